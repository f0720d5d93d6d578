// Covers ui/board/shape: kindchooser, patternfield, shapechooser

#include <QApplication>
#include <QSignalSpy>
#include <QTest>

#include "tests/testdata.h"
#include "tests/testprogram.h"
#include "ui/board/shape/patterneditor.h"
#include "ui/text/patterntext.h"

#include <memory>

namespace sudoku::tst_patterneditor {

class TestPatternEditor : public QObject
{
    Q_OBJECT

    std::unique_ptr<PatternEditor> m_editor;

    void key(Qt::Key key) { QTest::keyClick(m_editor.get(), key); }
    QPoint placeOf(Cell cell) const { return m_editor->cellRect(cell).center().toPoint(); }
    QString pattern() const { return patternText(m_editor->pattern()); }
    QImage picture() const { return m_editor->grab().toImage(); }

private slots:
    void init()
    {
        m_editor = std::make_unique<PatternEditor>();
        m_editor->setShape(emptyBoard(4));
        m_editor->resize(m_editor->sizeHint());
    }

    void beginsFree() { QCOMPARE(pattern(), ""); }

    void isPaintedWithKeys()
    {
        QSignalSpy changed(m_editor.get(), &PatternEditor::changed);
        key(Qt::Key_Space);
        key(Qt::Key_Right);
        key(Qt::Key_Space);
        key(Qt::Key_Space);
        key(Qt::Key_Down);
        key(Qt::Key_Plus);
        key(Qt::Key_Left);
        key(Qt::Key_Minus);
        QCOMPARE(pattern(), "x-..-x..........");
        QCOMPARE(changed.size(), 5);
        key(Qt::Key_Delete);
        QCOMPARE(pattern(), "x-...x..........");
        m_editor->clear();
        QCOMPARE(pattern(), "");
        QCOMPARE(changed.size(), 7);
    }

    void theCursorWrapsAround()
    {
        key(Qt::Key_Left);
        QCOMPARE(m_editor->currentCell(), 3);
        key(Qt::Key_Up);
        QCOMPARE(m_editor->currentCell(), 15);
    }

    void isPaintedWithTheMouse()
    {
        QTest::mouseClick(m_editor.get(), Qt::LeftButton, {}, placeOf(5));
        QCOMPARE(pattern(), ".....x..........");
        QTest::mouseClick(m_editor.get(), Qt::LeftButton, {}, placeOf(5));
        QCOMPARE(pattern(), ".....-..........");
        QTest::mouseClick(m_editor.get(), Qt::RightButton, {}, placeOf(5));
        QCOMPARE(pattern(), "");
    }

    void aDragPaintsWhatTheFirstCellBecame()
    {
        QTest::mousePress(m_editor.get(), Qt::LeftButton, {}, placeOf(0));
        for (const Cell cell : {1, 2, 6})
            QTest::mouseMove(m_editor.get(), placeOf(cell));
        QTest::mouseRelease(m_editor.get(), Qt::LeftButton, {}, placeOf(6));
        QCOMPARE(pattern(), "xxx...x.........");
    }

    void aDragMayBeginBesideTheBoard()
    {
        QTest::mousePress(m_editor.get(), Qt::LeftButton, {}, {1, 1});
        QTest::mouseMove(m_editor.get(), placeOf(1));
        QTest::mouseRelease(m_editor.get(), Qt::LeftButton, {}, placeOf(1));
        QCOMPARE(pattern(), "xx..............");
    }

    void aFastDragLeavesNoHoles()
    {
        QTest::mousePress(m_editor.get(), Qt::LeftButton, {}, placeOf(0));
        QTest::mouseMove(m_editor.get(), placeOf(15));
        QTest::mouseRelease(m_editor.get(), Qt::LeftButton, {}, placeOf(15));
        for (const Cell cell : {0, 5, 10, 15})
            QCOMPARE(pattern()[cell], 'x');
    }

    void theRightButtonPaintsCrosses()
    {
        QTest::mousePress(m_editor.get(), Qt::RightButton, {}, placeOf(0));
        for (const Cell cell : {1, 2})
            QTest::mouseMove(m_editor.get(), placeOf(cell));
        QTest::mouseRelease(m_editor.get(), Qt::RightButton, {}, placeOf(2));
        QCOMPARE(pattern(), "---.............");
    }

    void whatIsPaintedAloneCanBeAskedFor()
    {
        m_editor->setSymmetry(*findSymmetry("half-turn"));
        key(Qt::Key_Plus);
        m_editor->closeFreeCells();
        QCOMPARE(pattern(), "x--------------."); // the last follows by symmetry
    }

    void aSymmetryShowsCounterparts()
    {
        key(Qt::Key_Plus);
        const QImage before = picture();
        m_editor->setSymmetry(*findSymmetry("half-turn"));
        QVERIFY(picture() != before);
        QCOMPARE(pattern(), "x..............."); // shown, not painted
        key(Qt::Key_Up);
        key(Qt::Key_Left);
        QCOMPARE(m_editor->accessibleName(), "Pattern, row 4, column 4: must have a clue, by symmetry");
    }

    void aScreenReaderIsToldTheCell()
    {
        QCOMPARE(m_editor->accessibleName(), "Pattern, row 1, column 1: free");
        key(Qt::Key_Minus);
        QCOMPARE(m_editor->accessibleName(), "Pattern, row 1, column 1: must have no clue");
    }

    void eachKindOfCellLooksItsOwn()
    {
        std::vector<QImage> seen;
        for (const PatternCell value : {PatternCell::Free, PatternCell::Clue, PatternCell::NoClue}) {
            m_editor->setPattern(std::vector<PatternCell>(16, value));
            seen.push_back(picture().convertToFormat(QImage::Format_Grayscale8)); // not by colour alone
        }
        QVERIFY(seen[0] != seen[1] && seen[1] != seen[2] && seen[0] != seen[2]);
    }

    void anotherSizeBeginsFree()
    {
        key(Qt::Key_Plus);
        m_editor->setShape(emptyBoard(4));
        QCOMPARE(pattern(), "x...............");
        m_editor->setShape(emptyBoard(25));
        QCOMPARE(pattern(), "");
        key(Qt::Key_Up);
        key(Qt::Key_Plus);
        QCOMPARE(m_editor->pattern().size(), 625U);
    }
};

ADD_TEST(QApplication, TestPatternEditor)

} // namespace sudoku::tst_patterneditor

#include "tst_patterneditor.moc"
