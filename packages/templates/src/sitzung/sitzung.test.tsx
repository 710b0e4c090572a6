import { describe, expect, test } from 'vitest'
import { links, render, texts } from '../testing/render-example.tsx'
import { examples } from './examples.ts'

const shown = (name: keyof typeof examples) => render('sitzung', examples[name])

test('A meeting shows its agenda in order, each item with number, paper and files', () => {
  const root = shown('standard')
  expect(texts(root, 'ol > li > p:first-child')).toEqual(['1', '2', '3', '4', '5'])
  expect(texts(root, 'h3')).toEqual([
    'Fragen der Einwohnerinnen und Einwohner',
    'Sanierung des Sprungturms im Freibad',
    'Umbau der Hauptstraße: Antrag der Bürgerliste',
    'Bericht über den Klimaschutz',
    'Verschiedenes',
  ])
  expect(links(root)).toEqual(
    expect.arrayContaining([
      ['/rathaus/gemeinderat/vorlagen/sprungturm', 'worum es geht und was vorgeschlagen ist'],
      ['/medien/gutachten-sprungturm.pdf', 'Gutachten zum Sprungturm (PDF, 2,3\u00a0MB)'],
      ['/medien/niederschrift-gemeinderat.pdf', 'Niederschrift (PDF, 310\u00a0KB)'],
    ]),
  )
})

test('C7, C8: a meeting without a time shows only its day, and an item without a number has none', () => {
  const { context, data } = examples.geplant
  const [punkt] = examples.standard.data.sitzung.tagesordnung
  const sitzung = { ...data.sitzung, ohne_uhrzeit: true, tagesordnung: [{ ...punkt, nummer: '' }] }
  const root = render('sitzung', { context, data: { ...data, sitzung } })
  expect(texts(root, 'article time')).toHaveLength(1)
  expect(texts(root, 'article time').join()).not.toContain('Uhr')
  expect(texts(root, 'ol > li > p:first-child')).toEqual([])
  expect(texts(root, 'ol > li h3')).toEqual(['Fragen der Einwohnerinnen und Einwohner'])
})

describe('C7: a page promises and states only what is known', () => {
  const page = (more: object, from: keyof typeof examples = 'geplant', istVorbei = false) => {
    const { context, data } = examples[from]
    const sitzung = { ...data.sitzung, ...more }
    return render('sitzung', { context, data: { ...data, istVorbei, sitzung } })
  }
  const NONE = 'Eine öffentliche Tagesordnung liegt nicht vor.'
  test.each([
    ['geplant', false, true],
    ['eingeladen', false, true],
    ['durchgefuehrt', true, true],
    ['abgesagt', false, false],
    ['abgesagt', true, false],
  ] as const)(
    'without items, a meeting that is %s (over: %s) says that it has no agenda: %s',
    (zustand, istVorbei, says) => {
      const root = page(
        { zustand, tagesordnung: [], grund: 'Ein Grund ist nicht genannt.' },
        'geplant',
        istVorbei,
      )
      expect(root.textContent?.includes(NONE)).toBe(says)
      expect(root.textContent).not.toContain('sobald')
    },
  )

  test('without a place the page names none', () => {
    expect(texts(page({ ort: 'Halle' }), 'dt')).toContain('Ort')
    expect(texts(page({ ort: '' }), 'dt')).not.toContain('Ort')
  })

  test.each([{}, { verlegt_von: '2026-12-01T18:30:00+01:00' }])(
    'C7: a postponed meeting says so with the reason, and not that it is planned: %j',
    more => {
      const root = page({ zustand: 'verschoben', grund: 'Auf den 18.05.2027.', ...more })
      expect(root.textContent).toContain('Diese Sitzung ist verschoben. Auf den 18.05.2027.')
      expect(root.textContent).not.toContain('geplant')
      expect(root.textContent).not.toContain('verlegt')
    },
  )

  test('a state that is not known is not shown', () => {
    const root = page({ zustand: 'durchgefuehrt', ohne_stand: true }, 'standard', true)
    expect(root.textContent).not.toContain('hat stattgefunden')
  })
})

