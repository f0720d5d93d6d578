// Covers core/hints/story: argument, argumentreasons, argumentreplay, argumentsearch
// Covers core/hints/story: argumentslice, brokentotal, contradiction, stepreads, storyparts, way
#include <QTest>

#include "core/encode/encoding.h"
#include "core/formats/formats.h"
#include "core/hints/reasons/reasonfinder.h"
#include "core/hints/story/argumentslice.h"
#include "core/hints/story/brokentotal.h"
#include "core/hints/story/stepreads.h"
#include "core/hints/story/story.h"
#include "core/hints/story/way.h"
#include "core/propagate/propagation.h"
#include "tests/contradictorypuzzles.h"
#include "tests/stopprobe.h"
#include "tests/testprogram.h"

#include <ctime>
#include <fstream>
#include <iostream>
#include <map>

namespace sudoku::tst_story {

/// Holds a story against a solver, step by step. What is known before a step is made of the givens of the set
/// and of the steps before alone, by the rules of the set alone; the step must follow from that and from the
/// rules that it names or that join its cells, without those which make the contradiction elsewhere.
class StoryChecker
{
public:
    StoryChecker(const Puzzle &puzzle, const Story &story) : m_puzzle(puzzle), m_story(story)
    {
        for (const ActiveRule &active : activeRules(puzzle))
            if (std::ranges::count(story.reasons, Reason(active.source)) > 0)
                m_rules.push_back(active);
    }

    /// Returns what is wrong, or an empty text.
    std::string examine()
    {
        Candidates known = Candidates::all(m_puzzle.geometry);
        for (const Reason &reason : m_story.reasons)
            if (const auto *given = std::get_if<GivenCell>(&reason))
                place(known, {given->cell, m_puzzle.givens[given->cell]});
        for (const ActiveRule &active : m_rules)
            if (const auto *domain = std::get_if<rule::Domain>(&active.rule))
                known[domain->cell] &= domain->allowed;
        return examine(m_story.argument, known);
    }
    int stepCount() const { return m_stepCount; }
    /// Returns how many steps follow only because there is no solution at all.
    int vacuousCount() const { return m_vacuousCount; }

private:
    std::string examine(const Argument &argument, Candidates known)
    {
        for (const Step &step : argument.steps) {
            ++m_stepCount;
            const std::vector<ActiveRule> named = rulesOf(step, true);
            const bool isByNamed = follows(step, named, known);
            if (!isByNamed && !follows(step, rulesOf(step, false), known))
                return std::string(step.technique->id) + " does not follow";
            if (!hasSolution(isByNamed ? named : rulesOf(step, false), known))
                ++m_vacuousCount;
            for (const Candidate &placed : step.placements)
                place(known, placed);
            for (const Candidate &gone : step.eliminations)
                known[gone.cell].remove(gone.digit);
        }
        if (argument.end)
            if (const auto *broken = std::get_if<contradiction::TotalBroken>(&*argument.end))
                return examineTotal(*broken);
        if (argument.end)
            return hasSolution(rulesOf(*argument.end), known) ? "the end has a solution" : "";
        return examineCases(argument, known);
    }

    /// No solver adds up a whole board; the sums must fill the houses, each cell once.
    std::string examineTotal(const contradiction::TotalBroken &broken) const
    {
        const RuleIndex &rules = m_story.start.rules();
        std::vector<Cell> filled;
        int total = 0;
        for (const int index : broken.rules) {
            const auto &sum = std::get<rule::Sum>(rules.otherRules()[index].rule);
            std::ranges::copy(sum.cells, std::back_inserter(filled));
            total += sum.total;
            if (std::ranges::count(m_story.reasons, Reason(rules.otherRules()[index].source)) == 0)
                return "a sum is not in the set";
        }
        std::ranges::sort(filled);
        int all = 0;
        for (const int house : broken.houses)
            if (std::ranges::count(m_story.reasons, Reason(*rules.house(house).source)) == 0)
                return "a house is not in the set";
            else
                for (Digit digit = 1; digit <= rules.digitCount(); ++digit)
                    all += digit;
        if (filled != cellsOf(rules, broken))
            return "the sums do not fill the houses";
        return all == total ? "the total is right" : "";
    }

