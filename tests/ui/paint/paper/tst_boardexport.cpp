#include <QBuffer>
#include <QGuiApplication>
#include <QImage>
#include <QPainter>
#include <QRegularExpression>
#include <QSvgRenderer>
#include <QTest>
#include <QXmlStreamReader>

#include "core/board/arrangements.h"
#include "core/formats/text/constrainttext.h"
#include "core/version/version.h"
#include "tests/pdftools.h"
#include "tests/printjobs.h"
#include "tests/testprogram.h"
#include "ui/paint/cellcolours.h"
#include "ui/paint/paper/boardexport.h"

namespace sudoku::tst_boardexport {

PictureRequest requestFor(const char *corpus)
{
    return {.board = Board(readCorpus(corpus, 1).front().puzzle)};
}

QByteArray written(const char *suffix, const PictureRequest &request)
{
    return findPictureFormat(suffix)->write(request);
}

QImage png(const PictureRequest &request)
{
    return QImage::fromData(written("png", request), "PNG");
}

class TestBoardExport : public QObject
{
    Q_OBJECT

private slots:
    void formatsAreFoundBySuffix()
    {
        for (const PictureFormat &format : pictureFormats())
            QCOMPARE(findPictureFormat(format.suffix), &format);
        QCOMPARE(findPictureFormat("PNG"), findPictureFormat("png"));
        QCOMPARE(findPictureFormat("txt"), nullptr);
        QCOMPARE(findPictureFormat(""), nullptr);
    }

    void svgHasNoText_data()
    {
        QTest::addColumn<QByteArray>("corpus");
        for (const char *corpus :
             {"c9_17clue.txt", "c16_other.txt", "c25_other.txt", "v_jigsawx_sgt.txt", "v_jigsaw_janko.txt"})
            QTest::newRow(corpus) << QByteArray(corpus);
    }

    void svgHasNoText()
    {
        QFETCH(QByteArray, corpus);
        PictureRequest request = requestFor(corpus);
        request.hasPencilMarks = true;
        int paths = 0;
        QXmlStreamReader xml(written("svg", request));
        while (!xml.atEnd()) {
            xml.readNext();
            if (!xml.isStartElement())
                continue;
            QVERIFY(xml.name() != u"text" && xml.name() != u"image");
            paths += xml.name() == u"path";
            if (xml.name() == u"svg") {
                QCOMPARE(xml.attributes().value("width"), u"120mm");
                QCOMPARE(xml.attributes().value("height"), u"120mm");
            }
        }
        QVERIFY2(!xml.hasError(), qPrintable(xml.errorString()));
        QVERIFY(paths >= request.board.puzzle.givens.filledCount());
    }

    void aBoardHasItsExactSize_data()
    {
        QTest::addColumn<Board>("board");
        QTest::addColumn<bool>("isSquare");
        for (const char *corpus :
             {"c9_17clue.txt", "c16_other.txt", "c25_other.txt", "v_jigsaw_janko.txt", "v_killer_janko.txt"})
            QTest::newRow(corpus) << requestFor(corpus).board << true;
        QTest::newRow("samurai") << Board(Puzzle(findArrangement("samurai")->geometry())) << true;
        for (const auto &[rule, isSquare] : {std::pair("thermometer r1c1 r2c2 r3c2", true),
                                             {"sandwich 20 r9c1 r8c1", false},
                                             {"sandwich 20 r1c9 r1c8", false}}) {
            Board board(emptyBoard(9));
            board.puzzle.constraints = {*readConstraint(board.puzzle.geometry, rule)};
            QTest::newRow(rule) << board << isSquare;
        }
    }

