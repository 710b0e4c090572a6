/** Bureaucratic words with everyday words for them; forms of the same word are separated by commas. */
const PLAINER = `
abschlägig: ablehnend
Abänderung, Abänderungen: Änderung
alsbald: bald
anbei: hier, in der Anlage
anberaumt, anberaumen: festgelegt
anderweitig, anderweitige, anderweitigen: andere
anlässlich: bei, zu
Antragsteller, Antragstellers, Antragstellern, Antragstellerin, Antragstellerinnen, Antragsteller/in, Antragsteller/-in: Sie
antragstellende, antragstellenden: Sie
aufgrund dessen: deshalb
Außerachtlassung: nicht beachten
Beantragung: Antrag, beantragen
bedarf es: braucht man
behufs: für
Bekanntgabe: sagen, mitteilen
beinhaltet, beinhalten: enthält, enthalten
benötigt wird: brauchen Sie
betreffs: zu
bezüglich: zu
diesbezüglich, diesbezügliche, diesbezüglichen: dazu
dahingehend: so
derzeitig, derzeitige, derzeitigen: jetzige
Durchführung: machen, stattfinden
zur Durchführung: um … zu machen
ehestmöglich, baldmöglichst, schnellstmöglich: so bald wie möglich
eigenhändig: selbst
einschlägig, einschlägige, einschlägigen: passend, geltend
Einreichung: einreichen, abgeben
entgegenzunehmen: annehmen
entrichten, zu entrichten: zahlen
erfolgt die: Sagen Sie, wer es tut
fernmündlich, fernmündliche, fernmündlichen: telefonisch
fristgerecht, fristgemäß: rechtzeitig
fußläufig, fußläufige, fußläufigen: zu Fuß
gegebenenfalls: wenn nötig, vielleicht
gemäß: nach
hiermit: Lassen Sie es weg
hierzu: dazu
hinsichtlich: zu, bei
im Rahmen: bei, in
im Hinblick auf: für, wegen
im Vorfeld: vorher
in Anspruch genommen, in Anspruch nehmen: nutzen
in Bezug auf: zu
in Kenntnis gesetzt, in Kenntnis setzen: informieren
in Verbindung mit: und, mit
Inanspruchnahme: nutzen
infolgedessen: deshalb
Inkrafttreten: gelten ab
insofern als: weil
käuflich erwerben: kaufen
Kenntnisnahme: lesen
Lichtbild, Lichtbildes: Foto
Lichtbildausweis: Ausweis mit Foto
mittels: mit
nachfolgend, nachfolgende, nachfolgenden: folgend
Nichtbeachtung: wenn Sie das nicht beachten
obliegt, obliegen: ist Aufgabe von
obsolet: nicht mehr nötig
ordnungsgemäß, ordnungsgemäße, ordnungsgemäßen: richtig
postalisch, postalische, postalischen: mit der Post
Rückantwort: Antwort
sämtlich, sämtliche, sämtlichen, sämtlicher: alle
seitens: von
sofern: wenn
Sorge zu tragen, Sorge tragen: sorgen für
sowie: und
unbeschadet: trotz
unter Vorbehalt: vielleicht noch anders
unter Zuhilfenahme: mit
unverzüglich: sofort
vorbehaltlich: wenn
vormerken zu lassen: vormerken
vollumfänglich: ganz
vorgenannt, vorgenannte, vorgenannten: diese
vorstellig zu werden, vorstellig werden: kommen
wohnhaft: wohnt in
zeitnah, zeitnahe: bald
zum Zwecke: für, um … zu
zur Anwendung kommen, zur Anwendung kommt: gelten
zur Verfügung gestellt, zur Verfügung stellen: geben, anbieten
zuständigkeitshalber: weil wir dafür zuständig sind
zuwiderhandelt: dagegen verstößt
Zuwiderhandlung, Zuwiderhandlungen: Verstoß
zwecks: für
`

type Plainer = {
  readonly words: readonly string[]
  readonly said: string
  readonly plainer: string
  /** The line with all forms of the word. */
  readonly line: string
}

/** Indexed by the first word, as texts are read word by word. */
const byFirst = new Map<string, Plainer[]>()
for (const line of PLAINER.trim().split('\n')) {
  const [forms = '', plainer = ''] = line.split(': ')
  for (const said of forms.split(', ')) {
    const words = said.toLowerCase().split(' ')
    const [first = ''] = words
    byFirst.set(first, [...(byFirst.get(first) ?? []), { words, said, plainer, line }])
  }
}

/** Returns the bureaucratic words of a text, each once; the forms of one word count as one. */
export function plainerWords(words: readonly string[]): readonly { said: string; plainer: string }[] {
  const found = new Map<string, Plainer>()
  for (const [at, word] of words.entries()) {
    const fitting = (byFirst.get(word.toLowerCase()) ?? []).filter(plainer =>
      plainer.words.every((one, index) => words[at + index]?.toLowerCase() === one),
    )
    const longest = fitting.toSorted((one, other) => other.words.length - one.words.length)[0]
    if (longest) found.set(longest.line, longest)
  }
  return [...found.values()]
}
