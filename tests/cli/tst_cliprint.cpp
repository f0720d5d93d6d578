// Covers app/cli/answers: print, printcommand
// Covers app/print: main, print
// Covers app/cli/options: pressoptions, printoptions

#include <QCoreApplication>
#include <QRegularExpression>
#include <QtTest/QTest>

#include "tests/cli/sheetfolder.h"
#include "tests/fewfonts.h"
#include "tests/qrreader.h"
#include "tests/testprogram.h"

namespace sudoku::tst_cliprint {

/// What "print" prints, and what it says of it.
class TestCliPrint : public QObject
{
    Q_OBJECT

    SheetFolder m_sheet;

private slots:
    void init() { m_sheet.prepare(); }
    void cleanup() { QCOMPARE(m_sheet.leftovers(), QStringList()); }

    void printsWithoutADisplay()
    {
        const Result result = m_sheet.printed("--title 'Twenty'", linesOf("c9_17clue.txt", 20));
        QCOMPARE(result.errors, "");
        QCOMPARE(result.output, "");
        QCOMPARE(result.exitStatus, 0);
        QCOMPARE(m_sheet.file().info("Pages"), "6");
        QVERIFY(m_sheet.file().text(6).contains("Solutions"));
        QVERIFY(!m_sheet.file().text(1).contains("not checked"));
    }

    void takesNotesAndSeeds()
    {
        const QByteArray puzzle = linesOf("c9_17clue.txt", 1).trimmed();
        m_sheet.printed("--caption number,title,clues,seed", puzzle + "\tseed 42\n" + puzzle + " # Sunday\n");
        QVERIFY2(m_sheet.file().text(1).contains("17 clues · seed 42"), qPrintable(m_sheet.file().text(1)));
        QVERIFY(m_sheet.file().text(1).contains("Sunday"));
    }

    void printsCodesThatLeadToThePuzzles()
    {
        const QByteArray puzzles = linesOf("c9_17clue.txt", 2);
        const Result result = m_sheet.printed("--qr puzzle --solutions none", puzzles);
        if (result.errors.contains("libqrencode") || !hasQrReader())
            QSKIP("no QR codes, or zbarimg is not installed");
        QCOMPARE(result.errors, "");
        QStringList links;
        for (const QByteArray &line : puzzles.trimmed().split('\n'))
            links += "https://sudoku.coach/en/play/" + QString(line.left(81)).replace('.', '0');
        links.sort();
        QCOMPARE(textsOfCodes(m_sheet.file().picture(1, 200)), links);
    }

    void saysThatCodesLoseSymbols()
    {
        const Result result =
            m_sheet.printed("--qr puzzle --symbols animals", "1.34341221434321\n1.34341221434321\n");
        if (result.errors.contains("libqrencode"))
            QSKIP("no QR codes");
        QCOMPARE(result.errors, "note: QR codes lead to puzzles with digits: links hold no other symbols\n");
        QCOMPARE(result.exitStatus, 0);
    }

    void saysWhichPuzzleGetsNoCode()
    {
        const Result result = m_sheet.printed("--qr solution", "1...............\n");
        QVERIFY2(result.errors.contains("-:1:1: no QR code"), result.errors);
        QCOMPARE(result.exitStatus, 1);
    }

    void captionsSayWhatIsAsked()
    {
        const QByteArray puzzles =
            linesOf("c9_17clue.txt", 1).trimmed() + "\tHard, seed 42\n" + linesOf("c9_17clue.txt", 2);
        m_sheet.printed({}, puzzles);
        QVERIFY2(m_sheet.file().text(1).contains(QRegularExpression("Puzzle 1 +Hard")),
                 qPrintable(m_sheet.file().text(1)));
        QVERIFY(!m_sheet.file().text(1).contains("seed"));
        QVERIFY(!m_sheet.file().text(1).contains(
            QRegularExpression("Puzzle 2 +\\w"))); // nothing is known about it
        m_sheet.printed("--caption number,level", puzzles);
        QVERIFY2(m_sheet.file().text(1).contains(
                     QRegularExpression("Puzzle 2 +(Easy|Medium|Hard|Unfair|Extreme)")),
                 qPrintable(m_sheet.file().text(1)));
        const QByteArray rated = linesOf("c9_17clue.txt", 1).trimmed() + "\tHard 1122, seed 42\n" + puzzles;
        m_sheet.printed({}, rated);
        QVERIFY(!m_sheet.file().text(1).contains("1122")); // says nothing to most people
        m_sheet.printed("--caption number,level,score", rated);
        QVERIFY2(m_sheet.file().text(1).contains(QRegularExpression("Puzzle 1 +Hard 1122")),
                 qPrintable(m_sheet.file().text(1)));
        QVERIFY2(
            m_sheet.file().text(1).contains(QRegularExpression("Puzzle 3 +\\w+ \\d+")), // not in its file
            qPrintable(m_sheet.file().text(1)));
        m_sheet.printed("--caption none --first-puzzle 5", puzzles);
        QVERIFY(!m_sheet.file().text(1).contains("Puzzle"));
        QVERIFY(!m_sheet.file().text(1).contains("Hard"));
    }

