#pragma once

#include "app/cli/options/settings.h"
#include "core/formats/puzzlestream.h"

#include <cstdint>
#include <deque>
#include <fstream>
#include <istream>
#include <optional>
#include <string>
#include <variant>

namespace sudoku::cli {

/// A file that cannot be read, with the message of the system.
struct FileError
{
    std::string what;
};

/// A puzzle of the input, or the error in its place.
struct InputPuzzle
{
    std::string file;
    int line = 0; ///< on which it begins, from 1; in a picture, the number of the board
    std::variant<TextPuzzle, TextError, FileError> content;
    std::int64_t number = 0; ///< its place among the answers, from 1; 0 if it gets none

    /// Returns whether there is an answer, not only a message.
    bool getsAnswer() const
    {
        if (const auto *error = std::get_if<TextError>(&content))
            return !isNothing(error->code);
        return !std::holds_alternative<FileError>(content);
    }
};

/// Reads the puzzles of all files one after the other, each only when it is requested.
class PuzzleInput
{
public:
    explicit PuzzleInput(const Settings &settings);

    /// Returns the lines that come next as far as each is a classic 9x9 puzzle of digits to which no option
    /// adds anything; perhaps none.
    DigitLines nextLines();
    /// Returns the next puzzle, or nothing at the end.
    std::optional<InputPuzzle> next();

    /// Returns the name of the file that is being read.
    const std::string &file() const { return m_name; }

private:
    std::optional<InputPuzzle> readNext();
    void openNext();
    std::optional<InputPuzzle> readPicture();
    void open(const QString &file);
    std::optional<TextResult> read();
    bool isBroken() const;
    InputPuzzle fileError() const;
    std::optional<TextError> chooseSymbols(TextPuzzle &puzzle) const;
    InputPuzzle withConstraints(TextResult result) const;

    const Settings &m_settings;
    QStringList m_files;      // still to be read
    std::int64_t m_count = 0; // of those that get an answer
    std::string m_name;       // of the file that is being read
    std::ifstream m_file;
    std::istream *m_source = nullptr;
    std::optional<PuzzleStream> m_stream;
    std::deque<TextPuzzle> m_pictured; // those of a picture that are still to be returned
    int m_board = 0;                   // the number of the last one that was returned
};

/// Returns why \a file, the value of \a option, cannot be used: it exists, but is no regular file, so that
/// reading it might never end.
tl::expected<void, QString> refuseIrregular(const char *option, const QString &file);

/// Returns whether \a file, under any of its names, is one of the input files, those of earlier books
/// included.
bool isInput(const Settings &settings, const QString &file);

} // namespace sudoku::cli
