#include "app/library/canswer.h"

#include <new>
#include <span>

namespace sudokuworkbench {

sw_answer plain(ReadAnswer answer)
{
    sw_answer result{.base = answer};
    result.puzzles = std::move(answer.puzzles);
    return result;
}

sw_answer plain(v2::SolveAnswer answer)
{
    sw_answer result{.base = answer, .verdict = answer.verdict};
    if (answer.verdict == Verdict::Solved) {
        result.solutions.push_back(std::move(answer.solution));
        result.regions.push_back(std::move(answer.regions));
    }
    return result;
}

sw_answer plain(v2::CheckAnswer answer)
{
    return {.base = answer,
            .verdict = answer.verdict,
            .solutions = std::move(answer.solutions),
            .regions = std::move(answer.regions)};
}

sw_answer plain(const CountAnswer &answer)
{
    return {.base = answer, .count = answer.count, .isExact = answer.isExact};
}

sw_answer plain(CandidatesAnswer answer)
{
    sw_answer result{.base = answer, .verdict = answer.verdict, .isExact = answer.isComplete};
    result.candidates = std::move(answer.candidates);
    return result;
}

sw_answer plain(ExplainAnswer answer)
{
    sw_answer result{.base = answer, .verdict = answer.verdict};
    result.solutions = std::move(answer.solutions);
    for (Reason &reason : answer.contradiction)
        result.reasons.push_back(std::move(reason.name));
    for (const Difference &difference : answer.differences)
        result.cells.push_back(difference.cell);
    result.text = std::move(answer.text);
    return result;
}

sw_answer plain(HintAnswer answer)
{
    sw_answer result{.base = answer, .hintKind = answer.kind, .step = std::move(answer.step)};
    result.cells = std::move(answer.cells);
    if (result.step)
        result.text = result.step->text;
    return result;
}

sw_answer plain(RateAnswer answer)
{
    sw_answer result{.base = answer, .verdict = answer.verdict};
    result.level = answer.hodoku ? std::move(answer.hodoku) : std::move(answer.general);
    result.explainer = std::move(answer.explainer);
    return result;
}

sw_answer plain(GenerateAnswer answer)
{
    sw_answer result{.base = answer, .isExact = answer.isAsAsked};
    if (!answer.puzzle)
        return result;
    result.puzzles.push_back(std::move(*answer.puzzle));
    result.solutions.push_back(std::move(answer.solution));
    if (!answer.level.empty())
        result.level = {.level = std::move(answer.level)};
    return result;
}

namespace {

/// Returns the element, or nothing where there is none.
template <typename Element>
const Element *elementOf(const std::vector<Element> &list, std::size_t index)
{
    return index < list.size() ? &list[index] : nullptr;
}

const char *cText(const std::string *text)
{
    return text ? text->c_str() : nullptr;
}

int putCandidate(const std::vector<Candidate> &candidates, std::size_t index, int *cell, int *digit)
{
    const Candidate *const candidate = elementOf(candidates, index);
    if (!candidate || !cell || !digit)
        return 0;
    *cell = candidate->cell;
    *digit = candidate->digit;
    return 1;
}

} // namespace
} // namespace sudokuworkbench

using namespace sudokuworkbench;

int sw_answer_status(const sw_answer *answer)
{
    return answer ? static_cast<int>(answer->base.status) : SW_BAD_REQUEST;
}

const char *sw_answer_code(const sw_answer *answer)
{
    return answer ? answer->base.code.c_str() : nullptr;
}

const char *sw_answer_message(const sw_answer *answer)
{
    return answer ? answer->base.message.c_str() : nullptr;
}

int sw_answer_line(const sw_answer *answer)
{
    return answer ? answer->base.line : 0;
}

int sw_answer_column(const sw_answer *answer)
{
    return answer ? answer->base.column : 0;
}

int sw_answer_verdict(const sw_answer *answer)
{
    return answer ? static_cast<int>(answer->verdict) : SW_UNDECIDED;
}

size_t sw_answer_puzzle_count(const sw_answer *answer)
{
    return answer ? answer->puzzles.size() : 0;
}

