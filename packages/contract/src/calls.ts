import { abfallCalls } from './calls/abfall/abfall.ts'
import { aboCalls } from './calls/abos.ts'
import { adressen } from './calls/adressen.ts'
import { aktuelles, aktuellesArchiv } from './calls/aktuelles.ts'
import { baugebiete } from './calls/baugebiete.ts'
import { bekanntmachungen } from './calls/bekanntmachungen.ts'
import { formulareOeffentlichCalls } from './calls/formulare/formulare.ts'
import {
  archiv,
  archivThemen,
  intranetRubriken,
  intranetTexte,
  intranetUserCall,
  login,
} from './calls/intranet.ts'
import { intranetRaumCalls } from './calls/intranet-raum.ts'
import { kontoCalls } from './calls/konto/konto.ts'
import { lebenslage, lebenslagen } from './calls/lebenslagen.ts'
import { leistung, leistungen } from './calls/leistungen.ts'
import { menu } from './calls/menu.ts'
import { organisationseinheit, organisationseinheiten, personen } from './calls/organisationseinheiten.ts'
import { pinnwandCalls } from './calls/pinnwand/pinnwand.ts'
import { raeteLogin, raeteMitglied } from './calls/raete.ts'
import { raeteRaumCalls } from './calls/raete-raum.ts'
import { ratCalls } from './calls/rat/rat.ts'
import { abfallpflegeCalls } from './calls/redaktion/abfall/abfall.ts'
import { alteAngabenCalls } from './calls/redaktion/alte-angaben.ts'
import { amtsterminCalls } from './calls/redaktion/amtstermine.ts'
import { amtszeitenCalls } from './calls/redaktion/amtszeiten.ts'
import { ansichtCalls } from './calls/redaktion/ansicht.ts'
import { arbeitskopienCalls } from './calls/redaktion/arbeitskopien.ts'
import { ausfuhrCalls } from './calls/redaktion/ausfuhr.ts'
import { betriebCalls } from './calls/redaktion/betrieb.ts'
import { durchsichtCalls } from './calls/redaktion/durchsicht.ts'
import { eingaengeCalls } from './calls/redaktion/eingaenge/eingaenge.ts'
import { fassungenCalls } from './calls/redaktion/fassungen.ts'
import { fehlendeAdressenCalls } from './calls/redaktion/fehlende-adressen.ts'
import { formulareCalls } from './calls/redaktion/formulare.ts'
import { inhalteCalls } from './calls/redaktion/inhalte.ts'
import { inhaltslistenCalls } from './calls/redaktion/inhaltsliste.ts'
import { kaputteLinksCalls } from './calls/redaktion/kaputte-links.ts'
import { kontenCalls } from './calls/redaktion/konten.ts'
import { lesebestaetigungenCalls } from './calls/redaktion/lesebestaetigungen.ts'
import { medienCalls } from './calls/redaktion/medien/medien.ts'
import { pflegeCalls } from './calls/redaktion/pflege.ts'
import { pinnwandPruefungCalls } from './calls/redaktion/pinnwand.ts'
import { qualitaetCalls } from './calls/redaktion/qualitaet.ts'
import { ratsbueroCalls } from './calls/redaktion/ratsbuero.ts'
import { rueckmeldungenCalls } from './calls/redaktion/rueckmeldungen.ts'
import { sammelaktionenCalls } from './calls/redaktion/sammelaktionen.ts'
import { schadenPruefungCalls } from './calls/redaktion/schaden.ts'
import { schritteCalls } from './calls/redaktion/schritte.ts'
import { suchCalls } from './calls/redaktion/suche.ts'
import { uebernahmenCalls } from './calls/redaktion/uebernahmen/uebernahmen.ts'
import { verzeichnisvorschlagPruefungCalls } from './calls/redaktion/verzeichnisvorschlaege.ts'
import { vorschaulinksCalls } from './calls/redaktion/vorschaulinks.ts'
import { warnungenRedaktionCalls } from './calls/redaktion/warnungen.ts'
import { zugaengeCalls } from './calls/redaktion/zugaenge.ts'
import { route } from './calls/route.ts'
import { rueckmeldung } from './calls/rueckmeldung.ts'
import { schadenCalls } from './calls/schaden/schaden.ts'
import { stadt } from './calls/stadt.ts'
import { stellen } from './calls/stellen.ts'
import { suche, suchvorschlaege } from './calls/suche.ts'
import { terminCalls } from './calls/termine.ts'
import { kalender, rubriken, veranstaltungen } from './calls/veranstaltungen.ts'
import { verzeichnis, verzeichniseintraege, verzeichniseintrag } from './calls/verzeichnisse.ts'
import { verzeichnisvorschlagCalls } from './calls/verzeichnisvorschlaege.ts'
import { vorschau, vorschauDatei } from './calls/vorschau.ts'
import { warnungenCalls } from './calls/warnungen.ts'

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
  verzeichniseintrag,
  ...verzeichnisvorschlagCalls,
  leistungen,
  leistung,
  lebenslagen,
  lebenslage,
  personen,
  suche,
  suchvorschlaege,
  adressen,
  bekanntmachungen,
  rueckmeldung,
  ...aboCalls,
  ...warnungenCalls,
  ...terminCalls,
  ...abfallCalls,
  ...formulareOeffentlichCalls,
  ...pinnwandCalls,
  ...schadenCalls,
  vorschau,
  vorschauDatei,
  login,
  intranetUser: intranetUserCall,
  intranetRubriken,
  intranetTexte,
  archivThemen,
  archiv,
  ...intranetRaumCalls,
  raeteLogin,
  raeteMitglied,
  ...ratCalls,
  ...raeteRaumCalls,
  ...kontoCalls,
  ...kontenCalls,
  ...inhaltslistenCalls,
  ...suchCalls,
  ...inhalteCalls,
  ...schritteCalls,
  ...arbeitskopienCalls,
  ...ansichtCalls,
  ...amtszeitenCalls,
  ...durchsichtCalls,
  ...vorschaulinksCalls,
  ...pflegeCalls,
  ...qualitaetCalls,
  ...uebernahmenCalls,
  ...ausfuhrCalls,
  ...fassungenCalls,
  ...sammelaktionenCalls,
  ...formulareCalls,
  ...betriebCalls,
  ...eingaengeCalls,
  ...pinnwandPruefungCalls,
  ...verzeichnisvorschlagPruefungCalls,
  ...schadenPruefungCalls,
  ...rueckmeldungenCalls,
  ...lesebestaetigungenCalls,
  ...ratsbueroCalls,
  ...amtsterminCalls,
  ...kaputteLinksCalls,
  ...fehlendeAdressenCalls,
  ...alteAngabenCalls,
  ...medienCalls,
  ...zugaengeCalls,
  ...warnungenRedaktionCalls,
  ...abfallpflegeCalls,
} as const

export type Calls = typeof calls
export type CallName = keyof Calls
