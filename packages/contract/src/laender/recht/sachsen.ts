import type { Landesrecht } from '../landesrecht.ts'

export const sachsen: Landesrecht = {
  barrierefreiheit: {
    gesetz: 'des Barrierefreie-Websites-Gesetzes',
    kurz: 'BfWebG',
    paragraf: '§§ 1 und 2',
    verordnung: 'der Barrierefreie-Websites-Verordnung (BfWebVO)',
    art: 'Durchsetzungsstelle',
    stelle: {
      name: 'Durchsetzungsstelle',
      bei: 'Sächsische Staatskanzlei, Geschäftsstelle des Landesbeauftragten für Inklusion der Menschen mit Behinderungen',
      strasse: 'Archivstraße 1',
      ort: '01097 Dresden',
      telefon: '0351 564-10713',
      email: 'durchsetzungsstelle@sk.sachsen.de',
      website: 'https://www.durchsetzungsstelle.sachsen.de',
    },
    quelle:
      'GitHub-Index 461769117 ; https://portal.klimaschulen.sachsen.de/barrierefreiheitserklaerung (29.09.2024) ; https://www.eilenburg-west.de/seite/573298/barrierefreiheit.html ; RRZE-Webteam/rrze-legal, Länderliste (GitHub-Index 42503243990); Liste der Durchsetzungsstellen in einer Erklärung zur Barrierefreiheit vom 14.02.2025 (GitHub-Index 70590024714); https://lbit.hessen.de/vergleichstabelle-bgg-bitv (Vergleichstabelle Bund/Länder, Leichte Sprache und DGS)',
    stand: '2025-02',
  },
  datenschutz: {
    kurz: 'SächsDSDG',
    quelle: 'Liste der Landesdatenschutzgesetze (GitHub-Index 54606585166)',
    stand: '2026-12',
  },
  aufsicht: {
    name: 'Sächsische Datenschutz- und Transparenzbeauftragte',
    beim: 'bei der Sächsischen Datenschutz- und Transparenzbeauftragten',
    strasse: 'Maternistraße 17',
    ort: '01067 Dresden',
    telefon: '0351 85471-101',
    website: 'https://www.datenschutz.sachsen.de/',
    quelle:
      'GitHub-Index 70553945245 (Recherche 10/2026: seit April 2025 Maternistraße 17), 71525485975; 54183896991 (Telefon, Mail, April 2026)',
    stand: '2026-10',
  },
  kommunal: {
    gesetz: 'Gemeindeordnung für den Freistaat Sachsen',
    kurz: 'SächsGemO',
    rat: {
      gemeinde: 'Gemeinderat',
      stadt: 'Stadtrat',
    },
    ladung: {
      paragraf: '§ 36 Abs. 3 SächsGemO',
    },
    bekanntmachung: {
      sitzung: '§ 36 Absatz 4 SächsGemO',
    },
    quelle:
      'https://justiz-nrw.wolterskluwer-online.de/printlist/add/9afe66b3-b67f-3527-ac75-7d8e8ea91acd/nrw ; https://afd-stadtrat-pulsnitz.de/2022/03/09/offentlichkeit-der-sitzungen/ (sieben Tage als Praxis)',
    stand: '2024',
  },
}
