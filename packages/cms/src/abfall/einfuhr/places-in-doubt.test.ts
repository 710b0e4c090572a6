import { describe, expect, test } from 'vitest'
import { place, readInTown } from './testing/read-in-town.ts'

const orte = [
  place('Kernstadt', 'Steinbergstraße'),
  { ...place('Kernstadt', 'Kirchstraße'), id: 'k' },
  { ...place('Lindenhof', 'Kirchstraße'), id: 'l' },
]
const gemeinde = { name: 'Rebenau', plz: '76999' }
const read = (lines: readonly string[], neueOrte = false) =>
  readInTown(lines, { orte, gemeinde, manner: { neueOrte } })

describe('W9: the municipality that a row names', () => {
  const ofGemeinde = (name: string) =>
    read(['Gemeinde;Straße;Abfallart;Datum', `${name};Steinbergstraße;Restmüll;12.01.2027`])

  test.each([
    'Rebenau',
    '76999 Rebenau',
    'D-76999 Rebenau',
    'Rebenau, Stadt',
    'Stadt Rebenau',
    'Rebenau (Stadt)',
    'STADT REBENAU',
    '76999',
  ])('„%s“ is our own', async name => {
    expect((await ofGemeinde(name)).dates).toEqual(['restmuell 2027-01-12 Steinbergstraße, Kernstadt'])
  })

  test.each(['76999 Neustadt', '12345 Rebenau', 'Neustadt (Stadt)', 'Rebenau-West'])(
    '„%s“ is another one',
    async name => {
      const { refused } = await ofGemeinde(name)
      expect(refused).toContain(`Für eine andere Gemeinde, nicht übernommen: ${name} (1-mal)`)
    },
  )

  test('rows of others stay out without a question, counted by their names', async () => {
    const { dates, told } = await read([
      'Gemeinde;Straße;Abfallart;Datum',
      '76999 Rebenau;Steinbergstraße;Restmüll;12.01.2027',
      'Neustadt;Steinbergstraße;Restmüll;13.01.2027',
      'Neustadt;Mondgasse;Unbekanntes;13.01.2027',
      'Hügelsheim;Dorfstraße;Restmüll;14.01.2027',
    ])
    expect(dates).toEqual(['restmuell 2027-01-12 Steinbergstraße, Kernstadt'])
    expect(told?.bedenken).toEqual([])
    expect(told?.hinweise).toEqual([
      'Für eine andere Gemeinde, nicht übernommen: Neustadt (2-mal); Hügelsheim (1-mal)',
    ])
    expect(told?.anzahl.ausgelassen).toBe(3)
  })
})

describe('W9: a column of postcodes', () => {
  const ofPostcode = (plz: string, heading = 'PLZ') =>
    read([`${heading};Straße;Abfallart;Datum`, `${plz};Steinbergstraße;Restmüll;12.01.2027`])

  test.each([
    ['76999', 'PLZ'],
    ['D-76999', 'Plz'],
    ['76999', 'Postleitzahl'],
    ['', 'PLZ'],
  ])('„%s“ is our own', async (plz, heading) => {
    expect((await ofPostcode(plz, heading)).dates).toEqual([
      'restmuell 2027-01-12 Steinbergstraße, Kernstadt',
    ])
  })

  test.each([
    ['55555', '55555'],
    ['1234', '01234'],
  ])('„%s“ is of another town, and its row stays out', async (plz, name) => {
    expect((await ofPostcode(plz)).refused).toContain(
      `Für eine andere Gemeinde, nicht übernommen: ${name} (1-mal)`,
    )
  })

  test('beside the name of a place, the name decides: a part of the town may have its own postcode', async () => {
    const { dates } = await read([
      'PLZ;Ort;Straße;Abfallart;Datum',
      '76998;Kernstadt;Steinbergstraße;Restmüll;12.01.2027',
    ])
    expect(dates).toEqual(['restmuell 2027-01-12 Steinbergstraße, Kernstadt'])
  })
})

describe('W9: the street that a row names', () => {
  test('a name that two places have is taken for neither, and both are named', async () => {
    const head = 'Straße;Abfallart;Datum'
    const row = 'Kirchstr.;Restmüll;12.01.2027'
    const { refused } = await read([head, row])
    expect(refused).toContain(
      'Diese Straße gibt es in mehreren Orten, nicht übernommen: Kirchstr. (Kernstadt oder Lindenhof) (1-mal). Geben Sie der Tabelle eine Spalte „Ort“, oder wählen Sie beim Einlesen den Ort, für den sie gilt.',
    )
    const manner = { neueOrte: false, ort: 'Lindenhof' }
    expect((await readInTown([head, row], { orte, gemeinde, manner })).dates).toEqual([
      'restmuell 2027-01-12 Kirchstraße, Lindenhof',
    ])
    expect((await read([`Ort;${head}`, `Kernstadt;${row}`])).dates).toEqual([
      'restmuell 2027-01-12 Kirchstraße, Kernstadt',
    ])
  })

  const houses = (strasse: string, neueOrte: boolean) =>
    read(['Ort;Straße;Abfallart;Datum', `Kernstadt;"${strasse}";Restmüll;12.01.2027`], neueOrte)

  test.each(['Steinbergstr., 1–25', 'Steinbergstr. 1-25', 'Steinbergstraße (1–25)', 'Steinbergstr. (1-25)'])(
    '„%s“ is a part of the street that the town has',
    async strasse => {
      expect((await houses(strasse, true)).dates).toEqual([
        'restmuell 2027-01-12 Steinbergstraße 1–25, Kernstadt',
      ])
      expect((await houses(strasse, false)).refused).toContain(
        'Straße bekannt, aber ohne diese Hausnummern, nicht übernommen: Steinbergstraße, 1–25, Kernstadt (1-mal)',
      )
    },
  )
})
