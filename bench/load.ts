import { once } from 'node:events'
import type { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { runScript } from './tidy.ts'

export type Load = {
  url: string
  /** The process that answers. */
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

const script = new URL('./load-process.ts', import.meta.url)

/** Asks one page over and over, after a while of warming up. Any answer but the expected one makes the figure worthless. */
export async function putLoadOn(load: Load, expectedStatus = 200): Promise<LoadResult> {
  const child = runScript(script, [JSON.stringify(load)], { stdio: ['ignore', 'pipe', process.stderr] })
  const [printed] = await Promise.all([text(child.stdout as Readable), once(child, 'close')])
  if (!printed) throw new Error('Der Prozess, der die Last erzeugt, ist vorzeitig zu Ende.')
  const { errors, statuses, ...result } = JSON.parse(printed) as LoadResult & {
    errors: number
    statuses: number[]
  }
  const unexpected = statuses.filter(status => status !== expectedStatus)
  if (errors > 0 || unexpected.length > 0) {
    throw new Error(
      `Unter Last antwortet ${load.url} falsch: Status ${unexpected.join(', ') || '–'}, ${errors} abgebrochene Anfragen.`,
    )
  }
  return result
}
