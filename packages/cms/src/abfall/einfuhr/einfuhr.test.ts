import { readFileSync } from 'node:fs'
import { abfallfraktionen, calls } from '@rathausplatz/contract'
import { plusDays } from '@rathausplatz/time'
import { describe, expect, test } from 'vitest'
import { openJobs } from '../../jobs/run-jobs.ts'
import { tablesOf } from '../tables.ts'
import { wasteTown } from '../testing/waste-town.ts'
import { workbook } from '../testing/workbook.ts'
import { readDay } from './days/read-day.ts'
import { readTime } from './days/read-time.ts'
import { wasteReportText } from './report-text.ts'

const silent = { info() {}, warn() {}, error() {} }
const bytesOf = (text: string) => new TextEncoder().encode(text)

async function town(now?: string) {
  const made = await wasteTown(now)
  const { desk } = made
  const kelter = await made.place('Kelterstraße')
  const rhein = await made.place('Rheinweg')
  const jobs = openJobs({
    database: made.store.database,
    jobs: made.abfall.jobs,
    clock: made.clock,
    log: silent,
  })
  const check = (file: string | Uint8Array<ArrayBuffer>, query: object = {}) =>
    desk(calls.redaktionAbfalleinfuhrPruefen, {
      query: { name: 'abfuhr.csv', ...query },
      file: typeof file === 'string' ? bytesOf(file) : file,
    })
  const start = (id: string, trotzdem = false) =>
    desk(calls.redaktionAbfalleinfuhrStarten, { params: { id }, body: { trotzdem } })
  const take = async (file: string | Uint8Array<ArrayBuffer>, query: object = {}) => {
    const report = await check(file, query)
    await start(report.id, true)
    await jobs.look()
    const done = await desk(calls.redaktionAbfalleinfuhr, { params: { id: report.id } })
    expect(done).toMatchObject({ stand: 'fertig', anteil: 1 })
    return report
  }
  const dates = async (ort: string, query: object = {}) =>
    (await made.call(calls.abfallTermine, { params: { ort }, query })).data.map(
      ({ datum, name }) => `${datum} ${name}`,
    )
  const calendar = async (ort: string) =>
    (await made.call(calls.abfallKalender, { params: { ort }, query: {} })).data
  return { ...made, kelter, rhein, jobs, check, start, take, dates, calendar }
}

const CSV = [
  'Ort;Straße;Abfallart;Datum;Verschoben von;Grund',
  'Kernstadt;Kelterstr.;Restabfall;12.01.2027;;',
  'Kernstadt;Kelterstraße;Restmülltonne;26.1.2027;;',
  'Kernstadt;Rheinweg;Altpapier;07.01.2027;06.01.2027;Heilige Drei Könige',
  'Kernstadt;Mondgasse;Restmüll;12.01.2027;;',
  'Kernstadt;Rheinweg;Sternenstaub;12.01.2027;;',
  'Kernstadt;Rheinweg;Papier;31.02.2027;;',
].join('\r\n')

