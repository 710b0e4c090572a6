import { describe, expect, it } from 'vitest'
import { isHoliday, plusDays } from './calendar.ts'
import { veranstaltungen } from './veranstaltungen.ts'

const everyDay = Array.from({ length: 366 }, (_, index) => plusDays('2027-01-01', index))
const calendar = everyDay.map(day => ({ day, events: veranstaltungen(new Date(`${day}T09:00:00Z`)) }))
const times = ['T00:00:00Z', 'T10:15:00Z', 'T22:59:00Z']

const clock = new Intl.DateTimeFormat('de-DE', {
  timeZone: 'Europe/Berlin',
  hour: '2-digit',
  minute: '2-digit',
})

describe('events', () => {
  it.each(times)('at least 14 lie ahead on every start day at %s', time => {
    for (const day of everyDay) {
      const heute = new Date(`${day}${time}`)
      const coming = veranstaltungen(heute).filter(event => Date.parse(event.datum_von) > heute.getTime())
      expect(coming.length, day).toBeGreaterThanOrEqual(14)
    }
  })

  it('keep addresses apart, end after they begin and stand in order', () => {
    for (const { day, events } of calendar) {
      expect(new Set(events.map(event => event.slug)).size, day).toBe(events.length)
      const starts = events.map(event => Date.parse(event.datum_von))
      expect(starts, day).toEqual(starts.toSorted((a, b) => a - b))
      for (const { titel, datum_von, datum_bis } of events) {
        if (datum_bis) expect(Date.parse(datum_bis), `${titel} ${day}`).toBeGreaterThan(Date.parse(datum_von))
      }
    }
  })

  it('begin at the time of day that they are written with, summer and winter', () => {
    for (const { events } of calendar) {
      for (const { datum_von, titel } of events) {
        expect(clock.format(new Date(datum_von)), titel).toBe(datum_von.slice(11, 16))
      }
    }
  })

  it('leave the market and the meetings out on public holidays', () => {
    for (const { events } of calendar) {
      const regular = events.filter(({ slug }) =>
        /^(?:wochenmarkt|gemeinderat|seniorennachmittag|vorlesenachmittag)/.test(slug),
      )
      expect(regular.filter(({ datum_von }) => isHoliday(datum_von.slice(0, 10)))).toEqual([])
    }
  })

  it('keep the customs on their days', () => {
    const dates = Object.fromEntries(
      veranstaltungen(new Date('2026-11-20T09:00:00Z')).map(({ slug, datum_von }) => [slug, datum_von]),
    )
    expect(dates).toMatchObject({
      adventsmarkt: '2026-11-28T14:00:00+01:00',
      winterkonzert: '2026-12-13T17:00:00+01:00',
      fasnachtsumzug: '2027-02-09T13:33:00+01:00',
      rathaussturm: '2027-02-04T17:11:00+01:00',
      flohmarkt: '2027-04-17T09:00:00+02:00',
      freibaderoeffnung: '2027-05-08T09:00:00+02:00',
      weinfest: '2027-09-10T18:00:00+02:00',
      martinsumzug: '2027-11-11T17:00:00+01:00',
      'gemeinderat-2026-12-08': '2026-12-08T18:30:00+01:00',
    })
  })
})
