// Covers ui/printjob: booklooks, bookmembers, bookpages, bookreader, bookschema, booktext, bookvalues

#include <QCoreApplication>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include "tests/testprogram.h"
#include "ui/printjob/bookfile.h"
#include "ui/printjob/bookmembers.h"
#include "ui/printjob/bookschema.h"
#include "ui/printjob/booktext.h"
#include "ui/printjob/paper.h"

#include <set>

namespace sudoku::tst_bookfile {

/// A book with every choice, none of them as it would be without saying it.
const QByteArray fullBook = R"({
  "book": 1,
  "title": "Evenings",
  "author": "Ada",
  "language": "de",
  "date": "2026-11-29",
  "paper": "6x9in",
  "landscape": true,
  "margin": 12.5,
  "gutter": 6,
  "mirrored": true,
  "booklet": true,
  "signature": 16,
  "creep": 1.5,
  "crop-marks": true,
  "bleed": 3,
  "pdf": "x-4",
  "lines": "book",
  "caption-size": 11,
  "sum-size": 7.5,
  "page-number-size": 9,
  "font": "Roboto",
  "title-page": [
    "Evenings",
    "by Ada"
  ],
  "copyright-page": "© Ada",
  "how-to": "standard",
  "insert": "ad.pdf",
  "insert-at-end": "thanks.pdf",
  "right-hand": true,
  "first-page": 3,
  "page-numbers": false,
  "footer": "Evenings",
  "first-puzzle": 41,
  "per-page": 2,
  "first-large": true,
  "caption": [
    "number",
    "clues"
  ],
  "levels": {
    "beginner": "First steps",
    "easy": "Gentle",
    "hard": "★★★"
  },
  "instruction": "standard",
  "name-line": true,
  "pencil-marks": true,
  "qr": "solution",
  "hints": "where",
  "solutions": "chapter",
  "solutions-per-page": 12,
  "solution-page": true,
  "earlier": [
    "2024.txt",
    "lists/2025.sdm"
  ],
  "seed": 7,
  "chapters": [
    {
      "title": "Gentle",
      "title-page": true,
      "introduction": "Begin here.",
      "per-page": 1,
      "insert": "gentle.pdf",
      "puzzles": [
        {
          "count": 2,
          "difficulty": "easy",
          "variant": [
            "killer",
            "diagonals"
          ]
        },
        "own.txt"
      ]
    }
  ]
}
)";

QByteArray bookWith(const QByteArray &members, const QByteArray &puzzles = "\"a.txt\"")
{
    return "{\"book\": 1, " + members + "\"chapters\": [{\"puzzles\": " + puzzles + "}]}";
}

class TestBookFile : public QObject
{
    Q_OBJECT

private slots:
    void everyChoiceIsReadAndWritten()
    {
        const auto book = readBook(fullBook);
        QVERIFY2(book.has_value(), qPrintable(book ? QString() : book.error().text()));
        QCOMPARE(writeBook(*book), fullBook);
        for (const BookMember &member : bookMembers())
            QVERIFY2(fullBook.contains('"' + QByteArray(member.name.data(), std::ssize(member.name)) + '"'),
                     member.name.data());
        QCOMPARE(book->job.paper, findPaper("6x9in")->size());
        QCOMPARE(book->levelNames.at(Level::Hard), "★★★");
        QCOMPARE(book->nameForBeginners, "First steps");
        QCOMPARE(book->job.letters, (LetterSizes{.caption = 11, .sums = 7.5, .pageNumber = 9}));
        QVERIFY(book->job.book.howTo && book->job.book.howTo->isEmpty());
    }

    void whatIsNotSaidIsNotWritten()
    {
        const auto book = readBook(bookWith({}));
        QVERIFY(book.has_value());
        QCOMPARE(writeBook(*book),
                 QByteArray("{\n  \"book\": 1,\n  \"chapters\": [\n    {\n      \"puzzles\": [\n        "
                            "\"a.txt\"\n      ]\n    }\n  ]\n}\n"));
    }

