// Covers ui/rules: ownkindchoices, ownkindform, ownkindscontroller, ownkindstore, pairtable
// Covers ui/text: owndemand, ownkindwords

#include <QAction>
#include <QApplication>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QFile>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QMenu>
#include <QMessageBox>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QSignalSpy>
#include <QSpinBox>
#include <QTemporaryDir>
#include <QTest>
#include <QTimer>

#include "core/variants/own/expressionparser.h"
#include "core/variants/own/newlook.h"
#include "core/variants/own/ownkind.h"
#include "core/variants/own/ownproblem.h"
#include "tests/testprogram.h"
#include "ui/board/boardeditor.h"
#include "ui/board/boardview.h"
#include "ui/board/document.h"
#include "ui/commands/commandactions.h"
#include "ui/rules/ownkindchoices.h"
#include "ui/rules/ownkindform.h"
#include "ui/rules/ownkindscontroller.h"
#include "ui/rules/ownkindsdialog.h"
#include "ui/rules/ownkindstore.h"
#include "ui/rules/pairtable.h"
#include "ui/rules/ruletool.h"
#include "ui/text/owndemand.h"
#include "ui/text/ownkindwords.h"
#include "ui/text/readfile.h"
#include "ui/text/savefile.h"
#include "ui/text/words.h"

#include <algorithm>
#include <set>

namespace sudoku::tst_ownkindsdialog {

OwnKindDefinition threeApart()
{
    OwnKindDefinition kind;
    kind.id = "three-apart";
    kind.name = "Three apart";
    kind.rule = "|a - b| >= 3";
    return kind;
}

template <typename Widget>
Widget *childOf(const QWidget &parent, const char *name)
{
    return parent.findChild<Widget *>(QLatin1String(name));
}

class TestOwnKindsDialog : public QObject
{
    Q_OBJECT

private slots:
    void examplesAreKinds()
    {
        std::set<std::string> ids;
        for (const OwnKindDefinition &example : exampleKinds()) {
            QVERIFY2(!findProblem(example), example.id.c_str());
            QVERIFY2(!example.demand.empty(), example.id.c_str());
            ids.insert(example.id);
        }
        QVERIFY(ids.size() >= 10);
        QCOMPARE(ids.size(), exampleKinds().size());
    }

    void aLargeTableHasRoomForItsHeads()
    {
        OwnKindForm form;
        auto *table = form.findChild<PairTable *>();
        childOf<QSpinBox>(form, "digits")->setValue(25);
        QCOMPARE(table->digitCount(), 25);
        const int cell = table->sizeHint().width() / 26;
        QVERIFY(cell > table->fontMetrics().horizontalAdvance(QStringLiteral("25")) * 5 / 4);
        form.resize(form.sizeHint());
        form.setVisible(true);
        QVERIFY(childOf<QLabel>(form, "state")->y() < table->y()); // in sight, however large the table is
    }

    void labelsAreBesideTheirFields()
    {
        OwnKindForm form;
        OwnKindDefinition kind = threeApart();
        kind.form = OwnForm::Together;
        kind.rule = "renban";
        form.setDefinition(kind);
        form.resize(600, 900);
        form.setVisible(true);
        QWidget *look = childOf<QComboBox>(form, "look")->parentWidget();
        QCOMPARE(look->height(), look->sizeHint().height());
    }

    void aTableOfPairsIsNoListInWords()
    {
        OwnKindDefinition kind = threeApart();
        QVERIFY(proposedDemand(kind, {}).contains("|a - b| ≥ 3"));
        kind.rule = "10 * a + b in {11";
        for (int pair = 12; pair < 60; ++pair)
            kind.rule += ", " + std::to_string(pair);
        kind.rule += "}";
        QVERIFY(!findProblem(kind));
        QCOMPARE(proposedDemand(kind, {}),
                 QString("For each digit a on the line and the next one, b: a pair of its table"));
    }

