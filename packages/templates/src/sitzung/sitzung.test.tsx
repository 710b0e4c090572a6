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
