#include <QApplication>
#include <QLabel>
#include <QPushButton>
#include <QSignalSpy>
#include <QTest>

#include "tests/settle.h"
#include "tests/testprogram.h"
#include "ui/ask/verdict/storysteps.h"

#include <QEnterEvent>

namespace sudoku::tst_storysteps {

std::vector<StoryFact> factsOf(int count)
{
    std::vector<StoryFact> facts;
    for (int i = 1; i <= count; ++i)
        facts.push_back({.title = QString("2 in r%1c7").arg(i),
                         .text = QString("leaves no 2 for r4c%1").arg(i),
                         .where = "column 7",
                         .by = {{}}});
    return facts;
}

class TestStorySteps : public QObject
{
    Q_OBJECT

    static QStringList texts(const StorySteps &steps)
    {
        QStringList all;
        for (const QLabel *label : steps.findChildren<QLabel *>())
            if (label->isVisible())
                all += label->text();
        return all;
    }
    /// The rows that a screen reader finds.
    static QStringList heard(const StorySteps &steps)
    {
        QStringList names;
        for (const QWidget *row : steps.findChildren<QWidget *>(Qt::FindDirectChildrenOnly))
            if (row->isVisible() && row->accessibleName().startsWith("step"))
                names += row->accessibleName();
        return names;
    }

private slots:
    void aStepHasTwoLinesOrOne()
    {
        StorySteps steps;
        steps.show(factsOf(2));
        steps.resize(350, steps.sizeHint().height());
        QCOMPARE(texts(steps).first(3), (QStringList{"2 in r1c7", "column 7", "leaves no 2 for r4c1"}));
        QCOMPARE(heard(steps).front(), "step 1: 2 in r1c7 leaves no 2 for r4c1");
        const int height = steps.sizeHint().height();
        steps.setDetail(StorySteps::Detail::OneLine);
        settle();
        QCOMPARE(texts(steps).front(), "2 in r1c7 leaves no 2 for r4c1 (column 7)");
        QVERIFY(steps.heightForWidth(600) < height);
        QCOMPARE(heard(steps).size(), 2);
        steps.setDetail(StorySteps::Detail::Brief);
        settle();
        QCOMPARE(texts(steps).front(), "2 in r1c7 (column 7)");
        QCOMPARE(heard(steps).front(), "step 1: 2 in r1c7 leaves no 2 for r4c1");
    }

    void ofManyTheFirstAndTheLastAreShown()
    {
        StorySteps steps;
        steps.show(factsOf(7));
        QCOMPARE(heard(steps).size(), 7);
        steps.show(factsOf(10));
        settle();
        QCOMPARE(heard(steps).size(), 6);
        QVERIFY(heard(steps)[3].startsWith("step 8: "));
        auto *more = steps.findChild<QPushButton *>();
        QCOMPARE(more->text(), "… 4 more steps");
        more->click();
        settle();
        QCOMPARE(heard(steps).size(), 10);
    }

    void thePointerChoosesAStep()
    {
        StorySteps steps;
        steps.show(factsOf(3));
        QSignalSpy pointed(&steps, &StorySteps::pointedAt);
        const auto rows = steps.findChildren<QWidget *>(Qt::FindDirectChildrenOnly);
        QEnterEvent enter({1, 1}, {1, 1}, {1, 1});
        QCoreApplication::sendEvent(rows[1], &enter);
        QEvent leave(QEvent::Leave);
        QCoreApplication::sendEvent(&steps, &leave);
        QCOMPARE(pointed.count(), 2);
        QCOMPARE(pointed[0][0].toInt(), 2);
        QCOMPARE(pointed[1][0].toInt(), 0);
    }
};

ADD_TEST(QApplication, TestStorySteps)

} // namespace sudoku::tst_storysteps

#include "tst_storysteps.moc"