describe('a file of dates', () => {
  test('50: is checked first: the report counts its dates and names its errors, and nothing is written', async () => {
    const { check, dates, kelter } = await town()
    const report = await check(CSV)
    expect(report.anzahl).toMatchObject({ neu: 3, unbekannt: 2, fehlerhaft: 1, neue_orte: 0 })
    expect(report.fehler).toEqual([{ zeile: 7, satz: '„31.02.2027“ ist kein Datum.' }])
    expect(report.hinweise).toEqual([
      'Abfallart unbekannt: Sternenstaub (12.01.2027)',
      'Straße unbekannt: Mondgasse, Kernstadt (1-mal)',
    ])
    expect(report).toMatchObject({ erster: '2027-01-07', letzter: '2027-01-26', stand: 'geprueft' })
    expect(await dates(kelter.id)).toEqual([])
  })

  test('50: is imported with the original day and the reason of a moved date; importing it again changes nothing', async () => {
    const { take, check, dates, kelter, rhein, calendar } = await town()
    await take(CSV)
    expect(await dates(kelter.id)).toEqual(['2027-01-12 Restmüll', '2027-01-26 Restmüll'])
    const [papers] = await calendar(rhein.id)
    expect(papers).toMatchObject({
      datum: '2027-01-07',
      urspruenglich: '2027-01-06',
      grund: 'Heilige Drei Könige',
    })
    expect((await check(CSV)).anzahl).toMatchObject({ neu: 0, verschoben: 0, entfallen: 0, geblieben: 3 })
  })

  test('that moves and drops dates keeps every UID, raises SEQUENCE and marks cancellations', async () => {
    const { take, calendar, kelter, check } = await town()
    const file = (...days: string[]) =>
      ['Straße;Abfallart;Datum', ...days.map(day => `Kelterstraße;Restmüll;${day}`)].join('\n')
    await take(file('2027-01-05', '2027-01-12', '2027-01-19', '2027-02-02'))
    const before = await calendar(kelter.id)
    const second = file('2027-01-05', '2027-01-13', '2027-02-02')
    const { aenderungen, bedenken } = await check(second)
    const of = { fraktion: 'restmuell', orte: 'Kelterstraße, Kernstadt' }
    expect(aenderungen).toEqual([
      { ...of, was: 'entfallen', vorher: '2027-01-19', nachher: null, weil: 'fehlt' },
      { ...of, was: 'verschoben', vorher: '2027-01-12', nachher: '2027-01-13' },
    ])
    expect(bedenken).toEqual([
      '1 Termin fällt weg, weil er in der Datei nicht mehr steht. Er ist unten genannt.',
    ])
    await take(second)
    const after = await calendar(kelter.id)
    expect(after.map(({ uid }) => uid).toSorted()).toEqual(before.map(({ uid }) => uid).toSorted())
    expect(after.map(({ datum, sequenz, entfaellt }) => [datum, sequenz, entfaellt])).toEqual([
      ['2027-01-05', 0, false],
      ['2027-01-13', 1, false],
      ['2027-01-19', 1, true],
      ['2027-02-02', 0, false],
    ])
  })

  test('keeps dates that an editor moved', async () => {
    const { take, desk, dates, kelter } = await town()
    const file = 'Straße;Abfallart;Datum\nKelterstraße;Restmüll;2027-01-12\nKelterstraße;Restmüll;2027-01-26'
    await take(file)
    const { data } = await desk(calls.redaktionAbfalltouren, { query: {} })
    const id = data[0]?.id ?? ''
    await desk(calls.redaktionAbfallterminVerschieben, {
      params: { id, tag: '2027-01-12' },
      body: { datum: '2027-01-14', grund: 'Eisglätte' },
    })
    expect((await take(file)).anzahl).toMatchObject({ von_hand: 1, geblieben: 1, neu: 0 })
    expect(await dates(kelter.id)).toEqual(['2027-01-14 Restmüll', '2027-01-26 Restmüll'])
  })

  test('reports a date that an editor changed with the date that the file has instead, and a date of the town shortly before the span of the file', async () => {
    const { take, check, desk } = await town()
    const rows = (...days: string[]) =>
      ['Straße;Abfallart;Datum', ...days.map(day => `Kelterstraße;${day}`)].join('\n')
    await take(rows('Papier;2027-01-05', 'Papier;2027-01-15', 'Papier;2027-01-29', 'Papier;2027-02-12'))
    const { data } = await desk(calls.redaktionAbfalltouren, { query: {} })
    await desk(calls.redaktionAbfallterminVerschieben, {
      params: { id: data[0]?.id ?? '', tag: '2027-01-29' },
      body: { datum: '2027-01-30', grund: 'Eisglätte' },
    })
    const later = rows('Papier;2027-01-07', 'Papier;2027-01-15', 'Papier;2027-01-29', 'Papier;2027-02-12')
    const report = await check(later)
    expect(report.bedenken.join()).toContain(
      'Papier, Kelterstraße, Kernstadt: 05.01.2027 bleibt, und am 07.01.2027 beginnt die Datei.',
    )
    expect(report.hinweise).toEqual([
      'Von Hand geändert, bleibt: Papier 30.01.2027 (Datei: 29.01.2027), Kelterstraße, Kernstadt.',
    ])
  })

  test('does not report a day that it cancels as missing, nor a date with only a new reason as moved', async () => {
    const { take, check } = await town()
    const head = 'Straße;Abfallart;Datum;Verschoben von;Grund;Status'
    const rows = (...lines: string[]) =>
      [head, ...lines.map(line => `Kelterstraße;Restmüll;${line}`)].join('\n')
    await take(rows('2027-01-07;2027-01-06', '2027-01-19', '2027-02-02', '2027-02-16'))
    const report = await check(rows('2027-01-07;2027-01-06;Feiertag', '2027-01-19;;;entfällt', '2027-02-16'))
    expect(report.bedenken).toEqual([
      '1 Termin fällt weg, weil er in der Datei nicht mehr steht. Er ist unten genannt.',
      '1 Termin fällt weg, weil die Datei ihn absagt. Er ist unten genannt.',
    ])
    const text = wasteReportText(report)
    expect(text).toContain(
      'geändert: Restmüll, Kelterstraße, Kernstadt: 07.01.2027, neuer Grund, neue Uhrzeit oder neuer Platz',
    )
    expect(text).not.toContain('07.01.2027 → 07.01.2027')
    expect(text).toContain('      1  Zeile ohne Abfuhr oder unklar')
  })

  test('of one street changes no dates of other streets in the same tour', async () => {
    const { take, tour, plan, dates, kelter, rhein } = await town()
    const both = await tour({ orte: [kelter.id, rhein.id] })
    await plan(both.id, '2026-12-01', '2026-12-31')
    const ofRhein = await dates(rhein.id)
    await take('Straße;Abfallart;Datum\nKelterstraße;Restmüll;2026-12-03\nKelterstraße;Restmüll;2026-12-17')
    expect(await dates(kelter.id)).toEqual(
      ['2026-12-01', '2026-12-03', '2026-12-17', '2026-12-29'].map(day => `${day} Restmüll`),
    )
    expect(await dates(rhein.id)).toEqual(ofRhein)
  })

  test('of last year or of another town is recognized: the report gives figures, and the import needs a confirmation', async () => {
    const { check, start } = await town()
    const old = await check(
      'Straße;Abfallart;Datum\nKelterstraße;Restmüll;2025-01-12\nKelterstraße;Bio;2025-01-26',
    )
    expect(old.bedenken).toEqual([
      '2 von 2 Terminen sind vorbei; die Datei ist für 2025. Ist das die Datei vom letzten Jahr?',
    ])
    await expect(start(old.id)).rejects.toThrow('Bitte bestätigen Sie')
    expect((await start(old.id, true)).stand).toBe('laeuft')
    const other = ['Planetenweg', 'Marsallee'].map(strasse => `Anderstadt;${strasse};Bio;2027-01-12`)
    const table = (...lines: string[]) => ['Ort;Straße;Abfallart;Datum', ...lines].join('\n')
    const doubt = 'Von 3 Straßen der Datei kennt die Stadt 1. Ist das die Datei einer anderen Stadt?'
    const mixed = await check(table(...other, 'Kernstadt;Kelterstraße;Bio;2027-01-12'))
    expect(mixed.bedenken).toContain(doubt)
    // Without a date that is understood, there is nothing to confirm: the file is refused.
    await expect(check(table(...other))).rejects.toThrow(
      'kein Termin verstanden, und nichts wird übernommen. Von 2 Straßen der Datei kennt die Stadt 0.',
    )
  })

  test('does not import a kind that the town does not have, and the report names it', async () => {
    const { check, desk } = await town()
    const { name, buchstabe, symbol, farbe } = abfallfraktionen.sperrmuell
    await desk(calls.redaktionAbfallartAendern, {
      params: { fraktion: 'sperrmuell' },
      body: { name, buchstabe, symbol, farbe, rhythmus: '', aktiv: false },
    })
    const report = await check(
      'Straße;Abfallart;Datum\nKelterstraße;Sperrmüll;2027-01-12\nKelterstraße;Bio;2027-01-26',
    )
    expect(report.anzahl).toMatchObject({ neu: 1, ausgelassen: 1 })
    expect(report.hinweise).toEqual([
      'Diese Abfallart führt die Stadt nicht, nicht übernommen: Sperrmüll (12.01.2027)',
    ])
  })

  test('adds unknown streets if the editor asks for it', async () => {
    const { take, call } = await town()
    const report = await take(
      'Ortsteil;Straße;Hausnummern;Restmüll;Biotonne\nUnterweiler;Fährgasse;1-9 ungerade;12.01.2027, 26.01.2027;19.01.2027',
      { neue_orte: 'true' },
    )
    expect(report.anzahl).toMatchObject({ neue_orte: 1, neu: 3 })
    expect((await call(calls.abfallOrt, { query: { strasse: 'Fährgasse 7' } })).ort).toMatchObject({
      ort: 'Unterweiler',
      hausnummern: '1–9 ungerade',
    })
  })

  test('is read from a workbook with days as numbers', async () => {
    const { take, dates, kelter } = await town()
    const file = await workbook([
      ['Abfuhr 2027 & mehr', ''],
      ['Straße', 'Abfallart', 'Datum', 'Uhrzeit'],
      // 12 January 2027, and nine o'clock as a fraction of a day.
      ['Kelterstraße', 'Schadstoffmobil', 46_399, 0.375],
      ['Kelterstraße', 'Gelber Sack', '26.01.2027', ''],
    ])
    await take(file, { name: 'abfuhr.xlsx' })
    expect(await dates(kelter.id)).toEqual(['2027-01-12 Schadstoffmobil', '2027-01-26 Gelbe Tonne'])
  })
})

