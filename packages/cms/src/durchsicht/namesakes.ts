import type { KnownFacts } from '../facts/known-facts.ts'
import { namesakeOf, titleFieldOf } from '../facts/namesakes.ts'
import type { Finding } from './finding.ts'
import type { Subject } from './places.ts'

/** Finds a new or renamed content whose title a public one has: most likely it is entered a second time. */
export function namesakeFindings(
  { record: { kind }, data }: Subject,
  key: string | undefined,
  before: unknown,
  facts: KnownFacts | undefined,
): Finding[] {
  const other = facts && namesakeOf({ kind, key, data }, before, facts.titles)
  if (!other) return []
  const ziel = other.key.startsWith('/') ? { ziel: other.key } : {}
  return [
    {
      gewicht: 'hinweis',
      regel: 'name-doppelt',
      feld: titleFieldOf(kind) ?? 'titel',
      satz: `So heißt schon ein Eintrag: „${other.title}“.`,
      rat: 'Ist es derselbe, ändern Sie dort. Sonst sagen Sie im Titel, was sie unterscheidet.',
      ...ziel,
    },
  ]
}