    void aProposalSaysWhatTheRuleSays_data()
    {
        QTest::addColumn<QString>("members");
        QTest::addColumn<QString>("demand");
        QTest::newRow("signs") << R"("rule":"|a - b| >= 2 and a != 2 * b")"
                               << "For each digit a on the line and the next one, b: "
                                  "|a - b| ≥ 2 and a ≠ 2 × b";
        QTest::newRow("rows") << R"("rule":"a + b != 10","place":"rows")"
                              << "For each digit a of a row and the next one, b: a + b ≠ 10";
        QTest::newRow("allowed pairs")
            << R"("rule":"100 * a + b in {104, 105, 106, 301, 309}","place":"cells")"
            << "For any two digits a and b of the marked cells: only 1 with 4 to 6; 3 with 1, 9";
        QTest::newRow("forbidden pairs") << R"("rule":"not 100 * a + b in {102, 1112}","place":"dot")"
                                         << "For two digits a and b with this mark between them: "
                                            "never 1 with 2; 11 with 12";
        QTest::newRow("letters") << R"("rule":"2*a+b-c=10","form":"whole")"
                                 << "Digits along the line, called a to c from its dot: 2×a+b-c=10";
        QTest::newRow("no line") << R"("rule":"sum = 2 * a","form":"whole","place":"rows")"
                                 << "The digits of each row, the first called a: sum = 2 × a";
        QTest::newRow("no letters") << R"("rule":"sum % 2 = 0","form":"whole","place":"columns")"
                                    << "The digits of each column: sum % 2 = 0";
    }

    void aProposalSaysWhatTheRuleSays()
    {
        QFETCH(const QString, members);
        QFETCH(const QString, demand);
        const auto kinds = ownKindsInText(R"([{"id":"x","name":"X",)" + members.toUtf8() + "}]");
        QVERIFY2(kinds, qPrintable(kinds ? QString() : kinds.error()));
        QCOMPARE(proposedDemand(kinds->front(), {}), demand);
    }

    void newKindsLookDifferent()
    {
        OwnKindsDialog dialog({}, {});
        auto *fresh = childOf<QPushButton>(dialog, "new");
        constexpr int count = 12;
        for (int i = 0; i < count; ++i)
            fresh->click();
        const std::vector<OwnKindDefinition> &kinds = dialog.kinds();
        QCOMPARE(kinds.size(), std::size_t(count));
        for (const auto &kind : kinds)
            QCOMPARE(std::ranges::count_if(kinds, [&](const auto &other) { return lookAlike(kind, other); }),
                     1);
        std::set<OwnLook> strokes;
        for (int i = 0; i < 4; ++i)
            strokes.insert(kinds[i].look);
        QCOMPARE(strokes.size(), std::size_t(4)); // a print without colours tells four kinds apart
    }

    void aChoiceChangesWhatNobodyTyped_data()
    {
        using F = OwnForm;
        QTest::addColumn<QString>("rule");
        QTest::addColumn<OwnForm>("form");
        QTest::addColumn<OwnPlace>("place");
        QTest::addColumn<QString>("newRule");
        QTest::addColumn<OwnLook>("look");
        const QString example = exampleFor(F::Pair);
        QTest::newRow("pattern") << example << F::Pattern << OwnPlace::Line << exampleFor(F::Pattern)
                                 << OwnLook::Beads;
        QTest::newRow("step by step")
            << example << F::Running << OwnPlace::Line << exampleFor(F::Running) << OwnLook::Beads;
        QTest::newRow("typed") << "a = b" << F::Pattern << OwnPlace::Line << "a = b" << OwnLook::Beads;
        QTest::newRow("group") << example << F::Pair << OwnPlace::Cells << example << OwnLook::Cage;
        QTest::newRow("mark") << example << F::Pair << OwnPlace::Dot << example << OwnLook::WhiteDot;
        QTest::newRow("loop") << example << F::Pair << OwnPlace::Loop << example << OwnLook::Beads;
    }

    void aChoiceChangesWhatNobodyTyped()
    {
        QFETCH(const QString, rule);
        QFETCH(const QString, newRule);
        QFETCH(const OwnForm, form);
        QFETCH(const OwnPlace, place);
        QFETCH(const OwnLook, look);
        OwnKindForm widget;
        OwnKindDefinition kind = threeApart();
        kind.rule = rule.toStdString();
        kind.look = OwnLook::Beads;
        widget.setDefinition(kind);
        const auto choose = [&](const char *name, int value) {
            auto *box = childOf<QComboBox>(widget, name);
            box->setCurrentIndex(box->findData(value));
            emit box->activated(box->currentIndex());
        };
        choose("form", static_cast<int>(form));
        choose("place", static_cast<int>(place));
        QCOMPARE(QString::fromStdString(widget.definition().rule), newRule);
        QCOMPARE(childOf<QLineEdit>(widget, "rule")->text(), newRule);
        QCOMPARE(widget.definition().look, look);
        QCOMPARE(widget.problem().has_value(), newRule == "a = b" && form == OwnForm::Pattern);
    }

