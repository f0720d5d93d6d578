#include <QDialog>
#include <QTest>
#include <QVBoxLayout>

#include "tests/testprogram.h"
#include "ui/base/searchfield.h"

namespace sudoku::tst_searchfield {

class TestSearchField : public QObject
{
    Q_OBJECT

private slots:
    void escapeClearsAndThenLeaves()
    {
        QDialog dialog;
        auto *field = new SearchField("Search", "Search puzzles");
        auto *layout = new QVBoxLayout(&dialog);
        layout->addWidget(field);
        dialog.show();
        QTest::keyClicks(field, "12");
        QCOMPARE(field->text(), "12");
        QTest::keyClick(field, Qt::Key_Escape);
        QCOMPARE(field->text(), "");
        QVERIFY(dialog.isVisible());
        QTest::keyClick(field, Qt::Key_Escape);
        QVERIFY(!dialog.isVisible());
    }

    void namesWhatItSearches()
    {
        const SearchField field("Search", "Search puzzles");
        QCOMPARE(field.placeholderText(), "Search");
        QCOMPARE(field.accessibleName(), "Search puzzles");
        QVERIFY(field.isClearButtonEnabled());
    }
};

ADD_TEST(QApplication, TestSearchField)

} // namespace sudoku::tst_searchfield

#include "tst_searchfield.moc"
