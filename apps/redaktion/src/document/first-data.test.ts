import { formOf, records } from '@rathausplatz/contract/records'
import { expect, test } from 'vitest'
import { firstData } from './first-data.ts'

const fields = formOf(records.suchbegriff)

test('A new document begins with the defaults of its fields', () => {
  expect(firstData(fields)).toEqual({ synonyme: [], url: '', titel: '', beliebt: false })
})

test('Parameters of the address fill text fields and lists of texts of that name, and nothing else', () => {
  const given = { begriffe: 'sperrgut', url: '/leben/abfall', beliebt: 'true', constructor: 'x', titel: '' }
  expect(firstData(fields, given)).toEqual({
    begriffe: ['sperrgut'],
    synonyme: [],
    url: '/leben/abfall',
    titel: '',
    beliebt: false,
  })
})

test.each(Object.values(records).map(record => [record.kind, record] as const))(
  'P6: a new content of the kind %s demands no field that is called voluntary',
  (_, record) => {
    const fields = formOf(record)
    const { error } = record.schema.safeParse(firstData(fields))
    const demanded = new Set(error?.issues.map(({ path: [name] }) => name))
    const voluntary = fields.filter(({ name, required }) => !required && demanded.has(name))
    expect(voluntary.map(({ name }) => name)).toEqual([])
  },
)
