// Covers ui/print: bookcheck, bookform, bookmaker, bookmessages, bookplace, bookpreview, chapterform
// Covers ui/print: filefield, problemnote, schemafield, valuechoices, wishcheck, wishtable
// Covers ui/language: languagescope

#include <QApplication>
#include <QCheckBox>
#include <QComboBox>
#include <QLineEdit>
#include <QListWidget>
#include <QMessageBox>
#include <QPainter>
#include <QPdfWriter>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QSpinBox>
#include <QTabWidget>
#include <QTemporaryDir>
#include <QTest>
#include <QTimer>

#include "tests/settle.h"
#include "tests/testdata.h"
#include "tests/testprogram.h"
#include "ui/base/settings.h"
#include "ui/print/bookdialog.h"
#include "ui/print/bookform.h"
#include "ui/print/bookpreview.h"
#include "ui/print/chapterform.h"
#include "ui/print/filefield.h"
#include "ui/print/pageview.h"
#include "ui/print/preflightdialog.h"
#include "ui/print/schemafield.h"
#include "ui/print/wishcheck.h"
#include "ui/print/wishtable.h"
#include "ui/printjob/booktext.h"
#include "ui/printjob/paper.h"

#include <memory>

namespace sudoku::tst_bookdialog {

const QByteArray bookText = R"({
  "book": 1,
  "title": "Evenings",
  "paper": "6x9in",
  "lines": {"thin": 0.8},
  "page-numbers": false,
  "title-page": ["Evenings", "by Ada"],
  "levels": {"easy": "Gentle"},
  "caption": ["number"],
  "seed": 7,
  "chapters": [
    {"title": "One", "per-page": 1, "puzzles": [{"count": 3, "symmetry": "none", "difficulty": "easy"}, "given.txt"]},
    {"title": "Two", "puzzles": {"count": 2, "size": 4}}
  ]
}
)";

class TestBookDialog : public QObject
{
    Q_OBJECT

    QTemporaryDir m_folder;
    std::unique_ptr<Settings> m_settings;
    std::unique_ptr<BookDialog> m_dialog;

    QString path(const QString &name) const { return m_folder.filePath(name); }
    static void write(const QString &path, const QByteArray &text)
    {
        QFile file(path);
        QVERIFY(file.open(QFile::WriteOnly) && file.write(text) == text.size());
    }
    template <typename Widget>
    Widget *field(const char *name)
    {
        return m_dialog->findChild<SchemaField *>(name)->findChild<Widget *>();
    }
    QString problem(const char *name) { return m_dialog->findChild<SchemaField *>(name)->problem(); }
    QPushButton *button(const QString &text)
    {
        for (QPushButton *each : m_dialog->findChildren<QPushButton *>())
            if (each->text() == text)
                return each;
        return nullptr;
    }
    WishTable *table() { return m_dialog->findChild<WishTable *>(); }
    /// Types \a text into a cell, as a person does.
    void type(int row, int column, const QString &text)
    {
        table()->setCurrentCell(row, column);
        table()->edit(table()->currentIndex());
        auto *list = table()->viewport()->findChild<QComboBox *>();
        list->setEditText(text);
        QTest::keyClick(list, Qt::Key_Return);
        settle(); // the list is deleted later
    }
    /// Closes the dialog and answers the question that it asks with the button \a answer.
    void closeWith(QMessageBox::StandardButton answer)
    {
        QTimer::singleShot(0, m_dialog.get(), [answer] {
            qobject_cast<QMessageBox *>(QApplication::activeModalWidget())->button(answer)->click();
        });
        m_dialog->close();
    }
    int pageCount() { return m_dialog->findChild<PageView *>()->document().sideCount(); }

private slots:
    void init()
    {
        m_settings = std::make_unique<Settings>(path("settings.ini"));
        m_dialog = std::make_unique<BookDialog>(*m_settings);
        write(path("book.json"), bookText);
        write(path("given.txt"), "1...............\n");
    }
    void cleanup()
    {
        m_dialog.reset();
        m_settings.reset();
    }

    void newBooksAreBooks()
    {
        const auto again = readBook(writeBook(m_dialog->book()));
        QVERIFY2(again.has_value(), qPrintable(again ? QString() : again.error().text()));
        QVERIFY(pageCount() > 0);
        QCOMPARE(m_dialog->message(), QString());
    }

