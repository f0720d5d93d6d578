#include "tests/testprogram.h"
#include "tests/ui/translation/pseudolanguage.h"
#include "tests/ui/translation/visibletexts.h"

#include <QAction>
#include <QApplication>
#include <QComboBox>
#include <QDialog>
#include <QFileDialog>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QPainter>
#include <QSpinBox>
#include <QTabWidget>
#include <QTableWidget>
#include <QTest>
#include <QVBoxLayout>

#include <algorithm>

namespace sudoku::tst_visibletexts {

/// Paints a word and has no other.
class Painting : public QWidget
{
public:
    using QWidget::QWidget;
    void paintEvent(QPaintEvent *) override { QPainter(this).drawText(0, 20, QStringLiteral("painted")); }
};

class TestVisibleTexts : public QObject
{
    Q_OBJECT

    QDialog m_dialog;

    bool isFound(const QString &word)
    {
        const std::vector<VisibleText> texts = visibleTexts(m_dialog);
        return std::ranges::any_of(
            texts, [&](const VisibleText &each) { return untranslatedWord(each.text) == word; });
    }

private slots:
    void init()
    {
        qDeleteAll(m_dialog.findChildren<QWidget *>(QString(), Qt::FindDirectChildrenOnly));
        delete m_dialog.layout();
        m_dialog.resize(300, 200);
    }

    void lettersChangeAndNothingElse()
    {
        QCOMPARE(inPseudoLanguage("&Solve %1 of %Ln"), "&Šöľṽë %1 öƒ %Ln");
        QCOMPARE(inPseudoLanguage("<b>a</b> &lt; b (*.txt)"), "<b>ä</b> &lt; ƀ (*.txt)");
        QCOMPARE(inPseudoLanguage("50 %, r%1"), "50 %, ř%1");
    }

    void wordsOfEnglishAreFound()
    {
        QCOMPARE(untranslatedWord(inPseudoLanguage("The quick brown fox JUMPS over the lazy dog")), "");
        QCOMPARE(untranslatedWord(inPseudoLanguage("Solve %1").arg("it")), "it");
        QCOMPARE(untranslatedWord("r1c1, 5, '5 words' – MiniSat, *.txt, G"), "");
        QCOMPARE(untranslatedWord("r1c1s"), "r");
        QCOMPARE(untranslatedWord(inPseudoLanguage("The puzzle's") + " one 'is'"), "one");
    }

    void onlyWhatIsKnownIsTranslated()
    {
        const PseudoLanguage language({{"Known", "Some %n word(s)", true}, {"Known", "Word", false}});
        QCOMPARE(language.translate("Known", "Word", nullptr, -1), "Ŵöřď");
        QCOMPARE(language.translate("QLineEdit", "&Copy", nullptr, -1), "&Çöṗÿ");
        QVERIFY(language.translate("Known", "Another", nullptr, -1).isNull());
        QVERIFY(language.translate("Quantity", "Word", nullptr, -1).isNull());
    }

    void wordsAreFoundInEveryPlace()
    {
        auto *label = new QLabel("<b>label</b>", &m_dialog);
        label->setToolTip("tip");
        label->setStatusTip("status");
        label->setAccessibleName("name");
        label->setAccessibleDescription("description");
        auto *field = new QLineEdit(&m_dialog);
        field->setPlaceholderText("placeholder");
        (new QSpinBox(&m_dialog))->setSuffix(" seconds");
        m_dialog.setWindowTitle("title");
        m_dialog.addAction(new QAction("&action", &m_dialog));
        for (const char *word :
             {"label", "tip", "status", "name", "description", "placeholder", "seconds", "title", "action"})
            QVERIFY2(isFound(word), word);
    }

    void wordsAreFoundInLists()
    {
        auto *table = new QTableWidget(2, 2, &m_dialog);
        table->setHorizontalHeaderLabels({"1", "heading"});
        table->setVerticalHeaderLabels({"1", "row"});
        table->setItem(1, 1, new QTableWidgetItem("cell"));
        table->setItem(0, 1, new QTableWidgetItem("2"));
        table->item(0, 1)->setToolTip("tip");
        auto *list = new QComboBox(&m_dialog);
        list->addItems({"1", "choice"});
        auto *pages = new QTabWidget(&m_dialog);
        pages->addTab(new QWidget, "page");
        pages->addTab(new QLabel("hidden"), "2");
        for (const char *word : {"heading", "row", "cell", "tip", "choice", "page", "hidden"})
            QVERIFY2(isFound(word), word);
    }

    void wordsAreFoundInMenus()
    {
        auto *menu = new QMenu("menu", &m_dialog);
        connect(menu, &QMenu::aboutToShow, menu, [menu] { menu->addAction("entry"); });
        m_dialog.addAction(menu->menuAction());
        QVERIFY(isFound("menu"));
        QVERIFY(isFound("entry"));
    }

    void wordsAreFoundInPictures()
    {
        auto *layout = new QVBoxLayout(&m_dialog);
        layout->addWidget(new Painting);
        m_dialog.show();
        QVERIFY(isFound("painted"));
    }

    void dialogsOfQtHaveOurWords()
    {
        QFileDialog dialog(nullptr, "title", {}, "Text (*.txt);;2 (*)");
        const std::vector<VisibleText> texts = visibleTexts(dialog);
        QCOMPARE(texts.size(), 3u);
        QCOMPARE(untranslatedWord(texts[0].text), "title");
        QCOMPARE(untranslatedWord(texts[1].text), "Text");
    }

    void thePlaceIsNamed()
    {
        auto *label = new QLabel(&m_dialog);
        label->setObjectName("state");
        label->setToolTip("tip");
        const std::vector<VisibleText> texts = visibleTexts(m_dialog);
        QVERIFY(std::ranges::any_of(texts, [](const VisibleText &each) {
            return each.place == "toolTip of QLabel 'state' in QDialog" && each.text == "tip";
        }));
    }
};

ADD_TEST(QApplication, TestVisibleTexts)

} // namespace sudoku::tst_visibletexts

#include "tst_visibletexts.moc"
