#pragma once

#include <QCheckBox>
#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QMouseEvent>
#include <QPushButton>
#include <QToolButton>
#include <QTreeView>

#include "tests/testdata.h"
#include "ui/board/boardview.h"
#include "ui/board/document.h"
#include "ui/rules/rulespanel.h"
#include "ui/rules/ruletool.h"
#include "ui/text/words.h"

#include <algorithm>
#include <cstdlib>
#include <span>

/// For the tests of the rules beside the board.
namespace sudoku {

/// What the user does for one constraint, and what comes of it on a 9x9.
struct DrawnRule
{
    const char *wanted;                 ///< as text
    std::vector<const char *> selected; ///< if not the cells of the constraint, in their order
    const char *number = "";
};

/// One for each variant at least, and one for each way to select its cells.
inline const DrawnRule drawings[] = {
    {"diagonal", {}},
    {"anti-diagonal", {}},
    {"windoku", {}},
    {"asterisk", {}},
    {"centre-dot", {}},
    {"girandola", {}},
    {"disjoint-groups", {}},
    {"anti-knight", {}},
    {"anti-king", {}},
    {"anti-taxicab", {}},
    {"different-lines", {}},
    {"non-consecutive", {}},
    {"global-entropy", {}},
    {"global-modulo", {}},
    {"dutch-flatmates", {}},
    {"all-white-dots", {}},
    {"all-black-dots", {}},
    {"all-xv", {}},
    {"killer 15 r1c1 r1c2 r2c1", {"r2c1", "r1c1", "r1c2"}, "15"},
    {"killer r5c5 r5c6", {}},
    {"sum-cage 15 r1c1 r1c2 r2c1", {"r2c1", "r1c1", "r1c2"}, "15"},
    {"product-cage 24 r1c1 r1c2 r2c1", {"r2c1", "r1c1", "r1c2"}, "24"},
    {"equality-cage r5c5 r5c6", {}},
    {"rellik-cage 10 r1c1 r1c2 r2c1", {"r2c1", "r1c1", "r1c2"}, "10"},
    {"look-and-say 12 23 r1c1 r1c2 r2c1", {"r2c1", "r1c1", "r1c2"}, "12 23"},
    {"extra-region r1c1 r2c2 r3c3", {}},
    {"chaos-construction", {}},
    {"same-region r1c1 r1c2 r2c1", {"r2c1", "r1c1", "r1c2"}},
    {"region-surroundings r4c4", {}},
    {"region-count r4c4 r4c5 r5c5", {}},
    {"region-view r4c4", {}},
    {"region-arrow r4c4 r4c5 r4c6", {}},
    {"even r4c4 r6c6", {"r6c6", "r4c4"}},
    {"odd r4c4", {}},
    {"maximum r4c4 r6c6", {"r6c6", "r4c4"}},
    {"minimum r4c4", {}},
    {"row-indexer r4c4 r6c6", {"r6c6", "r4c4"}},
    {"column-indexer r4c4", {}},
    {"box-indexer r4c4", {}},
    {"count-distinct r4c4 r4c5 r6c6", {}},
    {"counting-circles r4c4 r6c6", {"r6c6", "r4c4"}},
    {"given-candidates 2 4 6 r4c4 r6c6", {"r4c4", "r6c6"}, "2 4 6"},
    {"target-sum 9 r7c1 r7c2", {}, "9"},
    {"greater-than r2c9 r1c9", {}},
    {"white-dot r5c5 r5c4", {}},
    {"white-dot 3 r5c4 r5c5", {}, "3"},
    {"black-dot r5c5 r6c5", {}},
    {"xv 10 r6c9 r7c9", {}, "10"},
    {"thermometer r3c5 r3c6 r2c7 r1c7", {}},
    {"slow-thermometer r3c5 r3c6 r2c7 r1c7", {}},
    {"palindrome r9c1 r8c1 r8c2 r7c3", {}},
    {"whispers r9c4 r8c4 r7c5", {}},
    {"whispers r1c1 r1c2 r2c2 r2c1 r1c1", {}},
    {"renban r4c3 r4c4 r5c5", {}},
    {"nabner r4c3 r4c4 r5c5", {}},
    {"lockout-line r4c3 r4c4 r5c5", {}},
    {"lockout-line 3 r4c3 r4c4 r5c5", {}, "3"},
    {"sum-line r4c3 r4c4 r5c5", {}},
    {"sum-line 12 r4c3 r4c4 r5c5", {}, "12"},
    {"sum-line r4c3 r4c4 r5c4 r5c3 r4c3", {}},
    {"zipper-line r4c3 r4c4 r5c5", {}},
    {"lunchbox 12 r4c3 r4c4 r5c5", {}, "12"},
    {"region-sum r4c5 r4c4 r4c3 r5c3 r5c4 r4c4 r3c4", {}},
    {"entropic-line r4c9 r5c8 r6c7", {}},
    {"modular-line r4c9 r5c8 r6c7", {}},
    {"modular-line 2 r4c9 r5c8 r6c7", {}, "2"},
    {"between-line r4c9 r5c8 r6c7", {}},
    {"region-sum r7c3 r7c4 r6c4", {}},
    {"arrow r4c1 r5c2 r6c3 r6c4", {}},
    {"pill-arrow r4c6 r4c7 r5c8 r6c8", {}},
    {"double-arrow r4c1 r5c2 r6c3 r6c4", {}},
    {"quadruple 1 2 3 4 r3c3 r3c4 r4c3 r4c4", {}, "1 2 3 4"},
    {"quadruple 7 r3c3 r3c4 r4c3 r4c4", {"r3c3"}, "7"},
    {"quadruple 7 r3c3 r3c4 r4c3 r4c4", {"r4c4", "r4c3", "r3c3", "r3c4"}, "7"},
    {"clone r1c1 r1c2 r2c1 r5c5 r5c6 r6c5", {}},
    {"clone r1c1 r1c2 r2c1 r5c5 r5c6 r6c5", {"r2c1", "r1c1", "r1c2", "r5c6", "r5c5", "r6c5"}},
    {"same-values r1c1 r1c2 r5c5 r6c6", {}},
    {"same-values 3 r1c1 r1c2 r5c5 r6c6 r7c7 r8c8", {}, "3"},
    {"sandwich 12 r3c1 r3c2", {"r3c1"}, "12"},
    {"sandwich 12 r9c4 r8c4", {}, "12"},
    {"x-sum 20 r1c1 r1c2", {"r1c1", "r1c2"}, "20"},
    {"numbered-room 7 r1c9 r1c8", {"r1c9", "r1c8"}, "7"},
    {"skyscraper-clue 3 r1c9 r1c8", {"r1c9", "r1c8"}, "3"},
    {"hidden-skyscraper 3 r1c9 r1c8", {"r1c9", "r1c8"}, "3"},
    {"full-rank 30 r1c9 r1c8", {"r1c9", "r1c8"}, "30"},
    {"shared-rank 30 r1c9 r1c8", {"r1c9", "r1c8"}, "30"},
    {"little-killer 21 r9c5 r8c4", {"r9c5", "r8c4"}, "21"},
    {"little-killer 40 r1c1 r2c2", {"r1c1"}, "40"},
};

inline Constraint constraint(const char *text)
{
    return *readConstraint(defaultGeometry(9), text);
}

inline std::vector<Constraint> only(const char *text)
{
    return {constraint(text)};
}

inline std::vector<Cell> cellsNamed(const std::vector<const char *> &names)
{
    std::vector<Cell> cells;
    for (const char *name : names)
        cells.push_back(defaultGeometry(9).cellAt(name[1] - '1', name[3] - '1'));
    return cells;
}

inline bool areTouching(Cell a, Cell b)
{
    const Geometry geometry = defaultGeometry(9);
    return std::abs(geometry.rowOf(a) - geometry.rowOf(b)) <= 1
           && std::abs(geometry.columnOf(a) - geometry.columnOf(b)) <= 1;
}

/// Returns whether each of the selected cells touches the one before, so that one drag selects them.
inline bool isOneDrag(const DrawnRule &drawing)
{
    const std::vector<Cell> cells =
        drawing.selected.empty() ? constraint(drawing.wanted).cells : cellsNamed(drawing.selected);
    return std::ranges::adjacent_find(cells, [](Cell a, Cell b) { return !areTouching(a, b); })
           == cells.end();
}

/// A row of a test for each of them.
inline void addDrawings()
{
    QTest::addColumn<const DrawnRule *>("drawing");
    for (const DrawnRule &drawing : drawings)
        QTest::addRow("%s, %d cells selected", drawing.wanted, static_cast<int>(drawing.selected.size()))
            << &drawing;
}

/// A board with the panel beside it, shown.
struct RulesFixture : QWidget
{
    explicit RulesFixture(const std::vector<const char *> &rules = {})
        : document(boardWith(rules)),
          view(new BoardView(document, editor, this)),
          panel(document, *view, this)
    {
        resize(900, 640);
        view->setGeometry(0, 0, 620, 640);
        panel.setGeometry(630, 0, 260, 640);
        show();
        activateWindow();
        view->setFocus();
        if (!QTest::qWaitForWindowActive(this))
            qFatal("the board was not shown");
    }
    ~RulesFixture() override { delete view; }

