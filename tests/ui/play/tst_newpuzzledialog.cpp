// Covers ui/generate: kindcards

#include <QApplication>
#include <QComboBox>
#include <QLabel>
#include <QPushButton>
#include <QRadioButton>
#include <QTest>
#include <QToolButton>

#include "core/variants/variant.h"
#include "tests/testdata.h"
#include "tests/testprogram.h"
#include "ui/play/newpuzzledialog.h"
#include "ui/play/playkinds.h"
#include "ui/text/boardkinds.h"

#include <memory>
#include <set>

namespace sudoku::tst_newpuzzledialog {

class TestNewPuzzleDialog : public QObject
{
    Q_OBJECT

    std::unique_ptr<NewPuzzleDialog> m_dialog;

    QRadioButton *card(const QString &text)
    {
        for (auto *button : m_dialog->findChildren<QRadioButton *>())
            if (button->text() == text)
                return button;
        return nullptr;
    }
    template <typename Widget>
    Widget *part(const char *name)
    {
        return m_dialog->findChild<Widget *>(name);
    }
    void choose(const char *list, const QVariant &data)
    {
        auto *box = part<QComboBox>(list);
        QVERIFY(box->findData(data) >= 0);
        box->setCurrentIndex(box->findData(data));
    }
    static QString kindOfRequest(const GenerateRequest &request)
    {
        const int kind = kindOf(request);
        return kind < 0 ? QString() : QString::fromUtf8(boardKinds()[kind].name.data());
    }

private slots:
    void init()
    {
        m_dialog = std::make_unique<NewPuzzleDialog>(Geometry::withBoxes({3, 3}), Level::Hard);
        m_dialog->show();
        QVERIFY(QTest::qWaitForWindowActive(m_dialog.get()));
    }
    void cleanup() { m_dialog.reset(); }

    void beginsWithTheBoardBeforeAndTheLastLevel()
    {
        QVERIFY(card("Classic 9 × 9")->isChecked() && card("Classic 9 × 9")->hasFocus());
        QVERIFY(card("Hard")->isChecked());
        QCOMPARE(findPlayKind(m_dialog->request()), findPlayKind("hard"));
        QVERIFY(!part<QComboBox>("size")->isVisible());
        QVERIFY(m_dialog->board() == emptyBoard(9));
        QVERIFY(!m_dialog->drawnKind());
    }

    /// As after a board with rules, whose shape alone stays.
    void aSizeWithoutACardShowsAllKindsAndSizes()
    {
        m_dialog = std::make_unique<NewPuzzleDialog>(Geometry::withBoxes({2, 5}), Level::Easy);
        m_dialog->show();
        QVERIFY(part<QComboBox>("size")->isVisible());
        QVERIFY(m_dialog->board() == Puzzle(Geometry::withBoxes({2, 5})));
        for (const char *name : {"Classic 9 × 9", "Killer", "16 × 16"})
            QVERIFY(!card(name)->isChecked());
    }

    void beginnersHaveALevel()
    {
        card("Beginner")->click();
        QVERIFY(m_dialog->request().difficulty.isForBeginners);
        QCOMPARE(findPlayKind(m_dialog->request()), findPlayKind("beginner"));
        QVERIFY(part<QLabel>("levelNote")->text().contains("half of the cells"));
    }

    void tabGoesDownTheForm()
    {
        QWidget *place = part<QComboBox>("size");
        for (const char *next : {"boxes", "digits", "drawn", "symmetry"}) {
            do
                place = place->nextInFocusChain();
            while (!(place->focusPolicy() & Qt::TabFocus));
            QCOMPARE(place->objectName(), QString(next));
        }
    }

    void everyCardIsAKindThatIsPlayed_data()
    {
        QTest::addColumn<QString>("name");
        for (const char *name : {"Killer", "Jigsaw", "X-Sudoku", "Thermometers", "16 × 16", "Classic 9 × 9"})
            QTest::newRow(name) << name;
    }

