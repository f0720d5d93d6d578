#include "core/board/linerank.h"
#include "core/hints/lines/finders.h"
#include "core/hints/lines/lineindex.h"
#include "core/hints/steps/narrowing.h"

#include <algorithm>
#include <array>
#include <map>
#include <set>

namespace sudoku {
namespace {

constexpr int maxShortGuesses = 300;  // as few as there are where few combinations are left
constexpr int maxLongGuesses = 3'000; // some tenths of a second at most
constexpr int keptForLine = 64;       // results that the memo keeps

void sortOnce(std::vector<Candidate> &candidates)
{
    std::ranges::sort(candidates);
    candidates.erase(std::unique(candidates.begin(), candidates.end()), candidates.end());
}

/// Returns the kind of \a technique with the name of \a variant, or itself if it has none: kinds of rules
/// that people have made have any names, also those of other techniques.
const Technique &kindOf(const Technique &technique, const Variant &variant)
{
    const Technique *kind = technique.traits.kinds ? technique.traits.kinds(variant.id) : nullptr;
    return kind && kind->traits.countsAs == technique.id ? *kind : technique;
}

/// Returns the candidates of \a cells that \a digits has, for filled cells the digit.
std::vector<Candidate> candidatesOf(std::span<const Cell> cells, const LineDigits &digits)
{
    std::vector<Candidate> candidates;
    for (std::size_t i = 0; i < cells.size(); ++i)
        for (const Digit digit : digits[i])
            candidates.push_back({cells[i], digit});
    return candidates;
}

/// Adds to \a step what \a after lacks of the candidates of \a cells.
void conclude(Step &step, const Position &position, std::span<const Cell> cells, const LineDigits &after)
{
    for (std::size_t i = 0; i < cells.size(); ++i) {
        const DigitSet before = position.candidates(cells[i]);
        const DigitSet gone = before - after[i];
        if (!gone.isEmpty() && after[i].isSingle())
            step.placements.push_back({cells[i], after[i].first()});
        for (const Digit digit : gone)
            step.eliminations.push_back({cells[i], digit});
    }
    std::ranges::sort(step.placements);
    std::ranges::sort(step.eliminations);
}

/// Returns what is left of \a total for the open ones of \a cells.
int restOf(int total, const Position &position, std::span<const Cell> cells)
{
    for (const Cell cell : cells)
        total -= position.digitAt(cell);
    return total;
}

/// Returns what the digits 1 … n of \a line add up to, whatever they stand for.
int totalOf(const RuleIndex &rules, const LineIndex::Line &line)
{
    const int number = rules.constraints()[line.constraints.front()].number().value_or(0);
    return rules.geometry().values().digitTotal(number, static_cast<int>(line.ways.cells().size()));
}

bool addStep(const Technique &technique, const LineIndex::Line &line, const Position &position,
             const LineDigits &after, StepSink &sink)
{
    Step step{.technique = &kindOf(technique, *line.variant), .constraints = line.constraints};
    conclude(step, position, line.ways.cells(), after);
    if (step.isEmpty())
        return true;
    step.groups = {{Role::Pattern, candidatesOf(line.ways.cells(), after)}};
    if (line.variant->logic == LineLogic::Total)
        step.total = restOf(totalOf(position.rules(), line), position, line.ways.cells());
    return sink.add(std::move(step));
}

/// What several lines leave together of the digits of their cells.
class LinesTogether
{
public:
    explicit LinesTogether(const Position &position) : m_position(position) {}

    void add(const LineIndex::Line &line, const LineDigits &after)
    {
        m_constraints.insert(m_constraints.end(), line.constraints.begin(), line.constraints.end());
        for (std::size_t i = 0; i < after.size(); ++i)
            add(line.ways.cells()[i], after[i]);
    }
    void add(const LineIndex::Always &always)
    {
        m_constraints = always.constraints;
        for (const auto &[cell, left] : always.left)
            add(cell, left & digitsOf(m_position, std::array{cell}).front());
    }

    /// Returns the step of \a technique about all of them, without a conclusion if there is none.
    Step step(const Technique &technique) const
    {
        std::vector<Cell> cells;
        LineDigits after;
        for (const auto &[cell, digits] : m_digits) {
            cells.push_back(cell);
            after.push_back(digits);
        }
        Step step{.technique = &technique, .constraints = m_constraints};
        if (!std::ranges::any_of(after, &DigitSet::isEmpty))
            conclude(step, m_position, cells, after);
        step.groups = {{Role::Pattern, candidatesOf(cells, after)}};
        return step;
    }

private:
    void add(Cell cell, DigitSet digits)
    {
        const auto [own, isNew] = m_digits.emplace(cell, digits);
        if (!isNew)
            own->second &= digits;
    }

