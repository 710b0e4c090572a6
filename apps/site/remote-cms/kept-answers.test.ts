import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Call, CmsError, calls, givesFile, NoData } from '@rathausplatz/contract'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { keptAnswers } from './kept-answers.ts'
import { openSnapshot } from './snapshot.ts'
import { KEPT_FOR_A_DAY, saidThrough } from './testing/kept-through.ts'
import { HOUR, home, moved, type Site, titleOf, town } from './testing/town-elsewhere.ts'

const failures = [
  'dead',
  'half',
  'loop',
  'elsewhere',
  'html',
  'empty',
  'null',
  'word',
  'list',
  'error',
  'wrong-shape',
  'not-found-html',
  'huge',
  'nested',
  'status-500',
  'status-503',
  'status-403',
  'status-204',
] as const

for (const how of failures) {
  test(`Answers from the time before a CMS behaves as ${how} are served from the cache, even after a restart; other calls fail`, async () => {
    expect(await saidThrough(how)).toEqual(KEPT_FOR_A_DAY)
  })
}

describe('Unpublished content is not served again', () => {
  /**
   * A CMS that has any page in any version, and a list. A test can remove each of them or replace its answer.
   * `cut` simulates a power failure of the site.
   */
  async function publisher() {
    const folder = await mkdtemp(join(tmpdir(), 'rathausplatz-antworten-'))
    onTestFinished(() => rm(folder, { recursive: true, force: true, maxRetries: 5 }))
    const page = calls.route.examples[0]?.answer
    const list = calls.aktuelles.examples[0]?.answer
    const gone = new Map<string, unknown>()
    const asked: string[] = []
    let passed = 0
    let isDead = false
    const start = () => {
      const site = keptAnswers({
        ask: async (call, { query = {} }) => {
          const url = (query['url'] as string | undefined) ?? call.name
          asked.push(url)
          if (isDead) throw new NoData(call.name)
          const instead = gone.get(url)
          if (instead instanceof CmsError) throw instead
          const answer = instead ?? (call.name === 'route' ? page : list)
          return { answer, text: JSON.stringify(answer) }
        },
        snapshot: openSnapshot(folder, () => expect.unreachable()),
        now: () => Date.now() + passed,
      })
      onTestFinished(() => site.close())
      return site
    }
    return {
      asked,
      gone,
      start,
      pass: (ms: number) => void (passed += ms),
      cut: () => void (isDead = true),
    }
  }

  const article = '/aktuelles/wochenmarkt-kirchplatz'
  const versions = [{ url: article }, { url: article, sprache: 'leicht' as const }]
  const everyVersion = (site: Site) => Promise.all(versions.map(query => titleOf(site, { query })))

  test.each([
    ['gone', new CmsError('nicht-gefunden'), ['nicht-gefunden', 'nicht-gefunden']],
    ['moved', { redirect: { to: '/neu', status: 301 } }, ['/neu', 'nicht-gefunden']],
  ] as const)(
    'as a page that is %s, in any version, even if the CMS fails right after and the site loses power',
    async (_, instead, expected) => {
      const { gone, start, pass, cut } = await publisher()
      const site = start()
      expect(await everyVersion(site)).toEqual(['Stadt Rebenau', 'Stadt Rebenau'])
      pass(HOUR)
      gone.set(article, instead)
      expect(await titleOf(site, { query: { url: article } })).toBe(expected[0])
      // The new address of a page may be written to disk a moment later; the deletion of a page must not be.
      if (expected[0] === '/neu') await site.close()
      cut()
      for (const place of [site, start()]) {
        expect(await everyVersion(place)).toEqual(expected)
        pass(HOUR)
      }
    },
  )

  test('in a list that names the page: the list is loaded again at once', async () => {
    const { gone, asked, start, pass } = await publisher()
    const site = start()
    await titleOf(site, { query: { url: article } })
    await site.call(calls.aktuelles, { query: {} })
    pass(HOUR)
    gone.set(article, new CmsError('nicht-gefunden'))
    await titleOf(site, { query: { url: article } })
    expect(asked).toEqual([article, 'aktuelles', article, 'aktuelles'])
  })
})

test('F-09: while one call fails, the others are answered', async () => {
  const { cms, start, pass } = await town()
  const site = start()
  await titleOf(site)
  cms.behave('status-500', { call: 'route' })
  pass(HOUR)
  for (let i = 0; i < 8; i++) {
    expect(await titleOf(site)).toBe('Stadt Rebenau')
    expect((await site.call(calls.menu, { query: { name: 'Hauptmenü' } })).menuItems).toHaveLength(2)
    pass(60_000)
  }
})

