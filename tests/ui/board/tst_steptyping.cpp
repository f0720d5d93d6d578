#include <QApplication>

#include "tests/testprogram.h"
#include "tests/ui/board/typist.h"

namespace sudoku::tst_steptyping {

using namespace typist;

struct Case
{
    const char *name;
    int size;
    const char *keys;  ///< see press()
    const char *row;   ///< the first digits of the board, as numbers; "." is blank
    const char *cells; ///< where the cursor is then: "r1c4"; "r1c1-r1c2" where more is selected
};

constexpr Case puzzleCases[] = {
    // Up to 9 each digit is a key, and Space is a blank.
    {"a row as it is read", 9, "53..7.6.1", "5 3 . . 7 . 6 . 1", "r2c1"},
    {"blanks by 0", 9, "530070601", "5 3 . . 7 . 6 . 1", "r2c1"},
    {"blanks by Space", 9, "53  7", "5 3 . . 7", "r1c6"},
    {"Enter at the end of a row", 9, "123456789|9", "1 2 3 4 5 6 7 8 9 9", "r2c2"},
    {"Enter ends a row", 4, "12|3", "1 2 . . 3", "r2c2"},
    {"Enter ends an empty row", 4, "12||3", "1 2 . . . . . . 3", "r3c2"},
    {"Enter at the end of a row, and an empty row", 4, "1234||1", "1 2 3 4 . . . . 1", "r3c2"},
    {"Enter after blanks to the end of a row", 4, "1   |3", "1 . . . 3", "r2c2"},
    {"Enter where a move began the row", 4, "1234>{|1", "1 2 3 4 . . . . 1", "r3c2"},
    {"Enter has no row below the last", 4, "|||12|", ". . . . . . . . . . . . 1 2", "r4c3"},
    {"Backspace goes back over the end of a row", 4, "12|<3", "1 2 3", "r1c4"},
    {"Enter has no meaning for several cells", 4, "+|1", "1 1", "r1c1-r1c2"},
    {"the keypad", 9, "#5#.#7#,#8#|#9", "5 . 7 . 8 . . . . 9", "r2c2"},
    {"a blank clears", 9, "531{{{.0", ". . 1", "r1c3"},
    {"typing over", 9, "123uuu4.5", "4 . 5", "r1c4"},
    {"Backspace clears what was typed last", 9, "53<", "5 .", "r1c2"},
    {"Backspace goes on going back", 9, "53.7<<<4", "5 4", "r1c3"},
    {"Backspace has an end", 9, "53<<<<", ".", "r1c1"},
    {"Backspace after a move clears the cell there", 9, "534{{<", "5 . 4", "r1c2"},
    {"Delete clears the cell there", 9, "53x", "5 3 .", "r1c3"},
    {"undo", 9, "53u", "5 .", "r1c2"},
    {"undo and type", 9, "53u4", "5 4", "r1c3"},
    {"redo", 9, "53uur", "5 .", "r1c1"},
    {"undo of Backspace", 9, "53<u", "5 3", "r1c2"},
    {"several cells know no step", 9, "++57", "7 7 7", "r1c1-r1c3"},
    {"undo selects several cells", 9, "++5>>u", ". . .", "r1c1-r1c3"},
    {"a digit that the board has not", 8, "19.", "1 .", "r1c3"},
    {"Shift makes marks, which know no step", 9, "5^34", "5 4", "r1c3"},
    // Above 9 digits accumulate, and the cursor waits in their cell. Space always goes to the next one.
    {"the cursor waits in the cell of a number that can go on", 16, "1", "1", "r1c1"},
    {"and of one that cannot", 16, "15", "15", "r1c1"},
    {"Space goes to the next cell, after a number that can go on", 16, "1    7", "1 . . . 7", "r1c5"},
    {"and after one that cannot", 16, "15    7", "15 . . . 7", "r1c5"},
    {"and after a blank", 16, "0    7", ". . . . 7", "r1c5"},
    {"25: Space goes to the next cell", 25, "25  2  9", "25 . 2 . 9", "r1c5"},
    {"Enter ends the row with its last number", 16, "               7|8|",
     ". . . . . . . . . . . . . . . 7 8", "r2c2"},
    {"Backspace clears the number in whose cell the cursor is", 16, "7 8<9", "7 9", "r1c2"},
    {"Backspace keeps going back from a blank", 16, "7 8 0<<9", "7 9", "r1c2"},
    {"Enter ends a number", 16, "1|3", "1 3 . .", "r1c2"},
    {"Space ends a number, and no more", 16, "1 12 3 16 2 7 ", "1 12 3 16 2 7", "r1c7"},
    {"16: Enter ends a number, then a row", 16, "12||3|", "12 . . . . . . . . . . . . . . . 3", "r2c2"},
    {"Enter ends a number, and no more", 16, "1|12|3|16|2|7|", "1 12 3 16 2 7", "r1c7"},
    {"only Space where it is needed", 16, "1 1231627", "1 12 3 16 2 7", "r1c6"},
    {"a number too large begins in the next cell", 16, "171", "1 7 1", "r1c3"},
    {"25: a number too large begins in the next cell", 25, "2625126", "2 6 25 12 6", "r1c5"},
    {"blanks by the full stop", 16, "1..12.3 ", "1 . . 12 . 3", "r1c7"},
    {"blanks by the full stop, with Space", 16, "1 . . 12 . 3 ", "1 . . 12 . 3", "r1c7"},
    {"blanks by 0", 16, "12003", "12 . . 3", "r1c4"},
    {"blanks by 0, with Space", 16, "0 12 0 3", ". 12 . 3", "r1c4"},
    {"a second Space is a blank", 16, "1  12  3", "1 . 12 . 3", "r1c5"},
    {"10 and 20", 25, "102030", "10 20 3 .", "r1c4"},
    {"Alt and a digit", 16, "@2@6", "12 16", "r1c2"},
    {"Alt and a digit after an open number", 16, "1@2", "1 12", "r1c2"},
    {"moving goes where it goes", 16, "1>2>", "1 2", "r1c3"},
    {"Backspace clears an open number", 16, "3 1<", "3 .", "r1c2"},
    {"Backspace after a number that ended", 16, "3 12<", "3 .", "r1c2"},
    {"Backspace after a number that Space ended", 16, "12 3 <", "12 .", "r1c2"},
    {"Backspace only goes back over what was skipped", 16, "789{ <", "7 8 9", "r1c2"},
    {"undo takes the whole number", 16, "3 12u", "3 .", "r1c2"},
    {"undo of an open number", 16, "3 1u2 ", "3 2", "r1c3"},
    {"marks after an open number", 16, "1^32 ", "1 2", "r1c3"},
    {"the keypad's Enter", 16, "#1#|#3", "1 3", "r1c2"},
    {"several cells take one number", 16, "+12|3", "3 3", "r1c1-r1c2"},
};

constexpr Case letterCases[] = {
    {"letters", 16, "ACP.B", "1 3 16 . 2", "r1c6"},
    {"0 is a blank", 16, "A0B", "1 . 2", "r1c4"},
    {"Space is a blank", 25, "Y  B", "25 . . 2", "r1c5"},
    {"Enter ends a row", 16, "A|B", "1 . . . . . . . . . . . . . . . 2", "r2c2"},
    {"Backspace", 25, "YB<C", "25 3", "r1c3"},
    {"a letter that the board has not", 16, "AQB", "1 2", "r1c3"},
};

constexpr Case entryCases[] = {
    // the givens are . 5 . 12 . 1
    {"a given's digit may be typed", 16, "3 5 7", "3 5 7 12 . 1", "r1c3"},
    {"a given's number too", 16, "3 5 7 12 2 1 ", "3 5 7 12 2 1", "r1c7"},
    {"another digit is refused, and no step", 16, "3 6", "3 5 . 12 . 1", "r1c2"},
    {"a part of a given's number is refused", 16, "3 5 7 1 ", "3 5 7 12 . 1", "r1c4"},
    {"a given's digit that is a part of another number", 16, "3 5 7 12 2 15", "3 5 7 12 2 1", "r1c6"},
    {"Enter ends no row of entries", 16, "3 >|7 ", "3 5 7 12 . 1", "r1c4"},
    {"blanks go over givens", 16, "3 ...2 ", "3 5 . 12 2 1", "r1c6"},
    {"zeros go over givens", 16, "3 0002 ", "3 5 . 12 2 1", "r1c6"},
    {"Backspace leaves givens", 16, "3 5 7 <<", "3 5 . 12 . 1", "r1c2"},
    {"Backspace on a given", 16, ">x<", ". 5 . 12 . 1", "r1c2"},
};

template <std::size_t count>
void addCases(const Case (&cases)[count])
{
    QTest::addColumn<const Case *>("typed");
    for (const Case &each : cases)
        QTest::addRow("%d: %s", each.size, each.name) << &each;
}

/// Sequences of keys, advancing after each digit: what is on the board then, and where the cursor is.
class TestStepTyping : public QObject
{
    Q_OBJECT

private slots:
    void typesPuzzles_data() { addCases(puzzleCases); }

    void typesPuzzles()
    {
        QFETCH(const Case *, typed);
        Typist(typed->size).check(typed->keys, typed->row, typed->cells);
    }

    void typesLetters_data() { addCases(letterCases); }

    void typesLetters()
    {
        QFETCH(const Case *, typed);
        Typist(typed->size, "A").check(typed->keys, typed->row, typed->cells);
    }

    void typesEntriesAmongGivens_data() { addCases(entryCases); }

    void typesEntriesAmongGivens()
    {
        QFETCH(const Case *, typed);
        Typist typist(typed->size, "numbers", DigitRole::Entry, ". 5 . 12 . 1");
        const Grid givens = typist.document.board().puzzle.givens;
        typist.check(typed->keys, typed->row, typed->cells);
        QVERIFY(typist.document.board().puzzle.givens == givens);
    }
};

ADD_TEST(QApplication, TestStepTyping)

} // namespace sudoku::tst_steptyping

#include "tst_steptyping.moc"
