#include "app/cli/answers/fixes.h"

#include "core/analyse/completion.h"
#include "core/analyse/repair.h"
#include "core/analyse/ruleproposals.h"
#include "core/formats/text/constrainttext.h"

#include "ui/text/storywords.h"
#include "ui/text/symbolwords.h"

namespace sudoku::cli {
namespace {

QString kindText(RepairKind kind)
{
    switch (kind) {
    case RepairKind::Change:
        return QStringLiteral("change");
    case RepairKind::Number:
        return QStringLiteral("number");
    case RepairKind::Swap:
        return QStringLiteral("swap");
    case RepairKind::Exchange:
        return QStringLiteral("exchange");
    case RepairKind::OtherMark:
        return QStringLiteral("mark");
    case RepairKind::Turn:
        return QStringLiteral("turn");
    case RepairKind::Cells:
        return QStringLiteral("cells");
    case RepairKind::Shift:
        return QStringLiteral("shift");
    case RepairKind::Drop:
        return QStringLiteral("drop");
    case RepairKind::AddRule:
        return QStringLiteral("add-rule");
    case RepairKind::Remove:
        break;
    }
    return QStringLiteral("remove");
}

/// Looks for changes of a puzzle without a solution.
OrHalt<Outcome> findWrong(std::vector<Fix> &fixes, const Settings &settings, const Puzzle &puzzle,
                          const std::stop_token &stop)
{
    const RepairResult result = findRepairs(puzzle, {}, settings.solve, stop);
    for (const Repair &repair : result.repairs)
        fixes.push_back({kindText(repair.kind), repair, repair.verdict == Uniqueness::Unique});
    return result.outcome;
}

/// Looks for clues that a puzzle with several solutions lacks, and for rules instead of them. A rule comes
/// first where it takes several clues.
OrHalt<Outcome> findMissing(std::vector<Fix> &fixes, const Settings &settings, const Puzzle &puzzle,
                            const Grid &solution, const std::stop_token &stop)
{
    const Completion completion = completeToAny(puzzle, solution, settings.solve, stop);
    std::vector<CellChange> changes;
    for (const Cell cell : completion.cells)
        changes.push_back({cell, noDigit, completion.solution[cell]});
    const bool isOneGiven = changes.size() == 1;
    if (!changes.empty())
        fixes.push_back({QStringLiteral("add"), {RepairKind::Change, std::move(changes)}, true});
    if (!completion.outcome)
        return completion.outcome;
    const RuleProposals rules = findRuleProposals(puzzle, {}, settings.repeatably(), stop);
    std::vector<Fix> proposed;
    for (const RuleProposal &rule : rules.proposals)
        proposed.push_back({kindText(rule.kind), rule, true});
    const bool areFirst = !isOneGiven && !proposed.empty() && !rules.proposals.front().isNewKind;
    fixes.insert(areFirst ? fixes.begin() : fixes.end(), proposed.begin(), proposed.end());
    return rules.outcome;
}

QString symbolOrDot(const Settings &settings, Digit digit)
{
    return digit == noDigit ? QStringLiteral(".") : symbolText(*settings.symbols, digit);
}

/// Returns the directive of a constraint, or a dot where there is none.
QString directiveText(const Geometry &geometry, const Constraint *constraint)
{
    return constraint ? QString::fromStdString(constraintText(geometry, *constraint)) : QStringLiteral(".");
}

/// Returns null for a rule that is added.
const Constraint *oldRule(const Puzzle &puzzle, const RuleChange &change)
{
    return change.constraint < std::ssize(puzzle.constraints) ? &puzzle.constraints[change.constraint]
                                                              : nullptr;
}

const Constraint *newRule(const RuleChange &change)
{
    return change.to ? &*change.to : nullptr;
}

/// Returns a text such as "r1c1 5>3 r1c2 3>5 unique" or "killer 21 r1c6 r1c7>killer 22 r1c6 r1c7 unique".
QString fixText(const Settings &settings, const Puzzle &puzzle, const Fix &fix)
{
    QStringList words;
    for (const CellChange &change : fix.repair.changes)
        words += QStringLiteral("%1 %2>%3")
                     .arg(QString::fromStdString(puzzle.geometry.cellName(change.cell)),
                          symbolOrDot(settings, change.from), symbolOrDot(settings, change.to));
    for (const RuleChange &change : fix.repair.rules)
        words += directiveText(puzzle.geometry, oldRule(puzzle, change)) + QLatin1Char('>')
                 + directiveText(puzzle.geometry, newRule(change));
    words += fix.leavesOne ? QStringLiteral("unique") : QStringLiteral("multiple");
    return words.join(QLatin1Char(' '));
}

Json ruleChangesJson(const Puzzle &puzzle, const std::vector<RuleChange> &rules)
{
    Json changes = Json::array();
    for (const RuleChange &change : rules) {
        Json object{{"constraint", change.constraint}};
        if (const Constraint *from = oldRule(puzzle, change))
            object["from"] = constraintText(puzzle.geometry, *from);
        if (change.to)
            object["to"] = constraintText(puzzle.geometry, *change.to);
        changes.push_back(std::move(object));
    }
    return changes;
}

Json fixJson(const Puzzle &puzzle, const Fix &fix)
{
    Json changes = Json::array();
    for (const CellChange &change : fix.repair.changes)
        changes.push_back(
            {{"cell", puzzle.geometry.cellName(change.cell)}, {"from", change.from}, {"to", change.to}});
    Json object{{"kind", fix.kind}, {"changes", changes}, {"verdict", fix.leavesOne ? "unique" : "multiple"}};
    if (!fix.repair.rules.empty())
        object["rules"] = ruleChangesJson(puzzle, fix.repair.rules);
    return object;
}

} // namespace

Fixes findFixes(const Settings &settings, const Puzzle &puzzle, const std::vector<Grid> &solutions,
                const std::stop_token &stop)
{
    Fixes fixes;
    fixes.outcome = solutions.empty() ? findWrong(fixes.found, settings, puzzle, stop)
                                      : findMissing(fixes.found, settings, puzzle, solutions.front(), stop);
    return fixes;
}

QStringList addFixes(Finding &found, const Settings &settings, const Puzzle &puzzle, const Fixes &fixes)
{
    QStringList texts;
    QStringList sentences;
    Json objects = Json::array();
    for (const Fix &fix : fixes.found) {
        sentences += fixStoryText(puzzle, *settings.symbols, fix.repair, fix.leavesOne) + '.';
        texts += fixText(settings, puzzle, fix);
        objects.push_back(fixJson(puzzle, fix));
    }
    const QString fixesText = !texts.isEmpty() ? QStringLiteral("fix: ") + texts.join(QStringLiteral(", "))
                              : fixes.outcome  ? QStringLiteral("no change of a clue or rule helps")
                                               : QStringLiteral("fix: undecided");
    found.text += ("; " + fixesText).toStdString();
    found.fields["fixes"] = objects;
    if (!fixes.outcome)
        addHalt(found, fixes.outcome.error());
    return sentences;
}

} // namespace sudoku::cli
