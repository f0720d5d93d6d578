// Covers ui/print: pageform, pageview, picturesdialog, picturewriter, printform, printoutput, printwords

#include <QApplication>
#include <QCheckBox>
#include <QDir>
#include <QLabel>
#include <QLayout>
#include <QLineEdit>
#include <QRegularExpression>
#include <QSpinBox>
#include <QToolButton>

#include "tests/testprogram.h"
#include "tests/ui/print/printbench.h"
#include "ui/paint/documents/documentformat.h"
#include "ui/paint/paper/printdocument.h"
#include "ui/print/picturesdialog.h"
#include "ui/print/printform.h"
#include "ui/printjob/sectioning.h"
#include "ui/text/strings.h"
#include "ui/text/words.h"

#include <algorithm>

namespace sudoku::tst_printdialog {

using namespace printbench;

class TestPrintDialog : public PrintDialogFixture
{
    Q_OBJECT

    Solutions solutionsOf(std::size_t puzzle)
    {
        return m_dialog->job().sections.front().puzzles[puzzle].solutions;
    }

    bool waitForPages()
    {
        return QTest::qWaitFor([this] { return pages()->isComplete(); }, patience);
    }

    QString pageNumber()
    {
        for (const QLabel *label : m_dialog->findChildren<QLabel *>())
            if (label->text().contains(QRegularExpression("^(Page|Side) \\d")))
                return label->text();
        return {};
    }

private slots:
    void init() { setUp(); }
    void cleanup() { tearDown(); }

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

    void onlyABookletIsFolded()
    {
        open({section({m_proper})});
        for (const bool isBooklet : {true, false}) {
            m_dialog->findChild<QCheckBox *>("booklet")->setChecked(isBooklet);
            for (const char *name : {"sides", "signature", "creep"})
                QCOMPARE(m_dialog->findChild<QWidget *>(name)->isEnabled(), isBooklet);
        }
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
        QCOMPARE(m_dialog->job().letters, LetterSizes());
        check("caption-title", false);
        check("caption-seed", true);
        check("nameLine", true);
        check("instruct", true);
        check("mirrored", true);
        number("margin", 12);
        number("gutter", 7);
        number("captionSize", 14);
        number("sumSize", 8);
        number("pageNumberSize", 9);
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
        QCOMPARE(job.letters, (LetterSizes{.caption = 14, .sums = 8, .pageNumber = 9}));
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
        QVERIFY(selection->isVisible() && selection->isChecked()); // several are selected on purpose
        QCOMPARE(m_dialog->job().sections.front().puzzles.size(), 2U);
        selection->click();
        QCOMPARE(m_dialog->job().sections.front().puzzles.size(), 3U);
        selection->click();
        QCOMPARE(m_dialog->printed(), PrintDialog::Printed::Nothing);
        m_dialog->savePdf(m_folder.filePath("part.pdf"));
        QTRY_COMPARE_WITH_TIMEOUT(m_dialog->message(), "Saved as part.pdf.", patience);
        QCOMPARE(m_dialog->printed(), PrintDialog::Printed::Selection);
    }

    void hintsAreFoundWhenWanted()
    {
        open({section({m_proper, m_proper})});
        QTRY_COMPARE_WITH_TIMEOUT(uncheckedCount(m_dialog->job().sections), 0, patience);
        const auto hint = [this] { return m_dialog->job().sections.front().puzzles.back().hint; };
        QVERIFY(!hint());
        choose("hints", static_cast<int>(HintKind::Where));
        QTRY_VERIFY_WITH_TIMEOUT(hint().has_value(), patience);
        QVERIFY(!hint()->where.isEmpty());
        QCOMPARE(m_dialog->job().hints, HintKind::Where);
    }

    void savesDocuments()
    {
        open({section({m_proper, m_proper})});
        for (const DocumentFormat &format : documentFormats()) {
            const QString name = QString("all.%1").arg(toQString(format.suffix));
            m_dialog->saveDocument(m_folder.filePath(name), format);
            QTRY_COMPARE_WITH_TIMEOUT(m_dialog->message(), "Saved as " + name + '.', patience);
            QVERIFY(QFile(m_folder.filePath(name)).size() > 100);
        }
    }

    void eachPuzzleIsSavedAsAPicture()
    {
        open({section({m_proper, m_proper})});
        const QString folder = m_folder.filePath("pictures");
        QVERIFY(QDir().mkdir(folder));
        const PicturePlan plan{
            findPictureFormat("svg"), *NamePattern::read("{n}-{kind}.svg"), {.board = 45}, true};
        m_dialog->savePictures(folder, plan);
        QTRY_COMPARE_WITH_TIMEOUT(m_dialog->message(), "Saved 4 pictures in pictures.", patience);
        QCOMPARE(
            QDir(folder).entryList(QDir::Files),
            QStringList({"1-puzzle.svg", "1-solution.svg", "2-puzzle.svg", "2-solution.svg", "puzzles.csv"}));
        QCOMPARE(m_dialog->printed(), PrintDialog::Printed::All);
        m_dialog->savePictures(folder, plan); // nothing is replaced
        QTRY_VERIFY_WITH_TIMEOUT(m_dialog->message().startsWith("There is already "), patience);
    }

    void theNamesDialogGrowsWithItsMessage()
    {
        open({section({m_proper, m_proper})});
        const PrintJob job = m_dialog->job();
        PicturesDialog dialog(*m_settings, job);
        dialog.show();
        QVERIFY(QTest::qWaitForWindowActive(&dialog));
        dialog.findChild<QLineEdit *>("names")->setText("p-{foo}");
        const QList<QLabel *> labels = dialog.findChildren<QLabel *>();
        const auto message = std::ranges::find_if(
            labels, [](const QLabel *label) { return label->text().startsWith("Unknown field"); });
        QVERIFY(message != labels.end());
        QTRY_VERIFY((*message)->height() >= (*message)->heightForWidth((*message)->width()));
        QVERIFY(dialog.height() >= dialog.layout()->totalHeightForWidth(dialog.width()));
    }

