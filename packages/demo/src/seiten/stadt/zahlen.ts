import { hebesaetze } from '../../gebuehren.ts'
import { html } from '../../html.ts'
import { entry, type Seite } from '../../seite.ts'

export const zahlenUndFakten: Seite = {
  pfad: '/stadt/zahlen',
  pageLayout: 'default',
  title: 'Zahlen und Fakten',
  description:
    'Einwohner, Fläche, Lage, Altersgruppen und Wahlkreis: Rebenau in Zahlen, mit Diagrammen und Quellen.',
  content: [
    entry('kennzahlen', {
      titel: 'Auf einen Blick',
      zahlen: [
        { wert: '9.412', text: 'Menschen mit Hauptwohnsitz' },
        { wert: '34,2', einheit: 'km²', text: 'Fläche, davon ein Drittel Wald' },
        { wert: '212', einheit: 'ha', text: 'Reben' },
        { wert: '118–331', einheit: 'm', text: 'über dem Meer, vom Altrhein bis zum Steinberg' },
        { wert: '3.870', text: 'Arbeitsplätze in Rebenau' },
        { wert: '71', text: 'eingetragene Vereine' },
        { wert: '4.630', text: 'Wohnungen' },
        { wert: '62', text: 'Nationen' },
      ],
      quelle: 'Stand: 31. Dezember des letzten Jahres. Quelle: Einwohnermeldeamt, Statistisches Landesamt',
    }),
    entry('diagramm', {
      titel: 'Rebenau wächst langsam',
      einleitung: 'In zehn Jahren sind 486 Menschen dazugekommen, die meisten durch Zuzug.',
      art: 'linie',
      einheit: 'Zahl der Einwohnerinnen und Einwohner',
      spalten: ['2015', '2017', '2019', '2021', '2023', '2025'],
      reihen: [
        { titel: 'Kernstadt', werte: [5740, 5812, 5871, 5930, 6035, 6128] },
        { titel: 'Unterweiler', werte: [2705, 2731, 2748, 2760, 2788, 2802] },
        { titel: 'Lindenhof', werte: [481, 478, 476, 479, 480, 482] },
      ],
      quelle: 'Quelle: Einwohnermeldeamt, jeweils zum 31. Dezember',
    }),
    entry('diagramm', {
      titel: 'Wie alt wir sind',
      einheit: 'Zahl der Menschen',
      achse: 'Alter',
      spalten: [
        '0 bis 5 Jahre',
        '6 bis 17 Jahre',
        '18 bis 29 Jahre',
        '30 bis 49 Jahre',
        '50 bis 64 Jahre',
        '65 bis 79 Jahre',
        '80 Jahre und älter',
      ],
      reihen: [{ titel: 'Menschen', werte: [571, 1104, 1187, 2436, 2102, 1398, 614] }],
      quelle: 'Quelle: Einwohnermeldeamt',
    }),
    entry('text', {
      text: html`
        <h2>Noch mehr Angaben</h2>
        <dl>
        <dt>Landkreis und Land</dt><dd>Baden-Württemberg, am Oberrhein</dd>
        <dt>Postleitzahl und Kennzeichen</dt><dd>76999; das Kennzeichen vergibt die Kreisstadt</dd>
        <dt>Hebesätze</dt><dd>Grundsteuer A ${String(hebesaetze.grundsteuerA)}, Grundsteuer B ${String(hebesaetze.grundsteuerB)}, Gewerbesteuer ${String(hebesaetze.gewerbesteuer)} Prozent</dd>
        <dt>Bodenrichtwert</dt><dd>290 bis 410 € je Quadratmeter, siehe <a href="/bauen">Bauen</a></dd>
        </dl>`,
    }),
  ],
}
