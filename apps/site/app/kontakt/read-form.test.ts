import { expect, test } from 'vitest'
import { TRAP } from '../forms/trap.tsx'
import { readForm } from './read-form.ts'

const now = new Date('2026-11-20T12:00:10+01:00')
const complete = {
  einreichung: '0199aa10-7c1e-7d3a-9f51-3f6f0a1c2b3d',
  geladen: '2026-11-20T12:00:00+01:00',
  anlass: 'frage',
  nachricht: 'Guten Tag,\r\nwann ist offen?',
  name: ' Erika Beispiel ',
  email: 'erika@example.org',
  telefon: '',
}

function formOf(fields: Record<string, string | File>): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.append(name, value)
  return form
}

const read = (change: Record<string, string | File> = {}) => readForm(formOf({ ...complete, ...change }), now)

test('A complete form is a message in the shape of the wire', () => {
  expect(read()).toEqual({
    ok: true,
    einreichung: complete.einreichung,
    nachricht: {
      anlass: 'frage',
      nachricht: 'Guten Tag,\nwann ist offen?',
      name: 'Erika Beispiel',
      email: 'erika@example.org',
      telefon: '',
      seite: '',
    },
  })
})

test('K-06: what is missing is said per field, in the order of the form, and what was typed is kept', () => {
  const sent = read({ nachricht: '', email: 'erika', name: 'Erika' })
  expect(sent).toMatchObject({
    ok: false,
    title: 'Bitte prüfen Sie Ihre Angaben',
    values: { name: 'Erika', email: 'erika', nachricht: '' },
  })
  expect(Object.entries('errors' in sent ? sent.errors : {})).toEqual([
    ['nachricht', 'Bitte schreiben Sie uns, was wir für Sie tun können.'],
    ['email', 'Bitte geben Sie eine E-Mail-Adresse an, zum Beispiel name@example.org.'],
  ])
})

test('An empty form, a file instead of a text and a field sent twice are answered with sentences', () => {
  expect(readForm(new FormData(), now)).toMatchObject({ ok: false, errors: { anlass: expect.any(String) } })
  expect(read({ nachricht: new File(['x'], 'x.txt') })).toMatchObject({
    ok: false,
    errors: { nachricht: 'Bitte schreiben Sie uns, was wir für Sie tun können.' },
  })
  const twice = formOf(complete)
  twice.append('name', 'Otto')
  expect(readForm(twice, now)).toMatchObject({ ok: true, nachricht: { name: 'Erika Beispiel' } })
})

test('R-X2: what is too long is refused with a sentence, and shown again no further than a person types', () => {
  const sent = read({ nachricht: '<'.repeat(60_000), name: '<'.repeat(60_000) })
  expect(sent).toMatchObject({
    ok: false,
    errors: { nachricht: 'Bitte höchstens 5.000 Zeichen.', name: 'Bitte höchstens 120 Zeichen.' },
    values: { nachricht: '<'.repeat(3_333), name: '<'.repeat(166) },
  })
  const letter = 'Guten Tag, '.repeat(500)
  expect(read({ nachricht: letter })).toMatchObject({ ok: false, values: { nachricht: letter } })
})

test('R-X17: a page that is none is left out of the report instead of an English sentence', () => {
  expect(read({ seite: '//evil.example' })).toMatchObject({ ok: true, nachricht: { seite: '' } })
})

test.each([
  ['fills in the field that nobody sees', { [TRAP]: 'https://spam.example' }],
  ['is done within two seconds', { geladen: '2026-11-20T12:00:09+01:00' }],
  ['does not say when it began', { geladen: '' }],
  ['began in another year (R-X17)', { geladen: '1970-01-01T00:00:00Z' }],
  ['will begin tomorrow', { geladen: '2026-11-21T12:00:00+01:00' }],
  ['invents a number for the form', { einreichung: '1' }],
])(
  'M-07: who %s is shown the form again, without blame of a field, and a person only sends it once more',
  (_who, change) => {
    expect(read(change)).toMatchObject({
      ok: false,
      errors: {},
      values: { name: ' Erika Beispiel ' },
      title: expect.stringContaining('noch einmal'),
    })
  },
)
