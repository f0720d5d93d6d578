// Covers ui/paint: labelplaces, linepainter, shadepainter, tokenpainter

#include <QGuiApplication>
#include <QLineF>
#include <QPainter>
#include <QTest>

#include "core/variants/own/ownkind.h"
#include "tests/testdata.h"
#include "tests/testprogram.h"
#include "ui/paint/markpainter.h"

#include <cmath>
#include <set>

namespace sudoku::tst_markpainter {

constexpr int side = 450;

BoardStyle screen(const QColor &text, const QColor &base)
{
    QPalette palette(text, base);
    palette.setColor(QPalette::Text, text);
    palette.setColor(QPalette::Base, base);
    return BoardStyle::forScreen(palette);
}

const std::vector<std::string> rulesWithMarks{
    "diagonal",
    "anti-diagonal",
    "windoku",
    "asterisk",
    "centre-dot",
    "girandola",
    "killer 15 r1c1 r1c2",
    "killer r4c4 r4c5 r5c5",
    "sum-cage 15 r1c1 r1c2",
    "product-cage 24 r1c1 r1c2",
    "equality-cage r1c1 r1c2",
    "rellik-cage 10 r1c1 r1c2",
    "look-and-say 12 23 r1c1 r1c2 r1c3",
    "extra-region r1c1 r1c2 r1c3 r2c1 r2c2 r2c3 r3c1 r3c2 r4c4",
    "same-region r1c1 r1c2",
    "region-surroundings r5c5",
    "region-count r1c1 r1c2 r2c1",
    "region-view r5c5",
    "region-arrow r1c1 r1c2 r1c3",
    "even r5c5",
    "odd r5c5",
    "maximum r5c5",
    "minimum r5c5",
    "row-indexer r5c5",
    "column-indexer r5c5",
    "box-indexer r5c5",
    "count-distinct r5c5 r5c6 r6c6",
    "counting-circles r5c5 r5c6",
    "same-values r1c1 r1c2 r5c5 r6c6",
    "greater-than r5c5 r5c6",
    "white-dot r5c5 r5c6",
    "white-dot 3 r5c5 r6c5",
    "black-dot r5c5 r5c6",
    "black-dot 3 r5c5 r5c6",
    "xv 10 r5c5 r5c6",
    "xv 5 r5c5 r6c5",
    "thermometer r1c1 r2c1 r3c2",
    "slow-thermometer r1c1 r2c1 r3c2",
    "palindrome r1c1 r2c1 r3c2",
    "whispers r1c1 r2c1 r3c2",
    "renban r1c1 r2c1 r3c2",
    "nabner r1c1 r2c1 r3c2",
    "between-line r1c1 r2c1 r3c2",
    "lockout-line r1c1 r2c1 r3c2",
    "sum-line r1c1 r2c1 r3c2",
    "lunchbox 9 r1c1 r2c1 r3c2",
    "zipper-line r1c1 r2c1 r3c2",
    "region-sum r1c1 r2c1 r3c2",
    "entropic-line r1c1 r2c1 r3c2",
    "modular-line r1c1 r2c1 r3c2",
    "arrow r1c1 r2c1 r3c2",
    "pill-arrow r1c1 r1c2 r2c3 r3c3",
    "double-arrow r1c1 r1c2 r2c3 r3c3",
    "little-killer 20 r1c4 r2c5",
    "sandwich 20 r9c1 r8c1",
    "x-sum 20 r4c9 r4c8",
    "numbered-room 7 r5c9 r5c8",
    "skyscraper-clue 3 r6c9 r6c8",
    "hidden-skyscraper 3 r7c9 r7c8",
    "full-rank 30 r8c9 r8c8",
    "shared-rank 30 r3c9 r3c8",
    "quadruple 1 2 3 4 r5c5 r5c6 r6c5 r6c6",
    "clone r1c1 r1c2 r5c5 r5c6",
    "target-sum 20 r1c1 r1c4 r1c6",
};

Constraint ruleOf(const std::string &text)
{
    return *readConstraint(defaultGeometry(9), text);
}

Board boardWith(const std::string &rule, bool isOn = true)
{
    Board board(emptyBoard(9));
    (isOn ? board.puzzle.constraints : board.switchedOff) = std::vector{ruleOf(rule)};
    return board;
}

class Picture
{
public:
    Picture(const Board &board, const BoardStyle &style)
        : m_layout(board.puzzle.geometry, QRectF(0, 0, side, side),
                   {.pixelRatio = 1, .outside = OutsideRoom::onAllSides()}),
          m_background(style.background),
          m_image(side, side, QImage::Format_RGB32)
    {
        m_image.fill(m_background);
        QPainter painter(&m_image);
        painter.setRenderHint(QPainter::Antialiasing);
        const MarkPainter marks(m_layout, style, board);
        marks.paint(painter, MarkLayer::Tints, MarkLayer::Outside, m_image.rect());
    }

