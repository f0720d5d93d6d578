#include "ui/rules/ruletext.h"

#include <QRegularExpression>
#include <QStringList>

#include "core/board/board.h"
#include "core/formats/plain/directives.h"
#include "core/formats/text/constrainttext.h"

namespace sudoku {
namespace {

std::optional<std::vector<Constraint>> readRules(const QStringList &lines, const Geometry &geometry)
{
    std::vector<Constraint> constraints;
    for (const QString &line : lines) {
        auto constraint = readConstraint(geometry, line.toStdString());
        if (!constraint)
            return {};
        constraints.push_back(std::move(*constraint));
    }
    return constraints;
}

} // namespace

QString textOfRules(const Geometry &geometry, const std::vector<Constraint> &constraints)
{
    Board board(Puzzle(Geometry::withBoxes(defaultBoxes(geometry.size())))); // needs no words about its shape
    board.puzzle.constraints = constraints;
    return QString::fromStdString(directivesFor(board));
}

std::optional<CopiedRules> rulesInText(const QString &text, const Geometry &wanted)
{
    constexpr qsizetype maxText = 100'000; // characters: a paste of something else is no list of rules
    static const QRegularExpression words(QStringLiteral("^#\\s*sudoku-workbench:\\s*variant\\s+"));
    if (text.size() > maxText)
        return {};
    QStringList lines;
    for (const QString &line : text.split(QLatin1Char('\n')))
        if (const QString rule = line.trimmed().remove(words); !rule.isEmpty())
            lines += rule;
    if (lines.isEmpty())
        return {};
    if (auto constraints = readRules(lines, wanted))
        return CopiedRules{wanted, std::move(*constraints)};
    for (int size = minBoardSize; size <= maxBoardSize; ++size) {
        const Geometry geometry = Geometry::withBoxes(defaultBoxes(size));
        if (auto constraints = readRules(lines, geometry))
            return CopiedRules{geometry, std::move(*constraints)};
    }
    return {};
}

} // namespace sudoku