    void takesThePageOfABook()
    {
        const QByteArray puzzles = linesOf("c9_17clue.txt", 2);
        const Result result = m_sheet.printed(
            "--paper 6x9in --margin 12 --gutter 8 --mirrored --first-page 31 --first-puzzle 61 "
            "--per-page 1 --instruction standard --name-line --solutions none",
            puzzles);
        QCOMPARE(result.errors, "");
        QCOMPARE(m_sheet.file().info("Page size"), "432 x 648 pts");
        for (const QString text : {"Puzzle 62", "Name:", "Date:", "contains the digits 1 to 9."})
            QVERIFY2(m_sheet.file().text(2).contains(text), qPrintable(m_sheet.file().text(2)));
        QVERIFY(m_sheet.file().text(2).trimmed().endsWith("32"));
    }

    void takesPaperByItsName_data()
    {
        QTest::addColumn<QString>("paper");
        QTest::addColumn<QString>("size");
        QTest::newRow("Legal") << "Legal"
                               << "612 x 1008 pts";
        QTest::newRow("capitals do not matter") << "LETTER"
                                                << "612 x 792 pts (letter)";
        QTest::newRow("A6") << "a6"
                            << "297 x 420 pts";
        QTest::newRow("Tabloid") << "tabloid"
                                 << "792 x 1224 pts";
        QTest::newRow("a size") << "\"6 X 9 IN\""
                                << "432 x 648 pts";
    }

    void takesPaperByItsName()
    {
        QFETCH(QString, paper);
        const Result result = m_sheet.printed("--paper " + paper, linesOf("c9_17clue.txt", 1));
        QCOMPARE(result.errors, "");
        QTEST(m_sheet.file().info("Page size"), "size");
    }

    void sidesMakeABooklet()
    {
        m_sheet.printed("--sides fronts", linesOf("c9_17clue.txt", 9));
        QCOMPARE(m_sheet.file().info("Page size"), "842 x 595 pts (A4)");
    }

    void saysWhatIsNotProper()
    {
        const Result result = m_sheet.printed(
            "--solutions after",
            linesOf("c9_17clue.txt", 1) + linesOf("c9_serg_multisolution.txt", 1) + "1.1.............\n");
        QCOMPARE(result.errors, "-:2:1: more than one solution\n-:3:1: no solution\n");
        QCOMPARE(result.exitStatus, 1);
        QVERIFY(m_sheet.file().text(1).contains("more than one solution"));
        QVERIFY(m_sheet.file().text(3).contains("no solution"));
    }

    void saysWhatWasNotChecked()
    {
        const Result result = m_sheet.printed("--time-limit 0.001", linesOf("c25_gecode.txt", 1));
        QCOMPARE(result.errors, "-:1:1: not checked: stopped before there was an answer\n");
        QCOMPARE(result.exitStatus, 3);
        QVERIFY(m_sheet.file().text(1).contains("not checked"));
    }

    void saysWhichRuleIsNotSupported()
    {
        const Result result = m_sheet.printed(
            {}, R"({"size":4,"grid":[[{},{},{},{}],[{},{},{},{}],[{},{},{},{}],[{},{},{},{}]],)"
                R"("title":"Walls","author":"Ada","norule":[{"cells":["R1C1"]}]})");
        const QByteArray warning = "not checked: the rule 'norule' is not supported";
        QVERIFY2(result.errors.contains("-:1:1: " + warning), result.errors);
        QCOMPARE(result.exitStatus, 1);
        QVERIFY2(m_sheet.file().text(1).contains(QString::fromUtf8(warning)),
                 qPrintable(m_sheet.file().text(1)));
        QVERIFY(m_sheet.file().text(1).contains("Walls, by Ada"));
        QCOMPARE(m_sheet.file().info("Pages"), "1"); // no solution
    }

