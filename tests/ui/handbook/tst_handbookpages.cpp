#include <QApplication>
#include <QDir>
#include <QDirIterator>
#include <QRegularExpression>
#include <QTest>

#include "core/board/symmetry.h"
#include "core/encode/encodingmethod.h"
#include "core/formats/formats.h"
#include "core/formats/text/format.h"
#include "core/hints/techniques.h"
#include "core/sat/solverkinds.h"
#include "core/variants/variant.h"
#include "tests/testpaths.h"
#include "tests/testprogram.h"
#include "ui/handbook/handbooklayout.h"
#include "ui/handbook/handbookpages.h"
#include "ui/handbook/techniquearticle.h"
#include "ui/printjob/paper.h"
#include "ui/printjob/printjob.h"
#include "ui/teach/pages/techniquepages.h"
#include "ui/text/steptext.h"
#include "ui/text/strings.h"

#include <algorithm>

namespace sudoku::tst_handbookpages {

const QString sources = QString::fromStdString(testDataPath("../.."));

QString contentsOf(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()) : QString();
}

QStringList matches(const QString &text, const char *pattern)
{
    QStringList found;
    for (auto it = QRegularExpression(pattern).globalMatch(text); it.hasNext();)
        found += it.next().captured(1);
    return found;
}

QString markdown(const QString &file)
{
    return contentsOf(":/handbook/" + file);
}

bool hasPage(const std::vector<HandbookPage> &pages, const QUrl &url)
{
    const auto page = std::ranges::find(pages, url.fileName(), &HandbookPage::file);
    if (page == pages.end() || !url.hasFragment())
        return page != pages.end();
    return std::ranges::any_of(page->passages, [&](const HandbookPassage &passage) {
        return passage.headingLevel >= 2 && anchorOf(passage.text) == url.fragment();
    });
}

QStringList dialogHeaders()
{
    QStringList headers;
    for (QDirIterator it(sources + "/ui", {"*.h"}, QDir::Files, QDirIterator::Subdirectories); it.hasNext();)
        if (const QString file = it.next(); contentsOf(file).contains(": public QDialog\n"))
            headers += file;
    return headers;
}

/// All sources, without what parts or underlines the sentences in them.
QString sourceText()
{
    QString text;
    for (const char *folder : {"/ui", "/core"})
        for (QDirIterator it(sources + folder, {"*.cpp", "*.h"}, QDir::Files, QDirIterator::Subdirectories);
             it.hasNext();)
            text += contentsOf(it.next());
    return text.replace(QRegularExpression("\"\\s*\n\\s*\""), "").remove('&');
}

/// A page without code and pictures, and without breaks in its lines.
QString plainText(const QString &file)
{
    QString text = markdown(file);
    for (const char *pattern : {"!\\[[^\\]]*\\]\\([^)]*\\)", "\n    [^\n]*", "`[^`]*`"})
        text.remove(QRegularExpression(pattern));
    return text.replace(QRegularExpression("\\s*\n\\s*"), " ");
}

/// Holds the text of the handbook to the program, so far as tables and files tell.
class TestHandbookPages : public QObject
{
    Q_OBJECT

    const std::vector<HandbookPage> m_pages = readHandbook();

    template <typename Table>
    static void addIds(const char *kind, const Table &table)
    {
        for (const auto &entry : table)
            QTest::addRow("%s %s", kind, std::string(entry.id).c_str()) << toQString(entry.id);
    }

private slots:
    void everyPageIsInTheContents()
    {
        QStringList files;
        for (const HandbookPage &page : m_pages)
            if (page.parent.isEmpty())
                files += page.file;
        files.sort();
        QCOMPARE(files, QDir(sources + "/resources/handbook").entryList({"*.md"}));
        QCOMPARE(files, QDir(":/handbook").entryList({"*.md"}));
    }

    void everyPageHasATitleAndText()
    {
        for (const HandbookPage &page : m_pages) {
            const bool isTechnique = page.parent == "techniques.md";
            const QString text = isTechnique ? techniqueArticle(page.file) : markdown(page.file);
            QVERIFY2(text.startsWith("# " + page.title + '\n'), qPrintable(page.file));
            QVERIFY2(page.passages.size() >= (isTechnique ? 6 : 10), qPrintable(page.file));
        }
    }

    void theListOfTechniquesIsFollowedByTheirPages()
    {
        const auto list = std::ranges::find(m_pages, "techniques.md", &HandbookPage::file);
        QVERIFY(list != m_pages.end());
        const QStringList articles = techniqueFiles();
        QVERIFY(articles.contains("technique-x-wing.md"));
        QVERIFY(articles.size() < m_pages.end() - list);
        for (qsizetype i = 0; i < articles.size(); ++i) {
            QCOMPARE(list[i + 1].file, articles[i]);
            QCOMPARE(list[i + 1].parent, list->file);
        }
    }

