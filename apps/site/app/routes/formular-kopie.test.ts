import { CmsError, type CmsHandlers, calls, NoData } from '@rathausplatz/contract'
import { expect, test } from 'vitest'
import { provide } from '../cms/site-context.ts'
import { testSite } from '../testing/test-site.ts'
import { action } from './formular-kopie.ts'

const right = { vorgang: 'F-7GQ2M9XD', kennwort: 'ABCD-EFGH-JKMN-PQRS' }

async function ask(form: Record<string, string>, handlers: CmsHandlers) {
  const { site } = testSite(handlers)
  const drawn: string[] = []
  site.drawPage = async (request, { cms = site.cms }) => {
    const page = await cms.call(calls.route, { query: { url: new URL(request.url).pathname } })
    drawn.push(JSON.stringify(page))
    return new Response('<!doctype html>', { headers: { 'content-type': 'text/html; charset=utf-8' } })
  }
  const context = provide(site)
  const url = new URL('/formulare/stand/kopie', site.publicUrl)
  const request = new Request(url, { method: 'POST', body: new URLSearchParams(form) })
  const answer = await action({ request, context, url, params: {} } as never)
  return { answer, page: drawn.join() }
}

const fail = (error: Error): CmsHandlers => ({
  async formularKopie() {
    throw error
  },
})

test.each([
  ['without number and secret', {}, fail(new Error('not asked')), 422, 'keinen Vorgang'],
  ['with a wrong secret', right, fail(new CmsError('nicht-gefunden')), 422, 'keinen Vorgang'],
  ['too often', right, fail(new CmsError('zu-viele', undefined, { retryAfter: 90 })), 429, '2 Minuten'],
  ['during an outage', right, fail(new NoData('formularKopie')), 503, 'gerade nicht nachsehen'],
] as const)('A person who asks for a copy %s reads a page, not data for programs', async (...given) => {
  const [, form, handlers, status, words] = given
  const { answer, page } = await ask(form, handlers)
  expect(answer.status).toBe(status)
  expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8')
  expect(answer.headers.get('cache-control')).toBe('private, no-store')
  expect(answer.headers.get('retry-after')).toBe(status === 429 ? '90' : status === 503 ? '60' : null)
  expect(page).toContain(words)
})
