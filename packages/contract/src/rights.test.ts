import { describe, expect, test } from 'vitest'
import * as z from 'zod'
import { defineCall } from './call.ts'
import { may, ofWholeTown, type Who } from './may.ts'
import { type RightIn, type Role, realms, rights, rolesOf } from './rights.ts'

const editor = (roles: Role<'redaktion'>[], sections = ['/'], more: object = {}): Who<'redaktion'> => ({
  realm: 'redaktion',
  id: 'a1',
  roles,
  sections,
  name: 'Anna Beispiel',
  email: 'anna@example.org',
  ...more,
})

const page = (path?: string) => ({ kind: 'seite', path })

test('Every role has only rights of its realm, and every account may sign out and change its password', () => {
  for (const realm of realms) {
    for (const [name, { rights: granted }] of Object.entries(rolesOf(realm))) {
      expect(Object.keys(rights[realm]), name).toEqual(expect.arrayContaining([...granted]))
      expect(granted, name).toContain('anmeldung')
    }
  }
})

test('A call without a right, or with a right of another realm, does not compile', () => {
  const stated = {
    name: 'x',
    method: 'GET',
    path: '/api/cms/x',
    summary: 'x',
    answer: z.object({}),
    examples: [],
  } as const
  // @ts-expect-error no right
  defineCall({ ...stated })
  // @ts-expect-error no right in its realm
  defineCall({ ...stated, realm: 'intranet' })
  // @ts-expect-error everybody may, but a token is needed
  defineCall({ ...stated, realm: 'intranet', right: 'oeffentlich' })
  // @ts-expect-error a right of another realm
  defineCall({ ...stated, realm: 'intranet', right: 'rat-lesen' })
  // @ts-expect-error a right without a realm
  defineCall({ ...stated, right: 'intranet-lesen' })
  expect(defineCall({ ...stated, realm: 'intranet', right: 'intranet-lesen' }).right).toBe('intranet-lesen')
  expect(defineCall({ ...stated, right: 'oeffentlich' }).right).toBe('oeffentlich')
})

describe('A section', () => {
  const school = editor(['redaktion'], ['/schillerschule'])

  test.each([...ofWholeTown] as RightIn<'redaktion'>[])(
    'has no right that concerns the whole town: %s',
    right => {
      const of = (sections: string[]) => may(editor(['administration'], sections), right)
      expect([of(['/']), of(['/schillerschule']), of(['/schillerschule', '/']), of([])]).toEqual([
        true,
        false,
        true,
        false,
      ])
    },
  )

  test.each([
    ['/schillerschule', true],
    ['/schillerschule/ganztag', true],
    ['/schillerschule-alt', false],
    ['/jahnschule', false],
    ['/', false],
    [undefined, false],
  ])('lets an editor of the school publish %s: %s', (path, expected) => {
    expect(may(school, 'inhalte-freigeben', page(path))).toBe(expected)
  })

  test('of the whole town includes every page, and documents without a path', () => {
    for (const path of ['/', '/schillerschule/ganztag', undefined])
      expect(may(editor(['redaktion']), 'inhalte-freigeben', page(path))).toBe(true)
  })

  test('is required: an editor without a section cannot write, but may sign out', () => {
    const lost = editor(['chefredaktion'], [])
    expect(may(lost, 'inhalte-schreiben', page('/'))).toBe(false)
    expect(may(lost, 'anmeldung')).toBe(true)
  })
})

test('An author writes but does not publish; an editor publishes', () => {
  expect(may(editor(['autor']), 'inhalte-schreiben', page('/rathaus'))).toBe(true)
  expect(may(editor(['autor']), 'inhalte-freigeben', page('/rathaus'))).toBe(false)
  expect(may(editor(['autor', 'redaktion']), 'inhalte-freigeben', page('/rathaus'))).toBe(true)
})

