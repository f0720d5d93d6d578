// Covers core/formats/plain: directivevalues, picturedirectives, shapedirectives
// Covers core/formats/text: crossedouttext

#include <QTest>

#include "tests/testprogram.h"

#include "core/formats/plain/directives.h"
#include "core/formats/readpuzzle.h"

#include <algorithm>

namespace sudoku::tst_directives {

std::string textOf(const DirectiveKind &kind, int size)
{
    return "# sudoku-workbench: " + std::string(kind.key) + " " + std::string(kind.example) + "\n"
           + std::string(size * size, '.') + "\n";
}

class TestDirectives : public QObject
{
    Q_OBJECT

private slots:
    void examplesAreRead_data() { addKinds(); }

    void examplesAreRead()
    {
        QFETCH(const DirectiveKind *, kind);
        const auto isRead = [kind](int size) { return readPuzzle(textOf(*kind, size)).has_value(); };
        QVERIFY(std::ranges::any_of(std::initializer_list<int>{4, 6, 9}, isRead));
    }

    void nonsenseIsRefused_data() { addKinds(); }

    void nonsenseIsRefused()
    {
        QFETCH(const DirectiveKind *, kind);
        DirectiveKind wrong = *kind;
        wrong.example = "\"nonsense"; // no text either, because the quote is open
        const TextResult result = readPuzzle(textOf(wrong, 4));
        QVERIFY(!result);
        QCOMPARE(result.error().line, 1);
    }

    void haveKeysOfTheirOwn()
    {
        std::vector<std::string_view> keys;
        for (const DirectiveKind &kind : directiveKinds())
            keys.push_back(kind.key);
        std::ranges::sort(keys);
        QVERIFY(std::ranges::adjacent_find(keys) == keys.end());
    }

private:
    static void addKinds()
    {
        QTest::addColumn<const DirectiveKind *>("kind");
        for (const DirectiveKind &kind : directiveKinds())
            QTest::newRow(std::string(kind.key).c_str()) << &kind;
    }
};

ADD_TEST_WITHOUT_APPLICATION(TestDirectives)

} // namespace sudoku::tst_directives

#include "tst_directives.moc"
