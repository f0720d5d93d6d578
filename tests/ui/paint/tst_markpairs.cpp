// Covers ui/paint: outsidetexts

#include <QGuiApplication>
#include <QPainter>
#include <QTest>

#include "tests/sampling.h"
#include "tests/testdata.h"
#include "tests/testprogram.h"
#include "ui/paint/boardpainter.h"
#include "ui/paint/outsidetexts.h"

#include <algorithm>
#include <array>
#include <cstdlib>
#include <set>

namespace sudoku::tst_markpairs {

/// At least one of each variant that has marks. They meet in the same cells, on the same borders, and at the
/// same places outside the board.
const char *const samples[] = {
    "diagonal",
    "anti-diagonal",
    "windoku",
    "asterisk",
    "centre-dot",
    "girandola",
    "killer 15 r2c2 r2c3 r3c2",
    "killer r2c2 r2c3 r3c2 r3c3",
    "sum-cage 15 r2c2 r2c3 r3c2",
    "product-cage 24 r2c2 r2c3 r3c2",
    "equality-cage r2c2 r2c3",
    "rellik-cage 10 r2c2 r2c3",
    "look-and-say 12 r2c2 r2c3 r3c2",
    "extra-region r2c2 r2c3 r3c2 r3c3",
    "clone r2c2 r2c3 r4c2 r4c3",
    "same-region r2c2 r2c3 r3c2",
    "region-surroundings r2c2 r3c4",
    "region-count r2c2 r2c3 r3c2",
    "region-view r2c2 r3c4",
    "region-arrow r2c2 r2c3 r3c4",
    "even r2c2 r3c4",
    "odd r2c2 r3c4",
    "maximum r2c2 r3c4",
    "minimum r2c2 r3c4",
    "row-indexer r2c2 r3c4",
    "column-indexer r2c2 r3c4",
    "box-indexer r2c2 r3c4",
    "count-distinct r2c2 r3c4 r4c4",
    "counting-circles r2c2 r3c4",
    "same-values r2c2 r2c3 r4c2 r4c3",
    "given-candidates 1 2 3 r2c2 r3c4",
    "target-sum 20 r2c2 r3c4",
    "thermometer r2c2 r2c3 r3c4",
    "slow-thermometer r2c2 r2c3 r3c4",
    "palindrome r2c2 r2c3 r3c4",
    "whispers r2c2 r2c3 r3c4",
    "whispers 4 r2c2 r2c3 r3c4",
    "renban r2c2 r2c3 r3c4",
    "nabner r2c2 r2c3 r3c4",
    "between-line r2c2 r2c3 r3c4",
    "region-sum r2c2 r2c3 r3c4",
    "lockout-line r2c2 r2c3 r3c4",
    "lockout-line 3 r2c2 r2c3 r3c4",
    "sum-line r2c2 r2c3 r3c4",
    "sum-line 12 r2c2 r2c3 r3c4",
    "lunchbox 9 r2c2 r2c3 r3c4",
    "zipper-line r2c2 r2c3 r3c4",
    "entropic-line r2c2 r2c3 r3c4",
    "modular-line r2c2 r2c3 r3c4",
    "modular-line 5 r2c2 r2c3 r3c4",
    "arrow r2c2 r2c3 r3c4",
    "thermometer r3c4 r2c3 r2c2",
    "arrow r3c4 r2c3 r2c2",
    "pill-arrow r2c2 r2c3 r3c4",
    "double-arrow r2c2 r2c3 r3c4",
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
    "numbered-room 7 r1c4 r2c4",
    "skyscraper-clue 7 r1c4 r2c4",
    "hidden-skyscraper 7 r1c4 r2c4",
    "full-rank 7 r1c4 r2c4",
    "shared-rank 7 r1c4 r2c4",
    "little-killer 20 r1c5 r2c6",
    "little-killer 20 r1c3 r2c2",
    "sandwich 20 r3c1 r3c2",
    "x-sum 20 r3c1 r3c2",
    "numbered-room 7 r3c1 r3c2",
    "little-killer 20 r4c1 r5c2",
    "little-killer 20 r2c1 r1c2",
};

constexpr int seenCells = 4; // of the upper left of a board, on each side

BoardStyle screen(const QColor &text, const QColor &base)
{
    QPalette palette(text, base);
    palette.setColor(QPalette::Text, text);
    palette.setColor(QPalette::Base, base);
    return BoardStyle::forScreen(palette);
}

std::vector<Mark> allMarks;

/// Draws the mark that its number names: so one mark of a rule can be made faint while all else stays as it
/// is.
const Variant singleMark{.id = "single-mark",
                         .name = "Single mark",
                         .demand = "",
                         .input = Input::Nothing,
                         .rules = nullptr,
                         .marks = [](const Geometry &, const Constraint &constraint) {
                             return std::vector{allMarks[constraint.numbers.front()]};
                         }};

std::vector<Constraint> singleMarks(const Geometry &geometry, const Constraint &constraint)
{
    std::vector<Constraint> marks;
    for (const Mark &mark : constraint.variant->marksOf(geometry, constraint)) {
        marks.push_back({&singleMark, {}, {static_cast<int>(allMarks.size())}});
        allMarks.push_back(mark);
    }
    return marks;
}

bool needsRoom(const Constraint &constraint)
{
    const Mark &mark = allMarks[constraint.numbers.front()];
    return std::holds_alternative<Outline>(mark) || std::holds_alternative<Label>(mark)
           || std::holds_alternative<Token>(mark) || std::holds_alternative<OutsideText>(mark);
}

/// What part of its ink a mark must keep beside others. Those outside the board print on nothing.
double neededShare(const Constraint &constraint)
{
    return std::holds_alternative<OutsideText>(allMarks[constraint.numbers.front()]) ? 0.8 : 0.15;
}

using Constraints = std::vector<Constraint>;

Constraints operator+(Constraints first, const Constraints &second)
{
    first.insert(first.end(), second.begin(), second.end());
    return first;
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

    /// How much lighter or darker pixels are, where one sees it, added up.
    int differences(const Picture &other, const QRect &within) const
    {
        const QRect rect = within & QRect(0, 0, m_side, m_side);
        int sum = 0;
        for (int y = rect.top(); y <= rect.bottom(); ++y)
            for (int i = y * m_side + rect.left(); i <= y * m_side + rect.right(); ++i)
                if (const int difference = std::abs(m_pixels[i] - other.m_pixels[i]); difference > clearly)
                    sum += difference;
        return sum;
    }

private:
    static constexpr int clearly = 10; // of 255
    int m_side;
    std::vector<uchar> m_pixels;
};

using Inks = std::vector<int>; // at each of Gallery's places: see Picture::differences()

/// A rule as it looks alone.
struct Sample
{
    const char *text;
    const Variant *variant;
    Constraints marks;
    Picture picture;
    Inks ink;
    std::vector<Inks> inksOfMarks;
};

/// Pictures of rules in one size and style. Its places are cells, and those outside beside each row and
/// column.
class Gallery
{
public:
    Gallery(int size, qreal cellSize, const BoardStyle &style)
        : m_blank(emptyBoard(size)),
          m_layout(m_blank.puzzle.geometry, QRectF(0, 0, cellSize * (size + 2.6), cellSize * (size + 2.6)),
                   {.pixelRatio = 1, .outside = {.above = 3, .left = 3}}),
          m_style(style)
    {
        addPlaces();
        const Picture nothing = picture({});
        for (const char *text : samples)
            if (const auto constraint =
                    readConstraint(m_blank.puzzle.geometry, text)) // not all are for each board
                addSample(text, *constraint, nothing);
    }

