import { expect, test } from 'vitest'
import { aimOf, comparedIn, type Proposal, proposalState, proposedWords } from './vorschlaege.ts'

const angaben = {
  name: 'Ruderclub',
  rubriken: ['sport', 'weg'],
  einleitung: '',
  text: '',
  ansprechperson: '',
  telefon: '1',
  oeffentliche_email: '',
  webseite: '',
  haus: '',
  strasse: '',
  plz: '',
  ort: '',
  barrierefreiheit: '',
}
const proposal = (more: Partial<Proposal>) =>
  ({
    stand: 'bestaetigt',
    gesperrt_von: null,
    grund: '',
    detailURL: '',
    heute: null,
    inhalt: null,
    verzeichnisname: 'Vereine',
    rubriknamen: { sport: 'Sport' },
    angaben,
    ...more,
  }) as unknown as Proposal

test('A proposal is compared with the current entry, in words', () => {
  const heute = { ...angaben, telefon: '2', rubriken: ['sport'] }
  const compared = comparedIn(proposal({ heute }))
  expect(compared.filter(({ isChanged }) => isChanged)).toEqual([
    { name: 'rubriken', label: 'Rubriken', heute: 'Sport', neu: 'Sport, weg', isChanged: true },
    { name: 'telefon', label: 'Telefon', heute: '2', neu: '1', isChanged: true },
  ])
  expect(comparedIn(proposal({})).some(({ isChanged }) => isChanged)).toBe(false)
})

test('A proposal is described by its aim and its state', () => {
  expect(aimOf(proposal({}))).toBe('Neu für Vereine')
  expect(aimOf(proposal({ heute: angaben, inhalt: 'id' }))).toBe('Änderung in Vereine')
  expect(proposalState(proposal({}))).toBe('Wird geprüft')
  expect(proposalState(proposal({ stand: 'freigegeben', grund: 'Nein.', detailURL: '/x' }))).toBe(
    'Öffentlich, die Änderung ist abgelehnt',
  )
  const refused = { stand: 'gesperrt', gesperrt_von: 'stadt' } as const
  expect(proposalState(proposal(refused))).toBe('Abgelehnt')
  expect(proposalState(proposal({ ...refused, detailURL: '/x' }))).toBe(
    'Abgelehnt, der Eintrag bleibt wie bisher',
  )
  expect(proposalState(proposal({ ...refused, betreut: true }))).toBe('Gesperrt von der Stadt')
})

test('The waiting proposals give one sentence, or none', () => {
  expect(proposedWords({ bestaetigt: 0, freigegeben: 3 })).toBeUndefined()
  expect(proposedWords({ bestaetigt: 1, freigegeben: 0 })).toBe('Ein Vorschlag wartet auf Prüfung.')
  expect(proposedWords({ bestaetigt: 2, freigegeben: 0 })).toBe('2 Vorschläge warten auf Prüfung.')
})
