import {
  type Call,
  type CallContext,
  type Cms,
  CmsError,
  calls,
  isCmsError,
  NoData,
  type RemoteAnswer,
  receive,
} from '@rathausplatz/contract'
import { createGate } from './gate.ts'
import { type Outcome, type Try, WHOLE, watchHealth } from './health.ts'
import { createHolds } from './holds.ts'
import { keepingOf, keyOf, type Question, type Received, versionsOf } from './keeping.ts'
import { knownAddresses } from './known-addresses.ts'
import { type Known, knownAnswers } from './known-answers.ts'
import { createRation } from './ration.ts'
import type { Snapshot } from './snapshot.ts'

/**
 * Age in ms up to which an answer is fresh. An older answer is served at once and revalidated in the
 * background.
 */
const FRESH_MS = 5_000
const SOON_ASKED_AGAIN_MS = 30_000
/** How long a request with a kept answer waits for a newer one, in ms. */
const PATIENCE_MS = 1_000
/** Limits of the calls that run at once and of the calls in the queue. */
const MOST_AT_ONCE = 32
const LONGEST_LINE = 500
/** Rate limit of calls for missing addresses. It allows wrong links that visitors follow, but not scans. */
const MOST_MISSING = 100
const MISSING_PER_SECOND = 5

type Input = Received & { body?: unknown } & CallContext
type Ask = (call: Call, input: Input) => Promise<RemoteAnswer>
type Newer = { came: false } | { came: true; value: unknown }
/** A pending request to the CMS. `isLate` is set once a visitor without a kept answer has waited in vain. */
type UnderWay = { loading: Promise<unknown>; readonly since: number; isLate: boolean }

export type KeptAnswers = Cms & {
  /** Resolves when all kept answers are on disk. */
  close(): Promise<void>
}

export type KeptAnswersOptions = {
  ask: Ask
  snapshot: Snapshot
  /** Called for each failure of the CMS, even if no visitor waits for the answer. */
  onFailure?: (error: unknown, call: string) => void
  /** Called when the CMS or one of its calls stops answering or answers again. */
  onHealth?: (scope: string, isAnswering: boolean) => void
  now?: () => number
}

/**
 * Wraps a CMS with a cache in memory and on disk. The cached answers are served while the CMS fails.
 * Identical requests are joined into one. Content that the CMS reports as deleted is removed at once, on disk
 * too.
 */
