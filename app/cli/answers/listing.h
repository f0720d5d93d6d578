#pragma once

#include "app/cli/options/settings.h"
#include "ui/printjob/namepattern.h"

#include <functional>
#include <optional>
#include <string>
#include <unordered_set>
#include <utility>
#include <vector>

namespace sudoku::cli {

/// A puzzle of a list that is written, or its copies.
struct ListedPuzzle
{
    std::string key = {};          ///< equal if one of two puzzles is left out; or empty
    std::pair<int, int> rank = {}; ///< smaller for those that come first
    QString level = {};            ///< or empty
    QString title = {};            ///< the same
    int boardSize = 0;
    /// Each copy, written as a puzzle of that number in its file.
    std::vector<std::function<std::string(int number)>> texts = {};
};

/// Returns whether \a settings ask for more than a text for each puzzle, one after the other.
bool isListed(const Settings &settings);

/// Writes a list of puzzles: without duplicates, in another order, to several files. It is in memory if an
/// order or files are asked for.
class PuzzleListing
{
public:
    /// Returns a listing, or a sentence about what cannot be written, whatever the puzzles are.
    static tl::expected<PuzzleListing, QString> of(const Settings &settings);

    bool namesLevels() const { return m_names.has(NameField::Level); }
    /// Returns whether the whole list is in memory before it is written.
    bool isHeld() const { return m_settings.list.order || !m_settings.output.isEmpty(); }
    /// Returns the place in its file of puzzle \a number of the input, as far as it is known: 1 if each
    /// puzzle has a file of its own.
    int numberInFile(std::int64_t number) const;

    /// Writes what comes before all puzzles on standard output; returns false if that fails.
    bool begin();
    /// Takes the next puzzle of the input. Returns false if it could not be written.
    bool add(ListedPuzzle puzzle);
    /// Writes what is still to be written and says how many puzzles were left out.
    bool end();

private:
    /// A file and its puzzles.
    struct File
    {
        NamePattern::Values values;
        std::string contents = {};
        int puzzleCount = 0;
    };

    PuzzleListing(const Settings &settings, NamePattern names);

    int perFile() const;
    bool write(const ListedPuzzle &puzzle);
    bool writeFiles();
    std::vector<File> files() const;

    Settings m_settings;
    NamePattern m_names;
    std::unordered_set<std::string> m_keys;
    std::vector<ListedPuzzle> m_held;
    int m_written = 0;
    int m_duplicates = 0;
};

} // namespace sudoku::cli
