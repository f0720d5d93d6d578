#pragma once

#include <QImage>

#include <opencv2/core.hpp>

namespace sudoku {

/// Returns the pixels of \a grey, of Format_Grayscale8, without copying them; nobody may write to them.
inline cv::Mat matOf(const QImage &grey)
{
    return {grey.height(), grey.width(), CV_8UC1, const_cast<uchar *>(grey.constBits()),
            static_cast<std::size_t>(grey.bytesPerLine())};
}

/// Returns a copy of \a grey, one byte a pixel.
inline QImage imageOf(const cv::Mat &grey)
{
    return QImage(grey.data, grey.cols, grey.rows, static_cast<qsizetype>(grey.step),
                  QImage::Format_Grayscale8)
        .copy();
}

} // namespace sudoku
