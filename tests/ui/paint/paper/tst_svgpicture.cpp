// Covers ui/paint: picturepart
// Covers ui/paint/paper: svgpicture, svgstyles

#include <QGuiApplication>
#include <QPainter>
#include <QPainterPath>
#include <QSvgRenderer>
#include <QTest>
#include <QXmlStreamReader>

#include "tests/testprogram.h"
#include "ui/paint/boardfont.h"
#include "ui/paint/paper/svgpicture.h"
#include "ui/paint/paper/svgstyles.h"
#include "ui/paint/picturepart.h"

#include <functional>

namespace sudoku::tst_svgpicture {

/// A picture of 100 x 50 points, with 10 units to a point.
QByteArray painted(const std::function<void(QPainter &)> &paint, LetterKind letters = LetterKind::Outlines)
{
    SvgPicture picture(QSizeF(1000, 500), 10, letters);
    QPainter painter(&picture);
    paint(painter);
    painter.end();
    return picture.file("Title & more", "What it is");
}

QImage rendered(const QByteArray &file)
{
    QImage image(1000, 500, QImage::Format_RGB32);
    image.fill(Qt::white);
    QPainter painter(&image);
    QSvgRenderer(file).render(&painter);
    return image;
}

QFont font()
{
    QFont font = boardFont();
    font.setPixelSize(200);
    font.setBold(true);
    return font;
}

class TestSvgPicture : public QObject
{
    Q_OBJECT

private slots:
    void saysItsSizeAndWhatItIs()
    {
        const QByteArray file = painted([](QPainter &) {});
        QVERIFY2(file.contains("width=\"35.278mm\" height=\"17.639mm\" viewBox=\"0 0 100 50\""), file);
        QVERIFY(file.contains("<title>Title &amp; more</title>\n<desc>What it is</desc>"));
    }

    void elementsAreWhatWasPainted_data()
    {
        QTest::addColumn<std::function<void(QPainter &)>>("paint");
        QTest::addColumn<QByteArray>("element");
        const auto add = [](const char *name, std::function<void(QPainter &)> paint, const char *element) {
            QTest::newRow(name) << std::move(paint) << QByteArray(element);
        };
        add(
            "a line", [](QPainter &painter) { painter.drawLine(QLineF(10, 20, 30.5, 40)); },
            "<line class=\"board\" x1=\"1\" y1=\"2\" x2=\"3.05\" y2=\"4\"/>");
        add(
            "a rectangle", [](QPainter &painter) { painter.drawRect(QRectF(10, 20, 30, 40)); },
            "<rect class=\"board\" x=\"1\" y=\"2\" width=\"3\" height=\"4\"/>");
        add(
            "a circle", [](QPainter &painter) { painter.drawEllipse(QPointF(100, 100), 50, 50); },
            "<ellipse class=\"board\" cx=\"10\" cy=\"10\" rx=\"5\" ry=\"5\"/>");
        add(
            "points",
            [](QPainter &painter) {
                painter.drawPolyline(QPolygonF{{10, 0}, {20, 0}, {20, 10}});
            },
            "<polyline class=\"board\" points=\"1 0 2 0 2 1\"/>");
        add(
            "a path",
            [](QPainter &painter) {
                QPainterPath path(QPointF(10, 10));
                path.lineTo(20, 10);
                path.cubicTo(30, 10, 30, 20, 20, 20);
                path.closeSubpath();
                painter.drawPath(path);
            },
            "d=\"M1 1L2 1C3 1 3 2 2 2L1 1Z\"/>");
        add(
            "a moved one",
            [](QPainter &painter) {
                painter.translate(100, 0);
                painter.rotate(90);
                painter.drawLine(QLineF(0, 0, 100, 0));
            },
            "<line class=\"board\" x1=\"10\" y1=\"0\" x2=\"10\" y2=\"10\"/>");
    }

    void elementsAreWhatWasPainted()
    {
        QFETCH(std::function<void(QPainter &)>, paint);
        QFETCH(QByteArray, element);
        const QByteArray file = painted(paint);
        QVERIFY2(file.contains(element), file);
    }

