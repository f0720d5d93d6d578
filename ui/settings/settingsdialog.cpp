#include "ui/settings/settingsdialog.h"

#include "ui/base/helppage.h"
#include "ui/base/language.h"
#include "ui/base/screenroom.h"
#include "ui/base/settings.h"
#include "ui/base/theme.h"
#include "ui/base/widescrollarea.h"
#include "ui/board/boardview.h"
#include "ui/commands/commandactions.h"
#include "ui/settings/inputkeys.h"
#include "ui/settings/keyspage.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QFormLayout>
#include <QGroupBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QMenu>
#include <QPushButton>
#include <QSignalBlocker>
#include <QSlider>
#include <QTabWidget>
#include <QVBoxLayout>

#include <algorithm>

namespace sudoku {
namespace {

/// A check box for a command, with words in the case of a sentence.
struct Choice
{
    Command command;
    QString text;
};

/// Returns a check box that shows and switches what \a action does.
QCheckBox *checkBoxFor(QAction *action, const QString &text)
{
    auto *box = new QCheckBox(text);
    box->setChecked(action->isChecked());
    QObject::connect(box, &QCheckBox::toggled, action, &QAction::setChecked);
    QObject::connect(action, &QAction::toggled, box, &QCheckBox::setChecked);
    return box;
}

QGroupBox *groupOf(const QString &title, const CommandActions &actions, const std::vector<Choice> &choices)
{
    auto *group = new QGroupBox(title);
    auto *layout = new QVBoxLayout(group);
    for (const Choice &choice : choices)
        layout->addWidget(checkBoxFor(actions.action(choice.command), choice.text));
    return group;
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
    resize(fittedToScreen(*this, sizeHint().expandedTo(QSize(560, 520))));
}

QWidget *SettingsDialog::makeLanguageChoice()
{
    auto *choice = new QWidget;
    auto *list = new QComboBox;
    list->setObjectName(QStringLiteral("language"));
    list->addItem(tr("Like the desktop"), QString());
    for (const QString &language : languages())
        list->addItem(nameOfLanguage(language), language);
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
    const auto showNumber = [this, number] { number->setText(tr("%1 %").arg(m_settings.digitPercent())); };
    showNumber();
    number->setMinimumWidth(
        number->fontMetrics().horizontalAdvance(tr("%1 %").arg(Settings::maxDigitPercent)));
    connect(size, &QSlider::valueChanged, this, [this, showNumber](int value) {
        m_settings.setDigitPercent(value * step);
        m_view.setDigitScale(m_settings.digitPercent() / 100.0);
        showNumber();
    });
    auto *layout = new QHBoxLayout(row);
    layout->setContentsMargins({});
    layout->addWidget(size, 1);
    layout->addWidget(number);
    row->setFocusProxy(size); // for the letter of the label
    return row;
}

QWidget *SettingsDialog::makeLookPage()
{
    auto *page = new QWidget;
    auto *form = new QFormLayout;
    form->addRow(tr("Lan&guage:"), makeLanguageChoice());
    form->addRow(tr("&Colours:"), makeThemeChoice());
    form->addRow(tr("Size of &digits:"), makeDigitSize());
    auto *layout = new QVBoxLayout(page);
    layout->addLayout(form);
    layout->addWidget(groupOf(tr("Highlight"), m_actions,
                              {{Command::HighlightPeers, tr("&Row, column and box of the cursor")},
                               {Command::HighlightDigits, tr("Cells with the sa&me digit")},
                               {Command::HighlightMarks, tr("&Pencil marks of that digit")}}));
    layout->addWidget(groupOf(tr("Show"), m_actions,
                              {{Command::Coordinates, tr("&Numbers of rows and columns")},
                               {Command::ToolBar, tr("Tool &bar")},
                               {Command::SidePanel, tr("Panel b&eside the board")},
                               {Command::Details, tr("Statistics of the so&lver")}}));
    layout->addStretch(1);
    return page;
}

QWidget *SettingsDialog::makeTypingPage()
{
    auto *page = new QWidget;
    auto *layout = new QVBoxLayout(page);
    const auto stepBox = [this](const QString &text, Option option, Command command) {
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
    };
    auto *advance = new QGroupBox(tr("Advance to the next cell"));
    auto *rows = new QVBoxLayout(advance);
    rows->addWidget(stepBox(tr("After each &given"), Option::StepsOnGivens, Command::TypeGivens));
    rows->addWidget(stepBox(tr("After each &entry"), Option::StepsOnEntries, Command::TypeEntries));
    layout->addWidget(advance);
    layout->addWidget(groupOf(
        tr("Mouse"), m_actions,
        {{Command::DigitFirst, tr("Digit &first: hold the digit that is clicked, then click cells")}}));
    layout->addWidget(groupOf(
        tr("Pencil marks"), m_actions,
        {{Command::MarksInGrid, tr("In a gri&d: each digit at its own place, not in corners and centre")},
         {Command::KeepCandidates, tr("&Remove an entered digit from the marks of the cells that see it")}}));
    layout->addWidget(
        groupOf(tr("Digits"), m_actions, {{Command::SameDigitClears, tr("The same digit again &clears")}}));
    layout->addLayout(makeInputKeys());
    auto *symbols = new QPushButton(tr("S&ymbols above 9 × 9"));
    symbols->setMenu(&m_actions.submenu(Command::Symbols));
    layout->addWidget(symbols, 0, Qt::AlignLeft);
    layout->addStretch(1);
    return page;
}

/// Returns a choice of the keys of the input modes.
QLayout *SettingsDialog::makeInputKeys()
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
    auto *form = new QFormLayout;
    form->addRow(tr("Keys of the input &modes:"), keys);
    return form;
}

QWidget *SettingsDialog::makeSolvingPage()
{
    auto *page = new QWidget;
    auto *layout = new QVBoxLayout(page);
    layout->addWidget(groupOf(tr("While you solve"), m_actions,
                              {{Command::MarkWrongEntries, tr("Mark &wrong entries at once")},
                               {Command::NameSteps, tr("Say which technique an e&ntry was")},
                               {Command::Timer, tr("Show a ti&mer")}}));
    auto *wave = new QCheckBox(tr("&Let a wave run over the board at the end of a game"));
    wave->setObjectName(QStringLiteral("wave"));
    wave->setChecked(m_settings.isOn(Option::ShowsWave));
    connect(wave, &QCheckBox::toggled, this,
            [this](bool isOn) { m_settings.setOn(Option::ShowsWave, isOn); });
    layout->addWidget(wave);
    layout->addWidget(groupOf(tr("Checking"), m_actions,
                              {{Command::LiveCheck, tr("&Check the number of solutions while you type")},
                               {Command::LiveCandidates, tr("Show candidates while &you type")},
                               {Command::CountEntries, tr("&Entries count as givens")}}));
    for (const Command command : {Command::ChooseSolver, Command::Techniques})
        layout->addWidget(buttonFor(m_actions.action(command)), 0, Qt::AlignLeft);
    layout->addStretch(1);
    return page;
}

} // namespace sudoku
