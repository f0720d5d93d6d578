// Covers ui/print: exportdialog, pictureform

#include <QApplication>
#include <QCheckBox>
#include <QClipboard>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QDoubleSpinBox>
#include <QFile>
#include <QFileInfo>
#include <QImage>
#include <QLabel>
#include <QMainWindow>
#include <QMenu>
#include <QMimeData>
#include <QPushButton>
#include <QSpinBox>
#include <QTemporaryDir>
#include <QTest>
#include <QTimer>
#include <QToolButton>

#include "core/formats/formats.h"
#include "core/formats/text/infomembers.h"
#include "tests/testdata.h"
#include "tests/testprogram.h"
#include "ui/base/settings.h"
#include "ui/board/boardview.h"
#include "ui/board/document.h"
#include "ui/commands/commandactions.h"
#include "ui/paint/colourroles.h"
#include "ui/print/exportdialog.h"
#include "ui/print/pageview.h"
#include "ui/print/publisher.h"
#include "ui/text/strings.h"

#include <algorithm>
#include <memory>

namespace sudoku::tst_publisher {

constexpr int patience = 60'000; // ms

class TestPublisher : public QObject
{
    Q_OBJECT

    QTemporaryDir m_folder;

private slots:
    void picturesAreSaved_data()
    {
        QTest::addColumn<const PictureFormat *>("format");
        for (const PictureFormat &format : pictureFormats())
            QTest::newRow(format.id.data()) << &format;
    }

    void picturesAreSaved()
    {
        QFETCH(const PictureFormat *, format);
        Settings settings(m_folder.filePath("settings.ini"));
        Document document{Board(board("1.34341221434321"))};
        BoardEditor editor(document);
        const BoardView view(document, editor);
        Publisher publisher(document, view, settings);
        QString said;
        connect(&publisher, &Publisher::message, this,
                [&said](const Message &message) { said = message.text; });
        PictureRequest request{document.board()};
        request.pixels = 300;
        publisher.savePicture(*format, request, m_folder.filePath("board"));
        QTRY_COMPARE_WITH_TIMEOUT(said, "Exported as board.", patience);
        if (format->hasPixels)
            QCOMPARE(QImage(m_folder.filePath("board"), "png").size(), QSize(300, 300));
        publisher.savePicture(*format, request, m_folder.filePath("missing/board"));
        QTRY_VERIFY_WITH_TIMEOUT(said.startsWith("Cannot save board: "), patience);
    }

    void theMenuExportsThePictures()
    {
        Settings settings(m_folder.filePath("settings.ini"));
        QMainWindow window;
        CommandActions actions(window);
        Document document{Board(board("1.34341221434321"))};
        BoardEditor editor(document);
        BoardView view(document, editor);
        Publisher publisher(document, view, settings);
        publisher.connectCommands(actions);
        document.setSaved(m_folder.filePath("menu.txt"));
        QString said;
        connect(&publisher, &Publisher::message, this,
                [&said](const Message &message) { said = message.text; });
        QTimer press; // the button of each dialog
        connect(&press, &QTimer::timeout, this, [] {
            if (auto *dialog = qobject_cast<QDialog *>(QApplication::activeModalWidget()))
                dialog->accept();
        });
        press.start(10);
        const QList<QAction *> entries = actions.submenu(Command::ExportAs).actions();
        for (std::size_t i = 0; i < pictureFormats().size(); ++i) {
            const QString name = "menu." + toQString(pictureFormats()[i].suffix);
            entries[static_cast<qsizetype>(i)]->trigger();
            QTRY_COMPARE_WITH_TIMEOUT(said, "Exported as " + name + '.', patience);
            QVERIFY(QFileInfo(m_folder.filePath(name)).size() > 0);
        }
    }

    void whatIsKnownOfTheBoardIsNotChecked()
    {
        Settings settings(m_folder.filePath("settings.ini"));
        Document document{Board(board("1.34341221434321"))};
        BoardEditor editor(document);
        BoardView view(document, editor);
        Publisher publisher(document, view, settings);
        publisher.setKnown([](const Puzzle &) { return CheckResult{Uniqueness::Multiple, {}, {}}; });
        auto printed = Solutions::NotChecked;
        QTimer::singleShot(0, this, [&printed] {
            auto *dialog = qobject_cast<PrintDialog *>(QApplication::activeModalWidget());
            QVERIFY(dialog);
            const PrintJob &job = dialog->findChild<PageView *>()->document().job();
            printed = job.sections.front().puzzles.front().solutions;
            dialog->reject();
        });
        publisher.printBoard();
        QCOMPARE(printed, Solutions::Many);
    }

