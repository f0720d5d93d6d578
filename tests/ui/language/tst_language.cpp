#include <QApplication>
#include <QDir>
#include <QLibraryInfo>
#include <QLocale>
#include <QSet>
#include <QTest>

#include "tests/testprogram.h"
#include "ui/language/language.h"
#include "ui/language/languagescope.h"
#include "ui/paint/boardfont.h"
#include "ui/text/languagetag.h"

namespace sudoku::tst_language {

class TestLanguage : public QObject
{
    Q_OBJECT

private slots:
    void testsSpeakEnglish() { QCOMPARE(QCoreApplication::translate("Language", "English"), "English"); }

    void aThreadSpeaksAnotherForAWhile()
    {
        const auto spoken = [] { return QCoreApplication::translate("Language", "English"); };
        for (const QString &code : languages()) {
            QCOMPARE(languageCode(languageTag(code)), code);
            {
                const LanguageScope scope(code);
                QCOMPARE(spoken(), nameOfLanguage(code));
            }
            QCOMPARE(spoken(), "English");
        }
        QCOMPARE(languageTag("pt_BR"), "pt-BR");
    }

    void eachHasANameOfItsOwn()
    {
        QVERIFY(languages().size() > 1);
        QVERIFY(languages().contains("en"));
        QSet<QString> names;
        for (const QString &language : languages())
            names.insert(nameOfLanguage(language));
        QCOMPARE(names.size(), languages().size());
        QCOMPARE(nameOfLanguage("de"), "Deutsch");
        QCOMPARE(nameOfLanguage("pt_BR"), "Português (Brasil)");
        QCOMPARE(nameOfLanguage("zh_CN"), "简体中文");
    }

    /// Qt's own texts, on standard buttons, are in a package of its own, whose files have the same codes.
    void eachHasTheCodeOfAFileOfQt()
    {
        const QDir folder(QLibraryInfo::path(QLibraryInfo::TranslationsPath));
        if (!folder.exists("qtbase_de.qm"))
            QSKIP("Qt's translations are not installed here");
        for (const QString &language : languages())
            QVERIFY2(folder.exists("qtbase_" + language + ".qm"), qPrintable(language));
    }

    void theFirstKnownOneIsTaken()
    {
        QCOMPARE(firstKnownLanguage({"it-IT", "pl-PL", "de"}), "pl");
        QCOMPARE(firstKnownLanguage({"de-AT"}), "de");
        QCOMPARE(firstKnownLanguage({"en-US", "de"}), "en");
        QCOMPARE(firstKnownLanguage({"C"}), "en");
        QCOMPARE(firstKnownLanguage({}), "en");
    }

    void aCountryIsAnsweredByAnotherOneWithTheSameLetters()
    {
        for (const char *portuguese : {"pt-BR", "pt_BR", "pt", "pt-PT", "pt-Latn-PT", "pt-AO"})
            QCOMPARE(firstKnownLanguage({portuguese, "de"}), "pt_BR");
        for (const char *simplified : {"zh-CN", "zh_CN", "zh", "zh-Hans-CN", "zh_Hans_CN", "zh-SG"})
            QCOMPARE(firstKnownLanguage({simplified, "de"}), "zh_CN");
        for (const char *traditional : {"zh-TW", "zh-Hant-TW", "zh-HK"})
            QCOMPARE(firstKnownLanguage({traditional, "de"}), "de");
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

    void itIsInstalledWithItsCountry()
    {
        if (!hasFontFor("zh_CN"))
            QSKIP("no Chinese font is installed here");
        QLocale::setDefault(QLocale::English);
        installLanguage("pt_BR");
        QCOMPARE(installedLanguage(), "pt_BR");
        QCOMPARE(QLocale().name(), "pt_BR");
        QCOMPARE(QCoreApplication::translate("Language", "English"), "Português (Brasil)");
        installLanguage("zh_CN");
        QCOMPARE(installedLanguage(), "zh_CN");
        QCOMPARE(QLocale().name(), "zh_CN");
        QCOMPARE(QCoreApplication::translate("Language", "English"), "简体中文");
        QVERIFY(!QFont::substitutes(boardFont().family()).isEmpty()); // with letters in the shapes of China
        QCOMPARE(QApplication::font().families().size(), 2);
    }
};

ADD_TEST(QApplication, TestLanguage)

} // namespace sudoku::tst_language

#include "tst_language.moc"
