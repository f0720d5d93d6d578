// Covers ui/frompicture: readingwords

#include "ui/frompicture/picturedialog.h"

#include "core/variants/variant.h"
#include "tests/testdata.h"
#include "tests/testprogram.h"
#include "tests/ui/frompicture/madereading.h"
#include "ui/board/boardview.h"
#include "ui/frompicture/pictureview.h"

#include <QApplication>
#include <QCheckBox>
#include <QComboBox>
#include <QLabel>
#include <QPushButton>
#include <QSpinBox>
#include <QTest>
#include <QThread>
#include <QTimer>

namespace sudoku::tst_picturedialog {

class TestPictureDialog : public QObject
{
    Q_OBJECT

    void open(const ScannedPicture &scanned)
    {
        m_asked.clear();
        const auto ask = [this](const PictureQuestion &question, const std::stop_token &stop) {
            m_asked.push_back(question);
            while (m_isSlow && !stop.stop_requested())
                QThread::yieldCurrentThread();
            if (!question.preview.isEmpty())
                m_preview.save(question.preview, "BMP");
            return m_answer;
        };
        m_dialog = std::make_unique<PictureDialog>("photo.jpg", PictureQuestion{.file = "photo.jpg"}, scanned,
                                                   nullptr, ask);
        m_dialog->show();
        m_dialog->activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(m_dialog.get()));
    }

    BoardView &view() { return *m_dialog->findChild<BoardView *>(); }
    QString text(const char *name) { return m_dialog->findChild<QLabel *>(name)->text(); }
    QPushButton *button(const QString &title)
    {
        const auto buttons = m_dialog->findChildren<QPushButton *>();
        const auto found = std::ranges::find_if(
            buttons, [&](const QPushButton *each) { return each->text().remove('&') == title; });
        return found == buttons.end() ? nullptr : *found;
    }
    /// Waits for the answer to a second question.
    bool waitUntilRead()
    {
        return QTest::qWaitFor([this] { return !button("Stop")->isVisible(); });
    }

    std::unique_ptr<PictureDialog> m_dialog;
    PictureReading m_answer;
    QImage m_preview;
    bool m_isSlow = false;                // reads until it is stopped
    std::vector<PictureQuestion> m_asked; // written by the worker, read when it has ended

private slots:
    void init()
    {
        m_isSlow = false;
        m_preview = {};
    }
    void cleanup() { m_dialog.reset(); }

    void theReadingIsABoard_data()
    {
        QTest::addColumn<int>("size");
        for (const int size : {4, 9, 16, 25})
            QTest::addRow("%d", size) << size;
    }

    void theReadingIsABoard()
    {
        QFETCH(int, size);
        open(madeScan(size));
        QCOMPARE(m_dialog->board().puzzle.givens.filledCount(), size);
        QVERIFY(view().hasFocus());
        QVERIFY2(text("summary").startsWith(QString("Givens: %1. ").arg(size)), qPrintable(text("summary")));
        QVERIFY(text("summary").contains("read against"));
        QVERIFY(text("summary").contains("r1c2"));
        QTest::keyClick(&view(), Qt::Key_Return);
        QCOMPARE(m_dialog->result(), int(QDialog::Accepted));
    }

    void theDoubtsAreVisitedOneByOne()
    {
        open(madeScan());
        QCOMPARE(view().currentCell(), 0);
        QCOMPARE(view().findings().reasons, (std::vector<Cell>{0, 1}));
        QCOMPARE(text("cell"), "r1c1 is read as 1. It may also be 2 or blank.");
        button("Next in Doubt")->click();
        QCOMPARE(view().currentCell(), 1);
        QCOMPARE(view().findings().reasons, (std::vector<Cell>{1}));
        QCOMPARE(text("cell"), "r1c2 is read as 2. It looks like 4, but the rules speak against that.");
        button("Next in Doubt")->click();
        QVERIFY(view().findings().isEmpty());
        QVERIFY(!button("Next in Doubt")->isEnabled());
    }

    void aCorrectionIsNoDoubt()
    {
        open(madeScan());
        QTest::keyClick(&view(), Qt::Key_5);
        QCOMPARE(m_dialog->board().puzzle.givens[0], 5);
        QCOMPARE(view().findings().reasons, (std::vector<Cell>{1}));
        view().setCurrentCell(1);
        QTest::keyClick(&view(), Qt::Key_Delete);
        QCOMPARE(m_dialog->board().puzzle.givens[1], noDigit);
        QVERIFY(view().findings().isEmpty());
    }

