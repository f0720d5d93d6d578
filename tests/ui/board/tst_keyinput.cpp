#include <QApplication>
#include <QKeyEvent>
#include <QTest>

#include "tests/testdata.h"
#include "tests/testprogram.h"
#include "ui/board/keyinput.h"

namespace sudoku::tst_keyinput {

using Kind = KeyInput::Kind;

std::optional<KeyInput> inputOf(int key, Qt::KeyboardModifiers modifiers, const SymbolSet &symbols,
                                int digitCount)
{
    return keyInput(QKeyEvent(QEvent::KeyPress, key, modifiers), symbols, digitCount);
}

/// "figure 3", "symbol 12 corner", "blank", "clear", "back", "nothing".
QString inputText(int key, Qt::KeyboardModifiers modifiers, const char *symbolsId, int digitCount)
{
    const auto input = inputOf(key, modifiers, *findSymbolSet(symbolsId), digitCount);
    if (!input)
        return "nothing";
    if (input->kind == Kind::Blank)
        return "blank";
    if (input->kind == Kind::Clear)
        return "clear";
    if (input->kind == Kind::Back)
        return "back";
    const QString what = input->kind == Kind::Figure ? "figure" : "symbol";
    QString mode;
    if (input->mode)
        mode = *input->mode == InputMode::CornerMark   ? " corner"
               : *input->mode == InputMode::CentreMark ? " centre"
                                                       : " value";
    return QString("%1 %2%3").arg(what).arg(input->value).arg(mode);
}

int keyOf(char symbol)
{
    return symbol; // Qt's keys of figures and letters are their characters
}

class TestKeyInput : public QObject
{
    Q_OBJECT

private slots:
    void everySymbolIsTypedAsItIsShown_data()
    {
        QTest::addColumn<const SymbolSet *>("symbols");
        QTest::addColumn<int>("size");
        for (const SymbolSet &symbols : symbolSets())
            for (const int size : {4, 6, 8, 9, 10, 12, 16, 20, 25})
                QTest::addRow("%s %d", symbols.id.data(), size) << &symbols << size;
    }

    void everySymbolIsTypedAsItIsShown()
    {
        QFETCH(const SymbolSet *, symbols);
        QFETCH(int, size);
        if (symbols->isNumeric()) {
            for (int figure = 0; figure <= 9; ++figure) {
                const auto input = inputOf(Qt::Key_0 + figure, Qt::NoModifier, *symbols, size);
                QVERIFY(input && input->kind == Kind::Figure && !input->mode);
                QCOMPARE(input->value, figure);
            }
            return;
        }
        for (Digit digit = 1; digit <= size; ++digit) {
            const int key = keyOf(symbols->characters[digit - 1]);
            const auto input = inputOf(key, Qt::NoModifier, *symbols, size);
            QVERIFY(input && input->kind == Kind::Symbol && !input->mode);
            QCOMPARE(input->value, digit);
        }
    }

    void keysBeyondTheBoardMeanNothing_data() { everySymbolIsTypedAsItIsShown_data(); }

    void keysBeyondTheBoardMeanNothing()
    {
        QFETCH(const SymbolSet *, symbols);
        QFETCH(int, size);
        for (std::size_t i = size; i < symbols->characters.size(); ++i)
            QVERIFY(!inputOf(keyOf(symbols->characters[i]), Qt::NoModifier, *symbols, size));
        QVERIFY(!inputOf(Qt::Key_Z, Qt::NoModifier, *symbols, size));
        QVERIFY(!inputOf(Qt::Key_Tab, Qt::NoModifier, *symbols, size));
        QVERIFY(!inputOf(Qt::Key_Left, Qt::NoModifier, *symbols, size));
        QVERIFY(!inputOf(Qt::Key_F9, Qt::NoModifier, *symbols, size));
    }

    void altIsTenMore_data() { everySymbolIsTypedAsItIsShown_data(); }

