#include "ui/window/about.h"

#include <QCoreApplication>
#include <QMessageBox>

namespace sudoku {
namespace {

struct About
{
    Q_DECLARE_TR_FUNCTIONS(About)
};

} // namespace

void showAbout(QWidget *window)
{
    QMessageBox::about(window, About::tr("About Sudoku Workbench"),
                       About::tr("<h3>Sudoku Workbench %1</h3><p>Make, type in, solve, check and print "
                                 "Sudokus from 4 × 4 to 25 × 25.</p>"
                                 "<p>Boards are written as logic formulas and solved by MiniSat.</p>")
                           .arg(QCoreApplication::applicationVersion()));
}

} // namespace sudoku
