#pragma once

#include <QDate>
#include <QSizeF>
#include <QString>

#include "core/board/board.h"
#include "core/board/symbols.h"
#include "core/board/translate.h"
#include "core/hints/techniques.h"
#include "ui/printjob/binding.h"
#include "ui/printjob/bookpages.h"
#include "ui/printjob/lettersizes.h"
#include "ui/printjob/lineweights.h"
#include "ui/printjob/pagelayout.h"
#include "ui/printjob/pdfkind.h"
#include "ui/printjob/picturelook.h"
#include "ui/text/boardlinks.h"
#include "ui/text/colourscheme.h"

#include <cstdint>
#include <optional>
#include <span>
#include <string_view>
#include <vector>

namespace sudoku {

/// What is known about the solutions of a puzzle.
enum class Solutions {
    NotChecked,   ///< not checked yet
    Undecided,    ///< the check was stopped before an answer
    OutOfMemory,  ///< the check ended because memory ran out
    SolverFailed, ///< the solver gave no answer or a wrong one
    NotCovered,   ///< the check left out rules of the board that could change its answer
    One,
    Many,
    None,
};

/// What a page may say about the first step of its puzzles, upside down at its foot; see printhint.h.
enum class HintKind { None, Where, Technique };

/// The first step of a puzzle.
struct PuzzleHint
{
    QString where;     ///< "box 5"
    QString technique; ///< "Hidden Single: box 5"
};

/// A puzzle on paper.
struct PrintedPuzzle
{
    explicit PrintedPuzzle(Board printed) : board(std::move(printed)) {}

    int boardSize() const { return board.puzzle.geometry.size(); }
    bool hasOneSolution() const { return solutions == Solutions::One; }

    Board board;
    Solutions solutions = Solutions::NotChecked;
    Grid solution = {};                    ///< if solutions is One
    QString title = {};                    ///< or empty if it has only a number
    QString kind = {};                     ///< of the board, "X-Sudoku", beside others; else empty
    QString level = {};                    ///< how hard it is, or empty if that is not known
    std::optional<Level> levelInFile = {}; ///< what the level means, if it is not one that was rated here
    std::optional<int> score = {};         ///< HoDoKu's, if it is known
    std::optional<std::uint64_t> seed = {};
    std::optional<PuzzleHint> hint = {}; ///< if it is known
    const SymbolSet *symbols = &symbolSets().front();
};

/// Puzzles that begin on a page of their own.
struct PrintSection
{
    QString title = {};
    std::vector<PrintedPuzzle> puzzles = {};
    int perPage = 0;               ///< one of puzzlesPerPage(), or 0 for as many as are legible
    QStringList introduction = {}; ///< paragraphs before its puzzles, on pages of their own
    bool hasTitlePage = false;     ///< even without an introduction
    InsertedPages inserted = {};   ///< before its first page
};

int puzzleCount(const std::vector<PrintSection> &sections);

enum class SolutionPlace {
    None,
    UpsideDown, ///< small, at the foot of the same page
    NextPage,
    AtEnd,
    ChapterEnd,     ///< at the end of each section
    Previous,       ///< small, on the page behind that of the puzzles, as in newspapers
    UpsideDownNext, ///< the same, upside down
};

/// Returns whether solutions at \a place are small, at the foot of pages of puzzles.
bool isAtFoot(SolutionPlace place);

/// The name of a place for solutions.
struct NamedSolutionPlace
{
    SolutionPlace place;
    std::string_view id;   ///< the word used on the command line
    std::string_view name; ///< in English; translated where it is shown
};

/// Returns all places for solutions, in the order in which they are offered; the first one is the default.
std::span<const NamedSolutionPlace> solutionPlaces();

enum class PaperOrientation { Portrait, Landscape };

/// The sides of the sheets of a booklet that are printed. A printer that cannot turn sheets prints all fronts
/// first and, after the stack was put in again, all backs.
enum class BookletSides { Both, Fronts, Backs };

struct NamedBookletSides
{
    BookletSides sides;
    std::string_view id;   ///< the word used on the command line
    std::string_view name; ///< in English; translated where it is shown
};

/// Returns all choices, in the order in which they are offered; the first one is the default.
std::span<const NamedBookletSides> bookletSideChoices();

/// The parts of the caption of a puzzle. A warning about its solutions is always there.
struct Caption
{
    bool hasNumber = true; ///< if there are several puzzles
    bool hasTitle = true;
    bool hasKind = true; ///< if the section has several
    bool hasLevel = true;
    bool hasScore = false; ///< behind the level
    bool hasClueCount = false;
    bool hasSeed = false;

