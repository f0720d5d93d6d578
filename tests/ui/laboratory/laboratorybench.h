#pragma once

#include <QComboBox>
#include <QLabel>
#include <QPushButton>
#include <QSignalSpy>
#include <QTabWidget>
#include <QTemporaryDir>
#include <QTest>

#include "core/sat/solverkinds.h"
#include "tests/testdata.h"
#include "ui/base/settings.h"
#include "ui/laboratory/formulapage.h"
#include "ui/laboratory/laboratorydialog.h"
#include "ui/laboratory/measurementspage.h"

#include <algorithm>
#include <memory>

namespace sudoku::laboratorybench {

inline const std::string inkala =
    "8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..";

inline constexpr int patience = 60'000; // ms

inline std::vector<SolverKind> allSolvers()
{
    return {solverKinds().begin(), solverKinds().end()};
}

/// A laboratory with settings of its own.
class LaboratoryDialogFixture : public QObject
{
protected:
    void setUp()
    {
        QFile::remove(m_folder.filePath("settings.ini"));
        m_settings = std::make_unique<Settings>(m_folder.filePath("settings.ini"));
    }

    void tearDown()
    {
        m_dialog.reset();
        m_settings.reset();
    }

    QTemporaryDir m_folder;
    std::unique_ptr<Settings> m_settings;
    std::unique_ptr<LaboratoryDialog> m_dialog;

    void open(const Puzzle &puzzle, const std::vector<SolverKind> &solvers = allSolvers())
    {
        m_dialog = std::make_unique<LaboratoryDialog>(*m_settings, puzzle, solvers);
        m_dialog->show();
        QVERIFY(QTest::qWaitForWindowActive(m_dialog.get()));
    }

    MeasurementsPage &page() { return *m_dialog->findChild<MeasurementsPage *>(); }
    const MeasurementsModel &model() { return page().model(); }
    QPushButton *button(const QString &text)
    {
        for (QPushButton *button : m_dialog->findChildren<QPushButton *>())
            if (button->text().remove(QLatin1Char('&')) == text)
                return button;
        return nullptr;
    }

    template <typename Field>
    Field *field(const char *name)
    {
        return m_dialog->findChild<Field *>(name);
    }

    void choose(const QWidget &page, const char *name, const QVariant &value)
    {
        auto *choice = page.findChild<QComboBox *>(name);
        choice->setCurrentIndex(choice->findData(value));
    }

    bool says(const QString &text)
    {
        const auto labels = m_dialog->findChildren<QLabel *>();
        return std::ranges::any_of(
            labels, [&](const QLabel *label) { return label->isVisible() && label->text().contains(text); });
    }

    FormulaPage &formula() { return *m_dialog->findChild<FormulaPage *>(); }
    /// Whether a part of the formula is listed because of \a change.
    template <typename Change>
    bool isListedAfter(Change change)
    {
        QSignalSpy listed(&formula().model(), &QAbstractItemModel::modelReset);
        change();
        return listed.wait(patience);
    }

    bool showFormula()
    {
        return isListedAfter([this] { m_dialog->findChild<QTabWidget *>()->setCurrentIndex(1); });
    }
};

} // namespace sudoku::laboratorybench
