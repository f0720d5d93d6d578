#include "ui/text/colourscheme.h"

#include <array>

namespace sudoku {
namespace {

constexpr std::array<NamedColourScheme, colourSchemeCount> schemeTable{{
    {ColourScheme::Light, "light", "Light"},
    {ColourScheme::Dark, "dark", "Dark"},
    {ColourScheme::PaperWhite, "paper-white", "Paper white"},
    {ColourScheme::HighContrastLight, "high-contrast-light", "High contrast, light"},
    {ColourScheme::HighContrastDark, "high-contrast-dark", "High contrast, dark"},
}};

} // namespace

std::span<const NamedColourScheme> colourSchemes()
{
    return schemeTable;
}

} // namespace sudoku
