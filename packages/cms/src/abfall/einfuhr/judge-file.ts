import { setImmediate } from 'node:timers/promises'
import { type Abfalleinfuhr, type Abfallfraktion, isAbholung } from '@rathausplatz/contract'
import { berlinDay, feiertagAm, weekdayOf } from '@rathausplatz/kalender'
import type { Database } from '../../store/index.ts'
import { fits, readHouseNumber } from '../house-numbers.ts'
import { allKinds } from '../kinds.ts'
import { type PlaceRow, placeKey, placeName, shortId, splitStreet } from '../places.ts'
import { tablesOf } from '../tables.ts'
import { kindOfLabel } from './kind-of-label.ts'
import { between, mergeDates, type Wanted } from './merge-dates.ts'
import type { RawRow, ReadFile } from './raw-rows.ts'

type Db = Database['read']
type Read = Extract<ReadFile, { ok: true }>

/** What a file is read with. */
export type Manner = {
  /** For whom the file is, where its rows do not say. */
  readonly ort?: string | undefined
  readonly strasse?: string | undefined
  readonly neueOrte: boolean
}

type NewPlace = Omit<PlaceRow, 'geaendert_am'>

/** One piece of the work, a transaction each. */
export type ImportStep =
  | { readonly art: 'orte'; readonly orte: readonly NewPlace[] }
  | {
      readonly art: 'tour'
      /** A tour that is there; made with this id where it is not. */
      readonly id: string
      readonly name: string
      readonly fraktion: Abfallfraktion
      readonly orte: readonly string[]
      readonly termine: readonly Wanted[]
      /** Between these days the file is the whole of it. */
      readonly von: string
      readonly bis: string
    }

type Report = Omit<Abfalleinfuhr, 'id' | 'name' | 'stand' | 'von' | 'geprueft_am' | 'anteil' | 'stoerung'>

const ROWS_AT_ONCE = 5_000
const PLACES_AT_ONCE = 200
const MOST_TOLD = 200
const MOST_CHANGES = 100