    void sectionsAreFilesAndSizes()
    {
        const QString nine = m_sheet.filePath("easy.txt");
        const QString other = m_sheet.filePath("hard.txt");
        write(nine, linesOf("c9_17clue.txt", 2));
        write(other, linesOf("c9_17clue.txt", 1) + linesOf("c16_other.txt", 1));
        QCOMPARE(m_sheet.printed("--solutions none " + nine + ' ' + other, {}).exitStatus, 0);
        QCOMPARE(m_sheet.file().info("Pages"), "3");
        QVERIFY(m_sheet.file().text(1).contains("Classic 9 × 9"));
        QVERIFY(!m_sheet.file().text(1).contains("easy")); // the name of a file is no heading
        QVERIFY(m_sheet.file().text(3).contains("16 × 16"));
        m_sheet.printed("--section Calm --section Wild " + nine + ' ' + other, {});
        QVERIFY2(m_sheet.file().text(1).contains("Calm"), qPrintable(m_sheet.file().text(1)));
        QVERIFY(m_sheet.file().text(3).contains("Wild"));
        QVERIFY(m_sheet.file().text(4).contains("Wild")); // above its solutions
        QVERIFY2(!m_sheet.file().text(3).contains("Wild, 16 × 16"),
                 qPrintable(m_sheet.file().text(3)));                     // the title as it is
        m_sheet.printed("--section Small --section Giants " + other, {}); // the sizes in a file
        QVERIFY2(m_sheet.file().text(1).contains("Small"), qPrintable(m_sheet.file().text(1)));
        QVERIFY2(m_sheet.file().text(2).contains("Giants"), qPrintable(m_sheet.file().text(2)));
        m_sheet.printed("--section Calm " + nine, {});
        QVERIFY(m_sheet.file().text(1).contains("Calm"));
        QVERIFY(!m_sheet.file().text(1).contains("9 × 9"));
    }

    void namesTheKindsOfBoards()
    {
        const QByteArray classic = linesOf("c9_17clue.txt", 1);
        const QByteArray diagonals =
            "# sudoku-workbench: variant diagonal\n# sudoku-workbench: variant anti-diagonal\n" + classic;
        m_sheet.printed("--solutions none", diagonals + classic); // each kind is in one place
        QVERIFY2(m_sheet.file().text(1).contains("X-Sudoku"), qPrintable(m_sheet.file().text(1)));
        QVERIFY(m_sheet.file().text(2).contains("Classic 9 × 9"));
        m_sheet.printed("--solutions none", classic + diagonals + classic);
        QVERIFY2(m_sheet.file().text(1).contains("Puzzle 2 · X-Sudoku"), qPrintable(m_sheet.file().text(1)));
        m_sheet.printed("--solutions none --caption number", classic + diagonals + classic);
        QVERIFY(!m_sheet.file().text(1).contains("X-Sudoku"));
        m_sheet.printed("--solutions none", diagonals + diagonals); // the rule says it
        QVERIFY(!m_sheet.file().text(1).contains("X-Sudoku"));
    }

    void sectionsAreLevelsOrNone()
    {
        const QByteArray puzzle = linesOf("c9_17clue.txt", 1).trimmed();
        const QByteArray puzzles = puzzle + "\tHard 1100, seed 1\n" + puzzle + "\tEasy, seed 2\n" + puzzle
                                   + "\tHard, seed 3\n" + linesOf("c9_17clue.txt", 1)
                                   + linesOf("c9_serg_multisolution.txt", 1);
        m_sheet.printed("--sections level --solutions none", puzzles);
        QVERIFY2(m_sheet.file().text(1).contains("Easy"), qPrintable(m_sheet.file().text(1)));
        QVERIFY2(m_sheet.file().text(1).contains(QRegularExpression("Puzzle 2 +Easy")),
                 qPrintable(m_sheet.file().text(1))); // was rated
        QVERIFY2(m_sheet.file().text(2).contains(QRegularExpression("Puzzle 4 +Hard")),
                 qPrintable(m_sheet.file().text(2)));
        QCOMPARE(m_sheet.file().info("Pages"), "3"); // what has several solutions has no level
        m_sheet.printed("--sections level --section Warm-up --section Wild --solutions none", puzzles);
        QVERIFY2(m_sheet.file().text(1).contains("Warm-up"), qPrintable(m_sheet.file().text(1)));
        QVERIFY2(m_sheet.file().text(2).contains("Wild"), qPrintable(m_sheet.file().text(2)));
        m_sheet.printed("--sections level --solutions none", puzzles);
        QVERIFY2(m_sheet.file().text(3).contains("more than one solution"),
                 qPrintable(m_sheet.file().text(3)));
        const QString other = m_sheet.filePath("other.txt");
        write(other, linesOf("c9_17clue.txt", 2)); // two files
        m_sheet.printed("--sections none --per-page 12 --solutions none " + other + ' ' + other, {});
        QCOMPARE(m_sheet.file().info("Pages"), "1");
    }

