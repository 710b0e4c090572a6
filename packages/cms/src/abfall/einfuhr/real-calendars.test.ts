import { readFile } from 'node:fs/promises'
import { abfallcodes, abfallfraktionen } from '@rathausplatz/contract'
import { describe, expect, test } from 'vitest'
import { labelsOf } from '../kinds.ts'
import type { Order } from './order.ts'
import type { Piece } from './piece.ts'
import { understand } from './understand.ts'

const labels = labelsOf(
  abfallcodes.map(fraktion => {
    const { name, buchstabe, symbol, farbe } = abfallfraktionen[fraktion]
    return { fraktion, name, buchstabe, symbol, farbe, rhythmus: '', aktiv: true }
  }),
)
const kelterstrasse = {
  id: 'kelter',
  ort: 'Kernstadt',
  bezirk: '',
  strasse: 'Kelterstraße',
  hausnummern: '',
  ort_key: 'kernstadt',
  strasse_key: 'kelterstrasse',
  geaendert_am: '2026-11-20T12:00:00.000Z',
}

/** Returns the dates of a file for Kelterstraße: `biomuell 2027-01-13`. */
async function read(name: string, bytes: Uint8Array, more: Partial<Order> = {}) {
  const order = { name, bytes, manner: { neueOrte: false, strasse: 'Kelterstraße' }, labels }
  const dates: string[] = []
  let fraktion = ''
  let told: Extract<Piece, { art: 'gelesen' }>['bericht'] | undefined
  let refused: string | undefined
  for await (const piece of understand({
    ...order,
    orte: [kelterstrasse],
    heute: '2026-11-20',
    holidayTown: { ags: '08215999' },
    ...more,
  }))
    if (piece.art === 'abfallart') ({ fraktion } = piece)
    else if (piece.art === 'tour')
      for (const { datum, zeit_von } of piece.termine)
        dates.push([fraktion, datum, zeit_von].filter(Boolean).join(' '))
    else if (piece.art === 'gelesen') told = piece.bericht
    else if (piece.art === 'unlesbar') refused = piece.satz
  return { dates: dates.toSorted(), told, refused }
}

const readExample = async (name: string) =>
  read(name, await readFile(new URL(`testing/calendars/${name}`, import.meta.url)))

const calendar = (events: readonly (readonly string[])[], more: Partial<Order> = {}) =>
  read(
    'abfuhr.ics',
    new TextEncoder().encode(
      [
        'BEGIN:VCALENDAR',
        ...events.flatMap(lines => ['BEGIN:VEVENT', ...lines, 'END:VEVENT']),
        'END:VCALENDAR',
        '',
      ].join('\n'),
    ),
    more,
  )
const event = (...lines: string[]) => calendar([lines])

describe('calendars of other publishers', () => {
  test.each([
    ['W4', 'a01-utc-midnight.ics', ['biomuell 2027-01-13', 'biomuell 2027-06-15']],
    ['W4', 'a02-local-midnight.ics', ['restmuell 2027-01-12']],
    ['W9', 'a05-tzid-quoted-colon.ics', ['restmuell 2027-01-12']],
    ['W2', 'c01-comma.ics', ['papier 2027-01-12', 'restmuell 2027-01-12']],
    ['W2', 'c02-slash.ics', ['biomuell 2027-01-12', 'restmuell 2027-01-12']],
    ['W2', 'c05-und.ics', ['biomuell 2027-01-12', 'papier 2027-01-12']],
    ['W2', 'c06-herford.ics', ['gelb 2027-01-12', 'papier 2027-01-12']],
    ['W2', 'c08-spaced-slash.ics', ['gelb 2027-01-12', 'papier 2027-01-12']],
    ['W2', 'c09-schadstoff-elektro.ics', ['elektro 2027-01-12', 'schadstoff 2027-01-12']],
    ['W5', 'c12-cancel-words.ics', ['restmuell 2027-01-07']],
    ['W9', 'c17-generic-title.ics', ['gelb 2027-07-05', 'papier 2027-07-03', 'restmuell 2027-07-01']],
    ['W10', 'c21-statt.ics', ['schadstoff 2027-04-10 09:00']],
    ['W9', 'd10-trailing-space.ics', ['restmuell 2027-01-04']],
    ['W10', 'd16-unended.ics', ['restmuell 2027-01-04']],
    ['W5', 'd19-alarm-as-event.ics', ['restmuell 2027-01-04']],
    [
      'W9',
      'e01-x-marks.csv',
      ['biomuell 2027-01-05', 'gelb 2027-01-05', 'papier 2027-01-07', 'restmuell 2027-01-04'],
    ],
    ['W2', 'h05-glas.ics', ['glas 2027-01-13', 'papier 2027-01-14', 'restmuell 2027-01-15']],
  ])('%s: %s has the dates %j', async (_, name, dates) => {
    expect((await readExample(name)).dates).toEqual(dates)
  })

  test('W9: kinds are read in the spellings of several regions, and an ambiguous „Grüne Tonne“ is reported as unknown', async () => {
    const { dates, told } = await readExample('c14-spelling.ics')
    expect(dates).toHaveLength(8)
    expect(told?.anzahl.unbekannt).toBe(0)
    expect((await readExample('c23-prefixes.ics')).dates).toHaveLength(8)
    // The green bin is paper in one county and organic waste in the next: only the town's own name for it
    // decides.
    const ortenau = await readExample('h03-ortenau.ics')
    expect(ortenau.dates).toHaveLength(3)
    expect(ortenau.told?.hinweise).toEqual(['Abfallart unbekannt: Grüne Tonne (21.01.2027)'])
  })

  test('W5: entries that are not imported are reported with their title and day', async () => {
    const cancelled = await readExample('c12-cancel-words.ics')
    expect(cancelled.told?.anzahl.ausgelassen).toBe(3)
    const [said] = cancelled.told?.hinweise.filter(one => one.startsWith('Keine Abfuhr')) ?? []
    expect(said).toContain('Restmüll entfällt (Hl. Drei Könige) (06.01.2027)')
    expect(said).toContain('Keine Leerung der Biotonne (13.01.2027)')
    const reminded = await readExample('d19-alarm-as-event.ics')
    expect(reminded.told?.hinweise).toEqual([
      'Keine Abfuhr oder unklar, nicht übernommen: Erinnerung: morgen Restmüll (03.01.2027)',
    ])
    const unknown = await readExample('c06-herford.ics')
    expect(unknown.told?.hinweise.join()).toContain('Nicht verstanden: altkleider in „HF Gelbe Tonne')
  })

  test('W10: a calendar that breaks off within an entry is told', async () => {
    expect((await readExample('d16-unended.ics')).told?.bedenken[0]).toContain(
      'Die Datei scheint abgebrochen: Ihr Ende fehlt.',
    )
  })

  test.each([
    ['Schadstoffsammlung\\, Werkstattgelände Bauhof', ''],
    ['Restmüll statt Dienstag', 'Terminverschiebung'],
    ['Restmüll (verschoben vom 11.01.)', 'Terminverschiebung'],
    ['Restmüll Terminverschiebung', 'Terminverschiebung'],
  ])('W10: „%s“ has the reason „%s“: only whole words count', async (title, grund) => {
    const bytes = new TextEncoder().encode(
      `BEGIN:VCALENDAR\nBEGIN:VEVENT\nSUMMARY:${title}\nDTSTART:20270113\nEND:VEVENT\nEND:VCALENDAR\n`,
    )
    const order = { name: 'a.ics', bytes, manner: { neueOrte: false, strasse: 'Kelterstraße' }, labels }
    for await (const piece of understand({
      ...order,
      orte: [kelterstrasse],
      heute: '2026-11-20',
      holidayTown: { ags: '08215999' },
    }))
      if (piece.art === 'tour') expect(piece.termine.map(one => one.grund)).toEqual([grund])
      else expect(piece.art).not.toBe('unlesbar')
  })

  test.each([['c16-not-collections.ics', 'Ausgabe Gelbe Säcke im Bürgerbüro']])(
    'W9: %s: a file with no readable date is refused',
    async (name, satz) => {
      const { dates, refused } = await readExample(name)
      expect(dates).toEqual([])
      expect(refused).toMatch(/^In dieser Datei wurde kein Termin verstanden/)
      expect(refused).toContain(satz)
    },
  )
})

