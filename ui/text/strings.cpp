#include "ui/text/strings.h"

#include <QTranslator>

namespace sudoku {

void installPlurals()
{
    if (!QCoreApplication::instance())
        return;
    auto *english = new QTranslator(QCoreApplication::instance());
    if (english->load(QStringLiteral(":/translations/sudoku-workbench_en.qm")))
        QCoreApplication::installTranslator(english);
}

} // namespace sudoku
