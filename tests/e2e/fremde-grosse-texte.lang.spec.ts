import { tmpdir } from 'node:os'
import { expect, test } from '@playwright/test'
import { createSite } from '../../apps/site/index.ts'
import { calls } from '../../packages/contract/src/calls.ts'
import { type Call, cmsOverHttp } from '../../packages/contract/src/index.ts'
import {
  hostileTexts,
  openStrangeCms,
  type StrangeCms,
} from '../../packages/contract/src/strange-cms/strange-cms.ts'

/** Pages and other answers of the site with the examples of the contract, one of each kind. */
const paths = [
  '/',
  '/suche/?q=Ausweis',
  '/unterwegs',
  '/kontakt',
  '/aktuelles.rss',
  '/veranstaltungen.ics',
  '/nie',
]
const MEGABYTE = 1_000_000
const MOST_BEYOND_THE_PAGE = 65_536

/** The built site in front of a CMS, without a cache. */
async function siteBefore(cms: StrangeCms) {
  const origin = 'http://localhost:1'
  const site = await createSite({
    cms: cmsOverHttp(cms.origin),
    dataDir: tmpdir(),
    media: async () => new Response(null, { status: 404 }),
    publicUrl: origin,
    frameOrigins: [],
    sessionSeconds: 3_600,
    beobachtungen: [],
    vorschau: false,
    log: { warn: () => {}, error: () => {} },
  })
  return async (path: string) => {
    const about = { policy: () => '', requestId: 'anfrage', sender: undefined, tells: [] }
    const answer = await site.fetch(new Request(origin + path), about)
    return { status: answer.status, bytes: (await answer.arrayBuffer()).byteLength }
  }
}

for (const kind of Object.keys(hostileTexts) as (keyof typeof hostileTexts)[]) {
  test(`R-X1: if every text of one answer, or of all answers, is a megabyte of ${kind}, no page grows by more than 64 KB`, async () => {
    test.setTimeout(300_000)
    const cms = await openStrangeCms()
    try {
      const ask = await siteBefore(cms)
      const ordinary = new Map<string, number>()
      for (const path of paths) ordinary.set(path, (await ask(path)).bytes)
      expect((await ask('/')).status).toBe(200)
      const used = (Object.values(calls) as Call[]).filter(({ path }) =>
        cms.asked.some(address => address.split('?', 1)[0] === path),
      )
      expect(used.length).toBeGreaterThan(5)
      for (const call of [undefined, ...used]) {
        cms.behave('good')
        cms.behave(`text-${kind}-${MEGABYTE}`, call && { call: call.name as keyof typeof calls })
        for (const path of paths) {
          const { status, bytes } = await ask(path)
          const what = `${path} while ${call?.name ?? 'everything'} is hostile`
          expect([200, 404, 503], what).toContain(status)
          expect(bytes, what).toBeLessThan((ordinary.get(path) ?? 0) + MOST_BEYOND_THE_PAGE)
        }
      }
    } finally {
      await cms.close()
    }
  })
}
