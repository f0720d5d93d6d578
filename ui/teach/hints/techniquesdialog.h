#pragma once

#include <QDialog>

#include "core/hints/ladderchoice.h"

class QCheckBox;
class QLabel;
class QLineEdit;
class QPushButton;
class QTreeWidget;
class QTreeWidgetItem;

namespace sudoku {

class Settings;

/// Asks which techniques hints and walkthroughs use, and in which order: a list with check boxes, whose rows
/// are moved with the mouse, with buttons or with keys.
class TechniquesDialog : public QDialog
{
    Q_OBJECT

public:
    explicit TechniquesDialog(Settings &settings, QWidget *parent = nullptr);

    void accept() override;

private:
    void makeTable();
    QLayout *makeButtons();
    QLayout *makeDefaults();
    void noteMove(int to);
    void showChoice(const LadderChoice &choice);
    LadderChoice choice() const;
    void filter();
    void moveCurrent(int direction);
    QTreeWidgetItem *visibleItem(int from, int direction) const;
    void showState();

    Settings &m_settings;
    QLineEdit *m_search;
    QTreeWidget *m_table;
    QPushButton *m_up;
    QPushButton *m_down;
    QPushButton *m_hodoku;
    QPushButton *m_explainer;
    QPushButton *m_everything;
    QCheckBox *m_followsOrder;
    QLabel *m_count;
    bool m_isFilling = false;
};

} // namespace sudoku