    /// What is typed where a digit is written by hand is one by hand as well.
    void handwritingBecomesEntries()
    {
        ScannedPicture scanned = madeScan();
        scanned.reading.boards[0].cells[2].kind = CellKind::Written;
        open(scanned);
        QCOMPARE(m_dialog->board().entries[2], 3);
        QVERIFY(text("summary").contains("Handwritten: 1."));
        view().setCurrentCell(2);
        QCOMPARE(text("cell"), "r1c3 is read as a handwritten 3.");
        QTest::keyClick(&view(), Qt::Key_7);
        QCOMPARE(m_dialog->board().entries[2], 7);
        view().setCurrentCell(3);
        QTest::keyClick(&view(), Qt::Key_8);
        QCOMPARE(m_dialog->board().puzzle.givens[3], 8);
    }

    void pencilMarksAreSaid_data()
    {
        QTest::addColumn<CellReading>("reading");
        QTest::addColumn<QString>("summary");
        QTest::addColumn<QString>("cell");
        const CellReading marks{.kind = CellKind::Marks, .others = {}};
        CellReading read = marks, partly = marks;
        read.cornerMarks = {1, 7};
        partly.centreMarks = {4};
        partly.unreadMarks = 2;
        QTest::newRow("not read") << marks << "Some pencil marks were not read in 1 cell: r9c9."
                                  << "r9c9 has pencil marks that were not read.";
        QTest::newRow("read") << read << "Pencil marks in 1 cell."
                              << "r9c9 has the pencil marks 1, 7.";
        QTest::newRow("partly") << partly << "Some pencil marks were not read in 1 cell: r9c9."
                                << "r9c9 has the pencil marks 4. 2 other marks were not read.";
    }

    void pencilMarksAreSaid()
    {
        QFETCH(CellReading, reading);
        QFETCH(QString, summary);
        QFETCH(QString, cell);
        ScannedPicture scanned = madeScan();
        scanned.reading.boards[0].cells[80] = reading;
        open(scanned);
        QVERIFY2(text("summary").contains(summary), qPrintable(text("summary")));
        view().setCurrentCell(80);
        QCOMPARE(text("cell"), cell);
        QCOMPARE(m_dialog->board().cornerMarks[80], reading.cornerMarks);
        QCOMPARE(m_dialog->board().centreMarks[80], reading.centreMarks);
    }

    void cagesThatWereNotReadAreSaid()
    {
        const QString sentence = QStringLiteral("Cages seem to be drawn here and were not read.");
        ScannedPicture scanned = madeScan();
        open(scanned);
        QVERIFY2(!text("summary").contains(sentence), qPrintable(text("summary")));
        scanned.reading.boards[0].unread = {UnreadPart::Cages};
        open(scanned);
        QVERIFY2(text("summary").contains(sentence), qPrintable(text("summary")));
    }

    void doubtfulSumsAreFramedAndSaid()
    {
        ScannedPicture scanned = madeScan();
        const Variant *const cage = findVariant("killer");
        scanned.reading.boards[0].rules = {
            {.constraint = {cage, {40, 41}, {12}}, .isDoubtful = true, .seen = 72, .others = {{17, 0.25}}},
            {.constraint = {cage, {50, 59}}, .isDoubtful = true},
            {.constraint = {cage, {60, 61}, {9}}, .seen = 9}};
        open(scanned);
        QVERIFY2(text("summary").contains("Cages: 3."), qPrintable(text("summary")));
        QVERIFY2(text("summary").contains("was read against its looks: r5c5"), qPrintable(text("summary")));
        QCOMPARE(view().findings().reasons, (std::vector<Cell>{0, 1, 40, 50}));
        view().setCurrentCell(40);
        QCOMPARE(text("cell"),
                 "r5c5 is read as blank. The sum of the cage is read as 12. It looks like 72, but the "
                 "rules speak against that. It may also be 17. To correct it, use this board, then "
                 "double-click the cage.");
        view().setCurrentCell(50);
        QVERIFY2(text("cell").contains("No sum was read for the cage. The cage is in doubt."),
                 qPrintable(text("cell")));
        view().setCurrentCell(60);
        QCOMPARE(text("cell"), "r7c7 is read as blank. The sum of the cage is read as 9.");
        QCOMPARE(m_dialog->board().puzzle.constraints.size(), std::size_t(3));
    }

