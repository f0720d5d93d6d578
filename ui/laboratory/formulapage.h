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

/// The clauses about one cell or house, in words and as the solver reads them.
class FormulaPage : public QWidget
{
    Q_OBJECT

public:
    /// Digits are shown in \a symbols, which are never destroyed.
    FormulaPage(Settings &settings, const Puzzle &puzzle, const SymbolSet &symbols,
                QWidget *parent = nullptr);
    ~FormulaPage() override;

    void setPuzzle(const Puzzle &puzzle, const SymbolSet &symbols);
    /// The cursor of the board is there.
    void setCursor(Cell cell);

    const FormulaModel &model() const { return m_model; }
    /// Then the model is still that of the last choice.
    bool isWriting() const { return m_job.isRunning(); }

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
    const AtMostOne &atMostOne() const;
    EncodingKind kind() const;
    QString summary() const;

    Settings &m_settings;
    Puzzle m_puzzle;
    const SymbolSet *m_symbols;
    FormulaModel m_model;
    bool m_isOutdated = true; // until it is seen
    bool m_isNew = true;      // the same
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
