import type { RegularTime } from '@rathausplatz/ui'

/** Hours of the town hall where the CMS gives none (spec §9). */
export const footerHours: readonly RegularTime[] = [
  { tagestyp: 'ARBEITSTAG_MO_FR', beginn: '08:30', ende: '12:00' },
  { tagestyp: 'DIENSTAG', beginn: '15:00', ende: '17:30' },
  { tagestyp: 'DONNERSTAG', beginn: '15:00', ende: '17:30' },
]