    Picture picture(const Constraints &constraints, const Constraints &faint = {}) const
    {
        Board board = m_blank;
        board.puzzle.constraints = constraints;
        board.switchedOff = faint;
        return Picture(board, m_layout, m_style);
    }
    const std::vector<Sample> &all() const { return m_samples; }
    std::size_t placeCount() const { return m_places.size(); }

    /// Less than that says nothing about a mark: the tip of a line that ends at a border.
    bool isTrifle(int ink) const { return ink < 3 * m_layout.cellSize() * m_layout.cellSize(); }
    bool meet(const Sample &a, const Sample &b, std::size_t place) const
    {
        return !isTrifle(a.ink[place]) && !isTrifle(b.ink[place]);
    }

    Inks differences(const Picture &one, const Picture &other) const
    {
        Inks inks;
        for (const QRect &place : m_places)
            inks.push_back(one.differences(other, place));
        return inks;
    }
    int differences(const Picture &one, const Picture &other, std::size_t place) const
    {
        return one.differences(other, m_places[place]);
    }

    /// The ink of each of \a marks where \a others are there too: what changes without it. Where others make
    /// way for it it becomes faint instead, so that they stay where they are.
    std::vector<Inks> inks(const Constraints &marks, const Constraints &others) const
    {
        const Picture all = picture(marks + others);
        std::vector<Inks> inks;
        for (std::size_t i = 0; i < marks.size(); ++i) {
            Constraints rest = marks;
            rest.erase(rest.begin() + static_cast<std::ptrdiff_t>(i));
            const Constraints faint = needsRoom(marks[i]) ? Constraints{marks[i]} : Constraints();
            inks.push_back(differences(all, picture(rest + others, faint)));
        }
        return inks;
    }