    void saysWhatTheBoardDoesNotShow_data()
    {
        QTest::addColumn<QString>("rule");
        QTest::addColumn<OwnPlace>("place");
        QTest::addColumn<OwnLook>("look");
        QTest::addColumn<QString>("sentence");
        const QString dot("Its mark does not show which digit is a.");
        const QString first("This look does not show which cell is the first.");
        QTest::newRow("a dot, a > b") << "a > b" << OwnPlace::Dot << OwnLook::WhiteDot << dot;
        QTest::newRow("a dot, either way") << "a != b" << OwnPlace::Dot << OwnLook::WhiteDot << QString();
        QTest::newRow("a cage along a line") << "a > b" << OwnPlace::Line << OwnLook::Cage << first;
        QTest::newRow("a line") << "a > b" << OwnPlace::Line << OwnLook::Dashes << QString();
        QTest::newRow("every row") << "a > b" << OwnPlace::Rows << OwnLook::Cage << QString();
    }

    void saysWhatTheBoardDoesNotShow()
    {
        QFETCH(const QString, rule);
        QFETCH(const QString, sentence);
        QFETCH(const OwnPlace, place);
        QFETCH(const OwnLook, look);
        OwnKindForm form;
        OwnKindDefinition kind = threeApart();
        kind.rule = rule.toStdString();
        kind.place = place;
        kind.look = look;
        form.setDefinition(kind);
        const auto said = [&] { return childOf<QLabel>(form, "state")->text(); };
        QCOMPARE(said().contains("not show"), !sentence.isEmpty());
        QVERIFY(said().contains(sentence));
        QVERIFY(!said().contains("looks like"));
        OwnKindDefinition other = kind;
        other.name = "Another";
        form.setLooksTaken({other});
        form.setDefinition(kind);
        QCOMPARE(said().contains("On the board it looks like Another."), place != OwnPlace::Rows);
    }

    void aDemandMayEndWithAFullStop()
    {
        OwnKindDefinition kind = threeApart();
        const auto said = [&](const char *demand) {
            kind.demand = demand;
            return demandText({ownKind(kind), {0, 1}, {}});
        };
        QCOMPARE(said("Far apart."), QString("Far apart"));
        QCOMPARE(said("Far apart. Not near."), QString("Far apart. Not near"));
        QCOMPARE(said("Far apart, and so on..."), QString("Far apart, and so on..."));
    }

    void theListIsKeptInAFile()
    {
        const QTemporaryDir folder;
        const QString file = folder.filePath(QStringLiteral("new/kinds.json"));
        OwnKindStore store(file);
        QVERIFY(store.kinds().empty());
        QSignalSpy changed(&store, &OwnKindStore::changed);
        QVERIFY(!store.save({threeApart()}));
        QCOMPARE(changed.size(), 1);
        OwnKindStore other(file);
        QCOMPARE(other.definitions(), store.definitions());
        QCOMPARE(other.kinds(), store.kinds());
        QVERIFY(!store.save({}));
        other.load();
        QVERIFY(other.definitions().empty());
    }

    /// A newer version may know other kinds, and a hand may have slipped.
    void whatCannotBeReadIsKept()
    {
        const QTemporaryDir folder;
        const QString file = folder.filePath(QStringLiteral("kinds.json"));
        const QByteArray unknown = R"({"id":"later","name":"Later","rule":"x","form":"graph"})";
        QByteArray list = textOfOwnKinds({threeApart()});
        list.insert(2, unknown + ",\n");
        QVERIFY(!saveFile(file, list));
        OwnKindStore store(file);
        QCOMPARE(store.definitions(), std::vector{threeApart()});
        QVERIFY2(store.problem().contains(QLatin1String("kind 1")), qPrintable(store.problem()));
        QVERIFY(!store.save(exampleKinds()));
        const QByteArray kept = readFile(file, 1'000'000).value();
        QVERIFY(kept.contains("\"graph\"") && kept.contains("\"later\""));
        OwnKindStore again(file);
        QCOMPARE(again.definitions(), exampleKinds());

        QVERIFY(!saveFile(file, "no list"));
        again.load();
        QVERIFY(!again.problem().isEmpty());
        QVERIFY(!again.save({threeApart()}));
        QCOMPARE(readFile(file + QStringLiteral(".old"), 100).value(), QByteArray("no list"));
        QVERIFY(!saveFile(file, "another text"));
        QVERIFY(again.save({threeApart()})); // the older one is not lost either
        QCOMPARE(readFile(file, 100).value(), QByteArray("another text"));
    }

