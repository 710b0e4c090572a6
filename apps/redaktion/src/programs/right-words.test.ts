import { expect, test } from 'vitest'
import { rightsIn, rightsToGive } from './right-words.ts'

test('What a program may be given is what somebody has, and nothing of accounts and signing in', () => {
  const own = ['anmeldung', 'konto', 'konten-verwalten', 'zugaenge-verwalten', 'inhalte-lesen']
  expect(rightsToGive(own)).toEqual([
    { right: 'inhalte-lesen', words: 'Entwürfe, Fassungen und Listen der Redaktion sehen' },
  ])
})

test('What a program may is said in words', () => {
  expect(rightsIn(['protokoll-lesen', 'menues-pflegen'])).toBe('das Änderungsprotokoll lesen; Menüs ändern')
})
