import { CmsError, calls } from '@rathausplatz/contract'
import { expect, test } from 'vitest'
import { loader } from '../routes/sitzungen-ics.ts'
import { askRoute } from '../testing/ask-route.ts'
import { testSite } from '../testing/test-site.ts'
import { icsFaults } from './testing/rfc5545.ts'

const [{ answer } = { answer: undefined }] = calls.sitzungskalender.examples
const [{ answer: stadt } = { answer: undefined }] = calls.stadt.examples

function town() {
  const asked: unknown[] = []
  const { site } = testSite({
    stadt: () => calls.stadt.answer.parse(stadt),
    sitzungskalender: ({ query }) => {
      asked.push(query)
      if (query.gremium === 'nichts') throw new CmsError('nicht-gefunden')
      return calls.sitzungskalender.answer.parse(answer)
    },
  })
  const ask = (path: string, params = {}) => askRoute(site, loader, path, { params })
  return { asked, ask }
}

test('Meetings are served as calendars: all meetings, those of one body, and a single one', async () => {
  const { ask, asked } = town()
  const all = await ask('/rathaus/gemeinderat/sitzungen.ics')
  expect(all.headers.get('content-type')).toBe('text/calendar; charset=utf-8')
  const bytes = new Uint8Array(await all.arrayBuffer())
  expect(icsFaults(bytes)).toEqual([])
  const text = new TextDecoder().decode(bytes)
  expect(text).toContain('STATUS:CANCELLED')
  expect(text).toContain('SEQUENCE:3')
  const body = await ask('/rathaus/gemeinderat/gremien/ta.ics', { gremium: 'ta' })
  expect(body.headers.get('content-disposition')).toBe('attachment; filename="sitzungen-ta.ics"')
  const one = await ask('/rathaus/gemeinderat/sitzungen/ta-1.ics', { sitzung: 'ta-1' })
  expect(one.headers.get('content-disposition')).toBe('attachment; filename="ta-1.ics"')
  expect(asked).toEqual([{}, { gremium: 'ta' }, { sitzung: 'ta-1' }])
})

test('An unknown body has no calendar', async () => {
  const { ask } = town()
  expect((await ask('/rathaus/gemeinderat/gremien/nichts.ics', { gremium: 'nichts' })).status).toBe(404)
})

test('C7: a postponed meeting is tentative in calendars, with the reason', async () => {
  const given = calls.sitzungskalender.answer.parse(answer)
  const { site } = testSite({
    stadt: () => calls.stadt.answer.parse(stadt),
    sitzungskalender: () => ({
      ...given,
      data: given.data.map(one =>
        Object.assign({}, one, { entfaellt: false, verschoben: true, grund: 'Auf Mai' }),
      ),
    }),
  })
  const all = await askRoute(site, loader, '/rathaus/gemeinderat/sitzungen.ics', { params: {} })
  const bytes = new Uint8Array(await all.arrayBuffer())
  expect(icsFaults(bytes)).toEqual([])
  const text = new TextDecoder().decode(bytes)
  expect(text).toContain('STATUS:TENTATIVE')
  expect(text).not.toContain('STATUS:CONFIRMED')
  expect(text).toContain('Verschoben: Auf Mai')
})
