import { expect, test } from 'vitest'
import { cleanPaste } from './clean-paste.ts'
import { saidOfPaste } from './paste-notice.tsx'

const table = (cell: string) =>
  `<table><tr><td>Posten</td><td>Betrag</td></tr><tr><td>Turm</td><td>${cell}</td></tr></table>`

test.each([
  '#BEZUG!',
  '#NV',
  '#WERT!',
  '#DIV/0!',
  '#NAME?',
  '#ZAHL!',
  '#REF!',
  '#VALUE!',
  '#N/A',
  'Err:502',
  '########',
  '######',
])('D1: %s in a pasted cell is told at once, with its place', error => {
  expect(saidOfPaste(cleanPaste(table(error)))).toEqual([
    `Eine Fehlermeldung der Tabelle statt eines Wertes: „${error}“, nach „Turm“. Bitte setzen Sie den Wert ein.`,
  ])
  expect(cleanPaste(table(`<p><b>${error}</b></p>`)).errors).toHaveLength(1)
  expect(cleanPaste(`<p>Die Gebühr beträgt ${error} Euro.</p>`).errors).toHaveLength(1)
})

test('D1: a number that a narrow column has shortened is told', () => {
  expect(saidOfPaste(cleanPaste(table('1,25E+08')))).toEqual([
    'Eine Zahl, die die Tabelle abgekürzt hat: „1,25E+08“, nach „Turm“. Bitte setzen Sie die ganze Zahl ein.',
  ])
})

test.each(['1.234,50 €', '007', 'Zimmer #12', '###', 'C#', 'Tarif E-05', '', 'n. a.'])(
  'D1: „%s“ in a pasted cell is no error',
  cell => expect(cleanPaste(table(cell)).errors).toEqual([]),
)

test('D1: an error in a hidden row is left out, and not told twice', () => {
  const html =
    '<table><tr><td>A</td><td>1</td></tr><tr style="display:none"><td>B</td><td>#NV</td></tr></table>'
  const { out, errors } = cleanPaste(html)
  expect([out.length, errors.length]).toEqual([1, 0])
})
