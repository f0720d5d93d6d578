#include "ui/print/bookpreview.h"

#include "core/formats/puzzlelist.h"
#include "ui/language/languagescope.h"
#include "ui/paint/paper/pdfpages.h"
#include "ui/paint/paper/printtext.h"
#include "ui/text/boardtext.h"
#include "ui/text/languagetag.h"
#include "ui/text/readfile.h"

#include <algorithm>

namespace sudoku {
namespace {

constexpr int maxPuzzles = 2000; // in one file; a preview needs no more

/// Returns the first puzzles in the file \a path, at most \a max.
std::vector<PrintedPuzzle> puzzlesIn(const QString &path, int max = maxPuzzles)
{
    constexpr qint64 maxFile = 10'000'000;
    std::vector<PrintedPuzzle> puzzles;
    const auto text = readFile(path, maxFile);
    if (!text)
        return puzzles;
    if (const auto list = puzzlesOf(text->toStdString(), max))
        for (const TextPuzzle &read : list->puzzles) {
            puzzles.emplace_back(read.board);
            addTitle(puzzles.back(), QString::fromStdString(read.note));
        }
    return puzzles;
}

/// Returns an empty board, as large as \a wish says.
PrintedPuzzle boardOf(const BookWish &wish)
{
    constexpr int usual = 9;
    int size = usual;
    if (const auto found = wish.options.find("size");
        found != wish.options.end() && found->is_number_integer())
        size = std::clamp(found->get<int>(), minBoardSize, maxBoardSize);
    PrintedPuzzle puzzle{Board{Puzzle(Geometry::withBoxes(defaultBoxes(size)))}};
    puzzle.solutions = Solutions::One; // it will have one
    puzzle.solution = Grid(puzzle.board.puzzle.geometry.cellCount());
    return puzzle;
}

/// Returns the puzzles of \a placed that are made, and empty boards for the others.
std::vector<PrintedPuzzle> wishedPuzzles(const BookFile &book, const PlacedWish &placed)
{
    std::vector<PrintedPuzzle> puzzles;
    if (const int made = std::min(madeCount(placed), maxPuzzles); made > 0)
        puzzles = puzzlesIn(placed.file, made);
    const auto count = static_cast<std::size_t>(std::min(placed.wish->count, maxPuzzles));
    const bool isWhole = madeFile(placed) == MadeFile::OfThisWish; // even if a person has removed some
    if (!isWhole && puzzles.size() < count)
        puzzles.resize(count, boardOf(*placed.wish));
    for (PrintedPuzzle &puzzle : puzzles)
        nameBeginners(puzzle, book, *placed.wish);
    return puzzles;
}

} // namespace

PrintJob previewOf(const BookFile &book, const QString &path, const SymbolSet &symbols)
{
    const LanguageScope scope(languageCode(book.job.language));
    const std::vector<PlacedWish> wishes = wishesOf(book, path);
    const std::vector<QStringList> files = puzzleFilesOf(book, path);
    std::vector<std::vector<PrintedPuzzle>> puzzles;
    auto wish = wishes.begin();
    for (std::size_t i = 0; i < book.chapters.size(); ++i) {
        std::vector<PrintedPuzzle> &its = puzzles.emplace_back();
        qsizetype file = 0;
        for (const BookSource &source : book.chapters[i].sources) {
            std::ranges::move(source.isWish() ? wishedPuzzles(book, *wish++) : puzzlesIn(files[i][file]),
                              std::back_inserter(its));
            ++file;
        }
        for (PrintedPuzzle &puzzle : its)
            puzzle.symbols = &shownSymbols(puzzle.board, symbols);
    }
    BookFile counted = book;
    for (const PlacedInsert &insert : insertsOf(counted, path))
        *insert.pages = {insert.file, pagesInPdf(insert.file).value_or(0)};
    PrintJob job = counted.job;
    job.sections = sectionsOf(counted, std::move(puzzles));
    return job;
}

int sideOfChapter(const PrintDocument &document, int chapter)
{
    const std::vector<PrintSection> &sections = document.job().sections;
    if (chapter < 0 || chapter >= std::ssize(sections))
        return 0;
    const PrintSection &section = sections[chapter];
    const auto isOfChapter = [&section](const PageItem &item) {
        return !item.isSolution
               && std::ranges::any_of(section.puzzles, [&](const auto &its) { return &its == item.puzzle; });
    };
    const std::vector<Page> &pages = document.pages();
    const auto found = std::ranges::find_if(
        pages, [&](const Page &page) { return std::ranges::any_of(page.items, isOfChapter); });
    if (found == pages.end())
        return 0;
    auto first = found;
    auto page = found;
    while (first == found && page != pages.begin() && std::prev(page)->items.empty()) {
        --page; // perhaps with its title, or its introduction
        if (!page->texts.empty() && page->texts.front().text == section.title)
            first = page;
    }
    return document.sideOf(static_cast<int>(first - pages.begin()));
}

bool lacksPuzzles(const BookFile &book, const QString &path)
{
    return std::ranges::any_of(wishesOf(book, path),
                               [](const PlacedWish &wish) { return madeFile(wish) != MadeFile::OfThisWish; });
}

std::vector<EarlierPuzzle> earlierPuzzles(const BookFile &book, const QString &path)
{
    std::vector<EarlierPuzzle> earlier;
    for (const QString &file : earlierFilesOf(book, path)) {
        int number = 0;
        for (PrintedPuzzle &puzzle : puzzlesIn(file))
            earlier.push_back({std::move(puzzle.board), file, ++number});
    }
    return earlier;
}

} // namespace sudoku
