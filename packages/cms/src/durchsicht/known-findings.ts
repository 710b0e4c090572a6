import type { Finding } from './finding.ts'
import { fieldOf, type Place, placesOf, type Subject, subjectOf } from './places.ts'

/** A rule that reads the texts and fields of one record. */
type Rule = (subject: Subject, places: readonly Place[]) => readonly Finding[]

/** Most findings of a rule in a document. */
const MOST = 20

/**
 * Marks the findings that a rule has in the public record too, so that the desk does not ask about them at each
 * later correction. They stay findings: the check of public contents lists them. A public notice has none, because
 * it never changes.
 */
export function markKnown(
  rule: Rule,
  subject: Subject,
  places: readonly Place[],
  before: unknown,
): readonly Finding[] {
  if (before !== undefined && subject.record.kind === 'bekanntmachung') return []
  const found = rule(subject, places)
  if (before === undefined || found.length === 0) return found.slice(0, MOST)
  const last = subjectOf(subject.record, before)
  const known = Map.groupBy(rule(last, placesOf(last)), asSaid)
  // A second place with the same mistake is new.
  const marked = found.map(one => (known.get(asSaid(one))?.pop() ? asKnown(one) : one))
  const isKnown = (one: Finding) => Number(one.schon_oeffentlich === true)
  return marked.toSorted((one, other) => isKnown(one) - isKnown(other)).slice(0, MOST)
}

const asKnown = (one: Finding): Finding => Object.assign({ schon_oeffentlich: true as const }, one)

/** The entries of a list may have moved. */
const asSaid = ({ regel, feld, satz }: Finding): string => [regel, fieldOf(feld), satz].join('\n')
