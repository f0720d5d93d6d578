#include "ui/printjob/booktext.h"

#include "core/formats/text/jsontext.h"
#include "ui/printjob/bookmembers.h"
#include "ui/printjob/bookvalues.h"
#include "ui/text/errortext.h"
#include "ui/text/qtjson.h"

#include <algorithm>
#include <utility>

namespace sudoku {
namespace {

using Json = nlohmann::ordered_json;
using ReadJson = nlohmann::json;

constexpr int bookVersion = 1;
constexpr int maxWishCount = 100'000;

/// Reads the parts of a book that its table of members does not have.
class ChapterReader
{
public:
    explicit ChapterReader(BookReader &reader) : m_reader(reader) {}

    BookChapter chapter(const ReadJson &value, const std::string &path)
    {
        BookChapter chapter;
        if (!m_reader.isObject(value, path))
            return chapter;
        for (const auto &[name, member] : json::members(value)) {
            const std::string place = path + '.' + name;
            if (name == "title")
                chapter.title = m_reader.text(member, place);
            else if (name == "title-page")
                chapter.hasTitlePage = m_reader.flag(member, place);
            else if (name == "introduction")
                chapter.introduction = m_reader.lines(member, place);
            else if (name == "per-page")
                chapter.perPage = m_reader.whole(member, place, 0, 12);
            else if (name == "insert")
                chapter.inserted.file = m_reader.text(member, place);
            else if (name == "puzzles")
                chapter.sources = sources(member, place);
            else
                m_reader.refuseMember(
                    place, name, {"title", "title-page", "introduction", "per-page", "insert", "puzzles"});
        }
        if (chapter.sources.empty())
            m_reader.refuse(path, BookFileWords::tr("a chapter needs \"puzzles\": files, or wishes"));
        return chapter;
    }

private:
    std::vector<BookSource> sources(const ReadJson &value, const std::string &path)
    {
        if (!value.is_array())
            return {source(value, path)};
        std::vector<BookSource> sources;
        for (const ReadJson &element : value)
            sources.push_back(source(element, path + '[' + std::to_string(sources.size()) + ']'));
        return sources;
    }

    BookSource source(const ReadJson &value, const std::string &path)
    {
        if (value.is_string())
            return {.file = m_reader.text(value, path)};
        if (!value.is_object()) {
            m_reader.refuse(path, BookFileWords::tr("puzzles are the name of a file, or a wish such as %1")
                                      .arg(QStringLiteral("{\"count\": 40, \"difficulty\": \"easy\"}")));
            return {};
        }
        BookWish wish;
        for (const auto &[name, member] : json::members(value)) {
            const std::string place = path + '.' + name;
            if (name == "count")
                wish.count = m_reader.whole(member, place, 1, maxWishCount);
            else if (name == "seed")
                wish.seed = m_reader.seed(member, place);
            else if (name == "file")
                wish.file = m_reader.text(member, place);
            else
                wish.options[name] = member;
        }
        return {.wish = wish};
    }

