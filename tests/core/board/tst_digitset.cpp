#include <QTest>

#include "core/board/digitset.h"
#include "tests/testprogram.h"

#include <rapidcheck.h>
#include <set>
#include <vector>

namespace sudoku::tst_digitset {

using Digits = std::set<Digit>;

DigitSet setOf(const Digits &digits)
{
    DigitSet set;
    for (const Digit digit : digits)
        set.insert(digit);
    return set;
}

Digits digitsOf(DigitSet set)
{
    Digits digits;
    for (const Digit digit : set)
        digits.insert(digit);
    return digits;
}

Digits anyDigits()
{
    return *rc::gen::container<Digits>(rc::gen::inRange(1, 32));
}

class TestDigitSet : public QObject
{
    Q_OBJECT

private slots:
    void allHasEveryDigit_data()
    {
        QTest::addColumn<int>("digitCount");
        for (int digitCount = 0; digitCount <= 31; ++digitCount)
            QTest::addRow("%d", digitCount) << digitCount;
    }

    void allHasEveryDigit()
    {
        QFETCH(int, digitCount);
        const DigitSet all = DigitSet::all(digitCount);
        QCOMPARE(all.size(), digitCount);
        QCOMPARE(all.isEmpty(), digitCount == 0);
        QCOMPARE(all.isSingle(), digitCount == 1);
        for (Digit digit = 1; digit <= 31; ++digit)
            QCOMPARE(all.contains(digit), digit <= digitCount);
        QVERIFY(!all.contains(noDigit));
    }

    void walksUpwards()
    {
        const DigitSet set{31, 1, 7, 7};
        QCOMPARE(std::vector<Digit>(set.begin(), set.end()), (std::vector<Digit>{1, 7, 31}));
        QCOMPARE(set.first(), 1);
        QVERIFY(DigitSet().begin() == DigitSet().end());
    }

    void isASetOfDigits()
    {
        QVERIFY(rc::check("what goes in comes out", [] {
            const Digits digits = anyDigits();
            RC_ASSERT(digitsOf(setOf(digits)) == digits);
            RC_ASSERT(setOf(digits).size() == static_cast<int>(digits.size()));
            RC_ASSERT(setOf(digits).isSingle() == (digits.size() == 1));
        }));
    }

    void hasTheOperationsOfSets()
    {
        QVERIFY(rc::check("union, intersection and difference, digit by digit", [] {
            const DigitSet a = setOf(anyDigits());
            const DigitSet b = setOf(anyDigits());
            for (Digit digit = 1; digit <= 31; ++digit) {
                RC_ASSERT((a | b).contains(digit) == (a.contains(digit) || b.contains(digit)));
                RC_ASSERT((a & b).contains(digit) == (a.contains(digit) && b.contains(digit)));
                RC_ASSERT((a - b).contains(digit) == (a.contains(digit) && !b.contains(digit)));
            }
            RC_ASSERT((a == b) == (digitsOf(a) == digitsOf(b)));
        }));
    }

    void insertsRemovesAndToggles()
    {
        QVERIFY(rc::check("one digit changes, the others stay", [] {
            const DigitSet before = setOf(anyDigits());
            const Digit digit = *rc::gen::inRange(1, 32);
            DigitSet inserted = before;
            inserted.insert(digit);
            RC_ASSERT(inserted == (before | DigitSet{digit}));
            DigitSet removed = before;
            removed.remove(digit);
            RC_ASSERT(removed == before - DigitSet{digit});
            DigitSet toggled = before;
            toggled.toggle(digit);
            RC_ASSERT(toggled == (before.contains(digit) ? removed : inserted));
        }));
    }
};

ADD_TEST_WITHOUT_APPLICATION(TestDigitSet)

} // namespace sudoku::tst_digitset

#include "tst_digitset.moc"
