// Covers ui/handbook: handbook, handbookbrowser, handbookcontents, handbooklayout, handbookpassages

#include <QApplication>
#include <QDialog>
#include <QLineEdit>
#include <QListWidget>
#include <QTemporaryDir>
#include <QTest>
#include <QTextBlock>
#include <QTextDocument>
#include <QTreeWidget>
#include <QWindow>

#include "tests/sampling.h"
#include "tests/testprogram.h"
#include "ui/base/helppage.h"
#include "ui/base/settings.h"
#include "ui/handbook/handbook.h"
#include "ui/handbook/handbookbrowser.h"
#include "ui/handbook/handbookpicture.h"
#include "ui/handbook/handbookwindow.h"

#include <algorithm>
#include <memory>

namespace sudoku::tst_handbookwindow {

QPalette darkPalette()
{
    QPalette palette;
    palette.setColor(QPalette::Window, QColor(40, 40, 40));
    palette.setColor(QPalette::Base, QColor(30, 30, 30));
    palette.setColor(QPalette::Text, Qt::white);
    return palette;
}

class TestHandbookWindow : public QObject
{
    Q_OBJECT

    QTemporaryDir m_folder;
    std::unique_ptr<Settings> m_settings;
    std::unique_ptr<HandbookWindow> m_window;
    const std::vector<HandbookPage> m_pages = readHandbook();

    void type(const QString &query)
    {
        QTest::keyClick(m_window.get(), Qt::Key_F, Qt::ControlModifier);
        QTest::keyClicks(m_window->findChild<QLineEdit *>(), query);
    }

private slots:
    void init()
    {
        m_settings = std::make_unique<Settings>(m_folder.filePath("settings.ini"));
        m_window = std::make_unique<HandbookWindow>(*m_settings);
        m_window->show();
        m_window->activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(m_window.get()));
    }

    void cleanup() { m_window.reset(); }

    void backAndForwardShowTheirPages()
    {
        auto *browser = m_window->findChild<HandbookBrowser *>();
        const auto shown = [browser] { return browser->viewport()->grab().toImage(); };
        m_window->showPage("keys.md");
        const QImage keys = shown();
        m_window->showPage("rules.md");
        const QImage rules = shown();
        QVERIFY(rules != keys);
        browser->backward();
        QCOMPARE(shown(), keys);
        browser->forward();
        QCOMPARE(shown(), rules);
    }

    /// Each step would give all of a long table its places again.
    void aPageIsLaidOutInOneStep()
    {
        const QTextDocument &shown = *m_window->browser().document();
        int steps = 0;
        QObject counter;
        connect(&shown, &QTextDocument::contentsChange, &counter, [&] { steps += shown.isLayoutEnabled(); });
        for (const HandbookPage &page : m_pages) {
            steps = 0;
            m_window->showPage(page.file);
            QVERIFY(shown.isLayoutEnabled());
            QVERIFY2(steps <= 4, qPrintable(QString("%1: %2").arg(page.file).arg(steps)));
        }
    }

    void typingSearches()
    {
        type("booklet");
        auto *hits = m_window->findChild<QListWidget *>();
        QVERIFY(hits->isVisible());
        QCOMPARE(hits->count(), std::ssize(search(m_pages, {"booklet"})));
        QTest::keyClick(m_window->findChild<QLineEdit *>(), Qt::Key_Return);
        QCOMPARE(hits->currentRow(), 0);
        HandbookBrowser &browser = m_window->browser();
        QCOMPARE(browser.textCursor().selectedText().toLower(), "booklet");
        QVERIFY(browser.extraSelections().size() > 1);
        for (int i = 1; i <= hits->count(); ++i)
            QTest::keyClick(m_window.get(), Qt::Key_F3);
        QCOMPARE(hits->currentRow(), 0); // all the way round
        QTest::keyClick(m_window.get(), Qt::Key_F3, Qt::ShiftModifier);
        QCOMPARE(hits->currentRow(), hits->count() - 1);
    }

