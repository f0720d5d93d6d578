#include "ui/play/newpuzzledialog.h"

#include "core/generate/deriveconstraints.h"
#include "core/generate/levelwish.h"
#include "core/generate/likepuzzle.h"
#include "core/variants/variant.h"
#include "ui/base/helppage.h"
#include "ui/base/screenroom.h"
#include "ui/base/segments.h"
#include "ui/base/widescrollarea.h"
#include "ui/board/shape/boardpreview.h"
#include "ui/board/shape/shapechooser.h"
#include "ui/generate/kindcards.h"
#include "ui/text/boardkinds.h"
#include "ui/text/difficultywords.h"
#include "ui/text/requestwords.h"
#include "ui/text/steptext.h"
#include "ui/text/strings.h"
#include "ui/text/words.h"

#include <QComboBox>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QRandomGenerator>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>

namespace sudoku {
namespace {

const std::vector<std::string_view> cards{"Classic 9 × 9", "Killer",       "Jigsaw",
                                          "X-Sudoku",      "Thermometers", "16 × 16"};

QStringList levelTexts()
{
    QStringList texts{beginnerText()};
    std::ranges::transform(allLevels, std::back_inserter(texts), levelText);
    return texts;
}

/// Adds a row to \a form. Its label is for \a first, a part of \a row.
void addRow(QFormLayout &form, const QString &text, QWidget *first, QLayout *row)
{
    auto *label = new QLabel(text);
    label->setBuddy(first);
    form.addRow(label, row);
}

QHBoxLayout *rowOf(QWidget *widget)
{
    auto *row = new QHBoxLayout;
    row->addWidget(widget);
    return row;
}

} // namespace

NewPuzzleDialog::NewPuzzleDialog(const Geometry &like, Level level, QWidget *parent)
    : QDialog(parent),
      m_cards(new KindCards(cards)),
      m_level(new Segments(levelTexts())),
      m_levelNote(new QLabel),
      m_more(new QToolButton),
      m_drawn(new QComboBox),
      m_symmetry(new QComboBox),
      m_note(new QLabel)
{
    setWindowTitle(tr("New Puzzle"));
    setHelpPage(*this, "board.md#other-sizes-and-shapes");
    m_level->choose(static_cast<int>(level) + 1); // the first is for beginners
    auto *layout = new QVBoxLayout(this);
    layout->setSpacing(12);
    layout->addLayout(makeBasics());
    layout->addWidget(m_more, 0, Qt::AlignLeft);
    m_options = makeOptions(like);
    layout->addWidget(m_options, 1);
    layout->addLayout(makeFoot());
    offerDrawn();
    proposeSymmetryOfClues();
    connectParts();
    follow();
    showOptions(kindOf(request()) < 0);
    m_cards->setFocus();
}

QFormLayout *NewPuzzleDialog::makeBasics()
{
    auto *form = new QFormLayout;
    form->setVerticalSpacing(12);
    addRow(*form, tr("&Kind:"), m_cards, rowOf(m_cards));
    m_cards->setAccessibleName(tr("Kind"));
    m_level->setObjectName(QStringLiteral("level"));
    m_levelNote->setWordWrap(true);
    m_levelNote->setObjectName(QStringLiteral("levelNote"));
    auto *column = new QVBoxLayout;
    column->setSpacing(4);
    column->addWidget(m_level);
    column->addWidget(m_levelNote);
    addRow(*form, tr("Di&fficulty:"), m_level, column);
    m_more->setText(tr("&All kinds and sizes"));
    m_more->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    m_more->setCheckable(true);
    m_more->setAutoRaise(true);
    m_more->setFocusPolicy(Qt::StrongFocus);
    return form;
}

QWidget *NewPuzzleDialog::makeOptions(const Geometry &like)
{
    auto *fields = new QWidget;
    auto *columns = new QHBoxLayout(fields);
    columns->setContentsMargins({});
    auto *form = new QFormLayout;
    columns->addLayout(form);
    m_shape = new ShapeChooser(Puzzle(like), form, this);
    m_drawn->setObjectName(QStringLiteral("drawn"));
    m_drawn->setToolTip(tr("What the puzzle has, or what you draw first on an empty board"));
    const int last = form->rowCount() - 1; // the long list of rules
    form->insertRow(last, tr("&Cages, lines:"), m_drawn);
    m_symmetry->setObjectName(QStringLiteral("symmetry"));
    for (const Symmetry &symmetry : symmetries())
        m_symmetry->addItem(symmetryText(symmetry), toQString(symmetry.id));
    form->insertRow(last + 1, tr("S&ymmetry:"), m_symmetry);
    setTabOrder(form->itemAt(last - 1, QFormLayout::FieldRole)->widget(), m_drawn);
    setTabOrder(m_drawn, m_symmetry);
    m_preview = new BoardPreview(board());
    m_preview->setAccessibleName(tr("Preview of the board"));
    columns->addSpacing(16);
    columns->addWidget(m_preview, 1);
    return new WideScrollArea(fields);
}

QLayout *NewPuzzleDialog::makeFoot()
{
    auto *foot = new QVBoxLayout;
    m_note->setObjectName(QStringLiteral("note"));
    m_note->setWordWrap(true);
    m_note->setMinimumHeight(fontMetrics().lineSpacing()); // the buttons stay where they are
    foot->addWidget(m_note);
    auto *row = new QHBoxLayout;
    row->addStretch();
    foot->addLayout(row);
    const auto add = [row](const char *name, const QString &text) {
        auto *button = new QPushButton(text);
        button->setObjectName(QString::fromLatin1(name));
        button->setAutoDefault(false); // Enter plays, wherever the focus is
        row->addWidget(button);
        return button;
    };
    connect(add("cancel", tr("Cancel")), &QPushButton::clicked, this, &QDialog::reject);
    QPushButton *many = add("many", tr("&More Than One…"));
    many->setToolTip(tr("Many puzzles, techniques, patterns and numbers of clues"));
    connect(many, &QPushButton::clicked, this, [this] { finish(Wish::Many); });
    QPushButton *empty = add("empty", tr("&Empty Board"));
    empty->setToolTip(tr("A board to type or to draw a puzzle on"));
    connect(empty, &QPushButton::clicked, this, [this] { finish(Wish::EmptyBoard); });
    m_play = add("play", tr("&Play"));
    m_play->setDefault(true);
    connect(m_play, &QPushButton::clicked, this, [this] { finish(Wish::Play); });
    return foot;
}

void NewPuzzleDialog::connectParts()
{
    connect(m_cards, &KindCards::chosen, this, &NewPuzzleDialog::chooseKind);
    connect(m_level, &Segments::changed, this, &NewPuzzleDialog::follow);
    connect(m_more, &QToolButton::toggled, this, &NewPuzzleDialog::showOptions);
    connect(m_shape, &ShapeChooser::changed, this, &NewPuzzleDialog::offerDrawn);
    connect(m_shape, &ShapeChooser::changed, this, &NewPuzzleDialog::follow);
    connect(m_drawn, &QComboBox::currentIndexChanged, this, &NewPuzzleDialog::proposeSymmetryOfClues);
    connect(m_drawn, &QComboBox::currentIndexChanged, this, &NewPuzzleDialog::follow);
    connect(m_symmetry, &QComboBox::currentIndexChanged, this, &NewPuzzleDialog::follow);
}

void NewPuzzleDialog::setReady(std::function<bool(const GenerateRequest &)> isReady)
{
    m_isReady = std::move(isReady);
    follow();
}

void NewPuzzleDialog::chooseBeginner()
{
    m_level->choose(0);
    follow();
}

Puzzle NewPuzzleDialog::board() const
{
    return m_shape->puzzle();
}

const Variant *NewPuzzleDialog::drawnKind() const
{
    return findVariant(m_drawn->currentData().toString().toStdString());
}

GenerateRequest NewPuzzleDialog::request() const
{
    GenerateRequest request(board());
    request.hasRandomRegions = m_shape->hasRandomRegions();
    if (const Variant *drawn = drawnKind())
        request.derived = {drawn};
    request.symmetry = findSymmetry(m_symmetry->currentData().toString().toStdString());
    if (m_level->chosen() == 0)
        wishBeginner(request);
    else
        request.difficulty.level = allLevels[static_cast<std::size_t>(m_level->chosen()) - 1];
    return request;
}

void NewPuzzleDialog::chooseKind(const BoardKind &kind)
{
    m_shape->choose(kind.size, kind.isJigsaw, kind.ruleKinds());
    const std::vector<const Variant *> derived = kind.derivedKinds();
    m_drawn->setCurrentIndex(derived.empty() ? 0 : m_drawn->findData(toQString(derived.front()->id)));
}

/// Offers the kinds that fit the shape, and keeps the choice if it is one of them.
void NewPuzzleDialog::offerDrawn()
{
    const QVariant chosen = m_drawn->currentData();
    const Geometry geometry = board().geometry;
    const QSignalBlocker blocker(m_drawn);
    m_drawn->clear();
    m_drawn->addItem(tr("none"));
    for (const Variant *kind : variants())
        if (canBeDerived(*kind) && kind->isFor(geometry))
            m_drawn->addItem(nameText(*kind), toQString(kind->id));
    m_drawn->setCurrentIndex(chosen.isValid() ? std::max(0, m_drawn->findData(chosen)) : 0);
}

void NewPuzzleDialog::proposeSymmetryOfClues()
{
    GenerateRequest proposed = request();
    proposed.symmetry = &symmetries().front();
    proposeSymmetry(proposed);
    m_symmetry->setCurrentIndex(m_symmetry->findData(toQString(proposed.symmetry->id)));
}

void NewPuzzleDialog::showOptions(bool isShown)
{
    m_more->setChecked(isShown);
    m_more->setArrowType(isShown ? Qt::DownArrow : Qt::RightArrow);
    m_options->setVisible(isShown);
    resize(fittedToScreen(*this, sizeHint()));
}

/// Shows what the choice means.
void NewPuzzleDialog::follow()
{
    const GenerateRequest asked = request();
    const int kind = kindOf(asked);
    m_cards->showKind(kind < 0 ? nullptr : &boardKinds()[static_cast<std::size_t>(kind)]);
    m_levelNote->setText(asked.difficulty.isForBeginners
                             ? tr("Singles are enough, and about half of the cells have clues.")
                             : levelSentence(*asked.difficulty.level));
    m_preview->setPuzzle(asked.shape);
    const auto problem = findProblem(asked);
    m_note->setText(problem            ? problemText(asked, *problem)
                    : m_isReady(asked) ? tr("The next puzzle is ready.")
                                       : QString());
    m_play->setEnabled(!problem);
}

void NewPuzzleDialog::finish(Wish wish)
{
    m_wish = wish;
    accept();
}

QString levelSentence(Level level)
{
    switch (level) {
    case Level::Easy:
        return NewPuzzleDialog::tr("Singles are enough.");
    case Level::Medium:
        return NewPuzzleDialog::tr("Pairs, triples and locked candidates; no fish and no chains.");
    case Level::Hard:
        return NewPuzzleDialog::tr("Fish, wings and colours; no long chains.");
    case Level::Unfair:
        return NewPuzzleDialog::tr("Chains, finned fish and almost locked sets.");
    case Level::Extreme:
        return NewPuzzleDialog::tr("Forcing chains, and whatever else it takes.");
    }
    return {};
}

} // namespace sudoku
