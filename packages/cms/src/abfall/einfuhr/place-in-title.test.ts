import { describe, expect, test } from 'vitest'
import { place, readInTown } from './testing/read-in-town.ts'

const orte = [
  place('Kernstadt', 'Bahnhofstraße', '1–24'),
  place('Kernstadt', 'Bahnhofstraße', '25–99'),
  place('Kernstadt', 'Am Bach', 'gerade'),
  place('Kernstadt', 'Am Bach', 'ungerade'),
  place('Kernstadt', 'Hauptstraße'),
  place('Kernstadt', 'Rheinweg'),
  { ...place('Kernstadt', 'Marktgasse'), bezirk: 'Bezirk 3' },
  place('Innenstadt', 'Ringstraße'),
  place('Steinbach', 'Dorfstraße'),
]
const gemeinde = { name: 'Rebenau', plz: '76999' }

/** The calendar of a county with one entry of this title. */
const calendarOf = (...titles: readonly string[]) =>
  [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    ...titles.flatMap((title, nr) => [
      'BEGIN:VEVENT',
      `UID:${nr}`,
      'DTSTART;VALUE=DATE:20270112',
      `SUMMARY:${title.replaceAll(',', '\\,')}`,
      'END:VEVENT',
    ]),
    'END:VCALENDAR',
  ].map(line => `${line}\r`)

const read = async (...titles: readonly string[]) => {
  const { dates, told, refused } = await readInTown(calendarOf(...titles), {
    name: 'abfuhr.ics',
    orte,
    gemeinde,
  })
  const places = dates.map(date => date.replace(' 2027-01-12', '').replace(/, Kernstadt$/, ''))
  return { places, told, refused }
}

describe('W7: a title that names a place of the town is for that place alone', () => {
  test.each([
    ['Restmüll - Bahnhofstraße 1-24', ['restmuell Bahnhofstraße 1–24']],
    ['Restmüll Bahnhofstr. 1 - 24', ['restmuell Bahnhofstraße 1–24']],
    ['Restmüll (Bahnhofstraße 1-24)', ['restmuell Bahnhofstraße 1–24']],
    ['Restmüll Bahnhofstraße (1-24)', ['restmuell Bahnhofstraße 1–24']],
    ['Restmüll: Bahnhofstraße 1–24', ['restmuell Bahnhofstraße 1–24']],
    ['Bahnhofstraße 1-24: Restmüll', ['restmuell Bahnhofstraße 1–24']],
    ['Bahnhofstraße 1-24 - Restmüll', ['restmuell Bahnhofstraße 1–24']],
    ['Restmüll 14-täglich Bahnhofstraße 25–99', ['restmuell Bahnhofstraße 25–99']],
    ['Restmüll Bahnhofstraße 30', ['restmuell Bahnhofstraße 25–99']],
    ['Restmüll [Bahnhofstraße]', ['restmuell Bahnhofstraße 1–24', 'restmuell Bahnhofstraße 25–99']],
    ['Bio (Am Bach, gerade Nr.)', ['biomuell Am Bach gerade']],
    ['Biotonne Am Bach ungerade Hausnummern', ['biomuell Am Bach ungerade']],
    ['Biotonne Am Bach 8', ['biomuell Am Bach gerade']],
    ['Biotonne, Hauptstraße', ['biomuell Hauptstraße']],
    ['Restmüll nur Hauptstr.', ['restmuell Hauptstraße']],
    ['Restmüll Hauptstraße und Rheinweg', ['restmuell Hauptstraße', 'restmuell Rheinweg']],
    ['Restmüll Hauptstr./Rheinweg', ['restmuell Hauptstraße', 'restmuell Rheinweg']],
    ['Restmüll | Hauptstraße | Kernstadt', ['restmuell Hauptstraße']],
    ['Rest- und Biomüll Rheinweg', ['biomuell Rheinweg', 'restmuell Rheinweg']],
    ['Papier Bezirk 3', ['papier Marktgasse, Bezirk 3']],
    ['Papier Bezirk 3 – Marktgasse', ['papier Marktgasse, Bezirk 3']],
    ['Papier Bezirk 7 – Hauptstr.', ['papier Hauptstraße']],
    ['Restmüll Innenstadt', ['restmuell Ringstraße, Innenstadt']],
    ['Gelber Sack/Ortsteil Steinbach', ['gelb Dorfstraße, Steinbach']],
    ['Gelber Sack OT Steinbach', ['gelb Dorfstraße, Steinbach']],
    ['Gelber Sack in Steinbach', ['gelb Dorfstraße, Steinbach']],
    ['Steinbach: Gelber Sack', ['gelb Dorfstraße, Steinbach']],
    ['Restmüll Steinbach Dorfstraße 5', ['restmuell Dorfstraße, Steinbach']],
    [
      'Restmüll Ortsteile Steinbach, Innenstadt',
      ['restmuell Dorfstraße, Steinbach', 'restmuell Ringstraße, Innenstadt'],
    ],
  ])('%s', async (title, expected) => {
    const { places, told } = await read(title)
    expect(places.toSorted()).toEqual(expected)
    expect(told?.bedenken).toEqual([])
    expect(told?.hinweise.join('\n')).toContain(`Ort aus dem Titel gelesen: „${title}“ für `)
  })
})