    void twoWindowsKeepTheKindsOfBoth()
    {
        const QTemporaryDir folder;
        const QString file = folder.filePath(QStringLiteral("kinds.json"));
        OwnKindStore one(file);
        OwnKindStore other(file);
        QVERIFY(!other.save({exampleKinds()[0], exampleKinds()[1]}));
        QVERIFY(!one.save({threeApart(), exampleKinds()[0]}));
        const std::vector<OwnKindDefinition> all{threeApart(), exampleKinds()[0], exampleKinds()[1]};
        QCOMPARE(one.definitions(), all);
        QVERIFY(!one.save({threeApart()})); // what was known and is taken away does not come back
        other.load();
        QCOMPARE(other.definitions(), std::vector{threeApart()});
    }

    void whatIsNoListIsRefused()
    {
        QVERIFY(!ownKindsInText("{}"));
        QVERIFY(!ownKindsInText("[1]"));
        const auto wrong = ownKindsInText(R"([{"id":"x","name":"X","rule":"a < c"}])");
        QVERIFY(!wrong);
        QVERIFY2(wrong.error().contains(QLatin1Char('c')), qPrintable(wrong.error()));
        QCOMPARE(ownKindsInText(textOfOwnKinds(exampleKinds())).value(), exampleKinds());
    }

    void aKindIsMadeByTyping()
    {
        OwnKindsDialog dialog({}, {});
        childOf<QPushButton>(dialog, "new")->click();
        auto *name = childOf<QLineEdit>(dialog, "name");
        name->selectAll();
        QTest::keyClicks(name, QStringLiteral("Four Places"));
        auto *rule = childOf<QLineEdit>(dialog, "rule");
        rule->selectAll();
        QTest::keyClicks(rule, QStringLiteral("|a - b| = 4"));
        QCOMPARE(dialog.kinds().size(), std::size_t(1));
        QCOMPARE(dialog.kinds().front().id, std::string("four-places"));
        QCOMPARE(dialog.kinds().front().rule, std::string("|a - b| = 4"));
        QCOMPARE(childOf<QListWidget>(dialog, "kinds")->item(0)->text(), QStringLiteral("Four Places"));
        dialog.accept();
        QCOMPARE(dialog.result(), static_cast<int>(QDialog::Accepted));
        QVERIFY(dialog.changes().empty());
    }

    void aWrongRuleIsSaidAtOnceAndKeepsTheDialogOpen()
    {
        OwnKindsDialog dialog({threeApart()}, {});
        auto *rule = childOf<QLineEdit>(dialog, "rule");
        rule->setText(QString());
        QTest::keyClicks(rule, QStringLiteral("a >"));
        const QString state = childOf<QLabel>(dialog, "state")->text();
        QVERIFY2(state.contains(QStringLiteral("ends too early")), qPrintable(state));
        QTimer::singleShot(0, [] {
            for (QWidget *widget : QApplication::topLevelWidgets())
                if (auto *box = qobject_cast<QMessageBox *>(widget))
                    box->reject();
        });
        dialog.accept();
        QCOMPARE(dialog.result(), static_cast<int>(QDialog::Rejected));
        QTest::keyClicks(rule, QStringLiteral("b"));
        dialog.accept();
        QCOMPARE(dialog.result(), static_cast<int>(QDialog::Accepted));
        QCOMPARE(dialog.changes().size(), std::size_t(1));
        QCOMPARE(definitionOf(*dialog.changes().front().second)->rule, std::string("a >b"));
    }

    void twoOfOneNameGetTwo()
    {
        OwnKindsDialog dialog({threeApart()}, {});
        dialog.add({threeApart()});
        QCOMPARE(dialog.kinds().at(1).name, std::string("Three apart 2"));
        QCOMPARE(dialog.kinds().at(1).id, std::string("three-apart-2"));
    }

