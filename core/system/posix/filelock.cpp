#include "core/system/filelock.h"

#include <utility>

#include <fcntl.h>
#include <sys/file.h>
#include <unistd.h>

namespace sudoku {

std::optional<FileLock> FileLock::tryLock(const std::filesystem::path &path, IfMissing ifMissing)
{
    const int make = ifMissing == IfMissing::Make ? O_CREAT : 0;
    const int file = ::open(path.c_str(), O_RDWR | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK | make, 0600);
    if (file < 0)
        return {};
    FileLock lock(file);
    if (::flock(file, LOCK_EX | LOCK_NB) != 0)
        return {};
    return lock;
}

FileLock::FileLock(FileLock &&other) noexcept : m_file(std::exchange(other.m_file, none)) {}

FileLock &FileLock::operator=(FileLock &&other) noexcept
{
    std::swap(m_file, other.m_file);
    return *this;
}

FileLock::~FileLock()
{
    if (m_file != none)
        ::close(static_cast<int>(m_file));
}

} // namespace sudoku
