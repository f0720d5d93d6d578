#include "ui/paint/paper/printedcode.h"

#include <QCoreApplication>

#include "ui/paint/qrcode.h"

#include <algorithm>
#include <cmath>

namespace sudoku {
namespace {

constexpr double maxSide = 50; // mm

struct CodeWords
{
    Q_DECLARE_TR_FUNCTIONS(PrintedCode)
};

} // namespace

bool canMakeCodes()
{
    return QrCode::isAvailable();
}

std::string codeText(const PrintedPuzzle &puzzle, LinkTarget target)
{
    if (target == LinkTarget::None || (target == LinkTarget::Solution && !puzzle.hasOneSolution()))
        return {};
    return shortestLink(target == LinkTarget::Solution ? linkedBoard(puzzle.board, puzzle.solution)
                                                       : linkedBoard(puzzle.board),
                        target);
}

double printedCodeSide(std::size_t bytes)
{
    const std::optional<int> modules = QrCode::sideOf(bytes);
    if (!modules || *modules * QrCode::minModule > maxSide)
        return 0;
    return std::min(*modules * QrCode::comfortableModule, maxSide);
}

std::size_t maxPrintedBytes()
{
    std::size_t bytes = QrCode::maxBytes;
    while (printedCodeSide(bytes) == 0)
        --bytes;
    return bytes;
}

double largestCodeSide(const PrintSection &section, LinkTarget target)
{
    double largest = 0;
    if (target != LinkTarget::None && QrCode::isAvailable())
        for (const PrintedPuzzle &puzzle : section.puzzles)
            largest = std::max(largest, printedCodeSide(codeText(puzzle, target).size()));
    return largest;
}

int printedModules(double side)
{
    // Codes of the largest size may have fewer modules, which are larger then.
    return side < maxSide ? static_cast<int>(std::lround(side / QrCode::comfortableModule)) : 0;
}

void paintCode(QPainter &painter, const QRectF &rect, const std::string &text, int minModules)
{
    if (const std::optional<QrCode> code = QrCode::of(text, minModules))
        code->paint(painter, rect);
}

QString tooLongCodeText(std::size_t bytes, CodePlace place)
{
    if (!QrCode::isAvailable())
        return CodeWords::tr("no QR code: this program was built without libqrencode");
    const std::size_t max = place == CodePlace::Paper ? maxPrintedBytes() : QrCode::maxBytes;
    if (bytes <= max)
        return {};
    return (place == CodePlace::Paper
                ? CodeWords::tr(
                    "no QR code: the link has %1 characters, and a code on paper holds at most %2")
                : CodeWords::tr("no QR code: the link has %1 characters, and a code holds at most %2"))
        .arg(bytes)
        .arg(max);
}

QString codeLossText(const PrintedPuzzle &puzzle, LinkTarget target)
{
    if (!puzzle.symbols->isOfPuzzle || !missingCodeText(puzzle, target).isEmpty()
        || target == LinkTarget::None)
        return {};
    return CodeWords::tr("QR codes lead to puzzles with digits: links hold no other symbols");
}

QString missingCodeText(const PrintedPuzzle &puzzle, LinkTarget target, CodePlace place)
{
    if (target == LinkTarget::None)
        return {};
    const std::string text = codeText(puzzle, target);
    if (text.empty())
        return CodeWords::tr("no QR code of the solution: the puzzle does not have exactly one");
    return tooLongCodeText(text.size(), place);
}

} // namespace sudoku
