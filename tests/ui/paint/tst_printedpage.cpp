#include <QFontDatabase>
#include <QGuiApplication>
#include <QTest>

#include "core/formats/text/constrainttext.h"
#include "tests/pdftools.h"
#include "tests/printjobs.h"
#include "tests/testprogram.h"
#include "ui/paint/boardlayout.h"
#include "ui/paint/fontcover.h"
#include "ui/paint/paper/printdocument.h"
#include "ui/printjob/paper.h"

#include <algorithm>

/// What a printed page looks like, measured in the PDF: a person who prints has a ruler.
namespace sudoku::tst_printedpage {

constexpr double point = 25.4 / 72; // mm
constexpr int fine = 2540;          // dots per inch, a hundred in a millimetre
constexpr double fineDots = fine / 25.4;

PrintJob jobOf(const PrintSection &section)
{
    PrintJob job;
    job.sections = {section};
    job.solutions = SolutionPlace::None;
    return job;
}

PdfFile pdfOf(const PrintJob &job)
{
    return PdfFile(pdf(PrintDocument(job)).value());
}

BoardLayout layoutOf(const PageItem &item)
{
    return {item.puzzle->board.puzzle.geometry, item.place.board, {.millimetre = 1}};
}

/// The pixels that are dark.
QRect inkOf(const QImage &picture)
{
    QRect ink;
    for (int y = 0; y < picture.height(); ++y)
        for (int x = 0; x < picture.width(); ++x)
            if (qGray(picture.pixel(x, y)) < 128)
                ink |= QRect(x, y, 1, 1);
    return ink;
}

PdfFile::Word wordIn(const PdfFile &file, const QString &text, int page = 1)
{
    for (const PdfFile::Word &word : file.words(page))
        if (word.text == text)
            return word;
    require(false, text.toStdString() + " is not on the page");
    return {};
}

/// The size of the letters of a word; the typeface is Roboto, in which a line has 1.17 of it.
double sizeOf(const PdfFile::Word &word)
{
    return word.place.height() / 1.172;
}

/// A killer board with cages in all rows: the sum of the first is above the middle of its left side.
PrintSection cagedSection(int size)
{
    PrintSection section = emptySection(size, 1, 1);
    Board &shown = section.puzzles.front().board;
    shown.puzzle.constraints.push_back(*readConstraint(shown.puzzle.geometry, "killer 12 r1c1 r1c2 r1c3"));
    return section;
}

class TestPrintedPage : public QObject
{
    Q_OBJECT

    static void addSizes()
    {
        QTest::addColumn<QString>("corpus");
        QTest::newRow("9x9") << "c9_17clue.txt";
        QTest::newRow("16x16") << "c16_other.txt";
        QTest::newRow("25x25") << "c25_other.txt";
    }

private slots:
    void thinLinesAreBlackHairlines_data() { addSizes(); }
    void thinLinesAreBlackHairlines()
    {
        QFETCH(QString, corpus);
        for (const int perPage : {1, 4}) {
            const PrintJob job = jobOf(sectionOf(corpus.toStdString(), 1, perPage));
            const Page page = paginate(job).front();
            const BoardLayout layout = layoutOf(page.items.front());
            // Across the line between the first two cells, near their top.
            const QRectF cell = layout.cellRect(1);
            const QImage across =
                pdfOf(job).part(1, fine, {cell.left() - 0.4, cell.top() + cell.height() * 0.12, 0.8, 0.1});
            double ink = 0;
            int darkest = 255;
            for (int x = 0; x < across.width(); ++x) {
                ink += (255 - qGray(across.pixel(x, 2))) / 255.0;
                darkest = std::min(darkest, qGray(across.pixel(x, 2)));
            }
            const double width = ink / fineDots / point;
            QVERIFY2(width > 0.23 && width < 0.37, qPrintable(QString::number(width)));
            QCOMPARE(darkest, 0);
        }
    }

