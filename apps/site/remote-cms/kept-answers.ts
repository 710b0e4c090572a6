import {
  type Call,
  type CallContext,
  type Cms,
  CmsError,
  calls,
  checkAnswer,
  isCmsError,
  NoData,
  type RemoteAnswer,
  readJson,
  receive,
} from '@rathausplatz/contract'
import { DAY_MS } from '@rathausplatz/time'
import { LRUCache } from 'lru-cache'
import { createGate } from './gate.ts'
import { type Outcome, type Try, WHOLE, watchHealth } from './health.ts'
import { type Keeping, keepingOf, keyOf, type Received, versionsOf } from './keeping.ts'
import { knownAddresses } from './known-addresses.ts'
import { createRation } from './ration.ts'
import type { Snapshot } from './snapshot.ts'

/**
 * Age in ms up to which an answer is fresh. An older answer is served at once and revalidated in the
 * background.
 */
const FRESH_MS = 5_000
const SOON_ASKED_AGAIN_MS = 30_000
/** How long a kept answer may replace a failing CMS, in ms. */
const KEPT_MS = { day: DAY_MS, briefly: 300_000 } as const
/** Minimum age difference in ms before an unchanged answer is written to disk again. */
const REWRITE_MS = 600_000
/** How long a request with a kept answer waits for a newer one, in ms. */
const PATIENCE_MS = 1_000
/**
 * How long, in ms, no request waits for a call after its first late answer. Each further late answer doubles
 * this time.
 */
const FIRST_HOLD_MS = 5_000
const LONGEST_HOLD_MS = 60_000
const MOST_ENTRIES = 5_000
const MOST_BYTES = 32_000_000
const BYTES_OF_AN_ENTRY = 300
/** Limits of the calls that run at once and of the calls in the queue. */
const MOST_AT_ONCE = 32
const LONGEST_LINE = 500
/** Rate limit of calls for missing addresses. It allows wrong links that visitors follow, but not scans. */
const MOST_MISSING = 100
const MISSING_PER_SECOND = 5
const MOST_LISTS_OF_A_PAGE = 20

