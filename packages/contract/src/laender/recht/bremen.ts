import type { Landesrecht } from '../landesrecht.ts'

export const bremen: Landesrecht = {
  barrierefreiheit: {
    gesetz: 'des Bremischen Behindertengleichstellungsgesetzes',
    kurz: 'BremBGG',
    paragraf: '§§ 13 und 14',
    art: 'Durchsetzungsstelle',
    stelle: {
      name: 'Zentralstelle für barrierefreie Informationstechnik',
      bei: 'Landesbehindertenbeauftragter der Freien Hansestadt Bremen',
      strasse: 'Teerhof 59',
      ort: '28199 Bremen',
      website:
        'https://www.behindertenbeauftragter.bremen.de/der-beauftragte/zentralstelle-fuer-barrierefreie-informationstechnik-28011',
    },
    quelle:
      'https://lexaris.io/book/version/documentflat/head/5804047 (Stand 17.10.2024) ; RRZE-Webteam/rrze-legal, Länderliste (GitHub-Index 42503243990); Liste der Durchsetzungsstellen in einer Erklärung zur Barrierefreiheit vom 14.02.2025 (GitHub-Index 70590024714); https://lbit.hessen.de/vergleichstabelle-bgg-bitv (Vergleichstabelle Bund/Länder, Leichte Sprache und DGS)',
    stand: '2025-02',
  },
  datenschutz: {
    kurz: 'BremDSGVOAG',
    quelle: 'Liste der Landesdatenschutzgesetze (GitHub-Index 54606585166)',
    stand: '2026-12',
  },
  aufsicht: {
    name: 'Die Landesbeauftragte für Datenschutz und Informationsfreiheit der Freien Hansestadt Bremen',
    beim: 'bei der Landesbeauftragten für Datenschutz und Informationsfreiheit der Freien Hansestadt Bremen',
    strasse: 'Arndtstraße 1',
    ort: '27570 Bremerhaven',
    telefon: '0421 361-2010',
    email: 'office@datenschutz.bremen.de',
    website: 'https://www.datenschutz.bremen.de/',
    quelle:
      'https://github.com/datenanfragen/data (supervisory-authorities/debrelfdi.json); öffentliche Liste AUFSICHTSBEHOERDEN in einem GitHub-Projekt (Index-Nr. 56206512641)',
  },
}
