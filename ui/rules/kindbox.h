#pragma once

#include <QComboBox>

#include "core/variants/variant.h"

class QCompleter;
class QStandardItemModel;

namespace sudoku {

/// The kinds of constraints, to choose from a list or to find by typing a part of a name.
class KindBox : public QComboBox
{
    Q_OBJECT

public:
    explicit KindBox(QWidget *parent = nullptr);

    /// Null while none is chosen.
    const Variant *kind() const;
    void clearKind() { setCurrentIndex(-1); }
    /// Kinds that \a geometry does not suit cannot be chosen, and say why.
    void offerKinds(const Geometry &geometry);

signals:
    /// By Enter, or by a click among those found.
    void confirmed();
    /// Enter was pressed, and no kind that can be chosen is called so; \a why is a sentence.
    void refused(const QString &why);

protected:
    void keyPressEvent(QKeyEvent *event) override;
    void focusOutEvent(QFocusEvent *event) override;
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    QStandardItemModel *items() const;
    void search(const QString &text);
    void showFound(const QString &text);
    void choose(int index);
    void confirm();

    QCompleter *m_completer;
    QStandardItemModel *m_found; // of the text that is typed
};

} // namespace sudoku
