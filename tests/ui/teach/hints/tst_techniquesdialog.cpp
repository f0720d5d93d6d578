#include <QApplication>
#include <QCheckBox>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QTemporaryDir>
#include <QTest>
#include <QTreeWidget>

#include "core/hints/techniques.h"
#include "tests/testprogram.h"
#include "ui/base/settings.h"
#include "ui/teach/hints/techniquesdialog.h"
#include "ui/teach/steps/techniquechoice.h"

#include <algorithm>
#include <memory>

namespace sudoku::tst_techniquesdialog {

class TestTechniquesDialog : public QObject
{
    Q_OBJECT

    QTemporaryDir m_folder;
    std::unique_ptr<Settings> m_settings;
    std::unique_ptr<TechniquesDialog> m_dialog;

    void open()
    {
        m_dialog = std::make_unique<TechniquesDialog>(*m_settings);
        m_dialog->show();
        QVERIFY(QTest::qWaitForWindowActive(m_dialog.get()));
    }
    QTreeWidget &table() { return *m_dialog->findChild<QTreeWidget *>("techniques"); }
    QTreeWidgetItem &row(const QString &name)
    {
        return *table().findItems(name, Qt::MatchExactly).constFirst();
    }
    int placeOf(const QString &name) { return table().indexOfTopLevelItem(&row(name)); }
    QLineEdit &search() { return *m_dialog->findChild<QLineEdit *>(); }
    bool followsOrder() { return m_dialog->findChild<QCheckBox *>()->isChecked(); }
    QPushButton &button(const QString &text)
    {
        for (QPushButton *each : m_dialog->findChildren<QPushButton *>())
            if (each->text().remove('&') == text)
                return *each;
        qFatal("no button %s", qPrintable(text));
    }
    bool isOn(const char *id)
    {
        const LadderChoice choice = chosenTechniques(*m_settings);
        return std::ranges::find(choice, findTechnique(id), &LadderRung::technique)->isOn;
    }

private slots:
    void init()
    {
        QFile::remove(m_folder.filePath("settings.ini"));
        m_settings = std::make_unique<Settings>(m_folder.filePath("settings.ini"));
        open();
    }
    void cleanup()
    {
        m_dialog.reset();
        m_settings.reset();
    }

    void beginsWithHodokusChoice()
    {
        QCOMPARE(table().topLevelItemCount(), static_cast<int>(hodokuChoice().size()));
        QCOMPARE(table().topLevelItem(0)->text(0), "Full House");
        QCOMPARE(row("Skyscraper").text(1), "Hard");
        QCOMPARE(row("Skyscraper").text(2), "130");
        QCOMPARE(row("Uniqueness Test 1").text(3), "assumes one solution");
        QCOMPARE(row("Nishio").checkState(0), Qt::Unchecked);
        QVERIFY(!followsOrder());
        QCOMPARE(QApplication::focusWidget(), &table());
    }

    void theSpaceBarSwitches()
    {
        table().setCurrentItem(&row("Skyscraper"));
        const QString count = m_dialog->findChild<QLabel *>("count")->text();
        QTest::keyClick(&table(), Qt::Key_Space);
        QVERIFY(m_dialog->findChild<QLabel *>("count")->text() != count);
        QVERIFY(isOn("skyscraper")); // until OK
        QTest::keyClick(m_dialog.get(), Qt::Key_Return);
        QVERIFY(!isOn("skyscraper"));
        open();
        QCOMPARE(row("Skyscraper").checkState(0), Qt::Unchecked);
    }

    void cancelKeepsTheChoice()
    {
        table().setCurrentItem(&row("Skyscraper"));
        QTest::keyClick(&table(), Qt::Key_Space);
        QTest::keyClick(m_dialog.get(), Qt::Key_Escape);
        QVERIFY(isOn("skyscraper"));
    }

    void keysAndButtonsMove()
    {
        table().setCurrentItem(&row("Naked Single"));
        QTest::keyClick(&table(), Qt::Key_Up, Qt::AltModifier);
        QCOMPARE(placeOf("Naked Single"), 0);
        QCOMPARE(table().currentItem(), &row("Naked Single"));
        QVERIFY(!button("Move Up").isEnabled());
        QTest::keyClick(&table(), Qt::Key_Up, Qt::AltModifier);
        QCOMPARE(placeOf("Naked Single"), 0);
        button("Move Down").click();
        button("Move Down").click();
        QCOMPARE(placeOf("Naked Single"), 2);
        QVERIFY(followsOrder());
        QTest::keyClick(m_dialog.get(), Qt::Key_Return);
        QCOMPARE(chosenTechniques(*m_settings)[2].technique->id, "naked-single");
        QCOMPARE(chosenStepOrder(*m_settings), StepOrder::FirstOnLadder);
    }

