// Covers ui/rules: regiondialog, regionmap

#include <QApplication>
#include <QCheckBox>
#include <QDialogButtonBox>
#include <QLabel>
#include <QMessageBox>
#include <QMouseEvent>
#include <QPushButton>
#include <QSignalSpy>
#include <QSpinBox>
#include <QTest>
#include <QTimer>

#include "tests/testdata.h"
#include "tests/testprogram.h"
#include "ui/rules/regiondialog.h"
#include "ui/rules/regioneditor.h"

#include <memory>

namespace sudoku::tst_regioneditor {

std::string lettersOf(const RegionMap &map)
{
    std::string letters;
    for (Cell cell = 0; cell < map.shape().cellCount(); ++cell)
        letters += map.regionOf(cell) == noRegion ? '.' : static_cast<char>('A' + map.regionOf(cell));
    return letters;
}

RegionMap mapOf(int size, std::string_view letters)
{
    RegionMap map(defaultGeometry(size));
    for (Cell cell = 0; cell < map.shape().cellCount(); ++cell)
        map.set(cell, letters[cell] == '.' ? noRegion : letters[cell] - 'A');
    return map;
}

class TestRegionEditor : public QObject
{
    Q_OBJECT

    std::unique_ptr<RegionDialog> m_dialog;

    RegionEditor &editor() { return *m_dialog->findChild<RegionEditor *>(); }
    QString state() { return m_dialog->findChild<QLabel *>("state")->text(); }
    QPushButton &apply() { return *m_dialog->findChild<QDialogButtonBox *>()->button(QDialogButtonBox::Ok); }
    std::string letters() { return lettersOf(editor().map()); }
    void key(int key, Qt::KeyboardModifiers modifiers = {})
    {
        QTest::keyClick(&editor(), Qt::Key(key), modifiers);
    }
    QPoint placeOf(Cell cell) { return editor().cellRect(cell).center().toPoint(); }
    void click(const QString &text)
    {
        for (QPushButton *button : m_dialog->findChildren<QPushButton *>())
            if (button->text() == text)
                QTest::mouseClick(button, Qt::LeftButton);
    }
    void drag(const std::vector<Cell> &cells, Qt::MouseButton button = Qt::LeftButton)
    {
        QTest::mousePress(&editor(), button, {}, placeOf(cells.front()));
        for (const Cell cell : cells) {
            QMouseEvent move(QEvent::MouseMove, placeOf(cell), editor().mapToGlobal(placeOf(cell)),
                             Qt::NoButton, button, {});
            QApplication::sendEvent(&editor(), &move);
        }
        QTest::mouseRelease(&editor(), button, {}, placeOf(cells.back()));
    }

    void open(const Board &board)
    {
        m_dialog = std::make_unique<RegionDialog>(board);
        m_dialog->show();
        QVERIFY(QTest::qWaitForWindowActive(m_dialog.get()));
    }

private slots:
    void init() { open(Board(board("1..............."))); }

    void beginsWithTheBoard()
    {
        QVERIFY(editor().hasFocus());
        QCOMPARE(letters(), "AABBAABBCCDDCCDD");
        QCOMPARE(state(), "All 4 regions have 4 cells.");
        QVERIFY(m_dialog->board() == Board(board("1...............")));
    }

    void dragsTakeTheRegionAlong()
    {
        drag({1, 2});
        QCOMPARE(letters(), "AAABAABBCCDDCCDD");
        QCOMPARE(state(), "A has 5 of 4 cells and B has 3 of 4 cells.");
        QVERIFY(!apply().isEnabled());
        drag({6, 5});
        QCOMPARE(letters(), "AAABABBBCCDDCCDD");
        QVERIFY(apply().isEnabled());
        const Board after = m_dialog->board();
        QCOMPARE(after.puzzle.geometry, *Geometry::withRegions(4, regionMap("AAABABBBCCDDCCDD")));
        QCOMPARE(after.puzzle.givens[0], 1);
    }

    void escapeAsksBeforeADrawingIsGone()
    {
        QTest::keyClick(m_dialog.get(), Qt::Key_Escape);
        QVERIFY(!m_dialog->isVisible()); // nothing was drawn
        open(Board(board("1...............")));
        drag({1, 2});
        QString question;
        QMessageBox::StandardButton answer = QMessageBox::Cancel;
        QTimer timer;
        connect(&timer, &QTimer::timeout, this, [&] {
            auto *box = qobject_cast<QMessageBox *>(QApplication::activeModalWidget());
            if (!box)
                return;
            question = box->text();
            box->button(answer)->click();
        });
        timer.start(10);
        QTest::keyClick(m_dialog.get(), Qt::Key_Escape);
        QCOMPARE(question, "Discard the regions that you drew?");
        QVERIFY(m_dialog->isVisible());
        QCOMPARE(letters(), "AAABAABBCCDDCCDD");
        answer = QMessageBox::Discard;
        QTest::keyClick(m_dialog.get(), Qt::Key_Escape);
        QVERIFY(!m_dialog->isVisible());
    }

