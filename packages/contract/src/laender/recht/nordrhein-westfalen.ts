import type { Landesrecht } from '../landesrecht.ts'

export const nordrheinWestfalen: Landesrecht = {
  barrierefreiheit: {
    gesetz: 'des Behindertengleichstellungsgesetzes Nordrhein-Westfalen',
    kurz: 'BGG NRW',
    paragraf: '§§ 10 bis 10e',
    verordnung: 'der Barrierefreie-Informationstechnik-Verordnung Nordrhein-Westfalen (BITVNRW)',
    art: 'Ombudsstelle',
    frist: 'sechs Wochen',
    stelle: {
      name: 'Ombudsstelle für barrierefreie Informationstechnik des Landes Nordrhein-Westfalen',
      bei: 'Landesbeauftragte für Menschen mit Behinderungen',
      strasse: 'Fürstenwall 25',
      ort: '40219 Düsseldorf',
      email: 'ombudsstelle-barrierefreie-it@mags.nrw.de',
      website: 'https://www.lbbp.nrw.de/ombudsstelle',
    },
    quelle:
      'https://www.lbbp.nrw.de/ombudsstelle ; https://www.mags.nrw/ombudsstelle-barrierefreie-informationstechnik ; https://meerbusch.de/barrierefreiheit.html ; GitHub-Index 30925689251 (Anschrift, 19.01.2022); Liste der Durchsetzungsstellen in einer Erklärung zur Barrierefreiheit vom 14.02.2025 (GitHub-Index 70590024714); https://lbit.hessen.de/vergleichstabelle-bgg-bitv (Vergleichstabelle Bund/Länder, Leichte Sprache und DGS)',
    stand: '2025-02',
  },
  datenschutz: {
    kurz: 'DSG NRW',
    aufgabe: '§ 3 DSG NRW',
    quelle: 'GitHub-Index 16036575917 (§ 3 DSG NRW)',
    stand: '2026-12',
  },
  aufsicht: {
    name: 'Landesbeauftragte für Datenschutz und Informationsfreiheit Nordrhein-Westfalen',
    beim: 'bei der Landesbeauftragten für Datenschutz und Informationsfreiheit Nordrhein-Westfalen',
    strasse: 'Kavalleriestraße 2–4',
    ort: '40213 Düsseldorf',
    postanschrift: 'Postfach 20 04 44, 40102 Düsseldorf',
    telefon: '0211 38424-0',
    email: 'poststelle@ldi.nrw.de',
    website: 'https://www.ldi.nrw.de/',
    quelle:
      'https://github.com/datenanfragen/data (supervisory-authorities/denrwldi.json); öffentliche Liste AUFSICHTSBEHOERDEN in einem GitHub-Projekt (Index-Nr. 56206512641)',
  },
  kommunal: {
    gesetz: 'Gemeindeordnung für das Land Nordrhein-Westfalen',
    kurz: 'GO NRW',
    rat: {
      gemeinde: 'Rat',
      stadt: 'Rat',
    },
    ladung: {
      paragraf: '§ 47 Abs. 2 GO NRW',
    },
    bekanntmachung: {
      sitzung: '§ 48 Absatz 1 GO NRW',
    },
    quelle: 'Wissen',
  },
}