    /// Thick lines of 2 pt are too strong between cells of 11 pt.
    void smallSolutionsHaveFinerLines()
    {
        PrintJob job = jobOf(sectionOf("c9_17clue.txt", 4, 4));
        job.solutions = SolutionPlace::AtEnd;
        job.lines = lineStyles().back().weights;
        const std::vector<Page> pages = paginate(job);
        const PdfFile file = pdfOf(job);
        for (const Page &page : {pages.front(), pages.back()}) {
            const QRectF board = page.items.front().place.board;
            const QRectF across(board.left() - 0.3, board.top() + board.height() / 18, 1.2, 0.05);
            const double width = inkOf(file.part(page.number, fine, across)).width() / fineDots / point;
            const double wanted = page.number == 1 ? 2 : 1.5;
            QVERIFY2(std::abs(width - wanted) < 0.1, qPrintable(QString::number(width)));
        }
    }

    void digitsFillTheirCells_data() { addSizes(); }
    void digitsFillTheirCells()
    {
        QFETCH(QString, corpus);
        const PrintJob job = jobOf(sectionOf(corpus.toStdString(), 1, 1));
        const Page page = paginate(job).front();
        const PageItem &item = page.items.front();
        const BoardLayout layout = layoutOf(item);
        const PdfFile file = pdfOf(job);
        const Grid &givens = item.puzzle->board.puzzle.givens;
        for (Cell cell = 0, seen = 0; cell < givens.cellCount() && seen < 12; ++cell) {
            if (givens[cell] == noDigit)
                continue;
            ++seen;
            const QRectF interior = layout.cellInterior(cell).adjusted(0.1, 0.1, -0.1, -0.1);
            const QRect ink = inkOf(file.part(1, 600, interior));
            const double height = ink.height() / (600 / 25.4) / layout.cellSize();
            const double width = ink.width() / (600 / 25.4) / layout.cellSize();
            const bool isSingle = givens.cellCount() == 81;
            QVERIFY2(height > (isSingle ? 0.55 : 0.46) && height < 0.65, qPrintable(QString::number(height)));
            QVERIFY2(width < 0.83, qPrintable(QString::number(width)));
        }
    }

    void numbersGrowWithTheCells_data() { addSizes(); }
    void numbersGrowWithTheCells()
    {
        QFETCH(QString, corpus);
        double last = 100;
        for (const int perPage : {1, 2, 12}) {
            const PdfFile file = pdfOf(jobOf(sectionOf(corpus.toStdString(), 2, perPage)));
            const double size = sizeOf(wordIn(file, "Puzzle")) / point;
            QVERIFY2(size >= 9.7, qPrintable(QString::number(size)));
            QVERIFY(size <= last);
            if (corpus.startsWith("c9"))
                QVERIFY2(perPage > 1 || size >= 14, qPrintable(QString::number(size)));
            last = size;
        }
        QVERIFY(last < 12);
    }

    void captionsSayTheLevel()
    {
        PrintSection section = sectionOf("c9_17clue.txt", 2, 2);
        section.puzzles[1].level = "Hard";
        PrintJob job = jobOf(section);
        QVERIFY2(pdfOf(job).text(1).contains(QRegularExpression("Puzzle 2 +Hard")),
                 qPrintable(pdfOf(job).text(1)));
        QVERIFY(!pdfOf(job).text(1).contains("clues"));
        job.caption.hasLevel = false;
        job.caption.hasClueCount = true;
        QVERIFY(!pdfOf(job).text(1).contains("Hard"));
        QVERIFY(pdfOf(job).text(1).contains("17 clues"));
    }

    /// All that a caption says is small rather than cut.
    void aCaptionOfAllPartsIsWhole()
    {
        PrintSection section = sectionOf("c9_17clue.txt", 6, 6);
        for (PrintedPuzzle &puzzle : section.puzzles) {
            puzzle.level = "Unfair";
            puzzle.seed = 1745644598;
        }
        PrintJob job = jobOf(section);
        for (const NamedCaptionPart &part : captionParts())
            job.caption.*part.isShown = true;
        const QString text = pdfOf(job).text(1);
        QCOMPARE(text.count("Unfair"), 6);
        QCOMPARE(text.count("1745644598"), 6);
    }

