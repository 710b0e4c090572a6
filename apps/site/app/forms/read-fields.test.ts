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

test('What fits comes as it was typed, lists with all that was ticked', () => {
  expect(sent([...typed, ['email', 'erika@example.org']])).toMatchObject({
    data: { name: 'Erika\nBeispiel', email: 'erika@example.org', themen: ['sport', 'kultur'] },
    errors: {},
  })
})

test('What does not fit leaves everything that was typed there, and says what is wrong with which field', () => {
  expect(sent([...typed, ['email', 'erika']])).toEqual({
    values: { name: 'Erika\nBeispiel', email: 'erika', themen: 'sport kultur' },
    data: undefined,
    errors: { email: 'Bitte eine E-Mail-Adresse angeben.' },
  })
})
