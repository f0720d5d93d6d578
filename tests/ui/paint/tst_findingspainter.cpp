#include <QGuiApplication>
#include <QPainter>
#include <QTest>

#include "tests/testdata.h"
#include "tests/testprogram.h"
#include "ui/paint/boardpainter.h"
#include "ui/paint/candidategrid.h"
#include "ui/paint/findingspainter.h"
#include "ui/paint/markpainter.h"

#include <cmath>
#include <functional>

namespace sudoku::tst_findingspainter {

QPalette paletteOf(const QColor &text, const QColor &base)
{
    QPalette palette(text, base);
    palette.setColor(QPalette::Text, text);
    palette.setColor(QPalette::Base, base);
    return palette;
}

const QPalette light = paletteOf(Qt::black, Qt::white);
const QPalette dark = paletteOf(Qt::white, QColor(0x23, 0x23, 0x23));

constexpr int side = 640;

/// A board of \a size x \a size in a desktop's colours.
struct Fixture
{
    Fixture(int size, const QPalette &palette)
        : board(emptyBoard(size)),
          layout(board.puzzle.geometry, QRectF(0, 0, side, side), {.pixelRatio = 1}),
          style(BoardStyle::forScreen(palette))
    {
    }

    QImage blank() const
    {
        QImage image(side, side, QImage::Format_RGB32);
        image.fill(style.background);
        return image;
    }
    void paint(QImage &image, const BoardFindings &findings, const QRect &clip)
    {
        QPainter painter(&image);
        painter.setClipRect(clip);
        BoardPainter(layout, style, symbolSets().front(), cache)
            .paint(painter, board, {.cells = {}, .cursor = {}, .findings = findings}, clip);
    }
    QImage painted(const BoardFindings &findings)
    {
        QImage image = blank();
        paint(image, findings, image.rect());
        return image;
    }
    /// The smallest that holds all that \a findings change.
    QRect changedBy(const BoardFindings &findings)
    {
        const QImage before = painted({});
        const QImage after = painted(findings);
        QRect changed;
        for (int y = 0; y < side; ++y)
            for (int x = 0; x < side; ++x)
                if (before.pixel(x, y) != after.pixel(x, y))
                    changed |= QRect(x, y, 1, 1);
        return changed;
    }
    Cell middle() const { return board.puzzle.geometry.cellCount() / 2; }
    int digitCount() const { return board.puzzle.geometry.digitCount(); }

