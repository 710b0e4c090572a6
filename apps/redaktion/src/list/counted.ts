import { LAST_PAGE, LAST_ROW, ROWS } from './list-query.ts'

type Found = {
  readonly seite: number
  readonly shown: number
  readonly anzahl: number
  readonly mehr: boolean
}

const number = new Intl.NumberFormat('de-DE')

/** Returns the shown range and the total: "26–50 von 312"; a very large total is not exact. */
export function countedOf({ seite, shown, anzahl, mehr }: Found): string {
  const all = mehr ? `mehr als ${number.format(anzahl)}` : number.format(anzahl)
  if (shown === 0) return mehr ? all : 'nichts'
  const first = (seite - 1) * ROWS + 1
  if (!mehr && anzahl === shown) return anzahl === 1 ? 'ein Eintrag' : `alle ${all} Einträge`
  const last = first + shown - 1
  const these = first === last ? number.format(first) : `${number.format(first)}–${number.format(last)}`
  return `${these} von ${mehr && last > anzahl ? `mehr als ${number.format(last)}` : all}`
}

/** Returns the last reachable page; undefined if the total is unknown. */
export const lastPageOf = ({ anzahl, mehr }: Pick<Found, 'anzahl' | 'mehr'>): number | undefined => {
  if (!mehr) return Math.max(1, Math.ceil(anzahl / ROWS))
  return anzahl >= LAST_ROW ? LAST_PAGE : undefined
}

/** True if there is a next page, as far as is known. */
export const hasNext = ({ seite, shown, anzahl, mehr }: Found): boolean =>
  seite < LAST_PAGE && shown === ROWS && (mehr || seite * ROWS < anzahl)
