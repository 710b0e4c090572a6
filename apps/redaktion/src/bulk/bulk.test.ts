import { inhaltStatuses } from '@rathausplatz/contract'
import { describe, expect, test } from 'vitest'
import {
  auftragOf,
  failuresOf,
  isAbout,
  isOneWay,
  namesOf,
  type Outcome,
  saidOfOutcome,
  type Target,
} from './bulk.ts'

const target = (has: Partial<Target> = {}): Target => ({
  id: 'a',
  art: 'seite',
  titel: 'Fundbüro',
  schluessel: '/rathaus/fundbuero',
  status: 'entwurf',
  fassung: 3,
  oeffentliche_fassung: null,
  gueltig_von: null,
  gueltig_bis: null,
  ...has,
})

const done = (id: string, titel: string) => ({ id, inhalt: { titel } })
const refused = (id: string, code: string) => ({
  id,
  fehler: { code, satz: 'Darauf verweist noch ein Inhalt.' },
})
const outcome = (...data: object[]) => ({ data, rueckgaengig: null }) as unknown as Outcome

describe('A step for several documents', () => {
  test('applies only to documents that it would change: public and scheduled documents are not published again', () => {
    const published = target({ oeffentliche_fassung: 3 })
    const about = (aktion: Parameters<typeof isAbout>[0], of = published) =>
      inhaltStatuses.filter(status => isAbout(aktion, { ...of, status }))
    expect(about('veroeffentlichen')).toEqual(['entwurf', 'in_pruefung', 'geaendert'])
    expect(about('zurueckziehen')).not.toContain('papierkorb')
    expect(about('zurueckziehen', target())).toEqual([])
    // An announced document cannot be deleted, and its withdrawal needs a reason: both exclude it from these
    // steps.
    const announced = { ...published, art: 'bekanntmachung' }
    expect(about('zurueckziehen', announced)).not.toContain('oeffentlich')
    expect(about('zurueckziehen', announced)).toContain('geplant')
    expect(about('loeschen', announced)).not.toContain('geaendert')
    for (const step of ['zurueckziehen', 'loeschen', 'verschieben', 'pflegen', 'veroeffentlichen'] as const)
      expect(about(step, announced)).not.toContain('zurueckgenommen')
    expect(about('loeschen')).toHaveLength(inhaltStatuses.length - 1)
    expect(about('zurueckholen')).toEqual(['papierkorb'])
    for (const step of ['zuordnen', 'verschieben'] as const) expect(about(step)).not.toContain('in_pruefung')
    // A document that has ended cannot get another end.
    expect(about('befristen')).toEqual(['geplant', 'oeffentlich', 'geaendert'])
  })

  test('publishes the revision that the list shows, and keeps its period', () => {
    const gueltig_bis = '2026-12-24T12:00:00.000Z'
    expect(auftragOf('veroeffentlichen', [target({ gueltig_bis })])).toEqual({
      aktion: 'veroeffentlichen',
      eintraege: [{ id: 'a', grundfassung: 3, gueltig_von: null, gueltig_bis }],
    })
    expect(auftragOf('loeschen', [target()])).toEqual({ aktion: 'loeschen', eintraege: [{ id: 'a' }] })
    expect(auftragOf('loeschen', [target()], {}, { trotzdem: true }).eintraege).toEqual([
      { id: 'a', trotzdem: true },
    ])
  })

  test('names its documents, but only the first of many', () => {
    const many = (count: number) => Array.from({ length: count }, (_, at) => target({ titel: `${at + 1}` }))
    expect(namesOf(many(2))).toEqual(['„1“', '„2“'])
    expect(namesOf(many(9))).toHaveLength(9)
    expect(namesOf(many(12)).slice(-2)).toEqual(['„8“', 'und 4 weitere'])
  })

  test('cannot be undone if the public revision differs from the draft', () => {
    const changed = target({ oeffentliche_fassung: 2 })
    expect(isOneWay('veroeffentlichen', changed)).toBe(true)
    expect(isOneWay('loeschen', changed)).toBe(true)
    expect(isOneWay('loeschen', target({ oeffentliche_fassung: 3 }))).toBe(false)
    expect(isOneWay('veroeffentlichen', target())).toBe(false)
  })
})

describe('The result of a step', () => {
  test('is one message: the title or number of changed documents, and the number of failures', () => {
    expect(saidOfOutcome('loeschen', outcome(done('a', 'Fundbüro')))).toBe('„Fundbüro“ liegt im Papierkorb.')
    expect(saidOfOutcome('veroeffentlichen', outcome(done('a', 'A'), done('b', 'B')))).toBe(
      '2 Inhalte sind öffentlich.',
    )
    expect(saidOfOutcome('zurueckziehen', outcome(done('a', 'A'), refused('b', 'verlinkt')))).toBe(
      '„A“ ist nicht mehr auf der Website. Einmal hat es nicht geklappt.',
    )
    expect(saidOfOutcome('loeschen', outcome(refused('a', 'verlinkt'), refused('b', 'konflikt')))).toBe(
      '2-mal hat es nicht geklappt.',
    )
  })

  test('lists the refused documents with the reason, and whether other documents link to them', () => {
    const targets = [target({ id: 'b', titel: 'Bauhof' })]
    const data = outcome(done('a', 'A'), refused('b', 'verlinkt'), refused('c', 'nicht-gefunden'))
    expect(failuresOf(data, targets)).toEqual([
      { id: 'b', art: 'seite', titel: 'Bauhof', satz: 'Darauf verweist noch ein Inhalt.', isLinked: true },
      {
        id: 'c',
        art: undefined,
        titel: 'Ein Inhalt',
        satz: 'Darauf verweist noch ein Inhalt.',
        isLinked: false,
      },
    ])
  })
})
