import { expect, test } from 'vitest'
import { rightsIn, rightsToGive } from './right-words.ts'

test('A program may get the rights of its creator, except those for accounts and signing in', () => {
  const own = ['anmeldung', 'konto', 'konten-verwalten', 'zugaenge-verwalten', 'inhalte-lesen']
  expect(rightsToGive(own)).toEqual([
    { right: 'inhalte-lesen', words: 'Entwürfe, Fassungen und Listen der Redaktion sehen' },
  ])
})

test('The rights of a program are listed in words', () => {
  expect(rightsIn(['protokoll-lesen', 'menues-pflegen'])).toBe('das Änderungsprotokoll lesen; Menüs ändern')
})
