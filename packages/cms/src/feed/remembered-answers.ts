import { type Call, type CallName, type CmsHandlers, calls } from '@rathausplatz/contract'
import type { Epoch, Feed } from './feed.ts'

/** More than a town has addresses that are asked for in one minute; beyond them the oldest go. */
const MOST_ANSWERS = 500

/**
 * Free words of visitors: rarely the same twice, and what was not found is noted each time. Where somebody lives is kept by
 * nobody; what is free to be booked the public changes itself,
 * and photos are no answers to be frozen.
 */
const ALWAYS_ASKED: ReadonlySet<string> = new Set([
  'suche',
  'suchvorschlaege',
  'freieTermine',
  'abfallStrassen',
  'abfallOrt',
  'schaedenNahe',
  'schadenBild',
])

type Answer = (input: { params?: unknown; query?: unknown }) => Promise<unknown>

/**
 * The answers to public questions, each made once in an epoch and frozen: who is given the very same answer again knows
 * that it has not changed, and may keep what he has made of it.
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
      // What failed is asked again.
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

/** Of one answer many pages are made; none may change it for the others. */
function frozen<T>(value: T): T {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value
  for (const part of Object.values(value)) frozen(part)
  return Object.freeze(value)
}