describe('W4: a day in the calendar of Berlin', () => {
  test.each([
    // Midnight in Berlin as UTC, in winter and in summer.
    [['DTSTART:20270112T230000Z', 'DTEND:20270113T230000Z'], 'schadstoff 2027-01-13'],
    [['DTSTART:20270614T220000Z'], 'schadstoff 2027-06-15'],
    // A whole day as a server without a time zone writes it.
    [['DTSTART:20270112T000000Z', 'DTEND:20270113T000000Z'], 'schadstoff 2027-01-12'],
    [['DTSTART;TZID=UTC:20270112T230000'], 'schadstoff 2027-01-13'],
    [['DTSTART;TZID=Europe/Berlin:20270112T000000'], 'schadstoff 2027-01-12'],
    [['DTSTART;VALUE=DATE:20270112'], 'schadstoff 2027-01-12'],
    // A date with an hour keeps its hour, and has the day in local time.
    [['DTSTART:20270112T080000Z'], 'schadstoff 2027-01-12 09:00'],
    [['DTSTART:20270612T233000Z'], 'schadstoff 2027-06-13 01:30'],
  ])('%j is the collection %s', async (lines, date) => {
    expect((await event('SUMMARY:Schadstoffmobil', ...lines)).dates).toEqual([date])
  })

  test('a weekly series with times in UTC keeps its days when the clocks change', async () => {
    const rule = 'RRULE:FREQ=WEEKLY;COUNT=3'
    const { dates } = await event('SUMMARY:Bio', 'DTSTART:20270322T230000Z', rule, 'EXDATE:20270329T220000Z')
    expect(dates).toEqual(['biomuell 2027-03-23', 'biomuell 2027-04-06'])
  })

  test('an entry for a bin is imported without its hour; in the evening or cancelled it is not imported', async () => {
    const morning = await event('SUMMARY:Restmüll', 'DTSTART:20270112T060000', 'LOCATION:Kelterstraße 5')
    expect(morning.dates).toEqual(['restmuell 2027-01-12'])
    expect(morning.told?.hinweise).toEqual([
      '1-mal stand bei einer Tonne eine Uhrzeit; übernommen wird der Tag.',
    ])
    expect((await event('SUMMARY:Restmüll', 'DTSTART:20270111T180000')).refused).toContain(
      'Restmüll (11.01.2027)',
    )
    const cancelled = await event('SUMMARY:Restmüll', 'DTSTART:20270112', 'STATUS:CANCELLED')
    expect(cancelled.dates).toEqual([])
    expect(cancelled.told?.hinweise).toEqual(['Keine Abfuhr, nicht übernommen: Restmüll (12.01.2027)'])
  })
})

