import type { Landesrecht } from '../landesrecht.ts'

export const mecklenburgVorpommern: Landesrecht = {
  barrierefreiheit: {
    gesetz: 'des Landesbehindertengleichstellungsgesetzes Mecklenburg-Vorpommern',
    kurz: 'LBGG M-V',
    paragraf: '§§ 13 und 14',
    verordnung: 'der Barrierefreien Informationstechnik-Verordnung Mecklenburg-Vorpommern (BITVO M-V)',
    art: 'Überwachungsstelle',
    frist: 'sechs Wochen',
    stelle: {
      name: 'Anlauf- und Überwachungsstelle „Digitale Barrierefreiheit“',
      bei: 'Sozialministerium Mecklenburg-Vorpommern',
      strasse: 'Werderstraße 124',
      ort: '19055 Schwerin',
      email: 'ueberwachungsstelle@sm.mv-regierung.de',
      website: 'https://www.regierung-mv.de/Landesregierung/sm/Soziales/Ueberwachungsstelle/',
    },
    quelle:
      'https://www.laf-mv.de/service/Barrierefreiheit ; https://www.regierung-mv.de (Mustererklärung der Überwachungsstelle) ; https://amt-guestrow-land.de/barrierefreiheit.html ; RRZE-Webteam/rrze-legal, Länderliste (GitHub-Index 42503243990); Liste der Durchsetzungsstellen in einer Erklärung zur Barrierefreiheit vom 14.02.2025 (GitHub-Index 70590024714); https://lbit.hessen.de/vergleichstabelle-bgg-bitv (Vergleichstabelle Bund/Länder, Leichte Sprache und DGS)',
    stand: '2025-02',
  },
  datenschutz: {
    kurz: 'DSG M-V',
    quelle: 'Liste der Landesdatenschutzgesetze (GitHub-Index 54606585166)',
    stand: '2026-12',
  },
  aufsicht: {
    name: 'Der Landesbeauftragte für Datenschutz und Informationsfreiheit Mecklenburg-Vorpommern',
    beim: 'beim Landesbeauftragten für Datenschutz und Informationsfreiheit Mecklenburg-Vorpommern',
    strasse: 'Werderstraße 74a',
    ort: '19055 Schwerin',
    postanschrift: 'Schloss Schwerin, Lennéstraße 1, 19053 Schwerin',
    telefon: '0385 59494-0',
    email: 'info@datenschutz-mv.de',
    website: 'https://www.datenschutz-mv.de/',
    quelle:
      'https://github.com/datenanfragen/data (supervisory-authorities/demvldi.json); öffentliche Liste AUFSICHTSBEHOERDEN in einem GitHub-Projekt (Index-Nr. 56206512641)',
  },
  kommunal: {
    gesetz: 'Kommunalverfassung für das Land Mecklenburg-Vorpommern',
    kurz: 'KV M-V',
    rat: {
      gemeinde: 'Gemeindevertretung',
      stadt: 'Stadtvertretung',
    },
    ladung: {
      paragraf: '§ 29 KV M-V',
    },
    bekanntmachung: {
      sitzung: '§ 29 KV M-V',
    },
    quelle:
      'https://www.anwalt24.de/gesetze/kv_m_v/28 ; https://ol.wittich.de/titel/3460/ausgabe/20/2024/artikel/00000000000044235948-OL-3460-2024-40-20-0 ; Paragraf der Ladung: Wissen',
    stand: '2024-09',
  },
}