    const Board &board() const { return document.board(); }
    const std::vector<Constraint> &constraints() const { return board().puzzle.constraints; }
    QComboBox &kinds() { return *panel.findChild<QComboBox *>("kinds"); }
    QLineEdit &number() { return *panel.findChild<QLineEdit *>("number"); }
    QCheckBox &edits() { return *panel.findChild<QCheckBox *>("edits"); }
    QPushButton &turn() { return *panel.findChild<QPushButton *>("turn"); }
    /// A key of the pad below the number.
    QToolButton &padKey(const char *name)
    {
        for (auto *key : panel.findChildren<QToolButton *>())
            if (key->accessibleName() == name)
                return *key;
        qFatal("there is no such key");
    }
    QPushButton &add() { return *panel.findChild<QPushButton *>("add"); }
    QPushButton &remove() { return *panel.findChild<QPushButton *>("remove"); }
    QTreeView &list() { return *panel.findChild<QTreeView *>("rules"); }
    QString undoText() const { return document.undoStack().undoText(); }
    QString state() { return panel.findChild<QLabel *>("state")->text(); }
    QModelIndex row(int row) { return list().model()->index(row, 0); }
    QString rowText(int row) { return this->row(row).data().toString(); }

    void choose(const Variant &variant)
    {
        const QString name = nameText(variant);
        kinds().setFocus();
        kinds().setCurrentIndex(0);
        for (int i = 0; kinds().currentText() != name && i < kinds().count(); ++i)
            QTest::keyClick(&kinds(), Qt::Key_Down);
        QCOMPARE(kinds().currentText(), name);
    }
    void key(Qt::Key key, Qt::KeyboardModifiers modifiers = {})
    {
        QTest::keyClick(QApplication::focusWidget(), key, modifiers);
    }
    void type(const char *text)
    {
        for (; *text; ++text)
            QTest::keyClick(QApplication::focusWidget(), *text);
    }