    void theBoardIsCopiedAsAPicture()
    {
        Settings settings(m_folder.filePath("settings.ini"));
        Document document{Board(board("1.34341221434321"))};
        BoardEditor editor(document);
        const BoardView view(document, editor);
        Publisher publisher(document, view, settings);
        QString said;
        connect(&publisher, &Publisher::message, this,
                [&said](const Message &message) { said = message.text; });
        publisher.copyPicture();
        QTRY_COMPARE_WITH_TIMEOUT(said, "Copied as a picture.", patience);
        const QMimeData *copied = QApplication::clipboard()->mimeData();
        QCOMPARE(qvariant_cast<QImage>(copied->imageData()), boardImage(PictureRequest{document.board()}));
        QVERIFY(copied->data("image/svg+xml").contains("<svg"));
        QVERIFY(!copied->hasText());
    }

    void aBoardThatDoesNotFitIsNotExported()
    {
        Settings settings(m_folder.filePath("settings.ini"));
        Document document{Board(board("1.34341221434321"))};
        BoardEditor editor(document);
        const BoardView view(document, editor);
        Publisher publisher(document, view, settings);
        QString said;
        connect(&publisher, &Publisher::message, this,
                [&said](const Message &message) { said = message.text; });
        publisher.exportFile(*findExporter("opensudoku"));
        QCOMPARE(said, "OpenSudoku has only boards of 9 × 9, and this one is 4 × 4.");
    }

    void aTitleIsKeptWithItsPuzzles()
    {
        Settings settings(m_folder.filePath("settings.ini"));
        Document document{Board(board("1.34341221434321"))};
        BoardEditor editor(document);
        BoardView view(document, editor);
        Publisher publisher(document, view, settings);
        QString seen;
        const auto print = [&](const QString &whose, const QString &title) {
            QTimer::singleShot(0, this, [&] {
                auto *dialog = qobject_cast<PrintDialog *>(QApplication::activeModalWidget());
                QVERIFY(dialog);
                seen = dialog->title();
                if (!title.isEmpty())
                    dialog->setTitle(title);
                dialog->close();
            });
            publisher.print({{.puzzles = {PrintedPuzzle{document.board()}}}}, {}, whose, &view);
            return seen;
        };
        QCOMPARE(print("class.txt", "Class 5b"), "");
        QCOMPARE(print("other.txt", "Club"), "");
        QCOMPARE(print("class.txt", {}), "Class 5b");
        QCOMPARE(print("other.txt", {}), "Club");
    }

    void theBoardIsPrintedWithItsTitle()
    {
        Settings settings(m_folder.filePath("settings.ini"));
        Board titled(board("1.34341221434321"));
        keepInfo({"Sunday"}, titled);
        Document document(titled);
        BoardEditor editor(document);
        const BoardView view(document, editor);
        Publisher publisher(document, view, settings);
        QString title;
        QTimer::singleShot(0, this, [&title] {
            auto *dialog = qobject_cast<PrintDialog *>(QApplication::activeModalWidget());
            title = dialog->job().sections.front().puzzles.front().title;
            dialog->reject();
        });
        publisher.printBoard();
        QCOMPARE(title, "Sunday");
    }

    void entriesThatAreThePuzzleArePrintedAsGivens()
    {
        Settings settings(m_folder.filePath("settings.ini"));
        Board typed(emptyBoard(4));
        typed.enter(0, 2);
        Document document(typed);
        BoardEditor editor(document);
        const BoardView view(document, editor);
        Publisher publisher(document, view, settings);
        Digit given = noDigit;
        QTimer::singleShot(0, this, [&given] {
            auto *dialog = qobject_cast<PrintDialog *>(QApplication::activeModalWidget());
            given = dialog->job().sections.front().puzzles.front().board.puzzle.givens[0];
            dialog->reject();
        });
        publisher.printBoard();
        QCOMPARE(given, 2);
    }

    void theSizeCanBeTypedAtOnce()
    {
        Settings settings(m_folder.filePath("settings.ini"));
        const Board shown(board("1.34341221434321"));
        ExportDialog dialog(pictureFormats().back(), shown, settings);
        dialog.show();
        QVERIFY(QTest::qWaitForWindowActive(&dialog));
        auto *size = dialog.findChild<QSpinBox *>("size");
        QTest::keyClicks(QApplication::focusWidget(), "321");
        QCOMPARE(size->value(), 321);
    }

