import { BW } from '@rathausplatz/kalender/testing'
import { plusDays } from '@rathausplatz/time'
import { describe, expect, test } from 'vitest'
import { LONGEST_BLOCK, worked } from '../../thread-work.ts'
import { newDate } from '../change-dates.ts'
import { workbook } from '../testing/workbook.ts'
import { csvRows } from './csv-rows.ts'
import { readIcs } from './ics/read-calendars.ts'
import { mergeDates } from './merge-dates.ts'
import type { Order } from './order.ts'
import type { RawRow, ReadFile } from './raw-rows.ts'
import { readApart } from './read-apart.ts'
import { readTable } from './read-table.ts'

const isKind = () => true
const open = '<'.repeat(40_000)
const ics = (...lines: string[]) =>
  ['BEGIN:VCALENDAR', 'BEGIN:VEVENT', ...lines, 'END:VEVENT', 'END:VCALENDAR'].join('\n')
const row = (cell: string) => `Straße;Abfallart;Datum\nWeg;"${cell}";12.01.2027`

describe.each<[string, () => ReadFile | Promise<ReadFile>, keyof RawRow]>([
  [
    'a title of a calendar that opens tags without end',
    () => readIcs(ics(`SUMMARY:Rest  muell ${open}`, 'DTSTART:20270112'), '2026-11-20'),
    'fraktion',
  ],
  [
    'a title of brackets and spaces',
    () => readIcs(ics(`SUMMARY:Restmuell ${'( ) '.repeat(10_000)}x`, 'DTSTART:20270112'), '2026-11-20'),
    'fraktion',
  ],
  [
    'a place of a calendar that opens tags without end',
    () => readIcs(ics('SUMMARY:Rest', 'DTSTART:20270112T090000', `LOCATION:Platz ${open}`), '2026-11-20'),
    'platz',
  ],
  [
    'a cell that opens tags without end',
    () => readTable(csvRows(row(`a  ${'<'.repeat(95_000)}`)), isKind, BW),
    'fraktion',
  ],
  ['a cell of spaces', () => readTable(csvRows(row(`a${' '.repeat(95_000)}b`)), isKind, BW), 'fraktion'],
])('%s', (_, read, field) => {
  test('is read fast, and its field is cut to 300 characters', async () => {
    let found: ReadFile | undefined
    const ms = await worked(async () => {
      found = await read()
    })
    expect(ms).toBeLessThan(LONGEST_BLOCK)
    if (!found?.ok) throw new Error(found?.satz)
    const [first] = found.rows
    expect(found.rows).toHaveLength(1)
    expect(JSON.stringify(first?.[field]).length).toBeLessThanOrEqual(302)
  })
})

test('1,500 dates of a file are compared with 1,500 dates of the town fast', async () => {
  const wanted = Array.from({ length: 1_500 }, (_, at) => ({
    datum: plusDays('2027-01-01', 2 * at),
    urspruenglich: '',
    grund: '',
    zeit_von: null,
    zeit_bis: null,
    platz: '',
  }))
  const rows = wanted.map(({ datum }) => newDate('x', plusDays(datum, 3_001), new Date()))
  const covered = { von: '2027-01-01', bis: '2099-12-31', ausfaelle: [], unklar: [] }
  expect(await worked(() => mergeDates(wanted, rows, covered, '2026-01-01'))).toBeLessThan(LONGEST_BLOCK)
})

describe('a file that is read in a thread of its own', () => {
  const order = (bytes: Uint8Array): Order => ({
    name: 'abfuhr',
    bytes,
    manner: { neueOrte: true, ort: 'Kernstadt' },
    labels: [['Restmüll', 'restmuell']],
    orte: [],
    heute: '2026-11-20',
    holidayTown: { ags: '08215999' },
  })
  const told = async (bytes: Uint8Array, limits?: Parameters<typeof readApart>[1]) => {
    const pieces = []
    for await (const piece of readApart(order(bytes), limits)) pieces.push(piece)
    return pieces
  }
  const csv = (rows: number) =>
    new TextEncoder().encode(`Straße;Abfallart;Datum\n${'Weg;Restmüll;12.01.2027\n'.repeat(rows)}`)

  test('needs at most 100 MB of memory for 40,000 rows with equal texts: each text is stored once', async () => {
    const text = `Restmüll ${'x'.repeat(1_990)}`
    const row = [text, text, text, text, text, '1-9', '12.01.2027']
    const head = ['Straße', 'Abfallart', 'Grund', 'Platz', 'Bezirk', 'Hausnummer', 'Datum']
    const file = await workbook([head, ...Array.from({ length: 40_000 }, () => row)])
    const [first] = await told(file, { longestMs: 60_000, heapMb: 100 })
    expect(first).toMatchObject({ art: 'gelesen', bericht: { zeilen: 40_000, anzahl: { neue_orte: 1 } } })
  })

  test('is sent as pieces: report, places, kind of waste, tour', async () => {
    expect((await told(csv(3))).map(({ art }) => art)).toEqual(['gelesen', 'orte', 'abfallart', 'tour'])
  })

  test.each([
    ['time', 'Das Lesen dieser Datei dauert gerade zu lange', { longestMs: 1, heapMb: 100 }],
    ['memory', 'Diese Datei ist zu groß', { longestMs: 60_000, heapMb: 24 }],
  ])('is refused with the reason if it takes more %s than allowed', async (_, satz, limits) => {
    const [first, ...others] = await told(csv(299_000), limits)
    expect(first).toEqual({ art: 'unlesbar', satz: expect.stringContaining(satz) })
    expect(others).toEqual([])
  })
})
