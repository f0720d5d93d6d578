#include "tests/testprogram.h"
#include "tests/ui/translation/languagefaults.h"
#include "tests/ui/translation/messages.h"

#include <QApplication>
#include <QTest>

#include <algorithm>

namespace sudoku::tst_languages {

/// The file of each language has all texts, in a form that the program can use.
class TestLanguages : public QObject
{
    Q_OBJECT

    std::vector<SourceMessage> m_messages;

private slots:
    void initTestCase()
    {
        QString complaints;
        m_messages = sourceMessages(complaints);
        QVERIFY(m_messages.size() > 500);
    }

    void eachIsComplete_data()
    {
        QTest::addColumn<QString>("file");
        for (const QString &file : languageFiles())
            QTest::newRow(qPrintable(file.section('/', -1))) << file;
    }

    /// update-translations (a target of the build) adds to the files what is new.
    void eachIsComplete()
    {
        QFETCH(QString, file);
        QStringList faults = languageFaults(m_messages, readTranslation(file));
        if (const qsizetype count = faults.size(); count > 20)
            faults = faults.first(20) << QStringLiteral("and %1 more").arg(count - 20);
        QVERIFY2(faults.isEmpty(), qPrintable('\n' + faults.join('\n')));
    }

    void faultsAreFound_data()
    {
        QTest::addColumn<QString>("source");
        QTest::addColumn<QStringList>("forms");
        QTest::addColumn<bool>("isRight");
        QTest::newRow("right") << "&Open %1…" << QStringList{"%1 ö&ffnen\u00a0…"} << true;
        QTest::newRow("not translated") << "&Open %1…" << QStringList{""} << false;
        QTest::newRow("placeholder lost") << "&Open %1…" << QStringList{"Ö&ffnen…"} << false;
        QTest::newRow("placeholder invented") << "Open" << QStringList{"%1 öffnen"} << false;
        QTest::newRow("letter lost") << "&Open" << QStringList{"Öffnen"} << false;
        QTest::newRow("letter invented") << "Open" << QStringList{"Ö&ffnen"} << false;
        QTest::newRow("ellipsis lost") << "Open…" << QStringList{"Öffnen"} << false;
        QTest::newRow("colon in French") << "Size:" << QStringList{"Taille\u202f:"} << true;
        QTest::newRow("colon lost") << "Size:" << QStringList{"Größe"} << false;
        QTest::newRow("colon after a blank") << "%1: %2" << QStringList{"%1 : %2"} << false;
        QTest::newRow("question mark after a blank") << "Save?" << QStringList{"Enregistrer ?"} << false;
        QTest::newRow("straight quotation marks") << "'%1'" << QStringList{"'%1'"} << false;
        QTest::newRow("quotation marks") << "'%1'" << QStringList{"„%1“"} << true;
        QTest::newRow("blank lost") << "and " << QStringList{"und"} << false;
        QTest::newRow("tag lost") << "<b>%1</b>" << QStringList{"<b>%1"} << false;
        QTest::newRow("entity") << "a &lt; b" << QStringList{"a &lt; b"} << true;
        QTest::newRow("one without number") << "%n cell(s)" << QStringList{"eine Zelle", "%n Zellen"} << true;
        QTest::newRow("number lost") << "%n cell(s)" << QStringList{"eine Zelle", "Zellen"} << false;
        QTest::newRow("form lost") << "%n cell(s)" << QStringList{"%n Zelle"} << false;
    }

    void faultsAreFound()
    {
        QFETCH(QString, source);
        QFETCH(QStringList, forms);
        QFETCH(bool, isRight);
        const SourceMessage message{"Context", source, source.contains("%n")};
        const Translation translation{"de", {{"Context", source, forms, {}}}};
        QCOMPARE(languageFaults({message}, translation).isEmpty(), isRight);
    }

    void languagesHaveTheirOwnManners_data()
    {
        QTest::addColumn<QString>("language");
        QTest::addColumn<QString>("source");
        QTest::addColumn<QStringList>("forms");
        QTest::addColumn<bool>("isRight");
        QTest::newRow("letter behind the text") << "zh_CN"
                                                << "&Open…" << QStringList{"打开(&O)…"} << true;
        QTest::newRow("letter behind a text with a colon") << "zh_CN"
                                                           << "&Name:" << QStringList{"名称(&N)："} << true;
        QTest::newRow("letter lost behind the text") << "zh_CN"
                                                     << "&Open…" << QStringList{"打开(O)…"} << false;
        QTest::newRow("wide colon lost") << "zh_CN"
                                         << "Size:" << QStringList{"大小"} << false;
        QTest::newRow("no blank between Chinese words") << "zh_CN"
                                                        << "and " << QStringList{"和"} << true;
        QTest::newRow("one form in Chinese") << "zh_CN"
                                             << "%n cell(s)" << QStringList{"%n 格"} << true;
        QTest::newRow("a number for all numbers") << "zh_CN"
                                                  << "%n cell(s)" << QStringList{"格"} << false;
        QTest::newRow("two forms in Chinese") << "zh_CN"
                                              << "%n cell(s)" << QStringList{"%n 格", "%n 格"} << false;
        QTest::newRow("two forms in Portuguese")
            << "pt_BR"
            << "%n cell(s)" << QStringList{"%n célula", "%n células"} << true;
        QTest::newRow("one form in Portuguese") << "pt_BR"
                                                << "%n cell(s)" << QStringList{"%n células"} << false;
        QTest::newRow("three forms in Polish")
            << "pl_PL"
            << "%n cell(s)" << QStringList{"%n pole", "%n pola", "%n pól"} << true;
    }

    void languagesHaveTheirOwnManners()
    {
        QFETCH(QString, language);
        QFETCH(QString, source);
        QFETCH(QStringList, forms);
        QFETCH(bool, isRight);
        const SourceMessage message{"Context", source, source.contains("%n")};
        const Translation translation{language, {{"Context", source, forms, {}}}};
        QCOMPARE(languageFaults({message}, translation).isEmpty(), isRight);
    }

    void whatIsMissingOrLeftOverIsFound()
    {
        const SourceMessage message{"Context", "Open", false};
        QVERIFY(languageFaults({message}, {"de", {{"Context", "Open", {"Öffnen"}, {}}}}).isEmpty());
        QVERIFY(!languageFaults({message}, {"de", {}}).isEmpty());
        QVERIFY(!languageFaults({}, {"de", {{"Context", "Open", {"Öffnen"}, {}}}}).isEmpty());
        QVERIFY(!languageFaults({message}, {"de", {{"Other", "Open", {"Öffnen"}, {}}}}).isEmpty());
        QVERIFY(
            !languageFaults({message}, {"de", {{"Context", "Open", {"Öffnen"}, "unfinished"}}}).isEmpty());
    }
};

ADD_TEST(QApplication, TestLanguages)

} // namespace sudoku::tst_languages

#include "tst_languages.moc"
