import { type Abfallfraktion, isAbholung } from '@rathausplatz/contract/abfallfraktionen'
import { weekdayOf } from '@rathausplatz/time'
import { datesAt } from './dates-by-place.ts'
import { unclearHouses } from './houses-in-name.ts'
import type { Wanted } from './merge-dates.ts'
import type { OpenFile } from './open-file.ts'
import type { RawRow } from './raw-rows.ts'
import { isNamed } from './read-address.ts'
import { noteStop } from './stops-of-day.ts'
import { fallsOut } from './title/meaning.ts'
import type { Title } from './title/read-title.ts'
import { namesOfVariants } from './title/variants-of-kinds.ts'
import { saidIn, titleOfRow } from './titles-of-rows.ts'
import { count, type Named } from './told-names.ts'
import { noteNames, notePlace, noteUnknown } from './unknown-names.ts'
import { districtsOf, KERB, type Meaning, whatRowMeans } from './what-row-means.ts'
import { isStop, stopOf } from './where-it-stops.ts'
import { isElsewhere, whereIs } from './where-row-is.ts'

/** Most dates of a file, summed over all streets: a date without a street counts for each street. */
export const MOST_DATES = 1_000_000

/**
 * Returns a function that enters a row of the file into its tally. The function returns false if the file has
 * more dates than `MOST_DATES`.
 */
export function rowTaker(file: OpenFile): (row: RawRow) => boolean {
  const { order, read, titleOf, finder, tally } = file
  const { manner, ungefuehrt = new Set<Abfallfraktion>() } = order
  const { untold } = tally
  const titleIn = titleOfRow(titleOf)
  const districts = districtsOf(new Set(read.rows.map(row => titleIn(row))))
  const of = (title: Title, fraktion: Abfallfraktion, place: string) =>
    variantsIn(title, fraktion).map(variante => datesAt(tally.byKind, fraktion, place, variante))
  let dates = 0

  return row => {
    const ort = finder.ortOf(row)
    if (ort === undefined) {
      tally.ausgelassen++
      count(untold.otherTowns, row.gemeinde ?? '')
      return true
    }
    const title = titleIn(row)
    if (title.is === 'unbekannt') {
      noteUnknown(row, title, file)
      return true
    }
    noteNames(row, title, file)
    const asked = { ...row, ort: ort || manner.ort || '', strasse: row.strasse || manner.strasse || '' }
    const missing = asked.strasse === '' ? read.missingIn?.(row) : undefined
    if (missing !== undefined) {
      tally.fehler.push({ zeile: row.zeile, satz: missing })
      for (const fraktion of title.fraktionen)
        for (const id of finder.find(asked))
          for (const one of of(title, fraktion, id)) one.unklar.add(row.datum)
      return true
    }
    const { lage, wo, named, daneben } = whereIs(row, title, asked.strasse === '', file)
    if (named?.is === 'unklar') {
      tally.fehler.push({ zeile: row.zeile, satz: unclearHouses(wo) })
      return true
    }
    if (asked.strasse === '' && asked.ort === '' && asked.bezirk === '') asked.ort = lage.orte[0] ?? ''
    const strassen = asked.strasse === '' && lage.strassen.length > 0 ? lage.strassen : [asked.strasse]
    const faults: string[] = []
    const idsOf = (strasse: string, houses?: string): readonly string[] => {
      const read =
        houses === undefined && asked.strasse === ''
          ? finder.houseAt(strasse)
          : finder.addressesOf(strasse, houses ?? row.hausnummer)
      if ('satz' in read) {
        faults.push(read.satz)
        return []
      }
      return read.adressen.flatMap(address => {
        const place = { ...asked, ort: asked.ort || read.ort, ...address }
        const found = finder.find(place)
        notePlace(place, found, file)
        return finder.placesInDoubt(place, found).length === 0 ? found : []
      })
    }
    const ofNames = named?.adressen.flatMap(({ strasse, hausnummer }) => idsOf(strasse, hausnummer))
    const chosen = ofNames && asked.strasse === '' ? ofNames : strassen.flatMap(one => idsOf(one))
    // Of a chosen street, the calendar of a part is for this part alone.
    const isPart = named?.adressen.some(({ hausnummer }) => hausnummer !== '') ?? false
    const ofPart = chosen.filter(id => !isPart || ofNames?.includes(id))
    const ids = lage.istFremd ? [] : [...new Set(ofPart)]
    if (faults.length > 0) {
      tally.fehler.push(...faults.map(satz => ({ zeile: row.zeile, satz })))
      return true
    }
    if (ids.length === 0 && !lage.istFremd) {
      tally.unbekannt++
      return true
    }
    if (!strassen.some(Boolean) && asked.bezirk === '') tally.isOfNoStreet = true
    for (const word of title.fremd) count(untold.strange, `${word} in „${row.fraktion}“`)
    const places = needsPlaces(title) || wo !== '' || daneben.length > 0 ? finder.placesOf(ids) : []
    if (isElsewhere(lage, places)) {
      tally.ausgelassen++
      count(untold.elsewhere, wo === '' ? saidIn(row) : `${row.fraktion}, ${wo}`, row.datum)
      return true
    }
    for (const one of daneben) if (isElsewhere(one.named, places)) count(untold.beside, one.text)
    if (![asked.strasse, asked.ort, asked.bezirk].some(Boolean) && !isNamed(lage)) {
      tally.forAll++
      if (row.mitStadt !== undefined) count(untold.wholeTown, row.mitStadt)
    } else tally.namesPlaces = true
    const stop = isStop(title) ? stopOf(row, title, wo !== '' && wo === row.lage, finder.isNameHere) : row
    const is = isNote(title)
      ? 'anderes'
      : ofOwnBin(title, whatRowMeans(row, title, places, { isCalendar: read.isCalendar, districts }))
    if (is !== 'abfuhr' || !stop) {
      tally.ausgelassen++
      if (is === 'woanders')
        count(untold.elsewhere, row.lage === '' ? saidIn(row) : `${row.fraktion}, ${row.lage}`, row.datum)
      else if (is === 'abends') {
        const ofHour = tally.evenings.get(row.zeit_von) ?? new Map<string, Named>()
        tally.evenings.set(row.zeit_von, ofHour)
        count(ofHour, row.fraktion, row.datum)
      } else count(untold[TOLD_AS[is]], saidIn(row), row.datum)
      const isMissing = TOLD_AS_UNCLEAR.has(is) && !title.daneben.istBesonders
      if (isMissing && title.fraktionen.some(one => !ungefuehrt.has(one)))
        count(untold.missing, saidIn(row), row.datum)
      for (const fraktion of title.fraktionen)
        for (const id of ids)
          for (const one of of(title, fraktion, id)) {
            one[is === 'entfaellt' ? 'ausfaelle' : 'unklar'].add(row.datum)
            if (is === 'entfaellt' && row.grund !== '' && !fallsOut(row.grund))
              one.gruende.set(row.datum, row.grund.slice(0, 200))
          }
      return true
    }
    const fraktionen = title.fraktionen.filter(one => !ungefuehrt.has(one))
    if (fraktionen.length < title.fraktionen.length) count(untold.notKept, row.fraktion, row.datum)
    if (fraktionen.length === 0) {
      tally.ausgelassen++
      return true
    }
    if (file.holidays.on(row.datum) || weekdayOf(row.datum) === 6) count(tally.onHolidays, row.datum)
    tally.days.add(row.datum)
    if (row.imTitel !== undefined) count(tally.untold.inTitles, placeReadIn(row), row.datum)
    for (const fraktion of fraktionen) {
      const isBin = (read.isCalendar || row.isHourOfDay) && KERB.has(fraktion) && row.zeit_von !== ''
      if (isBin) tally.withHour++
      const wanted = wantedOf({ ...row, ...(isBin ? AT_THE_KERB : stop) })
      const varianten = variantsIn(title, fraktion)
      for (const id of ids)
        for (const variante of varianten) {
          const ofVariant = datesAt(tally.byKind, fraktion, id, variante)
          const { termine, halte, verschoben } = ofVariant
          if (isStop(title)) noteStop(halte, wanted)
          if (!termine.has(wanted.datum) && ++dates > MOST_DATES) return false
          termine.set(wanted.datum, wanted)
          if (title.daneben.istVerschoben) verschoben.add(wanted.datum)
          if (title.varianten.get(fraktion)?.istSicher) ofVariant.istSicher = true
        }
    }
    return true
  }
}