    void altIsTenMore()
    {
        QFETCH(const SymbolSet *, symbols);
        QFETCH(int, size);
        for (int figure = 0; figure <= 9; ++figure) {
            const auto input = inputOf(Qt::Key_0 + figure, Qt::AltModifier, *symbols, size);
            QCOMPARE(input.has_value(), 10 + figure <= size);
            if (input) {
                QVERIFY(input->kind == Kind::Symbol);
                QCOMPARE(input->value, 10 + figure);
            }
        }
    }

    void modifiersChooseTheInputMode_data();
    void modifiersChooseTheInputMode()
    {
        QFETCH(int, key);
        QFETCH(Qt::KeyboardModifiers, modifiers);
        QFETCH(QByteArray, symbols);
        QFETCH(QString, expected);
        QCOMPARE(inputText(key, modifiers, symbols, 25), expected);
    }

    void keypadIsLikeTheUpperRow()
    {
        QCOMPARE(inputText(Qt::Key_7, Qt::KeypadModifier, "numbers", 9), "figure 7");
        QCOMPARE(inputText(Qt::Key_2, Qt::KeypadModifier | Qt::ControlModifier, "numbers", 9),
                 "figure 2 centre");
        QCOMPARE(inputText(Qt::Key_Delete, Qt::KeypadModifier, "numbers", 9), "clear");
    }
};

void TestKeyInput::modifiersChooseTheInputMode_data()
{
    QTest::addColumn<int>("key");
    QTest::addColumn<Qt::KeyboardModifiers>("modifiers");
    QTest::addColumn<QByteArray>("symbols");
    QTest::addColumn<QString>("expected");
    const auto add = [](const char *name, int key, Qt::KeyboardModifiers modifiers, const char *symbols,
                        const char *expected) {
        QTest::newRow(name) << key << modifiers << QByteArray(symbols) << expected;
    };
    const auto shift = Qt::ShiftModifier;
    const auto ctrl = Qt::ControlModifier;
    const auto alt = Qt::AltModifier;
    add("Shift+3", Qt::Key_3, shift, "numbers", "figure 3 corner");
    add("Ctrl+3", Qt::Key_3, ctrl, "numbers", "figure 3 centre");
    add("Shift+Alt+3", Qt::Key_3, shift | alt, "numbers", "symbol 13 corner");
    add("Ctrl+Alt+3", Qt::Key_3, ctrl | alt, "numbers", "symbol 13 centre");
    add("Shift+3 of 1-9A", Qt::Key_3, shift, "1-9A", "symbol 3 corner");
    add("Ctrl+3 of 1-9A", Qt::Key_3, ctrl, "1-9A", "symbol 3 centre");
    add("Ctrl+3 of 0-9A", Qt::Key_3, ctrl, "0-9A", "symbol 4 centre");
    add("0 of numbers", Qt::Key_0, {}, "numbers", "figure 0");
    add("0 of 1-9A", Qt::Key_0, {}, "1-9A", "blank");
    add("0 of 0-9A", Qt::Key_0, {}, "0-9A", "symbol 1");
    add("0 of A", Qt::Key_0, {}, "A", "blank");
    add("3 of A", Qt::Key_3, {}, "A", "nothing");
    add("Shift+C of A", Qt::Key_C, shift, "A", "symbol 3"); // a capital letter
    add("Ctrl+C", Qt::Key_C, ctrl, "A", "nothing");         // the desktop's
    add("Alt+C", Qt::Key_C, alt, "A", "nothing");           // a menu's
    add("Ctrl+V", Qt::Key_V, ctrl, "A", "nothing");
    add("Meta+C", Qt::Key_C, Qt::MetaModifier, "A", "nothing");
    add("Delete", Qt::Key_Delete, {}, "numbers", "clear");
    add("Backspace", Qt::Key_Backspace, {}, "A", "back");
    add("Ctrl+Backspace", Qt::Key_Backspace, ctrl, "numbers", "nothing"); // fits the board to the window
    add("Alt+Backspace", Qt::Key_Backspace, alt, "numbers", "nothing");
}

ADD_TEST(QApplication, TestKeyInput)

} // namespace sudoku::tst_keyinput

#include "tst_keyinput.moc"
