#include <QAbstractItemModelTester>
#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QListView>
#include <QMouseEvent>
#include <QPushButton>
#include <QSignalSpy>
#include <QTest>

#include "tests/testdata.h"
#include "ui/boardview.h"
#include "ui/document.h"
#include "ui/rulespanel.h"
#include "ui/ruletool.h"

#include <algorithm>
#include <cstdlib>
#include <memory>
#include <ranges>

using namespace sudoku;

namespace {

/// What the user does for one constraint, and what comes of it on a 9x9.
struct Drawing
{
    const char *wanted;                 ///< as text
    std::vector<const char *> selected; ///< if not the cells of the constraint, in their order
    const char *number = "";
};

/// One for each variant at least, and one for each way to select its cells.
const Drawing drawings[] = {
    {"diagonal", {}},
    {"anti-diagonal", {}},
    {"windoku", {}},
    {"asterisk", {}},
    {"centre-dot", {}},
    {"girandola", {}},
    {"disjoint-groups", {}},
    {"anti-knight", {}},
    {"anti-king", {}},
    {"non-consecutive", {}},
    {"all-white-dots", {}},
    {"all-black-dots", {}},
    {"all-xv", {}},
    {"killer 15 r1c1 r1c2 r2c1", {"r2c1", "r1c1", "r1c2"}, "15"},
    {"killer r5c5 r5c6", {}},
    {"extra-region r1c1 r2c2 r3c3", {}},
    {"even r4c4 r6c6", {"r6c6", "r4c4"}},
    {"odd r4c4", {}},
    {"target-sum 9 r7c1 r7c2", {}, "9"},
    {"greater-than r2c9 r1c9", {}},
    {"white-dot r5c5 r5c4", {}},
    {"white-dot 3 r5c4 r5c5", {}, "3"},
    {"black-dot r5c5 r6c5", {}},
    {"xv 10 r6c9 r7c9", {}, "10"},
    {"thermometer r3c5 r3c6 r2c7 r1c7", {}},
    {"palindrome r9c1 r8c1 r8c2 r7c3", {}},
    {"whispers r9c4 r8c4 r7c5", {}},
    {"renban r4c3 r4c4 r5c5", {}},
    {"between-line r4c9 r5c8 r6c7", {}},
    {"arrow r4c1 r5c2 r6c3 r6c4", {}},
    {"quadruple 1 2 3 4 r3c3 r3c4 r4c3 r4c4", {}, "1 2 3 4"},
    {"quadruple 7 r3c3 r3c4 r4c3 r4c4", {"r3c3"}, "7"},
    {"quadruple 7 r3c3 r3c4 r4c3 r4c4", {"r4c4", "r4c3", "r3c3", "r3c4"}, "7"},
    {"clone r1c1 r1c2 r2c1 r5c5 r5c6 r6c5", {}},
    {"clone r1c1 r1c2 r2c1 r5c5 r5c6 r6c5", {"r2c1", "r1c1", "r1c2", "r5c6", "r5c5", "r6c5"}},
    {"sandwich 12 r3c1 r3c2", {"r3c1"}, "12"},
    {"sandwich 12 r9c4 r8c4", {}, "12"},
    {"x-sum 20 r1c1 r1c2", {"r1c1", "r1c2"}, "20"},
    {"little-killer 21 r9c5 r8c4", {"r9c5", "r8c4"}, "21"},
    {"little-killer 40 r1c1 r2c2", {"r1c1"}, "40"},
};

Constraint constraint(const char *text)
{
    return *readConstraint(usualGeometry(9), text);
}

std::vector<Cell> cellsOf(const std::vector<const char *> &names)
{
    std::vector<Cell> cells;
    for (const char *name : names)
        cells.push_back(usualGeometry(9).cellAt(name[1] - '1', name[3] - '1'));
    return cells;
}

} // namespace

class TestRulesPanel : public QObject
{
    Q_OBJECT

    /// A board with the panel beside it, shown.
    struct Desk : QWidget
    {
        explicit Desk(const Board &start)
            : document(start),
              view(new BoardView(document, editor, this)),
              panel(document, *view, this)
        {
            resize(900, 640);
            view->setGeometry(0, 0, 620, 640);
            panel.setGeometry(630, 0, 260, 640);
            show();
            activateWindow();
            view->setFocus();
        }
        ~Desk() override { delete view; }