    /// Each kind of line has its look in one place.
    void whatLooksAlikeSharesAClass()
    {
        const QByteArray file = painted([](QPainter &painter) {
            for (const char *id : {"thin", "thick", "thin"}) {
                const PicturePart part(painter, id);
                painter.setPen(
                    QPen(Qt::black, id[2] == 'i' && id[3] == 'n' ? 3.5 : 10, Qt::SolidLine, Qt::FlatCap));
                painter.drawLine(0, 0, 10, 10);
            }
            const PicturePart part(painter, "thin");
            painter.setPen(QPen(Qt::red, 3.5, Qt::SolidLine, Qt::RoundCap));
            painter.drawLine(0, 0, 10, 20);
        });
        QCOMPARE(file.count("stroke-width:0.35"), 2); // black and red
        QCOMPARE(file.count("stroke-width:1;"), 1);
        QCOMPARE(file.count("class=\"thin\""), 2);
        QCOMPARE(file.count("class=\"thin-2\""), 1);
        QCOMPARE(file.count("<g id=\"thin\">"), 1);
        QCOMPARE(file.count("<g id=\"thick\">"), 1);
    }

    void whatIsInvisibleIsLeftOut()
    {
        const QByteArray file = painted([](QPainter &painter) {
            painter.fillRect(QRectF(0, 0, 10, 10), Qt::transparent);
            painter.setPen(Qt::NoPen);
            painter.drawLine(0, 0, 10, 10);
        });
        QVERIFY(!file.contains("<rect") && !file.contains("<line"));
    }

    void lettersAreOutlinesOrText()
    {
        const auto paint = [](QPainter &painter) {
            const PicturePart part(painter, "clues");
            painter.setFont(font());
            painter.setPen(Qt::black);
            painter.drawText(QPointF(100, 300), "5<6");
        };
        const QByteArray outlines = painted(paint);
        const QByteArray text = painted(paint, LetterKind::Text);
        QVERIFY(outlines.contains("<path class=\"clues\"") && !outlines.contains("<text"));
        QVERIFY2(text.contains(">5&lt;6</text>"), text);
        QVERIFY(text.contains("font-family:Roboto;") && text.contains("font-size:20px;font-weight:700"));
        QVERIFY(text.contains("text-anchor:middle") && text.contains("y=\"30\""));
        const QImage one = rendered(outlines);
        const QImage other = rendered(text);
        QVERIFY(one != rendered(painted([](QPainter &) {})));
        int differing = 0;
        for (int y = 0; y < one.height(); ++y)
            for (int x = 0; x < one.width(); ++x)
                differing += std::abs(qGray(one.pixel(x, y)) - qGray(other.pixel(x, y))) > 128;
        QVERIFY2(differing < 1500, qPrintable(QString::number(differing))); // edges, of 500,000 pixels
    }

    void clipsAreKept()
    {
        const QByteArray file = painted([](QPainter &painter) {
            painter.setClipRect(QRectF(100, 100, 100, 100));
            painter.fillRect(QRectF(0, 0, 1000, 500), Qt::black);
            painter.setClipping(false);
            painter.fillRect(QRectF(800, 400, 50, 50), Qt::black);
        });
        QCOMPARE(file.count("<clipPath id=\"clip-1\">"), 1);
        QCOMPARE(file.count("clip-path=\"url(#clip-1)\""), 1);
    }

    void isWellFormed()
    {
        QXmlStreamReader xml(painted([](QPainter &painter) {
            painter.setOpacity(0.3);
            painter.setPen(QPen(QColor(0, 0, 0, 100), 2, Qt::DashLine, Qt::SquareCap, Qt::RoundJoin));
            painter.setBrush(QColor(10, 20, 30, 40));
            painter.drawRect(0, 0, 10, 10);
        }));
        while (!xml.atEnd())
            xml.readNext();
        QVERIFY2(!xml.hasError(), qPrintable(xml.errorString()));
    }

    void numbersAreShort()
    {
        QCOMPARE(svgNumber(1), "1");
        QCOMPARE(svgNumber(0.25), "0.25");
        QCOMPARE(svgNumber(-0.00001), "0");
        QCOMPARE(svgNumber(1.23456), "1.235");
    }
};

ADD_TEST(QGuiApplication, TestSvgPicture)

} // namespace sudoku::tst_svgpicture

#include "tst_svgpicture.moc"
