#include "ui/paint/boardfont.h"

#include <QFontDatabase>
#include <QString>
#include <QStringList>

/// The linker drops the resources of a static library unless they are asked for, by name and outside any
/// namespace.
static void useFonts()
{
    Q_INIT_RESOURCE(fonts);
}

namespace sudoku {
namespace {

/// Returns the family of the fonts that are built in.
QString loadFamily()
{
    useFonts();
    QString family;
    for (const char *name : {"Regular", "Medium", "Bold"}) {
        const int id = QFontDatabase::addApplicationFont(
            QStringLiteral(":/fonts/Roboto-%1.ttf").arg(QLatin1String(name)));
        if (const QStringList families = QFontDatabase::applicationFontFamilies(id);
            family.isEmpty() && !families.isEmpty())
            family = families.front();
    }
    return family;
}

} // namespace

QFont boardFont()
{
    static const QString family = loadFamily();
    QFont font;
    if (!family.isEmpty()) // else the platform can load no font, and its own has to do
        font.setFamily(family);
    return font;
}

} // namespace sudoku
