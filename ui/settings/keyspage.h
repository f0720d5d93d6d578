#pragma once

#include <QWidget>

class QKeySequenceEdit;
class QLabel;
class QPushButton;
class QTreeWidget;
class QTreeWidgetItem;

namespace sudoku {

class CommandActions;
class Settings;
struct CommandInfo;

/// The page of the settings on which commands get other keys. No two commands can have the same.
class KeysPage : public QWidget
{
    Q_OBJECT

public:
    KeysPage(Settings &settings, CommandActions &actions, QWidget *parent = nullptr);

    /// Gives the command that is selected \a keys, unless another command has them.
    void assign(const QKeySequence &keys);

private:
    void fill();
    void showSelected();
    void search(const QString &text);
    void reset();
    void apply(const QString &refusal = {});
    const CommandInfo *selected() const;
    QString ownerOf(const QKeySequence &keys) const;

    Settings &m_settings;
    CommandActions &m_actions;
    QTreeWidget *m_list;
    QKeySequenceEdit *m_edit;
    QPushButton *m_clear;
    QPushButton *m_reset;
    QLabel *m_message;
};

} // namespace sudoku