describe('W1: an import touches no date outside of the days and streets that its file covers', () => {
  const example = (name: string) => readFileSync(new URL(`testing/calendars/${name}`, import.meta.url))

  test('a calendar of next year changes no date of this year, in its street or in another street of its tour; a second import changes nothing', async () => {
    const { take, check, tour, plan, calendar, kelter, rhein } = await town()
    const regel = { art: 'wochen', wochentag: 1, alle_wochen: 1, ab: '2026-11-24' }
    const both = await tour({
      fraktion: 'biomuell',
      regel,
      hinweis: 'Bitte nur ohne Tüten',
      orte: [kelter.id, rhein.id],
    })
    await plan(both.id, '2026-11-20', '2026-12-31')
    const [ofKelter, ofRhein] = [await calendar(kelter.id), await calendar(rhein.id)]
    const file = example('g02-kelterstrasse-2027.ics')
    const report = await take(file, { name: 'kelter.ics', strasse: 'Kelterstraße' })
    expect(report).toMatchObject({
      anzahl: { neu: 26, entfallen: 0, ausserhalb: 6 },
      bedenken: [],
      strassen: [{ ort: 'Kelterstraße, Kernstadt', neu: 26, verschoben: 0, bleiben: 6, entfallen: 0 }],
      anzahl_strassen: 1,
    })
    const then = await calendar(kelter.id)
    expect(then.slice(0, 6)).toEqual(ofKelter)
    // A calendar holds the next 400 days.
    expect(then).toHaveLength(31)
    expect(then.every(({ entfaellt, sequenz }) => !entfaellt && sequenz === 0)).toBe(true)
    expect(await calendar(rhein.id)).toEqual(ofRhein)
    const again = await check(file, { name: 'kelter.ics', strasse: 'Kelterstraße' })
    expect(again.anzahl).toMatchObject({ neu: 0, verschoben: 0, entfallen: 0, geblieben: 26 })
    await take(file, { name: 'kelter.ics', strasse: 'Kelterstraße' })
    expect(await calendar(kelter.id)).toEqual(then)
  })

  test('a file with three dates drops the dates between them: the report counts and names those, and the import needs a confirmation', async () => {
    const { check, start, take, tour, plan, dates, kelter } = await town()
    const regel = { art: 'wochen', wochentag: 1, alle_wochen: 1, ab: '2026-11-24' }
    const weekly = await tour({ fraktion: 'biomuell', regel, orte: [kelter.id] })
    await plan(weekly.id, '2026-11-20', '2027-08-20')
    const before = await dates(kelter.id)
    const query = { name: 'g01.ics', strasse: 'Kelterstraße' }
    const report = await check(example('g01-quarter.ics'), query)
    expect(report.anzahl).toMatchObject({ neu: 0, entfallen: 2, geblieben: 3 })
    expect(report.aenderungen.map(({ was, vorher }) => [was, vorher])).toEqual([
      ['entfallen', '2027-01-19'],
      ['entfallen', '2027-02-02'],
    ])
    await expect(start(report.id)).rejects.toThrow('2 Termine fallen weg')
    expect(wasteReportText(report)).toContain(
      '  Kelterstraße, Kernstadt: 0 neu, 0 verschoben oder geändert, 37 bleiben, 2 fallen weg',
    )
    expect(wasteReportText(report)).toContain('  19.01.2027: Biotonne, Kelterstraße, Kernstadt')
    await take(example('g01-quarter.ics'), query)
    const gone = new Set(['2027-01-19 Biotonne', '2027-02-02 Biotonne'])
    expect(await dates(kelter.id)).toEqual(before.filter(one => !gone.has(one)))
  })

  test('a new division into tours gives no street the dates of another', async () => {
    const { take, tour, plan, dates, place, kelter, rhein } = await town()
    const third = await place('Brunnengasse')
    const monday = await tour({ orte: [kelter.id, rhein.id] })
    const friday = { art: 'wochen', wochentag: 5, alle_wochen: 2, ab: '2026-12-01' }
    const other = await tour({ regel: friday, orte: [third.id] })
    await plan(monday.id, '2026-12-01', '2026-12-31')
    await plan(other.id, '2026-12-01', '2026-12-31')
    const streets = [kelter.id, rhein.id, third.id]
    const before = await Promise.all(streets.map(one => dates(one)))
    // Next year Rheinweg shares a tour with Brunnengasse.
    const row = (strasse: string, day: string) => `${strasse};Restmüll;${day}`
    await take(
      ['Straße;Abfallart;Datum', row('Kelterstraße', '2027-01-11'), row('Rheinweg', '2027-01-15')]
        .concat(row('Brunnengasse', '2027-01-15'))
        .join('\n'),
    )
    const after = await Promise.all(streets.map(one => dates(one)))
    const added = ['2027-01-11', '2027-01-15', '2027-01-15']
    expect(after).toEqual(before.map((own, at) => own.concat(`${added[at]} Restmüll`)))
  })

  test('a street with two tours keeps both, and a date that the file drops is dropped in both', async () => {
    const { take, tour, plan, dates, desk, check, kelter, rhein } = await town()
    const weekly = await tour({ orte: [kelter.id] })
    const bulk = await tour({ name: 'Container', hinweis: 'Nur 1.100 l', orte: [kelter.id, rhein.id] })
    await plan(weekly.id, '2026-12-01', '2027-01-31')
    await plan(bulk.id, '2026-12-01', '2027-01-31')
    const before = await dates(kelter.id)
    const [first = '', last = ''] = [before[1]?.slice(0, 10), before[3]?.slice(0, 10)]
    const file = `Straße;Abfallart;Datum\nKelterstraße;Restmüll;${first}\nKelterstraße;Restmüll;${last}`
    expect((await take(file)).anzahl).toMatchObject({ entfallen: 1, geblieben: 2, neu: 0 })
    expect(await dates(kelter.id)).toEqual(before.filter((_, at) => at !== 2))
    expect(await dates(rhein.id)).toEqual(before)
    expect((await check(file)).anzahl).toMatchObject({ entfallen: 0, verschoben: 0, neu: 0, geblieben: 2 })
    const { data } = await desk(calls.redaktionAbfalltouren, { query: {} })
    expect(data.filter(({ hinweis }) => hinweis === 'Nur 1.100 l')).toHaveLength(2)
  })

  test('a cancelled day withdraws its date and no other', async () => {
    const { take, tour, plan, dates, kelter } = await town()
    const weekly = await tour({ orte: [kelter.id] })
    await plan(weekly.id, '2026-12-01', '2027-02-28')
    const before = await dates(kelter.id)
    const day = before[3]?.slice(0, 10) ?? ''
    const report = await take(`Straße;Abfallart;Datum;Bemerkung\nKelterstraße;Restmüll;${day};entfällt`)
    expect(report.anzahl).toMatchObject({ entfallen: 1, ausgelassen: 1, neu: 0 })
    expect(await dates(kelter.id)).toEqual(before.filter(one => !one.startsWith(day)))
  })
})

