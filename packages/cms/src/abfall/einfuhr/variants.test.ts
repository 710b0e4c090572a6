import { readFile } from 'node:fs/promises'
import { abfallcodes, abfallfraktionen } from '@rathausplatz/contract'
import { describe, expect, test } from 'vitest'
import type { DateRow } from '../change-dates.ts'
import { newDate } from '../change-dates.ts'
import { labelsOf } from '../kinds.ts'
import { goesTo } from './goes-to.ts'
import type { Piece } from './piece.ts'
import { understand } from './understand.ts'

const labels = labelsOf(
  abfallcodes.map(fraktion => {
    const { name, buchstabe, symbol, farbe } = abfallfraktionen[fraktion]
    return { fraktion, name, buchstabe, symbol, farbe, rhythmus: '', aktiv: true }
  }),
)
const orte = ['Aweg', 'Bweg'].map(strasse => ({
  id: strasse.toLowerCase(),
  ort: 'Kernstadt',
  bezirk: '',
  strasse,
  hausnummern: '',
  ort_key: 'kernstadt',
  strasse_key: strasse.toLowerCase(),
  geaendert_am: '2026-11-20T12:00:00.000Z',
}))

type Told = Extract<Piece, { art: 'gelesen' }>['bericht']

/** Returns the days of each variant: `{ 'restmuell 4-wöchentlich': '0111 0208' }`. */
async function read(name: string, bytes: Uint8Array, strasse?: string) {
  const manner = { neueOrte: false, ...(strasse ? { strasse } : {}) }
  const dates: Record<string, string> = {}
  let fraktion = ''
  let told: Told | undefined
  for await (const piece of understand({
    name,
    bytes,
    manner,
    labels,
    orte,
    heute: '2026-11-20',
    holidayTown: { ags: '08215999' },
  }))
    if (piece.art === 'abfallart') ({ fraktion } = piece)
    else if (piece.art === 'gelesen') told = piece.bericht
    else if (piece.art === 'tour')
      for (const ort of piece.orte) {
        const key = [fraktion, piece.variante, ...(ort === 'aweg' ? [] : [ort])].filter(Boolean).join(' ')
        dates[key] = piece.termine.map(({ datum }) => datum.slice(5).replace('-', '')).join(' ')
        if (piece.ausfaelle.length > 0) dates[`${key} entfällt`] = piece.ausfaelle.join()
      }
  return { dates, hinweise: told?.hinweise.join('\n') ?? '', told }
}

const calendar = (events: readonly (readonly [title: string, ...days: string[]])[]) =>
  read(
    'abfuhr.ics',
    new TextEncoder().encode(
      [
        'BEGIN:VCALENDAR',
        ...events.flatMap(([title, ...days]) =>
          days.flatMap(day => ['BEGIN:VEVENT', `SUMMARY:${title}`, `DTSTART:2027${day}`, 'END:VEVENT']),
        ),
        'END:VCALENDAR',
        '',
      ].join('\n'),
    ),
    'Aweg',
  )
const table = (...lines: string[]) => read('abfuhr.csv', new TextEncoder().encode(lines.join('\n')))

const TOLD = 'Sie werden einzeln übernommen, und jeder Haushalt wählt seine Tonne: Restmüll '

