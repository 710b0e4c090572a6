import { formOf, records } from '@rathausplatz/contract/records'
import { expect, test } from 'vitest'
import { firstData } from './first-data.ts'

const fields = formOf(records.suchbegriff)

test('A new document begins with the defaults of its fields', () => {
  expect(firstData(fields)).toEqual({ synonyme: [], url: '', titel: '', beliebt: false })
})

test.each([
  ['aktuelles', '2026-11-23T07:59:59Z', '2026-11-23T08:59:00+01:00'],
  ['aktuelles', '2026-07-01T22:30:00Z', '2026-07-02T00:30:00+02:00'],
  ['intranetbeitrag', '2026-11-23T08:00:00Z', '2026-11-23T09:00:00+01:00'],
  ['veranstaltung', '2026-11-23T08:00:00Z', undefined],
] as const)('P6: the date of a new content of the kind %s at %s begins with %s', (kind, now, moment) => {
  const first = firstData(formOf(records[kind]), {}, new Date(now))
  expect(first['datum_von']).toBe(moment)
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
