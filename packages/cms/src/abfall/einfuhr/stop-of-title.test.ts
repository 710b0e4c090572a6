import { describe, expect, test } from 'vitest'
import { place, readInTown } from './testing/read-in-town.ts'

const TOWN = {
  orte: [place('Unterweiler', 'Kirchstraße')],
  gemeinde: { name: 'Rebenau', plz: '76999' },
  manner: { neueOrte: false, strasse: 'Kirchstraße' },
  name: 'abfuhr.ics',
}

describe('W4: the place of a stop is named once', () => {
  test.each([
    ['10:00-10:45 Uhr Turnplatz', 'Turnplatz\\, Unterweiler', 'Turnplatz, Unterweiler'],
    ['Turnplatz', 'Turnplatz', 'Turnplatz'],
    ['Turnplatz Unterweiler', 'Turnplatz', 'Turnplatz Unterweiler'],
    ['Turnplatz Unterweiler', 'Unterweiler\\, Turnplatz', 'Unterweiler, Turnplatz'],
    ['(TURNPLATZ)', 'Turnplatz', 'Turnplatz'],
    ['', 'Turnplatz', 'Turnplatz'],
    ['Turnplatz', '', 'Turnplatz'],
    ['Turnplatz', 'Unterweiler', 'Unterweiler, Turnplatz'],
    ['', 'Festplatz\\, Unterweiler', 'Festplatz, Unterweiler'],
    ['Parkplatz am Friedhof', 'Friedhof', 'Parkplatz am Friedhof'],
  ])('„Schadstoffmobil %s“ at „%s“', async (title, location, platz) => {
    const { dates } = await readInTown(
      [
        'BEGIN:VCALENDAR',
        'BEGIN:VEVENT',
        `SUMMARY;LANGUAGE=de:Schadstoffmobil ${title}`,
        `LOCATION:${location}`,
        'DTSTART:20270417T100000',
        'DTEND:20270417T104500',
        'END:VEVENT',
        'END:VCALENDAR',
      ],
      { ...TOWN, orte: [...TOWN.orte, place('Unterweiler', 'Turnplatz')] },
    )
    expect(dates).toEqual([`schadstoff 2027-04-17 Kirchstraße, Unterweiler 10:00 10:45 ${platz}`])
  })
})
