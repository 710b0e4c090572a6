import { examples as abfalltermine } from './abfalltermine/examples.ts'
import { examples as aemter } from './aemter/examples.ts'
import { examples as aktuellesarchiv } from './aktuellesarchiv/examples.ts'
import { examples as aktuellesliste } from './aktuellesliste/examples.ts'
import { examples as amt } from './amt/examples.ts'
import { examples as anschrift } from './anschrift/examples.ts'
import { examples as ansprechperson } from './ansprechperson/examples.ts'
import { examples as artikel } from './artikel/examples.ts'
import { examples as barrierefreiheitserklaerung } from './barrierefreiheitserklaerung/examples.ts'
import { examples as baugebiet } from './baugebiet/examples.ts'
import { examples as baugebiete } from './baugebiete/examples.ts'
import { examples as bekanntmachung } from './bekanntmachung/examples.ts'
import { examples as bekanntmachungen } from './bekanntmachungen/examples.ts'
import { examples as bildText } from './bild-text/examples.ts'
import { examples as bildTextTeaser3x } from './bild-text-teaser-3x/examples.ts'
import { examples as diagramm } from './diagramm/examples.ts'
import { examples as eventteaser } from './eventteaser/examples.ts'
import { examples as formular } from './formular/examples.ts'
import { examples as fragen } from './fragen/examples.ts'
import { examples as gespeicherteDaten } from './gespeicherte-daten/examples.ts'
import { examples as gremien } from './gremien/examples.ts'
import { examples as gremium } from './gremium/examples.ts'
import { examples as headlineTeaser } from './headline-teaser/examples.ts'
import { examples as heroSlider } from './hero-slider/examples.ts'
import { examples as heute } from './heute/examples.ts'
import { examples as hinweis } from './hinweis/examples.ts'
import { examples as intranetLogin } from './intranet-login/examples.ts'
import { examples as intranetLogout } from './intranet-logout/examples.ts'
import { examples as kennzahlen } from './kennzahlen/examples.ts'
import { examples as kurzinfoIcons } from './kurzinfo-icons/examples.ts'
import { examples as lebenslage } from './lebenslage/examples.ts'
import { examples as lebenslagen } from './lebenslagen/examples.ts'
import { examples as leistung } from './leistung/examples.ts'
import { examples as leistungen } from './leistungen/examples.ts'
import { examples as linkliste } from './linkliste/examples.ts'
import { examples as newsticker } from './newsticker/examples.ts'
import { examples as oeffnungszeiten } from './oeffnungszeiten/examples.ts'
import { examples as panoramabildPanoramateaser } from './panoramabild-panoramateaser/examples.ts'
import { examples as personen } from './personen/examples.ts'
import { examples as pinnwand } from './pinnwand/examples.ts'
import { examples as portalHero } from './portal-hero/examples.ts'
import { examples as preise } from './preise/examples.ts'
import { examples as raeteBerichte } from './raete-berichte/examples.ts'
import { examples as raeteLogin } from './raete-login/examples.ts'
import { examples as raetePasswort } from './raete-passwort/examples.ts'
import { examples as ratsperson } from './ratsperson/examples.ts'
import { examples as ratspersonen } from './ratspersonen/examples.ts'
import type { schemas, TemplateName } from './schemas.ts'
import { examples as sitzung } from './sitzung/examples.ts'
import { examples as sitzungen } from './sitzungen/examples.ts'
import { examples as stelle } from './stelle/examples.ts'
import { examples as stellen } from './stellen/examples.ts'
import { examples as stellenboerse } from './stellenboerse/examples.ts'
import type { Example } from './template.ts'
import { examples as terminvereinbarung } from './terminvereinbarung/examples.ts'
import { examples as text } from './text/examples.ts'
import { examples as veranstaltung } from './veranstaltung/examples.ts'
import { examples as veranstaltungskalender } from './veranstaltungskalender/examples.ts'
import { examples as veranstaltungsliste } from './veranstaltungsliste/examples.ts'
import { examples as verzeichnis } from './verzeichnis/examples.ts'
import { examples as verzeichniseintrag } from './verzeichniseintrag/examples.ts'
import { examples as vorlage } from './vorlage/examples.ts'
import { examples as vorlagen } from './vorlagen/examples.ts'
import { examples as wassertemperatur } from './wassertemperatur/examples.ts'
import { examples as zeitplan } from './zeitplan/examples.ts'

/** Named examples of every template, by wire name. A template without a `standard` fails the type check. */
export const examples = {
  'portal-hero': portalHero,
  'hero-slider': heroSlider,
  'headline-teaser': headlineTeaser,
  'bild-text-teaser-3x': bildTextTeaser3x,
  'panoramabild-panoramateaser': panoramabildPanoramateaser,
  'kurzinfo-icons': kurzinfoIcons,
  'bild-text': bildText,
  text,
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
} satisfies {
  [N in TemplateName]: Record<string, Example<(typeof schemas)[N]>> & { standard: unknown }
}
