import { describe, expect, test } from 'vitest'
import type { Order } from './order.ts'
import { place, readInTown } from './testing/read-in-town.ts'

const PLACES = [
  place('Kernstadt', 'Parkweg'),
  place('Kernstadt', 'Lindenweg'),
  place('Lindenhof', 'Waldstraße'),
]
const IN_PARKWEG = { neueOrte: false, strasse: 'Parkweg' }

/** Returns the dates of a table with these lines: `restmuell 01-07 Parkweg`. */
async function table(lines: readonly string[], manner: Order['manner'] = { neueOrte: false }) {
  const { dates, ...read } = await readInTown(lines, { manner, orte: PLACES })
  return { ...read, dates: dates.map(one => one.replace(' 2027-', ' ').replace(/,.*/, '')) }
}
const ofParkweg = async (lines: readonly string[]) => {
  const read = await table(lines, IN_PARKWEG)
  return { ...read, dates: read.dates.map(one => one.replace(' Parkweg', '')) }
}

describe('in a table of blocks each date has the kind that is nearest above or beside it', () => {
  const rest = ['restmuell 01-07', 'restmuell 01-21']
  test.each<[string, readonly string[], readonly string[]]>([
    [
      'a heading, and lines of days',
      ['Restmüll:', '07.01.2027 , 21.01.2027', '', 'Biomüll:', '14.01.2027'],
      ['biomuell 01-14', ...rest],
    ],
    [
      'a heading, and days in columns',
      ['Restmüll;;', '07.01.2027;21.01.2027;', 'Biomüll;;', '14.01.2027;;28.01.2027'],
      ['biomuell 01-14', 'biomuell 01-28', ...rest],
    ],
    [
      'one column',
      ['Restmüll', '07.01.2027', '21.01.2027', 'Papier', '15.01.2027'],
      ['papier 01-15', ...rest],
    ],
    [
      'two columns, that change what they are of',
      ['Restmüll;Biotonne', '07.01.2027;14.01.2027', 'Papier;Restmüll', '15.01.2027;21.01.2027'],
      ['biomuell 01-14', 'papier 01-15', ...rest],
    ],
    [
      'days beside their kind',
      ['Abfuhr 2027', 'Restmüll;Do;07.01.2027;Do;21.01.2027', 'Biomüll;14.01.2027'],
      ['biomuell 01-14', ...rest],
    ],
    [
      'a title above that names a kind, and then a list',
      ['Restmüll und Papier 2027', 'Datum;Abfallart', '15.01.2027;Papier', '14.01.2027;Biomüll'],
      ['biomuell 01-14', 'papier 01-15'],
    ],
    [
      'columns parted as a line for Excel says',
      ['sep=,', 'Restmüll,Biotonne', '07.01.2027,14.01.2027', '21.01.2027,'],
      ['biomuell 01-14', ...rest],
    ],
    [
      'a title with a comma above columns with semicolons',
      ['Abfuhr 2027, Stadt', 'Restmüll;Biotonne', '07.01.2027;14.01.2027', '21.01.2027;'],
      ['biomuell 01-14', ...rest],
    ],
  ])('%s', async (_, lines, dates) => {
    const { dates: found, told } = await ofParkweg(lines)
    expect(found).toEqual(dates)
    expect(told?.fehler).toEqual([])
    expect(told?.hinweise.join()).not.toContain('sep=')
  })

  test.each<[string, readonly string[], readonly string[], RegExp]>([
    [
      'beside the block of one kind',
      ['Restmüll;07.01.2027', ';21.01.2027', 'Biomüll;14.01.2027'],
      ['biomuell 01-14', 'restmuell 01-07'],
      /^Zu „21\.01\.2027“ ist nicht klar, welche Abfallart gemeint ist\.$/,
    ],
    [
      'where the kind of one column alone has changed',
      ['Restmüll;Biotonne', '07.01.2027;14.01.2027', 'Papier;', '15.01.2027;28.01.2027'],
      ['biomuell 01-14', 'papier 01-15', 'restmuell 01-07'],
      /^Zu „28\.01\.2027“ ist nicht klar/,
    ],
  ])('a day %s has no kind, and is reported', async (_, lines, dates, satz) => {
    const { dates: found, told } = await ofParkweg(lines)
    expect(found).toEqual(dates)
    expect(told?.fehler.map(one => one.satz)).not.toEqual([])
    for (const one of told?.fehler ?? []) expect(one.satz).toMatch(satz)
  })

  test.each([
    ['Bezirk 2', ['Restmüll', '07.01.2027', 'Bezirk 2', 'Restmüll', '08.01.2027']],
    ['Torgasse', ['Restmüll;Papier', '07.01.2027;', 'Torgasse', 'Restmüll;Papier', '08.01.2027;']],
    ['Torgasse', ['Datum;Abfallart', '07.01.2027;Restmüll', 'Torgasse', '08.01.2027;Restmüll']],
    ['Sternenstaub', ['Restmüll', '07.01.2027', 'Sternenstaub', '08.01.2027']],
    ['Sternenstaub, 28.01.2027', ['Restmüll;Bio', '07.01.2027;', 'Sternenstaub;28.01.2027']],
    ['Papier, 08.01.2027', ['Restmüll;Bio', '07.01.2027;', 'Papier;08.01.2027']],
    ['Straße, Tage', ['Restmüll', 'Straße;Tage', 'Parkweg;07.01.2027']],
  ])('„%s“ among the dates may apply to all rows below: the table is refused', async (word, lines) => {
    const { refused } = await ofParkweg(lines)
    expect(refused).toContain(`steht zwischen den Terminen „${word}“.`)
    expect(refused).toContain('„Datum“, „Abfallart“ und „Straße“, oder teilen Sie die Datei auf.')
  })

  test('in a table of streets, a faulty cell is reported and affects no other row', async () => {
    const { dates, told } = await table([
      'Straße;Restmüll;Biotonne',
      'Parkweg;07.01.2027;entfällt',
      'Lindenweg;08.01.2027;Sternenstaub',
      'Waldstraße;11.01.2027;Fr 15.01.2027, 7. Februar 2027',
      'Parkweg;;Fr',
    ])
    expect(dates).toEqual([
      'biomuell 01-15 Waldstraße',
      'biomuell 02-07 Waldstraße',
      'restmuell 01-07 Parkweg',
      'restmuell 01-08 Lindenweg',
      'restmuell 01-11 Waldstraße',
    ])
    expect(told?.fehler.map(({ satz }) => satz)).toEqual(
      ['entfällt', 'Sternenstaub', 'Fr'].map(one => `„${one}“ ist kein Datum.`),
    )
  })
})

