#include "ui/printjob/bookfile.h"

#include <QDir>
#include <QFileInfo>

#include "ui/printjob/sectioning.h"
#include "ui/text/filename.h"
#include "ui/text/qtjson.h"
#include "ui/text/readfile.h"
#include "ui/text/steptext.h"

#include <algorithm>
#include <map>
#include <utility>

namespace sudoku {
namespace {

using Json = nlohmann::ordered_json;

constexpr std::string_view madeLine = "# Made from a wish of a book: change the wish, not this file.";

/// Returns a number that only equal texts have, the same in all versions (FNV-1a).
std::uint64_t hashOf(std::string_view text)
{
    std::uint64_t hash = 0xCBF29CE484222325;
    for (const char byte : text)
        hash = (hash ^ static_cast<unsigned char>(byte)) * 0x100000001B3;
    return hash;
}

/// Returns a seed that is far from those of other wishes and of books with other numbers. It does not say how
/// many puzzles there are, nor where, so that they stay the same in another chapter and beside more.
std::uint64_t seedFor(std::uint64_t book, const BookWish &wish, int equalBefore)
{
    const std::uint64_t text = hashOf(json::line(wish.options)) + equalBefore;
    std::uint64_t mixed = book * 0x9E3779B97F4A7C15 + text * 0xBF58476D1CE4E5B9; // as in SplitMix64
    mixed = (mixed ^ (mixed >> 30)) * 0xBF58476D1CE4E5B9;
    mixed = (mixed ^ (mixed >> 27)) * 0x94D049BB133111EB;
    return (mixed ^ (mixed >> 31)) >> 32;
}

QString resolved(const QString &book, const QString &file)
{
    return QFileInfo(file).isAbsolute() ? file : QDir::cleanPath(QFileInfo(book).dir().filePath(file));
}

/// Returns the name for the puzzles of a wish without its suffix: "evenings-Gentle" for a chapter of that
/// title.
QString wishFile(const QString &book, const BookChapter &chapter, std::size_t number)
{
    const QString title = fileNameOf(chapter.title);
    return QStringLiteral("%1-%2").arg(QFileInfo(book).completeBaseName(),
                                       title.isEmpty() ? QString::number(number) : title);
}

/// Gives \a puzzle the author's name of its level. A file may have that name already.
void nameLevel(PrintedPuzzle &puzzle, const std::map<Level, QString> &names)
{
    for (const auto &[level, name] : names) {
        if (puzzle.level == name && !puzzle.levelInFile)
            puzzle.levelInFile = level;
        if (puzzle.level == levelText(level)) {
            puzzle.level = name;
            return;
        }
    }
}

constexpr std::string_view countSign = "\n# {\"count\":"; // in the second line

/// Returns the number of puzzles that \a text, the begin of a file, says to have for \a wish; 0 if it is that
/// of another file.
int countIn(const QByteArray &text, const PlacedWish &wish)
{
    const std::string before = std::string(madeLine) + std::string(countSign);
    if (!text.toStdString().starts_with(before))
        return 0;
    const QByteArray number = text.mid(static_cast<qsizetype>(before.size()));
    const int count = number.left(number.indexOf(',')).toInt();
    return count > 0 && text.startsWith(QByteArray::fromStdString(headOf(wish, count))) ? count : 0;
}

/// Returns the begin of the file of \a wish, with the head that it would have for any number of puzzles.
tl::expected<QByteArray, QString> beginOf(const PlacedWish &wish)
{
    constexpr int longest = 16; // of a number
    return readFile(wish.file, static_cast<qint64>(headOf(wish, wish.wish->count).size()) + longest);
}

} // namespace

void nameBeginners(PrintedPuzzle &puzzle, const BookFile &book, const BookWish &wish)
{
    const auto level = wish.options.find("difficulty");
    const bool isForBeginners = level != wish.options.end() && *level == std::string(beginnerId);
    if (isForBeginners && !book.nameForBeginners.isEmpty() && puzzle.level == levelText(Level::Easy))
        puzzle.level = book.nameForBeginners;
}

std::vector<PlacedWish> wishesOf(const BookFile &book, const QString &path)
{
    std::vector<PlacedWish> wishes;
    std::map<QString, int> names;
    std::map<std::string, int> equals;
    for (std::size_t chapter = 0; chapter < book.chapters.size(); ++chapter) {
        const BookChapter &its = book.chapters[chapter];
        for (std::size_t i = 0; i < its.sources.size(); ++i) {
            const BookWish &wish = its.sources[i].wish;
            if (!its.sources[i].isWish())
                continue;
            QString file = wish.file;
            if (file.isEmpty()) {
                const QString name = wishFile(path, its, chapter + 1);
                const int same = ++names[name];
                file = same == 1 ? name + QStringLiteral(".txt")
                                 : QStringLiteral("%1-%2.txt").arg(name).arg(same);
            }
            const int equalBefore = equals[json::line(wish.options)]++;
            wishes.push_back({.wish = &wish,
                              .seed = wish.seed.value_or(seedFor(book.seed.value_or(0), wish, equalBefore)),
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

std::vector<PlacedInsert> insertsOf(BookFile &book, const QString &path)
{
    std::vector<PlacedInsert> inserts;
    const auto add = [&](InsertedPages &pages, const QString &place) {
        if (!pages.file.isEmpty())
            inserts.push_back({&pages, resolved(path, pages.file), place});
    };
    add(book.job.book.inserted, QStringLiteral("insert"));
    for (std::size_t i = 0; i < book.chapters.size(); ++i)
        add(book.chapters[i].inserted, QStringLiteral("chapters[%1].insert").arg(i));
    add(book.job.book.insertedAtEnd, QStringLiteral("insert-at-end"));
    return inserts;
}

QStringList earlierFilesOf(const BookFile &book, const QString &path)
{
    QStringList files;
    for (const QString &file : book.earlier)
        files += resolved(path, file);
    return files;
}

std::string headOf(const PlacedWish &wish, int count)
{
    Json json{{"count", count}, {"seed", wish.seed}};
    json.update(wish.wish->options);
    return std::string(madeLine) + "\n# " + json::line(json);
}

MadeFile madeFile(const PlacedWish &wish)
{
    if (!QFileInfo::exists(wish.file))
        return MadeFile::Missing;
    const auto begin = beginOf(wish);
    if (!begin || !begin->toStdString().starts_with(madeLine))
        return MadeFile::OfSomebodyElse;
    const int count = countIn(*begin, wish);
    return count == wish.wish->count ? MadeFile::OfThisWish
           : count > 0               ? MadeFile::OfOtherCount
                                     : MadeFile::OfAnotherWish;
}

int madeCount(const PlacedWish &wish)
{
    const auto begin = beginOf(wish);
    return begin ? std::min(countIn(*begin, wish), wish.wish->count) : 0;
}

std::vector<PrintSection> sectionsOf(const BookFile &book, std::vector<std::vector<PrintedPuzzle>> puzzles)
{
    std::vector<PrintSection> sections;
    for (std::size_t i = 0; i < book.chapters.size() && i < puzzles.size(); ++i) {
        const BookChapter &chapter = book.chapters[i];
        for (PrintedPuzzle &puzzle : puzzles[i])
            nameLevel(puzzle, book.levelNames);
        sections.push_back({.title = chapter.title,
                            .puzzles = std::move(puzzles[i]),
                            .perPage = chapter.perPage > 0 ? chapter.perPage : book.perPage,
                            .introduction = chapter.introduction,
                            .hasTitlePage = chapter.hasTitlePage,
                            .inserted = chapter.inserted});
    }
    nameKinds(sections);
    return sections;
}

} // namespace sudoku
