<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="es_ES">
<context>
    <name>About</name>
    <message>
        <source>&lt;h3&gt;Sudoku Workbench %1&lt;/h3&gt;&lt;p&gt;Make, type in, solve, check and print Sudokus from 4 × 4 to 25 × 25.&lt;/p&gt;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&lt;p&gt;Free software under the MIT License. © 2026 The Sudoku Workbench authors.&lt;/p&gt;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&lt;p&gt;With thanks to the makers of MiniSat and CaDiCaL, which solve the boards; of Qt, which draws the window; of the typeface Roboto; of nlohmann/json and tl::expected; to HoDoKu and Sudoku Explainer for their ratings; and to the authors of the puzzles with which it is tested.&lt;/p&gt;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>About Sudoku Workbench</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>AtMostOne</name>
    <message>
        <source>Pairwise</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Forbids each pair of candidates. It needs no auxiliary variables, but its clauses grow with the square of the candidates.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Binary tree</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Splits the candidates into halves, again and again. An auxiliary variable means “one of this half”, and two halves exclude each other.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ternary tree</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Splits the candidates into thirds, again and again. An auxiliary variable means “one of this third”, and the thirds exclude each other.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Commander</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Forbids each pair in groups of three. A commander variable is true if a candidate of its group is; at most one commander is true, in the same way.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Product</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Arranges the candidates in a rectangle. A candidate implies the auxiliary variables of its row and its column; at most one row and one column may be true.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sequential counter</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Goes through the candidates one by one. An auxiliary variable means “there was one up to here” and forbids all later ones.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bimander</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Numbers pairs of candidates in binary, with an auxiliary variable for each bit. A candidate implies the bits of its pair, so only one pair can hold a true one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Segments</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Made for Sudoku: an auxiliary variable means “the digit is where this line meets this box”. Line and box share it, so both need few clauses; cells are encoded pairwise.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>BoardKind</name>
    <message>
        <source>Classic 9 × 9</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>X-Sudoku</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Windoku</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Jigsaw</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Killer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Thermometers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>4 × 4</source>
        <translation>4 × 4</translation>
    </message>
    <message>
        <source>6 × 6</source>
        <translation>6 × 6</translation>
    </message>
    <message>
        <source>12 × 12</source>
        <translation>12 × 12</translation>
    </message>
    <message>
        <source>16 × 16</source>
        <translation>16 × 16</translation>
    </message>
    <message>
        <source>25 × 25</source>
        <translation>25 × 25</translation>
    </message>
