#include <QApplication>
#include <QTest>
#include <QTranslator>

#include "tests/testprogram.h"
#include "tests/ui/translation/messages.h"

namespace sudoku::tst_translation {

class TestTranslation : public QObject
{
    Q_OBJECT

    std::vector<SourceMessage> m_messages;
    QString m_complaints;

private slots:
    void initTestCase() { m_messages = sourceMessages(m_complaints); }

    void lupdateUnderstandsAllSources()
    {
        QCOMPARE(m_complaints, QString());
        QVERIFY(m_messages.size() > 500);
    }

    void pluralsHaveTheirForms()
    {
        QTranslator english;
        QVERIFY(english.load(":/translations/sudoku-workbench_en.qm"));
        int plurals = 0;
        for (const SourceMessage &message : m_messages)
            for (const int n : {1, 2})
                if (message.isPlural) {
                    const QString form =
                        english.translate(message.context.toUtf8(), message.text.toUtf8(), nullptr, n);
                    QVERIFY2(!form.isEmpty() && !form.contains("(s)"), qPrintable(message.text));
                    ++plurals;
                }
        QVERIFY(plurals > 40);
    }
};

ADD_TEST(QApplication, TestTranslation)

} // namespace sudoku::tst_translation

#include "tst_translation.moc"