type Known = { stand: number; isOnDisk: number } & (
  | { answer: unknown; text: string; again: () => unknown }
  | { gone: true }
)
type Input = Received & { body?: unknown } & CallContext
type Ask = (call: Call, input: Input) => Promise<RemoteAnswer>
type Newer = { came: false } | { came: true; value: unknown }
type Question = { call: Call; received: Input; key: string; keeping: Keeping }
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
  const memory = new LRUCache<string, Known>({
    max: MOST_ENTRIES,
    maxSize: MOST_BYTES,
    sizeCalculation: known => BYTES_OF_AN_ENTRY + ('gone' in known ? 0 : known.text.length),
  })
  const underWay = new Map<string, UnderWay>()
  const holds = new LRUCache<string, { pause: number; until: number }>({ max: MOST_ENTRIES })
  const through = createGate(MOST_AT_ONCE, LONGEST_LINE)
  const missing = createRation(MOST_MISSING, MISSING_PER_SECOND)
  const health = watchHealth((scope, isAnswering) => {
    // Late answers during the outage do not tell how fast the CMS is now.
    if (isAnswering && scope === WHOLE) holds.clear()
    onHealth(scope, isAnswering)
  })
  /** Number of pending calls for which a visitor has stopped waiting. */
  let overdue = 0

  const ageOf = ({ stand }: Known) => Math.abs(now() - stand)

  /** Returns the kept answer to a call, unless it is too old. */
  async function recall(question: Question): Promise<Known | undefined> {
    const { key, keeping } = question
    const known = memory.get(key) ?? (await recallFromDisk(question)) ?? memory.get(key)
    return known && ageOf(known) <= KEPT_MS[keeping === 'briefly' ? keeping : 'day'] ? known : undefined
  }

  async function recallFromDisk(question: Question): Promise<Known | undefined> {
    const { key, call, keeping } = question
    const stored = keeping === 'day' ? await snapshot.read(key) : undefined
    if (!stored) return undefined
    const { stand } = stored
    const known = 'gone' in stored ? { gone: true as const } : await readAgain(call, stored.text)
    if (!known) return undefined
    const kept: Known = { ...known, stand, isOnDisk: stand, again: () => joined(question) }
    if (!memory.has(key)) memory.set(key, kept)
    return kept
  }

  function remember(question: Question, { answer, text }: RemoteAnswer): void {
    const { key, keeping } = question
    const stand = now()
    const before = memory.peek(key)
    const isSame = before && 'text' in before && before.text === text
    const isWritten = isSame && Math.abs(stand - before.isOnDisk) < REWRITE_MS
    const isOnDisk = isWritten ? before.isOnDisk : stand
    memory.set(key, { answer, text, stand, isOnDisk, again: () => joined(question) })
    if (keeping === 'day' && !isWritten) snapshot.write(key, { text, stand })
  }

  /** Marks these keys as deleted in memory and on disk, so that no old answer is served again. */
  async function forget(keys: Iterable<string>, { keeping }: Question): Promise<void> {
    for (const key of new Set(keys)) {
      const before = memory.peek(key) ?? (keeping === 'day' ? await snapshot.read(key) : undefined)
      const stand = now()
      memory.set(key, { gone: true, stand, isOnDisk: stand })
      if (keeping === 'day' && before && 'text' in before) await snapshot.writeNow(key, { gone: true, stand })
    }
  }

  /** Reloads the lists that still name a deleted page, because the CMS is answering now. */
  function askListsAgain({ received }: Question): void {
    const address = JSON.stringify(received.query?.['url'])
    const naming = [...memory.values()].filter(known => 'text' in known && known.text.includes(address))
    for (const known of naming.slice(0, MOST_LISTS_OF_A_PAGE)) if ('again' in known) known.again()
  }

  async function load(question: Question, isProbe = false): Promise<unknown> {
    const { call, received, key } = question
    const start = performance.now()
    const tried = tryOf(question)
    try {
      const good = await through(() => ask(call, received))
      holds.delete(key)
      health.note('good', tried)
      if (isRedirect(good.answer))
        await forget(
          versionsOf(question).filter(other => other !== key),
          question,
        )
      remember(question, good)
      return good.answer
    } catch (error) {
      const outcome = outcomeOf(error, start)
      const isKnownAsLate = outcome === 'late' && underWay.get(key)?.isLate
      // The result of a probe counts only for the scope that is probed.
      if (outcome === 'good' || !(isProbe || isKnownAsLate)) health.note(outcome, tried)
      if (outcome === 'good') await noteMissing(question)
      else onFailure(error, call.name)
      if (outcome === 'late' && !isKnownAsLate) hold(key)
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
    hold(question.key)
  }

  async function noteMissing(question: Question): Promise<void> {
    const { key, call } = question
    const before = memory.peek(key)
    await forget([key, ...versionsOf(question)], question)
    if (call.name !== calls.route.name) return
    if (before && 'text' in before) askListsAgain(question)
  }

  function hold(key: string): void {
    const pause = Math.min(LONGEST_HOLD_MS, (holds.get(key)?.pause ?? FIRST_HOLD_MS / 2) * 2)
    holds.set(key, { pause, until: performance.now() + pause })
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
    const known = await recall(question)
    if (known && ageOf(known) < FRESH_MS) return given(known)
    if (!known && isIdleQuestion(question)) throw new CmsError('nicht-gefunden')
    const isHeld = (holds.get(question.key)?.until ?? 0) > performance.now()
    const loading = health.isAnswering(call.name) && !isHeld ? joined(question) : undefined
    if (!known) {
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
    if (ageOf(known) >= SOON_ASKED_AGAIN_MS && isWorthWaiting) {
      const answer = await newer(loading, deadline)
      if (answer.came) return answer.value
    }
    return given(memory.peek(question.key) ?? known, onKept)
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
  function given(known: Known, onKept?: Input['onKept']): unknown {
    if ('gone' in known) throw new CmsError('nicht-gefunden')
    if (ageOf(known) >= SOON_ASKED_AGAIN_MS) onKept?.(new Date(known.stand))
    return known.answer
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

/** Reads a stored answer; undefined if another version of the contract has written it. */
async function readAgain(call: Call, text: string) {
  try {
    return { text, answer: await checkAnswer(call, readJson(call, text)) }
  } catch {
    return undefined
  }
}

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
