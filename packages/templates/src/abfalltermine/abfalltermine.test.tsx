import {
  abfallfraktionen,
  CmsError,
  type CmsHandlers,
  calls,
  cmsInProcess,
  NoData,
} from '@rathausplatz/contract'
import { BW } from '@rathausplatz/kalender/testing'
import { expect, test } from 'vitest'
import { kindsShown } from '../abfall/kinds-shown.ts'
import { yearSheet } from '../abfall/year-sheet.ts'
import { entryPage } from '../testing/entry-page.ts'
import { links, render, texts } from '../testing/render-example.tsx'
import { examples } from './examples.ts'
import { loadAbfalltermine } from './load.ts'

const draw = (example: keyof typeof examples) => render('abfalltermine', examples[example])

test('Spec §2: the answer names the day and the bins in words', () => {
  const root = draw('standard')
  expect(texts(root, 'h3')[0]).toBe('Morgen, Donnerstag: Restmüll')
  expect(root.querySelectorAll('h3 + p, [role=status]').length).toBeGreaterThan(0)
  expect(texts(draw('mehrereTonnen'), 'h3')[0]).toBe('Heute, Donnerstag: Restmüll, Papier und Gelbe Tonne')
})

test('A moved collection states its original day and reason, a cancelled one is struck through with its reason', () => {
  const lines = texts(draw('standard'), 'ol ul > li')
  expect(lines).toContain('PPapierverschoben vom Fr 25.12. (1. Weihnachtsfeiertag)')
  expect(lines).toContain('GGelbe Tonne entfällt: Heiligabend')
  expect(texts(draw('standard'), 's')).toEqual(['Gelbe Tonne'])
  expect(lines).toContain('SSchadstoffmobil09:00–11:30 Uhr, Festplatz')
})

test('Each bin has its letter and its name, not only a colour', () => {
  const root = draw('monat')
  for (const mark of root.querySelectorAll('td li')) {
    expect(mark.querySelector('svg text')?.textContent).toMatch(/^[A-Z]$/)
    expect(mark.querySelector('span')?.textContent).not.toBe('')
  }
})

test('R23: the filter tells entries without a collection from kinds of waste, by their usual name only', () => {
  const { context, data } = examples.standard
  const { abfuhr } = data
  if (!abfuhr) throw new Error('The example has dates')
  const [first] = abfuhr.arten
  if (!first) throw new Error('The example has kinds')
  const filterWith = (name: string) => {
    const arten = [first, { ...first, fraktion: 'hinweis' as const, name, buchstabe: 'H' }]
    return texts(
      render('abfalltermine', { context, data: { ...data, abfuhr: { ...abfuhr, arten } } }),
      'fieldset label',
    )
  }
  expect(filterWith(abfallfraktionen.hinweis.name)).toEqual(['RRestmüll', 'HHinweise ohne Abfuhr'])
  expect(filterWith('Wertstoffhof')).toEqual(['RRestmüll', 'HWertstoffhof'])
})

test('The form asks for more than the street only if needed, with the possible choices', () => {
  expect(texts(draw('frage'), 'label')).toEqual(['Straße'])
  const ort = draw('welcherOrt')
  expect(texts(ort, 'label')).toEqual(['Straße', 'Ort'])
  expect(texts(ort, 'option').slice(-2)).toEqual(['Kernstadt', 'Unterweiler'])
  const number = draw('welcheNummer')
  expect(number.querySelector('input[type=hidden][name=ort]')?.getAttribute('value')).toBe('Unterweiler')
  expect(number.querySelector('input[name=hausnummer]')).not.toBeNull()
})

test('An unknown street suggests similar streets', () => {
  expect(links(draw('unbekannt'))).toContainEqual([
    '/leben/abfall?strasse=Kelterstra%C3%9Fe&ort=Kernstadt',
    'Kelterstraße, Kernstadt',
  ])
})

