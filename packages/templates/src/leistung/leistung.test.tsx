import { CmsError, calls, cmsInProcess } from '@rathausplatz/contract'
import { expect, test } from 'vitest'
import { entryPage } from '../testing/entry-page.ts'
import { links, render, texts } from '../testing/render-example.tsx'
import { examples } from './examples.ts'
import { loadLeistung } from './load.ts'
import { textblockArt } from './textblock-art.ts'

test('The sections of a service are in the order of the usual questions', () => {
  const root = render('leistung', examples.standard)
  expect(texts(root, 'h2')).toEqual([
    'Jetzt erledigen',
    'Das brauchen Sie',
    'Das kostet es',
    'So lange dauert es',
    'Fristen',
    'Hier sind Sie richtig',
    'Ausweis verloren?',
    'Passt zu',
    'Rechtsgrundlage',
  ])
  expect(root.textContent?.trim().endsWith('Geprüft vom Bürgerbüro am 02.11.2026')).toBe(true)
})

test('Spec §9: fees are in euros, with cents only if needed; a fee of 0 reads "kostenlos"', () => {
  expect(texts(render('leistung', examples.standard), 'tbody td')).toEqual([
    '46\u00a0€',
    '27,60\u00a0€',
    'kostenlos',
  ])
  expect(texts(render('leistung', examples.spannenUndHinweise), 'tbody td')).toEqual([
    '250\u00a0€ bis 12.500\u00a0€',
    'bis 400\u00a0€',
    'nach Aufwand',
  ])
})

test('A single fee is shown as a sentence, without a table', () => {
  const root = render('leistung', examples.eineGebuehr)
  expect(texts(root, 'p')).toEqual(['Anmeldung: kostenlos', 'auch online'])
  expect(root.querySelector('table')).toBeNull()
})

test('Online services and forms are links with a descriptive text', () => {
  expect(links(render('leistung', examples.standard)).slice(0, 2)).toEqual([
    ['https://termine.rebenau.example.org', 'Termin vereinbaren'],
    ['/medien/dateien/vollmacht.pdf', 'Vollmacht für die Abholung'],
  ])
  expect(texts(render('leistung', examples.nurFormulare), 'h2')).toEqual(['Formulare'])
})

test('The office has links for telephone, e-mail and its page', () => {
  expect(links(render('leistung', examples.standard))).toEqual(
    expect.arrayContaining([
      ['/rathaus/aemter/buergerbuero', 'Bürgerbüro'],
      ['tel:+493023125110', '030\u00a023125-110'],
      ['mailto:buergerbuero@rebenau.example.org', 'buergerbuero@rebenau.example.org'],
    ]),
  )
})

test('An office without a page is named, but not linked', () => {
  const root = render('leistung', examples.nurTexte)
  expect(texts(root, 'h3')).toEqual(['Landratsamt Rheinhardt'])
  expect(links(root)).toEqual([])
})

test('An imported service without lists shows its texts in the usual order', () => {
  expect(texts(render('leistung', examples.nurTexte), 'h2')).toEqual([
    'Das brauchen Sie',
    'Das kostet es',
    'So lange dauert es',
    'Fristen',
    'Hier sind Sie richtig',
    'Gut zu wissen',
    'Verfahrensablauf',
  ])
})

test('Empty parts are not shown', () => {
  expect(texts(render('leistung', examples.leer), 'h2, p, ul, table')).toEqual([])
})

test.each([
  ['preamble', '', 'preamble'],
  ['', 'Erforderliche Unterlagen', 'unterlagen'],
  ['erforderlicheUnterlagen', '', 'unterlagen'],
  ['', 'Kosten', 'kosten'],
  ['', 'Gebühren', 'kosten'],
  ['', 'Bearbeitungsdauer', 'bearbeitungsdauer'],
  ['', 'Frist/Dauer', 'fristen'],
  ['', 'Zuständige Stelle', 'stelle'],
  ['', 'Rechtsgrundlagen', 'rechtsgrundlage'],
  ['', 'Freigabevermerk', 'freigabevermerk'],
  ['', 'Voraussetzungen', undefined],
  ['irgendwas', 'Hinweise', undefined],
])('A text block of typ %j with the title %j belongs to %j', (typ, titel, art) => {
  expect(textblockArt({ typ, titel })).toBe(art)
})

