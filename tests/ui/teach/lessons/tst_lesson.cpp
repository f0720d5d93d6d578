// Covers ui/teach/lessons: lessondialog, lessonhtml, lessonpages, lessonscript, reasonlesson
// Covers ui/teach/lessons: techniquelesson
// Covers ui/teach/steps: lessonstep

#include <QApplication>
#include <QRadioButton>
#include <QRegularExpression>
#include <QSpinBox>
#include <QTest>

#include "core/board/symbols.h"
#include "core/formats/text/infomembers.h"
#include "core/generate/generate.h"
#include "core/hints/techniques.h"
#include "tests/pdftools.h"
#include "tests/sampling.h"
#include "tests/testdata.h"
#include "tests/testprogram.h"
#include "tests/ui/newspaper.h"
#include "ui/printjob/paper.h"
#include "ui/teach/lessons/lesson.h"
#include "ui/teach/lessons/lessondialog.h"
#include "ui/teach/lessons/reasonlesson.h"
#include "ui/teach/lessons/techniquelesson.h"

namespace sudoku::tst_lesson {

const std::string withEliminations =
    "........9.6....3..2.4....7...937.5.1.....2..3...15.7....1.24.....8.3.6...4.5.....";

/// It needs a reason of two facts.
const std::string withSkyscraper = "..........13....6.1..2...63..4.2....";

WalkthroughAnswer walkthroughOf(const std::string &givens)
{
    WalkthroughAnswer answer = walkThroughBoard(Board(board(givens)), {}, {}, [](const ProgressReport &) {});
    require(answer.walkthrough.has_value(), "no walkthrough");
    return answer;
}

Lesson lessonOf(const RatedWalkthrough &walkthrough, const char *paper = "A4")
{
    const SymbolSet &symbols = symbolSets().front();
    return {std::make_shared<TechniqueLesson>(walkthrough, std::nullopt, symbols), &symbols,
            findPaper(paper)};
}

Lesson lessonOf(const std::string &givens, const char *paper = "A4")
{
    return lessonOf(*walkthroughOf(givens).walkthrough, paper);
}

/// Returns the steps of the smallest reasons of a puzzle with one solution.
ReasonSteps reasonsOf(const std::string &givens)
{
    const WalkthroughAnswer answer = walkthroughOf(givens);
    ReasonSteps steps(answer.walkthrough->board, answer.walkthrough->start, answer.check.solutions.front());
    Mailbox<NamedReasonSteps> found;
    findReasonSteps(steps.end(), steps.solution(), {}, found);
    steps.add(*found.take());
    return steps;
}

Lesson reasonLessonOf(const std::string &givens)
{
    const SymbolSet &symbols = symbolSets().front();
    return {std::make_shared<ReasonLesson>(reasonsOf(givens), symbols), &symbols, findPaper("A4")};
}

std::size_t runCount(const Lesson &lesson)
{
    return lesson.script->runs(lesson.steps).size();
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
        for (const StepRun &run : lesson.script->runs({}))
            QVERIFY2(text.contains(QString(run.count == 1 ? "%1. " : "Steps %1").arg(run.first + 1)),
                     qPrintable(text));
        QVERIFY(text.contains("r1c"));
    }

    /// Title, rating, the puzzle as it is printed for solving, and how often which technique is needed.
    void beginsWithThePuzzle()
    {
        Lesson lesson = lessonOf(withEliminations);
        lesson.name = "monday";
        const PdfFile pdf(written(lesson, "pdf"));
        const QString first = pdf.text(1);
        QVERIFY2(first.trimmed().startsWith("monday\n"), qPrintable(first));
        QVERIFY(first.contains("Hidden Single") && !first.contains("Steps 1–"));
        QVERIFY(pdf.text(2).contains(QRegularExpression("^(Steps 1–|1\\. )")));
        const QByteArray html = written(lesson, "html");
        QVERIFY(html.contains("<h1>monday</h1>") && html.contains("<td>Hidden Single</td>"));
        RatedWalkthrough titled = *walkthroughOf(withEliminations).walkthrough;
        keepInfo({.title = "Easter"}, titled.board);
        QVERIFY(written(lessonOf(titled), "html").contains("<h1>Easter</h1>"));
    }

    void hasSeveralStepsOnAPage_data()
    {
        QTest::addColumn<int>("size");
        QTest::addColumn<int>("perPage");
        QTest::newRow("9x9") << 9 << 4;
        QTest::newRow("16x16") << 16 << 2;
        QTest::newRow("25x25") << 25 << 1;
    }
    void hasSeveralStepsOnAPage()
    {
        QFETCH(int, size);
        const Puzzle puzzle = emptyBoard(size);
        RatedWalkthrough walkthrough{.board = Board(puzzle), .start = Position(puzzle)};
        for (Cell cell = 0; cell < 4; ++cell)
            walkthrough.steps.push_back({findTechnique("naked-pair"),
                                         {},
                                         {{cell, 1}},
                                         {{Role::Pattern, {{cell, 2}}}},
                                         {HouseEvidence{0}}});
        const Lesson lesson = lessonOf(walkthrough);
        const int pages = PdfFile(written(lesson, "pdf")).info("Pages").toInt() - 1;
        QTEST(4 / pages, "perPage");
    }