test('P14: the form says that the street is missing; the name of a place leads to its streets', async () => {
  expect(draw('ohneStrasse').querySelector('input[name=strasse]')?.getAttribute('aria-invalid')).toBe('true')
  const { load } = town({
    abfallOrt: () => calls.abfallOrt.answer.parse({ ort: null, frage: null, aehnlich: [], hausnummer: '' }),
    abfallStrassen: ({ query }) => ({ data: query.ort ? [{ strasse: 'Kirchstraße', ort: query.ort }] : [] }),
  })
  expect((await load('strasse=')).fehltStrasse).toBe(true)
  expect((await load('')).fehltStrasse).toBeUndefined()
  expect((await load('strasse=', 'k3m8x2q7wa')).fehltStrasse).toBeUndefined()
  expect((await load('strasse=unterweiler')).unbekannt).toMatchObject({
    ort: 'Unterweiler',
    aehnlich: [{ strasse: 'Kirchstraße', href: expect.stringContaining('ort=Unterweiler') }],
  })
  expect((await load('strasse=Unterwelt')).unbekannt).toEqual({ aehnlich: [] })
  expect(draw('ortStattStrasse').textContent).toContain('ist ein Ort mit mehreren Straßen.')
})

test('Links to calendar, PDF, sheet and reminder are shown; a button remembers or forgets the street', () => {
  const root = draw('standard')
  const hrefs = links(root).map(([href]) => href)
  expect(hrefs).toEqual(
    expect.arrayContaining([
      'webcal://www.rebenau.example.org/abfall/kalender/k3m8x2q7wa.ics?erinnerung=abend',
      '/abfall/kalender/k3m8x2q7wa.ics?erinnerung=abend',
      '/abfall/jahr/k3m8x2q7wa/2026.pdf',
      '/abfall/jahr/k3m8x2q7wa/2026',
      '/abo?abfall=k3m8x2q7wa',
    ]),
  )
  expect(texts(root, 'form[method=post] button')).toEqual(['Meine Straße merken'])
  const remembered = draw('gemerkt')
  expect(texts(remembered, 'form[method=post] button')).toEqual(['Meine Straße vergessen'])
  expect(remembered.querySelector('form[method=post] button')?.getAttribute('value')).toBe('')
})

test('The sheet of a year has all its days, marks holidays and moved collections, and leaves out cancelled ones', () => {
  const { jahr } = examples.jahr.data.abfuhr ?? {}
  const days = jahr?.blatt.monate.flatMap(({ tage }) => tage) ?? []
  expect(days).toHaveLength(365)
  const onChristmasEve = days.find(({ tag }) => tag === '2026-12-24')?.abfuhren
  expect(onChristmasEve?.map(({ art }) => art.fraktion)).toEqual([])
  expect(days.find(({ tag }) => tag === '2026-06-04')?.feiertag).toBe('Fronleichnam')
  const moved = days.find(({ tag }) => tag === '2026-12-28')?.abfuhren[0]
  expect(moved?.istVerschoben).toBe(true)
  const leap = yearSheet(2028, { id: 'abcdef', name: 'Weg' }, [], [], BW)
  expect(leap.monate.flatMap(({ tage }) => tage)).toHaveLength(366)
})

const room = calls.abfall.examples[0]?.answer
const place = calls.abfallOrt.examples[0]?.answer
const dates = calls.abfallTermine.examples[0]?.answer

function town(more: CmsHandlers = {}) {
  const asked: object[] = []
  const cms = cmsInProcess({
    abfall: () => calls.abfall.answer.parse(room),
    abfallStrassen: () => ({ data: [] }),
    abfallOrt: () => calls.abfallOrt.answer.parse(place),
    abfallTermine: ({ params, query }) => {
      if (params.ort === 'gibtesnicht') throw new CmsError('nicht-gefunden')
      asked.push({ ...params, von: query.von, bis: query.bis })
      return calls.abfallTermine.answer.parse(dates)
    },
    ...more,
  })
  const load = (query = '', remembered?: string, tonnen = '') =>
    loadAbfalltermine(
      cms,
      { context: { titel: '', einleitung: '', bereitstellen: '', ohneTermine: '' }, options: {} },
      {
        ...entryPage(query, '2026-06-01T12:00:00+02:00'),
        gemerkterAbfallort: () => remembered,
        gemerkteTonnen: () => tonnen,
      },
    )
  return { load, asked }
}