    void speaksTheLanguageOfThePaper()
    {
        const QByteArray puzzles =
            linesOf("c9_17clue.txt", 1).trimmed() + "\tHard\n" + linesOf("c9_17clue.txt", 2);
        m_sheet.printed("--language de --instruction standard", puzzles);
        const QString first = m_sheet.file().text(1);
        QVERIFY2(first.contains(QRegularExpression("Rätsel 1 +Schwer")), qPrintable(first));
        QVERIFY2(first.contains("Jede Zeile"), qPrintable(first));
        QVERIFY(m_sheet.file().text(2).contains("Lösungen"));
        m_sheet.printed("--language pt-BR", puzzles);
        QVERIFY(m_sheet.file().text(2).contains("Soluções"));
        const Result unknown = m_sheet.printed("--language tlh", puzzles);
        QVERIFY2(unknown.errors.contains("the names are: en, de"), unknown.errors);
        QCOMPARE(unknown.exitStatus, 2);
    }

    void saysWhichLettersNoFontHas()
    {
        const FewFonts fonts;
        QProcessEnvironment environment = plainEnvironment();
        environment.insert("FONTCONFIG_FILE", fonts.path());
        QProcess process;
        process.setProcessEnvironment(environment);
        start(process, QStringLiteral("print -o %1 --title 每日数独").arg(m_sheet.path()));
        process.write(linesOf("c9_17clue.txt", 1));
        const Result result = finish(process);
        QVERIFY2(result.errors.contains("note: no font on this machine has 每日数独"), result.errors);
        QCOMPARE(result.exitStatus, 0);
        QCOMPARE(m_sheet.file().info("Pages"), "2");
    }

    void threadsPrintTheSame()
    {
        const QByteArray input = linesOf("c9_17clue.txt", 30) + linesOf("c9_serg_multisolution.txt", 3);
        const Result alone = m_sheet.printed({}, input);
        const QString pages = m_sheet.file().text(5);
        const Result together = m_sheet.printed("--threads 4", input);
        QCOMPARE(together.errors, alone.errors);
        QCOMPARE(m_sheet.file().text(5), pages);
    }

    void makesBooklets()
    {
        const QByteArray input = linesOf("c9_17clue.txt", 5);
        QCOMPARE(m_sheet.printed("--booklet --per-page 1 --solutions none", input).exitStatus, 0);
        QCOMPARE(m_sheet.file().info("Page size"), "842 x 595 pts (A4)");
        QCOMPARE(m_sheet.file().info("Pages"), "4");
        m_sheet.printed("--booklet --sides fronts --per-page 1 --solutions none", input);
        QCOMPARE(m_sheet.file().info("Pages"), "2");
    }

    void makesGatherings()
    {
        const QByteArray input = linesOf("c9_17clue.txt", 20);
        const QString options = "--per-page 1 --solutions none --caption number --signature 8 --creep 1.5";
        QCOMPARE(m_sheet.printed(options, input).exitStatus, 0);
        const PdfFile file = m_sheet.file(); // 8, 8 and 4 pages
        QCOMPARE(file.info("Pages"), "10");
        for (const auto &[side, left, right] : {std::tuple(1, 8, 1), {4, 4, 5}, {5, 16, 9}, {10, 18, 19}}) {
            const QString text = file.text(side);
            QVERIFY2(text.indexOf(QRegularExpression(QString("Puzzle %1\\b").arg(left)))
                         < text.indexOf(QRegularExpression(QString("Puzzle %1\\b").arg(right))),
                     qPrintable(text));
            QVERIFY2(text.contains(QRegularExpression(QString("Puzzle %1\\b").arg(left))), qPrintable(text));
        }
    }

