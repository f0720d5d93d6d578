#include "ui/text/modelwords.h"

#include "ui/text/symbolwords.h"
#include "ui/text/words.h"

#include <QCoreApplication>

namespace sudoku {
namespace {

struct ModelTexts
{
    Q_DECLARE_TR_FUNCTIONS(ModelWords)
};

/// The words of each fault.
class FaultWords
{
public:
    FaultWords(const Puzzle &puzzle, const SymbolSet &symbols) : m_puzzle(puzzle), m_symbols(symbols) {}

    QString operator()(const fault::TooFewVariables &fault) const
    {
        const QString few =
            ModelTexts::tr("the model has %1 variables, but the formula of this puzzle has %2")
                .arg(fault.count)
                .arg(fault.all);
        return withGuess(
            fault.all == fault.open
                ? few
                : ModelTexts::tr("%1, or %2 for the open candidates only").arg(few).arg(fault.open));
    }

    QString operator()(const fault::NoDigit &fault) const
    {
        return withGuess(ModelTexts::tr("the model has no digit for %1").arg(cell(fault.cell)));
    }

    QString operator()(const fault::TwoDigits &fault) const
    {
        return withGuess(ModelTexts::tr("the model has two digits for %1, %2 and %3")
                             .arg(cell(fault.cell), symbol(fault.first), symbol(fault.second)));
    }

    QString operator()(const fault::BrokenRule &fault) const
    {
        return ModelTexts::tr("the model breaks a rule: %1")
            .arg(violationText(m_puzzle, m_symbols, fault.violation));
    }

    QString operator()(const fault::OtherGiven &fault) const
    {
        return withGuess(ModelTexts::tr("the model has %2 in %1, but the given is %3")
                             .arg(cell(fault.cell), symbol(fault.digit), symbol(fault.given)));
    }

    QString operator()(fault::NoRegions) const
    {
        return withGuess(ModelTexts::tr("the model does not say the regions, which are unknown"));
    }

    QString operator()(fault::Stopped) const { return ModelTexts::tr("stopped before the model was read"); }

private:
    QString cell(Cell cell) const { return QString::fromStdString(m_puzzle.geometry.cellName(cell)); }
    QString symbol(Digit digit) const { return symbolText(m_symbols, digit); }

    static QString withGuess(const QString &what)
    {
        return ModelTexts::tr("%1; it may be the model of another puzzle").arg(what);
    }

    const Puzzle &m_puzzle;
    const SymbolSet &m_symbols;
};

} // namespace

QString modelErrorText(const ModelError &error)
{
    switch (error.code) {
    case ModelErrorCode::TooLong:
        return ModelTexts::tr("the text is too long: a model has at most %1 bytes").arg(maxModelText);
    case ModelErrorCode::NoAnswer:
        return ModelTexts::tr("no answer of a solver found: expected \"s SATISFIABLE\" and \"v 1 -2 … 0\", "
                              "or \"SAT\" and \"1 -2 … 0\"");
    case ModelErrorCode::IsFormula:
        return ModelTexts::tr("this is a formula, not the answer of a solver");
    case ModelErrorCode::BadStatus:
        return ModelTexts::tr("%1 is not a status; expected SATISFIABLE, UNSATISFIABLE or UNKNOWN")
            .arg(quotedText(error.found));
    case ModelErrorCode::TwoAnswers:
        return ModelTexts::tr("the text has two answers that contradict each other");
    case ModelErrorCode::NoModel:
        return ModelTexts::tr("the answer is satisfiable, but there is no model: the solver must write one, "
                              "as \"v 1 -2 … 0\" or to a result file");
    case ModelErrorCode::UnwantedModel:
        return ModelTexts::tr("the text has a model, but says that the formula is unsatisfiable");
    case ModelErrorCode::BadLiteral:
        return ModelTexts::tr("%1 is not a number").arg(quotedText(error.found));
    case ModelErrorCode::LiteralTooLarge:
        return ModelTexts::tr("%1 is too large for a variable").arg(quotedText(error.found));
    case ModelErrorCode::Contradiction:
        return ModelTexts::tr("the model has %1 and its opposite").arg(quotedText(error.found));
    case ModelErrorCode::SecondModel:
        return ModelTexts::tr("a second model begins here; only one is expected");
    case ModelErrorCode::NoEnd:
        return ModelTexts::tr("the model does not end with 0; the text may be incomplete");
    }
    return {};
}

QString modelErrorWithPlaceText(const ModelError &error)
{
    if (error.line == 0)
        return modelErrorText(error);
    return ModelTexts::tr("line %1, column %2: %3")
        .arg(error.line)
        .arg(error.column)
        .arg(modelErrorText(error));
}

QString modelFaultText(const Puzzle &puzzle, const SymbolSet &symbols, const ModelFault &fault)
{
    return std::visit(FaultWords(puzzle, symbols), fault);
}

} // namespace sudoku
