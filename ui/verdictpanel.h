#pragma once

#include <QFrame>

#include "ui/conclusion.h"

class QLabel;
class QPushButton;
class QVBoxLayout;

namespace sudoku {

/// Shows a verdict: what, about which board, why, and what can be done about it.
class VerdictPanel : public QFrame
{
    Q_OBJECT

public:
    explicit VerdictPanel(QWidget *parent = nullptr);

    void show(const Conclusion &verdict);
    const QStringList &actionTexts() const { return m_actionTexts; }

signals:
    void closed();

private:
    void makeButtons(const std::vector<ConclusionAction> &actions);

    QLabel *m_headline;
    QLabel *m_lines;
    QLabel *m_legend;
    QLabel *m_about;
    QVBoxLayout *m_buttons;
    QStringList m_actionTexts;
};

} // namespace sudoku