    void clicksMakeTheRule()
    {
        OwnKindForm form;
        form.setDefinition(threeApart());
        auto *table = form.findChild<PairTable *>();
        table->resize(table->sizeHint());
        const int side = table->height() / 10;
        QTest::mouseClick(table, Qt::LeftButton, {}, {side * 2 + side / 2, side + side / 2}); // a = 1, b = 2
        const auto rule = parseExpression(form.definition().rule, std::array<std::string_view, 2>{"a", "b"});
        QVERIFY(rule);
        for (int a = 1; a <= 9; ++a)
            for (int b = 1; b <= 9; ++b)
                QCOMPARE(rule->holds(std::array<std::int64_t, 2>{a, b}),
                         std::abs(a - b) >= 3 || (a == 1 && b == 2));
    }

    /// The table shows and decides for as many digits as wanted.
    void largeTablesCanBeClicked()
    {
        OwnKindForm form;
        form.setDefinition(threeApart());
        auto *table = form.findChild<PairTable *>();
        const QSize small = table->sizeHint();
        childOf<QSpinBox>(form, "digits")->setValue(25);
        QVERIFY(table->sizeHint().width() > 2 * small.width());
        table->resize(table->sizeHint());
        const int side = table->height() / 26;
        QTest::mouseClick(table, Qt::LeftButton, {}, {side * 25 + side / 2, side * 24 + side / 2});
        const auto rule = parseExpression(form.definition().rule, std::array<std::string_view, 2>{"a", "b"});
        QVERIFY(rule);
        for (int a = 1; a <= 25; ++a)
            for (int b = 1; b <= 25; ++b)
                QCOMPARE(rule->holds(std::array<std::int64_t, 2>{a, b}),
                         std::abs(a - b) >= 3 || (a == 24 && b == 25));
        QVERIFY(table->toolTip().contains(QLatin1String("625")));
    }

    void otherKindsAreCombined()
    {
        OwnKindDefinition both{
            .id = "both", .name = "Both", .form = OwnForm::Together, .rule = "three-apart"};
        OwnKindsDialog dialog({both, threeApart()}, {});
        dialog.showKind(0);
        auto &form = *dialog.findChild<OwnKindForm *>();
        QVERIFY(!form.problem());
        auto *others = childOf<QComboBox>(form, "others");
        QVERIFY(!others->isHidden());
        QCOMPARE(others->itemText(0), QStringLiteral("Three apart"));
        auto *rule = childOf<QLineEdit>(form, "rule");
        rule->setText(QStringLiteral("three-apart or"));
        others->setCurrentIndex(others->findData(QStringLiteral("renban")));
        emit others->activated(others->currentIndex());
        QCOMPARE(rule->text(), QStringLiteral("three-apart or renban"));
        QVERIFY(!form.problem());
        QVERIFY2(
            childOf<QPlainTextEdit>(form, "demand")->placeholderText().endsWith(QLatin1String("or renban")),
            qPrintable(childOf<QPlainTextEdit>(form, "demand")->placeholderText()));
        QTest::keyClicks(rule, QStringLiteral(" and moon"));
        QCOMPARE(form.problem()->error.column, 26);
        QVERIFY(childOf<QLabel>(form, "state")->text().contains(QLatin1String("character 27")));
    }

    /// A rule that combines a changed kind is changed, too.
    void combinedKindsFollowAChange()
    {
        const OwnKindDefinition both{
            .id = "both", .name = "Both", .form = OwnForm::Together, .rule = "three-apart or renban"};
        OwnKindsDialog dialog({both, threeApart()}, {});
        dialog.showKind(1);
        auto *rule = childOf<QLineEdit>(dialog, "rule");
        rule->setText(QString());
        QTest::keyClicks(rule, QStringLiteral("|a - b| >= 4"));
        QCOMPARE(dialog.changes().size(), std::size_t(2));
        rule->setText(QString());
        QTest::keyClicks(rule, QStringLiteral("|a - b| >= 3"));
        QVERIFY(dialog.changes().empty());
    }

