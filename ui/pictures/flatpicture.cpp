#include "ui/pictures/flatpicture.h"

#include "ui/pictures/matof.h"

#include <opencv2/imgproc.hpp>

#include <algorithm>

namespace sudoku {
namespace {

cv::Size sizeWithin(const cv::Mat &picture, int maxSide)
{
    const double scale = std::min(1.0, double(maxSide) / std::max(picture.cols, picture.rows));
    return {std::max(1, cvRound(picture.cols * scale)), std::max(1, cvRound(picture.rows * scale))};
}

/// Returns the brightness of the paper, of the size of \a grey: what is darker than its surroundings is
/// filled in on a small copy.
cv::Mat paperAround(const cv::Mat &grey)
{
    constexpr int smallSide = 256;
    constexpr int widestInk = 13; // pixels of the small copy
    cv::Mat paper;
    cv::resize(grey, paper, sizeWithin(grey, smallSide), 0, 0, cv::INTER_AREA);
    cv::morphologyEx(paper, paper, cv::MORPH_CLOSE,
                     cv::getStructuringElement(cv::MORPH_ELLIPSE, {widestInk, widestInk}));
    cv::GaussianBlur(paper, paper, {widestInk, widestInk}, 0);
    cv::resize(paper, paper, grey.size(), 0, 0, cv::INTER_LINEAR);
    return paper;
}

} // namespace

FlatPicture::FlatPicture(const QImage &grey, int maxSide, InkTone tone) : m_tone(tone)
{
    const cv::Mat picture = matOf(grey);
    cv::Mat scaled;
    cv::resize(picture, scaled, sizeWithin(picture, maxSide), 0, 0, cv::INTER_AREA);
    if (tone == InkTone::Bright)
        cv::bitwise_not(scaled, scaled);
    cv::Mat flat;
    cv::divide(scaled, paperAround(scaled), flat, 255);
    constexpr int levelCount = 3;
    for (int level = 0; level < levelCount; ++level) {
        if (level > 0)
            cv::resize(flat, flat, {std::max(1, flat.cols / 2), std::max(1, flat.rows / 2)}, 0, 0,
                       cv::INTER_AREA);
        m_levels.push_back(imageOf(flat));
    }
}

QPointF FlatPicture::toPixels(QPointF fraction, QSize size)
{
    return {fraction.x() * size.width() - 0.5, fraction.y() * size.height() - 0.5};
}

QPointF FlatPicture::toFraction(QPointF pixel, QSize size)
{
    return {(pixel.x() + 0.5) / size.width(), (pixel.y() + 0.5) / size.height()};
}

} // namespace sudoku
