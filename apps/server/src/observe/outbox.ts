import type { Log } from '../log.ts'

/**
 * Longest time for one report in ms, and most waiting reports: a slow or dead receiver delays no caller and
 * fills no memory.
 */
const LONGEST_WAIT = 2_000
const MOST_WAITING = 100
const MINUTE = 60_000

/** A report for a service that an operator has named. */
export type Letter = { url: string; headers: Record<string, string>; body: string }

export type Outbox = {
  /** Never waits and never throws. */
  send(letter: Letter): void
  /** Waits a limited time for pending reports. */
  close(): Promise<void>
}

type Bounds = { perMinute: number; longestWait?: number; mostWaiting?: number }

/**
 * Opens a queue that sends reports one after the other in the background. Reports that are too many, too late
 * or refused are lost; the log counts them once a minute.
 */
export function openOutbox(
  log: Log,
  what: string,
  { perMinute, longestWait = LONGEST_WAIT, mostWaiting = MOST_WAITING }: Bounds,
): Outbox {
  const waiting: Letter[] = []
  let minute = { began: -MINUTE, sent: 0 }
  let working: Promise<void> | undefined
  const lost = (grund: string) => log.warn({ grund }, `${what} nicht gesendet`)

  const work = async () => {
    for (let letter = waiting.shift(); letter; letter = waiting.shift()) {
      const failure = await deliver(letter, longestWait)
      if (failure !== undefined) lost(failure)
    }
    working = undefined
  }

  return {
    send(letter) {
      const now = performance.now()
      if (now - minute.began >= MINUTE) minute = { began: now, sent: 0 }
      if (minute.sent >= perMinute) return lost('zu viele in einer Minute')
      if (waiting.length >= mostWaiting) return lost('zu viele warten')
      minute.sent++
      waiting.push(letter)
      working ??= work()
    },
    async close() {
      if (!working) return
      const late = new Promise<void>(resolve => setTimeout(resolve, longestWait).unref())
      await Promise.race([working, late])
      for (const _ of waiting.splice(0)) lost('beendet')
    },
  }
}

/** Returns why the report was not accepted, or undefined if it was. */
async function deliver({ url, headers, body }: Letter, longestWait: number): Promise<string | undefined> {
  try {
    const answer = await fetch(url, {
      method: 'POST',
      headers: { ...headers, 'user-agent': 'Rathausplatz' },
      body,
      redirect: 'error',
      signal: AbortSignal.timeout(longestWait),
    })
    await answer.body?.cancel()
    return answer.ok ? undefined : `Antwort ${answer.status}`
  } catch (error) {
    const { name, cause } = error as Error
    return cause instanceof Error && 'code' in cause ? String(cause.code) : name
  }
}
