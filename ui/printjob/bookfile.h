#pragma once

#include <QString>
#include <QStringList>

#include "ui/printjob/printjob.h"
#include "ui/text/steptext.h"

#include <cstdint>
#include <map>
#include <nlohmann/json.hpp>
#include <optional>
#include <vector>

namespace sudoku {

// A book as a file in JSON: its pages, its chapters, and the puzzles that the program shall make. The same
// file gives the same book.

/// The level for beginners, as wishes and names of levels call it.
inline constexpr std::string_view beginnerId = "beginner";

/// Puzzles that a chapter wishes for.
struct BookWish
{
    /// The wishes: names and values of options of "generate". A switch is true, an option that is given
    /// several times an array.
    nlohmann::ordered_json options = nlohmann::ordered_json::object();
    int count = 1;
    std::optional<std::uint64_t> seed = {}; ///< of the first puzzle; else it follows from that of the book
    QString file = {};                      ///< where they are written; else the program names it
};

/// What a chapter takes puzzles from: a file, or a wish.
struct BookSource
{
    QString file = {}; ///< relative to the book; empty for a wish
    BookWish wish = {};

    bool isWish() const { return file.isEmpty(); }
};

struct BookChapter
{
    QString title = {};
    bool hasTitlePage = false;
    QStringList introduction = {};
    int perPage = 0;             ///< puzzles on a page; 0 for the choice of the book
    InsertedPages inserted = {}; ///< before its first page
    std::vector<BookSource> sources = {};
};

struct BookFile
{
    PrintJob job = {.isPaperOfPages = true};  ///< without its sections
    int perPage = 0;                          ///< puzzles on a page; 0 for as many as are legible
    std::optional<std::uint64_t> seed = {};   ///< from which those of the wishes follow
    std::map<Level, QString> levelNames = {}; ///< instead of those of the program
    QString nameForBeginners = {};            ///< of that level; empty for the name of easy puzzles
    QStringList earlier = {}; ///< files with the puzzles of earlier books, relative to the book
    std::vector<BookChapter> chapters = {};
};

/// A wish and what the program makes of it.
struct PlacedWish
{
    const BookWish *wish; ///< of the book
    std::uint64_t seed;   ///< of its first puzzle
    QString file;         ///< the path of the puzzles
    QString place;        ///< in the book: "chapters[1].puzzles[0]"
    QString chapter;      ///< the title of its chapter, or its number
};

/// Returns the wishes of \a book, which is at \a path.
std::vector<PlacedWish> wishesOf(const BookFile &book, const QString &path);
/// Returns the paths of the files with the puzzles of each chapter, those of wishes included.
std::vector<QStringList> puzzleFilesOf(const BookFile &book, const QString &path);

/// A PDF file whose pages a book inserts.
struct PlacedInsert
{
    InsertedPages *pages; ///< of the book
    QString file;         ///< the path
    QString place;        ///< in the book: "chapters[1].insert"
};

/// Returns the files that \a book, which is at \a path, inserts, in the order of its pages.
std::vector<PlacedInsert> insertsOf(BookFile &book, const QString &path);

/// Returns the paths of the files with the puzzles of earlier books.
QStringList earlierFilesOf(const BookFile &book, const QString &path);

/// Returns what stands above \a count puzzles that were made for \a wish, so that nobody else's file is
/// replaced. The first puzzles of a wish are the same however many it asks for.
std::string headOf(const PlacedWish &wish, int count);
/// What a file says of the wish it was made for.
enum class MadeFile {
    Missing,
    OfThisWish,
    OfOtherCount, ///< of this wish, but with fewer puzzles or more: a wish of before, or a stopped search
    OfAnotherWish,
    OfSomebodyElse
};
MadeFile madeFile(const PlacedWish &wish);
/// Returns how many puzzles of \a wish its file has, as it says: at most as many as the wish asks for.
int madeCount(const PlacedWish &wish);

/// Gives \a puzzle, which was made for \a wish, the author's name of the level for beginners, if it was
/// wished for at that level: ratings, and its file, call it easy.
void nameBeginners(PrintedPuzzle &puzzle, const BookFile &book, const BookWish &wish);

/// Returns the sections of \a book for \a puzzles, which are those of its chapters, with the author's names
/// of levels.
std::vector<PrintSection> sectionsOf(const BookFile &book, std::vector<std::vector<PrintedPuzzle>> puzzles);

} // namespace sudoku
