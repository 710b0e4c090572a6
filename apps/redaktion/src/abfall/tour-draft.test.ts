import { expect, test } from 'vitest'
import { dayOfYear, dayOfYearWritten, tourIn } from './tour-draft.ts'

const formOf = (fields: Record<string, string | string[]>) => {
  const form = new FormData()
  for (const [name, values] of Object.entries(fields))
    for (const value of [values].flat()) form.append(name, value)
  return form
}
const weekly = {
  name: ' Biotonne Süd ',
  fraktion: 'biomuell',
  art: 'wochen',
  wochentag: '3',
  alle_wochen: '2',
  ab: '2027-01-07',
  verschiebung: 'nachholen',
}

test('A tour is read from its form, without empty seasons', () => {
  const form = formOf({
    ...weekly,
    saison_von: ['1.6.', ''],
    saison_bis: ['30.9.', ' '],
    saison_wochen: ['1', '2'],
    vor_festen: 'ja',
    zeit_von: '09:00',
  })
  expect(tourIn(form, ['k3m8x2q7wa'])).toEqual({
    missing: {},
    body: {
      name: 'Biotonne Süd',
      fraktion: 'biomuell',
      regel: {
        art: 'wochen',
        wochentag: 3,
        alle_wochen: 2,
        ab: '2027-01-07',
        saisons: [{ von: '06-01', bis: '09-30', alle_wochen: 1 }],
        verschiebung: 'nachholen',
        vor_festen: true,
      },
      zeit_von: '09:00',
      zeit_bis: null,
      platz: '',
      hinweis: '',
      orte: ['k3m8x2q7wa'],
    },
  })
})

test('W6: a tour has the variant that is typed, and none if the field is empty', () => {
  const bodyOf = (variante: string) => tourIn(formOf({ ...weekly, variante }), []).body
  expect(bodyOf(' 4-wöchentlich ').variante).toBe('4-wöchentlich')
  expect(bodyOf('')).not.toHaveProperty('variante')
})

test('A tour of single days needs no weekday', () => {
  const { missing, body } = tourIn(formOf({ name: 'Sperrmüll', fraktion: 'sperrmuell', art: 'einzeln' }), [])
  expect(missing).toEqual({})
  expect(body.regel).toEqual({ art: 'einzeln' })
})

test.each([
  [{ name: '' }, ['name']],
  [{ fraktion: '' }, ['fraktion']],
  [{ ab: '' }, ['ab']],
  [{ saison_von: 'Juni', saison_bis: '30.9.', saison_wochen: '1' }, ['saisons']],
  [{ saison_von: '1.6.', saison_bis: '', saison_wochen: '1' }, ['saisons']],
  [{ zeit_bis: '10:00' }, ['zeit_von']],
  [{ zeit_von: '10:00', zeit_bis: '10:00' }, ['zeit_bis']],
])('Missing or invalid input is reported at its field: %j', (more, fields) => {
  expect(Object.keys(tourIn(formOf({ ...weekly, ...more }), []).missing)).toEqual(fields)
})

test('A day of the year is parsed as people write it', () => {
  expect(['1.6.', '01.06.', '29. 2.', '31.4.', '1.13.', '6-1'].map(dayOfYear)).toEqual([
    '06-01',
    '06-01',
    '02-29',
    undefined,
    undefined,
    undefined,
  ])
  expect(dayOfYearWritten('06-01')).toBe('1.6.')
})
