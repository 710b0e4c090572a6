import { describe, expect, test } from 'vitest'
import { isAtWork, isOpen, outcomeOf, shareOf } from './uebernahme.ts'

const anzahl = {
  gefunden: 0,
  gewaehlt: 0,
  uebernommen: 0,
  abgelehnt: 0,
  schon_da: 0,
  weggenommen: 0,
  geblieben: 0,
}

describe('The result of an import', () => {
  test('is one line', () => {
    const some = { ...anzahl, uebernommen: 1_198, abgelehnt: 2, schon_da: 1 }
    expect(outcomeOf({ stand: 'fertig', anzahl: some })).toBe('1.198 Entwürfe, 2 nicht möglich, 1 schon da')
    expect(outcomeOf({ stand: 'fertig', anzahl: { ...anzahl, uebernommen: 1 } })).toBe('ein Entwurf')
    expect(outcomeOf({ stand: 'sucht', anzahl })).toBe('')
  })
})

test('The progress is the share of pieces that are done', () => {
  expect(shareOf({ stand: 'sucht', anzahl })).toBeUndefined()
  expect(
    shareOf({ stand: 'laeuft', anzahl: { ...anzahl, gewaehlt: 150, uebernommen: 45, abgelehnt: 5 } }),
  ).toBe(0.25)
  expect(
    shareOf({
      stand: 'nimmt_zurueck',
      anzahl: { ...anzahl, uebernommen: 30, weggenommen: 60, geblieben: 10 },
    }),
  ).toBe(0.7)
  expect(shareOf({ stand: 'laeuft', anzahl })).toBe(0)
})

test('Pieces left by a finished import can still be chosen', () => {
  expect(isOpen({ stand: 'bereit', anzahl })).toBe(true)
  expect(isOpen({ stand: 'fertig', anzahl })).toBe(false)
  expect(isOpen({ stand: 'fertig', anzahl: { ...anzahl, gefunden: 3 } })).toBe(true)
  expect(isOpen({ stand: 'zurueckgenommen', anzahl: { ...anzahl, gefunden: 3 } })).toBe(false)
  expect(isAtWork({ stand: 'laeuft' })).toBe(true)
  expect(isAtWork({ stand: 'fertig' })).toBe(false)
})
