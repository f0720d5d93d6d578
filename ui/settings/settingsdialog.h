#pragma once

#include <QDialog>

namespace sudoku {

class BoardView;
class CommandActions;
class KeysPage;
class Settings;

/// The settings of the program, on pages. Each takes effect at once, so that the user sees it; keys do when
/// they are typed.
class SettingsDialog : public QDialog
{
    Q_OBJECT

public:
    SettingsDialog(Settings &settings, CommandActions &actions, BoardView &view, QWidget *parent = nullptr);

private:
    QWidget *makeLookPage();
    QWidget *makeTypingPage();
    QWidget *makeSolvingPage();
    QWidget *makeLanguageChoice();
    QWidget *makeThemeChoice();
    QWidget *makeDigitSize();
    QLayout *makeInputKeys();

    Settings &m_settings;
    CommandActions &m_actions;
    BoardView &m_view;
};

} // namespace sudoku
