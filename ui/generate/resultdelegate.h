#pragma once

#include <QCache>
#include <QPixmap>
#include <QStyledItemDelegate>

#include "ui/generate/resultsmodel.h"
#include "ui/paint/glyphcache.h"

namespace sudoku {

class Settings;

/// Draws the rows of a list of puzzles: headings, and pictures with their captions. A picture is painted when
/// it is first seen.
class ResultDelegate : public QStyledItemDelegate
{
    Q_OBJECT

public:
    ResultDelegate(const ResultsModel &model, const Settings &settings, QObject *parent);

    /// How large a picture with its caption is, where pictures and captions have \a width at most.
    QSize itemSize(const QFontMetrics &metrics, const MadePuzzle &made, int width) const;
    static int headingHeight(const QFontMetrics &metrics);
    /// The rows are others, or look otherwise.
    void forgetPictures() { m_pictures.clear(); }
    int pictureCount() const { return m_paintedPictures; } ///< that were painted so far

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
    mutable const SymbolSet *m_symbols = nullptr; // of the pictures
    mutable int m_paintedPictures = 0;
};

} // namespace sudoku
