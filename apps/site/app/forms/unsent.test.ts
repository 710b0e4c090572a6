import { UNSAFE_ErrorResponseImpl as ErrorResponse } from 'react-router'
import { expect, test } from 'vitest'
import { unsentBy } from './unsent.ts'

/** As the router has it of an answer that is no page of the site: words of a server before it, or of the frame. */
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
] as const)('What is answered with %i to a form sent by script is %s', (status, why) => {
  expect(unsentBy(answered(status))).toBe(why)
})

test('The refusal of the site itself, that the CMS is away, leaves the form as it stands too', () => {
  expect(unsentBy(answered(503, { hint: 'Das ist gerade nicht möglich.', kept: {} }))).toBe('gerade-nicht')
})

test('No network is one thing, a fault of the page another', () => {
  expect(unsentBy(new TypeError('Failed to fetch'))).toBe('ohne-netz')
  expect(unsentBy(new Error('kaputt'))).toBeUndefined()
})
