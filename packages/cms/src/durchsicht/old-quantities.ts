import { amountsOf, type Quantity, quantitiesIn } from '../facts/quantities.ts'
import { type Finding, shortened } from './finding.ts'
import { fieldOf, labelOf, type Place, placesOf, type Subject, subjectOf } from './places.ts'
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
  const said = saidIn(places)
  const texts = Map.groupBy(said, ({ quantity }) => quantity.key)
  const [now, old] = [byField(subject, said), byField(last, saidIn(placesOf(last)))]
  const findings: Finding[] = []
  for (const [field, was] of old) {
    const is = now.get(field) ?? NOTHING
    const added = Map.groupBy(
      [...is.values()].filter(({ key }) => !was.has(key)),
      ({ measure }) => measure,
    )
    for (const gone of was.values()) {
      const next = added.get(gone.measure)
      // Without a successor the fact may still hold.
      if (is.has(gone.key) || !next) continue
      for (const one of stillIn(subject, texts.get(gone.key) ?? [], { field, gone, next, old })) {
        findings.push(one)
        if (findings.length >= MOST) return findings
      }
    }
  }
  return findings
}

const NOTHING: ReadonlyMap<string, Quantity> = new Map()

/** A quantity in a text. */
type Said = { readonly place: Place; readonly quantity: Quantity }

const saidIn = (places: readonly Place[]): readonly Said[] =>
  places.flatMap(place =>
    proseOf(place)
      .flatMap(quantitiesIn)
      .map(quantity => ({ place, quantity })),
  )

type Changed = {
  readonly field: string
  readonly gone: Quantity
  readonly next: readonly Quantity[]
  readonly old: ByField
}

/** Tells each place once, by its first words. */
function* stillIn(
  subject: Subject,
  said: readonly Said[],
  { field, gone, next: [next, ...others], old }: Changed,
): Generator<Finding> {
  const now = next && others.length === 0 ? ` in „${next.words}“` : ''
  let last: Place | undefined
  for (const { place, quantity } of said) {
    const there = fieldOf(place.field)
    // A new text with the same number means it.
    if (place === last || there === field || !old.get(there)?.has(gone.key)) continue
    last = place
    yield {
      gewicht: 'hinweis',
      regel: 'alt-wortlaut',
      feld: place.field,
      stelle: shortened(quantity.words),
      satz: `Hier steht noch „${quantity.words}“. Bei „${labelOf(subject, field)}“ haben Sie „${gone.words}“${now} geändert.`,
      rat: 'Ändern Sie es auch hier, wenn dasselbe gemeint ist.',
    }
  }
}

function byField({ data }: Subject, said: readonly Said[]): ByField {
  const fields = new Map<string, Map<string, Quantity>>()
  const note = (field: string, quantity: Quantity) => {
    const known = fields.get(field) ?? new Map<string, Quantity>()
    fields.set(field, known.set(quantity.key, known.get(quantity.key) ?? quantity))
  }
  for (const { place, quantity } of said) note(fieldOf(place.field), quantity)
  for (const { feld, quantity } of amountsOf(data)) note(fieldOf(feld), quantity)
  return fields
}
