#include "core/system/regularfile.h"

#include <cerrno>

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

namespace sudoku {
namespace {

FileKind kindOf(mode_t mode)
{
    switch (mode & S_IFMT) {
    case S_IFREG:
        return FileKind::Regular;
    case S_IFDIR:
        return FileKind::Folder;
    case S_IFIFO:
        return FileKind::Pipe;
    case S_IFSOCK:
        return FileKind::Socket;
    default:
        return FileKind::Device;
    }
}

OpenedFile failure()
{
    return {.error = std::error_code(errno, std::system_category())};
}

} // namespace

OpenedFile openRegularFile(const std::filesystem::path &path)
{
    struct stat status = {};
    if (::stat(path.c_str(), &status) != 0)
        return failure();
    if (const FileKind kind = kindOf(status.st_mode); kind != FileKind::Regular)
        return {.kind = kind}; // opening a device may start something
    OpenedFile file{.descriptor = ::open(path.c_str(), O_RDONLY | O_NONBLOCK | O_CLOEXEC | O_NOCTTY)};
    if (file.descriptor < 0)
        return failure();
    if (::fstat(file.descriptor, &status) != 0)
        file.error = std::error_code(errno, std::system_category());
    file.kind = kindOf(status.st_mode); // another may have come in its place
    if (file.error || file.kind != FileKind::Regular) {
        ::close(file.descriptor);
        file.descriptor = -1;
    }
    return file;
}

} // namespace sudoku
