void may(int); struct G { G(); ~G(); int v; };
int eh(int x) { G g; try { G h; may(x); } catch (int &i) { try { may(i); } catch (...) { may(7); } return i; } catch (...) { may(9); throw; } return 1; }
