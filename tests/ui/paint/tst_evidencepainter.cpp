// Covers ui/paint: evidencelinks

#include <QGuiApplication>
#include <QPainter>
#include <QTest>

#include "core/variants/variant.h"
#include "tests/testdata.h"
#include "tests/testprogram.h"
#include "ui/paint/boardpainter.h"
#include "ui/paint/candidategrid.h"
#include "ui/paint/evidencelook.h"

namespace sudoku::tst_evidencepainter {

constexpr int side = 640;

QPalette paletteOf(bool isDark)
{
    const QColor text = isDark ? Qt::white : Qt::black;
    const QColor base = isDark ? QColor(0x23, 0x23, 0x23) : QColor(Qt::white);
    QPalette palette(text, base);
    palette.setColor(QPalette::Text, text);
    palette.setColor(QPalette::Base, base);
    return palette;
}

/// A board of \a size x \a size in a desktop's colours.
struct Fixture
{
    explicit Fixture(int size, bool isDark = false)
        : board(emptyBoard(size)),
          layout(board.puzzle.geometry, QRectF(0, 0, side, side), {.pixelRatio = 1}),
          style(BoardStyle::forScreen(paletteOf(isDark)))
    {
    }

    /// Returns the picture in grey, so that colour alone makes no difference.
    QImage painted(const StepEvidence &evidence, const QRect &clip = {0, 0, side, side})
    {
        QImage image(side, side, QImage::Format_RGB32);
        image.fill(style.background);
        QPainter painter(&image);
        painter.setClipRect(clip);
        BoardPainter(layout, style, symbolSets().front(), cache)
            .paint(painter, board,
                   {.cells = {},
                    .cursor = {},
                    .findings = {.evidence = evidence},
                    .marksInPlaces = MarksInPlaces::Corner,
                    .minCandidate = minCandidate},
                   clip);
        painter.end();
        return image;
    }
    QRect difference(const QImage &a, const QImage &b) const
    {
        QRect changed;
        for (int y = 0; y < a.height(); ++y)
            for (int x = 0; x < a.width(); ++x)
                if (a.pixel(x, y) != b.pixel(x, y))
                    changed |= QRect(x, y, 1, 1);
        return changed;
    }
    QRect cellRect(Cell cell) const { return layout.cellRect(cell).toAlignedRect(); }
    Cell middle() const { return board.puzzle.geometry.cellCount() / 2; }
    Digit last() const { return board.puzzle.geometry.digitCount(); }

    qreal minCandidate = 0;
    Board board;
    BoardLayout layout;
    BoardStyle style;
    GlyphCache cache;
};

void addBoards()
{
    QTest::addColumn<int>("size");
    QTest::addColumn<bool>("isDark");
    for (const int size : {4, 9, 16, 25})
        for (const bool isDark : {false, true})
            QTest::addRow("%d %s", size, isDark ? "dark" : "light") << size << isDark;
}

ChainLink link(Candidate from, Candidate to, bool isStrong)
{
    return {{from}, {to}, !isStrong, isStrong};
}

class TestEvidencePainter : public QObject
{
    Q_OBJECT

private slots:
    void evidenceShowsInItsCellWithoutMarks_data() { addBoards(); }

    void evidenceShowsInItsCellWithoutMarks()
    {
        QFETCH(int, size);
        QFETCH(bool, isDark);
        Fixture fixture(size, isDark);
        const Candidate candidate{fixture.middle(), fixture.last()};
        const QImage blank = fixture.painted({});
        for (const Role role : {Role::Pattern, Role::Cover, Role::Fin, Role::EndoFin, Role::Pincer,
                                Role::AlmostLocked, Role::Restricted, Role::Coloured}) {
            const QRect changed =
                fixture.difference(blank, fixture.painted({.groups = {{role, {candidate}}}}));
            QVERIFY(changed.width() > 5 && changed.height() > 5);
            QVERIFY(fixture.cellRect(candidate.cell).adjusted(-2, -2, 2, 2).contains(changed));
        }
        for (const StepEvidence &conclusion :
             {StepEvidence{.placements = {candidate}}, StepEvidence{.eliminations = {candidate}}}) {
            const QRect changed = fixture.difference(blank, fixture.painted(conclusion));
            QVERIFY(changed.width() > 5 && changed.height() > 5);
            QVERIFY(fixture.cellRect(candidate.cell).contains(changed));
        }
    }