describe('W5: an entry that is no collection in this street is not imported, and is reported with its day', () => {
  const bio = ['SUMMARY:Biotonne', 'DTSTART:20270120']
  const rheinweg = { ...kelterstrasse, id: 'rhein', strasse: 'Rheinweg', strasse_key: 'rheinweg' }

  test.each([
    ['Restmüll Streik', '20270112'],
    ['Gelber Sack - statt Do. 14.01. erst Sa. 16.01.', '20270114'],
    ['Gelber Sack am 15.01.', '20270114'],
    ['Restmüll am Freitag statt Samstag', '20270116'],
    ['Papier Unterweiler', '20270112'],
    ['Papier wegen Bauarbeiten an der Kirche', '20270112'],
  ])('%s on %s is unclear', async (title, day) => {
    const { dates, told } = await calendar([bio, [`SUMMARY:${title}`, `DTSTART:${day}`]])
    expect(dates).toEqual(['biomuell 2027-01-20'])
    expect(told?.anzahl.ausgelassen).toBe(1)
    const said = told?.hinweise.find(one => one.startsWith('Unklar, nicht übernommen'))
    expect(said).toBe(`Unklar, nicht übernommen: ${title} (${day.slice(6)}.01.2027)`)
    expect(told?.hinweise.join()).toContain('kürzen Sie seinen Titel in der Datei auf die Abfallart')
  })

  test.each([
    ['Gelber Sack - statt Do. 14.01. erst Sa. 16.01.', '20270116', 'gelb 2027-01-16'],
    ['Restmüll am Freitag statt Samstag', '20270115', 'restmuell 2027-01-15'],
    ['Restmülltonne, Kelterstr. 10', '20270112', 'restmuell 2027-01-12'],
    ['Restmüll Kernstadt', '20270112', 'restmuell 2027-01-12'],
    ['Restmüll Bezirk B-5, S-5 Di', '20270113', 'restmuell 2027-01-13'],
  ])('%s on %s is a collection', async (title, day, date) => {
    expect((await calendar([[`SUMMARY:${title}`, `DTSTART:${day}`]])).dates).toEqual([date])
  })

  test.each([
    ['Restmüll', 'Rebenau\\, Else-Josenhans-Straße'],
    ['Restmüll', 'Rheinweg 4'],
    ['Restmüll, Rheinstraße 4', 'Rebenau'],
    ['Restmüll Bezirk 2', ''],
  ])(
    '%s at „%s“ is for another street: it is not imported, and the file needs a confirmation',
    async (title, place) => {
      const { dates, told } = await calendar(
        [
          [...bio, 'LOCATION:Rebenau\\, Kelterstr.'],
          ['SUMMARY:Restmüll Bezirk 1', 'DTSTART:20270113'],
          [`SUMMARY:${title}`, 'DTSTART:20270112', `LOCATION:${place}`],
        ],
        { orte: [{ ...kelterstrasse, bezirk: 'Bezirk 1' }, rheinweg] },
      )
      expect(dates).toEqual(['biomuell 2027-01-20', 'restmuell 2027-01-13'])
      expect(told?.bedenken).toEqual([
        '1 Termin der Datei nennt eine andere Straße oder einen anderen Bezirk und wird nicht übernommen. Ist das die Datei dieser Straße?',
      ])
      expect(told?.hinweise.join()).toMatch(/^Für eine andere Straße .*\(12\.01\.2027\)$/)
    },
  )

  test('a calendar of several streets gives each its own dates if no street was chosen', async () => {
    const { dates } = await calendar(
      [
        ['SUMMARY:Restmüll', 'DTSTART:20270112', 'LOCATION:Rebenau\\, Kelterstraße'],
        ['SUMMARY:Restmüll', 'DTSTART:20270113', 'LOCATION:Rebenau\\, Rheinweg'],
      ],
      { manner: { neueOrte: false }, orte: [kelterstrasse, rheinweg] },
    )
    expect(dates).toEqual(['restmuell 2027-01-12', 'restmuell 2027-01-13'])
  })

  test('streets of the same name, and parts of a street, are distinguished by the place of an entry', async () => {
    const orte = [
      { ...kelterstrasse, id: 'a', hausnummern: '1-24' },
      { ...kelterstrasse, id: 'b', hausnummern: '25-99' },
      { ...kelterstrasse, id: 'c', ort: 'Lindenhof', ort_key: 'lindenhof' },
    ]
    const events = [
      ['SUMMARY:Restmüll', 'DTSTART:20270112', 'LOCATION:Kernstadt\\, Kelterstraße 30'],
      ['SUMMARY:Restmüll', 'DTSTART:20270113', 'LOCATION:Lindenhof\\, Kelterstraße'],
      ['SUMMARY:Restmüll', 'DTSTART:20270114', 'LOCATION:Lindenhof'],
    ]
    const all = await calendar(events, { manner: { neueOrte: false }, orte })
    expect(all.dates).toEqual(['12', '13', '14'].map(day => `restmuell 2027-01-${day}`))
    const inLindenhof = { neueOrte: false, ort: 'Lindenhof', strasse: 'Kelterstraße' }
    const one = await calendar(events, { manner: inLindenhof, orte })
    expect(one.dates).toEqual(['13', '14'].map(day => `restmuell 2027-01-${day}`))
    expect(one.told?.bedenken).toHaveLength(1)
  })

  test('a kind that the town does not have is reported and not imported', async () => {
    const { dates, told } = await calendar(
      [bio, ['SUMMARY:Sperrmüll', 'DTSTART:20270112'], ['SUMMARY:Papier/Glas', 'DTSTART:20270113']],
      { ungefuehrt: new Set(['sperrmuell', 'glas']) },
    )
    expect(dates).toEqual(['biomuell 2027-01-20', 'papier 2027-01-13'])
    expect(told?.anzahl.ausgelassen).toBe(1)
    expect(told?.hinweise).toEqual([
      'Diese Abfallart führt die Stadt nicht, nicht übernommen: Sperrmüll (12.01.2027); Papier/Glas (13.01.2027)',
    ])
  })

  test.each(['Christbäume', 'Grünschnitt', 'Sperrmüll'])(
    '%s: a collection at the kerb has neither an hour nor a stop',
    async title => {
      const lines = [`SUMMARY:Abfuhr: ${title}`, 'DTSTART:20270116T060000', 'LOCATION:Kelterstraße 22']
      expect((await calendar([lines])).dates).toEqual([expect.stringMatching(/^\w+ 2027-01-16$/)])
    },
  )

  test('a letter that is cut in two by a folded line is joined', async () => {
    const bytes = Buffer.from(
      'BEGIN:VCALENDAR\nBEGIN:VEVENT\nSUMMARY:Restm\u00C3\n \u00BCll\nDTSTART:20270112\nEND:VEVENT\nEND:VCALENDAR\n',
      'latin1',
    )
    expect((await read('abfuhr.ics', bytes)).dates).toEqual(['restmuell 2027-01-12'])
  })

  test('a file with unknown house numbers is not taken for a file of another town', async () => {
    const table = ['Straße;Hausnummer;Restmüll', 'Kelterstraße;1-24;12.01.2027', 'Kelterstraße;;13.01.2027']
    const { told } = await read('abfuhr.csv', new TextEncoder().encode(table.join('\n')))
    expect(told?.hinweise).toContain(
      'Straße bekannt, aber ohne diese Hausnummern, nicht übernommen: Kelterstraße, 1–24 (1-mal)',
    )
    expect(told?.bedenken).toEqual([])
  })
})

