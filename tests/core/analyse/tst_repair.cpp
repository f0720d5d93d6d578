// Covers core/analyse: possiblerepairs, possiblerulerepairs

#include <QTest>

#include "tests/bruteforce.h"
#include "tests/sampling.h"
#include "tests/somegivens.h"
#include "tests/testdata.h"

#include "core/analyse/possiblerepairs.h"
#include "core/analyse/repair.h"
#include "core/formats/text/constrainttext.h"
#include "core/variants/variant.h"
#include "tests/testprogram.h"

#include <set>

namespace sudoku::tst_repair {

const std::string newspaper =
    "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";

std::string changesText(const Geometry &geometry, const std::vector<CellChange> &changes)
{
    std::string text;
    for (const CellChange &change : changes)
        text += (text.empty() ? "" : ", ") + geometry.cellName(change.cell) + " "
                + std::to_string(change.from) + ">" + std::to_string(change.to);
    return text;
}

bool offers(const RepairResult &result, RepairKind kind, const std::vector<CellChange> &changes,
            Uniqueness verdict)
{
    return std::ranges::any_of(result.repairs, [&](const Repair &repair) {
        return repair.kind == kind && repair.changes == changes && repair.verdict == verdict;
    });
}

/// "" where each repair does what it says.
std::string firstLie(const Puzzle &puzzle, const RepairResult &result)
{
    for (const Repair &repair : result.repairs) {
        for (const CellChange &change : repair.changes)
            if (puzzle.givens[change.cell] != change.from)
                return changesText(puzzle.geometry, repair.changes);
        const std::size_t solutions =
            BruteForce(repaired(puzzle, repair.changes, repair.rules)).solutions(2).size();
        const Uniqueness expected = solutions == 1 ? Uniqueness::Unique : Uniqueness::Multiple;
        if (solutions == 0 || repair.verdict != expected)
            return changesText(puzzle.geometry, repair.changes);
    }
    return "";
}

/// Whatever the order of their cells where that means nothing.
bool sameRules(Puzzle one, Puzzle other)
{
    for (Puzzle *puzzle : {&one, &other})
        for (Constraint &constraint : puzzle->constraints)
            if (constraint.variant->input == Input::Cells)
                std::ranges::sort(constraint.cells);
    return one.constraints == other.constraints;
}

class TestRepair : public QObject
{
    Q_OBJECT

private slots:
    void mistakesOfARow()
    {
        const Puzzle puzzle = board("1.2.............");
        std::set<std::string> texts;
        for (const PossibleRepair &repair : shifts(puzzle))
            texts.insert(changesText(puzzle.geometry, repair.changes));
        const std::set<std::string> expected{"r1c1 1>0, r1c2 0>1, r1c3 2>0, r1c4 0>2"};
        QVERIFY(texts == expected);
        QCOMPARE(swaps(board("1...............")).size(), 2u);
        QCOMPARE(swaps(board("1.1.............")).size(), 5u);
    }

    void plantedMistakesAreFound_data()
    {
        QTest::addColumn<std::string>("wrong");
        QTest::addColumn<RepairKind>("kind");
        const auto row = [](const char *name, RepairKind kind, auto change) {
            std::string wrong = newspaper;
            change(wrong);
            QTest::newRow(name) << wrong << kind;
        };
        row("a wrong digit", RepairKind::Change, [](std::string &text) { text[0] = '9'; });
        row("another", RepairKind::Change, [](std::string &text) { text[39] = '9'; });
        row("neighbours", RepairKind::Swap, [](std::string &text) { std::swap(text[0], text[1]); });
        row("one below the other", RepairKind::Swap, [](std::string &text) { std::swap(text[1], text[10]); });
        row("a dot too many", RepairKind::Shift, [](std::string &text) {
            text.erase(8, 1);
            text.insert(0, 1, '.');
        });
        row("a digit too many", RepairKind::Remove, [](std::string &text) { text[2] = '8'; });
    }