    void makesFilesForPrintingHouses()
    {
        const QByteArray input = linesOf("c9_17clue.txt", 2);
        QCOMPARE(m_sheet.printed("--pdf x-4 --paper 6x9in --crop-marks --bleed 3", input).exitStatus, 0);
        QCOMPARE(m_sheet.file().info("PDF subtype"), "PDF/X-4");
        QCOMPARE(m_sheet.file().info("Page size"), "477.354 x 693.354 pts"); // 8 mm more at each edge
        QCOMPARE(m_sheet.printed("--pdf a-2b", input).exitStatus, 0);
        QVERIFY(contentsOf(m_sheet.path()).contains("<pdfaid:part>2</pdfaid:part>"));
    }

    void saysWhatPrintingHousesRefuse()
    {
        const QByteArray puzzle = linesOf("c9_17clue.txt", 1);
        const Result result = m_sheet.printed("--preflight --per-page 1", puzzle + puzzle);
        QCOMPARE(result.exitStatus, 1);
        QVERIFY2(result.errors.contains("preflight: pages 1-3: lines of 0."), result.errors);
        QVERIFY2(result.errors.contains("preflight: pages 1-2: puzzles 1 and 2 are the same\n"),
                 result.errors);
        QCOMPARE(m_sheet.file().info("Pages"), "3"); // written all the same
        const Result proper =
            m_sheet.printed("--preflight --lines book --per-page 1 --solutions after", puzzle);
        QCOMPARE(proper.errors, "");
        QCOMPARE(proper.exitStatus, 0);
    }

    void saysWhatEarlierBooksHave()
    {
        const QByteArray puzzles = linesOf("c9_17clue.txt", 3);
        const QString earlier = m_sheet.filePath("2025.txt");
        write(earlier, puzzles);
        const QString options = "--lines book --per-page 1 --solutions after ";
        const QByteArray relabelled =
            puzzles.split('\n')[1].replace('1', 'x').replace('2', '1').replace('x', '2');
        const Result result =
            m_sheet.printed(options + "--earlier " + earlier, relabelled + "\n" + puzzles.left(82));
        QCOMPARE(result.errors,
                 "preflight: page 1: puzzle 1 is puzzle 2 of " + earlier.toUtf8()
                     + " in another form: turned, mirrored, with other digits or with lines exchanged\n"
                       "preflight: page 3: puzzle 2 is puzzle 1 of "
                     + earlier.toUtf8() + "\n");
        QCOMPARE(result.exitStatus, 1);
        const Result missing = m_sheet.printed(options + "--earlier gone.txt", puzzles);
        QVERIFY2(missing.errors.contains("--earlier: there is no file 'gone.txt'"), missing.errors);
        QCOMPARE(missing.exitStatus, 2);
        QFile::remove(earlier);
    }

    void saysWhichLevelsDoNotHold()
    {
        const QString options = "--preflight --lines book --per-page 1 --solutions after";
        const QByteArray puzzle = linesOf("c9_17clue.txt", 1).trimmed();
        const Result result = m_sheet.printed(options, puzzle + "\tExtreme\n");
        QCOMPARE(result.errors, "preflight: page 1: puzzle 1: says Extreme, is rated Easy\n");
        QCOMPARE(result.exitStatus, 1);
    }

    /// Whose memory grows by a few kilobytes a page.
    void manyPagesTakeLittleMemory()
    {
        if (isSanitized)
            QSKIP("sanitizers need memory themselves");
        QByteArray input;
        for (int i = 0; i < 40; ++i)
            input += linesOf("c9_17clue.txt", 50);
        const QString command =
            QStringLiteral("ulimit -d $((70 * 1024)); exec \"$0\" print -o \"$1\" --per-page 1 "
                           "--solutions none --threads 1");
        QProcess process;
        process.start("/bin/bash", {"-c", command, cliProgram(), m_sheet.path()});
        process.write(input);
        const Result result = finish(process);
        QCOMPARE(result.errors, "");
        QCOMPARE(m_sheet.file().info("Pages"), "2000");
    }

    void makesPictures()
    {
        m_sheet.setPath("board.svg");
        QCOMPARE(m_sheet.printed({}, linesOf("c9_17clue.txt", 1)).exitStatus, 0);
        QVERIFY(contentsOf(m_sheet.path()).contains("<svg"));
        m_sheet.setPath("board.PNG");
        QCOMPARE(m_sheet.printed({}, linesOf("c9_17clue.txt", 1)).exitStatus, 0);
        QCOMPARE(QImage(m_sheet.path()).size(), QSize(1200, 1200));
    }
};

ADD_TEST(QCoreApplication, TestCliPrint)

} // namespace sudoku::tst_cliprint

#include "tst_cliprint.moc"
