// Covers ui/ask/solving: detailspanel, solverchooser

#include <QApplication>
#include <QDialogButtonBox>
#include <QFileInfo>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QPushButton>
#include <QTemporaryDir>
#include <QTest>
#include <QTreeWidget>

#include "core/sat/solverkinds.h"
#include "tests/fakesolver.h"
#include "tests/testprogram.h"
#include "ui/ask/solving/solverchoice.h"
#include "ui/ask/solving/solverdialog.h"
#include "ui/base/settings.h"
#include "ui/text/strings.h"

namespace sudoku::tst_solverdialog {

/// A dialog with its fields by name.
struct Bench
{
    explicit Bench(Settings &settings) : dialog(settings)
    {
        dialog.show();
        table = dialog.findChild<QTreeWidget *>("solvers");
        name = dialog.findChild<QLineEdit *>("name");
        command = dialog.findChild<QLineEdit *>("command");
        result = dialog.findChild<QLabel *>("result");
    }

    QPushButton *button(const QString &text) const
    {
        for (QPushButton *one : dialog.findChildren<QPushButton *>())
            if (one->text() == text)
                return one;
        return nullptr;
    }

    /// The menu "Add", filled; its last entry is for a program that nobody knows.
    QMenu *addMenu() const
    {
        QMenu *menu = button("&Add")->menu();
        emit menu->aboutToShow();
        return menu;
    }

    void add(const QString &text)
    {
        addMenu()->actions().constLast()->trigger();
        command->clear();
        QTest::keyClicks(command, text);
    }

    bool canAccept() const
    {
        return dialog.findChild<QDialogButtonBox *>()->button(QDialogButtonBox::Ok)->isEnabled();
    }

    SolverDialog dialog;
    QTreeWidget *table;
    QLineEdit *name;
    QLineEdit *command;
    QLabel *result;
};

class TestSolverDialog : public QObject
{
    Q_OBJECT

    QTemporaryDir m_folder;
    FakeSolvers m_fakes;
    QString m_file;

private slots:
    void init()
    {
        m_file = m_folder.filePath("settings.ini");
        QFile::remove(m_file);
    }

    void beginsWithTheUsualSolver()
    {
        Settings settings(m_file);
        QCOMPARE(chosenSolver(settings).id, raceKind().id);
        const Bench bench(settings);
        QCOMPARE(bench.table->topLevelItemCount(), static_cast<int>(solverKinds().size()));
        QCOMPARE(bench.table->currentItem()->text(0), toQString(raceKind().name));
        QVERIFY(!bench.name->isEnabled());
        QVERIFY(!bench.command->isEnabled());
        QVERIFY(!bench.button("&Remove")->isEnabled());
        QVERIFY(bench.button("&Test")->isEnabled());
        QVERIFY(bench.canAccept());
        QCOMPARE(bench.dialog.focusWidget(), bench.table);
    }

    void choosesABuiltInSolver()
    {
        for (int i = 0; i < static_cast<int>(solverKinds().size()); ++i) {
            Settings settings(m_file);
            Bench bench(settings);
            bench.table->setCurrentItem(bench.table->topLevelItem(i));
            bench.dialog.accept();
            QCOMPARE(chosenSolver(Settings(m_file)).id, solverKinds()[i].id);
        }
    }

    void addsEditsAndRemovesPrograms()
    {
        const QString fake = m_fakes.make("fake solver", "exit 20");
        const QString command = "\"" + fake + "\" {cnf}";
        {
            Settings settings(m_file);
            Bench bench(settings);
            bench.addMenu()->actions().constLast()->trigger();
            QCOMPARE(bench.dialog.focusWidget(), bench.name);
            QVERIFY(!bench.canAccept()); // a command is missing
            bench.name->selectAll();
            QTest::keyClicks(bench.name, "Mine");
            QTest::keyClicks(bench.command, command);
            QVERIFY(bench.canAccept());
            QCOMPARE(bench.table->currentItem()->text(0), "Mine");
            bench.add("other {cnf}");
            bench.table->setCurrentItem(bench.table->topLevelItem(bench.table->topLevelItemCount() - 2));
            bench.dialog.accept();
        }
        Settings settings(m_file);
        QCOMPARE(settings.solverPrograms().size(), 2u);
        QCOMPARE(settings.solverPrograms().front(), (SolverProgram{"Mine", command}));
        QCOMPARE(chosenSolver(settings).name, "Mine");
        QCOMPARE(chosenSolver(settings).id, command.toStdString());

        Bench bench(settings);
        QCOMPARE(bench.name->text(), "Mine");
        QCOMPARE(bench.command->text(), command);
        QTest::mouseClick(bench.button("&Remove"), Qt::LeftButton);
        bench.dialog.accept();
        QCOMPARE(settings.solverPrograms().size(), 1u);
        QVERIFY(chosenSolver(settings).name != "Mine");
    }

