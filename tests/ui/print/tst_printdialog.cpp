// Covers ui/print: pageform, pageview, printersetup, printform, printwords

#include <QApplication>
#include <QCheckBox>
#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QPrinter>
#include <QPushButton>
#include <QSpinBox>
#include <QTemporaryDir>
#include <QTest>
#include <QToolButton>

#include "tests/pdftools.h"
#include "tests/printjobs.h"
#include "tests/testdata.h"
#include "tests/testprogram.h"
#include "ui/base/settings.h"
#include "ui/paint/paper/paper.h"
#include "ui/paint/paper/printdocument.h"
#include "ui/paint/paper/sectioning.h"
#include "ui/print/pageview.h"
#include "ui/print/printdialog.h"
#include "ui/print/printersetup.h"
#include "ui/print/printform.h"
#include "ui/print/printwords.h"
#include "ui/text/words.h"

#include <algorithm>
#include <memory>

namespace sudoku::tst_printdialog {

constexpr int patience = 60'000; // ms

PrintSection section(std::initializer_list<Puzzle> puzzles)
{
    PrintSection section;
    for (const Puzzle &puzzle : puzzles)
        section.puzzles.emplace_back(Board(puzzle));
    return section;
}

QByteArray contentsOf(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

class TestPrintDialog : public QObject
{
    Q_OBJECT

    QTemporaryDir m_folder;
    std::unique_ptr<Settings> m_settings;
    std::unique_ptr<PrintDialog> m_dialog;
    Puzzle m_proper = readCorpus("c9_tdoku_tests.txt", 1).front().puzzle;

    void open(const std::vector<PrintSection> &sections)
    {
        m_dialog = std::make_unique<PrintDialog>(*m_settings, sections);
        m_dialog->show();
        QVERIFY(QTest::qWaitForWindowActive(m_dialog.get()));
    }
    void choose(const char *name, const QVariant &value)
    {
        auto *list = m_dialog->findChild<QComboBox *>(name);
        list->setCurrentIndex(list->findData(value));
    }
    Solutions solutionsOf(std::size_t puzzle)
    {
        return m_dialog->job().sections.front().puzzles[puzzle].solutions;
    }
    PageView *pages() { return m_dialog->findChild<PageView *>(); }
    bool waitForPages()
    {
        return QTest::qWaitFor([this] { return pages()->isComplete(); }, patience);
    }
    QString pageNumber()
    {
        for (const QLabel *label : m_dialog->findChildren<QLabel *>())
            if (label->text().startsWith("Side "))
                return label->text();
        return {};
    }

private slots:
    void init()
    {
        QFile::remove(m_folder.filePath("settings.ini"));
        m_settings = std::make_unique<Settings>(m_folder.filePath("settings.ini"));
    }

    void cleanup()
    {
        m_dialog.reset();
        m_settings.reset();
    }

    /// With a font so large that all options together are higher than the screen.
    void theButtonsStayOnTheScreen()
    {
        const QFont before = QApplication::font();
        QFont large = before;
        large.setPointSizeF(before.pointSizeF() * 1.6);
        QApplication::setFont(large);
        open({section({m_proper})});
        m_dialog->findChild<QToolButton *>("more")->setChecked(true);
        const int form = m_dialog->findChild<PrintForm *>()->sizeHint().height();
        QVERIFY2(m_dialog->minimumSizeHint().height() < form,
                 qPrintable(QString::number(m_dialog->minimumSizeHint().height())));
        QApplication::setFont(before);
    }

    void saysWhatIsNotPrinted()
    {
        Board board(emptyBoard(4));
        board.switchedOff = {{findVariant("diagonal"), {}}};
        PrintSection section;
        section.puzzles.emplace_back(board);
        open({section});
        const QString said = QString("Not printed: the rule '%1' is switched off.");
        QTRY_COMPARE_WITH_TIMEOUT(m_dialog->message(), said.arg(nameText(*findVariant("diagonal"))),
                                  patience);
    }

    void puzzlesAreChecked()
    {
        open({section({m_proper, emptyBoard(9), board("11..............")})});
        QVERIFY(QTest::qWaitFor([this] { return solutionsOf(0) != Solutions::NotChecked; }, patience));
        QCOMPARE(solutionsOf(0), Solutions::One);
        QCOMPARE(solutionsOf(1), Solutions::Many);
        QCOMPARE(solutionsOf(2), Solutions::None);
        QCOMPARE(m_dialog->job().sections.front().puzzles.front().solution.filledCount(), 81);
        QCOMPARE(m_dialog->message(), "");
    }

    void aPageOfABookIsChosen()
    {
        const auto open2 = [this] { open({section({m_proper, m_proper})}); };
        open2();
        const auto check = [this](const char *name, bool isOn) {
            m_dialog->findChild<QCheckBox *>(name)->setChecked(isOn);
        };
        const auto number = [this](const char *name, int value) {
            m_dialog->findChild<QSpinBox *>(name)->setValue(value);
        };
        QVERIFY(m_dialog->job().caption == Caption());
        QVERIFY(!m_dialog->job().instruction && !m_dialog->job().hasNameLine && !m_dialog->job().margin);
        check("caption-title", false);
        check("caption-seed", true);
        check("nameLine", true);
        check("instruct", true);
        check("mirrored", true);
        number("margin", 12);
        number("gutter", 7);
        number("firstPage", 31);
        number("firstPuzzle", 61);
        QVERIFY(m_dialog->job().instruction->isEmpty()); // the standard one
        m_dialog->findChild<QLineEdit *>("instruction")->setText("Have fun.");
        choose("paper", "other");
        m_dialog->findChild<QLineEdit *>("size")->setText("5.5x8.5in");
        const PrintJob chosen = m_dialog->job();
        QCOMPARE(chosen.paper, QSizeF(5.5, 8.5) * 25.4);
        QCOMPARE(chosen.firstPage, 31);
        QCOMPARE(chosen.firstPuzzle, 61);
        m_dialog.reset();
        open2(); // and all but the first numbers are remembered
        const PrintJob job = m_dialog->job();
        QVERIFY(job.caption.hasNumber && !job.caption.hasTitle && job.caption.hasSeed && job.hasNameLine);
        QCOMPARE(*job.instruction, "Have fun.");
        QVERIFY(job.isMirrored);
        QCOMPARE(*job.margin, 12.0);
        QCOMPARE(job.gutter, 7.0);
        QCOMPARE(job.paper, chosen.paper);
        QCOMPARE(job.firstPage, 1);
        QCOMPARE(job.firstPuzzle, 1);
    }

    void aSizeThatIsNoneIsSaid()
    {
        open({section({m_proper})});
        const auto hints = [this] {
            const QList<QLabel *> labels = m_dialog->findChildren<QLabel *>();
            return std::ranges::any_of(labels, [](const QLabel *label) {
                return label->isVisible() && label->text().startsWith("Write a size");
            });
        };
        QVERIFY(!hints());
        choose("paper", "other");
        QVERIFY(hints()); // nothing is written yet
        m_dialog->findChild<QLineEdit *>("size")->setText("6x9in");
        QVERIFY(!hints());
        m_dialog->findChild<QLineEdit *>("size")->setText("6x");
        QVERIFY(hints());
        QVERIFY(!m_dialog->job().sheetSize().isEmpty());
    }

    void theLevelIsFoundOut()
    {
        open({section({m_proper})});
        const auto level = [this] { return m_dialog->job().sections.front().puzzles.front().level; };
        QTRY_VERIFY_WITH_TIMEOUT(!level().isEmpty(), patience);
    }

    void theScoreIsFoundOutOnlyIfChosen()
    {
        PrintSection given = section({m_proper});
        given.puzzles.front().level = "Hard"; // of the author
        open({given});
        const auto puzzle = [this] { return m_dialog->job().sections.front().puzzles.front(); };
        auto *box = m_dialog->findChild<QCheckBox *>("caption-score");
        QVERIFY(!box->isChecked());
        box->setChecked(true);
        QTRY_VERIFY_WITH_TIMEOUT(puzzle().score.has_value(), patience);
        QCOMPARE(puzzle().level, "Hard");
    }

    void aPdfIsNamedByItsTitle()
    {
        PrintJob job;
        job.sections = {section({m_proper, m_proper})};
        QCOMPARE(pdfName(job), "puzzles.pdf");
        job.title = "Killers 6/7: hard?";
        QCOMPARE(pdfName(job), "Killers 6-7- hard-.pdf");
        job.title = "../etc";
        QCOMPARE(pdfName(job), "--etc.pdf");
        job.title.clear();
        job.sections = {section({m_proper})};
        job.sections[0].puzzles[0].title = "Daily 12";
        QCOMPARE(pdfName(job), "Daily 12.pdf");
    }

    void sectionsCanBeChosen()
    {
        PrintSection first = section({m_proper, m_proper, m_proper});
        first.title = "Monday";
        first.puzzles[0].level = "Hard";
        first.puzzles[2].level = "Easy";
        PrintSection second = section({m_proper, m_proper});
        second.puzzles[0].level = "Easy";
        second.puzzles[0].score = 204;
        second.puzzles[1].level = "Hard";
        const auto titles = [this] {
            QStringList all;
            for (const PrintSection &each : m_dialog->job().sections)
                all += QStringLiteral("%1:%2").arg(each.title).arg(each.puzzles.size());
            return all;
        };
        open({first, second});
        QVERIFY(m_dialog->findChild<QComboBox *>("sections")->isVisible());
        for (QCheckBox *box : m_dialog->findChildren<QCheckBox *>("caption-level"))
            box->setChecked(false); // or the one without a level is rated
        QCOMPARE(titles(), (QStringList{"Monday:3", ":2"}));
        choose("sections", static_cast<int>(Sectioning::None));
        QCOMPARE(titles(), QStringList{":5"});
        choose("sections", static_cast<int>(Sectioning::ByLevel));
        QCOMPARE(titles().first(2), (QStringList{"Easy:2", "Hard:2"}));
        QCOMPARE(m_dialog->job().sections[0].puzzles[1].score, 204); // in their order
        auto *own = m_dialog->findChild<QLineEdit *>("sectionTitles");
        own->setText("Warm-up ; Giants, 16x16;too many");
        QCOMPARE(titles().first(2), (QStringList{"Warm-up:2", "Giants, 16x16:2"}));
        choose("sections", static_cast<int>(Sectioning::AsGiven));
        own->setText(";Sunday");
        QCOMPARE(titles(), (QStringList{"Monday:3", "Sunday:2"})); // an empty title changes nothing
        m_dialog.reset();
        open({section({m_proper})});
        QVERIFY(!m_dialog->findChild<QComboBox *>("sections")->isVisible());
    }

    void aPdfNamesTheAuthor()
    {
        open({section({m_proper})});
        m_dialog->findChild<QLineEdit *>("author")->setText(" Ada ");
        QCOMPARE(m_dialog->job().author, "Ada");
    }

    void printersUseBlackInk()
    {
        QPrinter printer;
        printer.setColorMode(QPrinter::Color);
        presetPrinter(printer, PrintDocument({.sections = {section({m_proper})}}));
        QCOMPARE(printer.colorMode(), QPrinter::GrayScale);
    }

    void theOptionsAreThoseOfTheJob()
    {
        open({section({m_proper}), section({emptyBoard(4)})});
        m_dialog->findChild<QLineEdit *>("title")->setText("Sunday");
        choose("paper", "A5");
        choose("orientation", static_cast<int>(PaperOrientation::Landscape));
        choose("perPage", 4);
        choose("solutions", static_cast<int>(SolutionPlace::UpsideDown));
        choose("sides", static_cast<int>(BookletSides::Backs));
        for (const char *name : {"pencilMarks", "booklet"})
            m_dialog->findChild<QCheckBox *>(name)->setChecked(true);
        m_dialog->findChild<QCheckBox *>("date")->setChecked(false);
        QCOMPARE(m_dialog->job().title, "Sunday");
        QCOMPARE(m_dialog->job().bookletSides, BookletSides::Backs);
        m_dialog.reset();
        open({section({m_proper}), section({emptyBoard(4)})}); // and they are remembered
        const PrintJob job = m_dialog->job();
        QCOMPARE(job.title, ""); // but that of last time
        QCOMPARE(job.paper, findPaper("A5")->size());
        QCOMPARE(job.orientation, PaperOrientation::Landscape);
        QCOMPARE(job.sections[0].perPage, 4);
        QCOMPARE(job.sections[1].perPage, 4);
        QCOMPARE(job.solutions, SolutionPlace::UpsideDown);
        QCOMPARE(job.bookletSides, BookletSides::Both); // else half of the next booklet would be missing
        QVERIFY(job.hasPencilMarks && job.isBooklet && !job.hasEntries && job.date.isNull());
        QVERIFY(!m_dialog->findChild<QComboBox *>("orientation")->isEnabled()); // of no account in a booklet
    }

    void oneBoardIsNoBooklet()
    {
        open({section({m_proper, m_proper})});
        m_dialog->findChild<QCheckBox *>("booklet")->setChecked(true);
        m_dialog.reset();
        open({section({m_proper})});
        QVERIFY(!m_dialog->job().isBooklet);
        m_dialog.reset();
        open({section({m_proper, m_proper})});
        QVERIFY(m_dialog->job().isBooklet);
    }

    /// It is as large as the page allows, however many of a list were on one.
    void oneBoardHasAPageOfItsOwn()
    {
        open({section({m_proper, m_proper})});
        choose("perPage", 6);
        QCOMPARE(m_dialog->job().sections.front().perPage, 6);
        m_dialog->reject();
        open({section({m_proper})});
        QVERIFY(!m_dialog->findChild<QComboBox *>("perPage")->isVisible());
        QCOMPARE(m_dialog->job().sections.front().perPage, 1);
    }

    void aSelectionIsOffered()
    {
        open({section({m_proper, m_proper, m_proper})});
        auto *selection = m_dialog->findChild<QCheckBox *>("selection");
        QVERIFY(!selection->isVisible());
        m_dialog->offerSelection({section({m_proper, m_proper})});
        QVERIFY(selection->isVisible() && !selection->isChecked());
        selection->click();
        QCOMPARE(m_dialog->job().sections.front().puzzles.size(), 2U);
        QCOMPARE(m_dialog->printed(), PrintDialog::Printed::Nothing);
        m_dialog->savePdf(m_folder.filePath("part.pdf"));
        QTRY_COMPARE_WITH_TIMEOUT(m_dialog->message(), "Saved as part.pdf.", patience);
        QCOMPARE(m_dialog->printed(), PrintDialog::Printed::Selection);
    }

    void theNameOfTheJobIsAFileName()
    {
        PrintJob job;
        job.title = "Killers 6/7";
        QCOMPARE(jobName(job), "Killers 6-7");
    }

    void aPrinterThatIsAFileIsSavedSafely()
    {
        open({section({m_proper})});
        const auto printer = std::make_shared<QPrinter>();
        printer->setOutputFileName(m_folder.filePath("missing/out.pdf"));
        m_dialog->printTo(printer);
        QTRY_VERIFY_WITH_TIMEOUT(m_dialog->message().startsWith("Cannot save out.pdf: "), patience);
        QCOMPARE(m_dialog->printed(), PrintDialog::Printed::Nothing);
        printer->setOutputFileName(m_folder.filePath("printed.pdf"));
        m_dialog->printTo(printer);
        QTRY_COMPARE_WITH_TIMEOUT(m_dialog->message(), "Saved as printed.pdf.", patience);
        QVERIFY(contentsOf(m_folder.filePath("printed.pdf")).startsWith("%PDF"));
    }

    void aPrinterThatIsAFileGetsWhatWasChosen_data()
    {
        QTest::addColumn<QString>("pages");
        QTest::addColumn<int>("copies");
        QTest::addColumn<bool>("isCollated");
        QTest::addColumn<bool>("isReversed");
        QTest::addColumn<QList<int>>("numbers");
        QTest::newRow("all") << "" << 1 << true << false << QList{1, 2, 3, 4, 5};
        QTest::newRow("some") << "2,4-5" << 1 << true << false << QList{2, 4, 5};
        QTest::newRow("reversed") << "1-3" << 1 << true << true << QList{3, 2, 1};
        QTest::newRow("copies") << "1-2" << 2 << false << false << QList{1, 1, 2, 2};
        QTest::newRow("collated copies") << "1-2" << 2 << true << false << QList{1, 2, 1, 2};
    }

    void aPrinterThatIsAFileGetsWhatWasChosen()
    {
        QFETCH(QString, pages);
        QFETCH(int, copies);
        QFETCH(bool, isCollated);
        QFETCH(bool, isReversed);
        QFETCH(QList<int>, numbers);
        open({emptySection(4, 5)});
        choose("solutions", static_cast<int>(SolutionPlace::None));
        choose("perPage", 1);
        m_dialog->findChild<QCheckBox *>("date")->setChecked(false);
        const auto printer = std::make_shared<QPrinter>();
        printer->setOutputFileName(m_folder.filePath("chosen.pdf"));
        printer->setPageSize(QPageSize(QPageSize::A5));
        printer->setPageOrientation(QPageLayout::Landscape);
        printer->setPageRanges(QPageRanges::fromString(pages));
        printer->setCopyCount(copies);
        printer->setCollateCopies(isCollated);
        printer->setPageOrder(isReversed ? QPrinter::LastPageFirst : QPrinter::FirstPageFirst);
        m_dialog->printTo(printer);
        QTRY_COMPARE_WITH_TIMEOUT(m_dialog->message(), "Saved as chosen.pdf.", patience);
        const PdfFile file(contentsOf(m_folder.filePath("chosen.pdf")));
        QCOMPARE(file.info("Page size"), "595 x 420 pts (A5)");
        QCOMPARE(file.info("Pages"), QString::number(numbers.size()));
        for (int page = 0; page < numbers.size(); ++page)
            QVERIFY2(file.text(page + 1).trimmed().endsWith(QString::number(numbers[page])),
                     qPrintable(file.text(page + 1)));
    }

    void pagesThatThereAreNotAreSaid()
    {
        open({emptySection(4, 1)});
        const auto printer = std::make_shared<QPrinter>();
        printer->setOutputFileName(m_folder.filePath("none.pdf"));
        printer->setPageRanges(QPageRanges::fromString("7-9"));
        m_dialog->printTo(printer);
        QCOMPARE(m_dialog->message(), "Nothing was printed: these pages do not exist. The last page is 2.");
        QVERIFY(!QFile::exists(m_folder.filePath("none.pdf")));
    }

    void paperThatIsNotOfferedIsPrintedOnAllTheSame()
    {
        open({emptySection(4, 1)});
        const auto printer = std::make_shared<QPrinter>();
        printer->setOutputFileName(m_folder.filePath("large.pdf"));
        printer->setPageSize(QPageSize(QPageSize::A3));
        m_dialog->printTo(printer);
        QTRY_COMPARE_WITH_TIMEOUT(m_dialog->message(), "Saved as large.pdf.", patience);
        QCOMPARE(PdfFile(contentsOf(m_folder.filePath("large.pdf"))).info("Page size"),
                 "842 x 1191 pts (A3)");
    }

    void entriesAreOfferedWhereThereAreSome()
    {
        open({section({m_proper})});
        QVERIFY(!m_dialog->findChild<QCheckBox *>("entries")->isEnabled());
        PrintSection played = section({m_proper});
        played.puzzles.front().board.entries.set(1, 5);
        open({played});
        auto *entries = m_dialog->findChild<QCheckBox *>("entries");
        QVERIFY(entries->isEnabled());
        entries->setChecked(true);
        QVERIFY(m_dialog->job().hasEntries);
    }

    void lettersAreForLargeBoards()
    {
        m_settings->setSymbols(*findSymbolSet("A"));
        open({section({m_proper}), section({emptyBoard(16)})});
        const PrintJob job = m_dialog->job();
        QCOMPARE(job.sections[0].puzzles.front().symbols->id, "numbers");
        QCOMPARE(job.sections[1].puzzles.front().symbols->id, "A");
    }

    void thePagesFollowTheOptions()
    {
        open({section({m_proper, m_proper, m_proper})});
        choose("solutions", static_cast<int>(SolutionPlace::None));
        choose("perPage", 1);
        QCOMPARE(pageNumber(), "Side 1 of 3");
        QVERIFY(waitForPages());
        const QImage before = pages()->grab().toImage();
        choose("perPage", 4);
        QCOMPARE(pageNumber(), "Side 1 of 1");
        QVERIFY(waitForPages());
        QVERIFY(pages()->grab().toImage() != before);
    }

    void pagesAreTurnedAndZoomed()
    {
        open({section({m_proper, m_proper, m_proper})});
        choose("solutions", static_cast<int>(SolutionPlace::None));
        choose("perPage", 1);
        QTest::keyClick(pages(), Qt::Key_PageDown);
        QCOMPARE(pageNumber(), "Side 2 of 3");
        QTest::keyClick(pages(), Qt::Key_End);
        QCOMPARE(pageNumber(), "Side 3 of 3");
        QVERIFY(waitForPages());
        const QImage before = pages()->grab().toImage();
        QTest::keyClick(pages(), Qt::Key_Plus);
        QVERIFY(waitForPages());
        QVERIFY(pages()->grab().toImage() != before);
        QTest::keyClick(pages(), Qt::Key_Home);
        QCOMPARE(pageNumber(), "Side 1 of 3");
    }

    void savesPdf()
    {
        open({section({m_proper})});
        const QString path = m_folder.filePath("out.pdf");
        m_dialog->savePdf(path);
        QTRY_COMPARE_WITH_TIMEOUT(m_dialog->message(), "Saved as out.pdf.", patience);
        QVERIFY(contentsOf(path).startsWith("%PDF"));
    }

    void saysWhatCannotBeSaved()
    {
        open({section({m_proper})});
        m_dialog->savePdf(m_folder.filePath("missing/out.pdf"));
        QTRY_VERIFY_WITH_TIMEOUT(m_dialog->message().startsWith("Cannot save out.pdf: "), patience);
    }

    void escapeStopsAndThenCloses()
    {
        PrintSection many;
        for (int i = 0; i < 2000; ++i)
            many.puzzles.emplace_back(Board(m_proper)).solutions = Solutions::Many;
        open({many});
        const QString path = m_folder.filePath("stopped.pdf");
        m_dialog->savePdf(path);
        QTest::keyClick(m_dialog.get(), Qt::Key_Escape);
        QVERIFY(m_dialog->isVisible());
        QTRY_COMPARE_WITH_TIMEOUT(m_dialog->message(), "Stopped: nothing was saved.", patience);
        QVERIFY(!QFile::exists(path));
        QTest::keyClick(m_dialog.get(), Qt::Key_Escape);
        QVERIFY(!m_dialog->isVisible());
    }
};

ADD_TEST(QApplication, TestPrintDialog)

} // namespace sudoku::tst_printdialog

#include "tst_printdialog.moc"
