import { heroImage } from '../../bild.ts'
import { html } from '../../html.ts'
import { entry, type Seite } from '../../seite.ts'
import { freibadKontakt } from './kontakt.ts'

export const freibadPreise: Seite = {
  pfad: '/freibad/preise',
  pageLayout: 'default',
  title: 'Eintrittspreise im Freibad',
  breadcrumbTitle: 'Preise',
  description:
    'Einzelkarte, Zehnerkarte, Saisonkarte, Kurse und Verleih: was das Freibad kostet und wer weniger zahlt.',
  heroImages: [heroImage('freibad-morgen')],
  content: [
    entry('preise', {
      titel: 'Eintritt',
      wofuer: 'Karte',
      spalten: ['Erwachsene', '6 bis 17 Jahre'],
      gruppen: [
        {
          titel: 'Für einen Tag',
          zeilen: [
            { titel: 'Einzelkarte', betraege: [4.5, 2.5] },
            { titel: 'Frühkarte', hinweis: 'Dienstag und Donnerstag, 06:30–08:30 Uhr', betraege: [2.5, 1.5] },
            { titel: 'Abendkarte', hinweis: 'ab 17:30 Uhr', betraege: [2.5, 1.5] },
            { titel: 'Kind unter 6 Jahren', betraege: [null, 0] },
          ],
        },
        {
          titel: 'Für viele Tage',
          zeilen: [
            { titel: 'Zehnerkarte', hinweis: 'gilt auch im nächsten Jahr', betraege: [39, 21] },
            { titel: 'Saisonkarte', betraege: [85, 42] },
            {
              titel: 'Saisonkarte für die Familie',
              hinweis: 'bis zu zwei Erwachsene und alle ihre Kinder',
              betraege: [150, null],
            },
          ],
        },
      ],
      text: html`
        <p>Mit dem <a href="/rathaus/leistungen/rebenau-pass">Rebenau-Pass</a> zahlen Sie überall die Hälfte. Studierende, Auszubildende und
        Freiwillige bis 26 Jahre und alle mit Gästekarte zahlen den Preis für Jugendliche. Begleitpersonen von Menschen mit Behinderung sind
        frei, wenn im Ausweis ein B steht.</p>`,
    }),
    entry('preise', {
      titel: 'Leihen und einschließen',
      wofuer: 'Was',
      spalten: ['Preis'],
      gruppen: [
        {
          zeilen: [
            { titel: 'Liege', hinweis: 'für einen Tag', betraege: [3] },
            { titel: 'Sonnenschirm', hinweis: 'für einen Tag', betraege: [2.5] },
            { titel: 'Ball, Federball, Tischtennis', hinweis: 'gegen Pfand', betraege: [0] },
            { titel: 'Schließfach', hinweis: 'mit 2-€-Münze, sie kommt zurück', betraege: [0] },
            { titel: 'Schließfach für die ganze Saison', betraege: [20] },
            { titel: 'Parken', hinweis: 'für einen Tag', betraege: [2] },
          ],
        },
      ],
      text: '<p>Was ein Schwimmkurs kostet, steht bei den <a href="/freibad/kurse">Kursen</a>.</p>',
    }),
    entry('fragen', {
      titel: 'Fragen zum Bezahlen',
      fragen: [
        {
          titel: 'Wie kann ich zahlen?',
          text: '<p>Bar, mit Girocard und mit Kreditkarte. An heißen Sonntagen ist die zweite Kasse nur für Karten; dort geht es schneller.</p>',
        },
        {
          titel: 'Wo bekomme ich die Saisonkarte?',
          text: '<p>Ab April im <a href="/rathaus/buergerbuero">Bürgerbüro</a> und ab dem ersten Öffnungstag an der Kasse. Bringen Sie ein Foto mit oder lassen Sie sich dort fotografieren.</p>',
        },
        {
          titel: 'Ich habe meine Saisonkarte verloren. Was nun?',
          text: '<p>Wir sperren die alte und drucken eine neue. Das kostet 5 €.</p>',
        },
        {
          titel: 'Bekomme ich Geld zurück, wenn es regnet?',
          text: '<p>Nein. Wenn wir das Bad wegen Gewitter ganz schließen und Sie noch keine Stunde da waren, gilt Ihre Einzelkarte an einem anderen Tag.</p>',
        },
      ],
    }),
    ...freibadKontakt,
  ],
}
