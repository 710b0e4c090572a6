import type { Landesrecht } from '../landesrecht.ts'

export const brandenburg: Landesrecht = {
  barrierefreiheit: {
    gesetz: 'des Brandenburgischen Behindertengleichstellungsgesetzes',
    kurz: 'BbgBGG',
    paragraf: '§ 9',
    verordnung: 'der Brandenburgischen Barrierefreien Informationstechnik-Verordnung (BbgBITV)',
    art: 'Durchsetzungsstelle',
    stelle: {
      name: 'Durchsetzungsstelle für digitale Barrierefreiheit',
      bei: 'Beauftragte der Landesregierung für die Belange der Menschen mit Behinderungen',
      strasse: 'Henning-von-Tresckow-Straße 2–13',
      ort: '14467 Potsdam',
    },
    quelle:
      'https://lasv.brandenburg.de/lasv/de/pflege-aufsicht/ueberwachungsstelle-barrierefreies-internet ; https://www.faceandcontent.com/16-bundeslaender-und-anforderungen-an-barrierefreiheit-vom-webauftritt-einer-schule-oder-kita/ ; RRZE-Webteam/rrze-legal, Länderliste (GitHub-Index 42503243990); Liste der Durchsetzungsstellen in einer Erklärung zur Barrierefreiheit vom 14.02.2025 (GitHub-Index 70590024714); https://lbit.hessen.de/vergleichstabelle-bgg-bitv (Vergleichstabelle Bund/Länder, Leichte Sprache und DGS)',
    stand: '2025-02',
  },
  datenschutz: {
    kurz: 'BbgDSG',
    quelle: 'Liste der Landesdatenschutzgesetze (GitHub-Index 54606585166)',
    stand: '2026-12',
  },
  aufsicht: {
    name: 'Die Landesbeauftragte für den Datenschutz und für das Recht auf Akteneinsicht Brandenburg',
    beim: 'bei der Landesbeauftragten für den Datenschutz und für das Recht auf Akteneinsicht Brandenburg',
    strasse: 'Stahnsdorfer Damm 77',
    ort: '14532 Kleinmachnow',
    telefon: '033203 356-0',
    email: 'poststelle@lda.brandenburg.de',
    website: 'https://www.lda.brandenburg.de/',
    quelle:
      'https://github.com/datenanfragen/data (supervisory-authorities/debralda.json); öffentliche Liste AUFSICHTSBEHOERDEN in einem GitHub-Projekt (Index-Nr. 56206512641)',
  },
  kommunal: {
    gesetz: 'Kommunalverfassung des Landes Brandenburg',
    kurz: 'BbgKVerf',
    rat: {
      gemeinde: 'Gemeindevertretung',
      stadt: 'Stadtverordnetenversammlung',
    },
    ladung: {
      paragraf: '§ 34 BbgKVerf',
    },
    bekanntmachung: {
      sitzung: '§ 36 BbgKVerf',
    },
    quelle:
      'https://bravors.brandenburg.de/gesetze/bbgkverf ; https://bravors.brandenburg.de/verwaltungsvorschriften/rdschr_bbgkverf (2008)',
    stand: '2024',
  },
}
