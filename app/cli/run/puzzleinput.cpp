#include "app/cli/run/puzzleinput.h"

#include <QFile>
#include <QFileInfo>

#include "app/cli/run/console.h"
#include "app/cli/run/picturepuzzles.h"
#include "app/cli/run/terminal.h"
#include "core/formats/entrypuzzle.h"
#include "core/formats/text/constrainttext.h"
#include "core/formats/text/rulelimit.h"
#include "core/system/standardstreams.h"
#include "ui/text/strings.h"

#include <cerrno>
#include <filesystem>
#include <iostream>
#include <system_error>

namespace sudoku::cli {
namespace {

/// Makes the entries givens if they are the puzzle, as in the window; otherwise says that they do not count,
/// if the command looks at none.
void takeEntries(TextPuzzle &puzzle, EntryUse use)
{
    Board &board = puzzle.board;
    const int count = board.entries.filledCount() == 0 ? 0 : board.playerEntries().filledCount();
    if (count == 0 || use == EntryUse::Kept)
        return;
    if (areEntriesThePuzzle(board)) {
        puzzle.remarks.push_back({Remark::Code::EntriesTaken, {}, count});
        board = board.withPuzzleOfEntries();
    } else if (use == EntryUse::Ignored) {
        puzzle.remarks.push_back({Remark::Code::EntriesNotCounted, {}, count});
    }
}

} // namespace

PuzzleInput::PuzzleInput(const Settings &settings) : m_settings(settings), m_files(settings.files)
{
    std::ios::sync_with_stdio(false); // else every character is fetched by itself
}

std::optional<InputPuzzle> PuzzleInput::next()
{
    std::optional<InputPuzzle> puzzle = readNext();
    if (puzzle && puzzle->getsAnswer())
        puzzle->number = ++m_count;
    return puzzle;
}

std::optional<InputPuzzle> PuzzleInput::readNext()
{
    while (m_stream || !m_pictured.empty() || !m_files.isEmpty()) {
        if (!m_pictured.empty()) {
            const TextPuzzle puzzle = std::move(m_pictured.front());
            m_pictured.pop_front();
            ++m_board;
            return withConstraints(puzzle);
        }
        if (!m_stream) {
            openNext();
            if (m_stream && isPicture(*m_source))
                if (std::optional<InputPuzzle> problem = readPicture())
                    return problem;
            continue;
        }
        std::optional<TextResult> result = read();
        if (isBroken()) {
            m_stream.reset();
            return fileError();
        }
        if (result)
            return withConstraints(std::move(*result));
        m_stream.reset();
    }
    return {};
}

/// Opens the next file; if that is a folder with pictures, these take its place.
void PuzzleInput::openNext()
{
    const QString file = m_files.takeFirst();
    const QStringList pictures = picturesIn(file);
    if (pictures.isEmpty())
        open(file);
    else
        m_files = pictures + m_files;
}

/// Reads the puzzles of the picture that is open. Returns why there is none.
std::optional<InputPuzzle> PuzzleInput::readPicture()
{
    m_stream.reset();
    auto puzzles = puzzlesInPicture(*m_source, toQString(m_name), m_settings.page);
    if (!puzzles)
        return InputPuzzle{
            m_name, 1,
            TextError{.code = TextErrorCode::UnreadPicture, .found = puzzles.error().toStdString()}};
    m_pictured = std::move(*puzzles);
    m_board = 0;
    return {};
}

DigitLines PuzzleInput::nextLines()
{
    constexpr int maxCount = 128; // few enough for an answer soon, and for work for all threads
    if (!m_stream || isBroken() || !m_settings.constraints.empty())
        return {};
    try {
        return m_stream->takeDigitLines(maxCount);
    } catch (const std::ios_base::failure &) { // as in read(); next() says it
        m_source->setstate(std::ios::badbit);
        return {};
    }
}

void PuzzleInput::open(const QString &file)
{
    m_name = file.toStdString();
    m_source = &std::cin;
    if (file == u"-" && !m_settings.isQuiet && isTerminal(StandardStream::Input))
        writeMessage("Reading puzzles from the keyboard; end with Ctrl+D.\n");
    errno = 0;
    if (file != u"-") {
        m_file = std::ifstream(QFile::encodeName(file).toStdString(), std::ios::binary);
        m_source = &m_file;
    }
    if (*m_source)
        m_source->peek(); // reading tells more than opening: a directory can be opened
    m_stream.emplace(*m_source, m_settings.read);
}

std::optional<TextResult> PuzzleInput::read()
{
    try {
        return isBroken() ? std::nullopt : m_stream->next();
    } catch (const std::ios_base::failure &) { // the library's way to say that the system cannot read
        m_source->setstate(std::ios::badbit);
        return {};
    }
}

bool PuzzleInput::isBroken() const
{
    return m_source->bad() || (m_source->fail() && !m_source->eof());
}

InputPuzzle PuzzleInput::fileError() const
{
    if (m_name == "-" && isInputClosed())
        return {m_name, 0, FileError{"standard input is closed: name a file"}};
    if (QFileInfo(toQString(m_name)).isDir())
        return {m_name, 0, FileError{"there are no pictures in this folder"}};
    const int reason = errno == 0 ? EIO : errno;
    return {m_name, 0, FileError{std::generic_category().message(reason)}};
}

/// Gives \a puzzle the symbols of the command line, if there are any; returns why that is not possible.
std::optional<TextError> PuzzleInput::chooseSymbols(TextPuzzle &puzzle) const
{
    if (!m_settings.choosesSymbols)
        return {};
    const SymbolSet &symbols = *m_settings.symbols;
    const int digitCount = puzzle.board.puzzle.geometry.digitCount();
    if (!symbols.fits(digitCount))
        return TextError{.code = TextErrorCode::SymbolsDoNotFit,
                         .found = std::string(symbols.id),
                         .actual = symbols.maxDigit(),
                         .expected = digitCount};
    puzzle.board.info.symbols = symbols.isOfPuzzle ? &symbols : nullptr;
    return {};
}

InputPuzzle PuzzleInput::withConstraints(TextResult result) const
{
    InputPuzzle puzzle{m_name, m_stream ? m_stream->line() : m_board, TextError{}};
    if (!result) {
        puzzle.content = std::move(result.error());
        return puzzle;
    }
    std::vector<Constraint> &constraints = result->board.puzzle.constraints;
    for (const std::string &text : m_settings.constraints) {
        const auto constraint = readConstraint(result->board.puzzle.geometry, text);
        if (!constraint) {
            TextError error = constraint.error();
            error.line = puzzle.line;
            error.column = 0;
            puzzle.content = std::move(error);
            return puzzle;
        }
        constraints.push_back(*constraint);
    }
    if (std::optional<TextError> error = chooseSymbols(*result)) {
        puzzle.content = std::move(*error);
        return puzzle;
    }
    if (std::optional<TextError> error = limitRules(result->board)) {
        puzzle.content = std::move(*error);
        return puzzle;
    }
    takeEntries(*result, m_settings.entryUse);
    puzzle.content = std::move(*result);
    return puzzle;
}

tl::expected<void, QString> refuseIrregular(const char *option, const QString &file)
{
    const QFileInfo info(file);
    if (!info.exists() || info.isFile())
        return {};
    return tl::unexpected(QStringLiteral("--%1: '%2' is no regular file").arg(option, file));
}

bool isInput(const Settings &settings, const QString &file)
{
    const auto path = [](const QString &name) {
        return std::filesystem::path(QFile::encodeName(name).toStdString());
    };
    return std::ranges::any_of(settings.files + settings.earlier, [&](const QString &input) {
        std::error_code missing;
        return std::filesystem::equivalent(path(input), path(file), missing);
    });
}

} // namespace sudoku::cli
