#include "ui/settings/settingsdialog.h"

#include "core/board/symbols.h"
#include "ui/base/helppage.h"
#include "ui/base/screenroom.h"
#include "ui/base/settings.h"
#include "ui/base/theme.h"
#include "ui/base/widescrollarea.h"
#include "ui/board/boardcommands.h"
#include "ui/board/boardsample.h"
#include "ui/board/boardview.h"
#include "ui/commands/commandactions.h"
#include "ui/language/language.h"
#include "ui/settings/inputkeys.h"
#include "ui/settings/keyspage.h"
#include "ui/text/strings.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QSignalBlocker>
#include <QSlider>
#include <QTabWidget>
#include <QVBoxLayout>

#include <algorithm>

namespace sudoku {
namespace {

/// Returns a check box that shows and switches what \a action does.
QCheckBox *checkBoxFor(QAction *action, const QString &text)
{
    auto *box = new QCheckBox(text);
    box->setChecked(action->isChecked());
    QObject::connect(box, &QCheckBox::toggled, action, &QAction::setChecked);
    QObject::connect(action, &QAction::toggled, box, &QCheckBox::setChecked);
    return box;
}

/// Returns \a rows one below the other, for a form; a screen reader names them \a name.
QWidget *columnOf(const QString &name, const std::vector<QWidget *> &rows)
{
    auto *column = new QWidget;
    column->setAccessibleName(name);
    auto *layout = new QVBoxLayout(column);
    layout->setContentsMargins({});
    for (QWidget *row : rows)
        layout->addWidget(row);
    return column;
}

/// Returns a page with \a form, whose rows have room between them.
QWidget *pageOf(QFormLayout *form)
{
    auto *page = new QWidget;
    form->setVerticalSpacing(14);
    form->setHorizontalSpacing(16);
    auto *layout = new QVBoxLayout(page);
    layout->addLayout(form);
    layout->addStretch(1);
    return page;
}

/// Returns a button that opens the dialog of \a action.
QPushButton *buttonFor(QAction *action)
{
    auto *button = new QPushButton(action->text());
    QObject::connect(button, &QPushButton::clicked, action, &QAction::trigger);
    return button;
}

} // namespace

SettingsDialog::SettingsDialog(Settings &settings, CommandActions &actions, BoardView &view, QWidget *parent)
    : QDialog(parent),
      m_settings(settings),
      m_actions(actions),
      m_view(view)
{
    setWindowTitle(tr("Settings"));
    setHelpPage(*this, "settings.md");
    auto *pages = new QTabWidget;
    pages->addTab(new WideScrollArea(makeLookPage()), tr("&Appearance"));
    pages->addTab(new WideScrollArea(makeTypingPage()), tr("&Typing"));
    pages->addTab(new WideScrollArea(makeSolvingPage()), tr("&Solving"));
    pages->addTab(new KeysPage(settings, actions), tr("&Keys"));
    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Close);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    auto *layout = new QVBoxLayout(this);
    layout->addWidget(pages);
    layout->addWidget(buttons);
    const QSize room = QSize(44, 38) * fontMetrics().height(); // for the longest page
    resize(fittedToScreen(*this, sizeHint().expandedTo(room)));
}

QWidget *SettingsDialog::makeLanguageChoice()
{
    auto *choice = new QWidget;
    auto *list = new QComboBox;
    list->setObjectName(QStringLiteral("language"));
    list->addItem(tr("Like the desktop"), QString());
    for (const QString &language : languages())
        list->addItem(readableNameOf(language), language);
    list->setCurrentIndex(std::max(0, list->findData(m_settings.language())));
    auto *whenItShows = new QLabel(tr("Restart to apply."));
    whenItShows->setWordWrap(true);
    whenItShows->hide();
    connect(list, &QComboBox::currentIndexChanged, this, [=, this] {
        m_settings.setLanguage(list->currentData().toString());
        whenItShows->show();
    });
    auto *layout = new QVBoxLayout(choice);
    layout->setContentsMargins({});
    layout->addWidget(list);
    layout->addWidget(whenItShows);
    choice->setFocusProxy(list); // for the letter of the label
    return choice;
}

