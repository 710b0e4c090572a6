import { UNSAFE_ErrorResponseImpl as ErrorResponse } from 'react-router'
import { expect, test } from 'vitest'
import { unsentBy } from './unsent.ts'

/**
 * An answer that is not a page of the site, as the router passes it on: it comes from a proxy or from the
 * server that runs the site.
 */
const answered = (status: number, body: unknown = '<h1>Bad Gateway</h1>') =>
  new ErrorResponse(status, '', body)

test.each([
  [413, 'zu-gross'],
  [408, 'gerade-nicht'],
  [429, 'gerade-nicht'],
  [500, 'gerade-nicht'],
  [502, 'gerade-nicht'],
  [503, 'gerade-nicht'],
  [504, 'gerade-nicht'],
  [400, undefined],
  [403, undefined],
  [404, undefined],
] as const)('A form sent by script and answered with %i gives the reason %s', (status, why) => {
  expect(unsentBy(answered(status))).toBe(why)
})

test('If the site answers that the CMS is unavailable, the form is unsent for the reason gerade-nicht', () => {
  expect(unsentBy(answered(503, { hint: 'Das ist gerade nicht möglich.', kept: {} }))).toBe('gerade-nicht')
})

test('A missing network gives the reason ohne-netz; a fault of the page gives none', () => {
  expect(unsentBy(new TypeError('Failed to fetch'))).toBe('ohne-netz')
  expect(unsentBy(new Error('kaputt'))).toBeUndefined()
})