sw_puzzle *sw_answer_puzzle(const sw_answer *answer, size_t index)
{
    const Puzzle *const puzzle = answer ? elementOf(answer->puzzles, index) : nullptr;
    return puzzle ? new (std::nothrow) sw_puzzle{*puzzle} : nullptr;
}

size_t sw_answer_solution_count(const sw_answer *answer)
{
    return answer ? answer->solutions.size() : 0;
}

const uint8_t *sw_answer_solution(const sw_answer *answer, size_t index)
{
    const Grid *const solution = answer ? elementOf(answer->solutions, index) : nullptr;
    return solution ? solution->data() : nullptr;
}

int sw_answer_region(const sw_answer *answer, size_t index, int cell)
{
    const v2::Regions *const regions = answer ? elementOf(answer->regions, index) : nullptr;
    const std::uint16_t *const region =
        regions && cell >= 0 ? elementOf(*regions, static_cast<size_t>(cell)) : nullptr;
    return region ? *region : -1;
}

int64_t sw_answer_count(const sw_answer *answer)
{
    return answer ? answer->count : 0;
}

int sw_answer_is_exact(const sw_answer *answer)
{
    return answer && answer->isExact ? 1 : 0;
}

uint32_t sw_answer_candidates(const sw_answer *answer, int cell)
{
    const uint32_t *const digits =
        answer && cell >= 0 ? elementOf(answer->candidates, static_cast<size_t>(cell)) : nullptr;
    return digits ? *digits : 0;
}

size_t sw_answer_reason_count(const sw_answer *answer)
{
    return answer ? answer->reasons.size() : 0;
}

const char *sw_answer_reason(const sw_answer *answer, size_t index)
{
    return answer ? cText(elementOf(answer->reasons, index)) : nullptr;
}

size_t sw_answer_cell_count(const sw_answer *answer)
{
    return answer ? answer->cells.size() : 0;
}

int sw_answer_cell(const sw_answer *answer, size_t index)
{
    const int *const cell = answer ? elementOf(answer->cells, index) : nullptr;
    return cell ? *cell : -1;
}

const char *sw_answer_text(const sw_answer *answer)
{
    return answer ? answer->text.c_str() : nullptr;
}

int sw_answer_hint_kind(const sw_answer *answer)
{
    return answer ? static_cast<int>(answer->hintKind) : SW_HINT_NOTHING;
}

const char *sw_answer_technique(const sw_answer *answer)
{
    return answer && answer->step ? answer->step->technique.c_str() : nullptr;
}

size_t sw_answer_placement_count(const sw_answer *answer)
{
    return answer && answer->step ? answer->step->placements.size() : 0;
}

int sw_answer_placement(const sw_answer *answer, size_t index, int *cell, int *digit)
{
    return answer && answer->step ? putCandidate(answer->step->placements, index, cell, digit) : 0;
}

size_t sw_answer_elimination_count(const sw_answer *answer)
{
    return answer && answer->step ? answer->step->eliminations.size() : 0;
}

int sw_answer_elimination(const sw_answer *answer, size_t index, int *cell, int *digit)
{
    return answer && answer->step ? putCandidate(answer->step->eliminations, index, cell, digit) : 0;
}

const char *sw_answer_level(const sw_answer *answer)
{
    return answer && answer->level ? answer->level->level.c_str() : nullptr;
}

const char *sw_answer_hardest(const sw_answer *answer)
{
    return answer && answer->level ? answer->level->hardest.c_str() : nullptr;
}

int sw_answer_score(const sw_answer *answer)
{
    return answer && answer->level ? answer->level->score : 0;
}

int sw_answer_er(const sw_answer *answer)
{
    return answer && answer->explainer ? answer->explainer->er : 0;
}

int sw_answer_ep(const sw_answer *answer)
{
    return answer && answer->explainer ? answer->explainer->ep : 0;
}

int sw_answer_ed(const sw_answer *answer)
{
    return answer && answer->explainer ? answer->explainer->ed : 0;
}