describe('streets of a table outside of the columns that are read', () => {
  const blocks = ['Restmüll', '07.01.2027', 'Papier', '08.01.2027']
  test.each<readonly string[]>([
    ['ID: 70', 'Straßen-Namen:', 'Parkweg, Torgasse', ...blocks],
    ['Abfuhrtermine Parkweg 2027', ...blocks],
    ['Straßenzug;Restmüll', 'Parkweg;07.01.2027'],
    [';Restmüll;Bio', 'Lindenweg;07.01.2027;14.01.2027'],
    ['Ort;;Restmüll', 'Kernstadt;Lindenweg;07.01.2027'],
  ])('in a table that begins with „%s“ are not ignored: it is not for all streets', async (...lines) => {
    const { dates, refused } = await table(lines)
    expect(dates).toEqual([])
    expect(refused).toContain('Bitte wählen Sie die Straße, für die sie gilt')
  })

  test('are ignored if the chosen street is one of them, and need a confirmation otherwise', async () => {
    const lines = ['Straßen: Lindenweg, Torgasse', ...blocks]
    const own = await table(lines, { neueOrte: false, strasse: 'Lindenweg' })
    expect(own.dates).toEqual(['papier 01-08 Lindenweg', 'restmuell 01-07 Lindenweg'])
    expect(own.told?.bedenken).toEqual([])
    const { told } = await ofParkweg(lines)
    expect(told?.bedenken).toEqual([
      'Die Datei nennt andere Straßen: „Straßen: Lindenweg, Torgasse“. Ist das die Datei für „Parkweg“?',
    ])
  })

  test('other words above the dates are reported, and need a confirmation if the dates would be for all streets', async () => {
    const { told } = await table(['Tour Nord', ...blocks])
    expect(told?.hinweise).toEqual([
      'Nicht gelesen wurde, was über oder unter den Terminen steht: „Tour Nord“.',
    ])
    expect(told?.bedenken).toEqual([
      'Der Einleser findet in der Datei keine Straßen. Ihre Termine gelten dann für alle 3 Straßen. Nicht gelesen wurde: „Tour Nord“. Gilt die Datei nur für einen Teil? Dann wählen Sie bitte die Straße.',
    ])
  })
})