    void everyHitIsSelectedOnItsPage()
    {
        const QStringList words{"puzzle"};
        const std::vector<HandbookHit> hits = search(m_pages, words);
        QVERIFY(hits.size() > 30);
        m_window->browser().setWords(words);
        int count = 0;
        for (const HandbookHit &hit : hits) {
            if (!isTried(count++, 12, 3))
                continue;
            m_window->browser().goTo(hit);
            const QTextCursor cursor = m_window->browser().textCursor();
            QCOMPARE(m_window->browser().source().fileName(), hit.page->file);
            QCOMPARE(cursor.selectedText().toLower(), "puzzle");
            if (!hit.page->parent.isEmpty()) // which is searched without its boards
                continue;
            QVERIFY(cursor.selectionStart() >= hit.passage->start
                    && cursor.selectionEnd() <= hit.passage->end);
        }
    }

    void pagesOfTechniquesAreFound()
    {
        type("skyscraper");
        QTest::keyClick(m_window->findChild<QLineEdit *>(), Qt::Key_Return);
        QCOMPARE(m_window->browser().source(), handbookUrl("technique-skyscraper.md"));
        QCOMPARE(m_window->windowTitle(), "Handbook: Skyscraper — Sudoku Workbench");
        QTest::keyClick(m_window.get(), Qt::Key_Escape);
        auto *contents = m_window->findChild<QTreeWidget *>();
        QCOMPARE(contents->currentItem()->text(0), "Skyscraper");
        QCOMPARE(contents->currentItem()->parent()->text(0), "Techniques");
    }

    void aHitBehindABoardIsSelected()
    {
        const QStringList words{"exchanged"};
        const std::vector<HandbookHit> hits = search(m_pages, words);
        const auto hit = std::ranges::find(hits, QString("technique-x-wing.md"),
                                           [](const HandbookHit &each) { return each.page->file; });
        QVERIFY(hit != hits.end());
        m_window->browser().setWords(words);
        m_window->browser().goTo(*hit);
        const QTextCursor cursor = m_window->browser().textCursor();
        QCOMPARE(cursor.selectedText(), "exchanged");
        QCOMPARE(cursor.block().text(), hit->passage->text);
        QVERIFY(cursor.selectionStart() > hit->passage->end); // the board and its sentence are before it
    }

    void escapeEndsTheSearch()
    {
        type("sandwich");
        QTest::keyClick(m_window.get(), Qt::Key_Escape);
        QVERIFY(m_window->findChild<QTreeWidget *>()->isVisible());
        QVERIFY(m_window->browser().extraSelections().isEmpty());
        QVERIFY(m_window->isVisible());
        QTest::keyClick(m_window.get(), Qt::Key_Escape); // there is no search to end
        QVERIFY(!m_window->isVisible());
    }

    void pagesHaveTheirPlaceInTheContents()
    {
        m_window->showPage("rules.md#lines");
        QCOMPARE(m_window->findChild<QTreeWidget *>()->currentItem()->text(0), "Lines");
        QCOMPARE(m_window->windowTitle(), "Handbook: Rules — Sudoku Workbench");
        QTest::keyClick(m_window.get(), Qt::Key_Left, Qt::AltModifier);
        QCOMPARE(m_window->browser().source().fileName(), "index.md");
        QCOMPARE(m_window->windowTitle(), "Handbook — Sudoku Workbench");
        QTest::keyClick(m_window.get(), Qt::Key_Right, Qt::AltModifier);
        QCOMPARE(m_window->browser().source().fragment(), "lines");
        QTest::keyClick(m_window.get(), Qt::Key_Home, Qt::AltModifier);
        QCOMPARE(m_window->browser().source().fileName(), "index.md");
    }

    void contentsLeadToSections()
    {
        auto *contents = m_window->findChild<QTreeWidget *>();
        contents->setCurrentItem(contents->findItems("Lines", Qt::MatchExactly | Qt::MatchRecursive).front());
        QCOMPARE(m_window->browser().source(), handbookUrl("rules.md#lines"));
    }

    void textSizeIsKept_data()
    {
        QTest::addColumn<bool>("isClosed");
        QTest::newRow("closed") << true;
        QTest::newRow("open when the program ends") << false;
    }

    void textSizeIsKept()
    {
        QFETCH(bool, isClosed);
        const double size = m_window->browser().textSize();
        QTest::keyClick(m_window.get(), Qt::Key_Plus, Qt::ControlModifier);
        QTest::keyClick(m_window.get(), Qt::Key_Plus, Qt::ControlModifier);
        QTest::keyClick(m_window.get(), Qt::Key_Minus, Qt::ControlModifier);
        QCOMPARE(m_window->browser().textSize(), size + 1);
        if (isClosed)
            m_window->close();
        cleanup();
        init();
        QCOMPARE(m_window->browser().textSize(), size + 1);
        QTest::keyClick(m_window.get(), Qt::Key_0, Qt::ControlModifier);
        QCOMPARE(m_window->browser().textSize(), size);
    }

