// Covers ui/handbook: problemreport

#include <QApplication>
#include <QClipboard>
#include <QDesktopServices>
#include <QLocale>
#include <QMessageBox>
#include <QPushButton>
#include <QTest>
#include <QTimer>
#include <QUrlQuery>

#include "core/version/version.h"
#include "tests/testprogram.h"
#include "ui/handbook/about.h"
#include "ui/handbook/problemreport.h"
#include "ui/text/strings.h"

#include <functional>

namespace sudoku::tst_about {

/// Shows About, does \a act with it, and closes it.
void withAbout(const std::function<void(QMessageBox &)> &act)
{
    bool wasShown = false;
    QTimer::singleShot(0, qApp, [&] {
        auto *box = qobject_cast<QMessageBox *>(QApplication::activeModalWidget());
        QVERIFY(box);
        act(*box);
        wasShown = true;
        box->close();
    });
    showAbout(nullptr);
    QVERIFY(wasShown);
}

/// Takes the links that the program opens.
class LinkTaker : public QObject
{
    Q_OBJECT

public:
    QList<QUrl> taken;

public slots:
    void take(const QUrl &url) { taken += url; }
};

class TestAbout : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { QCoreApplication::setApplicationVersion(toQString(fullVersion())); }

    void saysWhichProgramItIs()
    {
        withAbout([](const QMessageBox &box) {
            QVERIFY(box.text().contains(toQString(versionLine())));
            QVERIFY(box.text().contains(qVersion()));
        });
    }

    void copiesTheDetailsAndStaysOpen()
    {
        QGuiApplication::clipboard()->clear();
        withAbout([](const QMessageBox &box) {
            const QList<QAbstractButton *> buttons = box.buttons();
            const auto isCopy = [](const QAbstractButton *button) {
                return button->text() == "&Copy Details";
            };
            const auto copy = std::ranges::find_if(buttons, isCopy);
            QVERIFY(copy != buttons.end());
            (*copy)->click();
            QVERIFY(box.isVisible());
        });
        const QString copied = QGuiApplication::clipboard()->text();
        QCOMPARE(copied, reportDetails());
        QVERIFY(copied.startsWith(toQString(versionLine()) + '\n'));
        QVERIFY(copied.contains(QGuiApplication::platformName()));
        QVERIFY(copied.contains(QLocale().bcp47Name()));
    }

    void asksForAReportWhereThereIsAnAddress()
    {
        withAbout([](const QMessageBox &box) {
            const QList<QAbstractButton *> buttons = box.buttons();
            const auto asks = std::ranges::any_of(
                buttons, [](const QAbstractButton *button) { return button->text().contains("Report"); });
            QCOMPARE(asks, !reportAddress().empty());
        });
    }

    void aMailHasTheDetails_data()
    {
        QTest::addColumn<QString>("address");
        QTest::newRow("address") << "bugs@example.org";
        QTest::newRow("link") << "mailto:bugs@example.org";
    }

    void aMailHasTheDetails()
    {
        QFETCH(QString, address);
        const QUrl url = reportUrl(address, "Sudoku Workbench 1 & more\nQt 6\n");
        QCOMPARE(url.scheme(), "mailto");
        QCOMPARE(url.path(), "bugs@example.org");
        const QUrlQuery query(url);
        QCOMPARE(query.queryItemValue("subject", QUrl::FullyDecoded), "Sudoku Workbench 1 & more");
        QCOMPARE(query.queryItemValue("body", QUrl::FullyDecoded), "\n\nSudoku Workbench 1 & more\nQt 6\n");
    }

    void aPageIsOpenedAsItIs()
    {
        const QString page = "https://user@example.org/issues/new?labels=bug";
        LinkTaker taker;
        QDesktopServices::setUrlHandler("https", &taker, "take");
        reportProblem(page);
        QDesktopServices::unsetUrlHandler("https");
        QCOMPARE(taker.taken, QList<QUrl>{QUrl(page)});
        QCOMPARE(QGuiApplication::clipboard()->text(), reportDetails());
    }
};

ADD_TEST(QApplication, TestAbout)

} // namespace sudoku::tst_about

#include "tst_about.moc"
