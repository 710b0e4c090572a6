export * from './abo-einwilligung.ts'
export * from './address.ts'
export * from './anlaesse.ts'
export * from './answer-call.ts'
export * from './byte-range.ts'
export * from './call.ts'
export { zugangsdaten } from './calls/intranet.ts'
export * from './calls.ts'
export * from './cms.ts'
export * from './cms-error.ts'
export * from './content-calls.ts'
export * from './entities/abo.ts'
export * from './entities/adresse.ts'
export * from './entities/aktuelles.ts'
export * from './entities/ausfuhr.ts'
export * from './entities/baugebiet.ts'
export * from './entities/bekanntmachung.ts'
export * from './entities/bildupload.ts'
export * from './entities/content-item.ts'
export * from './entities/dokument.ts'
export * from './entities/gremium.ts'
export * from './entities/hinweis.ts'
export type {
  ArchivDokument,
  ArchivThema,
  IntranetRubrik,
  IntranetText,
  IntranetTreffer,
} from './entities/intranet.ts'
export * from './entities/kontakt.ts'
export * from './entities/konto.ts'
export * from './entities/lebenslage.ts'
export * from './entities/leistung.ts'
export * from './entities/list.ts'
export * from './entities/menu.ts'
export * from './entities/nachricht.ts'
export * from './entities/oeffnungszeiten.ts'
export * from './entities/organisationseinheit.ts'
export * from './entities/page.ts'
export * from './entities/pagination.ts'
export { type WiedervorlageWahl, wiedervorlageMonate } from './entities/pflege.ts'
export * from './entities/pinnwand.ts'
export {
  einladungsarten,
  type RatsbueroZeile,
  type Sitzungseinladung,
  type Sitzungsmangel,
  type Sitzungsmappe,
  type Sitzungsmitglied,
  type Sitzungsstand,
  sitzungsstaende,
  type Zustellung,
  zustellungen,
} from './entities/ratsbuero.ts'
export * from './entities/ratsperson.ts'
export * from './entities/ratsraum.ts'
export * from './entities/redaktion.ts'
export * from './entities/rueckmeldung.ts'
export * from './entities/serie.ts'
export * from './entities/sitzung.ts'
export * from './entities/stadt.ts'
export * from './entities/stelle.ts'
export * from './entities/suche.ts'
export * from './entities/uebernahme.ts'
export * from './entities/veranstaltung.ts'
export * from './entities/verzeichnis.ts'
export * from './entities/vorlage.ts'
export * as field from './field.ts'
export * from './file-answer.ts'
export * from './given-text.ts'
export * from './http/client.ts'
export * from './http/read-answer.ts'
export * from './http/server.ts'
export * from './in-process.ts'
export * from './letters.ts'
export * from './medien.ts'
export * from './no-data.ts'
export * from './openapi.ts'
export * from './pinnwand-schritte.ts'
export { preisspanneOf } from './preisspanne.ts'
export * from './pruefregeln.ts'
export * from './read.ts'
export * from './rich-text.ts'
export * from './rights.ts'
export * from './sections.ts'
export * from './table-cell.ts'
export * from './vorschau-link.ts'
