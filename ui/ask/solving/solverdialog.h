#pragma once

#include <QDialog>

#include "ui/base/job.h"
#include "ui/programs/solvertest.h"

class QDialogButtonBox;
class QLabel;
class QLineEdit;
class QPushButton;
class QTreeWidget;
class QTreeWidgetItem;

namespace sudoku {

class Settings;

/// Asks which solver answers questions about the board: a built-in one or a program. The selected one is
/// used.
class SolverDialog : public QDialog
{
    Q_OBJECT

public:
    explicit SolverDialog(Settings &settings, QWidget *parent = nullptr);

    void accept() override;

private:
    void makeTable();
    QLayout *makeButtons();
    QLayout *makeFields();
    void fillAddMenu();

    int programIndex(const QTreeWidgetItem *item) const;
    SolverProgram program(int index) const;
    std::vector<SolverProgram> programs() const;
    QString problem() const;
    QString freeName(const QString &name) const;
    QTreeWidgetItem *addItem(const QString &name, const QString &command);
    QString selectedId() const;

    void select(const QString &id);
    void add(const SolverProgram &program);
    void removeSelected();
    void showSelected();
    void applyFields();
    void test();
    void say(const QString &text);

    Settings &m_settings;
    QTreeWidget *m_table;
    QLineEdit *m_name;
    QLineEdit *m_command;
    QPushButton *m_add;
    QPushButton *m_remove;
    QPushButton *m_test;
    QLabel *m_result;
    QDialogButtonBox *m_buttons;
    Job m_job;
};

} // namespace sudoku