describe('W6: several rhythms and sizes of one kind in a street are kept apart', () => {
  test.each([
    ['Restmüll 2-wöchentlich', 'Restmüll 4-wöchentlich', '2-wöchentlich', '4-wöchentlich'],
    ['Restmüll 14-täglich', 'Restmüll vierwöchentlich', '2-wöchentlich', '4-wöchentlich'],
    ['Restabfall alle zwei Wochen', 'Restabfall alle vier Wochen', '2-wöchentlich', '4-wöchentlich'],
    ['Graue Tonne (wöchentlich)', 'Graue Tonne (14-tägig)', 'wöchentlich', '2-wöchentlich'],
    ['Restmüll', 'Restmüll 1.100 l', '', '1.100 l'],
    ['Restmüll', 'Restabfall 1\\,1 cbm wöchentlich', '', 'wöchentlich, 1.100 l'],
    ['Restmüll', 'Restabfall MGB 1100', '', '1.100 l'],
    ['Restmüll', 'Restmuell-Container', '', 'Großbehälter'],
    ['Restmüll', 'Restmüll 4-Radbehälter', '', 'Großbehälter'],
    ['Restmüll', 'Restmüll 660/770/1.100 l', '', '660/770/1.100 l'],
    ['Restmüll', 'Restmüll monatlich', '', 'monatlich'],
    ['Restmüll 120 l', 'Restmüll 240 l', '120 l', '240 l'],
    [
      'Restmüll 1.100 l 2-wöchentlich',
      'Restmüll 1.100 l 4-wöchentlich',
      '2-wöchentlich, 1.100 l',
      '4-wöchentlich, 1.100 l',
    ],
    ['Restmüll Typ A', 'Restmüll Typ B', 'Typ A', 'Typ B'],
    ['Restmüll 2 x wöchentlich', 'Restmüll wöchentlich', '2-mal wöchentlich', 'wöchentlich'],
    ['Restmüll (2-wö.)', 'Restmüll (4-wö.)', '2-wöchentlich', '4-wöchentlich'],
  ])('%s, %s', async (one, other, first, second) => {
    const { dates, hinweise } = await calendar([
      ['Biotonne', '0120'],
      [one, '0112', '0126'],
      [other, '0112', '0119'],
    ])
    const key = (variante: string) => ['restmuell', variante].filter(Boolean).join(' ')
    expect(dates).toEqual({ biomuell: '0120', [key(first)]: '0112 0126', [key(second)]: '0112 0119' })
    expect(hinweise).toContain(TOLD)
    expect(hinweise).toContain(second)
  })

  test('as a file of rows, of columns, and with a column for the rhythm or for the bin', async () => {
    const apart = { 'restmuell 2-wöchentlich': '0104 0118', 'restmuell 4-wöchentlich': '0104' }
    const rows = (head: string, ...rest: string[]) =>
      table(`Straße;${head}`, ...rest.map(one => `Aweg;${one}`))
    expect(
      (
        await rows(
          'Abfallart;Datum',
          'Restmüll 14-täglich;04.01.2027',
          'Restmüll 14-täglich;18.01.2027',
          'Restmüll 4-wöchentlich;04.01.2027',
        )
      ).dates,
    ).toEqual(apart)
    for (const head of ['Rhythmus', 'Turnus', 'Abfuhrrhythmus'])
      expect(
        (
          await rows(
            `Abfallart;${head};Datum`,
            'Restmüll;14-täglich;04.01.2027',
            'Restmüll;2;18.01.2027',
            'Restmüll;alle 4 Wochen;04.01.2027',
          )
        ).dates,
      ).toEqual(apart)
    for (const head of ['Behälter', 'Gefäß', 'Behältergröße'])
      expect(
        (await rows(`Abfallart;${head};Datum`, 'Restmüll;240;04.01.2027', 'Restmüll;1.100 l;11.01.2027'))
          .dates,
      ).toEqual({ 'restmuell 240 l': '0104', 'restmuell 1.100 l': '0111' })
    expect(
      (
        await rows(
          'Restmüll;Restmüll (1.100l);Biomüll',
          '12.01.2027, 26.01.2027;12.01.2027, 19.01.2027;13.01.2027',
        )
      ).dates,
    ).toEqual({ restmuell: '0112 0126', 'restmuell 1.100 l': '0112 0119', biomuell: '0113' })
    expect(
      (await rows('Rhythmus;Restmüll', '2-wöchentlich;04.01.2027, 18.01.2027', '4-wöchentlich;04.01.2027'))
        .dates,
    ).toEqual(apart)
    // Without a column for the kind, the bin names it.
    expect(
      (await rows('Behälter;Datum', 'Restmüll 240 l;04.01.2027', 'Restmüll 1100 l;11.01.2027')).dates,
    ).toEqual({ 'restmuell 240 l': '0104', 'restmuell 1.100 l': '0111' })
  })

  test('each street has its own variants, and a title with two rhythms is for both', async () => {
    const { dates, hinweise } = await table(
      'Straße;Abfallart;Datum',
      'Aweg;Restmüll 2-wöchentlich und 4-wöchentlich;04.01.2027',
      'Aweg;Restmüll 2-wöchentlich;18.01.2027',
      'Bweg;Restmüll 2-wöchentlich;05.01.2027',
    )
    expect(dates).toEqual({
      'restmuell 2-wöchentlich': '0104 0118',
      'restmuell 4-wöchentlich': '0104',
      'restmuell 2-wöchentlich bweg': '0105',
    })
    expect(hinweise).toContain(`${TOLD}2-wöchentlich und 4-wöchentlich (1 Straße).`)
  })

  test('a rhythm between two kinds of a title is that of the kind before it', async () => {
    const { dates } = await calendar([
      ['Restmüll 14-täglich + Gelber Sack 4-wöchentlich', '0112'],
      ['Rest- und Biomüll wöchentlich', '0119'],
      ['Biotonne', '0120', '0127'],
    ])
    expect(dates).toEqual({
      'restmuell 2-wöchentlich': '0112',
      'restmuell wöchentlich': '0119',
      'gelb 4-wöchentlich': '0112',
      // It is not certain that the rhythm is meant for the bio bin too.
      biomuell: '0119 0120 0127',
    })
  })

  test('two spellings are one rhythm, and the title of a moved date need not repeat it', async () => {
    const { dates, told } = await calendar([
      ['Restmüll 14-täglich', '0112'],
      ['Restmüll 2-wöchentlich', '0126'],
      ['Restmüll (verschoben vom 18.01.)', '0119'],
      ['Restmüll (vorverlegt)', '0109'],
    ])
    expect(dates).toEqual({ 'restmuell 2-wöchentlich': '0109 0112 0119 0126' })
    expect(told?.hinweise).toEqual([])
  })

  test('sizes with the same dates are one variant, and one title without a rhythm is an omission', async () => {
    const { dates } = await calendar([
      ['Restmüll 120 l', '0112', '0126'],
      ['Restmüll 240 l', '0112', '0126'],
      ['Biotonne 14-täglich', '0113', '0127'],
      ['Biotonne', '0210'],
    ])
    expect(dates).toEqual({ restmuell: '0112 0126', 'biomuell 2-wöchentlich': '0113 0127 0210' })
  })

  test('a rhythm counts for the kind before it in a list of colours, too', async () => {
    const { dates } = await calendar([
      ['Blaue und Gelbe Tonne 14-täglich\\, Biotonne wöchentlich', '0112'],
      ['Blaue Tonne 4-wöchentlich', '0113'],
    ])
    expect(dates).toMatchObject({ 'papier 4-wöchentlich': '0113', 'biomuell wöchentlich': '0112' })
    const both = await calendar([['Blaue und Gelbe Tonne 4-wöchentlich', '0112']])
    expect(both.dates).toEqual({ 'papier 4-wöchentlich': '0112', 'gelb 4-wöchentlich': '0112' })
  })

  test('the stops of a mobile collection are one date of a day, also where one title has a rhythm', async () => {
    const { dates, hinweise } = await calendar([
      ['Schadstoffmobil vierteljährlich 9-11 Uhr\\, Festplatz', '0112', '0413'],
      ['Schadstoffmobil 13-15 Uhr\\, Bauhof', '0413'],
    ])
    expect(dates).toEqual({ 'schadstoff vierteljährlich': '0112 0413' })
    expect(hinweise).toContain(
      'Mehrere Halte an einem Tag stehen zusammen in einem Termin: Schadstoffmobil (13.04.2027)',
    )
  })

  test('a date whose rhythm stays open between several is left out and told', async () => {
    const { dates, hinweise, told } = await calendar([
      ['Restmüll 2-wöchentlich', '0112', '0126'],
      ['Restmüll 4-wöchentlich', '0112', '0209'],
      ['Restmüll verschoben vom 22.2.', '0223'],
    ])
    expect(dates).toEqual({ 'restmuell 2-wöchentlich': '0112 0126', 'restmuell 4-wöchentlich': '0112 0209' })
    expect(hinweise).toContain('Rhythmus fehlt, nicht übernommen: Restmüll, Aweg, Kernstadt (23.02.2027)')
    expect(told?.anzahl.ausgelassen).toBe(1)
  })

  test('a cancellation is for its variant, or for all of them if it names none', async () => {
    const { dates } = await calendar([
      ['Restmüll 2-wöchentlich', '0112', '0126'],
      ['Restmüll 4-wöchentlich', '0112', '0209'],
      ['Restmüll 4-wöchentlich entfällt', '0309'],
      ['Restmüll entfällt', '0323'],
    ])
    expect(dates['restmuell 2-wöchentlich entfällt']).toBe('2027-03-23')
    expect(dates['restmuell 4-wöchentlich entfällt']).toBe('2027-03-09,2027-03-23')
  })

  test.each(['Restmülltonne 60 l - 1.100 l', 'Restmülltonne 60 l bis 1.100 l'])(
    '%s: every bin is meant, so there is no variant',
    async title => {
      expect(
        (
          await calendar([
            ['Restmüll', '0112', '0126'],
            [title, '0113'],
          ])
        ).dates,
      ).toEqual({
        restmuell: '0112 0113 0126',
      })
    },
  )

  test.each(['c10-rhythms.ics', 'h02-columns.csv', 'e29-rhythm-in-kind.csv'])(
    '%s, from a real office',
    async name => {
      const bytes = await readFile(new URL(`testing/calendars/${name}`, import.meta.url))
      const { dates } = await read(name, bytes, name.endsWith('.ics') ? 'Aweg' : undefined)
      expect(dates).toEqual(
        {
          'c10-rhythms.ics': {
            'restmuell 2-wöchentlich': '0111 0125 0208 0222',
            'restmuell 4-wöchentlich': '0111 0208',
            biomuell: '0112',
          },
          'h02-columns.csv': {
            restmuell: '0112 0126',
            'restmuell 1.100 l': '0112 0119 0126',
            biomuell: '0113',
          },
          'e29-rhythm-in-kind.csv': {
            'restmuell 2-wöchentlich': '0104 0118',
            'restmuell 4-wöchentlich': '0104',
            'restmuell wöchentlich, 1.100 l': '0111',
          },
        }[name],
      )
    },
  )
})

