import { calls, cmsInProcess } from '@rathausplatz/contract'
import {
  dauerInWorten,
  type GespeicherteAngabe,
  gespeicherteDaten,
  grundlageInWorten,
} from '@rathausplatz/contract/gespeicherte-daten'
import { laender } from '@rathausplatz/contract/land'
import { expect, test } from 'vitest'
import { entryPage } from '../testing/entry-page.ts'
import { render, texts } from '../testing/render-example.tsx'
import { examples } from './examples.ts'
import { gruppenMit, loadGespeicherteDaten } from './load.ts'

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
    expect(texts(root, `[data-name="${name}"] dd`)).toEqual([
      was,
      zweck,
      dauerInWorten(dauer),
      grundlageInWorten(grundlage, '08215999'),
    ])
  }
  expect(root.querySelectorAll('dl')).toHaveLength(angaben.length)
})

test('Spec §7: analytics and error reporting are listed only if they are set up', () => {
  const namesWith = (beobachtungen: readonly ('aufrufe' | 'fehler')[]) => {
    const root = render('gespeicherte-daten', { ...examples.standard, data: gruppenMit(beobachtungen, '') })
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

const town = calls.stadt.answer.parse(calls.stadt.examples[0]?.answer)
const entry = { context: { titel: 'Was die Website speichert', text: '' }, options: {} }
const page = entryPage('', '2026-12-01T12:00:00Z')

test.each([
  ...laender.map(({ schluessel, kuerzel }) => [`${schluessel}315000`, kuerzel] as const),
  ['', ''] as const,
])(
  'Sixteen states: with the key %j, the list names the law of %s and of no other state',
  async (ags, land) => {
    const cms = cmsInProcess({ stadt: () => ({ ...town, ags }) })
    const data = await loadGespeicherteDaten(cms, entry, page)
    const text = render('gespeicherte-daten', { ...examples.standard, data }).textContent ?? ''
    expect(/§ 4 LDSG|§ 15 LDSG/.test(text)).toBe(land === 'BW')
    expect(/§ 34 GemO/.test(text)).toBe(land === 'BW' || land === 'RP')
    expect(text.includes(grundlageInWorten({ land: 'aufgabe' }, ags))).toBe(true)
  },
)

test('A town that cannot be asked names no law of a state', async () => {
  const data = await loadGespeicherteDaten(cmsInProcess({}), entry, page)
  expect(JSON.stringify(data)).not.toMatch(/LDSG|GemO/)
})
