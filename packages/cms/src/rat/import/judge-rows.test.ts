import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { newFolder } from '../../store/testing/databases.ts'
import type { AgendaRow } from './agenda-table.ts'
import { importFolder } from './import-folder.ts'
import { judgeRows, rowWords } from './judge-rows.ts'
import { ratReportText } from './report.ts'
import { importTown, toldOf } from './testing/import-town.ts'

/** „1 Zaun 2026/8 nein“: number, title, paper, and whether it is public. */
const rowsOf = (...lines: readonly string[]): AgendaRow[] =>
  lines.map((line, index) => {
    const [nummer = '', titel = '', vorlage = '', oeffentlich = ''] = line.split('|')
    return {
      zeile: index + 2,
      gremium: 'Gemeinderat',
      datum_von: '2026-12-08T18:30:00+01:00',
      ort: '',
      nummer,
      titel,
      vorlage,
      beschluss: '',
      abstimmung: undefined,
      dateien: [],
      oeffentlich: oeffentlich !== 'nein',
    }
  })

const seen = (lines: readonly string[]) => {
  const { rows, doubled, restarts } = judgeRows(rowsOf(...lines))
  return {
    open: rows.flatMap(({ zeile, oeffentlich }) => (oeffentlich ? [zeile] : [])),
    doubled: doubled.map(({ zeile, as }) => [zeile, as]),
    restarts: restarts.map(({ zeile, before, held }) => [zeile, before, held]),
  }
}

test.each<[string, string[], { open: number[]; doubled?: number[][]; restarts?: unknown[] }]>([
  ['a row with a paper, twice', ['1|Zaun|8', '1|Zaun|8', '2|Tor|9'], { open: [2, 4], doubled: [[3, 2]] }],
  [
    'in other case and spaces',
    ['1|Zaun|8', '1|ZAUN|8', '2|Tor  am Weg', '2|Tor am Weg'],
    {
      open: [2, 4],
      doubled: [
        [3, 2],
        [5, 4],
      ],
    },
  ],
  [
    'three times',
    ['1|Zaun|8', '1|Zaun|8', '1|Zaun|8', '2|Tor'],
    {
      open: [2, 5],
      doubled: [
        [3, 2],
        [4, 2],
      ],
    },
  ],
  ['a later number', ['1|Zaun', '2|Tor', '2|Tor', '3|Dach'], { open: [2, 3, 5], doubled: [[4, 3]] }],
  [
    'the whole meeting twice',
    ['1|Zaun', '2|Tor', '1|Zaun', '2|Tor'],
    {
      open: [2, 3],
      doubled: [
        [4, 2],
        [5, 3],
      ],
    },
  ],
  ['the last row', ['1|Zaun', '1|Zaun'], { open: [2], doubled: [[3, 2]] }],
  ['without numbers', ['|Zaun', '|Zaun', '|Tor'], { open: [2, 4], doubled: [[3, 2]] }],
  [
    'a closed row',
    ['1|Zaun', '1|Kauf||nein', '1|Kauf||nein', '2|Dach||nein'],
    { open: [2], doubled: [[4, 3]] },
  ],
  // Without a paper, the first row of a non-public part may have the words of the public one.
  ['a beginning, twice', ['1|Begrüßung', '1|Begrüßung', '2|Kauf'], { open: [2], restarts: [[3, 2, [3, 4]]] }],
  [
    'a beginning again, later',
    ['1|Begrüßung', '2|Tor', '1|Begrüßung', '2|Kauf'],
    { open: [2, 3], restarts: [[4, 2, [4, 5]]] },
  ],
  [
    'a paper again, later',
    ['1|Zaun|8', '2|Tor', '1|Zaun|8', '2|Kauf'],
    { open: [2, 3], restarts: [[4, 2, [4, 5]]] },
  ],
  [
    'another row with the same number',
    ['1|Zaun', '1|Tor', '2|Dach'],
    { open: [2], restarts: [[3, 2, [3, 4]]] },
  ],
  ['another letter', ['1|Zaun', '2|Tor', 'V 1|Kauf'], { open: [2, 3], restarts: [[4, undefined, [4]]] }],
  ['a row that differs', ['1|Zaun|8', '1|Zaun|9', '2|Tor'], { open: [2], restarts: [[3, 2, [3, 4]]] }],
  ['nothing twice', ['1|Zaun', '2|Tor', '3|Dach'], { open: [2, 3, 4] }],
  ['a heading closes, not a number', ['1|Zaun', '|Nichtöffentlicher Teil||nein', '1|Kauf'], { open: [2] }],
])('C4: rows of a table with %s', (_, lines, { open, doubled = [], restarts = [] }) =>
  expect(seen(lines)).toEqual({ open, doubled, restarts }),
)

test('C4: the report says which rows are doubled, where the numbers start anew, and what to do', () => {
  expect(rowWords(judgeRows(rowsOf('1|Zaun|8', '1|Zaun|8', '1|Tor', '2|Dach', 'N 3|Kauf')))).toEqual([
    'Zeile 3 ist dieselbe wie Zeile 2 und zählt nur einmal.',
    'Zeile 4: Mit der Nummer „1“ beginnt die Zählung neu (sie steht schon in Zeile 2). Ab hier kann ein nichtöffentlicher Teil beginnen, deshalb sind die Zeilen 4, 5, 6 nichtöffentlich übernommen. Gehören sie zum öffentlichen Teil, nummerieren Sie bitte fortlaufend oder löschen Sie die doppelte Zeile.',
  ])
})

test('C4: a doubled row of a folder comes once, and what follows stays public', async () => {
  const town = await importTown()
  const folder = newFolder()
  const line = (rest: string) => `Hauptausschuss;01.09.2026 18:00;${rest};ja`
  await writeFile(
    join(folder, 'tabelle.csv'),
    [
      'gremium;datum;nummer;titel;vorlage;oeffentlich',
      line('1;Zaun;2026/801'),
      line('1;Zaun;2026/801'),
      line('2;Tor;2026/801'),
      '',
    ].join('\n'),
  )
  const how = { schreiben: true, veroeffentlichen: true, entfernen: false }
  const imported = await importFolder(town, folder, how)
  if (!imported.ok) throw new Error(imported.message)
  const told = await toldOf(town)
  expect(told.sitzungen.map(({ tagesordnung }) => tagesordnung.map(({ titel }) => titel))).toEqual([
    ['Zaun', 'Tor'],
  ])
  const text = ratReportText(imported.report)
  expect(text).toContain('Zeile 3 ist dieselbe wie Zeile 2 und zählt nur einmal.')
  expect(text).not.toContain('nichtöffentlich übernommen')
})