    void rulesThatAreNotMeantAreRemoved()
    {
        ScannedPicture scanned = madeScan();
        scanned.reading.boards[0].rules = {{.constraint = {findVariant("windoku"), {}}},
                                           {.constraint = {findVariant("odd"), {0}}, .isDoubtful = true}};
        open(scanned);
        QVERIFY2(text("summary").contains("Read as rules: windoku. These rules are in doubt: odd cells."),
                 qPrintable(text("summary")));
        QCOMPARE(m_dialog->board().puzzle.constraints.size(), std::size_t(2));
        const auto boxes = m_dialog->findChildren<QCheckBox *>();
        QCOMPARE(boxes.size(), 2);
        boxes[1]->click();
        QCOMPARE(m_dialog->board().puzzle.constraints,
                 (std::vector<Constraint>{{findVariant("windoku"), {}}}));
        QTest::keyClick(&view(), Qt::Key_5);
        QVERIFY(!boxes[1]->isChecked()); // typing changes no rule
        QCOMPARE(m_dialog->board().puzzle.constraints.size(), std::size_t(1));
        boxes[1]->click();
        QCOMPARE(m_dialog->board().puzzle.constraints.size(), std::size_t(2));
    }

    void shadesThatAreNotReadAreSaid()
    {
        ScannedPicture scanned = madeScan();
        scanned.reading.boards[0].unreadShades = 2;
        open(scanned);
        QVERIFY2(text("summary").contains("The shades of 2 cells are not read as a rule."),
                 qPrintable(text("summary")));
    }

    void theVerdictIsLive()
    {
        open(madeScan());
        QTRY_VERIFY(text("state").contains("solutions"));
        QTest::keyClick(&view(), Qt::Key_2); // twice in the row
        QTRY_VERIFY(text("state").contains("No solution"));
    }

    void oneOfSeveralBoardsIsChosen()
    {
        ScannedPicture scanned = madeScan(4);
        scanned.reading.boards.push_back(madeBoard(6, {0.05, 0.1, 0.15, 0.3}));
        scanned.reading.boards[1].cellSide = 10;
        open(scanned);
        auto *boards = m_dialog->findChild<QComboBox *>("boards");
        QVERIFY(boards->isVisible());
        QCOMPARE(boards->count(), 2);
        QCOMPARE(boards->currentIndex(), 1); // it is the large one, beside the other
        QCOMPARE(m_dialog->board().puzzle.geometry.size(), 4);
        auto *picture = m_dialog->findChild<PictureView *>();
        QTest::mouseClick(picture, Qt::LeftButton, {}, picture->placeOf({0.12, 0.25}).toPoint());
        QCOMPARE(boards->currentIndex(), 0);
        QCOMPARE(m_dialog->board().puzzle.geometry.size(), 6);
    }

    void correctionsStayWithTheirBoard()
    {
        ScannedPicture scanned = madeScan(4);
        scanned.reading.boards.push_back(madeBoard(6, {0.05, 0.1, 0.15, 0.3}));
        open(scanned);
        auto *boards = m_dialog->findChild<QComboBox *>("boards");
        const int first = boards->currentIndex();
        QTest::keyClick(&view(), Qt::Key_4);
        QTest::keyClick(&view(), Qt::Key_Z, Qt::ControlModifier);
        QCOMPARE(m_dialog->board().puzzle.givens[0], 1);
        QTest::keyClick(&view(), Qt::Key_3);
        emit boards->activated(1 - first);
        QCOMPARE(m_dialog->board().puzzle.givens[0], 1);
        emit boards->activated(first);
        QCOMPARE(m_dialog->board().puzzle.givens[0], 3);
        m_answer = madeScan(m_dialog->board().puzzle.geometry.size()).reading; // its corners are moved
        auto *picture = m_dialog->findChild<PictureView *>();
        picture->setFocus();
        QTest::keyClick(picture, Qt::Key_Right);
        QVERIFY(waitUntilRead());
        QCOMPARE(m_dialog->board().puzzle.givens[0], 3);
    }

    /// On a large board Enter ends the number first.
    void enterEndsANumber()
    {
        open(madeScan(16));
        QTest::keyClick(&view(), Qt::Key_1);
        QTest::keyClick(&view(), Qt::Key_Return);
        QVERIFY(m_dialog->isVisible());
        QTest::keyClick(&view(), Qt::Key_Return);
        QVERIFY(!m_dialog->isVisible());
    }

