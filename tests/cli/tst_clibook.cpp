// Covers app/cli/answers: bookinput, bookpuzzles
// Covers app/cli/options: bookoptions
// Covers app/print: book, pages

#include <QCoreApplication>
#include <QFileInfo>
#include <QtTest/QTest>

#include "tests/cli/sheetfolder.h"
#include "tests/testprogram.h"

namespace sudoku::tst_clibook {

/// A 6x9 inch book with four chapters.
const QByteArray bookText = R"({
  "book": 1,
  "title": "Evenings",
  "author": "Ada Setter",
  "paper": "6x9in",
  "margin": 14,
  "gutter": 6,
  "mirrored": true,
  "lines": "book",
  "title-page": ["Evenings", "Nine puzzles", "Ada Setter"],
  "copyright-page": ["© 2026 Ada Setter", "First edition"],
  "how-to": "standard",
  "right-hand": true,
  "per-page": 2,
  "levels": {"easy": "Gentle", "medium": "Moderate"},
  "solutions-per-page": 6,
  "solution-page": true,
  "footer": "A book of evenings",
  "seed": 2026,
  "chapters": [
    {"title": "First light", "title-page": true, "introduction": "Look carefully.",
     "puzzles": {"count": 3, "difficulty": "easy"}},
    {"title": "Dusk", "puzzles": [{"count": 2, "difficulty": "medium"}, "given.txt"]},
    {"title": "Small", "per-page": 1, "puzzles": {"count": 2, "size": 4, "seed": 5, "file": "small.txt"}},
    {"title": "Cages", "per-page": 1, "puzzles": {"count": 1, "size": 6, "variant": "killer", "clues": 0}}
  ]
}
)";

class TestCliBook : public QObject
{
    Q_OBJECT

    SheetFolder m_sheet;

    QString path(const QString &name) const { return m_sheet.filePath(name); }
    /// Writes the book with one text replaced, and runs "print".
    Result printed(const QByteArray &before = {}, const QByteArray &after = {},
                   const QString &options = {}) const
    {
        QByteArray text = bookText;
        if (!before.isEmpty())
            text.replace(before, after);
        write(path("evenings.json"), text);
        return m_sheet.printed("--book " + path("evenings.json") + ' ' + options, {});
    }

private slots:
    void init()
    {
        m_sheet.prepare();
        write(path("given.txt"), linesOf("c9_17clue.txt", 1));
    }
    void cleanup()
    {
        for (const QString name :
             {"evenings-First light.txt", "evenings-Dusk.txt", "evenings-Cages.txt", "small.txt"})
            QFile::remove(path(name));
        QCOMPARE(m_sheet.leftovers(), QStringList());
    }

    void printsAWholeBook()
    {
        const Result result = printed();
        QCOMPARE(result.exitStatus, 0);
        QVERIFY2(result.errors.contains("chapter 'Dusk': making 2 puzzles"), result.errors);
        const PdfFile file = m_sheet.file();
        QCOMPARE(file.info("Page size"), "432 x 648 pts");
        QCOMPARE(file.info("Author"), "Ada Setter");
        QVERIFY(file.text(1).contains("Nine puzzles"));
        QVERIFY(!file.text(1).contains("1\n"));
        QVERIFY(file.text(2).contains("First edition"));
        QVERIFY(file.text(3).contains("How to solve"));
        QVERIFY(file.text(3).contains("cage"));
        QCOMPARE(file.text(4).trimmed(), QString()); // blank, so that the chapter begins on the right
        QVERIFY(file.text(5).contains("First light"));
        QVERIFY(file.text(5).contains("Look carefully."));
        QVERIFY2(file.text(6).contains(QRegularExpression("Puzzle 1 +Gentle")), qPrintable(file.text(6)));
        QVERIFY(file.text(6).contains("Solution on page "));
        QVERIFY(file.text(6).contains("A book of evenings"));
        const int last = file.info("Pages").toInt();
        QVERIFY(file.text(last).contains("Solutions"));
        for (const QString name :
             {"evenings-First light.txt", "evenings-Dusk.txt", "evenings-Cages.txt", "small.txt"})
            QVERIFY2(QFileInfo::exists(path(name)), qPrintable(name));
    }

    void theSameFileGivesTheSameBytes()
    {
        printed();
        const QByteArray first = contentsOf(m_sheet.path());
        QVERIFY(first.startsWith("%PDF"));
        cleanup();          // all puzzles are made again
        QTest::qWait(1100); // Qt writes the second into its files
        printed();
        QVERIFY(contentsOf(m_sheet.path()) == first);
        const Result again = printed();
        QCOMPARE(again.errors, ""); // nothing is left to make
        QVERIFY(contentsOf(m_sheet.path()) == first);
    }