    void twoSolversOfOneNameAreRefused()
    {
        Settings settings(m_file);
        Bench bench(settings);
        bench.add("picosat {cnf}");
        bench.name->clear();
        QTest::keyClicks(bench.name, "mine");
        bench.add("kissat {cnf}");
        bench.name->clear();
        QTest::keyClicks(bench.name, "Mine");
        QCOMPARE(bench.result->text(), "Two solvers have the name Mine. Give one of them another name.");
        QVERIFY(!bench.canAccept());
        bench.dialog.accept();
        QVERIFY(bench.dialog.isVisible());
        QTest::keyClicks(bench.name, "2");
        QVERIFY(bench.canAccept());
        QCOMPARE(bench.result->text(), "");
        bench.name->clear();
        QTest::keyClicks(bench.name, "MiniSat"); // which is built in
        QVERIFY(!bench.canAccept());
        bench.name->clear();
        QTest::keyClicks(bench.name, "Third");
        bench.command->clear();
        QTest::keyClicks(bench.command, "picosat {cnf}");
        QCOMPARE(bench.result->text(), "mine and Third have the same command. Remove one of them.");
        QVERIFY(!bench.canAccept());
    }

    void cancelChangesNothing()
    {
        Settings settings(m_file);
        Bench bench(settings);
        bench.add("other {cnf}");
        bench.dialog.reject();
        QVERIFY(settings.solverPrograms().empty());
        QVERIFY(settings.solver().isEmpty());
    }

    void aProgramThatIsForgottenIsNotUsed()
    {
        Settings settings(m_file);
        settings.setSolver("nobody {cnf}");
        QCOMPARE(chosenSolver(settings).id, raceKind().id);
    }

    void offersWhatIsInstalledOnce()
    {
        Settings settings(m_file);
        Bench bench(settings);
        const auto offered = [&] { return static_cast<int>(bench.addMenu()->actions().size()); };
        const int before = offered();
        QCOMPARE(before, static_cast<int>(installedPrograms().size()) + 2); // a separator, and any other
        if (installedPrograms().empty())
            return;
        bench.addMenu()->actions().constFirst()->trigger();
        QCOMPARE(bench.command->text(), installedPrograms().front().command);
        QCOMPARE(offered(), before - 1);
    }

    void tests_data()
    {
        QTest::addColumn<QByteArray>("script");
        QTest::addColumn<QString>("text");
        QTest::newRow("fails") << QByteArray("echo broken >&2; exit 1") << "it said: broken";
        QTest::newRow("lies") << QByteArray("exit 20") << "It gave a wrong answer";
    }

    void tests()
    {
        QFETCH(QByteArray, script);
        QFETCH(QString, text);
        Settings settings(m_file);
        Bench bench(settings);
        bench.add(m_fakes.make("fake", script) + " {cnf}");
        QTest::mouseClick(bench.button("&Test"), Qt::LeftButton);
        QVERIFY(!bench.button("&Test")->isEnabled());
        QTRY_VERIFY_WITH_TIMEOUT(bench.result->text().contains(text), 20'000);
        QVERIFY(bench.button("&Test")->isEnabled());
    }

    void testsWhatIsBuiltInAndInstalled()
    {
        Settings settings(m_file);
        Bench bench(settings);
        for (const SolverProgram &program : installedPrograms())
            bench.add(program.command);
        for (int i = 0; i < bench.table->topLevelItemCount(); ++i) {
            bench.table->setCurrentItem(bench.table->topLevelItem(i));
            QTest::mouseClick(bench.button("&Test"), Qt::LeftButton);
            QTRY_VERIFY2_WITH_TIMEOUT(bench.result->text().startsWith("It works"),
                                      qPrintable(bench.result->text()), 20'000);
        }
    }

    void aTestEndsWithTheDialog()
    {
        const QString number = m_fakes.path("number");
        const QByteArray endless = "echo $$ >" + number.toUtf8() + "; exec sleep 1000";
        Settings settings(m_file);
        {
            Bench bench(settings);
            bench.add(m_fakes.make("fake", endless) + " {cnf}");
            QTest::mouseClick(bench.button("&Test"), Qt::LeftButton);
            QTRY_VERIFY_WITH_TIMEOUT(QFileInfo(number).size() > 0, 20'000);
            QVERIFY(!isGone(number));
        }
        QTRY_VERIFY_WITH_TIMEOUT(isGone(number), 20'000);
    }

    void keysAloneAreEnough()
    {
        Settings settings(m_file);
        Bench bench(settings);
        QTest::keyClick(bench.table, Qt::Key_End);
        QTest::keyClick(&bench.dialog, Qt::Key_Return);
        QCOMPARE(bench.dialog.result(), static_cast<int>(QDialog::Accepted));
        QCOMPARE(chosenSolver(settings).id, solverKinds().back().id);
    }
};

ADD_TEST(QApplication, TestSolverDialog)

} // namespace sudoku::tst_solverdialog

#include "tst_solverdialog.moc"
