import { cmsInProcess, organisationseinheit } from '@rathausplatz/contract'
import { describe, expect, test } from 'vitest'
import { entryPage } from '../testing/entry-page.ts'
import { links, render, texts } from '../testing/render-example.tsx'
import { examples } from './examples.ts'
import { loadOeffnungszeiten } from './load.ts'

const town = (oeffnungszeiten: object[], more: object = {}) =>
  cmsInProcess({
    organisationseinheit: ({ params: { id } }) =>
      organisationseinheit.parse({ id, name: 'Rathaus', detailURL: '/rathaus', oeffnungszeiten, ...more }),
  })
const regulaereZeiten = [
  { tagestyp: 'ARBEITSTAG_MO_FR', beginn: '08:30', ende: '12:00' },
  { tagestyp: 'DIENSTAG', beginn: '15:00', ende: '17:30' },
]
const general = { typ: 'ALLGEMEINE_OEFFNUNGSZEIT', regulaereZeiten }
const load = (cms: ReturnType<typeof town>, now?: string, options = { imKopf: false }) =>
  loadOeffnungszeiten(cms, { context: { titel: 'Zeiten', einheit: 'rathaus' }, options }, entryPage('', now))

test('The state at the time of the request is one sentence', async () => {
  const cms = town([general])
  expect((await load(cms, '2026-11-20T10:00:00+01:00')).zustand).toMatchObject({
    offen: true,
    text: 'Jetzt geöffnet bis 12:00 Uhr',
  })
  const data = await load(cms, '2026-11-20T13:00:00+01:00')
  const root = render('oeffnungszeiten', { context: { einheit: 'rathaus' }, data })
  expect(texts(root, 'p')).toEqual(['Geschlossen, öffnet am Montag um 08:30 Uhr wieder'])
})

test('Each kind of hours has its heading, in the order of the spec, with days and times', async () => {
  const data = await load(
    town([
      { ...general, typ: 'TELEFONISCHE_ERREICHBARKEIT' },
      { ...general, typ: 'SERVICEZEIT', hinweisText: 'Sekretariat' },
      { ...general, anFeiertagen: 'WIE_SONNTAG' },
    ]),
  )
  const root = render('oeffnungszeiten', { context: { einheit: 'rathaus' }, data })
  expect(texts(root, 'h3').slice(0, 3)).toEqual([
    'Öffnungszeiten',
    'Servicezeiten',
    'Telefonische Erreichbarkeit',
  ])
  expect(texts(root, 'section:first-of-type dt')).toEqual(['Montag bis Freitag', 'Dienstag', 'Feiertage'])
  expect(texts(root, 'section:first-of-type dd')).toEqual([
    '08:30–12:00 Uhr',
    '15:00–17:30 Uhr',
    'wie sonntags',
  ])
  expect(root.textContent).toContain('Sekretariat')
})

test('Upcoming deviations are listed with period, hours and reason', () => {
  const root = render('oeffnungszeiten', examples.dreiArten)
  expect(texts(root, 'li')[1]).toBe('24.12.2026 bis 01.01.2027: geschlossenWeihnachtsruhe')
  expect(render('oeffnungszeiten', examples.standard).querySelector('ul')).toBeNull()
})

test('A required appointment is shown even while the facility is closed', async () => {
  const data = await load(town([general], { nurMitTermin: true, terminlink: '/kontakt' }))
  expect(data.zustand?.offen).toBe(false)
  const root = render('oeffnungszeiten', { context: { einheit: 'rathaus' }, data })
  expect(texts(root, 'p')[1]).toContain('Besuch nur mit Termin')
  expect(links(root)).toEqual([['/kontakt', 'Termin vereinbaren']])
})

test('A facility without hours shows nothing', () => {
  expect(render('oeffnungszeiten', examples.ohneZeiten).innerHTML).toBe('')
})

test('For an unknown facility the loader fails', async () => {
  await expect(load(cmsInProcess({}))).rejects.toThrow()
})

test('E1: on the page of the facility itself, or if an editor set it, the state is under the heading of the page', async () => {
  const { path } = entryPage()
  const elsewhere = town([general])
  const here = town([general], { detailURL: path })
  expect([(await load(elsewhere)).imKopf, (await load(here)).imKopf]).toEqual([false, true])
  expect((await load(elsewhere, undefined, { imKopf: true })).imKopf).toBe(true)
  expect(texts(render('oeffnungszeiten', examples.imKopf), 'p')).not.toContain(
    examples.imKopf.data.zustand?.text,
  )
})

