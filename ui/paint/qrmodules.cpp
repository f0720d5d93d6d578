#include "ui/paint/qrmodules.h"

#include <qrencode.h>

#include <memory>

namespace sudoku {

const bool canMakeQrModules = true;

std::vector<bool> qrModules(std::string_view text, QrRedundancy redundancy, int version)
{
    const QRecLevel level = redundancy == QrRedundancy::Low ? QR_ECLEVEL_L : QR_ECLEVEL_M;
    const std::unique_ptr<QRcode, decltype(&QRcode_free)> code(
        QRcode_encodeData(static_cast<int>(text.size()), reinterpret_cast<const unsigned char *>(text.data()),
                          version, level),
        QRcode_free);
    if (!code)
        return {};
    std::vector<bool> isDark;
    for (int i = 0; i < code->width * code->width; ++i)
        isDark.push_back((code->data[i] & 1) != 0); // the other bits say what a module is for
    return isDark;
}

} // namespace sudoku