    std::string examineCases(const Argument &argument, const Candidates &known)
    {
        if (argument.cases.empty())
            return "there is no end";
        // One of the cases must be true by a single rule, or by its cell.
        Candidates others = known;
        for (const Case &one : argument.cases)
            others[one.assumed.cell].remove(one.assumed.digit);
        std::vector<ActiveRule> rules;
        if (const auto *has = std::get_if<premise::HouseHasDigit>(&*argument.split))
            rules = fromSource(*m_story.start.rules().house(has->house).source);
        if (hasSolution(rules, others))
            return "a case lacks";
        for (const Case &one : argument.cases) {
            Candidates assumed = known;
            place(assumed, one.assumed);
            if (std::string wrong = examine(one.argument, assumed); !wrong.empty())
                return wrong;
        }
        return {};
    }

    bool follows(const Step &step, const std::vector<ActiveRule> &rules, const Candidates &known) const
    {
        return std::ranges::none_of(denied(step, known), [&](const Candidate &wrong) {
            Candidates without = known;
            without[wrong.cell] = DigitSet{wrong.digit};
            return hasSolution(rules, without);
        });
    }

    static std::vector<Candidate> denied(const Step &step, const Candidates &known)
    {
        std::vector<Candidate> candidates = step.eliminations;
        for (const Candidate &placed : step.placements)
            for (const Digit digit : known[placed.cell] - DigitSet{placed.digit})
                candidates.push_back({placed.cell, digit});
        return candidates;
    }

    /// Makes a digit known, and excludes it where a rule of the set says that cells differ.
    void place(Candidates &known, const Candidate &placed) const
    {
        for (const ActiveRule &active : m_rules) {
            if (!std::holds_alternative<rule::House>(active.rule)
                && !std::holds_alternative<rule::Distinct>(active.rule))
                continue;
            const std::vector<Cell> cells = cellsOf(active.rule);
            if (std::ranges::count(cells, placed.cell) > 0)
                for (const Cell cell : cells)
                    known[cell].remove(placed.digit);
        }
        known[placed.cell] = DigitSet{placed.digit};
    }

    std::vector<ActiveRule> fromSource(const RuleSource &source) const
    {
        std::vector<ActiveRule> rules;
        for (const ActiveRule &active : m_rules)
            if (active.source == source)
                rules.push_back(active);
        return rules;
    }

    void addHouse(std::set<RuleSource> &sources, int index) const
    {
        const IndexedHouse &house = m_story.start.rules().house(index);
        if (house.source)
            sources.insert(*house.source);
        for (const int other : house.within)
            addHouse(sources, other);
        for (const int other : house.without)
            addHouse(sources, other);
    }

    /// Returns the rules that \a step names, or besides those that join its cells.
    std::vector<ActiveRule> rulesOf(const Step &step, bool areNamedAlone) const
    {
        std::set<RuleSource> named;
        for (const int constraint : step.constraints)
            named.insert(ConstraintIndex{constraint});
        for (const HouseEvidence &evidence : step.houses)
            addHouse(named, evidence.house);
        std::set<Cell> cells;
        if (!areNamedAlone)
            for (const Candidate &candidate : candidatesOf(step))
                cells.insert(candidate.cell);
        return joined(named, cells);
    }

    std::vector<ActiveRule> rulesOf(const PlainContradiction &end) const
    {
        std::set<RuleSource> named;
        const RuleIndex &rules = m_story.start.rules();
        if (const auto *no = std::get_if<contradiction::NoPlace>(&end))
            addHouse(named, no->house);
        if (const auto *broken = std::get_if<contradiction::RuleBroken>(&end))
            named.insert(rules.otherRules()[broken->rule].source);
        if (const auto *violation = std::get_if<Violation>(&end))
            named.insert(violation->source);
        std::set<Cell> cells;
        if (const auto *broken = std::get_if<contradiction::SumBroken>(&end)) {
            for (const int house : rules.impliedSums()[broken->sum].houses)
                addHouse(named, house);
            for (const int constraint : rules.impliedSums()[broken->sum].constraints)
                named.insert(ConstraintIndex{constraint});
        }
        for (const Cell cell : cellsOf(rules, end))
            cells.insert(cell);
        return joined(named, cells);
    }

    /// Returns the rules of \a named, and those that are about two of \a cells.
    std::vector<ActiveRule> joined(const std::set<RuleSource> &named, const std::set<Cell> &cells) const
    {
        std::vector<ActiveRule> rules;
        for (const ActiveRule &active : m_rules) {
            const std::vector<Cell> its = cellsOf(active.rule);
            const auto shared = std::ranges::count_if(its, [&](Cell cell) { return cells.contains(cell); });
            if (named.contains(active.source) || shared > 1)
                rules.push_back(active);
        }
        return rules;
    }