export function keptAnswers({
  ask,
  snapshot,
  onFailure = () => {},
  onHealth = () => {},
  now = Date.now,
}: KeptAnswersOptions): KeptAnswers {
  const underWay = new Map<string, UnderWay>()
  const known = knownAnswers({ snapshot, now, askAgain: joined })
  const holds = createHolds()
  const through = createGate(MOST_AT_ONCE, LONGEST_LINE)
  const missing = createRation(MOST_MISSING, MISSING_PER_SECOND)
  const health = watchHealth((scope, isAnswering) => {
    // Late answers during the outage do not tell how fast the CMS is now.
    if (isAnswering && scope === WHOLE) holds.clear()
    onHealth(scope, isAnswering)
  })
  /** Number of pending calls for which a visitor has stopped waiting. */
  let overdue = 0

  async function load(question: Question, isProbe = false): Promise<unknown> {
    const { call, received, key } = question
    const start = performance.now()
    const tried = tryOf(question)
    try {
      const good = await through(() => ask(call, received))
      holds.delete(key)
      health.note('good', tried)
      if (isRedirect(good.answer))
        await known.forget(
          versionsOf(question).filter(other => other !== key),
          question,
        )
      known.remember(question, good)
      return good.answer
    } catch (error) {
      const outcome = outcomeOf(error, start)
      const isKnownAsLate = outcome === 'late' && underWay.get(key)?.isLate
      // The result of a probe counts only for the scope that is probed.
      if (outcome === 'good' || !(isProbe || isKnownAsLate)) health.note(outcome, tried)
      if (outcome === 'good') await noteMissing(question)
      else onFailure(error, call.name)
      if (outcome === 'late' && !isKnownAsLate) holds.hold(key)
      throw error
    }
  }

  function tryOf(question: Question): Try {
    const again = async () => {
      const start = performance.now()
      return load(question, true).then(
        () => 'good' as const,
        (error: unknown) => outcomeOf(error, start),
      )
    }
    return { call: question.call.name, again }
  }

  /** Marks a pending request as late after a visitor has waited in vain. The request itself goes on. */
  function giveUp(question: Question): void {
    const running = underWay.get(question.key)
    if (!running || running.isLate || performance.now() - running.since < PATIENCE_MS) return
    running.isLate = true
    health.note('late', tryOf(question))
    holds.hold(question.key)
  }

  async function noteMissing(question: Question): Promise<void> {
    const { key, call } = question
    const before = known.peek(key)
    await known.forget([key, ...versionsOf(question)], question)
    if (call.name !== calls.route.name) return
    if (before && 'text' in before) known.askListsAgain(question)
  }

  /** Returns the pending request for the same answer, or starts one. */
  function joined(question: Question): Promise<unknown> {
    const { key } = question
    const running = underWay.get(key)
    if (running) return running.loading
    const loading = load(question).finally(() => underWay.delete(key))
    underWay.set(key, { loading, since: performance.now(), isLate: false })
    // It may be that no caller waits, so a failure must not be an unhandled rejection.
    loading.catch(() => {})
    return loading
  }

  async function call(call: Call, input: Input): Promise<unknown> {
    const { signal, token, ...received } = receive(call, input) as Input
    const { deadline, onKept } = input
    const keeping = keepingOf(call, received)
    if (keeping === 'never') return (await ask(call, { ...received, token, signal, deadline })).answer
    const question = { call, received, key: keyOf(call, received), keeping }
    const recalled = await known.recall(question)
    if (recalled && known.ageOf(recalled) < FRESH_MS) return given(recalled)
    if (!recalled && isIdleQuestion(question)) throw new CmsError('nicht-gefunden')
    const isHeld = holds.isHeld(question.key)
    const loading = health.isAnswering(call.name) && !isHeld ? joined(question) : undefined
    if (!recalled) {
      if (!loading) throw new NoData(call.name, new Error('the CMS is silent'))
      const insisting = loading.catch(error => onceMore(question, error))
      if (call.name === calls.route.name) {
        missing.take()
        insisting.then(missing.giveBack, () => {})
      }
      return before(deadline, insisting, () => {
        giveUp(question)
        throw new NoData(call.name, new Error('nobody waits any more'))
      })
    }
    const isWorthWaiting = loading && !health.isDoubtful() && overdue === 0
    if (known.ageOf(recalled) >= SOON_ASKED_AGAIN_MS && isWorthWaiting) {
      const answer = await newer(loading, deadline)
      if (answer.came) return answer.value
    }
    return given(known.peek(question.key) ?? recalled, onKept)
  }

  /**
   * Retries once for an answer that is not cached. This helps if the CMS is flapping, but not if it is slow.
   */
  async function onceMore(question: Question, error: unknown): Promise<unknown> {
    if (isMissing(error) || holds.has(question.key) || !health.isAnswering(question.call.name)) throw error
    return joined(question)
  }

  /**
   * Whether to answer without the CMS, because the address is not listed and the rate limit for missing
   * addresses is used up. Most such addresses are requested by programs.
   */
  function isIdleQuestion({ call, received }: Question): boolean {
    if (call.name !== calls.route.name || !missing.isUsedUp()) return false
    return isListed(String(received.query?.['url'])) === false
  }

  /** Waits briefly for an answer that is newer than the kept one. A deletion counts as a newer answer. */
  async function newer(loading: Promise<unknown>, deadline: number | undefined): Promise<Newer> {
    const come = loading.then(
      value => ({ came: true as const, value }),
      () => ({ came: false as const }),
    )
    const patience = performance.now() + PATIENCE_MS
    return before(Math.min(patience, deadline ?? patience), come, () => {
      overdue += 1
      void come.finally(() => {
        overdue -= 1
      })
      return { came: false }
    })
  }

  /** Returns the kept answer, and reports its age unless it is very small. */
  function given(recalled: Known, onKept?: Input['onKept']): unknown {
    if ('gone' in recalled) throw new CmsError('nicht-gefunden')
    if (known.ageOf(recalled) >= SOON_ASKED_AGAIN_MS) onKept?.(new Date(recalled.stand))
    return recalled.answer
  }

  const cms = { call: call as Cms['call'] }
  const isListed = knownAddresses(cms)
  return {
    ...cms,
    async close() {
      health.stop()
      await snapshot.settled()
    },
  }
}

function outcomeOf(error: unknown, start: number): Outcome {
  if (isMissing(error)) return 'good'
  return performance.now() - start > PATIENCE_MS ? 'late' : 'broken'
}

const isMissing = (error: unknown) => isCmsError(error) && error.code === 'nicht-gefunden'

const isRedirect = (answer: unknown) => typeof answer === 'object' && answer !== null && 'redirect' in answer

/** Returns the result of the work, or the alternative if the deadline comes first. */
async function before<T>(deadline: number | undefined, work: Promise<T>, otherwise: () => T): Promise<T> {
  if (deadline === undefined) return work
  let alarm: NodeJS.Timeout | undefined
  const over = new Promise<'over'>(resolve => {
    alarm = setTimeout(() => resolve('over'), Math.max(0, deadline - performance.now()))
  })
  const first = await Promise.race([work.then(value => ({ value })), over]).finally(() => clearTimeout(alarm))
  return first === 'over' ? otherwise() : first.value
}