test('F-08: with a flapping CMS visitors see their pages, even pages that are not cached', async () => {
  const { cms, start, pass, healths } = await town()
  const site = start()
  cms.behave('flapping')
  for (let i = 0; i < 12; i++) {
    expect(await titleOf(site)).toBe('Stadt Rebenau')
    pass(60_000)
  }
  expect(await titleOf(site, moved)).toBe('/rathaus')
  expect(healths).toEqual([])
})

test('L-02: fifty visitors who request one uncached page at once cause a single call to the CMS', async () => {
  const { cms, start } = await town()
  const site = start()
  await Promise.all(Array.from({ length: 50 }, () => titleOf(site)))
  expect(cms.asked).toHaveLength(1)
})

test('An answer is first fresh, later served while it is revalidated, and still later revalidated before it is served', async () => {
  const { cms, start, pass } = await town()
  const site = start()
  const onKept = vi.fn<(since: Date) => void>()
  const ask = () => site.call(calls.stadt, { onKept })
  await ask()
  await ask()
  expect(cms.asked).toHaveLength(1)
  pass(10_000)
  await ask()
  await expect.poll(() => cms.asked).toHaveLength(2)
  pass(HOUR)
  await ask()
  expect(cms.asked).toHaveLength(3)
  expect(onKept).not.toHaveBeenCalled()
  pass(HOUR)
  cms.behave('dead')
  await ask()
  expect(onKept).toHaveBeenCalledOnce()
})

describe('L-07: requests for missing content', () => {
  test('reach the CMS once, and unknown parameters do not change the cache key', async () => {
    const { cms, start } = await town()
    const site = start()
    for (let i = 0; i < 20; i++) {
      await titleOf(site, { query: { url: '/fehlt', zufall: String(i) } as never })
      await site.call(calls.aktuelles, { query: { zufall: i } as never })
    }
    expect(cms.asked).toHaveLength(2)
  })

  test('reach the CMS at a limited rate; requests for listed addresses always reach it', async () => {
    const { cms, start } = await town()
    const site = start()
    const [listed = ''] = (await site.call(calls.adressen, { query: {} })).data.map(({ url }) => url)
    const flood = (from: number) =>
      Promise.all(Array.from({ length: 200 }, (_, i) => titleOf(site, { query: { url: `/wp-${from + i}` } })))
    const pages = () => cms.asked.filter(address => address.includes('wp-')).length
    for (let from = 0; from < 1_000; from += 200) await flood(from)
    const before = pages()
    expect(before).toBeLessThan(700)
    expect(new Set(await flood(1_000))).toEqual(new Set(['nicht-gefunden']))
    expect(pages() - before).toBeLessThan(50)
    expect(await titleOf(site, { query: { url: listed } })).not.toBe('NoData')
    expect(cms.asked.at(-1)).toContain(encodeURIComponent(listed))
  })
})

describe('The cache does not keep', () => {
  const isOnDisk = async (folder: string) => (await import('node:fs/promises')).readdir(folder)

  test('answers to signed-in users, answers to sent data, and files, which may be withdrawn at any moment', async () => {
    const { cms, start, folder } = await town()
    const site = start()
    const once = (call: Call) => site.call(call as never, { ...call.examples[0], token: 'x' } as never)
    const guarded = (Object.values(calls) as Call[]).filter(
      call => call.realm || call.method !== 'GET' || givesFile(call),
    )
    expect(guarded.length).toBeGreaterThan(5)
    for (const call of guarded) {
      await once(call)
      await once(call)
    }
    expect(cms.asked).toHaveLength(2 * guarded.length)
    await site.close()
    expect(await isOnDisk(folder)).toEqual([])
  })

  test('answers to a search for more than a short time, or on disk', async () => {
    const { cms, start, pass, folder } = await town()
    const site = start()
    await site.call(calls.suche, { query: { q: 'Ausweis' } })
    await site.call(calls.personen, { query: { q: 'Huber' } })
    pass(60_000)
    cms.behave('dead')
    await expect(site.call(calls.suche, { query: { q: 'Ausweis' } })).resolves.toHaveProperty('data')
    pass(300_000)
    await expect(site.call(calls.suche, { query: { q: 'Ausweis' } })).rejects.toThrow('no data: suche')
    await site.close()
    expect(await isOnDisk(folder)).toEqual([])
  })
})

test('F-01: a CMS that answers again gets no burst of calls', async () => {
  const { cms, start, pass } = await town()
  const site = start()
  await titleOf(site)
  pass(HOUR)
  cms.behave('dead')
  for (let i = 0; i < 20; i++) expect(await titleOf(site)).toBe('Stadt Rebenau')
  const during = cms.asked.length
  cms.behave('good')
  const keptSince = async () => {
    let since: Date | undefined
    await site.call(calls.route, { ...home, onKept: kept => void (since = kept) })
    return since
  }
  await expect.poll(keptSince, { interval: 100 }).toBeUndefined()
  expect(cms.asked.length - during).toBeLessThan(10)
})
