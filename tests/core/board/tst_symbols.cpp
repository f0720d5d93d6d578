#include <QTest>

#include "core/board/symbols.h"
#include "tests/testprogram.h"

#include <set>

namespace sudoku::tst_symbols {

class TestSymbols : public QObject
{
    Q_OBJECT

private slots:
    void everySetIsFoundByItsId()
    {
        std::set<std::string_view> ids;
        for (const SymbolSet &set : symbolSets()) {
            QVERIFY(ids.insert(set.id).second);
            QCOMPARE(findSymbolSet(set.id), &set);
            QVERIFY(!set.name.empty());
            QVERIFY(set.maxDigit() >= 25);
        }
        QVERIFY(findSymbolSet("B") == nullptr);
        QVERIFY(findSymbolSet("") == nullptr);
    }

    void standInTheDocumentedOrder()
    {
        std::vector<std::string_view> ids;
        for (const SymbolSet &set : symbolSets())
            ids.push_back(set.id);
        QVERIFY((ids == std::vector<std::string_view>{"numbers", "1-9A", "A", "0-9A"}));
    }

    void symbols_data()
    {
        QTest::addColumn<QByteArray>("id");
        QTest::addColumn<int>("digit");
        QTest::addColumn<QByteArray>("symbol");
        QTest::newRow("1") << QByteArray("numbers") << 1 << QByteArray("1");
        QTest::newRow("25") << QByteArray("numbers") << 25 << QByteArray("25");
        QTest::newRow("9 of 1-9A") << QByteArray("1-9A") << 9 << QByteArray("9");
        QTest::newRow("10 of 1-9A") << QByteArray("1-9A") << 10 << QByteArray("A");
        QTest::newRow("16 of 1-9A") << QByteArray("1-9A") << 16 << QByteArray("G");
        QTest::newRow("25 of 1-9A") << QByteArray("1-9A") << 25 << QByteArray("P");
        QTest::newRow("1 of A") << QByteArray("A") << 1 << QByteArray("A");
        QTest::newRow("16 of A") << QByteArray("A") << 16 << QByteArray("P");
        QTest::newRow("25 of A") << QByteArray("A") << 25 << QByteArray("Y");
        QTest::newRow("1 of 0-9A") << QByteArray("0-9A") << 1 << QByteArray("0");
        QTest::newRow("10 of 0-9A") << QByteArray("0-9A") << 10 << QByteArray("9");
        QTest::newRow("11 of 0-9A") << QByteArray("0-9A") << 11 << QByteArray("A");
        QTest::newRow("25 of 0-9A") << QByteArray("0-9A") << 25 << QByteArray("O");
    }

    void symbols()
    {
        QFETCH(QByteArray, id);
        QFETCH(int, digit);
        QFETCH(QByteArray, symbol);
        const SymbolSet *set = findSymbolSet(id.toStdString());
        QVERIFY(set != nullptr);
        QCOMPARE(QByteArray::fromStdString(set->symbol(digit)), symbol);
        if (set->isNumeric())
            return;
        QCOMPARE(set->digitOf(symbol[0]), digit);
        QCOMPARE(set->digitOf(symbol.toLower()[0]), digit);
    }

    void everySymbolIsReadBack()
    {
        for (const SymbolSet &set : symbolSets())
            for (Digit digit = 1; digit <= set.maxDigit() && !set.isNumeric(); ++digit)
                QCOMPARE(set.digitOf(set.symbol(digit).front()), digit);
    }

    void otherCharactersAreNoDigits()
    {
        for (const SymbolSet &set : symbolSets()) {
            for (const char character :
                 {'.', '_', '*', ' ', 'Z', 'z', '@', '[', '`', '{', '/', ':', '\0', '\xe4'})
                QCOMPARE(set.digitOf(character), noDigit);
            QCOMPARE(set.digitOf('0'), set.id == "0-9A" ? 1 : noDigit);
        }
    }
};

ADD_TEST_WITHOUT_APPLICATION(TestSymbols)

} // namespace sudoku::tst_symbols

#include "tst_symbols.moc"
