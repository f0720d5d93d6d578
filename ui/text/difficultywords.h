#pragma once

#include <QString>
#include <QStringList>

#include "core/generate/difficulty.h"
#include "core/hints/levelrating.h"

namespace sudoku {

/// Returns a sentence that says why the wish cannot be met: "X-Wing is harder than Easy." Who asked for a
/// puzzle \a isForBeginners reads of Beginner.
QString problemText(const DifficultyProblem &problem, bool isForBeginners = false);

/// Returns "3", "3 to 5", "at most 5" or "at least 3".
QString numbersText(const WishedRange &range);

/// Returns what is wished, each wish within a sentence: "hard", "needs X-Wing", "HoDoKu's score 800 to 1000".
QStringList wishTexts(const Difficulty &wish);

/// Returns the name of the level for beginners, see levelwish.h.
QString beginnerText();

/// Returns "Hard 1122", or "Hard" where there is no score; in English, for the command line and for files.
QString englishText(const LevelRating &rating);
/// Returns how often the hardest technique is needed: "Killer Pair in 3 of 92 steps".
QString readingText(const LevelRating &rating);
/// Returns the level that \a text means, as programs write it, in English; that for beginners is easy.
std::optional<Level> levelMeantBy(const QString &text);
/// Returns whether \a text begins with a level as programs write it, in English.
bool beginsWithLevel(const QString &text);
/// Returns \a text, which may begin with such a level, in the language of the user; of a level that
/// readLevelText() knows, the level alone: "Schwer" for "Hard 1122".
QString levelNameOf(const QString &text);

} // namespace sudoku
