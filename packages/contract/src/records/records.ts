import { aktuelles } from './aktuelles.ts'
import { archiv } from './archiv.ts'
import { archivdokument } from './archivdokument.ts'
import { archivthema } from './archivthema.ts'
import { baugebiet } from './baugebiet.ts'
import { bekanntmachung } from './bekanntmachung.ts'
import type { RecordDefinition } from './define-record.ts'
import { formular } from './formular.ts'
import { gremium } from './gremium.ts'
import { hinweis } from './hinweis.ts'
import { intranetbeitrag } from './intranetbeitrag.ts'
import { intranetrubrik } from './intranetrubrik.ts'
import { lebenslage } from './lebenslage.ts'
import { leistung } from './leistung.ts'
import { menue } from './menue.ts'
import { organisationseinheit } from './organisationseinheit.ts'
import { ratsperson } from './ratsperson.ts'
import { rubrik } from './rubrik.ts'
import { seite } from './seite.ts'
import { sitzung } from './sitzung.ts'
import { stadt } from './stadt.ts'
import { stelle } from './stelle.ts'
import { suchbegriff } from './suchbegriff.ts'
import { terminangebot } from './terminangebot.ts'
import { veranstaltung } from './veranstaltung.ts'
import { verzeichnis } from './verzeichnis.ts'
import { verzeichniseintrag } from './verzeichniseintrag.ts'
import { vorlage } from './vorlage.ts'
import { weiterleitung } from './weiterleitung.ts'

/** All kinds of records that editors maintain. */
export const records = {
  seite,
  leistung,
  lebenslage,
  organisationseinheit,
  terminangebot,
  veranstaltung,
  rubrik,
  bekanntmachung,
  aktuelles,
  baugebiet,
  hinweis,
  stelle,
  gremium,
  ratsperson,
  sitzung,
  vorlage,
  verzeichnis,
  verzeichniseintrag,
  menue,
  stadt,
  weiterleitung,
  suchbegriff,
  intranetrubrik,
  intranetbeitrag,
  archivthema,
  archiv,
  archivdokument,
  formular,
} as const satisfies Readonly<Record<string, RecordDefinition>>

export type RecordKind = keyof typeof records

export type { Aktuelles } from './aktuelles.ts'
export type { Archiv } from './archiv.ts'
export type { Archivdokument } from './archivdokument.ts'
export type { Archivthema } from './archivthema.ts'
export type { Baugebiet } from './baugebiet.ts'
export type { Bekanntmachung } from './bekanntmachung.ts'
export { type Column, columnsOf } from './columns.ts'
export {
  type ListOrder,
  listOrders,
  type RecordDefinition,
  type RecordList,
  type RecordOf,
} from './define-record.ts'
export { entryName, fieldTrail, type TemplateForms } from './field-trail.ts'
export { formOf, isWrittenByItself } from './form.ts'
export type { Control, FormField } from './form-field.ts'
export type { Formular } from './formular.ts'
export type { Gremium } from './gremium.ts'
export type { Hinweis } from './hinweis.ts'
export type { Intranetbeitrag } from './intranetbeitrag.ts'
export type { Intranetrubrik } from './intranetrubrik.ts'
export type { Lebenslage } from './lebenslage.ts'
export type { Leistung } from './leistung.ts'
export type { Menue } from './menue.ts'
export type { Organisationseinheit } from './organisationseinheit.ts'
export type { Ratsperson } from './ratsperson.ts'
export type { Rubrik } from './rubrik.ts'
export type { Seite } from './seite.ts'
export type { Sitzung } from './sitzung.ts'
export { slug } from './slug.ts'
export type { Stadt } from './stadt.ts'
export type { Stelle } from './stelle.ts'
export type { Suchbegriff } from './suchbegriff.ts'
export type { Terminangebot } from './terminangebot.ts'
export type { Veranstaltung } from './veranstaltung.ts'
export type { Verzeichnis } from './verzeichnis.ts'
export type { Verzeichniseintrag } from './verzeichniseintrag.ts'
export type { Vorlage } from './vorlage.ts'
export type { Weiterleitung } from './weiterleitung.ts'
