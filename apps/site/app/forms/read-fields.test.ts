import { expect, test } from 'vitest'
import * as z from 'zod'
import { readFields } from './read-fields.ts'

const schema = z.object({
  name: z.string().min(1, 'Bitte ausfüllen.'),
  email: z.email('Bitte eine E-Mail-Adresse angeben.'),
  themen: z.array(z.string()),
})

function sent(fields: readonly (readonly [string, string])[]) {
  const form = new FormData()
  for (const [name, value] of fields) form.append(name, value)
  return readFields(form, schema)
}

const typed = [
  ['name', 'Erika\r\nBeispiel'],
  ['themen', 'sport'],
  ['themen', 'kultur'],
] as const

test('Valid input is returned as typed; a list is returned with all selected values', () => {
  expect(sent([...typed, ['email', 'erika@example.org']])).toMatchObject({
    data: { name: 'Erika\nBeispiel', email: 'erika@example.org', themen: ['sport', 'kultur'] },
    errors: {},
  })
})

test('Invalid input is returned unchanged, with an error for the field', () => {
  expect(sent([...typed, ['email', 'erika']])).toEqual({
    values: { name: 'Erika\nBeispiel', email: 'erika', themen: 'sport kultur' },
    data: undefined,
    errors: { email: 'Bitte eine E-Mail-Adresse angeben.' },
  })
})