test('Without a query the remembered street is used; a query takes precedence', async () => {
  const { load, asked } = town()
  expect((await load()).abfuhr).toBeNull()
  expect((await load('', 'k3m8x2q7wa')).abfuhr?.istGemerkt).toBe(true)
  await load('strasse=Kelterstr.+7', 'anderer1')
  expect(asked.at(-1)).toMatchObject({ ort: 'k3m8x2q7wa' })
})

test('A place that no longer exists is ignored', async () => {
  const { load } = town()
  expect((await load('abfallort=gibtesnicht')).abfuhr).toBeNull()
  expect((await load('', 'gibtesnicht')).abfuhr).toBeNull()
})

test('Month and year follow the address; the answer still names the next bin', async () => {
  const { load } = town()
  const month = (await load('abfallort=k3m8x2q7wa&ansicht=monat&monat=2026-07&fraktion=restmuell')).abfuhr
  expect(month?.monat?.monat).toBe('2026-07')
  expect(month?.monat?.nachher).toContain(
    'abfallort=k3m8x2q7wa&ansicht=monat&monat=2026-08&fraktion=restmuell',
  )
  expect(month?.naechste?.datum).toBe('2026-06-05')
  expect((await load('abfallort=k3m8x2q7wa&ansicht=jahr')).abfuhr?.jahr?.blatt.jahr).toBe(2026)
})

test.each([
  'abfallort=../x',
  'abfallort=a&abfallort=b',
  'ansicht=x',
  'fraktion=<b>',
  'jahr=1',
  'monat=x',
  'gemerkt=x',
])('I-07: the query %j is ignored', async query => {
  expect(await town().load(query)).toMatchObject({ abfuhr: null, frage: null, gemerkt: null })
})

test('Mere notes of the calendar can have no reminder', async () => {
  const hinweis = { ...dates?.fraktionen[0], fraktion: 'hinweis', name: 'Hinweis' }
  const reminders = async (fraktionen: object[], query = '') => {
    const { load } = town({
      abfall: () => calls.abfall.answer.parse({ ...room, erinnerung: { mail: true, push: 'schluessel' } }),
      abfallTermine: () => calls.abfallTermine.answer.parse({ ...dates, fraktionen }),
    })
    return (await load(`abfallort=k3m8x2q7wa${query}`)).abfuhr?.erinnerung
  }
  const both = [...(dates?.fraktionen ?? []), hinweis]
  for (const query of ['', '&fraktion=hinweis', '&fraktion=hinweis&fraktion=restmuell'])
    expect((await reminders(both, query))?.fraktionen, query).toEqual(['restmuell'])
  expect(await reminders([hinweis])).toEqual({ mail: null, push: null, fraktionen: [] })
})

test('The page of a town that has entered no collections says that they will follow', () => {
  expect(texts(draw('nichtEingerichtet'), 'p')).toEqual([
    'Die Abfuhrtermine stehen hier, sobald sie eingetragen sind.',
  ])
})

test('Month and year state the original day of a moved collection in the same words', () => {
  const words = 'verschoben vom Fr 25.12. (1. Weihnachtsfeiertag)'
  const notes = examples.jahr.data.abfuhr?.jahr?.blatt.anmerkungen.map(({ text }) => text) ?? []
  expect(notes).toContain(`Papier: ${words}`)
  expect(texts(draw('monat'), '[aria-label=Verschoben] li').join()).toContain(`Papier, ${words}`)
})

const failing = (error: Error) => async () => {
  throw error
}

