import { plusDays } from '@rathausplatz/time'
import { type Day, workdayFrom } from './calendar.ts'

/**
 * The dates of by-laws and plans; the only source for printed documents and notices. Decided, signed,
 * provided, in force: the order that the law requires.
 */
export const bebauungsplanRebgarten = {
  name: 'Rebgarten, dritter Abschnitt',
  lage: 'zwischen der Gartenstraße, dem Burgunderweg und den Weinbergen am Steinberg',
  aufgestellt: '2025-06-10',
  beschlossen: '2026-11-10',
  ausgefertigt: '2026-11-12',
  bereitgestellt: '2026-11-16',
  auslegung: { von: '2026-11-23', bis: '2026-12-23' },
} as const

export const haushalt2026 = {
  jahr: 2026,
  beschlossen: '2026-03-10',
  bestaetigt: '2026-03-27',
  ausgefertigt: '2026-03-31',
  bereitgestellt: '2026-04-10',
  auslegung: { von: '2026-04-13', bis: '2026-04-21' },
  inKraft: '2026-01-01',
} as const

export const hundesteuer = {
  beschlossen: '2024-11-12',
  ausgefertigt: '2024-11-14',
  bereitgestellt: '2024-11-22',
  inKraft: '2025-01-01',
} as const

/**
 * The deadlines of a tender: offers arrive after the meeting in which the council allows the mayor to accept
 * one; the award follows a week later.
 */
export function vergabeSprungturm(ratstag: Day): { angeboteBis: Day; vergebenBis: Day } {
  const angeboteBis = workdayFrom(plusDays(ratstag, 3))
  return { angeboteBis, vergebenBis: workdayFrom(plusDays(angeboteBis, 7)) }
}
