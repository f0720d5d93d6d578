#include "ui/handbook/about.h"

#include "ui/base/icons.h"

#include <QCoreApplication>
#include <QMessageBox>

namespace sudoku {
namespace {

struct About
{
    Q_DECLARE_TR_FUNCTIONS(About)
};

QString aboutText()
{
    return About::tr(
               "<h3>Sudoku Workbench %1</h3><p>Make, type in, solve, check and print Sudokus from 4 × 4 to "
               "25 × 25.</p>")
               .arg(QCoreApplication::applicationVersion())
           + About::tr("<p>Free software under the MIT License. © 2026 The Sudoku Workbench authors.</p>")
           + About::tr(
               "<p>With thanks to the makers of MiniSat and CaDiCaL, which solve the boards; of Qt, which "
               "draws the window; of the typeface Roboto; of nlohmann/json and tl::expected; to HoDoKu and "
               "Sudoku Explainer for their ratings; and to the authors of the puzzles with which it is "
               "tested.</p>");
}

} // namespace

void showAbout(QWidget *window)
{
    QMessageBox box(QMessageBox::NoIcon, About::tr("About Sudoku Workbench"), aboutText(), QMessageBox::Close,
                    window);
    constexpr int side = 64;
    box.setIconPixmap(applicationIcon().pixmap(QSize(side, side), box.devicePixelRatioF()));
    box.exec();
}

} // namespace sudoku
