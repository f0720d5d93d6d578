#include <QTest>

#include "core/version/version.h"
#include "tests/testdata.h"
#include "tests/testprogram.h"
#include "tests/testvariants.h"
#include "ui/text/formulacomments.h"
#include "ui/text/formulawords.h"
#include "ui/text/puzzleformtext.h"

#include <algorithm>

namespace sudoku::tst_formulacomments {

Formula explained(const Puzzle &puzzle, const char *method, bool isOpenOnly = false)
{
    return *formulaOf(puzzle,
                      {.method = findEncodingMethod(method), .isOpenOnly = isOpenOnly, .isExplained = true});
}

/// The comments between the clauses, each with the number of the clause below it: "0 r1c1: at least one
/// digit".
QStringList commentsOf(const Puzzle &puzzle, const Formula &formula)
{
    FormulaComments comments(puzzle, formula, {});
    QStringList lines;
    for (int i = 0; i < formula.cnf().clauseCount(); ++i)
        for (const std::string &line : comments.above(i))
            lines += QString::number(i) + ' ' + QString::fromStdString(line);
    return lines;
}

QStringList commentsOf(const Puzzle &puzzle, const char *method, bool isOpenOnly = false)
{
    return commentsOf(puzzle, explained(puzzle, method, isOpenOnly));
}

class TestFormulaComments : public QObject
{
    Q_OBJECT

private slots:
    void sayWhatEachGroupStates()
    {
        const QStringList minimal = commentsOf(board("2..............."), "minimal");
        QCOMPARE(minimal.first(2), (QStringList{"0 r1c1: at least one digit", "1 r1c2: at least one digit"}));
        QVERIFY(minimal.contains("16 r1c1: given 2"));
        QCOMPARE(minimal.filter("row 1"),
                 (QStringList{"17 row 1: 1 at most once", "23 row 1: 2 at most once",
                              "29 row 1: 3 at most once", "35 row 1: 4 at most once"}));
        QCOMPARE(minimal.size(), 16 + 1 + 12 * 4);
        const QStringList extended = commentsOf(emptyBoard(4), "extended");
        QCOMPARE(extended.first(2), (QStringList{"0 r1c1: at least one digit", "1 r1c1: at most one digit"}));
        QVERIFY(extended.contains("112 row 1: 1 at least once"));
    }

    /// Pairs of cells that two houses have are written once, for all digits together.
    void sayWhatHousesShare()
    {
        const QStringList comments = commentsOf(emptyBoard(4), "pairwise");
        QCOMPARE(comments.filter("each digit at most once").size(), 12);
    }

    void sayWhatAuxiliariesMean()
    {
        const QStringList tree = commentsOf(emptyBoard(4), "tree2");
        const qsizetype place = tree.indexOf("1 r1c1: at most one digit");
        QCOMPARE(tree.mid(place + 1, 2), (QStringList{"1   65 means: r1c1 is 1 or r1c1 is 2",
                                                      "1   66 means: r1c1 is 3 or r1c1 is 4"}));
        Puzzle puzzle = emptyBoard(4);
        puzzle.constraints = {{&cellSum, {0, 5, 10}, {7}}};
        const QString sum = commentsOf(puzzle, "log").join('\n');
        QVERIFY2(sum.contains("means: r1c1 is 4"), qPrintable(sum));
        QVERIFY2(sum.contains("means: the first cell is 1"), qPrintable(sum));
        QVERIFY2(sum.contains("means: the first 2 cells add up to 3"), qPrintable(sum));
    }

    /// With every encoding and kind of rule each auxiliary variable is explained once, and has a meaning.
    void explainEachVariableOnce()
    {
        Puzzle puzzle = board("1..............4");
        puzzle.constraints = {{&cellSum, {0, 5, 10}, {7}}, {&cage, {1, 2}, {5}}, {&lessThan, {2, 3}}};
        puzzle.constraints.push_back({findVariant("thermometer"), {12, 8, 4}});
        for (const EncodingMethod &method : encodingMethods())
            for (const bool isOpenOnly : {false, true}) {
                const Formula formula = explained(puzzle, std::string(method.id).c_str(), isOpenOnly);
                const QStringList comments = commentsOf(puzzle, formula);
                for (int variable = formula.digitVariableCount() + 1;
                     variable <= formula.cnf().variableCount(); ++variable) {
                    const QString name = "   " + QString::number(variable) + ' ';
                    const QStringList about = comments.filter(name);
                    QVERIFY2(about.size() == 1, qPrintable(name + comments.join('\n')));
                    QVERIFY2(about.front().contains(" means: ") || about.front().contains(" is true if ")
                                 || about.front().contains(" is false if "),
                             qPrintable(about.front()));
                    QVERIFY2(!about.front().endsWith(' '), qPrintable(about.front()));
                }
            }
    }

    /// In the text a comment stands above each group, and nothing else changes.
    void areLinesOfTheText()
    {
        const Puzzle puzzle = board("1..............4");
        const auto text = [&](bool isExplained) {
            const Formula formula = *formulaOf(puzzle, {.isExplained = isExplained});
            return QString::fromStdString(*formulaText(puzzle, formula)).split('\n');
        };
        const auto clauses = [](const QStringList &lines) {
            return lines.filter(QRegularExpression("^[^c]"));
        };
        QCOMPARE(clauses(text(true)), clauses(text(false)));
        QVERIFY(text(true).contains("c row 1: 2 at least once"));
        QVERIFY(text(true).filter("c source: Lynce and Ouaknine").size() == 1);
        QVERIFY(!text(false).contains("c row 1: 2 at least once"));
    }

    /// The first line that may be a comment: in OPB the one before it counts the constraints.
    void sayWhichProgramWroteTheFile()
    {
        const Puzzle puzzle = board("1..............4");
        const std::string formula = *formulaText(puzzle, *formulaOf(puzzle, {}));
        QVERIFY(formula.starts_with("c " + versionLine() + '\n'));
        for (const PuzzleForm *form : puzzleForms()) {
            const QStringList lines = QString::fromStdString(*puzzleFormText(*form, puzzle, {})).split('\n');
            const int first = form == &opbForm ? 1 : 0;
            QCOMPARE(lines[first].mid(2).toStdString(), versionLine());
        }
    }

    void contradictionsHaveNone()
    {
        QCOMPARE(commentsOf(board("11.............."), "pairwise", true), QStringList());
    }
};

ADD_TEST(QCoreApplication, TestFormulaComments)

} // namespace sudoku::tst_formulacomments

#include "tst_formulacomments.moc"
