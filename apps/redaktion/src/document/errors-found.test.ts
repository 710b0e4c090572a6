import { type Befund, pruefregeln } from '@rathausplatz/contract'
import { expect, test } from 'vitest'
import { errorsFound } from './errors-found.ts'

const finding = (regel: string): Befund => ({
  gewicht: pruefregeln[regel]?.gewicht ?? 'hinweis',
  regel,
  feld: 'text',
  feldname: 'Text',
  satz: '',
  rat: '',
})

test('Before publication errors are said once more, and hints at dates, old wording and displays', async () => {
  const found = await errorsFound(async () => Object.keys(pruefregeln).map(finding))
  const hints = found.filter(({ gewicht }) => gewicht !== 'fehler').map(({ regel }) => regel)
  expect(hints.toSorted()).toEqual([
    'alt-leichte-sprache',
    'alt-wortlaut',
    'auslegung-geschlossen',
    'datum-alt',
    'datum-anders',
    'datum-dauer',
    'datum-fern',
    'datum-frist',
    'datum-reihe',
    'datum-unmoeglich',
    'datum-vergangen',
    'datum-voraus',
    'datum-wochentag',
    'eintritt-beides',
    'name-doppelt',
  ])
  const errors = Object.values(pruefregeln).filter(({ gewicht }) => gewicht === 'fehler')
  expect(found).toHaveLength(hints.length + errors.length)
})

test('P19: a hint at what is public already is not said again at a correction; an error is', async () => {
  const known = Object.keys(pruefregeln).map(rule =>
    Object.assign(finding(rule), { schon_oeffentlich: true as const }),
  )
  const found = await errorsFound(async () => known)
  expect(found.length).toBeGreaterThan(0)
  expect(found.every(({ gewicht }) => gewicht === 'fehler')).toBe(true)
})
