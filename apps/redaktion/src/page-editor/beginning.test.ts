import { formOf } from '@rathausplatz/contract/records'
import { schemas } from '@rathausplatz/templates/schemas'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { beginningOf } from './beginning.ts'

const of = (template: keyof typeof schemas, context: unknown) =>
  beginningOf(formOf({ schema: schemas[template].context }), context)

test('An entry is identified by its title, otherwise by its first words', () => {
  expect(of('text', { titel: 'Fundbüro', text: '<p>Hier</p>' })).toBe('Fundbüro')
  expect(of('text', { titel: ' ', text: '<h2>Was&nbsp;Sie</h2><p>brau&shy;chen &amp; mehr</p>' })).toBe(
    'Was Sie brauchen & mehr',
  )
})

test('Numbered fields and lists are searched for the first words', () => {
  expect(of('hero-slider', { titel1: '', titel2: 'Sommer am See' })).toBe('Sommer am See')
  expect(of('fragen', { fragen: [{ titel: '' }, { titel: 'Was kostet das?' }] })).toBe('Was kostet das?')
})

test('Long texts are cut at a space', () => {
  const said = of('text', { titel: 'Wort '.repeat(60) })
  expect(said.length).toBeLessThan(90)
  expect(said).toMatch(/^Wort( Wort)* …$/)
})

test('Any typed or imported value gives a line of text without tags', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...(Object.keys(schemas) as (keyof typeof schemas)[])),
      fc.jsonValue(),
      (name, value) => {
        const said = of(name, value)
        expect(said).not.toMatch(/[\n\t]/)
      },
    ),
  )
  expect(of('text', { text: '<img src=x onerror=alert(1)' })).toBe('')
})