describe('the other columns of a table', () => {
  const remarked = (head: string, remark: string, more = '') =>
    ofParkweg([
      `Datum;Abfallart;Verschoben von;${head}`,
      `08.01.2027;Restmüll;${more};${remark}`,
      '15.01.2027;Papier',
    ])
  const KEPT = ['papier 01-15', 'restmuell 01-08']

  test.each([
    ['Bemerkung', 'Abfuhr fällt aus wegen Streik'],
    ['Bemerkung', 'nur Hausnummern 1-9'],
    ['Status', 'entfällt'],
    ['Status', 'verschoben'],
    ['Hinweis', 'neuer Termin 18.03.2027'],
    ['Info', 'Keine Leerung'],
    ['Anmerkungen', 'siehe Aushang'],
    ['Kommentar', 'auch Gelber Sack'],
    ['Notiz', '❌'],
    ['Änderung', 'verschoben auf 09.01.'],
    ['Neuer Termin', '09.01.2027'],
    ['Grund', 'Streik'],
    ['Zustand', 'entfällt'],
  ])('%s: a row with the remark „%s“ is reported and not imported', async (head, remark) => {
    const { dates, told } = await remarked(head, remark)
    expect(dates).toEqual(['papier 01-15'])
    expect(told?.anzahl.ausgelassen).toBe(1)
    expect(told?.hinweise.join()).toContain(`nicht übernommen: Restmüll, ${remark} (08.01.2027)`)
  })

  test.each([
    ['Bemerkung', '', ''],
    ['Status', 'ok', ''],
    ['Bemerkung', 'Feiertagsverschiebung', ''],
    ['Hinweis', 'Heilige Drei Könige', '07.01.2027'],
    ['Status', 'verschoben', '07.01.2027'],
    ['Änderung', 'verschoben vom 07.01.', ''],
    ['Grund', 'Fahrzeugschaden', '07.01.2027'],
  ])('%s: a row with the remark „%s“ is imported', async (head, remark, from) => {
    const { dates, told } = await remarked(head, remark, from)
    expect(dates).toEqual(KEPT)
    expect(told?.anzahl.ausgelassen).toBe(0)
  })

  test('a remark that names another kind makes its row unclear; a remark that names no kind applies to all kinds of its row', async () => {
    const head = 'Datum;Abfallart;Bemerkung'
    const lines = ['08.01.2027;Papier;Gelber Sack entfällt', '11.01.2027;Rest- und Biomüll;Abfuhr entfällt']
    const { told } = await ofParkweg([head, ...lines, '15.01.2027;Papier;'])
    expect(told?.hinweise).toContain('Unklar, nicht übernommen: Papier, Gelber Sack entfällt (08.01.2027)')
    expect(told?.hinweise).toContain(
      'Keine Abfuhr, nicht übernommen: Rest- und Biomüll, Abfuhr entfällt (11.01.2027)',
    )
  })

  test('a heading that begins with a kind names a kind, and a heading that begins with a remark does not', async () => {
    const { dates, told } = await table([
      'Straße;Restmüll (Zusatzleerung);Hinweis zum Restmüll',
      'Parkweg;07.01.2027;',
      'Lindenweg;08.01.2027;entfällt',
    ])
    expect(dates).toEqual(['restmuell 01-07 Parkweg'])
    expect(told?.anzahl.ausgelassen).toBe(1)
  })

  test('W8: columns that are not read are reported by name, with the reason', async () => {
    const list = await ofParkweg(['Datum;Abfallart;Fahrer;;Leer', '07.01.2027;Restmüll;Maier;x;'])
    expect(list.told?.hinweise).toEqual([
      'Nicht gelesen wurden diese Spalten: „Fahrer“ (Überschrift unbekannt), „Spalte 4“ (ohne Überschrift).',
    ])
    const columns = await ofParkweg(['Restmüll;Leerung;Fahrer', '07.01.2027;früh;Maier'])
    expect(columns.told?.hinweise).toEqual([
      'Nicht gelesen wurden diese Spalten: „Leerung“ (wird in einer solchen Tabelle nicht gelesen), „Fahrer“ (Überschrift unbekannt).',
    ])
  })

  test.each([
    [['Betreff;Beginnt am;Ort', 'Restmüll;07.01.2027;Parkweg'], '„Betreff“, „Beginnt am“'],
    [
      ['Subject,Start Date,End Date', 'Restmüll,01/07/2027,01/08/2027'],
      '„Subject“, „Start Date“, „End Date“',
    ],
    [['Datum;Kernstadt;Lindenhof', '07.01.2027;Restmüll;Biotonne'], '„Kernstadt“, „Lindenhof“'],
    [['Abfallart;Januar;Februar', 'Restmüll;07.01.2027;04.02.2027'], '„Januar“, „Februar“'],
    [['Straße;Abfallart;Januar', 'Parkweg;Restmüll;7, 21', 'Parkweg;Bio;13'], '„Januar“'],
  ])('%j: unknown headings are named, with the required ones', async (lines, which) => {
    const { refused } = await ofParkweg(lines)
    expect(refused).toMatch(new RegExp(`^Die Überschrift(?:en)? ${which} kennt der Einleser nicht\\.`))
    expect(refused).toContain('Gebraucht werden „Datum“ und „Abfallart“')
  })
})

