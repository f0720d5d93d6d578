#pragma once

#include <QStringList>

#include "app/cli/options/values.h"

#include <vector>

namespace sudoku::cli {

/// Returns the ids of \a names.
QStringList idsOf(const std::vector<Name> &names);

// The names that options take, each list from its table, in the order in which they are offered.

std::vector<Name> allName();         ///< "all"
std::vector<Name> answerFormNames(); ///< of answers that are no puzzles
std::vector<Name> boxNames();        ///< of all sizes
std::vector<Name> captionNames();
std::vector<Name> colourNames(); ///< of themes
std::vector<Name> detailNames(); ///< how much a hint tells
std::vector<Name> encodingNames();
std::vector<Name> formatNames();
std::vector<Name> formNames(); ///< of puzzles for solvers
std::vector<Name> guessNames();
std::vector<Name> hintKindNames();
std::vector<Name> jsonName();
std::vector<Name> learningNames(); ///< what to do about a conflict
std::vector<Name> languageNames();
std::vector<Name> letterNames();
std::vector<Name> coverNames();
std::vector<Name> levelNames(); ///< that for beginners, then those of allLevels
std::vector<Name> lineJsonOrCsvNames();
std::vector<Name> lineOrJsonNames();
std::vector<Name> lineStyleNames();
std::vector<Name> linkTargetNames();
std::vector<Name> listOrderNames();
std::vector<Name> noName(); ///< "none"
std::vector<Name> openOrAllNames();
std::vector<Name> paperNames();
std::vector<Name> pdfKindNames();
std::vector<Name> perPageNames();
std::vector<Name> pixelNames();
std::vector<Name> choiceNames(); ///< of techniques
std::vector<Name> samenessNames();
std::vector<Name> scaleNames(); ///< in the order of RatingScale
std::vector<Name> sectioningNames();
std::vector<Name> sideNames();
std::vector<Name> solutionCountNames();
std::vector<Name> solutionPlaceNames();
std::vector<Name> solverNames();
std::vector<Name> symbolNames();
std::vector<Name> arrangementNames();
std::vector<Name> wordPlaceNames();
std::vector<Name> symmetryNames();
std::vector<Name> taskNames(); ///< that can be measured
std::vector<Name> techniqueNames();
std::vector<Name> transformNames();
std::vector<Name> variantNames();
std::vector<Name> writtenFormatNames(); ///< formats, and the exporters
std::vector<Name> writtenKindNames();   ///< which candidates get variables

} // namespace sudoku::cli
