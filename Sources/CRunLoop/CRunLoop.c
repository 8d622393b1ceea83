// CRunLoop