test.each([1, 100])(
  'W1: before the import the report says for each of %d streets what comes, stays and goes, and why, also at the command line',
  async many => {
    const { check, take } = await town()
    const streets = Array.from({ length: many }, (_, at) => `Gasse ${at + 1}`)
    const file = (...days: readonly string[]) =>
      ['Ort;Straße;Abfallart;Datum']
        .concat(streets.flatMap(street => days.map(day => `Kernstadt;${street};Restmüll${day}`)))
        .join('\n')
    await take(file(';05.01.2027', ';12.01.2027', ';19.01.2027', ';02.03.2027'), { neue_orte: 'true' })
    const report = await check(file(';05.01.2027', ' entfällt;12.01.2027', ';26.01.2027'))
    expect(report.anzahl_strassen).toBe(many)
    expect(report.strassen.map(({ ort: _, ...counts }) => counts)).toEqual(
      streets.map(() => ({ neu: 1, verschoben: 0, bleiben: 2, entfallen: 2 })),
    )
    expect(
      report.aenderungen.filter(({ was }) => was === 'entfallen').map(({ vorher, weil }) => [vorher, weil]),
    ).toEqual([
      ['2027-01-12', 'abgesagt'],
      ['2027-01-19', 'fehlt'],
    ])
    const text = wasteReportText(report)
    for (const street of streets)
      expect(text).toContain(
        `  ${street}, Kernstadt: 1 neu, 0 verschoben oder geändert, 2 bleiben, 2 fallen weg`,
      )
    expect(text).toMatch(/ {2}12\.01\.2027: Restmüll, Gasse 1, Kernstadt.*, sagt die Datei ab/)
    expect(text).toMatch(/ {2}19\.01\.2027: Restmüll, Gasse 1, Kernstadt.*, steht nicht mehr in der Datei/)
  },
)

