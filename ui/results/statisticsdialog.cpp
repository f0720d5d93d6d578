#include "ui/results/statisticsdialog.h"

#include "ui/base/helppage.h"
#include "ui/base/savepath.h"
#include "ui/base/settings.h"
#include "ui/board/solveclock.h"
#include "ui/results/timesplot.h"
#include "ui/text/kindname.h"
#include "ui/text/savefile.h"
#include "ui/text/steptext.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QDir>
#include <QFormLayout>
#include <QLabel>
#include <QMessageBox>
#include <QPushButton>
#include <QVBoxLayout>

namespace sudoku {
namespace {

QString groupName(const GameGroup &group)
{
    const QString kind = kindName(group.kind);
    return group.level ? StatisticsDialog::tr("%1 · %2").arg(kind, levelText(*group.level)) : kind;
}

QLabel *newText(const char *name)
{
    auto *label = new QLabel;
    label->setObjectName(QString::fromLatin1(name));
    label->setWordWrap(true);
    label->setTextFormat(Qt::PlainText);
    label->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    return label;
}

QString streakText(const Streak &streak)
{
    return StatisticsDialog::tr("%1 (longest: %2)")
        .arg(StatisticsDialog::tr("%n day(s) in a row", nullptr, streak.now),
             StatisticsDialog::tr("%n day(s)", nullptr, streak.longest));
}

} // namespace

StatisticsDialog::StatisticsDialog(Settings &settings, const GameLog &log, QWidget *parent)
    : QDialog(parent),
      m_settings(settings),
      m_log(log),
      m_total(newText("total")),
      m_group(new QComboBox),
      m_figures(newText("figures")),
      m_plot(new TimesPlot),
      m_problem(newText("problem"))
{
    setWindowTitle(tr("Statistics"));
    setHelpPage(*this, "board.md#the-end-of-a-game");
    m_group->setObjectName(QStringLiteral("group"));
    auto *form = new QFormLayout;
    form->addRow(tr("&Games:"), m_group);
    auto *keeps = new QCheckBox(tr("&Keep statistics of the games that you finish"));
    keeps->setObjectName(QStringLiteral("keeps"));
    keeps->setChecked(m_settings.isOn(Option::KeepsStatistics));
    connect(keeps, &QCheckBox::toggled, this,
            [this](bool isOn) { m_settings.setOn(Option::KeepsStatistics, isOn); });
    auto *layout = new QVBoxLayout(this);
    layout->setSpacing(12);
    layout->addWidget(m_total);
    layout->addLayout(form);
    layout->addWidget(m_figures);
    layout->addWidget(m_plot);
    layout->addStretch(1);
    layout->addWidget(keeps);
    layout->addWidget(m_problem);
    layout->addWidget(makeButtons());
    m_problem->hide();
    connect(m_group, &QComboBox::currentIndexChanged, this, &StatisticsDialog::showGroup);
    read();
    resize(sizeHint().expandedTo(QSize(480, 420)));
}

QWidget *StatisticsDialog::makeButtons()
{
    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Close);
    m_export = buttons->addButton(tr("&Export…"), QDialogButtonBox::ActionRole);
    m_reset = buttons->addButton(tr("&Reset…"), QDialogButtonBox::ResetRole);
    m_export->setAutoDefault(false);
    m_reset->setAutoDefault(false);
    m_reset->setObjectName(QStringLiteral("reset"));
    connect(m_export, &QPushButton::clicked, this, &StatisticsDialog::exportGames);
    connect(m_reset, &QPushButton::clicked, this, &StatisticsDialog::reset);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    return buttons;
}

void StatisticsDialog::read()
{
    m_games = m_log.read();
    m_groups = groupsOf(m_games);
    const QSignalBlocker quiet(m_group);
    m_group->clear();
    for (const GameGroup &group : m_groups)
        m_group->addItem(groupName(group));
    const bool hasGames = !m_games.empty();
    m_total->setText(hasGames ? tr("%1: %2").arg(tr("%n game(s)", nullptr, static_cast<int>(m_games.size())),
                                                 streakText(streakOf(m_games, QDate::currentDate())))
                              : tr("You have not finished a game yet."));
    for (QWidget *ofGames : std::initializer_list<QWidget *>{m_group, m_figures, m_plot, m_export, m_reset})
        ofGames->setEnabled(hasGames);
    showGroup();
}

void StatisticsDialog::showGroup()
{
    const int index = m_group->currentIndex();
    m_figures->clear();
    m_plot->setTimes({}, {});
    if (index < 0)
        return;
    const GameGroup &group = m_groups[static_cast<std::size_t>(index)];
    const GameSummary summary = summaryOf(m_games, group);
    m_figures->setText(
        QStringList{tr("Best time: %1").arg(clockText(summary.best)),
                    tr("Average time: %1").arg(clockText(summary.average)),
                    tr("Finished: %1, without hints: %2").arg(summary.count).arg(summary.withoutHints),
                    streakText(streakOf(m_games, QDate::currentDate(), group))}
            .join(QLatin1Char('\n')));
    m_plot->setTimes(summary.times, summary.average);
}

std::optional<QString> StatisticsDialog::writeTo(const QString &path) const
{
    const bool isTable = path.endsWith(QLatin1String(".csv"), Qt::CaseInsensitive);
    return saveFile(path, isTable ? asCsv(m_games) : asJson(m_games));
}

void StatisticsDialog::exportGames()
{
    const QString path = askForSavePath(this, tr("Export Statistics"), QStringLiteral("sudoku-games.csv"),
                                        tr("Table (*.csv);;JSON (*.json)"));
    if (path.isEmpty())
        return;
    const std::optional<QString> error = writeTo(path);
    m_problem->setText(error ? tr("The file cannot be written: %1").arg(*error)
                             : tr("Written to %1.").arg(QDir::toNativeSeparators(path)));
    m_problem->show();
}

void StatisticsDialog::reset()
{
    QMessageBox question(QMessageBox::Question, windowTitle(),
                         tr("Delete the results of all games? They cannot be restored."), QMessageBox::Cancel,
                         this);
    const QPushButton *yes = question.addButton(tr("&Delete"), QMessageBox::DestructiveRole);
    question.exec();
    if (question.clickedButton() != yes)
        return;
    m_problem->hide();
    if (const std::optional<QString> error = m_log.clear()) {
        m_problem->setText(tr("The results cannot be deleted: %1").arg(*error));
        m_problem->show();
    }
    read();
}

} // namespace sudoku
