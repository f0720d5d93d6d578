#include "ui/paint/documents/documentcontents.h"

#include "core/formats/formats.h"
#include "ui/paint/paper/printedcode.h"
#include "ui/paint/paper/printtext.h"
#include "ui/paint/paper/sectionlayout.h"
#include "ui/printjob/printhint.h"
#include "ui/text/symbolwords.h"

#include <algorithm>
#include <set>

namespace sudoku {
namespace {

constexpr double boardShare = 0.94; // other programs need more room for captions

/// Returns whether all puzzles of \a section have the same rules, which then stand above them.
bool haveCommonRules(const PrintSection &section)
{
    const QString first = printedRules(section.puzzles.front().board);
    return std::ranges::all_of(
        section.puzzles, [&](const PrintedPuzzle &puzzle) { return printedRules(puzzle.board) == first; });
}

int columnsOf(const std::vector<BoardPlace> &places)
{
    std::set<int> lefts;
    for (const BoardPlace &place : places)
        lefts.insert(qRound(place.board.left()));
    return static_cast<int>(lefts.size());
}

DocumentItem itemOf(const PrintJob &job, const PrintedPuzzle &puzzle, int number, bool isSolution)
{
    const PageItem onPage{.puzzle = &puzzle, .number = number, .place = {}, .isSolution = isSolution};
    DocumentItem item{.puzzle = &puzzle, .number = number, .isSolution = isSolution};
    const auto [lead, facts] = captionTexts(job, onPage);
    item.caption = lead.join(captionDot());
    item.facts = facts;
    if (!isSolution) {
        if (const QString hint = hintText(puzzle, job.hints); !hint.isEmpty())
            item.hint = hintsLabel(job.hints) + QLatin1Char(' ') + hint;
        if (missingCodeText(puzzle, job.code).isEmpty())
            item.code = codeText(puzzle, job.code);
    }
    return item;
}

DocumentBlock puzzleBlock(const PrintJob &job, const PrintSection &section, int firstNumber)
{
    const SectionLayout layout(job, section);
    DocumentBlock block{
        .heading = section.title, .introduction = layout.introduction(), .symbolRow = layout.symbolRow()};
    block.columns = columnsOf(layout.places());
    block.perPage = layout.perPage();
    block.side = layout.places().front().board.width() * boardShare;
    block.hasNameLine = job.hasNameLine;
    const bool haveRules = !haveCommonRules(section);
    for (const PrintedPuzzle &puzzle : section.puzzles) {
        block.items.push_back(itemOf(job, puzzle, firstNumber++, false));
        block.codeSide = std::max(block.codeSide, printedCodeSide(block.items.back().code.size()));
        if (haveRules)
            block.items.back().rules = printedRules(puzzle.board);
    }
    return block;
}

DocumentBlock solutionBlock(const PrintJob &job, const PrintSection &section, int firstNumber)
{
    constexpr double scale = 1.3; // larger than what is just legible
    DocumentBlock block{.heading = section.title};
    int largest = minBoardSize;
    for (const PrintedPuzzle &puzzle : section.puzzles) {
        if (puzzle.hasOneSolution())
            block.items.push_back(itemOf(job, puzzle, firstNumber, true));
        ++firstNumber;
        largest = std::max(largest, puzzle.boardSize());
    }
    const SolutionRows rows = solutionRows(SectionLayout(job, section).frame().body.size(), largest, scale);
    block.columns = rows.columns;
    block.side = rows.side * boardShare;
    block.isUpsideDown = job.solutions == SolutionPlace::UpsideDown;
    block.beginsPage = !block.isUpsideDown;
    return block;
}

/// Sets what follows from the rest of \a block.
void finish(DocumentBlock &block, const PrintJob &job)
{
    const double width = job.pageSize().width() - 2 * job.edges().margin;
    if (block.columns > 1)
        block.gap = (width - block.columns * block.side) / (block.columns - 1);
    if (!block.items.front().isSolution)
        return;
    const QString heading = solutionsHeading();
    block.heading = block.heading.isEmpty() ? heading : heading + captionDot() + block.heading;
}

/// Returns what the pictures of an item show: "cat, ., fish, .; …".
QString namesText(const DocumentItem &item)
{
    const Puzzle &puzzle = item.puzzle->board.puzzle;
    const Grid &digits = item.isSolution ? item.puzzle->solution : puzzle.givens;
    QString text;
    for (Cell cell = 0; cell < puzzle.geometry.cellCount(); ++cell) {
        if (cell > 0)
            text += puzzle.geometry.columnOf(cell) == 0 ? QStringLiteral("; ") : QStringLiteral(", ");
        text +=
            digits[cell] == noDigit ? QStringLiteral(".") : symbolText(*item.puzzle->symbols, digits[cell]);
    }
    return text;
}

} // namespace

DocumentContents documentContents(const PrintJob &job)
{
    DocumentContents contents{titleOf(job), authorOf(job)};
    std::vector<DocumentBlock> solutions;
    int number = job.firstPuzzle;
    for (const PrintSection &section : job.sections) {
        if (section.puzzles.empty())
            continue;
        contents.blocks.push_back(puzzleBlock(job, section, number));
        if (DocumentBlock block = solutionBlock(job, section, number); !block.items.empty())
            (job.solutions == SolutionPlace::AtEnd ? solutions : contents.blocks).push_back(std::move(block));
        number += static_cast<int>(section.puzzles.size());
    }
    for (DocumentBlock &block : solutions) {
        block.beginsPage = &block == &solutions.front();
        contents.blocks.push_back(std::move(block));
    }
    std::erase_if(contents.blocks, [&](const DocumentBlock &block) {
        return job.solutions == SolutionPlace::None && block.items.front().isSolution;
    });
    for (DocumentBlock &block : contents.blocks)
        finish(block, job);
    if (!contents.blocks.empty())
        contents.blocks.front().beginsPage = false;
    return contents;
}

PictureRequest pictureOf(const DocumentItem &item, const PrintJob &job, double side)
{
    PrintJob look = job;
    look.sections.clear();
    look.colours = {};
    look.look = {.isTransparent = true};
    PictureRequest request = pictureRequest(*item.puzzle, look, item.isSolution);
    request.millimetres = side;
    request.edge = 0; // captions are flush with their boards
    return request;
}

PictureRequest codePictureOf(const DocumentItem &item, double side)
{
    PictureRequest request{.board = item.puzzle->board, .code = item.code};
    request.millimetres = side;
    return request;
}

QString digitsText(const DocumentItem &item)
{
    if (!item.puzzle->symbols->pictures.empty())
        return namesText(item);
    Board board(item.puzzle->board.puzzle);
    board.puzzle.constraints.clear();
    if (item.isSolution)
        board.puzzle.givens = item.puzzle->solution;
    const Format &line = *findFormat("line");
    const QString text =
        QString::fromStdString(line.fits(board) ? line.write(board, *item.puzzle->symbols)
                                                : findFormat("rows")->write(board, *item.puzzle->symbols));
    return text.section(QLatin1Char('\n'), -2).trimmed(); // without the lines that tell the shape
}

} // namespace sudoku
