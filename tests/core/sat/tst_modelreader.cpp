#include <QTest>

#include "tests/testdata.h"

#include "core/sat/modelreader.h"
#include "tests/testprogram.h"

namespace sudoku::tst_modelreader {

using Status = SolverReport::Status;

/// "3:1 2 -3" for a model that begins on line 3, "2: unsatisfiable", or "NoEnd 4:7 found".
std::string shown(const tl::expected<SolverReport, ModelError> &result)
{
    if (!result) {
        const ModelError &error = result.error();
        return std::to_string(static_cast<int>(error.code)) + ' ' + std::to_string(error.line) + ':'
               + std::to_string(error.column) + ' ' + error.found;
    }
    std::string text = std::to_string(result->line) + ':';
    if (result->status != Status::Satisfiable)
        return text + (result->status == Status::Unsatisfiable ? " unsatisfiable" : " undecided");
    for (int variable = 1; variable <= result->model.variableCount(); ++variable)
        if (result->model.isTrue(variable) || result->model.isFalse(variable))
            text += ' ' + std::to_string(result->model.isTrue(variable) ? variable : -variable);
    return text;
}

std::string failure(ModelErrorCode code, int line, int column, const std::string &found = {})
{
    return shown(tl::unexpected(ModelError{code, line, column, found}));
}

constexpr char statistics[] = "WARNING: for repeatability, setting FPU to use double precision\n"
                              "============================[ Problem Statistics ]====\n"
                              "|  Number of variables:             3 |\n"
                              "restarts              : 1\n\n"
                              "SATISFIABLE\n";

class TestModelReader : public QObject
{
    Q_OBJECT

private slots:
    void reads_data()
    {
        QTest::addColumn<std::string>("text");
        QTest::addColumn<std::string>("expected");
        const auto row = [](const char *name, const std::string &text, const std::string &expected) {
            QTest::newRow(name) << text << expected;
        };
        row("a model", "s SATISFIABLE\nv 1 -2 3 0\n", "2: 1 -2 3");
        row("over several lines", "c hello\ns SATISFIABLE\nv 1 -2\nv 3\nv 0\n", "3: 1 -2 3");
        row("values before the status", "v 1 0\ns SATISFIABLE\n", "1: 1");
        row("no status", "v -1 2 0", "1: -1 2");
        row("not every variable has a value", "s SATISFIABLE\nv 7 0", "2: 7");
        row("no variables", "s SATISFIABLE\nv 0\n", "2:");
        row("said twice", "v 1 1 0", "1: 1");
        row("other spaces", "s\tSATISFIABLE \r\n  v  1\t-2 \r\n\nv 0\r\n", "2: 1 -2");
        row("noise around", "5 4 3 0\nvery 1\n\nsolver 2\ns SATISFIABLE\nv 1 0\nc 9\nran 1.5 s\n", "6: 1");
        row("unsatisfiable", "c 1\ns UNSATISFIABLE\nc 2\n", "2: unsatisfiable");
        row("unknown", "s UNKNOWN\n", "1: undecided");
        row("indeterminate", "s INDETERMINATE\n", "1: undecided");
        row("MiniSat", "SAT\n1 -2 3 0\n", "2: 1 -2 3");
        row("MiniSat, no variables", "SAT\n0\n", "2:");
        row("MiniSat, all in one", statistics + std::string("SAT\n1 -2 3 0\n"), "8: 1 -2 3");
        row("MiniSat, noise between", "SAT\n---\n1 0\n3 seconds\n", "3: 1");
        row("MiniSat, unsatisfiable", "UNSAT\n", "1: unsatisfiable");
        row("MiniSat, undecided", "INDET\n", "1: undecided");
    }

    void reads()
    {
        QFETCH(std::string, text);
        QFETCH(std::string, expected);
        QCOMPARE(shown(readModel(text)), expected);
    }