    /// Moves the cursor alone, with Ctrl, and selects there.
    void selectByKeys(const std::vector<Cell> &cells)
    {
        const Geometry &geometry = document.geometry();
        view->setCurrentCell(cells.front());
        for (const Cell cell : std::span(cells).subspan(1)) {
            const bool isPassed = view->isSelected(cell); // and is a neighbour
            const auto steps = [&](int count, Qt::Key back, Qt::Key on) {
                for (int i = 0; i < std::abs(count); ++i)
                    key(count < 0 ? back : on, isPassed ? Qt::ControlModifier | Qt::ShiftModifier
                                                        : Qt::KeyboardModifiers(Qt::ControlModifier));
            };
            steps(geometry.rowOf(cell) - geometry.rowOf(view->currentCell()), Qt::Key_Up, Qt::Key_Down);
            steps(geometry.columnOf(cell) - geometry.columnOf(view->currentCell()), Qt::Key_Left,
                  Qt::Key_Right);
            if (!isPassed)
                key(Qt::Key_Space, Qt::ControlModifier);
        }
    }

    QPoint centre(Cell cell) const { return view->boardLayout().cellCentre(cell).toPoint(); }
    /// Drags as long as the cells touch, then presses again with Ctrl.
    void selectByMouse(const std::vector<Cell> &cells, Qt::KeyboardModifiers modifiers = {})
    {
        Cell before = cells.front();
        QTest::mousePress(view, Qt::LeftButton, modifiers, centre(before));
        for (const Cell cell : std::span(cells).subspan(1)) {
            if (areTouching(before, cell)) {
                QMouseEvent move(QEvent::MouseMove, centre(cell), view->mapToGlobal(centre(cell)),
                                 Qt::NoButton, Qt::LeftButton, modifiers);
                QApplication::sendEvent(view, &move);
            } else {
                QTest::mouseRelease(view, Qt::LeftButton, {}, centre(before));
                QTest::mousePress(view, Qt::LeftButton, Qt::ControlModifier, centre(cell));
            }
            before = cell;
        }
        QTest::mouseRelease(view, Qt::LeftButton, {}, centre(before));
    }
    void press(const char *cell)
    {
        QTest::mousePress(view, Qt::LeftButton, {}, centre(cellsNamed({cell}).front()));
    }
    void moveTo(const char *cell, Qt::KeyboardModifiers modifiers = {})
    {
        const QPoint place = centre(cellsNamed({cell}).front());
        QMouseEvent move(QEvent::MouseMove, place, view->mapToGlobal(place), Qt::NoButton, Qt::LeftButton,
                         modifiers);
        QApplication::sendEvent(view, &move);
    }
    void release(const char *cell)
    {
        QTest::mouseRelease(view, Qt::LeftButton, {}, centre(cellsNamed({cell}).front()));
    }
    void click(const char *cell, Qt::KeyboardModifiers modifiers = {})
    {
        QTest::mouseClick(view, Qt::LeftButton, modifiers, centre(cellsNamed({cell}).front()));
    }
    /// Clicks so far from the middle of \a cell, in cells to the right and down.
    void clickAt(const char *cell, qreal right, qreal down)
    {
        const qreal size = view->boardLayout().cellSize();
        const QPointF place = view->boardLayout().cellCentre(cellsNamed({cell}).front());
        QTest::mouseClick(view, Qt::LeftButton, {}, (place + QPointF(right, down) * size).toPoint());
    }
    void doubleClick(const char *cell)
    {
        click(cell);
        QTest::mouseDClick(view, Qt::LeftButton, {}, centre(cellsNamed({cell}).front()));
    }
    void clickCheckBox(int row)
    {
        const QRect place = list().visualRect(this->row(row));
        QTest::mouseClick(list().viewport(), Qt::LeftButton, {},
                          QPoint(place.left() + 10, place.center().y()));
    }

    static Board boardWith(const std::vector<const char *> &rules)
    {
        Board board(emptyBoard(9));
        for (const char *rule : rules)
            board.puzzle.constraints.push_back(constraint(rule));
        return board;
    }

    Document document;
    BoardEditor editor{document};
    BoardView *view;
    RulesPanel panel;
};

} // namespace sudoku