    void theSizeIsAskedForAndRemembered()
    {
        Settings settings(m_folder.filePath("settings.ini"));
        const Board shown(board("1.34341221434321"));
        for (const PictureFormat &format : pictureFormats()) {
            {
                ExportDialog dialog(format, shown, settings);
                dialog.findChild<QSpinBox *>("size")->setValue(77);
                dialog.accept();
            }
            const PictureRequest request =
                ExportDialog(format, shown, settings).request(symbolSets().front());
            QCOMPARE(format.hasPixels ? request.pixels : static_cast<int>(request.millimetres), 77);
            QVERIFY(!request.hasPencilMarks);
        }
    }

    void theBoardIsExportedAsItIsShown()
    {
        Settings settings(m_folder.filePath("settings.ini"));
        Board shown(board("1.34341221434321"));
        shown.cornerMarks[1] = {2, 4};
        const PictureRequest request =
            ExportDialog(pictureFormats().front(), shown, settings).request(symbolSets().front());
        QVERIFY(request.board == shown);
        QVERIFY(request.hasEntries && request.hasPencilMarks);
    }

    void coloursAreAChoiceThatIsKept()
    {
        Settings settings(m_folder.filePath("colours.ini"));
        const Board shown(board("1.34341221434321"));
        {
            ExportDialog dialog(pictureFormats().front(), shown, settings);
            QVERIFY(!dialog.isInColour());
            dialog.findChild<QCheckBox *>("colours")->click();
            QVERIFY(dialog.isInColour());
            dialog.accept();
        }
        QVERIFY(ExportDialog(pictureFormats().front(), shown, settings).isInColour());
    }

    void oneBitHasNoColours()
    {
        Settings settings(m_folder.filePath("bit.ini"));
        const Board shown(board("1.34341221434321"));
        ExportDialog dialog(*findPictureFormat("png"), shown, settings);
        auto *colours = dialog.findChild<QCheckBox *>("colours");
        auto *pixels = dialog.findChild<QComboBox *>("pixels");
        colours->click();
        pixels->setCurrentIndex(pixels->findData(static_cast<int>(PixelKind::OneBit)));
        QVERIFY(!colours->isEnabled());
        QVERIFY(!dialog.isInColour());
        pixels->setCurrentIndex(pixels->findData(static_cast<int>(PixelKind::Grey)));
        QVERIFY(colours->isEnabled());
        QVERIFY(dialog.isInColour());
    }

    void aPdfMayKeepToAStandard()
    {
        Settings settings(m_folder.filePath("standard.ini"));
        const Board shown(board("1.34341221434321"));
        for (const PictureFormat &format : pictureFormats()) {
            ExportDialog dialog(format, shown, settings);
            dialog.show();
            auto *standard = dialog.findChild<QComboBox *>("pdf");
            QCOMPARE(standard->isVisible(), format.id == "pdf");
            dialog.findChild<QCheckBox *>("colours")->setChecked(true);
            QVERIFY(dialog.isInColour());
            standard->setCurrentIndex(standard->findData(static_cast<int>(PdfKind::A2b)));
            QVERIFY(!dialog.isInColour()); // black ink only
            QCOMPARE(dialog.request(symbolSets().front()).pdf, PdfKind::A2b);
        }
    }

    void aBoardMayHaveAnExactSize()
    {
        Settings settings(m_folder.filePath("exact.ini"));
        const Board shown(board("1.34341221434321"));
        for (const PictureFormat &format : pictureFormats()) {
            {
                ExportDialog dialog(format, shown, settings);
                QVERIFY(dialog.request(symbolSets().front()).look == PictureLook());
                dialog.findChild<QCheckBox *>("isExact")->click();
                dialog.findChild<QDoubleSpinBox *>("board")->setValue(25.4);
                dialog.findChild<QCheckBox *>("transparent")->click();
                QVERIFY(!dialog.findChild<QSpinBox *>("size")->isEnabled());
                dialog.accept();
            }
            const PictureRequest request =
                ExportDialog(format, shown, settings).request(symbolSets().front());
            QCOMPARE(request.look.board, 25.4);
            QVERIFY(request.look.isTransparent);
            if (format.hasPixels)
                QCOMPARE(boardImage(request).size(), QSize(300, 300));
        }
    }

    void aBoardThatNobodyCanReadIsNotExported()
    {
        Settings settings(m_folder.filePath("small.ini"));
        const Board shown(emptyBoard(9));
        ExportDialog dialog(*findPictureFormat("svg"), shown, settings);
        const QPushButton *button = dialog.findChild<QDialogButtonBox *>()->button(QDialogButtonBox::Ok);
        dialog.findChild<QCheckBox *>("isExact")->click();
        QVERIFY(button->isEnabled());
        dialog.findChild<QDoubleSpinBox *>("board")->setValue(12);
        QVERIFY(!button->isEnabled());
        dialog.findChild<QDoubleSpinBox *>("board")->setValue(20);
        QVERIFY(button->isEnabled());
    }

