import { expect, test } from 'vitest'
import { invitationMissing } from './invitation.ts'
import { rightsMissing, sameRights } from './rights.ts'

test('Whoever works on contents needs a role and a place', () => {
  expect(Object.keys(rightsMissing('redaktion', { rollen: [], bereiche: [] }))).toEqual(['rollen'])
  expect(Object.keys(rightsMissing('redaktion', { rollen: ['autor'], bereiche: [] }))).toEqual(['bereiche'])
  expect(rightsMissing('redaktion', { rollen: ['autor'], bereiche: ['/jahnschule'] })).toEqual({})
  expect(rightsMissing('redaktion', { rollen: ['posteingang'], bereiche: ['/freibad'] })).toEqual({})
  expect(rightsMissing('raete', { rollen: ['mitglied'], bereiche: [] })).toEqual({})
})

test('The order of roles and places is no difference', () => {
  const rights = { rollen: ['autor', 'personal'], bereiche: ['/a', '/b'] }
  expect(sameRights(rights, { rollen: ['personal', 'autor'], bereiche: ['/b', '/a'] })).toBe(true)
  expect(sameRights(rights, { ...rights, bereiche: ['/a'] })).toBe(false)
  expect(sameRights(rights, { ...rights, rollen: ['autor', 'redaktion'] })).toBe(false)
})

const anna = {
  zugang: 'raete',
  vorname: 'Anna',
  nachname: 'Beispiel',
  email: 'anna@example.org',
  person: 'anna-beispiel',
  rollen: ['mitglied'],
  bereiche: [],
} as const

test.each([
  [{}, []],
  [{ vorname: '', nachname: '' }, ['vorname', 'nachname']],
  [{ email: 'anna' }, ['email']],
  [{ person: undefined }, ['person']],
  [{ email: 'a@b.de,c@d.de x' }, ['email']],
])('Before anybody is invited, what is missing is named field by field: %j', (more, fields) => {
  expect(Object.keys(invitationMissing({ ...anna, ...more }))).toEqual(fields)
})
