#include "ui/pictures/sumreader.h"

#include "core/variants/variant.h"
#include "ui/pictures/digitnetwork.h"
#include "ui/pictures/sumboxes.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace sudoku {
namespace {

constexpr double farthestLoss = 9; ///< nats: less likely sums are not asked about
constexpr std::size_t maxValues = 12;

/// How unlikely each digit is in a place, 0 to 9, in nats.
using DigitLosses = std::array<double, 10>;

DigitLosses lossesOf(const CellImage &digit, const CellReader &read)
{
    static const std::vector<int> classes = [] {
        std::vector<int> places;
        for (const std::string_view symbol : {"0", "1", "2", "3", "4", "5", "6", "7", "8", "9"})
            places.push_back(cellClassOf(CellKind::Printed, symbol));
        return places;
    }();
    const ClassLogs logs = read(digit);
    const std::vector<float> within = logsWithin(logs, classes);
    DigitLosses losses;
    std::ranges::transform(within, losses.begin(), [](float log) { return -double(log); });
    return losses;
}

/// One way to part the ink of a number into digits.
struct Parting
{
    double loss = 0;
    std::vector<QRect> digits = {};
};

/// Returns the likely ways to part a number: a piece that is wide for a digit may be two, or a digit that the
/// line of its cage touches.
std::vector<Parting> partings(const BoardInk &ink, const std::vector<QRect> &pieces, int height)
{
    constexpr double certainDigit = 0.95, certainPair = 1.2; // of the height
    constexpr double unusual = 1.5, withLine = 5;            // nats
    std::vector<Parting> ways{{}};
    for (const QRect &piece : pieces) {
        const double width = double(piece.width()) / height;
        std::vector<Parting> longer;
        for (const Parting &way : ways) {
            if (width < certainPair) {
                longer.push_back(way);
                longer.back().digits.push_back(piece);
                longer.back().loss += width < certainDigit ? 0 : unusual;
            }
            if (width >= certainDigit) {
                const int column = columnBetween(ink, piece);
                longer.push_back(way);
                longer.back().digits.push_back(QRect(piece.topLeft(), QPoint(column - 1, piece.bottom())));
                longer.push_back(longer.back());
                longer.back().loss += withLine;
                longer[longer.size() - 2].digits.push_back(
                    QRect(QPoint(column, piece.top()), piece.bottomRight()));
            }
        }
        ways = std::move(longer);
    }
    return ways;
}

/// Adds the numbers that digits may mean to \a values.
void addNumbers(std::vector<CellValue> &values, const std::vector<DigitLosses> &digits, double loss)
{
    std::vector<CellValue> numbers{{0, loss}};
    for (const DigitLosses &digit : digits) {
        std::vector<CellValue> longer;
        for (const CellValue &number : numbers)
            for (int next = 0; next < std::ssize(digit); ++next)
                if (number.digit > 0 || next > 0)
                    longer.push_back({10 * number.digit + next, number.loss + digit[next]});
        std::ranges::stable_sort(longer, {}, &CellValue::loss);
        longer.resize(std::min(longer.size(), 2 * maxValues));
        numbers = std::move(longer);
    }
    values.insert(values.end(), numbers.begin(), numbers.end());
}

std::vector<CellValue> likeliest(std::vector<CellValue> values)
{
    std::ranges::stable_sort(values, {}, &CellValue::loss);
    std::vector<CellValue> kept;
    for (const CellValue &value : values) {
        const bool isKnown =
            std::ranges::any_of(kept, [&](const CellValue &other) { return other.digit == value.digit; });
        if (!isKnown && kept.size() < maxValues && value.loss - values.front().loss <= farthestLoss)
            kept.push_back({value.digit, value.loss - values.front().loss});
    }
    return kept;
}

/// Returns the values within a range, or all if none is.
std::vector<CellValue> within(const std::vector<CellValue> &values, const NumberRange &range)
{
    std::vector<CellValue> possible;
    for (const CellValue &value : values)
        if (value.digit >= range.min && value.digit <= range.max)
            possible.push_back(value);
    return possible.empty() ? values : likeliest(possible);
}

QRectF placeOf(const std::vector<QRect> &pieces, int cellSide)
{
    QRect all;
    for (const QRect &piece : pieces)
        all |= piece;
    const double scale = cellSide;
    return {all.x() / scale, all.y() / scale, all.width() / scale, all.height() / scale};
}

void erase(CellImage &cell, const QRectF &part)
{
    constexpr double pixels = cellImageSide / (1 + 2 * cellImageMargin); // of a cell's side
    const auto pixel = [](double place) {
        return static_cast<int>(std::lround((place + cellImageMargin) * pixels));
    };
    const int left = std::max(0, pixel(part.left())), right = std::min(cellImageSide, pixel(part.right()));
    const int top = std::max(0, pixel(part.top())), bottom = std::min(cellImageSide, pixel(part.bottom()));
    for (int y = top; y < bottom; ++y)
        for (int x = left; x < right; ++x)
            cell[y * cellImageSide + x] = 0;
}

SumLooks looksOf(const BoardInk &ink, const SumBoxes &boxes, const std::vector<QRect> &pieces,
                 const CellReader &read)
{
    std::vector<CellValue> values;
    for (const Parting &way : partings(ink, pieces, boxes.digitHeight)) {
        std::vector<DigitLosses> digits;
        for (const QRect &digit : way.digits)
            digits.push_back(lossesOf(digitImage(ink, boxes, digit), read));
        addNumbers(values, digits, way.loss);
    }
    return {placeOf(pieces, ink.cellSide()), likeliest(std::move(values))};
}

} // namespace

