import type { Landesrecht } from '../landesrecht.ts'

export const niedersachsen: Landesrecht = {
  barrierefreiheit: {
    gesetz: 'des Niedersächsischen Behindertengleichstellungsgesetzes',
    kurz: 'NBGG',
    paragraf: '§§ 9 bis 9e',
    art: 'Schlichtungsstelle',
    stelle: {
      name: 'Schlichtungsstelle nach dem NBGG',
      bei: 'Landesbeauftragte für Menschen mit Behinderungen',
      strasse: 'Hannah-Arendt-Platz 2',
      ort: '30159 Hannover',
      email: 'schlichtungsstelle@ms.niedersachsen.de',
      website:
        'https://www.ms.niedersachsen.de/startseite/service_kontakt/barrierefreie_it/barrierefreie-it-in-niedersachsen-183088.html',
    },
    quelle:
      'http://aktuell.schure.de/index.php/dienstrecht/62-menschen-mit-behinderungen/284-84200-nbgg ; RRZE-Webteam/rrze-legal, Länderliste (GitHub-Index 42503243990); GitHub-Index 71399310044 und 56985004836 (Anschrift); Liste der Durchsetzungsstellen in einer Erklärung zur Barrierefreiheit vom 14.02.2025 (GitHub-Index 70590024714); https://lbit.hessen.de/vergleichstabelle-bgg-bitv (Vergleichstabelle Bund/Länder, Leichte Sprache und DGS)',
    stand: '2025-02',
  },
  datenschutz: {
    kurz: 'NDSG',
    aufgabe: '§ 3 NDSG',
    beschaeftigte: '§ 12 NDSG',
    quelle: 'GitHub-Index 59117714318 (§ 3 NDSG), 71312110142 (§ 12 NDSG)',
    stand: '2026-12',
  },
  aufsicht: {
    name: 'Der Landesbeauftragte für den Datenschutz Niedersachsen',
    beim: 'beim Landesbeauftragten für den Datenschutz Niedersachsen',
    strasse: 'Prinzenstraße 5',
    ort: '30159 Hannover',
    postanschrift: 'Postfach 221, 30002 Hannover',
    telefon: '0511 120-4500',
    email: 'poststelle@lfd.niedersachsen.de',
    website: 'https://www.lfd.niedersachsen.de/',
    quelle:
      'https://github.com/datenanfragen/data (supervisory-authorities/dendslfd.json); öffentliche Liste AUFSICHTSBEHOERDEN in einem GitHub-Projekt (Index-Nr. 56206512641)',
  },
  kommunal: {
    gesetz: 'Niedersächsisches Kommunalverfassungsgesetz',
    kurz: 'NKomVG',
    rat: {
      gemeinde: 'Rat',
      stadt: 'Rat',
    },
    ladung: {
      paragraf: '§ 59 Abs. 1 NKomVG',
    },
    quelle: 'https://voris.wolterskluwer-online.de/browse/document/cite/be5e6dfa-466d-3d56-b77b-68ab65d84bde',
  },
}
