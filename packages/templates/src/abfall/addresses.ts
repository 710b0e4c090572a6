import type { Erinnerungszeit } from '@rathausplatz/contract'

/**
 * Addresses of the waste collections of a place. They must stay stable, because calendars and bookmarks use
 * them for years.
 */

type Chosen = { fraktionen?: readonly string[]; tonnen?: string; erinnerung?: Erinnerungszeit }

/** Returns the address of the calendar to subscribe to. By default it has all fractions and no alarms. */
export function calendarPath(ort: string, { fraktionen = [], tonnen = '', erinnerung }: Chosen = {}): string {
  const query = [
    ...(fraktionen.length > 0 ? [`fraktionen=${fraktionen.join(',')}`] : []),
    ...(tonnen ? [`tonnen=${tonnen}`] : []),
    ...(erinnerung ? [`erinnerung=${erinnerung}`] : []),
  ]
  return `/abfall/kalender/${ort}.ics${query.length > 0 ? `?${query.join('&')}` : ''}`
}

/** Returns the query of a choice of bins: `?tonnen=restmuell.4-woechentlich`; empty without a choice. */
const withBins = (sign: '?' | '&', tonnen: string): string => (tonnen ? `${sign}tonnen=${tonnen}` : '')

/** The name of the field that asks for the bin of a kind. */
export const fieldOfBin = (fraktion: string): string => `tonne-${fraktion}`

/** Returns the address of the poster of a year. */
export const sheetPath = (ort: string, jahr: number, tonnen = ''): string =>
  `/abfall/jahr/${ort}/${jahr}${withBins('?', tonnen)}`
export const sheetPdfPath = (ort: string, jahr: number, tonnen = ''): string =>
  `/abfall/jahr/${ort}/${jahr}.pdf${withBins('?', tonnen)}`
/** Returns the address of the dates of a place on the page at `path`. */
export const placePath = (path: string, ort: string, tonnen = ''): string =>
  `${path}?abfallort=${ort}${withBins('&', tonnen)}`

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
export const reminderPath = (ort: string, tonnen = ''): string => `/abo?abfall=${ort}${withBins('&', tonnen)}`
