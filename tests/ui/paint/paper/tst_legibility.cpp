#include <QGuiApplication>
#include <QTest>

#include "tests/pdftools.h"
#include "tests/printjobs.h"
#include "tests/testprogram.h"
#include "ui/paint/paper/legibility.h"
#include "ui/printjob/paper.h"

namespace sudoku::tst_legibility {

PrintJob jobOf(int size, const QString &paper = "A4", int perPage = 0)
{
    PrintJob job;
    job.sections = {emptySection(size, 3, perPage)};
    job.paper = *readPaper(paper);
    return job;
}

QStringList noted(const PrintJob &job)
{
    const PrintDocument document(job);
    QStringList texts;
    const Legibility legibility = legibilityOf(document);
    for (const std::vector<PrintFault> &faults : {legibility.tooSmall, legibility.cut})
        for (const PrintFault &fault : faults)
            texts += faultText(fault);
    return texts;
}

class TestLegibility : public QObject
{
    Q_OBJECT

private slots:
    void usualPagesAreLegible()
    {
        for (const int size : {4, 9, 16, 25})
            for (const NamedSolutionPlace &place : solutionPlaces()) {
                PrintJob job = jobOf(size);
                job.solutions = place.place;
                job.title = "A title";
                job.book.footer = "A footer";
                QVERIFY2(noted(job).isEmpty(), qPrintable(noted(job).join('\n')));
            }
    }

    void smallCellsAreSaid_data()
    {
        QTest::addColumn<int>("size");
        QTest::addColumn<QString>("paper");
        QTest::addColumn<int>("perPage");
        QTest::addColumn<QString>("says");
        QTest::newRow("25x25") << 25 << "90x120mm" << 1
                               << "pages 1-3: cells of 2.9 mm are too small to write in";
        QTest::newRow("16x16") << 16 << "A6" << 2 << "pages 1-2: cells of 3.3 mm are too small to write in";
        QTest::newRow("9x9") << 9 << "A6" << 12 << "page 1: cells of 2.3 mm are too small to write in";
        QTest::newRow("4x4") << 4 << "90x120mm" << 12 << "page 1: cells of 3.5 mm are too small to write in";
    }

    void smallCellsAreSaid()
    {
        QFETCH(int, size);
        QFETCH(QString, paper);
        QFETCH(int, perPage);
        QFETCH(QString, says);
        PrintJob job = jobOf(size, paper, perPage);
        job.solutions = SolutionPlace::None;
        const QStringList texts = noted(job);
        QVERIFY2(texts.isEmpty() == says.isEmpty(), qPrintable(texts.join('\n')));
        if (!says.isEmpty())
            QVERIFY2(texts[0].startsWith(says), qPrintable(texts[0]));
    }

    void smallSolutionsAreSaid()
    {
        PrintJob job = jobOf(16, "A6", 1);
        job.solutions = SolutionPlace::UpsideDown;
        QVERIFY2(noted(job).join('\n').contains("solutions with cells of"),
                 qPrintable(noted(job).join('\n')));
    }

    void smallTextIsSaid()
    {
        PrintJob job = jobOf(9, "A5", 6);
        for (PrintedPuzzle &puzzle : job.sections.front().puzzles)
            puzzle.title = "A very long title above a board that is small, in many words";
        const QStringList texts = noted(job);
        QVERIFY2(texts.join('\n').contains(QRegularExpression("page 1: text of [3456]\\.\\d pt is hard")),
                 qPrintable(texts.join('\n')));
    }

    /// Long lines at the head and the foot take two lines, and are said only if these are not enough.
    void longLinesAreBroken_data()
    {
        QTest::addColumn<QString>("paper");
        QTest::addColumn<int>("words");
        QTest::addColumn<bool>("isCut");
        QTest::newRow("one line") << "6x9in" << 6 << false;
        QTest::newRow("two lines") << "6x9in" << 16 << false;
        QTest::newRow("too long") << "6x9in" << 60 << true;
        QTest::newRow("A4") << "A4" << 30 << false;
    }

    void longLinesAreBroken()
    {
        QFETCH(QString, paper);
        QFETCH(int, words);
        QFETCH(bool, isCut);
        QStringList numbers;
        for (int i = 0; i < words; ++i)
            numbers += QStringLiteral("word%1").arg(i);
        for (const bool isTitle : {true, false}) {
            PrintJob job = jobOf(9, paper, 1);
            job.solutions = SolutionPlace::None;
            job.isMirrored = true;
            (isTitle ? job.title : job.book.footer) = numbers.join(' ');
            const QStringList texts = noted(job);
            QCOMPARE(texts.size(), isCut ? 1 : 0);
            const PrintDocument document(job);
            const PdfFile file(pdf(document).value());
            QCOMPARE(file.text(1).contains("…"), isCut);
            const QRectF page({}, job.pageSize());
            const QRectF board = document.pages().front().items.front().place.board;
            for (const PdfFile::Word &word : file.words(1)) {
                QVERIFY(page.adjusted(5, 5, -5, -5).contains(word.place));
                QVERIFY(!board.intersects(word.place));
                QVERIFY(word.place.height() / 1.172 / millimetresPerPoint > 7);
            }
            for (int i = 0; i < words && !isCut; ++i)
                QVERIFY2(file.text(1).contains(numbers[i]), qPrintable(file.text(1)));
            if (isCut)
                QVERIFY2(texts[0].startsWith("pages 1-3: there is no room for all of 'word0 word1 "),
                         qPrintable(texts[0]));
        }
    }
};

ADD_TEST(QGuiApplication, TestLegibility)

} // namespace sudoku::tst_legibility

#include "tst_legibility.moc"