    /// From outer edge to outer edge of the frame, whatever stands outside.
    void aBoardHasItsExactSize()
    {
        QFETCH(Board, board);
        QFETCH(bool, isSquare);
        constexpr double side = 127; // mm, 360 points
        PictureRequest request{.board = board, .look = {.board = side, .dotsPerInch = 200}};
        const auto [frame, size] = frameOf(written("svg", request));
        QVERIFY2(std::abs(frame.width() - 360) < 0.002, qPrintable(QString::number(frame.width())));
        QVERIFY(std::abs(frame.height() - 360) < 0.002);
        QCOMPARE(std::abs(size.width() - 360) < 0.01 && std::abs(size.height() - 360) < 0.01, isSquare);
        QVERIFY(std::abs(PdfFile(written("pdf", request)).info("Page size").section(' ', 0, 0).toDouble()
                         - size.width())
                < 0.01);
        const QImage image = png(request);
        QCOMPARE(image.dotsPerMeterX(), 7874);
        QVERIFY(std::abs(image.width() - size.width() * 200 / 72) <= 1);
        const QRect dark = darkLinesOf(image);
        QCOMPARE(dark.size(), QSize(1000, 1000));
        if (isSquare)
            QCOMPARE(image.size(), QSize(1000, 1000));
    }

    void linesOfASvgAreLines()
    {
        PictureRequest request = requestFor("c9_17clue.txt");
        request.look.board = 45;
        const QByteArray svg = written("svg", request);
        QCOMPARE(svg.count("<line class=\"cell-lines\""), 12);
        QCOMPARE(svg.count("<line class=\"box-lines\""), 4);
        QCOMPARE(svg.count("<rect class=\"frame\""), 1);
        QCOMPARE(svg.count("stroke-width"), 3); // in the styles
        for (const char *group : {"background", "cell-lines", "box-lines", "frame", "clues"})
            QCOMPARE(svg.count(QByteArray("<g id=\"") + group + "\">"), 1);
        request.look.letters = LetterKind::Text;
        QCOMPARE(written("svg", request).count("<text class=\"clues\""), 17);
    }

    void linesHaveTheWeightsThatAreAskedFor()
    {
        PictureRequest request = requestFor("c9_17clue.txt");
        request.look.board = 90;
        for (const LineStyle &style : lineStyles()) {
            request.lines = style.weights;
            const QString svg = QString::fromUtf8(written("svg", request));
            const auto weightOf = [&](const QString &line) {
                return QRegularExpression("\\." + line + "\\{[^}]*stroke-width:([0-9.]+)")
                    .match(svg)
                    .captured(1)
                    .toDouble();
            };
            QVERIFY(weightOf("cell-lines") > 0.2 && weightOf("cell-lines") < weightOf("box-lines"));
            QCOMPARE(weightOf("frame"), weightOf("box-lines"));
            QCOMPARE(weightOf("cell-lines"), style.weights.thin.value_or(weightOf("cell-lines")));
            QCOMPARE(weightOf("box-lines"), style.weights.thick.value_or(weightOf("box-lines")));
            const auto [frame, size] = frameOf(svg.toUtf8());
            QVERIFY(std::abs(frame.width() - size.width()) < 0.01);
        }
    }

    void theGroundMayBeTransparent()
    {
        PictureRequest request = requestFor("v_killer_janko.txt");
        request.look = {.board = 60, .isTransparent = true};
        QVERIFY(!written("svg", request).contains("#ffffff"));
        QCOMPARE(qAlpha(png(request).pixel(45, 60)), 0);
        request.look.isTransparent = false;
        QVERIFY(written("svg", request).contains("#ffffff"));
        QCOMPARE(png(request).pixel(45, 60), qRgb(255, 255, 255));
    }

    void solutionsAreShown()
    {
        PrintedPuzzle puzzle = checkedPuzzle(readCorpus("v_killer_janko.txt", 1).front().puzzle);
        PrintJob job;
        job.look.board = 90;
        const auto texts = [&](bool isSolution) {
            PictureRequest request = pictureRequest(puzzle, job, isSolution);
            request.look.letters = LetterKind::Text;
            const QByteArray svg = written("svg", request);
            return std::pair(svg.count("<text class=\"entries\""), svg.contains("id=\"cages\""));
        };
        const qsizetype open =
            puzzle.board.puzzle.geometry.cellCount() - puzzle.board.puzzle.givens.filledCount();
        QCOMPARE(texts(false), std::pair(qsizetype(0), true));
        QCOMPARE(texts(true), std::pair(open, true));
        job.look.solutionBoard = 20; // where sums would cover digits
        QCOMPARE(texts(true), std::pair(open, false));
        QCOMPARE(texts(false), std::pair(qsizetype(0), true));
    }

