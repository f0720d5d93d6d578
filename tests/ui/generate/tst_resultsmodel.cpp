#include <QAbstractItemModelTester>
#include <QCoreApplication>
#include <QSignalSpy>
#include <QTest>

#include "core/formats/puzzlestream.h"
#include "tests/madepuzzles.h"
#include "tests/testprogram.h"
#include "ui/generate/generationtext.h"
#include "ui/generate/resultsmodel.h"

#include <sstream>

namespace sudoku::tst_resultsmodel {

MadePuzzle made(const Puzzle &puzzle, std::uint64_t seed, const OrHalt<Outcome> &outcome = Outcome::Solved)
{
    return madePuzzle(puzzle, seed, outcome);
}

QStringList rows(const ResultsModel &model)
{
    QStringList texts;
    for (int row = 0; row < model.rowCount(); ++row)
        texts += model.index(row).data().toString();
    return texts;
}

class TestResultsModel : public QObject
{
    Q_OBJECT

    Puzzle four = board("1.34341221434321");
    Puzzle nine = readCorpus("c9_tdoku_tests.txt", 1).front().puzzle;
    Puzzle sixteen = readCorpus("c16_janko.txt", 1).front().puzzle;

private slots:
    void eachRunIsASection()
    {
        ResultsModel model;
        const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
        model.beginSection();
        model.add(made(four, 7));
        model.add(made(four, 8));
        model.beginSection();
        model.beginSection(); // of a run that made nothing
        model.add(made(nine, 9));
        const QString clues = QString::number(nine.givens.filledCount());
        QCOMPARE(rows(model), QStringList({"4 × 4", "1: 15 clues\nseed 7", "2: 15 clues\nseed 8", "9 × 9",
                                           "3: " + clues + " clues\nseed 9"}));
        QCOMPARE(model.puzzleCount(), 3);
        QVERIFY(!model.puzzle(model.index(0)));
        QVERIFY(*model.puzzle(model.index(4))->result.puzzle == nine);
        QVERIFY(!(model.flags(model.index(3)) & Qt::ItemIsSelectable));
        model.clear();
        QCOMPARE(model.rowCount(), 0);
        QCOMPARE(model.puzzleCount(), 0);
    }

    void anotherListTakesItsPlace()
    {
        ResultsModel model;
        model.add(made(sixteen, 1));
        QSignalSpy resets(&model, &QAbstractItemModel::modelReset);
        model.reset({std::nullopt, made(four, 7), made(four, 8), std::nullopt, made(nine, 9)});
        QCOMPARE(resets.count(), 1);
        const QString clues = QString::number(nine.givens.filledCount());
        const QStringList list{"4 × 4", "1: 15 clues\nseed 7", "2: 15 clues\nseed 8", "9 × 9",
                               "3: " + clues + " clues\nseed 9"};
        QCOMPARE(rows(model), list);
        QVERIFY(!model.canUndo());
        model.add(made(nine, 10)); // begins a section
        QCOMPARE(model.rowCount(), 7);
    }

    void takesPuzzlesOut()
    {
        ResultsModel model;
        // Without a QAbstractItemModelTester: it wants that other rows stay, but their numbers change.
        model.add(made(four, 7));
        model.add(made(four, 8));
        model.beginSection();
        model.add(made(nine, 9));
        model.remove({1});
        QCOMPARE(rows(model).mid(0, 2), QStringList({"4 × 4", "1: 15 clues\nseed 8"}));
        model.remove({1}); // and the heading with the last
        QCOMPARE(model.rowCount(), 2);
        model.remove({1});
        QCOMPARE(model.rowCount(), 0);
        model.add(made(nine, 9));
        QCOMPARE(model.rowCount(), 2);
    }

