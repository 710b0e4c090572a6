import { expect, test } from 'vitest'
import { fieldTrail, type TemplateForms } from './field-trail.ts'
import { formOf, records } from './records.ts'

const said = (kind: keyof typeof records, path: string, data?: unknown) =>
  fieldTrail(formOf(records[kind]), path.split('.'), {
    data,
    templateOf: name => (name === 'text' ? TEXT : undefined),
  }).join(' › ')

const TEXT: TemplateForms = {
  name: 'Text',
  context: [{ name: 'titel', label: 'Überschrift', required: true, control: 'zeile' }],
  options: [],
}

test.each([
  ['veranstaltung', 'titel', 'Titel'],
  ['menue', 'menuItems.2.menuItems.0.href', 'Menüpunkte › 3 › Unterpunkte › 1 › Link'],
  ['bekanntmachung', 'auslegung.bis', 'Auslegung › Letzter Tag'],
  ['bekanntmachung', 'dateien.0.url', 'Dateien › 1 › Adresse'],
  ['veranstaltung', 'serie.regel.tag', 'Wiederholung › Termine nach Regel › Tag im Monat'],
  ['veranstaltung', 'serie.regel.art', 'Wiederholung › Termine nach Regel'],
  ['veranstaltung', 'kontakt.telefon_alt', undefined],
] as const)('In %s the path %s is described with the labels of the form', (kind, path, words) => {
  if (words === undefined) expect(said(kind, path)).not.toContain('telefon_alt')
  else expect(said(kind, path)).toBe(words)
})

test('An entry of a page is described by its template, if that is known', () => {
  const data = { content: [{ template: 'text', context: { titel: '' } }] }
  expect(said('seite', 'content.0.context.titel', data)).toMatch(/ › 1 › Text › Überschrift$/)
  expect(said('seite', 'content.0.context.titel')).toMatch(/ › 1$/)
})

test('Names of the wire never appear, whatever the path is', () => {
  for (const path of ['gibtEsNicht', 'titel.x.y', 'constructor', '__proto__.x', 'dateien.x.y', ''])
    expect(said('bekanntmachung', path)).not.toMatch(/gibtEsNicht|constructor|proto|\.y/)
})
