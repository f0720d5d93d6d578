#pragma once

#include <QString>

#include <functional>

namespace sudoku {

/// An action that a message or a verdict offers as a button.
struct Offer
{
    QString text = {}; ///< the text of the button; empty if there is no offer
    std::function<void()> run = nullptr;
    QString key = {};        ///< a shortcut, or empty
    QString keyInPanel = {}; ///< a second shortcut that works while the panel has the focus
};

} // namespace sudoku
