import type { Db } from '../store/index.ts'
import { gemeindeOf } from './einfuhr/gemeinde-of.ts'
import { addressReader } from './einfuhr/read-address.ts'
import { type PlaceRow, placeKey, resolveAddress, splitStreet, suggestStreets } from './places.ts'
import { tablesOf } from './tables.ts'

type Asked = Parameters<typeof resolveAddress>[1]
type Resolved = Awaited<ReturnType<typeof resolveAddress>>

/** A street that a text names, with the parts of the town beside it. */
type Named = {
  readonly strasse: string
  /** The places of the street in these parts of the town; empty if it is in another one. */
  readonly rows: readonly PlaceRow[]
  /** Parts of the town that the text names. */
  readonly orte: readonly string[]
}

const keyOf = (text: string): string => placeKey(splitStreet(text, '').strasse)
/** Reads texts that people type as an address of the town. */
async function readerIn(db: Db, now: Date) {
  const places = await tablesOf(db).selectFrom('abfall_orte').selectAll().execute()
  const gemeinde = await gemeindeOf(db, now)
  const byStreet = Map.groupBy(places, ({ strasse_key }) => strasse_key)
  const orte = [...new Set(places.flatMap(({ ort, bezirk }) => [ort, bezirk]).filter(Boolean))]
  const isStreet = (name: string) => byStreet.has(keyOf(name))
  const reader = addressReader({ isStreet, orte, gemeinde })
  const isAt = (row: PlaceRow, name: string) =>
    row.ort_key === placeKey(name) || placeKey(row.bezirk) === placeKey(name)
  // The name of the town may also be that of its main part.
  const isTown = (name: string) => placeKey(name) === placeKey(gemeinde?.name ?? '')
  return {
    isStreet,
    /** Whether a text names the town or a part of it, and nothing else: `76999 Rebenau`. */
    isPart: (text: string): boolean => reader.isOwnGemeinde(text),
    /**
     * Reads a street with what stands beside it: `Rheinstraße 7, 76999 Rebenau`, `Dorfstr. Lindenhof`. Undefined
     * for a text that names no street of the town, or another town.
     */
    named(text: string): Named | undefined {
      const found = reader.address(text)
      const [strasse, ...others] = found.strassen
      const ofStreet = strasse === undefined ? undefined : byStreet.get(keyOf(strasse))
      if (!strasse || !ofStreet || found.istFremd || others.length > 0) return undefined
      const rows = found.orte.reduce<readonly PlaceRow[]>((left, name) => {
        const there = left.filter(row => isAt(row, name))
        return there.length === 0 && isTown(name) ? left : there
      }, ofStreet)
      return { strasse, rows, orte: found.orte }
    },
  }
}

/**
 * Whether a text may hold more than the name of a street. All places are read only for such a text: people are
 * shown suggestions at each letter that they type.
 */
const holdsMore = (text: string): boolean => !/^[\p{L}\p{M}]*\.?$/u.test(text.trim())

/** Returns the place of an address as people write it, or the next question that is needed to find it. */
export async function findAddress(db: Db, asked: Asked, now: Date): Promise<Resolved> {
  const plain = await resolveAddress(db, asked)
  if (plain.ort || plain.frage || !holdsMore(asked.strasse)) return plain
  const named = (await readerIn(db, now)).named(asked.strasse)
  if (!named || named.rows.length === 0) {
    const suche = named?.strasse ?? asked.strasse.split(',')[0] ?? ''
    const aehnlich = await suggestStreets(db, { suche, ort: named ? undefined : asked.ort, anzahl: 5 })
    return { ...plain, aehnlich: plain.aehnlich.length > 0 ? plain.aehnlich : aehnlich }
  }
  const [first] = named.rows
  const isOne = (of: (row: PlaceRow) => string) => new Set(named.rows.map(of)).size === 1
  return resolveAddress(db, {
    strasse: named.strasse,
    hausnummer: asked.hausnummer,
    ort: asked.ort || (named.orte.length > 0 && isOne(row => row.ort) ? first?.ort : undefined),
    bezirk: asked.bezirk || (named.orte.length > 0 && isOne(row => row.bezirk) ? first?.bezirk : undefined),
  })
}

/**
 * Returns typed streets without what stands beside them, in the spelling of the town: `Kelterstr. Kernstadt`. A
 * name that the town has, and a text that names no street, stay as they are; a place behind a street is left out.
 */
export async function streetsIn(db: Db, typed: readonly string[], now: Date): Promise<string[]> {
  // A single word may be a place beside the street before it.
  if (typed.length < 2 && !typed.some(holdsMore)) return [...typed]
  const reader = await readerIn(db, now)
  return typed.flatMap((text, at) => {
    if (reader.isStreet(text)) return [text]
    const isBeside = typed.slice(0, at).some(one => reader.isStreet(one)) && reader.isPart(text)
    return isBeside ? [] : [reader.named(text)?.rows[0]?.strasse ?? text]
  })
}