    void theRightButtonTakesCellsOut()
    {
        drag({0, 1}, Qt::RightButton);
        QCOMPARE(letters(), "..BBAABBCCDDCCDD");
        QCOMPARE(state(), "2 cells belong to no region. A has 2 of 4 cells.");
        QVERIFY(apply().isEnabled());
        const Geometry after = m_dialog->board().puzzle.geometry;
        QCOMPARE(after.regionOf(0), noRegion);
        QCOMPARE(after.regionOf(4), 0);
        QCOMPARE(after.regionCount(), 4);
    }

    void digitsInHolesAreNamed()
    {
        drag({0, 1}, Qt::RightButton);
        drag({0, 1}, Qt::RightButton);
        QVERIFY2(state().contains("The digits in these holes will be removed: r1c1."), qPrintable(state()));
        QCOMPARE(m_dialog->board().puzzle.givens.filledCount(), 0);
    }

    void digitsAboveTheLastOneAreNamed()
    {
        open(Board(board("4...............")));
        click("&Clear");
        m_dialog->findChild<QCheckBox *>("repeats")->click();
        m_dialog->findChild<QSpinBox *>("lastDigit")->setValue(3);
        QVERIFY2(
            state().contains("The digits in these cells are above the last one and will be removed: r1c1."),
            qPrintable(state()));
        QCOMPARE(m_dialog->board().puzzle.givens.filledCount(), 0);
    }

    void aFreeCellBeginsANewRegion()
    {
        click("&Clear");
        QCOMPARE(letters(), "................");
        drag({0, 1, 2, 3});
        drag({4, 5, 6, 7});
        drag({8, 11});
        drag({12, 15});
        QCOMPARE(letters(), "AAAABBBBCCCCDDDD");
        QVERIFY(apply().isEnabled());
        click("Reset to &Boxes");
        QCOMPARE(letters(), "AABBAABBCCDDCCDD");
    }

    void isPaintedWithKeys()
    {
        key(Qt::Key_Right);
        key(Qt::Key_Right, Qt::ShiftModifier);
        QCOMPARE(letters(), "AAABAABBCCDDCCDD");
        key(Qt::Key_Down);
        key(Qt::Key_Left);
        key(Qt::Key_B);
        QCOMPARE(letters(), "AAABABBBCCDDCCDD");
        QCOMPARE(editor().accessibleName(), "Regions, row 2, column 2: region B, 4 of 4 cells");
        key(Qt::Key_Delete);
        QCOMPARE(editor().accessibleName(), "Regions, row 2, column 2: no region");
        key(Qt::Key_Space);
        QCOMPARE(letters(), "AAABABBBCCDDCCDD");
        key(Qt::Key_Z); // the last one is Y
        QCOMPARE(letters(), "AAABABBBCCDDCCDD");
        key(Qt::Key_E);
        QCOMPARE(letters(), "AAABAEBBCCDDCCDD");
        key(Qt::Key_Return);
        QVERIFY(!m_dialog->isVisible());
        QCOMPARE(m_dialog->result(), int(QDialog::Accepted));
    }

    void theEdgeEndsAStrokeOfKeys()
    {
        key(Qt::Key_Up, Qt::ShiftModifier);
        QCOMPARE(editor().currentCell(), 0);
        key(Qt::Key_Up);
        QCOMPARE(editor().currentCell(), 12);
        QCOMPARE(letters(), "AABBAABBCCDDCCDD");
    }

    void saysWhatDoesNotHangTogether()
    {
        editor().setMap(mapOf(4, "ABBBAABBCCDDCCDA"));
        QCOMPARE(state(), "B has 5 of 4 cells and D has 3 of 4 cells. A is not connected.");
        editor().setMap(mapOf(4, "BABAABABCCDDCCDD"));
        QCOMPARE(state(), "A and B are not connected.");
        editor().setMap(mapOf(4, "................"));
        QCOMPARE(state(), "16 cells belong to no region.");
    }

