// Covers ui/paint/paper: inkmeter, printfault
// Covers ui/printjob: wronglevels

#include <QGuiApplication>
#include <QPainter>
#include <QTest>

#include "tests/printjobs.h"
#include "tests/testprogram.h"
#include "ui/paint/paper/inkmeter.h"
#include "ui/paint/paper/preflight.h"
#include "ui/paint/paper/printtext.h"
#include "ui/printjob/wronglevels.h"

namespace sudoku::tst_preflight {

QStringList faultsOf(const PrintJob &job, const PreflightRequest &request = {})
{
    QStringList texts;
    for (const PrintFault &fault : preflight(PrintDocument(job), request))
        texts += faultText(fault);
    return texts;
}

/// A job in which nothing is wrong.
PrintJob properJob(int puzzleCount = 2)
{
    PrintJob job;
    job.sections = {sectionOf("c9_17clue.txt", puzzleCount)};
    for (PrintedPuzzle &puzzle : job.sections.front().puzzles) {
        puzzle.solutions = Solutions::One;
        puzzle.solution = Grid(81);
    }
    job.sections.front().perPage = 1;
    job.solutions = SolutionPlace::NextPage;
    job.lines = lineStyles().back().weights;
    job.isMirrored = true;
    return job;
}

class TestPreflight : public QObject
{
    Q_OBJECT

private slots:
    void nothingIsWrong() { QCOMPARE(faultsOf(properJob()), QStringList()); }

    void measuresInk()
    {
        InkMeter meter;
        QPainter painter(&meter);
        painter.scale(2, 2);
        painter.setPen(QPen(Qt::black, 3));
        painter.drawLine(0, 0, 100, 0);
        QCOMPARE(meter.finest().line, 6.);
        painter.setPen(QPen(Qt::white, 0.1)); // a halo
        painter.drawLine(0, 0, 100, 0);
        QCOMPARE(meter.finest().line, 6.);
        painter.fillRect(QRectF(0, 0, 0.5, 100), Qt::black);
        painter.fillRect(QRectF(0, 0, 0.2, 0.2), Qt::black); // a dot of a code
        QCOMPARE(meter.finest().line, 1.);
        QFont font = painter.font();
        font.setPixelSize(9);
        painter.setFont(font);
        painter.setPen(Qt::black);
        painter.drawText(QPointF(0, 0), "9");
        QCOMPARE(meter.finest().text, 18.);
    }

    void thinLines()
    {
        PrintJob job = properJob(3);
        job.lines = {};
        const QStringList faults = faultsOf(job);
        QCOMPARE(faults.size(), 1);
        QVERIFY2(faults[0].contains(QRegularExpression("^pages 1-6: lines of 0\\.[2-5]\\d pt; .* 0\\.75 pt")),
                 qPrintable(faults[0]));
        job.lines.thin = 0.75;
        QCOMPARE(faultsOf(job), QStringList());
    }

    void smallText()
    {
        PrintJob job = properJob(4);
        job.sections.front().perPage = 4;
        job.paper = QSizeF(105, 148);
        job.hasPencilMarks = true;
        const QStringList faults = faultsOf(job);
        QVERIFY2(faults.join('\n').contains(QRegularExpression("text of [2-6]\\.\\d pt")),
                 qPrintable(faults.join('\n')));
    }

    void narrowGutters_data()
    {
        QTest::addColumn<int>("pages");
        QTest::addColumn<double>("millimetres");
        QTest::newRow("few") << 23 << 0.;
        QTest::newRow("24") << 24 << 9.525;
        QTest::newRow("150") << 150 << 9.525;
        QTest::newRow("151") << 151 << 12.7;
        QTest::newRow("300") << 300 << 12.7;
        QTest::newRow("301") << 301 << 15.875;
    }

    void narrowGutters()
    {
        QFETCH(int, pages);
        QFETCH(double, millimetres);
        QCOMPARE(pressGutter(pages), millimetres);
    }

