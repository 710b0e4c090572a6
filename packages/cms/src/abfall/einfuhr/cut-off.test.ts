import { describe, expect, test } from 'vitest'
import { newDate } from '../change-dates.ts'
import { zipOf } from '../testing/workbook.ts'
import { mergeDates } from './merge-dates.ts'
import { place, readInTown } from './testing/read-in-town.ts'

const orte = [place('Kernstadt', 'Parkweg')]
const event = (day: string) =>
  `BEGIN:VEVENT\nUID:${day}\nDTSTART;VALUE=DATE:2027${day}\nSUMMARY:Restmüll\nEND:VEVENT\n`
const ICS = `BEGIN:VCALENDAR\nX-WR-CALNAME:Parkweg\n${['0105', '0119', '0202'].map(event).join('')}END:VCALENDAR\n`
const CSV = [
  'Straße;Abfallart;Datum;Bemerkung',
  ...['05.01.', '19.01.', '02.02.', '16.02.'].map(day => `Parkweg;Restmüll;${day}2027;`),
].join('\n')

const read = (text: string, name: string) => readInTown(new TextEncoder().encode(text), { orte, name })
const SAYS = 'Die Datei scheint abgebrochen: Ihr Ende fehlt.'

describe('W1: a file that breaks off is asked before it is written', () => {
  const ends = [
    'END:VCALEND',
    'END:VEVENT\nBEGIN:VEVE',
    'END:VEVENT\nBEGIN:VEVENT\nUID',
    'DTSTART;VALUE=DATE:202',
    'END:VEVENT\n',
  ]
  test.each(ends)('a calendar that ends with %j', async end => {
    const whole = ICS.replace('END:VCALENDAR\n', event('0216') + 'END:VCALENDAR\n')
    const at = end.startsWith('DTSTART') ? whole.lastIndexOf(end) : -1
    const text =
      at >= 0
        ? whole.slice(0, at + end.length)
        : ICS.slice(0, ICS.lastIndexOf('END:VEVENT')) +
          (end.startsWith('END:VCAL') ? `END:VEVENT\n${end}` : end)
    expect((await read(text, 'abfuhr.ics')).told?.bedenken[0]).toContain(SAYS)
  })

  test('a calendar is asked wherever it is cut, and a whole one is not', async () => {
    for (let to = ICS.indexOf('END:VEVENT') + 11; to < ICS.indexOf('END:VCALENDAR') + 12; to++) {
      const { told } = await read(ICS.slice(0, to), 'abfuhr.ics')
      expect(told?.bedenken[0], `cut at ${to}`).toContain(SAYS)
    }
    expect((await read(ICS, 'abfuhr.ics')).told?.bedenken).toEqual([])
    expect((await read(ICS.trimEnd(), 'abfuhr.ics')).told?.bedenken).toEqual([])
  })

  test('of several calendars, one that breaks off is enough', async () => {
    const { told } = await read(ICS.replace('END:VCALENDAR\n', '') + ICS, 'abfuhr.ics')
    expect(told?.bedenken.join()).toContain(SAYS)
  })

  test.each(['Parkweg;Restmüll', 'Parkweg;Restmüll;02.0', 'Park', 'Parkweg;Restmüll;02.03.2027'])(
    'a table whose last line is %j',
    async last => {
      expect((await read(`${CSV}\n${last}`, 'abfuhr.csv')).told?.bedenken[0]).toContain(SAYS)
    },
  )

  test.each(['', '\n', '\n\n', '\nParkweg;Restmüll;02.03.2027;', '\nParkweg;Restmüll;02.03.2027\n'])(
    'a table that ends with %j is whole',
    async end => {
      expect((await read(CSV + end, 'abfuhr.csv')).told?.bedenken).toEqual([])
    },
  )

  const cells = (...texts: readonly string[]) =>
    `<row>${texts.map(text => `<c t="inlineStr"><is><t>${text}</t></is></c>`).join('')}</row>`
  const sheet = `<worksheet><sheetData>${cells('Straße', 'Abfallart', 'Datum')}${cells('Parkweg', 'Restmüll', '05.01.2027')}${cells('Parkweg', 'Restmüll', '19.01.2027')}</sheetData></worksheet>`
  test('a sheet or a workbook that breaks off is refused', async () => {
    const bytes = await zipOf({ 'xl/worksheets/sheet1.xml': sheet })
    expect((await readInTown(bytes, { orte, name: 'a.xlsx' })).dates).toHaveLength(2)
    const short = await zipOf({ 'xl/worksheets/sheet1.xml': sheet.slice(0, -60) })
    for (const cut of [short, bytes.slice(0, -40), bytes.slice(0, 200)])
      expect((await readInTown(cut, { orte, name: 'a.xlsx' })).refused).toContain('ist beschädigt')
  })
})

