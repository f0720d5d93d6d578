#include <QApplication>
#include <QTest>

#include "tests/testprogram.h"
#include "ui/handbook/handbooksearch.h"

namespace sudoku::tst_handbooksearch {

class TestHandbookSearch : public QObject
{
    Q_OBJECT

    const std::vector<HandbookPage> m_pages = readHandbook();

    QStringList found(const QString &query) const
    {
        QStringList texts;
        for (const HandbookHit &hit : search(m_pages, searchWords(query)))
            texts += hit.page->file + ": " + hit.passage->text;
        return texts;
    }

private slots:
    void searchFindsRowsParagraphsAndCaptions()
    {
        QVERIFY(found("anti-king").join('\n').contains("Anti-knight, Anti-king – cells a knight"));
        QVERIFY(found("solutions upside").join('\n').contains("A page with four puzzles"));
        QVERIFY(found("UDOKU digit more").size() > 0);
    }

    void searchWantsAllWordsAndTheirBeginnings()
    {
        QVERIFY(found("").isEmpty());
        QVERIFY(found("killer nowhere").isEmpty());
        for (const QString &text : found("udoku"))
            QVERIFY(text.contains(QRegularExpression("\\bUdoku")));
        QVERIFY(found("--boxes").size() > 0);
        QVERIFY(found("(").size() > 0);
    }

    void theFirstPageIsFoundLast()
    {
        const QStringList texts = found("rules");
        QVERIFY(texts.back().startsWith("index.md"));
        QVERIFY(!texts.front().startsWith("index.md"));
    }

    void headingsAreFoundFirst()
    {
        const std::vector<HandbookHit> hits = search(m_pages, searchWords("rules"));
        const auto isHeading = [](const HandbookHit &hit) { return hit.passage->headingLevel > 0; };
        const auto first = std::ranges::find_if_not(hits, isHeading);
        QVERIFY(first != hits.begin());
        QVERIFY(first != hits.end());
        for (auto hit = first; hit != hits.end(); ++hit)
            QVERIFY(!isHeading(*hit) || hit->page->file == "index.md");
    }

    void excerptsBeginNearTheWord()
    {
        const QString text = QString("many words before it ").repeated(10) + "the killer and "
                             + QString("words behind ").repeated(20);
        const QString part = excerpt(text, {"killer"});
        QVERIFY(part.startsWith("… ") && part.endsWith(" …") && part.contains("the killer and"));
        QVERIFY(part.size() < 130);
        QCOMPARE(excerpt("short killer", {"killer"}), "short killer");
    }
};

ADD_TEST(QApplication, TestHandbookSearch)

} // namespace sudoku::tst_handbooksearch

#include "tst_handbooksearch.moc"
