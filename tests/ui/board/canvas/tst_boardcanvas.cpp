#include <QApplication>
#include <QTest>

#include "tests/testdata.h"
#include "tests/testprogram.h"
#include "ui/board/canvas/cursorcanvas.h"

namespace sudoku::tst_boardcanvas {

/// Notes what is done on it.
class Canvas : public CursorCanvas
{
public:
    explicit Canvas(int size) : CursorCanvas(4), m_shape(emptyBoard(size).geometry) { resize(300, 300); }

    void press(QPointF at) { mouse(QEvent::MouseButtonPress, at); }
    void drag(QPointF to) { mouse(QEvent::MouseMove, to); }

    std::vector<Cell> stroke;

protected:
    const Geometry &shape() const override { return m_shape; }
    QString description(Cell, int row, int column) const override
    {
        return QString("r%1c%2").arg(row).arg(column);
    }
    void step(int rows, int columns, Qt::KeyboardModifiers) override { moveTo(cellNextTo(rows, columns)); }
    void beginStroke(Cell cell, const QMouseEvent &) override { stroke = {cell}; }
    void continueStroke(Cell cell, const QMouseEvent &) override { stroke.push_back(cell); }
    void keyPressEvent(QKeyEvent *event) override
    {
        if (!stepByKey(*event))
            event->ignore();
    }

private:
    void mouse(QEvent::Type type, QPointF at)
    {
        QMouseEvent event(type, at, mapToGlobal(at), Qt::LeftButton, Qt::LeftButton, {});
        QCoreApplication::sendEvent(this, &event);
    }

    Geometry m_shape;
};

class TestBoardCanvas : public QObject
{
    Q_OBJECT

private slots:
    void arrowsMoveTheCursorAround()
    {
        Canvas canvas(4);
        for (const auto &[key, cell] : {std::pair(Qt::Key_Left, 3), std::pair(Qt::Key_Up, 15),
                                        std::pair(Qt::Key_Right, 12), std::pair(Qt::Key_Down, 0)}) {
            QTest::keyClick(&canvas, key);
            QCOMPARE(canvas.currentCell(), cell);
        }
        QTest::keyClick(&canvas, Qt::Key_Right);
        QCOMPARE(canvas.accessibleName(), "r1c2");
    }

    void aFastStrokeLeavesNoCellOut_data()
    {
        QTest::addColumn<int>("size");
        for (const int size : {4, 9, 16, 25})
            QTest::addRow("%d", size) << size;
    }

    void aFastStrokeLeavesNoCellOut()
    {
        QFETCH(int, size);
        Canvas canvas(size);
        canvas.press(canvas.cellRect(0).center());
        canvas.drag(canvas.cellRect(size - 1).center());
        canvas.drag(canvas.cellRect(size - 1).center()); // the same cell is told once
        std::vector<Cell> row;
        for (Cell cell = 0; cell < size; ++cell)
            row.push_back(cell);
        QCOMPARE(canvas.stroke, row);
    }

    void cellsLieWithinTheMargin()
    {
        Canvas canvas(9);
        QVERIFY(QRectF(4, 4, 292, 292).contains(canvas.boardLayout().board()));
    }
};

ADD_TEST(QApplication, TestBoardCanvas)

} // namespace sudoku::tst_boardcanvas

#include "tst_boardcanvas.moc"
