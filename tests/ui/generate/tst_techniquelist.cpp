#include <QApplication>
#include <QDialog>
#include <QLineEdit>
#include <QPushButton>
#include <QSignalSpy>
#include <QTest>
#include <QTimer>
#include <QTreeWidget>

#include "core/hints/techniques.h"
#include "tests/testprogram.h"
#include "ui/generate/techniquechooser.h"
#include "ui/generate/techniquelist.h"

namespace sudoku::tst_techniquelist {

class TestTechniqueList : public QObject
{
    Q_OBJECT

private slots:
    void searchesAndChoosesOne()
    {
        TechniqueList list(TechniqueList::Choice::OneOfThem);
        QVERIFY(list.chosen().empty());
        QTest::keyClicks(list.findChild<QLineEdit *>(), "xy-w");
        QCOMPARE(list.chosen(), std::vector{findTechnique("xy-wing")});
        auto *table = list.findChild<QTreeWidget *>();
        for (int i = 0; i < table->topLevelItemCount(); ++i) {
            QVERIFY(table->topLevelItem(i)->text(0) != "Death Blossom"); // off by default
            QCOMPARE(table->topLevelItem(i)->isHidden(),
                     !table->topLevelItem(i)->text(0).contains("xy-w", Qt::CaseInsensitive));
        }
        list.findChild<QLineEdit *>()->setText("no such technique");
        QVERIFY(list.chosen().empty());
    }

    void noNameIsCut()
    {
        for (const auto choice : {TechniqueList::Choice::OneOfThem, TechniqueList::Choice::Several}) {
            TechniqueList list(choice);
            list.resize(list.minimumSizeHint().width(), 400);
            list.show();
            auto *table = list.findChild<QTreeWidget *>();
            for (int i = 0; i < table->topLevelItemCount(); ++i) {
                const QString name = table->topLevelItem(i)->text(0);
                QVERIFY2(table->columnWidth(0) > table->fontMetrics().horizontalAdvance(name),
                         qPrintable(name));
            }
        }
    }

    void severalAreChecked()
    {
        TechniqueList list(TechniqueList::Choice::Several);
        const std::vector wanted{findTechnique("x-wing"), findTechnique("death-blossom")};
        list.setChosen(wanted);
        QCOMPARE(list.chosen(), wanted);
        list.setChosen({});
        QVERIFY(list.chosen().empty());
    }

    void aButtonOpensTheList()
    {
        TechniqueChooser button("Techniques", "any");
        QCOMPARE(button.text(), "any");
        const QSignalSpy changed(&button, &TechniqueChooser::changed);
        QTimer::singleShot(0, &button, [] {
            QWidget *dialog = QApplication::activeModalWidget();
            auto *table = dialog->findChild<QTreeWidget *>();
            table->findItems("X-Wing", Qt::MatchExactly).front()->setCheckState(0, Qt::Checked);
            QTest::keyClick(dialog, Qt::Key_Return);
        });
        button.click();
        QCOMPARE(button.text(), "X-Wing");
        QCOMPARE(button.ids(), QStringList("x-wing"));
        QCOMPARE(changed.size(), 1);
        button.setIds({"unknown", "xy-wing", "x-wing"});
        QCOMPARE(button.text(), "XY-Wing and X-Wing");
    }
};

ADD_TEST(QApplication, TestTechniqueList)

} // namespace sudoku::tst_techniquelist

#include "tst_techniquelist.moc"
