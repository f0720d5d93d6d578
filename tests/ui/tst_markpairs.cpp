#include <QPainter>
#include <QTest>

#include "tests/testdata.h"
#include "ui/paint/boardpainter.h"
#include "ui/paint/outsidetexts.h"

#include <algorithm>
#include <cstdlib>
#include <set>

using namespace sudoku;

namespace {

/// At least one of each variant that has marks. They meet in the same cells, on the same borders, and at the same places
/// outside the board.
const char *const samples[] = {
    "diagonal",
    "anti-diagonal",
    "windoku",
    "asterisk",
    "centre-dot",
    "girandola",
    "killer 15 r2c2 r2c3 r3c2",
    "killer r2c2 r2c3",
    "extra-region r2c2 r2c3 r3c2 r3c3",
    "clone r2c2 r2c3 r4c2 r4c3",
    "even r2c2 r3c4",
    "odd r2c2 r3c4",
    "target-sum 20 r2c2 r3c4",
    "thermometer r2c2 r2c3 r3c4",
    "palindrome r2c2 r2c3 r3c4",
    "whispers r2c2 r2c3 r3c4",
    "whispers 4 r2c2 r2c3 r3c4",
    "renban r2c2 r2c3 r3c4",
    "between-line r2c2 r2c3 r3c4",
    "arrow r2c2 r2c3 r3c4",
    "thermometer r3c4 r2c3 r2c2",
    "arrow r3c4 r2c3 r2c2",
    "greater-than r2c2 r2c3",
    "greater-than r2c2 r3c2",
    "greater-than r3c2 r2c2",
    "white-dot r2c2 r2c3",
    "white-dot 3 r2c2 r3c2",
    "black-dot r2c2 r2c3",
    "black-dot 3 r2c2 r3c2",
    "black-dot r1c2 r2c2",
    "xv 10 r2c2 r2c3",
    "xv 5 r2c2 r3c2",
    "quadruple 1 2 3 4 r1c1 r1c2 r2c1 r2c2",
    "quadruple 3 r2c2 r2c3 r3c2 r3c3",
    "sandwich 20 r1c4 r2c4",
    "x-sum 20 r1c4 r2c4",
    "little-killer 20 r1c5 r2c6",
    "little-killer 20 r1c3 r2c2",
    "sandwich 20 r3c1 r3c2",
    "x-sum 20 r3c1 r3c2",
    "little-killer 20 r4c1 r5c2",
    "little-killer 20 r2c1 r1c2",
};

constexpr int seenCells = 5; // of the upper left of a board, on each side

BoardStyle screen(const QColor &text, const QColor &base)
{
    QPalette palette(text, base);
    palette.setColor(QPalette::Text, text);
    palette.setColor(QPalette::Base, base);
    return BoardStyle::forScreen(palette, QFont());
}

/// How light the pixels are: all that a grey print shows.
class Picture
{
public:
    Picture(const Board &board, const BoardLayout &layout, const BoardStyle &style)
        : m_side(static_cast<int>(layout.board().left() + seenCells * layout.cellSize()))
    {
        QImage image(m_side, m_side, QImage::Format_RGB32);
        image.fill(style.background);
        static GlyphCache cache;
        QPainter painter(&image);
        BoardPainter(layout, style, symbolSets().front(), cache).paint(painter, board, {}, image.rect());
        painter.end();
        image = image.convertToFormat(QImage::Format_Grayscale8);
        for (int y = 0; y < m_side; ++y)
            m_pixels.insert(m_pixels.end(), image.constScanLine(y), image.constScanLine(y) + m_side);
    }

    /// Pixels that are clearly lighter or darker.
    int differences(const Picture &other, const QRect &within) const
    {
        constexpr int clearly = 14; // of 255
        const QRect rect = within & QRect(0, 0, m_side, m_side);
        int count = 0;
        for (int y = rect.top(); y <= rect.bottom(); ++y)
            for (int i = y * m_side + rect.left(); i <= y * m_side + rect.right(); ++i)
                count += std::abs(m_pixels[i] - other.m_pixels[i]) > clearly;
        return count;
    }
    int differences(const Picture &other) const { return differences(other, QRect(0, 0, m_side, m_side)); }

private:
    int m_side;
    std::vector<uchar> m_pixels;
};

struct Sample
{
    const char *text;
    Constraint constraint;
    Picture alone;
    int area;               ///< pixels that it changes
    std::vector<int> areas; ///< the same of each Gallery::places()
};

/// Pictures of rules in one size and style.
class Gallery
{
public:
    Gallery(int size, qreal cellSize, const BoardStyle &style)
        : m_blank(emptyBoard(size)),
          m_layout(m_blank.puzzle.geometry, QRectF(0, 0, cellSize * (size + 2.6), cellSize * (size + 2.6)),
                   {.pixelRatio = 1, .outside = {.above = 3, .left = 3}}),
          m_style(style),
          m_nothing(m_blank, m_layout, m_style)
    {
        addPlaces();
        for (const char *text : samples)
            if (const auto constraint =
                    readConstraint(m_blank.puzzle.geometry, text)) // not all are for each board
                addSample(text, *constraint);
    }

    Picture picture(const std::vector<Constraint> &constraints) const
    {
        Board board = m_blank;
        board.puzzle.constraints = constraints;
        return Picture(board, m_layout, m_style);
    }
    const std::vector<Sample> &all() const { return m_samples; }
    const Picture &nothing() const { return m_nothing; }
    /// Cells, and the places outside beside each row and column.
    const std::vector<QRect> &places() const { return m_places; }

