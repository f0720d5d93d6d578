#pragma once

#include <QCache>
#include <QPixmap>
#include <QStyledItemDelegate>

#include "ui/paint/glyphcache.h"

namespace sudoku {

class CollectionModel;
class Settings;
struct SymbolSet;

/// Paints a puzzle of a collection: a small picture, and beside it title, details and state. All rows have
/// one height. The index is one of a CollectionFilter.
class CollectionDelegate : public QStyledItemDelegate
{
    Q_OBJECT

public:
    CollectionDelegate(const Settings &settings, QObject *parent);

    QSize sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const override;
    void paint(QPainter *painter, const QStyleOptionViewItem &option,
               const QModelIndex &index) const override;
    /// Forgets all pictures, because rows, colours or symbols have changed.
    void forgetPictures() { m_pictures.clear(); }

private:
    const QPixmap &picture(const QStyleOptionViewItem &option, const CollectionModel &model, int row,
                           qreal pixelRatio) const;

    const Settings &m_settings;
    mutable QCache<int, QPixmap> m_pictures;
    mutable GlyphCache m_glyphs;
};

} // namespace sudoku