    void whatIsOpenedIsSavedUnchanged()
    {
        QVERIFY(m_dialog->openBook(path("book.json")));
        QVERIFY(m_dialog->save(path("copy.json")));
        QFile copy(path("copy.json"));
        QVERIFY(copy.open(QFile::ReadOnly));
        QCOMPARE(copy.readAll(), writeBook(*readBook(bookText)));
    }

    void fieldsChangeTheBookAndKeepTheRest()
    {
        QVERIFY(m_dialog->openBook(path("book.json")));
        field<QLineEdit>("title")->setText("Nights");
        field<QCheckBox>("mirrored")->setChecked(true);
        field<QSpinBox>("solutions-per-page")->setValue(9);
        field<QPlainTextEdit>("copyright-page")->setPlainText("© Ada\n2026");
        BookFile expected = *readBook(bookText);
        expected.job.title = "Nights";
        expected.job.isMirrored = true;
        expected.job.book.solutionsPerPage = 9;
        expected.job.book.copyrightPage = QStringList({"© Ada", "2026"});
        QCOMPARE(writeBook(m_dialog->book()), writeBook(expected));
    }

    void insertedPagesAreGrey()
    {
        QVERIFY(m_dialog->openBook(path("book.json")));
        const int count = pageCount();
        QPdfWriter writer(path("ad.pdf"));
        QPainter(&writer).drawPoint(1, 1);
        field<QLineEdit>("insert")->setText("ad.pdf");
        field<QLineEdit>("insert-at-end")->setText("gone.pdf");
        m_dialog->findChild<QLineEdit *>("chapterInsert")->setText("ad.pdf");
        QCOMPARE(m_dialog->book().chapters.front().inserted.file, "ad.pdf");
        auto *view = m_dialog->findChild<PageView *>();
        QTRY_COMPARE(pageCount(), count + 2); // two of one page; the third is not there
        QVERIFY(view->document().pages()[1].inserted.has_value());
        m_dialog->show();
        QTRY_VERIFY(view->isComplete());
        const QImage seen = view->viewport()->grab().toImage();
        int grey = 0;
        for (int y = 0; y < seen.height(); ++y)
            grey += seen.pixelColor(seen.width() / 2, y) == QColor(Qt::lightGray);
        QVERIFY(grey > 0);
    }

    void theLevelForBeginnersHasAName()
    {
        const auto lines = m_dialog->findChild<SchemaField *>("levels")->findChildren<QLineEdit *>();
        QCOMPARE(lines.size(), 6);
        lines.front()->setText("First steps");
        QCOMPARE(m_dialog->book().nameForBeginners, "First steps");
    }

    void chaptersChange()
    {
        QVERIFY(m_dialog->openBook(path("book.json")));
        m_dialog->findChild<QListWidget *>("chapters")->setCurrentRow(1);
        m_dialog->findChild<QLineEdit *>("chapterTitle")->setText("Small ones");
        auto *table = m_dialog->findChild<WishTable *>();
        QCOMPARE(table->item(0, 1)->text(), "4");
        table->item(0, 0)->setText("5");
        table->item(0, 2)->setText("killer, diagonals");
        const BookChapter &chapter = m_dialog->book().chapters[1];
        QCOMPARE(chapter.title, "Small ones");
        QCOMPARE(chapter.sources[0].wish.count, 5);
        QCOMPARE(chapter.sources[0].wish.options["variant"].size(), 2U);
        QVERIFY(m_dialog->book().chapters[0].sources[0].wish.options.contains("symmetry"));
    }

