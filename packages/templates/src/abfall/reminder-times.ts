import { type Erinnerungszeit, erinnerungszeiten } from '@rathausplatz/contract'

/** The times for reminders: „am Abend vorher, gegen 18:00 Uhr“. */
export const reminderTimes = Object.entries(erinnerungszeiten).map(([zeit, { name, uhrzeit }]) => ({
  zeit: zeit as Erinnerungszeit,
  text: `${name}, gegen ${uhrzeit} Uhr`,
}))
