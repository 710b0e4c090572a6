import { describe, expect, it } from 'vitest'
import { baugebiete } from './baugebiete.ts'
import { seiten } from './seiten.ts'
import { stellen } from './stellen.ts'
import { verzeichniseintraege, verzeichnisse } from './verzeichnisse.ts'

const heute = new Date('2026-11-20T09:00:00Z')

describe('directories', () => {
  it('are listed on their page', () => {
    const listed = seiten(heute).flatMap(({ pfad, content }) =>
      content
        .filter(({ template }) => template === 'verzeichnis')
        .map(({ options }) => [options['verzeichnis'], pfad]),
    )
    expect(listed.toSorted()).toEqual(verzeichnisse.map(({ slug, seite }) => [slug, seite]).toSorted())
  })

  it('have at least thirty clubs, thirty businesses in twelve branches and eighty entries in total', () => {
    const of = (slug: string) => verzeichniseintraege.filter(({ verzeichnis }) => verzeichnis === slug).length
    expect(of('vereine')).toBeGreaterThanOrEqual(30)
    expect(of('betriebe')).toBeGreaterThanOrEqual(30)
    expect(verzeichniseintraege.length).toBeGreaterThanOrEqual(80)
    expect(verzeichnisse.find(({ slug }) => slug === 'betriebe')?.rubriken).toHaveLength(12)
  })

  it('define every rubrik of their entries, and have an entry in every rubrik', () => {
    for (const { slug, rubriken } of verzeichnisse) {
      const used = verzeichniseintraege.filter(({ verzeichnis }) => verzeichnis === slug)
      expect([...new Set(used.flatMap(({ rubriken }) => rubriken))].toSorted(), slug).toEqual(
        rubriken.map(({ id }) => id).toSorted(),
      )
    }
  })

  it('have a different telephone number for every entry', () => {
    const numbers = verzeichniseintraege.flatMap(({ kommunikation = [] }) => kommunikation[0]?.kennung ?? [])
    expect(new Set(numbers).size).toBe(verzeichniseintraege.length)
  })
})

describe('building areas', () => {
  it.each(baugebiete.map(({ name, bauplaetze = [] }) => [name, bauplaetze] as const))(
    '%s has plots that do not overlap',
    (_, bauplaetze) => {
      const boxes = bauplaetze.map(({ umriss = [] }) => ({
        left: Math.min(...umriss.map(([x]) => x)),
        right: Math.max(...umriss.map(([x]) => x)),
        top: Math.min(...umriss.map(([, y]) => y)),
        bottom: Math.max(...umriss.map(([, y]) => y)),
      }))
      for (const [index, a] of boxes.entries()) {
        const over = boxes
          .slice(index + 1)
          .filter(b => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom)
        expect(over).toEqual([])
      }
    },
  )
})

describe('jobs', () => {
  it('are at least nine, and open for more than two weeks', () => {
    const open = stellen(heute)
    expect(open.length).toBeGreaterThanOrEqual(9)
    for (const { validThrough } of open) {
      if (validThrough) expect(Date.parse(validThrough)).toBeGreaterThan(heute.getTime() + 14 * 86_400_000)
    }
  })
})
