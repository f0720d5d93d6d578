#include "ui/ask/verdict/evidencenotes.h"

#include <QCoreApplication>
#include <QStringList>

#include "ui/text/strings.h"
#include "ui/text/symbolwords.h"

#include <map>

namespace sudoku {
namespace {

struct EvidenceNotesWords
{
    Q_DECLARE_TR_FUNCTIONS(EvidenceNotes)
};

/// Adds a note for each cell that has one of \a candidates; %1 stands for their digits.
void addNotes(std::vector<QString> &notes, const SymbolSet &symbols, const QString &text,
              const std::vector<Candidate> &candidates)
{
    std::map<Cell, QStringList> digits;
    for (const auto &[cell, digit] : candidates)
        digits[cell] += symbolText(symbols, digit);
    for (const auto &[cell, names] : digits)
        notes[cell] += (notes[cell].isEmpty() ? QString() : QStringLiteral(", "))
                       + text.arg(names.join(QLatin1Char(' ')));
}

} // namespace

std::vector<QString> evidenceNotes(const StepEvidence &evidence, int cellCount, const SymbolSet &symbols)
{
    std::vector<QString> notes(cellCount);
    for (const EvidenceGroup &group : evidence.groups)
        addNotes(notes, symbols, EvidenceNotesWords::tr("evidence %1"), group.candidates);
    addNotes(notes, symbols, EvidenceNotesWords::tr("follows: %1"), evidence.placements);
    addNotes(notes, symbols, EvidenceNotesWords::tr("eliminated: %1"), evidence.eliminations);
    return notes;
}

} // namespace sudoku
