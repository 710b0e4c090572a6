import { expect, test } from 'vitest'
import type { CallAnswer } from '../call.ts'
import { calls } from '../calls.ts'
import { checkAnswer } from '../http/read-answer.ts'

type Told = CallAnswer<typeof calls.formular>
const read = async (felder: unknown[], more: object = {}) =>
  (await checkAnswer(calls.formular, {
    slug: 'hund',
    titel: 'Hund anmelden',
    schritte: [{ titel: 'Hund', felder: [{ typ: 'text', name: 'name', label: 'Name' }, ...felder] }],
    bestaetigung: '',
    detailURL: '',
    ...more,
  })) as Told
const typeOf = async (typ: unknown, more: object = {}) => {
  const { schritte, offen } = await read([{ typ, name: 'frage', label: 'Frage', pflicht: true, ...more }])
  expect(offen, String(typ)).toBe(true)
  return schritte[0]?.felder[1]?.typ
}

test.each([
  ['datepicker', 'datum'],
  ['custom file', 'datei'],
  ['customFile', 'datei'],
  ['consent', 'einwilligung'],
  ['WYSIWYG', 'wysiwyg'],
  ['rating', 'text'],
  [undefined, 'text'],
])('A question of the type %s from a remote CMS becomes %s', async (typ, expected) => {
  expect(await typeOf(typ)).toBe(expected)
})

test('A choice without answers becomes a line of text, and an unknown type with answers becomes a choice', async () => {
  const optionen = [{ wert: 'a', label: 'A' }, 'B']
  expect(await typeOf('multiselect', { optionen })).toBe('mehrfachauswahl')
  expect(await typeOf('sterne', { optionen })).toBe('auswahl')
  expect(await typeOf('multiselect')).toBe('text')
})

test('Spec §5: a captcha in a form of a remote CMS is left out, and the form stays open', async () => {
  const { schritte, offen } = await read([{ typ: 'captcha', name: 'c', label: 'C', pflicht: true }])
  expect([schritte[0]?.felder.length, offen]).toEqual([1, true])
})

test('A form is closed if a mandatory question cannot be asked, and open if only an optional question cannot', async () => {
  const odd = { typ: 'text', name: 'Größe/Höhe', label: 'Größe' }
  expect((await read([{ ...odd, pflicht: '1' }])).offen).toBe(false)
  expect((await read([odd])).offen).toBe(true)
})

test('A form of a CMS that sends no retention period has none', async () => {
  expect(await read([])).not.toHaveProperty('aufbewahrung_tage')
  expect(await read([{ typ: 'date', name: 'tag', label: 'Tag' }])).not.toHaveProperty('aufbewahrung_tage')
})
