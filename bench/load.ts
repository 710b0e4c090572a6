import { once } from 'node:events'
import type { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { runScript } from './tidy.ts'

export type Load = {
  url: string
  /** Id of the process that answers. */
  pid: number
  headers: Record<string, string>
  connections: number
  seconds: number
  warmupSeconds: number
}

export type LoadResult = {
  /** Requests per second. */
  rate: number
  /** Milliseconds. */
  p50: number
  p99: number
  /** Milliseconds of computing per request, of all threads: hardly depends on what else the machine is doing. */
  computing?: number
}

export type Mix = { url: string; paths: readonly string[]; connections: number; amount: number }

/**
 * Requests one page repeatedly, after a warm-up. Throws after any unexpected answer, which makes the figure
 * worthless.
 */
export async function putLoadOn(load: Load, expectedStatus = 200): Promise<LoadResult> {
  const { errors, statuses, ...result } = await run<LoadResult>('./load-process.ts', load)
  refuseUnless(errors === 0 && statuses.every(status => status === expectedStatus), load, statuses, errors)
  return result
}

/** Requests many pages in turn. Some of them are missing, but all must be answered; otherwise it throws. */
export async function askAgain(mix: Mix): Promise<void> {
  const { errors, statuses } = await run<object>('./mix-process.ts', mix)
  refuseUnless(errors === 0 && statuses.every(status => ANSWERED.has(status)), mix, statuses, errors)
}

const ANSWERED: ReadonlySet<number> = new Set([200, 302, 303, 404])

function refuseUnless(
  isAsExpected: boolean,
  { url }: { url: string },
  statuses: readonly number[],
  errors: number,
): void {
  if (isAsExpected) return
  throw new Error(
    `Unter Last antwortet ${url} falsch: Status ${statuses.join(', ') || '–'}, ${errors} abgebrochene Anfragen.`,
  )
}

async function run<Result>(
  script: string,
  task: Load | Mix,
): Promise<Result & { errors: number; statuses: number[] }> {
  const child = runScript(new URL(script, import.meta.url), [], { stdio: ['pipe', 'pipe', process.stderr] })
  child.stdin?.end(JSON.stringify(task))
  const [printed] = await Promise.all([text(child.stdout as Readable), once(child, 'close')])
  if (!printed) throw new Error('Der Prozess, der die Last erzeugt, ist vorzeitig zu Ende.')
  return JSON.parse(printed)
}