    bool operator==(const Caption &) const = default;
};

struct NamedCaptionPart
{
    bool Caption::*isShown;
    std::string_view id;   ///< the word used on the command line
    std::string_view name; ///< in English; translated where it is shown
};

/// Returns all parts, in the order in which they are offered.
std::span<const NamedCaptionPart> captionParts();

// Limits of numbers in a job; margins and gutters are in mm.
inline constexpr int minMargin = 5;
inline constexpr int maxMargin = 50;
inline constexpr int maxFirstNumber = 99'999;

/// Everything that determines the printed pages.
struct PrintJob
{
    /// Returns the size of a sheet in mm, in the orientation of a reader: the paper, or for a booklet the
    /// paper in landscape.
    QSizeF sheetSize() const;
    /// Returns the size of the paper in mm: a sheet before it is cut.
    QSizeF uncutSize() const;
    /// Returns the size of a page in mm: the sheet, or one half of it in a booklet.
    QSizeF pageSize() const;
    /// Returns the blank edges of a page, which leave room on small paper.
    PageEdges edges() const;
    /// Returns how far a page is shifted to the right, in mm, so that its gutter is in the middle of a book;
    /// \a index is from 0.
    double shiftOf(int index) const;
    /// Returns whether the page of that index, from 0, is on the right when the book lies open.
    bool isRight(int index) const;
    bool hasNumbers() const;
    /// Returns where solutions are: the solution of a single puzzle is not small at the end, but on the next
    /// page and as large as the puzzle.
    SolutionPlace solutionPlace() const;

    QString title = {};
    QString author = {};                     ///< or that of the puzzles
    QString language = QStringLiteral("en"); ///< of the texts on paper, for readers that speak
    std::vector<PrintSection> sections = {};
    QSizeF paper = {};                                         ///< in mm, upright; empty for A4
    PaperOrientation orientation = PaperOrientation::Portrait; ///< ignored for a booklet
    std::optional<double> margin = {};                         ///< in mm, or one that suits the page
    double gutter = 0;       ///< in mm, more room at the edge where pages are bound
    bool isMirrored = false; ///< pages with even numbers have the gutter at their right edge, as in a book
    int firstPage = 1;       ///< the number of the first page
    int firstPuzzle = 1;     ///< the number of the first puzzle
    SolutionPlace solutions = SolutionPlace::AtEnd;
    Caption caption = {};
    HintKind hints = HintKind::None;
    bool isFirstLarge = false; ///< the first puzzle of each page is larger than the others
    bool hasNameLine = false;  ///< a line for name and date on each page with puzzles
    /// Sentences above the puzzles of a page. If they are empty, what rows, columns and boxes contain.
    /// Nothing if there are none.
    std::optional<QString> instruction = {};
    bool hasPencilMarks = false;        ///< the player's own or, if there are none, all candidates
    bool hasMarksInGrid = false;        ///< the player's centre marks are at the places of their digits
    LinkTarget code = LinkTarget::None; ///< where a QR code below each puzzle leads
    bool hasEntries = false;            ///< the player's digits in addition to the puzzle
    LineWeights lines = {};
    LetterSizes letters = {};
    BookPages book = {};
    PictureLook look = {}; ///< of pictures
    /// Of a picture that looks as on the screen; pages, and pictures without it, are black on white.
    std::optional<ColourScheme> colours = {};
    /// Whether there are two upright pages side by side on each side of a sheet, in the order for folding: A4
    /// gives a booklet of A5. Sheets printed on both sides are turned about the short edge.
    bool isPaperOfPages = false; ///< of a booklet: the paper is that of a page, and sheets are twice as wide
    bool isBooklet = false;
    BookletSides bookletSides = BookletSides::Both;
    Folding folding = {}; ///< of a booklet
    Trimming trimming = {};
    PdfKind pdf = PdfKind::Plain; ///< of a file
    QDate date = {};              ///< the date in the foot of the pages, or none
};

} // namespace sudoku
