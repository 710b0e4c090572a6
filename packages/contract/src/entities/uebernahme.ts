/** The maximum size of an export file, in bytes; pictures are not in it. */
export const groessteUebernahme = 60_000_000

/** The sources of an import. */
export const uebernahmeQuellen = {
  wordpress: 'WordPress-Export',
  feed: 'Feed',
  sitemap: 'Website',
  tabelle: 'Tabelle',
} as const

/** The states of an import. */
export const uebernahmeStaende = {
  sucht: 'wird durchgesehen',
  bereit: 'wartet auf Ihre Auswahl',
  laeuft: 'läuft',
  fertig: 'fertig',
  gescheitert: 'nicht möglich',
  nimmt_zurueck: 'wird zurückgenommen',
  zurueckgenommen: 'zurückgenommen',
} as const
export type UebernahmeStand = keyof typeof uebernahmeStaende

/** The states of one imported item. */
export const uebernahmeZustaende = {
  gefunden: 'noch nicht übernommen',
  uebernommen: 'übernommen',
  abgelehnt: 'nicht übernommen',
  schon_da: 'war schon da',
  weggenommen: 'wieder weggenommen',
  geblieben: 'geblieben',
} as const
export type UebernahmeZustand = keyof typeof uebernahmeZustaende
