// Covers ui/rules: ruledetails, ruledraft, rulekeys, rulepicker, selectedrule

#include <QApplication>
#include <QRegularExpression>
#include <QSignalSpy>
#include <QTest>

#include "tests/rulesfixture.h"
#include "tests/testprogram.h"
#include "ui/text/kindsearch.h"
#include "ui/text/strings.h"
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
        RulesFixture fixture;
        const Constraint wanted = constraint(drawing->wanted);
        fixture.choose(*wanted.variant);
        fixture.key(Qt::Key_Return); // adds what needs no cells, else goes to the board
        if (!wanted.cells.empty()) {
            QVERIFY(fixture.view->hasFocus());
            fixture.selectByKeys(drawing->selected.empty() ? wanted.cells : cellsNamed(drawing->selected));
            const bool isWhole = wanted.variant->number != NumberUse::Needed;
            QCOMPARE(fixture.view->sketch().has_value(), isWhole);
            if (!isWhole) {
                fixture.key(Qt::Key_Return);
                QVERIFY(fixture.number().hasFocus());
            }
            fixture.type(drawing->number);
            QCOMPARE(fixture.view->sketch(), wanted);
            fixture.key(Qt::Key_Return);
        }
        QCOMPARE(fixture.constraints(), std::vector{wanted});
        QVERIFY(fixture.view->hasFocus());
        QVERIFY(!fixture.view->sketch()); // nothing is proposed behind it
        if (wanted.cells.empty())
            QCOMPARE(fixture.view->selectedCells().size(), 1U);
        else
            QCOMPARE(fixture.view->selectedPath(), wanted.cells); // it stays selected
        QVERIFY(fixture.number().text().isEmpty());
        QCOMPARE(fixture.document.undoStack().count(), 1);
        QVERIFY(fixture.document.undoStack().undoText().startsWith("Add "));
        QCOMPARE(fixture.list().currentIndex().row(), 0);
    }

    void drawsWithTheMouse_data() { addDrawings(); }

    void drawsWithTheMouse()
    {
        QFETCH(const Drawing *, drawing);
        RulesFixture fixture;
        const Constraint wanted = constraint(drawing->wanted);
        fixture.choose(*wanted.variant);
        if (!wanted.cells.empty())
            fixture.selectByMouse(drawing->selected.empty() ? wanted.cells : cellsNamed(drawing->selected));
        const Input input = wanted.variant->input;
        const bool isLine = input == Input::Path || input == Input::Neighbours;
        const bool isThere = isLine && wanted.variant->number != NumberUse::Needed;
        QCOMPARE(fixture.constraints().size(), isThere ? 1U : 0U); // added when the drag ended
        for (const char *figure = drawing->number; *figure; ++figure)
            if (*figure != ' ' && !isThere)
                QTest::mouseClick(&fixture.padKey(std::string(1, *figure).c_str()), Qt::LeftButton);
            else if (*figure != ' ')
                fixture.type(std::string(1, *figure).c_str());
        if (!isThere)
            QTest::mouseClick(&fixture.add(), Qt::LeftButton);
        else if (!wanted.numbers.empty())
            fixture.key(Qt::Key_Return);
        QCOMPARE(fixture.constraints(), std::vector{wanted});
        QVERIFY(fixture.view->hasFocus());
        QVERIFY(!fixture.number().isVisible());
    }

    void nothingIsProposedBehindAnAddition()
    {
        RulesFixture fixture;
        fixture.choose(*findVariant("killer"));
        fixture.selectByMouse(cellsNamed({"r1c2", "r1c3", "r2c3"}));
        fixture.type("15");
        fixture.key(Qt::Key_Return);
        const std::vector<Constraint> cage{constraint("killer 15 r1c2 r1c3 r2c3")};
        QCOMPARE(fixture.constraints(), cage);
        QVERIFY(!fixture.view->sketch());
        QVERIFY(!fixture.add().isVisible());
        QCOMPARE(fixture.state(), "Killer cage 15 at r1c2, r1c3 and r2c3");
        fixture.key(Qt::Key_Return);
        fixture.key(Qt::Key_Return);
        QCOMPARE(fixture.constraints(), cage);
        fixture.click("r3c3", Qt::ControlModifier); // it is selected
        QCOMPARE(fixture.constraints(), std::vector{constraint("killer 15 r1c2 r1c3 r2c3 r3c3")});
        fixture.key(Qt::Key_F2);
        fixture.type("20");
        fixture.key(Qt::Key_Return);
        QCOMPARE(fixture.constraints(), std::vector{constraint("killer 20 r1c2 r1c3 r2c3 r3c3")});
        fixture.selectByMouse(cellsNamed({"r5c5", "r5c6"})); // the next one
        QCOMPARE(fixture.view->sketch(), constraint("killer r5c5 r5c6"));
    }

    /// Even cells may be a single one, such as that of the cursor.
    void norBehindOneThatIsGone()
    {
        RulesFixture fixture;
        fixture.choose(*findVariant("even"));
        fixture.key(Qt::Key_Return);
        fixture.selectByKeys(cellsNamed({"r5c5", "r5c6"}));
        fixture.key(Qt::Key_Return);
        QCOMPARE(fixture.constraints().size(), 1U);
        fixture.document.edit(Board(emptyBoard(9)), "Back");
        QVERIFY(!fixture.view->sketch());
        QCOMPARE(fixture.view->selectedCells().size(), 1U);
        QSignalSpy refusals(&fixture.panel.tool(), &RuleTool::refused);
        fixture.key(Qt::Key_Return);
        QVERIFY(fixture.constraints().empty());
        QCOMPARE(refusals.value(0).value(0).toString(),
                 "Select its cells: drag, Ctrl+click, or Ctrl+Shift+arrows.");
        fixture.key(Qt::Key_Down);
        QCOMPARE(fixture.view->sketch(), constraint("even r6c6"));
    }

    void aCageThatDemandsNothingIsRefused()
    {
        RulesFixture fixture({"killer 9 r1c1", "killer r2c1 r2c2"});
        const std::vector<Constraint> before = fixture.constraints();
        QSignalSpy refusals(&fixture.panel.tool(), &RuleTool::refused);
        const QString why = "Incomplete: it needs more cells or a number.";
        fixture.choose(*findVariant("killer"));
        fixture.view->setFocus();
        fixture.key(Qt::Key_End);
        QVERIFY(!fixture.view->sketch());
        QCOMPARE(fixture.state(), why);
        fixture.key(Qt::Key_Return);
        QCOMPARE(refusals.count(), 1);
        fixture.click("r2c1");
        fixture.click("r2c1", Qt::ControlModifier); // a cell less
        QCOMPARE(refusals.count(), 2);
        fixture.click("r1c1");
        fixture.key(Qt::Key_F2);
        fixture.key(Qt::Key_Backspace);
        fixture.key(Qt::Key_Return); // no number
        QCOMPARE(refusals.count(), 3);
        for (const QList<QVariant> &refusal : refusals)
            QCOMPARE(refusal.value(0).toString(), why);
        QCOMPARE(fixture.constraints(), before);
    }

    void figuresTypedOnTheBoardAreTheNumber()
    {
        RulesFixture fixture;
        fixture.choose(*findVariant("killer"));
        fixture.key(Qt::Key_Return);
        fixture.key(Qt::Key_Right, Qt::ShiftModifier);
        fixture.type("12");
        fixture.key(Qt::Key_Return);
        QCOMPARE(fixture.constraints(), std::vector{constraint("killer 12 r1c1 r1c2")});
        QCOMPARE(fixture.board().puzzle.givens.filledCount(), 0);
        fixture.panel.tool().end();
        fixture.type("5");
        QCOMPARE(fixture.board().puzzle.givens[1], 5);
    }

    void whatTheBoardShowsIsTheNumberToo()
    {
        RulesFixture fixture;
        fixture.choose(*findVariant("xv"));
        fixture.key(Qt::Key_Return);
        fixture.key(Qt::Key_Right, Qt::ShiftModifier);
        fixture.type("x");
        QCOMPARE(fixture.number().text(), "10");
        fixture.key(Qt::Key_Return);
        QCOMPARE(fixture.constraints(), std::vector{constraint("xv 10 r1c1 r1c2")});
        fixture.key(Qt::Key_Right, Qt::ShiftModifier);
        fixture.type("q");
        QVERIFY(fixture.number().text().isEmpty());
    }

    void twoOfAKindAtOnePlaceAreRefused()
    {
        RulesFixture fixture({"quadruple 3 r1c1 r1c2 r2c1 r2c2"});
        QSignalSpy refusals(&fixture.panel.tool(), &RuleTool::refused);
        QSignalSpy ends(&fixture.panel.tool(), &RuleTool::refusalEnded);
        fixture.choose(*findVariant("quadruple"));
        fixture.key(Qt::Key_Return);
        fixture.type("5");
        QCOMPARE(fixture.state(),
                 "The puzzle already has Quadruple 3 at r1c1, r1c2, r2c1 and r2c2: remove it first.");
        fixture.key(Qt::Key_Return);
        QCOMPARE(refusals.value(0).value(0).toString(), fixture.state());
        QCOMPARE(ends.count(), 0);
        fixture.panel.tool().end();
        QCOMPARE(ends.count(), 1);
        QCOMPARE(fixture.constraints().size(), 1U);
    }

    void saysWhatIsNotYetRight()
    {
        RulesFixture fixture;
        fixture.choose(*findVariant("xv"));
        QSignalSpy refusals(&fixture.panel.tool(), &RuleTool::refused);
        fixture.key(Qt::Key_Return);
        QCOMPARE(fixture.state(), "Incomplete: it must have 2 cells.");
        QVERIFY(!fixture.add().isEnabled());
        fixture.key(Qt::Key_Return);
        QCOMPARE(refusals.value(0).value(0).toString(), fixture.state());
        QVERIFY(fixture.view->hasFocus());
        fixture.key(Qt::Key_Right, Qt::ShiftModifier);
        QCOMPARE(fixture.state(), "Incomplete: it needs a number from 3 to 17.");
        fixture.key(Qt::Key_Return);
        QCOMPARE(fixture.number().placeholderText(), "3 to 17");
        fixture.type("18");
        QCOMPARE(fixture.state(), "The number for these cells must be from 3 to 17.");
        fixture.key(Qt::Key_Return);
        QVERIFY(fixture.number().hasFocus());
        QVERIFY(fixture.constraints().empty());
        fixture.key(Qt::Key_Backspace);
        fixture.type("0");
        QCOMPARE(fixture.state(), "X or V 10 at r1c1 and r1c2");
        QVERIFY(fixture.add().isEnabled());
        fixture.key(Qt::Key_Return);
        fixture.key(Qt::Key_Down); // away from it
        fixture.view->select({0, 1});
        fixture.type("10");
        QCOMPARE(fixture.state(), "The puzzle already has this rule.");
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
        add("inequality", "greater-than");
        add("hyper sudoku", "windoku");
        add("negative constraint", "all-white-dots");
        add("consecutive", "non-consecutive");
        add("quad", "quadruple");
        add("X-Sudoku", "diagonal");
        add("xsudoku", "diagonal");
        add("killer", "killer");
        add("k", "killer");
        add("little killer", "little-killer");
        add("thermo", "thermometer");
        add("anti knight", "anti-knight");
        add("antiknight", "anti-knight");
        add("knight", "anti-knight");
        add("sum", "region-sum");
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
        RulesFixture fixture;
        fixture.panel.tool().begin();
        fixture.type("german");
        QVERIFY(fixture.constraints().empty());
        fixture.key(Qt::Key_Return);
        QCOMPARE(fixture.kinds().currentText(), "Whispers");
        QVERIFY(fixture.view->hasFocus());
        QVERIFY(fixture.constraints().empty());
        fixture.panel.tool().begin();
        fixture.type("girandola"); // in place of the one before; it needs no cells
        fixture.key(Qt::Key_Return);
        QCOMPARE(fixture.constraints().size(), 1U);
    }

    void aNameThatNoKindHasAddsNothing()
    {
        RulesFixture fixture;
        QSignalSpy refusals(&fixture.panel.tool(), &RuleTool::refused);
        QSignalSpy ends(&fixture.panel.tool(), &RuleTool::refusalEnded);
        fixture.choose(*findVariant("killer"));
        fixture.panel.tool().begin();
        fixture.type("skyscraper");
        fixture.key(Qt::Key_Return);
        QCOMPARE(refusals.value(0).value(0).toString(),
                 "There is no rule called 'skyscraper'. The list shows all rules.");
        QVERIFY(fixture.constraints().empty());
        QVERIFY(!fixture.add().isVisible()); // no kind is chosen
        QCOMPARE(fixture.kinds().currentText(), "skyscraper");
        fixture.key(Qt::Key_Backspace);
        QCOMPARE(ends.count(), 1);
        fixture.view->setFocus();
        QVERIFY(fixture.kinds().currentText().isEmpty());
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
        RulesFixture fixture;
        if (size != 9)
            fixture.document.reset(Board(emptyBoard(size)));
        fixture.choose(*findVariant("quadruple"));
        fixture.key(Qt::Key_Return);
        fixture.key(Qt::Key_Return); // to the number
        fixture.type(typed);
        fixture.key(Qt::Key_Return);
        QCOMPARE(fixture.constraints().size(), 1U);
        QCOMPARE(fixture.constraints().front().numbers, numbers);
    }

    void kindsThatDoNotSuitTheBoardCannotBeChosen()
    {
        RulesFixture fixture;
        const int asterisk = fixture.kinds().findText("Asterisk");
        const auto flags = [&] { return fixture.kinds().model()->index(asterisk, 0).flags(); };
        QVERIFY(flags() & Qt::ItemIsEnabled);
        fixture.document.edit(Board(emptyBoard(16)), "");
        QVERIFY(!(flags() & Qt::ItemIsEnabled));
        QVERIFY(fixture.kinds().itemData(asterisk, Qt::ToolTipRole).toString().startsWith("This needs"));
    }
};

ADD_TEST(QApplication, TestRuleTool)

} // namespace sudoku::tst_ruletool

#include "tst_ruletool.moc"