describe('W7: a title whose place is not certain is for nobody, and named', () => {
  test.each([
    'Restmüll Musterstraße',
    'Restmüll Musterstraße 5',
    'Gelber Sack Nordstadt',
    'Gelber Sack OT Sternheim',
    'Restmüll Nord',
    'Restmüll gerade Hausnummern',
    'Restmüll außer Hauptstraße',
    'Restmüll ohne Steinbach',
    'Restmüll Hauptstraße bis Rheinweg',
    'Restmüll Hauptstraße linke Seite',
    'Restmüll Hauptstraße und Musterweg',
    'Biotonne Zum Sportplatz',
    'Papier Bezirk 4',
    'Papier Hauptstraße 1–99 ungerade',
    'Restmüll Bahnhofstraße 10-40',
    'Restmüll Hauptstraße ab Nr. 20',
  ])('%s', async title => {
    const { places, refused } = await read(title)
    expect(places).toEqual([])
    expect(refused).toMatch(/nicht übernommen: /)
  })
})

test('W5: a cancellation that names a street cancels nothing elsewhere', async () => {
  const CONTRARY = 'nennt die Datei einen Termin und sagt ihn ab: Restmüll (12.01.2027)'
  const one = await read('Restmüll', 'Restmüll Hauptstraße entfällt')
  expect(one.places).toHaveLength(orte.length)
  expect(one.told?.bedenken.join()).toContain(CONTRARY)
  const other = await read('Restmüll', 'Restmüll Musterstraße entfällt')
  expect(other.places).toHaveLength(orte.length)
  expect(other.told?.bedenken.join()).not.toContain(CONTRARY)
  expect(other.told?.bedenken.join()).toContain('1 Termin der Datei nennt einen Ort, eine Straße')
})

test('W5: a day that a file names and cancels for the same street is asked', async () => {
  const { told } = await readInTown(
    ['Straße;Abfallart;Datum', 'Rheinweg;Restmüll;12.01.2027', 'Rheinweg;Restmüll entfällt;12.01.2027'],
    { orte },
  )
  expect(told?.bedenken).toEqual([
    'Für dieselbe Straße nennt die Datei einen Termin und sagt ihn ab: Restmüll (12.01.2027). Der Termin gilt dann. Stimmt das?',
  ])
})

test('where an editor chose a street, a title with another place changes nothing there', async () => {
  const manner = { neueOrte: false, ort: 'Kernstadt', strasse: 'Rheinweg' }
  const { dates, refused } = await readInTown(calendarOf('Restmüll Hauptstraße'), {
    name: 'abfuhr.ics',
    orte,
    manner,
  })
  expect(dates).toEqual([])
  expect(refused).toContain('Restmüll Hauptstraße')
})

test('in a table, too, a kind with a place is for that place', async () => {
  const { dates } = await readInTown(['Abfallart;Datum', 'Restmüll Steinbach;12.01.2027'], { orte, gemeinde })
  expect(dates).toEqual(['restmuell 2027-01-12 Dorfstraße, Steinbach'])
})
