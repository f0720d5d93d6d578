#include "ui/pictures/picturewords.h"

#include <QCoreApplication>

namespace sudoku {
namespace {

struct PictureWords
{
    Q_DECLARE_TR_FUNCTIONS(PictureWords)
};

} // namespace

QString problemText(const PictureReading &reading)
{
    switch (*reading.problem) {
    case PictureProblem::NotAPicture:
        return PictureWords::tr("this is no picture that can be read (PNG, JPEG and WebP can)");
    case PictureProblem::NoDecoder:
        return PictureWords::tr("pictures of this kind cannot be read here: export it as JPEG or PNG");
    case PictureProblem::Broken:
        return PictureWords::tr("the picture is damaged");
    case PictureProblem::TooLarge:
        return PictureWords::tr("the picture is too large (the limit is %1 megapixels)")
            .arg(maxPictureArea / 1'000'000);
    case PictureProblem::Vector:
        return PictureWords::tr("drawings in SVG are not read: export it as PNG");
    case PictureProblem::Locked:
        return PictureWords::tr("this PDF is locked: save a copy of it without a password");
    case PictureProblem::NoPage:
        return PictureWords::tr("there is no such page: the file has %n page(s)", nullptr, reading.pageCount);
    case PictureProblem::NoBoard:
        return PictureWords::tr("no Sudoku was found in this picture");
    case PictureProblem::TooBlurred:
        return PictureWords::tr("the board is too small or blurred: about %n pixel(s) a digit", nullptr,
                                reading.detail);
    case PictureProblem::NoDigits:
        return PictureWords::tr("a board was found in this picture, but all its cells look empty");
    case PictureProblem::OutOfMemory:
        return PictureWords::tr("there is not enough memory for this picture");
    case PictureProblem::ReaderMissing:
        return PictureWords::tr("this is a picture: install sudoku-workbench-pictures to read it");
    case PictureProblem::ReaderFailed:
        return PictureWords::tr("the picture could not be read: its reader failed");
    case PictureProblem::Stopped:
        return PictureWords::tr("reading the picture was stopped");
    }
    return {};
}

} // namespace sudoku
