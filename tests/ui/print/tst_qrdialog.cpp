// Covers ui/print: codeview

#include "ui/print/qrdialog.h"

#include <QApplication>
#include <QClipboard>
#include <QComboBox>
#include <QLabel>
#include <QPushButton>
#include <QRadioButton>
#include <QTemporaryDir>
#include <QTest>

#include "core/formats/puzzlelist.h"
#include "tests/qrreader.h"
#include "tests/testdata.h"
#include "tests/testprogram.h"
#include "ui/base/settings.h"
#include "ui/paint/paper/printedcode.h"
#include "ui/print/codeview.h"

#include <random>

namespace sudoku::tst_qrdialog {

constexpr int patience = 60'000; // ms
const QString famous = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
const QString solved = "534678912672195348198342567859761423426853791713924856961537284287419635345286179";

class TestQrDialog : public QObject
{
    Q_OBJECT

    QTemporaryDir m_folder;

private slots:
    void initTestCase()
    {
        if (!canMakeCodes())
            QSKIP("built without libqrencode");
    }

    void leadsToThePuzzleOrToItsSolution()
    {
        Settings settings(m_folder.filePath("both.ini"));
        QrDialog dialog(Board(board(famous.toStdString())), settings);
        QCOMPARE(dialog.text(), "https://sudoku.coach/en/play/" + QString(famous).replace('.', '0'));
        auto *toSolution = dialog.findChild<QRadioButton *>("toSolution");
        QTRY_VERIFY_WITH_TIMEOUT(toSolution->isEnabled(), patience);
        toSolution->setChecked(true);
        QCOMPARE(dialog.text(), "https://www.sudokuwiki.org/sudoku.htm?bd=" + solved);
        dialog.findChild<QPushButton *>("copy")->click();
        QCOMPARE(QApplication::clipboard()->text(), dialog.text());
    }

    void aPuzzleWithSeveralSolutionsHasNoCodeOfOne()
    {
        Settings settings(m_folder.filePath("several.ini"));
        QrDialog dialog(Board(board(std::string(81, '.'))), settings);
        auto *toSolution = dialog.findChild<QRadioButton *>("toSolution");
        QTRY_VERIFY_WITH_TIMEOUT(!toSolution->toolTip().isEmpty(), patience);
        QVERIFY(!toSolution->isEnabled());
    }

    void theSiteIsChosenAndRemembered()
    {
        Settings settings(m_folder.filePath("site.ini"));
        for (const bool isFirst : {true, false}) {
            QrDialog dialog(Board(board(famous.toStdString())), settings);
            auto *site = dialog.findChild<QComboBox *>("site");
            if (isFirst)
                site->setCurrentIndex(site->findData("sudokupad"));
            QVERIFY2(dialog.text().startsWith("https://sudokupad.app/"), qPrintable(dialog.text()));
            QVERIFY2(dialog.remark().contains("character"), qPrintable(dialog.remark()));
            if (hasQrReader()) {
                auto *view = dialog.findChild<CodeView *>();
                view->resize(900, 900);
                QCOMPARE(textsOfCodes(view->grab().toImage()), QStringList(dialog.text()));
            }
        }
    }

    void aLinkThatIsTooLongSaysSo()
    {
        Settings settings(m_folder.filePath("long.ini"));
        Board large{Puzzle(Geometry::withBoxes({5, 5}))};
        std::mt19937 random(1);
        for (Cell cell = 0; cell < large.puzzle.givens.cellCount(); ++cell)
            large.puzzle.givens.set(cell, static_cast<Digit>(random() % 25) + 1);
        for (int i = 0; i < 3000; ++i) // a text that hardly gets shorter
            large.info.rules += static_cast<char>('a' + random() % 26);
        QrDialog dialog(large, settings);
        auto *site = dialog.findChild<QComboBox *>("site");
        site->setCurrentIndex(site->findData("f-puzzles-link"));
        const auto length = dialog.text().size();
        QVERIFY2(length > 2953, qPrintable(QString::number(length)));
        QCOMPARE(
            dialog.remark(),
            QString("No QR code: the link has %1 characters, and a code holds at most 2953.").arg(length));
        QVERIFY(!dialog.findChild<QPushButton *>("save")->isEnabled());
        QVERIFY(dialog.findChild<QPushButton *>("copy")->isEnabled());
    }

    void aPictureIsAskedFor()
    {
        Settings settings(m_folder.filePath("picture.ini"));
        QrDialog dialog(Board(board(famous.toStdString())), settings);
        QString wanted;
        connect(&dialog, &QrDialog::pictureWanted, this, [&wanted](const QString &text) { wanted = text; });
        dialog.findChild<QPushButton *>("save")->click();
        QCOMPARE(wanted, dialog.text());
    }
};

ADD_TEST(QApplication, TestQrDialog)

} // namespace sudoku::tst_qrdialog

#include "tst_qrdialog.moc"
