// Covers core/hints/reasons: hittingsets, nearmiss, premise, reasonformula, reasonsearch, reasontechnique
// Covers core/hints/reasons: reasonwalk, smallestreason, smallreason, why

#include <QTest>

#include "tests/bruteforce.h"
#include "tests/puzzles.h"
#include "tests/rulerows.h"
#include "tests/sampling.h"
#include "tests/somegivens.h"
#include "tests/stopprobe.h"
#include "tests/testprogram.h"

#include "core/hints/reasons/reasontechnique.h"
#include "core/hints/reasons/reasonwalk.h"
#include "core/hints/reasons/smallestreason.h"
#include "core/hints/reasons/why.h"
#include "core/hints/techniques.h"
#include "core/hints/walkthrough.h"

#include <algorithm>
#include <optional>
#include <set>

namespace sudoku::tst_reasons {

constexpr int maxSize = 3; // what is proved here too: larger ones take this way of searching too long

/// A second way to know how small a reason can be: it fills cells by trying, and shares no code with the
/// search. Digits may be left out, as long as the chosen premises hold.
class Trier
{
public:
    Trier(const Puzzle &puzzle, const Position &position)
        : m_position(position),
          m_rules(activeRules(puzzle)),
          m_grid(position.digits())
    {
    }

    /// Whether the premises and the opposite of \a conclusion go together; the grid is such a board then.
    bool canHold(const std::vector<Premise> &premises, const Deduction &conclusion)
    {
        m_grid = m_position.digits();
        m_barred.reset();
        const auto &[cell, digit] = conclusion.candidate;
        if (conclusion.isTrue)
            m_barred = conclusion.candidate;
        else if (!fits({cell, digit}))
            return false;
        else
            m_grid.set(cell, digit);
        return hold(premises, 0);
    }

    bool isKept(const Premise &premise) const
    {
        return std::visit(Overloaded{
                              [&](const premise::CellHasDigit &has) { return m_grid.isFilled(has.cell); },
                              [&](const premise::HouseHasDigit &has) {
                                  int count = 0;
                                  for (const Cell cell : m_position.rules().house(has.house).cells)
                                      count += m_grid[cell] == has.digit ? 1 : 0;
                                  return count == 1
                                         || (count > 1 && !m_position.rules().isImplied(has.house));
                              },
                              [&](const premise::RuleIsKept &kept) {
                                  return isObeyed(m_position.rules().otherRules()[kept.rule].rule);
                              },
                              [&](const premise::ImpliedSumIsKept &kept) {
                                  return isObeyed(m_position.rules().impliedSums()[kept.sum].sum);
                              },
                          },
                          premise);
    }

    /// Returns the premises that a board with \a chosen breaks: of some such boards, filled at random, the
    /// one that breaks the fewest.
    std::vector<Premise> brokenAfter(const std::vector<Premise> &chosen, const std::vector<Premise> &all,
                                     const Deduction &conclusion)
    {
        constexpr int boardsTried = 12;
        std::vector<Premise> fewest = all;
        for (int i = 0; i < boardsTried; ++i) {
            canHold(chosen, conclusion);
            fillByChance();
            std::vector<Premise> broken;
            for (const Premise &premise : all)
                if (!isKept(premise))
                    broken.push_back(premise);
            if (broken.size() < fewest.size())
                fewest = std::move(broken);
        }
        return fewest;
    }

private:
    void fillByChance()
    {
        std::vector<Candidate> rest;
        for (Cell cell = 0; cell < m_grid.cellCount(); ++cell)
            for (const Digit digit : m_position.candidates(cell))
                rest.push_back({cell, digit});
        m_random.shuffle(rest);
        for (const Candidate &candidate : rest)
            if (fits(candidate))
                m_grid.set(candidate.cell, candidate.digit);
    }

    bool isObeyed(const Rule &rule) const
    {
        return std::ranges::all_of(ruleCells(rule), [&](Cell cell) { return m_grid.isFilled(cell); })
               && holds(rule, m_grid);
    }

    bool areApart(const std::vector<Cell> &cells, Cell cell, Digit digit) const
    {
        return std::ranges::find(cells, cell) == cells.end() || std::ranges::none_of(cells, [&](Cell other) {
                   return other != cell && m_grid[other] == digit;
               });
    }