    void rolesDifferInShape()
    {
        std::vector<EvidenceLook> looks;
        for (const Role role :
             {Role::Pattern, Role::Cover, Role::Fin, Role::EndoFin, Role::Pincer, Role::Restricted})
            looks.push_back(lookOf(role, 0));
        for (std::size_t i = 0; i < looks.size(); ++i)
            for (std::size_t j = 0; j < i; ++j)
                QVERIFY(looks[i].shape != looks[j].shape || looks[i].pen != looks[j].pen);
        for (const Role role : {Role::AlmostLocked, Role::Coloured})
            for (int i = 0; i < 4; ++i)
                for (int j = 0; j < i; ++j)
                    QVERIFY(lookOf(role, i).shape != lookOf(role, j).shape);
    }

    void strongAndWeakLinksDiffer_data() { addBoards(); }

    void strongAndWeakLinksDiffer()
    {
        QFETCH(int, size);
        QFETCH(bool, isDark);
        Fixture fixture(size, isDark);
        const Candidate from{0, 1};
        const Candidate to{fixture.middle(), fixture.last()};
        const QImage blank = fixture.painted({});
        const QImage weak = fixture.painted({.chains = {{link(from, to, false)}}});
        const QImage strong = fixture.painted({.chains = {{link(from, to, true)}}});
        QVERIFY(weak != strong);
        const QRect between = fixture.cellRect(from.cell) | fixture.cellRect(to.cell);
        for (const QImage &image : {weak, strong}) {
            const QRect changed = fixture.difference(blank, image);
            QVERIFY(changed.width() > between.width() / 2 && changed.height() > between.height() / 2);
        }
    }

    void arrowsStayOnTheBoard()
    {
        Fixture fixture(9);
        const Geometry &geometry = fixture.board.puzzle.geometry;
        for (const Cell corner : {0, 8, 72, 80})
            for (const Cell other : {0, 8, 72, 80}) {
                if (corner == other)
                    continue;
                const StepEvidence evidence{.chains = {{link({corner, 1}, {other, 9}, true)}}};
                const QRect changed = fixture.difference(fixture.painted({}), fixture.painted(evidence));
                QVERIFY(fixture.layout.board().toAlignedRect().contains(changed));
            }
        QCOMPARE(geometry.size(), 9);
    }

    void housesAreTintedAndOutlined()
    {
        Fixture fixture(9);
        const std::vector<Cell> &row = fixture.board.puzzle.geometry.houses()[3].cells;
        const QImage blank = fixture.painted({});
        const QImage base = fixture.painted({.houses = {{row, HouseRole::Base}}});
        const QImage cover = fixture.painted({.houses = {{row, HouseRole::Cover}}});
        const QPoint centre = fixture.layout.cellCentre(row[4]).toPoint();
        QVERIFY(base.pixel(centre) != blank.pixel(centre));
        QCOMPARE(cover.pixel(centre), blank.pixel(centre));
        QVERIFY(cover != blank);
    }

    void marksOfTheCellStayVisible()
    {
        Fixture fixture(9);
        const Cell cell = fixture.middle();
        const StepEvidence evidence{.groups = {{Role::Pattern, {{cell, 9}}}}};
        const QImage alone = fixture.painted(evidence);
        fixture.board.centreMarks[cell] = {1, 9};
        QVERIFY(fixture.painted(evidence) != alone);
    }

