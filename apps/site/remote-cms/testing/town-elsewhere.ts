import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { askOverHttp, calls } from '@rathausplatz/contract'
import { openStrangeCms } from '@rathausplatz/contract/strange-cms'
import { expect, onTestFinished } from 'vitest'
import { keptAnswers } from '../kept-answers.ts'
import { openSnapshot } from '../snapshot.ts'

export const HOUR = 3_600_000

/**
 * Returns a site with a CMS that can misbehave, a clock that can be advanced, and a folder that survives a
 * restart. The default timeout is so long that only calls that hang reach it; tests with such calls pass a
 * shorter one.
 */
export async function town(whenOver = onTestFinished, patience = 60_000) {
  const cms = await openStrangeCms()
  const folder = await mkdtemp(join(tmpdir(), 'rathausplatz-antworten-'))
  whenOver(() => cms.close())
  whenOver(() => rm(folder, { recursive: true, force: true, maxRetries: 5 }))
  let passed = 0
  const told: { call: string; error: unknown }[] = []
  const healths: string[] = []
  const start = () => {
    const site = keptAnswers({
      ask: askOverHttp(cms.origin, { timeout: patience }),
      snapshot: openSnapshot(folder, () => expect.unreachable()),
      onFailure: (error, call) => told.push({ call, error }),
      onHealth: (scope, isAnswering) => healths.push(`${scope} ${isAnswering ? 'answers' : 'is silent'}`),
      now: () => Date.now() + passed,
    })
    whenOver(() => site.close())
    return site
  }
  const pass = (ms: number) => {
    passed += ms
  }
  return { cms, folder, start, pass, told, healths }
}

export type Site = ReturnType<typeof keptAnswers>
export const home = { query: { url: '/' } } as const
export const moved = { query: { url: '/rathaus-alt' } } as const

/** Returns the title of the page, or the name of the error. */
export const titleOf = (
  site: Site,
  input: { query: { url: string; sprache?: 'leicht' }; deadline?: number } = home,
) =>
  site.call(calls.route, input).then(
    page => ('title' in page ? page.title : page.redirect.to),
    (error: Error & { code?: string }) => error.code ?? error.name,
  )
