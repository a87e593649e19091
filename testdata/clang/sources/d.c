// windows EH funclets
int may(int); 
int seh(int x) { __try { x = may(x); } __except (x == 3) { return 4; } __try { may(2); } __finally { may(3); } return x; }
