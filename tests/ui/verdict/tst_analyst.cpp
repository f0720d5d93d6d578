#include <QApplication>
#include <QSignalSpy>
#include <QTest>

#include "tests/haltingsolver.h"
#include "tests/secondofaclue.h"
#include "tests/testdata.h"
#include "tests/testprogram.h"
#include "ui/board/boardview.h"
#include "ui/board/document.h"
#include "ui/solving/computation.h"
#include "ui/solving/livecheck.h"
#include "ui/text/halttext.h"
#include "ui/verdict/analyst.h"
#include "ui/verdict/conflictreporter.h"
#include "ui/verdict/contradictions.h"

namespace sudoku::tst_analyst {

const std::string newspaper =
    "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";

/// A 25x25 with many solutions, which takes long to look at.
Puzzle hardPuzzleWithout(int givens)
{
    Puzzle puzzle = hardPuzzle();
    for (Cell cell = 0; cell < puzzle.givens.cellCount() && givens > 0; cell += 3)
        if (puzzle.givens.isFilled(cell)) {
            puzzle.givens.clear(cell);
            --givens;
        }
    return puzzle;
}

/// An analyst with its document, and the last that it concluded.
struct Bench
{
    explicit Bench(Board board) : document(std::move(board))
    {
        QObject::connect(&sink, &Answers::concluded, &analyst, [this](const Conclusion &conclusion) {
            last = conclusion;
            ++answers;
        });
    }
    explicit Bench(const std::string &givens, std::initializer_list<std::string_view> variants = {})
        : Bench(Board(sudoku::board(givens, variants)))
    {
    }

