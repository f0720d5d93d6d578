#pragma once

#include <span>
#include <string_view>

namespace sudoku {

/// The colours that the program brings with it.
enum class ColourScheme { Light, Dark, PaperWhite, HighContrastLight, HighContrastDark };
inline constexpr int colourSchemeCount = 5;

/// The name of such colours.
struct NamedColourScheme
{
    ColourScheme scheme;
    std::string_view id;   ///< the word used on the command line
    std::string_view name; ///< in English, for the completion of shells
};

/// Returns all of them, in the order of ColourScheme.
std::span<const NamedColourScheme> colourSchemes();

} // namespace sudoku
