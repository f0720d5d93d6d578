#pragma once

#include <string_view>

namespace sudoku {

// How SudokuMaker draws what is new, so that it looks the same there.
inline constexpr std::string_view diagonalLook = R"({"style":{"color":"#34bbe6ff","thickness":0.02}})";
inline constexpr std::string_view parityLook = R"({"style":{"color":"#00000033","size":0.8}})";
inline constexpr std::string_view rowIndexerLook = R"({"style":{"color":"#0080f955"}})";
inline constexpr std::string_view columnIndexerLook = R"({"style":{"color":"#f9000055"}})";
inline constexpr std::string_view whiteLook = R"({"negative":[],"overrideNegativeRatios":true})";
inline constexpr std::string_view blackLook = R"({"negative":[],"overrideNegativeDifferences":true})";
inline constexpr std::string_view xvLook = R"({"negative":[]})";
inline constexpr std::string_view bulbLook =
    R"({"slow":false,"style":{"color":"#cccccc","thickness":0.3,"bulbRadius":0.4}})";
inline constexpr std::string_view slowBulbLook =
    R"({"slow":true,"style":{"color":"#aaaaaa","thickness":0.3,"bulbRadius":0.4}})";
inline constexpr std::string_view cageLook =
    R"({"style":{"text":{"color":"#000000"},"cage":{"color":"#000000"}}})";
inline constexpr std::string_view cellLook = R"({"style":{"color":"#00000033"}})";
inline constexpr std::string_view quadrupleLook = R"({"style":{"singleLine":false}})";
inline constexpr std::string_view regionLook = R"({"style":{"color":"#00000033","offset":0.1}})";
inline constexpr std::string_view renbanLook = R"({"style":{"color":"#f067f0","thickness":0.15}})";
inline constexpr std::string_view whisperLook = R"({"style":{"color":"#67f067","thickness":0.15}})";
inline constexpr std::string_view palindromeLook = R"({"style":{"color":"#bbbbbb","thickness":0.15}})";
inline constexpr std::string_view betweenLook =
    R"({"style":{"lines":{"thickness":0.1,"color":"#aaaaaa"},"endPoints":{"size":0.8,"fill":"#ffffff80",)"
    R"("stroke":{"thickness":0.02,"color":"#aaaaaa"}}}})";
inline constexpr std::string_view lockoutLook =
    R"({"style":{"lines":{"thickness":0.1,"color":"#aabeefff"},"endPoints":{"size":0.8,"fill":"#e7e6ff80",)"
    R"("stroke":{"thickness":0.05,"color":"#0000ff80"}}}})";
inline constexpr std::string_view doubleArrowLook =
    R"({"style":{"lines":{"thickness":0.05,"color":"#aaaaaa"},"endPoints":{"size":0.8,"fill":"#ffffff",)"
    R"("stroke":{"thickness":0.02,"color":"#aaaaaa"}}}})";
inline constexpr std::string_view regionSumLook =
    R"({"singleRegionTotals":false,"style":{"color":"#2ecbff","thickness":0.15}})";
inline constexpr std::string_view entropyLook = R"({"style":{"color":"#33bbaa","thickness":0.15}})";
inline constexpr std::string_view arrowLook =
    R"({"style":{"bulb":{"size":0.8,"fill":"#ffffff","stroke":{"thickness":0.02,"color":"#aaaaaa"}},)"
    R"("arrow":{"thickness":0.05,"color":"#aaaaaa","headSize":0.35}}})";
inline constexpr std::string_view littleKillerLook =
    R"({"style":{"text":{"color":"#000000"},"arrow":{"color":"#000000"}}})";
inline constexpr std::string_view outsideLook = R"({"style":{"color":"#000000"}})";

} // namespace sudoku
