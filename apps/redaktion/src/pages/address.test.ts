import { expect, test } from 'vitest'
import { below, isPart, isWithin, partOf, pathsAbove, splitPath } from './address.ts'

test.each([
  ['Fundbüro', 'fundbuero'],
  ['Öffnungszeiten & Preise', 'oeffnungszeiten-preise'],
  ['Straßenfest 2026!', 'strassenfest-2026'],
  ['Café „Élysée“', 'cafe-elysee'],
  ['  Haus – und – Hof  ', 'haus-und-hof'],
  ['GROẞE KREISSTADT', 'grosse-kreisstadt'],
  ['../../etc/passwd', 'etc-passwd'],
  ['???', ''],
  ['', ''],
])('The title %j gives the address part %j', (title, part) => {
  expect(partOf(title)).toBe(part)
})

test('A long title is cut between words, and a long word anywhere', () => {
  expect(partOf('Anmeldung eines Gewerbes '.repeat(20))).toBe(
    'anmeldung-eines-gewerbes-anmeldung-eines-gewerbes-anmeldung',
  )
  expect(partOf('x'.repeat(1_000_000))).toBe('x'.repeat(60))
  expect(isPart(partOf(`${'a'.repeat(40)} ${'b'.repeat(40)}`))).toBe(true)
})

test('A part of an address consists of lower case letters, digits and single hyphens', () => {
  for (const good of ['rathaus', 'b-3', '2026']) expect(isPart(good), good).toBe(true)
  for (const bad of ['', 'Rathaus', 'ä', '-a', 'a-', 'a--b', 'a/b', 'a b', '..'])
    expect(isPart(bad), bad).toBe(false)
})

test('A path splits into parent and part, and both make the path again', () => {
  expect(splitPath('/rathaus/amt')).toEqual({ parent: '/rathaus', part: 'amt' })
  expect(splitPath('/rathaus')).toEqual({ parent: '/', part: 'rathaus' })
  for (const path of ['/rathaus', '/rathaus/amt/fundbuero']) {
    const { parent, part } = splitPath(path)
    expect(below(parent, part)).toBe(path)
  }
})

test('A path contains itself and what is below it, not its siblings', () => {
  expect(isWithin('/schule', '/schule')).toBe(true)
  expect(isWithin('/schule/ag', '/schule')).toBe(true)
  expect(isWithin('/schulefest', '/schule')).toBe(false)
  expect(isWithin('/schule', '/')).toBe(true)
})

test('The paths above a page begin at the first level', () => {
  expect(pathsAbove('/a/b/c')).toEqual(['/a', '/a/b'])
  expect(pathsAbove('/a')).toEqual([])
  expect(pathsAbove('/')).toEqual([])
})
