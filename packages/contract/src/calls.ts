import { adressen } from './calls/adressen.ts'
import { aktuelles, aktuellesArchiv } from './calls/aktuelles.ts'
import { baugebiete } from './calls/baugebiete.ts'
import { bekanntmachungen } from './calls/bekanntmachungen.ts'
import {
  archiv,
  archivThemen,
  intranetRubriken,
  intranetTexte,
  intranetUserCall,
  login,
} from './calls/intranet.ts'
import { kontakt } from './calls/kontakt.ts'
import { lebenslage, lebenslagen } from './calls/lebenslagen.ts'
import { leistung, leistungen } from './calls/leistungen.ts'
import { menu } from './calls/menu.ts'
import { organisationseinheit, organisationseinheiten, personen } from './calls/organisationseinheiten.ts'
import { raeteLogin, raeteMitglied } from './calls/raete.ts'
import { route } from './calls/route.ts'
import { stadt } from './calls/stadt.ts'
import { stellen } from './calls/stellen.ts'
import { suche, suchvorschlaege } from './calls/suche.ts'
import { kalender, rubriken, veranstaltungen } from './calls/veranstaltungen.ts'
import { verzeichnis, verzeichniseintraege } from './calls/verzeichnisse.ts'

/** Every call of `/api/cms/*`. */
export const calls = {
  route,
  menu,
  stadt,
  aktuelles,
  aktuellesArchiv,
  veranstaltungen,
  rubriken,
  kalender,
  organisationseinheiten,
  organisationseinheit,
  baugebiete,
  stellen,
  verzeichnis,
  verzeichniseintraege,
  leistungen,
  leistung,
  lebenslagen,
  lebenslage,
  personen,
  suche,
  suchvorschlaege,
  adressen,
  bekanntmachungen,
  kontakt,
  login,
  intranetUser: intranetUserCall,
  intranetRubriken,
  intranetTexte,
  archivThemen,
  archiv,
  raeteLogin,
  raeteMitglied,
} as const

export type Calls = typeof calls
export type CallName = keyof Calls