    void onlyFieldsThatCountAreShown()
    {
        OwnKindForm form;
        form.setDefinition(threeApart());
        QVERIFY(childOf<QLineEdit>(form, "start")->isHidden());
        auto *about = childOf<QComboBox>(form, "form");
        about->setCurrentIndex(about->findData(static_cast<int>(OwnForm::Running)));
        emit about->activated(about->currentIndex());
        QVERIFY(!childOf<QLineEdit>(form, "start")->isHidden());
        QVERIFY(form.findChild<PairTable *>()->isHidden());
        QVERIFY(!form.problem()); // an example, because nobody has typed the rule before
    }

    void eachProblemHasItsWords()
    {
        std::set<QString> words;
        for (int kind = 0; kind <= static_cast<int>(OwnKindProblem::Kind::TooLong); ++kind) {
            const OwnKindProblem problem{.kind = static_cast<OwnKindProblem::Kind>(kind),
                                         .error = {ExpressionError::Kind::UnknownName, 3, "c"}};
            words.insert(ownKindProblemText(problem));
        }
        QCOMPARE(static_cast<int>(words.size()), static_cast<int>(OwnKindProblem::Kind::TooLong) + 1);
        for (int kind = 0; kind <= static_cast<int>(ExpressionError::Kind::WholeBoard); ++kind)
            words.insert(
                expressionErrorText({static_cast<ExpressionError::Kind>(kind), 3, "c"}, OwnForm::Pair));
        QVERIFY(!words.contains(QString()));
        for (const OwnKindDefinition &example : exampleKinds()) {
            QString rule = QString::fromStdString(example.rule);
            if (example.form != OwnForm::Pattern)
                rule.replace("!=", "≠").replace("<=", "≤").replace(">=", "≥").replace("*", "×");
            const QString demand = proposedDemand(example, QStringLiteral("k"));
            QVERIFY2(example.form == OwnForm::Together || demand.contains(rule), qPrintable(demand));
        }
    }

    /// The rules on the board follow their kind, and the tool offers it.
    void theBoardFollowsItsKinds()
    {
        const QTemporaryDir folder;
        const QString file = folder.filePath(QStringLiteral("kinds.json"));
        OwnKindStore(file).save({threeApart()});
        Board board(Puzzle(Geometry::withBoxes({3, 3})));
        board.puzzle.constraints = {{ownKind(threeApart()), {0, 1, 2}}};
        Document document(board);
        BoardEditor editor(document);
        QWidget window;
        BoardView view(document, editor);
        RuleTool tool(document, view);
        OwnKindsController controller(document, tool, file, &window);
        QVERIFY(tool.findChild<QComboBox *>(QStringLiteral("kinds"))->findText(QStringLiteral("Three apart"))
                > 0);
        CommandActions actions(window);
        controller.connectCommands(actions);
        QTimer::singleShot(0, [] {
            auto *dialog = qobject_cast<OwnKindsDialog *>(QApplication::activeModalWidget());
            auto *rule = childOf<QLineEdit>(*dialog, "rule");
            rule->setText(QString());
            QTest::keyClicks(rule, QStringLiteral("a < b"));
            dialog->accept();
        });
        actions.action(Command::OwnKinds)->trigger();
        QCOMPARE(definitionOf(*document.board().puzzle.constraints.front().variant)->rule,
                 std::string("a < b"));
        QCOMPARE(OwnKindStore(file).definitions().front().rule, std::string("a < b"));
        document.undoStack().undo();
        QCOMPARE(document.board(), board);
    }

    void shortNamesAreOfLettersAndHyphens_data()
    {
        QTest::addColumn<QString>("name");
        QTest::addColumn<QString>("id");
        QTest::newRow("words") << "Three apart"
                               << "three-apart";
        QTest::newRow("accents") << "Été Grün"
                                 << "ete-grun";
        QTest::newRow("signs") << "  A + B!  "
                               << "a-b";
        QTest::newRow("a digit first") << "3 apart"
                                       << "own-3-apart";
        QTest::newRow("no letter") << "数独"
                                   << "own-kind";
    }

    void shortNamesAreOfLettersAndHyphens()
    {
        QFETCH(QString, name);
        QFETCH(QString, id);
        QCOMPARE(QString::fromStdString(shortNameOf(name)), id);
    }
};

ADD_TEST(QApplication, TestOwnKindsDialog)

} // namespace sudoku::tst_ownkindsdialog

#include "tst_ownkindsdialog.moc"
