import { describe, expect, test } from 'vitest'
import { tablesOf } from '../tables.ts'
import { importingTown } from './testing/importing-town.ts'
import { place, readInTown } from './testing/read-in-town.ts'
import { cancelsDay } from './title/meaning.ts'

/** Kelterstraße with Restmüll on each Tuesday of January and February 2027. */
async function town() {
  const made = await importingTown()
  const { id } = await made.place('Kelterstraße')
  const rule = { art: 'wochen', wochentag: 1, alle_wochen: 1, ab: '2026-12-01' }
  await made.plan((await made.tour({ regel: rule, orte: [id] })).id, '2027-01-01', '2027-02-28')
  return { ...made, days: async () => (await made.dates(id)).map(one => one.slice(0, 5)) }
}

const CANCELS = [
  'entfällt',
  'Entfällt',
  'ENTFÄLLT!',
  'entfällt ersatzlos',
  'fällt aus',
  'fällt ersatzlos aus',
  'ersatzlos',
  'ersatzlos gestrichen',
  'keine Abfuhr',
  'keine Leerung',
  'kein Ersatztermin',
  'kein Ersatz',
  'ohne Ersatz',
  'Ausfall',
  'abgesagt',
  'gestrichen',
]
const IN_DOUBT = [
  '',
  '-',
  '?',
  'offen',
  'noch offen',
  'entfällt evtl.',
  'entfällt?',
  'entfällt nicht',
  'siehe Aushang',
]

describe('W1: in place of a new day, a list of changes may cancel the old one', () => {
  test.each(CANCELS)('„%s“ cancels it', text => expect(cancelsDay(text)).toBe(true))
  test.each(IN_DOUBT)('„%s“ does not', text => expect(cancelsDay(text)).toBe(false))

  test.each(CANCELS.flatMap(text => ['Verlegt auf', 'Neuer Termin'].map(head => [text, head] as const)))(
    '„%s“ under „%s“ cancels the day beside it alone',
    async (text, neu) => {
      const alt = neu === 'Verlegt auf' ? 'Verlegt von' : 'Entfallener Termin'
      const { dates, told } = await readInTown(
        [
          `Straße;Abfallart;${alt};${neu};Grund`,
          'Parkweg;Bioabfall;03.12.2026;05.12.2026;Streik',
          `Parkweg;Restmüll;08.12.2026;${text};Streik`,
        ],
        { orte: [place('Kernstadt', 'Parkweg')] },
      )
      expect(dates).toEqual(['biomuell 2026-12-05 Parkweg, Kernstadt'])
      expect(told?.bedenken).toEqual([])
      expect(told?.fehler).toEqual([])
      expect(told?.hinweise.join()).toContain('Keine Abfuhr, nicht übernommen: Restmüll')
    },
  )

  test('the cancelled date goes with its reason, and the others stay', async () => {
    const { take, days, store } = await town()
    const head = 'Straße;Abfallart;Verlegt von;Verlegt auf;Grund'
    const report = await take(
      [
        'Kelterstraße;Restmüll;12.01.2027;13.01.2027;Streik',
        'Kelterstraße;Restmüll;19.01.2027;entfällt;Streik',
      ],
      head,
    )
    expect(report.anzahl).toMatchObject({ verschoben: 1, entfallen: 1, fehlerhaft: 0 })
    expect(await days()).toEqual(['01-05', '01-13', '01-26', '02-02', '02-09', '02-16', '02-23'])
    const [row] = await tablesOf(store.database.read)
      .selectFrom('abfall_termine')
      .select(['stand', 'grund'])
      .where('urspruenglich', '=', '2027-01-19')
      .execute()
    expect(row).toEqual({ stand: 'zurueck', grund: 'Streik' })
  })

  test.each(IN_DOUBT)('„%s“ is asked, with the date that stays', async text => {
    const { check } = await town()
    const report = await check(
      ['Kelterstraße;Restmüll;12.01.2027;13.01.2027;', `Kelterstraße;Restmüll;19.01.2027;${text};`],
      'Straße;Abfallart;Verlegt von;Verlegt auf;Grund',
    )
    expect(report.anzahl).toMatchObject({ verschoben: 1, entfallen: 0 })
    expect(report.bedenken.join()).toContain('keinen neuen: Restmüll 19.01.2027')
    expect(report.bedenken.join()).toContain('Der alte Termin bleibt stehen.')
  })

  test.each(['entfällt', 'ersatzlos', 'kein Ersatztermin'])(
    '„%s“ beside a usual day cancels it too',
    async text => {
      const { dates, told } = await readInTown(
        [
          'Straße;Fraktion;Regeltermin;Ersatztermin',
          `Parkweg;Restmüll;13.04.2027;${text}`,
          'Parkweg;Restmüll;27.04.2027;',
        ],
        { orte: [place('Kernstadt', 'Parkweg')] },
      )
      expect(dates).toEqual(['restmuell 2027-04-27 Parkweg, Kernstadt'])
      expect(told?.hinweise.join()).toContain('Keine Abfuhr, nicht übernommen: Restmüll')
    },
  )
})

