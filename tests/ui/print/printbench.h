#pragma once

#include <QComboBox>
#include <QTemporaryDir>
#include <QTest>

#include "tests/testdata.h"
#include "ui/base/settings.h"
#include "ui/print/pageview.h"
#include "ui/print/printdialog.h"

#include <memory>

namespace sudoku::printbench {

inline constexpr int patience = 60'000; // ms

inline PrintSection section(std::initializer_list<Puzzle> puzzles)
{
    PrintSection section;
    for (const Puzzle &puzzle : puzzles)
        section.puzzles.emplace_back(Board(puzzle));
    return section;
}

class PrintDialogFixture : public QObject
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
    std::unique_ptr<PrintDialog> m_dialog;
    Puzzle m_proper = readCorpus("c9_tdoku_tests.txt", 1).front().puzzle;

    void open(const std::vector<PrintSection> &sections)
    {
        m_dialog = std::make_unique<PrintDialog>(*m_settings, sections);
        m_dialog->show();
        QVERIFY(QTest::qWaitForWindowActive(m_dialog.get()));
    }

    void choose(const char *name, const QVariant &value)
    {
        auto *list = m_dialog->findChild<QComboBox *>(name);
        list->setCurrentIndex(list->findData(value));
    }

    PageView *pages() { return m_dialog->findChild<PageView *>(); }
};

} // namespace sudoku::printbench