    /// A page is read from its top, but a small solution at the top is not the puzzle.
    void theFirstLargeBoardIsShown()
    {
        ScannedPicture scanned = madeScan(4);
        scanned.reading.boards = {madeBoard(6, {0.5, 0.5, 0.4, 0.4}), madeBoard(9, {0.05, 0.5, 0.4, 0.4}),
                                  madeBoard(4, {0.4, 0.05, 0.1, 0.1})};
        for (BoardReading &board : scanned.reading.boards)
            board.cellSide = board.size() == 4 ? 5 : 180.0 / board.size();
        open(scanned);
        QCOMPARE(m_dialog->findChild<QComboBox *>("boards")->currentIndex(), 1);
        QCOMPARE(m_dialog->board().puzzle.geometry.size(), 9);
    }

    void draggedCornersAreReadAgain()
    {
        open({{.problem = PictureProblem::NoBoard, .picture = {400, 300}}, madePicture(9, boardPlace)});
        QCOMPARE(text("summary"),
                 "No Sudoku was found in this picture. Drag the four corners to the corners of the board.");
        QVERIFY(!button("Use This Board")->isEnabled());
        m_answer = madeScan().reading;
        auto *picture = m_dialog->findChild<PictureView *>();
        picture->setFocus();
        QTest::keyClick(picture, Qt::Key_Right);
        QVERIFY(waitUntilRead());
        QCOMPARE(m_asked.size(), std::size_t(1));
        QVERIFY(m_asked[0].corners && (*m_asked[0].corners)[0].x() > 0.1); // it was offered there
        QVERIFY(m_asked[0].preview.isEmpty());
        QVERIFY(button("Use This Board")->isEnabled());
        QCOMPARE(m_dialog->board().puzzle.givens.filledCount(), 9);
    }

    void anotherSizeIsReadWithTheSameCorners()
    {
        open(madeScan());
        m_answer = madeScan(16).reading;
        auto *size = m_dialog->findChild<QComboBox *>("size");
        QCOMPARE(size->count(), 1 + maxBoardSize - minBoardSize + 1);
        size->setCurrentIndex(size->findData(16));
        emit size->activated(size->currentIndex());
        QVERIFY(waitUntilRead());
        QCOMPARE(m_asked.at(0).size, 16);
        QCOMPARE((*m_asked[0].corners)[2], boardPlace.bottomRight());
        QCOMPARE(m_dialog->board().puzzle.geometry.size(), 16);
    }

    void anotherPageIsShown()
    {
        ScannedPicture scanned = madeScan();
        scanned.reading.pageCount = 3;
        open(scanned);
        auto *page = m_dialog->findChild<QSpinBox *>("page");
        QVERIFY(page->isVisible());
        QCOMPARE(page->maximum(), 3);
        QCOMPARE(page->text(), "1 of 3");
        m_answer = madeScan(4).reading;
        m_answer.pageCount = 3;
        page->setValue(2);
        QVERIFY(waitUntilRead());
        QCOMPARE(m_asked.at(0).page, 2);
        QVERIFY(!m_asked[0].preview.isEmpty());
        QCOMPARE(page->value(), 2);
        QCOMPARE(m_dialog->board().puzzle.geometry.size(), 4);
    }

    /// The fields say what is shown, not what was asked for.
    void whoStopsSeesWhatWasThereBefore()
    {
        ScannedPicture scanned = madeScan();
        scanned.reading.pageCount = 3;
        open(scanned);
        m_isSlow = true;
        auto *page = m_dialog->findChild<QSpinBox *>("page");
        page->setValue(2);
        QVERIFY(button("Stop")->isVisible());
        button("Stop")->click();
        QCOMPARE(page->value(), 1);
        auto *size = m_dialog->findChild<QComboBox *>("size");
        size->setCurrentIndex(size->findData(16));
        emit size->activated(size->currentIndex());
        m_dialog->reject(); // Esc stops first
        QVERIFY(m_dialog->isVisible());
        QCOMPARE(size->currentData().toInt(), 0);
        auto *picture = m_dialog->findChild<PictureView *>();
        picture->setFocus();
        QTest::keyClick(picture, Qt::Key_Right);
        button("Stop")->click();
        QCOMPARE(picture->corners(), scanned.reading.boards.front().corners());
        QCOMPARE(m_dialog->board().puzzle.givens.filledCount(), 9);
    }