    void plantedMistakesAreFound()
    {
        QFETCH(std::string, wrong);
        QFETCH(RepairKind, kind);
        const Puzzle right = board(newspaper);
        const Puzzle puzzle = board(wrong);
        QCOMPARE(check(puzzle).verdict, Uniqueness::None);
        std::vector<CellChange> changes;
        for (Cell cell = 0; cell < 81; ++cell)
            if (puzzle.givens[cell] != right.givens[cell])
                changes.push_back({cell, puzzle.givens[cell], right.givens[cell]});
        const RepairResult result = findRepairs(puzzle);
        QCOMPARE(result.outcome, Outcome::Solved);
        QVERIFY(offers(result, kind, changes, Uniqueness::Unique));
        QCOMPARE(result.repairs.front().verdict, Uniqueness::Unique);
    }

    void repairsDoWhatTheySay_data()
    {
        QTest::addColumn<Geometry>("geometry");
        QTest::addColumn<int>("givens");
        QTest::newRow("4x4") << defaultGeometry(4) << 9;
        QTest::newRow("4x4 jigsaw") << *Geometry::withRegions(4, regionMap("AAABCABBCCDBCDDD")) << 9;
        QTest::newRow("6x6") << defaultGeometry(6) << 24;
    }

    void repairsDoWhatTheySay()
    {
        QFETCH(Geometry, geometry);
        QFETCH(int, givens);
        Random random(6);
        int repairable = 0;
        const int rounds = triesMuch() ? 30 : 6;
        for (int i = 0; i < rounds; ++i) {
            Puzzle puzzle = withPlantedFault(geometry, givens, random);
            if (i % 3 == 0)
                puzzle.givens.set(0, puzzle.givens[0] % geometry.size() + 1); // and a second one
            if (i % 2 == 0)
                puzzle.constraints.push_back({findVariant("diagonal"), {}});
            const RepairResult result = findRepairs(puzzle);
            const bool isSolvable = !BruteForce(puzzle).solutions(1).empty();
            Puzzle rulesAlone = puzzle;
            rulesAlone.givens = Grid(geometry.cellCount());
            Puzzle digitsAlone = puzzle;
            digitsAlone.constraints.clear();
            const bool isRepairable = !isSolvable
                                      && (!BruteForce(rulesAlone).solutions(1).empty()
                                          || !BruteForce(digitsAlone).solutions(1).empty());
            QCOMPARE(result.outcome, isRepairable ? Outcome::Solved : Outcome::None);
            QCOMPARE(result.repairs.empty(), !isRepairable);
            QCOMPARE(firstLie(puzzle, result), std::string());
            repairable += isRepairable ? 1 : 0;
        }
        QVERIFY(repairable > rounds / 3);
    }

    void severalGivensAreRemoved()
    {
        const Puzzle puzzle = board("11..22..33..44..");
        const RepairResult result = findRepairs(puzzle);
        QCOMPARE(result.outcome, Outcome::Solved);
        QCOMPARE(result.repairs.size(), 1u);
        QCOMPARE(result.repairs.front().kind, RepairKind::Remove);
        QVERIFY(result.repairs.front().changes.size() >= 4);
        QCOMPARE(firstLie(puzzle, result), std::string());
    }

    void onlySuspectsAreChanged()
    {
        const Puzzle wrong = board("11..............");
        for (const Repair &repair : findRepairs(wrong, std::vector<Cell>{1}).repairs)
            for (const CellChange &change : repair.changes)
                QCOMPARE(change.cell, 1);
        QCOMPARE(findRepairs(wrong, std::vector<Cell>{5}).outcome, Outcome::None);
        QVERIFY(findRepairs(wrong, std::vector<Cell>{5}).repairs.empty());
    }

    void whatIsRightHasNoRepair()
    {
        const RepairResult result = findRepairs(board(newspaper));
        QCOMPARE(result.outcome, Outcome::None);
        QVERIFY(result.repairs.empty());
        QVERIFY(result.hasSolution);
    }

