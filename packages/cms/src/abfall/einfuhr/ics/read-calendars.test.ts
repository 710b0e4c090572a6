import { describe, expect, test } from 'vitest'
import { place, readInTown } from '../testing/read-in-town.ts'

const orte = [place('Kernstadt', 'Aweg'), place('Kernstadt', 'Bweg')]
const calendar = (name: string, day: string) => [
  'BEGIN:VCALENDAR',
  ...(name === '' ? [] : [`X-WR-CALNAME:${name}`]),
  'BEGIN:VEVENT',
  `UID:${day}`,
  'SUMMARY:Restmüll',
  `DTSTART;VALUE=DATE:2027${day}`,
  'END:VEVENT',
  'END:VCALENDAR',
]
const read = (one: string, other: string, strasse?: string) =>
  readInTown([...calendar(one, '0112'), ...calendar(other, '0113')], {
    orte,
    name: 'abfuhr.ics',
    gemeinde: { name: 'Rebenau', plz: '76999' },
    manner: { neueOrte: false, ...(strasse === undefined ? {} : { strasse }) },
  })
const [A, B] = ['restmuell 2027-01-12 Aweg, Kernstadt', 'restmuell 2027-01-13 Bweg, Kernstadt']

describe('W10: several calendars in one file', () => {
  test('each that is named after a street goes to its street, and the report asks', async () => {
    const { dates, told } = await read('Abfuhr Aweg', 'Abfuhr Bweg')
    expect(dates).toEqual([A, B])
    expect(told?.bedenken).toEqual([
      'Die Datei enthält 2 Kalender: „Abfuhr Aweg“, „Abfuhr Bweg“. Ein Kalender, der nach einer Straße heißt, gilt für diese Straße. Stimmt das?',
    ])
  })

  test('with a chosen street, the calendar of another street is left out and asked', async () => {
    const { dates, told } = await read('Abfuhr Aweg', 'Abfuhr Bweg', 'Aweg')
    expect(dates).toEqual([A])
    expect(told?.bedenken.join()).toContain('1 Termin der Datei nennt eine andere Straße')
  })

  test('a street that the town does not have gets nothing, and gives nothing to another', async () => {
    const { dates, told } = await read('Abfuhr Aweg', 'Abfuhr Mondgasse')
    expect(dates).toEqual([A])
    expect(told?.hinweise).toEqual(['Straße unbekannt: Mondgasse (1-mal)'])
  })

  test('calendars without names are asked', async () => {
    const { told } = await read('', '', 'Aweg')
    expect(told?.bedenken).toEqual([
      'Die Datei enthält 2 Kalender ohne Namen. Gelten alle für dieselben Straßen?',
    ])
  })

  test('a message names the line in the file', async () => {
    const { told } = await readInTown(
      [...calendar('Abfuhr Aweg', '0112'), ...calendar('Abfuhr Bweg', '9999')],
      { orte, name: 'abfuhr.ics' },
    )
    expect(told?.fehler.map(({ zeile }) => zeile)).toEqual([11])
  })
})
