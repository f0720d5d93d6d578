<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de_DE">
<context>
    <name>About</name>
    <message>
        <source>&lt;h3&gt;Sudoku Workbench %1&lt;/h3&gt;&lt;p&gt;Make, type in, solve, check and print Sudokus from 4 × 4 to 25 × 25.&lt;/p&gt;</source>
        <translation>&lt;h3&gt;Sudoku Workbench %1&lt;/h3&gt;&lt;p&gt;Sudokus von 4 × 4 bis 25 × 25 erzeugen, eingeben, lösen, prüfen und drucken.&lt;/p&gt;</translation>
    </message>
    <message>
        <source>&lt;p&gt;Free software under the MIT License. © 2026 The Sudoku Workbench authors.&lt;/p&gt;</source>
        <translation>&lt;p&gt;Freie Software unter der MIT-Lizenz. © 2026 Die Autoren von Sudoku Workbench.&lt;/p&gt;</translation>
    </message>
    <message>
        <source>&lt;p&gt;With thanks to the makers of MiniSat and CaDiCaL, which solve the boards; of Qt, which draws the window; of the typeface Roboto; of nlohmann/json and tl::expected; to HoDoKu and Sudoku Explainer for their ratings; and to the authors of the puzzles with which it is tested.&lt;/p&gt;</source>
        <translation>&lt;p&gt;Dank an die Entwickler von MiniSat und CaDiCaL, die die Gitter lösen; von Qt, das das Fenster zeichnet; der Schrift Roboto; von nlohmann/json und tl::expected; an HoDoKu und Sudoku Explainer für ihre Bewertungen; und an die Autoren der Rätsel, mit denen das Programm getestet wird.&lt;/p&gt;</translation>
    </message>
    <message>
        <source>About Sudoku Workbench</source>
        <translation>Über Sudoku Workbench</translation>
    </message>
    <message>
        <source>&amp;Copy Details</source>
        <translation>Einzelheiten &amp;kopieren</translation>
    </message>
    <message>
        <source>Copies the versions of the program and of your system, for a report of a problem</source>
        <translation>Kopiert die Versionen des Programms und des Systems, um ein Problem zu melden</translation>
    </message>
    <message>
        <source>&amp;Report a Problem…</source>
        <translation>&amp;Problem melden&#xa0;…</translation>
    </message>
    <message>
        <source>Copies the details, which belong into the report, and opens %1</source>
        <translation>Kopiert die Einzelheiten, die in die Meldung gehören, und öffnet %1</translation>
    </message>
    <message>
        <source>&amp;Licences…</source>
        <translation>&amp;Lizenzen&#xa0;…</translation>
    </message>
</context>
<context>
    <name>Arrangement</name>
    <message>
        <source>Small twin: two boards of 6 × 6</source>
        <translation>Kleiner Zwilling: zwei Gitter zu 6 × 6</translation>
    </message>
    <message>
        <source>Twin: two boards of 9 × 9</source>
        <translation>Zwilling: zwei Gitter zu 9 × 9</translation>
    </message>
    <message>
        <source>Triple: three boards of 9 × 9</source>
        <translation>Drilling: drei Gitter zu 9 × 9</translation>
    </message>
    <message>
        <source>Butterfly: four boards of 9 × 9</source>
        <translation>Schmetterling: vier Gitter zu 9 × 9</translation>
    </message>
    <message>
        <source>Sohei: four boards of 9 × 9</source>
        <translation>Sohei: vier Gitter zu 9 × 9</translation>
    </message>
    <message>
        <source>Flower: five boards of 9 × 9</source>
        <translation>Blume: fünf Gitter zu 9 × 9</translation>
    </message>
    <message>
        <source>Windmill: five boards of 9 × 9</source>
        <translation>Windmühle: fünf Gitter zu 9 × 9</translation>
    </message>
    <message>
        <source>Samurai: five boards of 9 × 9</source>
        <translation>Samurai: fünf Gitter zu 9 × 9</translation>
    </message>
</context>
<context>
    <name>AtMostOne</name>
    <message>
        <source>Pairwise</source>
        <translation>Paarweise</translation>
    </message>
    <message>
        <source>Forbids each pair of candidates. It needs no auxiliary variables, but its clauses grow with the square of the candidates.</source>
        <translation>Verbietet jedes Paar von Kandidaten. Braucht keine Hilfsvariablen, aber die Zahl der Klauseln wächst mit dem Quadrat der Zahl der Kandidaten.</translation>
    </message>
    <message>
        <source>Binary tree</source>
        <translation>Binärbaum</translation>
    </message>
    <message>
        <source>Splits the candidates into halves, again and again. An auxiliary variable means “one of this half”, and two halves exclude each other.</source>
        <translation>Teilt die Kandidaten immer wieder in Hälften. Eine Hilfsvariable bedeutet „einer aus dieser Hälfte“, und zwei Hälften schließen einander aus.</translation>
    </message>
    <message>
        <source>Ternary tree</source>
        <translation>Ternärbaum</translation>
    </message>
    <message>
        <source>Splits the candidates into thirds, again and again. An auxiliary variable means “one of this third”, and the thirds exclude each other.</source>
        <translation>Teilt die Kandidaten immer wieder in Drittel. Eine Hilfsvariable bedeutet „einer aus diesem Drittel“, und die Drittel schließen einander aus.</translation>
    </message>
    <message>
        <source>Commander</source>
        <translation>Commander</translation>
    </message>
    <message>
        <source>Forbids each pair in groups of three. A commander variable is true if a candidate of its group is; at most one commander is true, in the same way.</source>
        <translation>Verbietet jedes Paar in Gruppen zu dritt. Eine Commander-Variable ist wahr, wenn ein Kandidat ihrer Gruppe es ist; höchstens ein Commander ist wahr, auf dieselbe Weise.</translation>
    </message>
    <message>
        <source>Product</source>
        <translation>Produkt</translation>
    </message>
    <message>
        <source>Arranges the candidates in a rectangle. A candidate implies the auxiliary variables of its row and its column; at most one row and one column may be true.</source>
        <translation>Ordnet die Kandidaten in einem Rechteck an. Ein Kandidat bedingt die Hilfsvariablen seiner Zeile und seiner Spalte; höchstens eine Zeile und eine Spalte darf wahr sein.</translation>
    </message>
    <message>
        <source>Sequential counter</source>
        <translation>Sequenzieller Zähler</translation>
    </message>
    <message>
        <source>Goes through the candidates one by one. An auxiliary variable means “there was one up to here” and forbids all later ones.</source>
        <translation>Geht die Kandidaten der Reihe nach durch. Eine Hilfsvariable bedeutet „bis hierher gab es einen“ und verbietet alle späteren.</translation>
    </message>
    <message>
        <source>Bimander</source>
        <translation>Bimander</translation>
    </message>
    <message>
        <source>Numbers pairs of candidates in binary, with an auxiliary variable for each bit. A candidate implies the bits of its pair, so only one pair can hold a true one.</source>
        <translation>Nummeriert Paare von Kandidaten binär, mit einer Hilfsvariable für jedes Bit. Ein Kandidat bedingt die Bits seines Paars, sodass nur ein Paar einen wahren enthalten kann.</translation>
    </message>
    <message>
        <source>Segments</source>
        <translation>Segmente</translation>
    </message>
    <message>
        <source>Made for Sudoku: an auxiliary variable means “the digit is where this line meets this box”. Line and box share it, so both need few clauses; cells are encoded pairwise.</source>
        <translation>Für Sudoku gemacht: Eine Hilfsvariable bedeutet „die Ziffer steht dort, wo diese Linie und dieser Block sich treffen“. Linie und Block teilen sie, sodass beide wenige Klauseln brauchen; Zellen werden paarweise kodiert.</translation>
    </message>
    <message>
        <source>Minimal</source>
        <translation>Minimal</translation>
    </message>
    <message>
        <source>States only that each cell has a digit and that no two cells of a house have the same one, pair by pair. Everything else follows, but a solver sees less at once.</source>
        <translation>Sagt nur, dass jede Zelle eine Ziffer hat und dass keine zwei Zellen eines Hauses die gleiche haben, Paar für Paar. Alles andere folgt daraus, aber ein Löser sieht weniger auf einmal.</translation>
    </message>
    <message>
        <source>Efficient</source>
        <translation>Effizient</translation>
    </message>
    <message>
        <source>The minimal encoding, and that no cell has two digits.</source>
        <translation>Die minimale Kodierung, und dazu, dass keine Zelle zwei Ziffern hat.</translation>
    </message>
    <message>
        <source>Extended</source>
        <translation>Erweitert</translation>
    </message>
    <message>
        <source>States everything twice: each cell has exactly one digit, and each digit exactly one place in a house, pair by pair. Nothing is shared between houses.</source>
        <translation>Sagt alles zweimal: Jede Zelle hat genau eine Ziffer, und jede Ziffer hat in einem Haus genau einen Platz, Paar für Paar. Häuser teilen nichts miteinander.</translation>
    </message>
    <message>
        <source>Logarithmic</source>
        <translation>Logarithmisch</translation>
    </message>
    <message>
        <source>Writes the digit of a cell in bits, four for 9 digits, so that a cell cannot have two. A clause forbids two cells of a house the same bits, digit by digit.</source>
        <translation>Schreibt die Ziffer einer Zelle in Bits, vier für 9 Ziffern, sodass eine Zelle nicht zwei haben kann. Eine Klausel verbietet zwei Zellen eines Hauses die gleichen Bits, Ziffer für Ziffer.</translation>
    </message>
    <message>
        <source>Lynce and Ouaknine, “Sudoku as a SAT Problem”, 2006: their extended encoding without the clauses that two houses share</source>
        <translation>Lynce und Ouaknine, „Sudoku as a SAT Problem“, 2006: ihre erweiterte Kodierung ohne die Klauseln, die zwei Häuser teilen</translation>
    </message>
    <message>
        <source>Bailleux and Boufkhad, “Efficient CNF Encoding of Boolean Cardinality Constraints”, 2003: their totalizer, which here counts to one</source>
        <translation>Bailleux und Boufkhad, „Efficient CNF Encoding of Boolean Cardinality Constraints“, 2003: ihr Totalizer, der hier bis eins zählt</translation>
    </message>
    <message>
        <source>as tree2, with parts of three</source>
        <translation>wie tree2, mit drei Teilen</translation>
    </message>
    <message>
        <source>Klieber and Kwon, “Efficient CNF Encoding for Selecting 1 from N Objects”, 2007</source>
        <translation>Klieber und Kwon, „Efficient CNF Encoding for Selecting 1 from N Objects“, 2007</translation>
    </message>
    <message>
        <source>Chen, “A New SAT Encoding of the At-Most-One Constraint”, 2010</source>
        <translation>Chen, „A New SAT Encoding of the At-Most-One Constraint“, 2010</translation>
    </message>
    <message>
        <source>Sinz, “Towards an Optimal CNF Encoding of Boolean Cardinality Constraints”, 2005</source>
        <translation>Sinz, „Towards an Optimal CNF Encoding of Boolean Cardinality Constraints“, 2005</translation>
    </message>
    <message>
        <source>Hölldobler and Nguyen, “On SAT-Encodings of the At-Most-One Constraint”, 2013</source>
        <translation>Hölldobler und Nguyen, „On SAT-Encodings of the At-Most-One Constraint“, 2013</translation>
    </message>
    <message>
        <source>this program</source>
        <translation>dieses Programm</translation>
    </message>
    <message>
        <source>Lynce and Ouaknine, “Sudoku as a SAT Problem”, 2006</source>
        <translation>Lynce und Ouaknine, „Sudoku as a SAT Problem“, 2006</translation>
    </message>
    <message>
        <source>Weber, “A SAT-based Sudoku Solver”, 2005; the name is that of Kwon and Jain, “Optimized CNF Encoding for Sudoku Puzzles”, 2006</source>
        <translation>Weber, „A SAT-based Sudoku Solver“, 2005; der Name ist der von Kwon und Jain, „Optimized CNF Encoding for Sudoku Puzzles“, 2006</translation>
    </message>
    <message>
        <source>Lynce and Ouaknine, “Sudoku as a SAT Problem”, 2006; compared in Kwon and Jain, “Optimized CNF Encoding for Sudoku Puzzles”, 2006</source>
        <translation>Lynce und Ouaknine, „Sudoku as a SAT Problem“, 2006; verglichen in Kwon und Jain, „Optimized CNF Encoding for Sudoku Puzzles“, 2006</translation>
    </message>
    <message>
        <source>Frisch and Peugniez, “Solving Non-Boolean Satisfiability Problems with Stochastic Local Search”, 2001, who call it binary, as most papers do</source>
        <translation>Frisch und Peugniez, „Solving Non-Boolean Satisfiability Problems with Stochastic Local Search“, 2001, dort wie in den meisten Arbeiten binär genannt</translation>
    </message>
</context>
<context>
    <name>BoardKind</name>
    <message>
        <source>Classic 9 × 9</source>
        <translation>Klassisch 9 × 9</translation>
    </message>
    <message>
        <source>X-Sudoku</source>
        <translation>X-Sudoku</translation>
    </message>
    <message>
        <source>Windoku</source>
        <translation>Windoku</translation>
    </message>
    <message>
        <source>Jigsaw</source>
        <translation>Jigsaw</translation>
    </message>
    <message>
        <source>Killer</source>
        <translation>Killer</translation>
    </message>
    <message>
        <source>Thermometers</source>
        <translation>Thermometer</translation>
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
    <message>
        <source>Arrow</source>
        <translation>Pfeil</translation>
    </message>
    <message>
        <source>Sandwich</source>
        <translation>Sandwich</translation>
    </message>
</context>
<context>
    <name>BoardText</name>
    <message>
        <source>Edit &gt; Copy Board As &gt; %1 keeps all of it.</source>
        <translation>Bearbeiten &gt; Gitter kopieren als &gt; %1 bewahrt alles.</translation>
    </message>
    <message>
        <source>Edit &gt; Copy Board As &gt; %1 keeps more of it.</source>
        <translation>Bearbeiten &gt; Gitter kopieren als &gt; %1 bewahrt mehr davon.</translation>
    </message>
</context>
<context>
    <name>Book</name>
    <message>
        <source>The rules</source>
        <translation>Die Regeln</translation>
    </message>
    <message>
        <source>How to begin</source>
        <translation>So fängt man an</translation>
    </message>
    <message>
        <source>Look for a row, column or box that is almost full. What is missing there?</source>
        <translation>Nach einer fast vollen Zeile oder Spalte oder einem fast vollen Block suchen. Was fehlt dort?</translation>
    </message>
    <message>
        <source>Look for a digit that the board shows often. In a box without it, cross out in your mind each row and column that has it already: if one cell is left, the digit goes there.</source>
        <translation>Eine Ziffer nehmen, die oft vorkommt. In einem Block ohne sie jede Zeile und jede Spalte, die sie schon hat, in Gedanken durchstreichen: Bleibt eine einzige Zelle übrig, gehört die Ziffer dorthin.</translation>
    </message>
    <message>
        <source>Take a cell whose row, column and box have many digits. If only one digit is missing in all three, write it down.</source>
        <translation>Eine Zelle nehmen, deren Zeile, Spalte und Block viele Ziffern haben. Fehlt in allen dreien nur eine einzige Ziffer, diese eintragen.</translation>
    </message>
    <message>
        <source>In harder puzzles, write the digits that are left for an empty cell small into it, and cross out those that turn out impossible. If two cells of a row, column or box have the same two digits and no others, these two digits can be crossed out in the rest of it.</source>
        <translation>In schwereren Rätseln klein in jede leere Zelle schreiben, was dort stehen kann, und streichen, was dort nicht stehen kann. Haben zwei Zellen einer Zeile, einer Spalte oder eines Blocks dieselben zwei Ziffern und keine anderen, können diese beiden Ziffern in den übrigen Zellen gestrichen werden.</translation>
    </message>
    <message>
        <source>Every puzzle has exactly one solution.</source>
        <translation>Jedes Rätsel hat genau eine Lösung.</translation>
    </message>
    <message>
        <source>How to solve</source>
        <translation>So wird gelöst</translation>
    </message>
</context>
<context>
    <name>BookCheck</name>
    <message>
        <source>there is no file &apos;%1&apos;</source>
        <translation>es gibt keine Datei „%1“</translation>
    </message>
    <message>
        <source>the program has no texts in &apos;%1&apos;</source>
        <translation>das Programm hat keine Texte in „%1“</translation>
    </message>
    <message>
        <source>no font of this machine has the letters of this language</source>
        <translation>keine Schrift dieses Rechners hat die Buchstaben dieser Sprache</translation>
    </message>
    <message>
        <source>the standard of the PDF demands a date, such as %1</source>
        <translation>der Standard der PDF verlangt ein Datum, zum Beispiel %1</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is not a PDF</source>
        <translation>„%1“ ist keine PDF</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is encrypted</source>
        <translation>„%1“ ist verschlüsselt</translation>
    </message>
    <message>
        <source>a booklet cannot have pages of another PDF</source>
        <translation>ein Heft kann keine Seiten einer anderen PDF haben</translation>
    </message>
    <message>
        <source>a PDF that keeps to a standard cannot have pages of another one</source>
        <translation>eine PDF nach einem Standard kann keine Seiten einer anderen haben</translation>
    </message>
    <message>
        <source>the puzzles of another line are written to &apos;%1&apos;</source>
        <translation>die Rätsel einer anderen Zeile kommen nach „%1“</translation>
    </message>
    <message>
        <source>&apos;%1&apos; has other puzzles: name another file, or remove the number to print them</source>
        <translation>„%1“ hat andere Rätsel: eine andere Datei nennen, oder die Anzahl entfernen, um sie zu drucken</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is looked for beside the book: save the book first</source>
        <translation>„%1“ wird neben dem Buch gesucht: zuerst das Buch speichern</translation>
    </message>
</context>
<context>
    <name>BookFile</name>
    <message>
        <source>&apos;%1&apos; is not a text: write it in quotation marks</source>
        <translation>„%1“ ist kein Text in Anführungszeichen</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is neither true nor false</source>
        <translation>„%1“ ist weder true noch false</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is not a number from %2 to %3</source>
        <translation>„%1“ ist keine Zahl von %2 bis %3</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is not a whole number from %2 to %3</source>
        <translation>„%1“ ist keine ganze Zahl von %2 bis %3</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is not a whole number from 0 on</source>
        <translation>„%1“ ist keine ganze Zahl ab 0</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is neither a text nor a list of texts</source>
        <translation>„%1“ ist weder ein Text noch eine Liste von Texten</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is not one of: %2</source>
        <translation>„%1“ ist keines von: %2</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is not an object in braces</source>
        <translation>„%1“ ist kein Objekt in geschweiften Klammern</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is not a list in brackets</source>
        <translation>„%1“ ist keine Liste in eckigen Klammern</translation>
    </message>
    <message>
        <source>unknown member; the members are %1</source>
        <translation>unbekannte Angabe; die Angaben sind %1</translation>
    </message>
    <message>
        <source>unknown member; did you mean %1?</source>
        <translation>unbekannte Angabe; meinten Sie %1?</translation>
    </message>
    <message>
        <source>a chapter needs &quot;puzzles&quot;: files, or wishes</source>
        <translation>ein Kapitel braucht „puzzles“: Dateien oder Wünsche</translation>
    </message>
    <message>
        <source>puzzles are the name of a file, or a wish such as %1</source>
        <translation>Rätsel sind der Name einer Datei oder ein Wunsch wie %1</translation>
    </message>
    <message>
        <source>a book needs a chapter</source>
        <translation>ein Buch braucht ein Kapitel</translation>
    </message>
    <message>
        <source>a seed is missing, with which the same puzzles are made each time: give the book a &quot;seed&quot;, a number that no other book has</source>
        <translation>es fehlt ein Startwert, mit dem jedes Mal dieselben Rätsel entstehen: dem Buch einen „seed“ geben, eine Zahl, die kein anderes Buch hat</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is not a paper size; the names are %2 (or a size such as 120x180mm)</source>
        <translation>„%1“ ist kein Papier; die Namen sind %2 (oder eine Größe wie 120x180mm)</translation>
    </message>
    <message>
        <source>a sheet that is folded has four pages: name a multiple of four</source>
        <translation>ein gefalteter Bogen hat vier Seiten: ein Vielfaches von vier angeben</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is not a date such as 2026-11-29</source>
        <translation>„%1“ ist kein Datum wie 2026-11-29</translation>
    </message>
    <message>
        <source>this is missing</source>
        <translation>das fehlt</translation>
    </message>
    <message>
        <source>as the kinds of puzzles ask for</source>
        <translation>wie die Arten der Rätsel es verlangen</translation>
    </message>
    <message>
        <source>the sides of paper are %1 to %2 mm long, unlike &apos;%3&apos;</source>
        <translation>die Seiten von Papier sind %1 bis %2 mm lang, anders als in „%3“</translation>
    </message>
</context>
<context>
    <name>BookMember</name>
    <message>
        <source>Title:</source>
        <translation>Titel:</translation>
    </message>
    <message>
        <source>Author:</source>
        <translation>Autor:</translation>
    </message>
    <message>
        <source>Language:</source>
        <translation>Sprache:</translation>
    </message>
    <message>
        <source>Date:</source>
        <translation>Datum:</translation>
    </message>
    <message>
        <source>Paper:</source>
        <translation>Papier:</translation>
    </message>
    <message>
        <source>Landscape</source>
        <translation>Querformat</translation>
    </message>
    <message>
        <source>Margin (mm):</source>
        <translation>Rand (mm):</translation>
    </message>
    <message>
        <source>Gutter (mm):</source>
        <translation>Bundsteg (mm):</translation>
    </message>
    <message>
        <source>Mirrored, as in a book</source>
        <translation>Gespiegelt wie im Buch</translation>
    </message>
    <message>
        <source>Booklet to fold</source>
        <translation>Heft zum Falten</translation>
    </message>
    <message>
        <source>Creep (mm):</source>
        <translation>Bundzuwachs (mm):</translation>
    </message>
    <message>
        <source>Crop marks</source>
        <translation>Schnittmarken</translation>
    </message>
    <message>
        <source>Bleed (mm):</source>
        <translation>Anschnitt (mm):</translation>
    </message>
    <message>
        <source>Standard of the PDF:</source>
        <translation>PDF-Standard:</translation>
    </message>
    <message>
        <source>Lines:</source>
        <translation>Linien:</translation>
    </message>
    <message>
        <source>Typeface of the digits:</source>
        <translation>Schrift der Ziffern:</translation>
    </message>
    <message>
        <source>Title page:</source>
        <translation>Titelseite:</translation>
    </message>
    <message>
        <source>Copyright page:</source>
        <translation>Impressum:</translation>
    </message>
    <message>
        <source>How to solve:</source>
        <translation>So wird gelöst:</translation>
    </message>
    <message>
        <source>Chapters begin on the right</source>
        <translation>Kapitel beginnen rechts</translation>
    </message>
    <message>
        <source>First page:</source>
        <translation>Erste Seite:</translation>
    </message>
    <message>
        <source>Page numbers</source>
        <translation>Seitenzahlen</translation>
    </message>
    <message>
        <source>Footer:</source>
        <translation>Fußzeile:</translation>
    </message>
    <message>
        <source>First puzzle:</source>
        <translation>Erstes Rätsel:</translation>
    </message>
    <message>
        <source>Puzzles per page:</source>
        <translation>Rätsel je Seite:</translation>
    </message>
    <message>
        <source>Caption:</source>
        <translation>Beschriftung:</translation>
    </message>
    <message>
        <source>Names of levels:</source>
        <translation>Namen der Stufen:</translation>
    </message>
    <message>
        <source>Instruction:</source>
        <translation>Anleitung:</translation>
    </message>
    <message>
        <source>Line for name and date</source>
        <translation>Zeile für Name und Datum</translation>
    </message>
    <message>
        <source>Pencil marks</source>
        <translation>Notizen</translation>
    </message>
    <message>
        <source>QR code:</source>
        <translation>QR-Code:</translation>
    </message>
    <message>
        <source>Hints:</source>
        <translation>Hinweise:</translation>
    </message>
    <message>
        <source>Solutions:</source>
        <translation>Lösungen:</translation>
    </message>
    <message>
        <source>Solutions per page:</source>
        <translation>Lösungen je Seite:</translation>
    </message>
    <message>
        <source>Say the page of the solution</source>
        <translation>Seite der Lösung nennen</translation>
    </message>
    <message>
        <source>Seed:</source>
        <translation>Startwert:</translation>
    </message>
    <message>
        <source>Insert a PDF:</source>
        <translation>PDF einfügen:</translation>
    </message>
    <message>
        <source>Insert a PDF at the end:</source>
        <translation>PDF am Ende einfügen:</translation>
    </message>
    <message>
        <source>First puzzle of a page larger</source>
        <translation>Erstes Rätsel der Seite größer</translation>
    </message>
    <message>
        <source>Earlier books:</source>
        <translation>Frühere Bücher:</translation>
    </message>
    <message>
        <source>Gatherings:</source>
        <translation>Lagen:</translation>
    </message>
    <message>
        <source>Size of captions (pt):</source>
        <translation>Größe der Überschriften (pt):</translation>
    </message>
    <message>
        <source>Size of sums and clues outside (pt):</source>
        <translation>Größe der Summen und der Vorgaben am Rand (pt):</translation>
    </message>
    <message>
        <source>Size of page numbers (pt):</source>
        <translation>Größe der Seitenzahlen (pt):</translation>
    </message>
</context>
<context>
    <name>BookMessages</name>
    <message>
        <source>Making the puzzles of &apos;%1&apos;: %L2 of %L3 puzzles of the book are made.</source>
        <translation>Die Rätsel von „%1“ werden gemacht: %L2 von %L3 Rätseln des Buchs sind fertig.</translation>
    </message>
    <message>
        <source>Stopped. %L1 of %L2 puzzles are made and kept.</source>
        <translation>Angehalten. %L1 von %L2 Rätseln sind fertig und bleiben erhalten.</translation>
    </message>
    <message>
        <source>Stopped. The PDF was not written.</source>
        <translation>Angehalten. Das PDF wurde nicht geschrieben.</translation>
    </message>
    <message>
        <source>The book was not made: %1</source>
        <translation>Das Buch wurde nicht gemacht: %1</translation>
    </message>
    <message>
        <source>The book is made: %1</source>
        <translation>Das Buch ist fertig: %1</translation>
    </message>
    <message>
        <source>The puzzles are made.</source>
        <translation>Die Rätsel sind erzeugt.</translation>
    </message>
    <message>
        <source>Saved as %1.</source>
        <translation>Gespeichert als %1.</translation>
    </message>
</context>
<context>
    <name>BookletSides</name>
    <message>
        <source>both, flipped on the short edge</source>
        <translation>beide, über die kurze Kante gewendet</translation>
    </message>
    <message>
        <source>fronts only</source>
        <translation>nur Vorderseiten</translation>
    </message>
    <message>
        <source>backs only</source>
        <translation>nur Rückseiten</translation>
    </message>
</context>
<context>
    <name>CaptionPart</name>
    <message>
        <source>Number</source>
        <translation>Nummer</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>Titel</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>Stufe</translation>
    </message>
    <message>
        <source>Number of clues</source>
        <translation>Zahl der Vorgaben</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Startwert</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Art</translation>
    </message>
</context>
<context>
    <name>CellColour</name>
    <message>
        <source>grey</source>
        <translation>grau</translation>
    </message>
    <message>
        <source>green with rising stripes</source>
        <translation>grün, steigende Streifen</translation>
    </message>
    <message>
        <source>blue with level stripes</source>
        <translation>blau, waagerechte Streifen</translation>
    </message>
    <message>
        <source>yellow with dots</source>
        <translation>gelb mit Punkten</translation>
    </message>
    <message>
        <source>red with falling stripes</source>
        <translation>rot, fallende Streifen</translation>
    </message>
    <message>
        <source>purple with upright stripes</source>
        <translation>violett, senkrechte Streifen</translation>
    </message>
    <message>
        <source>orange with squares</source>
        <translation>orange mit Quadraten</translation>
    </message>
    <message>
        <source>turquoise with diamonds</source>
        <translation>türkis mit Rauten</translation>
    </message>
    <message>
        <source>grey line</source>
        <translation>graue Linie</translation>
    </message>
    <message>
        <source>green circle</source>
        <translation>grüner Kreis</translation>
    </message>
    <message>
        <source>blue square</source>
        <translation>blaues Quadrat</translation>
    </message>
    <message>
        <source>yellow diamond</source>
        <translation>gelbe Raute</translation>
    </message>
    <message>
        <source>red hexagon</source>
        <translation>rotes Sechseck</translation>
    </message>
    <message>
        <source>purple triangle</source>
        <translation>violettes Dreieck</translation>
    </message>
    <message>
        <source>orange double circle</source>
        <translation>orangefarbener Doppelkreis</translation>
    </message>
    <message>
        <source>turquoise pentagon</source>
        <translation>türkisfarbenes Fünfeck</translation>
    </message>
</context>
<context>
    <name>CellText</name>
    <message>
        <source>given</source>
        <translation>Vorgabe</translation>
    </message>
    <message>
        <source>entry</source>
        <translation>Eintrag</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>leer</translation>
    </message>
    <message>
        <source>candidates %1</source>
        <translation>Kandidaten %1</translation>
    </message>
    <message>
        <source>corner marks %1</source>
        <translation>Ecknotizen %1</translation>
    </message>
    <message>
        <source>centre marks %1</source>
        <translation>Mittelnotizen %1</translation>
    </message>
    <message>
        <source>struck through: %1</source>
        <translation>durchgestrichen: %1</translation>
    </message>
    <message>
        <source>true candidates %1</source>
        <translation>wahre Kandidaten %1</translation>
    </message>
    <message>
        <source>%1; if given, %2 leaves one solution</source>
        <translation>%1; als Vorgabe lässt %2 eine Lösung übrig</translation>
    </message>
    <message>
        <source>%1; if given, each of %2 leaves one solution</source>
        <translation>%1; als Vorgabe lässt jede von %2 eine Lösung übrig</translation>
    </message>
    <message>
        <source>differs: %1 in one solution, %2 in another</source>
        <translation>verschieden: %1 in einer Lösung, %2 in einer anderen</translation>
    </message>
    <message>
        <source>proposed given %1</source>
        <translation>vorgeschlagene Vorgabe %1</translation>
    </message>
    <message>
        <source>conflict: %1</source>
        <translation>Konflikt: %1</translation>
    </message>
    <message numerus="yes">
        <source>%n more conflict(s)</source>
        <translation>
            <numerusform>%n weiterer Konflikt</numerusform>
            <numerusform>%n weitere Konflikte</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>proposed: no digit</source>
        <translation>vorgeschlagen: keine Ziffer</translation>
    </message>
    <message>
        <source>live candidates %1</source>
        <translation>Live-Kandidaten %1</translation>
    </message>
    <message>
        <source>live candidates not decided %1</source>
        <translation>nicht entschiedene Live-Kandidaten %1</translation>
    </message>
    <message>
        <source>one solution with %1</source>
        <translation>eine Lösung mit %1</translation>
    </message>
    <message>
        <source>marks %1</source>
        <translation>Notizen %1</translation>
    </message>
    <message>
        <source>shown by the filter</source>
        <translation>vom Filter gezeigt</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>dashed line from %1 to %2 in %3</source>
        <translation>gestrichelte Linie von %1 zu %2 in %3</translation>
    </message>
    <message>
        <source>solid line from %1 to %2 in %3</source>
        <translation>durchgezogene Linie von %1 zu %2 in %3</translation>
    </message>
    <message>
        <source>dashed line to %1 from %2 in %3</source>
        <translation>gestrichelte Linie zu %1 von %2 in %3</translation>
    </message>
    <message>
        <source>solid line to %1 from %2 in %3</source>
        <translation>durchgezogene Linie zu %1 von %2 in %3</translation>
    </message>
    <message>
        <source>a line begins at %1</source>
        <translation>bei %1 beginnt eine Linie</translation>
    </message>
    <message>
        <source>no region</source>
        <translation>keine Region</translation>
    </message>
</context>
<context>
    <name>ClueCover</name>
    <message>
        <source>every digit</source>
        <translation>jede Ziffer</translation>
    </message>
    <message>
        <source>every box</source>
        <translation>jeden Block</translation>
    </message>
    <message>
        <source>every row and column</source>
        <translation>jede Zeile und Spalte</translation>
    </message>
</context>
<context>
    <name>Commands</name>
    <message>
        <source>&amp;File</source>
        <translation>&amp;Datei</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>&amp;Bearbeiten</translation>
    </message>
    <message>
        <source>&amp;Board</source>
        <translation>&amp;Gitter</translation>
    </message>
    <message>
        <source>&amp;Solve</source>
        <translation>&amp;Lösen</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Ansicht</translation>
    </message>
    <message>
        <source>&amp;Tools</source>
        <translation>E&amp;xtras</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>&amp;Hilfe</translation>
    </message>
    <message>
        <source>&amp;New…</source>
        <translation>&amp;Neu&#xa0;…</translation>
    </message>
    <message>
        <source>&amp;Generate…</source>
        <translation>&amp;Erzeugen&#xa0;…</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>Ö&amp;ffnen&#xa0;…</translation>
    </message>
    <message>
        <source>Open &amp;Recent</source>
        <translation>&amp;Zuletzt geöffnet</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Speichern</translation>
    </message>
    <message>
        <source>Save &amp;As…</source>
        <translation>Speichern &amp;unter&#xa0;…</translation>
    </message>
    <message>
        <source>&amp;Export Board As</source>
        <translation>E&amp;xportieren als</translation>
    </message>
    <message>
        <source>Export &amp;CNF…</source>
        <translation>&amp;CNF exportieren&#xa0;…</translation>
    </message>
    <message>
        <source>&amp;Import Model…</source>
        <translation>&amp;Modell importieren&#xa0;…</translation>
    </message>
    <message>
        <source>Ne&amp;xt Puzzle</source>
        <translation>Nächstes &amp;Rätsel</translation>
    </message>
    <message>
        <source>Pre&amp;vious Puzzle</source>
        <translation>&amp;Voriges Rätsel</translation>
    </message>
    <message>
        <source>&amp;Print…</source>
        <translation>&amp;Drucken&#xa0;…</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Beenden</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Rückgängig</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Wiederholen</translation>
    </message>
    <message>
        <source>&amp;Set Checkpoint</source>
        <translation>Zw&amp;ischenstand merken</translation>
    </message>
    <message>
        <source>Bac&amp;k to Checkpoint</source>
        <translation>Z&amp;um Zwischenstand zurück</translation>
    </message>
    <message>
        <source>Cu&amp;t Board</source>
        <translation>Gitter &amp;ausschneiden</translation>
    </message>
    <message>
        <source>&amp;Copy Board</source>
        <translation>Gitter &amp;kopieren</translation>
    </message>
    <message>
        <source>Copy &amp;Givens</source>
        <translation>&amp;Vorgaben kopieren</translation>
    </message>
    <message>
        <source>Copy &amp;Board As</source>
        <translation>&amp;Gitter kopieren als</translation>
    </message>
    <message>
        <source>&amp;Paste Board</source>
        <translation>Gitter &amp;einfügen</translation>
    </message>
    <message>
        <source>Select &amp;All</source>
        <translation>Alle&amp;s auswählen</translation>
    </message>
    <message>
        <source>C&amp;lear Cells</source>
        <translation>Zellen &amp;leeren</translation>
    </message>
    <message>
        <source>Type &amp;Givens</source>
        <translation>&amp;Vorgaben eingeben</translation>
    </message>
    <message>
        <source>Givens</source>
        <translation>Vorgaben</translation>
    </message>
    <message>
        <source>Type &amp;Entries</source>
        <translation>&amp;Einträge eingeben</translation>
    </message>
    <message>
        <source>Entries</source>
        <translation>Einträge</translation>
    </message>
    <message>
        <source>Ad&amp;vance after Each Digit</source>
        <translation>Nac&amp;h jeder Ziffer vorrücken</translation>
    </message>
    <message>
        <source>&amp;Digits</source>
        <translation>&amp;Ziffern</translation>
    </message>
    <message>
        <source>Digit</source>
        <translation>Ziffer</translation>
    </message>
    <message>
        <source>C&amp;orner Marks</source>
        <translation>E&amp;cknotizen</translation>
    </message>
    <message>
        <source>Corner</source>
        <translation>Ecke</translation>
    </message>
    <message>
        <source>Ce&amp;ntre Marks</source>
        <translation>&amp;Mittelnotizen</translation>
    </message>
    <message>
        <source>Centre</source>
        <translation>Mitte</translation>
    </message>
    <message>
        <source>Co&amp;lours</source>
        <translation>&amp;Farben</translation>
    </message>
    <message>
        <source>Colour</source>
        <translation>Farbe</translation>
    </message>
    <message>
        <source>Digit Fir&amp;st</source>
        <translation>Ziffer z&amp;uerst</translation>
    </message>
    <message>
        <source>&amp;Fill in Candidates</source>
        <translation>Kandidaten ein&amp;tragen</translation>
    </message>
    <message>
        <source>&amp;Keep Candidates Up to Date</source>
        <translation>&amp;Kandidaten aktuell halten</translation>
    </message>
    <message>
        <source>Add &amp;Rule…</source>
        <translation>&amp;Regel hinzufügen&#xa0;…</translation>
    </message>
    <message>
        <source>Reg&amp;ions…</source>
        <translation>Reg&amp;ionen&#xa0;…</translation>
    </message>
    <message>
        <source>&amp;Make Entries Givens</source>
        <translation>Einträ&amp;ge zu Vorgaben machen</translation>
    </message>
    <message>
        <source>Clear &amp;All</source>
        <translation>&amp;Alles löschen</translation>
    </message>
    <message>
        <source>&amp;Check for One Solution</source>
        <translation>Eindeutigkeit &amp;prüfen</translation>
    </message>
    <message>
        <source>Check</source>
        <translation>Prüfen</translation>
    </message>
    <message>
        <source>&amp;Hint</source>
        <translation>&amp;Hinweis</translation>
    </message>
    <message>
        <source>W&amp;alkthrough</source>
        <translation>Lös&amp;ungsweg</translation>
    </message>
    <message>
        <source>&amp;Practise a Technique…</source>
        <translation>&amp;Technik üben&#xa0;…</translation>
    </message>
    <message>
        <source>S&amp;top</source>
        <translation>&amp;Anhalten</translation>
    </message>
    <message>
        <source>Go to Next Con&amp;flict</source>
        <translation>Zum &amp;nächsten Konflikt</translation>
    </message>
    <message>
        <source>&amp;Explain Why There Is No Solution</source>
        <translation>Erklären, warum es keine Lösung &amp;gibt</translation>
    </message>
    <message>
        <source>Explain</source>
        <translation>Erklären</translation>
    </message>
    <message>
        <source>Wh&amp;y This Digit?</source>
        <translation>Warum &amp;diese Ziffer?</translation>
    </message>
    <message>
        <source>Fi&amp;x…</source>
        <translation>&amp;Beheben&#xa0;…</translation>
    </message>
    <message>
        <source>C&amp;ount Solutions</source>
        <translation>Lösungen &amp;zählen</translation>
    </message>
    <message>
        <source>True Ca&amp;ndidates</source>
        <translation>&amp;Wahre Kandidaten</translation>
    </message>
    <message>
        <source>Make &amp;Unique</source>
        <translation>&amp;Eindeutig machen</translation>
    </message>
    <message>
        <source>Find &amp;Redundant Clues</source>
        <translation>Über&amp;flüssige Vorgaben suchen</translation>
    </message>
    <message>
        <source>Minimi&amp;ze</source>
        <translation>&amp;Minimieren</translation>
    </message>
    <message>
        <source>Minimize, &amp;Keeping Symmetry</source>
        <translation>Minimieren mit S&amp;ymmetrie</translation>
    </message>
    <message>
        <source>Entries Count as &amp;Givens</source>
        <translation>Einträge gelten als &amp;Vorgaben</translation>
    </message>
    <message>
        <source>Check &amp;While You Type</source>
        <translation>Be&amp;im Eingeben prüfen</translation>
    </message>
    <message>
        <source>Check Entr&amp;ies</source>
        <translation>Einträge p&amp;rüfen</translation>
    </message>
    <message>
        <source>&amp;Mark Wrong Entries</source>
        <translation>Fals&amp;che Einträge markieren</translation>
    </message>
    <message>
        <source>Sol&amp;ver…</source>
        <translation>Lö&amp;ser&#xa0;…</translation>
    </message>
    <message>
        <source>Techni&amp;ques…</source>
        <translation>Techni&amp;ken&#xa0;…</translation>
    </message>
    <message>
        <source>Zoom &amp;In</source>
        <translation>Ver&amp;größern</translation>
    </message>
    <message>
        <source>Zoom &amp;Out</source>
        <translation>Ver&amp;kleinern</translation>
    </message>
    <message>
        <source>&amp;Fit to Window</source>
        <translation>&amp;Ins Fenster einpassen</translation>
    </message>
    <message>
        <source>F&amp;ull Screen</source>
        <translation>&amp;Vollbild</translation>
    </message>
    <message>
        <source>&amp;Tool Bar</source>
        <translation>&amp;Werkzeugleiste</translation>
    </message>
    <message>
        <source>Side &amp;Panel</source>
        <translation>&amp;Seitenleiste</translation>
    </message>
    <message>
        <source>&amp;Coordinates</source>
        <translation>K&amp;oordinaten</translation>
    </message>
    <message>
        <source>Highlight Row, Column and &amp;Box</source>
        <translation>Zeile, Spalte und &amp;Block hervorheben</translation>
    </message>
    <message>
        <source>Highlight Equal Di&amp;gits</source>
        <translation>Gleiche &amp;Ziffern hervorheben</translation>
    </message>
    <message>
        <source>&amp;Highlight Marks of the Digit</source>
        <translation>&amp;Notizen der Ziffer hervorheben</translation>
    </message>
    <message>
        <source>Ti&amp;mer</source>
        <translation>S&amp;toppuhr</translation>
    </message>
    <message>
        <source>P&amp;ause</source>
        <translation>&amp;Pause</translation>
    </message>
    <message>
        <source>Solver &amp;Details</source>
        <translation>Einzelheiten des &amp;Lösers</translation>
    </message>
    <message>
        <source>Pu&amp;zzle List</source>
        <translation>&amp;Rätselliste</translation>
    </message>
    <message>
        <source>&amp;Encodings…</source>
        <translation>&amp;Kodierungen&#xa0;…</translation>
    </message>
    <message>
        <source>&amp;Settings…</source>
        <translation>&amp;Einstellungen&#xa0;…</translation>
    </message>
    <message>
        <source>&amp;Handbook</source>
        <translation>&amp;Handbuch</translation>
    </message>
    <message>
        <source>&amp;Keyboard Shortcuts</source>
        <translation>&amp;Tastenkürzel</translation>
    </message>
    <message>
        <source>&amp;About Sudoku Workbench</source>
        <translation>Über &amp;Sudoku Workbench</translation>
    </message>
    <message>
        <source>&amp;Clear Entries, Pencil Marks and Colours</source>
        <translation>Einträge, &amp;Notizen und Farben löschen</translation>
    </message>
    <message>
        <source>New &amp;Window</source>
        <translation>Neues Fens&amp;ter</translation>
    </message>
    <message>
        <source>&amp;Watch a Solver…</source>
        <translation>Einem Löser &amp;zusehen&#xa0;…</translation>
    </message>
    <message>
        <source>Possi&amp;ble Numbers</source>
        <translation>Mögliche Zahlen v&amp;on Regeln</translation>
    </message>
    <message>
        <source>QR Co&amp;de…</source>
        <translation>&amp;QR-Code&#xa0;…</translation>
    </message>
    <message>
        <source>Copy as P&amp;icture</source>
        <translation>Als &amp;Bild kopieren</translation>
    </message>
    <message>
        <source>&amp;Transform</source>
        <translation>Umf&amp;ormen</translation>
    </message>
    <message>
        <source>Equal and &amp;Different Cells</source>
        <translation>Gleiche und verschiedene Zellen aufsp&amp;üren</translation>
    </message>
    <message>
        <source>Fi&amp;ll In Numbers</source>
        <translation>Zahlen von Regeln erg&amp;änzen</translation>
    </message>
    <message>
        <source>Candidates While You Type</source>
        <translation>Kandidaten bei jeder Eingabe</translation>
    </message>
    <message>
        <source>Sho&amp;w Fog</source>
        <translation>N&amp;ebel zeigen</translation>
    </message>
    <message>
        <source>P&amp;lay</source>
        <translation>S&amp;pielen</translation>
    </message>
    <message>
        <source>Play Li&amp;ke the Last One</source>
        <translation>Wie zuletzt sp&amp;ielen</translation>
    </message>
    <message>
        <source>P&amp;uzzle of the Day</source>
        <translation>Rätsel des T&amp;ages</translation>
    </message>
    <message>
        <source>Recent Pu&amp;zzles…</source>
        <translation>&amp;Letzte Rätsel&#xa0;…</translation>
    </message>
    <message>
        <source>Back to the Last Rig&amp;ht State</source>
        <translation>Zum letzten richtigen Sta&amp;nd zurück</translation>
    </message>
    <message>
        <source>Go to Next &amp;Open Cell</source>
        <translation>Zur nächsten &amp;offenen Zelle</translation>
    </message>
    <message>
        <source>Pe&amp;ncil Marks</source>
        <translation>&amp;Bleistiftnotizen</translation>
    </message>
    <message>
        <source>Marks</source>
        <translation>Notizen</translation>
    </message>
    <message>
        <source>S&amp;witch Digits and Marks</source>
        <translation>Ziffern und Notizen &amp;wechseln</translation>
    </message>
    <message>
        <source>Fill Singles</source>
        <translation>Einer eintragen</translation>
    </message>
    <message>
        <source>T&amp;he Same Digit Again Clears</source>
        <translation>Dieselbe Ziffer noch einmal &amp;löscht</translation>
    </message>
    <message>
        <source>Learn Techniques…</source>
        <translation>Techniken lernen&#xa0;…</translation>
    </message>
    <message>
        <source>Learn</source>
        <translation>Lernen</translation>
    </message>
    <message>
        <source>Learn Sudoku from the Start</source>
        <translation>Sudoku von Anfang an lernen</translation>
    </message>
    <message>
        <source>Name What You Found</source>
        <translation>Gefundenes benennen</translation>
    </message>
    <message>
        <source>Pencil Ma&amp;rks in a Grid</source>
        <translation>Notizen im R&amp;aster</translation>
    </message>
    <message>
        <source>Fi&amp;lter a Digit</source>
        <translation>Nach Ziffer &amp;filtern</translation>
    </message>
    <message>
        <source>Filter a S&amp;econd Digit</source>
        <translation>Na&amp;ch zweiter Ziffer filtern</translation>
    </message>
    <message>
        <source>Filter Cells with Two Mar&amp;ks</source>
        <translation>Nach Zellen &amp;mit zwei Notizen filtern</translation>
    </message>
    <message>
        <source>S&amp;tatistics…</source>
        <translation>&amp;Statistik&#xa0;…</translation>
    </message>
    <message>
        <source>Copy as Picture in Colour</source>
        <translation>Als Bild in Farbe kopieren</translation>
    </message>
    <message>
        <source>Draw on Candidates</source>
        <translation>Auf Kandidaten zeichnen</translation>
    </message>
    <message>
        <source>Draw</source>
        <translation>Zeichnen</translation>
    </message>
    <message>
        <source>Next Colour to Draw With</source>
        <translation>Nächste Zeichenfarbe</translation>
    </message>
    <message>
        <source>Erase Drawing</source>
        <translation>Zeichnung löschen</translation>
    </message>
    <message>
        <source>From Pi&amp;cture…</source>
        <translation>Aus Bild &amp;holen …</translation>
    </message>
    <message>
        <source>My Kinds of R&amp;ules…</source>
        <translation>&amp;Meine Arten von Regeln…</translation>
    </message>
    <message>
        <source>Book…</source>
        <translation>Buch&#xa0;…</translation>
    </message>
    <message>
        <source>&amp;Symbols</source>
        <translation>S&amp;ymbole</translation>
    </message>
</context>
<context>
    <name>Conclusions</name>
    <message>
        <source>Not verified: there is not enough memory.</source>
        <translation>Nicht bestätigt: Der Speicher reicht nicht.</translation>
    </message>
    <message>
        <source>Not verified: the search was stopped.</source>
        <translation>Nicht bestätigt: Die Suche wurde angehalten.</translation>
    </message>
    <message>
        <source>The solution obeys every rule. A second solver, CaDiCaL, proved that there is no other, and every step of its proof was checked.</source>
        <translation>Die Lösung hält jede Regel ein. Ein zweiter Löser, CaDiCaL, hat bewiesen, dass es keine andere gibt, und jeder Schritt seines Beweises wurde geprüft.</translation>
    </message>
    <message>
        <source>A second solver, CaDiCaL, proved this, and every step of its proof was checked.</source>
        <translation>Ein zweiter Löser, CaDiCaL, hat das bewiesen, und jeder Schritt seines Beweises wurde geprüft.</translation>
    </message>
    <message>
        <source>Not verified: the second solver found another answer. This is an error in the program; please report it.</source>
        <translation>Nicht bestätigt: Der zweite Löser kam zu einem anderen Ergebnis. Das ist ein Fehler im Programm; bitte melden.</translation>
    </message>
    <message>
        <source>Not verified: a step of the proof is wrong. This is an error in the program; please report it.</source>
        <translation>Nicht bestätigt: Ein Schritt des Beweises ist falsch. Das ist ein Fehler im Programm; bitte melden.</translation>
    </message>
    <message>
        <source>Not verified: the folder of temporary files has no room for the proof.</source>
        <translation>Nicht bestätigt: Im Ordner für temporäre Dateien ist kein Platz für den Beweis.</translation>
    </message>
    <message>
        <source>Not verified: this program was built without CaDiCaL (libcadical-dev), which writes the proof.</source>
        <translation>Nicht bestätigt: Dieses Programm wurde ohne CaDiCaL (libcadical-dev) gebaut, das den Beweis schreibt.</translation>
    </message>
    <message>
        <source>%1 in %2</source>
        <comment>digit 1 in 12 solutions</comment>
        <translation>%1 in %2</translation>
    </message>
    <message>
        <source>%1 in %2 or more</source>
        <comment>digit 1 in 100 solutions or more</comment>
        <translation>%1 in %2 oder mehr</translation>
    </message>
    <message>
        <source>Solutions by digit of %1: %2.</source>
        <translation>Lösungen nach Ziffer von %1: %2.</translation>
    </message>
    <message>
        <source>The solution is unique.</source>
        <translation>Die Lösung ist eindeutig.</translation>
    </message>
    <message>
        <source>The puzzle has more than one solution.</source>
        <translation>Das Rätsel hat mehr als eine Lösung.</translation>
    </message>
    <message>
        <source>%1/%2: %1 in one solution, %2 in another</source>
        <translation>%1/%2: %1 in einer Lösung, %2 in einer anderen</translation>
    </message>
    <message numerus="yes">
        <source>Two solutions differ in only %n cell(s): %1.</source>
        <translation>
            <numerusform>Zwei Lösungen unterscheiden sich nur in %n Zelle: %1.</numerusform>
            <numerusform>Zwei Lösungen unterscheiden sich nur in %n Zellen: %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>A given in any of these cells, such as %1 or %2 in %3, tells the two apart.</source>
        <translation>Eine Vorgabe in einer dieser Zellen, etwa %1 oder %2 in %3, unterscheidet die beiden.</translation>
    </message>
    <message>
        <source>The puzzle has no solution with your entries.</source>
        <translation>Mit den Einträgen hat das Rätsel keine Lösung.</translation>
    </message>
    <message>
        <source>The puzzle has no solution.</source>
        <translation>Das Rätsel hat keine Lösung.</translation>
    </message>
    <message numerus="yes">
        <source>Your %n entry(s) are right.</source>
        <translation>
            <numerusform>Der Eintrag ist richtig.</numerusform>
            <numerusform>Alle %n Einträge sind richtig.</numerusform>
        </translation>
    </message>
    <message>
        <source>The solution is unique, but %1.</source>
        <translation>Die Lösung ist eindeutig, aber %1.</translation>
    </message>
    <message>
        <source>%1: %2.</source>
        <translation>%1: %2.</translation>
    </message>
    <message numerus="yes">
        <source>Outlined: the wrong entry(s)</source>
        <translation>
            <numerusform>Umrandet: der falsche Eintrag</numerusform>
            <numerusform>Umrandet: die falschen Einträge</numerusform>
        </translation>
    </message>
    <message>
        <source>wrong entry</source>
        <translation>falscher Eintrag</translation>
    </message>
    <message>
        <source>Not decided after %1 and %2.</source>
        <translation>Nach %1 und %2 nicht entschieden.</translation>
    </message>
    <message>
        <source>The solver failed.</source>
        <translation>Der Löser ist gescheitert.</translation>
    </message>
    <message numerus="yes">
        <source>The puzzle has exactly %Ln solution(s).</source>
        <translation>
            <numerusform>Das Rätsel hat genau %Ln Lösung.</numerusform>
            <numerusform>Das Rätsel hat genau %Ln Lösungen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The puzzle has more than %Ln solution(s).</source>
        <translation>
            <numerusform>Das Rätsel hat mehr als %Ln Lösung.</numerusform>
            <numerusform>Das Rätsel hat mehr als %Ln Lösungen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The puzzle has at least %Ln solution(s).</source>
        <translation>
            <numerusform>Das Rätsel hat mindestens %Ln Lösung.</numerusform>
            <numerusform>Das Rätsel hat mindestens %Ln Lösungen.</numerusform>
        </translation>
    </message>
    <message>
        <source>Outlined: cells that differ between the solutions</source>
        <translation>Umrandet: Zellen, in denen sich die Lösungen unterscheiden</translation>
    </message>
    <message>
        <source>differs between the solutions</source>
        <translation>in den Lösungen verschieden</translation>
    </message>
    <message>
        <source>in this solution: %1</source>
        <translation>in dieser Lösung: %1</translation>
    </message>
    <message>
        <source>Solution %1 of %2.</source>
        <translation>Lösung %1 von %2.</translation>
    </message>
    <message>
        <source>Solution %1 of the first %2.</source>
        <translation>Lösung %1 der ersten %2.</translation>
    </message>
    <message>
        <source>%1 × 10^%2</source>
        <translation>%1 × 10^%2</translation>
    </message>
    <message>
        <source>The puzzle has about %1 solutions.</source>
        <translation>Das Rätsel hat etwa %1 Lösungen.</translation>
    </message>
    <message>
        <source>This is an estimate from %1 random walks with a standard error of %2 %.</source>
        <translation>Dies ist eine Schätzung aus %1 zufälligen Suchläufen mit einem Standardfehler von %2&#xa0;%.</translation>
    </message>
    <message>
        <source>Small digits: true candidates. Outlined: as a given, the digit leaves one solution</source>
        <translation>Kleine Ziffern: wahre Kandidaten. Umrandet: Als Vorgabe lässt die Ziffer nur eine Lösung übrig</translation>
    </message>
    <message>
        <source>the same in all solutions: %1</source>
        <translation>in allen Lösungen gleich: %1</translation>
    </message>
    <message>
        <source>The cells show their true candidates.</source>
        <translation>Die Zellen zeigen ihre wahren Kandidaten.</translation>
    </message>
    <message>
        <source>%1 of %2 candidates are decided.</source>
        <translation>%1 von %2 Kandidaten sind entschieden.</translation>
    </message>
    <message>
        <source>The same in all solutions: %1 of %2 cells.</source>
        <translation>In allen Lösungen gleich: %1 von %2 Zellen.</translation>
    </message>
    <message numerus="yes">
        <source>%n digit(s) each leave exactly one solution as a given.</source>
        <translation>
            <numerusform>%n Ziffer lässt als Vorgabe genau eine Lösung übrig.</numerusform>
            <numerusform>%n Ziffern lassen als Vorgabe jeweils genau eine Lösung übrig.</numerusform>
        </translation>
    </message>
    <message>
        <source>The solutions of each digit are counted up to %1. Move to a cell to read them.</source>
        <translation>Die Lösungen jeder Ziffer sind bis %1 gezählt. Sie stehen bei der Zelle, auf der der Cursor ist.</translation>
    </message>
    <message numerus="yes">
        <source>row(s) %1</source>
        <translation>
            <numerusform>Zeile %1</numerusform>
            <numerusform>Zeilen %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>column(s) %1</source>
        <translation>
            <numerusform>Spalte %1</numerusform>
            <numerusform>Spalten %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>box(es) %1</source>
        <translation>
            <numerusform>Block %1</numerusform>
            <numerusform>Blöcke %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>region(s) %1</source>
        <translation>
            <numerusform>Region %1</numerusform>
            <numerusform>Regionen %1</numerusform>
        </translation>
    </message>
    <message>
        <source>all rows</source>
        <translation>alle Zeilen</translation>
    </message>
    <message>
        <source>all columns</source>
        <translation>alle Spalten</translation>
    </message>
    <message>
        <source>all boxes</source>
        <translation>alle Blöcke</translation>
    </message>
    <message>
        <source>all regions</source>
        <translation>alle Regionen</translation>
    </message>
    <message>
        <source>all rows, columns and boxes</source>
        <translation>alle Zeilen, Spalten und Blöcke</translation>
    </message>
    <message>
        <source>all rows, columns and regions</source>
        <translation>alle Zeilen, Spalten und Regionen</translation>
    </message>
    <message numerus="yes">
        <source>%n entry(s)</source>
        <translation>
            <numerusform>%n Eintrag</numerusform>
            <numerusform>%n Einträge</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n given(s)</source>
        <translation>
            <numerusform>%n Vorgabe</numerusform>
            <numerusform>%n Vorgaben</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>The search is incomplete: this is what is known so far.</source>
        <translation>Die Suche ist nicht zu Ende: Dies ist bisher bekannt.</translation>
    </message>
    <message>
        <source>part of the contradiction</source>
        <translation>Teil des Widerspruchs</translation>
    </message>
    <message>
        <source>This is a given of the puzzle.</source>
        <translation>Dies ist eine Vorgabe des Rätsels.</translation>
    </message>
    <message>
        <source>This is your entry.</source>
        <translation>Dies ist ein eigener Eintrag.</translation>
    </message>
    <message>
        <source>%1.</source>
        <translation>%1.</translation>
    </message>
    <message>
        <source>No digit is repeated in %1.</source>
        <translation>Keine Ziffer wiederholt sich in %1.</translation>
    </message>
    <message>
        <source>The search was stopped. Some of these contradict each other: %1.</source>
        <translation>Die Suche wurde angehalten. Einige davon widersprechen einander: %1.</translation>
    </message>
    <message>
        <source>%1 leaves no solution.</source>
        <translation>%1 lässt keine Lösung zu.</translation>
    </message>
    <message>
        <source>%1 contradict each other.</source>
        <translation>%1 widersprechen einander.</translation>
    </message>
    <message>
        <source>%1 contradict each other; without any one of them the others do not.</source>
        <translation>%1 widersprechen einander; lässt man irgendetwas davon weg, widerspricht sich der Rest nicht.</translation>
    </message>
    <message>
        <source>Change or remove one of these rules.</source>
        <translation>Eine dieser Regeln ändern oder entfernen.</translation>
    </message>
    <message>
        <source>Your entry in %1 contradicts the puzzle.</source>
        <translation>Der Eintrag in %1 widerspricht dem Rätsel.</translation>
    </message>
    <message>
        <source>You entered %1.</source>
        <translation>Eingetragen wurde %1.</translation>
    </message>
    <message>
        <source>Outlined: cells that contradict each other</source>
        <translation>Umrandet: Zellen, die einander widersprechen</translation>
    </message>
    <message>
        <source>The puzzle has no solution: its rules contradict each other.</source>
        <translation>Das Rätsel hat keine Lösung: Seine Regeln widersprechen einander.</translation>
    </message>
    <message>
        <source>Outlined: part of the contradiction</source>
        <translation>Umrandet: Teil des Widerspruchs</translation>
    </message>
    <message>
        <source>No fix was found.</source>
        <translation>Es wurde keine Korrektur gefunden.</translation>
    </message>
    <message numerus="yes">
        <source>There are %n possible fix(es), the likeliest first.</source>
        <translation>
            <numerusform>%n mögliche Korrektur wurde gefunden.</numerusform>
            <numerusform>%n mögliche Korrekturen wurden gefunden, die wahrscheinlichste zuerst.</numerusform>
        </translation>
    </message>
    <message>
        <source>Rounded outline: a given to add</source>
        <translation>Abgerundet umrandet: eine Vorgabe, die hinzukommt</translation>
    </message>
    <message>
        <source>%1 in %2</source>
        <translation>%1 in %2</translation>
    </message>
    <message numerus="yes">
        <source>%n more given(s) leave exactly one solution.</source>
        <translation>
            <numerusform>%n weitere Vorgabe lässt genau eine Lösung übrig.</numerusform>
            <numerusform>%n weitere Vorgaben lassen genau eine Lösung übrig.</numerusform>
        </translation>
    </message>
    <message>
        <source>Fewer givens are not enough for this solution.</source>
        <translation>Weniger Vorgaben reichen für diese Lösung nicht.</translation>
    </message>
    <message>
        <source>None of them can be left out, but another choice may be smaller.</source>
        <translation>Keine davon kann wegfallen, aber eine andere Auswahl kann kleiner sein.</translation>
    </message>
    <message>
        <source>There is nothing to fix: the puzzle has a solution.</source>
        <translation>Es gibt nichts zu beheben: Das Rätsel hat eine Lösung.</translation>
    </message>
    <message>
        <source>There is nothing to fix: the solution is unique.</source>
        <translation>Es gibt nichts zu beheben: Die Lösung ist eindeutig.</translation>
    </message>
    <message>
        <source>Make Unique adds the clues that are missing.</source>
        <translation>„Eindeutig machen“ ergänzt die fehlenden Vorgaben.</translation>
    </message>
    <message>
        <source>Outlined: redundant clues</source>
        <translation>Umrandet: überflüssige Vorgaben</translation>
    </message>
    <message>
        <source>Minimal: every clue is needed.</source>
        <translation>Minimal: Jede Vorgabe wird gebraucht.</translation>
    </message>
    <message numerus="yes">
        <source>%n clue(s) are redundant, each by itself.</source>
        <translation>
            <numerusform>%n Vorgabe ist überflüssig.</numerusform>
            <numerusform>%n Vorgaben sind überflüssig, jede für sich.</numerusform>
        </translation>
    </message>
    <message>
        <source>The rule %1 is redundant.</source>
        <translation>Die Regel %1 ist überflüssig.</translation>
    </message>
    <message>
        <source>redundant</source>
        <translation>überflüssig</translation>
    </message>
    <message numerus="yes">
        <source>%n of %1 clues are enough.</source>
        <translation>
            <numerusform>%n von %1 Vorgaben reicht.</numerusform>
            <numerusform>%n von %1 Vorgaben reichen.</numerusform>
        </translation>
    </message>
    <message>
        <source>Outlined: clues to remove</source>
        <translation>Umrandet: Vorgaben, die wegfallen</translation>
    </message>
    <message>
        <source>to remove</source>
        <translation>fällt weg</translation>
    </message>
    <message>
        <source>Change %1 from %2 to %3</source>
        <translation>%1 von %2 auf %3 ändern</translation>
    </message>
    <message>
        <source>Swap %1 and %2</source>
        <translation>%1 und %2 vertauschen</translation>
    </message>
    <message>
        <source>Shift row %1 from %2 on</source>
        <translation>Zeile %1 ab %2 verschieben</translation>
    </message>
    <message>
        <source>Remove %1</source>
        <translation>%1 entfernen</translation>
    </message>
    <message>
        <source>%1: one solution</source>
        <translation>%1: eine Lösung</translation>
    </message>
    <message>
        <source>Every clue is needed, but not every rule.</source>
        <translation>Jede Vorgabe wird gebraucht, aber nicht jede Regel.</translation>
    </message>
    <message>
        <source>Without one of them, another may be needed.</source>
        <translation>Ohne eine davon wird vielleicht eine andere gebraucht.</translation>
    </message>
    <message>
        <source>Cleared %1.</source>
        <translation>%1 geleert.</translation>
    </message>
    <message>
        <source>Added %1.</source>
        <translation>Hinzugefügt: %1.</translation>
    </message>
    <message>
        <source>Changed %1 from %2 to %3.</source>
        <translation>%1 von %2 in %3 geändert.</translation>
    </message>
    <message>
        <source>Changed %1.</source>
        <translation>Geändert: %1.</translation>
    </message>
    <message>
        <source>The solution is unique (proved %1).</source>
        <translation>Die Lösung ist eindeutig (%1 bewiesen).</translation>
    </message>
    <message>
        <source>The puzzle has no solution (proved %1).</source>
        <translation>Das Rätsel hat keine Lösung (%1 bewiesen).</translation>
    </message>
    <message>
        <source>The solution is unique (verified %1).</source>
        <translation>Die Lösung ist eindeutig (%1 nachgeprüft).</translation>
    </message>
    <message>
        <source>The puzzle has no solution (verified %1).</source>
        <translation>Das Rätsel hat keine Lösung (%1 nachgeprüft).</translation>
    </message>
    <message>
        <source>%1 Answered %2.</source>
        <translation>%1 Beantwortet: %2.</translation>
    </message>
    <message>
        <source>Change or remove this rule.</source>
        <translation>Diese Regel ändern oder entfernen.</translation>
    </message>
    <message>
        <source>The puzzle has no solution: one of its rules leaves none.</source>
        <translation>Das Rätsel hat keine Lösung: Eine seiner Regeln lässt keine zu.</translation>
    </message>
    <message numerus="yes">
        <source>%n step(s), with cases, lead from them to contradictions.</source>
        <translation>
            <numerusform>Von dort führt %n Schritt mit Fallunterscheidungen zu Widersprüchen.</numerusform>
            <numerusform>Von dort führen %n Schritte mit Fallunterscheidungen zu Widersprüchen.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 von %2</translation>
    </message>
    <message>
        <source>%1: no number leaves a solution</source>
        <translation>%1: Keine Zahl lässt eine Lösung zu</translation>
    </message>
    <message>
        <source>%1: one solution with %2</source>
        <translation>%1: eine Lösung mit %2</translation>
    </message>
    <message>
        <source>%1: several solutions with %2</source>
        <translation>%1: mehrere Lösungen mit %2</translation>
    </message>
    <message>
        <source>%1: one solution with %2; several with %3</source>
        <translation>%1: eine Lösung mit %2; mehrere mit %3</translation>
    </message>
    <message>
        <source>Outlined: rules that could have another number</source>
        <translation>Umrandet: Regeln, die eine andere Zahl haben könnten</translation>
    </message>
    <message>
        <source>No other number leaves exactly one solution.</source>
        <translation>Keine andere Zahl lässt genau eine Lösung übrig.</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n number(s) could be another one.</source>
        <translation>
            <numerusform>Bei %1 von %n Zahl ist eine andere möglich.</numerusform>
            <numerusform>Bei %1 von %n Zahlen ist eine andere möglich.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>… and %n more</source>
        <translation>
            <numerusform>… und %n weitere</numerusform>
            <numerusform>… und %n weitere</numerusform>
        </translation>
    </message>
    <message>
        <source>No rule here has a number.</source>
        <translation>Hier hat keine Regel eine Zahl.</translation>
    </message>
    <message>
        <source>%1: several</source>
        <translation>%1: mehrere</translation>
    </message>
    <message numerus="yes">
        <source>%n step(s) lead from them to a contradiction. %1.</source>
        <translation>
            <numerusform>Von dort führt %n Schritt zu einem Widerspruch. %1.</numerusform>
            <numerusform>Von dort führen %n Schritte zu einem Widerspruch. %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>Step %1 of %2</source>
        <translation>Schritt %1 von %2</translation>
    </message>
    <message>
        <source>Why there is no solution</source>
        <translation>Warum es keine Lösung gibt</translation>
    </message>
    <message>
        <source>%1 contain the same digit in every solution.</source>
        <translation>%1 enthalten in jeder Lösung dieselbe Ziffer.</translation>
    </message>
    <message>
        <source>%1 contain different digits in every solution.</source>
        <translation>%1 enthalten in jeder Lösung verschiedene Ziffern.</translation>
    </message>
    <message>
        <source>Every cell has one digit in all solutions.</source>
        <translation>Jede Zelle hat in allen Lösungen dieselbe Ziffer.</translation>
    </message>
    <message>
        <source>No two cells are always equal, or always different without a rule.</source>
        <translation>Keine zwei Zellen sind immer gleich oder ohne eine Regel immer verschieden.</translation>
    </message>
    <message>
        <source>Always equal: %1. Always different: %2.</source>
        <translation>Immer gleich: %1. Immer verschieden: %2.</translation>
    </message>
    <message numerus="yes">
        <source>%n group(s) of cells</source>
        <translation>
            <numerusform>%n Gruppe von Zellen</numerusform>
            <numerusform>%n Gruppen von Zellen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n pair(s) of cells</source>
        <translation>
            <numerusform>%n Paar von Zellen</numerusform>
            <numerusform>%n Paare von Zellen</numerusform>
        </translation>
    </message>
    <message>
        <source>Outlined together: cells with the same digit in every solution</source>
        <translation>Zusammen umrandet: Zellen mit derselben Ziffer in jeder Lösung</translation>
    </message>
    <message>
        <source>Not listed: what a rule demands, and what follows from cells that are always equal.</source>
        <translation>Nicht aufgeführt: was eine Regel verlangt und was aus immer gleichen Zellen folgt.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln pair(s) of cells are not decided.</source>
        <translation>
            <numerusform>%Ln Paar von Zellen ist nicht entschieden.</numerusform>
            <numerusform>%Ln Paare von Zellen sind nicht entschieden.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>the number of a part of an answer</comment>
        <translation>%1 von %2</translation>
    </message>
    <message>
        <source>Framed: cells with the same digit in every solution</source>
        <translation>Eingerahmt: Zellen mit derselben Ziffer in jeder Lösung</translation>
    </message>
    <message>
        <source>Framed: cells with different digits in every solution</source>
        <translation>Eingerahmt: Zellen mit verschiedenen Ziffern in jeder Lösung</translation>
    </message>
    <message>
        <source>equal in every solution</source>
        <translation>in jeder Lösung gleich</translation>
    </message>
    <message>
        <source>different in every solution</source>
        <translation>in jeder Lösung verschieden</translation>
    </message>
    <message>
        <source>One rule of another kind is enough instead.</source>
        <translation>Stattdessen reicht eine Regel anderer Art.</translation>
    </message>
    <message>
        <source>One rule is enough instead.</source>
        <translation>Stattdessen reicht eine Regel.</translation>
    </message>
    <message>
        <source>Every rule is obeyed.</source>
        <translation>Alle Regeln sind eingehalten.</translation>
    </message>
    <message>
        <source>Checked and obeyed: %1. Not everything was checked: %2.</source>
        <translation>Geprüft und eingehalten: %1. Nicht alles wurde geprüft: %2.</translation>
    </message>
    <message>
        <source>No two cells were found so far that are always equal, or always different.</source>
        <translation>Bisher wurden keine zwei Zellen gefunden, die immer gleich oder immer verschieden sind.</translation>
    </message>
    <message>
        <source>Always equal: %1. No others are always different.</source>
        <translation>Immer gleich: %1. Keine anderen sind immer verschieden.</translation>
    </message>
    <message>
        <source>Always equal: %1. No different ones were found so far.</source>
        <translation>Immer gleich: %1. Verschiedene wurden bisher nicht gefunden.</translation>
    </message>
    <message>
        <source>Always different: %1. No two cells are always equal.</source>
        <translation>Immer verschieden: %1. Keine zwei Zellen sind immer gleich.</translation>
    </message>
    <message>
        <source>Always different: %1. No equal ones were found so far.</source>
        <translation>Immer verschieden: %1. Gleiche wurden bisher nicht gefunden.</translation>
    </message>
    <message>
        <source>Two solutions have the same digits, but other regions.</source>
        <translation>Zwei Lösungen haben dieselben Ziffern, aber andere Regionen.</translation>
    </message>
</context>
<context>
    <name>CourseLesson</name>
    <message>
        <source>Rows</source>
        <translation>Zeilen</translation>
    </message>
    <message>
        <source>A row has each digit from 1 to 4 once. One is missing: click the open cell and type it.</source>
        <translation>Eine Zeile hat jede Ziffer von 1 bis 4 einmal. Eine fehlt: die offene Zelle anklicken und die Ziffer eingeben.</translation>
    </message>
    <message>
        <source>Columns</source>
        <translation>Spalten</translation>
    </message>
    <message>
        <source>A column has each digit once too. Fill the open cells; the arrow keys move.</source>
        <translation>Auch eine Spalte hat jede Ziffer einmal. Die offenen Zellen füllen; die Pfeiltasten führen von Zelle zu Zelle.</translation>
    </message>
    <message>
        <source>Boxes</source>
        <translation>Blöcke</translation>
    </message>
    <message>
        <source>Thick lines make boxes, and a box has each digit once as well. Fill the open box.</source>
        <translation>Dicke Linien begrenzen Blöcke, und auch ein Block hat jede Ziffer einmal. Den offenen Block füllen.</translation>
    </message>
    <message>
        <source>What can it be?</source>
        <translation>Was kann es sein?</translation>
    </message>
    <message>
        <source>Look at r2c2, in row 2 and column 2: which digit is not in its row, column or box? Type it there.</source>
        <translation>Ein Blick auf r2c2, in Zeile 2 und Spalte 2: Welche Ziffer steht weder in der Zeile noch in der Spalte noch im Block dieser Zelle? Dort eingeben.</translation>
    </message>
    <message>
        <source>Where can it go?</source>
        <translation>Wo kann sie hin?</translation>
    </message>
    <message>
        <source>The box at the top right needs a 3, and row 2 has one already. Put the 3 where it must go.</source>
        <translation>Der Block rechts oben braucht eine 3, und Zeile 2 hat schon eine. Die 3 dort eintragen, wo sie stehen muss.</translation>
    </message>
    <message>
        <source>A whole puzzle</source>
        <translation>Ein ganzes Rätsel</translation>
    </message>
    <message>
        <source>Solve this small Sudoku. Ask for each open cell what it can be, and for each digit where it can go.</source>
        <translation>Dieses kleine Sudoku lösen. Bei jeder offenen Zelle fragen, was sie sein kann, und bei jeder Ziffer, wo sie hinkann.</translation>
    </message>
    <message>
        <source>Six digits</source>
        <translation>Sechs Ziffern</translation>
    </message>
    <message>
        <source>Here rows, columns and boxes have the digits from 1 to 6. The rules are the same.</source>
        <translation>Hier haben Zeilen, Spalten und Blöcke die Ziffern von 1 bis 6. Die Regeln sind dieselben.</translation>
    </message>
    <message>
        <source>Pencil marks</source>
        <translation>Notizen</translation>
    </message>
    <message>
        <source>If a cell can be one of several digits, note them: type both digits that r1c1 can be while Ctrl is held.</source>
        <translation>Sind in einer Zelle mehrere Ziffern möglich, notiert man sie: bei gedrückter Strg-Taste die beiden Ziffern eingeben, die in r1c1 möglich sind.</translation>
    </message>
    <message>
        <source>Nine digits</source>
        <translation>Neun Ziffern</translation>
    </message>
    <message>
        <source>This is the board of the newspapers, nearly full. Each open cell is the last one of a row, a column or a box.</source>
        <translation>Das ist das Gitter aus der Zeitung, beinahe voll. Jede offene Zelle ist die letzte einer Zeile, einer Spalte oder eines Blocks.</translation>
    </message>
    <message>
        <source>Your first Sudoku</source>
        <translation>Das erste Sudoku</translation>
    </message>
    <message>
        <source>Solve it in your own time. If you are stuck, F12 gives a hint: first where to look, then more.</source>
        <translation>Beim Lösen eilt es nicht. Geht es nicht weiter, gibt F12 einen Hinweis: zuerst, wo ein Blick lohnt, dann mehr.</translation>
    </message>
</context>
<context>
    <name>Difficulty</name>
    <message>
        <source>HoDoKu&apos;s score %1 to %2</source>
        <translation>HoDoKu-Punkte %1 bis %2</translation>
    </message>
    <message>
        <source>ER %1 to %2</source>
        <translation>ER %1 bis %2</translation>
    </message>
    <message>
        <source>needs %1</source>
        <translation>braucht %1</translation>
    </message>
    <message>
        <source>needs %1 and nothing harder</source>
        <translation>braucht %1 und nichts Schwereres</translation>
    </message>
    <message>
        <source>only %1</source>
        <translation>nur %1</translation>
    </message>
    <message>
        <source>Only a puzzle with exactly one solution has a difficulty.</source>
        <translation>Nur ein Rätsel mit genau einer Lösung hat eine Schwierigkeit.</translation>
    </message>
    <message>
        <source>This rating is only for 9 × 9 boards without further rules. Ask for a level.</source>
        <translation>Diese Bewertung gibt es nur für 9 × 9 ohne weitere Regeln. Stattdessen eine Stufe wählen.</translation>
    </message>
    <message>
        <source>%1 does not suit this board.</source>
        <translation>%1 passt nicht zu diesem Gitter.</translation>
    </message>
    <message>
        <source>%1 is not used by default. Name all techniques that may be used.</source>
        <translation>%1 wird standardmäßig nicht verwendet. Alle erlaubten Techniken nennen.</translation>
    </message>
    <message>
        <source>%1 is needed, but not among the techniques that suffice.</source>
        <translation>%1 wird gebraucht, ist aber nicht unter den Techniken, die genügen.</translation>
    </message>
    <message>
        <source>%1 is harder than %2.</source>
        <translation>%1 ist schwerer als %2.</translation>
    </message>
    <message>
        <source>%1 is not hard enough for %2.</source>
        <translation>%1 ist für %2 nicht schwer genug.</translation>
    </message>
    <message>
        <source>%1 is needed, but harder than the hardest technique.</source>
        <translation>%1 wird gebraucht, ist aber schwerer als die schwerste Technik.</translation>
    </message>
    <message>
        <source>No puzzle of the level %1 has a rating that high.</source>
        <translation>Kein Rätsel der Stufe %1 hat eine so hohe Bewertung.</translation>
    </message>
    <message>
        <source>The techniques that are needed give a higher score than that.</source>
        <translation>Die gebrauchten Techniken ergeben mehr Punkte.</translation>
    </message>
    <message>
        <source>None of the techniques that suffice places a digit. Add naked-single or hidden-single.</source>
        <translation>Keine der genügenden Techniken setzt eine Ziffer. Nackten oder Versteckten Einer hinzufügen.</translation>
    </message>
    <message>
        <source>%1 in %2 of %3 steps</source>
        <translation>%1 in %2 von %3 Schritten</translation>
    </message>
    <message>
        <source>at least %1</source>
        <translation>mindestens %1</translation>
    </message>
    <message>
        <source>at most %1</source>
        <translation>höchstens %1</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1 bis %2</translation>
    </message>
    <message>
        <source>steps: %1</source>
        <translation>Schritte: %1</translation>
    </message>
    <message>
        <source>hard steps: %1</source>
        <translation>schwere Schritte: %1</translation>
    </message>
    <message>
        <source>harder, not longer</source>
        <translation>schwerer, nicht länger</translation>
    </message>
    <message>
        <source>Puzzles of the level %1 have no hard step.</source>
        <translation>Rätsel der Stufe %1 haben keinen schweren Schritt.</translation>
    </message>
    <message>
        <source>The hard steps alone are more than all steps.</source>
        <translation>Die schweren Schritte allein sind mehr als alle Schritte.</translation>
    </message>
    <message>
        <source>The range is reversed. Enter the lower number first.</source>
        <translation>Der Bereich ist vertauscht. Die kleinere Zahl zuerst angeben.</translation>
    </message>
    <message numerus="yes">
        <source>Such a puzzle has at least %n hard step(s).</source>
        <translation>
            <numerusform>Ein solches Rätsel hat mindestens %n schweren Schritt.</numerusform>
            <numerusform>Ein solches Rätsel hat mindestens %n schwere Schritte.</numerusform>
        </translation>
    </message>
    <message>
        <source>No known puzzle has a rating that high.</source>
        <translation>Kein bekanntes Rätsel hat eine so hohe Bewertung.</translation>
    </message>
</context>
<context>
    <name>DocumentFormat</name>
    <message>
        <source>Web page</source>
        <translation>Webseite</translation>
    </message>
    <message>
        <source>LaTeX</source>
        <translation>LaTeX</translation>
    </message>
    <message>
        <source>OpenDocument text (Word opens it)</source>
        <translation>OpenDocument-Text (Word öffnet ihn)</translation>
    </message>
    <message>
        <source>Table for Excel (CSV)</source>
        <translation>Tabelle für Excel (CSV)</translation>
    </message>
</context>
<context>
    <name>Drawings</name>
    <message numerus="yes">
        <source>%n colour(s) of cells</source>
        <translation>
            <numerusform>%n Farbe von Zellen</numerusform>
            <numerusform>%n Farben von Zellen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n line(s)</source>
        <translation>
            <numerusform>%n Linie</numerusform>
            <numerusform>%n Linien</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n rectangle(s)</source>
        <translation>
            <numerusform>%n Rechteck</numerusform>
            <numerusform>%n Rechtecke</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n circle(s)</source>
        <translation>
            <numerusform>%n Kreis</numerusform>
            <numerusform>%n Kreise</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n text(s)</source>
        <translation>
            <numerusform>%n Text</numerusform>
            <numerusform>%n Texte</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cage(s)</source>
        <translation>
            <numerusform>%n Käfig</numerusform>
            <numerusform>%n Käfige</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n drawing(s)</source>
        <translation>
            <numerusform>%n Zeichnung</numerusform>
            <numerusform>%n Zeichnungen</numerusform>
        </translation>
    </message>
    <message>
        <source>fog</source>
        <translation>Nebel</translation>
    </message>
    <message>
        <source>%1; no rules</source>
        <translation>%1; keine Regeln</translation>
    </message>
    <message>
        <source>%1 × %2</source>
        <translation>%1 × %2</translation>
    </message>
</context>
<context>
    <name>Duration</name>
    <message>
        <source>%1 ms</source>
        <translation>%1&#xa0;ms</translation>
    </message>
    <message>
        <source>%1 s</source>
        <translation>%1&#xa0;s</translation>
    </message>
    <message>
        <source>%1 min %2 s</source>
        <translation>%1&#xa0;min %2&#xa0;s</translation>
    </message>
    <message>
        <source>&lt; %1 ms</source>
        <translation>&lt; %1 ms</translation>
    </message>
    <message>
        <source>at once</source>
        <translation>sofort</translation>
    </message>
    <message>
        <source>in %1</source>
        <translation>in %1</translation>
    </message>
</context>
<context>
    <name>EncodingText</name>
    <message>
        <source>At most one of %1: %2, %3.</source>
        <translation>Höchstens einer von %1: %2, %3.</translation>
    </message>
    <message>
        <source>%1 Source: %2.</source>
        <translation>%1 Quelle: %2.</translation>
    </message>
    <message>
        <source>A cell with %1: %2 bits, %3.</source>
        <translation>Eine Zelle mit %1: %2 Bits, %3.</translation>
    </message>
</context>
<context>
    <name>EquationWhy</name>
    <message>
        <source>%1, so %2 has %3 in %4 and the rest in %5</source>
        <translation>%1, also hat %2 in %4 die Summe %3 und in %5 den Rest</translation>
    </message>
    <message>
        <source>%1 share cells</source>
        <translation>%1 haben Zellen gemeinsam</translation>
    </message>
    <message>
        <source>%1, which leaves %2 for %3</source>
        <translation>%1, was %2 für %3 übrig lässt</translation>
    </message>
    <message numerus="yes">
        <source>%1 adds up to %2; its %n cage(s) make %3</source>
        <translation>
            <numerusform>%1 ergibt zusammen %2; der Käfig darin ergibt %3</numerusform>
            <numerusform>%1 ergibt zusammen %2; die %n Käfige darin ergeben %3</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 adds up to %2; its %n sum(s) make %3</source>
        <translation>
            <numerusform>%1 ergibt zusammen %2; die Summe darin ergibt %3</numerusform>
            <numerusform>%1 ergibt zusammen %2; die %n Summen darin ergeben %3</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 add up to %2; their %n cage(s) make %3</source>
        <translation>
            <numerusform>%1 ergeben zusammen %2; der Käfig darin ergibt %3</numerusform>
            <numerusform>%1 ergeben zusammen %2; die %n Käfige darin ergeben %3</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 add up to %2; their %n sum(s) make %3</source>
        <translation>
            <numerusform>%1 ergeben zusammen %2; die Summe darin ergibt %3</numerusform>
            <numerusform>%1 ergeben zusammen %2; die %n Summen darin ergeben %3</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 adds up to %2; the %n cage(s) that cover it make %3</source>
        <translation>
            <numerusform>%1 ergibt zusammen %2; der Käfig, der das Haus abdeckt, ergibt %3</numerusform>
            <numerusform>%1 ergibt zusammen %2; die %n Käfige, die das Haus abdecken, ergeben %3</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 adds up to %2; the %n sum(s) that cover it make %3</source>
        <translation>
            <numerusform>%1 ergibt zusammen %2; die Summe, die das Haus abdeckt, ergibt %3</numerusform>
            <numerusform>%1 ergibt zusammen %2; die %n Summen, die das Haus abdecken, ergeben %3</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 add up to %2; the %n cage(s) that cover them make %3</source>
        <translation>
            <numerusform>%1 ergeben zusammen %2; der Käfig, der diese Häuser abdeckt, ergibt %3</numerusform>
            <numerusform>%1 ergeben zusammen %2; die %n Käfige, die diese Häuser abdecken, ergeben %3</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 add up to %2; the %n sum(s) that cover them make %3</source>
        <translation>
            <numerusform>%1 ergeben zusammen %2; die Summe, die diese Häuser abdeckt, ergibt %3</numerusform>
            <numerusform>%1 ergeben zusammen %2; die %n Summen, die diese Häuser abdecken, ergeben %3</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 adds up to %2; the %n cage(s) make %3</source>
        <translation>
            <numerusform>%1 ergibt zusammen %2; der Käfig ergibt %3</numerusform>
            <numerusform>%1 ergibt zusammen %2; die %n Käfige ergeben %3</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 adds up to %2; the %n sum(s) make %3</source>
        <translation>
            <numerusform>%1 ergibt zusammen %2; die Summe ergibt %3</numerusform>
            <numerusform>%1 ergibt zusammen %2; die %n Summen ergeben %3</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 add up to %2; the %n cage(s) make %3</source>
        <translation>
            <numerusform>%1 ergeben zusammen %2; der Käfig ergibt %3</numerusform>
            <numerusform>%1 ergeben zusammen %2; die %n Käfige ergeben %3</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 add up to %2; the %n sum(s) make %3</source>
        <translation>
            <numerusform>%1 ergeben zusammen %2; die Summe ergibt %3</numerusform>
            <numerusform>%1 ergeben zusammen %2; die %n Summen ergeben %3</numerusform>
        </translation>
    </message>
    <message>
        <source>%1; with %2 that is %3</source>
        <translation>%1; mit %2 sind es %3</translation>
    </message>
    <message>
        <source>%1; without %2, outside, that is %3</source>
        <translation>%1; ohne %2 außerhalb sind es %3</translation>
    </message>
    <message>
        <source>%1; this can only be %2</source>
        <translation>%1; das kann nur %2 sein</translation>
    </message>
    <message>
        <source>%1, so %2 is as much as %3</source>
        <translation>%1, also ist %2 so viel wie %3</translation>
    </message>
    <message>
        <source>%1, so %2 are as much as %3</source>
        <translation>%1, also sind %2 zusammen so viel wie %3</translation>
    </message>
    <message>
        <source>%1, so %2 is %3 more than %4</source>
        <translation>%1, also ist %2 um %3 mehr als %4</translation>
    </message>
    <message>
        <source>%1, so %2 are %3 more than %4</source>
        <translation>%1, also sind %2 zusammen um %3 mehr als %4</translation>
    </message>
</context>
<context>
    <name>ErrorText</name>
    <message numerus="yes">
        <source>this puzzle has %n cell(s), but a board of %1x%1 has %2</source>
        <translation>
            <numerusform>dieses Rätsel hat %n Zelle, aber ein Gitter %1x%1 hat %2</numerusform>
            <numerusform>dieses Rätsel hat %n Zellen, aber ein Gitter %1x%1 hat %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>this row has %n cell(s), but should have %1</source>
        <translation>
            <numerusform>diese Zeile hat %n Zelle, sollte aber %1 haben</numerusform>
            <numerusform>diese Zeile hat %n Zellen, sollte aber %1 haben</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 is not a digit</source>
        <translation>%1 ist keine Ziffer</translation>
    </message>
    <message>
        <source>%1 is not a digit of a board of %2x%2</source>
        <translation>%1 ist keine Ziffer eines Gitters %2x%2</translation>
    </message>
    <message>
        <source>%1 is too large: the largest digit is %2</source>
        <translation>%1 ist zu groß: Die größte Ziffer ist %2</translation>
    </message>
    <message>
        <source>boxes of %1 do not fit a board of %2x%2: each box must have %2 cells</source>
        <translation>Blöcke von %1 passen nicht in ein Gitter %2x%2: Jeder Block muss %2 Zellen haben</translation>
    </message>
    <message>
        <source>%1 is not a directive; the directives are: %2</source>
        <translation>%1 ist keine Direktive; die Direktiven sind: %2</translation>
    </message>
    <message>
        <source>the value of %1 does not fit this board</source>
        <translation>der Wert von %1 passt nicht zu diesem Gitter</translation>
    </message>
    <message>
        <source>the value of %1 does not fit this board; an example: %2 %3</source>
        <translation>der Wert von %1 passt nicht zu diesem Gitter; ein Beispiel: %2 %3</translation>
    </message>
    <message>
        <source>%1 is not a variant; the variants are: %2</source>
        <translation>%1 ist keine Variante; die Varianten sind: %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1 is not a cell of this board; cells are written as r4c7</source>
        <translation>%1 ist keine Zelle dieses Gitters; Zellen schreibt man als r4c7</translation>
    </message>
    <message>
        <source>version %1 of this format needs a newer program; this one reads version %2</source>
        <translation>Version %1 dieses Formats braucht ein neueres Programm; dieses liest Version %2</translation>
    </message>
    <message>
        <source>a PNG picture</source>
        <translation>ein PNG-Bild</translation>
    </message>
    <message>
        <source>a JPEG picture</source>
        <translation>ein JPEG-Bild</translation>
    </message>
    <message>
        <source>a GIF picture</source>
        <translation>ein GIF-Bild</translation>
    </message>
    <message>
        <source>a TIFF picture</source>
        <translation>ein TIFF-Bild</translation>
    </message>
    <message>
        <source>a PDF document</source>
        <translation>ein PDF-Dokument</translation>
    </message>
    <message>
        <source>a PostScript document</source>
        <translation>ein PostScript-Dokument</translation>
    </message>
    <message>
        <source>an office document</source>
        <translation>ein Office-Dokument</translation>
    </message>
    <message>
        <source>a spreadsheet</source>
        <translation>eine Tabelle</translation>
    </message>
    <message>
        <source>a ZIP archive</source>
        <translation>ein ZIP-Archiv</translation>
    </message>
    <message>
        <source>a compressed file</source>
        <translation>eine komprimierte Datei</translation>
    </message>
    <message>
        <source>a program</source>
        <translation>ein Programm</translation>
    </message>
    <message>
        <source>a database</source>
        <translation>eine Datenbank</translation>
    </message>
    <message>
        <source>text in UTF-16, not UTF-8</source>
        <translation>Text in UTF-16 statt UTF-8</translation>
    </message>
    <message>
        <source>a formula in DIMACS CNF</source>
        <translation>eine Formel in DIMACS CNF</translation>
    </message>
    <message>
        <source>a web page or XML</source>
        <translation>eine Webseite oder XML</translation>
    </message>
    <message>
        <source>source code</source>
        <translation>Quelltext</translation>
    </message>
    <message>
        <source>ordinary text</source>
        <translation>gewöhnlicher Text</translation>
    </message>
    <message>
        <source>a binary file</source>
        <translation>eine Binärdatei</translation>
    </message>
    <message>
        <source>this is not a puzzle text (it looks like %1)</source>
        <translation>dies ist kein Rätseltext (es sieht aus wie %1)</translation>
    </message>
    <message>
        <source>the rules need too much memory from %1 on, rule %2 of %3; remove some of them</source>
        <translation>ab %1, Regel %2 von %3, brauchen die Regeln zu viel Speicher; einige davon entfernen</translation>
    </message>
    <message>
        <source>no puzzle found: expected a digit or a dot for each cell</source>
        <translation>kein Rätsel gefunden: Erwartet wird für jede Zelle eine Ziffer oder ein Punkt</translation>
    </message>
    <message>
        <source>no puzzle follows: lines with &apos;# sudoku-workbench:&apos; must come before their puzzle</source>
        <translation>es folgt kein Rätsel: Zeilen mit „# sudoku-workbench:“ müssen vor ihrem Rätsel stehen</translation>
    </message>
    <message>
        <source>the puzzle of this short link is stored at %1; open it in a browser and copy the long link or the digits</source>
        <translation>das Rätsel dieses Kurzlinks liegt unter %1; dort im Browser öffnen und den langen Link oder die Ziffern kopieren</translation>
    </message>
    <message>
        <source>this kind of link (%1) cannot be read; copy the digits of the puzzle instead</source>
        <translation>diese Art Link (%1) kann nicht gelesen werden; stattdessen die Ziffern des Rätsels kopieren</translation>
    </message>
    <message>
        <source>the text is too long: a puzzle has at most %1 bytes</source>
        <translation>der Text ist zu lang: Ein Rätsel hat höchstens %1 Bytes</translation>
    </message>
    <message>
        <source>%1 is not allowed here</source>
        <translation>%1 ist hier nicht erlaubt</translation>
    </message>
    <message>
        <source>this line is not between two boxes: all boxes must have the same shape</source>
        <translation>diese Linie verläuft nicht zwischen zwei Blöcken: Alle Blöcke müssen dieselbe Form haben</translation>
    </message>
    <message>
        <source>the text is not valid JSON from here on</source>
        <translation>ab hier ist der Text kein gültiges JSON</translation>
    </message>
    <message>
        <source>the objects and arrays of this JSON are nested too deeply</source>
        <translation>die Objekte und Felder dieses JSON sind zu tief verschachtelt</translation>
    </message>
    <message>
        <source>this link is incomplete; copy all of it again</source>
        <translation>dieser Link ist unvollständig; noch einmal ganz kopieren</translation>
    </message>
    <message numerus="yes">
        <source>%1 is ignored (%n time(s)): it is only decoration</source>
        <translation>
            <numerusform>%1 wird ignoriert (%n Mal): nur Verzierung</numerusform>
            <numerusform>%1 wird ignoriert (%n Mal): nur Verzierung</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 is not supported (%n time(s)): the verdict does not cover it</source>
        <translation>
            <numerusform>%1 wird nicht unterstützt (%n Mal): Das Ergebnis berücksichtigt es nicht</numerusform>
            <numerusform>%1 wird nicht unterstützt (%n Mal): Das Ergebnis berücksichtigt es nicht</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more unknown member(s) are kept</source>
        <translation>
            <numerusform>%n weitere unbekannte Angabe bleibt erhalten</numerusform>
            <numerusform>%n weitere unbekannte Angaben bleiben erhalten</numerusform>
        </translation>
    </message>
    <message>
        <source>the unknown member %1 is kept</source>
        <translation>die unbekannte Angabe %1 bleibt erhalten</translation>
    </message>
    <message numerus="yes">
        <source>%n rule(s) switched off: the verdict does not cover them</source>
        <translation>
            <numerusform>%n Regel ausgeschaltet: Das Ergebnis berücksichtigt sie nicht</numerusform>
            <numerusform>%n Regeln ausgeschaltet: Das Ergebnis berücksichtigt sie nicht</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>there are no givens: %n entry(s) taken as the puzzle</source>
        <translation>
            <numerusform>es gibt keine Vorgaben: %n Eintrag gilt als Rätsel</numerusform>
            <numerusform>es gibt keine Vorgaben: %n Einträge gelten als Rätsel</numerusform>
        </translation>
    </message>
    <message>
        <source>line %1: %2</source>
        <translation>Zeile %1: %2</translation>
    </message>
    <message>
        <source>line %1, column %2: %3</source>
        <translation>Zeile %1, Spalte %2: %3</translation>
    </message>
    <message>
        <source>%1 is not a directive; did you mean %2?</source>
        <translation>%1 ist keine Direktive; meinten Sie %2?</translation>
    </message>
    <message>
        <source>%1 is not a variant; did you mean %2?</source>
        <translation>%1 ist keine Variante; meinten Sie %2?</translation>
    </message>
    <message>
        <source>the text is empty</source>
        <translation>der Text ist leer</translation>
    </message>
    <message>
        <source>left out, because it is no part of a puzzle: %1</source>
        <translation>ausgelassen, weil es zu keinem Rätsel gehört: %1</translation>
    </message>
    <message>
        <source>left out, because it is no row of the board: %1</source>
        <translation>ausgelassen, weil es keine Zeile des Gitters ist: %1</translation>
    </message>
    <message>
        <source>left out: a grid of regions</source>
        <translation>ausgelassen: ein Gitter von Regionen</translation>
    </message>
    <message numerus="yes">
        <source>left out: the pencil marks of %n cell(s)</source>
        <translation>
            <numerusform>ausgelassen: die Notizen von %n Zelle</numerusform>
            <numerusform>ausgelassen: die Notizen von %n Zellen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>left out: %n removed candidate(s)</source>
        <translation>
            <numerusform>ausgelassen: %n entfernter Kandidat</numerusform>
            <numerusform>ausgelassen: %n entfernte Kandidaten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>left out: %n entry(s)</source>
        <translation>
            <numerusform>ausgelassen: %n Eintrag</numerusform>
            <numerusform>ausgelassen: %n Einträge</numerusform>
        </translation>
    </message>
    <message>
        <source>left out, so the verdict does not cover it: %1</source>
        <translation>ausgelassen, daher vom Ergebnis nicht erfasst: %1</translation>
    </message>
    <message numerus="yes">
        <source>left out: %n puzzle(s) that could not be read</source>
        <translation>
            <numerusform>ausgelassen: %n Rätsel, das nicht lesbar ist</numerusform>
            <numerusform>ausgelassen: %n Rätsel, die nicht lesbar sind</numerusform>
        </translation>
    </message>
    <message>
        <source>a damaged saved game of Simon Tatham&apos;s Solo</source>
        <translation>ein beschädigter Spielstand von Simon Tathams Solo</translation>
    </message>
    <message>
        <source>a saved game of another of Simon Tatham&apos;s puzzles than Solo</source>
        <translation>ein Spielstand eines anderen Rätsels von Simon Tatham als Solo</translation>
    </message>
    <message>
        <source>this line has no end within 64 MB, so it is no puzzle; nothing behind it was read</source>
        <translation>diese Zeile hat innerhalb von 64 MB kein Ende, ist also kein Rätsel; was dahinter steht, wurde nicht gelesen</translation>
    </message>
    <message>
        <source>there are %1 digits for rows of %2 cells; there must be at least one for each cell</source>
        <translation>es gibt %1 Ziffern für Zeilen von %2 Zellen; es muss mindestens eine für jede Zelle geben</translation>
    </message>
    <message>
        <source>%1 is already a member of this JSON object</source>
        <translation>%1 kommt in diesem JSON-Objekt schon vor</translation>
    </message>
    <message>
        <source>the verdict is about givens and rules alone; entries that do not count: %1</source>
        <translation>das Urteil gilt nur für Vorgaben und Regeln; Einträge, die nicht zählen: %1</translation>
    </message>
    <message>
        <source>cages seem to be drawn here and were not read: the verdict does not cover them</source>
        <translation>hier scheinen Käfige gezeichnet zu sein, die nicht gelesen wurden: Das Ergebnis berücksichtigt sie nicht</translation>
    </message>
    <message>
        <source>a Roxdoku of KSudoku, which has three dimensions</source>
        <translation>ein Roxdoku von KSudoku, das drei Dimensionen hat</translation>
    </message>
    <message>
        <source>a killer of JCrypTool, whose cages multiply, subtract and divide</source>
        <translation>ein Killer von JCrypTool, dessen Käfige multiplizieren, subtrahieren und dividieren</translation>
    </message>
    <message>
        <source>this kind of puzzle cannot be read: %1</source>
        <translation>diese Art von Rätsel kann nicht gelesen werden: %1</translation>
    </message>
    <message>
        <source>there are %1 values, but there should be %2</source>
        <translation>es gibt %1 Werte, es sollten aber %2 sein</translation>
    </message>
    <message>
        <source>a value is needed here</source>
        <translation>hier wird ein Wert gebraucht</translation>
    </message>
    <message numerus="yes">
        <source>%n drawing(s): a rule that they may stand for is not covered</source>
        <translation>
            <numerusform>%n Zeichnung: Eine Regel, für die sie stehen kann, wird nicht berücksichtigt</numerusform>
            <numerusform>%n Zeichnungen: Eine Regel, für die sie stehen können, wird nicht berücksichtigt</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 is only drawn (%n time(s)): a rule that it may stand for is not covered</source>
        <translation>
            <numerusform>%1 ist nur gezeichnet (%n Mal): Eine Regel, für die es stehen kann, wird nicht berücksichtigt</numerusform>
            <numerusform>%1 ist nur gezeichnet (%n Mal): Eine Regel, für die es stehen kann, wird nicht berücksichtigt</numerusform>
        </translation>
    </message>
    <message>
        <source>the puzzle has fog, which is no rule</source>
        <translation>das Rätsel hat Nebel, der keine Regel ist</translation>
    </message>
    <message numerus="yes">
        <source>%n digit(s) were read against their looks: %1</source>
        <translation>
            <numerusform>%n Ziffer wurde gegen ihren Anschein gelesen: %1</numerusform>
            <numerusform>%n Ziffern wurden gegen ihren Anschein gelesen: %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cell(s) may have been misread: %1</source>
        <translation>
            <numerusform>%n Zelle ist vielleicht falsch gelesen: %1</numerusform>
            <numerusform>%n Zellen sind vielleicht falsch gelesen: %1</numerusform>
        </translation>
    </message>
    <message>
        <source>the kind %1: %2</source>
        <translation>die Art %1: %2</translation>
    </message>
    <message numerus="yes">
        <source>only the first of %n page(s) was read; --page chooses another</source>
        <translation>
            <numerusform>nur die erste von %n Seite wurde gelesen; --page wählt eine andere</numerusform>
            <numerusform>nur die erste von %n Seiten wurde gelesen; --page wählt eine andere</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>left out: %n board(s) without an empty cell</source>
        <translation>
            <numerusform>ausgelassen: %n Gitter ohne leere Zelle</numerusform>
            <numerusform>ausgelassen: %n Gitter ohne leere Zelle</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n sum(s) were read against their looks: %1</source>
        <translation>
            <numerusform>%n Summe wurde gegen den Augenschein gelesen: %1</numerusform>
            <numerusform>%n Summen wurden gegen den Augenschein gelesen: %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cage(s) may have been misread: %1</source>
        <translation>
            <numerusform>%n Käfig ist vielleicht falsch gelesen: %1</numerusform>
            <numerusform>%n Käfige sind vielleicht falsch gelesen: %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n rule(s) of the kind %1 seen in the picture</source>
        <translation>
            <numerusform>%n Regel der Art %1 im Bild gesehen</numerusform>
            <numerusform>%n Regeln der Art %1 im Bild gesehen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n rule(s) of the kind %1 may not be meant: compare the picture</source>
        <translation>
            <numerusform>%n Regel der Art %1 ist vielleicht nicht gemeint: vergleichen Sie das Bild</numerusform>
            <numerusform>%n Regeln der Art %1 sind vielleicht nicht gemeint: vergleichen Sie das Bild</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n shaded cell(s): a rule that they may stand for is not covered</source>
        <translation>
            <numerusform>%n schattierte Zelle: eine Regel, für die sie stehen kann, ist nicht berücksichtigt</numerusform>
            <numerusform>%n schattierte Zellen: eine Regel, für die sie stehen können, ist nicht berücksichtigt</numerusform>
        </translation>
    </message>
    <message>
        <source>each region must be connected and have no more cells than there are digits</source>
        <translation>jede Region muss zusammenhängen und darf nicht mehr Zellen haben, als es Ziffern gibt</translation>
    </message>
    <message>
        <source>a Mathdoku of KSudoku</source>
        <translation>ein Mathdoku von KSudoku</translation>
    </message>
    <message>
        <source>a board of KSudoku with a shape that no board here can have</source>
        <translation>ein Gitter von KSudoku mit einer Form, die hier kein Gitter haben kann</translation>
    </message>
    <message>
        <source>the name of a file</source>
        <translation>ein Dateiname</translation>
    </message>
    <message>
        <source>this board has no cell %1</source>
        <translation>dieses Gitter hat keine Zelle %1</translation>
    </message>
    <message>
        <source>this board has no cell %1; the sign for a hole is @</source>
        <translation>dieses Gitter hat keine Zelle %1; das Zeichen für ein Loch ist @</translation>
    </message>
    <message>
        <source>%1 is a cell of this board, not a hole (@)</source>
        <translation>%1 ist eine Zelle dieses Gitters, kein Loch (@)</translation>
    </message>
    <message>
        <source>no boards that overlap have just these holes (@); the directive &apos;boards&apos; or &apos;regions&apos; says others</source>
        <translation>keine Gitter, die sich überlappen, haben genau diese Löcher (@); die Direktive „boards“ oder „regions“ gibt andere an</translation>
    </message>
    <message>
        <source>%1 has %2 symbols, but this board needs %3</source>
        <translation>%1 hat %2 Symbole, aber dieses Gitter braucht %3</translation>
    </message>
</context>
<context>
    <name>EvidenceNotes</name>
    <message>
        <source>evidence %1</source>
        <translation>Grundlage %1</translation>
    </message>
    <message>
        <source>follows: %1</source>
        <translation>folgt: %1</translation>
    </message>
    <message>
        <source>eliminated: %1</source>
        <translation>ausgeschlossen: %1</translation>
    </message>
</context>
<context>
    <name>ExcelTable</name>
    <message>
        <source>Number</source>
        <translation>Nummer</translation>
    </message>
    <message>
        <source>Section</source>
        <translation>Abschnitt</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>Titel</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>Stufe</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>Clues</source>
        <translation>Vorgaben</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Größe</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regeln</translation>
    </message>
    <message>
        <source>Puzzle</source>
        <translation>Rätsel</translation>
    </message>
    <message>
        <source>Solution</source>
        <translation>Lösung</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Hinweis</translation>
    </message>
</context>
<context>
    <name>ExoticWords</name>
    <message>
        <source>%1 once</source>
        <translation>%1 einmal</translation>
    </message>
    <message>
        <source>%1 twice</source>
        <translation>%1 zweimal</translation>
    </message>
    <message>
        <source>%1 up to %2 times</source>
        <translation>%1 bis zu %2 Mal</translation>
    </message>
    <message>
        <source>%1, …</source>
        <translation>%1,&#xa0;…</translation>
    </message>
    <message>
        <source>, </source>
        <translation>, </translation>
    </message>
    <message>
        <source>%1 cannot all be true, because %2 exclude each other</source>
        <translation>%1 können nicht alle wahr sein, weil %2 einander ausschließen</translation>
    </message>
    <message>
        <source>%1 cannot all be true, because no digit would be left for %2</source>
        <translation>%1 können nicht alle wahr sein, weil für %2 keine Ziffer bliebe</translation>
    </message>
    <message>
        <source>%1 cannot all be true, because no place would be left for %2 in %3</source>
        <translation>%1 können nicht alle wahr sein, weil für %2 in %3 kein Platz bliebe</translation>
    </message>
    <message>
        <source>The base %1 and the targets %2 have the same two of the digits %3: a digit that only the base had would have to be in each of %4 outside their band or stack, which have too few places for it</source>
        <translation>Die Basis %1 und die Ziele %2 haben dieselben zwei der Ziffern %3: Eine Ziffer, die nur die Basis hätte, müsste außerhalb ihres Bandes oder Stapels je einmal in %4 stehen, und dort ist zu wenig Platz für sie</translation>
    </message>
    <message>
        <source>%1 can hold %2: just as many digits as cells, so none of them may lose a place there</source>
        <translation>%1 können %2 enthalten: genau so viele Ziffern wie Zellen, also darf keine davon dort einen Platz verlieren</translation>
    </message>
    <message>
        <source>%1 alone cannot fill %2</source>
        <translation>%1 allein reichen nicht, um %2 zu füllen</translation>
    </message>
    <message>
        <source>%1; chains lead from each of these to the same conclusion</source>
        <translation>%1; von jeder dieser Möglichkeiten führen Ketten zum selben Schluss</translation>
    </message>
    <message>
        <source>%1 would only be in %2 in %3 and could change places, and there would be a second solution</source>
        <translation>stünden %1 in %3 nur in %2 und könnten die Plätze tauschen, und es gäbe eine zweite Lösung</translation>
    </message>
    <message>
        <source>Otherwise %1</source>
        <translation>Sonst %1</translation>
    </message>
    <message>
        <source>otherwise %1</source>
        <translation>sonst %1</translation>
    </message>
    <message>
        <source>Either all of %1 are true or all of %2; %3</source>
        <translation>Entweder sind alle von %1 wahr oder alle von %2; %3</translation>
    </message>
    <message>
        <source>the former</source>
        <translation>die ersten</translation>
    </message>
    <message>
        <source>Either all of %1 are true or all of %2, and both exclude these</source>
        <translation>Entweder sind alle von %1 wahr oder alle von %2, und beides schließt diese Kandidaten aus</translation>
    </message>
    <message>
        <source>the targets have no other digit (%1)</source>
        <translation>die Ziele haben keine andere Ziffer (%1)</translation>
    </message>
    <message>
        <source>no pair that base and targets can share has %1</source>
        <translation>kein Paar, das Basis und Ziele gemeinsam haben können, enthält %1</translation>
    </message>
    <message>
        <source>every such pair has %1, which no cell can be that sees both base cells or both targets</source>
        <translation>jedes solche Paar enthält %1, und das kann keine Zelle sein, die beide Zellen der Basis oder beide Ziele sieht</translation>
    </message>
    <message>
        <source>; </source>
        <translation>; </translation>
    </message>
</context>
<context>
    <name>FileFilters</name>
    <message>
        <source>All puzzles (%1)</source>
        <translation>Alle Rätsel (%1)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Alle Dateien (*)</translation>
    </message>
    <message>
        <source>Text (%1)</source>
        <translation>Text (%1)</translation>
    </message>
    <message>
        <source>Sudoku Workbench (%1)</source>
        <translation>Sudoku Workbench (%1)</translation>
    </message>
</context>
<context>
    <name>ForcingWhy</name>
    <message>
        <source>%1 contradicts itself</source>
        <translation>%1 widerspricht sich selbst</translation>
    </message>
    <message>
        <source>If %1, no digit is left for %2</source>
        <translation>Wenn %1, bleibt für %2 keine Ziffer</translation>
    </message>
    <message>
        <source>If %1, no place is left for %2 in %3</source>
        <translation>Wenn %1, bleibt für %2 in %3 kein Platz</translation>
    </message>
    <message>
        <source>It follows whether %1 or not</source>
        <translation>Es folgt, gleich ob %1 gilt oder nicht</translation>
    </message>
    <message>
        <source>It follows from each digit of %1</source>
        <translation>Es folgt aus jeder Ziffer von %1</translation>
    </message>
    <message>
        <source>It follows from each place for %1 in %2</source>
        <translation>Es folgt aus jedem Platz für %1 in %2</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <translation>%1. %2</translation>
    </message>
    <message>
        <source>%1; chains lead from each exception to the same conclusion</source>
        <translation>%1; von jeder Ausnahme führen Ketten zum selben Schluss</translation>
    </message>
</context>
<context>
    <name>Format</name>
    <message>
        <source>f-puzzles (JSON)</source>
        <translation>f-puzzles (JSON)</translation>
    </message>
    <message>
        <source>Sudoku Workbench (JSON)</source>
        <translation>Sudoku Workbench (JSON)</translation>
    </message>
    <message>
        <source>f-puzzles (link)</source>
        <translation>f-puzzles (Link)</translation>
    </message>
    <message>
        <source>Game ID of Simon Tatham&apos;s Solo</source>
        <translation>Spiel-ID von Simon Tathams Solo</translation>
    </message>
    <message>
        <source>Framed grid</source>
        <translation>Gitter mit Rahmen</translation>
    </message>
    <message>
        <source>HoDoKu library line</source>
        <translation>HoDoKu-Bibliothekszeile</translation>
    </message>
    <message>
        <source>One line</source>
        <translation>Eine Zeile</translation>
    </message>
    <message>
        <source>Rows</source>
        <translation>Zeilen</translation>
    </message>
    <message>
        <source>SudokuPad (link)</source>
        <translation>SudokuPad (Link)</translation>
    </message>
    <message>
        <source>Interactive Sudoku Solver (link)</source>
        <translation>Interactive Sudoku Solver (Link)</translation>
    </message>
    <message>
        <source>SudokuMaker (link)</source>
        <translation>SudokuMaker (Link)</translation>
    </message>
    <message>
        <source>Interactive Sudoku Solver</source>
        <translation>Interactive Sudoku Solver</translation>
    </message>
    <message>
        <source>Simple Sudoku</source>
        <translation>Simple Sudoku</translation>
    </message>
    <message>
        <source>SudokuWiki (link)</source>
        <translation>SudokuWiki (Link)</translation>
    </message>
    <message>
        <source>Sudoku Coach (link)</source>
        <translation>Sudoku Coach (Link)</translation>
    </message>
    <message>
        <source>OpenSudoku</source>
        <translation>OpenSudoku</translation>
    </message>
    <message>
        <source>SadMan Sudoku</source>
        <translation>SadMan Sudoku</translation>
    </message>
    <message>
        <source>Table (CSV)</source>
        <translation>Tabelle (CSV)</translation>
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
        <translation>
            <numerusform>%Ln Variable</numerusform>
            <numerusform>%Ln Variablen</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 or %2</source>
        <translation>%1 oder %2</translation>
    </message>
    <message>
        <source>, </source>
        <translation>, </translation>
    </message>
    <message>
        <source>%1 has at least one digit</source>
        <translation>%1 hat mindestens eine Ziffer</translation>
    </message>
    <message>
        <source>%1 has at most one digit</source>
        <translation>%1 hat höchstens eine Ziffer</translation>
    </message>
    <message>
        <source>%1 is given</source>
        <translation>%1 ist vorgegeben</translation>
    </message>
    <message>
        <source>At least one cell of %1 is %2</source>
        <translation>Mindestens eine Zelle in %1 ist %2</translation>
    </message>
    <message>
        <source>At most one cell of %1 is %2</source>
        <translation>Höchstens eine Zelle in %1 ist %2</translation>
    </message>
    <message>
        <source>%1 is %2</source>
        <translation>%1 ist %2</translation>
    </message>
    <message>
        <source>%1 counts</source>
        <translation>%1 gilt</translation>
    </message>
    <message>
        <source>h%1</source>
        <translation>h%1</translation>
    </message>
    <message>
        <source>%1 is in %2</source>
        <translation>%1 liegt in %2</translation>
    </message>
    <message>
        <source>%1 means: %2</source>
        <translation>%1 bedeutet: %2</translation>
    </message>
    <message>
        <source>%1 is true if %2</source>
        <translation>%1 ist wahr, wenn %2</translation>
    </message>
    <message>
        <source>%1 is false if %2</source>
        <translation>%1 ist falsch, wenn %2</translation>
    </message>
    <message>
        <source>%1 is true if %2, and false if %3</source>
        <translation>%1 ist wahr, wenn %2, und falsch, wenn %3</translation>
    </message>
    <message>
        <source>while %1: %2</source>
        <translation>solange %1: %2</translation>
    </message>
    <message>
        <source>a contradiction</source>
        <translation>ein Widerspruch</translation>
    </message>
    <message>
        <source>if %1, then %2</source>
        <translation>wenn %1, dann %2</translation>
    </message>
    <message>
        <source>not: %1</source>
        <translation>nicht: %1</translation>
    </message>
    <message>
        <source>not both: %1</source>
        <translation>nicht beide: %1</translation>
    </message>
    <message>
        <source>not all: %1</source>
        <translation>nicht alle: %1</translation>
    </message>
    <message numerus="yes">
        <source>%Ln clause(s)</source>
        <translation>
            <numerusform>%Ln Klausel</numerusform>
            <numerusform>%Ln Klauseln</numerusform>
        </translation>
    </message>
    <message>
        <source>no auxiliary variables</source>
        <translation>keine Hilfsvariablen</translation>
    </message>
    <message numerus="yes">
        <source>%Ln auxiliary variable(s)</source>
        <translation>
            <numerusform>%Ln Hilfsvariable</numerusform>
            <numerusform>%Ln Hilfsvariablen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln candidate(s)</source>
        <translation>
            <numerusform>%Ln Kandidat</numerusform>
            <numerusform>%Ln Kandidaten</numerusform>
        </translation>
    </message>
    <message>
        <source>bit %1 of %2</source>
        <translation>Bit %1 von %2</translation>
    </message>
</context>
<context>
    <name>Generation</name>
    <message numerus="yes">
        <source>%Ln puzzle(s) generated</source>
        <translation>
            <numerusform>%Ln Rätsel erzeugt</numerusform>
            <numerusform>%Ln Rätsel erzeugt</numerusform>
        </translation>
    </message>
    <message>
        <source>%1.</source>
        <translation>%1.</translation>
    </message>
    <message>
        <source>filled board %1</source>
        <translation>gefülltes Gitter %1</translation>
    </message>
    <message>
        <source>%1 so far</source>
        <translation>bisher %1</translation>
    </message>
    <message>
        <source>looking for a filled board</source>
        <translation>suche ein gefülltes Gitter</translation>
    </message>
    <message numerus="yes">
        <source>%Ln test(s)</source>
        <translation>
            <numerusform>%Ln Versuch</numerusform>
            <numerusform>%Ln Versuche</numerusform>
        </translation>
    </message>
    <message>
        <source>Puzzle %L1 of %L2: %3</source>
        <translation>Rätsel %L1 von %L2: %3</translation>
    </message>
    <message>
        <source>, </source>
        <translation>, </translation>
    </message>
    <message>
        <source>%1 after %2; requested: %3</source>
        <translation>%1 nach %2; gewünscht: %3</translation>
    </message>
    <message>
        <source>%1 after %2</source>
        <translation>%1 nach %2</translation>
    </message>
    <message>
        <source>%1; %2 requested</source>
        <translation>%1; gewünscht: %2</translation>
    </message>
    <message>
        <source>%1; not finished, fewer may be possible</source>
        <translation>%1; nicht fertig, weniger sind vielleicht möglich</translation>
    </message>
    <message>
        <source>%1 × %1</source>
        <translation>%1 × %1</translation>
    </message>
    <message>
        <source>irregular</source>
        <translation>unregelmäßig</translation>
    </message>
    <message numerus="yes">
        <source>%n digit(s)</source>
        <translation>
            <numerusform>%n Ziffer</numerusform>
            <numerusform>%n Ziffern</numerusform>
        </translation>
    </message>
    <message>
        <source>symmetry: %1</source>
        <translation>Symmetrie: %1</translation>
    </message>
    <message>
        <source>more than one solution</source>
        <translation>mehr als eine Lösung</translation>
    </message>
    <message>
        <source>No such puzzle exists: no filled board obeys these rules.</source>
        <translation>So ein Rätsel gibt es nicht: Kein gefülltes Gitter hält diese Regeln ein.</translation>
    </message>
    <message>
        <source>Stopped. %1</source>
        <translation>Angehalten. %1</translation>
    </message>
    <message>
        <source>There is not enough memory. %1</source>
        <translation>Der Speicher reicht nicht. %1</translation>
    </message>
    <message>
        <source>The solver failed. %1</source>
        <translation>Der Löser ist gescheitert. %1</translation>
    </message>
    <message>
        <source>The solver gave a wrong answer: please report this. %1</source>
        <translation>Der Löser gab eine falsche Antwort: Bitte melden. %1</translation>
    </message>
    <message>
        <source>at most %1</source>
        <translation>höchstens %1</translation>
    </message>
    <message>
        <source>about %1</source>
        <translation>etwa %1</translation>
    </message>
    <message>
        <source>digits 0 to %1</source>
        <translation>Ziffern 0 bis %1</translation>
    </message>
    <message>
        <source>%1 × %1 with holes</source>
        <translation>%1 × %1 mit Löchern</translation>
    </message>
    <message numerus="yes">
        <source>%n board(s) of %1 × %1</source>
        <translation>
            <numerusform>%n Gitter zu %1 × %1</numerusform>
            <numerusform>%n Gitter zu %1 × %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n board(s)</source>
        <translation>
            <numerusform>%n Gitter</numerusform>
            <numerusform>%n Gitter</numerusform>
        </translation>
    </message>
    <message>
        <source>repeats in rows and columns</source>
        <translation>Wiederholungen in Zeilen und Spalten</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1 bis %2</translation>
    </message>
    <message>
        <source>at most %1 more</source>
        <translation>höchstens noch %1</translation>
    </message>
    <message>
        <source>%1, but it is not quite as you asked.</source>
        <translation>%1, aber nicht ganz wie gewünscht.</translation>
    </message>
    <message>
        <source>%1, but none is quite as you asked.</source>
        <translation>%1, aber keines ganz wie gewünscht.</translation>
    </message>
    <message>
        <source>%1, %L2 of them not quite as you asked.</source>
        <translation>%1, davon %L2 nicht ganz wie gewünscht.</translation>
    </message>
    <message>
        <source>symbols: %1</source>
        <translation>Symbole: %1</translation>
    </message>
    <message>
        <source>the word %1</source>
        <translation>das Wort %1</translation>
    </message>
    <message>
        <source>the word %1 in %2</source>
        <translation>das Wort %1 in %2</translation>
    </message>
</context>
<context>
    <name>HaltText</name>
    <message>
        <source>the solver &apos;%1&apos; was not found: is it installed?</source>
        <translation>der Löser „%1“ wurde nicht gefunden: Ist er installiert?</translation>
    </message>
    <message>
        <source>the solver &apos;%1&apos; could not be started: %2</source>
        <translation>der Löser „%1“ konnte nicht gestartet werden: %2</translation>
    </message>
    <message>
        <source>the formula for the solver &apos;%1&apos; could not be written: %2</source>
        <translation>die Formel für den Löser „%1“ konnte nicht geschrieben werden: %2</translation>
    </message>
    <message>
        <source>the solver &apos;%1&apos; crashed: %2</source>
        <translation>der Löser „%1“ ist abgestürzt: %2</translation>
    </message>
    <message>
        <source>the solver &apos;%1&apos; ended without an answer (exit status %2)</source>
        <translation>der Löser „%1“ endete ohne Antwort (Status %2)</translation>
    </message>
    <message>
        <source>the solver &apos;%1&apos; gave up</source>
        <translation>der Löser „%1“ hat aufgegeben</translation>
    </message>
    <message>
        <source>the solver &apos;%1&apos; was stopped because it wrote more than %2 MB</source>
        <translation>der Löser „%1“ wurde angehalten, weil er mehr als %2&#xa0;MB schrieb</translation>
    </message>
    <message>
        <source>the answer of the solver &apos;%1&apos; cannot be read: %2</source>
        <translation>die Antwort des Lösers „%1“ ist nicht lesbar: %2</translation>
    </message>
    <message>
        <source>the solver &apos;%1&apos; contradicts itself: its answer does not match exit status %2</source>
        <translation>der Löser „%1“ widerspricht sich: Seine Antwort passt nicht zum Status %2</translation>
    </message>
    <message>
        <source>the solver &apos;%1&apos; gave a wrong model: it violates clause %2 of the formula</source>
        <translation>der Löser „%1“ gab ein falsches Modell: Es verletzt Klausel %2 der Formel</translation>
    </message>
    <message>
        <source>the solver &apos;%1&apos; failed</source>
        <translation>der Löser „%1“ ist gescheitert</translation>
    </message>
    <message>
        <source>the solver failed</source>
        <translation>der Löser ist gescheitert</translation>
    </message>
    <message>
        <source>%1; it said: %2</source>
        <translation>%1; er meldete: %2</translation>
    </message>
    <message>
        <source>The search was stopped before it found an answer.</source>
        <translation>Die Suche wurde angehalten, bevor es eine Antwort gab.</translation>
    </message>
    <message>
        <source>There is not enough memory for all rules of this puzzle. Switch off some of them or add clues.</source>
        <translation>Der Speicher reicht nicht für alle Regeln dieses Rätsels. Einige ausschalten oder Vorgaben ergänzen.</translation>
    </message>
    <message>
        <source>The solver gave a solution that breaks a rule. This is an error in the program.</source>
        <translation>Der Löser gab eine Lösung, die eine Regel bricht. Das ist ein Fehler im Programm.</translation>
    </message>
    <message>
        <source>the solver &apos;%1&apos; gave a wrong answer: it denies a solution that exists</source>
        <translation>der Löser „%1“ gab eine falsche Antwort: Er bestreitet eine Lösung, die es gibt</translation>
    </message>
</context>
<context>
    <name>HintKind</name>
    <message>
        <source>none</source>
        <translation>keine</translation>
    </message>
    <message>
        <source>where to look first</source>
        <translation>wohin man zuerst sieht</translation>
    </message>
    <message>
        <source>the first technique</source>
        <translation>die erste Technik</translation>
    </message>
</context>
<context>
    <name>HintWords</name>
    <message>
        <source>Look at %1.</source>
        <translation>Ein Blick auf %1 lohnt sich.</translation>
    </message>
    <message>
        <source>%1.</source>
        <translation>%1.</translation>
    </message>
    <message>
        <source>part of the hint</source>
        <translation>Teil des Hinweises</translation>
    </message>
    <message>
        <source>%1 is wrong.</source>
        <translation>Der Eintrag in %1 ist falsch.</translation>
    </message>
    <message>
        <source>%1 are wrong.</source>
        <translation>Die Einträge in %1 sind falsch.</translation>
    </message>
    <message>
        <source>The pencil marks of %1 leave out its digit.</source>
        <translation>In den Notizen von %1 fehlt die richtige Ziffer.</translation>
    </message>
    <message>
        <source>The pencil marks of %1 leave out their digits.</source>
        <translation>In den Notizen von %1 fehlen die richtigen Ziffern.</translation>
    </message>
    <message>
        <source>follows from the steps before: %1</source>
        <translation>folgt aus den vorigen Schritten: %1</translation>
    </message>
    <message>
        <source>It is the only step of its level at this moment.</source>
        <translation>Zurzeit ist das der einzige Schritt seiner Stufe.</translation>
    </message>
    <message numerus="yes">
        <source>At this moment there are %n steps of this level.</source>
        <translation>
            <numerusform>Zurzeit gibt es %n Schritt dieser Stufe.</numerusform>
            <numerusform>Zurzeit gibt es %n Schritte dieser Stufe.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>InputKeys</name>
    <message>
        <source>F2 to F5, Insert</source>
        <translation>F2 bis F5, Einfg</translation>
    </message>
    <message>
        <source>Z, X, C, V, as in SudokuPad</source>
        <translation>Z, X, C, V, wie in SudokuPad</translation>
    </message>
    <message>
        <source>E switches marks, as in GNOME Sudoku</source>
        <translation>E schaltet Notizen um, wie in GNOME Sudoku</translation>
    </message>
</context>
<context>
    <name>Journal</name>
    <message>
        <source>No file can be written to %1.</source>
        <translation>In %1 kann keine Datei geschrieben werden.</translation>
    </message>
</context>
<context>
    <name>Language</name>
    <message>
        <source>English</source>
        <translation>Deutsch</translation>
    </message>
</context>
<context>
    <name>LeftWork</name>
    <message>
        <source>Unsaved work from %1 was found: %2.</source>
        <translation>Nicht gespeicherte Arbeit (%1) wurde gefunden: %2.</translation>
    </message>
    <message numerus="yes">
        <source>Unsaved work of %n window(s) was found, the latest from %1: %2.</source>
        <translation>
            <numerusform>Nicht gespeicherte Arbeit aus %n Fenster wurde gefunden, die neueste (%1): %2.</numerusform>
            <numerusform>Nicht gespeicherte Arbeit aus %n Fenstern wurde gefunden, die neueste (%1): %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln generated puzzle(s)</source>
        <translation>
            <numerusform>%Ln erzeugtes Rätsel</numerusform>
            <numerusform>%Ln erzeugte Rätsel</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <translation>%1 und %2</translation>
    </message>
    <message>
        <source>a board with %1</source>
        <translation>ein Gitter (%1)</translation>
    </message>
    <message>
        <source>a list of puzzles</source>
        <translation>eine Rätselliste</translation>
    </message>
    <message>
        <source>the list %1</source>
        <translation>die Liste %1</translation>
    </message>
</context>
<context>
    <name>Legibility</name>
    <message>
        <source>cells of %1 mm are too small to write in: put fewer puzzles on a page, or take larger paper</source>
        <translation>Zellen von %1 mm sind zu klein zum Hineinschreiben: weniger Rätsel auf eine Seite setzen oder größeres Papier nehmen</translation>
    </message>
    <message>
        <source>solutions with cells of %1 mm are hard to read: put fewer on a page, or take larger paper</source>
        <translation>Lösungen mit Zellen von %1 mm sind schwer zu lesen: weniger auf eine Seite setzen oder größeres Papier nehmen</translation>
    </message>
    <message>
        <source>text of %1 pt is hard to read: put fewer puzzles on a page, or say less above them</source>
        <translation>Text von %1 pt ist schwer zu lesen: weniger Rätsel auf eine Seite setzen oder weniger darüber schreiben</translation>
    </message>
    <message>
        <source>there is no room for all of &apos;%1&apos;</source>
        <translation>für „%1“ ist nicht genug Platz</translation>
    </message>
</context>
<context>
    <name>Lesson</name>
    <message>
        <source>The board before: %1</source>
        <translation>Das Gitter davor: %1</translation>
    </message>
    <message>
        <source>The puzzle</source>
        <translation>Das Rätsel</translation>
    </message>
</context>
<context>
    <name>LessonExport</name>
    <message>
        <source>%1 (*.%2)</source>
        <translation>%1 (*.%2)</translation>
    </message>
    <message>
        <source>Export Walkthrough as %1</source>
        <translation>Lösungsweg als %1 exportieren</translation>
    </message>
    <message>
        <source>The export was stopped.</source>
        <translation>Der Export wurde angehalten.</translation>
    </message>
    <message>
        <source>Cannot save %1: %2</source>
        <translation>%1 kann nicht gespeichert werden: %2</translation>
    </message>
    <message>
        <source>Exported as %1.</source>
        <translation>Exportiert als %1.</translation>
    </message>
</context>
<context>
    <name>LessonFormat</name>
    <message>
        <source>PDF</source>
        <translation>PDF</translation>
    </message>
    <message>
        <source>HTML</source>
        <translation>HTML</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>Text</translation>
    </message>
</context>
<context>
    <name>LessonScript</name>
    <message>
        <source>Steps %1–%2: %3</source>
        <translation>Schritte %1–%2: %3</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Each is the only digit for its cell, or has its only place in the house in brackets:
%1.</source>
        <translation>Jede ist die einzige Ziffer für ihre Zelle oder hat ihren einzigen Platz im Haus in Klammern:
%1.</translation>
    </message>
    <message>
        <source>r1c2 is the cell in row 1, column 2; r1c2=%1 means that it is %1, and r1c2&lt;&gt;%1 that it is not.</source>
        <translation>r1c2 ist die Zelle in Zeile 1, Spalte 2; r1c2=%1 heißt, dass sie %1 ist, r1c2&lt;&gt;%1, dass sie es nicht ist.</translation>
    </message>
</context>
<context>
    <name>LetterKind</name>
    <message>
        <source>Outlines</source>
        <translation>Umrisse</translation>
    </message>
    <message>
        <source>Text in Roboto</source>
        <translation>Text in Roboto</translation>
    </message>
</context>
<context>
    <name>Level</name>
    <message>
        <source>Easy</source>
        <translation>Leicht</translation>
    </message>
    <message>
        <source>Medium</source>
        <translation>Mittel</translation>
    </message>
    <message>
        <source>Hard</source>
        <translation>Schwer</translation>
    </message>
    <message>
        <source>Unfair</source>
        <translation>Unfair</translation>
    </message>
    <message>
        <source>Extreme</source>
        <translation>Extrem</translation>
    </message>
    <message>
        <source>Beginner</source>
        <translation>Anfänger</translation>
    </message>
</context>
<context>
    <name>LinePairWhy</name>
    <message>
        <source>%1 with %2</source>
        <translation>%2 für %1</translation>
    </message>
    <message>
        <source>the signs leave %1</source>
        <translation>die Zeichen lassen übrig: %1</translation>
    </message>
    <message>
        <source>, </source>
        <translation>, </translation>
    </message>
    <message>
        <source>the digits rise from %1 to %2, which leaves %3</source>
        <translation>die Ziffern steigen von %1 bis %2, also bleiben %3</translation>
    </message>
    <message>
        <source>%1 have the same digit, which can only be %2</source>
        <translation>%1 haben dieselbe Ziffer, und die kann nur %2 sein</translation>
    </message>
    <message>
        <source>%1 can only be %2</source>
        <translation>%1 können nur %2 sein</translation>
    </message>
    <message>
        <source>no digit beside goes with %1</source>
        <translation>neben %1 passt keine Ziffer</translation>
    </message>
    <message>
        <source>%1 is %2, and %3 cannot be beside it</source>
        <translation>%1 ist %2, und %3 kann nicht daneben sein</translation>
    </message>
    <message>
        <source>from cell to cell, no digit beside goes with %1</source>
        <translation>von Zelle zu Zelle passt neben %1 keine Ziffer</translation>
    </message>
    <message>
        <source>another of these cells has no digit that goes with %1</source>
        <translation>eine andere dieser Zellen hat keine Ziffer, die zu %1 passt</translation>
    </message>
    <message>
        <source>from cell to cell, another one has no digit that goes with %1</source>
        <translation>von Zelle zu Zelle: eine andere hat keine Ziffer, die zu %1 passt</translation>
    </message>
    <message>
        <source>the digits that are crossed out cannot be beside %1</source>
        <translation>die durchgestrichenen Ziffern können nicht neben %1 sein</translation>
    </message>
    <message>
        <source>along each of these lines the digits rise, and each cell leaves room for those before and behind it</source>
        <translation>entlang jeder dieser Linien steigen die Ziffern, und jede Zelle lässt Platz für die davor und dahinter</translation>
    </message>
    <message>
        <source>each of these pairs has the same digit: %1</source>
        <translation>die zwei Zellen jedes dieser Paare haben dieselbe Ziffer: %1</translation>
    </message>
    <message>
        <source>%1 is greater than the cells beside it, which leaves %2 in it and %3 beside it</source>
        <translation>%1 ist größer als die Zellen daneben, also bleiben darin %2 und daneben %3</translation>
    </message>
    <message>
        <source>%1 is less than the cells beside it, which leaves %2 in it and %3 beside it</source>
        <translation>%1 ist kleiner als die Zellen daneben, also bleiben darin %2 und daneben %3</translation>
    </message>
    <message>
        <source>the groups of digits take turns, which leaves %1</source>
        <translation>die Gruppen der Ziffern wechseln sich ab, also bleiben %1</translation>
    </message>
    <message>
        <source>the digits rise or stay the same from %1 to %2, which leaves %3</source>
        <translation>die Ziffern steigen von %1 bis %2 oder bleiben gleich, also bleiben %3</translation>
    </message>
    <message>
        <source>along each of these lines no digit is less than the one before it, and each cell leaves room for those before and behind it</source>
        <translation>entlang jeder dieser Linien ist keine Ziffer kleiner als die davor, und jede Zelle lässt Platz für die davor und dahinter</translation>
    </message>
    <message>
        <source>%1 is %2, and %3 cannot be so many steps from it</source>
        <translation>%1 ist %2, und %3 kann nicht so viele Schritte davon entfernt sein</translation>
    </message>
    <message>
        <source>the digits that are crossed out cannot be so many steps from %1</source>
        <translation>die durchgestrichenen Ziffern können nicht so viele Schritte von %1 entfernt sein</translation>
    </message>
</context>
<context>
    <name>LineStyle</name>
    <message>
        <source>fine</source>
        <translation>fein</translation>
    </message>
    <message>
        <source>newspaper</source>
        <translation>Zeitung</translation>
    </message>
    <message>
        <source>book</source>
        <translation>Buch</translation>
    </message>
</context>
<context>
    <name>LineSumWhy</name>
    <message>
        <source>the arrow makes from %1 to %2</source>
        <translation>der Pfeil ergibt %1 bis %2</translation>
    </message>
    <message>
        <source>along the arrow there can only be %1</source>
        <translation>entlang des Pfeils kann nur %1 stehen</translation>
    </message>
    <message>
        <source>the arrow</source>
        <translation>der Pfeil</translation>
    </message>
    <message>
        <source>; </source>
        <translation>; </translation>
    </message>
    <message>
        <source>the number in the pill can only be %1</source>
        <translation>die Zahl in der Pille kann nur %1 sein</translation>
    </message>
    <message>
        <source>the sum</source>
        <translation>die Summe</translation>
    </message>
    <message>
        <source>each part of the line makes %1</source>
        <translation>jeder Teil der Linie ergibt %1</translation>
    </message>
    <message>
        <source>each part of the line makes from %1 to %2</source>
        <translation>jeder Teil der Linie ergibt %1 bis %2</translation>
    </message>
    <message>
        <source>the arrow makes %1</source>
        <translation>der Pfeil ergibt %1</translation>
    </message>
    <message>
        <source>the cells with equal sums make %1 each</source>
        <translation>die Zellen mit gleicher Summe ergeben je %1</translation>
    </message>
    <message>
        <source>the cells with equal sums make from %1 to %2 each</source>
        <translation>die Zellen mit gleicher Summe ergeben je %1 bis %2</translation>
    </message>
    <message>
        <source>no digit of the cage is %1</source>
        <translation>keine Ziffer des Käfigs ist %1</translation>
    </message>
    <message>
        <source>with %1, %2 would make %3</source>
        <translation>mit %1 wäre bei %2 die Summe %3</translation>
    </message>
</context>
<context>
    <name>LineTermWords</name>
    <message>
        <source>%1 can only be %2</source>
        <translation>für %1 bleibt nur %2</translation>
    </message>
    <message>
        <source>%1-%2</source>
        <translation>%1–%2</translation>
    </message>
    <message>
        <source>%1 in %2</source>
        <translation>%1 in %2</translation>
    </message>
    <message>
        <source>, </source>
        <translation>, </translation>
    </message>
    <message>
        <source>%1 or %2</source>
        <translation>%1 oder %2</translation>
    </message>
    <message>
        <source>%1, or %2</source>
        <translation>%1, oder %2</translation>
    </message>
</context>
<context>
    <name>LineWhy</name>
    <message>
        <source>no digit differs enough from %1</source>
        <translation>keine Ziffer unterscheidet sich genug von %1</translation>
    </message>
    <message>
        <source>low and high digits alternate, and %1 is low</source>
        <translation>kleine und große Ziffern wechseln sich ab, und %1 ist klein</translation>
    </message>
    <message>
        <source>low and high digits alternate, and %1 is high</source>
        <translation>kleine und große Ziffern wechseln sich ab, und %1 ist groß</translation>
    </message>
    <message>
        <source>no digit beside goes with %1</source>
        <translation>neben %1 passt keine Ziffer</translation>
    </message>
    <message>
        <source>; </source>
        <translation>; </translation>
    </message>
    <message>
        <source>the run can only be %1</source>
        <translation>die Ziffernfolge kann nur %1 sein</translation>
    </message>
    <message>
        <source>the digits between %1 and %2 are greater than one of them and less than the other, which leaves %3 between them</source>
        <translation>die Ziffern zwischen %1 und %2 sind größer als die eine und kleiner als die andere, also bleiben dazwischen %3</translation>
    </message>
    <message>
        <source>only %1 can be %2</source>
        <translation>nur in %1 ist Platz für %2</translation>
    </message>
    <message>
        <source>with %1 there would be no way left to fill %2</source>
        <translation>mit %1 bliebe keine Möglichkeit, %2 zu füllen</translation>
    </message>
    <message>
        <source>%1; %2</source>
        <translation>%1; %2</translation>
    </message>
    <message>
        <source>Trying every way to fill %1 leaves none with %2</source>
        <translation>Von allen Möglichkeiten, %1 zu füllen, bleibt beim Probieren keine mit %2</translation>
    </message>
    <message>
        <source>this run does not go with %1</source>
        <translation>diese Ziffernfolge passt nicht zu %1</translation>
    </message>
    <message>
        <source>none of these goes with %1</source>
        <translation>keine davon passt zu %1</translation>
    </message>
    <message>
        <source>nothing between two circles can be %1</source>
        <translation>nichts zwischen zwei Kreisen kann %1 sein</translation>
    </message>
    <message>
        <source>no way to fill one of these lines has %1</source>
        <translation>bei keiner Möglichkeit, eine dieser Linien zu füllen, steht %1</translation>
    </message>
    <message>
        <source>%1 and %2 differ by at least %3, and no digit between them is one of theirs or between theirs</source>
        <translation>%1 und %2 unterscheiden sich mindestens um %3, und keine Ziffer zwischen ihnen gleicht einer der beiden oder liegt zwischen den beiden</translation>
    </message>
    <message>
        <source>no digit of the line is equal or consecutive to %1</source>
        <translation>keine Ziffer der Linie ist gleich %1 oder folgt unmittelbar darauf oder davor</translation>
    </message>
    <message>
        <source>of %1 only %2 can be %3</source>
        <translation>von %1 kann nur %2 den Wert %3 haben</translation>
    </message>
    <message>
        <source>%1, according to %2</source>
        <translation>%1, nach %2</translation>
    </message>
    <message>
        <source>row %1</source>
        <translation>Zeile %1</translation>
    </message>
    <message>
        <source>column %1</source>
        <translation>Spalte %1</translation>
    </message>
    <message>
        <source>the box of %1</source>
        <translation>Block mit %1</translation>
    </message>
    <message>
        <source>%1 has %2 already</source>
        <translation>%1 hat schon %2</translation>
    </message>
    <message>
        <source>only %1 can be %2 in %3</source>
        <translation>in %3 ist nur in %1 Platz für %2</translation>
    </message>
    <message>
        <source>%1 has all its digits</source>
        <translation>%1 hat schon alle Ziffern</translation>
    </message>
    <message>
        <source>%1 has as many digits left as cells</source>
        <translation>%1 hat noch so viele Ziffern wie Zellen übrig</translation>
    </message>
</context>
<context>
    <name>LinkTarget</name>
    <message>
        <source>none</source>
        <translation>keiner</translation>
    </message>
    <message>
        <source>the puzzle</source>
        <translation>zum Rätsel</translation>
    </message>
    <message>
        <source>its solution</source>
        <translation>zu seiner Lösung</translation>
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
        <translation>ausgeschaltete Regeln</translation>
    </message>
    <message>
        <source>the shape of the boxes</source>
        <translation>die Form der Blöcke</translation>
    </message>
    <message>
        <source>entries</source>
        <translation>Einträge</translation>
    </message>
    <message>
        <source>pencil marks</source>
        <translation>Notizen</translation>
    </message>
    <message>
        <source>other details</source>
        <translation>andere Angaben</translation>
    </message>
    <message>
        <source>colours of cells</source>
        <translation>Farben von Zellen</translation>
    </message>
    <message>
        <source>other programs will not see: %1</source>
        <translation>andere Programme sehen nicht: %1</translation>
    </message>
    <message>
        <source>the title</source>
        <translation>Titel</translation>
    </message>
    <message>
        <source>the author</source>
        <translation>Autor</translation>
    </message>
    <message>
        <source>the rules in words</source>
        <translation>Regeln in Worten</translation>
    </message>
    <message>
        <source>the source</source>
        <translation>Quelle</translation>
    </message>
    <message>
        <source>the level</source>
        <translation>Stufe</translation>
    </message>
    <message>
        <source>combinations that are crossed out</source>
        <translation>durchgestrichene Kombinationen</translation>
    </message>
    <message>
        <source>the message for solvers</source>
        <translation>Nachricht nach dem Lösen</translation>
    </message>
    <message numerus="yes">
        <source>%n drawing(s)</source>
        <translation>
            <numerusform>%n Zeichnung</numerusform>
            <numerusform>%n Zeichnungen</numerusform>
        </translation>
    </message>
    <message>
        <source>fog</source>
        <translation>Nebel</translation>
    </message>
    <message>
        <source>the solution</source>
        <translation>Lösung</translation>
    </message>
    <message>
        <source>corner marks</source>
        <translation>Ecknotizen</translation>
    </message>
    <message>
        <source>which entries Solve wrote</source>
        <translation>welche Einträge „Lösen“ geschrieben hat</translation>
    </message>
    <message>
        <source>lost: %1</source>
        <translation>es geht verloren: %1</translation>
    </message>
    <message>
        <source>%1 has boards with the digits 1 to %2 only</source>
        <translation>%1 hat nur Gitter mit den Ziffern 1 bis %2</translation>
    </message>
    <message>
        <source>%1 has only boards of %2 × %2, and this one is %3 × %3</source>
        <translation>%1 hat nur Gitter %2 × %2, und dieses ist %3 × %3</translation>
    </message>
    <message>
        <source>colours and lines of candidates</source>
        <translation>Farben und Linien von Kandidaten</translation>
    </message>
    <message>
        <source>digits from 0 or beyond the size of the board</source>
        <translation>Ziffern ab 0 oder über die Größe des Gitters hinaus</translation>
    </message>
    <message>
        <source>%1 has no boards with holes, and none that overlap</source>
        <translation>%1 hat keine Gitter mit Löchern und keine, die sich überlappen</translation>
    </message>
    <message>
        <source>%1 has no boards on which digits may be repeated in rows and columns</source>
        <translation>%1 hat keine Gitter, in denen sich Ziffern in Zeilen und Spalten wiederholen dürfen</translation>
    </message>
    <message>
        <source>the shape of the board</source>
        <translation>die Form des Gitters</translation>
    </message>
</context>
<context>
    <name>MeasurementsText</name>
    <message>
        <source>, each house separately</source>
        <translation>, jedes Haus für sich</translation>
    </message>
    <message>
        <source>%1 × %1 with %2. %3; %4; median of %5, each at most %6 s.</source>
        <translation>%1 × %1 mit %2. %3; %4; Median aus %5, jede höchstens %6&#xa0;s.</translation>
    </message>
    <message numerus="yes">
        <source>%n run(s)</source>
        <translation>
            <numerusform>%n Messung</numerusform>
            <numerusform>%n Messungen</numerusform>
        </translation>
    </message>
    <message>
        <source>Propagation alone decides this board, so there is nothing to encode. Choose “%1” to compare the encodings.</source>
        <translation>Dieses Gitter ist allein durch Propagation entschieden, es gibt also nichts zu kodieren. „%1“ wählen, um die Kodierungen zu vergleichen.</translation>
    </message>
    <message>
        <source>Measured in %1.</source>
        <translation>Gemessen in %1.</translation>
    </message>
    <message>
        <source>%1 No row is the fastest: the runs of each differ more than the rows.</source>
        <translation>%1 Keine Zeile ist die schnellste: Ihre Durchläufe unterscheiden sich mehr als die Zeilen.</translation>
    </message>
    <message>
        <source>%1 %2 with %3 solved fastest, %4 of processor time.</source>
        <translation>%1 Am schnellsten löste %2 mit %3: %4 Prozessorzeit.</translation>
    </message>
    <message>
        <source>line %1, column %2: %3</source>
        <translation>Zeile %1, Spalte %2: %3</translation>
    </message>
    <message>
        <source>the heading has no column “%1”</source>
        <translation>die Kopfzeile hat keine Spalte „%1“</translation>
    </message>
    <message>
        <source>this line has %1 fields, unlike the heading</source>
        <translation>die Zahl der Felder dieser Zeile (%1) ist anders als in der Kopfzeile</translation>
    </message>
    <message>
        <source>this quotation mark is never closed</source>
        <translation>dieses Anführungszeichen wird nicht geschlossen</translation>
    </message>
    <message>
        <source>%1 is no value of “%2”</source>
        <translation>%1 ist kein Wert von „%2“</translation>
    </message>
    <message>
        <source>it has no measurements</source>
        <translation>die Datei hat keine Messwerte</translation>
    </message>
    <message>
        <source>Puzzle %1 of %2: %3 × %3 with %4</source>
        <translation>Rätsel %1 (%2): %3 × %3 mit %4</translation>
    </message>
    <message>
        <source>the board</source>
        <translation>das Gitter</translation>
    </message>
</context>
<context>
    <name>ModelWords</name>
    <message>
        <source>the model has %1 variables, but the formula of this puzzle has %2</source>
        <translation>das Modell hat %1 Variablen, aber die Formel dieses Rätsels hat %2</translation>
    </message>
    <message>
        <source>%1, or %2 for the open candidates only</source>
        <translation>%1, oder %2 nur für die offenen Kandidaten</translation>
    </message>
    <message>
        <source>the model has no digit for %1</source>
        <translation>das Modell hat keine Ziffer für %1</translation>
    </message>
    <message>
        <source>the model has two digits for %1, %2 and %3</source>
        <translation>das Modell hat zwei Ziffern für %1, %2 und %3</translation>
    </message>
    <message>
        <source>the model breaks a rule: %1</source>
        <translation>das Modell bricht eine Regel: %1</translation>
    </message>
    <message>
        <source>the model has %2 in %1, but the given is %3</source>
        <translation>das Modell hat %2 in %1, aber die Vorgabe ist %3</translation>
    </message>
    <message>
        <source>stopped before the model was read</source>
        <translation>angehalten, bevor das Modell gelesen war</translation>
    </message>
    <message>
        <source>%1; it may be the model of another puzzle</source>
        <translation>%1; vielleicht ist es das Modell eines anderen Rätsels</translation>
    </message>
    <message>
        <source>the text is too long: a model has at most %1 bytes</source>
        <translation>der Text ist zu lang: Ein Modell hat höchstens %1 Bytes</translation>
    </message>
    <message>
        <source>no answer of a solver found: expected &quot;s SATISFIABLE&quot; and &quot;v 1 -2 … 0&quot;, or &quot;SAT&quot; and &quot;1 -2 … 0&quot;</source>
        <translation>keine Antwort eines Lösers gefunden: Erwartet wird „s SATISFIABLE“ und „v 1 -2 … 0“ oder „SAT“ und „1 -2 … 0“</translation>
    </message>
    <message>
        <source>this is a formula, not the answer of a solver</source>
        <translation>dies ist eine Formel, nicht die Antwort eines Lösers</translation>
    </message>
    <message>
        <source>%1 is not a status; expected SATISFIABLE, UNSATISFIABLE or UNKNOWN</source>
        <translation>%1 ist kein Status; erwartet wird SATISFIABLE, UNSATISFIABLE oder UNKNOWN</translation>
    </message>
    <message>
        <source>the text has two answers that contradict each other</source>
        <translation>der Text hat zwei Antworten, die einander widersprechen</translation>
    </message>
    <message>
        <source>the answer is satisfiable, but there is no model: the solver must write one, as &quot;v 1 -2 … 0&quot; or to a result file</source>
        <translation>die Antwort ist erfüllbar, aber ohne Modell: Der Löser muss eines schreiben, als „v 1 -2 … 0“ oder in eine Ergebnisdatei</translation>
    </message>
    <message>
        <source>the text has a model, but says that the formula is unsatisfiable</source>
        <translation>der Text hat ein Modell, nennt die Formel aber unerfüllbar</translation>
    </message>
    <message>
        <source>%1 is not a number</source>
        <translation>%1 ist keine Zahl</translation>
    </message>
    <message>
        <source>%1 is too large for a variable</source>
        <translation>%1 ist zu groß für eine Variable</translation>
    </message>
    <message>
        <source>the model has %1 and its opposite</source>
        <translation>das Modell hat %1 und das Gegenteil</translation>
    </message>
    <message>
        <source>a second model begins here; only one is expected</source>
        <translation>hier beginnt ein zweites Modell; erwartet wird nur eines</translation>
    </message>
    <message>
        <source>the model does not end with 0; the text may be incomplete</source>
        <translation>das Modell endet nicht mit 0; der Text ist vielleicht unvollständig</translation>
    </message>
    <message>
        <source>line %1, column %2: %3</source>
        <translation>Zeile %1, Spalte %2: %3</translation>
    </message>
    <message>
        <source>the model does not say the regions, which are unknown</source>
        <translation>das Modell nennt die Regionen nicht, die unbekannt sind</translation>
    </message>
</context>
<context>
    <name>NameField</name>
    <message>
        <source>the number of the puzzle</source>
        <translation>die Nummer des Rätsels</translation>
    </message>
    <message>
        <source>puzzle or solution</source>
        <translation>Rätsel oder Lösung</translation>
    </message>
    <message>
        <source>the level</source>
        <translation>die Stufe</translation>
    </message>
    <message>
        <source>the seed</source>
        <translation>der Startwert</translation>
    </message>
    <message>
        <source>the title</source>
        <translation>der Titel</translation>
    </message>
    <message>
        <source>the size of the board, such as 9x9</source>
        <translation>die Größe des Gitters, wie 9x9</translation>
    </message>
</context>
<context>
    <name>NamePattern</name>
    <message>
        <source>&apos;%1&apos; has a brace without its other one; write two for one in the name</source>
        <translation>„%1“ hat eine geschweifte Klammer ohne die andere; für eine im Namen zwei schreiben</translation>
    </message>
    <message>
        <source>unknown field &apos;%1&apos;; the fields are: %2, and {n:3} for a number of three figures</source>
        <translation>unbekanntes Feld „%1“; die Felder sind: %2, und {n:3} für eine Nummer mit drei Stellen</translation>
    </message>
    <message>
        <source>&apos;%1&apos;: a number can have 1 to 9 figures; write {n:3} for three</source>
        <translation>„%1“: Eine Nummer kann 1 bis 9 Stellen haben; {n:3} hat drei</translation>
    </message>
</context>
<context>
    <name>Notation</name>
    <message>
        <source>, </source>
        <translation>, </translation>
    </message>
    <message>
        <source> is </source>
        <translation> ist </translation>
    </message>
    <message>
        <source> to </source>
        <translation> bis </translation>
    </message>
    <message>
        <source> cannot be </source>
        <translation> ist nicht </translation>
    </message>
</context>
<context>
    <name>OutsideWhy</name>
    <message>
        <source>; </source>
        <translation>; </translation>
    </message>
    <message>
        <source>what is between %1 and %2</source>
        <translation>die Summe zwischen %1 und %2</translation>
    </message>
    <message>
        <source>%1 (then %2 more)</source>
        <translation>%1 (dann noch %2)</translation>
    </message>
    <message>
        <source>the first digit can only be %1</source>
        <translation>die erste Ziffer kann nur %1 sein</translation>
    </message>
    <message>
        <source>the cells behind it</source>
        <translation>der Rest dahinter</translation>
    </message>
    <message>
        <source>%1 says in which cell %2 is, so it can only be %3</source>
        <translation>%1 sagt, in welcher Zelle %2 ist, kann also nur %3 sein</translation>
    </message>
    <message>
        <source>no place for the other end is that far from %1</source>
        <translation>kein Platz für das andere Ende ist so weit entfernt von %1</translation>
    </message>
    <message>
        <source>no cells that end with %1 can make %2</source>
        <translation>keine Zellen, die mit %1 enden, können zusammen %2 ergeben</translation>
    </message>
    <message>
        <source>%1 and %2 are side by side</source>
        <translation>%1 und %2 stehen nebeneinander</translation>
    </message>
    <message>
        <source>%1 between %2 and %3 takes one cell</source>
        <translation>für %1 zwischen %2 und %3 braucht es eine Zelle</translation>
    </message>
    <message>
        <source>%1 between %2 and %3 takes %4 cells</source>
        <translation>für %1 zwischen %2 und %3 braucht es %4 Zellen</translation>
    </message>
    <message>
        <source>wherever %1 and %2 are, %3 would spoil the sum %4</source>
        <translation>wo immer %1 und %2 stehen, mit %3 ginge die Summe %4 nicht auf</translation>
    </message>
    <message>
        <source>%1 and %2 can only be in %3</source>
        <translation>%1 und %2 können nur in %3 sein</translation>
    </message>
    <message>
        <source>none of these goes with %1</source>
        <translation>keine davon passt zu %1</translation>
    </message>
    <message>
        <source>the cell behind it</source>
        <translation>die Zelle dahinter</translation>
    </message>
    <message>
        <source>only one digit is to be seen, so the first one is the greatest</source>
        <translation>nur eine Ziffer ist zu sehen, also ist die erste die größte</translation>
    </message>
    <message>
        <source>%1 digits are to be seen, and each leaves room for the greater ones behind it</source>
        <translation>%1 Ziffern sind zu sehen, und jede lässt Platz für die größeren dahinter</translation>
    </message>
    <message>
        <source>%1 is hidden, so a greater digit is before it</source>
        <translation>%1 ist verdeckt, also steht eine größere Ziffer davor</translation>
    </message>
    <message>
        <source>the lines ranked %1 to %2 begin with %3</source>
        <translation>die Zeilen und Spalten mit Rang %1 bis %2 beginnen mit %3</translation>
    </message>
    <message>
        <source>by %1, no other line that begins with %2 is less</source>
        <translation>laut %1 ist keine andere Zeile oder Spalte, die mit %2 beginnt, kleiner</translation>
    </message>
    <message>
        <source>by %1, exactly one other line that begins with %2 is less</source>
        <translation>laut %1 ist genau eine andere Zeile oder Spalte, die mit %2 beginnt, kleiner</translation>
    </message>
    <message>
        <source>by %1, exactly %3 other lines that begin with %2 are less</source>
        <translation>laut %1 sind genau %3 andere Zeilen oder Spalten, die mit %2 beginnen, kleiner</translation>
    </message>
</context>
<context>
    <name>OverwriteQuestion</name>
    <message>
        <source>%1 was removed or renamed by another program. Save it again under this name?</source>
        <translation>%1 wurde von einem anderen Programm entfernt oder umbenannt. Unter diesem Namen wieder speichern?</translation>
    </message>
    <message>
        <source>%1 was changed by another program. Overwrite those changes?</source>
        <translation>%1 wurde von einem anderen Programm geändert. Diese Änderungen überschreiben?</translation>
    </message>
    <message>
        <source>File Removed</source>
        <translation>Datei entfernt</translation>
    </message>
    <message>
        <source>File Changed</source>
        <translation>Datei geändert</translation>
    </message>
    <message>
        <source>&amp;Save Again</source>
        <translation>&amp;Wieder speichern</translation>
    </message>
    <message>
        <source>&amp;Overwrite</source>
        <translation>Ü&amp;berschreiben</translation>
    </message>
    <message>
        <source>Save &amp;As…</source>
        <translation>Speichern &amp;unter&#xa0;…</translation>
    </message>
</context>
<context>
    <name>OwnDemand</name>
    <message>
        <source>Digits along the line</source>
        <translation>Die Ziffern entlang der Linie</translation>
    </message>
    <message>
        <source>Digits of the cells in their order</source>
        <translation>Die Ziffern der Zellen in ihrer Reihenfolge</translation>
    </message>
    <message>
        <source>Digits along the loop</source>
        <translation>Die Ziffern entlang der geschlossenen Linie</translation>
    </message>
    <message>
        <source>The digits of the marked cells</source>
        <translation>Die Ziffern der markierten Zellen</translation>
    </message>
    <message>
        <source>Two digits with this mark between them</source>
        <translation>Zwei Ziffern mit diesem Zeichen dazwischen</translation>
    </message>
    <message>
        <source>The digits of each row</source>
        <translation>Die Ziffern jeder Zeile</translation>
    </message>
    <message>
        <source>The digits of each column</source>
        <translation>Die Ziffern jeder Spalte</translation>
    </message>
    <message>
        <source>The digits of each region</source>
        <translation>Die Ziffern jeder Region</translation>
    </message>
    <message>
        <source>Digits beside each other, anywhere</source>
        <translation>Ziffern nebeneinander, überall</translation>
    </message>
    <message>
        <source>Digits %1 and %2 cells apart, anywhere</source>
        <translation>Ziffern im Abstand von %1 und %2 Zellen, überall</translation>
    </message>
    <message>
        <source>The digits seen from a number beside the board</source>
        <translation>Die Ziffern, gesehen von einer Zahl neben dem Gitter</translation>
    </message>
    <message>
        <source>%1 match the pattern %2</source>
        <translation>%1 passen auf das Muster %2</translation>
    </message>
    <message>
        <source>%1 are accepted by a state machine</source>
        <translation>%1 werden von einem Zustandsautomaten angenommen</translation>
    </message>
    <message>
        <source>%1, read one after the other: each step gives %2, and at the end %3</source>
        <translation>%1, nacheinander gelesen: jeder Schritt ergibt %2, und am Ende gilt %3</translation>
    </message>
    <message>
        <source>The digits on the diagonal that a number with an arrow points along</source>
        <translation>Die Ziffern auf der Diagonale, auf die eine Zahl mit Pfeil zeigt</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1 bis %2</translation>
    </message>
    <message>
        <source>%1 of the cells %2</source>
        <translation>%1 der Zellen %2</translation>
    </message>
    <message>
        <source>not %1</source>
        <translation>nicht %1</translation>
    </message>
    <message>
        <source>exactly one of (%1)</source>
        <translation>genau eine von (%1)</translation>
    </message>
    <message>
        <source>none of (%1)</source>
        <translation>keine von (%1)</translation>
    </message>
    <message>
        <source> and </source>
        <translation> und </translation>
    </message>
    <message>
        <source> or </source>
        <translation> oder </translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>a pair of its table</source>
        <translation>ein Paar seiner Tabelle</translation>
    </message>
    <message>
        <source>For each digit a on the line and the next one, b</source>
        <translation>Für jede Ziffer a auf der Linie und die nächste, b</translation>
    </message>
    <message>
        <source>For each digit a of the cells in their order and the next one, b</source>
        <translation>Für jede Ziffer a der Zellen in ihrer Reihenfolge und die nächste, b</translation>
    </message>
    <message>
        <source>For each digit a on the loop and the next one, b</source>
        <translation>Für jede Ziffer a auf der geschlossenen Linie und die nächste, b</translation>
    </message>
    <message>
        <source>For any two digits a and b of the marked cells</source>
        <translation>Für je zwei Ziffern a und b der markierten Zellen</translation>
    </message>
    <message>
        <source>For two digits a and b with this mark between them</source>
        <translation>Für zwei Ziffern a und b mit diesem Zeichen dazwischen</translation>
    </message>
    <message>
        <source>For each digit a of a row and the next one, b</source>
        <translation>Für jede Ziffer a einer Zeile und die nächste, b</translation>
    </message>
    <message>
        <source>For each digit a of a column and the next one, b</source>
        <translation>Für jede Ziffer a einer Spalte und die nächste, b</translation>
    </message>
    <message>
        <source>For any two digits a and b of a region</source>
        <translation>Für je zwei Ziffern a und b einer Region</translation>
    </message>
    <message>
        <source>For any two digits a and b beside each other</source>
        <translation>Für je zwei Ziffern a und b nebeneinander</translation>
    </message>
    <message>
        <source>For any two digits a and b that are %1 and %2 cells apart</source>
        <translation>Für je zwei Ziffern a und b im Abstand von %1 und %2 Zellen</translation>
    </message>
    <message>
        <source>For each digit a seen from a number beside the board and the next one, b</source>
        <translation>Für jede Ziffer a, gesehen von einer Zahl neben dem Gitter, und die nächste, b</translation>
    </message>
    <message>
        <source>For each digit a on the diagonal of a number beside the board and the next one, b</source>
        <translation>Für jede Ziffer a auf der Diagonale einer Zahl neben dem Gitter und die nächste, b</translation>
    </message>
    <message>
        <source>%1 with %2</source>
        <comment>digits</comment>
        <translation>%1 mit %2</translation>
    </message>
    <message>
        <source>only %1</source>
        <comment>pairs of digits</comment>
        <translation>nur %1</translation>
    </message>
    <message>
        <source>never %1</source>
        <comment>pairs of digits</comment>
        <translation>nie %1</translation>
    </message>
    <message>
        <source>%1, that on its dot called a</source>
        <translation>%1, wobei a die auf dem Punkt ist</translation>
    </message>
    <message>
        <source>%1, called a to %2 from its dot</source>
        <translation>%1, vom Punkt an a bis %2 genannt</translation>
    </message>
    <message>
        <source>%1, the first called a</source>
        <translation>%1, wobei a die erste ist</translation>
    </message>
    <message>
        <source>%1, called a to %2 in their order</source>
        <translation>%1, der Reihe nach a bis %2 genannt</translation>
    </message>
    <message>
        <source>The digits of each four cells around a corner</source>
        <translation>Die Ziffern von je vier Zellen um eine Ecke</translation>
    </message>
    <message>
        <source>For any two digits a and b of four cells around a corner</source>
        <translation>Für je zwei Ziffern a und b von vier Zellen um eine Ecke</translation>
    </message>
</context>
<context>
    <name>OwnKindWords</name>
    <message>
        <source>character %1</source>
        <translation>Zeichen %1</translation>
    </message>
    <message>
        <source>the rule ends too early</source>
        <translation>die Regel endet zu früh</translation>
    </message>
    <message>
        <source>%1, %2, does not fit here</source>
        <translation>%1, %2, passt hier nicht</translation>
    </message>
    <message>
        <source>%1 is no name here; the names are %2</source>
        <translation>%1 ist hier kein Name; die Namen sind %2</translation>
    </message>
    <message>
        <source>%1 is too large</source>
        <translation>%1 ist zu groß</translation>
    </message>
    <message>
        <source>the rule is too long, or has too many parentheses within each other</source>
        <translation>die Regel ist zu lang oder hat zu viele Klammern ineinander</translation>
    </message>
    <message>
        <source>%1 is no name here</source>
        <translation>%1 ist hier kein Name</translation>
    </message>
    <message>
        <source>its short name needs small letters, digits and hyphens, as in three-apart</source>
        <translation>der Kurzname besteht aus kleinen Buchstaben, Ziffern und Bindestrichen, wie drei-entfernt</translation>
    </message>
    <message>
        <source>the program has a kind with this short name already</source>
        <translation>das Programm hat schon eine Art mit diesem Kurznamen</translation>
    </message>
    <message>
        <source>another kind in this text has the same short name</source>
        <translation>eine andere Art in diesem Text hat denselben Kurznamen</translation>
    </message>
    <message>
        <source>it needs a name</source>
        <translation>ein Name fehlt</translation>
    </message>
    <message>
        <source>where it starts: %1</source>
        <translation>womit sie beginnt: %1</translation>
    </message>
    <message>
        <source>where it may end: %1</source>
        <translation>wann sie enden darf: %1</translation>
    </message>
    <message>
        <source>such a rule does not go with these cells</source>
        <translation>eine solche Regel passt nicht zu diesen Zellen</translation>
    </message>
    <message>
        <source>one text may define at most %1 kinds</source>
        <translation>ein Text darf höchstens %1 Arten festlegen</translation>
    </message>
    <message>
        <source>its texts may have at most %1 characters each</source>
        <translation>jeder Text darf höchstens %1 Zeichen haben</translation>
    </message>
    <message>
        <source>nothing is there yet</source>
        <translation>noch nichts da</translation>
    </message>
    <message>
        <source>%1, %2, is not closed</source>
        <translation>%1, %2, ist nicht geschlossen</translation>
    </message>
    <message>
        <source>k stands for a number, and rules of this kind have none</source>
        <translation>k steht für eine Zahl, und Regeln dieser Art haben keine</translation>
    </message>
    <message>
        <source>%1, %2, is the short name of no kind that can be used here</source>
        <translation>%1, %2, ist kein Kurzname einer Art, die hier verwendet werden kann</translation>
    </message>
    <message>
        <source>%1, %2, needs a number in parentheses, such as (5), or (k) for the number of each rule</source>
        <translation>%1, %2, braucht eine Zahl in Klammern, etwa (5), oder (k) für die Zahl jeder Regel</translation>
    </message>
    <message>
        <source>%1, %2, takes no number</source>
        <translation>%1, %2, nimmt keine Zahl</translation>
    </message>
    <message>
        <source>%1, %2, cannot be combined: it takes no cells, or has a text</source>
        <translation>%1, %2, lässt sich nicht kombinieren: nimmt keine Zellen oder hat einen Text</translation>
    </message>
    <message>
        <source>%1 cannot be combined: %2</source>
        <translation>%1 lässt sich nicht kombinieren: %2</translation>
    </message>
    <message>
        <source>it applies to the whole board</source>
        <translation>gilt für das ganze Brett</translation>
    </message>
    <message>
        <source>it has a text</source>
        <translation>hat einen Text</translation>
    </message>
    <message>
        <source>it has no number yet</source>
        <translation>hat noch keine Zahl</translation>
    </message>
    <message>
        <source>it has more than one number</source>
        <translation>hat mehr als eine Zahl</translation>
    </message>
    <message>
        <source>its number is below 0</source>
        <translation>die Zahl ist kleiner als 0</translation>
    </message>
    <message>
        <source>These are too many rules to combine</source>
        <translation>Das sind zu viele Regeln zum Kombinieren</translation>
    </message>
    <message>
        <source>These rules cannot be combined: %1</source>
        <translation>Diese Regeln lassen sich nicht kombinieren: %1</translation>
    </message>
</context>
<context>
    <name>Paper</name>
    <message>
        <source>A4</source>
        <translation>A4</translation>
    </message>
    <message>
        <source>A5</source>
        <translation>A5</translation>
    </message>
    <message>
        <source>Letter</source>
        <translation>US-Letter</translation>
    </message>
    <message>
        <source>A3</source>
        <translation>A3</translation>
    </message>
    <message>
        <source>6 × 9 in (book)</source>
        <translation>6 × 9 Zoll (Buch)</translation>
    </message>
    <message>
        <source>A6</source>
        <translation>A6</translation>
    </message>
    <message>
        <source>Legal</source>
        <translation>US-Legal</translation>
    </message>
    <message>
        <source>Tabloid</source>
        <translation>US-Tabloid</translation>
    </message>
</context>
<context>
    <name>PatternWords</name>
    <message>
        <source> or </source>
        <translation> oder </translation>
    </message>
    <message>
        <source>one of %1 is %2</source>
        <translation>eine von %1 ist %2</translation>
    </message>
    <message>
        <source>One of %1 is %2, because %3</source>
        <translation>Eine von %1 ist %2, weil gilt: %3</translation>
    </message>
    <message>
        <source>%1, because %2</source>
        <translation>%1, weil gilt: %2</translation>
    </message>
    <message>
        <source>%1 (%2 in %3)</source>
        <translation>%1 (%2 in %3)</translation>
    </message>
    <message>
        <source>%1 is in %2 or else in %3</source>
        <translation>%1 ist in %2 oder sonst in %3</translation>
    </message>
    <message>
        <source>In %1 all places for %2 are in %3</source>
        <translation>In %1 liegen alle Plätze für %2 in %3</translation>
    </message>
    <message>
        <source>The fish for %1 in %2 makes %3</source>
        <translation>Der Fisch für %1 in %2 ergibt: %3</translation>
    </message>
    <message>
        <source>%1, except for %2</source>
        <translation>%1, außer %2</translation>
    </message>
    <message>
        <source>%1, except for the fin %2, which sees %3</source>
        <translation>%1, außer der Flosse %2, die %3 sieht</translation>
    </message>
    <message>
        <source>%1, except for the fins %2, which see %3</source>
        <translation>%1, außer den Flossen %2, die %3 sehen</translation>
    </message>
    <message>
        <source>otherwise only %1 would be left for %2</source>
        <translation>sonst bliebe nur %1 für %2</translation>
    </message>
    <message>
        <source>One end of each link in this loop is true: %1</source>
        <translation>Ein Ende jedes Glieds dieser Schleife ist wahr: %1</translation>
    </message>
    <message>
        <source>%1 contradicts itself: %2</source>
        <translation>%1 widerspricht sich selbst: %2</translation>
    </message>
    <message>
        <source>%1 and %2 cannot both have %3</source>
        <translation>%1 und %2 können nicht beide %3 haben</translation>
    </message>
    <message>
        <source>Almost locked sets %1</source>
        <translation>Fast geschlossene Mengen %1</translation>
    </message>
    <message>
        <source>%1: %2, so that each of their other digits stays in its set</source>
        <translation>%1: %2, also bleibt jede ihrer anderen Ziffern in ihrer Menge</translation>
    </message>
    <message>
        <source>%1: %2, so %3</source>
        <translation>%1: %2, also %3</translation>
    </message>
    <message>
        <source>The digits %1 just fill %2, and none of them can be there twice</source>
        <translation>Die Ziffern %1 füllen %2 gerade aus, und keine davon kann dort zweimal sein</translation>
    </message>
    <message>
        <source>%1 in %2 could change places, and there would be a second solution</source>
        <translation>%1 könnten in %2 die Plätze tauschen, und es gäbe eine zweite Lösung</translation>
    </message>
    <message>
        <source>Otherwise %1</source>
        <translation>Sonst gälte: %1</translation>
    </message>
    <message>
        <source>otherwise %1</source>
        <translation>sonst gälte: %1</translation>
    </message>
    <message>
        <source>%1; with %2 in %3 they make a locked set</source>
        <translation>%1; mit %2 in %3 bilden sie eine geschlossene Menge</translation>
    </message>
    <message>
        <source>Without %1 in %2 each open cell would have two digits, and each digit two places: there would be a second solution</source>
        <translation>Ohne %1 in %2 hätte jede offene Zelle zwei Ziffern und jede Ziffer zwei Plätze: Es gäbe eine zweite Lösung</translation>
    </message>
    <message>
        <source>%1, and two of %2 see each other</source>
        <translation>%1, und zwei von %2 sehen einander</translation>
    </message>
    <message>
        <source>%1, and %2 would see it in both cases</source>
        <translation>%1, und %2 sähe es in beiden Fällen</translation>
    </message>
    <message>
        <source>%1; and %2; some of the former see some of the latter</source>
        <translation>%1; und %2; einige der ersten sehen einige der zweiten</translation>
    </message>
    <message>
        <source>%1 alternate in %2, and %3 would see both of them</source>
        <translation>%1 wechseln sich in %2 ab, und %3 sähe beide</translation>
    </message>
    <message>
        <source>Each digit of %1 takes a digit from one of the almost locked sets %2, which then needs all its others: one of %3 has %4</source>
        <translation>Jede Ziffer von %1 nimmt einer der fast geschlossenen Mengen %2 eine Ziffer, die dann alle anderen braucht: Eine von %3 hat %4</translation>
    </message>
    <message>
        <source>Any way to fill %1 with one of these would have a digit twice</source>
        <translation>Jede Füllung von %1 mit einer davon hätte eine Ziffer zweimal</translation>
    </message>
    <message>
        <source>Any way to fill %1 with one of these would have a digit twice, or leave no digit for one of %2</source>
        <translation>Jede Füllung von %1 mit einer davon hätte eine Ziffer zweimal oder ließe einer von %2 keine Ziffer</translation>
    </message>
    <message>
        <source>otherwise each open cell would have two digits, and each digit two places, and there would be a second solution</source>
        <translation>sonst hätte jede offene Zelle zwei Ziffern und jede Ziffer zwei Plätze, und es gäbe eine zweite Lösung</translation>
    </message>
</context>
<context>
    <name>PdfKind</name>
    <message>
        <source>plain</source>
        <translation>gewöhnlich</translation>
    </message>
    <message>
        <source>PDF/A-2b, to keep</source>
        <translation>PDF/A-2b, zum Aufbewahren</translation>
    </message>
    <message>
        <source>PDF/X-4, for printing houses</source>
        <translation>PDF/X-4, für Druckereien</translation>
    </message>
</context>
<context>
    <name>PictureFiles</name>
    <message>
        <source>puzzle %1 has no level; use {n}, the number, in the name</source>
        <translation>Rätsel %1 hat keine Stufe; im Namen {n} verwenden, die Nummer</translation>
    </message>
    <message>
        <source>puzzle %1 has no seed; use {n}, the number, in the name</source>
        <translation>Rätsel %1 hat keinen Startwert; im Namen {n} verwenden, die Nummer</translation>
    </message>
    <message>
        <source>puzzle %1 has no title; use {n}, the number, in the name</source>
        <translation>Rätsel %1 hat keinen Titel; im Namen {n} verwenden, die Nummer</translation>
    </message>
    <message>
        <source>puzzles %1 and %2 would both be &apos;%3&apos;; add {n}, the number, to the name</source>
        <translation>die Rätsel %1 und %2 wären beide „%3“; dem Namen {n} hinzufügen, die Nummer</translation>
    </message>
</context>
<context>
    <name>PictureFormat</name>
    <message>
        <source>PDF</source>
        <translation>PDF</translation>
    </message>
    <message>
        <source>SVG</source>
        <translation>SVG</translation>
    </message>
    <message>
        <source>PNG image</source>
        <translation>PNG-Bild</translation>
    </message>
</context>
<context>
    <name>PictureLook</name>
    <message>
        <source>%1 mm is too small for a board of %2x%2: nobody could read it; %3 mm would do</source>
        <translation>%1 mm ist zu klein für ein Gitter %2x%2: niemand könnte es lesen; %3 mm würden reichen</translation>
    </message>
    <message>
        <source>%1 dots per inch are too few for a board of %2x%2 of %3 mm; %4 would do</source>
        <translation>%1 Punkte pro Zoll sind zu wenige für ein Gitter %2x%2 von %3 mm; %4 würden reichen</translation>
    </message>
    <message>
        <source>%1 dots per inch are too many for a board of %2 mm; %3 would do</source>
        <translation>%1 Punkte pro Zoll sind zu viele für ein Gitter von %2 mm; %3 würden reichen</translation>
    </message>
</context>
<context>
    <name>PictureWords</name>
    <message>
        <source>this is no picture that can be read (PNG, JPEG and WebP can)</source>
        <translation>das ist kein Bild, das gelesen werden kann (PNG, JPEG und WebP gehen)</translation>
    </message>
    <message>
        <source>the picture is damaged</source>
        <translation>das Bild ist beschädigt</translation>
    </message>
    <message>
        <source>the picture is too large (the limit is %1 megapixels)</source>
        <translation>das Bild ist zu groß (höchstens %1 Megapixel)</translation>
    </message>
    <message>
        <source>drawings in SVG are not read: export it as PNG</source>
        <translation>Zeichnungen in SVG werden nicht gelesen: als PNG exportieren</translation>
    </message>
    <message>
        <source>no Sudoku was found in this picture</source>
        <translation>in diesem Bild wurde kein Sudoku gefunden</translation>
    </message>
    <message numerus="yes">
        <source>the board is too small or blurred: about %n pixel(s) a digit</source>
        <translation>
            <numerusform>das Gitter ist zu klein oder unscharf: etwa %n Pixel je Ziffer</numerusform>
            <numerusform>das Gitter ist zu klein oder unscharf: etwa %n Pixel je Ziffer</numerusform>
        </translation>
    </message>
    <message>
        <source>a board was found in this picture, but all its cells look empty</source>
        <translation>in diesem Bild wurde ein Gitter gefunden, aber alle Zellen sehen leer aus</translation>
    </message>
    <message>
        <source>there is not enough memory for this picture</source>
        <translation>für dieses Bild reicht der Speicher nicht</translation>
    </message>
    <message>
        <source>this is a picture: install sudoku-workbench-pictures to read it</source>
        <translation>das ist ein Bild: zum Lesen sudoku-workbench-pictures installieren</translation>
    </message>
    <message>
        <source>the picture could not be read: its reader failed</source>
        <translation>das Bild konnte nicht gelesen werden: das Leseprogramm ist gescheitert</translation>
    </message>
    <message>
        <source>reading the picture was stopped</source>
        <translation>das Lesen des Bildes wurde angehalten</translation>
    </message>
    <message>
        <source>pictures of this kind cannot be read here: export it as JPEG or PNG</source>
        <translation>Bilder dieser Art können hier nicht gelesen werden: exportieren Sie es als JPEG oder PNG</translation>
    </message>
    <message>
        <source>this PDF is locked: save a copy of it without a password</source>
        <translation>dieses PDF ist gesperrt: speichern Sie eine Kopie ohne Passwort</translation>
    </message>
    <message numerus="yes">
        <source>there is no such page: the file has %n page(s)</source>
        <translation>
            <numerusform>diese Seite gibt es nicht: die Datei hat %n Seite</numerusform>
            <numerusform>diese Seite gibt es nicht: die Datei hat %n Seiten</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PictureWriter</name>
    <message>
        <source>there is not enough memory for this picture</source>
        <translation>für dieses Bild reicht der Speicher nicht</translation>
    </message>
    <message>
        <source>cannot save %1: %2</source>
        <translation>%1 kann nicht gespeichert werden: %2</translation>
    </message>
    <message>
        <source>there is already %1: choose an empty folder or other names</source>
        <translation>%1 gibt es schon: einen leeren Ordner oder andere Namen wählen</translation>
    </message>
    <message>
        <source>stopped: not all files were written</source>
        <translation>angehalten: nicht alle Dateien wurden geschrieben</translation>
    </message>
    <message>
        <source>puzzle %1 (%2)</source>
        <translation>Rätsel %1 (%2)</translation>
    </message>
    <message>
        <source>%1 more</source>
        <translation>%1 weitere</translation>
    </message>
    <message>
        <source>no solution was written for %1</source>
        <translation>keine Lösung gespeichert für %1</translation>
    </message>
    <message numerus="yes">
        <source>Saved %n picture(s) in %1.</source>
        <translation>
            <numerusform>%n Bild in %1 gespeichert.</numerusform>
            <numerusform>%n Bilder in %1 gespeichert.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PixelKind</name>
    <message>
        <source>RGB</source>
        <translation>RGB</translation>
    </message>
    <message>
        <source>Grey</source>
        <translation>Graustufen</translation>
    </message>
    <message>
        <source>Black and white (1 bit)</source>
        <translation>Schwarzweiß (1 Bit)</translation>
    </message>
</context>
<context>
    <name>Play</name>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
</context>
<context>
    <name>Preflight</name>
    <message>
        <source>lines of %1 pt; printing houses ask for at least %2 pt, as the lines for books have</source>
        <translation>Linien von %1 pt; Druckereien verlangen mindestens %2 pt, wie sie die Linien für Bücher haben</translation>
    </message>
    <message>
        <source>text of %1 pt; printing houses ask for at least %2 pt: put fewer puzzles on a page</source>
        <translation>Text von %1 pt; Druckereien verlangen mindestens %2 pt: weniger Rätsel auf eine Seite setzen</translation>
    </message>
    <message>
        <source>the inner edge has %1 mm; printing houses ask for %2 mm where there are %3 pages: add a gutter of %4 mm</source>
        <translation>der innere Rand hat %1 mm; Druckereien verlangen %2 mm bei %3 Seiten: einen Bundsteg von %4 mm hinzufügen</translation>
    </message>
    <message>
        <source>pages with even numbers have the gutter at their outer edge: mirror them, as in a book</source>
        <translation>Seiten mit geraden Nummern haben den Bundsteg am äußeren Rand: spiegeln wie im Buch</translation>
    </message>
    <message>
        <source>puzzle %1: %2</source>
        <translation>Rätsel %1: %2</translation>
    </message>
    <message>
        <source>puzzles %1 and %2 are the same</source>
        <translation>die Rätsel %1 und %2 sind gleich</translation>
    </message>
    <message>
        <source>puzzles %1 and %2 are the same in another form: turned, mirrored, with other digits or with lines exchanged</source>
        <translation>die Rätsel %1 und %2 sind dasselbe in anderer Form: gedreht, gespiegelt, mit anderen Ziffern oder mit vertauschten Zeilen oder Spalten</translation>
    </message>
    <message>
        <source>empty pages at the end: %1, as each sheet has four</source>
        <translation>leere Seiten am Ende: %1, weil jedes Blatt vier hat</translation>
    </message>
    <message>
        <source>page %1: %2</source>
        <translation>Seite %1: %2</translation>
    </message>
    <message>
        <source>pages %1: %2</source>
        <translation>Seiten %1: %2</translation>
    </message>
    <message>
        <source>puzzle %1 is puzzle %2 of %3</source>
        <translation>Rätsel %1 ist Rätsel %2 von %3</translation>
    </message>
    <message>
        <source>puzzle %1 is puzzle %2 of %3 in another form: turned, mirrored, with other digits or with lines exchanged</source>
        <translation>Rätsel %1 ist Rätsel %2 von %3 in anderer Form: gedreht, gespiegelt, mit anderen Ziffern oder mit vertauschten Linien</translation>
    </message>
    <message>
        <source>puzzle %1: says %2, is rated %3</source>
        <translation>Rätsel %1: angegeben ist %2, bewertet mit %3</translation>
    </message>
</context>
<context>
    <name>Print</name>
    <message>
        <source>stopped before there was an answer</source>
        <translation>angehalten, bevor es eine Antwort gab</translation>
    </message>
    <message>
        <source>not enough memory</source>
        <translation>Speicher reicht nicht</translation>
    </message>
    <message>
        <source>the solver failed</source>
        <translation>Löser gescheitert</translation>
    </message>
    <message>
        <source>No digit is repeated in an outlined region</source>
        <translation>In keiner umrandeten Region wiederholt sich eine Ziffer</translation>
    </message>
    <message>
        <source>more than one solution</source>
        <translation>mehr als eine Lösung</translation>
    </message>
    <message>
        <source>no solution</source>
        <translation>keine Lösung</translation>
    </message>
    <message>
        <source>not checked</source>
        <translation>nicht geprüft</translation>
    </message>
    <message>
        <source>not checked: %1</source>
        <translation>nicht geprüft: %1</translation>
    </message>
    <message>
        <source>&apos;%1&apos;</source>
        <translation>„%1“</translation>
    </message>
    <message numerus="yes">
        <source>the rule(s) %1 are not supported</source>
        <translation>
            <numerusform>die Regel %1 wird nicht unterstützt</numerusform>
            <numerusform>die Regeln %1 werden nicht unterstützt</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the rule(s) %1 are switched off</source>
        <translation>
            <numerusform>die Regel %1 ist ausgeschaltet</numerusform>
            <numerusform>die Regeln %1 sind ausgeschaltet</numerusform>
        </translation>
    </message>
    <message>
        <source>by %1</source>
        <translation>von %1</translation>
    </message>
    <message>
        <source>%1, by %2</source>
        <translation>%1, von %2</translation>
    </message>
    <message>
        <source>seed %1</source>
        <translation>Startwert %1</translation>
    </message>
    <message>
        <source>No digit is repeated in a row, column or box.</source>
        <translation>In keiner Zeile, keiner Spalte und keinem Block wiederholt sich eine Ziffer.</translation>
    </message>
    <message>
        <source>Solutions</source>
        <translation>Lösungen</translation>
    </message>
    <message>
        <source>Puzzle %1</source>
        <translation>Rätsel %1</translation>
    </message>
    <message>
        <source>Name:</source>
        <translation>Name:</translation>
    </message>
    <message>
        <source>Date:</source>
        <translation>Datum:</translation>
    </message>
    <message>
        <source>Sudoku</source>
        <translation>Sudoku</translation>
    </message>
    <message>
        <source>score %1</source>
        <translation>%1 Punkte</translation>
    </message>
    <message>
        <source>no font on this machine has %1, which become boxes: install a font for that writing</source>
        <translation>keine Schrift auf diesem Rechner hat %1; daraus werden Kästchen: eine Schrift mit diesen Zeichen installieren</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Digits from %1 to %2</source>
        <translation>Ziffern von %1 bis %2</translation>
    </message>
    <message>
        <source>Each row and column contains the digits %1 to %2.</source>
        <translation>Jede Zeile und jede Spalte enthält die Ziffern %1 bis %2.</translation>
    </message>
    <message>
        <source>Each row, column and box contains the digits %1 to %2.</source>
        <translation>Jede Zeile, jede Spalte und jeder Block enthält die Ziffern %1 bis %2.</translation>
    </message>
    <message>
        <source>Each row, column and region contains the digits %1 to %2.</source>
        <translation>Jede Zeile, jede Spalte und jede Region enthält die Ziffern %1 bis %2.</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1 bis %2</translation>
    </message>
    <message>
        <source>Low is %1, middle is %2, high is %3</source>
        <translation>Klein ist %1, mittel ist %2, groß ist %3</translation>
    </message>
    <message>
        <source>No digit is repeated in a row or column.</source>
        <translation>In keiner Zeile und keiner Spalte wiederholt sich eine Ziffer.</translation>
    </message>
    <message>
        <source>In a cage with =, low is %1, high is %2</source>
        <translation>In einem Käfig mit = ist klein %1, groß %2</translation>
    </message>
    <message>
        <source>Where boards overlap, a digit counts for each of them</source>
        <translation>Wo sich Gitter überlappen, zählt eine Ziffer für jedes von ihnen</translation>
    </message>
    <message>
        <source>Each row, column and box of each board contains the digits %1 to %2.</source>
        <translation>Jede Zeile, jede Spalte und jeder Block jedes Gitters enthält die Ziffern %1 bis %2.</translation>
    </message>
    <message>
        <source>The boards begin at %1; a digit counts for each board that it lies in</source>
        <translation>Die Gitter beginnen bei %1; eine Ziffer zählt für jedes Gitter, in dem sie liegt</translation>
    </message>
    <message>
        <source>The digits are %1 to %2. They may be repeated in rows and columns unless a rule says otherwise.</source>
        <translation>Die Ziffern sind %1 bis %2. Sie dürfen sich in Zeilen und Spalten wiederholen, wenn keine Regel es anders sagt.</translation>
    </message>
    <message>
        <source>Solution on page %1</source>
        <translation>Lösung auf Seite %1</translation>
    </message>
    <message>
        <source>Symbols:</source>
        <translation>Symbole:</translation>
    </message>
    <message>
        <source>Each row, column and box of each board contains %1.</source>
        <extracomment>%1 is for example &quot;each picture once&quot;</extracomment>
        <translation>Jede Zeile, jede Spalte und jeder Block jedes Gitters enthält %1.</translation>
    </message>
    <message>
        <source>Each row and column contains %1.</source>
        <translation>Jede Zeile und jede Spalte enthält %1.</translation>
    </message>
    <message>
        <source>Each row, column and box contains %1.</source>
        <translation>Jede Zeile, jede Spalte und jeder Block enthält %1.</translation>
    </message>
    <message>
        <source>Each row, column and region contains %1.</source>
        <translation>Jede Zeile, jede Spalte und jede Region enthält %1.</translation>
    </message>
    <message>
        <source>each colour once</source>
        <translation>jede Farbe einmal</translation>
    </message>
    <message>
        <source>each picture once</source>
        <translation>jedes Bild einmal</translation>
    </message>
    <message>
        <source>each letter of %1 once</source>
        <translation>jeden Buchstaben von %1 einmal</translation>
    </message>
    <message>
        <source>Symbols may be repeated in rows and columns unless a rule says otherwise.</source>
        <translation>Symbole dürfen sich in Zeilen und Spalten wiederholen, wenn keine Regel etwas anderes sagt.</translation>
    </message>
    <message>
        <source>No symbol is repeated in a row or column.</source>
        <translation>In keiner Zeile und keiner Spalte wiederholt sich ein Symbol.</translation>
    </message>
    <message>
        <source>No symbol is repeated in a row, column or box.</source>
        <translation>In keiner Zeile, keiner Spalte und keinem Block wiederholt sich ein Symbol.</translation>
    </message>
    <message>
        <source>No symbol is repeated in an outlined region</source>
        <translation>In keiner umrandeten Region wiederholt sich ein Symbol</translation>
    </message>
    <message>
        <source>Where boards overlap, a symbol counts for each of them</source>
        <translation>Wo sich Gitter überlappen, zählt ein Symbol für jedes von ihnen</translation>
    </message>
    <message>
        <source>The boards begin at %1; a symbol counts for each board that it lies in</source>
        <translation>Die Gitter beginnen bei %1; ein Symbol zählt für jedes Gitter, in dem es liegt</translation>
    </message>
</context>
<context>
    <name>PrintFont</name>
    <message>
        <source>no font &apos;%1&apos; is installed; there are %2</source>
        <translation>keine Schrift „%1“ ist installiert; es gibt %2</translation>
    </message>
    <message>
        <source>&apos;%1&apos; has no outlines, which paper needs; there are %2</source>
        <translation>„%1“ hat keine Umrisse, die für Papier nötig sind; es gibt %2</translation>
    </message>
    <message>
        <source>&apos;%1&apos; has no digits; there are %2</source>
        <translation>„%1“ hat keine Ziffern; es gibt %2</translation>
    </message>
    <message>
        <source>&apos;%1&apos; may not be embedded into files, says its maker; there are %2</source>
        <translation>„%1“ darf laut Hersteller nicht in Dateien eingebettet werden; es gibt %2</translation>
    </message>
</context>
<context>
    <name>PrintWords</name>
    <message>
        <source>Not printed: %1.</source>
        <translation>Nicht gedruckt: %1.</translation>
    </message>
    <message>
        <source>Sudoku</source>
        <translation>Sudoku</translation>
    </message>
    <message>
        <source>The printer did not accept the job. Choose another printer, or save a PDF.</source>
        <translation>Der Drucker hat den Auftrag nicht angenommen. Einen anderen Drucker wählen oder ein PDF speichern.</translation>
    </message>
    <message>
        <source>The printer did not accept the job: %1. Choose another printer, or save a PDF.</source>
        <translation>Der Drucker hat den Auftrag nicht angenommen: %1. Einen anderen Drucker wählen oder ein PDF speichern.</translation>
    </message>
    <message>
        <source>Sent to the printer on %1 paper.</source>
        <translation>An den Drucker gesendet, Papier %1.</translation>
    </message>
    <message>
        <source>%1 Scaled to %2 % to fit the printable area of this printer.</source>
        <translation>%1 Auf %2&#xa0;% verkleinert, damit es in den bedruckbaren Bereich dieses Druckers passt.</translation>
    </message>
    <message>
        <source>puzzles.pdf</source>
        <translation>raetsel.pdf</translation>
    </message>
    <message>
        <source>Side %1 of %2</source>
        <translation>Blattseite %1 von %2</translation>
    </message>
    <message>
        <source>Page %1 of %2</source>
        <translation>Seite %1 von %2</translation>
    </message>
    <message>
        <source>Stopped: %1 of %2 sides were sent to the printer.</source>
        <translation>Angehalten: %1 von %2 Blattseiten wurden an den Drucker gesendet.</translation>
    </message>
    <message>
        <source>Stopped: %1 of %2 pages were sent to the printer.</source>
        <translation>Angehalten: %1 von %2 Seiten wurden an den Drucker gesendet.</translation>
    </message>
    <message>
        <source>There is no room for QR codes. Print fewer puzzles on a page.</source>
        <translation>Für QR-Codes ist kein Platz. Weniger Rätsel je Seite drucken.</translation>
    </message>
</context>
<context>
    <name>PrintedCode</name>
    <message>
        <source>no QR code: this program was built without libqrencode</source>
        <translation>kein QR-Code: Dieses Programm wurde ohne libqrencode gebaut</translation>
    </message>
    <message>
        <source>no QR code: the link has %1 characters, and a code on paper holds at most %2</source>
        <translation>kein QR-Code: Der Link hat %1 Zeichen, und ein Code auf Papier fasst höchstens %2</translation>
    </message>
    <message>
        <source>no QR code: the link has %1 characters, and a code holds at most %2</source>
        <translation>kein QR-Code: Der Link hat %1 Zeichen, und ein Code fasst höchstens %2</translation>
    </message>
    <message>
        <source>no QR code of the solution: the puzzle does not have exactly one</source>
        <translation>kein QR-Code der Lösung: Das Rätsel hat nicht genau eine</translation>
    </message>
    <message>
        <source>QR codes lead to puzzles with digits: links hold no other symbols</source>
        <translation>QR-Codes führen zu Rätseln mit Ziffern: Links enthalten keine anderen Symbole</translation>
    </message>
</context>
<context>
    <name>PrintedHint</name>
    <message>
        <source>Begin with:</source>
        <translation>Beginnen mit:</translation>
    </message>
    <message>
        <source>Look at:</source>
        <translation>Ansehen:</translation>
    </message>
</context>
<context>
    <name>PuzzleCaption</name>
    <message>
        <source>seed %1</source>
        <translation>Startwert %1</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <translation>%1. %2</translation>
    </message>
    <message>
        <source>Puzzle %1</source>
        <translation>Rätsel %1</translation>
    </message>
    <message>
        <source>Puzzle %1 · %2</source>
        <translation>Rätsel %1 · %2</translation>
    </message>
    <message>
        <source>new</source>
        <translation>neu</translation>
    </message>
    <message>
        <source>begun</source>
        <translation>begonnen</translation>
    </message>
    <message>
        <source>solved</source>
        <translation>gelöst</translation>
    </message>
    <message>
        <source>score %L1</source>
        <translation>%L1 Punkte</translation>
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
        <translation>Rätsel</translation>
    </message>
    <message numerus="yes">
        <source>%1, %n given(s)</source>
        <translation>
            <numerusform>%1, %n Vorgabe</numerusform>
            <numerusform>%1, %n Vorgaben</numerusform>
        </translation>
    </message>
    <message>
        <source>Choose a Puzzle</source>
        <translation>Rätsel wählen</translation>
    </message>
    <message>
        <source>&amp;Paste</source>
        <translation>&amp;Einfügen</translation>
    </message>
    <message numerus="yes">
        <source>%n puzzle(s) found.</source>
        <translation>
            <numerusform>%n Rätsel gefunden.</numerusform>
            <numerusform>%n Rätsel gefunden.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Quantity</name>
    <message>
        <source>Variables</source>
        <translation>Variablen</translation>
    </message>
    <message>
        <source>Clauses</source>
        <translation>Klauseln</translation>
    </message>
    <message>
        <source>Encode time</source>
        <translation>Zeit zum Kodieren</translation>
    </message>
    <message>
        <source>ms</source>
        <translation>ms</translation>
    </message>
    <message>
        <source>Solve time</source>
        <translation>Zeit zum Lösen</translation>
    </message>
    <message>
        <source>Conflicts</source>
        <translation>Konflikte</translation>
    </message>
    <message>
        <source>Memory</source>
        <translation>Speicher</translation>
    </message>
    <message>
        <source>MB</source>
        <translation>MB</translation>
    </message>
    <message>
        <source>out of time</source>
        <translation>Zeit abgelaufen</translation>
    </message>
    <message>
        <source>not enough memory</source>
        <translation>Speicher reicht nicht</translation>
    </message>
    <message>
        <source>the solver failed</source>
        <translation>Löser gescheitert</translation>
    </message>
    <message>
        <source>a wrong answer</source>
        <translation>falsche Antwort</translation>
    </message>
    <message>
        <source>solved</source>
        <translation>gelöst</translation>
    </message>
    <message>
        <source>no solution</source>
        <translation>keine Lösung</translation>
    </message>
    <message>
        <source>exactly one</source>
        <translation>genau eine</translation>
    </message>
    <message>
        <source>more than one</source>
        <translation>mehr als eine</translation>
    </message>
    <message>
        <source>Find one solution</source>
        <translation>Eine Lösung finden</translation>
    </message>
    <message>
        <source>Check for exactly one</source>
        <translation>Auf genau eine prüfen</translation>
    </message>
    <message>
        <source>All candidates</source>
        <translation>Alle Kandidaten</translation>
    </message>
    <message>
        <source>Open candidates only</source>
        <translation>Nur offene Kandidaten</translation>
    </message>
    <message>
        <source>All candidates, with selectors</source>
        <translation>Alle Kandidaten, mit Selektoren</translation>
    </message>
    <message>
        <source>Decisions</source>
        <translation>Entscheidungen</translation>
    </message>
    <message>
        <source>Propagations</source>
        <translation>Propagationen</translation>
    </message>
    <message>
        <source>Learnt clauses</source>
        <translation>Gelernte Klauseln</translation>
    </message>
</context>
<context>
    <name>RatingWords</name>
    <message>
        <source>Level: %1</source>
        <translation>Stufe: %1</translation>
    </message>
    <message>
        <source>HoDoKu&apos;s level of the puzzle is %1, its score %2.</source>
        <translation>HoDoKu gibt dem Rätsel die Stufe %1 und %2 Punkte.</translation>
    </message>
    <message>
        <source>The general level of the puzzle is %1.</source>
        <translation>Die allgemeine Stufe des Rätsels ist %1.</translation>
    </message>
    <message>
        <source>%1 The hardest technique is %2.</source>
        <translation>%1 Die schwerste Technik ist %2.</translation>
    </message>
</context>
<context>
    <name>ReadFile</name>
    <message>
        <source>It is a folder.</source>
        <translation>Das ist ein Ordner.</translation>
    </message>
    <message>
        <source>It is a pipe, not a file.</source>
        <translation>Das ist eine Pipe, keine Datei.</translation>
    </message>
    <message>
        <source>It is a socket, not a file.</source>
        <translation>Das ist ein Socket, keine Datei.</translation>
    </message>
    <message>
        <source>It is a device, not a file.</source>
        <translation>Das ist ein Gerät, keine Datei.</translation>
    </message>
</context>
<context>
    <name>ReadingWords</name>
    <message>
        <source>blank</source>
        <comment>a cell</comment>
        <translation>leer</translation>
    </message>
    <message>
        <source>%1 is read as a handwritten %2.</source>
        <translation>%1 ist als handschriftliche %2 gelesen.</translation>
    </message>
    <message>
        <source>%1 is read as %2.</source>
        <translation>%1 ist als %2 gelesen.</translation>
    </message>
    <message>
        <source>It looks like %1, but the rules speak against that.</source>
        <translation>Es sieht nach %1 aus, aber die Regeln sprechen dagegen.</translation>
    </message>
    <message>
        <source>It may also be %1.</source>
        <translation>Es kann auch %1 sein.</translation>
    </message>
    <message>
        <source>It is in doubt.</source>
        <translation>Das ist unsicher.</translation>
    </message>
    <message>
        <source>Givens: %1.</source>
        <translation>Vorgaben: %1.</translation>
    </message>
    <message>
        <source>Handwritten: %1.</source>
        <translation>Handschriftlich: %1.</translation>
    </message>
    <message numerus="yes">
        <source>%n cell(s) were read against their looks: %1.</source>
        <translation>
            <numerusform>%n Zelle wurde gegen ihren Anschein gelesen: %1.</numerusform>
            <numerusform>%n Zellen wurden gegen ihren Anschein gelesen: %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n framed cell(s) should be compared.</source>
        <translation>
            <numerusform>%n umrahmte Zelle sollte verglichen werden.</numerusform>
            <numerusform>%n umrahmte Zellen sollten verglichen werden.</numerusform>
        </translation>
    </message>
    <message>
        <source>The sum of the cage is read as %1.</source>
        <translation>Die Summe des Käfigs wird als %1 gelesen.</translation>
    </message>
    <message>
        <source>No sum was read for the cage.</source>
        <translation>Für den Käfig wurde keine Summe gelesen.</translation>
    </message>
    <message>
        <source>The cage is in doubt.</source>
        <translation>Der Käfig ist zweifelhaft.</translation>
    </message>
    <message>
        <source>To correct it, use this board, then double-click the cage.</source>
        <translation>Um sie zu ändern, nehmen Sie dieses Gitter und doppelklicken Sie auf den Käfig.</translation>
    </message>
    <message>
        <source>Cages: %1.</source>
        <translation>Käfige: %1.</translation>
    </message>
    <message>
        <source>Cages seem to be drawn here and were not read.</source>
        <translation>Hier scheinen Käfige gezeichnet zu sein, die nicht gelesen wurden.</translation>
    </message>
    <message numerus="yes">
        <source>%n sum(s) were read against their looks: %1.</source>
        <translation>
            <numerusform>%n Summe wurde gegen den Augenschein gelesen: %1.</numerusform>
            <numerusform>%n Summen wurden gegen den Augenschein gelesen: %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 has pencil marks that were not read.</source>
        <translation>%1 hat Notizen, die nicht gelesen wurden.</translation>
    </message>
    <message>
        <source>%1 has the pencil marks %2.</source>
        <comment>a cell, its digits</comment>
        <translation>%1 hat die Notizen %2.</translation>
    </message>
    <message numerus="yes">
        <source>%n other mark(s) were not read.</source>
        <translation>
            <numerusform>%n weitere Notiz wurde nicht gelesen.</numerusform>
            <numerusform>%n weitere Notizen wurden nicht gelesen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Pencil marks in %n cell(s).</source>
        <translation>
            <numerusform>Notizen in %n Zelle.</numerusform>
            <numerusform>Notizen in %n Zellen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Some pencil marks were not read in %n cell(s): %1.</source>
        <translation>
            <numerusform>Manche Notizen wurden in %n Zelle nicht gelesen: %1.</numerusform>
            <numerusform>Manche Notizen wurden in %n Zellen nicht gelesen: %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>Read as rules: %1.</source>
        <translation>Als Regeln gelesen: %1.</translation>
    </message>
    <message>
        <source>These rules are in doubt: %1.</source>
        <translation>Diese Regeln sind zweifelhaft: %1.</translation>
    </message>
    <message numerus="yes">
        <source>The shades of %n cell(s) are not read as a rule.</source>
        <translation>
            <numerusform>Die Schattierung von %n Zelle wird nicht als Regel gelesen.</numerusform>
            <numerusform>Die Schattierung von %n Zellen wird nicht als Regel gelesen.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ReasonLesson</name>
    <message>
        <source>Reason</source>
        <translation>Grund</translation>
    </message>
    <message>
        <source>%1. %2 (%3)</source>
        <translation>%1. %2 (%3)</translation>
    </message>
    <message>
        <source>Each step follows from as few facts as possible. A fact is where a digit can be in a row, a column or a box, which digits a cell can have, or what a rule demands.</source>
        <translation>Jeder Schritt folgt aus möglichst wenigen Fakten. Ein Fakt ist, wo eine Ziffer in einer Zeile, einer Spalte oder einem Block stehen kann, welche Ziffern eine Zelle haben kann oder was eine Regel verlangt.</translation>
    </message>
</context>
<context>
    <name>ReasonSteps</name>
    <message>
        <source>%1; %2 of %3 digits placed</source>
        <translation>%1; %2 von %3 Ziffern gesetzt</translation>
    </message>
    <message numerus="yes">
        <source>%n fact(s)</source>
        <translation>
            <numerusform>%n Fakt</numerusform>
            <numerusform>%n Fakten</numerusform>
        </translation>
    </message>
    <message>
        <source>Stopped: there are more steps.</source>
        <translation>Angehalten: Es gibt weitere Schritte.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>What follows</source>
        <translation>Was folgt</translation>
    </message>
    <message>
        <source>Facts</source>
        <translation>Fakten</translation>
    </message>
    <message>
        <source>The number of facts from which it follows</source>
        <translation>Die Anzahl der Fakten, aus denen es folgt</translation>
    </message>
    <message>
        <source>Weight</source>
        <translation>Gewicht</translation>
    </message>
    <message>
        <source>What the step counts in the general rating: its facts, and one more if it places no digit</source>
        <translation>Was der Schritt in der allgemeinen Bewertung zählt: seine Fakten, und eins mehr, wenn er keine Ziffer setzt</translation>
    </message>
    <message>
        <source>part of the reason</source>
        <translation>Teil des Grundes</translation>
    </message>
</context>
<context>
    <name>ReasonWords</name>
    <message>
        <source>%1 or %2</source>
        <translation>%1 oder %2</translation>
    </message>
    <message>
        <source>%1 is %2</source>
        <translation>%1 ist %2</translation>
    </message>
    <message>
        <source>in %2, %1 is in %3</source>
        <translation>in %2 ist %1 in %3</translation>
    </message>
    <message>
        <source>the sum of %1 is %2</source>
        <translation>die Summe von %1 ist %2</translation>
    </message>
    <message>
        <source>a digit that it sees, or a rule of the cell, excludes it</source>
        <translation>eine Ziffer, die die Zelle sieht, oder eine Regel der Zelle schließt sie aus</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1 (%2 facts, not proved smallest: at least %3)</source>
        <translation>%1 (%2 Fakten, nicht als kleinste Menge bewiesen: mindestens %3)</translation>
    </message>
    <message>
        <source>The puzzle has no solution</source>
        <translation>Das Rätsel hat keine Lösung</translation>
    </message>
    <message>
        <source>It does not follow: there are solutions with different digits in %1</source>
        <translation>Es folgt nicht: Es gibt Lösungen mit verschiedenen Ziffern in %1</translation>
    </message>
    <message>
        <source>%1 is a clue</source>
        <translation>%1 ist eine Vorgabe</translation>
    </message>
    <message>
        <source>Some entries are wrong</source>
        <translation>Einige Einträge sind falsch</translation>
    </message>
    <message>
        <source>%1:
%2</source>
        <translation>%1:
%2</translation>
    </message>
    <message>
        <source>With %1 in %2 no digits are left that %3 allows</source>
        <translation>Mit %1 in %2 bleiben keine Ziffern, die %3 zulässt</translation>
    </message>
    <message>
        <source>With %1 in %2 these cannot all be true: %3</source>
        <translation>Mit %1 in %2 können diese Fakten nicht alle wahr sein: %3</translation>
    </message>
    <message>
        <source>%1 (%2 parts of it)</source>
        <translation>%1 (%2 Teile davon)</translation>
    </message>
    <message>
        <source>%1 excludes it</source>
        <translation>%1 schließt sie aus</translation>
    </message>
    <message>
        <source>according to %1</source>
        <translation>nach %1</translation>
    </message>
</context>
<context>
    <name>RecentPuzzles</name>
    <message>
        <source>solved</source>
        <translation>gelöst</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 von %2</translation>
    </message>
    <message>
        <source>today, %1</source>
        <translation>heute, %1</translation>
    </message>
    <message>
        <source>yesterday, %1</source>
        <translation>gestern, %1</translation>
    </message>
</context>
<context>
    <name>RegionMap</name>
    <message numerus="yes">
        <source>%n more</source>
        <translation>
            <numerusform>%n weitere</numerusform>
            <numerusform>%n weitere</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 has %2 of %3 cells</source>
        <translation>%1 hat %2 von %3 Zellen</translation>
    </message>
    <message numerus="yes">
        <source>%n cell(s) belong to no region.</source>
        <translation>
            <numerusform>%n Zelle gehört zu keiner Region.</numerusform>
            <numerusform>%n Zellen gehören zu keiner Region.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1.</source>
        <translation>%1.</translation>
    </message>
    <message numerus="yes">
        <source>%1 is/are not connected.</source>
        <translation>
            <numerusform>%1 hängt nicht zusammen.</numerusform>
            <numerusform>%1 hängen nicht zusammen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n place(s) are holes.</source>
        <translation>
            <numerusform>%n Stelle ist ein Loch.</numerusform>
            <numerusform>%n Stellen sind Löcher.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RegionTermWords</name>
    <message>
        <source>%1 and %2</source>
        <translation>%1 und %2</translation>
    </message>
    <message>
        <source>, </source>
        <translation>, </translation>
    </message>
    <message>
        <source>border between %1</source>
        <translation>Grenze zwischen %1</translation>
    </message>
    <message>
        <source>borders between %1</source>
        <translation>Grenzen zwischen %1</translation>
    </message>
    <message>
        <source>%1 in one region</source>
        <translation>%1 in einer Region</translation>
    </message>
    <message>
        <source>border around it</source>
        <translation>Grenze ringsum</translation>
    </message>
</context>
<context>
    <name>RegionWords</name>
    <message>
        <source>If %1 and %2 lay in one region, %3</source>
        <translation>Wenn %1 und %2 in einer Region lägen, %3</translation>
    </message>
    <message>
        <source>the region of %1 would have room for only %2 of its %3 cells</source>
        <translation>hätte die Region von %1 nur für %2 ihrer %3 Zellen Platz</translation>
    </message>
    <message>
        <source>it would have %1 twice, in %2</source>
        <translation>hätte sie %1 zweimal, in %2</translation>
    </message>
    <message>
        <source>it would have %1 cells instead of %2</source>
        <translation>hätte sie %1 Zellen statt %2</translation>
    </message>
    <message>
        <source>it would have room for only %1 of its %2 cells</source>
        <translation>hätte sie nur für %1 ihrer %2 Zellen Platz</translation>
    </message>
    <message>
        <source>%1 needs all %2 cells that it can still count</source>
        <translation>%1 braucht alle %2 Zellen, die noch mitzählen können</translation>
    </message>
    <message>
        <source>%1 has counted as many cells as its digit says</source>
        <translation>%1 hat schon so viele Zellen gezählt, wie die Ziffer sagt</translation>
    </message>
    <message>
        <source>%1 counts at least %2 and at most %3 cells</source>
        <translation>%1 zählt mindestens %2 und höchstens %3 Zellen</translation>
    </message>
    <message>
        <source>Any other way that was tried breaks a rule</source>
        <translation>Jede andere Möglichkeit, die probiert wurde, verletzt eine Regel</translation>
    </message>
    <message>
        <source>Any other way that was tried breaks a rule, given %1</source>
        <translation>Jede andere Möglichkeit, die probiert wurde, verletzt eine Regel (bekannt: %1)</translation>
    </message>
    <message>
        <source>If %1 and %2 lay in different regions, %3</source>
        <translation>Wenn %1 und %2 in verschiedenen Regionen lägen, %3</translation>
    </message>
    <message>
        <source>%1 are a whole region</source>
        <translation>%1 bilden eine ganze Region</translation>
    </message>
    <message>
        <source>The region of %1 can have %2 only in %3</source>
        <translation>Die Region von %1 kann %2 nur in %3 haben</translation>
    </message>
</context>
<context>
    <name>RepairWords</name>
    <message>
        <source>Move %1 from %2 to %3</source>
        <translation>%1 von %2 zu %3 verschieben</translation>
    </message>
    <message>
        <source>Take %1 out of %2</source>
        <translation>%1 aus %2 herausnehmen</translation>
    </message>
    <message>
        <source>Add %1 to %2</source>
        <translation>%1 zu %2 hinzufügen</translation>
    </message>
    <message>
        <source>Change %1 to %2</source>
        <translation>%1 auf %2 ändern</translation>
    </message>
    <message>
        <source>Swap the numbers of %1 and %2</source>
        <translation>Die Zahlen von %1 und %2 vertauschen</translation>
    </message>
    <message>
        <source>Make %1 a %2</source>
        <comment>a mark of another kind</comment>
        <translation>%1 wird %2</translation>
    </message>
    <message>
        <source>Turn %1 round</source>
        <translation>%1 umkehren</translation>
    </message>
    <message>
        <source>Remove %1</source>
        <translation>%1 entfernen</translation>
    </message>
    <message>
        <source>without %1</source>
        <translation>ohne die Regel %1</translation>
    </message>
    <message>
        <source>with %1 instead of %2</source>
        <translation>mit der Regel %1 statt %2</translation>
    </message>
    <message>
        <source>with %1 in %2</source>
        <translation>mit %1 in %2</translation>
    </message>
    <message>
        <source>without %1 in %2</source>
        <translation>ohne %1 in %2</translation>
    </message>
    <message>
        <source>with %1 turned round</source>
        <translation>mit der umgekehrten Regel %1</translation>
    </message>
    <message>
        <source>Add %1</source>
        <comment>a rule</comment>
        <translation>%1 hinzufügen</translation>
    </message>
    <message>
        <source>Give %1 the number %2</source>
        <translation>%1 bekommt die Zahl %2</translation>
    </message>
    <message>
        <source>with %1</source>
        <translation>mit der Regel %1</translation>
    </message>
    <message>
        <source>with the number %1 for %2</source>
        <translation>mit der Zahl %1 für %2</translation>
    </message>
</context>
<context>
    <name>Request</name>
    <message>
        <source>A puzzle with these rules and one solution has at least one clue: without any, digits can change places.</source>
        <translation>Ein Rätsel mit diesen Regeln und einer Lösung hat mindestens eine Vorgabe: Ohne sie können Ziffern die Plätze tauschen.</translation>
    </message>
    <message numerus="yes">
        <source>A %1 × %1 puzzle with one solution has at least %n clue(s).</source>
        <translation>
            <numerusform>Ein %1 × %1-Rätsel mit einer Lösung hat mindestens %n Vorgabe.</numerusform>
            <numerusform>Ein %1 × %1-Rätsel mit einer Lösung hat mindestens %n Vorgaben.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A %1 × %1 puzzle with these rules and one solution has at least %n clue(s).</source>
        <translation>
            <numerusform>Ein %1 × %1-Rätsel mit diesen Regeln und einer Lösung hat mindestens %n Vorgabe.</numerusform>
            <numerusform>Ein %1 × %1-Rätsel mit diesen Regeln und einer Lösung hat mindestens %n Vorgaben.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The pattern has %n clue(s), but you asked for %1.</source>
        <translation>
            <numerusform>Das Muster hat %n Vorgabe, verlangt sind %1.</numerusform>
            <numerusform>Das Muster hat %n Vorgaben, verlangt sind %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>With its symmetry the pattern has %n clue(s), but you asked for %1.</source>
        <translation>
            <numerusform>Mit seiner Symmetrie hat das Muster %n Vorgabe, verlangt sind %1.</numerusform>
            <numerusform>Mit seiner Symmetrie hat das Muster %n Vorgaben, verlangt sind %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>Rows %1 and %2 have no clue: they can change places in every solution.</source>
        <translation>Die Zeilen %1 und %2 haben keine Vorgabe: Sie können in jeder Lösung die Plätze tauschen.</translation>
    </message>
    <message>
        <source>Columns %1 and %2 have no clue: they can change places in every solution.</source>
        <translation>Die Spalten %1 und %2 haben keine Vorgabe: Sie können in jeder Lösung die Plätze tauschen.</translation>
    </message>
    <message numerus="yes">
        <source>A board of %1 × %1 has only %n cell(s).</source>
        <translation>
            <numerusform>Ein Gitter %1 × %1 hat nur %n Zelle.</numerusform>
            <numerusform>Ein Gitter %1 × %1 hat nur %n Zellen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The pattern leaves too few cells for clues: the puzzle needs at least %n clue(s).</source>
        <translation>
            <numerusform>Das Muster lässt zu wenige Zellen für Vorgaben: Das Rätsel braucht mindestens %n Vorgabe.</numerusform>
            <numerusform>Das Muster lässt zu wenige Zellen für Vorgaben: Das Rätsel braucht mindestens %n Vorgaben.</numerusform>
        </translation>
    </message>
    <message>
        <source>The symmetry asks for the same in %1 and %2: the pattern has a clue in %1 and none in %2.</source>
        <translation>Die Symmetrie verlangt in %1 und %2 dasselbe: Das Muster hat in %1 eine Vorgabe und in %2 keine.</translation>
    </message>
    <message>
        <source>Puzzles with so few clues are rarely this easy, so this may take a while.</source>
        <translation>Mit so wenigen Vorgaben sind wenige Rätsel so leicht. Die Suche kann lange dauern.</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1 bis %2</translation>
    </message>
    <message>
        <source>A cage has at most %1 cells, because its digits differ.</source>
        <translation>Ein Käfig hat höchstens %1 Zellen, weil seine Ziffern verschieden sind.</translation>
    </message>
    <message>
        <source>These cages cannot cover the board. Their number: %1; cells of each: %2; cells of the board: %3.</source>
        <translation>Diese Käfige können das Gitter nicht abdecken. Anzahl der Käfige: %1; Zellen je Käfig: %2; Zellen des Gitters: %3.</translation>
    </message>
    <message>
        <source>Puzzles with unknown regions can have at most %1 rows. A smaller board will do.</source>
        <translation>Rätsel mit unbekannten Regionen können höchstens %1 Zeilen haben. Mit einem kleineren Gitter geht es.</translation>
    </message>
    <message>
        <source>Where the regions are unknown, a pattern cannot say which cells have no clue.</source>
        <translation>Bei unbekannten Regionen kann ein Muster nicht festlegen, welche Zellen keine Vorgabe haben.</translation>
    </message>
    <message>
        <source>Minimal puzzles with more than %1 clues are hardly ever found. Ask for fewer clues, or for puzzles that need not be minimal.</source>
        <translation>Minimale Rätsel mit mehr als %1 Vorgaben findet man so gut wie nie. Weniger Vorgaben wünschen oder Rätsel, die nicht minimal sein müssen.</translation>
    </message>
    <message>
        <source>Allow a clue in one of them.</source>
        <translation>Dort eine Vorgabe zulassen.</translation>
    </message>
    <message>
        <source>Boxes %1, %2 and %3 have no clue: no puzzle like that is known.</source>
        <translation>Die Blöcke %1, %2 und %3 haben keine Vorgabe: Ein solches Rätsel ist nicht bekannt.</translation>
    </message>
    <message>
        <source>Not every box of this board has %1 cells.</source>
        <translation>Nicht jeder Block dieses Gitters hat %1 Zellen.</translation>
    </message>
    <message>
        <source>This board has no known boxes.</source>
        <translation>Dieses Gitter hat keine bekannten Blöcke.</translation>
    </message>
    <message>
        <source>With so few clues there are at least %1 steps.</source>
        <translation>Mit so wenigen Vorgaben gibt es mindestens %1 Schritte.</translation>
    </message>
    <message>
        <source>The pattern leaves too few cells for clues from %1 to %2.</source>
        <translation>Das Muster lässt von %1 bis %2 zu wenige Zellen für Vorgaben.</translation>
    </message>
    <message>
        <source>A wish for the places of clues is only for puzzles with exactly one solution.</source>
        <translation>Ein Wunsch für die Plätze der Vorgaben ist nur bei Rätseln mit genau einer Lösung möglich.</translation>
    </message>
    <message>
        <source>clues for %1</source>
        <translation>Vorgaben für %1</translation>
    </message>
    <message>
        <source>clues in each box: %1</source>
        <translation>Vorgaben je Block: %1</translation>
    </message>
    <message>
        <source>The puzzle needs clues. Allow some in each box.</source>
        <translation>Das Rätsel braucht Vorgaben. In jedem Block welche zulassen.</translation>
    </message>
    <message numerus="yes">
        <source>With at most %n clue(s) in each box there are at most %1 in all, not %2.</source>
        <translation>
            <numerusform>Mit höchstens %n Vorgabe in jedem Block sind es insgesamt höchstens %1, nicht %2.</numerusform>
            <numerusform>Mit höchstens %n Vorgaben in jedem Block sind es insgesamt höchstens %1, nicht %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>With at most %n clue(s) in each box there are at most %1 in all, but the puzzle needs more. Allow more in each box.</source>
        <translation>
            <numerusform>Mit höchstens %n Vorgabe in jedem Block sind es insgesamt höchstens %1, aber das Rätsel braucht mehr. In jedem Block mehr zulassen.</numerusform>
            <numerusform>Mit höchstens %n Vorgaben in jedem Block sind es insgesamt höchstens %1, aber das Rätsel braucht mehr. In jedem Block mehr zulassen.</numerusform>
        </translation>
    </message>
    <message>
        <source>With clues in all these places the puzzle has at least %1 clues, but you asked for %2.</source>
        <translation>Mit Vorgaben an all diesen Stellen hat das Rätsel mindestens %1 Vorgaben, verlangt sind %2.</translation>
    </message>
    <message>
        <source>With so many clues no cell is left to solve.</source>
        <translation>Mit so vielen Vorgaben bleibt keine Zelle zu lösen.</translation>
    </message>
    <message>
        <source>Few puzzles of this size have so few clues, so this may take a while.</source>
        <translation>Wenige Rätsel dieser Größe haben so wenige Vorgaben. Die Suche kann lange dauern.</translation>
    </message>
    <message>
        <source>Minimal puzzles are rarely for beginners, so this may take a while.</source>
        <translation>Minimale Rätsel sind selten etwas für Anfänger. Die Suche kann lange dauern.</translation>
    </message>
    <message>
        <source>Minimal puzzles of this kind rarely have this difficulty, so this may take a while.</source>
        <translation>Minimale Rätsel dieser Art haben selten diese Schwierigkeit. Die Suche kann lange dauern.</translation>
    </message>
    <message>
        <source>Small puzzles with symmetric clues are rarely this hard, so this may take a while.</source>
        <translation>Kleine Rätsel mit symmetrischen Vorgaben sind selten so schwer. Die Suche kann lange dauern.</translation>
    </message>
    <message>
        <source>Hardly any puzzle is rated that high, so this may take a while.</source>
        <translation>Kaum ein Rätsel hat eine so hohe Bewertung. Die Suche kann lange dauern.</translation>
    </message>
    <message>
        <source>Puzzles with so few steps are rarely this hard, so this may take a while.</source>
        <translation>Mit so wenigen Schritten sind wenige Rätsel so schwer. Die Suche kann lange dauern.</translation>
    </message>
    <message>
        <source>Large puzzles are rarely this hard, so this may take a while.</source>
        <translation>Große Rätsel sind selten so schwer. Die Suche kann lange dauern.</translation>
    </message>
    <message>
        <source>Minimal puzzles of this size may take a while.</source>
        <translation>Die Suche nach minimalen Rätseln dieser Größe kann lange dauern.</translation>
    </message>
    <message>
        <source>Few boards of this shape obey these rules, so this may take a while.</source>
        <translation>Wenige Gitter dieser Form gehorchen diesen Regeln. Die Suche kann lange dauern.</translation>
    </message>
</context>
<context>
    <name>RuleMove</name>
    <message>
        <source>%1 does not fit on the board there.</source>
        <translation>%1 passt dort nicht auf das Gitter.</translation>
    </message>
    <message>
        <source>%1 stays where it is. %2</source>
        <translation>%1 bleibt am alten Platz. %2</translation>
    </message>
    <message>
        <source>Rules for the whole board have no place.</source>
        <translation>Regeln für das ganze Gitter haben keine bestimmte Stelle.</translation>
    </message>
    <message>
        <source>None of the %1 rules can be moved. %2</source>
        <translation>Keine der %1 Regeln lässt sich verschieben. %2</translation>
    </message>
    <message>
        <source>%1 of %2 rules moved. %3</source>
        <translation>%1 von %2 Regeln verschoben. %3</translation>
    </message>
</context>
<context>
    <name>RuleWords</name>
    <message>
        <source>It applies to the whole board.</source>
        <translation>Sie gilt für das ganze Gitter.</translation>
    </message>
    <message>
        <source>Select its cells: drag, Ctrl+click, or Ctrl+Shift+arrows.</source>
        <translation>Ihre Zellen auswählen: ziehen, Strg+Klick oder Strg+Umschalt+Pfeile.</translation>
    </message>
    <message>
        <source>Draw it: drag from its first cell to the last one. With keys: Ctrl+Shift+arrows, then Enter.</source>
        <translation>Zeichnen: von der ersten Zelle zur letzten ziehen. Mit Tasten: Strg+Umschalt+Pfeile, dann Eingabe.</translation>
    </message>
    <message>
        <source>Select a group of cells, then with Ctrl another group of the same shape.</source>
        <translation>Eine Gruppe von Zellen auswählen, dann mit Strg eine andere von gleicher Form.</translation>
    </message>
    <message>
        <source>Ctrl+click adds or removes a cell.</source>
        <translation>Strg+Klick fügt eine Zelle hinzu oder entfernt sie.</translation>
    </message>
    <message>
        <source>R turns it round.</source>
        <translation>R kehrt sie um.</translation>
    </message>
    <message>
        <source>Delete removes it.</source>
        <translation>Entf entfernt sie.</translation>
    </message>
    <message>
        <source>Incomplete: %1.</source>
        <translation>Unvollständig: %1.</translation>
    </message>
    <message>
        <source>The puzzle already has this rule.</source>
        <translation>Das Rätsel hat diese Regel schon.</translation>
    </message>
    <message>
        <source>The puzzle already has %1: remove it first.</source>
        <translation>Das Rätsel hat schon: %1. Dies zuerst entfernen.</translation>
    </message>
    <message>
        <source>Turn Round %1</source>
        <translation>%1 umkehren</translation>
    </message>
    <message>
        <source>Remove %1</source>
        <translation>%1 entfernen</translation>
    </message>
    <message>
        <source>Change %1</source>
        <translation>%1 ändern</translation>
    </message>
    <message>
        <source>Incomplete: it needs more cells or a number.</source>
        <translation>Unvollständig: Es fehlen weitere Zellen oder eine Zahl.</translation>
    </message>
    <message>
        <source>Select an arrow, a thermometer or a sign to turn it round.</source>
        <translation>Zum Umkehren einen Pfeil, ein Thermometer oder ein Zeichen auswählen.</translation>
    </message>
    <message>
        <source>Add %1</source>
        <translation>%1 hinzufügen</translation>
    </message>
    <message>
        <source>Type %1 to choose which one.</source>
        <translation>Mit %1 lässt sich wählen, welche.</translation>
    </message>
    <message>
        <source>Shift+arrows select a block, Ctrl+Shift+arrows add a cell. Ctrl+arrows only move, Ctrl+Space selects; Enter continues, Escape ends. Space in a drag begins another rule.</source>
        <translation>Umschalt+Pfeile wählen ein Rechteck aus, Strg+Umschalt+Pfeile fügen eine Zelle hinzu. Strg+Pfeile bewegen nur, Strg+Leertaste wählt aus; Eingabe setzt fort, Esc beendet. Die Leertaste beginnt beim Ziehen eine weitere Regel.</translation>
    </message>
    <message>
        <source>Click the edge between two cells, or drag from the first to the second. A longer drag draws one between each two cells.</source>
        <translation>Die Kante zwischen zwei Zellen anklicken oder von der ersten zur zweiten ziehen. Weiteres Ziehen zeichnet zwischen je zwei Zellen eine Regel.</translation>
    </message>
    <message>
        <source>Click the corner where four cells meet, or select all four. With keys: the top left one.</source>
        <translation>Die Ecke anklicken, an der sich vier Zellen treffen, oder alle vier auswählen. Mit Tasten: die Zelle links oben.</translation>
    </message>
    <message>
        <source>Click in the margin, where the number will stand. With keys: select the cell beside it; in a corner also the next cell.</source>
        <translation>In den Rand klicken, dorthin, wo die Zahl stehen soll. Mit Tasten: die Zelle daneben auswählen; in einer Ecke auch die nächste Zelle.</translation>
    </message>
    <message>
        <source>Or drag from there, or from the cell at the edge, along the diagonal. With keys: select its first two cells.</source>
        <translation>Oder von dort oder von der Randzelle aus entlang der Diagonale ziehen. Mit Tasten: ihre ersten zwei Zellen auswählen.</translation>
    </message>
    <message>
        <source>Click in the margin, where the number will stand; another click there takes the other direction.</source>
        <translation>In den Rand klicken, dorthin, wo die Zahl stehen soll; ein weiterer Klick dort nimmt die andere Richtung.</translation>
    </message>
    <message>
        <source>Each click adds a cell, or takes one away.</source>
        <translation>Jeder Klick fügt eine Zelle hinzu oder nimmt eine weg.</translation>
    </message>
    <message>
        <source>Type %1 to change it.</source>
        <translation>Mit %1 lässt sie sich ändern.</translation>
    </message>
    <message>
        <source>Type %1 to change it and those that you draw next.</source>
        <translation>Mit %1 lassen sich diese und die danach gezeichneten Regeln ändern.</translation>
    </message>
    <message>
        <source>It takes the place of %1.</source>
        <translation>Sie ersetzt: %1.</translation>
    </message>
    <message numerus="yes">
        <source>They take the place of %n rule(s).</source>
        <translation>
            <numerusform>Sie ersetzen %n Regel.</numerusform>
            <numerusform>Sie ersetzen %n Regeln.</numerusform>
        </translation>
    </message>
    <message>
        <source>Type figures, or press F2, to change its number.</source>
        <translation>Ziffern eingeben oder F2 drücken, um ihre Zahl zu ändern.</translation>
    </message>
    <message>
        <source>%1: %2.</source>
        <translation>%1: %2.</translation>
    </message>
</context>
<context>
    <name>Samenesses</name>
    <message>
        <source>Equal Puzzles</source>
        <translation>Gleiche Rätsel</translation>
    </message>
    <message>
        <source>The Same Puzzle in Another Form</source>
        <translation>Dasselbe Rätsel in anderer Form</translation>
    </message>
</context>
<context>
    <name>SaveFile</name>
    <message>
        <source>There is not enough room on the disk.</source>
        <translation>Auf dem Datenträger ist nicht genug Platz.</translation>
    </message>
    <message>
        <source>It is not a regular file.</source>
        <translation>Das ist keine gewöhnliche Datei.</translation>
    </message>
    <message>
        <source>There is not enough room for temporary files.</source>
        <translation>Für temporäre Dateien ist nicht genug Platz.</translation>
    </message>
</context>
<context>
    <name>SavePath</name>
    <message>
        <source>All files (*)</source>
        <translation>Alle Dateien (*)</translation>
    </message>
    <message>
        <source>puzzle</source>
        <translation>Rätsel</translation>
    </message>
    <message>
        <source>Name of Another Kind of File</source>
        <translation>Name einer anderen Dateiart</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is a name for another kind of file. Choose one that ends in %2.</source>
        <translation>„%1“ ist ein Name für eine andere Dateiart. Bitte einen wählen, der auf %2 endet.</translation>
    </message>
</context>
<context>
    <name>SaveQuestion</name>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Speichern</translation>
    </message>
    <message>
        <source>&amp;Discard</source>
        <translation>&amp;Verwerfen</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>&amp;Abbrechen</translation>
    </message>
    <message>
        <source>&amp;Keep Editing</source>
        <translation>&amp;Weiter bearbeiten</translation>
    </message>
</context>
<context>
    <name>Sectioning</name>
    <message>
        <source>as in the list</source>
        <translation>wie in der Liste</translation>
    </message>
    <message>
        <source>by level</source>
        <translation>nach Stufe</translation>
    </message>
    <message>
        <source>none</source>
        <translation>keine</translation>
    </message>
</context>
<context>
    <name>SharedBoard</name>
    <message>
        <source>no solution is added: not all rules are known</source>
        <translation>keine Lösung hinzugefügt: Nicht alle Regeln sind bekannt</translation>
    </message>
    <message>
        <source>no solution is added: it is not known yet</source>
        <translation>keine Lösung hinzugefügt: Sie ist noch nicht bekannt</translation>
    </message>
    <message>
        <source>no solution is added: there is none</source>
        <translation>keine Lösung hinzugefügt: Es gibt keine</translation>
    </message>
    <message>
        <source>no solution is added: there are several</source>
        <translation>keine Lösung hinzugefügt: Es gibt mehrere</translation>
    </message>
    <message>
        <source>the source of the puzzle states another solution: %1 in %2</source>
        <translation>die Quelle des Rätsels nennt eine andere Lösung: %1 in %2</translation>
    </message>
</context>
<context>
    <name>SolutionPlace</name>
    <message>
        <source>at the end</source>
        <translation>am Ende</translation>
    </message>
    <message>
        <source>on the next page</source>
        <translation>auf der nächsten Seite</translation>
    </message>
    <message>
        <source>upside down below</source>
        <translation>kopfstehend darunter</translation>
    </message>
    <message>
        <source>none</source>
        <translation>keine</translation>
    </message>
    <message>
        <source>at the end of each section</source>
        <translation>am Ende jedes Abschnitts</translation>
    </message>
    <message>
        <source>small, one page later</source>
        <translation>klein, eine Seite später</translation>
    </message>
    <message>
        <source>upside down, one page later</source>
        <translation>kopfstehend, eine Seite später</translation>
    </message>
</context>
<context>
    <name>Solver</name>
    <message>
        <source>Race</source>
        <translation>Wettlauf</translation>
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
    <name>StoryLesson</name>
    <message>
        <source>Why there is no solution.</source>
        <translation>Warum es keine Lösung gibt.</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <translation>%1. %2</translation>
    </message>
</context>
<context>
    <name>StoryWords</name>
    <message>
        <source>No digit is left for %1</source>
        <translation>Für %1 bleibt keine Ziffer</translation>
    </message>
    <message>
        <source>%1 has no place in %2</source>
        <translation>%1 hat keinen Platz in %2</translation>
    </message>
    <message>
        <source>No digits are left that %1 allows</source>
        <translation>Es bleiben keine Ziffern, die %1 zulässt</translation>
    </message>
    <message>
        <source>No digits are left with which %1 add up to %2</source>
        <translation>Es bleiben keine Ziffern, mit denen %1 zusammen %2 ergeben</translation>
    </message>
    <message>
        <source>%1 in %2 leaves no %1 for %3</source>
        <translation>%1 in %2 lässt keine %1 für %3 übrig</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>%1 in %2</source>
        <translation>%1 in %2</translation>
    </message>
    <message>
        <source>%1 sees %2</source>
        <translation>%1 sieht %2</translation>
    </message>
    <message>
        <source>%1 is already in %2</source>
        <translation>%1 ist schon in %2</translation>
    </message>
    <message>
        <source>%1 are already in %2</source>
        <translation>%1 sind schon in %2</translation>
    </message>
    <message>
        <source>the rest was ruled out before</source>
        <translation>der Rest wurde schon vorher ausgeschlossen</translation>
    </message>
    <message>
        <source>So %1 is %2.</source>
        <translation>Also ist %1 eine %2.</translation>
    </message>
    <message>
        <source>If %1 is %2:</source>
        <translation>Wenn %1 eine %2 ist:</translation>
    </message>
    <message>
        <source>%1.</source>
        <translation>%1.</translation>
    </message>
    <message>
        <source>%1: %2.</source>
        <translation>%1: %2.</translation>
    </message>
    <message>
        <source>No further step is known: the story ends here.</source>
        <translation>Kein weiterer Schritt ist bekannt: Hier endet die Erklärung.</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <translation>%1. %2</translation>
    </message>
    <message>
        <source>It is not proved that all of these are needed.</source>
        <translation>Es ist nicht bewiesen, dass alle davon gebraucht werden.</translation>
    </message>
    <message>
        <source>No story, because not all rules could be read: %1</source>
        <translation>Keine Erklärung, weil nicht alle Regeln gelesen werden konnten: %1</translation>
    </message>
    <message>
        <source>without %1 in %2</source>
        <translation>ohne %1 in %2</translation>
    </message>
    <message>
        <source>with %1 in %2</source>
        <translation>mit %1 in %2</translation>
    </message>
    <message>
        <source>with %1 in %2 instead of %3</source>
        <translation>mit %1 in %2 statt %3</translation>
    </message>
    <message>
        <source>%1 there is exactly one solution</source>
        <translation>%1 gibt es genau eine Lösung</translation>
    </message>
    <message>
        <source>%1 there are several solutions</source>
        <translation>%1 gibt es mehrere Lösungen</translation>
    </message>
    <message numerus="yes">
        <source>The argument is long, and no shorter one was found: %n step(s).</source>
        <translation>
            <numerusform>Die Begründung ist lang, und eine kürzere wurde nicht gefunden: %n Schritt.</numerusform>
            <numerusform>Die Begründung ist lang, und eine kürzere wurde nicht gefunden: %n Schritte.</numerusform>
        </translation>
    </message>
    <message>
        <source>with %1 in %2 and %3 in %4 exchanged</source>
        <translation>mit %1 in %2 und %3 in %4 vertauscht</translation>
    </message>
    <message>
        <source>The sums of the whole board make %1, but its digits %2</source>
        <translation>Die Summen des ganzen Gitters ergeben %1, aber seine Ziffern %2</translation>
    </message>
    <message>
        <source>The sums in %1 make %2, but the digits there %3</source>
        <translation>Die Summen in %1 ergeben %2, aber die Ziffern dort %3</translation>
    </message>
    <message>
        <source>no level, because not all rules could be read: %1</source>
        <translation>keine Stufe, weil nicht alle Regeln gelesen werden konnten: %1</translation>
    </message>
    <message>
        <source>leaves no %1 for %2</source>
        <comment>the subject is: 2 in r2c7</comment>
        <translation>lässt keine %1 für %2 übrig</translation>
    </message>
    <message>
        <source>is in %1</source>
        <comment>the subject is a digit</comment>
        <translation>ist in %1</translation>
    </message>
    <message>
        <source>are in %1</source>
        <comment>the subject is some digits</comment>
        <translation>sind in %1</translation>
    </message>
    <message>
        <source>is already in %1</source>
        <comment>the subject is a digit</comment>
        <translation>ist schon in %1</translation>
    </message>
    <message>
        <source>are already in %1</source>
        <comment>the subject is some digits</comment>
        <translation>sind schon in %1</translation>
    </message>
    <message>
        <source>The rest</source>
        <translation>Der Rest</translation>
    </message>
    <message>
        <source>was ruled out before</source>
        <translation>wurde schon vorher ausgeschlossen</translation>
    </message>
    <message>
        <source>So no cell of %1 is left for %2.</source>
        <translation>Also bleibt in %1 keine Zelle für %2.</translation>
    </message>
    <message>
        <source>So %1 can have no digit.</source>
        <translation>Also kann %1 keine Ziffer haben.</translation>
    </message>
    <message>
        <source>%1 and %2 can change places in %3, and no other cell changes</source>
        <translation>%1 und %2 können in %3 die Plätze tauschen, und keine andere Zelle ändert sich</translation>
    </message>
    <message>
        <source>%1 can be filled in another way, and no other cell changes</source>
        <translation>%1 können anders gefüllt werden, und keine andere Zelle ändert sich</translation>
    </message>
    <message>
        <source>%1 can be %2 or %3, and no other cell changes</source>
        <translation>%1 können %2 oder %3 sein, und keine andere Zelle ändert sich</translation>
    </message>
</context>
<context>
    <name>Subject</name>
    <message>
        <source>rows, columns and boxes</source>
        <translation>Zeilen, Spalten und Blöcke</translation>
    </message>
    <message>
        <source>rows, columns and regions</source>
        <translation>Zeilen, Spalten und Regionen</translation>
    </message>
    <message>
        <source>The givens</source>
        <translation>Die Vorgaben</translation>
    </message>
    <message>
        <source>No givens</source>
        <translation>Keine Vorgaben</translation>
    </message>
    <message>
        <source>Givens and entries</source>
        <translation>Vorgaben und Einträge</translation>
    </message>
    <message>
        <source>Your entries, as there are no givens</source>
        <translation>Die Einträge, da es keine Vorgaben gibt</translation>
    </message>
    <message>
        <source>%1.</source>
        <translation>%1.</translation>
    </message>
    <message>
        <source>your entries do not count</source>
        <translation>die Einträge zählen nicht</translation>
    </message>
    <message>
        <source>rows and columns</source>
        <translation>Zeilen und Spalten</translation>
    </message>
    <message>
        <source>regions, but not rows and columns</source>
        <translation>Regionen, aber nicht Zeilen und Spalten</translation>
    </message>
    <message>
        <source>no rows and columns</source>
        <translation>keine Zeilen und Spalten</translation>
    </message>
</context>
<context>
    <name>SumTerms</name>
    <message>
        <source>the cage %1 at %2</source>
        <translation>Käfig %1 bei %2</translation>
    </message>
    <message>
        <source>%1 or %2</source>
        <translation>%1 oder %2</translation>
    </message>
    <message>
        <source>, </source>
        <translation>, </translation>
    </message>
    <message>
        <source>%1 in %2</source>
        <translation>%1 in %2</translation>
    </message>
</context>
<context>
    <name>SumWhy</name>
    <message>
        <source>%1 can only be %2</source>
        <translation>%1 kann nur %2 sein</translation>
    </message>
    <message>
        <source>%1 has no combination with %2</source>
        <translation>%1 hat keine Kombination mit %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1, and %2</source>
        <translation>%1, und %2</translation>
    </message>
    <message>
        <source>the rest of %1 (%2)</source>
        <translation>der Rest von %1 (%2)</translation>
    </message>
    <message>
        <source>%1 has one open cell left, which must be %2</source>
        <translation>%1 hat nur noch eine offene Zelle, und die muss %2 sein</translation>
    </message>
    <message>
        <source>Each combination of %1 has %2</source>
        <translation>Jede Kombination von %1 enthält %2</translation>
    </message>
    <message>
        <source>%1, and only %2 can be that</source>
        <translation>%1, und nur %2 kann das sein</translation>
    </message>
    <message>
        <source>%1, in %2</source>
        <translation>%1, und zwar in %2</translation>
    </message>
    <message>
        <source>In %1 only cells of %2 can be %3, so it has %3</source>
        <translation>In %1 ist nur in Zellen von %2 Platz für %3, also muss dort %3 stehen</translation>
    </message>
    <message>
        <source>%1, and %2 sees every place for it</source>
        <translation>%1, und %2 sieht jeden Platz dafür</translation>
    </message>
    <message>
        <source>%1, and %2 see every place for it</source>
        <translation>%1, und %2 sehen jeden Platz dafür</translation>
    </message>
    <message>
        <source>In %1, %2 need %3 between them</source>
        <translation>In %1 brauchen %2 zusammen %3</translation>
    </message>
    <message>
        <source>In %1 only %2 can have %3, and each must have as many of them as it can</source>
        <translation>In %1 ist nur in %2 Platz für %3, und jedes Mal müssen so viele davon wie möglich dort stehen</translation>
    </message>
    <message>
        <source>Some combinations of %1 leave nothing for %2</source>
        <translation>Manche Kombinationen von %1 lassen nichts für %2 übrig</translation>
    </message>
    <message>
        <source>%1 can only be %2: any other combination leaves nothing for %3</source>
        <translation>%1 kann nur %2 sein: Jede andere Kombination lässt nichts für %3 übrig</translation>
    </message>
    <message>
        <source>with %1 in %2 the other cells would have to add up to %3, but they make at least %4</source>
        <translation>mit %1 in %2 müssten die anderen Zellen zusammen %3 ergeben, sie ergeben aber mindestens %4</translation>
    </message>
    <message>
        <source>with %1 in %2 the other cells would have to add up to %3, but they make at most %4</source>
        <translation>mit %1 in %2 müssten die anderen Zellen zusammen %3 ergeben, sie ergeben aber höchstens %4</translation>
    </message>
    <message>
        <source>with %1 in %2 the other cells would have to add up to %3, which they cannot</source>
        <translation>mit %1 in %2 müssten die anderen Zellen zusammen %3 ergeben, und das können sie nicht</translation>
    </message>
    <message>
        <source>the other cells make at most %1, so %2 is at least %3</source>
        <translation>die anderen Zellen ergeben höchstens %1, also ist %2 mindestens %3</translation>
    </message>
    <message>
        <source>the other cells make at most %1 each time, so %2 are at least %3</source>
        <translation>die anderen Zellen ergeben jedes Mal höchstens %1, also sind %2 je mindestens %3</translation>
    </message>
    <message>
        <source>the other cells make at least %1, so %2 is at most %3</source>
        <translation>die anderen Zellen ergeben mindestens %1, also ist %2 höchstens %3</translation>
    </message>
    <message>
        <source>the other cells make at least %1 each time, so %2 are at most %3</source>
        <translation>die anderen Zellen ergeben jedes Mal mindestens %1, also sind %2 je höchstens %3</translation>
    </message>
</context>
<context>
    <name>Summands</name>
    <message>
        <source>%1 can only be %2</source>
        <translation>%1 kann nur %2 sein</translation>
    </message>
    <message>
        <source>with %1 %2 would make more than %3</source>
        <translation>mit %1 ergäbe %2 mehr als %3</translation>
    </message>
    <message>
        <source>with %1 %2 would make less than %3</source>
        <translation>mit %1 ergäbe %2 weniger als %3</translation>
    </message>
    <message>
        <source>%1 has no combination with %2</source>
        <translation>%1 hat keine Kombination mit %2</translation>
    </message>
</context>
<context>
    <name>SymbolSet</name>
    <message>
        <source>Numbers</source>
        <translation>Zahlen</translation>
    </message>
    <message>
        <source>1-9, then A, B, …</source>
        <translation>1-9, dann A, B, …</translation>
    </message>
    <message>
        <source>A, B, C, …</source>
        <translation>A, B, C, …</translation>
    </message>
    <message>
        <source>0-9, then A, B, …</source>
        <translation>0-9, dann A, B, …</translation>
    </message>
    <message>
        <source>cat</source>
        <translation>Katze</translation>
    </message>
    <message>
        <source>fish</source>
        <translation>Fisch</translation>
    </message>
    <message>
        <source>butterfly</source>
        <translation>Schmetterling</translation>
    </message>
    <message>
        <source>rabbit</source>
        <translation>Hase</translation>
    </message>
    <message>
        <source>duck</source>
        <translation>Ente</translation>
    </message>
    <message>
        <source>snail</source>
        <translation>Schnecke</translation>
    </message>
    <message>
        <source>bear</source>
        <translation>Bär</translation>
    </message>
    <message>
        <source>owl</source>
        <translation>Eule</translation>
    </message>
    <message>
        <source>elephant</source>
        <translation>Elefant</translation>
    </message>
    <message>
        <source>apple</source>
        <translation>Apfel</translation>
    </message>
    <message>
        <source>banana</source>
        <translation>Banane</translation>
    </message>
    <message>
        <source>grapes</source>
        <translation>Trauben</translation>
    </message>
    <message>
        <source>cherries</source>
        <translation>Kirschen</translation>
    </message>
    <message>
        <source>melon</source>
        <translation>Melone</translation>
    </message>
    <message>
        <source>pear</source>
        <translation>Birne</translation>
    </message>
    <message>
        <source>strawberry</source>
        <translation>Erdbeere</translation>
    </message>
    <message>
        <source>lemon</source>
        <translation>Zitrone</translation>
    </message>
    <message>
        <source>orange</source>
        <translation>Orange</translation>
    </message>
    <message>
        <source>circle</source>
        <translation>Kreis</translation>
    </message>
    <message>
        <source>triangle</source>
        <translation>Dreieck</translation>
    </message>
    <message>
        <source>star</source>
        <translation>Stern</translation>
    </message>
    <message>
        <source>heart</source>
        <translation>Herz</translation>
    </message>
    <message>
        <source>square</source>
        <translation>Quadrat</translation>
    </message>
    <message>
        <source>moon</source>
        <translation>Mond</translation>
    </message>
    <message>
        <source>cross</source>
        <translation>Kreuz</translation>
    </message>
    <message>
        <source>diamond</source>
        <translation>Raute</translation>
    </message>
    <message>
        <source>flower</source>
        <translation>Blume</translation>
    </message>
    <message>
        <source>blue</source>
        <translation>Blau</translation>
    </message>
    <message>
        <source>yellow</source>
        <translation>Gelb</translation>
    </message>
    <message>
        <source>red</source>
        <translation>Rot</translation>
    </message>
    <message>
        <source>black</source>
        <translation>Schwarz</translation>
    </message>
    <message>
        <source>green</source>
        <translation>Grün</translation>
    </message>
    <message>
        <source>pink</source>
        <translation>Rosa</translation>
    </message>
    <message>
        <source>brown</source>
        <translation>Braun</translation>
    </message>
    <message>
        <source>light blue</source>
        <translation>Hellblau</translation>
    </message>
    <message>
        <source>Letters without I and O</source>
        <translation>Buchstaben ohne I und O</translation>
    </message>
    <message>
        <source>Greek Letters</source>
        <translation>Griechische Buchstaben</translation>
    </message>
    <message>
        <source>Animals</source>
        <translation>Tiere</translation>
    </message>
    <message>
        <source>Fruits</source>
        <translation>Früchte</translation>
    </message>
    <message>
        <source>Shapes</source>
        <translation>Formen</translation>
    </message>
    <message>
        <source>Colours</source>
        <translation>Farben</translation>
    </message>
</context>
<context>
    <name>SymbolWords</name>
    <message>
        <source>a word has as many different letters as the board has digits, %1 to %2, and this has %3</source>
        <translation>ein Wort hat so viele verschiedene Buchstaben, wie das Gitter Ziffern hat, %1 bis %2, und dieses hat %3</translation>
    </message>
    <message>
        <source>the letter %1 is there twice</source>
        <translation>der Buchstabe %1 kommt zweimal vor</translation>
    </message>
    <message>
        <source>&apos;%1&apos; cannot stand for a digit</source>
        <translation>„%1“ kann nicht für eine Ziffer stehen</translation>
    </message>
    <message>
        <source>%1 has %2 symbols, but this board needs %3</source>
        <translation>%1 hat %2 Symbole, aber dieses Gitter braucht %3</translation>
    </message>
    <message>
        <source>a word has letters, not only figures</source>
        <translation>ein Wort hat Buchstaben, nicht nur Ziffern</translation>
    </message>
    <message>
        <source>a word has no spaces</source>
        <translation>ein Wort hat keine Leerzeichen</translation>
    </message>
</context>
<context>
    <name>SymbolsMenu</name>
    <message>
        <source>symbols</source>
        <translation>Symbole</translation>
    </message>
    <message>
        <source>Above 9 × 9</source>
        <translation>Über 9 × 9</translation>
    </message>
    <message>
        <source>Of This Puzzle</source>
        <translation>Für dieses Rätsel</translation>
    </message>
    <message>
        <source>&amp;Word…</source>
        <translation>&amp;Wort&#xa0;…</translation>
    </message>
</context>
<context>
    <name>Symmetry</name>
    <message>
        <source>None</source>
        <translation>Keine</translation>
    </message>
    <message>
        <source>Half turn</source>
        <translation>Drehung um 180°</translation>
    </message>
    <message>
        <source>Quarter turn</source>
        <translation>Drehung um 90°</translation>
    </message>
    <message>
        <source>Top to bottom</source>
        <translation>Oben und unten</translation>
    </message>
    <message>
        <source>Left to right</source>
        <translation>Links und rechts</translation>
    </message>
    <message>
        <source>Top to bottom and left to right</source>
        <translation>Oben und unten, links und rechts</translation>
    </message>
    <message>
        <source>Diagonal from top left</source>
        <translation>Diagonale von links oben</translation>
    </message>
    <message>
        <source>Diagonal from bottom left</source>
        <translation>Diagonale von links unten</translation>
    </message>
    <message>
        <source>Both diagonals</source>
        <translation>Beide Diagonalen</translation>
    </message>
    <message>
        <source>All of them</source>
        <translation>Alle zusammen</translation>
    </message>
</context>
<context>
    <name>Technique</name>
    <message>
        <source>Full House</source>
        <translation>Volles Haus</translation>
    </message>
    <message>
        <source>Naked Single</source>
        <translation>Nackter Einer</translation>
    </message>
    <message>
        <source>Hidden Single</source>
        <translation>Versteckter Einer</translation>
    </message>
    <message>
        <source>Dots, Signs and Lines</source>
        <translation>Punkte, Zeichen und Linien</translation>
    </message>
    <message>
        <source>Sum Combinations</source>
        <translation>Summenkombinationen</translation>
    </message>
    <message>
        <source>Line or Outside Clue</source>
        <translation>Linie oder Angabe am Rand</translation>
    </message>
    <message>
        <source>Locked Pair</source>
        <translation>Gesperrtes Paar</translation>
    </message>
    <message>
        <source>Locked Triple</source>
        <translation>Gesperrter Drilling</translation>
    </message>
    <message>
        <source>Locked Candidates Type 1 (Pointing)</source>
        <translation>Gesperrte Kandidaten 1 (Pointing)</translation>
    </message>
    <message>
        <source>Locked Candidates Type 2 (Claiming)</source>
        <translation>Gesperrte Kandidaten 2 (Claiming)</translation>
    </message>
    <message>
        <source>Naked Pair</source>
        <translation>Nacktes Paar</translation>
    </message>
    <message>
        <source>Naked Triple</source>
        <translation>Nackter Drilling</translation>
    </message>
    <message>
        <source>Hidden Pair</source>
        <translation>Verstecktes Paar</translation>
    </message>
    <message>
        <source>Hidden Triple</source>
        <translation>Versteckter Drilling</translation>
    </message>
    <message>
        <source>Innies and Outies</source>
        <translation>Innen- und Außenzellen</translation>
    </message>
    <message>
        <source>Naked Quadruple</source>
        <translation>Nackter Vierling</translation>
    </message>
    <message>
        <source>Hidden Quadruple</source>
        <translation>Versteckter Vierling</translation>
    </message>
    <message>
        <source>X-Wing</source>
        <translation>X-Wing</translation>
    </message>
    <message>
        <source>Swordfish</source>
        <translation>Swordfish</translation>
    </message>
    <message>
        <source>Jellyfish</source>
        <translation>Jellyfish</translation>
    </message>
    <message>
        <source>Squirmbag</source>
        <translation>Squirmbag</translation>
    </message>
    <message>
        <source>Whale</source>
        <translation>Whale</translation>
    </message>
    <message>
        <source>Leviathan</source>
        <translation>Leviathan</translation>
    </message>
    <message>
        <source>Remote Pair</source>
        <translation>Remote Pair</translation>
    </message>
    <message>
        <source>Bivalue Universal Grave + 1</source>
        <translation>Bivalue Universal Grave + 1</translation>
    </message>
    <message>
        <source>Skyscraper</source>
        <translation>Skyscraper</translation>
    </message>
    <message>
        <source>2-String Kite</source>
        <translation>2-String Kite</translation>
    </message>
    <message>
        <source>Dual 2-String Kite</source>
        <translation>Doppelter 2-String Kite</translation>
    </message>
    <message>
        <source>Turbot Fish</source>
        <translation>Turbot Fish</translation>
    </message>
    <message>
        <source>Empty Rectangle</source>
        <translation>Leeres Rechteck</translation>
    </message>
    <message>
        <source>Empty Rectangle (Two Candidates)</source>
        <translation>Leeres Rechteck (zwei Kandidaten)</translation>
    </message>
    <message>
        <source>Dual Empty Rectangle</source>
        <translation>Doppeltes leeres Rechteck</translation>
    </message>
    <message>
        <source>W-Wing</source>
        <translation>W-Wing</translation>
    </message>
    <message>
        <source>XY-Wing</source>
        <translation>XY-Wing</translation>
    </message>
    <message>
        <source>XYZ-Wing</source>
        <translation>XYZ-Wing</translation>
    </message>
    <message>
        <source>Uniqueness Test 1</source>
        <translation>Eindeutigkeitstest 1</translation>
    </message>
    <message>
        <source>Uniqueness Test 2</source>
        <translation>Eindeutigkeitstest 2</translation>
    </message>
    <message>
        <source>Uniqueness Test 3</source>
        <translation>Eindeutigkeitstest 3</translation>
    </message>
    <message>
        <source>Uniqueness Test 4</source>
        <translation>Eindeutigkeitstest 4</translation>
    </message>
    <message>
        <source>Uniqueness Test 5</source>
        <translation>Eindeutigkeitstest 5</translation>
    </message>
    <message>
        <source>Uniqueness Test 6</source>
        <translation>Eindeutigkeitstest 6</translation>
    </message>
    <message>
        <source>Hidden Rectangle</source>
        <translation>Verstecktes Rechteck</translation>
    </message>
    <message>
        <source>Avoidable Rectangle Type 1</source>
        <translation>Vermeidbares Rechteck Typ 1</translation>
    </message>
    <message>
        <source>Avoidable Rectangle Type 2</source>
        <translation>Vermeidbares Rechteck Typ 2</translation>
    </message>
    <message>
        <source>Finned X-Wing</source>
        <translation>X-Wing mit Flosse</translation>
    </message>
    <message>
        <source>Siamese Finned X-Wing</source>
        <translation>Siamesischer X-Wing mit Flosse</translation>
    </message>
    <message>
        <source>Sashimi X-Wing</source>
        <translation>Sashimi-X-Wing</translation>
    </message>
    <message>
        <source>Siamese Sashimi X-Wing</source>
        <translation>Siamesischer Sashimi-X-Wing</translation>
    </message>
    <message>
        <source>Finned Swordfish</source>
        <translation>Swordfish mit Flosse</translation>
    </message>
    <message>
        <source>Siamese Finned Swordfish</source>
        <translation>Siamesischer Swordfish mit Flosse</translation>
    </message>
    <message>
        <source>Sashimi Swordfish</source>
        <translation>Sashimi-Swordfish</translation>
    </message>
    <message>
        <source>Siamese Sashimi Swordfish</source>
        <translation>Siamesischer Sashimi-Swordfish</translation>
    </message>
    <message>
        <source>Finned Jellyfish</source>
        <translation>Jellyfish mit Flosse</translation>
    </message>
    <message>
        <source>Siamese Finned Jellyfish</source>
        <translation>Siamesischer Jellyfish mit Flosse</translation>
    </message>
    <message>
        <source>Sashimi Jellyfish</source>
        <translation>Sashimi-Jellyfish</translation>
    </message>
    <message>
        <source>Siamese Sashimi Jellyfish</source>
        <translation>Siamesischer Sashimi-Jellyfish</translation>
    </message>
    <message>
        <source>Finned Squirmbag</source>
        <translation>Squirmbag mit Flosse</translation>
    </message>
    <message>
        <source>Sashimi Squirmbag</source>
        <translation>Sashimi-Squirmbag</translation>
    </message>
    <message>
        <source>Finned Whale</source>
        <translation>Whale mit Flosse</translation>
    </message>
    <message>
        <source>Sashimi Whale</source>
        <translation>Sashimi-Whale</translation>
    </message>
    <message>
        <source>Finned Leviathan</source>
        <translation>Leviathan mit Flosse</translation>
    </message>
    <message>
        <source>Sashimi Leviathan</source>
        <translation>Sashimi-Leviathan</translation>
    </message>
    <message>
        <source>Sue de Coq</source>
        <translation>Sue de Coq</translation>
    </message>
    <message>
        <source>Simple Colors</source>
        <translation>Einfaches Färben</translation>
    </message>
    <message>
        <source>Simple Colors Trap</source>
        <translation>Einfaches Färben: Falle</translation>
    </message>
    <message>
        <source>Simple Colors Wrap</source>
        <translation>Einfaches Färben: Widerspruch</translation>
    </message>
    <message>
        <source>Multi Colors</source>
        <translation>Mehrfaches Färben</translation>
    </message>
    <message>
        <source>Multi Colors 1</source>
        <translation>Mehrfaches Färben 1</translation>
    </message>
    <message>
        <source>Multi Colors 2</source>
        <translation>Mehrfaches Färben 2</translation>
    </message>
    <message>
        <source>X-Chain</source>
        <translation>X-Kette</translation>
    </message>
    <message>
        <source>XY-Chain</source>
        <translation>XY-Kette</translation>
    </message>
    <message>
        <source>Nice Loop/AIC</source>
        <translation>Nice Loop/AIC</translation>
    </message>
    <message>
        <source>Continuous Nice Loop</source>
        <translation>Stetiger Nice Loop</translation>
    </message>
    <message>
        <source>Discontinuous Nice Loop</source>
        <translation>Unstetiger Nice Loop</translation>
    </message>
    <message>
        <source>AIC</source>
        <translation>AIC</translation>
    </message>
    <message>
        <source>Grouped Nice Loop/AIC</source>
        <translation>Gruppierter Nice Loop/AIC</translation>
    </message>
    <message>
        <source>Grouped Continuous Nice Loop</source>
        <translation>Gruppierter stetiger Nice Loop</translation>
    </message>
    <message>
        <source>Grouped Discontinuous Nice Loop</source>
        <translation>Gruppierter unstetiger Nice Loop</translation>
    </message>
    <message>
        <source>Grouped AIC</source>
        <translation>Gruppierte AIC</translation>
    </message>
    <message>
        <source>Nice Loop/AIC with Almost Locked Sets</source>
        <translation>Nice Loop/AIC mit fast geschlossenen Mengen</translation>
    </message>
    <message>
        <source>Almost Locked Set XZ-Rule</source>
        <translation>ALS-XZ-Regel</translation>
    </message>
    <message>
        <source>Almost Locked Set XY-Wing</source>
        <translation>ALS-XY-Wing</translation>
    </message>
    <message>
        <source>Almost Locked Set XY-Wing (Overlapping)</source>
        <translation>ALS-XY-Wing (überlappend)</translation>
    </message>
    <message>
        <source>Almost Locked Set Chain</source>
        <translation>ALS-Kette</translation>
    </message>
    <message>
        <source>Death Blossom</source>
        <translation>Death Blossom</translation>
    </message>
    <message>
        <source>Death Blossom (Overlapping)</source>
        <translation>Death Blossom (überlappend)</translation>
    </message>
    <message>
        <source>Franken X-Wing</source>
        <translation>Franken-X-Wing</translation>
    </message>
    <message>
        <source>Franken Swordfish</source>
        <translation>Franken-Swordfish</translation>
    </message>
    <message>
        <source>Franken Jellyfish</source>
        <translation>Franken-Jellyfish</translation>
    </message>
    <message>
        <source>Franken Squirmbag</source>
        <translation>Franken-Squirmbag</translation>
    </message>
    <message>
        <source>Franken Whale</source>
        <translation>Franken-Whale</translation>
    </message>
    <message>
        <source>Franken Leviathan</source>
        <translation>Franken-Leviathan</translation>
    </message>
    <message>
        <source>Finned Franken X-Wing</source>
        <translation>Franken-X-Wing mit Flosse</translation>
    </message>
    <message>
        <source>Siamese Finned Franken X-Wing</source>
        <translation>Siamesischer Franken-X-Wing mit Flosse</translation>
    </message>
    <message>
        <source>Finned Franken Swordfish</source>
        <translation>Franken-Swordfish mit Flosse</translation>
    </message>
    <message>
        <source>Siamese Finned Franken Swordfish</source>
        <translation>Siamesischer Franken-Swordfish mit Flosse</translation>
    </message>
    <message>
        <source>Finned Franken Jellyfish</source>
        <translation>Franken-Jellyfish mit Flosse</translation>
    </message>
    <message>
        <source>Siamese Finned Franken Jellyfish</source>
        <translation>Siamesischer Franken-Jellyfish mit Flosse</translation>
    </message>
    <message>
        <source>Finned Franken Squirmbag</source>
        <translation>Franken-Squirmbag mit Flosse</translation>
    </message>
    <message>
        <source>Finned Franken Whale</source>
        <translation>Franken-Whale mit Flosse</translation>
    </message>
    <message>
        <source>Finned Franken Leviathan</source>
        <translation>Franken-Leviathan mit Flosse</translation>
    </message>
    <message>
        <source>Mutant X-Wing</source>
        <translation>Mutanten-X-Wing</translation>
    </message>
    <message>
        <source>Mutant Swordfish</source>
        <translation>Mutanten-Swordfish</translation>
    </message>
    <message>
        <source>Mutant Jellyfish</source>
        <translation>Mutanten-Jellyfish</translation>
    </message>
    <message>
        <source>Mutant Squirmbag</source>
        <translation>Mutanten-Squirmbag</translation>
    </message>
    <message>
        <source>Mutant Whale</source>
        <translation>Mutanten-Whale</translation>
    </message>
    <message>
        <source>Mutant Leviathan</source>
        <translation>Mutanten-Leviathan</translation>
    </message>
    <message>
        <source>Finned Mutant X-Wing</source>
        <translation>Mutanten-X-Wing mit Flosse</translation>
    </message>
    <message>
        <source>Siamese Finned Mutant X-Wing</source>
        <translation>Siamesischer Mutanten-X-Wing mit Flosse</translation>
    </message>
    <message>
        <source>Finned Mutant Swordfish</source>
        <translation>Mutanten-Swordfish mit Flosse</translation>
    </message>
    <message>
        <source>Siamese Finned Mutant Swordfish</source>
        <translation>Siamesischer Mutanten-Swordfish mit Flosse</translation>
    </message>
    <message>
        <source>Finned Mutant Jellyfish</source>
        <translation>Mutanten-Jellyfish mit Flosse</translation>
    </message>
    <message>
        <source>Siamese Finned Mutant Jellyfish</source>
        <translation>Siamesischer Mutanten-Jellyfish mit Flosse</translation>
    </message>
    <message>
        <source>Finned Mutant Squirmbag</source>
        <translation>Mutanten-Squirmbag mit Flosse</translation>
    </message>
    <message>
        <source>Finned Mutant Whale</source>
        <translation>Mutanten-Whale mit Flosse</translation>
    </message>
    <message>
        <source>Finned Mutant Leviathan</source>
        <translation>Mutanten-Leviathan mit Flosse</translation>
    </message>
    <message>
        <source>Kraken Fish</source>
        <translation>Kraken-Fisch</translation>
    </message>
    <message>
        <source>Kraken Fish Type 1</source>
        <translation>Kraken-Fisch Typ 1</translation>
    </message>
    <message>
        <source>Kraken Fish Type 2</source>
        <translation>Kraken-Fisch Typ 2</translation>
    </message>
    <message>
        <source>Forcing Chain</source>
        <translation>Forcing Chain</translation>
    </message>
    <message>
        <source>Forcing Chain Contradiction</source>
        <translation>Forcing Chain: Widerspruch</translation>
    </message>
    <message>
        <source>Forcing Chain Verity</source>
        <translation>Forcing Chain: Wahrheit</translation>
    </message>
    <message>
        <source>Forcing Net</source>
        <translation>Forcing Net</translation>
    </message>
    <message>
        <source>Forcing Net Contradiction</source>
        <translation>Forcing Net: Widerspruch</translation>
    </message>
    <message>
        <source>Forcing Net Verity</source>
        <translation>Forcing Net: Wahrheit</translation>
    </message>
    <message>
        <source>Template Set</source>
        <translation>Schablonen: setzen</translation>
    </message>
    <message>
        <source>Template Delete</source>
        <translation>Schablonen: streichen</translation>
    </message>
    <message>
        <source>Unique Loop</source>
        <translation>Eindeutige Schleife</translation>
    </message>
    <message>
        <source>Bivalue Universal Grave Type 2</source>
        <translation>Bivalue Universal Grave Typ 2</translation>
    </message>
    <message>
        <source>Bivalue Universal Grave Type 4</source>
        <translation>Bivalue Universal Grave Typ 4</translation>
    </message>
    <message>
        <source>Bivalue Universal Grave Type 3</source>
        <translation>Bivalue Universal Grave Typ 3</translation>
    </message>
    <message>
        <source>Aligned Pair Exclusion</source>
        <translation>Aligned Pair Exclusion</translation>
    </message>
    <message>
        <source>X-Cycle</source>
        <translation>X-Zyklus</translation>
    </message>
    <message>
        <source>Y-Cycle</source>
        <translation>Y-Zyklus</translation>
    </message>
    <message>
        <source>X Forcing Chain</source>
        <translation>X-Forcing-Chain</translation>
    </message>
    <message>
        <source>XY-Cycle</source>
        <translation>XY-Zyklus</translation>
    </message>
    <message>
        <source>XY Forcing Chain</source>
        <translation>XY-Forcing-Chain</translation>
    </message>
    <message>
        <source>Aligned Triplet Exclusion</source>
        <translation>Aligned Triplet Exclusion</translation>
    </message>
    <message>
        <source>Nishio</source>
        <translation>Nishio</translation>
    </message>
    <message>
        <source>Cell Forcing Chain</source>
        <translation>Zell-Forcing-Chain</translation>
    </message>
    <message>
        <source>Region Forcing Chain</source>
        <translation>Regions-Forcing-Chain</translation>
    </message>
    <message>
        <source>Dynamic Forcing Chain</source>
        <translation>Dynamische Forcing Chain</translation>
    </message>
    <message>
        <source>Dynamic Forcing Chain (+)</source>
        <translation>Dynamische Forcing Chain (+)</translation>
    </message>
    <message>
        <source>Dynamic Forcing Chain (+ Forcing Chains)</source>
        <translation>Dynamische Forcing Chain (+ Forcing Chains)</translation>
    </message>
    <message>
        <source>Dynamic Forcing Chain (+ Multiple Forcing Chains)</source>
        <translation>Dynamische Forcing Chain (+ mehrfache Forcing Chains)</translation>
    </message>
    <message>
        <source>Dynamic Forcing Chain (+ Dynamic Forcing Chains)</source>
        <translation>Dynamische Forcing Chain (+ dynamische Forcing Chains)</translation>
    </message>
    <message>
        <source>Dynamic Forcing Chain (+ Dynamic Forcing Chains (+ Forcing Chains))</source>
        <translation>Dynamische Forcing Chain (+ dynamische Forcing Chains (+ Forcing Chains))</translation>
    </message>
    <message>
        <source>Brute Force</source>
        <translation>Brute Force</translation>
    </message>
    <message>
        <source>Law of Leftovers</source>
        <translation>Gesetz der Reste</translation>
    </message>
    <message>
        <source>Hidden Window</source>
        <translation>Verstecktes Fenster</translation>
    </message>
    <message>
        <source>Single Combination</source>
        <translation>Einzige Kombination</translation>
    </message>
    <message>
        <source>Innie</source>
        <translation>Innenzelle</translation>
    </message>
    <message>
        <source>Outie</source>
        <translation>Außenzelle</translation>
    </message>
    <message>
        <source>Minimum and Maximum</source>
        <translation>Minimum und Maximum</translation>
    </message>
    <message>
        <source>Cage Combinations</source>
        <translation>Käfigkombinationen</translation>
    </message>
    <message>
        <source>Combinations of a Large Cage</source>
        <translation>Kombinationen eines großen Käfigs</translation>
    </message>
    <message>
        <source>Cage Permutations</source>
        <translation>Käfigpermutationen</translation>
    </message>
    <message>
        <source>Killer Pair</source>
        <translation>Killer-Paar</translation>
    </message>
    <message>
        <source>Killer Triple</source>
        <translation>Killer-Drilling</translation>
    </message>
    <message>
        <source>Cage Splitting</source>
        <translation>Käfigteilung</translation>
    </message>
    <message>
        <source>Cage/Unit Overlap</source>
        <translation>Überschneidung von Käfig und Haus</translation>
    </message>
    <message>
        <source>Hidden Killer Pair</source>
        <translation>Verstecktes Killer-Paar</translation>
    </message>
    <message>
        <source>Hidden Killer Triple</source>
        <translation>Versteckter Killer-Drilling</translation>
    </message>
    <message>
        <source>Blocked Combination</source>
        <translation>Blockierte Kombination</translation>
    </message>
    <message>
        <source>Common Peer Elimination</source>
        <translation>Streichung in gemeinsam gesehenen Zellen</translation>
    </message>
    <message>
        <source>Innie-Outie Difference</source>
        <translation>Innen-Außen-Differenz</translation>
    </message>
    <message>
        <source>Overlapping Cages</source>
        <translation>Überlappende Käfige</translation>
    </message>
    <message>
        <source>Line by Trial</source>
        <translation>Linie durch Probieren</translation>
    </message>
    <message>
        <source>External Unique Rectangle</source>
        <translation>Äußeres eindeutiges Rechteck</translation>
    </message>
    <message>
        <source>3D Medusa</source>
        <translation>3D-Medusa</translation>
    </message>
    <message>
        <source>SK Loop</source>
        <translation>SK-Loop</translation>
    </message>
    <message>
        <source>Junior Exocet</source>
        <translation>Junior-Exocet</translation>
    </message>
    <message>
        <source>Tridagon</source>
        <translation>Tridagon</translation>
    </message>
    <message>
        <source>Senior Exocet</source>
        <translation>Senior-Exocet</translation>
    </message>
    <message>
        <source>Multi-Sector Locked Sets</source>
        <translation>Geschlossene Mengen über mehrere Sektoren</translation>
    </message>
    <message>
        <source>A Few Facts</source>
        <translation>Wenige Fakten</translation>
    </message>
    <message>
        <source>Borders of Regions</source>
        <translation>Grenzen von Regionen</translation>
    </message>
    <message>
        <source>Trial of Regions</source>
        <translation>Regionen durch Probieren</translation>
    </message>
</context>
<context>
    <name>Technique table</name>
    <message>
        <source>a kind of %1</source>
        <translation>eine Art von %1</translation>
    </message>
    <message>
        <source>needs a single solution</source>
        <translation>setzt Eindeutigkeit voraus</translation>
    </message>
    <message>
        <source>off</source>
        <translation>aus</translation>
    </message>
</context>
<context>
    <name>TechniqueArticle</name>
    <message>
        <source>Before it: %1.</source>
        <translation>Davor: %1.</translation>
    </message>
    <message>
        <source>Next: %1.</source>
        <translation>Danach: %1.</translation>
    </message>
    <message>
        <source>How to spot it</source>
        <translation>So findet man sie</translation>
    </message>
    <message>
        <source>Its place</source>
        <translation>Einordnung</translation>
    </message>
    <message>
        <source>Level: %1. HoDoKu&apos;s score: %2.</source>
        <translation>Stufe: %1. Punkte nach HoDoKu: %2.</translation>
    </message>
</context>
<context>
    <name>TechniqueLesson</name>
    <message>
        <source>%1. %2.</source>
        <translation>%1. %2.</translation>
    </message>
    <message>
        <source>ER is the rating of the hardest step, EP of the hardest one before the first digit, ED of the first one.</source>
        <translation>ER ist die Bewertung des schwersten Schritts, EP die des schwersten vor der ersten Ziffer, ED die des ersten.</translation>
    </message>
</context>
<context>
    <name>TechniquePage</name>
    <message>
        <source>This page is in English so far.</source>
        <translation>Diese Seite gibt es bisher nur auf Englisch.</translation>
    </message>
</context>
<context>
    <name>TechniqueSteps</name>
    <message>
        <source>Technique, and what follows</source>
        <translation>Technik und was folgt</translation>
    </message>
    <message>
        <source>Technique</source>
        <translation>Technik</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>Stufe</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>HoDoKu&apos;s score of the technique</source>
        <translation>HoDoKu-Punkte der Technik</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message numerus="yes">
        <source>%n technique(s)</source>
        <translation>
            <numerusform>%n Technik</numerusform>
            <numerusform>%n Techniken</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TermWords</name>
    <message>
        <source>%1 in %2</source>
        <translation>%1 in %2</translation>
    </message>
    <message>
        <source>cover: %1 in %2</source>
        <translation>Abdeckung: %1 in %2</translation>
    </message>
    <message>
        <source>fin: %1 in %2</source>
        <translation>Flosse: %1 in %2</translation>
    </message>
    <message>
        <source>endo fin: %1 in %2</source>
        <translation>Endoflosse: %1 in %2</translation>
    </message>
    <message>
        <source>one of %2 is %1</source>
        <translation>eine von %2 ist %1</translation>
    </message>
    <message>
        <source>almost locked set %1: %2 in %3</source>
        <translation>fast geschlossene Menge %1: %2 in %3</translation>
    </message>
    <message>
        <source>restricted: %1 in %2</source>
        <translation>eingeschränkt: %1 in %2</translation>
    </message>
    <message>
        <source>colour %1: %2 in %3</source>
        <translation>Farbe %1: %2 in %3</translation>
    </message>
    <message>
        <source>%1 or %2</source>
        <translation>%1 oder %2</translation>
    </message>
    <message>
        <source>, </source>
        <translation>, </translation>
    </message>
    <message>
        <source>if %1, then %2</source>
        <translation>wenn %1, dann %2</translation>
    </message>
    <message>
        <source>, then </source>
        <translation>, dann </translation>
    </message>
    <message>
        <source>the hidden house %1 (%2 without %3)</source>
        <translation>Haus %1 (versteckt: %2 ohne %3)</translation>
    </message>
    <message>
        <source>the house of %1 at %2</source>
        <translation>Haus von %1 bei %2</translation>
    </message>
    <message>
        <source>the rest (%1 without %2)</source>
        <translation>der Rest (%1 ohne %2)</translation>
    </message>
    <message>
        <source>other side: %1 in %2</source>
        <translation>andere Seite: %1 in %2</translation>
    </message>
    <message>
        <source>counted: %1 in %2</source>
        <translation>mitgezählt: %1 in %2</translation>
    </message>
    <message>
        <source>; </source>
        <translation>; </translation>
    </message>
    <message>
        <source>one of %1</source>
        <translation>eine von %1</translation>
    </message>
    <message>
        <source>the region of %1</source>
        <translation>Region von %1</translation>
    </message>
</context>
<context>
    <name>Textbook</name>
    <message>
        <source>CDCL: learn from conflicts</source>
        <translation>CDCL: aus Konflikten lernen</translation>
    </message>
    <message>
        <source>Learns a clause from each conflict, and goes back to the first level at which this clause says something new.</source>
        <translation>Lernt aus jedem Konflikt eine Klausel und geht zur ersten Ebene zurück, auf der diese Klausel etwas Neues sagt.</translation>
    </message>
    <message>
        <source>DPLL: try both values</source>
        <translation>DPLL: beide Werte versuchen</translation>
    </message>
    <message>
        <source>Takes back the last guess after a conflict, and tries the opposite. It remembers nothing else.</source>
        <translation>Nimmt nach einem Konflikt die letzte Annahme zurück und versucht das Gegenteil. Mehr merkt er sich nicht.</translation>
    </message>
    <message>
        <source>Where there are fewest choices</source>
        <translation>Wo es am wenigsten Möglichkeiten gibt</translation>
    </message>
    <message>
        <source>Guesses where a cell has the fewest digits, or a digit the fewest places.</source>
        <translation>Nimmt dort etwas an, wo eine Zelle die wenigsten Ziffern oder eine Ziffer die wenigsten Plätze hat.</translation>
    </message>
    <message>
        <source>The first open candidate</source>
        <translation>Der erste offene Kandidat</translation>
    </message>
    <message>
        <source>Guesses the smallest digit of the first open cell.</source>
        <translation>Nimmt die kleinste Ziffer der ersten offenen Zelle an.</translation>
    </message>
    <message>
        <source>The most active variable</source>
        <translation>Die aktivste Variable</translation>
    </message>
    <message>
        <source>Guesses the variable that was most often in recent conflicts (VSIDS).</source>
        <translation>Nimmt die Variable an, die in letzter Zeit am häufigsten in Konflikten vorkam (VSIDS).</translation>
    </message>
</context>
<context>
    <name>TraceWords</name>
    <message>
        <source>Level %1: guess that %2.</source>
        <translation>Ebene %1, Annahme: %2.</translation>
    </message>
    <message>
        <source>Back to level 0: no guess is left.</source>
        <translation>Zurück zu Ebene 0: Keine Annahme bleibt übrig.</translation>
    </message>
    <message>
        <source>Back to level %1.</source>
        <translation>Zurück zu Ebene %1.</translation>
    </message>
    <message>
        <source>Everything is decided: this is a solution.</source>
        <translation>Alles ist entschieden: Das ist eine Lösung.</translation>
    </message>
    <message>
        <source>A conflict without a guess: there is no solution.</source>
        <translation>Ein Konflikt ohne Annahme: Es gibt keine Lösung.</translation>
    </message>
    <message>
        <source>Stopped at step %L1, without an answer.</source>
        <translation>Bei Schritt %L1 angehalten, ohne Antwort.</translation>
    </message>
    <message>
        <source>%1 is true</source>
        <translation>%1 ist wahr</translation>
    </message>
    <message>
        <source>%1 is false</source>
        <translation>%1 ist falsch</translation>
    </message>
    <message>
        <source>%1 cannot be %2</source>
        <translation>%1 kann nicht %2 sein</translation>
    </message>
    <message>
        <source>%1: it is a clue.</source>
        <translation>%1: Das ist eine Vorgabe.</translation>
    </message>
    <message>
        <source>%1: no other digit is left for it.</source>
        <translation>%1: Für diese Zelle bleibt keine andere Ziffer.</translation>
    </message>
    <message>
        <source>%1: it is %2.</source>
        <translation>%1: Die Zelle ist %2.</translation>
    </message>
    <message>
        <source>%1: no other cell of %2 can be %3.</source>
        <translation>%1: Keine andere Zelle in %2 kann %3 sein.</translation>
    </message>
    <message>
        <source>%1, because %2.</source>
        <translation>%1, denn %2.</translation>
    </message>
    <message>
        <source>%1: this guess has failed.</source>
        <translation>%1: Diese Annahme ist gescheitert.</translation>
    </message>
    <message>
        <source>%1, by learnt clause %2</source>
        <translation>%1, nach gelernter Klausel %2</translation>
    </message>
    <message>
        <source>%1.</source>
        <translation>%1.</translation>
    </message>
    <message>
        <source>%1: %2.</source>
        <translation>%1: %2.</translation>
    </message>
    <message>
        <source>%1 because of %2.</source>
        <translation>%1 wegen %2.</translation>
    </message>
    <message>
        <source>%1: %2 has a %3 in %4.</source>
        <translation>%1: %2 hat eine %3 in %4.</translation>
    </message>
    <message>
        <source>%1 because of %2: %3.</source>
        <translation>%1 wegen %2: %3.</translation>
    </message>
    <message>
        <source>Conflict: learnt clause %1 is false: %2.</source>
        <translation>Konflikt: Gelernte Klausel %1 ist falsch: %2.</translation>
    </message>
    <message>
        <source>Conflict: this is false: %1.</source>
        <translation>Konflikt: Das ist falsch: %1.</translation>
    </message>
    <message>
        <source>Conflict: the clue %1 of %2 is excluded.</source>
        <translation>Konflikt: Die Vorgabe %1 in %2 ist ausgeschlossen.</translation>
    </message>
    <message>
        <source>Conflict: no digit is left for %1.</source>
        <translation>Konflikt: Für %1 bleibt keine Ziffer.</translation>
    </message>
    <message>
        <source>Conflict: %1 is both %2 and %3.</source>
        <translation>Konflikt: %1 ist sowohl %2 als auch %3.</translation>
    </message>
    <message>
        <source>Conflict: no cell of %1 is left for %2.</source>
        <translation>Konflikt: In %1 bleibt keine Zelle für %2.</translation>
    </message>
    <message>
        <source>Conflict: %1 has a %2 both in %3 and in %4.</source>
        <translation>Konflikt: %1 hat eine %2 sowohl in %3 als auch in %4.</translation>
    </message>
    <message>
        <source>Conflict because of %1: %2.</source>
        <translation>Konflikt wegen %1: %2.</translation>
    </message>
    <message>
        <source>Learnt clause %1: %2.</source>
        <translation>Gelernte Klausel %1: %2.</translation>
    </message>
    <message>
        <source>This guess fails: %1.</source>
        <translation>Diese Annahme scheitert: %1.</translation>
    </message>
    <message>
        <source>These guesses fail together: %1.</source>
        <translation>Diese Annahmen scheitern zusammen: %1.</translation>
    </message>
    <message>
        <source>%1 (guess)</source>
        <translation>%1 (Annahme)</translation>
    </message>
    <message>
        <source>digits: %L1</source>
        <translation>Ziffern: %L1</translation>
    </message>
    <message>
        <source>excluded candidates: %L1</source>
        <translation>ausgeschlossene Kandidaten: %L1</translation>
    </message>
    <message>
        <source>bits: %L1</source>
        <translation>Bits: %L1</translation>
    </message>
    <message>
        <source>auxiliary variables: %L1</source>
        <translation>Hilfsvariablen: %L1</translation>
    </message>
    <message>
        <source>Level %1: %2</source>
        <translation>Ebene %1: %2</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>nichts</translation>
    </message>
    <message>
        <source>Guesses: %L1, propagations: %L2, conflicts: %L3</source>
        <translation>Annahmen: %L1, Propagationen: %L2, Konflikte: %L3</translation>
    </message>
    <message>
        <source>%1, learnt clauses: %L2</source>
        <translation>%1, gelernte Klauseln: %L2</translation>
    </message>
</context>
<context>
    <name>Transform</name>
    <message>
        <source>Turn Right</source>
        <translation>Nach rechts drehen</translation>
    </message>
    <message>
        <source>Turn Left</source>
        <translation>Nach links drehen</translation>
    </message>
    <message>
        <source>Half Turn</source>
        <translation>Um 180° drehen</translation>
    </message>
    <message>
        <source>Mirror Left to Right</source>
        <translation>Links und rechts spiegeln</translation>
    </message>
    <message>
        <source>Mirror Top to Bottom</source>
        <translation>Oben und unten spiegeln</translation>
    </message>
    <message>
        <source>Mirror at the Diagonal from Top Left</source>
        <translation>An der Diagonale von links oben spiegeln</translation>
    </message>
    <message>
        <source>Mirror at the Diagonal from Bottom Left</source>
        <translation>An der Diagonale von links unten spiegeln</translation>
    </message>
    <message>
        <source>Swap Rows</source>
        <translation>Zeilen vertauschen</translation>
    </message>
    <message>
        <source>Swap Columns</source>
        <translation>Spalten vertauschen</translation>
    </message>
    <message>
        <source>Swap Bands of Boxes</source>
        <translation>Bänder von Blöcken vertauschen</translation>
    </message>
    <message>
        <source>Swap Stacks of Boxes</source>
        <translation>Stapel von Blöcken vertauschen</translation>
    </message>
    <message>
        <source>Relabel Digits</source>
        <translation>Ziffern umbenennen</translation>
    </message>
    <message>
        <source>Reverse Digits</source>
        <translation>Ziffern umkehren</translation>
    </message>
    <message>
        <source>Sort Digits by the First Row</source>
        <translation>Ziffern nach der ersten Zeile ordnen</translation>
    </message>
    <message>
        <source>Canonical Form</source>
        <translation>Kanonische Form</translation>
    </message>
    <message>
        <source>Shuffle</source>
        <translation>Mischen</translation>
    </message>
</context>
<context>
    <name>TransformWords</name>
    <message>
        <source>it needs two numbers, such as 1,2</source>
        <translation>es braucht zwei Zahlen, etwa 1,2</translation>
    </message>
    <message>
        <source>it needs the new digits for 1, 2, 3 and so on, such as 2,3,4,1</source>
        <translation>es braucht die neuen Ziffern für 1, 2, 3 und so weiter, etwa 2,3,4,1</translation>
    </message>
    <message>
        <source>%1 allows only digits that all stay even or odd, or all change that</source>
        <translation>%1 erlaubt nur Ziffern, die alle gerade oder ungerade bleiben oder das alle wechseln</translation>
    </message>
    <message>
        <source>%1 allows only the reversal of all digits</source>
        <translation>%1 erlaubt nur die Umkehrung aller Ziffern</translation>
    </message>
    <message>
        <source>%1 does not allow it: the rule depends on the values of digits</source>
        <translation>%1 erlaubt es nicht: Die Regel hängt von den Werten der Ziffern ab</translation>
    </message>
    <message>
        <source>rows and columns change places only within a band or a stack</source>
        <translation>Zeilen und Spalten tauschen nur innerhalb eines Bandes oder Stapels die Plätze</translation>
    </message>
    <message>
        <source>a region would be in pieces</source>
        <translation>eine Region würde zerfallen</translation>
    </message>
    <message>
        <source>%1 does not allow it: the rule would be another one</source>
        <translation>%1 erlaubt es nicht: Die Regel würde eine andere</translation>
    </message>
    <message>
        <source>only a board with rectangular boxes has bands and stacks</source>
        <translation>nur ein Gitter mit rechteckigen Blöcken hat Bänder und Stapel</translation>
    </message>
    <message>
        <source>the numbers must be from 1 to %1</source>
        <translation>die Zahlen müssen zwischen 1 und %1 liegen</translation>
    </message>
    <message>
        <source>only boards up to %1 × %1 with boxes and without further rules have a canonical form</source>
        <translation>nur Gitter bis %1 × %1 mit Blöcken und ohne weitere Regeln haben eine kanonische Form</translation>
    </message>
    <message>
        <source>it takes no numbers</source>
        <translation>es nimmt keine Zahlen an</translation>
    </message>
    <message>
        <source>each digit from %1 to %2 must be there once</source>
        <translation>jede Ziffer von %1 bis %2 muss einmal vorkommen</translation>
    </message>
    <message>
        <source>a board with holes, or of several boards, is turned or mirrored only</source>
        <translation>ein Gitter mit Löchern oder aus mehreren Gittern kann nur gedreht oder gespiegelt werden</translation>
    </message>
    <message>
        <source>a board on which digits may be repeated in rows and columns is turned or mirrored only</source>
        <translation>ein Gitter, in dem sich Ziffern in Zeilen und Spalten wiederholen dürfen, kann nur gedreht oder gespiegelt werden</translation>
    </message>
</context>
<context>
    <name>ValueChoices</name>
    <message>
        <source>that of the program</source>
        <translation>die des Programms</translation>
    </message>
</context>
<context>
    <name>Variant</name>
    <message>
        <source>Anti-knight</source>
        <translation>Anti-Springer</translation>
    </message>
    <message>
        <source>knight&apos;s move, chess</source>
        <translation>Springerzug, Rösselsprung, Schach, anti-knight</translation>
    </message>
    <message>
        <source>Cells a knight&apos;s move apart contain different digits</source>
        <translation>Zellen im Abstand eines Springerzugs enthalten verschiedene Ziffern</translation>
    </message>
    <message>
        <source>Anti-king</source>
        <translation>Anti-König</translation>
    </message>
    <message>
        <source>king&apos;s move, no touch, chess</source>
        <translation>Königszug, keine Berührung, Schach, anti-king</translation>
    </message>
    <message>
        <source>Cells a king&apos;s move apart contain different digits</source>
        <translation>Zellen im Abstand eines Königszugs enthalten verschiedene Ziffern</translation>
    </message>
    <message>
        <source>Killer cage</source>
        <translation>Killer-Käfig</translation>
    </message>
    <message>
        <source>sum cage, sumdoku</source>
        <translation>Summenkäfig, Sumdoku, killer cage</translation>
    </message>
    <message>
        <source>No digit is repeated in a dashed cage, and its digits add up to its number</source>
        <translation>In einem gestrichelten Käfig wiederholt sich keine Ziffer, und seine Ziffern ergeben zusammen seine Zahl</translation>
    </message>
    <message>
        <source>Extra region</source>
        <translation>Zusatzregion</translation>
    </message>
    <message>
        <source>extra house, additional region</source>
        <translation>zusätzliches Haus, weitere Region, extra region</translation>
    </message>
    <message>
        <source>No digit is repeated in a shaded region with an outline</source>
        <translation>In einer getönten, umrandeten Region wiederholt sich keine Ziffer</translation>
    </message>
    <message>
        <source>Clone</source>
        <translation>Klon</translation>
    </message>
    <message>
        <source>twin regions</source>
        <translation>Zwillingsregionen, clone</translation>
    </message>
    <message>
        <source>Striped groups of the same shape contain the same digits in the same places</source>
        <translation>Gestreifte Gruppen gleicher Form enthalten dieselben Ziffern an denselben Stellen</translation>
    </message>
    <message>
        <source>Each main diagonal contains every digit once</source>
        <translation>Jede Hauptdiagonale enthält jede Ziffer einmal</translation>
    </message>
    <message>
        <source>Diagonal from top left</source>
        <translation>Diagonale von links oben</translation>
    </message>
    <message>
        <source>X-Sudoku, main diagonals, negative diagonal</source>
        <translation>X-Sudoku, Hauptdiagonalen, fallende Diagonale</translation>
    </message>
    <message>
        <source>No digit is repeated on the diagonal from top left to bottom right</source>
        <translation>Auf der Diagonale von links oben nach rechts unten wiederholt sich keine Ziffer</translation>
    </message>
    <message>
        <source>Diagonal from bottom left</source>
        <translation>Diagonale von links unten</translation>
    </message>
    <message>
        <source>X-Sudoku, main diagonals, positive diagonal</source>
        <translation>X-Sudoku, Hauptdiagonalen, steigende Diagonale</translation>
    </message>
    <message>
        <source>No digit is repeated on the diagonal from bottom left to top right</source>
        <translation>Auf der Diagonale von links unten nach rechts oben wiederholt sich keine Ziffer</translation>
    </message>
    <message>
        <source>Disjoint groups</source>
        <translation>Disjunkte Gruppen</translation>
    </message>
    <message>
        <source>disjoint sets</source>
        <translation>disjunkte Mengen, disjoint groups</translation>
    </message>
    <message>
        <source>No digit is repeated in cells at the same place of their boxes</source>
        <translation>In Zellen an derselben Stelle ihrer Blöcke wiederholt sich keine Ziffer</translation>
    </message>
    <message>
        <source>rectangular boxes</source>
        <translation>rechteckige Blöcke</translation>
    </message>
    <message>
        <source>Thermometer</source>
        <translation>Thermometer</translation>
    </message>
    <message>
        <source>Digits increase from the bulb of a thermometer to its end</source>
        <translation>Die Ziffern eines Thermometers steigen von der Kugel bis zum Ende</translation>
    </message>
    <message>
        <source>Palindrome</source>
        <translation>Palindrom</translation>
    </message>
    <message>
        <source>mirror line</source>
        <translation>Spiegellinie, palindrome</translation>
    </message>
    <message>
        <source>A pale line reads the same from both ends</source>
        <translation>Eine blasse Linie liest sich von beiden Enden gleich</translation>
    </message>
    <message>
        <source>Whispers</source>
        <translation>Flüsterlinie</translation>
    </message>
    <message>
        <source>German whispers, Dutch whispers, whisper line</source>
        <translation>German whispers, Dutch whispers, Whisper-Linie</translation>
    </message>
    <message>
        <source>Adjacent digits on a dashed line differ by at least half the number of digits, or by at least the number given</source>
        <translation>Benachbarte Ziffern einer gestrichelten Linie unterscheiden sich mindestens um die halbe Anzahl der Ziffern oder um die angegebene Zahl</translation>
    </message>
    <message>
        <source>Renban</source>
        <translation>Renban</translation>
    </message>
    <message>
        <source>run of digits, consecutive line</source>
        <translation>Ziffernfolge, fortlaufende Linie</translation>
    </message>
    <message>
        <source>A dotted line contains consecutive digits in any order</source>
        <translation>Eine gepunktete Linie enthält aufeinanderfolgende Ziffern in beliebiger Reihenfolge</translation>
    </message>
    <message>
        <source>Between line</source>
        <translation>Zwischenlinie</translation>
    </message>
    <message>
        <source>Digits on a line between two circles are between the digits in the circles</source>
        <translation>Die Ziffern auf einer Linie zwischen zwei Kreisen liegen zwischen den Ziffern in den Kreisen</translation>
    </message>
    <message>
        <source>Arrow</source>
        <translation>Pfeil</translation>
    </message>
    <message>
        <source>Digits along an arrow add up to the digit in its circle</source>
        <translation>Die Ziffern entlang eines Pfeils ergeben zusammen die Ziffer in seinem Kreis</translation>
    </message>
    <message>
        <source>Greater than</source>
        <translation>Größer als</translation>
    </message>
    <message>
        <source>inequality, comparison, less than</source>
        <translation>Ungleichung, Vergleich, kleiner als</translation>
    </message>
    <message>
        <source>The sign between two cells opens towards the greater digit</source>
        <translation>Das Zeichen zwischen zwei Zellen öffnet sich zur größeren Ziffer</translation>
    </message>
    <message>
        <source>White dot</source>
        <translation>Weißer Punkt</translation>
    </message>
    <message>
        <source>Kropki dots, consecutive, difference</source>
        <translation>Kropki-Punkte, aufeinanderfolgend, Differenz</translation>
    </message>
    <message>
        <source>Digits beside a white dot differ by one, or by the number in the dot</source>
        <translation>Die Ziffern neben einem weißen Punkt unterscheiden sich um eins oder um die Zahl im Punkt</translation>
    </message>
    <message>
        <source>Black dot</source>
        <translation>Schwarzer Punkt</translation>
    </message>
    <message>
        <source>Kropki dots, ratio, double</source>
        <translation>Kropki-Punkte, Verhältnis, doppelt</translation>
    </message>
    <message>
        <source>One digit beside a black dot is twice the other, or the other times the number in the dot</source>
        <translation>Eine Ziffer neben einem schwarzen Punkt ist das Doppelte der anderen oder die andere mal die Zahl im Punkt</translation>
    </message>
    <message>
        <source>X or V</source>
        <translation>X oder V</translation>
    </message>
    <message>
        <source>XV, sum of 5 or 10</source>
        <translation>XV, Summe 5 oder 10</translation>
    </message>
    <message>
        <source>Digits beside an X add up to 10, and digits beside a V add up to 5</source>
        <translation>Die Ziffern neben einem X ergeben zusammen 10, neben einem V zusammen 5</translation>
    </message>
    <message>
        <source>All white dots are given</source>
        <translation>Alle weißen Punkte sind angegeben</translation>
    </message>
    <message>
        <source>Kropki, negative constraint</source>
        <translation>Kropki, negative Bedingung</translation>
    </message>
    <message>
        <source>Adjacent digits without a white dot do not differ by one</source>
        <translation>Benachbarte Ziffern ohne weißen Punkt unterscheiden sich nicht um eins</translation>
    </message>
    <message>
        <source>All black dots are given</source>
        <translation>Alle schwarzen Punkte sind angegeben</translation>
    </message>
    <message>
        <source>Of two adjacent digits without a black dot, neither is twice the other</source>
        <translation>Von zwei benachbarten Ziffern ohne schwarzen Punkt ist keine das Doppelte der anderen</translation>
    </message>
    <message>
        <source>All X and V are given</source>
        <translation>Alle X und V sind angegeben</translation>
    </message>
    <message>
        <source>XV, negative constraint</source>
        <translation>XV, negative Bedingung</translation>
    </message>
    <message>
        <source>Adjacent digits without X or V add up to neither 10 nor 5</source>
        <translation>Benachbarte Ziffern ohne X oder V ergeben zusammen weder 10 noch 5</translation>
    </message>
    <message>
        <source>Non-consecutive</source>
        <translation>Nicht aufeinanderfolgend</translation>
    </message>
    <message>
        <source>Adjacent digits differ by two or more</source>
        <translation>Benachbarte Ziffern unterscheiden sich um zwei oder mehr</translation>
    </message>
    <message>
        <source>Numbered room</source>
        <translation>Nummerierter Raum</translation>
    </message>
    <message>
        <source>numbered rooms, first digit says the place</source>
        <translation>numbered rooms, erste Ziffer nennt die Stelle</translation>
    </message>
    <message>
        <source>A number with № is the digit in the nth cell of its row or column, where n is the first digit from that side</source>
        <translation>Eine Zahl mit № ist die Ziffer in der n-ten Zelle ihrer Zeile oder Spalte, wobei n die erste Ziffer von dieser Seite ist</translation>
    </message>
    <message>
        <source>Sandwich</source>
        <translation>Sandwich</translation>
    </message>
    <message>
        <source>A number with Σ is the sum of the digits between the smallest and the largest digit of its row or column</source>
        <translation>Eine Zahl mit Σ ist die Summe der Ziffern zwischen der kleinsten und der größten Ziffer ihrer Zeile oder Spalte</translation>
    </message>
    <message>
        <source>X-sum</source>
        <translation>X-Summe</translation>
    </message>
    <message>
        <source>A number with X is the sum of the first n digits of its row or column, where n is the first digit from that side</source>
        <translation>Eine Zahl mit X ist die Summe der ersten n Ziffern ihrer Zeile oder Spalte, wobei n die erste Ziffer von dieser Seite ist</translation>
    </message>
    <message>
        <source>Little killer</source>
        <translation>Kleiner Killer</translation>
    </message>
    <message>
        <source>diagonal sum</source>
        <translation>Diagonalsumme, little killer</translation>
    </message>
    <message>
        <source>A number with an arrow is the sum of the digits on the diagonal that it points along</source>
        <translation>Eine Zahl mit Pfeil ist die Summe der Ziffern auf der Diagonale, auf die er zeigt</translation>
    </message>
    <message>
        <source>Even cells</source>
        <translation>Gerade Zellen</translation>
    </message>
    <message>
        <source>parity</source>
        <translation>Parität, gerade, ungerade</translation>
    </message>
    <message>
        <source>Cells with a square contain even digits</source>
        <translation>Zellen mit Quadrat enthalten gerade Ziffern</translation>
    </message>
    <message>
        <source>Odd cells</source>
        <translation>Ungerade Zellen</translation>
    </message>
    <message>
        <source>Cells with a disc contain odd digits</source>
        <translation>Zellen mit Scheibe enthalten ungerade Ziffern</translation>
    </message>
    <message>
        <source>Quadruple</source>
        <translation>Quadrupel</translation>
    </message>
    <message>
        <source>quad, four digits</source>
        <translation>Quad, vier Ziffern</translation>
    </message>
    <message>
        <source>The digits in a circle are in the four cells around it</source>
        <translation>Die Ziffern in einem Kreis stehen in den vier Zellen um ihn herum</translation>
    </message>
    <message>
        <source>No digit is repeated in the shaded cells</source>
        <translation>In den getönten Zellen wiederholt sich keine Ziffer</translation>
    </message>
    <message>
        <source>9 rows and columns, and boxes of 3 by 3</source>
        <translation>9 Zeilen und Spalten und Blöcke von 3 mal 3</translation>
    </message>
    <message>
        <source>Asterisk</source>
        <translation>Asterisk</translation>
    </message>
    <message>
        <source>star</source>
        <translation>Stern, asterisk</translation>
    </message>
    <message>
        <source>Centre dot</source>
        <translation>Mittelpunkte</translation>
    </message>
    <message>
        <source>center dot</source>
        <translation>center dot, Mitte der Blöcke</translation>
    </message>
    <message>
        <source>boxes with a cell in the centre</source>
        <translation>Blöcke mit einer Zelle in der Mitte</translation>
    </message>
    <message>
        <source>Girandola</source>
        <translation>Girandola</translation>
    </message>
    <message>
        <source>Target sum</source>
        <translation>Zielsumme</translation>
    </message>
    <message>
        <source>The digits in the dashed circles of each row, column and box add up to %1</source>
        <translation>Die Ziffern in den gestrichelten Kreisen jeder Zeile, jeder Spalte und jedes Blocks ergeben zusammen %1</translation>
    </message>
    <message>
        <source>Windoku</source>
        <translation>Windoku</translation>
    </message>
    <message>
        <source>hyper Sudoku, NRC</source>
        <translation>Hyper-Sudoku, NRC</translation>
    </message>
    <message>
        <source>No digit is repeated in a shaded window</source>
        <translation>In einem getönten Fenster wiederholt sich keine Ziffer</translation>
    </message>
    <message>
        <source>boxes of at least two rows and two columns</source>
        <translation>Blöcke mit mindestens zwei Zeilen und zwei Spalten</translation>
    </message>
    <message>
        <source>Region sum line</source>
        <translation>Regionssummenlinie</translation>
    </message>
    <message>
        <source>box sum, equal sums</source>
        <translation>Blocksumme, gleiche Summen, region sum</translation>
    </message>
    <message>
        <source>The digits of a line with cross strokes have the same sum in each box that it passes through</source>
        <translation>Die Ziffern einer Linie mit Querstrichen haben in jedem Block, durch den sie läuft, dieselbe Summe</translation>
    </message>
    <message>
        <source>Pill arrow</source>
        <translation>Pfeil mit Pille</translation>
    </message>
    <message>
        <source>two-digit arrow, double circle</source>
        <translation>Zweistelliger Pfeil, Doppelkreis</translation>
    </message>
    <message>
        <source>Digits along an arrow add up to the two-digit number in its pill</source>
        <translation>Die Ziffern entlang eines Pfeils ergeben zusammen die zweistellige Zahl in seiner Pille</translation>
    </message>
    <message>
        <source>Given candidates</source>
        <translation>Vorgegebene Kandidaten</translation>
    </message>
    <message>
        <source>sukaku, pencilmark sudoku, given pencil marks</source>
        <translation>Sukaku, Kandidaten-Sudoku, vorgegebene Notizen</translation>
    </message>
    <message>
        <source>A cell with small digits contains one of them</source>
        <translation>Eine Zelle mit kleinen Ziffern enthält eine davon</translation>
    </message>
    <message>
        <source>Maximum cells</source>
        <translation>Maximum-Zellen</translation>
    </message>
    <message>
        <source>peak, local maximum, greater than all neighbours</source>
        <translation>Gipfel, lokales Maximum, größer als alle Nachbarn, maximum cells, peak, local maximum</translation>
    </message>
    <message>
        <source>A digit with four tips that point outwards is greater than each digit beside it that has no such tips</source>
        <translation>Eine Ziffer mit vier Spitzen nach außen ist größer als jede Ziffer daneben ohne solche Spitzen</translation>
    </message>
    <message>
        <source>Minimum cells</source>
        <translation>Minimum-Zellen</translation>
    </message>
    <message>
        <source>valley, local minimum, less than all neighbours</source>
        <translation>Tal, lokales Minimum, kleiner als alle Nachbarn, minimum cells, valley, local minimum</translation>
    </message>
    <message>
        <source>A digit with four tips that point inwards is less than each digit beside it that has no such tips</source>
        <translation>Eine Ziffer mit vier Spitzen nach innen ist kleiner als jede Ziffer daneben ohne solche Spitzen</translation>
    </message>
    <message>
        <source>Row indexer</source>
        <translation>Zeilen-Indexer</translation>
    </message>
    <message>
        <source>indexing, index cells, says the row</source>
        <translation>Indexzellen, nennt die Zeile, row indexer, indexing, index cells</translation>
    </message>
    <message>
        <source>A cell with upright dashes says in which row of its column the number of its own row is</source>
        <translation>Eine Zelle mit senkrechten Strichen sagt, in welcher Zeile ihrer Spalte die Nummer ihrer eigenen Zeile steht</translation>
    </message>
    <message>
        <source>Column indexer</source>
        <translation>Spalten-Indexer</translation>
    </message>
    <message>
        <source>indexing, 159, index cells, says the column</source>
        <translation>Indexzellen, nennt die Spalte, column indexer, indexing, 159, index cells</translation>
    </message>
    <message>
        <source>A cell with level dashes says in which column of its row the number of its own column is</source>
        <translation>Eine Zelle mit waagerechten Strichen sagt, in welcher Spalte ihrer Zeile die Nummer ihrer eigenen Spalte steht</translation>
    </message>
    <message>
        <source>Entropic line</source>
        <translation>Entropische Linie</translation>
    </message>
    <message>
        <source>entropy, low, middle and high digits</source>
        <translation>Entropie, kleine, mittlere und große Ziffern, entropic line, entropy</translation>
    </message>
    <message>
        <source>Of each three digits side by side on a hollow line one is low, one middle and one high</source>
        <translation>Von je drei Ziffern nebeneinander auf einer hohlen Linie ist eine klein, eine mittel und eine groß</translation>
    </message>
    <message>
        <source>Modular line</source>
        <translation>Modulare Linie</translation>
    </message>
    <message>
        <source>parity line, remainder, modulo</source>
        <translation>Paritätslinie, Rest, Modulo, modular line, parity line</translation>
    </message>
    <message>
        <source>Digits side by side on a line of pale bars leave all different remainders when divided by 3, or by the number given: each three of them, or as many as that number</source>
        <translation>Ziffern nebeneinander auf einer Linie aus blassen Balken lassen beim Teilen durch 3 oder durch die angegebene Zahl lauter verschiedene Reste: je drei davon oder so viele, wie diese Zahl angibt</translation>
    </message>
    <message>
        <source>Anti-taxicab</source>
        <translation>Anti-Taxi</translation>
    </message>
    <message>
        <source>taxicab distance, Manhattan distance</source>
        <translation>Taxi-Abstand, Manhattan-Abstand, anti-taxicab, taxicab distance</translation>
    </message>
    <message>
        <source>Two cells with the same digit are not that many steps apart, along rows and columns</source>
        <translation>Zwei Zellen mit derselben Ziffer sind, entlang von Zeilen und Spalten, nicht so viele Schritte voneinander entfernt</translation>
    </message>
    <message>
        <source>at most 16 rows</source>
        <translation>höchstens 16 Zeilen</translation>
    </message>
    <message>
        <source>Zipper line</source>
        <translation>Reißverschlusslinie</translation>
    </message>
    <message>
        <source>zipper, pairs with the sum of the middle</source>
        <translation>Reißverschluss, Paare mit der Summe der Mitte, zipper line</translation>
    </message>
    <message>
        <source>Two digits on a line of two rails that are equally far from its middle have the same sum as any other two; if a cell is in the middle, its digit is that sum</source>
        <translation>Je zwei Ziffern auf einer Linie aus zwei Schienen, die gleich weit von ihrer Mitte entfernt sind, haben dieselbe Summe; steht eine Zelle in der Mitte, ist ihre Ziffer diese Summe</translation>
    </message>
    <message>
        <source>Double arrow</source>
        <translation>Doppelpfeil</translation>
    </message>
    <message>
        <source>two circles, double-ended arrow</source>
        <translation>zwei Kreise, Pfeil mit zwei Enden, double arrow</translation>
    </message>
    <message>
        <source>Digits along a thin line between two circles add up to the sum of the digits in the circles</source>
        <translation>Die Ziffern entlang einer dünnen Linie zwischen zwei Kreisen ergeben zusammen die Summe der Ziffern in den Kreisen</translation>
    </message>
    <message>
        <source>Counting circles</source>
        <translation>Zählkreise</translation>
    </message>
    <message>
        <source>self-counting circles</source>
        <translation>sich selbst zählende Kreise, counting circles</translation>
    </message>
    <message>
        <source>A digit in a thick circle says how many thick circles have that digit</source>
        <translation>Eine Ziffer in einem dicken Kreis sagt, wie viele dicke Kreise diese Ziffer haben</translation>
    </message>
    <message>
        <source>Equality cage</source>
        <translation>Gleichheitskäfig</translation>
    </message>
    <message>
        <source>as many even as odd, as many low as high</source>
        <translation>ebenso viele gerade wie ungerade, ebenso viele kleine wie große, equality cage</translation>
    </message>
    <message>
        <source>A dashed cage with = has as many even digits as odd ones and as many low ones as high ones, none of them repeated, and not the digit in the middle</source>
        <translation>Ein gestrichelter Käfig mit = hat ebenso viele gerade wie ungerade Ziffern und ebenso viele kleine wie große, keine davon doppelt, und nicht die Ziffer in der Mitte</translation>
    </message>
    <message>
        <source>Sum cage</source>
        <translation>Summenkäfig</translation>
    </message>
    <message>
        <source>killer cage with repeated digits</source>
        <translation>Killer-Käfig mit doppelten Ziffern, sum cage</translation>
    </message>
    <message>
        <source>The digits in a dashed cage with Σ add up to its number, and may be repeated where rows, columns and regions let them</source>
        <translation>Die Ziffern in einem gestrichelten Käfig mit Σ ergeben zusammen seine Zahl und dürfen sich wiederholen, wo Zeilen, Spalten und Regionen es zulassen</translation>
    </message>
    <message>
        <source>Product cage</source>
        <translation>Produktkäfig</translation>
    </message>
    <message>
        <source>multiplication cage, times</source>
        <translation>Malnehmen, Multiplikationskäfig, product cage</translation>
    </message>
    <message>
        <source>The digits in a dashed cage with × make its number when multiplied, and may be repeated where rows, columns and regions let them</source>
        <translation>Die Ziffern in einem gestrichelten Käfig mit × ergeben miteinander malgenommen seine Zahl und dürfen sich wiederholen, wo Zeilen, Spalten und Regionen es zulassen</translation>
    </message>
    <message>
        <source>Lockout line</source>
        <translation>Sperrlinie</translation>
    </message>
    <message>
        <source>diamonds, lockout</source>
        <translation>Rauten, lockout line</translation>
    </message>
    <message>
        <source>The digits in two diamonds differ by at least half the number of digits, rounded down, or by at least the number given; no digit on the line between them is one of theirs or between theirs</source>
        <translation>Die Ziffern in zwei Rauten unterscheiden sich mindestens um die abgerundete halbe Anzahl der Ziffern oder um die angegebene Zahl; keine Ziffer auf der Linie dazwischen gleicht einer der beiden oder liegt zwischen ihnen</translation>
    </message>
    <message>
        <source>Look-and-say cage</source>
        <translation>Look-and-say-Käfig</translation>
    </message>
    <message>
        <source>look and say, counted digits</source>
        <translation>sieh und sag, gezählte Ziffern, look and say</translation>
    </message>
    <message>
        <source>A number in quotes says how often a dashed cage has a digit: 23 stands for exactly two 3</source>
        <translation>Eine Zahl in Anführungszeichen sagt, wie oft eine Ziffer in einem gestrichelten Käfig steht: 23 steht für genau zweimal 3</translation>
    </message>
    <message>
        <source>at most nine digits</source>
        <translation>höchstens neun Ziffern</translation>
    </message>
    <message>
        <source>Lunchbox</source>
        <translation>Brotdose</translation>
    </message>
    <message>
        <source>sandwich line</source>
        <translation>Sandwich-Linie, Lunchbox, sandwich line</translation>
    </message>
    <message>
        <source>No digit is repeated in a long box with round ends, and the digits between its smallest and its largest one add up to its number</source>
        <translation>In einem langen Kasten mit runden Enden wiederholt sich keine Ziffer, und die Ziffern zwischen seiner kleinsten und seiner größten ergeben zusammen seine Zahl</translation>
    </message>
    <message>
        <source>Nabner</source>
        <translation>Nabner</translation>
    </message>
    <message>
        <source>nabner line, the opposite of renban</source>
        <translation>Nabner-Linie, das Gegenteil von Renban, nabner line</translation>
    </message>
    <message>
        <source>No two digits on a line of broad dashes are equal or consecutive</source>
        <translation>Keine zwei Ziffern auf einer breit gestrichelten Linie sind gleich oder aufeinanderfolgend</translation>
    </message>
    <message>
        <source>Skyscraper clue</source>
        <translation>Hochhaus-Zahl</translation>
    </message>
    <message>
        <source>skyscrapers, visible buildings, outside clue</source>
        <translation>Hochhäuser, Wolkenkratzer, sichtbare Gebäude, Angabe am Rand, skyscrapers</translation>
    </message>
    <message>
        <source>A number with ▲ is how many digits of its row or column are greater than all digits before them, from that side</source>
        <translation>Eine Zahl mit ▲ ist die Anzahl der Ziffern ihrer Zeile oder Spalte, die, von dieser Seite aus, größer sind als alle davor</translation>
    </message>
    <message>
        <source>Hidden skyscraper</source>
        <translation>Verdecktes Hochhaus</translation>
    </message>
    <message>
        <source>first hidden building</source>
        <translation>erstes verdecktes Gebäude, verdeckter Wolkenkratzer, hidden skyscraper</translation>
    </message>
    <message>
        <source>A number with △ is the first digit of its row or column that has a greater digit before it, from that side</source>
        <translation>Eine Zahl mit △ ist die erste Ziffer ihrer Zeile oder Spalte, vor der, von dieser Seite aus, eine größere steht</translation>
    </message>
    <message>
        <source>Slow thermometer</source>
        <translation>Langsames Thermometer</translation>
    </message>
    <message>
        <source>increase or stay the same</source>
        <translation>steigen oder gleich bleiben, slow thermometer</translation>
    </message>
    <message>
        <source>Digits increase or stay the same from the bulb of a hollow thermometer to its end</source>
        <translation>Die Ziffern eines hohlen Thermometers steigen von der Kugel bis zum Ende oder bleiben gleich</translation>
    </message>
    <message>
        <source>Global entropy</source>
        <translation>Globale Entropie</translation>
    </message>
    <message>
        <source>2x2 squares, low, middle and high digits</source>
        <translation>2x2-Quadrate, kleine, mittlere und große Ziffern, global entropy</translation>
    </message>
    <message>
        <source>Of each four cells around a corner at least one is low, one middle and one high</source>
        <translation>Von je vier Zellen um eine Ecke ist mindestens eine klein, eine mittel und eine groß</translation>
    </message>
    <message>
        <source>Global modulo</source>
        <translation>Globales Modulo</translation>
    </message>
    <message>
        <source>2x2 squares, remainders, global mod 3</source>
        <translation>2x2-Quadrate, Reste, global mod 3, global modulo</translation>
    </message>
    <message>
        <source>Of each four cells around a corner at least one is divisible by 3, one leaves the remainder 1 and one the remainder 2</source>
        <translation>Von je vier Zellen um eine Ecke ist mindestens eine durch 3 teilbar, eine lässt den Rest 1 und eine den Rest 2</translation>
    </message>
    <message>
        <source>Sum line</source>
        <translation>Summenlinie</translation>
    </message>
    <message>
        <source>10-line, ten line, N-sum line, pieces with equal sums</source>
        <translation>10-Linie, Zehnerlinie, Stücke mit gleichen Summen, ten line, N-sum line</translation>
    </message>
    <message>
        <source>A plain line can be cut into pieces whose digits each add up to the number of digits and one, or to the number given</source>
        <translation>Eine schlichte Linie lässt sich in Stücke teilen, deren Ziffern jeweils die Anzahl der Ziffern plus eins oder die angegebene Zahl ergeben</translation>
    </message>
    <message>
        <source>Chaos construction</source>
        <translation>Chaos-Konstruktion</translation>
    </message>
    <message>
        <source>unknown regions, construct regions</source>
        <translation>unbekannte Regionen, Regionen konstruieren, chaos construction</translation>
    </message>
    <message>
        <source>The regions are unknown: each has as many cells as a row, or as the number says, which are connected by their sides, and no digit twice</source>
        <translation>Die Regionen sind unbekannt: Jede hat so viele Zellen wie eine Zeile oder wie die Zahl angibt, die über ihre Seiten zusammenhängen, und keine Ziffer doppelt</translation>
    </message>
    <message>
        <source>no digit above 9</source>
        <translation>Ziffern bis höchstens 9</translation>
    </message>
    <message>
        <source>Cells of one region</source>
        <translation>Zellen einer Region</translation>
    </message>
    <message>
        <source>chaos construction, same region, cage within a region</source>
        <translation>Chaos-Konstruktion, gleiche Region, Käfig innerhalb einer Region, chaos construction</translation>
    </message>
    <message>
        <source>The cells of a dashed frame with the small letter R lie in one region</source>
        <translation>Die Zellen eines gestrichelten Rahmens mit dem kleinen Buchstaben R liegen in einer Region</translation>
    </message>
    <message>
        <source>Count around in the region</source>
        <translation>Anzahl ringsum in der Region</translation>
    </message>
    <message>
        <source>chaos construction, cell count, region cells in 3x3</source>
        <translation>Chaos-Konstruktion, Anzahl der Zellen, Zellen der Region in 3x3, chaos construction</translation>
    </message>
    <message>
        <source>A digit with the small sign # says how many of the cells in the 3x3 square around it lie in its region, with its own cell</source>
        <translation>Eine Ziffer mit dem kleinen Zeichen # sagt, wie viele der Zellen im 3x3-Quadrat um sie herum in ihrer Region liegen, die eigene mitgezählt</translation>
    </message>
    <message>
        <source>Count in the region</source>
        <translation>Anzahl in der Region</translation>
    </message>
    <message>
        <source>chaos construction, count cells of the same region</source>
        <translation>Chaos-Konstruktion, Zellen derselben Region zählen, chaos construction</translation>
    </message>
    <message>
        <source>The digit with the small sign # says how many of the striped cells lie in its region, with its own cell</source>
        <translation>Die Ziffer mit dem kleinen Zeichen # sagt, wie viele der gestreiften Zellen in ihrer Region liegen, die eigene mitgezählt</translation>
    </message>
    <message>
        <source>View in the region</source>
        <translation>Sicht in der Region</translation>
    </message>
    <message>
        <source>chaos construction, visible cells of the same region</source>
        <translation>Chaos-Konstruktion, sichtbare Zellen derselben Region, chaos construction</translation>
    </message>
    <message>
        <source>A digit with the small sign + says how many cells of its region it sees up, down, left and right, with its own cell</source>
        <translation>Eine Ziffer mit dem kleinen Zeichen + sagt, wie viele Zellen ihrer Region sie nach oben, unten, links und rechts sieht, die eigene mitgezählt</translation>
    </message>
    <message>
        <source>Arrow in the region</source>
        <translation>Pfeil in der Region</translation>
    </message>
    <message>
        <source>chaos construction, cells in the direction of the arrow</source>
        <translation>Chaos-Konstruktion, Zellen in Richtung des Pfeils, chaos construction</translation>
    </message>
    <message>
        <source>The digit at the start of an arrow with the small sign # says how many cells from it on lie in its region before the arrow leaves that</source>
        <translation>Die Ziffer am Anfang eines Pfeils mit dem kleinen Zeichen # sagt, wie viele Zellen von ihr an in ihrer Region liegen, bevor der Pfeil diese verlässt</translation>
    </message>
    <message>
        <source>No equal lines</source>
        <translation>Keine gleichen Zeilen oder Spalten</translation>
    </message>
    <message>
        <source>full rank without ties, no ties, unique rows and columns</source>
        <translation>voller Rang ohne Gleichstand, einmalige Zeilen und Spalten, full rank, no ties</translation>
    </message>
    <message>
        <source>No two rows or columns are the same, whichever end each is read from</source>
        <translation>Keine zwei Zeilen oder Spalten sind gleich, von welchem Ende man sie auch liest</translation>
    </message>
    <message>
        <source>Full rank</source>
        <translation>Voller Rang</translation>
    </message>
    <message>
        <source>ranked rows and columns, rank of a line, place in order</source>
        <translation>Rang der Zeilen und Spalten, Rangliste, Platz in der Reihenfolge, full rank</translation>
    </message>
    <message>
        <source>Rows and columns, read from both ends as numbers, are ranked from the least (1) to the greatest; a number with # is the rank of the one that begins there, and no other one is the same</source>
        <translation>Zeilen und Spalten, von beiden Enden als Zahlen gelesen, sind von der kleinsten (1) bis zur größten geordnet; eine Zahl mit # ist der Rang derjenigen, die dort beginnt, und keine andere ist ihr gleich</translation>
    </message>
    <message>
        <source>Full rank with ties</source>
        <translation>Voller Rang mit Gleichstand</translation>
    </message>
    <message>
        <source>ranked rows and columns, equal ranks, shared rank</source>
        <translation>Rang der Zeilen und Spalten, gleicher Rang, geteilter Rang, full rank</translation>
    </message>
    <message>
        <source>Rows and columns, read from both ends as numbers, are ranked from the least (1) to the greatest; a number with #= is the rank of the one that begins there, and equal ones share the least rank</source>
        <translation>Zeilen und Spalten, von beiden Enden als Zahlen gelesen, sind von der kleinsten (1) bis zur größten geordnet; eine Zahl mit #= ist der Rang derjenigen, die dort beginnt, und gleiche teilen sich den kleinsten Rang</translation>
    </message>
    <message>
        <source>one square board without holes, on which digits differ in rows and columns</source>
        <translation>ein einziges quadratisches Gitter ohne Löcher, in dessen Zeilen und Spalten sich die Ziffern unterscheiden</translation>
    </message>
    <message>
        <source>a square board without holes, and as many digits as rows</source>
        <translation>ein quadratisches Gitter ohne Löcher und ebenso viele Ziffern wie Zeilen</translation>
    </message>
    <message>
        <source>Count of different digits</source>
        <translation>Anzahl verschiedener Ziffern</translation>
    </message>
    <message>
        <source>count distinct, different digits, how many different</source>
        <translation>verschiedene Ziffern, wie viele verschiedene, count distinct</translation>
    </message>
    <message>
        <source>The digit beside #≠ says how many different digits the other cells of its dashed cage have</source>
        <translation>Die Ziffer neben #≠ sagt, wie viele verschiedene Ziffern die anderen Zellen ihres gestrichelten Käfigs haben</translation>
    </message>
    <message>
        <source>as many digits as the diagonal has cells</source>
        <translation>ebenso viele Ziffern, wie die Diagonale Zellen hat</translation>
    </message>
    <message>
        <source>digits from 0 to the number of rows at most, which may be repeated in rows and columns, and no regions</source>
        <translation>Ziffern von 0 bis höchstens zur Anzahl der Zeilen, die sich in Zeilen und Spalten wiederholen dürfen, und keine Regionen</translation>
    </message>
    <message>
        <source>Empty cells</source>
        <translation>Leere Zellen</translation>
    </message>
    <message>
        <source>fewer digits than cells, blanks</source>
        <translation>weniger Ziffern als Zellen, Leerstellen, blanks</translation>
    </message>
    <message>
        <source>Empty cells, no boxes</source>
        <translation>Leere Zellen, ohne Blöcke</translation>
    </message>
    <message>
        <source>fewer digits than cells, blanks, Easy as ABC, end view</source>
        <translation>weniger Ziffern als Zellen, Leerstellen, blanks, Easy as ABC, end view</translation>
    </message>
    <message>
        <source>Dutch flatmates</source>
        <translation>Niederländische Mitbewohner</translation>
    </message>
    <message>
        <source>flatmates, 1 above or 9 below each 5</source>
        <translation>Mitbewohner, 1 über oder 9 unter jeder 5, Dutch flatmates</translation>
    </message>
    <message>
        <source>Each digit in the middle of all digits, 5 of 1 to 9, has the smallest digit directly above it or the largest one directly below it</source>
        <translation>Jede Ziffer in der Mitte aller Ziffern, 5 bei 1 bis 9, hat die kleinste Ziffer direkt über sich oder die größte direkt unter sich</translation>
    </message>
    <message>
        <source>Rellik cage</source>
        <translation>Rellik-Käfig</translation>
    </message>
    <message>
        <source>killer backwards, no group of digits has the sum</source>
        <translation>Killer rückwärts, keine Gruppe von Ziffern hat die Summe, rellik, killer backwards</translation>
    </message>
    <message>
        <source>No digit is repeated in a dashed cage with ≠, and neither one of its digits nor several of them add up to its number</source>
        <translation>In einem gestrichelten Käfig mit ≠ wiederholt sich keine Ziffer, und weder eine noch mehrere seiner Ziffern ergeben zusammen seine Zahl</translation>
    </message>
    <message>
        <source>Same digits</source>
        <translation>Gleiche Ziffern</translation>
    </message>
    <message>
        <source>same values, equal sets, same set of digits</source>
        <translation>gleiche Werte, gleiche Mengen, dieselbe Menge von Ziffern, same values, equal sets</translation>
    </message>
    <message>
        <source>Each of the dashed groups with ⇄ has the same digits as the others, each as often, in any order</source>
        <translation>Jede der gestrichelten Gruppen mit ⇄ hat dieselben Ziffern wie die anderen, jede gleich oft, in beliebiger Reihenfolge</translation>
    </message>
    <message>
        <source>Box indexer</source>
        <translation>Block-Indexer</translation>
    </message>
    <message>
        <source>indexing, index cells, says the place in the box</source>
        <translation>Indexzellen, nennt den Platz im Block, box indexer, indexing, index cells</translation>
    </message>
    <message>
        <source>A cell with crosses says at which place of its box the number of its own place is; places count row by row</source>
        <translation>Eine Zelle mit Kreuzen sagt, an welchem Platz ihres Blocks die Nummer ihres eigenen Platzes steht; die Plätze zählen Zeile für Zeile</translation>
    </message>
    <message>
        <source>Each row, column and shaded or white box has each digit but 0 once, and 0 in the cells that stay empty</source>
        <translation>Jede Zeile, jede Spalte und jeder getönte oder weiße Block enthält jede Ziffer außer 0 einmal, und 0 in den Zellen, die leer bleiben</translation>
    </message>
    <message>
        <source>Each row and column has each digit but 0 once, and 0 in the cells that stay empty</source>
        <translation>Jede Zeile und jede Spalte enthält jede Ziffer außer 0 einmal, und 0 in den Zellen, die leer bleiben</translation>
    </message>
    <message>
        <source>Cells a knight&apos;s move apart contain different symbols</source>
        <translation>Zellen im Abstand eines Springerzugs enthalten verschiedene Symbole</translation>
    </message>
    <message>
        <source>Cells a king&apos;s move apart contain different symbols</source>
        <translation>Zellen im Abstand eines Königszugs enthalten verschiedene Symbole</translation>
    </message>
    <message>
        <source>No symbol is repeated in a shaded region with an outline</source>
        <translation>In einer getönten, umrandeten Region wiederholt sich kein Symbol</translation>
    </message>
    <message>
        <source>The regions are unknown: each has as many cells as a row, or as the number says, which are connected by their sides, and no symbol twice</source>
        <translation>Die Regionen sind unbekannt: Jede hat so viele Zellen wie eine Zeile oder wie die Zahl angibt, die über ihre Seiten zusammenhängen, und kein Symbol doppelt</translation>
    </message>
    <message>
        <source>No symbol is repeated on the diagonal from top left to bottom right</source>
        <translation>Auf der Diagonale von links oben nach rechts unten wiederholt sich kein Symbol</translation>
    </message>
    <message>
        <source>No symbol is repeated on the diagonal from bottom left to top right</source>
        <translation>Auf der Diagonale von links unten nach rechts oben wiederholt sich kein Symbol</translation>
    </message>
    <message>
        <source>Each main diagonal contains every symbol once</source>
        <translation>Jede Hauptdiagonale enthält jedes Symbol einmal</translation>
    </message>
    <message>
        <source>Striped groups of the same shape contain the same symbols in the same places</source>
        <translation>Gestreifte Gruppen gleicher Form enthalten dieselben Symbole an denselben Stellen</translation>
    </message>
    <message>
        <source>No symbol is repeated in cells at the same place of their boxes</source>
        <translation>In Zellen an derselben Stelle ihrer Blöcke wiederholt sich kein Symbol</translation>
    </message>
    <message>
        <source>Each of the dashed groups with ⇄ has the same symbols as the others, each as often, in any order</source>
        <translation>Jede der gestrichelten Gruppen mit ⇄ hat dieselben Symbole wie die anderen, jedes gleich oft, in beliebiger Reihenfolge</translation>
    </message>
    <message>
        <source>No symbol is repeated in a shaded window</source>
        <translation>In einem getönten Fenster wiederholt sich kein Symbol</translation>
    </message>
    <message>
        <source>No symbol is repeated in the shaded cells</source>
        <translation>In den getönten Zellen wiederholt sich kein Symbol</translation>
    </message>
</context>
<context>
    <name>Walkthrough</name>
    <message>
        <source>ER at least %1</source>
        <translation>ER mindestens %1</translation>
    </message>
    <message>
        <source>ER %1, EP %2, ED %3</source>
        <translation>ER %1, EP %2, ED %3</translation>
    </message>
    <message>
        <source>More than one solution</source>
        <translation>Mehr als eine Lösung</translation>
    </message>
    <message>
        <source>At least %1</source>
        <translation>Mindestens %1</translation>
    </message>
    <message>
        <source>%1, score %2</source>
        <translation>%1, %2 Punkte</translation>
    </message>
    <message numerus="yes">
        <source>%n step(s)</source>
        <translation>
            <numerusform>%n Schritt</numerusform>
            <numerusform>%n Schritte</numerusform>
        </translation>
    </message>
    <message>
        <source>HoDoKu&apos;s rating; %1</source>
        <translation>Bewertung von HoDoKu; %1</translation>
    </message>
    <message>
        <source>General level; %1</source>
        <translation>Allgemeine Stufe; %1</translation>
    </message>
    <message>
        <source>Stopped: there may be more steps.</source>
        <translation>Angehalten: Vielleicht gibt es weitere Schritte.</translation>
    </message>
    <message>
        <source>No further step follows: there is more than one solution.</source>
        <translation>Es folgt kein weiterer Schritt: Es gibt mehr als eine Lösung.</translation>
    </message>
    <message>
        <source>No further step follows with these techniques.</source>
        <translation>Mit diesen Techniken folgt kein weiterer Schritt.</translation>
    </message>
    <message>
        <source>Sudoku Explainer: %1</source>
        <translation>Sudoku Explainer: %1</translation>
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
        <translation>Lösungsweg</translation>
    </message>
    <message>
        <source>General rating: at least %1, sum at least %2</source>
        <translation>Allgemeine Bewertung: mindestens %1, Summe mindestens %2</translation>
    </message>
    <message>
        <source>General rating: %1, sum %2</source>
        <translation>Allgemeine Bewertung: %1, Summe %2</translation>
    </message>
</context>
<context>
    <name>WhyWords</name>
    <message>
        <source>%1 is the last open cell of %2</source>
        <translation>%1 ist die letzte offene Zelle: %2</translation>
    </message>
    <message>
        <source>%1 can only be %2</source>
        <translation>%1 kann nur %2 sein</translation>
    </message>
    <message>
        <source>In %1 only %2 can be %3</source>
        <translation>In %1 ist nur in %2 Platz für %3</translation>
    </message>
    <message>
        <source>%1, which are in %2 too</source>
        <translation>%1, und die liegen auch in %2</translation>
    </message>
    <message>
        <source>%1, and all of them see %2</source>
        <translation>%1, und alle davon sehen %2</translation>
    </message>
    <message>
        <source>%1 contain only %2</source>
        <translation>%1 enthalten nur %2</translation>
    </message>
    <message>
        <source>Every way to place %1 in all houses has it in %2</source>
        <translation>Jede Art, %1 in allen Häusern unterzubringen, hat sie in %2</translation>
    </message>
    <message>
        <source>No way to place %1 in all houses has it in %2</source>
        <translation>Keine Art, %1 in allen Häusern unterzubringen, hat sie in %2</translation>
    </message>
    <message>
        <source>%1 has %2 already, in %3</source>
        <translation>%1 enthält schon %2, in %3</translation>
    </message>
    <message>
        <source>In %1, %2</source>
        <translation>In %1: %2</translation>
    </message>
    <message>
        <source>No technique leads on from here, but a solver found %1 for %2</source>
        <translation>Keine Technik führt von hier weiter, aber ein Löser hat %1 für %2 gefunden</translation>
    </message>
</context>
<context>
    <name>WishCheck</name>
    <message>
        <source>a board has %1 to %2 rows</source>
        <translation>ein Gitter hat %1 bis %2 Zeilen</translation>
    </message>
    <message>
        <source>no kind of rules is called &apos;%1&apos;</source>
        <translation>keine Art von Regeln heißt „%1“</translation>
    </message>
    <message>
        <source>%1 needs %2</source>
        <translation>%1 braucht %2</translation>
    </message>
    <message>
        <source>the program cannot draw the cells of %1</source>
        <translation>die Zellen von %1 kann das Programm nicht auslosen</translation>
    </message>
    <message>
        <source>no level is called &apos;%1&apos;</source>
        <translation>keine Stufe heißt „%1“</translation>
    </message>
    <message>
        <source>write a number such as 28, or a range such as 28-33</source>
        <translation>eine Zahl wie 28 oder einen Bereich wie 28-33 schreiben</translation>
    </message>
</context>
<context>
    <name>WishTable</name>
    <message>
        <source>Number</source>
        <translation>Anzahl</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Größe</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regeln</translation>
    </message>
    <message>
        <source>Difficulty</source>
        <translation>Schwierigkeit</translation>
    </message>
    <message>
        <source>Clues</source>
        <translation>Vorgaben</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Datei</translation>
    </message>
</context>
<context>
    <name>WordPlace</name>
    <message>
        <source>a row</source>
        <translation>einer Zeile</translation>
    </message>
    <message>
        <source>a column</source>
        <translation>einer Spalte</translation>
    </message>
    <message>
        <source>the diagonal from the top left</source>
        <translation>der Diagonale von links oben</translation>
    </message>
    <message>
        <source>the diagonal from the bottom left</source>
        <translation>der Diagonale von links unten</translation>
    </message>
</context>
<context>
    <name>Words</name>
    <message>
        <source>&apos;%1…&apos;</source>
        <translation>„%1…“</translation>
    </message>
    <message>
        <source>&apos;%1&apos;</source>
        <translation>„%1“</translation>
    </message>
    <message>
        <source>row %1</source>
        <translation>Zeile %1</translation>
    </message>
    <message>
        <source>column %1</source>
        <translation>Spalte %1</translation>
    </message>
    <message>
        <source>box %1</source>
        <translation>Block %1</translation>
    </message>
    <message>
        <source>region %1</source>
        <translation>Region %1</translation>
    </message>
    <message>
        <source>%1: %2 cannot add up to %3</source>
        <translation>%1: %2 können zusammen nicht %3 ergeben</translation>
    </message>
    <message>
        <source>%1: %2 must not contain this digit</source>
        <translation>%1: %2 darf diese Ziffer nicht enthalten</translation>
    </message>
    <message>
        <source>its numbers, separated by blanks, must be from %1 to %2</source>
        <translation>ihre Zahlen, durch Leerzeichen getrennt, müssen zwischen %1 und %2 liegen</translation>
    </message>
    <message>
        <source>the number for these cells must be %1</source>
        <translation>die Zahl für diese Zellen muss %1 sein</translation>
    </message>
    <message>
        <source>the number for these cells must be from %1 to %2</source>
        <translation>die Zahl für diese Zellen muss zwischen %1 und %2 liegen</translation>
    </message>
    <message>
        <source>%1 at %2</source>
        <translation>%1 bei %2</translation>
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
        <translation>%1 von %2 bis %3</translation>
    </message>
    <message>
        <source>%1 at %2 and %3 more</source>
        <translation>%1 bei %2 und %3 weiteren</translation>
    </message>
    <message>
        <source>it needs %1</source>
        <translation>braucht %1</translation>
    </message>
    <message>
        <source>it needs the number %1</source>
        <translation>braucht die Zahl %1</translation>
    </message>
    <message>
        <source>it needs a number from %1 to %2</source>
        <translation>braucht eine Zahl von %1 bis %2</translation>
    </message>
    <message>
        <source>it takes no number</source>
        <translation>nimmt keine Zahl</translation>
    </message>
    <message>
        <source>it takes no cells: it applies to the whole board</source>
        <translation>nimmt keine Zellen: gilt für das ganze Gitter</translation>
    </message>
    <message numerus="yes">
        <source>it must have %n cell(s)</source>
        <translation>
            <numerusform>muss %n Zelle haben</numerusform>
            <numerusform>muss %n Zellen haben</numerusform>
        </translation>
    </message>
    <message>
        <source>it must have %1 to %2 cells</source>
        <translation>muss %1 bis %2 Zellen haben</translation>
    </message>
    <message>
        <source>a cell is named twice</source>
        <translation>eine Zelle ist zweimal genannt</translation>
    </message>
    <message>
        <source>the two cells must share a side</source>
        <translation>die zwei Zellen müssen eine Seite gemeinsam haben</translation>
    </message>
    <message>
        <source>each cell must share a side or a corner with the one before it</source>
        <translation>jede Zelle muss mit der vorigen eine Seite oder eine Ecke gemeinsam haben</translation>
    </message>
    <message numerus="yes">
        <source>it takes at most %n number(s)</source>
        <translation>
            <numerusform>nimmt höchstens %n Zahl</numerusform>
            <numerusform>nimmt höchstens %n Zahlen</numerusform>
        </translation>
    </message>
    <message>
        <source>its cells must be a whole row or column, or the first two of one</source>
        <translation>die Zellen müssen eine ganze Zeile oder Spalte sein, oder deren erste zwei</translation>
    </message>
    <message>
        <source>its cells must be a whole diagonal, or the first two of one</source>
        <translation>die Zellen müssen eine ganze Diagonale sein, oder deren erste zwei</translation>
    </message>
    <message>
        <source>its four cells must meet at a corner</source>
        <translation>die vier Zellen müssen sich an einer Ecke treffen</translation>
    </message>
    <message>
        <source>its cells must be two groups of the same shape, one after the other</source>
        <translation>die Zellen müssen zwei Gruppen gleicher Form sein, eine nach der anderen</translation>
    </message>
    <message>
        <source>%1 in %2</source>
        <translation>%1 in %2</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <translation>%1 und %2</translation>
    </message>
    <message>
        <source>%1 not covered</source>
        <translation>%1 nicht berücksichtigt</translation>
    </message>
    <message numerus="yes">
        <source>%n rule(s) switched off</source>
        <translation>
            <numerusform>%n Regel ausgeschaltet</numerusform>
            <numerusform>%n Regeln ausgeschaltet</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n clue(s)</source>
        <translation>
            <numerusform>%n Vorgabe</numerusform>
            <numerusform>%n Vorgaben</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln conflict(s)</source>
        <translation>
            <numerusform>%Ln Konflikt</numerusform>
            <numerusform>%Ln Konflikte</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n entry(s) are wrong</source>
        <translation>
            <numerusform>%n Eintrag ist falsch</numerusform>
            <numerusform>%n Einträge sind falsch</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 and %2 more</source>
        <translation>%1 und %2 weitere</translation>
    </message>
    <message>
        <source>Two %1s in %2: %3</source>
        <translation>Zweimal %1 in %2: %3</translation>
    </message>
    <message>
        <source>%2: two %1s in %3</source>
        <translation>%2: zweimal %1 in %3</translation>
    </message>
    <message>
        <source>; </source>
        <translation>; </translation>
    </message>
    <message numerus="yes">
        <source>%n entry(s)</source>
        <translation>
            <numerusform>%n Eintrag</numerusform>
            <numerusform>%n Einträge</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n rule(s)</source>
        <translation>
            <numerusform>%n Regel</numerusform>
            <numerusform>%n Regeln</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 more</source>
        <translation>%1 weitere</translation>
    </message>
    <message>
        <source>digit</source>
        <translation>Ziffer</translation>
    </message>
    <message>
        <source>it needs a text</source>
        <translation>braucht einen Text</translation>
    </message>
    <message>
        <source>it takes no text</source>
        <translation>nimmt keinen Text</translation>
    </message>
    <message>
        <source>%1 without a number</source>
        <translation>%1 ohne Zahl</translation>
    </message>
    <message>
        <source>the given number</source>
        <translation>die angegebene Zahl</translation>
    </message>
    <message numerus="yes">
        <source>%n drawing(s) not covered</source>
        <translation>
            <numerusform>%n Zeichnung nicht berücksichtigt</numerusform>
            <numerusform>%n Zeichnungen nicht berücksichtigt</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 above column %2</source>
        <translation>%1 über Spalte %2</translation>
    </message>
    <message>
        <source>%1 below column %2</source>
        <translation>%1 unter Spalte %2</translation>
    </message>
    <message>
        <source>%1 left of row %2</source>
        <translation>%1 links von Zeile %2</translation>
    </message>
    <message>
        <source>%1 right of row %2</source>
        <translation>%1 rechts von Zeile %2</translation>
    </message>
    <message>
        <source>%1 between %2 and %3</source>
        <translation>%1 zwischen %2 und %3</translation>
    </message>
    <message>
        <source>Where this mark is missing, it does not hold: %1</source>
        <translation>Wo dieses Zeichen fehlt, gilt nicht: %1</translation>
    </message>
    <message>
        <source>the rule has too many states for these cells: it needs fewer cells, or less to count</source>
        <translation>die Regel hat zu viele Zustände für diese Zellen: nehmen Sie weniger Zellen, oder zählen Sie weniger</translation>
    </message>
    <message>
        <source>it combines %1, which is not possible on these cells</source>
        <translation>kombiniert %1, was auf diesen Zellen nicht möglich ist</translation>
    </message>
    <message>
        <source>it combines %1, which is not possible on these cells: %2</source>
        <translation>kombiniert %1, was auf diesen Zellen nicht möglich ist: %2</translation>
    </message>
    <message>
        <source>its cells come in the opposite order, and it has too many states to be read backwards: begin with its first cell</source>
        <translation>die Zellen kommen in umgekehrter Reihenfolge, und rückwärts gelesen hat die Regel zu viele Zustände: beginnen Sie mit ihrer ersten Zelle</translation>
    </message>
    <message>
        <source>it is about regions that are not known yet</source>
        <translation>handelt von Regionen, die noch nicht bekannt sind</translation>
    </message>
    <message>
        <source>row %1, columns %2 to %3</source>
        <translation>Zeile %1, Spalten %2 bis %3</translation>
    </message>
    <message>
        <source>column %1, rows %2 to %3</source>
        <translation>Spalte %1, Zeilen %2 bis %3</translation>
    </message>
    <message>
        <source>%1: the digits in %2 break its rule. %3</source>
        <translation>%1: Die Ziffern in %2 verletzen die Regel. %3</translation>
    </message>
    <message>
        <source>the board has no digit %1</source>
        <translation>das Gitter hat keine Ziffer %1</translation>
    </message>
    <message>
        <source>it compares its line with all others</source>
        <translation>vergleicht die eigene Zeile oder Spalte mit allen anderen</translation>
    </message>
    <message>
        <source>%1 twice in %2: %3</source>
        <comment>cat twice in row 1</comment>
        <translation>%1 zweimal in %2: %3</translation>
    </message>
</context>
<context>
    <name>sudoku::Analyst</name>
    <message>
        <source>Checking</source>
        <translation>Prüfen</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>Make Unique</source>
        <translation>Eindeutig machen</translation>
    </message>
    <message>
        <source>True Candidates</source>
        <translation>Wahre Kandidaten</translation>
    </message>
    <message>
        <source>Count Solutions</source>
        <translation>Lösungen zählen</translation>
    </message>
    <message numerus="yes">
        <source>Show It/Them</source>
        <translation>
            <numerusform>Zeigen</numerusform>
            <numerusform>Zeigen</numerusform>
        </translation>
    </message>
    <message>
        <source>Verify</source>
        <translation>Nachprüfen</translation>
    </message>
    <message>
        <source>Find Redundant Clues</source>
        <translation>Überflüssige Vorgaben suchen</translation>
    </message>
    <message>
        <source>Make Entries Givens</source>
        <translation>Einträge zu Vorgaben machen</translation>
    </message>
    <message numerus="yes">
        <source>Clear It/Them</source>
        <translation>
            <numerusform>Löschen</numerusform>
            <numerusform>Löschen</numerusform>
        </translation>
    </message>
    <message>
        <source>Verifying</source>
        <translation>Nachprüfen</translation>
    </message>
    <message>
        <source>Check</source>
        <translation>Prüfen</translation>
    </message>
    <message>
        <source>Explain</source>
        <translation>Erklären</translation>
    </message>
    <message>
        <source>With boxes of %1 (rows x columns) the puzzle has one solution.</source>
        <translation>Mit Blöcken von %1 (Zeilen x Spalten) hat das Rätsel eine einzige Lösung.</translation>
    </message>
    <message>
        <source>Change Boxes</source>
        <translation>Blöcke ändern</translation>
    </message>
    <message>
        <source>Use Boxes of %1</source>
        <translation>Blöcke von %1 verwenden</translation>
    </message>
</context>
<context>
    <name>sudoku::BarChart</name>
    <message>
        <source>Bar chart: %1</source>
        <translation>Balkendiagramm: %1</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>sudoku::BoardClipboard</name>
    <message>
        <source>No Sudoku found in the clipboard.</source>
        <translation>In der Zwischenablage ist kein Sudoku.</translation>
    </message>
    <message>
        <source>Copied as text.</source>
        <translation>Als Text kopiert.</translation>
    </message>
    <message>
        <source>No Sudoku found in what you dropped.</source>
        <translation>Darin ist kein Sudoku.</translation>
    </message>
    <message>
        <source>Details</source>
        <translation>Einzelheiten</translation>
    </message>
    <message>
        <source>Paste</source>
        <translation>Einfügen</translation>
    </message>
    <message>
        <source>Copied the link.</source>
        <translation>Link kopiert.</translation>
    </message>
    <message>
        <source>Pasted a board of %1 × %1 with %2. F9 solves it; F8 checks whether it has exactly one solution.</source>
        <translation>Gitter %1 × %1 eingefügt: %2. F9 löst es; F8 prüft, ob es genau eine Lösung hat.</translation>
    </message>
    <message>
        <source>It is not in the list.</source>
        <translation>Es steht nicht in der Liste.</translation>
    </message>
    <message>
        <source>Add to the List</source>
        <translation>Der Liste hinzufügen</translation>
    </message>
    <message>
        <source>The text has no rules, so those of the board before are gone.</source>
        <translation>Der Text hat keine Regeln; die des vorigen Gitters sind daher weg.</translation>
    </message>
    <message>
        <source>Keep the Rules</source>
        <translation>Regeln behalten</translation>
    </message>
    <message>
        <source>This puzzle is on the board already.</source>
        <translation>Dieses Rätsel ist schon auf dem Gitter.</translation>
    </message>
    <message>
        <source>(missing: %1)</source>
        <translation>(fehlend: %1)</translation>
    </message>
    <message>
        <source>(too many: %1)</source>
        <translation>(zu viele: %1)</translation>
    </message>
    <message>
        <source>No Sudoku found: %1.</source>
        <translation>Kein Sudoku gefunden: %1.</translation>
    </message>
    <message>
        <source>The picture is damaged, or too large to be copied. Save it, and open its file.</source>
        <translation>Das Bild ist beschädigt oder zu groß zum Kopieren. Speichern Sie es und öffnen Sie die Datei.</translation>
    </message>
    <message>
        <source>Pasted %1 with %2. F9 solves it; F8 checks whether it has exactly one solution.</source>
        <translation>Eingefügt: %1, %2. F9 löst es; F8 prüft, ob es genau eine Lösung hat.</translation>
    </message>
</context>
<context>
    <name>sudoku::BoardEditor</name>
    <message>
        <source>%1 is not a digit of this board: digits are 1 to %2.</source>
        <translation>%1 ist keine Ziffer dieses Gitters: Die Ziffern sind 1 bis %2.</translation>
    </message>
    <message>
        <source>Enter Digit</source>
        <translation>Ziffer eingeben</translation>
    </message>
    <message>
        <source>%1 is more than %2, so %3 starts a new number.</source>
        <translation>%1 ist mehr als %2, also beginnt %3 eine neue Zahl.</translation>
    </message>
    <message>
        <source>There is no colour %1: colours are 1 to %2.</source>
        <translation>Es gibt keine Farbe %1: Die Farben sind 1 bis %2.</translation>
    </message>
    <message>
        <source>Cell Colour</source>
        <translation>Zelle färben</translation>
    </message>
    <message>
        <source>Pencil Mark</source>
        <translation>Notiz</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>Leeren</translation>
    </message>
    <message>
        <source>Clear Entries</source>
        <translation>Einträge löschen</translation>
    </message>
    <message>
        <source>Clear All</source>
        <translation>Alles löschen</translation>
    </message>
    <message>
        <source>Make Entries Givens</source>
        <translation>Einträge zu Vorgaben machen</translation>
    </message>
    <message>
        <source>Reset</source>
        <translation>Zurücksetzen</translation>
    </message>
    <message>
        <source>%1 is a given. Entries do not change givens.</source>
        <translation>%1 ist eine Vorgabe des Rätsels. Einträge ändern keine Vorgaben.</translation>
    </message>
    <message>
        <source>There is nothing to clear.</source>
        <translation>Es gibt nichts zu löschen.</translation>
    </message>
    <message>
        <source>There are no entries that could become givens.</source>
        <translation>Es gibt keine Einträge, die Vorgaben werden könnten.</translation>
    </message>
    <message>
        <source>%1 has a digit already; pencil marks are for empty cells.</source>
        <translation>%1 hat schon eine Ziffer; Notizen sind für leere Zellen.</translation>
    </message>
    <message>
        <source>Draw</source>
        <translation>Zeichnen</translation>
    </message>
    <message>
        <source>Erase Drawing</source>
        <translation>Zeichnung löschen</translation>
    </message>
    <message>
        <source>Nothing is drawn on candidates.</source>
        <translation>Auf Kandidaten ist nichts gezeichnet.</translation>
    </message>
    <message>
        <source>%1 is not a candidate of %2.</source>
        <translation>%1 ist kein Kandidat von %2.</translation>
    </message>
    <message>
        <source>There are %1 colours and lines already: erase some first.</source>
        <translation>Es gibt schon %1 Farben und Linien: zuerst einige löschen.</translation>
    </message>
    <message>
        <source>This board has no symbol %1: figures count its symbols, 1 to %2.</source>
        <translation>Dieses Gitter hat kein Symbol %1: Ziffern zählen seine Symbole, 1 bis %2.</translation>
    </message>
</context>
<context>
    <name>sudoku::BoardView</name>
    <message>
        <source>Sudoku board</source>
        <translation>Sudoku-Gitter</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is not a digit of this board: digits are %2 to %3.</source>
        <translation>„%1“ ist keine Ziffer dieses Gitters: Die Ziffern sind %2 bis %3.</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is not on this board. Its symbols are %2.</source>
        <translation>„%1“ gibt es in diesem Gitter nicht. Seine Symbole sind %2.</translation>
    </message>
</context>
<context>
    <name>sudoku::BookDialog</name>
    <message>
        <source>Easy</source>
        <translation>Leicht</translation>
    </message>
    <message>
        <source>Book</source>
        <translation>Buch</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>Ö&amp;ffnen&#xa0;…</translation>
    </message>
    <message>
        <source>&amp;Save…</source>
        <translation>S&amp;peichern&#xa0;…</translation>
    </message>
    <message>
        <source>&amp;Make Puzzles</source>
        <translation>&amp;Rätsel erzeugen</translation>
    </message>
    <message>
        <source>Save as PD&amp;F…</source>
        <translation>Als P&amp;DF speichern&#xa0;…</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Cannot open %1: %2</source>
        <translation>%1 kann nicht geöffnet werden: %2</translation>
    </message>
    <message>
        <source>Cannot save %1: %2</source>
        <translation>%1 kann nicht gespeichert werden: %2</translation>
    </message>
    <message>
        <source>Saved as %1.</source>
        <translation>Gespeichert als %1.</translation>
    </message>
    <message>
        <source>Open Book</source>
        <translation>Buch öffnen</translation>
    </message>
    <message>
        <source>Book (*.json)</source>
        <translation>Buch (*.json)</translation>
    </message>
    <message>
        <source>Save Book</source>
        <translation>Buch speichern</translation>
    </message>
    <message>
        <source>Save as PDF</source>
        <translation>Als PDF speichern</translation>
    </message>
    <message>
        <source>PDF (*.pdf)</source>
        <translation>PDF (*.pdf)</translation>
    </message>
    <message>
        <source>The program of the command line, which makes books, is not there: %1</source>
        <translation>Das Programm für die Kommandozeile, das Bücher erstellt, ist nicht da: %1</translation>
    </message>
    <message>
        <source>Making the book …</source>
        <translation>Das Buch wird erstellt&#xa0;…</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Anhalten</translation>
    </message>
    <message>
        <source>Prefli&amp;ght…</source>
        <translation>Dr&amp;uckprüfung …</translation>
    </message>
    <message>
        <source>What printing houses refuse</source>
        <translation>Was Druckereien ablehnen</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>Zeigen</translation>
    </message>
    <message>
        <source>Make the puzzles first: preflight reads them.</source>
        <translation>Zuerst die Rätsel machen: Die Druckprüfung liest sie.</translation>
    </message>
    <message>
        <source>Looking for what printing houses refuse …</source>
        <translation>Suche nach dem, was Druckereien ablehnen …</translation>
    </message>
    <message>
        <source>Save the changes to the book?</source>
        <translation>Die Änderungen am Buch speichern?</translation>
    </message>
</context>
<context>
    <name>sudoku::BookForm</name>
    <message>
        <source>&amp;Pages</source>
        <translation>&amp;Seiten</translation>
    </message>
    <message>
        <source>&amp;Texts</source>
        <translation>&amp;Texte</translation>
    </message>
    <message>
        <source>C&amp;hapters</source>
        <translation>&amp;Kapitel</translation>
    </message>
    <message>
        <source>Book</source>
        <translation>Buch</translation>
    </message>
</context>
<context>
    <name>sudoku::CageFields</name>
    <message>
        <source>Fewest cells of a cage</source>
        <translation>Kleinste Zellenzahl eines Käfigs</translation>
    </message>
    <message>
        <source>Most cells of a cage</source>
        <translation>Größte Zellenzahl eines Käfigs</translation>
    </message>
    <message>
        <source>Fewest cages</source>
        <translation>Kleinste Zahl der Käfige</translation>
    </message>
    <message>
        <source>Most cages</source>
        <translation>Größte Zahl der Käfige</translation>
    </message>
    <message>
        <source>any</source>
        <translation>beliebig</translation>
    </message>
    <message>
        <source>cells each</source>
        <translation>Zellen je Käfig</translation>
    </message>
    <message>
        <source>cages</source>
        <translation>Käfige</translation>
    </message>
    <message>
        <source>to</source>
        <translation>bis</translation>
    </message>
</context>
<context>
    <name>sudoku::CandidateFinder</name>
    <message>
        <source>Finding candidates</source>
        <translation>Suche Kandidaten</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>Write as Pencil Marks</source>
        <translation>Als Notizen eintragen</translation>
    </message>
    <message>
        <source>Count Solutions of Each Digit</source>
        <translation>Lösungen jeder Ziffer zählen</translation>
    </message>
    <message>
        <source>True Candidates</source>
        <translation>Wahre Kandidaten</translation>
    </message>
</context>
<context>
    <name>sudoku::CellMarks</name>
    <message>
        <source>Corner: %1</source>
        <translation>Ecke: %1</translation>
    </message>
    <message>
        <source>Centre: %1</source>
        <translation>Mitte: %1</translation>
    </message>
    <message>
        <source>Candidates: %1</source>
        <translation>Kandidaten: %1</translation>
    </message>
    <message>
        <source>Not decided: %1</source>
        <translation>Nicht entschieden: %1</translation>
    </message>
    <message>
        <source>One solution with: %1</source>
        <translation>Eine Lösung mit: %1</translation>
    </message>
    <message>
        <source>Marks in %1: %2</source>
        <translation>Notizen in %1: %2</translation>
    </message>
    <message>
        <source>Coloured: %1</source>
        <translation>Gefärbt: %1</translation>
    </message>
</context>
<context>
    <name>sudoku::ChapterForm</name>
    <message>
        <source>Title on a page of its own</source>
        <translation>Titel auf eigener Seite</translation>
    </message>
    <message>
        <source>Chapters</source>
        <translation>Kapitel</translation>
    </message>
    <message>
        <source>Add a chapter</source>
        <translation>Ein Kapitel hinzufügen</translation>
    </message>
    <message>
        <source>Remove the chapter</source>
        <translation>Das Kapitel entfernen</translation>
    </message>
    <message>
        <source>Move the chapter up</source>
        <translation>Das Kapitel nach oben verschieben</translation>
    </message>
    <message>
        <source>Move the chapter down</source>
        <translation>Das Kapitel nach unten verschieben</translation>
    </message>
    <message>
        <source>as in the book</source>
        <translation>wie im Buch</translation>
    </message>
    <message>
        <source>Title:</source>
        <translation>Titel:</translation>
    </message>
    <message>
        <source>Introduction:</source>
        <translation>Einleitung:</translation>
    </message>
    <message>
        <source>Puzzles per page:</source>
        <translation>Rätsel je Seite:</translation>
    </message>
    <message>
        <source>Add &amp;Row</source>
        <translation>&amp;Zeile hinzufügen</translation>
    </message>
    <message>
        <source>R&amp;emove Row</source>
        <translation>Zeile &amp;entfernen</translation>
    </message>
    <message>
        <source>Chapter %1</source>
        <translation>Kapitel %1</translation>
    </message>
    <message>
        <source>A PDF file whose pages come before the chapter</source>
        <translation>Eine PDF-Datei, deren Seiten vor dem Kapitel stehen</translation>
    </message>
    <message>
        <source>Insert a PDF:</source>
        <translation>PDF einfügen:</translation>
    </message>
    <message>
        <source>Puzzles that are in a file already</source>
        <translation>Rätsel, die schon in einer Datei sind</translation>
    </message>
    <message>
        <source>Add File</source>
        <translation>Datei hinzufügen</translation>
    </message>
    <message>
        <source>Add F&amp;ile…</source>
        <translation>Datei &amp;hinzufügen&#xa0;…</translation>
    </message>
</context>
<context>
    <name>sudoku::Checkpoints</name>
    <message>
        <source>Back to Checkpoint</source>
        <translation>Zurück zum Zwischenstand</translation>
    </message>
</context>
<context>
    <name>sudoku::ClueFields</name>
    <message>
        <source>as few as possible</source>
        <translation>so wenige wie möglich</translation>
    </message>
    <message>
        <source>about</source>
        <translation>etwa</translation>
    </message>
    <message>
        <source>at most</source>
        <translation>höchstens</translation>
    </message>
    <message>
        <source>Number of clues</source>
        <translation>Zahl der Vorgaben</translation>
    </message>
    <message>
        <source>any number</source>
        <translation>beliebig viele</translation>
    </message>
    <message>
        <source>M&amp;inimal: every clue is needed, except the painted ones</source>
        <translation>Minimal: Jede Vorgabe wird gebrau&amp;cht, außer den gemalten</translation>
    </message>
    <message>
        <source>M&amp;inimal: every clue is needed</source>
        <translation>Minimal: Jede Vorgabe wird gebrau&amp;cht</translation>
    </message>
    <message>
        <source>M&amp;inimal: every group of symmetric clues is needed</source>
        <translation>Minimal: Jede Gruppe symmetrischer Vorgaben wird gebrau&amp;cht</translation>
    </message>
    <message>
        <source>from … to</source>
        <translation>von … bis</translation>
    </message>
    <message>
        <source>Lowest number of clues</source>
        <translation>Kleinste Zahl der Vorgaben</translation>
    </message>
</context>
<context>
    <name>sudoku::ClueFiller</name>
    <message>
        <source>There is no clue without a number.</source>
        <translation>Es gibt keine Regel, der eine Zahl fehlt.</translation>
    </message>
    <message>
        <source>Looking for the numbers</source>
        <translation>Suche nach den Zahlen</translation>
    </message>
    <message numerus="yes">
        <source>%n number(s) filled in.</source>
        <translation>
            <numerusform>%n Zahl ergänzt.</numerusform>
            <numerusform>%n Zahlen ergänzt.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 No number fits the solution: %2.</source>
        <translation>%1 Keine Zahl passt zur Lösung: %2.</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
    <message>
        <source>Fill In Numbers</source>
        <translation>Zahlen ergänzen</translation>
    </message>
</context>
<context>
    <name>sudoku::ClueReducer</name>
    <message>
        <source>Looking for redundant clues</source>
        <translation>Suche überflüssige Vorgaben</translation>
    </message>
    <message>
        <source>Minimize</source>
        <translation>Minimieren</translation>
    </message>
    <message>
        <source>Minimizing</source>
        <translation>Minimieren</translation>
    </message>
    <message>
        <source>Symmetry kept: %1.</source>
        <translation>Erhaltene Symmetrie: %1.</translation>
    </message>
    <message numerus="yes">
        <source>Minimize kept the clues in %n selected cell(s).</source>
        <translation>
            <numerusform>Minimieren hat die Vorgabe in %n ausgewählter Zelle behalten.</numerusform>
            <numerusform>Minimieren hat die Vorgaben in %n ausgewählten Zellen behalten.</numerusform>
        </translation>
    </message>
    <message>
        <source>Remove It</source>
        <translation>Entfernen</translation>
    </message>
    <message>
        <source>Remove Them</source>
        <translation>Alle entfernen</translation>
    </message>
    <message>
        <source>The clues do not have this symmetry: %1.</source>
        <translation>Die Vorgaben haben diese Symmetrie nicht: %1.</translation>
    </message>
    <message>
        <source>Minimize, Keeping %1</source>
        <translation>Minimieren; erhalten: %1</translation>
    </message>
    <message>
        <source>They have another one.</source>
        <translation>Sie haben eine andere.</translation>
    </message>
    <message>
        <source>They have no symmetry that could be kept.</source>
        <translation>Sie haben keine Symmetrie, die erhalten werden könnte.</translation>
    </message>
    <message>
        <source>No further group of symmetric clues can be removed.</source>
        <translation>Keine weitere Gruppe symmetrischer Vorgaben kann entfernt werden.</translation>
    </message>
    <message>
        <source>No further clue can be removed.</source>
        <translation>Keine weitere Vorgabe kann entfernt werden.</translation>
    </message>
    <message>
        <source>No further clue outside the selection can be removed.</source>
        <translation>Außerhalb der Auswahl kann keine weitere Vorgabe entfernt werden.</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Weiter</translation>
    </message>
</context>
<context>
    <name>sudoku::CodeView</name>
    <message>
        <source>QR code</source>
        <translation>QR-Code</translation>
    </message>
</context>
<context>
    <name>sudoku::Collection</name>
    <message>
        <source>The list shows the generated puzzles. %1 is closed; what was done with its puzzles is kept.</source>
        <translation>Die Liste zeigt die erzeugten Rätsel. %1 ist geschlossen; was mit seinen Rätseln geschah, bleibt erhalten.</translation>
    </message>
    <message>
        <source>The list is still being read.</source>
        <translation>Die Liste wird noch gelesen.</translation>
    </message>
    <message>
        <source>Puzzle %1 of %2</source>
        <translation>Rätsel %1 von %2</translation>
    </message>
    <message>
        <source>puzzle %1 of %2</source>
        <translation>Rätsel %1 von %2</translation>
    </message>
    <message>
        <source>What was done cannot be kept: %1</source>
        <translation>Der Stand kann nicht aufbewahrt werden: %1</translation>
    </message>
    <message>
        <source>There is no list of puzzles. Open a file with many, or add this one.</source>
        <translation>Es gibt keine Rätselliste. Eine Datei mit vielen öffnen oder dieses hinzufügen.</translation>
    </message>
    <message>
        <source>This is the last puzzle of the list.</source>
        <translation>Dies ist das letzte Rätsel der Liste.</translation>
    </message>
    <message>
        <source>This is the first puzzle of the list.</source>
        <translation>Dies ist das erste Rätsel der Liste.</translation>
    </message>
    <message>
        <source>Added to the list as puzzle %L1.</source>
        <translation>Der Liste als Rätsel %L1 hinzugefügt.</translation>
    </message>
    <message>
        <source>This is an exercise. The practice ends when you open another puzzle.</source>
        <translation>Das ist eine Übung. Sie endet, wenn ein anderes Rätsel geöffnet wird.</translation>
    </message>
    <message>
        <source>The file of the list has changed since. Puzzles that you had added are at its end.</source>
        <translation>Die Datei der Liste hat sich inzwischen geändert. Hinzugefügte Rätsel stehen an ihrem Ende.</translation>
    </message>
</context>
<context>
    <name>sudoku::CollectionDock</name>
    <message>
        <source>Puzzles</source>
        <translation>Rätsel</translation>
    </message>
</context>
<context>
    <name>sudoku::CollectionEditor</name>
    <message numerus="yes">
        <source>Removed %Ln puzzle(s).</source>
        <translation>
            <numerusform>%Ln Rätsel entfernt.</numerusform>
            <numerusform>%Ln Rätsel entfernt.</numerusform>
        </translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
    <message>
        <source>Save Puzzles</source>
        <translation>Rätsel speichern</translation>
    </message>
    <message>
        <source>puzzles.txt</source>
        <translation>raetsel.txt</translation>
    </message>
    <message>
        <source>Text (*.txt)</source>
        <translation>Text (*.txt)</translation>
    </message>
    <message>
        <source>Cannot save %1: %2</source>
        <translation>%1 kann nicht gespeichert werden: %2</translation>
    </message>
    <message>
        <source>Saved as %1.</source>
        <translation>Gespeichert als %1.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln puzzle(s) of the list were not printed or saved. Save the list?</source>
        <translation>
            <numerusform>%Ln Rätsel der Liste ist weder gedruckt noch gespeichert. Die Liste speichern?</numerusform>
            <numerusform>%Ln Rätsel der Liste sind weder gedruckt noch gespeichert. Die Liste speichern?</numerusform>
        </translation>
    </message>
    <message>
        <source>The list of puzzles has changed. Save it?</source>
        <translation>Die Rätselliste ist geändert. Speichern?</translation>
    </message>
    <message>
        <source>List of Puzzles</source>
        <translation>Rätselliste</translation>
    </message>
    <message numerus="yes">
        <source>At most %Ln puzzle(s) can be printed at once. Select some of them, or search.</source>
        <translation>
            <numerusform>Höchstens %Ln Rätsel kann auf einmal gedruckt werden. Einige auswählen oder suchen.</numerusform>
            <numerusform>Höchstens %Ln Rätsel können auf einmal gedruckt werden. Einige auswählen oder suchen.</numerusform>
        </translation>
    </message>
    <message>
        <source>Disguised Copies</source>
        <translation>Getarnte Kopien</translation>
    </message>
    <message>
        <source>Copies of each selected puzzle:</source>
        <translation>Kopien je ausgewähltem Rätsel:</translation>
    </message>
    <message>
        <source>add disguised copies</source>
        <translation>getarnte Kopien hinzufügen</translation>
    </message>
    <message>
        <source>The copies are at the end of the list.</source>
        <translation>Die Kopien stehen am Ende der Liste.</translation>
    </message>
</context>
<context>
    <name>sudoku::CollectionModel</name>
    <message>
        <source>%1, %2, %3</source>
        <translation>%1, %2, %3</translation>
    </message>
    <message>
        <source>add a puzzle</source>
        <translation>ein Rätsel aufnehmen</translation>
    </message>
    <message numerus="yes">
        <source>remove %Ln puzzle(s)</source>
        <translation>
            <numerusform>%Ln Rätsel entfernen</numerusform>
            <numerusform>%Ln Rätsel entfernen</numerusform>
        </translation>
    </message>
    <message>
        <source>move a puzzle</source>
        <translation>ein Rätsel verschieben</translation>
    </message>
</context>
<context>
    <name>sudoku::CollectionPanel</name>
    <message>
        <source>Add</source>
        <translation>Hinzufügen</translation>
    </message>
    <message>
        <source>Add the puzzle on the board to the list</source>
        <translation>Das Rätsel auf dem Gitter der Liste hinzufügen</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Entfernen</translation>
    </message>
    <message>
        <source>Remove the selected puzzles from the list (Delete)</source>
        <translation>Die ausgewählten Rätsel aus der Liste entfernen (Entf)</translation>
    </message>
    <message>
        <source>↑</source>
        <translation>↑</translation>
    </message>
    <message>
        <source>Move the puzzle up (Alt+Up)</source>
        <translation>Das Rätsel nach oben verschieben (Alt+Auf)</translation>
    </message>
    <message>
        <source>Move up</source>
        <translation>Nach oben</translation>
    </message>
    <message>
        <source>↓</source>
        <translation>↓</translation>
    </message>
    <message>
        <source>Move the puzzle down (Alt+Down)</source>
        <translation>Das Rätsel nach unten verschieben (Alt+Ab)</translation>
    </message>
    <message>
        <source>Move down</source>
        <translation>Nach unten</translation>
    </message>
    <message>
        <source>Print…</source>
        <translation>Drucken&#xa0;…</translation>
    </message>
    <message>
        <source>Save…</source>
        <translation>Speichern&#xa0;…</translation>
    </message>
    <message>
        <source>Save the list, with what was begun, as a file</source>
        <translation>Die Liste mit dem Lösungsstand der Rätsel als Datei speichern</translation>
    </message>
    <message numerus="yes">
        <source>%Ln puzzle(s)</source>
        <translation>
            <numerusform>%Ln Rätsel</numerusform>
            <numerusform>%Ln Rätsel</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%L1 of %Ln puzzle(s)</source>
        <translation>
            <numerusform>%L1 von %Ln Rätsel</numerusform>
            <numerusform>%L1 von %Ln Rätseln</numerusform>
        </translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
    <message>
        <source>Undo: %1 (%2)</source>
        <translation>Rückgängig: %1 (%2)</translation>
    </message>
    <message>
        <source>Undo the last change of the list (%1)</source>
        <translation>Die letzte Änderung der Liste rückgängig machen (%1)</translation>
    </message>
    <message>
        <source>Puzzles of the list</source>
        <translation>Rätsel der Liste</translation>
    </message>
    <message>
        <source>Print the selected puzzles, or all that are shown</source>
        <translation>Die ausgewählten Rätsel drucken, oder alle, die zu sehen sind</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message numerus="yes">
        <source>Rated %L1 of %Ln puzzle(s)</source>
        <translation>
            <numerusform>%L1 von %Ln Rätsel bewertet</numerusform>
            <numerusform>%L1 von %Ln Rätseln bewertet</numerusform>
        </translation>
    </message>
    <message>
        <source>Rate</source>
        <translation>Bewerten</translation>
    </message>
    <message>
        <source>Stop Rating</source>
        <translation>Bewerten beenden</translation>
    </message>
    <message>
        <source>Keep the levels that were found so far</source>
        <translation>Die bisher gefundenen Stufen behalten</translation>
    </message>
    <message>
        <source>Find the level of each puzzle that has none</source>
        <translation>Die Stufe jedes Rätsels ohne Stufe ermitteln</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Öffnen</translation>
    </message>
    <message>
        <source>Move Up</source>
        <translation>Nach oben</translation>
    </message>
    <message>
        <source>Move Down</source>
        <translation>Nach unten</translation>
    </message>
    <message>
        <source>Disguised Copies…</source>
        <translation>Getarnte Kopien&#xa0;…</translation>
    </message>
</context>
<context>
    <name>sudoku::CollectionSearch</name>
    <message>
        <source>Search</source>
        <translation>Suchen</translation>
    </message>
    <message>
        <source>Search puzzles</source>
        <translation>Rätsel suchen</translation>
    </message>
    <message>
        <source>A number, words of the title, the level or the author, or &apos;begun&apos; and &apos;solved&apos;</source>
        <translation>Eine Nummer, Wörter aus Titel, Stufe oder Autor oder „begonnen“ und „gelöst“</translation>
    </message>
    <message>
        <source>Level of the puzzles</source>
        <translation>Stufe der Rätsel</translation>
    </message>
    <message>
        <source>Show only the puzzles of one level</source>
        <translation>Nur die Rätsel einer Stufe zeigen</translation>
    </message>
    <message>
        <source>All levels</source>
        <translation>Alle Stufen</translation>
    </message>
    <message>
        <source>Order of the puzzles</source>
        <translation>Reihenfolge der Rätsel</translation>
    </message>
    <message>
        <source>In the order of the list</source>
        <translation>In der Reihenfolge der Liste</translation>
    </message>
    <message>
        <source>By title</source>
        <translation>Nach Titel</translation>
    </message>
    <message>
        <source>By level</source>
        <translation>Nach Stufe</translation>
    </message>
    <message>
        <source>By number of clues</source>
        <translation>Nach Zahl der Vorgaben</translation>
    </message>
    <message>
        <source>Begun first, solved last</source>
        <translation>Begonnene zuerst, gelöste zuletzt</translation>
    </message>
    <message>
        <source>No levels are known yet</source>
        <translation>Noch ist keine Stufe bekannt</translation>
    </message>
</context>
<context>
    <name>sudoku::CombinationPage</name>
    <message>
        <source>Combinations of the sums at the cursor</source>
        <translation>Kombinationen der Summen am Cursor</translation>
    </message>
    <message>
        <source>Move the cursor to a cell of a cage, an arrow or another sum.</source>
        <translation>Den Cursor auf eine Zelle eines Käfigs, eines Pfeils oder einer anderen Summe setzen.</translation>
    </message>
    <message>
        <source>A click crosses a combination out, or brings it back.</source>
        <translation>Ein Klick streicht eine Kombination durch oder holt sie zurück.</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>nichts</translation>
    </message>
    <message>
        <source>%1 = %2</source>
        <translation>%1 = %2</translation>
    </message>
    <message>
        <source>%1, crossed out</source>
        <translation>%1, durchgestrichen</translation>
    </message>
    <message>
        <source>%1
Too many combinations: only some are listed</source>
        <translation>%1
Zu viele Kombinationen: Nur einige sind aufgeführt</translation>
    </message>
    <message>
        <source>%1
No combination is left</source>
        <translation>%1
Keine Kombination bleibt übrig</translation>
    </message>
    <message numerus="yes">
        <source>%n left</source>
        <translation>
            <numerusform>noch %n</numerusform>
            <numerusform>noch %n</numerusform>
        </translation>
    </message>
    <message>
        <source>%1
%2, each with %3</source>
        <translation>%1
%2, jede mit %3</translation>
    </message>
    <message>
        <source> and </source>
        <translation> und </translation>
    </message>
    <message>
        <source>Bring Combination Back</source>
        <translation>Kombination zurückholen</translation>
    </message>
    <message>
        <source>Cross Out Combination</source>
        <translation>Kombination durchstreichen</translation>
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
        <translation>Werkzeugleiste</translation>
    </message>
</context>
<context>
    <name>sudoku::Completer</name>
    <message>
        <source>Making it unique</source>
        <translation>Eindeutig machen</translation>
    </message>
    <message>
        <source>Add This Given</source>
        <translation>Diese Vorgabe hinzufügen</translation>
    </message>
    <message>
        <source>Add These Givens</source>
        <translation>Diese Vorgaben hinzufügen</translation>
    </message>
    <message>
        <source>No digit tells these solutions apart, only their regions.</source>
        <translation>Keine Ziffer unterscheidet diese Lösungen, nur ihre Regionen.</translation>
    </message>
</context>
<context>
    <name>sudoku::Computation</name>
    <message>
        <source>%1 stopped because the board changed.</source>
        <translation>%1 hat aufgehört, weil sich das Gitter geändert hat.</translation>
    </message>
    <message>
        <source>%1 … %2 of %3, %4</source>
        <translation>%1 … %2 von %3, %4</translation>
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
        <translation>
            <numerusform>%1 Es gibt %n weiteren Konflikt.</numerusform>
            <numerusform>%1 Es gibt %n weitere Konflikte.</numerusform>
        </translation>
    </message>
    <message>
        <source>Show</source>
        <translation>Zeigen</translation>
    </message>
</context>
<context>
    <name>sudoku::DetailsPanel</name>
    <message>
        <source>Variables</source>
        <translation>Variablen</translation>
    </message>
    <message>
        <source>Clauses</source>
        <translation>Klauseln</translation>
    </message>
    <message>
        <source>Decisions</source>
        <translation>Entscheidungen</translation>
    </message>
    <message>
        <source>Conflicts</source>
        <translation>Konflikte</translation>
    </message>
    <message>
        <source>Propagations</source>
        <translation>Propagationen</translation>
    </message>
    <message>
        <source>Encoding</source>
        <translation>Kodierung</translation>
    </message>
    <message>
        <source>Solving</source>
        <translation>Lösen</translation>
    </message>
    <message>
        <source>Solver</source>
        <translation>Löser</translation>
    </message>
</context>
<context>
    <name>sudoku::DifficultyFields</name>
    <message>
        <source>any</source>
        <translation>beliebig</translation>
    </message>
    <message>
        <source>The puzzle needs this technique, and nothing harder</source>
        <translation>Das Rätsel braucht diese Technik und nichts Schwereres</translation>
    </message>
    <message>
        <source>Techniques That Are Needed</source>
        <translation>Techniken, die gebraucht werden</translation>
    </message>
    <message>
        <source>Techniques That Suffice</source>
        <translation>Techniken, die genügen</translation>
    </message>
    <message>
        <source>all that are on by default</source>
        <translation>alle standardmäßig eingeschalteten</translation>
    </message>
    <message>
        <source>Lowest rating</source>
        <translation>Niedrigste Bewertung</translation>
    </message>
    <message>
        <source>Highest rating</source>
        <translation>Höchste Bewertung</translation>
    </message>
    <message>
        <source>HoDoKu&apos;s score</source>
        <translation>HoDoKu-Punkte</translation>
    </message>
    <message>
        <source>Sudoku Explainer&apos;s ER</source>
        <translation>ER von Sudoku Explainer</translation>
    </message>
    <message>
        <source>Needed techniques:</source>
        <translation>Nötige Techniken:</translation>
    </message>
    <message>
        <source>Hardest technique:</source>
        <translation>Schwerste Technik:</translation>
    </message>
    <message>
        <source>Only techni&amp;ques:</source>
        <translation>Nur Tec&amp;hniken:</translation>
    </message>
    <message>
        <source>Rating:</source>
        <translation>Bewertung:</translation>
    </message>
    <message>
        <source>to</source>
        <translation>bis</translation>
    </message>
</context>
<context>
    <name>sudoku::DigitKey</name>
    <message>
        <source>digit %1</source>
        <translation>Ziffer %1</translation>
    </message>
    <message>
        <source>none left</source>
        <translation>keine übrig</translation>
    </message>
    <message>
        <source>%1 left</source>
        <translation>%1 übrig</translation>
    </message>
    <message>
        <source>enters a mark</source>
        <translation>trägt eine Notiz ein</translation>
    </message>
    <message>
        <source>colours the candidate</source>
        <translation>färbt den Kandidaten</translation>
    </message>
</context>
<context>
    <name>sudoku::DigitPad</name>
    <message>
        <source>Clear</source>
        <translation>Leeren</translation>
    </message>
    <message>
        <source>Clear the selected cells (Delete)</source>
        <translation>Die ausgewählten Zellen leeren (Entf)</translation>
    </message>
    <message>
        <source>Fill In Marks</source>
        <translation>Notizen eintragen</translation>
    </message>
    <message>
        <source>Fill In</source>
        <comment>button: pencil marks</comment>
        <translation>Eintragen</translation>
    </message>
    <message>
        <source>Write the digits that no single rule forbids as pencil marks in all open cells</source>
        <translation>Die Ziffern, die keine einzelne Regel verbietet, als Notizen in alle offenen Zellen schreiben</translation>
    </message>
</context>
<context>
    <name>sudoku::DrawingsRow</name>
    <message>
        <source>Remove &amp;Drawings</source>
        <translation>&amp;Zeichnungen entfernen</translation>
    </message>
    <message>
        <source>Remove all drawings and the fog; Undo restores them</source>
        <translation>Alle Zeichnungen und den Nebel entfernen; Rückgängig stellt sie wieder her</translation>
    </message>
    <message>
        <source>Remove Drawings</source>
        <translation>Zeichnungen entfernen</translation>
    </message>
    <message>
        <source>Make R&amp;ules…</source>
        <translation>Regeln ma&amp;chen&#xa0;…</translation>
    </message>
    <message>
        <source>Make rules of drawn cages or lines</source>
        <translation>Aus gezeichneten Käfigen oder Linien Regeln machen</translation>
    </message>
</context>
<context>
    <name>sudoku::DrawnRulesDialog</name>
    <message>
        <source>the line does not lead from cell to cell</source>
        <translation>die Linie führt nicht von Zelle zu Zelle</translation>
    </message>
    <message>
        <source>Make Rules of Drawings</source>
        <translation>Regeln aus Zeichnungen machen</translation>
    </message>
    <message>
        <source>Kind of rule: type its name</source>
        <translation>Art der Regel: Namen eingeben</translation>
    </message>
    <message>
        <source>Make &amp;Rules</source>
        <translation>&amp;Regeln machen</translation>
    </message>
    <message>
        <source>&amp;Drawings:</source>
        <translation>&amp;Zeichnungen:</translation>
    </message>
    <message>
        <source>&amp;Become:</source>
        <translation>&amp;Werden zu:</translation>
    </message>
    <message>
        <source>This is a rule for the whole board.</source>
        <translation>Das ist eine Regel für das ganze Gitter.</translation>
    </message>
    <message>
        <source>%1.</source>
        <translation>%1.</translation>
    </message>
    <message>
        <source>Other programs often only draw a rule and tell it in words. Choose what the drawings mean. Kinds that fit none of them are grey.</source>
        <translation>Andere Programme zeichnen eine Regel oft nur und sagen sie in Worten. Wählen Sie, was die Zeichnungen bedeuten. Arten, zu denen keine davon passt, sind grau.</translation>
    </message>
    <message>
        <source>All of these drawings become rules.</source>
        <translation>Alle diese Zeichnungen werden zu Regeln.</translation>
    </message>
    <message>
        <source>%1 of %2 drawings become rules; the others stay (%3: %4).</source>
        <translation>%1 von %2 Zeichnungen werden zu Regeln; die anderen bleiben (%3: %4).</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is not a number</source>
        <translation>„%1“ ist keine Zahl</translation>
    </message>
</context>
<context>
    <name>sudoku::EditorFields</name>
    <message>
        <source>Harder, not longer</source>
        <translation>Schwerer, nicht länger</translation>
    </message>
    <message>
        <source>Clues in each box:</source>
        <translation>Vorgaben je Block:</translation>
    </message>
    <message>
        <source>Hard steps:</source>
        <translation>Schwere Schritte:</translation>
    </message>
    <message>
        <source>Steps that are no singles</source>
        <translation>Schritte, die keine Einer sind</translation>
    </message>
    <message>
        <source>All steps:</source>
        <translation>Alle Schritte:</translation>
    </message>
    <message>
        <source>The level comes of the hardest step, not of many that add up</source>
        <translation>Die Stufe kommt vom schwersten Schritt, nicht von vielen, die sich summieren</translation>
    </message>
    <message>
        <source>Clues for:</source>
        <translation>Vorgaben für:</translation>
    </message>
    <message>
        <source>%1 at least</source>
        <translation>%1 mindestens</translation>
    </message>
    <message>
        <source>%1 at most</source>
        <translation>%1 höchstens</translation>
    </message>
    <message>
        <source>to</source>
        <translation>bis</translation>
    </message>
    <message>
        <source>any</source>
        <translation>beliebig</translation>
    </message>
</context>
<context>
    <name>sudoku::EndPanel</name>
    <message>
        <source>%1 · %2</source>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>Hints</source>
        <translation>Hinweise</translation>
    </message>
    <message>
        <source>Best</source>
        <translation>Bestzeit</translation>
    </message>
    <message>
        <source>Average</source>
        <translation>Schnitt</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Spiele</translation>
    </message>
    <message>
        <source>Next Puzzle</source>
        <translation>Nächstes Rätsel</translation>
    </message>
    <message>
        <source>Harder</source>
        <translation>Schwerer</translation>
    </message>
    <message>
        <source>Walkthrough</source>
        <translation>Lösungsweg</translation>
    </message>
    <message>
        <source>✓ Solved</source>
        <translation>✓ Gelöst</translation>
    </message>
    <message>
        <source>Solved</source>
        <translation>Gelöst</translation>
    </message>
    <message>
        <source>Statistics…</source>
        <translation>Statistik&#xa0;…</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Eingabe</translation>
    </message>
    <message>
        <source>Your last %1 games, in minutes</source>
        <translation>Die letzten Spiele (%1), in Minuten</translation>
    </message>
    <message>
        <source>Your last games, in minutes</source>
        <translation>Die letzten Spiele, in Minuten</translation>
    </message>
    <message>
        <source>Solved in %1.</source>
        <translation>In %1 gelöst.</translation>
    </message>
    <message numerus="yes">
        <source>%n hint(s)</source>
        <translation>
            <numerusform>%n Hinweis</numerusform>
            <numerusform>%n Hinweise</numerusform>
        </translation>
    </message>
    <message>
        <source>Enter makes the next puzzle.</source>
        <translation>Eingabe erzeugt das nächste Rätsel.</translation>
    </message>
    <message>
        <source>as long as your average</source>
        <translation>so lang wie im Schnitt</translation>
    </message>
    <message numerus="yes">
        <source>%n minute(s) quicker than your average</source>
        <translation>
            <numerusform>%n Minute schneller als im Schnitt</numerusform>
            <numerusform>%n Minuten schneller als im Schnitt</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n second(s) quicker than your average</source>
        <translation>
            <numerusform>%n Sekunde schneller als im Schnitt</numerusform>
            <numerusform>%n Sekunden schneller als im Schnitt</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n minute(s) more than your average</source>
        <translation>
            <numerusform>%n Minute länger als im Schnitt</numerusform>
            <numerusform>%n Minuten länger als im Schnitt</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n second(s) more than your average</source>
        <translation>
            <numerusform>%n Sekunde länger als im Schnitt</numerusform>
            <numerusform>%n Sekunden länger als im Schnitt</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sudoku::EntryCheck</name>
    <message>
        <source>There are no entries to check.</source>
        <translation>Es gibt keine Einträge zu prüfen.</translation>
    </message>
    <message numerus="yes">
        <source>Your %n entry(s) are right.</source>
        <translation>
            <numerusform>Der Eintrag ist richtig.</numerusform>
            <numerusform>Alle %n Einträge sind richtig.</numerusform>
        </translation>
    </message>
    <message>
        <source>The puzzle has no solution. F7 explains why.</source>
        <translation>Das Rätsel hat keine Lösung. F7 erklärt, warum.</translation>
    </message>
    <message>
        <source>The puzzle has several solutions, so no entry can be called wrong. F8 tells more.</source>
        <translation>Das Rätsel hat mehrere Lösungen, daher lässt sich kein Eintrag falsch nennen. Mehr dazu mit F8.</translation>
    </message>
    <message>
        <source>It is not known whether the puzzle has one solution. F8 checks it.</source>
        <translation>Ob das Rätsel genau eine Lösung hat, ist nicht bekannt. F8 prüft es.</translation>
    </message>
</context>
<context>
    <name>sudoku::ExamplePicture</name>
    <message>
        <source>Board</source>
        <translation>Gitter</translation>
    </message>
</context>
<context>
    <name>sudoku::ExperimentForm</name>
    <message>
        <source>The textbook encoding: a variable for each digit of each cell, and a clause for each given</source>
        <translation>Die Kodierung der Lehrbücher: eine Variable für jede Ziffer jeder Zelle und eine Klausel für jede Vorgabe</translation>
    </message>
    <message>
        <source>As in Solve: naked and hidden singles are placed first, then only open candidates become variables</source>
        <translation>Wie bei Lösen: Nackte und Versteckte Einer werden zuerst gesetzt, dann werden nur offene Kandidaten zu Variablen</translation>
    </message>
    <message>
        <source>As in Explain: each rule and each given has a selector, so that the solver can tell which of them contradict each other</source>
        <translation>Wie bei Erklären: Jede Regel und jede Vorgabe hat einen Selektor, sodass der Löser sagen kann, welche einander widersprechen</translation>
    </message>
    <message>
        <source>Sha&amp;re clauses between houses</source>
        <translation>&amp;Gemeinsame Klauseln für mehrere Häuser</translation>
    </message>
    <message>
        <source>Checked: two cells that share two houses get one clause, and lines and boxes share segments. Unchecked: each house is encoded separately, as in textbooks.</source>
        <translation>An: Zwei Zellen, die zwei Häuser gemeinsam haben, bekommen eine Klausel, und Linien und Blöcke teilen Segmente. Aus: Jedes Haus wird für sich kodiert, wie in Lehrbüchern.</translation>
    </message>
    <message numerus="yes">
        <source>%n run(s)</source>
        <translation>
            <numerusform>%n Messung</numerusform>
            <numerusform>%n Messungen</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 s</source>
        <translation>%1&#xa0;s</translation>
    </message>
    <message>
        <source>%1 min</source>
        <translation>%1&#xa0;min</translation>
    </message>
    <message>
        <source>Time limit of each run</source>
        <translation>Zeitgrenze jeder Messung</translation>
    </message>
    <message>
        <source>&amp;Task</source>
        <translation>&amp;Aufgabe</translation>
    </message>
    <message>
        <source>Can&amp;didates</source>
        <translation>&amp;Kandidaten</translation>
    </message>
    <message>
        <source>Media&amp;n of</source>
        <translation>M&amp;edian aus</translation>
    </message>
    <message>
        <source>Time limit &amp;of a run</source>
        <translation>&amp;Zeitgrenze je Messung</translation>
    </message>
    <message>
        <source>Solvers</source>
        <translation>Löser</translation>
    </message>
    <message>
        <source>Each run has a seed of its own; the table shows the medians. Three or more tell which is faster.</source>
        <translation>Jeder Durchlauf hat einen eigenen Startwert; die Tabelle zeigt die Mediane. Erst drei oder mehr sagen, was schneller ist.</translation>
    </message>
    <message>
        <source>Encoding</source>
        <translation>Kodierung</translation>
    </message>
</context>
<context>
    <name>sudoku::Explainer</name>
    <message>
        <source>Explaining</source>
        <translation>Erklären</translation>
    </message>
    <message>
        <source>There is nothing to explain: the puzzle has a solution.</source>
        <translation>Es gibt nichts zu erklären: Das Rätsel hat eine Lösung.</translation>
    </message>
    <message>
        <source>Check</source>
        <translation>Prüfen</translation>
    </message>
    <message>
        <source>There is no other contradiction: you have seen all of them.</source>
        <translation>Es gibt keinen anderen Widerspruch: Alle wurden gezeigt.</translation>
    </message>
    <message>
        <source>Start Again</source>
        <translation>Von vorn</translation>
    </message>
    <message>
        <source>Fix…</source>
        <translation>Beheben&#xa0;…</translation>
    </message>
    <message>
        <source>The search was stopped before it found a contradiction.</source>
        <translation>Die Suche wurde angehalten, bevor sie einen Widerspruch fand.</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>Another Contradiction</source>
        <translation>Anderer Widerspruch</translation>
    </message>
    <message>
        <source>Verify</source>
        <translation>Nachprüfen</translation>
    </message>
    <message>
        <source>Next (Alt+Right)</source>
        <translation>Nächste (Alt+Rechts)</translation>
    </message>
    <message>
        <source>Previous (Alt+Left)</source>
        <translation>Vorige (Alt+Links)</translation>
    </message>
    <message>
        <source>Show All</source>
        <translation>Alle zeigen</translation>
    </message>
    <message>
        <source>Show the Argument (Alt+Right)</source>
        <translation>Begründung zeigen (Alt+Rechts)</translation>
    </message>
    <message>
        <source>Show One by One</source>
        <translation>Einzeln zeigen</translation>
    </message>
    <message>
        <source>Looking for a short argument</source>
        <translation>Suche eine kurze Begründung</translation>
    </message>
    <message>
        <source>Show the Set</source>
        <translation>Menge zeigen</translation>
    </message>
    <message>
        <source>Copy the Explanation</source>
        <translation>Erklärung kopieren</translation>
    </message>
    <message>
        <source>Export the Explanation…</source>
        <translation>Erklärung exportieren…</translation>
    </message>
    <message>
        <source>Next Step (Alt+Right)</source>
        <translation>Nächster Schritt (Alt+Rechts)</translation>
    </message>
    <message>
        <source>Previous Step (Alt+Left)</source>
        <translation>Voriger Schritt (Alt+Links)</translation>
    </message>
    <message>
        <source>One change alone leaves exactly one solution:</source>
        <translation>Nur eine Änderung lässt genau eine Lösung übrig:</translation>
    </message>
    <message numerus="yes">
        <source>%n changes each leave exactly one solution; the likeliest:</source>
        <translation>
            <numerusform>%n Änderung lässt genau eine Lösung übrig; die wahrscheinlichste:</numerusform>
            <numerusform>%n Änderungen lassen jeweils genau eine Lösung übrig; die wahrscheinlichste:</numerusform>
        </translation>
    </message>
    <message>
        <source>Other Changes (%1)…</source>
        <translation>Andere Änderungen (%1)&#xa0;…</translation>
    </message>
    <message numerus="yes">
        <source>No solution: %n clues contradict each other.</source>
        <translation>
            <numerusform>Keine Lösung: %n Vorgabe führt zum Widerspruch.</numerusform>
            <numerusform>Keine Lösung: %n Vorgaben widersprechen einander.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sudoku::ExportDialog</name>
    <message>
        <source>&amp;Entries</source>
        <translation>&amp;Einträge</translation>
    </message>
    <message>
        <source>Pencil &amp;marks</source>
        <translation>&amp;Notizen</translation>
    </message>
    <message>
        <source>All &amp;candidates</source>
        <translation>Alle &amp;Kandidaten</translation>
    </message>
    <message>
        <source>Export as %1</source>
        <translation>Als %1 exportieren</translation>
    </message>
    <message>
        <source> pixels</source>
        <translation> Pixel</translation>
    </message>
    <message>
        <source> mm</source>
        <translation> mm</translation>
    </message>
    <message>
        <source>&amp;Size of the picture:</source>
        <translation>&amp;Größe des Bilds:</translation>
    </message>
    <message>
        <source>Show:</source>
        <translation>Zeigen:</translation>
    </message>
    <message>
        <source>E&amp;xport…</source>
        <translation>E&amp;xportieren&#xa0;…</translation>
    </message>
    <message>
        <source>With the colours of cells, what you drew on candidates, the filter and the hint that is shown</source>
        <translation>Mit den Farben der Zellen, den Zeichnungen auf Kandidaten, dem Filter und dem gezeigten Hinweis</translation>
    </message>
    <message>
        <source>Co&amp;lours, as on the screen</source>
        <translation>&amp;Farben wie auf dem Bildschirm</translation>
    </message>
    <message>
        <source>More optio&amp;ns</source>
        <translation>&amp;Mehr Optionen</translation>
    </message>
    <message>
        <source>Standard:</source>
        <translation>Standard:</translation>
    </message>
</context>
<context>
    <name>sudoku::FileController</name>
    <message>
        <source>Reading %1 was stopped.</source>
        <translation>Das Lesen von %1 wurde angehalten.</translation>
    </message>
    <message>
        <source>&amp;Forget These Files</source>
        <translation>&amp;Diese Dateien vergessen</translation>
    </message>
    <message>
        <source>Open Puzzle</source>
        <translation>Rätsel öffnen</translation>
    </message>
    <message>
        <source>Opened %1.</source>
        <translation>%1 geöffnet.</translation>
    </message>
    <message>
        <source>Cannot open %1: %2</source>
        <translation>%1 kann nicht geöffnet werden: %2</translation>
    </message>
    <message>
        <source>Cannot read %1: %2.</source>
        <translation>%1 kann nicht gelesen werden: %2.</translation>
    </message>
    <message>
        <source>Opened the first puzzle of %1.</source>
        <translation>Das erste Rätsel von %1 geöffnet.</translation>
    </message>
    <message>
        <source>%1 F9 solves it; F8 checks whether it has exactly one solution.</source>
        <translation>%1 F9 löst das Rätsel; F8 prüft, ob es genau eine Lösung hat.</translation>
    </message>
    <message>
        <source>Save Puzzle</source>
        <translation>Rätsel speichern</translation>
    </message>
    <message>
        <source>Cannot save %1: %2</source>
        <translation>%1 kann nicht gespeichert werden: %2</translation>
    </message>
    <message>
        <source>Saved as %1.</source>
        <translation>Gespeichert als %1.</translation>
    </message>
    <message>
        <source>Unsaved Puzzle</source>
        <translation>Nicht gespeichertes Rätsel</translation>
    </message>
    <message>
        <source>The puzzle on the board is not saved. Save it?</source>
        <translation>Das Rätsel auf dem Gitter ist nicht gespeichert. Speichern?</translation>
    </message>
</context>
<context>
    <name>sudoku::FileField</name>
    <message>
        <source>Choose…</source>
        <translation>Wählen&#xa0;…</translation>
    </message>
    <message>
        <source>Choose a PDF</source>
        <translation>Ein PDF wählen</translation>
    </message>
    <message>
        <source>Insert a PDF</source>
        <translation>Ein PDF einfügen</translation>
    </message>
    <message>
        <source>PDF (*.pdf)</source>
        <translation>PDF (*.pdf)</translation>
    </message>
</context>
<context>
    <name>sudoku::FilterRow</name>
    <message>
        <source>Filter</source>
        <translation>Filter</translation>
    </message>
    <message>
        <source>Two marks</source>
        <translation>Zwei Notizen</translation>
    </message>
    <message>
        <source>Show the cells that two digits can go in</source>
        <translation>Die Zellen zeigen, in denen noch zwei Ziffern möglich sind</translation>
    </message>
    <message>
        <source>Where a digit can still go</source>
        <translation>Wo eine Ziffer noch hinkann</translation>
    </message>
    <message>
        <source>filter digit %1</source>
        <translation>nach Ziffer %1 filtern</translation>
    </message>
    <message>
        <source>%1: %2 placed; possible cells: %3</source>
        <translation>%1: %2 gesetzt; mögliche Zellen: %3</translation>
    </message>
    <message>
        <source>Cells with two candidates: %1</source>
        <translation>Zellen mit zwei Kandidaten: %1</translation>
    </message>
    <message>
        <source>Possible cells: %1 for %2, %3 for %4</source>
        <comment>7 cells for a 4, 5 cells for an 8</comment>
        <translation>Mögliche Zellen: %1 für %2, %3 für %4</translation>
    </message>
</context>
<context>
    <name>sudoku::Fixer</name>
    <message>
        <source>Looking for a fix</source>
        <translation>Suche nach einer Korrektur</translation>
    </message>
    <message>
        <source>Make Unique</source>
        <translation>Eindeutig machen</translation>
    </message>
    <message>
        <source>Check</source>
        <translation>Prüfen</translation>
    </message>
    <message>
        <source>%1 to %2 of %3</source>
        <translation>%1 bis %2 von %3</translation>
    </message>
    <message>
        <source>More Fixes (Alt+Right)</source>
        <translation>Weitere Korrekturen (Alt+Rechts)</translation>
    </message>
    <message>
        <source>Previous Fixes (Alt+Left)</source>
        <translation>Vorige Korrekturen (Alt+Links)</translation>
    </message>
</context>
<context>
    <name>sudoku::FormulaDialog</name>
    <message>
        <source>Leave &amp;out candidates that propagation decides</source>
        <translation>Kandidaten &amp;weglassen, die Propagation entscheidet</translation>
    </message>
    <message>
        <source>&amp;Givens</source>
        <translation>&amp;Vorgaben</translation>
    </message>
    <message>
        <source>&amp;Entries as givens</source>
        <translation>&amp;Einträge als Vorgaben</translation>
    </message>
    <message>
        <source>&amp;A solution other than the one on the board</source>
        <translation>Eine &amp;andere Lösung als die auf dem Gitter</translation>
    </message>
    <message>
        <source>Export CNF</source>
        <translation>CNF exportieren</translation>
    </message>
    <message>
        <source>Without the givens, every filled board that obeys the rules is a model.</source>
        <translation>Ohne die Vorgaben ist jedes gefüllte Gitter, das die Regeln einhält, ein Modell.</translation>
    </message>
    <message>
        <source>A clause forbids the solution on the board, so that a solver finds another one. Every cell must be filled.</source>
        <translation>Eine Klausel verbietet die Lösung auf dem Gitter, sodass ein Löser eine andere findet. Dazu muss jede Zelle gefüllt sein.</translation>
    </message>
    <message>
        <source>Candidates:</source>
        <translation>Kandidaten:</translation>
    </message>
    <message>
        <source>Clauses for:</source>
        <translation>Klauseln für:</translation>
    </message>
    <message>
        <source>Size:</source>
        <translation>Größe:</translation>
    </message>
    <message>
        <source>E&amp;xport…</source>
        <translation>E&amp;xportieren&#xa0;…</translation>
    </message>
    <message>
        <source>…</source>
        <translation>…</translation>
    </message>
    <message>
        <source>E&amp;ncoding:</source>
        <translation>Ko&amp;dierung:</translation>
    </message>
</context>
<context>
    <name>sudoku::FormulaExchange</name>
    <message>
        <source>There is not enough memory for this formula.</source>
        <translation>Der Speicher reicht nicht für diese Formel.</translation>
    </message>
    <message>
        <source>Exporting was stopped; no file was written.</source>
        <translation>Der Export wurde angehalten; es wurde keine Datei geschrieben.</translation>
    </message>
    <message>
        <source>Cannot save %1: %2</source>
        <translation>%1 kann nicht gespeichert werden: %2</translation>
    </message>
    <message>
        <source>Exported as %1: %2.</source>
        <translation>Exportiert als %1: %2.</translation>
    </message>
    <message>
        <source>DIMACS CNF (*.cnf)</source>
        <translation>DIMACS CNF (*.cnf)</translation>
    </message>
    <message>
        <source>Import Model</source>
        <translation>Modell importieren</translation>
    </message>
    <message>
        <source>Exporting</source>
        <translation>Exportieren</translation>
    </message>
    <message>
        <source>Reading the model</source>
        <translation>Lese das Modell</translation>
    </message>
    <message>
        <source>%1 is not a solution of this puzzle: %2.</source>
        <translation>%1 ist keine Lösung dieses Rätsels: %2.</translation>
    </message>
    <message>
        <source>Cannot read %1: %2.</source>
        <translation>%1 kann nicht gelesen werden: %2.</translation>
    </message>
    <message>
        <source>Cannot open %1: %2</source>
        <translation>%1 kann nicht geöffnet werden: %2</translation>
    </message>
    <message>
        <source>Reading was stopped.</source>
        <translation>Das Lesen wurde angehalten.</translation>
    </message>
    <message>
        <source>%1 says that the solver found no answer.</source>
        <translation>Laut %1 fand der Löser keine Antwort.</translation>
    </message>
    <message>
        <source>%1 says that the formula is unsatisfiable: this puzzle has no solution, or only those that the formula forbids.</source>
        <translation>Laut %1 ist die Formel unerfüllbar: Dieses Rätsel hat keine Lösung oder nur solche, die die Formel verbietet.</translation>
    </message>
    <message>
        <source>%1 is the solution that is already on the board.</source>
        <translation>%1 ist die Lösung, die schon auf dem Gitter steht.</translation>
    </message>
    <message>
        <source>%1 is a solution of this puzzle and fills the board.</source>
        <translation>%1 ist eine Lösung dieses Rätsels und füllt das Gitter.</translation>
    </message>
    <message numerus="yes">
        <source>It changed %n of your entries; Undo restores them.</source>
        <translation>
            <numerusform>Sie hat %n Eintrag geändert; Rückgängig stellt ihn wieder her.</numerusform>
            <numerusform>Sie hat %n Einträge geändert; Rückgängig stellt sie wieder her.</numerusform>
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
        <translation>In Worten</translation>
    </message>
    <message>
        <source>As the solver reads it (DIMACS)</source>
        <translation>Wie der Löser sie liest (DIMACS)</translation>
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
        <translation>In DIMACS &amp;kopieren</translation>
    </message>
    <message>
        <source>&amp;Digit</source>
        <translation>&amp;Ziffer</translation>
    </message>
    <message>
        <source>Ca&amp;ndidates</source>
        <translation>Ka&amp;ndidaten</translation>
    </message>
    <message>
        <source>Clauses</source>
        <translation>Klauseln</translation>
    </message>
    <message>
        <source>All digits</source>
        <translation>Alle Ziffern</translation>
    </message>
    <message numerus="yes">
        <source>This part has more than %Ln clause(s), too many to list. &lt;i&gt;Export CNF&lt;/i&gt; in the File menu writes them all.</source>
        <translation>
            <numerusform>Dieser Teil hat mehr als %Ln Klausel, zu viele zum Auflisten. &lt;i&gt;CNF exportieren&lt;/i&gt; im Menü Datei schreibt sie alle.</numerusform>
            <numerusform>Dieser Teil hat mehr als %Ln Klauseln, zu viele zum Auflisten. &lt;i&gt;CNF exportieren&lt;/i&gt; im Menü Datei schreibt sie alle.</numerusform>
        </translation>
    </message>
    <message>
        <source>The givens contradict each other: propagation finds this before anything is encoded.</source>
        <translation>Die Vorgaben widersprechen einander: Propagation findet das, bevor etwas kodiert wird.</translation>
    </message>
    <message>
        <source>&lt;b&gt;%1&lt;/b&gt;: propagation decides everything, so there is nothing to encode.</source>
        <translation>&lt;b&gt;%1&lt;/b&gt;: Propagation entscheidet alles, also gibt es nichts zu kodieren.</translation>
    </message>
    <message>
        <source>&lt;b&gt;%1&lt;/b&gt;: %2, %3.</source>
        <translation>&lt;b&gt;%1&lt;/b&gt;: %2, %3.</translation>
    </message>
    <message>
        <source>Each line of DIMACS is a clause: one of its literals must be true. A minus sign negates a variable, 0 ends the clause.</source>
        <translation>Jede Zeile von DIMACS ist eine Klausel: Eines ihrer Literale muss wahr sein. Ein Minuszeichen negiert eine Variable, 0 beendet die Klausel.</translation>
    </message>
    <message>
        <source>&lt;p&gt;&lt;b&gt;%1.&lt;/b&gt; %2&lt;/p&gt;&lt;p&gt;%3&lt;/p&gt;</source>
        <translation>&lt;p&gt;&lt;b&gt;%1.&lt;/b&gt; %2&lt;/p&gt;&lt;p&gt;%3&lt;/p&gt;</translation>
    </message>
    <message>
        <source>Encodin&amp;g</source>
        <translation>Kodi&amp;erung</translation>
    </message>
</context>
<context>
    <name>sudoku::FullScreen</name>
    <message>
        <source>View &gt; Full Screen leaves the full screen.</source>
        <translation>Ansicht &gt; Vollbild verlässt das Vollbild.</translation>
    </message>
    <message>
        <source>%1 leaves the full screen.</source>
        <translation>%1 verlässt das Vollbild.</translation>
    </message>
    <message>
        <source>%1 Move the pointer to the upper edge for the menu, to the right edge for the panel.</source>
        <translation>%1 Mit dem Mauszeiger am oberen Rand erscheint das Menü, am rechten Rand die Seitenleiste.</translation>
    </message>
</context>
<context>
    <name>sudoku::GameEnd</name>
    <message>
        <source>The result of the game cannot be kept: %1</source>
        <translation>Das Ergebnis des Spiels kann nicht aufbewahrt werden: %1</translation>
    </message>
    <message>
        <source>Same Kind</source>
        <translation>Gleiche Art</translation>
    </message>
    <message>
        <source>Easier</source>
        <translation>Leichter</translation>
    </message>
    <message>
        <source>Not checked: %1.</source>
        <translation>Nicht geprüft: %1.</translation>
    </message>
    <message>
        <source>Puzzle of %1</source>
        <translation>Rätsel vom %1</translation>
    </message>
</context>
<context>
    <name>sudoku::GenerateDialog</name>
    <message>
        <source>Board to be filled</source>
        <translation>Gitter, das gefüllt wird</translation>
    </message>
    <message>
        <source>Generate Puzzles</source>
        <translation>Rätsel erzeugen</translation>
    </message>
    <message>
        <source>&amp;Generate</source>
        <translation>&amp;Erzeugen</translation>
    </message>
    <message>
        <source>Puzzle being generated</source>
        <translation>Rätsel, das gerade erzeugt wird</translation>
    </message>
    <message>
        <source>Choose a kind and a difficulty, then press Generate.</source>
        <translation>Art und Schwierigkeit wählen, dann auf Erzeugen drücken.</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Anhalten</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Stop generating; the puzzles stay in the list beside the board</source>
        <translation>Das Erzeugen beenden; die Rätsel bleiben in der Liste neben dem Gitter</translation>
    </message>
    <message>
        <source>O&amp;pen on the Board</source>
        <translation>Auf &amp;dem Gitter öffnen</translation>
    </message>
</context>
<context>
    <name>sudoku::HandbookBrowser</name>
    <message>
        <source>Page of the handbook</source>
        <translation>Seite des Handbuchs</translation>
    </message>
</context>
<context>
    <name>sudoku::HandbookContents</name>
    <message>
        <source>Contents</source>
        <translation>Inhalt</translation>
    </message>
</context>
<context>
    <name>sudoku::HandbookHits</name>
    <message>
        <source>Places found</source>
        <translation>Fundstellen</translation>
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
        <translation>Werkzeugleiste</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>Vorwärts</translation>
    </message>
    <message>
        <source>First Page</source>
        <translation>Erste Seite</translation>
    </message>
    <message>
        <source>Larger Text</source>
        <translation>Größere Schrift</translation>
    </message>
    <message>
        <source>Smaller Text</source>
        <translation>Kleinere Schrift</translation>
    </message>
    <message>
        <source>Search all pages (Ctrl+F)</source>
        <translation>Alle Seiten durchsuchen (Strg+F)</translation>
    </message>
    <message>
        <source>Search all pages</source>
        <translation>Alle Seiten durchsuchen</translation>
    </message>
    <message>
        <source>Handbook — Sudoku Workbench</source>
        <translation>Handbuch — Sudoku Workbench</translation>
    </message>
    <message>
        <source>Handbook: %1 — Sudoku Workbench</source>
        <translation>Handbuch: %1 — Sudoku Workbench</translation>
    </message>
    <message>
        <source>Nothing found. Try fewer or shorter words.</source>
        <translation>Nichts gefunden. Weniger oder kürzere Wörter versuchen.</translation>
    </message>
    <message numerus="yes">
        <source>%n place(s) found. Enter goes to the first.</source>
        <translation>
            <numerusform>%n Stelle gefunden. Eingabe geht zur ersten.</numerusform>
            <numerusform>%n Stellen gefunden. Eingabe geht zur ersten.</numerusform>
        </translation>
    </message>
    <message>
        <source>Place %1 of %2. F3 goes to the next.</source>
        <translation>Stelle %1 von %2. F3 geht zur nächsten.</translation>
    </message>
</context>
<context>
    <name>sudoku::Hinter</name>
    <message>
        <source>Looking for a hint</source>
        <translation>Suche nach einem Hinweis</translation>
    </message>
    <message>
        <source>The search for a hint was stopped.</source>
        <translation>Die Suche nach einem Hinweis wurde angehalten.</translation>
    </message>
    <message>
        <source>%1 Enter applies it.</source>
        <translation>%1 Eingabe wendet ihn an.</translation>
    </message>
    <message>
        <source>Apply</source>
        <translation>Anwenden</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Mehr</translation>
    </message>
    <message>
        <source>wrong</source>
        <translation>falsch</translation>
    </message>
    <message numerus="yes">
        <source>Clear It/Them</source>
        <translation>
            <numerusform>Löschen</numerusform>
            <numerusform>Löschen</numerusform>
        </translation>
    </message>
    <message>
        <source>wrong pencil marks</source>
        <translation>falsche Notizen</translation>
    </message>
    <message>
        <source>Correct Marks</source>
        <translation>Notizen berichtigen</translation>
    </message>
    <message>
        <source>The pencil marks are corrected.</source>
        <translation>Die Notizen sind berichtigt.</translation>
    </message>
    <message>
        <source>Next Hint</source>
        <translation>Nächster Hinweis</translation>
    </message>
    <message>
        <source>The puzzle has no solution.</source>
        <translation>Das Rätsel hat keine Lösung.</translation>
    </message>
    <message>
        <source>Explain</source>
        <translation>Erklären</translation>
    </message>
    <message>
        <source>No technique that is switched on gives a step.</source>
        <translation>Keine der eingeschalteten Techniken ergibt einen Schritt.</translation>
    </message>
    <message>
        <source>Techniques…</source>
        <translation>Techniken&#xa0;…</translation>
    </message>
    <message>
        <source>Type in a puzzle first.</source>
        <translation>Zuerst ein Rätsel eingeben.</translation>
    </message>
    <message>
        <source>No further step follows: there is more than one solution.</source>
        <translation>Es folgt kein weiterer Schritt: Es gibt mehr als eine Lösung.</translation>
    </message>
    <message>
        <source>Show Two Solutions</source>
        <translation>Zwei Lösungen zeigen</translation>
    </message>
    <message>
        <source>Applied: %1.</source>
        <translation>Angewendet: %1.</translation>
    </message>
    <message>
        <source>Apply Hint</source>
        <translation>Hinweis anwenden</translation>
    </message>
    <message>
        <source>Filling in candidates</source>
        <translation>Trage Kandidaten ein</translation>
    </message>
    <message>
        <source>Fill in Candidates</source>
        <translation>Kandidaten eintragen</translation>
    </message>
    <message>
        <source>Digits that you type are entries now.</source>
        <translation>Eingegebene Ziffern sind jetzt Einträge.</translation>
    </message>
    <message>
        <source>Learn This</source>
        <translation>Das lernen</translation>
    </message>
    <message>
        <source>%1: nothing on the board as it stands.</source>
        <translation>%1: nichts auf dem Gitter, so wie es jetzt ist.</translation>
    </message>
</context>
<context>
    <name>sudoku::KeysPage</name>
    <message>
        <source>No Ke&amp;y</source>
        <translation>&amp;Keine Taste</translation>
    </message>
    <message>
        <source>&amp;Reset</source>
        <translation>Zu&amp;rücksetzen</translation>
    </message>
    <message>
        <source>Find a command or a key</source>
        <translation>Befehl oder Taste suchen</translation>
    </message>
    <message>
        <source>Command</source>
        <translation>Befehl</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Tasten</translation>
    </message>
    <message>
        <source>Commands</source>
        <translation>Befehle</translation>
    </message>
    <message>
        <source>Keys of the command</source>
        <translation>Tasten des Befehls</translation>
    </message>
    <message>
        <source>Give the command the keys that it had at first</source>
        <translation>Dem Befehl seine ursprünglichen Tasten geben</translation>
    </message>
    <message>
        <source>Choose a command, then press its new keys in the field.</source>
        <translation>Befehl wählen, dann im Feld seine neuen Tasten drücken.</translation>
    </message>
    <message>
        <source>%1 belongs to %2. Give that another key first.</source>
        <translation>%1 gehört zu %2. Diesem Befehl zuerst eine andere Taste geben.</translation>
    </message>
    <message>
        <source>The board needs %1. Choose another key, such as a function key or one with Ctrl.</source>
        <translation>Das Gitter braucht %1. Eine andere Taste wählen, etwa eine Funktionstaste oder eine mit Strg.</translation>
    </message>
</context>
<context>
    <name>sudoku::KindBox</name>
    <message>
        <source>Add a rule: type its name</source>
        <translation>Regel hinzufügen: Namen eingeben</translation>
    </message>
    <message>
        <source>This needs %1.</source>
        <translation>Das braucht %1.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>There is no rule called &apos;%1&apos;. The list shows all rules.</source>
        <translation>Es gibt keine Regel „%1“. Die Liste zeigt alle Regeln.</translation>
    </message>
    <message>
        <source>For the whole board</source>
        <translation>Für das ganze Gitter</translation>
    </message>
    <message>
        <source>Cages, regions and cells</source>
        <translation>Käfige, Regionen und Zellen</translation>
    </message>
    <message>
        <source>Between two cells</source>
        <translation>Zwischen zwei Zellen</translation>
    </message>
    <message>
        <source>Lines</source>
        <translation>Linien</translation>
    </message>
    <message>
        <source>Numbers beside the board</source>
        <translation>Zahlen neben dem Gitter</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>My kinds</source>
        <translation>Meine Arten</translation>
    </message>
</context>
<context>
    <name>sudoku::KindChooser</name>
    <message>
        <source>none</source>
        <translation>keine</translation>
    </message>
</context>
<context>
    <name>sudoku::KindList</name>
    <message>
        <source>Another kind…</source>
        <translation>Weitere Art&#xa0;…</translation>
    </message>
</context>
<context>
    <name>sudoku::LaboratoryDialog</name>
    <message>
        <source>Encodings</source>
        <translation>Kodierungen</translation>
    </message>
    <message>
        <source>M&amp;easure</source>
        <translation>&amp;Messen</translation>
    </message>
    <message>
        <source>Look &amp;Inside</source>
        <translation>&amp;Hineinsehen</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
</context>
<context>
    <name>sudoku::LearnPage</name>
    <message>
        <source>Learn</source>
        <translation>Lernen</translation>
    </message>
    <message>
        <source>&amp;New to Sudoku? Ten Lessons</source>
        <translation>&amp;Neu bei Sudoku? Zehn Lektionen</translation>
    </message>
    <message>
        <source>Start &amp;Over…</source>
        <translation>&amp;Von vorn beginnen&#xa0;…</translation>
    </message>
    <message>
        <source>%1 ▾</source>
        <translation>%1 ▾</translation>
    </message>
    <message>
        <source>Techniques: %1</source>
        <translation>Techniken: %1</translation>
    </message>
    <message>
        <source>%1 of %2 techniques practised</source>
        <translation>%1 von %2 Techniken geübt</translation>
    </message>
    <message>
        <source>&amp;Continue: %1</source>
        <translation>&amp;Weiter: %1</translation>
    </message>
    <message>
        <source>Start Over</source>
        <translation>Von vorn beginnen</translation>
    </message>
    <message>
        <source>Forget what you have practised?</source>
        <translation>Vergessen, was bisher geübt wurde?</translation>
    </message>
    <message>
        <source>Bac&amp;k to the Board (Esc)</source>
        <translation>&amp;Zurück zum Gitter (Esc)</translation>
    </message>
</context>
<context>
    <name>sudoku::LessonDialog</name>
    <message>
        <source>&amp;All steps</source>
        <translation>&amp;Alle Schritte</translation>
    </message>
    <message>
        <source>Only steps &amp;harder than singles</source>
        <translation>Nur Schritte, die &amp;schwerer als Einer sind</translation>
    </message>
    <message>
        <source>&amp;From step</source>
        <translation>&amp;Von Schritt</translation>
    </message>
    <message>
        <source>Export Walkthrough as %1</source>
        <translation>Lösungsweg als %1 exportieren</translation>
    </message>
    <message>
        <source>E&amp;xport…</source>
        <translation>E&amp;xportieren&#xa0;…</translation>
    </message>
    <message>
        <source>First step</source>
        <translation>Erster Schritt</translation>
    </message>
    <message>
        <source>Last step</source>
        <translation>Letzter Schritt</translation>
    </message>
    <message>
        <source>to</source>
        <translation>bis</translation>
    </message>
    <message numerus="yes">
        <source>%n picture(s); singles that follow each other are in one</source>
        <translation>
            <numerusform>%n Bild; aufeinanderfolgende Einer sind in einem</numerusform>
            <numerusform>%n Bilder; aufeinanderfolgende Einer sind in einem</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sudoku::LevelsField</name>
    <message>
        <source>Choose…</source>
        <translation>Auswählen …</translation>
    </message>
    <message>
        <source>Choose a file of levels</source>
        <translation>Eine Datei mit Stufen auswählen</translation>
    </message>
    <message>
        <source>A file in JSON with levels of your own, which are then offered as a difficulty</source>
        <translation>Eine JSON-Datei mit eigenen Stufen, die dann als Schwierigkeit angeboten werden</translation>
    </message>
    <message>
        <source>File of Levels</source>
        <translation>Datei mit Stufen</translation>
    </message>
    <message>
        <source>Levels (*.json)</source>
        <translation>Stufen (*.json)</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>sudoku::LicencesDialog</name>
    <message>
        <source>Licences</source>
        <translation>Lizenzen</translation>
    </message>
    <message>
        <source>Parts of the program</source>
        <translation>Teile des Programms</translation>
    </message>
    <message>
        <source>Licence</source>
        <translation>Lizenz</translation>
    </message>
    <message>
        <source>Licence: %1</source>
        <translation>Lizenz: %1</translation>
    </message>
</context>
<context>
    <name>sudoku::LiveCandidates</name>
    <message numerus="yes">
        <source>… Candidates of %n cell(s) are open</source>
        <translation>
            <numerusform>… Kandidaten von %n Zelle sind offen</numerusform>
            <numerusform>… Kandidaten von %n Zellen sind offen</numerusform>
        </translation>
    </message>
    <message>
        <source>… Candidates</source>
        <translation>… Kandidaten</translation>
    </message>
    <message>
        <source>✓ Candidates</source>
        <translation>✓ Kandidaten</translation>
    </message>
    <message>
        <source>✗ No candidates</source>
        <translation>✗ Keine Kandidaten</translation>
    </message>
    <message numerus="yes">
        <source>? Candidates of %n cell(s) are open</source>
        <translation>
            <numerusform>? Kandidaten von %n Zelle sind offen</numerusform>
            <numerusform>? Kandidaten von %n Zellen sind offen</numerusform>
        </translation>
    </message>
    <message>
        <source>? Candidates that leave one solution are open</source>
        <translation>? Kandidaten, die eine Lösung übrig lassen, sind offen</translation>
    </message>
</context>
<context>
    <name>sudoku::LiveCheck</name>
    <message>
        <source>… Checking</source>
        <translation>… Prüfe</translation>
    </message>
    <message>
        <source>✓ One solution</source>
        <translation>✓ Eine Lösung</translation>
    </message>
    <message>
        <source>≥2 solutions</source>
        <translation>≥2 Lösungen</translation>
    </message>
    <message>
        <source>✗ No solution</source>
        <translation>✗ Keine Lösung</translation>
    </message>
    <message numerus="yes">
        <source>%Ln solution(s)</source>
        <translation>
            <numerusform>%Ln Lösung</numerusform>
            <numerusform>%Ln Lösungen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>More than %Ln solution(s)</source>
        <translation>
            <numerusform>Mehr als %Ln Lösung</numerusform>
            <numerusform>Mehr als %Ln Lösungen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>≥%Ln solution(s), still counting</source>
        <translation>
            <numerusform>≥%Ln Lösung, Zählung läuft</numerusform>
            <numerusform>≥%Ln Lösungen, Zählung läuft</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>≥%Ln solution(s)</source>
        <translation>
            <numerusform>≥%Ln Lösung</numerusform>
            <numerusform>≥%Ln Lösungen</numerusform>
        </translation>
    </message>
    <message>
        <source>? Not decided yet: F8 checks it</source>
        <translation>? Noch nicht entschieden: F8 prüft es</translation>
    </message>
</context>
<context>
    <name>sudoku::MainWindow</name>
    <message>
        <source>Checkpoint set.</source>
        <translation>Zwischenstand gemerkt.</translation>
    </message>
    <message>
        <source>Checkpoint set. %1 goes back to it.</source>
        <translation>Zwischenstand gemerkt. %1 geht dorthin zurück.</translation>
    </message>
    <message>
        <source>New puzzle</source>
        <translation>Neues Rätsel</translation>
    </message>
    <message>
        <source>%1[*] — Sudoku Workbench</source>
        <translation>%1[*] — Sudoku Workbench</translation>
    </message>
    <message>
        <source>Learn</source>
        <translation>Lernen</translation>
    </message>
</context>
<context>
    <name>sudoku::MeasurementsChart</name>
    <message>
        <source>Automatic</source>
        <translation>Automatisch</translation>
    </message>
    <message>
        <source>Linear</source>
        <translation>Linear</translation>
    </message>
    <message>
        <source>Logarithmic</source>
        <translation>Logarithmisch</translation>
    </message>
    <message>
        <source>&amp;Chart of</source>
        <translation>&amp;Diagramm</translation>
    </message>
    <message>
        <source>Sca&amp;le</source>
        <translation>Ska&amp;la</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>not known</source>
        <translation>nicht bekannt</translation>
    </message>
</context>
<context>
    <name>sudoku::MeasurementsModel</name>
    <message>
        <source>%1, the smallest</source>
        <translation>%1, der kleinste Wert</translation>
    </message>
    <message>
        <source>Solver</source>
        <translation>Löser</translation>
    </message>
    <message>
        <source>Answer</source>
        <translation>Antwort</translation>
    </message>
    <message>
        <source>%1 (%2 of %3 runs)</source>
        <translation>%1 (%2 von %3 Messungen)</translation>
    </message>
    <message>
        <source>puzzles: %L1</source>
        <translation>Rätsel: %L1</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Encoding</source>
        <translation>Kodierung</translation>
    </message>
</context>
<context>
    <name>sudoku::MeasurementsPage</name>
    <message>
        <source>Choose encodings and solvers to compare on this board, then press Measure.</source>
        <translation>Kodierungen und Löser wählen, die an diesem Gitter verglichen werden, dann auf Messen drücken.</translation>
    </message>
    <message>
        <source>&amp;Measure</source>
        <translation>Me&amp;ssen</translation>
    </message>
    <message>
        <source>Progress</source>
        <translation>Fortschritt</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Anhalten</translation>
    </message>
    <message>
        <source>The board has changed: these figures are for the previous board.</source>
        <translation>Das Gitter hat sich geändert: Diese Zahlen gelten für das vorige.</translation>
    </message>
    <message>
        <source>Measure A&amp;gain</source>
        <translation>&amp;Neu messen</translation>
    </message>
    <message>
        <source>Measurements</source>
        <translation>Messwerte</translation>
    </message>
    <message>
        <source>Bold: the smallest value of its column</source>
        <translation>Fett: der kleinste Wert seiner Spalte</translation>
    </message>
    <message>
        <source>Cop&amp;y Table</source>
        <translation>&amp;Tabelle kopieren</translation>
    </message>
    <message>
        <source>&amp;Save as CSV…</source>
        <translation>Als &amp;CSV speichern&#xa0;…</translation>
    </message>
    <message>
        <source>%1 with %2, run %3 of %4 …</source>
        <translation>%1 mit %2, Messung %3 von %4 …</translation>
    </message>
    <message>
        <source>Stopped after %1: %2 of %3 rows were measured.</source>
        <translation>Nach %1 angehalten: %2 von %3 Zeilen wurden gemessen.</translation>
    </message>
    <message>
        <source>The table was copied: paste it into a spreadsheet.</source>
        <translation>Die Tabelle wurde kopiert und kann in eine Tabellenkalkulation eingefügt werden.</translation>
    </message>
    <message>
        <source>Save Measurements</source>
        <translation>Messwerte speichern</translation>
    </message>
    <message>
        <source>encodings.csv</source>
        <translation>kodierungen.csv</translation>
    </message>
    <message>
        <source>Comma-separated values (*.csv)</source>
        <translation>Durch Kommas getrennte Werte (*.csv)</translation>
    </message>
    <message>
        <source>Cannot save %1: %2</source>
        <translation>%1 kann nicht gespeichert werden: %2</translation>
    </message>
    <message>
        <source>Saved as %1.</source>
        <translation>Gespeichert als %1.</translation>
    </message>
    <message>
        <source>Copy Table</source>
        <translation>Tabelle kopieren</translation>
    </message>
    <message>
        <source>Puzzle</source>
        <translation>Rätsel</translation>
    </message>
    <message>
        <source>O&amp;pen CSV…</source>
        <translation>CSV ö&amp;ffnen&#xa0;…</translation>
    </message>
    <message>
        <source>Open Measurements</source>
        <translation>Messwerte öffnen</translation>
    </message>
    <message>
        <source>Cannot open %1: %2</source>
        <translation>%1 kann nicht geöffnet werden: %2</translation>
    </message>
    <message>
        <source>Opened %1. Rows: %L2.</source>
        <translation>%1 geöffnet. Zeilen: %L2.</translation>
    </message>
    <message>
        <source>All puzzles together (%L1)</source>
        <translation>Alle Rätsel zusammen (%L1)</translation>
    </message>
</context>
<context>
    <name>sudoku::MessageBar</name>
    <message>
        <source>Stop</source>
        <translation>Anhalten</translation>
    </message>
</context>
<context>
    <name>sudoku::Messenger</name>
    <message>
        <source>All cells are filled, but this is not a solution.</source>
        <translation>Alle Zellen sind gefüllt, aber das ist keine Lösung.</translation>
    </message>
    <message>
        <source>All cells are filled, but %1.</source>
        <translation>Alle Zellen sind gefüllt, aber %1.</translation>
    </message>
    <message numerus="yes">
        <source>Show It/Them</source>
        <translation>
            <numerusform>Zeigen</numerusform>
            <numerusform>Zeigen</numerusform>
        </translation>
    </message>
    <message>
        <source>Solved! Every rule is obeyed.</source>
        <translation>Gelöst! Alle Regeln sind eingehalten.</translation>
    </message>
    <message>
        <source>Solved in %1! Every rule is obeyed.</source>
        <translation>In %1 gelöst! Alle Regeln sind eingehalten.</translation>
    </message>
    <message>
        <source>Type a puzzle row by row, with Space for a blank; or paste one, or drop a file here. F9 solves it.</source>
        <translation>Ein Rätsel Zeile für Zeile eingeben, Leertaste für eine leere Zelle; oder eines einfügen oder eine Datei hierher ziehen. F9 löst es.</translation>
    </message>
    <message>
        <source>Solve filled in the board. Every rule is obeyed.</source>
        <translation>Lösen hat das Gitter ausgefüllt. Alle Regeln sind erfüllt.</translation>
    </message>
    <message>
        <source>Type a puzzle row by row, with Space to go to the next cell; or paste one, or drop a file here. F9 solves it.</source>
        <translation>Ein Rätsel Zeile für Zeile tippen, mit der Leertaste zur nächsten Zelle; oder eins einfügen oder eine Datei hierher ziehen. F9 löst es.</translation>
    </message>
    <message>
        <source>Explain</source>
        <translation>Erklären</translation>
    </message>
    <message>
        <source>Solve filled in the board. %1</source>
        <translation>Lösen hat das Gitter ausgefüllt. %1</translation>
    </message>
    <message>
        <source>The board is full. %1</source>
        <translation>Das Gitter ist voll. %1</translation>
    </message>
    <message>
        <source>The puzzle is solved. Enter shows the result again.</source>
        <translation>Das Rätsel ist gelöst. Eingabe zeigt das Ergebnis noch einmal.</translation>
    </message>
    <message>
        <source>Show Result</source>
        <translation>Ergebnis zeigen</translation>
    </message>
    <message>
        <source>All cells are filled, and no digit is repeated in a row or column. Whether regions fit is not known yet.</source>
        <translation>Alle Zellen sind gefüllt, und in keiner Zeile oder Spalte wiederholt sich eine Ziffer. Ob Regionen passen, ist noch nicht bekannt.</translation>
    </message>
</context>
<context>
    <name>sudoku::NewPuzzleDialog</name>
    <message>
        <source>New Puzzle</source>
        <translation>Neues Rätsel</translation>
    </message>
    <message>
        <source>&amp;Kind:</source>
        <translation>&amp;Art:</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Art</translation>
    </message>
    <message>
        <source>Di&amp;fficulty:</source>
        <translation>&amp;Schwierigkeit:</translation>
    </message>
    <message>
        <source>&amp;All kinds and sizes</source>
        <translation>A&amp;lle Arten und Größen</translation>
    </message>
    <message>
        <source>What the puzzle has, or what you draw first on an empty board</source>
        <translation>Was das Rätsel hat oder was auf einem leeren Gitter zuerst gezeichnet wird</translation>
    </message>
    <message>
        <source>&amp;Cages, lines:</source>
        <translation>&amp;Käfige, Linien:</translation>
    </message>
    <message>
        <source>S&amp;ymmetry:</source>
        <translation>S&amp;ymmetrie:</translation>
    </message>
    <message>
        <source>Preview of the board</source>
        <translation>Vorschau des Gitters</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>&amp;More Than One…</source>
        <translation>&amp;Mehr als eins&#xa0;…</translation>
    </message>
    <message>
        <source>Many puzzles, techniques, patterns and numbers of clues</source>
        <translation>Viele Rätsel, Techniken, Muster und die Zahl der Vorgaben</translation>
    </message>
    <message>
        <source>&amp;Empty Board</source>
        <translation>Leeres Gi&amp;tter</translation>
    </message>
    <message>
        <source>A board to type or to draw a puzzle on</source>
        <translation>Ein Gitter, um ein Rätsel einzugeben oder zu zeichnen</translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <translation>S&amp;pielen</translation>
    </message>
    <message>
        <source>none</source>
        <translation>keine</translation>
    </message>
    <message>
        <source>The next puzzle is ready.</source>
        <translation>Das nächste Rätsel ist bereit.</translation>
    </message>
    <message>
        <source>Singles are enough.</source>
        <translation>Einer genügen.</translation>
    </message>
    <message>
        <source>Pairs, triples and locked candidates; no fish and no chains.</source>
        <translation>Paare, Drillinge und gesperrte Kandidaten; keine Fische und keine Ketten.</translation>
    </message>
    <message>
        <source>Fish, wings and colours; no long chains.</source>
        <translation>Fische, Wings und Färbungen; keine langen Ketten.</translation>
    </message>
    <message>
        <source>Chains, finned fish and almost locked sets.</source>
        <translation>Ketten, Fische mit Flosse und fast geschlossene Mengen.</translation>
    </message>
    <message>
        <source>Forcing chains, and whatever else it takes.</source>
        <translation>Forcing Chains und was es sonst noch braucht.</translation>
    </message>
    <message>
        <source>Singles are enough, and about half of the cells have clues.</source>
        <translation>Einzelne genügen, und etwa die Hälfte der Zellen hat Vorgaben.</translation>
    </message>
</context>
<context>
    <name>sudoku::NumberEditor</name>
    <message>
        <source>Number of the rule</source>
        <translation>Zahl der Regel</translation>
    </message>
    <message>
        <source>comma</source>
        <translation>Komma</translation>
    </message>
    <message>
        <source>Delete the last figure</source>
        <translation>Letzte Ziffer löschen</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Fertig</translation>
    </message>
    <message>
        <source>%1. Enter, Escape or whatever you do next takes it; Undo takes it back.</source>
        <translation>%1. Eingabe, Esc oder was immer danach geschieht, übernimmt sie; Rückgängig nimmt sie zurück.</translation>
    </message>
</context>
<context>
    <name>sudoku::NumberFinder</name>
    <message>
        <source>Finding numbers</source>
        <translation>Suche Zahlen</translation>
    </message>
    <message>
        <source>All Numbers</source>
        <translation>Alle Zahlen</translation>
    </message>
</context>
<context>
    <name>sudoku::OfferButtons</name>
    <message>
        <source>More…</source>
        <translation>Mehr&#xa0;…</translation>
    </message>
</context>
<context>
    <name>sudoku::OwnKindForm</name>
    <message>
        <source>Two digits, a and b</source>
        <translation>Zwei Ziffern, a und b</translation>
    </message>
    <message>
        <source>All digits together: sum, largest …</source>
        <translation>Alle Ziffern zusammen: sum, largest …</translation>
    </message>
    <message>
        <source>A pattern that the digits match</source>
        <translation>Ein Muster, auf das die Ziffern passen</translation>
    </message>
    <message>
        <source>A state machine of the Interactive Sudoku Solver</source>
        <translation>Ein Zustandsautomat des Interactive Sudoku Solver</translation>
    </message>
    <message>
        <source>Step by step, from digit to digit</source>
        <translation>Schritt für Schritt, von Ziffer zu Ziffer</translation>
    </message>
    <message>
        <source>Neighbours on a line</source>
        <translation>Nachbarn auf einer Linie</translation>
    </message>
    <message>
        <source>Neighbours on a closed line</source>
        <translation>Nachbarn auf einer geschlossenen Linie</translation>
    </message>
    <message>
        <source>Cells in their order, anywhere</source>
        <translation>Zellen in ihrer Reihenfolge, überall</translation>
    </message>
    <message>
        <source>A group of cells</source>
        <translation>Eine Gruppe von Zellen</translation>
    </message>
    <message>
        <source>A mark between two cells</source>
        <translation>Ein Zeichen zwischen zwei Zellen</translation>
    </message>
    <message>
        <source>A number beside the board</source>
        <translation>Eine Zahl neben dem Gitter</translation>
    </message>
    <message>
        <source>Every row</source>
        <translation>Jede Zeile</translation>
    </message>
    <message>
        <source>Every column</source>
        <translation>Jede Spalte</translation>
    </message>
    <message>
        <source>Every region</source>
        <translation>Jede Region</translation>
    </message>
    <message>
        <source>All cells beside each other</source>
        <translation>Alle Zellen, die nebeneinander liegen</translation>
    </message>
    <message>
        <source>All cells a leap apart</source>
        <translation>Alle Zellen im Abstand eines Sprungs</translation>
    </message>
    <message>
        <source>from the first cell</source>
        <translation>von der ersten Zelle an</translation>
    </message>
    <message>
        <source>from either end</source>
        <translation>von einem der Enden an</translation>
    </message>
    <message>
        <source>from both ends</source>
        <translation>von beiden Enden an</translation>
    </message>
    <message>
        <source>as a part of a longer line</source>
        <translation>als Teil einer längeren Linie</translation>
    </message>
    <message>
        <source>Broad line</source>
        <translation>Breite Linie</translation>
    </message>
    <message>
        <source>Beads</source>
        <translation>Perlen</translation>
    </message>
    <message>
        <source>Dashes</source>
        <translation>Striche</translation>
    </message>
    <message>
        <source>Crossed line</source>
        <translation>Linie mit Querstrichen</translation>
    </message>
    <message>
        <source>Striped cells</source>
        <translation>Gestreifte Zellen</translation>
    </message>
    <message>
        <source>Dashed cage</source>
        <translation>Gestrichelter Käfig</translation>
    </message>
    <message>
        <source>White dot</source>
        <translation>Weißer Punkt</translation>
    </message>
    <message>
        <source>Black dot</source>
        <translation>Schwarzer Punkt</translation>
    </message>
    <message>
        <source>A sign</source>
        <translation>Ein Zeichen</translation>
    </message>
    <message>
        <source>Nothing</source>
        <translation>Nichts</translation>
    </message>
    <message>
        <source>over the edges too</source>
        <translation>auch über die Ränder</translation>
    </message>
    <message>
        <source>each has a number, k</source>
        <translation>jede hat eine Zahl, k</translation>
    </message>
    <message>
        <source>Colour…</source>
        <translation>Farbe…</translation>
    </message>
    <message>
        <source>Na&amp;me:</source>
        <translation>&amp;Name:</translation>
    </message>
    <message>
        <source>In &amp;words:</source>
        <translation>&amp;In Worten:</translation>
    </message>
    <message>
        <source>It is &amp;about:</source>
        <translation>&amp;Es geht um:</translation>
    </message>
    <message>
        <source>&amp;Cells:</source>
        <translation>&amp;Zellen:</translation>
    </message>
    <message>
        <source>&amp;Rule:</source>
        <translation>&amp;Regel:</translation>
    </message>
    <message>
        <source>S&amp;tarts with:</source>
        <translation>&amp;Beginnt mit:</translation>
    </message>
    <message>
        <source>May &amp;end if:</source>
        <translation>&amp;Darf enden, wenn:</translation>
    </message>
    <message>
        <source>Rea&amp;d:</source>
        <translation>&amp;Lesen:</translation>
    </message>
    <message>
        <source>and</source>
        <translation>und</translation>
    </message>
    <message>
        <source>&amp;Leap:</source>
        <translation>&amp;Sprung:</translation>
    </message>
    <message>
        <source>Loo&amp;k:</source>
        <translation>&amp;Aussehen:</translation>
    </message>
    <message>
        <source>Si&amp;gn:</source>
        <translation>Zei&amp;chen:</translation>
    </message>
    <message>
        <source>Not yet a rule: %1.</source>
        <translation>Noch keine Regel: %1.</translation>
    </message>
    <message>
        <source>In files it is called %1.</source>
        <translation>In Dateien heißt sie %1.</translation>
    </message>
    <message>
        <source>Colour of the Line</source>
        <translation>Farbe der Linie</translation>
    </message>
    <message>
        <source>Say it in words: people read them below the printed puzzle.</source>
        <translation>Sagen Sie es in Worten: Sie stehen unter dem gedruckten Rätsel.</translation>
    </message>
    <message>
        <source>Other kinds: and, or, not, one of</source>
        <translation>Andere Arten: and, or, not, one</translation>
    </message>
    <message>
        <source>A number beside the board, along a diagonal</source>
        <translation>Eine Zahl neben dem Gitter, entlang einer Diagonale</translation>
    </message>
    <message>
        <source>Like the kinds that it combines</source>
        <translation>Wie die Arten, die sie kombiniert</translation>
    </message>
    <message>
        <source>Table up t&amp;o:</source>
        <translation>Tabelle v&amp;on 1 bis:</translation>
    </message>
    <message>
        <source>A kind to combine</source>
        <translation>Eine Art zum Kombinieren</translation>
    </message>
    <message>
        <source>&amp;Use:</source>
        <translation>&amp;Verwenden:</translation>
    </message>
    <message>
        <source>No two digits from 1 to %1 keep this rule.</source>
        <translation>Keine zwei Ziffern von 1 bis %1 halten diese Regel ein.</translation>
    </message>
    <message>
        <source>Any two digits from 1 to %1 keep this rule.</source>
        <translation>Alle zwei Ziffern von 1 bis %1 halten diese Regel ein.</translation>
    </message>
    <message>
        <source>On the board it looks like %1.</source>
        <translation>Auf dem Gitter sieht sie aus wie %1.</translation>
    </message>
    <message>
        <source>Its mark does not show which digit is a.</source>
        <translation>Ihr Zeichen zeigt nicht, welche Ziffer a ist.</translation>
    </message>
    <message>
        <source>This look does not show which cell is the first.</source>
        <translation>Dieses Aussehen zeigt nicht, welche Zelle die erste ist.</translation>
    </message>
    <message>
        <source>Every square of four cells</source>
        <translation>Jedes Quadrat aus vier Zellen</translation>
    </message>
</context>
<context>
    <name>sudoku::OwnKindStore</name>
    <message>
        <source>this is no list of kinds</source>
        <translation>das ist keine Liste von Arten</translation>
    </message>
    <message>
        <source>kind %1: %2</source>
        <translation>Art %1: %2</translation>
    </message>
</context>
<context>
    <name>sudoku::OwnKindsController</name>
    <message>
        <source>The kinds cannot be kept: %1.</source>
        <translation>Die Arten können nicht aufbewahrt werden: %1.</translation>
    </message>
    <message>
        <source>Change Kind of Rule</source>
        <translation>Art der Regel ändern</translation>
    </message>
    <message numerus="yes">
        <source>%n rule(s) of the board stay as they were: the changed kind does not fit them.</source>
        <translation>
            <numerusform>%n Regel des Gitters bleibt, wie sie war: die geänderte Art passt nicht zu ihr.</numerusform>
            <numerusform>%n Regeln des Gitters bleiben, wie sie waren: die geänderte Art passt nicht zu ihnen.</numerusform>
        </translation>
    </message>
    <message>
        <source>Not all of your kinds can be read: %1. They stay in their file as they are.</source>
        <translation>Nicht alle Ihre Arten sind lesbar: %1. Sie bleiben in ihrer Datei, wie sie sind.</translation>
    </message>
</context>
<context>
    <name>sudoku::OwnKindsDialog</name>
    <message>
        <source>Co&amp;py</source>
        <translation>&amp;Kopieren</translation>
    </message>
    <message>
        <source>Remo&amp;ve</source>
        <translation>En&amp;tfernen</translation>
    </message>
    <message>
        <source>E&amp;xport…</source>
        <translation>E&amp;xportieren…</translation>
    </message>
    <message>
        <source>My Kinds of Rules</source>
        <translation>Meine Arten von Regeln</translation>
    </message>
    <message>
        <source>My kinds of rules</source>
        <translation>Meine Arten von Regeln</translation>
    </message>
    <message>
        <source>&amp;New</source>
        <translation>Ne&amp;u</translation>
    </message>
    <message>
        <source>Example&amp;s</source>
        <translation>Beis&amp;piele</translation>
    </message>
    <message>
        <source>On the Board</source>
        <translation>Auf dem Gitter</translation>
    </message>
    <message>
        <source>Shipped</source>
        <translation>Mitgeliefert</translation>
    </message>
    <message>
        <source>&amp;Import…</source>
        <translation>I&amp;mportieren…</translation>
    </message>
    <message>
        <source>My rule</source>
        <translation>Meine Regel</translation>
    </message>
    <message>
        <source>Import Kinds of Rules</source>
        <translation>Arten von Regeln importieren</translation>
    </message>
    <message>
        <source>Kinds of rules (*.json)</source>
        <translation>Arten von Regeln (*.json)</translation>
    </message>
    <message>
        <source>%1: %2.</source>
        <translation>%1: %2.</translation>
    </message>
    <message>
        <source>Export Kinds of Rules</source>
        <translation>Arten von Regeln exportieren</translation>
    </message>
    <message>
        <source>another kind has this name</source>
        <translation>eine andere Art heißt auch so</translation>
    </message>
    <message>
        <source>Discard what you have changed?</source>
        <translation>Ihre Änderungen verwerfen?</translation>
    </message>
    <message>
        <source>Added: %1.</source>
        <translation>Dazugekommen: %1.</translation>
    </message>
    <message>
        <source>In the list before: %1.</source>
        <translation>Schon in der Liste: %1.</translation>
    </message>
    <message>
        <source>New makes a kind; Examples has some to begin with.</source>
        <translation>„Neu“ macht eine Art; unter „Beispiele“ sind einige für den Anfang.</translation>
    </message>
    <message>
        <source>Exported: %1.</source>
        <translation>Exportiert: %1.</translation>
    </message>
</context>
<context>
    <name>sudoku::PageForm</name>
    <message>
        <source>Mirrored, as in a boo&amp;k</source>
        <translation>Gespiegelt wie im &amp;Buch</translation>
    </message>
    <message>
        <source>suits the page</source>
        <translation>passend zur Seite</translation>
    </message>
    <message>
        <source> mm</source>
        <translation> mm</translation>
    </message>
    <message>
        <source>Margin:</source>
        <translation>Rand:</translation>
    </message>
    <message>
        <source>G&amp;utter:</source>
        <translation>B&amp;undsteg:</translation>
    </message>
    <message>
        <source>First page:</source>
        <translation>Erste Seite:</translation>
    </message>
    <message>
        <source>First puzzle:</source>
        <translation>Erstes Rätsel:</translation>
    </message>
    <message>
        <source>that of the puzzles</source>
        <translation>wie bei den Rätseln</translation>
    </message>
    <message>
        <source>The author that a PDF names</source>
        <translation>Der Autor, den eine PDF-Datei nennt</translation>
    </message>
    <message>
        <source>Author:</source>
        <translation>Autor:</translation>
    </message>
    <message>
        <source>Where the QR code below each puzzle leads</source>
        <translation>Wohin der QR-Code unter jedem Rätsel führt</translation>
    </message>
    <message>
        <source>&amp;QR code:</source>
        <translation>&amp;QR-Code:</translation>
    </message>
    <message>
        <source>How strong the lines of boards are</source>
        <translation>Wie kräftig die Linien der Gitter sind</translation>
    </message>
    <message>
        <source>Lines:</source>
        <translation>Linien:</translation>
    </message>
    <message>
        <source>suits the boards</source>
        <translation>passend zu den Gittern</translation>
    </message>
    <message>
        <source> pt</source>
        <translation> pt</translation>
    </message>
    <message>
        <source>The size of the number above each puzzle; what is beside it follows</source>
        <translation>Die Größe der Nummer über jedem Rätsel; was daneben steht, richtet sich danach</translation>
    </message>
    <message>
        <source>Captions:</source>
        <translation>Überschriften:</translation>
    </message>
    <message>
        <source>The size of sums in cages and of clues beside boards</source>
        <translation>Die Größe der Summen in Käfigen und der Vorgaben neben Gittern</translation>
    </message>
    <message>
        <source>Sums and clues outside:</source>
        <translation>Summen und Vorgaben am Rand:</translation>
    </message>
    <message>
        <source>The size of page numbers and of what else is at the foot of pages</source>
        <translation>Die Größe der Seitenzahlen und dessen, was sonst am Fuß der Seiten steht</translation>
    </message>
    <message>
        <source>Page numbers:</source>
        <translation>Seitenzahlen:</translation>
    </message>
</context>
<context>
    <name>sudoku::PageView</name>
    <message>
        <source>Preview of the pages</source>
        <translation>Vorschau der Seiten</translation>
    </message>
</context>
<context>
    <name>sudoku::PairFinder</name>
    <message>
        <source>Comparing cells</source>
        <translation>Zellen vergleichen</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>Show Them One by One (Alt+Right)</source>
        <translation>Einzeln zeigen (Alt+Rechts)</translation>
    </message>
    <message>
        <source>Next (Alt+Right)</source>
        <translation>Nächste (Alt+Rechts)</translation>
    </message>
    <message>
        <source>Previous (Alt+Left)</source>
        <translation>Vorige (Alt+Links)</translation>
    </message>
</context>
<context>
    <name>sudoku::PairTable</name>
    <message>
        <source>Allowed pairs of digits</source>
        <translation>Erlaubte Paare von Ziffern</translation>
    </message>
    <message numerus="yes">
        <source>%n pair(s) of %1 are allowed</source>
        <translation>
            <numerusform>%n Paar von %1 ist erlaubt</numerusform>
            <numerusform>%n Paare von %1 sind erlaubt</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>a in rows, b in columns: %n pair(s) of %1 are allowed. A click allows one or forbids it.</source>
        <translation>
            <numerusform>a in Zeilen, b in Spalten: %n Paar von %1 ist erlaubt. Ein Klick erlaubt eines oder verbietet es.</numerusform>
            <numerusform>a in Zeilen, b in Spalten: %n Paare von %1 sind erlaubt. Ein Klick erlaubt eines oder verbietet es.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sudoku::PatternEditor</name>
    <message>
        <source>free</source>
        <translation>frei</translation>
    </message>
    <message>
        <source>must have a clue</source>
        <translation>muss eine Vorgabe haben</translation>
    </message>
    <message>
        <source>must have no clue</source>
        <translation>darf keine Vorgabe haben</translation>
    </message>
    <message>
        <source>%1, by symmetry</source>
        <translation>%1, durch Symmetrie</translation>
    </message>
    <message>
        <source>Pattern, row %1, column %2: %3</source>
        <translation>Muster, Zeile %1, Spalte %2: %3</translation>
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
        <translation>●  Vorgabe
✕  keine Vorgabe
leer: beides möglich

Klicken oder
Leertaste, + oder −.
Rechte Maustaste
malt ✕.</translation>
    </message>
    <message>
        <source>Cle&amp;ar</source>
        <translation>&amp;Leeren</translation>
    </message>
    <message>
        <source>Clear the pattern</source>
        <translation>Das Muster leeren</translation>
    </message>
    <message>
        <source>Set Ot&amp;hers to No Clue</source>
        <translation>Übrige &amp;ohne Vorgabe</translation>
    </message>
    <message>
        <source>Only cells marked with a clue may have one</source>
        <translation>Nur mit Vorgabe markierte Zellen dürfen eine haben</translation>
    </message>
</context>
<context>
    <name>sudoku::PauseCover</name>
    <message>
        <source>Go On</source>
        <translation>Weiter</translation>
    </message>
</context>
<context>
    <name>sudoku::PictureDialog</name>
    <message>
        <source>Picture</source>
        <translation>Bild</translation>
    </message>
    <message>
        <source>Straightened</source>
        <translation>Entzerrt</translation>
    </message>
    <message>
        <source>Pa&amp;ge:</source>
        <translation>Sei&amp;te:</translation>
    </message>
    <message>
        <source>Next in &amp;Doubt</source>
        <translation>Nächste &amp;unsichere</translation>
    </message>
    <message>
        <source>&amp;Stop</source>
        <translation>&amp;Anhalten</translation>
    </message>
    <message>
        <source>From Picture: %1</source>
        <translation>Aus Bild: %1</translation>
    </message>
    <message>
        <source>Board in the picture</source>
        <translation>Gitter im Bild</translation>
    </message>
    <message>
        <source>as seen</source>
        <translation>wie gesehen</translation>
    </message>
    <message>
        <source>%1 × %1</source>
        <translation>%1 × %1</translation>
    </message>
    <message>
        <source>S&amp;ize:</source>
        <translation>&amp;Größe:</translation>
    </message>
    <message>
        <source>Reading the picture</source>
        <translation>Das Bild wird gelesen</translation>
    </message>
    <message>
        <source>&amp;Use This Board</source>
        <translation>Dieses Gitter &amp;nehmen</translation>
    </message>
    <message>
        <source>Board %1 of %2</source>
        <translation>Gitter %1 von %2</translation>
    </message>
    <message>
        <source>%1. Drag the four corners to the corners of the board.</source>
        <translation>%1. Die vier Ecken auf die Ecken des Gitters ziehen.</translation>
    </message>
    <message>
        <source>in doubt</source>
        <translation>unsicher</translation>
    </message>
    <message numerus="yes">
        <source>%n cell(s) to compare</source>
        <translation>
            <numerusform>%n Zelle zu vergleichen</numerusform>
            <numerusform>%n Zellen zu vergleichen</numerusform>
        </translation>
    </message>
    <message>
        <source>Discard your corrections?</source>
        <translation>Ihre Korrekturen verwerfen?</translation>
    </message>
    <message>
        <source> of %1</source>
        <translation> von %1</translation>
    </message>
    <message>
        <source>Choose Rules</source>
        <translation>Regeln wählen</translation>
    </message>
</context>
<context>
    <name>sudoku::PictureForm</name>
    <message>
        <source>Size of the &amp;board:</source>
        <translation>Größe des Gi&amp;tters:</translation>
    </message>
    <message>
        <source>&amp;Dots per inch:</source>
        <translation>&amp;Punkte pro Zoll:</translation>
    </message>
    <message>
        <source>Transparent &amp;ground</source>
        <translation>Transparenter &amp;Hintergrund</translation>
    </message>
    <message>
        <source>From outer edge to outer edge of its frame. There is no edge around it.</source>
        <translation>Von Außenkante zu Außenkante des Rahmens. Außen herum ist kein Rand.</translation>
    </message>
    <message>
        <source> mm</source>
        <translation> mm</translation>
    </message>
    <message>
        <source>Size of the board</source>
        <translation>Größe des Gitters</translation>
    </message>
    <message>
        <source>Dots per inch</source>
        <translation>Punkte pro Zoll</translation>
    </message>
    <message>
        <source>&amp;Pixels:</source>
        <translation>P&amp;ixel:</translation>
    </message>
    <message>
        <source>Le&amp;tters:</source>
        <translation>&amp;Buchstaben:</translation>
    </message>
</context>
<context>
    <name>sudoku::PictureOpener</name>
    <message>
        <source>Reading %1 …</source>
        <translation>Lese %1 …</translation>
    </message>
    <message>
        <source>Pictures (%1)</source>
        <translation>Bilder (%1)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Alle Dateien (*)</translation>
    </message>
    <message>
        <source>From Picture</source>
        <translation>Aus Bild</translation>
    </message>
    <message>
        <source>the clipboard</source>
        <translation>die Zwischenablage</translation>
    </message>
    <message>
        <source>Cannot keep the picture for its reader: the disk is full.</source>
        <translation>Das Bild kann nicht für das Leseprogramm gespeichert werden: der Datenträger ist voll.</translation>
    </message>
    <message>
        <source>Reading %1 was stopped.</source>
        <translation>Das Lesen von %1 wurde angehalten.</translation>
    </message>
    <message>
        <source>Cannot read %1: %2.</source>
        <translation>%1 kann nicht gelesen werden: %2.</translation>
    </message>
    <message>
        <source>Read a board of %1 × %1 with %2 from %3. F9 solves it; F8 checks whether it has exactly one solution.</source>
        <translation>Gitter %1 × %1 mit %2 gelesen, Quelle: %3. F9 löst es; F8 prüft, ob es genau eine Lösung hat.</translation>
    </message>
</context>
<context>
    <name>sudoku::PictureView</name>
    <message>
        <source>Picture</source>
        <translation>Bild</translation>
    </message>
    <message>
        <source>The arrow keys move a corner of the board, faster with Shift; Space goes to the next corner.</source>
        <translation>Die Pfeiltasten bewegen eine Ecke des Gitters, mit Umschalt schneller; die Leertaste geht zur nächsten Ecke.</translation>
    </message>
    <message>
        <source>Drag the corners to the corners of the board if it was not found</source>
        <translation>Die Ecken auf die Ecken des Gitters ziehen, wenn es nicht gefunden wurde</translation>
    </message>
</context>
<context>
    <name>sudoku::PicturesDialog</name>
    <message>
        <source>T&amp;able of the files, for merging data</source>
        <translation>Tab&amp;elle der Dateien, zum Zusammenführen von Daten</translation>
    </message>
    <message>
        <source>Save as Pictures</source>
        <translation>Als einzelne Bilder speichern</translation>
    </message>
    <message>
        <source>&amp;Files:</source>
        <translation>&amp;Dateien:</translation>
    </message>
    <message>
        <source>&amp;Names:</source>
        <translation>&amp;Namen:</translation>
    </message>
    <message>
        <source>&amp;Save in Folder…</source>
        <translation>In Ordner &amp;speichern&#xa0;…</translation>
    </message>
    <message>
        <source>Write a name for the files, such as %1</source>
        <translation>Einen Namen für die Dateien angeben, wie %1</translation>
    </message>
    <message>
        <source>{n} is the number, {kind} puzzle or solution; also {level}, {size}, {seed} and {title}</source>
        <translation>{n} ist die Nummer, {kind} Rätsel oder Lösung; auch {level}, {size}, {seed} und {title}</translation>
    </message>
</context>
<context>
    <name>sudoku::Play</name>
    <message>
        <source>Making a puzzle…</source>
        <translation>Erzeuge ein Rätsel&#xa0;…</translation>
    </message>
    <message>
        <source>A new puzzle: %1.</source>
        <translation>Ein neues Rätsel: %1.</translation>
    </message>
    <message>
        <source>No puzzle was made: %1.</source>
        <translation>Es wurde kein Rätsel erzeugt: %1.</translation>
    </message>
</context>
<context>
    <name>sudoku::Practice</name>
    <message>
        <source>Making the first exercise</source>
        <translation>Die erste Übung wird vorbereitet</translation>
    </message>
    <message>
        <source>Stopped before there was an exercise.</source>
        <translation>Angehalten, bevor es eine Übung gab.</translation>
    </message>
    <message>
        <source>No puzzle with this technique was found.</source>
        <translation>Mit dieser Technik wurde kein Rätsel gefunden.</translation>
    </message>
    <message>
        <source>Give a Hint</source>
        <translation>Hinweis geben</translation>
    </message>
    <message>
        <source>The next exercise is being made …</source>
        <translation>Die nächste Übung wird vorbereitet&#xa0;…</translation>
    </message>
    <message>
        <source>Practice finished. Found without help: %1 of %2.</source>
        <translation>Die Übung ist zu Ende. Ohne Hilfe gefunden: %1 von %2.</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
    <message>
        <source>That is true, but it does not follow by this technique (%1).</source>
        <translation>Das stimmt, folgt aber nicht aus dieser Technik (%1).</translation>
    </message>
    <message>
        <source>Finish</source>
        <translation>Beenden</translation>
    </message>
    <message>
        <source>Next Exercise</source>
        <translation>Nächste Übung</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Mehr</translation>
    </message>
    <message>
        <source>Exercise %1 of %2: %3</source>
        <translation>Übung %1 von %2: %3</translation>
    </message>
    <message>
        <source>%1. Enter a digit that it places.</source>
        <translation>%1. Eine Ziffer eintragen, die daraus folgt.</translation>
    </message>
    <message>
        <source>%1. Remove a candidate that it excludes: click its cell and type the digit.</source>
        <translation>%1. Einen Kandidaten entfernen, den diese Technik ausschließt: die Zelle anklicken und die Ziffer eingeben.</translation>
    </message>
    <message>
        <source>Solve filled in the board, which is no answer to the exercise.</source>
        <translation>Lösen hat das Gitter ausgefüllt; das ist keine Antwort auf die Übung.</translation>
    </message>
    <message>
        <source>%1 (so far %2)</source>
        <translation>%1 (bisher %2)</translation>
    </message>
    <message>
        <source>Learn This</source>
        <translation>Das lernen</translation>
    </message>
    <message>
        <source>Right. %1. Enter goes on.</source>
        <translation>Richtig. %1. Weiter mit Eingabe.</translation>
    </message>
    <message>
        <source>No: that is wrong for %1.</source>
        <translation>Nein, das ist falsch für %1.</translation>
    </message>
    <message>
        <source>What Comes Next</source>
        <translation>Wie es weitergeht</translation>
    </message>
    <message>
        <source>Practise Again</source>
        <translation>Noch einmal üben</translation>
    </message>
    <message>
        <source>End (Esc)</source>
        <translation>Verlassen (Esc)</translation>
    </message>
    <message>
        <source>Take Back</source>
        <translation>Zurücknehmen</translation>
    </message>
    <message>
        <source>Taken back: %1.</source>
        <translation>Zurückgenommen: %1.</translation>
    </message>
</context>
<context>
    <name>sudoku::PracticeDialog</name>
    <message>
        <source>Practise a Technique</source>
        <translation>Technik üben</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Beginnen</translation>
    </message>
    <message>
        <source>&amp;Kind:</source>
        <translation>&amp;Art:</translation>
    </message>
    <message>
        <source>&amp;Boards:</source>
        <translation>&amp;Gitter:</translation>
    </message>
    <message>
        <source>Choose a technique.</source>
        <translation>Eine Technik wählen.</translation>
    </message>
    <message>
        <source>&amp;Only the part of the board with the pattern</source>
        <translation>&amp;Nur der Teil des Gitters mit dem Muster</translation>
    </message>
</context>
<context>
    <name>sudoku::PreflightDialog</name>
    <message>
        <source>Preflight</source>
        <translation>Druckprüfung</translation>
    </message>
    <message>
        <source>Nothing was found that printing houses refuse.</source>
        <translation>Nichts gefunden, was Druckereien ablehnen.</translation>
    </message>
    <message>
        <source>What printing houses may refuse:</source>
        <translation>Was Druckereien ablehnen können:</translation>
    </message>
    <message>
        <source>Faults</source>
        <translation>Mängel</translation>
    </message>
</context>
<context>
    <name>sudoku::Presets</name>
    <message>
        <source>Presets</source>
        <translation>Vorlagen</translation>
    </message>
    <message>
        <source>Requests that you have saved</source>
        <translation>Selbst gespeicherte Vorlagen</translation>
    </message>
    <message>
        <source>Save as Preset…</source>
        <translation>Als Vorlage speichern&#xa0;…</translation>
    </message>
    <message>
        <source>Delete Preset</source>
        <translation>Vorlage löschen</translation>
    </message>
    <message>
        <source>Save as Preset</source>
        <translation>Als Vorlage speichern</translation>
    </message>
    <message>
        <source>Name of the preset (an old one of this name is replaced):</source>
        <translation>Name der Vorlage (eine alte mit diesem Namen wird ersetzt):</translation>
    </message>
</context>
<context>
    <name>sudoku::PressForm</name>
    <message>
        <source> mm</source>
        <translation> mm</translation>
    </message>
    <message>
        <source>Crop marks</source>
        <translation>Schnittmarken</translation>
    </message>
    <message>
        <source>all sheets</source>
        <translation>alle Blätter</translation>
    </message>
    <message>
        <source>%1 pages</source>
        <translation>%1 Seiten</translation>
    </message>
    <message>
        <source>How many pages of a booklet are folded together</source>
        <translation>Wie viele Seiten eines Hefts zusammen gefaltet werden</translation>
    </message>
    <message>
        <source>Gatherings:</source>
        <translation>Lagen:</translation>
    </message>
    <message>
        <source>How far the innermost sheet stands out where it is folded</source>
        <translation>Wie weit das innerste Blatt beim Falten vorsteht</translation>
    </message>
    <message>
        <source>Creep:</source>
        <translation>Bundzuwachs:</translation>
    </message>
    <message>
        <source>Marks on larger paper where it is cut and folded</source>
        <translation>Marken auf größerem Papier, wo es geschnitten und gefaltet wird</translation>
    </message>
    <message>
        <source>Room beyond the line along which paper is cut</source>
        <translation>Platz jenseits der Linie, an der das Papier geschnitten wird</translation>
    </message>
    <message>
        <source>Bleed:</source>
        <translation>Anschnitt:</translation>
    </message>
    <message>
        <source>The standard that the PDF keeps to</source>
        <translation>Der Standard, den das PDF einhält</translation>
    </message>
    <message>
        <source>PDF:</source>
        <translation>PDF:</translation>
    </message>
</context>
<context>
    <name>sudoku::PrintDialog</name>
    <message>
        <source>Print</source>
        <translation>Drucken</translation>
    </message>
    <message>
        <source>P&amp;rint…</source>
        <translation>Dru&amp;cken&#xa0;…</translation>
    </message>
    <message>
        <source>Save &amp;as PDF…</source>
        <translation>Als PDF &amp;speichern&#xa0;…</translation>
    </message>
    <message>
        <source>Smaller</source>
        <translation>Kleiner</translation>
    </message>
    <message>
        <source>Larger</source>
        <translation>Größer</translation>
    </message>
    <message>
        <source>Whole page</source>
        <translation>Ganze Seite</translation>
    </message>
    <message>
        <source>Checking for exactly one solution … A printout now says &quot;not checked&quot;.</source>
        <translation>Die Eindeutigkeit wird geprüft … Ein Ausdruck sagt jetzt noch „nicht geprüft“.</translation>
    </message>
    <message>
        <source>Nothing was printed: these pages do not exist. The last page is %1.</source>
        <translation>Nichts gedruckt: Diese Seiten gibt es nicht. Die letzte Seite ist %1.</translation>
    </message>
    <message>
        <source>The printer did not accept the job: it refuses the paper %1. Choose another paper, or save a PDF.</source>
        <translation>Der Drucker hat den Auftrag nicht angenommen: Er lehnt das Papier %1 ab. Anderes Papier wählen oder ein PDF speichern.</translation>
    </message>
    <message>
        <source>Save as PDF</source>
        <translation>Als PDF speichern</translation>
    </message>
    <message>
        <source>PDF (*.pdf)</source>
        <translation>PDF (*.pdf)</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Anhalten</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Sa&amp;ve as Pictures…</source>
        <translation>Als ein&amp;zelne Bilder speichern&#xa0;…</translation>
    </message>
    <message>
        <source>Folder for the Pictures</source>
        <translation>Ordner für die Bilder</translation>
    </message>
    <message>
        <source>Save as Document…</source>
        <translation>Als Dokument speichern&#xa0;…</translation>
    </message>
    <message>
        <source>Preflight…</source>
        <translation>Druckprüfung&#xa0;…</translation>
    </message>
    <message>
        <source>What printing houses refuse</source>
        <translation>Was Druckereien ablehnen</translation>
    </message>
    <message>
        <source>%1 (*.%2)</source>
        <translation>%1 (*.%2)</translation>
    </message>
    <message>
        <source>Save as Document</source>
        <translation>Als Dokument speichern</translation>
    </message>
</context>
<context>
    <name>sudoku::PrintForm</name>
    <message>
        <source>&amp;Entries</source>
        <translation>&amp;Einträge</translation>
    </message>
    <message>
        <source>Pencil &amp;marks, or all candidates</source>
        <translation>Notizen &amp;oder alle Kandidaten</translation>
    </message>
    <message>
        <source>&amp;Date</source>
        <translation>&amp;Datum</translation>
    </message>
    <message>
        <source>&amp;Booklet to fold</source>
        <translation>&amp;Heft zum Falten</translation>
    </message>
    <message>
        <source>&amp;Title:</source>
        <translation>&amp;Titel:</translation>
    </message>
    <message>
        <source>Pa&amp;per:</source>
        <translation>&amp;Papier:</translation>
    </message>
    <message>
        <source>&amp;Orientation:</source>
        <translation>Aus&amp;richtung:</translation>
    </message>
    <message>
        <source>Puzzles per pa&amp;ge:</source>
        <translation>Rätsel &amp;je Seite:</translation>
    </message>
    <message>
        <source>&amp;Solutions:</source>
        <translation>&amp;Lösungen:</translation>
    </message>
    <message>
        <source>Also print:</source>
        <translation>Auch drucken:</translation>
    </message>
    <message>
        <source>Format:</source>
        <translation>Format:</translation>
    </message>
    <message>
        <source>S&amp;ides:</source>
        <translation>Se&amp;iten:</translation>
    </message>
    <message>
        <source>portrait</source>
        <translation>hoch</translation>
    </message>
    <message>
        <source>landscape</source>
        <translation>quer</translation>
    </message>
    <message>
        <source>as many as are legible</source>
        <translation>so viele wie lesbar</translation>
    </message>
    <message numerus="yes">
        <source>Se&amp;lection only: %Ln puzzle(s)</source>
        <translation>
            <numerusform>&amp;Nur Auswahl: %Ln Rätsel</numerusform>
            <numerusform>&amp;Nur Auswahl: %Ln Rätsel</numerusform>
        </translation>
    </message>
    <message>
        <source>Write a size such as 6x9in or 120x180mm.</source>
        <translation>Eine Größe angeben wie 6x9in oder 120x180mm.</translation>
    </message>
    <message>
        <source>A line &amp;for name and date</source>
        <translation>Eine Zeile &amp;für Name und Datum</translation>
    </message>
    <message>
        <source>Instru&amp;ction:</source>
        <translation>&amp;Anleitung:</translation>
    </message>
    <message>
        <source>Si&amp;ze:</source>
        <translation>&amp;Größe:</translation>
    </message>
    <message>
        <source>Caption:</source>
        <translation>Beschriftung:</translation>
    </message>
    <message>
        <source>Instruction</source>
        <translation>Anleitung</translation>
    </message>
    <message>
        <source>what rows, columns and boxes contain</source>
        <translation>was Zeilen, Spalten und Blöcke enthalten</translation>
    </message>
    <message>
        <source>More optio&amp;ns</source>
        <translation>&amp;Mehr Optionen</translation>
    </message>
    <message>
        <source>other size</source>
        <translation>andere Größe</translation>
    </message>
    <message>
        <source>Sections:</source>
        <translation>Abschnitte:</translation>
    </message>
    <message>
        <source>Warm-up; Giants</source>
        <translation>Zum Aufwärmen; Riesen</translation>
    </message>
    <message>
        <source>Titles of the sections, separated by semicolons</source>
        <translation>Titel der Abschnitte, durch Semikolons getrennt</translation>
    </message>
    <message>
        <source>Section titles:</source>
        <translation>Abschnittstitel:</translation>
    </message>
    <message>
        <source>Upside down at the foot of each page</source>
        <translation>Kopfstehend unten auf jeder Seite</translation>
    </message>
    <message>
        <source>Hints:</source>
        <translation>Hinweise:</translation>
    </message>
    <message>
        <source>The sides of paper are %1 to %2 mm long.</source>
        <translation>Die Seiten von Papier sind %1 bis %2 mm lang.</translation>
    </message>
</context>
<context>
    <name>sudoku::PrintOutput</name>
    <message>
        <source>Stopped: nothing was saved.</source>
        <translation>Angehalten: Nichts wurde gespeichert.</translation>
    </message>
    <message>
        <source>Cannot save %1: %2</source>
        <translation>%1 kann nicht gespeichert werden: %2</translation>
    </message>
    <message>
        <source>Saved as %1.</source>
        <translation>Gespeichert als %1.</translation>
    </message>
</context>
<context>
    <name>sudoku::Publisher</name>
    <message>
        <source>%1…</source>
        <translation>%1&#xa0;…</translation>
    </message>
    <message>
        <source>Text: %1…</source>
        <translation>Text: %1&#xa0;…</translation>
    </message>
    <message>
        <source>%1 (*.%2)</source>
        <translation>%1 (*.%2)</translation>
    </message>
    <message>
        <source>There is not enough memory for this picture.</source>
        <translation>Der Speicher reicht nicht für dieses Bild.</translation>
    </message>
    <message>
        <source>Export as Text</source>
        <translation>Als Text exportieren</translation>
    </message>
    <message>
        <source>Text (*.%1)</source>
        <translation>Text (*.%1)</translation>
    </message>
    <message>
        <source>Cannot save %1: %2</source>
        <translation>%1 kann nicht gespeichert werden: %2</translation>
    </message>
    <message>
        <source>Exported as %1.</source>
        <translation>Exportiert als %1.</translation>
    </message>
    <message>
        <source>Copied as a picture.</source>
        <translation>Als Bild kopiert.</translation>
    </message>
    <message>
        <source>Save QR Code</source>
        <translation>QR-Code speichern</translation>
    </message>
</context>
<context>
    <name>sudoku::PuzzlePage</name>
    <message>
        <source>T&amp;itle:</source>
        <translation>Tit&amp;el:</translation>
    </message>
    <message>
        <source>Change Title</source>
        <translation>Titel ändern</translation>
    </message>
    <message>
        <source>A&amp;uthor:</source>
        <translation>A&amp;utor:</translation>
    </message>
    <message>
        <source>Change Author</source>
        <translation>Autor ändern</translation>
    </message>
    <message>
        <source>Sour&amp;ce:</source>
        <translation>&amp;Quelle:</translation>
    </message>
    <message>
        <source>Change Source</source>
        <translation>Quelle ändern</translation>
    </message>
    <message>
        <source>&amp;Level:</source>
        <translation>&amp;Stufe:</translation>
    </message>
    <message>
        <source>Change Level</source>
        <translation>Stufe ändern</translation>
    </message>
    <message>
        <source>Rules in &amp;words:</source>
        <translation>Regeln &amp;in Worten:</translation>
    </message>
    <message>
        <source>Rules in words</source>
        <translation>Regeln in Worten</translation>
    </message>
    <message>
        <source>Pr&amp;opose</source>
        <translation>Vors&amp;chlagen</translation>
    </message>
    <message>
        <source>Write the rules of this puzzle in words</source>
        <translation>Die Regeln dieses Rätsels in Worten aufschreiben</translation>
    </message>
    <message>
        <source>Change Rules in Words</source>
        <translation>Regeln in Worten ändern</translation>
    </message>
    <message>
        <source>Propose Rules in Words</source>
        <translation>Regeln in Worten vorschlagen</translation>
    </message>
    <message>
        <source>Messa&amp;ge when solved:</source>
        <translation>&amp;Nachricht nach dem Lösen:</translation>
    </message>
    <message>
        <source>Change Message When Solved</source>
        <translation>Nachricht nach dem Lösen ändern</translation>
    </message>
</context>
<context>
    <name>sudoku::PuzzleReader</name>
    <message>
        <source>Reading %1 …</source>
        <translation>Lese %1 …</translation>
    </message>
</context>
<context>
    <name>sudoku::QrDialog</name>
    <message>
        <source>the &amp;puzzle</source>
        <translation>zum &amp;Rätsel</translation>
    </message>
    <message>
        <source>its so&amp;lution</source>
        <translation>zu seiner Lös&amp;ung</translation>
    </message>
    <message>
        <source>&amp;Save as Picture…</source>
        <translation>Als &amp;Bild speichern&#xa0;…</translation>
    </message>
    <message>
        <source>QR Code</source>
        <translation>QR-Code</translation>
    </message>
    <message>
        <source>It leads to:</source>
        <translation>Er führt:</translation>
    </message>
    <message>
        <source>&amp;Link:</source>
        <translation>&amp;Link:</translation>
    </message>
    <message>
        <source>&amp;Copy Link</source>
        <translation>Link &amp;kopieren</translation>
    </message>
    <message>
        <source>The puzzle does not have exactly one solution.</source>
        <translation>Das Rätsel hat nicht genau eine Lösung.</translation>
    </message>
    <message>
        <source>the shortest</source>
        <translation>der kürzeste</translation>
    </message>
    <message numerus="yes">
        <source>%Ln character(s).</source>
        <translation>
            <numerusform>%Ln Zeichen.</numerusform>
            <numerusform>%Ln Zeichen.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sudoku::Question</name>
    <message>
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
    <message>
        <source>Not checked by a second solver: only “%1” found this.</source>
        <translation>Nicht von einem zweiten Löser geprüft: Nur „%1“ hat das gefunden.</translation>
    </message>
    <message numerus="yes">
        <source>%n rule(s) changed.</source>
        <translation>
            <numerusform>%n Regel geändert.</numerusform>
            <numerusform>%n Regeln geändert.</numerusform>
        </translation>
    </message>
    <message>
        <source>Added %1.</source>
        <translation>Hinzugefügt: %1.</translation>
    </message>
</context>
<context>
    <name>sudoku::Reasoner</name>
    <message>
        <source>Looking for the smallest reason</source>
        <translation>Suche den kleinsten Grund</translation>
    </message>
    <message>
        <source>The search for a reason was stopped.</source>
        <translation>Die Suche nach einem Grund wurde angehalten.</translation>
    </message>
    <message>
        <source>Why %1: %2</source>
        <translation>Warum %1: %2</translation>
    </message>
    <message>
        <source>Why %1</source>
        <translation>Warum %1</translation>
    </message>
    <message numerus="yes">
        <source>It follows from %n fact(s), and from no fewer.</source>
        <translation>
            <numerusform>Es folgt aus %n Fakt und aus keinem weniger.</numerusform>
            <numerusform>Es folgt aus %n Fakten und aus keinem weniger.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It follows from %n fact(s), not proved smallest (at least %1).</source>
        <translation>
            <numerusform>Es folgt aus %n Fakt, nicht als kleinste Menge bewiesen (mindestens %1).</numerusform>
            <numerusform>Es folgt aus %n Fakten, nicht als kleinste Menge bewiesen (mindestens %1).</numerusform>
        </translation>
    </message>
    <message>
        <source>A digit that the cell sees excludes it, or a rule of the cell.</source>
        <translation>Eine Ziffer, die die Zelle sieht, schließt sie aus, oder eine Regel der Zelle.</translation>
    </message>
    <message>
        <source>Why Not %1?</source>
        <translation>Warum nicht %1?</translation>
    </message>
    <message>
        <source>Explain</source>
        <translation>Erklären</translation>
    </message>
    <message>
        <source>Check</source>
        <translation>Prüfen</translation>
    </message>
    <message>
        <source>Look for Fewer Facts</source>
        <translation>Weniger Fakten suchen</translation>
    </message>
    <message numerus="yes">
        <source>Show the Way in %n Step(s)</source>
        <translation>
            <numerusform>Weg in %n Schritt zeigen</numerusform>
            <numerusform>Weg in %n Schritten zeigen</numerusform>
        </translation>
    </message>
    <message>
        <source>The way to %1</source>
        <translation>Der Weg zu %1</translation>
    </message>
    <message>
        <source>Without any one of these steps the others do not lead there.</source>
        <translation>Lässt man einen dieser Schritte weg, führen die anderen nicht dorthin.</translation>
    </message>
    <message>
        <source>%1. %2.</source>
        <translation>%1. %2.</translation>
    </message>
    <message>
        <source>Step %1</source>
        <translation>Schritt %1</translation>
    </message>
    <message numerus="yes">
        <source>Show the %n Fact(s)</source>
        <translation>
            <numerusform>%n Fakt zeigen</numerusform>
            <numerusform>Die %n Fakten zeigen</numerusform>
        </translation>
    </message>
    <message>
        <source>Next (Alt+Right)</source>
        <translation>Nächster (Alt+Rechts)</translation>
    </message>
    <message>
        <source>Previous (Alt+Left)</source>
        <translation>Voriger (Alt+Links)</translation>
    </message>
    <message>
        <source>Show All Steps</source>
        <translation>Alle Schritte zeigen</translation>
    </message>
    <message>
        <source>Step %1 of %2</source>
        <translation>Schritt %1 von %2</translation>
    </message>
</context>
<context>
    <name>sudoku::RecentDialog</name>
    <message>
        <source>Recent Puzzles</source>
        <translation>Letzte Rätsel</translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <translation>Ö&amp;ffnen</translation>
    </message>
    <message>
        <source>&amp;Remove</source>
        <translation>&amp;Entfernen</translation>
    </message>
    <message>
        <source>No puzzle is kept yet. A board without a file is kept here, as you left it, when another one takes its place and when you close the window.</source>
        <translation>Noch ist kein Rätsel aufbewahrt. Ein Gitter ohne Datei bleibt hier so, wie es verlassen wurde, wenn ein anderes an seine Stelle tritt und wenn das Fenster geschlossen wird.</translation>
    </message>
    <message>
        <source>&amp;Undo Remove</source>
        <translation>Entfernen &amp;rückgängig machen</translation>
    </message>
    <message>
        <source>The puzzle cannot be brought back: %1</source>
        <translation>Das Rätsel kann nicht zurückgeholt werden: %1</translation>
    </message>
</context>
<context>
    <name>sudoku::RecoveryBar</name>
    <message>
        <source>Rest&amp;ore</source>
        <translation>&amp;Wiederherstellen</translation>
    </message>
    <message>
        <source>Open it in this window if that is empty, otherwise in a new one</source>
        <translation>In diesem Fenster öffnen, wenn es leer ist, sonst in einem neuen</translation>
    </message>
    <message>
        <source>Dis&amp;card</source>
        <translation>&amp;Verwerfen</translation>
    </message>
    <message>
        <source>Delete it</source>
        <translation>Löschen</translation>
    </message>
</context>
<context>
    <name>sudoku::Refusals</name>
    <message>
        <source>Go On</source>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>Change Givens</source>
        <translation>Vorgaben ändern</translation>
    </message>
    <message>
        <source>Digits that you type now are givens.</source>
        <translation>Eingegebene Ziffern sind jetzt Vorgaben.</translation>
    </message>
    <message>
        <source>Back to Entries</source>
        <translation>Zurück zu Einträgen</translation>
    </message>
    <message>
        <source>Use Letters</source>
        <translation>Buchstaben verwenden</translation>
    </message>
</context>
<context>
    <name>sudoku::RegionDialog</name>
    <message>
        <source>These rules do not fit the regions and will be removed: %1.</source>
        <translation>Diese Regeln passen nicht zu den Regionen und werden entfernt: %1.</translation>
    </message>
    <message>
        <source>Regions</source>
        <translation>Regionen</translation>
    </message>
    <message>
        <source>Appl&amp;y</source>
        <translation>An&amp;wenden</translation>
    </message>
    <message>
        <source>Reset to &amp;Boxes</source>
        <translation>&amp;Blöcke wiederherstellen</translation>
    </message>
    <message>
        <source>Standard boxes in place of these regions</source>
        <translation>Die üblichen Blöcke statt dieser Regionen</translation>
    </message>
    <message>
        <source>S&amp;huffle</source>
        <translation>&amp;Mischen</translation>
    </message>
    <message>
        <source>Random regions, different each time</source>
        <translation>Zufällige Regionen, jedes Mal andere</translation>
    </message>
    <message>
        <source>&amp;Clear</source>
        <translation>&amp;Leeren</translation>
    </message>
    <message>
        <source>Remove all regions</source>
        <translation>Alle Regionen entfernen</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Rückgängig</translation>
    </message>
    <message>
        <source>Discard the regions that you drew?</source>
        <translation>Die gezeichneten Regionen verwerfen?</translation>
    </message>
    <message>
        <source>Drag from a cell to extend its region; a cell without a region starts a new one. The right button removes cells, and makes holes of cells in no region.

Keys: Shift+arrows extend a region, a letter paints that region, Space paints the last one, Delete removes the cell.

A cell in no region belongs to its row and its column only. A hole is no cell.</source>
        <translation>Von einer Zelle aus ziehen, um ihre Region zu erweitern; eine Zelle ohne Region beginnt eine neue. Die rechte Maustaste entfernt Zellen und macht Zellen ohne Region zu Löchern.

Tasten: Umschalt+Pfeile erweitern eine Region, ein Buchstabe malt diese Region, die Leertaste die letzte, Entf entfernt die Zelle.

Eine Zelle ohne Region gehört nur zu ihrer Zeile und ihrer Spalte. Ein Loch ist keine Zelle.</translation>
    </message>
    <message>
        <source>All %1 regions have %2 cells.</source>
        <translation>Alle %1 Regionen haben %2 Zellen.</translation>
    </message>
    <message>
        <source>The digits in these holes will be removed: %1.</source>
        <translation>Die Ziffern in diesen Löchern werden entfernt: %1.</translation>
    </message>
    <message>
        <source>Digits may be &amp;repeated in rows and columns</source>
        <translation>&amp;Ziffern dürfen sich in Zeilen und Spalten wiederholen</translation>
    </message>
    <message>
        <source>Only regions and rules then say where digits differ</source>
        <translation>Dann sagen nur Regionen und Regeln, wo Ziffern verschieden sind</translation>
    </message>
    <message>
        <source>The last digit</source>
        <translation>Die letzte Ziffer</translation>
    </message>
    <message>
        <source>digits %1 to </source>
        <translation>Ziffern %1 bis </translation>
    </message>
    <message>
        <source>The digits in these cells are above the last one and will be removed: %1.</source>
        <translation>Die Ziffern in diesen Zellen liegen über der letzten und werden entfernt: %1.</translation>
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
        <translation>keine Region</translation>
    </message>
    <message>
        <source>region %1, %2 of %3 cells</source>
        <translation>Region %1, %2 von %3 Zellen</translation>
    </message>
    <message>
        <source>Regions, row %1, column %2: %3</source>
        <translation>Regionen, Zeile %1, Spalte %2: %3</translation>
    </message>
    <message>
        <source>hole</source>
        <translation>Loch</translation>
    </message>
</context>
<context>
    <name>sudoku::RequestForm</name>
    <message>
        <source>&amp;Kind:</source>
        <translation>&amp;Art:</translation>
    </message>
    <message>
        <source>Di&amp;fficulty:</source>
        <translation>&amp;Schwierigkeit:</translation>
    </message>
    <message>
        <source>P&amp;uzzles:</source>
        <translation>&amp;Rätsel:</translation>
    </message>
    <message>
        <source>&amp;More options</source>
        <translation>&amp;Mehr Optionen</translation>
    </message>
    <message>
        <source>&amp;Cages, lines:</source>
        <translation>&amp;Käfige, Linien:</translation>
    </message>
    <message>
        <source>S&amp;ymmetry:</source>
        <translation>S&amp;ymmetrie:</translation>
    </message>
    <message>
        <source>C&amp;lues:</source>
        <translation>&amp;Vorgaben:</translation>
    </message>
    <message>
        <source>Patter&amp;n:</source>
        <translation>M&amp;uster:</translation>
    </message>
    <message>
        <source>Soluti&amp;ons:</source>
        <translation>Lösunge&amp;n:</translation>
    </message>
    <message>
        <source>S&amp;eed:</source>
        <translation>Star&amp;twert:</translation>
    </message>
    <message>
        <source>&amp;Time limit:</source>
        <translation>&amp;Zeitgrenze:</translation>
    </message>
    <message>
        <source>any</source>
        <translation>beliebig</translation>
    </message>
    <message>
        <source>exactly one</source>
        <translation>genau eine</translation>
    </message>
    <message>
        <source>more than one</source>
        <translation>mehr als eine</translation>
    </message>
    <message>
        <source> s per puzzle</source>
        <translation> s je Rätsel</translation>
    </message>
    <message>
        <source>none</source>
        <translation>keine</translation>
    </message>
    <message>
        <source>With one more clue, the puzzle would have exactly one solution</source>
        <translation>Mit einer Vorgabe mehr hätte das Rätsel genau eine Lösung</translation>
    </message>
    <message numerus="yes">
        <source>At most %Ln puzzle(s) can be generated at a time.</source>
        <translation>
            <numerusform>Höchstens %Ln Rätsel kann auf einmal erzeugt werden.</numerusform>
            <numerusform>Höchstens %Ln Rätsel können auf einmal erzeugt werden.</numerusform>
        </translation>
    </message>
    <message>
        <source>Cages ha&amp;ve:</source>
        <translation>Kä&amp;fige:</translation>
    </message>
    <message>
        <source>Own levels:</source>
        <translation>Eigene Stufen:</translation>
    </message>
</context>
<context>
    <name>sudoku::RightState</name>
    <message>
        <source>Every entry is right. Nothing was taken back.</source>
        <translation>Alle Einträge sind richtig. Es wurde nichts zurückgenommen.</translation>
    </message>
    <message>
        <source>The wrong entries are older than the first step that undo knows. Shift+F8 shows them.</source>
        <translation>Die falschen Einträge sind älter als der erste Schritt, den Rückgängig kennt. Umschalt+F8 zeigt sie.</translation>
    </message>
    <message numerus="yes">
        <source>Took back %n step(s). The first wrong entry was %1 in %2.</source>
        <translation>
            <numerusform>%n Schritt zurückgenommen. Der erste falsche Eintrag war %1 in %2.</numerusform>
            <numerusform>%n Schritte zurückgenommen. Der erste falsche Eintrag war %1 in %2.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sudoku::RuleArranger</name>
    <message>
        <source>Cut (Ctrl+X)</source>
        <translation>Ausschneiden (Strg+X)</translation>
    </message>
    <message>
        <source>Copy (Ctrl+C)</source>
        <translation>Kopieren (Strg+C)</translation>
    </message>
    <message>
        <source>Paste at the Cursor (Ctrl+V)</source>
        <translation>Am Cursor einfügen (Strg+V)</translation>
    </message>
    <message>
        <source>Duplicate (Ctrl+D)</source>
        <translation>Duplizieren (Strg+D)</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>Verschieben</translation>
    </message>
    <message>
        <source>Turn or Mirror</source>
        <translation>Drehen oder spiegeln</translation>
    </message>
    <message>
        <source>Change Kind</source>
        <translation>Art ändern</translation>
    </message>
    <message>
        <source>Up (Alt+Up)</source>
        <translation>Nach oben (Alt+Auf)</translation>
    </message>
    <message>
        <source>Down (Alt+Down)</source>
        <translation>Nach unten (Alt+Ab)</translation>
    </message>
    <message>
        <source>Left (Alt+Left)</source>
        <translation>Nach links (Alt+Links)</translation>
    </message>
    <message>
        <source>Right (Alt+Right)</source>
        <translation>Nach rechts (Alt+Rechts)</translation>
    </message>
    <message>
        <source>Copied the rule as text.</source>
        <translation>Die Regel wurde als Text kopiert.</translation>
    </message>
    <message>
        <source>Copied the rules as text.</source>
        <translation>Die Regeln wurden als Text kopiert.</translation>
    </message>
    <message>
        <source>Cut %1</source>
        <translation>%1 ausschneiden</translation>
    </message>
    <message>
        <source>Cut Rules</source>
        <translation>Regeln ausschneiden</translation>
    </message>
    <message>
        <source>Paste %1</source>
        <translation>%1 einfügen</translation>
    </message>
    <message>
        <source>Paste Rules</source>
        <translation>Regeln einfügen</translation>
    </message>
    <message>
        <source>Duplicate %1</source>
        <translation>%1 duplizieren</translation>
    </message>
    <message>
        <source>Duplicate Rules</source>
        <translation>Regeln duplizieren</translation>
    </message>
    <message>
        <source>There is no room for the same again beside it.</source>
        <translation>Daneben ist kein Platz für das Gleiche noch einmal.</translation>
    </message>
    <message>
        <source>Move %1</source>
        <translation>%1 verschieben</translation>
    </message>
    <message>
        <source>Move Rules</source>
        <translation>Regeln verschieben</translation>
    </message>
    <message>
        <source>Change to %1</source>
        <translation>In %1 ändern</translation>
    </message>
    <message>
        <source>%1 does not fit on the board there.</source>
        <translation>%1 passt dort nicht auf das Gitter.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Combine Rules</source>
        <translation>Regeln kombinieren</translation>
    </message>
    <message>
        <source>At Least One of Them Holds</source>
        <translation>Mindestens eine von ihnen gilt</translation>
    </message>
    <message>
        <source>Exactly One of Them Holds</source>
        <translation>Genau eine von ihnen gilt</translation>
    </message>
    <message>
        <source>None of Them Holds</source>
        <translation>Keine von ihnen gilt</translation>
    </message>
    <message>
        <source>%1.</source>
        <translation>%1.</translation>
    </message>
</context>
<context>
    <name>sudoku::RuleBoxes</name>
    <message>
        <source>Rules seen in the picture:</source>
        <translation>Im Bild gesehene Regeln:</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>a kind of rules and their number</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>%1: in doubt</source>
        <translation>%1: zweifelhaft</translation>
    </message>
    <message>
        <source>Jigsaw regions</source>
        <translation>Unregelmäßige Regionen</translation>
    </message>
</context>
<context>
    <name>sudoku::RuleDetails</name>
    <message>
        <source>&amp;Add</source>
        <translation>Hinzu&amp;fügen</translation>
    </message>
    <message>
        <source>Removed. Its kind and its cells stay for the next one.</source>
        <translation>Entfernt. Ihre Art und ihre Zellen bleiben für die nächste.</translation>
    </message>
    <message>
        <source>Click a rule on the board to select it, again for the one below. Choose a kind above to add a rule; Enter there leads to the board. Digits are typed in cells.</source>
        <translation>Ein Klick auf eine Regel auf dem Gitter wählt sie aus, ein weiterer die darunter. Zum Hinzufügen oben eine Art wählen; Eingabe führt von dort zum Gitter. Ziffern werden in Zellen eingegeben.</translation>
    </message>
    <message>
        <source>F2 changes the number of the last one.</source>
        <translation>F2 ändert die Zahl der letzten.</translation>
    </message>
</context>
<context>
    <name>sudoku::RuleList</name>
    <message>
        <source>No rule matches the search.</source>
        <translation>Keine Regel passt zur Suche.</translation>
    </message>
    <message>
        <source>No further rules. Add some above.</source>
        <translation>Keine weiteren Regeln. Oben lassen sich welche hinzufügen.</translation>
    </message>
</context>
<context>
    <name>sudoku::RuleNumber</name>
    <message>
        <source>up to %1, from %2 to %3</source>
        <translation>bis zu %1, von %2 bis %3</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1 bis %2</translation>
    </message>
    <message>
        <source>none, or %1</source>
        <translation>keine oder %1</translation>
    </message>
</context>
<context>
    <name>sudoku::RuleTool</name>
    <message>
        <source>Kind of the rule to add</source>
        <translation>Art der Regel, die hinzukommt</translation>
    </message>
    <message>
        <source>Edit rules on the board</source>
        <translation>Regeln auf dem Gitter ändern</translation>
    </message>
    <message>
        <source>A click on the board selects a rule, another one the rule below. A double click or F2 changes its number, Delete removes it. Escape takes a number that is typed, then ends this.</source>
        <translation>Ein Klick auf das Gitter wählt eine Regel aus, ein weiterer die darunter. Ein Doppelklick oder F2 ändert ihre Zahl, Entf entfernt sie. Esc übernimmt eine eingegebene Zahl, danach beendet es dies.</translation>
    </message>
</context>
<context>
    <name>sudoku::RulesModel</name>
    <message>
        <source>Switch On %1</source>
        <translation>%1 einschalten</translation>
    </message>
    <message>
        <source>Switch Off %1</source>
        <translation>%1 ausschalten</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regeln</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Removed %1. Undo restores them.</source>
        <translation>Entfernt: %1. Rückgängig stellt sie wieder her.</translation>
    </message>
</context>
<context>
    <name>sudoku::RulesPanel</name>
    <message>
        <source>Rem&amp;ove</source>
        <translation>&amp;Entfernen</translation>
    </message>
    <message>
        <source>Change Regions</source>
        <translation>Regionen ändern</translation>
    </message>
    <message>
        <source>Rules of the puzzle</source>
        <translation>Regeln des Rätsels</translation>
    </message>
    <message>
        <source>Untick a rule to switch it off. F2 or a double click changes it, R turns it round, Delete removes it.</source>
        <translation>Ohne Häkchen ist eine Regel ausgeschaltet. F2 oder ein Doppelklick ändert sie, R kehrt sie um, Entf entfernt sie.</translation>
    </message>
    <message>
        <source>Remove the selected rules (Delete)</source>
        <translation>Die ausgewählten Regeln entfernen (Entf)</translation>
    </message>
    <message>
        <source>Turn Round</source>
        <translation>Umkehren</translation>
    </message>
    <message>
        <source>Let the line begin at its other end (R)</source>
        <translation>Die Linie am anderen Ende beginnen lassen (R)</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>Ändern</translation>
    </message>
    <message>
        <source>Switch Off</source>
        <translation>Ausschalten</translation>
    </message>
    <message>
        <source>Switch On</source>
        <translation>Einschalten</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Entfernen</translation>
    </message>
    <message>
        <source>Search: kind, number, cell</source>
        <translation>Suchen: Art, Zahl, Zelle</translation>
    </message>
    <message>
        <source>Search the rules</source>
        <translation>Die Regeln durchsuchen</translation>
    </message>
    <message>
        <source>Arrange</source>
        <translation>Anordnen</translation>
    </message>
    <message>
        <source>Copy, paste, duplicate, turn or mirror the selected rules, or change their kind</source>
        <translation>Die ausgewählten Regeln kopieren, einfügen, duplizieren, drehen oder spiegeln oder ihre Art ändern</translation>
    </message>
    <message>
        <source>Words that a rule must match (Ctrl+F): its kind, its number, a cell such as r3c4, a row (r3) or a column (c4). Enter selects what is found.</source>
        <translation>Wörter, zu denen eine Regel passen muss (Strg+F): ihre Art, ihre Zahl, eine Zelle wie r3c4, eine Zeile (r3) oder eine Spalte (c4). Eingabe wählt das Gefundene aus.</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 von %2</translation>
    </message>
    <message>
        <source>Fill In Numbers</source>
        <translation>Zahlen ergänzen</translation>
    </message>
</context>
<context>
    <name>sudoku::SchemaField</name>
    <message>
        <source>automatic</source>
        <translation>automatisch</translation>
    </message>
</context>
<context>
    <name>sudoku::SeedField</name>
    <message>
        <source>ne&amp;w each time</source>
        <translation>&amp;jedes Mal neu</translation>
    </message>
</context>
<context>
    <name>sudoku::SettingsDialog</name>
    <message>
        <source>Settings</source>
        <translation>Einstellungen</translation>
    </message>
    <message>
        <source>&amp;Appearance</source>
        <translation>&amp;Aussehen</translation>
    </message>
    <message>
        <source>&amp;Typing</source>
        <translation>&amp;Eingabe</translation>
    </message>
    <message>
        <source>&amp;Solving</source>
        <translation>&amp;Lösen</translation>
    </message>
    <message>
        <source>&amp;Keys</source>
        <translation>&amp;Tasten</translation>
    </message>
    <message>
        <source>Like the desktop</source>
        <translation>Wie der Desktop</translation>
    </message>
    <message>
        <source>Restart to apply.</source>
        <translation>Es gilt ab dem nächsten Start des Programms.</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Hell</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Dunkel</translation>
    </message>
    <message>
        <source>Lan&amp;guage:</source>
        <translation>S&amp;prache:</translation>
    </message>
    <message>
        <source>&amp;Colours:</source>
        <translation>&amp;Farben:</translation>
    </message>
    <message>
        <source>Size of &amp;digits:</source>
        <translation>Größe der Z&amp;iffern:</translation>
    </message>
    <message>
        <source>&amp;Row, column and box of the cursor</source>
        <translation>&amp;Zeile, Spalte und Block des Cursors</translation>
    </message>
    <message>
        <source>Cells with the sa&amp;me digit</source>
        <translation>Zellen mit &amp;gleicher Ziffer</translation>
    </message>
    <message>
        <source>&amp;Pencil marks of that digit</source>
        <translation>&amp;Notizen dieser Ziffer</translation>
    </message>
    <message>
        <source>&amp;Numbers of rows and columns</source>
        <translation>N&amp;ummern der Zeilen und Spalten</translation>
    </message>
    <message>
        <source>Tool &amp;bar</source>
        <translation>&amp;Werkzeugleiste</translation>
    </message>
    <message>
        <source>Panel b&amp;eside the board</source>
        <translation>Leiste neben &amp;dem Gitter</translation>
    </message>
    <message>
        <source>Statistics of the so&amp;lver</source>
        <translation>Statistik des Lö&amp;sers</translation>
    </message>
    <message>
        <source>After each &amp;given</source>
        <translation>Nach jeder &amp;Vorgabe</translation>
    </message>
    <message>
        <source>After each &amp;entry</source>
        <translation>Nach jedem E&amp;intrag</translation>
    </message>
    <message>
        <source>Digit &amp;first: hold the digit that is clicked, then click cells</source>
        <translation>&amp;Ziffer zuerst: eine Ziffer anklicken, dann die Zellen</translation>
    </message>
    <message>
        <source>&amp;Remove an entered digit from the marks of the cells that see it</source>
        <translation>Eine eingetragene Ziffer aus den &amp;Notizen der Zellen entfernen, die sie sehen</translation>
    </message>
    <message>
        <source>Mark &amp;wrong entries at once</source>
        <translation>&amp;Falsche Einträge sofort markieren</translation>
    </message>
    <message>
        <source>Show a ti&amp;mer</source>
        <translation>Stopp&amp;uhr zeigen</translation>
    </message>
    <message>
        <source>&amp;Check the number of solutions while you type</source>
        <translation>&amp;Zahl der Lösungen beim Eingeben prüfen</translation>
    </message>
    <message>
        <source>&amp;Entries count as givens</source>
        <translation>Einträge gelten als &amp;Vorgaben</translation>
    </message>
    <message>
        <source>Show candidates while &amp;you type</source>
        <translation>Kandidaten beim Eingeben anzei&amp;gen</translation>
    </message>
    <message>
        <source>Paper white</source>
        <translation>Papierweiß</translation>
    </message>
    <message>
        <source>High contrast, light</source>
        <translation>Hoher Kontrast, hell</translation>
    </message>
    <message>
        <source>High contrast, dark</source>
        <translation>Hoher Kontrast, dunkel</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1&#xa0;%</translation>
    </message>
    <message>
        <source>In a gri&amp;d: each digit at its own place, not in corners and centre</source>
        <translation>Im &amp;Raster: jede Ziffer an ihrem eigenen Platz statt in Ecken und Mitte</translation>
    </message>
    <message>
        <source>The same digit again &amp;clears</source>
        <translation>&amp;Dieselbe Ziffer noch einmal löscht</translation>
    </message>
    <message>
        <source>Others, see Keys</source>
        <translation>Andere, siehe Tasten</translation>
    </message>
    <message>
        <source>Keys of the input &amp;modes:</source>
        <translation>Tasten &amp;für die Arten der Eingabe:</translation>
    </message>
    <message>
        <source>Say which technique an e&amp;ntry was</source>
        <translation>Sagen, welche Tech&amp;nik ein Eintrag war</translation>
    </message>
    <message>
        <source>&amp;Let a wave run over the board at the end of a game</source>
        <translation>Am Ende eines Spiels eine &amp;Welle über das Gitter laufen lassen</translation>
    </message>
    <message>
        <source>Highlight:</source>
        <translation>Hervorheben:</translation>
    </message>
    <message>
        <source>Show:</source>
        <translation>Zeigen:</translation>
    </message>
    <message>
        <source>Advance:</source>
        <translation>Vorrücken:</translation>
    </message>
    <message>
        <source>Mouse:</source>
        <translation>Maus:</translation>
    </message>
    <message>
        <source>Pencil marks:</source>
        <translation>Notizen:</translation>
    </message>
    <message>
        <source>Digits:</source>
        <translation>Ziffern:</translation>
    </message>
    <message>
        <source>S&amp;ymbols above 9 × 9:</source>
        <translation>S&amp;ymbole über 9 × 9:</translation>
    </message>
    <message>
        <source>Stop the timer while another p&amp;rogram is active</source>
        <translation>Stoppuhr anhalten, während ein anderes &amp;Programm aktiv ist</translation>
    </message>
    <message>
        <source>While you solve:</source>
        <translation>Beim Lösen:</translation>
    </message>
    <message>
        <source>Checking:</source>
        <translation>Prüfen:</translation>
    </message>
    <message>
        <source>Answers and hints:</source>
        <translation>Antworten und Hinweise:</translation>
    </message>
</context>
<context>
    <name>sudoku::ShapeChooser</name>
    <message>
        <source>&amp;Size:</source>
        <translation>&amp;Größe:</translation>
    </message>
    <message>
        <source>&amp;Boxes:</source>
        <translation>&amp;Blöcke:</translation>
    </message>
    <message>
        <source>Rules:</source>
        <translation>Regeln:</translation>
    </message>
    <message>
        <source>%1 × %1</source>
        <translation>%1 × %1</translation>
    </message>
    <message>
        <source>%1 high, %2 wide</source>
        <translation>%1 hoch, %2 breit</translation>
    </message>
    <message>
        <source>none: rows and columns only</source>
        <translation>keine: nur Zeilen und Spalten</translation>
    </message>
    <message>
        <source>irregular, as on the board</source>
        <translation>unregelmäßig, wie auf dem Gitter</translation>
    </message>
    <message>
        <source>irregular, random</source>
        <translation>unregelmäßig, zufällig</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regeln</translation>
    </message>
    <message>
        <source>This needs %1.</source>
        <translation>Das braucht %1.</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1 bis %2</translation>
    </message>
    <message>
        <source>%1 to %2; each row, column and box lacks one</source>
        <translation>%1 bis %2, wovon in jeder Zeile, jeder Spalte und jedem Block eine fehlt</translation>
    </message>
    <message>
        <source>&amp;Digits:</source>
        <translation>Z&amp;iffern:</translation>
    </message>
</context>
<context>
    <name>sudoku::SidePanel</name>
    <message>
        <source>Digits or rules</source>
        <translation>Ziffern oder Regeln</translation>
    </message>
    <message>
        <source>&amp;Digits</source>
        <translation>&amp;Ziffern</translation>
    </message>
    <message>
        <source>Solver</source>
        <translation>Löser</translation>
    </message>
    <message>
        <source>Typed digits are</source>
        <translation>Eingegebene Ziffern sind</translation>
    </message>
    <message>
        <source>Advance after each digit</source>
        <translation>Nach jeder Ziffer vorrücken</translation>
    </message>
    <message>
        <source>Input mode</source>
        <translation>Art der Eingabe</translation>
    </message>
    <message>
        <source>&amp;Rules</source>
        <translation>&amp;Regeln</translation>
    </message>
    <message>
        <source>&amp;Rules (%1)</source>
        <translation>&amp;Regeln (%1)</translation>
    </message>
    <message>
        <source>Su&amp;ms</source>
        <translation>Su&amp;mmen</translation>
    </message>
    <message>
        <source>&amp;Puzzle</source>
        <translation>Rä&amp;tsel</translation>
    </message>
</context>
<context>
    <name>sudoku::SinglesFiller</name>
    <message>
        <source>Filling singles</source>
        <translation>Trage Einer ein</translation>
    </message>
    <message>
        <source>No singles were filled: the board as it stands has no solution.</source>
        <translation>Keine Einer eingetragen: So, wie das Gitter jetzt ist, hat es keine Lösung.</translation>
    </message>
    <message>
        <source>Type in a puzzle first.</source>
        <translation>Zuerst ein Rätsel eingeben.</translation>
    </message>
    <message>
        <source>No digit follows by a single.</source>
        <translation>Keine Ziffer folgt als Einer.</translation>
    </message>
    <message numerus="yes">
        <source>%n single(s) filled.</source>
        <translation>
            <numerusform>%n Einer eingetragen.</numerusform>
            <numerusform>%n Einer eingetragen.</numerusform>
        </translation>
    </message>
    <message>
        <source>Fill Singles</source>
        <translation>Einer eintragen</translation>
    </message>
</context>
<context>
    <name>sudoku::SolutionBrowser</name>
    <message>
        <source>Counting</source>
        <translation>Zählen</translation>
    </message>
    <message>
        <source>Show Them One by One</source>
        <translation>Einzeln zeigen</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>Estimate</source>
        <translation>Schätzen</translation>
    </message>
    <message>
        <source>Next (Alt+Right)</source>
        <translation>Nächste (Alt+Rechts)</translation>
    </message>
    <message>
        <source>Previous (Alt+Left)</source>
        <translation>Vorige (Alt+Links)</translation>
    </message>
    <message>
        <source>Make This Solution Unique</source>
        <translation>Diese Lösung eindeutig machen</translation>
    </message>
    <message>
        <source>Write as Entries</source>
        <translation>Als Einträge übernehmen</translation>
    </message>
    <message>
        <source>Estimating</source>
        <translation>Schätzen</translation>
    </message>
    <message>
        <source>Show Some Solutions</source>
        <translation>Einige Lösungen zeigen</translation>
    </message>
    <message>
        <source>Solution</source>
        <translation>Lösung</translation>
    </message>
    <message>
        <source>Fill In Its Numbers</source>
        <translation>Ihre Zahlen ergänzen</translation>
    </message>
</context>
<context>
    <name>sudoku::SolveClock</name>
    <message>
        <source>The timer is paused.</source>
        <translation>Die Stoppuhr ist angehalten.</translation>
    </message>
</context>
<context>
    <name>sudoku::SolveQuestion</name>
    <message>
        <source>Solving</source>
        <translation>Lösen</translation>
    </message>
    <message>
        <source>Solve</source>
        <translation>Lösen</translation>
    </message>
    <message>
        <source>Not decided: solving was stopped after %1 and %2.</source>
        <translation>Nicht entschieden: Das Lösen wurde nach %1 und %2 angehalten.</translation>
    </message>
    <message>
        <source>Solved.</source>
        <translation>Gelöst.</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>The solution is unique.</source>
        <translation>Die Lösung ist eindeutig.</translation>
    </message>
    <message>
        <source>Make Entries Givens</source>
        <translation>Einträge zu Vorgaben machen</translation>
    </message>
    <message>
        <source>Show Two Solutions</source>
        <translation>Zwei Lösungen zeigen</translation>
    </message>
    <message>
        <source>Check (F8) tells whether the solution is unique.</source>
        <translation>Prüfen (F8) sagt, ob die Lösung eindeutig ist.</translation>
    </message>
    <message>
        <source>Check</source>
        <translation>Prüfen</translation>
    </message>
    <message>
        <source>The puzzle has no solution.</source>
        <translation>Das Rätsel hat keine Lösung.</translation>
    </message>
    <message>
        <source>The puzzle has no solution with your entries.</source>
        <translation>Mit den Einträgen hat das Rätsel keine Lösung.</translation>
    </message>
    <message>
        <source>Clear Entries and Solve</source>
        <translation>Einträge löschen und lösen</translation>
    </message>
    <message>
        <source>%1 Without your entries there is a solution.</source>
        <translation>%1 Ohne die Einträge gibt es eine Lösung.</translation>
    </message>
    <message>
        <source>%1 Without your entries there is no solution either.</source>
        <translation>%1 Auch ohne die Einträge gibt es keine Lösung.</translation>
    </message>
    <message>
        <source>Explain</source>
        <translation>Erklären</translation>
    </message>
    <message>
        <source>Solved %1.</source>
        <translation>Gelöst: %1.</translation>
    </message>
    <message>
        <source>One of several solutions: is a digit missing?</source>
        <translation>Eine von mehreren Lösungen: Fehlt eine Ziffer?</translation>
    </message>
    <message>
        <source>The check while you type found that the solution is unique.</source>
        <translation>Die Prüfung beim Eingeben ergab, dass die Lösung eindeutig ist.</translation>
    </message>
    <message>
        <source>%1 found no solution, but the check while you type found one. Do not use this solver.</source>
        <translation>%1 fand keine Lösung, die Prüfung beim Eingeben aber schon. Diesen Löser nicht verwenden.</translation>
    </message>
    <message>
        <source>The puzzle has no solution (proved %1).</source>
        <translation>Das Rätsel hat keine Lösung (%1 bewiesen).</translation>
    </message>
    <message>
        <source>One of several solutions: is a digit or a rule missing?</source>
        <translation>Eine von mehreren Lösungen: Fehlt eine Ziffer oder eine Regel?</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Weiter</translation>
    </message>
</context>
<context>
    <name>sudoku::SolverDialog</name>
    <message>
        <source>%1 Its version: %2</source>
        <translation>%1 Version: %2</translation>
    </message>
    <message>
        <source>No answer within %1.</source>
        <translation>Keine Antwort innerhalb von %1.</translation>
    </message>
    <message>
        <source>There is not enough memory.</source>
        <translation>Der Speicher reicht nicht.</translation>
    </message>
    <message>
        <source>It gave a wrong answer: do not use it.</source>
        <translation>Er gab eine falsche Antwort und sollte nicht benutzt werden.</translation>
    </message>
    <message>
        <source>&amp;Add</source>
        <translation>&amp;Hinzufügen</translation>
    </message>
    <message>
        <source>&amp;Remove</source>
        <translation>&amp;Entfernen</translation>
    </message>
    <message>
        <source>&amp;Test</source>
        <translation>&amp;Testen</translation>
    </message>
    <message>
        <source>Solver</source>
        <translation>Löser</translation>
    </message>
    <message>
        <source>The selected solver answers all questions about the board. A race first tries digits one by one, which is enough for most boards; then %1 starts, others join after 0.2 seconds, and the first answer counts. Checks while you type and new puzzles always come from trying digits, then %1.</source>
        <translation>Der ausgewählte Löser beantwortet alle Fragen zum Gitter. Ein Wettlauf probiert zuerst Ziffern aus, was für die meisten Gitter genügt; dann beginnt %1, nach 0,2 Sekunden kommen andere dazu, und die erste Antwort zählt. Beim Eingeben wird immer durch Ausprobieren und dann mit %1 geprüft, und so werden auch Rätsel erzeugt.</translation>
    </message>
    <message>
        <source>Solvers</source>
        <translation>Löser</translation>
    </message>
    <message>
        <source>Command</source>
        <translation>Befehl</translation>
    </message>
    <message>
        <source>built in</source>
        <translation>eingebaut</translation>
    </message>
    <message>
        <source>{cnf} stands for the DIMACS file with the formula; without it the program reads standard input. {result} stands for the file to which the program writes its answer.</source>
        <translation>{cnf} steht für die DIMACS-Datei mit der Formel; ohne es liest das Programm die Standardeingabe. {result} steht für die Datei, in die das Programm seine Antwort schreibt.</translation>
    </message>
    <message>
        <source>&amp;Name:</source>
        <translation>&amp;Name:</translation>
    </message>
    <message>
        <source>&amp;Command:</source>
        <translation>&amp;Befehl:</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>&amp;Other Program</source>
        <translation>&amp;Anderes Programm</translation>
    </message>
    <message>
        <source>Other solver</source>
        <translation>Anderer Löser</translation>
    </message>
    <message>
        <source>Testing …</source>
        <translation>Teste …</translation>
    </message>
    <message>
        <source>It works: it answered a satisfiable and an unsatisfiable formula correctly, %1.</source>
        <translation>Es funktioniert: Eine erfüllbare und eine unerfüllbare Formel wurden richtig beantwortet, %1.</translation>
    </message>
    <message>
        <source>Two solvers have the name %1. Give one of them another name.</source>
        <translation>Zwei Löser heißen %1. Einem davon einen anderen Namen geben.</translation>
    </message>
    <message>
        <source>%1 and %2 have the same command. Remove one of them.</source>
        <translation>%1 und %2 haben denselben Befehl. Einen davon entfernen.</translation>
    </message>
</context>
<context>
    <name>sudoku::StartCard</name>
    <message>
        <source>Start a puzzle</source>
        <translation>Ein Rätsel beginnen</translation>
    </message>
</context>
<context>
    <name>sudoku::Starter</name>
    <message>
        <source>Continue “%1”</source>
        <translation>„%1“ fortsetzen</translation>
    </message>
    <message>
        <source>P</source>
        <comment>the key that plays</comment>
        <translation>P</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Spielen</translation>
    </message>
    <message>
        <source>Type it in</source>
        <translation>Eingeben</translation>
    </message>
    <message>
        <source>Any digit starts; Space leaves a cell blank</source>
        <translation>Jede Ziffer beginnt; die Leertaste lässt eine Zelle leer</translation>
    </message>
    <message>
        <source>%1 – %2</source>
        <translation>%1 – %2</translation>
    </message>
    <message>
        <source>Paste</source>
        <translation>Einfügen</translation>
    </message>
    <message>
        <source>Open…</source>
        <translation>Öffnen&#xa0;…</translation>
    </message>
    <message>
        <source>Like the last one</source>
        <translation>Wie zuletzt</translation>
    </message>
    <message>
        <source>%1; → shows other levels</source>
        <translation>%1; → zeigt andere Stufen</translation>
    </message>
    <message>
        <source>More kinds and levels</source>
        <translation>Weitere Arten und Stufen</translation>
    </message>
    <message>
        <source>Text, a link or a picture from the clipboard</source>
        <translation>Text, ein Link oder ein Bild aus der Zwischenablage</translation>
    </message>
    <message>
        <source>A file, a collection or a picture; or drop one here</source>
        <translation>Eine Datei, eine Sammlung oder ein Bild; oder ziehen Sie sie hierher</translation>
    </message>
</context>
<context>
    <name>sudoku::StatisticsDialog</name>
    <message>
        <source>%1 · %2</source>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>%1 (longest: %2)</source>
        <translation>%1 (am längsten: %2)</translation>
    </message>
    <message numerus="yes">
        <source>%n day(s) in a row</source>
        <translation>
            <numerusform>%n Tag in Folge</numerusform>
            <numerusform>%n Tage in Folge</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n day(s)</source>
        <translation>
            <numerusform>%n Tag</numerusform>
            <numerusform>%n Tage</numerusform>
        </translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>Statistik</translation>
    </message>
    <message>
        <source>&amp;Games:</source>
        <translation>&amp;Spiele:</translation>
    </message>
    <message>
        <source>&amp;Keep statistics of the games that you finish</source>
        <translation>Statistik der beendeten Spiele &amp;führen</translation>
    </message>
    <message>
        <source>&amp;Export…</source>
        <translation>&amp;Exportieren&#xa0;…</translation>
    </message>
    <message>
        <source>&amp;Reset…</source>
        <translation>&amp;Zurücksetzen&#xa0;…</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s)</source>
        <translation>
            <numerusform>%n Spiel</numerusform>
            <numerusform>%n Spiele</numerusform>
        </translation>
    </message>
    <message>
        <source>You have not finished a game yet.</source>
        <translation>Noch wurde kein Spiel beendet.</translation>
    </message>
    <message>
        <source>Best time: %1</source>
        <translation>Bestzeit: %1</translation>
    </message>
    <message>
        <source>Average time: %1</source>
        <translation>Zeit im Schnitt: %1</translation>
    </message>
    <message>
        <source>Finished: %1, without hints: %2</source>
        <translation>Beendet: %1, ohne Hinweise: %2</translation>
    </message>
    <message>
        <source>Export Statistics</source>
        <translation>Statistik exportieren</translation>
    </message>
    <message>
        <source>Table (*.csv);;JSON (*.json)</source>
        <translation>Tabelle (*.csv);;JSON (*.json)</translation>
    </message>
    <message>
        <source>The file cannot be written: %1</source>
        <translation>Die Datei kann nicht geschrieben werden: %1</translation>
    </message>
    <message>
        <source>Written to %1.</source>
        <translation>In %1 geschrieben.</translation>
    </message>
    <message>
        <source>Delete the results of all games? They cannot be restored.</source>
        <translation>Die Ergebnisse aller Spiele löschen? Sie lassen sich nicht wiederherstellen.</translation>
    </message>
    <message>
        <source>The results cannot be deleted: %1</source>
        <translation>Die Ergebnisse können nicht gelöscht werden: %1</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation>&amp;Löschen</translation>
    </message>
</context>
<context>
    <name>sudoku::StatusLine</name>
    <message numerus="yes">
        <source>%1, %n kind(s) of rules</source>
        <translation>
            <numerusform>%1, %n Art von Regeln</numerusform>
            <numerusform>%1, %n Arten von Regeln</numerusform>
        </translation>
    </message>
    <message>
        <source>Typing givens</source>
        <translation>Vorgaben werden eingegeben</translation>
    </message>
    <message>
        <source>Typing entries</source>
        <translation>Einträge werden eingegeben</translation>
    </message>
    <message>
        <source>%1 The board is checked while you type. F8 tells more.</source>
        <translation>%1 Das Gitter wird beim Eingeben geprüft. Mehr dazu mit F8.</translation>
    </message>
    <message>
        <source>Typing numbers of rules</source>
        <translation>Zahlen von Regeln werden eingegeben</translation>
    </message>
    <message>
        <source>Typing corner marks</source>
        <translation>Ecknotizen werden eingegeben</translation>
    </message>
    <message>
        <source>Typing centre marks</source>
        <translation>Mittelnotizen werden eingegeben</translation>
    </message>
    <message>
        <source>Typing colours</source>
        <translation>Farben werden eingegeben</translation>
    </message>
    <message numerus="yes">
        <source>with your %n entry(s)</source>
        <translation>
            <numerusform>mit %n Eintrag</numerusform>
            <numerusform>mit %n Einträgen</numerusform>
        </translation>
    </message>
    <message>
        <source>givens only</source>
        <translation>nur Vorgaben</translation>
    </message>
    <message>
        <source>%1 Slanted digits are those that the cell has in some solution. Pale, with dots below: not decided yet. Framed: as a given, the digit leaves exactly one solution.</source>
        <translation>%1 Schräge Ziffern sind die, die die Zelle in irgendeiner Lösung hat. Blass, mit Punkten darunter: noch nicht entschieden. Eingerahmt: Als Vorgabe lässt die Ziffer genau eine Lösung übrig.</translation>
    </message>
    <message>
        <source>Givens: %1 · Entries: %2 · Open: %3</source>
        <translation>Vorgaben: %1 · Einträge: %2 · Offen: %3</translation>
    </message>
    <message>
        <source>Typing marks</source>
        <translation>Notizen werden eingegeben</translation>
    </message>
    <message>
        <source>Drawing: %1</source>
        <translation>Zeichnen: %1</translation>
    </message>
    <message>
        <source>Drawing: %1, line from %2 in %3</source>
        <translation>Zeichnen: %1, Linie von %2 in %3</translation>
    </message>
    <message>
        <source>%1 Half a second was not enough to count its solutions. F8 (Check for One Solution) takes the time it needs; F9 (Solve) looks for one solution.</source>
        <translation>%1 Eine halbe Sekunde reichte nicht, die Lösungen zu zählen. F8 (Eindeutigkeit prüfen) nimmt sich die Zeit, die nötig ist; F9 (Lösen) sucht eine Lösung.</translation>
    </message>
</context>
<context>
    <name>sudoku::StepNamer</name>
    <message>
        <source>Found: %1, then %2.</source>
        <translation>Gefunden: %1, dann %2.</translation>
    </message>
    <message>
        <source>Found: %1.</source>
        <translation>Gefunden: %1.</translation>
    </message>
</context>
<context>
    <name>sudoku::StepsModel</name>
    <message>
        <source>Step</source>
        <translation>Schritt</translation>
    </message>
    <message>
        <source>Follows</source>
        <translation>Folgt</translation>
    </message>
</context>
<context>
    <name>sudoku::StoryExporter</name>
    <message>
        <source>Export the Explanation</source>
        <translation>Erklärung exportieren</translation>
    </message>
    <message>
        <source>Exporting</source>
        <translation>Exportieren</translation>
    </message>
</context>
<context>
    <name>sudoku::StorySteps</name>
    <message>
        <source>%1 %2</source>
        <comment>2 in r2c7 … leaves no 2 for r4c7</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>step %1: %2</source>
        <translation>Schritt %1: %2</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>a sentence and its row</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Steps</source>
        <translation>Schritte</translation>
    </message>
    <message numerus="yes">
        <source>… %n more steps</source>
        <translation>
            <numerusform>… %n weiterer Schritt</numerusform>
            <numerusform>… %n weitere Schritte</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sudoku::SudokuCourse</name>
    <message>
        <source>Lesson %1 of %2: %3</source>
        <translation>Lektion %1 von %2: %3</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <translation>%1. %2</translation>
    </message>
    <message>
        <source>Right. Enter goes on.</source>
        <translation>Richtig. Weiter mit Eingabe.</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
    <message>
        <source>Finish</source>
        <translation>Beenden</translation>
    </message>
    <message>
        <source>Next Lesson</source>
        <translation>Nächste Lektion</translation>
    </message>
    <message>
        <source>You know the rules and the first steps. Techniques help with harder puzzles.</source>
        <translation>Die Regeln und die ersten Schritte sind jetzt bekannt. Bei schwereren Rätseln helfen Techniken.</translation>
    </message>
    <message>
        <source>Learn Techniques</source>
        <translation>Techniken lernen</translation>
    </message>
    <message>
        <source>Solve filled in the board. Undo it, and try yourself.</source>
        <translation>Lösen hat das Gitter ausgefüllt. Rückgängig machen und selbst versuchen.</translation>
    </message>
    <message>
        <source>No rule is broken yet.</source>
        <translation>Noch ist keine Regel verletzt.</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>Leeren</translation>
    </message>
    <message>
        <source>End (Esc)</source>
        <translation>Verlassen (Esc)</translation>
    </message>
</context>
<context>
    <name>sudoku::SymbolFields</name>
    <message>
        <source>as usual</source>
        <translation>wie sonst</translation>
    </message>
    <message>
        <source>a word</source>
        <translation>ein Wort</translation>
    </message>
    <message>
        <source>As many different letters as the board has digits, such as KITCHENS for 8 × 8</source>
        <translation>So viele verschiedene Buchstaben, wie das Gitter Ziffern hat, zum Beispiel KITCHENS für 8 × 8</translation>
    </message>
    <message>
        <source>nowhere</source>
        <translation>nirgends</translation>
    </message>
    <message>
        <source>Symbols:</source>
        <translation>Symbole:</translation>
    </message>
    <message>
        <source>Word:</source>
        <translation>Wort:</translation>
    </message>
    <message>
        <source>Hidden in:</source>
        <translation>Versteckt in:</translation>
    </message>
    <message>
        <source>Where the word can be read in the solution</source>
        <translation>Wo das Wort in der Lösung zu lesen ist</translation>
    </message>
    <message>
        <source>A word can be hidden only in puzzles with exactly one solution.</source>
        <translation>Ein Wort kann nur in Rätseln mit genau einer Lösung versteckt werden.</translation>
    </message>
    <message>
        <source>%1 counts with digits, so no word can be hidden.</source>
        <translation>%1 rechnet mit Ziffern, daher lässt sich kein Wort verstecken.</translation>
    </message>
</context>
<context>
    <name>sudoku::TechniqueList</name>
    <message>
        <source>Search</source>
        <translation>Suchen</translation>
    </message>
    <message>
        <source>Search for techniques</source>
        <translation>Techniken suchen</translation>
    </message>
    <message>
        <source>Techniques</source>
        <translation>Techniken</translation>
    </message>
    <message>
        <source>Technique</source>
        <translation>Technik</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>Stufe</translation>
    </message>
</context>
<context>
    <name>sudoku::TechniqueListView</name>
    <message>
        <source>%1 of %2</source>
        <translation>%1 von %2</translation>
    </message>
    <message>
        <source>%1, learned</source>
        <translation>%1, gelernt</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>%1, not begun</source>
        <translation>%1, nicht begonnen</translation>
    </message>
    <message>
        <source>Techniques</source>
        <translation>Techniken</translation>
    </message>
</context>
<context>
    <name>sudoku::TechniquePageView</name>
    <message>
        <source>%1 · %2</source>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>Sho&amp;w on My Board</source>
        <translation>Auf dem eigenen &amp;Gitter zeigen</translation>
    </message>
    <message>
        <source>&amp;Practise</source>
        <translation>Ü&amp;ben</translation>
    </message>
    <message>
        <source>Next: %1 ›</source>
        <translation>Weiter: %1 ›</translation>
    </message>
</context>
<context>
    <name>sudoku::TechniquesDialog</name>
    <message>
        <source>assumes one solution</source>
        <translation>setzt eine einzige Lösung voraus</translation>
    </message>
    <message>
        <source>asks the solver</source>
        <translation>fragt den Löser</translation>
    </message>
    <message>
        <source>Move &amp;Up</source>
        <translation>Nach &amp;oben</translation>
    </message>
    <message>
        <source>Move &amp;Down</source>
        <translation>Nach &amp;unten</translation>
    </message>
    <message>
        <source>&amp;HoDoKu&apos;s Defaults</source>
        <translation>Standard von &amp;HoDoKu</translation>
    </message>
    <message>
        <source>Sudoku &amp;Explainer&apos;s Defaults</source>
        <translation>&amp;Standard von Sudoku Explainer</translation>
    </message>
    <message>
        <source>Hints take the &amp;first technique of this list that applies</source>
        <translation>Hinweise nehmen die &amp;erste passende Technik dieser Liste</translation>
    </message>
    <message>
        <source>Techniques</source>
        <translation>Techniken</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Suchen</translation>
    </message>
    <message>
        <source>Search for techniques</source>
        <translation>Techniken suchen</translation>
    </message>
    <message>
        <source>Otherwise they take the step that is easiest to see at the lowest level.</source>
        <translation>Sonst nehmen sie auf der niedrigsten Stufe den Schritt, der am leichtesten zu sehen ist.</translation>
    </message>
    <message>
        <source>Hints and walkthroughs use the techniques that are switched on. Ratings always use HoDoKu&apos;s defaults, so that they compare.</source>
        <translation>Hinweise und Lösungswege verwenden die eingeschalteten Techniken. Bewertungen verwenden immer den Standard von HoDoKu, damit sie vergleichbar sind.</translation>
    </message>
    <message>
        <source>Technique</source>
        <translation>Technik</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>Stufe</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Anmerkung</translation>
    </message>
    <message>
        <source>Switched on: %1 of %2</source>
        <translation>Eingeschaltet: %1 von %2</translation>
    </message>
    <message>
        <source>Ever&amp;ything</source>
        <translation>A&amp;lles</translation>
    </message>
    <message>
        <source>All techniques, the easiest first</source>
        <translation>Alle Techniken, die leichtesten zuerst</translation>
    </message>
</context>
<context>
    <name>sudoku::TimerHead</name>
    <message>
        <source>The time since your first entry, without pauses</source>
        <translation>Die Zeit seit dem ersten Eintrag, ohne Pausen</translation>
    </message>
    <message>
        <source>%1 (paused)</source>
        <translation>%1 (Pause)</translation>
    </message>
</context>
<context>
    <name>sudoku::TimesPlot</name>
    <message>
        <source>Times of your games, the latest last</source>
        <translation>Zeiten der Spiele, die letzte am Ende</translation>
    </message>
    <message>
        <source>%1; average %2</source>
        <translation>%1; Schnitt %2</translation>
    </message>
    <message>
        <source>%1 s</source>
        <translation>%1&#xa0;s</translation>
    </message>
</context>
<context>
    <name>sudoku::TopicChooser</name>
    <message>
        <source>&amp;Follow the cursor on the board</source>
        <translation>Dem &amp;Cursor auf dem Gitter folgen</translation>
    </message>
    <message>
        <source>&amp;Look at a</source>
        <translation>&amp;Ansehen</translation>
    </message>
    <message>
        <source>W&amp;hich</source>
        <translation>&amp;Welches Element</translation>
    </message>
    <message>
        <source>Row</source>
        <translation>Zeile</translation>
    </message>
    <message>
        <source>Column</source>
        <translation>Spalte</translation>
    </message>
    <message>
        <source>Box</source>
        <translation>Block</translation>
    </message>
    <message>
        <source>Region</source>
        <translation>Region</translation>
    </message>
    <message>
        <source>Cell</source>
        <translation>Zelle</translation>
    </message>
    <message>
        <source>Other rule</source>
        <translation>Andere Regel</translation>
    </message>
</context>
<context>
    <name>sudoku::TraceBoard</name>
    <message>
        <source>row %1, column %2: %3</source>
        <translation>Zeile %1, Spalte %2: %3</translation>
    </message>
    <message>
        <source>clue %1</source>
        <translation>Vorgabe %1</translation>
    </message>
    <message>
        <source>%1, guess of level %2</source>
        <translation>%1, Annahme der Ebene %2</translation>
    </message>
    <message>
        <source>%1, at level %2</source>
        <translation>%1, auf Ebene %2</translation>
    </message>
    <message>
        <source>no candidates</source>
        <translation>keine Kandidaten</translation>
    </message>
    <message>
        <source>candidates %1</source>
        <translation>Kandidaten %1</translation>
    </message>
</context>
<context>
    <name>sudoku::TraceForm</name>
    <message>
        <source>Enc&amp;oding</source>
        <translation>Ko&amp;dierung</translation>
    </message>
    <message>
        <source>Cand&amp;idates</source>
        <translation>Kand&amp;idaten</translation>
    </message>
    <message>
        <source>After a con&amp;flict</source>
        <translation>Nach einem Konflik&amp;t</translation>
    </message>
    <message>
        <source>G&amp;uess</source>
        <translation>Annah&amp;me</translation>
    </message>
</context>
<context>
    <name>sudoku::TraceModel</name>
    <message>
        <source>Step</source>
        <translation>Schritt</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>Ebene</translation>
    </message>
    <message>
        <source>What happens</source>
        <translation>Was geschieht</translation>
    </message>
</context>
<context>
    <name>sudoku::TransformDialog</name>
    <message>
        <source>&amp;Numbers of the two that change places:</source>
        <translation>&amp;Nummern der beiden, die die Plätze tauschen:</translation>
    </message>
    <message>
        <source>Appl&amp;y</source>
        <translation>An&amp;wenden</translation>
    </message>
    <message>
        <source>This is possible.</source>
        <translation>Das ist möglich.</translation>
    </message>
    <message>
        <source>&amp;New digits for %1 to %2, in this order:</source>
        <translation>&amp;Neue Ziffern für %1 bis %2, in dieser Reihenfolge:</translation>
    </message>
</context>
<context>
    <name>sudoku::Transformer</name>
    <message>
        <source>%1…</source>
        <translation>%1&#xa0;…</translation>
    </message>
    <message>
        <source>Solving</source>
        <translation>Lösen</translation>
    </message>
    <message>
        <source>No single solution is known, so the digits are in the order in which they come on the board.</source>
        <translation>Es ist keine eindeutige Lösung bekannt, daher stehen die Ziffern in der Reihenfolge, in der sie im Gitter vorkommen.</translation>
    </message>
    <message>
        <source>%1 changes nothing on this board.</source>
        <translation>„%1“ ändert nichts an diesem Gitter.</translation>
    </message>
    <message>
        <source>%1: it is the same puzzle in another form.</source>
        <translation>%1: Es ist dasselbe Rätsel in anderer Form.</translation>
    </message>
    <message>
        <source>What other programs wrote beside the puzzle is gone, because it may name cells or digits.</source>
        <translation>Was andere Programme neben dem Rätsel vermerkt haben, ist entfallen, weil es Zellen oder Ziffern nennen kann.</translation>
    </message>
</context>
<context>
    <name>sudoku::VerdictDisplay</name>
    <message>
        <source>The answer is beside the board. Esc closes it.</source>
        <translation>Die Antwort steht neben dem Gitter. Esc schließt sie.</translation>
    </message>
    <message>
        <source>The answer is beside the board. Esc closes it and clears the highlights.</source>
        <translation>Die Antwort steht neben dem Gitter. Esc schließt sie und löscht die Markierungen.</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>. Dots: digits too small to show; zoom in to read them</source>
        <translation>. Punkte: Ziffern, die zu klein zum Anzeigen sind; zum Lesen vergrößern</translation>
    </message>
</context>
<context>
    <name>sudoku::VerdictPanel</name>
    <message>
        <source>Close and clear the highlights (Esc)</source>
        <translation>Schließen und Markierungen löschen (Esc)</translation>
    </message>
    <message>
        <source>Close the verdict</source>
        <translation>Die Antwort schließen</translation>
    </message>
    <message>
        <source>Esc closes</source>
        <translation>Esc schließt</translation>
    </message>
    <message>
        <source>Enter</source>
        <comment>the key</comment>
        <translation>Eingabe</translation>
    </message>
</context>
<context>
    <name>sudoku::WalkthroughPanel</name>
    <message>
        <source>C&amp;ontinue</source>
        <translation>&amp;Weiter</translation>
    </message>
    <message>
        <source>&amp;What Else Is There</source>
        <translation>A&amp;ndere mögliche Schritte</translation>
    </message>
    <message>
        <source>Back to the W&amp;alkthrough</source>
        <translation>Zurü&amp;ck zum Lösungsweg</translation>
    </message>
    <message>
        <source>&amp;Copy as Text</source>
        <translation>Als Text &amp;kopieren</translation>
    </message>
    <message>
        <source>E&amp;xport</source>
        <translation>&amp;Exportieren</translation>
    </message>
    <message>
        <source>Close the walkthrough (Esc)</source>
        <translation>Den Lösungsweg schließen (Esc)</translation>
    </message>
    <message>
        <source>Close the walkthrough</source>
        <translation>Den Lösungsweg schließen</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Anhalten</translation>
    </message>
    <message>
        <source>Steps</source>
        <translation>Schritte</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>Schritt</translation>
    </message>
    <message>
        <source>%1…</source>
        <translation>%1&#xa0;…</translation>
    </message>
    <message>
        <source>Stop the rating</source>
        <translation>Die Bewertung anhalten</translation>
    </message>
    <message>
        <source>Or&amp;der:</source>
        <translation>Reihen&amp;folge:</translation>
    </message>
    <message>
        <source>Techniques</source>
        <translation>Techniken</translation>
    </message>
    <message>
        <source>Smallest reasons</source>
        <translation>Kleinste Gründe</translation>
    </message>
    <message>
        <source>Which step comes next: that of the first technique that applies, or that with the smallest reason</source>
        <translation>Welcher Schritt als nächster kommt: der der ersten Technik, die passt, oder der mit dem kleinsten Grund</translation>
    </message>
    <message>
        <source>&amp;Learn This</source>
        <translation>Da&amp;s lernen</translation>
    </message>
    <message>
        <source>Co&amp;ntinue from Here</source>
        <translation>Ab h&amp;ier weiter</translation>
    </message>
    <message>
        <source>Put the board of this step in front of you, and close the walkthrough</source>
        <translation>Das Gitter dieses Schritts übernehmen und den Lösungsweg schließen</translation>
    </message>
</context>
<context>
    <name>sudoku::WalkthroughSteps</name>
    <message>
        <source>Looking for the smallest reasons …</source>
        <translation>Suche die kleinsten Gründe …</translation>
    </message>
    <message>
        <source>Sudoku Explainer: rating …</source>
        <translation>Sudoku Explainer: bewertet …</translation>
    </message>
    <message>
        <source>General rating …</source>
        <translation>Allgemeine Bewertung …</translation>
    </message>
</context>
<context>
    <name>sudoku::WalkthroughViewer</name>
    <message>
        <source>Walkthrough</source>
        <translation>Lösungsweg</translation>
    </message>
    <message>
        <source>The walkthrough was stopped.</source>
        <translation>Der Lösungsweg wurde angehalten.</translation>
    </message>
    <message>
        <source>The walkthrough is beside the board. Esc closes it.</source>
        <translation>Der Lösungsweg steht neben dem Gitter. Esc schließt ihn.</translation>
    </message>
    <message>
        <source>The board shows a step. Close the walkthrough (Esc) to type.</source>
        <translation>Das Gitter zeigt einen Schritt. Zum Eingeben den Lösungsweg schließen (Esc).</translation>
    </message>
    <message>
        <source>Finding all steps</source>
        <translation>Suche alle Schritte</translation>
    </message>
    <message>
        <source>Instead of step %1: %2 possible steps</source>
        <translation>Statt Schritt %1: %2 mögliche Schritte</translation>
    </message>
    <message>
        <source>Instead of step %1: the first %2 steps found</source>
        <translation>Statt Schritt %1: die ersten %2 gefundenen Schritte</translation>
    </message>
    <message>
        <source>Copied the walkthrough as text.</source>
        <translation>Den Lösungsweg als Text kopiert.</translation>
    </message>
    <message>
        <source>Exporting</source>
        <translation>Exportieren</translation>
    </message>
    <message>
        <source>Only a puzzle with exactly one solution has a smallest reason for each digit.</source>
        <translation>Nur in einem Rätsel mit genau einer Lösung hat jede Ziffer einen kleinsten Grund.</translation>
    </message>
    <message>
        <source>No technique that is switched on gives a step here.</source>
        <translation>Keine der eingeschalteten Techniken ergibt hier einen Schritt.</translation>
    </message>
    <message>
        <source>No technique that is switched on gives a step. These are the smallest reasons.</source>
        <translation>Keine der eingeschalteten Techniken ergibt einen Schritt. Dies sind die kleinsten Gründe.</translation>
    </message>
    <message>
        <source>You go on before step %1. Undo brings your board back.</source>
        <translation>Es geht vor Schritt %1 weiter. Rückgängig bringt das eigene Gitter zurück.</translation>
    </message>
    <message>
        <source>Continue from Here</source>
        <translation>Ab hier weiter</translation>
    </message>
</context>
<context>
    <name>sudoku::WatchDialog</name>
    <message>
        <source>Watch a Solver</source>
        <translation>Einem Löser zusehen</translation>
    </message>
    <message>
        <source>Cop&amp;y Steps</source>
        <translation>Schritte &amp;kopieren</translation>
    </message>
    <message>
        <source>Copy the steps up to this one as text, with their levels</source>
        <translation>Die Schritte bis zu diesem als Text kopieren, mit ihren Ebenen</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>Schritt</translation>
    </message>
    <message>
        <source>&amp;Start</source>
        <translation>&amp;Anfang</translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <translation>&amp;Zurück</translation>
    </message>
    <message>
        <source>&amp;Next</source>
        <translation>&amp;Weiter</translation>
    </message>
    <message>
        <source>Next &amp;Guess</source>
        <translation>Nächste Anna&amp;hme</translation>
    </message>
    <message>
        <source>Next &amp;Conflict</source>
        <translation>Nächster Kon&amp;flikt</translation>
    </message>
    <message>
        <source>&amp;End</source>
        <translation>&amp;Ende</translation>
    </message>
    <message>
        <source>T&amp;rail: what holds now, by level</source>
        <translation>&amp;Spur: was jetzt gilt, nach Ebenen</translation>
    </message>
    <message>
        <source>Ste&amp;ps</source>
        <translation>Sch&amp;ritte</translation>
    </message>
    <message>
        <source>The solver works. Escape stops it.</source>
        <translation>Der Löser arbeitet. Esc hält ihn an.</translation>
    </message>
    <message>
        <source>The clues contradict each other: propagation finds this before anything is encoded. Choose all candidates to watch how.</source>
        <translation>Die Vorgaben widersprechen einander: Propagation findet das, bevor etwas kodiert wird. Alle Kandidaten wählen, um dabei zuzusehen.</translation>
    </message>
    <message>
        <source>The solver was stopped, or there is not enough memory.</source>
        <translation>Der Löser wurde angehalten, oder der Speicher reicht nicht.</translation>
    </message>
    <message>
        <source>%L1 of %L2</source>
        <translation>%L1 von %L2</translation>
    </message>
    <message>
        <source>Nothing is known yet but the formula. Press Next, or go on to the next guess.</source>
        <translation>Noch ist nur die Formel bekannt. Auf Weiter drücken oder zur nächsten Annahme gehen.</translation>
    </message>
</context>
<context>
    <name>sudoku::WindowWork</name>
    <message>
        <source>A crash would lose unsaved work. %1</source>
        <translation>Ein Absturz würde nicht gespeicherte Arbeit vernichten. %1</translation>
    </message>
    <message>
        <source>Restored: %1.</source>
        <translation>Wiederhergestellt: %1.</translation>
    </message>
    <message>
        <source>The board cannot be kept: %1</source>
        <translation>Das Gitter kann nicht aufbewahrt werden: %1</translation>
    </message>
    <message>
        <source>This puzzle is no longer there.</source>
        <translation>Dieses Rätsel ist nicht mehr da.</translation>
    </message>
    <message>
        <source>The board is as you left it.</source>
        <translation>Das Gitter ist so, wie es verlassen wurde.</translation>
    </message>
    <message>
        <source>This puzzle is on the board.</source>
        <translation>Dieses Rätsel ist schon auf dem Brett.</translation>
    </message>
    <message>
        <source>Esc brings your board back.</source>
        <translation>Esc bringt das eigene Gitter zurück.</translation>
    </message>
    <message>
        <source>Your board is kept in Recent Puzzles; Esc brings it back.</source>
        <translation>Das eigene Gitter bleibt in „Letzte Rätsel“; Esc bringt es zurück.</translation>
    </message>
</context>
<context>
    <name>sudoku::Windows</name>
    <message>
        <source>Unsaved work was found, but cannot be read. It is kept in %1.</source>
        <translation>Nicht gespeicherte Arbeit wurde gefunden, kann aber nicht gelesen werden. Sie bleibt in %1.</translation>
    </message>
    <message>
        <source>The unsaved work is discarded. It is deleted when the program ends.</source>
        <translation>Die nicht gespeicherte Arbeit ist verworfen. Sie wird gelöscht, wenn das Programm endet.</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
    <message>
        <source>The window is in English: no font here has the letters of %1. Install fonts-noto-cjk, or another.</source>
        <translation>Das Fenster ist auf Englisch: Keine Schrift hier hat die Buchstaben von %1. fonts-noto-cjk oder eine andere installieren.</translation>
    </message>
</context>
<context>
    <name>sudoku::WishTable</name>
    <message>
        <source>Puzzles to make, or a file without a number. Several rules are separated by commas.</source>
        <translation>Rätsel, die zu machen sind, oder eine Datei ohne Anzahl. Mehrere Regeln werden durch Kommas getrennt.</translation>
    </message>
</context>
<context>
    <name>sudoku::WordDialog</name>
    <message>
        <source>Word</source>
        <translation>Wort</translation>
    </message>
    <message>
        <source>&amp;Word of %1 different letters:</source>
        <translation>&amp;Wort aus %1 verschiedenen Buchstaben:</translation>
    </message>
    <message>
        <source>&amp;Use Word</source>
        <translation>Wort &amp;verwenden</translation>
    </message>
    <message>
        <source>Each letter is there once.</source>
        <translation>Jeder Buchstabe kommt einmal vor.</translation>
    </message>
    <message>
        <source>%1 of %2 letters.</source>
        <translation>%1 von %2 Buchstaben.</translation>
    </message>
    <message numerus="yes">
        <source>%n letter(s) too many.</source>
        <translation>
            <numerusform>%n Buchstabe zu viel.</numerusform>
            <numerusform>%n Buchstaben zu viel.</numerusform>
        </translation>
    </message>
</context>
</TS>
