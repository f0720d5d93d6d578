#include "ui/frompicture/ruleboxes.h"

#include "core/variants/variant.h"
#include "tests/testdata.h"
#include "tests/testprogram.h"

#include <QApplication>
#include <QCheckBox>
#include <QSignalSpy>

namespace sudoku::tst_ruleboxes {

std::vector<RuleReading> rules()
{
    return {{.constraint = {findVariant("thermometer"), {0, 1}}},
            {.constraint = {findVariant("thermometer"), {4, 5}}, .isDoubtful = true},
            {.constraint = {findVariant("windoku"), {}}}};
}

/// The check boxes of the rules that were seen in a picture.
class TestRuleBoxes : public QObject
{
    Q_OBJECT

    static QStringList texts(const RuleBoxes &boxes)
    {
        QStringList texts;
        for (const QCheckBox *box : boxes.findChildren<QCheckBox *>())
            texts += box->text();
        return texts;
    }

private slots:
    void eachKindHasABox()
    {
        RuleBoxes boxes;
        boxes.setRules(rules(), defaultGeometry(9));
        QCOMPARE(texts(boxes), (QStringList{"Thermometer (2): in doubt", "Windoku"}));
        QCOMPARE(boxes.constraints().size(), std::size_t(3));
        QVERIFY(!boxes.isHidden());
    }

    void anUncheckedKindIsLeftOut()
    {
        RuleBoxes boxes;
        boxes.setRules(rules(), defaultGeometry(9));
        QSignalSpy changes(&boxes, &RuleBoxes::changed);
        boxes.findChildren<QCheckBox *>().front()->click();
        QCOMPARE(changes.size(), 1);
        QCOMPARE(boxes.constraints(), (std::vector<Constraint>{{findVariant("windoku"), {}}}));
        boxes.findChildren<QCheckBox *>().front()->click();
        QCOMPARE(boxes.constraints().size(), std::size_t(3));
    }

    void theyFollowTheBoard()
    {
        RuleBoxes boxes;
        boxes.setRules(rules(), defaultGeometry(9));
        QSignalSpy changes(&boxes, &RuleBoxes::changed);
        Puzzle puzzle = emptyBoard(9);
        puzzle.constraints = {{findVariant("windoku"), {}}};
        boxes.follow(puzzle);
        QCOMPARE(boxes.constraints().size(), std::size_t(1));
        QCOMPARE(changes.size(), 0);
    }

    /// Regions that are not meant leave the usual boxes.
    void regionsHaveABox()
    {
        const Geometry jigsaw = *Geometry::withRegions(4, {0, 0, 0, 1, 0, 2, 1, 1, 2, 2, 2, 1, 3, 3, 3, 3});
        RuleBoxes boxes;
        boxes.setRules({}, jigsaw);
        QVERIFY(!boxes.isHidden());
        QCOMPARE(texts(boxes), QStringList{"Jigsaw regions"});
        QVERIFY(boxes.geometry() == jigsaw);
        boxes.findChildren<QCheckBox *>().front()->click();
        QVERIFY(boxes.geometry() == defaultGeometry(4));
        boxes.follow(Puzzle(jigsaw));
        QVERIFY(boxes.geometry() == jigsaw);
    }

    void withoutRulesTheyAreHidden()
    {
        RuleBoxes boxes;
        QVERIFY(boxes.isHidden());
        boxes.setRules(rules(), defaultGeometry(9));
        boxes.setRules({}, defaultGeometry(9));
        QVERIFY(boxes.isHidden());
        QVERIFY(boxes.constraints().empty());
        QVERIFY(texts(boxes).isEmpty());
    }
};

ADD_TEST(QApplication, TestRuleBoxes)

} // namespace sudoku::tst_ruleboxes

#include "tst_ruleboxes.moc"
