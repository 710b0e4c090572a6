import { expect, test } from 'vitest'
import { publicWords } from '../document/state-words.ts'
import { isAnnounced, isSeen, standOf } from './stand.ts'

const taken = {
  art: 'bekanntmachung',
  status: 'zurueckgenommen',
  luecken: 0,
  fassung: 2,
  oeffentliche_fassung: 2,
  gueltig_von: null,
  gueltig_bis: null,
  zurueckgenommen_am: '2026-11-20',
} as const

test('The state of a withdrawn document names the day, and what is left at its address', () => {
  expect(standOf(taken)).toBe('Zurückgenommen am 20.11.2026')
  expect(publicWords(taken)).toBe(
    'Zurückgenommen am 20.11.2026. An der Adresse stehen nur noch der Titel, der Tag und der Grund.',
  )
  expect([isSeen(taken), isAnnounced(taken)]).toEqual([true, true])
})

test('A draft with gaps is marked as incomplete, unless it is in the trash', () => {
  const draft = { status: 'entwurf', luecken: 2, zurueckgenommen_am: null } as const
  expect(standOf(draft)).toBe('Entwurf, noch nicht vollständig')
  expect(standOf({ ...draft, status: 'papierkorb' })).toBe('Im Papierkorb')
})