describe('W3: a series of a calendar', () => {
  const SERIES: readonly string[] = ['UID:rest', 'SUMMARY:Restmüll']
  const dated = (zone: string, name: string, day: string): string => {
    if (zone === 'date') return `${name};VALUE=DATE:${day}`
    if (zone !== 'utc') return `${name};TZID=${zone}:${day}T060000`
    return `${name}:${day}T050000Z`
  }
  const written = (zone: string) => [
    [
      ...SERIES,
      dated(zone, 'DTSTART', '20261207'),
      'RRULE:FREQ=WEEKLY;COUNT=6',
      dated(zone, 'EXDATE', '20261214'),
    ],
    [...SERIES, dated(zone, 'RECURRENCE-ID', '20261221'), dated(zone, 'DTSTART', '20261219')],
    [
      ...SERIES,
      dated(zone, 'RECURRENCE-ID', '20270104'),
      dated(zone, 'DTSTART', '20270104'),
      'STATUS:CANCELLED',
    ],
  ]

  test.each(['date', 'utc', 'Europe/Berlin', 'W. Europe Standard Time', '"W. Europe Standard Time"'])(
    'with times as %s, a moved or cancelled occurrence is applied, in any order of the entries',
    async zone => {
      const events = written(zone)
      for (const order of [events, events.toReversed()]) {
        const { dates, told } = await calendar(order)
        expect(dates).toEqual(
          ['2026-12-07', '2026-12-19', '2026-12-28', '2027-01-11'].map(day => `restmuell ${day}`),
        )
        expect(told?.hinweise).toContain('Keine Abfuhr, nicht übernommen: Restmüll (04.01.2027)')
      }
    },
  )

  test('a moved occurrence changes its own series only; series that share a UID are reported as unreadable', async () => {
    const weekly = ['DTSTART:20261214', 'RRULE:FREQ=WEEKLY;COUNT=2']
    const moved = ['RECURRENCE-ID:20261221', 'DTSTART:20261222']
    const events = (uid: readonly string[]) => [
      [...uid, 'SUMMARY:Restmüll', ...weekly],
      [...uid, 'SUMMARY:Papier', ...weekly],
      [...uid, 'SUMMARY:Restmüll', ...moved],
    ]
    const days = ['papier 2026-12-14', 'papier 2026-12-21', 'restmuell 2026-12-14', 'restmuell 2026-12-22']
    expect((await calendar(events([]))).dates).toEqual(days)
    const { dates, told } = await calendar(events(['UID:1']))
    expect(dates).toEqual(['restmuell 2026-12-22'])
    expect(told?.fehler.map(({ satz }) => satz)).toEqual(
      ['Restmüll', 'Papier'].map(
        title =>
          `Die Serie „${title}“ lässt sich nicht lesen (ab 14.12.2026). Bitte als einzelne Termine ausgeben.`,
      ),
    )
  })

  test('of two changes of a day the one with the higher SEQUENCE counts, and takes its title from the series', async () => {
    const moved = (day: string, sequence: number) => [
      'UID:rest',
      'RECURRENCE-ID:20261221',
      `DTSTART:${day}`,
      `SEQUENCE:${sequence}`,
    ]
    const rule = [...SERIES, 'DTSTART:20261214', 'RRULE:FREQ=WEEKLY;COUNT=2']
    const { dates } = await calendar([moved('20261223', 2), moved('20261222', 1), rule])
    expect(dates).toEqual(['restmuell 2026-12-14', 'restmuell 2026-12-23'])
  })

  test.each([
    [
      ['DTSTART:20270406', 'RDATE;VALUE=DATE:20270420,20270504'],
      ['04-06', '04-20', '05-04'],
    ],
    [
      ['DTSTART:20270406T060000', 'RDATE;VALUE=PERIOD:20270420T060000/PT1H'],
      ['04-06', '04-20'],
    ],
    [
      ['DTSTART:20270405', 'RRULE:FREQ=WEEKLY;BYDAY=MO,TH;COUNT=4'],
      ['04-05', '04-08', '04-12', '04-15'],
    ],
    [
      ['DTSTART:20270401', 'RRULE:FREQ=MONTHLY;BYDAY=1TH;COUNT=3'],
      ['04-01', '05-06', '06-03'],
    ],
    [
      ['DTSTART:20270426', 'RRULE:FREQ=MONTHLY;BYDAY=-1MO;COUNT=2'],
      ['04-26', '05-31'],
    ],
    // Sunday in UTC is Monday in the town.
    [
      ['DTSTART:20270307T230000Z', 'RRULE:FREQ=WEEKLY;BYDAY=SU;COUNT=2'],
      ['03-08', '03-15'],
    ],
    // All days of an entry, in every form of its length.
    [
      ['DTSTART:20270301', 'DTEND:20270304'],
      ['03-01', '03-02', '03-03'],
    ],
    [
      ['DTSTART:20270301', 'DURATION:P2D'],
      ['03-01', '03-02'],
    ],
    [['DTSTART:20270301', 'DURATION:P1D'], ['03-01']],
    [['DTSTART:20270301', 'DTEND:20270301'], ['03-01']],
    [['DTSTART:20270301T060000', 'DTEND:20270301T070000'], ['03-01']],
    [
      ['DTSTART:20270301T230000Z', 'DTEND:20270303T230000Z'],
      ['03-02', '03-03'],
    ],
  ])('%j: every day of the entry is imported', async (lines, days) => {
    const { dates } = await calendar([['SUMMARY:Papier', ...lines]])
    expect(dates).toEqual(days.map(day => `papier 2027-${day}`))
  })

  test.each([
    ['RRULE:FREQ=SECONDLY'],
    ['RRULE:FREQ=MONTHLY;BYDAY=MO,TU;BYSETPOS=9;BYDAY=TU'],
    ['RRULE:FREQ=WEEKLY;BYDAY=XX'],
    ['RRULE:FREQ=WEEKLY', 'EXRULE:FREQ=WEEKLY;INTERVAL=2'],
    ['RRULE:FREQ=DAILY;BYMONTH=2;BYMONTHDAY=30'],
    ['DTEND:20270301'],
  ])('%j: an unclear entry is reported with its title and day', async (...lines) => {
    const { dates, told } = await calendar([
      ['SUMMARY:Biotonne', 'DTSTART:20270120'],
      ['SUMMARY:Restmüll', 'DTSTART:20270112', ...lines],
    ])
    expect(dates).toEqual(['biomuell 2027-01-20'])
    expect(told?.fehler[0]?.satz).toMatch(/„Restmüll“ .*ab 12\.01\.2027/)
  })
})

