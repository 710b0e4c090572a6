import type { Landesrecht } from '../landesrecht.ts'

export const saarland: Landesrecht = {
  barrierefreiheit: {
    gesetz: 'des Saarländischen Behindertengleichstellungsgesetzes',
    kurz: 'SBGG',
    paragraf: '§§ 12a und 12b',
    verordnung: 'der Saarländischen Behindertengleichstellungsverordnung (SBGVO)',
    art: 'Schlichtungsstelle',
    stelle: {
      name: 'Schlichtungsstelle nach § 12e SBGG',
      bei: 'Landesfachstelle Barrierefreiheit',
    },
    quelle:
      'https://service.saarland.de/barrierefreiheit (06.01.2025) ; https://es-heftche.de/article/8483 ; https://lexaris.de/book/version/documentflat/head/1369368 ; RRZE-Webteam/rrze-legal, Länderliste (GitHub-Index 42503243990); Liste der Durchsetzungsstellen in einer Erklärung zur Barrierefreiheit vom 14.02.2025 (GitHub-Index 70590024714); https://lbit.hessen.de/vergleichstabelle-bgg-bitv (Vergleichstabelle Bund/Länder, Leichte Sprache und DGS)',
    stand: '2025-08',
  },
  datenschutz: {
    kurz: 'SDSG',
    quelle: 'Liste der Landesdatenschutzgesetze (GitHub-Index 54606585166)',
    stand: '2026-12',
  },
  aufsicht: {
    name: 'Unabhängiges Datenschutzzentrum Saarland',
    beim: 'beim Unabhängigen Datenschutzzentrum Saarland',
    strasse: 'Fritz-Dobisch-Straße 12',
    ort: '66111 Saarbrücken',
    telefon: '0681 94781-0',
    email: 'poststelle@datenschutz.saarland.de',
    website: 'https://www.datenschutz.saarland.de/',
    quelle:
      'https://github.com/datenanfragen/data (supervisory-authorities/desaarudz.json); öffentliche Liste AUFSICHTSBEHOERDEN in einem GitHub-Projekt (Index-Nr. 56206512641)',
  },
  kommunal: {
    gesetz: 'Kommunalselbstverwaltungsgesetz',
    kurz: 'KSVG',
    rat: {
      gemeinde: 'Gemeinderat',
      stadt: 'Stadtrat',
    },
    ladung: {
      paragraf: '§ 41 Abs. 3 KSVG',
    },
    quelle:
      'https://www.anwalt24.de/gesetze/ksvg/41 ; http://www.anwalt24.de/gesetze/ksvg/171 ; https://sadaba.de/GSLT_KSVG_029_031.html',
  },
}
