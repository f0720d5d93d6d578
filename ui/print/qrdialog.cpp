#include "ui/print/qrdialog.h"

#include "ui/base/formmemory.h"
#include "ui/base/helppage.h"
#include "ui/paint/paper/printedcode.h"
#include "ui/print/codeview.h"
#include "ui/printjob/printcheck.h"
#include "ui/text/losstext.h"
#include "ui/text/strings.h"

#include <QClipboard>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QFormLayout>
#include <QGuiApplication>
#include <QLabel>
#include <QPushButton>
#include <QRadioButton>
#include <QSignalBlocker>

#include <algorithm>
#include <utility>

namespace sudoku {
namespace {

const QString qrFormName = QStringLiteral("qr-code");
const QString shortestId = QStringLiteral("shortest");

} // namespace

QrDialog::QrDialog(Board board, Settings &settings, QWidget *parent)
    : QDialog(parent),
      m_settings(settings),
      m_puzzle(std::move(board)),
      m_toPuzzle(named(new QRadioButton(tr("the &puzzle")), "toPuzzle", Keeping::Never)),
      m_toSolution(named(new QRadioButton(tr("its so&lution")), "toSolution", Keeping::Never)),
      m_site(named(new QComboBox, "site")),
      m_code(new CodeView),
      m_remark(new QLabel),
      m_save(new QPushButton(tr("&Save as Picture…")))
{
    setWindowTitle(tr("QR Code"));
    setHelpPage(*this, "printing.md#qr-codes");
    makeRows();
    m_toPuzzle->setChecked(true);
    m_toSolution->setEnabled(false); // until it is known
    updateLinks();
    restoreForm(*this, settings, qrFormName);
    updateCode();
    connect(m_toPuzzle, &QRadioButton::toggled, this, &QrDialog::updateLinks);
    connect(m_site, &QComboBox::currentIndexChanged, this, &QrDialog::updateCode);
    findSolution();
}

QrDialog::~QrDialog()
{
    rememberForm(*this, m_settings, qrFormName);
}

void QrDialog::makeRows()
{
    auto *form = new QFormLayout(this);
    form->addRow(tr("It leads to:"), m_toPuzzle);
    form->addRow(QString(), m_toSolution);
    form->addRow(tr("&Link:"), m_site);
    form->addRow(m_code);
    m_remark->setWordWrap(true);
    m_remark->setObjectName(QStringLiteral("remark"));
    form->addRow(m_remark);
    form->addRow(makeButtons());
}

QWidget *QrDialog::makeButtons()
{
    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Close);
    auto *copy = buttons->addButton(tr("&Copy Link"), QDialogButtonBox::ActionRole);
    copy->setObjectName(QStringLiteral("copy"));
    m_save->setObjectName(QStringLiteral("save"));
    buttons->addButton(m_save, QDialogButtonBox::ActionRole);
    connect(copy, &QPushButton::clicked, this, [this] { QGuiApplication::clipboard()->setText(text()); });
    connect(m_save, &QPushButton::clicked, this, [this] { emit pictureWanted(text()); });
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    return buttons;
}

void QrDialog::findSolution()
{
    std::vector<PrintSection> sections{{.puzzles = {m_puzzle}}};
    m_check.start([sections](const std::stop_token &stop,
                             const Progress &) { return checked(sections, stop).front().puzzles.front(); },
                  [this](const PrintedPuzzle &puzzle) {
                      m_puzzle = puzzle;
                      m_toSolution->setEnabled(puzzle.hasOneSolution());
                      if (!puzzle.hasOneSolution())
                          m_toSolution->setToolTip(tr("The puzzle does not have exactly one solution."));
                  });
}

LinkTarget QrDialog::target() const
{
    return m_toSolution->isChecked() ? LinkTarget::Solution : LinkTarget::Puzzle;
}

/// Lists the links to what is chosen, and keeps the site that was chosen where it is there.
void QrDialog::updateLinks()
{
    const QString site = m_site->currentData().toString();
    const bool isOfSolution = target() == LinkTarget::Solution;
    m_links =
        linksOf(isOfSolution ? linkedBoard(m_puzzle.board, m_puzzle.solution) : linkedBoard(m_puzzle.board));
    {
        const QSignalBlocker blocker(m_site);
        m_site->clear();
        m_site->addItem(tr("the shortest"), shortestId);
        for (const BoardLink &link : m_links)
            m_site->addItem(translate("Format", link.name), toQString(link.id));
        m_site->setCurrentIndex(std::max(0, m_site->findData(site)));
    }
    updateCode();
}

/// Returns null if it is the shortest, which is first in the list.
const BoardLink *QrDialog::chosenLink() const
{
    const int index = m_site->currentIndex() - 1;
    return index >= 0 ? &m_links[index] : nullptr;
}

QString QrDialog::text() const
{
    const BoardLink *link = chosenLink();
    return QString::fromStdString(link ? link->text : codeText(m_puzzle, target()));
}

void QrDialog::updateCode()
{
    const QString text = this->text();
    const std::size_t bytes = text.toUtf8().size();
    const QString missing = tooLongCodeText(bytes, CodePlace::Picture);
    m_code->setText(missing.isEmpty() ? text : QString());
    m_save->setEnabled(missing.isEmpty());
    QString remark =
        missing.isEmpty() ? tr("%Ln character(s).", nullptr, static_cast<int>(bytes)) : asSentence(missing);
    if (const BoardLink *link = chosenLink())
        remark += asNextSentence(lossText(link->losses));
    m_remark->setText(remark);
}

QString QrDialog::remark() const
{
    return m_remark->text();
}

} // namespace sudoku
