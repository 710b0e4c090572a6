import { shownAgain } from '../answers/shown-again.ts'
import type { Pages } from './form.ts'

/** Most bytes that an answer may add to the page when it is shown again: a line, and a long text. */
const LINE = 30_000
const TEXT = 80_000
const LONG: ReadonlySet<string> = new Set(['langtext', 'wysiwyg'])

/**
 * Limits the answers that are shown again. Ordinary text is kept in full; input made to inflate the page is
 * cut.
 */
export function shownAnswers(
  { schritte }: Pages,
  eingaben: Readonly<Record<string, unknown>>,
): Readonly<Record<string, unknown>> {
  const typOf = new Map(schritte.flatMap(({ felder }) => felder.map(({ name, typ }) => [name, typ] as const)))
  return Object.fromEntries(
    Object.entries(eingaben).map(([name, value]) => [
      name,
      typeof value === 'string' ? shownAgain(value, LONG.has(typOf.get(name) ?? '') ? TEXT : LINE) : value,
    ]),
  )
}
