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

type Days = { readonly opened: string | undefined; readonly heute: string }

/**
 * Returns a message for each date that means another day than on the day when its page was opened: nobody knows
 * on which of them it was typed.
 */
export function datesOfOtherDay(fragen: Fragen, eingaben: Eingaben, days: Days): Fehler {
  const asked = unclearDates(fragen, eingaben, days).map(
    ({ name, readings, opened }) =>
      [
        name,
        `${OPENED} am ${germanDay(opened)}. Meinen Sie ${readings}? Bitte schreiben Sie es so.`,
      ] as const,
  )
  return Object.fromEntries(asked)
}

const OPENED = 'Sie haben diese Seite früher geöffnet,'

/**
 * Returns the answers with both days behind each such date: `gestern (18.11.2026 oder 19.11.2026?)`. Kept like
 * this, nobody takes it for one of them, and its question is asked again.
 */
export function withBothDays(fragen: Fragen, eingaben: Eingaben, days: Days): Eingaben {
  const noted = unclearDates(fragen, eingaben, days).map(
    ({ name, raw, readings }) => [name, `${String(raw).trim()} (${readings}?)`] as const,
  )
  return { ...eingaben, ...Object.fromEntries(noted) }
}

function unclearDates({ schritte }: Fragen, eingaben: Eingaben, { opened, heute }: Days) {
  if (opened === undefined || opened === heute) return []
  return schritte
    .flatMap(({ felder }) => felder)
    .flatMap(feld => {
      if (feld.typ !== 'datum') return []
      const { name } = feld
      const raw = eingaben[name]
      const both = [opened, heute].map(day => dateInFull(feld, raw, day))
      if (both[0] === both[1]) return []
      return [{ name, raw, readings: both.filter(one => one !== raw).join(' oder '), opened }]
    })
}