    Board board;
    BoardLayout layout;
    BoardStyle style;
    GlyphCache cache;
};

/// But for the rounding of slanting strokes that a clip cuts.
bool isSame(const QImage &a, const QImage &b)
{
    const auto isNear = [](int x, int y) { return std::abs(x - y) <= 8; };
    for (int y = 0; y < side; ++y)
        for (int x = 0; x < side; ++x) {
            const QRgb p = a.pixel(x, y);
            const QRgb q = b.pixel(x, y);
            if (!isNear(qRed(p), qRed(q)) || !isNear(qGreen(p), qGreen(q)) || !isNear(qBlue(p), qBlue(q)))
                return false;
        }
    return true;
}

using Maker = std::function<BoardFindings(const Fixture &, Cell)>;

BoardFindings candidates(const Fixture &fixture, Cell cell, DigitSet digits, DigitSet deciding = {})
{
    BoardFindings findings;
    findings.candidates.resize(fixture.board.puzzle.geometry.cellCount());
    findings.decidingCandidates = findings.candidates;
    findings.candidates[cell] = digits;
    findings.decidingCandidates[cell] = deciding;
    return findings;
}

/// Each kind of finding, in one cell.
const std::pair<const char *, Maker> kinds[] = {
    {"reason", [](const Fixture &, Cell cell) { return BoardFindings{.reasons = {cell}}; }},
    {"differing",
     [](const Fixture &fixture, Cell cell) {
         return BoardFindings{.differing = {{cell, fixture.digitCount() - 2, fixture.digitCount()}}};
     }},
    {"proposal",
     [](const Fixture &fixture, Cell cell) {
         return BoardFindings{.changes = {{cell, noDigit, fixture.digitCount()}}};
     }},
    {"removal",
     [](const Fixture &fixture, Cell cell) {
         return BoardFindings{.changes = {{cell, fixture.digitCount(), noDigit}}};
     }},
    {"one candidate",
     [](const Fixture &fixture, Cell cell) { return candidates(fixture, cell, {fixture.digitCount()}); }},
    {"few candidates",
     [](const Fixture &fixture, Cell cell) {
         return candidates(fixture, cell, {1, 4, 9}, {4});
     }},
    {"all candidates",
     [](const Fixture &fixture, Cell cell) {
         return candidates(fixture, cell, DigitSet::all(fixture.digitCount()),
                           DigitSet::all(fixture.digitCount()));
     }},
};

BoardFindings everything(const Fixture &fixture)
{
    const Geometry &geometry = fixture.board.puzzle.geometry;
    BoardFindings findings;
    for (Cell cell = 0; cell < geometry.cellCount(); ++cell) {
        const int count = fixture.digitCount();
        findings.candidates.push_back(cell % 5 == 0 ? DigitSet::all(count) : DigitSet{1, cell % count + 1});
        findings.decidingCandidates.push_back(DigitSet{1});
        if (cell % 7 == 0)
            findings.reasons.push_back(cell);
        else if (cell % 7 == 1)
            findings.differing.push_back({cell, count, count - 1});
        else if (cell % 7 == 2)
            findings.changes.push_back({cell, noDigit, count});
    }
    for (const House &house : {geometry.houses().front(), geometry.houses().back()})
        findings.reasonOutlines.push_back(house.cells);
    return findings;
}

class TestFindingsPainter : public QObject
{
    Q_OBJECT

private slots:
    void everyKindShowsInItsCellOnly_data()
    {
        QTest::addColumn<int>("size");
        QTest::addColumn<QPalette>("palette");
        QTest::addColumn<Maker>("make");
        for (const int size : {4, 9, 16, 25})
            for (const bool isDark : {false, true})
                for (const auto &[name, make] : kinds)
                    if (size > 4 || name != QByteArray("few candidates"))
                        QTest::addRow("%s %d %s", name, size, isDark ? "dark" : "light")
                            << size << (isDark ? dark : light) << make;
    }

    void everyKindShowsInItsCellOnly()
    {
        QFETCH(int, size);
        QFETCH(QPalette, palette);
        QFETCH(Maker, make);
        Fixture fixture(size, palette);
        const QRect changed = fixture.changedBy(make(fixture, fixture.middle()));
        const QRectF cell = fixture.layout.cellInterior(fixture.middle());
        QVERIFY(changed.width() > cell.width() / 7 && changed.height() > cell.height() / 4);
        QVERIFY(cell.toAlignedRect().contains(changed));
    }

    void theSumOfACageStaysLegible_data()
    {
        everyKindShowsInItsCellOnly_data();
        const Maker outline = [](const Fixture &fixture, Cell) {
            return BoardFindings{.reasonOutlines = {fixture.board.puzzle.geometry.houses().front().cells}};
        };
        const Maker step = [](const Fixture &fixture, Cell cell) {
            BoardFindings findings;
            findings.evidence.placements = {{cell, fixture.digitCount()}};
            return findings;
        };
        for (const int size : {9, 16})
            for (const bool isDark : {false, true}) {
                QTest::addRow("outline %d %d", size, isDark) << size << (isDark ? dark : light) << outline;
                QTest::addRow("step %d %d", size, isDark) << size << (isDark ? dark : light) << step;
            }
    }

    void theSumOfACageStaysLegible()
    {
        QFETCH(int, size);
        QFETCH(QPalette, palette);
        QFETCH(Maker, make);
        Fixture fixture(size, palette);
        constexpr Cell first = 0; // of the first house too
        fixture.board.puzzle.constraints = {{findVariant("killer"), {first, 1}, {3}}};
        const QRect sum =
            MarkPainter(fixture.layout, fixture.style, fixture.board).labels().front().toAlignedRect();
        const QImage before = fixture.painted({});
        const QImage after = fixture.painted(make(fixture, first));
        const int ground = qGray(fixture.style.background.rgb());
        const auto isInk = [ground](QRgb pixel) { return std::abs(qGray(pixel) - ground) > 90; };
        int ink = 0;
        int changed = 0;
        for (int y = sum.top(); y <= sum.bottom(); ++y)
            for (int x = sum.left(); x <= sum.right(); ++x) {
                ink += isInk(before.pixel(x, y));
                changed += std::abs(qGray(before.pixel(x, y)) - qGray(after.pixel(x, y))) > 60; // not a tint
            }
        QVERIFY(ink > 0);
        QVERIFY2(changed * 10 <= ink, qPrintable(QString("%1 of %2").arg(changed).arg(ink)));
    }