describe('W6: the variant of a street that a variant of a file continues', () => {
  const every = (days: number): DateRow[] =>
    Array.from({ length: 6 }, (_, at) =>
      newDate('t', new Date(Date.UTC(2027, 0, 5 + at * days)).toISOString().slice(0, 10), new Date(0)),
    )
  test.each([
    // A new street keeps what the file says.
    ['4-wöchentlich', ['4-wöchentlich'], [], [], '4-wöchentlich'],
    ['', [''], [], [], ''],
    // A street with the usual variant alone keeps it for the rhythm that it has.
    ['2-wöchentlich', ['2-wöchentlich', '4-wöchentlich'], [''], every(14), ''],
    ['4-wöchentlich', ['2-wöchentlich', '4-wöchentlich'], [''], every(14), '4-wöchentlich'],
    ['4-wöchentlich', ['2-wöchentlich', '4-wöchentlich'], [''], every(28), ''],
    ['4-wöchentlich', ['2-wöchentlich', '4-wöchentlich'], [''], every(7), '4-wöchentlich'],
    // A single rhythm is no choice: it is the plan of the one tour.
    ['4-wöchentlich', ['4-wöchentlich'], [''], every(14), ''],
    ['2-wöchentlich', ['2-wöchentlich'], [''], every(7), ''],
    ['120 l', ['120 l'], [''], every(14), ''],
    ['3-wöchentlich', ['3-wöchentlich'], ['', '4-wöchentlich'], every(14), '3-wöchentlich'],
    ['2-wöchentlich', ['2-wöchentlich'], [''], [], ''],
    ['1.100 l', ['1.100 l'], [''], every(7), '1.100 l'],
    ['2-wöchentlich', ['', '2-wöchentlich'], [''], every(14), '2-wöchentlich'],
    // Later files find both.
    ['4-wöchentlich', ['2-wöchentlich', '4-wöchentlich'], ['', '4-wöchentlich'], every(14), '4-wöchentlich'],
    ['2-wöchentlich', ['2-wöchentlich', '4-wöchentlich'], ['', '4-wöchentlich'], every(14), ''],
    // A file without rhythms continues the only one, and no one of several.
    ['', [''], ['2-wöchentlich'], [], '2-wöchentlich'],
    ['', [''], ['2-wöchentlich', '4-wöchentlich'], [], ''],
  ] as const)('„%s“ of %j, where the street has %j', (variante, inFile, known, usual, wanted) => {
    expect(goesTo(variante, inFile, new Set<string>(known), usual)).toBe(wanted)
  })
})
