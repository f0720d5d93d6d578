#include <QGuiApplication>
#include <QTest>

#include "core/board/symbols.h"
#include "tests/pdftools.h"
#include "tests/sampling.h"
#include "tests/testdata.h"
#include "tests/testprogram.h"
#include "ui/hints/lesson.h"
#include "ui/paint/paper.h"

namespace sudoku::tst_lesson {

const std::string withEliminations =
    "........9.6....3..2.4....7...937.5.1.....2..3...15.7....1.24.....8.3.6...4.5.....";

Lesson lessonOf(const std::string &givens, const char *paper = "A4")
{
    const WalkthroughAnswer answer =
        walkThroughBoard(Board(board(givens)), {}, {}, [](const ProgressReport &) {});
    require(answer.walkthrough.has_value(), "no walkthrough");
    return {*answer.walkthrough, {}, &symbolSets().front(), findPaper(paper)};
}

const LessonFormat &formatOf(std::string_view suffix)
{
    return *std::ranges::find(lessonFormats(), suffix, &LessonFormat::suffix);
}

QByteArray written(const Lesson &lesson, std::string_view suffix)
{
    const auto contents = formatOf(suffix).write(lesson, {}, [](const ProgressReport &) {});
    require(contents.has_value(), "no lesson");
    return *contents;
}

/// Returns the lengths of the dark strokes down a column of \a picture, without short ones.
std::vector<int> strokes(const QImage &picture, int x)
{
    std::vector<int> lengths;
    int length = 0;
    for (int y = 0; y <= picture.height(); ++y) {
        if (y < picture.height() && qGray(picture.pixel(x, y)) < 100) {
            ++length;
            continue;
        }
        if (length > picture.height() / 8)
            lengths.push_back(length);
        length = 0;
    }
    return lengths;
}

class TestLesson : public QObject
{
    Q_OBJECT

private slots:
    void pdfHasEachStep_data()
    {
        QTest::addColumn<QString>("paper");
        for (const char *paper : {"A4", "A5", "Letter"})
            QTest::newRow(paper) << paper;
    }

    void pdfHasEachStep()
    {
        QFETCH(QString, paper);
        const Lesson lesson = lessonOf(withEliminations, paper.toUtf8());
        const PdfFile pdf(written(lesson, "pdf"));
        QVERIFY(pdf.hasAllFonts());
        const QString text = pdf.text();
        QVERIFY(text.contains("HoDoKu's rating"));
        for (std::size_t i = 0; i < lesson.walkthrough.steps.size(); ++i)
            QVERIFY2(text.contains(QString("%1. ").arg(i + 1)), qPrintable(text));
        QVERIFY(text.contains("r1c"));
    }

    /// The frame of a board is the longest dark stroke; each is as long as all others.
    void boardsAreWholeOnTheirPage()
    {
        const PdfFile pdf(written(lessonOf(withEliminations), "pdf"));
        const int pages = pdf.info("Pages").toInt();
        for (int page = 1; page <= std::min(pages, sampleOf(3)); ++page) {
            const QImage picture = pdf.picture(page, 50);
            std::vector<int> lengths;
            for (int x = 0; x < picture.width(); ++x)
                for (const int length : strokes(picture, x))
                    lengths.push_back(length);
            QVERIFY(lengths.size() >= 8u);
            const auto [min, max] = std::ranges::minmax(lengths);
            QVERIFY2(max - min <= 3, qPrintable(QString("%1 to %2").arg(min).arg(max)));
        }
    }

    void htmlHasAPictureForEachStep()
    {
        const Lesson lesson = lessonOf(withEliminations);
        const QByteArray html = written(lesson, "html");
        QCOMPARE(html.count("<img "), static_cast<qsizetype>(lesson.walkthrough.steps.size()));
        QCOMPARE(html.count("<section>"), html.count("</section>"));
        QVERIFY(!html.contains("src=\"http"));
        QVERIFY(html.contains("&lt;&gt;")); // of eliminations
        const qsizetype from = html.indexOf("base64,") + 7;
        const QImage picture =
            QImage::fromData(QByteArray::fromBase64(html.mid(from, html.indexOf('"', from) - from)));
        QVERIFY(picture.width() > 400);
        QCOMPARE(picture.pixelColor(0, 0), QColor(Qt::white));
    }

    void largeBoardsHaveLessonsToo()
    {
        Puzzle puzzle(emptyBoard(16));
        RatedWalkthrough walkthrough{.board = Board(puzzle), .start = Position(puzzle)};
        walkthrough.steps = {Step{findTechnique("naked-single"), {{0, 16}}, {}}};
        const Lesson lesson{walkthrough, {}, &symbolSets().front(), findPaper("A4")};
        QCOMPARE(PdfFile(written(lesson, "pdf")).info("Pages"), "1");
        QVERIFY(written(lesson, "html").contains("r1c1=16"));
    }

    void stops_data()
    {
        QTest::addColumn<QByteArray>("suffix");
        for (const LessonFormat &format : lessonFormats())
            QTest::newRow(format.suffix.data()) << QByteArray(format.suffix.data());
    }

    void stops()
    {
        QFETCH(QByteArray, suffix);
        std::stop_source source;
        int steps = 0;
        const auto stopAtThird = [&](const ProgressReport &progress) {
            steps = progress.done;
            if (steps == 3)
                source.request_stop();
        };
        QVERIFY(!formatOf(suffix.toStdString())
                     .write(lessonOf(withEliminations), source.get_token(), stopAtThird));
        QCOMPARE(steps, 3);
    }
};

ADD_TEST(QGuiApplication, TestLesson)

} // namespace sudoku::tst_lesson

#include "tst_lesson.moc"