    /// Other than the dashes of a cage.
    void theFrameOfAProposalIsUnbroken()
    {
        for (const QPalette &palette : {light, dark}) {
            Fixture fixture(9, palette);
            const QImage image = fixture.painted({.changes = {{fixture.middle(), noDigit, 1}}});
            const QRectF cell = fixture.layout.cellInterior(fixture.middle());
            const int ground = qGray(image.pixel(cell.topLeft().toPoint() + QPoint(3, 3)));
            for (int x = qRound(cell.left() + cell.width() * 0.35); x < cell.left() + cell.width() * 0.65;
                 ++x) {
                int most = 0;
                for (int y = qRound(cell.top() + cell.height() * 0.06); y < cell.top() + cell.height() * 0.2;
                     ++y)
                    most = std::max(most, std::abs(qGray(image.pixel(x, y)) - ground));
                QVERIFY(most > 50);
            }
        }
    }

    void anOutlineKeepsToItsHouse()
    {
        for (const int size : {9, 16, 25}) {
            Fixture fixture(size, light);
            for (const House &house : fixture.board.puzzle.geometry.houses()) {
                QRectF area;
                for (const Cell cell : house.cells)
                    area |= fixture.layout.cellRect(cell);
                const qreal around = fixture.layout.cellSize() * 0.1 + fixture.layout.thickLine();
                BoardFindings findings;
                findings.reasonOutlines = {house.cells};
                const QRect changed = fixture.changedBy(findings);
                QVERIFY(changed.width() >= area.width() - around
                        && changed.height() >= area.height() - around);
                QVERIFY(area.adjusted(-around, -around, around, around).contains(changed));
            }
        }
    }

    /// Rows beside each other, and a row and a box that share cells.
    void outlinesCanBeToldApart_data()
    {
        QTest::addColumn<int>("size");
        QTest::addColumn<int>("other");
        for (const int size : {9, 16, 25})
            for (const int other : {1, 2 * size})
                QTest::addRow("%d: row 1 and house %d", size, other) << size << other;
    }

    void outlinesCanBeToldApart()
    {
        QFETCH(int, size);
        QFETCH(int, other);
        Fixture fixture(size, light);
        const auto &houses = fixture.board.puzzle.geometry.houses();
        const auto pictureOf = [&](const std::vector<int> &which) {
            BoardFindings findings;
            for (const int house : which)
                findings.reasonOutlines.push_back(houses[house].cells);
            return fixture.painted(findings);
        };
        const QImage none = pictureOf({});
        const QImage first = pictureOf({0});
        const QImage second = pictureOf({other});
        const QImage both = pictureOf({0, other});
        const auto added = [&](const QImage &to, const QImage &from) {
            int count = 0;
            for (int y = 0; y < side; ++y)
                for (int x = 0; x < side; ++x)
                    count += to.pixel(x, y) != from.pixel(x, y);
            return count;
        };
        QVERIFY(added(both, second) > 0.9 * added(first, none));
        QVERIFY(added(both, first) > 0.75 * added(second, none)); // it is shorter where it is within
    }