    void manyComeAndGoAtOnce()
    {
        ResultsModel model;
        QSignalSpy insertions(&model, &QAbstractItemModel::rowsInserted);
        QSignalSpy removals(&model, &QAbstractItemModel::rowsRemoved);
        QSignalSpy resets(&model, &QAbstractItemModel::modelReset);
        model.add(std::vector(1000, made(four, 7)));
        model.add(std::vector(1000, made(four, 8)));
        model.beginSection();
        model.add(std::vector(10, made(nine, 9)));
        model.add(std::vector<MadePuzzle>());
        QCOMPARE(insertions.count(), 3);
        QCOMPARE(model.puzzleCount(), 2010);
        QCOMPARE(model.number(2000), 2000);
        QCOMPARE(model.number(2002), 2001);
        QCOMPARE(model.headings(), (std::vector<int>{0, 2001}));
        const std::vector<int> all = model.puzzleRows();
        std::vector<int> part(all.begin(), all.begin() + 1500);
        model.remove(part);
        QCOMPARE(removals.count(), 1);
        QCOMPARE(model.headings(), (std::vector<int>{0, 501}));
        QCOMPARE(model.index(502).data().toString().section('\n', 1), "seed 9");
        model.remove(model.puzzleRows());
        QCOMPARE(removals.count(), 3); // of each section
        QCOMPARE(model.rowCount(), 0);
        QCOMPARE(resets.count(), 0);
        model.add(made(four, 7));
        QCOMPARE(model.headings(), std::vector<int>{0});
    }

    void saysWhatWasMissed()
    {
        ResultsModel model;
        MadePuzzle missed = made(four, 7, halted(Halt::Stopped));
        missed.request.goal = ClueGoal::AtMost;
        missed.request.clues = 4;
        model.add(missed);
        QCOMPARE(model.index(1).data(Qt::AccessibleTextRole).toString(),
                 "1: 15 clues, seed 7. 15 clues after 1 min 0 s; 4 requested");
        QVERIFY(isMissed(missed));
        missed.request.goal = ClueGoal::Minimal;
        QCOMPARE(missText(missed), "15 clues after 1 min 0 s; not finished, fewer may be possible");
        QVERIFY(!isMissed(missed));
    }

    void bringsBackWhatWasTakenOut()
    {
        ResultsModel model;
        QVERIFY(!model.canUndo());
        for (const std::uint64_t seed : {7, 8, 9})
            model.add(made(four, seed));
        const QStringList before = rows(model);
        model.remove({1, 3});
        QCOMPARE(model.puzzleCount(), 1);
        model.undo();
        QCOMPARE(rows(model), before);
        QVERIFY(!model.canUndo());
        model.clear();
        model.beginSection();
        model.add(made(nine, 10)); // in the meantime
        model.undo();
        QCOMPARE(rows(model).mid(0, 4), before);
        QCOMPARE(model.puzzleCount(), 4);
        QCOMPARE(rows(model).size(), 6); // under a heading of its own
    }

    void knowsWhatWasTaken()
    {
        ResultsModel model;
        model.add(made(four, 7));
        model.add(made(nine, 8));
        QCOMPARE(model.untakenCount(), 2);
        model.setTaken({2});
        QCOMPARE(model.untakenCount(), 1);
        QVERIFY(model.contains(four) && !model.contains(sixteen));
    }

    void equalSectionsAreNumbered()
    {
        ResultsModel model;
        for (const Puzzle &puzzle : {four, nine, four}) {
            model.beginSection();
            MadePuzzle each = made(puzzle, 7);
            each.request.symmetry = findSymmetry("half-turn");
            model.add(each);
        }
        const std::vector<PrintSection> sections = model.printSections({1, 5});
        QCOMPARE(sections.size(), 2U);
        QCOMPARE(sections[0].title, "4 × 4");
        QCOMPARE(sections[1].title, "4 × 4");
        QCOMPARE(model.index(2).data().toString(), "9 × 9, symmetry: half turn");
    }

