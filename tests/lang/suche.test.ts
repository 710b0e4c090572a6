import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type EmbeddedCms, openCms } from '@rathausplatz/cms'
import { type Cms, calls, cmsInProcess } from '@rathausplatz/contract'
import { seedDemo } from '@rathausplatz/demo'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { databaseOfFolder } from '../../packages/cms/src/store/testing/databases.ts'
import { fragenDritterHand } from './suche-fragen-dritter-hand.ts'
import { fragenZweiterHand } from './suche-fragen-zweiter-hand.ts'
import { fremdeFragen } from './suche-fremde-fragen.ts'
import { ohneWeg, urteile, vorschlagsurteile } from './suche-urteile.ts'

/** Required quality over all judged questions. */
const LEAST_MRR = 0.93
const LEAST_RECALL_AT_5 = 0.98
/** Required share of suggestions that lead to their page. */
const LEAST_SUGGESTED = 0.95

let folder: string
let cms: EmbeddedCms
let site: Cms

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'rathausplatz-suche-'))
  const heute = new Date('2026-11-20T09:00:00Z')
  cms = await openCms({
    dataDir: folder,
    databaseUrl: await databaseOfFolder(folder),
    create: true,
    log: { info() {}, warn() {}, error() {} },
    clock: () => heute,
  })
  const taken = async () => ({ ok: true }) as const
  // Pictures are left out: they do not affect the search.
  await seedDemo(
    { store: cms.store, addDocument: cms.addDocument, addPicture: taken, addDrawing: taken },
    heute,
  )
  await cms.indexed()
  site = cmsInProcess(cms.handlers)
}, 120_000)

afterAll(async () => {
  await cms.close()
  await rm(folder, { recursive: true, maxRetries: 5 })
})

/** Returns addresses in the order of the page: recommendations of editors, hits, similar pages. */
async function found(frage: string): Promise<string[]> {
  const { data, empfehlungen, aehnliches } = await site.call(calls.suche, { query: { q: frage } })
  return [...new Set([...empfehlungen, ...data, ...aehnliches].map(({ url }) => url))]
}

/** Returns the page to which a question redirects: the only hit, if editors recommend no other. */
async function ledTo(frage: string): Promise<string | undefined> {
  const { data, gesamt, empfehlungen } = await site.call(calls.suche, { query: { q: frage } })
  const urls = new Set([...data, ...empfehlungen].map(({ url }) => url))
  return gesamt === 1 && urls.size === 1 ? [...urls][0] : undefined
}

describe('the judged questions', () => {
  it('are many and unique, and their pages exist', async () => {
    expect(urteile.length).toBeGreaterThanOrEqual(350)
    expect(new Set(urteile.map(({ frage }) => frage)).size).toBe(urteile.length)
    const files = new Set<string>()
    for (const url of new Set(urteile.flatMap(({ seiten }) => seiten))) {
      if (url.startsWith('/medien/')) files.add(url)
      else await expect(site.call(calls.route, { query: { url } }), url).resolves.toHaveProperty('title')
    }
    for (const url of files)
      expect((await cms.media(new Request(`http://localhost${url}`))).status, url).toBe(200)
  })

  it(`reach a mean reciprocal rank of ${LEAST_MRR} and a recall at 5 of ${LEAST_RECALL_AT_5}`, async () => {
    const judged: { frage: string; reciprocal: number; recall: number; urls: readonly string[] }[] = []
    // One after the other: hundreds at once are more than the CMS answers.
    for (const { frage, seiten } of urteile) {
      const urls = await found(frage)
      const ranks = seiten.map(url => urls.indexOf(url) + 1).filter(rank => rank > 0)
      judged.push({
        frage,
        reciprocal: ranks.length > 0 ? 1 / Math.min(...ranks) : 0,
        recall: ranks.filter(rank => rank <= 5).length / seiten.length,
        urls: urls.slice(0, 5),
      })
    }
    const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length
    const mrr = mean(judged.map(({ reciprocal }) => reciprocal))
    const recall = mean(judged.map(({ recall }) => recall))
    const weak = judged
      .filter(({ reciprocal, recall }) => reciprocal < 1 || recall < 1)
      .map(({ frage, reciprocal, urls }) => `${frage} (${reciprocal.toFixed(2)}): ${urls.join(' ')}`)
    const report = `MRR ${mrr.toFixed(3)}, recall at 5 ${recall.toFixed(3)}\n${weak.join('\n')}`
    expect(mrr, report).toBeGreaterThanOrEqual(LEAST_MRR)
    expect(recall, report).toBeGreaterThanOrEqual(LEAST_RECALL_AT_5)
    if (process.env['SUCHE_BERICHT']) process.stdout.write(`${report}\n`)
  })
  it('redirect only to pages that answer them', async () => {
    const wrong: string[] = []
    for (const { frage, seiten } of urteile) {
      const url = await ledTo(frage)
      if (url !== undefined && !seiten.includes(url)) wrong.push(`${frage}: ${url}`)
    }
    expect(wrong).toEqual([])
  })
})

it('Questions that no page answers redirect nowhere', async () => {
  const wrong: string[] = []
  for (const frage of ohneWeg) {
    const url = await ledTo(frage)
    if (url !== undefined) wrong.push(`${frage}: ${url}`)
  }
  expect(wrong).toEqual([])
})

/**
 * Required share of strangers' questions with their page among the first three hits. When first asked,
 * unseen, the first author's questions reached 0.75 and the second author's 0.90; both have been examined
 * since. The third author's reached 0.97 unseen.
 */
const LEAST_OF_STRANGERS = 0.95

describe.each([
  ['a hand that has seen neither the search nor its set', fremdeFragen, 60],
  ['a second hand', fragenZweiterHand, 150],
  ['a third hand, kept sealed until the search was done', fragenDritterHand, 60],
])('questions of %s', (_, fragen, count) => {
  it(`have the right page within three hits in ${LEAST_OF_STRANGERS * 100} of 100 cases`, async () => {
    expect(fragen).toHaveLength(count)
    const missing: string[] = []
    for (const { frage, seiten } of fragen) {
      const urls = (await found(frage)).slice(0, 3)
      if (!seiten.some(url => urls.includes(url))) missing.push(`${frage}: ${urls.join(' ')}`)
    }
    expect(1 - missing.length / fragen.length, missing.join('\n')).toBeGreaterThanOrEqual(LEAST_OF_STRANGERS)
  })

  it('redirect only to pages that answer them', async () => {
    const wrong: string[] = []
    for (const { frage, seiten } of fragen) {
      const url = await ledTo(frage)
      if (url !== undefined && !seiten.includes(url)) wrong.push(`${frage}: ${url}`)
    }
    expect(wrong).toEqual([])
  })
})

it('Partly typed words suggest the right pages, also with typing errors', async () => {
  const missing: string[] = []
  for (const { getippt, seite } of vorschlagsurteile) {
    const { data } = await site.call(calls.suchvorschlaege, { query: { q: getippt } })
    const urls = data.slice(0, 4).map(({ url }) => url)
    if (!urls.includes(seite)) missing.push(`${getippt}: ${urls.join(' ')}`)
  }
  const found = 1 - missing.length / vorschlagsurteile.length
  expect(found, missing.join('\n')).toBeGreaterThanOrEqual(LEAST_SUGGESTED)
})
