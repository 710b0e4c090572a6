import { h, liste, p, type Schriftstueck, tabelle } from '../satz.ts'

export const brandschutzordnung: Schriftstueck = {
  name: 'brandschutzordnung',
  titel: 'Brandschutzordnung für das Rathaus',
  stand: '2026-11-02',
  absaetze: [
    p('Diese Ordnung gilt für alle, die im Rathaus arbeiten. Sie ersetzt die Fassung von 2019.'),
    h('Brände verhüten'),
    liste(
      'Offenes Feuer und Kerzen sind in allen Räumen verboten, auch in der Adventszeit.',
      'Wasserkocher stehen nur in den Teeküchen. Mehrfachstecker werden nicht hintereinander gesteckt.',
      'Flure und Treppen bleiben frei. Brandschutztüren werden nie festgestellt.',
    ),
    h('Wenn es brennt'),
    liste(
      'Ruhe bewahren und Notruf 112 wählen: Wo brennt es? Was brennt? Wie viele sind in Gefahr?',
      'Gefährdete warnen, Menschen mit Behinderung helfen, Türen schließen.',
      'Den gekennzeichneten Fluchtweg nehmen, nie den Aufzug.',
      'Am Sammelplatz auf dem Marktplatz melden, auf der Seite zur Kirchgasse, und dort bleiben.',
    ),
    h('Wer räumt, wer zählt'),
    tabelle(
      ['Stockwerk', 'Räumungshelferin oder -helfer', 'Vertretung'],
      ['Erdgeschoss', 'Miriam Österle', 'Lukas Benz'],
      ['Erster Stock', 'Emre Aydin', 'Carolin Metz'],
      ['Zweiter Stock', 'Jakub Nowak', 'Hanna Köbele'],
    ),
    p(
      'Einmal im Jahr werden alle Beschäftigten in dieser Ordnung unterwiesen. Fragen beantwortet das Hauptamt.',
    ),
  ],
}
