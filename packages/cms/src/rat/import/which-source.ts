import { bestNaming, type Sample, sampleOf } from './best-naming.ts'
import { sourcesIn } from './known-sources.ts'
import { asBefore, type Naming } from './moved-ids.ts'
import {
  type Asked,
  continued,
  notTheSame,
  othersStanding,
  question,
  replaced,
  unknownSource,
} from './source-words.ts'
import { prefixOf, publicOf, ratKinds, type Stored } from './stock.ts'
import type { Found } from './walk-oparl.ts'

type Said = {
  /** The source that the operator says is continued, by its address or key. */
  readonly fortsetzt?: string | undefined
  /** The operator says that it is another source. */
  readonly neueQuelle?: boolean | undefined
}

export type Source = {
  /** What the ids of its documents begin with. */
  readonly prefix: string
  readonly named: Naming['named']
  /** What the operator should know about it, in German. */
  readonly saetze: readonly string[]
}
export type WhichSource =
  | { readonly ok: true; readonly source: Source }
  | { readonly ok: false; readonly satz: string }

/**
 * Decides which source a server is: the one that was read at this address, or one that was read at another
 * address and has moved. If that is likely but not certain, the operator is asked, and nothing is written.
 */
export function whichSource(asked: Asked & Said): WhichSource {
  const { address, found, documents, sources, fortsetzt, neueQuelle } = asked
  const objects = sampleOf(found)
  const all = new Map(ratKinds.flatMap(kind => documents[kind].map(one => [one.id, one] as const)))
  const bestOf = (prefix: string) => bestNaming(objects, all, { prefix, before: sources.addressesOf(prefix) })
  const present = sourcesIn(documents)
  const own = sources.prefixAt(address) ?? prefixOf(address)
  const isKnown = present.includes(own) || sources.prefixAt(address) !== undefined
  const saetze = (of: string) =>
    othersStanding(
      present.filter(prefix => prefix !== of),
      asked,
    )

  if (isKnown && fortsetzt === undefined) {
    const best = bestOf(own)
    const standing = publicOf(documents, own)
    const isReplaced = best.matched === 0 && areOthers(comparable(objects, standing, found))
    if (isReplaced && !neueQuelle) return { ok: false, satz: replaced(address, standing) }
    // Where the operator or an earlier run has said that this source is continued, that holds.
    const isSettled = own !== prefixOf(address)
    const holds = best.matched > 0 && (isSettled || best.isAlike)
    return said({ prefix: own, named: holds ? best.named : asBefore.named, saetze: saetze(own) })
  }
  const others = present.filter(prefix => prefix !== own)
  if (fortsetzt !== undefined) {
    const prefix = sources.called(fortsetzt)
    if (prefix === undefined || !present.includes(prefix))
      return { ok: false, satz: unknownSource(fortsetzt, others, sources) }
    const best = bestOf(prefix)
    if (best.matched === 0) return { ok: false, satz: notTheSame(address, sources.nameOf(prefix)) }
    return said({
      ...best,
      prefix,
      saetze: [continued(sources.nameOf(prefix), best, objects.length), ...saetze(prefix)],
    })
  }
  const candidates = others
    .map(prefix => Object.assign(bestOf(prefix), { prefix }))
    .toSorted((a, b) => Number(b.isSame) - Number(a.isSame) || b.matched - a.matched)
  const [best] = candidates
  if (best?.isSame && !neueQuelle)
    return said({
      ...best,
      saetze: [continued(sources.nameOf(best.prefix), best, objects.length), ...saetze(best.prefix)],
    })
  const doubtful = candidates.filter(({ prefix }) => publicOf(documents, prefix).length > 0)
  if (doubtful.length > 0 && !neueQuelle)
    return { ok: false, satz: question(doubtful, objects.length, asked) }
  return said({ prefix: own, named: asBefore.named, saetze: saetze(own) })
}

/** Bodies and persons are read whole each time, and a system does not exchange them all. */
const isLasting = ({ kind }: Pick<Sample, 'kind'>): boolean => kind === 'gremium' || kind === 'ratsperson'

/** So many papers and meetings that nobody here knows are of another system; fewer may be new on the same one. */
const LEAST_OTHERS = 3

const areOthers = (unknown: readonly Sample[]): boolean =>
  unknown.some(isLasting) || unknown.length >= LEAST_OTHERS

/** Returns the objects that would be known if they were of this source: of kinds that were read whole. */
function comparable(
  objects: readonly Sample[],
  standing: readonly Stored[],
  { isWhole, isOfChanges }: Found,
): readonly Sample[] {
  const kinds = new Set<string>(standing.map(({ kind }) => kind))
  return isWhole ? objects.filter(one => kinds.has(one.kind) && (!isOfChanges || isLasting(one))) : []
}

const said = ({ prefix, named, saetze }: Source): WhichSource => ({
  ok: true,
  source: { prefix, named, saetze },
})
