#pragma once

#include <QDialog>

#include "ui/base/settings.h"
#include "ui/commands/commands.h"

#include <vector>

class QCheckBox;
class QFormLayout;

namespace sudoku {

class BoardView;
class CommandActions;

/// The settings of the program, on pages. Each takes effect at once, so that the user sees it; keys do when
/// they are typed.
class SettingsDialog : public QDialog
{
    Q_OBJECT

public:
    SettingsDialog(Settings &settings, CommandActions &actions, BoardView &view, QWidget *parent = nullptr);

private:
    /// A check box for a command, with words in the case of a sentence.
    struct Choice
    {
        Command command;
        QString text;
    };
    std::vector<QWidget *> boxesFor(const std::vector<Choice> &choices) const;
    static void addBoxes(QFormLayout &form, const QString &label, const std::vector<QWidget *> &boxes);
    QCheckBox *stepBox(const QString &text, Option option, Command command);

    QWidget *makeLookPage();
    QWidget *makeTypingPage();
    QWidget *makeSolvingPage();
    QWidget *makeLanguageChoice();
    QWidget *makeThemeChoice();
    QWidget *makeDigitSize();
    QWidget *makeInputKeys();
    QWidget *makeSymbols();

    Settings &m_settings;
    CommandActions &m_actions;
    BoardView &m_view;
};

} // namespace sudoku
