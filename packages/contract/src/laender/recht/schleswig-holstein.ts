import type { Landesrecht } from '../landesrecht.ts'

export const schleswigHolstein: Landesrecht = {
  barrierefreiheit: {
    gesetz: 'des Landesbehindertengleichstellungsgesetzes',
    kurz: 'LBGG',
    verordnung: 'der Barrierefreie-Informationstechnik-Verordnung des Bundes (BITV 2.0)',
    art: 'Beschwerdestelle',
    stelle: {
      name: 'Beschwerdestelle für barrierefreie Informationstechnik Schleswig-Holstein',
      bei: 'Landesbeauftragte für Menschen mit Behinderung',
      strasse: 'Karolinenweg 1',
      ort: '24105 Kiel',
      email: 'bbit@landtag.ltsh.de',
      website: 'https://www.landtag.ltsh.de/beauftragte/beschwerdestelle-fuer-barrieren',
    },
    quelle:
      'https://www.landtag.ltsh.de/beauftragte/beschwerdestelle-fuer-barrieren ; https://www.landtag.ltsh.de/metainfo/barrierefreiheit/ ; RRZE-Webteam/rrze-legal, Länderliste (GitHub-Index 42503243990); GitHub-Index 52493807681 (Telefon); Liste der Durchsetzungsstellen in einer Erklärung zur Barrierefreiheit vom 14.02.2025 (GitHub-Index 70590024714)',
  },
  datenschutz: {
    kurz: 'LDSG',
    quelle: 'Liste der Landesdatenschutzgesetze (GitHub-Index 54606585166)',
    stand: '2026-12',
  },
  aufsicht: {
    name: 'Unabhängiges Landeszentrum für Datenschutz Schleswig-Holstein',
    beim: 'beim Unabhängigen Landeszentrum für Datenschutz Schleswig-Holstein',
    strasse: 'Holstenstraße 98',
    ort: '24103 Kiel',
    postanschrift: 'Postfach 71 16, 24171 Kiel',
    telefon: '0431 988-1200',
    email: 'mail@datenschutzzentrum.de',
    website: 'https://www.datenschutzzentrum.de/',
    quelle:
      'https://github.com/datenanfragen/data (supervisory-authorities/deshuld.json); öffentliche Liste AUFSICHTSBEHOERDEN in einem GitHub-Projekt (Index-Nr. 56206512641)',
  },
  kommunal: {
    gesetz: 'Gemeindeordnung für Schleswig-Holstein',
    kurz: 'GO',
    rat: {
      gemeinde: 'Gemeindevertretung',
      stadt: 'Stadtvertretung',
    },
    ladung: {
      paragraf: '§ 34 Abs. 4 GO',
      tage: 7,
    },
    quelle:
      'https://ris.stadt-neustadt.eu/bi/vo020.asp?VOLFDNR=4335 ; https://www.umwelt-online.de/recht/allgemei/laender/sh/z25_0121.htm',
    stand: '2025-12',
  },
}
