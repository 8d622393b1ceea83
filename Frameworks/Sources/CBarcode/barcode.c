#include "CBarcode.h"

#include <zint.h>

static int symbol_of(BarcodeSymbology symbology) {
  switch (symbology) {
  case BarcodeQR: return BARCODE_QRCODE;
  case BarcodeAztec: return BARCODE_AZTEC;
  case BarcodePDF417: return BARCODE_PDF417;
  case BarcodeCode128: return BARCODE_CODE128;
  }
  return 0;
}

int barcode_modules(
    BarcodeSymbology symbology, const uint8_t *message, int length, int level, uint8_t *modules, int capacity, int *rows) {
  struct zint_symbol *symbol = ZBarcode_Create();
  if (!symbol) return 0;
  symbol->symbology = symbol_of(symbology);
  symbol->input_mode = DATA_MODE;
  if (level > 0) symbol->option_1 = level;
  int width = 0;
  if (length > 0 && ZBarcode_Encode(symbol, message, length) < ZINT_ERROR && symbol->width > 0 && symbol->rows > 0
      && (long)symbol->width * symbol->rows <= capacity) {
    width = symbol->width;
    *rows = symbol->rows;
    for (int row = 0; row < symbol->rows; row++)
      for (int column = 0; column < width; column++)
        modules[row * width + column] = symbol->encoded_data[row][column / 8] >> (column % 8) & 1;
  }
  ZBarcode_Delete(symbol);
  return width;
}