    void aPageThatCannotBeReadLeavesTheOneBefore()
    {
        ScannedPicture scanned = madeScan();
        scanned.reading.pageCount = 3;
        open(scanned);
        m_answer = {.problem = PictureProblem::ReaderFailed};
        auto *page = m_dialog->findChild<QSpinBox *>("page");
        page->setValue(2);
        QVERIFY(waitUntilRead());
        QCOMPARE(page->value(), 1);
        QVERIFY2(text("summary").contains("its reader failed"), qPrintable(text("summary")));
        QCOMPARE(m_dialog->board().puzzle.givens.filledCount(), 9);
    }

    void anotherPageBeginsWithTheSizeThatIsSeen()
    {
        ScannedPicture scanned = madeScan();
        scanned.reading.pageCount = 3;
        open(scanned);
        m_answer = madeScan(16).reading;
        m_answer.pageCount = 3;
        auto *size = m_dialog->findChild<QComboBox *>("size");
        size->setCurrentIndex(size->findData(16));
        emit size->activated(size->currentIndex());
        QVERIFY(waitUntilRead());
        QCOMPARE(size->currentData().toInt(), 16);
        m_preview = scanned.preview;
        m_dialog->findChild<QSpinBox *>("page")->setValue(2);
        QVERIFY(waitUntilRead());
        QCOMPARE(size->currentData().toInt(), 0);
    }

    /// Only the chosen board is read again; the others are still there, and have sizes of their own.
    void theOtherBoardsStay()
    {
        ScannedPicture scanned = madeScan(4);
        scanned.reading.boards = {madeBoard(9, {0.05, 0.1, 0.4, 0.5}), madeBoard(6, {0.55, 0.1, 0.4, 0.5})};
        open(scanned);
        auto *boards = m_dialog->findChild<QComboBox *>("boards");
        QCOMPARE(boards->count(), 2);
        m_answer.boards = {madeBoard(8, {0.05, 0.1, 0.4, 0.5})};
        auto *size = m_dialog->findChild<QComboBox *>("size");
        size->setCurrentIndex(size->findData(8));
        emit size->activated(size->currentIndex());
        QVERIFY(waitUntilRead());
        QCOMPARE(m_dialog->board().puzzle.geometry.size(), 8);
        QCOMPARE(boards->count(), 2);
        boards->setCurrentIndex(1);
        emit boards->activated(1);
        QCOMPARE(m_dialog->board().puzzle.geometry.size(), 6);
        QCOMPARE(size->currentData().toInt(), 0);
    }

    void correctionsAreNotLostUnasked()
    {
        open(madeScan());
        QTest::keyClick(&view(), Qt::Key_5);
        QTimer::singleShot(0, this, [] {
            QWidget *question = QApplication::activeModalWidget();
            QVERIFY(question);
            QTest::keyClick(question, Qt::Key_Escape); // keeps them
        });
        m_dialog->reject();
        QVERIFY(m_dialog->isVisible());
        QCOMPARE(m_dialog->board().puzzle.givens[0], 5);
    }

    void lettersAreUnique()
    {
        ScannedPicture scanned = madeScan();
        scanned.reading.pageCount = 3;
        open(scanned);
        QStringList letters;
        for (const auto *label : m_dialog->findChildren<QLabel *>())
            if (label->buddy())
                letters += label->text();
        for (const auto *each : m_dialog->findChildren<QPushButton *>())
            letters += each->text();
        QSet<QString> seen;
        for (const QString &each : letters)
            if (const auto at = each.indexOf('&'); at >= 0) {
                QVERIFY2(!seen.contains(each.mid(at + 1, 1).toLower()), qPrintable(each));
                seen.insert(each.mid(at + 1, 1).toLower());
            }
        QVERIFY(seen.size() >= 4);
    }

    void fitsSmallScreens()
    {
        open(madeScan(25));
        QVERIFY2(m_dialog->minimumSizeHint().width() <= 1000 && m_dialog->minimumSizeHint().height() <= 700,
                 qPrintable(QString("%1x%2")
                                .arg(m_dialog->minimumSizeHint().width())
                                .arg(m_dialog->minimumSizeHint().height())));
    }
};

ADD_TEST(QApplication, TestPictureDialog)

} // namespace sudoku::tst_picturedialog

#include "tst_picturedialog.moc"
