#include "ui/printjob/picturefiles.h"

#include <QCoreApplication>
#include <QDir>
#include <QFileInfo>
#include <QHash>

#include "core/formats/text/csv.h"
#include "ui/text/strings.h"

#include <algorithm>

namespace sudoku {
namespace {

struct FileWords
{
    Q_DECLARE_TR_FUNCTIONS(PictureFiles)
};

/// Returns a sentence about a puzzle that lacks what its name is to say.
QString missingText(int number, NameField field)
{
    switch (field) {
    case NameField::Level:
        return FileWords::tr("puzzle %1 has no level; use {n}, the number, in the name").arg(number);
    case NameField::Seed:
        return FileWords::tr("puzzle %1 has no seed; use {n}, the number, in the name").arg(number);
    case NameField::Number:
    case NameField::Kind:
    case NameField::Size:
    case NameField::Title:
        break;
    }
    return FileWords::tr("puzzle %1 has no title; use {n}, the number, in the name").arg(number);
}

/// Returns whether there is a picture of the solution, or may be one after the check.
bool mayHaveSolution(const PrintedPuzzle &puzzle)
{
    return puzzle.hasOneSolution() || puzzle.solutions == Solutions::NotChecked;
}

/// Returns the text of a field in a table, or nothing.
template <typename Number>
std::string textOf(const std::optional<Number> &number)
{
    return number ? std::to_string(*number) : std::string();
}

} // namespace

tl::expected<std::vector<PictureFile>, QString>
pictureFiles(const NamePattern &pattern, std::span<const PrintedPuzzle> puzzles, int firstNumber)
{
    const int last = firstNumber + static_cast<int>(puzzles.size()) - 1;
    std::vector<PictureFile> files;
    QHash<QString, int> numbers; // by name: a system may not tell capitals from small letters
    for (std::size_t i = 0; i < puzzles.size(); ++i) {
        const PrintedPuzzle &puzzle = puzzles[i];
        const int number = firstNumber + static_cast<int>(i);
        for (const bool isSolution : {false, true}) {
            if (isSolution && (!pattern.has(NameField::Kind) || !mayHaveSolution(puzzle)))
                continue;
            const auto name = pattern.nameOf(
                {number, last, isSolution, puzzle.level, puzzle.title, puzzle.boardSize(), puzzle.seed});
            if (!name)
                return tl::unexpected(missingText(number, name.error()));
            const QString folded = name->toCaseFolded();
            if (numbers.contains(folded))
                return tl::unexpected(
                    FileWords::tr("puzzles %1 and %2 would both be '%3'; add {n}, the number, to the name")
                        .arg(numbers[folded])
                        .arg(number)
                        .arg(*name));
            numbers.insert(folded, number);
            files.push_back({i, isSolution, *name});
        }
    }
    return files;
}

QByteArray pictureTable(std::span<const PictureFile> files, std::span<const PrintedPuzzle> puzzles,
                        int firstNumber, const QString &tablePath)
{
    const QDir folder = QFileInfo(tablePath).absoluteDir();
    std::vector<std::string> names(puzzles.size());
    std::vector<std::string> solutions(puzzles.size());
    for (const PictureFile &file : files)
        (file.isSolution ? solutions : names)[file.puzzle] =
            folder.relativeFilePath(QFileInfo(file.path).absoluteFilePath()).toStdString();
    std::string text = csvRow({"number", "@puzzle", "@solution", "level", "score", "clues", "seed", "title"});
    for (std::size_t i = 0; i < puzzles.size(); ++i) {
        const PrintedPuzzle &puzzle = puzzles[i];
        text += csvRow({std::to_string(firstNumber + static_cast<int>(i)), names[i], solutions[i],
                        puzzle.level.toStdString(), textOf(puzzle.score),
                        std::to_string(puzzle.board.puzzle.givens.filledCount()), textOf(puzzle.seed),
                        puzzle.title.toStdString()});
    }
    const bool isAscii =
        std::ranges::all_of(text, [](char c) { return static_cast<unsigned char>(c) < 0x80; });
    return (isAscii ? QByteArray() : QByteArray("\xef\xbb\xbf"))
           + QByteArray::fromStdString(text); // a mark of UTF-8
}

} // namespace sudoku
