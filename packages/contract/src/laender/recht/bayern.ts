import type { Landesrecht } from '../landesrecht.ts'

export const bayern: Landesrecht = {
  barrierefreiheit: {
    gesetz: 'des Bayerischen Behindertengleichstellungsgesetzes',
    kurz: 'BayBGG',
    verordnung: 'der Bayerischen Digitalverordnung (BayDiV)',
    art: 'Durchsetzungsstelle',
    stelle: {
      name: 'Durchsetzungs- und Überwachungsstelle für barrierefreie Informationstechnik',
      bei: 'Landesamt für Digitalisierung, Breitband und Vermessung, IT-Dienstleistungszentrum des Freistaats Bayern',
      strasse: 'St.-Martin-Straße 47',
      ort: '81541 München',
      email: 'bitv@bayern.de',
      website: 'https://www.ldbv.bayern.de/digitalisierung/bitv/',
    },
    quelle:
      'https://github.com/RRZE-Webteam/rrze-legal (data/tos.php); RRZE-Webteam/rrze-legal, Länderliste (GitHub-Index 42503243990); https://www.bfsg-testen.de/gesetze/laender/bayern/; https://lbit.hessen.de/vergleichstabelle-bgg-bitv (Vergleichstabelle Bund/Länder, Leichte Sprache und DGS)',
  },
  datenschutz: {
    kurz: 'BayDSG',
    aufgabe: 'Art. 4 BayDSG',
    quelle: 'GitHub-Index 70592931265 (Art. 4 BayDSG), 66577469056',
    stand: '2026-12',
  },
  aufsicht: {
    name: 'Der Bayerische Landesbeauftragte für den Datenschutz',
    beim: 'beim Bayerischen Landesbeauftragten für den Datenschutz',
    strasse: 'Wagmüllerstraße 18',
    ort: '80538 München',
    postanschrift: 'Postfach 22 12 19, 80502 München',
    telefon: '089 212672-0',
    email: 'poststelle@datenschutz-bayern.de',
    website: 'https://www.datenschutz-bayern.de/',
    quelle:
      'https://github.com/datenanfragen/data (supervisory-authorities/debayldb.json); GitHub-Index 55379736087 (Stadt Regensburg), 71350272617 (Hochschule München)',
    stand: '2026',
  },
  kommunal: {
    gesetz: 'Gemeindeordnung für den Freistaat Bayern',
    kurz: 'GO',
    rat: {
      gemeinde: 'Gemeinderat',
      stadt: 'Stadtrat',
    },
    ladung: {
      paragraf: 'Art. 46 Abs. 2 GO',
    },
    bekanntmachung: {
      sitzung: 'Art. 52 Absatz 1 GO',
    },
    quelle:
      'BayernPortal (Aufgaben des ersten Bürgermeisters); https://buergerverein-burgkunstadt.de (Wortlaut Art. 52 GO); https://www.yumpu.com/de/document/view/37861794/anhang-geschaftsordnungsmuster-des-bayerischen-gemeindetages/23 ; Paragraf der Ladung: Wissen',
    stand: '2021-07',
  },
}
