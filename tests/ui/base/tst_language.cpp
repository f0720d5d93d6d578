#include <QApplication>
#include <QLocale>
#include <QSet>
#include <QTest>

#include "tests/testprogram.h"
#include "ui/base/language.h"

namespace sudoku::tst_language {

class TestLanguage : public QObject
{
    Q_OBJECT

private slots:
    void testsSpeakEnglish() { QCOMPARE(QCoreApplication::translate("Language", "English"), "English"); }

    void eachHasANameOfItsOwn()
    {
        QVERIFY(languages().size() > 1);
        QVERIFY(languages().contains("en"));
        QSet<QString> names;
        for (const QString &language : languages())
            names.insert(nameOfLanguage(language));
        QCOMPARE(names.size(), languages().size());
        QCOMPARE(nameOfLanguage("de"), "Deutsch");
    }

    void theFirstKnownOneIsTaken()
    {
        QCOMPARE(firstKnownLanguage({"it-IT", "pl-PL", "de"}), "pl");
        QCOMPARE(firstKnownLanguage({"de-AT"}), "de");
        QCOMPARE(firstKnownLanguage({"en-US", "de"}), "en");
        QCOMPARE(firstKnownLanguage({"C"}), "en");
        QCOMPARE(firstKnownLanguage({}), "en");
    }

    void itIsInstalled()
    {
        QLocale::setDefault(QLocale::English);
        installLanguage("en");
        QCOMPARE(QCoreApplication::translate("Language", "English"), "English");
        installLanguage("de");
        QCOMPARE(QCoreApplication::translate("Language", "English"), "Deutsch");
        QCOMPARE(QLocale().toString(1.5), "1,5");
    }
};

ADD_TEST(QApplication, TestLanguage)

} // namespace sudoku::tst_language

#include "tst_language.moc"
