#pragma once

#include <string>
#include <string_view>

namespace sudoku {

/// The name of the product, which is never translated.
inline constexpr std::string_view productName = "Sudoku Workbench";

/// Returns the release, such as "1.0.0".
std::string_view releaseVersion();
/// Returns the first eight digits of the commit that was built, or nothing if the build does not know it.
std::string_view sourceCommit();
/// Returns both, such as "1.0.0 (commit b574b713)".
std::string fullVersion();
/// Returns what a report says about the program and a file about its writer: the name and fullVersion().
std::string versionLine();

/// Returns the name by which a desktop knows the program: that of its desktop file, its icons and its
/// windows.
std::string_view applicationId();
/// Returns where problems are reported, a link or an address of mail, or nothing: a packager chooses it.
std::string_view reportAddress();

} // namespace sudoku