    bool hasSolution(const std::vector<ActiveRule> &rules, Candidates known) const
    {
        for (Cell cell = 0; cell < known.cellCount(); ++cell)
            if (known[cell].isEmpty())
                return false;
        Puzzle open(m_puzzle.geometry);
        const auto propagator = Propagator::make(open.geometry, rules, {});
        if (propagator->propagate(known, {}) == Propagation::Contradiction)
            return false;
        const std::optional<Encoding> encoding = encode(open, rules, std::move(known), {}, {});
        const auto solver = solverKinds().front().make({});
        solver->add(encoding->cnf(), {});
        return solver->solve({}, {}) == Verdict::Satisfiable;
    }

    const Puzzle &m_puzzle;
    const Story &m_story;
    std::vector<ActiveRule> m_rules; // of the set
    int m_stepCount = 0;
    int m_vacuousCount = 0;
};

Story storyOf(const Puzzle &puzzle)
{
    StoryAnswer answer = findStory(puzzle);
    require(answer.story.has_value(), "a puzzle with a solution");
    return *std::move(answer.story);
}

/// In longer arguments not each step is tried before the work for that is done.
constexpr int maxPrunedLength = 20;

/// Returns the first step of \a argument that can be left out, or null.
const Step *needlessStep(const Story &story)
{
    for (const Step &step : story.argument.steps)
        if (replayed(story.start, story.argument, {}, &step))
            return &step;
    return nullptr;
}

/// Returns each how many-th of the puzzles is tried. A number in STORY_STRIDE is for samples of the slow run.
int strideOfPuzzles()
{
    if (const char *stride = std::getenv("STORY_STRIDE"))
        return std::max(1, std::atoi(stride));
    return triesAll() ? 1 : isSanitized ? 150 : 100;
}

/// Returns "killer" for "killer 9 #22", the name of its file for a published puzzle.
std::string kindOf(const std::string &name)
{
    return name.substr(0, name.find_first_of(" :"));
}

std::string figuresOf(const Story &story)
{
    return std::to_string(lengthOf(story.argument)) + " steps, depth "
           + std::to_string(depthOf(story.argument)) + ", " + std::to_string(story.reasons.size())
           + " reasons" + (story.isMinimal ? "" : ", perhaps not minimal")
           + (story.isWhole() ? "" : ", GIVEN UP");
}

/// Prints what techniques the steps are of, and what they are about, by index.
void printSteps(const Argument &argument, const std::string &indent = "  ")
{
    for (const Step &step : argument.steps) {
        std::cout << indent << step.technique->id << ": " << step.placements.size() << " placed, "
                  << step.eliminations.size() << " gone, houses";
        for (const HouseEvidence &house : step.houses)
            std::cout << ' ' << house.house;
        std::cout << ", constraints";
        for (const int constraint : step.constraints)
            std::cout << ' ' << constraint;
        std::cout << std::endl;
    }
    for (const Case &one : argument.cases)
        printSteps(one.argument, indent + "  ");
}

/// Figures of many stories.
class StoryFigures
{
public:
    /// \a steps of \a story were checked, and \a vacuous of them follow only because there is no solution.
    void add(const Story &story, double seconds, int steps, int vacuous)
    {
        m_seconds += seconds;
        m_slowest = std::max(m_slowest, seconds);
        m_notMinimal += story.isMinimal ? 0 : 1;
        m_steps += steps;
        m_vacuous += vacuous;
        if (!story.isWhole()) {
            ++m_givenUp;
            return;
        }
        m_cases += story.argument.cases.empty() ? 0 : 1;
        m_tooLong += isReadable(story) ? 0 : 1;
        m_lengths.push_back(lengthOf(story.argument));
        std::ranges::sort(m_lengths);
    }

    void print(const std::string &kind) const
    {
        std::cout << kind << ": " << m_lengths.size() + m_givenUp << " puzzles, " << m_givenUp
                  << " given up, " << m_cases << " with cases, " << m_notMinimal
                  << " of sets that may not be minimal, " << m_tooLong << " too long; steps: median "
                  << quantile(5) << ", 90 % " << quantile(9) << ", most " << quantile(10) << "; " << m_steps
                  << " steps, " << m_vacuous << " of them after the contradiction; " << m_seconds
                  << " s, the slowest " << m_slowest << " s" << std::endl;
    }

    void verify() const
    {
        // A twentieth, which one of a small sample exceeds; the slow run holds it.
        const auto count = std::ssize(m_lengths) + m_givenUp;
        QVERIFY(m_givenUp <= std::max<std::ptrdiff_t>(1, count / 20));
        QVERIFY(quantile(5) <= 6);
        QVERIFY(m_vacuous * 5 <= m_steps);
    }

private:
    /// Returns the length that so many tenths of the stories do not exceed.
    int quantile(std::size_t tenths) const
    {
        if (m_lengths.empty())
            return 0;
        return m_lengths[std::min(m_lengths.size() * tenths / 10, m_lengths.size() - 1)];
    }