describe('W4: a whole day is one day in every spelling', () => {
  const spellings = (
    day: string,
    next: string,
    before: string,
    zone: string,
  ): readonly (readonly string[])[] => [
    [`DTSTART;VALUE=DATE:${day}`],
    [`DTSTART;VALUE=DATE:${day}`, `DTEND;VALUE=DATE:${next}`],
    [`DTSTART;VALUE=DATE:${day}`, `DTEND;VALUE=DATE:${day}`],
    [`DTSTART;VALUE=DATE:${day}`, `DTEND:${day}T235959`],
    [`DTSTART;VALUE=DATE:${day}`, `DTEND;VALUE=DATE:${before}`],
    ...['235959', '235900', '240000', '000000'].flatMap(end =>
      ['Z', ''].map(utc => [`DTSTART:${day}T000000${utc}`, `DTEND:${day}T${end}${utc}`]),
    ),
    ...['Z', ''].map(utc => [`DTSTART:${day}T000000${utc}`, `DTEND:${next}T000000${utc}`]),
    ...['Europe/Berlin', 'W. Europe Standard Time', 'UTC'].flatMap(name =>
      ['235959', '235900', '240000'].map(end => [
        `DTSTART;TZID=${name}:${day}T000000`,
        `DTEND;TZID=${name}:${day}T${end}`,
      ]),
    ),
    // Midnight in Berlin as UTC, and mixtures of UTC and local time.
    [`DTSTART:${before}T${zone}0000Z`, `DTEND:${day}T${zone}0000Z`],
    [`DTSTART:${before}T${zone}0000Z`, `DTEND:${day}T${Number(zone) - 1}5959Z`],
    [`DTSTART;TZID=Europe/Berlin:${day}T000000`, `DTEND:${day}T${Number(zone) - 1}5959Z`],
    ...['P1D', 'PT24H', 'PT23H59M59S', 'PT1440M', 'PT86400S', 'P0DT24H', 'P0D', 'PT0S'].flatMap(length =>
      ['Z', ''].map(utc => [`DTSTART:${day}T000000${utc}`, `DURATION:${length}`]),
    ),
    [`DTSTART:${day}T060000`, `DTEND:${next}T060000`],
  ]
  const days: readonly (readonly [string, string, string, string])[] = [
    ['20270104', '20270105', '20270103', '23'],
    ['20270705', '20270706', '20270704', '22'],
    // The clocks go forward, and back.
    ['20270328', '20270329', '20270327', '23'],
    ['20271031', '20271101', '20271030', '22'],
  ]
  const cases = days.flatMap(([day, next, before, zone]) =>
    spellings(day, next, before, zone).map(lines => ({
      lines,
      date: `restmuell ${day.slice(0, 4)}-${day.slice(4, 6)}-${day.slice(6)}`,
    })),
  )

  test.each(cases)('$lines is one day', async ({ lines, date }) => {
    const { dates, told } = await event('SUMMARY:Restmüll', ...lines)
    expect(dates).toEqual([date])
    expect(told?.hinweise.join()).not.toContain('mehrere Tage')
  })

  test.each([
    [['DTSTART:20270104T000000Z', 'DTEND:20270105T235959Z'], 2],
    [['DTSTART:20270104T000000', 'DTEND:20270106T235900'], 3],
    [['DTSTART;VALUE=DATE:20271030', 'DURATION:PT48H'], 2],
  ])('%j are %d days', async (lines, many) => {
    expect((await event('SUMMARY:Restmüll', ...lines)).dates).toHaveLength(many)
  })
})

