import { createHash } from 'node:crypto'
import { type Abfalleinfuhr, type Abfallfraktion, abfallfraktionen } from '@rathausplatz/contract'
import { feiertagAm, weekdayOf } from '@rathausplatz/kalender'
import { type PlaceRow, placeKey, placeName } from '../places.ts'
import { isAt, type NewPlace, placeFinder } from './find-places.ts'
import type { Covered, Wanted } from './merge-dates.ts'
import { type Bins, hasOnlyContainers, noteRhythm, severalRhythms, withoutContainers } from './one-bin.ts'
import type { RawRow } from './raw-rows.ts'
import { readFile } from './read-file.ts'
import { type Labels, type Title, titleReader } from './read-title.ts'
import { count, MOST_NAMED, type Named, named } from './told-names.ts'
import { districtsOf, KERB, whatRowMeans } from './what-row-means.ts'

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
  /** Kinds that the town does not have: nobody would see them. */
  readonly ungefuehrt?: ReadonlySet<Abfallfraktion>
}

type Told = Pick<Abfalleinfuhr, 'zeilen' | 'erster' | 'letzter' | 'bedenken' | 'hinweise' | 'fehler'> & {
  readonly anzahl: Pick<
    Abfalleinfuhr['anzahl'],
    'unbekannt' | 'ausgelassen' | 'fehlerhaft' | 'repariert' | 'neue_orte'
  >
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
    }
  | ({
      readonly art: 'tour'
      readonly orte: readonly string[]
      readonly termine: readonly Wanted[]
    } & Covered)

const MOST_TOLD = 200
const PLACES_AT_ONCE = 200
/** Of all streets together: a file that names none counts for each of them. */
const MOST_DATES = 1_000_000
const TOO_MANY = `Das wären mehr als ${MOST_DATES.toLocaleString('de-DE')} Termine. Bitte teilen Sie die Datei auf, oder nennen Sie die Straßen, für die sie gilt.`

/** What a file says of one kind in one street. */
type OfPlace = Bins & {
  readonly ausfaelle: Set<string>
  readonly unklar: Set<string>
}
type OfKind = { readonly genannt: string; readonly byPlace: Map<string, OfPlace> }

