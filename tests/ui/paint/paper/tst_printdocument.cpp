// Covers ui/paint/paper: pagepainter
// Covers ui/printjob: printjob

#include <QBuffer>
#include <QGuiApplication>
#include <QPainter>
#include <QPdfWriter>
#include <QTest>

#include "core/formats/text/keptmembers.h"
#include "tests/pdftools.h"
#include "tests/printjobs.h"
#include "tests/testprogram.h"
#include "ui/paint/boardlayout.h"
#include "ui/paint/paper/pagepainter.h"
#include "ui/paint/paper/printdocument.h"
#include "ui/printjob/paper.h"

#include <thread>

namespace sudoku::tst_printdocument {

constexpr int dotsPerInch = 254; // ten dots in a millimetre
constexpr double dots = dotsPerInch / 25.4;

PdfFile pdfOf(const PrintJob &job)
{
    const std::optional<QByteArray> bytes = pdf(PrintDocument(job));
    require(bytes.has_value(), "a PDF that was not stopped");
    return PdfFile(*bytes);
}

PrintJob jobOf(std::vector<PrintSection> sections)
{
    PrintJob job;
    job.sections = std::move(sections);
    job.caption.hasClueCount = true; // the first line of each page
    return job;
}

/// The darkest and the lightest pixel about a point given in millimetres.
struct Shades
{
    Shades(const QImage &picture, QPointF at, int around)
    {
        const QPoint centre = (at * dots).toPoint();
        const QPoint margin(around, around);
        QVERIFY(picture.format() == QImage::Format_Grayscale8
                && picture.rect().contains(QRect(centre - margin, centre + margin)));
        for (int y = centre.y() - around; y <= centre.y() + around; ++y) {
            const uchar *row = picture.constScanLine(y) + centre.x();
            const auto [dark, light] = std::minmax_element(row - around, row + around + 1);
            darkest = std::min<int>(darkest, *dark);
            lightest = std::max<int>(lightest, *light);
        }
    }

    int darkest = 255;
    int lightest = 0;
};

/// Whether the lines of \a item are where the layout says, thick ones black, and empty cells empty.
void compareLines(const QImage &picture, const PageItem &item, QPointF origin)
{
    const Geometry &geometry = item.puzzle->board.puzzle.geometry;
    const BoardLayout layout(geometry, item.place.board, {.millimetre = 1});
    for (Cell cell = 0; cell < geometry.cellCount(); ++cell) {
        const QRectF rect = layout.cellRect(cell).translated(origin);
        const QPointF quarter(0, rect.height() * 0.3); // beside marks of variants
        const QPointF left(rect.left(), rect.center().y());
        const bool isFrame = geometry.columnOf(cell) == 0;
        const bool isThick = isFrame || geometry.regionOf(cell) != geometry.regionOf(cell - 1);
        QVERIFY(Shades(picture, left - quarter, 1).darkest < (isThick ? 60 : 190));
        if (layout.thickLine() > 0.4 && isThick)
            QVERIFY(Shades(picture, left - quarter, 0).darkest < 60);
        const bool isEmpty = !item.puzzle->board.isGiven(cell);
        if (isEmpty && item.puzzle->board.puzzle.constraints.empty())
            QCOMPARE(Shades(picture, rect.center(), static_cast<int>(rect.width() * dots * 0.3)).darkest,
                     255);
        else if (!isEmpty)
            QVERIFY(Shades(picture, rect.center(), static_cast<int>(rect.width() * dots * 0.3)).darkest < 60);
    }
}

class TestPrintDocument : public QObject
{
    Q_OBJECT

private slots:
    void linesAreWhereTheLayoutSays_data()
    {
        QTest::addColumn<QString>("corpus");
        QTest::addColumn<int>("perPage");
        for (const int perPage : puzzlesPerPage())
            QTest::addRow("9x9, %d a page", perPage) << "c9_17clue.txt" << perPage;
        QTest::newRow("16x16") << "c16_other.txt" << 1;
        QTest::newRow("16x16, 4 a page") << "c16_other.txt" << 4;
        QTest::newRow("25x25") << "c25_multisolution.txt" << 1;
        QTest::newRow("jigsaw") << "v_jigsaw_sgt.txt" << 2;
        QTest::newRow("jigsaw with diagonals") << "v_jigsawx_sgt.txt" << 2;
    }