    void theMouseMoves()
    {
        // What a drop does; a drag of the mouse needs a desktop.
        QTreeWidgetItem *item = table().takeTopLevelItem(5);
        table().insertTopLevelItem(0, item);
        QVERIFY(followsOrder());
        QCOMPARE(table().dragDropMode(), QAbstractItemView::InternalMove);
        for (int i = 0; i < table().topLevelItemCount(); ++i) {
            QVERIFY(table().topLevelItem(i)->flags() & Qt::ItemIsDragEnabled);
            QVERIFY(!(table().topLevelItem(i)->flags() & Qt::ItemIsDropEnabled)); // only between them
        }
    }

    void typingInTheListSearches()
    {
        table().setFocus();
        QTest::keyClicks(&table(), "s");
        QCOMPARE(search().text(), "s"); // the rest goes where the keyboard is now
        QTest::keyClicks(m_dialog->focusWidget(), "ky");
        QCOMPARE(search().text(), "sky");
        QVERIFY(!row("Skyscraper").isHidden());
        QVERIFY(row("X-Wing").isHidden());
    }

    void searchFinds()
    {
        const auto visible = [this] {
            int count = 0;
            for (int i = 0; i < table().topLevelItemCount(); ++i)
                count += table().topLevelItem(i)->isHidden() ? 0 : 1;
            return count;
        };
        search().setFocus();
        QTest::keyClicks(&search(), "x-wing finned");
        QVERIFY(visible() > 1);
        QVERIFY(!row("Finned X-Wing").isHidden());
        QVERIFY(row("X-Wing").isHidden());
        QVERIFY(!button("Move Up").isEnabled()); // the current one is hidden
        search().setText("one solution");
        QVERIFY(!row("Uniqueness Test 1").isHidden());
        QVERIFY(row("Finned X-Wing").isHidden());
        search().setText("easy");
        QVERIFY(visible() >= 3);
        search().clear();
        QCOMPARE(visible(), table().topLevelItemCount());
    }

    void movesAmongWhatIsFound()
    {
        search().setText("swordfish");
        table().setCurrentItem(&row("Finned Swordfish"));
        QTest::keyClick(&table(), Qt::Key_Up, Qt::AltModifier);
        QVERIFY(!row("Finned Swordfish").isHidden());
        QCOMPARE(placeOf("Finned Swordfish") + 1, placeOf("Swordfish"));
    }

    void defaultsComeBack()
    {
        button("Sudoku Explainer's Defaults").click();
        QVERIFY(followsOrder());
        QCOMPARE(row("Nishio").checkState(0), Qt::Checked);
        QTest::keyClick(m_dialog.get(), Qt::Key_Return);
        QVERIFY(chosenTechniques(*m_settings) == explainerChoice());
        open();
        button("Everything").click();
        QVERIFY(!followsOrder());
        QCOMPARE(row("Tridagon").checkState(0), Qt::Checked);
        QTest::keyClick(m_dialog.get(), Qt::Key_Return);
        QVERIFY(chosenTechniques(*m_settings) == everythingChoice());
        open();
        button("HoDoKu's Defaults").click();
        QVERIFY(!followsOrder());
        QTest::keyClick(m_dialog.get(), Qt::Key_Return);
        QVERIFY(chosenTechniques(*m_settings) == hodokuChoice());
        QCOMPARE(m_settings->field("hints", "techniques").toString(), "");
    }

    void oddSettingsAreRead()
    {
        m_settings->setField("hints", "techniques", "no-technique -full-house \n x-wing x-wing");
        open();
        QCOMPARE(table().topLevelItemCount(), static_cast<int>(hodokuChoice().size()));
        QCOMPARE(row("Full House").checkState(0), Qt::Unchecked);
        QVERIFY(placeOf("X-Wing") > placeOf("Full House"));
        m_settings->setField("hints", "techniques", QVariantList{1, 2});
        QVERIFY(chosenTechniques(*m_settings) == hodokuChoice());
    }
};

ADD_TEST(QApplication, TestTechniquesDialog)

} // namespace sudoku::tst_techniquesdialog

#include "tst_techniquesdialog.moc"
