// Covers ui/pictures: regionfinder

#include <QFile>
#include <QGuiApplication>

#include "core/formats/text/constrainttext.h"
#include "tests/sampling.h"
#include "tests/testdata.h"
#include "tests/testprogram.h"
#include "tests/ui/pictures/drawncages.h"
#include "tests/ui/pictures/photographs.h"
#include "ui/pictures/digitnetwork.h"
#include "ui/pictures/picturereader.h"

namespace sudoku::tst_picturereader {

const std::string clues = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";

ClassLogs readCell(const CellImage &cell)
{
    return DigitNetwork::shipped().logProbabilities(cell);
}

ClassLogs readSmallLetters(const CellImage &cell)
{
    return DigitNetwork::shippedForLetters().logProbabilities(cell);
}

PictureReading read(const QImage &picture, const ReadingRequest &request = {})
{
    return readPicture(picture, request, CellReaders{readCell, readSmallLetters});
}

/// A 16x16. One cell of each row and column is not given.
Board largeBoard()
{
    constexpr int size = 16, box = 4;
    Board board(emptyBoard(size));
    for (Cell cell = 0; cell < size * size; ++cell)
        if (cell % (size + 1) != 0)
            board.puzzle.givens.set(cell,
                                    (box * (cell / size % box) + cell / size / box + cell % size) % size + 1);
    return board;
}

std::string digitsOf(const PictureReading &reading)
{
    return reading.boards.empty() ? std::string() : text(reading.boards.front().board().digits());
}

QString toPath(const QString &name)
{
    return QString::fromStdString(testDataPath("pictures/" + name.toStdString()));
}

/// Returns the digits that a file beside a photograph names: its last nine rows of nine numbers.
std::string digitsIn(const QString &name)
{
    QFile file(toPath(name));
    require(file.open(QIODevice::ReadOnly | QIODevice::Text), "no digits beside the photograph");
    std::string digits;
    const QStringList lines = QString::fromUtf8(file.readAll()).split(QLatin1Char('\n'), Qt::SkipEmptyParts);
    for (const QString &line : lines) {
        const QStringList numbers = line.split(QLatin1Char(' '), Qt::SkipEmptyParts);
        constexpr int marks = 10;
        if (numbers.size() == 9)
            for (const QString &number : numbers)
                digits += number.toInt() % marks == 0 ? '.' : static_cast<char>('0' + number.toInt());
    }
    return digits;
}

/// A 6x6 killer without givens.
Board killerBoard()
{
    constexpr std::string_view cages[] = {"15 r1c6 r2c4 r2c5 r2c6",
                                          "6 r5c4 r6c4",
                                          "6 r6c5 r6c6",
                                          "9 r5c2 r6c2",
                                          "11 r1c2 r1c3 r1c4 r1c5",
                                          "3 r3c6 r4c6",
                                          "10 r3c2 r3c3 r4c3",
                                          "14 r3c4 r3c5 r4c4",
                                          "11 r3c1 r4c1 r4c2",
                                          "16 r1c1 r2c1 r2c2 r2c3",
                                          "4 r5c1 r6c1",
                                          "8 r5c3 r6c3",
                                          "13 r4c5 r5c5 r5c6"};
    Board board(emptyBoard(6));
    for (const std::string_view cage : cages)
        board.puzzle.constraints.push_back(
            *readConstraint(board.puzzle.geometry, "killer " + std::string(cage)));
    return board;
}

/// The whole way from a picture to a puzzle, with the network that is shipped.
class TestPictureReader : public QObject
{
    Q_OBJECT

private slots:
    void readsOurOwnBoards_data()
    {
        QTest::addColumn<double>("degrees");
        QTest::addColumn<double>("blur");
        QTest::addColumn<int>("noise");
        QTest::addColumn<bool>("isInverted");
        QTest::newRow("as drawn") << 0.0 << 0.0 << 0 << false;
        QTest::newRow("turned a little") << 12.0 << 1.0 << 10 << false;
        QTest::newRow("turned the other way") << -25.0 << 0.0 << 15 << false;
        QTest::newRow("on its side") << 90.0 << 1.0 << 5 << false;
        QTest::newRow("upside down") << 180.0 << 1.0 << 5 << false;
        QTest::newRow("blurred") << 0.0 << 3.0 << 5 << false;
        QTest::newRow("on a dark screen") << 0.0 << 0.0 << 0 << true;
    }

