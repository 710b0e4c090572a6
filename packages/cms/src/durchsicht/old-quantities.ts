import { amountsOf, type Quantity, quantitiesIn } from '../facts/quantities.ts'
import { type Finding, shortened } from './finding.ts'
import { labelOf, type Place, placesOf, type Subject, subjectOf } from './places.ts'
import { proseOf } from './prose.ts'

/** Most findings of a document. */
const MOST = 10

/** The quantities of each field of a record: deadlines and amounts, in texts and in numbers. */
type ByField = ReadonlyMap<string, ReadonlyMap<string, Quantity>>

/**
 * Finds a deadline or an amount that was changed in one field of a record and still stands in another: the short
 * text of a service says „eines Monats“, its deadlines say „2 Wochen“. A page has no such fields.
 */
export function oldQuantityFindings(
  subject: Subject,
  places: readonly Place[],
  before: unknown,
): readonly Finding[] {
  if (before === undefined || subject.record.kind === 'seite') return []
  const last = subjectOf(subject.record, before)
  const [now, old] = [byField(subject, places), byField(last, placesOf(last))]
  const findings: Finding[] = []
  for (const [field, was] of old) {
    const is = now.get(field) ?? NOTHING
    const added = [...is.values()].filter(({ key }) => !was.has(key))
    for (const gone of was.values()) {
      const next = added.filter(({ measure }) => measure === gone.measure)
      // Without a successor the fact may still hold.
      if (is.has(gone.key) || next.length === 0) continue
      findings.push(...stillIn(subject, places, { field, gone, next, old }))
    }
  }
  return findings.slice(0, MOST)
}

const NOTHING: ReadonlyMap<string, Quantity> = new Map()

type Changed = {
  readonly field: string
  readonly gone: Quantity
  readonly next: readonly Quantity[]
  readonly old: ByField
}

function* stillIn(
  subject: Subject,
  places: readonly Place[],
  { field, gone, next: [next, ...others], old }: Changed,
): Generator<Finding> {
  for (const place of places) {
    const there = fieldOf(place.field)
    // A new text with the same number means it.
    if (there === field || !old.get(there)?.has(gone.key)) continue
    const said = proseOf(place)
      .flatMap(quantitiesIn)
      .find(({ key }) => key === gone.key)
    if (!said) continue
    const now = next && others.length === 0 ? ` in „${next.words}“` : ''
    yield {
      gewicht: 'hinweis',
      regel: 'alt-wortlaut',
      feld: place.field,
      stelle: shortened(said.words),
      satz: `Hier steht noch „${said.words}“. Bei „${labelOf(subject, field)}“ haben Sie „${gone.words}“${now} geändert.`,
      rat: 'Ändern Sie es auch hier, wenn dasselbe gemeint ist.',
    }
  }
}

/** The field of the record: `kosten` of `kosten.0.betrag`. */
const fieldOf = (path: string): string => path.split('.', 1)[0] ?? ''

function byField({ data }: Subject, places: readonly Place[]): ByField {
  const fields = new Map<string, Map<string, Quantity>>()
  const note = (field: string, quantity: Quantity) => {
    const known = fields.get(field) ?? new Map<string, Quantity>()
    fields.set(field, known.set(quantity.key, known.get(quantity.key) ?? quantity))
  }
  for (const place of places)
    for (const text of proseOf(place)) for (const one of quantitiesIn(text)) note(fieldOf(place.field), one)
  for (const { feld, quantity } of amountsOf(data)) note(fieldOf(feld), quantity)
  return fields
}
