#ifndef CBARCODE_H
#define CBARCODE_H

#include <stdint.h>

// Barcodes by libzint.

typedef enum BarcodeSymbology { BarcodeQR, BarcodeAztec, BarcodePDF417, BarcodeCode128 } BarcodeSymbology;

// The number of modules in the largest symbol.
enum { BarcodeMaximumModules = 200 * 1152 };

// Writes one byte for each module, row by row from the top, 1 for a dark one, and the number of rows.
// level: the error correction of QR codes, 1 (L) to 4 (H); 0 for the standard's recommendation.
// Returns the number of modules in a row; 0 if the message cannot be encoded, or if there are more than `capacity` modules.
int barcode_modules(
    BarcodeSymbology symbology, const uint8_t *message, int length, int level, uint8_t *modules, int capacity, int *rows);

#endif