/** What a file says about the streets of a town. It may be anything, so this happens apart: see read-apart.ts. */
export async function* understand({
  name,
  bytes,
  manner,
  labels,
  orte,
  heute,
  ungefuehrt = new Set<Abfallfraktion>(),
}: Order): AsyncGenerator<Piece> {
  const titleOf = titleReader(labels)
  const read = await readFile(name, bytes, label => titleOf(label).fraktionen.length > 0)
  if (!read.ok) return yield { art: 'unlesbar', satz: read.satz }
  const finder = placeFinder(orte, manner.neueOrte)
  const untold = {
    unknownKinds: new Map<string, Named>(),
    unknownPlaces: new Map<string, Named>(),
    fallsOut: new Map<string, Named>(),
    somethingElse: new Map<string, Named>(),
    unclear: new Map<string, Named>(),
    elsewhere: new Map<string, Named>(),
    notKept: new Map<string, Named>(),
    containers: new Map<string, Named>(),
    rhythms: new Map<string, Named>(),
    strange: new Map<string, Named>(),
  }
  const districts = districtsOf(new Set(read.rows.map(({ fraktion }) => titleOf(fraktion))))
  const byKind = new Map<Abfallfraktion, OfKind>()
  const days = new Set<string>()
  let unbekannt = 0
  let ausgelassen = 0
  let isForAll = false
  let onHolidays = 0
  let withHour = 0
  let dates = 0

  const of = (fraktion: Abfallfraktion, genannt: string, place: string): OfPlace => {
    const ofKind = byKind.get(fraktion) ?? { genannt, byPlace: new Map<string, OfPlace>() }
    byKind.set(fraktion, ofKind)
    const ofPlace = ofKind.byPlace.get(place) ?? {
      termine: new Map<string, Wanted>(),
      grosse: new Map<string, Wanted>(),
      rhythmen: new Map<string, Set<string>>(),
      rhythmenGrosser: new Map<string, Set<string>>(),
      ausfaelle: new Set<string>(),
      unklar: new Set<string>(),
    }
    ofKind.byPlace.set(place, ofPlace)
    return ofPlace
  }

  for (const row of read.rows) {
    const title = titleOf(row.fraktion)
    if (title.is === 'unbekannt') {
      unbekannt++
      count(untold.unknownKinds, row.fraktion, row.datum)
      continue
    }
    const asked = { ...row, ort: row.ort || manner.ort || '', strasse: row.strasse || manner.strasse || '' }
    const isStop = !title.fraktionen.every(one => KERB.has(one))
    const lage = isStop || row.lage === '' ? NOWHERE : finder.namedIn(row.lage)
    if (!asked.strasse) {
      asked.strasse = lage.strassen[0] ?? ''
      if (!asked.ort && !asked.bezirk) asked.ort = lage.orte[0] ?? ''
    }
    const ids = finder.find(asked)
    if (ids.length === 0) {
      unbekannt++
      count(
        untold.unknownPlaces,
        [asked.strasse, asked.hausnummer, asked.bezirk, asked.ort].filter(Boolean).join(', '),
      )
      continue
    }
    if (!asked.ort && !asked.strasse && !asked.bezirk) isForAll = true
    for (const word of title.fremd) count(untold.strange, `${word} in „${row.fraktion}“`)
    const places = needsPlaces(title) || lage !== NOWHERE ? finder.placesOf(ids) : []
    const is = isElsewhere(lage, places)
      ? 'woanders'
      : whatRowMeans(row, title, places, { isCalendar: read.isCalendar, districts })
    if (is !== 'abfuhr') {
      ausgelassen++
      if (is === 'woanders') {
        const where = row.lage === '' ? row.fraktion : `${row.fraktion}, ${row.lage}`
        count(untold.elsewhere, where, row.datum)
      } else count(untold[TOLD_AS[is]], row.fraktion, row.datum)
      if (is === 'woanders' && lage !== NOWHERE && isElsewhere(lage, places)) continue
      for (const fraktion of title.fraktionen)
        for (const id of ids)
          of(fraktion, row.fraktion, id)[is === 'entfaellt' ? 'ausfaelle' : 'unklar'].add(row.datum)
      continue
    }
    const fraktionen = title.fraktionen.filter(one => !ungefuehrt.has(one))
    if (fraktionen.length < title.fraktionen.length) count(untold.notKept, row.fraktion, row.datum)
    if (fraktionen.length === 0) {
      ausgelassen++
      continue
    }
    if (feiertagAm(row.datum) || weekdayOf(row.datum) === 6) onHolidays++
    days.add(row.datum)
    for (const fraktion of fraktionen) {
      const isBin = read.isCalendar && KERB.has(fraktion) && row.zeit_von !== ''
      if (isBin) withHour++
      const wanted = wantedOf(isBin ? { ...row, zeit_von: '', zeit_bis: '', platz: '' } : row)
      for (const id of ids) {
        const ofPlace = of(fraktion, row.fraktion, id)
        const isGross = title.daneben.istGross && !hasOnlyContainers(fraktion)
        const dated = isGross ? ofPlace.grosse : ofPlace.termine
        if (!dated.has(wanted.datum) && ++dates > MOST_DATES) return yield { art: 'unlesbar', satz: TOO_MANY }
        dated.set(wanted.datum, wanted)
        noteRhythm(isGross ? ofPlace.rhythmenGrosser : ofPlace.rhythmen, title, row.datum)
      }
    }
  }
  for (const [fraktion, { byPlace }] of byKind)
    for (const [place, ofPlace] of byPlace) {
      const where = () => `${abfallfraktionen[fraktion].name}, ${namesOf(finder.placesOf([place]))}`
      for (const datum of withoutContainers(ofPlace)) {
        ausgelassen++
        count(untold.containers, where(), datum)
      }
      const rhythms = severalRhythms(ofPlace)
      if (rhythms === undefined) continue
      ausgelassen += ofPlace.termine.size
      count(untold.rhythms, `${where()}: ${rhythms}`)
      for (const datum of ofPlace.termine.keys()) ofPlace.unklar.add(datum)
      ofPlace.termine.clear()
      ofPlace.ausfaelle.clear()
    }

  const created = finder.created()
  const inOrder = [...days].toSorted()
  const notTaken = [
    ...named('Keine Abfuhr, nicht übernommen', untold.fallsOut),
    ...named('Keine Abfuhr oder unklar, nicht übernommen', untold.somethingElse),
    ...named('Unklar, nicht übernommen', untold.unclear),
    ...(untold.unclear.size > 0 ? [HOW_TO_ACCEPT] : []),
    ...named('Für eine andere Straße oder einen anderen Bezirk, nicht übernommen', untold.elsewhere),
    ...named('Diese Abfallart führt die Stadt nicht, nicht übernommen', untold.notKept),
    ...named('Nur für Großbehälter, nicht übernommen', untold.containers),
    ...(untold.rhythms.size > 0 ? [RHYTHMS_MIXED, ...untold.rhythms.keys()].slice(0, MOST_NAMED) : []),
    ...named('Abfallart unbekannt', untold.unknownKinds),
    ...named('Straße unbekannt', untold.unknownPlaces),
  ]
  const doubts = [
    ...doubtsOfTime(read.rows, heute),
    ...doubtsOfElsewhere(untold.elsewhere),
    ...(orte.length === 0 ? [] : doubtsOfPlace(finder.streets(), untold.unknownPlaces.size + created.length)),
  ]
  const isNothing = ![...byKind.values()].some(({ byPlace }) =>
    [...byPlace.values()].some(({ termine, ausfaelle }) => termine.size > 0 || ausfaelle.size > 0),
  )
  if (isNothing) {
    const faults = read.fehler.slice(0, 5).map(({ zeile, satz }) => `Zeile ${zeile}: ${satz}`)
    const satz = [NOTHING, ...doubts, ...read.hinweise, ...notTaken.map(one => `${one}.`), ...faults].join(
      ' ',
    )
    return yield { art: 'unlesbar', satz }
  }
  yield {
    art: 'gelesen',
    bericht: {
      zeilen: read.rows.length + read.fehler.length,
      anzahl: {
        unbekannt,
        ausgelassen,
        fehlerhaft: read.fehler.length,
        repariert: read.repariert,
        neue_orte: created.length,
      },
      erster: inOrder[0] ?? null,
      letzter: inOrder.at(-1) ?? null,
      bedenken: [
        ...doubts,
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
        ...(withHour > 0
          ? [`${withHour}-mal stand bei einer Tonne eine Uhrzeit; übernommen wird der Tag.`]
          : []),
        ...notTaken,
        ...named('Nicht verstanden', untold.strange),
      ],
      fehler: read.fehler.slice(0, MOST_TOLD),
    },
  }
  for (let at = 0; at < created.length; at += PLACES_AT_ONCE)
    yield { art: 'orte', orte: created.slice(at, at + PLACES_AT_ONCE) }
  for (const [fraktion, { genannt, byPlace }] of byKind) {
    yield { art: 'abfallart', fraktion, genannt }
    yield* toursOf(byPlace)
  }
}

