#include "ui/pictures/pdfpage.h"

namespace sudoku {

tl::expected<LoadedPicture, LoadFailure> pageOf(const QByteArray &, int)
{
    return tl::unexpected(LoadFailure{PictureProblem::NoDecoder});
}

} // namespace sudoku