    void saysHowManyWereMissed()
    {
        QCOMPARE(endText(Outcome::Solved, 1, 0), "1 puzzle generated.");
        QCOMPARE(endText(Outcome::Solved, 1, 1), "1 puzzle generated, but not as requested.");
        QCOMPARE(endText(Outcome::Solved, 5, 0), "5 puzzles generated.");
        QCOMPARE(endText(Outcome::Solved, 10'000, 0), "10,000 puzzles generated.");
        QCOMPARE(endText(halted(Halt::Stopped), 5, 2),
                 "Stopped. 5 puzzles generated, 2 of them not as requested.");
        QCOMPARE(endText(Outcome::Solved, 5, 5), "5 puzzles generated, but not as requested.");
        QCOMPARE(endText(halted(Halt::Stopped), 0, 0), "Stopped. 0 puzzles generated.");
    }

    void sectionsArePrinted()
    {
        ResultsModel model;
        MadePuzzle rated = made(four, 7);
        rated.result.rating = LevelRating{Level::Hard, 1122};
        model.add(rated);
        model.beginSection();
        MadePuzzle many = made(nine, 8);
        many.request.hasManySolutions = true;
        model.add(many);
        const std::vector<PrintSection> sections = model.printSections(model.puzzleRows());
        QCOMPARE(sections.size(), 2U);
        QCOMPARE(sections[0].title, "4 × 4");
        QCOMPARE(sections[0].puzzles.front().solutions, Solutions::One);
        QCOMPARE(*sections[0].puzzles.front().seed, 7U);
        QCOMPARE(sections[0].puzzles.front().title, "Hard");
        QCOMPARE(model.index(1).data().toString(), "1: Hard, 15 clues\nseed 7");
        QVERIFY(model.text(symbolSets().front()).contains("\tHard 1122, seed 7\n"));
        QCOMPARE(sections[1].title, "9 × 9");
        QCOMPARE(sections[1].puzzles.front().solutions, Solutions::Many);
    }

    void textCanBeReadAgain()
    {
        Puzzle diagonal = four;
        diagonal.constraints = {{findVariant("diagonal"), {}}};
        for (const SymbolSet &symbols : symbolSets()) {
            ResultsModel model;
            const std::vector<Puzzle> puzzles{four, diagonal, nine, sixteen, diagonal};
            for (const Puzzle &each : puzzles)
                model.add(made(each, 5));
            std::istringstream text(model.text(symbols).toStdString());
            PuzzleStream stream(text);
            for (const Puzzle &each : puzzles) {
                const auto read = stream.next();
                QVERIFY(read && *read);
                QVERIFY((*read)->board.puzzle == each);
                QCOMPARE((*read)->note, std::string("seed 5"));
            }
            QVERIFY(!stream.next());
        }
    }

    void easyOnesComeFirst()
    {
        ResultsModel model;
        const auto rated = [&](std::uint64_t seed, std::optional<LevelRating> rating) {
            MadePuzzle puzzle = made(seed < 10 ? four : nine, seed);
            puzzle.result.rating = rating;
            return puzzle;
        };
        model.beginSection();
        model.add({rated(1, LevelRating{Level::Hard, 900}), rated(2, {}),
                   rated(3, LevelRating{Level::Easy, 300}), rated(4, LevelRating{Level::Hard, 850}),
                   rated(5, LevelRating{Level::Easy, 300})});
        model.beginSection();
        model.add({rated(11, LevelRating{Level::Medium}), rated(12, LevelRating{Level::Easy})});
        QCOMPARE(model.rowsOf(Level::Hard), std::vector({1, 4}));
        model.sortByLevel();
        QList<int> seeds;
        for (const int row : model.puzzleRows())
            seeds += static_cast<int>(model.puzzle(model.index(row))->request.seed);
        QCOMPARE(seeds, QList<int>({3, 5, 4, 1, 2, 12, 11}));
        QCOMPARE(model.headings(), std::vector({0, 6}));
        QCOMPARE(model.rowsOf(Level::Hard), std::vector({3, 4}));
        QCOMPARE(model.rowsOf(Level::Extreme), std::vector<int>());
    }

    void lettersAreForLargeBoards()
    {
        ResultsModel model;
        model.add(made(nine, 5));
        QCOMPARE(model.text(*findSymbolSet("A")), model.text(*findSymbolSet("numbers")));
    }
};

ADD_TEST(QCoreApplication, TestResultsModel)

} // namespace sudoku::tst_resultsmodel

#include "tst_resultsmodel.moc"