    bool fits(const Candidate &candidate) const
    {
        const Cell cell = candidate.cell;
        const Digit digit = candidate.digit;
        if (m_grid.isFilled(cell) || m_barred == candidate || !m_position.has(candidate))
            return false;
        for (const IndexedHouse &house : m_position.rules().houses())
            if (!areApart(house.cells, cell, digit))
                return false;
        return std::ranges::all_of(m_rules, [&](const ActiveRule &active) {
            if (const auto *distinct = std::get_if<rule::Distinct>(&active.rule))
                return areApart(distinct->cells, cell, digit);
            const auto *pair = std::get_if<rule::Pair>(&active.rule);
            if (!pair || (pair->first != cell && pair->second != cell))
                return true;
            const Cell other = pair->first == cell ? pair->second : pair->first;
            if (!m_grid.isFilled(other))
                return true;
            return pair->first == cell ? pair->allowed[digit].contains(m_grid[other])
                                       : pair->allowed[m_grid[other]].contains(digit);
        });
    }

    /// Makes the premises from \a index on hold.
    bool hold(const std::vector<Premise> &premises, std::size_t index)
    {
        while (index < premises.size() && isKept(premises[index]))
            ++index;
        if (index == premises.size()) // what held before may have a digit too many by now
            return std::ranges::all_of(premises, [&](const Premise &each) { return isKept(each); });
        const Premise &premise = premises[index];
        const auto *inHouse = std::get_if<premise::HouseHasDigit>(&premise);
        for (const Cell cell : cellsToFill(premise)) {
            for (Digit digit = 1; digit <= m_position.rules().digitCount(); ++digit) {
                if ((inHouse && digit != inHouse->digit) || !fits({cell, digit}))
                    continue;
                m_grid.set(cell, digit);
                if (hold(premises, index))
                    return true;
                m_grid.clear(cell);
            }
        }
        return false;
    }

    /// In a house any cell may have the digit; of a rule each cell must have one.
    std::vector<Cell> cellsToFill(const Premise &premise) const
    {
        std::vector<Cell> cells;
        if (const auto *has = std::get_if<premise::CellHasDigit>(&premise))
            return {has->cell};
        if (const auto *has = std::get_if<premise::HouseHasDigit>(&premise))
            return m_position.rules().house(has->house).cells;
        const auto *kept = std::get_if<premise::RuleIsKept>(&premise);
        const Rule rule =
            kept ? m_position.rules().otherRules()[kept->rule].rule
                 : Rule(
                     m_position.rules().impliedSums()[std::get<premise::ImpliedSumIsKept>(premise).sum].sum);
        for (const Cell cell : ruleCells(rule))
            if (!m_grid.isFilled(cell))
                return {cell};
        return {};
    }