QWidget *SettingsDialog::makeThemeChoice()
{
    auto *themes = new QComboBox;
    themes->setObjectName(QStringLiteral("theme"));
    themes->addItems({tr("Like the desktop"), tr("Light"), tr("Dark"), tr("Paper white"),
                      tr("High contrast, light"), tr("High contrast, dark")}); // in the order of Theme
    themes->setCurrentIndex(static_cast<int>(m_settings.theme()));
    connect(themes, &QComboBox::currentIndexChanged, this, [this](int index) {
        m_settings.setTheme(static_cast<Theme>(index));
        applyTheme(m_settings.theme());
    });
    return themes;
}

QWidget *SettingsDialog::makeDigitSize()
{
    auto *row = new QWidget;
    auto *size = new QSlider(Qt::Horizontal);
    auto *number = new QLabel;
    number->setObjectName(QStringLiteral("digitPercent"));
    constexpr int step = 10; // percent
    size->setRange(Settings::minDigitPercent / step, Settings::maxDigitPercent / step);
    size->setPageStep(1);
    size->setTickPosition(QSlider::TicksBelow);
    size->setValue(m_settings.digitPercent() / step);
    auto *sample = BoardSample::ofSizes();
    sample->setObjectName(QStringLiteral("sizeSample"));
    const auto showNumber = [this, number, sample] {
        number->setText(tr("%1 %").arg(m_settings.digitPercent()));
        sample->setDigitScale(m_settings.digitPercent() / 100.0);
    };
    showNumber();
    number->setMinimumWidth(
        number->fontMetrics().horizontalAdvance(tr("%1 %").arg(Settings::maxDigitPercent)));
    connect(size, &QSlider::valueChanged, this, [this, showNumber](int value) {
        m_settings.setDigitPercent(value * step);
        m_view.setDigitScale(m_settings.digitPercent() / 100.0);
        showNumber();
    });
    auto *slider = new QHBoxLayout;
    slider->addWidget(size, 1);
    slider->addWidget(number);
    auto *layout = new QVBoxLayout(row);
    layout->setContentsMargins({});
    layout->addLayout(slider);
    layout->addWidget(sample);
    row->setFocusProxy(size); // for the letter of the label
    return row;
}

/// Returns a choice of the symbols of large boards, above a sample of them.
QWidget *SettingsDialog::makeSymbols()
{
    auto *row = new QWidget;
    auto *list = new QComboBox;
    list->setObjectName(QStringLiteral("symbols"));
    for (const SymbolSet &symbols : symbolSets())
        list->addItem(translate("SymbolSet", symbols.name));
    auto *sample = BoardSample::ofSymbols();
    sample->setObjectName(QStringLiteral("symbolSample"));
    const auto show = [sample](int index) { sample->setSymbols(symbolSets()[index]); };
    list->setCurrentIndex(static_cast<int>(&m_settings.symbols() - symbolSets().data()));
    show(list->currentIndex());
    connect(list, &QComboBox::currentIndexChanged, this, [this, show](int index) {
        chooseSymbols(m_actions, symbolSets()[index]);
        show(index);
    });
    auto *layout = new QVBoxLayout(row);
    layout->setContentsMargins({});
    layout->addWidget(list);
    layout->addWidget(sample);
    row->setFocusProxy(list); // for the letter of the label
    return row;
}

std::vector<QWidget *> SettingsDialog::boxesFor(const std::vector<Choice> &choices) const
{
    std::vector<QWidget *> boxes;
    for (const Choice &choice : choices)
        boxes.push_back(checkBoxFor(m_actions.action(choice.command), choice.text));
    return boxes;
}

void SettingsDialog::addBoxes(QFormLayout &form, const QString &label, const std::vector<QWidget *> &boxes)
{
    form.addRow(label, columnOf(label, boxes));
}

QWidget *SettingsDialog::makeLookPage()
{
    auto *form = new QFormLayout;
    form->addRow(tr("Lan&guage:"), makeLanguageChoice());
    form->addRow(tr("&Colours:"), makeThemeChoice());
    form->addRow(tr("Size of &digits:"), makeDigitSize());
    addBoxes(*form, tr("Highlight:"),
             boxesFor({{Command::HighlightPeers, tr("&Row, column and box of the cursor")},
                       {Command::HighlightDigits, tr("Cells with the sa&me digit")},
                       {Command::HighlightMarks, tr("&Pencil marks of that digit")}}));
    addBoxes(*form, tr("Show:"),
             boxesFor({{Command::Coordinates, tr("&Numbers of rows and columns")},
                       {Command::ToolBar, tr("Tool &bar")},
                       {Command::SidePanel, tr("Panel b&eside the board")},
                       {Command::Details, tr("Statistics of the so&lver")}}));
    return pageOf(form);
}

