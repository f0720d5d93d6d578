#pragma once

#include <QStringList>
#include <QToolButton>

#include "core/variants/variant.h"

#include <cstddef>
#include <utility>
#include <vector>

namespace sudoku {

/// A button with a menu of the kinds of constraints that can be derived from a filled board. It shows the
/// chosen kinds.
class KindChooser : public QToolButton
{
    Q_OBJECT

public:
    explicit KindChooser(QWidget *parent = nullptr);

    /// Offers \a kinds, which the user has made, behind those of the program.
    void offerOwnKinds(const std::vector<const Variant *> &kinds);
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
    void offer(const Variant &kind);
    void showChoice();
    bool eventFilter(QObject *watched, QEvent *event) override;

    std::vector<std::pair<const Variant *, QAction *>> m_kinds;
    std::size_t m_programCount = 0; ///< how many of them are not the user's
    QStringList m_wanted;           ///< the ids that were chosen last, also of kinds that were not offered
};

} // namespace sudoku