    void puzzlesForBeginnersHaveTheirName()
    {
        printed("\"difficulty\": \"easy\"", "\"difficulty\": \"beginner\"");
        QVERIFY2(m_sheet.file().text(6).contains(QRegularExpression("Puzzle 1 +Gentle")),
                 qPrintable(m_sheet.file().text(6)));
        QByteArray text = bookText;
        text.replace("{\"easy\":", "{\"beginner\": \"First steps\", \"easy\":");
        text.replace("\"difficulty\": \"easy\"", "\"difficulty\": \"beginner\"");
        write(path("evenings.json"), text);
        m_sheet.printed("--book " + path("evenings.json"), {});
        QVERIFY2(m_sheet.file().text(6).contains(QRegularExpression("Puzzle 1 +First steps")),
                 qPrintable(m_sheet.file().text(6)));
    }

    void theDateIsThatOfTheBook()
    {
        printed("\"paper\"", "\"date\": \"2026-11-29\", \"paper\"");
        QVERIFY(m_sheet.file().info("CreationDate").contains("29"));
        printed();
        QCOMPARE(m_sheet.file().info("CreationDate"), QString());
    }

    void insertsPagesOfOtherFiles()
    {
        printed();
        const int count = m_sheet.file().info("Pages").toInt();
        run("print --paper A4 --title Advertisement -o " + path("ad.pdf"), linesOf("c9_17clue.txt", 1));
        const Result result = printed("\"title\": \"Dusk\"", "\"title\": \"Dusk\", \"insert\": \"ad.pdf\"");
        QCOMPARE(result.errors, "");
        const PdfFile file = m_sheet.file();
        QCOMPARE(file.info("Page size"), "432 x 648 pts");
        QVERIFY(outputOf("qpdf", {"--check", file.path()}).contains("No syntax or stream encoding errors"));
        int ad = 0;
        while (!file.text(++ad).contains("Advertisement"))
            QVERIFY(ad < count);
        QVERIFY2(file.text(ad + 1).contains("Solutions"), qPrintable(file.text(ad + 1)));
        QVERIFY(!file.text(ad).contains("A book of evenings")); // the footer, as the number, is not there
        int dusk = ad + 1;
        while (!file.text(++dusk).contains("Dusk"))
            QCOMPARE(file.text(dusk).trimmed(), QString()); // blank
        QCOMPARE(dusk % 2, 1);                              // on the right
        QCOMPARE(file.info("Pages").toInt(), count + 2);
        QVERIFY(file.text(dusk).contains(QString(" %1\n").arg(dusk))); // inserted pages are counted
        const QByteArray first = contentsOf(m_sheet.path());
        QTest::qWait(1100); // Qt writes the second into its files
        printed("\"title\": \"Dusk\"", "\"title\": \"Dusk\", \"insert\": \"ad.pdf\"");
        QVERIFY(contentsOf(m_sheet.path()) == first);
    }

    void insertsPagesOfItsOwnSizeAsTheyAre()
    {
        printed();
        const int count = m_sheet.file().info("Pages").toInt();
        const QString opening = m_sheet.file().text(5);
        QFile::copy(m_sheet.path(), path("before.pdf"));
        printed("\"seed\": 2026",
                "\"seed\": 2026, \"insert\": \"before.pdf\", \"insert-at-end\": \"before.pdf\"");
        const PdfFile file = m_sheet.file();
        const int pages = file.info("Pages").toInt();
        QCOMPARE(pages, 3 * count + (3 + count) % 2 - 1); // the blank page before the first chapter
        QCOMPARE(file.text(3 + 5), opening);
        QCOMPARE(file.text(pages - count + 5), opening);
    }

    void changedWishesAreMadeAgain()
    {
        printed();
        const QByteArray small = contentsOf(path("small.txt"));
        const Result result = printed("\"count\": 2, \"size\": 4", "\"count\": 3, \"size\": 4");
        QVERIFY2(result.errors.contains("making 1 more of 3 puzzles"), result.errors);
        QVERIFY(!result.errors.contains("Dusk"));
        const QByteArray three = contentsOf(path("small.txt"));
        QVERIFY(three.size() > small.size());
        const Result fewer = printed();
        QVERIFY2(!fewer.errors.contains("making"), fewer.errors);
        QCOMPARE(contentsOf(path("small.txt")), small);
        QFile::remove(path("small.txt"));
        printed("\"count\": 2, \"size\": 4", "\"count\": 3, \"size\": 4");
        QCOMPARE(contentsOf(path("small.txt")), three); // the same at once as one after the other
        printed("\"count\": 2, \"size\": 4", "\"count\": 2, \"size\": 6");
        QVERIFY(contentsOf(path("small.txt")).contains("\"size\":6")); // another wish
    }