test('A role for certain kinds gives no right on other kinds, also combined with other roles', () => {
  const council = editor(['ratsbuero'])
  expect(may(council, 'inhalte-freigeben', { kind: 'bekanntmachung' })).toBe(true)
  expect(may(council, 'inhalte-freigeben', page('/rathaus'))).toBe(false)
  const both = editor(['ratsbuero', 'autor'])
  expect(may(both, 'inhalte-schreiben', page('/rathaus'))).toBe(true)
  expect(may(both, 'inhalte-freigeben', page('/rathaus'))).toBe(false)
})

test('Documents for the council are visible to the council office and the administration only', () => {
  const closed = { kind: 'bekanntmachung', audience: 'raete' } as const
  expect(may(editor(['chefredaktion']), 'inhalte-lesen', closed)).toBe(false)
  expect(may(editor(['redaktion']), 'inhalte-lesen', closed)).toBe(false)
  expect(may(editor(['ratsbuero']), 'inhalte-lesen', closed)).toBe(true)
  expect(may(editor(['administration']), 'inhalte-lesen', closed)).toBe(true)
})

test('Documents for the staff are not visible to the council office', () => {
  const forStaff = { kind: 'bekanntmachung', audience: 'intranet' } as const
  expect(may(editor(['ratsbuero']), 'inhalte-lesen', forStaff)).toBe(false)
  expect(may(editor(['redaktion']), 'inhalte-lesen', forStaff)).toBe(true)
})

test.each<[RightIn<'redaktion'>, Role<'redaktion'>[]]>([
  ['konten-verwalten', []],
  ['zugaenge-verwalten', []],
  ['stadt-ausfuehren', []],
  ['schaeden-einreichen', []],
  ['einstellungen-pflegen', ['chefredaktion']],
  ['weiterleitungen-pflegen', ['chefredaktion']],
  ['suchworte-pflegen', ['chefredaktion']],
  ['von-websites-uebernehmen', ['chefredaktion']],
  ['protokoll-lesen', ['chefredaktion']],
  ['lesebestaetigungen-lesen', ['chefredaktion']],
  ['menues-pflegen', ['chefredaktion', 'redaktion']],
  ['abfall-pflegen', ['chefredaktion', 'redaktion']],
  ['inhalte-freigeben', ['chefredaktion', 'redaktion', 'ratsbuero', 'personal']],
  ['inhalte-loeschen', ['chefredaktion', 'redaktion', 'ratsbuero', 'personal']],
  ['rat-vorbereiten', ['ratsbuero']],
  ['eingaenge-lesen', ['posteingang']],
  ['eingaenge-bearbeiten', ['posteingang']],
  ['schaeden-bearbeiten', ['posteingang']],
  ['pinnwand-pruefen', ['chefredaktion', 'posteingang']],
  ['termine-fuehren', ['terminvergabe']],
])('Besides the administration, %s is granted to %j', (right, given) => {
  const names = Object.keys(rolesOf('redaktion')) as Role<'redaktion'>[]
  expect(names.filter(name => may(editor([name]), right))).toEqual(['administration', ...given])
})

test('A program has a right only if both the key and its owner have it', () => {
  const program = (only: RightIn<'redaktion'>[]) => editor(['autor'], ['/'], { only })
  expect(may(program(['inhalte-lesen']), 'inhalte-lesen')).toBe(true)
  expect(may(program(['inhalte-lesen']), 'inhalte-schreiben')).toBe(false)
  expect(may(program(['inhalte-freigeben']), 'inhalte-freigeben')).toBe(false)
})

test('A-16: a user who has to change the password may do only that', () => {
  const first = editor(['administration'], ['/'], { pflicht: 'passwort' })
  const allowed = Object.keys(rights.redaktion).filter(right => may(first, right as never))
  expect(allowed).toEqual(['anmeldung'])
})

test('A user who needs a second factor has only the rights of every account until it is set up', () => {
  const first = editor(['administration'], ['/'], { pflicht: 'zweiter-faktor' })
  const allowed = Object.keys(rights.redaktion).filter(right => may(first, right as never))
  expect(allowed).toEqual(['anmeldung', 'konto'])
})
