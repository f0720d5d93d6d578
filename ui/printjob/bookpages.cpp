#include "ui/printjob/bookpages.h"

namespace sudoku {

bool takeHeading(QString &text)
{
    const QString sign = QStringLiteral("# ");
    const bool isHeading = text.startsWith(sign);
    if (isHeading)
        text = text.mid(sign.size());
    return isHeading;
}

} // namespace sudoku
