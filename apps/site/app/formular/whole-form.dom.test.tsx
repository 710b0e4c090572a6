import { renderToStaticMarkup } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { expect, test } from 'vitest'
import type { Form } from './form.ts'
import { WholeForm } from './whole-form.tsx'

const common = { hilfe: '', pflicht: true, pflicht_meldung: '', xor: '' }
const anlass = {
  ...common,
  typ: 'radio',
  name: 'anlass',
  label: 'Was möchten Sie?',
  optionen: [
    { label: 'Anmelden', wert: 'neu' },
    { label: 'Abmelden', wert: 'weg' },
  ],
}
const when = (wirkung: string, werte: string[]) => ({ bedingung: { wirkung, feld: 'anlass', werte } })
const line = (name: string, label: string, more = {}) => ({
  ...common,
  typ: 'langtext',
  name,
  label,
  laenge_von: 0,
  laenge_bis: 500,
  ...more,
})

const form = (schritte: object[]) =>
  ({
    titel: 'Hund',
    zweck: 'um die Steuer festzusetzen',
    aufbewahrung_tage: 90,
    bestaetigung: 'Die Marke kommt.',
    schritte,
  }) as unknown as Form

function drawn(formular: Form): Document {
  const Page = () => <WholeForm formular={formular} heute="2026-11-25" />
  const Site = createRoutesStub([{ path: '*', Component: Page }])
  return new DOMParser().parseFromString(renderToStaticMarkup(<Site />), 'text/html')
}
const texts = (page: Document, what: string) =>
  [...page.querySelectorAll(what)].map(({ textContent }) => textContent)

const two = form([
  { titel: 'Der Hund', hilfe: '', felder: [anlass, line('rasse', 'Rasse', when('zeigen', ['neu']))] },
  {
    titel: 'Sie',
    hilfe: 'Für den Bescheid.',
    felder: [
      line('name', 'Name'),
      line('grund', 'Grund', when('pflicht', ['neu', 'weg'])),
      line('x', 'X', when('pflicht', [])),
    ],
  },
])

test('The preview for editors shows all pages at once, and the condition of each conditional question', () => {
  const page = drawn(two)
  expect(texts(page, 'h2')).toEqual([
    'Schritt 1 von 3: Der Hund',
    'Schritt 2 von 3: Sie',
    'Nach dem Absenden',
  ])
  expect(texts(page, 'textarea').length).toBe(4)
  const words = page.body.textContent
  expect(words).toContain('Nur gefragt, wenn „Was möchten Sie?“: „Anmelden“')
  expect(words).toContain('Nur Pflicht, wenn „Was möchten Sie?“: „Anmelden“ oder „Abmelden“')
  expect(words).toContain('Nur Pflicht, wenn „Was möchten Sie?“: beantwortet')
  expect(words).toContain('Die Marke kommt.')
})

test('The preview cannot be sent: it has no form and no button', () => {
  expect(texts(drawn(two), 'form, button')).toEqual([])
})

test('The preview of a form without questions says that the form has none', () => {
  expect(drawn(form([])).body.textContent).toBe('Dieses Formular stellt noch keine Frage.')
})

const number = (label: string) => ({
  ...common,
  typ: 'zahl',
  name: 'zahl',
  label,
  einheit: 'Personen',
  nachkommastellen: 0,
})
const several = (more: object) => ({
  ...anlass,
  typ: 'mehrfachauswahl',
  name: 'mehr',
  label: 'Was noch?',
  ...more,
})
const drawnOne = (...felder: object[]) => drawn(form([{ titel: 'Eins', hilfe: '', felder }]))

test.each([
  ['Wie viele Personen?', 'Wie viele Personen?'],
  ['Anzahl der PERSONEN', 'Anzahl der PERSONEN'],
  ['Wie viele?', 'Wie viele? (Personen)'],
])('L11: the unit stands behind „%s“ only if the question does not name it', (label, shown) => {
  expect(texts(drawnOne(number(label)), 'label')).toEqual([shown])
})

test('L11: of two questions of which one is answered, neither is required by itself nor marked as optional', () => {
  const page = drawnOne(line('a', 'Tag', { xor: 'b' }), line('b', 'Wann ungefähr', { xor: 'a' }))
  expect(texts(page, 'label')).toEqual(['Tag', 'Wann ungefähr'])
  expect(page.querySelectorAll('[aria-required]')).toHaveLength(0)
})

test('L11: a question that only some must answer is not required by itself', () => {
  const page = drawnOne(anlass, line('grund', 'Grund', when('pflicht', ['neu'])), line('name', 'Name'))
  const required = [...page.querySelectorAll('textarea')].map(one => one.getAttribute('aria-required'))
  expect(required).toEqual([null, 'true'])
})

test.each([
  [{ anzahl_bis: 1 }, 'Bitte wählen Sie höchstens eine Antwort.'],
  [
    { optionen: [...anlass.optionen, { label: 'C', wert: 'c' }], anzahl_bis: 2 },
    'Bitte wählen Sie höchstens 2 Antworten.',
  ],
  [{ anzahl_von: 2 }, 'Bitte wählen Sie mindestens 2 Antworten.'],
  [{ anzahl_bis: 2 }, undefined],
  [{}, undefined],
])('L11: a choice with %o says how many answers it takes before anybody chooses too many', (more, help) => {
  const page = drawnOne(several(more))
  expect(page.querySelector('fieldset p')?.textContent).toBe(help)
})