    void saysWhichProgramWroteIt()
    {
        const PictureRequest request = requestFor("c9_17clue.txt");
        const QByteArray version = QByteArray::fromStdString(versionLine());
        QVERIFY(written("svg", request).contains("<desc>" + version + "</desc>"));
        QCOMPARE(png(request).text("Software"), QString::fromUtf8(version));
    }

    void svgAndPdfShowTheSame_data() { svgHasNoText_data(); }
    void svgAndPdfShowTheSame()
    {
        QFETCH(QByteArray, corpus);
        PictureRequest request = requestFor(corpus);
        request.millimetres = 127;
        const QImage page = PdfFile(written("pdf", request)).picture(1, 400); // thin lines have a pixel
        QCOMPARE(page.size(), QSize(2000, 2000));
        QImage svg(page.size(), QImage::Format_RGB32);
        QPainter painter(&svg);
        QSvgRenderer(written("svg", request)).render(&painter);
        painter.end();
        QVERIFY2(distance(svg, page) < 12, qPrintable(QString::number(distance(svg, page))));
    }

    void pngShowsTheBoard()
    {
        PictureRequest request = requestFor("c9_17clue.txt");
        request.pixels = 640;
        const QImage image = png(request);
        QCOMPARE(image.size(), QSize(640, 640));
        QCOMPARE(image.pixelColor(0, 0), QColor(Qt::white));
        int ink = 0;
        for (int x = 0; x < 640; ++x)
            ink += qGray(image.pixel(x, 30)) < 128; // frame, boxes
        QVERIFY(ink > 10 && ink < 100);
    }

    void pdfIsOnePageOfItsSize()
    {
        PictureRequest request = requestFor("c9_17clue.txt");
        request.millimetres = 254;
        const PdfFile file(written("pdf", request));
        QCOMPARE(file.info("Pages"), "1");
        QCOMPARE(file.info("Page size"), "720 x 720 pts");
        QVERIFY(file.hasAllFonts());
        QCOMPARE(QString(file.text(1)).remove(QRegularExpression("\\D")).size(), 17);
    }

    void pngSaysItsSizeOnPaper()
    {
        PictureRequest request = requestFor("c9_17clue.txt");
        for (const auto &[pixels, millimetres, perMetre] :
             {std::tuple{1200, 120.0, 10000}, std::tuple{600, 127.0, 4724}}) {
            request.pixels = pixels;
            request.millimetres = millimetres;
            QCOMPARE(png(request).dotsPerMeterX(), perMetre);
            QCOMPARE(png(request).dotsPerMeterY(), perMetre);
        }
    }

    void pixelsStayWithinReason()
    {
        PictureRequest request = requestFor("c9_17clue.txt");
        for (const auto &[asked, given] : {std::pair{-1, minPicture}, std::pair{400, 400}}) {
            request.pixels = asked;
            QCOMPARE(png(request).width(), given);
        }
    }

    void entriesAreLeftOutIfNotWanted()
    {
        PictureRequest request = requestFor("c9_17clue.txt");
        const QImage empty = png(request);
        for (Cell cell = 0; cell < 81; ++cell)
            if (!request.board.isGiven(cell))
                request.board.entries.set(cell, 1);
        QVERIFY(png(request) != empty);
        request.hasEntries = false;
        QCOMPARE(png(request), empty);
    }

    void colouredPicturesLookAsOnTheScreen_data()
    {
        QTest::addColumn<int>("scheme");
        for (int scheme = 0; scheme < colourSchemeCount; ++scheme)
            QTest::newRow(std::string(colourSchemes()[scheme].id).c_str()) << scheme;
    }

