import { CmsError } from '@rathausplatz/contract'
import { expect, test } from 'vitest'
import { provide } from '../cms/site-context.ts'
import { testSite } from '../testing/test-site.ts'
import { action, loader } from './rueckmeldung.tsx'

/** Sends an answer and returns the result and the calls to the CMS. */
async function answer(fields: Record<string, string>, refusal?: Error) {
  const told: unknown[] = []
  const { site, lines } = testSite({
    rueckmeldung: async ({ body, sender }) => {
      told.push({ ...body, sender })
      if (refusal) throw refusal
      return {}
    },
  })
  const context = provide(site)
  const url = new URL('https://www.rebenau.example.org/rueckmeldung')
  const request = new Request(url, { method: 'POST', body: new URLSearchParams(fields) })
  const given: unknown = await action({ request, context, url, params: {} } as never).catch(
    (thrown: unknown) => thrown,
  )
  if (given instanceof Response)
    return { told, lines, status: given.status, to: given.headers.get('location') }
  const { init, data } = given as { init: ResponseInit; data: Record<string, unknown> }
  return { told, lines, status: init.status, data, headers: new Headers(init.headers) }
}

test('An answer is sent to the CMS, and the visitor is redirected back to the question', async () => {
  expect(await answer({ hilfreich: 'nein', zurueck: '/freibad/preise?sprache=leicht' })).toMatchObject({
    told: [{ pfad: '/freibad/preise', hilfreich: false, text: '', nachtrag: false, sender: '192.0.2.7' }],
    status: 303,
    to: '/freibad/preise?sprache=leicht&hilfreich=nein#hilfreich',
  })
})

test('A remark is added to the answer that was counted before', async () => {
  expect(
    await answer({ antwort: 'ja', text: 'Danke\r\nsehr', zurueck: '/freibad?hilfreich=ja' }),
  ).toMatchObject({
    told: [{ pfad: '/freibad', hilfreich: true, text: 'Danke\nsehr', nachtrag: true }],
    to: '/freibad?hilfreich=danke#hilfreich',
  })
})

test('A program that fills in the trap is redirected as after an answer, but nothing is counted', async () => {
  const given = await answer({ hilfreich: 'ja', zurueck: '/freibad', homepage: 'https://spam.example' })
  expect([given.told, given.status]).toEqual([[], 303])
})

test.each([
  '//evil.example',
  '/..//evil.example',
  'https://evil.example',
  '/\\evil.example',
  'javascript:x',
  '',
])('I-10: %j is not used as a redirect', async zurueck => {
  expect((await answer({ hilfreich: 'ja', zurueck })).to).toBe('/?hilfreich=ja#hilfreich')
})

test('An invalid answer is refused with 422', async () => {
  const given = await answer({ hilfreich: 'vielleicht', zurueck: '/freibad' })
  expect([given.told, given.status]).toEqual([[], 422])
})

test('If a remark is not stored, the form is shown again with its text and the reason', async () => {
  const form = { antwort: 'nein', text: 'Wo ist der Eingang?', zurueck: '/freibad' }
  const failed = await answer(form, new Error('kaputt'))
  expect(failed).toMatchObject({ status: 503, data: { text: 'Wo ist der Eingang?', page: '/freibad' } })
  expect(failed.headers?.get('cache-control')).toBe('no-store')
  expect(failed.lines).toHaveLength(1)
  const flooded = await answer(form, new CmsError('zu-viele'))
  expect([flooded.status, flooded.headers?.get('retry-after'), flooded.lines]).toEqual([429, '600', []])
  const long = await answer({ ...form, text: 'a'.repeat(501) })
  expect(long).toMatchObject({ status: 422, data: { title: 'Bitte höchstens 500 Zeichen.' }, told: [] })
  const message = 'In diesem Text ist nichts zu lesen.'
  const unread = new CmsError('anfrage-ungueltig', message, {
    details: { issues: [{ path: 'text', message }] },
  })
  expect(await answer({ ...form, text: '\u200b' }, unread)).toMatchObject({
    status: 422,
    data: { title: message },
  })
  const full = new CmsError('zu-viele', 'Morgen wieder.', { retryAfter: 7_200 })
  const later = await answer(form, full)
  expect(later).toMatchObject({ status: 429, data: { title: 'Morgen wieder.', text: form.text } })
  expect(later.headers?.get('retry-after')).toBe('7200')
  expect((await answer(form, new CmsError('nicht-gefunden'))).status).toBe(422)
})

test('A link to this address answers 404', () => {
  expect(() => loader()).toThrow()
})
