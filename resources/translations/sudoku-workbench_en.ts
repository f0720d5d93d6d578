<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en_GB" sourcelanguage="en">
<context>
    <name>CellText</name>
    <message numerus="yes">
        <source>%n more conflict(s)</source>
        <translation>
            <numerusform>%n more conflict</numerusform>
            <numerusform>%n more conflicts</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Conclusions</name>
    <message numerus="yes">
        <source>Two solutions differ in only %n cell(s): %1.</source>
        <translation>
            <numerusform>Two solutions differ in only %n cell: %1.</numerusform>
            <numerusform>Two solutions differ in only %n cells: %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your %n entry(s) are right.</source>
        <translation>
            <numerusform>Your entry is right.</numerusform>
            <numerusform>Your %n entries are right.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Outlined: the wrong entry(s)</source>
        <translation>
            <numerusform>Outlined: the wrong entry</numerusform>
            <numerusform>Outlined: the wrong entries</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The puzzle has exactly %Ln solution(s).</source>
        <translation>
            <numerusform>The puzzle has exactly %Ln solution.</numerusform>
            <numerusform>The puzzle has exactly %Ln solutions.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The puzzle has more than %Ln solution(s).</source>
        <translation>
            <numerusform>The puzzle has more than %Ln solution.</numerusform>
            <numerusform>The puzzle has more than %Ln solutions.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The puzzle has at least %Ln solution(s).</source>
        <translation>
            <numerusform>The puzzle has at least %Ln solution.</numerusform>
            <numerusform>The puzzle has at least %Ln solutions.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n digit(s) each leave exactly one solution as a given.</source>
        <translation>
            <numerusform>1 digit, as a given, leaves exactly one solution.</numerusform>
            <numerusform>%n digits, each as a given, leave exactly one solution.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>row(s) %1</source>
        <translation>
            <numerusform>row %1</numerusform>
            <numerusform>rows %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>column(s) %1</source>
        <translation>
            <numerusform>column %1</numerusform>
            <numerusform>columns %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>box(es) %1</source>
        <translation>
            <numerusform>box %1</numerusform>
            <numerusform>boxes %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>region(s) %1</source>
        <translation>
            <numerusform>region %1</numerusform>
            <numerusform>regions %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n entry(s)</source>
        <translation>
            <numerusform>%n entry</numerusform>
            <numerusform>%n entries</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n given(s)</source>
        <translation>
            <numerusform>%n given</numerusform>
            <numerusform>%n givens</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>There are %n possible fix(es), the likeliest first.</source>
        <translation>
            <numerusform>One possible fix was found.</numerusform>
            <numerusform>%n possible fixes were found, the likeliest first.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more given(s) leave exactly one solution.</source>
        <translation>
            <numerusform>One more given leaves exactly one solution.</numerusform>
            <numerusform>%n more givens leave exactly one solution.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n clue(s) are redundant, each by itself.</source>
        <translation>
            <numerusform>1 clue is redundant.</numerusform>
            <numerusform>%n clues are redundant, each by itself.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of %1 clues are enough.</source>
        <translation>
            <numerusform>%n of %1 clues is enough.</numerusform>
            <numerusform>%n of %1 clues are enough.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n step(s) lead from them to a contradiction. %1.</source>
        <translation>
            <numerusform>%n step leads from them to a contradiction. %1.</numerusform>
            <numerusform>%n steps lead from them to a contradiction. %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n step(s), with cases, lead from them to contradictions.</source>
        <translation>
            <numerusform>%n step, with cases, leads from them to contradictions.</numerusform>
            <numerusform>%n steps, with cases, lead from them to contradictions.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n number(s) could be another one.</source>
        <translation>
            <numerusform>%1 of %n number could be another one.</numerusform>
            <numerusform>%1 of %n numbers could be another one.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>… and %n more</source>
        <translation>
            <numerusform>… and %n more</numerusform>
            <numerusform>… and %n more</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n group(s) of cells</source>
        <translation>
            <numerusform>%n group of cells</numerusform>
            <numerusform>%n groups of cells</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n pair(s) of cells</source>
        <translation>
            <numerusform>%n pair of cells</numerusform>
            <numerusform>%n pairs of cells</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln pair(s) of cells are not decided.</source>
        <translation>
            <numerusform>%Ln pair of cells is not decided.</numerusform>
            <numerusform>%Ln pairs of cells are not decided.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Difficulty</name>
    <message numerus="yes">
        <source>Such a puzzle has at least %n hard step(s).</source>
        <translation>
            <numerusform>Such a puzzle has at least %n hard step.</numerusform>
            <numerusform>Such a puzzle has at least %n hard steps.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Drawings</name>
    <message numerus="yes">
        <source>%n colour(s) of cells</source>
        <translation>
            <numerusform>%n colour of cells</numerusform>
            <numerusform>%n colours of cells</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n line(s)</source>
        <translation>
            <numerusform>%n line</numerusform>
            <numerusform>%n lines</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n rectangle(s)</source>
        <translation>
            <numerusform>%n rectangle</numerusform>
            <numerusform>%n rectangles</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n circle(s)</source>
        <translation>
            <numerusform>%n circle</numerusform>
            <numerusform>%n circles</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n text(s)</source>
        <translation>
            <numerusform>%n text</numerusform>
            <numerusform>%n texts</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cage(s)</source>
        <translation>
            <numerusform>%n cage</numerusform>
            <numerusform>%n cages</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n drawing(s)</source>
        <translation>
            <numerusform>%n drawing</numerusform>
            <numerusform>%n drawings</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>EquationWhy</name>
    <message numerus="yes">
        <source>%1 adds up to %2; its %n cage(s) make %3</source>
        <translation>
            <numerusform>%1 adds up to %2; its cage makes %3</numerusform>
            <numerusform>%1 adds up to %2; its %n cages make %3</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 adds up to %2; its %n sum(s) make %3</source>
        <translation>
            <numerusform>%1 adds up to %2; its sum makes %3</numerusform>
            <numerusform>%1 adds up to %2; its %n sums make %3</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 add up to %2; their %n cage(s) make %3</source>
        <translation>
            <numerusform>%1 add up to %2; their cage makes %3</numerusform>
            <numerusform>%1 add up to %2; their %n cages make %3</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 add up to %2; their %n sum(s) make %3</source>
        <translation>
            <numerusform>%1 add up to %2; their sum makes %3</numerusform>
            <numerusform>%1 add up to %2; their %n sums make %3</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 adds up to %2; the %n cage(s) that cover it make %3</source>
        <translation>
            <numerusform>%1 adds up to %2; the cage that covers it makes %3</numerusform>
            <numerusform>%1 adds up to %2; the %n cages that cover it make %3</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 adds up to %2; the %n sum(s) that cover it make %3</source>
        <translation>
            <numerusform>%1 adds up to %2; the sum that covers it makes %3</numerusform>
            <numerusform>%1 adds up to %2; the %n sums that cover it make %3</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 add up to %2; the %n cage(s) that cover them make %3</source>
        <translation>
            <numerusform>%1 add up to %2; the cage that covers them makes %3</numerusform>
            <numerusform>%1 add up to %2; the %n cages that cover them make %3</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 add up to %2; the %n sum(s) that cover them make %3</source>
        <translation>
            <numerusform>%1 add up to %2; the sum that covers them makes %3</numerusform>
            <numerusform>%1 add up to %2; the %n sums that cover them make %3</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 adds up to %2; the %n cage(s) make %3</source>
        <translation>
            <numerusform>%1 adds up to %2; the cage makes %3</numerusform>
            <numerusform>%1 adds up to %2; the %n cages make %3</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 adds up to %2; the %n sum(s) make %3</source>
        <translation>
            <numerusform>%1 adds up to %2; the sum makes %3</numerusform>
            <numerusform>%1 adds up to %2; the %n sums make %3</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 add up to %2; the %n cage(s) make %3</source>
        <translation>
            <numerusform>%1 add up to %2; the cage makes %3</numerusform>
            <numerusform>%1 add up to %2; the %n cages make %3</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 add up to %2; the %n sum(s) make %3</source>
        <translation>
            <numerusform>%1 add up to %2; the sum makes %3</numerusform>
            <numerusform>%1 add up to %2; the %n sums make %3</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ErrorText</name>
    <message numerus="yes">
        <source>this puzzle has %n cell(s), but a board of %1x%1 has %2</source>
        <translation>
            <numerusform>this puzzle has %n cell, but a board of %1x%1 has %2</numerusform>
            <numerusform>this puzzle has %n cells, but a board of %1x%1 has %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>this row has %n cell(s), but should have %1</source>
        <translation>
            <numerusform>this row has %n cell, but should have %1</numerusform>
            <numerusform>this row has %n cells, but should have %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 is ignored (%n time(s)): it is only decoration</source>
        <translation>
            <numerusform>%1 is ignored: it is only decoration</numerusform>
            <numerusform>%1 is ignored (%n times): it is only decoration</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 is not supported (%n time(s)): the verdict does not cover it</source>
        <translation>
            <numerusform>%1 is not supported: the verdict does not cover it</numerusform>
            <numerusform>%1 is not supported (%n times): the verdict does not cover it</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more unknown member(s) are kept</source>
        <translation>
            <numerusform>%n more unknown member is kept</numerusform>
            <numerusform>%n more unknown members are kept</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n rule(s) switched off: the verdict does not cover them</source>
        <translation>
            <numerusform>1 rule is switched off: the verdict does not cover it</numerusform>
            <numerusform>%n rules are switched off: the verdict does not cover them</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>there are no givens: %n entry(s) taken as the puzzle</source>
        <translation>
            <numerusform>there are no givens: 1 entry is taken as the puzzle</numerusform>
            <numerusform>there are no givens: %n entries are taken as the puzzle</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>left out: the pencil marks of %n cell(s)</source>
        <translation>
            <numerusform>left out: the pencil marks of 1 cell</numerusform>
            <numerusform>left out: the pencil marks of %n cells</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>left out: %n removed candidate(s)</source>
        <translation>
            <numerusform>left out: 1 removed candidate</numerusform>
            <numerusform>left out: %n removed candidates</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>left out: %n entry(s)</source>
        <translation>
            <numerusform>left out: 1 entry</numerusform>
            <numerusform>left out: %n entries</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>left out: %n puzzle(s) that could not be read</source>
        <translation>
            <numerusform>left out: 1 puzzle that could not be read</numerusform>
            <numerusform>left out: %n puzzles that could not be read</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n drawing(s): a rule that they may stand for is not covered</source>
        <translation>
            <numerusform>%n drawing: a rule that it may stand for is not covered</numerusform>
            <numerusform>%n drawings: a rule that they may stand for is not covered</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 is only drawn (%n time(s)): a rule that it may stand for is not covered</source>
        <translation>
            <numerusform>%1 is only drawn (%n time): a rule that it may stand for is not covered</numerusform>
            <numerusform>%1 is only drawn (%n times): a rule that it may stand for is not covered</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n digit(s) were read against their looks: %1</source>
        <translation>
            <numerusform>%n digit was read against its looks: %1</numerusform>
            <numerusform>%n digits were read against their looks: %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cell(s) may have been misread: %1</source>
        <translation>
            <numerusform>%n cell may have been misread: %1</numerusform>
            <numerusform>%n cells may have been misread: %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>only the first of %n page(s) was read; --page chooses another</source>
        <translation>
            <numerusform>only the first of %n page was read; --page chooses another</numerusform>
            <numerusform>only the first of %n pages was read; --page chooses another</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>left out: %n board(s) without an empty cell</source>
        <translation>
            <numerusform>left out: %n board without an empty cell</numerusform>
            <numerusform>left out: %n boards without an empty cell</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n sum(s) were read against their looks: %1</source>
        <translation>
            <numerusform>%n sum was read against its looks: %1</numerusform>
            <numerusform>%n sums were read against their looks: %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cage(s) may have been misread: %1</source>
        <translation>
            <numerusform>%n cage may have been misread: %1</numerusform>
            <numerusform>%n cages may have been misread: %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n rule(s) of the kind %1 seen in the picture</source>
        <translation>
            <numerusform>%n rule of the kind %1 seen in the picture</numerusform>
            <numerusform>%n rules of the kind %1 seen in the picture</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n rule(s) of the kind %1 may not be meant: compare the picture</source>
        <translation>
            <numerusform>%n rule of the kind %1 may not be meant: compare the picture</numerusform>
            <numerusform>%n rules of the kind %1 may not be meant: compare the picture</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n shaded cell(s): a rule that they may stand for is not covered</source>
        <translation>
            <numerusform>%n shaded cell: a rule that it may stand for is not covered</numerusform>
            <numerusform>%n shaded cells: a rule that they may stand for is not covered</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>FormulaWords</name>
    <message numerus="yes">
        <source>%Ln variable(s)</source>
        <translation>
            <numerusform>%Ln variable</numerusform>
            <numerusform>%Ln variables</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln clause(s)</source>
        <translation>
            <numerusform>%Ln clause</numerusform>
            <numerusform>%Ln clauses</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln auxiliary variable(s)</source>
        <translation>
            <numerusform>%Ln auxiliary variable</numerusform>
            <numerusform>%Ln auxiliary variables</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln candidate(s)</source>
        <translation>
            <numerusform>%Ln candidate</numerusform>
            <numerusform>%Ln candidates</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Generation</name>
    <message numerus="yes">
        <source>%Ln puzzle(s) generated</source>
        <translation>
            <numerusform>%Ln puzzle generated</numerusform>
            <numerusform>%Ln puzzles generated</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln test(s)</source>
        <translation>
            <numerusform>%Ln test</numerusform>
            <numerusform>%Ln tests</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n digit(s)</source>
        <translation>
            <numerusform>%n digit</numerusform>
            <numerusform>%n digits</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n board(s) of %1 × %1</source>
        <translation>
            <numerusform>%n board of %1 × %1</numerusform>
            <numerusform>%n boards of %1 × %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n board(s)</source>
        <translation>
            <numerusform>%n board</numerusform>
            <numerusform>%n boards</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>HintWords</name>
    <message numerus="yes">
        <source>At this moment there are %n steps of this level.</source>
        <translation>
            <numerusform>At this moment there is %n step of this level.</numerusform>
            <numerusform>At this moment there are %n steps of this level.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>LeftWork</name>
    <message numerus="yes">
        <source>Unsaved work of %n window(s) was found, the latest from %1: %2.</source>
        <translation>
            <numerusform>Unsaved work of one window was found, from %1: %2.</numerusform>
            <numerusform>Unsaved work of %n windows was found, the latest from %1: %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln generated puzzle(s)</source>
        <translation>
            <numerusform>%Ln generated puzzle</numerusform>
            <numerusform>%Ln generated puzzles</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>LossText</name>
    <message numerus="yes">
        <source>%n drawing(s)</source>
        <translation>
            <numerusform>%n drawing</numerusform>
            <numerusform>%n drawings</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>MeasurementsText</name>
    <message numerus="yes">
        <source>%n run(s)</source>
        <translation>
            <numerusform>%n run</numerusform>
            <numerusform>%n runs</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PictureWords</name>
    <message numerus="yes">
        <source>the board is too small or blurred: about %n pixel(s) a digit</source>
        <translation>
            <numerusform>the board is too small or blurred: about %n pixel a digit</numerusform>
            <numerusform>the board is too small or blurred: about %n pixels a digit</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>there is no such page: the file has %n page(s)</source>
        <translation>
            <numerusform>there is no such page: the file has %n page</numerusform>
            <numerusform>there is no such page: the file has %n pages</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PictureWriter</name>
    <message numerus="yes">
        <source>Saved %n picture(s) in %1.</source>
        <translation>
            <numerusform>Saved %n picture in %1.</numerusform>
            <numerusform>Saved %n pictures in %1.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Print</name>
    <message numerus="yes">
        <source>the rule(s) %1 are not supported</source>
        <translation>
            <numerusform>the rule %1 is not supported</numerusform>
            <numerusform>the rules %1 are not supported</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the rule(s) %1 are switched off</source>
        <translation>
            <numerusform>the rule %1 is switched off</numerusform>
            <numerusform>the rules %1 are switched off</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PuzzleChooser</name>
    <message numerus="yes">
        <source>%1, %n given(s)</source>
        <translation>
            <numerusform>%1, %n given</numerusform>
            <numerusform>%1, %n givens</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n puzzle(s) found.</source>
        <translation>
            <numerusform>%n puzzle found.</numerusform>
            <numerusform>%n puzzles found.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ReadingWords</name>
    <message numerus="yes">
        <source>%n cell(s) were read against their looks: %1.</source>
        <translation>
            <numerusform>%n cell was read against its looks: %1.</numerusform>
            <numerusform>%n cells were read against their looks: %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n framed cell(s) should be compared.</source>
        <translation>
            <numerusform>%n framed cell should be compared.</numerusform>
            <numerusform>%n framed cells should be compared.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n sum(s) were read against their looks: %1.</source>
        <translation>
            <numerusform>%n sum was read against its looks: %1.</numerusform>
            <numerusform>%n sums were read against their looks: %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n other mark(s) were not read.</source>
        <translation>
            <numerusform>%n other mark was not read.</numerusform>
            <numerusform>%n other marks were not read.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Pencil marks in %n cell(s).</source>
        <translation>
            <numerusform>Pencil marks in %n cell.</numerusform>
            <numerusform>Pencil marks in %n cells.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Some pencil marks were not read in %n cell(s): %1.</source>
        <translation>
            <numerusform>Some pencil marks were not read in %n cell: %1.</numerusform>
            <numerusform>Some pencil marks were not read in %n cells: %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The shades of %n cell(s) are not read as a rule.</source>
        <translation>
            <numerusform>The shades of %n cell are not read as a rule.</numerusform>
            <numerusform>The shades of %n cells are not read as a rule.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ReasonSteps</name>
    <message numerus="yes">
        <source>%n fact(s)</source>
        <translation>
            <numerusform>%n fact</numerusform>
            <numerusform>%n facts</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RegionMap</name>
    <message numerus="yes">
        <source>%n more</source>
        <translation>
            <numerusform>%n more</numerusform>
            <numerusform>%n more</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cell(s) belong to no region.</source>
        <translation>
            <numerusform>1 cell belongs to no region.</numerusform>
            <numerusform>%n cells belong to no region.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 is/are not connected.</source>
        <translation>
            <numerusform>%1 is not connected.</numerusform>
            <numerusform>%1 are not connected.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n place(s) are holes.</source>
        <translation>
            <numerusform>%n place is a hole.</numerusform>
            <numerusform>%n places are holes.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Request</name>
    <message numerus="yes">
        <source>With at most %n clue(s) in each box there are at most %1 in all, but the puzzle needs more. Allow more in each box.</source>
        <translation>
            <numerusform>With at most %n clue in each box there are at most %1 in all, but the puzzle needs more. Allow more in each box.</numerusform>
            <numerusform>With at most %n clues in each box there are at most %1 in all, but the puzzle needs more. Allow more in each box.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>With at most %n clue(s) in each box there are at most %1 in all, not %2.</source>
        <translation>
            <numerusform>With at most %n clue in each box there are at most %1 in all, not %2.</numerusform>
            <numerusform>With at most %n clues in each box there are at most %1 in all, not %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A %1 × %1 puzzle with one solution has at least %n clue(s).</source>
        <translation>
            <numerusform>A %1 × %1 puzzle with one solution has at least %n clue.</numerusform>
            <numerusform>A %1 × %1 puzzle with one solution has at least %n clues.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A %1 × %1 puzzle with these rules and one solution has at least %n clue(s).</source>
        <translation>
            <numerusform>A %1 × %1 puzzle with these rules and one solution has at least %n clue.</numerusform>
            <numerusform>A %1 × %1 puzzle with these rules and one solution has at least %n clues.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The pattern has %n clue(s), but you asked for %1.</source>
        <translation>
            <numerusform>The pattern has %n clue, but you asked for %1.</numerusform>
            <numerusform>The pattern has %n clues, but you asked for %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>With its symmetry the pattern has %n clue(s), but you asked for %1.</source>
        <translation>
            <numerusform>With its symmetry the pattern has %n clue, but you asked for %1.</numerusform>
            <numerusform>With its symmetry the pattern has %n clues, but you asked for %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A board of %1 × %1 has only %n cell(s).</source>
        <translation>
            <numerusform>A board of %1 × %1 has only %n cell.</numerusform>
            <numerusform>A board of %1 × %1 has only %n cells.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The pattern leaves too few cells for clues: the puzzle needs at least %n clue(s).</source>
        <translation>
            <numerusform>The pattern leaves too few cells for clues: the puzzle needs at least %n clue.</numerusform>
            <numerusform>The pattern leaves too few cells for clues: the puzzle needs at least %n clues.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RuleWords</name>
    <message numerus="yes">
        <source>They take the place of %n rule(s).</source>
        <translation>
            <numerusform>They take the place of %n rule.</numerusform>
            <numerusform>They take the place of %n rules.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>StoryWords</name>
    <message numerus="yes">
        <source>The argument is long, and no shorter one was found: %n step(s).</source>
        <translation>
            <numerusform>The argument is long, and no shorter one was found: %n step.</numerusform>
            <numerusform>The argument is long, and no shorter one was found: %n steps.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TechniqueSteps</name>
    <message numerus="yes">
        <source>%n technique(s)</source>
        <translation>
            <numerusform>%n technique</numerusform>
            <numerusform>%n techniques</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Walkthrough</name>
    <message numerus="yes">
        <source>%n step(s)</source>
        <translation>
            <numerusform>%n step</numerusform>
            <numerusform>%n steps</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Words</name>
    <message numerus="yes">
        <source>it must have %n cell(s)</source>
        <translation>
            <numerusform>it must have %n cell</numerusform>
            <numerusform>it must have %n cells</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>it takes at most %n number(s)</source>
        <translation>
            <numerusform>it takes only one number</numerusform>
            <numerusform>it takes at most %n numbers</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n rule(s) switched off</source>
        <translation>
            <numerusform>%n rule switched off</numerusform>
            <numerusform>%n rules switched off</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n clue(s)</source>
        <translation>
            <numerusform>%n clue</numerusform>
            <numerusform>%n clues</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n entry(s) are wrong</source>
        <translation>
            <numerusform>1 entry is wrong</numerusform>
            <numerusform>%n entries are wrong</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln conflict(s)</source>
        <translation>
            <numerusform>%Ln conflict</numerusform>
            <numerusform>%Ln conflicts</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n entry(s)</source>
        <translation>
            <numerusform>%n entry</numerusform>
            <numerusform>%n entries</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n rule(s)</source>
        <translation>
            <numerusform>%n rule</numerusform>
            <numerusform>%n rules</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n drawing(s) not covered</source>
        <translation>
            <numerusform>%n drawing not covered</numerusform>
            <numerusform>%n drawings not covered</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sudoku::Analyst</name>
    <message numerus="yes">
        <source>Show It/Them</source>
        <translation>
            <numerusform>Show It</numerusform>
            <numerusform>Show Them</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Clear It/Them</source>
        <translation>
            <numerusform>Clear It</numerusform>
            <numerusform>Clear Them</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sudoku::ClueFiller</name>
    <message numerus="yes">
        <source>%n number(s) filled in.</source>
        <translation>
            <numerusform>%n number filled in.</numerusform>
            <numerusform>%n numbers filled in.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sudoku::ClueReducer</name>
    <message numerus="yes">
        <source>Minimize kept the clues in %n selected cell(s).</source>
        <translation>
            <numerusform>Minimize kept the clue in the selected cell.</numerusform>
            <numerusform>Minimize kept the clues in the %n selected cells.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sudoku::CollectionEditor</name>
    <message numerus="yes">
        <source>Removed %Ln puzzle(s).</source>
        <translation>
            <numerusform>Removed %Ln puzzle.</numerusform>
            <numerusform>Removed %Ln puzzles.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln puzzle(s) of the list were not printed or saved. Save the list?</source>
        <translation>
            <numerusform>%Ln puzzle of the list was not printed or saved. Save the list?</numerusform>
            <numerusform>%Ln puzzles of the list were not printed or saved. Save the list?</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>At most %Ln puzzle(s) can be printed at once. Select some of them, or search.</source>
        <translation>
            <numerusform>At most %Ln puzzle can be printed at once. Select some of them, or search.</numerusform>
            <numerusform>At most %Ln puzzles can be printed at once. Select some of them, or search.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sudoku::CollectionModel</name>
    <message numerus="yes">
        <source>remove %Ln puzzle(s)</source>
        <translation>
            <numerusform>remove %Ln puzzle</numerusform>
            <numerusform>remove %Ln puzzles</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sudoku::CollectionPanel</name>
    <message numerus="yes">
        <source>%Ln puzzle(s)</source>
        <translation>
            <numerusform>%Ln puzzle</numerusform>
            <numerusform>%Ln puzzles</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%L1 of %Ln puzzle(s)</source>
        <translation>
            <numerusform>%L1 of %Ln puzzle</numerusform>
            <numerusform>%L1 of %Ln puzzles</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Rated %L1 of %Ln puzzle(s)</source>
        <translation>
            <numerusform>Rated %L1 of %Ln puzzle</numerusform>
            <numerusform>Rated %L1 of %Ln puzzles</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sudoku::CombinationPage</name>
    <message numerus="yes">
        <source>%n left</source>
        <translation>
            <numerusform>%n left</numerusform>
            <numerusform>%n left</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sudoku::ConflictReporter</name>
    <message numerus="yes">
        <source>%1 There are %n more conflict(s).</source>
        <translation>
            <numerusform>%1 There is one more conflict.</numerusform>
            <numerusform>%1 There are %n more conflicts.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sudoku::EndPanel</name>
    <message numerus="yes">
        <source>%n hint(s)</source>
        <translation>
            <numerusform>%n hint</numerusform>
            <numerusform>%n hints</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n minute(s) quicker than your average</source>
        <translation>
            <numerusform>%n minute quicker than your average</numerusform>
            <numerusform>%n minutes quicker than your average</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n second(s) quicker than your average</source>
        <translation>
            <numerusform>%n second quicker than your average</numerusform>
            <numerusform>%n seconds quicker than your average</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n minute(s) more than your average</source>
        <translation>
            <numerusform>%n minute more than your average</numerusform>
            <numerusform>%n minutes more than your average</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n second(s) more than your average</source>
        <translation>
            <numerusform>%n second more than your average</numerusform>
            <numerusform>%n seconds more than your average</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sudoku::EntryCheck</name>
    <message numerus="yes">
        <source>Your %n entry(s) are right.</source>
        <translation>
            <numerusform>Your entry is right.</numerusform>
            <numerusform>Your %n entries are right.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sudoku::ExperimentForm</name>
    <message numerus="yes">
        <source>%n run(s)</source>
        <translation>
            <numerusform>%n run</numerusform>
            <numerusform>%n runs</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sudoku::Explainer</name>
    <message numerus="yes">
        <source>%n changes each leave exactly one solution; the likeliest:</source>
        <translation>
            <numerusform>%n change leaves exactly one solution:</numerusform>
            <numerusform>%n changes each leave exactly one solution; the likeliest:</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>No solution: %n clues contradict each other.</source>
        <translation>
            <numerusform>No solution: %n clue contradicts the rules.</numerusform>
            <numerusform>No solution: %n clues contradict each other.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sudoku::FormulaExchange</name>
    <message numerus="yes">
        <source>It changed %n of your entries; Undo restores them.</source>
        <translation>
            <numerusform>It changed one of your entries; Undo restores it.</numerusform>
            <numerusform>It changed %n of your entries; Undo restores them.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sudoku::FormulaPage</name>
    <message numerus="yes">
        <source>This part has more than %Ln clause(s), too many to list. &lt;i&gt;Export CNF&lt;/i&gt; in the File menu writes them all.</source>
        <translation>
            <numerusform>This part has more than %Ln clause, too many to list. &lt;i&gt;Export CNF&lt;/i&gt; in the File menu writes them all.</numerusform>
            <numerusform>This part has more than %Ln clauses, too many to list. &lt;i&gt;Export CNF&lt;/i&gt; in the File menu writes them all.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sudoku::HandbookWindow</name>
    <message numerus="yes">
        <source>%n place(s) found. Enter goes to the first.</source>
        <translation>
            <numerusform>One place found. Enter goes there.</numerusform>
            <numerusform>%n places found. Enter goes to the first.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sudoku::Hinter</name>
    <message numerus="yes">
        <source>Clear It/Them</source>
        <translation>
            <numerusform>Clear It</numerusform>
            <numerusform>Clear Them</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sudoku::LessonDialog</name>
    <message numerus="yes">
        <source>%n picture(s); singles that follow each other are in one</source>
        <translation>
            <numerusform>%n picture; singles that follow each other are in one</numerusform>
            <numerusform>%n pictures; singles that follow each other are in one</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sudoku::LiveCandidates</name>
    <message numerus="yes">
        <source>… Candidates of %n cell(s) are open</source>
        <translation>
            <numerusform>… Candidates of %n cell are open</numerusform>
            <numerusform>… Candidates of %n cells are open</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>? Candidates of %n cell(s) are open</source>
        <translation>
            <numerusform>? Candidates of %n cell are open</numerusform>
            <numerusform>? Candidates of %n cells are open</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sudoku::LiveCheck</name>
    <message numerus="yes">
        <source>%Ln solution(s)</source>
        <translation>
            <numerusform>%Ln solution</numerusform>
            <numerusform>%Ln solutions</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>More than %Ln solution(s)</source>
        <translation>
            <numerusform>More than %Ln solution</numerusform>
            <numerusform>More than %Ln solutions</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>≥%Ln solution(s), still counting</source>
        <translation>
            <numerusform>≥%Ln solution, still counting</numerusform>
            <numerusform>≥%Ln solutions, still counting</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>≥%Ln solution(s)</source>
        <translation>
            <numerusform>≥%Ln solution</numerusform>
            <numerusform>≥%Ln solutions</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sudoku::Messenger</name>
    <message numerus="yes">
        <source>Show It/Them</source>
        <translation>
            <numerusform>Show It</numerusform>
            <numerusform>Show Them</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sudoku::OwnKindsController</name>
    <message numerus="yes">
        <source>%n rule(s) of the board stay as they were: the changed kind does not fit them.</source>
        <translation>
            <numerusform>%n rule of the board stays as it was: the changed kind does not fit it.</numerusform>
            <numerusform>%n rules of the board stay as they were: the changed kind does not fit them.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sudoku::PairTable</name>
    <message numerus="yes">
        <source>%n pair(s) of %1 are allowed</source>
        <translation>
            <numerusform>%n pair of %1 is allowed</numerusform>
            <numerusform>%n pairs of %1 are allowed</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>a in rows, b in columns: %n pair(s) of %1 are allowed. A click allows one or forbids it.</source>
        <translation>
            <numerusform>a in rows, b in columns: %n pair of %1 is allowed. A click allows one or forbids it.</numerusform>
            <numerusform>a in rows, b in columns: %n pairs of %1 are allowed. A click allows one or forbids it.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sudoku::PictureDialog</name>
    <message numerus="yes">
        <source>%n cell(s) to compare</source>
        <translation>
            <numerusform>%n cell to compare</numerusform>
            <numerusform>%n cells to compare</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sudoku::PrintForm</name>
    <message numerus="yes">
        <source>Se&amp;lection only: %Ln puzzle(s)</source>
        <translation>
            <numerusform>Se&amp;lection only: %Ln puzzle</numerusform>
            <numerusform>Se&amp;lection only: %Ln puzzles</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sudoku::QrDialog</name>
    <message numerus="yes">
        <source>%Ln character(s).</source>
        <translation>
            <numerusform>%Ln character.</numerusform>
            <numerusform>%Ln characters.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sudoku::Question</name>
    <message numerus="yes">
        <source>%n rule(s) changed.</source>
        <translation>
            <numerusform>%n rule changed.</numerusform>
            <numerusform>%n rules changed.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sudoku::Reasoner</name>
    <message numerus="yes">
        <source>It follows from %n fact(s), and from no fewer.</source>
        <translation>
            <numerusform>It follows from %n fact, and from no fewer.</numerusform>
            <numerusform>It follows from %n facts, and from no fewer.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It follows from %n fact(s), not proved smallest (at least %1).</source>
        <translation>
            <numerusform>It follows from %n fact, not proved smallest (at least %1).</numerusform>
            <numerusform>It follows from %n facts, not proved smallest (at least %1).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Show the Way in %n Step(s)</source>
        <translation>
            <numerusform>Show the Way in %n Step</numerusform>
            <numerusform>Show the Way in %n Steps</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Show the %n Fact(s)</source>
        <translation>
            <numerusform>Show the %n Fact</numerusform>
            <numerusform>Show the %n Facts</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sudoku::RequestForm</name>
    <message numerus="yes">
        <source>At most %Ln puzzle(s) can be generated at a time.</source>
        <translation>
            <numerusform>At most %Ln puzzle can be generated at a time.</numerusform>
            <numerusform>At most %Ln puzzles can be generated at a time.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sudoku::RightState</name>
    <message numerus="yes">
        <source>Took back %n step(s). The first wrong entry was %1 in %2.</source>
        <translation>
            <numerusform>Took back %n step. The first wrong entry was %1 in %2.</numerusform>
            <numerusform>Took back %n steps. The first wrong entry was %1 in %2.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sudoku::SinglesFiller</name>
    <message numerus="yes">
        <source>%n single(s) filled.</source>
        <translation>
            <numerusform>%n single filled.</numerusform>
            <numerusform>%n singles filled.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sudoku::StatisticsDialog</name>
    <message numerus="yes">
        <source>%n day(s) in a row</source>
        <translation>
            <numerusform>%n day in a row</numerusform>
            <numerusform>%n days in a row</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n day(s)</source>
        <translation>
            <numerusform>%n day</numerusform>
            <numerusform>%n days</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s)</source>
        <translation>
            <numerusform>%n game</numerusform>
            <numerusform>%n games</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sudoku::StatusLine</name>
    <message numerus="yes">
        <source>%1, %n kind(s) of rules</source>
        <translation>
            <numerusform>%1, %n kind of rules</numerusform>
            <numerusform>%1, %n kinds of rules</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>with your %n entry(s)</source>
        <translation>
            <numerusform>with your %n entry</numerusform>
            <numerusform>with your %n entries</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sudoku::StorySteps</name>
    <message numerus="yes">
        <source>… %n more steps</source>
        <translation>
            <numerusform>… %n more step</numerusform>
            <numerusform>… %n more steps</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sudoku::WordDialog</name>
    <message numerus="yes">
        <source>%n letter(s) too many.</source>
        <translation>
            <numerusform>%n letter too many.</numerusform>
            <numerusform>%n letters too many.</numerusform>
        </translation>
    </message>
</context>
</TS>