    const Position &m_position;
    std::vector<int> m_constraints;
    std::map<Cell, DigitSet> m_digits;
};

/// Adds what the lines of each kind that \a isWanted leave whatever is on the board, all lines at once; one
/// alone says more in its own step.
template <typename IsWanted>
bool addAlwaysSteps(const Technique &technique, const LineIndex &index, const Position &position,
                    StepSink &sink, const IsWanted &isWanted)
{
    return std::ranges::all_of(index.always(), [&](const LineIndex::Always &always) {
        if (always.constraints.size() < 2 || !isWanted(always.variant->logic)
            || !sink.wants(always.constraints))
            return true;
        LinesTogether lines(position);
        lines.add(always);
        Step step = lines.step(kindOf(technique, *always.variant));
        return step.isEmpty() || sink.add(std::move(step));
    });
}

/// Returns whether \a after gives a digit to an open cell.
bool placesDigit(const Position &position, std::span<const Cell> cells, const LineDigits &after)
{
    for (std::size_t i = 0; i < cells.size(); ++i)
        if (position.isOpen(cells[i]) && after[i].isSingle())
            return true;
    return false;
}

/// Adds what the cells of \a variant that have the same digit leave to each other, a step for all lines: of
/// those that place a digit, or else of all that have something to say.
bool addMirrorStep(const Technique &technique, const Variant *variant,
                   const std::vector<LineIndex::Line> &lines, const Position &position, StepSink &sink)
{
    LinesTogether placing(position);
    LinesTogether others(position);
    for (const LineIndex::Line &line : lines) {
        if (line.variant != variant)
            continue;
        const LineDigits before = digitsOf(position, line.ways.cells());
        LineDigits after = before;
        if (line.ways.narrow(after) && after != before)
            (placesDigit(position, line.ways.cells(), after) ? placing : others).add(line, after);
    }
    for (const LinesTogether &lookedAt : {placing, others})
        if (Step step = lookedAt.step(kindOf(technique, *variant)); !step.isEmpty())
            return sink.add(std::move(step));
    return true;
}

/// Does this for each kind of constraint.
bool addMirrorSteps(const Technique &technique, const std::vector<LineIndex::Line> &lines,
                    const Position &position, StepSink &sink)
{
    std::set<const Variant *> seen;
    return std::ranges::all_of(lines, [&](const LineIndex::Line &line) {
        return line.variant->logic != LineLogic::Mirror || !seen.insert(line.variant).second
               || addMirrorStep(technique, line.variant, lines, position, sink);
    });
}

/// Adds to \a step what the digits of a centre leave of the candidates around it. Returns whether that is
/// possible.
bool addStar(Step &step, const LineIndex::Star &star, const Position &position)
{
    const std::array centre{star.centre};
    const DigitSet own = digitsOf(position, centre).front();
    bool isNews = false;
    for (const LineIndex::Star::Ray &ray : star.rays) {
        const DigitSet gone = position.candidates(ray.cell) - partnersOf(own, ray.allowed);
        if (!gone.isEmpty() && gone == position.candidates(ray.cell))
            return false;
        isNews = isNews || !gone.isEmpty();
        for (const Digit digit : gone)
            step.eliminations.push_back({ray.cell, digit});
    }
    if (isNews)
        for (const Digit digit : own)
            step.groups.front().candidates.push_back({star.centre, digit});
    return true;
}

/// Adds what the digits on the board leave around them, all at once, and then what the candidates of open
/// cells leave; of each constraint on its own.
void addStarSteps(const Technique &technique, const std::vector<LineIndex::Star> &stars,
                  const Position &position, StepSink &sink)
{
    for (auto star = stars.begin(); star != stars.end();) {
        const auto end = std::find_if(star, stars.end(), [&](const LineIndex::Star &other) {
            return other.constraint != star->constraint;
        });
        for (const bool isOpen : {false, true}) {
            Step step{.technique = &kindOf(technique, *star->variant),
                      .groups = {{Role::Pattern, {}}},
                      .constraints = {star->constraint}};
            const bool isPossible = std::all_of(star, end, [&](const LineIndex::Star &each) {
                return position.isOpen(each.centre) != isOpen || addStar(step, each, position);
            });
            sortOnce(step.eliminations);
            if (sink.isDone() || (isPossible && !step.isEmpty() && !sink.add(std::move(step))))
                return;
        }
        star = end;
    }
}

/// Returns the step about a rank that leaves \a after of the digits of \a cells.
Step rankStep(const Technique &technique, const LineIndex::Ranking &ranking, const Position &position,
              const std::vector<Cell> &cells, const LineDigits &after)
{
    Step step{.technique = &kindOf(technique, *ranking.variant), .constraints = {ranking.constraint}};
    conclude(step, position, cells, after);
    std::vector<Cell> shown = ranking.rank.cells;
    for (const Candidate &gone : step.eliminations)
        if (std::ranges::find(shown, gone.cell) == shown.end())
            shown.push_back(gone.cell);
    LineDigits left;
    for (const Cell cell : shown)
        left.push_back(after[cell]);
    step.groups = {{Role::Pattern, candidatesOf(shown, left)}};
    return step;
}

/// Adds a step for each rank: the first digit of its line, or else what it leaves in the cells of all lines.
void addRankSteps(const Technique &technique, const std::vector<LineIndex::Ranking> &rankings,
                  const Position &position, StepSink &sink)
{
    const std::vector<Cell> cells = position.rules().allCells().toVector();
    for (const LineIndex::Ranking &ranking : rankings) {
        if (sink.isDone())
            return;
        LineDigits after = digitsOf(position, cells);
        DigitSet &first = after[ranking.rank.cells.front()];
        if (!first.contains(ranking.rank.first) || !sink.wants(std::array{ranking.constraint}))
            continue;
        if (!first.isSingle())
            first = {ranking.rank.first};
        else if (!narrowToRank(after, ranking.rank))
            continue;
        Step step = rankStep(technique, ranking, position, cells, after);
        if (!step.isEmpty() && !sink.add(std::move(step)))
            return;
    }
}

/// Returns one of keptForLine numbers for \a digits, mostly another one for others.
int slotOf(const LineDigits &digits)
{
    constexpr std::uint64_t factor = 0x9e3779b97f4a7c15; // odd, and its bits look like chance
    constexpr int highBits = 48;
    std::uint64_t hash = 0;
    for (const DigitSet each : digits) {
        for (const Digit digit : each)
            hash = (hash + static_cast<std::uint64_t>(digit)) * factor;
        hash *= factor;
    }
    return static_cast<int>(hash >> highBits) % keptForLine;
}

/// Narrows the digits of a line to those of its ways. The memo keeps it for some digits that the line had:
/// most steps of a walkthrough leave its candidates alone, and walkthroughs of puzzles with almost the same
/// givens come by the same ones. Where its rules say nothing more, what houses leave is not said in its name.
std::shared_ptr<const LineIndex::Narrowed> narrowed(const std::shared_ptr<const LineIndex> &index, int number,
                                                    const Position &position, int maxGuesses)
{
    const LineWays &ways = index->lines()[number].ways;
    LineDigits before = digitsOf(position, ways.cells());
    const int lineCount = static_cast<int>(index->lines().size());
    const int line = maxGuesses == maxLongGuesses ? number : number + lineCount;
    const int slot = slotOf(before);
    return position.memo().last<LineIndex::Narrowed>(
        [&](const LineIndex::Narrowed &last) { return last.index == index && last.before == before; },
        [&] {
            LineDigits after = before;
            const bool isPossible = ways.isSettled(before) || ways.narrowToWays(after, maxGuesses);
            return std::make_shared<const LineIndex::Narrowed>(
                LineIndex::Narrowed{before, after, isPossible, index});
        },
        line * keptForLine + slot);
}

/// Adds the steps of the lines for which \a isWanted returns true.
template <typename IsWanted>
void addLineSteps(const Technique &technique, const Position &position, StepSink &sink, int maxGuesses,
                  const IsWanted &isWanted)
{
    const std::shared_ptr<const LineIndex> index = LineIndex::of(position);
    for (int number = 0; number < std::ssize(index->lines()); ++number) {
        const LineIndex::Line &line = index->lines()[number];
        if (sink.isDone())
            return;
        if (!isWanted(line.variant->logic) || !sink.wants(line.constraints))
            continue;
        const auto left = narrowed(index, number, position, maxGuesses);
        if (left->isPossible && !addStep(technique, line, position, left->after, sink))
            return;
    }
}

} // namespace

void findLinesByPairs(const Technique &technique, const Position &position, StepSink &sink)
{
    const std::shared_ptr<const LineIndex> index = LineIndex::of(position);
    if (!addAlwaysSteps(technique, *index, position, sink, isByPairs))
        return;
    for (const LineIndex::Line &line : index->lines()) {
        if (!isByPairs(line.variant->logic) || line.variant->logic == LineLogic::Mirror
            || !sink.wants(line.constraints))
            continue;
        LineDigits digits = digitsOf(position, line.ways.cells());
        if (sink.isDone() || (line.ways.narrow(digits) && !addStep(technique, line, position, digits, sink)))
            return;
    }
    if (addMirrorSteps(technique, index->lines(), position, sink))
        addStarSteps(technique, index->stars(), position, sink);
}

void findWholeLines(const Technique &technique, const Position &position, StepSink &sink)
{
    const auto isWanted = [](LineLogic logic) { return !isByPairs(logic); };
    const std::shared_ptr<const LineIndex> index = LineIndex::of(position);
    if (!addAlwaysSteps(technique, *index, position, sink, isWanted))
        return;
    addLineSteps(technique, position, sink, maxShortGuesses, isWanted);
    addRankSteps(technique, index->rankings(), position, sink);
}

void findTriedLines(const Technique &technique, const Position &position, StepSink &sink)
{
    addLineSteps(technique, position, sink, maxLongGuesses, [](LineLogic) { return true; });
}

} // namespace sudoku