    void linesAreWhereTheLayoutSays()
    {
        QFETCH(QString, corpus);
        QFETCH(int, perPage);
        PrintJob job = jobOf({sectionOf(corpus.toStdString(), 1, perPage)});
        job.solutions = SolutionPlace::None;
        for (const PaperOrientation orientation : {PaperOrientation::Portrait, PaperOrientation::Landscape}) {
            job.orientation = orientation;
            const QImage picture = pdfOf(job).picture(1, dotsPerInch);
            compareLines(picture, paginate(job).front().items.front(), {});
        }
    }

    void bookletPagesAreSideBySide()
    {
        PrintJob job = jobOf({sectionOf("c9_17clue.txt", 4, 1)});
        job.solutions = SolutionPlace::None;
        job.isBooklet = true;
        const PdfFile file = pdfOf(job);
        QCOMPARE(file.info("Pages"), "2");
        const std::vector<Page> pages = paginate(job);
        const QPointF right(148.5, 0);
        compareLines(file.picture(1, dotsPerInch), pages[3].items.front(), {});
        compareLines(file.picture(1, dotsPerInch), pages[0].items.front(), right);
        compareLines(file.picture(2, dotsPerInch), pages[1].items.front(), {});
        compareLines(file.picture(2, dotsPerInch), pages[2].items.front(), right);
        job.bookletSides = BookletSides::Backs;
        compareLines(pdfOf(job).picture(1, dotsPerInch), pages[1].items.front(), {});
    }

    void innerPagesAreNearerToTheFold()
    {
        PrintJob job = jobOf({sectionOf("c9_17clue.txt", 8, 1)});
        job.solutions = SolutionPlace::None;
        job.isBooklet = true;
        job.folding.creep = 4; // of the second of two sheets
        const PdfFile file = pdfOf(job);
        const std::vector<Page> pages = paginate(job);
        compareLines(file.picture(1, dotsPerInch), pages[0].items.front(), QPointF(148.5, 0));
        compareLines(file.picture(3, dotsPerInch), pages[5].items.front(), QPointF(4, 0));
        compareLines(file.picture(3, dotsPerInch), pages[2].items.front(), QPointF(144.5, 0));
        job.folding.signature = 4; // which lie in nothing
        compareLines(pdfOf(job).picture(3, dotsPerInch), pages[4].items.front(), QPointF(148.5, 0));
    }

    void cropMarksAreAroundThePages()
    {
        PrintJob job = jobOf({sectionOf("c9_17clue.txt", 1)});
        job.paper = QSizeF(100, 150);
        job.trimming.hasMarks = true;
        for (const double bleed : {0., 6.}) {
            job.trimming.bleed = bleed;
            const double cut = job.trimming.edges().cut; // the marks end at the edge of the paper
            QCOMPARE(cut, std::max(3., bleed) + 5);
            const PdfFile file = pdfOf(job);
            const QImage picture = file.picture(1, dotsPerInch);
            QVERIFY(std::abs(picture.width() / dots - 100 - 2 * cut) < 0.3);
            QVERIFY(std::abs(picture.height() / dots - 150 - 2 * cut) < 0.3);
            compareLines(picture, paginate(job).front().items.front(), QPointF(cut, cut));
            for (const double x : {cut, cut + 100})
                for (const double y : {2.5, cut + 150 + cut - 2.5}) {
                    QVERIFY(Shades(picture, QPointF(x, y), 2).darkest < 160);
                    QVERIFY(Shades(picture, QPointF(x + 2, y), 2).darkest == 255);
                }
            for (const double y : {cut, cut + 150})
                QVERIFY(Shades(picture, QPointF(2.5, y), 2).darkest < 160);
            QVERIFY(Shades(picture, QPointF(cut, cut), 2).darkest == 255); // they end before the corner
        }
    }

