#include "ui/paint/paper/printfont.h"

#include <QCoreApplication>
#include <QFont>
#include <QFontDatabase>
#include <QRawFont>
#include <QtEndian>

#include "ui/paint/boardfont.h"
#include "ui/text/nearnames.h"

namespace sudoku {
namespace {

struct FontWords
{
    Q_DECLARE_TR_FUNCTIONS(PrintFont)
};

constexpr unsigned permissions = 0xF; // the lowest bits; the others are rarely set
constexpr unsigned restricted = 0x2;
constexpr unsigned noSubsetting = 0x100;
constexpr unsigned bitmapsOnly = 0x200;

/// Returns the permissions of \a font; 0, which allows all, if it says none.
unsigned permissionsOf(const QRawFont &font)
{
    constexpr qsizetype place = 8;
    const QByteArray os2 = font.fontTable("OS/2");
    return os2.size() < place + 2 ? 0 : qFromBigEndian<quint16>(os2.constData() + place);
}

QString familiesText(const QString &family)
{
    const QStringList families = QFontDatabase::families();
    const QStringList near = nearNames(family, families);
    const QStringList named = near.isEmpty() ? families.mid(0, 10) : near;
    return named.join(QStringLiteral(", "));
}

} // namespace

bool mayBeEmbedded(unsigned fsType)
{
    return (fsType & permissions) != restricted && (fsType & (noSubsetting | bitmapsOnly)) == 0;
}

QString printFontProblem(const QString &family)
{
    if (family.isEmpty())
        return {};
    if (family != boardFont().family() && !QFontDatabase::hasFamily(family)) // which loads the program's own
        return FontWords::tr("no font '%1' is installed; there are %2").arg(family, familiesText(family));
    const QRawFont font = QRawFont::fromFont(QFont(family));
    if (!QFontDatabase::isSmoothlyScalable(family) || !font.isValid())
        return FontWords::tr("'%1' has no outlines, which paper needs; there are %2")
            .arg(family, familiesText(family));
    for (char16_t digit = u'0'; digit <= u'9'; ++digit)
        if (!font.supportsCharacter(QChar(digit)))
            return FontWords::tr("'%1' has no digits; there are %2").arg(family, familiesText(family));
    if (!mayBeEmbedded(permissionsOf(font)))
        return FontWords::tr("'%1' may not be embedded into files, says its maker; there are %2")
            .arg(family, familiesText(family));
    return {};
}

} // namespace sudoku
