import { createHash } from 'node:crypto'
import type { Abfalleinfuhr, Abfallfraktion } from '@rathausplatz/contract'
import { feiertagAm, weekdayOf } from '@rathausplatz/kalender'
import type { PlaceRow } from '../places.ts'
import { type NewPlace, placeFinder } from './find-places.ts'
import { kindOfLabel, type Labels } from './kind-of-label.ts'
import type { Wanted } from './merge-dates.ts'
import type { RawRow } from './raw-rows.ts'
import { readFile } from './read-file.ts'

/** What a file is read with. */
export type Manner = {
  /** For whom the file is, where its rows do not say. */
  readonly ort?: string | undefined
  readonly strasse?: string | undefined
  readonly neueOrte: boolean
}

/** A file, and what the town has to understand it with. */
export type Order = {
  readonly name: string
  readonly bytes: Uint8Array
  readonly manner: Manner
  readonly labels: Labels
  readonly orte: readonly PlaceRow[]
  readonly heute: string
}

type Told = Pick<Abfalleinfuhr, 'zeilen' | 'erster' | 'letzter' | 'bedenken' | 'hinweise' | 'fehler'> & {
  readonly anzahl: Pick<Abfalleinfuhr['anzahl'], 'unbekannt' | 'fehlerhaft' | 'repariert' | 'neue_orte'>
}

/** What a file says, piece by piece: none is larger than the dates of one street. */
export type Piece =
  | { readonly art: 'unlesbar'; readonly satz: string }
  | { readonly art: 'gelesen'; readonly bericht: Told }
  | { readonly art: 'orte'; readonly orte: readonly NewPlace[] }
  | {
      /** The tours that follow are of this kind. */
      readonly art: 'abfallart'
      readonly fraktion: Abfallfraktion
      /** As the file calls it. */
      readonly genannt: string
      readonly orte: readonly string[]
      /** Between these days the file is the whole of it. */
      readonly von: string
      readonly bis: string
    }
  | { readonly art: 'tour'; readonly orte: readonly string[]; readonly termine: readonly Wanted[] }

const MOST_TOLD = 200
const PLACES_AT_ONCE = 200
/** Of all streets together: a file that names none counts for each of them. */
const MOST_DATES = 1_000_000
const TOO_MANY = `Das wären mehr als ${MOST_DATES.toLocaleString('de-DE')} Termine. Bitte teilen Sie die Datei auf, oder nennen Sie die Straßen, für die sie gilt.`

type OfKind = { readonly genannt: string; readonly byPlace: Map<string, Map<string, Wanted>> }

/** What a file says about the streets of a town. It may be anything, so this happens apart: see read-apart.ts. */
export async function* understand({
  name,
  bytes,
  manner,
  labels,
  orte,
  heute,
}: Order): AsyncGenerator<Piece> {
  const kindOf = kindOfLabel(labels)
  const read = await readFile(name, bytes, kindOf)
  if (!read.ok) return yield { art: 'unlesbar', satz: read.satz }
  const finder = placeFinder(orte, manner.neueOrte)
  const unknownKinds = new Map<string, number>()
  const unknownPlaces = new Map<string, number>()
  const byKind = new Map<Abfallfraktion, OfKind>()
  const days = new Set<string>()
  let unbekannt = 0
  let isForAll = false
  let onHolidays = 0
  let dates = 0

  for (const row of read.rows) {
    const fraktion = kindOf(row.fraktion)
    if (!fraktion) {
      unbekannt++
      count(unknownKinds, row.fraktion)
      continue
    }
    const asked = { ...row, ort: row.ort || manner.ort || '', strasse: row.strasse || manner.strasse || '' }
    const ids = finder.find(asked)
    if (ids.length === 0) {
      unbekannt++
      count(
        unknownPlaces,
        [asked.strasse, asked.hausnummer, asked.bezirk, asked.ort].filter(Boolean).join(', '),
      )
      continue
    }
    if (!asked.ort && !asked.strasse && !asked.bezirk) isForAll = true
    if (feiertagAm(row.datum) || weekdayOf(row.datum) === 6) onHolidays++
    days.add(row.datum)
    const wanted = wantedOf(row)
    const ofKind = byKind.get(fraktion) ?? { genannt: row.fraktion, byPlace: new Map() }
    byKind.set(fraktion, ofKind)
    for (const id of ids) {
      const ofPlace = ofKind.byPlace.get(id) ?? new Map<string, Wanted>()
      ofKind.byPlace.set(id, ofPlace)
      if (!ofPlace.has(wanted.datum) && ++dates > MOST_DATES) return yield { art: 'unlesbar', satz: TOO_MANY }
      ofPlace.set(wanted.datum, wanted)
    }
  }

  const created = finder.created()
  const inOrder = [...days].toSorted()
  yield {
    art: 'gelesen',
    bericht: {
      zeilen: read.rows.length + read.fehler.length,
      anzahl: {
        unbekannt,
        fehlerhaft: read.fehler.length,
        repariert: read.repariert,
        neue_orte: created.length,
      },
      erster: inOrder[0] ?? null,
      letzter: inOrder.at(-1) ?? null,
      bedenken: [
        ...doubtsOfTime(read.rows, heute),
        ...(orte.length === 0 ? [] : doubtsOfPlace(finder.streets(), unknownPlaces.size + created.length)),
        ...(isForAll
          ? [`Die Datei nennt keine Straßen. Ihre Termine gelten dann für alle ${orte.length} Straßen.`]
          : []),
      ],
      hinweise: [
        ...read.hinweise,
        ...(onHolidays > 0
          ? [
              `${onHolidays} Termine liegen auf einem Feiertag oder Sonntag. Sie werden so übernommen, wie sie dastehen.`,
            ]
          : []),
        ...unknownIn('Abfallart', unknownKinds),
        ...unknownIn('Straße', unknownPlaces),
      ],
      fehler: read.fehler.slice(0, MOST_TOLD),
    },
  }
  for (let at = 0; at < created.length; at += PLACES_AT_ONCE)
    yield { art: 'orte', orte: created.slice(at, at + PLACES_AT_ONCE) }
  for (const [fraktion, { genannt, byPlace }] of byKind) {
    yield { art: 'abfallart', fraktion, genannt, orte: [...byPlace.keys()], ...spanOf(byPlace) }
    yield* toursOf(byPlace)
  }
}