    void faultsAreSaid()
    {
        field<QComboBox>("paper")->setEditText("B4");
        QVERIFY2(m_dialog->message().startsWith("Paper: 'B4' is not a paper size"),
                 qPrintable(m_dialog->message()));
        QVERIFY(problem("paper").startsWith("'B4' is not a paper size"));
        m_dialog->findChild<QTabWidget *>()->setCurrentIndex(2);
        m_dialog->show();
        button("&Make Puzzles")->click();
        QCOMPARE(m_dialog->findChild<QTabWidget *>()->currentIndex(), 0); // where the field is
        QVERIFY(!m_dialog->isRunning());
        field<QComboBox>("paper")->setEditText("a5");
        QTRY_COMPARE(m_dialog->message(), QString());
        QCOMPARE(problem("paper"), QString());
        QCOMPARE(m_dialog->book().job.paper, findPaper("A5")->size());
        write(path("book.json"), "{\"book\": 1}");
        QVERIFY(!m_dialog->openBook(path("book.json")));
        QVERIFY2(m_dialog->message().startsWith("Cannot open book.json: "), qPrintable(m_dialog->message()));
    }

    void allFaultsAreSaidAtOnce()
    {
        QVERIFY(m_dialog->openBook(path("book.json")));
        field<QComboBox>("paper")->setEditText("B4");
        field<QLineEdit>("date")->setText("tomorrow");
        field<QLineEdit>("insert")->setText(path("gone.pdf"));
        QVERIFY(problem("paper").contains("'B4' is not a paper size"));
        QVERIFY(problem("date").contains("'tomorrow' is not a date"));
        QVERIFY(problem("insert").contains("gone.pdf"));
        field<QPlainTextEdit>("earlier")->setPlainText(path("2024.txt") + '\n' + path("2025.txt"));
        QVERIFY(problem("earlier").contains("2024.txt"));
        QVERIFY(problem("earlier").contains("2025.txt"));
    }

    void draftsAreSavedAndOpened()
    {
        QVERIFY(m_dialog->openBook(path("book.json")));
        field<QComboBox>("paper")->setEditText("B4");
        field<QLineEdit>("seed")->setText("seven");
        QVERIFY(button("&Save…")->isEnabled());
        QVERIFY(m_dialog->save(path("draft.json")));
        QVERIFY2(m_dialog->message().startsWith("Saved as draft.json. Paper: 'B4' is"),
                 qPrintable(m_dialog->message()));
        QVERIFY(m_dialog->openBook(path("book.json")));
        QCOMPARE(m_dialog->message(), QString());
        QVERIFY(m_dialog->openBook(path("draft.json")));
        QCOMPARE(field<QComboBox>("paper")->currentText(), "B4");
        QCOMPARE(field<QLineEdit>("seed")->text(), "seven");
        QVERIFY(problem("paper").contains("'B4' is not a paper size"));
        QVERIFY(problem("seed").contains("'seven' is not a whole number"));
        QCOMPARE(field<QLineEdit>("title")->text(), "Evenings");
        QVERIFY(!m_dialog->isWindowModified());
        field<QComboBox>("paper")->setEditText("A5");
        field<QLineEdit>("seed")->setText("7");
        QTRY_COMPARE(m_dialog->message(), QString());
    }

    void whatNoFieldCanShowIsRefused()
    {
        for (const QByteArray member : {"\"titel\": \"A\"", "\"per-page\": 99", "\"title\": 5"}) {
            write(path("book.json"), "{\"book\": 1, " + member + ", \"chapters\": [{\"puzzles\": \"a\"}]}");
            QVERIFY(!m_dialog->openBook(path("book.json")));
            QVERIFY2(m_dialog->message().startsWith("Cannot open book.json: 1:"),
                     qPrintable(m_dialog->message()));
        }
    }

    void knownValuesAreChosen()
    {
        for (const char *name : {"language", "paper", "pdf", "lines", "font", "qr", "hints", "solutions"}) {
            auto *list = field<QComboBox>(name);
            QVERIFY2(list && list->count() > 1, name);
        }
        auto *languages = field<QComboBox>("language");
        QVERIFY(!languages->isEditable());
        languages->setCurrentIndex(languages->findData("de"));
        QCOMPARE(m_dialog->book().job.language, "de");
        QCOMPARE(languages->currentText(), "Deutsch");
        auto *paper = field<QComboBox>("paper");
        QVERIFY(paper->isEditable());
        QCOMPARE(paper->currentText(), "6 × 9 in (book)");
        paper->setEditText("120x180mm");
        QCOMPARE(m_dialog->book().job.paper, QSizeF(120, 180));
        paper->setCurrentIndex(paper->findData("A4"));
        QCOMPARE(m_dialog->book().job.paper, findPaper("A4")->size());
        field<QComboBox>("pdf")->setCurrentIndex(1);
        QTRY_VERIFY(problem("date").contains("demands a date"));
        field<QLineEdit>("date")->setText("2026-11-29");
        QTRY_COMPARE(problem("date"), QString());
        QCOMPARE(m_dialog->book().job.pdf, PdfKind::A2b);
    }

