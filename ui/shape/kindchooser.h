#pragma once

#include <QToolButton>

#include "core/variants/variant.h"

#include <vector>

namespace sudoku {

/// A button with a menu of the kinds of constraints that can be laid into a filled board; it shows those
/// chosen.
class KindChooser : public QToolButton
{
    Q_OBJECT

public:
    explicit KindChooser(QWidget *parent = nullptr);

    std::vector<const Variant *> kinds() const;
    /// Those that \a geometry does not suit wait for another one.
    void setGeometryOfBoard(const Geometry &geometry);

    /// The ids, to be kept.
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
