import type { Item, Packet } from '../packet.ts'

export const item = (nummer: string, titel: string, more: Partial<Item> = {}): Item => ({
  nummer,
  titel,
  text: '',
  ergebnis: '',
  notiz: '',
  beilagen: [],
  ...more,
})
export const anlage = (titel: string, datei: string) => ({ art: 'Anlage', titel, datei }) as const

export const packetOf = (punkte: readonly Item[], nichtoeffentlich: readonly Item[] = []): Packet => ({
  town: 'Stadt Rebenau',
  titel: 'Sitzung des Technischen Ausschusses',
  kopf: ['Technischer Ausschuss', 'Dienstag, 1. Dezember 2026 um 18:00 Uhr', 'Rathaus, Ratssaal'],
  hinweise: [],
  teile: [
    { istOeffentlich: true, titel: 'Öffentlicher Teil', punkte },
    ...(nichtoeffentlich.length > 0
      ? [{ istOeffentlich: false, titel: 'Nichtöffentlicher Teil', punkte: nichtoeffentlich }]
      : []),
  ],
})
