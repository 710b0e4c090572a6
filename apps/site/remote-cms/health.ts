import { setTimeout } from 'node:timers/promises'

/** Result of a call: a `late` one reached its timeout, a `broken` one failed quickly. */
export type Outcome = 'good' | 'late' | 'broken'

/** A call, and a way to repeat it without data of a visitor. */
export type Try = { call: string; again: () => Promise<Outcome> }

/** Number of quick failures in a row that closes a scope; a flapping CMS rarely fails so often in a row. */
const BROKEN_IN_A_ROW = 5
const FIRST_PAUSE_MS = 250
const LONGEST_PAUSE_MS = 4_000

/** Name of the scope of all calls. */
export const WHOLE = 'CMS'

type Scope = { failures: number; isClosed: boolean; good: Map<string, Try> }
type Report = (scope: string, isAnswering: boolean) => void

/**
 * Tracks the health of each scope (the whole CMS, each of its calls), like a circuit breaker. A scope closes
 * after one late answer, because visitors must not wait twice, or after several broken answers in a row.
 * While it is closed, no request of a visitor reaches the CMS. The closed scope is probed in the background,
 * at once and then with growing pauses. A probe repeats the last successful call, if possible another call
 * than the one that failed, so that a single bad address does not keep the scope closed for long.
 */
export function watchHealth(report: Report) {
  const scopes = new Map<string, Scope>()
  let closed = 0
  let isStopped = false

  const probe = async (name: string, scope: Scope, failed: Try) => {
    let isReported = false
    for (let pause = 0; !isStopped; pause = Math.min(LONGEST_PAUSE_MS, pause * 2 || FIRST_PAUSE_MS)) {
      // `ref: false`: the timer does not keep the process alive.
      await setTimeout(pause, undefined, { ref: false })
      if ((await witness(scope, failed).again()) === 'good') break
      if (!isReported) report(name, false)
      isReported = true
    }
    scope.isClosed = false
    scope.failures = 0
    closed -= 1
    if (isReported && !isStopped) report(name, true)
  }

  const close = (name: string, scope: Scope, failed: Try) => {
    scope.isClosed = true
    closed += 1
    void probe(name, scope, failed)
  }

  return {
    /** Whether requests may wait for this call. */
    isAnswering: (call: string): boolean => ![WHOLE, call].some(name => scopes.get(name)?.isClosed),
    /** Whether any scope is closed: a kept answer is then used without waiting for a newer one. */
    isDoubtful: (): boolean => closed > 0,
    note(outcome: Outcome, tried: Try): void {
      for (const name of [WHOLE, tried.call]) {
        const scope = scopes.get(name) ?? { failures: 0, isClosed: false, good: new Map<string, Try>() }
        scopes.set(name, scope)
        if (outcome === 'good') {
          scope.failures = 0
          scope.good.set(tried.call, tried)
          continue
        }
        scope.failures += 1
        const isEnough = outcome === 'late' || scope.failures >= BROKEN_IN_A_ROW
        if (isEnough && !scope.isClosed && !isStopped) close(name, scope, tried)
      }
    },
    stop(): void {
      isStopped = true
    },
  }
}

/**
 * Picks the call for a probe: if possible another successful call, otherwise an earlier success of the same
 * call, otherwise the failed call.
 */
function witness({ good }: Scope, failed: Try): Try {
  const others = [...good.values()].filter(({ call }) => call !== failed.call)
  return others.at(-1) ?? good.get(failed.call) ?? failed
}
