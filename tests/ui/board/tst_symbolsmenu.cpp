#include <QApplication>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QPushButton>
#include <QTemporaryDir>
#include <QTest>

#include "core/board/puzzlesymbols.h"
#include "tests/testprogram.h"
#include "tests/ui/board/typist.h"
#include "ui/base/settings.h"
#include "ui/board/symbolsmenu.h"
#include "ui/board/worddialog.h"

// Covers ui/board: worddialog

namespace sudoku::tst_symbolsmenu {

using typist::Typist;

struct Fixture
{
    explicit Fixture(int size) : typist(size)
    {
        fillSymbolsMenu(menu, typist.document, typist.view, settings);
    }

    QAction *choice(const QString &id) const
    {
        const auto actions = menu.actions();
        const auto found =
            std::ranges::find_if(actions, [&](const QAction *action) { return action->data() == id; });
        return found == actions.end() ? nullptr : *found;
    }

    std::string shown() const { return std::string(typist.view.symbols().id); }

    Typist typist;
    QTemporaryDir folder;
    Settings settings{folder.filePath("settings.ini")};
    QMenu menu;
};

class TestSymbolsMenu : public QObject
{
    Q_OBJECT

private slots:
    void symbolsOfThePuzzleAreOneStepOfUndo()
    {
        Fixture fixture(9);
        QCOMPARE(fixture.shown(), std::string("numbers"));
        fixture.choice("animals")->trigger();
        QCOMPARE(fixture.shown(), std::string("animals"));
        QVERIFY(fixture.choice("animals")->isChecked());
        fixture.choice("greek")->trigger();
        QCOMPARE(fixture.shown(), std::string("greek"));
        fixture.typist.document.undoStack().undo();
        QCOMPARE(fixture.shown(), std::string("animals"));
        fixture.choice("numbers")->trigger();
        QVERIFY(!fixture.typist.document.board().info.symbols);
        fixture.typist.document.undoStack().undo();
        QCOMPARE(fixture.shown(), std::string("animals"));
        QCOMPARE(fixture.typist.document.undoStack().count(), 2);
    }

    void onlyWhatFitsIsOffered()
    {
        Fixture fixture(16);
        QVERIFY(!fixture.choice("animals")->isEnabled());
        QVERIFY(fixture.choice("greek")->isEnabled());
        QVERIFY(fixture.choice("word")->isEnabled());
    }

    void lettersOfAWordAreTyped()
    {
        Fixture fixture(8);
        Board board = fixture.typist.document.board();
        board.info.symbols = symbolsOfWord("KITCHENS").value();
        fixture.typist.document.edit(std::move(board), "symbols");
        for (const int key : {Qt::Key_S, Qt::Key_K, Qt::Key_A, Qt::Key_2})
            QTest::keyClick(&fixture.typist.view, static_cast<Qt::Key>(key));
        const Grid &givens = fixture.typist.document.board().puzzle.givens;
        QCOMPARE(givens[0], 8); // S
        QCOMPARE(givens[1], 1); // K
        QCOMPARE(givens[2], 2); // A is none of them; the second one is I
        QCOMPARE(givens[3], noDigit);
    }

    void aWordIsCheckedWhileItIsTyped_data()
    {
        QTest::addColumn<QString>("word");
        QTest::addColumn<QString>("state");
        QTest::addColumn<QString>("symbols");
        QTest::newRow("none") << QString() << "0 of 8 letters." << QString();
        QTest::newRow("begun") << "kitch"
                               << "5 of 8 letters." << QString();
        QTest::newRow("whole") << "kitchens"
                               << "Each letter is there once."
                               << "KITCHENS";
        QTest::newRow("too long") << "KITCHENSX"
                                  << "1 letter too many." << QString();
        QTest::newRow("much too long") << "KITCHENSXY"
                                       << "2 letters too many." << QString();
        QTest::newRow("a space") << "KIT C"
                                 << "A word has no spaces." << QString();
        QTest::newRow("figures") << "1234"
                                 << "A word has letters, not only figures." << QString();
        QTest::newRow("twice") << "GLASS"
                               << "The letter S is there twice." << QString();
        QTest::newRow("a dot") << "AB.C"
                               << "'.' cannot stand for a digit." << QString();
    }

    void aWordIsCheckedWhileItIsTyped()
    {
        QFETCH(QString, word);
        QFETCH(QString, state);
        QFETCH(QString, symbols);
        WordDialog dialog(8);
        auto *line = dialog.findChild<QLineEdit *>(QStringLiteral("word"));
        line->clear();
        QTest::keyClicks(line, word);
        QCOMPARE(dialog.findChild<QLabel *>(QStringLiteral("state"))->text(), state);
        QCOMPARE(dialog.symbols() != nullptr, !symbols.isEmpty());
        if (dialog.symbols())
            QCOMPARE(std::string(dialog.symbols()->id), symbols.toStdString());
    }
};

ADD_TEST(QApplication, TestSymbolsMenu)

} // namespace sudoku::tst_symbolsmenu

#include "tst_symbolsmenu.moc"