    /// Whether each mark of \a sample keeps enough of its ink beside \a other, at each place of both.
    bool isSeenBeside(const Sample &sample, const Sample &other) const
    {
        const std::vector<Inks> beside = inks(sample.marks, other.marks);
        for (std::size_t mark = 0; mark < beside.size(); ++mark)
            for (std::size_t place = 0; place < m_places.size(); ++place)
                if (const int alone = sample.inksOfMarks[mark][place];
                    meet(sample, other, place) && !isTrifle(alone)
                    && beside[mark][place] < alone * neededShare(sample.marks[mark]))
                    return false;
        return true;
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
    void addSample(const char *text, const Constraint &constraint, const Picture &nothing)
    {
        const Constraints marks = singleMarks(m_layout.geometry(), constraint);
        const Picture alone = picture(marks);
        m_samples.push_back(
            {text, constraint.variant, marks, alone, differences(alone, nothing), inks(marks, {})});
    }

    Board m_blank;
    BoardLayout m_layout;
    BoardStyle m_style;
    std::vector<QRect> m_places;
    std::vector<Sample> m_samples;
};

class TestMarkPairs : public QObject
{
    Q_OBJECT

private slots:
    void theTableHasAllVariants()
    {
        std::set<const Variant *> seen;
        for (const char *sample : samples)
            seen.insert(readConstraint(defaultGeometry(9), sample)->variant);
        for (const Variant *variant : variants())
            QCOMPARE(seen.contains(variant), variant->marks && variant->isFor(defaultGeometry(9)));
    }

    void theNumberOfALunchboxIsBesideItsBend_data()
    {
        QTest::addColumn<QString>("lunchbox");
        QTest::addColumn<bool>("isLeft");
        QTest::newRow("to the right") << "lunchbox 9 r2c2 r2c3 r3c4" << true;
        QTest::newRow("to the left") << "lunchbox 9 r2c3 r2c2 r3c1" << false;
        QTest::newRow("down") << "lunchbox 9 r2c2 r3c2" << false;
    }

    void theNumberOfALunchboxIsBesideItsBend()
    {
        QFETCH(QString, lunchbox);
        QFETCH(bool, isLeft);
        const Geometry geometry = defaultGeometry(9);
        const Constraint constraint = *readConstraint(geometry, lunchbox.toStdString());
        const std::vector<Mark> marks = constraint.variant->marksOf(geometry, constraint);
        QCOMPARE(std::get<Label>(marks.back()).side == Label::Side::Left, isLeft);
    }

    void anyTwoCanBeToldApart_data()
    {
        QTest::addColumn<int>("size");
        QTest::addColumn<double>("cellSize");
        QTest::addColumn<BoardStyle>("style");
        QTest::addColumn<int>("first");
        const std::pair<const char *, BoardStyle> styles[] = {
            {"light", screen(Qt::black, Qt::white)},
            {"dark", screen(Qt::white, QColor(0x23, 0x23, 0x23))},
            {"paper", BoardStyle::forPaper()},
        };
        int count = 0;
        for (const auto &[name, style] : styles)
            for (const auto &[size, cellSize] : {std::pair(9, 40.0), std::pair(25, 22.0)})
                if (const int row = count++; isTried(row, 5))
                    QTest::addRow("%s %dx%d", name, size, size) << size << cellSize << style << row;
    }

