import type { Landesrecht } from '../landesrecht.ts'

export const rheinlandPfalz: Landesrecht = {
  barrierefreiheit: {
    gesetz: 'des Landesinklusionsgesetzes Rheinland-Pfalz',
    kurz: 'InklG RP',
    verordnung: 'der Barrierefreie-Informationstechnik-Verordnung Rheinland-Pfalz (BITV RP)',
    art: 'Durchsetzungsstelle',
    frist: 'einem Monat',
    stelle: {
      name: 'Durchsetzungsstelle zur digitalen Barrierefreiheit von öffentlichen Stellen in Rheinland-Pfalz',
      bei: 'Landesbeauftragte für die Belange von Menschen mit Behinderungen',
      strasse: 'Bauhofstraße 9',
      ort: '55116 Mainz',
      telefon: '06131 16-5342',
      website: 'https://inklusion.rlp.de/de/landesbeauftragte-landesteilhabebeirat/durchsetzungsstelle/',
    },
    quelle:
      'https://inklusion.rlp.de/de/landesbeauftragte-landesteilhabebeirat/durchsetzungsstelle/ ; https://behindertenbeauftragte.rlp.de/landesbeauftragte/aufgaben-1 ; https://behindertenbeauftragte.rlp.de/landesbeauftragte/schwerpunkte/barrierefreiheit/barrierefreie-verwaltung ; https://www.kaisersesch.de/footer/erklaerung-zur-barrierefreiheit ; Liste der Durchsetzungsstellen in einer Erklärung zur Barrierefreiheit vom 14.02.2025 (GitHub-Index 70590024714); https://lbit.hessen.de/vergleichstabelle-bgg-bitv (Vergleichstabelle Bund/Länder, Leichte Sprache und DGS)',
    stand: '2025-02',
  },
  datenschutz: {
    kurz: 'LDSG',
    quelle: 'Liste der Landesdatenschutzgesetze (GitHub-Index 54606585166)',
    stand: '2026-12',
  },
  aufsicht: {
    name: 'Der Landesbeauftragte für den Datenschutz und die Informationsfreiheit Rheinland-Pfalz',
    beim: 'beim Landesbeauftragten für den Datenschutz und die Informationsfreiheit Rheinland-Pfalz',
    strasse: 'Hintere Bleiche 34',
    ort: '55116 Mainz',
    postanschrift: 'Postfach 30 40, 55020 Mainz',
    telefon: '06131 8920-0',
    email: 'poststelle@datenschutz.rlp.de',
    website: 'https://www.datenschutz.rlp.de/',
    quelle:
      'https://github.com/datenanfragen/data (supervisory-authorities/derlpbdi.json); öffentliche Liste AUFSICHTSBEHOERDEN in einem GitHub-Projekt (Index-Nr. 56206512641); GitHub-Index 70496375985, 67223404200, 60320667955 (Telefon)',
  },
  kommunal: {
    gesetz: 'Gemeindeordnung',
    kurz: 'GemO',
    rat: {
      gemeinde: 'Gemeinderat',
      stadt: 'Stadtrat',
    },
    ladung: {
      paragraf: '§ 34 Abs. 3 GemO',
      tage: 4,
      zwischen: true,
    },
    quelle:
      'http://www.anwalt24.de/gesetze/gemo-1/34 ; https://ol.wittich.de/titel/101/ausgabe/28/2023/artikel/00000000000037595961-OL-101-2023-28-28-0',
    stand: '2023-07',
  },
}
