// Covers ui/pictures: markspots

#include "ui/pictures/marksreader.h"

#include <QGuiApplication>
#include <QPainter>

#include "tests/testdata.h"
#include "tests/testprogram.h"
#include "ui/pictures/digitnetwork.h"
#include "ui/pictures/flatpicture.h"
#include "ui/pictures/picturereader.h"

#include <cmath>

namespace sudoku::tst_marksreader {

/// A spot at \a middle; its picture says its digit in its first byte.
MarkSpot spotOf(Digit digit, QPointF middle)
{
    constexpr double side = 0.2;
    MarkSpot spot{QRectF(middle - QPointF(side / 2, side / 2), QSizeF(side, side)), {}};
    spot.picture[0] = static_cast<std::uint8_t>(digit);
    return spot;
}

/// Reads such spots: 10 may be 1 or 7, 0 is no digit.
ClassLogs readSpot(const CellImage &picture)
{
    constexpr float unlikely = -12;
    constexpr int doubtful = 10;
    ClassLogs logs(cellClassCount, unlikely);
    const auto log = [&](std::string_view symbol) -> float & {
        return logs[cellClassOf(CellKind::Printed, symbol)];
    };
    if (picture[0] == 0)
        logs[blankClass] = -0.001F;
    else if (picture[0] == doubtful)
        log("1") = log("7") = static_cast<float>(std::log(0.5));
    else
        log(std::to_string(picture[0])) = -0.001F;
    return logs;
}

/// The places of digits in a grid of three columns.
QPointF inGrid(Digit digit)
{
    const QPoint place((digit - 1) % 3, (digit - 1) / 3);
    return (place + QPointF(0.5, 0.5)) / 3;
}

QPointF inGridFromBottom(Digit digit)
{
    return {inGrid(digit).x(), 1 - inGrid(digit).y()};
}

BoardReading blankBoard()
{
    BoardReading board{.geometry = defaultGeometry(9),
                       .symbols = &symbolSets().front(),
                       .crossings = {},
                       .cells = std::vector<CellReading>(81)};
    return board;
}

std::vector<MarkSpot> spotsOf(const std::vector<Digit> &digits, QPointF (*place)(Digit))
{
    std::vector<MarkSpot> spots;
    for (const Digit digit : digits)
        spots.push_back(spotOf(digit, place(digit)));
    return spots;
}

QImage cellWith(const std::vector<std::pair<QString, QPointF>> &texts, int height)
{
    constexpr int side = 120;
    QImage cell(side, side, QImage::Format_Grayscale8);
    cell.fill(0);
    QPainter painter(&cell);
    painter.setPen(Qt::white);
    QFont font(QStringLiteral("DejaVu Sans"));
    font.setPixelSize(height);
    painter.setFont(font);
    for (const auto &[text, middle] : texts)
        painter.drawText(QRectF(middle * side - QPointF(side, side), QSizeF(2 * side, 2 * side)),
                         Qt::AlignCenter, text);
    painter.fillRect(0, 0, side, 6, Qt::white); // a thick border, and a thin one
    painter.fillRect(0, 0, 2, side, Qt::white);
    return cell;
}

class TestMarksReader : public QObject
{
    Q_OBJECT

private slots:
    void aPlaceInAGridTellsTheDigit_data()
    {
        QTest::addColumn<bool>("isFromBottom");
        QTest::newRow("from the top") << false;
        QTest::newRow("as on a calculator") << true;
    }

    void aPlaceInAGridTellsTheDigit()
    {
        QFETCH(bool, isFromBottom);
        const auto place = isFromBottom ? inGridFromBottom : inGrid;
        SpotsOfCells spots{{3, spotsOf({2, 6, 8}, place)}, {4, {spotOf(10, place(7))}}};
        BoardReading board = blankBoard();
        readMarks(board, spots, readSpot);
        QCOMPARE(board.cells[3].centreMarks, (DigitSet{2, 6, 8}));
        QCOMPARE(board.cells[4].centreMarks, (DigitSet{7}));
        QVERIFY(board.cells[3].cornerMarks.isEmpty());
        QCOMPARE(board.board().centreMarks[4], (DigitSet{7}));
    }

