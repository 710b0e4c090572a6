import {
  dauerInWorten,
  type GespeicherteAngabe,
  gespeicherteDaten,
} from '@rathausplatz/contract/gespeicherte-daten'
import { expect, test } from 'vitest'
import { render, texts } from '../testing/render-example.tsx'
import { examples } from './examples.ts'
import { gruppenMit } from './load.ts'

const angaben: readonly GespeicherteAngabe[] = Object.values(gespeicherteDaten)

test.each(Object.entries(examples))(
  'The example %s shows its title, and its text if it has one',
  (_, example) => {
    const root = render('gespeicherte-daten', example)
    expect(texts(root, 'h2')).toEqual([example.context.titel])
    expect(texts(root, 'p')).toEqual('text' in example.context ? [example.context.text] : [])
  },
)

test('T3: every line of the list shows data, purpose, duration and legal basis', () => {
  const root = render('gespeicherte-daten', examples.mitZaehlungUndFehlerberichten)
  for (const { name, was, zweck, dauer, grundlage } of angaben) {
    expect(texts(root, `[data-name="${name}"] dd`)).toEqual([was, zweck, dauerInWorten(dauer), grundlage])
  }
  expect(root.querySelectorAll('dl')).toHaveLength(angaben.length)
})

test('Spec §7: analytics and error reporting are listed only if they are set up', () => {
  const namesWith = (beobachtungen: readonly ('aufrufe' | 'fehler')[]) => {
    const root = render('gespeicherte-daten', { ...examples.standard, data: gruppenMit(beobachtungen) })
    return [...root.querySelectorAll('dl')].map(line => line.getAttribute('data-name'))
  }
  const always = angaben.filter(({ nur }) => !nur).map(({ name }) => name)
  expect(namesWith([]).toSorted()).toEqual(always.toSorted())
  expect(namesWith(['aufrufe']).toSorted()).toEqual([...always, 'matomo'].toSorted())
  expect(namesWith(['fehler']).toSorted()).toEqual([...always, 'fehlerberichte'].toSorted())
})

test('A duration is written in days, or in years if it is whole years', () => {
  const words = { 1: '1 Tag', 7: '7 Tage', 365: '1 Jahr', 400: '400 Tage', 730: '2 Jahre', 1095: '3 Jahre' }
  for (const [days, written] of Object.entries(words))
    expect(dauerInWorten({ tage: Number(days) })).toBe(written)
})
