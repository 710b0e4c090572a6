import type { Erinnerungszeit } from '@rathausplatz/contract'

/**
 * Addresses of the waste collections of a place. They must stay stable, because calendars and bookmarks use
 * them for years.
 */

type Chosen = { fraktionen?: readonly string[]; erinnerung?: Erinnerungszeit }

/** Returns the address of the calendar to subscribe to. By default it has all fractions and no alarms. */
export function calendarPath(ort: string, { fraktionen = [], erinnerung }: Chosen = {}): string {
  const query = [
    ...(fraktionen.length > 0 ? [`fraktionen=${fraktionen.join(',')}`] : []),
    ...(erinnerung ? [`erinnerung=${erinnerung}`] : []),
  ]
  return `/abfall/kalender/${ort}.ics${query.length > 0 ? `?${query.join('&')}` : ''}`
}

/** Returns the address of the poster of a year. */
export const sheetPath = (ort: string, jahr: number): string => `/abfall/jahr/${ort}/${jahr}`
export const sheetPdfPath = (ort: string, jahr: number): string => `${sheetPath(ort, jahr)}.pdf`

/**
 * Returns the full address of a path with the scheme `webcal:`, which opens the calendar program of the
 * device.
 */
export const webcalOf = (publicUrl: string, path: string): string =>
  `${publicUrl.replace(/^https?:/, 'webcal:')}${path}`

/** Target of the form that remembers or forgets a place. */
export const REMEMBER = '/abfall/merken'
/** Target of requests that subscribe or unsubscribe a device. */
export const DEVICE = '/abfall/geraet'
/** Returns the address of the form that orders a reminder by mail. */
export const reminderPath = (ort: string): string => `/abo?abfall=${ort}`
