import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type EmbeddedCms, openCms } from '@rathausplatz/cms'
import { type Cms, calls, cmsInProcess } from '@rathausplatz/contract'
import { seedDemo } from '@rathausplatz/demo'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { urteile } from './suche-urteile.ts'

/** What the search must reach over all judged questions. */
const LEAST_MRR = 0.93
const LEAST_RECALL_AT_5 = 0.98

let folder: string
let cms: EmbeddedCms
let site: Cms

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'rathausplatz-suche-'))
  const heute = new Date('2026-11-20T09:00:00Z')
  cms = await openCms({
    dataDir: folder,
    create: true,
    log: { info() {}, warn() {}, error() {} },
    clock: () => heute,
  })
  const taken = async () => ({ ok: true }) as const
  // Pictures say nothing to the search.
  await seedDemo(
    { store: cms.store, addDocument: cms.addDocument, addPicture: taken, addDrawing: taken },
    heute,
  )
  await cms.indexed()
  site = cmsInProcess(cms.handlers)
}, 120_000)

afterAll(async () => {
  await cms.close()
  await rm(folder, { recursive: true })
})

/** Addresses in the order in which the page shows them: what editors recommend, the hits, what is similar. */
async function found(frage: string): Promise<string[]> {
  const { data, empfehlungen, aehnliches } = await site.call(calls.suche, { query: { q: frage } })
  return [...new Set([...empfehlungen, ...data, ...aehnliches].map(({ url }) => url))]
}

describe('the judged questions', () => {
  it('are many, each once, and their pages are there', async () => {
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
    const judged = await Promise.all(
      urteile.map(async ({ frage, seiten }) => {
        const urls = await found(frage)
        const ranks = seiten.map(url => urls.indexOf(url) + 1).filter(rank => rank > 0)
        return {
          frage,
          reciprocal: ranks.length > 0 ? 1 / Math.min(...ranks) : 0,
          recall: ranks.filter(rank => rank <= 5).length / seiten.length,
          urls: urls.slice(0, 5),
        }
      }),
    )
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
  }, 60_000)
})
