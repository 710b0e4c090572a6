import { DAY_MS } from '@rathausplatz/time'
import { digest, type Said } from './message.ts'
import { placeName } from './place-name.ts'
import type { WarnungenTable } from './tables.ts'

/** An editor has hidden a warning: for how long, and for which messages that counts. */

/** Time after the last listing of a hidden warning, after which the same words are about another event. */
const SAME_EVENT_MS = DAY_MS

/**
 * Returns a value that changes when a message says something new about what happens, to whom, what to do or how
 * dangerous it is. Services send the same words again under other identifiers, versions and times.
 */
export const contentOf = ({ art }: Pick<WarnungenTable, 'art'>, said: Said): string => {
  const { titel, beschreibung, anweisung, gebiet, hoehe, schluessel, schwere, vorab } = said
  const words = [titel, beschreibung, anweisung, gebiet, ...(hoehe ? [hoehe] : [])].map(placeName)
  return digest([art, words, schluessel.toSorted(), schwere, vorab], 'base64url', 16)
}

type Stored = { readonly row: WarnungenTable; readonly said: Said }
export type Away = Pick<WarnungenTable, 'ausgeblendet_am' | 'ausgeblendet_von' | 'ausgeblendet_grund'>

/** Finds for a stored warning the decision to hide it, or one with the same content. */
export function decisions(all: readonly Stored[]): (of: Stored) => Away | undefined {
  const byContent = new Map<string, WarnungenTable[]>()
  for (const { row } of all) {
    const key = row.ausgeblendete_fassung
    if (key !== null) byContent.set(key, [...(byContent.get(key) ?? []), row])
  }
  return ({ row, said }) => {
    // Decisions of earlier versions of this software are about one version of a message.
    if (row.ausgeblendete_fassung === row.fassung) return row
    const same = byContent.get(contentOf(row, said)) ?? []
    return same.find(one => isOfSameTime(one, row))
  }
}

const isOfSameTime = (one: WarnungenTable, other: WarnungenTable): boolean =>
  one.id === other.id ||
  (Date.parse(other.seit) - Date.parse(one.stand) <= SAME_EVENT_MS &&
    Date.parse(one.seit) - Date.parse(other.stand) <= SAME_EVENT_MS)
