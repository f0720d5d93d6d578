#include <QBuffer>
#include <QGuiApplication>
#include <QImage>
#include <QPainter>
#include <QRegularExpression>
#include <QSvgRenderer>
#include <QTest>
#include <QXmlStreamReader>

#include "core/version/version.h"
#include "tests/pdftools.h"
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