    /// A hint tints the cages and draws one line around all of them, without gaps.
    void cagesHaveOneSolidLine()
    {
        Fixture fixture(9, light);
        fixture.board.puzzle.constraints = {
            *readConstraint(fixture.board.puzzle.geometry, "killer r4c4 r4c5"),
            *readConstraint(fixture.board.puzzle.geometry, "killer r5c4 r5c5")};
        const QImage plain = fixture.painted({});
        const QImage hinted = fixture.painted({.reasonOutlines = {{30, 31}, {39, 40}}});
        const QColor line = BoardStyle::forScreen(light).finding;
        const QRectF upper = fixture.layout.cellRect(30) | fixture.layout.cellRect(31);
        int lines = 0;
        for (int y = qRound(upper.top()); y < qRound(upper.top() + upper.height() * 0.2); ++y) {
            bool isWhole = true;
            for (int x = qRound(upper.left() + 12); x < qRound(upper.right() - 12); ++x)
                isWhole = isWhole && QColor(hinted.pixel(x, y)) == line;
            lines += isWhole;
        }
        QVERIFY(lines >= 1);
        const QPoint seam(qRound(upper.center().x()) + 9, qRound(upper.bottom()) - 4); // between the cages
        for (int y = -6; y < 12; ++y)
            QVERIFY(QColor(hinted.pixel(seam + QPoint(0, y))) != line);
        const QPoint middle = fixture.layout.cellCentre(30).toPoint() + QPoint(3, 3);
        QVERIFY(plain.pixel(middle) != hinted.pixel(middle)); // tinted
    }

    void clippedPaintingIsTheSame_data()
    {
        QTest::addColumn<int>("size");
        QTest::addColumn<QPalette>("palette");
        for (const int size : {9, 16, 25})
            for (const bool isDark : {false, true})
                QTest::addRow("%d %s", size, isDark ? "dark" : "light") << size << (isDark ? dark : light);
    }

    void clippedPaintingIsTheSame()
    {
        QFETCH(int, size);
        QFETCH(QPalette, palette);
        Fixture fixture(size, palette);
        const BoardFindings findings = everything(fixture);
        const QImage whole = fixture.painted(findings);
        QImage parts = fixture.blank();
        for (int part = 0; part < 16; ++part)
            fixture.paint(parts, findings, QRect(part % 4 * 160, part / 4 * 160, 160, 160));
        QVERIFY(isSame(parts, whole));
    }

    /// As where the sum of a cage takes the whole cell of a small picture.
    void aCellWithoutRoomHasNoLegibleCandidates()
    {
        const Fixture fixture(9, light);
        const BoardFindings findings = candidates(fixture, fixture.middle(), DigitSet::all(9));
        const MarkPainter marks(fixture.layout, fixture.style, fixture.board);
        GlyphCache cache;
        const GlyphsOfHeight glyphs = [&](qreal height) -> const Glyphs & {
            QFont font;
            font.setPixelSize(std::max(1, qRound(height)));
            return cache.glyphs(symbolSets().front(), 9, font, Qt::black, {}, 1);
        };
        const FindingsPainter painter(fixture.layout, fixture.style, marks, findings);
        for (const QSizeF room : {QSizeF(0, 0), QSizeF(20, 0), QSizeF(20, -3), QSizeF(-3, -3)}) {
            const CandidateGrid grid =
                painter.candidateGrids(QRectF({0, 0}, room), glyphs).in({}, DigitSet::all(9));
            QVERIFY(std::isfinite(grid.height));
            QVERIFY(!grid.isLegible());
        }
    }

    void differencesAndProposalsReplaceEntries()
    {
        Fixture fixture(9, light);
        fixture.board.entries.set(fixture.middle(), 5);
        for (const auto &[name, make] : kinds)
            if (name == QByteArray("differing") || name == QByteArray("proposal")) {
                Fixture empty(9, light);
                const BoardFindings findings = make(fixture, fixture.middle());
                QCOMPARE(fixture.painted(findings), empty.painted(findings));
            }
        QVERIFY(
            fixture.changedBy(candidates(fixture, fixture.middle(), {1, 2, 3})).isNull()); // the entry stays
    }

    void decidingCandidatesAreSetOff_data()
    {
        QTest::addColumn<int>("size");
        for (const int size : {9, 16, 25})
            QTest::addRow("%d", size) << size;
    }

    void decidingCandidatesAreSetOff()
    {
        QFETCH(int, size);
        Fixture fixture(size, light);
        fixture.style.good = fixture.style.pencilMark; // the shape alone
        for (const DigitSet digits : {DigitSet{1, 2}, DigitSet::all(size)})
            QVERIFY(fixture.painted(candidates(fixture, fixture.middle(), digits))
                    != fixture.painted(candidates(fixture, fixture.middle(), digits, {2})));
    }
};

ADD_TEST(QGuiApplication, TestFindingsPainter)

} // namespace sudoku::tst_findingspainter

#include "tst_findingspainter.moc"