    void missingSolutionsAreSaid()
    {
        open({section({m_proper, emptyBoard(9), board("11..............")})});
        const QString folder = m_folder.filePath("some");
        QVERIFY(QDir().mkdir(folder));
        m_dialog->savePictures(folder,
                               {findPictureFormat("svg"), *NamePattern::read("{n}-{kind}.svg"), {}, false});
        QTRY_COMPARE_WITH_TIMEOUT(m_dialog->message(),
                                  "Saved 4 pictures in some. No solution was written for puzzle 2 (more than "
                                  "one solution) and puzzle 3 (no solution).",
                                  patience);
        QCOMPARE(QDir(folder).entryList(QDir::Files).size(), 4);
        m_dialog->savePictures(folder,
                               {findPictureFormat("svg"), *NamePattern::read("new/{n}.svg"), {}, false});
        QTRY_COMPARE_WITH_TIMEOUT(m_dialog->message(), "Saved 3 pictures in some.", patience);
        QCOMPARE(QDir(folder + "/new").entryList(QDir::Files).size(), 3);
    }

    void picturesHaveNamesOfTheirOwn()
    {
        open({section({m_proper, m_proper})});
        Settings settings(m_folder.filePath("pictures.ini"));
        const PrintJob job = m_dialog->job();
        const auto chosen = [&](const QString &names) {
            PicturesDialog dialog(settings, job);
            auto *line = dialog.findChild<QLineEdit *>("names");
            line->setText(names.isEmpty() ? line->text() : names);
            dialog.accept();
            return dialog.plan();
        };
        QVERIFY(chosen({})->names.has(NameField::Kind));
        QVERIFY(!chosen("puzzle")); // both would have it
        QVERIFY(!chosen("{puzzle}"));
        QVERIFY(!chosen("{seed}"));
        QVERIFY(chosen("week/{n}"));
        for (const char *outside : {"/{n}", "../{n}", "week//{n}", "{n}/"})
            QVERIFY2(!chosen(outside), outside);
        QVERIFY(chosen("a{n}"));
        QVERIFY(!chosen({})->names.has(NameField::Kind)); // it is remembered
    }

    /// The check of the whole list takes longer than the page.
    void aCheckLeavesTheResultOfAPrintout()
    {
        const Puzzle large = readCorpus("c25_other.txt", 1).front().puzzle;
        PrintSection list;
        list.puzzles.resize(40, PrintedPuzzle{Board(large)});
        open({list});
        m_dialog->offerSelection({section({m_proper})});
        m_dialog->findChild<QCheckBox *>("selection")->click();
        m_dialog->savePdf(m_folder.filePath("early.pdf"));
        QTRY_COMPARE_WITH_TIMEOUT(m_dialog->message(), "Saved as early.pdf.", patience);
        QTRY_COMPARE_WITH_TIMEOUT(uncheckedCount(m_dialog->job().sections), 0, patience);
        QCOMPARE(m_dialog->message(), "Saved as early.pdf.");
    }

    void theCurrentPuzzleAloneIsNoSelection()
    {
        open({section({m_proper, m_proper, m_proper})});
        m_dialog->offerSelection({section({m_proper})});
        QVERIFY(!m_dialog->findChild<QCheckBox *>("selection")->isChecked());
        QCOMPARE(m_dialog->job().sections.front().puzzles.size(), 3U);
    }

    void aSelectionIsCheckedAndRatedToo()
    {
        open({section({m_proper, m_proper, m_proper})});
        m_dialog->offerSelection({section({m_proper, m_proper})});
        QTRY_COMPARE_WITH_TIMEOUT(uncheckedCount(m_dialog->job().sections), 0, patience);
        const auto isRated = [this] {
            return std::ranges::none_of(m_dialog->job().sections.front().puzzles,
                                        [](const PrintedPuzzle &each) { return each.level.isEmpty(); });
        };
        QTRY_VERIFY_WITH_TIMEOUT(isRated(), patience);
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
        QCOMPARE(pageNumber(), "Page 1 of 3");
        m_dialog->findChild<QCheckBox *>("booklet")->setChecked(true);
        QVERIFY2(pageNumber().startsWith("Side ") && pageNumber().endsWith(" of 2"),
                 qPrintable(pageNumber()));
        m_dialog->findChild<QCheckBox *>("booklet")->setChecked(false);
        QVERIFY(waitForPages());
        const QImage before = pages()->grab().toImage();
        choose("perPage", 4);
        QCOMPARE(pageNumber(), "Page 1 of 1");
        QVERIFY(waitForPages());
        QVERIFY(pages()->grab().toImage() != before);
    }

    void pagesAreTurnedAndZoomed()
    {
        open({section({m_proper, m_proper, m_proper})});
        choose("solutions", static_cast<int>(SolutionPlace::None));
        choose("perPage", 1);
        QTest::keyClick(pages(), Qt::Key_PageDown);
        QCOMPARE(pageNumber(), "Page 2 of 3");
        QTest::keyClick(pages(), Qt::Key_End);
        QCOMPARE(pageNumber(), "Page 3 of 3");
        QVERIFY(waitForPages());
        const QImage before = pages()->grab().toImage();
        QTest::keyClick(pages(), Qt::Key_Plus);
        QVERIFY(waitForPages());
        QVERIFY(pages()->grab().toImage() != before);
        QTest::keyClick(pages(), Qt::Key_Home);
        QCOMPARE(pageNumber(), "Page 1 of 3");
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
