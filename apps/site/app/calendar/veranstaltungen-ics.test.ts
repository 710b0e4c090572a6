import { CmsError, calls } from '@rathausplatz/contract'
import { expect, test } from 'vitest'
import { loader } from '../routes/veranstaltungen-ics.ts'
import { askRoute } from '../testing/ask-route.ts'
import { testSite } from '../testing/test-site.ts'
import { icsFaults } from './testing/rfc5545.ts'

const [{ answer } = { answer: undefined }] = calls.kalender.examples
const [{ answer: stadt } = { answer: undefined }] = calls.stadt.examples

function town() {
  const asked: unknown[] = []
  const { site, lines } = testSite({
    stadt: () => calls.stadt.answer.parse(stadt),
    kalender: ({ query }) => {
      asked.push(query)
      if (query.slug === 'nichts') throw new CmsError('nicht-gefunden')
      if (query.slug === 'kaputt') throw new Error('Platte voll')
      return calls.kalender.answer.parse(answer)
    },
  })
  const ask = (path: string, params = {}, headers = {}) => askRoute(site, loader, path, { params, headers })
  return { asked, ask, lines }
}

test('The subscribed calendar is an iCalendar file (RFC 5545) of all events or of one category', async () => {
  const { ask, asked } = town()
  const all = await ask('/veranstaltungen.ics')
  expect(all.headers.get('content-type')).toBe('text/calendar; charset=utf-8')
  expect(all.headers.get('content-disposition')).toBe('attachment; filename="veranstaltungen.ics"')
  expect(icsFaults(new Uint8Array(await all.arrayBuffer()))).toEqual([])
  await ask('/veranstaltungen.ics?rubrik_id=7')
  expect(asked).toEqual([{}, { rubrik_id: 7 }])
})

test('An event and each of its dates have their own files', async () => {
  const { ask, asked } = town()
  const event = await ask('/veranstaltungen/markt.ics?rubrik_id=3', { slug: 'markt' })
  expect(event.headers.get('content-disposition')).toBe('attachment; filename="markt.ics"')
  const date = await ask('/veranstaltungen/markt/2026-12-02.ics', { slug: 'markt', termin: '2026-12-02' })
  expect(date.headers.get('content-disposition')).toBe('attachment; filename="markt-2026-12-02.ics"')
  expect(asked).toEqual([{ slug: 'markt' }, { slug: 'markt', termin: '2026-12-02' }])
})

test('An unchanged calendar is answered without a body', async () => {
  const { ask } = town()
  const etag = (await ask('/veranstaltungen.ics')).headers.get('etag')
  expect((await ask('/veranstaltungen.ics', {}, { 'if-none-match': etag })).status).toBe(304)
})

test.each(['abc', '-1', '0', '1e9', '1&rubrik_id=2', '', '1;2', '9999999'])(
  'I-07: an invalid category %j answers 404 without a call',
  async rubrik_id => {
    const { ask, asked } = town()
    expect((await ask(`/veranstaltungen.ics?rubrik_id=${rubrik_id}`)).status).toBe(404)
    expect(asked).toEqual([])
  },
)

test('An unknown calendar answers 404 without a log line; a fault is logged', async () => {
  const { ask, lines } = town()
  expect((await ask('/veranstaltungen/nichts.ics', { slug: 'nichts' })).status).toBe(404)
  expect((await ask('/veranstaltungen/markt/morgen.ics', { slug: 'markt', termin: 'morgen' })).status).toBe(
    404,
  )
  expect(lines).toEqual([])
  expect((await ask('/veranstaltungen/kaputt.ics', { slug: 'kaputt' })).status).toBe(503)
  expect(lines).toMatchObject([{ level: 'error' }])
})
