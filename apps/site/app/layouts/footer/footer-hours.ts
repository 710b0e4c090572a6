import type { RegulaereZeit } from '@rathausplatz/contract'

/** Hours of the town hall where the CMS gives none (spec §9). */
export const footerHours: readonly RegulaereZeit[] = [
  { tagestyp: 'ARBEITSTAG_MO_FR', beginn: '08:30', ende: '12:00' },
  { tagestyp: 'DIENSTAG', beginn: '15:00', ende: '17:30' },
  { tagestyp: 'DONNERSTAG', beginn: '15:00', ende: '17:30' },
]
