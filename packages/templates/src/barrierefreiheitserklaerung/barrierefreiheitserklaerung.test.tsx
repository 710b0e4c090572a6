import { expect, test } from 'vitest'
import { links, render, texts } from '../testing/render-example.tsx'
import { examples } from './examples.ts'

const { standard } = examples

test('L-BGG: the statement names its scope, state, barriers, method, feedback and conciliation', () => {
  const root = render('barrierefreiheitserklaerung', standard)
  expect(texts(root, 'h2')).toEqual([
    'Wofür diese Erklärung gilt',
    'Stand der Vereinbarkeit mit den Anforderungen',
    'Nicht barrierefreie Inhalte',
    'Erstellung dieser Erklärung',
    'Rückmeldung und Kontaktangaben',
    'Schlichtungsverfahren',
  ])
  const text = root.textContent ?? ''
  for (const part of [
    '§ 10 Absatz 1 L-BGG teilweise vereinbar',
    'am 20.11.2026 erstellt',
    'Selbstbewertung',
    'nach vier Wochen',
    'kostenlos',
    '§ 12 Absatz 1 Satz 1 Nummer 4',
    'Else-Josenhans-Straße 6',
  ])
    expect(text).toContain(part)
  expect(links(root)).toContainEqual(['/kontakt?anlass=barriere', 'Barriere melden'])
  expect(links(root)).toContainEqual(['tel:+493023125290', '030\u00a023125-290'])
})

test('The three groups of barriers are always shown; an empty group says that it is empty', () => {
  const root = render('barrierefreiheitserklaerung', standard)
  expect(texts(root, 'h3')).toEqual([
    'Nicht vereinbar mit den Anforderungen',
    'Unverhältnismäßige Belastung',
    'Nicht von der gesetzlichen Pflicht umfasst',
  ])
  expect(root.textContent).toContain('Hierzu sind keine Inhalte bekannt.')
})

test('A website without barriers lists none, and an external check is named', () => {
  const root = render('barrierefreiheitserklaerung', examples.vollstaendig)
  expect(texts(root, 'h3')).toEqual([])
  expect(root.textContent).toContain('Prüfung durch Dritte: Prüfstelle für barrierefreies Netz')
})
