import type { Call, CallName, Cms } from '@rathausplatz/contract'
import { isAway } from './is-away.ts'

/**
 * Calls by which forms and their pages are drawn. Their answers are public and contain nothing about the
 * visitor.
 */
const OF_FORMS: ReadonlySet<string> = new Set<CallName>([
  'stadt',
  'menu',
  'route',
  'organisationseinheit',
  'formular',
  'freieTermine',
  'abothemen',
  'pinnwand',
  'pinnwandEintrag',
  'verzeichnis',
  'verzeichniseintrag',
])

/** Most answers kept: a town has fewer forms and pages with forms. */
const MOST = 300

type Input = { params?: unknown; query?: unknown }

/**
 * Remembers the last answers by which forms were drawn. During an outage, a person who sends a form gets the
 * form back with all input; a visitor who only reads gets the current failure of the CMS (spec §8).
 */
export function lastSeen(cms: Cms): { cms: Cms; whileSending: Cms } {
  const seen = new Map<string, unknown>()
  const ask = async (call: Call, input: Input, isSending: boolean): Promise<unknown> => {
    if (!OF_FORMS.has(call.name)) return cms.call(call as never, input as never)
    const question = JSON.stringify([call.name, input.params, input.query])
    try {
      const answer: unknown = await cms.call(call as never, input as never)
      seen.delete(question)
      seen.set(question, answer)
      for (const [oldest] of seen) if (seen.size > MOST) seen.delete(oldest)
      return answer
    } catch (error) {
      // What the CMS has withdrawn must not come back during an outage.
      if (!isAway(error)) seen.delete(question)
      if (isSending && seen.has(question)) return seen.get(question)
      throw error
    }
  }
  const asked = (isSending: boolean): Cms => ({
    call: ((call: Call, input: Input) => ask(call, input, isSending)) as Cms['call'],
  })
  return { cms: asked(false), whileSending: asked(true) }
}