    void readsOurOwnBoards()
    {
        if (!isTried(m_pictures++, 3))
            QSKIP("many pictures take too long with sanitizers");
        QFETCH(double, degrees);
        QFETCH(double, blur);
        QFETCH(int, noise);
        QFETCH(bool, isInverted);
        const QImage picture = photographOf(Board(board(clues)), {.degrees = degrees,
                                                                  .blur = blur,
                                                                  .noise = noise,
                                                                  .isShaded = !isInverted,
                                                                  .isInverted = isInverted});
        const PictureReading reading = read(picture);
        QVERIFY(!reading.problem);
        QCOMPARE(digitsOf(reading), clues);
        QCOMPARE(reading.boards.front().verdict, ReadingVerdict::Unique);
        const auto corners = reading.boards.front().corners();
        QVERIFY2(corners[0] != corners[1], "the corners are those of the upright board");
    }

    void readsLargeBoards_data()
    {
        QTest::addColumn<QByteArray>("symbols"); // of 1 to 16; none for numbers
        QTest::addColumn<double>("degrees");
        QTest::newRow("digits and small letters") << QByteArray("123456789abcdefg") << 0.0;
        QTest::newRow("digits and small letters, turned") << QByteArray("123456789abcdefg") << 7.0;
        QTest::newRow("small letters") << QByteArray("abcdefghijklmnop") << 0.0;
        QTest::newRow("with 0 and small letters") << QByteArray("0123456789abcdef") << 0.0;
        QTest::newRow("digits and large letters") << QByteArray("123456789ABCDEFG") << 0.0;
        QTest::newRow("large letters") << QByteArray("ABCDEFGHIJKLMNOP") << 0.0;
        QTest::newRow("numbers") << QByteArray() << 0.0;
    }

    void readsLargeBoards()
    {
        if (!isTried(m_pictures++, 3))
            QSKIP("many pictures take too long with sanitizers");
        QFETCH(QByteArray, symbols);
        QFETCH(double, degrees);
        const Board board = largeBoard();
        const SymbolSet set{"", "", {symbols.constData(), static_cast<std::size_t>(symbols.size())}};
        const PictureReading reading = read(photographOf(board, {.boardSide = 700, .degrees = degrees}, set));
        QVERIFY(!reading.problem);
        QCOMPARE(digitsOf(reading), text(board.digits()));
        QCOMPARE(reading.boards.front().countOf([](const CellReading &cell) { return cell.isOverruled(); }),
                 0);
    }

    void readsPhotographs_data()
    {
        QTest::addColumn<QString>("picture");
        QTest::addColumn<QString>("digits");
        QTest::newRow("a newspaper") << "newspaper.jpg"
                                     << "newspaper.dat";
        QTest::newRow("on its side") << "lying.jpg"
                                     << "lying.dat";
        QTest::newRow("with handwriting") << "handwriting.jpg"
                                          << "handwriting.txt";
    }

    void readsPhotographs()
    {
        QFETCH(QString, picture);
        QFETCH(QString, digits);
        const QImage photograph(toPath(picture));
        QVERIFY(!photograph.isNull());
        const PictureReading reading = read(photograph);
        QCOMPARE(digitsOf(reading), digitsIn(digits));
    }

    void thickBordersAreRegions_data()
    {
        QTest::addColumn<double>("degrees");
        for (const double degrees : {0.0, 70.0})
            QTest::addRow("turned by %g", degrees) << degrees;
    }

    void thickBordersAreRegions()
    {
        QFETCH(double, degrees);
        // A jigsaw, and boxes that are not the usual ones.
        const auto jigsaw = Geometry::withRegions(6, regionMap("AABBBBAABBCCAADDCCEEDDCCEEDDFFEEFFFF"));
        QVERIFY(jigsaw);
        for (const Geometry &geometry : {*jigsaw, Geometry::withBoxes({3, 2}), Geometry::withBoxes({2, 4})}) {
            Board board{Puzzle(geometry)};
            for (Cell cell = 0; cell < geometry.cellCount(); cell += 5) // 5, 3, 7 have one way up
                board.puzzle.givens.set(cell, geometry.size() == 8 ? 7 : cell % 2 == 0 ? 5 : 3);
            const PictureReading reading =
                read(photographOf(board, {.degrees = degrees, .blur = 1, .noise = 6}));
            QVERIFY(!reading.boards.empty());
            QVERIFY(reading.boards.front().geometry == geometry);
        }
    }

    void killersAreRead_data()
    {
        QTest::addColumn<double>("degrees");
        QTest::addColumn<double>("blur");
        QTest::addColumn<bool>("isInverted");
        QTest::newRow("as drawn") << 0.0 << 0.0 << false;
        QTest::newRow("turned") << 17.0 << 0.0 << false;
        QTest::newRow("on its side") << 90.0 << 0.5 << false;
        QTest::newRow("on a dark screen") << 0.0 << 0.0 << true;
    }

