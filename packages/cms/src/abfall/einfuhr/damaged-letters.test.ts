import { describe, expect, test } from 'vitest'
import { workbook } from '../testing/workbook.ts'
import { isDamaged, withWholeLetters } from './damaged-letters.ts'
import { place, readInTown } from './testing/read-in-town.ts'

const TOWN = { orte: [place('Kernstadt', 'Gartenstraße'), place('Kernstadt', 'Talweg')] }
const bytesOf = (text: string) => new TextEncoder().encode(text)
/** Encodes a text once more, as a program does that takes UTF-8 for this encoding. */
const damaged = (text: string, encoding: 'windows-1252' | 'latin1', times = 1): string => {
  let damaged = text
  for (let time = 0; time < times; time++)
    damaged =
      encoding === 'latin1'
        ? Buffer.from(damaged).toString('latin1')
        : new TextDecoder('windows-1252').decode(bytesOf(damaged))
  return damaged
}
const DATES = ['restmuell 2027-01-05 Gartenstraße, Kernstadt']
const TABLE = 'Straße;Abfallart;Datum\nGartenstraße;Restmüll;05.01.2027'
const ICS = [
  'BEGIN:VCALENDAR',
  'BEGIN:VEVENT',
  'SUMMARY:Restmüll',
  'LOCATION:Gartenstraße',
  'DTSTART;VALUE=DATE:20270105',
  'END:VEVENT',
  'END:VCALENDAR',
].join('\n')

describe('W10: letters that were encoded twice are repaired, and told once', () => {
  test.each([
    ['a table', TABLE, 'abfuhr.csv'],
    ['a table with dashes and quotes', `„Abfuhr“ – 2027 …\n\n${TABLE}`, 'abfuhr.csv'],
    ['a calendar', ICS, 'abfuhr.ics'],
  ])('%s', async (_, text, name) => {
    for (const encoding of ['windows-1252', 'latin1'] as const)
      for (const times of [1, 2]) {
        const { dates, told } = await readInTown(bytesOf(damaged(text, encoding, times)), { ...TOWN, name })
        expect(dates).toEqual(DATES)
        expect(told?.hinweise.filter(one => one.includes('beschädigt'))).toEqual([
          'Die Umlaute der Datei waren beschädigt („Ã¼“ statt „ü“). Sie sind beim Einlesen repariert.',
        ])
        expect(told?.unbekannte_namen).toEqual([])
      }
  })

  test('a workbook, and a file of which only some cells are damaged', async () => {
    const rows = TABLE.split('\n').map(line => line.split(';').map(cell => damaged(cell, 'windows-1252')))
    expect((await readInTown(await workbook(rows), { ...TOWN, name: 'a.xlsx' })).dates).toEqual(DATES)
    const mixed = `Straße;Abfallart;Datum\nGartenstraße;${damaged('Restmüll', 'latin1')};05.01.2027`
    expect((await readInTown(bytesOf(mixed), TOWN)).dates).toEqual(DATES)
  })

  test.each(['ä', 'ö', 'ü', 'Ä', 'Ö', 'Ü', 'ß', 'é', 'è', 'à', '§', '°', '–', '„', '“', '…', '€', 'š'])(
    '%s',
    letter => {
      for (const encoding of ['windows-1252', 'latin1'] as const)
        expect(withWholeLetters(damaged(`x${letter}y`, encoding))).toBe(`x${letter}y`)
    },
  )

  test.each(['Straße', 'São Paulo', 'Âge', 'Ångström', '10 €', '„Müll“ – Öl', 'Ã', 'Â §'])(
    'a whole text stays: %s',
    text => expect(withWholeLetters(text)).toBe(text),
  )
})

describe('W9: lost letters', () => {
  const lost = (letter: string) => TABLE.replaceAll(/[üß]/g, letter)

  test.each(['\uFFFD', '?'])('%s: the refusal says so, and no name is offered', async letter => {
    const { refused } = await readInTown(bytesOf(lost(letter)), TOWN)
    expect(refused).toContain('Zeichen der Datei sind beschädigt. Bitte speichern Sie sie')
  })

  test('of some names are asked, and these names are not offered to be explained', async () => {
    const { told } = await readInTown(
      ['Straße;Abfallart;Datum', 'Talweg;Papier;05.01.2027', 'Talweg;Restm�ll;06.01.2027'],
      TOWN,
    )
    expect(told?.bedenken.join()).toContain('Zeichen der Datei sind beschädigt')
    expect(told?.unbekannte_namen).toEqual([])
  })

  test.each(['Papier?', 'Was ist das? Papier', 'Sternenstaub', 'Café', 'São'])('%s is whole', text =>
    expect(isDamaged(text)).toBe(false),
  )
})
