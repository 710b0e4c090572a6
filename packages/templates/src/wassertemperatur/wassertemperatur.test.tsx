import { cmsInProcess } from '@rathausplatz/contract'
import { describe, expect, test } from 'vitest'
import { schemas } from '../schemas.ts'
import { entryPage } from '../testing/entry-page.ts'
import { render, texts } from '../testing/render-example.tsx'
import { examples } from './examples.ts'
import { loadWassertemperatur } from './load.ts'

const load = (context: object, now: string) =>
  loadWassertemperatur(
    cmsInProcess({}),
    { context: schemas.wassertemperatur.context.parse(context), options: {} },
    entryPage('', now),
  )
const { becken } = examples.standard.context
const gemessen_am = '2026-07-14T08:30:00+02:00'

test('A recent measurement is shown large, with its time', () => {
  const root = render('wassertemperatur', examples.standard)
  expect(texts(root, 'dd')).toEqual(['23,5\u00a0°C', '26\u00a0°C'])
  expect(texts(root, 'p')).toEqual(['Gemessen am 14.07.2026 um 08:30 Uhr'])
})

test('Without a measurement in winter a text is shown', () => {
  const root = render('wassertemperatur', examples.winter)
  expect(texts(root, 'dd')).toEqual([])
  expect(texts(root, 'p')[0]).toMatch(/^Im Winter sind die Becken leer/)
})

describe('A measurement is current', () => {
  test.each([
    ['at its own moment', '2026-07-14T08:30:00+02:00', true],
    ['two days later', '2026-07-16T08:30:00+02:00', true],
    ['no longer after two days', '2026-07-16T08:31:00+02:00', false],
    ['not before it was made', '2026-07-14T08:29:00+02:00', false],
    ['not in winter', '2026-11-20T12:00:00+01:00', false],
  ])('%s', async (_, now, istAktuell) => {
    expect(await load({ becken, gemessen_am }, now)).toEqual({ istAktuell })
  })

  test('only if it has both a value and a time', async () => {
    expect(await load({ gemessen_am }, gemessen_am)).toEqual({ istAktuell: false })
    expect(await load({ becken }, gemessen_am)).toEqual({ istAktuell: false })
  })
})
