import { expect, test } from 'vitest'
import { links, render, texts } from '../testing/render-example.tsx'
import { examples } from './examples.ts'

const verwaltung = { id: 'verwaltungsausschuss', name: 'Verwaltungsausschuss', detailURL: '/' }

test('A paper shows subject, proposal, costs and consultations', () => {
  const root = render('vorlage', examples.standard)
  expect(texts(root, 'h2')).toEqual([
    'Dateien',
    'Beschlussvorschlag',
    'Kosten',
    'Beratungsfolge',
    'Sachverhalt',
    'Diese Straßen betrifft es',
    'Gehört zu',
  ])
  expect(texts(root, 'dl > div')).toEqual([
    'Vom02.11.2026',
    'Darüber entscheidetGemeinderat',
    'FederführendBauamt',
  ])
  expect(root.textContent).toContain('2026/087')
  expect(root.textContent).toContain('148.000 €')
  expect(texts(root, 'ul li')).toEqual(expect.arrayContaining(['Badstraße', 'Am Altrhein']))
})

test('Consultations are in chronological order with their results', () => {
  const root = render('vorlage', examples.standard)
  expect(texts(root, 'ol > li h3')).toEqual(['Technischer Ausschuss, 03.11.2026', 'Gemeinderat, 08.12.2026'])
  const [first, second] = texts(root, 'ol > li')
  expect(first).toContain('BeschlossenEinstimmig: 11 Ja, 0 Nein, 0 Enthaltungen')
  expect(second).toContain('Tagesordnungspunkt 2eingeladen')
})

test('A joint meeting names all its bodies', () => {
  const { data, ...standard } = examples.standard
  const beratungen = data.beratungen.map(one => ({ ...one, gemeinsam_mit: [verwaltung] }))
  const root = render('vorlage', { ...standard, data: { ...data, beratungen } })
  expect(texts(root, 'ol > li h3')[0]).toBe('Technischer Ausschuss und Verwaltungsausschuss, 03.11.2026')
})

test('Links to files state type and size', () => {
  expect(links(render('vorlage', examples.standard))).toContainEqual([
    '/medien/gutachten-sprungturm.pdf',
    'Gutachten zum Sprungturm (PDF, 2,3\u00a0MB)',
  ])
})

test('Missing parts have no heading; the page of a withdrawn paper only says that the paper was withdrawn', () => {
  expect(texts(render('vorlage', examples.nurWenig), 'h2')).toEqual([])
  const root = render('vorlage', examples.zurueckgenommen)
  expect(root.textContent).toContain('Diese Vorlage wurde am 18.11.2026 zurückgenommen.')
  expect(root.textContent).not.toContain('148.000')
})

const [beratung] = examples.standard.data.beratungen
const rat = examples.standard.data.gremium
const said = (more: object) => ({ beratungen: [{ ...beratung, gremium: rat, gemeinsam_mit: [], ...more }] })

test.each<[string, string, object]>([
  ['nothing says more', 'Gremium', {}],
  ['it has a proposal', 'Darüber entscheidet', { beschlussvorschlag: 'Der Rat stimmt zu.' }],
  ['it is for information', 'Zur Kenntnis', { art: 'Informationsvorlage' }],
  ['its consultation decides', 'Darüber entscheidet', said({ entscheidend: true })],
  ['its consultation is called a decision', 'Darüber entscheidet', said({ rolle: 'Beschlussfassung' })],
  ['its consultation is for information', 'Zur Kenntnis', said({ rolle: 'Kenntnisnahme' })],
  ['its consultation prepares', 'Gremium', said({ rolle: 'Vorberatung', entscheidend: false })],
  ['only another body decides', 'Gremium', said({ gremium: { ...rat, id: 'kreistag' }, entscheidend: true })],
])('C8: if %s, the body of a paper stands under „%s“', (_, name, more) => {
  const root = render('vorlage', {
    context: examples.nurWenig.context,
    data: { ...examples.nurWenig.data, ...more },
  })
  expect(texts(root, 'dl > div')).toContain(`${name}Gemeinderat`)
})

test('C8: a consultation shows what the source says of it, and an item number as it came', () => {
  const root = render('vorlage', {
    context: examples.nurWenig.context,
    data: { ...examples.nurWenig.data, ...said({ rolle: 'Anhörung', nummer: 'TOP 4' }) },
  })
  expect(root.textContent).toContain('Anhörung')
  expect(root.textContent).not.toContain('Tagesordnungspunkt')
  const silent = render('vorlage', {
    context: examples.nurWenig.context,
    data: { ...examples.nurWenig.data, ...said({ nummer: '' }) },
  })
  expect(silent.textContent).not.toContain('Tagesordnungspunkt')
})

test('C2: the words of a result stand in the list of consultations, and no state beside them', () => {
  const { context, data } = examples.standard
  const [first] = data.beratungen
  const beratungen = first
    ? [
        {
          ...first,
          ergebnis: undefined,
          zustand: 'durchgefuehrt' as const,
          ergebnis_worte: 'an den Gemeinderat verwiesen',
        },
      ]
    : []
  const root = render('vorlage', { context, data: { ...data, beratungen } })
  expect(texts(root, 'ol > li')[0]).toContain('Ergebnis: an den Gemeinderat verwiesen')
  expect(texts(root, 'ol > li')[0]).not.toContain('hat stattgefunden')
})

test('C8, C7: all who filed a paper are named, and no date that is not known', () => {
  const { context, data } = examples.standard
  const group = (id: string) => ({ id, name: id, detailURL: `/${id}` })
  const filed = {
    einreichende: [group('Eva')],
    eingereicht_von: group('SPD'),
    eingereicht_auch_von: [group('CDU')],
  }
  const facts = texts(
    render('vorlage', { context, data: { ...data, ...filed, ohne_datum: true } }),
    'dl > div',
  )
  expect(facts).toContain('Eingereicht vonEvaSPDCDU')
  expect(facts.join()).not.toContain('Vom')
})
