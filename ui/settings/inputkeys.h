#pragma once

#include <QString>

#include "ui/commands/commands.h"

#include <array>
#include <optional>
#include <span>
#include <utility>

namespace sudoku {

class Settings;

/// Keys of the commands that choose what typing enters, as a program has them.
struct InputKeys
{
    const char *name;                                     ///< translated in the context "InputKeys"
    std::array<std::pair<Command, const char *>, 6> keys; ///< a null key is the command's own
};

/// Returns all choices; the first is the keys that the commands have at first.
std::span<const InputKeys> inputKeys();
QString nameOf(const InputKeys &choice);

/// Returns the index of the choice whose keys all commands have, or nothing if the user gave them others.
std::optional<std::size_t> chosenInputKeys(const Settings &settings);
/// Gives the commands the keys of \a choice.
void chooseInputKeys(Settings &settings, const InputKeys &choice);

} // namespace sudoku
