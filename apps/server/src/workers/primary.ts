import cluster, { type Worker } from 'node:cluster'
import { setTimeout } from 'node:timers/promises'
import type { Log } from '../log.ts'
import type { Say } from '../say.ts'
import { AlreadySaid } from '../start-failure.ts'
import { type Clock, growingPauses, type Pauses, realClock, tryAgain } from './pauses.ts'
import { type FromWorker, STOP, type Voice } from './worker.ts'

/** Time in ms after which a stopping worker is killed. Normally it ends by itself within ten seconds. */
const LONGEST_END_MS = 20_000

export type Primary = {
  address: string
  /** Replaces the workers one after the other: visitors notice nothing. */
  renew(): Promise<void>
  stop(): Promise<void>
}

/**
 * Starts workers that share one address and replaces each one that ends after it has answered. The first one
 * starts alone: it creates what is created once, such as the database, and reports why if the website cannot
 * start.
 */
export async function startWorkers(
  count: number,
  log: Log,
  say: Say,
  { isNew = false, clock = realClock }: { isNew?: boolean; clock?: Clock } = {},
): Promise<Primary> {
  // A free worker accepts the next connection itself. With round robin each connection costs a message
  // from the primary and back, and may be queued at a busy worker while another is free. Node's own variable
  // overrides this.
  if (process.env['NODE_CLUSTER_SCHED_POLICY'] === undefined) cluster.schedulingPolicy = cluster.SCHED_NONE
  const ready = new Set<Worker>()
  const leaving = new Set<Worker>()
  const pausesOf = new WeakMap<Worker, Pauses>()
  let isStopping = false

  /**
   * Starts a worker; resolves to its address once it answers. The replacement of a failed worker
   * continues its pauses.
   */
  const begin = (voice: Voice, pauses = growingPauses(clock)): Promise<string> =>
    new Promise((resolve, reject) => {
      const worker = cluster.fork({ RATHAUSPLATZ_STIMME: voice, RATHAUSPLATZ_NEU: isNew ? 'ja' : 'nein' })
      worker.on('message', ({ bereit }: FromWorker) => {
        ready.add(worker)
        pausesOf.set(worker, pauses)
        pauses.serves()
        resolve(bereit)
      })
      // Emitted if the machine cannot start another process; without a listener this event would end the
      // primary.
      worker.on('error', reject)
      worker.once('exit', (code, signal) => {
        const wasReady = ready.delete(worker)
        const isOver = isStopping || leaving.delete(worker)
        if (!wasReady) reject(new AlreadySaid(`worker ended with ${signal ?? code} before it answered`))
        else if (!isOver) void replace(worker, { code, signal })
      })
    })

  const replace = async (worker: Worker, how: { code: number | null; signal: string | null }) => {
    const { pid } = worker.process
    log.error({ pid, ...how }, 'Ein Prozess der Website ist ausgefallen und wird ersetzt.')
    const pauses = pausesOf.get(worker) ?? growingPauses(clock)
    const attempt = async () => {
      try {
        await begin('still', pauses)
        return true
      } catch (error) {
        if (!isStopping)
          log.error({ err: error }, 'Ein neuer Prozess der Website startet nicht. Es wird weiter versucht.')
        return false
      }
    }
    if (await tryAgain(pauses, attempt, () => !isStopping))
      log.info({ instead: pid }, 'Ein neuer Prozess der Website antwortet.')
  }

  const end = async (worker: Worker): Promise<void> => {
    if (worker.isDead()) return
    const gone = new Promise(done => worker.once('exit', done))
    // A worker that does not answer yet has no requests to finish, and its writes are atomic.
    if (!ready.has(worker)) worker.process.kill('SIGKILL')
    else worker.send(STOP, () => {})
    const late = setTimeout(LONGEST_END_MS, 'late' as const, { ref: false })
    if ((await Promise.race([gone, late])) !== 'late') return
    worker.process.kill('SIGKILL')
    await gone
  }

  const stop = async () => {
    isStopping = true
    const all = Object.values(cluster.workers ?? {}).filter(worker => worker !== undefined)
    await Promise.all(all.map(end))
  }

  /**
   * Starts the successor of a worker. If the worker fails before its successor answers, the exit handler does
   * not replace it too.
   */
  const beginInsteadOf = async (worker: Worker): Promise<void> => {
    leaving.add(worker)
    try {
      await begin('still')
    } catch (error) {
      const hasFallen = !leaving.delete(worker)
      const { exitCode: code, signalCode: signal } = worker.process
      if (hasFallen && !isStopping) void replace(worker, { code, signal })
      throw error
    }
  }

  const renewAll = async () => {
    say('Die Prozesse der Website werden nacheinander erneuert ...')
    try {
      for (const worker of new Set(ready)) {
        if (isStopping) return
        // A worker that has failed meanwhile has a successor already, or will have.
        if (worker.isDead()) continue
        await beginInsteadOf(worker)
        await end(worker)
      }
      say('Die Prozesse der Website sind erneuert.')
    } catch (error) {
      log.error({ err: error }, 'Ein neuer Prozess der Website startet nicht.')
      say('Die neuen Prozesse starten nicht; die alten antworten weiter.')
    }
  }

  let renewing: Promise<void> | undefined
  const address = await begin('laut')
  try {
    for (let more = 1; more < count; more++) await begin('still')
  } catch (error) {
    await stop()
    throw error
  }
  return {
    address,
    stop,
    renew() {
      renewing ??= renewAll().finally(() => {
        renewing = undefined
      })
      return renewing
    },
  }
}
