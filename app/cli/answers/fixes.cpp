#include "app/cli/answers/fixes.h"

#include "core/analyse/completion.h"
#include "core/analyse/repair.h"

#include "ui/text/storywords.h"

namespace sudoku::cli {
namespace {

struct Fix
{
    QString kind; ///< "change", "swap", "shift", "remove" or "add"
    std::vector<CellChange> changes;
    bool leavesOne; ///< exactly one solution
};

QString kindText(RepairKind kind)
{
    switch (kind) {
    case RepairKind::Change:
        return QStringLiteral("change");
    case RepairKind::Swap:
        return QStringLiteral("swap");
    case RepairKind::Shift:
        return QStringLiteral("shift");
    case RepairKind::Remove:
        break;
    }
    return QStringLiteral("remove");
}

OrHalt<Outcome> findFixes(std::vector<Fix> &fixes, const Settings &settings, const Puzzle &puzzle,
                          const std::stop_token &stop)
{
    const RepairResult result = findRepairs(puzzle, {}, settings.solve, stop);
    for (const Repair &repair : result.repairs)
        fixes.push_back({kindText(repair.kind), repair.changes, repair.verdict == Uniqueness::Unique});
    return result.outcome;
}

OrHalt<Outcome> findMissing(std::vector<Fix> &fixes, const Settings &settings, const Puzzle &puzzle,
                            const Grid &solution, const std::stop_token &stop)
{
    const Completion completion = completeToAny(puzzle, solution, settings.solve, stop);
    std::vector<CellChange> changes;
    for (const Cell cell : completion.cells)
        changes.push_back({cell, noDigit, completion.solution[cell]});
    if (!changes.empty())
        fixes.push_back({QStringLiteral("add"), changes, true});
    return completion.outcome;
}

QString symbolText(const Settings &settings, Digit digit)
{
    return digit == noDigit ? QStringLiteral(".") : QString::fromStdString(settings.symbols->symbol(digit));
}

/// Returns a text such as "r1c1 5>3 r1c2 3>5 unique"
QString fixText(const Settings &settings, const Geometry &geometry, const Fix &fix)
{
    QStringList words;
    for (const CellChange &change : fix.changes)
        words += QStringLiteral("%1 %2>%3")
                     .arg(QString::fromStdString(geometry.cellName(change.cell)),
                          symbolText(settings, change.from), symbolText(settings, change.to));
    words += fix.leavesOne ? QStringLiteral("unique") : QStringLiteral("multiple");
    return words.join(QLatin1Char(' '));
}

Json fixJson(const Geometry &geometry, const Fix &fix)
{
    Json changes = Json::array();
    for (const CellChange &change : fix.changes)
        changes.push_back(
            {{"cell", geometry.cellName(change.cell)}, {"from", change.from}, {"to", change.to}});
    return {{"kind", fix.kind}, {"changes", changes}, {"verdict", fix.leavesOne ? "unique" : "multiple"}};
}

} // namespace

QStringList addFixes(Finding &found, const Settings &settings, const Puzzle &puzzle,
                     const std::stop_token &stop)
{
    std::vector<Fix> fixes;
    const bool hasSolution = found.solutions && !found.solutions->empty();
    const OrHalt<Outcome> outcome = hasSolution
                                        ? findMissing(fixes, settings, puzzle, found.solutions->front(), stop)
                                        : findFixes(fixes, settings, puzzle, stop);
    QStringList texts;
    QStringList sentences;
    Json objects = Json::array();
    for (const Fix &fix : fixes) {
        sentences += fixStoryText(puzzle.geometry, *settings.symbols, fix.changes, fix.leavesOne) + '.';
        texts += fixText(settings, puzzle.geometry, fix);
        objects.push_back(fixJson(puzzle.geometry, fix));
    }
    const QString fixesText = !texts.isEmpty() ? QStringLiteral("fix: ") + texts.join(QStringLiteral(", "))
                              : outcome        ? QStringLiteral("no change of clues helps")
                                               : QStringLiteral("fix: undecided");
    found.text += ("; " + fixesText).toStdString();
    found.fields["fixes"] = objects;
    if (!outcome)
        addHalt(found, outcome.error());
    return sentences;
}

} // namespace sudoku::cli