    void killersAreRead()
    {
        QFETCH(double, degrees);
        QFETCH(double, blur);
        QFETCH(bool, isInverted);
        const Board killer = killerBoard();
        const PictureReading reading = read(photographOf(
            killer,
            {.degrees = degrees, .blur = blur, .noise = isInverted ? 0 : 5, .isInverted = isInverted}));
        QVERIFY(!reading.problem);
        const BoardReading &board = reading.boards.front();
        QCOMPARE(board.verdict, ReadingVerdict::Unique);
        const auto byCells = [](const Constraint &cage) { return cage.cells; };
        std::vector<Constraint> expected = killer.puzzle.constraints, found = board.constraints();
        std::ranges::sort(expected, {}, byCells);
        std::ranges::sort(found, {}, byCells);
        QVERIFY(found == expected);
        QCOMPARE(board.countOf([](const CellReading &cell) { return cell.digit != noDigit; }), 0);
    }

    void marksBesideSumsAreRead()
    {
        Board killer = killerBoard();
        killer.centreMarks[killer.puzzle.geometry.cellAt(0, 1)] = {1, 4};
        killer.centreMarks[killer.puzzle.geometry.cellAt(2, 2)] = {2, 5, 6};
        const PictureReading reading = read(photographOf(killer, {.hasPencilMarks = true}));
        QVERIFY(!reading.problem);
        const Board board = reading.boards.front().board();
        QCOMPARE(board.puzzle.constraints.size(), killer.puzzle.constraints.size());
        QVERIFY(board.centreMarks == killer.centreMarks);
    }

    void cagesThatCannotBeToldAreSaid_data()
    {
        QTest::addColumn<bool>("hasSums");
        QTest::newRow("a board with sums and no lines") << true;
        QTest::newRow("an empty board") << false;
    }

    void cagesThatCannotBeToldAreSaid()
    {
        QFETCH(bool, hasSums);
        const std::vector<std::string> sums = {"9",  "11", "14", "8",  "3",  "17",
                                               "20", "21", "5",  "16", "12", "7"};
        QImage board = drawnCages(6, "aabbccaddbccefggghefiijhkkijjhklljjj",
                                  {.sums = hasSums ? sums : std::vector<std::string>(), .hasLines = false})
                           .image();
        board.invertPixels();
        QImage page(board.width() + 80, board.height() + 80, QImage::Format_RGB32);
        page.fill(Qt::white);
        QPainter(&page).drawImage(40, 40, board);
        const PictureReading reading = read(page);
        QVERIFY(!reading.boards.empty());
        QCOMPARE(reading.boards.front().unread,
                 hasSums ? std::vector{UnreadPart::Cages} : std::vector<UnreadPart>());
        QCOMPARE(reading.problem.has_value(), !hasSums);
    }

    void aMisprintIsNotRepaired()
    {
        std::string misprint = clues;
        misprint[0] = '8'; // clearly printed; it contradicts the 8 in its box
        const PictureReading reading = read(photographOf(Board(board(misprint))));
        QCOMPARE(digitsOf(reading), misprint);
        QCOMPARE(reading.boards.front().verdict, ReadingVerdict::None);
    }

    void emptyBoardsAreSaid()
    {
        const PictureReading reading = read(photographOf(Board(emptyBoard(9))));
        QCOMPARE(reading.problem, std::optional(PictureProblem::NoDigits));
    }

    void noBoardIsSaid()
    {
        QImage plain(300, 200, QImage::Format_RGB32);
        plain.fill(Qt::white);
        QCOMPARE(read(plain).problem, std::optional(PictureProblem::NoBoard));
    }

    void smallCellsAreTooBlurred()
    {
        const PictureReading reading =
            read(photographOf(Board(board(clues)), {.boardSide = 80, .blur = 1, .noise = 20}));
        QVERIFY(reading.problem == PictureProblem::TooBlurred || reading.problem == PictureProblem::NoBoard
                || reading.problem == PictureProblem::NoDigits);
    }

    void aStopEndsIt()
    {
        std::stop_source stop;
        stop.request_stop();
        QCOMPARE(readPicture(photographOf(Board(board(clues))), {}, readCell, stop.get_token()).problem,
                 std::optional(PictureProblem::Stopped));
    }

private:
    int m_pictures = 0;
};

ADD_TEST(QGuiApplication, TestPictureReader)

} // namespace sudoku::tst_picturereader

#include "tst_picturereader.moc"
