#pragma once

#include <QByteArray>

#include "ui/printjob/namepattern.h"
#include "ui/printjob/printjob.h"

#include <cstddef>
#include <span>

namespace sudoku {

/// A file with the picture of a puzzle or of its solution.
struct PictureFile
{
    std::size_t puzzle; ///< its index
    bool isSolution;
    QString path;
};

/// Returns the files for \a puzzles, with one for each solution if the names tell it from its puzzle. Puzzles
/// that were checked and do not have exactly one solution get none for it. Returns a sentence if a name lacks
/// a part, or if two files would have one name; \a firstNumber is that of the first puzzle.
tl::expected<std::vector<PictureFile>, QString>
pictureFiles(const NamePattern &pattern, std::span<const PrintedPuzzle> puzzles, int firstNumber);

/// Returns a table of \a files for programs that merge data, as comma separated values: a row for each
/// puzzle, and names of files from the folder of \a tablePath. InDesign takes a column for pictures if its
/// name begins with @.
QByteArray pictureTable(std::span<const PictureFile> files, std::span<const PrintedPuzzle> puzzles,
                        int firstNumber, const QString &tablePath);

} // namespace sudoku
