#pragma once

#include <QString>
#include <QStringList>

#include <vector>

namespace sudoku {

struct Technique;

/// What somebody who learns a technique reads.
struct TechniquePage
{
    std::vector<const Technique *> techniques; ///< those that it is about; it has the name of the first one
    QString what;                              ///< what the technique is, in about two sentences
    QString spotting;                          ///< how to find it
    QStringList puzzles; ///< in one line each; the walkthrough of each has a step of the first technique
    bool lacksTranslation = false; ///< whether it is in English, and the window is not

    const Technique &technique() const { return *techniques.front(); }
};

/// Pages that belong together, in the order in which they are learned.
struct TechniqueChapter
{
    QString title;
    std::vector<TechniquePage> pages;
};

/// Reads chapters from Markdown with fixed parts: "# Title of a chapter"; "## x-wing other-id", the
/// techniques of a page; a paragraph that says what it is, one that says how to spot it; an indented line for
/// each puzzle. Leaves out techniques that are not in the table.
std::vector<TechniqueChapter> readTechniquePages(const QString &markdown);
/// Puts the texts of \a translation, chapters of the same kind, in place of those of \a chapters. A page that
/// it lacks, or has only in part, stays as it is and is marked.
void translatePages(std::vector<TechniqueChapter> &chapters,
                    const std::vector<TechniqueChapter> &translation);

/// Returns all chapters, the easiest first, in the language of the window as far as there is a translation.
const std::vector<TechniqueChapter> &techniqueChapters();
/// Returns the pages of all chapters in their order.
std::vector<const TechniquePage *> techniquePages();
/// Returns the page about \a technique, or about the technique that it is a kind of; null if there is none.
const TechniquePage *pageOf(const Technique &technique);
/// Returns the sentence for a page that lacks a translation, in the language of the window.
QString englishOnlyText();
/// Returns the file of \a page in the handbook: "technique-x-wing.md".
QString handbookPageOf(const TechniquePage &page);
/// Returns the page that follows \a page, or null behind the last one.
const TechniquePage *pageAfter(const TechniquePage &page);

} // namespace sudoku
