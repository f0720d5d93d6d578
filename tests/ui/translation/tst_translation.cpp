#include <QApplication>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>
#include <QTranslator>

#include "tests/testprogram.h"
#include "tests/ui/translation/messages.h"

#include <algorithm>

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
        const QStringList faults = pluralFaults(m_messages, english);
        QVERIFY2(faults.isEmpty(), qPrintable(faults.join('\n')));
        QVERIFY(std::ranges::count(m_messages, true, &SourceMessage::isPlural) > 40);
    }

    void faultsAreFound_data()
    {
        QTest::addColumn<QString>("right");
        QTest::addColumn<QString>("wrong");
        QTest::addRow("number lost") << ">%n more conflicts<"
                                     << ">more conflicts<";
        QTest::addRow("placeholder lost") << "only %n cells: %1.<"
                                          << "only %n cells.<";
        QTest::addRow("placeholder invented") << ">%n more conflicts<"
                                              << ">%n more conflicts: %1<";
        QTest::addRow("no plural") << "<numerusform>%n more conflicts</numerusform>"
                                   << "";
        QTest::addRow("form as in the source") << ">%n more conflicts<"
                                               << ">%n more conflict(s)<";
        QTest::addRow("message lost") << "<source>%n more conflict(s)<"
                                      << "<source>another<";
    }

    void faultsAreFound()
    {
        QFETCH(QString, right);
        QFETCH(QString, wrong);
        QFile file(englishTranslation());
        QVERIFY(file.open(QFile::ReadOnly));
        QString text = QString::fromUtf8(file.readAll());
        QCOMPARE(text.count(right), 1);
        const QTemporaryDir folder;
        QFile broken(folder.filePath("broken.ts"));
        QVERIFY(broken.open(QFile::WriteOnly) && broken.write(text.replace(right, wrong).toUtf8()) > 0);
        broken.close();
        QVERIFY(releaseTranslation(broken.fileName()));
        QTranslator english;
        QVERIFY(english.load(folder.filePath("broken.qm")));
        QVERIFY(!pluralFaults(m_messages, english).isEmpty());
    }

    void numbersNeedPluralForms()
    {
        const QTranslator none;
        for (const char *text : {"%n cells", "%Ln cells", "%1 cell(s)"})
            QCOMPARE(pluralFaults({{"Words", text, false}}, none).size(), 1);
        QVERIFY(pluralFaults({{"Words", "%1 of %2", false}}, none).isEmpty());
    }
};

ADD_TEST(QApplication, TestTranslation)

} // namespace sudoku::tst_translation

#include "tst_translation.moc"
