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

test('P12: A document for the council or the staff is never called public', () => {
  const of = (zielgruppe: 'intranet' | 'raete', status: 'oeffentlich' | 'geaendert') => {
    const one = { ...taken, status, zielgruppe, zurueckgenommen_am: null }
    return [standOf(one), publicWords(one)]
  }
  expect(of('raete', 'oeffentlich')).toEqual(['Im Ratsbereich', 'Im Ratsbereich zu sehen.'])
  expect(of('raete', 'geaendert')).toEqual([
    'Im Ratsbereich, mit Änderungen',
    'Im Ratsbereich ist noch die Fassung davor zu sehen.',
  ])
  expect(of('intranet', 'oeffentlich')).toEqual(['Im Intranet', 'Im Intranet zu sehen.'])
  expect(publicWords({ ...taken, status: 'entwurf' as never, zielgruppe: 'raete' })).toBe(
    'Entwurf, nicht im Ratsbereich.',
  )
})