    void theGutterIsMeasured()
    {
        PrintJob job = properJob(30);
        job.solutions = SolutionPlace::None;
        job.margin = 8;
        const QStringList faults = faultsOf(job);
        QCOMPARE(faults.size(), 1);
        QVERIFY2(faults[0].contains("8.0 mm") && faults[0].contains("9.5 mm"), qPrintable(faults[0]));
        job.gutter = 2;
        QCOMPARE(faultsOf(job), QStringList());
        job.isMirrored = false;
        QVERIFY(faultsOf(job).join('\n').contains("even numbers"));
    }

    void puzzlesThatShouldNotBeThere()
    {
        PrintJob job = properJob(3);
        std::vector<PrintedPuzzle> &puzzles = job.sections.front().puzzles;
        puzzles[1].solutions = Solutions::Many;
        puzzles[2].board = puzzles[0].board;
        job.firstPuzzle = 11;
        job.firstPage = 5;
        const QStringList faults = faultsOf(job);
        QCOMPARE(faults.size(), 2);
        QCOMPARE(faults[0], "page 7: puzzle 12: more than one solution");
        QVERIFY2(faults[1].startsWith("pages 5, ") && faults[1].endsWith("puzzles 11 and 13 are the same"),
                 qPrintable(faults[1]));
    }

    void puzzlesOfEarlierBooks()
    {
        PrintJob job = properJob(3);
        const std::vector<PrintedPuzzle> &puzzles = job.sections.front().puzzles;
        Board turned = puzzles[2].board;
        for (Cell cell = 0; cell < 81; ++cell)
            turned.puzzle.givens.set(cell, puzzles[2].board.puzzle.givens[(8 - cell % 9) * 9 + cell / 9]);
        const PreflightRequest request{.earlier = {{puzzles[1].board, "2024.txt", 1},
                                                   {puzzles[1].board, "2025.txt", 9},
                                                   {turned, "2025.txt", 10}}};
        job.firstPuzzle = 11;
        QCOMPARE(faultsOf(job, request),
                 QStringList({"page 3: puzzle 12 is puzzle 1 of 2024.txt",
                              "page 5: puzzle 13 is puzzle 10 of 2025.txt in another form: turned, mirrored, "
                              "with other digits or with lines exchanged"}));
    }

    void levelsThatDoNotHold_data()
    {
        QTest::addColumn<QString>("note");
        QTest::addColumn<QString>("fault");
        const QString easy = QStringLiteral("page 1: puzzle 1: says %1, is rated Easy");
        QTest::newRow("true") << "Easy" << QString();
        QTest::newRow("true, with a score and a seed") << "Easy 200, seed 7" << QString();
        QTest::newRow("for beginners") << "Beginner" << QString();
        QTest::newRow("none") << "" << QString();
        QTest::newRow("a title") << "Sunday" << QString();
        QTest::newRow("another") << "Hard" << easy.arg("Hard");
        QTest::newRow("another, with a score") << "Extreme 9000" << easy.arg("Extreme");
    }

    void levelsThatDoNotHold()
    {
        QFETCH(QString, note);
        QFETCH(QString, fault);
        PrintJob job = properJob(1);
        PrintedPuzzle &puzzle = job.sections.front().puzzles.front();
        puzzle.board.puzzle.givens = check(puzzle.board.puzzle).solutions.front();
        puzzle.board.puzzle.givens.set(40, noDigit);
        addTitle(puzzle, note);
        QCOMPARE(faultsOf(job), fault.isEmpty() ? QStringList() : QStringList(fault));
        std::stop_source source;
        source.request_stop();
        QVERIFY(wrongLevelsIn({&puzzle}, source.get_token()).empty());
        puzzle.solutions = Solutions::NotChecked;
        QVERIFY(wrongLevelsIn({&puzzle}).empty());
    }

    void emptyLastPages()
    {
        PrintJob job = properJob(5);
        job.solutions = SolutionPlace::None;
        job.isBooklet = true;
        QVERIFY(faultsOf(job).join('\n').contains("empty pages at the end: 3"));
    }
};

ADD_TEST(QGuiApplication, TestPreflight)

} // namespace sudoku::tst_preflight

#include "tst_preflight.moc"
