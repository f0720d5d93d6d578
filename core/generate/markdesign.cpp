#include "core/generate/markdesign.h"

#include "core/board/stopcheck.h"
#include "core/generate/deriveconstraints.h"

#include <algorithm>
#include <iterator>

namespace sudoku {
namespace {

constexpr int maxMarkedBoards = 12;
constexpr int exchangesOnBoard = 300; // some tens of milliseconds
constexpr std::uint64_t mostExchanged = 3;
/// Where so many exchanges in a row change nothing, there is no choice: all marks are there.
constexpr int exchangesInVain = 60;
/// With so many candidates left in a cell on average, no other solution need be looked for: there are many.
constexpr int loosePerCell = 4;

} // namespace

bool MarkDesign::isFor(const GenerateRequest &request)
{
    return !request.derived.empty() && asksForNoClue(request) && !request.hasManySolutions
           && request.difficulty.isEmpty()
           && std::ranges::none_of(request.derived, [](const Variant *kind) { return hasCages(*kind); });
}

MarkDesign::MarkDesign(const GenerateRequest &request, Random &random, const SolveOptions &options,
                       const std::stop_token &stop, Report report)
    : m_request(request),
      m_random(random),
      m_options(options),
      m_stop(stop),
      m_report(std::move(report))
{
}

bool MarkDesign::isExhausted() const
{
    return m_boards >= (m_request.shape.geometry.size() > maxDesigned ? 1 : maxMarkedBoards);
}

Puzzle MarkDesign::search(const Puzzle &shape, const Grid &solution)
{
    ++m_boards;
    m_solution = &solution;
    CageProbe probe(solution, m_options);
    Puzzle puzzle = shape;
    std::ranges::move(derived(shape, {}), std::back_inserter(puzzle.constraints));
    puzzle = narrowed(shape, std::move(puzzle), probe);
    const int hopeless = loosePerCell * solution.cellCount();
    m_isMet = !isStopped(m_stop) && probe.looseness(puzzle, m_stop).value_or(hopeless) < hopeless
              && probe.findOther(puzzle, m_stop) == Outcome::None;
    m_report();
    return puzzle;
}

/// Exchanges marks as long as that leaves fewer candidates.
Puzzle MarkDesign::narrowed(const Puzzle &shape, Puzzle puzzle, CageProbe &probe)
{
    std::optional<int> looseness = probe.looseness(puzzle, m_stop);
    int inVain = 0;
    for (int i = 0; i < exchangesOnBoard && inVain < exchangesInVain && looseness && *looseness > 0; ++i) {
        const auto firstMark = puzzle.constraints.begin() + std::ssize(shape.constraints);
        Puzzle next = shape;
        std::ranges::move(derived(shape, withoutSome({firstMark, puzzle.constraints.end()})),
                          std::back_inserter(next.constraints));
        const std::optional<int> after = probe.looseness(next, m_stop);
        inVain = after == looseness ? inVain + 1 : 0;
        m_report();
        if (!after || *after > *looseness)
            continue;
        looseness = after;
        puzzle = std::move(next);
    }
    return puzzle;
}

std::vector<Constraint> MarkDesign::withoutSome(std::vector<Constraint> marks)
{
    for (std::uint64_t count = 1 + m_random.below(mostExchanged); count > 0 && !marks.empty(); --count)
        marks.erase(marks.begin() + static_cast<std::ptrdiff_t>(m_random.below(marks.size())));
    return marks;
}

/// Returns \a kept, and the marks that there is room for besides.
std::vector<Constraint> MarkDesign::derived(const Puzzle &shape, const std::vector<Constraint> &kept)
{
    std::vector<Constraint> marks;
    for (const Variant *kind : m_request.derived) {
        std::vector<Constraint> before;
        for (const Constraint &constraint : kept)
            if (constraint.variant == kind)
                before.push_back(constraint);
        for (Constraint &found : deriveConstraints(shape, *m_solution, *kind, m_random, m_stop,
                                                   {.isDense = true, .kept = before}))
            if (std::ranges::find(before, found) == before.end())
                before.push_back(std::move(found));
        std::ranges::move(before, std::back_inserter(marks));
    }
    return marks;
}

} // namespace sudoku