    void colouredPicturesLookAsOnTheScreen()
    {
        QFETCH(int, scheme);
        const ColourRoles &colours = coloursOf(static_cast<ColourScheme>(scheme));
        const PictureRequest request = colouredRequest(colours);
        const QImage image = png(request);
        QCOMPARE(image.pixelColor(0, 0), QColor(colours.paper));
        QVERIFY(countOf(image, colours.paper) > image.width() * image.height() / 3);
        QVERIFY(countOf(image, colours.entry) > 50);
        const BoardStyle style = BoardStyle::forScreen(colours);
        QVERIFY(countOf(image, candidateColour(2, style).ground.rgb()) > 50);
        const QString svg = QString::fromUtf8(written("svg", request));
        for (const QRgb colour : {colours.entry, candidateColour(2, style).ground.rgb()})
            QVERIFY2(svg.contains(QColor(colour).name()), qPrintable(QColor(colour).name()));
    }

    void picturesAreBlackUnlessAskedFor()
    {
        PictureRequest request = colouredRequest(coloursOf(ColourScheme::Light));
        request.screen.reset();
        const QImage image = png(request);
        for (int y = 0; y < image.height(); ++y)
            for (int x = 0; x < image.width(); ++x)
                QVERIFY(qIsGray(image.pixel(x, y)));
        PictureRequest plain = request;
        plain.board.colours.assign(plain.board.colours.size(), {});
        plain.board.drawn = {};
        QCOMPARE(image, png(plain));
    }

    void eachPartIsSeen_data()
    {
        QTest::addColumn<int>("part");
        QTest::newRow("colours of cells") << 0;
        QTest::newRow("colours of candidates") << 1;
        QTest::newRow("lines") << 2;
        QTest::newRow("entries") << 3;
        QTest::newRow("a filter") << 4;
    }

    void eachPartIsSeen()
    {
        QFETCH(int, part);
        const PictureRequest whole = colouredRequest(coloursOf(ColourScheme::Light));
        PictureRequest request = whole;
        if (part == 0)
            request.board.colours.assign(81, {});
        else if (part == 1)
            request.board.drawn.colours.clear();
        else if (part == 2)
            request.board.drawn.lines.clear();
        else if (part == 3)
            request.hasEntries = false;
        else {
            request.screen->highlights.cells.assign(81, {});
            request.screen->highlights.cells[80].isPlace = true;
        }
        for (const char *suffix : {"png", "svg", "pdf"})
            QVERIFY2(written(suffix, whole) != written(suffix, request), suffix);
    }

    void aColouredPdfShowsTheSame()
    {
        PictureRequest request = colouredRequest(coloursOf(ColourScheme::Dark));
        request.millimetres = 127;
        request.pixels = 2000;
        const QImage page = PdfFile(written("pdf", request)).picture(1, 400);
        QCOMPARE(page.size(), QSize(2000, 2000));
        QCOMPARE(qGray(page.pixel(5, 5)), qGray(coloursOf(ColourScheme::Dark).paper)); // it is read in grey
        QVERIFY2(distance(png(request), page) < 12,
                 qPrintable(QString::number(distance(png(request), page))));
    }