    void tellsSinglesTogether()
    {
        const Lesson lesson = lessonOf(newspaper);
        QCOMPARE(runCount(lesson), 3u); // of 51
        const QString text = PdfFile(written(lesson, "pdf")).text();
        const QString all = QString(text).simplified();
        QVERIFY2(all.contains("Steps 1–18: "), qPrintable(all));
        for (int number = 1; number <= 51; ++number)
            QVERIFY2(all.contains(QString(" %1. r").arg(number)), qPrintable(all));
    }

    void tellsTheChosenSteps()
    {
        const RatedWalkthrough walkthrough = *walkthroughOf(withEliminations).walkthrough;
        const Lesson lesson = lessonOf(walkthrough);
        const std::vector<Step> &steps = walkthrough.steps;
        const auto isHard = [](const Step &step) { return !isSingle(*step.technique); };
        const auto hard = std::ranges::count_if(steps, isHard);
        QVERIFY(hard > 0);
        const std::vector<StepRun> harder = lesson.script->runs({.isHarderOnly = true});
        QCOMPARE(static_cast<std::ptrdiff_t>(harder.size()), hard);
        QVERIFY(std::ranges::all_of(harder, [&](const StepRun &run) { return isHard(steps[run.first]); }));
        std::size_t told = 0;
        for (const StepRun &run : lesson.script->runs({.first = 2, .last = 5}))
            told += run.count;
        QCOMPARE(told, 4u);
        Lesson part = lesson;
        part.steps = {.first = 2, .last = 2};
        const QByteArray html = written(part, "html");
        QCOMPARE(html.count("<section>"), 1);
        QVERIFY(html.contains("<h2>3. "));
    }

    /// Steps of cages that follow each other are on one picture, each with its sentence.
    void tellsStepsOfRulesTogether()
    {
        const Technique &one = *findTechnique("sum-combinations");
        const Technique &other = *findTechnique("line-rule");
        const std::vector<StepRun> expected{{0, 6}, {6, 2}, {8, 1}};
        const auto familyAt = [&](std::size_t index) { return familyOf(index < 8 ? one : other, 4); };
        QVERIFY(stepRuns(9, {}, familyAt) == expected);
    }

    void asksForTheSteps()
    {
        const Lesson lesson = lessonOf(withEliminations);
        LessonDialog dialog(formatOf("pdf"), *lesson.script);
        QVERIFY(dialog.steps() == LessonSteps{});
        const QList<QRadioButton *> buttons = dialog.findChildren<QRadioButton *>();
        buttons[1]->click();
        QVERIFY(dialog.steps() == LessonSteps{.isHarderOnly = true});
        dialog.findChild<QSpinBox *>("first")->setValue(3);
        QVERIFY(buttons[2]->isChecked());
        dialog.findChild<QSpinBox *>("last")->setValue(2); // is not before the first
        QVERIFY((dialog.steps() == LessonSteps{.first = 2, .last = 2}));
    }

