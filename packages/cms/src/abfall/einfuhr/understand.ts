import { createHash } from 'node:crypto'
import type { Abfalleinfuhr } from '@rathausplatz/contract'
import { type Abfallfraktion, abfallfraktionen, isAbholung } from '@rathausplatz/contract/abfallfraktionen'
import { feiertagAm } from '@rathausplatz/kalender'
import { germanDay, weekdayOf } from '@rathausplatz/time'
import { type PlaceRow, placeKey, placeName, splitStreet } from '../places.ts'
import { isAt, type NewPlace, placeFinder } from './find-places.ts'
import type { Covered, Wanted } from './merge-dates.ts'
import { isStrangeName } from './name-of-calendar.ts'
import { type Bins, hasOnlyContainers, noteRhythm, severalRhythms, withoutContainers } from './one-bin.ts'
import type { RawRow } from './raw-rows.ts'
import { type Gemeinde, isNamed, type Located, NOWHERE } from './read-address.ts'
import { readFile } from './read-file.ts'
import { type Labels, type Title, titleReader } from './read-title.ts'
import { saidIn, titleOfRow } from './titles-of-rows.ts'
import { count, MOST_NAMED, type Named, named } from './told-names.ts'
import { districtsOf, KERB, type Meaning, whatRowMeans } from './what-row-means.ts'
import { stopOf } from './where-it-stops.ts'

/** The settings for reading a file. */
export type Manner = {
  /** The district that the editor chose for rows without a place. */
  readonly ort?: string | undefined
  readonly strasse?: string | undefined
  readonly neueOrte: boolean
}

/** A file with the town's own names, which are needed to read it. */
export type Order = {
  readonly name: string
  readonly bytes: Uint8Array
  readonly manner: Manner
  readonly labels: Labels
  readonly orte: readonly PlaceRow[]
  readonly heute: string
  /** The town's name and postcode, for recognizing its addresses. */
  readonly gemeinde?: Gemeinde | undefined
  /** Kinds that the town does not collect: their dates would not be visible. */
  readonly ungefuehrt?: ReadonlySet<Abfallfraktion>
}

type Told = Pick<Abfalleinfuhr, 'zeilen' | 'erster' | 'letzter' | 'bedenken' | 'hinweise' | 'fehler'> & {
  readonly anzahl: Pick<
    Abfalleinfuhr['anzahl'],
    'unbekannt' | 'ausgelassen' | 'fehlerhaft' | 'repariert' | 'neue_orte'
  >
}

/** One piece of the result, at most the dates of one street. */
export type Piece =
  | { readonly art: 'unlesbar'; readonly satz: string }
  | { readonly art: 'gelesen'; readonly bericht: Told }
  | { readonly art: 'orte'; readonly orte: readonly NewPlace[] }
  | {
      /** The kind of the tours that follow. */
      readonly art: 'abfallart'
      readonly fraktion: Abfallfraktion
    }
  | ({
      readonly art: 'tour'
      readonly orte: readonly string[]
      readonly termine: readonly Wanted[]
    } & Covered)

const MOST_TOLD = 200
const PLACES_AT_ONCE = 200
/** Most dates of a file, summed over all streets: a date without a street counts for each street. */
const MOST_DATES = 1_000_000
const TOO_MANY = `Das wären mehr als ${MOST_DATES.toLocaleString('de-DE')} Termine. Bitte teilen Sie die Datei auf, oder nennen Sie die Straßen, für die sie gilt.`

/** The dates of one kind in one street. */
type OfPlace = Bins & {
  /** Days with several stops of a mobile collection: it is unclear which one is meant. */
  readonly mehrere: Set<string>
  readonly ausfaelle: Set<string>
  readonly unklar: Set<string>
}
type OfKind = Map<string, OfPlace>

/**
 * Reads a file for the streets of a town, and yields the result in pieces. The file may be hostile, so this
 * runs in a thread of its own: see read-apart.ts.
 */
