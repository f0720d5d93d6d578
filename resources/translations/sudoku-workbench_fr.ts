<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="fr_FR">
<context>
    <name>About</name>
    <message>
        <source>&lt;h3&gt;Sudoku Workbench %1&lt;/h3&gt;&lt;p&gt;Make, type in, solve, check and print Sudokus from 4 × 4 to 25 × 25.&lt;/p&gt;</source>
        <translation>&lt;h3&gt;Sudoku Workbench %1&lt;/h3&gt;&lt;p&gt;Créer, saisir, résoudre, vérifier et imprimer des sudokus de 4 × 4 à 25 × 25.&lt;/p&gt;</translation>
    </message>
    <message>
        <source>&lt;p&gt;Free software under the MIT License. © 2026 The Sudoku Workbench authors.&lt;/p&gt;</source>
        <translation>&lt;p&gt;Logiciel libre sous licence MIT. © 2026 Les auteurs de Sudoku Workbench.&lt;/p&gt;</translation>
    </message>
    <message>
        <source>&lt;p&gt;With thanks to the makers of MiniSat and CaDiCaL, which solve the boards; of Qt, which draws the window; of the typeface Roboto; of nlohmann/json and tl::expected; to HoDoKu and Sudoku Explainer for their ratings; and to the authors of the puzzles with which it is tested.&lt;/p&gt;</source>
        <translation>&lt;p&gt;Merci aux auteurs de MiniSat et de CaDiCaL, qui résolvent les grilles&#x202f;; de Qt, qui dessine la fenêtre&#x202f;; de la police Roboto&#x202f;; de nlohmann/json et de tl::expected&#x202f;; à HoDoKu et à Sudoku Explainer pour leurs évaluations&#x202f;; et aux auteurs des sudokus qui servent à tester le programme.&lt;/p&gt;</translation>
    </message>
    <message>
        <source>About Sudoku Workbench</source>
        <translation>À propos de Sudoku Workbench</translation>
    </message>
    <message>
        <source>&amp;Copy Details</source>
        <translation>&amp;Copier les détails</translation>
    </message>
    <message>
        <source>Copies the versions of the program and of your system, for a report of a problem</source>
        <translation>Copie les versions du programme et de votre système, pour signaler un problème</translation>
    </message>
    <message>
        <source>&amp;Report a Problem…</source>
        <translation>&amp;Signaler un problème…</translation>
    </message>
    <message>
        <source>Copies the details, which belong into the report, and opens %1</source>
        <translation>Copie les détails, à joindre au rapport, et ouvre %1</translation>
    </message>
    <message>
        <source>&amp;Licences…</source>
        <translation>&amp;Licences…</translation>
    </message>
</context>
<context>
    <name>Arrangement</name>
    <message>
        <source>Small twin: two boards of 6 × 6</source>
        <translation>Petit jumeau&#x202f;: deux grilles de 6 × 6</translation>
    </message>
    <message>
        <source>Twin: two boards of 9 × 9</source>
        <translation>Jumeau&#x202f;: deux grilles de 9 × 9</translation>
    </message>
    <message>
        <source>Triple: three boards of 9 × 9</source>
        <translation>Triple&#x202f;: trois grilles de 9 × 9</translation>
    </message>
    <message>
        <source>Butterfly: four boards of 9 × 9</source>
        <translation>Papillon&#x202f;: quatre grilles de 9 × 9</translation>
    </message>
    <message>
        <source>Sohei: four boards of 9 × 9</source>
        <translation>Sohei&#x202f;: quatre grilles de 9 × 9</translation>
    </message>
    <message>
        <source>Flower: five boards of 9 × 9</source>
        <translation>Fleur&#x202f;: cinq grilles de 9 × 9</translation>
    </message>
    <message>
        <source>Windmill: five boards of 9 × 9</source>
        <translation>Moulin à vent&#x202f;: cinq grilles de 9 × 9</translation>
    </message>
    <message>
        <source>Samurai: five boards of 9 × 9</source>
        <translation>Samurai&#x202f;: cinq grilles de 9 × 9</translation>
    </message>
</context>
<context>
    <name>AtMostOne</name>
    <message>
        <source>Pairwise</source>
        <translation>Par paires</translation>
    </message>
    <message>
        <source>Forbids each pair of candidates. It needs no auxiliary variables, but its clauses grow with the square of the candidates.</source>
        <translation>Interdit chaque paire de candidats. Ne demande aucune variable auxiliaire, mais le nombre de clauses croît comme le carré des candidats.</translation>
    </message>
    <message>
        <source>Binary tree</source>
        <translation>Arbre binaire</translation>
    </message>
    <message>
        <source>Splits the candidates into halves, again and again. An auxiliary variable means “one of this half”, and two halves exclude each other.</source>
        <translation>Partage les candidats en moitiés, encore et encore. Une variable auxiliaire signifie «&#x202f;l’un de cette moitié&#x202f;», et deux moitiés s’excluent.</translation>
    </message>
    <message>
        <source>Ternary tree</source>
        <translation>Arbre ternaire</translation>
    </message>
    <message>
        <source>Splits the candidates into thirds, again and again. An auxiliary variable means “one of this third”, and the thirds exclude each other.</source>
        <translation>Partage les candidats en tiers, encore et encore. Une variable auxiliaire signifie «&#x202f;l’un de ce tiers&#x202f;», et les tiers s’excluent.</translation>
    </message>
    <message>
        <source>Commander</source>
        <translation>Commandant</translation>
    </message>
    <message>
        <source>Forbids each pair in groups of three. A commander variable is true if a candidate of its group is; at most one commander is true, in the same way.</source>
        <translation>Interdit chaque paire dans des groupes de trois. Une variable commandant est vraie si un candidat de son groupe l’est&#x202f;; au plus un commandant est vrai, de la même façon.</translation>
    </message>
    <message>
        <source>Product</source>
        <translation>Produit</translation>
    </message>
    <message>
        <source>Arranges the candidates in a rectangle. A candidate implies the auxiliary variables of its row and its column; at most one row and one column may be true.</source>
        <translation>Range les candidats dans un rectangle. Un candidat implique les variables auxiliaires de sa ligne et de sa colonne&#x202f;; au plus une ligne et une colonne peuvent être vraies.</translation>
    </message>
    <message>
        <source>Sequential counter</source>
        <translation>Compteur séquentiel</translation>
    </message>
    <message>
        <source>Goes through the candidates one by one. An auxiliary variable means “there was one up to here” and forbids all later ones.</source>
        <translation>Parcourt les candidats un par un. Une variable auxiliaire signifie «&#x202f;il y en a eu un jusqu’ici&#x202f;» et interdit tous les suivants.</translation>
    </message>
    <message>
        <source>Bimander</source>
        <translation>Bimander</translation>
    </message>
    <message>
        <source>Numbers pairs of candidates in binary, with an auxiliary variable for each bit. A candidate implies the bits of its pair, so only one pair can hold a true one.</source>
        <translation>Numérote des paires de candidats en binaire, avec une variable auxiliaire par bit. Un candidat implique les bits de sa paire&#x202f;: une seule paire peut donc en contenir un vrai.</translation>
    </message>
    <message>
        <source>Segments</source>
        <translation>Segments</translation>
    </message>
    <message>
        <source>Made for Sudoku: an auxiliary variable means “the digit is where this line meets this box”. Line and box share it, so both need few clauses; cells are encoded pairwise.</source>
        <translation>Conçu pour le sudoku&#x202f;: une variable auxiliaire signifie «&#x202f;le chiffre est là où cette ligne rencontre ce bloc&#x202f;». La ligne et le bloc la partagent, et demandent donc peu de clauses&#x202f;; les cases sont codées par paires.</translation>
    </message>
    <message>
        <source>Minimal</source>
        <translation>Minimal</translation>
    </message>
    <message>
        <source>States only that each cell has a digit and that no two cells of a house have the same one, pair by pair. Everything else follows, but a solver sees less at once.</source>
        <translation>Dit seulement que chaque case a un chiffre et que deux cases d’une maison n’ont jamais le même, paire par paire. Tout le reste en découle, mais un solveur en voit moins d’un coup.</translation>
    </message>
    <message>
        <source>Efficient</source>
        <translation>Efficace</translation>
    </message>
    <message>
        <source>The minimal encoding, and that no cell has two digits.</source>
        <translation>Le codage minimal, et en plus qu’aucune case n’a deux chiffres.</translation>
    </message>
    <message>
        <source>Extended</source>
        <translation>Étendu</translation>
    </message>
    <message>
        <source>States everything twice: each cell has exactly one digit, and each digit exactly one place in a house, pair by pair. Nothing is shared between houses.</source>
        <translation>Dit tout deux fois&#x202f;: chaque case a exactement un chiffre, et chaque chiffre exactement une place dans une maison, paire par paire. Les maisons ne partagent rien.</translation>
    </message>
    <message>
        <source>Logarithmic</source>
        <translation>Logarithmique</translation>
    </message>
    <message>
        <source>Writes the digit of a cell in bits, four for 9 digits, so that a cell cannot have two. A clause forbids two cells of a house the same bits, digit by digit.</source>
        <translation>Écrit le chiffre d’une case en bits, quatre pour 9 chiffres, si bien qu’une case ne peut pas en avoir deux. Une clause interdit à deux cases d’une maison les mêmes bits, chiffre par chiffre.</translation>
    </message>
    <message>
        <source>Lynce and Ouaknine, “Sudoku as a SAT Problem”, 2006: their extended encoding without the clauses that two houses share</source>
        <translation>Lynce et Ouaknine, «&#x202f;Sudoku as a SAT Problem&#x202f;», 2006&#x202f;: leur codage étendu sans les clauses communes à deux maisons</translation>
    </message>
    <message>
        <source>Bailleux and Boufkhad, “Efficient CNF Encoding of Boolean Cardinality Constraints”, 2003: their totalizer, which here counts to one</source>
        <translation>Bailleux et Boufkhad, «&#x202f;Efficient CNF Encoding of Boolean Cardinality Constraints&#x202f;», 2003&#x202f;: leur totaliseur, qui compte ici jusqu’à un</translation>
    </message>
    <message>
        <source>as tree2, with parts of three</source>
        <translation>comme tree2, avec trois parties</translation>
    </message>
    <message>
        <source>Klieber and Kwon, “Efficient CNF Encoding for Selecting 1 from N Objects”, 2007</source>
        <translation>Klieber et Kwon, «&#x202f;Efficient CNF Encoding for Selecting 1 from N Objects&#x202f;», 2007</translation>
    </message>
    <message>
        <source>Chen, “A New SAT Encoding of the At-Most-One Constraint”, 2010</source>
        <translation>Chen, «&#x202f;A New SAT Encoding of the At-Most-One Constraint&#x202f;», 2010</translation>
    </message>
    <message>
        <source>Sinz, “Towards an Optimal CNF Encoding of Boolean Cardinality Constraints”, 2005</source>
        <translation>Sinz, «&#x202f;Towards an Optimal CNF Encoding of Boolean Cardinality Constraints&#x202f;», 2005</translation>
    </message>
    <message>
        <source>Hölldobler and Nguyen, “On SAT-Encodings of the At-Most-One Constraint”, 2013</source>
        <translation>Hölldobler et Nguyen, «&#x202f;On SAT-Encodings of the At-Most-One Constraint&#x202f;», 2013</translation>
    </message>
    <message>
        <source>this program</source>
        <translation>ce programme</translation>
    </message>
    <message>
        <source>Lynce and Ouaknine, “Sudoku as a SAT Problem”, 2006</source>
        <translation>Lynce et Ouaknine, «&#x202f;Sudoku as a SAT Problem&#x202f;», 2006</translation>
    </message>
    <message>
        <source>Weber, “A SAT-based Sudoku Solver”, 2005; the name is that of Kwon and Jain, “Optimized CNF Encoding for Sudoku Puzzles”, 2006</source>
        <translation>Weber, «&#x202f;A SAT-based Sudoku Solver&#x202f;», 2005&#x202f;; le nom est celui de Kwon et Jain, «&#x202f;Optimized CNF Encoding for Sudoku Puzzles&#x202f;», 2006</translation>
    </message>
    <message>
        <source>Lynce and Ouaknine, “Sudoku as a SAT Problem”, 2006; compared in Kwon and Jain, “Optimized CNF Encoding for Sudoku Puzzles”, 2006</source>
        <translation>Lynce et Ouaknine, «&#x202f;Sudoku as a SAT Problem&#x202f;», 2006&#x202f;; comparé dans Kwon et Jain, «&#x202f;Optimized CNF Encoding for Sudoku Puzzles&#x202f;», 2006</translation>
    </message>
    <message>
        <source>Frisch and Peugniez, “Solving Non-Boolean Satisfiability Problems with Stochastic Local Search”, 2001, who call it binary, as most papers do</source>
        <translation>Frisch et Peugniez, «&#x202f;Solving Non-Boolean Satisfiability Problems with Stochastic Local Search&#x202f;», 2001, qui l’appellent binaire, comme la plupart des articles</translation>
    </message>
</context>
<context>
    <name>BoardKind</name>
    <message>
        <source>Classic 9 × 9</source>
        <translation>Classique 9 × 9</translation>
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
        <translation>Thermomètres</translation>
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
        <translation>Flèche</translation>
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
        <translation>Édition &gt; Copier la grille comme &gt; %1 conserve tout.</translation>
    </message>
    <message>
        <source>Edit &gt; Copy Board As &gt; %1 keeps more of it.</source>
        <translation>Édition &gt; Copier la grille comme &gt; %1 en conserve plus.</translation>
    </message>
</context>
<context>
    <name>Book</name>
    <message>
        <source>The rules</source>
        <translation>Les règles</translation>
    </message>
    <message>
        <source>How to begin</source>
        <translation>Par où commencer</translation>
    </message>
    <message>
        <source>Look for a row, column or box that is almost full. What is missing there?</source>
        <translation>Cherchez une ligne, une colonne ou un bloc presque plein. Que manque-t-il là&#x202f;?</translation>
    </message>
    <message>
        <source>Look for a digit that the board shows often. In a box without it, cross out in your mind each row and column that has it already: if one cell is left, the digit goes there.</source>
        <translation>Prenez un chiffre souvent présent. Dans un bloc qui ne l’a pas, rayez mentalement chaque ligne et chaque colonne qui l’a déjà&#x202f;: s’il reste une seule case, le chiffre y va.</translation>
    </message>
    <message>
        <source>Take a cell whose row, column and box have many digits. If only one digit is missing in all three, write it down.</source>
        <translation>Prenez une case dont la ligne, la colonne et le bloc ont beaucoup de chiffres. Si un seul chiffre manque dans les trois, écrivez-le.</translation>
    </message>
    <message>
        <source>In harder puzzles, write the digits that are left for an empty cell small into it, and cross out those that turn out impossible. If two cells of a row, column or box have the same two digits and no others, these two digits can be crossed out in the rest of it.</source>
        <translation>Dans les sudokus plus difficiles, écrivez en petit dans chaque case vide ce qui peut y aller, et rayez ce qui ne le peut pas. Si deux cases d’une ligne, d’une colonne ou d’un bloc ont les deux mêmes chiffres et aucun autre, ces deux chiffres peuvent être rayés dans les autres cases.</translation>
    </message>
    <message>
        <source>Every puzzle has exactly one solution.</source>
        <translation>Chaque sudoku a exactement une solution.</translation>
    </message>
    <message>
        <source>How to solve</source>
        <translation>Comment résoudre</translation>
    </message>
</context>
<context>
    <name>BookCheck</name>
    <message>
        <source>there is no file &apos;%1&apos;</source>
        <translation>il n’y a pas de fichier « %1 »</translation>
    </message>
    <message>
        <source>the program has no texts in &apos;%1&apos;</source>
        <translation>le programme n’a pas de textes en « %1 »</translation>
    </message>
    <message>
        <source>no font of this machine has the letters of this language</source>
        <translation>aucune police de cet ordinateur n’a les lettres de cette langue</translation>
    </message>
    <message>
        <source>the standard of the PDF demands a date, such as %1</source>
        <translation>la norme du PDF exige une date, par exemple %1</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is not a PDF</source>
        <translation>« %1 » n’est pas un PDF</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is encrypted</source>
        <translation>« %1 » est chiffré</translation>
    </message>
    <message>
        <source>a booklet cannot have pages of another PDF</source>
        <translation>une brochure ne peut pas avoir de pages d’un autre PDF</translation>
    </message>
    <message>
        <source>a PDF that keeps to a standard cannot have pages of another one</source>
        <translation>un PDF conforme à une norme ne peut pas avoir de pages d’un autre</translation>
    </message>
    <message>
        <source>the puzzles of another line are written to &apos;%1&apos;</source>
        <translation>les sudokus d’une autre ligne sont écrits dans « %1 »</translation>
    </message>
    <message>
        <source>&apos;%1&apos; has other puzzles: name another file, or remove the number to print them</source>
        <translation>« %1 » a d’autres sudokus : indiquez un autre fichier, ou enlevez le nombre pour les imprimer</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is looked for beside the book: save the book first</source>
        <translation>«&#x202f;%1&#x202f;» est cherché à côté du livre&#x202f;: enregistrez d’abord le livre</translation>
    </message>
</context>
<context>
    <name>BookFile</name>
    <message>
        <source>&apos;%1&apos; is not a text: write it in quotation marks</source>
        <translation>«&#x202f;%1&#x202f;» n’est pas un texte entre guillemets</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is neither true nor false</source>
        <translation>«&#x202f;%1&#x202f;» n’est ni true ni false</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is not a number from %2 to %3</source>
        <translation>«&#x202f;%1&#x202f;» n’est pas un nombre de %2 à %3</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is not a whole number from %2 to %3</source>
        <translation>«&#x202f;%1&#x202f;» n’est pas un nombre entier de %2 à %3</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is not a whole number from 0 on</source>
        <translation>«&#x202f;%1&#x202f;» n’est pas un nombre entier à partir de 0</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is neither a text nor a list of texts</source>
        <translation>«&#x202f;%1&#x202f;» n’est ni un texte ni une liste de textes</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is not one of: %2</source>
        <translation>«&#x202f;%1&#x202f;» ne fait pas partie de&#x202f;: %2</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is not an object in braces</source>
        <translation>«&#x202f;%1&#x202f;» n’est pas un objet entre accolades</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is not a list in brackets</source>
        <translation>«&#x202f;%1&#x202f;» n’est pas une liste entre crochets</translation>
    </message>
    <message>
        <source>unknown member; the members are %1</source>
        <translation>élément inconnu&#x202f;; les éléments sont %1</translation>
    </message>
    <message>
        <source>unknown member; did you mean %1?</source>
        <translation>élément inconnu&#x202f;; vouliez-vous dire %1&#x202f;?</translation>
    </message>
    <message>
        <source>a chapter needs &quot;puzzles&quot;: files, or wishes</source>
        <translation>un chapitre demande «&#x202f;puzzles&#x202f;»&#x202f;: des fichiers ou des souhaits</translation>
    </message>
    <message>
        <source>puzzles are the name of a file, or a wish such as %1</source>
        <translation>les sudokus sont le nom d’un fichier ou un souhait comme %1</translation>
    </message>
    <message>
        <source>a book needs a chapter</source>
        <translation>un livre demande un chapitre</translation>
    </message>
    <message>
        <source>a seed is missing, with which the same puzzles are made each time: give the book a &quot;seed&quot;, a number that no other book has</source>
        <translation>il manque une graine, avec laquelle les mêmes sudokus sont générés chaque fois&#x202f;: donnez au livre un «&#x202f;seed&#x202f;», un nombre qu’aucun autre livre n’a</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is not a paper size; the names are %2 (or a size such as 120x180mm)</source>
        <translation>«&#x202f;%1&#x202f;» n’est pas un papier&#x202f;; les noms sont %2 (ou une taille, comme 120x180mm)</translation>
    </message>
    <message>
        <source>a sheet that is folded has four pages: name a multiple of four</source>
        <translation>une feuille pliée a quatre pages&#x202f;: indiquez un multiple de quatre</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is not a date such as 2026-11-29</source>
        <translation>«&#x202f;%1&#x202f;» n’est pas une date comme 2026-11-29</translation>
    </message>
    <message>
        <source>this is missing</source>
        <translation>ceci manque</translation>
    </message>
    <message>
        <source>as the kinds of puzzles ask for</source>
        <translation>selon les genres de sudokus</translation>
    </message>
    <message>
        <source>the sides of paper are %1 to %2 mm long, unlike &apos;%3&apos;</source>
        <translation>les côtés du papier mesurent de %1 à %2 mm, contrairement à «&#x202f;%3&#x202f;»</translation>
    </message>
</context>
<context>
    <name>BookMember</name>
    <message>
        <source>Title:</source>
        <translation>Titre&#x202f;:</translation>
    </message>
    <message>
        <source>Author:</source>
        <translation>Auteur&#x202f;:</translation>
    </message>
    <message>
        <source>Language:</source>
        <translation>Langue&#x202f;:</translation>
    </message>
    <message>
        <source>Date:</source>
        <translation>Date&#x202f;:</translation>
    </message>
    <message>
        <source>Paper:</source>
        <translation>Papier&#x202f;:</translation>
    </message>
    <message>
        <source>Landscape</source>
        <translation>Paysage</translation>
    </message>
    <message>
        <source>Margin (mm):</source>
        <translation>Marge (mm)&#x202f;:</translation>
    </message>
    <message>
        <source>Gutter (mm):</source>
        <translation>Reliure (mm)&#x202f;:</translation>
    </message>
    <message>
        <source>Mirrored, as in a book</source>
        <translation>En miroir, comme dans un livre</translation>
    </message>
    <message>
        <source>Booklet to fold</source>
        <translation>Livret à plier</translation>
    </message>
    <message>
        <source>Creep (mm):</source>
        <translation>Chasse (mm)&#x202f;:</translation>
    </message>
    <message>
        <source>Crop marks</source>
        <translation>Traits de coupe</translation>
    </message>
    <message>
        <source>Bleed (mm):</source>
        <translation>Fond perdu (mm)&#x202f;:</translation>
    </message>
    <message>
        <source>Standard of the PDF:</source>
        <translation>Norme du PDF&#x202f;:</translation>
    </message>
    <message>
        <source>Lines:</source>
        <translation>Lignes&#x202f;:</translation>
    </message>
    <message>
        <source>Typeface of the digits:</source>
        <translation>Police des chiffres&#x202f;:</translation>
    </message>
    <message>
        <source>Title page:</source>
        <translation>Page de titre&#x202f;:</translation>
    </message>
    <message>
        <source>Copyright page:</source>
        <translation>Page de copyright&#x202f;:</translation>
    </message>
    <message>
        <source>How to solve:</source>
        <translation>Comment résoudre&#x202f;:</translation>
    </message>
    <message>
        <source>Chapters begin on the right</source>
        <translation>Les chapitres débutent à droite</translation>
    </message>
    <message>
        <source>First page:</source>
        <translation>Première page&#x202f;:</translation>
    </message>
    <message>
        <source>Page numbers</source>
        <translation>Numéros de page</translation>
    </message>
    <message>
        <source>Footer:</source>
        <translation>Pied de page&#x202f;:</translation>
    </message>
    <message>
        <source>First puzzle:</source>
        <translation>Premier sudoku&#x202f;:</translation>
    </message>
    <message>
        <source>Puzzles per page:</source>
        <translation>Sudokus par page&#x202f;:</translation>
    </message>
    <message>
        <source>Caption:</source>
        <translation>Légende&#x202f;:</translation>
    </message>
    <message>
        <source>Names of levels:</source>
        <translation>Noms des niveaux&#x202f;:</translation>
    </message>
    <message>
        <source>Instruction:</source>
        <translation>Consigne&#x202f;:</translation>
    </message>
    <message>
        <source>Line for name and date</source>
        <translation>Ligne pour le nom et la date</translation>
    </message>
    <message>
        <source>Pencil marks</source>
        <translation>Annotations</translation>
    </message>
    <message>
        <source>QR code:</source>
        <translation>Code QR&#x202f;:</translation>
    </message>
    <message>
        <source>Hints:</source>
        <translation>Suggestions&#x202f;:</translation>
    </message>
    <message>
        <source>Solutions:</source>
        <translation>Solutions&#x202f;:</translation>
    </message>
    <message>
        <source>Solutions per page:</source>
        <translation>Solutions par page&#x202f;:</translation>
    </message>
    <message>
        <source>Say the page of the solution</source>
        <translation>Indiquer la page de la solution</translation>
    </message>
    <message>
        <source>Seed:</source>
        <translation>Graine&#x202f;:</translation>
    </message>
    <message>
        <source>Insert a PDF:</source>
        <translation>Insérer un PDF&#x202f;:</translation>
    </message>
    <message>
        <source>Insert a PDF at the end:</source>
        <translation>Insérer un PDF à la fin&#x202f;:</translation>
    </message>
    <message>
        <source>First puzzle of a page larger</source>
        <translation>Premier sudoku de la page plus grand</translation>
    </message>
    <message>
        <source>Earlier books:</source>
        <translation>Livres précédents&#x202f;:</translation>
    </message>
    <message>
        <source>Gatherings:</source>
        <translation>Cahiers&#x202f;:</translation>
    </message>
    <message>
        <source>Size of captions (pt):</source>
        <translation>Taille des légendes (pt) :</translation>
    </message>
    <message>
        <source>Size of sums and clues outside (pt):</source>
        <translation>Taille des sommes et des indices extérieurs (pt) :</translation>
    </message>
    <message>
        <source>Size of page numbers (pt):</source>
        <translation>Taille des numéros de page (pt) :</translation>
    </message>
</context>
<context>
    <name>BookMessages</name>
    <message>
        <source>Making the puzzles of &apos;%1&apos;: %L2 of %L3 puzzles of the book are made.</source>
        <translation>Création des sudokus de «&#x202f;%1&#x202f;»&#x202f;: %L2 sudokus du livre sur %L3 sont faits.</translation>
    </message>
    <message>
        <source>Stopped. %L1 of %L2 puzzles are made and kept.</source>
        <translation>Arrêté. %L1 sudokus sur %L2 sont faits et conservés.</translation>
    </message>
    <message>
        <source>Stopped. The PDF was not written.</source>
        <translation>Arrêté. Le PDF n’a pas été écrit.</translation>
    </message>
    <message>
        <source>The book was not made: %1</source>
        <translation>Le livre n’a pas été fait&#x202f;: %1</translation>
    </message>
    <message>
        <source>The book is made: %1</source>
        <translation>Le livre est fait&#x202f;: %1</translation>
    </message>
    <message>
        <source>The puzzles are made.</source>
        <translation>Les sudokus sont générés.</translation>
    </message>
    <message>
        <source>Saved as %1.</source>
        <translation>Enregistré sous %1.</translation>
    </message>
</context>
<context>
    <name>BookletSides</name>
    <message>
        <source>both, flipped on the short edge</source>
        <translation>les deux, retournées sur le petit côté</translation>
    </message>
    <message>
        <source>fronts only</source>
        <translation>rectos seulement</translation>
    </message>
    <message>
        <source>backs only</source>
        <translation>versos seulement</translation>
    </message>
</context>
<context>
    <name>CaptionPart</name>
    <message>
        <source>Number</source>
        <translation>Numéro</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>Titre</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>Niveau</translation>
    </message>
    <message>
        <source>Number of clues</source>
        <translation>Nombre d’indices</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Graine</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Score</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Type</translation>
    </message>
</context>
<context>
    <name>CellColour</name>
    <message>
        <source>grey</source>
        <translation>gris</translation>
    </message>
    <message>
        <source>green with rising stripes</source>
        <translation>vert à rayures montantes</translation>
    </message>
    <message>
        <source>blue with level stripes</source>
        <translation>bleu à rayures horizontales</translation>
    </message>
    <message>
        <source>yellow with dots</source>
        <translation>jaune à points</translation>
    </message>
    <message>
        <source>red with falling stripes</source>
        <translation>rouge à rayures descendantes</translation>
    </message>
    <message>
        <source>purple with upright stripes</source>
        <translation>violet à rayures verticales</translation>
    </message>
    <message>
        <source>orange with squares</source>
        <translation>orange à carrés</translation>
    </message>
    <message>
        <source>turquoise with diamonds</source>
        <translation>turquoise à losanges</translation>
    </message>
    <message>
        <source>grey line</source>
        <translation>ligne grise</translation>
    </message>
    <message>
        <source>green circle</source>
        <translation>cercle vert</translation>
    </message>
    <message>
        <source>blue square</source>
        <translation>carré bleu</translation>
    </message>
    <message>
        <source>yellow diamond</source>
        <translation>losange jaune</translation>
    </message>
    <message>
        <source>red hexagon</source>
        <translation>hexagone rouge</translation>
    </message>
    <message>
        <source>purple triangle</source>
        <translation>triangle violet</translation>
    </message>
    <message>
        <source>orange double circle</source>
        <translation>double cercle orange</translation>
    </message>
    <message>
        <source>turquoise pentagon</source>
        <translation>pentagone turquoise</translation>
    </message>
</context>
<context>
    <name>CellText</name>
    <message>
        <source>given</source>
        <translation>indice</translation>
    </message>
    <message>
        <source>entry</source>
        <translation>saisie</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>vide</translation>
    </message>
    <message>
        <source>candidates %1</source>
        <translation>candidats %1</translation>
    </message>
    <message>
        <source>corner marks %1</source>
        <translation>annotations de coin %1</translation>
    </message>
    <message>
        <source>centre marks %1</source>
        <translation>annotations centrales %1</translation>
    </message>
    <message>
        <source>struck through: %1</source>
        <translation>barrés&#x202f;: %1</translation>
    </message>
    <message>
        <source>true candidates %1</source>
        <translation>vrais candidats %1</translation>
    </message>
    <message>
        <source>%1; if given, %2 leaves one solution</source>
        <translation>%1&#x202f;; donné comme indice, %2 laisse une seule solution</translation>
    </message>
    <message>
        <source>%1; if given, each of %2 leaves one solution</source>
        <translation>%1&#x202f;; donné comme indice, chacun de %2 laisse une seule solution</translation>
    </message>
    <message>
        <source>differs: %1 in one solution, %2 in another</source>
        <translation>diffère&#x202f;: %1 dans une solution, %2 dans une autre</translation>
    </message>
    <message>
        <source>proposed given %1</source>
        <translation>indice proposé %1</translation>
    </message>
    <message>
        <source>conflict: %1</source>
        <translation>conflit&#x202f;: %1</translation>
    </message>
    <message numerus="yes">
        <source>%n more conflict(s)</source>
        <translation>
            <numerusform>%n autre conflit</numerusform>
            <numerusform>%n autres conflits</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1&#x202f;: %2</translation>
    </message>
    <message>
        <source>proposed: no digit</source>
        <translation>proposé&#x202f;: aucun chiffre</translation>
    </message>
    <message>
        <source>live candidates %1</source>
        <translation>candidats en direct %1</translation>
    </message>
    <message>
        <source>live candidates not decided %1</source>
        <translation>candidats en direct indécis %1</translation>
    </message>
    <message>
        <source>one solution with %1</source>
        <translation>une solution avec %1</translation>
    </message>
    <message>
        <source>marks %1</source>
        <translation>annotations %1</translation>
    </message>
    <message>
        <source>shown by the filter</source>
        <translation>montrée par le filtre</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>dashed line from %1 to %2 in %3</source>
        <translation>ligne en tirets de %1 à %2 en %3</translation>
    </message>
    <message>
        <source>solid line from %1 to %2 in %3</source>
        <translation>ligne continue de %1 à %2 en %3</translation>
    </message>
    <message>
        <source>dashed line to %1 from %2 in %3</source>
        <translation>ligne en tirets vers %1 depuis %2 en %3</translation>
    </message>
    <message>
        <source>solid line to %1 from %2 in %3</source>
        <translation>ligne continue vers %1 depuis %2 en %3</translation>
    </message>
    <message>
        <source>a line begins at %1</source>
        <translation>une ligne commence à %1</translation>
    </message>
    <message>
        <source>no region</source>
        <translation>aucune région</translation>
    </message>
</context>
<context>
    <name>ClueCover</name>
    <message>
        <source>every digit</source>
        <translation>chaque chiffre</translation>
    </message>
    <message>
        <source>every box</source>
        <translation>chaque bloc</translation>
    </message>
    <message>
        <source>every row and column</source>
        <translation>chaque ligne et colonne</translation>
    </message>
</context>
<context>
    <name>Commands</name>
    <message>
        <source>&amp;File</source>
        <translation>&amp;Fichier</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>Édi&amp;tion</translation>
    </message>
    <message>
        <source>&amp;Board</source>
        <translation>&amp;Grille</translation>
    </message>
    <message>
        <source>&amp;Solve</source>
        <translation>&amp;Résoudre</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Affichage</translation>
    </message>
    <message>
        <source>&amp;Tools</source>
        <translation>&amp;Outils</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>A&amp;ide</translation>
    </message>
    <message>
        <source>&amp;New…</source>
        <translation>&amp;Nouveau…</translation>
    </message>
    <message>
        <source>&amp;Generate…</source>
        <translation>&amp;Générer…</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>&amp;Ouvrir…</translation>
    </message>
    <message>
        <source>Open &amp;Recent</source>
        <translation>Ouvrir un fichier &amp;récent</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Enregistrer</translation>
    </message>
    <message>
        <source>Save &amp;As…</source>
        <translation>Enregis&amp;trer sous…</translation>
    </message>
    <message>
        <source>&amp;Export Board As</source>
        <translation>E&amp;xporter la grille</translation>
    </message>
    <message>
        <source>Export &amp;CNF…</source>
        <translation>Exporter la CN&amp;F…</translation>
    </message>
    <message>
        <source>&amp;Import Model…</source>
        <translation>Importer un &amp;modèle…</translation>
    </message>
    <message>
        <source>Ne&amp;xt Puzzle</source>
        <translation>Sudoku &amp;suivant</translation>
    </message>
    <message>
        <source>Pre&amp;vious Puzzle</source>
        <translation>Sudoku &amp;précédent</translation>
    </message>
    <message>
        <source>&amp;Print…</source>
        <translation>&amp;Imprimer…</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Quitter</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>A&amp;nnuler</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Rétablir</translation>
    </message>
    <message>
        <source>&amp;Set Checkpoint</source>
        <translation>&amp;Poser un repère</translation>
    </message>
    <message>
        <source>Bac&amp;k to Checkpoint</source>
        <translation>Re&amp;venir au repère</translation>
    </message>
    <message>
        <source>Cu&amp;t Board</source>
        <translation>Co&amp;uper la grille</translation>
    </message>
    <message>
        <source>&amp;Copy Board</source>
        <translation>Copi&amp;er la grille</translation>
    </message>
    <message>
        <source>Copy &amp;Givens</source>
        <translation>Copier les &amp;indices</translation>
    </message>
    <message>
        <source>Copy &amp;Board As</source>
        <translation>Copier la &amp;grille comme</translation>
    </message>
    <message>
        <source>&amp;Paste Board</source>
        <translation>Coller l&amp;a grille</translation>
    </message>
    <message>
        <source>Select &amp;All</source>
        <translation>&amp;Tout sélectionner</translation>
    </message>
    <message>
        <source>C&amp;lear Cells</source>
        <translation>E&amp;ffacer les cases</translation>
    </message>
    <message>
        <source>Type &amp;Givens</source>
        <translation>Saisir les &amp;indices</translation>
    </message>
    <message>
        <source>Givens</source>
        <translation>Indices</translation>
    </message>
    <message>
        <source>Type &amp;Entries</source>
        <translation>&amp;Saisir les réponses</translation>
    </message>
    <message>
        <source>Entries</source>
        <translation>Saisies</translation>
    </message>
    <message>
        <source>Ad&amp;vance after Each Digit</source>
        <translation>A&amp;vancer après chaque chiffre</translation>
    </message>
    <message>
        <source>&amp;Digits</source>
        <translation>&amp;Chiffres</translation>
    </message>
    <message>
        <source>Digit</source>
        <translation>Chiffre</translation>
    </message>
    <message>
        <source>C&amp;orner Marks</source>
        <translation>Annotations de c&amp;oin</translation>
    </message>
    <message>
        <source>Corner</source>
        <translation>Coin</translation>
    </message>
    <message>
        <source>Ce&amp;ntre Marks</source>
        <translation>Annotations ce&amp;ntrales</translation>
    </message>
    <message>
        <source>Centre</source>
        <translation>Centre</translation>
    </message>
    <message>
        <source>Co&amp;lours</source>
        <translation>Cou&amp;leurs</translation>
    </message>
    <message>
        <source>Colour</source>
        <translation>Couleur</translation>
    </message>
    <message>
        <source>Digit Fir&amp;st</source>
        <translation>C&amp;hiffre d’abord</translation>
    </message>
    <message>
        <source>&amp;Fill in Candidates</source>
        <translation>&amp;Remplir les candidats</translation>
    </message>
    <message>
        <source>&amp;Keep Candidates Up to Date</source>
        <translation>&amp;Tenir les candidats à jour</translation>
    </message>
    <message>
        <source>Add &amp;Rule…</source>
        <translation>&amp;Ajouter une règle…</translation>
    </message>
    <message>
        <source>Reg&amp;ions…</source>
        <translation>Ré&amp;gions…</translation>
    </message>
    <message>
        <source>&amp;Make Entries Givens</source>
        <translation>Convertir les saisies en in&amp;dices</translation>
    </message>
    <message>
        <source>Clear &amp;All</source>
        <translation>Tout e&amp;ffacer</translation>
    </message>
    <message>
        <source>&amp;Check for One Solution</source>
        <translation>&amp;Vérifier l’unicité</translation>
    </message>
    <message>
        <source>Check</source>
        <translation>Vérifier</translation>
    </message>
    <message>
        <source>&amp;Hint</source>
        <translation>&amp;Suggestion</translation>
    </message>
    <message>
        <source>W&amp;alkthrough</source>
        <translation>Résolution &amp;pas à pas</translation>
    </message>
    <message>
        <source>&amp;Practise a Technique…</source>
        <translation>S’&amp;entraîner à une technique…</translation>
    </message>
    <message>
        <source>S&amp;top</source>
        <translation>&amp;Arrêter</translation>
    </message>
    <message>
        <source>Go to Next Con&amp;flict</source>
        <translation>Aller au con&amp;flit suivant</translation>
    </message>
    <message>
        <source>&amp;Explain Why There Is No Solution</source>
        <translation>Expliquer l’a&amp;bsence de solution</translation>
    </message>
    <message>
        <source>Explain</source>
        <translation>Expliquer</translation>
    </message>
    <message>
        <source>Wh&amp;y This Digit?</source>
        <translation>Pour&amp;quoi ce chiffre&#x202f;?</translation>
    </message>
    <message>
        <source>Fi&amp;x…</source>
        <translation>Corri&amp;ger…</translation>
    </message>
    <message>
        <source>C&amp;ount Solutions</source>
        <translation>Compter les s&amp;olutions</translation>
    </message>
    <message>
        <source>True Ca&amp;ndidates</source>
        <translation>Vrais can&amp;didats</translation>
    </message>
    <message>
        <source>Make &amp;Unique</source>
        <translation>Rendre &amp;unique</translation>
    </message>
    <message>
        <source>Find &amp;Redundant Clues</source>
        <translation>&amp;Chercher les indices redondants</translation>
    </message>
    <message>
        <source>Minimi&amp;ze</source>
        <translation>Mi&amp;nimiser</translation>
    </message>
    <message>
        <source>Minimize, &amp;Keeping Symmetry</source>
        <translation>Minimiser en gardant la s&amp;ymétrie</translation>
    </message>
    <message>
        <source>Entries Count as &amp;Givens</source>
        <translation>&amp;Les saisies comptent comme indices</translation>
    </message>
    <message>
        <source>Check &amp;While You Type</source>
        <translation>Vérifier pendan&amp;t la saisie</translation>
    </message>
    <message>
        <source>Check Entr&amp;ies</source>
        <translation>Vérifier les sa&amp;isies</translation>
    </message>
    <message>
        <source>&amp;Mark Wrong Entries</source>
        <translation>&amp;Marquer les saisies fausses</translation>
    </message>
    <message>
        <source>Sol&amp;ver…</source>
        <translation>Choi&amp;x du solveur…</translation>
    </message>
    <message>
        <source>Techni&amp;ques…</source>
        <translation>Tec&amp;hniques…</translation>
    </message>
    <message>
        <source>Zoom &amp;In</source>
        <translation>&amp;Zoom avant</translation>
    </message>
    <message>
        <source>Zoom &amp;Out</source>
        <translation>Zoom a&amp;rrière</translation>
    </message>
    <message>
        <source>&amp;Fit to Window</source>
        <translation>&amp;Ajuster à la fenêtre</translation>
    </message>
    <message>
        <source>F&amp;ull Screen</source>
        <translation>&amp;Plein écran</translation>
    </message>
    <message>
        <source>&amp;Tool Bar</source>
        <translation>Barre d’&amp;outils</translation>
    </message>
    <message>
        <source>Side &amp;Panel</source>
        <translation>Panneau &amp;latéral</translation>
    </message>
    <message>
        <source>&amp;Coordinates</source>
        <translation>&amp;Coordonnées</translation>
    </message>
    <message>
        <source>Highlight Row, Column and &amp;Box</source>
        <translation>Surligner ligne, colonne et &amp;bloc</translation>
    </message>
    <message>
        <source>Highlight Equal Di&amp;gits</source>
        <translation>Surligner les c&amp;hiffres identiques</translation>
    </message>
    <message>
        <source>&amp;Highlight Marks of the Digit</source>
        <translation>Surligner les a&amp;nnotations du chiffre</translation>
    </message>
    <message>
        <source>Ti&amp;mer</source>
        <translation>Chrono&amp;mètre</translation>
    </message>
    <message>
        <source>P&amp;ause</source>
        <translation>Pa&amp;use</translation>
    </message>
    <message>
        <source>Solver &amp;Details</source>
        <translation>&amp;Détails du solveur</translation>
    </message>
    <message>
        <source>Pu&amp;zzle List</source>
        <translation>Liste des sudo&amp;kus</translation>
    </message>
    <message>
        <source>&amp;Encodings…</source>
        <translation>&amp;Codages…</translation>
    </message>
    <message>
        <source>&amp;Settings…</source>
        <translation>P&amp;références…</translation>
    </message>
    <message>
        <source>&amp;Handbook</source>
        <translation>&amp;Manuel</translation>
    </message>
    <message>
        <source>&amp;Keyboard Shortcuts</source>
        <translation>&amp;Raccourcis clavier</translation>
    </message>
    <message>
        <source>&amp;About Sudoku Workbench</source>
        <translation>À &amp;propos de Sudoku Workbench</translation>
    </message>
    <message>
        <source>&amp;Clear Entries, Pencil Marks and Colours</source>
        <translation>&amp;Effacer saisies, annotations et couleurs</translation>
    </message>
    <message>
        <source>New &amp;Window</source>
        <translation>Nouvelle &amp;fenêtre</translation>
    </message>
    <message>
        <source>&amp;Watch a Solver…</source>
        <translation>&amp;Observer un solveur…</translation>
    </message>
    <message>
        <source>Possi&amp;ble Numbers</source>
        <translation>Nombres a&amp;justables</translation>
    </message>
    <message>
        <source>QR Co&amp;de…</source>
        <translation>Co&amp;de QR…</translation>
    </message>
    <message>
        <source>Copy as P&amp;icture</source>
        <translation>Copier comme i&amp;mage</translation>
    </message>
    <message>
        <source>&amp;Transform</source>
        <translation>Transfor&amp;mer</translation>
    </message>
    <message>
        <source>Equal and &amp;Different Cells</source>
        <translation>Cases &amp;égales et différentes</translation>
    </message>
    <message>
        <source>Fi&amp;ll In Numbers</source>
        <translation>Compléter les nombres des r&amp;ègles</translation>
    </message>
    <message>
        <source>Candidates While You Type</source>
        <translation>Candidats à chaque saisie</translation>
    </message>
    <message>
        <source>Sho&amp;w Fog</source>
        <translation>A&amp;fficher le brouillard</translation>
    </message>
    <message>
        <source>P&amp;lay</source>
        <translation>&amp;Jouer</translation>
    </message>
    <message>
        <source>Play Li&amp;ke the Last One</source>
        <translation>Jouer co&amp;mme la dernière fois</translation>
    </message>
    <message>
        <source>P&amp;uzzle of the Day</source>
        <translation>S&amp;udoku du jour</translation>
    </message>
    <message>
        <source>Recent Pu&amp;zzles…</source>
        <translation>Sudokus ré&amp;cents…</translation>
    </message>
    <message>
        <source>Back to the Last Rig&amp;ht State</source>
        <translation>Revenir au dernier état ju&amp;ste</translation>
    </message>
    <message>
        <source>Go to Next &amp;Open Cell</source>
        <translation>Aller à la case &amp;ouverte suivante</translation>
    </message>
    <message>
        <source>Pe&amp;ncil Marks</source>
        <translation>A&amp;nnotations</translation>
    </message>
    <message>
        <source>Marks</source>
        <translation>Annotations</translation>
    </message>
    <message>
        <source>S&amp;witch Digits and Marks</source>
        <translation>&amp;Basculer entre chiffres et annotations</translation>
    </message>
    <message>
        <source>Fill Singles</source>
        <translation>Remplir les singletons</translation>
    </message>
    <message>
        <source>T&amp;he Same Digit Again Clears</source>
        <translation>Reta&amp;per le même chiffre l’efface</translation>
    </message>
    <message>
        <source>Learn Techniques…</source>
        <translation>Apprendre des techniques…</translation>
    </message>
    <message>
        <source>Learn</source>
        <translation>Apprendre</translation>
    </message>
    <message>
        <source>Learn Sudoku from the Start</source>
        <translation>Apprendre le sudoku depuis le début</translation>
    </message>
    <message>
        <source>Name What You Found</source>
        <translation>Nommer ce que vous avez trouvé</translation>
    </message>
    <message>
        <source>Pencil Ma&amp;rks in a Grid</source>
        <translation>Annotations en &amp;grille</translation>
    </message>
    <message>
        <source>Fi&amp;lter a Digit</source>
        <translation>F&amp;iltrer un chiffre</translation>
    </message>
    <message>
        <source>Filter a S&amp;econd Digit</source>
        <translation>Filtrer un s&amp;econd chiffre</translation>
    </message>
    <message>
        <source>Filter Cells with Two Mar&amp;ks</source>
        <translation>Filtrer les cases à deu&amp;x annotations</translation>
    </message>
    <message>
        <source>S&amp;tatistics…</source>
        <translation>&amp;Statistiques…</translation>
    </message>
    <message>
        <source>Copy as Picture in Colour</source>
        <translation>Copier comme image en couleur</translation>
    </message>
    <message>
        <source>Draw on Candidates</source>
        <translation>Dessiner sur les candidats</translation>
    </message>
    <message>
        <source>Draw</source>
        <translation>Dessiner</translation>
    </message>
    <message>
        <source>Next Colour to Draw With</source>
        <translation>Couleur de dessin suivante</translation>
    </message>
    <message>
        <source>Erase Drawing</source>
        <translation>Effacer le dessin</translation>
    </message>
    <message>
        <source>From Pi&amp;cture…</source>
        <translation>Depuis une im&amp;age…</translation>
    </message>
    <message>
        <source>My Kinds of R&amp;ules…</source>
        <translation>Mes t&amp;ypes de règles…</translation>
    </message>
    <message>
        <source>Book…</source>
        <translation>Livre…</translation>
    </message>
    <message>
        <source>&amp;Symbols</source>
        <translation>&amp;Symboles</translation>
    </message>
</context>
<context>
    <name>Conclusions</name>
    <message>
        <source>Not verified: there is not enough memory.</source>
        <translation>Non vérifié&#x202f;: la mémoire ne suffit pas.</translation>
    </message>
    <message>
        <source>Not verified: the search was stopped.</source>
        <translation>Non vérifié&#x202f;: la recherche a été arrêtée.</translation>
    </message>
    <message>
        <source>The solution obeys every rule. A second solver, CaDiCaL, proved that there is no other, and every step of its proof was checked.</source>
        <translation>La solution respecte toutes les règles. Un second solveur, CaDiCaL, a prouvé qu’il n’y en a pas d’autre, et chaque étape de sa preuve a été vérifiée.</translation>
    </message>
    <message>
        <source>A second solver, CaDiCaL, proved this, and every step of its proof was checked.</source>
        <translation>Un second solveur, CaDiCaL, l’a prouvé, et chaque étape de sa preuve a été vérifiée.</translation>
    </message>
    <message>
        <source>Not verified: the second solver found another answer. This is an error in the program; please report it.</source>
        <translation>Non vérifié&#x202f;: le second solveur a trouvé une autre réponse. C’est une erreur du programme&#x202f;; merci de la signaler.</translation>
    </message>
    <message>
        <source>Not verified: a step of the proof is wrong. This is an error in the program; please report it.</source>
        <translation>Non vérifié&#x202f;: une étape de la preuve est fausse. C’est une erreur du programme&#x202f;; merci de la signaler.</translation>
    </message>
    <message>
        <source>Not verified: the folder of temporary files has no room for the proof.</source>
        <translation>Non vérifié&#x202f;: le dossier des fichiers temporaires n’a pas de place pour la preuve.</translation>
    </message>
    <message>
        <source>Not verified: this program was built without CaDiCaL (libcadical-dev), which writes the proof.</source>
        <translation>Non vérifié&#x202f;: ce programme a été compilé sans CaDiCaL (libcadical-dev), qui écrit la preuve.</translation>
    </message>
    <message>
        <source>%1 in %2</source>
        <comment>digit 1 in 12 solutions</comment>
        <translation>%1 dans %2</translation>
    </message>
    <message>
        <source>%1 in %2 or more</source>
        <comment>digit 1 in 100 solutions or more</comment>
        <translation>%1 dans %2 ou plus</translation>
    </message>
    <message>
        <source>Solutions by digit of %1: %2.</source>
        <translation>Solutions par chiffre de %1&#x202f;: %2.</translation>
    </message>
    <message>
        <source>The solution is unique.</source>
        <translation>La solution est unique.</translation>
    </message>
    <message>
        <source>The puzzle has more than one solution.</source>
        <translation>Le sudoku a plus d’une solution.</translation>
    </message>
    <message>
        <source>%1/%2: %1 in one solution, %2 in another</source>
        <translation>%1/%2&#x202f;: %1 dans une solution, %2 dans une autre</translation>
    </message>
    <message numerus="yes">
        <source>Two solutions differ in only %n cell(s): %1.</source>
        <translation>
            <numerusform>Deux solutions ne diffèrent que dans %n case&#x202f;: %1.</numerusform>
            <numerusform>Deux solutions ne diffèrent que dans %n cases&#x202f;: %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>A given in any of these cells, such as %1 or %2 in %3, tells the two apart.</source>
        <translation>Un indice dans l’une de ces cases, par exemple %1 ou %2 en %3, les distingue.</translation>
    </message>
    <message>
        <source>The puzzle has no solution with your entries.</source>
        <translation>Avec vos saisies, le sudoku n’a pas de solution.</translation>
    </message>
    <message>
        <source>The puzzle has no solution.</source>
        <translation>Le sudoku n’a pas de solution.</translation>
    </message>
    <message numerus="yes">
        <source>Your %n entry(s) are right.</source>
        <translation>
            <numerusform>Votre saisie est juste.</numerusform>
            <numerusform>Vos %n saisies sont justes.</numerusform>
        </translation>
    </message>
    <message>
        <source>The solution is unique, but %1.</source>
        <translation>La solution est unique, mais %1.</translation>
    </message>
    <message>
        <source>%1: %2.</source>
        <translation>%1&#x202f;: %2.</translation>
    </message>
    <message numerus="yes">
        <source>Outlined: the wrong entry(s)</source>
        <translation>
            <numerusform>Encadrée&#x202f;: la saisie fausse</numerusform>
            <numerusform>Encadrées&#x202f;: les saisies fausses</numerusform>
        </translation>
    </message>
    <message>
        <source>wrong entry</source>
        <translation>saisie fausse</translation>
    </message>
    <message>
        <source>Not decided after %1 and %2.</source>
        <translation>Pas de réponse après %1 et %2.</translation>
    </message>
    <message>
        <source>The solver failed.</source>
        <translation>Le solveur a échoué.</translation>
    </message>
    <message numerus="yes">
        <source>The puzzle has exactly %Ln solution(s).</source>
        <translation>
            <numerusform>Le sudoku a exactement %Ln solution.</numerusform>
            <numerusform>Le sudoku a exactement %Ln solutions.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The puzzle has more than %Ln solution(s).</source>
        <translation>
            <numerusform>Le sudoku a plus de %Ln solution.</numerusform>
            <numerusform>Le sudoku a plus de %Ln solutions.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The puzzle has at least %Ln solution(s).</source>
        <translation>
            <numerusform>Le sudoku a au moins %Ln solution.</numerusform>
            <numerusform>Le sudoku a au moins %Ln solutions.</numerusform>
        </translation>
    </message>
    <message>
        <source>Outlined: cells that differ between the solutions</source>
        <translation>Encadrées&#x202f;: les cases qui diffèrent d’une solution à l’autre</translation>
    </message>
    <message>
        <source>differs between the solutions</source>
        <translation>diffère d’une solution à l’autre</translation>
    </message>
    <message>
        <source>in this solution: %1</source>
        <translation>dans cette solution&#x202f;: %1</translation>
    </message>
    <message>
        <source>Solution %1 of %2.</source>
        <translation>Solution %1 sur %2.</translation>
    </message>
    <message>
        <source>Solution %1 of the first %2.</source>
        <translation>Solution %1 des %2 premières.</translation>
    </message>
    <message>
        <source>%1 × 10^%2</source>
        <translation>%1 × 10^%2</translation>
    </message>
    <message>
        <source>The puzzle has about %1 solutions.</source>
        <translation>Le sudoku a environ %1 solutions.</translation>
    </message>
    <message>
        <source>This is an estimate from %1 random walks with a standard error of %2 %.</source>
        <translation>C’est une estimation tirée de %1 parcours aléatoires, avec une erreur type de %2&#x202f;%.</translation>
    </message>
    <message>
        <source>Small digits: true candidates. Outlined: as a given, the digit leaves one solution</source>
        <translation>Petits chiffres&#x202f;: vrais candidats. Encadré&#x202f;: donné comme indice, le chiffre laisse une seule solution</translation>
    </message>
    <message>
        <source>the same in all solutions: %1</source>
        <translation>identique dans toutes les solutions&#x202f;: %1</translation>
    </message>
    <message>
        <source>The cells show their true candidates.</source>
        <translation>Les cases montrent leurs vrais candidats.</translation>
    </message>
    <message>
        <source>%1 of %2 candidates are decided.</source>
        <translation>%1 candidats sur %2 sont décidés.</translation>
    </message>
    <message>
        <source>The same in all solutions: %1 of %2 cells.</source>
        <translation>Identiques dans toutes les solutions&#x202f;: %1 cases sur %2.</translation>
    </message>
    <message numerus="yes">
        <source>%n digit(s) each leave exactly one solution as a given.</source>
        <translation>
            <numerusform>%n chiffre, donné comme indice, laisse exactement une solution.</numerusform>
            <numerusform>%n chiffres, donnés chacun comme indice, laissent exactement une solution.</numerusform>
        </translation>
    </message>
    <message>
        <source>The solutions of each digit are counted up to %1. Move to a cell to read them.</source>
        <translation>Les solutions de chaque chiffre sont comptées jusqu’à %1. Placez-vous sur une case pour les lire.</translation>
    </message>
    <message numerus="yes">
        <source>row(s) %1</source>
        <translation>
            <numerusform>la ligne %1</numerusform>
            <numerusform>les lignes %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>column(s) %1</source>
        <translation>
            <numerusform>la colonne %1</numerusform>
            <numerusform>les colonnes %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>box(es) %1</source>
        <translation>
            <numerusform>le bloc %1</numerusform>
            <numerusform>les blocs %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>region(s) %1</source>
        <translation>
            <numerusform>la région %1</numerusform>
            <numerusform>les régions %1</numerusform>
        </translation>
    </message>
    <message>
        <source>all rows</source>
        <translation>toutes les lignes</translation>
    </message>
    <message>
        <source>all columns</source>
        <translation>toutes les colonnes</translation>
    </message>
    <message>
        <source>all boxes</source>
        <translation>tous les blocs</translation>
    </message>
    <message>
        <source>all regions</source>
        <translation>toutes les régions</translation>
    </message>
    <message>
        <source>all rows, columns and boxes</source>
        <translation>toutes les lignes, toutes les colonnes et tous les blocs</translation>
    </message>
    <message>
        <source>all rows, columns and regions</source>
        <translation>toutes les lignes, colonnes et régions</translation>
    </message>
    <message numerus="yes">
        <source>%n entry(s)</source>
        <translation>
            <numerusform>%n saisie</numerusform>
            <numerusform>%n saisies</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n given(s)</source>
        <translation>
            <numerusform>%n indice</numerusform>
            <numerusform>%n indices</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>The search is incomplete: this is what is known so far.</source>
        <translation>La recherche est incomplète&#x202f;: voici ce qui est connu pour l’instant.</translation>
    </message>
    <message>
        <source>part of the contradiction</source>
        <translation>partie de la contradiction</translation>
    </message>
    <message>
        <source>This is a given of the puzzle.</source>
        <translation>C’est un indice du sudoku.</translation>
    </message>
    <message>
        <source>This is your entry.</source>
        <translation>C’est votre saisie.</translation>
    </message>
    <message>
        <source>%1.</source>
        <translation>%1.</translation>
    </message>
    <message>
        <source>No digit is repeated in %1.</source>
        <translation>Aucun chiffre ne se répète dans %1.</translation>
    </message>
    <message>
        <source>The search was stopped. Some of these contradict each other: %1.</source>
        <translation>La recherche a été arrêtée. Certains de ces éléments se contredisent&#x202f;: %1.</translation>
    </message>
    <message>
        <source>%1 leaves no solution.</source>
        <translation>%1 ne laisse aucune solution.</translation>
    </message>
    <message>
        <source>%1 contradict each other.</source>
        <translation>%1 se contredisent.</translation>
    </message>
    <message>
        <source>%1 contradict each other; without any one of them the others do not.</source>
        <translation>%1 se contredisent&#x202f;; si l’on en retire un seul, les autres ne se contredisent plus.</translation>
    </message>
    <message>
        <source>Change or remove one of these rules.</source>
        <translation>Modifiez ou supprimez l’une de ces règles.</translation>
    </message>
    <message>
        <source>Your entry in %1 contradicts the puzzle.</source>
        <translation>Votre saisie en %1 contredit le sudoku.</translation>
    </message>
    <message>
        <source>You entered %1.</source>
        <translation>Vous avez saisi %1.</translation>
    </message>
    <message>
        <source>Outlined: cells that contradict each other</source>
        <translation>Encadrées&#x202f;: cases qui se contredisent</translation>
    </message>
    <message>
        <source>The puzzle has no solution: its rules contradict each other.</source>
        <translation>Le sudoku n’a pas de solution&#x202f;: ses règles se contredisent.</translation>
    </message>
    <message>
        <source>Outlined: part of the contradiction</source>
        <translation>Encadré&#x202f;: partie de la contradiction</translation>
    </message>
    <message>
        <source>No fix was found.</source>
        <translation>Aucune correction n’a été trouvée.</translation>
    </message>
    <message numerus="yes">
        <source>There are %n possible fix(es), the likeliest first.</source>
        <translation>
            <numerusform>%n correction possible a été trouvée.</numerusform>
            <numerusform>%n corrections possibles ont été trouvées, la plus probable d’abord.</numerusform>
        </translation>
    </message>
    <message>
        <source>Rounded outline: a given to add</source>
        <translation>Cadre arrondi&#x202f;: un indice à ajouter</translation>
    </message>
    <message>
        <source>%1 in %2</source>
        <translation>%1 en %2</translation>
    </message>
    <message numerus="yes">
        <source>%n more given(s) leave exactly one solution.</source>
        <translation>
            <numerusform>%n indice de plus laisse exactement une solution.</numerusform>
            <numerusform>%n indices de plus laissent exactement une solution.</numerusform>
        </translation>
    </message>
    <message>
        <source>Fewer givens are not enough for this solution.</source>
        <translation>Moins d’indices ne suffisent pas pour cette solution.</translation>
    </message>
    <message>
        <source>None of them can be left out, but another choice may be smaller.</source>
        <translation>Aucun d’eux ne peut être omis, mais un autre choix peut être plus petit.</translation>
    </message>
    <message>
        <source>There is nothing to fix: the puzzle has a solution.</source>
        <translation>Il n’y a rien à corriger&#x202f;: le sudoku a une solution.</translation>
    </message>
    <message>
        <source>There is nothing to fix: the solution is unique.</source>
        <translation>Il n’y a rien à corriger&#x202f;: la solution est unique.</translation>
    </message>
    <message>
        <source>Make Unique adds the clues that are missing.</source>
        <translation>«&#x202f;Rendre unique&#x202f;» ajoute les indices qui manquent.</translation>
    </message>
    <message>
        <source>Outlined: redundant clues</source>
        <translation>Encadrés&#x202f;: les indices redondants</translation>
    </message>
    <message>
        <source>Minimal: every clue is needed.</source>
        <translation>Minimal&#x202f;: chaque indice est nécessaire.</translation>
    </message>
    <message numerus="yes">
        <source>%n clue(s) are redundant, each by itself.</source>
        <translation>
            <numerusform>%n indice est redondant.</numerusform>
            <numerusform>%n indices sont redondants, chacun pris seul.</numerusform>
        </translation>
    </message>
    <message>
        <source>The rule %1 is redundant.</source>
        <translation>La règle %1 est redondante.</translation>
    </message>
    <message>
        <source>redundant</source>
        <translation>redondant</translation>
    </message>
    <message numerus="yes">
        <source>%n of %1 clues are enough.</source>
        <translation>
            <numerusform>%n indice sur %1 suffit.</numerusform>
            <numerusform>%n indices sur %1 suffisent.</numerusform>
        </translation>
    </message>
    <message>
        <source>Outlined: clues to remove</source>
        <translation>Encadrés&#x202f;: les indices à retirer</translation>
    </message>
    <message>
        <source>to remove</source>
        <translation>à retirer</translation>
    </message>
    <message>
        <source>Change %1 from %2 to %3</source>
        <translation>Changer %1 de %2 en %3</translation>
    </message>
    <message>
        <source>Swap %1 and %2</source>
        <translation>Échanger %1 et %2</translation>
    </message>
    <message>
        <source>Shift row %1 from %2 on</source>
        <translation>Décaler la ligne %1 à partir de %2</translation>
    </message>
    <message>
        <source>Remove %1</source>
        <translation>Retirer %1</translation>
    </message>
    <message>
        <source>%1: one solution</source>
        <translation>%1&#x202f;: une solution</translation>
    </message>
    <message>
        <source>Every clue is needed, but not every rule.</source>
        <translation>Chaque indice est nécessaire, mais pas chaque règle.</translation>
    </message>
    <message>
        <source>Without one of them, another may be needed.</source>
        <translation>Sans l’un d’eux, un autre peut devenir nécessaire.</translation>
    </message>
    <message>
        <source>Cleared %1.</source>
        <translation>Contenu effacé&#x202f;: %1.</translation>
    </message>
    <message>
        <source>Added %1.</source>
        <translation>Ajout&#x202f;: %1.</translation>
    </message>
    <message>
        <source>Changed %1 from %2 to %3.</source>
        <translation>%1 est passé de %2 à %3.</translation>
    </message>
    <message>
        <source>Changed %1.</source>
        <translation>Modifié&#x202f;: %1.</translation>
    </message>
    <message>
        <source>The solution is unique (proved %1).</source>
        <translation>La solution est unique (prouvé %1).</translation>
    </message>
    <message>
        <source>The puzzle has no solution (proved %1).</source>
        <translation>Le sudoku n’a pas de solution (prouvé %1).</translation>
    </message>
    <message>
        <source>The solution is unique (verified %1).</source>
        <translation>La solution est unique (vérifié %1).</translation>
    </message>
    <message>
        <source>The puzzle has no solution (verified %1).</source>
        <translation>Le sudoku n’a pas de solution (vérifié %1).</translation>
    </message>
    <message>
        <source>%1 Answered %2.</source>
        <translation>%1 Réponse obtenue %2.</translation>
    </message>
    <message>
        <source>Change or remove this rule.</source>
        <translation>Modifiez ou supprimez cette règle.</translation>
    </message>
    <message>
        <source>The puzzle has no solution: one of its rules leaves none.</source>
        <translation>Le sudoku n’a pas de solution&#x202f;: une de ses règles n’en laisse aucune.</translation>
    </message>
    <message numerus="yes">
        <source>%n step(s), with cases, lead from them to contradictions.</source>
        <translation>
            <numerusform>%n étape mène de là, en distinguant des cas, à des contradictions.</numerusform>
            <numerusform>%n étapes mènent de là, en distinguant des cas, à des contradictions.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 sur %2</translation>
    </message>
    <message>
        <source>%1: no number leaves a solution</source>
        <translation>%1&#x202f;: aucun nombre ne laisse de solution</translation>
    </message>
    <message>
        <source>%1: one solution with %2</source>
        <translation>%1&#x202f;: une solution avec %2</translation>
    </message>
    <message>
        <source>%1: several solutions with %2</source>
        <translation>%1&#x202f;: plusieurs solutions avec %2</translation>
    </message>
    <message>
        <source>%1: one solution with %2; several with %3</source>
        <translation>%1&#x202f;: une solution avec %2&#x202f;; plusieurs avec %3</translation>
    </message>
    <message>
        <source>Outlined: rules that could have another number</source>
        <translation>Encadrées&#x202f;: les règles qui pourraient avoir un autre nombre</translation>
    </message>
    <message>
        <source>No other number leaves exactly one solution.</source>
        <translation>Aucun autre nombre ne laisse exactement une solution.</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n number(s) could be another one.</source>
        <translation>
            <numerusform>Nombre remplaçable par un autre&#x202f;: %1 sur %n.</numerusform>
            <numerusform>Nombres remplaçables par un autre&#x202f;: %1 sur %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>… and %n more</source>
        <translation>
            <numerusform>… et %n autre</numerusform>
            <numerusform>… et %n autres</numerusform>
        </translation>
    </message>
    <message>
        <source>No rule here has a number.</source>
        <translation>Ici, aucune règle n’a de nombre.</translation>
    </message>
    <message>
        <source>%1: several</source>
        <translation>%1&#x202f;: plusieurs</translation>
    </message>
    <message numerus="yes">
        <source>%n step(s) lead from them to a contradiction. %1.</source>
        <translation>
            <numerusform>%n étape mène de là à une contradiction. %1.</numerusform>
            <numerusform>%n étapes mènent de là à une contradiction. %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>Step %1 of %2</source>
        <translation>Étape %1 sur %2</translation>
    </message>
    <message>
        <source>Why there is no solution</source>
        <translation>Pourquoi il n’y a pas de solution</translation>
    </message>
    <message>
        <source>%1 contain the same digit in every solution.</source>
        <translation>%1 contiennent le même chiffre dans toutes les solutions.</translation>
    </message>
    <message>
        <source>%1 contain different digits in every solution.</source>
        <translation>%1 contiennent des chiffres différents dans toutes les solutions.</translation>
    </message>
    <message>
        <source>Every cell has one digit in all solutions.</source>
        <translation>Chaque case a le même chiffre dans toutes les solutions.</translation>
    </message>
    <message>
        <source>No two cells are always equal, or always different without a rule.</source>
        <translation>Il n’y a pas deux cases toujours égales, ni toujours différentes sans qu’une règle l’exige.</translation>
    </message>
    <message>
        <source>Always equal: %1. Always different: %2.</source>
        <translation>Toujours égales&#x202f;: %1. Toujours différentes&#x202f;: %2.</translation>
    </message>
    <message numerus="yes">
        <source>%n group(s) of cells</source>
        <translation>
            <numerusform>%n groupe de cases</numerusform>
            <numerusform>%n groupes de cases</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n pair(s) of cells</source>
        <translation>
            <numerusform>%n paire de cases</numerusform>
            <numerusform>%n paires de cases</numerusform>
        </translation>
    </message>
    <message>
        <source>Outlined together: cells with the same digit in every solution</source>
        <translation>Encadrées ensemble&#x202f;: les cases de même chiffre dans toutes les solutions</translation>
    </message>
    <message>
        <source>Not listed: what a rule demands, and what follows from cells that are always equal.</source>
        <translation>Non listé&#x202f;: ce qu’une règle exige et ce qui découle de cases toujours égales.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln pair(s) of cells are not decided.</source>
        <translation>
            <numerusform>%Ln paire de cases n’est pas décidée.</numerusform>
            <numerusform>%Ln paires de cases ne sont pas décidées.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>the number of a part of an answer</comment>
        <translation>%1 sur %2</translation>
    </message>
    <message>
        <source>Framed: cells with the same digit in every solution</source>
        <translation>Encadrées&#x202f;: les cases de même chiffre dans toutes les solutions</translation>
    </message>
    <message>
        <source>Framed: cells with different digits in every solution</source>
        <translation>Encadrées&#x202f;: les cases de chiffres différents dans toutes les solutions</translation>
    </message>
    <message>
        <source>equal in every solution</source>
        <translation>égales dans toutes les solutions</translation>
    </message>
    <message>
        <source>different in every solution</source>
        <translation>différentes dans toutes les solutions</translation>
    </message>
    <message>
        <source>One rule of another kind is enough instead.</source>
        <translation>À la place, une règle d’un autre type suffit.</translation>
    </message>
    <message>
        <source>One rule is enough instead.</source>
        <translation>À la place, une règle suffit.</translation>
    </message>
    <message>
        <source>Every rule is obeyed.</source>
        <translation>Toutes les règles sont respectées.</translation>
    </message>
    <message>
        <source>Checked and obeyed: %1. Not everything was checked: %2.</source>
        <translation>Vérifié et respecté&#x202f;: %1. Tout n’a pas été vérifié&#x202f;: %2.</translation>
    </message>
    <message>
        <source>No two cells were found so far that are always equal, or always different.</source>
        <translation>Jusqu’ici, on n’a pas trouvé deux cases toujours égales, ni toujours différentes.</translation>
    </message>
    <message>
        <source>Always equal: %1. No others are always different.</source>
        <translation>Toujours égales&#x202f;: %1. Il n’y en a pas d’autres toujours différentes.</translation>
    </message>
    <message>
        <source>Always equal: %1. No different ones were found so far.</source>
        <translation>Toujours égales&#x202f;: %1. Jusqu’ici, on n’en a pas trouvé de différentes.</translation>
    </message>
    <message>
        <source>Always different: %1. No two cells are always equal.</source>
        <translation>Toujours différentes&#x202f;: %1. Il n’y a pas deux cases toujours égales.</translation>
    </message>
    <message>
        <source>Always different: %1. No equal ones were found so far.</source>
        <translation>Toujours différentes&#x202f;: %1. Jusqu’ici, on n’en a pas trouvé d’égales.</translation>
    </message>
    <message>
        <source>Two solutions have the same digits, but other regions.</source>
        <translation>Deux solutions ont les mêmes chiffres, mais d’autres régions.</translation>
    </message>
</context>
<context>
    <name>CourseLesson</name>
    <message>
        <source>Rows</source>
        <translation>Lignes</translation>
    </message>
    <message>
        <source>A row has each digit from 1 to 4 once. One is missing: click the open cell and type it.</source>
        <translation>Une ligne contient une fois chaque chiffre de 1 à 4. Il en manque un&#x202f;: cliquez sur la case ouverte et tapez-le.</translation>
    </message>
    <message>
        <source>Columns</source>
        <translation>Colonnes</translation>
    </message>
    <message>
        <source>A column has each digit once too. Fill the open cells; the arrow keys move.</source>
        <translation>Une colonne aussi contient chaque chiffre une fois. Remplissez les cases ouvertes&#x202f;; les flèches déplacent le curseur.</translation>
    </message>
    <message>
        <source>Boxes</source>
        <translation>Blocs</translation>
    </message>
    <message>
        <source>Thick lines make boxes, and a box has each digit once as well. Fill the open box.</source>
        <translation>Les traits épais forment des blocs, et un bloc contient lui aussi chaque chiffre une fois. Remplissez le bloc ouvert.</translation>
    </message>
    <message>
        <source>What can it be?</source>
        <translation>Quel chiffre est possible&#x202f;?</translation>
    </message>
    <message>
        <source>Look at r2c2, in row 2 and column 2: which digit is not in its row, column or box? Type it there.</source>
        <translation>Regardez r2c2, dans la ligne 2 et la colonne 2&#x202f;: quel chiffre n’est ni dans sa ligne, ni dans sa colonne, ni dans son bloc&#x202f;? Tapez-le là.</translation>
    </message>
    <message>
        <source>Where can it go?</source>
        <translation>Où peut-il aller&#x202f;?</translation>
    </message>
    <message>
        <source>The box at the top right needs a 3, and row 2 has one already. Put the 3 where it must go.</source>
        <translation>Il faut un 3 dans le bloc en haut à droite, et la ligne 2 en a déjà un. Placez le 3 là où il doit aller.</translation>
    </message>
    <message>
        <source>A whole puzzle</source>
        <translation>Un sudoku entier</translation>
    </message>
    <message>
        <source>Solve this small Sudoku. Ask for each open cell what it can be, and for each digit where it can go.</source>
        <translation>Résolvez ce petit sudoku. Demandez-vous pour chaque case ouverte quel chiffre est possible, et pour chaque chiffre où il peut aller.</translation>
    </message>
    <message>
        <source>Six digits</source>
        <translation>Six chiffres</translation>
    </message>
    <message>
        <source>Here rows, columns and boxes have the digits from 1 to 6. The rules are the same.</source>
        <translation>Ici, les lignes, les colonnes et les blocs contiennent les chiffres de 1 à 6. Les règles sont les mêmes.</translation>
    </message>
    <message>
        <source>Pencil marks</source>
        <translation>Annotations</translation>
    </message>
    <message>
        <source>If a cell can be one of several digits, note them: type both digits that r1c1 can be while Ctrl is held.</source>
        <translation>Si plusieurs chiffres sont possibles dans une case, notez-les&#x202f;: tapez les deux chiffres possibles de r1c1 en maintenant Ctrl enfoncée.</translation>
    </message>
    <message>
        <source>Nine digits</source>
        <translation>Neuf chiffres</translation>
    </message>
    <message>
        <source>This is the board of the newspapers, nearly full. Each open cell is the last one of a row, a column or a box.</source>
        <translation>C’est la grille des journaux, presque pleine. Chaque case ouverte est la dernière d’une ligne, d’une colonne ou d’un bloc.</translation>
    </message>
    <message>
        <source>Your first Sudoku</source>
        <translation>Votre premier sudoku</translation>
    </message>
    <message>
        <source>Solve it in your own time. If you are stuck, F12 gives a hint: first where to look, then more.</source>
        <translation>Résolvez-le à votre rythme. Si vous êtes bloqué, F12 donne une suggestion&#x202f;: d’abord où regarder, puis davantage.</translation>
    </message>
</context>
<context>
    <name>Difficulty</name>
    <message>
        <source>HoDoKu&apos;s score %1 to %2</source>
        <translation>score HoDoKu de %1 à %2</translation>
    </message>
    <message>
        <source>ER %1 to %2</source>
        <translation>ER de %1 à %2</translation>
    </message>
    <message>
        <source>needs %1</source>
        <translation>demande %1</translation>
    </message>
    <message>
        <source>needs %1 and nothing harder</source>
        <translation>demande %1 et rien de plus difficile</translation>
    </message>
    <message>
        <source>only %1</source>
        <translation>seulement %1</translation>
    </message>
    <message>
        <source>Only a puzzle with exactly one solution has a difficulty.</source>
        <translation>Seul un sudoku à solution unique a une difficulté.</translation>
    </message>
    <message>
        <source>This rating is only for 9 × 9 boards without further rules. Ask for a level.</source>
        <translation>Cette évaluation n’existe que pour les grilles 9 × 9 sans autres règles. Demandez un niveau.</translation>
    </message>
    <message>
        <source>%1 does not suit this board.</source>
        <translation>%1 ne convient pas à cette grille.</translation>
    </message>
    <message>
        <source>%1 is not used by default. Name all techniques that may be used.</source>
        <translation>%1 n’est pas utilisée par défaut. Indiquez toutes les techniques permises.</translation>
    </message>
    <message>
        <source>%1 is needed, but not among the techniques that suffice.</source>
        <translation>%1 est nécessaire, mais ne fait pas partie des techniques qui suffisent.</translation>
    </message>
    <message>
        <source>%1 is harder than %2.</source>
        <translation>%1 est plus difficile que %2.</translation>
    </message>
    <message>
        <source>%1 is not hard enough for %2.</source>
        <translation>%1 n’est pas assez difficile pour %2.</translation>
    </message>
    <message>
        <source>%1 is needed, but harder than the hardest technique.</source>
        <translation>%1 est nécessaire, mais plus difficile que la technique la plus difficile.</translation>
    </message>
    <message>
        <source>No puzzle of the level %1 has a rating that high.</source>
        <translation>Aucun sudoku du niveau %1 n’a une évaluation aussi élevée.</translation>
    </message>
    <message>
        <source>The techniques that are needed give a higher score than that.</source>
        <translation>Les techniques nécessaires donnent un score plus élevé.</translation>
    </message>
    <message>
        <source>None of the techniques that suffice places a digit. Add naked-single or hidden-single.</source>
        <translation>Aucune des techniques qui suffisent ne place un chiffre. Ajoutez le singleton nu ou caché.</translation>
    </message>
    <message>
        <source>%1 in %2 of %3 steps</source>
        <translation>%1 dans %2 étapes sur %3</translation>
    </message>
    <message>
        <source>at least %1</source>
        <translation>au moins %1</translation>
    </message>
    <message>
        <source>at most %1</source>
        <translation>%1 au plus</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1 à %2</translation>
    </message>
    <message>
        <source>steps: %1</source>
        <translation>étapes&#x202f;: %1</translation>
    </message>
    <message>
        <source>hard steps: %1</source>
        <translation>étapes difficiles&#x202f;: %1</translation>
    </message>
    <message>
        <source>harder, not longer</source>
        <translation>plus difficile, pas plus long</translation>
    </message>
    <message>
        <source>Puzzles of the level %1 have no hard step.</source>
        <translation>Les sudokus du niveau %1 n’ont aucune étape difficile.</translation>
    </message>
    <message>
        <source>The hard steps alone are more than all steps.</source>
        <translation>Les étapes difficiles à elles seules sont plus nombreuses que toutes les étapes.</translation>
    </message>
    <message>
        <source>The range is reversed. Enter the lower number first.</source>
        <translation>L’intervalle est inversé. Indiquez d’abord le plus petit nombre.</translation>
    </message>
    <message numerus="yes">
        <source>Such a puzzle has at least %n hard step(s).</source>
        <translation>
            <numerusform>Un tel sudoku a au moins %n étape difficile.</numerusform>
            <numerusform>Un tel sudoku a au moins %n étapes difficiles.</numerusform>
        </translation>
    </message>
    <message>
        <source>No known puzzle has a rating that high.</source>
        <translation>Aucun sudoku connu n’a une évaluation aussi élevée.</translation>
    </message>
</context>
<context>
    <name>DocumentFormat</name>
    <message>
        <source>Web page</source>
        <translation>Page web</translation>
    </message>
    <message>
        <source>LaTeX</source>
        <translation>LaTeX</translation>
    </message>
    <message>
        <source>OpenDocument text (Word opens it)</source>
        <translation>Texte OpenDocument (Word l’ouvre)</translation>
    </message>
    <message>
        <source>Table for Excel (CSV)</source>
        <translation>Tableau pour Excel (CSV)</translation>
    </message>
</context>
<context>
    <name>Drawings</name>
    <message numerus="yes">
        <source>%n colour(s) of cells</source>
        <translation>
            <numerusform>%n couleur de cases</numerusform>
            <numerusform>%n couleurs de cases</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n line(s)</source>
        <translation>
            <numerusform>%n ligne</numerusform>
            <numerusform>%n lignes</numerusform>
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
            <numerusform>%n cercle</numerusform>
            <numerusform>%n cercles</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n text(s)</source>
        <translation>
            <numerusform>%n texte</numerusform>
            <numerusform>%n textes</numerusform>
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
            <numerusform>%n dessin</numerusform>
            <numerusform>%n dessins</numerusform>
        </translation>
    </message>
    <message>
        <source>fog</source>
        <translation>brouillard</translation>
    </message>
    <message>
        <source>%1; no rules</source>
        <translation>%1&#x202f;; pas de règles</translation>
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
        <translation>sur-le-champ</translation>
    </message>
    <message>
        <source>in %1</source>
        <translation>en %1</translation>
    </message>
</context>
<context>
    <name>EncodingText</name>
    <message>
        <source>At most one of %1: %2, %3.</source>
        <translation>Au plus un parmi %1&#x202f;: %2, %3.</translation>
    </message>
    <message>
        <source>%1 Source: %2.</source>
        <translation>%1 Source&#x202f;: %2.</translation>
    </message>
    <message>
        <source>A cell with %1: %2 bits, %3.</source>
        <translation>Une case avec %1&#x202f;: %2 bits, %3.</translation>
    </message>
</context>
<context>
    <name>EquationWhy</name>
    <message>
        <source>%1, so %2 has %3 in %4 and the rest in %5</source>
        <translation>%1, donc %2 a %3 en %4 et le reste en %5</translation>
    </message>
    <message>
        <source>%1 share cells</source>
        <translation>%1 ont des cases en commun</translation>
    </message>
    <message>
        <source>%1, which leaves %2 for %3</source>
        <translation>%1, ce qui laisse %2 pour %3</translation>
    </message>
    <message numerus="yes">
        <source>%1 adds up to %2; its %n cage(s) make %3</source>
        <translation>
            <numerusform>%1 totalise %2&#x202f;; sa cage fait %3</numerusform>
            <numerusform>%1 totalise %2&#x202f;; ses %n cages font %3</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 adds up to %2; its %n sum(s) make %3</source>
        <translation>
            <numerusform>%1 totalise %2&#x202f;; sa somme fait %3</numerusform>
            <numerusform>%1 totalise %2&#x202f;; ses %n sommes font %3</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 add up to %2; their %n cage(s) make %3</source>
        <translation>
            <numerusform>%1 totalisent %2&#x202f;; leur cage fait %3</numerusform>
            <numerusform>%1 totalisent %2&#x202f;; leurs %n cages font %3</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 add up to %2; their %n sum(s) make %3</source>
        <translation>
            <numerusform>%1 totalisent %2&#x202f;; leur somme fait %3</numerusform>
            <numerusform>%1 totalisent %2&#x202f;; leurs %n sommes font %3</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 adds up to %2; the %n cage(s) that cover it make %3</source>
        <translation>
            <numerusform>%1 totalise %2&#x202f;; la cage qui couvre la maison fait %3</numerusform>
            <numerusform>%1 totalise %2&#x202f;; les %n cages qui couvrent la maison font %3</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 adds up to %2; the %n sum(s) that cover it make %3</source>
        <translation>
            <numerusform>%1 totalise %2&#x202f;; la somme qui couvre la maison fait %3</numerusform>
            <numerusform>%1 totalise %2&#x202f;; les %n sommes qui couvrent la maison font %3</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 add up to %2; the %n cage(s) that cover them make %3</source>
        <translation>
            <numerusform>%1 totalisent %2&#x202f;; la cage qui couvre ces maisons fait %3</numerusform>
            <numerusform>%1 totalisent %2&#x202f;; les %n cages qui couvrent ces maisons font %3</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 add up to %2; the %n sum(s) that cover them make %3</source>
        <translation>
            <numerusform>%1 totalisent %2&#x202f;; la somme qui couvre ces maisons fait %3</numerusform>
            <numerusform>%1 totalisent %2&#x202f;; les %n sommes qui couvrent ces maisons font %3</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 adds up to %2; the %n cage(s) make %3</source>
        <translation>
            <numerusform>%1 totalise %2&#x202f;; la cage fait %3</numerusform>
            <numerusform>%1 totalise %2&#x202f;; les %n cages font %3</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 adds up to %2; the %n sum(s) make %3</source>
        <translation>
            <numerusform>%1 totalise %2&#x202f;; la somme fait %3</numerusform>
            <numerusform>%1 totalise %2&#x202f;; les %n sommes font %3</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 add up to %2; the %n cage(s) make %3</source>
        <translation>
            <numerusform>%1 totalisent %2&#x202f;; la cage fait %3</numerusform>
            <numerusform>%1 totalisent %2&#x202f;; les %n cages font %3</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 add up to %2; the %n sum(s) make %3</source>
        <translation>
            <numerusform>%1 totalisent %2&#x202f;; la somme fait %3</numerusform>
            <numerusform>%1 totalisent %2&#x202f;; les %n sommes font %3</numerusform>
        </translation>
    </message>
    <message>
        <source>%1; with %2 that is %3</source>
        <translation>%1&#x202f;; avec %2, cela fait %3</translation>
    </message>
    <message>
        <source>%1; without %2, outside, that is %3</source>
        <translation>%1&#x202f;; sans %2, en dehors, cela fait %3</translation>
    </message>
    <message>
        <source>%1; this can only be %2</source>
        <translation>%1&#x202f;; ce ne peut être que %2</translation>
    </message>
    <message>
        <source>%1, so %2 is as much as %3</source>
        <translation>%1, donc %2 vaut autant que %3</translation>
    </message>
    <message>
        <source>%1, so %2 are as much as %3</source>
        <translation>%1, donc %2 valent ensemble autant que %3</translation>
    </message>
    <message>
        <source>%1, so %2 is %3 more than %4</source>
        <translation>%1, donc %2 vaut %3 de plus que %4</translation>
    </message>
    <message>
        <source>%1, so %2 are %3 more than %4</source>
        <translation>%1, donc %2 valent ensemble %3 de plus que %4</translation>
    </message>
</context>
<context>
    <name>ErrorText</name>
    <message numerus="yes">
        <source>this puzzle has %n cell(s), but a board of %1x%1 has %2</source>
        <translation>
            <numerusform>ce sudoku a %n case, mais une grille %1x%1 en a %2</numerusform>
            <numerusform>ce sudoku a %n cases, mais une grille %1x%1 en a %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>this row has %n cell(s), but should have %1</source>
        <translation>
            <numerusform>cette ligne a %n case, mais devrait en avoir %1</numerusform>
            <numerusform>cette ligne a %n cases, mais devrait en avoir %1</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 is not a digit</source>
        <translation>%1 n’est pas un chiffre</translation>
    </message>
    <message>
        <source>%1 is not a digit of a board of %2x%2</source>
        <translation>%1 n’est pas un chiffre d’une grille %2x%2</translation>
    </message>
    <message>
        <source>%1 is too large: the largest digit is %2</source>
        <translation>%1 est trop grand&#x202f;: le plus grand chiffre est %2</translation>
    </message>
    <message>
        <source>boxes of %1 do not fit a board of %2x%2: each box must have %2 cells</source>
        <translation>des blocs de %1 ne vont pas dans une grille %2x%2&#x202f;: chaque bloc doit avoir %2 cases</translation>
    </message>
    <message>
        <source>%1 is not a directive; the directives are: %2</source>
        <translation>%1 n’est pas une directive&#x202f;; les directives sont&#x202f;: %2</translation>
    </message>
    <message>
        <source>the value of %1 does not fit this board</source>
        <translation>la valeur de %1 ne convient pas à cette grille</translation>
    </message>
    <message>
        <source>the value of %1 does not fit this board; an example: %2 %3</source>
        <translation>la valeur de %1 ne convient pas à cette grille&#x202f;; un exemple&#x202f;: %2 %3</translation>
    </message>
    <message>
        <source>%1 is not a variant; the variants are: %2</source>
        <translation>%1 n’est pas une variante&#x202f;; les variantes sont&#x202f;: %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1&#x202f;: %2</translation>
    </message>
    <message>
        <source>%1 is not a cell of this board; cells are written as r4c7</source>
        <translation>%1 n’est pas une case de cette grille&#x202f;; les cases s’écrivent r4c7</translation>
    </message>
    <message>
        <source>version %1 of this format needs a newer program; this one reads version %2</source>
        <translation>la version %1 de ce format demande un programme plus récent&#x202f;; celui-ci lit la version %2</translation>
    </message>
    <message>
        <source>a PNG picture</source>
        <translation>une image PNG</translation>
    </message>
    <message>
        <source>a JPEG picture</source>
        <translation>une image JPEG</translation>
    </message>
    <message>
        <source>a GIF picture</source>
        <translation>une image GIF</translation>
    </message>
    <message>
        <source>a TIFF picture</source>
        <translation>une image TIFF</translation>
    </message>
    <message>
        <source>a PDF document</source>
        <translation>un document PDF</translation>
    </message>
    <message>
        <source>a PostScript document</source>
        <translation>un document PostScript</translation>
    </message>
    <message>
        <source>an office document</source>
        <translation>un document bureautique</translation>
    </message>
    <message>
        <source>a spreadsheet</source>
        <translation>un classeur</translation>
    </message>
    <message>
        <source>a ZIP archive</source>
        <translation>une archive ZIP</translation>
    </message>
    <message>
        <source>a compressed file</source>
        <translation>un fichier compressé</translation>
    </message>
    <message>
        <source>a program</source>
        <translation>un programme</translation>
    </message>
    <message>
        <source>a database</source>
        <translation>une base de données</translation>
    </message>
    <message>
        <source>text in UTF-16, not UTF-8</source>
        <translation>du texte en UTF-16 et non en UTF-8</translation>
    </message>
    <message>
        <source>a formula in DIMACS CNF</source>
        <translation>une formule DIMACS CNF</translation>
    </message>
    <message>
        <source>a web page or XML</source>
        <translation>une page web ou du XML</translation>
    </message>
    <message>
        <source>source code</source>
        <translation>du code source</translation>
    </message>
    <message>
        <source>ordinary text</source>
        <translation>du texte ordinaire</translation>
    </message>
    <message>
        <source>a binary file</source>
        <translation>un fichier binaire</translation>
    </message>
    <message>
        <source>this is not a puzzle text (it looks like %1)</source>
        <translation>ce n’est pas le texte d’un sudoku (on dirait %1)</translation>
    </message>
    <message>
        <source>the rules need too much memory from %1 on, rule %2 of %3; remove some of them</source>
        <translation>à partir de %1, règle %2 sur %3, les règles demandent trop de mémoire&#x202f;; retirez-en quelques-unes</translation>
    </message>
    <message>
        <source>no puzzle found: expected a digit or a dot for each cell</source>
        <translation>aucun sudoku trouvé&#x202f;: il faut un chiffre ou un point pour chaque case</translation>
    </message>
    <message>
        <source>no puzzle follows: lines with &apos;# sudoku-workbench:&apos; must come before their puzzle</source>
        <translation>aucun sudoku ne suit&#x202f;: les lignes «&#x202f;# sudoku-workbench:&#x202f;» doivent précéder leur sudoku</translation>
    </message>
    <message>
        <source>the puzzle of this short link is stored at %1; open it in a browser and copy the long link or the digits</source>
        <translation>le sudoku de ce lien court se trouve à %1&#x202f;; ouvrez-le dans un navigateur et copiez le lien long ou les chiffres</translation>
    </message>
    <message>
        <source>this kind of link (%1) cannot be read; copy the digits of the puzzle instead</source>
        <translation>ce type de lien (%1) ne peut pas être lu&#x202f;; copiez plutôt les chiffres du sudoku</translation>
    </message>
    <message>
        <source>the text is too long: a puzzle has at most %1 bytes</source>
        <translation>le texte est trop long&#x202f;: un sudoku a au plus %1 octets</translation>
    </message>
    <message>
        <source>%1 is not allowed here</source>
        <translation>%1 n’est pas permis ici</translation>
    </message>
    <message>
        <source>this line is not between two boxes: all boxes must have the same shape</source>
        <translation>cette ligne n’est pas entre deux blocs&#x202f;: tous les blocs doivent avoir la même forme</translation>
    </message>
    <message>
        <source>the text is not valid JSON from here on</source>
        <translation>à partir d’ici, le texte n’est pas du JSON valide</translation>
    </message>
    <message>
        <source>the objects and arrays of this JSON are nested too deeply</source>
        <translation>les objets et tableaux de ce JSON sont trop imbriqués</translation>
    </message>
    <message>
        <source>this link is incomplete; copy all of it again</source>
        <translation>ce lien est incomplet&#x202f;; copiez-le de nouveau en entier</translation>
    </message>
    <message numerus="yes">
        <source>%1 is ignored (%n time(s)): it is only decoration</source>
        <translation>
            <numerusform>%1 est ignoré (%n fois)&#x202f;: ce n’est que de la décoration</numerusform>
            <numerusform>%1 est ignoré (%n fois)&#x202f;: ce n’est que de la décoration</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 is not supported (%n time(s)): the verdict does not cover it</source>
        <translation>
            <numerusform>%1 n’est pas pris en charge (%n fois)&#x202f;: le verdict n’en tient pas compte</numerusform>
            <numerusform>%1 n’est pas pris en charge (%n fois)&#x202f;: le verdict n’en tient pas compte</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more unknown member(s) are kept</source>
        <translation>
            <numerusform>%n autre élément inconnu est conservé</numerusform>
            <numerusform>%n autres éléments inconnus sont conservés</numerusform>
        </translation>
    </message>
    <message>
        <source>the unknown member %1 is kept</source>
        <translation>l’élément inconnu %1 est conservé</translation>
    </message>
    <message numerus="yes">
        <source>%n rule(s) switched off: the verdict does not cover them</source>
        <translation>
            <numerusform>%n règle désactivée&#x202f;: le verdict n’en tient pas compte</numerusform>
            <numerusform>%n règles désactivées&#x202f;: le verdict n’en tient pas compte</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>there are no givens: %n entry(s) taken as the puzzle</source>
        <translation>
            <numerusform>il n’y a pas d’indices&#x202f;: %n saisie tient lieu de sudoku</numerusform>
            <numerusform>il n’y a pas d’indices&#x202f;: %n saisies tiennent lieu de sudoku</numerusform>
        </translation>
    </message>
    <message>
        <source>line %1: %2</source>
        <translation>ligne %1&#x202f;: %2</translation>
    </message>
    <message>
        <source>line %1, column %2: %3</source>
        <translation>ligne %1, colonne %2&#x202f;: %3</translation>
    </message>
    <message>
        <source>%1 is not a directive; did you mean %2?</source>
        <translation>%1 n’est pas une directive&#x202f;; vouliez-vous dire %2&#x202f;?</translation>
    </message>
    <message>
        <source>%1 is not a variant; did you mean %2?</source>
        <translation>%1 n’est pas une variante&#x202f;; vouliez-vous dire %2&#x202f;?</translation>
    </message>
    <message>
        <source>the text is empty</source>
        <translation>le texte est vide</translation>
    </message>
    <message>
        <source>left out, because it is no part of a puzzle: %1</source>
        <translation>laissé de côté, car ne faisant partie d’aucun sudoku&#x202f;: %1</translation>
    </message>
    <message>
        <source>left out, because it is no row of the board: %1</source>
        <translation>laissé de côté, car ce n’est pas une ligne de la grille&#x202f;: %1</translation>
    </message>
    <message>
        <source>left out: a grid of regions</source>
        <translation>laissé de côté&#x202f;: une grille de régions</translation>
    </message>
    <message numerus="yes">
        <source>left out: the pencil marks of %n cell(s)</source>
        <translation>
            <numerusform>laissé de côté&#x202f;: les annotations de %n case</numerusform>
            <numerusform>laissé de côté&#x202f;: les annotations de %n cases</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>left out: %n removed candidate(s)</source>
        <translation>
            <numerusform>laissé de côté&#x202f;: %n candidat éliminé</numerusform>
            <numerusform>laissé de côté&#x202f;: %n candidats éliminés</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>left out: %n entry(s)</source>
        <translation>
            <numerusform>laissé de côté&#x202f;: %n saisie</numerusform>
            <numerusform>laissé de côté&#x202f;: %n saisies</numerusform>
        </translation>
    </message>
    <message>
        <source>left out, so the verdict does not cover it: %1</source>
        <translation>laissé de côté, donc non pris en compte par le verdict&#x202f;: %1</translation>
    </message>
    <message numerus="yes">
        <source>left out: %n puzzle(s) that could not be read</source>
        <translation>
            <numerusform>laissé de côté&#x202f;: %n sudoku illisible</numerusform>
            <numerusform>laissé de côté&#x202f;: %n sudokus illisibles</numerusform>
        </translation>
    </message>
    <message>
        <source>a damaged saved game of Simon Tatham&apos;s Solo</source>
        <translation>une partie enregistrée endommagée de Solo de Simon Tatham</translation>
    </message>
    <message>
        <source>a saved game of another of Simon Tatham&apos;s puzzles than Solo</source>
        <translation>une partie enregistrée d’un autre jeu de Simon Tatham que Solo</translation>
    </message>
    <message>
        <source>this line has no end within 64 MB, so it is no puzzle; nothing behind it was read</source>
        <translation>cette ligne ne se termine pas avant 64 Mo, ce n’est donc pas un sudoku&#x202f;; rien de ce qui suit n’a été lu</translation>
    </message>
    <message>
        <source>there are %1 digits for rows of %2 cells; there must be at least one for each cell</source>
        <translation>il y a %1 chiffres pour des lignes de %2 cases&#x202f;; il en faut au moins un par case</translation>
    </message>
    <message>
        <source>%1 is already a member of this JSON object</source>
        <translation>%1 est déjà un membre de cet objet JSON</translation>
    </message>
    <message>
        <source>the verdict is about givens and rules alone; entries that do not count: %1</source>
        <translation>le verdict ne porte que sur les indices et les règles&#x202f;; saisies qui ne comptent pas&#x202f;: %1</translation>
    </message>
    <message>
        <source>cages seem to be drawn here and were not read: the verdict does not cover them</source>
        <translation>des cages semblent dessinées ici et n’ont pas été lues&#x202f;: le verdict n’en tient pas compte</translation>
    </message>
    <message>
        <source>a Roxdoku of KSudoku, which has three dimensions</source>
        <translation>un Roxdoku de KSudoku, qui a trois dimensions</translation>
    </message>
    <message>
        <source>a killer of JCrypTool, whose cages multiply, subtract and divide</source>
        <translation>un killer de JCrypTool, dont les cages multiplient, soustraient et divisent</translation>
    </message>
    <message>
        <source>this kind of puzzle cannot be read: %1</source>
        <translation>ce type de sudoku ne peut pas être lu&#x202f;: %1</translation>
    </message>
    <message>
        <source>there are %1 values, but there should be %2</source>
        <translation>il y a %1 valeurs, mais il devrait y en avoir %2</translation>
    </message>
    <message>
        <source>a value is needed here</source>
        <translation>il faut une valeur ici</translation>
    </message>
    <message numerus="yes">
        <source>%n drawing(s): a rule that they may stand for is not covered</source>
        <translation>
            <numerusform>%n dessin&#x202f;: une règle qu’il peut représenter n’est pas prise en compte</numerusform>
            <numerusform>%n dessins&#x202f;: une règle qu’ils peuvent représenter n’est pas prise en compte</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 is only drawn (%n time(s)): a rule that it may stand for is not covered</source>
        <translation>
            <numerusform>%1 est seulement dessiné (%n fois)&#x202f;: une règle qu’il peut représenter n’est pas prise en compte</numerusform>
            <numerusform>%1 est seulement dessiné (%n fois)&#x202f;: une règle qu’il peut représenter n’est pas prise en compte</numerusform>
        </translation>
    </message>
    <message>
        <source>the puzzle has fog, which is no rule</source>
        <translation>le sudoku a du brouillard, qui n’est pas une règle</translation>
    </message>
    <message numerus="yes">
        <source>%n digit(s) were read against their looks: %1</source>
        <translation>
            <numerusform>%n chiffre a été lu malgré son apparence&#x202f;: %1</numerusform>
            <numerusform>%n chiffres ont été lus malgré leur apparence&#x202f;: %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cell(s) may have been misread: %1</source>
        <translation>
            <numerusform>%n case est peut-être mal lue&#x202f;: %1</numerusform>
            <numerusform>%n cases sont peut-être mal lues&#x202f;: %1</numerusform>
        </translation>
    </message>
    <message>
        <source>the kind %1: %2</source>
        <translation>le type %1&#x202f;: %2</translation>
    </message>
    <message numerus="yes">
        <source>only the first of %n page(s) was read; --page chooses another</source>
        <translation>
            <numerusform>seule la première de %n page a été lue&#x202f;; --page en choisit une autre</numerusform>
            <numerusform>seule la première de %n pages a été lue&#x202f;; --page en choisit une autre</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>left out: %n board(s) without an empty cell</source>
        <translation>
            <numerusform>laissé de côté&#x202f;: %n grille sans case vide</numerusform>
            <numerusform>laissées de côté&#x202f;: %n grilles sans case vide</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n sum(s) were read against their looks: %1</source>
        <translation>
            <numerusform>%n somme a été lue contre son apparence&#x202f;: %1</numerusform>
            <numerusform>%n sommes ont été lues contre leur apparence&#x202f;: %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cage(s) may have been misread: %1</source>
        <translation>
            <numerusform>%n cage est peut-être mal lue&#x202f;: %1</numerusform>
            <numerusform>%n cages sont peut-être mal lues&#x202f;: %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n rule(s) of the kind %1 seen in the picture</source>
        <translation>
            <numerusform>%n règle du type %1 vue dans l’image</numerusform>
            <numerusform>%n règles du type %1 vues dans l’image</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n rule(s) of the kind %1 may not be meant: compare the picture</source>
        <translation>
            <numerusform>%n règle du type %1 n’est peut-être pas voulue&#x202f;: comparez l’image</numerusform>
            <numerusform>%n règles du type %1 ne sont peut-être pas voulues&#x202f;: comparez l’image</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n shaded cell(s): a rule that they may stand for is not covered</source>
        <translation>
            <numerusform>%n case grisée&#x202f;: la règle qu’elle peut représenter n’est pas prise en compte</numerusform>
            <numerusform>%n cases grisées&#x202f;: la règle qu’elles peuvent représenter n’est pas prise en compte</numerusform>
        </translation>
    </message>
    <message>
        <source>each region must be connected and have no more cells than there are digits</source>
        <translation>chaque région doit être d’un seul tenant et ne pas avoir plus de cases qu’il n’y a de chiffres</translation>
    </message>
    <message>
        <source>a Mathdoku of KSudoku</source>
        <translation>un Mathdoku de KSudoku</translation>
    </message>
    <message>
        <source>a board of KSudoku with a shape that no board here can have</source>
        <translation>une grille de KSudoku d’une forme qu’aucune grille ne peut avoir ici</translation>
    </message>
    <message>
        <source>the name of a file</source>
        <translation>un nom de fichier</translation>
    </message>
    <message>
        <source>this board has no cell %1</source>
        <translation>cette grille n’a pas de case %1</translation>
    </message>
    <message>
        <source>this board has no cell %1; the sign for a hole is @</source>
        <translation>cette grille n’a pas de case %1&#x202f;; le signe d’un trou est @</translation>
    </message>
    <message>
        <source>%1 is a cell of this board, not a hole (@)</source>
        <translation>%1 est une case de cette grille, pas un trou (@)</translation>
    </message>
    <message>
        <source>no boards that overlap have just these holes (@); the directive &apos;boards&apos; or &apos;regions&apos; says others</source>
        <translation>aucun ensemble de grilles qui se chevauchent n’a exactement ces trous (@)&#x202f;; la directive «&#x202f;boards&#x202f;» ou «&#x202f;regions&#x202f;» en indique d’autres</translation>
    </message>
    <message>
        <source>%1 has %2 symbols, but this board needs %3</source>
        <translation>%1 a %2 symboles, mais cette grille en demande %3</translation>
    </message>
</context>
<context>
    <name>EvidenceNotes</name>
    <message>
        <source>evidence %1</source>
        <translation>élément %1</translation>
    </message>
    <message>
        <source>follows: %1</source>
        <translation>conclusion&#x202f;: %1</translation>
    </message>
    <message>
        <source>eliminated: %1</source>
        <translation>éliminés&#x202f;: %1</translation>
    </message>
</context>
<context>
    <name>ExcelTable</name>
    <message>
        <source>Number</source>
        <translation>Numéro</translation>
    </message>
    <message>
        <source>Section</source>
        <translation>Section</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>Titre</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>Niveau</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Score</translation>
    </message>
    <message>
        <source>Clues</source>
        <translation>Indices</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Taille</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Règles</translation>
    </message>
    <message>
        <source>Puzzle</source>
        <translation>Sudoku</translation>
    </message>
    <message>
        <source>Solution</source>
        <translation>Solution</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Suggestion</translation>
    </message>
</context>
<context>
    <name>ExoticWords</name>
    <message>
        <source>%1 once</source>
        <translation>%1 une fois</translation>
    </message>
    <message>
        <source>%1 twice</source>
        <translation>%1 deux fois</translation>
    </message>
    <message>
        <source>%1 up to %2 times</source>
        <translation>%1 jusqu’à %2 fois</translation>
    </message>
    <message>
        <source>%1, …</source>
        <translation>%1, …</translation>
    </message>
    <message>
        <source>, </source>
        <translation>, </translation>
    </message>
    <message>
        <source>%1 cannot all be true, because %2 exclude each other</source>
        <translation>%1 ne peuvent pas tous être vrais, parce que %2 s’excluent</translation>
    </message>
    <message>
        <source>%1 cannot all be true, because no digit would be left for %2</source>
        <translation>%1 ne peuvent pas tous être vrais, parce qu’il ne resterait aucun chiffre pour %2</translation>
    </message>
    <message>
        <source>%1 cannot all be true, because no place would be left for %2 in %3</source>
        <translation>%1 ne peuvent pas tous être vrais, parce qu’il ne resterait aucune place pour %2 dans %3</translation>
    </message>
    <message>
        <source>The base %1 and the targets %2 have the same two of the digits %3: a digit that only the base had would have to be in each of %4 outside their band or stack, which have too few places for it</source>
        <translation>La base %1 et les cibles %2 ont les deux mêmes des chiffres %3&#x202f;: un chiffre que seule la base aurait devrait être, hors de leur bande ou pile, à la fois dans %4, où il y a trop peu de places pour lui</translation>
    </message>
    <message>
        <source>%1 can hold %2: just as many digits as cells, so none of them may lose a place there</source>
        <translation>%1 peuvent contenir %2&#x202f;: exactement autant de chiffres que de cases, donc aucun d’eux ne peut y perdre de place</translation>
    </message>
    <message>
        <source>%1 alone cannot fill %2</source>
        <translation>%1 seuls ne suffisent pas à remplir %2</translation>
    </message>
    <message>
        <source>%1; chains lead from each of these to the same conclusion</source>
        <translation>%1&#x202f;; des chaînes mènent de chacune de ces possibilités à la même conclusion</translation>
    </message>
    <message>
        <source>%1 would only be in %2 in %3 and could change places, and there would be a second solution</source>
        <translation>%1 ne seraient dans %3 qu’en %2 et pourraient changer de place, et il y aurait une seconde solution</translation>
    </message>
    <message>
        <source>Otherwise %1</source>
        <translation>Sinon %1</translation>
    </message>
    <message>
        <source>otherwise %1</source>
        <translation>sinon %1</translation>
    </message>
    <message>
        <source>Either all of %1 are true or all of %2; %3</source>
        <translation>Ou bien %1 sont tous vrais, ou bien %2 le sont tous&#x202f;; %3</translation>
    </message>
    <message>
        <source>the former</source>
        <translation>les premiers</translation>
    </message>
    <message>
        <source>Either all of %1 are true or all of %2, and both exclude these</source>
        <translation>Ou bien %1 sont tous vrais, ou bien %2 le sont tous, et dans les deux cas ces candidats sont exclus</translation>
    </message>
    <message>
        <source>the targets have no other digit (%1)</source>
        <translation>les cibles n’ont pas d’autre chiffre (%1)</translation>
    </message>
    <message>
        <source>no pair that base and targets can share has %1</source>
        <translation>aucune paire que la base et les cibles peuvent partager n’a %1</translation>
    </message>
    <message>
        <source>every such pair has %1, which no cell can be that sees both base cells or both targets</source>
        <translation>chaque paire de ce genre a %1, que ne peut être aucune case qui voit les deux cases de la base ou les deux cibles</translation>
    </message>
    <message>
        <source>; </source>
        <translation>&#x202f;; </translation>
    </message>
</context>
<context>
    <name>FileFilters</name>
    <message>
        <source>All puzzles (%1)</source>
        <translation>Tous les sudokus (%1)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Tous les fichiers (*)</translation>
    </message>
    <message>
        <source>Text (%1)</source>
        <translation>Texte (%1)</translation>
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
        <translation>%1 se contredit</translation>
    </message>
    <message>
        <source>If %1, no digit is left for %2</source>
        <translation>Si %1, il ne reste aucun chiffre pour %2</translation>
    </message>
    <message>
        <source>If %1, no place is left for %2 in %3</source>
        <translation>Si %1, il ne reste aucune place pour %2 dans %3</translation>
    </message>
    <message>
        <source>It follows whether %1 or not</source>
        <translation>La conclusion est la même avec %1 et sans</translation>
    </message>
    <message>
        <source>It follows from each digit of %1</source>
        <translation>La conclusion découle de chaque chiffre de %1</translation>
    </message>
    <message>
        <source>It follows from each place for %1 in %2</source>
        <translation>La conclusion découle de chaque place de %1 dans %2</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <translation>%1. %2</translation>
    </message>
    <message>
        <source>%1; chains lead from each exception to the same conclusion</source>
        <translation>%1&#x202f;; des chaînes mènent de chaque exception à la même conclusion</translation>
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
        <translation>f-puzzles (lien)</translation>
    </message>
    <message>
        <source>Game ID of Simon Tatham&apos;s Solo</source>
        <translation>Identifiant de partie du Solo de Simon Tatham</translation>
    </message>
    <message>
        <source>Framed grid</source>
        <translation>Grille encadrée</translation>
    </message>
    <message>
        <source>HoDoKu library line</source>
        <translation>Ligne de bibliothèque HoDoKu</translation>
    </message>
    <message>
        <source>One line</source>
        <translation>Une ligne</translation>
    </message>
    <message>
        <source>Rows</source>
        <translation>Lignes</translation>
    </message>
    <message>
        <source>SudokuPad (link)</source>
        <translation>SudokuPad (lien)</translation>
    </message>
    <message>
        <source>Interactive Sudoku Solver (link)</source>
        <translation>Interactive Sudoku Solver (lien)</translation>
    </message>
    <message>
        <source>SudokuMaker (link)</source>
        <translation>SudokuMaker (lien)</translation>
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
        <translation>SudokuWiki (lien)</translation>
    </message>
    <message>
        <source>Sudoku Coach (link)</source>
        <translation>Sudoku Coach (lien)</translation>
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
        <translation>Tableau (CSV)</translation>
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
            <numerusform>%Ln variable</numerusform>
            <numerusform>%Ln variables</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 or %2</source>
        <translation>%1 ou %2</translation>
    </message>
    <message>
        <source>, </source>
        <translation>, </translation>
    </message>
    <message>
        <source>%1 has at least one digit</source>
        <translation>%1 a au moins un chiffre</translation>
    </message>
    <message>
        <source>%1 has at most one digit</source>
        <translation>%1 a au plus un chiffre</translation>
    </message>
    <message>
        <source>%1 is given</source>
        <translation>%1 est donné</translation>
    </message>
    <message>
        <source>At least one cell of %1 is %2</source>
        <translation>Dans %1, au moins une case est %2</translation>
    </message>
    <message>
        <source>At most one cell of %1 is %2</source>
        <translation>Dans %1, au plus une case est %2</translation>
    </message>
    <message>
        <source>%1 is %2</source>
        <translation>%1 est %2</translation>
    </message>
    <message>
        <source>%1 counts</source>
        <translation>%1 compte</translation>
    </message>
    <message>
        <source>h%1</source>
        <translation>h%1</translation>
    </message>
    <message>
        <source>%1 is in %2</source>
        <translation>%1 est dans %2</translation>
    </message>
    <message>
        <source>%1 means: %2</source>
        <translation>%1 signifie&#x202f;: %2</translation>
    </message>
    <message>
        <source>%1 is true if %2</source>
        <translation>%1 est vrai si %2</translation>
    </message>
    <message>
        <source>%1 is false if %2</source>
        <translation>%1 est faux si %2</translation>
    </message>
    <message>
        <source>%1 is true if %2, and false if %3</source>
        <translation>%1 est vrai si %2, et faux si %3</translation>
    </message>
    <message>
        <source>while %1: %2</source>
        <translation>tant que %1&#x202f;: %2</translation>
    </message>
    <message>
        <source>a contradiction</source>
        <translation>une contradiction</translation>
    </message>
    <message>
        <source>if %1, then %2</source>
        <translation>si %1, alors %2</translation>
    </message>
    <message>
        <source>not: %1</source>
        <translation>non&#x202f;: %1</translation>
    </message>
    <message>
        <source>not both: %1</source>
        <translation>pas les deux&#x202f;: %1</translation>
    </message>
    <message>
        <source>not all: %1</source>
        <translation>pas tous&#x202f;: %1</translation>
    </message>
    <message numerus="yes">
        <source>%Ln clause(s)</source>
        <translation>
            <numerusform>%Ln clause</numerusform>
            <numerusform>%Ln clauses</numerusform>
        </translation>
    </message>
    <message>
        <source>no auxiliary variables</source>
        <translation>aucune variable auxiliaire</translation>
    </message>
    <message numerus="yes">
        <source>%Ln auxiliary variable(s)</source>
        <translation>
            <numerusform>%Ln variable auxiliaire</numerusform>
            <numerusform>%Ln variables auxiliaires</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln candidate(s)</source>
        <translation>
            <numerusform>%Ln candidat</numerusform>
            <numerusform>%Ln candidats</numerusform>
        </translation>
    </message>
    <message>
        <source>bit %1 of %2</source>
        <translation>le bit %1 de %2</translation>
    </message>
</context>
<context>
    <name>Generation</name>
    <message numerus="yes">
        <source>%Ln puzzle(s) generated</source>
        <translation>
            <numerusform>%Ln sudoku généré</numerusform>
            <numerusform>%Ln sudokus générés</numerusform>
        </translation>
    </message>
    <message>
        <source>%1.</source>
        <translation>%1.</translation>
    </message>
    <message>
        <source>filled board %1</source>
        <translation>grille remplie %1</translation>
    </message>
    <message>
        <source>%1 so far</source>
        <translation>%1 jusqu’ici</translation>
    </message>
    <message>
        <source>looking for a filled board</source>
        <translation>recherche d’une grille remplie</translation>
    </message>
    <message numerus="yes">
        <source>%Ln test(s)</source>
        <translation>
            <numerusform>%Ln essai</numerusform>
            <numerusform>%Ln essais</numerusform>
        </translation>
    </message>
    <message>
        <source>Puzzle %L1 of %L2: %3</source>
        <translation>Sudoku %L1 sur %L2&#x202f;: %3</translation>
    </message>
    <message>
        <source>, </source>
        <translation>, </translation>
    </message>
    <message>
        <source>%1 after %2; requested: %3</source>
        <translation>%1 après %2&#x202f;; demandé&#x202f;: %3</translation>
    </message>
    <message>
        <source>%1 after %2</source>
        <translation>%1 après %2</translation>
    </message>
    <message>
        <source>%1; %2 requested</source>
        <translation>%1&#x202f;; demandé&#x202f;: %2</translation>
    </message>
    <message>
        <source>%1; not finished, fewer may be possible</source>
        <translation>%1&#x202f;; inachevé, moins est peut-être possible</translation>
    </message>
    <message>
        <source>%1 × %1</source>
        <translation>%1 × %1</translation>
    </message>
    <message>
        <source>irregular</source>
        <translation>irrégulière</translation>
    </message>
    <message numerus="yes">
        <source>%n digit(s)</source>
        <translation>
            <numerusform>%n chiffre</numerusform>
            <numerusform>%n chiffres</numerusform>
        </translation>
    </message>
    <message>
        <source>symmetry: %1</source>
        <translation>symétrie&#x202f;: %1</translation>
    </message>
    <message>
        <source>more than one solution</source>
        <translation>plus d’une solution</translation>
    </message>
    <message>
        <source>No such puzzle exists: no filled board obeys these rules.</source>
        <translation>Un tel sudoku n’existe pas&#x202f;: aucune grille remplie ne respecte ces règles.</translation>
    </message>
    <message>
        <source>Stopped. %1</source>
        <translation>Arrêté. %1</translation>
    </message>
    <message>
        <source>There is not enough memory. %1</source>
        <translation>La mémoire ne suffit pas. %1</translation>
    </message>
    <message>
        <source>The solver failed. %1</source>
        <translation>Le solveur a échoué. %1</translation>
    </message>
    <message>
        <source>The solver gave a wrong answer: please report this. %1</source>
        <translation>Le solveur a donné une réponse fausse&#x202f;: merci de le signaler. %1</translation>
    </message>
    <message>
        <source>at most %1</source>
        <translation>%1 au plus</translation>
    </message>
    <message>
        <source>about %1</source>
        <translation>environ %1</translation>
    </message>
    <message>
        <source>digits 0 to %1</source>
        <translation>chiffres de 0 à %1</translation>
    </message>
    <message>
        <source>%1 × %1 with holes</source>
        <translation>%1 × %1 avec des trous</translation>
    </message>
    <message numerus="yes">
        <source>%n board(s) of %1 × %1</source>
        <translation>
            <numerusform>%n grille de %1 × %1</numerusform>
            <numerusform>%n grilles de %1 × %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n board(s)</source>
        <translation>
            <numerusform>%n grille</numerusform>
            <numerusform>%n grilles</numerusform>
        </translation>
    </message>
    <message>
        <source>repeats in rows and columns</source>
        <translation>répétitions dans les lignes et les colonnes</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1 à %2</translation>
    </message>
    <message>
        <source>at most %1 more</source>
        <translation>encore %1 au plus</translation>
    </message>
    <message>
        <source>%1, but it is not quite as you asked.</source>
        <translation>%1, mais pas tout à fait comme demandé.</translation>
    </message>
    <message>
        <source>%1, but none is quite as you asked.</source>
        <translation>%1, mais aucun tout à fait comme demandé.</translation>
    </message>
    <message>
        <source>%1, %L2 of them not quite as you asked.</source>
        <translation>%1, dont %L2 pas tout à fait comme demandé.</translation>
    </message>
    <message>
        <source>symbols: %1</source>
        <translation>symboles&#x202f;: %1</translation>
    </message>
    <message>
        <source>the word %1</source>
        <translation>le mot %1</translation>
    </message>
    <message>
        <source>the word %1 in %2</source>
        <translation>le mot %1 dans %2</translation>
    </message>
</context>
<context>
    <name>HaltText</name>
    <message>
        <source>the solver &apos;%1&apos; was not found: is it installed?</source>
        <translation>le solveur «&#x202f;%1&#x202f;» est introuvable&#x202f;: est-il installé&#x202f;?</translation>
    </message>
    <message>
        <source>the solver &apos;%1&apos; could not be started: %2</source>
        <translation>le solveur «&#x202f;%1&#x202f;» n’a pas pu être lancé&#x202f;: %2</translation>
    </message>
    <message>
        <source>the formula for the solver &apos;%1&apos; could not be written: %2</source>
        <translation>la formule pour le solveur «&#x202f;%1&#x202f;» n’a pas pu être écrite&#x202f;: %2</translation>
    </message>
    <message>
        <source>the solver &apos;%1&apos; crashed: %2</source>
        <translation>le solveur «&#x202f;%1&#x202f;» a planté&#x202f;: %2</translation>
    </message>
    <message>
        <source>the solver &apos;%1&apos; ended without an answer (exit status %2)</source>
        <translation>le solveur «&#x202f;%1&#x202f;» s’est terminé sans réponse (code de sortie %2)</translation>
    </message>
    <message>
        <source>the solver &apos;%1&apos; gave up</source>
        <translation>le solveur «&#x202f;%1&#x202f;» a renoncé</translation>
    </message>
    <message>
        <source>the solver &apos;%1&apos; was stopped because it wrote more than %2 MB</source>
        <translation>le solveur «&#x202f;%1&#x202f;» a été arrêté parce qu’il a écrit plus de %2&#xa0;Mo</translation>
    </message>
    <message>
        <source>the answer of the solver &apos;%1&apos; cannot be read: %2</source>
        <translation>la réponse du solveur «&#x202f;%1&#x202f;» est illisible&#x202f;: %2</translation>
    </message>
    <message>
        <source>the solver &apos;%1&apos; contradicts itself: its answer does not match exit status %2</source>
        <translation>le solveur «&#x202f;%1&#x202f;» se contredit&#x202f;: sa réponse ne correspond pas au code de sortie %2</translation>
    </message>
    <message>
        <source>the solver &apos;%1&apos; gave a wrong model: it violates clause %2 of the formula</source>
        <translation>le solveur «&#x202f;%1&#x202f;» a donné un modèle faux&#x202f;: il viole la clause %2 de la formule</translation>
    </message>
    <message>
        <source>the solver &apos;%1&apos; failed</source>
        <translation>le solveur «&#x202f;%1&#x202f;» a échoué</translation>
    </message>
    <message>
        <source>the solver failed</source>
        <translation>le solveur a échoué</translation>
    </message>
    <message>
        <source>%1; it said: %2</source>
        <translation>%1&#x202f;; il a dit&#x202f;: %2</translation>
    </message>
    <message>
        <source>The search was stopped before it found an answer.</source>
        <translation>La recherche a été arrêtée avant d’avoir une réponse.</translation>
    </message>
    <message>
        <source>There is not enough memory for all rules of this puzzle. Switch off some of them or add clues.</source>
        <translation>La mémoire ne suffit pas pour toutes les règles de ce sudoku. Désactivez-en ou ajoutez des indices.</translation>
    </message>
    <message>
        <source>The solver gave a solution that breaks a rule. This is an error in the program.</source>
        <translation>Le solveur a donné une solution qui enfreint une règle. C’est une erreur du programme.</translation>
    </message>
    <message>
        <source>the solver &apos;%1&apos; gave a wrong answer: it denies a solution that exists</source>
        <translation>le solveur «&#x202f;%1&#x202f;» a donné une réponse fausse&#x202f;: il nie une solution qui existe</translation>
    </message>
</context>
<context>
    <name>HintKind</name>
    <message>
        <source>none</source>
        <translation>aucune</translation>
    </message>
    <message>
        <source>where to look first</source>
        <translation>où regarder d’abord</translation>
    </message>
    <message>
        <source>the first technique</source>
        <translation>la première technique</translation>
    </message>
</context>
<context>
    <name>HintWords</name>
    <message>
        <source>Look at %1.</source>
        <translation>Regardez %1.</translation>
    </message>
    <message>
        <source>%1.</source>
        <translation>%1.</translation>
    </message>
    <message>
        <source>part of the hint</source>
        <translation>partie de la suggestion</translation>
    </message>
    <message>
        <source>%1 is wrong.</source>
        <translation>La saisie en %1 est fausse.</translation>
    </message>
    <message>
        <source>%1 are wrong.</source>
        <translation>Les saisies en %1 sont fausses.</translation>
    </message>
    <message>
        <source>The pencil marks of %1 leave out its digit.</source>
        <translation>Dans les annotations de %1, il manque le bon chiffre.</translation>
    </message>
    <message>
        <source>The pencil marks of %1 leave out their digits.</source>
        <translation>Dans les annotations de %1, il manque les bons chiffres.</translation>
    </message>
    <message>
        <source>follows from the steps before: %1</source>
        <translation>découle des étapes précédentes&#x202f;: %1</translation>
    </message>
    <message>
        <source>It is the only step of its level at this moment.</source>
        <translation>Pour l’instant, c’est la seule étape de son niveau.</translation>
    </message>
    <message numerus="yes">
        <source>At this moment there are %n steps of this level.</source>
        <translation>
            <numerusform>Pour l’instant, il y a %n étape de ce niveau.</numerusform>
            <numerusform>Pour l’instant, il y a %n étapes de ce niveau.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>InputKeys</name>
    <message>
        <source>F2 to F5, Insert</source>
        <translation>F2 à F5, Inser</translation>
    </message>
    <message>
        <source>Z, X, C, V, as in SudokuPad</source>
        <translation>Z, X, C, V, comme dans SudokuPad</translation>
    </message>
    <message>
        <source>E switches marks, as in GNOME Sudoku</source>
        <translation>E bascule vers les annotations, comme dans GNOME Sudoku</translation>
    </message>
</context>
<context>
    <name>Journal</name>
    <message>
        <source>No file can be written to %1.</source>
        <translation>Aucun fichier ne peut être écrit dans %1.</translation>
    </message>
</context>
<context>
    <name>Language</name>
    <message>
        <source>English</source>
        <translation>Français</translation>
    </message>
</context>
<context>
    <name>LeftWork</name>
    <message>
        <source>Unsaved work from %1 was found: %2.</source>
        <translation>Un travail non enregistré (%1) a été retrouvé&#x202f;: %2.</translation>
    </message>
    <message numerus="yes">
        <source>Unsaved work of %n window(s) was found, the latest from %1: %2.</source>
        <translation>
            <numerusform>Le travail non enregistré de %n fenêtre a été retrouvé, le dernier (%1)&#x202f;: %2.</numerusform>
            <numerusform>Le travail non enregistré de %n fenêtres a été retrouvé, le dernier (%1)&#x202f;: %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln generated puzzle(s)</source>
        <translation>
            <numerusform>%Ln sudoku généré</numerusform>
            <numerusform>%Ln sudokus générés</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <translation>%1 et %2</translation>
    </message>
    <message>
        <source>a board with %1</source>
        <translation>une grille avec %1</translation>
    </message>
    <message>
        <source>a list of puzzles</source>
        <translation>une liste de sudokus</translation>
    </message>
    <message>
        <source>the list %1</source>
        <translation>la liste %1</translation>
    </message>
</context>
<context>
    <name>Legibility</name>
    <message>
        <source>cells of %1 mm are too small to write in: put fewer puzzles on a page, or take larger paper</source>
        <translation>des cases de %1 mm sont trop petites pour y écrire : mettez moins de sudokus par page, ou prenez un papier plus grand</translation>
    </message>
    <message>
        <source>solutions with cells of %1 mm are hard to read: put fewer on a page, or take larger paper</source>
        <translation>les solutions aux cases de %1 mm se lisent mal : mettez-en moins par page, ou prenez un papier plus grand</translation>
    </message>
    <message>
        <source>text of %1 pt is hard to read: put fewer puzzles on a page, or say less above them</source>
        <translation>du texte de %1 pt se lit mal : mettez moins de sudokus par page, ou écrivez moins au-dessus</translation>
    </message>
    <message>
        <source>there is no room for all of &apos;%1&apos;</source>
        <translation>il n’y a pas assez de place pour « %1 »</translation>
    </message>
</context>
<context>
    <name>Lesson</name>
    <message>
        <source>The board before: %1</source>
        <translation>La grille avant&#x202f;: %1</translation>
    </message>
    <message>
        <source>The puzzle</source>
        <translation>Le sudoku</translation>
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
        <translation>Exporter la résolution en %1</translation>
    </message>
    <message>
        <source>The export was stopped.</source>
        <translation>L’exportation a été arrêtée.</translation>
    </message>
    <message>
        <source>Cannot save %1: %2</source>
        <translation>Impossible d’enregistrer %1&#x202f;: %2</translation>
    </message>
    <message>
        <source>Exported as %1.</source>
        <translation>Exporté sous %1.</translation>
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
        <translation>Texte</translation>
    </message>
</context>
<context>
    <name>LessonScript</name>
    <message>
        <source>Steps %1–%2: %3</source>
        <translation>Étapes %1–%2&#x202f;: %3</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Each is the only digit for its cell, or has its only place in the house in brackets:
%1.</source>
        <translation>Chacun est le seul chiffre de sa case, ou a sa seule place dans la maison entre parenthèses&#x202f;:
%1.</translation>
    </message>
    <message>
        <source>r1c2 is the cell in row 1, column 2; r1c2=%1 means that it is %1, and r1c2&lt;&gt;%1 that it is not.</source>
        <translation>r1c2 est la case de la ligne 1, colonne 2&#x202f;; r1c2=%1 signifie qu’elle contient %1, r1c2&lt;&gt;%1 qu’elle ne le contient pas.</translation>
    </message>
</context>
<context>
    <name>LetterKind</name>
    <message>
        <source>Outlines</source>
        <translation>Contours</translation>
    </message>
    <message>
        <source>Text in Roboto</source>
        <translation>Texte en Roboto</translation>
    </message>
</context>
<context>
    <name>Level</name>
    <message>
        <source>Easy</source>
        <translation>Facile</translation>
    </message>
    <message>
        <source>Medium</source>
        <translation>Moyen</translation>
    </message>
    <message>
        <source>Hard</source>
        <translation>Difficile</translation>
    </message>
    <message>
        <source>Unfair</source>
        <translation>Diabolique</translation>
    </message>
    <message>
        <source>Extreme</source>
        <translation>Extrême</translation>
    </message>
    <message>
        <source>Beginner</source>
        <translation>Débutant</translation>
    </message>
</context>
<context>
    <name>LinePairWhy</name>
    <message>
        <source>%1 with %2</source>
        <translation>%2 pour %1</translation>
    </message>
    <message>
        <source>the signs leave %1</source>
        <translation>les signes laissent %1</translation>
    </message>
    <message>
        <source>, </source>
        <translation>, </translation>
    </message>
    <message>
        <source>the digits rise from %1 to %2, which leaves %3</source>
        <translation>les chiffres croissent de %1 à %2, ce qui laisse %3</translation>
    </message>
    <message>
        <source>%1 have the same digit, which can only be %2</source>
        <translation>%1 ont le même chiffre, qui ne peut être que %2</translation>
    </message>
    <message>
        <source>%1 can only be %2</source>
        <translation>%1 ne peuvent être que %2</translation>
    </message>
    <message>
        <source>no digit beside goes with %1</source>
        <translation>aucun chiffre voisin ne va avec %1</translation>
    </message>
    <message>
        <source>%1 is %2, and %3 cannot be beside it</source>
        <translation>%1 est %2, et %3 ne peut pas être à côté</translation>
    </message>
    <message>
        <source>from cell to cell, no digit beside goes with %1</source>
        <translation>de case en case, aucun chiffre voisin ne va avec %1</translation>
    </message>
    <message>
        <source>another of these cells has no digit that goes with %1</source>
        <translation>une autre de ces cases n’a aucun chiffre qui aille avec %1</translation>
    </message>
    <message>
        <source>from cell to cell, another one has no digit that goes with %1</source>
        <translation>de case en case, une autre n’a aucun chiffre qui aille avec %1</translation>
    </message>
    <message>
        <source>the digits that are crossed out cannot be beside %1</source>
        <translation>les chiffres barrés ne peuvent pas être à côté de %1</translation>
    </message>
    <message>
        <source>along each of these lines the digits rise, and each cell leaves room for those before and behind it</source>
        <translation>le long de chacune de ces lignes, les chiffres croissent, et chaque case laisse de la place à ceux d’avant et d’après</translation>
    </message>
    <message>
        <source>each of these pairs has the same digit: %1</source>
        <translation>les deux cases de chacune de ces paires ont le même chiffre&#x202f;: %1</translation>
    </message>
    <message>
        <source>%1 is greater than the cells beside it, which leaves %2 in it and %3 beside it</source>
        <translation>%1 est supérieure aux cases voisines, ce qui y laisse %2 et, à côté, %3</translation>
    </message>
    <message>
        <source>%1 is less than the cells beside it, which leaves %2 in it and %3 beside it</source>
        <translation>%1 est inférieure aux cases voisines, ce qui y laisse %2 et, à côté, %3</translation>
    </message>
    <message>
        <source>the groups of digits take turns, which leaves %1</source>
        <translation>les groupes de chiffres alternent, ce qui laisse %1</translation>
    </message>
    <message>
        <source>the digits rise or stay the same from %1 to %2, which leaves %3</source>
        <translation>les chiffres croissent ou restent égaux de %1 à %2, ce qui laisse %3</translation>
    </message>
    <message>
        <source>along each of these lines no digit is less than the one before it, and each cell leaves room for those before and behind it</source>
        <translation>le long de chacune de ces lignes, aucun chiffre n’est plus petit que celui d’avant, et chaque case laisse de la place à ceux d’avant et d’après</translation>
    </message>
    <message>
        <source>%1 is %2, and %3 cannot be so many steps from it</source>
        <translation>%1 est %2, et %3 ne peut pas être à ce nombre de pas</translation>
    </message>
    <message>
        <source>the digits that are crossed out cannot be so many steps from %1</source>
        <translation>les chiffres barrés ne peuvent pas être à ce nombre de pas de %1</translation>
    </message>
</context>
<context>
    <name>LineStyle</name>
    <message>
        <source>fine</source>
        <translation>fines</translation>
    </message>
    <message>
        <source>newspaper</source>
        <translation>journal</translation>
    </message>
    <message>
        <source>book</source>
        <translation>livre</translation>
    </message>
</context>
<context>
    <name>LineSumWhy</name>
    <message>
        <source>the arrow makes from %1 to %2</source>
        <translation>la flèche totalise de %1 à %2</translation>
    </message>
    <message>
        <source>along the arrow there can only be %1</source>
        <translation>le long de la flèche, il ne peut y avoir que %1</translation>
    </message>
    <message>
        <source>the arrow</source>
        <translation>la flèche</translation>
    </message>
    <message>
        <source>; </source>
        <translation>&#x202f;; </translation>
    </message>
    <message>
        <source>the number in the pill can only be %1</source>
        <translation>le nombre de la pilule ne peut être que %1</translation>
    </message>
    <message>
        <source>the sum</source>
        <translation>la somme</translation>
    </message>
    <message>
        <source>each part of the line makes %1</source>
        <translation>chaque partie de la ligne totalise %1</translation>
    </message>
    <message>
        <source>each part of the line makes from %1 to %2</source>
        <translation>chaque partie de la ligne totalise de %1 à %2</translation>
    </message>
    <message>
        <source>the arrow makes %1</source>
        <translation>la flèche totalise %1</translation>
    </message>
    <message>
        <source>the cells with equal sums make %1 each</source>
        <translation>les cases de même somme totalisent %1 à chaque fois</translation>
    </message>
    <message>
        <source>the cells with equal sums make from %1 to %2 each</source>
        <translation>les cases de même somme totalisent de %1 à %2 à chaque fois</translation>
    </message>
    <message>
        <source>no digit of the cage is %1</source>
        <translation>aucun chiffre de la cage n’est %1</translation>
    </message>
    <message>
        <source>with %1, %2 would make %3</source>
        <translation>avec %1, la somme serait de %3 pour %2</translation>
    </message>
</context>
<context>
    <name>LineTermWords</name>
    <message>
        <source>%1 can only be %2</source>
        <translation>pour %1, il ne reste que %2</translation>
    </message>
    <message>
        <source>%1-%2</source>
        <translation>%1–%2</translation>
    </message>
    <message>
        <source>%1 in %2</source>
        <translation>%1 en %2</translation>
    </message>
    <message>
        <source>, </source>
        <translation>, </translation>
    </message>
    <message>
        <source>%1 or %2</source>
        <translation>%1 ou %2</translation>
    </message>
    <message>
        <source>%1, or %2</source>
        <translation>%1, ou %2</translation>
    </message>
</context>
<context>
    <name>LineWhy</name>
    <message>
        <source>no digit differs enough from %1</source>
        <translation>aucun chiffre ne diffère assez de %1</translation>
    </message>
    <message>
        <source>low and high digits alternate, and %1 is low</source>
        <translation>petits et grands chiffres alternent, et %1 a un petit</translation>
    </message>
    <message>
        <source>low and high digits alternate, and %1 is high</source>
        <translation>petits et grands chiffres alternent, et %1 a un grand</translation>
    </message>
    <message>
        <source>no digit beside goes with %1</source>
        <translation>aucun chiffre voisin ne va avec %1</translation>
    </message>
    <message>
        <source>; </source>
        <translation>&#x202f;; </translation>
    </message>
    <message>
        <source>the run can only be %1</source>
        <translation>la suite de chiffres ne peut être que %1</translation>
    </message>
    <message>
        <source>the digits between %1 and %2 are greater than one of them and less than the other, which leaves %3 between them</source>
        <translation>les chiffres entre %1 et %2 sont plus grands que l’un et plus petits que l’autre, ce qui laisse %3 entre eux</translation>
    </message>
    <message>
        <source>only %1 can be %2</source>
        <translation>il n’y a de place qu’en %1 pour %2</translation>
    </message>
    <message>
        <source>with %1 there would be no way left to fill %2</source>
        <translation>avec %1, il ne resterait aucune façon de remplir %2</translation>
    </message>
    <message>
        <source>%1; %2</source>
        <translation>%1&#x202f;; %2</translation>
    </message>
    <message>
        <source>Trying every way to fill %1 leaves none with %2</source>
        <translation>Parmi toutes les façons de remplir %1, les essais n’en laissent aucune avec %2</translation>
    </message>
    <message>
        <source>this run does not go with %1</source>
        <translation>cette suite ne va pas avec %1</translation>
    </message>
    <message>
        <source>none of these goes with %1</source>
        <translation>aucune d’elles ne va avec %1</translation>
    </message>
    <message>
        <source>nothing between two circles can be %1</source>
        <translation>rien entre deux cercles ne peut être %1</translation>
    </message>
    <message>
        <source>no way to fill one of these lines has %1</source>
        <translation>aucune façon de remplir l’une de ces lignes n’a %1</translation>
    </message>
    <message>
        <source>%1 and %2 differ by at least %3, and no digit between them is one of theirs or between theirs</source>
        <translation>%1 et %2 diffèrent d’au moins %3, et aucun chiffre entre elles n’est l’un des leurs ni compris entre les leurs</translation>
    </message>
    <message>
        <source>no digit of the line is equal or consecutive to %1</source>
        <translation>aucun chiffre de la ligne n’est égal à %1 ni consécutif</translation>
    </message>
    <message>
        <source>of %1 only %2 can be %3</source>
        <translation>parmi %1, seule %2 peut être %3</translation>
    </message>
    <message>
        <source>%1, according to %2</source>
        <translation>%1, d’après %2</translation>
    </message>
    <message>
        <source>row %1</source>
        <translation>la ligne %1</translation>
    </message>
    <message>
        <source>column %1</source>
        <translation>la colonne %1</translation>
    </message>
    <message>
        <source>the box of %1</source>
        <translation>le bloc de %1</translation>
    </message>
    <message>
        <source>%1 has %2 already</source>
        <translation>%1 contient déjà %2</translation>
    </message>
    <message>
        <source>only %1 can be %2 in %3</source>
        <translation>dans %3, il n’y a de place qu’en %1 pour %2</translation>
    </message>
    <message>
        <source>%1 has all its digits</source>
        <translation>%1 a déjà tous ses chiffres</translation>
    </message>
    <message>
        <source>%1 has as many digits left as cells</source>
        <translation>%1 a autant de chiffres à placer que de cases ouvertes</translation>
    </message>
</context>
<context>
    <name>LinkTarget</name>
    <message>
        <source>none</source>
        <translation>aucun</translation>
    </message>
    <message>
        <source>the puzzle</source>
        <translation>vers le sudoku</translation>
    </message>
    <message>
        <source>its solution</source>
        <translation>vers sa solution</translation>
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
        <translation>règles désactivées</translation>
    </message>
    <message>
        <source>the shape of the boxes</source>
        <translation>la forme des blocs</translation>
    </message>
    <message>
        <source>entries</source>
        <translation>saisies</translation>
    </message>
    <message>
        <source>pencil marks</source>
        <translation>annotations</translation>
    </message>
    <message>
        <source>other details</source>
        <translation>d’autres informations</translation>
    </message>
    <message>
        <source>colours of cells</source>
        <translation>couleurs des cases</translation>
    </message>
    <message>
        <source>other programs will not see: %1</source>
        <translation>les autres programmes ne verront pas&#x202f;: %1</translation>
    </message>
    <message>
        <source>the title</source>
        <translation>titre</translation>
    </message>
    <message>
        <source>the author</source>
        <translation>auteur</translation>
    </message>
    <message>
        <source>the rules in words</source>
        <translation>règles en mots</translation>
    </message>
    <message>
        <source>the source</source>
        <translation>source</translation>
    </message>
    <message>
        <source>the level</source>
        <translation>niveau</translation>
    </message>
    <message>
        <source>combinations that are crossed out</source>
        <translation>combinaisons barrées</translation>
    </message>
    <message>
        <source>the message for solvers</source>
        <translation>message après résolution</translation>
    </message>
    <message numerus="yes">
        <source>%n drawing(s)</source>
        <translation>
            <numerusform>%n dessin</numerusform>
            <numerusform>%n dessins</numerusform>
        </translation>
    </message>
    <message>
        <source>fog</source>
        <translation>brouillard</translation>
    </message>
    <message>
        <source>the solution</source>
        <translation>solution</translation>
    </message>
    <message>
        <source>corner marks</source>
        <translation>annotations de coin</translation>
    </message>
    <message>
        <source>which entries Solve wrote</source>
        <translation>quelles saisies «&#x202f;Résoudre&#x202f;» a écrites</translation>
    </message>
    <message>
        <source>lost: %1</source>
        <translation>perdu&#x202f;: %1</translation>
    </message>
    <message>
        <source>%1 has boards with the digits 1 to %2 only</source>
        <translation>%1 n’a que des grilles avec les chiffres 1 à %2</translation>
    </message>
    <message>
        <source>%1 has only boards of %2 × %2, and this one is %3 × %3</source>
        <translation>%1 n’a que des grilles de %2 × %2, et celle-ci est de %3 × %3</translation>
    </message>
    <message>
        <source>colours and lines of candidates</source>
        <translation>couleurs et lignes des candidats</translation>
    </message>
    <message>
        <source>digits from 0 or beyond the size of the board</source>
        <translation>chiffres à partir de 0 ou au-delà de la taille de la grille</translation>
    </message>
    <message>
        <source>%1 has no boards with holes, and none that overlap</source>
        <translation>%1 n’a pas de grilles à trous, ni de grilles qui se chevauchent</translation>
    </message>
    <message>
        <source>%1 has no boards on which digits may be repeated in rows and columns</source>
        <translation>%1 n’a pas de grilles où les chiffres peuvent se répéter dans les lignes et les colonnes</translation>
    </message>
    <message>
        <source>the shape of the board</source>
        <translation>la forme de la grille</translation>
    </message>
</context>
<context>
    <name>MeasurementsText</name>
    <message>
        <source>, each house separately</source>
        <translation>, chaque maison séparément</translation>
    </message>
    <message>
        <source>%1 × %1 with %2. %3; %4; median of %5, each at most %6 s.</source>
        <translation>%1 × %1 avec %2. %3&#x202f;; %4&#x202f;; médiane sur %5, chacune d’au plus %6&#xa0;s.</translation>
    </message>
    <message numerus="yes">
        <source>%n run(s)</source>
        <translation>
            <numerusform>%n mesure</numerusform>
            <numerusform>%n mesures</numerusform>
        </translation>
    </message>
    <message>
        <source>Propagation alone decides this board, so there is nothing to encode. Choose “%1” to compare the encodings.</source>
        <translation>La propagation seule décide cette grille&#x202f;: il n’y a rien à coder. Choisissez «&#x202f;%1&#x202f;» pour comparer les codages.</translation>
    </message>
    <message>
        <source>Measured in %1.</source>
        <translation>Mesuré en %1.</translation>
    </message>
    <message>
        <source>%1 No row is the fastest: the runs of each differ more than the rows.</source>
        <translation>%1 Aucune ligne n’est la plus rapide&#x202f;: les exécutions de chacune diffèrent plus que les lignes.</translation>
    </message>
    <message>
        <source>%1 %2 with %3 solved fastest, %4 of processor time.</source>
        <translation>%1 Le plus rapide&#x202f;: %2 avec %3, %4 de temps processeur.</translation>
    </message>
    <message>
        <source>line %1, column %2: %3</source>
        <translation>ligne %1, colonne %2&#x202f;: %3</translation>
    </message>
    <message>
        <source>the heading has no column “%1”</source>
        <translation>l’en-tête n’a pas de colonne «&#x202f;%1&#x202f;»</translation>
    </message>
    <message>
        <source>this line has %1 fields, unlike the heading</source>
        <translation>cette ligne n’a pas le même nombre de champs (%1) que l’en-tête</translation>
    </message>
    <message>
        <source>this quotation mark is never closed</source>
        <translation>ce guillemet n’est jamais fermé</translation>
    </message>
    <message>
        <source>%1 is no value of “%2”</source>
        <translation>%1 n’est pas une valeur de «&#x202f;%2&#x202f;»</translation>
    </message>
    <message>
        <source>it has no measurements</source>
        <translation>le fichier n’a pas de mesures</translation>
    </message>
    <message>
        <source>Puzzle %1 of %2: %3 × %3 with %4</source>
        <translation>Sudoku %1 (%2)&#x202f;: %3 × %3 avec %4</translation>
    </message>
    <message>
        <source>the board</source>
        <translation>la grille</translation>
    </message>
</context>
<context>
    <name>ModelWords</name>
    <message>
        <source>the model has %1 variables, but the formula of this puzzle has %2</source>
        <translation>le modèle a %1 variables, mais la formule de ce sudoku en a %2</translation>
    </message>
    <message>
        <source>%1, or %2 for the open candidates only</source>
        <translation>%1, ou %2 pour les seuls candidats ouverts</translation>
    </message>
    <message>
        <source>the model has no digit for %1</source>
        <translation>le modèle n’a aucun chiffre pour %1</translation>
    </message>
    <message>
        <source>the model has two digits for %1, %2 and %3</source>
        <translation>le modèle a deux chiffres pour %1, %2 et %3</translation>
    </message>
    <message>
        <source>the model breaks a rule: %1</source>
        <translation>le modèle enfreint une règle&#x202f;: %1</translation>
    </message>
    <message>
        <source>the model has %2 in %1, but the given is %3</source>
        <translation>le modèle a %2 en %1, mais l’indice est %3</translation>
    </message>
    <message>
        <source>stopped before the model was read</source>
        <translation>arrêté avant que le modèle soit lu</translation>
    </message>
    <message>
        <source>%1; it may be the model of another puzzle</source>
        <translation>%1&#x202f;; c’est peut-être le modèle d’un autre sudoku</translation>
    </message>
    <message>
        <source>the text is too long: a model has at most %1 bytes</source>
        <translation>le texte est trop long&#x202f;: un modèle a au plus %1 octets</translation>
    </message>
    <message>
        <source>no answer of a solver found: expected &quot;s SATISFIABLE&quot; and &quot;v 1 -2 … 0&quot;, or &quot;SAT&quot; and &quot;1 -2 … 0&quot;</source>
        <translation>aucune réponse de solveur trouvée&#x202f;: il faut «&#x202f;s SATISFIABLE&#x202f;» et «&#x202f;v 1 -2 … 0&#x202f;», ou «&#x202f;SAT&#x202f;» et «&#x202f;1 -2 … 0&#x202f;»</translation>
    </message>
    <message>
        <source>this is a formula, not the answer of a solver</source>
        <translation>c’est une formule, pas la réponse d’un solveur</translation>
    </message>
    <message>
        <source>%1 is not a status; expected SATISFIABLE, UNSATISFIABLE or UNKNOWN</source>
        <translation>%1 n’est pas un état&#x202f;; il faut SATISFIABLE, UNSATISFIABLE ou UNKNOWN</translation>
    </message>
    <message>
        <source>the text has two answers that contradict each other</source>
        <translation>le texte a deux réponses qui se contredisent</translation>
    </message>
    <message>
        <source>the answer is satisfiable, but there is no model: the solver must write one, as &quot;v 1 -2 … 0&quot; or to a result file</source>
        <translation>la réponse est satisfaisable, mais sans modèle&#x202f;: le solveur doit en écrire un, sous la forme «&#x202f;v 1 -2 … 0&#x202f;» ou dans un fichier de résultat</translation>
    </message>
    <message>
        <source>the text has a model, but says that the formula is unsatisfiable</source>
        <translation>le texte a un modèle, mais dit que la formule est insatisfaisable</translation>
    </message>
    <message>
        <source>%1 is not a number</source>
        <translation>%1 n’est pas un nombre</translation>
    </message>
    <message>
        <source>%1 is too large for a variable</source>
        <translation>%1 est trop grand pour une variable</translation>
    </message>
    <message>
        <source>the model has %1 and its opposite</source>
        <translation>le modèle a %1 et son contraire</translation>
    </message>
    <message>
        <source>a second model begins here; only one is expected</source>
        <translation>un second modèle commence ici&#x202f;; un seul est attendu</translation>
    </message>
    <message>
        <source>the model does not end with 0; the text may be incomplete</source>
        <translation>le modèle ne se termine pas par 0&#x202f;; le texte est peut-être incomplet</translation>
    </message>
    <message>
        <source>line %1, column %2: %3</source>
        <translation>ligne %1, colonne %2&#x202f;: %3</translation>
    </message>
    <message>
        <source>the model does not say the regions, which are unknown</source>
        <translation>le modèle n’indique pas les régions, qui sont inconnues</translation>
    </message>
</context>
<context>
    <name>NameField</name>
    <message>
        <source>the number of the puzzle</source>
        <translation>le numéro du sudoku</translation>
    </message>
    <message>
        <source>puzzle or solution</source>
        <translation>sudoku ou solution</translation>
    </message>
    <message>
        <source>the level</source>
        <translation>le niveau</translation>
    </message>
    <message>
        <source>the seed</source>
        <translation>la graine</translation>
    </message>
    <message>
        <source>the title</source>
        <translation>le titre</translation>
    </message>
    <message>
        <source>the size of the board, such as 9x9</source>
        <translation>la taille de la grille, comme 9x9</translation>
    </message>
</context>
<context>
    <name>NamePattern</name>
    <message>
        <source>&apos;%1&apos; has a brace without its other one; write two for one in the name</source>
        <translation>«&#x202f;%1&#x202f;» a une accolade sans l’autre&#x202f;; écrivez-en deux pour en avoir une dans le nom</translation>
    </message>
    <message>
        <source>unknown field &apos;%1&apos;; the fields are: %2, and {n:3} for a number of three figures</source>
        <translation>champ inconnu «&#x202f;%1&#x202f;»&#x202f;; les champs sont&#x202f;: %2, et {n:3} pour un numéro à trois chiffres</translation>
    </message>
    <message>
        <source>&apos;%1&apos;: a number can have 1 to 9 figures; write {n:3} for three</source>
        <translation>«&#x202f;%1&#x202f;»&#x202f;: un numéro peut avoir de 1 à 9 chiffres&#x202f;; {n:3} en a trois</translation>
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
        <translation> est </translation>
    </message>
    <message>
        <source> to </source>
        <translation> à </translation>
    </message>
    <message>
        <source> cannot be </source>
        <translation> ne peut pas être </translation>
    </message>
</context>
<context>
    <name>OutsideWhy</name>
    <message>
        <source>; </source>
        <translation>&#x202f;; </translation>
    </message>
    <message>
        <source>what is between %1 and %2</source>
        <translation>la somme entre %1 et %2</translation>
    </message>
    <message>
        <source>%1 (then %2 more)</source>
        <translation>%1 (puis encore %2)</translation>
    </message>
    <message>
        <source>the first digit can only be %1</source>
        <translation>le premier chiffre ne peut être que %1</translation>
    </message>
    <message>
        <source>the cells behind it</source>
        <translation>la suite</translation>
    </message>
    <message>
        <source>%1 says in which cell %2 is, so it can only be %3</source>
        <translation>%1 dit dans quelle case est %2, et ne peut donc être que %3</translation>
    </message>
    <message>
        <source>no place for the other end is that far from %1</source>
        <translation>aucune place pour l’autre bout n’est à cette distance de %1</translation>
    </message>
    <message>
        <source>no cells that end with %1 can make %2</source>
        <translation>aucune suite de cases qui finit par %1 ne peut totaliser %2</translation>
    </message>
    <message>
        <source>%1 and %2 are side by side</source>
        <translation>%1 et %2 sont côte à côte</translation>
    </message>
    <message>
        <source>%1 between %2 and %3 takes one cell</source>
        <translation>%1 entre %2 et %3 prend une case</translation>
    </message>
    <message>
        <source>%1 between %2 and %3 takes %4 cells</source>
        <translation>%1 entre %2 et %3 prend %4 cases</translation>
    </message>
    <message>
        <source>wherever %1 and %2 are, %3 would spoil the sum %4</source>
        <translation>où que soient %1 et %2, %3 fausserait la somme %4</translation>
    </message>
    <message>
        <source>%1 and %2 can only be in %3</source>
        <translation>%1 et %2 ne peuvent être qu’en %3</translation>
    </message>
    <message>
        <source>none of these goes with %1</source>
        <translation>aucune d’elles ne va avec %1</translation>
    </message>
    <message>
        <source>the cell behind it</source>
        <translation>la case suivante</translation>
    </message>
    <message>
        <source>only one digit is to be seen, so the first one is the greatest</source>
        <translation>un seul chiffre est visible, le premier est donc le plus grand</translation>
    </message>
    <message>
        <source>%1 digits are to be seen, and each leaves room for the greater ones behind it</source>
        <translation>%1 chiffres sont visibles, et chacun laisse de la place aux plus grands derrière lui</translation>
    </message>
    <message>
        <source>%1 is hidden, so a greater digit is before it</source>
        <translation>%1 est caché, il y a donc un plus grand chiffre devant</translation>
    </message>
    <message>
        <source>the lines ranked %1 to %2 begin with %3</source>
        <translation>les lignes et colonnes de rang %1 à %2 commencent par %3</translation>
    </message>
    <message>
        <source>by %1, no other line that begins with %2 is less</source>
        <translation>d’après %1, aucune autre ligne ou colonne qui commence par %2 n’est plus petite</translation>
    </message>
    <message>
        <source>by %1, exactly one other line that begins with %2 is less</source>
        <translation>d’après %1, exactement une autre ligne ou colonne qui commence par %2 est plus petite</translation>
    </message>
    <message>
        <source>by %1, exactly %3 other lines that begin with %2 are less</source>
        <translation>d’après %1, exactement %3 autres lignes ou colonnes qui commencent par %2 sont plus petites</translation>
    </message>
</context>
<context>
    <name>OverwriteQuestion</name>
    <message>
        <source>%1 was removed or renamed by another program. Save it again under this name?</source>
        <translation>%1 a été supprimé ou renommé par un autre programme. L’enregistrer de nouveau sous ce nom&#x202f;?</translation>
    </message>
    <message>
        <source>%1 was changed by another program. Overwrite those changes?</source>
        <translation>%1 a été modifié par un autre programme. Écraser ces modifications&#x202f;?</translation>
    </message>
    <message>
        <source>File Removed</source>
        <translation>Fichier supprimé</translation>
    </message>
    <message>
        <source>File Changed</source>
        <translation>Fichier modifié</translation>
    </message>
    <message>
        <source>&amp;Save Again</source>
        <translation>&amp;Enregistrer de nouveau</translation>
    </message>
    <message>
        <source>&amp;Overwrite</source>
        <translation>É&amp;craser</translation>
    </message>
    <message>
        <source>Save &amp;As…</source>
        <translation>Enregistrer &amp;sous…</translation>
    </message>
</context>
<context>
    <name>OwnDemand</name>
    <message>
        <source>Digits along the line</source>
        <translation>Les chiffres le long de la ligne</translation>
    </message>
    <message>
        <source>Digits of the cells in their order</source>
        <translation>Les chiffres des cases dans leur ordre</translation>
    </message>
    <message>
        <source>Digits along the loop</source>
        <translation>Les chiffres le long de la ligne fermée</translation>
    </message>
    <message>
        <source>The digits of the marked cells</source>
        <translation>Les chiffres des cases marquées</translation>
    </message>
    <message>
        <source>Two digits with this mark between them</source>
        <translation>Deux chiffres avec cette marque entre eux</translation>
    </message>
    <message>
        <source>The digits of each row</source>
        <translation>Les chiffres de chaque ligne</translation>
    </message>
    <message>
        <source>The digits of each column</source>
        <translation>Les chiffres de chaque colonne</translation>
    </message>
    <message>
        <source>The digits of each region</source>
        <translation>Les chiffres de chaque région</translation>
    </message>
    <message>
        <source>Digits beside each other, anywhere</source>
        <translation>Les chiffres voisins, partout</translation>
    </message>
    <message>
        <source>Digits %1 and %2 cells apart, anywhere</source>
        <translation>Les chiffres à %1 et %2 cases l’un de l’autre, partout</translation>
    </message>
    <message>
        <source>The digits seen from a number beside the board</source>
        <translation>Les chiffres vus d’un nombre à côté de la grille</translation>
    </message>
    <message>
        <source>%1 match the pattern %2</source>
        <translation>%1 suivent le motif %2</translation>
    </message>
    <message>
        <source>%1 are accepted by a state machine</source>
        <translation>%1 sont acceptés par une machine à états</translation>
    </message>
    <message>
        <source>%1, read one after the other: each step gives %2, and at the end %3</source>
        <translation>%1, lus l’un après l’autre&#x202f;: chaque pas donne %2, et à la fin on a %3</translation>
    </message>
    <message>
        <source>The digits on the diagonal that a number with an arrow points along</source>
        <translation>Les chiffres de la diagonale qu’indique un nombre avec une flèche</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1 à %2</translation>
    </message>
    <message>
        <source>%1 of the cells %2</source>
        <translation>%1 des cases %2</translation>
    </message>
    <message>
        <source>not %1</source>
        <translation>non %1</translation>
    </message>
    <message>
        <source>exactly one of (%1)</source>
        <translation>exactement une parmi (%1)</translation>
    </message>
    <message>
        <source>none of (%1)</source>
        <translation>aucune parmi (%1)</translation>
    </message>
    <message>
        <source> and </source>
        <translation> et </translation>
    </message>
    <message>
        <source> or </source>
        <translation> ou </translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1&#x202f;: %2</translation>
    </message>
    <message>
        <source>a pair of its table</source>
        <translation>une paire de son tableau</translation>
    </message>
    <message>
        <source>For each digit a on the line and the next one, b</source>
        <translation>Pour chaque chiffre a le long de la ligne et le suivant, b</translation>
    </message>
    <message>
        <source>For each digit a of the cells in their order and the next one, b</source>
        <translation>Pour chaque chiffre a des cases dans leur ordre et le suivant, b</translation>
    </message>
    <message>
        <source>For each digit a on the loop and the next one, b</source>
        <translation>Pour chaque chiffre a le long de la ligne fermée et le suivant, b</translation>
    </message>
    <message>
        <source>For any two digits a and b of the marked cells</source>
        <translation>Pour deux chiffres a et b quelconques des cases marquées</translation>
    </message>
    <message>
        <source>For two digits a and b with this mark between them</source>
        <translation>Pour deux chiffres a et b avec cette marque entre eux</translation>
    </message>
    <message>
        <source>For each digit a of a row and the next one, b</source>
        <translation>Pour chaque chiffre a d’une ligne de la grille et le suivant, b</translation>
    </message>
    <message>
        <source>For each digit a of a column and the next one, b</source>
        <translation>Pour chaque chiffre a d’une colonne et le suivant, b</translation>
    </message>
    <message>
        <source>For any two digits a and b of a region</source>
        <translation>Pour deux chiffres a et b quelconques d’une région</translation>
    </message>
    <message>
        <source>For any two digits a and b beside each other</source>
        <translation>Pour deux chiffres voisins a et b quelconques</translation>
    </message>
    <message>
        <source>For any two digits a and b that are %1 and %2 cells apart</source>
        <translation>Pour deux chiffres a et b quelconques à %1 et %2 cases l’un de l’autre</translation>
    </message>
    <message>
        <source>For each digit a seen from a number beside the board and the next one, b</source>
        <translation>Pour chaque chiffre a vu d’un nombre à côté de la grille et le suivant, b</translation>
    </message>
    <message>
        <source>For each digit a on the diagonal of a number beside the board and the next one, b</source>
        <translation>Pour chaque chiffre a de la diagonale d’un nombre à côté de la grille et le suivant, b</translation>
    </message>
    <message>
        <source>%1 with %2</source>
        <comment>digits</comment>
        <translation>%1 avec %2</translation>
    </message>
    <message>
        <source>only %1</source>
        <comment>pairs of digits</comment>
        <translation>seulement %1</translation>
    </message>
    <message>
        <source>never %1</source>
        <comment>pairs of digits</comment>
        <translation>jamais %1</translation>
    </message>
    <message>
        <source>%1, that on its dot called a</source>
        <translation>%1, a étant celui du point</translation>
    </message>
    <message>
        <source>%1, called a to %2 from its dot</source>
        <translation>%1, appelés de a à %2 à partir du point</translation>
    </message>
    <message>
        <source>%1, the first called a</source>
        <translation>%1, a étant le premier</translation>
    </message>
    <message>
        <source>%1, called a to %2 in their order</source>
        <translation>%1, appelés de a à %2 dans leur ordre</translation>
    </message>
    <message>
        <source>The digits of each four cells around a corner</source>
        <translation>Les chiffres de quatre cases autour d’un même coin</translation>
    </message>
    <message>
        <source>For any two digits a and b of four cells around a corner</source>
        <translation>Pour deux chiffres a et b quelconques de quatre cases autour d’un même coin</translation>
    </message>
</context>
<context>
    <name>OwnKindWords</name>
    <message>
        <source>character %1</source>
        <translation>caractère %1</translation>
    </message>
    <message>
        <source>the rule ends too early</source>
        <translation>la règle se termine trop tôt</translation>
    </message>
    <message>
        <source>%1, %2, does not fit here</source>
        <translation>%1, %2, ne convient pas ici</translation>
    </message>
    <message>
        <source>%1 is no name here; the names are %2</source>
        <translation>%1 n’est pas un nom ici&#x202f;; les noms sont %2</translation>
    </message>
    <message>
        <source>%1 is too large</source>
        <translation>%1 est trop grand</translation>
    </message>
    <message>
        <source>the rule is too long, or has too many parentheses within each other</source>
        <translation>la règle est trop longue, ou a trop de parenthèses imbriquées</translation>
    </message>
    <message>
        <source>%1 is no name here</source>
        <translation>%1 n’est pas un nom ici</translation>
    </message>
    <message>
        <source>its short name needs small letters, digits and hyphens, as in three-apart</source>
        <translation>le nom court demande des lettres minuscules, des chiffres et des traits d’union, comme trois-ecart</translation>
    </message>
    <message>
        <source>the program has a kind with this short name already</source>
        <translation>le programme a déjà un type de ce nom court</translation>
    </message>
    <message>
        <source>another kind in this text has the same short name</source>
        <translation>un autre type de ce texte porte le même nom court</translation>
    </message>
    <message>
        <source>it needs a name</source>
        <translation>il faut un nom</translation>
    </message>
    <message>
        <source>where it starts: %1</source>
        <translation>là où elle commence&#x202f;: %1</translation>
    </message>
    <message>
        <source>where it may end: %1</source>
        <translation>là où elle peut finir&#x202f;: %1</translation>
    </message>
    <message>
        <source>such a rule does not go with these cells</source>
        <translation>une telle règle ne va pas avec ces cases</translation>
    </message>
    <message>
        <source>one text may define at most %1 kinds</source>
        <translation>un texte peut définir au plus %1 types</translation>
    </message>
    <message>
        <source>its texts may have at most %1 characters each</source>
        <translation>chaque texte peut avoir au plus %1 caractères</translation>
    </message>
    <message>
        <source>nothing is there yet</source>
        <translation>il n’y a encore rien</translation>
    </message>
    <message>
        <source>%1, %2, is not closed</source>
        <translation>%1, %2, n’est pas fermé</translation>
    </message>
    <message>
        <source>k stands for a number, and rules of this kind have none</source>
        <translation>k désigne un nombre, et les règles de ce type n’en ont pas</translation>
    </message>
    <message>
        <source>%1, %2, is the short name of no kind that can be used here</source>
        <translation>%1, %2, n’est le nom court d’aucun type utilisable ici</translation>
    </message>
    <message>
        <source>%1, %2, needs a number in parentheses, such as (5), or (k) for the number of each rule</source>
        <translation>%1, %2, demande un nombre entre parenthèses, par exemple (5), ou (k) pour le nombre de chaque règle</translation>
    </message>
    <message>
        <source>%1, %2, takes no number</source>
        <translation>%1, %2, n’admet aucun nombre</translation>
    </message>
    <message>
        <source>%1, %2, cannot be combined: it takes no cells, or has a text</source>
        <translation>%1, %2, ne peut pas être combiné&#x202f;: il n’admet aucune case, ou a un texte</translation>
    </message>
    <message>
        <source>%1 cannot be combined: %2</source>
        <translation>%1 ne peut pas être combiné&#x202f;: %2</translation>
    </message>
    <message>
        <source>it applies to the whole board</source>
        <translation>s’applique à toute la grille</translation>
    </message>
    <message>
        <source>it has a text</source>
        <translation>a un texte</translation>
    </message>
    <message>
        <source>it has no number yet</source>
        <translation>n’a pas encore de nombre</translation>
    </message>
    <message>
        <source>it has more than one number</source>
        <translation>a plus d’un nombre</translation>
    </message>
    <message>
        <source>its number is below 0</source>
        <translation>son nombre est inférieur à 0</translation>
    </message>
    <message>
        <source>These are too many rules to combine</source>
        <translation>Il y a trop de règles à combiner</translation>
    </message>
    <message>
        <source>These rules cannot be combined: %1</source>
        <translation>Ces règles ne peuvent pas être combinées&#x202f;: %1</translation>
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
        <translation>Lettre US</translation>
    </message>
    <message>
        <source>A3</source>
        <translation>A3</translation>
    </message>
    <message>
        <source>6 × 9 in (book)</source>
        <translation>6 × 9 po (livre)</translation>
    </message>
    <message>
        <source>A6</source>
        <translation>A6</translation>
    </message>
    <message>
        <source>Legal</source>
        <translation>Légal US</translation>
    </message>
    <message>
        <source>Tabloid</source>
        <translation>Tabloïd US</translation>
    </message>
</context>
<context>
    <name>PatternWords</name>
    <message>
        <source> or </source>
        <translation> ou </translation>
    </message>
    <message>
        <source>one of %1 is %2</source>
        <translation>l’une de %1 est %2</translation>
    </message>
    <message>
        <source>One of %1 is %2, because %3</source>
        <translation>L’une de %1 est %2, parce que %3</translation>
    </message>
    <message>
        <source>%1, because %2</source>
        <translation>%1, parce que %2</translation>
    </message>
    <message>
        <source>%1 (%2 in %3)</source>
        <translation>%1 (%2 en %3)</translation>
    </message>
    <message>
        <source>%1 is in %2 or else in %3</source>
        <translation>%1 est en %2 ou sinon en %3</translation>
    </message>
    <message>
        <source>In %1 all places for %2 are in %3</source>
        <translation>Dans %1, toutes les places pour %2 sont dans %3</translation>
    </message>
    <message>
        <source>The fish for %1 in %2 makes %3</source>
        <translation>Le poisson pour %1 dans %2 donne&#x202f;: %3</translation>
    </message>
    <message>
        <source>%1, except for %2</source>
        <translation>%1, sauf %2</translation>
    </message>
    <message>
        <source>%1, except for the fin %2, which sees %3</source>
        <translation>%1, sauf l’aileron %2, qui voit %3</translation>
    </message>
    <message>
        <source>%1, except for the fins %2, which see %3</source>
        <translation>%1, sauf les ailerons %2, qui voient %3</translation>
    </message>
    <message>
        <source>otherwise only %1 would be left for %2</source>
        <translation>sinon il ne resterait que %1 pour %2</translation>
    </message>
    <message>
        <source>One end of each link in this loop is true: %1</source>
        <translation>Une extrémité de chaque maillon de cette boucle est vraie&#x202f;: %1</translation>
    </message>
    <message>
        <source>%1 contradicts itself: %2</source>
        <translation>%1 se contredit&#x202f;: %2</translation>
    </message>
    <message>
        <source>%1 and %2 cannot both have %3</source>
        <translation>%1 et %2 ne peuvent pas avoir tous deux %3</translation>
    </message>
    <message>
        <source>Almost locked sets %1</source>
        <translation>Ensembles presque verrouillés %1</translation>
    </message>
    <message>
        <source>%1: %2, so that each of their other digits stays in its set</source>
        <translation>%1&#x202f;: %2, donc chacun de leurs autres chiffres reste dans son ensemble</translation>
    </message>
    <message>
        <source>%1: %2, so %3</source>
        <translation>%1&#x202f;: %2, donc %3</translation>
    </message>
    <message>
        <source>The digits %1 just fill %2, and none of them can be there twice</source>
        <translation>Les chiffres %1 remplissent exactement %2, et aucun d’eux ne peut y être deux fois</translation>
    </message>
    <message>
        <source>%1 in %2 could change places, and there would be a second solution</source>
        <translation>%1 pourraient changer de place dans %2, et il y aurait une seconde solution</translation>
    </message>
    <message>
        <source>Otherwise %1</source>
        <translation>Sinon %1</translation>
    </message>
    <message>
        <source>otherwise %1</source>
        <translation>sinon %1</translation>
    </message>
    <message>
        <source>%1; with %2 in %3 they make a locked set</source>
        <translation>%1&#x202f;; avec %2 en %3, ils forment un ensemble verrouillé</translation>
    </message>
    <message>
        <source>Without %1 in %2 each open cell would have two digits, and each digit two places: there would be a second solution</source>
        <translation>Sans %1 en %2, chaque case ouverte aurait deux chiffres, et chaque chiffre deux places&#x202f;: il y aurait une seconde solution</translation>
    </message>
    <message>
        <source>%1, and two of %2 see each other</source>
        <translation>%1, et deux de %2 se voient</translation>
    </message>
    <message>
        <source>%1, and %2 would see it in both cases</source>
        <translation>%1, et %2 le verrait dans les deux cas</translation>
    </message>
    <message>
        <source>%1; and %2; some of the former see some of the latter</source>
        <translation>%1&#x202f;; et %2&#x202f;; certaines des premières voient certaines des secondes</translation>
    </message>
    <message>
        <source>%1 alternate in %2, and %3 would see both of them</source>
        <translation>%1 alternent dans %2, et %3 verrait les deux</translation>
    </message>
    <message>
        <source>Each digit of %1 takes a digit from one of the almost locked sets %2, which then needs all its others: one of %3 has %4</source>
        <translation>Chaque chiffre de %1 prend un chiffre à l’un des ensembles presque verrouillés %2, qui a alors besoin de tous ses autres&#x202f;: l’une de %3 a %4</translation>
    </message>
    <message>
        <source>Any way to fill %1 with one of these would have a digit twice</source>
        <translation>Toute façon de remplir %1 avec l’un de ceux-ci aurait un chiffre en double</translation>
    </message>
    <message>
        <source>Any way to fill %1 with one of these would have a digit twice, or leave no digit for one of %2</source>
        <translation>Toute façon de remplir %1 avec l’un de ceux-ci aurait un chiffre en double ou ne laisserait aucun chiffre à l’une de %2</translation>
    </message>
    <message>
        <source>otherwise each open cell would have two digits, and each digit two places, and there would be a second solution</source>
        <translation>sinon chaque case ouverte aurait deux chiffres, et chaque chiffre deux places, et il y aurait une seconde solution</translation>
    </message>
</context>
<context>
    <name>PdfKind</name>
    <message>
        <source>plain</source>
        <translation>ordinaire</translation>
    </message>
    <message>
        <source>PDF/A-2b, to keep</source>
        <translation>PDF/A-2b, pour conserver</translation>
    </message>
    <message>
        <source>PDF/X-4, for printing houses</source>
        <translation>PDF/X-4, pour imprimeurs</translation>
    </message>
</context>
<context>
    <name>PictureFiles</name>
    <message>
        <source>puzzle %1 has no level; use {n}, the number, in the name</source>
        <translation>le sudoku %1 n’a pas de niveau&#x202f;; mettez {n}, le numéro, dans le nom</translation>
    </message>
    <message>
        <source>puzzle %1 has no seed; use {n}, the number, in the name</source>
        <translation>le sudoku %1 n’a pas de graine&#x202f;; mettez {n}, le numéro, dans le nom</translation>
    </message>
    <message>
        <source>puzzle %1 has no title; use {n}, the number, in the name</source>
        <translation>le sudoku %1 n’a pas de titre&#x202f;; mettez {n}, le numéro, dans le nom</translation>
    </message>
    <message>
        <source>puzzles %1 and %2 would both be &apos;%3&apos;; add {n}, the number, to the name</source>
        <translation>les sudokus %1 et %2 seraient tous deux «&#x202f;%3&#x202f;»&#x202f;; ajoutez {n}, le numéro, au nom</translation>
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
        <translation>Image PNG</translation>
    </message>
</context>
<context>
    <name>PictureLook</name>
    <message>
        <source>%1 mm is too small for a board of %2x%2: nobody could read it; %3 mm would do</source>
        <translation>%1 mm, c’est trop petit pour une grille %2x%2&#x202f;: personne ne pourrait la lire&#x202f;; %3 mm suffiraient</translation>
    </message>
    <message>
        <source>%1 dots per inch are too few for a board of %2x%2 of %3 mm; %4 would do</source>
        <translation>%1 points par pouce, c’est trop peu pour une grille %2x%2 de %3 mm&#x202f;; %4 suffiraient</translation>
    </message>
    <message>
        <source>%1 dots per inch are too many for a board of %2 mm; %3 would do</source>
        <translation>%1 points par pouce, c’est trop pour une grille de %2 mm&#x202f;; %3 suffiraient</translation>
    </message>
</context>
<context>
    <name>PictureWords</name>
    <message>
        <source>this is no picture that can be read (PNG, JPEG and WebP can)</source>
        <translation>ce n’est pas une image lisible (PNG, JPEG et WebP le sont)</translation>
    </message>
    <message>
        <source>the picture is damaged</source>
        <translation>l’image est endommagée</translation>
    </message>
    <message>
        <source>the picture is too large (the limit is %1 megapixels)</source>
        <translation>l’image est trop grande (la limite est de %1 mégapixels)</translation>
    </message>
    <message>
        <source>drawings in SVG are not read: export it as PNG</source>
        <translation>les dessins en SVG ne sont pas lus&#x202f;: exportez-le en PNG</translation>
    </message>
    <message>
        <source>no Sudoku was found in this picture</source>
        <translation>aucun sudoku n’a été trouvé dans cette image</translation>
    </message>
    <message numerus="yes">
        <source>the board is too small or blurred: about %n pixel(s) a digit</source>
        <translation>
            <numerusform>la grille est trop petite ou floue&#x202f;: environ %n pixel par chiffre</numerusform>
            <numerusform>la grille est trop petite ou floue&#x202f;: environ %n pixels par chiffre</numerusform>
        </translation>
    </message>
    <message>
        <source>a board was found in this picture, but all its cells look empty</source>
        <translation>une grille a été trouvée dans cette image, mais toutes ses cases semblent vides</translation>
    </message>
    <message>
        <source>there is not enough memory for this picture</source>
        <translation>la mémoire ne suffit pas pour cette image</translation>
    </message>
    <message>
        <source>this is a picture: install sudoku-workbench-pictures to read it</source>
        <translation>c’est une image&#x202f;: installez sudoku-workbench-pictures pour la lire</translation>
    </message>
    <message>
        <source>the picture could not be read: its reader failed</source>
        <translation>l’image n’a pas pu être lue&#x202f;: son lecteur a échoué</translation>
    </message>
    <message>
        <source>reading the picture was stopped</source>
        <translation>la lecture de l’image a été arrêtée</translation>
    </message>
    <message>
        <source>pictures of this kind cannot be read here: export it as JPEG or PNG</source>
        <translation>les images de ce type ne peuvent pas être lues ici&#x202f;: exportez-la en JPEG ou en PNG</translation>
    </message>
    <message>
        <source>this PDF is locked: save a copy of it without a password</source>
        <translation>ce PDF est verrouillé&#x202f;: enregistrez-en une copie sans mot de passe</translation>
    </message>
    <message numerus="yes">
        <source>there is no such page: the file has %n page(s)</source>
        <translation>
            <numerusform>cette page n’existe pas&#x202f;: le fichier a %n page</numerusform>
            <numerusform>cette page n’existe pas&#x202f;: le fichier a %n pages</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PictureWriter</name>
    <message>
        <source>there is not enough memory for this picture</source>
        <translation>la mémoire ne suffit pas pour cette image</translation>
    </message>
    <message>
        <source>cannot save %1: %2</source>
        <translation>impossible d’enregistrer %1&#x202f;: %2</translation>
    </message>
    <message>
        <source>there is already %1: choose an empty folder or other names</source>
        <translation>%1 existe déjà&#x202f;: choisissez un dossier vide ou d’autres noms</translation>
    </message>
    <message>
        <source>stopped: not all files were written</source>
        <translation>arrêté&#x202f;: tous les fichiers n’ont pas été écrits</translation>
    </message>
    <message>
        <source>puzzle %1 (%2)</source>
        <translation>le sudoku %1 (%2)</translation>
    </message>
    <message>
        <source>%1 more</source>
        <translation>encore %1</translation>
    </message>
    <message>
        <source>no solution was written for %1</source>
        <translation>aucune solution n’a été enregistrée pour %1</translation>
    </message>
    <message numerus="yes">
        <source>Saved %n picture(s) in %1.</source>
        <translation>
            <numerusform>%n image enregistrée dans %1.</numerusform>
            <numerusform>%n images enregistrées dans %1.</numerusform>
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
        <translation>Niveaux de gris</translation>
    </message>
    <message>
        <source>Black and white (1 bit)</source>
        <translation>Noir et blanc (1 bit)</translation>
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
        <translation>lignes de %1 pt&#x202f;; les imprimeurs demandent au moins %2 pt, comme les lignes pour livres</translation>
    </message>
    <message>
        <source>text of %1 pt; printing houses ask for at least %2 pt: put fewer puzzles on a page</source>
        <translation>texte de %1 pt&#x202f;; les imprimeurs demandent au moins %2 pt&#x202f;: mettez moins de sudokus par page</translation>
    </message>
    <message>
        <source>the inner edge has %1 mm; printing houses ask for %2 mm where there are %3 pages: add a gutter of %4 mm</source>
        <translation>le bord intérieur a %1 mm&#x202f;; les imprimeurs demandent %2 mm pour %3 pages&#x202f;: ajoutez %4 mm de reliure</translation>
    </message>
    <message>
        <source>pages with even numbers have the gutter at their outer edge: mirror them, as in a book</source>
        <translation>les pages paires ont la reliure au bord extérieur&#x202f;: mettez-les en miroir, comme dans un livre</translation>
    </message>
    <message>
        <source>puzzle %1: %2</source>
        <translation>sudoku %1&#x202f;: %2</translation>
    </message>
    <message>
        <source>puzzles %1 and %2 are the same</source>
        <translation>les sudokus %1 et %2 sont identiques</translation>
    </message>
    <message>
        <source>puzzles %1 and %2 are the same in another form: turned, mirrored, with other digits or with lines exchanged</source>
        <translation>les sudokus %1 et %2 sont le même sous une autre forme&#x202f;: tourné, en miroir, avec d’autres chiffres ou avec des lignes ou colonnes échangées</translation>
    </message>
    <message>
        <source>empty pages at the end: %1, as each sheet has four</source>
        <translation>pages vides à la fin&#x202f;: %1, car chaque feuille en a quatre</translation>
    </message>
    <message>
        <source>page %1: %2</source>
        <translation>page %1&#x202f;: %2</translation>
    </message>
    <message>
        <source>pages %1: %2</source>
        <translation>pages %1&#x202f;: %2</translation>
    </message>
    <message>
        <source>puzzle %1 is puzzle %2 of %3</source>
        <translation>le sudoku %1 est le sudoku %2 de %3</translation>
    </message>
    <message>
        <source>puzzle %1 is puzzle %2 of %3 in another form: turned, mirrored, with other digits or with lines exchanged</source>
        <translation>le sudoku %1 est le sudoku %2 de %3 sous une autre forme&#x202f;: tourné, retourné, avec d’autres chiffres ou avec des lignes échangées</translation>
    </message>
    <message>
        <source>puzzle %1: says %2, is rated %3</source>
        <translation>sudoku %1&#x202f;: indique %2, est évalué %3</translation>
    </message>
</context>
<context>
    <name>Print</name>
    <message>
        <source>stopped before there was an answer</source>
        <translation>arrêté avant d’avoir une réponse</translation>
    </message>
    <message>
        <source>not enough memory</source>
        <translation>mémoire insuffisante</translation>
    </message>
    <message>
        <source>the solver failed</source>
        <translation>le solveur a échoué</translation>
    </message>
    <message>
        <source>No digit is repeated in an outlined region</source>
        <translation>Aucun chiffre ne se répète dans une région encadrée</translation>
    </message>
    <message>
        <source>more than one solution</source>
        <translation>plus d’une solution</translation>
    </message>
    <message>
        <source>no solution</source>
        <translation>aucune solution</translation>
    </message>
    <message>
        <source>not checked</source>
        <translation>non vérifié</translation>
    </message>
    <message>
        <source>not checked: %1</source>
        <translation>non vérifié&#x202f;: %1</translation>
    </message>
    <message>
        <source>&apos;%1&apos;</source>
        <translation>«&#x202f;%1&#x202f;»</translation>
    </message>
    <message numerus="yes">
        <source>the rule(s) %1 are not supported</source>
        <translation>
            <numerusform>la règle %1 n’est pas prise en charge</numerusform>
            <numerusform>les règles %1 ne sont pas prises en charge</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the rule(s) %1 are switched off</source>
        <translation>
            <numerusform>la règle %1 est désactivée</numerusform>
            <numerusform>les règles %1 sont désactivées</numerusform>
        </translation>
    </message>
    <message>
        <source>by %1</source>
        <translation>par %1</translation>
    </message>
    <message>
        <source>%1, by %2</source>
        <translation>%1, par %2</translation>
    </message>
    <message>
        <source>seed %1</source>
        <translation>graine %1</translation>
    </message>
    <message>
        <source>No digit is repeated in a row, column or box.</source>
        <translation>Aucun chiffre ne se répète dans une ligne, une colonne ou un bloc.</translation>
    </message>
    <message>
        <source>Solutions</source>
        <translation>Solutions</translation>
    </message>
    <message>
        <source>Puzzle %1</source>
        <translation>Sudoku %1</translation>
    </message>
    <message>
        <source>Name:</source>
        <translation>Nom&#x202f;:</translation>
    </message>
    <message>
        <source>Date:</source>
        <translation>Date&#x202f;:</translation>
    </message>
    <message>
        <source>Sudoku</source>
        <translation>Sudoku</translation>
    </message>
    <message>
        <source>score %1</source>
        <translation>score %1</translation>
    </message>
    <message>
        <source>no font on this machine has %1, which become boxes: install a font for that writing</source>
        <translation>aucune police de cette machine n’a %1, d’où des rectangles&#x202f;: installez une police pour cette écriture</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1&#x202f;: %2</translation>
    </message>
    <message>
        <source>Digits from %1 to %2</source>
        <translation>Chiffres de %1 à %2</translation>
    </message>
    <message>
        <source>Each row and column contains the digits %1 to %2.</source>
        <translation>Chaque ligne et colonne contient les chiffres de %1 à %2.</translation>
    </message>
    <message>
        <source>Each row, column and box contains the digits %1 to %2.</source>
        <translation>Chaque ligne, colonne et bloc contient les chiffres de %1 à %2.</translation>
    </message>
    <message>
        <source>Each row, column and region contains the digits %1 to %2.</source>
        <translation>Chaque ligne, colonne et région contient les chiffres de %1 à %2.</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1 à %2</translation>
    </message>
    <message>
        <source>Low is %1, middle is %2, high is %3</source>
        <translation>Petit&#x202f;: %1, moyen&#x202f;: %2, grand&#x202f;: %3</translation>
    </message>
    <message>
        <source>No digit is repeated in a row or column.</source>
        <translation>Aucun chiffre ne se répète dans une ligne ou une colonne.</translation>
    </message>
    <message>
        <source>In a cage with =, low is %1, high is %2</source>
        <translation>Dans une cage avec =, petit&#x202f;: %1, grand&#x202f;: %2</translation>
    </message>
    <message>
        <source>Where boards overlap, a digit counts for each of them</source>
        <translation>Là où des grilles se chevauchent, un chiffre compte pour chacune d’elles</translation>
    </message>
    <message>
        <source>Each row, column and box of each board contains the digits %1 to %2.</source>
        <translation>Chaque ligne, colonne et bloc de chaque grille contient les chiffres de %1 à %2.</translation>
    </message>
    <message>
        <source>The boards begin at %1; a digit counts for each board that it lies in</source>
        <translation>Les grilles commencent en %1&#x202f;; un chiffre compte pour chaque grille où il se trouve</translation>
    </message>
    <message>
        <source>The digits are %1 to %2. They may be repeated in rows and columns unless a rule says otherwise.</source>
        <translation>Les chiffres vont de %1 à %2. Ils peuvent se répéter dans les lignes et les colonnes, sauf si une règle dit autre chose.</translation>
    </message>
    <message>
        <source>Solution on page %1</source>
        <translation>Solution à la page %1</translation>
    </message>
    <message>
        <source>Symbols:</source>
        <translation>Symboles&#x202f;:</translation>
    </message>
    <message>
        <source>Each row, column and box of each board contains %1.</source>
        <extracomment>%1 is for example &quot;each picture once&quot;</extracomment>
        <translation>Chaque ligne, colonne et bloc de chaque grille contient %1.</translation>
    </message>
    <message>
        <source>Each row and column contains %1.</source>
        <translation>Chaque ligne et colonne contient %1.</translation>
    </message>
    <message>
        <source>Each row, column and box contains %1.</source>
        <translation>Chaque ligne, colonne et bloc contient %1.</translation>
    </message>
    <message>
        <source>Each row, column and region contains %1.</source>
        <translation>Chaque ligne, colonne et région contient %1.</translation>
    </message>
    <message>
        <source>each colour once</source>
        <translation>chaque couleur une fois</translation>
    </message>
    <message>
        <source>each picture once</source>
        <translation>chaque image une fois</translation>
    </message>
    <message>
        <source>each letter of %1 once</source>
        <translation>chaque lettre de %1 une fois</translation>
    </message>
    <message>
        <source>Symbols may be repeated in rows and columns unless a rule says otherwise.</source>
        <translation>Les symboles peuvent se répéter dans les lignes et les colonnes si aucune règle ne dit le contraire.</translation>
    </message>
    <message>
        <source>No symbol is repeated in a row or column.</source>
        <translation>Aucun symbole ne se répète dans une ligne ou une colonne.</translation>
    </message>
    <message>
        <source>No symbol is repeated in a row, column or box.</source>
        <translation>Aucun symbole ne se répète dans une ligne, une colonne ou un bloc.</translation>
    </message>
    <message>
        <source>No symbol is repeated in an outlined region</source>
        <translation>Aucun symbole ne se répète dans une région encadrée</translation>
    </message>
    <message>
        <source>Where boards overlap, a symbol counts for each of them</source>
        <translation>Là où des grilles se chevauchent, un symbole compte pour chacune d’elles</translation>
    </message>
    <message>
        <source>The boards begin at %1; a symbol counts for each board that it lies in</source>
        <translation>Les grilles commencent en %1&#x202f;; un symbole compte pour chaque grille où il se trouve</translation>
    </message>
</context>
<context>
    <name>PrintFont</name>
    <message>
        <source>no font &apos;%1&apos; is installed; there are %2</source>
        <translation>aucune police «&#x202f;%1&#x202f;» n’est installée&#x202f;; il y a %2</translation>
    </message>
    <message>
        <source>&apos;%1&apos; has no outlines, which paper needs; there are %2</source>
        <translation>«&#x202f;%1&#x202f;» n’a pas de contours, nécessaires sur papier&#x202f;; il y a %2</translation>
    </message>
    <message>
        <source>&apos;%1&apos; has no digits; there are %2</source>
        <translation>«&#x202f;%1&#x202f;» n’a pas de chiffres&#x202f;; il y a %2</translation>
    </message>
    <message>
        <source>&apos;%1&apos; may not be embedded into files, says its maker; there are %2</source>
        <translation>«&#x202f;%1&#x202f;» ne peut pas être incorporée dans des fichiers, selon son auteur&#x202f;; il y a %2</translation>
    </message>
</context>
<context>
    <name>PrintWords</name>
    <message>
        <source>Not printed: %1.</source>
        <translation>Non imprimé&#x202f;: %1.</translation>
    </message>
    <message>
        <source>Sudoku</source>
        <translation>Sudoku</translation>
    </message>
    <message>
        <source>The printer did not accept the job. Choose another printer, or save a PDF.</source>
        <translation>L’imprimante n’a pas accepté la tâche. Choisissez une autre imprimante ou enregistrez un PDF.</translation>
    </message>
    <message>
        <source>The printer did not accept the job: %1. Choose another printer, or save a PDF.</source>
        <translation>L’imprimante n’a pas accepté la tâche&#x202f;: %1. Choisissez une autre imprimante ou enregistrez un PDF.</translation>
    </message>
    <message>
        <source>Sent to the printer on %1 paper.</source>
        <translation>Envoyé à l’imprimante sur papier %1.</translation>
    </message>
    <message>
        <source>%1 Scaled to %2 % to fit the printable area of this printer.</source>
        <translation>%1 Réduit à %2&#x202f;% pour tenir dans la zone imprimable de cette imprimante.</translation>
    </message>
    <message>
        <source>puzzles.pdf</source>
        <translation>sudokus.pdf</translation>
    </message>
    <message>
        <source>Side %1 of %2</source>
        <translation>Face %1 sur %2</translation>
    </message>
    <message>
        <source>Page %1 of %2</source>
        <translation>Page %1 sur %2</translation>
    </message>
    <message>
        <source>Stopped: %1 of %2 sides were sent to the printer.</source>
        <translation>Arrêté&#x202f;: %1 faces sur %2 ont été envoyées à l’imprimante.</translation>
    </message>
    <message>
        <source>Stopped: %1 of %2 pages were sent to the printer.</source>
        <translation>Arrêté&#x202f;: %1 pages sur %2 ont été envoyées à l’imprimante.</translation>
    </message>
    <message>
        <source>There is no room for QR codes. Print fewer puzzles on a page.</source>
        <translation>Il n’y a pas de place pour les codes QR. Imprimez moins de sudokus par page.</translation>
    </message>
</context>
<context>
    <name>PrintedCode</name>
    <message>
        <source>no QR code: this program was built without libqrencode</source>
        <translation>pas de code QR&#x202f;: ce programme a été compilé sans libqrencode</translation>
    </message>
    <message>
        <source>no QR code: the link has %1 characters, and a code on paper holds at most %2</source>
        <translation>pas de code QR&#x202f;: le lien a %1 caractères, et un code sur papier en contient au plus %2</translation>
    </message>
    <message>
        <source>no QR code: the link has %1 characters, and a code holds at most %2</source>
        <translation>pas de code QR&#x202f;: le lien a %1 caractères, et un code en contient au plus %2</translation>
    </message>
    <message>
        <source>no QR code of the solution: the puzzle does not have exactly one</source>
        <translation>pas de code QR de la solution&#x202f;: le sudoku n’en a pas exactement une</translation>
    </message>
    <message>
        <source>QR codes lead to puzzles with digits: links hold no other symbols</source>
        <translation>les codes QR mènent à des sudokus en chiffres&#x202f;: les liens ne contiennent pas d’autres symboles</translation>
    </message>
</context>
<context>
    <name>PrintedHint</name>
    <message>
        <source>Begin with:</source>
        <translation>Commencer par&#x202f;:</translation>
    </message>
    <message>
        <source>Look at:</source>
        <translation>Regarder&#x202f;:</translation>
    </message>
</context>
<context>
    <name>PuzzleCaption</name>
    <message>
        <source>seed %1</source>
        <translation>graine %1</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <translation>%1. %2</translation>
    </message>
    <message>
        <source>Puzzle %1</source>
        <translation>Sudoku %1</translation>
    </message>
    <message>
        <source>Puzzle %1 · %2</source>
        <translation>Sudoku %1 · %2</translation>
    </message>
    <message>
        <source>new</source>
        <translation>nouveau</translation>
    </message>
    <message>
        <source>begun</source>
        <translation>commencé</translation>
    </message>
    <message>
        <source>solved</source>
        <translation>résolu</translation>
    </message>
    <message>
        <source>score %L1</source>
        <translation>score %L1</translation>
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
        <translation>Sudokus</translation>
    </message>
    <message numerus="yes">
        <source>%1, %n given(s)</source>
        <translation>
            <numerusform>%1, %n indice</numerusform>
            <numerusform>%1, %n indices</numerusform>
        </translation>
    </message>
    <message>
        <source>Choose a Puzzle</source>
        <translation>Choisir un sudoku</translation>
    </message>
    <message>
        <source>&amp;Paste</source>
        <translation>C&amp;oller</translation>
    </message>
    <message numerus="yes">
        <source>%n puzzle(s) found.</source>
        <translation>
            <numerusform>%n sudoku trouvé.</numerusform>
            <numerusform>%n sudokus trouvés.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Quantity</name>
    <message>
        <source>Variables</source>
        <translation>Variables</translation>
    </message>
    <message>
        <source>Clauses</source>
        <translation>Clauses</translation>
    </message>
    <message>
        <source>Encode time</source>
        <translation>Temps de codage</translation>
    </message>
    <message>
        <source>ms</source>
        <translation>ms</translation>
    </message>
    <message>
        <source>Solve time</source>
        <translation>Temps de résolution</translation>
    </message>
    <message>
        <source>Conflicts</source>
        <translation>Conflits</translation>
    </message>
    <message>
        <source>Memory</source>
        <translation>Mémoire</translation>
    </message>
    <message>
        <source>MB</source>
        <translation>Mo</translation>
    </message>
    <message>
        <source>out of time</source>
        <translation>temps écoulé</translation>
    </message>
    <message>
        <source>not enough memory</source>
        <translation>mémoire insuffisante</translation>
    </message>
    <message>
        <source>the solver failed</source>
        <translation>le solveur a échoué</translation>
    </message>
    <message>
        <source>a wrong answer</source>
        <translation>réponse fausse</translation>
    </message>
    <message>
        <source>solved</source>
        <translation>résolu</translation>
    </message>
    <message>
        <source>no solution</source>
        <translation>aucune solution</translation>
    </message>
    <message>
        <source>exactly one</source>
        <translation>exactement une</translation>
    </message>
    <message>
        <source>more than one</source>
        <translation>plus d’une</translation>
    </message>
    <message>
        <source>Find one solution</source>
        <translation>Trouver une solution</translation>
    </message>
    <message>
        <source>Check for exactly one</source>
        <translation>Vérifier qu’il n’y en a qu’une</translation>
    </message>
    <message>
        <source>All candidates</source>
        <translation>Tous les candidats</translation>
    </message>
    <message>
        <source>Open candidates only</source>
        <translation>Candidats ouverts seulement</translation>
    </message>
    <message>
        <source>All candidates, with selectors</source>
        <translation>Tous les candidats, avec sélecteurs</translation>
    </message>
    <message>
        <source>Decisions</source>
        <translation>Décisions</translation>
    </message>
    <message>
        <source>Propagations</source>
        <translation>Propagations</translation>
    </message>
    <message>
        <source>Learnt clauses</source>
        <translation>Clauses apprises</translation>
    </message>
</context>
<context>
    <name>RatingWords</name>
    <message>
        <source>Level: %1</source>
        <translation>Niveau&#x202f;: %1</translation>
    </message>
    <message>
        <source>HoDoKu&apos;s level of the puzzle is %1, its score %2.</source>
        <translation>HoDoKu donne au sudoku le niveau %1 et le score %2.</translation>
    </message>
    <message>
        <source>The general level of the puzzle is %1.</source>
        <translation>Le niveau général du sudoku est %1.</translation>
    </message>
    <message>
        <source>%1 The hardest technique is %2.</source>
        <translation>%1 La technique la plus difficile est %2.</translation>
    </message>
</context>
<context>
    <name>ReadFile</name>
    <message>
        <source>It is a folder.</source>
        <translation>C’est un dossier.</translation>
    </message>
    <message>
        <source>It is a pipe, not a file.</source>
        <translation>C’est un tube, pas un fichier.</translation>
    </message>
    <message>
        <source>It is a socket, not a file.</source>
        <translation>C’est un socket, pas un fichier.</translation>
    </message>
    <message>
        <source>It is a device, not a file.</source>
        <translation>C’est un périphérique, pas un fichier.</translation>
    </message>
</context>
<context>
    <name>ReadingWords</name>
    <message>
        <source>blank</source>
        <comment>a cell</comment>
        <translation>vide</translation>
    </message>
    <message>
        <source>%1 is read as a handwritten %2.</source>
        <translation>%1 est lue comme un %2 manuscrit.</translation>
    </message>
    <message>
        <source>%1 is read as %2.</source>
        <translation>%1 est lue comme %2.</translation>
    </message>
    <message>
        <source>It looks like %1, but the rules speak against that.</source>
        <translation>Elle ressemble à %1, mais les règles s’y opposent.</translation>
    </message>
    <message>
        <source>It may also be %1.</source>
        <translation>Ce peut être aussi %1.</translation>
    </message>
    <message>
        <source>It is in doubt.</source>
        <translation>C’est douteux.</translation>
    </message>
    <message>
        <source>Givens: %1.</source>
        <translation>Indices&#x202f;: %1.</translation>
    </message>
    <message>
        <source>Handwritten: %1.</source>
        <translation>Manuscrits&#x202f;: %1.</translation>
    </message>
    <message numerus="yes">
        <source>%n cell(s) were read against their looks: %1.</source>
        <translation>
            <numerusform>%n case a été lue malgré son apparence&#x202f;: %1.</numerusform>
            <numerusform>%n cases ont été lues malgré leur apparence&#x202f;: %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n framed cell(s) should be compared.</source>
        <translation>
            <numerusform>%n case encadrée est à comparer.</numerusform>
            <numerusform>%n cases encadrées sont à comparer.</numerusform>
        </translation>
    </message>
    <message>
        <source>The sum of the cage is read as %1.</source>
        <translation>La somme de la cage est lue comme %1.</translation>
    </message>
    <message>
        <source>No sum was read for the cage.</source>
        <translation>Aucune somme n’a été lue pour la cage.</translation>
    </message>
    <message>
        <source>The cage is in doubt.</source>
        <translation>La cage est douteuse.</translation>
    </message>
    <message>
        <source>To correct it, use this board, then double-click the cage.</source>
        <translation>Pour la corriger, prenez cette grille, puis double-cliquez sur la cage.</translation>
    </message>
    <message>
        <source>Cages: %1.</source>
        <translation>Cages&#x202f;: %1.</translation>
    </message>
    <message>
        <source>Cages seem to be drawn here and were not read.</source>
        <translation>Des cages semblent dessinées ici et n’ont pas été lues.</translation>
    </message>
    <message numerus="yes">
        <source>%n sum(s) were read against their looks: %1.</source>
        <translation>
            <numerusform>%n somme a été lue contre son apparence&#x202f;: %1.</numerusform>
            <numerusform>%n sommes ont été lues contre leur apparence&#x202f;: %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 has pencil marks that were not read.</source>
        <translation>%1 a des annotations qui n’ont pas été lues.</translation>
    </message>
    <message>
        <source>%1 has the pencil marks %2.</source>
        <comment>a cell, its digits</comment>
        <translation>%1 a les annotations %2.</translation>
    </message>
    <message numerus="yes">
        <source>%n other mark(s) were not read.</source>
        <translation>
            <numerusform>%n autre annotation n’a pas été lue.</numerusform>
            <numerusform>%n autres annotations n’ont pas été lues.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Pencil marks in %n cell(s).</source>
        <translation>
            <numerusform>Annotations dans %n case.</numerusform>
            <numerusform>Annotations dans %n cases.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Some pencil marks were not read in %n cell(s): %1.</source>
        <translation>
            <numerusform>Des annotations n’ont pas été lues dans %n case&#x202f;: %1.</numerusform>
            <numerusform>Des annotations n’ont pas été lues dans %n cases&#x202f;: %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>Read as rules: %1.</source>
        <translation>Lu comme règles&#x202f;: %1.</translation>
    </message>
    <message>
        <source>These rules are in doubt: %1.</source>
        <translation>Ces règles sont douteuses&#x202f;: %1.</translation>
    </message>
    <message numerus="yes">
        <source>The shades of %n cell(s) are not read as a rule.</source>
        <translation>
            <numerusform>Le gris de %n case n’est pas lu comme une règle.</numerusform>
            <numerusform>Le gris de %n cases n’est pas lu comme une règle.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ReasonLesson</name>
    <message>
        <source>Reason</source>
        <translation>Raison</translation>
    </message>
    <message>
        <source>%1. %2 (%3)</source>
        <translation>%1. %2 (%3)</translation>
    </message>
    <message>
        <source>Each step follows from as few facts as possible. A fact is where a digit can be in a row, a column or a box, which digits a cell can have, or what a rule demands.</source>
        <translation>Chaque étape découle d’aussi peu de faits que possible. Un fait, c’est où un chiffre peut se trouver dans une ligne, une colonne ou un bloc, quels chiffres une case peut avoir, ou ce qu’une règle exige.</translation>
    </message>
</context>
<context>
    <name>ReasonSteps</name>
    <message>
        <source>%1; %2 of %3 digits placed</source>
        <translation>%1&#x202f;; %2 chiffres placés sur %3</translation>
    </message>
    <message numerus="yes">
        <source>%n fact(s)</source>
        <translation>
            <numerusform>%n fait</numerusform>
            <numerusform>%n faits</numerusform>
        </translation>
    </message>
    <message>
        <source>Stopped: there are more steps.</source>
        <translation>Arrêté&#x202f;: il y a d’autres étapes.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1&#x202f;: %2</translation>
    </message>
    <message>
        <source>What follows</source>
        <translation>Conclusion</translation>
    </message>
    <message>
        <source>Facts</source>
        <translation>Faits</translation>
    </message>
    <message>
        <source>The number of facts from which it follows</source>
        <translation>Le nombre de faits dont cela découle</translation>
    </message>
    <message>
        <source>Weight</source>
        <translation>Poids</translation>
    </message>
    <message>
        <source>What the step counts in the general rating: its facts, and one more if it places no digit</source>
        <translation>Ce que l’étape compte dans l’évaluation générale&#x202f;: ses faits, et un de plus si elle ne place aucun chiffre</translation>
    </message>
    <message>
        <source>part of the reason</source>
        <translation>partie de la raison</translation>
    </message>
</context>
<context>
    <name>ReasonWords</name>
    <message>
        <source>%1 or %2</source>
        <translation>%1 ou %2</translation>
    </message>
    <message>
        <source>%1 is %2</source>
        <translation>%1 est %2</translation>
    </message>
    <message>
        <source>in %2, %1 is in %3</source>
        <translation>dans %2, %1 est en %3</translation>
    </message>
    <message>
        <source>the sum of %1 is %2</source>
        <translation>la somme de %1 est %2</translation>
    </message>
    <message>
        <source>a digit that it sees, or a rule of the cell, excludes it</source>
        <translation>un chiffre qu’elle voit, ou une règle de la case, l’exclut</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1&#x202f;: %2</translation>
    </message>
    <message>
        <source>%1 (%2 facts, not proved smallest: at least %3)</source>
        <translation>%1 (%2 faits, sans preuve que ce soit le minimum&#x202f;: au moins %3)</translation>
    </message>
    <message>
        <source>The puzzle has no solution</source>
        <translation>Le sudoku n’a pas de solution</translation>
    </message>
    <message>
        <source>It does not follow: there are solutions with different digits in %1</source>
        <translation>On ne peut pas le déduire&#x202f;: il y a des solutions avec des chiffres différents en %1</translation>
    </message>
    <message>
        <source>%1 is a clue</source>
        <translation>%1 est un indice</translation>
    </message>
    <message>
        <source>Some entries are wrong</source>
        <translation>Certaines saisies sont fausses</translation>
    </message>
    <message>
        <source>%1:
%2</source>
        <translation>%1&#x202f;:
%2</translation>
    </message>
    <message>
        <source>With %1 in %2 no digits are left that %3 allows</source>
        <translation>Avec %1 en %2, il ne reste pas de chiffres que permet %3</translation>
    </message>
    <message>
        <source>With %1 in %2 these cannot all be true: %3</source>
        <translation>Avec %1 en %2, ces faits ne peuvent pas tous être vrais&#x202f;: %3</translation>
    </message>
    <message>
        <source>%1 (%2 parts of it)</source>
        <translation>%1 (%2 de ses parties)</translation>
    </message>
    <message>
        <source>%1 excludes it</source>
        <translation>%1 l’exclut</translation>
    </message>
    <message>
        <source>according to %1</source>
        <translation>d’après %1</translation>
    </message>
</context>
<context>
    <name>RecentPuzzles</name>
    <message>
        <source>solved</source>
        <translation>résolu</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 sur %2</translation>
    </message>
    <message>
        <source>today, %1</source>
        <translation>aujourd’hui, %1</translation>
    </message>
    <message>
        <source>yesterday, %1</source>
        <translation>hier, %1</translation>
    </message>
</context>
<context>
    <name>RegionMap</name>
    <message numerus="yes">
        <source>%n more</source>
        <translation>
            <numerusform>%n de plus</numerusform>
            <numerusform>%n de plus</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 has %2 of %3 cells</source>
        <translation>%1 a %2 cases sur %3</translation>
    </message>
    <message numerus="yes">
        <source>%n cell(s) belong to no region.</source>
        <translation>
            <numerusform>%n case n’appartient à aucune région.</numerusform>
            <numerusform>%n cases n’appartiennent à aucune région.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1.</source>
        <translation>%1.</translation>
    </message>
    <message numerus="yes">
        <source>%1 is/are not connected.</source>
        <translation>
            <numerusform>%1 n’est pas d’un seul tenant.</numerusform>
            <numerusform>%1 ne sont pas d’un seul tenant.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n place(s) are holes.</source>
        <translation>
            <numerusform>%n emplacement est un trou.</numerusform>
            <numerusform>%n emplacements sont des trous.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RegionTermWords</name>
    <message>
        <source>%1 and %2</source>
        <translation>%1 et %2</translation>
    </message>
    <message>
        <source>, </source>
        <translation>, </translation>
    </message>
    <message>
        <source>border between %1</source>
        <translation>frontière entre %1</translation>
    </message>
    <message>
        <source>borders between %1</source>
        <translation>frontières entre %1</translation>
    </message>
    <message>
        <source>%1 in one region</source>
        <translation>%1 dans une même région</translation>
    </message>
    <message>
        <source>border around it</source>
        <translation>frontière tout autour</translation>
    </message>
</context>
<context>
    <name>RegionWords</name>
    <message>
        <source>If %1 and %2 lay in one region, %3</source>
        <translation>Si %1 et %2 étaient dans une même région, %3</translation>
    </message>
    <message>
        <source>the region of %1 would have room for only %2 of its %3 cells</source>
        <translation>la région de %1 n’aurait de place que pour %2 de ses %3 cases</translation>
    </message>
    <message>
        <source>it would have %1 twice, in %2</source>
        <translation>elle aurait deux fois %1, en %2</translation>
    </message>
    <message>
        <source>it would have %1 cells instead of %2</source>
        <translation>elle aurait %1 cases au lieu de %2</translation>
    </message>
    <message>
        <source>it would have room for only %1 of its %2 cells</source>
        <translation>elle n’aurait de place que pour %1 de ses %2 cases</translation>
    </message>
    <message>
        <source>%1 needs all %2 cells that it can still count</source>
        <translation>%1 a besoin des %2 cases qui peuvent encore compter</translation>
    </message>
    <message>
        <source>%1 has counted as many cells as its digit says</source>
        <translation>%1 a déjà compté autant de cases que le dit son chiffre</translation>
    </message>
    <message>
        <source>%1 counts at least %2 and at most %3 cells</source>
        <translation>%1 compte au moins %2 et au plus %3 cases</translation>
    </message>
    <message>
        <source>Any other way that was tried breaks a rule</source>
        <translation>Toute autre possibilité essayée enfreint une règle</translation>
    </message>
    <message>
        <source>Any other way that was tried breaks a rule, given %1</source>
        <translation>Toute autre possibilité essayée enfreint une règle (on sait&#x202f;: %1)</translation>
    </message>
    <message>
        <source>If %1 and %2 lay in different regions, %3</source>
        <translation>Si %1 et %2 étaient dans des régions différentes, %3</translation>
    </message>
    <message>
        <source>%1 are a whole region</source>
        <translation>%1 forment une région entière</translation>
    </message>
    <message>
        <source>The region of %1 can have %2 only in %3</source>
        <translation>La région de %1 ne peut avoir %2 qu’en %3</translation>
    </message>
</context>
<context>
    <name>RepairWords</name>
    <message>
        <source>Move %1 from %2 to %3</source>
        <translation>Déplacer %1 de %2 vers %3</translation>
    </message>
    <message>
        <source>Take %1 out of %2</source>
        <translation>Retirer %1 de %2</translation>
    </message>
    <message>
        <source>Add %1 to %2</source>
        <translation>Ajouter %1 à %2</translation>
    </message>
    <message>
        <source>Change %1 to %2</source>
        <translation>Faire passer %1 à %2</translation>
    </message>
    <message>
        <source>Swap the numbers of %1 and %2</source>
        <translation>Échanger les nombres de %1 et %2</translation>
    </message>
    <message>
        <source>Make %1 a %2</source>
        <comment>a mark of another kind</comment>
        <translation>Remplacer %1 par %2</translation>
    </message>
    <message>
        <source>Turn %1 round</source>
        <translation>Retourner %1</translation>
    </message>
    <message>
        <source>Remove %1</source>
        <translation>Retirer %1</translation>
    </message>
    <message>
        <source>without %1</source>
        <translation>sans la règle %1</translation>
    </message>
    <message>
        <source>with %1 instead of %2</source>
        <translation>avec la règle %1 au lieu de %2</translation>
    </message>
    <message>
        <source>with %1 in %2</source>
        <translation>avec %1 dans %2</translation>
    </message>
    <message>
        <source>without %1 in %2</source>
        <translation>sans %1 dans %2</translation>
    </message>
    <message>
        <source>with %1 turned round</source>
        <translation>avec la règle %1 retournée</translation>
    </message>
    <message>
        <source>Add %1</source>
        <comment>a rule</comment>
        <translation>Ajouter %1</translation>
    </message>
    <message>
        <source>Give %1 the number %2</source>
        <translation>Donner à %1 le nombre %2</translation>
    </message>
    <message>
        <source>with %1</source>
        <translation>avec la règle %1</translation>
    </message>
    <message>
        <source>with the number %1 for %2</source>
        <translation>avec le nombre %1 pour %2</translation>
    </message>
</context>
<context>
    <name>Request</name>
    <message>
        <source>A puzzle with these rules and one solution has at least one clue: without any, digits can change places.</source>
        <translation>Un sudoku avec ces règles et une seule solution a au moins un indice&#x202f;: sans aucun, des chiffres peuvent changer de place.</translation>
    </message>
    <message numerus="yes">
        <source>A %1 × %1 puzzle with one solution has at least %n clue(s).</source>
        <translation>
            <numerusform>Un sudoku %1 × %1 à solution unique a au moins %n indice.</numerusform>
            <numerusform>Un sudoku %1 × %1 à solution unique a au moins %n indices.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A %1 × %1 puzzle with these rules and one solution has at least %n clue(s).</source>
        <translation>
            <numerusform>Un sudoku %1 × %1 avec ces règles et une solution unique a au moins %n indice.</numerusform>
            <numerusform>Un sudoku %1 × %1 avec ces règles et une solution unique a au moins %n indices.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The pattern has %n clue(s), but you asked for %1.</source>
        <translation>
            <numerusform>Le motif a %n indice, mais vous en avez demandé %1.</numerusform>
            <numerusform>Le motif a %n indices, mais vous en avez demandé %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>With its symmetry the pattern has %n clue(s), but you asked for %1.</source>
        <translation>
            <numerusform>Avec sa symétrie, le motif a %n indice, mais vous en avez demandé %1.</numerusform>
            <numerusform>Avec sa symétrie, le motif a %n indices, mais vous en avez demandé %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>Rows %1 and %2 have no clue: they can change places in every solution.</source>
        <translation>Les lignes %1 et %2 n’ont pas d’indice&#x202f;: elles peuvent changer de place dans toute solution.</translation>
    </message>
    <message>
        <source>Columns %1 and %2 have no clue: they can change places in every solution.</source>
        <translation>Les colonnes %1 et %2 n’ont pas d’indice&#x202f;: elles peuvent changer de place dans toute solution.</translation>
    </message>
    <message numerus="yes">
        <source>A board of %1 × %1 has only %n cell(s).</source>
        <translation>
            <numerusform>Une grille %1 × %1 n’a que %n case.</numerusform>
            <numerusform>Une grille %1 × %1 n’a que %n cases.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The pattern leaves too few cells for clues: the puzzle needs at least %n clue(s).</source>
        <translation>
            <numerusform>Le motif laisse trop peu de cases pour les indices&#x202f;: il faut au moins %n indice.</numerusform>
            <numerusform>Le motif laisse trop peu de cases pour les indices&#x202f;: il faut au moins %n indices.</numerusform>
        </translation>
    </message>
    <message>
        <source>The symmetry asks for the same in %1 and %2: the pattern has a clue in %1 and none in %2.</source>
        <translation>La symétrie exige la même chose en %1 et %2&#x202f;: le motif a un indice en %1 et aucun en %2.</translation>
    </message>
    <message>
        <source>Puzzles with so few clues are rarely this easy, so this may take a while.</source>
        <translation>Peu de sudokus avec si peu d’indices sont aussi faciles. La recherche peut être longue.</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1 à %2</translation>
    </message>
    <message>
        <source>A cage has at most %1 cells, because its digits differ.</source>
        <translation>Une cage a au plus %1 cases, car ses chiffres sont différents.</translation>
    </message>
    <message>
        <source>These cages cannot cover the board. Their number: %1; cells of each: %2; cells of the board: %3.</source>
        <translation>Ces cages ne peuvent pas couvrir la grille. Nombre de cages&#x202f;: %1&#x202f;; cases par cage&#x202f;: %2&#x202f;; cases de la grille&#x202f;: %3.</translation>
    </message>
    <message>
        <source>Puzzles with unknown regions can have at most %1 rows. A smaller board will do.</source>
        <translation>Les sudokus à régions inconnues peuvent avoir au plus %1 lignes. Une grille plus petite conviendra.</translation>
    </message>
    <message>
        <source>Where the regions are unknown, a pattern cannot say which cells have no clue.</source>
        <translation>Quand les régions sont inconnues, un motif ne peut pas dire quelles cases n’ont pas d’indice.</translation>
    </message>
    <message>
        <source>Minimal puzzles with more than %1 clues are hardly ever found. Ask for fewer clues, or for puzzles that need not be minimal.</source>
        <translation>On ne trouve presque jamais de sudokus minimaux avec plus de %1 indices. Demandez moins d’indices, ou des sudokus qui ne doivent pas être minimaux.</translation>
    </message>
    <message>
        <source>Allow a clue in one of them.</source>
        <translation>Autorisez-y un indice.</translation>
    </message>
    <message>
        <source>Boxes %1, %2 and %3 have no clue: no puzzle like that is known.</source>
        <translation>Les blocs %1, %2 et %3 n’ont pas d’indice&#x202f;: on ne connaît aucun sudoku de ce genre.</translation>
    </message>
    <message>
        <source>Not every box of this board has %1 cells.</source>
        <translation>Les blocs de cette grille n’ont pas tous %1 cases.</translation>
    </message>
    <message>
        <source>This board has no known boxes.</source>
        <translation>Cette grille n’a pas de blocs connus.</translation>
    </message>
    <message>
        <source>With so few clues there are at least %1 steps.</source>
        <translation>Avec si peu d’indices, il y a au moins %1 étapes.</translation>
    </message>
    <message>
        <source>The pattern leaves too few cells for clues from %1 to %2.</source>
        <translation>Le motif laisse trop peu de cases pour des indices de %1 à %2.</translation>
    </message>
    <message>
        <source>A wish for the places of clues is only for puzzles with exactly one solution.</source>
        <translation>Un souhait sur les places des indices ne vaut que pour les sudokus à solution unique.</translation>
    </message>
    <message>
        <source>clues for %1</source>
        <translation>indices pour %1</translation>
    </message>
    <message>
        <source>clues in each box: %1</source>
        <translation>indices par bloc&#x202f;: %1</translation>
    </message>
    <message>
        <source>The puzzle needs clues. Allow some in each box.</source>
        <translation>Le sudoku a besoin d’indices. Autorisez-en dans chaque bloc.</translation>
    </message>
    <message numerus="yes">
        <source>With at most %n clue(s) in each box there are at most %1 in all, not %2.</source>
        <translation>
            <numerusform>Avec %n indice au plus dans chaque bloc, il y en a au plus %1 en tout, pas %2.</numerusform>
            <numerusform>Avec %n indices au plus dans chaque bloc, il y en a au plus %1 en tout, pas %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>With at most %n clue(s) in each box there are at most %1 in all, but the puzzle needs more. Allow more in each box.</source>
        <translation>
            <numerusform>Avec %n indice au plus dans chaque bloc, il y en a au plus %1 en tout, mais le sudoku en demande davantage. Autorisez-en plus dans chaque bloc.</numerusform>
            <numerusform>Avec %n indices au plus dans chaque bloc, il y en a au plus %1 en tout, mais le sudoku en demande davantage. Autorisez-en plus dans chaque bloc.</numerusform>
        </translation>
    </message>
    <message>
        <source>With clues in all these places the puzzle has at least %1 clues, but you asked for %2.</source>
        <translation>Avec des indices à tous ces endroits, le sudoku a au moins %1 indices, mais vous en avez demandé %2.</translation>
    </message>
    <message>
        <source>With so many clues no cell is left to solve.</source>
        <translation>Avec autant d’indices, il ne reste aucune case à résoudre.</translation>
    </message>
    <message>
        <source>Few puzzles of this size have so few clues, so this may take a while.</source>
        <translation>Peu de sudokus de cette taille ont si peu d’indices. La recherche peut être longue.</translation>
    </message>
    <message>
        <source>Minimal puzzles are rarely for beginners, so this may take a while.</source>
        <translation>Les sudokus minimaux sont rarement pour débutants. La recherche peut être longue.</translation>
    </message>
    <message>
        <source>Minimal puzzles of this kind rarely have this difficulty, so this may take a while.</source>
        <translation>Les sudokus minimaux de ce genre ont rarement cette difficulté. La recherche peut être longue.</translation>
    </message>
    <message>
        <source>Small puzzles with symmetric clues are rarely this hard, so this may take a while.</source>
        <translation>Peu de petits sudokus aux indices symétriques sont aussi difficiles. La recherche peut être longue.</translation>
    </message>
    <message>
        <source>Hardly any puzzle is rated that high, so this may take a while.</source>
        <translation>Presque aucun sudoku n’est noté si haut. La recherche peut être longue.</translation>
    </message>
    <message>
        <source>Puzzles with so few steps are rarely this hard, so this may take a while.</source>
        <translation>Peu de sudokus avec si peu d’étapes sont aussi difficiles. La recherche peut être longue.</translation>
    </message>
    <message>
        <source>Large puzzles are rarely this hard, so this may take a while.</source>
        <translation>Peu de grands sudokus sont aussi difficiles. La recherche peut être longue.</translation>
    </message>
    <message>
        <source>Minimal puzzles of this size may take a while.</source>
        <translation>La recherche de sudokus minimaux de cette taille peut être longue.</translation>
    </message>
    <message>
        <source>Few boards of this shape obey these rules, so this may take a while.</source>
        <translation>Peu de grilles de cette forme obéissent à ces règles. La recherche peut être longue.</translation>
    </message>
</context>
<context>
    <name>RuleMove</name>
    <message>
        <source>%1 does not fit on the board there.</source>
        <translation>%1 ne tient pas dans la grille à cet endroit.</translation>
    </message>
    <message>
        <source>%1 stays where it is. %2</source>
        <translation>%1 reste en place. %2</translation>
    </message>
    <message>
        <source>Rules for the whole board have no place.</source>
        <translation>Les règles pour toute la grille n’ont pas d’emplacement.</translation>
    </message>
    <message>
        <source>None of the %1 rules can be moved. %2</source>
        <translation>Aucune des %1 règles ne peut être déplacée. %2</translation>
    </message>
    <message>
        <source>%1 of %2 rules moved. %3</source>
        <translation>Règles déplacées&#x202f;: %1 sur %2. %3</translation>
    </message>
</context>
<context>
    <name>RuleWords</name>
    <message>
        <source>It applies to the whole board.</source>
        <translation>Elle vaut pour toute la grille.</translation>
    </message>
    <message>
        <source>Select its cells: drag, Ctrl+click, or Ctrl+Shift+arrows.</source>
        <translation>Sélectionnez ses cases&#x202f;: glisser, Ctrl+clic ou Ctrl+Maj+flèches.</translation>
    </message>
    <message>
        <source>Draw it: drag from its first cell to the last one. With keys: Ctrl+Shift+arrows, then Enter.</source>
        <translation>Tracez-la&#x202f;: faites glisser de la première case à la dernière. Au clavier&#x202f;: Ctrl+Maj+flèches, puis Entrée.</translation>
    </message>
    <message>
        <source>Select a group of cells, then with Ctrl another group of the same shape.</source>
        <translation>Sélectionnez un groupe de cases, puis avec Ctrl un autre groupe de même forme.</translation>
    </message>
    <message>
        <source>Ctrl+click adds or removes a cell.</source>
        <translation>Ctrl+clic ajoute ou retire une case.</translation>
    </message>
    <message>
        <source>R turns it round.</source>
        <translation>R la retourne.</translation>
    </message>
    <message>
        <source>Delete removes it.</source>
        <translation>Suppr la retire.</translation>
    </message>
    <message>
        <source>Incomplete: %1.</source>
        <translation>Incomplète&#x202f;: %1.</translation>
    </message>
    <message>
        <source>The puzzle already has this rule.</source>
        <translation>Le sudoku a déjà cette règle.</translation>
    </message>
    <message>
        <source>The puzzle already has %1: remove it first.</source>
        <translation>Le sudoku a déjà la règle «&#x202f;%1&#x202f;»&#x202f;: retirez-la d’abord.</translation>
    </message>
    <message>
        <source>Turn Round %1</source>
        <translation>Retourner %1</translation>
    </message>
    <message>
        <source>Remove %1</source>
        <translation>Retirer %1</translation>
    </message>
    <message>
        <source>Change %1</source>
        <translation>Changer %1</translation>
    </message>
    <message>
        <source>Incomplete: it needs more cells or a number.</source>
        <translation>Incomplète&#x202f;: il faut d’autres cases ou un nombre.</translation>
    </message>
    <message>
        <source>Select an arrow, a thermometer or a sign to turn it round.</source>
        <translation>Sélectionnez une flèche, un thermomètre ou un signe pour le retourner.</translation>
    </message>
    <message>
        <source>Add %1</source>
        <translation>Ajouter %1</translation>
    </message>
    <message>
        <source>Type %1 to choose which one.</source>
        <translation>Tapez %1 pour choisir laquelle.</translation>
    </message>
    <message>
        <source>Shift+arrows select a block, Ctrl+Shift+arrows add a cell. Ctrl+arrows only move, Ctrl+Space selects; Enter continues, Escape ends. Space in a drag begins another rule.</source>
        <translation>Maj+flèches sélectionnent un rectangle, Ctrl+Maj+flèches ajoutent une case. Ctrl+flèches ne font que déplacer, Ctrl+Espace sélectionne&#x202f;; Entrée continue, Échap y met fin. Espace pendant un glissement commence une autre règle.</translation>
    </message>
    <message>
        <source>Click the edge between two cells, or drag from the first to the second. A longer drag draws one between each two cells.</source>
        <translation>Cliquez sur le côté commun de deux cases, ou faites glisser de la première à la seconde. Un glissement plus long en trace une à chaque passage d’une case à la suivante.</translation>
    </message>
    <message>
        <source>Click the corner where four cells meet, or select all four. With keys: the top left one.</source>
        <translation>Cliquez sur le coin où quatre cases se touchent, ou sélectionnez les quatre. Au clavier&#x202f;: celle en haut à gauche.</translation>
    </message>
    <message>
        <source>Click in the margin, where the number will stand. With keys: select the cell beside it; in a corner also the next cell.</source>
        <translation>Cliquez dans la marge, là où sera le nombre. Au clavier&#x202f;: sélectionnez la case d’à côté&#x202f;; dans un coin, aussi la case suivante.</translation>
    </message>
    <message>
        <source>Or drag from there, or from the cell at the edge, along the diagonal. With keys: select its first two cells.</source>
        <translation>Ou faites glisser de là, ou de la case du bord, le long de la diagonale. Au clavier&#x202f;: sélectionnez ses deux premières cases.</translation>
    </message>
    <message>
        <source>Click in the margin, where the number will stand; another click there takes the other direction.</source>
        <translation>Cliquez dans la marge, là où sera le nombre&#x202f;; un autre clic au même endroit prend l’autre direction.</translation>
    </message>
    <message>
        <source>Each click adds a cell, or takes one away.</source>
        <translation>Chaque clic ajoute une case ou en retire une.</translation>
    </message>
    <message>
        <source>Type %1 to change it.</source>
        <translation>Tapez %1 pour la changer.</translation>
    </message>
    <message>
        <source>Type %1 to change it and those that you draw next.</source>
        <translation>Tapez %1 pour la changer, ainsi que celles que vous tracerez ensuite.</translation>
    </message>
    <message>
        <source>It takes the place of %1.</source>
        <translation>Elle remplace %1.</translation>
    </message>
    <message numerus="yes">
        <source>They take the place of %n rule(s).</source>
        <translation>
            <numerusform>Elles remplacent %n règle.</numerusform>
            <numerusform>Elles remplacent %n règles.</numerusform>
        </translation>
    </message>
    <message>
        <source>Type figures, or press F2, to change its number.</source>
        <translation>Tapez des chiffres, ou appuyez sur F2, pour changer son nombre.</translation>
    </message>
    <message>
        <source>%1: %2.</source>
        <translation>%1&#x202f;: %2.</translation>
    </message>
</context>
<context>
    <name>Samenesses</name>
    <message>
        <source>Equal Puzzles</source>
        <translation>Sudokus identiques</translation>
    </message>
    <message>
        <source>The Same Puzzle in Another Form</source>
        <translation>Le même sudoku sous une autre forme</translation>
    </message>
</context>
<context>
    <name>SaveFile</name>
    <message>
        <source>There is not enough room on the disk.</source>
        <translation>Il n’y a pas assez de place sur le disque.</translation>
    </message>
    <message>
        <source>It is not a regular file.</source>
        <translation>Ce n’est pas un fichier ordinaire.</translation>
    </message>
    <message>
        <source>There is not enough room for temporary files.</source>
        <translation>Il n’y a pas assez de place pour les fichiers temporaires.</translation>
    </message>
</context>
<context>
    <name>SavePath</name>
    <message>
        <source>All files (*)</source>
        <translation>Tous les fichiers (*)</translation>
    </message>
    <message>
        <source>puzzle</source>
        <translation>sudoku</translation>
    </message>
    <message>
        <source>Name of Another Kind of File</source>
        <translation>Nom d’un autre type de fichier</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is a name for another kind of file. Choose one that ends in %2.</source>
        <translation>«&#x202f;%1&#x202f;» est le nom d’un autre type de fichier. Choisissez-en un qui se termine par %2.</translation>
    </message>
</context>
<context>
    <name>SaveQuestion</name>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Enregistrer</translation>
    </message>
    <message>
        <source>&amp;Discard</source>
        <translation>&amp;Ne pas enregistrer</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>&amp;Annuler</translation>
    </message>
    <message>
        <source>&amp;Keep Editing</source>
        <translation>&amp;Continuer</translation>
    </message>
</context>
<context>
    <name>Sectioning</name>
    <message>
        <source>as in the list</source>
        <translation>comme dans la liste</translation>
    </message>
    <message>
        <source>by level</source>
        <translation>par niveau</translation>
    </message>
    <message>
        <source>none</source>
        <translation>aucune</translation>
    </message>
</context>
<context>
    <name>SharedBoard</name>
    <message>
        <source>no solution is added: not all rules are known</source>
        <translation>aucune solution ajoutée&#x202f;: certaines règles ne sont pas connues</translation>
    </message>
    <message>
        <source>no solution is added: it is not known yet</source>
        <translation>aucune solution ajoutée&#x202f;: elle n’est pas encore connue</translation>
    </message>
    <message>
        <source>no solution is added: there is none</source>
        <translation>aucune solution ajoutée&#x202f;: il n’y en a pas</translation>
    </message>
    <message>
        <source>no solution is added: there are several</source>
        <translation>aucune solution ajoutée&#x202f;: il y en a plusieurs</translation>
    </message>
    <message>
        <source>the source of the puzzle states another solution: %1 in %2</source>
        <translation>la source du sudoku indique une autre solution&#x202f;: %1 en %2</translation>
    </message>
</context>
<context>
    <name>SolutionPlace</name>
    <message>
        <source>at the end</source>
        <translation>à la fin</translation>
    </message>
    <message>
        <source>on the next page</source>
        <translation>à la page suivante</translation>
    </message>
    <message>
        <source>upside down below</source>
        <translation>à l’envers en dessous</translation>
    </message>
    <message>
        <source>none</source>
        <translation>aucune</translation>
    </message>
    <message>
        <source>at the end of each section</source>
        <translation>à la fin de chaque section</translation>
    </message>
    <message>
        <source>small, one page later</source>
        <translation>petites, une page plus loin</translation>
    </message>
    <message>
        <source>upside down, one page later</source>
        <translation>à l’envers, une page plus loin</translation>
    </message>
</context>
<context>
    <name>Solver</name>
    <message>
        <source>Race</source>
        <translation>Course</translation>
    </message>
</context>
<context>
    <name>StepWords</name>
    <message>
        <source>%1: %2</source>
        <translation>%1&#x202f;: %2</translation>
    </message>
</context>
<context>
    <name>StoryLesson</name>
    <message>
        <source>Why there is no solution.</source>
        <translation>Pourquoi il n’y a pas de solution.</translation>
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
        <translation>Il ne reste aucun chiffre pour %1</translation>
    </message>
    <message>
        <source>%1 has no place in %2</source>
        <translation>%1 n’a aucune place dans %2</translation>
    </message>
    <message>
        <source>No digits are left that %1 allows</source>
        <translation>Il ne reste pas de chiffres que permet %1</translation>
    </message>
    <message>
        <source>No digits are left with which %1 add up to %2</source>
        <translation>Il ne reste pas de chiffres avec lesquels %1 totalisent %2</translation>
    </message>
    <message>
        <source>%1 in %2 leaves no %1 for %3</source>
        <translation>%1 en %2 ne laisse aucun %1 pour %3</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>%1 in %2</source>
        <translation>%1 en %2</translation>
    </message>
    <message>
        <source>%1 sees %2</source>
        <translation>%1 voit %2</translation>
    </message>
    <message>
        <source>%1 is already in %2</source>
        <translation>%1 est déjà en %2</translation>
    </message>
    <message>
        <source>%1 are already in %2</source>
        <translation>%1 sont déjà en %2</translation>
    </message>
    <message>
        <source>the rest was ruled out before</source>
        <translation>le reste a déjà été exclu</translation>
    </message>
    <message>
        <source>So %1 is %2.</source>
        <translation>Donc %1 est %2.</translation>
    </message>
    <message>
        <source>If %1 is %2:</source>
        <translation>Si %1 est %2&#x202f;:</translation>
    </message>
    <message>
        <source>%1.</source>
        <translation>%1.</translation>
    </message>
    <message>
        <source>%1: %2.</source>
        <translation>%1&#x202f;: %2.</translation>
    </message>
    <message>
        <source>No further step is known: the story ends here.</source>
        <translation>Aucune autre étape n’est connue&#x202f;: l’explication s’arrête ici.</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <translation>%1. %2</translation>
    </message>
    <message>
        <source>It is not proved that all of these are needed.</source>
        <translation>Il n’est pas prouvé que tous ces éléments soient nécessaires.</translation>
    </message>
    <message>
        <source>No story, because not all rules could be read: %1</source>
        <translation>Pas d’explication, car toutes les règles n’ont pas pu être lues&#x202f;: %1</translation>
    </message>
    <message>
        <source>without %1 in %2</source>
        <translation>sans %1 en %2</translation>
    </message>
    <message>
        <source>with %1 in %2</source>
        <translation>avec %1 en %2</translation>
    </message>
    <message>
        <source>with %1 in %2 instead of %3</source>
        <translation>avec %1 en %2 au lieu de %3</translation>
    </message>
    <message>
        <source>%1 there is exactly one solution</source>
        <translation>%1, il y a exactement une solution</translation>
    </message>
    <message>
        <source>%1 there are several solutions</source>
        <translation>%1, il y a plusieurs solutions</translation>
    </message>
    <message numerus="yes">
        <source>The argument is long, and no shorter one was found: %n step(s).</source>
        <translation>
            <numerusform>Le raisonnement est long, et aucun plus court n’a été trouvé&#x202f;: %n étape.</numerusform>
            <numerusform>Le raisonnement est long, et aucun plus court n’a été trouvé&#x202f;: %n étapes.</numerusform>
        </translation>
    </message>
    <message>
        <source>with %1 in %2 and %3 in %4 exchanged</source>
        <translation>avec %1 en %2 et %3 en %4 échangés</translation>
    </message>
    <message>
        <source>The sums of the whole board make %1, but its digits %2</source>
        <translation>Les sommes de toute la grille font %1, mais ses chiffres font %2</translation>
    </message>
    <message>
        <source>The sums in %1 make %2, but the digits there %3</source>
        <translation>Les sommes dans %1 font %2, mais les chiffres y font %3</translation>
    </message>
    <message>
        <source>no level, because not all rules could be read: %1</source>
        <translation>pas de niveau, car toutes les règles n’ont pas pu être lues&#x202f;: %1</translation>
    </message>
    <message>
        <source>leaves no %1 for %2</source>
        <comment>the subject is: 2 in r2c7</comment>
        <translation>ne laisse aucun %1 pour %2</translation>
    </message>
    <message>
        <source>is in %1</source>
        <comment>the subject is a digit</comment>
        <translation>est en %1</translation>
    </message>
    <message>
        <source>are in %1</source>
        <comment>the subject is some digits</comment>
        <translation>sont en %1</translation>
    </message>
    <message>
        <source>is already in %1</source>
        <comment>the subject is a digit</comment>
        <translation>est déjà en %1</translation>
    </message>
    <message>
        <source>are already in %1</source>
        <comment>the subject is some digits</comment>
        <translation>sont déjà en %1</translation>
    </message>
    <message>
        <source>The rest</source>
        <translation>Le reste</translation>
    </message>
    <message>
        <source>was ruled out before</source>
        <translation>a déjà été exclu</translation>
    </message>
    <message>
        <source>So no cell of %1 is left for %2.</source>
        <translation>Donc il ne reste dans %1 aucune case pour %2.</translation>
    </message>
    <message>
        <source>So %1 can have no digit.</source>
        <translation>Donc %1 ne peut avoir aucun chiffre.</translation>
    </message>
    <message>
        <source>%1 and %2 can change places in %3, and no other cell changes</source>
        <translation>%1 et %2 peuvent changer de place dans %3, et aucune autre case ne change</translation>
    </message>
    <message>
        <source>%1 can be filled in another way, and no other cell changes</source>
        <translation>%1 peuvent être remplies autrement, et aucune autre case ne change</translation>
    </message>
    <message>
        <source>%1 can be %2 or %3, and no other cell changes</source>
        <translation>%1 peuvent être %2 ou %3, et aucune autre case ne change</translation>
    </message>
</context>
<context>
    <name>Subject</name>
    <message>
        <source>rows, columns and boxes</source>
        <translation>les lignes, les colonnes et les blocs</translation>
    </message>
    <message>
        <source>rows, columns and regions</source>
        <translation>les lignes, les colonnes et les régions</translation>
    </message>
    <message>
        <source>The givens</source>
        <translation>Les indices</translation>
    </message>
    <message>
        <source>No givens</source>
        <translation>Aucun indice</translation>
    </message>
    <message>
        <source>Givens and entries</source>
        <translation>Les indices et les saisies</translation>
    </message>
    <message>
        <source>Your entries, as there are no givens</source>
        <translation>Vos saisies, faute d’indices</translation>
    </message>
    <message>
        <source>%1.</source>
        <translation>%1.</translation>
    </message>
    <message>
        <source>your entries do not count</source>
        <translation>vos saisies ne comptent pas</translation>
    </message>
    <message>
        <source>rows and columns</source>
        <translation>lignes et colonnes</translation>
    </message>
    <message>
        <source>regions, but not rows and columns</source>
        <translation>les régions, mais pas les lignes ni les colonnes</translation>
    </message>
    <message>
        <source>no rows and columns</source>
        <translation>pas de lignes ni de colonnes</translation>
    </message>
</context>
<context>
    <name>SumTerms</name>
    <message>
        <source>the cage %1 at %2</source>
        <translation>la cage %1 en %2</translation>
    </message>
    <message>
        <source>%1 or %2</source>
        <translation>%1 ou %2</translation>
    </message>
    <message>
        <source>, </source>
        <translation>, </translation>
    </message>
    <message>
        <source>%1 in %2</source>
        <translation>%1 en %2</translation>
    </message>
</context>
<context>
    <name>SumWhy</name>
    <message>
        <source>%1 can only be %2</source>
        <translation>%1 ne peut être que %2</translation>
    </message>
    <message>
        <source>%1 has no combination with %2</source>
        <translation>%1 n’a aucune combinaison avec %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1&#x202f;: %2</translation>
    </message>
    <message>
        <source>%1, and %2</source>
        <translation>%1, et %2</translation>
    </message>
    <message>
        <source>the rest of %1 (%2)</source>
        <translation>le reste de %1 (%2)</translation>
    </message>
    <message>
        <source>%1 has one open cell left, which must be %2</source>
        <translation>%1 n’a plus qu’une case ouverte, qui doit être %2</translation>
    </message>
    <message>
        <source>Each combination of %1 has %2</source>
        <translation>Chaque combinaison de %1 contient %2</translation>
    </message>
    <message>
        <source>%1, and only %2 can be that</source>
        <translation>%1, et seule %2 peut l’être</translation>
    </message>
    <message>
        <source>%1, in %2</source>
        <translation>%1, dans %2</translation>
    </message>
    <message>
        <source>In %1 only cells of %2 can be %3, so it has %3</source>
        <translation>Dans %1, il n’y a de place pour %3 que dans %2, qui contient donc %3</translation>
    </message>
    <message>
        <source>%1, and %2 sees every place for it</source>
        <translation>%1, et %2 voit toutes ses places</translation>
    </message>
    <message>
        <source>%1, and %2 see every place for it</source>
        <translation>%1, et %2 voient toutes ses places</translation>
    </message>
    <message>
        <source>In %1, %2 need %3 between them</source>
        <translation>Dans %1, %2 se partagent %3</translation>
    </message>
    <message>
        <source>In %1 only %2 can have %3, and each must have as many of them as it can</source>
        <translation>Dans %1, seules %2 peuvent contenir %3, et chacune doit en contenir autant que possible</translation>
    </message>
    <message>
        <source>Some combinations of %1 leave nothing for %2</source>
        <translation>Certaines combinaisons de %1 ne laissent rien pour %2</translation>
    </message>
    <message>
        <source>%1 can only be %2: any other combination leaves nothing for %3</source>
        <translation>%1 ne peut être que %2&#x202f;: toute autre combinaison ne laisse rien pour %3</translation>
    </message>
    <message>
        <source>with %1 in %2 the other cells would have to add up to %3, but they make at least %4</source>
        <translation>avec %1 en %2, les autres cases devraient totaliser %3, mais elles font au moins %4</translation>
    </message>
    <message>
        <source>with %1 in %2 the other cells would have to add up to %3, but they make at most %4</source>
        <translation>avec %1 en %2, les autres cases devraient totaliser %3, mais elles font au plus %4</translation>
    </message>
    <message>
        <source>with %1 in %2 the other cells would have to add up to %3, which they cannot</source>
        <translation>avec %1 en %2, les autres cases devraient totaliser %3, ce qu’elles ne peuvent pas</translation>
    </message>
    <message>
        <source>the other cells make at most %1, so %2 is at least %3</source>
        <translation>les autres cases font au plus %1, donc %2 vaut au moins %3</translation>
    </message>
    <message>
        <source>the other cells make at most %1 each time, so %2 are at least %3</source>
        <translation>les autres cases font chaque fois au plus %1, donc %2 valent chacune au moins %3</translation>
    </message>
    <message>
        <source>the other cells make at least %1, so %2 is at most %3</source>
        <translation>les autres cases font au moins %1, donc %2 vaut au plus %3</translation>
    </message>
    <message>
        <source>the other cells make at least %1 each time, so %2 are at most %3</source>
        <translation>les autres cases font chaque fois au moins %1, donc %2 valent chacune au plus %3</translation>
    </message>
</context>
<context>
    <name>Summands</name>
    <message>
        <source>%1 can only be %2</source>
        <translation>%1 ne peut être que %2</translation>
    </message>
    <message>
        <source>with %1 %2 would make more than %3</source>
        <translation>avec %1, %2 ferait plus de %3</translation>
    </message>
    <message>
        <source>with %1 %2 would make less than %3</source>
        <translation>avec %1, %2 ferait moins de %3</translation>
    </message>
    <message>
        <source>%1 has no combination with %2</source>
        <translation>%1 n’a aucune combinaison avec %2</translation>
    </message>
</context>
<context>
    <name>SymbolSet</name>
    <message>
        <source>Numbers</source>
        <translation>Nombres</translation>
    </message>
    <message>
        <source>1-9, then A, B, …</source>
        <translation>1-9, puis A, B, …</translation>
    </message>
    <message>
        <source>A, B, C, …</source>
        <translation>A, B, C, …</translation>
    </message>
    <message>
        <source>0-9, then A, B, …</source>
        <translation>0-9, puis A, B, …</translation>
    </message>
    <message>
        <source>cat</source>
        <translation>chat</translation>
    </message>
    <message>
        <source>fish</source>
        <translation>poisson</translation>
    </message>
    <message>
        <source>butterfly</source>
        <translation>papillon</translation>
    </message>
    <message>
        <source>rabbit</source>
        <translation>lapin</translation>
    </message>
    <message>
        <source>duck</source>
        <translation>canard</translation>
    </message>
    <message>
        <source>snail</source>
        <translation>escargot</translation>
    </message>
    <message>
        <source>bear</source>
        <translation>ours</translation>
    </message>
    <message>
        <source>owl</source>
        <translation>hibou</translation>
    </message>
    <message>
        <source>elephant</source>
        <translation>éléphant</translation>
    </message>
    <message>
        <source>apple</source>
        <translation>pomme</translation>
    </message>
    <message>
        <source>banana</source>
        <translation>banane</translation>
    </message>
    <message>
        <source>grapes</source>
        <translation>raisin</translation>
    </message>
    <message>
        <source>cherries</source>
        <translation>cerises</translation>
    </message>
    <message>
        <source>melon</source>
        <translation>melon</translation>
    </message>
    <message>
        <source>pear</source>
        <translation>poire</translation>
    </message>
    <message>
        <source>strawberry</source>
        <translation>fraise</translation>
    </message>
    <message>
        <source>lemon</source>
        <translation>citron</translation>
    </message>
    <message>
        <source>orange</source>
        <translation>orange</translation>
    </message>
    <message>
        <source>circle</source>
        <translation>cercle</translation>
    </message>
    <message>
        <source>triangle</source>
        <translation>triangle</translation>
    </message>
    <message>
        <source>star</source>
        <translation>étoile</translation>
    </message>
    <message>
        <source>heart</source>
        <translation>cœur</translation>
    </message>
    <message>
        <source>square</source>
        <translation>carré</translation>
    </message>
    <message>
        <source>moon</source>
        <translation>lune</translation>
    </message>
    <message>
        <source>cross</source>
        <translation>croix</translation>
    </message>
    <message>
        <source>diamond</source>
        <translation>losange</translation>
    </message>
    <message>
        <source>flower</source>
        <translation>fleur</translation>
    </message>
    <message>
        <source>blue</source>
        <translation>bleu</translation>
    </message>
    <message>
        <source>yellow</source>
        <translation>jaune</translation>
    </message>
    <message>
        <source>red</source>
        <translation>rouge</translation>
    </message>
    <message>
        <source>black</source>
        <translation>noir</translation>
    </message>
    <message>
        <source>green</source>
        <translation>vert</translation>
    </message>
    <message>
        <source>pink</source>
        <translation>rose</translation>
    </message>
    <message>
        <source>brown</source>
        <translation>marron</translation>
    </message>
    <message>
        <source>light blue</source>
        <translation>bleu clair</translation>
    </message>
    <message>
        <source>Letters without I and O</source>
        <translation>Lettres sans I ni O</translation>
    </message>
    <message>
        <source>Greek Letters</source>
        <translation>Lettres grecques</translation>
    </message>
    <message>
        <source>Animals</source>
        <translation>Animaux</translation>
    </message>
    <message>
        <source>Fruits</source>
        <translation>Fruits</translation>
    </message>
    <message>
        <source>Shapes</source>
        <translation>Formes</translation>
    </message>
    <message>
        <source>Colours</source>
        <translation>Couleurs</translation>
    </message>
</context>
<context>
    <name>SymbolWords</name>
    <message>
        <source>a word has as many different letters as the board has digits, %1 to %2, and this has %3</source>
        <translation>un mot a autant de lettres différentes que la grille a de chiffres, de %1 à %2, et celui-ci en a %3</translation>
    </message>
    <message>
        <source>the letter %1 is there twice</source>
        <translation>la lettre %1 y est deux fois</translation>
    </message>
    <message>
        <source>&apos;%1&apos; cannot stand for a digit</source>
        <translation>«&#x202f;%1&#x202f;» ne peut pas représenter un chiffre</translation>
    </message>
    <message>
        <source>%1 has %2 symbols, but this board needs %3</source>
        <translation>%1 a %2 symboles, mais cette grille en demande %3</translation>
    </message>
    <message>
        <source>a word has letters, not only figures</source>
        <translation>un mot a des lettres, pas seulement des chiffres</translation>
    </message>
    <message>
        <source>a word has no spaces</source>
        <translation>un mot n’a pas d’espaces</translation>
    </message>
</context>
<context>
    <name>SymbolsMenu</name>
    <message>
        <source>symbols</source>
        <translation>symboles</translation>
    </message>
    <message>
        <source>Above 9 × 9</source>
        <translation>Au-delà de 9 × 9</translation>
    </message>
    <message>
        <source>Of This Puzzle</source>
        <translation>De ce sudoku</translation>
    </message>
    <message>
        <source>&amp;Word…</source>
        <translation>&amp;Mot…</translation>
    </message>
</context>
<context>
    <name>Symmetry</name>
    <message>
        <source>None</source>
        <translation>Aucune</translation>
    </message>
    <message>
        <source>Half turn</source>
        <translation>Demi-tour</translation>
    </message>
    <message>
        <source>Quarter turn</source>
        <translation>Quart de tour</translation>
    </message>
    <message>
        <source>Top to bottom</source>
        <translation>De haut en bas</translation>
    </message>
    <message>
        <source>Left to right</source>
        <translation>De gauche à droite</translation>
    </message>
    <message>
        <source>Top to bottom and left to right</source>
        <translation>De haut en bas et de gauche à droite</translation>
    </message>
    <message>
        <source>Diagonal from top left</source>
        <translation>Diagonale du coin supérieur gauche</translation>
    </message>
    <message>
        <source>Diagonal from bottom left</source>
        <translation>Diagonale du coin inférieur gauche</translation>
    </message>
    <message>
        <source>Both diagonals</source>
        <translation>Les deux diagonales</translation>
    </message>
    <message>
        <source>All of them</source>
        <translation>Toutes</translation>
    </message>
</context>
<context>
    <name>Technique</name>
    <message>
        <source>Full House</source>
        <translation>Dernière case</translation>
    </message>
    <message>
        <source>Naked Single</source>
        <translation>Singleton nu</translation>
    </message>
    <message>
        <source>Hidden Single</source>
        <translation>Singleton caché</translation>
    </message>
    <message>
        <source>Dots, Signs and Lines</source>
        <translation>Points, signes et lignes</translation>
    </message>
    <message>
        <source>Sum Combinations</source>
        <translation>Combinaisons de sommes</translation>
    </message>
    <message>
        <source>Line or Outside Clue</source>
        <translation>Ligne ou indice extérieur</translation>
    </message>
    <message>
        <source>Locked Pair</source>
        <translation>Paire verrouillée</translation>
    </message>
    <message>
        <source>Locked Triple</source>
        <translation>Triplet verrouillé</translation>
    </message>
    <message>
        <source>Locked Candidates Type 1 (Pointing)</source>
        <translation>Candidats verrouillés 1 (pointage)</translation>
    </message>
    <message>
        <source>Locked Candidates Type 2 (Claiming)</source>
        <translation>Candidats verrouillés 2 (réduction)</translation>
    </message>
    <message>
        <source>Naked Pair</source>
        <translation>Paire nue</translation>
    </message>
    <message>
        <source>Naked Triple</source>
        <translation>Triplet nu</translation>
    </message>
    <message>
        <source>Hidden Pair</source>
        <translation>Paire cachée</translation>
    </message>
    <message>
        <source>Hidden Triple</source>
        <translation>Triplet caché</translation>
    </message>
    <message>
        <source>Innies and Outies</source>
        <translation>Innies et outies</translation>
    </message>
    <message>
        <source>Naked Quadruple</source>
        <translation>Quadruplet nu</translation>
    </message>
    <message>
        <source>Hidden Quadruple</source>
        <translation>Quadruplet caché</translation>
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
        <translation>Paire distante</translation>
    </message>
    <message>
        <source>Bivalue Universal Grave + 1</source>
        <translation>BUG + 1</translation>
    </message>
    <message>
        <source>Skyscraper</source>
        <translation>Gratte-ciel</translation>
    </message>
    <message>
        <source>2-String Kite</source>
        <translation>Cerf-volant à 2 fils</translation>
    </message>
    <message>
        <source>Dual 2-String Kite</source>
        <translation>Double cerf-volant à 2 fils</translation>
    </message>
    <message>
        <source>Turbot Fish</source>
        <translation>Turbot</translation>
    </message>
    <message>
        <source>Empty Rectangle</source>
        <translation>Rectangle vide</translation>
    </message>
    <message>
        <source>Empty Rectangle (Two Candidates)</source>
        <translation>Rectangle vide (deux candidats)</translation>
    </message>
    <message>
        <source>Dual Empty Rectangle</source>
        <translation>Double rectangle vide</translation>
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
        <translation>Test d’unicité 1</translation>
    </message>
    <message>
        <source>Uniqueness Test 2</source>
        <translation>Test d’unicité 2</translation>
    </message>
    <message>
        <source>Uniqueness Test 3</source>
        <translation>Test d’unicité 3</translation>
    </message>
    <message>
        <source>Uniqueness Test 4</source>
        <translation>Test d’unicité 4</translation>
    </message>
    <message>
        <source>Uniqueness Test 5</source>
        <translation>Test d’unicité 5</translation>
    </message>
    <message>
        <source>Uniqueness Test 6</source>
        <translation>Test d’unicité 6</translation>
    </message>
    <message>
        <source>Hidden Rectangle</source>
        <translation>Rectangle caché</translation>
    </message>
    <message>
        <source>Avoidable Rectangle Type 1</source>
        <translation>Rectangle évitable type 1</translation>
    </message>
    <message>
        <source>Avoidable Rectangle Type 2</source>
        <translation>Rectangle évitable type 2</translation>
    </message>
    <message>
        <source>Finned X-Wing</source>
        <translation>X-Wing à aileron</translation>
    </message>
    <message>
        <source>Siamese Finned X-Wing</source>
        <translation>X-Wing siamois à aileron</translation>
    </message>
    <message>
        <source>Sashimi X-Wing</source>
        <translation>X-Wing Sashimi</translation>
    </message>
    <message>
        <source>Siamese Sashimi X-Wing</source>
        <translation>X-Wing Sashimi siamois</translation>
    </message>
    <message>
        <source>Finned Swordfish</source>
        <translation>Swordfish à aileron</translation>
    </message>
    <message>
        <source>Siamese Finned Swordfish</source>
        <translation>Swordfish siamois à aileron</translation>
    </message>
    <message>
        <source>Sashimi Swordfish</source>
        <translation>Swordfish Sashimi</translation>
    </message>
    <message>
        <source>Siamese Sashimi Swordfish</source>
        <translation>Swordfish Sashimi siamois</translation>
    </message>
    <message>
        <source>Finned Jellyfish</source>
        <translation>Jellyfish à aileron</translation>
    </message>
    <message>
        <source>Siamese Finned Jellyfish</source>
        <translation>Jellyfish siamois à aileron</translation>
    </message>
    <message>
        <source>Sashimi Jellyfish</source>
        <translation>Jellyfish Sashimi</translation>
    </message>
    <message>
        <source>Siamese Sashimi Jellyfish</source>
        <translation>Jellyfish Sashimi siamois</translation>
    </message>
    <message>
        <source>Finned Squirmbag</source>
        <translation>Squirmbag à aileron</translation>
    </message>
    <message>
        <source>Sashimi Squirmbag</source>
        <translation>Squirmbag Sashimi</translation>
    </message>
    <message>
        <source>Finned Whale</source>
        <translation>Whale à aileron</translation>
    </message>
    <message>
        <source>Sashimi Whale</source>
        <translation>Whale Sashimi</translation>
    </message>
    <message>
        <source>Finned Leviathan</source>
        <translation>Leviathan à aileron</translation>
    </message>
    <message>
        <source>Sashimi Leviathan</source>
        <translation>Leviathan Sashimi</translation>
    </message>
    <message>
        <source>Sue de Coq</source>
        <translation>Sue de Coq</translation>
    </message>
    <message>
        <source>Simple Colors</source>
        <translation>Coloriage simple</translation>
    </message>
    <message>
        <source>Simple Colors Trap</source>
        <translation>Coloriage simple&#x202f;: piège</translation>
    </message>
    <message>
        <source>Simple Colors Wrap</source>
        <translation>Coloriage simple&#x202f;: contradiction</translation>
    </message>
    <message>
        <source>Multi Colors</source>
        <translation>Coloriage multiple</translation>
    </message>
    <message>
        <source>Multi Colors 1</source>
        <translation>Coloriage multiple 1</translation>
    </message>
    <message>
        <source>Multi Colors 2</source>
        <translation>Coloriage multiple 2</translation>
    </message>
    <message>
        <source>X-Chain</source>
        <translation>Chaîne X</translation>
    </message>
    <message>
        <source>XY-Chain</source>
        <translation>Chaîne XY</translation>
    </message>
    <message>
        <source>Nice Loop/AIC</source>
        <translation>Boucle/AIC</translation>
    </message>
    <message>
        <source>Continuous Nice Loop</source>
        <translation>Boucle continue</translation>
    </message>
    <message>
        <source>Discontinuous Nice Loop</source>
        <translation>Boucle discontinue</translation>
    </message>
    <message>
        <source>AIC</source>
        <translation>AIC</translation>
    </message>
    <message>
        <source>Grouped Nice Loop/AIC</source>
        <translation>Boucle/AIC groupée</translation>
    </message>
    <message>
        <source>Grouped Continuous Nice Loop</source>
        <translation>Boucle continue groupée</translation>
    </message>
    <message>
        <source>Grouped Discontinuous Nice Loop</source>
        <translation>Boucle discontinue groupée</translation>
    </message>
    <message>
        <source>Grouped AIC</source>
        <translation>AIC groupée</translation>
    </message>
    <message>
        <source>Nice Loop/AIC with Almost Locked Sets</source>
        <translation>Boucle/AIC avec ensembles presque verrouillés</translation>
    </message>
    <message>
        <source>Almost Locked Set XZ-Rule</source>
        <translation>Règle ALS-XZ</translation>
    </message>
    <message>
        <source>Almost Locked Set XY-Wing</source>
        <translation>ALS XY-Wing</translation>
    </message>
    <message>
        <source>Almost Locked Set XY-Wing (Overlapping)</source>
        <translation>ALS XY-Wing (avec chevauchement)</translation>
    </message>
    <message>
        <source>Almost Locked Set Chain</source>
        <translation>Chaîne d’ALS</translation>
    </message>
    <message>
        <source>Death Blossom</source>
        <translation>Death Blossom</translation>
    </message>
    <message>
        <source>Death Blossom (Overlapping)</source>
        <translation>Death Blossom (avec chevauchement)</translation>
    </message>
    <message>
        <source>Franken X-Wing</source>
        <translation>X-Wing Franken</translation>
    </message>
    <message>
        <source>Franken Swordfish</source>
        <translation>Swordfish Franken</translation>
    </message>
    <message>
        <source>Franken Jellyfish</source>
        <translation>Jellyfish Franken</translation>
    </message>
    <message>
        <source>Franken Squirmbag</source>
        <translation>Squirmbag Franken</translation>
    </message>
    <message>
        <source>Franken Whale</source>
        <translation>Whale Franken</translation>
    </message>
    <message>
        <source>Franken Leviathan</source>
        <translation>Leviathan Franken</translation>
    </message>
    <message>
        <source>Finned Franken X-Wing</source>
        <translation>X-Wing Franken à aileron</translation>
    </message>
    <message>
        <source>Siamese Finned Franken X-Wing</source>
        <translation>X-Wing Franken siamois à aileron</translation>
    </message>
    <message>
        <source>Finned Franken Swordfish</source>
        <translation>Swordfish Franken à aileron</translation>
    </message>
    <message>
        <source>Siamese Finned Franken Swordfish</source>
        <translation>Swordfish Franken siamois à aileron</translation>
    </message>
    <message>
        <source>Finned Franken Jellyfish</source>
        <translation>Jellyfish Franken à aileron</translation>
    </message>
    <message>
        <source>Siamese Finned Franken Jellyfish</source>
        <translation>Jellyfish Franken siamois à aileron</translation>
    </message>
    <message>
        <source>Finned Franken Squirmbag</source>
        <translation>Squirmbag Franken à aileron</translation>
    </message>
    <message>
        <source>Finned Franken Whale</source>
        <translation>Whale Franken à aileron</translation>
    </message>
    <message>
        <source>Finned Franken Leviathan</source>
        <translation>Leviathan Franken à aileron</translation>
    </message>
    <message>
        <source>Mutant X-Wing</source>
        <translation>X-Wing mutant</translation>
    </message>
    <message>
        <source>Mutant Swordfish</source>
        <translation>Swordfish mutant</translation>
    </message>
    <message>
        <source>Mutant Jellyfish</source>
        <translation>Jellyfish mutant</translation>
    </message>
    <message>
        <source>Mutant Squirmbag</source>
        <translation>Squirmbag mutant</translation>
    </message>
    <message>
        <source>Mutant Whale</source>
        <translation>Whale mutant</translation>
    </message>
    <message>
        <source>Mutant Leviathan</source>
        <translation>Leviathan mutant</translation>
    </message>
    <message>
        <source>Finned Mutant X-Wing</source>
        <translation>X-Wing mutant à aileron</translation>
    </message>
    <message>
        <source>Siamese Finned Mutant X-Wing</source>
        <translation>X-Wing mutant siamois à aileron</translation>
    </message>
    <message>
        <source>Finned Mutant Swordfish</source>
        <translation>Swordfish mutant à aileron</translation>
    </message>
    <message>
        <source>Siamese Finned Mutant Swordfish</source>
        <translation>Swordfish mutant siamois à aileron</translation>
    </message>
    <message>
        <source>Finned Mutant Jellyfish</source>
        <translation>Jellyfish mutant à aileron</translation>
    </message>
    <message>
        <source>Siamese Finned Mutant Jellyfish</source>
        <translation>Jellyfish mutant siamois à aileron</translation>
    </message>
    <message>
        <source>Finned Mutant Squirmbag</source>
        <translation>Squirmbag mutant à aileron</translation>
    </message>
    <message>
        <source>Finned Mutant Whale</source>
        <translation>Whale mutant à aileron</translation>
    </message>
    <message>
        <source>Finned Mutant Leviathan</source>
        <translation>Leviathan mutant à aileron</translation>
    </message>
    <message>
        <source>Kraken Fish</source>
        <translation>Poisson Kraken</translation>
    </message>
    <message>
        <source>Kraken Fish Type 1</source>
        <translation>Poisson Kraken type 1</translation>
    </message>
    <message>
        <source>Kraken Fish Type 2</source>
        <translation>Poisson Kraken type 2</translation>
    </message>
    <message>
        <source>Forcing Chain</source>
        <translation>Chaîne forcée</translation>
    </message>
    <message>
        <source>Forcing Chain Contradiction</source>
        <translation>Chaîne forcée&#x202f;: contradiction</translation>
    </message>
    <message>
        <source>Forcing Chain Verity</source>
        <translation>Chaîne forcée&#x202f;: vérité</translation>
    </message>
    <message>
        <source>Forcing Net</source>
        <translation>Réseau forcé</translation>
    </message>
    <message>
        <source>Forcing Net Contradiction</source>
        <translation>Réseau forcé&#x202f;: contradiction</translation>
    </message>
    <message>
        <source>Forcing Net Verity</source>
        <translation>Réseau forcé&#x202f;: vérité</translation>
    </message>
    <message>
        <source>Template Set</source>
        <translation>Gabarit&#x202f;: placer</translation>
    </message>
    <message>
        <source>Template Delete</source>
        <translation>Gabarit&#x202f;: éliminer</translation>
    </message>
    <message>
        <source>Unique Loop</source>
        <translation>Boucle unique</translation>
    </message>
    <message>
        <source>Bivalue Universal Grave Type 2</source>
        <translation>BUG type 2</translation>
    </message>
    <message>
        <source>Bivalue Universal Grave Type 4</source>
        <translation>BUG type 4</translation>
    </message>
    <message>
        <source>Bivalue Universal Grave Type 3</source>
        <translation>BUG type 3</translation>
    </message>
    <message>
        <source>Aligned Pair Exclusion</source>
        <translation>Exclusion de paire alignée</translation>
    </message>
    <message>
        <source>X-Cycle</source>
        <translation>Cycle X</translation>
    </message>
    <message>
        <source>Y-Cycle</source>
        <translation>Cycle Y</translation>
    </message>
    <message>
        <source>X Forcing Chain</source>
        <translation>Chaîne forcée X</translation>
    </message>
    <message>
        <source>XY-Cycle</source>
        <translation>Cycle XY</translation>
    </message>
    <message>
        <source>XY Forcing Chain</source>
        <translation>Chaîne forcée XY</translation>
    </message>
    <message>
        <source>Aligned Triplet Exclusion</source>
        <translation>Exclusion de triplet aligné</translation>
    </message>
    <message>
        <source>Nishio</source>
        <translation>Nishio</translation>
    </message>
    <message>
        <source>Cell Forcing Chain</source>
        <translation>Chaîne forcée de case</translation>
    </message>
    <message>
        <source>Region Forcing Chain</source>
        <translation>Chaîne forcée de région</translation>
    </message>
    <message>
        <source>Dynamic Forcing Chain</source>
        <translation>Chaîne forcée dynamique</translation>
    </message>
    <message>
        <source>Dynamic Forcing Chain (+)</source>
        <translation>Chaîne forcée dynamique (+)</translation>
    </message>
    <message>
        <source>Dynamic Forcing Chain (+ Forcing Chains)</source>
        <translation>Chaîne forcée dynamique (+ chaînes forcées)</translation>
    </message>
    <message>
        <source>Dynamic Forcing Chain (+ Multiple Forcing Chains)</source>
        <translation>Chaîne forcée dynamique (+ chaînes forcées multiples)</translation>
    </message>
    <message>
        <source>Dynamic Forcing Chain (+ Dynamic Forcing Chains)</source>
        <translation>Chaîne forcée dynamique (+ chaînes forcées dynamiques)</translation>
    </message>
    <message>
        <source>Dynamic Forcing Chain (+ Dynamic Forcing Chains (+ Forcing Chains))</source>
        <translation>Chaîne forcée dynamique (+ chaînes forcées dynamiques (+ chaînes forcées))</translation>
    </message>
    <message>
        <source>Brute Force</source>
        <translation>Force brute</translation>
    </message>
    <message>
        <source>Law of Leftovers</source>
        <translation>Loi des restes</translation>
    </message>
    <message>
        <source>Hidden Window</source>
        <translation>Fenêtre cachée</translation>
    </message>
    <message>
        <source>Single Combination</source>
        <translation>Combinaison unique</translation>
    </message>
    <message>
        <source>Innie</source>
        <translation>Innie</translation>
    </message>
    <message>
        <source>Outie</source>
        <translation>Outie</translation>
    </message>
    <message>
        <source>Minimum and Maximum</source>
        <translation>Minimum et maximum</translation>
    </message>
    <message>
        <source>Cage Combinations</source>
        <translation>Combinaisons de cage</translation>
    </message>
    <message>
        <source>Combinations of a Large Cage</source>
        <translation>Combinaisons d’une grande cage</translation>
    </message>
    <message>
        <source>Cage Permutations</source>
        <translation>Permutations de cage</translation>
    </message>
    <message>
        <source>Killer Pair</source>
        <translation>Paire killer</translation>
    </message>
    <message>
        <source>Killer Triple</source>
        <translation>Triplet killer</translation>
    </message>
    <message>
        <source>Cage Splitting</source>
        <translation>Partage de cage</translation>
    </message>
    <message>
        <source>Cage/Unit Overlap</source>
        <translation>Chevauchement cage/maison</translation>
    </message>
    <message>
        <source>Hidden Killer Pair</source>
        <translation>Paire killer cachée</translation>
    </message>
    <message>
        <source>Hidden Killer Triple</source>
        <translation>Triplet killer caché</translation>
    </message>
    <message>
        <source>Blocked Combination</source>
        <translation>Combinaison bloquée</translation>
    </message>
    <message>
        <source>Common Peer Elimination</source>
        <translation>Élimination des cases vues en commun</translation>
    </message>
    <message>
        <source>Innie-Outie Difference</source>
        <translation>Différence innie-outie</translation>
    </message>
    <message>
        <source>Overlapping Cages</source>
        <translation>Cages qui se chevauchent</translation>
    </message>
    <message>
        <source>Line by Trial</source>
        <translation>Ligne par essais</translation>
    </message>
    <message>
        <source>External Unique Rectangle</source>
        <translation>Rectangle unique externe</translation>
    </message>
    <message>
        <source>3D Medusa</source>
        <translation>Méduse 3D</translation>
    </message>
    <message>
        <source>SK Loop</source>
        <translation>Boucle SK</translation>
    </message>
    <message>
        <source>Junior Exocet</source>
        <translation>Exocet junior</translation>
    </message>
    <message>
        <source>Tridagon</source>
        <translation>Tridagon</translation>
    </message>
    <message>
        <source>Senior Exocet</source>
        <translation>Exocet senior</translation>
    </message>
    <message>
        <source>Multi-Sector Locked Sets</source>
        <translation>Ensembles verrouillés multi-secteurs</translation>
    </message>
    <message>
        <source>A Few Facts</source>
        <translation>Quelques faits</translation>
    </message>
    <message>
        <source>Borders of Regions</source>
        <translation>Frontières de régions</translation>
    </message>
    <message>
        <source>Trial of Regions</source>
        <translation>Régions par essais</translation>
    </message>
</context>
<context>
    <name>Technique table</name>
    <message>
        <source>a kind of %1</source>
        <translation>une sorte de %1</translation>
    </message>
    <message>
        <source>needs a single solution</source>
        <translation>suppose une solution unique</translation>
    </message>
    <message>
        <source>off</source>
        <translation>désactivée</translation>
    </message>
</context>
<context>
    <name>TechniqueArticle</name>
    <message>
        <source>Before it: %1.</source>
        <translation>Avant&#x202f;: %1.</translation>
    </message>
    <message>
        <source>Next: %1.</source>
        <translation>Ensuite&#x202f;: %1.</translation>
    </message>
    <message>
        <source>How to spot it</source>
        <translation>Comment la repérer</translation>
    </message>
    <message>
        <source>Its place</source>
        <translation>Sa place</translation>
    </message>
    <message>
        <source>Level: %1. HoDoKu&apos;s score: %2.</source>
        <translation>Niveau&#x202f;: %1. Score HoDoKu&#x202f;: %2.</translation>
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
        <translation>ER est la note de l’étape la plus difficile, EP celle de la plus difficile avant le premier chiffre, ED celle de la première.</translation>
    </message>
</context>
<context>
    <name>TechniquePage</name>
    <message>
        <source>This page is in English so far.</source>
        <translation>Pour l’instant, cette page est en anglais.</translation>
    </message>
</context>
<context>
    <name>TechniqueSteps</name>
    <message>
        <source>Technique, and what follows</source>
        <translation>Technique et conclusion</translation>
    </message>
    <message>
        <source>Technique</source>
        <translation>Technique</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>Niveau</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Score</translation>
    </message>
    <message>
        <source>HoDoKu&apos;s score of the technique</source>
        <translation>Score HoDoKu de la technique</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1&#x202f;: %2</translation>
    </message>
    <message numerus="yes">
        <source>%n technique(s)</source>
        <translation>
            <numerusform>%n technique</numerusform>
            <numerusform>%n techniques</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TermWords</name>
    <message>
        <source>%1 in %2</source>
        <translation>%1 en %2</translation>
    </message>
    <message>
        <source>cover: %1 in %2</source>
        <translation>couverture&#x202f;: %1 dans %2</translation>
    </message>
    <message>
        <source>fin: %1 in %2</source>
        <translation>aileron&#x202f;: %1 en %2</translation>
    </message>
    <message>
        <source>endo fin: %1 in %2</source>
        <translation>endo-aileron&#x202f;: %1 en %2</translation>
    </message>
    <message>
        <source>one of %2 is %1</source>
        <translation>l’une de %2 est %1</translation>
    </message>
    <message>
        <source>almost locked set %1: %2 in %3</source>
        <translation>ensemble presque verrouillé %1&#x202f;: %2 en %3</translation>
    </message>
    <message>
        <source>restricted: %1 in %2</source>
        <translation>restreint&#x202f;: %1 en %2</translation>
    </message>
    <message>
        <source>colour %1: %2 in %3</source>
        <translation>couleur %1&#x202f;: %2 en %3</translation>
    </message>
    <message>
        <source>%1 or %2</source>
        <translation>%1 ou %2</translation>
    </message>
    <message>
        <source>, </source>
        <translation>, </translation>
    </message>
    <message>
        <source>if %1, then %2</source>
        <translation>si %1, alors %2</translation>
    </message>
    <message>
        <source>, then </source>
        <translation>, alors </translation>
    </message>
    <message>
        <source>the hidden house %1 (%2 without %3)</source>
        <translation>la maison cachée %1 (%2 sans %3)</translation>
    </message>
    <message>
        <source>the house of %1 at %2</source>
        <translation>la maison de %1 en %2</translation>
    </message>
    <message>
        <source>the rest (%1 without %2)</source>
        <translation>le reste (%1 sans %2)</translation>
    </message>
    <message>
        <source>other side: %1 in %2</source>
        <translation>autre côté&#x202f;: %1 en %2</translation>
    </message>
    <message>
        <source>counted: %1 in %2</source>
        <translation>compté&#x202f;: %1 en %2</translation>
    </message>
    <message>
        <source>; </source>
        <translation>&#x202f;; </translation>
    </message>
    <message>
        <source>one of %1</source>
        <translation>l’une de %1</translation>
    </message>
    <message>
        <source>the region of %1</source>
        <translation>la région de %1</translation>
    </message>
</context>
<context>
    <name>Textbook</name>
    <message>
        <source>CDCL: learn from conflicts</source>
        <translation>CDCL&#x202f;: apprendre des conflits</translation>
    </message>
    <message>
        <source>Learns a clause from each conflict, and goes back to the first level at which this clause says something new.</source>
        <translation>Apprend une clause de chaque conflit, et revient au premier niveau où cette clause dit quelque chose de nouveau.</translation>
    </message>
    <message>
        <source>DPLL: try both values</source>
        <translation>DPLL&#x202f;: essayer les deux valeurs</translation>
    </message>
    <message>
        <source>Takes back the last guess after a conflict, and tries the opposite. It remembers nothing else.</source>
        <translation>Retire la dernière supposition après un conflit, et essaie le contraire. Ne retient rien d’autre.</translation>
    </message>
    <message>
        <source>Where there are fewest choices</source>
        <translation>Là où il y a le moins de choix</translation>
    </message>
    <message>
        <source>Guesses where a cell has the fewest digits, or a digit the fewest places.</source>
        <translation>Suppose là où une case a le moins de chiffres, ou un chiffre le moins de places.</translation>
    </message>
    <message>
        <source>The first open candidate</source>
        <translation>Le premier candidat ouvert</translation>
    </message>
    <message>
        <source>Guesses the smallest digit of the first open cell.</source>
        <translation>Suppose le plus petit chiffre de la première case ouverte.</translation>
    </message>
    <message>
        <source>The most active variable</source>
        <translation>La variable la plus active</translation>
    </message>
    <message>
        <source>Guesses the variable that was most often in recent conflicts (VSIDS).</source>
        <translation>Suppose la variable la plus fréquente dans les conflits récents (VSIDS).</translation>
    </message>
</context>
<context>
    <name>TraceWords</name>
    <message>
        <source>Level %1: guess that %2.</source>
        <translation>Niveau %1&#x202f;: on suppose que %2.</translation>
    </message>
    <message>
        <source>Back to level 0: no guess is left.</source>
        <translation>Retour au niveau 0&#x202f;: il ne reste aucune supposition.</translation>
    </message>
    <message>
        <source>Back to level %1.</source>
        <translation>Retour au niveau %1.</translation>
    </message>
    <message>
        <source>Everything is decided: this is a solution.</source>
        <translation>Tout est décidé&#x202f;: c’est une solution.</translation>
    </message>
    <message>
        <source>A conflict without a guess: there is no solution.</source>
        <translation>Un conflit sans supposition&#x202f;: il n’y a pas de solution.</translation>
    </message>
    <message>
        <source>Stopped at step %L1, without an answer.</source>
        <translation>Arrêté à l’étape %L1, sans réponse.</translation>
    </message>
    <message>
        <source>%1 is true</source>
        <translation>%1 est vrai</translation>
    </message>
    <message>
        <source>%1 is false</source>
        <translation>%1 est faux</translation>
    </message>
    <message>
        <source>%1 cannot be %2</source>
        <translation>%1 ne peut pas être %2</translation>
    </message>
    <message>
        <source>%1: it is a clue.</source>
        <translation>%1&#x202f;: c’est un indice.</translation>
    </message>
    <message>
        <source>%1: no other digit is left for it.</source>
        <translation>%1&#x202f;: il ne lui reste aucun autre chiffre.</translation>
    </message>
    <message>
        <source>%1: it is %2.</source>
        <translation>%1&#x202f;: la case est %2.</translation>
    </message>
    <message>
        <source>%1: no other cell of %2 can be %3.</source>
        <translation>%1&#x202f;: dans %2, aucune autre case ne peut être %3.</translation>
    </message>
    <message>
        <source>%1, because %2.</source>
        <translation>%1, car %2.</translation>
    </message>
    <message>
        <source>%1: this guess has failed.</source>
        <translation>%1&#x202f;: cette supposition a échoué.</translation>
    </message>
    <message>
        <source>%1, by learnt clause %2</source>
        <translation>%1, par la clause apprise %2</translation>
    </message>
    <message>
        <source>%1.</source>
        <translation>%1.</translation>
    </message>
    <message>
        <source>%1: %2.</source>
        <translation>%1&#x202f;: %2.</translation>
    </message>
    <message>
        <source>%1 because of %2.</source>
        <translation>%1 à cause de %2.</translation>
    </message>
    <message>
        <source>%1: %2 has a %3 in %4.</source>
        <translation>%1&#x202f;: %2 a un %3 en %4.</translation>
    </message>
    <message>
        <source>%1 because of %2: %3.</source>
        <translation>%1 à cause de %2&#x202f;: %3.</translation>
    </message>
    <message>
        <source>Conflict: learnt clause %1 is false: %2.</source>
        <translation>Conflit&#x202f;: la clause apprise %1 est fausse&#x202f;: %2.</translation>
    </message>
    <message>
        <source>Conflict: this is false: %1.</source>
        <translation>Conflit&#x202f;: ceci est faux&#x202f;: %1.</translation>
    </message>
    <message>
        <source>Conflict: the clue %1 of %2 is excluded.</source>
        <translation>Conflit&#x202f;: l’indice %1 en %2 est exclu.</translation>
    </message>
    <message>
        <source>Conflict: no digit is left for %1.</source>
        <translation>Conflit&#x202f;: il ne reste aucun chiffre pour %1.</translation>
    </message>
    <message>
        <source>Conflict: %1 is both %2 and %3.</source>
        <translation>Conflit&#x202f;: %1 est à la fois %2 et %3.</translation>
    </message>
    <message>
        <source>Conflict: no cell of %1 is left for %2.</source>
        <translation>Conflit&#x202f;: dans %1, il ne reste aucune case pour %2.</translation>
    </message>
    <message>
        <source>Conflict: %1 has a %2 both in %3 and in %4.</source>
        <translation>Conflit&#x202f;: %1 a un %2 à la fois en %3 et en %4.</translation>
    </message>
    <message>
        <source>Conflict because of %1: %2.</source>
        <translation>Conflit à cause de %1&#x202f;: %2.</translation>
    </message>
    <message>
        <source>Learnt clause %1: %2.</source>
        <translation>Clause apprise %1&#x202f;: %2.</translation>
    </message>
    <message>
        <source>This guess fails: %1.</source>
        <translation>Cette supposition échoue&#x202f;: %1.</translation>
    </message>
    <message>
        <source>These guesses fail together: %1.</source>
        <translation>Ces suppositions échouent ensemble&#x202f;: %1.</translation>
    </message>
    <message>
        <source>%1 (guess)</source>
        <translation>%1 (supposition)</translation>
    </message>
    <message>
        <source>digits: %L1</source>
        <translation>chiffres&#x202f;: %L1</translation>
    </message>
    <message>
        <source>excluded candidates: %L1</source>
        <translation>candidats exclus&#x202f;: %L1</translation>
    </message>
    <message>
        <source>bits: %L1</source>
        <translation>bits&#x202f;: %L1</translation>
    </message>
    <message>
        <source>auxiliary variables: %L1</source>
        <translation>variables auxiliaires&#x202f;: %L1</translation>
    </message>
    <message>
        <source>Level %1: %2</source>
        <translation>Niveau %1&#x202f;: %2</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>rien</translation>
    </message>
    <message>
        <source>Guesses: %L1, propagations: %L2, conflicts: %L3</source>
        <translation>Suppositions&#x202f;: %L1, propagations&#x202f;: %L2, conflits&#x202f;: %L3</translation>
    </message>
    <message>
        <source>%1, learnt clauses: %L2</source>
        <translation>%1, clauses apprises&#x202f;: %L2</translation>
    </message>
</context>
<context>
    <name>Transform</name>
    <message>
        <source>Turn Right</source>
        <translation>Tourner à droite</translation>
    </message>
    <message>
        <source>Turn Left</source>
        <translation>Tourner à gauche</translation>
    </message>
    <message>
        <source>Half Turn</source>
        <translation>Demi-tour</translation>
    </message>
    <message>
        <source>Mirror Left to Right</source>
        <translation>Miroir gauche-droite</translation>
    </message>
    <message>
        <source>Mirror Top to Bottom</source>
        <translation>Miroir haut-bas</translation>
    </message>
    <message>
        <source>Mirror at the Diagonal from Top Left</source>
        <translation>Miroir sur la diagonale du coin supérieur gauche</translation>
    </message>
    <message>
        <source>Mirror at the Diagonal from Bottom Left</source>
        <translation>Miroir sur la diagonale du coin inférieur gauche</translation>
    </message>
    <message>
        <source>Swap Rows</source>
        <translation>Échanger des lignes</translation>
    </message>
    <message>
        <source>Swap Columns</source>
        <translation>Échanger des colonnes</translation>
    </message>
    <message>
        <source>Swap Bands of Boxes</source>
        <translation>Échanger des bandes de blocs</translation>
    </message>
    <message>
        <source>Swap Stacks of Boxes</source>
        <translation>Échanger des piles de blocs</translation>
    </message>
    <message>
        <source>Relabel Digits</source>
        <translation>Renommer les chiffres</translation>
    </message>
    <message>
        <source>Reverse Digits</source>
        <translation>Inverser les chiffres</translation>
    </message>
    <message>
        <source>Sort Digits by the First Row</source>
        <translation>Trier les chiffres selon la première ligne</translation>
    </message>
    <message>
        <source>Canonical Form</source>
        <translation>Forme canonique</translation>
    </message>
    <message>
        <source>Shuffle</source>
        <translation>Mélanger</translation>
    </message>
</context>
<context>
    <name>TransformWords</name>
    <message>
        <source>it needs two numbers, such as 1,2</source>
        <translation>il faut deux nombres, par exemple 1,2</translation>
    </message>
    <message>
        <source>it needs the new digits for 1, 2, 3 and so on, such as 2,3,4,1</source>
        <translation>il faut les nouveaux chiffres pour 1, 2, 3 et ainsi de suite, par exemple 2,3,4,1</translation>
    </message>
    <message>
        <source>%1 allows only digits that all stay even or odd, or all change that</source>
        <translation>%1 ne permet que des chiffres qui gardent tous leur parité ou en changent tous</translation>
    </message>
    <message>
        <source>%1 allows only the reversal of all digits</source>
        <translation>%1 ne permet que l’inversion de tous les chiffres</translation>
    </message>
    <message>
        <source>%1 does not allow it: the rule depends on the values of digits</source>
        <translation>%1 ne le permet pas&#x202f;: la règle dépend de la valeur des chiffres</translation>
    </message>
    <message>
        <source>rows and columns change places only within a band or a stack</source>
        <translation>les lignes et les colonnes ne changent de place que dans une bande ou une pile</translation>
    </message>
    <message>
        <source>a region would be in pieces</source>
        <translation>une région serait en morceaux</translation>
    </message>
    <message>
        <source>%1 does not allow it: the rule would be another one</source>
        <translation>%1 ne le permet pas&#x202f;: la règle en deviendrait une autre</translation>
    </message>
    <message>
        <source>only a board with rectangular boxes has bands and stacks</source>
        <translation>seule une grille à blocs rectangulaires a des bandes et des piles</translation>
    </message>
    <message>
        <source>the numbers must be from 1 to %1</source>
        <translation>les nombres doivent aller de 1 à %1</translation>
    </message>
    <message>
        <source>only boards up to %1 × %1 with boxes and without further rules have a canonical form</source>
        <translation>seules les grilles jusqu’à %1 × %1, avec des blocs et sans autres règles, ont une forme canonique</translation>
    </message>
    <message>
        <source>it takes no numbers</source>
        <translation>il ne faut pas de nombres</translation>
    </message>
    <message>
        <source>each digit from %1 to %2 must be there once</source>
        <translation>chaque chiffre de %1 à %2 doit y être une fois</translation>
    </message>
    <message>
        <source>a board with holes, or of several boards, is turned or mirrored only</source>
        <translation>une grille à trous, ou faite de plusieurs grilles, ne peut qu’être tournée ou mise en miroir</translation>
    </message>
    <message>
        <source>a board on which digits may be repeated in rows and columns is turned or mirrored only</source>
        <translation>une grille où les chiffres peuvent se répéter dans les lignes et les colonnes ne peut qu’être tournée ou mise en miroir</translation>
    </message>
</context>
<context>
    <name>ValueChoices</name>
    <message>
        <source>that of the program</source>
        <translation>celle du programme</translation>
    </message>
</context>
<context>
    <name>Variant</name>
    <message>
        <source>Anti-knight</source>
        <translation>Anti-cavalier</translation>
    </message>
    <message>
        <source>knight&apos;s move, chess</source>
        <translation>saut de cavalier, échecs, anti-knight</translation>
    </message>
    <message>
        <source>Cells a knight&apos;s move apart contain different digits</source>
        <translation>Deux cases à un saut de cavalier contiennent des chiffres différents</translation>
    </message>
    <message>
        <source>Anti-king</source>
        <translation>Anti-roi</translation>
    </message>
    <message>
        <source>king&apos;s move, no touch, chess</source>
        <translation>coup de roi, sans contact, échecs, anti-king</translation>
    </message>
    <message>
        <source>Cells a king&apos;s move apart contain different digits</source>
        <translation>Deux cases à un pas de roi contiennent des chiffres différents</translation>
    </message>
    <message>
        <source>Killer cage</source>
        <translation>Cage killer</translation>
    </message>
    <message>
        <source>sum cage, sumdoku</source>
        <translation>cage à somme, sumdoku, killer cage</translation>
    </message>
    <message>
        <source>No digit is repeated in a dashed cage, and its digits add up to its number</source>
        <translation>Aucun chiffre ne se répète dans une cage en pointillés, et la somme de ses chiffres est son nombre</translation>
    </message>
    <message>
        <source>Extra region</source>
        <translation>Région supplémentaire</translation>
    </message>
    <message>
        <source>extra house, additional region</source>
        <translation>maison supplémentaire, extra region</translation>
    </message>
    <message>
        <source>No digit is repeated in a shaded region with an outline</source>
        <translation>Aucun chiffre ne se répète dans une région ombrée et encadrée</translation>
    </message>
    <message>
        <source>Clone</source>
        <translation>Clone</translation>
    </message>
    <message>
        <source>twin regions</source>
        <translation>régions jumelles, clone</translation>
    </message>
    <message>
        <source>Striped groups of the same shape contain the same digits in the same places</source>
        <translation>Les groupes rayés de même forme contiennent les mêmes chiffres aux mêmes places</translation>
    </message>
    <message>
        <source>Each main diagonal contains every digit once</source>
        <translation>Chaque grande diagonale contient une fois chaque chiffre</translation>
    </message>
    <message>
        <source>Diagonal from top left</source>
        <translation>Diagonale du coin supérieur gauche</translation>
    </message>
    <message>
        <source>X-Sudoku, main diagonals, negative diagonal</source>
        <translation>X-Sudoku, grandes diagonales, diagonale négative</translation>
    </message>
    <message>
        <source>No digit is repeated on the diagonal from top left to bottom right</source>
        <translation>Aucun chiffre ne se répète sur la diagonale du coin supérieur gauche au coin inférieur droit</translation>
    </message>
    <message>
        <source>Diagonal from bottom left</source>
        <translation>Diagonale du coin inférieur gauche</translation>
    </message>
    <message>
        <source>X-Sudoku, main diagonals, positive diagonal</source>
        <translation>X-Sudoku, grandes diagonales, diagonale positive</translation>
    </message>
    <message>
        <source>No digit is repeated on the diagonal from bottom left to top right</source>
        <translation>Aucun chiffre ne se répète sur la diagonale du coin inférieur gauche au coin supérieur droit</translation>
    </message>
    <message>
        <source>Disjoint groups</source>
        <translation>Groupes disjoints</translation>
    </message>
    <message>
        <source>disjoint sets</source>
        <translation>ensembles disjoints, disjoint groups</translation>
    </message>
    <message>
        <source>No digit is repeated in cells at the same place of their boxes</source>
        <translation>Aucun chiffre ne se répète dans les cases à la même place de leur bloc</translation>
    </message>
    <message>
        <source>rectangular boxes</source>
        <translation>des blocs rectangulaires</translation>
    </message>
    <message>
        <source>Thermometer</source>
        <translation>Thermomètre</translation>
    </message>
    <message>
        <source>Digits increase from the bulb of a thermometer to its end</source>
        <translation>Les chiffres croissent du réservoir d’un thermomètre à son extrémité</translation>
    </message>
    <message>
        <source>Palindrome</source>
        <translation>Palindrome</translation>
    </message>
    <message>
        <source>mirror line</source>
        <translation>ligne miroir</translation>
    </message>
    <message>
        <source>A pale line reads the same from both ends</source>
        <translation>Une ligne pâle se lit de la même façon depuis ses deux bouts</translation>
    </message>
    <message>
        <source>Whispers</source>
        <translation>Murmures</translation>
    </message>
    <message>
        <source>German whispers, Dutch whispers, whisper line</source>
        <translation>German whispers, Dutch whispers, ligne de murmures</translation>
    </message>
    <message>
        <source>Adjacent digits on a dashed line differ by at least half the number of digits, or by at least the number given</source>
        <translation>Les chiffres voisins sur une ligne en tirets diffèrent d’au moins la moitié du nombre de chiffres, ou d’au moins le nombre donné</translation>
    </message>
    <message>
        <source>Renban</source>
        <translation>Renban</translation>
    </message>
    <message>
        <source>run of digits, consecutive line</source>
        <translation>suite de chiffres, ligne consécutive</translation>
    </message>
    <message>
        <source>A dotted line contains consecutive digits in any order</source>
        <translation>Une ligne pointillée contient des chiffres consécutifs dans n’importe quel ordre</translation>
    </message>
    <message>
        <source>Between line</source>
        <translation>Ligne d’encadrement</translation>
    </message>
    <message>
        <source>Digits on a line between two circles are between the digits in the circles</source>
        <translation>Les chiffres d’une ligne entre deux cercles sont compris entre ceux des cercles</translation>
    </message>
    <message>
        <source>Arrow</source>
        <translation>Flèche</translation>
    </message>
    <message>
        <source>Digits along an arrow add up to the digit in its circle</source>
        <translation>La somme des chiffres le long d’une flèche est le chiffre de son cercle</translation>
    </message>
    <message>
        <source>Greater than</source>
        <translation>Plus grand que</translation>
    </message>
    <message>
        <source>inequality, comparison, less than</source>
        <translation>inégalité, comparaison, plus petit que</translation>
    </message>
    <message>
        <source>The sign between two cells opens towards the greater digit</source>
        <translation>Le signe entre deux cases s’ouvre vers le plus grand chiffre</translation>
    </message>
    <message>
        <source>White dot</source>
        <translation>Point blanc</translation>
    </message>
    <message>
        <source>Kropki dots, consecutive, difference</source>
        <translation>points Kropki, consécutifs, différence</translation>
    </message>
    <message>
        <source>Digits beside a white dot differ by one, or by the number in the dot</source>
        <translation>Les chiffres de part et d’autre d’un point blanc diffèrent de un, ou du nombre dans le point</translation>
    </message>
    <message>
        <source>Black dot</source>
        <translation>Point noir</translation>
    </message>
    <message>
        <source>Kropki dots, ratio, double</source>
        <translation>points Kropki, rapport, double</translation>
    </message>
    <message>
        <source>One digit beside a black dot is twice the other, or the other times the number in the dot</source>
        <translation>Un chiffre à côté d’un point noir est le double de l’autre, ou l’autre multiplié par le nombre dans le point</translation>
    </message>
    <message>
        <source>X or V</source>
        <translation>X ou V</translation>
    </message>
    <message>
        <source>XV, sum of 5 or 10</source>
        <translation>XV, somme 5 ou 10</translation>
    </message>
    <message>
        <source>Digits beside an X add up to 10, and digits beside a V add up to 5</source>
        <translation>Les chiffres de part et d’autre d’un X totalisent 10, d’un V 5</translation>
    </message>
    <message>
        <source>All white dots are given</source>
        <translation>Tous les points blancs sont donnés</translation>
    </message>
    <message>
        <source>Kropki, negative constraint</source>
        <translation>Kropki, contrainte négative</translation>
    </message>
    <message>
        <source>Adjacent digits without a white dot do not differ by one</source>
        <translation>Les chiffres voisins sans point blanc ne diffèrent pas de un</translation>
    </message>
    <message>
        <source>All black dots are given</source>
        <translation>Tous les points noirs sont donnés</translation>
    </message>
    <message>
        <source>Of two adjacent digits without a black dot, neither is twice the other</source>
        <translation>De deux chiffres voisins sans point noir, aucun n’est le double de l’autre</translation>
    </message>
    <message>
        <source>All X and V are given</source>
        <translation>Tous les X et V sont donnés</translation>
    </message>
    <message>
        <source>XV, negative constraint</source>
        <translation>XV, contrainte négative</translation>
    </message>
    <message>
        <source>Adjacent digits without X or V add up to neither 10 nor 5</source>
        <translation>Les chiffres voisins sans X ni V ne totalisent ni 10 ni 5</translation>
    </message>
    <message>
        <source>Non-consecutive</source>
        <translation>Non consécutif</translation>
    </message>
    <message>
        <source>Adjacent digits differ by two or more</source>
        <translation>Les chiffres voisins diffèrent de deux ou plus</translation>
    </message>
    <message>
        <source>Numbered room</source>
        <translation>Pièce numérotée</translation>
    </message>
    <message>
        <source>numbered rooms, first digit says the place</source>
        <translation>numbered rooms, le premier chiffre dit la place</translation>
    </message>
    <message>
        <source>A number with № is the digit in the nth cell of its row or column, where n is the first digit from that side</source>
        <translation>Un nombre avec № est le chiffre de la n-ième case de sa ligne ou colonne, où n est le premier chiffre depuis ce côté</translation>
    </message>
    <message>
        <source>Sandwich</source>
        <translation>Sandwich</translation>
    </message>
    <message>
        <source>A number with Σ is the sum of the digits between the smallest and the largest digit of its row or column</source>
        <translation>Un nombre avec Σ est la somme des chiffres entre le plus petit et le plus grand chiffre de sa ligne ou colonne</translation>
    </message>
    <message>
        <source>X-sum</source>
        <translation>Somme X</translation>
    </message>
    <message>
        <source>A number with X is the sum of the first n digits of its row or column, where n is the first digit from that side</source>
        <translation>Un nombre avec X est la somme des n premiers chiffres de sa ligne ou colonne, où n est le premier chiffre depuis ce côté</translation>
    </message>
    <message>
        <source>Little killer</source>
        <translation>Petit killer</translation>
    </message>
    <message>
        <source>diagonal sum</source>
        <translation>somme diagonale, little killer</translation>
    </message>
    <message>
        <source>A number with an arrow is the sum of the digits on the diagonal that it points along</source>
        <translation>Un nombre avec une flèche est la somme des chiffres de la diagonale qu’elle indique</translation>
    </message>
    <message>
        <source>Even cells</source>
        <translation>Cases paires</translation>
    </message>
    <message>
        <source>parity</source>
        <translation>parité, pair, impair</translation>
    </message>
    <message>
        <source>Cells with a square contain even digits</source>
        <translation>Les cases avec un carré contiennent des chiffres pairs</translation>
    </message>
    <message>
        <source>Odd cells</source>
        <translation>Cases impaires</translation>
    </message>
    <message>
        <source>Cells with a disc contain odd digits</source>
        <translation>Les cases avec un disque contiennent des chiffres impairs</translation>
    </message>
    <message>
        <source>Quadruple</source>
        <translation>Quadruple</translation>
    </message>
    <message>
        <source>quad, four digits</source>
        <translation>quad, quatre chiffres</translation>
    </message>
    <message>
        <source>The digits in a circle are in the four cells around it</source>
        <translation>Les chiffres d’un cercle sont dans les quatre cases qui l’entourent</translation>
    </message>
    <message>
        <source>No digit is repeated in the shaded cells</source>
        <translation>Aucun chiffre ne se répète dans les cases ombrées</translation>
    </message>
    <message>
        <source>9 rows and columns, and boxes of 3 by 3</source>
        <translation>9 lignes et colonnes, et des blocs de 3 sur 3</translation>
    </message>
    <message>
        <source>Asterisk</source>
        <translation>Astérisque</translation>
    </message>
    <message>
        <source>star</source>
        <translation>étoile, asterisk</translation>
    </message>
    <message>
        <source>Centre dot</source>
        <translation>Point central</translation>
    </message>
    <message>
        <source>center dot</source>
        <translation>center dot, centre des blocs</translation>
    </message>
    <message>
        <source>boxes with a cell in the centre</source>
        <translation>des blocs avec une case au centre</translation>
    </message>
    <message>
        <source>Girandola</source>
        <translation>Girandola</translation>
    </message>
    <message>
        <source>Target sum</source>
        <translation>Somme cible</translation>
    </message>
    <message>
        <source>The digits in the dashed circles of each row, column and box add up to %1</source>
        <translation>Les chiffres des cercles en tirets de chaque ligne, colonne et bloc totalisent %1</translation>
    </message>
    <message>
        <source>Windoku</source>
        <translation>Windoku</translation>
    </message>
    <message>
        <source>hyper Sudoku, NRC</source>
        <translation>hyper sudoku, NRC</translation>
    </message>
    <message>
        <source>No digit is repeated in a shaded window</source>
        <translation>Aucun chiffre ne se répète dans une fenêtre ombrée</translation>
    </message>
    <message>
        <source>boxes of at least two rows and two columns</source>
        <translation>des blocs d’au moins deux lignes et deux colonnes</translation>
    </message>
    <message>
        <source>Region sum line</source>
        <translation>Ligne de sommes par région</translation>
    </message>
    <message>
        <source>box sum, equal sums</source>
        <translation>somme par bloc, sommes égales, region sum</translation>
    </message>
    <message>
        <source>The digits of a line with cross strokes have the same sum in each box that it passes through</source>
        <translation>Les chiffres d’une ligne à traits transversaux ont la même somme dans chaque bloc qu’elle traverse</translation>
    </message>
    <message>
        <source>Pill arrow</source>
        <translation>Flèche à pilule</translation>
    </message>
    <message>
        <source>two-digit arrow, double circle</source>
        <translation>flèche à deux chiffres, double cercle</translation>
    </message>
    <message>
        <source>Digits along an arrow add up to the two-digit number in its pill</source>
        <translation>La somme des chiffres le long d’une flèche est le nombre à deux chiffres de sa pilule</translation>
    </message>
    <message>
        <source>Given candidates</source>
        <translation>Candidats donnés</translation>
    </message>
    <message>
        <source>sukaku, pencilmark sudoku, given pencil marks</source>
        <translation>sukaku, sudoku de candidats, annotations données</translation>
    </message>
    <message>
        <source>A cell with small digits contains one of them</source>
        <translation>Une case avec de petits chiffres contient l’un d’eux</translation>
    </message>
    <message>
        <source>Maximum cells</source>
        <translation>Cases maximum</translation>
    </message>
    <message>
        <source>peak, local maximum, greater than all neighbours</source>
        <translation>pic, sommet, maximum local, plus grand que tous ses voisins, maximum cells, peak, local maximum</translation>
    </message>
    <message>
        <source>A digit with four tips that point outwards is greater than each digit beside it that has no such tips</source>
        <translation>Un chiffre à quatre pointes tournées vers l’extérieur est plus grand que chaque chiffre voisin sans de telles pointes</translation>
    </message>
    <message>
        <source>Minimum cells</source>
        <translation>Cases minimum</translation>
    </message>
    <message>
        <source>valley, local minimum, less than all neighbours</source>
        <translation>creux, vallée, minimum local, plus petit que tous ses voisins, minimum cells, valley, local minimum</translation>
    </message>
    <message>
        <source>A digit with four tips that point inwards is less than each digit beside it that has no such tips</source>
        <translation>Un chiffre à quatre pointes tournées vers l’intérieur est plus petit que chaque chiffre voisin sans de telles pointes</translation>
    </message>
    <message>
        <source>Row indexer</source>
        <translation>Indexeur de ligne</translation>
    </message>
    <message>
        <source>indexing, index cells, says the row</source>
        <translation>indexation, cases d’index, indique la ligne, row indexer, indexing, index cells</translation>
    </message>
    <message>
        <source>A cell with upright dashes says in which row of its column the number of its own row is</source>
        <translation>Une case à tirets verticaux dit dans quelle ligne de sa colonne se trouve le numéro de sa propre ligne</translation>
    </message>
    <message>
        <source>Column indexer</source>
        <translation>Indexeur de colonne</translation>
    </message>
    <message>
        <source>indexing, 159, index cells, says the column</source>
        <translation>indexation, cases d’index, indique la colonne, column indexer, indexing, 159, index cells</translation>
    </message>
    <message>
        <source>A cell with level dashes says in which column of its row the number of its own column is</source>
        <translation>Une case à tirets horizontaux dit dans quelle colonne de sa ligne se trouve le numéro de sa propre colonne</translation>
    </message>
    <message>
        <source>Entropic line</source>
        <translation>Ligne entropique</translation>
    </message>
    <message>
        <source>entropy, low, middle and high digits</source>
        <translation>entropie, chiffres petits, moyens et grands, entropic line, entropy</translation>
    </message>
    <message>
        <source>Of each three digits side by side on a hollow line one is low, one middle and one high</source>
        <translation>De trois chiffres qui se suivent sur une ligne creuse, l’un est petit, l’un moyen et l’un grand</translation>
    </message>
    <message>
        <source>Modular line</source>
        <translation>Ligne modulaire</translation>
    </message>
    <message>
        <source>parity line, remainder, modulo</source>
        <translation>ligne de parité, reste, modulo, modular line, parity line</translation>
    </message>
    <message>
        <source>Digits side by side on a line of pale bars leave all different remainders when divided by 3, or by the number given: each three of them, or as many as that number</source>
        <translation>Les chiffres qui se suivent sur une ligne de barres pâles laissent des restes tous différents quand on les divise par 3, ou par le nombre donné&#x202f;: trois à la suite, ou autant que ce nombre</translation>
    </message>
    <message>
        <source>Anti-taxicab</source>
        <translation>Anti-taxi</translation>
    </message>
    <message>
        <source>taxicab distance, Manhattan distance</source>
        <translation>distance du taxi, distance de Manhattan, anti-taxicab</translation>
    </message>
    <message>
        <source>Two cells with the same digit are not that many steps apart, along rows and columns</source>
        <translation>Deux cases de même chiffre ne sont pas séparées de ce nombre de pas, le long des lignes et des colonnes</translation>
    </message>
    <message>
        <source>at most 16 rows</source>
        <translation>au plus 16 lignes</translation>
    </message>
    <message>
        <source>Zipper line</source>
        <translation>Ligne fermeture éclair</translation>
    </message>
    <message>
        <source>zipper, pairs with the sum of the middle</source>
        <translation>fermeture éclair, zip, paires de la somme du milieu, zipper line</translation>
    </message>
    <message>
        <source>Two digits on a line of two rails that are equally far from its middle have the same sum as any other two; if a cell is in the middle, its digit is that sum</source>
        <translation>Sur une ligne à deux rails, deux chiffres à égale distance du milieu ont toujours la même somme&#x202f;; si une case est au milieu, son chiffre est cette somme</translation>
    </message>
    <message>
        <source>Double arrow</source>
        <translation>Double flèche</translation>
    </message>
    <message>
        <source>two circles, double-ended arrow</source>
        <translation>deux cercles, flèche à deux bouts, double arrow</translation>
    </message>
    <message>
        <source>Digits along a thin line between two circles add up to the sum of the digits in the circles</source>
        <translation>Les chiffres le long d’une ligne fine entre deux cercles ont la même somme que ceux des cercles</translation>
    </message>
    <message>
        <source>Counting circles</source>
        <translation>Cercles compteurs</translation>
    </message>
    <message>
        <source>self-counting circles</source>
        <translation>cercles qui se comptent, counting circles</translation>
    </message>
    <message>
        <source>A digit in a thick circle says how many thick circles have that digit</source>
        <translation>Un chiffre dans un cercle épais dit combien de cercles épais ont ce chiffre</translation>
    </message>
    <message>
        <source>Equality cage</source>
        <translation>Cage d’égalité</translation>
    </message>
    <message>
        <source>as many even as odd, as many low as high</source>
        <translation>autant de pairs que d’impairs, autant de petits que de grands, equality cage</translation>
    </message>
    <message>
        <source>A dashed cage with = has as many even digits as odd ones and as many low ones as high ones, none of them repeated, and not the digit in the middle</source>
        <translation>Une cage en pointillés avec = a autant de chiffres pairs que d’impairs et autant de petits que de grands, sans répétition, et pas le chiffre du milieu</translation>
    </message>
    <message>
        <source>Sum cage</source>
        <translation>Cage à somme</translation>
    </message>
    <message>
        <source>killer cage with repeated digits</source>
        <translation>cage killer à chiffres répétés, sum cage</translation>
    </message>
    <message>
        <source>The digits in a dashed cage with Σ add up to its number, and may be repeated where rows, columns and regions let them</source>
        <translation>La somme des chiffres d’une cage en pointillés avec Σ est son nombre, et ils peuvent se répéter là où lignes, colonnes et régions le permettent</translation>
    </message>
    <message>
        <source>Product cage</source>
        <translation>Cage à produit</translation>
    </message>
    <message>
        <source>multiplication cage, times</source>
        <translation>cage à multiplication, fois, product cage</translation>
    </message>
    <message>
        <source>The digits in a dashed cage with × make its number when multiplied, and may be repeated where rows, columns and regions let them</source>
        <translation>Le produit des chiffres d’une cage en pointillés avec × est son nombre, et ils peuvent se répéter là où lignes, colonnes et régions le permettent</translation>
    </message>
    <message>
        <source>Lockout line</source>
        <translation>Ligne d’exclusion</translation>
    </message>
    <message>
        <source>diamonds, lockout</source>
        <translation>losanges, lockout line</translation>
    </message>
    <message>
        <source>The digits in two diamonds differ by at least half the number of digits, rounded down, or by at least the number given; no digit on the line between them is one of theirs or between theirs</source>
        <translation>Les chiffres de deux losanges diffèrent d’au moins la moitié du nombre de chiffres, arrondie vers le bas, ou d’au moins le nombre donné&#x202f;; aucun chiffre de la ligne entre eux n’est l’un des deux ni compris entre les deux</translation>
    </message>
    <message>
        <source>Look-and-say cage</source>
        <translation>Cage look-and-say</translation>
    </message>
    <message>
        <source>look and say, counted digits</source>
        <translation>regarde et dis, chiffres comptés, look and say</translation>
    </message>
    <message>
        <source>A number in quotes says how often a dashed cage has a digit: 23 stands for exactly two 3</source>
        <translation>Un nombre entre guillemets dit combien de fois une cage en pointillés a un chiffre&#x202f;: 23 veut dire exactement deux 3</translation>
    </message>
    <message>
        <source>at most nine digits</source>
        <translation>au plus neuf chiffres</translation>
    </message>
    <message>
        <source>Lunchbox</source>
        <translation>Boîte à sandwich</translation>
    </message>
    <message>
        <source>sandwich line</source>
        <translation>ligne sandwich, lunchbox, sandwich line</translation>
    </message>
    <message>
        <source>No digit is repeated in a long box with round ends, and the digits between its smallest and its largest one add up to its number</source>
        <translation>Aucun chiffre ne se répète dans une longue boîte aux bouts arrondis, et la somme des chiffres entre le plus petit et le plus grand est son nombre</translation>
    </message>
    <message>
        <source>Nabner</source>
        <translation>Nabner</translation>
    </message>
    <message>
        <source>nabner line, the opposite of renban</source>
        <translation>ligne nabner, le contraire de renban</translation>
    </message>
    <message>
        <source>No two digits on a line of broad dashes are equal or consecutive</source>
        <translation>Sur une ligne à larges tirets, il n’y a pas deux chiffres égaux ou consécutifs</translation>
    </message>
    <message>
        <source>Skyscraper clue</source>
        <translation>Indice de gratte-ciel</translation>
    </message>
    <message>
        <source>skyscrapers, visible buildings, outside clue</source>
        <translation>gratte-ciel, bâtiments visibles, indice extérieur, skyscrapers</translation>
    </message>
    <message>
        <source>A number with ▲ is how many digits of its row or column are greater than all digits before them, from that side</source>
        <translation>Un nombre avec ▲ est le nombre de chiffres de sa ligne ou colonne qui, de ce côté, sont plus grands que tous ceux d’avant</translation>
    </message>
    <message>
        <source>Hidden skyscraper</source>
        <translation>Gratte-ciel caché</translation>
    </message>
    <message>
        <source>first hidden building</source>
        <translation>premier bâtiment caché, hidden skyscraper</translation>
    </message>
    <message>
        <source>A number with △ is the first digit of its row or column that has a greater digit before it, from that side</source>
        <translation>Un nombre avec △ est le premier chiffre de sa ligne ou colonne qui, de ce côté, en a un plus grand devant lui</translation>
    </message>
    <message>
        <source>Slow thermometer</source>
        <translation>Thermomètre lent</translation>
    </message>
    <message>
        <source>increase or stay the same</source>
        <translation>croître ou rester égal, slow thermometer</translation>
    </message>
    <message>
        <source>Digits increase or stay the same from the bulb of a hollow thermometer to its end</source>
        <translation>Les chiffres croissent ou restent égaux du réservoir d’un thermomètre creux à son extrémité</translation>
    </message>
    <message>
        <source>Global entropy</source>
        <translation>Entropie globale</translation>
    </message>
    <message>
        <source>2x2 squares, low, middle and high digits</source>
        <translation>carrés 2x2, chiffres petits, moyens et grands, global entropy</translation>
    </message>
    <message>
        <source>Of each four cells around a corner at least one is low, one middle and one high</source>
        <translation>De quatre cases autour d’un même coin, au moins une est petite, une moyenne et une grande</translation>
    </message>
    <message>
        <source>Global modulo</source>
        <translation>Modulo global</translation>
    </message>
    <message>
        <source>2x2 squares, remainders, global mod 3</source>
        <translation>carrés 2x2, restes, global mod 3</translation>
    </message>
    <message>
        <source>Of each four cells around a corner at least one is divisible by 3, one leaves the remainder 1 and one the remainder 2</source>
        <translation>De quatre cases autour d’un même coin, au moins une est divisible par 3, une laisse le reste 1 et une le reste 2</translation>
    </message>
    <message>
        <source>Sum line</source>
        <translation>Ligne à sommes</translation>
    </message>
    <message>
        <source>10-line, ten line, N-sum line, pieces with equal sums</source>
        <translation>ligne 10, morceaux de même somme, 10-line, ten line, N-sum line</translation>
    </message>
    <message>
        <source>A plain line can be cut into pieces whose digits each add up to the number of digits and one, or to the number given</source>
        <translation>Une ligne simple peut être coupée en morceaux dont les chiffres totalisent chacun le nombre de chiffres plus un, ou le nombre donné</translation>
    </message>
    <message>
        <source>Chaos construction</source>
        <translation>Construction chaotique</translation>
    </message>
    <message>
        <source>unknown regions, construct regions</source>
        <translation>régions inconnues, construire les régions, chaos construction</translation>
    </message>
    <message>
        <source>The regions are unknown: each has as many cells as a row, or as the number says, which are connected by their sides, and no digit twice</source>
        <translation>Les régions sont inconnues&#x202f;: chacune a autant de cases qu’une ligne, ou que le dit le nombre, reliées par leurs côtés, et aucun chiffre en double</translation>
    </message>
    <message>
        <source>no digit above 9</source>
        <translation>des chiffres ne dépassant pas 9</translation>
    </message>
    <message>
        <source>Cells of one region</source>
        <translation>Cases d’une région</translation>
    </message>
    <message>
        <source>chaos construction, same region, cage within a region</source>
        <translation>construction chaotique, même région, cage dans une région, chaos construction</translation>
    </message>
    <message>
        <source>The cells of a dashed frame with the small letter R lie in one region</source>
        <translation>Les cases d’un cadre en tirets avec la petite lettre R sont dans une même région</translation>
    </message>
    <message>
        <source>Count around in the region</source>
        <translation>Compte autour dans la région</translation>
    </message>
    <message>
        <source>chaos construction, cell count, region cells in 3x3</source>
        <translation>construction chaotique, nombre de cases, cases de la région dans 3x3, chaos construction</translation>
    </message>
    <message>
        <source>A digit with the small sign # says how many of the cells in the 3x3 square around it lie in its region, with its own cell</source>
        <translation>Un chiffre avec le petit signe # dit combien de cases du carré 3x3 qui l’entoure sont dans sa région, la sienne comprise</translation>
    </message>
    <message>
        <source>Count in the region</source>
        <translation>Compte dans la région</translation>
    </message>
    <message>
        <source>chaos construction, count cells of the same region</source>
        <translation>construction chaotique, compter les cases de la même région, chaos construction</translation>
    </message>
    <message>
        <source>The digit with the small sign # says how many of the striped cells lie in its region, with its own cell</source>
        <translation>Le chiffre avec le petit signe # dit combien des cases rayées sont dans sa région, la sienne comprise</translation>
    </message>
    <message>
        <source>View in the region</source>
        <translation>Vue dans la région</translation>
    </message>
    <message>
        <source>chaos construction, visible cells of the same region</source>
        <translation>construction chaotique, cases visibles de la même région, chaos construction</translation>
    </message>
    <message>
        <source>A digit with the small sign + says how many cells of its region it sees up, down, left and right, with its own cell</source>
        <translation>Un chiffre avec le petit signe + dit combien de cases de sa région il voit vers le haut, le bas, la gauche et la droite, la sienne comprise</translation>
    </message>
    <message>
        <source>Arrow in the region</source>
        <translation>Flèche dans la région</translation>
    </message>
    <message>
        <source>chaos construction, cells in the direction of the arrow</source>
        <translation>construction chaotique, cases dans la direction de la flèche, chaos construction</translation>
    </message>
    <message>
        <source>The digit at the start of an arrow with the small sign # says how many cells from it on lie in its region before the arrow leaves that</source>
        <translation>Le chiffre au début d’une flèche avec le petit signe # dit combien de cases à partir de la sienne sont dans sa région avant que la flèche en sorte</translation>
    </message>
    <message>
        <source>No equal lines</source>
        <translation>Ni lignes ni colonnes égales</translation>
    </message>
    <message>
        <source>full rank without ties, no ties, unique rows and columns</source>
        <translation>rang complet sans égalités, lignes et colonnes uniques, full rank, no ties</translation>
    </message>
    <message>
        <source>No two rows or columns are the same, whichever end each is read from</source>
        <translation>Deux lignes ou colonnes ne sont jamais identiques, quel que soit le bout d’où on les lit</translation>
    </message>
    <message>
        <source>Full rank</source>
        <translation>Rang complet</translation>
    </message>
    <message>
        <source>ranked rows and columns, rank of a line, place in order</source>
        <translation>classement des lignes et colonnes, rang d’une ligne, place dans l’ordre, full rank</translation>
    </message>
    <message>
        <source>Rows and columns, read from both ends as numbers, are ranked from the least (1) to the greatest; a number with # is the rank of the one that begins there, and no other one is the same</source>
        <translation>Les lignes et colonnes, lues des deux bouts comme des nombres, sont classées de la plus petite (1) à la plus grande&#x202f;; un nombre avec # est le rang de celle qui commence là, et aucune autre ne lui est égale</translation>
    </message>
    <message>
        <source>Full rank with ties</source>
        <translation>Rang complet avec égalités</translation>
    </message>
    <message>
        <source>ranked rows and columns, equal ranks, shared rank</source>
        <translation>classement des lignes et colonnes, rangs égaux, rang partagé, full rank</translation>
    </message>
    <message>
        <source>Rows and columns, read from both ends as numbers, are ranked from the least (1) to the greatest; a number with #= is the rank of the one that begins there, and equal ones share the least rank</source>
        <translation>Les lignes et colonnes, lues des deux bouts comme des nombres, sont classées de la plus petite (1) à la plus grande&#x202f;; un nombre avec #= est le rang de celle qui commence là, et celles qui sont égales partagent le plus petit rang</translation>
    </message>
    <message>
        <source>one square board without holes, on which digits differ in rows and columns</source>
        <translation>une seule grille, carrée et sans trous, où les chiffres diffèrent dans les lignes et les colonnes</translation>
    </message>
    <message>
        <source>a square board without holes, and as many digits as rows</source>
        <translation>une grille carrée sans trous et autant de chiffres que de lignes</translation>
    </message>
    <message>
        <source>Count of different digits</source>
        <translation>Nombre de chiffres différents</translation>
    </message>
    <message>
        <source>count distinct, different digits, how many different</source>
        <translation>chiffres différents, combien de différents, count distinct</translation>
    </message>
    <message>
        <source>The digit beside #≠ says how many different digits the other cells of its dashed cage have</source>
        <translation>Le chiffre à côté de #≠ dit combien de chiffres différents ont les autres cases de sa cage en pointillés</translation>
    </message>
    <message>
        <source>as many digits as the diagonal has cells</source>
        <translation>autant de chiffres que la diagonale a de cases</translation>
    </message>
    <message>
        <source>digits from 0 to the number of rows at most, which may be repeated in rows and columns, and no regions</source>
        <translation>des chiffres de 0 au nombre de lignes au plus, qui peuvent se répéter dans les lignes et les colonnes, et pas de régions</translation>
    </message>
    <message>
        <source>Empty cells</source>
        <translation>Cases vides</translation>
    </message>
    <message>
        <source>fewer digits than cells, blanks</source>
        <translation>moins de chiffres que de cases, vides, blanks</translation>
    </message>
    <message>
        <source>Empty cells, no boxes</source>
        <translation>Cases vides, sans blocs</translation>
    </message>
    <message>
        <source>fewer digits than cells, blanks, Easy as ABC, end view</source>
        <translation>moins de chiffres que de cases, vides, blanks, Easy as ABC, end view</translation>
    </message>
    <message>
        <source>Dutch flatmates</source>
        <translation>Colocataires hollandais</translation>
    </message>
    <message>
        <source>flatmates, 1 above or 9 below each 5</source>
        <translation>colocataires, 1 au-dessus ou 9 au-dessous de chaque 5, Dutch flatmates</translation>
    </message>
    <message>
        <source>Each digit in the middle of all digits, 5 of 1 to 9, has the smallest digit directly above it or the largest one directly below it</source>
        <translation>Chaque chiffre au milieu de tous les chiffres, 5 de 1 à 9, a le plus petit chiffre juste au-dessus ou le plus grand juste au-dessous</translation>
    </message>
    <message>
        <source>Rellik cage</source>
        <translation>Cage rellik</translation>
    </message>
    <message>
        <source>killer backwards, no group of digits has the sum</source>
        <translation>killer à l’envers, aucun groupe de chiffres n’a la somme, rellik, killer backwards</translation>
    </message>
    <message>
        <source>No digit is repeated in a dashed cage with ≠, and neither one of its digits nor several of them add up to its number</source>
        <translation>Aucun chiffre ne se répète dans une cage en pointillés avec ≠, et ni un seul ni plusieurs de ses chiffres ne totalisent son nombre</translation>
    </message>
    <message>
        <source>Same digits</source>
        <translation>Mêmes chiffres</translation>
    </message>
    <message>
        <source>same values, equal sets, same set of digits</source>
        <translation>mêmes valeurs, ensembles égaux, même ensemble de chiffres, same values, equal sets</translation>
    </message>
    <message>
        <source>Each of the dashed groups with ⇄ has the same digits as the others, each as often, in any order</source>
        <translation>Chacun des groupes en pointillés avec ⇄ a les mêmes chiffres que les autres, chacun autant de fois, dans n’importe quel ordre</translation>
    </message>
    <message>
        <source>Box indexer</source>
        <translation>Indexeur de bloc</translation>
    </message>
    <message>
        <source>indexing, index cells, says the place in the box</source>
        <translation>indexation, cases d’index, indique la place dans le bloc, box indexer, indexing, index cells</translation>
    </message>
    <message>
        <source>A cell with crosses says at which place of its box the number of its own place is; places count row by row</source>
        <translation>Une case à croix dit à quelle place de son bloc se trouve le numéro de sa propre place&#xa0;; les places se comptent ligne par ligne</translation>
    </message>
    <message>
        <source>Each row, column and shaded or white box has each digit but 0 once, and 0 in the cells that stay empty</source>
        <translation>Chaque ligne, chaque colonne et chaque bloc grisé ou blanc contient chaque chiffre sauf 0 une fois, et 0 dans les cases qui restent vides</translation>
    </message>
    <message>
        <source>Each row and column has each digit but 0 once, and 0 in the cells that stay empty</source>
        <translation>Chaque ligne et chaque colonne contient chaque chiffre sauf 0 une fois, et 0 dans les cases qui restent vides</translation>
    </message>
    <message>
        <source>Cells a knight&apos;s move apart contain different symbols</source>
        <translation>Deux cases à un saut de cavalier contiennent des symboles différents</translation>
    </message>
    <message>
        <source>Cells a king&apos;s move apart contain different symbols</source>
        <translation>Deux cases à un pas de roi contiennent des symboles différents</translation>
    </message>
    <message>
        <source>No symbol is repeated in a shaded region with an outline</source>
        <translation>Aucun symbole ne se répète dans une région ombrée et encadrée</translation>
    </message>
    <message>
        <source>The regions are unknown: each has as many cells as a row, or as the number says, which are connected by their sides, and no symbol twice</source>
        <translation>Les régions sont inconnues&#x202f;: chacune a autant de cases qu’une ligne, ou que le dit le nombre, reliées par leurs côtés, et aucun symbole en double</translation>
    </message>
    <message>
        <source>No symbol is repeated on the diagonal from top left to bottom right</source>
        <translation>Aucun symbole ne se répète sur la diagonale du coin supérieur gauche au coin inférieur droit</translation>
    </message>
    <message>
        <source>No symbol is repeated on the diagonal from bottom left to top right</source>
        <translation>Aucun symbole ne se répète sur la diagonale du coin inférieur gauche au coin supérieur droit</translation>
    </message>
    <message>
        <source>Each main diagonal contains every symbol once</source>
        <translation>Chaque grande diagonale contient une fois chaque symbole</translation>
    </message>
    <message>
        <source>Striped groups of the same shape contain the same symbols in the same places</source>
        <translation>Les groupes rayés de même forme contiennent les mêmes symboles aux mêmes places</translation>
    </message>
    <message>
        <source>No symbol is repeated in cells at the same place of their boxes</source>
        <translation>Aucun symbole ne se répète dans les cases à la même place de leur bloc</translation>
    </message>
    <message>
        <source>Each of the dashed groups with ⇄ has the same symbols as the others, each as often, in any order</source>
        <translation>Chacun des groupes en pointillés avec ⇄ a les mêmes symboles que les autres, chacun autant de fois, dans n’importe quel ordre</translation>
    </message>
    <message>
        <source>No symbol is repeated in a shaded window</source>
        <translation>Aucun symbole ne se répète dans une fenêtre ombrée</translation>
    </message>
    <message>
        <source>No symbol is repeated in the shaded cells</source>
        <translation>Aucun symbole ne se répète dans les cases ombrées</translation>
    </message>
</context>
<context>
    <name>Walkthrough</name>
    <message>
        <source>ER at least %1</source>
        <translation>ER au moins %1</translation>
    </message>
    <message>
        <source>ER %1, EP %2, ED %3</source>
        <translation>ER %1, EP %2, ED %3</translation>
    </message>
    <message>
        <source>More than one solution</source>
        <translation>Plus d’une solution</translation>
    </message>
    <message>
        <source>At least %1</source>
        <translation>Au moins %1</translation>
    </message>
    <message>
        <source>%1, score %2</source>
        <translation>%1, score %2</translation>
    </message>
    <message numerus="yes">
        <source>%n step(s)</source>
        <translation>
            <numerusform>%n étape</numerusform>
            <numerusform>%n étapes</numerusform>
        </translation>
    </message>
    <message>
        <source>HoDoKu&apos;s rating; %1</source>
        <translation>Évaluation de HoDoKu&#x202f;; %1</translation>
    </message>
    <message>
        <source>General level; %1</source>
        <translation>Niveau général&#x202f;; %1</translation>
    </message>
    <message>
        <source>Stopped: there may be more steps.</source>
        <translation>Arrêté&#x202f;: il y a peut-être d’autres étapes.</translation>
    </message>
    <message>
        <source>No further step follows: there is more than one solution.</source>
        <translation>Aucune autre étape n’est possible&#x202f;: il y a plus d’une solution.</translation>
    </message>
    <message>
        <source>No further step follows with these techniques.</source>
        <translation>Aucune autre étape n’est possible avec ces techniques.</translation>
    </message>
    <message>
        <source>Sudoku Explainer: %1</source>
        <translation>Sudoku Explainer&#x202f;: %1</translation>
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
        <translation>Résolution pas à pas</translation>
    </message>
    <message>
        <source>General rating: at least %1, sum at least %2</source>
        <translation>Évaluation générale&#x202f;: au moins %1, somme au moins %2</translation>
    </message>
    <message>
        <source>General rating: %1, sum %2</source>
        <translation>Évaluation générale&#x202f;: %1, somme %2</translation>
    </message>
</context>
<context>
    <name>WhyWords</name>
    <message>
        <source>%1 is the last open cell of %2</source>
        <translation>%1 est la dernière case ouverte&#x202f;: %2</translation>
    </message>
    <message>
        <source>%1 can only be %2</source>
        <translation>%1 ne peut être que %2</translation>
    </message>
    <message>
        <source>In %1 only %2 can be %3</source>
        <translation>Dans %1, il n’y a de place qu’en %2 pour %3</translation>
    </message>
    <message>
        <source>%1, which are in %2 too</source>
        <translation>%1, qui sont aussi dans %2</translation>
    </message>
    <message>
        <source>%1, and all of them see %2</source>
        <translation>%1, et toutes voient %2</translation>
    </message>
    <message>
        <source>%1 contain only %2</source>
        <translation>%1 ne contiennent que %2</translation>
    </message>
    <message>
        <source>Every way to place %1 in all houses has it in %2</source>
        <translation>Toute façon de placer %1 dans toutes les maisons le met en %2</translation>
    </message>
    <message>
        <source>No way to place %1 in all houses has it in %2</source>
        <translation>Aucune façon de placer %1 dans toutes les maisons ne le met en %2</translation>
    </message>
    <message>
        <source>%1 has %2 already, in %3</source>
        <translation>%1 contient déjà %2, en %3</translation>
    </message>
    <message>
        <source>In %1, %2</source>
        <translation>Dans %1, %2</translation>
    </message>
    <message>
        <source>No technique leads on from here, but a solver found %1 for %2</source>
        <translation>Aucune technique ne mène plus loin, mais un solveur a trouvé %1 pour %2</translation>
    </message>
</context>
<context>
    <name>WishCheck</name>
    <message>
        <source>a board has %1 to %2 rows</source>
        <translation>une grille a de %1 à %2 lignes</translation>
    </message>
    <message>
        <source>no kind of rules is called &apos;%1&apos;</source>
        <translation>aucun genre de règle ne s’appelle « %1 »</translation>
    </message>
    <message>
        <source>%1 needs %2</source>
        <translation>%1 demande %2</translation>
    </message>
    <message>
        <source>the program cannot draw the cells of %1</source>
        <translation>le programme ne peut pas tirer les cases de %1</translation>
    </message>
    <message>
        <source>no level is called &apos;%1&apos;</source>
        <translation>aucun niveau ne s’appelle « %1 »</translation>
    </message>
    <message>
        <source>write a number such as 28, or a range such as 28-33</source>
        <translation>écrivez un nombre comme 28, ou un intervalle comme 28-33</translation>
    </message>
</context>
<context>
    <name>WishTable</name>
    <message>
        <source>Number</source>
        <translation>Nombre</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Taille</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Règles</translation>
    </message>
    <message>
        <source>Difficulty</source>
        <translation>Difficulté</translation>
    </message>
    <message>
        <source>Clues</source>
        <translation>Indices</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Fichier</translation>
    </message>
</context>
<context>
    <name>WordPlace</name>
    <message>
        <source>a row</source>
        <translation>une ligne</translation>
    </message>
    <message>
        <source>a column</source>
        <translation>une colonne</translation>
    </message>
    <message>
        <source>the diagonal from the top left</source>
        <translation>la diagonale partant d’en haut à gauche</translation>
    </message>
    <message>
        <source>the diagonal from the bottom left</source>
        <translation>la diagonale partant d’en bas à gauche</translation>
    </message>
</context>
<context>
    <name>Words</name>
    <message>
        <source>&apos;%1…&apos;</source>
        <translation>«&#x202f;%1…&#x202f;»</translation>
    </message>
    <message>
        <source>&apos;%1&apos;</source>
        <translation>«&#x202f;%1&#x202f;»</translation>
    </message>
    <message>
        <source>row %1</source>
        <translation>la ligne %1</translation>
    </message>
    <message>
        <source>column %1</source>
        <translation>la colonne %1</translation>
    </message>
    <message>
        <source>box %1</source>
        <translation>le bloc %1</translation>
    </message>
    <message>
        <source>region %1</source>
        <translation>la région %1</translation>
    </message>
    <message>
        <source>%1: %2 cannot add up to %3</source>
        <translation>%1&#x202f;: %2 ne peuvent pas totaliser %3</translation>
    </message>
    <message>
        <source>%1: %2 must not contain this digit</source>
        <translation>%1&#x202f;: %2 ne doit pas contenir ce chiffre</translation>
    </message>
    <message>
        <source>its numbers, separated by blanks, must be from %1 to %2</source>
        <translation>ses nombres, séparés par des espaces, doivent aller de %1 à %2</translation>
    </message>
    <message>
        <source>the number for these cells must be %1</source>
        <translation>le nombre pour ces cases doit être %1</translation>
    </message>
    <message>
        <source>the number for these cells must be from %1 to %2</source>
        <translation>le nombre pour ces cases doit aller de %1 à %2</translation>
    </message>
    <message>
        <source>%1 at %2</source>
        <translation>%1 en %2</translation>
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
        <translation>%1 de %2 à %3</translation>
    </message>
    <message>
        <source>%1 at %2 and %3 more</source>
        <translation>%1 en %2 et %3 autres</translation>
    </message>
    <message>
        <source>it needs %1</source>
        <translation>il faut %1</translation>
    </message>
    <message>
        <source>it needs the number %1</source>
        <translation>il faut le nombre %1</translation>
    </message>
    <message>
        <source>it needs a number from %1 to %2</source>
        <translation>il faut un nombre de %1 à %2</translation>
    </message>
    <message>
        <source>it takes no number</source>
        <translation>aucun nombre n’est admis</translation>
    </message>
    <message>
        <source>it takes no cells: it applies to the whole board</source>
        <translation>aucune case n’est admise&#x202f;: la règle vaut pour toute la grille</translation>
    </message>
    <message numerus="yes">
        <source>it must have %n cell(s)</source>
        <translation>
            <numerusform>il faut %n case</numerusform>
            <numerusform>il faut %n cases</numerusform>
        </translation>
    </message>
    <message>
        <source>it must have %1 to %2 cells</source>
        <translation>il faut de %1 à %2 cases</translation>
    </message>
    <message>
        <source>a cell is named twice</source>
        <translation>une case est nommée deux fois</translation>
    </message>
    <message>
        <source>the two cells must share a side</source>
        <translation>les deux cases doivent avoir un côté commun</translation>
    </message>
    <message>
        <source>each cell must share a side or a corner with the one before it</source>
        <translation>chaque case doit avoir un côté ou un coin commun avec la précédente</translation>
    </message>
    <message numerus="yes">
        <source>it takes at most %n number(s)</source>
        <translation>
            <numerusform>au plus %n nombre est admis</numerusform>
            <numerusform>au plus %n nombres sont admis</numerusform>
        </translation>
    </message>
    <message>
        <source>its cells must be a whole row or column, or the first two of one</source>
        <translation>les cases doivent être une ligne ou colonne entière, ou ses deux premières</translation>
    </message>
    <message>
        <source>its cells must be a whole diagonal, or the first two of one</source>
        <translation>les cases doivent être une diagonale entière, ou ses deux premières</translation>
    </message>
    <message>
        <source>its four cells must meet at a corner</source>
        <translation>les quatre cases doivent se toucher en un coin</translation>
    </message>
    <message>
        <source>its cells must be two groups of the same shape, one after the other</source>
        <translation>les cases doivent former deux groupes de même forme, l’un après l’autre</translation>
    </message>
    <message>
        <source>%1 in %2</source>
        <translation>%1 en %2</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <translation>%1 et %2</translation>
    </message>
    <message>
        <source>%1 not covered</source>
        <translation>%1 non pris en compte</translation>
    </message>
    <message numerus="yes">
        <source>%n rule(s) switched off</source>
        <translation>
            <numerusform>%n règle désactivée</numerusform>
            <numerusform>%n règles désactivées</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n clue(s)</source>
        <translation>
            <numerusform>%n indice</numerusform>
            <numerusform>%n indices</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln conflict(s)</source>
        <translation>
            <numerusform>%Ln conflit</numerusform>
            <numerusform>%Ln conflits</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n entry(s) are wrong</source>
        <translation>
            <numerusform>%n saisie est fausse</numerusform>
            <numerusform>%n saisies sont fausses</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 and %2 more</source>
        <translation>%1 et %2 autres</translation>
    </message>
    <message>
        <source>Two %1s in %2: %3</source>
        <translation>Deux %1 dans %2&#x202f;: %3</translation>
    </message>
    <message>
        <source>%2: two %1s in %3</source>
        <translation>%2&#x202f;: deux %1 en %3</translation>
    </message>
    <message>
        <source>; </source>
        <translation>&#x202f;; </translation>
    </message>
    <message numerus="yes">
        <source>%n entry(s)</source>
        <translation>
            <numerusform>%n saisie</numerusform>
            <numerusform>%n saisies</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n rule(s)</source>
        <translation>
            <numerusform>%n règle</numerusform>
            <numerusform>%n règles</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 more</source>
        <translation>%1 de plus</translation>
    </message>
    <message>
        <source>digit</source>
        <translation>chiffre</translation>
    </message>
    <message>
        <source>it needs a text</source>
        <translation>il faut un texte</translation>
    </message>
    <message>
        <source>it takes no text</source>
        <translation>aucun texte n’est admis</translation>
    </message>
    <message>
        <source>%1 without a number</source>
        <translation>%1 sans nombre</translation>
    </message>
    <message>
        <source>the given number</source>
        <translation>le nombre donné</translation>
    </message>
    <message numerus="yes">
        <source>%n drawing(s) not covered</source>
        <translation>
            <numerusform>%n dessin non pris en compte</numerusform>
            <numerusform>%n dessins non pris en compte</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 above column %2</source>
        <translation>%1 au-dessus de la colonne %2</translation>
    </message>
    <message>
        <source>%1 below column %2</source>
        <translation>%1 au-dessous de la colonne %2</translation>
    </message>
    <message>
        <source>%1 left of row %2</source>
        <translation>%1 à gauche de la ligne %2</translation>
    </message>
    <message>
        <source>%1 right of row %2</source>
        <translation>%1 à droite de la ligne %2</translation>
    </message>
    <message>
        <source>%1 between %2 and %3</source>
        <translation>%1 entre %2 et %3</translation>
    </message>
    <message>
        <source>Where this mark is missing, it does not hold: %1</source>
        <translation>Là où cette marque manque, ceci n’est pas vrai&#x202f;: %1</translation>
    </message>
    <message>
        <source>the rule has too many states for these cells: it needs fewer cells, or less to count</source>
        <translation>la règle a trop d’états pour ces cases&#x202f;: il faut moins de cases, ou moins à compter</translation>
    </message>
    <message>
        <source>it combines %1, which is not possible on these cells</source>
        <translation>la règle combine %1, ce qui n’est pas possible sur ces cases</translation>
    </message>
    <message>
        <source>it combines %1, which is not possible on these cells: %2</source>
        <translation>la règle combine %1, ce qui n’est pas possible sur ces cases&#x202f;: %2</translation>
    </message>
    <message>
        <source>its cells come in the opposite order, and it has too many states to be read backwards: begin with its first cell</source>
        <translation>ses cases viennent dans l’ordre inverse, et la règle a trop d’états pour être lue à l’envers&#x202f;: commencez par sa première case</translation>
    </message>
    <message>
        <source>it is about regions that are not known yet</source>
        <translation>la règle porte sur des régions encore inconnues</translation>
    </message>
    <message>
        <source>row %1, columns %2 to %3</source>
        <translation>la ligne %1, colonnes %2 à %3</translation>
    </message>
    <message>
        <source>column %1, rows %2 to %3</source>
        <translation>la colonne %1, lignes %2 à %3</translation>
    </message>
    <message>
        <source>%1: the digits in %2 break its rule. %3</source>
        <translation>%1&#x202f;: les chiffres de %2 enfreignent la règle. %3</translation>
    </message>
    <message>
        <source>the board has no digit %1</source>
        <translation>la grille n’a pas de chiffre %1</translation>
    </message>
    <message>
        <source>it compares its line with all others</source>
        <translation>la règle compare sa ligne ou colonne avec toutes les autres</translation>
    </message>
    <message>
        <source>%1 twice in %2: %3</source>
        <comment>cat twice in row 1</comment>
        <translation>%1 deux fois dans %2&#x202f;: %3</translation>
    </message>
</context>
<context>
    <name>sudoku::Analyst</name>
    <message>
        <source>Checking</source>
        <translation>Vérification</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Continuer</translation>
    </message>
    <message>
        <source>Make Unique</source>
        <translation>Rendre unique</translation>
    </message>
    <message>
        <source>True Candidates</source>
        <translation>Vrais candidats</translation>
    </message>
    <message>
        <source>Count Solutions</source>
        <translation>Compter les solutions</translation>
    </message>
    <message numerus="yes">
        <source>Show It/Them</source>
        <translation>
            <numerusform>Le montrer</numerusform>
            <numerusform>Les montrer</numerusform>
        </translation>
    </message>
    <message>
        <source>Verify</source>
        <translation>Vérifier la preuve</translation>
    </message>
    <message>
        <source>Find Redundant Clues</source>
        <translation>Chercher les indices redondants</translation>
    </message>
    <message>
        <source>Make Entries Givens</source>
        <translation>Convertir les saisies en indices</translation>
    </message>
    <message numerus="yes">
        <source>Clear It/Them</source>
        <translation>
            <numerusform>L’effacer</numerusform>
            <numerusform>Les effacer</numerusform>
        </translation>
    </message>
    <message>
        <source>Verifying</source>
        <translation>Vérification de la preuve</translation>
    </message>
    <message>
        <source>Check</source>
        <translation>Vérifier</translation>
    </message>
    <message>
        <source>Explain</source>
        <translation>Expliquer</translation>
    </message>
    <message>
        <source>With boxes of %1 (rows x columns) the puzzle has one solution.</source>
        <translation>Avec des blocs de %1 (lignes x colonnes), le sudoku a une seule solution.</translation>
    </message>
    <message>
        <source>Change Boxes</source>
        <translation>Changer les blocs</translation>
    </message>
    <message>
        <source>Use Boxes of %1</source>
        <translation>Utiliser des blocs de %1</translation>
    </message>
</context>
<context>
    <name>sudoku::BarChart</name>
    <message>
        <source>Bar chart: %1</source>
        <translation>Diagramme en barres&#x202f;: %1</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1&#x202f;: %2</translation>
    </message>
</context>
<context>
    <name>sudoku::BoardClipboard</name>
    <message>
        <source>No Sudoku found in the clipboard.</source>
        <translation>Aucun sudoku dans le presse-papiers.</translation>
    </message>
    <message>
        <source>Copied as text.</source>
        <translation>Copié comme texte.</translation>
    </message>
    <message>
        <source>No Sudoku found in what you dropped.</source>
        <translation>Aucun sudoku dans ce que vous avez déposé.</translation>
    </message>
    <message>
        <source>Details</source>
        <translation>Détails</translation>
    </message>
    <message>
        <source>Paste</source>
        <translation>Coller</translation>
    </message>
    <message>
        <source>Copied the link.</source>
        <translation>Lien copié.</translation>
    </message>
    <message>
        <source>Pasted a board of %1 × %1 with %2. F9 solves it; F8 checks whether it has exactly one solution.</source>
        <translation>Grille %1 × %1 avec %2 collée. F9 la résout&#x202f;; F8 vérifie si elle a exactement une solution.</translation>
    </message>
    <message>
        <source>It is not in the list.</source>
        <translation>Il n’est pas dans la liste.</translation>
    </message>
    <message>
        <source>Add to the List</source>
        <translation>Ajouter à la liste</translation>
    </message>
    <message>
        <source>The text has no rules, so those of the board before are gone.</source>
        <translation>Le texte n’a pas de règles&#x202f;; celles de la grille précédente ont donc disparu.</translation>
    </message>
    <message>
        <source>Keep the Rules</source>
        <translation>Garder les règles</translation>
    </message>
    <message>
        <source>This puzzle is on the board already.</source>
        <translation>Ce sudoku est déjà sur la grille.</translation>
    </message>
    <message>
        <source>(missing: %1)</source>
        <translation>(manquantes&#x202f;: %1)</translation>
    </message>
    <message>
        <source>(too many: %1)</source>
        <translation>(en trop&#x202f;: %1)</translation>
    </message>
    <message>
        <source>No Sudoku found: %1.</source>
        <translation>Aucun sudoku trouvé&#x202f;: %1.</translation>
    </message>
    <message>
        <source>The picture is damaged, or too large to be copied. Save it, and open its file.</source>
        <translation>L’image est endommagée, ou trop grande pour être copiée. Enregistrez-la, et ouvrez son fichier.</translation>
    </message>
    <message>
        <source>Pasted %1 with %2. F9 solves it; F8 checks whether it has exactly one solution.</source>
        <translation>Collé&#x202f;: %1 avec %2. F9 le résout&#x202f;; F8 vérifie s’il y a exactement une solution.</translation>
    </message>
</context>
<context>
    <name>sudoku::BoardEditor</name>
    <message>
        <source>%1 is not a digit of this board: digits are 1 to %2.</source>
        <translation>%1 n’est pas un chiffre de cette grille&#x202f;: les chiffres vont de 1 à %2.</translation>
    </message>
    <message>
        <source>Enter Digit</source>
        <translation>Saisir un chiffre</translation>
    </message>
    <message>
        <source>%1 is more than %2, so %3 starts a new number.</source>
        <translation>%1 dépasse %2, donc %3 commence un nouveau nombre.</translation>
    </message>
    <message>
        <source>There is no colour %1: colours are 1 to %2.</source>
        <translation>Il n’y a pas de couleur %1&#x202f;: les couleurs vont de 1 à %2.</translation>
    </message>
    <message>
        <source>Cell Colour</source>
        <translation>Couleur de case</translation>
    </message>
    <message>
        <source>Pencil Mark</source>
        <translation>Annotation</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>Effacer</translation>
    </message>
    <message>
        <source>Clear Entries</source>
        <translation>Effacer les saisies</translation>
    </message>
    <message>
        <source>Clear All</source>
        <translation>Tout effacer</translation>
    </message>
    <message>
        <source>Make Entries Givens</source>
        <translation>Convertir les saisies en indices</translation>
    </message>
    <message>
        <source>Reset</source>
        <translation>Réinitialiser</translation>
    </message>
    <message>
        <source>%1 is a given. Entries do not change givens.</source>
        <translation>%1 est un indice du sudoku. Vos saisies ne changent pas les indices.</translation>
    </message>
    <message>
        <source>There is nothing to clear.</source>
        <translation>Il n’y a rien à effacer.</translation>
    </message>
    <message>
        <source>There are no entries that could become givens.</source>
        <translation>Il n’y a pas de saisies à transformer en indices.</translation>
    </message>
    <message>
        <source>%1 has a digit already; pencil marks are for empty cells.</source>
        <translation>%1 a déjà un chiffre&#x202f;; les annotations sont pour les cases vides.</translation>
    </message>
    <message>
        <source>Draw</source>
        <translation>Dessiner</translation>
    </message>
    <message>
        <source>Erase Drawing</source>
        <translation>Effacer le dessin</translation>
    </message>
    <message>
        <source>Nothing is drawn on candidates.</source>
        <translation>Rien n’est dessiné sur les candidats.</translation>
    </message>
    <message>
        <source>%1 is not a candidate of %2.</source>
        <translation>%1 n’est pas un candidat de %2.</translation>
    </message>
    <message>
        <source>There are %1 colours and lines already: erase some first.</source>
        <translation>Il y a déjà %1 couleurs et lignes&#x202f;: effacez-en d’abord.</translation>
    </message>
    <message>
        <source>This board has no symbol %1: figures count its symbols, 1 to %2.</source>
        <translation>Cette grille n’a pas de symbole %1&#x202f;: les chiffres comptent ses symboles, de 1 à %2.</translation>
    </message>
</context>
<context>
    <name>sudoku::BoardView</name>
    <message>
        <source>Sudoku board</source>
        <translation>Grille de sudoku</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is not a digit of this board: digits are %2 to %3.</source>
        <translation>«&#x202f;%1&#x202f;» n’est pas un chiffre de cette grille&#x202f;: les chiffres vont de %2 à %3.</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is not on this board. Its symbols are %2.</source>
        <translation>«&#x202f;%1&#x202f;» n’est pas sur cette grille. Ses symboles sont %2.</translation>
    </message>
</context>
<context>
    <name>sudoku::BookDialog</name>
    <message>
        <source>Easy</source>
        <translation>Facile</translation>
    </message>
    <message>
        <source>Book</source>
        <translation>Livre</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>&amp;Ouvrir…</translation>
    </message>
    <message>
        <source>&amp;Save…</source>
        <translation>&amp;Enregistrer…</translation>
    </message>
    <message>
        <source>&amp;Make Puzzles</source>
        <translation>&amp;Générer les sudokus</translation>
    </message>
    <message>
        <source>Save as PD&amp;F…</source>
        <translation>Enregistrer en PD&amp;F…</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>Cannot open %1: %2</source>
        <translation>Impossible d’ouvrir %1&#x202f;: %2</translation>
    </message>
    <message>
        <source>Cannot save %1: %2</source>
        <translation>Impossible d’enregistrer %1&#x202f;: %2</translation>
    </message>
    <message>
        <source>Saved as %1.</source>
        <translation>Enregistré sous %1.</translation>
    </message>
    <message>
        <source>Open Book</source>
        <translation>Ouvrir un livre</translation>
    </message>
    <message>
        <source>Book (*.json)</source>
        <translation>Livre (*.json)</translation>
    </message>
    <message>
        <source>Save Book</source>
        <translation>Enregistrer le livre</translation>
    </message>
    <message>
        <source>Save as PDF</source>
        <translation>Enregistrer en PDF</translation>
    </message>
    <message>
        <source>PDF (*.pdf)</source>
        <translation>PDF (*.pdf)</translation>
    </message>
    <message>
        <source>The program of the command line, which makes books, is not there: %1</source>
        <translation>Le programme en ligne de commande qui fait les livres n’est pas là&#x202f;: %1</translation>
    </message>
    <message>
        <source>Making the book …</source>
        <translation>Création du livre…</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Arrêter</translation>
    </message>
    <message>
        <source>Prefli&amp;ght…</source>
        <translation>Contrôle en a&amp;mont…</translation>
    </message>
    <message>
        <source>What printing houses refuse</source>
        <translation>Ce que les imprimeurs refusent</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1 : %2</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>Montrer</translation>
    </message>
    <message>
        <source>Make the puzzles first: preflight reads them.</source>
        <translation>Créez d’abord les sudokus : le contrôle en amont les lit.</translation>
    </message>
    <message>
        <source>Looking for what printing houses refuse …</source>
        <translation>Recherche de ce que les imprimeurs refusent…</translation>
    </message>
    <message>
        <source>Save the changes to the book?</source>
        <translation>Enregistrer les changements du livre ?</translation>
    </message>
</context>
<context>
    <name>sudoku::BookForm</name>
    <message>
        <source>&amp;Pages</source>
        <translation>&amp;Pages</translation>
    </message>
    <message>
        <source>&amp;Texts</source>
        <translation>&amp;Textes</translation>
    </message>
    <message>
        <source>C&amp;hapters</source>
        <translation>&amp;Chapitres</translation>
    </message>
    <message>
        <source>Book</source>
        <translation>Livre</translation>
    </message>
</context>
<context>
    <name>sudoku::CageFields</name>
    <message>
        <source>Fewest cells of a cage</source>
        <translation>Nombre minimal de cases par cage</translation>
    </message>
    <message>
        <source>Most cells of a cage</source>
        <translation>Nombre maximal de cases par cage</translation>
    </message>
    <message>
        <source>Fewest cages</source>
        <translation>Nombre minimal de cages</translation>
    </message>
    <message>
        <source>Most cages</source>
        <translation>Nombre maximal de cages</translation>
    </message>
    <message>
        <source>any</source>
        <translation>au choix</translation>
    </message>
    <message>
        <source>cells each</source>
        <translation>cases par cage</translation>
    </message>
    <message>
        <source>cages</source>
        <translation>cages</translation>
    </message>
    <message>
        <source>to</source>
        <translation>à</translation>
    </message>
</context>
<context>
    <name>sudoku::CandidateFinder</name>
    <message>
        <source>Finding candidates</source>
        <translation>Recherche des candidats</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Continuer</translation>
    </message>
    <message>
        <source>Write as Pencil Marks</source>
        <translation>Écrire comme annotations</translation>
    </message>
    <message>
        <source>Count Solutions of Each Digit</source>
        <translation>Compter les solutions de chaque chiffre</translation>
    </message>
    <message>
        <source>True Candidates</source>
        <translation>Vrais candidats</translation>
    </message>
</context>
<context>
    <name>sudoku::CellMarks</name>
    <message>
        <source>Corner: %1</source>
        <translation>Coin&#x202f;: %1</translation>
    </message>
    <message>
        <source>Centre: %1</source>
        <translation>Centre&#x202f;: %1</translation>
    </message>
    <message>
        <source>Candidates: %1</source>
        <translation>Candidats&#x202f;: %1</translation>
    </message>
    <message>
        <source>Not decided: %1</source>
        <translation>Indécis&#x202f;: %1</translation>
    </message>
    <message>
        <source>One solution with: %1</source>
        <translation>Une solution avec&#x202f;: %1</translation>
    </message>
    <message>
        <source>Marks in %1: %2</source>
        <translation>Annotations en %1&#x202f;: %2</translation>
    </message>
    <message>
        <source>Coloured: %1</source>
        <translation>Colorés&#x202f;: %1</translation>
    </message>
</context>
<context>
    <name>sudoku::ChapterForm</name>
    <message>
        <source>Title on a page of its own</source>
        <translation>Titre sur sa propre page</translation>
    </message>
    <message>
        <source>Chapters</source>
        <translation>Chapitres</translation>
    </message>
    <message>
        <source>Add a chapter</source>
        <translation>Ajouter un chapitre</translation>
    </message>
    <message>
        <source>Remove the chapter</source>
        <translation>Retirer le chapitre</translation>
    </message>
    <message>
        <source>Move the chapter up</source>
        <translation>Monter le chapitre</translation>
    </message>
    <message>
        <source>Move the chapter down</source>
        <translation>Descendre le chapitre</translation>
    </message>
    <message>
        <source>as in the book</source>
        <translation>comme dans le livre</translation>
    </message>
    <message>
        <source>Title:</source>
        <translation>Titre&#x202f;:</translation>
    </message>
    <message>
        <source>Introduction:</source>
        <translation>Introduction&#x202f;:</translation>
    </message>
    <message>
        <source>Puzzles per page:</source>
        <translation>Sudokus par page&#x202f;:</translation>
    </message>
    <message>
        <source>Add &amp;Row</source>
        <translation>&amp;Ajouter une ligne</translation>
    </message>
    <message>
        <source>R&amp;emove Row</source>
        <translation>&amp;Retirer la ligne</translation>
    </message>
    <message>
        <source>Chapter %1</source>
        <translation>Chapitre %1</translation>
    </message>
    <message>
        <source>A PDF file whose pages come before the chapter</source>
        <translation>Un fichier PDF dont les pages précèdent le chapitre</translation>
    </message>
    <message>
        <source>Insert a PDF:</source>
        <translation>Insérer un PDF&#x202f;:</translation>
    </message>
    <message>
        <source>Puzzles that are in a file already</source>
        <translation>Des sudokus qui sont déjà dans un fichier</translation>
    </message>
    <message>
        <source>Add File</source>
        <translation>Ajouter un fichier</translation>
    </message>
    <message>
        <source>Add F&amp;ile…</source>
        <translation>Ajouter un f&amp;ichier…</translation>
    </message>
</context>
<context>
    <name>sudoku::Checkpoints</name>
    <message>
        <source>Back to Checkpoint</source>
        <translation>Revenir au repère</translation>
    </message>
</context>
<context>
    <name>sudoku::ClueFields</name>
    <message>
        <source>as few as possible</source>
        <translation>aussi peu que possible</translation>
    </message>
    <message>
        <source>about</source>
        <translation>environ</translation>
    </message>
    <message>
        <source>at most</source>
        <translation>au plus</translation>
    </message>
    <message>
        <source>Number of clues</source>
        <translation>Nombre d’indices</translation>
    </message>
    <message>
        <source>any number</source>
        <translation>n’importe combien</translation>
    </message>
    <message>
        <source>M&amp;inimal: every clue is needed, except the painted ones</source>
        <translation>Minimal&#x202f;: c&amp;haque indice est nécessaire, sauf ceux du motif</translation>
    </message>
    <message>
        <source>M&amp;inimal: every clue is needed</source>
        <translation>Minimal&#x202f;: c&amp;haque indice est nécessaire</translation>
    </message>
    <message>
        <source>M&amp;inimal: every group of symmetric clues is needed</source>
        <translation>Minimal&#x202f;: c&amp;haque groupe d’indices symétriques est nécessaire</translation>
    </message>
    <message>
        <source>from … to</source>
        <translation>de … à</translation>
    </message>
    <message>
        <source>Lowest number of clues</source>
        <translation>Nombre minimal d’indices</translation>
    </message>
</context>
<context>
    <name>sudoku::ClueFiller</name>
    <message>
        <source>There is no clue without a number.</source>
        <translation>Il n’y a pas de règle sans nombre.</translation>
    </message>
    <message>
        <source>Looking for the numbers</source>
        <translation>Recherche des nombres</translation>
    </message>
    <message numerus="yes">
        <source>%n number(s) filled in.</source>
        <translation>
            <numerusform>%n nombre complété.</numerusform>
            <numerusform>%n nombres complétés.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 No number fits the solution: %2.</source>
        <translation>%1 Aucun nombre ne convient à la solution&#x202f;: %2.</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Fill In Numbers</source>
        <translation>Compléter les nombres</translation>
    </message>
</context>
<context>
    <name>sudoku::ClueReducer</name>
    <message>
        <source>Looking for redundant clues</source>
        <translation>Recherche des indices redondants</translation>
    </message>
    <message>
        <source>Minimize</source>
        <translation>Minimiser</translation>
    </message>
    <message>
        <source>Minimizing</source>
        <translation>Minimisation</translation>
    </message>
    <message>
        <source>Symmetry kept: %1.</source>
        <translation>Symétrie conservée&#x202f;: %1.</translation>
    </message>
    <message numerus="yes">
        <source>Minimize kept the clues in %n selected cell(s).</source>
        <translation>
            <numerusform>La minimisation a gardé les indices de %n case sélectionnée.</numerusform>
            <numerusform>La minimisation a gardé les indices de %n cases sélectionnées.</numerusform>
        </translation>
    </message>
    <message>
        <source>Remove It</source>
        <translation>Le retirer</translation>
    </message>
    <message>
        <source>Remove Them</source>
        <translation>Les retirer</translation>
    </message>
    <message>
        <source>The clues do not have this symmetry: %1.</source>
        <translation>Les indices n’ont pas cette symétrie&#x202f;: %1.</translation>
    </message>
    <message>
        <source>Minimize, Keeping %1</source>
        <translation>Minimiser&#x202f;; conserver&#x202f;: %1</translation>
    </message>
    <message>
        <source>They have another one.</source>
        <translation>Ils en ont une autre.</translation>
    </message>
    <message>
        <source>They have no symmetry that could be kept.</source>
        <translation>Ils n’ont aucune symétrie à conserver.</translation>
    </message>
    <message>
        <source>No further group of symmetric clues can be removed.</source>
        <translation>Aucun autre groupe d’indices symétriques ne peut être retiré.</translation>
    </message>
    <message>
        <source>No further clue can be removed.</source>
        <translation>Aucun autre indice ne peut être retiré.</translation>
    </message>
    <message>
        <source>No further clue outside the selection can be removed.</source>
        <translation>Hors de la sélection, aucun autre indice ne peut être retiré.</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Continuer</translation>
    </message>
</context>
<context>
    <name>sudoku::CodeView</name>
    <message>
        <source>QR code</source>
        <translation>Code QR</translation>
    </message>
</context>
<context>
    <name>sudoku::Collection</name>
    <message>
        <source>The list shows the generated puzzles. %1 is closed; what was done with its puzzles is kept.</source>
        <translation>La liste montre les sudokus générés. %1 est fermé&#x202f;; ce qui a été fait avec ses sudokus est conservé.</translation>
    </message>
    <message>
        <source>The list is still being read.</source>
        <translation>La liste est encore en cours de lecture.</translation>
    </message>
    <message>
        <source>Puzzle %1 of %2</source>
        <translation>Sudoku %1 sur %2</translation>
    </message>
    <message>
        <source>puzzle %1 of %2</source>
        <translation>sudoku %1 sur %2</translation>
    </message>
    <message>
        <source>What was done cannot be kept: %1</source>
        <translation>Ce qui a été fait ne peut pas être conservé&#x202f;: %1</translation>
    </message>
    <message>
        <source>There is no list of puzzles. Open a file with many, or add this one.</source>
        <translation>Il n’y a pas de liste de sudokus. Ouvrez un fichier qui en contient beaucoup, ou ajoutez celui-ci.</translation>
    </message>
    <message>
        <source>This is the last puzzle of the list.</source>
        <translation>C’est le dernier sudoku de la liste.</translation>
    </message>
    <message>
        <source>This is the first puzzle of the list.</source>
        <translation>C’est le premier sudoku de la liste.</translation>
    </message>
    <message>
        <source>Added to the list as puzzle %L1.</source>
        <translation>Ajouté à la liste comme sudoku %L1.</translation>
    </message>
    <message>
        <source>This is an exercise. The practice ends when you open another puzzle.</source>
        <translation>C’est un exercice. L’entraînement se termine quand vous ouvrez un autre sudoku.</translation>
    </message>
    <message>
        <source>The file of the list has changed since. Puzzles that you had added are at its end.</source>
        <translation>Le fichier de la liste a changé entre-temps. Les sudokus que vous aviez ajoutés sont à la fin.</translation>
    </message>
</context>
<context>
    <name>sudoku::CollectionDock</name>
    <message>
        <source>Puzzles</source>
        <translation>Sudokus</translation>
    </message>
</context>
<context>
    <name>sudoku::CollectionEditor</name>
    <message numerus="yes">
        <source>Removed %Ln puzzle(s).</source>
        <translation>
            <numerusform>%Ln sudoku retiré.</numerusform>
            <numerusform>%Ln sudokus retirés.</numerusform>
        </translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Save Puzzles</source>
        <translation>Enregistrer les sudokus</translation>
    </message>
    <message>
        <source>puzzles.txt</source>
        <translation>sudokus.txt</translation>
    </message>
    <message>
        <source>Text (*.txt)</source>
        <translation>Texte (*.txt)</translation>
    </message>
    <message>
        <source>Cannot save %1: %2</source>
        <translation>Impossible d’enregistrer %1&#x202f;: %2</translation>
    </message>
    <message>
        <source>Saved as %1.</source>
        <translation>Enregistré sous %1.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln puzzle(s) of the list were not printed or saved. Save the list?</source>
        <translation>
            <numerusform>%Ln sudoku de la liste n’a été ni imprimé ni enregistré. Enregistrer la liste&#x202f;?</numerusform>
            <numerusform>%Ln sudokus de la liste n’ont été ni imprimés ni enregistrés. Enregistrer la liste&#x202f;?</numerusform>
        </translation>
    </message>
    <message>
        <source>The list of puzzles has changed. Save it?</source>
        <translation>La liste de sudokus a changé. L’enregistrer&#x202f;?</translation>
    </message>
    <message>
        <source>List of Puzzles</source>
        <translation>Liste de sudokus</translation>
    </message>
    <message numerus="yes">
        <source>At most %Ln puzzle(s) can be printed at once. Select some of them, or search.</source>
        <translation>
            <numerusform>On peut imprimer au plus %Ln sudoku à la fois. Sélectionnez-en quelques-uns, ou faites une recherche.</numerusform>
            <numerusform>On peut imprimer au plus %Ln sudokus à la fois. Sélectionnez-en quelques-uns, ou faites une recherche.</numerusform>
        </translation>
    </message>
    <message>
        <source>Disguised Copies</source>
        <translation>Copies déguisées</translation>
    </message>
    <message>
        <source>Copies of each selected puzzle:</source>
        <translation>Copies de chaque sudoku sélectionné&#x202f;:</translation>
    </message>
    <message>
        <source>add disguised copies</source>
        <translation>ajouter des copies déguisées</translation>
    </message>
    <message>
        <source>The copies are at the end of the list.</source>
        <translation>Les copies sont à la fin de la liste.</translation>
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
        <translation>ajouter un sudoku</translation>
    </message>
    <message numerus="yes">
        <source>remove %Ln puzzle(s)</source>
        <translation>
            <numerusform>retirer %Ln sudoku</numerusform>
            <numerusform>retirer %Ln sudokus</numerusform>
        </translation>
    </message>
    <message>
        <source>move a puzzle</source>
        <translation>déplacer un sudoku</translation>
    </message>
</context>
<context>
    <name>sudoku::CollectionPanel</name>
    <message>
        <source>Add</source>
        <translation>Ajouter</translation>
    </message>
    <message>
        <source>Add the puzzle on the board to the list</source>
        <translation>Ajouter le sudoku de la grille à la liste</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Retirer</translation>
    </message>
    <message>
        <source>Remove the selected puzzles from the list (Delete)</source>
        <translation>Retirer de la liste les sudokus sélectionnés (Suppr)</translation>
    </message>
    <message>
        <source>↑</source>
        <translation>↑</translation>
    </message>
    <message>
        <source>Move the puzzle up (Alt+Up)</source>
        <translation>Monter le sudoku (Alt+Haut)</translation>
    </message>
    <message>
        <source>Move up</source>
        <translation>Monter</translation>
    </message>
    <message>
        <source>↓</source>
        <translation>↓</translation>
    </message>
    <message>
        <source>Move the puzzle down (Alt+Down)</source>
        <translation>Descendre le sudoku (Alt+Bas)</translation>
    </message>
    <message>
        <source>Move down</source>
        <translation>Descendre</translation>
    </message>
    <message>
        <source>Print…</source>
        <translation>Imprimer…</translation>
    </message>
    <message>
        <source>Save…</source>
        <translation>Enregistrer…</translation>
    </message>
    <message>
        <source>Save the list, with what was begun, as a file</source>
        <translation>Enregistrer la liste dans un fichier, avec l’avancement des sudokus</translation>
    </message>
    <message numerus="yes">
        <source>%Ln puzzle(s)</source>
        <translation>
            <numerusform>%Ln sudoku</numerusform>
            <numerusform>%Ln sudokus</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%L1 of %Ln puzzle(s)</source>
        <translation>
            <numerusform>%L1 sur %Ln sudoku</numerusform>
            <numerusform>%L1 sur %Ln sudokus</numerusform>
        </translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Undo: %1 (%2)</source>
        <translation>Annuler&#x202f;: %1 (%2)</translation>
    </message>
    <message>
        <source>Undo the last change of the list (%1)</source>
        <translation>Annuler la dernière modification de la liste (%1)</translation>
    </message>
    <message>
        <source>Puzzles of the list</source>
        <translation>Sudokus de la liste</translation>
    </message>
    <message>
        <source>Print the selected puzzles, or all that are shown</source>
        <translation>Imprimer les sudokus sélectionnés, ou tous ceux qui sont affichés</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message numerus="yes">
        <source>Rated %L1 of %Ln puzzle(s)</source>
        <translation>
            <numerusform>%L1 sudoku noté sur %Ln</numerusform>
            <numerusform>%L1 sudokus notés sur %Ln</numerusform>
        </translation>
    </message>
    <message>
        <source>Rate</source>
        <translation>Noter</translation>
    </message>
    <message>
        <source>Stop Rating</source>
        <translation>Arrêter</translation>
    </message>
    <message>
        <source>Keep the levels that were found so far</source>
        <translation>Garder les niveaux trouvés jusqu’ici</translation>
    </message>
    <message>
        <source>Find the level of each puzzle that has none</source>
        <translation>Trouver le niveau de chaque sudoku qui n’en a pas</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Ouvrir</translation>
    </message>
    <message>
        <source>Move Up</source>
        <translation>Monter</translation>
    </message>
    <message>
        <source>Move Down</source>
        <translation>Descendre</translation>
    </message>
    <message>
        <source>Disguised Copies…</source>
        <translation>Copies déguisées…</translation>
    </message>
</context>
<context>
    <name>sudoku::CollectionSearch</name>
    <message>
        <source>Search</source>
        <translation>Rechercher</translation>
    </message>
    <message>
        <source>Search puzzles</source>
        <translation>Rechercher des sudokus</translation>
    </message>
    <message>
        <source>A number, words of the title, the level or the author, or &apos;begun&apos; and &apos;solved&apos;</source>
        <translation>Un numéro, des mots du titre, du niveau ou de l’auteur, ou «&#x202f;commencé&#x202f;» et «&#x202f;résolu&#x202f;»</translation>
    </message>
    <message>
        <source>Level of the puzzles</source>
        <translation>Niveau des sudokus</translation>
    </message>
    <message>
        <source>Show only the puzzles of one level</source>
        <translation>N’afficher que les sudokus d’un niveau</translation>
    </message>
    <message>
        <source>All levels</source>
        <translation>Tous les niveaux</translation>
    </message>
    <message>
        <source>Order of the puzzles</source>
        <translation>Ordre des sudokus</translation>
    </message>
    <message>
        <source>In the order of the list</source>
        <translation>Dans l’ordre de la liste</translation>
    </message>
    <message>
        <source>By title</source>
        <translation>Par titre</translation>
    </message>
    <message>
        <source>By level</source>
        <translation>Par niveau</translation>
    </message>
    <message>
        <source>By number of clues</source>
        <translation>Par nombre d’indices</translation>
    </message>
    <message>
        <source>Begun first, solved last</source>
        <translation>Commencés, nouveaux, résolus</translation>
    </message>
    <message>
        <source>No levels are known yet</source>
        <translation>Aucun niveau n’est encore connu</translation>
    </message>
</context>
<context>
    <name>sudoku::CombinationPage</name>
    <message>
        <source>Combinations of the sums at the cursor</source>
        <translation>Combinaisons des sommes au curseur</translation>
    </message>
    <message>
        <source>Move the cursor to a cell of a cage, an arrow or another sum.</source>
        <translation>Placez le curseur sur une case d’une cage, d’une flèche ou d’une autre somme.</translation>
    </message>
    <message>
        <source>A click crosses a combination out, or brings it back.</source>
        <translation>Un clic barre une combinaison ou la rétablit.</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>rien</translation>
    </message>
    <message>
        <source>%1 = %2</source>
        <translation>%1 = %2</translation>
    </message>
    <message>
        <source>%1, crossed out</source>
        <translation>%1, barrée</translation>
    </message>
    <message>
        <source>%1
Too many combinations: only some are listed</source>
        <translation>%1
Trop de combinaisons&#x202f;: seules certaines sont listées</translation>
    </message>
    <message>
        <source>%1
No combination is left</source>
        <translation>%1
Il ne reste aucune combinaison</translation>
    </message>
    <message numerus="yes">
        <source>%n left</source>
        <translation>
            <numerusform>%n restante</numerusform>
            <numerusform>%n restantes</numerusform>
        </translation>
    </message>
    <message>
        <source>%1
%2, each with %3</source>
        <translation>%1
%2, chacune avec %3</translation>
    </message>
    <message>
        <source> and </source>
        <translation> et </translation>
    </message>
    <message>
        <source>Bring Combination Back</source>
        <translation>Rétablir la combinaison</translation>
    </message>
    <message>
        <source>Cross Out Combination</source>
        <translation>Barrer la combinaison</translation>
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
        <translation>Barre d’outils</translation>
    </message>
</context>
<context>
    <name>sudoku::Completer</name>
    <message>
        <source>Making it unique</source>
        <translation>Recherche des indices manquants</translation>
    </message>
    <message>
        <source>Add This Given</source>
        <translation>Ajouter cet indice</translation>
    </message>
    <message>
        <source>Add These Givens</source>
        <translation>Ajouter ces indices</translation>
    </message>
    <message>
        <source>No digit tells these solutions apart, only their regions.</source>
        <translation>Aucun chiffre ne distingue ces solutions, seulement leurs régions.</translation>
    </message>
</context>
<context>
    <name>sudoku::Computation</name>
    <message>
        <source>%1 stopped because the board changed.</source>
        <translation>%1&#x202f;: arrêté parce que la grille a changé.</translation>
    </message>
    <message>
        <source>%1 … %2 of %3, %4</source>
        <translation>%1… %2 sur %3, %4</translation>
    </message>
    <message>
        <source>%1 …</source>
        <translation>%1…</translation>
    </message>
    <message>
        <source>%1 … %2</source>
        <translation>%1… %2</translation>
    </message>
    <message>
        <source>%1 … %2, %3</source>
        <translation>%1… %2, %3</translation>
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
            <numerusform>%1 Il y a %n autre conflit.</numerusform>
            <numerusform>%1 Il y a %n autres conflits.</numerusform>
        </translation>
    </message>
    <message>
        <source>Show</source>
        <translation>Montrer</translation>
    </message>
</context>
<context>
    <name>sudoku::DetailsPanel</name>
    <message>
        <source>Variables</source>
        <translation>Variables</translation>
    </message>
    <message>
        <source>Clauses</source>
        <translation>Clauses</translation>
    </message>
    <message>
        <source>Decisions</source>
        <translation>Décisions</translation>
    </message>
    <message>
        <source>Conflicts</source>
        <translation>Conflits</translation>
    </message>
    <message>
        <source>Propagations</source>
        <translation>Propagations</translation>
    </message>
    <message>
        <source>Encoding</source>
        <translation>Codage</translation>
    </message>
    <message>
        <source>Solving</source>
        <translation>Résolution</translation>
    </message>
    <message>
        <source>Solver</source>
        <translation>Solveur</translation>
    </message>
</context>
<context>
    <name>sudoku::DifficultyFields</name>
    <message>
        <source>any</source>
        <translation>au choix</translation>
    </message>
    <message>
        <source>The puzzle needs this technique, and nothing harder</source>
        <translation>Le sudoku demande cette technique, et rien de plus difficile</translation>
    </message>
    <message>
        <source>Techniques That Are Needed</source>
        <translation>Techniques nécessaires</translation>
    </message>
    <message>
        <source>Techniques That Suffice</source>
        <translation>Techniques suffisantes</translation>
    </message>
    <message>
        <source>all that are on by default</source>
        <translation>toutes celles activées par défaut</translation>
    </message>
    <message>
        <source>Lowest rating</source>
        <translation>Évaluation la plus basse</translation>
    </message>
    <message>
        <source>Highest rating</source>
        <translation>Évaluation la plus haute</translation>
    </message>
    <message>
        <source>HoDoKu&apos;s score</source>
        <translation>Score HoDoKu</translation>
    </message>
    <message>
        <source>Sudoku Explainer&apos;s ER</source>
        <translation>ER de Sudoku Explainer</translation>
    </message>
    <message>
        <source>Needed techniques:</source>
        <translation>Techniques nécessaires&#x202f;:</translation>
    </message>
    <message>
        <source>Hardest technique:</source>
        <translation>Technique la plus difficile&#x202f;:</translation>
    </message>
    <message>
        <source>Only techni&amp;ques:</source>
        <translation>Techni&amp;ques permises&#x202f;:</translation>
    </message>
    <message>
        <source>Rating:</source>
        <translation>Évaluation&#x202f;:</translation>
    </message>
    <message>
        <source>to</source>
        <translation>à</translation>
    </message>
</context>
<context>
    <name>sudoku::DigitKey</name>
    <message>
        <source>digit %1</source>
        <translation>chiffre %1</translation>
    </message>
    <message>
        <source>none left</source>
        <translation>plus aucun</translation>
    </message>
    <message>
        <source>%1 left</source>
        <translation>encore %1</translation>
    </message>
    <message>
        <source>enters a mark</source>
        <translation>inscrit une annotation</translation>
    </message>
    <message>
        <source>colours the candidate</source>
        <translation>colore le candidat</translation>
    </message>
</context>
<context>
    <name>sudoku::DigitPad</name>
    <message>
        <source>Clear</source>
        <translation>Effacer</translation>
    </message>
    <message>
        <source>Clear the selected cells (Delete)</source>
        <translation>Effacer les cases sélectionnées (Suppr)</translation>
    </message>
    <message>
        <source>Fill In Marks</source>
        <translation>Remplir les annotations</translation>
    </message>
    <message>
        <source>Fill In</source>
        <comment>button: pencil marks</comment>
        <translation>Remplir</translation>
    </message>
    <message>
        <source>Write the digits that no single rule forbids as pencil marks in all open cells</source>
        <translation>Inscrire dans toutes les cases ouvertes, comme annotations, les chiffres qu’aucune règle seule n’interdit</translation>
    </message>
</context>
<context>
    <name>sudoku::DrawingsRow</name>
    <message>
        <source>Remove &amp;Drawings</source>
        <translation>Retirer les &amp;dessins</translation>
    </message>
    <message>
        <source>Remove all drawings and the fog; Undo restores them</source>
        <translation>Retirer tous les dessins et le brouillard&#x202f;; Annuler les rétablit</translation>
    </message>
    <message>
        <source>Remove Drawings</source>
        <translation>Retirer les dessins</translation>
    </message>
    <message>
        <source>Make R&amp;ules…</source>
        <translation>Créer &amp;les règles…</translation>
    </message>
    <message>
        <source>Make rules of drawn cages or lines</source>
        <translation>Faire des règles de cages ou de lignes dessinées</translation>
    </message>
</context>
<context>
    <name>sudoku::DrawnRulesDialog</name>
    <message>
        <source>the line does not lead from cell to cell</source>
        <translation>la ligne ne mène pas de case en case</translation>
    </message>
    <message>
        <source>Make Rules of Drawings</source>
        <translation>Créer des règles à partir de dessins</translation>
    </message>
    <message>
        <source>Kind of rule: type its name</source>
        <translation>Type de règle&#x202f;: saisissez son nom</translation>
    </message>
    <message>
        <source>Make &amp;Rules</source>
        <translation>Créer les &amp;règles</translation>
    </message>
    <message>
        <source>&amp;Drawings:</source>
        <translation>&amp;Dessins&#x202f;:</translation>
    </message>
    <message>
        <source>&amp;Become:</source>
        <translation>De&amp;viennent&#x202f;:</translation>
    </message>
    <message>
        <source>This is a rule for the whole board.</source>
        <translation>C’est une règle pour toute la grille.</translation>
    </message>
    <message>
        <source>%1.</source>
        <translation>%1.</translation>
    </message>
    <message>
        <source>Other programs often only draw a rule and tell it in words. Choose what the drawings mean. Kinds that fit none of them are grey.</source>
        <translation>D’autres programmes ne font souvent que dessiner une règle et la dire en mots. Choisissez ce que les dessins veulent dire. Les types qui ne conviennent à aucun sont en gris.</translation>
    </message>
    <message>
        <source>All of these drawings become rules.</source>
        <translation>Tous ces dessins deviennent des règles.</translation>
    </message>
    <message>
        <source>%1 of %2 drawings become rules; the others stay (%3: %4).</source>
        <translation>%1 dessins sur %2 deviennent des règles&#x202f;; les autres restent (%3&#x202f;: %4).</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is not a number</source>
        <translation>«&#xa0;%1&#xa0;» n’est pas un nombre</translation>
    </message>
</context>
<context>
    <name>sudoku::EditorFields</name>
    <message>
        <source>Harder, not longer</source>
        <translation>Plus difficile, pas plus long</translation>
    </message>
    <message>
        <source>Clues in each box:</source>
        <translation>Indices par bloc&#x202f;:</translation>
    </message>
    <message>
        <source>Hard steps:</source>
        <translation>Étapes difficiles&#x202f;:</translation>
    </message>
    <message>
        <source>Steps that are no singles</source>
        <translation>Étapes qui ne sont pas des singletons</translation>
    </message>
    <message>
        <source>All steps:</source>
        <translation>Toutes les étapes&#x202f;:</translation>
    </message>
    <message>
        <source>The level comes of the hardest step, not of many that add up</source>
        <translation>Le niveau vient de l’étape la plus difficile, non de beaucoup qui s’additionnent</translation>
    </message>
    <message>
        <source>Clues for:</source>
        <translation>Indices pour&#x202f;:</translation>
    </message>
    <message>
        <source>%1 at least</source>
        <translation>%1 au moins</translation>
    </message>
    <message>
        <source>%1 at most</source>
        <translation>%1 au plus</translation>
    </message>
    <message>
        <source>to</source>
        <translation>à</translation>
    </message>
    <message>
        <source>any</source>
        <translation>au choix</translation>
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
        <translation>Suggestions</translation>
    </message>
    <message>
        <source>Best</source>
        <translation>Record</translation>
    </message>
    <message>
        <source>Average</source>
        <translation>Moyenne</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Parties</translation>
    </message>
    <message>
        <source>Next Puzzle</source>
        <translation>Sudoku suivant</translation>
    </message>
    <message>
        <source>Harder</source>
        <translation>Plus difficile</translation>
    </message>
    <message>
        <source>Walkthrough</source>
        <translation>Résolution pas à pas</translation>
    </message>
    <message>
        <source>✓ Solved</source>
        <translation>✓ Résolu</translation>
    </message>
    <message>
        <source>Solved</source>
        <translation>Résolu</translation>
    </message>
    <message>
        <source>Statistics…</source>
        <translation>Statistiques…</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Entrée</translation>
    </message>
    <message>
        <source>Your last %1 games, in minutes</source>
        <translation>Vos dernières parties (%1), en minutes</translation>
    </message>
    <message>
        <source>Your last games, in minutes</source>
        <translation>Vos dernières parties, en minutes</translation>
    </message>
    <message>
        <source>Solved in %1.</source>
        <translation>Résolu en %1.</translation>
    </message>
    <message numerus="yes">
        <source>%n hint(s)</source>
        <translation>
            <numerusform>%n suggestion</numerusform>
            <numerusform>%n suggestions</numerusform>
        </translation>
    </message>
    <message>
        <source>Enter makes the next puzzle.</source>
        <translation>Entrée crée le sudoku suivant.</translation>
    </message>
    <message>
        <source>as long as your average</source>
        <translation>égal à votre moyenne</translation>
    </message>
    <message numerus="yes">
        <source>%n minute(s) quicker than your average</source>
        <translation>
            <numerusform>%n minute de moins que votre moyenne</numerusform>
            <numerusform>%n minutes de moins que votre moyenne</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n second(s) quicker than your average</source>
        <translation>
            <numerusform>%n seconde de moins que votre moyenne</numerusform>
            <numerusform>%n secondes de moins que votre moyenne</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n minute(s) more than your average</source>
        <translation>
            <numerusform>%n minute de plus que votre moyenne</numerusform>
            <numerusform>%n minutes de plus que votre moyenne</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n second(s) more than your average</source>
        <translation>
            <numerusform>%n seconde de plus que votre moyenne</numerusform>
            <numerusform>%n secondes de plus que votre moyenne</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sudoku::EntryCheck</name>
    <message>
        <source>There are no entries to check.</source>
        <translation>Il n’y a aucune saisie à vérifier.</translation>
    </message>
    <message numerus="yes">
        <source>Your %n entry(s) are right.</source>
        <translation>
            <numerusform>Votre saisie est juste.</numerusform>
            <numerusform>Vos %n saisies sont justes.</numerusform>
        </translation>
    </message>
    <message>
        <source>The puzzle has no solution. F7 explains why.</source>
        <translation>Le sudoku n’a pas de solution. F7 explique pourquoi.</translation>
    </message>
    <message>
        <source>The puzzle has several solutions, so no entry can be called wrong. F8 tells more.</source>
        <translation>Le sudoku a plusieurs solutions, donc aucune saisie ne peut être dite fausse. F8 en dit plus.</translation>
    </message>
    <message>
        <source>It is not known whether the puzzle has one solution. F8 checks it.</source>
        <translation>On ne sait pas si le sudoku a une seule solution. F8 le vérifie.</translation>
    </message>
</context>
<context>
    <name>sudoku::ExamplePicture</name>
    <message>
        <source>Board</source>
        <translation>Grille</translation>
    </message>
</context>
<context>
    <name>sudoku::ExperimentForm</name>
    <message>
        <source>The textbook encoding: a variable for each digit of each cell, and a clause for each given</source>
        <translation>Le codage des manuels&#x202f;: une variable pour chaque chiffre de chaque case, et une clause pour chaque indice</translation>
    </message>
    <message>
        <source>As in Solve: naked and hidden singles are placed first, then only open candidates become variables</source>
        <translation>Comme pour Résoudre&#x202f;: les singletons nus et cachés sont placés d’abord, puis seuls les candidats ouverts deviennent des variables</translation>
    </message>
    <message>
        <source>As in Explain: each rule and each given has a selector, so that the solver can tell which of them contradict each other</source>
        <translation>Comme pour Expliquer&#x202f;: chaque règle et chaque indice a un sélecteur, pour que le solveur puisse dire lesquels se contredisent</translation>
    </message>
    <message>
        <source>Sha&amp;re clauses between houses</source>
        <translation>&amp;Partager les clauses entre maisons</translation>
    </message>
    <message>
        <source>Checked: two cells that share two houses get one clause, and lines and boxes share segments. Unchecked: each house is encoded separately, as in textbooks.</source>
        <translation>Coché&#x202f;: deux cases qui partagent deux maisons n’ont qu’une clause, et lignes et blocs partagent des segments. Décoché&#x202f;: chaque maison est codée séparément, comme dans les manuels.</translation>
    </message>
    <message numerus="yes">
        <source>%n run(s)</source>
        <translation>
            <numerusform>%n mesure</numerusform>
            <numerusform>%n mesures</numerusform>
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
        <translation>Limite de temps de chaque mesure</translation>
    </message>
    <message>
        <source>&amp;Task</source>
        <translation>&amp;Tâche</translation>
    </message>
    <message>
        <source>Can&amp;didates</source>
        <translation>Can&amp;didats</translation>
    </message>
    <message>
        <source>Media&amp;n of</source>
        <translation>Médiane &amp;sur</translation>
    </message>
    <message>
        <source>Time limit &amp;of a run</source>
        <translation>&amp;Limite de temps par mesure</translation>
    </message>
    <message>
        <source>Solvers</source>
        <translation>Solveurs</translation>
    </message>
    <message>
        <source>Each run has a seed of its own; the table shows the medians. Three or more tell which is faster.</source>
        <translation>Chaque exécution a sa propre graine&#x202f;; le tableau montre les médianes. Il en faut au moins trois pour savoir laquelle est plus rapide.</translation>
    </message>
    <message>
        <source>Encoding</source>
        <translation>Codage</translation>
    </message>
</context>
<context>
    <name>sudoku::Explainer</name>
    <message>
        <source>Explaining</source>
        <translation>Explication</translation>
    </message>
    <message>
        <source>There is nothing to explain: the puzzle has a solution.</source>
        <translation>Il n’y a rien à expliquer&#x202f;: le sudoku a une solution.</translation>
    </message>
    <message>
        <source>Check</source>
        <translation>Vérifier</translation>
    </message>
    <message>
        <source>There is no other contradiction: you have seen all of them.</source>
        <translation>Il n’y a pas d’autre contradiction&#x202f;: vous les avez toutes vues.</translation>
    </message>
    <message>
        <source>Start Again</source>
        <translation>Recommencer</translation>
    </message>
    <message>
        <source>Fix…</source>
        <translation>Corriger…</translation>
    </message>
    <message>
        <source>The search was stopped before it found a contradiction.</source>
        <translation>La recherche a été arrêtée avant de trouver une contradiction.</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Continuer</translation>
    </message>
    <message>
        <source>Another Contradiction</source>
        <translation>Autre contradiction</translation>
    </message>
    <message>
        <source>Verify</source>
        <translation>Vérifier la preuve</translation>
    </message>
    <message>
        <source>Next (Alt+Right)</source>
        <translation>Suivant (Alt+Droite)</translation>
    </message>
    <message>
        <source>Previous (Alt+Left)</source>
        <translation>Précédent (Alt+Gauche)</translation>
    </message>
    <message>
        <source>Show All</source>
        <translation>Tout montrer</translation>
    </message>
    <message>
        <source>Show the Argument (Alt+Right)</source>
        <translation>Montrer le raisonnement (Alt+Droite)</translation>
    </message>
    <message>
        <source>Show One by One</source>
        <translation>Montrer un par un</translation>
    </message>
    <message>
        <source>Looking for a short argument</source>
        <translation>Recherche d’un raisonnement court</translation>
    </message>
    <message>
        <source>Show the Set</source>
        <translation>Montrer l’ensemble</translation>
    </message>
    <message>
        <source>Copy the Explanation</source>
        <translation>Copier l’explication</translation>
    </message>
    <message>
        <source>Export the Explanation…</source>
        <translation>Exporter l’explication…</translation>
    </message>
    <message>
        <source>Next Step (Alt+Right)</source>
        <translation>Étape suivante (Alt+Droite)</translation>
    </message>
    <message>
        <source>Previous Step (Alt+Left)</source>
        <translation>Étape précédente (Alt+Gauche)</translation>
    </message>
    <message>
        <source>One change alone leaves exactly one solution:</source>
        <translation>Une seule modification laisse exactement une solution&#x202f;:</translation>
    </message>
    <message numerus="yes">
        <source>%n changes each leave exactly one solution; the likeliest:</source>
        <translation>
            <numerusform>%n modification laisse exactement une solution&#x202f;; la plus probable&#x202f;:</numerusform>
            <numerusform>%n modifications laissent chacune exactement une solution&#x202f;; la plus probable&#x202f;:</numerusform>
        </translation>
    </message>
    <message>
        <source>Other Changes (%1)…</source>
        <translation>Autres modifications (%1)…</translation>
    </message>
    <message numerus="yes">
        <source>No solution: %n clues contradict each other.</source>
        <translation>
            <numerusform>Pas de solution&#x202f;: %n indice mène à une contradiction.</numerusform>
            <numerusform>Pas de solution&#x202f;: %n indices se contredisent.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sudoku::ExportDialog</name>
    <message>
        <source>&amp;Entries</source>
        <translation>&amp;Saisies</translation>
    </message>
    <message>
        <source>Pencil &amp;marks</source>
        <translation>&amp;Annotations</translation>
    </message>
    <message>
        <source>All &amp;candidates</source>
        <translation>Tous les &amp;candidats</translation>
    </message>
    <message>
        <source>Export as %1</source>
        <translation>Exporter en %1</translation>
    </message>
    <message>
        <source> pixels</source>
        <translation> pixels</translation>
    </message>
    <message>
        <source> mm</source>
        <translation> mm</translation>
    </message>
    <message>
        <source>&amp;Size of the picture:</source>
        <translation>&amp;Taille de l’image&#x202f;:</translation>
    </message>
    <message>
        <source>Show:</source>
        <translation>Afficher&#x202f;:</translation>
    </message>
    <message>
        <source>E&amp;xport…</source>
        <translation>E&amp;xporter…</translation>
    </message>
    <message>
        <source>With the colours of cells, what you drew on candidates, the filter and the hint that is shown</source>
        <translation>Avec les couleurs des cases, vos dessins sur les candidats, le filtre et la suggestion affichée</translation>
    </message>
    <message>
        <source>Co&amp;lours, as on the screen</source>
        <translation>Cou&amp;leurs, comme à l’écran</translation>
    </message>
    <message>
        <source>More optio&amp;ns</source>
        <translation>A&amp;utres choix</translation>
    </message>
    <message>
        <source>Standard:</source>
        <translation>Norme&#x202f;:</translation>
    </message>
</context>
<context>
    <name>sudoku::FileController</name>
    <message>
        <source>Reading %1 was stopped.</source>
        <translation>La lecture de %1 a été arrêtée.</translation>
    </message>
    <message>
        <source>&amp;Forget These Files</source>
        <translation>&amp;Oublier ces fichiers</translation>
    </message>
    <message>
        <source>Open Puzzle</source>
        <translation>Ouvrir un sudoku</translation>
    </message>
    <message>
        <source>Opened %1.</source>
        <translation>%1 ouvert.</translation>
    </message>
    <message>
        <source>Cannot open %1: %2</source>
        <translation>Impossible d’ouvrir %1&#x202f;: %2</translation>
    </message>
    <message>
        <source>Cannot read %1: %2.</source>
        <translation>Impossible de lire %1&#x202f;: %2.</translation>
    </message>
    <message>
        <source>Opened the first puzzle of %1.</source>
        <translation>Premier sudoku de %1 ouvert.</translation>
    </message>
    <message>
        <source>%1 F9 solves it; F8 checks whether it has exactly one solution.</source>
        <translation>%1 F9 le résout&#x202f;; F8 vérifie s’il a exactement une solution.</translation>
    </message>
    <message>
        <source>Save Puzzle</source>
        <translation>Enregistrer le sudoku</translation>
    </message>
    <message>
        <source>Cannot save %1: %2</source>
        <translation>Impossible d’enregistrer %1&#x202f;: %2</translation>
    </message>
    <message>
        <source>Saved as %1.</source>
        <translation>Enregistré sous %1.</translation>
    </message>
    <message>
        <source>Unsaved Puzzle</source>
        <translation>Sudoku non enregistré</translation>
    </message>
    <message>
        <source>The puzzle on the board is not saved. Save it?</source>
        <translation>Le sudoku de la grille n’est pas enregistré. L’enregistrer&#x202f;?</translation>
    </message>
</context>
<context>
    <name>sudoku::FileField</name>
    <message>
        <source>Choose…</source>
        <translation>Choisir…</translation>
    </message>
    <message>
        <source>Choose a PDF</source>
        <translation>Choisir un PDF</translation>
    </message>
    <message>
        <source>Insert a PDF</source>
        <translation>Insérer un PDF</translation>
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
        <translation>Filtre</translation>
    </message>
    <message>
        <source>Two marks</source>
        <translation>Deux annotations</translation>
    </message>
    <message>
        <source>Show the cells that two digits can go in</source>
        <translation>Montrer les cases où deux chiffres peuvent aller</translation>
    </message>
    <message>
        <source>Where a digit can still go</source>
        <translation>Où un chiffre peut encore aller</translation>
    </message>
    <message>
        <source>filter digit %1</source>
        <translation>filtrer le chiffre %1</translation>
    </message>
    <message>
        <source>%1: %2 placed; possible cells: %3</source>
        <translation>%1&#x202f;: en place %2&#x202f;; cases possibles&#x202f;: %3</translation>
    </message>
    <message>
        <source>Cells with two candidates: %1</source>
        <translation>Cases à deux candidats&#x202f;: %1</translation>
    </message>
    <message>
        <source>Possible cells: %1 for %2, %3 for %4</source>
        <comment>7 cells for a 4, 5 cells for an 8</comment>
        <translation>Cases possibles&#x202f;: %1 pour %2, %3 pour %4</translation>
    </message>
</context>
<context>
    <name>sudoku::Fixer</name>
    <message>
        <source>Looking for a fix</source>
        <translation>Recherche d’une correction</translation>
    </message>
    <message>
        <source>Make Unique</source>
        <translation>Rendre unique</translation>
    </message>
    <message>
        <source>Check</source>
        <translation>Vérifier</translation>
    </message>
    <message>
        <source>%1 to %2 of %3</source>
        <translation>%1 à %2 sur %3</translation>
    </message>
    <message>
        <source>More Fixes (Alt+Right)</source>
        <translation>Autres corrections (Alt+Droite)</translation>
    </message>
    <message>
        <source>Previous Fixes (Alt+Left)</source>
        <translation>Corrections précédentes (Alt+Gauche)</translation>
    </message>
</context>
<context>
    <name>sudoku::FormulaDialog</name>
    <message>
        <source>Leave &amp;out candidates that propagation decides</source>
        <translation>&amp;Omettre les candidats que la propagation décide</translation>
    </message>
    <message>
        <source>&amp;Givens</source>
        <translation>&amp;Indices</translation>
    </message>
    <message>
        <source>&amp;Entries as givens</source>
        <translation>&amp;Saisies comme indices</translation>
    </message>
    <message>
        <source>&amp;A solution other than the one on the board</source>
        <translation>Une solution &amp;autre que celle de la grille</translation>
    </message>
    <message>
        <source>Export CNF</source>
        <translation>Exporter la CNF</translation>
    </message>
    <message>
        <source>Without the givens, every filled board that obeys the rules is a model.</source>
        <translation>Sans les indices, toute grille remplie qui respecte les règles est un modèle.</translation>
    </message>
    <message>
        <source>A clause forbids the solution on the board, so that a solver finds another one. Every cell must be filled.</source>
        <translation>Une clause interdit la solution de la grille, pour qu’un solveur en trouve une autre. Toutes les cases doivent être remplies.</translation>
    </message>
    <message>
        <source>Candidates:</source>
        <translation>Candidats&#x202f;:</translation>
    </message>
    <message>
        <source>Clauses for:</source>
        <translation>Clauses pour&#x202f;:</translation>
    </message>
    <message>
        <source>Size:</source>
        <translation>Taille&#x202f;:</translation>
    </message>
    <message>
        <source>E&amp;xport…</source>
        <translation>E&amp;xporter…</translation>
    </message>
    <message>
        <source>…</source>
        <translation>…</translation>
    </message>
    <message>
        <source>E&amp;ncoding:</source>
        <translation>Coda&amp;ge&#x202f;:</translation>
    </message>
</context>
<context>
    <name>sudoku::FormulaExchange</name>
    <message>
        <source>There is not enough memory for this formula.</source>
        <translation>La mémoire ne suffit pas pour cette formule.</translation>
    </message>
    <message>
        <source>Exporting was stopped; no file was written.</source>
        <translation>L’exportation a été arrêtée&#x202f;; aucun fichier n’a été écrit.</translation>
    </message>
    <message>
        <source>Cannot save %1: %2</source>
        <translation>Impossible d’enregistrer %1&#x202f;: %2</translation>
    </message>
    <message>
        <source>Exported as %1: %2.</source>
        <translation>Exporté sous %1&#x202f;: %2.</translation>
    </message>
    <message>
        <source>DIMACS CNF (*.cnf)</source>
        <translation>DIMACS CNF (*.cnf)</translation>
    </message>
    <message>
        <source>Import Model</source>
        <translation>Importer un modèle</translation>
    </message>
    <message>
        <source>Exporting</source>
        <translation>Exportation</translation>
    </message>
    <message>
        <source>Reading the model</source>
        <translation>Lecture du modèle</translation>
    </message>
    <message>
        <source>%1 is not a solution of this puzzle: %2.</source>
        <translation>%1 n’est pas une solution de ce sudoku&#x202f;: %2.</translation>
    </message>
    <message>
        <source>Cannot read %1: %2.</source>
        <translation>Impossible de lire %1&#x202f;: %2.</translation>
    </message>
    <message>
        <source>Cannot open %1: %2</source>
        <translation>Impossible d’ouvrir %1&#x202f;: %2</translation>
    </message>
    <message>
        <source>Reading was stopped.</source>
        <translation>La lecture a été arrêtée.</translation>
    </message>
    <message>
        <source>%1 says that the solver found no answer.</source>
        <translation>%1 dit que le solveur n’a pas trouvé de réponse.</translation>
    </message>
    <message>
        <source>%1 says that the formula is unsatisfiable: this puzzle has no solution, or only those that the formula forbids.</source>
        <translation>%1 dit que la formule est insatisfaisable&#x202f;: ce sudoku n’a pas de solution, ou seulement celles que la formule interdit.</translation>
    </message>
    <message>
        <source>%1 is the solution that is already on the board.</source>
        <translation>%1 est la solution qui est déjà sur la grille.</translation>
    </message>
    <message>
        <source>%1 is a solution of this puzzle and fills the board.</source>
        <translation>%1 est une solution de ce sudoku et remplit la grille.</translation>
    </message>
    <message numerus="yes">
        <source>It changed %n of your entries; Undo restores them.</source>
        <translation>
            <numerusform>Elle a changé %n de vos saisies&#x202f;; Annuler la rétablit.</numerusform>
            <numerusform>Elle a changé %n de vos saisies&#x202f;; Annuler les rétablit.</numerusform>
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
        <translation>En mots</translation>
    </message>
    <message>
        <source>As the solver reads it (DIMACS)</source>
        <translation>Comme le solveur la lit (DIMACS)</translation>
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
        <translation>Copier &amp;en DIMACS</translation>
    </message>
    <message>
        <source>&amp;Digit</source>
        <translation>&amp;Chiffre</translation>
    </message>
    <message>
        <source>Ca&amp;ndidates</source>
        <translation>Ca&amp;ndidats</translation>
    </message>
    <message>
        <source>Clauses</source>
        <translation>Clauses</translation>
    </message>
    <message>
        <source>All digits</source>
        <translation>Tous les chiffres</translation>
    </message>
    <message numerus="yes">
        <source>This part has more than %Ln clause(s), too many to list. &lt;i&gt;Export CNF&lt;/i&gt; in the File menu writes them all.</source>
        <translation>
            <numerusform>Cette partie a plus de %Ln clause, trop pour une liste. &lt;i&gt;Exporter la CNF&lt;/i&gt;, dans le menu Fichier, les écrit toutes.</numerusform>
            <numerusform>Cette partie a plus de %Ln clauses, trop pour une liste. &lt;i&gt;Exporter la CNF&lt;/i&gt;, dans le menu Fichier, les écrit toutes.</numerusform>
        </translation>
    </message>
    <message>
        <source>The givens contradict each other: propagation finds this before anything is encoded.</source>
        <translation>Les indices se contredisent&#x202f;: la propagation le trouve avant tout codage.</translation>
    </message>
    <message>
        <source>&lt;b&gt;%1&lt;/b&gt;: propagation decides everything, so there is nothing to encode.</source>
        <translation>&lt;b&gt;%1&lt;/b&gt;&#x202f;: la propagation décide tout, il n’y a donc rien à coder.</translation>
    </message>
    <message>
        <source>&lt;b&gt;%1&lt;/b&gt;: %2, %3.</source>
        <translation>&lt;b&gt;%1&lt;/b&gt;&#x202f;: %2, %3.</translation>
    </message>
    <message>
        <source>Each line of DIMACS is a clause: one of its literals must be true. A minus sign negates a variable, 0 ends the clause.</source>
        <translation>Chaque ligne de DIMACS est une clause&#x202f;: l’un de ses littéraux doit être vrai. Un signe moins nie une variable, 0 termine la clause.</translation>
    </message>
    <message>
        <source>&lt;p&gt;&lt;b&gt;%1.&lt;/b&gt; %2&lt;/p&gt;&lt;p&gt;%3&lt;/p&gt;</source>
        <translation>&lt;p&gt;&lt;b&gt;%1.&lt;/b&gt; %2&lt;/p&gt;&lt;p&gt;%3&lt;/p&gt;</translation>
    </message>
    <message>
        <source>Encodin&amp;g</source>
        <translation>Coda&amp;ge</translation>
    </message>
</context>
<context>
    <name>sudoku::FullScreen</name>
    <message>
        <source>View &gt; Full Screen leaves the full screen.</source>
        <translation>Affichage &gt; Plein écran quitte le plein écran.</translation>
    </message>
    <message>
        <source>%1 leaves the full screen.</source>
        <translation>%1 quitte le plein écran.</translation>
    </message>
    <message>
        <source>%1 Move the pointer to the upper edge for the menu, to the right edge for the panel.</source>
        <translation>%1 Placez le pointeur au bord supérieur pour le menu, au bord droit pour le panneau.</translation>
    </message>
</context>
<context>
    <name>sudoku::GameEnd</name>
    <message>
        <source>The result of the game cannot be kept: %1</source>
        <translation>Le résultat de la partie ne peut pas être conservé&#x202f;: %1</translation>
    </message>
    <message>
        <source>Same Kind</source>
        <translation>Même type</translation>
    </message>
    <message>
        <source>Easier</source>
        <translation>Plus facile</translation>
    </message>
    <message>
        <source>Not checked: %1.</source>
        <translation>Non vérifié&#x202f;: %1.</translation>
    </message>
    <message>
        <source>Puzzle of %1</source>
        <translation>Sudoku du %1</translation>
    </message>
</context>
<context>
    <name>sudoku::GenerateDialog</name>
    <message>
        <source>Board to be filled</source>
        <translation>Grille à remplir</translation>
    </message>
    <message>
        <source>Generate Puzzles</source>
        <translation>Générer des sudokus</translation>
    </message>
    <message>
        <source>&amp;Generate</source>
        <translation>&amp;Générer</translation>
    </message>
    <message>
        <source>Puzzle being generated</source>
        <translation>Sudoku en cours de génération</translation>
    </message>
    <message>
        <source>Choose a kind and a difficulty, then press Generate.</source>
        <translation>Choisissez un type et une difficulté, puis cliquez sur Générer.</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Arrêter</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>Stop generating; the puzzles stay in the list beside the board</source>
        <translation>Arrêter la génération&#x202f;; les sudokus restent dans la liste à côté de la grille</translation>
    </message>
    <message>
        <source>O&amp;pen on the Board</source>
        <translation>Ou&amp;vrir sur la grille</translation>
    </message>
</context>
<context>
    <name>sudoku::HandbookBrowser</name>
    <message>
        <source>Page of the handbook</source>
        <translation>Page du manuel</translation>
    </message>
</context>
<context>
    <name>sudoku::HandbookContents</name>
    <message>
        <source>Contents</source>
        <translation>Sommaire</translation>
    </message>
</context>
<context>
    <name>sudoku::HandbookHits</name>
    <message>
        <source>Places found</source>
        <translation>Passages trouvés</translation>
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
        <translation>Barre d’outils</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Précédent</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>Suivant</translation>
    </message>
    <message>
        <source>First Page</source>
        <translation>Première page</translation>
    </message>
    <message>
        <source>Larger Text</source>
        <translation>Texte plus grand</translation>
    </message>
    <message>
        <source>Smaller Text</source>
        <translation>Texte plus petit</translation>
    </message>
    <message>
        <source>Search all pages (Ctrl+F)</source>
        <translation>Chercher dans toutes les pages (Ctrl+F)</translation>
    </message>
    <message>
        <source>Search all pages</source>
        <translation>Chercher dans toutes les pages</translation>
    </message>
    <message>
        <source>Handbook — Sudoku Workbench</source>
        <translation>Manuel — Sudoku Workbench</translation>
    </message>
    <message>
        <source>Handbook: %1 — Sudoku Workbench</source>
        <translation>Manuel&#x202f;: %1 — Sudoku Workbench</translation>
    </message>
    <message>
        <source>Nothing found. Try fewer or shorter words.</source>
        <translation>Rien trouvé. Essayez moins de mots, ou des mots plus courts.</translation>
    </message>
    <message numerus="yes">
        <source>%n place(s) found. Enter goes to the first.</source>
        <translation>
            <numerusform>%n passage trouvé. Entrée va au premier.</numerusform>
            <numerusform>%n passages trouvés. Entrée va au premier.</numerusform>
        </translation>
    </message>
    <message>
        <source>Place %1 of %2. F3 goes to the next.</source>
        <translation>Passage %1 sur %2. F3 va au suivant.</translation>
    </message>
</context>
<context>
    <name>sudoku::Hinter</name>
    <message>
        <source>Looking for a hint</source>
        <translation>Recherche d’une suggestion</translation>
    </message>
    <message>
        <source>The search for a hint was stopped.</source>
        <translation>La recherche d’une suggestion a été arrêtée.</translation>
    </message>
    <message>
        <source>%1 Enter applies it.</source>
        <translation>%1 Entrée l’applique.</translation>
    </message>
    <message>
        <source>Apply</source>
        <translation>Appliquer</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Plus</translation>
    </message>
    <message>
        <source>wrong</source>
        <translation>faux</translation>
    </message>
    <message numerus="yes">
        <source>Clear It/Them</source>
        <translation>
            <numerusform>L’effacer</numerusform>
            <numerusform>Les effacer</numerusform>
        </translation>
    </message>
    <message>
        <source>wrong pencil marks</source>
        <translation>annotations fausses</translation>
    </message>
    <message>
        <source>Correct Marks</source>
        <translation>Corriger les annotations</translation>
    </message>
    <message>
        <source>The pencil marks are corrected.</source>
        <translation>Les annotations sont corrigées.</translation>
    </message>
    <message>
        <source>Next Hint</source>
        <translation>Suggestion suivante</translation>
    </message>
    <message>
        <source>The puzzle has no solution.</source>
        <translation>Le sudoku n’a pas de solution.</translation>
    </message>
    <message>
        <source>Explain</source>
        <translation>Expliquer</translation>
    </message>
    <message>
        <source>No technique that is switched on gives a step.</source>
        <translation>Aucune technique activée ne donne d’étape.</translation>
    </message>
    <message>
        <source>Techniques…</source>
        <translation>Techniques…</translation>
    </message>
    <message>
        <source>Type in a puzzle first.</source>
        <translation>Saisissez d’abord un sudoku.</translation>
    </message>
    <message>
        <source>No further step follows: there is more than one solution.</source>
        <translation>Aucune autre étape n’est possible&#x202f;: il y a plus d’une solution.</translation>
    </message>
    <message>
        <source>Show Two Solutions</source>
        <translation>Montrer deux solutions</translation>
    </message>
    <message>
        <source>Applied: %1.</source>
        <translation>Appliqué&#x202f;: %1.</translation>
    </message>
    <message>
        <source>Apply Hint</source>
        <translation>Appliquer la suggestion</translation>
    </message>
    <message>
        <source>Filling in candidates</source>
        <translation>Remplissage des candidats</translation>
    </message>
    <message>
        <source>Fill in Candidates</source>
        <translation>Remplir les candidats</translation>
    </message>
    <message>
        <source>Digits that you type are entries now.</source>
        <translation>Les chiffres que vous tapez sont maintenant des saisies.</translation>
    </message>
    <message>
        <source>Learn This</source>
        <translation>Apprendre la technique</translation>
    </message>
    <message>
        <source>%1: nothing on the board as it stands.</source>
        <translation>%1&#x202f;: rien sur la grille dans son état actuel.</translation>
    </message>
</context>
<context>
    <name>sudoku::KeysPage</name>
    <message>
        <source>No Ke&amp;y</source>
        <translation>Aucune &amp;touche</translation>
    </message>
    <message>
        <source>&amp;Reset</source>
        <translation>Réi&amp;nitialiser</translation>
    </message>
    <message>
        <source>Find a command or a key</source>
        <translation>Chercher une commande ou une touche</translation>
    </message>
    <message>
        <source>Command</source>
        <translation>Commande</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Touches</translation>
    </message>
    <message>
        <source>Commands</source>
        <translation>Commandes</translation>
    </message>
    <message>
        <source>Keys of the command</source>
        <translation>Touches de la commande</translation>
    </message>
    <message>
        <source>Give the command the keys that it had at first</source>
        <translation>Rendre à la commande ses touches d’origine</translation>
    </message>
    <message>
        <source>Choose a command, then press its new keys in the field.</source>
        <translation>Choisissez une commande, puis appuyez sur ses nouvelles touches dans le champ.</translation>
    </message>
    <message>
        <source>%1 belongs to %2. Give that another key first.</source>
        <translation>%1 appartient à %2. Donnez d’abord une autre touche à cette commande.</translation>
    </message>
    <message>
        <source>The board needs %1. Choose another key, such as a function key or one with Ctrl.</source>
        <translation>La grille a besoin de %1. Choisissez une autre touche, par exemple une touche de fonction ou une avec Ctrl.</translation>
    </message>
</context>
<context>
    <name>sudoku::KindBox</name>
    <message>
        <source>Add a rule: type its name</source>
        <translation>Ajouter une règle&#x202f;: saisissez son nom</translation>
    </message>
    <message>
        <source>This needs %1.</source>
        <translation>Il faut %1.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1&#x202f;: %2</translation>
    </message>
    <message>
        <source>There is no rule called &apos;%1&apos;. The list shows all rules.</source>
        <translation>Il n’y a pas de règle «&#x202f;%1&#x202f;». La liste montre toutes les règles.</translation>
    </message>
    <message>
        <source>For the whole board</source>
        <translation>Pour toute la grille</translation>
    </message>
    <message>
        <source>Cages, regions and cells</source>
        <translation>Cages, régions et cases</translation>
    </message>
    <message>
        <source>Between two cells</source>
        <translation>Entre deux cases</translation>
    </message>
    <message>
        <source>Lines</source>
        <translation>Lignes</translation>
    </message>
    <message>
        <source>Numbers beside the board</source>
        <translation>Nombres à côté de la grille</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>My kinds</source>
        <translation>Mes types</translation>
    </message>
</context>
<context>
    <name>sudoku::KindChooser</name>
    <message>
        <source>none</source>
        <translation>aucune</translation>
    </message>
</context>
<context>
    <name>sudoku::KindList</name>
    <message>
        <source>Another kind…</source>
        <translation>Autre type…</translation>
    </message>
</context>
<context>
    <name>sudoku::LaboratoryDialog</name>
    <message>
        <source>Encodings</source>
        <translation>Codages</translation>
    </message>
    <message>
        <source>M&amp;easure</source>
        <translation>&amp;Mesurer</translation>
    </message>
    <message>
        <source>Look &amp;Inside</source>
        <translation>Voir à l’&amp;intérieur</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
</context>
<context>
    <name>sudoku::LearnPage</name>
    <message>
        <source>Learn</source>
        <translation>Apprendre</translation>
    </message>
    <message>
        <source>&amp;New to Sudoku? Ten Lessons</source>
        <translation>&amp;Débutant&#x202f;? Dix leçons de sudoku</translation>
    </message>
    <message>
        <source>Start &amp;Over…</source>
        <translation>Recomme&amp;ncer…</translation>
    </message>
    <message>
        <source>%1 ▾</source>
        <translation>%1 ▾</translation>
    </message>
    <message>
        <source>Techniques: %1</source>
        <translation>Techniques&#x202f;: %1</translation>
    </message>
    <message>
        <source>%1 of %2 techniques practised</source>
        <translation>Techniques pratiquées&#x202f;: %1 sur %2</translation>
    </message>
    <message>
        <source>&amp;Continue: %1</source>
        <translation>&amp;Continuer&#x202f;: %1</translation>
    </message>
    <message>
        <source>Start Over</source>
        <translation>Recommencer</translation>
    </message>
    <message>
        <source>Forget what you have practised?</source>
        <translation>Oublier ce que vous avez pratiqué&#x202f;?</translation>
    </message>
    <message>
        <source>Bac&amp;k to the Board (Esc)</source>
        <translation>Reto&amp;ur à la grille (Échap)</translation>
    </message>
</context>
<context>
    <name>sudoku::LessonDialog</name>
    <message>
        <source>&amp;All steps</source>
        <translation>&amp;Toutes les étapes</translation>
    </message>
    <message>
        <source>Only steps &amp;harder than singles</source>
        <translation>&amp;Seulement les étapes plus difficiles que les singletons</translation>
    </message>
    <message>
        <source>&amp;From step</source>
        <translation>&amp;De l’étape</translation>
    </message>
    <message>
        <source>Export Walkthrough as %1</source>
        <translation>Exporter la résolution en %1</translation>
    </message>
    <message>
        <source>E&amp;xport…</source>
        <translation>E&amp;xporter…</translation>
    </message>
    <message>
        <source>First step</source>
        <translation>Première étape</translation>
    </message>
    <message>
        <source>Last step</source>
        <translation>Dernière étape</translation>
    </message>
    <message>
        <source>to</source>
        <translation>à</translation>
    </message>
    <message numerus="yes">
        <source>%n picture(s); singles that follow each other are in one</source>
        <translation>
            <numerusform>%n image&#x202f;; les singletons qui se suivent en partagent une</numerusform>
            <numerusform>%n images&#x202f;; les singletons qui se suivent en partagent une</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sudoku::LevelsField</name>
    <message>
        <source>Choose…</source>
        <translation>Choisir…</translation>
    </message>
    <message>
        <source>Choose a file of levels</source>
        <translation>Choisir un fichier de niveaux</translation>
    </message>
    <message>
        <source>A file in JSON with levels of your own, which are then offered as a difficulty</source>
        <translation>Un fichier JSON avec vos propres niveaux, qui sont ensuite proposés comme difficulté</translation>
    </message>
    <message>
        <source>File of Levels</source>
        <translation>Fichier de niveaux</translation>
    </message>
    <message>
        <source>Levels (*.json)</source>
        <translation>Niveaux (*.json)</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1 : %2</translation>
    </message>
</context>
<context>
    <name>sudoku::LicencesDialog</name>
    <message>
        <source>Licences</source>
        <translation>Licences</translation>
    </message>
    <message>
        <source>Parts of the program</source>
        <translation>Parties du programme</translation>
    </message>
    <message>
        <source>Licence</source>
        <translation>Licence</translation>
    </message>
    <message>
        <source>Licence: %1</source>
        <translation>Licence&#x202f;: %1</translation>
    </message>
</context>
<context>
    <name>sudoku::LiveCandidates</name>
    <message numerus="yes">
        <source>… Candidates of %n cell(s) are open</source>
        <translation>
            <numerusform>… Candidats de %n case indécis</numerusform>
            <numerusform>… Candidats de %n cases indécis</numerusform>
        </translation>
    </message>
    <message>
        <source>… Candidates</source>
        <translation>… Candidats</translation>
    </message>
    <message>
        <source>✓ Candidates</source>
        <translation>✓ Candidats</translation>
    </message>
    <message>
        <source>✗ No candidates</source>
        <translation>✗ Aucun candidat</translation>
    </message>
    <message numerus="yes">
        <source>? Candidates of %n cell(s) are open</source>
        <translation>
            <numerusform>? Candidats de %n case indécis</numerusform>
            <numerusform>? Candidats de %n cases indécis</numerusform>
        </translation>
    </message>
    <message>
        <source>? Candidates that leave one solution are open</source>
        <translation>? Candidats qui laissent une seule solution indécis</translation>
    </message>
</context>
<context>
    <name>sudoku::LiveCheck</name>
    <message>
        <source>… Checking</source>
        <translation>… Vérification</translation>
    </message>
    <message>
        <source>✓ One solution</source>
        <translation>✓ Une solution</translation>
    </message>
    <message>
        <source>≥2 solutions</source>
        <translation>≥2 solutions</translation>
    </message>
    <message>
        <source>✗ No solution</source>
        <translation>✗ Aucune solution</translation>
    </message>
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
            <numerusform>Plus de %Ln solution</numerusform>
            <numerusform>Plus de %Ln solutions</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>≥%Ln solution(s), still counting</source>
        <translation>
            <numerusform>≥%Ln solution, comptage en cours</numerusform>
            <numerusform>≥%Ln solutions, comptage en cours</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>≥%Ln solution(s)</source>
        <translation>
            <numerusform>≥%Ln solution</numerusform>
            <numerusform>≥%Ln solutions</numerusform>
        </translation>
    </message>
    <message>
        <source>? Not decided yet: F8 checks it</source>
        <translation>? Pas encore décidé : F8 le vérifie</translation>
    </message>
</context>
<context>
    <name>sudoku::MainWindow</name>
    <message>
        <source>Checkpoint set.</source>
        <translation>Repère posé.</translation>
    </message>
    <message>
        <source>Checkpoint set. %1 goes back to it.</source>
        <translation>Repère posé. %1 y revient.</translation>
    </message>
    <message>
        <source>New puzzle</source>
        <translation>Nouveau sudoku</translation>
    </message>
    <message>
        <source>%1[*] — Sudoku Workbench</source>
        <translation>%1[*] — Sudoku Workbench</translation>
    </message>
    <message>
        <source>Learn</source>
        <translation>Apprendre</translation>
    </message>
</context>
<context>
    <name>sudoku::MeasurementsChart</name>
    <message>
        <source>Automatic</source>
        <translation>Automatique</translation>
    </message>
    <message>
        <source>Linear</source>
        <translation>Linéaire</translation>
    </message>
    <message>
        <source>Logarithmic</source>
        <translation>Logarithmique</translation>
    </message>
    <message>
        <source>&amp;Chart of</source>
        <translation>Dia&amp;gramme de</translation>
    </message>
    <message>
        <source>Sca&amp;le</source>
        <translation>Éc&amp;helle</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>not known</source>
        <translation>inconnu</translation>
    </message>
</context>
<context>
    <name>sudoku::MeasurementsModel</name>
    <message>
        <source>%1, the smallest</source>
        <translation>%1, la plus petite valeur</translation>
    </message>
    <message>
        <source>Solver</source>
        <translation>Solveur</translation>
    </message>
    <message>
        <source>Answer</source>
        <translation>Réponse</translation>
    </message>
    <message>
        <source>%1 (%2 of %3 runs)</source>
        <translation>%1 (%2 mesures sur %3)</translation>
    </message>
    <message>
        <source>puzzles: %L1</source>
        <translation>sudokus&#x202f;: %L1</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Encoding</source>
        <translation>Codage</translation>
    </message>
</context>
<context>
    <name>sudoku::MeasurementsPage</name>
    <message>
        <source>Choose encodings and solvers to compare on this board, then press Measure.</source>
        <translation>Choisissez les codages et les solveurs à comparer sur cette grille, puis cliquez sur Mesurer.</translation>
    </message>
    <message>
        <source>&amp;Measure</source>
        <translation>Mesu&amp;rer</translation>
    </message>
    <message>
        <source>Progress</source>
        <translation>Progression</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Arrêter</translation>
    </message>
    <message>
        <source>The board has changed: these figures are for the previous board.</source>
        <translation>La grille a changé&#x202f;: ces chiffres concernent la précédente.</translation>
    </message>
    <message>
        <source>Measure A&amp;gain</source>
        <translation>Mesurer de &amp;nouveau</translation>
    </message>
    <message>
        <source>Measurements</source>
        <translation>Mesures</translation>
    </message>
    <message>
        <source>Bold: the smallest value of its column</source>
        <translation>En gras&#x202f;: la plus petite valeur de sa colonne</translation>
    </message>
    <message>
        <source>Cop&amp;y Table</source>
        <translation>&amp;Copier le tableau</translation>
    </message>
    <message>
        <source>&amp;Save as CSV…</source>
        <translation>&amp;Enregistrer en CSV…</translation>
    </message>
    <message>
        <source>%1 with %2, run %3 of %4 …</source>
        <translation>%1 avec %2, mesure %3 sur %4…</translation>
    </message>
    <message>
        <source>Stopped after %1: %2 of %3 rows were measured.</source>
        <translation>Arrêté après %1&#x202f;: %2 lignes sur %3 ont été mesurées.</translation>
    </message>
    <message>
        <source>The table was copied: paste it into a spreadsheet.</source>
        <translation>Le tableau a été copié&#x202f;: collez-le dans un tableur.</translation>
    </message>
    <message>
        <source>Save Measurements</source>
        <translation>Enregistrer les mesures</translation>
    </message>
    <message>
        <source>encodings.csv</source>
        <translation>codages.csv</translation>
    </message>
    <message>
        <source>Comma-separated values (*.csv)</source>
        <translation>Valeurs séparées par des virgules (*.csv)</translation>
    </message>
    <message>
        <source>Cannot save %1: %2</source>
        <translation>Impossible d’enregistrer %1&#x202f;: %2</translation>
    </message>
    <message>
        <source>Saved as %1.</source>
        <translation>Enregistré sous %1.</translation>
    </message>
    <message>
        <source>Copy Table</source>
        <translation>Copier le tableau</translation>
    </message>
    <message>
        <source>Puzzle</source>
        <translation>Sudoku</translation>
    </message>
    <message>
        <source>O&amp;pen CSV…</source>
        <translation>&amp;Ouvrir un CSV…</translation>
    </message>
    <message>
        <source>Open Measurements</source>
        <translation>Ouvrir des mesures</translation>
    </message>
    <message>
        <source>Cannot open %1: %2</source>
        <translation>Impossible d’ouvrir %1&#x202f;: %2</translation>
    </message>
    <message>
        <source>Opened %1. Rows: %L2.</source>
        <translation>%1 ouvert. Lignes&#x202f;: %L2.</translation>
    </message>
    <message>
        <source>All puzzles together (%L1)</source>
        <translation>Tous les sudokus ensemble (%L1)</translation>
    </message>
</context>
<context>
    <name>sudoku::MessageBar</name>
    <message>
        <source>Stop</source>
        <translation>Arrêter</translation>
    </message>
</context>
<context>
    <name>sudoku::Messenger</name>
    <message>
        <source>All cells are filled, but this is not a solution.</source>
        <translation>Toutes les cases sont remplies, mais ce n’est pas une solution.</translation>
    </message>
    <message>
        <source>All cells are filled, but %1.</source>
        <translation>Toutes les cases sont remplies, mais %1.</translation>
    </message>
    <message numerus="yes">
        <source>Show It/Them</source>
        <translation>
            <numerusform>Le montrer</numerusform>
            <numerusform>Les montrer</numerusform>
        </translation>
    </message>
    <message>
        <source>Solved! Every rule is obeyed.</source>
        <translation>Résolu&#x202f;! Toutes les règles sont respectées.</translation>
    </message>
    <message>
        <source>Solved in %1! Every rule is obeyed.</source>
        <translation>Résolu en %1&#x202f;! Toutes les règles sont respectées.</translation>
    </message>
    <message>
        <source>Type a puzzle row by row, with Space for a blank; or paste one, or drop a file here. F9 solves it.</source>
        <translation>Saisissez un sudoku ligne par ligne, avec Espace pour une case vide&#x202f;; ou collez-en un, ou déposez un fichier ici. F9 le résout.</translation>
    </message>
    <message>
        <source>Solve filled in the board. Every rule is obeyed.</source>
        <translation>Résoudre a rempli la grille. Toutes les règles sont respectées.</translation>
    </message>
    <message>
        <source>Type a puzzle row by row, with Space to go to the next cell; or paste one, or drop a file here. F9 solves it.</source>
        <translation>Saisissez un sudoku ligne par ligne, Espace passe à la case suivante&#x202f;; ou collez-en un, ou déposez un fichier ici. F9 le résout.</translation>
    </message>
    <message>
        <source>Explain</source>
        <translation>Expliquer</translation>
    </message>
    <message>
        <source>Solve filled in the board. %1</source>
        <translation>Résoudre a rempli la grille. %1</translation>
    </message>
    <message>
        <source>The board is full. %1</source>
        <translation>La grille est pleine. %1</translation>
    </message>
    <message>
        <source>The puzzle is solved. Enter shows the result again.</source>
        <translation>Le sudoku est résolu. Entrée montre à nouveau le résultat.</translation>
    </message>
    <message>
        <source>Show Result</source>
        <translation>Montrer le résultat</translation>
    </message>
    <message>
        <source>All cells are filled, and no digit is repeated in a row or column. Whether regions fit is not known yet.</source>
        <translation>Toutes les cases sont remplies, et aucun chiffre ne se répète dans une ligne ou une colonne. On ne sait pas encore si des régions conviennent.</translation>
    </message>
</context>
<context>
    <name>sudoku::NewPuzzleDialog</name>
    <message>
        <source>New Puzzle</source>
        <translation>Nouveau sudoku</translation>
    </message>
    <message>
        <source>&amp;Kind:</source>
        <translation>T&amp;ype&#x202f;:</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Type</translation>
    </message>
    <message>
        <source>Di&amp;fficulty:</source>
        <translation>Di&amp;fficulté&#x202f;:</translation>
    </message>
    <message>
        <source>&amp;All kinds and sizes</source>
        <translation>T&amp;ous les types et tailles</translation>
    </message>
    <message>
        <source>What the puzzle has, or what you draw first on an empty board</source>
        <translation>Ce que contient le sudoku, ou ce que vous tracez d’abord sur une grille vide</translation>
    </message>
    <message>
        <source>&amp;Cages, lines:</source>
        <translation>&amp;Cages, lignes&#x202f;:</translation>
    </message>
    <message>
        <source>S&amp;ymmetry:</source>
        <translation>&amp;Symétrie&#x202f;:</translation>
    </message>
    <message>
        <source>Preview of the board</source>
        <translation>Aperçu de la grille</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>&amp;More Than One…</source>
        <translation>&amp;Plus d’un…</translation>
    </message>
    <message>
        <source>Many puzzles, techniques, patterns and numbers of clues</source>
        <translation>Plusieurs sudokus, techniques, motifs et nombres d’indices</translation>
    </message>
    <message>
        <source>&amp;Empty Board</source>
        <translation>&amp;Grille vide</translation>
    </message>
    <message>
        <source>A board to type or to draw a puzzle on</source>
        <translation>Une grille où saisir ou tracer un sudoku</translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <translation>&amp;Jouer</translation>
    </message>
    <message>
        <source>none</source>
        <translation>aucune</translation>
    </message>
    <message>
        <source>The next puzzle is ready.</source>
        <translation>Le prochain sudoku est prêt.</translation>
    </message>
    <message>
        <source>Singles are enough.</source>
        <translation>Les singletons suffisent.</translation>
    </message>
    <message>
        <source>Pairs, triples and locked candidates; no fish and no chains.</source>
        <translation>Paires, triplets et candidats verrouillés&#x202f;; ni poissons ni chaînes.</translation>
    </message>
    <message>
        <source>Fish, wings and colours; no long chains.</source>
        <translation>Poissons, wings et coloriage&#x202f;; pas de longues chaînes.</translation>
    </message>
    <message>
        <source>Chains, finned fish and almost locked sets.</source>
        <translation>Chaînes, poissons à aileron et ensembles presque verrouillés.</translation>
    </message>
    <message>
        <source>Forcing chains, and whatever else it takes.</source>
        <translation>Chaînes forcées, et tout ce qu’il faut d’autre.</translation>
    </message>
    <message>
        <source>Singles are enough, and about half of the cells have clues.</source>
        <translation>Les singletons suffisent, et environ la moitié des cases a des indices.</translation>
    </message>
</context>
<context>
    <name>sudoku::NumberEditor</name>
    <message>
        <source>Number of the rule</source>
        <translation>Nombre de la règle</translation>
    </message>
    <message>
        <source>comma</source>
        <translation>virgule</translation>
    </message>
    <message>
        <source>Delete the last figure</source>
        <translation>Effacer le dernier chiffre</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Terminé</translation>
    </message>
    <message>
        <source>%1. Enter, Escape or whatever you do next takes it; Undo takes it back.</source>
        <translation>%1. Entrée, Échap ou l’action suivante le valide&#x202f;; Annuler revient en arrière.</translation>
    </message>
</context>
<context>
    <name>sudoku::NumberFinder</name>
    <message>
        <source>Finding numbers</source>
        <translation>Recherche des nombres</translation>
    </message>
    <message>
        <source>All Numbers</source>
        <translation>Tous les nombres</translation>
    </message>
</context>
<context>
    <name>sudoku::OfferButtons</name>
    <message>
        <source>More…</source>
        <translation>Plus…</translation>
    </message>
</context>
<context>
    <name>sudoku::OwnKindForm</name>
    <message>
        <source>Two digits, a and b</source>
        <translation>Deux chiffres, a et b</translation>
    </message>
    <message>
        <source>All digits together: sum, largest …</source>
        <translation>Tous les chiffres ensemble&#x202f;: sum, largest …</translation>
    </message>
    <message>
        <source>A pattern that the digits match</source>
        <translation>Un motif que suivent les chiffres</translation>
    </message>
    <message>
        <source>A state machine of the Interactive Sudoku Solver</source>
        <translation>Une machine à états d’Interactive Sudoku Solver</translation>
    </message>
    <message>
        <source>Step by step, from digit to digit</source>
        <translation>Pas à pas, de chiffre en chiffre</translation>
    </message>
    <message>
        <source>Neighbours on a line</source>
        <translation>Voisins sur une ligne</translation>
    </message>
    <message>
        <source>Neighbours on a closed line</source>
        <translation>Voisins sur une ligne fermée</translation>
    </message>
    <message>
        <source>Cells in their order, anywhere</source>
        <translation>Cases dans leur ordre, n’importe où</translation>
    </message>
    <message>
        <source>A group of cells</source>
        <translation>Un groupe de cases</translation>
    </message>
    <message>
        <source>A mark between two cells</source>
        <translation>Une marque entre deux cases</translation>
    </message>
    <message>
        <source>A number beside the board</source>
        <translation>Un nombre à côté de la grille</translation>
    </message>
    <message>
        <source>Every row</source>
        <translation>Chaque ligne</translation>
    </message>
    <message>
        <source>Every column</source>
        <translation>Chaque colonne</translation>
    </message>
    <message>
        <source>Every region</source>
        <translation>Chaque région</translation>
    </message>
    <message>
        <source>All cells beside each other</source>
        <translation>Toutes les cases voisines</translation>
    </message>
    <message>
        <source>All cells a leap apart</source>
        <translation>Toutes les cases à un saut</translation>
    </message>
    <message>
        <source>from the first cell</source>
        <translation>à partir de la première case</translation>
    </message>
    <message>
        <source>from either end</source>
        <translation>à partir d’un des bouts</translation>
    </message>
    <message>
        <source>from both ends</source>
        <translation>à partir des deux bouts</translation>
    </message>
    <message>
        <source>as a part of a longer line</source>
        <translation>comme partie d’une ligne plus longue</translation>
    </message>
    <message>
        <source>Broad line</source>
        <translation>Ligne large</translation>
    </message>
    <message>
        <source>Beads</source>
        <translation>Perles</translation>
    </message>
    <message>
        <source>Dashes</source>
        <translation>Tirets</translation>
    </message>
    <message>
        <source>Crossed line</source>
        <translation>Ligne à traits</translation>
    </message>
    <message>
        <source>Striped cells</source>
        <translation>Cases rayées</translation>
    </message>
    <message>
        <source>Dashed cage</source>
        <translation>Cage en tirets</translation>
    </message>
    <message>
        <source>White dot</source>
        <translation>Point blanc</translation>
    </message>
    <message>
        <source>Black dot</source>
        <translation>Point noir</translation>
    </message>
    <message>
        <source>A sign</source>
        <translation>Un signe</translation>
    </message>
    <message>
        <source>Nothing</source>
        <translation>Rien</translation>
    </message>
    <message>
        <source>over the edges too</source>
        <translation>par-dessus les bords aussi</translation>
    </message>
    <message>
        <source>each has a number, k</source>
        <translation>chacune a un nombre, k</translation>
    </message>
    <message>
        <source>Colour…</source>
        <translation>Couleur…</translation>
    </message>
    <message>
        <source>Na&amp;me:</source>
        <translation>&amp;Nom&#x202f;:</translation>
    </message>
    <message>
        <source>In &amp;words:</source>
        <translation>&amp;En mots&#x202f;:</translation>
    </message>
    <message>
        <source>It is &amp;about:</source>
        <translation>&amp;Il s’agit de&#x202f;:</translation>
    </message>
    <message>
        <source>&amp;Cells:</source>
        <translation>&amp;Cases&#x202f;:</translation>
    </message>
    <message>
        <source>&amp;Rule:</source>
        <translation>&amp;Règle&#x202f;:</translation>
    </message>
    <message>
        <source>S&amp;tarts with:</source>
        <translation>C&amp;ommence par&#x202f;:</translation>
    </message>
    <message>
        <source>May &amp;end if:</source>
        <translation>&amp;Peut finir si&#x202f;:</translation>
    </message>
    <message>
        <source>Rea&amp;d:</source>
        <translation>&amp;Lire&#x202f;:</translation>
    </message>
    <message>
        <source>and</source>
        <translation>et</translation>
    </message>
    <message>
        <source>&amp;Leap:</source>
        <translation>&amp;Saut&#x202f;:</translation>
    </message>
    <message>
        <source>Loo&amp;k:</source>
        <translation>&amp;Aspect&#x202f;:</translation>
    </message>
    <message>
        <source>Si&amp;gn:</source>
        <translation>Si&amp;gne&#x202f;:</translation>
    </message>
    <message>
        <source>Not yet a rule: %1.</source>
        <translation>Pas encore une règle&#x202f;: %1.</translation>
    </message>
    <message>
        <source>In files it is called %1.</source>
        <translation>Dans les fichiers, il s’appelle %1.</translation>
    </message>
    <message>
        <source>Colour of the Line</source>
        <translation>Couleur de la ligne</translation>
    </message>
    <message>
        <source>Say it in words: people read them below the printed puzzle.</source>
        <translation>Dites-la en mots&#x202f;: on les lit sous la grille imprimée.</translation>
    </message>
    <message>
        <source>Other kinds: and, or, not, one of</source>
        <translation>Autres types&#x202f;: and, or, not, one</translation>
    </message>
    <message>
        <source>A number beside the board, along a diagonal</source>
        <translation>Un nombre à côté de la grille, le long d’une diagonale</translation>
    </message>
    <message>
        <source>Like the kinds that it combines</source>
        <translation>Comme les types qu’il combine</translation>
    </message>
    <message>
        <source>Table up t&amp;o:</source>
        <translation>Ta&amp;bleau jusqu’à&#x202f;:</translation>
    </message>
    <message>
        <source>A kind to combine</source>
        <translation>Un type à combiner</translation>
    </message>
    <message>
        <source>&amp;Use:</source>
        <translation>Emplo&amp;yer&#x202f;:</translation>
    </message>
    <message>
        <source>No two digits from 1 to %1 keep this rule.</source>
        <translation>Aucune paire de chiffres de 1 à %1 ne respecte cette règle.</translation>
    </message>
    <message>
        <source>Any two digits from 1 to %1 keep this rule.</source>
        <translation>Toute paire de chiffres de 1 à %1 respecte cette règle.</translation>
    </message>
    <message>
        <source>On the board it looks like %1.</source>
        <translation>Sur la grille, il se présente comme %1.</translation>
    </message>
    <message>
        <source>Its mark does not show which digit is a.</source>
        <translation>Sa marque ne montre pas quel chiffre est a.</translation>
    </message>
    <message>
        <source>This look does not show which cell is the first.</source>
        <translation>Cet aspect ne montre pas quelle case est la première.</translation>
    </message>
    <message>
        <source>Every square of four cells</source>
        <translation>Chaque carré de quatre cases</translation>
    </message>
</context>
<context>
    <name>sudoku::OwnKindStore</name>
    <message>
        <source>this is no list of kinds</source>
        <translation>ce n’est pas une liste de types</translation>
    </message>
    <message>
        <source>kind %1: %2</source>
        <translation>type %1&#x202f;: %2</translation>
    </message>
</context>
<context>
    <name>sudoku::OwnKindsController</name>
    <message>
        <source>The kinds cannot be kept: %1.</source>
        <translation>Les types ne peuvent pas être gardés&#x202f;: %1.</translation>
    </message>
    <message>
        <source>Change Kind of Rule</source>
        <translation>Changer le type de règle</translation>
    </message>
    <message numerus="yes">
        <source>%n rule(s) of the board stay as they were: the changed kind does not fit them.</source>
        <translation>
            <numerusform>%n règle de la grille reste telle quelle&#x202f;: le type changé ne lui va pas.</numerusform>
            <numerusform>%n règles de la grille restent telles quelles&#x202f;: le type changé ne leur va pas.</numerusform>
        </translation>
    </message>
    <message>
        <source>Not all of your kinds can be read: %1. They stay in their file as they are.</source>
        <translation>Certains de vos types sont illisibles&#x202f;: %1. Ils restent tels quels dans leur fichier.</translation>
    </message>
</context>
<context>
    <name>sudoku::OwnKindsDialog</name>
    <message>
        <source>Co&amp;py</source>
        <translation>&amp;Copier</translation>
    </message>
    <message>
        <source>Remo&amp;ve</source>
        <translation>Re&amp;tirer</translation>
    </message>
    <message>
        <source>E&amp;xport…</source>
        <translation>E&amp;xporter…</translation>
    </message>
    <message>
        <source>My Kinds of Rules</source>
        <translation>Mes types de règles</translation>
    </message>
    <message>
        <source>My kinds of rules</source>
        <translation>Mes types de règles</translation>
    </message>
    <message>
        <source>&amp;New</source>
        <translation>No&amp;uveau</translation>
    </message>
    <message>
        <source>Example&amp;s</source>
        <translation>Exe&amp;mples</translation>
    </message>
    <message>
        <source>On the Board</source>
        <translation>Sur la grille</translation>
    </message>
    <message>
        <source>Shipped</source>
        <translation>Fournis</translation>
    </message>
    <message>
        <source>&amp;Import…</source>
        <translation>&amp;Importer…</translation>
    </message>
    <message>
        <source>My rule</source>
        <translation>Ma règle</translation>
    </message>
    <message>
        <source>Import Kinds of Rules</source>
        <translation>Importer des types de règles</translation>
    </message>
    <message>
        <source>Kinds of rules (*.json)</source>
        <translation>Types de règles (*.json)</translation>
    </message>
    <message>
        <source>%1: %2.</source>
        <translation>%1&#x202f;: %2.</translation>
    </message>
    <message>
        <source>Export Kinds of Rules</source>
        <translation>Exporter des types de règles</translation>
    </message>
    <message>
        <source>another kind has this name</source>
        <translation>un autre type a ce nom</translation>
    </message>
    <message>
        <source>Discard what you have changed?</source>
        <translation>Abandonner vos changements&#x202f;?</translation>
    </message>
    <message>
        <source>Added: %1.</source>
        <translation>Ajoutés&#x202f;: %1.</translation>
    </message>
    <message>
        <source>In the list before: %1.</source>
        <translation>Déjà dans la liste&#x202f;: %1.</translation>
    </message>
    <message>
        <source>New makes a kind; Examples has some to begin with.</source>
        <translation>«&#x202f;Nouveau&#x202f;» crée un type&#x202f;; «&#x202f;Exemples&#x202f;» en a quelques-uns pour commencer.</translation>
    </message>
    <message>
        <source>Exported: %1.</source>
        <translation>Exportés&#x202f;: %1.</translation>
    </message>
</context>
<context>
    <name>sudoku::PageForm</name>
    <message>
        <source>Mirrored, as in a boo&amp;k</source>
        <translation>En &amp;miroir, comme dans un livre</translation>
    </message>
    <message>
        <source>suits the page</source>
        <translation>selon la page</translation>
    </message>
    <message>
        <source> mm</source>
        <translation> mm</translation>
    </message>
    <message>
        <source>Margin:</source>
        <translation>Marge&#x202f;:</translation>
    </message>
    <message>
        <source>G&amp;utter:</source>
        <translation>&amp;Reliure&#x202f;:</translation>
    </message>
    <message>
        <source>First page:</source>
        <translation>Première page&#x202f;:</translation>
    </message>
    <message>
        <source>First puzzle:</source>
        <translation>Premier sudoku&#x202f;:</translation>
    </message>
    <message>
        <source>that of the puzzles</source>
        <translation>celui des sudokus</translation>
    </message>
    <message>
        <source>The author that a PDF names</source>
        <translation>L’auteur indiqué dans le PDF</translation>
    </message>
    <message>
        <source>Author:</source>
        <translation>Auteur&#x202f;:</translation>
    </message>
    <message>
        <source>Where the QR code below each puzzle leads</source>
        <translation>Où mène le code QR sous chaque sudoku</translation>
    </message>
    <message>
        <source>&amp;QR code:</source>
        <translation>Code &amp;QR&#x202f;:</translation>
    </message>
    <message>
        <source>How strong the lines of boards are</source>
        <translation>Épaisseur des lignes des grilles</translation>
    </message>
    <message>
        <source>Lines:</source>
        <translation>Lignes&#x202f;:</translation>
    </message>
    <message>
        <source>suits the boards</source>
        <translation>selon les grilles</translation>
    </message>
    <message>
        <source> pt</source>
        <translation> pt</translation>
    </message>
    <message>
        <source>The size of the number above each puzzle; what is beside it follows</source>
        <translation>La taille du numéro au-dessus de chaque sudoku ; ce qui est à côté la suit</translation>
    </message>
    <message>
        <source>Captions:</source>
        <translation>Légendes :</translation>
    </message>
    <message>
        <source>The size of sums in cages and of clues beside boards</source>
        <translation>La taille des sommes des cages et des indices à côté des grilles</translation>
    </message>
    <message>
        <source>Sums and clues outside:</source>
        <translation>Sommes et indices extérieurs :</translation>
    </message>
    <message>
        <source>The size of page numbers and of what else is at the foot of pages</source>
        <translation>La taille des numéros de page et du reste au pied des pages</translation>
    </message>
    <message>
        <source>Page numbers:</source>
        <translation>Numéros de page :</translation>
    </message>
</context>
<context>
    <name>sudoku::PageView</name>
    <message>
        <source>Preview of the pages</source>
        <translation>Aperçu des pages</translation>
    </message>
</context>
<context>
    <name>sudoku::PairFinder</name>
    <message>
        <source>Comparing cells</source>
        <translation>Comparaison des cases</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Continuer</translation>
    </message>
    <message>
        <source>Show Them One by One (Alt+Right)</source>
        <translation>Les montrer une par une (Alt+Droite)</translation>
    </message>
    <message>
        <source>Next (Alt+Right)</source>
        <translation>Suivante (Alt+Droite)</translation>
    </message>
    <message>
        <source>Previous (Alt+Left)</source>
        <translation>Précédente (Alt+Gauche)</translation>
    </message>
</context>
<context>
    <name>sudoku::PairTable</name>
    <message>
        <source>Allowed pairs of digits</source>
        <translation>Paires de chiffres permises</translation>
    </message>
    <message numerus="yes">
        <source>%n pair(s) of %1 are allowed</source>
        <translation>
            <numerusform>%n paire sur %1 est permise</numerusform>
            <numerusform>%n paires sur %1 sont permises</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>a in rows, b in columns: %n pair(s) of %1 are allowed. A click allows one or forbids it.</source>
        <translation>
            <numerusform>a en lignes, b en colonnes&#x202f;: %n paire sur %1 est permise. Un clic en permet une ou l’interdit.</numerusform>
            <numerusform>a en lignes, b en colonnes&#x202f;: %n paires sur %1 sont permises. Un clic en permet une ou l’interdit.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sudoku::PatternEditor</name>
    <message>
        <source>free</source>
        <translation>libre</translation>
    </message>
    <message>
        <source>must have a clue</source>
        <translation>doit avoir un indice</translation>
    </message>
    <message>
        <source>must have no clue</source>
        <translation>ne doit pas avoir d’indice</translation>
    </message>
    <message>
        <source>%1, by symmetry</source>
        <translation>%1, par symétrie</translation>
    </message>
    <message>
        <source>Pattern, row %1, column %2: %3</source>
        <translation>Motif, ligne %1, colonne %2&#x202f;: %3</translation>
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
        <translation>●  un indice
✕  pas d’indice
vide&#x202f;: l’un ou l’autre

Cliquez, ou appuyez
sur Espace, + ou −.
Le bouton droit
peint ✕.</translation>
    </message>
    <message>
        <source>Cle&amp;ar</source>
        <translation>&amp;Effacer</translation>
    </message>
    <message>
        <source>Clear the pattern</source>
        <translation>Effacer le motif</translation>
    </message>
    <message>
        <source>Set Ot&amp;hers to No Clue</source>
        <translation>Les &amp;autres sans indice</translation>
    </message>
    <message>
        <source>Only cells marked with a clue may have one</source>
        <translation>Seules les cases marquées d’un indice peuvent en avoir un</translation>
    </message>
</context>
<context>
    <name>sudoku::PauseCover</name>
    <message>
        <source>Go On</source>
        <translation>Continuer</translation>
    </message>
</context>
<context>
    <name>sudoku::PictureDialog</name>
    <message>
        <source>Picture</source>
        <translation>Image</translation>
    </message>
    <message>
        <source>Straightened</source>
        <translation>Redressée</translation>
    </message>
    <message>
        <source>Pa&amp;ge:</source>
        <translation>Pa&amp;ge&#x202f;:</translation>
    </message>
    <message>
        <source>Next in &amp;Doubt</source>
        <translation>&amp;Douteuse suivante</translation>
    </message>
    <message>
        <source>&amp;Stop</source>
        <translation>&amp;Arrêter</translation>
    </message>
    <message>
        <source>From Picture: %1</source>
        <translation>Depuis une image&#x202f;: %1</translation>
    </message>
    <message>
        <source>Board in the picture</source>
        <translation>Grille de l’image</translation>
    </message>
    <message>
        <source>as seen</source>
        <translation>comme elle se voit</translation>
    </message>
    <message>
        <source>%1 × %1</source>
        <translation>%1 × %1</translation>
    </message>
    <message>
        <source>S&amp;ize:</source>
        <translation>&amp;Taille&#x202f;:</translation>
    </message>
    <message>
        <source>Reading the picture</source>
        <translation>Lecture de l’image</translation>
    </message>
    <message>
        <source>&amp;Use This Board</source>
        <translation>&amp;Utiliser cette grille</translation>
    </message>
    <message>
        <source>Board %1 of %2</source>
        <translation>Grille %1 sur %2</translation>
    </message>
    <message>
        <source>%1. Drag the four corners to the corners of the board.</source>
        <translation>%1. Tirez les quatre coins sur ceux de la grille.</translation>
    </message>
    <message>
        <source>in doubt</source>
        <translation>douteuse</translation>
    </message>
    <message numerus="yes">
        <source>%n cell(s) to compare</source>
        <translation>
            <numerusform>%n case à comparer</numerusform>
            <numerusform>%n cases à comparer</numerusform>
        </translation>
    </message>
    <message>
        <source>Discard your corrections?</source>
        <translation>Abandonner vos corrections&#x202f;?</translation>
    </message>
    <message>
        <source> of %1</source>
        <translation> sur %1</translation>
    </message>
    <message>
        <source>Choose Rules</source>
        <translation>Choisir les règles</translation>
    </message>
</context>
<context>
    <name>sudoku::PictureForm</name>
    <message>
        <source>Size of the &amp;board:</source>
        <translation>Taille de la &amp;grille&#x202f;:</translation>
    </message>
    <message>
        <source>&amp;Dots per inch:</source>
        <translation>&amp;Points par pouce&#x202f;:</translation>
    </message>
    <message>
        <source>Transparent &amp;ground</source>
        <translation>&amp;Fond transparent</translation>
    </message>
    <message>
        <source>From outer edge to outer edge of its frame. There is no edge around it.</source>
        <translation>D’un bord extérieur à l’autre du cadre. Il n’y a pas de marge autour.</translation>
    </message>
    <message>
        <source> mm</source>
        <translation> mm</translation>
    </message>
    <message>
        <source>Size of the board</source>
        <translation>Taille de la grille</translation>
    </message>
    <message>
        <source>Dots per inch</source>
        <translation>Points par pouce</translation>
    </message>
    <message>
        <source>&amp;Pixels:</source>
        <translation>P&amp;ixels&#x202f;:</translation>
    </message>
    <message>
        <source>Le&amp;tters:</source>
        <translation>Lett&amp;res&#x202f;:</translation>
    </message>
</context>
<context>
    <name>sudoku::PictureOpener</name>
    <message>
        <source>Reading %1 …</source>
        <translation>Lecture de %1…</translation>
    </message>
    <message>
        <source>Pictures (%1)</source>
        <translation>Images (%1)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Tous les fichiers (*)</translation>
    </message>
    <message>
        <source>From Picture</source>
        <translation>Depuis une image</translation>
    </message>
    <message>
        <source>the clipboard</source>
        <translation>le presse-papiers</translation>
    </message>
    <message>
        <source>Cannot keep the picture for its reader: the disk is full.</source>
        <translation>Impossible de garder l’image pour son lecteur&#x202f;: le disque est plein.</translation>
    </message>
    <message>
        <source>Reading %1 was stopped.</source>
        <translation>La lecture de %1 a été arrêtée.</translation>
    </message>
    <message>
        <source>Cannot read %1: %2.</source>
        <translation>Impossible de lire %1&#x202f;: %2.</translation>
    </message>
    <message>
        <source>Read a board of %1 × %1 with %2 from %3. F9 solves it; F8 checks whether it has exactly one solution.</source>
        <translation>Grille %1 × %1 avec %2 lue dans %3. F9 la résout&#x202f;; F8 vérifie si elle a exactement une solution.</translation>
    </message>
</context>
<context>
    <name>sudoku::PictureView</name>
    <message>
        <source>Picture</source>
        <translation>Image</translation>
    </message>
    <message>
        <source>The arrow keys move a corner of the board, faster with Shift; Space goes to the next corner.</source>
        <translation>Les flèches déplacent un coin de la grille, plus vite avec Maj&#x202f;; la barre d’espace passe au coin suivant.</translation>
    </message>
    <message>
        <source>Drag the corners to the corners of the board if it was not found</source>
        <translation>Tirez les coins sur ceux de la grille si elle n’a pas été trouvée</translation>
    </message>
</context>
<context>
    <name>sudoku::PicturesDialog</name>
    <message>
        <source>T&amp;able of the files, for merging data</source>
        <translation>&amp;Tableau des fichiers, pour fusionner des données</translation>
    </message>
    <message>
        <source>Save as Pictures</source>
        <translation>Enregistrer chaque grille en image</translation>
    </message>
    <message>
        <source>&amp;Files:</source>
        <translation>Fi&amp;chiers&#x202f;:</translation>
    </message>
    <message>
        <source>&amp;Names:</source>
        <translation>&amp;Noms&#x202f;:</translation>
    </message>
    <message>
        <source>&amp;Save in Folder…</source>
        <translation>&amp;Enregistrer dans un dossier…</translation>
    </message>
    <message>
        <source>Write a name for the files, such as %1</source>
        <translation>Indiquez un nom pour les fichiers, comme %1</translation>
    </message>
    <message>
        <source>{n} is the number, {kind} puzzle or solution; also {level}, {size}, {seed} and {title}</source>
        <translation>{n} est le numéro, {kind} sudoku ou solution&#x202f;; aussi {level}, {size}, {seed} et {title}</translation>
    </message>
</context>
<context>
    <name>sudoku::Play</name>
    <message>
        <source>Making a puzzle…</source>
        <translation>Création d’un sudoku…</translation>
    </message>
    <message>
        <source>A new puzzle: %1.</source>
        <translation>Nouveau sudoku&#x202f;: %1.</translation>
    </message>
    <message>
        <source>No puzzle was made: %1.</source>
        <translation>Aucun sudoku n’a été créé&#x202f;: %1.</translation>
    </message>
</context>
<context>
    <name>sudoku::Practice</name>
    <message>
        <source>Making the first exercise</source>
        <translation>Préparation du premier exercice</translation>
    </message>
    <message>
        <source>Stopped before there was an exercise.</source>
        <translation>Arrêté avant qu’il y ait un exercice.</translation>
    </message>
    <message>
        <source>No puzzle with this technique was found.</source>
        <translation>Aucun sudoku avec cette technique n’a été trouvé.</translation>
    </message>
    <message>
        <source>Give a Hint</source>
        <translation>Donner une suggestion</translation>
    </message>
    <message>
        <source>The next exercise is being made …</source>
        <translation>L’exercice suivant est en préparation…</translation>
    </message>
    <message>
        <source>Practice finished. Found without help: %1 of %2.</source>
        <translation>L’entraînement est terminé. Trouvés sans aide&#x202f;: %1 sur %2.</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>That is true, but it does not follow by this technique (%1).</source>
        <translation>C’est vrai, mais ne découle pas de cette technique (%1).</translation>
    </message>
    <message>
        <source>Finish</source>
        <translation>Terminer</translation>
    </message>
    <message>
        <source>Next Exercise</source>
        <translation>Exercice suivant</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Plus</translation>
    </message>
    <message>
        <source>Exercise %1 of %2: %3</source>
        <translation>Exercice %1 sur %2&#x202f;: %3</translation>
    </message>
    <message>
        <source>%1. Enter a digit that it places.</source>
        <translation>%1. Saisissez un chiffre que cette technique place.</translation>
    </message>
    <message>
        <source>%1. Remove a candidate that it excludes: click its cell and type the digit.</source>
        <translation>%1. Retirez un candidat que cette technique exclut&#x202f;: cliquez sur sa case et tapez le chiffre.</translation>
    </message>
    <message>
        <source>Solve filled in the board, which is no answer to the exercise.</source>
        <translation>Résoudre a rempli la grille&#x202f;: ce n’est pas une réponse à l’exercice.</translation>
    </message>
    <message>
        <source>%1 (so far %2)</source>
        <translation>%1 (jusqu’ici %2)</translation>
    </message>
    <message>
        <source>Learn This</source>
        <translation>Apprendre la technique</translation>
    </message>
    <message>
        <source>Right. %1. Enter goes on.</source>
        <translation>Juste. %1. Entrée continue.</translation>
    </message>
    <message>
        <source>No: that is wrong for %1.</source>
        <translation>Non, c’est faux pour %1.</translation>
    </message>
    <message>
        <source>What Comes Next</source>
        <translation>La suite</translation>
    </message>
    <message>
        <source>Practise Again</source>
        <translation>S’entraîner encore</translation>
    </message>
    <message>
        <source>End (Esc)</source>
        <translation>Quitter (Échap)</translation>
    </message>
    <message>
        <source>Take Back</source>
        <translation>Retirer</translation>
    </message>
    <message>
        <source>Taken back: %1.</source>
        <translation>Retiré&#x202f;: %1.</translation>
    </message>
</context>
<context>
    <name>sudoku::PracticeDialog</name>
    <message>
        <source>Practise a Technique</source>
        <translation>S’entraîner à une technique</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Commencer</translation>
    </message>
    <message>
        <source>&amp;Kind:</source>
        <translation>&amp;Type&#x202f;:</translation>
    </message>
    <message>
        <source>&amp;Boards:</source>
        <translation>&amp;Grilles&#x202f;:</translation>
    </message>
    <message>
        <source>Choose a technique.</source>
        <translation>Choisissez une technique.</translation>
    </message>
    <message>
        <source>&amp;Only the part of the board with the pattern</source>
        <translation>&amp;Seulement la partie de la grille avec le motif</translation>
    </message>
</context>
<context>
    <name>sudoku::PreflightDialog</name>
    <message>
        <source>Preflight</source>
        <translation>Contrôle en amont</translation>
    </message>
    <message>
        <source>Nothing was found that printing houses refuse.</source>
        <translation>Rien n’a été trouvé que les imprimeurs refusent.</translation>
    </message>
    <message>
        <source>What printing houses may refuse:</source>
        <translation>Ce que les imprimeurs peuvent refuser&#x202f;:</translation>
    </message>
    <message>
        <source>Faults</source>
        <translation>Défauts</translation>
    </message>
</context>
<context>
    <name>sudoku::Presets</name>
    <message>
        <source>Presets</source>
        <translation>Préréglages</translation>
    </message>
    <message>
        <source>Requests that you have saved</source>
        <translation>Demandes que vous avez enregistrées</translation>
    </message>
    <message>
        <source>Save as Preset…</source>
        <translation>Enregistrer comme préréglage…</translation>
    </message>
    <message>
        <source>Delete Preset</source>
        <translation>Supprimer le préréglage</translation>
    </message>
    <message>
        <source>Save as Preset</source>
        <translation>Enregistrer comme préréglage</translation>
    </message>
    <message>
        <source>Name of the preset (an old one of this name is replaced):</source>
        <translation>Nom du préréglage (un ancien du même nom est remplacé)&#x202f;:</translation>
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
        <translation>Traits de coupe</translation>
    </message>
    <message>
        <source>all sheets</source>
        <translation>toutes les feuilles</translation>
    </message>
    <message>
        <source>%1 pages</source>
        <translation>%1 pages</translation>
    </message>
    <message>
        <source>How many pages of a booklet are folded together</source>
        <translation>Combien de pages d’un livret sont pliées ensemble</translation>
    </message>
    <message>
        <source>Gatherings:</source>
        <translation>Cahiers&#x202f;:</translation>
    </message>
    <message>
        <source>How far the innermost sheet stands out where it is folded</source>
        <translation>De combien la feuille la plus intérieure dépasse au pliage</translation>
    </message>
    <message>
        <source>Creep:</source>
        <translation>Chasse&#x202f;:</translation>
    </message>
    <message>
        <source>Marks on larger paper where it is cut and folded</source>
        <translation>Repères sur papier plus grand, là où il est coupé et plié</translation>
    </message>
    <message>
        <source>Room beyond the line along which paper is cut</source>
        <translation>Place au-delà de la ligne de coupe du papier</translation>
    </message>
    <message>
        <source>Bleed:</source>
        <translation>Fond perdu&#x202f;:</translation>
    </message>
    <message>
        <source>The standard that the PDF keeps to</source>
        <translation>La norme que le PDF respecte</translation>
    </message>
    <message>
        <source>PDF:</source>
        <translation>PDF&#x202f;:</translation>
    </message>
</context>
<context>
    <name>sudoku::PrintDialog</name>
    <message>
        <source>Print</source>
        <translation>Imprimer</translation>
    </message>
    <message>
        <source>P&amp;rint…</source>
        <translation>&amp;Imprimer…</translation>
    </message>
    <message>
        <source>Save &amp;as PDF…</source>
        <translation>&amp;Enregistrer en PDF…</translation>
    </message>
    <message>
        <source>Smaller</source>
        <translation>Plus petit</translation>
    </message>
    <message>
        <source>Larger</source>
        <translation>Plus grand</translation>
    </message>
    <message>
        <source>Whole page</source>
        <translation>Page entière</translation>
    </message>
    <message>
        <source>Checking for exactly one solution … A printout now says &quot;not checked&quot;.</source>
        <translation>Vérification de l’unicité… Une impression dirait maintenant «&#x202f;non vérifié&#x202f;».</translation>
    </message>
    <message>
        <source>Nothing was printed: these pages do not exist. The last page is %1.</source>
        <translation>Rien n’a été imprimé&#x202f;: ces pages n’existent pas. La dernière page est %1.</translation>
    </message>
    <message>
        <source>The printer did not accept the job: it refuses the paper %1. Choose another paper, or save a PDF.</source>
        <translation>L’imprimante n’a pas accepté la tâche&#x202f;: elle refuse le papier %1. Choisissez un autre papier ou enregistrez un PDF.</translation>
    </message>
    <message>
        <source>Save as PDF</source>
        <translation>Enregistrer en PDF</translation>
    </message>
    <message>
        <source>PDF (*.pdf)</source>
        <translation>PDF (*.pdf)</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Arrêter</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>Sa&amp;ve as Pictures…</source>
        <translation>Enregistrer c&amp;haque grille en image…</translation>
    </message>
    <message>
        <source>Folder for the Pictures</source>
        <translation>Dossier des images</translation>
    </message>
    <message>
        <source>Save as Document…</source>
        <translation>Enregistrer comme document…</translation>
    </message>
    <message>
        <source>Preflight…</source>
        <translation>Contrôle en amont…</translation>
    </message>
    <message>
        <source>What printing houses refuse</source>
        <translation>Ce que les imprimeurs refusent</translation>
    </message>
    <message>
        <source>%1 (*.%2)</source>
        <translation>%1 (*.%2)</translation>
    </message>
    <message>
        <source>Save as Document</source>
        <translation>Enregistrer comme document</translation>
    </message>
</context>
<context>
    <name>sudoku::PrintForm</name>
    <message>
        <source>&amp;Entries</source>
        <translation>&amp;Saisies</translation>
    </message>
    <message>
        <source>Pencil &amp;marks, or all candidates</source>
        <translation>Annotations, ou tous &amp;les candidats</translation>
    </message>
    <message>
        <source>&amp;Date</source>
        <translation>&amp;Date</translation>
    </message>
    <message>
        <source>&amp;Booklet to fold</source>
        <translation>Li&amp;vret à plier</translation>
    </message>
    <message>
        <source>&amp;Title:</source>
        <translation>&amp;Titre&#x202f;:</translation>
    </message>
    <message>
        <source>Pa&amp;per:</source>
        <translation>Pa&amp;pier&#x202f;:</translation>
    </message>
    <message>
        <source>&amp;Orientation:</source>
        <translation>&amp;Orientation&#x202f;:</translation>
    </message>
    <message>
        <source>Puzzles per pa&amp;ge:</source>
        <translation>Sudokus par pa&amp;ge&#x202f;:</translation>
    </message>
    <message>
        <source>&amp;Solutions:</source>
        <translation>Sol&amp;utions&#x202f;:</translation>
    </message>
    <message>
        <source>Also print:</source>
        <translation>Imprimer aussi&#x202f;:</translation>
    </message>
    <message>
        <source>Format:</source>
        <translation>Format&#x202f;:</translation>
    </message>
    <message>
        <source>S&amp;ides:</source>
        <translation>&amp;Faces&#x202f;:</translation>
    </message>
    <message>
        <source>portrait</source>
        <translation>portrait</translation>
    </message>
    <message>
        <source>landscape</source>
        <translation>paysage</translation>
    </message>
    <message>
        <source>as many as are legible</source>
        <translation>autant que c’est lisible</translation>
    </message>
    <message numerus="yes">
        <source>Se&amp;lection only: %Ln puzzle(s)</source>
        <translation>
            <numerusform>Sélection seulement&#x202f;: %Ln sudo&amp;ku</numerusform>
            <numerusform>Sélection seulement&#x202f;: %Ln sudo&amp;kus</numerusform>
        </translation>
    </message>
    <message>
        <source>Write a size such as 6x9in or 120x180mm.</source>
        <translation>Indiquez une taille, comme 6x9in ou 120x180mm.</translation>
    </message>
    <message>
        <source>A line &amp;for name and date</source>
        <translation>Une ligne pour le &amp;nom et la date</translation>
    </message>
    <message>
        <source>Instru&amp;ction:</source>
        <translation>&amp;Consigne&#x202f;:</translation>
    </message>
    <message>
        <source>Si&amp;ze:</source>
        <translation>T&amp;aille&#x202f;:</translation>
    </message>
    <message>
        <source>Caption:</source>
        <translation>Légende&#x202f;:</translation>
    </message>
    <message>
        <source>Instruction</source>
        <translation>Consigne</translation>
    </message>
    <message>
        <source>what rows, columns and boxes contain</source>
        <translation>ce que contiennent lignes, colonnes et blocs</translation>
    </message>
    <message>
        <source>More optio&amp;ns</source>
        <translation>Autres choi&amp;x</translation>
    </message>
    <message>
        <source>other size</source>
        <translation>autre taille</translation>
    </message>
    <message>
        <source>Sections:</source>
        <translation>Sections&#x202f;:</translation>
    </message>
    <message>
        <source>Warm-up; Giants</source>
        <translation>Échauffement; Géants</translation>
    </message>
    <message>
        <source>Titles of the sections, separated by semicolons</source>
        <translation>Titres des sections, séparés par des points-virgules</translation>
    </message>
    <message>
        <source>Section titles:</source>
        <translation>Titres des sections&#x202f;:</translation>
    </message>
    <message>
        <source>Upside down at the foot of each page</source>
        <translation>À l’envers au bas de chaque page</translation>
    </message>
    <message>
        <source>Hints:</source>
        <translation>Suggestions&#x202f;:</translation>
    </message>
    <message>
        <source>The sides of paper are %1 to %2 mm long.</source>
        <translation>Les côtés du papier mesurent de %1 à %2 mm.</translation>
    </message>
</context>
<context>
    <name>sudoku::PrintOutput</name>
    <message>
        <source>Stopped: nothing was saved.</source>
        <translation>Arrêté&#x202f;: rien n’a été enregistré.</translation>
    </message>
    <message>
        <source>Cannot save %1: %2</source>
        <translation>Impossible d’enregistrer %1&#x202f;: %2</translation>
    </message>
    <message>
        <source>Saved as %1.</source>
        <translation>Enregistré sous %1.</translation>
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
        <translation>Texte&#x202f;: %1…</translation>
    </message>
    <message>
        <source>%1 (*.%2)</source>
        <translation>%1 (*.%2)</translation>
    </message>
    <message>
        <source>There is not enough memory for this picture.</source>
        <translation>La mémoire ne suffit pas pour cette image.</translation>
    </message>
    <message>
        <source>Export as Text</source>
        <translation>Exporter comme texte</translation>
    </message>
    <message>
        <source>Text (*.%1)</source>
        <translation>Texte (*.%1)</translation>
    </message>
    <message>
        <source>Cannot save %1: %2</source>
        <translation>Impossible d’enregistrer %1&#x202f;: %2</translation>
    </message>
    <message>
        <source>Exported as %1.</source>
        <translation>Exporté sous %1.</translation>
    </message>
    <message>
        <source>Copied as a picture.</source>
        <translation>Copié comme image.</translation>
    </message>
    <message>
        <source>Save QR Code</source>
        <translation>Enregistrer le code QR</translation>
    </message>
</context>
<context>
    <name>sudoku::PuzzlePage</name>
    <message>
        <source>T&amp;itle:</source>
        <translation>Titr&amp;e&#x202f;:</translation>
    </message>
    <message>
        <source>Change Title</source>
        <translation>Changer le titre</translation>
    </message>
    <message>
        <source>A&amp;uthor:</source>
        <translation>A&amp;uteur&#x202f;:</translation>
    </message>
    <message>
        <source>Change Author</source>
        <translation>Changer l’auteur</translation>
    </message>
    <message>
        <source>Sour&amp;ce:</source>
        <translation>Pro&amp;venance&#x202f;:</translation>
    </message>
    <message>
        <source>Change Source</source>
        <translation>Changer la source</translation>
    </message>
    <message>
        <source>&amp;Level:</source>
        <translation>&amp;Niveau&#x202f;:</translation>
    </message>
    <message>
        <source>Change Level</source>
        <translation>Changer le niveau</translation>
    </message>
    <message>
        <source>Rules in &amp;words:</source>
        <translation>Règles en &amp;mots&#x202f;:</translation>
    </message>
    <message>
        <source>Rules in words</source>
        <translation>Règles en mots</translation>
    </message>
    <message>
        <source>Pr&amp;opose</source>
        <translation>&amp;Proposer</translation>
    </message>
    <message>
        <source>Write the rules of this puzzle in words</source>
        <translation>Écrire les règles de ce sudoku en mots</translation>
    </message>
    <message>
        <source>Change Rules in Words</source>
        <translation>Changer les règles en mots</translation>
    </message>
    <message>
        <source>Propose Rules in Words</source>
        <translation>Proposer les règles en mots</translation>
    </message>
    <message>
        <source>Messa&amp;ge when solved:</source>
        <translation>Message apr&amp;ès résolution&#x202f;:</translation>
    </message>
    <message>
        <source>Change Message When Solved</source>
        <translation>Changer le message après résolution</translation>
    </message>
</context>
<context>
    <name>sudoku::PuzzleReader</name>
    <message>
        <source>Reading %1 …</source>
        <translation>Lecture de %1…</translation>
    </message>
</context>
<context>
    <name>sudoku::QrDialog</name>
    <message>
        <source>the &amp;puzzle</source>
        <translation>au &amp;sudoku</translation>
    </message>
    <message>
        <source>its so&amp;lution</source>
        <translation>à sa s&amp;olution</translation>
    </message>
    <message>
        <source>&amp;Save as Picture…</source>
        <translation>&amp;Enregistrer comme image…</translation>
    </message>
    <message>
        <source>QR Code</source>
        <translation>Code QR</translation>
    </message>
    <message>
        <source>It leads to:</source>
        <translation>Il mène&#x202f;:</translation>
    </message>
    <message>
        <source>&amp;Link:</source>
        <translation>&amp;Lien&#x202f;:</translation>
    </message>
    <message>
        <source>&amp;Copy Link</source>
        <translation>&amp;Copier le lien</translation>
    </message>
    <message>
        <source>The puzzle does not have exactly one solution.</source>
        <translation>Le sudoku n’a pas exactement une solution.</translation>
    </message>
    <message>
        <source>the shortest</source>
        <translation>le plus court</translation>
    </message>
    <message numerus="yes">
        <source>%Ln character(s).</source>
        <translation>
            <numerusform>%Ln caractère.</numerusform>
            <numerusform>%Ln caractères.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sudoku::Question</name>
    <message>
        <source>Undo</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Not checked by a second solver: only “%1” found this.</source>
        <translation>Non vérifié par un second solveur&#x202f;: seul «&#x202f;%1&#x202f;» l’a trouvé.</translation>
    </message>
    <message numerus="yes">
        <source>%n rule(s) changed.</source>
        <translation>
            <numerusform>%n règle modifiée.</numerusform>
            <numerusform>%n règles modifiées.</numerusform>
        </translation>
    </message>
    <message>
        <source>Added %1.</source>
        <translation>Ajout&#x202f;: %1.</translation>
    </message>
</context>
<context>
    <name>sudoku::Reasoner</name>
    <message>
        <source>Looking for the smallest reason</source>
        <translation>Recherche de la plus petite raison</translation>
    </message>
    <message>
        <source>The search for a reason was stopped.</source>
        <translation>La recherche d’une raison a été arrêtée.</translation>
    </message>
    <message>
        <source>Why %1: %2</source>
        <translation>Pourquoi %1&#x202f;: %2</translation>
    </message>
    <message>
        <source>Why %1</source>
        <translation>Pourquoi %1</translation>
    </message>
    <message numerus="yes">
        <source>It follows from %n fact(s), and from no fewer.</source>
        <translation>
            <numerusform>Cela découle de %n fait, et pas de moins.</numerusform>
            <numerusform>Cela découle de %n faits, et pas de moins.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It follows from %n fact(s), not proved smallest (at least %1).</source>
        <translation>
            <numerusform>Cela découle de %n fait, sans preuve que ce soit le minimum (au moins %1).</numerusform>
            <numerusform>Cela découle de %n faits, sans preuve que ce soit le minimum (au moins %1).</numerusform>
        </translation>
    </message>
    <message>
        <source>A digit that the cell sees excludes it, or a rule of the cell.</source>
        <translation>Un chiffre que voit la case l’exclut, ou une règle de la case.</translation>
    </message>
    <message>
        <source>Why Not %1?</source>
        <translation>Pourquoi pas %1&#x202f;?</translation>
    </message>
    <message>
        <source>Explain</source>
        <translation>Expliquer</translation>
    </message>
    <message>
        <source>Check</source>
        <translation>Vérifier</translation>
    </message>
    <message>
        <source>Look for Fewer Facts</source>
        <translation>Chercher moins de faits</translation>
    </message>
    <message numerus="yes">
        <source>Show the Way in %n Step(s)</source>
        <translation>
            <numerusform>Montrer le chemin en %n étape</numerusform>
            <numerusform>Montrer le chemin en %n étapes</numerusform>
        </translation>
    </message>
    <message>
        <source>The way to %1</source>
        <translation>Le chemin vers %1</translation>
    </message>
    <message>
        <source>Without any one of these steps the others do not lead there.</source>
        <translation>Si l’on retire une seule de ces étapes, les autres n’y mènent plus.</translation>
    </message>
    <message>
        <source>%1. %2.</source>
        <translation>%1. %2.</translation>
    </message>
    <message>
        <source>Step %1</source>
        <translation>Étape %1</translation>
    </message>
    <message numerus="yes">
        <source>Show the %n Fact(s)</source>
        <translation>
            <numerusform>Montrer %n fait</numerusform>
            <numerusform>Montrer les %n faits</numerusform>
        </translation>
    </message>
    <message>
        <source>Next (Alt+Right)</source>
        <translation>Suivante (Alt+Droite)</translation>
    </message>
    <message>
        <source>Previous (Alt+Left)</source>
        <translation>Précédente (Alt+Gauche)</translation>
    </message>
    <message>
        <source>Show All Steps</source>
        <translation>Montrer toutes les étapes</translation>
    </message>
    <message>
        <source>Step %1 of %2</source>
        <translation>Étape %1 sur %2</translation>
    </message>
</context>
<context>
    <name>sudoku::RecentDialog</name>
    <message>
        <source>Recent Puzzles</source>
        <translation>Sudokus récents</translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <translation>&amp;Ouvrir</translation>
    </message>
    <message>
        <source>&amp;Remove</source>
        <translation>&amp;Retirer</translation>
    </message>
    <message>
        <source>No puzzle is kept yet. A board without a file is kept here, as you left it, when another one takes its place and when you close the window.</source>
        <translation>Aucun sudoku n’est encore conservé. Une grille sans fichier est conservée ici, telle que vous l’avez laissée, quand une autre prend sa place et quand vous fermez la fenêtre.</translation>
    </message>
    <message>
        <source>&amp;Undo Remove</source>
        <translation>A&amp;nnuler le retrait</translation>
    </message>
    <message>
        <source>The puzzle cannot be brought back: %1</source>
        <translation>Le sudoku ne peut pas être rétabli&#x202f;: %1</translation>
    </message>
</context>
<context>
    <name>sudoku::RecoveryBar</name>
    <message>
        <source>Rest&amp;ore</source>
        <translation>R&amp;estaurer</translation>
    </message>
    <message>
        <source>Open it in this window if that is empty, otherwise in a new one</source>
        <translation>Ouvrir dans cette fenêtre si elle est vide, sinon dans une nouvelle</translation>
    </message>
    <message>
        <source>Dis&amp;card</source>
        <translation>Aba&amp;ndonner</translation>
    </message>
    <message>
        <source>Delete it</source>
        <translation>Le supprimer</translation>
    </message>
</context>
<context>
    <name>sudoku::Refusals</name>
    <message>
        <source>Go On</source>
        <translation>Continuer</translation>
    </message>
    <message>
        <source>Change Givens</source>
        <translation>Changer les indices</translation>
    </message>
    <message>
        <source>Digits that you type now are givens.</source>
        <translation>Les chiffres que vous saisissez maintenant sont des indices.</translation>
    </message>
    <message>
        <source>Back to Entries</source>
        <translation>Revenir aux saisies</translation>
    </message>
    <message>
        <source>Use Letters</source>
        <translation>Utiliser des lettres</translation>
    </message>
</context>
<context>
    <name>sudoku::RegionDialog</name>
    <message>
        <source>These rules do not fit the regions and will be removed: %1.</source>
        <translation>Ces règles ne conviennent pas aux régions et seront retirées&#x202f;: %1.</translation>
    </message>
    <message>
        <source>Regions</source>
        <translation>Régions</translation>
    </message>
    <message>
        <source>Appl&amp;y</source>
        <translation>Appli&amp;quer</translation>
    </message>
    <message>
        <source>Reset to &amp;Boxes</source>
        <translation>Rétablir les &amp;blocs</translation>
    </message>
    <message>
        <source>Standard boxes in place of these regions</source>
        <translation>Les blocs ordinaires à la place de ces régions</translation>
    </message>
    <message>
        <source>S&amp;huffle</source>
        <translation>&amp;Mélanger</translation>
    </message>
    <message>
        <source>Random regions, different each time</source>
        <translation>Régions aléatoires, différentes chaque fois</translation>
    </message>
    <message>
        <source>&amp;Clear</source>
        <translation>&amp;Effacer</translation>
    </message>
    <message>
        <source>Remove all regions</source>
        <translation>Retirer toutes les régions</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Annuler</translation>
    </message>
    <message>
        <source>Discard the regions that you drew?</source>
        <translation>Abandonner les régions dessinées&#x202f;?</translation>
    </message>
    <message>
        <source>Drag from a cell to extend its region; a cell without a region starts a new one. The right button removes cells, and makes holes of cells in no region.

Keys: Shift+arrows extend a region, a letter paints that region, Space paints the last one, Delete removes the cell.

A cell in no region belongs to its row and its column only. A hole is no cell.</source>
        <translation>Faites glisser depuis une case pour étendre sa région&#x202f;; une case sans région en commence une nouvelle. Le bouton droit retire des cases et fait des trous de celles qui n’ont pas de région.

Clavier&#x202f;: Maj+flèches étend une région, une lettre peint cette région, Espace peint la dernière, Suppr retire la case.

Une case sans région n’appartient qu’à sa ligne et à sa colonne. Un trou n’est pas une case.</translation>
    </message>
    <message>
        <source>All %1 regions have %2 cells.</source>
        <translation>Les %1 régions ont toutes %2 cases.</translation>
    </message>
    <message>
        <source>The digits in these holes will be removed: %1.</source>
        <translation>Les chiffres dans ces trous seront retirés&#x202f;: %1.</translation>
    </message>
    <message>
        <source>Digits may be &amp;repeated in rows and columns</source>
        <translation>Les chiffres peuvent se &amp;répéter dans les lignes et les colonnes</translation>
    </message>
    <message>
        <source>Only regions and rules then say where digits differ</source>
        <translation>Seules les régions et les règles disent alors où les chiffres diffèrent</translation>
    </message>
    <message>
        <source>The last digit</source>
        <translation>Le dernier chiffre</translation>
    </message>
    <message>
        <source>digits %1 to </source>
        <translation>chiffres de %1 à </translation>
    </message>
    <message>
        <source>The digits in these cells are above the last one and will be removed: %1.</source>
        <translation>Les chiffres de ces cases dépassent le dernier et seront supprimés&#xa0;: %1.</translation>
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
        <translation>aucune région</translation>
    </message>
    <message>
        <source>region %1, %2 of %3 cells</source>
        <translation>région %1, %2 cases sur %3</translation>
    </message>
    <message>
        <source>Regions, row %1, column %2: %3</source>
        <translation>Régions, ligne %1, colonne %2&#x202f;: %3</translation>
    </message>
    <message>
        <source>hole</source>
        <translation>trou</translation>
    </message>
</context>
<context>
    <name>sudoku::RequestForm</name>
    <message>
        <source>&amp;Kind:</source>
        <translation>T&amp;ype&#x202f;:</translation>
    </message>
    <message>
        <source>Di&amp;fficulty:</source>
        <translation>Di&amp;fficulté&#x202f;:</translation>
    </message>
    <message>
        <source>P&amp;uzzles:</source>
        <translation>Sudo&amp;kus&#x202f;:</translation>
    </message>
    <message>
        <source>&amp;More options</source>
        <translation>&amp;Plus d’options</translation>
    </message>
    <message>
        <source>&amp;Cages, lines:</source>
        <translation>&amp;Cages, lignes&#x202f;:</translation>
    </message>
    <message>
        <source>S&amp;ymmetry:</source>
        <translation>&amp;Symétrie&#x202f;:</translation>
    </message>
    <message>
        <source>C&amp;lues:</source>
        <translation>&amp;Indices&#x202f;:</translation>
    </message>
    <message>
        <source>Patter&amp;n:</source>
        <translation>&amp;Motif&#x202f;:</translation>
    </message>
    <message>
        <source>Soluti&amp;ons:</source>
        <translation>S&amp;olutions&#x202f;:</translation>
    </message>
    <message>
        <source>S&amp;eed:</source>
        <translation>G&amp;raine&#x202f;:</translation>
    </message>
    <message>
        <source>&amp;Time limit:</source>
        <translation>Limite &amp;de temps&#x202f;:</translation>
    </message>
    <message>
        <source>any</source>
        <translation>au choix</translation>
    </message>
    <message>
        <source>exactly one</source>
        <translation>exactement une</translation>
    </message>
    <message>
        <source>more than one</source>
        <translation>plus d’une</translation>
    </message>
    <message>
        <source> s per puzzle</source>
        <translation> s par sudoku</translation>
    </message>
    <message>
        <source>none</source>
        <translation>aucune</translation>
    </message>
    <message>
        <source>With one more clue, the puzzle would have exactly one solution</source>
        <translation>Avec un indice de plus, le sudoku aurait exactement une solution</translation>
    </message>
    <message numerus="yes">
        <source>At most %Ln puzzle(s) can be generated at a time.</source>
        <translation>
            <numerusform>Au plus %Ln sudoku peut être généré à la fois.</numerusform>
            <numerusform>Au plus %Ln sudokus peuvent être générés à la fois.</numerusform>
        </translation>
    </message>
    <message>
        <source>Cages ha&amp;ve:</source>
        <translation>Cages e&amp;n détail&#x202f;:</translation>
    </message>
    <message>
        <source>Own levels:</source>
        <translation>Niveaux personnels :</translation>
    </message>
</context>
<context>
    <name>sudoku::RightState</name>
    <message>
        <source>Every entry is right. Nothing was taken back.</source>
        <translation>Toutes les saisies sont justes. Rien n’a été annulé.</translation>
    </message>
    <message>
        <source>The wrong entries are older than the first step that undo knows. Shift+F8 shows them.</source>
        <translation>Les saisies fausses sont antérieures à la première étape qu’Annuler connaît. Maj+F8 les montre.</translation>
    </message>
    <message numerus="yes">
        <source>Took back %n step(s). The first wrong entry was %1 in %2.</source>
        <translation>
            <numerusform>%n étape a été annulée. La première saisie fausse était %1 en %2.</numerusform>
            <numerusform>%n étapes ont été annulées. La première saisie fausse était %1 en %2.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sudoku::RuleArranger</name>
    <message>
        <source>Cut (Ctrl+X)</source>
        <translation>Couper (Ctrl+X)</translation>
    </message>
    <message>
        <source>Copy (Ctrl+C)</source>
        <translation>Copier (Ctrl+C)</translation>
    </message>
    <message>
        <source>Paste at the Cursor (Ctrl+V)</source>
        <translation>Coller au curseur (Ctrl+V)</translation>
    </message>
    <message>
        <source>Duplicate (Ctrl+D)</source>
        <translation>Dupliquer (Ctrl+D)</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>Déplacer</translation>
    </message>
    <message>
        <source>Turn or Mirror</source>
        <translation>Tourner ou refléter</translation>
    </message>
    <message>
        <source>Change Kind</source>
        <translation>Changer le type</translation>
    </message>
    <message>
        <source>Up (Alt+Up)</source>
        <translation>Vers le haut (Alt+Haut)</translation>
    </message>
    <message>
        <source>Down (Alt+Down)</source>
        <translation>Vers le bas (Alt+Bas)</translation>
    </message>
    <message>
        <source>Left (Alt+Left)</source>
        <translation>Vers la gauche (Alt+Gauche)</translation>
    </message>
    <message>
        <source>Right (Alt+Right)</source>
        <translation>Vers la droite (Alt+Droite)</translation>
    </message>
    <message>
        <source>Copied the rule as text.</source>
        <translation>La règle a été copiée comme texte.</translation>
    </message>
    <message>
        <source>Copied the rules as text.</source>
        <translation>Les règles ont été copiées comme texte.</translation>
    </message>
    <message>
        <source>Cut %1</source>
        <translation>Couper %1</translation>
    </message>
    <message>
        <source>Cut Rules</source>
        <translation>Couper des règles</translation>
    </message>
    <message>
        <source>Paste %1</source>
        <translation>Coller %1</translation>
    </message>
    <message>
        <source>Paste Rules</source>
        <translation>Coller des règles</translation>
    </message>
    <message>
        <source>Duplicate %1</source>
        <translation>Dupliquer %1</translation>
    </message>
    <message>
        <source>Duplicate Rules</source>
        <translation>Dupliquer des règles</translation>
    </message>
    <message>
        <source>There is no room for the same again beside it.</source>
        <translation>Il n’y a pas de place à côté pour la même chose.</translation>
    </message>
    <message>
        <source>Move %1</source>
        <translation>Déplacer %1</translation>
    </message>
    <message>
        <source>Move Rules</source>
        <translation>Déplacer des règles</translation>
    </message>
    <message>
        <source>Change to %1</source>
        <translation>Changer en %1</translation>
    </message>
    <message>
        <source>%1 does not fit on the board there.</source>
        <translation>%1 ne tient pas dans la grille à cet endroit.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1&#x202f;: %2</translation>
    </message>
    <message>
        <source>Combine Rules</source>
        <translation>Combiner des règles</translation>
    </message>
    <message>
        <source>At Least One of Them Holds</source>
        <translation>Au moins une est respectée</translation>
    </message>
    <message>
        <source>Exactly One of Them Holds</source>
        <translation>Exactement une est respectée</translation>
    </message>
    <message>
        <source>None of Them Holds</source>
        <translation>Aucune n’est respectée</translation>
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
        <translation>Règles vues dans l’image&#x202f;:</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>a kind of rules and their number</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>%1: in doubt</source>
        <translation>%1&#x202f;: douteuse</translation>
    </message>
    <message>
        <source>Jigsaw regions</source>
        <translation>Régions irrégulières</translation>
    </message>
</context>
<context>
    <name>sudoku::RuleDetails</name>
    <message>
        <source>&amp;Add</source>
        <translation>A&amp;jouter</translation>
    </message>
    <message>
        <source>Removed. Its kind and its cells stay for the next one.</source>
        <translation>Retirée. Son type et ses cases restent pour la suivante.</translation>
    </message>
    <message>
        <source>Click a rule on the board to select it, again for the one below. Choose a kind above to add a rule; Enter there leads to the board. Digits are typed in cells.</source>
        <translation>Cliquez sur une règle de la grille pour la sélectionner, encore une fois pour celle du dessous. Choisissez un type plus haut pour ajouter une règle&#x202f;; Entrée mène de là à la grille. Les chiffres se tapent dans les cases.</translation>
    </message>
    <message>
        <source>F2 changes the number of the last one.</source>
        <translation>F2 change le nombre de la dernière.</translation>
    </message>
</context>
<context>
    <name>sudoku::RuleList</name>
    <message>
        <source>No rule matches the search.</source>
        <translation>Aucune règle ne correspond à la recherche.</translation>
    </message>
    <message>
        <source>No further rules. Add some above.</source>
        <translation>Pas d’autres règles. Ajoutez-en ci-dessus.</translation>
    </message>
</context>
<context>
    <name>sudoku::RuleNumber</name>
    <message>
        <source>up to %1, from %2 to %3</source>
        <translation>jusqu’à %1, de %2 à %3</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1 à %2</translation>
    </message>
    <message>
        <source>none, or %1</source>
        <translation>aucun, ou %1</translation>
    </message>
</context>
<context>
    <name>sudoku::RuleTool</name>
    <message>
        <source>Kind of the rule to add</source>
        <translation>Type de règle à ajouter</translation>
    </message>
    <message>
        <source>Edit rules on the board</source>
        <translation>Modifier les règles sur la grille</translation>
    </message>
    <message>
        <source>A click on the board selects a rule, another one the rule below. A double click or F2 changes its number, Delete removes it. Escape takes a number that is typed, then ends this.</source>
        <translation>Un clic sur la grille sélectionne une règle, un autre celle du dessous. Un double-clic ou F2 change son nombre, Suppr la retire. Échap valide un nombre en cours de saisie, puis met fin à ce mode.</translation>
    </message>
</context>
<context>
    <name>sudoku::RulesModel</name>
    <message>
        <source>Switch On %1</source>
        <translation>Activer %1</translation>
    </message>
    <message>
        <source>Switch Off %1</source>
        <translation>Désactiver %1</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Règles</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Removed %1. Undo restores them.</source>
        <translation>Retrait&#x202f;: %1. Annuler les rétablit.</translation>
    </message>
</context>
<context>
    <name>sudoku::RulesPanel</name>
    <message>
        <source>Rem&amp;ove</source>
        <translation>R&amp;etirer</translation>
    </message>
    <message>
        <source>Change Regions</source>
        <translation>Changer les régions</translation>
    </message>
    <message>
        <source>Rules of the puzzle</source>
        <translation>Règles du sudoku</translation>
    </message>
    <message>
        <source>Untick a rule to switch it off. F2 or a double click changes it, R turns it round, Delete removes it.</source>
        <translation>Décochez une règle pour la désactiver. F2 ou un double-clic la change, R la retourne, Suppr la retire.</translation>
    </message>
    <message>
        <source>Remove the selected rules (Delete)</source>
        <translation>Retirer les règles sélectionnées (Suppr)</translation>
    </message>
    <message>
        <source>Turn Round</source>
        <translation>Retourner</translation>
    </message>
    <message>
        <source>Let the line begin at its other end (R)</source>
        <translation>Faire commencer la ligne à son autre bout (R)</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>Modifier</translation>
    </message>
    <message>
        <source>Switch Off</source>
        <translation>Désactiver</translation>
    </message>
    <message>
        <source>Switch On</source>
        <translation>Activer</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Retirer</translation>
    </message>
    <message>
        <source>Search: kind, number, cell</source>
        <translation>Chercher&#x202f;: type, nombre, case</translation>
    </message>
    <message>
        <source>Search the rules</source>
        <translation>Chercher dans les règles</translation>
    </message>
    <message>
        <source>Arrange</source>
        <translation>Disposer</translation>
    </message>
    <message>
        <source>Copy, paste, duplicate, turn or mirror the selected rules, or change their kind</source>
        <translation>Copier, coller, dupliquer, tourner ou refléter les règles sélectionnées, ou changer leur type</translation>
    </message>
    <message>
        <source>Words that a rule must match (Ctrl+F): its kind, its number, a cell such as r3c4, a row (r3) or a column (c4). Enter selects what is found.</source>
        <translation>Mots auxquels une règle doit correspondre (Ctrl+F)&#x202f;: son type, son nombre, une case comme r3c4, une ligne (r3) ou une colonne (c4). Entrée sélectionne ce qui est trouvé.</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 sur %2</translation>
    </message>
    <message>
        <source>Fill In Numbers</source>
        <translation>Compléter les nombres</translation>
    </message>
</context>
<context>
    <name>sudoku::SchemaField</name>
    <message>
        <source>automatic</source>
        <translation>automatique</translation>
    </message>
</context>
<context>
    <name>sudoku::SeedField</name>
    <message>
        <source>ne&amp;w each time</source>
        <translation>no&amp;uvelle chaque fois</translation>
    </message>
</context>
<context>
    <name>sudoku::SettingsDialog</name>
    <message>
        <source>Settings</source>
        <translation>Préférences</translation>
    </message>
    <message>
        <source>&amp;Appearance</source>
        <translation>&amp;Apparence</translation>
    </message>
    <message>
        <source>&amp;Typing</source>
        <translation>Sai&amp;sie</translation>
    </message>
    <message>
        <source>&amp;Solving</source>
        <translation>&amp;Résolution</translation>
    </message>
    <message>
        <source>&amp;Keys</source>
        <translation>C&amp;lavier</translation>
    </message>
    <message>
        <source>Like the desktop</source>
        <translation>Comme le bureau</translation>
    </message>
    <message>
        <source>Restart to apply.</source>
        <translation>Prend effet au prochain démarrage du programme.</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Clair</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Sombre</translation>
    </message>
    <message>
        <source>Lan&amp;guage:</source>
        <translation>Lan&amp;gue&#x202f;:</translation>
    </message>
    <message>
        <source>&amp;Colours:</source>
        <translation>&amp;Couleurs&#x202f;:</translation>
    </message>
    <message>
        <source>Size of &amp;digits:</source>
        <translation>Taille des chi&amp;ffres&#x202f;:</translation>
    </message>
    <message>
        <source>&amp;Row, column and box of the cursor</source>
        <translation>Ligne, colonne &amp;et bloc du curseur</translation>
    </message>
    <message>
        <source>Cells with the sa&amp;me digit</source>
        <translation>Cases au &amp;même chiffre</translation>
    </message>
    <message>
        <source>&amp;Pencil marks of that digit</source>
        <translation>A&amp;nnotations de ce chiffre</translation>
    </message>
    <message>
        <source>&amp;Numbers of rows and columns</source>
        <translation>N&amp;uméros des lignes et colonnes</translation>
    </message>
    <message>
        <source>Tool &amp;bar</source>
        <translation>&amp;Barre d’outils</translation>
    </message>
    <message>
        <source>Panel b&amp;eside the board</source>
        <translation>Panneau à cô&amp;té de la grille</translation>
    </message>
    <message>
        <source>Statistics of the so&amp;lver</source>
        <translation>Statistiques &amp;du solveur</translation>
    </message>
    <message>
        <source>After each &amp;given</source>
        <translation>Après chaque &amp;indice</translation>
    </message>
    <message>
        <source>After each &amp;entry</source>
        <translation>Après &amp;chaque saisie</translation>
    </message>
    <message>
        <source>Digit &amp;first: hold the digit that is clicked, then click cells</source>
        <translation>Chiffre d’a&amp;bord&#x202f;: cliquer sur un chiffre, puis sur des cases</translation>
    </message>
    <message>
        <source>&amp;Remove an entered digit from the marks of the cells that see it</source>
        <translation>Retirer un chiffre saisi des annotations des cases qui le v&amp;oient</translation>
    </message>
    <message>
        <source>Mark &amp;wrong entries at once</source>
        <translation>&amp;Marquer aussitôt les saisies fausses</translation>
    </message>
    <message>
        <source>Show a ti&amp;mer</source>
        <translation>Afficher &amp;un chronomètre</translation>
    </message>
    <message>
        <source>&amp;Check the number of solutions while you type</source>
        <translation>&amp;Vérifier le nombre de solutions pendant la saisie</translation>
    </message>
    <message>
        <source>&amp;Entries count as givens</source>
        <translation>Les saisies c&amp;omptent comme indices</translation>
    </message>
    <message>
        <source>Show candidates while &amp;you type</source>
        <translation>Afficher les &amp;candidats pendant la saisie</translation>
    </message>
    <message>
        <source>Paper white</source>
        <translation>Blanc papier</translation>
    </message>
    <message>
        <source>High contrast, light</source>
        <translation>Contraste élevé, clair</translation>
    </message>
    <message>
        <source>High contrast, dark</source>
        <translation>Contraste élevé, sombre</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1&#x202f;%</translation>
    </message>
    <message>
        <source>In a gri&amp;d: each digit at its own place, not in corners and centre</source>
        <translation>En &amp;grille&#x202f;: chaque chiffre à sa place, et non dans les coins et au centre</translation>
    </message>
    <message>
        <source>The same digit again &amp;clears</source>
        <translation>Re&amp;taper le même chiffre l’efface</translation>
    </message>
    <message>
        <source>Others, see Keys</source>
        <translation>Autres, voir Clavier</translation>
    </message>
    <message>
        <source>Keys of the input &amp;modes:</source>
        <translation>Touches des &amp;modes de saisie&#x202f;:</translation>
    </message>
    <message>
        <source>Say which technique an e&amp;ntry was</source>
        <translation>&amp;Nommer la technique de chaque saisie</translation>
    </message>
    <message>
        <source>&amp;Let a wave run over the board at the end of a game</source>
        <translation>Faire &amp;passer une vague sur la grille en fin de partie</translation>
    </message>
    <message>
        <source>Highlight:</source>
        <translation>Surligner&#x202f;:</translation>
    </message>
    <message>
        <source>Show:</source>
        <translation>Afficher&#x202f;:</translation>
    </message>
    <message>
        <source>Advance:</source>
        <translation>Avancer&#x202f;:</translation>
    </message>
    <message>
        <source>Mouse:</source>
        <translation>Souris&#x202f;:</translation>
    </message>
    <message>
        <source>Pencil marks:</source>
        <translation>Annotations&#x202f;:</translation>
    </message>
    <message>
        <source>Digits:</source>
        <translation>Chiffres&#x202f;:</translation>
    </message>
    <message>
        <source>S&amp;ymbols above 9 × 9:</source>
        <translation>S&amp;ymboles au-delà de 9 × 9&#x202f;:</translation>
    </message>
    <message>
        <source>Stop the timer while another p&amp;rogram is active</source>
        <translation>Arrêter le chronomètre quand un autre pro&amp;gramme est actif</translation>
    </message>
    <message>
        <source>While you solve:</source>
        <translation>Pendant la résolution&#x202f;:</translation>
    </message>
    <message>
        <source>Checking:</source>
        <translation>Vérification&#x202f;:</translation>
    </message>
    <message>
        <source>Answers and hints:</source>
        <translation>Réponses et suggestions&#x202f;:</translation>
    </message>
</context>
<context>
    <name>sudoku::ShapeChooser</name>
    <message>
        <source>&amp;Size:</source>
        <translation>&amp;Taille&#x202f;:</translation>
    </message>
    <message>
        <source>&amp;Boxes:</source>
        <translation>&amp;Blocs&#x202f;:</translation>
    </message>
    <message>
        <source>Rules:</source>
        <translation>Règles&#x202f;:</translation>
    </message>
    <message>
        <source>%1 × %1</source>
        <translation>%1 × %1</translation>
    </message>
    <message>
        <source>%1 high, %2 wide</source>
        <translation>%1 de haut, %2 de large</translation>
    </message>
    <message>
        <source>none: rows and columns only</source>
        <translation>aucun&#x202f;: lignes et colonnes seulement</translation>
    </message>
    <message>
        <source>irregular, as on the board</source>
        <translation>irréguliers, comme sur la grille</translation>
    </message>
    <message>
        <source>irregular, random</source>
        <translation>irréguliers, aléatoires</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Règles</translation>
    </message>
    <message>
        <source>This needs %1.</source>
        <translation>Il faut %1.</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1 à %2</translation>
    </message>
    <message>
        <source>%1 to %2; each row, column and box lacks one</source>
        <translation>%1 à %2, dont il manque un dans chaque ligne, colonne et bloc</translation>
    </message>
    <message>
        <source>&amp;Digits:</source>
        <translation>Chiffres uti&amp;lisés&#x202f;:</translation>
    </message>
</context>
<context>
    <name>sudoku::SidePanel</name>
    <message>
        <source>Digits or rules</source>
        <translation>Chiffres ou règles</translation>
    </message>
    <message>
        <source>&amp;Digits</source>
        <translation>&amp;Chiffres</translation>
    </message>
    <message>
        <source>Solver</source>
        <translation>Solveur</translation>
    </message>
    <message>
        <source>Typed digits are</source>
        <translation>Les chiffres saisis sont</translation>
    </message>
    <message>
        <source>Advance after each digit</source>
        <translation>Avancer après chaque chiffre</translation>
    </message>
    <message>
        <source>Input mode</source>
        <translation>Mode de saisie</translation>
    </message>
    <message>
        <source>&amp;Rules</source>
        <translation>Règle&amp;s</translation>
    </message>
    <message>
        <source>&amp;Rules (%1)</source>
        <translation>Règle&amp;s (%1)</translation>
    </message>
    <message>
        <source>Su&amp;ms</source>
        <translation>Com&amp;binaisons</translation>
    </message>
    <message>
        <source>&amp;Puzzle</source>
        <translation>Sudo&amp;ku</translation>
    </message>
</context>
<context>
    <name>sudoku::SinglesFiller</name>
    <message>
        <source>Filling singles</source>
        <translation>Remplissage des singletons</translation>
    </message>
    <message>
        <source>No singles were filled: the board as it stands has no solution.</source>
        <translation>Aucun singleton n’a été rempli&#x202f;: la grille dans son état actuel n’a pas de solution.</translation>
    </message>
    <message>
        <source>Type in a puzzle first.</source>
        <translation>Saisissez d’abord un sudoku.</translation>
    </message>
    <message>
        <source>No digit follows by a single.</source>
        <translation>Aucun chiffre ne découle d’un singleton.</translation>
    </message>
    <message numerus="yes">
        <source>%n single(s) filled.</source>
        <translation>
            <numerusform>%n singleton rempli.</numerusform>
            <numerusform>%n singletons remplis.</numerusform>
        </translation>
    </message>
    <message>
        <source>Fill Singles</source>
        <translation>Remplir les singletons</translation>
    </message>
</context>
<context>
    <name>sudoku::SolutionBrowser</name>
    <message>
        <source>Counting</source>
        <translation>Comptage</translation>
    </message>
    <message>
        <source>Show Them One by One</source>
        <translation>Les montrer une par une</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Continuer</translation>
    </message>
    <message>
        <source>Estimate</source>
        <translation>Estimer</translation>
    </message>
    <message>
        <source>Next (Alt+Right)</source>
        <translation>Suivante (Alt+Droite)</translation>
    </message>
    <message>
        <source>Previous (Alt+Left)</source>
        <translation>Précédente (Alt+Gauche)</translation>
    </message>
    <message>
        <source>Make This Solution Unique</source>
        <translation>Rendre cette solution unique</translation>
    </message>
    <message>
        <source>Write as Entries</source>
        <translation>Écrire comme saisies</translation>
    </message>
    <message>
        <source>Estimating</source>
        <translation>Estimation</translation>
    </message>
    <message>
        <source>Show Some Solutions</source>
        <translation>Montrer quelques solutions</translation>
    </message>
    <message>
        <source>Solution</source>
        <translation>Solution</translation>
    </message>
    <message>
        <source>Fill In Its Numbers</source>
        <translation>Compléter avec ses nombres</translation>
    </message>
</context>
<context>
    <name>sudoku::SolveClock</name>
    <message>
        <source>The timer is paused.</source>
        <translation>Le chronomètre est en pause.</translation>
    </message>
</context>
<context>
    <name>sudoku::SolveQuestion</name>
    <message>
        <source>Solving</source>
        <translation>Résolution</translation>
    </message>
    <message>
        <source>Solve</source>
        <translation>Résoudre</translation>
    </message>
    <message>
        <source>Not decided: solving was stopped after %1 and %2.</source>
        <translation>Indécis&#x202f;: la résolution a été arrêtée après %1 et %2.</translation>
    </message>
    <message>
        <source>Solved.</source>
        <translation>Résolu.</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>The solution is unique.</source>
        <translation>La solution est unique.</translation>
    </message>
    <message>
        <source>Make Entries Givens</source>
        <translation>Convertir les saisies en indices</translation>
    </message>
    <message>
        <source>Show Two Solutions</source>
        <translation>Montrer deux solutions</translation>
    </message>
    <message>
        <source>Check (F8) tells whether the solution is unique.</source>
        <translation>Vérifier (F8) dit si la solution est unique.</translation>
    </message>
    <message>
        <source>Check</source>
        <translation>Vérifier</translation>
    </message>
    <message>
        <source>The puzzle has no solution.</source>
        <translation>Le sudoku n’a pas de solution.</translation>
    </message>
    <message>
        <source>The puzzle has no solution with your entries.</source>
        <translation>Avec vos saisies, le sudoku n’a pas de solution.</translation>
    </message>
    <message>
        <source>Clear Entries and Solve</source>
        <translation>Effacer les saisies et résoudre</translation>
    </message>
    <message>
        <source>%1 Without your entries there is a solution.</source>
        <translation>%1 Sans vos saisies, il y a une solution.</translation>
    </message>
    <message>
        <source>%1 Without your entries there is no solution either.</source>
        <translation>%1 Sans vos saisies, il n’y a pas non plus de solution.</translation>
    </message>
    <message>
        <source>Explain</source>
        <translation>Expliquer</translation>
    </message>
    <message>
        <source>Solved %1.</source>
        <translation>Résolu %1.</translation>
    </message>
    <message>
        <source>One of several solutions: is a digit missing?</source>
        <translation>Une solution parmi plusieurs&#x202f;: manque-t-il un chiffre&#x202f;?</translation>
    </message>
    <message>
        <source>The check while you type found that the solution is unique.</source>
        <translation>La vérification pendant la saisie a montré que la solution est unique.</translation>
    </message>
    <message>
        <source>%1 found no solution, but the check while you type found one. Do not use this solver.</source>
        <translation>%1 n’a trouvé aucune solution, mais la vérification pendant la saisie en a trouvé une. N’utilisez pas ce solveur.</translation>
    </message>
    <message>
        <source>The puzzle has no solution (proved %1).</source>
        <translation>Le sudoku n’a pas de solution (prouvé %1).</translation>
    </message>
    <message>
        <source>One of several solutions: is a digit or a rule missing?</source>
        <translation>Une solution parmi plusieurs&#x202f;: manque-t-il un chiffre ou une règle&#x202f;?</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Continuer</translation>
    </message>
</context>
<context>
    <name>sudoku::SolverDialog</name>
    <message>
        <source>%1 Its version: %2</source>
        <translation>%1 Sa version&#x202f;: %2</translation>
    </message>
    <message>
        <source>No answer within %1.</source>
        <translation>Pas de réponse en %1.</translation>
    </message>
    <message>
        <source>There is not enough memory.</source>
        <translation>La mémoire ne suffit pas.</translation>
    </message>
    <message>
        <source>It gave a wrong answer: do not use it.</source>
        <translation>Il a donné une réponse fausse&#x202f;: ne l’utilisez pas.</translation>
    </message>
    <message>
        <source>&amp;Add</source>
        <translation>&amp;Ajouter</translation>
    </message>
    <message>
        <source>&amp;Remove</source>
        <translation>&amp;Retirer</translation>
    </message>
    <message>
        <source>&amp;Test</source>
        <translation>&amp;Tester</translation>
    </message>
    <message>
        <source>Solver</source>
        <translation>Solveur</translation>
    </message>
    <message>
        <source>The selected solver answers all questions about the board. A race first tries digits one by one, which is enough for most boards; then %1 starts, others join after 0.2 seconds, and the first answer counts. Checks while you type and new puzzles always come from trying digits, then %1.</source>
        <translation>Le solveur sélectionné répond à toutes les questions sur la grille. Une course essaie d’abord des chiffres, ce qui suffit pour la plupart des grilles&#x202f;; ensuite %1 commence, d’autres le rejoignent après 0,2 seconde, et la première réponse compte. Pendant la saisie et pour générer des sudokus, le programme essaie toujours des chiffres, puis fait appel à %1.</translation>
    </message>
    <message>
        <source>Solvers</source>
        <translation>Solveurs</translation>
    </message>
    <message>
        <source>Command</source>
        <translation>Commande</translation>
    </message>
    <message>
        <source>built in</source>
        <translation>intégré</translation>
    </message>
    <message>
        <source>{cnf} stands for the DIMACS file with the formula; without it the program reads standard input. {result} stands for the file to which the program writes its answer.</source>
        <translation>{cnf} désigne le fichier DIMACS qui contient la formule&#x202f;; sans lui, le programme lit l’entrée standard. {result} désigne le fichier où le programme écrit sa réponse.</translation>
    </message>
    <message>
        <source>&amp;Name:</source>
        <translation>&amp;Nom&#x202f;:</translation>
    </message>
    <message>
        <source>&amp;Command:</source>
        <translation>&amp;Commande&#x202f;:</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>&amp;Other Program</source>
        <translation>Autre &amp;programme</translation>
    </message>
    <message>
        <source>Other solver</source>
        <translation>Autre solveur</translation>
    </message>
    <message>
        <source>Testing …</source>
        <translation>Test…</translation>
    </message>
    <message>
        <source>It works: it answered a satisfiable and an unsatisfiable formula correctly, %1.</source>
        <translation>Il marche&#x202f;: il a répondu correctement à une formule satisfaisable et à une insatisfaisable, %1.</translation>
    </message>
    <message>
        <source>Two solvers have the name %1. Give one of them another name.</source>
        <translation>Deux solveurs s’appellent %1. Donnez un autre nom à l’un d’eux.</translation>
    </message>
    <message>
        <source>%1 and %2 have the same command. Remove one of them.</source>
        <translation>%1 et %2 ont la même commande. Retirez-en un.</translation>
    </message>
</context>
<context>
    <name>sudoku::StartCard</name>
    <message>
        <source>Start a puzzle</source>
        <translation>Commencer un sudoku</translation>
    </message>
</context>
<context>
    <name>sudoku::Starter</name>
    <message>
        <source>Continue “%1”</source>
        <translation>Continuer «&#x202f;%1&#x202f;»</translation>
    </message>
    <message>
        <source>P</source>
        <comment>the key that plays</comment>
        <translation>J</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Jouer</translation>
    </message>
    <message>
        <source>Type it in</source>
        <translation>Saisir</translation>
    </message>
    <message>
        <source>Any digit starts; Space leaves a cell blank</source>
        <translation>N’importe quel chiffre commence&#x202f;; Espace laisse une case vide</translation>
    </message>
    <message>
        <source>%1 – %2</source>
        <translation>%1 – %2</translation>
    </message>
    <message>
        <source>Paste</source>
        <translation>Coller</translation>
    </message>
    <message>
        <source>Open…</source>
        <translation>Ouvrir…</translation>
    </message>
    <message>
        <source>Like the last one</source>
        <translation>Comme le dernier</translation>
    </message>
    <message>
        <source>%1; → shows other levels</source>
        <translation>%1&#x202f;; → montre d’autres niveaux</translation>
    </message>
    <message>
        <source>More kinds and levels</source>
        <translation>Autres types et niveaux</translation>
    </message>
    <message>
        <source>Text, a link or a picture from the clipboard</source>
        <translation>Un texte, un lien ou une image du presse-papiers</translation>
    </message>
    <message>
        <source>A file, a collection or a picture; or drop one here</source>
        <translation>Un fichier, une collection ou une image&#x202f;; ou déposez-les ici</translation>
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
        <translation>%1 (record&#x202f;: %2)</translation>
    </message>
    <message numerus="yes">
        <source>%n day(s) in a row</source>
        <translation>
            <numerusform>%n jour de suite</numerusform>
            <numerusform>%n jours de suite</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n day(s)</source>
        <translation>
            <numerusform>%n jour</numerusform>
            <numerusform>%n jours</numerusform>
        </translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>Statistiques</translation>
    </message>
    <message>
        <source>&amp;Games:</source>
        <translation>&amp;Parties&#x202f;:</translation>
    </message>
    <message>
        <source>&amp;Keep statistics of the games that you finish</source>
        <translation>&amp;Tenir des statistiques des parties terminées</translation>
    </message>
    <message>
        <source>&amp;Export…</source>
        <translation>&amp;Exporter…</translation>
    </message>
    <message>
        <source>&amp;Reset…</source>
        <translation>&amp;Réinitialiser…</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1&#x202f;: %2</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s)</source>
        <translation>
            <numerusform>%n partie</numerusform>
            <numerusform>%n parties</numerusform>
        </translation>
    </message>
    <message>
        <source>You have not finished a game yet.</source>
        <translation>Vous n’avez pas encore terminé de partie.</translation>
    </message>
    <message>
        <source>Best time: %1</source>
        <translation>Meilleur temps&#x202f;: %1</translation>
    </message>
    <message>
        <source>Average time: %1</source>
        <translation>Temps moyen&#x202f;: %1</translation>
    </message>
    <message>
        <source>Finished: %1, without hints: %2</source>
        <translation>Terminées&#x202f;: %1, sans suggestions&#x202f;: %2</translation>
    </message>
    <message>
        <source>Export Statistics</source>
        <translation>Exporter les statistiques</translation>
    </message>
    <message>
        <source>Table (*.csv);;JSON (*.json)</source>
        <translation>Tableau (*.csv);;JSON (*.json)</translation>
    </message>
    <message>
        <source>The file cannot be written: %1</source>
        <translation>Le fichier ne peut pas être écrit&#x202f;: %1</translation>
    </message>
    <message>
        <source>Written to %1.</source>
        <translation>Écrit dans %1.</translation>
    </message>
    <message>
        <source>Delete the results of all games? They cannot be restored.</source>
        <translation>Supprimer les résultats de toutes les parties&#x202f;? Ils ne pourront pas être rétablis.</translation>
    </message>
    <message>
        <source>The results cannot be deleted: %1</source>
        <translation>Les résultats ne peuvent pas être supprimés&#x202f;: %1</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation>&amp;Supprimer</translation>
    </message>
</context>
<context>
    <name>sudoku::StatusLine</name>
    <message numerus="yes">
        <source>%1, %n kind(s) of rules</source>
        <translation>
            <numerusform>%1, %n type de règles</numerusform>
            <numerusform>%1, %n types de règles</numerusform>
        </translation>
    </message>
    <message>
        <source>Typing givens</source>
        <translation>Saisie des indices</translation>
    </message>
    <message>
        <source>Typing entries</source>
        <translation>Saisie des réponses</translation>
    </message>
    <message>
        <source>%1 The board is checked while you type. F8 tells more.</source>
        <translation>%1 La grille est vérifiée pendant la saisie. F8 en dit plus.</translation>
    </message>
    <message>
        <source>Typing numbers of rules</source>
        <translation>Saisie des nombres de règles</translation>
    </message>
    <message>
        <source>Typing corner marks</source>
        <translation>Saisie des annotations de coin</translation>
    </message>
    <message>
        <source>Typing centre marks</source>
        <translation>Saisie des annotations centrales</translation>
    </message>
    <message>
        <source>Typing colours</source>
        <translation>Saisie des couleurs</translation>
    </message>
    <message numerus="yes">
        <source>with your %n entry(s)</source>
        <translation>
            <numerusform>avec votre saisie</numerusform>
            <numerusform>avec vos %n saisies</numerusform>
        </translation>
    </message>
    <message>
        <source>givens only</source>
        <translation>indices seulement</translation>
    </message>
    <message>
        <source>%1 Slanted digits are those that the cell has in some solution. Pale, with dots below: not decided yet. Framed: as a given, the digit leaves exactly one solution.</source>
        <translation>%1 Les chiffres penchés sont ceux que la case a dans une solution ou une autre. Pâle, avec des points dessous&#x202f;: pas encore décidé. Encadré&#x202f;: donné comme indice, le chiffre laisse exactement une solution.</translation>
    </message>
    <message>
        <source>Givens: %1 · Entries: %2 · Open: %3</source>
        <translation>Indices&#x202f;: %1 · Saisies&#x202f;: %2 · Ouvertes&#x202f;: %3</translation>
    </message>
    <message>
        <source>Typing marks</source>
        <translation>Saisie des annotations</translation>
    </message>
    <message>
        <source>Drawing: %1</source>
        <translation>Dessin&#x202f;: %1</translation>
    </message>
    <message>
        <source>Drawing: %1, line from %2 in %3</source>
        <translation>Dessin&#x202f;: %1, ligne depuis %2 en %3</translation>
    </message>
    <message>
        <source>%1 Half a second was not enough to count its solutions. F8 (Check for One Solution) takes the time it needs; F9 (Solve) looks for one solution.</source>
        <translation>%1 Une demi-seconde n’a pas suffi pour compter les solutions. F8 (Vérifier l’unicité) prend le temps qu’il faut ; F9 (Résoudre) cherche une solution.</translation>
    </message>
</context>
<context>
    <name>sudoku::StepNamer</name>
    <message>
        <source>Found: %1, then %2.</source>
        <translation>Trouvé&#x202f;: %1, puis %2.</translation>
    </message>
    <message>
        <source>Found: %1.</source>
        <translation>Trouvé&#x202f;: %1.</translation>
    </message>
</context>
<context>
    <name>sudoku::StepsModel</name>
    <message>
        <source>Step</source>
        <translation>Étape</translation>
    </message>
    <message>
        <source>Follows</source>
        <translation>Conclusion</translation>
    </message>
</context>
<context>
    <name>sudoku::StoryExporter</name>
    <message>
        <source>Export the Explanation</source>
        <translation>Exporter l’explication</translation>
    </message>
    <message>
        <source>Exporting</source>
        <translation>Exportation</translation>
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
        <translation>étape %1&#x202f;: %2</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>a sentence and its row</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Steps</source>
        <translation>Étapes</translation>
    </message>
    <message numerus="yes">
        <source>… %n more steps</source>
        <translation>
            <numerusform>… encore %n étape</numerusform>
            <numerusform>… encore %n étapes</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sudoku::SudokuCourse</name>
    <message>
        <source>Lesson %1 of %2: %3</source>
        <translation>Leçon %1 sur %2&#x202f;: %3</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <translation>%1. %2</translation>
    </message>
    <message>
        <source>Right. Enter goes on.</source>
        <translation>Juste. Entrée continue.</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Finish</source>
        <translation>Terminer</translation>
    </message>
    <message>
        <source>Next Lesson</source>
        <translation>Leçon suivante</translation>
    </message>
    <message>
        <source>You know the rules and the first steps. Techniques help with harder puzzles.</source>
        <translation>Vous connaissez les règles et les premiers pas. Les techniques aident à résoudre les sudokus plus difficiles.</translation>
    </message>
    <message>
        <source>Learn Techniques</source>
        <translation>Apprendre des techniques</translation>
    </message>
    <message>
        <source>Solve filled in the board. Undo it, and try yourself.</source>
        <translation>Résoudre a rempli la grille. Annulez et essayez vous-même.</translation>
    </message>
    <message>
        <source>No rule is broken yet.</source>
        <translation>Aucune règle n’est encore enfreinte.</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>Effacer</translation>
    </message>
    <message>
        <source>End (Esc)</source>
        <translation>Quitter (Échap)</translation>
    </message>
</context>
<context>
    <name>sudoku::SymbolFields</name>
    <message>
        <source>as usual</source>
        <translation>comme d’habitude</translation>
    </message>
    <message>
        <source>a word</source>
        <translation>un mot</translation>
    </message>
    <message>
        <source>As many different letters as the board has digits, such as KITCHENS for 8 × 8</source>
        <translation>Autant de lettres différentes que la grille a de chiffres, comme KITCHENS pour 8 × 8</translation>
    </message>
    <message>
        <source>nowhere</source>
        <translation>nulle part</translation>
    </message>
    <message>
        <source>Symbols:</source>
        <translation>Symboles :</translation>
    </message>
    <message>
        <source>Word:</source>
        <translation>Mot :</translation>
    </message>
    <message>
        <source>Hidden in:</source>
        <translation>Caché dans :</translation>
    </message>
    <message>
        <source>Where the word can be read in the solution</source>
        <translation>Où le mot peut être lu dans la solution</translation>
    </message>
    <message>
        <source>A word can be hidden only in puzzles with exactly one solution.</source>
        <translation>Un mot ne peut être caché que dans des sudokus à solution unique.</translation>
    </message>
    <message>
        <source>%1 counts with digits, so no word can be hidden.</source>
        <translation>%1 compte avec les chiffres, aucun mot ne peut donc être caché.</translation>
    </message>
</context>
<context>
    <name>sudoku::TechniqueList</name>
    <message>
        <source>Search</source>
        <translation>Rechercher</translation>
    </message>
    <message>
        <source>Search for techniques</source>
        <translation>Rechercher des techniques</translation>
    </message>
    <message>
        <source>Techniques</source>
        <translation>Techniques</translation>
    </message>
    <message>
        <source>Technique</source>
        <translation>Technique</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>Niveau</translation>
    </message>
</context>
<context>
    <name>sudoku::TechniqueListView</name>
    <message>
        <source>%1 of %2</source>
        <translation>%1 sur %2</translation>
    </message>
    <message>
        <source>%1, learned</source>
        <translation>%1, apprise</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>%1, not begun</source>
        <translation>%1, pas commencée</translation>
    </message>
    <message>
        <source>Techniques</source>
        <translation>Techniques</translation>
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
        <translation>&amp;Montrer sur ma grille</translation>
    </message>
    <message>
        <source>&amp;Practise</source>
        <translation>S’&amp;entraîner</translation>
    </message>
    <message>
        <source>Next: %1 ›</source>
        <translation>Ensuite&#x202f;: %1 ›</translation>
    </message>
</context>
<context>
    <name>sudoku::TechniquesDialog</name>
    <message>
        <source>assumes one solution</source>
        <translation>suppose une solution unique</translation>
    </message>
    <message>
        <source>asks the solver</source>
        <translation>interroge le solveur</translation>
    </message>
    <message>
        <source>Move &amp;Up</source>
        <translation>Mon&amp;ter</translation>
    </message>
    <message>
        <source>Move &amp;Down</source>
        <translation>&amp;Descendre</translation>
    </message>
    <message>
        <source>&amp;HoDoKu&apos;s Defaults</source>
        <translation>Réglages de &amp;HoDoKu</translation>
    </message>
    <message>
        <source>Sudoku &amp;Explainer&apos;s Defaults</source>
        <translation>Réglages de Sudoku &amp;Explainer</translation>
    </message>
    <message>
        <source>Hints take the &amp;first technique of this list that applies</source>
        <translation>Les suggestions prennent la &amp;première technique de cette liste qui s’applique</translation>
    </message>
    <message>
        <source>Techniques</source>
        <translation>Techniques</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Rechercher</translation>
    </message>
    <message>
        <source>Search for techniques</source>
        <translation>Rechercher des techniques</translation>
    </message>
    <message>
        <source>Otherwise they take the step that is easiest to see at the lowest level.</source>
        <translation>Sinon, elles prennent l’étape la plus facile à voir au niveau le plus bas.</translation>
    </message>
    <message>
        <source>Hints and walkthroughs use the techniques that are switched on. Ratings always use HoDoKu&apos;s defaults, so that they compare.</source>
        <translation>Les suggestions et les résolutions utilisent les techniques activées. Les évaluations utilisent toujours les réglages de HoDoKu, pour rester comparables.</translation>
    </message>
    <message>
        <source>Technique</source>
        <translation>Technique</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>Niveau</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Score</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Remarque</translation>
    </message>
    <message>
        <source>Switched on: %1 of %2</source>
        <translation>Activées&#x202f;: %1 sur %2</translation>
    </message>
    <message>
        <source>Ever&amp;ything</source>
        <translation>To&amp;ut</translation>
    </message>
    <message>
        <source>All techniques, the easiest first</source>
        <translation>Toutes les techniques, les plus faciles d’abord</translation>
    </message>
</context>
<context>
    <name>sudoku::TimerHead</name>
    <message>
        <source>The time since your first entry, without pauses</source>
        <translation>Le temps depuis votre première saisie, sans les pauses</translation>
    </message>
    <message>
        <source>%1 (paused)</source>
        <translation>%1 (en pause)</translation>
    </message>
</context>
<context>
    <name>sudoku::TimesPlot</name>
    <message>
        <source>Times of your games, the latest last</source>
        <translation>Temps de vos parties, la plus récente en dernier</translation>
    </message>
    <message>
        <source>%1; average %2</source>
        <translation>%1&#x202f;; moyenne %2</translation>
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
        <translation>&amp;Suivre le curseur sur la grille</translation>
    </message>
    <message>
        <source>&amp;Look at a</source>
        <translation>&amp;Regarder</translation>
    </message>
    <message>
        <source>W&amp;hich</source>
        <translation>&amp;Quel élément</translation>
    </message>
    <message>
        <source>Row</source>
        <translation>Ligne</translation>
    </message>
    <message>
        <source>Column</source>
        <translation>Colonne</translation>
    </message>
    <message>
        <source>Box</source>
        <translation>Bloc</translation>
    </message>
    <message>
        <source>Region</source>
        <translation>Région</translation>
    </message>
    <message>
        <source>Cell</source>
        <translation>Case</translation>
    </message>
    <message>
        <source>Other rule</source>
        <translation>Autre règle</translation>
    </message>
</context>
<context>
    <name>sudoku::TraceBoard</name>
    <message>
        <source>row %1, column %2: %3</source>
        <translation>ligne %1, colonne %2&#x202f;: %3</translation>
    </message>
    <message>
        <source>clue %1</source>
        <translation>indice %1</translation>
    </message>
    <message>
        <source>%1, guess of level %2</source>
        <translation>%1, supposition du niveau %2</translation>
    </message>
    <message>
        <source>%1, at level %2</source>
        <translation>%1, au niveau %2</translation>
    </message>
    <message>
        <source>no candidates</source>
        <translation>aucun candidat</translation>
    </message>
    <message>
        <source>candidates %1</source>
        <translation>candidats %1</translation>
    </message>
</context>
<context>
    <name>sudoku::TraceForm</name>
    <message>
        <source>Enc&amp;oding</source>
        <translation>Coda&amp;ge</translation>
    </message>
    <message>
        <source>Cand&amp;idates</source>
        <translation>C&amp;andidats</translation>
    </message>
    <message>
        <source>After a con&amp;flict</source>
        <translation>Après un con&amp;flit</translation>
    </message>
    <message>
        <source>G&amp;uess</source>
        <translation>S&amp;upposition</translation>
    </message>
</context>
<context>
    <name>sudoku::TraceModel</name>
    <message>
        <source>Step</source>
        <translation>Étape</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>Niveau</translation>
    </message>
    <message>
        <source>What happens</source>
        <translation>Ce qui se passe</translation>
    </message>
</context>
<context>
    <name>sudoku::TransformDialog</name>
    <message>
        <source>&amp;Numbers of the two that change places:</source>
        <translation>&amp;Numéros des deux qui changent de place&#x202f;:</translation>
    </message>
    <message>
        <source>Appl&amp;y</source>
        <translation>Appli&amp;quer</translation>
    </message>
    <message>
        <source>This is possible.</source>
        <translation>C’est possible.</translation>
    </message>
    <message>
        <source>&amp;New digits for %1 to %2, in this order:</source>
        <translation>&amp;Nouveaux chiffres pour %1 à %2, dans cet ordre&#x202f;:</translation>
    </message>
</context>
<context>
    <name>sudoku::Transformer</name>
    <message>
        <source>%1…</source>
        <translation>%1…</translation>
    </message>
    <message>
        <source>Solving</source>
        <translation>Résolution</translation>
    </message>
    <message>
        <source>No single solution is known, so the digits are in the order in which they come on the board.</source>
        <translation>Aucune solution unique n’est connue, donc les chiffres sont dans l’ordre où ils viennent dans la grille.</translation>
    </message>
    <message>
        <source>%1 changes nothing on this board.</source>
        <translation>«&#x202f;%1&#x202f;» ne change rien à cette grille.</translation>
    </message>
    <message>
        <source>%1: it is the same puzzle in another form.</source>
        <translation>%1&#x202f;: c’est le même sudoku sous une autre forme.</translation>
    </message>
    <message>
        <source>What other programs wrote beside the puzzle is gone, because it may name cells or digits.</source>
        <translation>Ce que d’autres programmes ont noté à côté du sudoku a disparu, car cela peut nommer des cases ou des chiffres.</translation>
    </message>
</context>
<context>
    <name>sudoku::VerdictDisplay</name>
    <message>
        <source>The answer is beside the board. Esc closes it.</source>
        <translation>La réponse est à côté de la grille. Échap la ferme.</translation>
    </message>
    <message>
        <source>The answer is beside the board. Esc closes it and clears the highlights.</source>
        <translation>La réponse est à côté de la grille. Échap la ferme et efface les marques.</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Retour</translation>
    </message>
    <message>
        <source>. Dots: digits too small to show; zoom in to read them</source>
        <translation>. Points&#x202f;: chiffres trop petits pour être affichés&#x202f;; agrandissez pour les lire</translation>
    </message>
</context>
<context>
    <name>sudoku::VerdictPanel</name>
    <message>
        <source>Close and clear the highlights (Esc)</source>
        <translation>Fermer et effacer les marques (Échap)</translation>
    </message>
    <message>
        <source>Close the verdict</source>
        <translation>Fermer le verdict</translation>
    </message>
    <message>
        <source>Esc closes</source>
        <translation>Échap ferme</translation>
    </message>
    <message>
        <source>Enter</source>
        <comment>the key</comment>
        <translation>Entrée</translation>
    </message>
</context>
<context>
    <name>sudoku::WalkthroughPanel</name>
    <message>
        <source>C&amp;ontinue</source>
        <translation>Co&amp;ntinuer</translation>
    </message>
    <message>
        <source>&amp;What Else Is There</source>
        <translation>Autres étapes &amp;possibles</translation>
    </message>
    <message>
        <source>Back to the W&amp;alkthrough</source>
        <translation>Revenir à la réso&amp;lution</translation>
    </message>
    <message>
        <source>&amp;Copy as Text</source>
        <translation>Copier &amp;en texte</translation>
    </message>
    <message>
        <source>E&amp;xport</source>
        <translation>E&amp;xporter</translation>
    </message>
    <message>
        <source>Close the walkthrough (Esc)</source>
        <translation>Fermer la résolution pas à pas (Échap)</translation>
    </message>
    <message>
        <source>Close the walkthrough</source>
        <translation>Fermer la résolution pas à pas</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Arrêter</translation>
    </message>
    <message>
        <source>Steps</source>
        <translation>Étapes</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>Étape</translation>
    </message>
    <message>
        <source>%1…</source>
        <translation>%1…</translation>
    </message>
    <message>
        <source>Stop the rating</source>
        <translation>Arrêter l’évaluation</translation>
    </message>
    <message>
        <source>Or&amp;der:</source>
        <translation>Or&amp;dre&#x202f;:</translation>
    </message>
    <message>
        <source>Techniques</source>
        <translation>Techniques</translation>
    </message>
    <message>
        <source>Smallest reasons</source>
        <translation>Plus petites raisons</translation>
    </message>
    <message>
        <source>Which step comes next: that of the first technique that applies, or that with the smallest reason</source>
        <translation>Quelle étape vient ensuite&#x202f;: celle de la première technique qui s’applique, ou celle qui a la plus petite raison</translation>
    </message>
    <message>
        <source>&amp;Learn This</source>
        <translation>Apprendre la techni&amp;que</translation>
    </message>
    <message>
        <source>Co&amp;ntinue from Here</source>
        <translation>Contin&amp;uer d’ici</translation>
    </message>
    <message>
        <source>Put the board of this step in front of you, and close the walkthrough</source>
        <translation>Reprendre la grille de cette étape et fermer la résolution pas à pas</translation>
    </message>
</context>
<context>
    <name>sudoku::WalkthroughSteps</name>
    <message>
        <source>Looking for the smallest reasons …</source>
        <translation>Recherche des plus petites raisons…</translation>
    </message>
    <message>
        <source>Sudoku Explainer: rating …</source>
        <translation>Sudoku Explainer&#x202f;: évaluation…</translation>
    </message>
    <message>
        <source>General rating …</source>
        <translation>Évaluation générale…</translation>
    </message>
</context>
<context>
    <name>sudoku::WalkthroughViewer</name>
    <message>
        <source>Walkthrough</source>
        <translation>Résolution pas à pas</translation>
    </message>
    <message>
        <source>The walkthrough was stopped.</source>
        <translation>La résolution pas à pas a été arrêtée.</translation>
    </message>
    <message>
        <source>The walkthrough is beside the board. Esc closes it.</source>
        <translation>La résolution pas à pas est à côté de la grille. Échap la ferme.</translation>
    </message>
    <message>
        <source>The board shows a step. Close the walkthrough (Esc) to type.</source>
        <translation>La grille montre une étape. Fermez la résolution (Échap) pour saisir.</translation>
    </message>
    <message>
        <source>Finding all steps</source>
        <translation>Recherche de toutes les étapes</translation>
    </message>
    <message>
        <source>Instead of step %1: %2 possible steps</source>
        <translation>Au lieu de l’étape %1&#x202f;: %2 étapes possibles</translation>
    </message>
    <message>
        <source>Instead of step %1: the first %2 steps found</source>
        <translation>Au lieu de l’étape %1&#x202f;: les %2 premières étapes trouvées</translation>
    </message>
    <message>
        <source>Copied the walkthrough as text.</source>
        <translation>Résolution pas à pas copiée comme texte.</translation>
    </message>
    <message>
        <source>Exporting</source>
        <translation>Exportation</translation>
    </message>
    <message>
        <source>Only a puzzle with exactly one solution has a smallest reason for each digit.</source>
        <translation>Seul un sudoku à solution unique a une plus petite raison pour chaque chiffre.</translation>
    </message>
    <message>
        <source>No technique that is switched on gives a step here.</source>
        <translation>Aucune technique activée ne donne d’étape ici.</translation>
    </message>
    <message>
        <source>No technique that is switched on gives a step. These are the smallest reasons.</source>
        <translation>Aucune technique activée ne donne d’étape. Voici les plus petites raisons.</translation>
    </message>
    <message>
        <source>You go on before step %1. Undo brings your board back.</source>
        <translation>Vous continuez avant l’étape %1. Annuler rétablit votre grille.</translation>
    </message>
    <message>
        <source>Continue from Here</source>
        <translation>Continuer d’ici</translation>
    </message>
</context>
<context>
    <name>sudoku::WatchDialog</name>
    <message>
        <source>Watch a Solver</source>
        <translation>Observer un solveur</translation>
    </message>
    <message>
        <source>Cop&amp;y Steps</source>
        <translation>Copi&amp;er les étapes</translation>
    </message>
    <message>
        <source>Copy the steps up to this one as text, with their levels</source>
        <translation>Copier les étapes jusqu’à celle-ci sous forme de texte, avec leurs niveaux</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>Étape</translation>
    </message>
    <message>
        <source>&amp;Start</source>
        <translation>&amp;Début</translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <translation>&amp;Précédent</translation>
    </message>
    <message>
        <source>&amp;Next</source>
        <translation>&amp;Suivant</translation>
    </message>
    <message>
        <source>Next &amp;Guess</source>
        <translation>Supp&amp;osition suivante</translation>
    </message>
    <message>
        <source>Next &amp;Conflict</source>
        <translation>&amp;Conflit suivant</translation>
    </message>
    <message>
        <source>&amp;End</source>
        <translation>Fi&amp;n</translation>
    </message>
    <message>
        <source>T&amp;rail: what holds now, by level</source>
        <translation>P&amp;iste&#x202f;: ce qui vaut maintenant, par niveau</translation>
    </message>
    <message>
        <source>Ste&amp;ps</source>
        <translation>É&amp;tapes</translation>
    </message>
    <message>
        <source>The solver works. Escape stops it.</source>
        <translation>Le solveur travaille. Échap l’arrête.</translation>
    </message>
    <message>
        <source>The clues contradict each other: propagation finds this before anything is encoded. Choose all candidates to watch how.</source>
        <translation>Les indices se contredisent&#x202f;: la propagation le trouve avant tout codage. Choisissez tous les candidats pour voir comment.</translation>
    </message>
    <message>
        <source>The solver was stopped, or there is not enough memory.</source>
        <translation>Le solveur a été arrêté, ou la mémoire ne suffit pas.</translation>
    </message>
    <message>
        <source>%L1 of %L2</source>
        <translation>%L1 sur %L2</translation>
    </message>
    <message>
        <source>Nothing is known yet but the formula. Press Next, or go on to the next guess.</source>
        <translation>On ne connaît encore que la formule. Cliquez sur Suivant, ou allez à la supposition suivante.</translation>
    </message>
</context>
<context>
    <name>sudoku::WindowWork</name>
    <message>
        <source>A crash would lose unsaved work. %1</source>
        <translation>Un plantage ferait perdre le travail non enregistré. %1</translation>
    </message>
    <message>
        <source>Restored: %1.</source>
        <translation>Restauré&#x202f;: %1.</translation>
    </message>
    <message>
        <source>The board cannot be kept: %1</source>
        <translation>La grille ne peut pas être conservée&#x202f;: %1</translation>
    </message>
    <message>
        <source>This puzzle is no longer there.</source>
        <translation>Ce sudoku n’est plus là.</translation>
    </message>
    <message>
        <source>The board is as you left it.</source>
        <translation>La grille est telle que vous l’avez laissée.</translation>
    </message>
    <message>
        <source>This puzzle is on the board.</source>
        <translation>Ce sudoku est déjà sur la grille.</translation>
    </message>
    <message>
        <source>Esc brings your board back.</source>
        <translation>Échap rétablit votre grille.</translation>
    </message>
    <message>
        <source>Your board is kept in Recent Puzzles; Esc brings it back.</source>
        <translation>Votre grille est conservée dans «&#x202f;Sudokus récents&#x202f;»&#x202f;; Échap la rétablit.</translation>
    </message>
</context>
<context>
    <name>sudoku::Windows</name>
    <message>
        <source>Unsaved work was found, but cannot be read. It is kept in %1.</source>
        <translation>Un travail non enregistré a été retrouvé, mais ne peut pas être lu. Il est conservé dans %1.</translation>
    </message>
    <message>
        <source>The unsaved work is discarded. It is deleted when the program ends.</source>
        <translation>Le travail non enregistré est abandonné. Il sera supprimé à la fin du programme.</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>The window is in English: no font here has the letters of %1. Install fonts-noto-cjk, or another.</source>
        <translation>La fenêtre est en anglais&#x202f;: aucune police ici n’a les caractères de %1. Installez fonts-noto-cjk, ou une autre.</translation>
    </message>
</context>
<context>
    <name>sudoku::WishTable</name>
    <message>
        <source>Puzzles to make, or a file without a number. Several rules are separated by commas.</source>
        <translation>Sudokus à créer, ou un fichier sans nombre. Plusieurs règles sont séparées par des virgules.</translation>
    </message>
</context>
<context>
    <name>sudoku::WordDialog</name>
    <message>
        <source>Word</source>
        <translation>Mot</translation>
    </message>
    <message>
        <source>&amp;Word of %1 different letters:</source>
        <translation>&amp;Mot de %1 lettres différentes&#x202f;:</translation>
    </message>
    <message>
        <source>&amp;Use Word</source>
        <translation>&amp;Utiliser le mot</translation>
    </message>
    <message>
        <source>Each letter is there once.</source>
        <translation>Chaque lettre y est une fois.</translation>
    </message>
    <message>
        <source>%1 of %2 letters.</source>
        <translation>%1 lettres sur %2.</translation>
    </message>
    <message numerus="yes">
        <source>%n letter(s) too many.</source>
        <translation>
            <numerusform>%n lettre de trop.</numerusform>
            <numerusform>%n lettres de trop.</numerusform>
        </translation>
    </message>
</context>
</TS>
