#include <QApplication>
#include <QRegularExpression>
#include <QSignalSpy>
#include <QTest>

#include "tests/rulesdesk.h"
#include "tests/testprogram.h"
#include "ui/rules/kindsearch.h"
#include "ui/text/toqstring.h"
#include "ui/text/words.h"

namespace sudoku::tst_ruletool {

class TestRuleTool : public QObject
{
    Q_OBJECT

private slots:
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
        RulesDesk desk;
        const Constraint wanted = constraint(drawing->wanted);
        desk.choose(*wanted.variant);
        desk.key(Qt::Key_Return); // adds what needs no cells, else goes to the board
        if (!wanted.cells.empty()) {
            QVERIFY(desk.view->hasFocus());
            desk.selectByKeys(drawing->selected.empty() ? wanted.cells : cellsOf(drawing->selected));
            const bool isWhole = wanted.variant->number != NumberUse::Needed;
            QCOMPARE(desk.view->sketch().has_value(), isWhole);
            if (!isWhole) {
                desk.key(Qt::Key_Return);
                QVERIFY(desk.number().hasFocus());
            }
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
        RulesDesk desk;
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

    void figuresTypedOnTheBoardAreTheNumber()
    {
        RulesDesk desk;
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

    void whatTheBoardShowsIsTheNumberToo()
    {
        RulesDesk desk;
        desk.choose(*findVariant("xv"));
        desk.key(Qt::Key_Return);
        desk.key(Qt::Key_Right, Qt::ShiftModifier);
        desk.type("x");
        QCOMPARE(desk.number().text(), "10");
        desk.key(Qt::Key_Return);
        QCOMPARE(desk.constraints(), std::vector{constraint("xv 10 r1c1 r1c2")});
        desk.key(Qt::Key_Right, Qt::ShiftModifier);
        desk.type("q");
        QVERIFY(desk.number().text().isEmpty());
    }

    void twoOfAKindAtOnePlaceAreRefused()
    {
        RulesDesk desk({"quadruple 3 r1c1 r1c2 r2c1 r2c2"});
        QSignalSpy refusals(&desk.panel.tool(), &RuleTool::refused);
        QSignalSpy ends(&desk.panel.tool(), &RuleTool::refusalEnded);
        desk.choose(*findVariant("quadruple"));
        desk.key(Qt::Key_Return);
        desk.type("5");
        QCOMPARE(desk.state(),
                 "The puzzle has Quadruple 3 at r1c1, r1c2, r2c1 and r2c2 already: remove that first.");
        desk.key(Qt::Key_Return);
        QCOMPARE(refusals.value(0).value(0).toString(), desk.state());
        QCOMPARE(ends.count(), 0);
        desk.panel.tool().end();
        QCOMPARE(ends.value(0), refusals.value(0));
        QCOMPARE(desk.constraints().size(), 1U);
    }

    void saysWhatIsNotYetRight()
    {
        RulesDesk desk;
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

    void kindsAreFoundByTheirNames_data()
    {
        QTest::addColumn<QString>("typed");
        QTest::addColumn<QString>("id"); // of the first that is found, or nothing
        const auto add = [](const char *typed, const char *id) { QTest::newRow(typed) << typed << id; };
        add("german", "whispers");
        add("German Whispers", "whispers");
        add("whispers german", "whispers");
        add("dutch", "whispers");
        add("kropki", "white-dot");
        add("X-Sudoku", "diagonal");
        add("xsudoku", "diagonal");
        add("killer", "killer");
        add("k", "killer");
        add("little killer", "little-killer");
        add("thermo", "thermometer");
        add("anti knight", "anti-knight");
        add("antiknight", "anti-knight");
        add("knight", "anti-knight");
        add("sum", "x-sum");
        add("xv", "xv");
        add("all dots", "all-white-dots");
        add("line", "between-line");
        add("gira", "girandola");
        add("skyscraper", "");
        add("german dots", "");
        add("-", "");
        add("", "");
    }

    void kindsAreFoundByTheirNames()
    {
        QFETCH(QString, typed);
        QFETCH(QString, id);
        const std::vector<const Variant *> found = findKinds(typed);
        QCOMPARE(found.empty() ? QString() : toQString(found.front()->id), id);
    }

    void everyKindIsFoundByEachWordOfItsName()
    {
        for (const Variant *kind : variants())
            for (const QString &word : nameText(*kind).split(QRegularExpression("[^A-Za-z]+")))
                QVERIFY2(std::ranges::count(findKinds(word), kind) == 1, qPrintable(word));
    }

    void aKindIsTypedByName()
    {
        RulesDesk desk;
        desk.panel.tool().begin();
        desk.type("german");
        QVERIFY(desk.constraints().empty());
        desk.key(Qt::Key_Return);
        QCOMPARE(desk.kinds().currentText(), "Whispers");
        QVERIFY(desk.view->hasFocus());
        QVERIFY(desk.constraints().empty());
        desk.panel.tool().begin();
        desk.type("girandola"); // in place of the one before; it needs no cells
        desk.key(Qt::Key_Return);
        QCOMPARE(desk.constraints().size(), 1U);
    }

    void aNameThatNoKindHasAddsNothing()
    {
        RulesDesk desk;
        QSignalSpy refusals(&desk.panel.tool(), &RuleTool::refused);
        QSignalSpy ends(&desk.panel.tool(), &RuleTool::refusalEnded);
        desk.choose(*findVariant("killer"));
        desk.panel.tool().begin();
        desk.type("skyscraper");
        desk.key(Qt::Key_Return);
        QCOMPARE(refusals.value(0).value(0).toString(),
                 "There is no rule called 'skyscraper'. The list shows all rules.");
        QVERIFY(desk.constraints().empty());
        QVERIFY(!desk.panel.tool().isActive());
        QCOMPARE(desk.kinds().currentText(), "skyscraper");
        desk.key(Qt::Key_Backspace);
        QCOMPARE(ends.count(), 1);
        desk.view->setFocus();
        QVERIFY(desk.kinds().currentText().isEmpty());
    }

    void digitsRunTogether_data()
    {
        QTest::addColumn<int>("size");
        QTest::addColumn<QByteArray>("typed");
        QTest::addColumn<std::vector<int>>("numbers");
        const auto add = [](int size, const char *typed, const std::vector<int> &numbers) {
            QTest::addRow("%d: %s", size, typed) << size << QByteArray(typed) << numbers;
        };
        add(9, "1234", {1, 2, 3, 4});
        add(9, "1 2 3 4", {1, 2, 3, 4});
        add(9, "1,2, 3", {1, 2, 3});
        add(9, "12 3", {1, 2, 3});
        add(16, "12 3", {12, 3});
        add(16, "1,16", {1, 16});
    }

    void digitsRunTogether()
    {
        QFETCH(int, size);
        QFETCH(QByteArray, typed);
        QFETCH(std::vector<int>, numbers);
        RulesDesk desk;
        if (size != 9)
            desk.document.reset(Board(emptyBoard(size)));
        desk.choose(*findVariant("quadruple"));
        desk.key(Qt::Key_Return);
        desk.key(Qt::Key_Return); // to the number
        desk.type(typed);
        desk.key(Qt::Key_Return);
        QCOMPARE(desk.constraints().size(), 1U);
        QCOMPARE(desk.constraints().front().numbers, numbers);
    }

    void kindsThatDoNotSuitTheBoardCannotBeChosen()
    {
        RulesDesk desk;
        const int asterisk = desk.kinds().findText("Asterisk");
        const auto flags = [&] { return desk.kinds().model()->index(asterisk, 0).flags(); };
        QVERIFY(flags() & Qt::ItemIsEnabled);
        desk.document.edit(Board(emptyBoard(16)), "");
        QVERIFY(!(flags() & Qt::ItemIsEnabled));
        QVERIFY(desk.kinds().itemData(asterisk, Qt::ToolTipRole).toString().startsWith("This needs"));
    }
};

ADD_TEST(QApplication, TestRuleTool)

} // namespace sudoku::tst_ruletool

#include "tst_ruletool.moc"