    void enter(Cell cell, Digit digit)
    {
        Board changed = document.board();
        changed.enter(cell, digit);
        document.edit(changed, "Enter Digit");
    }
    /// Whether everything ended in time, however slow the machine.
    bool waitForAnswer()
    {
        return QTest::qWaitFor([&] { return answers > 0 && !computation.isRunning(); }, 60'000);
    }
    /// Whether something was shown before the end, and an answer came.
    bool stopWhenSomethingIsShown()
    {
        QSignalSpy soFar(&sink, &Answers::foundSoFar);
        if (!soFar.wait(60'000))
            return false;
        computation.stop();
        return waitForAnswer();
    }
    /// Takes the action with that text.
    bool take(const QString &text)
    {
        for (const Offer &action : last.offers)
            if (action.text == text) {
                answers = 0;
                const auto run = action.run;
                run();
                return true;
            }
        return false;
    }
    QStringList actions() const
    {
        QStringList texts;
        for (const Offer &action : last.offers)
            texts += action.text;
        return texts;
    }

    Document document;
    BoardEditor editor{document};
    BoardView view{document, editor};
    Computation computation{document};
    LiveCheck live{document};
    ConflictReporter conflicts{document, view};
    Answers sink;
    Analyst analyst{{document, view, computation, live, conflicts, sink}};
    Conclusion last;
    int answers = 0;
};

using AnyQuestion = std::function<void(Analyst &)>;

class TestAnalyst : public QObject
{
    Q_OBJECT

private slots:
    void everyQuestionHasItsAnswer_data()
    {
        QTest::addColumn<std::string>("givens");
        QTest::addColumn<void (Analyst::*)()>("question");
        QTest::addColumn<QString>("headline");
        const std::string two = "12..............";
        const std::string none = "123............4";
        const std::string unique = "1234341221434321";
        const auto row = [](const char *name, const std::string &givens, void (Analyst::*question)(),
                            const char *headline) {
            QTest::addRow("%s", name) << givens << question << QString(headline);
        };
        row("check unique", unique, &Analyst::check, "Exactly one solution.");
        row("check many", two, &Analyst::check, "More than one solution.");
        row("check none", none, &Analyst::check, "No solution.");
        row("check empty", std::string(16, '.'), &Analyst::check, "More than one solution.");
        row("explain none", none, &Analyst::explain, "No solution.");
        row("explain unique", unique, &Analyst::explain, "Nothing to explain: there is a solution.");
        row("count many", std::string(16, '.'), &Analyst::countSolutions, "Exactly 288 solutions.");
        row("count too many", std::string(81, '.'), &Analyst::countSolutions, "More than 1,000 solutions.");
        row("count one", unique, &Analyst::countSolutions, "Exactly one solution.");
        row("count none", none, &Analyst::countSolutions, "No solution.");
        row("candidates", two, &Analyst::findCandidates, "The true candidates of every cell.");
        row("candidates none", none, &Analyst::findCandidates, "No solution.");
        row("make unique", "1234........2...", &Analyst::completeToUnique,
            "One more given leaves exactly one solution.");
        row("make unique, which it is", unique, &Analyst::completeToUnique, "Exactly one solution.");
        row("make unique none", none, &Analyst::completeToUnique, "No solution.");
        row("fix", none, &Analyst::fix, "16 possible fixes, the likeliest first.");
        row("fix unique", unique, &Analyst::fix, "Nothing to fix: the puzzle has exactly one solution.");
        row("fix many", two, &Analyst::fix, "The puzzle has more than one solution.");
        row("redundancy", unique, &Analyst::findRedundancy, "16 givens could go, each by itself.");
        row("redundancy many", two, &Analyst::findRedundancy, "More than one solution.");
    }

    void everyQuestionHasItsAnswer()
    {
        using Question = void (Analyst::*)();
        QFETCH(std::string, givens);
        QFETCH(Question, question);
        QFETCH(QString, headline);
        Bench bench(givens);
        const Board before = bench.document.board();
        (bench.analyst.*question)();
        QVERIFY(bench.waitForAnswer());
        QCOMPARE(bench.last.headline, headline);
        QVERIFY(bench.last.about.contains("; rows, columns and boxes."));
        QVERIFY(bench.document.board() == before); // a verdict never writes
    }

    void saysWhatItIsAbout()
    {
        Bench bench("1234341221434321", {"diagonal"});
        bench.analyst.check();
        QVERIFY(bench.waitForAnswer());
        QVERIFY2(bench.last.about.startsWith("The givens; rows, columns and boxes, Falling diagonal."),
                 qPrintable(bench.last.about));
        Board off = bench.document.board();
        std::swap(off.switchedOff, off.puzzle.constraints);
        bench.document.edit(off, "Switch Off");
        bench.analyst.check();
        QVERIFY(bench.waitForAnswer());
        QVERIFY2(bench.last.about.startsWith("The givens; rows, columns and boxes; 1 rule switched off."),
                 qPrintable(bench.last.about));
        Bench empty(std::string(16, '.'));
        empty.enter(0, 1);
        empty.analyst.check();
        QVERIFY(empty.waitForAnswer());
        QVERIFY(empty.last.about.startsWith("Your entries, as there are no givens; "));
        empty.enter(1, 1);
        empty.answers = 0;
        empty.analyst.explain();
        QVERIFY(empty.waitForAnswer());
        QCOMPARE(empty.last.lines, QStringList{"Two 1s in row 1: r1c1 and r1c2."}); // not which were entered
    }

    void entriesCountWhereAsked()
    {
        Bench bench("12..............");
        bench.enter(4, 3);
        bench.enter(5, 3); // two 3s in row 2
        bench.analyst.check();
        QVERIFY(bench.waitForAnswer());
        QCOMPARE(bench.last.headline, "More than one solution.");
        bench.answers = 0;
        bench.analyst.setCountsEntries(true);
        bench.analyst.check();
        QVERIFY(bench.waitForAnswer());
        QCOMPARE(bench.last.headline, "No solution with your entries.");
        QVERIFY(bench.last.lines.contains("Of these you entered r2c1 and r2c2."));
    }

    void explainBlamesEntriesWhereTheGivensAreRight()
    {
        Bench bench("12..............");
        bench.enter(4, 1);
        bench.analyst.explain();
        QVERIFY(bench.waitForAnswer());
        QCOMPARE(bench.last.lines.front(), "Two 1s in column 1: r1c1 and r2c1.");
        QCOMPARE(bench.last.lines.back(), "Your entry in r2c1 contradicts the puzzle.");
        QCOMPARE(bench.last.findings.reasons.size(), 2u);
        QCOMPARE(bench.last.findings.reasonOutlines.size(), 1u);
        QVERIFY(bench.take("Another Contradiction"));
        QVERIFY(bench.waitForAnswer());
        QCOMPARE(bench.last.lines.front(), "Two 1s in box 1: r1c1 and r2c1.");
    }

    void reasonsAreShownOneByOne()
    {
        Bench bench("123............4");
        bench.analyst.explain();
        QVERIFY(bench.waitForAnswer());
        const Conclusion whole = bench.last;
        const std::size_t count = whole.findings.reasons.size() + whole.findings.reasonOutlines.size();
        QVERIFY(count > 2);
        QVERIFY(bench.take("Show One by One (Alt+Right)"));
        for (std::size_t i = 1; i <= count; ++i) {
            QVERIFY2(bench.last.headline.startsWith(QString("%1 of %2: ").arg(i).arg(count)),
                     qPrintable(bench.last.headline));
            const bool isGiven = bench.last.lines.front() == "A given of the puzzle.";
            QVERIFY(isGiven || bench.last.lines.front().startsWith("No digit twice in "));
            QCOMPARE(bench.last.findings.reasonOutlines.size(), isGiven ? 0u : 1u);
            QVERIFY(!isGiven || bench.last.findings.reasons.size() == 1);
            QVERIFY(bench.take("Next (Alt+Right)"));
        }
        QVERIFY(bench.last.headline.startsWith("1 of "));
        QVERIFY(bench.take("Previous (Alt+Left)"));
        QVERIFY(bench.last.headline.startsWith(QString("%1 of ").arg(count)));
        QVERIFY(bench.take("Show All"));
        QCOMPARE(bench.last.headline, whole.headline);
        QCOMPARE(bench.last.about, whole.about);
    }

    void manyReasonsAreShownToo_data()
    {
        QTest::addColumn<int>("houses");
        QTest::addColumn<int>("cages");
        QTest::addColumn<int>("outlines");
        QTest::newRow("few") << 3 << 3 << 6;
        QTest::newRow("many, of which the cages are shown") << 9 << 8 << 8;
        QTest::newRow("houses alone") << 18 << 0 << 18;
        QTest::newRow("cages alone") << 0 << 20 << 20;
    }

    void manyReasonsAreShownToo()
    {
        QFETCH(int, houses);
        QFETCH(int, cages);
        QFETCH(int, outlines);
        Puzzle puzzle(emptyBoard(9));
        MusAnswer answer{MusOutcome::Found, {}};
        for (int i = 0; i < houses; ++i)
            answer.reasons.push_back(
                RuleSource(HouseName{i < 9 ? HouseKind::Row : HouseKind::Column, i % 9}));
        for (int i = 0; i < cages; ++i) {
            puzzle.constraints.push_back({findVariant("killer"), {2 * i, 2 * i + 1}, {5}});
            answer.reasons.push_back(RuleSource(ConstraintIndex{i}));
        }
        const Subject subject{Board(puzzle)};
        const Conclusion whole = conflictConclusion(subject, symbolSets().front(), answer, {});
        QCOMPARE(static_cast<int>(whole.findings.reasonOutlines.size()), outlines);
        QCOMPARE(static_cast<int>(whole.rules.size()), cages);
        QCOMPARE(whole.headline, "No solution: the rules contradict each other.");
        QCOMPARE(whole.lines.back(), "Change or remove one of these rules.");
        for (std::size_t i = 0; i < answer.reasons.size(); ++i) {
            const Conclusion one = reasonConclusion(subject, symbolSets().front(), answer.reasons, i);
            QCOMPARE(one.findings.reasonOutlines.size(), 1u);
            QCOMPARE(one.rules.size(), static_cast<int>(i) < houses ? 0u : 1u);
            QVERIFY(one.headline.startsWith(QString("%1 of %2: ").arg(i + 1).arg(answer.reasons.size())));
        }
    }

    void wrongEntriesAreCountedAndShown()
    {
        Bench bench(newspaper);
        bench.enter(2, 4);
        bench.analyst.check();
        QVERIFY(bench.waitForAnswer());
        QCOMPARE(bench.last.headline, "Exactly one solution.");
        QCOMPARE(bench.last.lines, QStringList("Your entry is right."));
        bench.enter(3, 2); // 6 in the solution, and no conflict in sight
        bench.answers = 0;
        bench.analyst.check();
        QVERIFY(bench.waitForAnswer());
        QCOMPARE(bench.last.headline, "Exactly one solution, but 1 entry is wrong.");
        QVERIFY(bench.last.findings.isEmpty()); // until it is asked for
        QVERIFY(bench.take("Show It"));
        QCOMPARE(bench.last.findings.reasons, std::vector<Cell>{3});
        QVERIFY(bench.take("Clear It"));
        QVERIFY(!bench.document.board().entries.isFilled(3));
        QCOMPARE(bench.document.board().entries[2], 4);
    }

    void whatSolveWroteNeverCounts_data()
    {
        QTest::addColumn<Puzzle>("puzzle");
        QTest::addColumn<std::string>("entries");
        QTest::addColumn<QString>("headline");
        QTest::addColumn<bool>("hasOffer");
        const std::string none(81, '.');
        QTest::newRow("empty") << emptyBoard(9) << none << "More than one solution." << false;
        QTest::newRow("typed as entries") << emptyBoard(9) << newspaper << "Exactly one solution." << true;
        Puzzle killer(emptyBoard(9));
        killer.constraints = {{findVariant("killer"), {0, 1}, {3}}};
        QTest::newRow("killer") << killer << none << "More than one solution." << false;
        QTest::newRow("killer with an entry")
            << killer << "1" + none.substr(1) << "More than one solution." << true;
    }

    void whatSolveWroteNeverCounts()
    {
        QFETCH(Puzzle, puzzle);
        QFETCH(std::string, entries);
        QFETCH(QString, headline);
        QFETCH(bool, hasOffer);
        Board start(puzzle);
        for (Cell cell = 0; cell < 81; ++cell)
            start.enter(cell, grid(entries)[cell]);
        Bench bench(start);
        bench.editor.fillIn(solve(start.withEntriesAsGivens()).solution, "Solve");
        QCOMPARE(bench.document.board().digits().filledCount(), 81);
        bench.analyst.check();
        QVERIFY(bench.waitForAnswer());
        QCOMPARE(bench.last.headline, headline);
        QCOMPARE(bench.actions().contains("Make Entries Givens"), hasOffer);
        if (!hasOffer)
            return;
        QVERIFY(bench.take("Make Entries Givens"));
        QCOMPARE(text(bench.document.board().puzzle.givens), entries);
        QCOMPARE(bench.document.board().digits().filledCount(), 81);
    }

    void fixKnowsThatTheRulesContradictEachOther()
    {
        Puzzle puzzle = board(newspaper);
        puzzle.constraints = {{findVariant("killer"), {2, 3}, {3}}, {findVariant("killer"), {2, 3}, {4}}};
        Bench bench{Board(puzzle)};
        bench.analyst.fix();
        QVERIFY(QTest::qWaitFor([&] { return bench.answers > 0; }, 60'000));
        QCOMPARE(bench.last.headline, "No solution: the rules contradict each other.");
        QCOMPARE(bench.last.rules.size(), 2u);
        QVERIFY(bench.document.board() == Board(puzzle));
    }

    void fixesByOneClick()
    {
        std::string wrong = newspaper;
        std::swap(wrong[0], wrong[1]);
        Bench bench(wrong);
        bench.analyst.check();
        QVERIFY(bench.waitForAnswer());
        QCOMPARE(bench.last.headline, "No solution.");
        QVERIFY(bench.take("Fix…"));
        QVERIFY(bench.waitForAnswer());
        QVERIFY(bench.take("Swap r1c1 and r1c2: exactly one solution"));
        QCOMPARE(text(bench.document.board().puzzle.givens), newspaper);
        QCOMPARE(bench.document.undoStack().count(), 1);
        bench.document.undoStack().undo();
        QCOMPARE(text(bench.document.board().puzzle.givens), wrong);
    }

    void fixesEntriesAsEntries()
    {
        Bench bench("1234............");
        bench.enter(4, 1);
        bench.analyst.fix();
        QVERIFY(bench.waitForAnswer());
        QVERIFY2(bench.take("Remove r2c1: more than one solution"), qPrintable(bench.actions().join("; ")));
        QCOMPARE(bench.document.board().entries.filledCount(), 0);
        QCOMPARE(bench.document.board().puzzle.givens.filledCount(), 4);
    }

    void makesItUniqueByOneClick()
    {
        Bench bench("12..............");
        bench.analyst.check();
        QVERIFY(bench.waitForAnswer());
        QVERIFY(!bench.last.findings.differing.empty());
        QVERIFY(bench.take("Make Unique"));
        QVERIFY(bench.waitForAnswer());
        QVERIFY(bench.take("Add These Givens"));
        QCOMPARE(check(bench.document.board().puzzle).verdict, Uniqueness::Unique);
        QCOMPARE(bench.document.undoStack().count(), 1);
    }

    void whatMakesItUniqueIsGivenEvenWhereItWasEntered()
    {
        Bench bench("1234............");
        const Completion completion =
            completeToUnique(bench.document.board().puzzle, solve(bench.document.board().puzzle).solution);
        for (const Cell cell : completion.cells)
            bench.enter(cell, solve(bench.document.board().puzzle).solution[cell]);
        bench.analyst.completeToUnique();
        QVERIFY(bench.waitForAnswer());
        QVERIFY(bench.take("Add These Givens"));
        QCOMPARE(check(bench.document.board().puzzle).verdict, Uniqueness::Unique);
        for (Cell cell = 0; cell < 16; ++cell)
            QVERIFY(!bench.document.board().isGiven(cell) || !bench.document.board().entries.isFilled(cell));
    }

    void manyGivensAreCountedAndRulesNamed()
    {
        MusAnswer answer{MusOutcome::Found, {}};
        const Board all{board(newspaper)};
        for (Cell cell = 0; cell < 81; ++cell)
            if (all.isGiven(cell))
                answer.reasons.push_back(GivenCell{cell});
        for (const HouseName house : {HouseName{HouseKind::Row, 0}, HouseName{HouseKind::Row, 3},
                                      HouseName{HouseKind::Row, 8}, HouseName{HouseKind::Box, 4}})
            answer.reasons.push_back(RuleSource(house));
        const Conclusion conclusion = conflictConclusion({all}, symbolSets().front(), answer, {});
        QVERIFY2(
            conclusion.lines.front().startsWith("30 givens, rows 1, 4 and 9 and box 5 contradict each other"),
            qPrintable(conclusion.lines.front()));
    }

    void candidatesBecomePencilMarks()
    {
        Bench bench("1234............");
        bench.analyst.findCandidates();
        QVERIFY(bench.waitForAnswer());
        QCOMPARE(bench.last.findings.candidates[4], (DigitSet{3, 4}));
        QVERIFY(bench.take("Write as Pencil Marks"));
        QCOMPARE(bench.document.board().cornerMarks[4], (DigitSet{3, 4}));
        QVERIFY(bench.document.board().cornerMarks[0].isEmpty());
        QCOMPARE(bench.document.undoStack().count(), 1);
    }

    void candidatesAreShownAsTheyAreFound()
    {
        Bench bench{Board(hardPuzzleWithout(40))};
        QSignalSpy soFar(&bench.sink, &Answers::foundSoFar);
        bench.analyst.findCandidates();
        QVERIFY(bench.stopWhenSomethingIsShown());
        QVERIFY(!bench.last.findings.candidates.empty());
        soFar.clear();
        QTest::qWait(450);
        QCOMPARE(soFar.count(), 0);
    }

    void candidatesGoOnAfterAStop()
    {
        Bench bench{Board(hardPuzzleWithout(40))};
        bench.analyst.findCandidates();
        QVERIFY(bench.stopWhenSomethingIsShown());
        const std::vector<DigitSet> known = bench.last.findings.candidates;
        QVERIFY(bench.take("Continue"));
        QVERIFY(bench.stopWhenSomethingIsShown());
        for (std::size_t cell = 0; cell < known.size(); ++cell)
            QVERIFY((known[cell] - bench.last.findings.candidates[cell]).isEmpty());
    }

    void countsTheSolutionsOfEachCandidate()
    {
        Bench bench("1234............");
        bench.analyst.findCandidates();
        QVERIFY(bench.waitForAnswer());
        QVERIFY(bench.last.findings.notes.empty());
        QVERIFY(bench.take("Count Solutions of Each Digit"));
        QVERIFY(bench.waitForAnswer());
        const std::vector<QString> &notes = bench.last.findings.notes;
        QCOMPARE(notes.size(), 16u);
        QCOMPARE(notes[0], "");
        QCOMPARE(notes[4], "Solutions by digit of r2c1: 3 in 6, 4 in 6.");
        QCOMPARE(notes[8], "Solutions by digit of r3c1: 2 in 6, 3 in 3, 4 in 3.");
        QVERIFY(!bench.actions().contains("Count Solutions of Each Digit"));
    }

    void countsAreLimited()
    {
        Bench bench(std::string(36, '.'));
        bench.analyst.findCandidates();
        QVERIFY(bench.waitForAnswer());
        QVERIFY(bench.take("Count Solutions of Each Digit"));
        QVERIFY(bench.waitForAnswer());
        QVERIFY2(
            bench.last.findings.notes[0].startsWith("Solutions by digit of r1c1: 1 in 100 or more, 2 in 100"),
            qPrintable(bench.last.findings.notes[0]));
    }

    void minimizesByOneClick()
    {
        Bench bench("1234341221434321");
        bench.analyst.findRedundancy();
        QVERIFY(bench.waitForAnswer());
        QVERIFY(bench.take("Minimize"));
        QVERIFY(bench.waitForAnswer());
        QVERIFY(bench.take("Remove Them"));
        QVERIFY(bench.document.board().puzzle.givens.filledCount() < 8);
        QCOMPARE(check(bench.document.board().puzzle).verdict, Uniqueness::Unique);
    }

    void showsSolutionsOneByOne()
    {
        Bench bench("1234............");
        bench.analyst.countSolutions();
        QVERIFY(bench.waitForAnswer());
        QCOMPARE(bench.last.headline, "Exactly 12 solutions.");
        QVERIFY(bench.take("Show Them One by One"));
        QCOMPARE(bench.last.headline, "Solution 1 of 12.");
        QCOMPARE(bench.last.findings.candidates.size(), 16u);
        QVERIFY(bench.take("Previous (Alt+Left)"));
        QCOMPARE(bench.last.headline, "Solution 12 of 12.");
        QVERIFY(bench.take("Next (Alt+Right)"));
        QCOMPARE(bench.last.headline, "Solution 1 of 12.");
        const std::vector<DigitSet> shown = bench.last.findings.candidates;
        QVERIFY(bench.take("Make This the Only One"));
        QVERIFY(bench.waitForAnswer());
        QVERIFY(bench.take("Add These Givens"));
        const CheckResult result = check(bench.document.board().puzzle);
        QCOMPARE(result.verdict, Uniqueness::Unique);
        for (Cell cell = 0; cell < 16; ++cell)
            QCOMPARE(result.solutions.front()[cell], shown[cell].first());
    }

    void countsOnAndEstimates()
    {
        Bench bench(std::string(81, '.'));
        bench.analyst.countSolutions();
        QVERIFY(bench.waitForAnswer());
        QVERIFY(bench.take("Count On"));
        QVERIFY(bench.waitForAnswer());
        QCOMPARE(bench.last.headline, "More than 2,000 solutions.");
        QVERIFY(bench.take("Estimate"));
        QVERIFY(bench.waitForAnswer());
        QVERIFY2(bench.last.headline.contains(" × 10^2"), qPrintable(bench.last.headline));
    }

    void minimizesWithinLimits()
    {
        Bench bench("1234341221434321");
        bench.view.setCurrentCell(0);
        QTest::keyClick(&bench.view, Qt::Key_Right, Qt::ShiftModifier); // r1c1 and r1c2 are selected
        bench.analyst.minimize(*findSymmetry("half-turn"));
        QVERIFY(bench.waitForAnswer());
        QVERIFY(bench.last.lines.contains("Symmetry kept: Half turn."));
        QVERIFY(bench.last.lines.contains("The givens in the 2 selected cells were kept."));
        QVERIFY(bench.take("Remove Them"));
        const Grid &givens = bench.document.board().puzzle.givens;
        for (const Cell cell : {0, 1, 14, 15})
            QVERIFY(givens.isFilled(cell));
        for (Cell cell = 0; cell < 16; ++cell)
            QCOMPARE(givens.isFilled(cell), givens.isFilled(15 - cell));
        Bench none("123............4");
        none.analyst.minimize(symmetries().front());
        QVERIFY(none.waitForAnswer());
        QCOMPARE(none.last.headline, "No solution.");
    }

    void verdictsAreVerified_data()
    {
        QTest::addColumn<std::string>("givens");
        QTest::addColumn<QString>("headline");
        QTest::newRow("unique") << newspaper << "Exactly one solution: verified.";
        QTest::newRow("none") << std::string("123............4") << "No solution: verified.";
    }

    void verdictsAreVerified()
    {
        QFETCH(std::string, givens);
        QFETCH(QString, headline);
        Bench bench(givens);
        bench.analyst.check();
        QVERIFY(bench.waitForAnswer());
        QVERIFY(bench.take("Verify"));
        QVERIFY(bench.waitForAnswer());
        if (bench.last.lines.front().contains("built without CaDiCaL"))
            QSKIP("built without CaDiCaL");
        QCOMPARE(bench.last.headline, headline);
    }

    void whatCannotBeAnsweredIsNotMadeUp_data()
    {
        QTest::addColumn<std::string>("givens");
        QTest::addColumn<AnyQuestion>("question");
        const auto row = [](const char *name, const char *givens, const AnyQuestion &question) {
            QTest::newRow(name) << std::string(givens) << question;
        };
        const char *two = "12..............";
        const char *none = "123............4";
        const char *unique = "1234341221434321";
        row("check", two, &Analyst::check);
        row("explain", none, &Analyst::explain);
        row("count", two, &Analyst::countSolutions);
        row("candidates", two, &Analyst::findCandidates);
        row("make unique", two, &Analyst::completeToUnique);
        row("fix", none, &Analyst::fix);
        row("redundant", unique, &Analyst::findRedundancy);
        row("minimize", unique, [](Analyst &analyst) { analyst.minimize(symmetries().front()); });
    }

    /// Where memory runs out, or the solver fails, the answer says so and nothing else.
    void whatCannotBeAnsweredIsNotMadeUp()
    {
        QFETCH(std::string, givens);
        QFETCH(AnyQuestion, question);
        const SolverFailure crash{.fault = SolverFault::Crashed, .number = 11, .solver = "fake"};
        for (const Halt &halt : {Halt(Halt::OutOfMemory), Halt(Halt::WrongSolution), Halt(crash)}) {
            Bench bench(givens);
            bench.computation.setSolver(haltingKind(std::make_shared<HaltScript>(HaltScript{halt})));
            question(bench.analyst);
            QVERIFY(bench.waitForAnswer());
            const bool isCrash = halt == Halt::SolverFailed;
            QCOMPARE(bench.last.headline, isCrash ? "The solver failed." : haltSentence(halt));
            QCOMPARE(bench.last.lines, isCrash ? QStringList(haltSentence(halt)) : QStringList());
        }
    }

    void aStoppedCheckSaysWhatIsKnown()
    {
        Bench bench{Board(hardPuzzle())};
        const Grid one(625);
        bench.live.learn(hardPuzzle(), {Uniqueness::Unique, {one}, {}});
        bench.analyst.check();
        bench.computation.stop();
        QVERIFY(bench.waitForAnswer());
        QCOMPARE(bench.last.headline, "Exactly one solution.");
    }

    void aStoppedExplanationSaysNothingOfSolutions()
    {
        Bench bench{Board(hardPuzzle())};
        bench.analyst.explain();
        bench.computation.stop();
        QVERIFY(bench.waitForAnswer());
        QCOMPARE(bench.last.headline,
                 "Stopped before a contradiction was found."); // there may be a known answer
    }

    void whatCanBeSeenIsExplainedAtOnce()
    {
        Bench bench{Board(hardPuzzle())};
        const SecondOfAClue second(hardPuzzle());
        bench.enter(second.cell, second.digit);
        bench.analyst.explain();
        QVERIFY(bench.waitForAnswer());
        QVERIFY2(bench.last.lines.front().startsWith(QString("Two %1s in ").arg(second.digit)),
                 qPrintable(bench.last.lines.front()));
    }

    void aStoppedCheckGoesOn()
    {
        Bench bench{Board(hardPuzzle())};
        bench.analyst.check();
        QTest::qWait(20);
        bench.computation.stop();
        QVERIFY(bench.waitForAnswer());
        QVERIFY2(bench.last.headline.startsWith("Not decided yet ("), qPrintable(bench.last.headline));
        QVERIFY(bench.take("Continue"));
        QVERIFY(bench.computation.isRunning());
        bench.computation.stop();
        QVERIFY(bench.waitForAnswer());
        QVERIFY(bench.last.headline.startsWith("Not decided yet ("));
    }
};

ADD_TEST(QApplication, TestAnalyst)

} // namespace sudoku::tst_analyst

#include "tst_analyst.moc"
