#include <QApplication>
#include <QLabel>
#include <QSet>
#include <QToolButton>

#include "tests/testprogram.h"
#include "tests/ui/board/boardviewbench.h"
#include "ui/board/filterrow.h"

#include <tuple>

namespace sudoku::tst_filterrow {

using namespace boardviewbench;

class TestFilterRow : public QObject
{
    Q_OBJECT

    static QToolButton *keyOf(const FilterRow &row, const QString &text)
    {
        for (auto *key : row.findChildren<QToolButton *>())
            if (key->text() == text)
                return key;
        return nullptr;
    }

private slots:
    void aClickShowsWhereADigitCanGo_data()
    {
        QTest::addColumn<int>("size");
        for (const int size : {4, 9, 16, 25})
            QTest::addRow("%d", size) << size;
    }

    void aClickShowsWhereADigitCanGo()
    {
        QFETCH(int, size);
        Shown shown(size);
        FilterRow row(shown.view);
        row.resize(352, row.sizeHint().height());
        row.show();
        QCOMPARE(row.findChildren<QToolButton *>().size(), size + 1);
        QToolButton *last = keyOf(row, QString::number(size));
        QTest::mouseClick(last, Qt::LeftButton);
        QCOMPARE(shown.view.filter(), (DigitFilter{.first = size}));
        QVERIFY(last->isChecked());
        QTest::mouseClick(keyOf(row, "1"), Qt::LeftButton, Qt::ControlModifier);
        QCOMPARE(shown.view.filter(), (DigitFilter{.first = size, .second = 1}));
        QVERIFY(last->isChecked() && keyOf(row, "1")->isChecked());
        QTest::mouseClick(keyOf(row, "2"), Qt::LeftButton);
        QVERIFY(!last->isChecked() && !keyOf(row, "1")->isChecked());
        QTest::mouseClick(keyOf(row, "2"), Qt::LeftButton);
        QVERIFY(!shown.view.filter().isOn() && !keyOf(row, "2")->isChecked());
    }

    void aLineCounts()
    {
        Shown shown(9);
        FilterRow row(shown.view);
        row.resize(352, row.sizeHint().height());
        row.show();
        Board board(emptyBoard(9));
        board.puzzle.givens.set(0, 4);
        shown.document.reset(board);
        const auto says = [&](const QString &text) {
            for (const QLabel *label : row.findChildren<QLabel *>())
                if (label->text() == text)
                    return true;
            return false;
        };
        shown.view.setFilter({.first = 4});
        QVERIFY(says("4: 1 placed; possible cells: 60"));
        board.centreMarks[80] = {1, 4};
        shown.document.edit(board, "Marks");
        shown.view.setFilter({.hasPairs = true});
        QVERIFY(says("Cells with two candidates: 1"));
        QVERIFY(keyOf(row, "Two marks")->isChecked());
    }

    /// Rows have the same length, and no key is too narrow for its figures.
    void keysStandInAsManyRowsAsTheyNeed()
    {
        for (const auto &[size, width, rows] : {std::tuple(9, 352, 1), std::tuple(16, 352, 2),
                                                std::tuple(16, 600, 1), std::tuple(25, 352, 3)}) {
            Shown shown(size);
            FilterRow row(shown.view);
            row.resize(width, row.sizeHint().height());
            row.show();
            row.resize(width, row.sizeHint().height());
            QSet<int> tops;
            for (int digit = 1; digit <= size; ++digit) {
                const QToolButton *key = keyOf(row, QString::number(digit));
                tops += key->y();
                QVERIFY(row.rect().contains(key->geometry()));
                QVERIFY(key->width() >= key->fontMetrics().horizontalAdvance(key->text()) + 6);
            }
            QCOMPARE(tops.size(), rows);
        }
    }

    void oneLineCountsTwoDigits()
    {
        Shown shown(9);
        FilterRow row(shown.view);
        row.resize(352, row.sizeHint().height());
        row.show();
        const int height = row.sizeHint().height();
        shown.view.setFilter({.first = 4, .second = 7});
        QCOMPARE(row.sizeHint().height(), height);
        const auto *caption = row.findChild<QLabel *>();
        QCOMPARE(caption->text(), "Possible cells: 81 for 4, 81 for 7");
        QCOMPARE(caption->accessibleName(),
                 "4: 0 placed; possible cells: 81\n7: 0 placed; possible cells: 81");
        shown.view.setFilter({});
        QCOMPARE(caption->text(), "Where a digit can still go");
    }

    void anotherBoardHasOtherKeys()
    {
        Shown shown(9);
        FilterRow row(shown.view);
        shown.view.setFilter({.first = 9});
        shown.document.reset(Board(emptyBoard(4)));
        QVERIFY(!shown.view.filter().isOn());
        QVERIFY(keyOf(row, "4") && !keyOf(row, "5"));
    }
};

ADD_TEST(QApplication, TestFilterRow)

} // namespace sudoku::tst_filterrow

#include "tst_filterrow.moc"