const loadedWhile = (error: Error, query: string) => {
  const fails = failing(error)
  const handlers = {
    abfall: () => room,
    abfallOrt: fails,
    abfallStrassen: fails,
    abfallTermine: fails,
  }
  return loadAbfalltermine(cmsInProcess(handlers as never), {} as never, entryPage(query))
}

test.each([
  ['a street', 'strasse=Kelterstr. 7', new NoData('abfallOrt', undefined, { status: 500 })],
  ['a street', 'strasse=Kelterstr. 7', new CmsError('fehler')],
  ['a place', 'abfallort=k3m8x2q7wa', new NoData('abfallTermine')],
])(
  'L2: while the CMS gives no answer about %s, the form stays, with a word: %s',
  async (_what, query, error) => {
    const data = await loadedWhile(error, query)
    const root = render('abfalltermine', { context: examples.standard.context, data })
    expect(texts(root, '[role=status]').join()).toContain('lassen sich gerade nicht nachsehen')
    expect(root.querySelector('input[name=strasse]')).not.toBeNull()
  },
)

test.each([new CmsError('nicht-gefunden'), new CmsError('aufruf-nicht-beantwortet')])(
  'L2: a CMS without waste dates says that there are none yet: %s',
  async error => {
    const data = await loadAbfalltermine(
      cmsInProcess({ abfall: failing(error) } as never),
      {} as never,
      entryPage(),
    )
    expect(data).toMatchObject({ eingerichtet: false, abfuhr: null })
  },
)

/** A street with Restmüll every two and every four weeks. */
function townWithVariants() {
  const asked: unknown[] = []
  const auswahl = [
    { kennung: '2-woechentlich', name: '2-wöchentlich' },
    { kennung: '4-woechentlich', name: '4-wöchentlich' },
  ]
  const { load } = town({
    abfallTermine: ({ query }) => {
      asked.push(query.tonnen)
      const tonnenfragen = [{ fraktion: 'restmuell', auswahl }]
      return calls.abfallTermine.answer.parse({ ...dates, tonnenfragen })
    },
  })
  const abfuhr = async (query: string, remembered = '', tonnen = '') =>
    (await load(`abfallort=k3m8x2q7wa${query}`, remembered || undefined, tonnen)).abfuhr
  return { abfuhr, asked }
}

test('W6: the choice of a bin is in every address of the page: calendar, sheet, PDF, reminder and views', async () => {
  const { abfuhr, asked } = townWithVariants()
  // The form sends a field for each kind.
  const chosen = await abfuhr('&tonne-restmuell=4-woechentlich')
  expect(asked.at(-1)).toBe('restmuell.4-woechentlich')
  expect(chosen?.tonnen).toBe('restmuell.4-woechentlich')
  const { kalender, pdf, blatt, erinnerung, ansichten, alle } = chosen ?? {}
  for (const address of [
    kalender?.datei,
    kalender?.webcal,
    pdf,
    blatt,
    erinnerung?.mail,
    alle,
    ansichten?.jahr,
  ])
    expect(address).toContain('tonnen=restmuell.4-woechentlich')
  // A link repeats it in one parameter.
  expect((await abfuhr('&tonnen=restmuell.2-woechentlich'))?.tonnenfragen[0]?.gewaehlt).toBe('2-woechentlich')
  expect((await abfuhr('&tonne-restmuell=alle'))?.tonnenfragen[0]?.gewaehlt).toBe('alle')
})

test.each([
  '',
  '&tonnen=restmuell.8-woechentlich',
  '&tonnen=x',
  '&tonne-restmuell=%3Cb%3E',
  '&tonnen=a&tonnen=b',
])('W6: without a choice that the street knows, no address has one: %s', async query => {
  const found = await townWithVariants().abfuhr(query)
  expect([found?.tonnen, found?.pdf, found?.tonnenfragen[0]?.gewaehlt]).toEqual([
    '',
    '/abfall/jahr/k3m8x2q7wa/2026.pdf',
    'alle',
  ])
})

