#pragma once

#include <QDate>
#include <QLocale>
#include <QString>
#include <QStringList>

#include "app/cli/options/listorder.h"
#include "core/board/arrangements.h"
#include "core/board/parallel.h"
#include "core/board/symmetry.h"
#include "core/formats/formats.h"
#include "core/formats/text/format.h"
#include "core/forms/puzzleform.h"
#include "core/generate/generaterequest.h"
#include "core/generate/puzzlelevel.h"
#include "core/hints/ladderchoice.h"
#include "core/measure/measurement.h"
#include "core/solve/guesssearch.h"
#include "core/solve/puzzlesolver.h"
#include "core/trace/textbookoptions.h"
#include "core/transform/hiddenword.h"
#include "core/transform/samepuzzle.h"
#include "core/transform/transformkinds.h"
#include "ui/printjob/printcheck.h"
#include "ui/printjob/printjob.h"
#include "ui/printjob/sectioning.h"

#include <chrono>
#include <cstdint>
#include <functional>
#include <optional>
#include <span>
#include <vector>

namespace sudoku::cli {

struct CsvColumn;

/// The settings of "generate" that no other command has.
struct GenerateSettings
{
    std::optional<int> size;
    std::optional<DigitValues> digits;
    bool isJigsaw = false;
    bool repeatsDigits = false;               ///< in rows and columns; without regions
    const Arrangement *arrangement = nullptr; ///< several boards that overlap
    int count = 1;
    ClueGoal goal = ClueGoal::Minimal;
    int clues = 0;
    int minClues = 0;
    ClueWish clueWish;
    bool hasManySolutions = false;
    std::vector<PatternCell> pattern;
    std::optional<std::uint64_t> seed; ///< of the first puzzle
    CageWish cages;
    QString kindsFile; ///< with the user's kinds of rules; empty for that of the window
    Difficulty difficulty;
    bool isForBeginners = false;
    QString ownLevel; ///< the name of one in the file of levels; or empty
    bool isHarderNotLonger = false;
    QDate week;                      ///< the first day of seven puzzles with dates as titles; or invalid
    QLocale language = QLocale::c(); ///< of these
    const Technique *stopsBefore = nullptr; ///< write the board before its first step
    bool hidesWord = false;                 ///< the word of the symbols can be read in the solution
    const WordPlace *wordPlace = &wordPlaces().front();
};

/// The settings of "convert" for lists of puzzles.
struct ListSettings
{
    int isomorphs = 0; ///< copies of each puzzle, or 0 for the puzzle itself
    std::optional<Sameness> unique = {};
    const ListOrder *order = nullptr; ///< null for that of the input
    std::optional<int> perFile = {};
};

/// The settings of "measure" that no other command has.
struct MeasureSettings
{
    std::vector<const EncodingMethod *> encodings; ///< empty for the default
    std::vector<SolverKind> solvers;               ///< the same
    MeasuredTask task = MeasuredTask::Check;
    EncodingKind kind = EncodingKind::FullFacts;
    int runs = 3;
};

/// A question such as "r4c7=5", "r4c7<>5" or "r4c7"; boards differ in their size and symbols.
struct WhyQuestionText
{
    Symmetry::Place cell{};
    QString digit; ///< empty if there is none
    bool isTrue = true;
};

/// What a command does with a player's entries that are not the puzzle (see areEntriesThePuzzle()).
enum class EntryUse {
    Ignored, ///< the answer is about the givens and rules alone, and says so
    Used,
    Kept, ///< and those that are the puzzle are not taken for givens either
};

/// The values of all options, or their defaults.
struct Settings
{
    /// Returns the options for what must come out the same each time, unless the user chose an engine:
    /// guesses first.
    SolveOptions repeatably() const { return guessingUnless(choosesEngine()); }

    /// Returns the same for work in which the seed decides another order than that of solutions.
    SolveOptions forAnySeed() const { return guessingUnless(choosesSolver); }

    /// Returns the options for a question that has one answer, so that any engine may give it, unless the
    /// user chose one: guesses first, then a race of solvers. Which of several solutions comes first depends
    /// on chance.
    SolveOptions anyWay() const
    {
        SolveOptions options = repeatably();
        if (!choosesEngine())
            options.solver = raceKind();
        return options;
    }

    /// Returns whether the user chose a solver, an encoding or a seed.
    bool choosesEngine() const { return choosesSolver || choosesSeed; }

    SolveOptions guessingUnless(bool isSolverChosen) const
    {
        SolveOptions options = solve;
        if (!isSolverChosen)
            options.maxGuesses = defaultGuesses;
        return options;
    }

    /// Returns the number of puzzles to work on at once.
    int threadCount() const { return threads.value_or(processorCount()); }