    void theDialogGrowsWithItsMessage()
    {
        Settings settings(m_folder.filePath("grows.ini"));
        const Board shown(emptyBoard(9));
        ExportDialog dialog(*findPictureFormat("png"), shown, settings);
        dialog.show();
        QVERIFY(QTest::qWaitForWindowActive(&dialog));
        dialog.findChild<QToolButton *>("more")->click();
        dialog.findChild<QCheckBox *>("isExact")->click();
        dialog.findChild<QDoubleSpinBox *>("board")->setValue(7);
        const QList<QLabel *> labels = dialog.findChildren<QLabel *>();
        const auto message = std::ranges::find_if(
            labels, [](const QLabel *label) { return label->text().startsWith("7 mm is too small"); });
        QVERIFY(message != labels.end());
        QTRY_VERIFY((*message)->height() >= (*message)->heightForWidth((*message)->width()));
        for (const QWidget *field : dialog.findChildren<QDoubleSpinBox *>())
            QVERIFY(field->height() >= field->minimumSizeHint().height());
    }

    void theMenuExportsInColour()
    {
        Settings settings(m_folder.filePath("menu.ini"));
        QMainWindow window;
        CommandActions actions(window);
        Document document{Board(board("1.34341221434321"))};
        document.edit(entered(document.board(), 1, 2), "Entry");
        BoardEditor editor(document);
        BoardView view(document, editor);
        Publisher publisher(document, view, settings);
        publisher.connectCommands(actions);
        document.setSaved(m_folder.filePath("colour.txt"));
        QString said;
        connect(&publisher, &Publisher::message, this,
                [&said](const Message &message) { said = message.text; });
        QTimer press;
        connect(&press, &QTimer::timeout, this, [] {
            auto *dialog = qobject_cast<QDialog *>(QApplication::activeModalWidget());
            if (auto *colours = dialog ? dialog->findChild<QCheckBox *>("colours") : nullptr)
                colours->setChecked(true);
            if (dialog)
                dialog->accept();
        });
        press.start(10);
        actions.submenu(Command::ExportAs).actions()[1]->trigger(); // SVG
        QTRY_COMPARE_WITH_TIMEOUT(said, "Exported as colour.svg.", patience);
        QFile file(m_folder.filePath("colour.svg"));
        QVERIFY(file.open(QIODevice::ReadOnly));
        const QByteArray entry = QColor(coloursFor(view.palette()).entry).name().toLatin1();
        QVERIFY2(file.readAll().contains(entry), entry);
    }

    void theBoardIsCopiedInColour()
    {
        Settings settings(m_folder.filePath("settings.ini"));
        Document document{Board(board("1.34341221434321"))};
        Board coloured = document.board();
        coloured.colours[1] = {5};
        document.edit(coloured, "Colour");
        BoardEditor editor(document);
        BoardView view(document, editor);
        view.setCurrentCell(7); // the cursor is not in the picture
        Publisher publisher(document, view, settings);
        QString said;
        connect(&publisher, &Publisher::message, this,
                [&said](const Message &message) { said = message.text; });
        publisher.copyPicture(Publisher::Ink::OfScreen);
        QTRY_COMPARE_WITH_TIMEOUT(said, "Copied as a picture.", patience);
        PictureRequest request{document.board()};
        request.screen = ScreenLook{coloursFor(view.palette())};
        const QImage copied = qvariant_cast<QImage>(QApplication::clipboard()->mimeData()->imageData());
        QCOMPARE(copied, boardImage(request));
        QVERIFY(copied != boardImage(PictureRequest{document.board()}));
        view.setFilter({.first = 2}); // which is in it
        said.clear();
        publisher.copyPicture(Publisher::Ink::OfScreen);
        QTRY_COMPARE_WITH_TIMEOUT(said, "Copied as a picture.", patience);
        QVERIFY(qvariant_cast<QImage>(QApplication::clipboard()->mimeData()->imageData()) != copied);
    }

private:
    static Board entered(Board board, Cell cell, Digit digit)
    {
        board.entries.set(cell, digit);
        return board;
    }
};

ADD_TEST(QApplication, TestPublisher)

} // namespace sudoku::tst_publisher

#include "tst_publisher.moc"
