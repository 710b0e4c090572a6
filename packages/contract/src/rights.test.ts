import { describe, expect, test } from 'vitest'
import * as z from 'zod'
import { defineCall } from './call.ts'
import { may, ofWholeTown, type RightIn, type Role, realms, rights, rolesOf, type Who } from './rights.ts'

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

test('Every role has only rights of its realm, and everybody may sign out and change their password', () => {
  for (const realm of realms) {
    for (const [name, { rights: granted }] of Object.entries(rolesOf(realm))) {
      expect(Object.keys(rights[realm]), name).toEqual(expect.arrayContaining([...granted]))
      expect(granted, name).toContain('anmeldung')
    }
  }
})

test('A call without a right, or with one of another realm, does not compile', () => {
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
    'has nothing of what is about the whole town: %s',
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

  test('that is the whole town holds every page, and what has no path', () => {
    for (const path of ['/', '/schillerschule/ganztag', undefined])
      expect(may(editor(['redaktion']), 'inhalte-freigeben', page(path))).toBe(true)
  })

  test('is needed: who has none works nowhere, but may still sign out', () => {
    const lost = editor(['chefredaktion'], [])
    expect(may(lost, 'inhalte-schreiben', page('/'))).toBe(false)
    expect(may(lost, 'anmeldung')).toBe(true)
  })
})

test('An author writes and does not publish; an editor does', () => {
  expect(may(editor(['autor']), 'inhalte-schreiben', page('/rathaus'))).toBe(true)
  expect(may(editor(['autor']), 'inhalte-freigeben', page('/rathaus'))).toBe(false)
  expect(may(editor(['autor', 'redaktion']), 'inhalte-freigeben', page('/rathaus'))).toBe(true)
})

test('A role about certain kinds ends there, whatever else its owner is', () => {
  const council = editor(['ratsbuero'])
  expect(may(council, 'inhalte-freigeben', { kind: 'bekanntmachung' })).toBe(true)
  expect(may(council, 'inhalte-freigeben', page('/rathaus'))).toBe(false)
  const both = editor(['ratsbuero', 'autor'])
  expect(may(both, 'inhalte-schreiben', page('/rathaus'))).toBe(true)
  expect(may(both, 'inhalte-freigeben', page('/rathaus'))).toBe(false)
})

test('What is for the council alone is seen by its office and the administration, by no other editor', () => {
  const closed = { kind: 'bekanntmachung', audience: 'raete' } as const
  expect(may(editor(['chefredaktion']), 'inhalte-lesen', closed)).toBe(false)
  expect(may(editor(['redaktion']), 'inhalte-lesen', closed)).toBe(false)
  expect(may(editor(['ratsbuero']), 'inhalte-lesen', closed)).toBe(true)
  expect(may(editor(['administration']), 'inhalte-lesen', closed)).toBe(true)
})

test('What is for the staff alone is nothing that the council office sees', () => {
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
])('Beside the administration %s is given to %j', (right, given) => {
  const names = Object.keys(rolesOf('redaktion')) as Role<'redaktion'>[]
  expect(names.filter(name => may(editor([name]), right))).toEqual(['administration', ...given])
})

test('A program has what it was given of what its maker may, and nothing else', () => {
  const program = (only: RightIn<'redaktion'>[]) => editor(['autor'], ['/'], { only })
  expect(may(program(['inhalte-lesen']), 'inhalte-lesen')).toBe(true)
  expect(may(program(['inhalte-lesen']), 'inhalte-schreiben')).toBe(false)
  expect(may(program(['inhalte-freigeben']), 'inhalte-freigeben')).toBe(false)
})

test('A-16: who has to change the password may do that and nothing else', () => {
  const first = editor(['administration'], ['/'], { pflicht: 'passwort' })
  const allowed = Object.keys(rights.redaktion).filter(right => may(first, right as never))
  expect(allowed).toEqual(['anmeldung'])
})

test('Who needs a second factor can set it up and nothing else', () => {
  const first = editor(['administration'], ['/'], { pflicht: 'zweiter-faktor' })
  const allowed = Object.keys(rights.redaktion).filter(right => may(first, right as never))
  expect(allowed).toEqual(['anmeldung', 'konto'])
})
