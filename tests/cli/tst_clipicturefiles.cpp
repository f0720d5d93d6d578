// Covers app/cli/options: pictureoptions
// Covers app/print: pictures, printtarget, sources

#include <QCoreApplication>
#include <QDir>
#include <QImage>
#include <QTemporaryDir>
#include <QtTest/QTest>

#include "tests/cli/sheetfolder.h"
#include "tests/testprogram.h"

namespace sudoku::tst_clipicturefiles {

/// A file for each puzzle and each solution.
class TestCliPictureFiles : public QObject
{
    Q_OBJECT

    QTemporaryDir m_folder;

    /// Prints \a input to \a name in a new folder; \a options may have the folder as %1.
    Result printed(const QString &name, const QString &options, const QByteArray &input)
    {
        QDir(m_folder.filePath("out")).removeRecursively();
        QDir(m_folder.path()).mkdir("out");
        return run(QStringLiteral("print -o %1/out/%2 ").arg(m_folder.path(), name)
                       + QString(options).replace("%1", m_folder.filePath("out")),
                   input);
    }
    QString path(const QString &name) const { return m_folder.filePath("out/" + name); }
    QStringList files() const
    {
        return QDir(m_folder.filePath("out")).entryList(QDir::Files | QDir::Hidden, QDir::Name);
    }

private slots:
    void eachPuzzleHasItsFiles()
    {
        const Result result =
            printed("week-{n}-{kind}.svg", "--board 45mm --solution-board 25mm --first-puzzle 9",
                    linesOf("c9_17clue.txt", 2));
        QCOMPARE(result.errors, "");
        QCOMPARE(result.exitStatus, 0);
        QCOMPARE(files(), QStringList({"week-09-puzzle.svg", "week-09-solution.svg", "week-10-puzzle.svg",
                                       "week-10-solution.svg"}));
        QVERIFY(contentsOf(path("week-09-puzzle.svg")).contains("width=\"45mm\" height=\"45mm\""));
        QVERIFY(contentsOf(path("week-10-solution.svg")).contains("width=\"25mm\" height=\"25mm\""));
        QVERIFY(contentsOf(path("week-10-solution.svg")).contains("<g id=\"entries\">"));
    }

    void pixelsAreAsAsked()
    {
        printed("{n}.png", "--board 2in --dpi 600 --pixels 1-bit", linesOf("c9_17clue.txt", 1));
        const QImage lines(path("1.png"));
        QCOMPARE(lines.size(), QSize(1200, 1200));
        QCOMPARE(lines.depth(), 1);
        QCOMPARE(lines.dotsPerMeterX(), 23622);
        printed("{n}.png", "--board 127pt --pixels grey", linesOf("c9_17clue.txt", 1));
        QCOMPARE(QImage(path("1.png")).format(), QImage::Format_Grayscale8);
        QCOMPARE(QImage(path("1.png")).width(), 529); // at 300 dots per inch
        printed("{n}.png", "--transparent", linesOf("c9_17clue.txt", 1));
        QCOMPARE(qAlpha(QImage(path("1.png")).pixel(0, 0)), 0);
    }

    void pdfsAreBoards()
    {
        printed("{n}.pdf", "--board 45mm", linesOf("c9_17clue.txt", 2));
        QCOMPARE(files(), QStringList({"1.pdf", "2.pdf"}));
        QCOMPARE(PdfFile(contentsOf(path("2.pdf"))).info("Page size"), "127.559 x 127.559 pts");
        QCOMPARE(printed("board.pdf", "--board 45mm", linesOf("c9_17clue.txt", 1)).exitStatus, 0);
        QCOMPARE(PdfFile(contentsOf(path("board.pdf"))).info("Page size"), "127.559 x 127.559 pts");
    }

    void namesSayTitlesAndLevels()
    {
        const QByteArray puzzle = linesOf("c9_17clue.txt", 1).trimmed();
        const Result result = printed("{level}/{title}.svg", {}, puzzle + "\tHard, seed 1\n");
        QCOMPARE(result.exitStatus, 2);
        QVERIFY2(result.errors.contains("puzzle 1 has no title"), result.errors);
        QCOMPARE(printed("{level}/{title}.svg", {}, puzzle + "\tSun/day?\n").exitStatus, 0); // it is rated
        const QStringList levels =
            QDir(m_folder.filePath("out")).entryList(QDir::Dirs | QDir::NoDotAndDotDot);
        QCOMPARE(levels.size(), 1);
        QVERIFY(QFile::exists(path(levels[0] + "/Sun-day-.svg")));
    }

    void puzzlesWithoutOneSolutionHaveNoneWritten()
    {
        const Result result =
            printed("{n}-{kind}.svg", "--table %1/all.csv", linesOf("c9_serg_multisolution.txt", 1));
        QCOMPARE(result.exitStatus, 1);
        QVERIFY2(result.errors.contains("more than one solution"), result.errors);
        QCOMPARE(files(), QStringList({"1-puzzle.svg", "all.csv"}));
        QVERIFY(contentsOf(path("all.csv")).contains("\n1,1-puzzle.svg,,,,"));
    }

    void theTableListsTheFiles()
    {
        const QByteArray puzzle = linesOf("c9_17clue.txt", 1).trimmed();
        QCOMPARE(printed("{n}-{kind}.svg", "--table %1/all.csv", puzzle + "\tHard 1122, seed 7\n").exitStatus,
                 0);
        QCOMPARE(contentsOf(path("all.csv")), "number,@puzzle,@solution,level,score,clues,seed,title\n"
                                              "1,1-puzzle.svg,1-solution.svg,Hard,1122,17,7,\n");
    }

    void nothingIsWrittenForBadNames_data()
    {
        QTest::addColumn<QString>("name");
        QTest::addColumn<QString>("options");
        QTest::addColumn<QString>("what");
        QTest::newRow("equal names") << "{kind}.svg"
                                     << ""
                                     << "puzzles 1 and 2 would both be";
        QTest::newRow("no seeds") << "{seed}.svg"
                                  << ""
                                  << "puzzle 1 has no seed";
        QTest::newRow("no field") << "a.svg"
                                  << ""
                                  << "such as 'puzzle-{n}.svg'";
        QTest::newRow("no folder") << "missing/{n}.svg"
                                   << ""
                                   << "there is no folder";
        QTest::newRow("too small") << "{n}.svg"
                                   << "--board 15mm"
                                   << "20 mm would do";
        QTest::newRow("solutions too small") << "{n}{kind}.svg"
                                             << "--board 45mm --solution-board 15mm"
                                             << "--solution-board: 15 mm is too small";
    }

    void nothingIsWrittenForBadNames()
    {
        QFETCH(QString, name);
        QFETCH(QString, options);
        QFETCH(QString, what);
        const Result result = printed(name, options, linesOf("c9_17clue.txt", 2));
        QCOMPARE(result.exitStatus, 2);
        QVERIFY2(result.errors.contains(what.toUtf8()), result.errors);
        QCOMPARE(files(), QStringList());
    }
};

ADD_TEST(QCoreApplication, TestCliPictureFiles)

} // namespace sudoku::tst_clipicturefiles

#include "tst_clipicturefiles.moc"
