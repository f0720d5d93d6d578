#pragma once

#include "app/cli/settings.h"
#include "core/formats/puzzlestream.h"

#include <fstream>
#include <istream>
#include <optional>
#include <string>
#include <variant>

namespace sudoku::cli {

/// A file that cannot be read: the sentence of the system.
struct FileError
{
    std::string what;
};

/// One puzzle of the input, or what stands in its place.
struct InputPuzzle
{
    std::string file;
    int line = 0; ///< on which it begins, from 1
    std::variant<TextPuzzle, TextError, FileError> content;
};

/// The puzzles of all files, one after the other; reads no further than it is asked.
class PuzzleInput
{
public:
    explicit PuzzleInput(const Settings &settings);

    /// Nothing at the end.
    std::optional<InputPuzzle> next();

private:
    void open(const QString &file);
    std::optional<TextResult> read();
    bool isBroken() const;
    InputPuzzle fileError() const;
    InputPuzzle withConstraints(TextResult result) const;

    const Settings &m_settings;
    QStringList m_files; // still to be read
    std::string m_name;  // of the file that is being read
    std::ifstream m_file;
    std::istream *m_source = nullptr;
    std::optional<PuzzleStream> m_stream;
};

/// Whether \a file, by any of its names, is one that the puzzles are read from.
bool isInput(const Settings &settings, const QString &file);

} // namespace sudoku::cli
