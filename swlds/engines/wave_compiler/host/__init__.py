"""Host IR as text: names, the values of a wave, what lies beside the kernel."""
