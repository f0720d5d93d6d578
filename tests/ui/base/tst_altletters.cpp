#include <QComboBox>
#include <QDialog>
#include <QPushButton>
#include <QTest>
#include <QVBoxLayout>

#include "tests/activewindow.h"
#include "tests/testprogram.h"
#include "ui/base/altletters.h"

namespace sudoku::tst_altletters {

/// A dialog with a list, which has the keyboard, and a button.
struct Bench
{
    QDialog dialog;
    QComboBox box;
    QPushButton button{"Next &Conflict"};

    Bench()
    {
        auto *layout = new QVBoxLayout(&dialog);
        layout->addWidget(&box);
        layout->addWidget(&button);
        button.setAutoDefault(false);
        box.addItems({"Pairwise", "Commander", "Sequential"});
        dialog.show();
        QVERIFY(QTest::qWaitForWindowActive(&dialog));
        box.setFocus();
        QVERIFY(box.hasFocus());
    }
};

class TestAltLetters : public QObject
{
    Q_OBJECT

private slots:
    void aListIsLeftAloneWhenTheButtonIsDisabled()
    {
        const AltLetters letters;
        Bench bench;
        int pressed = 0;
        connect(&bench.button, &QPushButton::clicked, this, [&] { ++pressed; });
        QTest::keyClick(&bench.box, Qt::Key_C, Qt::AltModifier);
        QTRY_COMPARE(pressed, 1);
        bench.box.setFocus();
        bench.button.setEnabled(false);
        QTest::keyClick(&bench.box, Qt::Key_C, Qt::AltModifier);
        QCOMPARE(bench.box.currentText(), "Pairwise");
        QCOMPARE(pressed, 1);
    }

    void otherKeysAreForTheList()
    {
        const AltLetters letters;
        Bench bench;
        QTest::keyClick(&bench.box, Qt::Key_C);
        QCOMPARE(bench.box.currentText(), "Commander");
        QTest::keyClick(&bench.box, Qt::Key_Down);
        QCOMPARE(bench.box.currentText(), "Sequential");
    }

    /// Without the class: if Qt changes this, the class is not needed.
    void qtTakesThemForASearch()
    {
        Bench bench;
        bench.button.setEnabled(false);
        QTest::keyClick(&bench.box, Qt::Key_C, Qt::AltModifier);
        QCOMPARE(bench.box.currentText(), "Commander");
    }
};

ADD_TEST(QApplication, TestAltLetters)

} // namespace sudoku::tst_altletters

#include "tst_altletters.moc"
