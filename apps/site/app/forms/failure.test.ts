import { CmsError } from '@rathausplatz/contract'
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
