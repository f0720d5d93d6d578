#pragma once

#include <filesystem>
#include <string>
#include <system_error>
#include <vector>

namespace sudoku {

/// Ends this program and runs \a program with \a arguments in its place, with the same input, output and
/// environment. Returns only if that fails, with the reason; if there is no such file,
/// std::errc::no_such_file_or_directory.
std::error_code becomeProgram(const std::filesystem::path &program, std::vector<std::string> arguments);

} // namespace sudoku
