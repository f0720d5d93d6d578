// Covers core/analyse: possiblerules

#include <QTest>

#include "core/analyse/fillin.h"
#include "core/analyse/possiblerules.h"
#include "core/analyse/ruleproposals.h"
#include "core/board/random.h"
#include "core/formats/text/constrainttext.h"
#include "core/variants/variant.h"
#include "tests/bruteforce.h"
#include "tests/sampling.h"
#include "tests/testprogram.h"

#include <map>
#include <set>

namespace sudoku::tst_ruleproposals {

Puzzle puzzleOfRules(const char *givens, const std::vector<const char *> &constraints)
{
    Puzzle puzzle = board(givens);
    for (const char *text : constraints)
        puzzle.constraints.push_back(*readConstraint(puzzle.geometry, text));
    return puzzle;
}

QStringList textsOf(const Puzzle &puzzle, const std::vector<RuleProposal> &proposals)
{
    QStringList texts;
    for (const RuleProposal &proposal : proposals)
        texts += QString::fromStdString(constraintText(puzzle.geometry, *proposal.rules.front().to));
    return texts;
}

/// Returns how many of \a rules leave one solution of \a puzzle, by brute force, counting no more of a kind
/// than are proposed.
int countDeciding(const Puzzle &puzzle, const std::vector<PossibleRepair> &rules)
{
    std::map<const Variant *, std::size_t> counts;
    for (const PossibleRepair &rule : rules)
        if (BruteForce(repaired(puzzle, {}, rule.rules)).solutions(2).size() == 1)
            ++counts[rule.rules.front().to->variant];
    std::size_t sum = 0;
    for (const auto &[kind, count] : counts)
        sum += std::min(count, maxProposalsOfAKind);
    return static_cast<int>(std::min(sum, maxRuleProposals));
}

/// Returns the numbers that the solutions have for open clues.
std::vector<PossibleRepair> openNumbers(const Puzzle &puzzle, const std::vector<Grid> &solutions)
{
    std::vector<PossibleRepair> numbers;
    for (const int clue : openClues(puzzle)) {
        std::set<std::vector<int>> tried;
        for (const Grid &solution : solutions) {
            Constraint filled = puzzle.constraints[clue];
            filled.numbers = numbersIn(puzzle, filled, solution);
            if (tried.insert(filled.numbers).second && !filled.numbers.empty())
                numbers.push_back({RepairKind::Number, {}, {{clue, filled}}});
        }
    }
    return numbers;
}

/// Returns how many rules must be proposed for \a puzzle with these \a solutions.
int expectedCount(const Puzzle &puzzle, const std::vector<Grid> &solutions)
{
    if (solutions.size() < 2)
        return 0;
    std::vector<PossibleRepair> rules = openNumbers(puzzle, solutions);
    std::ranges::move(possibleRules(puzzle, ProposedKinds::Present), std::back_inserter(rules));
    const int count = countDeciding(puzzle, rules);
    return count > 0 ? count : countDeciding(puzzle, possibleRules(puzzle, ProposedKinds::Absent));
}

class TestRuleProposals : public QObject
{
    Q_OBJECT

private slots:
    void proposes_data()
    {
        QTest::addColumn<QByteArray>("givens");
        QTest::addColumn<std::vector<const char *>>("constraints");
        QTest::addColumn<QStringList>("proposals");
        using Constraints = std::vector<const char *>;
        const auto add = [](const char *name, const QByteArray &givens, const Constraints &constraints,
                            const QStringList &proposals) {
            QTest::newRow(name) << givens << constraints << proposals;
        };
        // 2 and 4, and 4 and 2, change places.
        const QByteArray two = "1.3.3.1.21434321";
        add("the sum of a cage", two, {"killer r1c2 r1c3"}, {"killer 5 r1c2 r1c3", "killer 7 r1c2 r1c3"});
        add("a dot, as an even cell is in each", two, {"even r1c2"}, {"greater-than r1c3 r1c2"});
        add("nothing where it is unique", "1234341221434321", {"white-dot r1c1 r1c2"}, {});
        add("nothing where there is no rule", two, {}, {});
        add("nothing where there are only rules of the board", "1...............", {"diagonal"}, {});
    }

    void proposes()
    {
        QFETCH(QByteArray, givens);
        QFETCH(std::vector<const char *>, constraints);
        QFETCH(QStringList, proposals);
        const Puzzle puzzle = puzzleOfRules(givens, constraints);
        const RuleProposals found = findRuleProposals(puzzle);
        QCOMPARE(found.outcome, Outcome::Solved);
        QStringList kinds = textsOf(puzzle, found.proposals);
        kinds.removeIf(
            [&](const QString &text) { return !proposals.isEmpty() && !proposals.contains(text); });
        QCOMPARE(kinds, proposals);
    }

