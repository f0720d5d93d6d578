#include <QApplication>
#include <QLabel>
#include <QProgressBar>
#include <QSignalSpy>
#include <QTest>
#include <QToolButton>

#include "tests/testprogram.h"
#include "ui/base/messagebar.h"

#include <memory>

namespace sudoku::tst_messagebar {

bool showsText(const MessageBar &bar, const QString &text)
{
    const auto labels = bar.findChildren<QLabel *>();
    return std::ranges::any_of(labels,
                               [&](QLabel *label) { return label->isVisible() && label->text() == text; });
}

QImage signOf(const MessageBar &bar)
{
    for (const QLabel *label : bar.findChildren<QLabel *>())
        if (label->isVisible() && !label->pixmap(Qt::ReturnByValue).isNull())
            return label->pixmap(Qt::ReturnByValue).toImage();
    return {};
}

QToolButton *buttonOf(const MessageBar &bar, const QString &text)
{
    for (QToolButton *button : bar.findChildren<QToolButton *>())
        if (button->isVisible() && button->text() == text)
            return button;
    return nullptr;
}

class TestMessageBar : public QObject
{
    Q_OBJECT

    std::unique_ptr<MessageBar> m_bar;

private slots:
    void init()
    {
        m_bar = std::make_unique<MessageBar>();
        m_bar->resize(600, 60);
        m_bar->setVisible(true);
    }

    void showsEachKindWithASignOfItsOwn()
    {
        QList<QImage> shapes; // without colours
        for (const auto kind : {Message::Kind::Hint, Message::Kind::Answer, Message::Kind::Problem}) {
            m_bar->show({kind, "Something happened."});
            QVERIFY(showsText(*m_bar, "Something happened."));
            QVERIFY(!buttonOf(*m_bar, ""));
            const QImage sign = signOf(*m_bar).convertToFormat(QImage::Format_Alpha8);
            QVERIFY(!sign.isNull() && !shapes.contains(sign));
            shapes += sign;
        }
    }

    void isHiddenWhileThereIsNothingToSay()
    {
        m_bar->show({Message::Kind::Problem, "Something happened."});
        QVERIFY(m_bar->isVisible());
        m_bar->show({});
        QVERIFY(!m_bar->isVisible());
        QVERIFY(m_bar->sizePolicy().retainSizeWhenHidden()); // so that the board does not jump
    }

    void textIsNoMarkup()
    {
        m_bar->show({Message::Kind::Problem, "<b>&x"});
        QVERIFY(showsText(*m_bar, "<b>&x"));
        for (const QLabel *label : m_bar->findChildren<QLabel *>())
            QVERIFY(label->textFormat() == Qt::PlainText || label->text() != "<b>&x");
    }

    void aLinkLeadsToWhatOneMayRead()
    {
        int read = 0;
        int acted = 0;
        m_bar->show({.text = "X-Wing: rows 1 and 5.",
                     .offer = {"More", [&acted] { ++acted; }},
                     .link = {"Learn This", [&read] { ++read; }}});
        buttonOf(*m_bar, "Learn This")->click();
        QCOMPARE(read, 1);
        QCOMPARE(acted, 0);
        m_bar->show({Message::Kind::Problem, "Something happened."});
        QVERIFY(!buttonOf(*m_bar, "Learn This"));
    }

    void actsByButtonAndByClick()
    {
        int acted = 0;
        m_bar->show({Message::Kind::Problem, "Two 5s.", {"Show", [&acted] { ++acted; }}});
        buttonOf(*m_bar, "Show")->click();
        QCOMPARE(acted, 1);
        QTest::mouseClick(m_bar.get(), Qt::LeftButton, {}, QPoint(100, 30));
        QCOMPARE(acted, 2);
        m_bar->show({Message::Kind::Hint, "Fine."});
        QTest::mouseClick(m_bar.get(), Qt::LeftButton, {}, QPoint(100, 30));
        QCOMPARE(acted, 2);
    }

    void anOfferMayShowAnotherMessage()
    {
        const auto alive = std::make_shared<int>(7);
        int seen = 0;
        m_bar->show({Message::Kind::Problem, "First.", {"Act", [this, alive, &seen] {
                                                            m_bar->show({Message::Kind::Hint, "Second."});
                                                            seen =
                                                                *alive; // what the offer keeps is still there
                                                        }}});
        buttonOf(*m_bar, "Act")->click();
        QCOMPARE(seen, 7);
        QVERIFY(showsText(*m_bar, "Second."));
    }

    void whatIsBusyCanBeStopped()
    {
        QSignalSpy stops(m_bar.get(), &MessageBar::stopRequested);
        m_bar->show({Message::Kind::Problem, "Two 5s.", {"Show", [] {}}});
        m_bar->show({Message::Kind::Busy, "Solving …"});
        QVERIFY(showsText(*m_bar, "Solving …"));
        QVERIFY(m_bar->findChild<QProgressBar *>()->isVisible());
        QVERIFY(!buttonOf(*m_bar, "Show"));
        buttonOf(*m_bar, "Stop")->click();
        QCOMPARE(stops.count(), 1);
        m_bar->show({Message::Kind::Problem, "Two 5s.", {"Show", [] {}}});
        QVERIFY(showsText(*m_bar, "Two 5s."));
        QVERIFY(buttonOf(*m_bar, "Show"));
        QVERIFY(!m_bar->findChild<QProgressBar *>()->isVisible());
    }

    void messageEndsBusy()
    {
        m_bar->show({Message::Kind::Busy, "Solving …"});
        m_bar->show({Message::Kind::Answer, "Solved."});
        QVERIFY(showsText(*m_bar, "Solved."));
        QVERIFY(!buttonOf(*m_bar, "Stop"));
    }

    void whatWasSaidBeforeIsNotSaidAgain()
    {
        m_bar->show({Message::Kind::Answer, "Solved."});
        m_bar->setAccessibleName("read");
        m_bar->show({Message::Kind::Busy, "Checking …"});
        m_bar->show({Message::Kind::Answer, "Solved."}); // as before
        QCOMPARE(m_bar->accessibleName(), "read");
        m_bar->show({Message::Kind::Answer, "Solved."}); // once more
        QCOMPARE(m_bar->accessibleName(), "Solved.");
    }

    void aTextOfMoreThanTwoLinesIsCutAfterAWord()
    {
        const QString text = QString("Seven words are here in each sentence. ").repeated(20).trimmed();
        m_bar->show({Message::Kind::Problem, text});
        const auto *shown = m_bar->findChildren<QLabel *>().constLast();
        QVERIFY(shown->text().endsWith(" …"));
        QVERIFY(text.startsWith(shown->text().chopped(2) + ' '));
        QVERIFY(shown->text().size() > 60);
        QCOMPARE(shown->toolTip(), text);
        QCOMPARE(shown->accessibleName(), text); // whole for a screen reader
        m_bar->resize(20'000, 60);
        QCOMPARE(shown->text(), text);
        QCOMPARE(shown->toolTip(), QString());
    }

    void heightStaysTheSame()
    {
        const int height = m_bar->sizeHint().height();
        m_bar->show({Message::Kind::Problem, "Two 5s.", {"Show", [] {}}});
        QCOMPARE(m_bar->sizeHint().height(), height);
        m_bar->show({Message::Kind::Busy, "Solving …"});
        QCOMPARE(m_bar->sizeHint().height(), height);
    }
};

ADD_TEST(QApplication, TestMessageBar)

} // namespace sudoku::tst_messagebar

#include "tst_messagebar.moc"
