import type { Oeffnungszeit } from '@rathausplatz/contract'
import { germanDay, momentOf } from '@rathausplatz/time'

/** Hours may hold only in some periods, such as summer and winter hours. */
type Limited = Pick<Oeffnungszeit, 'gueltigkeiten'>

/** Tests whether hours hold on a day; without periods they always do. */
export const holdsOn = ({ gueltigkeiten = [] }: Limited, day: string): boolean =>
  gueltigkeiten.length === 0 ||
  gueltigkeiten.some(
    ({ beginn, ende }) => (beginn === undefined || beginn <= day) && (ende === undefined || day <= ende),
  )

/** Tests whether all periods of hours ended before a day. */
export const isOver = ({ gueltigkeiten = [] }: Limited, today: string): boolean =>
  gueltigkeiten.length > 0 && gueltigkeiten.every(({ ende }) => ende !== undefined && ende < today)

/** Returns the hours that hold on a day, for a short list; if none do, those that will hold later. */
export function currentHours<H extends Limited>(hours: readonly H[], today: string): readonly H[] {
  const holding = hours.filter(one => holdsOn(one, today))
  return holding.length > 0 ? holding : hours.filter(one => !isOver(one, today)).slice(0, 1)
}

/** Returns the begin of the next period after a moment; Infinity if there is none. */
export const nextBegin = ({ gueltigkeiten = [] }: Limited, moment: number): number =>
  Math.min(
    ...gueltigkeiten
      .flatMap(({ beginn }) => (beginn === undefined ? [] : [momentOf(beginn, 0, 'begin')]))
      .filter(begin => begin > moment),
  )

/** Returns the periods that are not over as text: `vom 01.04.2027 bis 31.10.2027`, `ab 01.11.2027`. */
export const validityInWords = ({ gueltigkeiten = [] }: Limited, today: string): string =>
  gueltigkeiten
    .filter(one => !isOver({ gueltigkeiten: [one] }, today))
    .toSorted((one, other) => (one.beginn ?? '').localeCompare(other.beginn ?? ''))
    .map(({ beginn, ende }) => {
      if (beginn !== undefined && ende !== undefined) return `vom ${germanDay(beginn)} bis ${germanDay(ende)}`
      return beginn === undefined ? `bis ${germanDay(ende ?? '')}` : `ab ${germanDay(beginn)}`
    })
    .join(' und ')
