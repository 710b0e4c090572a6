import type { Landesrecht } from '../landesrecht.ts'

export const berlin: Landesrecht = {
  barrierefreiheit: {
    gesetz: 'des Barrierefreie-Informations- und Kommunikationstechnik-Gesetzes Berlin',
    kurz: 'BIKTG Bln',
    verordnung: 'der Barrierefreie-Informationstechnik-Verordnung des Bundes (BITV 2.0)',
    art: 'Durchsetzungsstelle',
    frist: 'einem Monat',
    stelle: {
      name: 'Landesbeauftragte für digitale Barrierefreiheit',
      email: 'landesbeauftragte-digitale-barrierefreiheit@senatskanzlei.berlin.de',
      website: 'https://www.berlin.de/lb/digitale-barrierefreiheit/',
    },
    quelle:
      'https://www.berlin.de/sen/inneres/moderne-verwaltung/digitale-barrierefreiheit/landesbeauftragte/ ; https://www.berlin.de/lb/digitale-barrierefreiheit/ ; https://bfsg-testen.de/gesetze/laender/berlin ; Liste der Durchsetzungsstellen in einer Erklärung zur Barrierefreiheit vom 14.02.2025 (GitHub-Index 70590024714); https://lbit.hessen.de/vergleichstabelle-bgg-bitv (Vergleichstabelle Bund/Länder, Leichte Sprache und DGS)',
    stand: '2025-02',
  },
  datenschutz: {
    kurz: 'BlnDSG',
    quelle: 'Liste der Landesdatenschutzgesetze (GitHub-Index 54606585166)',
    stand: '2026-12',
  },
  aufsicht: {
    name: 'Berliner Beauftragte für Datenschutz und Informationsfreiheit',
    beim: 'bei der Berliner Beauftragten für Datenschutz und Informationsfreiheit',
    strasse: 'Alt-Moabit 59–61',
    ort: '10555 Berlin',
    telefon: '030 13889-0',
    email: 'mailbox@datenschutz-berlin.de',
    website: 'https://www.datenschutz-berlin.de/',
    quelle:
      'https://github.com/datenanfragen/data (supervisory-authorities/deberlbdi.json); öffentliche Liste AUFSICHTSBEHOERDEN in einem GitHub-Projekt (Index-Nr. 56206512641)',
  },
}
