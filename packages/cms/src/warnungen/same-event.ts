import type { Kept } from './kept-warning.ts'
import { loudnessOf } from './message.ts'
import { placeName } from './place-name.ts'
import { namesTown, type Warnregion } from './region.ts'
import { shortened } from './shorten.ts'

/** Joins what several systems (MoWaS, KATWARN, BIWAPP) tell about one event. */

/** Time between two messages about the same event, at most. */
const CLOSE_MS = 3_600_000

/**
 * Shows an event once that several systems tell in the same words: the message that came first stays and names
 * all systems, so its address stays too. It has the highest of their levels: each system has its own default. The
 * others are kept as `doppelt`. Where any word is different, all are shown.
 */
export function eachOnce(all: readonly Kept[], region: Warnregion): readonly Kept[] {
  const first: { readonly kept: Kept; readonly others: Kept[] }[] = []
  const visible = all.filter(({ verbleib }) => verbleib === 'sichtbar')
  for (const kept of visible.toSorted(byArrival)) {
    const same = first.find(one => isSame(one.kept, kept, region) && isNewSystem(one, kept))
    if (same) same.others.push(kept)
    else first.push({ kept, others: [] })
  }
  const found = new Map<Kept, Kept>()
  for (const { kept, others } of first) {
    if (others.length > 0) found.set(kept, withSources(kept, others))
    for (const other of others) found.set(other, { ...other, verbleib: 'doppelt' })
  }
  return all.map(kept => found.get(kept) ?? kept)
}

const byArrival = (a: Kept, b: Kept): number =>
  a.row.seit.localeCompare(b.row.seit) || a.row.id.localeCompare(b.row.id)

/** Only different systems repeat each other: two messages of one system are two events. */
const isNewSystem = ({ kept, others }: { kept: Kept; others: readonly Kept[] }, { said }: Kept): boolean =>
  said.quelle !== '' &&
  [kept, ...others].every(one => one.said.quelle !== '' && one.said.quelle !== said.quelle)

/** Tests whether the second message says nothing that the first does not say. */
function isSame(
  { said: first, warnung: a }: Kept,
  { said: second, warnung: b }: Kept,
  region: Warnregion,
): boolean {
  const isAlike = (one: string, other: string) => placeName(one) === placeName(other)
  const texts = [
    [first.beschreibung, second.beschreibung],
    [first.anweisung, second.anweisung],
  ] as const
  return (
    isAlike(withoutSystem(first.titel), withoutSystem(second.titel)) &&
    texts.every(([one, other]) => other === '' || isAlike(one, other)) &&
    a.probe === b.probe &&
    a.entwarnt === b.entwarnt &&
    first.vorab === second.vorab &&
    Math.abs(Date.parse(first.gesendet) - Date.parse(second.gesendet)) <= CLOSE_MS &&
    (isAlike(first.gebiet, second.gebiet) ||
      first.schluessel.some(key => second.schluessel.includes(key)) ||
      [first, second].every(({ gebiet }) => namesTown(gebiet, region)))
  )
}

/** `KATWARN: Brand` is `Brand`, told by KATWARN. */
const withoutSystem = (titel: string): string =>
  titel.replace(/^\s*(?:katwarn|biwapp|mowas|nina)\s*[:–—-]\s*/iu, '')

function withSources(kept: Kept, others: readonly Kept[]): Kept {
  const every = [kept, ...others]
  const all = every.map(({ warnung }) => warnung)
  const [loudest = kept] = every.toSorted((a, b) => loudnessOf(b.said) - loudnessOf(a.said))
  const { stufe, anmerkungen } = loudest.warnung
  const joined = (words: readonly string[]) => shortened([...new Set(words)].filter(Boolean).join(', '), 200)
  return {
    ...kept,
    // The order of the warnings follows from it too.
    said: { ...kept.said, schwere: loudest.said.schwere },
    warnung: {
      ...kept.warnung,
      titel: withoutSystem(kept.warnung.titel),
      stufe,
      anmerkungen,
      // Who has hidden it at a lower level sees it again.
      fassung: stufe === kept.warnung.stufe ? kept.warnung.fassung : loudest.warnung.fassung,
      quelle: joined(all.map(({ quelle }) => quelle)),
      absender: joined(all.map(({ absender }) => absender)),
      kontakt: kept.warnung.kontakt || (all.find(({ kontakt }) => kontakt)?.kontakt ?? ''),
      web: kept.warnung.web || (all.find(({ web }) => web)?.web ?? ''),
    },
  }
}