    /// Their places would be too small on a large board, so they are side by side; pencil marks are dots.
    void candidatesAreLegibleOnLargeBoards()
    {
        Fixture fixture(25);
        const QImage blank = fixture.painted({});
        fixture.board.cornerMarks[fixture.middle()] = {1, 2};
        const QRect dots = fixture.difference(blank, fixture.painted({}));
        QVERIFY(dots.height() >= 2 && dots.height() < 6);
        fixture.minCandidate = CandidateGrid::minHeight;
        const QRect sideBySide = fixture.difference(blank, fixture.painted({}));
        QVERIFY(sideBySide.height() >= 6);
        for (const QRect &marks : {dots, sideBySide})
            QVERIFY(fixture.cellRect(fixture.middle()).contains(marks));
        const Candidate elsewhere{0, 3};
        const QImage withEvidence = fixture.painted({.groups = {{Role::Pattern, {elsewhere}}}});
        QVERIFY(fixture.cellRect(0).contains(fixture.difference(fixture.painted({}), withEvidence)));
    }

    /// The sum of a cage leaves less room, and so do the lines of cages that share cells.
    void candidatesAreTheSameInAllCells_data()
    {
        QTest::addColumn<int>("size");
        QTest::addColumn<qreal>("minCandidate");
        for (const int size : {6, 9, 16})
            for (const qreal minCandidate : {0.0, CandidateGrid::minHeight})
                QTest::addRow("%d %g", size, minCandidate) << size << minCandidate;
    }

    void candidatesAreTheSameInAllCells()
    {
        QFETCH(int, size);
        QFETCH(qreal, minCandidate);
        Fixture fixture(size);
        const auto cell = [&](int row, int column) {
            return fixture.board.puzzle.geometry.cellAt(row, column);
        };
        for (const std::vector<Cell> &cells :
             {std::vector{cell(0, 0), cell(0, 1)}, std::vector{cell(0, 1), cell(1, 1)}})
            fixture.board.puzzle.constraints.push_back({findVariant("killer"), cells, {9}});
        fixture.minCandidate = minCandidate;
        const QImage blank = fixture.painted({});
        for (Cell i = 0; i < fixture.board.puzzle.geometry.cellCount(); ++i)
            fixture.board.cornerMarks[i] = {2};
        fixture.board.cornerMarks[fixture.middle()] = DigitSet::all(std::min(size, 9));
        const QImage full = fixture.painted({});
        const auto mark = [&](Cell of) {
            const QRect rect = fixture.cellRect(of);
            return fixture.difference(blank.copy(rect), full.copy(rect));
        };
        const QRect first = mark(cell(2, 2));
        QVERIFY(first.height() > 1); // a dot on the largest board
        for (const Cell other : {cell(0, 0), cell(0, 1), cell(1, 1), cell(2, 4), cell(size - 1, size - 1)}) {
            QCOMPARE(mark(other).topLeft(), first.topLeft());
            QCOMPARE(mark(other).size(), first.size());
        }
    }

    void clippedPaintingIsTheSame()
    {
        Fixture fixture(9);
        const StepEvidence evidence{
            .houses = {{fixture.board.puzzle.geometry.houses()[0].cells, HouseRole::Base}},
            .groups = {{Role::AlmostLocked, {{3, 1}, {4, 2}}, 1}},
            .chains = {{link({0, 1}, {60, 5}, true), link({60, 5}, {8, 3}, false)}},
            .eliminations = {{40, 7}}};
        const QImage whole = fixture.painted(evidence);
        const QRect part(100, 0, 250, 400);
        const QImage clipped = fixture.painted(evidence, part);
        for (int y = part.top() + 2; y < part.bottom() - 2; ++y)
            for (int x = part.left() + 2; x < part.right() - 2; ++x)
                QVERIFY(std::abs(qGray(whole.pixel(x, y)) - qGray(clipped.pixel(x, y))) <= 8);
    }
};

ADD_TEST(QGuiApplication, TestEvidencePainter)

} // namespace sudoku::tst_evidencepainter

#include "tst_evidencepainter.moc"
