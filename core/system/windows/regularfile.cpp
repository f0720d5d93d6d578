#include "core/system/regularfile.h"

#include <cerrno>

#include <fcntl.h>
#include <io.h>

namespace sudoku {

OpenedFile openRegularFile(const std::filesystem::path &path)
{
    std::error_code error;
    const std::filesystem::file_status status = std::filesystem::status(path, error);
    if (error)
        return {.error = error};
    if (std::filesystem::is_directory(status))
        return {.kind = FileKind::Folder};
    if (!std::filesystem::is_regular_file(status))
        return {.kind = FileKind::Device};
    OpenedFile file{.descriptor = _wopen(path.c_str(), _O_RDONLY | _O_BINARY | _O_NOINHERIT)};
    if (file.descriptor < 0)
        file.error = std::error_code(errno, std::generic_category());
    return file;
}

} // namespace sudoku
