import fc from 'fast-check'
import { expect, test } from 'vitest'
import { withBody } from './body-limit.ts'
import { boundaryOf, judgeOfForm } from './form-parts.ts'

const LINE = '----WebKitFormBoundaryabcdefghijkl'
const MULTIPART = `multipart/form-data; boundary=${LINE}`
const URLENCODED = 'application/x-www-form-urlencoded'

const field = (name: string, value = '') =>
  `--${LINE}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`
const file = (value: string, head = 'Content-Disposition: form-data; name="a"; filename="a.pdf"') =>
  `--${LINE}\r\n${head}\r\nContent-Type: application/pdf\r\n\r\n${value}\r\n`
const END = `--${LINE}--\r\n`
const many = (count: number, make: (index: number) => string) =>
  Array.from({ length: count }, (_, n) => make(n))

/** Judges a body that arrives in pieces of this size. */
function judged(type: string, body: string, size = body.length): boolean {
  const fits = judgeOfForm(type)
  const bytes = Buffer.from(body)
  for (let at = 0; at < bytes.length; at += size) if (!fits(bytes.subarray(at, at + size))) return false
  return true
}

const forms: readonly (readonly [what: string, body: string, fits: boolean])[] = [
  ['200 parts', many(200, n => field(`f${n}`)).join('') + END, true],
  ['201 parts', many(201, n => field(`f${n}`)).join('') + END, false],
  ['201 parts without an end', many(202, n => field(`f${n}`)).join(''), false],
  ['201 files', many(201, () => file('x')).join('') + END, false],
  ['parts of one name', many(300, () => field('a')).join('') + END, false],
  ['boundaries with nothing between them', `--${LINE}\r\n\r\n`.repeat(300), false],
  ['boundaries glued together', `--${LINE}`.repeat(4_000), false],
  ['a form of another form', file(`--inner\r\n\r\n`.repeat(300)) + END, true],
  ['a head of four kilobytes', file('x', `X: ${'a'.repeat(4_000)}`) + END, true],
  ['a head that is longer', file('x', `X: ${'a'.repeat(5_000)}`) + END, false],
  ['a name of a field that is longer', field('a'.repeat(5_000), 'x') + END, false],
  ['a head that never ends', `--${LINE}\r\n${'a: b\r\n'.repeat(2_000)}`, false],
  ['a file of a megabyte', file('x'.repeat(1_000_000)) + END, true],
  ['a text of a megabyte', field('a', 'x'.repeat(1_000_000)) + END, false],
  ['texts of a megabyte together', many(100, n => field(`f${n}`, 'x'.repeat(10_000))).join('') + END, false],
  ['a text whose name looks like a file', field('"; x="; filename=', 'x'.repeat(300_000)) + END, false],
  ['a text before the first part', 'x'.repeat(300_000) + field('a') + END, false],
  ['nothing', '', true],
]

test.each(forms)('A3: a form of %s is accepted or refused while it arrives', (_, body, fits) => {
  expect(judged(MULTIPART, body)).toBe(fits)
})

test('A3: a form is judged alike, in whatever pieces it arrives', () => {
  const small = forms.filter(([, body]) => body.length < 40_000)
  const anyForm = fc.constantFrom(...small)
  fc.assert(
    fc.property(anyForm, fc.integer({ min: 1, max: 3_000 }), ([, body, fits], size) => {
      expect(judged(MULTIPART, body, size)).toBe(fits)
    }),
  )
  for (const [, body, fits] of small) expect(judged(MULTIPART, body, 1)).toBe(fits)
})

test.each([
  [1_000, true],
  [1_001, false],
  [60_000, false],
])('A3: %i pairs in a form without files are accepted: %s', (count, fits) => {
  expect(judged(URLENCODED, many(count, () => 'a').join('&'), 1_000)).toBe(fits)
})

test('A3: a body that is not a form is not counted', () => {
  expect(judged('application/json', '&'.repeat(100_000))).toBe(true)
  expect(judged('application/pdf', END.repeat(1_000))).toBe(true)
})

test.each([
  [MULTIPART, LINE],
  [`multipart/form-data; boundary="${LINE}"`, LINE],
  [`Multipart/Form-Data;boundary=${LINE}; charset=utf-8`, LINE],
  ['multipart/form-data', undefined],
  [`multipart/form-data; boundary=${LINE}; boundary=other`, undefined],
  [`multipart/form-data; x="; boundary=${LINE}"; boundary=other`, undefined],
  [`multipart/form-data; boundary="${LINE}\\""`, undefined],
  [`multipart/mixed; boundary=${LINE}`, undefined],
])('A3: the boundary of %s is %s, undefined if it is ambiguous', (type, boundary) => {
  expect(boundaryOf(type)).toBe(boundary)
})

test('A3: after too many parts, the rest of a form is not read', async () => {
  let pieces = 0
  const body = new ReadableStream({
    pull(controller) {
      pieces += 1
      controller.enqueue(Buffer.from(field('a').repeat(50)))
    },
  })
  const request = new Request('https://www.rebenau.example.org/kontakt', {
    method: 'POST',
    body,
    headers: { 'content-type': MULTIPART },
    duplex: 'half',
  } as RequestInit)
  expect(await withBody(request, 25_000_000)).toBeUndefined()
  expect(pieces).toBeLessThan(10)
})