    void paperHasItsSize_data()
    {
        QTest::addColumn<QString>("paper");
        QTest::addColumn<bool>("isAcross");
        QTest::addColumn<QString>("size");
        QTest::newRow("A4") << "A4" << false << "595 x 842 pts (A4)";
        QTest::newRow("A4 across") << "A4" << true << "842 x 595 pts (A4)";
        QTest::newRow("A5") << "A5" << false << "420 x 595 pts (A5)";
        QTest::newRow("Letter") << "Letter" << false << "612 x 792 pts (letter)";
        QTest::newRow("Letter across") << "Letter" << true << "792 x 612 pts (letter)";
    }

    void paperHasItsSize()
    {
        QFETCH(QString, paper);
        QFETCH(bool, isAcross);
        QFETCH(QString, size);
        PrintJob job = jobOf({emptySection(4, 1)});
        job.paper = findPaper(paper.toStdString())->size();
        job.orientation = isAcross ? PaperOrientation::Landscape : PaperOrientation::Portrait;
        QCOMPARE(pdfOf(job).info("Page size"), size);
    }

    void textIsText()
    {
        PrintJob job = jobOf({sectionOf("c9_17clue.txt", 2), sectionOf("c9_serg_multisolution.txt", 1)});
        job.title = "Puzzles for Sunday";
        job.sections[0].title = "Few clues";
        job.sections[0].puzzles[0].title = "A start";
        job.sections[0].puzzles[1].seed = 4711;
        job.caption = {.hasClueCount = true, .hasSeed = true};
        job.date = QDate(2024, 2, 29);
        const PdfFile file = pdfOf(job);
        QCOMPARE(file.info("Title"), "Puzzles for Sunday");
        QVERIFY(file.hasAllFonts());
        for (const QString text :
             {"Puzzles for Sunday", "Few clues", "A start", "17 clues · seed 4711", "2024"})
            QVERIFY2(file.text(1).contains(text), qPrintable(file.text(1)));
        QVERIFY(file.text(2).contains("more than one solution"));
        QVERIFY(file.text(3).contains("Solutions"));
    }

    void aLongWarningLeavesRoomForTheTitle()
    {
        PrintJob job = jobOf({emptySection(9, 2, 2)});
        job.orientation = PaperOrientation::Landscape;
        for (PrintedPuzzle &puzzle : job.sections.front().puzzles) {
            puzzle.title = "Walls, by Ada Lovelace";
            keepUnsupported({{"a rule with a long name", 1}, {"another", 1}}, puzzle.board);
            puzzle.solutions = Solutions::NotCovered;
        }
        const QString text = pdfOf(job).text(1);
        QVERIFY2(text.contains("Walls"), qPrintable(text));
        QVERIFY2(text.contains("not checked: the rules 'a rule"), qPrintable(text));
    }

    void digitsAreText()
    {
        PrintJob job = jobOf({sectionOf("c9_17clue.txt", 1)});
        job.solutions = SolutionPlace::NextPage;
        const PrintedPuzzle &puzzle = job.sections.front().puzzles.front();
        const PdfFile file = pdfOf(job);
        QCOMPARE(digitsOf(file.text(1)), digitsOf(QString::fromStdString(text(puzzle.board.puzzle.givens))));
        QCOMPARE(digitsOf(file.text(2)).right(81), digitsOf(QString::fromStdString(text(puzzle.solution))));
    }

    void upsideDownIsUpsideDown()
    {
        PrintJob job = jobOf({sectionOf("c9_17clue.txt", 1, 1)});
        job.solutions = SolutionPlace::UpsideDown;
        const QImage picture = pdfOf(job).picture(1, dotsPerInch);
        const PageItem solution = paginate(job).front().items.back();
        QVERIFY(solution.isUpsideDown);
        const QRectF place(solution.place.board.topLeft() * dots, solution.place.board.size() * dots);
        const QImage seen = picture.copy(place.toRect());
        job.solutions = SolutionPlace::NextPage;
        std::vector<Page> pages = paginate(job);
        pages[1].items.front().place = {{}, QRectF(QPointF(), solution.place.board.size())};
        QImage upright(seen.size(), QImage::Format_Grayscale8);
        upright.fill(Qt::white);
        QPainter painter(&upright);
        painter.scale(dots / unitsPerMillimetre, dots / unitsPerMillimetre);
        PagePainter(job).paint(painter, pages[1]);
        painter.end();
        QVERIFY(difference(seen, upright.mirrored(true, true)) < difference(seen, upright) * 0.75);
    }

