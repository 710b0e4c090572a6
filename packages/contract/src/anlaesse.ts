/** The reasons why people write to the town, in their words. */
export const anlaesse = {
  frage: 'Frage oder Anliegen',
  anregung: 'Lob, Kritik oder Anregung',
  schaden: 'Schaden auf Straße, Weg oder Platz',
  fehler: 'Fehler auf dieser Website',
  barriere: 'Barriere auf dieser Website',
} as const
export type Anlass = keyof typeof anlaesse
