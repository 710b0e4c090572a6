import { once } from 'node:events'
import { writeFile } from 'node:fs/promises'
import { setPriority } from 'node:os'
import { Worker } from 'node:worker_threads'
import type { FromChild, Order } from './lane.ts'
import { tasks } from './tasks.ts'

/** The process that unpacks what strangers send; see lane.ts. It ends with whoever started it. */

// A terminal and a service manager tell every process at once to stop; what is asked for is still answered.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP', 'SIGUSR2'] as const) process.on(signal, () => {})
process.on('disconnect', () => process.exit())

/** Visitors come first. */
const NICE = 5
setPriority(NICE)
// Where Linux runs out of memory after all, this process goes and not the website. Elsewhere there is no such file.
await writeFile('/proc/self/oom_score_adj', '1000').catch(() => undefined)

/** What this process may have worked by the end of its order, in microseconds. */
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
  // Each task takes its own kind of input, as lane.ts gives it.
  const work = tasks[task] as (input: unknown) => Promise<unknown>
  const outcome = await work(input).then(
    value => ({ ok: true as const, value }),
    (error: unknown) => ({ ok: false as const, because: 'unreadable' as const, words: String(error) }),
  )
  worksUntil[0] = Number.POSITIVE_INFINITY
  tell({ outcome, bytes: process.memoryUsage.rss() })
})
