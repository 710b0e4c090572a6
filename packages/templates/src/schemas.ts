import { abfalltermine } from './abfalltermine/schema.ts'
import { aemter } from './aemter/schema.ts'
import { aktuellesarchiv } from './aktuellesarchiv/schema.ts'
import { aktuellesliste } from './aktuellesliste/schema.ts'
import { amt } from './amt/schema.ts'
import { anschrift } from './anschrift/schema.ts'
import { ansprechperson } from './ansprechperson/schema.ts'
import { artikel } from './artikel/schema.ts'
import { barrierefreiheitserklaerung } from './barrierefreiheitserklaerung/schema.ts'
import { baugebiet } from './baugebiet/schema.ts'
import { baugebiete } from './baugebiete/schema.ts'
import { bekanntmachung } from './bekanntmachung/schema.ts'
import { bekanntmachungen } from './bekanntmachungen/schema.ts'
import { bildText } from './bild-text/schema.ts'
import { bildTextTeaser3x } from './bild-text-teaser-3x/schema.ts'
import { diagramm } from './diagramm/schema.ts'
import { eventteaser } from './eventteaser/schema.ts'
import { formular } from './formular/schema.ts'
import { fragen } from './fragen/schema.ts'
import { gespeicherteDaten } from './gespeicherte-daten/schema.ts'
import { gremien } from './gremien/schema.ts'
import { gremium } from './gremium/schema.ts'
import { headlineTeaser } from './headline-teaser/schema.ts'
import { heroSlider } from './hero-slider/schema.ts'
import { heute } from './heute/schema.ts'
import { hinweis } from './hinweis/schema.ts'
import { intranetLogin } from './intranet-login/schema.ts'
import { intranetLogout } from './intranet-logout/schema.ts'
import { kennzahlen } from './kennzahlen/schema.ts'
import { kurzinfoIcons } from './kurzinfo-icons/schema.ts'
import { lebenslage } from './lebenslage/schema.ts'
import { lebenslagen } from './lebenslagen/schema.ts'
import { leistung } from './leistung/schema.ts'
import { leistungen } from './leistungen/schema.ts'
import { linkliste } from './linkliste/schema.ts'
import { newsticker } from './newsticker/schema.ts'
import { oeffnungszeiten } from './oeffnungszeiten/schema.ts'
import { panoramabildPanoramateaser } from './panoramabild-panoramateaser/schema.ts'
import { personen } from './personen/schema.ts'
import { pinnwand } from './pinnwand/schema.ts'
import { portalHero } from './portal-hero/schema.ts'
import { preise } from './preise/schema.ts'
import { raeteBerichte } from './raete-berichte/schema.ts'
import { raeteLogin } from './raete-login/schema.ts'
import { raetePasswort } from './raete-passwort/schema.ts'
import { ratsperson } from './ratsperson/schema.ts'
import { ratspersonen } from './ratspersonen/schema.ts'
import { sitzung } from './sitzung/schema.ts'
import { sitzungen } from './sitzungen/schema.ts'
import { stelle } from './stelle/schema.ts'
import { stellen } from './stellen/schema.ts'
import { stellenboerse } from './stellenboerse/schema.ts'
import { terminvereinbarung } from './terminvereinbarung/schema.ts'
import { text } from './text/schema.ts'
import { veranstaltung } from './veranstaltung/schema.ts'
import { veranstaltungskalender } from './veranstaltungskalender/schema.ts'
import { veranstaltungsliste } from './veranstaltungsliste/schema.ts'
import { verzeichnis } from './verzeichnis/schema.ts'
import { verzeichniseintrag } from './verzeichniseintrag/schema.ts'
import { vorlage } from './vorlage/schema.ts'
import { vorlagen } from './vorlagen/schema.ts'
import { wassertemperatur } from './wassertemperatur/schema.ts'
import { zeitplan } from './zeitplan/schema.ts'

/** Every template by its wire name. */
export const schemas = {
  'portal-hero': portalHero,
  'hero-slider': heroSlider,
  text,
  'bild-text': bildText,
  'headline-teaser': headlineTeaser,
  'bild-text-teaser-3x': bildTextTeaser3x,
  'panoramabild-panoramateaser': panoramabildPanoramateaser,
  'kurzinfo-icons': kurzinfoIcons,
  eventteaser,
  newsticker,
  artikel,
  veranstaltung,
  veranstaltungsliste,
  preise,
  wassertemperatur,
  kennzahlen,
  diagramm,
  linkliste,
  fragen,
  zeitplan,
  hinweis,
  oeffnungszeiten,
  anschrift,
  verzeichnis,
  verzeichniseintrag,
  leistungen,
  leistung,
  lebenslagen,
  lebenslage,
  barrierefreiheitserklaerung,
  bekanntmachungen,
  bekanntmachung,
  stelle,
  stellen,
  stellenboerse,
  baugebiet,
  baugebiete,
  amt,
  aemter,
  personen,
  veranstaltungskalender,
  aktuellesliste,
  aktuellesarchiv,
  'gespeicherte-daten': gespeicherteDaten,
  'intranet-login': intranetLogin,
  'intranet-logout': intranetLogout,
  'raete-login': raeteLogin,
  'raete-passwort': raetePasswort,
  'raete-berichte': raeteBerichte,
  sitzung,
  sitzungen,
  vorlage,
  vorlagen,
  gremium,
  gremien,
  ratsperson,
  ratspersonen,
  terminvereinbarung,
  abfalltermine,
  heute,
  formular,
  pinnwand,
  ansprechperson,
} as const

export type TemplateName = keyof typeof schemas