    static bool meet(const Sample &a, const Sample &b)
    {
        for (std::size_t i = 0; i < a.areas.size(); ++i)
            if (a.areas[i] > 0 && b.areas[i] > 0)
                return true;
        return false;
    }

    /// Of what \a sample changes at one place, how much \a both has that \a other has not: the least of all places.
    double visiblePart(const Sample &sample, const Picture &other, const Picture &both) const
    {
        double least = 1;
        for (std::size_t i = 0; i < m_places.size(); ++i) {
            const bool isTrifle = sample.areas[i] < m_layout.cellSize() * m_layout.cellSize() / 40;
            if (!isTrifle)
                least = std::min(least, double(both.differences(other, m_places[i])) / sample.areas[i]);
        }
        return least;
    }

private:
    void addPlaces()
    {
        for (int i = 0; i < seenCells; ++i) {
            m_places.push_back(m_layout.outsideRect(-1, i).toRect());
            m_places.push_back(m_layout.outsideRect(i, -1).toRect());
            for (int column = 0; column < seenCells; ++column)
                m_places.push_back(m_layout.cellRect(m_layout.geometry().cellAt(i, column)).toRect());
        }
    }
    void addSample(const char *text, const Constraint &constraint)
    {
        Sample sample{text, constraint, picture({constraint}), 0, {}};
        sample.area = sample.alone.differences(m_nothing);
        for (const QRect &place : m_places)
            sample.areas.push_back(sample.alone.differences(m_nothing, place));
        m_samples.push_back(std::move(sample));
    }

    Board m_blank;
    BoardLayout m_layout;
    BoardStyle m_style;
    Picture m_nothing;
    std::vector<QRect> m_places;
    std::vector<Sample> m_samples;
};

} // namespace

class TestMarkPairs : public QObject
{
    Q_OBJECT

private slots:
    void theTableHasAllVariants()
    {
        std::set<const Variant *> seen;
        for (const char *sample : samples)
            seen.insert(readConstraint(usualGeometry(9), sample)->variant);
        for (const Variant *variant : variants())
            QCOMPARE(seen.contains(variant), variant->marks != nullptr);
    }

    void anyTwoCanBeToldApart_data()
    {
        QTest::addColumn<int>("size");
        QTest::addColumn<double>("cellSize");
        QTest::addColumn<BoardStyle>("style");
        const std::pair<const char *, BoardStyle> styles[] = {
            {"light", screen(Qt::black, Qt::white)},
            {"dark", screen(Qt::white, QColor(0x23, 0x23, 0x23))},
            {"paper", BoardStyle::forPaper(QFont())},
        };
        for (const auto &[name, style] : styles)
            for (const auto &[size, cellSize] : {std::pair(9, 40.0), std::pair(25, 22.0)})
                QTest::addRow("%s %dx%d", name, size, size) << size << cellSize << style;
    }

    void anyTwoCanBeToldApart()
    {
        QFETCH(int, size);
        QFETCH(double, cellSize);
        QFETCH(BoardStyle, style);
        const Gallery gallery(size, cellSize, style);
        QStringList faults;
        const std::vector<Sample> &all = gallery.all();
        for (std::size_t i = 0; i < all.size(); ++i)
            for (std::size_t j = i + 1; j < all.size(); ++j)
                if (Gallery::meet(all[i], all[j]) && !areAlike(all[i], all[j]))
                    faults += faultsOf(gallery, all[i], all[j]);
        QVERIFY2(faults.isEmpty(), qPrintable(QLatin1Char('\n') + faults.join(QLatin1Char('\n'))));
    }

private:
    /// Of one kind, and not one that makes way for another of its kind.
    static bool areAlike(const Sample &a, const Sample &b)
    {
        return a.constraint.variant == b.constraint.variant && a.constraint.variant != findVariant("killer")
               && a.constraint.variant != findVariant("little-killer");
    }

    static QStringList faultsOf(const Gallery &gallery, const Sample &a, const Sample &b)
    {
        constexpr double clearly = 0.15; // of what one changes alone
        const Picture both = gallery.picture({a.constraint, b.constraint});
        const QString pair = QString("%1 and %2").arg(a.text, b.text);
        QStringList faults;
        const double first = gallery.visiblePart(a, b.alone, both);
        const double second = gallery.visiblePart(b, a.alone, both);
        if (std::min(first, second) < clearly)
            faults += QString("%1: %2 and %3 of them show").arg(pair).arg(first).arg(second);
        if (a.constraint.variant != b.constraint.variant
            && isLike(a.alone, b.alone, std::max(a.area, b.area)))
            faults += QString("%1 look alike").arg(pair);
        const int area = both.differences(gallery.nothing());
        for (const Sample &third : gallery.all())
            if (third.constraint.variant != a.constraint.variant
                && third.constraint.variant != b.constraint.variant
                && std::abs(area - third.area) < std::max(area, third.area) / 8
                && isLike(both, third.alone, std::max(area, third.area)))
                faults += QString("%1 look like %2").arg(pair, third.text);
        return faults;
    }

    static bool isLike(const Picture &a, const Picture &b, int area) { return a.differences(b) < area / 8; }
};

QTEST_MAIN(TestMarkPairs)
#include "tst_markpairs.moc"
