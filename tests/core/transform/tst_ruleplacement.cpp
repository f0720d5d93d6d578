// Covers core/transform: changedkind

#include <QTest>

#include "tests/samplerules.h"
#include "tests/testdata.h"
#include "tests/testprogram.h"

#include "core/transform/cellorder.h"
#include "core/transform/changedkind.h"
#include "core/transform/ruleplacement.h"

namespace sudoku::tst_ruleplacement {

const Geometry &six()
{
    static const Geometry geometry = defaultGeometry(6);
    return geometry;
}

std::vector<Constraint> rules(const QString &texts)
{
    std::vector<Constraint> constraints;
    for (const QString &text : texts.split(QStringLiteral("; "), Qt::SkipEmptyParts))
        constraints.push_back(readConstraint(six(), text.toStdString()).value());
    return constraints;
}

QString textOf(const PlacedConstraints &constraints)
{
    if (!constraints)
        return QStringLiteral("not ") + QString::fromStdString(constraintText(six(), constraints.error()));
    QStringList texts;
    for (const Constraint &constraint : *constraints)
        texts += QString::fromStdString(constraintText(six(), constraint));
    return texts.join(QStringLiteral("; "));
}

class TestRulePlacement : public QObject
{
    Q_OBJECT

private slots:
    void rulesMove_data()
    {
        QTest::addColumn<QString>("before");
        QTest::addColumn<int>("rows");
        QTest::addColumn<int>("columns");
        QTest::addColumn<QString>("after");
        const auto row = [](const char *before, int rows, int columns, const char *after) {
            QTest::addRow("%s by %d, %d", before, rows, columns) << before << rows << columns << after;
        };
        row("killer 5 r1c1 r1c2", 2, 3, "killer 5 r3c4 r3c5");
        row("killer 5 r1c1 r1c2", 0, 5, "not killer 5 r1c1 r1c2");
        row("killer 5 r2c1 r2c2", -1, -1, "not killer 5 r2c1 r2c2");
        row("thermometer r3c3 r2c2 r2c1; white-dot r3c3 r3c4", 1, 1,
            "thermometer r4c4 r3c3 r3c2; white-dot r4c4 r4c5");
        row("diagonal; killer r1c1 r1c2", 1, 0, "diagonal; killer r2c1 r2c2");
        row("sandwich 5 r2c1 r2c2", 1, 1, "sandwich 5 r3c1 r3c2");
        row("sandwich 5 r2c1 r2c2", 0, 1, "sandwich 5 r2c1 r2c2");
        row("sandwich 5 r6c1 r6c2", 1, 0, "not sandwich 5 r6c1 r6c2");
        row("little-killer 9 r1c2 r2c3", 0, 1, "little-killer 9 r1c3 r2c4");
        row("little-killer 9 r1c1 r2c2", 0, 1, "little-killer 9 r1c2 r2c3");
        row("little-killer 9 r1c1 r2c2", 2, 0, "little-killer 9 r3c1 r4c2");
        row("little-killer 9 r1c5 r2c6", 0, 1, "not little-killer 9 r1c5 r2c6");
        row("little-killer 9 r3c1 r2c2", 1, 0, "little-killer 9 r4c1 r3c2");
    }

    void rulesMove()
    {
        QFETCH(QString, before);
        QFETCH(int, rows);
        QFETCH(int, columns);
        QFETCH(QString, after);
        QCOMPARE(textOf(movedBy(six(), rules(before), {rows, columns})), after);
    }

    void rulesTurnTogether_data()
    {
        QTest::addColumn<QString>("before");
        QTest::addColumn<QString>("isometry");
        QTest::addColumn<QString>("after");
        const auto row = [](const char *before, const char *isometry, const char *after) {
            QTest::addRow("%s, %s", before, isometry) << before << isometry << after;
        };
        row("thermometer r2c2 r2c3 r2c4", "quarter-turn", "thermometer r2c2 r3c2 r4c2");
        row("thermometer r2c2 r2c3 r2c4", "three-quarter-turn", "thermometer r4c2 r3c2 r2c2");
        row("thermometer r6c1 r6c2 r6c3", "quarter-turn",
            "thermometer r4c1 r5c1 r6c1"); // moves from the edge
        row("thermometer r2c2 r2c3; white-dot r3c2 r3c3", "mirror-left-right",
            "thermometer r2c3 r2c2; white-dot r3c3 r3c2");
        row("killer 5 r2c2 r2c3 r3c2", "half-turn", "killer 5 r2c3 r3c2 r3c3");
        row("sandwich 5 r2c1 r2c2", "quarter-turn", "sandwich 5 r1c5 r2c5");
        row("little-killer 9 r1c2 r2c3; killer r1c1 r1c2", "mirror-left-right",
            "little-killer 9 r1c5 r2c4; killer r1c5 r1c6");
        row("clone r1c1 r1c2 r3c1 r3c2", "quarter-turn", "clone r1c3 r2c3 r1c1 r2c1");
    }

