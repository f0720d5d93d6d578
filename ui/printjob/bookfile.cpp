#include "ui/printjob/bookfile.h"

#include <QDir>
#include <QFileInfo>

#include "ui/text/qtjson.h"
#include "ui/text/readfile.h"
#include "ui/text/steptext.h"

#include <utility>

namespace sudoku {
namespace {

using Json = nlohmann::ordered_json;

constexpr std::string_view madeLine = "# Made from a wish of a book: change the wish, not this file.";

/// Returns a seed that is far from those of other wishes and of books with other numbers.
std::uint64_t seedFor(std::uint64_t book, std::uint64_t wish)
{
    std::uint64_t mixed = book * 0x9E3779B97F4A7C15 + (wish + 1) * 0xBF58476D1CE4E5B9; // as in SplitMix64
    mixed = (mixed ^ (mixed >> 30)) * 0xBF58476D1CE4E5B9;
    mixed = (mixed ^ (mixed >> 27)) * 0x94D049BB133111EB;
    return (mixed ^ (mixed >> 31)) >> 32;
}

QString resolved(const QString &book, const QString &file)
{
    return QFileInfo(file).isAbsolute() ? file : QDir::cleanPath(QFileInfo(book).dir().filePath(file));
}

/// Returns the name for the puzzles of a wish: "evenings-2.txt" for the first one of the second chapter.
QString wishFile(const QString &book, std::size_t chapter, std::size_t source)
{
    const QString name = QStringLiteral("%1-%2").arg(QFileInfo(book).completeBaseName()).arg(chapter + 1);
    return source == 0 ? name + QStringLiteral(".txt")
                       : QStringLiteral("%1-%2.txt").arg(name).arg(source + 1);
}

} // namespace

std::string PlacedWish::line() const
{
    Json json{{"count", wish->count}, {"seed", seed}};
    json.update(wish->options);
    return "# " + json::line(json);
}

std::vector<PlacedWish> wishesOf(const BookFile &book, const QString &path)
{
    std::vector<PlacedWish> wishes;
    for (std::size_t chapter = 0; chapter < book.chapters.size(); ++chapter) {
        const BookChapter &its = book.chapters[chapter];
        for (std::size_t i = 0; i < its.sources.size(); ++i) {
            const BookWish &wish = its.sources[i].wish;
            if (!its.sources[i].isWish())
                continue;
            const QString file = wish.file.isEmpty() ? wishFile(path, chapter, i) : wish.file;
            wishes.push_back({.wish = &wish,
                              .seed = wish.seed.value_or(seedFor(book.seed.value_or(0), wishes.size())),
                              .file = resolved(path, file),
                              .place = QStringLiteral("chapters[%1].puzzles[%2]").arg(chapter).arg(i),
                              .chapter = its.title.isEmpty() ? QString::number(chapter + 1) : its.title});
        }
    }
    return wishes;
}

std::vector<QStringList> puzzleFilesOf(const BookFile &book, const QString &path)
{
    const std::vector<PlacedWish> wishes = wishesOf(book, path);
    auto next = wishes.begin();
    std::vector<QStringList> files;
    for (const BookChapter &chapter : book.chapters) {
        QStringList &its = files.emplace_back();
        for (const BookSource &source : chapter.sources)
            its += source.isWish() ? (next++)->file : resolved(path, source.file);
    }
    return files;
}

std::string headOf(const PlacedWish &wish)
{
    return std::string(madeLine) + '\n' + wish.line();
}

MadeFile madeFile(const PlacedWish &wish)
{
    if (!QFileInfo::exists(wish.file))
        return MadeFile::Missing;
    const std::string head = headOf(wish);
    const auto begin = readFile(wish.file, static_cast<qint64>(head.size()));
    if (begin && begin->toStdString() == head)
        return MadeFile::OfThisWish;
    return begin && begin->toStdString().starts_with(madeLine) ? MadeFile::OfAnotherWish
                                                               : MadeFile::OfSomebodyElse;
}

std::vector<PrintSection> sectionsOf(const BookFile &book, std::vector<std::vector<PrintedPuzzle>> puzzles)
{
    std::vector<PrintSection> sections;
    for (std::size_t i = 0; i < book.chapters.size() && i < puzzles.size(); ++i) {
        const BookChapter &chapter = book.chapters[i];
        for (PrintedPuzzle &puzzle : puzzles[i])
            for (const auto &[level, name] : book.levelNames)
                if (puzzle.level == levelText(level)) {
                    puzzle.level = name;
                    break;
                }
        sections.push_back({.title = chapter.title,
                            .puzzles = std::move(puzzles[i]),
                            .perPage = chapter.perPage > 0 ? chapter.perPage : book.perPage,
                            .introduction = chapter.introduction,
                            .hasTitlePage = chapter.hasTitlePage});
    }
    return sections;
}

} // namespace sudoku