    const Position &m_position;
    std::vector<ActiveRule> m_rules;
    Grid m_grid;
    std::optional<Candidate> m_barred;
    Random m_random{3};
};

/// Whether some set of at most \a size premises, among them \a chosen, is a reason: a reason has one of the
/// premises that a board without it breaks.
bool hasReasonWithin(Trier &trier, const std::vector<Premise> &all, std::vector<Premise> &chosen, int size,
                     const Deduction &conclusion)
{
    if (!trier.canHold(chosen, conclusion))
        return true;
    if (size == static_cast<int>(chosen.size()))
        return false;
    const std::vector<Premise> broken = trier.brokenAfter(chosen, all, conclusion);
    return std::ranges::any_of(broken, [&](const Premise &premise) {
        chosen.push_back(premise);
        const bool found = hasReasonWithin(trier, all, chosen, size, conclusion);
        chosen.pop_back();
        return found;
    });
}

class TestReasons : public QObject
{
    Q_OBJECT

private:
    /// Compares the smallest reason with what trying says. Returns what is wrong, or an empty text.
    static QString difference(const Puzzle &puzzle, const Position &position, NearMisses &misses,
                              const Deduction &conclusion)
    {
        SmallestReason smallest(misses, conclusion);
        const OrHalt<bool> follows = smallest.run({}, {.maxWork = 3'000});
        if (!smallest.best())
            return follows == false ? QString() : QStringLiteral("no answer");
        const std::vector<Premise> all = premisesOf(position);
        std::vector<Premise> best;
        for (const int premise : *smallest.best())
            best.push_back(misses.formula().premises()[premise]);
        Trier trier(puzzle, position);
        if (trier.canHold(best, conclusion))
            return QStringLiteral("is no reason");
        const int less = std::min<int>(maxSize, smallest.provedSize());
        std::vector<Premise> chosen;
        if (less >= 0 && hasReasonWithin(trier, all, chosen, less, conclusion))
            return QStringLiteral("there is a smaller one");
        return {};
    }

    /// Returns what is wrong with the name of the reason of \a conclusion, or an empty text.
    static QString wrongNameOf(const Position &position, const Deduction &conclusion,
                               std::set<std::string_view> &named)
    {
        NearMisses misses(position, {});
        SmallestReason smallest(misses, conclusion);
        if (!smallest.run({}, {.maxWork = 3'000}) && !smallest.best())
            return QStringLiteral("no answer");
        std::vector<Premise> premises;
        std::set<Candidate> said;
        for (const int premise : *smallest.best()) {
            premises.push_back(misses.formula().premises()[premise]);
            for (const Candidate &candidate : candidatesOf(position, premises.back()))
                said.insert(candidate);
        }
        const Technique *technique = techniqueOf(position, premises, conclusion);
        if (!technique)
            return premises.size() == 1 && conclusion.isTrue ? QStringLiteral("a single without a name")
                                                             : QString();
        named.insert(technique->id);
        for (const Step &step : findSteps(*technique, position, maxStepsListed, {})) {
            const std::vector<Candidate> &concluded = conclusion.isTrue ? step.placements : step.eliminations;
            if (std::ranges::find(concluded, conclusion.candidate) == concluded.end())
                continue;
            Position after = position;
            after.apply(step);
            const bool isAbout = std::ranges::all_of(step.groups, [&](const EvidenceGroup &group) {
                return std::ranges::all_of(group.candidates, [&](const Candidate &candidate) {
                    return said.contains(candidate) || !after.has(candidate);
                });
            });
            if (isAbout)
                return {};
        }
        return QStringLiteral("%1 does not say so").arg(QString::fromUtf8(technique->id.data()));
    }

private slots:
    void areSmallest_data()
    {
        addRuleRows(sampleOf(32), [](int row) { return isTried(row, 12, 3); });
    }
    void areSmallest()
    {
        QFETCH(Constraint, constraint);
        QFETCH(Geometry, geometry);
        Puzzle empty(geometry);
        empty.constraints.push_back(constraint);
        const SolveResult solved = solve(empty, {.seed = 5, .hasRandomPolarity = true});
        if (solved.outcome != Outcome::Solved)
            return; // no board keeps this constraint
        Random random(11);
        const int cells = geometry.cellCount();
        for (int round = 0; round < 2; ++round) {
            const Puzzle puzzle =
                withGivensOf(solved.solution, empty, cells / 4 + static_cast<int>(random.below(4)), random);
            Position position(puzzle);
            eliminateForbidden(position);
            NearMisses misses(position, {});
            for (int tries = 0; tries < 3; ++tries) {
                const auto cell = static_cast<Cell>(random.below(cells));
                for (const Digit digit : position.candidates(cell)) {
                    const Deduction conclusion{{cell, digit}, digit == solved.solution[cell]};
                    const QString wrong = difference(puzzle, position, misses, conclusion);
                    QVERIFY2(wrong.isEmpty(), qPrintable(wrong));
                }
            }
        }
    }

    void aThoroughAnswerIsNoLarger()
    {
        const Board asked(
            board("6.9.....8...3.1...4............6...4.2.....3..7....5...1.5...7.8...9..........2.."));
        const auto reasonOf = [&](Cell cell, const WhyOptions &options, const std::stop_token &stop) {
            return std::get<Reasoning>(*findWhy(asked, {cell}, options, stop).answer);
        };
        const int step = triesMuch() ? 9 : 27; // a cell takes half a minute under a sanitizer
        int proved = 0;
        for (Cell cell = 1; cell < 81; cell += step) {
            if (asked.puzzle.givens.isFilled(cell))
                continue;
            const Reasoning quick = reasonOf(cell, {}, {});
            QVERIFY(quick.atLeast <= static_cast<int>(quick.premises.size()));
            QCOMPARE(reasonOf(cell, {}, {}).premises, quick.premises); // the same each time
            std::stop_source source;
            int reports = 0;
            const auto progress = [&](const WhyProgress &at) {
                QVERIFY(at.atLeast <= at.best);
                if (++reports == 12)
                    source.request_stop();
            };
            const Reasoning thorough =
                reasonOf(cell, {.isThorough = true, .progress = progress}, source.get_token());
            QVERIFY(thorough.premises.size() <= quick.premises.size());
            QVERIFY(thorough.atLeast >= quick.atLeast);
            QVERIFY(thorough.isSmallest || source.stop_requested());
            proved += thorough.isSmallest;
        }
        QVERIFY(proved > 0);
    }

    void theWalkSolvesWithTrueSteps()
    {
        for (const CorpusPuzzle &each : sampleOfCorpus("c9_qqwing_expert.txt", 16)) {
            const CheckResult checked = check(each.puzzle);
            if (checked.verdict != Uniqueness::Unique)
                continue;
            const Position start(each.puzzle);
            std::stop_source source;
            int left = 120;
            const ReasonWalk walk = walkByReasons(start, checked.solutions.front(), source.get_token(),
                                                  [&](const ReasonStep &, const Position &) {
                                                      if (--left == 0)
                                                          source.request_stop();
                                                  });
            QVERIFY(walk.isStopped || walk.end.digits() == checked.solutions.front());
        }
    }

    void theRatingDoesNotDependOnTheOrder()
    {
        const Puzzle puzzle =
            board("6.9.....8...3.1...4............6...4.2.....3..7....5...1.5...7.8...9..........2..");
        const Grid solution = solve(puzzle).solution;
        const Position start(puzzle);
        const ReasonWalk walk = walkByReasons(start, solution);
        QVERIFY(!walk.isStopped);
        const ReasonRating rating = reasonRating(walk);
        QCOMPARE(rating.largest, 5);
        // An isomorph: rows 1 and 2 exchanged, digits renamed.
        Puzzle other(puzzle.geometry);
        for (Cell cell = 0; cell < 81; ++cell) {
            const Cell to = cell < 9 ? cell + 9 : cell < 18 ? cell - 9 : cell;
            if (puzzle.givens.isFilled(cell))
                other.givens.set(to, puzzle.givens[cell] % 9 + 1);
        }
        const ReasonRating again = reasonRating(walkByReasons(Position(other), solve(other).solution));
        QCOMPARE(again.largest, rating.largest);
        QCOMPARE(again.sum, rating.sum);
    }

    /// Houses that follow from others are facts: without them the candidates of a player do not suffice.
    void theWalkNamesHiddenHouses_data()
    {
        QTest::addColumn<QString>("file");
        QTest::newRow("jigsaw") << "v_jigsaw_janko.txt";
        QTest::newRow("jigsaw, sgt") << "v_jigsaw_sgt.txt";
    }
    void theWalkNamesHiddenHouses()
    {
        QFETCH(QString, file);
        for (const CorpusPuzzle &each : sampleOfCorpus(file.toStdString(), 48)) {
            const CheckResult checked = check(each.puzzle);
            if (checked.verdict != Uniqueness::Unique || each.puzzle.geometry.size() > 9)
                continue;
            int left = 100;
            std::stop_source source;
            const auto isFollowed = [&](const ReasonStep &step, const Position &) {
                for (const Candidate &placed : step.placements)
                    QCOMPARE(placed.digit, checked.solutions.front()[placed.cell]);
                for (const Candidate &gone : step.eliminations)
                    QVERIFY(gone.digit != checked.solutions.front()[gone.cell]);
                if (--left == 0)
                    source.request_stop();
            };
            const ReasonWalk walk = walkByReasons(Position(each.puzzle), checked.solutions.front(),
                                                  source.get_token(), isFollowed);
            QVERIFY(walk.isStopped || walk.end.digits() == checked.solutions.front());
        }
    }

    void aStoppedWalkSaysHowHeavyTheNextStepIs()
    {
        const Puzzle puzzle =
            board("6.9.....8...3.1...4............6...4.2.....3..7....5...1.5...7.8...9..........2..");
        const Grid solution = solve(puzzle).solution;
        const Position start(puzzle);
        const ReasonWalk whole = walkByReasons(start, solution);
        StopProbe probe(200);
        const ReasonWalk walk = walkByReasons(start, solution, probe.token());
        QVERIFY(walk.isStopped);
        QVERIFY(walk.steps.size() < whole.steps.size());
        QVERIFY(walk.nextWeight >= 1);
        QVERIFY(reasonRating(walk).largest <= reasonRating(whole).largest);
        QVERIFY(probe.questionsLater() < 100);
    }

    void namesTheTechnique_data()
    {
        QTest::addColumn<QString>("technique");
        QTest::addColumn<int>("size");
        QTest::newRow("1") << "x-wing" << 2;
        QTest::newRow("2") << "naked-pair" << 2;
        QTest::newRow("3") << "hidden-single" << 1;
        QTest::newRow("4") << "xy-wing" << 3;
        QTest::newRow("5") << "swordfish" << 3;
        QTest::newRow("6") << "hidden-pair" << 2;
    }
    /// Looks for a conclusion with this technique as its smallest reason, on the way of some puzzles.
    void namesTheTechnique()
    {
        QFETCH(QString, technique);
        QFETCH(int, size);
        const Technique &wanted = *findTechnique(technique.toStdString());
        for (const CorpusPuzzle &each : readCorpus("c9_hodoku_exemplars.txt")) {
            const CheckResult checked = check(each.puzzle);
            if (checked.verdict != Uniqueness::Unique)
                continue;
            Position position(each.puzzle);
            const Ladder ladder = defaultLadder(position.rules());
            while (!position.isSolved()) {
                const std::optional<Step> step = nextStep(position, ladder);
                if (!step)
                    break;
                if (step->technique == &wanted) {
                    const bool isTrue = !step->placements.empty();
                    const Deduction conclusion{isTrue ? step->placements[0] : step->eliminations[0], isTrue};
                    NearMisses misses(position, {});
                    SmallestReason smallest(misses, conclusion);
                    QVERIFY(*smallest.run({}));
                    QVERIFY(static_cast<int>(smallest.best()->size()) <= size);
                    std::vector<Premise> premises;
                    for (const int premise : *smallest.best())
                        premises.push_back(misses.formula().premises()[premise]);
                    const Technique *named = techniqueOf(position, premises, conclusion);
                    if (named && (named == &wanted || isKindOf(*named, wanted)))
                        return;
                }
                position.apply(*step);
            }
        }
        QFAIL("the technique was never named");
    }

    /// The same conclusion by the technique that is named, from the same candidates; and a single is named
    /// whenever there is one.
    void namesOnlyWhatSaysTheSame()
    {
        std::set<std::string_view> named;
        for (const CorpusPuzzle &each : sampleOfCorpus("c9_hodoku_exemplars.txt", 12)) {
            const CheckResult checked = check(each.puzzle);
            if (checked.verdict != Uniqueness::Unique)
                continue;
            Position position(each.puzzle);
            const Ladder ladder = withoutUniqueness(defaultLadder(position.rules()));
            for (int count = 0; !position.isSolved(); ++count) {
                const std::optional<Step> step = nextStep(position, ladder);
                if (!step)
                    break;
                if (count % 5 == 0) {
                    const bool isTrue = !step->placements.empty();
                    const Deduction conclusion{isTrue ? step->placements[0] : step->eliminations[0], isTrue};
                    const QString wrong = wrongNameOf(position, conclusion, named);
                    QVERIFY2(wrong.isEmpty(), qPrintable(wrong));
                }
                position.apply(*step);
            }
        }
        QVERIFY2(named.size() >= 5, qPrintable(QString::number(named.size())));
    }

    void answersForTheBoard()
    {
        Board asked(board("1.34341221434321"));
        const auto answer = [&](const WhyQuestion &question) { return findWhy(asked, question).answer; };
        QVERIFY(std::get<Reasoning>(*answer({1})).isSmallest);
        QCOMPARE(std::get<WhyObstacle>(*answer({1, 3})), WhyObstacle::Untrue);
        QCOMPARE(std::get<WhyObstacle>(*answer({0, 1})), WhyObstacle::IsGiven);
        asked.enter(1, 2); // the entry of the cell itself is no fact
        QCOMPARE(std::get<Reasoning>(*answer({1, 2})).premises.size(), 1u);
        QVERIFY(std::get<Reasoning>(*answer({1, 3, false})).premises.empty());
        asked = Board(board("1..............."));
        QCOMPARE(std::get<WhyObstacle>(*answer({5})), WhyObstacle::SeveralSolutions);
        asked = Board(board("11.............."));
        QCOMPARE(std::get<WhyObstacle>(*answer({5})), WhyObstacle::NoSolution);
        asked = Board(board("1.3434122.434321"));
        asked.enter(9, 3);
        QCOMPARE(std::get<WhyObstacle>(*answer({1})), WhyObstacle::WrongEntries);
    }
};

ADD_TEST_WITHOUT_APPLICATION(TestReasons)

} // namespace sudoku::tst_reasons

#include "tst_reasons.moc"
