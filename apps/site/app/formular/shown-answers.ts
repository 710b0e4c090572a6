import { shownAgain } from '../answers/shown-again.ts'
import type { Pages } from './form.ts'

/** Bytes of the page that an answer may fill when it is shown again: of one line, and of a text of many. */
const LINE = 30_000
const TEXT = 80_000
const LONG: ReadonlySet<string> = new Set(['langtext', 'wysiwyg'])

/** What somebody has typed, to be shown again; of what was made to swell the page, as much as people type. */
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
