import { describe, expect, test } from 'vitest'
import { place, readInTown } from './testing/read-in-town.ts'

const TOWN = { orte: [place('Kernstadt', 'Kelterstraße')] }
const read = (...lines: readonly string[]) => readInTown(lines, TOWN)
const FRIDAY = ['papier 2027-01-15 Kelterstraße, Kernstadt']

describe('W10: a week and a weekday are a day under any heading', () => {
  test.each([
    'Wochentag',
    'WT',
    'Wtg',
    'Wtg.',
    'W-Tag',
    'Wo.-Tag',
    'Tag',
    'Abfuhrtag',
    'Abholtag',
    'Leerungstag',
    'Abfuhr-Wochentag',
  ])('%s', async heading => {
    const { dates, told } = await read(`Jahr;KW;${heading};Abfallart;Straße`, '2027;2;Fr;PPK;Kelterstraße')
    expect(dates).toEqual(FRIDAY)
    expect(told?.fehler).toEqual([])
  })

  test.each(['Wochentag', 'WT', 'Tag', 'Abfuhrtag'])('%s beside a day is not the day', async heading => {
    for (const head of [`${heading};Datum`, `Datum;${heading}`]) {
      const days = head.startsWith('Datum') ? '15.01.2027;Fr' : 'Fr;15.01.2027'
      const { dates, told } = await read(`Straße;Abfallart;${head}`, `Kelterstraße;Papier;${days}`)
      expect(dates).toEqual(FRIDAY)
      expect(told?.fehler).toEqual([])
    }
  })

  test('a weekday without a week is no day', async () => {
    const { refused } = await read('Straße;Abfallart;Wochentag', 'Kelterstraße;Papier;Fr')
    expect(refused).toBeDefined()
  })
})

describe('W9: headings of kinds', () => {
  test.each([
    'Fraction',
    'Sammlung',
    'Leerung',
    'Abfuhrart',
    'Abfuhr',
    'Entsorgungsart',
    'Stoffgruppe',
    'Abholung',
  ])('%s', async heading => {
    const { dates } = await read(`Straße;${heading};Datum`, 'Kelterstraße;Papier;15.01.2027')
    expect(dates).toEqual(FRIDAY)
  })

  test('„Leerung“ alone is the day', async () => {
    const { dates } = await read('Straße;Abfallart;Leerung', 'Kelterstraße;Papier;15.01.2027')
    expect(dates).toEqual(FRIDAY)
  })
})

describe('W10: a refusal says what to do', () => {
  test.each([
    ['Google', 'Subject,Start Date,Start Time,End Date,All Day Event,Description,Location'],
    ['Outlook', '"Betreff","Beginnt am","Beginnt um","Endet am","Endet um","Ganztägiges Ereignis"'],
    ['Outlook in English', '"Subject","Start Date","Start Time","End Date"'],
  ])('a calendar that %s wrote as a table', async (_, head) => {
    const { refused } = await read(head, 'Restmüll,01/19/2027,,01/19/2027,True,,')
    expect(refused).toContain(
      ' Hat ein Programm einen Kalender als Tabelle ausgegeben? Dann geben Sie ihn dort bitte als ICS aus, und lesen Sie diese Datei ein.',
    )
  })

  test('a formula without a result', async () => {
    const { told } = await read(
      'Straße;Abfallart;Datum',
      'Kelterstraße;Papier;15.01.2027',
      'Kelterstraße;Papier;=C2+28',
    )
    expect(told?.fehler).toEqual([
      {
        zeile: 3,
        satz: '„=C2+28“ ist eine Formel ohne Ergebnis. Bitte öffnen und speichern Sie die Datei einmal in Excel oder LibreOffice.',
      },
    ])
  })
})
