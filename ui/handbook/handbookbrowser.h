#pragma once

#include <QTextBrowser>

#include "ui/handbook/handbooksearch.h"

namespace sudoku {

/// Shows one page of the handbook after the other, and on it what was searched for.
class HandbookBrowser : public QTextBrowser
{
    Q_OBJECT

public:
    explicit HandbookBrowser(QWidget *parent = nullptr);

    /// Marks \a words in those of \a hits that are on the page shown, now and on each page from now on.
    void setHits(std::vector<HandbookHit> hits, const QStringList &words);
    /// Shows \a hit, one of those that are marked, with its first word selected.
    void goTo(const HandbookHit &hit);

    double textSize() const; ///< in points
    void setTextSize(double points);

    QVariant loadResource(int type, const QUrl &name) override;

signals:
    void textSizeChanged();

protected:
    void doSetSource(const QUrl &url, QTextDocument::ResourceType type) override;
    void changeEvent(QEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    void fitPictures();
    void markHits();
    std::vector<QTextCursor> findWords(const HandbookPassage &passage) const;

    std::vector<HandbookHit> m_hits;
    QStringList m_words;
    bool m_isRead = false; // a page that is not laid out yet
};

} // namespace sudoku
