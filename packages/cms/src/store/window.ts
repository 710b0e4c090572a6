import { sql } from 'kysely'
import type { Issue } from './collection.ts'
import type { Window } from './document.ts'

/**
 * Values of open ends in the public tables. They are extremes instead of null, so that one comparison per end
 * decides visibility, both in a query and in an index.
 */
export const OPEN_BEGIN = ''
export const OPEN_END = '9999-12-31T23:59:59.999Z'

/**
 * Conditions for ends that are not open. They use literals instead of parameters, because a partial index is
 * used only if the query contains its condition.
 */
export const begins = (column: string) => sql<boolean>`${sql.ref(column)} > ${sql.lit(OPEN_BEGIN)}`
export const ends = (column: string) => sql<boolean>`${sql.ref(column)} < ${sql.lit(OPEN_END)}`

export type Moments = { readonly gueltig_von: string | null; readonly gueltig_bis: string | null }

/** Converts begin and end to UTC text, so that moments can be compared as text. */
export function readWindow(window: Window): Moments | { readonly issues: readonly Issue[] } {
  const gueltig_von = moment(window.gueltig_von)
  const gueltig_bis = moment(window.gueltig_bis)
  const issues: Issue[] = []
  if (gueltig_von === undefined) issues.push({ path: 'gueltig_von', message: NOT_A_MOMENT })
  if (gueltig_bis === undefined) issues.push({ path: 'gueltig_bis', message: NOT_A_MOMENT })
  if (gueltig_von === undefined || gueltig_bis === undefined) return { issues }
  if (gueltig_von !== null && gueltig_bis !== null && gueltig_bis <= gueltig_von) {
    return { issues: [{ path: 'gueltig_bis', message: 'Das Ende muss nach dem Beginn liegen' }] }
  }
  return { gueltig_von, gueltig_bis }
}

/**
 * Returns the window that an editor chose: an end that followed from the data published before is sent back
 * unchanged by whoever changes these data, and is none of the editor's.
 */
export function withoutOldEnd(window: Moments, oldEnd: string | undefined): Moments {
  const isOld = oldEnd !== undefined && window.gueltig_bis === new Date(oldEnd).toISOString()
  return isOld ? { ...window, gueltig_bis: null } : window
}

/** Returns the window, shortened if the content ends before it. */
export function endingWith(window: Moments, end: string | undefined): Moments {
  if (end === undefined) return window
  const moment = new Date(end).toISOString()
  const { gueltig_von, gueltig_bis } = window
  return { gueltig_von, gueltig_bis: gueltig_bis !== null && gueltig_bis < moment ? gueltig_bis : moment }
}

const NOT_A_MOMENT = 'Bitte Datum und Uhrzeit angeben'

/** Requires a time zone: without one, a time would be another moment on every server. */
const ISO_MOMENT = /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d+)?)?(Z|[+-]\d\d:\d\d)$/

function moment(text: string | null | undefined): string | null | undefined {
  if (text === null || text === undefined) return null
  const time = ISO_MOMENT.test(text) ? Date.parse(text) : Number.NaN
  return Number.isNaN(time) ? undefined : new Date(time).toISOString()
}