test('W1: a date goes because a file that breaks off cancels it, not because it is missing', () => {
  const none = { grund: '', zeit_von: null, zeit_bis: null, platz: '' }
  const of = (datum: string) => ({ ...none, datum, urspruenglich: '' })
  const days = ['2027-02-02', '2027-02-16', '2027-03-02', '2027-03-16']
  const rows = days.map(day =>
    newDate('tour', day, new Date('2026-11-20T08:00:00Z'), { ...none, datum: day }),
  )
  const covered = { von: '2027-02-02', bis: '2027-03-16', ausfaelle: ['2027-03-02'], unklar: [] }
  const gone = (isCutOff: boolean) =>
    mergeDates([of('2027-02-02'), of('2027-03-16')], rows, { ...covered, isCutOff }, '2027-01-01').flatMap(
      one => (one.is === 'entfallen' ? [one.row.datum] : []),
    )
  expect(gone(false)).toEqual(['2027-02-16', '2027-03-02'])
  expect(gone(true)).toEqual(['2027-03-02'])
})

describe('W1: a table that breaks off within its last day', () => {
  const lines = (...days: readonly string[]) =>
    ['Straße;Abfallart;Datum', ...days.map(day => `Parkweg;Restmüll;${day}`)].join('\r\n')
  const DOTS = ['05.01.2027', '19.01.2027', '02.02.2027']
  const ISO = ['2027-01-05', '2027-01-19', '2027-02-02']
  const SHORT = ['05.01.27', '19.01.27', '02.02.27']
  test.each<[readonly string[], string]>([
    [DOTS, '16.02.20'],
    [DOTS, '16.02.202'],
    [DOTS, '16.02.2'],
    [DOTS, '16.02.'],
    [DOTS, '16.0'],
    [DOTS, '1'],
    [DOTS.slice(1), '16.02.20'],
    [DOTS.map(day => `Di, ${day}`), 'Di, 16.02.20'],
    [DOTS.map(day => `${day}, 09.03.2027`), '16.02.2027, 23.03.20'],
    [ISO, '2027-02-1'],
    [ISO, '2027-0'],
    [ISO, '202'],
    [SHORT, '16.02.2'],
    [SHORT, '16.02.'],
  ])('of %j and %j the last line is not taken, and the end is asked', async (days, last) => {
    const { dates, told } = await read(lines(...days, last), 'abfuhr.csv')
    expect(told?.bedenken).toEqual([expect.stringContaining(SAYS)])
    expect(told?.hinweise.join()).toContain(
      `bricht im Datum ab und wird nicht übernommen: „Parkweg;Restmüll;${last}“`,
    )
    expect(dates.filter(one => !/ 2027-0[123]-(?:05|19|02|09|16|23)/.test(one))).toEqual([])
    expect(told?.fehler).toEqual([])
  })

  test.each<[readonly string[], string]>([
    [DOTS, '16.02.2027'],
    [DOTS, '16.02.2027\r\n'],
    [DOTS, '16.02.27\r\n'],
    [ISO, '2027-02-16'],
    [SHORT, '16.02.27'],
    [['5.1.2027', '19.01.2027', '2.2.2027'], '16.2.2027'],
    [['05.01.2027', '19.01.27', '02.02.2027'], '16.02.27'],
  ])('of %j and %j the last line is whole', async (days, last) => {
    expect((await read(lines(...days, last), 'abfuhr.csv')).told?.bedenken).toEqual([])
  })
})