test('C8: an item names all its papers with their files', () => {
  const { context, data } = examples.standard
  const further = {
    id: 'ergaenzung',
    name: 'Ergänzung zum Sprungturm',
    detailURL: '/rathaus/gemeinderat/vorlagen/ergaenzung',
    nummer: '2026/087-1',
    art: 'Ergänzungsvorlage',
    datei: { titel: 'Ergänzung', url: '/medien/ergaenzung.pdf', groesse: 1_000, typ: 'application/pdf' },
    anlagen: [],
  }
  const tagesordnung = data.sitzung.tagesordnung.map(punkt =>
    punkt.nummer === '2' ? { ...punkt, weitere_vorlagen: [further] } : punkt,
  )
  const found = links(
    render('sitzung', { context, data: { ...data, sitzung: { ...data.sitzung, tagesordnung } } }),
  )
  expect(found.map(([href]) => href)).toEqual(
    expect.arrayContaining([
      '/rathaus/gemeinderat/vorlagen/sprungturm',
      further.detailURL,
      '/medien/ergaenzung.pdf',
    ]),
  )
})

test('Results and votes are text, not only colour', () => {
  const root = shown('standard')
  expect(root.textContent).toContain('Beschlossen')
  expect(root.textContent).toContain('17 Ja, 3 Nein, 1 Enthaltung')
  expect(root.textContent).toContain('Abgelehnt')
  expect(root.textContent).toContain('Zur Kenntnis genommen')
  expect(texts(root, 'blockquote')).toEqual([
    'Der Gemeinderat beschließt die Sanierung des Sprungturms für 148.000 €.',
  ])
  expect(shown('einstimmig').textContent).toContain('Einstimmig: 21 Ja, 0 Nein, 0 Enthaltungen')
})

describe('the state of a meeting comes first', () => {
  test.each([
    ['standard', 'hat stattgefunden'],
    ['eingeladen', 'eingeladen'],
    ['geplant', 'geplant'],
    ['abgesagt', 'abgesagt'],
    ['verlegt', 'verlegt'],
  ] as const)('the example %s begins with the state "%s"', (name, word) => {
    const root = shown(name)
    expect(texts(root, 'article p')[0]).toBe(word)
    expect(root.querySelector('article p svg')).not.toBeNull()
  })

  test('a cancelled meeting states the reason, and a moved meeting also the original date', () => {
    expect(shown('abgesagt').textContent).toContain(
      'Diese Sitzung ist abgesagt. Die Bürgermeisterin ist erkrankt.',
    )
    expect(shown('verlegt').textContent).toContain(
      'Verlegt vom 01.12.2026, 18:30 Uhr. Der Ratssaal ist am 1. Dezember belegt.',
    )
  })

  test('a withdrawn meeting shows only the date and the reason', () => {
    const root = shown('zurueckgenommen')
    expect(root.textContent).toBe(
      'Diese Sitzung wurde am 18.11.2026 zurückgenommen.Grund: Die Sitzung war doppelt eingetragen.',
    )
  })
})

test('A future meeting has a calendar link; a past meeting has none', () => {
  const calendar = ['/rathaus/gemeinderat/sitzungen/gemeinderat-2026-11-10.ics', 'In Kalender übernehmen']
  expect(links(shown('eingeladen'))).toContainEqual(calendar)
  expect(links(shown('standard'))).not.toContainEqual(calendar)
})

test('Attendance lists present, excused and substitute members', () => {
  expect(texts(shown('standard'), 'dl dl dt, section dl dt')).toEqual(['anwesend: 2', 'entschuldigt: 1'])
  expect(shown('standard').textContent).toContain('Ines Lorenz, in Vertretung von Uwe Ganter')
})