    void everyProposalLeavesOneSolutionAndNoneIsMissing_data()
    {
        QTest::addColumn<std::vector<const char *>>("constraints");
        using Constraints = std::vector<const char *>;
        QTest::newRow("dots") << Constraints{"white-dot r1c1 r1c2", "black-dot r4c3 r4c4"};
        QTest::newRow("sums") << Constraints{"xv 5 r1c1 r1c2", "killer r3c1 r4c1", "killer r3c3 r4c3 r4c4"};
        QTest::newRow("signs") << Constraints{"greater-than r1c2 r1c1"};
        QTest::newRow("parity") << Constraints{"even r2c2", "odd r3c3"};
        QTest::newRow("thermometer") << Constraints{"thermometer r2c2 r3c3 r4c4"};
        QTest::newRow("whispers") << Constraints{"whispers 2 r2c2 r2c3 r3c3"};
        QTest::newRow("outside") << Constraints{"sandwich r1c1 r1c2", "x-sum r1c4 r2c4",
                                                "little-killer r1c2 r2c3"};
        QTest::newRow("all V are given") << Constraints{"xv 5 r1c2 r1c3", "xv 5 r2c2 r2c3", "xv 5 r3c2 r3c3",
                                                        "xv 5 r4c2 r4c3", "xv 5 r2c1 r3c1", "xv 5 r2c2 r3c2",
                                                        "xv 5 r2c3 r3c3", "xv 5 r2c4 r3c4", "all-xv"};
    }

    /// Givens of a random solution that leave several.
    void everyProposalLeavesOneSolutionAndNoneIsMissing()
    {
        QFETCH(std::vector<const char *>, constraints);
        Random random(1);
        int proposed = 0;
        for (int round = 0; round < (triesMuch() ? 60 : 12); ++round) {
            Puzzle puzzle = puzzleOfRules("................", constraints);
            const std::vector<Grid> all = BruteForce(puzzle).solutions();
            const Grid &chosen = all[random.below(all.size())];
            for (int i = 0; i < 3; ++i) {
                const Cell cell = static_cast<Cell>(random.below(16));
                puzzle.givens.set(cell, chosen[cell]);
            }
            const std::vector<Grid> before = BruteForce(puzzle).solutions();
            const RuleProposals found = findRuleProposals(puzzle);
            QCOMPARE(found.outcome, Outcome::Solved);
            for (const RuleProposal &proposal : found.proposals) {
                const Puzzle changed = repaired(puzzle, {}, proposal.rules);
                QCOMPARE(BruteForce(changed).solutions(2), std::vector{proposal.solution});
                QVERIFY(std::ranges::find(before, proposal.solution) != before.end());
                QVERIFY(proposal.isNewKind
                        == std::ranges::none_of(puzzle.constraints, [&](const Constraint &constraint) {
                               return constraint.variant == proposal.rules.front().to->variant;
                           }));
            }
            proposed += static_cast<int>(found.proposals.size());
            QCOMPARE(static_cast<int>(found.proposals.size()), expectedCount(puzzle, before));
        }
        QVERIFY(proposed > 0);
    }

    void keepsTheWantedSolution()
    {
        const Puzzle puzzle =
            puzzleOfRules("1...............", {"white-dot r1c1 r1c2", "greater-than r2c1 r2c2"});
        for (const Grid &wanted : BruteForce(puzzle).solutions(6))
            for (const RuleProposal &proposal : findRuleProposals(puzzle, wanted).proposals)
                QCOMPARE(proposal.solution, wanted);
    }

    void anAddedConstraintIsTheLast()
    {
        const Puzzle puzzle = puzzleOfRules("1...............", {"white-dot r1c1 r1c2"});
        const std::vector<PossibleRepair> rules = possibleRules(puzzle, ProposedKinds::Present);
        QVERIFY(!rules.empty());
        const Puzzle after = repaired(puzzle, {}, rules.front().rules);
        QCOMPARE(after.constraints.size(), 2U);
        QVERIFY(after.constraints.back() == *rules.front().rules.front().to);
    }

    void saysThatThereIsNoSolution()
    {
        QCOMPARE(findRuleProposals(puzzleOfRules("11..............", {"white-dot r1c1 r1c2"})).outcome,
                 Outcome::None);
    }

    void canBeStopped()
    {
        std::stop_source source;
        source.request_stop();
        const Puzzle puzzle = puzzleOfRules("1...............", {"white-dot r1c1 r1c2"});
        const RuleProposals found = findRuleProposals(puzzle, {}, {}, source.get_token());
        QCOMPARE(found.outcome, halted(Halt::Stopped));
        QVERIFY(found.proposals.empty());
    }
};

ADD_TEST_WITHOUT_APPLICATION(TestRuleProposals)

} // namespace sudoku::tst_ruleproposals

#include "tst_ruleproposals.moc"
