import { asBefore, type Naming, namings } from './moved-ids.ts'
import type { Json } from './oparl-client.ts'
import { readObject } from './read-object.ts'
import { idsBelow, type RatKind, type Stored } from './stock.ts'
import type { Found } from './walk-oparl.ts'

export type Sample = { readonly kind: RatKind; readonly foreign: string; readonly object: Json }

/** Objects of each kind that are compared with earlier documents. */
const MOST_COMPARED = 60

export function sampleOf({ organizations, persons, papers, meetings }: Found): readonly Sample[] {
  const some = (kind: RatKind, objects: ReadonlyMap<string, Json>) =>
    [...objects].slice(0, MOST_COMPARED).map(([foreign, object]) => ({ kind, foreign, object }))
  return [
    ...some('gremium', organizations),
    ...some('ratsperson', persons),
    ...some('vorlage', papers),
    ...some('sitzung', meetings),
  ]
}

export type Best = {
  readonly named: Naming['named']
  /** Number of objects that are known by their id. */
  readonly matched: number
  /** Whether they cannot be others by their ids, or most of them are called the same. */
  readonly isAlike: boolean
  /** The same, and more than the council, which every town has. */
  readonly isSame: boolean
}

/** Returns the naming under which most objects are known as documents of a source. */
export function bestNaming(
  objects: readonly Sample[],
  documents: ReadonlyMap<string, Stored>,
  { prefix, before }: { prefix: string; before: readonly string[] },
): Best {
  let best: Best = { named: asBefore.named, matched: 0, isAlike: false, isSame: false }
  for (const { named, isCertain } of namings(
    objects.map(({ foreign }) => foreign),
    before,
  )) {
    const ids = idsBelow(prefix, named)
    const known = objects.flatMap(one => {
      const document = documents.get(ids.of(one.kind, one.foreign))
      return document ? [{ ...one, document }] : []
    })
    if (known.length <= best.matched) continue
    const alike = known.filter(isAlikeHere)
    const isUnmistakable = isCertain && known.every(({ foreign }) => URL.canParse(foreign))
    // The same number of a meeting may be another meeting on another server.
    const isMostlyAlike = alike.length * 3 >= known.length * 2
    const isProven = isMostlyAlike && alike.length > 1 && alike.some(({ kind }) => kind !== 'gremium')
    best = {
      named,
      matched: known.length,
      isAlike: isUnmistakable || isMostlyAlike,
      isSame: isUnmistakable || isProven,
    }
    // Nothing moved, or as much is known as can be.
    if (named === asBefore.named || known.length === objects.length) return best
  }
  return best
}

/** Whether an object is called as its document here, or takes place at the same time. */
function isAlikeHere({ kind, object, document }: Sample & { document: Stored }): boolean {
  const reader = readObject(object)
  const data = document.data as unknown as Readonly<Record<string, unknown>>
  switch (kind) {
    case 'gremium':
      return reader.line('name') === data['name']
    case 'vorlage':
      return reader.line('name', 500) === data['titel']
    case 'ratsperson':
      return [reader.line('name'), reader.line('familyName')].join(' ').includes(String(data['nachname']))
    case 'sitzung':
      return Date.parse(reader.moment('start') ?? '') === Date.parse(String(data['datum_von']))
  }
}