describe('a place in a file that the town does not know is none of its streets', () => {
  const ort = (id: string, strasse: string, name = 'Kernstadt') => ({
    ...kelterstrasse,
    id,
    ort: name,
    ort_key: name.toLowerCase(),
    strasse,
    strasse_key: strasse.toLowerCase().replaceAll(' ', '').replaceAll('ß', 'ss'),
  })
  const town = {
    gemeinde: { name: 'Rebenau', plz: '76999' },
    orte: [ort('kelter', 'Kelterstraße'), ort('markt', 'Marktplatz'), ort('ost', 'Am Ostrand')].concat(
      ort('wald', 'Waldstraße', 'Lindenhof'),
    ),
  }
  const chosen = (...manner: readonly (string | undefined)[]) => ({
    ...town,
    manner: { neueOrte: false, ort: manner[0], strasse: manner[1] },
  })
  const bio = ['SUMMARY:Biotonne', 'DTSTART:20270108']

  const foreign = [
    'Musterweg',
    'Musterweg 5\\, 76999 Rebenau',
    'Im Winkel 3',
    'Musterdorf',
    'Marktplatz 1\\, 55555 Musterstadt',
    'Marktplatz 1\\, Musterstadt',
    'Marktplatz 1\\n55555 Musterstadt\\nDeutschland',
    'Marktplatz 1 55555 Musterstadt',
    '55555 Musterstadt\\, Marktplatz 1',
    'Musterstadt - Marktplatz',
    'Marktplatz (Musterstadt)',
    'Marktplatz 1\\, 55555 Rebenau',
    'D-55555 Musterstadt',
  ]
  test.each(foreign)(
    '„%s“ is neither for all streets nor for the chosen one, and is reported',
    async place => {
      for (const more of [chosen(), chosen('Kernstadt'), chosen('Kernstadt', 'Marktplatz')]) {
        const { dates, refused } = await calendar([[...bio, `LOCATION:${place}`]], more)
        expect(dates).toEqual([])
        expect(refused).toMatch(/(?:Straße unbekannt: |Für eine andere Straße .*)\S/)
        const beside = await calendar(
          [
            [...bio, `LOCATION:${place}`],
            ['SUMMARY:Papier', 'DTSTART:20270110'],
          ],
          more,
        )
        expect(new Set(beside.dates)).toEqual(new Set(['papier 2027-01-10']))
        expect(beside.told?.hinweise.join()).toMatch(/Straße unbekannt|Für eine andere Straße/)
      }
    },
  )

  test.each([
    'Marktplatz',
    'marktplatz 1',
    'Marktplatz 1-9',
    'Marktplatz 1\\, 76999 Rebenau',
    'Marktplatz 1\\n76999 Rebenau\\nDeutschland',
    'Marktplatz 1 76999 Rebenau',
    'Marktplatz 1\\, D-76999 Rebenau',
    '76999 Rebenau\\, Marktplatz\\, 1',
    'Rebenau - Marktplatz',
    'Rebenau Marktplatz 1',
    'Marktplatz 1\\, 76999 Rebenau\\, Baden-Württemberg\\, Deutschland',
    'Rebenau-Kernstadt\\, Marktplatz',
    'Stadt Rebenau\\, OT Kernstadt\\, Marktplatz',
    'Markt\u00ADplatz',
  ])('„%s“ is the street Marktplatz of this town, and no other street', async place => {
    for (const more of [chosen(), chosen('Kernstadt'), chosen('Kernstadt', 'Marktplatz')])
      expect((await calendar([[...bio, `LOCATION:${place}`]], more)).dates).toEqual(['biomuell 2027-01-08'])
    const other = await calendar([[...bio, `LOCATION:${place}`]], chosen('Kernstadt', 'Kelterstraße'))
    expect(other.refused).toContain('Für eine andere Straße')
  })

  test('if some entries name a street, entries without a street are counted and need a confirmation', async () => {
    const { dates, told } = await calendar(
      [
        [...bio, 'LOCATION:Am Ostrand'],
        ['SUMMARY:Biotonne', 'DTSTART:20270109', 'LOCATION:Rebenau-Lindenhof\\, Waldstr. 3'],
        ['SUMMARY:Papier', 'DTSTART:20270110'],
      ],
      chosen(),
    )
    expect(dates.filter(one => one.startsWith('bio'))).toEqual(['biomuell 2027-01-08', 'biomuell 2027-01-09'])
    expect(told?.bedenken).toEqual([
      '1 Termin der Datei nennt keine Straße und gilt dann für alle 4 Straßen.',
    ])
  })

  const named = (lines: readonly string[], more: Partial<Order>, of: readonly string[] = []) =>
    read(
      'abfuhr.ics',
      new TextEncoder().encode(
        ['BEGIN:VCALENDAR', ...lines, 'BEGIN:VEVENT', ...bio, ...of, 'END:VEVENT', 'END:VCALENDAR'].join(
          '\n',
        ),
      ),
      more,
    )

  test.each([
    'Abfuhrtermine Hauptstraße 5\\, Musterstadt',
    'Marktplatz 1\\, Musterstadt',
    'Marktplatz 1\\, 55555 Musterstadt',
    'Abfuhr Musterweg 5',
  ])(
    'a calendar called „%s“ is refused for all streets, and needs a confirmation for a chosen street',
    async name => {
      const open = await named([`X-WR-CALNAME:${name}`], chosen())
      expect(open.dates).toEqual([])
      expect(open.refused).toContain(name.replaceAll('\\', ''))
      const { dates, told } = await named([`X-WR-CALNAME:${name}`], chosen('Kernstadt', 'Kelterstraße'))
      expect(dates).toEqual(['biomuell 2027-01-08'])
      expect(told?.bedenken).toEqual([
        `In der Datei steht eine andere Straße oder ein anderer Ort: „${name.replaceAll('\\', '')}“. Ist das die Datei dieser Straße?`,
      ])
    },
  )

  test.each(['Abfuhrtermine Musterstadt', 'Müllabfuhr Musterstadt\\, Marktplatz'])(
    'a calendar called „%s“ needs a confirmation',
    async name => {
      const { told } = await named([`NAME:${name}`], chosen('Kernstadt', 'Marktplatz'))
      expect(told?.bedenken).toEqual([
        `Der Kalender heißt „${name.replaceAll('\\', '')}“. Ist das die Datei dieser Stadt?`,
      ])
    },
  )

  test.each([
    'Abfallkalender 2027',
    'Abfuhrtermine Marktplatz 1',
    'AWB Termine Marktplatz, Kelterstr.',
    'Müllabfuhr Rebenau, Bio und Papier',
  ])('a calendar called „%s“ needs no confirmation', async name => {
    const { dates, told } = await named([`X-WR-CALNAME:${name}`], chosen('Kernstadt', 'Marktplatz'))
    expect(dates).toEqual(['biomuell 2027-01-08'])
    expect(told?.bedenken).toEqual([])
  })

  test('a calendar named after a street needs no confirmation if no street was chosen', async () => {
    const { told } = await named(['X-WR-CALNAME:Abfuhrtermine Am Ostrand'], chosen())
    expect(told?.bedenken).toEqual([])
  })

  test.each([
    ['DESCRIPTION:Musterweg 5\\, 55555 Musterstadt', []],
    ['DESCRIPTION:Kelterstraße 5\\, 76999 Rebenau', ['biomuell 2027-01-08']],
  ])(
    '%s: an address in a description is that of the entry, and needs a confirmation if another street was chosen',
    async (line, days) => {
      const open = await named([], chosen(), [line])
      expect(open.dates).toEqual(days)
      const { told } = await named([], chosen('Kernstadt', 'Marktplatz'), [line])
      expect(told?.bedenken[0]).toContain('In der Datei steht eine andere Straße')
    },
  )

  test('a street within a longer description needs a confirmation, harmless words do not', async () => {
    const line = 'DESCRIPTION:Bitte bis 6 Uhr bereitstellen. Annahme auch in der Hauptstraße 5.'
    expect((await named([], chosen(), [line])).told?.bedenken[0]).toContain('Hauptstraße 5')
    const plain = 'DESCRIPTION:Bitte bis 6 Uhr an der Straße bereitstellen\\, Tel. 07251 77-0.'
    expect((await named([], chosen('Kernstadt', 'Marktplatz'), [plain])).told?.bedenken).toEqual([])
  })

  test('new streets are created from the place of an entry, and never for another town', async () => {
    const manner = { neueOrte: true, ort: 'Kernstadt', strasse: undefined }
    const own = await calendar([[...bio, 'LOCATION:Musterweg\\, 76999 Rebenau']], { ...town, manner })
    expect(own.dates).toEqual(['biomuell 2027-01-08'])
    const other = await calendar([[...bio, 'LOCATION:Musterweg\\, 55555 Musterstadt']], { ...town, manner })
    expect(other.dates).toEqual([])
  })
})

