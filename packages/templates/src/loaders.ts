import { loadAbfalltermine } from './abfalltermine/load.ts'
import { loadAemter } from './aemter/load.ts'
import { loadAktuellesarchiv } from './aktuellesarchiv/load.ts'
import { loadAktuellesliste } from './aktuellesliste/load.ts'
import { loadAmt } from './amt/load.ts'
import { loadAnschrift } from './anschrift/load.ts'
import { loadAnsprechperson } from './ansprechperson/load.ts'
import { loadArtikel } from './artikel/load.ts'
import { loadBarrierefreiheitserklaerung } from './barrierefreiheitserklaerung/load.ts'
import { loadBaugebiet } from './baugebiet/load.ts'
import { loadBaugebiete } from './baugebiete/load.ts'
import { loadBekanntmachungen } from './bekanntmachungen/load.ts'
import { loadEventteaser } from './eventteaser/load.ts'
import { loadFormular } from './formular/load.ts'
import { loadGespeicherteDaten } from './gespeicherte-daten/load.ts'
import { loadGremien } from './gremien/load.ts'
import { loadGremium } from './gremium/load.ts'
import { loadHeute } from './heute/load.ts'
import { loadLebenslage } from './lebenslage/load.ts'
import { loadLebenslagen } from './lebenslagen/load.ts'
import { loadLeistung } from './leistung/load.ts'
import { loadLeistungen } from './leistungen/load.ts'
import { loadNewsticker } from './newsticker/load.ts'
import { loadOeffnungszeiten } from './oeffnungszeiten/load.ts'
import { loadPersonen } from './personen/load.ts'
import { loadPinnwand } from './pinnwand/load.ts'
import { loadRatsperson } from './ratsperson/load.ts'
import { loadRatspersonen } from './ratspersonen/load.ts'
import { loadSitzung } from './sitzung/load.ts'
import { loadSitzungen } from './sitzungen/load.ts'
import { loadStellen } from './stellen/load.ts'
import { loadStellenboerse } from './stellenboerse/load.ts'
import { loadTerminvereinbarung } from './terminvereinbarung/load.ts'
import { loadVeranstaltung } from './veranstaltung/load.ts'
import { loadVeranstaltungskalender } from './veranstaltungskalender/load.ts'
import { loadVeranstaltungsliste } from './veranstaltungsliste/load.ts'
import { loadVerzeichnis } from './verzeichnis/load.ts'
import { loadVerzeichniseintrag } from './verzeichniseintrag/load.ts'
import { loadVorlage } from './vorlage/load.ts'
import { loadVorlagen } from './vorlagen/load.ts'
import { loadWassertemperatur } from './wassertemperatur/load.ts'

/** Loaders of the templates that need data beyond their own content. */
export const loaders = {
  'gespeicherte-daten': loadGespeicherteDaten,
  barrierefreiheitserklaerung: loadBarrierefreiheitserklaerung,
  bekanntmachungen: loadBekanntmachungen,
  aktuellesliste: loadAktuellesliste,
  aktuellesarchiv: loadAktuellesarchiv,
  artikel: loadArtikel,
  eventteaser: loadEventteaser,
  newsticker: loadNewsticker,
  oeffnungszeiten: loadOeffnungszeiten,
  anschrift: loadAnschrift,
  ansprechperson: loadAnsprechperson,
  amt: loadAmt,
  aemter: loadAemter,
  personen: loadPersonen,
  leistungen: loadLeistungen,
  leistung: loadLeistung,
  lebenslagen: loadLebenslagen,
  lebenslage: loadLebenslage,
  veranstaltung: loadVeranstaltung,
  veranstaltungskalender: loadVeranstaltungskalender,
  veranstaltungsliste: loadVeranstaltungsliste,
  wassertemperatur: loadWassertemperatur,
  baugebiet: loadBaugebiet,
  baugebiete: loadBaugebiete,
  stellen: loadStellen,
  stellenboerse: loadStellenboerse,
  verzeichnis: loadVerzeichnis,
  verzeichniseintrag: loadVerzeichniseintrag,
  formular: loadFormular,
  pinnwand: loadPinnwand,
  gremien: loadGremien,
  gremium: loadGremium,
  ratsperson: loadRatsperson,
  ratspersonen: loadRatspersonen,
  sitzung: loadSitzung,
  sitzungen: loadSitzungen,
  vorlage: loadVorlage,
  vorlagen: loadVorlagen,
  terminvereinbarung: loadTerminvereinbarung,
  abfalltermine: loadAbfalltermine,
  heute: loadHeute,
} as const
