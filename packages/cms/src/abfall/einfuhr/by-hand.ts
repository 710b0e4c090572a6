import { germanDay } from '@rathausplatz/time'
import { isMovedByHand } from '../change-dates.ts'
import type { TourRow } from '../tours.ts'
import type { Merged } from './merge-dates.ts'

/** A date that an editor changed, with the date of the file beside it. */
export type ByHand = Extract<Merged, { is: 'von_hand' }>
/** Hours and place of a tour: its dates have them unless they have their own. */
export type Stop = Pick<TourRow, 'zeit_von' | 'zeit_bis' | 'platz'>

/** Hours and place of a date, as residents read them. */
const stopOfRow = ({ row }: ByHand, tour: Stop): Stop => ({
  zeit_von: row.zeit_von ?? tour.zeit_von,
  zeit_bis: row.zeit_von === null ? tour.zeit_bis : row.zeit_bis,
  platz: row.platz || tour.platz,
})

const isOnOtherDay = ({ row: { stand, datum }, datei }: ByHand): boolean =>
  stand === 'gilt' ? datei?.datum !== datum : datei !== undefined

/** Whether the file names other hours or another place; a file without them says nothing about them. */
const isOtherStop = (one: ByHand, tour: Stop): boolean => {
  const [own, { datei }] = [stopOfRow(one, tour), one]
  if (one.row.stand !== 'gilt' || !datei) return false
  const hours = datei.zeit_von !== null && datei.zeit_von !== own.zeit_von
  const end = datei.zeit_bis !== null && datei.zeit_bis !== own.zeit_bis
  return hours || end || (datei.platz !== '' && datei.platz.trim() !== own.platz.trim())
}

/**
 * What differs in the file: its `day` alone is told; its hours, its place, and an `other` day than that from which and
 * that to which the date was moved are asked.
 */
export function differenceByHand(one: ByHand, tour: Stop): 'day' | 'other' | 'stop' | undefined {
  if (isOtherStop(one, tour)) return 'stop'
  if (!isOnOtherDay(one)) return undefined
  return isMovedByHand(one.row) && one.datei && one.datei.datum !== one.row.urspruenglich ? 'other' : 'day'
}

/** Returns „30.01.2027 (Datei: 29.01.2027)“. */
export const dayByHand = ({ row: { stand, datum }, datei }: ByHand): string =>
  `${germanDay(datum)}${stand === 'gilt' ? '' : ' abgesagt'} (Datei: ${datei ? germanDay(datei.datum) : 'kein Termin'})`

const stopInWords = ({ zeit_von, zeit_bis, platz }: Stop): string => {
  const hours =
    zeit_von === null ? '' : zeit_bis === null ? `ab ${zeit_von} Uhr` : `${zeit_von}–${zeit_bis} Uhr`
  return [hours, platz].filter(Boolean).join(', ')
}

/** Returns „17.04.2027: bleibt 09:00–12:00 Uhr, Festplatz; Datei: 13:30–14:15 Uhr, Turnplatz“. */
export function stopByHand(one: ByHand, tour: Stop): string {
  const { row, datei } = one
  const day = isOnOtherDay(one) && datei ? [germanDay(datei.datum)] : []
  const inFile = [...day, datei ? stopInWords(datei) : ''].filter(Boolean).join(', ')
  return `${germanDay(row.datum)}: bleibt ${stopInWords(stopOfRow(one, tour)) || 'ohne Uhrzeit und Platz'}; Datei: ${inFile}`
}
