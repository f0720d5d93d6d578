#pragma once

#include <QSpinBox>

namespace sudoku {

/// A number of a rating: a whole one, or tenths, which are shown as "4.5".
class RatingField : public QSpinBox
{
    Q_OBJECT

public:
    /// \a name is read by screen readers.
    explicit RatingField(const QString &name, QWidget *parent = nullptr);

    void setTenths(bool isTenths);

    QString textFromValue(int value) const override;
    int valueFromText(const QString &text) const override;
    QValidator::State validate(QString &text, int &position) const override;

private:
    bool m_isTenths = false;
};

} // namespace sudoku