describe('a row that lacks a value that other rows have', () => {
  test('is reported if it lacks the street, and is not for all streets', async () => {
    const { dates, told } = await table([
      'Datum;Abfallart;Ort;Straße',
      '07.01.2027;Restmüll;Kernstadt;Parkweg',
      '08.01.2027;Restmüll;Kernstadt;',
      '11.01.2027;Restmüll;;',
      '12.01.2027;Restmüll;Lindenhof;',
    ])
    // No row of Lindenhof names a street: each is for the whole district.
    expect(dates).toEqual(['restmuell 01-07 Parkweg', 'restmuell 01-12 Waldstraße'])
    const satz = 'Die Straße fehlt. Andere Zeilen nennen sie.'
    expect(told?.fehler).toEqual([3, 4].map(zeile => ({ zeile, satz })))
  })

  test('counts as incomplete even if all rows with that value are faulty', async () => {
    const { refused } = await table(['Datum;Abfallart;Straße', '07.01.2027;;Parkweg', '08.01.2027;Restmüll;'])
    expect(refused).toContain('Zeile 3: Die Straße fehlt.')
  })
})

test('a day more than two years ahead needs a confirmation', async () => {
  const far = (day: string) => ofParkweg(['Datum;Abfallart', `${day};Restmüll`, '07.01.2027;Restmüll'])
  expect((await far('20.11.2028')).told?.bedenken).toEqual([])
  expect((await far('07.01.2072')).told?.bedenken).toEqual([
    '1 Termin liegt mehr als zwei Jahre voraus: 07.01.2072 (Restmüll, Zeile 2). Stimmt das Jahr?',
  ])
})

test.each([
  ['07.01.', 'Dem Datum „07.01.“ fehlt das Jahr.'],
  ['Do 7. Januar', 'Dem Datum „Do 7. Januar“ fehlt das Jahr.'],
  ['31.02.2027', '„31.02.2027“ ist kein Datum.'],
  [
    'Sonderleerung 07.01.2027',
    'Was in „Sonderleerung 07.01.2027“ neben dem Datum steht, kennt der Einleser nicht.',
  ],
])('„%s“ as a day is reported: %s', async (written, satz) => {
  const list = await ofParkweg(['Datum;Abfallart', `${written};Restmüll`, '21.01.2027;Restmüll'])
  expect(list.told?.fehler).toEqual([{ zeile: 2, satz }])
  const columns = await ofParkweg(['Ort;Restmüll', `Kernstadt;21.01.2027, ${written}`])
  expect(columns.told?.fehler).toEqual([{ zeile: 2, satz }])
})

test.each([
  ['entfällt 07.01.2027', /^Was in „entfällt 07\.01\.2027“ neben dem Datum steht/],
  ['07.01.2027 entfällt 14.01.2027', /^Was in „07/],
  ['07.01.2027, entfällt', /^Neben den Tagen steht „entfällt“/],
  ['ab 9 Uhr, 07.01.2027', /^Neben den Tagen steht „ab 9 Uhr“/],
])('„%s“ among the days of a kind is reported and not imported', async (written, satz) => {
  const { dates, told } = await ofParkweg(['Ort;Restmüll', `Kernstadt;${written}`, 'Kernstadt;21.01.2027'])
  expect(dates).toEqual(['restmuell 01-21'])
  expect(told?.fehler.map(one => one.satz)).toEqual([expect.stringMatching(satz)])
})

test('a sentence about one date is in the singular and ends with one full stop', async () => {
  const one = await ofParkweg(['Datum;Abfallart', '06.01.2027;Restmüll', '07.01.2026;Restmüll'])
  expect(one.told?.hinweise).toEqual([
    '1 Termin liegt auf einem Feiertag oder Sonntag: 06.01.2027. Er wird so übernommen, wie er dasteht.',
  ])
  const { refused } = await ofParkweg(['Datum;Abfallart', '07.01.2026;Restmüll Streik'])
  expect(refused).toContain('1 von 1 Termin ist vorbei')
  expect(refused).not.toContain('..')
})

test.each([
  ['in the headings', ['Abfallart;Jan;Feb;Mär;Apr', 'Restmüll;12., 26.;9., 23.;9.;6.']],
  ['at the beginning of the line', ['Monat;Restmüll;Papier', 'Januar;12;5', 'Februar;9;2', 'März;9;2']],
])('W10: a table with days apart from their months, %s, is refused and says what to do', async (_, lines) => {
  const { refused, dates } = await ofParkweg(lines)
  expect(dates).toEqual([])
  expect(refused).toContain('in jede Zelle den ganzen Tag („12.01.2027“)')
})
