#include "ui/printjob/picturelook.h"

#include "ui/printjob/paper.h"

#include <QCoreApplication>
#include <QRegularExpression>

#include <array>
#include <cmath>

namespace sudoku {
namespace {

struct LookWords
{
    Q_DECLARE_TR_FUNCTIONS(PictureLook)
};

constexpr std::array pixelTable{
    NamedPictureChoice<PixelKind>{PixelKind::Rgb, "rgb", TR_NOOP("PixelKind", "RGB")},
    NamedPictureChoice<PixelKind>{PixelKind::Grey, "grey", TR_NOOP("PixelKind", "Grey")},
    NamedPictureChoice<PixelKind>{PixelKind::OneBit, "1-bit",
                                  TR_NOOP("PixelKind", "Black and white (1 bit)")},
};

constexpr std::array letterTable{
    NamedPictureChoice<LetterKind>{LetterKind::Outlines, "outlines", TR_NOOP("LetterKind", "Outlines")},
    NamedPictureChoice<LetterKind>{LetterKind::Text, "text", TR_NOOP("LetterKind", "Text in Roboto")},
};

/// The unit of a length, in mm.
struct Unit
{
    const char *name;
    double millimetres;
};
constexpr std::array units{Unit{"", 1}, Unit{"mm", 1}, Unit{"cm", 10}, Unit{"in", millimetresPerInch},
                           Unit{"pt", millimetresPerInch / pointsPerInch}};

/// Returns how many pencil marks are side by side in a cell, or 1 if there are none.
int marksAbreast(const PictureContents &contents)
{
    return contents.hasPencilMarks ? static_cast<int>(std::ceil(std::sqrt(contents.digitCount))) : 1;
}

/// Returns the side of the smallest cell with legible digits, in mm: of 5 pt, small type in newspapers.
double minCellSide(const PictureContents &contents)
{
    constexpr double figure = 2.2;
    constexpr double twoFigures = 2.8;
    constexpr double mark = 1.8; // the same size, with less around it
    if (contents.hasPencilMarks)
        return mark * marksAbreast(contents);
    return contents.digitCount <= 9 ? figure : twoFigures;
}

int minCellPixels(const PictureContents &contents)
{
    constexpr int mark = 7;
    if (contents.hasPencilMarks)
        return mark * marksAbreast(contents);
    return contents.digitCount <= 9 ? 12 : 16;
}

} // namespace

std::span<const NamedPictureChoice<PixelKind>> pixelKinds()
{
    return pixelTable;
}

std::span<const NamedPictureChoice<LetterKind>> letterKinds()
{
    return letterTable;
}

std::optional<double> readLength(const QString &text)
{
    static const QRegularExpression pattern(QStringLiteral("^(\\d+(?:\\.\\d+)?) *(mm|cm|in|pt)?$"),
                                            QRegularExpression::CaseInsensitiveOption);
    const QRegularExpressionMatch match = pattern.match(text.trimmed());
    if (!match.hasMatch())
        return {};
    for (const Unit &unit : units)
        if (match.captured(2).toLower() == QLatin1String(unit.name))
            return match.captured(1).toDouble() * unit.millimetres;
    return {};
}

QString sizeProblem(const PictureLook &look, const PictureContents &contents)
{
    const std::optional<double> side = look.side(contents.isSolution);
    if (!side)
        return {};
    const int size = contents.boardSize;
    if (const double least = std::ceil(minCellSide(contents) * size); *side < least)
        return LookWords::tr("%1 mm is too small for a board of %2x%2: nobody could read it; %3 mm would do")
            .arg(*side)
            .arg(size)
            .arg(least);
    if (!contents.hasPixels)
        return {};
    const int dots = look.dotsPerInch.value_or(defaultDotsPerInch);
    const auto dotsFor = [&](double pixels) { return pixels * millimetresPerInch / *side; };
    if (const double least = std::ceil(dotsFor(minCellPixels(contents) * size)); dots < least)
        return LookWords::tr("%1 dots per inch are too few for a board of %2x%2 of %3 mm; %4 would do")
            .arg(dots)
            .arg(size)
            .arg(*side)
            .arg(least);
    constexpr double room = 1.4; // for what stands outside the board
    if (const double most = std::floor(dotsFor(maxPicture / room)); dots > most)
        return LookWords::tr("%1 dots per inch are too many for a board of %2 mm; %3 would do")
            .arg(dots)
            .arg(*side)
            .arg(most);
    return {};
}

} // namespace sudoku
