// Covers ui/print: pressform

#include <QApplication>
#include <QCheckBox>
#include <QDoubleSpinBox>
#include <QListWidget>
#include <QPushButton>
#include <QToolButton>

#include "tests/testprogram.h"
#include "tests/ui/print/printbench.h"
#include "ui/print/preflightdialog.h"

namespace sudoku::tst_preflightdialog {

using namespace printbench;

/// What printing houses want, in the print dialog.
class TestPreflightDialog : public PrintDialogFixture
{
    Q_OBJECT

    QPushButton *button(const QString &text)
    {
        for (QPushButton *button : m_dialog->findChildren<QPushButton *>())
            if (button->text().remove('&') == text)
                return button;
        return nullptr;
    }

private slots:
    void init() { setUp(); }
    void cleanup() { tearDown(); }

    void asksForWhatPrintingHousesWant()
    {
        open({section({m_proper, m_proper})});
        QCOMPARE(m_dialog->job().pdf, PdfKind::Plain);
        QVERIFY(m_dialog->job().folding == Folding() && m_dialog->job().trimming == Trimming());
        m_dialog->findChild<QToolButton *>("more")->setChecked(true);
        choose("signature", 16);
        choose("pdf", static_cast<int>(PdfKind::X4));
        m_dialog->findChild<QDoubleSpinBox *>("creep")->setValue(1.5);
        m_dialog->findChild<QDoubleSpinBox *>("bleed")->setValue(3);
        m_dialog->findChild<QCheckBox *>("cropMarks")->setChecked(true);
        const PrintJob job = m_dialog->job();
        QCOMPARE(job.pdf, PdfKind::X4);
        QVERIFY(job.folding == (Folding{.signature = 16, .creep = 1.5}));
        QVERIFY(job.trimming == (Trimming{.hasMarks = true, .bleed = 3}));
        m_dialog.reset();
        open({section({m_proper, m_proper})}); // they are remembered
        QCOMPARE(m_dialog->job().pdf, PdfKind::X4);
        QCOMPARE(m_dialog->job().folding.creep, 1.5);
    }

    void listsWhatTheyRefuse()
    {
        open({section({m_proper, m_proper})});
        button("Preflight…")->click();
        QTRY_VERIFY_WITH_TIMEOUT(m_dialog->findChild<PreflightDialog *>(), patience);
        const auto *list = m_dialog->findChild<PreflightDialog *>()->findChild<QListWidget *>();
        QStringList texts;
        for (int row = 0; row < list->count(); ++row)
            texts += list->item(row)->text();
        QVERIFY2(texts.contains("Page 1: puzzles 1 and 2 are the same."), qPrintable(texts.join('\n')));
        QVERIFY2(texts.first().contains("lines of 0."), qPrintable(texts.first()));
    }
};

ADD_TEST(QApplication, TestPreflightDialog)

} // namespace sudoku::tst_preflightdialog

#include "tst_preflightdialog.moc"