    void faultsAreSaidWithTheirPlace_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QString>("error");
        const auto row = [](const char *name, const QByteArray &text, const char *error) {
            QTest::newRow(name) << text << QString::fromUtf8(error);
        };
        row("no JSON", "{\"book\": 1,", "1:12: ");
        row("no object", "[]", "not an object");
        row("no version", "{\"chapters\": [{\"puzzles\": \"a\"}]}", "book: this is missing");
        row("a newer version", "{\"book\": 2, \"chapters\": [{\"puzzles\": \"a\"}]}", "1:10: book: '2'");
        row("no chapters", "{\"book\": 1}", "chapters: this is missing");
        row("no chapter", "{\"book\": 1, \"chapters\": []}", "chapters: a book needs a chapter");
        row("a chapter without puzzles", "{\"book\": 1, \"chapters\": [{\"title\": \"A\"}]}",
            "chapters[0]: a chapter needs \"puzzles\"");
        row("an unknown member", bookWith("\"tittle\": \"A\", "),
            "tittle: unknown member; did you mean title");
        row("an unknown member of a chapter",
            "{\"book\": 1, \"chapters\": [{\"puzzles\": \"a\", \"titel\": \"A\"}]}",
            "chapters[0].titel: unknown member; did you mean title");
        row("a number for a text", bookWith("\"title\": 5, "), "1:22: title: '5' is not a text");
        row("a list for a file", bookWith("\"insert\": [\"a.pdf\"], "),
            "insert: '[\"a.pdf\"]' is not a text");
        row("a list for a file of a chapter",
            "{\"book\": 1, \"chapters\": [{\"puzzles\": \"a\", \"insert\": []}]}",
            "chapters[0].insert: '[]' is not a text");
        row("a text for a flag", bookWith("\"mirrored\": \"yes\", "), "mirrored: 'yes' is neither true nor");
        row("too many puzzles on a page", bookWith("\"per-page\": 13, "), "per-page: '13' is not a whole");
        row("no paper", bookWith("\"paper\": \"B4\", "), "paper: 'B4' is not a paper size; the names are A4");
        row("a side that is too short", bookWith("\"paper\": \"50x80mm\", "),
            "paper: the sides of paper are 90 to 1200 mm long, unlike '50x80mm'");
        row("no style", bookWith("\"lines\": \"bold\", "), "lines: 'bold' is not one of: fine");
        row("a weight", bookWith("\"lines\": {\"thin\": 9}, "),
            "lines.thin: '9' is not a number from 0.1 to 6");
        row("a sheet that cannot be folded", bookWith("\"signature\": 6, "), "name a multiple of four");
        row("no standard", bookWith("\"pdf\": \"x-1\", "), "pdf: 'x-1' is not one of: plain");
        row("no level", bookWith("\"levels\": {\"eesy\": \"A\"}, "),
            "levels.eesy: unknown member; did you mean");
        row("no part of a caption", bookWith("\"caption\": [\"number\", \"name\"], "),
            "caption[1]: 'name' is");
        row("no day", bookWith("\"date\": \"29.11.2026\", "), "date: '29.11.2026' is not a date such as");
        row("no place for solutions", bookWith("\"solutions\": \"last\", "),
            "solutions: 'last' is not one of");
        row("no source", bookWith({}, "[3]"), "chapters[0].puzzles[0]: puzzles are the name of a file");
        row("no puzzle wished", bookWith("\"seed\": 1, ", "{\"count\": 0}"), "puzzles.count: '0' is not a");
        row("a wish without a seed", bookWith({}, "{\"count\": 4}"), "seed: a seed is missing");
        row("a member twice", bookWith("\"title\": \"A\", \"title\": \"B\", "), "title");
    }

    void faultsAreSaidWithTheirPlace()
    {
        QFETCH(QByteArray, text);
        QFETCH(QString, error);
        const auto book = readBook(text);
        QVERIFY(!book.has_value());
        QVERIFY2(book.error().text().contains(error), qPrintable(book.error().text()));
    }

    void draftsKeepWhatIsWrong()
    {
        const QByteArray text = bookWith("\"paper\": \"B4\", \"title\": \"A\", \"date\": 5, ");
        const BookDraft draft = readDraft(text);
        QCOMPARE(draft.book.job.title, "A");
        QStringList places;
        for (const BookProblem &problem : draft.problems)
            places += problem.place;
        QCOMPARE(places, QStringList({"date", "paper"}));
        const QByteArray written = writeBook(draft.book, draft.wrongValues);
        QVERIFY2(written.contains("\"paper\": \"B4\"") && written.contains("\"date\": 5"), written);
        QCOMPARE(writeBook(readDraft(written).book, readDraft(written).wrongValues), written);
        QVERIFY(readDraft(fullBook).problems.empty());
    }

    void wishesHaveFilesAndSeeds()
    {
        BookFile book;
        book.seed = 1;
        for (const QString file : {"", "own.txt", ""}) {
            BookSource wish;
            wish.wish.file = file;
            book.chapters.push_back({.title = "A", .sources = {wish, BookSource{.file = "given.txt"}, wish}});
        }
        book.chapters[1].sources.pop_back(); // its other wish has the same file
        const auto wishes = wishesOf(book, "shelf/evenings.json");
        QStringList files;
        std::set<std::uint64_t> seeds;
        for (const PlacedWish &wish : wishes) {
            files += wish.file;
            seeds.insert(wish.seed);
        }
        QCOMPARE(files, QStringList({"shelf/evenings-A.txt", "shelf/evenings-A-2.txt", "shelf/own.txt",
                                     "shelf/evenings-A-3.txt", "shelf/evenings-A-4.txt"}));
        QCOMPARE(seeds.size(), wishes.size());
        QCOMPARE(puzzleFilesOf(book, "shelf/evenings.json")[1],
                 QStringList({"shelf/own.txt", "shelf/given.txt"}));
        book.seed = 2;
        for (const PlacedWish &wish : wishesOf(book, "evenings.json"))
            QVERIFY(!seeds.contains(wish.seed));
    }

    /// A proofread chapter stays as it is when it moves, or has more puzzles.
    void wishesKeepTheirPuzzles()
    {
        BookFile book;
        book.seed = 1;
        for (const char *level : {"easy", "medium"}) {
            BookSource source;
            source.wish.options["difficulty"] = level;
            book.chapters.push_back({.title = level, .sources = {source}});
        }
        const auto before = wishesOf(book, "evenings.json");
        QCOMPARE(before[1].file, "evenings-medium.txt");
        const std::vector<std::uint64_t> seeds{before[0].seed, before[1].seed};
        QVERIFY(seeds[0] != seeds[1]);
        std::swap(book.chapters[0], book.chapters[1]);
        book.chapters[1].sources[0].wish.count = 50;
        const auto after = wishesOf(book, "evenings.json");
        QCOMPARE(after[0].file, "evenings-medium.txt");
        QCOMPARE(after[0].seed, seeds[1]);
        QCOMPARE(after[1].seed, seeds[0]);
    }

    void insertsHavePathsAndPlaces()
    {
        auto book = readBook(fullBook);
        QVERIFY(book.has_value());
        QStringList inserts;
        for (const PlacedInsert &insert : insertsOf(*book, "shelf/evenings.json")) {
            inserts += insert.place + ' ' + insert.file;
            *insert.pages = {insert.file, 2};
        }
        QCOMPARE(inserts, QStringList({"insert shelf/ad.pdf", "chapters[0].insert shelf/gentle.pdf",
                                       "insert-at-end shelf/thanks.pdf"}));
        QCOMPARE(sectionsOf(*book, {{}}).front().inserted.count, 2);
        QCOMPARE(book->job.book.insertedAtEnd.file, "shelf/thanks.pdf");
        BookFile none;
        QVERIFY(insertsOf(none, {}).empty());
    }

    void madeFilesAreKnown()
    {
        const QTemporaryDir folder;
        BookFile book;
        book.seed = 1;
        book.chapters.push_back({.sources = {BookSource{}}});
        const QString path = folder.filePath("book.json");
        const auto made = [&] { return madeFile(wishesOf(book, path).front()); };
        const auto count = [&] { return madeCount(wishesOf(book, path).front()); };
        const auto write = [&](const std::string &text) {
            QFile file(folder.filePath("book-1.txt"));
            QVERIFY(file.open(QFile::WriteOnly) && file.write(text.c_str()) > 0);
        };
        QCOMPARE(made(), MadeFile::Missing);
        QCOMPARE(count(), 0);
        write(headOf(wishesOf(book, path).front(), 1) + "1...\n");
        QCOMPARE(made(), MadeFile::OfThisWish);
        QCOMPARE(count(), 1);
        book.chapters[0].sources[0].wish.count = 12;
        QCOMPARE(made(), MadeFile::OfOtherCount);
        QCOMPARE(count(), 1);
        write(headOf(wishesOf(book, path).front(), 100) + "1...\n");
        QCOMPARE(made(), MadeFile::OfOtherCount);
        QCOMPARE(count(), 12); // of those that are wished
        book.chapters[0].sources[0].wish.options["size"] = 6;
        QCOMPARE(made(), MadeFile::OfAnotherWish);
        QCOMPARE(count(), 0);
        write("1...\n");
        QCOMPARE(made(), MadeFile::OfSomebodyElse);
        QCOMPARE(count(), 0);
    }

    void sectionsHaveTheAuthorsWords()
    {
        BookFile book;
        book.perPage = 2;
        book.levelNames[Level::Easy] = "Gentle";
        book.chapters = {{.title = "One"}, {.title = "Two", .perPage = 5}};
        PrintedPuzzle puzzle{Board{Puzzle{Geometry::withBoxes(defaultBoxes(4))}}};
        puzzle.level = levelText(Level::Easy);
        const auto sections = sectionsOf(book, {{puzzle}, {puzzle, puzzle}});
        QCOMPARE(sections.size(), 2U);
        QCOMPARE(sections[0].puzzles[0].level, "Gentle");
        QCOMPARE(sections[0].perPage, 2);
        QCOMPARE(sections[1].perPage, 5);
        QCOMPARE(sections[1].title, "Two");
        BookWish wish;
        const auto levelOf = [&] {
            PrintedPuzzle made = puzzle;
            nameBeginners(made, book, wish);
            return sectionsOf(book, {{made}})[0].puzzles[0].level;
        };
        book.nameForBeginners = "First steps";
        QCOMPARE(levelOf(), "Gentle");
        wish.options["difficulty"] = "beginner";
        QCOMPARE(levelOf(), "First steps");
        book.nameForBeginners.clear();
        QCOMPARE(levelOf(), "Gentle"); // as ratings call it
    }

    void theSchemaHasEveryMember()
    {
        const auto schema = bookSchema({{"size", {{"type", "number"}}}});
        for (const BookMember &member : bookMembers())
            QVERIFY2(!schema["properties"][std::string(member.name)]["description"].empty(),
                     member.name.data());
        QVERIFY(schema["$defs"]["wish"]["properties"].contains("size"));
        QVERIFY(!schema["additionalProperties"].get<bool>());
    }
};

ADD_TEST(QCoreApplication, TestBookFile)

} // namespace sudoku::tst_bookfile

#include "tst_bookfile.moc"