    void refuses_data()
    {
        QTest::addColumn<std::string>("text");
        QTest::addColumn<std::string>("expected");
        const auto row = [](const char *name, const std::string &text, ModelErrorCode code, int line,
                            int column, const std::string &found = {}) {
            QTest::newRow(name) << text << failure(code, line, column, found);
        };
        using enum ModelErrorCode;
        row("nothing", "", NoAnswer, 0, 0);
        row("only noise", "c s SATISFIABLE\nc v 1 0\n1 2 3 0\n", NoAnswer, 0, 0);
        row("no line breaks", std::string(100'000, 'x'), NoAnswer, 0, 0);
        row("a formula", "c a puzzle\np cnf 3 2\n1 -2 0\n3 0\n", IsFormula, 2, 1);
        row("an unknown status", "s  MAYBE NOT\n", BadStatus, 1, 4, "MAYBE NOT");
        row("half a status", "s SATISF", BadStatus, 1, 3, "SATISF");
        row("a status without a word", "s \n", BadStatus, 1, 3);
        row("more than a status", "s SATISFIABLE 1 0\n", BadStatus, 1, 3, "SATISFIABLE 1 0");
        row("yes and no", "s UNSATISFIABLE\ns SATISFIABLE\nv 1 0\n", TwoAnswers, 2, 1);
        row("satisfiable, no values", "\ns SATISFIABLE\n", NoModel, 2, 1);
        row("what MiniSat prints", statistics, NoModel, 6, 1);
        row("MiniSat, nothing behind SAT", "SAT\n", NoModel, 1, 1);
        row("unsatisfiable, values", "s UNSATISFIABLE\nv 1 0\n", UnwantedModel, 2, 1);
        row("undecided, values", "v 1 0\ns UNKNOWN\n", UnwantedModel, 1, 1);
        row("a word among the values", "v 1 two 0\n", BadLiteral, 1, 5, "two");
        row("a fraction", "v 1.5 0\n", BadLiteral, 1, 3, "1.5");
        row("only a sign", "v - 0\n", BadLiteral, 1, 3, "-");
        row("a NUL", std::string("v 1 \0 0\n", 8), BadLiteral, 1, 5, std::string(1, '\0'));
        row("too large", "v 1 1000001 0\n", LiteralTooLarge, 1, 5, "1000001");
        row("too small", "v -1000001 0\n", LiteralTooLarge, 1, 3, "-1000001");
        row("no int", "v 99999999999999999999 0\n", LiteralTooLarge, 1, 3, "99999999999999999999");
        row("the smallest int", "v -2147483648 0\n", LiteralTooLarge, 1, 3, "-2147483648");
        row("true and false", "s SATISFIABLE\nv 1 2\nv -1 0\n", Contradiction, 3, 3, "-1");
        row("a second model", "v 1 0\nv -1 0\n", SecondModel, 2, 3);
        row("a second model in the line", "v 1 0 -1 0\n", SecondModel, 1, 7);
        row("cut off", "s SATISFIABLE\nv 1 2\nv 3", NoEnd, 3, 1);
        row("MiniSat, cut off", "SAT\n1 -2 3\n", NoEnd, 2, 1);
        row("MiniSat, no number", "SAT\n1 -2 x 0\n", BadLiteral, 2, 6, "x");
    }

    void refuses()
    {
        QFETCH(std::string, text);
        QFETCH(std::string, expected);
        QCOMPARE(shown(readModel(text)), expected);
    }

    void quotesOnlyTheBeginning()
    {
        const auto result = readModel("v " + std::string(100'000, 'x'));
        QCOMPARE(result.error().code, ModelErrorCode::BadLiteral);
        QCOMPARE(result.error().found, std::string(100, 'x'));
    }

    void knowsTheFormulasVariables()
    {
        QCOMPARE(shown(readModel("v 1 -3 0\n", 3)), std::string("1: 1 -3"));
        QCOMPARE(shown(readModel("v 1 -3 0\n", 2)), failure(ModelErrorCode::LiteralTooLarge, 1, 5, "-3"));
    }

    void takesNoMoreThanItsShare()
    {
        const std::string text(maxModelText + 1, '\n');
        QCOMPARE(shown(readModel(text)), failure(ModelErrorCode::TooLong, 0, 0));
    }

    void survivesAnyBytes()
    {
        for (unsigned seed = 1; seed <= 2000; ++seed) {
            std::string text = "v ";
            for (unsigned i = 1; i <= 40; ++i)
                text += "vs 01-\n\r2\0p"[(seed * i * i * 2654435761U >> 20) % 12];
            const auto report = readModel(text);
            QVERIFY(report || report.error().line >= 1);
        }
    }

    void aModelKnowsBothSigns()
    {
        Model model;
        model.set(-2);
        QVERIFY(model.isFalse(2) && model.isTrue(-2) && !model.isTrue(2) && !model.isFalse(-2));
        for (const Literal literal : {1, -1, 3, -3})
            QVERIFY(!model.isTrue(literal) && !model.isFalse(literal));
        QCOMPARE(model.variableCount(), 2);
    }
};

ADD_TEST_WITHOUT_APPLICATION(TestModelReader)

} // namespace sudoku::tst_modelreader

#include "tst_modelreader.moc"
