#include "ui/ask/verdict/reasonfindings.h"

#include "ui/ask/verdict/evidencenotes.h"

#include <algorithm>

namespace sudoku {
namespace {

/// Returns the cells of the rules that a reason needs, for outlines.
std::vector<std::vector<Cell>> outlinesOf(const Position &position, const std::vector<Premise> &premises)
{
    std::vector<std::vector<Cell>> outlines;
    for (const Premise &premise : premises)
        if (std::holds_alternative<premise::RuleIsKept>(premise)
            || std::holds_alternative<premise::ImpliedSumIsKept>(premise))
            outlines.push_back(cellsOf(position.rules(), premise));
    return outlines;
}

} // namespace

BoardFindings reasonFindings(const Position &position, const std::vector<Premise> &premises,
                             const std::vector<Candidate> &placements,
                             const std::vector<Candidate> &eliminations, const SymbolSet &symbols)
{
    StepEvidence evidence{.placements = placements, .eliminations = eliminations};
    const RuleIndex &rules = position.rules();
    std::vector<Candidate> pattern;
    for (const Premise &premise : premises) {
        const std::vector<Candidate> candidates = candidatesOf(position, premise);
        pattern.insert(pattern.end(), candidates.begin(), candidates.end());
        if (const auto *has = std::get_if<premise::HouseHasDigit>(&premise))
            evidence.houses.push_back({rules.house(has->house).cells, HouseRole::Base});
    }
    for (const auto &concluded : {placements, eliminations})
        for (const Candidate &candidate : concluded)
            std::erase(pattern, candidate);
    evidence.groups.push_back({Role::Pattern, std::move(pattern)});
    for (Cell cell = 0; cell < rules.cellCount(); ++cell)
        evidence.candidates.push_back(position.candidates(cell));
    std::vector<QString> notes = evidenceNotes(evidence, rules.cellCount(), symbols);
    return {.reasonOutlines = outlinesOf(position, premises),
            .evidence = std::move(evidence),
            .notes = std::move(notes)};
}

} // namespace sudoku
