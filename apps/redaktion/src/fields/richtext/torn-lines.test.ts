import { expect, test } from 'vitest'
import { joinedLines, withoutLigatures } from './torn-lines.ts'

const PDF = `Stadt Rebenau · Marktplatz 1 · 76999 Rebenau                              Seite 1 von 2
Hinweise zur Räum- und Streu-
pflicht

Die Eigentümer sind verpflich-
tet, Gehwege werktags bis 7 Uhr
und sonn- und feiertags bis 8 Uhr
zu räumen. Auskunft gibt das Ord-
nungsamt, Telefon 030 23125-
130.
• Salz ist verboten
• Splitt ist erlaubt
ﬁnden Sie Oﬃzielles unter http:/
/www.rebenau.example.org`

test('D1: a text copied from a PDF becomes paragraphs and lists, its page line is left out', () => {
  expect(joinedLines(PDF)).toEqual({
    html:
      '<p>Hinweise zur Räum- und Streupflicht</p>' +
      '<p>Die Eigentümer sind verpflichtet, Gehwege werktags bis 7 Uhr und sonn- und feiertags bis 8 Uhr zu räumen. Auskunft gibt das Ordnungsamt, Telefon 030 23125-130.</p>' +
      '<ul><li>Salz ist verboten</li><li>Splitt ist erlaubt</li></ul>' +
      '<p>finden Sie Offizielles unter http://www.rebenau.example.org</p>',
    pageLines: ['Stadt Rebenau · Marktplatz 1 · 76999 Rebenau Seite 1 von 2'],
  })
})

/** Lines that make it certain that a text is torn. */
const TORN = `Die Stadt räumt alle Straßen, die für
den Verkehr wichtig sind, und streut
auf ihnen bei Glätte auch in der Nacht,
solange der Winterdienst im Einsatz ist.`
const FIRST =
  '<p>Die Stadt räumt alle Straßen, die für den Verkehr wichtig sind, und streut auf ihnen bei Glätte auch in der Nacht, solange der Winterdienst im Einsatz ist.</p>'

test.each([
  [
    'Bitte geben Sie immer Ihren Vor- und\nNachname an.',
    '<p>Bitte geben Sie immer Ihren Vor- und Nachname an.</p>',
  ],
  [
    'Bitte geben Sie immer Ihren Vor-\nund Nachnamen an.',
    '<p>Bitte geben Sie immer Ihren Vor- und Nachnamen an.</p>',
  ],
  ['Die Ämter in ganz Baden-\nWürttemberg sind zu.', '<p>Die Ämter in ganz Baden-Württemberg sind zu.</p>'],
  [
    'Das Verfahren gilt jetzt EU-\nweit für alle Städte.',
    '<p>Das Verfahren gilt jetzt EU-weit für alle Städte.</p>',
  ],
  ['Das Amt erreichen Sie unter 030 23125-\n130.', '<p>Das Amt erreichen Sie unter 030 23125-130.</p>'],
  ['Das ist eine weiche Tren\u00ad\nnung im Wort.', '<p>Das ist eine weiche Trennung im Wort.</p>'],
  [
    'Schreiben Sie bitte an buergerbuero@\nrebenau.example.org.',
    '<p>Schreiben Sie bitte an buergerbuero@rebenau.example.org.</p>',
  ],
  [
    'Mehr unter https://www.rebenau.example.org/\nwinter',
    '<p>Mehr unter https://www.rebenau.example.org/winter</p>',
  ],
  ['• Salz\n• Splitt', '<ul><li>Salz</li><li>Splitt</li></ul>'],
  ['•\nSalz\n•\nSplitt', '<ul><li>Salz</li><li>Splitt</li></ul>'],
  ['\uf0b7 Salz\n\uf0b7 Splitt', '<ul><li>Salz</li><li>Splitt</li></ul>'],
  ['1. Salz\n2. Splitt', '<ol><li>Salz</li><li>Splitt</li></ol>'],
  [
    '• Salz und alles, was dem Boden scha-\n  det, ist verboten',
    '<ul><li>Salz und alles, was dem Boden schadet, ist verboten</li></ul>',
  ],
  ['Seite 2\n', ''],
  ['- 2 -\n', ''],
  ['Kein <b>Markup</b> & nichts', '<p>Kein &lt;b&gt;Markup&lt;/b&gt; &amp; nichts</p>'],
])('D1: in a torn text %j is joined', (lines, html) => {
  expect(joinedLines(`${TORN}\n\n${lines}`)?.html).toBe(FIRST + html)
})

test('D1: a page may end within a word', () => {
  const text = `${TORN}\n\nDie Eigentümer sind verpflich-\n\nSeite 2 von 3\n\ntet, Gehwege zu räumen.`
  expect(joinedLines(text)).toEqual({
    html: `${FIRST}<p>Die Eigentümer sind verpflichtet, Gehwege zu räumen.</p>`,
    pageLines: ['Seite 2 von 3'],
  })
})

test.each([
  'Ein Satz.',
  'Stadt Rebenau\nMarktplatz 1\n76999 Rebenau',
  'Montag 8 bis 12 Uhr\nDienstag geschlossen\nMittwoch 14 bis 18 Uhr',
  'Ein langer Absatz, der schon ganz in einer Zeile steht und weitergeht.\nNoch ein Absatz, der in einer Zeile steht.\n\nUnd ein dritter.',
  'Äpfel\nBirnen\nund Brot',
  'brot\nmilch\nkäse\nwein\nsalz',
  'Der Mond ist aufgegangen,\nDie goldnen Sternlein prangen\nAm Himmel hell und klar;\nDer Wald steht schwarz und schweiget',
  'Name;Straße;Ort\nFaller;Marktplatz 1;Rebenau',
  '• Salz\n• Splitt',
  '',
])('D1: a text whose lines mean something stays as it is: %j', text => {
  expect(joinedLines(text)).toBeUndefined()
})

test('D1: signs for two letters are letters', () => {
  expect(withoutLigatures('ﬁnden, Oﬃzielles, Waﬀe, ﬂach, Waﬄe')).toBe(
    'finden, Offizielles, Waffe, flach, Waffle',
  )
})
