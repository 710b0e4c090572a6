import type { ClosedBusiness } from './closed-business.ts'
import { itemsIn } from './closed-later.ts'
import { type Data, type ForeignNames, given } from './foreign-names.ts'
import { isObject, type Json } from './oparl-client.ts'
import { readObject } from './read-object.ts'
import type { Found } from './walk-oparl.ts'

type Sources = { found: Found; names: ForeignNames; business: ClosedBusiness }
type Named = Data & { readonly vorlage: string }

/** Returns the papers of an item as fields of our record: the main one with its consultation, and the others. */
export function itemPapers({ found, names, business }: Sources) {
  const { closedPapers, closedSlugs, consultationFor, furtherPapersOf, heldPaperOf } = business
  const { isConsultedInPrivate, paperOf, papers } = business
  const slugOf = (paper: string) => (closedPapers.has(paper) ? undefined : names.slugFor('vorlage', paper))
  const named = (vorlage: string | undefined, consultation: Json | undefined): Named[] =>
    vorlage === undefined ? [] : [{ vorlage, ...roleIn(consultation) }]

  /**
   * In a run that asks only for changes: papers that name the item, and that this run did not read. The agenda
   * itself does not name them.
   */
  const unchanged = (meeting: string, item: Json): Named[] => {
    if (!found.isOfChanges) return []
    const reader = readObject(item)
    const before = itemsIn(names.before('sitzung', meeting)).find(
      one => one['titel'] === reader.line('name', 500) && one['nummer'] === reader.line('number', 20),
    )
    if (!before) return []
    const readAnew = new Set(
      [...papers.keys(), ...found.deleted].flatMap(id => names.slugFor('vorlage', id) ?? []),
    )
    const { vorlage, beratungsrolle, entscheidend, weitere_vorlagen: further } = before
    const main = reader.parts('consultation').length === 0 ? [{ vorlage, beratungsrolle, entscheidend }] : []
    return [...main, ...(Array.isArray(further) ? further.filter(isObject) : [])].flatMap(one => {
      const slug = one['vorlage']
      if (typeof slug !== 'string' || readAnew.has(slug) || closedSlugs.has(slug)) return []
      return [{ ...given(one), vorlage: slug }]
    })
  }

  return async (meeting: string, item: Json): Promise<Data> => {
    const paper = await paperOf(item)
    const main =
      paper === undefined
        ? heldPaperOf(meeting, item)
        : isConsultedInPrivate(item)
          ? undefined
          : slugOf(paper)
    const further = await furtherPapersOf(item)
    const all = [
      ...named(main, consultationFor(item)),
      ...further.flatMap(one => named(slugOf(one.paper), one.consultation)),
      ...unchanged(meeting, item),
    ]
    const [first, ...others] = all.filter(
      ({ vorlage }, index) => all.findIndex(one => one.vorlage === vorlage) === index,
    )
    return { ...first, ...(others.length === 0 ? {} : { weitere_vorlagen: others.slice(0, 20) }) }
  }
}

/** Returns what the source says about the part of a consultation in the decision: nothing if it says nothing. */
function roleIn(consultation: Json | undefined): Data {
  const reader = readObject(consultation ?? {})
  return given({
    beratungsrolle: reader.told('role').slice(0, 100) || undefined,
    entscheidend: reader.flag('authoritative'),
  })
}