    void cornersAndMiddleAreToldApart()
    {
        const SpotsOfCells spots{
            {3, {spotOf(5, {0.2, 0.2}), spotOf(8, {0.8, 0.2}), spotOf(2, {0.4, 0.5}), spotOf(9, {0.6, 0.5})}},
            {4, {spotOf(4, {0.2, 0.2}), spotOf(0, {0.8, 0.2})}}};
        BoardReading board = blankBoard();
        board.cells[4].kind = CellKind::Marks;
        readMarks(board, spots, readSpot);
        QCOMPARE(board.cells[3].cornerMarks, (DigitSet{5, 8}));
        QCOMPARE(board.cells[3].centreMarks, (DigitSet{2, 9}));
        QCOMPARE(board.cells[4].cornerMarks, DigitSet{4});
        QCOMPARE(board.cells[4].unreadMarks, 1);
        QVERIFY(board.cells[4].hasUnreadMarks());
    }

    void aListOfSeveralRowsIsOneKind()
    {
        const SpotsOfCells spots{
            {3, {spotOf(3, {0.2, 0.2}), spotOf(4, {0.5, 0.2}), spotOf(6, {0.8, 0.2}), spotOf(9, {0.2, 0.5})}},
            {4, {spotOf(7, {0.2, 0.2})}}};
        BoardReading board = blankBoard();
        readMarks(board, spots, readSpot);
        QCOMPARE(board.cells[3].centreMarks, (DigitSet{3, 4, 6, 9}));
        QCOMPARE(board.cells[4].centreMarks, DigitSet{7});
    }

    void twoEqualMarksAreNotBoth()
    {
        const SpotsOfCells spots{{3, {spotOf(5, {0.2, 0.2}), spotOf(5, {0.8, 0.2})}}};
        BoardReading board = blankBoard();
        readMarks(board, spots, readSpot);
        QCOMPARE(board.cells[3].marks(), DigitSet{5});
        QCOMPARE(board.cells[3].unreadMarks, 1);
    }

    void spotsAreCutApart()
    {
        const auto spots = markSpots(cellWith({{"2", {0.2, 0.25}}, {"57", {0.5, 0.7}}}, 30), false);
        QCOMPARE(spots.size(), std::size_t(3)); // no borders
        QVERIFY(spots[0].place.contains({0.2, 0.25}));
        QVERIFY(spots[1].place.right() < spots[2].place.left());
    }

    void theDigitsOfANumberStayTogether()
    {
        const auto spots = markSpots(cellWith({{"12", {0.3, 0.3}}, {"4", {0.8, 0.3}}}, 30), true);
        QCOMPARE(spots.size(), std::size_t(2));
        QVERIFY(spots[0].place.width() > spots[1].place.width());
    }

    void specksAreNoSpots()
    {
        QVERIFY(markSpots(cellWith({}, 30), false).empty());
        QVERIFY(markSpots(cellWith({{".", {0.5, 0.5}}}, 20), false).empty());
    }

    void marksOfAPictureAreRead()
    {
        constexpr int side = 50, rim = 40;
        const std::string clues =
            "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
        QImage picture(9 * side + 2 * rim, 9 * side + 2 * rim, QImage::Format_RGB32);
        picture.fill(Qt::white);
        QPainter painter(&picture);
        painter.translate(rim, rim);
        for (int line = 0; line <= 9; ++line) {
            painter.setPen(QPen(Qt::black, line % 3 == 0 ? 3 : 1));
            painter.drawLine(line * side, 0, line * side, 9 * side);
            painter.drawLine(0, line * side, 9 * side, line * side);
        }
        std::vector<DigitSet> marks(81);
        marks[2] = {1, 4, 9};
        marks[3] = {2, 6};
        marks[80 - 4 - 1] = {3, 5, 7, 8};
        QFont font(QStringLiteral("DejaVu Sans"));
        for (Cell cell = 0; cell < 81; ++cell) {
            const QPointF corner = QPoint(cell % 9, cell / 9) * side;
            const auto write = [&](const QString &text, QPointF middle, int height) {
                font.setPixelSize(height);
                painter.setFont(font);
                painter.drawText(QRectF(corner + (middle - QPointF(0.5, 0.5)) * side, QSizeF(side, side)),
                                 Qt::AlignCenter, text);
            };
            if (clues[cell] != '.')
                write(QString(QLatin1Char(clues[cell])), {0.5, 0.5}, 34);
            for (const Digit digit : marks[cell])
                write(QString::number(digit), inGrid(digit), 14);
        }
        painter.end();
        const PictureReading reading = readPicture(picture, {}, [](const CellImage &cell) {
            return DigitNetwork::shipped().logProbabilities(cell);
        });
        QVERIFY(!reading.boards.empty());
        const Board board = reading.boards.front().board();
        QCOMPARE(text(board.digits()), clues);
        QVERIFY(board.centreMarks == marks);
    }
};

ADD_TEST(QGuiApplication, TestMarksReader)

} // namespace sudoku::tst_marksreader

#include "tst_marksreader.moc"
