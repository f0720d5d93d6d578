#include "ui/board/keyinput.h"

#include <QGuiApplication>
#include <QKeyEvent>

#include <algorithm>
#include <iterator>
#include <string>

namespace sudoku {
namespace {

/// Returns the figure on the key at this place of the keyboard's upper row.
std::optional<int> figureByPlace(quint32 scanCode)
{
    const QString platform = QGuiApplication::platformName();
    if (platform != QLatin1String("xcb") && !platform.startsWith(QLatin1String("wayland")))
        return {};
    constexpr quint32 keyOfOne = 10; // X11's codes of the keys 1, 2 … 9, 0
    if (scanCode < keyOfOne || scanCode > keyOfOne + 9)
        return {};
    return static_cast<int>((scanCode - keyOfOne + 1) % 10);
}

std::optional<int> figureOf(const QKeyEvent &event)
{
    if (event.key() >= Qt::Key_0 && event.key() <= Qt::Key_9)
        return event.key() - Qt::Key_0;
    return figureByPlace(event.nativeScanCode());
}

std::optional<InputMode> inputModeOf(Qt::KeyboardModifiers modifiers)
{
    if ((modifiers & Qt::ShiftModifier) && (modifiers & Qt::ControlModifier))
        return InputMode::Colour;
    if (modifiers & Qt::ShiftModifier)
        return InputMode::CornerMark;
    if (modifiers & Qt::ControlModifier)
        return InputMode::CentreMark;
    return {};
}

std::optional<KeyInput> figureInput(int figure, Qt::KeyboardModifiers modifiers, const SymbolSet &symbols,
                                    int digitCount)
{
    const std::optional<InputMode> mode = inputModeOf(modifiers);
    if (modifiers & Qt::AltModifier) {
        if (10 + figure > digitCount)
            return {};
        return KeyInput{KeyInput::Kind::Symbol, 10 + figure, mode};
    }
    if (symbols.isNumeric() || mode == InputMode::Colour)
        return KeyInput{KeyInput::Kind::Figure, figure, mode};
    const Digit digit = symbols.digitOf(static_cast<char>('0' + figure));
    if (digit != noDigit && digit <= digitCount)
        return KeyInput{KeyInput::Kind::Symbol, digit, mode};
    if (symbols.isOfPuzzle) // the figures count them
        return KeyInput{KeyInput::Kind::Figure, figure, mode};
    if (figure == 0)
        return KeyInput{KeyInput::Kind::Blank};
    return {};
}

std::optional<KeyInput> letterInput(const QKeyEvent &event, const SymbolSet &symbols, int digitCount)
{
    if (symbols.isNumeric()
        || (event.modifiers() & (Qt::ControlModifier | Qt::AltModifier | Qt::MetaModifier)))
        return {};
    const bool isLatin = event.key() >= Qt::Key_A && event.key() <= Qt::Key_Z;
    const std::string typed = isLatin ? std::string(1, static_cast<char>('A' + event.key() - Qt::Key_A))
                                      : event.text().toUpper().toStdString();
    const Digit digit = symbols.digitOf(typed);
    if (digit == noDigit || digit > digitCount)
        return {};
    return KeyInput{KeyInput::Kind::Symbol, digit};
}

} // namespace

std::optional<KeyInput> keyInput(const QKeyEvent &event, const SymbolSet &symbols, int digitCount)
{
    if (event.key() == Qt::Key_Backspace || event.key() == Qt::Key_Delete) {
        if (event.modifiers() & (Qt::ControlModifier | Qt::AltModifier | Qt::MetaModifier))
            return {}; // the window's
        return KeyInput{event.key() == Qt::Key_Delete ? KeyInput::Kind::Clear : KeyInput::Kind::Back};
    }
    if (const auto figure = figureOf(event))
        return figureInput(*figure, event.modifiers(), symbols, digitCount);
    return letterInput(event, symbols, digitCount);
}

bool isDigitKey(const QKeyEvent &event, const SymbolSet &symbols, int digitCount)
{
    const auto input = keyInput(event, symbols, digitCount);
    return input && input->kind != KeyInput::Kind::Clear && input->kind != KeyInput::Kind::Back;
}

bool isKeyOfBoard(QKeyCombination keys)
{
    const Qt::Key key = keys.key();
    const Qt::KeyboardModifiers modifiers = keys.keyboardModifiers() & ~Qt::KeypadModifier;
    const bool isCommand = modifiers & (Qt::ControlModifier | Qt::AltModifier | Qt::MetaModifier);
    const bool isFigure = key >= Qt::Key_0 && key <= Qt::Key_9;
    constexpr Qt::Key firstUnprintable = Qt::Key_Escape;
    constexpr Qt::Key moving[] = {Qt::Key_Left, Qt::Key_Right, Qt::Key_Up,
                                  Qt::Key_Down, Qt::Key_Home,  Qt::Key_End};
    constexpr Qt::Key others[] = {Qt::Key_Return, Qt::Key_Enter,  Qt::Key_Tab,      Qt::Key_Backtab,
                                  Qt::Key_Delete, Qt::Key_Escape, Qt::Key_Backspace};
    if (isFigure)
        return !(modifiers & Qt::MetaModifier);
    if (std::ranges::find(moving, key) != std::end(moving) || key == Qt::Key_Space)
        return !(modifiers & (Qt::AltModifier | Qt::MetaModifier));
    return !isCommand && (key < firstUnprintable || std::ranges::find(others, key) != std::end(others));
}

} // namespace sudoku
