import { fieldsOf } from '../collections/as-far-as-typed.ts'
import type { Finding } from './finding.ts'
import { labelOf, type Subject } from './places.ts'

/** The facts of a service that its version in Leichte Sprache tells too. */
const FACTS: readonly string[] = ['fristen', 'kosten', 'unterlagen', 'bearbeitungsdauer', 'persoenlich']

/** Returns the fields with facts of a service that differ from the public ones. */
export function changedFacts({ record, data }: Subject, before: unknown): readonly string[] {
  if (record.kind !== 'leistung' || before === undefined) return []
  const old = fieldsOf(before)
  return FACTS.filter(name => {
    // With the defaults of the schema, because a form leaves out what is empty.
    const field = record.schema.shape[name]
    const [now, was] = [data[name], old[name]].map(value => field?.safeParse(value).data ?? value)
    return JSON.stringify(now ?? null) !== JSON.stringify(was ?? null)
  })
}

/** Most titles that are named. */
const MOST_TITLES = 5

/** Names the pages in Leichte Sprache that explain a service whose facts have changed. */
export function simpleVersionFindings(
  subject: Subject,
  titles: readonly string[],
  before: unknown,
): readonly Finding[] {
  const [first, ...others] = titles.length === 0 ? [] : changedFacts(subject, before)
  if (first === undefined) return []
  const named = titles.slice(0, MOST_TITLES).map(title => `„${title}“`)
  const more = titles.length - named.length
  const fields = [first, ...others].map(name => labelOf(subject, name)).join(', ')
  return [
    {
      gewicht: 'hinweis',
      regel: 'alt-leichte-sprache',
      feld: first,
      satz: `Geändert: ${fields}. In Leichter Sprache bitte prüfen: ${named.join(', ')}${more > 0 ? ` und ${more} weitere` : ''}.`,
      rat: 'Sehen Sie nach, ob dort noch das Alte steht, und ändern Sie es mit.',
    },
  ]
}
