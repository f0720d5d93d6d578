#include "ui/teach/steps/techniquechoice.h"

#include <QVariant>

#include "ui/base/settings.h"

namespace sudoku {
namespace {

const QString formName = QStringLiteral("hints");
const QString techniquesName = QStringLiteral("techniques");
const QString followsOrderName = QStringLiteral("followsOrder");

} // namespace

LadderChoice chosenTechniques(const Settings &settings)
{
    return ladderChoiceOf(settings.field(formName, techniquesName).toString().toStdString());
}

StepOrder chosenStepOrder(const Settings &settings)
{
    return settings.field(formName, followsOrderName).toBool() ? StepOrder::FirstOnLadder
                                                               : StepOrder::EasiestToSee;
}

void setChosenTechniques(Settings &settings, const LadderChoice &choice, StepOrder order)
{
    // Without a text the choice stays HoDoKu's, even if a later version has a better one.
    const std::string text = choice == hodokuChoice() ? std::string() : textOf(choice);
    settings.setField(formName, techniquesName, QString::fromStdString(text));
    settings.setField(formName, followsOrderName, order == StepOrder::FirstOnLadder);
}

} // namespace sudoku
