#include "ui/ask/verdict/pairconclusions.h"

#include "ui/text/words.h"

namespace sudoku {
namespace {

constexpr std::size_t maxListed = 12;

/// Returns the cells of the one with \a index: see countOf().
std::vector<Cell> cellsOf(const CellPairs &pairs, std::size_t index)
{
    if (index < pairs.equal.size())
        return pairs.equal[index];
    const CellPair &pair = pairs.different[index - pairs.equal.size()];
    return {pair.first, pair.second};
}

QString sentence(const Geometry &geometry, const CellPairs &pairs, std::size_t index)
{
    const QString cells = someCellsText(geometry, cellsOf(pairs, index));
    return index < pairs.equal.size()
               ? Conclusions::tr("%1 contain the same digit in every solution.").arg(cells)
               : Conclusions::tr("%1 contain different digits in every solution.").arg(cells);
}

QString pairsHeadline(const CellPairs &pairs, int openCells, bool isWhole)
{
    const int equal = static_cast<int>(pairs.equal.size());
    const int different = static_cast<int>(pairs.different.size());
    if (isWhole && openCells == 0)
        return Conclusions::tr("Every cell has one digit in all solutions.");
    if (isWhole && equal + different == 0)
        return Conclusions::tr("No two cells are always equal, or always different without a rule.");
    if (equal + different == 0)
        return Conclusions::tr("No two cells were found so far that are always equal, or always different.");
    const QString groups = Conclusions::tr("%n group(s) of cells", nullptr, equal);
    const QString pairsOfCells = Conclusions::tr("%n pair(s) of cells", nullptr, different);
    if (equal > 0 && different > 0)
        return Conclusions::tr("Always equal: %1. Always different: %2.").arg(groups, pairsOfCells);
    if (equal > 0)
        return (isWhole ? Conclusions::tr("Always equal: %1. No others are always different.")
                        : Conclusions::tr("Always equal: %1. No different ones were found so far."))
            .arg(groups);
    return (isWhole ? Conclusions::tr("Always different: %1. No two cells are always equal.")
                    : Conclusions::tr("Always different: %1. No equal ones were found so far."))
        .arg(pairsOfCells);
}

} // namespace

Conclusion pairsConclusion(const Subject &subject, const CellPairs &pairs, int openCells,
                           const OrHalt<Outcome> &outcome, const QString &speed)
{
    const Geometry &geometry = subject.board.puzzle.geometry;
    Conclusion conclusion{.kind = outcome ? Conclusion::Kind::Good : Conclusion::Kind::Open,
                          .headline = pairsHeadline(pairs, openCells, outcome.has_value()),
                          .about = aboutText(subject, speed)};
    conclusion.findings.notes.resize(geometry.cellCount());
    for (std::size_t i = 0; i < countOf(pairs); ++i) {
        const QString text = sentence(geometry, pairs, i);
        if (i < maxListed)
            conclusion.lines += text;
        for (const Cell cell : cellsOf(pairs, i)) {
            QString &note = conclusion.findings.notes[cell];
            note += note.isEmpty() ? text : QLatin1Char(' ') + text;
        }
    }
    conclusion.findings.reasonOutlines = pairs.equal;
    if (!pairs.equal.empty())
        conclusion.legend = Conclusions::tr("Outlined together: cells with the same digit in every solution");
    if (countOf(pairs) > maxListed)
        conclusion.lines +=
            Conclusions::tr("… and %n more", nullptr, static_cast<int>(countOf(pairs) - maxListed));
    if (countOf(pairs) > 0)
        conclusion.lines += Conclusions::tr(
            "Not listed: what a rule demands, and what follows from cells that are always equal.");
    if (!outcome)
        conclusion.lines +=
            QStringList{Conclusions::tr("%Ln pair(s) of cells are not decided.", nullptr, pairs.open),
                        partialText(outcome.error())};
    return conclusion;
}

std::size_t countOf(const CellPairs &pairs)
{
    return pairs.equal.size() + pairs.different.size();
}

Conclusion onePairConclusion(const Subject &subject, const CellPairs &pairs, std::size_t index)
{
    const bool isEqual = index < pairs.equal.size();
    Conclusion conclusion{.kind = Conclusion::Kind::Good,
                          .title = Conclusions::tr("%1 of %2", "the number of a part of an answer")
                                       .arg(index + 1)
                                       .arg(countOf(pairs)),
                          .headline = sentence(subject.board.puzzle.geometry, pairs, index),
                          .about = subject.text()};
    conclusion.legend = isEqual ? Conclusions::tr("Framed: cells with the same digit in every solution")
                                : Conclusions::tr("Framed: cells with different digits in every solution");
    conclusion.findings.reasons = cellsOf(pairs, index);
    conclusion.findings.reasonMeaning =
        isEqual ? Conclusions::tr("equal in every solution") : Conclusions::tr("different in every solution");
    return conclusion;
}

} // namespace sudoku
