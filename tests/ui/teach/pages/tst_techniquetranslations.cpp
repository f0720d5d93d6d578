// Covers ui/teach/pages: techniquepages

#include <QDir>
#include <QFile>
#include <QRegularExpression>
#include <QTest>

#include "core/hints/techniques.h"
#include "tests/testpaths.h"
#include "tests/testprogram.h"
#include "ui/teach/pages/techniquepages.h"

#include <algorithm>

namespace sudoku::tst_techniquetranslations {

constexpr qsizetype maxLength = 500; // of a paragraph: some languages need half as much again as English

const QString folder = QString::fromStdString(testDataPath("../../resources/handbook/techniques"));

QString contentsOf(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()) : QString();
}

QStringList matches(const QString &text, const QString &pattern)
{
    QStringList found;
    for (auto it = QRegularExpression(pattern, QRegularExpression::MultilineOption).globalMatch(text);
         it.hasNext();)
        found += it.next().captured();
    return found;
}

/// Returns the headings of pages with the ids of each in alphabetic order: which is the first is a matter of
/// the English file, which has the boards.
QStringList headings(const QString &markdown)
{
    QStringList found;
    for (const QString &heading : matches(markdown, "^## .*$")) {
        QStringList ids = heading.mid(3).split(' ', Qt::SkipEmptyParts);
        ids.sort();
        found += "## " + ids.join(' ');
    }
    return found;
}

/// Returns what no language says otherwise: numbers of several figures, sums of digits, names of cells.
QStringList figures(const QString &text)
{
    return matches(text, R"((?<![\d+])(\d\d+|\d(\+\d)+|r\d+c\d+)(?![\d+]))");
}

/// Returns what is wrong with \a translated, a page for \a page.
QStringList faultsOf(const TechniquePage &page, const TechniquePage &translated)
{
    QStringList faults;
    for (const auto &[english, other] :
         {std::pair(&page.what, &translated.what), std::pair(&page.spotting, &translated.spotting)}) {
        if (other->isEmpty())
            faults += "has not two paragraphs";
        if (other->size() > maxLength)
            faults += "is too long: " + *other;
        for (const QString &figure : figures(*english))
            if (!other->contains(figure))
                faults += "has no " + figure;
    }
    if (!translated.puzzles.isEmpty())
        faults += "has puzzles, which are those of the English page";
    return faults;
}

/// Returns what is wrong with a file of pages in another language.
QStringList faultsOf(const QString &english, const QString &translation)
{
    QStringList faults;
    QStringList known = headings(english);
    for (const QString &heading : headings(translation))
        if (!known.removeOne(heading))
            faults += heading + ": is not one of the English headings, or is there twice";
    const std::vector<TechniqueChapter> chapters = readTechniquePages(english);
    for (const TechniqueChapter &chapter : readTechniquePages(translation)) {
        if (chapter.title.trimmed().isEmpty() || chapter.pages.empty())
            faults += "a chapter without a title or pages: " + chapter.title;
        for (const TechniquePage &translated : chapter.pages)
            for (const TechniqueChapter &other : chapters)
                for (const TechniquePage &page : other.pages)
                    if (&page.technique() == &translated.technique())
                        for (const QString &fault : faultsOf(page, translated))
                            faults += QString::fromUtf8(page.technique().id.data()) + ": " + fault;
    }
    return faults;
}

class TestTechniqueTranslations : public QObject
{
    Q_OBJECT

    const QString m_english = contentsOf(folder + "/pages.md");

    /// Returns the English file with \a before replaced by \a after.
    QString changed(const QString &before, const QString &after) const
    {
        const QString start = m_english.left(m_english.indexOf("\n# ")); // a chapter is enough
        QString text =
            QString(start).remove(QRegularExpression("^    .*\n", QRegularExpression::MultilineOption));
        return text.replace(before, after);
    }

private slots:
    /// Also those of translators who know of no list of files.
    void theBuildPacksEachFile()
    {
        const QStringList files = QDir(folder).entryList({"pages*.md"}, QDir::Files, QDir::Name);
        QVERIFY(files.contains("pages.md"));
        QCOMPARE(QDir(":/handbook/techniques").entryList({"pages*.md"}, QDir::Files, QDir::Name), files);
    }

    void everyTranslationFitsTheEnglishPages()
    {
        for (const QString &file : QDir(folder).entryList({"pages_*.md"})) {
            const QStringList faults = faultsOf(m_english, contentsOf(folder + '/' + file));
            QVERIFY2(faults.isEmpty(), qPrintable(file + '\n' + faults.join('\n')));
        }
    }

    void faultsAreFound_data()
    {
        QTest::addColumn<QString>("before");
        QTest::addColumn<QString>("after");
        QTest::addColumn<QString>("fault");
        QTest::newRow("none") << ""
                              << ""
                              << "";
        QTest::newRow("unknown id") << "## full-house"
                                    << "## full-hose"
                                    << "## full-hose: is not one";
        QTest::newRow("twice") << "## hidden-single"
                               << "## full-house"
                               << "## full-house: is not one";
        QTest::newRow("a paragraph less") << "\n\nCount before"
                                          << "\nCount before"
                                          << "full-house: has not two";
        QTest::newRow("a puzzle") << "\n## hidden-single"
                                  << "    123\n\n## hidden-single"
                                  << "full-house: has puzzles";
        QTest::newRow("a title less") << "# Start"
                                      << "#  "
                                      << "a chapter without";
    }

    void faultsAreFound()
    {
        QFETCH(const QString, before);
        QFETCH(const QString, after);
        QFETCH(const QString, fault);
        const QStringList faults =
            faultsOf(m_english, before.isEmpty() ? changed("#", "#") : changed(before, after));
        QCOMPARE(faults.isEmpty(), fault.isEmpty());
        if (!fault.isEmpty())
            QVERIFY2(faults.front().startsWith(fault), qPrintable(faults.join('\n')));
    }

    void figuresOfEachPageMustBeThere()
    {
        TechniquePage page{.techniques = {findTechnique("single-combination")},
                           .what = "A sum.",
                           .spotting = "3 is 1+2, 16 is 7+9; look at r1c1.",
                           .puzzles = {}};
        TechniquePage other = page;
        QVERIFY(faultsOf(page, other).isEmpty());
        other.spotting = "3 ist 1+2, 61 ist 7+8; siehe r1c1.";
        QCOMPARE(faultsOf(page, other), QStringList({"has no 16", "has no 7+9"}));
    }
};

ADD_TEST(QApplication, TestTechniqueTranslations)

} // namespace sudoku::tst_techniquetranslations

#include "tst_techniquetranslations.moc"
