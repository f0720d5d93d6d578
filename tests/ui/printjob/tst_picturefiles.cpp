#include <QCoreApplication>
#include <QTest>

#include "tests/printjobs.h"
#include "tests/testprogram.h"
#include "ui/printjob/picturefiles.h"

namespace sudoku::tst_picturefiles {

std::vector<PrintedPuzzle> somePuzzles(int count)
{
    std::vector<PrintedPuzzle> puzzles = sectionOf("c9_17clue.txt", count).puzzles;
    for (int i = 0; i < count; ++i) {
        puzzles[i].title = QStringLiteral("Day %1").arg(i % 2);
        puzzles[i].level = "Hard";
        puzzles[i].seed = i + 40;
    }
    return puzzles;
}

class TestPictureFiles : public QObject
{
    Q_OBJECT

private slots:
    void eachPuzzleHasItsFiles_data()
    {
        QTest::addColumn<QString>("pattern");
        QTest::addColumn<int>("firstNumber");
        QTest::addColumn<QString>("names");
        QTest::newRow("without kind") << "{n}.svg" << 1 << "1.svg 2.svg 3.svg";
        QTest::newRow("with kind") << "{kind}{n}" << 1
                                   << "puzzle1 solution1 puzzle2 solution2 puzzle3 solution3";
        QTest::newRow("as many figures as the largest") << "{n}" << 98 << "098 099 100";
        QTest::newRow("seeds") << "{seed}" << 1 << "40 41 42";
    }

    void eachPuzzleHasItsFiles()
    {
        QFETCH(QString, pattern);
        QFETCH(int, firstNumber);
        QFETCH(QString, names);
        const auto files = pictureFiles(*NamePattern::read(pattern), somePuzzles(3), firstNumber);
        QVERIFY(files);
        QStringList written;
        for (const PictureFile &file : *files)
            written += file.path;
        QCOMPARE(written.join(' '), names);
    }

    void onlyASolutionThatIsTheOnlyOneIsWritten()
    {
        std::vector<PrintedPuzzle> puzzles = somePuzzles(3);
        puzzles[1].solutions = Solutions::Many;
        puzzles[2].solutions = Solutions::NotChecked; // it may have one
        const auto files = pictureFiles(*NamePattern::read("{n}{kind}"), puzzles, 1);
        QVERIFY(files);
        QCOMPARE(std::ssize(*files), 5);
        QVERIFY(
            std::ranges::none_of(*files, [](const PictureFile &f) { return f.puzzle == 1 && f.isSolution; }));
    }

    void equalNamesAreRefused()
    {
        std::vector<PrintedPuzzle> puzzles = somePuzzles(3);
        const auto files = pictureFiles(*NamePattern::read("{title}.svg"), puzzles, 5);
        QVERIFY(!files);
        QCOMPARE(files.error(),
                 "puzzles 5 and 7 would both be 'Day 0.svg'; add {n}, the number, to the name");
        puzzles[2].title = "DAY 1";
        QVERIFY(!pictureFiles(*NamePattern::read("{title}.svg"), puzzles, 5)); // as some systems see it
        puzzles[2].title = "Day 2";
        QVERIFY(pictureFiles(*NamePattern::read("{title}.svg"), puzzles, 5));
    }

    void missingPartsAreRefused()
    {
        std::vector<PrintedPuzzle> puzzles = somePuzzles(2);
        puzzles[1].title.clear();
        puzzles[1].level.clear();
        puzzles[1].seed.reset();
        for (const char *field : {"title", "level", "seed"}) {
            const auto files =
                pictureFiles(*NamePattern::read(QStringLiteral("{n}{%1}").arg(field)), puzzles, 1);
            QVERIFY(!files);
            QVERIFY2(files.error().startsWith(QStringLiteral("puzzle 2 has no %1;").arg(field)),
                     qPrintable(files.error()));
        }
    }

    void theTableHasARowForEachPuzzle()
    {
        std::vector<PrintedPuzzle> puzzles = somePuzzles(2);
        puzzles[0].score = 1122;
        puzzles[1].title = "Salt, pepper";
        puzzles[1].solutions = Solutions::Many;
        puzzles[1].seed.reset();
        const auto files = pictureFiles(*NamePattern::read("out/{n}-{kind}.svg"), puzzles, 1);
        QCOMPARE(pictureTable(*files, puzzles, 1, "out/week.csv"),
                 "number,@puzzle,@solution,level,score,clues,seed,title\n"
                 "1,1-puzzle.svg,1-solution.svg,Hard,1122,17,40,Day 0\n"
                 "2,2-puzzle.svg,,Hard,,17,,\"Salt, pepper\"\n");
        QVERIFY(pictureTable(*files, puzzles, 1, "week.csv").contains("out/1-puzzle.svg"));
        puzzles[0].title = QStringLiteral("Größe");
        QVERIFY(pictureTable(*files, puzzles, 1, "week.csv").startsWith("\xef\xbb\xbfnumber"));
    }
};

ADD_TEST(QCoreApplication, TestPictureFiles)

} // namespace sudoku::tst_picturefiles

#include "tst_picturefiles.moc"
