// Covers ui/print: bookpreview, chapterform, schemafield

#include <QApplication>
#include <QCheckBox>
#include <QLineEdit>
#include <QListWidget>
#include <QPainter>
#include <QPdfWriter>
#include <QPlainTextEdit>
#include <QSpinBox>
#include <QTableWidget>
#include <QTemporaryDir>
#include <QTest>

#include "tests/testdata.h"
#include "tests/testprogram.h"
#include "ui/base/settings.h"
#include "ui/print/bookdialog.h"
#include "ui/print/bookpreview.h"
#include "ui/print/chapterform.h"
#include "ui/print/pageview.h"
#include "ui/print/schemafield.h"
#include "ui/printjob/booktext.h"

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
        QVERIFY2(again.has_value(), qPrintable(again ? QString() : again.error()));
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

    void chaptersChange()
    {
        QVERIFY(m_dialog->openBook(path("book.json")));
        m_dialog->findChild<QListWidget *>("chapters")->setCurrentRow(1);
        m_dialog->findChild<QLineEdit *>("chapterTitle")->setText("Small ones");
        auto *table = m_dialog->findChild<QTableWidget *>("puzzles");
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
        field<QLineEdit>("paper")->setText("B4");
        QVERIFY2(m_dialog->message().contains("'B4' is not a paper size"), qPrintable(m_dialog->message()));
        field<QLineEdit>("paper")->setText("A5");
        QCOMPARE(m_dialog->message(), QString());
        write(path("book.json"), "{\"book\": 1}");
        QVERIFY(!m_dialog->openBook(path("book.json")));
        QVERIFY2(m_dialog->message().startsWith("Cannot open book.json: "), qPrintable(m_dialog->message()));
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