Sums sumsIn(const BoardInk &ink, const Cages &cages, const CellReader &read)
{
    std::vector<Cell> firsts;
    for (const std::vector<Cell> &cage : cages.cells())
        firsts.push_back(cage.front());
    const SumBoxes boxes = sumBoxesIn(ink, firsts, cages.inset);
    Sums sums{.looks = {}, .inkLevel = boxes.inkLevel};
    for (const std::vector<QRect> &pieces : boxes.pieces)
        sums.looks.push_back(pieces.empty() ? SumLooks() : looksOf(ink, boxes, pieces, read));
    return sums;
}

void addCages(BoardShape &shape, const Cages &cages, const Sums &sums)
{
    const Variant *const killer = findVariant("killer");
    const auto cells = cages.cells();
    const auto isSeen = [](const SumLooks &sum) { return !sum.values.empty(); };
    const bool areThere = sums.areDrawn || std::ranges::any_of(sums.looks, isSeen);
    for (std::size_t i = 0; i < cells.size(); ++i) {
        RuleReading rule{.constraint = {killer, cells[i]}, .isDoubtful = cages.isDoubtful[i]};
        if (isSeen(sums.looks[i])) {
            const NumberRange range = killer->numbers(shape.geometry, cells[i]);
            rule.seen = sums.looks[i].values.front().digit;
            shape.numbers.push_back({shape.rules.size(), within(sums.looks[i].values, range)});
        } else {
            rule.isDoubtful = rule.isDoubtful || areThere;
        }
        shape.rules.push_back(std::move(rule));
    }
}

std::vector<std::vector<QRectF>> cageParts(const Cages &cages, const Sums &sums)
{
    constexpr double beside = 0.045, around = 0.03; // cells
    const double depth = cages.inset + beside, far = cellImageMargin, length = 1 + 2 * far;
    const std::vector<QRectF> edges{{-far, -far, length, far + depth},
                                    {-far, 1 - depth, length, far + depth},
                                    {-far, -far, far + depth, length},
                                    {1 - depth, -far, far + depth, length}};
    std::vector<std::vector<QRectF>> parts(cages.ofCell.size(), edges);
    const auto lists = cages.cells();
    for (std::size_t i = 0; i < sums.looks.size(); ++i) {
        const Cell first = lists[i].front();
        const QRectF corner(0, 0, 0.4, 0.3); // if a sum is there that cannot be read
        const QRectF sum = sums.looks[i].place.translated(-(first % cages.size), -(first / cages.size));
        parts[first].push_back(sum.isEmpty() ? corner : sum.adjusted(-around, -around, around, around));
    }
    return parts;
}

void eraseCages(std::vector<CellImage> &cells, const std::vector<std::vector<QRectF>> &parts)
{
    for (std::size_t i = 0; i < cells.size(); ++i)
        for (const QRectF &part : parts[i])
            erase(cells[i], part);
}

} // namespace sudoku