        const Board &board() const { return document.board(); }
        const std::vector<Constraint> &constraints() const { return board().puzzle.constraints; }
        QComboBox &kinds() { return *panel.findChild<QComboBox *>("kinds"); }
        QLineEdit &number() { return *panel.findChild<QLineEdit *>("number"); }
        QPushButton &add() { return *panel.findChild<QPushButton *>("add"); }
        QPushButton &remove() { return *panel.findChild<QPushButton *>("remove"); }
        QListView &list() { return *panel.findChild<QListView *>("rules"); }
        QString state() { return panel.findChild<QLabel *>("state")->text(); }
        QModelIndex row(int row) { return list().model()->index(row, 0); }
        QString rowText(int row) { return this->row(row).data().toString(); }

        void choose(const Variant &variant)
        {
            const auto index = std::ranges::find(variants(), &variant) - variants().begin();
            kinds().setFocus();
            QTest::keyClick(&kinds(), Qt::Key_Home);
            for (int i = 0; kinds().currentIndex() != index && i < kinds().count(); ++i)
                QTest::keyClick(&kinds(), Qt::Key_Down);
            QCOMPARE(kinds().currentIndex(), index);
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
            for (const Cell cell : cells | std::views::drop(1)) {
                const auto steps = [&](int count, Qt::Key back, Qt::Key on) {
                    for (int i = 0; i < std::abs(count); ++i)
                        key(count < 0 ? back : on, Qt::ControlModifier);
                };
                steps(geometry.rowOf(cell) - geometry.rowOf(view->currentCell()), Qt::Key_Up, Qt::Key_Down);
                steps(geometry.columnOf(cell) - geometry.columnOf(view->currentCell()), Qt::Key_Left,
                      Qt::Key_Right);
                key(Qt::Key_Space, Qt::ControlModifier);
            }
        }

        QPoint centre(Cell cell) const { return view->boardLayout().cellCentre(cell).toPoint(); }
        /// Drags as long as the cells touch, then presses again with Ctrl.
        void selectByMouse(const std::vector<Cell> &cells)
        {
            const Geometry &geometry = document.geometry();
            Cell before = cells.front();
            QTest::mousePress(view, Qt::LeftButton, {}, centre(before));
            for (const Cell cell : cells | std::views::drop(1)) {
                const bool isTouching = std::abs(geometry.rowOf(cell) - geometry.rowOf(before)) <= 1
                                        && std::abs(geometry.columnOf(cell) - geometry.columnOf(before)) <= 1;
                if (isTouching) {
                    QMouseEvent move(QEvent::MouseMove, centre(cell), view->mapToGlobal(centre(cell)),
                                     Qt::NoButton, Qt::LeftButton, {});
                    QApplication::sendEvent(view, &move);
                } else {
                    QTest::mouseRelease(view, Qt::LeftButton, {}, centre(before));
                    QTest::mousePress(view, Qt::LeftButton, Qt::ControlModifier, centre(cell));
                }
                before = cell;
            }
            QTest::mouseRelease(view, Qt::LeftButton, {}, centre(before));
        }
        void clickCheckBox(int row)
        {
            const QRect place = list().visualRect(this->row(row));
            QTest::mouseClick(list().viewport(), Qt::LeftButton, {},
                              QPoint(place.left() + 10, place.center().y()));
        }

        Document document;
        BoardEditor editor{document};
        BoardView *view;
        RulesPanel panel;
    };

    std::unique_ptr<Desk> m_desk;

    void open(const std::vector<const char *> &rules = {})
    {
        Board board(emptyBoard(9));
        for (const char *rule : rules)
            board.puzzle.constraints.push_back(constraint(rule));
        m_desk = std::make_unique<Desk>(board);
        QVERIFY(QTest::qWaitForWindowActive(m_desk.get()));
    }

    static void addDrawings()
    {
        QTest::addColumn<const Drawing *>("drawing");
        for (const Drawing &drawing : drawings)
            QTest::addRow("%s, %d cells selected", drawing.wanted, static_cast<int>(drawing.selected.size()))
                << &drawing;
    }

private slots:
    void cleanup() { m_desk.reset(); }

    void everyKindIsDrawnHere()
    {
        for (const Variant *variant : variants())
            QVERIFY2(std::ranges::any_of(drawings,
                                         [&](const Drawing &drawing) {
                                             return constraint(drawing.wanted).variant == variant;
                                         }),
                     std::string(variant->id).c_str());
    }

    void drawsWithKeys_data() { addDrawings(); }