    void everyLinkLeadsSomewhere()
    {
        for (const HandbookPage &page : m_pages)
            for (const QString &target : matches(handbookText(page.file), "(?<!!)\\[[^\\]]*\\]\\(([^)]+)\\)"))
                QVERIFY2(target.startsWith("https://") || hasPage(m_pages, QUrl(target)),
                         qPrintable(page.file + ": " + target));
    }

    void readmeLinksToPagesThatAreThere()
    {
        for (const QString &target :
             matches(contentsOf(sources + "/README.md"), "\\]\\(resources/handbook/([^)]+)\\)"))
            QVERIFY2(hasPage(m_pages, QUrl(target)), qPrintable(target));
    }

    void everyPictureIsShownAndHasItsText()
    {
        QStringList shown;
        for (const HandbookPage &page : m_pages)
            shown += matches(markdown(page.file), "!\\[[^\\]]+\\]\\(pictures/([^)]+)\\)");
        shown.removeDuplicates();
        shown.sort();
        QCOMPARE(shown, QDir(sources + "/resources/handbook/pictures").entryList({"*.png"}));
        QCOMPARE(shown, QDir(":/handbook/pictures").entryList());
    }

    void everyNameIsInTheHandbook_data()
    {
        QTest::addColumn<QString>("id");
        for (const Variant *variant : variants())
            QTest::addRow("variant %s", std::string(variant->id).c_str()) << toQString(variant->id);
        addIds("format", formats());
        addIds("encoding", encodingMethods());
        addIds("solver", solverKinds());
        addIds("symbols", symbolSets());
        addIds("symmetry", symmetries());
        addIds("paper", papers());
        addIds("caption", captionParts());
        addIds("solutions", solutionPlaces());
        addIds("sides", bookletSideChoices());
    }

    void everyNameIsInTheHandbook()
    {
        QFETCH(QString, id);
        const QString code = '`' + id + '`';
        QVERIFY(std::ranges::any_of(
            m_pages, [&](const HandbookPage &page) { return markdown(page.file).contains(code); }));
    }

    void everyRuleIsNamedAsInTheMenus()
    {
        const QString rules = markdown("rules.md");
        for (const Variant *variant : variants())
            QVERIFY2(rules.contains(toQString(variant->name)), variant->name.data());
    }

    void everyTechniqueIsListedWithItsScore()
    {
        const QString text = handbookText("techniques.md");
        for (const Technique &technique : techniques()) {
            const QString row = "](technique-" + toQString(pageOf(technique)->technique().id) + ".md) | "
                                + QString::number(technique.score) + " |";
            QVERIFY2(text.contains("\n| [" + techniqueName(technique) + row), technique.id.data());
        }
    }

    void everyDialogHasItsPage()
    {
        int count = 0;
        for (const QString &path : matches(dialogHeaders().join('\n'), "(.+)\\.h")) {
            const QStringList pages =
                matches(contentsOf(path + ".cpp"), "setHelpPage\\(\\*this, \"([^\"]+)\"\\)");
            QVERIFY2(pages.size() == 1 && hasPage(m_pages, QUrl(pages.front())), qPrintable(path));
            ++count;
        }
        QVERIFY(count >= 12);
    }

    /// So a word that changes in the program changes in the handbook too.
    void wordsOfTheWindowAreThoseOfItsSources()
    {
        const QString known = sourceText();
        int count = 0;
        for (const HandbookPage &page : m_pages)
            for (const QString &quoted :
                 matches(plainText(page.file), "\\*\\*?([A-Z][^*]+[^*:])\\*\\*?").join(" > ").split(" > ")) {
                QVERIFY2(known.contains(quoted, Qt::CaseInsensitive), qPrintable(page.file + ": " + quoted));
                ++count;
            }
        QVERIFY(count > 100);
    }

    void anchorsAreGitHubs_data()
    {
        QTest::addColumn<QString>("heading");
        QTest::addColumn<QString>("anchor");
        QTest::newRow("words") << "Other sizes and shapes"
                               << "other-sizes-and-shapes";
        QTest::newRow("signs") << "No solution: Fix…"
                               << "no-solution-fix";
        QTest::newRow("dash") << "The program's own X-Sudoku"
                              << "the-programs-own-x-sudoku";
    }

    void anchorsAreGitHubs()
    {
        QFETCH(QString, heading);
        QTEST(anchorOf(heading), "anchor");
    }
};

ADD_TEST(QApplication, TestHandbookPages)

} // namespace sudoku::tst_handbookpages

#include "tst_handbookpages.moc"
