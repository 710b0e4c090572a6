import { readFile } from 'node:fs/promises'
import { abfallcodes, abfallfraktionen } from '@rathausplatz/contract'
import { describe, expect, test } from 'vitest'
import { labelsOf } from '../kinds.ts'
import { type Order, type Piece, understand } from './understand.ts'

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

/** What a file says about Kelterstraße: `biomuell 2027-01-13`. */
async function read(name: string, bytes: Uint8Array, more: Partial<Order> = {}) {
  const order = { name, bytes, manner: { neueOrte: false, strasse: 'Kelterstraße' }, labels }
  const dates: string[] = []
  let fraktion = ''
  let told: Extract<Piece, { art: 'gelesen' }>['bericht'] | undefined
  let refused: string | undefined
  for await (const piece of understand({ ...order, orte: [kelterstrasse], heute: '2026-11-20', ...more }))
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

describe('calendars as others write them', () => {
  test.each([
    ['a01-utc-midnight.ics', ['biomuell 2027-01-13', 'biomuell 2027-06-15']],
    ['a02-local-midnight.ics', ['restmuell 2027-01-12']],
    ['a05-tzid-quoted-colon.ics', ['restmuell 2027-01-12']],
    ['c01-comma.ics', ['papier 2027-01-12', 'restmuell 2027-01-12']],
    ['c02-slash.ics', ['biomuell 2027-01-12', 'restmuell 2027-01-12']],
    ['c05-und.ics', ['biomuell 2027-01-12', 'papier 2027-01-12']],
    ['c06-herford.ics', ['gelb 2027-01-12', 'papier 2027-01-12']],
    ['c08-spaced-slash.ics', ['gelb 2027-01-12', 'papier 2027-01-12']],
    ['c09-schadstoff-elektro.ics', ['elektro 2027-01-12', 'schadstoff 2027-01-12']],
    ['c12-cancel-words.ics', ['restmuell 2027-01-07']],
    ['c21-statt.ics', ['schadstoff 2027-04-10 09:00']],
    ['d10-trailing-space.ics', ['restmuell 2027-01-04']],
    ['d16-unended.ics', ['restmuell 2027-01-04']],
    ['d19-alarm-as-event.ics', ['restmuell 2027-01-04']],
    ['h05-glas.ics', ['glas 2027-01-13', 'papier 2027-01-14', 'restmuell 2027-01-15']],
  ])('%s: %j', async (name, dates) => {
    expect((await readExample(name)).dates).toEqual(dates)
  })

  test('every kind is read in the spellings of Baden and elsewhere', async () => {
    const { dates, told } = await readExample('c14-spelling.ics')
    expect(dates).toHaveLength(8)
    expect(told?.anzahl.unbekannt).toBe(0)
    expect((await readExample('c23-prefixes.ics')).dates).toHaveLength(8)
    // Paper in one county, bio in the next: the town says which.
    const ortenau = await readExample('h03-ortenau.ics')
    expect(ortenau.dates).toHaveLength(3)
    expect(ortenau.told?.hinweise).toEqual(['Abfallart unbekannt: Grüne Tonne (21.01.2027)'])
  })

  test('what is not taken over is told in its own words', async () => {
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
    expect((await readExample('d16-unended.ics')).told?.hinweise).toContain(
      'Die Datei bricht mitten in einem Termin ab. Dieser fehlt.',
    )
  })

  test.each([
    ['c16-not-collections.ics', 'Ausgabe Gelbe Säcke im Bürgerbüro'],
    ['c17-generic-title.ics', 'Abfallart unbekannt: Abfuhr (2-mal: 01.07.2027, 03.07.2027)'],
    ['e01-x-marks.csv', '„x“ ist kein Datum.'],
  ])('%s: a file of which nothing was understood is refused', async (name, satz) => {
    const { dates, refused } = await readExample(name)
    expect(dates).toEqual([])
    expect(refused).toMatch(/^In dieser Datei wurde kein Termin verstanden/)
    expect(refused).toContain(satz)
  })
})

describe('a day in the calendar of Berlin', () => {
  test.each([
    // Midnight in Berlin by the clock of a server, in winter and in summer.
    [['DTSTART:20270112T230000Z', 'DTEND:20270113T230000Z'], 'schadstoff 2027-01-13'],
    [['DTSTART:20270614T220000Z'], 'schadstoff 2027-06-15'],
    // A whole day by the clock of a server that knows no zone.
    [['DTSTART:20270112T000000Z', 'DTEND:20270113T000000Z'], 'schadstoff 2027-01-12'],
    [['DTSTART;TZID=UTC:20270112T230000'], 'schadstoff 2027-01-13'],
    [['DTSTART;TZID=Europe/Berlin:20270112T000000'], 'schadstoff 2027-01-12'],
    [['DTSTART;VALUE=DATE:20270112'], 'schadstoff 2027-01-12'],
    // What has an hour keeps it, and the day that goes with it.
    [['DTSTART:20270112T080000Z'], 'schadstoff 2027-01-12 09:00'],
    [['DTSTART:20270612T233000Z'], 'schadstoff 2027-06-13 01:30'],
  ])('%j is %s', async (lines, date) => {
    expect((await event('SUMMARY:Schadstoffmobil', ...lines)).dates).toEqual([date])
  })

  test('a series of such days keeps them over the change of the clocks', async () => {
    const rule = 'RRULE:FREQ=WEEKLY;COUNT=3'
    const { dates } = await event('SUMMARY:Bio', 'DTSTART:20270322T230000Z', rule, 'EXDATE:20270329T220000Z')
    expect(dates).toEqual(['biomuell 2027-03-23', 'biomuell 2027-04-06'])
  })

  test('a bin has no hour, and an entry of the evening is a reminder', async () => {
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

describe('what is no collection of this street becomes none, and is told with its day', () => {
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
  ])('%s at „%s“ is for another street, which is asked', async (title, place) => {
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
  })

  test('a calendar of several streets gives each its own where none was chosen', async () => {
    const { dates } = await calendar(
      [
        ['SUMMARY:Restmüll', 'DTSTART:20270112', 'LOCATION:Rebenau\\, Kelterstraße'],
        ['SUMMARY:Restmüll', 'DTSTART:20270113', 'LOCATION:Rebenau\\, Rheinweg'],
      ],
      { manner: { neueOrte: false }, orte: [kelterstrasse, rheinweg] },
    )
    expect(dates).toEqual(['restmuell 2027-01-12', 'restmuell 2027-01-13'])
  })

  test('streets of one name, and parts of one, are told apart by the place of an entry', async () => {
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

  test('a kind that the town does not have is told, and counted as nothing new', async () => {
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
    '%s: at the kerb there is neither an hour nor a stop',
    async title => {
      const lines = [`SUMMARY:Abfuhr: ${title}`, 'DTSTART:20270116T060000', 'LOCATION:Kelterstraße 22']
      expect((await calendar([lines])).dates).toEqual([expect.stringMatching(/^\w+ 2027-01-16$/)])
    },
  )

  test('a letter that a fold has cut in two is a whole one', async () => {
    const bytes = Buffer.from(
      'BEGIN:VCALENDAR\nBEGIN:VEVENT\nSUMMARY:Restm\u00C3\n \u00BCll\nDTSTART:20270112\nEND:VEVENT\nEND:VCALENDAR\n',
      'latin1',
    )
    expect((await read('abfuhr.ics', bytes)).dates).toEqual(['restmuell 2027-01-12'])
  })

  test('numbers of houses that are unknown make no other town of it', async () => {
    const table = ['Straße;Hausnummer;Restmüll', 'Kelterstraße;1-24;12.01.2027', 'Kelterstraße;;13.01.2027']
    const { told } = await read('abfuhr.csv', new TextEncoder().encode(table.join('\n')))
    expect(told?.hinweise).toEqual(['Straße unbekannt: Kelterstraße, 1-24 (1-mal)'])
    expect(told?.bedenken).toEqual([])
  })
})

describe('a series of a calendar', () => {
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
    'by the clock of %s: a day that is moved or cancelled apart is so, in any order',
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

  test('a day that is moved is one of its own series only', async () => {
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

  test('the last that is said of a day counts, and a part of it is what its series is', async () => {
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
    // Sunday by the clock of the server is Monday in town.
    [
      ['DTSTART:20270307T230000Z', 'RRULE:FREQ=WEEKLY;BYDAY=SU;COUNT=2'],
      ['03-08', '03-15'],
    ],
    // All days that an entry lasts, whichever way it says so.
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
  ])('%j: every day of it', async (lines, days) => {
    const { dates } = await calendar([['SUMMARY:Papier', ...lines]])
    expect(dates).toEqual(days.map(day => `papier 2027-${day}`))
  })

  test.each([
    ['RRULE:FREQ=SECONDLY'],
    ['RRULE:FREQ=MONTHLY;BYDAY=MO,TU;BYSETPOS=1'],
    // A Tuesday that is none of its own days.
    ['RRULE:FREQ=WEEKLY;BYDAY=MO'],
    ['RRULE:FREQ=WEEKLY;BYDAY=XX'],
    ['RRULE:FREQ=WEEKLY', 'EXRULE:FREQ=WEEKLY;INTERVAL=2'],
    ['RRULE:FREQ=DAILY;BYMONTH=2;BYMONTHDAY=30'],
    ['DTEND:20270301'],
  ])('%j: what nobody can tell is told, with its title and day', async (...lines) => {
    const { dates, told } = await calendar([
      ['SUMMARY:Biotonne', 'DTSTART:20270120'],
      ['SUMMARY:Restmüll', 'DTSTART:20270112', ...lines],
    ])
    expect(dates).toEqual(['biomuell 2027-01-20'])
    expect(told?.fehler[0]?.satz).toMatch(/„Restmüll“ .*ab 12\.01\.2027/)
  })
})

describe('bins of several sizes and rhythms are not made one', () => {
  const dated = (title: string, ...days: string[]) =>
    days.map(day => [`SUMMARY:${title}`, `DTSTART:202701${day}`])
  const household = dated('Restmüll', '12', '26')
  const bio = dated('Biotonne', '20')
  const own = ['biomuell 2027-01-20', 'restmuell 2027-01-12', 'restmuell 2027-01-26']

  test.each([
    'Restmuell-Container',
    'Restmüll 1.100 l',
    'Restabfall 1\\,1 cbm wöchentlich',
    'Restmüll 1\\,1 m³',
    'Restmüll 660 Liter',
    'Restabfall MGB 1100',
    'Restmüll Großbehälter',
    'Restmüll 4-Radbehälter',
  ])('%s: beside the bins of households its days are told, and not theirs', async title => {
    const { dates, told } = await calendar([...bio, ...household, ...dated(title, '13', '27')])
    expect(dates).toEqual(own)
    expect(told?.hinweise).toContain(
      'Nur für Großbehälter, nicht übernommen: Restmüll, Kelterstraße, Kernstadt (2-mal: 13.01.2027, 27.01.2027)',
    )
    expect(told?.anzahl.ausgelassen).toBe(2)
    // Where a file has nothing else, it is for them.
    const alone = await calendar(dated(title, '13'))
    expect(alone.dates).toEqual(['restmuell 2027-01-13'])
  })

  test.each([
    'Restmüll 60-240 Liter',
    'Restmülltonne 60 l - 1.100 l',
    'Restmülltonne MGB 240',
    'Restmüll bis 240 l',
  ])('%s: is the bin of a household', async title => {
    expect((await calendar([...bio, ...household, ...dated(title, '13')])).dates).toContain(
      'restmuell 2027-01-13',
    )
  })

  test.each([
    [
      'Restmüll 2-wöchentlich',
      'Restmüll 4-wöchentlich',
      'alle 2 Wochen (2 Termine), alle 4 Wochen (2 Termine)',
    ],
    [
      'Restmüll 1.100 l 2-wöchentlich',
      'Restmüll 1.100 l 4-wöchentlich',
      'alle 2 Wochen (2 Termine), alle 4 Wochen (2 Termine)',
    ],
    ['Restmüll 14-täglich', 'Restmüll wöchentlich', 'alle 2 Wochen (2 Termine), jede Woche (2 Termine)'],
    ['Restmüll', 'Restmüll vierwöchentlich', 'ohne Angabe (2 Termine), alle 4 Wochen (2 Termine)'],
  ])('%s, %s: of several rhythms none is taken, and they are named', async (one, other, which) => {
    const { dates, told } = await calendar([...bio, ...dated(one, '12', '26'), ...dated(other, '13', '26')])
    expect(dates).toEqual(['biomuell 2027-01-20'])
    expect(told?.hinweise).toContain(`Restmüll, Kelterstraße, Kernstadt: ${which}`)
    expect(told?.hinweise.join()).toContain('Bitte teilen Sie die Datei auf, je Rhythmus eine.')
  })

  test('the same rhythm in other words is one, and a date that is moved need not say it', async () => {
    const { dates } = await calendar([
      ...dated('Restmüll 14-täglich', '12'),
      ...dated('Restmüll 2-wöchentlich', '26'),
      ...dated('Restmüll (verschoben vom 18.01.)', '19'),
      ...dated('Restmüll (vorverlegt)', '09'),
    ])
    expect(dates).toEqual(['09', '12', '19', '26'].map(day => `restmuell 2027-01-${day}`))
  })

  test('columns of a table, too', async () => {
    const table = [
      'Straße;Restmüll 2-wöchentlich;Restmüll 4-wöchentlich;Restmüll 1,1 m³ wöchentlich;Biotonne;Altpapier Bündel;Altpapier Container',
      'Kelterstraße;01.03.2027, 15.03.2027;15.03.2027;01.03.2027, 08.03.2027;02.03.2027;03.03.2027;05.03.2027',
    ]
    const { dates, told } = await read('abfuhr.csv', new TextEncoder().encode(table.join('\n')))
    expect(dates).toEqual(['biomuell 2027-03-02', 'papier 2027-03-03'])
    expect(told?.hinweise).toContain(
      'Restmüll, Kelterstraße, Kernstadt: alle 2 Wochen (2 Termine), alle 4 Wochen (1 Termin)',
    )
  })
})