    void picturesFitTheWindow()
    {
        m_window->showPage("checking.md");
        m_window->resize(500, 500);
        QVERIFY(QTest::qWaitFor(
            [this] { return m_window->browser().document()->idealWidth() <= m_window->browser().width(); }));
    }

    void picturesAreDarkOnADarkGround()
    {
        QImage picture(2, 1, QImage::Format_RGB32);
        picture.setPixelColor(0, 0, Qt::white);
        picture.setPixelColor(1, 0, Qt::black);
        QCOMPARE(suitedTo(QPalette(), picture), picture);
        const QImage dark = suitedTo(darkPalette(), picture);
        QCOMPARE(dark.pixelColor(0, 0), QColor(30, 30, 30));
        QCOMPARE(dark.pixelColor(1, 0), QColor(Qt::white));
    }

    void darkPaletteChangesThePageInView()
    {
        HandbookBrowser &browser = m_window->browser();
        m_window->showPage("printing.md");
        const auto colourOfPicture = [&browser] {
            const QVariant picture =
                browser.document()->resource(QTextDocument::ImageResource, QUrl("pictures/page.png"));
            return picture.value<QImage>().pixelColor(5, 5).lightness();
        };
        QVERIFY(colourOfPicture() > 200);
        browser.setPalette(darkPalette());
        QVERIFY(colourOfPicture() < 60);
    }

    void helpPageIsThatOfTheNearestWidget()
    {
        QWidget window;
        auto *panel = new QWidget(&window);
        auto *field = new QLineEdit(panel);
        QCOMPARE(helpPageOf(field), QString());
        setHelpPage(window, "board.md");
        QCOMPARE(helpPageOf(field), "board.md");
        setHelpPage(*panel, "rules.md");
        QCOMPARE(helpPageOf(field), "rules.md");
        QCOMPARE(helpPageOf(nullptr), QString());
    }

    void helpKeyOpensThePageOfADialog()
    {
        Handbook handbook(*m_settings);
        QDialog dialog;
        setHelpPage(dialog, "printing.md#pictures");
        auto *field = new QLineEdit(&dialog);
        QTest::keyClick(field, Qt::Key_F1);
        QCOMPARE(handbook.window()->browser().source(), handbookUrl("printing.md#pictures"));
        QTest::keyClick(m_window.get(), Qt::Key_F1); // which has no page
        QCOMPARE(handbook.window()->browser().source(), handbookUrl("printing.md#pictures"));
    }

    void dialogsDoNotBlockTheHandbook_data()
    {
        QTest::addColumn<bool>("isOpenBefore");
        QTest::newRow("opened before the dialog") << true;
        QTest::newRow("opened from the dialog") << false;
    }

    void dialogsDoNotBlockTheHandbook()
    {
        QFETCH(bool, isOpenBefore);
        Handbook handbook(*m_settings);
        if (isOpenBefore)
            handbook.show();
        QDialog dialog;
        dialog.setModal(true);
        dialog.show();
        QVERIFY(QTest::qWaitForWindowExposed(&dialog));
        handbook.show();
        QVERIFY(QTest::qWaitForWindowActive(handbook.window()));
        QTest::keyClick(handbook.window()->windowHandle(), Qt::Key_F, Qt::ControlModifier);
        QVERIFY(handbook.window()->findChild<QLineEdit *>()->hasFocus());
        dialog.close();
        QVERIFY(handbook.window()->isVisible());
    }

    void handbookStaysWhereTheReaderLeftIt()
    {
        Handbook handbook(*m_settings);
        handbook.show("rules.md");
        handbook.window()->close();
        handbook.show();
        QVERIFY(handbook.window()->isVisible());
        QCOMPARE(handbook.window()->browser().source(), handbookUrl("rules.md"));
        QVERIFY(!handbook.window()->testAttribute(Qt::WA_QuitOnClose));
    }
};

ADD_TEST(QApplication, TestHandbookWindow)

} // namespace sudoku::tst_handbookwindow

#include "tst_handbookwindow.moc"