    /// Returns the techniques for steps.
    LadderChoice ladderChoice() const { return techniques.empty() ? hodokuChoice() : techniques; }

    QStringList arguments; ///< as the user typed them, the command included
    QStringList files;     ///< "-" is standard input
    ReadOptions read;
    EntryUse entryUse = EntryUse::Ignored;
    std::vector<std::string> constraints; ///< as texts, added to those of every puzzle
    SolveOptions solve;
    bool choosesSolver = false; ///< or an encoding
    bool choosesSeed = false;
    std::optional<std::chrono::duration<double>> timeLimit; ///< for each puzzle
    std::string proof;          ///< check: the files that get the evidence, without their endings; or empty
    bool fixes = false;         ///< explain: say what to change too
    bool story = false;         ///< explain: tell how the set contradicts itself
    bool estimates = false;     ///< count: estimate what is more than the limit
    std::optional<int> threads; ///< see threadCount()
    std::optional<int> page;    ///< of a PDF or TIFF, from 1; else the first
    /// convert: how puzzles are transformed, one after the other.
    std::vector<TransformRequest> transforms;
    ListSettings list; ///< convert
    /// Takes the beginning of the answer to the puzzle that is worked on, which is written as soon as it is
    /// its turn, before the rest is known; or nothing.
    std::function<void(std::string)> beginAnswer;
    bool isAlone = true;               ///< whether no other puzzle is worked on at the same time
    bool isQuiet = false;              ///< writes no notes to standard error, only what is wrong
    bool isStrict = false;             ///< convert: whether a loss is an error
    bool fillsIn = false;              ///< convert: gives open clues their numbers
    bool showsProgress = false;        ///< on standard error
    std::optional<int> limit;          ///< of solutions to count, else the command's own
    std::vector<Symmetry::Place> kept; ///< cells whose givens stay
    const Symmetry *symmetry = &symmetries().front();
    const Format *format = findFormat("line"); ///< of the answers, unless isJson or isCsv
    const Exporter *exporter = nullptr;        ///< convert: instead of the format
    bool isFormatChosen = false;               ///< convert: which has no default
    bool isJson = false;
    bool isCsv = false;
    std::span<const CsvColumn *const> columns;        ///< the command's in CSV; empty if it has none
    const SymbolSet *symbols = &symbolSets().front(); ///< of the answers
    bool choosesSymbols = false;                      ///< instead of those that each puzzle has
    bool isOpenOnly = false;                          ///< encode: only what propagation leaves open
    const PuzzleForm *form = nullptr;                 ///< encode: null for DIMACS
    bool explainsFormula = false;                     ///< encode: comments between the clauses
    bool isWithoutGivens = false;                     ///< encode: only the rules
    QStringList forbidden;                            ///< encode: files of solutions that are not wanted
    QString model;                                    ///< decode: the file; or empty
    QString output;                                   ///< print, convert: the file or files; or empty
    bool hasPreflight = false;                        ///< "print" says what printing houses refuse
    QStringList earlier;                              ///< print: files with puzzles of earlier books
    QString pictureTable;                        ///< print: the file with the names of pictures; or empty
    QString book;                                ///< print, generate: the file of a book; or empty
    PrintJob print;                              ///< print: how, but for the puzzles
    std::optional<RatingNeed> ratingNeed;        ///< print: rates puzzles that lack it
    Sectioning sectioning = Sectioning::AsGiven; ///< print
    QStringList sectionTitles;                   ///< print: of the files, in their order
    GenerateSettings generate;
    bool isMinimal = false;           ///< generate: whatever the number of clues
    bool writesSeed = false;          ///< generate: behind each puzzle
    bool writesRating = false;        ///< generate: level and score with each puzzle
    int more = 0;                     ///< hint: 0 is where to look, 1 the technique too, 2 the whole step
    std::optional<RatingScale> scale; ///< rate: else all that suit the board
    QString levelsFile;               ///< generate, rate: with levels of one's own; or empty
    std::vector<PuzzleLevel> levels;  ///< those in it
    QString continued;                ///< rate: the file that gets the answers; or empty
    QString histogram;                ///< rate: the file that gets it, "-" is standard error; or empty
    LadderChoice techniques;          ///< hint, walkthrough: in this order; empty for HoDoKu's choice
    bool isByReasons = false;         ///< walkthrough: the step with the smallest reason each time
    WhyQuestionText why;              ///< why
    QString schema;                   ///< schema: its name
    MeasureSettings measure;          ///< measure
    TextbookOptions textbook;         ///< trace
    int perPage = 0;                  ///< print: as in PrintSection
    QString shell;                    ///< completion: its name; or empty
};

} // namespace sudoku::cli
