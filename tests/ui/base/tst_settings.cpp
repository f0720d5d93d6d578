#include <QCoreApplication>
#include <QFileInfo>
#include <QTemporaryDir>
#include <QTest>

#include "tests/testprogram.h"
#include "ui/base/settings.h"

namespace sudoku::tst_settings {

class TestSettings : public QObject
{
    Q_OBJECT

    QTemporaryDir m_folder;
    QString m_file;

private slots:
    void init()
    {
        QVERIFY(m_folder.isValid());
        m_file = m_folder.filePath("settings.ini");
        QFile::remove(m_file);
    }

    void beginsWithDefaults()
    {
        const Settings settings(m_file);
        QVERIFY(settings.windowGeometry().isEmpty());
        QCOMPARE(settings.symbols().id, "numbers");
        QVERIFY(!settings.isOn(Option::ShowsDetails));
        QVERIFY(settings.isOn(Option::StepsOnGivens));
        QVERIFY(!settings.isOn(Option::StepsOnEntries));
        QVERIFY(!settings.isOn(Option::KeepsCandidates));
        QVERIFY(settings.isOn(Option::HighlightsMarks));
        QVERIFY(settings.recentFiles().isEmpty());
        QCOMPARE(settings.dataFolder(), m_folder.path()); // beside a file of their own
    }

    void survives()
    {
        {
            Settings settings(m_file);
            settings.setWindowGeometry("geometry");
            settings.setSymbols(*findSymbolSet("A"));
            settings.setOn(Option::ShowsDetails, true);
            settings.setOn(Option::StepsOnGivens, false);
            settings.setOn(Option::StepsOnEntries, true);
            settings.setOn(Option::KeepsCandidates, true);
            settings.setOn(Option::HighlightsMarks, false);
            settings.addRecentFile("/tmp/a b, c.txt");
        }
        const Settings settings(m_file);
        QCOMPARE(settings.windowGeometry(), "geometry");
        QCOMPARE(settings.symbols().id, "A");
        QVERIFY(settings.isOn(Option::ShowsDetails));
        QVERIFY(!settings.isOn(Option::StepsOnGivens));
        QVERIFY(settings.isOn(Option::StepsOnEntries));
        QVERIFY(settings.isOn(Option::KeepsCandidates));
        QVERIFY(!settings.isOn(Option::HighlightsMarks));
        QCOMPARE(settings.recentFiles(), QStringList{"/tmp/a b, c.txt"});
    }

    void optionsAreApartFromEachOther()
    {
        Settings settings(m_file);
        for (int i = 0; i <= static_cast<int>(Option::ChecksLive); ++i) {
            const auto option = static_cast<Option>(i);
            const bool atFirst = settings.isOn(option);
            settings.setOn(option, !atFirst);
            QCOMPARE(settings.isOn(option), !atFirst);
            for (int j = i + 1; j <= static_cast<int>(Option::ChecksLive); ++j)
                QVERIFY(settings.isOn(static_cast<Option>(j))
                        == Settings(m_folder.filePath("none.ini")).isOn(static_cast<Option>(j)));
        }
    }

    void themesSizesAndKeysSurvive()
    {
        {
            Settings settings(m_file);
            QCOMPARE(settings.theme(), Theme::System);
            QCOMPARE(settings.digitPercent(), 100);
            QVERIFY(!settings.keysOf("Solve"));
            settings.setTheme(Theme::Dark);
            settings.setDigitPercent(110);
            settings.setKeys("Solve", "Ctrl+T");
            settings.setKeys("Check for One Solution", "");
        }
        Settings settings(m_file);
        QCOMPARE(settings.theme(), Theme::Dark);
        QCOMPARE(settings.digitPercent(), 110);
        QCOMPARE(settings.keysOf("Solve"), "Ctrl+T");
        QCOMPARE(settings.keysOf("Check for One Solution"), "");
        settings.setKeys("Solve", {});
        QVERIFY(!settings.keysOf("Solve"));
    }

    void everySymbolSetSurvives()
    {
        for (const SymbolSet &symbols : symbolSets()) {
            Settings(m_file).setSymbols(symbols);
            QCOMPARE(&Settings(m_file).symbols(), &symbols);
        }
    }

    void recentFilesAreFewAndTheLatestFirst()
    {
        Settings settings(m_file);
        for (int i = 0; i < 20; ++i)
            settings.addRecentFile(QString::number(i));
        settings.addRecentFile("15");
        QCOMPARE(settings.recentFiles(),
                 QStringList({"15", "19", "18", "17", "16", "14", "13", "12", "11", "10"}));
        settings.clearRecentFiles();
        QVERIFY(settings.recentFiles().isEmpty());
    }

    void aLongListOfRecentFilesIsCut()
    {
        QStringList many;
        for (int i = 0; i < 1000; ++i)
            many += QStringLiteral("/puzzles/%1.txt").arg(i);
        QSettings(m_file, QSettings::IniFormat).setValue("files/recent", many);
        const qint64 before = QFileInfo(m_file).size();
        QCOMPARE(Settings(m_file).recentFiles(), many.mid(0, 10));
        QVERIFY(QFileInfo(m_file).size() < before / 50);
    }

    void strangeFilesAreHarmless()
    {
        QFile file(m_file);
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write("[board]\nsymbols=runes\ndigitPercent=900\n[window]\ndetails=perhaps\ntheme="
                   "pink\n\xff\xfe garbage");
        file.close();
        const Settings settings(m_file);
        QCOMPARE(settings.symbols().id, "numbers");
        QCOMPARE(settings.theme(), Theme::System);
        QCOMPARE(settings.digitPercent(), Settings::maxDigitPercent);
        QVERIFY(settings.recentFiles().isEmpty());
    }
};

ADD_TEST(QCoreApplication, TestSettings)

} // namespace sudoku::tst_settings

#include "tst_settings.moc"