    const BoardLayout &layout() const { return m_layout; }
    QColor at(QPointF point) const { return m_image.pixelColor(point.toPoint()); }

    /// Of all pixels together, how much lighter or darker than the ground they are.
    int contrast() const
    {
        const QRgb ground = m_background.rgb();
        int sum = 0;
        for (int y = 0; y < side; ++y) {
            const auto *row = reinterpret_cast<const QRgb *>(m_image.constScanLine(y));
            for (int x = 0; x < side; ++x)
                if (row[x] != ground)
                    sum += std::abs(qGray(row[x]) - qGray(ground));
        }
        return sum;
    }

    /// Whether all that is painted lies around \a cells, or outside the board.
    bool isAround(const std::vector<Cell> &cells) const
    {
        for (int y = 0; y < side; ++y)
            for (int x = 0; x < side; ++x) {
                const QPointF point(x + 0.5, y + 0.5);
                const auto isNear = [&](Cell cell) {
                    const qreal margin = m_layout.cellSize() / 2;
                    return m_layout.cellRect(cell).adjusted(-margin, -margin, margin, margin).contains(point);
                };
                if (m_image.pixelColor(x, y) != m_background && m_layout.board().contains(point)
                    && std::ranges::none_of(cells, isNear))
                    return false;
            }
        return true;
    }

private:
    BoardLayout m_layout;
    QColor m_background;
    QImage m_image;
};

class TestMarkPainter : public QObject
{
    Q_OBJECT

private slots:
    void theTableNamesAllThatHaveMarks()
    {
        std::set<std::string_view> named;
        for (const std::string &rule : rulesWithMarks)
            named.insert(ruleOf(rule).variant->id);
        named.insert("given-candidates"); // painted like pencil marks, see tst_boardpainter and tst_markpairs
        for (const Variant *variant : variants())
            QCOMPARE(named.contains(variant->id), variant->marks && variant->isFor(defaultGeometry(9)));
    }

    void rulesCanBeSeen_data() { addRules(); }

    void rulesCanBeSeen()
    {
        QFETCH(std::string, rule);
        for (const BoardStyle &style : styles()) {
            const Picture on(boardWith(rule), style);
            const Picture off(boardWith(rule, false), style);
            QVERIFY2(off.contrast() > 800, qPrintable(QString::number(off.contrast())));
            QVERIFY2(on.contrast() > 2 * off.contrast(), qPrintable(QString::number(on.contrast())));
        }
    }

    void theDotOfALineIsAtItsFirstCell_data()
    {
        QTest::addColumn<OwnLook>("look");
        QTest::newRow("broad") << OwnLook::Broad;
        QTest::newRow("beads") << OwnLook::Beads;
        QTest::newRow("dashes") << OwnLook::Dashes;
        QTest::newRow("crossed") << OwnLook::Crossed;
    }

    void theDotOfALineIsAtItsFirstCell()
    {
        QFETCH(const OwnLook, look);
        const auto drawn = [look](const char *rule, const BoardStyle &style) {
            Board board(emptyBoard(9));
            board.puzzle.constraints = {
                {ownKind({.id = "dotted", .name = "Dotted", .rule = rule, .look = look}), {40, 41, 42}, {}}};
            return Picture(board, style);
        };
        for (const BoardStyle &style : styles()) {
            const Picture rising = drawn("a < b", style);
            const Picture same = drawn("a != b", style);
            const qreal aside = 0.17 * rising.layout().cellSize(); // outside all strokes, inside the dot
            for (const Cell cell : {40, 42}) {
                const QPointF point = rising.layout().cellCentre(cell) + QPointF(0, aside);
                QCOMPARE(rising.at(point) != same.at(point), cell == 40);
            }
        }
    }

