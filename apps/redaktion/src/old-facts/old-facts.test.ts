import { expect, test } from 'vitest'
import { changeWords, isLikelyOld, type Saying, saidOfMended, standingWords } from './old-facts.ts'

const saying = (more: Partial<Saying>, eigene = false): Saying => ({
  id: 'x',
  art: 'seite',
  titel: 'Bauen',
  ersetzbar: true,
  stellen: [{ alt: '030 1', feld: 'text', feldname: 'Text', satz: 'Ruf 030 1 an.', eigene }],
  ...more,
})

test('What a record states for itself, and what somebody may not change, is not chosen beforehand', () => {
  expect(isLikelyOld(saying({}))).toBe(true)
  expect(isLikelyOld(saying({}, true))).toBe(false)
  expect(isLikelyOld(saying({ ersetzbar: false }))).toBe(false)
})

test('What is said no more and what is said now are told in one sentence', () => {
  expect(changeWords({ angabe: 'telefon', alt: '030 1', neu: '030 2' })).toBe('„030 1“ heißt jetzt „030 2“')
  expect(changeWords({ angabe: 'telefon', alt: '030 1', neu: null })).toBe('„030 1“ gilt hier nicht mehr')
})

test('Where it still stands is counted', () => {
  const inhalte = [saying({}), saying({})]
  expect(standingWords({ angaben: [], inhalte, mehr: false })).toBe('In 2 anderen Inhalten steht es noch so.')
  expect(standingWords({ angaben: [], inhalte, mehr: true })).toBe(
    'In mehr als 2 anderen Inhalten steht es noch so.',
  )
  expect(standingWords({ angaben: [], inhalte: [saying({})], mehr: false })).toBe(
    'In einem anderen Inhalt steht es noch so.',
  )
})

test('What became of a press is said, also where a part of it was refused', () => {
  const done = { id: 'x', art: 'seite', titel: 'Bauen', stand: 'entwurf' } as const
  const refused = { ...done, stand: 'abgelehnt', satz: 'Liegt gerade zur Prüfung.' } as const
  expect(saidOfMended([done])).toBe('In einem Inhalt ersetzt, als Entwurf.')
  expect(saidOfMended([done, done, refused])).toBe(
    'In 2 Inhalten ersetzt, als Entwurf. In einem ging es nicht.',
  )
  expect(saidOfMended([refused])).toBe('Es wurde nichts ersetzt.')
})
