// Covers ui/paint: fontcover

#include <QApplication>
#include <QTemporaryDir>
#include <QTest>

#include "tests/fewfonts.h"
#include "tests/testprogram.h"
#include "ui/base/settings.h"
#include "ui/files/recovery/recovery.h"
#include "ui/language/language.h"
#include "ui/language/languagefont.h"
#include "ui/paint/fontcover.h"
#include "ui/window/mainwindow.h"
#include "ui/window/windows.h"

namespace sudoku::tst_languagefont {

/// An application on a machine without fonts.
class ApplicationWithFewFonts : public QApplication
{
public:
    ApplicationWithFewFonts(int &argc, char **argv) : QApplication(withFewFonts(argc), argv) {}

private:
    static int &withFewFonts(int &argc)
    {
        static const FewFonts fonts;
        qputenv("FONTCONFIG_FILE", fonts.path().toLocal8Bit());
        return argc;
    }
};

class TestLanguageFont : public QObject
{
    Q_OBJECT

private slots:
    void latinLettersComeWithTheProgram()
    {
        QCOMPARE(lettersWithoutFont("Zażółć gęślą jaźń: ação, œuvre, Größe 1–9"), "");
        for (const QString &language : languages())
            QCOMPARE(hasFontFor(language), language != "zh_CN");
        QCOMPARE(readableNameOf("pt_BR"), "Português (Brasil)");
        QCOMPARE(readableNameOf("zh_CN"), "Chinese");
    }

    void othersAreNamedOnce()
    {
        QCOMPARE(lettersWithoutFont("Title 数独 (数)\n"), "数独");
        QCOMPARE(lettersWithoutFont("\U00012000"), "\U00012000"); // two code units, one letter
        QCOMPARE(lettersWithoutFont(""), "");
    }

    void theWindowSaysWhyItIsInEnglish()
    {
        const QTemporaryDir folder;
        Settings settings(folder.filePath("settings.ini"));
        Recovery recovery(folder.filePath("state"));
        Windows windows(settings, recovery);
        windows.open({});
        installLanguage("en");
        const auto said = [] { return mainWindows().constFirst()->messageBar().message().text; };
        const QString before = said();
        windows.sayIfLanguageHasNoFont();
        QCOMPARE(said(), before);
        installLanguage("zh_CN");
        windows.sayIfLanguageHasNoFont();
        QVERIFY2(said().contains("no font here has the letters of Chinese"), qPrintable(said()));
    }

    void theWindowStaysInEnglish()
    {
        installLanguage("zh_CN");
        QCOMPARE(installedLanguage(), "en");
        QCOMPARE(languageWithoutFont(), "zh_CN");
        QCOMPARE(QCoreApplication::translate("Language", "English"), "English");
        installLanguage("pt_BR");
        QCOMPARE(installedLanguage(), "pt_BR");
        QCOMPARE(languageWithoutFont(), "");
    }

    void withoutAFontNothingIsCompleted()
    {
        const QFont before = QApplication::font();
        useFontFor("zh_CN");
        QCOMPARE(QApplication::font(), before);
    }
};

ADD_TEST(ApplicationWithFewFonts, TestLanguageFont)

} // namespace sudoku::tst_languagefont

#include "tst_languagefont.moc"