    void allTextHasOneFace()
    {
        PrintJob job = jobOf(sectionOf("c9_17clue.txt", 2, 2));
        job.title = "Title";
        job.instruction = "";
        job.hasNameLine = true;
        for (const QByteArray &line : outputOf("pdffonts", {pdfOf(job).path()}).trimmed().split('\n').mid(2))
            QVERIFY2(line.contains("Roboto"), line);
    }

    void chineseIsPrinted()
    {
        if (!lettersWithoutFont("数独").isEmpty())
            QSKIP("no Chinese font is installed here");
        PrintJob job = jobOf(sectionOf("c9_17clue.txt", 2, 2));
        job.title = "每日数独";
        job.sections.front().puzzles.front().title = "星期日的谜题";
        const PrintDocument document(job);
        QCOMPARE(document.lettersWithoutFont(), "");
        const PdfFile file = pdfOf(job);
        QVERIFY2(file.text(1).contains("每日数独"), qPrintable(file.text(1)));
        QVERIFY2(file.text(1).contains("星期日的谜题"), qPrintable(file.text(1)));
        QVERIFY(file.hasAllFonts());
    }

    /// Chinese has no blanks: lines break between its letters.
    void chineseIsBroken()
    {
        if (!lettersWithoutFont("数独").isEmpty())
            QSKIP("no Chinese font is installed here");
        PrintJob job = jobOf(sectionOf("c9_17clue.txt", 1, 1));
        job.instruction = QString("每行每列每宫都包含数字一至九").repeated(8);
        const PdfFile file = pdfOf(job);
        const QRectF page({}, job.pageSize());
        int lines = 0;
        for (const PdfFile::Word &word : file.words(1)) {
            if (!word.text.contains("每"))
                continue;
            ++lines;
            QVERIFY2(page.contains(word.place), qPrintable(word.text));
        }
        QVERIFY(lines > 1);
    }

    void boardsAreFlushWithTheHeader_data() { addSizes(); }
    void boardsAreFlushWithTheHeader()
    {
        QFETCH(QString, corpus);
        PrintJob job = jobOf(sectionOf(corpus.toStdString(), 1, 1));
        job.title = "Title";
        const Page page = paginate(job).front();
        const PdfFile file = pdfOf(job);
        constexpr double dots = 300 / 25.4;
        const QRectF header = page.frame.header;
        const QRect rule = inkOf(file.part(1, 300, {0, header.bottom() - 0.1, 210, 0.5}));
        const QRectF board = page.items.front().place.board;
        const QRect frame = inkOf(file.part(1, 300, {0, board.center().y(), 210, 5}));
        QVERIFY(std::abs(rule.left() - frame.left()) <= 1);
        QVERIFY(std::abs(rule.right() - frame.right()) <= 1);
        QVERIFY(std::abs(rule.left() / dots - board.left()) < 0.2);
    }

    void digitsDoNotTouchSums_data()
    {
        QTest::addColumn<QString>("typeface");
        QTest::newRow("that of the program") << QString();
        for (const QString family : {"DejaVu Serif", "DejaVu Sans"}) {
            require(QFontDatabase::hasFamily(family), family.toStdString() + " is not installed");
            QTest::newRow(qPrintable(family)) << family;
        }
    }

    /// On small paper sums are large beside digits, so that people can read them.
    void digitsDoNotTouchSums()
    {
        QFETCH(QString, typeface);
        for (const int perPage : {1, 2, 4, 6, 9}) {
            PrintSection section = cagedSection(9);
            section.perPage = perPage;
            section.puzzles.front().board.puzzle.givens.set(0, 8);
            section.puzzles.resize(perPage, section.puzzles.front());
            PrintJob job = jobOf(section);
            job.paper = findPaper("A5")->size();
            job.book.font = typeface;
            const Page page = paginate(job).front();
            const QRectF cell = layoutOf(page.items.front()).cellRect(0);
            const double size = cell.width();
            const QImage inside =
                pdfOf(job).part(1, 1200, cell.adjusted(size * 0.14, size * 0.04, -size * 0.14, -size * 0.14));
            int blank = 0;   // rows above the next one with ink
            int between = 0; // the sum and the digit: the last such rows
            bool hasSum = false;
            for (int y = 0; y < inside.height(); ++y) {
                bool hasInk = false;
                for (int x = 0; x < inside.width(); ++x)
                    hasInk = hasInk || qGray(inside.pixel(x, y)) < 128;
                if (hasInk && hasSum && blank > 0)
                    between = blank;
                hasSum = hasSum || hasInk;
                blank = hasInk ? 0 : blank + 1;
            }
            const double distance = between / 1200.0 * 25.4 / size;
            QVERIFY2(distance > 0.035, qPrintable(QString("%1 with %2").arg(distance).arg(perPage)));
        }
    }

