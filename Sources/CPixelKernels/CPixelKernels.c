// CPixelKernels
