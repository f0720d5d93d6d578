#pragma once

#include "ui/paint/paper/boardexport.h"
#include "ui/paint/paper/symbolrow.h"
#include "ui/printjob/printjob.h"

#include <optional>
#include <string>
#include <vector>

namespace sudoku {

/// A puzzle or its solution in a document.
struct DocumentItem
{
    const PrintedPuzzle *puzzle; ///< of the job
    int number;
    bool isSolution = false;
    QString caption = {};  ///< "Puzzle 12 · Sunday"
    QString facts = {};    ///< what is at the right of it, such as the level; or empty
    QString rules = {};    ///< the rules that only this puzzle has; or empty
    QString hint = {};     ///< "Look at: box 5"; or empty
    std::string code = {}; ///< the link in its QR code, or empty
};

inline constexpr double symbolRowHeight = 8; ///< mm, in documents

/// Puzzles, or solutions.
struct DocumentBlock
{
    QString heading = {};
    QString introduction = {};               ///< sentences for all puzzles
    std::optional<SymbolRow> symbolRow = {}; ///< the symbols of all puzzles, if they are their own
    std::vector<DocumentItem> items = {};
    int columns = 1;
    int perPage = 0;     ///< puzzles before the next page begins, or 0 for as many as it holds
    double side = 0;     ///< of a board with what stands outside it, in mm
    double codeSide = 0; ///< of QR codes, in mm
    double gap = 0;      ///< between two boards side by side, so that they fill the page
    bool beginsPage = true;
    bool isUpsideDown = false;
    bool hasNameLine = false;
};

/// What a document of a job has, whatever its format is.
struct DocumentContents
{
    QString title = {};
    QString author = {};
    std::vector<DocumentBlock> blocks = {};
};

/// Returns the contents for \a job, which must outlive them. Sizes are those of its pages. Solutions that
/// would be on the next page, or upside down, follow the puzzles of their section.
DocumentContents documentContents(const PrintJob &job);

/// Returns the picture of an item of a block.
PictureRequest pictureOf(const DocumentItem &item, const PrintJob &job, double side);
/// Returns the picture of the code of an item.
PictureRequest codePictureOf(const DocumentItem &item, double side);

/// Returns the digits of an item, row by row, with dots for blanks, for readers that speak and for tables.
/// Pictures have their names.
QString digitsText(const DocumentItem &item);

} // namespace sudoku