const crosses = (marks: readonly string[], more: readonly string[] = []) =>
  readInTown(
    [
      'Wochentag;Datum;Restmüll;Gelber Sack',
      'Mo;04.01.2027;;',
      'Di;05.01.2027;X;',
      ...marks.map((mark, nth) => `;${String(14 + nth).padStart(2, '0')}.01.2027;;${mark}`),
      'Fr;29.01.2027;;',
      ...more,
    ],
    { orte: [place('Kernstadt', 'Parkweg')], manner: { neueOrte: false, strasse: 'Parkweg' } },
  )

describe('W10: a table of crosses', () => {
  test.each([
    '(X)',
    '(x)',
    '[X]',
    'X.',
    'x!',
    'XX',
    '✓',
    '✔',
    '●',
    '•',
    '■',
    'ja',
    'Ja',
    '(ja)',
    'J',
    '( x )',
    '×',
    '☒',
  ])('„%s“ is a mark, and „Datum“ is read', async mark => {
    const { dates, told } = await crosses([mark])
    expect(dates).toEqual(['gelb 2027-01-14 Parkweg, Kernstadt', 'restmuell 2027-01-05 Parkweg, Kernstadt'])
    expect(told?.fehler).toEqual([])
    expect(told?.bedenken).toEqual([])
    expect(told?.hinweise.join()).not.toContain('Nicht gelesen')
  })

  test.each(['x*', 'X *', 'x¹', 'x(1)'])('the sign of „%s“ is asked if nothing explains it', async mark => {
    const { dates, told } = await crosses([mark])
    expect(dates).toHaveLength(2)
    expect(told?.bedenken.join()).toContain('ein Zeichen, das die Datei nicht erklärt')
  })

  test('the sign of a mark has the meaning that the file gives it', async () => {
    const { dates, told } = await crosses(['x*'], ['* entfällt'])
    expect(dates).toEqual(['restmuell 2027-01-05 Parkweg, Kernstadt'])
    expect(told?.hinweise.join()).toContain('entfällt')
  })

  test.each(['y', 'A', '#', 'o.k.', '(?)', '2', 'G'])(
    'an unknown „%s“ is asked, with its column',
    async mark => {
      const { dates, told } = await crosses([mark, mark])
      expect(dates).toEqual(['restmuell 2027-01-05 Parkweg, Kernstadt'])
      expect(told?.bedenken.join()).toContain(`„${mark}“ in der Spalte „Gelber Sack“ (2-mal)`)
      expect(told?.fehler).toHaveLength(2)
      expect(told?.hinweise.join()).not.toContain('„Datum“')
    },
  )
})

describe('W10: a list of moves without a kind', () => {
  const read = (...lines: readonly string[]) =>
    readInTown(lines, {
      orte: [place('Kernstadt', 'Parkweg')],
      manner: { neueOrte: false, strasse: 'Parkweg' },
    })

  test.each(['Ersatztermin', 'Nachholtermin', 'Verlegt auf', 'Neuer Termin'])(
    'under „%s“ lacks only the kind, and the refusal says so',
    async neu => {
      const { refused = '' } = await read(
        `Feiertag;Regulärer Termin;${neu}`,
        'Karfreitag;Freitag, 26.03.2027;Samstag, 27.03.2027',
      )
      expect(refused).toContain('fehlt „Abfallart“')
      expect(refused).toContain('jeder eine eigene Zeile')
      expect(refused).not.toContain('„Datum“')
    },
  )

  test.each(['alle Abfallarten', 'alle', 'Alle Tonnen', 'sämtliche Abfälle', 'Alle Müllarten'])(
    '„%s“ is no name of one kind',
    async kind => {
      const { told } = await read(
        'Regulärer Termin;Ersatztermin;Abfallart',
        `26.03.2027;27.03.2027;${kind}`,
        '27.04.2027;;Restmüll',
      )
      expect(told?.unbekannte_namen).toEqual([])
      expect(told?.hinweise.join()).toContain('jeder eine eigene Zeile')
    },
  )
})
