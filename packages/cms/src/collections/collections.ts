import type { RecordKind } from '@rathausplatz/contract/records'
import type { Store } from '../store/index.ts'
import { aktuelles } from './aktuelles.ts'
import { archiv } from './archiv.ts'
import { archivdokument } from './archivdokument.ts'
import { archivthema } from './archivthema.ts'
import { baugebiet } from './baugebiet.ts'
import { bekanntmachung } from './bekanntmachung.ts'
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

/** The collections of all records in the contract. */
export const collections = {
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
} as const satisfies Readonly<Record<RecordKind, object>>

export type CmsCollections = typeof collections
export type CmsStore = Store<CmsCollections>