    BookReader &m_reader;
};

void readMembers(BookDraft &draft, BookReader &reader, const ReadJson &object)
{
    QStringList known{"book", "chapters"};
    for (const BookMember &member : bookMembers())
        known += toQString(member.name);
    for (const auto &[name, value] : json::members(object)) {
        const std::size_t before = reader.problems().size();
        const auto found = std::ranges::find(bookMembers(), name, &BookMember::name);
        if (found != bookMembers().end())
            readMember(*found, draft.book, reader, value);
        else if (!known.contains(QString::fromStdString(name)))
            reader.refuseMember(name, name, known);
        if (reader.problems().size() > before)
            draft.wrongValues[name] = Json(value);
    }
}

void readChapters(BookFile &book, BookReader &reader, const ReadJson &object)
{
    reader.whole(json::member(object, "book"), "book", bookVersion, bookVersion);
    const ReadJson &chapters = json::member(object, "chapters");
    if (!reader.isArray(chapters, "chapters"))
        return;
    for (const ReadJson &chapter : chapters)
        book.chapters.push_back(
            ChapterReader(reader).chapter(chapter, "chapters[" + std::to_string(book.chapters.size()) + ']'));
    if (book.chapters.empty())
        reader.refuse("chapters", BookFileWords::tr("a book needs a chapter"));
}

/// Demands a seed for each wish, without which every run would make other puzzles.
void demandSeeds(const BookFile &book, BookReader &reader)
{
    for (const PlacedWish &placed : wishesOf(book, {}))
        if (!placed.wish->seed && !book.seed)
            reader.refuse(
                "seed", BookFileWords::tr("a seed is missing, with which the same puzzles are made each "
                                          "time: give the book a \"seed\", a number that no other book has"));
}

QString positionOf(const TextError &error)
{
    return error.line > 0 ? QStringLiteral("%1:%2").arg(error.line).arg(error.column) : QString();
}

Json sourceJson(const BookSource &source)
{
    if (!source.isWish())
        return source.file;
    Json json{{"count", source.wish.count}};
    json.update(source.wish.options);
    if (source.wish.seed)
        json["seed"] = *source.wish.seed;
    if (!source.wish.file.isEmpty())
        json["file"] = source.wish.file;
    return json;
}

Json chapterJson(const BookChapter &chapter)
{
    Json json = Json::object();
    if (!chapter.title.isEmpty())
        json["title"] = chapter.title;
    if (chapter.hasTitlePage)
        json["title-page"] = true;
    if (!chapter.introduction.isEmpty())
        json["introduction"] = linesJson(chapter.introduction);
    if (chapter.perPage > 0)
        json["per-page"] = chapter.perPage;
    if (!chapter.inserted.file.isEmpty())
        json["insert"] = chapter.inserted.file;
    json["puzzles"] = Json::array();
    for (const BookSource &source : chapter.sources)
        json["puzzles"].push_back(sourceJson(source));
    return json;
}

} // namespace

QString BookProblem::text() const
{
    QStringList parts{position, place, what};
    parts.removeAll(QString());
    return parts.join(QStringLiteral(": "));
}

tl::expected<BookFile, BookProblem> readBook(const QByteArray &text)
{
    BookDraft draft = readDraft(text);
    if (!draft.problems.empty())
        return tl::unexpected(std::move(draft.problems.front()));
    return std::move(draft.book);
}

BookDraft readDraft(const QByteArray &text)
{
    BookDraft draft;
    const std::string contents = text.toStdString();
    const auto parsed = parseJson(contents);
    if (!parsed) {
        draft.problems.push_back({positionOf(parsed.error()), {}, errorText(parsed.error())});
        return draft;
    }
    BookReader reader;
    if (reader.isObject(*parsed, "book")) {
        readMembers(draft, reader, *parsed);
        readChapters(draft.book, reader, *parsed);
        demandSeeds(draft.book, reader);
    }
    for (const BookReader::Problem &problem : reader.problems()) {
        TextError error{TextErrorCode::BadValue};
        error.path = problem.path;
        draft.problems.push_back(
            {positionOf(placed(error, contents)), QString::fromStdString(problem.path), problem.what});
    }
    return draft;
}

QByteArray writeBook(const BookFile &book, const BookDraft::WrongValues &wrongValues)
{
    Json json{{"book", bookVersion}};
    for (const BookMember &member : bookMembers()) {
        const auto wrong = wrongValues.find(member.name);
        if (Json value = wrong == wrongValues.end() ? writtenMember(member, book) : wrong->second;
            !value.is_null())
            json[std::string(member.name)] = std::move(value);
    }
    json["chapters"] = Json::array();
    for (const BookChapter &chapter : book.chapters)
        json["chapters"].push_back(chapterJson(chapter));
    return QByteArray::fromStdString(json.dump(2, ' ', false, Json::error_handler_t::replace)) + '\n';
}

} // namespace sudoku
