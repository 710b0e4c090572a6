import { DAY_MS } from '@rathausplatz/time'
import { describe, expect, it } from 'vitest'
import { aktuelles } from './aktuelles.ts'

const words = (text: string) =>
  text
    .replaceAll(/<[^>]+>/g, ' ')
    .split(/\s+/)
    .filter(Boolean).length

describe.each(['2026-11-20T09:00:00Z', '2027-07-04T23:30:00Z', '2028-02-29T05:00:00Z'])(
  'news on %s',
  start => {
    const heute = new Date(start)
    const articles = aktuelles(heute)

    it('are at least 18, the newest first and at most two days old', () => {
      expect(articles.length).toBeGreaterThanOrEqual(18)
      const ages = articles.map(({ datum_von }) => (heute.getTime() - Date.parse(datum_von)) / DAY_MS)
      expect(ages).toEqual(ages.toSorted((a, b) => a - b))
      expect(ages[0]).toBeGreaterThan(0)
      expect(ages[0]).toBeLessThan(2)
    })

    it('have unique addresses and 80 to 200 words', () => {
      expect(new Set(articles.map(({ slug }) => slug)).size).toBe(articles.length)
      for (const { titel, text } of articles) {
        expect(words(text), titel).toBeGreaterThanOrEqual(80)
        expect(words(text), titel).toBeLessThanOrEqual(200)
      }
    })

    it('have a picture in most cases, and cover all interest groups', () => {
      expect(articles.filter(artikel => 'bild' in artikel).length).toBeGreaterThan(articles.length / 2)
      expect(new Set(articles.flatMap(artikel => artikel.interessengruppen_id))).toEqual(
        new Set([1, 2, 3, 4, 5]),
      )
    })
  },
)
