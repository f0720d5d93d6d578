#include "ui/paint/printjob.h"

#include "ui/paint/paper.h"

namespace sudoku {

QSizeF PrintJob::sheetSize() const
{
    const Paper &sheet = paper ? *paper : papers().front();
    const QSizeF upright(sheet.width, sheet.height);
    return isBooklet || orientation == PaperOrientation::Landscape ? upright.transposed() : upright;
}

QSizeF PrintJob::pageSize() const
{
    const QSizeF sheet = sheetSize();
    return isBooklet ? QSizeF(sheet.width() / 2, sheet.height()) : sheet;
}

} // namespace sudoku
