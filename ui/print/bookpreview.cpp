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

std::vector<PrintedPuzzle> puzzlesIn(const QString &path)
{
    constexpr qint64 maxFile = 10'000'000;
    std::vector<PrintedPuzzle> puzzles;
    const auto text = readFile(path, maxFile);
    if (!text)
        return puzzles;
    if (const auto list = puzzlesOf(text->toStdString(), maxPuzzles))
        for (const TextPuzzle &read : list->puzzles) {
            puzzles.emplace_back(read.board);
            addTitle(puzzles.back(), QString::fromStdString(read.note));
        }
    return puzzles;
}

/// Returns empty boards, as many and as large as \a wish says.
std::vector<PrintedPuzzle> boardsOf(const BookWish &wish)
{
    constexpr int usual = 9;
    int size = usual;
    if (const auto found = wish.options.find("size");
        found != wish.options.end() && found->is_number_integer())
        size = std::clamp(found->get<int>(), minBoardSize, maxBoardSize);
    PrintedPuzzle puzzle{Board{Puzzle(Geometry::withBoxes(defaultBoxes(size)))}};
    puzzle.solutions = Solutions::One; // it will have one
    puzzle.solution = Grid(puzzle.board.puzzle.geometry.cellCount());
    return std::vector<PrintedPuzzle>(std::min(wish.count, maxPuzzles), puzzle);
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
            const bool isMade = !source.isWish() || madeFile(*wish) == MadeFile::OfThisWish;
            std::ranges::move(isMade ? puzzlesIn(files[i][file]) : boardsOf(source.wish),
                              std::back_inserter(its));
            ++file;
            if (source.isWish())
                ++wish;
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
