#include <QPalette>
#include <QTemporaryDir>
#include <QTest>

#include "core/hints/techniques.h"
#include "tests/testprogram.h"
#include "ui/base/settings.h"
#include "ui/handbook/handbookbrowser.h"
#include "ui/handbook/handbookpages.h"
#include "ui/handbook/handbookwindow.h"
#include "ui/handbook/techniquearticle.h"
#include "ui/teach/pages/techniquepages.h"

namespace sudoku::tst_techniquearticle {

class TestTechniqueArticle : public QObject
{
    Q_OBJECT

private slots:
    void everyTechniqueHasItsArticle()
    {
        for (const Technique &technique : techniques()) {
            const QString name = QString::fromStdString(std::string(technique.id));
            const TechniquePage &page = *pageOf(technique);
            if (page.puzzles.size() > 1 && &page.technique() != &technique)
                continue; // the same article
            const QString text = techniqueArticle("technique-" + name + ".md");
            QVERIFY2(text.startsWith("# "), qPrintable(name));
            QVERIFY2(text.contains(page.what) && text.contains(page.spotting), qPrintable(name));
            QCOMPARE(text.count(".png)"), page.puzzles.size());
        }
        const QString bare = techniqueArticle("technique-x-wing.md", ArticleBoards::LeftOut);
        QVERIFY(bare.startsWith("# X-Wing\n") && !bare.contains(".png)"));
        QVERIFY(techniqueArticle("technique-unheard-of.md").isEmpty());
        QVERIFY(techniqueArticle("rules.md").isEmpty());
    }

    void theListOfTechniquesLinksToThem()
    {
        const QString text = handbookText("techniques.md");
        for (const Technique &technique : techniques())
            QVERIFY2(text.contains("\n| [" + QString::fromUtf8(technique.name.data()) + "](technique-"),
                     technique.id.data());
    }

    void picturesAreOfTheExamples()
    {
        const QPalette light(Qt::white);
        const QImage first = techniquePicture("technique-x-wing-0.png", light, 456);
        QCOMPARE(first.size(), QSize(456, 456));
        QVERIFY(first != techniquePicture("technique-x-wing-1.png", light, 456));
        QVERIFY(techniquePicture("technique-x-wing-9.png", light, 456).isNull());
        QVERIFY(techniquePicture("pictures/solve.png", light, 456).isNull());
        QCOMPARE(techniquePictures("technique-x-wing.md"),
                 QStringList({"technique-x-wing-0.png", "technique-x-wing-1.png"}));
        QVERIFY(techniquePictures("rules.md").isEmpty());
    }

    void theHandbookShowsThem()
    {
        const QTemporaryDir folder;
        Settings settings(folder.filePath("settings.ini"));
        HandbookWindow window(settings);
        window.showPage("technique-x-wing.md");
        const QTextDocument &document = *window.browser().document();
        QVERIFY(document.toPlainText().startsWith("X-Wing\n"));
        const QVariant picture =
            document.resource(QTextDocument::ImageResource, QUrl("technique-x-wing-0.png"));
        QVERIFY(!picture.value<QImage>().isNull());
    }
};

ADD_TEST(QApplication, TestTechniqueArticle)

} // namespace sudoku::tst_techniquearticle

#include "tst_techniquearticle.moc"
