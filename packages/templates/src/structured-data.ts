import { amtThing } from './amt/structured-data.ts'
import { ansprechpersonThing } from './ansprechperson/structured-data.ts'
import { artikelThing } from './artikel/structured-data.ts'
import { leistungThing } from './leistung/structured-data.ts'
import { oeffnungszeitenThing } from './oeffnungszeiten/structured-data.ts'
import { sitzungThing } from './sitzung/structured-data.ts'
import { stelleThing } from './stelle/structured-data.ts'
import { veranstaltungThing } from './veranstaltung/structured-data.ts'
import { verzeichniseintragThing } from './verzeichniseintrag/structured-data.ts'

/** Templates that are described with schema.org. Only the server uses them. */
export const structuredData = {
  amt: amtThing,
  ansprechperson: ansprechpersonThing,
  artikel: artikelThing,
  veranstaltung: veranstaltungThing,
  oeffnungszeiten: oeffnungszeitenThing,
  leistung: leistungThing,
  sitzung: sitzungThing,
  stelle: stelleThing,
  verzeichniseintrag: verzeichniseintragThing,
} as const

export { postalAddress, type Thing, type ThingPage, townThing } from './thing.ts'