test('a table that is no list of dates is refused after 1,000 errors', async () => {
  const { check } = await town()
  const file = ['Straße;Abfallart;Datum', ...Array.from({ length: 3_000 }, () => 'x;y;z')].join('\n')
  await expect(check(file)).rejects.toThrow('Nach 1.000 Fehlern wurde nicht weitergelesen.')
})

describe('X-04: a calendar file', () => {
  const ics = (...events: string[]) =>
    [
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      ...events.map(event => `BEGIN:VEVENT\n${event}\nEND:VEVENT`),
      'END:VCALENDAR',
      '',
    ].join('\n')

  test('of a street is read in spite of the faults of common calendar programs', async () => {
    const { take, dates, kelter } = await town()
    const report = await take(
      ics(
        'SUMMARY:<b>Restm&uuml;ll</b> Restmüll\nDTSTART;TZID=Europe/Berlin;VALUE=DATE:20270112',
        'SUMMARY:Biotonne (Terminverschiebung)\nDTSTART:20270119T',
        'DTSTART;VALUE=DATE:20270120',
        'SUMMARY:Papier\nDTSTART:20270107T070000Z\nRRULE:FREQ=WEEKLY;INTERVAL=4;COUNT=3\nEXDATE;VALUE=DATE:20270204',
        'SUMMARY:Schadstoff\n mobil\nDTSTART;TZID=Europe/Berlin:20270313T090000\nDTEND;TZID=Europe/Berlin:20270313T120000\nLOCATION:Festplatz\\, Rheinweg',
      ),
      { name: 'kelter.ics', strasse: 'Kelterstraße', ort: 'Kernstadt' },
    )
    expect(await dates(kelter.id)).toEqual([
      '2027-01-07 Papier',
      '2027-01-12 Restmüll',
      '2027-01-19 Biotonne',
      '2027-03-04 Papier',
      '2027-03-13 Schadstoffmobil',
    ])
    expect(report.anzahl).toMatchObject({ fehlerhaft: 1, repariert: 4 })
    expect(report.fehler[0]?.satz).toBe('Der Termin am 20.01.2027 sagt nicht, was geholt wird (SUMMARY).')
  })

  test('with scripts in HTML and a million repetitions has at most 400 dates per rule, and no markup in its report', async () => {
    const { check } = await town()
    const report = await check(
      ics(
        'SUMMARY:<script>alert(1)</script>Restmüll\nDTSTART;VALUE=DATE:20270112\nURL:javascript:alert(1)\nRRULE:FREQ=DAILY;COUNT=1000000',
        'SUMMARY:Bio\nDTSTART:20270112T070000Z\nRRULE:FREQ=SECONDLY',
      ),
      { name: 'x.ics', strasse: 'Kelterstraße' },
    )
    expect(report.anzahl.neu).toBe(400)
    expect(report.fehler[0]?.satz).toMatch(/^Die Serie „Bio“ lässt sich nicht lesen/)
    expect(JSON.stringify(report)).not.toMatch(/<script|javascript:/)
  })

  test('with an event of 60,000 lines is read, and a rule with an interval of centuries is reported as unreadable', async () => {
    const { check } = await town()
    const report = await check(
      ics(
        `SUMMARY:Restmüll\nDTSTART;VALUE=DATE:20270112${'\nX-FREMD:1'.repeat(60_000)}`,
        'SUMMARY:Bio\nDTSTART;VALUE=DATE:20270112\nRRULE:FREQ=WEEKLY;INTERVAL=1000000000',
      ),
      { name: 'x.ics', strasse: 'Kelterstraße' },
    )
    expect(report.anzahl.neu).toBe(1)
    expect(report.fehler[0]?.satz).toMatch(/^Die Serie „Bio“ lässt sich nicht lesen/)
  })

  test.each([
    ['', /leer/],
    ['PK\u0003\u0004kaputt', /Excel-Datei ist beschädigt/],
    ['Hallo', /fehlt eine Zeile mit Überschriften/],
    ['BEGIN:VCALENDAR\nEND:VCALENDAR', /kein Termin/],
    ['a\u0000b', /lässt sich nicht lesen/],
  ])('that holds no readable dates is refused with a German message: %j', async (text, message) => {
    const { check } = await town()
    await expect(check(text)).rejects.toThrow(message)
  })

  test('of 50 MB is larger than the call accepts', async () => {
    expect(calls.redaktionAbfalleinfuhrPruefen.largest).toBeLessThan(50 * 1024 * 1024)
  })
})

