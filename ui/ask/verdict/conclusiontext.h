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

/// The translation context of all words of conclusions.
struct Conclusions
{
    Q_DECLARE_TR_FUNCTIONS(Conclusions)
};

/// Returns whether the player's entries break a rule that the givens alone obey.
bool isBrokenByEntries(const Board &board);

bool isFull(const Board &board);
/// Returns a sentence that says which rules the digits of \a board obey, and which were not checked.
QString obeyedText(const Board &board);
/// Returns \a text followed by the rules of \a board that a verdict does not cover.
QString withRulesNotCovered(const QString &text, const Board &board);

/// Returns the sentence that says what a conclusion is about. \a speed, such as "in 12 ms", follows it if
/// it is not empty.
QString aboutText(const Subject &subject, const QString &speed);
/// Returns \a text with an upper case first letter, unless it begins with the name of a cell.
QString withCapital(const QString &text);
/// Returns \a text as a sentence: "In row 4, 5 is in r4c1 or r4c7."
QString sentenceOf(const QString &text);
/// Returns a text such as "5 in r1c1, 5 in r1c7, row 1 and all columns". Of many givens only says how many
/// there are, because the board shows them: "40 givens, rows 1, 4–7 and 12 and all columns".
QString reasonsText(const Subject &subject, const SymbolSet &symbols, const std::vector<Reason> &reasons);
/// Returns a text such as "12,345".
QString countText(std::int64_t count);
/// Returns the sentence that the search is incomplete.
QString stoppedText();
/// Returns the same sentence, or the one about \a halt if it is not a stop.
QString partialText(const Halt &halt);

} // namespace sudoku
