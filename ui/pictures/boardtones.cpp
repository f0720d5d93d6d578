#include "ui/pictures/boardtones.h"

#include "ui/pictures/cellcutter.h"
#include "ui/pictures/matof.h"
#include "ui/pictures/quantile.h"

#include <opencv2/imgproc.hpp>

#include <algorithm>
#include <array>
#include <cmath>

namespace sudoku {
namespace {

constexpr int beyond = 1;         ///< cells of the picture that are kept on each side of the board
constexpr int paperTermCount = 6; ///< of a polynomial of the second degree

std::array<double, paperTermCount> termsAt(double x, double y)
{
    return {1, x, y, x * x, x * y, y * y};
}

/// Returns the board straightened, bright paper first.
cv::Mat boardIn(const QImage &grey, InkTone ink, const GridMap &map)
{
    const double scale = std::min(1.0, BoardTones::cellSide / std::max(1.0, map.cellSide(grey.size())));
    cv::Mat reduced;
    cv::resize(matOf(grey), reduced, {}, scale, scale, cv::INTER_AREA);
    const QRectF whole(-beyond, -beyond, map.size() + 2 * beyond, map.size() + 2 * beyond);
    const QImage board = straightened(imageOf(reduced), map, whole, BoardTones::cellSide);
    cv::Mat pixels = matOf(board).clone();
    if (ink == InkTone::Bright)
        cv::bitwise_not(pixels, pixels);
    return pixels;
}

/// Returns the brightness of each cell's ground, row by row.
std::vector<double> groundsOf(const cv::Mat &board, int size)
{
    constexpr double share = 0.75;
    constexpr int side = BoardTones::cellSide, inset = side / 8;
    std::vector<double> grounds;
    for (int row = 0; row < size; ++row)
        for (int column = 0; column < size; ++column) {
            const int top = (row + beyond) * side, left = (column + beyond) * side;
            std::vector<std::uint8_t> ground;
            for (int y = top + inset; y < top + side - inset; ++y) {
                const auto *pixels = board.ptr<std::uint8_t>(y) + left;
                ground.insert(ground.end(), pixels + inset, pixels + side - inset);
            }
            grounds.push_back(quantile(std::move(ground), share));
        }
    return grounds;
}

/// Fits a smooth surface to the grounds: to the brighter ones, as others are shaded. First an even one, which
/// does not bend down to where shaded cells lie together. Returns its terms.
cv::Mat paperOf(const std::vector<double> &grounds, int size)
{
    constexpr int evenRounds = 4, rounds = 12, evenTermCount = 3;
    constexpr double darker = 1, clearlyDarker = 0.97, faintWeight = 0.02;
    const int count = size * size;
    cv::Mat terms;
    std::vector<double> weights(grounds.size(), 1);
    for (int round = 0; round < rounds; ++round) {
        const bool isEven = round < evenRounds;
        const int termCount = isEven ? evenTermCount : paperTermCount;
        cv::Mat left(count, termCount, CV_64F), right(count, 1, CV_64F);
        for (int cell = 0; cell < count; ++cell) {
            const auto t = termsAt(double(cell % size) / size, double(cell / size) / size);
            for (int i = 0; i < termCount; ++i)
                left.at<double>(cell, i) = weights[cell] * t[i];
            right.at<double>(cell, 0) = weights[cell] * grounds[cell];
        }
        cv::solve(left, right, terms, cv::DECOMP_SVD);
        for (int cell = 0; cell < count; ++cell) {
            const auto t = termsAt(double(cell % size) / size, double(cell / size) / size);
            double paper = 0;
            for (int i = 0; i < termCount; ++i)
                paper += terms.at<double>(i, 0) * t[i];
            weights[cell] = grounds[cell] < (isEven ? darker : clearlyDarker) * paper ? faintWeight : 1;
        }
    }
    return terms;
}

/// Replaces the brightness of each pixel by its tone.
void toTones(cv::Mat &board, const cv::Mat &paper, int size)
{
    const double pixels = double(size) * BoardTones::cellSide, shift = (beyond + 0.5) / size;
    const auto term = [&](int i) { return paper.at<double>(i, 0); }; // as termsAt() orders them
    for (int y = 0; y < board.rows; ++y) {
        auto *pixel = board.ptr<std::uint8_t>(y);
        const double down = y / pixels - shift;
        const double constant = term(0) + down * (term(2) + down * term(5)), slope = term(1) + down * term(4);
        for (int x = 0; x < board.cols; ++x) {
            const double right = x / pixels - shift;
            const double level = constant + right * (slope + right * term(3));
            pixel[x] = cv::saturate_cast<std::uint8_t>(255 * (1 - pixel[x] / std::max(1.0, level)));
        }
    }
}

/// Returns a low tone of each row of pixels: of a line that goes through the whole board, but not of what is
/// drawn in some cells.
std::vector<double> rowTones(const cv::Mat &board)
{
    constexpr double low = 0.25;
    constexpr int from = beyond * BoardTones::cellSide;
    std::vector<double> tones;
    for (int y = 0; y < board.rows; ++y) {
        const auto *row = board.ptr<std::uint8_t>(y);
        tones.push_back(quantile(std::vector<std::uint8_t>(row + from, row + board.cols - from), low));
    }
    return tones;
}

/// Returns where the level lines are, in cells of the image: at most a twelfth of a cell from where the line
/// before lets expect them, and there if none is seen.
std::vector<double> linesIn(const cv::Mat &board, int size)
{
    constexpr int side = BoardTones::cellSide, farthest = side / 12, beside = side / 8; // pixels
    constexpr int mostDrift = side / 6;
    constexpr double faintestRidge = 3;
    const std::vector<double> tones = rowTones(board);
    const auto mean = [&](int at) { return (tones[at - 1] + tones[at] + tones[at + 1]) / 3; };
    std::vector<double> lines;
    int drift = 0;
    for (int line = 0; line <= size; ++line) {
        const int place = (line + beyond) * side + drift;
        double best = faintestRidge;
        int found = place;
        for (int at = place - farthest; at <= place + farthest; ++at) {
            const double ridge =
                (mean(at - 1) + mean(at)) / 2 - std::max(mean(at - beside), mean(at + beside - 1));
            if (ridge <= best)
                continue;
            best = ridge;
            found = at;
        }
        drift = std::clamp(drift + found - place, -mostDrift, mostDrift);
        lines.push_back(double(found) / side);
    }
    return lines;
}

} // namespace

BoardTones::BoardTones(const QImage &grey, InkTone ink, const GridMap &map) : m_size(map.size())
{
    cv::Mat board = boardIn(grey, ink, map);
    toTones(board, paperOf(groundsOf(board, m_size), m_size), m_size);
    m_across = linesIn(board.t(), m_size);
    m_down = linesIn(board, m_size);
    m_tones = imageOf(board);
    cv::blur(board, board, {3, 3});
    m_calm = imageOf(board);
}

double BoardTones::valueAt(const QImage &image, QPointF point) const
{
    const auto pixel = [this](double place, const std::vector<double> &lines, int limit) {
        const int line = std::clamp(static_cast<int>(std::floor(place)), 0, m_size - 1);
        const double cells = lines[line] + (place - line) * (lines[line + 1] - lines[line]);
        return std::clamp(cells * cellSide - 0.5, 0.0, limit - 1.001);
    };
    const double x = pixel(point.x(), m_across, image.width());
    const double y = pixel(point.y(), m_down, image.height());
    const int left = static_cast<int>(x), top = static_cast<int>(y);
    const double right = x - left, below = y - top;
    const uchar *first = image.constScanLine(top) + left;
    const uchar *second = image.constScanLine(top + 1) + left;
    return (1 - below) * ((1 - right) * first[0] + right * first[1])
           + below * ((1 - right) * second[0] + right * second[1]);
}

} // namespace sudoku
