#include "ui/generate/symbolfields.h"

#include "core/board/puzzlesymbols.h"
#include "core/transform/hiddenword.h"
#include "core/variants/variant.h"
#include "ui/base/formmemory.h"
#include "ui/text/kindnames.h"
#include "ui/text/strings.h"
#include "ui/text/symbolwords.h"

#include <QComboBox>
#include <QFormLayout>
#include <QLineEdit>

#include <algorithm>

namespace sudoku {
namespace {

const QString wordChoice = QStringLiteral("word");

const SymbolSet *symbolsTyped(const QString &word)
{
    return symbolsOfTypedWord(word.trimmed().toStdString()).value_or(nullptr);
}

} // namespace

SymbolFields::SymbolFields(QFormLayout *form, QObject *parent)
    : QObject(parent),
      m_form(form),
      m_symbols(named(new QComboBox, "symbols")),
      m_word(named(new QLineEdit, "word")),
      m_place(named(new QComboBox, "wordPlace"))
{
    m_symbols->addItem(tr("as usual"), QString());
    for (const SymbolSet &symbols : puzzleSymbolSets())
        m_symbols->addItem(symbolsName(symbols), toQString(symbols.id));
    m_symbols->addItem(tr("a word"), wordChoice);
    m_word->setToolTip(tr("As many different letters as the board has digits, such as KITCHENS for 8 × 8"));
    m_place->addItem(tr("nowhere"), QString());
    for (const WordPlace &place : wordPlaces())
        m_place->addItem(translate("WordPlace", place.name), toQString(place.id));
    form->addRow(tr("Symbols:"), m_symbols);
    form->addRow(tr("Word:"), m_word);
    form->addRow(tr("Hidden in:"), m_place);
    m_place->setToolTip(tr("Where the word can be read in the solution"));
    connect(m_symbols, &QComboBox::currentIndexChanged, this, &SymbolFields::follow);
    connect(m_word, &QLineEdit::textChanged, this, &SymbolFields::changed);
    connect(m_place, &QComboBox::currentIndexChanged, this, &SymbolFields::changed);
    follow();
}

bool SymbolFields::isWord() const
{
    return m_symbols->currentData() == wordChoice;
}

void SymbolFields::follow()
{
    m_form->setRowVisible(m_word, isWord());
    m_form->setRowVisible(m_place, isWord());
    emit changed();
}

void SymbolFields::addTo(PuzzleOrder &order) const
{
    order.symbols = isWord() ? symbolsTyped(m_word->text())
                             : findSymbolSet(m_symbols->currentData().toString().toStdString());
    order.wordPlace = isWord() ? findWordPlace(m_place->currentData().toString().toStdString()) : nullptr;
    std::vector<Constraint> &rules = order.request.shape.constraints;
    if (const Variant *rule = order.wordPlace ? order.wordPlace->rule : nullptr;
        rule && std::ranges::find(rules, rule, &Constraint::variant) == rules.end())
        rules.push_back({rule, {}}); // each letter is there once
}

QString SymbolFields::problem(const PuzzleOrder &order) const
{
    const int digitCount = order.request.shape.geometry.digitCount();
    if (isWord() && !order.symbols)
        if (const auto read = symbolsOfTypedWord(m_word->text().trimmed().toStdString()); !read)
            return asSentence(symbolFaultText(read.error()));
    if (order.symbols && !order.symbols->fits(digitCount))
        return asSentence(misfitText(*order.symbols, digitCount));
    if (!order.wordPlace)
        return {};
    if (order.request.hasManySolutions)
        return tr("A word can be hidden only in puzzles with exactly one solution.");
    std::vector<const Variant *> kinds = order.request.derived;
    for (const Constraint &constraint : order.request.shape.constraints)
        kinds.push_back(constraint.variant);
    const auto bound =
        std::ranges::find_if(kinds, [](const Variant *kind) { return kind->digits != DigitUse::Identity; });
    return bound == kinds.end()
               ? QString()
               : tr("%1 counts with digits, so no word can be hidden.").arg(nameText(**bound));
}

} // namespace sudoku
