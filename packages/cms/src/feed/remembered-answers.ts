import { type Call, type CallName, type CmsHandlers, calls } from '@rathausplatz/contract'
import type { Epoch, Feed } from './feed.ts'

/**
 * Most answers in the cache: more than a town serves in a minute. Beyond it the oldest answers are evicted.
 */
const MOST_ANSWERS = 500

/**
 * Calls without cache: free text is rarely repeated, and searches without a result are counted; addresses of
 * residents are not stored; free appointments change with each booking; and files cannot be frozen.
 */
const ALWAYS_ASKED: ReadonlySet<string> = new Set([
  'suche',
  'suchvorschlaege',
  'freieTermine',
  'abfallStrassen',
  'abfallOrt',
  'schaedenNahe',
  'schadenBild',
  'pinnwandBild',
])

type Answer = (input: { params?: unknown; query?: unknown }) => Promise<unknown>

/**
 * Caches the answers to public calls, once per epoch, and freezes them: an identical object means an
 * unchanged answer, so that callers can cache derived results.
 */
export function rememberAnswers(handlers: CmsHandlers, feed: Feed): CmsHandlers {
  let epoch: Epoch | undefined
  let answers = new Map<string, Promise<unknown>>()

  const remember =
    (name: string, answer: Answer): Answer =>
    async input => {
      const now = await feed.epoch()
      if (!now) return answer(input)
      if (now !== epoch) {
        epoch = now
        answers = new Map()
      }
      const question = JSON.stringify([name, input.params, input.query])
      const known = answers.get(question)
      if (known) return known
      const made = answer(input).then(frozen)
      answers.set(question, made)
      for (const [oldest] of answers) if (answers.size > MOST_ANSWERS) answers.delete(oldest)
      // A failed call is repeated by the next call.
      made.catch(() => answers.delete(question))
      return made
    }

  return Object.fromEntries(
    Object.entries(handlers).map(([name, answer]) => [
      name,
      isPublicQuestion(name as CallName) ? remember(name, async input => (answer as Answer)(input)) : answer,
    ]),
  )
}

function isPublicQuestion(name: CallName): boolean {
  const { method, realm, keyed }: Call = calls[name]
  return method === 'GET' && !realm && !keyed && !ALWAYS_ASKED.has(name)
}

/** Freezes an answer: many pages share it. */
function frozen<T>(value: T): T {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value
  for (const part of Object.values(value)) frozen(part)
  return Object.freeze(value)
}
