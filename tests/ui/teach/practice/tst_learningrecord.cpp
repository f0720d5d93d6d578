// Covers ui/teach/practice: practicerequest

#include <QTemporaryDir>
#include <QTest>

#include "core/generate/generate.h"
#include "core/hints/practice.h"
#include "core/hints/techniques.h"
#include "tests/testprogram.h"
#include "ui/base/settings.h"
#include "ui/teach/pages/techniquepages.h"
#include "ui/teach/practice/learningrecord.h"
#include "ui/teach/practice/practicerequest.h"

#include <memory>

namespace sudoku::tst_learningrecord {

const Technique &technique(const char *id)
{
    return *findTechnique(id);
}

class TestLearningRecord : public QObject
{
    Q_OBJECT

    QTemporaryDir m_folder;
    std::unique_ptr<Settings> m_settings;
    std::unique_ptr<LearningRecord> m_record;

    std::string_view next() const { return m_record->next().technique().id; }

private slots:
    void init()
    {
        m_record.reset();
        m_settings.reset();
        QFile::remove(m_folder.filePath("settings.ini"));
        m_settings = std::make_unique<Settings>(m_folder.filePath("settings.ini"));
        m_record = std::make_unique<LearningRecord>(*m_settings);
    }

    void beginsWithTheFirstOfThePath()
    {
        QCOMPARE(next(), "full-house");
        QVERIFY(!m_record->progress(technique("full-house")).isBegun());
    }

    void isLearnedAfterFiveWithoutHelp()
    {
        for (int i = 0; i < learnedAfter; ++i) {
            QVERIFY(!m_record->progress(technique("x-wing")).isLearned());
            m_record->note(technique("x-wing"), true);
        }
        QVERIFY(m_record->progress(technique("x-wing")).isLearned());
        m_record->note(technique("x-wing"), false);
        QCOMPARE(m_record->progress(technique("x-wing")).found, learnedAfter - 1);
    }

    void whatWasMissedComesBackFirst()
    {
        m_record->note(technique("full-house"), true);     // again after exercise 3
        m_record->note(technique("hidden-single"), false); // again after exercise 3
        QCOMPARE(next(), "naked-single");
        m_record->note(technique("naked-single"), true); // again after exercise 5
        QCOMPARE(next(), "full-house");
        m_record->note(technique("full-house"), true);
        QCOMPARE(next(), "hidden-single");
        m_record->note(technique("hidden-single"), true);
        QCOMPARE(next(), "naked-single");
    }

    void aPathThatIsBegunEverywhereGoesOnWithWhatIsDueSoonest()
    {
        for (const TechniquePage *page : techniquePages())
            if (isOnPath(*page))
                m_record->note(page->technique(), true);
        QVERIFY(m_record->exerciseCount() > 40);
        QCOMPARE(next(), "full-house");
    }

    void everythingIsKeptAndCanBeForgotten()
    {
        m_record->note(technique("finned-franken-swordfish"), true); // one of a page of several
        const TechniqueProgress noted = m_record->progress(technique("finned-franken-x-wing"));
        QCOMPARE(noted.found, 1);
        m_settings.reset();
        m_settings = std::make_unique<Settings>(m_folder.filePath("settings.ini"));
        LearningRecord again(*m_settings);
        QVERIFY(again.progress(technique("finned-franken-x-wing")) == noted);
        again.reset();
        QVERIFY(!again.progress(technique("finned-franken-x-wing")).isBegun());
        QCOMPARE(again.exerciseCount(), 0);
        m_record.reset();
    }

    void exercisesAreOfTheKindOfTheExample_data()
    {
        QTest::addColumn<QString>("id");
        QTest::addColumn<int>("derived");
        QTest::addColumn<bool>("isJigsaw");
        QTest::newRow("classic") << "x-wing" << 0 << false;
        QTest::newRow("killer") << "innie" << 1 << false;
        QTest::newRow("jigsaw") << "law-of-leftovers" << 0 << true;
    }

    void exercisesAreOfTheKindOfTheExample()
    {
        QFETCH(const QString, id);
        const Technique &wanted = *findTechnique(id.toStdString());
        const auto practice = practiceOf(*pageOf(wanted), 3, 10);
        QVERIFY(practice);
        QCOMPARE(practice->count, 3);
        QTEST(static_cast<int>(practice->request.derived.size()), "derived");
        QTEST(practice->request.hasRandomRegions, "isJigsaw");
        QVERIFY(!findProblem(practice->request));
        const GenerateResult result = generate(practice->request);
        QVERIFY(result.puzzle);
        QVERIFY(boardBefore(wanted, *result.puzzle,
                            ladderOf(practice->request.difficulty, *RuleIndex::of(*result.puzzle))));
    }

    void exercisesComeOneByOne()
    {
        const auto practice = practiceOf(*pageOf(technique("naked-pair")), 2, 10);
        ExerciseMaker maker(*practice, {});
        const ExerciseMaker same = maker;
        const auto first = maker.next({});
        const auto second = maker.next({});
        QVERIFY(first && second && first->board != second->board);
        QVERIFY(!maker.next({})); // as many as asked for
        std::stop_source stop;
        stop.request_stop();
        ExerciseMaker again = same;
        QVERIFY(!again.next(stop.get_token()));
        QVERIFY(again.next({})->board == first->board);
    }

    void whatHasNoExampleIsNotPractised() { QVERIFY(!practiceOf(*pageOf(technique("brute-force")), 3, 1)); }
};

ADD_TEST(QApplication, TestLearningRecord)

} // namespace sudoku::tst_learningrecord

#include "tst_learningrecord.moc"
