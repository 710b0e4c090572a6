import type { Landesrecht } from '../landesrecht.ts'

export const thueringen: Landesrecht = {
  barrierefreiheit: {
    gesetz:
      'des Thüringer Gesetzes über den barrierefreien Zugang zu den Websites und mobilen Anwendungen öffentlicher Stellen',
    kurz: 'ThürBarrWebG',
    verordnung: 'der Thüringer Barrierefreie-Informationstechnik-Verordnung (ThürBITVO)',
    art: 'Durchsetzungsstelle',
    stelle: {
      name: 'Landesdurchsetzungsstelle für digitale Barrierefreiheit',
      bei: 'Thüringer Landesbeauftragter für Menschen mit Behinderungen',
      email: 'kontakt@tlmb.thueringen.de',
      website: 'https://tlmb-thueringen.de/themen/barrierefreiheit/landesdurchsetzungsstelle',
    },
    quelle:
      'https://tlmb-thueringen.de/themen/barrierefreiheit/landesdurchsetzungsstelle ; https://verbraucherschutz.thueringen.de/default-055b6e7230 ; Liste der Durchsetzungsstellen in einer Erklärung zur Barrierefreiheit vom 14.02.2025 (GitHub-Index 70590024714)',
    stand: '2025-02',
  },
  datenschutz: {
    kurz: 'ThürDSG',
    quelle: 'Liste der Landesdatenschutzgesetze (GitHub-Index 54606585166)',
    stand: '2026-12',
  },
  aufsicht: {
    name: 'Der Thüringer Landesbeauftragte für den Datenschutz und die Informationsfreiheit',
    beim: 'beim Thüringer Landesbeauftragten für den Datenschutz und die Informationsfreiheit',
    strasse: 'Häßlerstraße 8',
    ort: '99096 Erfurt',
    postanschrift: 'Postfach 90 04 55, 99107 Erfurt',
    telefon: '0361 57-3112900',
    email: 'poststelle@datenschutz.thueringen.de',
    website: 'https://www.tlfdi.de/',
    quelle:
      'https://github.com/datenanfragen/data (supervisory-authorities/detlfdi.json); öffentliche Liste AUFSICHTSBEHOERDEN in einem GitHub-Projekt (Index-Nr. 56206512641); GitHub-Index 54529861283',
  },
  kommunal: {
    gesetz: 'Thüringer Kommunalordnung',
    kurz: 'ThürKO',
    rat: {
      gemeinde: 'Gemeinderat',
      stadt: 'Stadtrat',
    },
    ladung: {
      paragraf: '§ 35 Abs. 2 ThürKO',
      tage: 4,
      zwischen: true,
    },
    bekanntmachung: {
      sitzung: '§ 35 Absatz 6 ThürKO',
    },
    quelle:
      'https://haufe.de/recht/deutsches-anwalt-office-premium/kommunalordnung-thueringen-35-einberufung-und-tagesordnung_idesk_PI17574_HI2741428.html',
  },
}
