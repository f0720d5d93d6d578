#pragma once

#include <QTextBrowser>

#include "ui/handbook/handbooksearch.h"

namespace sudoku {

/// Shows one page of the handbook at a time, with the results of a search.
class HandbookBrowser : public QTextBrowser
{
    Q_OBJECT

public:
    explicit HandbookBrowser(QWidget *parent = nullptr);

    /// Marks \a words in the passages that have them all, now and on each page shown later.
    void setWords(const QStringList &words);
    /// Shows \a hit, a search for these words, and selects its first word.
    void goTo(const HandbookHit &hit);

    double textSize() const; ///< in points
    void setTextSize(double points);

    QVariant loadResource(int type, const QUrl &name) override;

protected:
    void changeEvent(QEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    void finishPage(const QUrl &url);
    void fitPictures();
    void markHits();
    HandbookPassage shownPassage(const HandbookPassage &passage) const;
    std::vector<QTextCursor> findWords(const HandbookPassage &passage) const;

    QStringList m_words;
    bool m_isRead = false; // whether the page was read but is not laid out yet
};

} // namespace sudoku