/**
 * Loads the contract's example of a service; `unit` is its office, undefined if the CMS does not know the
 * office.
 */
async function loaded(unit: object | undefined) {
  const cms = cmsInProcess({
    leistung: () =>
      calls.leistung.answer.parse({
        ...calls.leistung.examples[0]?.answer,
        prozesse: [{ name: 'Online', url: 'https://example.org/' }],
        formulare: [
          { name: 'Zum Ausfüllen', url: '/kontakt', typ: 'ONLINEDIENST' },
          { name: 'Zum Drucken', url: '/x.pdf' },
        ],
      }),
    organisationseinheit: () => {
      if (!unit) throw new CmsError('nicht-gefunden')
      return calls.organisationseinheit.answer.parse({ id: 'x', name: 'x', detailURL: '', ...unit })
    },
  })
  const entry = { context: { id: 'personalausweis' }, options: {} }
  return loadLeistung(cms, entry, entryPage())
}

test('The office has its contact data and its state at the time of the request', async () => {
  const { stellen } = await loaded({
    anschrift: { location: '', street: 'Marktplatz 1', zip: '76999', city: 'Rebenau' },
    kommunikation: [
      { kanal: 'EMAIL', kennung: 'a@example.org' },
      { kanal: 'TELEFON', kennung: '030 1' },
    ],
    oeffnungszeiten: [
      {
        typ: 'ALLGEMEINE_OEFFNUNGSZEIT',
        regulaereZeiten: [{ tagestyp: 'FREITAG', beginn: '08:30', ende: '12:30' }],
      },
    ],
  })
  expect(stellen).toMatchObject([
    {
      name: 'Bürgerbüro',
      anschrift: 'Marktplatz 1, 76999 Rebenau',
      telefon: '030 1',
      email: 'a@example.org',
      zustand: { offen: true },
    },
  ])
})

test('An office unknown to the CMS is still named', async () => {
  const { stellen } = await loaded(undefined)
  expect(stellen).toMatchObject([{ name: 'Bürgerbüro', telefon: '', zustand: null }])
})

test('Online forms are listed with the online services, forms to print separately', async () => {
  const { online, formulare, texte, weitere } = await loaded(undefined)
  expect([online, formulare].map(list => list.map(({ name }) => name))).toEqual([
    ['Online', 'Zum Ausfüllen'],
    ['Zum Drucken'],
  ])
  expect(Object.keys(texte)).toEqual(['rechtsgrundlage'])
  expect(weitere.map(({ titel }) => titel)).toEqual(['Voraussetzungen'])
})

test('E13: fee, duration and attendance come first, with the next step', () => {
  const facts = (root: Element) => texts(root, 'dl > div')
  expect(facts(render('leistung', examples.standard))).toEqual([
    'Gebühr46\u00a0€Personalausweis ab 24 Jahren',
    'Daueretwa drei Wochen',
    'Antragpersönlich',
  ])
  const call = render('leistung', examples.ohneOnline)
  expect(links(call)[0]).toEqual(['tel:+493023125110', 'Bürgerbüro anrufen'])
  expect(facts(render('leistung', examples.eineGebuehr))).toEqual(['Gebührkostenlos'])
  expect(facts(render('leistung', examples.nurTexte))).toEqual([])
})

test('A link to the contact form is labelled as writing, not as an online service', async () => {
  const cms = cmsInProcess({
    leistung: () =>
      ({
        ...(calls.leistung.examples[0]?.answer as never as object),
        prozesse: [{ name: 'Sperrmüll anmelden', url: '/kontakt?seite=/rathaus/leistungen/sperrmuell' }],
        formulare: [],
      }) as never,
  })
  const { online, schriftlich } = await loadLeistung(cms, { context: { id: 'x' }, options: {} }, entryPage())
  expect(online).toEqual([])
  const root = render('leistung', {
    context: { id: 'x' },
    data: { ...examples.standard.data, online, schriftlich, formulare: [], persoenlich: false },
  })
  expect(texts(root, 'h2')[0]).toBe('Schreiben Sie uns')
  expect(root.textContent).toContain('auch schriftlich')
  expect(root.textContent).not.toContain('online')
})
