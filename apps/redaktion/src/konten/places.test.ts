import { expect, test } from 'vitest'
import { pathTyped, placeChoices, placesIn } from './places.ts'

test.each([
  [['/'], 'überall'],
  [['/jahnschule', '/'], 'überall'],
  [[], 'nirgends'],
  [['/jahnschule'], 'Jahnschule'],
  [['/jahnschule', '/schillerschule', '/rathaus/amt'], 'Jahnschule, Schillerschule und /rathaus/amt'],
])('The sections %j are described as "%s"', (paths, said) => {
  expect(placesIn(paths)).toBe(said)
})

test('Known sections are offered by name, and other sections of the account stay', () => {
  const choices = placeChoices(['/rathaus/amt', '/freibad'])
  expect(choices).toContainEqual({ path: '/freibad', label: 'Freibad' })
  expect(choices.at(-1)).toEqual({ path: '/rathaus/amt', label: '/rathaus/amt' })
  expect(choices.filter(({ path }) => path === '/freibad')).toHaveLength(1)
  expect(placeChoices(['/']).some(({ path }) => path === '/')).toBe(false)
})

test.each([
  ['/rathaus/amt', '/rathaus/amt'],
  [' Rathaus/Amt/ ', '/rathaus/amt'],
  ['/', undefined],
  ['', undefined],
  ['../x', undefined],
  ['/a b', undefined],
  ['/bücherei', undefined],
])('The typed text %j becomes the path %s', (typed, path) => {
  expect(pathTyped(typed)).toBe(path)
})
