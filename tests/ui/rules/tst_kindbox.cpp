#include <QAbstractItemView>
#include <QApplication>
#include <QCompleter>
#include <QRegularExpression>
#include <QSignalSpy>
#include <QTest>

#include "tests/activewindow.h"
#include "tests/rulesfixture.h"
#include "tests/testprogram.h"
#include "ui/text/kindsearch.h"
#include "ui/text/strings.h"

#include <map>

namespace sudoku::tst_kindbox {

/// The kind of a constraint is chosen from a list, or found by its name.
class TestKindBox : public QObject
{
    Q_OBJECT

private slots:
    void kindsAreInGroups()
    {
        RulesFixture fixture;
        QString heading;
        QStringList headings;
        std::map<QString, QString> groups;
        for (int row = 0; row < fixture.kinds().count(); ++row) {
            const QModelIndex index = fixture.kinds().model()->index(row, 0);
            const QString text = fixture.kinds().itemText(row);
            if (index.data(Qt::UserRole).isValid()) // others are headings
                groups[text] = headings.back();
            else
                headings += text;
        }
        QCOMPARE(headings, QStringList({"For the whole board", "Cages, regions and cells",
                                        "Between two cells", "Lines", "Numbers beside the board"}));
        QCOMPARE(groups.size(), variants().size());
        QCOMPARE(groups["Windoku"], headings[0]);
        QCOMPARE(groups["Quadruple"], headings[1]);
        QCOMPARE(groups["All white dots are given"], headings[2]);
        QCOMPARE(groups["Arrow"], headings[3]);
        QCOMPARE(groups["Little killer"], headings[4]);
    }

    void enterInTheEmptyFieldLeadsToTheBoard()
    {
        RulesFixture fixture({"killer 15 r1c1 r1c2"});
        fixture.panel.tool().begin();
        QVERIFY(!fixture.view->hasFocus());
        QTest::keyClick(&fixture.kinds(), Qt::Key_Return);
        QVERIFY(fixture.view->hasFocus());
        fixture.key(Qt::Key_Down);
        fixture.key(Qt::Key_Up); // onto the cage
        QCOMPARE(fixture.list().selectionModel()->selectedIndexes().size(), 1);
    }

    /// As a desktop that makes the list of results active while it closes.
    void theListOfResultsLeavesTheKeyboardOnTheBoard()
    {
        RulesFixture fixture({"killer 15 r1c1 r1c2"});
        fixture.panel.tool().begin();
        for (const char letter : {'k', 'i', 'l'})
            QTest::keyClick(&fixture.kinds(), letter);
        auto *results = fixture.kinds().findChild<QCompleter *>()->popup();
        QVERIFY(results->isVisible());
        QTest::keyClick(results, Qt::Key_Return);
        QVERIFY(!results->isVisible() && fixture.view->hasFocus());
        makeActive(results);
        makeActive(fixture.view->window());
        QVERIFY(fixture.view->hasFocus());
    }

    void aLetterOfTheBoardIsFoundFirst()
    {
        RulesFixture fixture;
        fixture.panel.tool().begin();
        QTest::keyClick(&fixture.kinds(), 'v');
        const QAbstractItemModel *results = fixture.kinds().findChild<QCompleter *>()->popup()->model();
        QCOMPARE(results->index(0, 0).data(), "V (5)");
        QTest::keyClick(&fixture.kinds(), Qt::Key_Backspace);
        QTest::keyClick(&fixture.kinds(), 'x');
        QCOMPARE(results->index(0, 0).data(), "X (10)");
        QVERIFY(results->rowCount() > 1); // X-sums are there too
    }

    void kindsAreFoundByTheirNames_data()
    {
        QTest::addColumn<QString>("typed");
        QTest::addColumn<QString>("id"); // of the first that is found, or nothing
        const auto add = [](const char *typed, const char *id) { QTest::newRow(typed) << typed << id; };
        add("german", "whispers");
        add("German Whispers", "whispers");
        add("whispers german", "whispers");
        add("dutch whispers", "whispers");
        add("dutch", "dutch-flatmates");
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
        add("sum", "sum-cage");
        add("xv", "xv");
        add("all dots", "all-white-dots");
        add("line", "between-line");
        add("gira", "girandola");
        add("skyscraper", "skyscraper-clue");
        add("slow thermo", "slow-thermometer");
        add("10-line", "sum-line");
        add("zipper", "zipper-line");
        add("taxicab", "anti-taxicab");
        add("snowball", "");
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
        fixture.type("snowball");
        fixture.key(Qt::Key_Return);
        QCOMPARE(refusals.value(0).value(0).toString(),
                 "There is no rule called 'snowball'. The list shows all rules.");
        QVERIFY(fixture.constraints().empty());
        QVERIFY(!fixture.add().isVisible()); // no kind is chosen
        QCOMPARE(fixture.kinds().currentText(), "snowball");
        fixture.key(Qt::Key_Backspace);
        QCOMPARE(ends.count(), 1);
        fixture.view->setFocus();
        QVERIFY(fixture.kinds().currentText().isEmpty());
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

ADD_TEST(QApplication, TestKindBox)

} // namespace sudoku::tst_kindbox

#include "tst_kindbox.moc"
