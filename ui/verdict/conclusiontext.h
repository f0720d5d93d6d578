#pragma once

#include <QCoreApplication>
#include <QString>

#include "core/board/board.h"
#include "core/board/symbols.h"
#include "core/encode/encoding.h"
#include "ui/board/subject.h"

#include <chrono>
#include <vector>

namespace sudoku {

/// The context in which all words of conclusions are translated.
struct Conclusions
{
    Q_DECLARE_TR_FUNCTIONS(Conclusions)
};

/// Whether the player's entries break a rule that the givens alone keep.
bool isBrokenByEntries(const Board &board);

bool isFull(const Board &board);
/// \a text, with the rules of \a board that a verdict does not cover.
QString withRulesNotCovered(const QString &text, const Board &board);

/// "Took 12 ms".
QString tookText(std::chrono::nanoseconds time);

/// How many cells a sentence names before it says how many more there are.
inline constexpr std::size_t maxCellsNamed = 12;

/// What a conclusion was about, and how long it took where \a took is not empty.
QString aboutText(const Subject &subject, const QString &took);
QString symbolText(const SymbolSet &symbols, Digit digit);
/// "r1c1, r1c5 and r1c7", or the first of many and how many more there are.
QString someCellsText(const Geometry &geometry, std::vector<Cell> cells);
/// "5 in r1c1, 5 in r1c7 and row 1"; of many givens only how many there are, for the board shows which: "40
/// givens, rows 1, 4 and 12 and column 3".
QString reasonsText(const Puzzle &puzzle, const SymbolSet &symbols, const std::vector<Reason> &reasons);
/// "12,345".
QString countText(std::int64_t count);
/// That a result is not the last word,
QString stoppedText();
/// and why where that was no stop.
QString partialText(const Halt &halt);

} // namespace sudoku
