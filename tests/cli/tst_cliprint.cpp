// Covers app/cli/answers: print, printcommand
// Covers app/print: main, print
// Covers app/cli/options: printoptions

#include <QCoreApplication>
#include <QtTest/QTest>

#include <QDir>
#include <QFile>
#include <QRegularExpression>
#include <QTemporaryDir>

#include "tests/cli/program.h"
#include "tests/filesizelimit.h"
#include "tests/pdftools.h"
#include "tests/puzzles.h"
#include "tests/testprogram.h"

namespace sudoku::tst_cliprint {

QByteArray linesOf(const std::string &corpus, int count)
{
    QByteArray lines;
    for (const CorpusPuzzle &puzzle : readCorpus(corpus, count))
        lines += QByteArray::fromStdString(text(puzzle.puzzle.givens)) + '\n';
    return lines;
}

QByteArray contentsOf(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

void write(const QString &path, const QByteArray &contents)
{
    QFile file(path);
    require(file.open(QIODevice::WriteOnly) && file.write(contents) == contents.size(), "cannot write");
}

Result runAs(const QString &program, const QStringList &arguments, const QByteArray &input)
{
    QProcess process;
    process.start(program, arguments);
    process.write(input);
    return finish(process);
}

QString printProgram()
{
    return QFileInfo(cliProgram()).dir().filePath("sudoku-workbench-print");
}

class TestCliPrint : public QObject
{
    Q_OBJECT

    QTemporaryDir m_folder;
    QString m_path;

    Result printed(const QString &options, const QByteArray &input) const
    {
        return run(QStringLiteral("print -o %1 %2").arg(m_path, options), input);
    }
    PdfFile file() const { return PdfFile(contentsOf(m_path)); }

private slots:
    void init()
    {
        m_path = m_folder.filePath("sheet.pdf");
        QFile::remove(m_path);
        qunsetenv("DISPLAY"); // there is none
        qputenv("QT_QPA_PLATFORM", "xcb");
    }

    void cleanup() // nothing is left beside the file
    {
        QCOMPARE(QDir(m_folder.path()).entryList({"sheet.pdf?*"}, QDir::Files | QDir::Hidden), QStringList());
    }

    void printsWithoutADisplay()
    {
        const Result result = printed("--title 'Twenty'", linesOf("c9_17clue.txt", 20));
        QCOMPARE(result.errors, "");
        QCOMPARE(result.output, "");
        QCOMPARE(result.exitStatus, 0);
        QCOMPARE(file().info("Pages"), "6");
        QVERIFY(file().text(6).contains("Solutions"));
        QVERIFY(!file().text(1).contains("not checked"));
    }

    void takesNotesAndSeeds()
    {
        const QByteArray puzzle = linesOf("c9_17clue.txt", 1).trimmed();
        printed("--caption number,title,clues,seed", puzzle + "\tseed 42\n" + puzzle + " # Sunday\n");
        QVERIFY2(file().text(1).contains("17 clues · seed 42"), qPrintable(file().text(1)));
        QVERIFY(file().text(1).contains("Sunday"));
    }

    void captionsSayWhatIsAsked()
    {
        const QByteArray puzzles =
            linesOf("c9_17clue.txt", 1).trimmed() + "\tHard, seed 42\n" + linesOf("c9_17clue.txt", 2);
        printed({}, puzzles);
        QVERIFY2(file().text(1).contains("Puzzle 1 · Hard"), qPrintable(file().text(1)));
        QVERIFY(!file().text(1).contains("seed"));
        QVERIFY(!file().text(1).contains("Puzzle 2 ·")); // nothing is known about it
        printed("--caption number,level", puzzles);
        QVERIFY2(file().text(1).contains(QRegularExpression("Puzzle 2 · (Easy|Medium|Hard|Unfair|Extreme)")),
                 qPrintable(file().text(1)));
        const QByteArray rated = linesOf("c9_17clue.txt", 1).trimmed() + "\tHard 1122, seed 42\n" + puzzles;
        printed({}, rated);
        QVERIFY(!file().text(1).contains("1122")); // says nothing to most people
        printed("--caption number,level,score", rated);
        QVERIFY2(file().text(1).contains("Puzzle 1 · Hard 1122"), qPrintable(file().text(1)));
        QVERIFY2(file().text(1).contains(QRegularExpression("Puzzle 3 · \\w+ \\d+")), // not in its file
                 qPrintable(file().text(1)));
        printed("--caption none --first-puzzle 5", puzzles);
        QVERIFY(!file().text(1).contains("Puzzle"));
        QVERIFY(!file().text(1).contains("Hard"));
    }

    void takesThePageOfABook()
    {
        const QByteArray puzzles = linesOf("c9_17clue.txt", 2);
        const Result result =
            printed("--paper 6x9in --margin 12 --gutter 8 --mirrored --first-page 31 --first-puzzle 61 "
                    "--per-page 1 --instruction standard --name-line --solutions none",
                    puzzles);
        QCOMPARE(result.errors, "");
        QCOMPARE(file().info("Page size"), "432 x 648 pts");
        for (const QString text : {"Puzzle 62", "Name:", "Date:", "contains the digits 1 to 9."})
            QVERIFY2(file().text(2).contains(text), qPrintable(file().text(2)));
        QVERIFY(file().text(2).trimmed().endsWith("32"));
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
        const Result result = printed("--paper " + paper, linesOf("c9_17clue.txt", 1));
        QCOMPARE(result.errors, "");
        QTEST(file().info("Page size"), "size");
    }

    void sidesMakeABooklet()
    {
        printed("--sides fronts", linesOf("c9_17clue.txt", 9));
        QCOMPARE(file().info("Page size"), "842 x 595 pts (A4)");
    }

    void saysWhatIsNotProper()
    {
        const Result result =
            printed("--solutions after", linesOf("c9_17clue.txt", 1) + linesOf("c9_serg_multisolution.txt", 1)
                                             + "1.1.............\n");
        QCOMPARE(result.errors, "-:2:1: more than one solution\n-:3:1: no solution\n");
        QCOMPARE(result.exitStatus, 1);
        QVERIFY(file().text(1).contains("more than one solution"));
        QVERIFY(file().text(3).contains("no solution"));
    }

    void saysWhatWasNotChecked()
    {
        const Result result = printed("--time-limit 0.001", linesOf("c25_gecode.txt", 1));
        QCOMPARE(result.errors, "-:1:1: not checked: stopped before there was an answer\n");
        QCOMPARE(result.exitStatus, 3);
        QVERIFY(file().text(1).contains("not checked"));
    }

    void saysWhichRuleIsNotSupported()
    {
        const Result result =
            printed({}, R"({"size":4,"grid":[[{},{},{},{}],[{},{},{},{}],[{},{},{},{}],[{},{},{},{}]],)"
                        R"("title":"Walls","author":"Ada","norule":[{"cells":["R1C1"]}]})");
        const QByteArray warning = "not checked: the rule 'norule' is not supported";
        QVERIFY2(result.errors.contains("-:1:1: " + warning), result.errors);
        QCOMPARE(result.exitStatus, 1);
        QVERIFY2(file().text(1).contains(QString::fromUtf8(warning)), qPrintable(file().text(1)));
        QVERIFY(file().text(1).contains("Walls, by Ada"));
        QCOMPARE(file().info("Pages"), "1"); // no solution
    }

    void sectionsAreFilesAndSizes()
    {
        const QString nine = m_folder.filePath("easy.txt");
        const QString other = m_folder.filePath("hard.txt");
        write(nine, linesOf("c9_17clue.txt", 2));
        write(other, linesOf("c9_17clue.txt", 1) + linesOf("c16_other.txt", 1));
        QCOMPARE(printed("--solutions none " + nine + ' ' + other, {}).exitStatus, 0);
        QCOMPARE(file().info("Pages"), "3");
        QVERIFY(file().text(1).contains("9x9"));
        QVERIFY(!file().text(1).contains("easy")); // the name of a file is no heading
        QVERIFY(file().text(3).contains("16x16"));
        printed("--section Calm --section Wild " + nine + ' ' + other, {});
        QVERIFY2(file().text(1).contains("Calm"), qPrintable(file().text(1)));
        QVERIFY(file().text(3).contains("Wild"));
        QVERIFY(file().text(4).contains("Wild"));                                      // above its solutions
        QVERIFY2(!file().text(3).contains("Wild, 16x16"), qPrintable(file().text(3))); // the title as it is
        printed("--section Small --section Giants " + other, {});                      // the sizes in a file
        QVERIFY2(file().text(1).contains("Small"), qPrintable(file().text(1)));
        QVERIFY2(file().text(2).contains("Giants"), qPrintable(file().text(2)));
        printed("--section Calm " + nine, {});
        QVERIFY(file().text(1).contains("Calm"));
        QVERIFY(!file().text(1).contains("9x9"));
    }

    void sectionsAreLevelsOrNone()
    {
        const QByteArray puzzle = linesOf("c9_17clue.txt", 1).trimmed();
        const QByteArray puzzles = puzzle + "\tHard 1100, seed 1\n" + puzzle + "\tEasy, seed 2\n" + puzzle
                                   + "\tHard, seed 3\n" + linesOf("c9_17clue.txt", 1)
                                   + linesOf("c9_serg_multisolution.txt", 1);
        printed("--sections level --solutions none", puzzles);
        QVERIFY2(file().text(1).contains("Easy"), qPrintable(file().text(1)));
        QVERIFY2(file().text(1).contains("Puzzle 2 · Easy"), qPrintable(file().text(1))); // was rated
        QVERIFY2(file().text(2).contains("Puzzle 4 · Hard"), qPrintable(file().text(2)));
        QCOMPARE(file().info("Pages"), "3"); // what has several solutions has no level
        printed("--sections level --section Warm-up --section Wild --solutions none", puzzles);
        QVERIFY2(file().text(1).contains("Warm-up"), qPrintable(file().text(1)));
        QVERIFY2(file().text(2).contains("Wild"), qPrintable(file().text(2)));
        printed("--sections level --solutions none", puzzles);
        QVERIFY2(file().text(3).contains("more than one solution"), qPrintable(file().text(3)));
        const QString other = m_folder.filePath("other.txt");
        write(other, linesOf("c9_17clue.txt", 2)); // two files
        printed("--sections none --per-page 12 --solutions none " + other + ' ' + other, {});
        QCOMPARE(file().info("Pages"), "1");
    }

    void threadsPrintTheSame()
    {
        const QByteArray input = linesOf("c9_17clue.txt", 30) + linesOf("c9_serg_multisolution.txt", 3);
        const Result alone = printed({}, input);
        const QString pages = file().text(5);
        const Result together = printed("--threads 4", input);
        QCOMPARE(together.errors, alone.errors);
        QCOMPARE(file().text(5), pages);
    }

    void makesBooklets()
    {
        const QByteArray input = linesOf("c9_17clue.txt", 5);
        QCOMPARE(printed("--booklet --per-page 1 --solutions none", input).exitStatus, 0);
        QCOMPARE(file().info("Page size"), "842 x 595 pts (A4)");
        QCOMPARE(file().info("Pages"), "4");
        printed("--booklet --sides fronts --per-page 1 --solutions none", input);
        QCOMPARE(file().info("Pages"), "2");
    }

    void makesPictures()
    {
        m_path = m_folder.filePath("board.svg");
        QCOMPARE(printed({}, linesOf("c9_17clue.txt", 1)).exitStatus, 0);
        QVERIFY(contentsOf(m_path).contains("<svg"));
        m_path = m_folder.filePath("board.PNG");
        QCOMPARE(printed({}, linesOf("c9_17clue.txt", 1)).exitStatus, 0);
        QCOMPARE(QImage(m_path).size(), QSize(1200, 1200));
    }

    void printsWhatIsRightOfBadInput()
    {
        const Result result =
            printed({}, linesOf("c9_17clue.txt", 1) + "undecided\n\n" + linesOf("c9_17clue.txt", 1));
        QCOMPARE(result.exitStatus, 2);
        QVERIFY2(result.errors.startsWith("-:2:"), result.errors);
        QCOMPARE(file().info("Pages"), "2");
    }

    void nothingToPrintLeavesTheOldFile()
    {
        write(m_path, "old");
        QCOMPARE(printed({}, "12\n").exitStatus, 2);
        QCOMPARE(contentsOf(m_path), "old");
    }

    void fullDiskLeavesTheOldFile()
    {
        write(m_path, "old");
        const FileSizeLimit limit(4096);
        const Result result = printed({}, linesOf("c9_17clue.txt", 4));
        QCOMPARE(result.exitStatus, 2);
        QVERIFY2(result.errors.contains("sheet.pdf: "), result.errors);
        QCOMPARE(contentsOf(m_path), "old");
    }

    void replacesNoFileThatItReads()
    {
        const QByteArray puzzle = linesOf("c9_17clue.txt", 1);
        const QString linked = m_folder.filePath("link.txt");
        write(m_path, puzzle);
        QVERIFY(QFile::link(m_path, linked));
        for (const QString &input : {m_path, linked}) {
            const Result result = printed(input, {});
            QCOMPARE(result.exitStatus, 2);
            QVERIFY2(result.errors.contains("would be replaced"), result.errors);
            QCOMPARE(contentsOf(m_path), puzzle);
        }
    }

    void writesToStandardOutput()
    {
        const Result result = run("print -o - --title Twenty", linesOf("c9_17clue.txt", 20));
        QCOMPARE(result.errors, "");
        QCOMPARE(result.exitStatus, 0);
        QCOMPARE(PdfFile(result.output).info("Pages"), "6");
        QVERIFY(!QFile::exists(QDir(cliCases()).filePath("-")));
        const Result full = runAs("/bin/bash", {"-c", "exec \"$0\" print -o - >/dev/full", cliProgram()},
                                  linesOf("c9_17clue.txt", 1));
        QCOMPARE(full.exitStatus, 2);
        QVERIFY2(full.errors.startsWith("standard output: "), full.errors);
    }

    void refusesATerminal()
    {
        const QString puzzle = m_folder.filePath("puzzle.txt");
        write(puzzle, linesOf("c9_17clue.txt", 1));
        const QString command = QStringLiteral("'%1' print -o - '%2'").arg(cliProgram(), puzzle);
        const Result result = runAs("script", {"-qec", command, "/dev/null"}, {});
        QCOMPARE(result.exitStatus, 2);
        QVERIFY(result.output.contains(
            "sudoku-workbench-cli: --output: standard output is a terminal, which cannot "
            "show a PDF: redirect it, as in '-o - >FILE.pdf'"));
    }

    // As where only the command line's package is installed, and in a prefix that was moved.
    void needsTheProgramThatDraws()
    {
        const QByteArray puzzle = linesOf("c9_17clue.txt", 1);
        const QDir programs(m_folder.filePath("moved/bin"));
        QVERIFY(programs.mkpath("."));
        const QString program = programs.filePath("sudoku-workbench-cli");
        QVERIFY(QFile::copy(cliProgram(), program));
        QCOMPARE(runAs(program, {"check"}, puzzle).output, "unique\n");
        QVERIFY(runAs(program, {"print", "--paper", "B9"}, puzzle).errors.contains("'B9' is no paper"));
        const Result refused = runAs(program, {"print", "-o", m_path}, puzzle);
        QCOMPARE(refused.exitStatus, 2);
        const QRegularExpression sentence(
            "^sudoku-workbench-cli: 'print' needs the package sudoku-workbench, "
            "which is not installed: (/.*) is missing\n$");
        const QRegularExpressionMatch missing = sentence.match(QString::fromUtf8(refused.errors));
        QVERIFY2(missing.hasMatch(), refused.errors);

        const QFileInfo place(missing.captured(1));
        QVERIFY(place.filePath().startsWith(m_folder.filePath("moved/")));
        QVERIFY(place.dir().mkpath("."));
        QVERIFY(QFile::copy(printProgram(), place.filePath()));
        const Result printed = runAs(program, {"print", "-o", m_path}, puzzle);
        QCOMPARE(printed.errors, "");
        QCOMPARE(file().info("Pages"), "2");

        QVERIFY(QFile::setPermissions(place.filePath(), QFile::ReadOwner));
        const Result unusable = runAs(program, {"print", "-o", m_path}, puzzle);
        QCOMPARE(unusable.exitStatus, 2);
        QVERIFY2(unusable.errors.contains("cannot start " + place.filePath().toUtf8()), unusable.errors);
    }

    // Wherever memory runs out: it is said, and the program does not abort.
    void saysThatMemoryRanOut()
    {
        if (isSanitized)
            QSKIP("sanitizers need the address space themselves");
        const QByteArray input = linesOf("c25_other.txt", 1) + linesOf("c9_17clue.txt", 20);
        // What finds fonts writes down what it found, which is nothing where memory runs out: not in the
        // usual place.
        write(m_folder.filePath("fonts.conf"), "<fontconfig><dir>/usr/share/fonts</dir><cachedir>"
                                                   + m_folder.filePath("fonts").toUtf8()
                                                   + "</cachedir></fontconfig>");
        QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
        environment.insert("FONTCONFIG_FILE", m_folder.filePath("fonts.conf"));
        bool isPrinted = false;
        for (int megabytes = 90; !isPrinted && megabytes < 2000; megabytes += megabytes / 12) {
            const QString limited =
                QStringLiteral("ulimit -v %1; exec \"$0\" print -o \"$1\" --threads 3").arg(megabytes * 1024);
            QProcess process;
            process.setProcessEnvironment(environment);
            process.start("/bin/bash", {"-c", limited, cliProgram(), m_path});
            process.write(input);
            const Result result = finish(process);
            const QByteArray errors = result.errors + process.readAllStandardError();
            // Neither the loader nor the C library, for what belongs to a thread, leaves a program the
            // choice.
            const bool hasBegun = !errors.contains("error while loading shared libraries")
                                  && !errors.contains("Fatal glibc error");
            isPrinted = result.exitStatus == 0;
            QVERIFY2(isPrinted || !hasBegun || result.exitStatus == 2 || result.exitStatus == 3,
                     qPrintable(QStringLiteral("%1 MB: %2, %3")
                                    .arg(megabytes)
                                    .arg(result.exitStatus)
                                    .arg(QString::fromUtf8(errors))));
        }
        QVERIFY(isPrinted);
    }
};

ADD_TEST(QCoreApplication, TestCliPrint)

} // namespace sudoku::tst_cliprint

#include "tst_cliprint.moc"
