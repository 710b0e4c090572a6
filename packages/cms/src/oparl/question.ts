import * as z from 'zod'

/** Default and maximum number of objects per page. */
export const MOST_PER_PAGE = 100

/** A `+` that is not encoded arrives as a space; no moment has one there. */
const withPlus = (given: string): string => given.replace(/ (?=\d\d:?\d\d$)/, '+')

const moment = z.iso
  .datetime({
    offset: true,
    error: 'Bitte einen Zeitpunkt mit Abstand zu UTC angeben, zum Beispiel 2026-03-01T18:00:00+01:00.',
  })
  .transform(text => `${new Date(text).toISOString().slice(0, 19)}Z`)
  .optional()

const MOMENTS: ReadonlySet<string> = new Set([
  'created_since',
  'created_until',
  'modified_since',
  'modified_until',
])

/** Returns a parameter as it was meant. */
const meant = (name: string, given: string): string => (MOMENTS.has(name) ? withPlus(given) : given)

/** The parameters of lists (OParl 1.1). Unknown parameters are ignored. */
const question = z.object({
  created_since: moment,
  created_until: moment,
  modified_since: moment,
  modified_until: moment,
  omit_internal: z.stringbool().optional(),
  limit: z.coerce
    .number('Bitte eine Zahl angeben.')
    .int('Bitte eine ganze Zahl angeben.')
    .min(1, 'Bitte mindestens 1 angeben.')
    .transform(wish => Math.min(wish, MOST_PER_PAGE))
    .optional(),
  page: z.coerce
    .number('Bitte eine Zahl angeben.')
    .int('Bitte eine ganze Zahl angeben.')
    .min(1, 'Seiten zählen ab 1.')
    .max(1_000_000, 'So viele Seiten gibt es nicht.')
    .optional(),
})
export type Question = z.output<typeof question>

/** Parses the parameters of a list; `wrong` is a message in German. */
export function readQuestion(query: URLSearchParams): { value: Question } | { wrong: string } {
  const known = Object.keys(question.shape).flatMap(name => {
    const given = query.get(name)
    return given === null ? [] : [[name, meant(name, given)] as const]
  })
  const read = question.safeParse(Object.fromEntries(known))
  if (read.success) return { value: read.data }
  const [issue] = read.error.issues
  return { wrong: `${String(issue?.path[0] ?? '')}: ${issue?.message ?? ''}` }
}

/** Returns the parameters that every link of a list repeats, as they were meant. */
export const carriedOver = (query: URLSearchParams): [string, string][] =>
  Object.keys(question.shape).flatMap(name => {
    const given = name === 'page' ? null : query.get(name)
    return given === null ? [] : [[name, meant(name, given)] as [string, string]]
  })
