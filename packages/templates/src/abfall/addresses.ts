import type { Erinnerungszeit } from '@rathausplatz/contract'

/** Where the site answers of the waste dates of a place; what is named here lives for years in calendars and bookmarks. */

type Chosen = { fraktionen?: readonly string[]; erinnerung?: Erinnerungszeit }

/** The calendar to subscribe to: of all fractions, and silent, unless others are named. */
export function calendarPath(ort: string, { fraktionen = [], erinnerung }: Chosen = {}): string {
  const query = [
    ...(fraktionen.length > 0 ? [`fraktionen=${fraktionen.join(',')}`] : []),
    ...(erinnerung ? [`erinnerung=${erinnerung}`] : []),
  ]
  return `/abfall/kalender/${ort}.ics${query.length > 0 ? `?${query.join('&')}` : ''}`
}

/** The poster of a year, to look at and to print. */
export const sheetPath = (ort: string, jahr: number): string => `/abfall/jahr/${ort}/${jahr}`
export const sheetPdfPath = (ort: string, jahr: number): string => `${sheetPath(ort, jahr)}.pdf`

/** The same for calendar programs, which open by it and ask. */
export const webcalOf = (publicUrl: string, path: string): string =>
  `${publicUrl.replace(/^https?:/, 'webcal:')}${path}`

/** Takes the wish to have a place remembered, or forgotten. */
export const REMEMBER = '/abfall/merken'
/** Takes the wish of a device to be reminded, or not to be any more. */
export const DEVICE = '/abfall/geraet'
/** Orders the reminder by mail. */
export const reminderPath = (ort: string): string => `/abo?abfall=${ort}`
