#include "ui/text/modelwords.h"

#include "ui/text/translated.h"
#include "ui/text/words.h"

namespace sudoku {
namespace {

/// The words of each fault.
class FaultWords
{
public:
    FaultWords(const Puzzle &puzzle, const SymbolSet &symbols) : m_puzzle(puzzle), m_symbols(symbols) {}

    QString operator()(const fault::TooFewVariables &fault) const
    {
        const QString few =
            translate("ModelWords",
                      "the model has values for %1 variables, and the formula of this puzzle has %2")
                .arg(fault.count)
                .arg(fault.all);
        return withGuess(fault.all == fault.open
                             ? few
                             : translate("ModelWords", "%1, or %2 for the open candidates alone")
                                   .arg(few)
                                   .arg(fault.open));
    }

    QString operator()(const fault::NoDigit &fault) const
    {
        return withGuess(translate("ModelWords", "the model has no digit for %1").arg(cell(fault.cell)));
    }

    QString operator()(const fault::TwoDigits &fault) const
    {
        return withGuess(translate("ModelWords", "the model has two digits for %1, %2 and %3")
                             .arg(cell(fault.cell), symbol(fault.first), symbol(fault.second)));
    }

    QString operator()(const fault::BrokenRule &fault) const
    {
        return translate("ModelWords", "the model breaks a rule: %1")
            .arg(violationText(m_puzzle, m_symbols, fault.violation));
    }

    QString operator()(const fault::OtherGiven &fault) const
    {
        return withGuess(translate("ModelWords", "the model has %2 in %1, where %3 is given")
                             .arg(cell(fault.cell), symbol(fault.digit), symbol(fault.given)));
    }

    QString operator()(fault::Stopped) const
    {
        return translate("ModelWords", "stopped before the model was understood");
    }

private:
    QString cell(Cell cell) const { return QString::fromStdString(m_puzzle.geometry.cellName(cell)); }
    QString symbol(Digit digit) const { return QString::fromStdString(m_symbols.symbol(digit)); }

    static QString withGuess(const QString &what)
    {
        return translate("ModelWords", "%1; is it the model of another puzzle?").arg(what);
    }

    const Puzzle &m_puzzle;
    const SymbolSet &m_symbols;
};

} // namespace

QString modelErrorText(const ModelError &error)
{
    switch (error.code) {
    case ModelErrorCode::TooLong:
        return translate("ModelWords", "too long for a model, which has at most %1 bytes").arg(maxModelText);
    case ModelErrorCode::NoAnswer:
        return translate(
            "ModelWords",
            "no answer of a solver found: expected \"s SATISFIABLE\" and \"v 1 -2 … 0\", or \"SAT\" and "
            "\"1 -2 … 0\"");
    case ModelErrorCode::IsFormula:
        return translate("ModelWords", "this is a formula, not the answer that a solver gives to it");
    case ModelErrorCode::BadStatus:
        return translate("ModelWords", "%1 is no status; there are: SATISFIABLE, UNSATISFIABLE, UNKNOWN")
            .arg(quotedText(error.found));
    case ModelErrorCode::TwoAnswers:
        return translate("ModelWords", "two answers that contradict each other");
    case ModelErrorCode::NoModel:
        return translate(
            "ModelWords",
            "satisfiable, but there is no model: the solver must write its values, as \"v 1 -2 … 0\" or "
            "into a result file");
    case ModelErrorCode::UnwantedModel:
        return translate("ModelWords", "a model of a formula that is not satisfiable");
    case ModelErrorCode::BadLiteral:
        return translate("ModelWords", "%1 is no number").arg(quotedText(error.found));
    case ModelErrorCode::LiteralTooLarge:
        return translate("ModelWords", "%1 is too large for a variable").arg(quotedText(error.found));
    case ModelErrorCode::Contradiction:
        return translate("ModelWords", "%1, and before that its opposite").arg(quotedText(error.found));
    case ModelErrorCode::SecondModel:
        return translate("ModelWords", "a second model begins here; one is enough");
    case ModelErrorCode::NoEnd:
        return translate("ModelWords", "the model does not end with 0: is the text complete?");
    }
    return {};
}

QString modelErrorWithPlaceText(const ModelError &error)
{
    if (error.line == 0)
        return modelErrorText(error);
    return translate("ModelWords", "line %1, column %2: %3")
        .arg(error.line)
        .arg(error.column)
        .arg(modelErrorText(error));
}

QString modelFaultText(const Puzzle &puzzle, const SymbolSet &symbols, const ModelFault &fault)
{
    return std::visit(FaultWords(puzzle, symbols), fault);
}

} // namespace sudoku
