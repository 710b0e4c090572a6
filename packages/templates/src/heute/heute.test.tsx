import { type CmsHandlers, calls, cmsInProcess, type Veranstaltung } from '@rathausplatz/contract'
import { expect, test } from 'vitest'
import { schemas } from '../schemas.ts'
import { entryPage } from '../testing/entry-page.ts'
import { links, render, texts } from '../testing/render-example.tsx'
import { examples } from './examples.ts'
import { loadHeute } from './load.ts'

test('The lines are shown in order and link their pages; without lines nothing is shown', () => {
  const root = render('heute', examples.standard)
  expect(texts(root, 'dt')).toEqual([
    'Rathaus',
    'Bücherei',
    'Freibad',
    'Nächste Tonne',
    'Markt',
    'Nächster Termin',
  ])
  expect(links(root)[3]).toEqual(['/leben/abfall', 'Morgen: Restmüll und Papier'])
  expect(render('heute', examples.nichts).textContent).toBe('')
})

const room = calls.abfall.examples[0]?.answer
const dates = calls.abfallTermine.examples[0]?.answer
const unit = calls.organisationseinheit.examples[0]?.answer
const event = (titel: string, datum_von: string, more: Partial<Veranstaltung> = {}): Veranstaltung => ({
  titel,
  datum_von,
  rubriken: [{ rubrik: 'x', detailURL: `/veranstaltungen/${titel.toLowerCase()}` }],
  ...more,
})
const markt = event('Markt', '2026-06-03T07:30:00+02:00', { datum_bis: '2026-06-03T12:30:00+02:00' })

function load(now: string, remembered?: string, more: CmsHandlers = {}) {
  const cms = cmsInProcess({
    abfall: () => calls.abfall.answer.parse(room),
    abfallTermine: () => calls.abfallTermine.answer.parse(dates),
    organisationseinheit: () => calls.organisationseinheit.answer.parse(unit),
    veranstaltungen: ({ query }) => ({
      data:
        query.rubrik_id === 1
          ? [markt]
          : [
              markt,
              event('Abgesagt', '2026-06-03T18:00:00+02:00', { entfaellt: true }),
              event('Konzert', '2026-06-04T19:00:00+02:00'),
            ],
      pagination: { page: 1, pages: 1 },
    }),
    ...more,
  })
  const context = schemas.heute.context.parse({
    haeuser: [{ einheit: 'rathaus', name: 'Rathaus' }],
    abfall: '/leben/abfall',
    veranstaltungen: '/veranstaltungen',
  })
  const page = { ...entryPage('', now), gemerkterAbfallort: () => remembered }
  return loadHeute(cms, { context, options: { markt: 1 } }, page)
}
const of = async (art: string, ...args: Parameters<typeof load>) =>
  (await load(...args)).zeilen.find(line => line.art === art)?.text

test('The next bin is that of the remembered street; without a remembered street the line links the choice of a street', async () => {
  expect(await of('tonne', '2026-06-03T10:00:00+02:00')).toBe('Ihre Straße wählen')
  expect(await of('tonne', '2026-06-04T10:00:00+02:00', 'k3m8x2q7wa')).toBe('Morgen: Restmüll')
})

test("F-13: the line changes at midnight in Berlin, independent of the server's time zone", async () => {
  expect(await of('tonne', '2026-06-04T21:59:59Z', 'k3m8x2q7wa')).toBe('Morgen: Restmüll')
  expect(await of('tonne', '2026-06-04T22:00:00Z', 'k3m8x2q7wa')).toBe('Heute: Restmüll')
})

test('The line of a running market states its end; the line of the next event skips the market and cancelled events', async () => {
  expect(await of('markt', '2026-06-02T10:00:00+02:00')).toBe('Morgen, 07:30 Uhr: Markt')
  expect(await of('markt', '2026-06-03T10:00:00+02:00')).toBe('Heute bis 12:30 Uhr: Markt')
  expect(await of('veranstaltung', '2026-06-03T10:00:00+02:00')).toBe('Morgen, 19:00 Uhr: Konzert')
})

test('A cancelled market is skipped', async () => {
  const later = event('Markt', '2026-06-06T07:30:00+02:00')
  const data = [{ ...markt, entfaellt: true }, later]
  const veranstaltungen = () => ({ data, pagination: { page: 1, pages: 1 } })
  expect(await of('markt', '2026-06-03T06:00:00+02:00', undefined, { veranstaltungen })).toBe(
    'Sa 06.06., 07:30 Uhr: Markt',
  )
})

test('A part that fails to load has no line', async () => {
  const broken = () => {
    throw new Error('kaputt')
  }
  const { zeilen } = await load('2026-06-03T10:00:00+02:00', undefined, {
    abfall: broken,
    organisationseinheit: broken,
  })
  expect(zeilen.map(({ art }) => art)).toEqual(['markt', 'veranstaltung'])
})

test('A facility that is open day and night is never shown as closed', async () => {
  const brigade = calls.organisationseinheit.answer.parse({ ...unit, bereitschaft: '112' })
  const night = ['2026-12-25T03:00:00+01:00', undefined, { organisationseinheit: () => brigade }] as const
  expect(await of('haus', ...night)).toBe('Tag und Nacht erreichbar: 112')
})
