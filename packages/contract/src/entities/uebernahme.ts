/** The largest export that is read, in bytes; pictures lie beside it. */
export const groessteUebernahme = 60_000_000

/** Where contents come from that are taken over. */
export const uebernahmeQuellen = {
  wordpress: 'WordPress-Export',
  feed: 'Feed',
  sitemap: 'Website',
  tabelle: 'Tabelle',
} as const

/** How far a taking-over is. */
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

/** What has become of one thing. */
export const uebernahmeZustaende = {
  gefunden: 'noch nicht übernommen',
  uebernommen: 'übernommen',
  abgelehnt: 'nicht übernommen',
  schon_da: 'war schon da',
  weggenommen: 'wieder weggenommen',
  geblieben: 'geblieben',
} as const
export type UebernahmeZustand = keyof typeof uebernahmeZustaende
