import type { Landesrecht } from '../landesrecht.ts'

export const hamburg: Landesrecht = {
  barrierefreiheit: {
    gesetz: 'des Hamburgischen Behindertengleichstellungsgesetzes',
    kurz: 'HmbBGG',
    verordnung: 'der Hamburgischen Verordnung zur barrierefreien Informationstechnik (HmbBITVO)',
    art: 'Schlichtungsstelle',
    stelle: {
      name: 'Schlichtungsstelle nach dem Hamburgischen Behindertengleichstellungsgesetz',
      bei: 'Öffentliche Rechtsauskunft- und Vergleichsstelle (ÖRA)',
      strasse: 'Dammtorstraße 14',
      ort: '20354 Hamburg',
      email: 'schlichtungsstelle-hmbbgg@soziales.hamburg.de',
      website:
        'https://www.hamburg.de/politik-und-verwaltung/behoerden/sozialbehoerde/themen/behinderung/schlichtungsstelle-behinderung/start-43312',
    },
    quelle:
      'https://www.hamburg.de/politik-und-verwaltung/behoerden/sozialbehoerde/aktuelles/pressemeldungen/2023-01-09-sozialbehoerde-schlichtungsstelle-behinderung-521720 ; Liste der Durchsetzungsstellen in einer Erklärung zur Barrierefreiheit vom 14.02.2025 (GitHub-Index 70590024714); https://lbit.hessen.de/vergleichstabelle-bgg-bitv (Vergleichstabelle Bund/Länder, Leichte Sprache und DGS)',
    stand: '2025-02',
  },
  datenschutz: {
    kurz: 'HmbDSG',
    quelle: 'Liste der Landesdatenschutzgesetze (GitHub-Index 54606585166)',
    stand: '2026-12',
  },
  aufsicht: {
    name: 'Der Hamburgische Beauftragte für Datenschutz und Informationsfreiheit',
    beim: 'beim Hamburgischen Beauftragten für Datenschutz und Informationsfreiheit',
    telefon: '040 42854-4040',
    email: 'mailbox@datenschutz.hamburg.de',
    website: 'https://datenschutz-hamburg.de/',
    quelle:
      'öffentliche Liste AUFSICHTSBEHOERDEN in einem GitHub-Projekt (Index-Nr. 56206512641); mehrere Datenschutzerklärungen, u. a. GitHub-Index 51822355701 (April 2026)',
    stand: '2026-04',
  },
}
