#include "ui/settings/inputkeys.h"

#include "ui/base/settings.h"
#include "ui/text/strings.h"

#include <QCoreApplication>

#include <algorithm>

namespace sudoku {
namespace {

constexpr InputKeys keyTable[] = {
    {QT_TRANSLATE_NOOP("InputKeys", "F2 to F5, Insert"),
     {{{Command::InputDigits, nullptr},
       {Command::InputCornerMarks, nullptr},
       {Command::InputCentreMarks, nullptr},
       {Command::InputColours, nullptr},
       {Command::InputDrawing, nullptr},
       {Command::SwitchMarks, nullptr}}}},
    {QT_TRANSLATE_NOOP("InputKeys", "Z, X, C, V, as in SudokuPad"),
     {{{Command::InputDigits, "Z"},
       {Command::InputCornerMarks, "X"},
       {Command::InputCentreMarks, "C"},
       {Command::InputColours, "V"},
       {Command::InputDrawing, "B"}, // its pen
       {Command::SwitchMarks, nullptr}}}},
    {QT_TRANSLATE_NOOP("InputKeys", "E switches marks, as in GNOME Sudoku"),
     {{{Command::InputDigits, nullptr},
       {Command::InputCornerMarks, nullptr},
       {Command::InputCentreMarks, nullptr},
       {Command::InputColours, nullptr},
       {Command::InputDrawing, nullptr},
       {Command::SwitchMarks, "E"}}}},
};

std::optional<QString> keysIn(const char *key)
{
    return key ? std::optional(QString::fromLatin1(key)) : std::nullopt;
}

} // namespace

std::span<const InputKeys> inputKeys()
{
    return keyTable;
}

QString nameOf(const InputKeys &choice)
{
    return translate("InputKeys", choice.name);
}

std::optional<std::size_t> chosenInputKeys(const Settings &settings)
{
    const auto isChosen = [&settings](const InputKeys &choice) {
        return std::ranges::all_of(choice.keys, [&settings](const auto &key) {
            return settings.keysOf(commandId(infoOf(key.first))) == keysIn(key.second);
        });
    };
    const auto found = std::ranges::find_if(keyTable, isChosen);
    if (found == std::end(keyTable))
        return {};
    return static_cast<std::size_t>(found - std::begin(keyTable));
}

void chooseInputKeys(Settings &settings, const InputKeys &choice)
{
    for (const auto &[command, key] : choice.keys)
        settings.setKeys(commandId(infoOf(command)), keysIn(key));
}

} // namespace sudoku