    void anyTwoCanBeToldApart()
    {
        QFETCH(int, size);
        QFETCH(double, cellSize);
        QFETCH(BoardStyle, style);
        QFETCH(int, first);
        const Gallery gallery(size, cellSize, style);
        QStringList faults;
        const std::vector<Sample> &all = gallery.all();
        int pair = first; // other ones on each row
        for (std::size_t i = 0; i < all.size(); ++i)
            for (std::size_t j = i + 1; j < all.size(); ++j)
                if (!areAlike(all[i], all[j]) && isTried(pair++, 9, 5))
                    faults += faultsOf(gallery, all[i], all[j]);
        QVERIFY2(faults.isEmpty(), qPrintable(QLatin1Char('\n') + faults.join(QLatin1Char('\n'))));
    }

private:
    /// Of one kind, and not one that makes way for another of its kind. Arrows differ only where they begin
    /// and end, cages only by their labels.
    static bool areAlike(const Sample &a, const Sample &b)
    {
        const auto isArrow = [](const Sample &sample) { return sample.variant->id.ends_with("arrow"); };
        return (isArrow(a) && isArrow(b)) || (a.variant != b.variant && isCage(a) && isCage(b))
               || (isPlainNumber(a) && isPlainNumber(b))
               || (a.variant == b.variant && a.variant != findVariant("killer")
                   && a.variant != findVariant("little-killer"));
    }

    /// Numbers beside the board are told apart by signs where several kinds are there, but not when each is
    /// alone: see tst_markpainter.
    static bool isPlainNumber(const Sample &sample) { return sample.variant->input == Input::Line; }
    static bool isCage(const Sample &sample)
    {
        constexpr std::array others{"killer", "look-and-say", "same-values", "count-distinct"};
        return sample.variant->id.ends_with("-cage")
               || std::ranges::find(others, sample.variant->id) != others.end();
    }

    static QStringList faultsOf(const Gallery &gallery, const Sample &a, const Sample &b)
    {
        QStringList faults;
        std::vector<std::size_t> places;
        for (std::size_t place = 0; place < gallery.placeCount(); ++place)
            if (gallery.meet(a, b, place))
                places.push_back(place);
        if (places.empty())
            return faults;
        for (const auto &[one, other] : {std::pair(&a, &b), std::pair(&b, &a)})
            if (!gallery.isSeenBeside(*one, *other))
                faults += QString("%1 is hidden by %2").arg(one->text, other->text);
        const QString pair = QString("%1 and %2").arg(a.text, b.text);
        const Picture both = gallery.picture(a.marks + b.marks);
        for (const std::size_t place : places) {
            if (a.variant != b.variant && isLike(gallery, a.picture, b, a.ink[place], place))
                faults += QString("%1 look alike at place %2").arg(pair).arg(place);
            for (const Sample &third : gallery.all())
                if (third.variant != a.variant && third.variant != b.variant
                    && !(isCage(third) && (isCage(a) || isCage(b)))
                    && !(isPlainNumber(third) && (isPlainNumber(a) || isPlainNumber(b)))
                    && isLike(gallery, both, third, std::max(a.ink[place], b.ink[place]), place))
                    faults += QString("%1 look like %2 at place %3").arg(pair, third.text).arg(place);
        }
        return faults;
    }

    /// At that place, where the other picture has that much \a ink.
    static bool isLike(const Gallery &gallery, const Picture &picture, const Sample &sample, int ink,
                       std::size_t place)
    {
        return gallery.differences(picture, sample.picture, place)
               < likeShare * std::max(ink, sample.ink[place]);
    }

    static constexpr double likeShare = 0.1;
};

ADD_TEST(QGuiApplication, TestMarkPairs)

} // namespace sudoku::tst_markpairs

#include "tst_markpairs.moc"