    void drawsWithKeys()
    {
        QFETCH(const Drawing *, drawing);
        open();
        Desk &desk = *m_desk;
        const Constraint wanted = constraint(drawing->wanted);
        desk.choose(*wanted.variant);
        desk.key(Qt::Key_Return); // adds what needs no cells, else goes to the board
        if (!wanted.cells.empty()) {
            QVERIFY(desk.view->hasFocus());
            desk.selectByKeys(drawing->selected.empty() ? wanted.cells : cellsOf(drawing->selected));
            const bool isWhole = wanted.variant->number != NumberUse::Needed;
            QCOMPARE(desk.view->sketch().has_value(), isWhole);
            desk.key(Qt::Key_Return);
        }
        if (wanted.variant->number != NumberUse::None) {
            QVERIFY(desk.number().hasFocus());
            desk.type(drawing->number);
            QCOMPARE(desk.view->sketch(), wanted);
            desk.key(Qt::Key_Return);
        }
        QCOMPARE(desk.constraints(), std::vector{wanted});
        QVERIFY(desk.view->hasFocus());
        QCOMPARE(desk.view->selectedCells().size(), 1U); // the next one can be drawn at once
        QVERIFY(desk.number().text().isEmpty());
        QCOMPARE(desk.document.undoStack().count(), 1);
        QVERIFY(desk.document.undoStack().undoText().startsWith("Add "));
        QCOMPARE(desk.list().currentIndex().row(), 0);
    }

    void drawsWithTheMouse_data() { addDrawings(); }

    void drawsWithTheMouse()
    {
        QFETCH(const Drawing *, drawing);
        open();
        Desk &desk = *m_desk;
        const Constraint wanted = constraint(drawing->wanted);
        desk.choose(*wanted.variant);
        if (!wanted.cells.empty())
            desk.selectByMouse(drawing->selected.empty() ? wanted.cells : cellsOf(drawing->selected));
        if (!wanted.numbers.empty()) {
            QTest::mouseClick(&desk.number(), Qt::LeftButton);
            desk.type(drawing->number);
        }
        QTest::mouseClick(&desk.add(), Qt::LeftButton);
        QCOMPARE(desk.constraints(), std::vector{wanted});
        QVERIFY(desk.view->hasFocus());
    }

    void switchesOffRemovesAndUndoes_data() { addDrawings(); }

    void switchesOffRemovesAndUndoes()
    {
        QFETCH(const Drawing *, drawing);
        open({drawing->wanted});
        Desk &desk = *m_desk;
        QAbstractItemModelTester tester(desk.list().model());
        const Board start = desk.board();
        QCOMPARE(desk.panel.ruleCount(), 1);
        desk.clickCheckBox(0);
        QVERIFY(desk.constraints().empty());
        QCOMPARE(desk.board().switchedOff, std::vector{constraint(drawing->wanted)});
        desk.key(Qt::Key_Home);
        desk.key(Qt::Key_Space); // on again
        QCOMPARE(desk.board(), start);
        desk.key(Qt::Key_Space);
        desk.key(Qt::Key_Delete);
        QCOMPARE(desk.panel.ruleCount(), 0);
        QVERIFY(desk.board().switchedOff.empty());
        desk.document.undoStack().undo();
        QCOMPARE(desk.row(0).data(Qt::CheckStateRole), Qt::Unchecked);
        for (int i = 0; i < 3; ++i)
            desk.document.undoStack().undo();
        QCOMPARE(desk.board(), start);
        QVERIFY(!desk.document.undoStack().canUndo());
    }

    void figuresTypedOnTheBoardAreTheNumber()
    {
        open();
        Desk &desk = *m_desk;
        desk.choose(*findVariant("killer"));
        desk.key(Qt::Key_Return);
        desk.key(Qt::Key_Right, Qt::ShiftModifier);
        desk.type("12");
        desk.key(Qt::Key_Return);
        QCOMPARE(desk.constraints(), std::vector{constraint("killer 12 r1c1 r1c2")});
        QCOMPARE(desk.board().puzzle.givens.filledCount(), 0);
        desk.panel.tool().end();
        desk.type("5");
        QCOMPARE(desk.board().puzzle.givens[1], 5);
    }

