#include "ui/print/valuechoices.h"

#include "ui/language/language.h"
#include "ui/text/languagetag.h"

#include <QComboBox>
#include <QCoreApplication>
#include <QFontDatabase>

#include <algorithm>
#include <array>

namespace sudoku {
namespace {

struct ChoiceWords
{
    Q_DECLARE_TR_FUNCTIONS(ValueChoices)
};

std::vector<ValueChoice> languageChoices()
{
    std::vector<ValueChoice> choices;
    for (const QString &code : languages())
        choices.push_back({languageTag(code), readableNameOf(code)});
    return choices;
}

std::vector<ValueChoice> typefaceChoices()
{
    std::vector<ValueChoice> choices{{{}, ChoiceWords::tr("that of the program")}};
    for (const QString &family : QFontDatabase::families())
        if (!QFontDatabase::isPrivateFamily(family) && QFontDatabase::isSmoothlyScalable(family))
            choices.push_back({family, family});
    return choices;
}

constexpr std::array knownFormats{
    ValueChoices{"language", languageChoices, false},
    ValueChoices{"typeface", typefaceChoices, true},
};

} // namespace

const ValueChoices *valueChoices(std::string_view format)
{
    const auto found = std::ranges::find(knownFormats, format, &ValueChoices::format);
    return found == knownFormats.end() ? nullptr : &*found;
}

QComboBox *makeChoiceList(const std::vector<ValueChoice> &choices, bool isOpen)
{
    constexpr int shownLetters = 16;
    auto *list = new QComboBox;
    list->setEditable(isOpen);
    list->setInsertPolicy(QComboBox::NoInsert);
    list->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    list->setMinimumContentsLength(shownLetters);
    for (const ValueChoice &choice : choices)
        list->addItem(choice.text, choice.id);
    if (isOpen)
        list->setCurrentIndex(list->findData(QString()));
    return list;
}

QString chosenIn(const QComboBox &list)
{
    const int typed = list.findText(list.currentText(), Qt::MatchFixedString);
    return typed < 0 ? list.currentText().trimmed() : list.itemData(typed).toString();
}

void chooseIn(QComboBox &list, const QString &id)
{
    int index = list.findData(id);
    if (index < 0 && !list.isEditable()) {
        if (!id.isEmpty())
            list.addItem(id, id);
        index = id.isEmpty() ? 0 : list.count() - 1;
    }
    list.setCurrentIndex(index);
    if (index < 0)
        list.setEditText(id);
}

} // namespace sudoku
