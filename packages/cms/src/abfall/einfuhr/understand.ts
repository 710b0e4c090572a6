import { holidaysOf } from '@rathausplatz/kalender'
import { splitStreetAndSpans } from '../house-numbers/read-spans.ts'
import { toursOf } from './dates-by-place.ts'
import { placeFinder } from './find-places.ts'
import { leaveOutDates } from './leave-out-dates.ts'
import { isListOfChanges } from './list-of-changes.ts'
import { withMovedAway } from './moved-rows.ts'
import { withOpenEnds } from './open-ends.ts'
import { newTally, type OpenFile } from './open-file.ts'
import type { Order } from './order.ts'
import { withoutOwnTown } from './own-town.ts'
import type { Piece } from './piece.ts'
import { placesInTitles } from './place-in-title.ts'
import type { RawRow } from './raw-rows.ts'
import { readFile } from './read-file.ts'
import { reportOf } from './report-of-file.ts'
import { noteStrayDays } from './stray-days.ts'
import { streetsOfTours } from './streets-of-tour.ts'
import { titleReader } from './title/read-title.ts'
import { MOST_DATES, rowTaker } from './understand-row.ts'

const PLACES_AT_ONCE = 200

const TOO_MANY = `Das wären mehr als ${MOST_DATES.toLocaleString('de-DE')} Termine. Bitte teilen Sie die Datei auf, oder nennen Sie die Straßen, für die sie gilt.`

/** Parts of streets come first: a row for the whole street is then for each of its parts. */
function partsFirst(rows: readonly RawRow[]): RawRow[] {
  const known = new Map<string, boolean>()
  const namesHouses = (strasse: string): boolean => {
    const is = known.get(strasse) ?? splitStreetAndSpans(strasse).spans.length > 0
    known.set(strasse, is)
    return is
  }
  const isPart = ({ strasse, hausnummer }: RawRow): boolean => hausnummer !== '' || namesHouses(strasse)
  return [...rows.filter(isPart), ...rows.filter(row => !isPart(row))]
}

/**
 * Reads a file for the streets of a town, and yields the result in pieces. The file may be hostile, so this
 * runs in a thread of its own: see read-apart.ts.
 */
export async function* understand(order: Order): AsyncGenerator<Piece> {
  const { name, bytes, manner, labels, orte, gemeinde } = order
  const holidays = holidaysOf(order.holidayTown)
  const titleOf = titleReader(labels, order.gelernt)
  const read = await readFile(name, bytes, label => titleOf(label).fraktionen.length > 0, {
    today: order.heute,
    holidays,
  })
  if (!read.ok) return yield { art: 'unlesbar', satz: read.satz }
  const finder = placeFinder(orte, manner.neueOrte, gemeinde)
  const file: OpenFile = {
    order,
    holidays,
    read,
    kalender: read.kalender ?? { name: '', beschreibung: '' },
    titleOf,
    finder,
    tally: newTally(read),
  }
  const take = rowTaker(file)
  const ofTours = withOpenEnds(withMovedAway(read.rows)).flatMap(streetsOfTours(manner, titleOf, finder))
  const rows = ofTours.flatMap(
    withoutOwnTown(placesInTitles(manner, titleOf, finder), titleOf, finder.isOrt, gemeinde),
  )
  for (const row of partsFirst(rows)) if (!take(row)) return yield { art: 'unlesbar', satz: TOO_MANY }
  leaveOutDates(file)
  noteStrayDays(file)
  const report = reportOf(file)
  yield report
  if (report.art === 'unlesbar') return
  const created = finder.created()
  for (let at = 0; at < created.length; at += PLACES_AT_ONCE)
    yield { art: 'orte', orte: created.slice(at, at + PLACES_AT_ONCE) }
  const part = {
    ...(read.isCutOff ? { isCutOff: true } : {}),
    ...(isListOfChanges(read.rows) ? { isOnlyChanges: true } : {}),
  }
  for (const [fraktion, byPlace] of file.tally.byKind) {
    yield { art: 'abfallart', fraktion, orte: [...byPlace.keys()] }
    yield* toursOf(byPlace, part)
  }
}
