#include <QTest>

#include "tests/testprogram.h"

#include "core/formats/formats.h"
#include "ui/files/filefilters.h"
#include "ui/text/strings.h"
#include "ui/text/textsuffixes.h"

namespace sudoku::tst_filefilters {

class TestFileFilters : public QObject
{
    Q_OBJECT

private slots:
    void openingOffersEveryFormat()
    {
        for (const Format &format : formats())
            QVERIFY2(openFilter().contains(QStringLiteral("*.") + toQString(format.suffix)),
                     format.id.data());
        QVERIFY(openFilter().startsWith(
            QLatin1String("All puzzles (*.bmp *.csv *.gif *.jpeg *.jpg *.json *.ksudoku *.lp "
                          "*.opensudoku *.pdf *.png *.sav *.save *.sdk *.sdku "
                          "*.sdm *.sdx *.ss *.sudoku *.tif *.tiff *.txt *.url *.webp)")));
    }

    void savingOffersWhatIsSaved()
    {
        QCOMPARE(saveFilter(), QStringLiteral("Text (*.txt);;Sudoku Workbench (*.json)"));
        QVERIFY(formatOfSuffix(QStringLiteral("json")).id == ownFormat().id);
        QVERIFY(formatOfSuffix(QStringLiteral("txt")).id == defaultFileFormat().id);
        QVERIFY(formatOfSuffix({}).id == defaultFileFormat().id);
        QVERIFY(formatOfSuffix("JSON").id == ownFormat().id);
        QCOMPARE(formatOfSuffix("sdm").id, "line");
        QCOMPARE(formatOfSuffix("sdk").id, "rows");
        QVERIFY(formatOfSuffix("ss").id == defaultFileFormat().id);
        QVERIFY(formatOfSuffix("other").id == defaultFileFormat().id);
        QCOMPARE(textSuffixes(), (QStringList{"sdm", "sdk", "txt", "ss", "sudoku"}));
    }
};

ADD_TEST(QCoreApplication, TestFileFilters)

} // namespace sudoku::tst_filefilters

#include "tst_filefilters.moc"
