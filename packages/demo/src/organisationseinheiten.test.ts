import { oeffnungszeit } from '@rathausplatz/contract'
import { contradictions, openSpans } from '@rathausplatz/kalender'
import { BW } from '@rathausplatz/kalender/testing'
import { plusDays } from '@rathausplatz/time'
import { describe, expect, it } from 'vitest'
import { imRathaus } from './organisationseinheiten/haeuser.ts'
import { organisationseinheiten } from './organisationseinheiten.ts'

const heute = new Date('2026-11-20T09:00:00Z')
const einheiten = organisationseinheiten(heute)

describe('offices and houses', () => {
  it('include the seven that other pages name, are at least 21 in total, and have at least 35 people', () => {
    const slugs = einheiten.map(({ slug }) => slug)
    expect(slugs).toEqual(
      expect.arrayContaining([
        'rathaus',
        'buecherei',
        'freibad',
        'schillerschule',
        'jahnschule',
        'jugendmusikschule',
        'klimaschutz',
      ]),
    )
    expect(new Set(slugs).size).toBe(slugs.length)
    expect(slugs.length).toBeGreaterThanOrEqual(21)
    expect(einheiten.flatMap(({ kontaktpersonen = [] }) => kontaktpersonen).length).toBeGreaterThanOrEqual(35)
  })

  it('have e-mail addresses of the demo domain only', () => {
    const ways = einheiten.flatMap(({ kommunikation = [], kontaktpersonen = [] }) => [
      ...kommunikation,
      ...kontaktpersonen.flatMap(person => person.kommunikation ?? []),
    ])
    const mails = ways.filter(({ kanal }) => kanal === 'EMAIL').map(({ kennung }) => kennung)
    expect(mails.filter(mail => !/^[a-z.-]+@rebenau\.example\.org$/.test(mail))).toEqual([])
  })

  it('form a tree', () => {
    const slugs = new Set(einheiten.map(({ slug }) => slug))
    const missing = einheiten.filter(({ uebergeordnet = '' }) => uebergeordnet && !slugs.has(uebergeordnet))
    expect(missing).toEqual([])
  })

  it('all have hours and contact data', () => {
    for (const { name, oeffnungszeiten = [], zeitenWieOben, kommunikation = [], anschrift } of einheiten) {
      expect(oeffnungszeiten.length > 0 || zeitenWieOben, name).toBe(true)
      expect(kommunikation.length, name).toBeGreaterThan(0)
      expect(anschrift?.street, name).toBeTruthy()
    }
  })

  it('have hours without contradictions on every fifth day of two years', () => {
    // Removes duplicates first: most hours are the same on most days.
    const all = new Set<string>()
    for (let days = 0; days < 731; days += 5) {
      const day = new Date(`${plusDays('2026-11-20', days)}T09:00:00Z`)
      for (const { name, oeffnungszeiten = [] } of organisationseinheiten(day))
        for (const hours of oeffnungszeiten) all.add(JSON.stringify([name, hours]))
    }
    const found = [...all].flatMap(text => {
      const [name, hours] = JSON.parse(text) as [string, unknown]
      return contradictions(oeffnungszeit.parse(hours)).map(one => [name, one])
    })
    expect(found).toEqual([])
  })

  it('P3: state no hours that stand above them already', () => {
    const hoursOf = (slug = '') => einheiten.find(one => one.slug === slug)?.oeffnungszeiten ?? []
    const copies = einheiten.filter(({ uebergeordnet, oeffnungszeiten = [] }) =>
      oeffnungszeiten.some(one =>
        hoursOf(uebergeordnet).some(above => JSON.stringify(above) === JSON.stringify(one)),
      ),
    )
    expect(copies.map(({ name }) => name)).toEqual([])
    expect(einheiten.filter(({ zeitenWieOben }) => zeitenWieOben).length).toBeGreaterThanOrEqual(10)
  })

  it('P16: in the town hall keep no office open while the house is closed', () => {
    for (let days = 0; days < 731; days += 7) {
      const today = new Date(`${plusDays('2026-11-20', days)}T09:00:00Z`)
      const closings = imRathaus(today).map(({ beginn, ende }) => ({
        from: Date.parse(beginn),
        to: Date.parse(ende),
      }))
      const open = organisationseinheiten(today)
        .filter(({ anschrift }) => anschrift?.location?.startsWith('Rathaus'))
        .filter(({ oeffnungszeiten = [] }) => {
          const hours = oeffnungszeiten
            .map(one => oeffnungszeit.parse(one))
            .filter(({ typ }) => typ !== 'TELEFONISCHE_ERREICHBARKEIT')
          return closings.some(closing => openSpans(hours, closing, BW).length > 0)
        })
      expect(
        open.map(({ name }) => name),
        today.toISOString(),
      ).toEqual([])
    }
  })
})