const NOTHING = 'In dieser Datei wurde kein Termin verstanden, und nichts wird übernommen.'

const HOW_TO_ACCEPT =
  'Ist ein unklarer Termin doch eine Abfuhr? Dann kürzen Sie seinen Titel in der Datei auf die Abfallart, oder legen Sie ihn unter „Abfuhr“ von Hand an.'

const RHYTHMS_MIXED =
  'Die Datei nennt für eine Abfallart in einer Straße mehrere Rhythmen. Welcher für einen Haushalt gilt, steht nicht da, deshalb wird von dieser Abfallart dort nichts übernommen. Bitte teilen Sie die Datei auf, je Rhythmus eine. Es sind:'

const namesOf = (places: readonly NewPlace[]): string => places.map(one => placeName(one)).join('; ')

const TOLD_AS = { entfaellt: 'fallsOut', anderes: 'somethingElse', fraglich: 'unclear' } as const

type Located = { readonly strassen: readonly string[]; readonly orte: readonly string[] }
const NOWHERE: Located = { strassen: [], orte: [] }

const needsPlaces = ({ daneben: { uebrig, strassen, bezirk } }: Title): boolean =>
  uebrig.length > 0 || strassen.length > 0 || bezirk !== ''

/** A calendar says where its entry is, and that is not where these places are. */
const isElsewhere = ({ strassen, orte }: Located, places: readonly NewPlace[]): boolean =>
  !places.every(
    place =>
      (strassen.length === 0 || strassen.some(street => isAt(street, place))) &&
      (orte.length === 0 || orte.some(ort => placeKey(ort) === place.ort_key)),
  )

