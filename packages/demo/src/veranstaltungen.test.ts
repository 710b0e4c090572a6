import { termineOf } from '@rathausplatz/kalender'
import { plusDays } from '@rathausplatz/time'
import { describe, expect, it } from 'vitest'
import { isHoliday } from './calendar.ts'
import { rat } from './rat.ts'
import { rubrikIds } from './rubriken.ts'
import { ferienAm } from './schulferien.ts'
import { veranstaltungen } from './veranstaltungen.ts'

const days = Array.from({ length: 26 }, (_, index) => plusDays('2027-01-01', index * 15))
const calendar = days.map(day => {
  const heute = new Date(`${day}T09:00:00Z`)
  const events = veranstaltungen(heute)
  const termine = events.flatMap(event =>
    termineOf(event as never).map(termin => Object.assign({ slug: event.slug }, termin)),
  )
  return { day, heute, events, termine }
})

const clock = new Intl.DateTimeFormat('de-DE', {
  timeZone: 'Europe/Berlin',
  hour: '2-digit',
  minute: '2-digit',
})

describe('events', () => {
  it('fill every month of the coming year, whatever the day of the start', () => {
    for (const { day, heute, termine } of calendar) {
      const coming = termine.filter(
        ({ datum_von, entfaellt }) => !entfaellt && Date.parse(datum_von) > heute.getTime(),
      )
      const months = new Set(coming.map(({ termin }) => termin.slice(0, 7)))
      expect(months.size, day).toBeGreaterThanOrEqual(12)
      for (const month of [...months].toSorted().slice(1, 12)) {
        const count = coming.filter(({ termin }) => termin.startsWith(month)).length
        expect(count, `${day} ${month}`).toBeGreaterThanOrEqual(10)
      }
    }
  })

  it('have unique addresses, and end after they begin', () => {
    for (const { day, events, termine } of calendar) {
      expect(new Set(events.map(event => event.slug)).size, day).toBe(events.length)
      for (const { slug, datum_von, datum_bis } of termine) {
        if (datum_bis) expect(Date.parse(datum_bis), `${slug} ${day}`).toBeGreaterThan(Date.parse(datum_von))
      }
    }
  })

  it('begin at their written time of day, in summer and winter', () => {
    for (const { termine } of calendar) {
      for (const { datum_von, slug } of termine) {
        expect(clock.format(new Date(datum_von)), slug).toBe(datum_von.slice(11, 16))
      }
    }
  })

  it('of a series are cancelled on public holidays with a reason; the market moves to the day before', () => {
    for (const { termine } of calendar) {
      const regular = termine.filter(({ slug }) => /^(?:wochenmarkt|gemeinderat|vorlesestunde)$/.test(slug))
      for (const { termin, entfaellt, grund } of regular.filter(({ termin }) => isHoliday(termin))) {
        expect([entfaellt, grund !== ''], termin).toEqual([true, true])
      }
    }
    const market = calendar[0]?.termine.filter(({ slug }) => slug === 'wochenmarkt') ?? []
    expect(market.find(({ termin }) => termin === '2027-01-06')).toMatchObject({
      entfaellt: true,
      grund: 'Heilige Drei Könige, wir sind am Tag davor da',
    })
    expect(market.find(({ termin }) => termin === '2027-01-05')).toMatchObject({ entfaellt: false })
  })

  it('P16: are never in one room at the same time', () => {
    for (const { day, events, termine } of calendar) {
      const places = new Map(events.map(({ slug, ort }) => [slug, ort]))
      const held = termine.flatMap(({ slug, datum_von, datum_bis = datum_von, entfaellt }) => {
        const ort = places.get(slug)
        return entfaellt || !ort
          ? []
          : [{ slug, ort, from: Date.parse(datum_von), to: Date.parse(datum_bis) }]
      })
      const doubled = held.flatMap(one =>
        held
          .filter(
            ({ slug, ort, from, to }) => ort === one.ort && slug < one.slug && from < one.to && one.from < to,
          )
          .map(other => `${one.slug} and ${other.slug}: ${new Date(one.from).toISOString()}`),
      )
      expect(doubled, day).toEqual([])
    }
  })

  it('P16: of the mayor are at different times, council meetings included', () => {
    for (const { day, heute, termine } of calendar) {
      const own = termine.filter(
        ({ slug, entfaellt }) => !entfaellt && /^(?:buergersprechstunde|buergergespraech)/.test(slug),
      )
      const council = rat(heute).sitzungen
      const both = own.filter(({ datum_von, datum_bis = datum_von }) =>
        council.some(
          ({ datum_von: begin, datum_bis: end = begin }) =>
            Date.parse(begin) < Date.parse(datum_bis) && Date.parse(datum_von) < Date.parse(end),
        ),
      )
      expect(
        both.map(({ slug, termin }) => `${slug} ${termin}`),
        day,
      ).toEqual([])
    }
  })

  it('of the schools and the music school are never in the school holidays of Baden-Württemberg', () => {
    for (const { day, events, termine } of calendar) {
      const ofSchools = new Set(events.filter(({ ort = '' }) => /schule/i.test(ort)).map(({ slug }) => slug))
      expect(ofSchools.size, day).toBeGreaterThan(5)
      const wrong = termine.filter(
        ({ slug, termin, entfaellt }) => ofSchools.has(slug) && !entfaellt && ferienAm(termin),
      )
      expect(
        wrong.map(({ slug, termin }) => `${slug} ${termin}`),
        day,
      ).toEqual([])
    }
  })

  it('A36: in the school garden are in its season only, and the next one is ahead', () => {
    for (const { day, heute, termine } of calendar) {
      const garden = termine.filter(({ slug }) => slug === 'gartengruppe-jahnschule')
      expect(garden.filter(({ termin }) => /-(?:12|01|02)-/.test(termin))).toEqual([])
      expect(
        garden.some(({ datum_von }) => Date.parse(datum_von) > heute.getTime()),
        day,
      ).toBe(true)
    }
  })

  it.each([
    ['2026-12-24', 'Heiligabend'],
    ['2026-12-31', 'Silvester'],
  ])('A36: are cancelled on %s with the name of the day, %s', (tag, name) => {
    const running = veranstaltungen(new Date('2026-11-20T09:00:00Z')).find(({ slug }) => slug === 'lauftreff')
    const found = termineOf(running as never).find(({ termin }) => termin === tag)
    expect(found).toMatchObject({ entfaellt: true, grund: name })
  })

  it('include a future event in every category', () => {
    for (const { day, heute, events, termine } of calendar) {
      for (const rubrik of Object.keys(rubrikIds)) {
        const slugs = new Set(
          events.filter(({ rubriken }) => (rubriken as string[]).includes(rubrik)).map(({ slug }) => slug),
        )
        const coming = termine.some(
          ({ slug, datum_von, entfaellt }) =>
            slugs.has(slug) && !entfaellt && Date.parse(datum_von) > heute.getTime(),
        )
        expect(coming, `${rubrik} ${day}`).toBe(true)
      }
    }
  })

  it('place the customs of the town on their traditional days', () => {
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
      gemeinderat: '2026-09-08T18:30:00+02:00',
    })
  })
})
