#pragma once

#include <QCache>
#include <QPixmap>
#include <QStyledItemDelegate>

#include "ui/generate/resultsmodel.h"
#include "ui/paint/glyphcache.h"

namespace sudoku {

class Settings;

/// Draws the rows of a list of puzzles: headings, and pictures with captions. Paints a picture when it is
/// first visible.
class ResultDelegate : public QStyledItemDelegate
{
    Q_OBJECT

public:
    ResultDelegate(const ResultsModel &model, const Settings &settings, QObject *parent);

    /// Returns the size of a picture with its caption, where pictures and captions are at most \a width wide.
    QSize itemSize(const QFontMetrics &metrics, const MadePuzzle &made, int width) const;
    static int headingHeight(const QFontMetrics &metrics);
    /// Removes all pictures, because the rows or their look have changed.
    void forgetPictures() { m_pictures.clear(); }
    int pictureCount() const { return m_paintedPictures; } ///< the number of pictures painted so far

    void paint(QPainter *painter, const QStyleOptionViewItem &option,
               const QModelIndex &index) const override;

private:
    void paintPuzzle(QPainter &painter, const QStyleOptionViewItem &option, const QModelIndex &index,
                     const MadePuzzle &made) const;
    const QPixmap &picture(const QStyleOptionViewItem &option, const QModelIndex &index, const Puzzle &puzzle,
                           int side, qreal pixelRatio) const;

    const ResultsModel &m_model;
    const Settings &m_settings;
    mutable GlyphCache m_glyphs;
    mutable QCache<int, QPixmap> m_pictures;      // by row
    mutable const SymbolSet *m_symbols = nullptr; // the symbols in the pictures
    mutable int m_paintedPictures = 0;
};

} // namespace sudoku