test('a file of 60 streets is imported in more than ten steps, and its first and last street have all their dates', async () => {
  const { check, start, jobs, desk, dates, call, store } = await town()
  const kinds = ['Restmüll', 'Biotonne', 'Papier', 'Gelbe Tonne']
  const lines = ['Ort;Straße;Abfallart;Datum']
  for (let street = 0; street < 60; street++)
    for (let at = 0; at < 40; at++)
      lines.push(
        `Kernstadt;Weg ${String.fromCodePoint(97 + (street % 26))}${'b'.repeat(1 + Math.floor(street / 26))}gasse;${kinds[at % 4]};${plusDays('2027-01-04', Math.floor(at / 4) * 7 + (street % 5))}`,
      )
  const report = await check(lines.join('\n'), { neue_orte: 'true' })
  expect(report.anzahl).toMatchObject({ neue_orte: 60, fehlerhaft: 0 })
  const [{ schritte } = { schritte: 0 }] = await tablesOf(store.database.read)
    .selectFrom('abfall_einfuhren')
    .select('schritte')
    .execute()
  expect(schritte).toBeGreaterThan(10)
  await start(report.id, true)
  await jobs.look()
  const { stand } = await desk(calls.redaktionAbfalleinfuhr, { params: { id: report.id } })
  expect(stand).toBe('fertig')
  for (const strasse of ['Weg abgasse', 'Weg hbbbgasse']) {
    const { ort } = await call(calls.abfallOrt, { query: { strasse } })
    expect(await dates(ort?.id ?? '', { von: '2027-01-01', bis: '2027-12-31' })).toHaveLength(40)
  }
})

