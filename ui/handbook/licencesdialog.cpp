#include "ui/handbook/licencesdialog.h"

#include "ui/base/helppage.h"
#include "ui/base/screenroom.h"

#include <QDialogButtonBox>
#include <QHBoxLayout>
#include <QListWidget>
#include <QTextBrowser>
#include <QVBoxLayout>

#include <algorithm>

namespace sudoku {
namespace {

QString paragraphOf(const QString &text)
{
    return QStringLiteral("<p>%1</p>").arg(text.toHtmlEscaped().replace(u'\n', QLatin1String("<br>")));
}

QString linkTo(const QString &address)
{
    return QStringLiteral("<p><a href=\"%1\">%1</a></p>").arg(address.toHtmlEscaped());
}

/// Returns a text with its own ends of lines, which also breaks where a line is too long for the window.
QString preformatted(const QString &text)
{
    return QStringLiteral("<hr><p style=\"white-space: pre-wrap\">%1</p>").arg(text.toHtmlEscaped());
}

/// Returns the width of the longest line of all texts. Licences have their own ends of lines.
int longestLine(const std::vector<LicensedPart> &parts, const QFontMetrics &metrics)
{
    int longest = 0;
    for (const LicensedPart &part : parts)
        for (const QString &file : part.texts)
            for (const QString &line : builtNotice(file).split(u'\n'))
                longest = std::max(longest, metrics.horizontalAdvance(line));
    return longest;
}

} // namespace

LicencesDialog::LicencesDialog(QWidget *parent)
    : QDialog(parent),
      m_parts(builtCopyrightList().parts()),
      m_list(new QListWidget),
      m_text(new QTextBrowser)
{
    setWindowTitle(tr("Licences"));
    setHelpPage(*this, "index.md#licences");
    m_list->setAccessibleName(tr("Parts of the program"));
    for (const LicensedPart &part : m_parts)
        m_list->addItem(QStringLiteral("%1 (%2)").arg(part.name, part.licence));
    m_list->setFixedWidth(m_list->sizeHintForColumn(0) + 2 * m_list->fontMetrics().height());
    m_text->setAccessibleName(tr("Licence"));
    m_text->setOpenExternalLinks(true);
    m_text->setTextInteractionFlags(Qt::TextBrowserInteraction | Qt::TextSelectableByKeyboard);
    connect(m_list, &QListWidget::currentRowChanged, this, [this](int row) {
        if (row >= 0)
            showPart(m_parts[static_cast<std::size_t>(row)]);
    });
    m_list->setCurrentRow(0);

    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Close);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    auto *sides = new QHBoxLayout;
    sides->addWidget(m_list);
    sides->addWidget(m_text);
    auto *layout = new QVBoxLayout(this);
    layout->addLayout(sides);
    layout->addWidget(buttons);
    constexpr int lines = 32;
    const int width = m_list->width() + longestLine(m_parts, fontMetrics()) + 5 * fontMetrics().height();
    resize(fittedToScreen(*this, QSize(width, lines * fontMetrics().height())));
}

void LicencesDialog::showPart(const LicensedPart &part)
{
    QString page = QStringLiteral("<h3>%1</h3>").arg(part.name.toHtmlEscaped()) + paragraphOf(part.use)
                   + paragraphOf(tr("Licence: %1").arg(part.licence))
                   + paragraphOf(QStringLiteral("© ") + part.copyright);
    if (!part.origin.isEmpty())
        page += linkTo(part.origin);
    for (const QString &file : part.texts)
        page += preformatted(builtNotice(file));
    m_text->setHtml(page);
}

} // namespace sudoku