    void wishesAreChosen()
    {
        m_dialog->show();
        type(0, 1, "6 × 6");
        type(0, 2, "killer, X-Sudoku");
        type(0, 3, "Beginner");
        const auto &options = m_dialog->book().chapters[0].sources[0].wish.options;
        QCOMPARE(QString::fromStdString(options["size"].dump()), "6");
        QCOMPARE(QString::fromStdString(options["difficulty"].dump()), "\"beginner\"");
        QVERIFY2(options["variant"].is_array() && options["variant"][0] == "killer",
                 options["variant"].dump().c_str());
    }

    void numbersAreRemoved()
    {
        QVERIFY(m_dialog->openBook(path("book.json")));
        m_dialog->show();
        const auto source = [this] { return m_dialog->book().chapters[0].sources[0]; };
        table()->item(0, 5)->setText("given.txt");
        table()->setCurrentCell(0, 0);
        QTest::keyClick(table(), Qt::Key_Delete);
        QCOMPARE(table()->item(0, 0)->text(), "");
        QVERIFY(!source().isWish());
        QCOMPARE(source().file, "given.txt");
        table()->item(0, 0)->setText("4");
        QVERIFY(source().isWish());
        QVERIFY(source().wish.options.contains("symmetry")); // which has no column
        table()->edit(table()->currentIndex());
        auto *number = table()->viewport()->findChild<QSpinBox *>();
        number->selectAll();
        QTest::keyClick(number, Qt::Key_Delete);
        QTest::keyClick(number, Qt::Key_Return);
        settle(); // the field is read and deleted later
        QCOMPARE(table()->item(0, 0)->text(), "");
        QVERIFY(!source().isWish());
        table()->setCurrentCell(0, 5);
        QTest::keyClick(table(), Qt::Key_Backspace);
        QVERIFY(source().isWish());
    }

    void faultsOfWishes_data()
    {
        QTest::addColumn<QByteArray>("options");
        QTest::addColumn<QString>("place");
        QTest::addColumn<QString>("what");
        const auto row = [](const QByteArray &options, const char *place, const char *what) {
            QTest::newRow(options) << options << QString::fromLatin1(place) << QString::fromUtf8(what);
        };
        row("{}", "", "");
        row(R"({"size": 3})", "size", "a board has 4 to 25 rows");
        row(R"({"variant": "kilr"})", "variant", "no kind of rules is called 'kilr'");
        row(R"({"variant": ["killer", "diagonal"]})", "", "");
        row(R"({"variant": "windoku", "size": 5})", "variant", "needs");
        row(R"({"variant": "own:Mine"})", "", "");
        row(R"({"difficulty": "trivial"})", "difficulty", "no level is called 'trivial'");
        row(R"({"difficulty": "mine", "levels": "levels.json"})", "", "");
        row(R"({"difficulty": "beginner"})", "", "");
        row(R"({"clues": "few"})", "clues", "write a number such as 28");
        row(R"({"clues": 16})", "clues", "at least 17 clues");
        row(R"({"clues": "28-33"})", "", "");
        row(R"({"clues": 16, "solutions": "many"})", "", ""); // which the window does not read
    }

    void faultsOfWishes()
    {
        QFETCH(QByteArray, options);
        BookWish wish;
        wish.options = nlohmann::ordered_json::parse(options.toStdString());
        const BookFault fault = faultOf(wish).value_or(BookFault());
        QTEST(fault.place, "place");
        QFETCH(QString, what);
        QVERIFY2(fault.what.contains(what), qPrintable(fault.what));
    }