    void rulesTurnTogether()
    {
        QFETCH(QString, before);
        QFETCH(QString, isometry);
        QFETCH(QString, after);
        const Isometry &way = *findIsometry(isometry.toStdString());
        QCOMPARE(textOf(turned(six(), rules(before), way)), after);
    }

    /// Four quarter turns away from the edges, and two reflections, change nothing.
    void everyKindTurnsRound()
    {
        for (const Variant *kind : variants())
            for (const Constraint &sample : samples(*kind)) {
                const std::vector<Constraint> before{withCellsInOrder(sample)};
                for (const char *id : {"mirror-left-right", "mirror-top-bottom", "half-turn"}) {
                    const auto once = turned(defaultGeometry(4), before, *findIsometry(id));
                    QVERIFY2(once.has_value(), std::string(kind->id).c_str());
                    QVERIFY(turned(defaultGeometry(4), *once, *findIsometry(id)) == before);
                }
            }
    }

    void stepLeadsToTheCell_data()
    {
        QTest::addColumn<QString>("before");
        QTest::addColumn<int>("cell");
        QTest::addColumn<QString>("after");
        const auto row = [](const char *before, int cell, const char *after) {
            QTest::addRow("%s to %d", before, cell) << before << cell << after;
        };
        row("killer 5 r1c2 r2c1", 14, "killer 5 r3c4 r4c3");
        row("killer 5 r1c2 r2c1", 35, "killer 5 r5c6 r6c5"); // the last cell: as near as it can be
        row("sandwich 5 r2c1 r2c2", 14, "sandwich 5 r3c1 r3c2");
        row("x-sum 5 r6c2 r5c2", 14, "x-sum 5 r6c3 r5c3");
    }

    void stepLeadsToTheCell()
    {
        QFETCH(QString, before);
        QFETCH(int, cell);
        QFETCH(QString, after);
        const std::vector<Constraint> constraints = rules(before);
        QCOMPARE(textOf(movedBy(six(), constraints, stepTo(six(), constraints, cell))), after);
    }

    void kindsChangeInPlace_data()
    {
        QTest::addColumn<QString>("before");
        QTest::addColumn<QString>("kind");
        QTest::addColumn<QString>("after"); // empty where that cannot be done
        const auto row = [](const char *before, const char *kind, const char *after) {
            QTest::addRow("%s as %s", before, kind) << before << kind << after;
        };
        row("thermometer r1c1 r1c2 r2c3", "whispers", "whispers r1c1 r1c2 r2c3");
        row("killer 9 r1c1 r1c2", "extra-region", "extra-region r1c1 r1c2");
        row("extra-region r1c1 r1c2", "killer", "killer r1c1 r1c2");
        row("white-dot 2 r1c1 r1c2", "black-dot", "black-dot 2 r1c1 r1c2");
        row("white-dot 1 r1c1 r1c2", "black-dot", "black-dot r1c1 r1c2"); // the number does not fit
        row("white-dot r1c1 r1c2", "xv", "xv 5 r1c1 r1c2");
        row("sandwich 9 r1c1 r1c2", "x-sum", "x-sum 9 r1c1 r1c2");
        row("sandwich 9 r1c1 r1c2", "numbered-room", "numbered-room r1c1 r1c2"); // 9 is no digit
        row("renban r2c3 r1c2 r1c1", "killer", "killer r1c1 r1c2 r2c3");
        row("whispers r1c1 r1c2 r2c2 r1c1", "renban", "renban r1c1 r1c2 r2c2 r1c1");
        row("killer 9 r1c1 r3c3", "thermometer", "");
        row("killer 9 r1c1 r1c2", "killer", "");
        row("killer 9 r1c1 r1c2", "diagonal", "");
        row("diagonal", "killer", "");
    }

    void kindsChangeInPlace()
    {
        QFETCH(QString, before);
        QFETCH(QString, kind);
        QFETCH(QString, after);
        const Variant &variant = *findVariant(kind.toStdString());
        const auto changed = withKind(six(), rules(before).front(), variant);
        QCOMPARE(changed ? QString::fromStdString(constraintText(six(), *changed)) : QString(), after);
    }

    void changedKindsHaveNoProblem()
    {
        for (const Variant *kind : variants())
            for (const Constraint &sample : samples(*kind))
                for (const Variant *other : variants())
                    if (const auto changed = withKind(defaultGeometry(4), sample, *other))
                        QVERIFY(!findProblemOrImpossibility(defaultGeometry(4), *changed));
    }
};

ADD_TEST_WITHOUT_APPLICATION(TestRulePlacement)

} // namespace sudoku::tst_ruleplacement

#include "tst_ruleplacement.moc"