test('E1: hours of a facility that is closed for a season state when the season starts', async () => {
  const winter = { beginn: '2026-09-14T00:00:00+02:00', ende: '2027-05-08T00:00:00+02:00' }
  const { arten } = await load(town([{ ...general, abweichendeZeiten: [winter] }]))
  expect(arten.map(({ name }) => name)).toEqual(['Öffnungszeiten ab 08.05.2027'])
})

test('F3: hours of a period name it, and those that are over are not shown', async () => {
  const summer = { ...general, gueltigkeiten: [{ beginn: '2027-04-01', ende: '2027-10-31' }] }
  const over = { ...general, gueltigkeiten: [{ beginn: '2026-04-01', ende: '2026-10-31' }] }
  const { arten } = await load(town([summer, over]), '2026-11-20T10:00:00+01:00')
  expect(arten.map(({ name }) => name)).toEqual(['Öffnungszeiten vom 01.04.2027 bis 31.10.2027'])
})

describe('P5: on a page in Leichte Sprache the hours are in easy words', () => {
  const christmas = {
    beginn: '2026-12-24T00:00:00+01:00',
    ende: '2027-01-02T00:00:00+01:00',
    zusatz: 'Weihnachtsruhe',
  }
  const phone = {
    typ: 'TELEFONISCHE_ERREICHBARKEIT',
    regulaereZeiten: [{ tagestyp: 'MONTAG', beginn: '08:00', ende: '16:00' }],
  }
  const usual = [{ ...general, abweichendeZeiten: [christmas] }, phone]
  const drawn = async (now: string, hours: object[] = usual) => {
    const cms = town(hours, { nurMitTermin: true })
    const entry = { context: { titel: 'Zeiten', einheit: 'rathaus' }, options: { imKopf: false } }
    const data = await loadOeffnungszeiten(cms, entry, { ...entryPage('', now), sprache: 'leicht' })
    return render('oeffnungszeiten', { context: entry.context, data })
  }

  test.each([
    ['open', '2026-11-24T16:00:00+01:00', 'Jetzt ist offen. Bis: heute um 17\u00a0Uhr\u00a030.'],
    ['at noon', '2026-11-24T13:00:00+01:00', 'Jetzt ist geschlossen. Wieder offen: heute um 15\u00a0Uhr.'],
    [
      'in the evening',
      '2026-11-24T19:00:00+01:00',
      'Jetzt ist geschlossen. Wieder offen: morgen um 8\u00a0Uhr\u00a030.',
    ],
    [
      'before a closure',
      '2026-12-23T19:00:00+01:00',
      'Jetzt ist geschlossen. Wieder offen: Montag, 4. Januar 2027, um 8\u00a0Uhr\u00a030.',
    ],
  ])('%s', async (_, now, state) => {
    expect(texts(await drawn(now), 'p')[0]).toBe(state)
  })

  test.each([
    ['2026-11-23T09:00:00+01:00', 'Jetzt können Sie anrufen. Bis: heute um 16\u00a0Uhr.'],
    [
      '2026-11-24T09:00:00+01:00',
      'Jetzt ist niemand am Telefon. Wieder da: Montag, 30. November 2026, um 8\u00a0Uhr.',
    ],
  ])('with hours of the telephone only, at %s', async (now, state) => {
    expect(texts(await drawn(now, [phone]), 'p')[0]).toBe(state)
  })

  test('headings, times and closures', async () => {
    const root = await drawn('2026-12-20T10:00:00+01:00')
    expect(texts(root, 'h3')).toEqual([
      'Dann ist offen',
      'Dann können Sie anrufen',
      'An diesen Tagen ist es anders',
    ])
    expect(texts(root, 'dd')).toEqual([
      'von 8\u00a0Uhr\u00a030 bis 12\u00a0Uhr',
      'von 15\u00a0Uhr bis 17\u00a0Uhr\u00a030',
      'von 8\u00a0Uhr bis 16\u00a0Uhr',
    ])
    expect(texts(root, 'li')[0]).toBe('24. Dezember 2026 bis 1. Januar 2027: geschlossenWeihnachtsruhe')
    expect(root.textContent).toContain('Sie brauchen einen Termin.')
    expect(root.textContent).not.toMatch(/\d:\d|\d\.\d|Abweichende|Servicezeit/)
  })
})