    std::vector<int> m_lengths; // of the whole ones, ascending
    int m_givenUp = 0;
    int m_cases = 0;
    int m_notMinimal = 0;
    int m_tooLong = 0;
    int m_steps = 0;
    int m_vacuous = 0;
    double m_seconds = 0; // of processor time, all threads together
    double m_slowest = 0;
};

class TestStory : public QObject
{
    Q_OBJECT

private slots:
    void aDigitWithoutPlaceNeedsNoSteps()
    {
        // 2 in r2c7, r7c9 and r5c6; 8 and 1 in box 6
        Puzzle small = emptyBoard(9);
        for (const auto &[row, column, digit] :
             {std::tuple{2, 7, 2}, {7, 9, 2}, {5, 6, 2}, {4, 8, 8}, {6, 8, 1}})
            small.givens.set(small.geometry.cellAt(row - 1, column - 1), digit);
        const Story story = storyOf(small);
        QVERIFY(story.argument.steps.empty());
        QCOMPARE(story.reasons.size(), std::size_t{9}); // 5 givens, 2 columns, a row, the box
        const auto *no = std::get_if<contradiction::NoPlace>(&*story.argument.end);
        QVERIFY(no);
        QCOMPARE(no->digit, 2);
        const ContradictionEvidence evidence = evidenceOf(story.start, *story.argument.end);
        QCOMPARE(evidence.exclusions.size(), std::size_t{3});
        QCOMPARE(evidence.exclusions.front().excluded.size(), std::size_t{3});
        QCOMPARE(evidence.filled, (std::vector<Cell>{34, 52}));
        QVERIFY(evidence.eliminated.empty());
    }

    void housesThatAreNotInTheSetAreNotUsed()
    {
        const Puzzle puzzle = emptyBoard(9);
        const auto rules = RuleIndex::ofPart(puzzle, {HouseName{HouseKind::Row, 3}});
        Grid givens(81);
        givens.set(27, 5);
        const Position position(rules, givens);
        QCOMPARE(rules->houseCount(), 27);
        QVERIFY(!position.has({28, 5}));
        QVERIFY(position.has({36, 5})); // in the same column and box
        QVERIFY(!rules->isClassic());
        QVERIFY(rules->house(2).cells.empty());
        QCOMPARE(rules->house(3).cells.size(), std::size_t{9});
    }

    void sudopediasPuzzles()
    {
        for (const CorpusPuzzle &each : readCorpus("c9_sudopedia_invalid.txt")) {
            if (each.count != "0") {
                QVERIFY(!findStory(each.puzzle).story);
                continue;
            }
            const Story story = storyOf(each.puzzle);
            QVERIFY2(story.isWhole(), each.place.c_str());
            QCOMPARE(StoryChecker(each.puzzle, story).examine(), std::string());
            QVERIFY(!needlessStep(story));
            std::cout << each.place << ": " << lengthOf(story.argument) << " steps\n";
        }
    }

    void eachStepFollowsFromTheMinimalSetAlone()
    {
        const std::vector<ContradictoryPuzzle> puzzles = contradictoryPuzzles(1200, strideOfPuzzles());
        StoryFigures all;
        std::map<std::string, StoryFigures> byKind;
        for (const auto &[name, puzzle] : puzzles) {
            if (const char *only = std::getenv("STORY_ONLY"); only && name.find(only) == std::string::npos)
                continue;
            const std::clock_t begin = std::clock();
            const Story story = storyOf(puzzle);
            const double seconds = static_cast<double>(std::clock() - begin) / CLOCKS_PER_SEC;
            if (std::getenv("STORY_LIST"))
                std::cout << name << ": " << figuresOf(story) << ", " << seconds << " s" << std::endl;
            if (const char *folder = std::getenv("STORY_FOLDER"))
                std::ofstream(std::string(folder) + '/' + name + ".txt")
                    << ownFormat().write(Board(puzzle), symbolSets().front());
            if (std::getenv("STORY_STEPS"))
                printSteps(story.argument);
            int steps = 0;
            int vacuous = 0;
            if (story.isWhole()) {
                StoryChecker checker(puzzle, story);
                const std::string wrong = checker.examine();
                QVERIFY2(wrong.empty(), (name + ": " + wrong).c_str());
                if (lengthOf(story.argument) <= maxPrunedLength && story.argument.cases.empty())
                    QVERIFY2(!needlessStep(story), name.c_str());
                steps = checker.stepCount();
                vacuous = checker.vacuousCount();
            }
            for (StoryFigures *figures : {&all, &byKind[kindOf(name)]})
                figures->add(story, seconds, steps, vacuous);
        }
        for (auto &[kind, figures] : byKind)
            figures.print(kind);
        all.print("all");
        all.verify();
    }

