import { formOf } from '@rathausplatz/contract/records'
import { schemas } from '@rathausplatz/templates/schemas'
import { expect, test } from 'vitest'
import { drawnTemplates } from './drawings.ts'
import { found, fresh, isTaken, type Template } from './templates.ts'

const template = (vorlage: keyof typeof schemas, einmalig = false): Template => {
  const { label, group, purpose, words = '', context, options } = schemas[vorlage]
  return {
    vorlage,
    name: label,
    gruppe: group,
    zweck: purpose,
    worte: words,
    einmalig,
    inhalt: { felder: formOf({ schema: context }) },
    einstellungen: { felder: formOf({ schema: options }) },
  }
}
const all = (Object.keys(schemas) as (keyof typeof schemas)[]).map(name => template(name))
const names = (typed: string) => found(all, typed).flatMap(([, those]) => those.map(({ vorlage }) => vorlage))

test('Templates are found by name and purpose, with or without umlauts, in any word order', () => {
  expect(names('öffnungszeiten')).toContain('oeffnungszeiten')
  expect(names('oeffnungs')).toContain('oeffnungszeiten')
  expect(names('text bild')).toContain('bild-text')
  expect(names('GEBÜHREN')).toContain('preise')
  expect(names('Merkblatt')).toEqual(expect.arrayContaining(['text', 'linkliste']))
  expect(names('pdf download')).toEqual(expect.arrayContaining(['text', 'linkliste']))
  expect(names('Sprechzeiten')).toEqual(['oeffnungszeiten'])
  expect(names('gibt es nicht')).toEqual([])
  expect(names('  ')).toHaveLength(all.length)
})

test('There is no icon for a template that does not exist', () => {
  expect(drawnTemplates.filter(name => !Object.hasOwn(schemas, name))).toEqual([])
})

test('A template that a page may have only once is taken if the page has it', () => {
  const once = template('stellenboerse', true)
  const there = [{ template: 'stellenboerse', slotName: 'content', context: {}, options: {} }]
  expect([isTaken(once, []), isTaken(once, there), isTaken(template('text'), there)]).toEqual([
    false,
    true,
    false,
  ])
})

test('A new entry has the defaults of its fields, and the given place', () => {
  for (const one of all) {
    const entry = fresh(one, 'sidebar')
    expect([entry.template, entry.slotName]).toEqual([one.vorlage, 'sidebar'])
  }
  expect(fresh(template('oeffnungszeiten'), 'content').context).toMatchObject({ titel: 'Öffnungszeiten' })
  expect(fresh(template('text'), 'page').slotName).toBe('content')
})
