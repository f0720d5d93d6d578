#include <QApplication>
#include <QScrollBar>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

#include "tests/testdata.h"
#include "tests/testprogram.h"
#include "ui/base/settings.h"
#include "ui/generate/resultdelegate.h"
#include "ui/generate/resultslist.h"

#include <memory>

namespace sudoku::tst_resultslist {

constexpr int many = 10'000;

std::vector<MadePuzzle> puzzles(const Puzzle &puzzle, int count)
{
    Puzzle shape = puzzle;
    shape.givens = Grid(puzzle.geometry.cellCount());
    MadePuzzle made{GenerateRequest(shape), {Outcome::Solved}};
    made.result.puzzle = puzzle;
    return std::vector(count, made);
}

/// With very many puzzles.
class TestResultsList : public QObject
{
    Q_OBJECT

    QTemporaryDir m_folder;
    std::unique_ptr<Settings> m_settings;
    std::unique_ptr<ResultsModel> m_model;
    std::unique_ptr<ResultsList> m_list;
    Puzzle nine = readCorpus("c9_tdoku_tests.txt", 1).front().puzzle;
    Puzzle sixteen = readCorpus("c16_janko.txt", 1).front().puzzle;

    int paintedPictures() const { return m_list->findChild<ResultDelegate *>()->pictureCount(); }
    /// That fit into what is seen.
    int seenPictures() const
    {
        int count = 0;
        for (int row = 0; row < m_model->rowCount(); ++row)
            count += m_list->visualRect(m_model->index(row)).intersects(m_list->viewport()->rect());
        return count;
    }

private slots:
    void init()
    {
        m_settings = std::make_unique<Settings>(m_folder.filePath("settings.ini"));
        m_model = std::make_unique<ResultsModel>();
        m_list = std::make_unique<ResultsList>(*m_model, *m_settings);
        m_list->resize(700, 600);
        m_list->show();
        QVERIFY(QTest::qWaitForWindowActive(m_list.get()));
    }

    void cleanup()
    {
        m_list.reset();
        m_model.reset();
    }

    void onlyWhatIsSeenIsPainted()
    {
        m_model->beginSection();
        for (int i = 0; i < 20; ++i)
            m_model->add(puzzles(nine, many / 20));
        m_list->grab();
        QVERIFY(paintedPictures() > 0);
        QVERIFY(paintedPictures() <= seenPictures());
        const int before = paintedPictures();
        m_list->grab();
        QCOMPARE(paintedPictures(), before); // kept
        m_list->scrollToBottom();
        m_list->grab();
        QVERIFY(paintedPictures() <= before + seenPictures());
    }

    void puzzlesAreSeenWhileOthersCome()
    {
        m_model->beginSection();
        m_model->add(puzzles(nine, 100));
        m_list->grab();
        const int before = paintedPictures();
        QVERIFY(before > 0);
        const QRect first = m_list->visualRect(m_model->index(1));
        for (int i = 0; i < 10; ++i) {
            m_model->add(puzzles(nine, 100));
            QCOMPARE(m_list->visualRect(m_model->index(1)), first); // without a return to the event loop
            m_list->grab();
        }
        QCOMPARE(paintedPictures(), before);
    }

    void everyPuzzleCanBeReached()
    {
        m_model->beginSection();
        m_model->add(puzzles(nine, many));
        m_model->beginSection();
        m_model->add(puzzles(sixteen, 3));
        m_list->setFocus();
        QTest::keyClick(m_list.get(), Qt::Key_End);
        QCOMPARE(m_list->currentIndex().row(), many + 4);
        QVERIFY(m_list->viewport()->rect().intersects(m_list->visualRect(m_list->currentIndex())));
        QTest::keyClick(m_list.get(), Qt::Key_Home);
        QCOMPARE(m_list->currentIndex().row(), 1);
        QCOMPARE(m_list->indexAt(m_list->visualRect(m_model->index(2)).center()).row(), 2);
        QTest::keyClick(m_list.get(), Qt::Key_Left);
        QCOMPARE(m_list->currentIndex().row(), 1);
        m_list->setCurrentIndex(m_model->index(many));
        QTest::keyClick(m_list.get(), Qt::Key_Right); // past the heading
        QCOMPARE(m_list->currentIndex().row(), many + 2);
        QTest::keyClick(m_list.get(), Qt::Key_PageUp);
        QVERIFY(m_list->currentIndex().row() < many);
    }

    void allAreTakenOutAtOnce()
    {
        m_model->beginSection();
        m_model->add(puzzles(nine, many));
        QSignalSpy removals(m_model.get(), &QAbstractItemModel::rowsRemoved);
        m_list->setFocus();
        m_list->selectAll();
        QTest::keyClick(m_list.get(), Qt::Key_Delete);
        QCOMPARE(m_model->rowCount(), 0);
        QCOMPARE(removals.count(), 1);
        QCOMPARE(m_list->verticalScrollBar()->maximum(), 0);
    }

    void otherRowsGetOtherPictures()
    {
        m_model->beginSection();
        m_model->add(puzzles(nine, 1));
        m_model->beginSection();
        m_model->add(puzzles(sixteen, 1));
        m_list->grab();
        const int before = paintedPictures();
        m_model->remove({1});
        m_list->grab();
        QCOMPARE(paintedPictures(), before + 1);
    }
};

ADD_TEST(QApplication, TestResultsList)

} // namespace sudoku::tst_resultslist

#include "tst_resultslist.moc"