    void everyCardIsAKindThatIsPlayed()
    {
        QFETCH(QString, name);
        card("Killer")->click(); // another one before
        card("Jigsaw")->click();
        card(name)->click();
        QCOMPARE(kindOfRequest(m_dialog->request()), name);
        const PlayKind *kind = findPlayKind(m_dialog->request());
        QVERIFY(kind);
        QCOMPARE(kind->boardName(), name);
        QVERIFY(kind->level == Level::Hard);
        QVERIFY(card(name)->isChecked());
        QCOMPARE(part<QLabel>("note")->text(), QString());
    }

    void arrowsChooseByKeyboard()
    {
        QTest::keyClick(m_dialog->focusWidget(), Qt::Key_Right);
        QVERIFY(card("Killer")->isChecked());
        QCOMPARE(m_dialog->drawnKind(), findVariant("killer"));
        QTest::keyClick(m_dialog->focusWidget(), Qt::Key_Tab);
        QVERIFY(card("Hard")->hasFocus());
        QTest::keyClick(m_dialog->focusWidget(), Qt::Key_Right);
        QVERIFY(m_dialog->request().difficulty.level == Level::Unfair);
        QTest::keyClick(m_dialog->focusWidget(), Qt::Key_Return);
        QCOMPARE(m_dialog->result(), int(QDialog::Accepted));
        QVERIFY(m_dialog->wish() == NewPuzzleDialog::Wish::Play);
    }

    void eachButtonIsAWish_data()
    {
        QTest::addColumn<QString>("button");
        QTest::addColumn<NewPuzzleDialog::Wish>("wish");
        QTest::newRow("play") << "play" << NewPuzzleDialog::Wish::Play;
        QTest::newRow("empty") << "empty" << NewPuzzleDialog::Wish::EmptyBoard;
        QTest::newRow("many") << "many" << NewPuzzleDialog::Wish::Many;
    }

    void eachButtonIsAWish()
    {
        QFETCH(QString, button);
        QFETCH(NewPuzzleDialog::Wish, wish);
        m_dialog->findChild<QPushButton *>(button)->click();
        QCOMPARE(m_dialog->result(), int(QDialog::Accepted));
        QVERIFY(m_dialog->wish() == wish);
    }

    void offersWhatPapersPrint()
    {
        for (const char *id : {"killer", "thermometer", "arrow", "sandwich"}) {
            choose("drawn", id);
            QCOMPARE(m_dialog->drawnKind(), findVariant(id));
            QVERIFY(m_dialog->request().derived == std::vector{findVariant(id)});
        }
        QVERIFY(m_dialog->board() == emptyBoard(9));
    }

    void keepsTheChoiceWhenTheSizeChanges()
    {
        choose("drawn", "killer");
        choose("size", 6);
        QCOMPARE(m_dialog->board().geometry.size(), 6);
        QCOMPARE(m_dialog->drawnKind(), findVariant("killer"));
    }

    void cluesAreSymmetricWhereNothingIsDrawn()
    {
        QCOMPARE(part<QComboBox>("symmetry")->currentData(), "half-turn");
        choose("drawn", "arrow");
        QCOMPARE(part<QComboBox>("symmetry")->currentData(), "none");
        choose("symmetry", "quarter-turn");
        QCOMPARE(m_dialog->request().symmetry, findSymmetry("quarter-turn"));
        QVERIFY(!findPlayKind(m_dialog->request()));
        card("Classic 9 × 9")->click();
        QCOMPARE(part<QComboBox>("symmetry")->currentData(), "half-turn");
    }

    void saysWhatALevelNeedsAndThatAPuzzleIsReady()
    {
        std::set<QString> sentences;
        for (const Level level : allLevels)
            QVERIFY(sentences.insert(levelSentence(level)).second);
        QCOMPARE(part<QLabel>("levelNote")->text(), levelSentence(Level::Hard));
        card("Easy")->click();
        QCOMPARE(part<QLabel>("levelNote")->text(), levelSentence(Level::Easy));
        m_dialog->setReady(
            [](const GenerateRequest &request) { return request.difficulty.level == Level::Easy; });
        QCOMPARE(part<QLabel>("note")->text(), "The next puzzle is ready.");
        card("Hard")->click();
        QCOMPARE(part<QLabel>("note")->text(), QString());
    }
};

ADD_TEST(QApplication, TestNewPuzzleDialog)

} // namespace sudoku::tst_newpuzzledialog

#include "tst_newpuzzledialog.moc"
