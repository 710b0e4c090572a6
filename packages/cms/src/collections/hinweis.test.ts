import { expect, test } from 'vitest'
import { collections } from './collections.ts'

const issuesOf = (hinweis: object) =>
  collections.hinweis.parse({ titel: 'Trinkwasser', ...hinweis }).issues?.map(({ path }) => path) ?? []

test('P7: an emergency without a text is refused; other notices need none', () => {
  expect(issuesOf({ stufe: 'notfall' })).toEqual(['text'])
  expect(issuesOf({ stufe: 'notfall', text: ' \n' })).toEqual(['text'])
  expect(issuesOf({ stufe: 'notfall', text: 'Bitte kochen Sie das Wasser ab.' })).toEqual([])
  expect(issuesOf({ stufe: 'dringend' })).toEqual([])
})

test.each([
  ['schillerschule', '/rathaus', ['seite']],
  ['schillerschule', '/', ['seite']],
  ['schillerschule', '/jahnschule', ['seite']],
  ['schillerschule', '/schillerschule-fest', ['seite']],
  ['schillerschule', '/schillerschule', []],
  ['schillerschule', '/schillerschule/mensa/', []],
  ['schillerschule', '', []],
  ['default', '/rathaus', []],
  ['default', '/freibad/preise', []],
])('P7: a notice of %s for the page %j is refused where it would be shown nowhere', (wo, seite, fields) => {
  expect(issuesOf({ wo, seite }).flat()).toEqual(fields)
})