describe('a mobile collection keeps the time and place of its entry', () => {
  const marktplatz = { ...kelterstrasse, id: 'markt', strasse: 'Marktplatz', strasse_key: 'marktplatz' }
  const order = {
    manner: { neueOrte: false, strasse: 'Kelterstraße' },
    labels,
    orte: [kelterstrasse, marktplatz],
    heute: '2026-11-20',
    holidayTown: { ags: '08215999' },
    gemeinde: { name: 'Rebenau', plz: '76999' },
  }
  const stopsOf = async (...events: readonly (readonly string[])[]) => {
    const lines = events.map(one => `BEGIN:VEVENT\n${one.join('\n')}\nEND:VEVENT`)
    const bytes = new TextEncoder().encode(['BEGIN:VCALENDAR', ...lines, 'END:VCALENDAR'].join('\n'))
    const stops: string[] = []
    let said = ''
    for await (const piece of understand({ ...order, name: 'x.ics', bytes }))
      if (piece.art === 'tour')
        for (const { datum, zeit_von, zeit_bis, platz } of piece.termine)
          stops.push([datum, zeit_von, zeit_bis, platz].filter(Boolean).join(' '))
      else if (piece.art === 'gelesen') said = piece.bericht.hinweise.join('\n')
      else if (piece.art === 'unlesbar') said = piece.satz
    return { stops, said }
  }

  test.each([
    ['Schadstoffmobil', '2027-01-08'],
    ['Schadstoffmobil 14-16 Uhr Parkplatz', '2027-01-08 14:00 16:00 Parkplatz'],
    ['Problemmüll 9.30 - 11.00 Uhr\\, Rebenau\\, Bauhof', '2027-01-08 09:30 11:00 Rebenau, Bauhof'],
    ['Schadstoffmobil: Kernstadt\\, Marktplatz 9:00-12:00', '2027-01-08 09:00 12:00 Kernstadt, Marktplatz'],
    ['Sondermüll ab 9 Uhr\\, Marktplatz 3', '2027-01-08 09:00 Marktplatz 3'],
  ])('the title „%s“ gives the stop %s', async (title, stop) => {
    expect((await stopsOf([`SUMMARY:${title}`, 'DTSTART:20270108'])).stops).toEqual([stop])
  })

  test.each([
    'Problemmüll 11:00 - 12:00 Uhr\\, Hatzenbühl\\, Verbindungsweg',
    'Problemmüll 14:30 - 15:30 Uhr\\, Bauhof\\, Herbst: 13:00 - 14:00 Uhr',
    'Schadstoff Kerweplatz Eppstein',
    'Schadstoffmobil Außenbezirke',
    'Schadstoffsammlung (bitte wählen)',
    'Sondermüll Industriestr. 9',
    'Sonderabfall\\, Stadtteile',
    'Schadstoffmobil Marktplatz 9-10 Uhr / Bauhof 11-12 Uhr',
    'Schadstoffmobil bis 12 Uhr',
    'Schadstoffmobil 25-26 Uhr',
    'Schadstoffmobil am 09.01.',
  ])('%s is unclear, and reported', async title => {
    const { stops, said } = await stopsOf([`SUMMARY:${title}`, 'DTSTART:20270108'])
    expect(stops).toEqual([])
    expect(said).toContain(`Unklar, nicht übernommen: ${title.replaceAll('\\', '')}`)
  })

  test.each([
    [
      ['DTSTART:20270108T090000', 'DTEND:20270108T120000', 'LOCATION:Festplatz\\, Rebenau'],
      '09:00 12:00 Festplatz, Rebenau',
    ],
    [['DTSTART:20270108', 'LOCATION:Bauhof'], 'Bauhof'],
    [
      ['DTSTART:20270108T090000', 'LOCATION:Bauhof\\, Kelterstr. 5\\, D-76999 Rebenau\\, Deutschland'],
      '09:00 Bauhof, Kelterstr. 5, D-76999 Rebenau, Deutschland',
    ],
    [['DTSTART:20270108', 'LOCATION:Kelterstraße 5'], ''],
  ])('%j: time and place of the entry give the stop „%s“', async (lines, stop) => {
    expect((await stopsOf(['SUMMARY:Schadstoffmobil', ...lines])).stops).toEqual([
      `2027-01-08 ${stop}`.trim(),
    ])
  })

  test.each(['Bauhof Hördt', '55555 Musterstadt\\, Marktplatz', 'Kerweplatz'])(
    '„%s“ is a place of another town',
    async place => {
      for (const day of ['20270108', '20270108T090000'])
        expect(
          (await stopsOf(['SUMMARY:Schadstoffmobil', `DTSTART:${day}`, `LOCATION:${place}`])).stops,
        ).toEqual([])
    },
  )

  const at = (hour: string, place: string) => [
    'SUMMARY:Schadstoffmobil',
    `DTSTART:20270108T${hour}0000`,
    ...(place === '' ? [] : [`LOCATION:${place}`]),
  ]
  const until = (hour: string) => `DTEND:20270108T${hour}`

  test.each([
    [[at('09', 'Bauhof'), at('11', 'Marktplatz')], '09:00 Bauhof, ab 9 Uhr; Marktplatz, ab 11 Uhr'],
    [
      [
        [...at('13', 'Bauhof'), until('143000')],
        [...at('09', 'Festplatz'), until('110000')],
      ],
      '09:00 14:30 Festplatz, 9 bis 11 Uhr; Bauhof, 13 bis 14:30 Uhr',
    ],
    [[at('09', ''), at('11', 'Bauhof')], '09:00 ab 9 Uhr; Bauhof, ab 11 Uhr'],
    [
      [['SUMMARY:Schadstoffmobil Bauhof', 'DTSTART:20270108'], at('11', 'Festplatz')],
      'Bauhof; Festplatz, ab 11 Uhr',
    ],
    [[at('09', 'Bauhof'), ['SUMMARY:Schadstoffmobil', 'DTSTART:20270108']], '09:00 Bauhof'],
    [[at('09', 'Bauhof'), at('09', 'Bauhof')], '09:00 Bauhof'],
  ])('W9: the stops of one day %j are one date: %s', async (events, stop) => {
    expect((await stopsOf(...events)).stops).toEqual([`2027-01-08 ${stop}`])
  })

  test('W9: the stops of a table are joined like those of a calendar', async () => {
    const table = [
      'Straße;Abfallart;Datum;Uhrzeit;bis;Standort',
      'Kelterstraße;Schadstoffmobil;10.04.2027;09:00;10:00;Freibad',
      'Kelterstraße;Schadstoffmobil;10.04.2027;10:30;12:00;Bauhof',
    ].join('\n')
    const platz: string[] = []
    for await (const piece of understand({ ...order, name: 'x.csv', bytes: new TextEncoder().encode(table) }))
      if (piece.art === 'tour') platz.push(...piece.termine.map(one => one.platz))
    expect(platz).toEqual(['Freibad, 9 bis 10 Uhr; Bauhof, 10:30 bis 12 Uhr'])
  })

  test('W9: several stops on one day are told; too many for one date are told and left out', async () => {
    const { said } = await stopsOf(at('09', 'Bauhof'), at('11', 'Marktplatz'))
    expect(said).toContain(
      'Mehrere Halte an einem Tag stehen zusammen in einem Termin: Schadstoffmobil (08.01.2027)',
    )
    const long = (hour: string) => at(hour, `Parkplatz ${'hinter der Kirche '.repeat(4)}`.trim())
    const { stops, said: told } = await stopsOf(long('09'), long('10'), long('11'), [
      'SUMMARY:Bio',
      'DTSTART:20270109',
    ])
    expect(stops).toEqual(['2027-01-09'])
    expect(told).toContain('Zu viele Halte an einem Tag, nicht übernommen: Schadstoffmobil (08.01.2027)')
  })
})

