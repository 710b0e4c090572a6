import { CmsError, cmsInProcess, type Kalendertermin } from '@rathausplatz/contract'
import { expect, test } from 'vitest'
import { entryPage } from '../testing/entry-page.ts'
import { links, render, texts } from '../testing/render-example.tsx'
import { examples } from './examples.ts'
import { loadVeranstaltung, type Termindaten } from './load.ts'
import { veranstaltung } from './schema.ts'

const context = { titel: 'Adventsmarkt', datum_von: '2026-11-28T14:00:00+01:00' }
const facts = (termin: object, changes: object = {}, more: Partial<Termindaten> = {}) =>
  texts(
    render('veranstaltung', {
      context: { ...context, ...changes },
      data: {
        termin: { datum_von: context.datum_von, ganztaegig: false, entfaellt: false, grund: '', ...termin },
        istVorbei: false,
        weitere: [],
        mehr: 0,
        rubriken: [],
        ...more,
      },
    }),
    'dd',
  )

test("Spec §9: an event shows its date DD.MM.yyyy and its time with ' Uhr'", () => {
  expect(facts({})).toEqual(['Samstag, 28.11.2026, 14:00 Uhr'])
})

test('An event that ends on the same day shows only the time of its end', () => {
  expect(facts({ datum_bis: '2026-11-28T20:00:00+01:00' })).toEqual([
    'Samstag, 28.11.2026, 14:00 Uhr bis 20:00 Uhr',
  ])
})

test('An event that ends on another day shows that date too', () => {
  expect(facts({ datum_bis: '2026-11-29T20:00:00+01:00' })).toEqual([
    'Samstag, 28.11.2026, 14:00 Uhr bis Sonntag, 29.11.2026, 20:00 Uhr',
  ])
})

test('A whole-day event shows no times', () => {
  const whole = { ganztaegig: true, datum_bis: '2026-11-29T23:59:00+01:00' }
  expect(facts(whole)).toEqual(['Samstag, 28.11.2026 bis Sonntag, 29.11.2026'])
  expect(facts({ ...whole, datum_bis: '2026-11-28T23:59:00+01:00' })).toEqual(['Samstag, 28.11.2026'])
})

test('An event shows its place, price, organiser and categories', () => {
  const root = render('veranstaltung', examples.serie)
  expect(texts(root, 'dt')).toEqual(['Wann', 'Wo', 'Eintritt', 'Veranstalter', 'Rubriken'])
  expect(texts(root, 'dd')[2]).toBe('Kostenlos')
  expect(links(root).slice(1, 3)).toEqual([
    ['/veranstaltungen?rubrik_id=2', 'Kinder'],
    ['/veranstaltungen?rubrik_id=7', 'Bücherei'],
  ])
  expect(links(root)[0]?.[1]).toContain('Weg planen')
})

test('The page of one date of a series has calendar files for this date and for the whole series', () => {
  const files = links(render('veranstaltung', examples.serie)).filter(([href]) => href.endsWith('.ics'))
  expect(files).toEqual([
    ['/veranstaltungen/vorlesestunde/2026-12-02.ics', 'In Kalender übernehmen'],
    ['/veranstaltungen/vorlesestunde.ics', 'Alle Termine der Reihe in den Kalender laden'],
  ])
})

test('The page of a cancelled date says so first, with the reason; the page of a past date has no calendar file', () => {
  expect(texts(render('veranstaltung', examples.entfaellt), 'p')[0]).toBe(
    'Dieser Termin entfällt. Es ist Sturm angesagt.',
  )
  const over = render('veranstaltung', examples.vorbei)
  expect(texts(over, 'p')[0]).toBe('Dieser Termin ist vorbei.')
  expect(links(over).some(([href]) => href.endsWith('.ics'))).toBe(false)
})

test('Further dates of the series are listed, including cancelled ones', () => {
  expect(texts(render('veranstaltung', examples.serie), 'section li')[2]).toBe(
    'Mittwoch, 23.12.2026, 15:30 Uhrentfällt: Weihnachtsferien',
  )
})

const date = (day: string, more: Partial<Kalendertermin> = {}): Kalendertermin => ({
  id: `1-${day}`,
  sequenz: 1,
  geaendert: '2026-11-01T08:00:00Z',
  termin: day,
  titel: 'Vorlesen',
  einleitung: '',
  veranstalter: '',
  datum_von: `${day}T15:30:00+01:00`,
  datum_bis: `${day}T16:30:00+01:00`,
  rubriken: [],
  detailURL: `/veranstaltungen/vorlesen/${day}`,
  ...more,
})

const load = (termine: Kalendertermin[], more: object = {}) =>
  loadVeranstaltung(
    cmsInProcess({
      kalender: () => {
        if (termine.length === 0) throw new CmsError('nicht-gefunden')
        return { data: termine }
      },
      rubriken: () => ({ data: [{ rubrik_id: 2, rubrik: 'Kinder' }] }),
    }),
    {
      context: veranstaltung.context.parse({
        titel: 'Vorlesen',
        slug: 'vorlesen',
        datum_von: '2026-11-04T15:30:00+01:00',
        rubriken: [{ rubrik: 'Kinder' }, { rubrik: 'Neu' }],
        ...more,
      }),
      options: {},
    },
    { ...entryPage(), path: '/veranstaltungen/vorlesen' },
  )

const series = [
  date('2026-11-18'),
  date('2026-11-25', { entfaellt: true }),
  date('2026-12-02'),
  date('2026-12-09'),
]

test('The page of a series shows the next date that is not cancelled', async () => {
  const { termin, weitere, kalender } = await load(series)
  expect(termin.datum_von).toBe('2026-12-02T15:30:00+01:00')
  expect(weitere.map(({ href }) => href)).toEqual([
    '/veranstaltungen/vorlesen/2026-11-25',
    '/veranstaltungen/vorlesen/2026-12-09',
  ])
  expect(kalender).toEqual({
    termin: '/veranstaltungen/vorlesen/2026-12-02.ics',
    serie: '/veranstaltungen/vorlesen.ics',
  })
})

test('The page of one date shows this date, even if it is over', async () => {
  const { termin, istVorbei } = await load(series, { termin: '2026-11-18' })
  expect([termin.datum_von, istVorbei]).toEqual(['2026-11-18T15:30:00+01:00', true])
})

test('The page of a series that is over shows the last date', async () => {
  const { termin, istVorbei } = await load([date('2026-11-11'), date('2026-11-18')])
  expect([termin.datum_von, istVorbei]).toEqual(['2026-11-18T15:30:00+01:00', true])
})

test('Each category links its list; a category without an id links the list of all events', async () => {
  expect((await load(series)).rubriken).toEqual([
    { rubrik: 'Kinder', href: '/veranstaltungen?rubrik_id=2' },
    { rubrik: 'Neu', href: '/veranstaltungen' },
  ])
})

test('A long series shows the next dates and states how many more there are', async () => {
  const many = Array.from({ length: 20 }, (_, index) => date(`2026-12-${String(index + 1).padStart(2, '0')}`))
  const { weitere, mehr } = await load(many)
  expect([weitere.length, mehr]).toEqual([8, 11])
})