test('W6: the remembered bins apply to the remembered street, until the address says otherwise', async () => {
  const { abfuhr, asked } = townWithVariants()
  const kept = await abfuhr('', 'k3m8x2q7wa', 'restmuell.4-woechentlich')
  expect([asked.at(-1), kept?.tonnen, kept?.hatAndereGemerkt]).toEqual([
    'restmuell.4-woechentlich',
    'restmuell.4-woechentlich',
    false,
  ])
  const other = await abfuhr('&tonne-restmuell=alle', 'k3m8x2q7wa', 'restmuell.4-woechentlich')
  expect([other?.tonnen, other?.hatAndereGemerkt]).toEqual(['restmuell.alle', true])
  expect((await abfuhr('', 'andere2345', 'restmuell.4-woechentlich'))?.tonnen).toBe('')
})

test('W6: a form without scripts asks which bin a household has; after the choice it is folded and says it', () => {
  const ASKING = 'form[aria-label="Welche Tonne haben Sie?"]'
  const root = draw('welcheTonne')
  expect(texts(root, 'details[open] summary h3')).toEqual(['Welche Tonne haben Sie?'])
  const form = root.querySelector(ASKING)
  expect([form?.getAttribute('method'), form?.getAttribute('action')]).toEqual(['get', '/leben/abfall'])
  expect(texts(root, 'details [role=radiogroup] label')).toEqual([
    '2-wöchentlich',
    '4-wöchentlich',
    'Ich weiß es nicht',
  ])
  const radios = [...root.querySelectorAll<HTMLInputElement>('details input[type=radio]')]
  expect(radios.map(({ name, value }) => `${name}=${value}`)).toContain('tonne-restmuell=4-woechentlich')
  expect(texts(root, 'h3')[0]).toContain('Restmüll (2-wöchentlich) und Restmüll (4-wöchentlich)')
  const chosen = draw('tonneGewaehlt')
  const folded = chosen.querySelector(ASKING)?.closest('details')
  expect(folded?.open).toBe(false)
  expect(folded?.querySelector('summary')?.textContent).toBe(
    'Welche Tonne haben Sie?Restmüll: 4-wöchentlich Ändern',
  )
  expect(chosen.querySelector('form[method=post] [name=tonnen]')?.getAttribute('value')).toBe(
    'restmuell.4-woechentlich',
  )
  expect(draw('standard').querySelector(ASKING)).toBeNull()
})

test('W6: each of several shown bins has a mark of its own, on the list and on the sheet', () => {
  expect(texts(draw('welcheTonne'), 'ol svg text').slice(0, 2)).toEqual(['R2', 'R4'])
  expect(texts(draw('tonneGewaehlt'), 'ol svg text')[0]).toBe('R')
  const [termin] = calls.abfallTermine.answer.parse(dates).data
  if (!termin) throw new Error('no example')
  const shown = (names: readonly string[]) =>
    kindsShown({
      fraktionen: calls.abfallTermine.answer.parse(dates).fraktionen,
      tonnenfragen: [
        {
          fraktion: 'restmuell',
          auswahl: names.map(name => ({
            kennung: name ? 'x' : 'ueblich',
            name: name || 'übliche Tonne',
          })),
        },
      ],
      data: names.map(variante => ({ ...termin, variante, name: `Restmüll${variante && ` (${variante})`}` })),
    })
  expect(shown(['', '1.100 l']).map(({ buchstabe, rhythmus }) => [buchstabe, rhythmus])).toEqual([
    ['Ra', 'alle zwei Wochen'],
    ['Rb', ''],
  ])
  expect(shown(['wöchentlich', '2-wöchentlich']).map(({ buchstabe }) => buchstabe)).toEqual(['R1', 'R2'])
  expect(shown(['2-wöchentlich']).map(({ buchstabe }) => buchstabe)).toEqual(['R'])
})
