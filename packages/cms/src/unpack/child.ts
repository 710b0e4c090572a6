import { once } from 'node:events'
import { writeFile } from 'node:fs/promises'
import { setPriority } from 'node:os'
import { Worker } from 'node:worker_threads'
import type { FromChild, Order } from './lane.ts'
import { tasks } from './tasks.ts'

/** The process that decodes untrusted files (lane.ts). It ends when its parent ends. */

// A terminal or a service manager sends its signal to all processes at once. This one ignores it, so that
// running orders are still answered.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP', 'SIGUSR2'] as const) process.on(signal, () => {})
process.on('disconnect', () => process.exit())

/** Priority of this process, lower than that of the server. */
const NICE = 5
setPriority(NICE)
// If Linux runs out of memory, it kills this process and not the website. Other systems have no such file.
await writeFile('/proc/self/oom_score_adj', '1000').catch(() => undefined)

/** CPU time in microseconds at which the current order has to end. */
const worksUntil = new Float64Array(new SharedArrayBuffer(Float64Array.BYTES_PER_ELEMENT)).fill(
  Number.POSITIVE_INFINITY,
)

const watch = new Worker(new URL('watch.ts', import.meta.url), {
  workerData: { mostBytes: Number(process.argv[2]), parent: process.ppid, worksUntil },
  execArgv: [],
})
await once(watch, 'message')
watch.unref()

const tell = (message: FromChild) => void process.send?.(message)

process.on('message', async ({ task, input, mostCpuMs }: Order) => {
  tell({ begun: true })
  const { user, system } = process.cpuUsage()
  worksUntil[0] = user + system + mostCpuMs * 1_000
  // The input has the type that the task needs; lane.ts guarantees it.
  const work = tasks[task] as (input: unknown) => Promise<unknown>
  const outcome = await work(input).then(
    value => ({ ok: true as const, value }),
    (error: unknown) => ({ ok: false as const, because: 'unreadable' as const, words: String(error) }),
  )
  worksUntil[0] = Number.POSITIVE_INFINITY
  tell({ outcome, bytes: process.memoryUsage.rss() })
})
