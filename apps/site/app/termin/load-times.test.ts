import { type CallAnswer, type CmsHandlers, calls, checkAnswer } from '@rathausplatz/contract'
import { expect, test } from 'vitest'
import { provide } from '../cms/site-context.ts'
import { action } from '../routes/termin-buchen.tsx'
import { testSite } from '../testing/test-site.ts'
import { loadTimes, nextTimes } from './load-times.ts'

type Times = CallAnswer<typeof calls.freieTermine>
const [example] = calls.freieTermine.examples
const params = { angebot: 'buergerbuero', anliegen: 'personalausweis' }
const said = example?.answer as Times
const [ausweis] = said.angebot.anliegen as [Times['angebot']['anliegen'][number]]

const read = async (told: object) => (await checkAnswer(calls.freieTermine, { ...said, ...told })) as Times
const load = async (told: object, query = '', own?: string) => {
  const times = await read(told)
  const freieTermine: CmsHandlers['freieTermine'] = ({ query: { von = '', bis = '' } }) => ({
    ...times,
    data: times.data.filter(({ tag }) => tag >= von && tag <= bis),
  })
  return loadTimes(testSite({ freieTermine }).site, params, new URLSearchParams(query), own)
}

test('Days and times of a remote CMS are read in several formats, and unreadable ones are left out', async () => {
  const { data } = await read({
    data: [
      { tag: '2.12.2026', zeiten: ['09:15', '9.30 Uhr', 'bald'] },
      { zeiten: ['2026-12-03T10:00:00'] },
      { tag: 'Mittwoch', zeiten: ['morgen'] },
    ],
    von: 'gleich',
  })
  expect(data).toEqual([
    { tag: '2026-12-02', zeiten: ['2026-12-02T09:15:00+01:00', '2026-12-02T09:30:00+01:00'] },
    { tag: '2026-12-03', zeiten: ['2026-12-03T10:00:00+01:00'] },
  ])
})

test('If no day is readable, loading fails, so that the page does not say that no time is free', async () => {
  for (const data of ['x', { error: 'weg' }, [{ tag: 'Mittwoch' }]])
    await expect(read({ data }), JSON.stringify(data)).rejects.toThrow()
})

test('The page says that no time is free only if no day has a time', async () => {
  const angebot = { ...said.angebot, anliegen: [{ ...ausweis, naechster: null }] }
  expect(await load({ angebot })).toMatchObject({ naechster: '2026-12-02T09:15:00+01:00', monat: '2026-12' })
  expect(await load({ angebot, data: [] })).toMatchObject({ naechster: undefined })
})

test('The first free time is that of the concern in the address, not that of the first concern in the list', async () => {
  const other = { ...ausweis, id: 'meldung', naechster: '2026-11-27T08:00:00+01:00' }
  expect(await load({ angebot: { ...said.angebot, anliegen: [other, ausweis] } })).toMatchObject({
    naechster: ausweis.naechster,
    monat: '2026-12',
  })
})

test('P14: a moved appointment is not offered its own time, also as the first free one or the only one of its month', async () => {
  const own = '2026-12-02T08:15:00.000Z'
  const angebot = { ...said.angebot, anliegen: [{ ...ausweis, naechster: '2026-12-02T09:15:00+01:00' }] }
  const days = [
    { tag: '2026-12-02', zeiten: ['2026-12-02T09:15:00+01:00'] },
    { tag: '2027-01-07', zeiten: ['2027-01-07T10:00:00+01:00'] },
  ]
  const bis = '2027-01-31'
  expect(await load({ angebot, data: days, bis }, '', own)).toMatchObject({
    monat: '2027-01',
    naechster: '2027-01-07T10:00:00+01:00',
    times: { data: [{ tag: '2027-01-07' }] },
  })
  const asked = await load({ angebot, data: days, bis }, 'monat=2026-12', own)
  expect(asked).toMatchObject({ naechster: '2027-01-07T10:00:00+01:00', times: { data: [] } })
  expect(await load({ angebot, data: days, bis })).toMatchObject({ naechster: '2026-12-02T09:15:00+01:00' })
})

test('For an unreadable time no other times are offered', async () => {
  expect(await nextTimes(testSite({}).site.cms, params, 'bald')).toEqual([])
})

const book = async (schluessel: string) => {
  const { site } = testSite({ terminBuchen: () => ({ nummer: 'T-1', schluessel }) })
  const url = new URL('/termin/a/b/buchen?nr=0198f0a2-5c1e-4d3a-9b44-2f6c1a7e8d31', site.publicUrl)
  const body = new URLSearchParams({
    zeit: '2026-12-02T09:15:00+01:00',
    geladen: '2026-11-20T11:50:00+01:00',
    name: 'Erika Beispiel',
    email: 'erika@example.org',
  })
  const request = new Request(url, { method: 'POST', body })
  return action({ request, context: provide(site), url, params } as never).catch((thrown: unknown) => thrown)
}

test("A booking without a key is confirmed on the page; a booking with a key redirects to the appointment's page", async () => {
  expect(await book('')).toMatchObject({ data: { booked: { nummer: 'T-1' } }, init: { status: 200 } })
  const led = (await book('a/b?c')) as Response
  expect(led.headers.get('location')).toMatch(/^\/termin\/buchung\/a%2Fb%3Fc\?gebucht=1&an=[\w-]+$/)
})

test('The storage period is stated only if it is known', async () => {
  const { tage_bis_loeschung: _days, ...angebot } = said.angebot
  expect((await read({ angebot })).angebot).not.toHaveProperty('tage_bis_loeschung')
})
