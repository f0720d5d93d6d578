#include <QApplication>
#include <QListWidget>
#include <QTest>

#include "tests/testprogram.h"
#include "ui/base/shorteningdelegate.h"
#include "ui/text/steptext.h"

namespace sudoku::tst_shorteningdelegate {

/// Lets the test ask what is shown.
class Probe : public ShorteningDelegate
{
public:
    using ShorteningDelegate::ShorteningDelegate;
    QString shown(const QListWidget &list, int width) const
    {
        QStyleOptionViewItem option;
        option.initFrom(&list);
        option.widget = &list;
        option.rect = QRect(0, 0, width, 24);
        initStyleOption(&option, list.model()->index(0, 0));
        return option.text;
    }
};

class TestShorteningDelegate : public QObject
{
    Q_OBJECT

private slots:
    void aNameIsShortenedOnlyWhereItWouldBeCut()
    {
        const QString name = "Locked Candidates Type 1 (Pointing)";
        QListWidget list;
        auto *item = new QListWidgetItem(name, &list);
        const Probe delegate;
        const int needed = list.fontMetrics().horizontalAdvance(name);
        QCOMPARE(delegate.shown(list, needed - 10), name); // there is no shorter one
        item->setData(shortTextRole, shortNameIn(name));
        QCOMPARE(delegate.shown(list, needed + 40), name);
        QCOMPARE(delegate.shown(list, needed - 10), "Pointing");
        QCOMPARE(list.item(0)->text(), name); // what a screen reader reads
    }

    void namesInBracketsAreShort()
    {
        QCOMPARE(shortNameIn("Locked Candidates Type 2 (Claiming)"), "Claiming");
        QCOMPARE(shortNameIn("X-Wing"), "");
        QCOMPARE(shortNameIn("Fish (of any kind) with fins"), "");
        QCOMPARE(shortNameIn(""), "");
    }

    void aRowIsMeasuredWithItsWholeText()
    {
        QListWidget list;
        auto *item = new QListWidgetItem("Locked Candidates Type 1 (Pointing)", &list);
        list.setItemDelegate(new ShorteningDelegate(&list));
        const int whole = list.sizeHintForColumn(0);
        item->setData(shortTextRole, "Pointing");
        QCOMPARE(list.sizeHintForColumn(0), whole);
    }
};

ADD_TEST(QApplication, TestShorteningDelegate)

} // namespace sudoku::tst_shorteningdelegate

#include "tst_shorteningdelegate.moc"
