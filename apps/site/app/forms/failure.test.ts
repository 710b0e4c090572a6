import { CmsError, NoData } from '@rathausplatz/contract'
import { expect, test } from 'vitest'
import { testSite } from '../testing/test-site.ts'
import { failureOf } from './failure.ts'

const failed = (error: unknown) => {
  const { site, lines } = testSite({})
  return { ...failureOf(error, site, 'Meldung'), lines }
}

test('A form that the CMS refuses is a 422 that names the fields, and is not logged', () => {
  const issues = [{ path: 'email.domain', message: 'Bitte eine E-Mail-Adresse angeben.' }]
  expect(failed(new CmsError('ungueltig', 'Bitte prüfen.', { details: { issues } }))).toMatchObject({
    status: 422,
    errors: { email: 'Bitte eine E-Mail-Adresse angeben.' },
    lines: [],
  })
})

test('The sender of too many forms gets a message with the time to wait', () => {
  expect(failed(new CmsError('zu-viele', 'Bitte warten.', { retryAfter: 90 }))).toMatchObject({
    status: 429,
    title: 'Bitte warten.',
    headers: { 'retry-after': '90' },
    lines: [],
  })
})

test('A form that could not be stored is a 503 with a message, and logs one line', () => {
  expect(failed(new Error('kaputt'))).toMatchObject({
    status: 503,
    title: expect.stringContaining('Ihre Angaben stehen noch hier.'),
    headers: { 'retry-after': '60' },
    lines: [{ level: 'error' }],
  })
})

const HERE = 'Ihre Angaben stehen noch hier.'

test.each([
  ['503', new NoData('a', undefined, { status: 503 }), 'ließ sich gerade nicht speichern'],
  ['405', new NoData('a', undefined, { status: 405 }), 'ließ sich gerade nicht speichern'],
  ['a success that says it is none', new NoData('a', undefined, { status: 200, saysNo: true }), 'ließ sich'],
  ['no connection', new NoData('a', Object.assign(new Error('x'), { code: 'ECONNREFUSED' })), 'ließ sich'],
  ['a fault of our own CMS', new CmsError('fehler'), 'ließ sich gerade nicht speichern'],
  ['500', new NoData('a', undefined, { status: 500 }), 'Wir wissen nicht, ob'],
  ['504', new NoData('a', undefined, { status: 504 }), 'Wir wissen nicht, ob'],
  [
    'a success with a page',
    new NoData('a', undefined, { status: 200, isPage: true }),
    'Wir wissen nicht, ob',
  ],
  ['silence', new NoData('a', new DOMException('late', 'TimeoutError')), 'Wir wissen nicht, ob'],
])('L2: a sender reads "not stored" only if that is known: %s', (_what, error, words) => {
  const { title, status, headers } = failed(error)
  expect(title).toContain(words)
  expect(title).toContain(HERE)
  expect([status, headers]).toEqual([503, { 'retry-after': '60' }])
})

test.each([
  new CmsError('nicht-angemeldet'),
  new NoData('a', undefined, { status: 401 }),
  new NoData('a', undefined, { status: 403 }),
])('L8: nobody is asked to sign in to send a public form: %s', error => {
  const { title, status, lines } = failed(error)
  expect([status, lines.length]).toEqual([503, 1])
  expect(title).not.toMatch(/melden Sie sich|Berechtigung/)
})

test('L8: the header and the sentence name the same wait', () => {
  expect(failed(new CmsError('zu-viele', undefined, { retryAfter: 90 }))).toMatchObject({
    title: expect.stringContaining('in 2 Minuten'),
    headers: { 'retry-after': '90' },
  })
})
