import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { text } from 'node:stream/consumers'
import type { LoadResult } from './load.ts'

/**
 * Whether wrk is installed. It needs far less computing time than a load generator on Node, which matters
 * because it shares the machine with the server.
 */
export const hasWrk = (): boolean => spawnSync('wrk', ['--version']).error === undefined

type Asked = { url: string; headers: Record<string, string>; connections: number; seconds: number }

/**
 * Requests one page repeatedly. Throws after an error or an answer that is neither 2xx nor 3xx, because the
 * figure would be worthless.
 */
export async function askWithWrk({ url, headers, connections, seconds }: Asked): Promise<LoadResult> {
  const sent = Object.entries(headers).flatMap(([name, value]) => ['-H', `${name}: ${value}`])
  const args = [
    '-t',
    '1',
    '-c',
    String(connections),
    '-d',
    `${seconds}s`,
    '--latency',
    '--timeout',
    '30s',
    ...sent,
    url,
  ]
  const child = spawn('wrk', args, { stdio: ['ignore', 'pipe', 'inherit'] })
  const [printed] = await Promise.all([text(child.stdout), once(child, 'close')])
  const rate = /^Requests\/sec:\s+([\d.]+)$/m.exec(printed)?.[1]
  if (!Number(rate) || /^\s*(?:Non-2xx|Socket errors)/m.test(printed))
    throw new Error(`Unter Last antwortet ${url} falsch:\n${printed}`)
  return { rate: Number(rate), p50: quantile(printed, 50), p99: quantile(printed, 99) }
}

const MS = { us: 0.001, ms: 1, s: 1_000, m: 60_000 } as const

function quantile(printed: string, percent: number): number {
  const [, value = '', unit = ''] =
    new RegExp(`^\\s+${percent}%\\s+([\\d.]+)(us|ms|s|m)\\s*$`, 'm').exec(printed) ?? []
  return Number(value) * (MS[unit as keyof typeof MS] ?? Number.NaN)
}
