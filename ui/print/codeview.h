#pragma once

#include <QWidget>

namespace sudoku {

/// Shows the QR code of a text, black on white whatever the colours of the window are.
class CodeView : public QWidget
{
    Q_OBJECT

public:
    explicit CodeView(QWidget *parent = nullptr);

    void setText(const QString &text);
    QSize sizeHint() const override;

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    QString m_text;
};

} // namespace sudoku
