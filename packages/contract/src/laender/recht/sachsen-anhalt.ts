import type { Landesrecht } from '../landesrecht.ts'

export const sachsenAnhalt: Landesrecht = {
  barrierefreiheit: {
    gesetz: 'des Behindertengleichstellungsgesetzes Sachsen-Anhalt',
    kurz: 'BGG LSA',
    paragraf: '§§ 16a bis 16f',
    verordnung: 'der Behindertengleichstellungsverordnung Sachsen-Anhalt (BGGVO LSA)',
    art: 'Ombudsstelle',
    frist: 'einem Monat',
    stelle: {
      name: 'Ombudsstelle des Landes Sachsen-Anhalt nach § 16d BGG LSA',
      bei: 'Landesfachstelle für Barrierefreiheit bei der Unfallkasse Sachsen-Anhalt',
      strasse: 'Käsperstraße 31',
      ort: '39261 Zerbst/Anhalt',
      telefon: '03923 751-175',
      email: 'ombudsstelle@ukst.de',
      website: 'https://www.lf-barrierefreiheit-st.de/ueber-uns/ombudsstelle',
    },
    quelle:
      'https://www.sesam-projekt.de/kontakt-impressum/barrierefreiheit ; GitHub-Index 49243728624 (Juni 2025) ; https://lexaris.de/book/version/documentflat/head/1313961 ; Liste der Durchsetzungsstellen in einer Erklärung zur Barrierefreiheit vom 14.02.2025 (GitHub-Index 70590024714)',
    stand: '2025-06',
  },
  datenschutz: {
    kurz: 'DSAG LSA',
    quelle: 'Liste der Landesdatenschutzgesetze (GitHub-Index 54606585166)',
    stand: '2026-12',
  },
  aufsicht: {
    name: 'Landesbeauftragte für den Datenschutz Sachsen-Anhalt',
    beim: 'bei der Landesbeauftragten für den Datenschutz Sachsen-Anhalt',
    strasse: 'Otto-von-Guericke-Straße 34a',
    ort: '39104 Magdeburg',
    postanschrift: 'Postfach 19 47, 39009 Magdeburg',
    telefon: '0391 81803-0',
    email: 'poststelle@lfd.sachsen-anhalt.de',
    website: 'https://datenschutz.sachsen-anhalt.de/',
    quelle:
      'GitHub-Index 70959711037, 59826504746, 9548387786 (Anschrift); https://github.com/datenanfragen/data (supervisory-authorities/desalbd.json)',
    stand: '2026',
  },
  kommunal: {
    gesetz: 'Kommunalverfassungsgesetz des Landes Sachsen-Anhalt',
    kurz: 'KVG LSA',
    rat: {
      gemeinde: 'Gemeinderat',
      stadt: 'Stadtrat',
    },
    ladung: {
      paragraf: '§ 53 Abs. 4 KVG LSA',
    },
    quelle:
      'https://naumburg.de/de/aktuelles-startseite/geschaeftsordnung-fuer-den-gemeinderat-und-seine-ausschuesse.html (14.08.2024) ; https://ol.wittich.de/titel/2928/ausgabe/4/2024/artikel/00000000000043567398-OL-2928-2024-33-4-0 ; https://recht.ra-micro.de/laws/KVG_LSA_ST.html ; Paragraf der Ladung: Wissen',
    stand: '2024-08',
  },
}
