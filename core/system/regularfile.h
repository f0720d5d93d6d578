#pragma once

#include <cstdint>
#include <filesystem>
#include <system_error>

namespace sudoku {

enum class FileKind : std::uint8_t { Regular, Folder, Pipe, Socket, Device };

struct OpenedFile
{
    int descriptor = -1; ///< of a regular file, to be closed by the caller; otherwise -1
    std::error_code error = {};
    FileKind kind = FileKind::Regular;
};

/// Opens the file \a path for reading if it is a regular one, and says otherwise why not. Waits neither for
/// pipes nor for devices, and starts none.
OpenedFile openRegularFile(const std::filesystem::path &path);

} // namespace sudoku