    void aLineIsOneRow()
    {
        constexpr Ink ink{.light = Tint::of(0xcc0000),
                          .dark = Tint::of(0xff8080),
                          .paper = Tint::ofTone(1),
                          .picture = Tint::of(0x0000cc)};
        static constexpr LineLook wire{
            .layer = MarkLayer::Beads, .width = 0.2, .stroke = LineLook::Stroke::Solid, .ink = ink};
        static const Variant kind{
            .id = "wire",
            .name = "Wire",
            .demand = "Any",
            .input = Input::Path,
            .rules = [](const Puzzle &, const Constraint &) -> std::vector<Rule> { return {}; },
            .marks = [](const Geometry &, const Constraint &line) -> std::vector<Mark> {
                return {Line{line.cells, wire}};
            }};
        Board board(emptyBoard(9));
        board.puzzle.constraints = {{&kind, {0, 1, 2}}};
        const auto colourOn = [&](const BoardStyle &style) {
            const Picture picture(board, style);
            return picture.at(picture.layout().cellCentre(1)).rgb() & RGB_MASK;
        };
        QCOMPARE(colourOn(screen(Qt::black, Qt::white)), 0xcc0000u);
        QCOMPARE(colourOn(screen(Qt::white, Qt::black)), 0xff8080u);
        QCOMPARE(colourOn(BoardStyle::forPaper()), 0x000000u);
        QCOMPARE(colourOn(BoardStyle::forPicture()), 0x0000ccu);
    }

    void marksStayWithTheirCells_data() { addRules(); }

    void marksStayWithTheirCells()
    {
        QFETCH(std::string, rule);
        const Constraint constraint = ruleOf(rule);
        if (!constraint.cells.empty())
            QVERIFY(Picture(boardWith(rule), styles().front()).isAround(constraint.cells));
    }

    void labelsLeaveRoom()
    {
        const BoardLayout layout(defaultGeometry(9), QRectF(0, 0, side, side), {});
        const MarkPainter painter(layout, styles().front(), boardWith("killer 15 r1c1 r1c2"));
        const QRectF cell = layout.cellRect(0);
        QVERIFY(painter.roomIn(0, cell).top() > cell.top() + cell.height() * 0.15);
        QVERIFY(cell.contains(painter.roomIn(0, cell)));
        QCOMPARE(painter.roomIn(20, layout.cellRect(20)), layout.cellRect(20));
    }

    void cagesThatShareCellsLeaveRoom()
    {
        Board board = boardWith("killer 15 r1c1 r1c2");
        board.puzzle.constraints.push_back(ruleOf("killer 12 r1c2 r2c2"));
        const BoardLayout layout(defaultGeometry(9), QRectF(0, 0, side, side), {});
        const MarkPainter painter(layout, styles().front(), board);
        const auto width = [&](Cell cell) { return painter.roomIn(cell, layout.cellRect(cell)).width(); };
        QVERIFY(width(1) < width(0) - layout.cellSize() * 0.1);
        QVERIFY(width(1) > layout.cellSize() / 2);
    }

    /// Which colour a dot has is its meaning.
    void dotsAreBlackAndWhiteInDarkModeToo()
    {
        for (const BoardStyle &style : styles())
            for (const bool isBlack : {false, true}) {
                const Picture picture(boardWith(isBlack ? "black-dot r5c5 r5c6" : "white-dot r5c5 r5c6"),
                                      style);
                const QPointF middle =
                    (picture.layout().cellCentre(40) + picture.layout().cellCentre(41)) / 2;
                QCOMPARE(picture.at(middle), QColor(isBlack ? Qt::black : Qt::white));
                QVERIFY(picture.contrast() > 800);
            }
    }

    /// One stroke shows how a line bends and where lines cross. Print, which may have no colours, has
    /// patterns.
    void colouredLinesAreOneStrokeOnTheScreen_data()
    {
        QTest::addColumn<std::string>("kind");
        QTest::newRow("whispers") << std::string("whispers");
        QTest::newRow("renban") << std::string("renban");
    }

    void colouredLinesAreOneStrokeOnTheScreen()
    {
        QFETCH(const std::string, kind);
        const std::string line = kind + " r5c5 r6c6 r7c7";
        for (const BoardStyle &style : styles()) {
            const bool isPaper = style.medium == BoardStyle::Medium::Paper;
            const Picture alone(boardWith(line), style);
            const QPointF from = alone.layout().cellCentre(40);
            const QPointF way = alone.layout().cellCentre(60) - from;
            int gaps = 0;
            for (const qreal part : {0.0, 0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9, 1.0})
                for (const qreal finer : {0.0, 0.025, 0.05, 0.075})
                    if (part + finer <= 1)
                        gaps += alone.at(from + way * (part + finer)) == style.background;
            QCOMPARE(gaps > 0, isPaper);
            Board board = boardWith(line);
            board.puzzle.constraints.push_back(ruleOf(kind + " r4c7 r5c6 r6c5"));
            const QPointF crossing = from + way / 4;
            const int seen =
                std::abs(qGray(Picture(board, style).at(crossing).rgb()) - qGray(alone.at(crossing).rgb()));
            QVERIFY2(isPaper || seen > 20, qPrintable(QString::number(seen)));
        }
    }