const placeReadIn = ({ imTitel = '', strasse, bezirk, ort }: RawRow): string =>
  `„${imTitel}“ für ${[strasse, bezirk, ort].filter(Boolean).join(', ')}`

const TOLD_AS = {
  abfuhr: 'unclear',
  entfaellt: 'fallsOut',
  anderes: 'somethingElse',
  fraglich: 'unclear',
} as const
const TOLD_AS_UNCLEAR: ReadonlySet<Meaning> = new Set(['abfuhr', 'fraglich'])
const AT_THE_KERB = { zeit_von: '', zeit_bis: '', platz: '' }

/** Returns the variants of a kind that a title names; a kind with only shared containers has no sizes. */
function variantsIn({ varianten }: Title, fraktion: Abfallfraktion): readonly string[] {
  const own = varianten.get(fraktion)
  if (!own) return ['']
  return namesOfVariants(hasOnlyContainers(fraktion) ? { ...own, groesse: '' } : own)
}

const hasOnlyContainers = (fraktion: Abfallfraktion): boolean => fraktion === 'glas' || !KERB.has(fraktion)

/** Whether a title is a note: the town writes its notes itself, and does not import those of a file. */
const isNote = ({ fraktionen }: Title): boolean => !fraktionen.every(isAbholung)

/**
 * Marks dates of a bin that not every household has as unclear: they are not for all, and cancel no other
 * date.
 */
const ofOwnBin = ({ daneben: { istBesonders } }: Title, is: Meaning): Meaning =>
  istBesonders && (is === 'abfuhr' || is === 'entfaellt') ? 'fraglich' : is

const needsPlaces = ({ daneben: { uebrig, strassen, bezirk } }: Title): boolean =>
  uebrig.length > 0 || strassen.length > 0 || bezirk !== ''

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