    /// A finding, as a hint is, hides what is drawn, as it does on the screen.
    void aFindingIsShownInItsPlace()
    {
        PictureRequest request = colouredRequest(coloursOf(ColourScheme::Light));
        request.screen->highlights.findings.reasons = {80};
        PictureRequest other = request;
        other.board.drawn = {};
        QCOMPARE(png(request), png(other));
    }

private:
    /// The outer edges of the frame in an SVG, and the size of the picture, in points.
    static std::pair<QRectF, QSizeF> frameOf(const QByteArray &svg)
    {
        const QString text = QString::fromUtf8(svg);
        static const QRegularExpression box("viewBox=\"0 0 ([0-9.]+) ([0-9.]+)\"");
        static const QRegularExpression width("\\.frame\\{[^}]*stroke-width:([0-9.]+)");
        static const QRegularExpression group("<g id=\"frame\">.*?</g>",
                                              QRegularExpression::DotMatchesEverythingOption);
        static const QRegularExpression element("(?:points|x|y|width|height)=\"([^\"]+)\"");
        const QRegularExpressionMatch size = box.match(text);
        QList<double> numbers;
        const QString frame = group.match(text).captured();
        for (auto it = element.globalMatch(frame); it.hasNext();)
            for (const QString &number : it.next().captured(1).split(' '))
                numbers += number.toDouble();
        QRectF rect;
        if (frame.contains("<rect"))
            rect = {numbers[0], numbers[1], numbers[2], numbers[3]};
        else {
            QPolygonF points;
            for (qsizetype i = 0; i < numbers.size(); i += 2)
                points << QPointF(numbers[i], numbers[i + 1]);
            rect = points.boundingRect();
        }
        const double half = width.match(text).captured(1).toDouble() / 2;
        return {rect.adjusted(-half, -half, half, half),
                {size.captured(1).toDouble(), size.captured(2).toDouble()}};
    }

    /// The rectangle of the long dark lines of a picture: from the first row and column that are
    /// dark for a quarter to the last ones.
    static QRect darkLinesOf(const QImage &image)
    {
        const auto isDark = [&](int index, bool isRow) {
            const int length = isRow ? image.width() : image.height();
            int dark = 0;
            for (int i = 0; i < length; ++i)
                dark += qGray(isRow ? image.pixel(i, index) : image.pixel(index, i)) < 128;
            return dark > length / 4;
        };
        const auto range = [&](bool isRow) {
            int first = 0;
            int last = (isRow ? image.height() : image.width()) - 1;
            while (!isDark(first, isRow))
                ++first;
            while (!isDark(last, isRow))
                --last;
            return std::pair(first, last);
        };
        const auto [top, bottom] = range(true);
        const auto [left, right] = range(false);
        return {QPoint(left, top), QPoint(right, bottom)};
    }

    /// A board with something of all that has a colour.
    static PictureRequest colouredRequest(const ColourRoles &colours)
    {
        PictureRequest request = requestFor("c9_17clue.txt");
        Board &board = request.board;
        std::vector<Cell> open;
        for (Cell cell = 0; cell < 81; ++cell)
            if (!board.isGiven(cell))
                open.push_back(cell);
        board.entries.set(open[0], 5);
        board.colours[open[1]] = {2};
        for (const Cell cell : {open[2], open[9]})
            board.centreMarks[cell] = {1, 2, 3};
        board.drawn.setColour({open[2], 2}, 2);
        board.drawn.toggleLine({{open[2], 2}, {open[9], 3}});
        request.hasPencilMarks = true;
        request.screen = ScreenLook{colours};
        request.pixels = 900;
        return request;
    }

    static int countOf(const QImage &image, QRgb colour)
    {
        int count = 0;
        for (int y = 0; y < image.height(); ++y)
            for (int x = 0; x < image.width(); ++x)
                count += (image.pixel(x, y) & 0xffffff) == (colour & 0xffffff);
        return count;
    }

    /// The mean distance of two pictures, in shades of grey, after making both coarse: the rounding of edges
    /// does not count.
    static double distance(const QImage &one, const QImage &other)
    {
        const auto coarse = [](const QImage &image) {
            return image.scaled(120, 120, Qt::IgnoreAspectRatio, Qt::SmoothTransformation);
        };
        const QImage a = coarse(one);
        const QImage b = coarse(other);
        double sum = 0;
        for (int y = 0; y < 120; ++y)
            for (int x = 0; x < 120; ++x)
                sum += std::abs(qGray(a.pixel(x, y)) - qGray(b.pixel(x, y)));
        return sum / (120 * 120);
    }
};

ADD_TEST(QGuiApplication, TestBoardExport)

} // namespace sudoku::tst_boardexport

#include "tst_boardexport.moc"