    void missingFilesAreSaidBesideTheirFields()
    {
        QFile::remove(path("given.txt"));
        QVERIFY(m_dialog->openBook(path("book.json")));
        QVERIFY2(m_dialog->message().startsWith("One: There is no file 'given.txt'")
                     || m_dialog->message().startsWith("One: there is no file 'given.txt'"),
                 qPrintable(m_dialog->message()));
        QVERIFY(table()->item(1, 5)->toolTip().contains("given.txt"));
        field<QLineEdit>("insert")->setText("gone.pdf");
        QTRY_VERIFY(problem("insert").contains("gone.pdf"));
        m_dialog->show();
        QVERIFY(QTest::qWaitForWindowActive(m_dialog.get()));
        button("Save as PD&F…")->click();
        QCOMPARE(QApplication::focusWidget(), field<QLineEdit>("insert"));
        write(path("given.txt"), "1...............\n");
        field<QLineEdit>("insert")->clear();
        QTRY_COMPARE(m_dialog->message(), QString());
    }

    void filesAreMissedBeforeTheBookIsSaved()
    {
        field<QLineEdit>("insert")->setText("ad.pdf");
        QTRY_VERIFY2(problem("insert").contains("save the book first"), qPrintable(problem("insert")));
        field<QLineEdit>("insert")->setText(path("gone.pdf"));
        QTRY_VERIFY2(problem("insert").contains("here is no file"), qPrintable(problem("insert")));
        m_dialog->findChild<QLineEdit *>("chapterInsert")->setText("ad.pdf");
        QTRY_VERIFY(m_dialog->book().chapters[0].inserted.file == "ad.pdf");
        field<QLineEdit>("insert")->clear();
        QTRY_VERIFY2(m_dialog->message().contains("save the book first"), qPrintable(m_dialog->message()));
    }

    void filesAreChosen()
    {
        QVERIFY(m_dialog->openBook(path("book.json")));
        QDir(m_folder.path()).mkdir("ads");
        auto *file = field<FileField>("insert");
        file->take(path("ads/ad.pdf"));
        QCOMPARE(m_dialog->book().job.book.inserted.file, "ads/ad.pdf"); // relative to the book
        file->take("/elsewhere/ad.pdf");
        QCOMPARE(m_dialog->book().job.book.inserted.file, "/elsewhere/ad.pdf");
        QVERIFY(m_dialog->save(path("ads/book.json")));
        file->take(path("ads/ad.pdf"));
        QCOMPARE(m_dialog->book().job.book.inserted.file, "ad.pdf");
        for (const char *name : {"insert", "insert-at-end"})
            QVERIFY2(field<QPushButton>(name), name);
        QVERIFY(m_dialog->findChild<QLineEdit *>("chapterInsert")->parent()->findChild<QPushButton *>());
    }

    void placesAreRead()
    {
        const BookPlace place = readPlace("chapters[1].puzzles[2].size");
        QCOMPARE(place.chapter, 1);
        QCOMPARE(place.puzzles, 2);
        QCOMPARE(place.member, "size");
        QCOMPARE(readPlace("chapters[3].insert").member, "insert");
        QCOMPARE(readPlace("lines.thin").member, "lines");
        QCOMPARE(readPlace("earlier[0]").chapter, -1);
    }

    void previewIsInTheLanguageOfTheBook()
    {
        QVERIFY(m_dialog->openBook(path("book.json")));
        field<QPlainTextEdit>("how-to")->setPlainText("standard");
        auto *languages = field<QComboBox>("language");
        languages->setCurrentIndex(languages->findData("de"));
        const auto texts = [this] {
            QString all;
            for (const Page &page : m_dialog->findChild<PageView *>()->document().pages())
                for (const PageText &text : page.texts)
                    all += text.text + '\n';
            return all;
        };
        QTRY_VERIFY2(texts().contains("Zeile"), qPrintable(texts()));
        QCOMPARE(button("Close")->text(), "Close"); // the window keeps its own
        languages->setCurrentIndex(languages->findData("en"));
        QTRY_VERIFY2(!texts().contains("Zeile"), qPrintable(texts()));
    }

    void previewFollowsTheChapter()
    {
        QVERIFY(m_dialog->openBook(path("book.json")));
        m_dialog->show();
        auto *view = m_dialog->findChild<PageView *>();
        m_dialog->findChild<QTabWidget *>()->setCurrentIndex(2);
        QCOMPARE(view->currentSide(), 1); // behind the title page
        m_dialog->findChild<QListWidget *>("chapters")->setCurrentRow(1);
        QCOMPARE(view->currentSide(), 5);
        QCOMPARE(sideOfChapter(view->document(), 7), 0);
    }