</context>
<context>
    <name>BookletSides</name>
    <message>
        <source>both, flipped on the short edge</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>fronts only</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>backs only</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>CellColour</name>
    <message>
        <source>grey</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>green with rising stripes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>blue with level stripes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>yellow with dots</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>red with falling stripes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>purple with upright stripes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>orange with squares</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>turquoise with diamonds</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>CellText</name>
    <message>
        <source>given</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>entry</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>empty</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>candidates %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>corner marks %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>centre marks %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>struck through: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>true candidates %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1; if given, %2 leaves one solution</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1; if given, each of %2 leaves one solution</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>differs: %1 in one solution, %2 in another</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>proposed given %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>conflict: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n more conflict(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>Commands</name>
    <message>
        <source>&amp;File</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Board</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Solve</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Tools</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;New…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Generate…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open &amp;Recent</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save &amp;As…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Export Board As</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Export &amp;CNF…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Import Model…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ne&amp;xt Puzzle</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pre&amp;vious Puzzle</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Print…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Set Checkpoint</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bac&amp;k to Checkpoint</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cu&amp;t Board</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Copy Board</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy &amp;Givens</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy &amp;Board As</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Paste Board</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Select &amp;All</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>C&amp;lear Cells</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Type &amp;Givens</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Givens</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Type &amp;Entries</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Entries</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ad&amp;vance after Each Digit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Digits</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Digit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>C&amp;orner Marks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Corner</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ce&amp;ntre Marks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Centre</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Co&amp;lours</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Colour</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Digit Fir&amp;st</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Fill in Candidates</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Keep Candidates Up to Date</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add &amp;Rule…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reg&amp;ions…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Make Entries Givens</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Clear Entries and Marks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Clear Entries</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Clear &amp;All</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Check for One Solution</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Check</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Hint</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>W&amp;alkthrough</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Practise a Technique…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>S&amp;top</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go to Next Con&amp;flict</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Explain Why There Is No Solution</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Explain</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Wh&amp;y This Digit?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fi&amp;x…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>C&amp;ount Solutions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>True Ca&amp;ndidates</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Make &amp;Unique</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Find &amp;Redundant Clues</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Minimi&amp;ze</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Minimize, &amp;Keeping Symmetry</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Entries Count as &amp;Givens</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Check &amp;While You Type</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Check Entr&amp;ies</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Mark Wrong Entries</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sol&amp;ver…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Techni&amp;ques…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Zoom &amp;In</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Zoom &amp;Out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Fit to Window</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>F&amp;ull Screen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Tool Bar</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Side &amp;Panel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Coordinates</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Highlight Row, Column and &amp;Box</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Highlight Equal Di&amp;gits</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Highlight Marks of the Digit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ti&amp;mer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>P&amp;ause</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Solver &amp;Details</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pu&amp;zzles of the File</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Symbols above 9 × 9</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Encodings…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Settings…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Handbook</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Keyboard Shortcuts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;About Sudoku Workbench</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Conclusions</name>
    <message>
        <source>Not verified: there is not enough memory.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not verified: the search was stopped.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The solution obeys every rule. A second solver, CaDiCaL, proved that there is no other, and every step of its proof was checked.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A second solver, CaDiCaL, proved this, and every step of its proof was checked.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not verified: the second solver found another answer. This is an error in the program; please report it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not verified: a step of the proof is wrong. This is an error in the program; please report it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not verified: the folder of temporary files has no room for the proof.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not verified: this program was built without CaDiCaL (libcadical-dev), which writes the proof.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 in %2</source>
        <comment>digit 1 in 12 solutions</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 in %2 or more</source>
        <comment>digit 1 in 100 solutions or more</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Solutions by digit of %1: %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The solution is unique.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The solution is unique (proved in %1).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The puzzle has more than one solution.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>3/5: 3 in one solution, 5 in another</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Two solutions differ in only %n cell(s): %1.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>A given in any of these cells, such as %1 or %2 in %3, tells the two apart.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The puzzle has no solution with your entries.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The puzzle has no solution.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The puzzle has no solution (proved in %1).</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Your %n entry(s) are right.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>The solution is unique, but %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2.</source>
        <translation>%1: %2.</translation>
    </message>
    <message numerus="yes">
        <source>Outlined: the wrong entry(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>wrong entry</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The solution is unique (verified in %1).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The puzzle has no solution (verified in %1).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not decided after %1 and %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The solver failed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>The puzzle has exactly %Ln solution(s).</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The puzzle has more than %Ln solution(s).</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The puzzle has at least %Ln solution(s).</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Outlined: cells that differ between the solutions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>differs between the solutions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>in this solution: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Solution %1 of %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Solution %1 of the first %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 × 10^%2</source>
        <translation>%1 × 10^%2</translation>
    </message>
    <message>
        <source>The puzzle has about %1 solutions.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This is an estimate from %1 random walks with a standard error of %2 %.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Small digits: true candidates. Outlined: as a given, the digit leaves one solution</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>. Dots: digits too small to show; zoom in to read them</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the same in all solutions: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The cells show their true candidates.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of %2 candidates are decided.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of %2 cells are the same in all solutions.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n digit(s) each leave exactly one solution as a given.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>The solutions of each digit are counted up to %1. Move to a cell to read them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>row(s) %1</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>column(s) %1</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>box(es) %1</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>region(s) %1</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n given(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>%1 Took %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The search is incomplete: this is what is known so far.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>part of the contradiction</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This is a given of the puzzle.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This is your entry.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1.</source>
        <translation>%1.</translation>
    </message>
    <message>
        <source>No digit is repeated in %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The search was stopped. Some of these contradict each other: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 leaves no solution.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 contradict each other.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 contradict each other; without any one of them the others do not.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Change or remove one of these rules.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your entry in %1 contradicts the puzzle.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You entered %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Outlined cells contradict each other</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The puzzle has no solution: its rules contradict each other.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of %2: %3.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Outlined: part of the contradiction</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No fix was found.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>There are %n possible fix(es), the likeliest first.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Dashed outline: a given to add</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 in %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n more given(s) leave exactly one solution.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Fewer givens are not enough for this solution.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>None of them can be left out, but another choice may be smaller.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is nothing to fix: the puzzle has a solution.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is nothing to fix: the solution is unique.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Make Unique adds the clues that are missing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Outlined: redundant clues</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Minimal: every clue is needed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n clue(s) are redundant, each by itself.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>The rule %1 is redundant.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>redundant</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n of %1 clues are enough.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>No further clue can be removed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Outlined: clues to remove</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>to remove</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Change %1 from %2 to %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Swap %1 and %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shift row %1 from %2 on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: one solution</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: more than one solution</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Difficulty</name>
    <message>
        <source>HoDoKu&apos;s score %1 to %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ER %1 to %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>needs %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>needs %1 and nothing harder</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>only %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only a puzzle with exactly one solution has a difficulty.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The range of the rating is upside down: the lower number comes first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This rating is only for 9 × 9 boards without further rules. Ask for a level.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 does not suit this board.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is not used by default. Name all techniques that may be used.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is needed, but not among the techniques that suffice.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is harder than %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is not hard enough for %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is needed, but harder than the hardest technique.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No puzzle of the level %1 has a rating that high.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The techniques that are needed give a higher score than that.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>None of the techniques that suffice places a digit. Add naked-single or hidden-single.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Duration</name>
    <message>
        <source>%1 ms</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 s</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 min %2 s</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>EncodingText</name>
    <message>
        <source>At most one of %1: %2, %3.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ErrorText</name>
    <message numerus="yes">
        <source>this puzzle has %n cell(s), but a board of %1x%1 has %2</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>this row has %n cell(s), but should have %1</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>%1 is not a digit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is not a digit of a board of %2x%2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is too large: the largest digit is %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>boxes of %1 do not fit a board of %2x%2: each box must have %2 cells</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is not a directive; the directives are: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the value of %1 does not fit this board</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the value of %1 does not fit this board; an example: %2 %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is not a variant; the variants are: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1 is not a cell of this board; cells are written as r4c7</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>version %1 of this format needs a newer program; this one reads version %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a PNG picture</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a JPEG picture</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a GIF picture</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a TIFF picture</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a PDF document</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a PostScript document</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>an office document</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a spreadsheet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a ZIP archive</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a compressed file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a program</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a database</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>text in UTF-16, not UTF-8</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a formula in DIMACS CNF</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a web page or XML</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>source code</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ordinary text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a binary file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this is not a puzzle text (it looks like %1)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the rules need too much memory from %1 on, rule %2 of %3; remove some of them</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no puzzle found: expected a digit or a dot for each cell</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no puzzle follows: lines with &apos;# sudoku-workbench:&apos; must come before their puzzle</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the puzzle of this short link is stored at %1; open it in a browser and copy the long link or the digits</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this kind of link (%1) cannot be read; copy the digits of the puzzle instead</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the text is too long: a puzzle has at most %1 bytes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is not allowed here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this line is not between two boxes: all boxes must have the same shape</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the text is not valid JSON from here on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the objects and arrays of this JSON are nested too deeply</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this link is incomplete; copy all of it again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>each region must be connected and have as many cells as the board has rows</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%1 is ignored (%n time(s)): it is only decoration</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 is not supported (%n time(s)): the verdict does not cover it</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more unknown member(s) are kept</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>the unknown member %1 is kept</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n rule(s) switched off: the verdict does not cover them</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>there are no givens: %n entry(s) taken as the puzzle</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>line %1: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>line %1, column %2: %3</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>FileFilters</name>
    <message>
        <source>Puzzles (%1)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Text (%1)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sudoku Workbench (%1)</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ForcingWhy</name>
    <message>
        <source>%1 contradicts itself</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>If %1, no digit is left for %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>If %1, no place is left for %2 in %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It follows whether %1 or not</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It follows from each digit of %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It follows from each place for %1 in %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1. %2</source>
        <translation>%1. %2</translation>
    </message>
    <message>
        <source>%1; chains lead from each exception to the same conclusion</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Format</name>
    <message>
        <source>f-puzzles (JSON)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sudoku Workbench (JSON)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>f-puzzles (link)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Game ID of Simon Tatham&apos;s Solo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Framed grid</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>HoDoKu library line</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One line</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rows</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>FormulaWords</name>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message numerus="yes">
        <source>%Ln variable(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>%1 or %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>, </source>
        <translation>, </translation>
    </message>
    <message>
        <source>%1 has at least one digit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 has at most one digit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is given</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>At least one cell of %1 is %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>At most one cell of %1 is %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 counts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>h%1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is in %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 means: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is true if %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is false if %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is true if %2, and false if %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>while %1: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a contradiction</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>if %1, then %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not both: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not all: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%Ln clause(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>no auxiliary variables</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%Ln auxiliary variable(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln candidate(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Generation</name>
    <message numerus="yes">
        <source>%Ln puzzle(s) generated</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>%1, but not as requested.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, %L2 of them not as requested.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1.</source>
        <translation>%1.</translation>
    </message>
    <message>
        <source>filled board %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 so far</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>looking for a filled board</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%Ln test(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Puzzle %L1 of %L2: %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>, </source>
        <translation>, </translation>
    </message>
    <message>
        <source>%1 after %2; requested: %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 after %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1; %2 requested</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1; not finished, fewer may be possible</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 × %1</source>
        <translation>%1 × %1</translation>
    </message>
    <message>
        <source>irregular</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n digit(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>symmetry: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>more than one solution</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No such puzzle exists: no filled board obeys these rules.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stopped. %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is not enough memory. %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The solver failed. %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The solver gave a wrong answer: please report this. %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>HaltText</name>
    <message>
        <source>the solver &apos;%1&apos; was not found: is it installed?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the solver &apos;%1&apos; could not be started: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the formula for the solver &apos;%1&apos; could not be written: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the solver &apos;%1&apos; crashed: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the solver &apos;%1&apos; ended without an answer (exit status %2)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the solver &apos;%1&apos; gave up</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the solver &apos;%1&apos; was stopped because it wrote more than %2 MB</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the answer of the solver &apos;%1&apos; cannot be read: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the solver &apos;%1&apos; contradicts itself: its answer does not match exit status %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the solver &apos;%1&apos; gave a wrong model: it violates clause %2 of the formula</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the solver &apos;%1&apos; failed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the solver failed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1; it said: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The search was stopped before it found an answer.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is not enough memory for all rules of this puzzle. Switch off some of them or add clues.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The solver gave a solution that breaks a rule. This is an error in the program.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>HintWords</name>
    <message>
        <source>evidence %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>follows: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>eliminated: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Look at %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1.</source>
        <translation>%1.</translation>
    </message>
    <message>
        <source>part of the hint</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is wrong.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 are wrong.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The pencil marks of %1 leave out its digit.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The pencil marks of %1 leave out their digits.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Journal</name>
    <message>
        <source>No file can be written to %1.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Language</name>
    <message>
        <source>English</source>
        <translation>Español</translation>
    </message>
</context>
<context>
    <name>LeftWork</name>
    <message numerus="yes">
        <source>a board with %n digit(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Unsaved work from %1 was found: %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Unsaved work of %n window(s) was found, the latest from %1: %2.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln generated puzzle(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Lesson</name>
    <message>
        <source>The board before: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The puzzle</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>LessonFormat</name>
    <message>
        <source>PDF</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>HTML</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Level</name>
    <message>
        <source>Easy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Medium</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hard</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Unfair</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Extreme</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>LossText</name>
    <message>
        <source>%1 × %2</source>
        <translation>%1 × %2</translation>
    </message>
    <message>
        <source>rules that are switched off</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the shape of the boxes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>digits beyond the size of the board</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>entries</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>pencil marks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the title and other details</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>colours of cells</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>other programs will not see: %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>MeasurementsText</name>
    <message>
        <source>, each house separately</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 × %1 with %2. %3; %4; median of %5, each at most %6 s.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n run(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Propagation alone decides this board, so there is nothing to encode. Choose “%1” to compare the encodings.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Measured in %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Measured in %1. %2 with %3 solved fastest, in %4.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ModelWords</name>
    <message>
        <source>the model has %1 variables, but the formula of this puzzle has %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, or %2 for the open candidates only</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the model has no digit for %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the model has two digits for %1, %2 and %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the model breaks a rule: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the model has %2 in %1, but the given is %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>stopped before the model was read</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1; it may be the model of another puzzle</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the text is too long: a model has at most %1 bytes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no answer of a solver found: expected &quot;s SATISFIABLE&quot; and &quot;v 1 -2 … 0&quot;, or &quot;SAT&quot; and &quot;1 -2 … 0&quot;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this is a formula, not the answer of a solver</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is not a status; expected SATISFIABLE, UNSATISFIABLE or UNKNOWN</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the text has two answers that contradict each other</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the answer is satisfiable, but there is no model: the solver must write one, as &quot;v 1 -2 … 0&quot; or to a result file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the text has a model, but says that the formula is unsatisfiable</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is not a number</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is too large for a variable</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the model has %1 and its opposite</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a second model begins here; only one is expected</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the model does not end with 0; the text may be incomplete</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>line %1, column %2: %3</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>OverwriteQuestion</name>
    <message>
        <source>%1 was removed or renamed by another program. Save it again under this name?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 was changed by another program. Overwrite those changes?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>File Removed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>File Changed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Save Again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Overwrite</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save &amp;As…</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Paper</name>
    <message>
        <source>A4</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A5</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Letter</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>PatternWords</name>
    <message>
        <source> or </source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>one of %1 is %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One of %1 is %2, because %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, because %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 (%2 in %3)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is in %2 or else in %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In %1 all places for %2 are in %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The fish for %1 in %2 makes %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, except for %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, except for the fin %2, which sees %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, except for the fins %2, which see %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>otherwise only %1 would be left for %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One end of each link in this loop is true: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 contradicts itself: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 and %2 cannot both have %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Almost locked sets %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2, so that each of their other digits stays in its set</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2, so %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The digits %1 just fill %2, and none of them can be there twice</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 in %2 could change places, and there would be a second solution</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Otherwise %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>otherwise %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1; with %2 in %3 they make a locked set</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Without %1 in %2 each open cell would have two digits, and each digit two places: there would be a second solution</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, and two of %2 see each other</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, and %2 would see it in both cases</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1; and %2; some of the former see some of the latter</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 alternate in %2, and %3 would see both of them</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Each digit of %1 takes a digit from one of the almost locked sets %2, which then needs all its others: one of %3 has %4</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Any way to fill %1 with one of these would have a digit twice</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Any way to fill %1 with one of these would have a digit twice, or leave no digit for one of %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>otherwise each open cell would have two digits, and each digit two places, and there would be a second solution</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>PictureFormat</name>
    <message>
        <source>PDF</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>SVG</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>PNG image</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Print</name>
    <message>
        <source>stopped before there was an answer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not enough memory</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the solver failed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Digits from 1 to %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No digit is repeated in an outlined region</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>more than one solution</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no solution</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not checked</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not checked: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&apos;%1&apos;</source>
        <translation>&apos;%1&apos;</translation>
    </message>
    <message numerus="yes">
        <source>the rule(s) %1 are not supported</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the rule(s) %1 are switched off</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>by %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, by %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>seed %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No digit is repeated in a row, column or box.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Each row, column and box contains the digits 1 to %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Each row, column and region contains the digits 1 to %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Solutions</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>PrintWords</name>
    <message>
        <source>Not printed: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sudoku</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The printer did not accept the job. Choose another printer, or save a PDF.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The printer did not accept the job: %1. Choose another printer, or save a PDF.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sent to the printer on %1 paper.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 Scaled to %2 % to fit the printable area of this printer.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>PuzzleChooser</name>
    <message>
        <source>%1. %2</source>
        <translation>%1. %2</translation>
    </message>
    <message>
        <source>Puzzles</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%1, %n given(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Choose a Puzzle</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Paste</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n puzzle(s) found.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Quantity</name>
    <message>
        <source>Variables</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Clauses</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Encode time</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ms</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Solve time</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Conflicts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Memory</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>MB</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>out of time</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not enough memory</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the solver failed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a wrong answer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>solved</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no solution</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>exactly one</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>more than one</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Find one solution</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Check for exactly one</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All candidates</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open candidates only</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All candidates, with selectors</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>RatingWords</name>
    <message>
        <source>Level: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>HoDoKu&apos;s level of the puzzle is %1, its score %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The general level of the puzzle is %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 The hardest technique is %2.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ReadFile</name>
    <message>
        <source>It is a folder.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is a pipe, not a file.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is a socket, not a file.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is a device, not a file.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ReasonWords</name>
    <message>
        <source>%1 or %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>in %2, %1 is in %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the sum of %1 is %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a digit that it sees, or a rule of the cell, excludes it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1 (%2 facts, not proved smallest: at least %3)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The puzzle has no solution</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It does not follow: there are solutions with different digits in %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is a clue</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Some entries are wrong</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>RegionMap</name>
    <message numerus="yes">
        <source>%n more</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>%1 has %2 of %3 cells</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n cell(s) belong to no region.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>%1.</source>
        <translation>%1.</translation>
    </message>
    <message numerus="yes">
        <source>%1 is/are not connected.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Request</name>
    <message>
        <source>A puzzle with these rules and one solution has at least one clue: without any, digits can change places.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>A %1 × %1 puzzle with one solution has at least %n clue(s).</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A %1 × %1 puzzle with these rules and one solution has at least %n clue(s).</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The pattern has %n clue(s), but you asked for %1.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>With its symmetry the pattern has %n clue(s), but you asked for %1.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Rows %1 and %2 have no clue: they can change places in every solution.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Columns %1 and %2 have no clue: they can change places in every solution.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>A board of %1 × %1 has only %n cell(s).</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The pattern leaves too few cells for clues: the puzzle needs at least %n clue(s).</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>The symmetry asks for the same in %1 and %2: the pattern has a clue in %1 and none in %2.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>RuleWhy</name>
    <message>
        <source> or </source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>with %1 in %2 the other cells would have to add up to %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, but they make at least %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, but they make at most %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, which they cannot</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 can only be %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 has no combination with %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1, and %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 in %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>, </source>
        <translation>, </translation>
    </message>
    <message>
        <source>%1 has one open cell left, which must be %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The rest of %1 (%2)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The sums within %1 leave %2 for %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The sums that cover %1 reach beyond with %2, in %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, which can only be %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Under %1, no digit of the other cell goes with %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With %1 there would be no way left to fill %2</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SaveFile</name>
    <message>
        <source>There is not enough room on the disk.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is not a regular file.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SavePath</name>
    <message>
        <source>All files (*)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>puzzle</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SaveQuestion</name>
    <message>
        <source>&amp;Save</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Discard</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SolutionPlace</name>
    <message>
        <source>at the end</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>on the next page</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>upside down below</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>none</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Solver</name>
    <message>
        <source>Race</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>StepWords</name>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>Subject</name>
    <message>
        <source>rows, columns and boxes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>rows, columns and regions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The givens</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No givens</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Givens and entries</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your entries, as there are no givens</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1.</source>
        <translation>%1.</translation>
    </message>
</context>
<context>
    <name>SymbolSet</name>
    <message>
        <source>Numbers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1-9, then A, B, …</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A, B, C, …</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>0-9, then A, B, …</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Symmetry</name>
    <message>
        <source>None</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Half turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Quarter turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Top to bottom</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Left to right</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Top to bottom and left to right</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Diagonal from top left</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Diagonal from bottom left</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Both diagonals</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All of them</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Technique</name>
    <message>
        <source>Full House</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Naked Single</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hidden Single</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dots, Signs and Lines</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sum Combinations</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Line or Outside Clue</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Locked Pair</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Locked Triple</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Locked Candidates Type 1 (Pointing)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Locked Candidates Type 2 (Claiming)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Naked Pair</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Naked Triple</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hidden Pair</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hidden Triple</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Innies and Outies</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Naked Quadruple</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hidden Quadruple</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>X-Wing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Swordfish</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Jellyfish</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Squirmbag</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whale</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Leviathan</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remote Pair</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bivalue Universal Grave + 1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Skyscraper</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>2-String Kite</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dual 2-String Kite</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Turbot Fish</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Empty Rectangle</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Empty Rectangle (Two Candidates)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dual Empty Rectangle</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>W-Wing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>XY-Wing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>XYZ-Wing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Uniqueness Test 1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Uniqueness Test 2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Uniqueness Test 3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Uniqueness Test 4</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Uniqueness Test 5</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Uniqueness Test 6</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hidden Rectangle</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Avoidable Rectangle Type 1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Avoidable Rectangle Type 2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Finned X-Wing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Siamese Finned X-Wing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sashimi X-Wing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Siamese Sashimi X-Wing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Finned Swordfish</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Siamese Finned Swordfish</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sashimi Swordfish</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Siamese Sashimi Swordfish</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Finned Jellyfish</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Siamese Finned Jellyfish</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sashimi Jellyfish</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Siamese Sashimi Jellyfish</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Finned Squirmbag</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sashimi Squirmbag</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Finned Whale</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sashimi Whale</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Finned Leviathan</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sashimi Leviathan</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sue de Coq</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Simple Colors</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Simple Colors Trap</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Simple Colors Wrap</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Multi Colors</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Multi Colors 1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Multi Colors 2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>X-Chain</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>XY-Chain</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nice Loop/AIC</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Continuous Nice Loop</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Discontinuous Nice Loop</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>AIC</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Grouped Nice Loop/AIC</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Grouped Continuous Nice Loop</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Grouped Discontinuous Nice Loop</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Grouped AIC</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nice Loop/AIC with Almost Locked Sets</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Almost Locked Set XZ-Rule</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Almost Locked Set XY-Wing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Almost Locked Set XY-Wing (Overlapping)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Almost Locked Set Chain</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Death Blossom</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Death Blossom (Overlapping)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Franken X-Wing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Franken Swordfish</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Franken Jellyfish</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Franken Squirmbag</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Franken Whale</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Franken Leviathan</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Finned Franken X-Wing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Siamese Finned Franken X-Wing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Finned Franken Swordfish</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Siamese Finned Franken Swordfish</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Finned Franken Jellyfish</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Siamese Finned Franken Jellyfish</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Finned Franken Squirmbag</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Finned Franken Whale</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Finned Franken Leviathan</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mutant X-Wing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mutant Swordfish</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mutant Jellyfish</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mutant Squirmbag</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mutant Whale</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mutant Leviathan</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Finned Mutant X-Wing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Siamese Finned Mutant X-Wing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Finned Mutant Swordfish</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Siamese Finned Mutant Swordfish</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Finned Mutant Jellyfish</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Siamese Finned Mutant Jellyfish</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Finned Mutant Squirmbag</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Finned Mutant Whale</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Finned Mutant Leviathan</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Kraken Fish</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Kraken Fish Type 1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Kraken Fish Type 2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Forcing Chain</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Forcing Chain Contradiction</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Forcing Chain Verity</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Forcing Net</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Forcing Net Contradiction</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Forcing Net Verity</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Template Set</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Template Delete</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Unique Loop</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bivalue Universal Grave Type 2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bivalue Universal Grave Type 4</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bivalue Universal Grave Type 3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Aligned Pair Exclusion</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>X-Cycle</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Y-Cycle</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>X Forcing Chain</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>XY-Cycle</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>XY Forcing Chain</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Aligned Triplet Exclusion</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nishio</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cell Forcing Chain</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Region Forcing Chain</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dynamic Forcing Chain</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dynamic Forcing Chain (+)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dynamic Forcing Chain (+ Forcing Chains)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dynamic Forcing Chain (+ Multiple Forcing Chains)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dynamic Forcing Chain (+ Dynamic Forcing Chains)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dynamic Forcing Chain (+ Dynamic Forcing Chains (+ Forcing Chains))</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Brute Force</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Technique table</name>
    <message>
        <source>a kind of %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>needs a single solution</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>off</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>TermWords</name>
    <message>
        <source>%1 in %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cover: %1 in %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>fin: %1 in %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>endo fin: %1 in %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>one of %2 is %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>almost locked set %1: %2 in %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>restricted: %1 in %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>colour %1: %2 in %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the hidden house at %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 or %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>, </source>
        <translation>, </translation>
    </message>
    <message>
        <source>%1=%2</source>
        <translation>%1=%2</translation>
    </message>
    <message>
        <source>one of %1=%2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1&lt;&gt;%2</source>
        <translation>%1&lt;&gt;%2</translation>
    </message>
    <message>
        <source>if %1, then %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>, then </source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ToldStep</name>
    <message>
        <source>Steps %1–%2: %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Each is the only digit for its cell, or has its only place in the house in brackets:
%1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1. %2.</source>
        <translation>%1. %2.</translation>
    </message>
</context>
<context>
    <name>Variant</name>
    <message>
        <source>Anti-knight</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>knight&apos;s move, chess</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cells a knight&apos;s move apart contain different digits</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Anti-king</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>king&apos;s move, no touch, chess</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cells a king&apos;s move apart contain different digits</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Killer cage</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>sum cage, sumdoku</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No digit is repeated in a dashed cage, and its digits add up to its number</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Extra region</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>extra house, additional region</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No digit is repeated in a shaded region with an outline</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Clone</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>twin regions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Striped groups of the same shape contain the same digits in the same places</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Each main diagonal contains every digit once</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Diagonal from top left</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>X-Sudoku, main diagonals, negative diagonal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No digit is repeated on the diagonal from top left to bottom right</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Diagonal from bottom left</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>X-Sudoku, main diagonals, positive diagonal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No digit is repeated on the diagonal from bottom left to top right</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Disjoint groups</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>disjoint sets</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No digit is repeated in cells at the same place of their boxes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>rectangular boxes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Thermometer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Digits increase from the bulb of a thermometer to its end</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Palindrome</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>mirror line</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A pale line reads the same from both ends</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whispers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>German whispers, Dutch whispers, whisper line</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Adjacent digits on a dashed line differ by at least half the number of digits, or by at least the number given</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Renban</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>run of digits, consecutive line</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A dotted line contains consecutive digits in any order</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Between line</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Digits on a line between two circles are between the digits in the circles</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Arrow</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Digits along an arrow add up to the digit in its circle</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Greater than</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>inequality, comparison, less than</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The sign between two cells opens towards the greater digit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>White dot</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Kropki dots, consecutive, difference</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Digits beside a white dot differ by one, or by the number in the dot</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Black dot</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Kropki dots, ratio, double</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One digit beside a black dot is twice the other, or the other times the number in the dot</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>X or V</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>XV, sum of 5 or 10</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Digits beside an X add up to 10, and digits beside a V add up to 5</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All white dots are given</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Kropki, negative constraint</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Adjacent digits without a white dot do not differ by one</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All black dots are given</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Of two adjacent digits without a black dot, neither is twice the other</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All X and V are given</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>XV, negative constraint</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Adjacent digits without X or V add up to neither 10 nor 5</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Non-consecutive</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Adjacent digits differ by two or more</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Numbered room</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>numbered rooms, first digit says the place</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A number with № is the digit in the nth cell of its row or column, where n is the first digit from that side</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sandwich</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A number with Σ is the sum of the digits between the smallest and the largest digit of its row or column</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>X-sum</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A number with X is the sum of the first n digits of its row or column, where n is the first digit from that side</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Little killer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>diagonal sum</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A number with an arrow is the sum of the digits on the diagonal that it points along</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Even cells</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>parity</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cells with a square contain even digits</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Odd cells</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cells with a disc contain odd digits</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Quadruple</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>quad, four digits</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The digits in a circle are in the four cells around it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No digit is repeated in the shaded cells</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>9 rows and columns, and boxes of 3 by 3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Asterisk</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>star</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Centre dot</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>center dot</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>boxes with a cell in the centre</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Girandola</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Target sum</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The digits in the dashed circles of each row, column and box add up to %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Windoku</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>hyper Sudoku, NRC</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No digit is repeated in a shaded window</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>boxes of at least two rows and two columns</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Walkthrough</name>
    <message>
        <source>ER at least %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ER %1, EP %2, ED %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>More than one solution</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>At least %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, score %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n step(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>HoDoKu&apos;s rating; %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>General level; %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stopped: there may be more steps.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No further step follows: there is more than one solution.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No further step follows with these techniques.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sudoku Explainer: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1. %2 (%3, %4)</source>
        <translation>%1. %2 (%3, %4)</translation>
    </message>
    <message>
        <source>%1. %2 (%3)</source>
        <translation>%1. %2 (%3)</translation>
    </message>
    <message>
        <source>Walkthrough</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>WhyWords</name>
    <message>
        <source>%1 is the last open cell of %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 can only be %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In %1 only %2 can be %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, which are in %2 too</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, and all of them see %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 contain only %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Every way to place %1 in all houses has it in %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No way to place %1 in all houses has it in %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No technique finds a step here, but a solver found %1 for %2</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Words</name>
    <message>
        <source>row %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>column %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>box %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>region %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2 cannot add up to %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2 must not contain this digit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2 must not contain these digits together</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>its numbers, separated by blanks, must be from %1 to %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the number for these cells must be %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the number for these cells must be from %1 to %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 at %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>, </source>
        <translation>, </translation>
    </message>
    <message>
        <source>%1 from %2 to %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 at %2 and %3 more</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it needs %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it needs the number %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it needs a number from %1 to %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it takes no number</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it takes no cells: it applies to the whole board</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>it must have %n cell(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>it must have %1 to %2 cells</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a cell is named twice</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the two cells must share a side</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>each cell must share a side or a corner with the one before it</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>it takes at most %n number(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>its cells must be a whole row or column, or the first two of one</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>its cells must be a whole diagonal, or the first two of one</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>its four cells must meet at a corner</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>its cells must be two groups of the same shape, one after the other</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 in %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 not covered</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n rule(s) switched off</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n clue(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln conflict(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n entry(s) are wrong</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>%1 and %2 more</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Two %1s in %2: %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%2: two %1s in %3</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>sudoku::Analyst</name>
    <message>
        <source>Checking</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Continue</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Make Unique</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>True Candidates</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Count Solutions</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Show It/Them</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Verify</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Find Redundant Clues</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Make Entries Givens</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Clear It/Them</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Verifying</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Solving</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Making it unique</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add This Given</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add These Givens</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Looking for a fix</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Check</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>sudoku::BarChart</name>
    <message>
        <source>Bar chart: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>; </source>
        <translation>; </translation>
    </message>
</context>
<context>
    <name>sudoku::BoardClipboard</name>
    <message numerus="yes">
        <source>Pasted a board of %1 × %1 with %n given(s). F9 solves it; F8 checks whether it has exactly one solution.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>No Sudoku found in the clipboard.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copied as text.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No Sudoku found in what you dropped.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Details</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Paste</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>sudoku::BoardEditor</name>
    <message>
        <source>%1 is not a digit of this board: digits are 1 to %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Enter Digit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is more than %2, so %3 starts a new number.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no colour %1: colours are 1 to %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cell Colour</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pencil Mark</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Clear</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Clear Entries</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Clear All</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Make Entries Givens</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is a given of the puzzle. To change it, type givens (Ctrl+Alt+G).</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>sudoku::BoardView</name>
    <message>
        <source>Sudoku board</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&apos;%1&apos; is not a digit of this board: digits are %2 to %3.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>sudoku::CandidateFinder</name>
    <message>
        <source>Finding candidates</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Continue</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Write as Pencil Marks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Count Solutions of Each Digit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>True Candidates</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>sudoku::CellMarks</name>
    <message>
        <source>Corner: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Centre: %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>sudoku::Checkpoints</name>
    <message>
        <source>Back to Checkpoint</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>sudoku::ClueReducer</name>
    <message>
        <source>Looking for redundant clues</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Minimize</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Minimizing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Symmetry kept: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Minimize kept the clues in %n selected cell(s).</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Remove It</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove Them</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>sudoku::Collection</name>
    <message>
        <source>puzzle %1 of %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What was done cannot be kept: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no list of puzzles. Open a file with many, or add this one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This is the last puzzle of the list.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This is the first puzzle of the list.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save Puzzles</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>puzzles.txt</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Text (*.txt)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cannot save %1: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Saved as %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>List of Puzzles</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The list of puzzles has changed. Save it?</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>sudoku::CollectionModel</name>
    <message>
        <source>new</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>begun</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>solved</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, %2, %3</source>
        <translation>%1, %2, %3</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <translation>%1. %2</translation>
    </message>
</context>
<context>
    <name>sudoku::CollectionPanel</name>
    <message>
        <source>Search</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Search puzzles</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A number, words of the title or the author, or &apos;begun&apos; and &apos;solved&apos;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Order of the puzzles</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In the order of the file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>By title</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>By number of clues</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Begun first, solved last</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Puzzles of the file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add the puzzle on the board to the list</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove the selected puzzles from the list (Delete)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>↑</source>
        <translation>↑</translation>
    </message>
    <message>
        <source>Move the puzzle up (Alt+Up)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move up</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>↓</source>
        <translation>↓</translation>
    </message>
    <message>
        <source>Move the puzzle down (Alt+Down)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move down</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Print…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Print the selected puzzles, or all</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save the list, with what was begun, as a file</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%Ln puzzle(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%L1 of %Ln puzzle(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sudoku::CommandActions</name>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Tool Bar</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>sudoku::Computation</name>
    <message>
        <source>%1 stopped because the board changed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 … %2 of %3, %4</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 …</source>
        <translation>%1 …</translation>
    </message>
    <message>
        <source>%1 … %2</source>
        <translation>%1 … %2</translation>
    </message>
    <message>
        <source>%1 … %2, %3</source>
        <translation>%1 … %2, %3</translation>
    </message>
</context>
<context>
    <name>sudoku::ConflictReporter</name>
    <message>
        <source>%1.</source>
        <translation>%1.</translation>
    </message>
    <message numerus="yes">
        <source>%1 There are %n more conflict(s).</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Show</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>sudoku::DetailsPanel</name>
    <message>
        <source>Variables</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Clauses</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Decisions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Conflicts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Propagations</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Encoding</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Solving</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Solver</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>sudoku::DifficultyFields</name>
    <message>
        <source>any</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The puzzle needs this technique, and nothing harder</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Techniques That Are Needed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Techniques That Suffice</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>all that are on by default</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lowest rating</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Highest rating</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>HoDoKu&apos;s score</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sudoku Explainer&apos;s ER</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Needed techniques:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hardest technique:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only techni&amp;ques:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rating:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>to</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>sudoku::DigitKey</name>
    <message>
        <source>digit %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>none left</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 left</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>sudoku::DigitPad</name>
    <message>
        <source>Clear</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Clear the selected cells (Delete)</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>sudoku::EntryCheck</name>
    <message>
        <source>There are no entries to check.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Your %n entry(s) are right.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>The puzzle has no solution. F7 explains why.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The puzzle has several solutions, so no entry can be called wrong. F8 tells more.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is not known whether the puzzle has one solution. F8 checks it.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>sudoku::ExperimentForm</name>
    <message>
        <source>The textbook encoding: a variable for each digit of each cell, and a clause for each given</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As in Solve: naked and hidden singles are placed first, then only open candidates become variables</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As in Explain: each rule and each given has a selector, so that the solver can tell which of them contradict each other</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sha&amp;re clauses between houses</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Checked: two cells that share two houses get one clause, and lines and boxes share segments. Unchecked: each house is encoded separately, as in textbooks.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n run(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Each run has a seed of its own; the table shows the medians</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 s</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 min</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Time limit of each run</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Task</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Can&amp;didates</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Media&amp;n of</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Time limit &amp;of a run</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>At-most-one encoding</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Solvers</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>sudoku::Explainer</name>
    <message>
        <source>Explaining</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is nothing to explain: the puzzle has a solution.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Check</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no other contradiction: you have seen all of them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Start Again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fix…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The search was stopped before it found a contradiction.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Continue</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show One by One (Alt+Right)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Another Contradiction</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Verify</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Next (Alt+Right)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Previous (Alt+Left)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show All</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>sudoku::ExportDialog</name>
    <message>
        <source>&amp;Entries</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pencil &amp;marks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All &amp;candidates</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Export as %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> pixels</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> mm</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Size of the picture:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>E&amp;xport…</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>sudoku::FileController</name>
    <message>
        <source>Reading %1 was stopped.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Forget These Files</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open Puzzle</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Opened %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cannot open %1: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cannot read %1: %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Opened the first puzzle of %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 F9 solves it; F8 checks whether it has exactly one solution.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>puzzle.txt</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save Puzzle</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cannot save %1: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Saved as %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Unsaved Puzzle</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The puzzle on the board is not saved. Save it?</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>sudoku::FormulaDialog</name>
    <message>
        <source>Leave &amp;out candidates that propagation decides</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Givens</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Entries as givens</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;A solution other than the one on the board</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Export CNF</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Without the givens, every filled board that obeys the rules is a model.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A clause forbids the solution on the board, so that a solver finds another one. Every cell must be filled.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>At-&amp;most-one encoding:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Candidates:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Clauses for:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Size:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>E&amp;xport…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>…</source>
        <translation>…</translation>
    </message>
</context>
<context>
    <name>sudoku::FormulaExchange</name>
    <message>
        <source>There is not enough memory for this formula.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Exporting was stopped; no file was written.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cannot save %1: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Exported as %1: %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>DIMACS CNF (*.cnf)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Import Model</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Exporting</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reading the model</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is not a solution of this puzzle: %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cannot read %1: %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cannot open %1: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reading was stopped.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 says that the solver found no answer.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 says that the formula is unsatisfiable: this puzzle has no solution, or only those that the formula forbids.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is the solution that is already on the board.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is a solution of this puzzle and fills the board.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>It changed %n of your entries; Undo restores them.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation>%1 %2</translation>
    </message>
</context>
<context>
    <name>sudoku::FormulaModel</name>
    <message>
        <source>In words</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As the solver reads it (DIMACS)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 – %2</source>
        <translation>%1 – %2</translation>
    </message>
    <message>
        <source>%1 – %2, %3</source>
        <translation>%1 – %2, %3</translation>
    </message>
    <message>
        <source>%1 = %2</source>
        <translation>%1 = %2</translation>
    </message>
</context>
<context>
    <name>sudoku::FormulaPage</name>
    <message>
        <source>Cop&amp;y in DIMACS</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Digit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;At-most-one encoding</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ca&amp;ndidates</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Clauses</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All digits</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>This part has more than %Ln clause(s), too many to list. &lt;i&gt;Export CNF&lt;/i&gt; in the File menu writes them all.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>The givens contradict each other: propagation finds this before anything is encoded.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&lt;b&gt;%1&lt;/b&gt;: propagation decides everything, so there is nothing to encode.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&lt;b&gt;%1&lt;/b&gt;: %2, %3.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Each line of DIMACS is a clause: one of its literals must be true. A minus sign negates a variable, 0 ends the clause.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&lt;p&gt;&lt;b&gt;%1.&lt;/b&gt; %2&lt;/p&gt;&lt;p&gt;%3&lt;/p&gt;</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>sudoku::GenerateDialog</name>
    <message>
        <source>Generate Puzzles</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Generate</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Puzzle being generated</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose a kind and a difficulty, then press Generate.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stop</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Undo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Restore the puzzles removed last (%1)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open on the Boar&amp;d</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Print…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save As Te&amp;xt…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Clea&amp;r List</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stop generating; the puzzles stay in the list</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>puzzle %L1 (seed %2)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Puzzle %L1 is on the board. </source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save Puzzles as Text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>puzzles.txt</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Text (*.txt)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cannot save %1: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Saved as %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n generated puzzle(s) were not opened, printed or saved. Save the list?</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Generated Puzzles</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Removed %Ln puzzle(s).</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The list has %Ln puzzle(s).</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sudoku::HandbookBrowser</name>
    <message>
        <source>Page of the handbook</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>sudoku::HandbookContents</name>
    <message>
        <source>Contents</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>sudoku::HandbookHits</name>
    <message>
        <source>Places found</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>sudoku::HandbookWindow</name>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Tool Bar</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Forward</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>First Page</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Larger Text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Smaller Text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Search all pages (Ctrl+F)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Search all pages</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Handbook — Sudoku Workbench</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Handbook: %1 — Sudoku Workbench</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing found. Try fewer or shorter words.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n place(s) found. Enter goes to the first.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Place %1 of %2. F3 goes to the next.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>sudoku::Hinter</name>
    <message>
        <source>Looking for a hint</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The search for a hint was stopped.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 Enter applies it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Apply</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>More</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>wrong</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Clear It/Them</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>wrong pencil marks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Correct Marks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The pencil marks are corrected.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Next Hint</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The puzzle has no solution.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Explain</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Solved! Every rule is obeyed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No technique that is switched on gives a step.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Techniques…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Type in a puzzle first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No further step follows: there is more than one solution.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show Two Solutions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Applied: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Apply Hint</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Filling in candidates</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fill in Candidates</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>sudoku::KeysPage</name>
    <message>
        <source>No Ke&amp;y</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Reset</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Find a command or a key</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Command</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keys</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Commands</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keys of the command</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Give the command the keys that it had at first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose a command, then press its new keys in the field.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 belongs to %2. Give that another key first.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>sudoku::KindBox</name>
    <message>
        <source>Add a rule: type its name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This needs %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>There is no rule called &apos;%1&apos;. The list shows all rules.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>sudoku::KindChooser</name>
    <message>
        <source>none</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>sudoku::KindList</name>
    <message>
        <source>Another kind…</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>sudoku::LaboratoryDialog</name>
    <message>
        <source>Encodings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>M&amp;easure</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Look &amp;Inside</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>sudoku::LessonDialog</name>
    <message>
        <source>&amp;All steps</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only steps &amp;harder than singles</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;From step</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Export Walkthrough as %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>E&amp;xport…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>First step</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Last step</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>to</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n picture(s); singles that follow each other are in one</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sudoku::LiveCheck</name>
    <message>
        <source>… Checking</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>✓ One solution</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>≥2 solutions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>✗ No solution</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>? Not decided</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>sudoku::MainWindow</name>
    <message>
        <source>Puzzles</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Checkpoint set.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Checkpoint set. %1 goes back to it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Puzzle</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New puzzle</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1[*] — Sudoku Workbench</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A crash would lose unsaved work. %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Restored: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show Generated Puzzles</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>sudoku::MeasurementsChart</name>
    <message>
        <source>Automatic</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Linear</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Logarithmic</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Chart of</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sca&amp;le</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>not known</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>sudoku::MeasurementsModel</name>
    <message>
        <source>%1, the smallest</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>At most one</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Solver</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Answer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 (%2 of %3 runs)</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>sudoku::MeasurementsPage</name>
    <message>
        <source>Choose encodings and solvers to compare on this board, then press Measure.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Measure</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Progress</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stop</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The board has changed: these figures are for the previous board.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Measure A&amp;gain</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Measurements</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bold: the smallest value of its column</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cop&amp;y Table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Save as CSV…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 with %2, run %3 of %4 …</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stopped after %1: %2 of %3 rows were measured.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The table was copied: paste it into a spreadsheet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save Measurements</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>encodings.csv</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Comma-separated values (*.csv)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cannot save %1: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Saved as %1.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>sudoku::MessageBar</name>
    <message>
        <source>Stop</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>sudoku::Messenger</name>
    <message>
        <source>All cells are filled, but this is not a solution.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All cells are filled, but %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Show It/Them</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Solved! Every rule is obeyed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Solved in %1! Every rule is obeyed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Type a puzzle row by row, with Space for a blank; or paste one, or drop a file here. F9 solves it.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>sudoku::NewDialog</name>
    <message>
        <source>New Puzzle</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Preview of the board</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>C&amp;reate</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>sudoku::PageView</name>
    <message>
        <source>Preview of the pages</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>sudoku::PatternEditor</name>
    <message>
        <source>free</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>must have a clue</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>must have no clue</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, by symmetry</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pattern, row %1, column %2: %3</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>sudoku::PatternField</name>
    <message>
        <source>●  a clue
✕  no clue
empty: either

Click, or press
Space, + or −.
Right button
paints ✕.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cle&amp;ar</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Clear the pattern</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Set Ot&amp;hers to No Clue</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only cells marked with a clue may have one</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>sudoku::Practice</name>
    <message>
        <source>Making exercises</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No puzzle with this technique was found.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Exercise %1 of %2: %3. Remove the candidates that it excludes, or enter its digit.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Give a Hint</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The practice is over. Found without being told: %1 of %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Practise Again…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Undo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No, that removes the right digit of %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>That is true, but it does not follow by this technique (%1).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Right. %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Finish</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Next Exercise</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>More</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>sudoku::PracticeDialog</name>
    <message>
        <source>Practise a Technique</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Start</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Kind:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Boards:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose a technique.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>sudoku::Presets</name>
    <message>
        <source>Presets</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Requests that you have saved</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save as Preset…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Delete Preset</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save as Preset</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name of the preset (an old one of this name is replaced):</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>sudoku::PrintDialog</name>
    <message>
        <source>Print</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>P&amp;rint…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save &amp;as PDF…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Smaller</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Larger</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whole page</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Side %1 of %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Checking for exactly one solution … A printout now says &quot;not checked&quot;.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing was printed: these pages do not exist. The last page is %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The printer did not accept the job: it refuses the paper %1. Choose another paper, or save a PDF.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stopped: %1 of %2 sides were sent to the printer.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save as PDF</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>puzzles.pdf</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>PDF (*.pdf)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stopped: nothing was saved.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cannot save %1: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Saved as %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stop</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>sudoku::PrintForm</name>
    <message>
        <source>&amp;Entries</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pencil &amp;marks, or all candidates</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Date</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Booklet to fold</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Title:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pa&amp;per:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Orientation:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Puzzles per pa&amp;ge:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Solutions:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Also print:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Format:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>S&amp;ides:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>portrait</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>landscape</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>as many as are legible</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Se&amp;lection only: %Ln puzzle(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sudoku::Publisher</name>
    <message>
        <source>%1…</source>
        <translation>%1…</translation>
    </message>
    <message>
        <source>Text: %1…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 (*.%2)</source>
        <translation>%1 (*.%2)</translation>
    </message>
    <message>
        <source>There is not enough memory for this picture.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Export as Text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Text (*.%1)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cannot save %1: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Exported as %1.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>sudoku::PuzzlePage</name>
    <message>
        <source>&amp;Title:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Change Title</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A&amp;uthor:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Change Author</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Source:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Change Source</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Level:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Change Level</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rules &amp;in words:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rules in words</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pr&amp;opose</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Write the rules of this puzzle in words</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Change Rules in Words</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Propose Rules in Words</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>sudoku::PuzzleReader</name>
    <message>
        <source>Reading %1 …</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>sudoku::Reasoner</name>
    <message>
        <source>Looking for the smallest reason</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The search for a reason was stopped.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Why %1: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Why %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>It follows from %n fact(s), and from no fewer.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It follows from %n fact(s), not proved smallest (at least %1).</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>A digit that the cell sees excludes it, or a rule of the cell.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Why Not %1?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Explain</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Check</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>sudoku::RecoveryBar</name>
    <message>
        <source>Rest&amp;ore</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open it in this window if that is empty, otherwise in a new one</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dis&amp;card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Delete it</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>sudoku::RegionDialog</name>
    <message>
        <source>These rules do not fit the regions and will be removed: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Regions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Appl&amp;y</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reset to &amp;Boxes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Standard boxes in place of these regions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>S&amp;huffle</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Random regions, different each time</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Clear</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove all regions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Drag from a cell to extend its region; a cell without a region starts a new one. The right button removes cells.

Keys: Shift+arrows extend a region, a letter paints that region, Space paints the last one, Delete removes the cell.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All %1 regions have %1 cells.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>sudoku::RegionEditor</name>
    <message>
        <source>%1/%2</source>
        <translation>%1/%2</translation>
    </message>
    <message>
        <source>no region</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>region %1, %2 of %3 cells</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Regions, row %1, column %2: %3</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>sudoku::RequestForm</name>
    <message>
        <source>ne&amp;w each time</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Kind:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Di&amp;fficulty:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>P&amp;uzzles:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;More options</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Cages, lines:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>S&amp;ymmetry:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>C&amp;lues:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Patter&amp;n:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Soluti&amp;ons:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>S&amp;eed:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Time limit:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Number of clues</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>any</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>as few as possible</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>about</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>at most</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>exactly one</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>more than one</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> s per puzzle</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>none</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>any number</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With one more clue, the puzzle would have exactly one solution</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>M&amp;inimal: every clue is needed, except the painted ones</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>M&amp;inimal: every clue is needed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>M&amp;inimal: every group of symmetric clues is needed</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>At most %Ln puzzle(s) can be generated at a time.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sudoku::ResultsList</name>
    <message>
        <source>Generated puzzles</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Puzzles appear here. Double-click one or press Enter to open it on the board; Delete removes it.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>sudoku::ResultsModel</name>
    <message>
        <source>, </source>
        <translation>, </translation>
    </message>
    <message>
        <source>%1. %2</source>
        <translation>%1. %2</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>%1: %2
seed %3</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>sudoku::RuleTool</name>
    <message>
        <source>It applies to the whole board.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Select its cells: drag, Ctrl+click, or Ctrl+Shift+arrows.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Select its cells in their order: drag, or Ctrl+Shift+arrows.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Select two cells side by side: drag from the first to the second.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Select the top left of four cells around a corner, or all four.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Select a group of cells, then with Ctrl another group of the same shape.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Select the cell beside the number; in a corner also the next cell.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Select the first two cells of the diagonal, starting at the edge with the number.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shift+arrows select a block, Ctrl+Shift+arrows add a cell. Ctrl+arrows only move, Ctrl+Space selects; Enter continues, Escape ends.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Add</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Kind of the rule to add</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Number:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Incomplete: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The puzzle already has this rule.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The puzzle already has %1: remove it first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>up to %1, from %2 to %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>none, or %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Change</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Change %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>sudoku::RulesModel</name>
    <message>
        <source>Switch On %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Switch Off %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Turn Round %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove Rules</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>sudoku::RulesPanel</name>
    <message>
        <source>Re&amp;move</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Change Regions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rules of the puzzle</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Untick a rule to switch it off. F2 or a double click changes it, R turns it round, Delete removes it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove the selected rules (Delete)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No rules beyond rows, columns and boxes. Add some above.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>sudoku::SettingsDialog</name>
    <message>
        <source>Settings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Appearance</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Typing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Solving</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Keys</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Like the desktop</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The window speaks it from the next start on.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Light</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dark</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lan&amp;guage:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Colours:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Size of &amp;digits:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Highlight</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Row, column and box of the cursor</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cells with the sa&amp;me digit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Pencil marks of that digit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Numbers of rows and columns</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tool &amp;bar</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Panel b&amp;eside the board</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Statistics of the so&amp;lver</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Advance to the next cell</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>After each &amp;given</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>After each &amp;entry</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mouse</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Digit &amp;first: hold the digit that is clicked, then click cells</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pencil marks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Remove an entered digit from the marks of the cells that see it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>S&amp;ymbols above 9 × 9</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>While you solve</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mark &amp;wrong entries at once</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show a ti&amp;mer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Checking</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Check the number of solutions while you type</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Entries count as givens</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>sudoku::ShapeChooser</name>
    <message>
        <source>&amp;Size:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Boxes:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Digits:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rules:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 × %1</source>
        <translation>%1 × %1</translation>
    </message>
    <message>
        <source>%1 high, %2 wide</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>none: rows and columns only</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>irregular, as on the board</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>irregular, random</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 to %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 to %1, of which each row, column and box lacks one</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rules</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This needs %1.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>sudoku::SidePanel</name>
    <message>
        <source>Digits or rules</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Digits</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Solver</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Typed digits are</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Advance after each digit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Input mode</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Rules</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Rules (%1)</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>sudoku::SolutionBrowser</name>
    <message>
        <source>Counting</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show Them One by One</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Continue</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Estimate</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Next (Alt+Right)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Previous (Alt+Left)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Make This Solution Unique</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Write as Entries</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Estimating</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show Some Solutions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Solution</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>sudoku::SolveClock</name>
    <message>
        <source>The timer is paused. Press Pause to go on.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>sudoku::SolveQuestion</name>
    <message>
        <source>Solving</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Solve</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not decided: solving was stopped after %1 and %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Solved.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Solved in %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>The solution is unique.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Make Entries Givens</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The puzzle has other solutions.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show Two Solutions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Check (F8) tells whether the solution is unique.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Check</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Every rule is obeyed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The puzzle has no solution.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The puzzle has no solution with your entries.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The puzzle has no solution (proved in %1).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Clear Entries and Solve</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 Without your entries there is a solution.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 Without your entries there is no solution either.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Explain</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>sudoku::SolverDialog</name>
    <message>
        <source>It works: it answered a satisfiable and an unsatisfiable formula correctly, in %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 Its version: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No answer within %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is not enough memory.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It gave a wrong answer: do not use it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Add</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Remove</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Test</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Solver</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The selected solver answers all questions about the board. In a race %1 starts, others join after 0.2 seconds, and the first answer counts; %1 always checks while you type and generates puzzles.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Solvers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Command</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>built in</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{cnf} stands for the DIMACS file with the formula; without it the program reads standard input. {result} stands for the file to which the program writes its answer.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Name:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Command:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>&amp;Other Program</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Other solver</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Testing …</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>sudoku::StatusLine</name>
    <message numerus="yes">
        <source>%1, %n kind(s) of rules</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>%1 (paused)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The time since your first entry, without pauses</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1    Givens: %2    Entries: %3    Open: %4</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Typing givens</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Typing entries</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>%1 The board is checked while you type. F8 tells more.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>sudoku::StepsModel</name>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>HoDoKu&apos;s score of the technique</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Step</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Technique</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Technique, and what follows</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Follows</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Level</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Score</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>sudoku::TechniqueList</name>
    <message>
        <source>Search</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Search for techniques</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Techniques</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Technique</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Level</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>sudoku::TechniquesDialog</name>
    <message>
        <source>assumes one solution</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>asks the solver</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move &amp;Up</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move &amp;Down</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;HoDoKu&apos;s Defaults</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sudoku &amp;Explainer&apos;s Defaults</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hints take the &amp;first technique of this list that applies</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Techniques</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Search</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Search for techniques</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Otherwise they take the step that is easiest to see at the lowest level.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hints and walkthroughs use the techniques that are switched on. Ratings always use HoDoKu&apos;s defaults, so that they compare.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Technique</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Level</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Score</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Note</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Switched on: %1 of %2</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>sudoku::TopicChooser</name>
    <message>
        <source>&amp;Follow the cursor on the board</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Look at a</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>W&amp;hich</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Row</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Column</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Box</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Region</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cell</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Other rule</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>sudoku::VerdictDisplay</name>
    <message>
        <source>The answer is beside the board. Esc closes it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The answer is beside the board. Esc closes it and clears the highlights.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>sudoku::VerdictPanel</name>
    <message>
        <source>Close and clear the highlights (Esc)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close the verdict</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>sudoku::WalkthroughPanel</name>
    <message>
        <source>C&amp;ontinue</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;What Else Is There</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Back to the W&amp;alkthrough</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Copy as Text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>E&amp;xport</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close the walkthrough (Esc)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close the walkthrough</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stop</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stop Sudoku Explainer&apos;s rating</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Steps</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Step</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1…</source>
        <translation>%1…</translation>
    </message>
    <message numerus="yes">
        <source>%n technique(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sudoku::WalkthroughViewer</name>
    <message>
        <source>Walkthrough</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The walkthrough was stopped.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The walkthrough is beside the board. Esc closes it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sudoku Explainer: rating …</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The board shows a step. Close the walkthrough (Esc) to type.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Finding all steps</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Instead of step %1: %2 possible steps</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Instead of step %1: the first %2 steps found</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copied the walkthrough as text.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Export Walkthrough as %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 (*.%2)</source>
        <translation>%1 (*.%2)</translation>
    </message>
    <message>
        <source>Exporting</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The export was stopped.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cannot save %1: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Exported as %1.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>sudoku::Windows</name>
    <message>
        <source>Unsaved work was found, but cannot be read. It is kept in %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The unsaved work is discarded. It is deleted when the program ends.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Undo</source>
        <translation type="unfinished"></translation>
    </message>
</context>
</TS>
