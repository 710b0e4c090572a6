import type { Landesrecht } from '../landesrecht.ts'

export const hessen: Landesrecht = {
  barrierefreiheit: {
    gesetz: 'des Hessischen Behinderten-Gleichstellungsgesetzes',
    kurz: 'HessBGG',
    paragraf: '§ 14',
    verordnung: 'der Hessischen Verordnung über barrierefreie Informationstechnik (HVBIT)',
    art: 'Durchsetzungsstelle',
    frist: 'sechs Wochen',
    stelle: {
      name: 'Durchsetzungs- und Überwachungsstelle Barrierefreie Informationstechnik',
      bei: 'Landesbeauftragte für barrierefreie IT beim Regierungspräsidium Gießen',
      strasse: 'Landgraf-Philipp-Platz 1–7',
      ort: '35390 Gießen',
      telefon: '0641 303-2901',
      email: 'Durchsetzungsstelle-LBIT@rpgi.hessen.de',
      website: 'https://lbit.hessen.de/',
    },
    quelle:
      'https://lbit.hessen.de/buergerinnen-und-buerger/feedback-mechanismus ; GitHub-Index 61885248198 und 61694612816 (Anschrift); RRZE-Webteam/rrze-legal, Länderliste (GitHub-Index 42503243990); https://lbit.hessen.de/vergleichstabelle-bgg-bitv (Vergleichstabelle Bund/Länder, Leichte Sprache und DGS)',
  },
  datenschutz: {
    kurz: 'HDSIG',
    quelle: 'Liste der Landesdatenschutzgesetze (GitHub-Index 54606585166)',
    stand: '2026-12',
  },
  aufsicht: {
    name: 'Der Hessische Beauftragte für Datenschutz und Informationsfreiheit',
    beim: 'beim Hessischen Beauftragten für Datenschutz und Informationsfreiheit',
    strasse: 'Wilhelmstraße 7',
    ort: '65185 Wiesbaden',
    postanschrift: 'Postfach 31 63, 65021 Wiesbaden',
    telefon: '0611 1408-0',
    email: 'poststelle@datenschutz.hessen.de',
    website: 'https://datenschutz.hessen.de/',
    quelle:
      'GitHub-Index 71240994412 (Umzug am 16.03.2026 laut Pressemitteilung des HBDI), 68493755359, 63225363709; https://github.com/datenanfragen/data (supervisory-authorities/dehessbdi.json)',
    stand: '2026-03',
  },
  kommunal: {
    gesetz: 'Hessische Gemeindeordnung',
    kurz: 'HGO',
    rat: {
      gemeinde: 'Gemeindevertretung',
      stadt: 'Stadtverordnetenversammlung',
    },
    ladung: {
      paragraf: '§ 58 Abs. 1 HGO',
      tage: 3,
      zwischen: true,
    },
    quelle:
      'http://www.anwalt24.de/rund-ums-recht/Paragraph_58_HGO_Aufgaben_der_Vorsitzenden-d146137,70.html (Fassung ab 24.12.2011) ; https://dskrpt.de/jensgerlach/kommunalrecht-hessen-ubungsfalle/',
    stand: '2022',
  },
}
