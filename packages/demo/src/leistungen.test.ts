import { describe, expect, it } from 'vitest'
import { lebenslagen } from './lebenslagen.ts'
import { leistungen } from './leistungen.ts'
import { organisationseinheiten } from './organisationseinheiten.ts'

describe('services of the town', () => {
  it('are the ones that people come for, each under an address of its own', () => {
    expect(leistungen.length).toBeGreaterThanOrEqual(35)
    expect(new Set(leistungen.map(({ slug }) => slug)).size).toBe(leistungen.length)
  })

  it.each(leistungen.map(leistung => [leistung.name, leistung] as const))(
    '%s says in a line what it is, what it costs, how long it takes, who does it and by which law',
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

  it('that has a fee without an amount says how it is reckoned', () => {
    const without = leistungen.flatMap(({ kosten = [] }) =>
      kosten.filter(({ betrag }) => betrag === undefined),
    )
    expect(without.filter(({ hinweis = '' }) => hinweis === '')).toEqual([])
  })
})

it('Life situations are nine to twelve, some with a second level, each with at least one service', () => {
  const top = lebenslagen.filter(({ uebergeordnet }) => uebergeordnet === undefined)
  expect(top.length).toBeGreaterThanOrEqual(9)
  expect(top.length).toBeLessThanOrEqual(12)
  const used = new Set<string>(leistungen.flatMap(leistung => leistung.lebenslagen))
  expect(lebenslagen.filter(({ slug }) => !used.has(slug)).map(({ name }) => name)).toEqual([])
})

it('Every office that is named is one of the town, or the county', () => {
  const units = new Set(organisationseinheiten(new Date('2026-11-20T09:00:00Z')).map(({ slug }) => slug))
  const named = leistungen.flatMap(leistung => leistung.organisationseinheiten)
  const strange = named.filter(({ id }) => !units.has(id)).map(({ name }) => name)
  expect(new Set(strange)).toEqual(new Set(['Landratsamt Rheinhardt']))
})