const wantedOf = ({ datum, urspruenglich, grund, zeit_von, zeit_bis, platz }: RawRow): Wanted => ({
  datum,
  urspruenglich: urspruenglich === datum ? '' : urspruenglich,
  grund: grund.slice(0, 200),
  zeit_von: zeit_von || null,
  zeit_bis: zeit_bis || null,
  platz: platz.slice(0, 200),
})

/** Of which days a file speaks: from the first to the last that it has for this street and kind, and never of more. */
function coveredBy({ termine, ausfaelle, unklar }: OfPlace): Covered {
  const spoken = [...termine.values()]
    .flatMap(({ datum, urspruenglich }) => (urspruenglich === '' ? [datum] : [datum, urspruenglich]))
    .toSorted()
  const clear = new Set(spoken)
  return {
    von: spoken[0] ?? '',
    bis: spoken.at(-1) ?? '',
    ausfaelle: [...ausfaelle].toSorted(),
    unklar: [...unklar].filter(day => !clear.has(day)).toSorted(),
  }
}

type Tour = Extract<Piece, { art: 'tour' }>

/** Places of which the very same is said are served together; the largest tours come first. */
function toursOf(byPlace: OfKind['byPlace']): Tour[] {
  const groups = new Map<string, Tour & { orte: string[] }>()
  for (const [place, ofPlace] of byPlace) {
    const termine = [...ofPlace.termine.values()].toSorted((a, b) => (a.datum < b.datum ? -1 : 1))
    const covered = coveredBy(ofPlace)
    if (termine.length === 0 && covered.ausfaelle.length === 0) continue
    const key = createHash('sha256')
      .update(JSON.stringify([termine, covered]))
      .digest('base64')
    const group = groups.get(key)
    if (group) group.orte.push(place)
    else groups.set(key, { art: 'tour', orte: [place], termine, ...covered })
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

function doubtsOfElsewhere(names: ReadonlyMap<string, Named>): string[] {
  const many = [...names.values()].reduce((sum, { times }) => sum + times, 0)
  return many === 0
    ? []
    : [
        `${many === 1 ? '1 Termin der Datei nennt' : `${many} Termine der Datei nennen`} eine andere Straße oder einen anderen Bezirk und ${many === 1 ? 'wird' : 'werden'} nicht übernommen. Ist das die Datei dieser Straße?`,
      ]
}

/** Only where few are known: a town is not another one because of numbers of houses. */
function doubtsOfPlace({ asked, known }: { asked: number; known: number }, strange: number): string[] {
  if (asked === 0 || strange < asked * 0.5 || known > asked * 0.5) return []
  return [`Von ${asked} Straßen der Datei kennt die Stadt ${known}. Ist das die Datei einer anderen Stadt?`]
}