    void saysWhatIsNotYetRight()
    {
        open();
        Desk &desk = *m_desk;
        desk.choose(*findVariant("xv"));
        QSignalSpy refusals(&desk.panel.tool(), &RuleTool::refused);
        desk.key(Qt::Key_Return);
        QCOMPARE(desk.state(), "Not yet: it must have 2 cells.");
        QVERIFY(!desk.add().isEnabled());
        desk.key(Qt::Key_Return);
        QCOMPARE(refusals.value(0).value(0).toString(), desk.state());
        QVERIFY(desk.view->hasFocus());
        desk.key(Qt::Key_Right, Qt::ShiftModifier);
        QCOMPARE(desk.state(), "Not yet: it needs a number from 3 to 17.");
        QCOMPARE(desk.number().placeholderText(), "3 to 17");
        desk.key(Qt::Key_Return);
        desk.type("18");
        QCOMPARE(desk.state(), "Not yet: the number for these cells must be from 3 to 17.");
        desk.key(Qt::Key_Return);
        QVERIFY(desk.number().hasFocus());
        QVERIFY(desk.constraints().empty());
        desk.key(Qt::Key_Backspace);
        desk.type("0");
        QCOMPARE(desk.state(), "X or V 10 at r1c1 and r1c2");
        QVERIFY(desk.add().isEnabled());
        desk.key(Qt::Key_Return);
        desk.view->select({0, 1});
        desk.type("10");
        QCOMPARE(desk.state(), "The puzzle has this one already.");
    }

    void kindsThatDoNotSuitTheBoardCannotBeChosen()
    {
        open();
        Desk &desk = *m_desk;
        const int asterisk = desk.kinds().findText("Asterisk");
        const auto flags = [&] { return desk.kinds().model()->index(asterisk, 0).flags(); };
        QVERIFY(flags() & Qt::ItemIsEnabled);
        desk.document.edit(Board(emptyBoard(16)), "");
        QVERIFY(!(flags() & Qt::ItemIsEnabled));
        QVERIFY(desk.kinds().itemData(asterisk, Qt::ToolTipRole).toString().startsWith("This needs"));
    }

    void theListAndTheBoardFollowEachOther()
    {
        open({"killer 15 r1c1 r1c2 r2c1", "thermometer r5c5 r5c6 r4c7", "diagonal"});
        Desk &desk = *m_desk;
        QCOMPARE(desk.rowText(0), "Falling diagonal");
        QCOMPARE(desk.rowText(1), "Killer cage 15 at r1c1, r1c2 and r2c1");
        QTest::mouseClick(desk.list().viewport(), Qt::LeftButton, {},
                          desk.list().visualRect(desk.row(2)).center());
        QCOMPARE(desk.view->selectedInOrder(), constraint("thermometer r5c5 r5c6 r4c7").cells);
        desk.key(Qt::Key_Up);
        QCOMPARE(desk.view->selectedInOrder(), (std::vector<Cell>{0, 1, 9}));
        desk.view->setFocus();
        desk.view->setCurrentCell(41);
        QCOMPARE(desk.list().currentIndex().row(), 2);
        QTest::mouseClick(&desk.remove(), Qt::LeftButton);
        QCOMPARE(desk.panel.ruleCount(), 2);
        desk.view->setCurrentCell(80);
        QVERIFY(!desk.remove().isEnabled());
    }

    void manyAreRemovedAsOneStep()
    {
        open({"killer 3 r1c1 r1c2", "killer 4 r2c1 r2c2", "killer 5 r3c1 r3c2"});
        Desk &desk = *m_desk;
        desk.list().setFocus();
        desk.list().selectAll();
        desk.key(Qt::Key_Delete);
        QVERIFY(desk.constraints().empty());
        QCOMPARE(desk.document.undoStack().count(), 1);
        QCOMPARE(desk.document.undoStack().undoText(), "Remove Rules");
        desk.document.undoStack().undo();
        QCOMPARE(desk.constraints().size(), 3U);
    }

    void anEmptyListSaysSo()
    {
        open();
        const QImage empty = m_desk->list().grab().toImage();
        open({"diagonal"});
        QVERIFY(m_desk->list().grab().toImage() != empty);
    }

    void otherSizesNameOtherCells()
    {
        open({"killer 3 r1c1 r1c2"});
        Board small(emptyBoard(4));
        small.puzzle.constraints.push_back(*readConstraint(usualGeometry(4), "killer 3 r2c1 r2c2"));
        QAbstractItemModelTester tester(m_desk->list().model());
        m_desk->document.edit(small, "");
        QCOMPARE(m_desk->rowText(0), "Killer cage 3 at r2c1 and r2c2");
    }
};

QTEST_MAIN(TestRulesPanel)
#include "tst_rulespanel.moc"
