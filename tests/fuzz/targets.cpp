#include "tests/fuzz/targets.h"

#include "core/formats/formats.h"
#include "core/formats/links/lzstring.h"
#include "core/formats/puzzlestream.h"
#include "core/formats/readpuzzle.h"
#include "core/formats/text/format.h"
#include "core/proof/proofreader.h"
#include "core/sat/modelreader.h"

#ifdef WITH_PICTURES
#include "ui/pictures/readingjson.h"
#endif

#include <algorithm>
#include <array>
#include <cstdio>
#include <cstdlib>
#include <numeric>
#include <sstream>

namespace sudoku {
namespace {

void demand(bool isHeld, const char *promise)
{
    if (isHeld)
        return;
    std::fprintf(stderr, "broken: %s\n", promise);
    std::abort();
}

/// The bounds of a place in a text.
struct Extent
{
    explicit Extent(std::string_view bytes)
        : lines(std::ranges::count(bytes, '\n') + 1),
          columns(std::ssize(bytes) + 1)
    {
    }

    std::ptrdiff_t lines;
    std::ptrdiff_t columns;
};

void demandPlace(const TextError &error, const Extent &extent)
{
    demand(error.line >= 0 && error.line <= extent.lines, "an error is on a line of the text");
    demand(error.column >= 0 && error.column <= extent.columns, "an error is in a column of the text");
}

/// What is read can be written, and is the same puzzle then, unless thousands of rules are too long for a
/// link. In one format that can hold it, which \a bytes choose: all would take ten times as long, and others
/// come with the next bytes.
void demandSameWhenWritten(const TextPuzzle &read, std::string_view bytes)
{
    const std::size_t sum =
        std::accumulate(bytes.begin(), bytes.end(), bytes.size(),
                        [](std::size_t so, char byte) { return so + static_cast<unsigned char>(byte); });
    std::size_t chosen = sum % formats().size();
    while (!formats()[chosen].fits(read.board))
        chosen = (chosen + 1) % formats().size();
    const TextResult again = readPuzzle(formats()[chosen].write(read.board, *read.symbols));
    if (!again && again.error().code == TextErrorCode::TooLong)
        return;
    demand(again.has_value(), "what is written can be read");
    demand(again->board == read.board, "what is written is the same puzzle");
}

void readText(std::string_view bytes)
{
    const TextResult read = readPuzzle(bytes);
    if (!read)
        return demandPlace(read.error(), Extent(bytes));
    demandSameWhenWritten(*read, bytes);
}

void readStream(std::string_view bytes)
{
    std::istringstream input{std::string(bytes)};
    PuzzleStream stream(input);
    const Extent extent(bytes); // once, as each line may be an error
    for (int line = 0; const auto result = stream.next(); line = stream.line()) {
        // Several may be found in one text.
        demand(stream.line() >= line || !*result, "puzzles come in order");
        if (!*result)
            demandPlace(result->error(), extent);
    }
}

/// A link that holds \a json, as random bytes hardly ever are one.
void readLink(std::string_view prefix, std::string_view json, LzAlphabet alphabet)
{
    std::u16string text;
    for (const char byte : json)
        text += static_cast<unsigned char>(byte);
    if (const TextResult read = readPuzzle(std::string(prefix) + compressLz(text, alphabet)))
        demandSameWhenWritten(*read, json);
}

void readFpuzzlesLink(std::string_view bytes)
{
    readLink("https://f-puzzles.com/?load=", bytes, LzAlphabet::Base64);
}

void readSudokuPadLink(std::string_view bytes)
{
    readLink("https://sudokupad.app/scl", bytes, LzAlphabet::Base64);
}

void readSudokuMakerLink(std::string_view bytes)
{
    readLink("https://sudokumaker.app/?puzzle=", bytes, LzAlphabet::UriComponent);
}

void readSolverAnswer(std::string_view bytes)
{
    constexpr int variableCount = 15625; // of a 25x25
    const auto report = readModel(bytes, variableCount);
    if (report)
        demand(report->model.variableCount() <= variableCount,
               "a model has no more variables than the formula");
    else
        demand(report.error().line <= std::ranges::count(bytes, '\n') + 1,
               "an error is on a line of the text");
}

void readProof(std::string_view bytes)
{
    std::FILE *file = std::tmpfile();
    if (file == nullptr)
        return;
    std::fwrite(bytes.data(), 1, bytes.size(), file);
    std::rewind(file);
    constexpr int variableCount = 729;
    ProofReader reader(file, variableCount);
    while (reader.next() == ProofReader::State::Step)
        for (const Literal literal : reader.clause())
            demand(std::abs(literal) <= variableCount, "a proof has no more variables than the formula");
    demand(reader.bytesRead() <= std::ssize(bytes), "no more is read than there is");
    std::fclose(file);
}

#ifdef WITH_PICTURES
/// What is accepted of the program for pictures is a board, and the same when it is written again.
void readPictureAnswer(std::string_view bytes)
{
    const auto reading = readingOfJson(bytes);
    if (!reading)
        return;
    for (const BoardReading &board : reading->boards)
        demand(board.board().digits().cellCount() == board.geometry.cellCount(), "a reading is a board");
    const std::string written = readingJson(*reading);
    const auto again = readingOfJson(written);
    demand(again && readingJson(*again) == written, "what is written is the same reading");
}
#endif

} // namespace

std::span<const FuzzTarget> fuzzTargets()
{
    static constexpr std::array table{
        FuzzTarget{"text", readText},
        FuzzTarget{"library", readText},
        FuzzTarget{"solo", readText},
        FuzzTarget{"lineforms", readText},
        FuzzTarget{"workbench", readText},
        FuzzTarget{"f-puzzles", readText},
        FuzzTarget{"link", readText},
        FuzzTarget{"f-puzzles-link", readFpuzzlesLink},
        FuzzTarget{"sudokupad-link", readSudokuPadLink},
        FuzzTarget{"sudokumaker-link", readSudokuMakerLink},
        FuzzTarget{"stream", readStream},
        FuzzTarget{"model", readSolverAnswer},
        FuzzTarget{"proof", readProof},
#ifdef WITH_PICTURES
        FuzzTarget{"picture-answer", readPictureAnswer},
#endif
    };
    return table;
}

const FuzzTarget *findFuzzTarget(std::string_view name)
{
    const auto found = std::ranges::find(fuzzTargets(), name, &FuzzTarget::name);
    return found == fuzzTargets().end() ? nullptr : &*found;
}

} // namespace sudoku