/** What a file would do to the dates of this town, without doing it. */
export async function judgeFile(
  db: Db,
  read: Read,
  { ort, strasse, neueOrte }: Manner,
  now: Date,
): Promise<{ report: Report; steps: ImportStep[] }> {
  const today = berlinDay(now)
  const tables = tablesOf(db)
  const [kinds, places, tours, links] = await Promise.all([
    allKinds(db),
    tables.selectFrom('abfall_orte').selectAll().execute(),
    tables.selectFrom('abfall_touren').selectAll().where('beendet_am', 'is', null).execute(),
    tables.selectFrom('abfall_tour_orte').selectAll().execute(),
  ])
  const kindOf = kindOfLabel(kinds)
  const finder = placeFinder(places, neueOrte)
  const fehler = [...read.fehler]
  const unknownKinds = new Map<string, number>()
  const unknownPlaces = new Map<string, number>()
  const byKind = new Map<Abfallfraktion, Map<string, Map<string, Wanted>>>()
  let unbekannt = 0
  let isForAll = false
  let onHolidays = 0
  let note: string | undefined

  for (const [at, row] of read.rows.entries()) {
    // Visitors are served meanwhile.
    if (at % ROWS_AT_ONCE === ROWS_AT_ONCE - 1) await setImmediate()
    const fraktion = kindOf(row.fraktion)
    if (!fraktion) {
      unbekannt++
      count(unknownKinds, row.fraktion)
      continue
    }
    const asked = { ...row, ort: row.ort || ort || '', strasse: row.strasse || strasse || '' }
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
    const wanted = wantedOf(row)
    if (!isAbholung(fraktion)) note ??= row.fraktion
    const ofKind = byKind.get(fraktion) ?? new Map<string, Map<string, Wanted>>()
    byKind.set(fraktion, ofKind)
    for (const id of ids) {
      const ofPlace = ofKind.get(id) ?? new Map<string, Wanted>()
      ofKind.set(id, ofPlace)
      ofPlace.set(wanted.datum, wanted)
    }
  }

  const counts = { neu: 0, verschoben: 0, entfallen: 0, geblieben: 0, von_hand: 0 }
  const aenderungen: Report['aenderungen'] = []
  const steps: ImportStep[] = []
  const created = finder.created()
  for (let at = 0; at < created.length; at += PLACES_AT_ONCE)
    steps.push({ art: 'orte', orte: created.slice(at, at + PLACES_AT_ONCE) })
  const nameOfPlace = new Map([...places, ...created].map(one => [one.id, placeName(one)]))
  const ofTour = Map.groupBy(links, ({ tour_id }) => tour_id)
  const days = new Set<string>()
  let known = 0

  for (const [fraktion, ofKind] of byKind) {
    const groups = await groupsOf(ofKind)
    const all = [...ofKind.values()].flatMap(one => [...one.values()].flatMap(daysOf))
    const von = all.reduce((one, other) => (one < other ? one : other))
    const bis = all.reduce((one, other) => (one > other ? one : other))
    for (const one of ofKind.values()) for (const day of one.keys()) days.add(day)
    const free = new Map(
      tours
        .filter(tour => tour.fraktion === fraktion)
        .map(tour => [tour.id, (ofTour.get(tour.id) ?? []).map(({ ort_id }) => ort_id)]),
    )
    for (const { orte, termine } of groups) {
      await setImmediate()
      const id = fittingTour(free, orte, new Set(ofKind.keys())) ?? shortId()
      free.delete(id)
      const rows = await tables
        .selectFrom('abfall_termine')
        .selectAll()
        .where('tour_id', '=', id)
        .where(between(von, bis))
        .execute()
      known += rows.filter(({ stand, datum }) => stand === 'gilt' && datum >= today).length
      const first = nameOfPlace.get(orte[0] ?? '') ?? ''
      const where = orte.length > 1 ? `${first} und ${orte.length - 1} weitere` : first
      for (const one of mergeDates(termine, rows, today)) {
        const is = one.is === 'geaendert' ? 'verschoben' : one.is
        counts[is]++
        if (is === 'geblieben' || is === 'von_hand' || aenderungen.length >= MOST_CHANGES) continue
        const vorher = 'row' in one ? one.row.datum : null
        const nachher = 'wanted' in one ? one.wanted.datum : 'change' in one ? one.change.datum : null
        aenderungen.push({ was: is, fraktion, orte: where, vorher, nachher })
      }
      const kind = kinds.find(one => one.fraktion === fraktion)?.name ?? fraktion
      steps.push({
        art: 'tour',
        id,
        name: (isAbholung(fraktion) ? `${kind}: ${where}` : (note ?? kind)).slice(0, 120),
        fraktion,
        orte,
        termine,
        von,
        bis,
      })
    }
  }

  const inOrder = [...days].toSorted()
  const erster = inOrder[0] ?? null
  const letzter = inOrder.at(-1) ?? null
  const report: Report = {
    zeilen: read.rows.length + read.fehler.length,
    anzahl: {
      ...counts,
      unbekannt,
      fehlerhaft: read.fehler.length,
      repariert: read.repariert,
      neue_orte: created.length,
    },
    erster,
    letzter,
    bedenken: [
      ...doubtsOfTime(read.rows, today),
      ...doubtsOfPlace({ places, finder, unknown: unknownPlaces.size, created: created.length }),
      ...(isForAll
        ? [`Die Datei nennt keine Straßen. Ihre Termine gelten dann für alle ${places.length} Straßen.`]
        : []),
      ...(known > 20 && counts.entfallen > known * 0.3
        ? [`${counts.entfallen} von ${known} künftigen Terminen würden entfallen.`]
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
    fehler: fehler.slice(0, MOST_TOLD),
    aenderungen,
  }
  return { report, steps }
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

const daysOf = ({ datum, urspruenglich }: Wanted): string[] =>
  urspruenglich === '' ? [datum] : [datum, urspruenglich]

/** Places with the very same dates are served together. */
async function groupsOf(ofKind: ReadonlyMap<string, ReadonlyMap<string, Wanted>>) {
  const groups = new Map<string, { orte: string[]; termine: Wanted[] }>()
  let seen = 0
  for (const [place, dates] of ofKind) {
    if (++seen % PLACES_AT_ONCE === 0) await setImmediate()
    const termine = [...dates.values()].toSorted((a, b) => (a.datum < b.datum ? -1 : 1))
    const key = JSON.stringify(termine)
    const group = groups.get(key)
    if (group) group.orte.push(place)
    else groups.set(key, { orte: [place], termine })
  }
  return [...groups.values()].toSorted((a, b) => b.orte.length - a.orte.length)
}

/** The tour that most of them have now, if no street that the file is silent about has it too. */
function fittingTour(
  free: ReadonlyMap<string, readonly string[]>,
  orte: readonly string[],
  named: ReadonlySet<string>,
): string | undefined {
  const own = new Set(orte)
  let best: { id: string; shared: number } | undefined
  for (const [id, served] of free) {
    if (served.some(one => !named.has(one))) continue
    const shared = served.filter(one => own.has(one)).length
    if (shared > (best?.shared ?? 0)) best = { id, shared }
  }
  return best?.id
}

type Asked = Pick<RawRow, 'ort' | 'bezirk' | 'strasse' | 'hausnummer'>

/** By the names of places: ids of others change every year. */
function placeFinder(places: readonly PlaceRow[], neueOrte: boolean) {
  const all: NewPlace[] = [...places]
  const byStreet = new Map<string, NewPlace[]>()
  for (const one of all) byStreet.set(one.strasse_key, [...(byStreet.get(one.strasse_key) ?? []), one])
  const answers = new Map<string, readonly string[]>()
  const fresh: NewPlace[] = []
  let knownStreets = 0
  let askedStreets = 0

  const search = ({ ort, bezirk, strasse, hausnummer }: Asked): readonly string[] => {
    const ortKey = ort && placeKey(ort)
    const isThere = (one: NewPlace) =>
      (!ortKey || one.ort_key === ortKey) && (!bezirk || placeKey(one.bezirk) === placeKey(bezirk))
    if (!strasse) return all.filter(isThere).map(({ id }) => id)
    askedStreets++
    const split = splitStreet(strasse, hausnummer)
    const street = placeKey(split.strasse)
    const ofStreet = (byStreet.get(street) ?? []).filter(
      one =>
        (!ortKey || one.ort_key === ortKey) &&
        (!bezirk || !one.bezirk || placeKey(one.bezirk) === placeKey(bezirk)),
    )
    if (ofStreet.length > 0) knownStreets++
    const exact = ofStreet.filter(one => one.hausnummern === split.hausnummer)
    if (exact.length > 0) return exact.map(({ id }) => id)
    const number = readHouseNumber(split.hausnummer)
    const fitting = number
      ? ofStreet.filter(one => fits(one.hausnummern, number) > 0)
      : split.hausnummer === ''
        ? ofStreet
        : []
    if (fitting.length > 0) return fitting.map(({ id }) => id)
    if (!neueOrte || !ort) return []
    const place = {
      id: shortId(),
      ort,
      bezirk,
      strasse: split.strasse,
      hausnummern: split.hausnummer,
      ort_key: placeKey(ort),
      strasse_key: street,
    }
    fresh.push(place)
    all.push(place)
    byStreet.set(street, [...(byStreet.get(street) ?? []), place])
    return [place.id]
  }

  return {
    find(asked: Asked): readonly string[] {
      const key = [asked.ort, asked.bezirk, asked.strasse, asked.hausnummer].join('\n')
      const known = answers.get(key)
      if (known) return known
      const found = search(asked)
      answers.set(key, found)
      return found
    },
    created: () => fresh,
    streets: () => ({ asked: askedStreets, known: knownStreets }),
  }
}

function doubtsOfTime(rows: readonly RawRow[], today: string): string[] {
  const past = rows.filter(({ datum }) => datum < today).length
  if (rows.length === 0 || past < rows.length * 0.8) return []
  const years = [...new Set(rows.map(({ datum }) => datum.slice(0, 4)))].toSorted().join(' und ')
  return [
    `${past} von ${rows.length} Terminen sind vorbei; die Datei ist für ${years}. Ist das die Datei vom letzten Jahr?`,
  ]
}

function doubtsOfPlace({
  places,
  finder,
  unknown,
  created,
}: {
  places: readonly PlaceRow[]
  finder: ReturnType<typeof placeFinder>
  unknown: number
  created: number
}): string[] {
  const { asked, known } = finder.streets()
  const strange = unknown + created
  if (places.length === 0 || asked === 0 || strange < asked * 0.5) return []
  return [`Von ${asked} Straßen der Datei kennt die Stadt ${known}. Ist das die Datei einer anderen Stadt?`]
}

function unknownIn(what: string, names: ReadonlyMap<string, number>): string[] {
  if (names.size === 0) return []
  const most = [...names].toSorted(([, one], [, other]) => other - one)
  const told = most.slice(0, 10).map(([name, times]) => `${name || '(leer)'} (${times}-mal)`)
  const rest = names.size - told.length
  return [`${what} unbekannt: ${told.join('; ')}${rest > 0 ? `; und ${rest} weitere` : ''}`.slice(0, 1_500)]
}