    void theTitleNamesTheFile()
    {
        QCOMPARE(m_dialog->windowTitle(), "Book[*]");
        QVERIFY(!m_dialog->isWindowModified());
        field<QLineEdit>("title")->setText("Nights");
        QVERIFY(m_dialog->isWindowModified());
        QVERIFY(m_dialog->save(path("nights.json")));
        QCOMPARE(m_dialog->windowTitle(), "nights.json[*] — Book");
        QVERIFY(!m_dialog->isWindowModified());
        QVERIFY(m_dialog->openBook(path("book.json")));
        QCOMPARE(m_dialog->windowTitle(), "book.json[*] — Book");
        QVERIFY(!m_dialog->openBook(path("gone.json")));
        QCOMPARE(m_dialog->windowTitle(), "book.json[*] — Book");
    }

    void closingAsksToSave()
    {
        QVERIFY(m_dialog->openBook(path("book.json")));
        m_dialog->show();
        field<QLineEdit>("title")->setText("Nights");
        closeWith(QMessageBox::Cancel);
        QVERIFY(m_dialog->isVisible());
        closeWith(QMessageBox::Save);
        QVERIFY(!m_dialog->isVisible());
        QFile saved(path("book.json"));
        QVERIFY(saved.open(QFile::ReadOnly) && saved.readAll().contains("Nights"));
        m_dialog->show();
        field<QLineEdit>("title")->setText("Days");
        closeWith(QMessageBox::Discard);
        QVERIFY(!m_dialog->isVisible());
        QVERIFY(saved.seek(0) && !saved.readAll().contains("Days"));
    }

    void preflightChecksTheBook()
    {
        const QByteArray puzzle = "1.34341221434321";
        write(path("given.txt"), puzzle + '\n' + puzzle + '\n');
        write(path("book.json"), "{\"book\": 1, \"chapters\": [{\"puzzles\": \"given.txt\"}]}");
        QVERIFY(m_dialog->openBook(path("book.json")));
        m_dialog->show();
        QString faults;
        QTimer looking;
        connect(&looking, &QTimer::timeout, this, [&] {
            auto *found = qobject_cast<PreflightDialog *>(QApplication::activeModalWidget());
            if (!found)
                return;
            for (int i = 0; i < found->findChild<QListWidget *>()->count(); ++i)
                faults += found->findChild<QListWidget *>()->item(i)->text();
            found->reject();
        });
        looking.start(20);
        button("Prefli&ght…")->click();
        QTRY_VERIFY(!faults.isEmpty());
        QVERIFY2(faults.contains("puzzles 1 and 2 are the same"), qPrintable(faults));
        QVERIFY(m_dialog->openBook(path("book.json")));
        write(path("book.json"), bookText);
        QVERIFY(m_dialog->openBook(path("book.json")));
        button("Prefli&ght…")->click();
        QVERIFY2(m_dialog->message().startsWith("Make the puzzles first"), qPrintable(m_dialog->message()));
    }

    void previewHasWhatIsThereAndRoomForTheRest()
    {
        const PrintJob job = previewOf(*readBook(bookText), path("book.json"), symbolSets().front());
        QCOMPARE(job.sections.size(), 2U);
        QCOMPARE(job.sections[0].puzzles.size(), 4U);
        QCOMPARE(job.sections[0].puzzles[3].board.puzzle.givens.filledCount(), 1);
        QCOMPARE(job.sections[1].puzzles[0].boardSize(), 4);
        QVERIFY(m_dialog->openBook(path("book.json")));
        QCOMPARE(pageCount(), 7); // the title, four puzzles, two small ones, solutions
    }

    void saysWhereTheProgramIsMissing()
    {
        QVERIFY(m_dialog->openBook(path("book.json")));
        m_dialog->make({});
        QVERIFY2(m_dialog->message().contains("is not there") || m_dialog->isRunning(),
                 qPrintable(m_dialog->message()));
    }
};

ADD_TEST(QApplication, TestBookDialog)

} // namespace sudoku::tst_bookdialog

#include "tst_bookdialog.moc"