    void sumsInterruptTheirCages_data()
    {
        QTest::addColumn<int>("size");
        for (const int size : {9, 16, 25})
            QTest::addRow("%d", size) << size;
    }

    void sumsInterruptTheirCages()
    {
        QFETCH(int, size);
        const PrintJob job = jobOf(cagedSection(size));
        const Page page = paginate(job).front();
        const BoardLayout layout = layoutOf(page.items.front());
        const PdfFile file = pdfOf(job);
        const QRectF sum = wordIn(file, "12").place;
        const double height = sizeOf({{}, sum}) * 0.711; // of the digits
        QVERIFY2(height >= 1.95, qPrintable(QString::number(height)));

        // The upper side of the cage, over three cells: dashes at about a tenth of a cell.
        const QRectF first = layout.cellRect(0);
        const double cell = layout.cellSize();
        const auto dashesAt = [&](double inset, double from, double to) {
            const QImage strip = file.part(1, 1200, {from, first.top() + cell * inset, to - from, 0.02});
            int changes = 0;
            for (int x = 1; x < strip.width(); ++x)
                changes += (qGray(strip.pixel(x, 0)) < 128) != (qGray(strip.pixel(x - 1, 0)) < 128);
            return changes / 2;
        };
        const double left = layout.cellRect(1).left() + 0.2;
        const double right = layout.cellRect(2).left() - 0.2;
        int dashes = 0;
        for (double inset = 0.08; inset <= 0.11; inset += 0.005)
            dashes = std::max(dashes, dashesAt(inset, left, right));
        QVERIFY2(dashes >= 4, qPrintable(QString::number(dashes)));
        for (const double inset : {0.05, 0.14}) // beside the line
            QCOMPARE(dashesAt(inset, left, right), 0);
        const QRectF gap(sum.left() - 0.1, first.top() + cell * 0.06, 0.1, cell * 0.06);
        QVERIFY(inkOf(file.part(1, 1200, gap)).isEmpty());
    }

    void linesToWriteOn()
    {
        PrintJob job = jobOf(sectionOf("c9_17clue.txt", 1, 1));
        job.hasNameLine = true;
        job.solutions = SolutionPlace::NextPage;
        const PdfFile file = pdfOf(job);
        const QRectF name = wordIn(file, "Name:").place;
        const QRectF date = wordIn(file, "Date:").place;
        QVERIFY(name.right() + 50 < date.left()); // room to write
        const Page page = paginate(job).front();
        QVERIFY(name.bottom() < page.items.front().place.caption.top());
        QVERIFY(!file.text(2).contains("Name:")); // nobody writes on a solution
    }

    void paperOfAnySize()
    {
        PrintJob job = jobOf(sectionOf("c9_17clue.txt", 1, 1));
        job.paper = *readPaper("6x9in");
        job.gutter = 8;
        job.isMirrored = true;
        job.firstPage = 2;
        job.solutions = SolutionPlace::NextPage;
        const PdfFile file = pdfOf(job);
        QCOMPARE(file.info("Page size"), "432 x 648 pts");
        const QRect left = inkOf(file.picture(1, 100)); // page 2, bound at its right edge
        const QRect right = inkOf(file.picture(2, 100));
        QVERIFY(std::abs(left.left() - (600 - right.right())) <= 2);
        QVERIFY(right.left() - left.left() >= 30); // 8 mm
        QVERIFY(file.text(1).trimmed().endsWith("2"));
    }
};

ADD_TEST(QGuiApplication, TestPrintedPage)

} // namespace sudoku::tst_printedpage

#include "tst_printedpage.moc"
