import { expect, test } from 'vitest'
import { type CallName, calls } from './calls.ts'
import { contentQuery, emptyList } from './content-calls.ts'

test('Spec §5: a page can configure public lists and no other calls', () => {
  for (const name of ['aktuelles', 'veranstaltungen', 'organisationseinheiten'])
    expect(contentQuery(name)).toHaveProperty('seite')
  for (const name of [
    'login',
    'raeteLogin',
    'archiv',
    'intranetTexte',
    'route',
    'menu',
    'stadt',
    'organisationseinheit',
  ])
    expect(contentQuery(name), name).toBeUndefined()
})

test('I-09: a content fetch has no URL: anything but the name of a call is ignored', () => {
  for (const name of ['http://169.254.169.254/', '//evil.example', 'constructor', '__proto__', ''])
    expect(contentQuery(name), name).toBeUndefined()
})

test('Every list that a page can configure is read without a token', () => {
  const names = (Object.keys(calls) as CallName[]).filter(name => contentQuery(name))
  expect(names).toContain('aktuelles')
  for (const name of names) expect(calls[name]).not.toHaveProperty('realm')
})

test('Every list that a page can configure can be empty', () => {
  const names = (Object.keys(calls) as CallName[]).filter(name => contentQuery(name))
  for (const name of names)
    expect(calls[name].answer.safeParse(emptyList(calls[name])).error, name).toBeUndefined()
})