    void rulesThatNothingKeepsHaveNoRepair()
    {
        Puzzle contradictory = board("................"); // whatever is given, and whichever goes
        for (const int number : {3, 4, 5})
            contradictory.constraints.push_back({findVariant("killer"), {2, 3}, {number}});
        const RepairResult none = findRepairs(contradictory);
        QCOMPARE(none.outcome, Outcome::None);
        QVERIFY(!none.hasSolution);
        QVERIFY(none.repairs.empty());
    }

    void oneRuleMayBeWrong_data()
    {
        QTest::addColumn<QStringList>("wrong");
        QTest::addColumn<RepairKind>("kind");
        QTest::addColumn<QStringList>("right");
        // 1 2 3 4 / 3 4 1 2 / 2 1 4 3 / 4 3 2 1
        const auto row = [](const char *name, const QStringList &wrong, RepairKind kind,
                            const QStringList &right) { QTest::newRow(name) << wrong << kind << right; };
        row("a sum", {"killer 4 r1c1 r1c2"}, RepairKind::Number, {"killer 3 r1c1 r1c2"});
        row("a cell too few", {"killer 6 r1c1 r1c2"}, RepairKind::Cells, {"killer 6 r1c1 r1c2 r1c3"});
        row("a cell too many", {"killer 3 r1c1 r1c2 r1c3"}, RepairKind::Cells, {"killer 3 r1c1 r1c2"});
        row("a cell of another cage", {"killer 6 r1c1 r1c2", "killer 4 r1c3 r1c4"}, RepairKind::Cells,
            {"killer 6 r1c1 r1c2 r1c3", "killer 4 r1c4"});
        row("two sums", {"killer 7 r1c1 r1c2", "killer 3 r1c3 r1c4"}, RepairKind::Exchange,
            {"killer 3 r1c1 r1c2", "killer 7 r1c3 r1c4"});
        row("the bulb", {"thermometer r1c4 r1c3 r1c2"}, RepairKind::Turn, {"thermometer r1c2 r1c3 r1c4"});
        row("a line too long", {"thermometer r1c1 r1c2 r1c3 r2c3"}, RepairKind::Cells,
            {"thermometer r1c1 r1c2 r1c3"});
        row("a dot's colour", {"black-dot r1c3 r1c4"}, RepairKind::OtherMark, {"white-dot r1c3 r1c4"});
        row("a sign", {"greater-than r1c1 r1c2"}, RepairKind::Turn, {"greater-than r1c2 r1c1"});
        row("a rule too many", {"diagonal", "anti-king"}, RepairKind::Drop, {"diagonal"});
    }

    void oneRuleMayBeWrong()
    {
        QFETCH(QStringList, wrong);
        QFETCH(RepairKind, kind);
        QFETCH(QStringList, right);
        const std::string givens = wrong.contains("diagonal") ? "1234432121433412" : "1234341221434321";
        const auto withRules = [&](const QStringList &rules) {
            Puzzle puzzle = board(givens);
            for (const QString &rule : rules)
                puzzle.constraints.push_back(*readConstraint(puzzle.geometry, rule.toStdString()));
            return puzzle;
        };
        const Puzzle puzzle = withRules(wrong);
        const RepairResult result = findRepairs(puzzle);
        QCOMPARE(result.outcome, Outcome::Solved);
        QCOMPARE(firstLie(puzzle, result), std::string());
        QVERIFY(std::ranges::any_of(result.repairs, [&](const Repair &repair) {
            return repair.kind == kind
                   && sameRules(repaired(puzzle, repair.changes, repair.rules), withRules(right));
        }));
    }

    void stopsWithWhatItHas()
    {
        std::string wrong = newspaper;
        wrong[0] = '9';
        std::stop_source source;
        const RepairResult result = findRepairs(board(wrong), {}, {}, source.get_token(),
                                                [&](const std::vector<Repair> &found, int, int) {
                                                    if (!found.empty())
                                                        source.request_stop();
                                                });
        QCOMPARE(result.outcome, halted(Halt::Stopped));
        QVERIFY(!result.repairs.empty());
    }
};

ADD_TEST_WITHOUT_APPLICATION(TestRepair)

} // namespace sudoku::tst_repair

#include "tst_repair.moc"
