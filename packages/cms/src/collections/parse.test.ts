import { field } from '@rathausplatz/contract'
import { expect, it } from 'vitest'
import * as z from 'zod'
import { parseWith } from './parse.ts'

const text = field.richText({ label: 'Text' })
const dirty = '<b onclick="x()">a</b><script>b</script>'
const cleaned = '<strong>a</strong>'

const parsed = (schema: z.ZodType, data: unknown) => parseWith(schema, data)

it.each([
  ['in an object', z.object({ text }), { text: dirty }, { text: cleaned }],
  ['in a list', z.array(text), [dirty], [cleaned]],
  ['in a record', z.record(z.string(), text), { a: dirty }, { a: cleaned }],
  [
    'in optional fields',
    z.object({ a: text.optional(), b: text.nullable().default(null) }),
    { a: dirty, b: dirty },
    { a: cleaned, b: cleaned },
  ],
  [
    'in a choice of shapes',
    z.discriminatedUnion('art', [
      z.object({ art: z.literal('a'), text }),
      z.object({ art: z.literal('b'), text: z.string() }),
    ]),
    { art: 'a', text: dirty },
    { art: 'a', text: cleaned },
  ],
  [
    'in a combination',
    z.intersection(z.object({ a: text }), z.object({ b: text })),
    { a: dirty, b: dirty },
    { a: cleaned, b: cleaned },
  ],
  ['behind a later definition', z.object({ a: z.lazy(() => text) }), { a: dirty }, { a: cleaned }],
  ['before a transformation', z.object({ a: text.transform(html => html) }), { a: dirty }, { a: cleaned }],
])('formatted text is cleaned in every field: %s', (_, schema, data, value) => {
  expect(parsed(schema, data)).toEqual({ value })
})

it('plain text is unchanged', () => {
  expect(parsed(z.object({ a: field.line({ label: 'A' }) }), { a: '1 < 2 & 3' })).toEqual({
    value: { a: '1 < 2 & 3' },
  })
})

it('a mandatory text that is empty after cleaning is missing', () => {
  const schema = z.object({ text: field.richText({ label: 'Text' }).min(1) })
  expect(parsed(schema, { text: '<script>x</script>' })).toEqual({
    issues: [{ path: 'text', message: 'Bitte ausfüllen.' }],
  })
})

it.each([
  [z.string(), undefined, 'Bitte ausfüllen.'],
  [z.string(), 7, 'Diese Angabe ist nicht gültig.'],
  [z.string().min(3), 'a', 'Mindestens 3 Zeichen.'],
  [z.string().max(3), 'abcd', 'Höchstens 3 Zeichen.'],
  [z.array(z.string()).min(1), [], 'Mindestens ein Eintrag.'],
  [z.number().max(3), 4, 'Höchstens 3.'],
  [z.enum(['a', 'b']), 'c', 'Bitte einen der vorgesehenen Werte wählen.'],
])('the message for an invalid value is in German', (schema, data, message) => {
  expect(parsed(schema, data)).toEqual({ issues: [{ path: '', message }] })
})