    void chanceMakesAValidMap()
    {
        click("S&huffle");
        QVERIFY(apply().isEnabled());
        const Board once = m_dialog->board();
        QVERIFY(!once.puzzle.geometry.boxes());
        click("S&huffle");
        click("S&huffle"); // on 4x4 two random ones may be the same
        QVERIFY(apply().isEnabled());
    }

    void boxesAreBoxesWhateverTheirNames()
    {
        const auto geometry = mapOf(4, "BBAABBAADDCCDDCC").geometry();
        QVERIFY(geometry);
        QCOMPARE(geometry->boxes(), (std::optional<BoxShape>{{2, 2}}));
        QCOMPARE(mapOf(6, "AABBCCAABBCCAABBCCDDEEFFDDEEFFDDEEFF").geometry()->boxes(),
                 (std::optional<BoxShape>{{3, 2}}));
        QVERIFY(!mapOf(4, "BBAABBAADDCCDDAA").geometry());
    }

    void rulesThatDoNotSuitAreNamed()
    {
        Board nine(emptyBoard(9));
        nine.puzzle.constraints = {{findVariant("windoku"), {}}, {findVariant("diagonal"), {}}};
        nine.switchedOff = {{findVariant("disjoint-groups"), {}}};
        open(nine);
        drag({2, 3}); // A has the first cell of B, and gives one back
        drag({12, 11});
        QVERIFY2(state().startsWith("These rules do not fit the regions and will be removed: "),
                 qPrintable(state()));
        QVERIFY(state().contains("Windoku") && !state().contains("diagonal"));
        const Board after = m_dialog->board();
        QCOMPARE(after.puzzle.constraints.size(), 1U);
        QVERIFY(after.switchedOff.empty());
    }

    void everySizeIsPainted_data()
    {
        QTest::addColumn<int>("size");
        for (const int size : {4, 9, 16, 25})
            QTest::addRow("%d", size) << size;
    }

    void everySizeIsPainted()
    {
        QFETCH(int, size);
        open(Board(emptyBoard(size)));
        const QImage before = editor().grab().toImage();
        key(Qt::Key_Up);
        key(Qt::Key_Left);
        key(Qt::Key_A);
        QCOMPARE(letters().back(), 'A');
        QVERIFY(editor().grab().toImage() != before);
        QVERIFY(state().contains("A is not connected."));
    }

    void digitsMayBeRepeatedInRows()
    {
        auto &repeats = *m_dialog->findChild<QCheckBox *>("repeats");
        QVERIFY(!repeats.isChecked());
        repeats.click();
        QVERIFY(!m_dialog->board().puzzle.geometry.hasLines());
        QCOMPARE(m_dialog->board().puzzle.geometry.regionCount(), 4);
        click("&Clear");
        QVERIFY(m_dialog->board().puzzle.geometry.houses().empty());
        auto &lastDigit = *m_dialog->findChild<QSpinBox *>("lastDigit");
        lastDigit.setValue(3);
        QCOMPARE(m_dialog->board().puzzle.geometry.digitCount(), 3);
        click("&Undo");
        QCOMPARE(lastDigit.value(), 4);
        click("Reset to &Boxes");
        QVERIFY(repeats.isChecked() && !m_dialog->board().puzzle.geometry.hasLines());
        const Board free = m_dialog->board();
        for (int i = 0; i < 3; ++i)
            click("&Undo");
        QVERIFY(!repeats.isChecked());
        QVERIFY(m_dialog->board().puzzle.geometry.boxes().has_value());
        open(free);
        QVERIFY(m_dialog->findChild<QCheckBox *>("repeats")->isChecked());
        m_dialog->findChild<QCheckBox *>("repeats")->click();
        QVERIFY(m_dialog->board().puzzle.geometry.boxes().has_value());
    }

    void strokesAndButtonsAreUndone()
    {
        const std::string boxes = letters();
        drag({0, 1, 2, 3});
        const std::string painted = letters();
        QVERIFY(painted != boxes);
        click("&Clear");
        QVERIFY(letters() != painted);
        click("&Undo");
        QCOMPARE(letters(), painted);
        key(Qt::Key_Delete);
        click("&Undo");
        QCOMPARE(letters(), painted);
        click("&Undo");
        QCOMPARE(letters(), boxes);
        click("&Undo"); // nothing is left
        QCOMPARE(letters(), boxes);
    }
};

ADD_TEST(QApplication, TestRegionEditor)

} // namespace sudoku::tst_regioneditor

#include "tst_regioneditor.moc"