    void aStoppedRunGoesOn()
    {
        QByteArray text = bookText;
        text.replace("\"count\": 2, \"size\": 4", "\"count\": 20000, \"clues\": 23");
        write(path("evenings.json"), text);
        const auto made = [this] { return contentsOf(path("small.txt")).count("seed "); };
        QProcess stopped;
        stopped.start(cliProgram(), {"generate", "--book", path("evenings.json")});
        QTRY_VERIFY_WITH_TIMEOUT(made() > 0, patience);
        stopped.terminate();
        QVERIFY(stopped.waitForFinished(patience));
        const QByteArray kept = contentsOf(path("small.txt"));
        QVERIFY(made() < 20000);
        QVERIFY2(kept.contains(QByteArray("{\"count\":") + QByteArray::number(made())), kept.left(200));
        text.replace("\"count\": 20000", "\"count\": " + QByteArray::number(made() + 1));
        write(path("evenings.json"), text);
        const Result result = run("generate --book " + path("evenings.json"));
        QVERIFY2(result.errors.contains("making 1 more of "), result.errors);
        QVERIFY(contentsOf(path("small.txt")).contains(kept.mid(kept.indexOf('\n', kept.indexOf("# {")))));
        const QByteArray all = contentsOf(path("small.txt"));
        QFile::remove(path("small.txt"));
        run("generate --book " + path("evenings.json"));
        QCOMPARE(contentsOf(path("small.txt")), all);
    }

    void generateMakesThePuzzles()
    {
        write(path("evenings.json"), bookText);
        const Result result = run("generate --book " + path("evenings.json"));
        QCOMPARE(result.exitStatus, 0);
        QCOMPARE(result.output, "");
        const Result rated = run("rate --scale hodoku " + path("evenings-Dusk.txt"));
        QCOMPARE(rated.output.count("Medium"), 2);
    }

    void theCommandLineCountsMore()
    {
        printed({}, {}, "--paper A5 --footer \"Another foot\"");
        QVERIFY2(m_sheet.file().info("Page size").contains("A5"),
                 qPrintable(m_sheet.file().info("Page size")));
        QVERIFY(m_sheet.file().text(6).contains("Another foot"));
    }

    void refusesBeforeAnyWork_data()
    {
        QTest::addColumn<QByteArray>("before");
        QTest::addColumn<QByteArray>("after");
        QTest::addColumn<QByteArray>("error");
        const auto row = [](const char *before, const char *after, const char *error) {
            QTest::newRow(error) << QByteArray(before) << QByteArray(after) << QByteArray(error);
        };
        row("\"title\": \"Evenings\"", "\"titel\": \"Evenings\"",
            "evenings.json:3:12: titel: unknown member");
        row("\"difficulty\": \"easy\"", "\"difficulty\": \"eesy\"",
            "chapters[0].puzzles[0].difficulty: unknown name 'eesy'; did you mean easy?");
        row("\"difficulty\": \"easy\"", "\"dificulty\": \"easy\"",
            "chapters[0].puzzles[0].dificulty: unknown wish; did you mean difficulty?");
        row("\"size\": 4", "\"size\": 3", "chapters[2].puzzles[0].size: '3' is not a size from 4 to 25");
        row("\"size\": 6", "\"size\": 6, \"boxes\": \"3x3\"", "chapters[3].puzzles[0].boxes: ");
        row("\"clues\": 0", "\"jigsaw\": 1", "chapters[3].puzzles[0].jigsaw: a switch is true or false");
        row("small.txt", "evenings-Cages.txt", "chapters[3].puzzles[0].file: another wish has the same file");
        row("small.txt", "given.txt", "is there and was not made for a wish");
        row("\"given.txt\"", "\"gone.txt\"", "chapters[1].puzzles[1]: there is no file");
        row("\"paper\"", "\"insert\": \"gone.pdf\", \"paper\"", "evenings.json: insert: there is no file");
        row("\"title\": \"Dusk\"", "\"insert\": \"given.txt\"", "given.txt' is not a PDF");
        row("\"paper\"", "\"insert-at-end\": \"secret.pdf\", \"paper\"", "secret.pdf' is encrypted");
        row("\"paper\"", "\"booklet\": true, \"insert\": \"plain.pdf\", \"paper\"",
            "insert: booklets cannot have pages of another PDF");
        row("\"paper\"", "\"date\": \"2026-11-29\", \"pdf\": \"a-2b\", \"insert\": \"plain.pdf\", \"paper\"",
            "insert: nobody knows whether the pages of another PDF keep to a standard");
        row("\"paper\"", "\"earlier\": [\"given.txt\", \"2025.txt\"], \"paper\"",
            "evenings.json: earlier[1]: there is no file");
        row("\"paper\"", "\"font\": \"No Such Face\", \"paper\"", "no font 'No Such Face' is installed");
    }