test.each([
  ['2027-01-12', '2027-01-12'],
  ['12.01.2027', '2027-01-12'],
  ['Di, 12.1.27', '2027-01-12'],
  ['Dienstag 12.01.2027', '2027-01-12'],
  ['20270112', '2027-01-12'],
  ['46399', '2027-01-12'],
  ['2027-01-12T00:00:00', '2027-01-12'],
  ['29.02.2028', '2028-02-29'],
  ['29.02.2027', undefined],
  ['12.01.1927', undefined],
  ['0202-01-12', undefined],
  ['1', undefined],
  ['bald', undefined],
])('%j is read as the day %s', (text, day) => {
  expect(readDay(text)).toBe(day)
})

test.each([
  ['9:00', '09:00'],
  ['9 Uhr', '09:00'],
  ['09.30 Uhr', '09:30'],
  ['0.375', '09:00'],
  ['25:00', undefined],
])('%j is read as the time %s', (text, time) => {
  expect(readTime(text)).toBe(time)
})

describe('the dates of a calendar file are compared with the dates of the town', () => {
  const ics = (...events: readonly string[]) =>
    ['BEGIN:VCALENDAR', ...events.map(one => `BEGIN:VEVENT\n${one}\nEND:VEVENT`), 'END:VCALENDAR'].join('\n')
  const of = { name: 'abfuhr.ics', ort: 'Kernstadt' }

  test('a note of the town stays unchanged; a note of a file is reported, and not published', async () => {
    const { take, call, desk, tour, kelter } = await town()
    const note = await tour({
      name: 'Wertstoffhof geschlossen',
      fraktion: 'hinweis',
      regel: { art: 'einzeln' },
      hinweis: 'Der Wertstoffhof bleibt zwischen den Jahren zu.',
      orte: [kelter.id],
    })
    await desk(calls.redaktionAbfallterminAnlegen, { params: { id: note.id }, body: { datum: '2027-03-10' } })
    const report = await take(
      ics(
        'SUMMARY:Restmüll\nDTSTART:20270301',
        'SUMMARY:Wertstoffhof geschlossen\nDTSTART:20270304',
        'SUMMARY:A.R.T. Wichtiger Hinweis!\nDTSTART:20270318',
        'SUMMARY:Wertstoffhof geschlossen\nDTSTART:20270310\nSTATUS:CANCELLED',
      ),
      of,
    )
    expect(report.hinweise.join()).toContain('Wertstoffhof geschlossen (2-mal: 04.03.2027, 10.03.2027)')
    const { data } = await call(calls.abfallTermine, { params: { ort: kelter.id }, query: {} })
    expect(data.map(({ datum, name, hinweis }) => [datum, name, hinweis])).toEqual([
      ['2027-03-01', 'Restmüll', ''],
      ['2027-03-10', 'Wertstoffhof geschlossen', 'Der Wertstoffhof bleibt zwischen den Jahren zu.'],
    ])
  })

  test('an address belongs to this town if it has the postcode and name of its town hall', async () => {
    const { take, dates, kelter, rhein } = await town()
    const at = (day: string, place: string) => `SUMMARY:Biotonne\nDTSTART:${day}\nLOCATION:${place}`
    const report = await take(
      ics(
        at('20270108', 'Kelterstr. 5\\, 76999 Rebenau'),
        at('20270115', 'Kelterstraße 5\\, 55555 Musterstadt'),
        at('20270122', 'Musterweg'),
      ),
      of,
    )
    expect(await dates(kelter.id)).toEqual(['2027-01-08 Biotonne'])
    expect(await dates(rhein.id)).toEqual([])
    expect(report.hinweise).toEqual([
      'Für eine andere Straße oder einen anderen Bezirk, nicht übernommen: Biotonne, Kelterstraße 5, 55555 Musterstadt (15.01.2027)',
      'Straße unbekannt: Musterweg, Kernstadt (1-mal)',
    ])
  })

  test('a mobile collection shows its time and place', async () => {
    const { take, call, kelter } = await town()
    await take(ics('SUMMARY:Schadstoffmobil 14-16 Uhr\\, Rebenau\\, Festplatz\nDTSTART:20270116'), of)
    const { data } = await call(calls.abfallTermine, { params: { ort: kelter.id }, query: {} })
    expect(data).toMatchObject([{ zeit_von: '14:00', zeit_bis: '16:00', platz: 'Rebenau, Festplatz' }])
  })
})
