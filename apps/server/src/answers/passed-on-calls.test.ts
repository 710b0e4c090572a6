import { CmsError, type CmsHandlers, calls, cmsInProcess } from '@rathausplatz/contract'
import { afterEach, expect, test } from 'vitest'
import { createApp } from '../app.ts'
import { testParts } from '../testing/test-parts.ts'

const cleanups: (() => Promise<void>)[] = []
afterEach(async () => {
  for (const cleanup of cleanups.splice(0)) await cleanup()
})

const [example] = calls.vorschauDatei.examples
if (!example) throw new Error('the contract has no example')
const KEY = String(example.params.schluessel)

async function siteBefore(handlers: CmsHandlers) {
  const { parts, remove } = await testParts({ handlers: undefined, cms: cmsInProcess(handlers) })
  cleanups.push(remove)
  return createApp(parts)
}

test('In front of a remote CMS, the pictures of a draft load by the address in its page', async () => {
  const asked: unknown[] = []
  const app = await siteBefore({
    vorschauDatei: ({ params, query }) => {
      asked.push([params, query])
      return example.answer
    },
  })
  const picture = await app.request(`/api/cms/vorschau/${KEY}/dateien/marktplatz?breite=480`)
  expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/jpeg'])
  expect([...new Uint8Array(await picture.arrayBuffer())]).toEqual([0xff, 0xd8, 0xff])
  expect(asked).toEqual([[{ schluessel: KEY, datei: 'marktplatz' }, { breite: 480 }]])
})

test('A file without a valid key is not there, and no other call is passed on', async () => {
  const app = await siteBefore({
    vorschauDatei: () => {
      throw new CmsError('nicht-gefunden')
    },
    stadt: () => calls.stadt.examples[0]?.answer as never,
  })
  expect((await app.request(`/api/cms/vorschau/${KEY}/dateien/marktplatz`)).status).toBe(404)
  for (const path of ['/api/cms/stadt', `/api/cms/vorschau/${KEY}`, '/api/cms/openapi.json'])
    expect((await app.request(path)).status, path).toBe(404)
})
