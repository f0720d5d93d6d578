#include "ui/handbook/about.h"

#include "core/version/version.h"
#include "ui/base/icons.h"
#include "ui/handbook/licencesdialog.h"
#include "ui/handbook/problemreport.h"
#include "ui/text/strings.h"
#include "ui/text/versiontext.h"

#include <QClipboard>
#include <QCoreApplication>
#include <QGuiApplication>
#include <QMessageBox>
#include <QPushButton>

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
           + QStringLiteral("<p>%1</p>").arg(librariesText())
           + About::tr("<p>Free software under the MIT License. © 2026 The Sudoku Workbench authors.</p>")
           + About::tr(
               "<p>With thanks to the makers of MiniSat and CaDiCaL, which solve the boards; of Qt, which "
               "draws the window; of the typeface Roboto; of nlohmann/json and tl::expected; to HoDoKu and "
               "Sudoku Explainer for their ratings; and to the authors of the puzzles with which it is "
               "tested.</p>");
}

/// Adds a button that calls \a handler and leaves \a box open, as a button of such a box does not do by
/// itself.
template <typename Handler>
void addButton(QMessageBox &box, const QString &text, const QString &tip, const Handler &handler)
{
    QPushButton *button = box.addButton(text, QMessageBox::ActionRole);
    button->setToolTip(tip);
    button->setAutoDefault(false);
    button->disconnect(SIGNAL(clicked()));
    QObject::connect(button, &QPushButton::clicked, &box, handler);
}

/// Adds what a person needs who has a problem.
void addReporting(QMessageBox &box)
{
    addButton(box, About::tr("&Copy Details"),
              About::tr("Copies the versions of the program and of your system, for a report of a problem"),
              [] { QGuiApplication::clipboard()->setText(reportDetails()); });
    if (const QString address = toQString(reportAddress()); !address.isEmpty())
        addButton(box, About::tr("&Report a Problem…"),
                  About::tr("Copies the details, which belong into the report, and opens %1").arg(address),
                  [address] { reportProblem(address); });
}

/// Adds a button for the licences of all parts.
void addLicences(QMessageBox &box)
{
    addButton(box, About::tr("&Licences…"), QString(), [&box] { LicencesDialog(&box).exec(); });
}

} // namespace

void showAbout(QWidget *window)
{
    QMessageBox box(QMessageBox::NoIcon, About::tr("About Sudoku Workbench"), aboutText(), QMessageBox::Close,
                    window);
    constexpr int side = 64;
    box.setIconPixmap(applicationIcon().pixmap(QSize(side, side), box.devicePixelRatioF()));
    addReporting(box);
    addLicences(box);
    box.exec();
}

} // namespace sudoku
