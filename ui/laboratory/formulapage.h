#pragma once

#include <QWidget>

#include "ui/base/job.h"
#include "ui/laboratory/formulamodel.h"

class QComboBox;
class QLabel;
class QPushButton;
class QTreeView;

namespace sudoku {

class Settings;
class TopicChooser;

/// Shows the clauses about one cell, house or constraint, in words and in DIMACS.
class FormulaPage : public QWidget
{
    Q_OBJECT

public:
    /// Shows digits in \a symbols, which must outlive this page.
    FormulaPage(Settings &settings, const Puzzle &puzzle, const SymbolSet &symbols,
                QWidget *parent = nullptr);
    ~FormulaPage() override;

    void setPuzzle(const Puzzle &puzzle, const SymbolSet &symbols);
    /// Sets the cell of the board's cursor.
    void setCursor(Cell cell);

    /// Returns the clauses. Those of a new choice come later.
    const FormulaModel &model() const { return m_model; }

protected:
    void showEvent(QShowEvent *event) override;

private:
    QWidget *makeForm();
    QWidget *makeContents();
    void connectParts();
    void fillDigits();
    void refresh();
    void show(FormulaPart part);
    void showNothing(const QString &why);
    void showCurrent();
    void updateExplanation();
    const EncodingMethod &method() const;
    EncodingKind kind() const;
    QString summary() const;

    Settings &m_settings;
    Puzzle m_puzzle;
    const SymbolSet *m_symbols;
    FormulaModel m_model;
    bool m_isOutdated = true; // the page is not up to date, because it is not visible
    bool m_isNew = true;      // the page shows another part for the first time
    TopicChooser *m_topic;
    QComboBox *m_digit;
    QComboBox *m_atMostOne;
    QComboBox *m_kind;
    QLabel *m_explanation;
    QLabel *m_summary;
    QTreeView *m_tree;
    QLabel *m_detail;
    QPushButton *m_copy;
    Job m_job;
};

} // namespace sudoku
