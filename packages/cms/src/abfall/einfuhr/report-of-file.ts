import { germanDay } from '@rathausplatz/time'
import { isDamaged, LOST } from './damaged-letters.ts'
import { saysSomething } from './dates-by-place.ts'
import { doubtsOf, doubtsOfMissing, forAllInWords, streetsAreUnread } from './doubts.ts'
import { isListOfChanges, ONLY_CHANGES } from './list-of-changes.ts'
import { notTakenOf } from './not-taken.ts'
import type { OpenFile } from './open-file.ts'
import type { Piece } from './piece.ts'
import { MOST_NAMED, type Named, named } from './told-names.ts'
import { taughtInWords, unknownNamesIn } from './unknown-names.ts'
import { variantsInWords } from './variants-in-words.ts'

const MOST_TOLD = 200

/** Returns the report of a file, or the reason if nothing of it can be taken over. */
export function reportOf(file: OpenFile): Extract<Piece, { art: 'unlesbar' | 'gelesen' }> {
  const { order, read, finder, tally } = file
  const { byKind, fehler, forAll, onHolidays } = tally
  const created = finder.created()
  const inOrder = [...tally.days].filter(day => !tally.fern.has(day)).toSorted()
  const notTaken = notTakenOf(tally)
  fehler.sort((a, b) => a.zeile - b.zeile)
  const ungelesen = read.ungelesen ?? []
  const ofStreets = ungelesen.filter(text => /stra(?:ß|ss)e/i.test(text) || finder.streetsIn(text).length > 0)
  const lost = namesNotRead(file).some(isDamaged)
  if (tally.isOfNoStreet && ofStreets.length > 0) {
    const satz = [...(lost ? [LOST] : []), streetsAreUnread(ofStreets)].join(' ')
    return { art: 'unlesbar', satz }
  }
  const doubts = doubtsOf(file, ofStreets)
  const isNothing = ![...byKind.values()].some(byPlace =>
    [...byPlace.values()].some(ofPlace => [...ofPlace.values()].some(saysSomething)),
  )
  if (isNothing) {
    const faults = fehler.slice(0, 5).map(({ zeile, satz }) => `Zeile ${zeile}: ${satz}`)
    const ended = notTaken.map(one => (one.endsWith('.') ? one : `${one}.`))
    const taught = taughtInWords(file).map(one => `${one}.`)
    const satz = [
      ...(lost ? [LOST] : []),
      NOTHING,
      ...doubts,
      ...read.hinweise,
      ...taught,
      ...ended,
      ...faults,
    ].join(' ')
    return { art: 'unlesbar', satz, unbekannteNamen: unknownNamesIn(file).map(({ name }) => name) }
  }
  return {
    art: 'gelesen',
    bericht: {
      zeilen: read.rows.length + read.fehler.length,
      anzahl: {
        unbekannt: tally.unbekannt,
        ausgelassen: tally.ausgelassen,
        fehlerhaft: fehler.length,
        repariert: read.repariert,
        neue_orte: created.length,
      },
      erster: inOrder[0] ?? null,
      letzter: inOrder.at(-1) ?? null,
      bedenken: [
        ...(lost ? [LOST] : []),
        ...doubts,
        ...doubtsOfMissing(file),
        ...(forAll === 0
          ? []
          : [
              [
                forAllInWords(forAll, { namesPlaces: tally.namesPlaces, ungelesen }, order.orte.length),
                ...named(
                  'Gemeint ist die ganze Stadt auch, wo der Titel nur sie nennt',
                  tally.untold.wholeTown,
                ).map(one => `${one}.`),
              ].join(' '),
            ]),
      ],
      hinweise: [
        ...(isListOfChanges(read.rows) ? [ONLY_CHANGES] : []),
        ...read.hinweise,
        ...taughtInWords(file),
        ...holidaysInWords(onHolidays),
        ...(tally.withHour > 0
          ? [`${tally.withHour}-mal stand bei einer Tonne eine Uhrzeit; übernommen wird der Tag.`]
          : []),
        ...named('Mehrere Halte an einem Tag stehen zusammen in einem Termin', tally.untold.joined),
        ...named('Ort aus dem Titel gelesen', tally.untold.inTitles),
        ...variantsInWords(tally),
        ...notTaken,
        ...named('Nicht verstanden', tally.untold.strange),
      ],
      fehler: fehler.slice(0, MOST_TOLD),
      unbekannte_namen: unknownNamesIn(file),
    },
  }
}

/** Names of kinds and streets that were not understood, and headings that are not known. */
const namesNotRead = ({ read, tally: { untold } }: OpenFile): string[] => [
  ...untold.unknownKinds.keys(),
  ...untold.unclear.keys(),
  ...untold.unknownPlaces.keys(),
  ...untold.unknownDistricts.keys(),
  // An address of a website has a question mark too.
  ...(read.ungelesen ?? []).filter(text => !/[/.:]/.test(text)),
]

const NOTHING = 'In dieser Datei wurde kein Termin verstanden, und nichts wird übernommen.'

function holidaysInWords(byDay: ReadonlyMap<string, Named>): string[] {
  const times = [...byDay.values()].reduce((sum, one) => sum + one.times, 0)
  const days = [...byDay.keys()].toSorted()
  const rest = days.length > MOST_NAMED ? ` und ${days.length - MOST_NAMED} weitere Tage` : ''
  const told = `${days.slice(0, MOST_NAMED).map(germanDay).join(', ')}${rest}`
  if (times === 0) return []
  return times === 1
    ? [`1 Termin liegt auf einem Feiertag oder Sonntag: ${told}. Er wird so übernommen, wie er dasteht.`]
    : [
        `${times} Termine liegen auf einem Feiertag oder Sonntag: ${told}. Sie werden so übernommen, wie sie dastehen.`,
      ]
}
