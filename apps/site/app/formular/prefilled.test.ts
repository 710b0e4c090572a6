import { calls } from '@rathausplatz/contract'
import { kontaktformular } from '@rathausplatz/contract/kontaktformular'
import { expect, test } from 'vitest'
import { pageBefore, prefilled } from './prefilled.ts'

const form = calls.formular.answer.parse({ ...calls.formular.examples[0]?.answer, ...kontaktformular })
const TOWN = 'https://www.rebenau.example.org'
const comingFrom = (referer: string) =>
  pageBefore(new Request(`${TOWN}/kontakt`, { headers: { referer } }), TOWN)

test.each([
  ['a page of the town', `${TOWN}/freibad/preise?von=erika#oben`, '/freibad/preise'],
  ['the start', `${TOWN}/`, undefined],
  ['the form itself', `${TOWN}/kontakt`, undefined],
  ['a page with a key', `${TOWN}/schaeden/eigene/Q7mT2xVb9K`, undefined],
  ['the search', `${TOWN}/suche/?q=erika`, undefined],
  ['another website', 'https://evil.example/freibad', undefined],
  ['nowhere', '', undefined],
  ['something odd', 'javascript:alert(1)', undefined],
])(
  'The page of origin is taken from a referrer only if it is a public content page of the town: %s',
  (_, referer, path) => {
    expect(comingFrom(referer)).toBe(path)
  },
)

test('A page named by a link takes precedence over the referrer; a link does not fill in free text', () => {
  const answers = (query: string, from?: string) =>
    prefilled(form, { query: new URLSearchParams(query), from, heute: '2026-11-27' })
  expect(answers('', '/freibad')).toEqual({ seite: '/freibad' })
  expect(answers('seite=/buecherei', '/freibad')).toEqual({ seite: '/buecherei' })
  expect(answers('anlass=barriere&nachricht=Gewonnen&name=Evil')).toEqual({ anlass: 'barriere' })
})
