#include <QTest>

#include "tests/testprogram.h"

#include "core/board/memo.h"

#include <string>

namespace sudoku::tst_memo {

/// Makes numbers and texts, and counts how many.
class TestMemo : public QObject
{
    Q_OBJECT

    int m_made = 0;

    int number(const Memo &memo, int wanted, int which = 0)
    {
        return *memo.last<int>([&](int kept) { return kept == wanted; },
                               [&] {
                                   ++m_made;
                                   return std::make_shared<int>(wanted);
                               },
                               which);
    }

private slots:
    void init() { m_made = 0; }

    void theLastIsKept()
    {
        const Memo memo;
        QCOMPARE(number(memo, 1), 1);
        QCOMPARE(number(memo, 1), 1);
        QCOMPARE(m_made, 1);
        QCOMPARE(number(memo, 2), 2);
        QCOMPARE(number(memo, 1), 1);
        QCOMPARE(m_made, 3);
    }

    void typesAndNumbersAreApart()
    {
        const Memo memo;
        number(memo, 1);
        number(memo, 2, 1);
        const auto text = memo.last<std::string>([](const std::string &) { return true; },
                                                 [] { return std::make_shared<std::string>("text"); });
        QCOMPARE(*text, std::string("text"));
        number(memo, 1);
        number(memo, 2, 1);
        QCOMPARE(m_made, 2);
    }

    void copiesShareWhatIsKept()
    {
        const Memo memo;
        const Memo copy = memo;
        number(memo, 1);
        number(copy, 1);
        QCOMPARE(m_made, 1);
        number(Memo(), 1);
        QCOMPARE(m_made, 2);
    }

    void nothingIsKeptOfNothing()
    {
        const Memo memo;
        const auto nothing = memo.last<int>([](int) { return true; }, [] { return std::shared_ptr<int>(); });
        QVERIFY(!nothing);
        number(memo, 1);
        QCOMPARE(m_made, 1);
    }

    void noneKeepsNothing()
    {
        const Memo none = Memo::none();
        QCOMPARE(number(none, 1), 1);
        QCOMPARE(number(none, 1), 1);
        QCOMPARE(m_made, 2);
    }
};

ADD_TEST_WITHOUT_APPLICATION(TestMemo)

} // namespace sudoku::tst_memo

#include "tst_memo.moc"