    void wrongTotalsAreSeenAtOnce()
    {
        Puzzle puzzle = emptyBoard(4);
        for (Cell first = 0; first < 16; first += 2)
            puzzle.constraints.push_back({findVariant("killer"), {first, first + 1}, {first == 6 ? 6 : 5}});
        const Story story = storyOf(puzzle);
        QVERIFY(story.argument.steps.empty());
        const auto *broken = std::get_if<contradiction::TotalBroken>(&*story.argument.end);
        QVERIFY(broken);
        QCOMPARE(broken->houses, std::vector<int>{1}); // row 2: 5 and 6 make 11
        QCOMPARE(totalOfSums(story.start.rules(), *broken), 11);
        QCOMPARE(totalOfHouses(story.start.rules(), *broken), 10);
        QCOMPARE(StoryChecker(puzzle, story).examine(), std::string());
        puzzle.constraints[3].numbers = {5};
        QVERIFY(!findBrokenTotal(Position(puzzle).rules()));
    }

    void aFewFactsComeBeforeCases()
    {
        const Puzzle puzzle = board("1.2.............", {"non-consecutive"});
        const Story story = storyOf(puzzle);
        QVERIFY(story.argument.end && story.argument.cases.empty());
        QVERIFY(std::ranges::any_of(story.argument.steps, [](const Step &step) {
            return step.technique == &smallReasonTechnique();
        }));
        QCOMPARE(StoryChecker(puzzle, story).examine(), std::string());
    }

    /// Steps that the end does not build on go; what is left still leads to an end.
    void slicesKeepWhatIsNeeded()
    {
        int shorter = 0;
        for (const auto &[name, puzzle] : contradictoryPuzzles(1200, isSanitized ? 300 : 150)) {
            const Position start(puzzle);
            const std::optional<Argument> whole = ArgumentSearch().walk(start, 1);
            if (!whole)
                continue;
            const Argument slice = sliced(start, *whole);
            QVERIFY2(slice.isWhole() && lengthOf(slice) <= lengthOf(*whole), name.c_str());
            QVERIFY2(replayed(start, slice, {}).has_value(), name.c_str());
            shorter += lengthOf(slice) < lengthOf(*whole) ? 1 : 0;
        }
        QVERIFY(shorter > 0);
    }

    void theEasiestContradictionComesFirst()
    {
        const Position position(board("123............4"));
        const std::vector<PlainContradiction> all = contradictionsOf(position, 10);
        QVERIFY(!all.empty());
        QVERIFY(all.front() == *findContradiction(position));
        QVERIFY(
            std::ranges::all_of(all, [&](const PlainContradiction &each) { return holds(position, each); }));
        QCOMPARE(contradictionsOf(position, 1).size(), std::size_t{1});
    }

    /// Each step of the way is needed, and the others are steps of the walkthrough.
    void noStepOfAWayCanBeLeftOut()
    {
        for (const CorpusPuzzle &each : sampleOfCorpus("c9_qqwing_expert.txt", 32)) {
            const SolveResult solved = solve(each.puzzle);
            const Position start(each.puzzle);
            int asked = 0;
            for (Cell cell = 0; cell < 81; cell += 7) {
                if (!start.isOpen(cell))
                    continue;
                const Deduction conclusion{{cell, solved.solution[cell]}, true};
                const std::optional<Way> way = findWay(start, conclusion);
                if (!way)
                    continue;
                ++asked;
                QVERIFY(isReached(way->before(way->steps.size()), conclusion));
                const Argument argument{.steps = way->steps, .cases = {}};
                for (const Step &step : argument.steps)
                    QVERIFY(!replayed(start, argument, conclusion, &step));
            }
            QVERIFY(asked > 0);
        }
    }

    void canBeStopped()
    {
        const std::vector<ContradictoryPuzzle> puzzles = contradictoryPuzzles(1200, 200);
        std::stop_source source;
        source.request_stop();
        for (const auto &[name, puzzle] : puzzles)
            QVERIFY(findStory(puzzle, {}, {}, source.get_token()).outcome == halted(Halt::Stopped));
    }
};

ADD_TEST_WITHOUT_APPLICATION(TestStory)

} // namespace sudoku::tst_story

#include "tst_story.moc"