/// Returns a check box for whether the cursor advances after a digit of one kind; \a command types that kind.
QCheckBox *SettingsDialog::stepBox(const QString &text, Option option, Command command)
{
    auto *box = new QCheckBox(text);
    box->setChecked(m_settings.isOn(option));
    QAction *typed = m_actions.action(command); // for which the command of the menu stands now
    QAction *advance = m_actions.action(Command::StepOn);
    connect(box, &QCheckBox::toggled, this, [=, this](bool isOn) {
        m_settings.setOn(option, isOn);
        if (typed->isChecked())
            advance->setChecked(isOn);
    });
    return box;
}

QWidget *SettingsDialog::makeTypingPage()
{
    auto *form = new QFormLayout;
    addBoxes(*form, tr("Advance:"),
             {stepBox(tr("After each &given"), Option::StepsOnGivens, Command::TypeGivens),
              stepBox(tr("After each &entry"), Option::StepsOnEntries, Command::TypeEntries)});
    addBoxes(*form, tr("Mouse:"),
             boxesFor({{Command::DigitFirst,
                        tr("Digit &first: hold the digit that is clicked, then click cells")}}));
    addBoxes(*form, tr("Pencil marks:"),
             boxesFor({{Command::MarksInGrid,
                        tr("In a gri&d: each digit at its own place, not in corners and centre")},
                       {Command::KeepCandidates,
                        tr("&Remove an entered digit from the marks of the cells that see it")}}));
    addBoxes(*form, tr("Digits:"),
             boxesFor({{Command::SameDigitClears, tr("The same digit again &clears")}}));
    form->addRow(tr("Keys of the input &modes:"), makeInputKeys());
    form->addRow(tr("S&ymbols above 9 × 9:"), makeSymbols());
    return pageOf(form);
}

/// Returns a choice of the keys of the input modes.
QWidget *SettingsDialog::makeInputKeys()
{
    auto *keys = new QComboBox;
    keys->setObjectName(QStringLiteral("inputKeys"));
    for (const InputKeys &choice : inputKeys())
        keys->addItem(nameOf(choice));
    keys->addItem(tr("Others, see Keys"));
    const auto show = [this, keys] {
        const std::optional<std::size_t> chosen = chosenInputKeys(m_settings);
        const QSignalBlocker blocker(keys); // the user has chosen nothing
        keys->setCurrentIndex(chosen ? static_cast<int>(*chosen) : keys->count() - 1);
    };
    show();
    connect(keys, &QComboBox::activated, this, [this, show](int index) {
        if (index < static_cast<int>(inputKeys().size())) {
            chooseInputKeys(m_settings, inputKeys()[index]);
            m_actions.setKeys(m_settings);
        }
        show();
    });
    return keys;
}

QWidget *SettingsDialog::makeSolvingPage()
{
    std::vector<QWidget *> playing = boxesFor({{Command::MarkWrongEntries, tr("Mark &wrong entries at once")},
                                               {Command::NameSteps, tr("Say which technique an e&ntry was")},
                                               {Command::Timer, tr("Show a ti&mer")}});
    const auto addOption = [this, &playing](const char *name, const QString &text, Option option) {
        auto *box = new QCheckBox(text);
        box->setObjectName(QString::fromLatin1(name));
        box->setChecked(m_settings.isOn(option));
        connect(box, &QCheckBox::toggled, this,
                [this, option](bool isOn) { m_settings.setOn(option, isOn); });
        playing.push_back(box);
    };
    addOption("away", tr("Stop the timer while another p&rogram is active"), Option::StopsTimerAway);
    addOption("wave", tr("&Let a wave run over the board at the end of a game"), Option::ShowsWave);
    auto *form = new QFormLayout;
    addBoxes(*form, tr("While you solve:"), playing);
    addBoxes(*form, tr("Checking:"),
             boxesFor({{Command::LiveCheck, tr("&Check the number of solutions while you type")},
                       {Command::LiveCandidates, tr("Show candidates while &you type")},
                       {Command::CountEntries, tr("&Entries count as givens")}}));
    auto *buttons = new QHBoxLayout;
    buttons->setSpacing(8);
    for (const Command command : {Command::ChooseSolver, Command::Techniques})
        buttons->addWidget(buttonFor(m_actions.action(command)));
    buttons->addStretch(1);
    form->addRow(tr("Answers and hints:"), buttons);
    return pageOf(form);
}

} // namespace sudoku
