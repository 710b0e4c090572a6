import type { Lesbarkeit } from '@rathausplatz/contract'
import { germanDay } from '@rathausplatz/time'
import { type FactFinding, findingsByStep, MOST_FINDINGS } from '../facts/fact-findings.ts'
import { type KnownFacts, knownFacts } from '../facts/known-facts.ts'
import { ownsPeople } from '../facts/people.ts'
import { completenessFindings } from './completeness.ts'
import { contradictingDateFindings } from './contradicting-dates.ts'
import { displayFindings } from './display-days.ts'
import { emptyEntryFindings } from './empty-entries.ts'
import { eventIntroductionFindings } from './event-introduction.ts'
import { eventLengthFindings } from './event-length.ts'
import { type Finding, shortened } from './finding.ts'
import { formFindings } from './forms.ts'
import { freeAndPricedFindings } from './free-and-priced.ts'
import { headingFindings } from './headings.ts'
import { hoursFindings } from './hours.ts'
import { innerNoteFindings } from './inner-notes.ts'
import { markKnown } from './known-findings.ts'
import { languageFindings } from './language.ts'
import { linkFindings, type Target } from './links.ts'
import { movedFindings } from './moved.ts'
import { namesakeFindings } from './namesakes.ts'
import { oddDateFindings } from './odd-dates.ts'
import { newsAheadFindings, oldNewsFindings } from './old-news.ts'
import { oldQuantityFindings } from './old-quantities.ts'
import {
  missedFindings,
  type PartMissed,
  type PartNamed,
  type PartState,
  partFindings,
  partsNamed,
} from './parts.ts'
import { pastDeadlineFindings } from './past-deadlines.ts'
import { type Picture, pictureFindings } from './pictures.ts'
import type { Place, Subject } from './places.ts'
import { seriesStartFindings } from './series-start.ts'
import { simpleVersionFindings } from './simple-versions.ts'
import { spreadsheetFindings } from './spreadsheet-errors.ts'
import { tableFindings } from './tables.ts'
import { telephoneFindings } from './telephones.ts'
import { writtenDateFindings } from './written-dates.ts'

/** The data of the town that the rules need. */
export type Surroundings = {
  readonly targetOf: (address: string) => Target
  readonly pictureAt: (address: string) => Picture
  readonly partAt: (named: PartNamed) => PartState
  /** People of this office that are missing in it, while other contents show them. */
  readonly missed: readonly PartMissed[]
  /** The titles of the pages in Leichte Sprache that explain the document. */
  readonly simple?: readonly string[]
  /** The facts in the records. */
  readonly facts: KnownFacts | undefined
  readonly now: Date
  /** The key of the document, if it has one. */
  readonly key?: string | undefined
  /** The public data of the document; undefined if it has none. */
  readonly before?: unknown
}

export type Durchsicht = {
  readonly findings: readonly Finding[]
  readonly lesbarkeit: Lesbarkeit | undefined
}

/** Kinds with legal wording or without prose: their language is not checked. */
const OFFICIAL: ReadonlySet<string> = new Set([
  'bekanntmachung',
  'weiterleitung',
  'suchbegriff',
  'menue',
  'stadt',
])

/**
 * Returns the findings of a document in the order of its fields. Yields between steps, so that the caller can
 * run other work.
 */
