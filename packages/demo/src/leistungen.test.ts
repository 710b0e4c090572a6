import { describe, expect, it } from 'vitest'
import { lebenslagen } from './lebenslagen.ts'
import { leistungen } from './leistungen.ts'
import { organisationseinheiten } from './organisationseinheiten.ts'

describe('services of the town', () => {
  it('are at least 35, each with a unique address', () => {
    expect(leistungen.length).toBeGreaterThanOrEqual(35)
    expect(new Set(leistungen.map(({ slug }) => slug)).size).toBe(leistungen.length)
  })

  it.each(leistungen.map(leistung => [leistung.name, leistung] as const))(
    '%s has a short text, costs, a duration, an office and a legal basis',
    (_, {
      kurztext,
      kosten = [],
      bearbeitungsdauer = '',
      organisationseinheiten,
      textbloecke = [],
      synonyme = [],
    }) => {
      expect(kurztext.length).toBeGreaterThan(20)
      expect(kurztext.length).toBeLessThanOrEqual(160)
      expect(kosten.length).toBeGreaterThan(0)
      expect(bearbeitungsdauer).not.toBe('')
      expect(organisationseinheiten.length).toBeGreaterThan(0)
      expect(synonyme.length).toBeGreaterThan(2)
      expect(textbloecke.map(({ typ }) => typ)).toEqual(
        expect.arrayContaining(['rechtsgrundlage', 'freigabevermerk']),
      )
    },
  )

  it('that have a fee without an amount say how the fee is computed', () => {
    const without = leistungen.flatMap(({ kosten = [] }) =>
      kosten.filter(({ betrag }) => betrag === undefined),
    )
    expect(without.filter(({ hinweis = '' }) => hinweis === '')).toEqual([])
  })
})

it('There are nine to twelve main life situations, and each life situation has at least one service', () => {
  const top = lebenslagen.filter(({ uebergeordnet }) => uebergeordnet === undefined)
  expect(top.length).toBeGreaterThanOrEqual(9)
  expect(top.length).toBeLessThanOrEqual(12)
  const used = new Set<string>(leistungen.flatMap(leistung => leistung.lebenslagen))
  expect(lebenslagen.filter(({ slug }) => !used.has(slug)).map(({ name }) => name)).toEqual([])
})

it('Every office of a service is an office of the town, or the county', () => {
  const units = new Set(organisationseinheiten(new Date('2026-11-20T09:00:00Z')).map(({ slug }) => slug))
  const named = leistungen.flatMap(leistung => leistung.organisationseinheiten)
  const strange = named.filter(({ id }) => !units.has(id)).map(({ name }) => name)
  expect(new Set(strange)).toEqual(new Set(['Landratsamt Rheinhardt']))
})
