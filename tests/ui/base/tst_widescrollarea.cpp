#include <QApplication>
#include <QComboBox>
#include <QScrollBar>
#include <QSpinBox>
#include <QTest>
#include <QVBoxLayout>
#include <QWheelEvent>
#include <QtTest/qtestspontaneevent.h>

#include "tests/activewindow.h"
#include "tests/testprogram.h"
#include "ui/base/widescrollarea.h"

namespace sudoku::tst_widescrollarea {

/// Turns the wheel down by one notch over the middle of \a widget, as the window system does.
void turnWheel(QWidget &widget)
{
    constexpr int notch = -120;
    const QPoint middle = widget.rect().center();
    QWheelEvent turn(middle, widget.mapToGlobal(middle), {}, {0, notch}, Qt::NoButton, Qt::NoModifier,
                     Qt::NoScrollPhase, false);
    QSpontaneKeyEvent::setSpontaneous(&turn); // others do not go on to the parent
    QCoreApplication::instance()->notify(&widget, &turn);
}

class TestWideScrollArea : public QObject
{
    Q_OBJECT

    struct Form
    {
        Form()
        {
            layout = new QVBoxLayout(content);
            number = added(new QSpinBox);
            choice = added(new QComboBox);
            choice->addItems({"one", "two", "three"});
            number->setValue(5);
            content->setMinimumHeight(1000);
            area.resize(200, 100);
        }

        template <typename Field>
        Field *added(Field *field)
        {
            layout->addWidget(field);
            return field;
        }

        QWidget *content = new QWidget;
        QVBoxLayout *layout;
        QSpinBox *number;
        QComboBox *choice;
        WideScrollArea area{content};
    };

private slots:
    void theWheelScrollsTheFormOverAField()
    {
        Form form;
        auto *later = form.added(new QSpinBox); // some fields come when the form is there already
        later->setValue(3);
        form.area.show();
        QVERIFY(QTest::qWaitForWindowExposed(&form.area));
        int place = 0;
        for (QWidget *field : std::initializer_list<QWidget *>{form.number, form.choice, later}) {
            QCOMPARE(field->focusPolicy(), Qt::StrongFocus); // the wheel gives no focus
            field->clearFocus();
            turnWheel(*field);
            QVERIFY(form.area.verticalScrollBar()->value() > place);
            place = form.area.verticalScrollBar()->value();
        }
        QCOMPARE(form.number->value(), 5);
        QCOMPARE(form.choice->currentIndex(), 0);
        QCOMPARE(later->value(), 3);
    }

    void aFieldWithTheFocusTakesTheWheel()
    {
        Form form;
        form.area.show();
        makeActive(&form.area);
        form.number->setFocus();
        turnWheel(*form.number);
        QCOMPARE(form.number->value(), 4);
        form.choice->setFocus();
        turnWheel(*form.choice);
        QCOMPARE(form.choice->currentIndex(), 1);
        QCOMPARE(form.area.verticalScrollBar()->value(), 0);
    }
};

ADD_TEST(QApplication, TestWideScrollArea)

} // namespace sudoku::tst_widescrollarea

#include "tst_widescrollarea.moc"
