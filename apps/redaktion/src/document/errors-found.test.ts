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
    'datum-reihe',
    'datum-unmoeglich',
    'datum-vergangen',
    'datum-wochentag',
  ])
  const errors = Object.values(pruefregeln).filter(({ gewicht }) => gewicht === 'fehler')
  expect(found).toHaveLength(hints.length + errors.length)
})
