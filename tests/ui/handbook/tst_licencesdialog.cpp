#include <QApplication>
#include <QListWidget>
#include <QMessageBox>
#include <QPushButton>
#include <QTest>
#include <QTextBrowser>
#include <QTimer>

#include "tests/testprogram.h"
#include "ui/base/helppage.h"
#include "ui/handbook/about.h"
#include "ui/handbook/licencesdialog.h"

#include <memory>

namespace sudoku::tst_licencesdialog {

class TestLicencesDialog : public QObject
{
    Q_OBJECT

    std::unique_ptr<LicencesDialog> m_dialog;

    QListWidget &list() { return *m_dialog->findChild<QListWidget *>(); }
    QTextBrowser &text() { return *m_dialog->findChild<QTextBrowser *>(); }
    QString shown() { return text().toPlainText(); }

private slots:
    void init()
    {
        m_dialog = std::make_unique<LicencesDialog>();
        m_dialog->show();
        m_dialog->activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(m_dialog.get()));
    }

    void cleanup() { m_dialog.reset(); }

    void beginsWithTheProgramItself()
    {
        QVERIFY(list().hasFocus());
        QVERIFY(list().currentItem()->text().startsWith("Sudoku Workbench"));
        QVERIFY(shown().contains("Copyright (c) 2026 The Sudoku Workbench authors"));
    }

    void eachPartIsShownWhole()
    {
        const std::vector<LicensedPart> parts = builtCopyrightList().parts();
        QCOMPARE(list().count(), static_cast<int>(parts.size()));
        for (const LicensedPart &part : parts) {
            QVERIFY2(shown().startsWith(part.name), qPrintable(part.name));
            QVERIFY2(shown().contains(part.copyright), qPrintable(part.name));
            QVERIFY2(shown().contains(part.origin), qPrintable(part.name));
            QVERIFY2(shown().contains(part.licence), qPrintable(part.name));
            for (const QString &file : part.texts)
                QVERIFY2(shown().contains(builtNotice(file).trimmed()), qPrintable(file));
            QTest::keyClick(&list(), Qt::Key_Down);
        }
    }

    /// The text is reached by Tab, moves by keys from its beginning, and its link can be followed.
    void keysReachTheText()
    {
        list().setCurrentRow(list().count() - 1);
        QTest::keyClick(&list(), Qt::Key_Tab);
        QVERIFY(text().hasFocus());
        QVERIFY(text().textInteractionFlags().testFlags(Qt::LinksAccessibleByKeyboard
                                                        | Qt::TextSelectableByKeyboard));
        const int before = text().textCursor().position();
        QTest::keyClick(&text(), Qt::Key_Right, Qt::ShiftModifier);
        QCOMPARE(before, 0);
        QCOMPARE(text().textCursor().position(), 1);
    }

    void aScreenReaderHearsNames()
    {
        QCOMPARE(list().accessibleName(), "Parts of the program");
        QCOMPARE(text().accessibleName(), "Licence");
        QCOMPARE(helpPageOf(&list()), "index.md#licences");
    }

    void escapeCloses()
    {
        QTest::keyClick(m_dialog.get(), Qt::Key_Escape);
        QVERIFY(!m_dialog->isVisible());
    }

    /// The button of the box opens it; the box stays open behind it.
    void aboutLeadsHere()
    {
        bool isSeen = false;
        QTimer::singleShot(0, this, [&] {
            auto *box = qobject_cast<QMessageBox *>(QApplication::activeModalWidget());
            QVERIFY(box);
            QTimer::singleShot(0, this, [&] {
                auto *licences = qobject_cast<LicencesDialog *>(QApplication::activeModalWidget());
                QVERIFY(licences);
                isSeen = true;
                licences->reject();
            });
            for (QAbstractButton *button : box->buttons())
                if (button->text() == "&Licences…")
                    button->click();
            QVERIFY(box->isVisible());
            box->reject();
        });
        showAbout(m_dialog.get());
        QVERIFY(isSeen);
    }
};

ADD_TEST(QApplication, TestLicencesDialog)

} // namespace sudoku::tst_licencesdialog

#include "tst_licencesdialog.moc"
