/** Categories of events with their ids for queries. A used id is never reused. */
export const rubrikIds = {
  Markt: 1,
  Kinder: 2,
  Familie: 3,
  Musik: 4,
  Rathaus: 5,
  Sport: 6,
  Bücherei: 7,
  Freibad: 8,
  Schillerschule: 9,
  Jahnschule: 10,
  Jugendmusikschule: 11,
  Klimaschutz: 12,
  Brauchtum: 13,
  Senioren: 14,
  Bauen: 15,
  Sicherheit: 16,
  Wein: 17,
  Freizeit: 18,
  Kurse: 19,
} as const
export type Rubrikname = keyof typeof rubrikIds

export const rubriken = Object.entries(rubrikIds).map(([rubrik, rubrik_id]) => ({ rubrik_id, rubrik }))
