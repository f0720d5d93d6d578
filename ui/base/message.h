#pragma once

#include <QString>

#include "ui/paint/findings.h"

#include <functional>
#include <vector>

namespace sudoku {

/// An action that a message or a verdict offers as a button.
struct Offer
{
    QString text = {}; ///< the text of the button; empty if there is no offer
    std::function<void()> run = nullptr;
    QString key = {};                        ///< a shortcut, or empty
    QString keyInPanel = {};                 ///< a second shortcut that works while the panel has the focus
    std::vector<DifferingCell> changes = {}; ///< of the board, shown while one points at the button
    std::vector<std::vector<Cell>> outlines = {}; ///< of changed rules, shown likewise
    /// Whether it shows another part of the same answer, so that there is no way back from it.
    bool staysInAnswer = false;
    QString note = {};    ///< a sentence, shown while one points at the button
    bool isQuiet = false; ///< it is never the primary button, even if it is the first
};

/// Names a message, so that its sender can withdraw it.
class MessageHandle
{
public:
    MessageHandle() = default; ///< names none
    static MessageHandle next();

    explicit operator bool() const { return m_number != 0; }
    bool operator==(const MessageHandle &) const = default;

private:
    explicit MessageHandle(int number) : m_number(number) {}

    int m_number = 0;
};

/// A message of the window.
struct Message
{
    enum class Kind {
        Hint,
        Answer,
        Warning, ///< an answer that is probably not the wanted one
        Problem,
        Busy, ///< progress of work that can be stopped
    };

    Kind kind = Kind::Hint;
    QString text = {};
    Offer offer = {};    ///< a click on the message takes it too
    QString spoken = {}; ///< what a screen reader reads instead of the text, even if the message is a hint
    MessageHandle handle = {}; ///< if the sender may withdraw it
    Offer link = {};           ///< what one may read about it; shown as a link before the button
    Offer exit = {};           ///< how to end what it is about; shown before the button too
};

/// Makes a message; called again when more is known.
using Compose = std::function<Message()>;

} // namespace sudoku
