import type { Landesrecht } from '../landesrecht.ts'

export const badenWuerttemberg: Landesrecht = {
  barrierefreiheit: {
    gesetz: 'des Landes-Behindertengleichstellungsgesetzes',
    kurz: 'L-BGG',
    paragraf: '§ 10 Absatz 1',
    art: 'Schlichtungsstelle',
    frist: 'vier Wochen',
    ablauf:
      'Das Verfahren ist kostenlos, Sie brauchen keine Anwältin und keinen Anwalt. Voraussetzung ist, dass Sie sich vorher bei uns gemeldet haben (§ 10b L-BGG).',
    verbandsklage:
      'Anerkannte Verbände für Menschen mit Behinderungen können außerdem klagen (§ 12 Absatz 1 Satz 1 Nummer 4 L-BGG).',
    stelle: {
      name: 'Schlichtungsstelle beim Landeszentrum Barrierefreiheit (LZ-BARR)',
      strasse: 'Else-Josenhans-Straße 6',
      ort: '70173 Stuttgart',
      telefon: '0711 123-39375',
      email: 'schlichtung@barrierefreiheit.bwl.de',
      website: 'https://barrierefreiheit-bw.de/barrierefreiheitdurchsetzen/schlichtungsantrag',
    },
    quelle:
      'https://barrierefreiheit-bw.de/barrierefreiheitdurchsetzen/schlichtungsantrag ; Haufe § 10b L-BGG ; GitHub-Index 43925089115 (Telefon, Frist); Liste der Durchsetzungsstellen in einer Erklärung zur Barrierefreiheit vom 14.02.2025 (GitHub-Index 70590024714); https://lbit.hessen.de/vergleichstabelle-bgg-bitv (Vergleichstabelle Bund/Länder, Leichte Sprache und DGS) ; Mustererklärung des Landes (Frist, Verbandsklage)',
    stand: '2025-02',
  },
  datenschutz: {
    kurz: 'LDSG',
    aufgabe: '§ 4 LDSG',
    beschaeftigte: '§ 15 LDSG',
    quelle: 'bisherige Datenschutzseite dieser Software',
    stand: '2026-12',
  },
  aufsicht: {
    name: 'Der Landesbeauftragte für den Datenschutz und die Informationsfreiheit Baden-Württemberg',
    beim: 'beim Landesbeauftragten für den Datenschutz und die Informationsfreiheit Baden-Württemberg',
    strasse: 'Heilbronner Straße 35',
    ort: '70191 Stuttgart',
    postanschrift: 'Postfach 10 29 32, 70025 Stuttgart',
    telefon: '0711 615541-0',
    email: 'poststelle@lfdi.bwl.de',
    website: 'https://www.baden-wuerttemberg.datenschutz.de/',
    quelle:
      'GitHub-Index 55778947378, 54573818763, 71474983203 (Anschrift, Telefon); https://github.com/datenanfragen/data (supervisory-authorities/debawueldb.json)',
  },
  kommunal: {
    gesetz: 'Gemeindeordnung für Baden-Württemberg',
    kurz: 'GemO',
    rat: {
      gemeinde: 'Gemeinderat',
      stadt: 'Gemeinderat',
    },
    ladung: {
      paragraf: '§ 34 Abs. 1 GemO',
      tage: 7,
    },
    bekanntmachung: {
      satzung: '§ 4 Absatz 3 der Gemeindeordnung',
      sitzung: '§ 34 Absatz 1 der Gemeindeordnung',
      haushalt: '§ 81 Absatz 3 der Gemeindeordnung',
    },
    beschluesse: {
      binnen: 'binnen einer Woche',
      paragraf: '§ 41b GemO',
    },
    quelle:
      'https://www.verlagshaus-jaumann.de/inhalt.steinen-gemeinderatssitzung-versus-fussball.8e64b6a0-f909-4bfe-866c-efc4fc23a553.html ; https://www.yumpu.com/de/document/view/13466151/auszug-aus-der-gemeindeordnung-fur-baden-wurttembergd/37 ; https://www.oehringen.de/politik-recht/gemeinderat',
    stand: '2021-06',
  },
}
