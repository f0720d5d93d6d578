#include "core/system/filelock.h"

#include <utility>

#include <windows.h>

namespace sudoku {

/// A file that is opened without sharing is locked by that.
std::optional<FileLock> FileLock::tryLock(const std::filesystem::path &path, IfMissing ifMissing)
{
    const DWORD make = ifMissing == IfMissing::Make ? OPEN_ALWAYS : OPEN_EXISTING;
    const HANDLE file = CreateFileW(path.c_str(), GENERIC_READ | GENERIC_WRITE, FILE_SHARE_DELETE, nullptr,
                                    make, FILE_ATTRIBUTE_NORMAL | FILE_FLAG_OPEN_REPARSE_POINT, nullptr);
    if (file == INVALID_HANDLE_VALUE)
        return {};
    return FileLock(reinterpret_cast<std::intptr_t>(file));
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
        CloseHandle(reinterpret_cast<HANDLE>(m_file));
}

} // namespace sudoku
