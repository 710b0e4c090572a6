import { type Erinnerungszeit, erinnerungszeiten } from '@rathausplatz/contract'

/** When people can be reminded of their bins: „am Abend vorher, gegen 18:00 Uhr“. */
export const reminderTimes = Object.entries(erinnerungszeiten).map(([zeit, { name, uhrzeit }]) => ({
  zeit: zeit as Erinnerungszeit,
  text: `${name}, gegen ${uhrzeit} Uhr`,
}))
