#pragma once

#include <QWidget>

#include <cstdint>

class QCheckBox;
class QLineEdit;

namespace sudoku {

/// A field for a seed, with a choice to take a new one for each run.
class SeedField : public QWidget
{
    Q_OBJECT

public:
    explicit SeedField(QWidget *parent = nullptr);

    /// Returns the part that the label of its row names.
    QWidget *labelled() const;

    std::uint64_t seed() const;
    /// Takes a new seed before a run, if each run has its own.
    void renew();

private:
    QLineEdit *m_seed;
    QCheckBox *m_isNew;
};

} // namespace sudoku