    /// The frame of a board is the longest dark stroke; each is as long as all others.
    void boardsAreWholeOnTheirPage()
    {
        const PdfFile pdf(written(lessonOf(withEliminations), "pdf"));
        const int pages = pdf.info("Pages").toInt();
        for (int page = 2; page <= std::min(pages, 1 + sampleOf(3)); ++page) {
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
        QCOMPARE(html.count("<img "), static_cast<qsizetype>(runCount(lesson) + 1)); // and the puzzle
        QCOMPARE(html.count("<section>"), html.count("</section>"));
        QVERIFY(!html.contains("src=\"http"));
        QVERIFY(html.contains("&lt;&gt;")); // of eliminations
        const qsizetype from = html.indexOf("base64,") + 7;
        const QImage picture =
            QImage::fromData(QByteArray::fromBase64(html.mid(from, html.indexOf('"', from) - from)));
        QVERIFY(picture.width() > 400);
        QCOMPARE(picture.pixelColor(0, 0), QColor(Qt::white));
    }

    void filesAreSmallEnoughToSend_data()
    {
        QTest::addColumn<int>("size");
        QTest::addColumn<QString>("suffix");
        for (const int size : {9, 16, 25})
            for (const char *suffix : {"html", "pdf"})
                QTest::addRow("%dx%d %s", size, size, suffix) << size << QString(suffix);
    }

    void filesAreSmallEnoughToSend()
    {
        constexpr int maxBytesOfPicture = 45'000;
        constexpr int maxBytesBesides = 100'000; // the fonts of a PDF
        QFETCH(int, size);
        QFETCH(QString, suffix);
        GenerateRequest request(emptyBoard(size));
        request.goal = ClueGoal::About;
        request.clues = size * size * 9 / 10;
        const GenerateResult generated = generate(request);
        WalkthroughAnswer answer =
            walkThroughBoard(Board(*generated.puzzle), {}, {}, [](const ProgressReport &) {});
        // Pictures with all candidates are the largest ones.
        std::vector<Step> &steps = answer.walkthrough->steps;
        for (Step &step : steps) {
            step.technique = findTechnique("naked-pair");
            step.houses = {HouseEvidence{0}};
        }
        steps.resize(std::min<std::size_t>(steps.size(), 5));
        const Lesson lesson = lessonOf(*answer.walkthrough);
        const qsizetype count = static_cast<qsizetype>(runCount(lesson)) + 1; // and the clean puzzle
        const qsizetype bytes = written(lesson, suffix.toStdString()).size();
        QVERIFY2(bytes < maxBytesBesides + count * maxBytesOfPicture,
                 qPrintable(QString::number(bytes / count)));
    }

    void largeBoardsHaveLessonsToo()
    {
        Puzzle puzzle(emptyBoard(16));
        RatedWalkthrough walkthrough{.board = Board(puzzle), .start = Position(puzzle)};
        walkthrough.steps = {Step{findTechnique("naked-single"), {{0, 16}}, {}}};
        const Lesson lesson = lessonOf(walkthrough);
        QCOMPARE(PdfFile(written(lesson, "pdf")).info("Pages"), "2");
        QVERIFY(written(lesson, "html").contains("r1c1=16"));
    }

    /// Those of one fact that place a digit are singles; any other has its picture, facts and all.
    void smallestReasonsAreALessonToo()
    {
        const ReasonSteps steps = reasonsOf(withSkyscraper);
        const Lesson lesson = reasonLessonOf(withSkyscraper);
        QVERIFY(steps.isWhole());
        QCOMPARE(lesson.script->stepCount(), steps.walk().steps.size());
        std::size_t told = 0;
        for (const StepRun &run : lesson.script->runs({})) {
            QCOMPARE(run.first, told);
            told += run.count;
            for (std::size_t i = run.first; run.count > 1 && i < run.first + run.count; ++i)
                QCOMPARE(steps.walk().steps[i].weight(), 1);
        }
        QCOMPARE(told, lesson.script->stepCount());
        QVERIFY(runCount(lesson) < told);
        const QString html = QString::fromUtf8(written(lesson, "html"));
        QVERIFY(html.contains("<p>General rating: 3, sum "));
        QVERIFY(html.contains(QRegularExpression("<td>\\d+\u00a0×</td><td>1 fact</td>")));
        QVERIFY(
            html.contains(QRegularExpression("<h2>\\d+\\. Skyscraper \\(2 facts\\)</h2>\n<p>r1c5&lt;&gt;4 "
                                             "r3c4&lt;&gt;4:<br>\nin row 2, 4 is in r2c2 or r2c4;")));
        QVERIFY(html.contains("<h2>Steps "));
        QVERIFY(!html.contains("there are more steps"));
        QVERIFY(PdfFile(written(lesson, "pdf")).text().contains("Skyscraper (2 facts)"));
    }

    void harderReasonsAreNoSingles()
    {
        const Lesson lesson = reasonLessonOf(withSkyscraper);
        const std::vector<StepRun> harder = lesson.script->runs({.isHarderOnly = true});
        QVERIFY(!harder.empty());
        QVERIFY(std::ranges::all_of(harder, [&](const StepRun &run) {
            return run.count == 1 && !lesson.script->familyOf(run.first).isSingle;
        }));
    }

    /// What is known while a worker looks for more.
    void reasonsFoundSoFarAreALesson()
    {
        const WalkthroughAnswer answer = walkthroughOf(withSkyscraper);
        ReasonSteps some(answer.walkthrough->board, answer.walkthrough->start,
                         answer.check.solutions.front());
        const ReasonSteps all = reasonsOf(withSkyscraper);
        some.add({{all.walk().steps.front(), all.technique(0)}});
        some.setLooking(true);
        const ReasonLesson script(some, symbolSets().front());
        QCOMPARE(script.stepCount(), 1u);
        QCOMPARE(script.end(), "Stopped: there are more steps.");
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

ADD_TEST(QApplication, TestLesson)

} // namespace sudoku::tst_lesson

#include "tst_lesson.moc"
