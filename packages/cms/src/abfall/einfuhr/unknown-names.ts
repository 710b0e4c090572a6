import type { Abfallfraktion } from '@rathausplatz/contract/abfallfraktionen'
import { isDamaged } from './damaged-letters.ts'
import { folded } from './folded.ts'
import type { OpenFile } from './open-file.ts'
import type { RawRow } from './raw-rows.ts'
import type { Title } from './title/read-title.ts'
import { isGeneric, nameKey } from './title/taught-names.ts'
import { count, type Named, named } from './told-names.ts'

/** Most unknown names that a report offers to explain. */
const MOST_OFFERED = 100
const LONGEST_NAME = 120

/** The name of an unknown kind: that of the category, if the title says only „Abfuhr“. */
const nameIn = ({ fraktion, art = fraktion, kategorie = '' }: RawRow): string =>
  kategorie !== '' && isGeneric(nameKey(art)) ? kategorie : art

/** Enters a row whose title names no kind: an unknown name, or one that the town has explained. */
export function noteUnknown(row: RawRow, { gelernt }: Title, { tally }: OpenFile): void {
  const { untold } = tally
  const isAsked = gelernt.some(({ bedeutung }) => bedeutung === 'fragen')
  if (gelernt.length === 0) {
    tally.unbekannt++
    count(untold.unknownKinds, nameIn(row), row.datum)
  } else {
    tally.ausgelassen++
    count(isAsked ? untold.taughtAsk : untold.taughtOff, row.fraktion, row.datum)
  }
}

type Place = Pick<RawRow, 'ort' | 'bezirk' | 'strasse' | 'hausnummer'>

/** Enters a place of a row that the town does not have, or that may be one of several. */
export function notePlace(
  place: Place,
  found: readonly string[],
  { finder, tally: { untold } }: OpenFile,
): void {
  const { ort, bezirk, strasse, hausnummer } = place
  const known = hausnummer === '' ? undefined : finder.knownStreet(strasse)
  const name = [known ?? strasse, hausnummer, bezirk, ort].filter(Boolean).join(', ')
  const isOfDistrict = strasse === '' && bezirk !== '' && finder.bezirkNamed(bezirk) === undefined
  if (found.length === 0 && isOfDistrict) count(untold.unknownDistricts, name)
  else if (found.length === 0) count(known === undefined ? untold.unknownPlaces : untold.unknownHouses, name)
  const orte = finder.placesInDoubt(place, found)
  if (orte.length > 0) count(untold.inSeveralPlaces, `${name} (${orte.join(' oder ')})`)
}

const LIST = /\s*(?:[,;/+&|\n]|(?<![\p{L}\p{N}])(?:und|sowie)(?![\p{L}\p{N}]))\s*/giu
const BIN = /(?:tonnen?|sack|saecke|behaelter|muell|abfall|abfaelle|sammlung|kleider|holz)(?![\p{L}\p{N}])/u

/** Enters the names that the town has explained, and the unknown names in a list of kinds. */
export function noteNames(row: RawRow, { is, gelernt }: Title, { tally, titleOf }: OpenFile): void {
  for (const { name, bedeutung } of gelernt) {
    if (bedeutung === 'keine' || bedeutung === 'fragen') continue
    const ofKind = tally.taught.get(bedeutung) ?? new Map<string, Named>()
    tally.taught.set(bedeutung, ofKind)
    count(ofKind, name, row.datum)
  }
  if (is !== 'abfuhr' && is !== 'fraglich') return
  const items = (row.art ?? row.fraktion).split(LIST).filter(Boolean)
  if (items.length < 2) return
  for (const item of items)
    if (BIN.test(folded(item)) && isUnknown(titleOf(item)) && !isGeneric(nameKey(item)))
      count(tally.untold.inLists, item)
}

/** „alle Abfallarten“ is no name: one kind for it would move that alone. */
const EVERY_KIND =
  /^(?:alle|saemtliche|jede|jegliche)(?:\s+(?:\p{L}{1,4}\s+)?(?:abf(?:all|aell)\p{L}{0,12}|tonnen|muell\p{L}{0,12}|fraktionen|sammlungen|abfuhren|leerungen|kinds?|arten))?$/u

export const isEveryKind = (name: string): boolean => EVERY_KIND.test(folded(name).trim())

const isUnknown = ({ is, gelernt }: Title): boolean => is === 'unbekannt' && gelernt.length === 0

/** Returns the sentences about the names that the town has explained. */
export function taughtInWords({ order: { labels }, tally }: OpenFile): string[] {
  const { taught, untold } = tally
  // The town's own labels come last.
  const nameOf = (kind: Abfallfraktion) => labels.findLast(([, fraktion]) => fraktion === kind)?.[0] ?? kind
  return [
    ...[...taught].flatMap(([kind, names]) =>
      named(`Als ${nameOf(kind)} gelesen, weil Sie es so festgelegt haben`, names),
    ),
    ...named('Keine Abfuhr, weil Sie es so festgelegt haben', untold.taughtOff),
    ...named('Nicht übernommen, weil Sie hier immer gefragt werden wollen', untold.taughtAsk),
  ]
}

/** Returns the unknown names of a file, the most frequent first, for the town to explain. */
export function unknownNamesIn({
  read,
  titleOf,
  tally: { untold },
}: OpenFile): { name: string; anzahl: number }[] {
  const byKey = new Map<string, { name: string; anzahl: number }>()
  const add = (text: string, times: number): void => {
    const key = nameKey(text)
    if (key === '' || text.length > LONGEST_NAME || isDamaged(text)) return
    const one = byKey.get(key) ?? { name: text.trim(), anzahl: 0 }
    byKey.set(key, { ...one, anzahl: one.anzahl + times })
  }
  for (const [name, { times }] of [...untold.unknownKinds, ...untold.inLists])
    if (!isEveryKind(name)) add(name, times)
  for (const name of read.unbekannteSpalten ?? []) if (isUnknown(titleOf(name))) add(name, 1)
  return [...byKey.values()].toSorted((a, b) => b.anzahl - a.anzahl).slice(0, MOST_OFFERED)
}