describe('cancellations, changes and texts of a file', () => {
  const file = (lines: readonly string[], ...events: readonly (readonly string[])[]) =>
    read(
      'abfuhr.ics',
      new TextEncoder().encode(
        [
          'BEGIN:VCALENDAR',
          ...lines,
          ...events.map(one => `BEGIN:VEVENT\n${one.join('\n')}\nEND:VEVENT`),
          'END:VCALENDAR',
        ].join('\n'),
      ),
    )

  test.each(['METHOD:CANCEL', 'method:Cancel'])('%s cancels the whole calendar', async method => {
    const { dates, told } = await file([method], ['SUMMARY:Restmüll', 'DTSTART:20261222', 'SEQUENCE:2'])
    expect(dates).toEqual([])
    expect(told?.hinweise).toEqual(['Keine Abfuhr, nicht übernommen: Restmüll (22.12.2026)'])
  })

  const rest = ['UID:1', 'SUMMARY:Restmüll']
  test.each([
    [
      [
        [...rest, 'SEQUENCE:0', 'DTSTART:20261222'],
        [...rest, 'SEQUENCE:1', 'DTSTART:20261223'],
      ],
      ['2026-12-23'],
    ],
    [
      [
        [...rest, 'SEQUENCE:2', 'DTSTART:20261223'],
        [...rest, 'DTSTART:20261222'],
      ],
      ['2026-12-23'],
    ],
    [
      [
        [...rest, 'DTSTART:20261201', 'RRULE:FREQ=WEEKLY;COUNT=3'],
        [...rest, 'SEQUENCE:1', 'DTSTART:20261202', 'RRULE:FREQ=WEEKLY;COUNT=2'],
      ],
      ['2026-12-02', '2026-12-09'],
    ],
    [
      [
        [...rest, 'DTSTART:20261222'],
        [...rest, 'SEQUENCE:1', 'DTSTART:20261222', 'STATUS:CANCELLED'],
      ],
      [],
    ],
    // Entries with one UID for all do not replace each other.
    [
      [
        [...rest, 'DTSTART:20261222'],
        [...rest, 'DTSTART:20261229'],
      ],
      ['2026-12-22', '2026-12-29'],
    ],
  ])('%j: of entries with one UID the highest SEQUENCE counts', async (events, days) => {
    const { dates } = await file([], ...events)
    expect(dates).toEqual(days.map(day => `restmuell ${day}`))
  })

  test('an older version of an entry is reported', async () => {
    const { told } = await file(
      [],
      [...rest, 'DTSTART:20261222'],
      [...rest, 'SEQUENCE:1', 'DTSTART:20261223'],
    )
    expect(told?.hinweise).toEqual([
      '1-mal stand eine ältere Fassung eines Termins da; gelesen wurde die neueste.',
    ])
  })

  test.each(['TENTATIVE', 'tentative'])('a date whose day is not settled (%s) is asked', async status => {
    const { dates, told } = await event('SUMMARY:Restmüll', 'DTSTART:20270309', `STATUS:${status}`)
    expect(dates).toEqual(['restmuell 2027-03-09'])
    expect(told?.bedenken).toEqual([
      '1 Termin der Datei ist nur vorläufig (STATUS:TENTATIVE). Steht er schon fest?',
    ])
    const settled = await event('SUMMARY:Restmüll', 'DTSTART:20270309', 'STATUS:CONFIRMED')
    expect(settled.told?.bedenken).toEqual([])
  })

  test.each(['Wertstoffhof geschlossen', 'A.R.T. Wichtiger Hinweis!', 'Hinweis'])(
    'the note „%s“ is reported and not imported',
    async title => {
      for (const status of ['CONFIRMED', 'CANCELLED']) {
        const { dates, refused } = await file(
          [],
          [`SUMMARY:${title}`, 'DTSTART:20270304', `STATUS:${status}`],
        )
        expect(dates).toEqual([])
        expect(refused).toContain(`Keine Abfuhr oder unklar, nicht übernommen: ${title} (04.03.2027)`)
      }
    },
  )

  test.each([
    'Saison-Komposttonne bis Okt.',
    'Saisontonne Bio',
    'Biotonne bis Oktober',
    'Zusatztonne Restmüll',
    'Singletonne (Restmüll)',
  ])('%s: an entry for a bin that not every household has is reported and not imported', async title => {
    for (const status of ['CONFIRMED', 'CANCELLED']) {
      const { dates, refused } = await file([], [`SUMMARY:${title}`, 'DTSTART:20270311', `STATUS:${status}`])
      expect(dates).toEqual([])
      expect(refused).toContain(`Unklar, nicht übernommen: ${title} (11.03.2027)`)
    }
  })

  test.each([
    'Bio\u00ADtonne',
    'Bio\u200Btonne',
    '\uFEFFBiotonne',
    'Bio\u2060tonne\u200E',
    'Biot\u034Fonne',
    'Bio&shy;tonne',
  ])('%j: invisible characters are removed', async title => {
    expect((await file([], [`SUMMARY:${title}`, 'DTSTART:20270311'])).dates).toEqual(['biomuell 2027-03-11'])
  })

  test.each([
    [['DTSTART:20270309T220000'], 'Beginnt um 22 Uhr'],
    [['DTSTART:20270309T183000', 'DTEND:20270310T060000'], 'Beginnt um 18:30 Uhr'],
  ])('%j: the report says why the entry is no collection', async (lines, why) => {
    expect((await file([], ['SUMMARY:Restmüll', ...lines])).refused).toContain(
      `${why} und ist keine Abfuhr: Restmüll (09.03.2027)`,
    )
  })

  test('a cancellation for another district applies to that district only', async () => {
    const { dates, told } = await file(
      [],
      ['SUMMARY:Restmüll', 'DTSTART:20270309'],
      ['SUMMARY:Restmüll Bezirk 2', 'DTSTART:20270316', 'STATUS:CANCELLED'],
    )
    expect(dates).toEqual(['restmuell 2027-03-09'])
    expect(told?.hinweise.join()).toContain('Für eine andere Straße oder einen anderen Bezirk')
  })
})