    void marksArePrintedIfAsked()
    {
        PrintJob job = jobOf({emptySection(9, 1)});
        job.solutions = SolutionPlace::None;
        QCOMPARE(digitsOf(pdfOf(job).text(1)).size(), 0);
        job.hasPencilMarks = true;
        QCOMPARE(digitsOf(pdfOf(job).text(1)).size(), 729);
    }

    void entriesDifferFromGivensWithoutColour()
    {
        PrintJob job = jobOf({emptySection(4, 1)});
        job.solutions = SolutionPlace::None;
        Board &shown = job.sections.front().puzzles.front().board;
        shown.puzzle.givens.set(0, 4);
        shown.entries.set(15, 4);
        QCOMPARE(digitsOf(pdfOf(job).text(1)), "4");
        job.hasEntries = true;
        const QImage picture = pdfOf(job).picture(1, dotsPerInch);
        const PageItem item = paginate(job).front().items.front();
        const BoardLayout layout(shown.puzzle.geometry, item.place.board, {.millimetre = 1});
        const auto ink = [&](Cell cell) {
            const QRectF inside = layout.cellRect(cell).adjusted(3, 3, -3, -3);
            const QImage part = picture.copy(QRectF(inside.topLeft() * dots, inside.size() * dots).toRect());
            return difference(part, QImage());
        };
        QVERIFY(ink(0) > ink(15) * 1.3);
        QVERIFY(ink(15) > 0);
    }

    void countsItsSides()
    {
        PrintJob job = jobOf({emptySection(9, 5, 1)});
        job.solutions = SolutionPlace::None;
        std::vector<int> done;
        QVERIFY(pdf(PrintDocument(job), {}, [&](const ProgressReport &report) {
            QCOMPARE(report.total, 5);
            done.push_back(report.done);
        }));
        QCOMPARE(done, (std::vector{1, 2, 3, 4, 5}));
    }

    void stopsWhenAsked()
    {
        std::stop_source source;
        int sides = 0;
        const auto stopped = pdf(PrintDocument(jobOf({emptySection(9, 100, 1)})), source.get_token(),
                                 [&](const ProgressReport &) {
                                     if (++sides == 3)
                                         source.request_stop();
                                 });
        QVERIFY(!stopped);
        QCOMPARE(sides, 3);
    }

    void anyThreadMayPaint()
    {
        const PrintDocument document(jobOf({sectionOf("c9_17clue.txt", 4)}));
        std::optional<QByteArray> made;
        std::jthread([&] { made = pdf(document); }).join();
        QCOMPARE(PdfFile(*made).info("Pages"), "2");
    }

    void nothingIsAnEmptyFile() { QCOMPARE(pdfOf({}).info("Pages"), "1"); }

private:
    static QString digitsOf(const QString &text)
    {
        // Without what surrounds the board: numbers of puzzles and pages, clues.
        QString digits;
        const QStringList lines = text.trimmed().split('\n');
        for (const QString &line : lines.size() < 3 ? lines : lines.mid(1, lines.size() - 2))
            for (const QChar c : line)
                if (c >= '1' && c <= '9')
                    digits += c;
        return digits;
    }

    /// How much two pictures differ; \a other is white where it is null.
    static double difference(const QImage &one, const QImage &other)
    {
        double sum = 0;
        for (int y = 0; y < one.height(); ++y)
            for (int x = 0; x < one.width(); ++x)
                sum += std::abs(qGray(one.pixel(x, y)) - (other.isNull() ? 255 : qGray(other.pixel(x, y))));
        return sum;
    }
};

ADD_TEST(QGuiApplication, TestPrintDocument)

} // namespace sudoku::tst_printdocument

#include "tst_printdocument.moc"
