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
  const known = new Set(rule(last, placesOf(last)).map(asSaid))
  const isKnown = (one: Finding) => known.has(asSaid(one))
  const added = found.filter(one => !isKnown(one))
  const old = found.filter(isKnown).map(one => Object.assign({ schon_oeffentlich: true as const }, one))
  return [...added, ...old].slice(0, MOST)
}

/** The entries of a list may have moved. */
const asSaid = ({ regel, feld, satz }: Finding): string => [regel, fieldOf(feld), satz].join('\n')
