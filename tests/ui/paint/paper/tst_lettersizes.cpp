#include <QGuiApplication>
#include <QTest>

#include "core/formats/text/constrainttext.h"
#include "tests/pdftools.h"
#include "tests/printjobs.h"
#include "tests/testprogram.h"
#include "ui/paint/paper/printdocument.h"
#include "ui/printjob/paper.h"

/// Chosen sizes of letters, measured in the PDF.
namespace sudoku::tst_lettersizes {

/// Returns the size in points of the letters of \a text, which is once on the first page. In Roboto a line
/// has 1.172 of it.
double sizeOf(const PdfFile &file, const QString &text)
{
    for (const PdfFile::Word &word : file.words(1))
        if (word.text == text)
            return word.place.height() / 1.172 / millimetresPerPoint;
    return 0;
}

QString cageSum(int size)
{
    return size == 4 ? "8" : "12";
}

QString sandwichSum(int size)
{
    return size == 4 ? "5" : "23";
}

/// A board with one cage and one sandwich.
PrintJob jobOf(int size)
{
    PrintJob job;
    job.sections = {emptySection(size, 1, 1)};
    job.solutions = SolutionPlace::None;
    job.firstPuzzle = 345;
    job.firstPage = 678;
    Puzzle &puzzle = job.sections.front().puzzles.front().board.puzzle;
    for (const QString &rule : {QStringLiteral("killer %1 r1c1 r1c2 r1c3").arg(cageSum(size)),
                                QStringLiteral("sandwich %1 r2c1 r2c2").arg(sandwichSum(size))})
        puzzle.constraints.push_back(*readConstraint(puzzle.geometry, rule.toStdString()));
    return job;
}

class TestLetterSizes : public QObject
{
    Q_OBJECT

private slots:
    void chosenSizesArePrinted_data()
    {
        QTest::addColumn<int>("size");
        QTest::addColumn<double>("points");
        for (const int size : {4, 9, 16, 25})
            for (const double points : {5., 8., 11.})
                QTest::addRow("%d, %g pt", size, points) << size << points;
    }

    void chosenSizesArePrinted()
    {
        QFETCH(int, size);
        QFETCH(double, points);
        PrintJob job = jobOf(size);
        job.letters = {.caption = points + 1, .sums = points, .pageNumber = points + 2};
        const PdfFile file(pdf(PrintDocument(job)).value());
        const auto isNear = [&](const QString &text, double wanted) {
            const double actual = sizeOf(file, text);
            const QString found = QStringLiteral("%1: %2 pt").arg(text).arg(actual);
            QVERIFY2(std::abs(actual - wanted) < 0.15, qPrintable(found));
        };
        isNear("345", points + 1);
        isNear(cageSum(size), size == 25 ? std::min(points, 10.8) : points); // as large as the cells allow
        isNear(sandwichSum(size), points);
        isNear("678", points + 2);
    }

    void withoutAChoiceSizesSuitTheBoards()
    {
        const PdfFile file(pdf(PrintDocument(jobOf(9))).value());
        QVERIFY(sizeOf(file, "345") > 14);
        QVERIFY(sizeOf(file, "12") > 7.9);
        QVERIFY(sizeOf(file, "23") > 15);
        QVERIFY(sizeOf(file, "678") > 9);
    }
};

ADD_TEST(QGuiApplication, TestLetterSizes)

} // namespace sudoku::tst_lettersizes

#include "tst_lettersizes.moc"
