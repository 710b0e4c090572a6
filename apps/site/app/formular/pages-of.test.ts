import type { Formularfeld } from '@rathausplatz/contract'
import { expect, test } from 'vitest'
import { askedPages, firstWrong, pagesOf, stepWords } from './pages-of.ts'

const question = (name: string, more: object = {}) =>
  ({
    typ: 'text',
    name,
    label: name,
    hilfe: '',
    pflicht: false,
    pflicht_meldung: '',
    xor: '',
    muster: [],
    muster_meldung: '',
    ...more,
  }) as Formularfeld

const step = (titel: string, ...felder: Formularfeld[]) => ({ titel, hilfe: 'Hilfe', felder })
const many = (count: number) => Array.from({ length: count }, (_, place) => question(`f${place}`))
const namesOf = (form: ReturnType<typeof pagesOf>) =>
  form.schritte.map(({ felder }) => felder.map(({ name }) => name))

const heute = '2026-11-25'

test('Up to seven questions stay on one page; more questions are split into pages of about equal size', () => {
  expect(pagesOf({ schritte: [step('Ort', ...many(7))] }).schritte).toHaveLength(1)
  const parts = pagesOf({ schritte: [step('Ort', ...many(9))] })
  expect(namesOf(parts).map(({ length }) => length)).toEqual([5, 4])
  expect(parts.schritte.map(({ titel, hilfe }) => [titel, hilfe])).toEqual([
    ['Ort (1 von 2)', 'Hilfe'],
    ['Ort (2 von 2)', ''],
  ])
})

test('Two neighbouring questions of which only one must be answered stay on one page', () => {
  const felder = many(9)
  felder[4] = question('telefon', { xor: 'mail' })
  felder[5] = question('mail', { xor: 'telefon' })
  const pages = namesOf(pagesOf({ schritte: [step('Kontakt', ...felder)] }))
  expect(pages.some(names => names.includes('telefon') && names.includes('mail'))).toBe(true)
  expect(pages.flat()).toHaveLength(9)
})

const tour = {
  schritte: [
    step('Wer', question('gruppe', { pflicht: true })),
    step(
      'Schule',
      question('klasse', { bedingung: { wirkung: 'zeigen', feld: 'gruppe', werte: ['schule'] } }),
    ),
    step('Wann', question('tag', { pflicht: true })),
  ],
}

test('A page whose questions are all excluded by the answers so far is skipped', () => {
  expect(askedPages(tour, { gruppe: 'verein' }, heute)).toEqual([0, 2])
  expect(askedPages(tour, { gruppe: 'schule' }, heute)).toEqual([0, 1, 2])
})

test('The step is stated in words, and the summary counts as the last step', () => {
  expect(stepWords(tour, 0, { gruppe: 'verein' }, heute)).toBe('Schritt 1 von 3: Wer')
  expect(stepWords(tour, 2, { gruppe: 'verein' }, heute)).toBe('Schritt 2 von 3: Wann')
  expect(stepWords(tour, 3, { gruppe: 'schule' }, heute)).toBe('Schritt 4 von 4: Prüfen und absenden')
  expect(stepWords({ schritte: [step('Anfrage', question('x'))] }, 0, {}, heute)).toBe('Anfrage')
})

test('The first page with an invalid answer is found', () => {
  expect(firstWrong(tour, {}, heute)).toBe(0)
  expect(firstWrong(tour, { gruppe: 'verein' }, heute)).toBe(2)
  expect(firstWrong(tour, { gruppe: 'verein', tag: 'Montag' }, heute)).toBeUndefined()
})
