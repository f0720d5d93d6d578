#include "ui/generate/numberfield.h"

#include "ui/base/formmemory.h"

#include <QSpinBox>

namespace sudoku {

QSpinBox *makeNumberField(const char *name, int min, int value)
{
    constexpr int max = 999'999'999;
    auto *field = named(new QSpinBox, name);
    field->setRange(min, max);
    field->setValue(value);
    return field;
}

} // namespace sudoku