export async function* understand({
  name,
  bytes,
  manner,
  labels,
  orte,
  heute,
  gemeinde,
  ungefuehrt = new Set<Abfallfraktion>(),
}: Order): AsyncGenerator<Piece> {
  const titleOf = titleReader(labels)
  const read = await readFile(name, bytes, label => titleOf(label).fraktionen.length > 0)
  if (!read.ok) return yield { art: 'unlesbar', satz: read.satz }
  const finder = placeFinder(orte, manner.neueOrte, gemeinde)
  const untold = {
    unknownKinds: new Map<string, Named>(),
    unknownPlaces: new Map<string, Named>(),
    fallsOut: new Map<string, Named>(),
    somethingElse: new Map<string, Named>(),
    unclear: new Map<string, Named>(),
    beside: new Map<string, Named>(),
    elsewhere: new Map<string, Named>(),
    notKept: new Map<string, Named>(),
    containers: new Map<string, Named>(),
    stops: new Map<string, Named>(),
    rhythms: new Map<string, Named>(),
    strange: new Map<string, Named>(),
  }
  /** Entries that begin late, by their hour. */
  const evenings = new Map<string, Map<string, Named>>()
  const titleIn = titleOfRow(titleOf)
  const districts = districtsOf(new Set(read.rows.map(row => titleIn(row))))
  const kalender = read.kalender ?? NO_CALENDAR
  const fehler = [...read.fehler]
  const byKind = new Map<Abfallfraktion, OfKind>()
  const days = new Set<string>()
  let unbekannt = 0
  let ausgelassen = 0
  let forAll = 0
  let namesPlaces = false
  let isOfNoStreet = false
  let onHolidays = 0
  let withHour = 0
  let dates = 0

  const of = (fraktion: Abfallfraktion, place: string): OfPlace => {
    const ofKind: OfKind = byKind.get(fraktion) ?? new Map<string, OfPlace>()
    byKind.set(fraktion, ofKind)
    const ofPlace = ofKind.get(place) ?? {
      termine: new Map<string, Wanted>(),
      grosse: new Map<string, Wanted>(),
      rhythmen: new Map<string, Set<string>>(),
      rhythmenGrosser: new Map<string, Set<string>>(),
      mehrere: new Set<string>(),
      ausfaelle: new Set<string>(),
      unklar: new Set<string>(),
    }
    ofKind.set(place, ofPlace)
    return ofPlace
  }

  for (const row of read.rows) {
    const title = titleIn(row)
    if (title.is === 'unbekannt') {
      unbekannt++
      count(untold.unknownKinds, row.fraktion, row.datum)
      continue
    }
    const asked = { ...row, ort: row.ort || manner.ort || '', strasse: row.strasse || manner.strasse || '' }
    const missing = asked.strasse === '' ? read.missingIn?.(row) : undefined
    if (missing !== undefined) {
      fehler.push({ zeile: row.zeile, satz: missing })
      for (const fraktion of title.fraktionen)
        for (const id of finder.find(asked)) of(fraktion, id).unklar.add(row.datum)
      continue
    }
    const { lage, wo, daneben } = whereIs(row, title, asked.strasse === '', finder, kalender)
    if (asked.strasse === '' && asked.ort === '' && asked.bezirk === '') asked.ort = lage.orte[0] ?? ''
    const strassen = asked.strasse === '' && lage.strassen.length > 0 ? lage.strassen : [asked.strasse]
    const idsOf = (strasse: string): readonly string[] => {
      const found = finder.find({ ...asked, strasse })
      const name = [strasse, asked.hausnummer, asked.bezirk, asked.ort].filter(Boolean).join(', ')
      if (found.length === 0) count(untold.unknownPlaces, name)
      return found
    }
    const ids = lage.istFremd ? [] : [...new Set(strassen.flatMap(idsOf))]
    if (ids.length === 0 && !lage.istFremd) {
      unbekannt++
      continue
    }
    if (!strassen.some(Boolean) && asked.bezirk === '') isOfNoStreet = true
    for (const word of title.fremd) count(untold.strange, `${word} in „${row.fraktion}“`)
    const places = needsPlaces(title) || wo !== '' || daneben.length > 0 ? finder.placesOf(ids) : []
    if (isElsewhere(lage, places)) {
      ausgelassen++
      count(untold.elsewhere, wo === '' ? saidIn(row) : `${row.fraktion}, ${wo}`, row.datum)
      continue
    }
    for (const one of daneben) if (isElsewhere(one.named, places)) count(untold.beside, one.text)
    if (![asked.strasse, asked.ort, asked.bezirk].some(Boolean) && !isNamed(lage)) forAll++
    else namesPlaces = true
    const stop = isStop(title) ? stopOf(row, title, wo !== '' && wo === row.lage, finder.isNameHere) : row
    const is = isNote(title)
      ? 'anderes'
      : ofOwnBin(title, whatRowMeans(row, title, places, { isCalendar: read.isCalendar, districts }))
    if (is !== 'abfuhr' || !stop) {
      ausgelassen++
      if (is === 'woanders')
        count(untold.elsewhere, row.lage === '' ? saidIn(row) : `${row.fraktion}, ${row.lage}`, row.datum)
      else if (is === 'abends') {
        const ofHour = evenings.get(row.zeit_von) ?? new Map<string, Named>()
        evenings.set(row.zeit_von, ofHour)
        count(ofHour, row.fraktion, row.datum)
      } else count(untold[TOLD_AS[is]], saidIn(row), row.datum)
      for (const fraktion of title.fraktionen)
        for (const id of ids) of(fraktion, id)[is === 'entfaellt' ? 'ausfaelle' : 'unklar'].add(row.datum)
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
      const wanted = wantedOf({ ...row, ...(isBin ? AT_THE_KERB : stop) })
      for (const id of ids) {
        const ofPlace = of(fraktion, id)
        const isGross = title.daneben.istGross && !hasOnlyContainers(fraktion)
        const dated = isGross ? ofPlace.grosse : ofPlace.termine
        if (isStop(title) && isAnotherStop(dated.get(wanted.datum), wanted)) ofPlace.mehrere.add(wanted.datum)
        if (!dated.has(wanted.datum) && ++dates > MOST_DATES) return yield { art: 'unlesbar', satz: TOO_MANY }
        dated.set(wanted.datum, wanted)
        noteRhythm(isGross ? ofPlace.rhythmenGrosser : ofPlace.rhythmen, title, row.datum)
      }
    }
  }
  const stops = new Set<string>()
  for (const [fraktion, byPlace] of byKind)
    for (const [place, ofPlace] of byPlace) {
      const where = () => `${abfallfraktionen[fraktion].name}, ${namesOf(finder.placesOf([place]))}`
      for (const datum of withoutContainers(ofPlace)) {
        ausgelassen++
        count(untold.containers, where(), datum)
      }
      for (const datum of ofPlace.mehrere) {
        ofPlace.termine.delete(datum)
        ofPlace.unklar.add(datum)
        if (stops.has(datum)) continue
        stops.add(datum)
        ausgelassen++
        count(untold.stops, abfallfraktionen[fraktion].name, datum)
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
  const late = [...evenings].toSorted(([one], [other]) => (one < other ? -1 : 1))
  const notTaken = [
    ...named('Keine Abfuhr, nicht übernommen', untold.fallsOut),
    ...named('Keine Abfuhr oder unklar, nicht übernommen', untold.somethingElse),
    ...late.flatMap(([hour, one]) => named(`Beginnt um ${hourInWords(hour)} und ist keine Abfuhr`, one)),
    ...named('Unklar, nicht übernommen', untold.unclear),
    ...(untold.unclear.size > 0 ? [HOW_TO_ACCEPT] : []),
    ...named('Für eine andere Straße oder einen anderen Bezirk, nicht übernommen', untold.elsewhere),
    ...named('Diese Abfallart führt die Stadt nicht, nicht übernommen', untold.notKept),
    ...named('Nur für Großbehälter, nicht übernommen', untold.containers),
    ...named('Mehrere Halte an einem Tag, nicht übernommen', untold.stops),
    ...(untold.rhythms.size > 0 ? [RHYTHMS_MIXED, ...untold.rhythms.keys()].slice(0, MOST_NAMED) : []),
    ...named('Abfallart unbekannt', untold.unknownKinds),
    ...named('Straße unbekannt', untold.unknownPlaces),
  ]
  const isKnown = (word: string) => finder.isNameHere(word) || titleOf(word).fraktionen.length > 0
  fehler.sort((a, b) => a.zeile - b.zeile)
  const ungelesen = read.ungelesen ?? []
  const ofStreets = ungelesen.filter(text => /stra(?:ß|ss)e/i.test(text) || finder.streetsIn(text).length > 0)
  if (isOfNoStreet && ofStreets.length > 0)
    return yield { art: 'unlesbar', satz: streetsAreUnread(ofStreets) }
  const doubts = [
    ...doubtsOfTime(read.rows, heute),
    ...doubtsOfFuture(read.rows, heute),
    ...doubtsOfElsewhere(untold.elsewhere),
    ...doubtsBeside(untold.beside),
    ...(untold.beside.size === 0 && isStrangeName(kalender.name, isKnown)
      ? [`Der Kalender heißt „${kalender.name.slice(0, 120)}“. Ist das die Datei dieser Stadt?`]
      : []),
    ...doubtsOfStreet(manner.strasse ?? '', ofStreets, ofStreets.flatMap(finder.streetsIn)),
    ...(orte.length === 0 ? [] : doubtsOfPlace(finder.streets(), untold.unknownPlaces.size + created.length)),
  ]
  const isNothing = ![...byKind.values()].some(byPlace =>
    [...byPlace.values()].some(({ termine, ausfaelle }) => termine.size > 0 || ausfaelle.size > 0),
  )
  if (isNothing) {
    const faults = fehler.slice(0, 5).map(({ zeile, satz }) => `Zeile ${zeile}: ${satz}`)
    const ended = notTaken.map(one => (one.endsWith('.') ? one : `${one}.`))
    const satz = [NOTHING, ...doubts, ...read.hinweise, ...ended, ...faults].join(' ')
    return yield { art: 'unlesbar', satz }
  }
  yield {
    art: 'gelesen',
    bericht: {
      zeilen: read.rows.length + read.fehler.length,
      anzahl: {
        unbekannt,
        ausgelassen,
        fehlerhaft: fehler.length,
        repariert: read.repariert,
        neue_orte: created.length,
      },
      erster: inOrder[0] ?? null,
      letzter: inOrder.at(-1) ?? null,
      bedenken: [
        ...doubts,
        ...(forAll === 0 ? [] : [forAllInWords(forAll, { namesPlaces, ungelesen }, orte.length)]),
      ],
      hinweise: [
        ...read.hinweise,
        ...(onHolidays > 0
          ? [
              onHolidays === 1
                ? '1 Termin liegt auf einem Feiertag oder Sonntag. Er wird so übernommen, wie er dasteht.'
                : `${onHolidays} Termine liegen auf einem Feiertag oder Sonntag. Sie werden so übernommen, wie sie dastehen.`,
            ]
          : []),
        ...(withHour > 0
          ? [`${withHour}-mal stand bei einer Tonne eine Uhrzeit; übernommen wird der Tag.`]
          : []),
        ...notTaken,
        ...named('Nicht verstanden', untold.strange),
      ],
      fehler: fehler.slice(0, MOST_TOLD),
    },
  }
  for (let at = 0; at < created.length; at += PLACES_AT_ONCE)
    yield { art: 'orte', orte: created.slice(at, at + PLACES_AT_ONCE) }
  for (const [fraktion, byPlace] of byKind) {
    yield { art: 'abfallart', fraktion }
    yield* toursOf(byPlace)
  }
}

const NOTHING = 'In dieser Datei wurde kein Termin verstanden, und nichts wird übernommen.'

const HOW_TO_ACCEPT =
  'Ist ein unklarer Termin doch eine Abfuhr? Dann kürzen Sie seinen Titel in der Datei auf die Abfallart und lassen eine Bemerkung daneben weg, oder legen Sie ihn unter „Abfuhr“ von Hand an.'

const RHYTHMS_MIXED =
  'Die Datei nennt für eine Abfallart in einer Straße mehrere Rhythmen. Welcher für einen Haushalt gilt, steht nicht da, deshalb wird von dieser Abfallart dort nichts übernommen. Bitte teilen Sie die Datei auf, je Rhythmus eine. Es sind:'

const namesOf = (places: readonly NewPlace[]): string => places.map(one => placeName(one)).join('; ')

const TOLD_AS = {
  abfuhr: 'unclear',
  entfaellt: 'fallsOut',
  anderes: 'somethingElse',
  fraglich: 'unclear',
} as const
const AT_THE_KERB = { zeit_von: '', zeit_bis: '', platz: '' }

const isStop = ({ fraktionen }: Title): boolean => !fraktionen.every(one => KERB.has(one))

/** Whether a title is a note: the town writes its notes itself, and does not import those of a file. */
const isNote = ({ fraktionen }: Title): boolean => !fraktionen.every(isAbholung)

/**
 * Marks dates of a bin that not every household has as unclear: they are not for all, and cancel no other
 * date.
 */
const ofOwnBin = ({ daneben: { istBesonders } }: Title, is: Meaning): Meaning =>
  istBesonders && (is === 'abfuhr' || is === 'entfaellt') ? 'fraglich' : is

type Where = {
  readonly lage: Located
  /** The words of the entry that name the place. */
  readonly wo: string
  /** Other texts that name a place: they do not decide the place, but need a confirmation. */
  readonly daneben: readonly { readonly text: string; readonly named: Located }[]
}

/**
 * Returns the place of an entry: its own, or, if no street is chosen, that of its description or of the
 * calendar's name.
 */
function whereIs(
  row: RawRow,
  title: Title,
  isOpen: boolean,
  finder: ReturnType<typeof placeFinder>,
  kalender: typeof NO_CALENDAR,
): Where {
  const at = finder.at(row.lage)
  // The place of a stop does not say for which streets the stop is; the street of a whole-day entry does.
  const isPlace =
    !isStop(title) || (row.zeit_von === '' && !at.istFremd && at.strassen.some(finder.hasStreet))
  const daneben = [isStop(title) ? '' : (row.beschreibung ?? ''), kalender.name, kalender.beschreibung]
    .map(text => ({ text, named: finder.namedIn(text) }))
    .filter(({ named }) => isNamed(named))
  if (isPlace && isNamed(at)) return { lage: at, wo: row.lage, daneben }
  // A place in running text may have any reason; in a name, or as an address at the beginning, it is the
  // place of the entry.
  const first = daneben.find(
    ({ text, named: { strassen } }) =>
      text === kalender.name || strassen.some(street => text.startsWith(street)),
  )
  return isOpen && first
    ? { lage: first.named, wo: first.text, daneben: daneben.filter(one => one !== first) }
    : { lage: NOWHERE, wo: '', daneben }
}

const NO_CALENDAR = { name: '', beschreibung: '' }

const needsPlaces = ({ daneben: { uebrig, strassen, bezirk } }: Title): boolean =>
  uebrig.length > 0 || strassen.length > 0 || bezirk !== ''

/** Whether an entry names a place that is not among these places. */
const isElsewhere = ({ strassen, orte, istFremd }: Located, places: readonly NewPlace[]): boolean =>
  istFremd ||
  !places.every(
    place =>
      (strassen.length === 0 || strassen.some(street => isAt(street, place))) &&
      (orte.length === 0 || orte.some(ort => placeKey(ort) === place.ort_key)),
  )

/** Returns „22 Uhr“. */
const hourInWords = (time: string): string => `${time.replace(/^0|:00$/g, '')} Uhr`

type Naming = { readonly namesPlaces: boolean; readonly ungelesen: readonly string[] }

function forAllInWords(many: number, { namesPlaces, ungelesen }: Naming, streets: number): string {
  const which = streets === 1 ? 'die einzige Straße' : `alle ${streets} Straßen`
  if (namesPlaces)
    return `${many === 1 ? '1 Termin der Datei nennt keine Straße und gilt' : `${many} Termine der Datei nennen keine Straße und gelten`} dann für ${which}.`
  if (ungelesen.length === 0) return `Die Datei nennt keine Straßen. Ihre Termine gelten dann für ${which}.`
  return `Der Einleser findet in der Datei keine Straßen. Ihre Termine gelten dann für ${which}. Nicht gelesen wurde: ${toldTexts(ungelesen)}. Gilt die Datei nur für einen Teil? Dann wählen Sie bitte die Straße.`
}

const wantedOf = ({
  datum,
  urspruenglich,
  grund,
  zeit_von,
  zeit_bis,
  platz,
}: Pick<RawRow, keyof Wanted>): Wanted => ({
  datum,
  urspruenglich: urspruenglich === datum ? '' : urspruenglich,
  grund: grund.slice(0, 200),
  zeit_von: zeit_von || null,
  zeit_bis: zeit_bis || null,
  platz: platz.slice(0, 200),
})

/** Returns the days that a file covers: from its first to its last date of this street and kind. */
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

const isAnotherStop = (one: Wanted | undefined, other: Wanted): boolean =>
  one !== undefined &&
  (one.platz !== other.platz || one.zeit_von !== other.zeit_von || one.zeit_bis !== other.zeit_bis)

type Tour = Extract<Piece, { art: 'tour' }>

/** Groups the places with equal dates into tours, the largest first. */
function toursOf(byPlace: OfKind): Tour[] {
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
    `${rows.length === 1 ? '1 von 1 Termin ist' : `${past} von ${rows.length} Terminen sind`} vorbei; die Datei ist für ${years}. Ist das die Datei vom letzten Jahr?`,
  ]
}

/** Returns the doubts about dates more than two years ahead: their year is probably wrong. */
function doubtsOfFuture(rows: readonly RawRow[], today: string): string[] {
  const last = `${Number(today.slice(0, 4)) + 2}${today.slice(4)}`
  const far = rows.filter(({ datum }) => datum > last)
  if (far.length === 0) return []
  const told = far
    .slice(0, 5)
    .map(({ datum, fraktion, zeile }) => `${germanDay(datum)} (${fraktion}, Zeile ${zeile})`)
    .join('; ')
  const rest = far.length > 5 ? `; und ${far.length - 5} weitere` : ''
  return [
    `${far.length === 1 ? '1 Termin liegt' : `${far.length} Termine liegen`} mehr als zwei Jahre voraus: ${told}${rest}. Stimmt das Jahr?`,
  ]
}

const streetsAreUnread = (texts: readonly string[]): string =>
  `Die Datei nennt Straßen an einer Stelle, an der sie der Einleser nicht liest: ${toldTexts(texts)}. Bitte wählen Sie die Straße, für die sie gilt, oder geben Sie der Tabelle eine Spalte „Straße“. Gilt sie für alle Straßen, dann nehmen Sie diesen Text heraus.`

const toldTexts = (texts: readonly string[]): string =>
  texts
    .slice(0, 5)
    .map(one => `„${one.slice(0, 100)}“`)
    .join('; ')

/** Returns a doubt if the file names streets and the chosen street is not among them. */
function doubtsOfStreet(chosen: string, texts: readonly string[], streets: readonly string[]): string[] {
  const keyOf = (address: string) => placeKey(splitStreet(address, '').strasse)
  if (chosen === '' || streets.length === 0 || streets.some(one => keyOf(one) === keyOf(chosen))) return []
  return [`Die Datei nennt andere Straßen: ${toldTexts(texts)}. Ist das die Datei für „${chosen}“?`]
}

function doubtsOfElsewhere(names: ReadonlyMap<string, Named>): string[] {
  const many = [...names.values()].reduce((sum, { times }) => sum + times, 0)
  return many === 0
    ? []
    : [
        `${many === 1 ? '1 Termin der Datei nennt' : `${many} Termine der Datei nennen`} eine andere Straße oder einen anderen Bezirk und ${many === 1 ? 'wird' : 'werden'} nicht übernommen. Ist das die Datei dieser Straße?`,
      ]
}

const MOST_ASKED = 3

function doubtsBeside(names: ReadonlyMap<string, Named>): string[] {
  const told = [...names.keys()]
    .slice(0, MOST_ASKED)
    .map(text => `„${text.replaceAll('\n', ', ').slice(0, 120)}“`)
  const rest = names.size - told.length
  return told.length === 0
    ? []
    : [
        `In der Datei steht eine andere Straße oder ein anderer Ort: ${told.join(', ')}${rest > 0 ? ` und ${rest} weitere` : ''}. Ist das die Datei dieser Straße?`,
      ]
}

/**
 * Returns a doubt only if few streets of the file are known: unknown house numbers do not suggest another
 * town.
 */
function doubtsOfPlace({ asked, known }: { asked: number; known: number }, strange: number): string[] {
  if (asked === 0 || strange < asked * 0.5 || known > asked * 0.5) return []
  return [
    `Von ${asked} ${asked === 1 ? 'Straße' : 'Straßen'} der Datei kennt die Stadt ${known}. Ist das die Datei einer anderen Stadt?`,
  ]
}
