import { germanDay } from '@rathausplatz/time'
import type { Fragen } from '../entities/formular.ts'
import type { Eingaben } from './pruefe.ts'
import { dateInFull } from './read-date.ts'
import type { Fehler } from './read-result.ts'

/**
 * Returns the answers with each date in words that mean the same on every day. Answers that are kept, such as a
 * form that is continued tomorrow, keep the day that was understood: `gestern` is `29.11.2026`.
 */
export function daysInFull({ schritte }: Fragen, eingaben: Eingaben, heute: string): Eingaben {
  const dates = schritte
    .flatMap(({ felder }) => felder)
    .flatMap(feld =>
      feld.typ === 'datum' && Object.hasOwn(eingaben, feld.name)
        ? [[feld.name, dateInFull(feld, eingaben[feld.name], heute)] as const]
        : [],
    )
  return { ...eingaben, ...Object.fromEntries(dates) }
}

/**
 * Returns a message for each date that means another day than on the day when its page was opened: nobody knows
 * on which of them it was typed.
 */
export function datesOfOtherDay(
  { schritte }: Fragen,
  eingaben: Eingaben,
  { opened, heute }: { readonly opened: string | undefined; readonly heute: string },
): Fehler {
  if (opened === undefined || opened === heute) return {}
  const faults = schritte
    .flatMap(({ felder }) => felder)
    .flatMap(feld => {
      if (feld.typ !== 'datum') return []
      const raw = eingaben[feld.name]
      const readings = [opened, heute].map(day => dateInFull(feld, raw, day))
      if (readings[0] === readings[1]) return []
      const days = readings.filter(one => one !== raw).join(' oder ')
      const message = `${OPENED} am ${germanDay(opened)}. Meinen Sie ${days}? Bitte schreiben Sie es so.`
      return [[feld.name, message] as const]
    })
  return Object.fromEntries(faults)
}

const OPENED = 'Sie haben diese Seite früher geöffnet,'
