#pragma once

#include <QString>

#include <functional>

namespace sudoku {

/// What can be done about something that the window says: a button beside a message, or in the panel of a
/// verdict.
struct Offer
{
    QString text = {}; ///< of the button; empty: there is nothing to do
    std::function<void()> run = nullptr;
    QString key = {};        ///< a shortcut, or none
    QString keyInPanel = {}; ///< another one, while the panel has the keyboard
};

} // namespace sudoku
