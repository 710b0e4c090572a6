import { setTimeout } from 'node:timers/promises'

/** How a try ended. `late` cost its whole time-out, `broken` was quick. */
export type Outcome = 'good' | 'late' | 'broken'

/** A call that was made, and how to make it again in nobody's name. */
export type Try = { call: string; again: () => Promise<Outcome> }

/** Quick failures in a row after which nobody is asked for a while: flapping seldom fails so often in a row. */
const BROKEN_IN_A_ROW = 5
const FIRST_PAUSE_MS = 250
const LONGEST_PAUSE_MS = 4_000

/** The scope that holds all calls. */
export const WHOLE = 'CMS'

type Scope = { failures: number; isClosed: boolean; good: Map<string, Try> }
type Report = (scope: string, isAnswering: boolean) => void

/**
 * Knows of each scope (the whole CMS, each of its calls) whether asking makes sense. A scope closes after one late answer,
 * because waiting is what visitors must not do twice, or after some broken ones in a row. While it is closed no request of
 * a visitor goes out. It is probed in the background, at once and then with growing pauses, with what was last answered
 * well, by another call if there is one: so a single bad address closes nothing for longer than a moment.
 */
export function watchHealth(report: Report) {
  const scopes = new Map<string, Scope>()
  let closed = 0
  let isStopped = false

  const probe = async (name: string, scope: Scope, failed: Try) => {
    let isReported = false
    for (let pause = 0; !isStopped; pause = Math.min(LONGEST_PAUSE_MS, pause * 2 || FIRST_PAUSE_MS)) {
      // A timer that keeps no process alive.
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
    /** True if a request may wait for the answer to this call. */
    isAnswering: (call: string): boolean => ![WHOLE, call].some(name => scopes.get(name)?.isClosed),
    /** True while anything is closed: who has something kept does not wait for something newer. */
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

/** Who can tell whether a scope answers: another call that did, else the same one where it did, else what failed. */
function witness({ good }: Scope, failed: Try): Try {
  const others = [...good.values()].filter(({ call }) => call !== failed.call)
  return others.at(-1) ?? good.get(failed.call) ?? failed
}
