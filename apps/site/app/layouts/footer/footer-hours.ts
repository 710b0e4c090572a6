import type { HoursBlock } from '../house.ts'

/** Hours of the town hall if the CMS has none (spec §9). */
export const footerHours: HoursBlock = {
  title: 'Öffnungszeiten',
  lines: [
    { days: 'Montag bis Freitag', times: '08:30–12:00 Uhr' },
    { days: 'Dienstag und Donnerstag', times: '15:00–17:30 Uhr' },
  ],
  hinweis: '',
}
