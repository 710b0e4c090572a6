import { Abfalltermine } from './abfalltermine/view.tsx'
import { Aemter } from './aemter/view.tsx'
import { Aktuellesarchiv } from './aktuellesarchiv/view.tsx'
import { Aktuellesliste } from './aktuellesliste/view.tsx'
import { Amt } from './amt/view.tsx'
import { Anschrift } from './anschrift/view.tsx'
import { Ansprechperson } from './ansprechperson/view.tsx'
import { Artikel } from './artikel/view.tsx'
import { Barrierefreiheitserklaerung } from './barrierefreiheitserklaerung/view.tsx'
import { Baugebiet } from './baugebiet/view.tsx'
import { Baugebiete } from './baugebiete/view.tsx'
import { Bekanntmachung } from './bekanntmachung/view.tsx'
import { Bekanntmachungen } from './bekanntmachungen/view.tsx'
import { BildText } from './bild-text/view.tsx'
import { BildTextTeaser3x } from './bild-text-teaser-3x/view.tsx'
import { Diagramm } from './diagramm/view.tsx'
import { Formular } from './formular/view.tsx'
import { Fragen } from './fragen/view.tsx'
import { GespeicherteDaten } from './gespeicherte-daten/view.tsx'
import { Gremien } from './gremien/view.tsx'
import { Gremium } from './gremium/view.tsx'
import { HeadlineTeaser } from './headline-teaser/view.tsx'
import { Heute } from './heute/view.tsx'
import { Hinweis } from './hinweis/view.tsx'
import { IntranetLogin } from './intranet-login/view.tsx'
import { IntranetLogout } from './intranet-logout/view.tsx'
import { Kennzahlen } from './kennzahlen/view.tsx'
import { KurzinfoIcons } from './kurzinfo-icons/view.tsx'
import { Lebenslage } from './lebenslage/view.tsx'
import { Lebenslagen } from './lebenslagen/view.tsx'
import { Leistung } from './leistung/view.tsx'
import { Leistungen } from './leistungen/view.tsx'
import { Linkliste } from './linkliste/view.tsx'
import type { loaders } from './loaders.ts'
import { Oeffnungszeiten } from './oeffnungszeiten/view.tsx'
import { Personen } from './personen/view.tsx'
import { Pinnwand } from './pinnwand/view.tsx'
import { portalViews } from './portal-views.ts'
import { Preise } from './preise/view.tsx'
import { RaeteBerichte } from './raete-berichte/view.tsx'
import { RaeteLogin } from './raete-login/view.tsx'
import { RaetePasswort } from './raete-passwort/view.tsx'
import { Ratsperson } from './ratsperson/view.tsx'
import { Ratspersonen } from './ratspersonen/view.tsx'
import type { schemas, TemplateName } from './schemas.ts'
import { Sitzung } from './sitzung/view.tsx'
import { Sitzungen } from './sitzungen/view.tsx'
import { Stelle } from './stelle/view.tsx'
import { Stellen } from './stellen/view.tsx'
import { Stellenboerse } from './stellenboerse/view.tsx'
import type { View } from './template.ts'
import { Terminvereinbarung } from './terminvereinbarung/view.tsx'
import { Text } from './text/view.tsx'
import { Veranstaltung } from './veranstaltung/view.tsx'
import { Veranstaltungskalender } from './veranstaltungskalender/view.tsx'
import { Veranstaltungsliste } from './veranstaltungsliste/view.tsx'
import { Verzeichnis } from './verzeichnis/view.tsx'
import { Verzeichniseintrag } from './verzeichniseintrag/view.tsx'
import { Vorlage } from './vorlage/view.tsx'
import { Vorlagen } from './vorlagen/view.tsx'
import { Wassertemperatur } from './wassertemperatur/view.tsx'
import { Zeitplan } from './zeitplan/view.tsx'

type Data<N extends TemplateName> = N extends keyof typeof loaders
  ? Awaited<ReturnType<(typeof loaders)[N]>>
  : undefined

/** The view of every template. A template without one fails the type check. */
export const views: { [N in TemplateName]: View<(typeof schemas)[N], Data<N>> } = {
  ...portalViews,
  'headline-teaser': HeadlineTeaser,
  'bild-text-teaser-3x': BildTextTeaser3x,
  'kurzinfo-icons': KurzinfoIcons,
  'bild-text': BildText,
  text: Text,
  artikel: Artikel,
  veranstaltung: Veranstaltung,
  veranstaltungsliste: Veranstaltungsliste,
  preise: Preise,
  wassertemperatur: Wassertemperatur,
  kennzahlen: Kennzahlen,
  diagramm: Diagramm,
  linkliste: Linkliste,
  fragen: Fragen,
  zeitplan: Zeitplan,
  hinweis: Hinweis,
  oeffnungszeiten: Oeffnungszeiten,
  anschrift: Anschrift,
  verzeichnis: Verzeichnis,
  verzeichniseintrag: Verzeichniseintrag,
  leistungen: Leistungen,
  leistung: Leistung,
  lebenslagen: Lebenslagen,
  lebenslage: Lebenslage,
  barrierefreiheitserklaerung: Barrierefreiheitserklaerung,
  bekanntmachungen: Bekanntmachungen,
  bekanntmachung: Bekanntmachung,
  stelle: Stelle,
  stellen: Stellen,
  stellenboerse: Stellenboerse,
  baugebiet: Baugebiet,
  baugebiete: Baugebiete,
  amt: Amt,
  aemter: Aemter,
  personen: Personen,
  veranstaltungskalender: Veranstaltungskalender,
  aktuellesliste: Aktuellesliste,
  aktuellesarchiv: Aktuellesarchiv,
  'gespeicherte-daten': GespeicherteDaten,
  'intranet-login': IntranetLogin,
  'intranet-logout': IntranetLogout,
  'raete-login': RaeteLogin,
  'raete-passwort': RaetePasswort,
  'raete-berichte': RaeteBerichte,
  sitzung: Sitzung,
  sitzungen: Sitzungen,
  vorlage: Vorlage,
  vorlagen: Vorlagen,
  gremium: Gremium,
  gremien: Gremien,
  ratsperson: Ratsperson,
  ratspersonen: Ratspersonen,
  terminvereinbarung: Terminvereinbarung,
  abfalltermine: Abfalltermine,
  heute: Heute,
  formular: Formular,
  pinnwand: Pinnwand,
  ansprechperson: Ansprechperson,
}
