#pragma once

#include <QToolButton>

#include "core/variants/variant.h"

#include <vector>

namespace sudoku {

/// A button with a menu of the kinds of constraints that can be derived from a filled board. It shows the
/// chosen kinds.
class KindChooser : public QToolButton
{
    Q_OBJECT

public:
    explicit KindChooser(QWidget *parent = nullptr);

    std::vector<const Variant *> kinds() const;
    /// Disables the kinds that do not fit \a geometry; they stay chosen for another one.
    void setGeometryOfBoard(const Geometry &geometry);

    /// Returns the ids of the chosen kinds, for the settings.
    QStringList ids() const;
    void setIds(const QStringList &ids);

    QSize sizeHint() const override;

signals:
    void changed();

private:
    void showChoice();
    bool eventFilter(QObject *watched, QEvent *event) override;

    std::vector<std::pair<const Variant *, QAction *>> m_kinds;
};

} // namespace sudoku
