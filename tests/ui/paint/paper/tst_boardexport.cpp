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

private:
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