const count = (map: Map<string, number>, name: string): void => void map.set(name, (map.get(name) ?? 0) + 1)

const wantedOf = ({ datum, urspruenglich, grund, zeit_von, zeit_bis, platz }: RawRow): Wanted => ({
  datum,
  urspruenglich: urspruenglich === datum ? '' : urspruenglich,
  grund: grund.slice(0, 200),
  zeit_von: zeit_von || null,
  zeit_bis: zeit_bis || null,
  platz: platz.slice(0, 200),
})

function spanOf(byPlace: OfKind['byPlace']): { von: string; bis: string } {
  let von = ''
  let bis = ''
  for (const dates of byPlace.values())
    for (const { datum, urspruenglich } of dates.values())
      for (const day of urspruenglich === '' ? [datum] : [datum, urspruenglich]) {
        if (von === '' || day < von) von = day
        if (day > bis) bis = day
      }
  return { von, bis }
}

/** Places with the very same dates are served together; the largest tours come first. */
function toursOf(byPlace: OfKind['byPlace']): Extract<Piece, { art: 'tour' }>[] {
  const groups = new Map<string, { art: 'tour'; orte: string[]; termine: Wanted[] }>()
  for (const [place, dates] of byPlace) {
    const termine = [...dates.values()].toSorted((a, b) => (a.datum < b.datum ? -1 : 1))
    const key = createHash('sha256').update(JSON.stringify(termine)).digest('base64')
    const group = groups.get(key)
    if (group) group.orte.push(place)
    else groups.set(key, { art: 'tour', orte: [place], termine })
  }
  return [...groups.values()].toSorted((a, b) => b.orte.length - a.orte.length)
}

function doubtsOfTime(rows: readonly RawRow[], today: string): string[] {
  const past = rows.filter(({ datum }) => datum < today).length
  if (rows.length === 0 || past < rows.length * 0.8) return []
  const years = [...new Set(rows.map(({ datum }) => datum.slice(0, 4)))].toSorted().join(' und ')
  return [
    `${past} von ${rows.length} Terminen sind vorbei; die Datei ist für ${years}. Ist das die Datei vom letzten Jahr?`,
  ]
}

function doubtsOfPlace({ asked, known }: { asked: number; known: number }, strange: number): string[] {
  if (asked === 0 || strange < asked * 0.5) return []
  return [`Von ${asked} Straßen der Datei kennt die Stadt ${known}. Ist das die Datei einer anderen Stadt?`]
}

function unknownIn(what: string, names: ReadonlyMap<string, number>): string[] {
  if (names.size === 0) return []
  const most = [...names].toSorted(([, one], [, other]) => other - one)
  const told = most.slice(0, 10).map(([name, times]) => `${name || '(leer)'} (${times}-mal)`)
  const rest = names.size - told.length
  return [`${what} unbekannt: ${told.join('; ')}${rest > 0 ? `; und ${rest} weitere` : ''}`.slice(0, 1_500)]
}