    void digitsOfAQuadrupleFillItsCircle_data()
    {
        QTest::addColumn<std::string>("digits");
        QTest::addColumn<double>("height"); // at least, in cells
        for (const auto &[digits, height] : {std::pair("8", 0.2), std::pair("4 8", 0.2),
                                             std::pair("4 5 8", 0.33), std::pair("4 5 6 8", 0.33)})
            QTest::newRow(digits) << std::string(digits) << height;
    }

    void digitsOfAQuadrupleFillItsCircle()
    {
        QFETCH(const std::string, digits);
        QFETCH(const double, height);
        const std::string cells = " r5c5 r5c6 r6c5 r6c6";
        const Board filled = boardWith("quadruple " + digits + cells);
        const Board empty = boardWith("quadruple" + cells);
        for (const BoardStyle &style : styles()) {
            const Picture with(filled, style);
            const Picture without(empty, style);
            const qreal cellSize = with.layout().cellSize();
            const QRect around = with.layout().cellRect(40).united(with.layout().cellRect(50)).toRect();
            const QPointF corner = with.layout().cellRect(40).bottomRight();
            QRectF ink;
            qreal farthest = 0;
            for (int y = around.top(); y <= around.bottom(); ++y)
                for (int x = around.left(); x <= around.right(); ++x)
                    if (const QPointF point(x + 0.5, y + 0.5);
                        std::abs(qGray(with.at(QPointF(x, y)).rgb()) - qGray(without.at(QPointF(x, y)).rgb()))
                        > 60) {
                        ink |= QRectF(x, y, 1, 1);
                        farthest = std::max(farthest, QLineF(point, corner).length());
                    }
            QVERIFY(farthest < cornerToken / 2 * cellSize);
            QVERIFY2(ink.height() >= height * cellSize, qPrintable(QString::number(ink.height() / cellSize)));
            QVERIFY(QLineF(ink.center(), corner).length() < 0.06 * cellSize);
        }
    }

    void numbersBesideTheBoardHaveSignsWhereKindsAreMixed()
    {
        const std::string sandwich = "sandwich 20 r3c1 r3c2";
        for (const BoardStyle &style : styles()) {
            const Picture alone(boardWith(sandwich), style);
            const QRect place = alone.layout().outsideRect(2, -1).toRect();
            const auto isAsAlone = [&](const char *other) {
                Board board = boardWith(sandwich);
                board.puzzle.constraints.push_back(ruleOf(other));
                const Picture both(board, style);
                for (int y = place.top(); y <= place.bottom(); ++y)
                    for (int x = place.left(); x <= place.right(); ++x)
                        if (both.at(QPointF(x, y)) != alone.at(QPointF(x, y)))
                            return false;
                return true;
            };
            QVERIFY(isAsAlone("sandwich 30 r5c1 r5c2"));
            QVERIFY(isAsAlone("little-killer 20 r1c5 r2c6")); // which has an arrow
            QVERIFY(!isAsAlone("x-sum 20 r5c1 r5c2"));
            QVERIFY(!isAsAlone("x-sum 20 r9c5 r8c5")); // wherever they are
        }
    }

    /// It was a black circle on dark boards.
    void theGroundIsSeenBesideV()
    {
        for (const BoardStyle &style : styles()) {
            Board board = boardWith("windoku");
            const Picture without(board, style);
            board.puzzle.constraints.push_back(ruleOf("xv 5 r3c2 r3c3"));
            const Picture with(board, style);
            const BoardLayout &layout = with.layout();
            const QPointF middle = (layout.cellCentre(19) + layout.cellCentre(20)) / 2;
            QVERIFY(with.at(middle + QPointF(0, 0.05) * layout.cellSize()) != without.at(middle));
            for (const qreal aside : {-1.0, 1.0}) {
                const QPointF beside = middle + QPointF(aside * 0.1, 0.1) * layout.cellSize();
                QCOMPARE(with.at(beside), without.at(beside));
            }
        }
    }

private:
    static void addRules()
    {
        QTest::addColumn<std::string>("rule");
        for (const std::string &rule : rulesWithMarks)
            QTest::addRow("%s", rule.c_str()) << rule;
    }

    static std::vector<BoardStyle> styles()
    {
        return {screen(Qt::black, Qt::white), screen(Qt::white, QColor(0x23, 0x23, 0x23)),
                BoardStyle::forPaper()};
    }
};

ADD_TEST(QGuiApplication, TestMarkPainter)

} // namespace sudoku::tst_markpainter

#include "tst_markpainter.moc"
