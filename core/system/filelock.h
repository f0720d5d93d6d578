#pragma once

#include <cstdint>
#include <filesystem>
#include <optional>

namespace sudoku {

/// A lock on a file. The system releases it whenever the program ends, so that it tells a crashed program
/// from a running one reliably, unlike a process number.
class FileLock
{
public:
    enum class IfMissing { Make, Fail };

    /// Locks the file \a path, which is opened neither through a symbolic link nor for a program that is
    /// started. Returns nothing if it cannot be opened or another program has the lock.
    static std::optional<FileLock> tryLock(const std::filesystem::path &path, IfMissing ifMissing);

    FileLock(FileLock &&other) noexcept;
    FileLock &operator=(FileLock &&other) noexcept;
    ~FileLock();

private:
    explicit FileLock(std::intptr_t file) : m_file(file) {}

    static constexpr std::intptr_t none = -1;
    std::intptr_t m_file; // a descriptor or a handle
};

} // namespace sudoku
