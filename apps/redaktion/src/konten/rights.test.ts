import { expect, test } from 'vitest'
import { invitationMissing } from './invitation.ts'
import { rightsMissing, sameRights } from './rights.ts'

test('An account for contents needs a role and a section', () => {
  expect(Object.keys(rightsMissing('redaktion', { rollen: [], bereiche: [] }))).toEqual(['rollen'])
  expect(Object.keys(rightsMissing('redaktion', { rollen: ['autor'], bereiche: [] }))).toEqual(['bereiche'])
  expect(rightsMissing('redaktion', { rollen: ['autor'], bereiche: ['/jahnschule'] })).toEqual({})
  expect(rightsMissing('redaktion', { rollen: ['posteingang'], bereiche: ['/freibad'] })).toEqual({})
  expect(rightsMissing('raete', { rollen: ['mitglied'], bereiche: [] })).toEqual({})
})

test('The order of roles and sections does not matter', () => {
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
])('Missing input of an invitation is listed by field: %j', (more, fields) => {
  expect(Object.keys(invitationMissing({ ...anna, ...more }))).toEqual(fields)
})
