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
  context: [
    { name: 'titel', label: 'Überschrift', required: true, control: 'zeile' },
    { name: 'text', label: 'Text', required: true, control: 'richtext' },
  ],
  options: [],
}

test.each([
  ['veranstaltung', 'titel', 'Titel'],
  ['menue', 'menuItems.2.menuItems.0.href', 'Menüpunkte › Menüpunkt 3 › Unterpunkte › Menüpunkt 1 › Link'],
  ['bekanntmachung', 'auslegung.bis', 'Auslegung › Letzter Tag'],
  ['bekanntmachung', 'dateien.0.url', 'Dateien › Dokument 1 › Adresse'],
  ['bekanntmachung', 'dateien.11', 'Dateien › Dokument 12'],
  [
    'sitzung',
    'tagesordnung.0.dateien.1.titel',
    'Tagesordnung › Tagesordnungspunkt 1 › Dateien › Dokument 2 › Titel',
  ],
  ['veranstaltung', 'serie.regel.tag', 'Wiederholung › Termine nach Regel › Tag im Monat'],
  ['veranstaltung', 'serie.regel.art', 'Wiederholung › Termine nach Regel'],
  ['stelle', 'ansprechperson.person', 'Ansprechperson › Person'],
  ['veranstaltung', 'kontakt.telefon_alt', undefined],
] as const)('P4: In %s the path %s is described with the labels of the form', (kind, path, words) => {
  if (words === undefined) expect(said(kind, path)).not.toContain('telefon_alt')
  else expect(said(kind, path)).toBe(words)
})

const entry = (context: object) => ({ template: 'text', context })
test.each([
  ['content.0.context.titel', entry({ titel: '' }), '1. Baustein: Text › Überschrift'],
  ['content.0.context.titel', entry({ titel: ' Kontakt ' }), '1. Baustein „Kontakt“ › Überschrift'],
  ['content.0.context.text', entry({ titel: '' }), '1. Baustein: Text'],
  ['content.0.context.text', entry({ titel: 'Kontakt' }), '1. Baustein „Kontakt“ › Text'],
  [
    'content.0.context.titel',
    entry({ titel: 'x'.repeat(80) }),
    `1. Baustein „${'x'.repeat(59)}…“ › Überschrift`,
  ],
  ['content.0', entry({}), '1. Baustein: Text'],
  ['content.0.template', entry({}), '1. Baustein: Text'],
  ['content.0.context.titel', { template: 'gibtEsNicht' }, '1. Baustein'],
  ['content.0.context.titel', undefined, '1. Baustein'],
  ['content', entry({}), 'Inhalt'],
  ['leichteSprache.content.0.context.titel', undefined, 'Leichte Sprache › 1. Baustein'],
] as const)('P4: The place %s of a page is named by title, or by template: %j', (path, first, words) => {
  expect(said('seite', path, first && { content: [first] })).toBe(words)
})

test('Names of the wire never appear, whatever the path is', () => {
  for (const path of ['gibtEsNicht', 'titel.x.y', 'constructor', '__proto__.x', 'dateien.x.y', ''])
    expect(said('bekanntmachung', path)).not.toMatch(/gibtEsNicht|constructor|proto|\.y/)
})