    void refusesBeforeAnyWork()
    {
        QFETCH(QByteArray, before);
        QFETCH(QByteArray, after);
        QFETCH(QByteArray, error);
        run("print -o " + path("plain.pdf"), linesOf("c9_17clue.txt", 1));
        outputOf("qpdf", {"--encrypt", "", "owner", "256", "--", path("plain.pdf"), path("secret.pdf")});
        const Result result = printed(before, after);
        QCOMPARE(result.exitStatus, 2);
        QVERIFY2(result.errors.contains(error), result.errors);
        QVERIFY2(!result.errors.contains("making"), result.errors);
        QVERIFY(!QFileInfo::exists(m_sheet.path()));
    }

    void refusesWhatDoesNotGoWithABook()
    {
        for (const QString options : {"x.txt", "--sections level", "--section A"}) {
            const Result result = printed({}, {}, options);
            QCOMPARE(result.exitStatus, 2);
            QVERIFY2(result.errors.contains("--book: "), result.errors);
        }
        write(path("evenings.json"), "{\"book\": 1, \"chapters\": [{\"puzzles\": \"given.txt\"}]}");
        for (const QString name : {"sheet.html", "sheet.csv", "sheet.svg"}) {
            const Result result = run("print -o " + path(name) + " --book " + path("evenings.json"));
            QVERIFY2(result.errors.contains("--book: a book is a PDF"), result.errors);
        }
        QCOMPARE(run("print -o " + m_sheet.path() + " --book " + path("gone.json")).exitStatus, 2);
        const Result sized = run("generate --size 4 --book " + path("evenings.json"));
        QVERIFY2(sized.errors.contains("leave out --size"), sized.errors);
    }

    void doesNotReplaceWhatIsInserted()
    {
        printed();
        const QByteArray first = contentsOf(m_sheet.path());
        const Result result = printed("\"paper\"", "\"insert\": \"sheet.pdf\", \"paper\"");
        QVERIFY2(result.errors.contains("sheet.pdf' is also inserted and would be replaced"), result.errors);
        const Result near = run("print -o " + m_sheet.path() + " --book "
                                + QDir(cliCases()).relativeFilePath(path("evenings.json")));
        QVERIFY2(near.errors.contains("sheet.pdf' is also inserted"), near.errors);
        QVERIFY(contentsOf(m_sheet.path()) == first);
    }

    void preflightComparesWithEarlierBooks()
    {
        write(path("2025.txt"), linesOf("c9_17clue.txt", 2));
        const Result result = printed("\"levels\"", "\"earlier\": \"2025.txt\", \"levels\"", "--preflight");
        QCOMPARE(result.exitStatus, 1);
        QVERIFY2(result.errors.contains("puzzle 6 is puzzle 1 of " + path("2025.txt").toUtf8() + '\n'),
                 result.errors);
        QVERIFY2(!result.errors.contains("is rated"), result.errors);
        QFile::remove(path("2025.txt"));
    }

    void levelsAreComparedByWhatIsBehindTheirNames()
    {
        const QByteArray puzzle = linesOf("c9_17clue.txt", 1).trimmed();
        const QByteArray named = "{\"puzzle\": \"" + puzzle + "\", \"level\": \"★★★★★\"}";
        for (const QByteArray &text : {puzzle + "\tExtreme\n", named}) {
            write(path("given.txt"), text);
            const Result result = printed("\"easy\": ", "\"extreme\": \"★★★★★\", \"easy\": ", "--preflight");
            QVERIFY2(result.errors.contains("puzzle 6: says ★★★★★, is rated "), result.errors);
        }
    }

    void anyTypefaceDoes()
    {
        const Result bad = m_sheet.printed("--font Nowhere", linesOf("c9_17clue.txt", 1));
        QVERIFY2(bad.errors.contains("--font: no font 'Nowhere' is installed; there are"), bad.errors);
        QVERIFY(!QFileInfo::exists(m_sheet.path()));
        const Result good = m_sheet.printed("--font Roboto", linesOf("c9_17clue.txt", 1));
        QCOMPARE(good.exitStatus, 0);
    }
};

ADD_TEST(QCoreApplication, TestCliBook)

} // namespace sudoku::tst_clibook

#include "tst_clibook.moc"