export function* durchsicht(
  subject: Subject,
  places: readonly Place[],
  surroundings: Surroundings,
): Generator<void, Durchsicht> {
  const { record } = subject
  const language = OFFICIAL.has(record.kind) ? undefined : yield* languageFindings(places)
  const findings: Finding[] = []
  for (const rule of [
    () => completenessFindings(subject),
    () => emptyEntryFindings(subject, places),
    () => pictureFindings(places, surroundings.pictureAt),
    () => headingFindings(places),
    () => linkFindings(places, surroundings.targetOf),
    () => innerNoteFindings(places),
    () => tableFindings(places),
    () => hoursFindings(subject, surroundings.facts, surroundings.now),
    () => partFindings(partsNamed(places), surroundings.partAt),
    () => missedFindings(surroundings.missed),
    () => movedFindings(subject.data, surroundings.before),
    () => spreadsheetFindings(places),
    () => telephoneFindings(subject, places),
    () => formFindings(subject),
    () => oddDateFindings(subject, surroundings.before, surroundings.now),
    () => oldNewsFindings(subject, surroundings.before, surroundings.now),
    () => newsAheadFindings(subject, surroundings.before, surroundings.now),
    () => pastDeadlineFindings(subject, surroundings.before, surroundings.now),
    () => markKnown(freeAndPricedFindings, subject, places, surroundings.before),
    () => markKnown(writtenDateFindings, subject, places, surroundings.before),
    () => markKnown(contradictingDateFindings, subject, places, surroundings.before),
    () => markKnown(eventIntroductionFindings, subject, places, surroundings.before),
    () => eventLengthFindings(subject, surroundings.before),
    () => oldQuantityFindings(subject, places, surroundings.before),
    () => simpleVersionFindings(subject, surroundings.simple ?? [], surroundings.before),
    () => namesakeFindings(subject, surroundings.key, surroundings.before, surroundings.facts),
    () => seriesStartFindings(subject, surroundings.before),
    () => displayFindings(subject, surroundings.facts, surroundings.before),
  ]) {
    yield
    for (const finding of rule()) findings.push(finding)
  }
  for (const finding of yield* factFindings(subject, surroundings.facts)) findings.push(finding)
  for (const finding of language?.findings ?? []) findings.push(finding)
  yield
  return { findings: inOrder(findings, places), lesbarkeit: language?.lesbarkeit }
}

/**
 * Finds facts that neither the town's records nor the document itself contain, and dates on days when the
 * institution is closed.
 */
function* factFindings(
  { record, data }: Subject,
  facts: KnownFacts | undefined,
): Generator<void, readonly Finding[]> {
  if (!facts || JSON.stringify(data).length > LONGEST_FOR_FACTS) return []
  const source = { kind: record.kind, key: '', data }
  const told: FactFinding[] = []
  for (const found of findingsByStep(source, facts)) {
    told.push(...found)
    if (told.length >= MOST_FINDINGS) break
    yield
  }
  if (told.length === 0) return []
  const own = new Set<string>()
  for (const found of findingsByStep(source, knownFacts([source]))) {
    for (const { field, wert } of found) own.add(`${field} ${wert}`)
    yield
  }
  return told
    .slice(0, MOST_FINDINGS)
    .filter(
      ({ field, wert, art, wer }) =>
        art === 'geschlossen' ||
        field === 'anschrift' ||
        // The record of the people is right about them, also while it is being changed.
        (wer !== undefined && !ownsPeople(source)) ||
        own.has(`${field} ${wert}`),
    )
    .map(({ art, wert, satz, field: feld, hinweis }) =>
      art === 'geschlossen'
        ? {
            gewicht: 'hinweis',
            regel: 'termin-geschlossen',
            feld,
            satz: `Termin am ${germanDay(wert)}: ${hinweis}`,
            rat:
              feld === 'serie'
                ? 'Lassen Sie den Termin ausfallen, oder prüfen Sie die Öffnungszeiten.'
                : 'Verlegen Sie die Veranstaltung, oder prüfen Sie die Öffnungszeiten.',
            tag: wert,
          }
        : {
            gewicht: 'hinweis',
            regel: `angabe-${art}`,
            feld,
            satz: `„${wert}“: ${hinweis}`,
            rat: 'Prüfen Sie die Angabe. Stimmt sie, tragen Sie sie im Datensatz ein.',
            stelle: shortened(satz),
          },
    )
}

/** Longer documents (characters of their JSON) are not checked for facts. */
const LONGEST_FOR_FACTS = 200_000

/** Orders findings by field; a finding whose field has no text comes first. */
function inOrder(findings: readonly Finding[], places: readonly Place[]): readonly Finding[] {
  const positions = new Map(places.map(({ field }, index) => [field, index]))
  const of = ({ feld }: Finding) => positions.get(feld) ?? -1
  return findings.toSorted((one, other) => of(one) - of(other))
}

/** Returns the paths of the site to which a document links, without duplicates. */
export const addressesIn = (places: readonly Place[]): readonly string[] => {
  const links = places.flatMap(({ editor, text, formatted }) =>
    editor === 'link' ? [text.trim()] : (formatted?.links ?? []).map(({ href }) => href),
  )
  const paths = links.map(address => address.split(/[?#]/, 1)[0] ?? '').filter(path => path.startsWith('/'))
  return [...new Set(paths)]
}
