import { describe, expect, test } from 'vitest'
import { render, texts } from '../testing/render-example.tsx'
import { examples } from './examples.ts'
import { unitInWords } from './view.tsx'

test('The unit reads as German: „in Tonnen“, but „Zahl der Kinder“ without „in“', () => {
  expect(['Tonnen', '1.000 €', 'Zahl der Kinder', 'Anteil an allen', 'Zahlungen'].map(unitInWords)).toEqual([
    'in Tonnen',
    'in 1.000 €',
    'Zahl der Kinder',
    'Anteil an allen',
    'in Zahlungen',
  ])
})

const rows = (root: Element) => [...root.querySelectorAll('tbody tr')].map(row => texts(row, 'th, td'))

test.each(['standard', 'balken', 'balkenInReihen', 'mitLuecke'] as const)(
  'The table of %s has a column header per series, a row header per label and a cell per figure',
  example => {
    const { context } = examples[example]
    const root = render('diagramm', { context })
    expect(texts(root, 'details thead th[scope="col"]').slice(1)).toEqual(
      context.reihen.map(({ titel }) => titel),
    )
    expect(texts(root, 'details tbody th[scope="row"]')).toEqual(context.spalten)
    for (const row of rows(root)) expect(row.length).toBe(context.reihen.length + 1)
  },
)

test('Figures use the German format, and a missing figure is shown as a text', () => {
  expect(rows(render('diagramm', examples.balken)).at(-1)).toEqual(['Feuerwehrhaus Kernstadt', '31.250,5'])
  expect(rows(render('diagramm', examples.mitLuecke))[1]).toEqual(['2020', 'keine Angabe'])
})

describe('Lines', () => {
  test('are one image with a description for screen readers', () => {
    const image = render('diagramm', examples.standard).querySelector('svg[role="img"]')
    expect(image?.getAttribute('aria-label')).toMatch(/^Liniendiagramm\. Seit 2019/)
  })

  test('have a gap at a missing figure', () => {
    const line = render('diagramm', examples.mitLuecke).querySelector(
      '[data-reihe="1"][data-art="linie"] > path',
    )
    expect(line?.getAttribute('d')?.match(/[ML]/g)).toEqual(['M', 'M', 'L'])
  })

  test('have at most one point per label of the axis', () => {
    const line = render('diagramm', examples.raueEingaben).querySelector('g > path')
    expect(line?.getAttribute('d')?.match(/[ML]/g)?.length).toBe(2)
  })
})

describe('Bars', () => {
  test('have the length of their figure; the bar of the greatest figure has the full width', () => {
    const lengths = [...render('diagramm', examples.balken).querySelectorAll('rect')].map(bar =>
      bar.getAttribute('width'),
    )
    expect(lengths.slice(0, 2)).toEqual(['100%', '67.5%'])
  })

  test('show their figure, with the name of the series for screen readers', () => {
    expect(texts(render('diagramm', examples.balkenInReihen), 'li p span').slice(0, 2)).toContain('2018: 61')
  })

  test('of zeros have no length', () => {
    const lengths = [...render('diagramm', examples.nullen).querySelectorAll('rect')].map(bar =>
      bar.getAttribute('width'),
    )
    expect(lengths).toEqual(['0%', '0%'])
  })
})
