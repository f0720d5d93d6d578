#include <QApplication>
#include <QCheckBox>
#include <QLineEdit>
#include <QPrinter>

#include "tests/pdftools.h"
#include "tests/printjobs.h"
#include "tests/testprogram.h"
#include "tests/ui/print/printbench.h"
#include "ui/paint/paper/printdocument.h"
#include "ui/print/printersetup.h"
#include "ui/print/printwords.h"
#include "ui/printjob/paper.h"

namespace sudoku::tst_printersetup {

using namespace printbench;

QByteArray contentsOf(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

/// What is printed and saved, and how a printer is set.
class TestPrinterSetup : public PrintDialogFixture
{
    Q_OBJECT

private slots:
    void init() { setUp(); }
    void cleanup() { tearDown(); }

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
};

ADD_TEST(QApplication, TestPrinterSetup)

} // namespace sudoku::tst_printersetup

#include "tst_printersetup.moc"
