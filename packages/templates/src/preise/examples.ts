import type { Examples } from '../template.ts'
import type { preise } from './schema.ts'

export const examples = {
  standard: {
    context: {
      titel: 'Eintritt ins Freibad',
      wofuer: 'Karte',
      spalten: ['Erwachsene', '6 bis 17\u00a0Jahre'],
      gruppen: [
        {
          titel: 'Für einen Tag',
          zeilen: [
            { titel: 'Einzelkarte', betraege: [4.5, 2.5] },
            { titel: 'Abendkarte', hinweis: 'ab 17:30\u00a0Uhr', betraege: [2.5, 1.5] },
            { titel: 'Kind unter 6\u00a0Jahren', betraege: [null, 0] },
          ],
        },
        {
          titel: 'Für die ganze Saison',
          zeilen: [
            { titel: 'Saisonkarte', betraege: [85, 42] },
            { titel: 'Familie', hinweis: 'zwei Erwachsene und alle Kinder', betraege: [150] },
          ],
        },
      ],
      text: '<p>Mit dem Rebenau-Pass zahlen Sie die Hälfte.</p>',
    },
  },
  eineSpalte: {
    context: {
      titel: 'Gebühren im Wertstoffhof',
      wofuer: 'Was Sie bringen',
      spalten: ['Preis'],
      gruppen: [
        {
          zeilen: [
            { titel: 'Bauschutt', hinweis: 'je 100\u00a0Liter', betraege: [6] },
            { titel: 'Papier, Glas, Metall', betraege: [0] },
          ],
        },
      ],
    },
  },
  dreiSpalten: {
    context: {
      titel: 'Unterricht im Monat',
      spalten: ['Ein Kind', 'Zwei Kinder', 'Drei und mehr'],
      gruppen: [{ zeilen: [{ titel: 'Einzelunterricht, 30\u00a0Minuten', betraege: [79, 59.25, 1039.5] }] }],
    },
  },
  langeWoerter: {
    context: {
      titel: 'Sondernutzungserlaubnisgebührenverzeichnis',
      wofuer: 'Straßenverkehrsangelegenheit',
      spalten: ['Grundstückseigentümerinnen', 'Grundstücksmieterinnen'],
      gruppen: [
        {
          titel: 'Straßensondernutzungserlaubnisse',
          zeilen: [
            {
              titel: 'Verkehrszeichenaufstellungsgenehmigung',
              hinweis: 'Antragsbearbeitungspauschale',
              betraege: [1250.75, 9],
            },
          ],
        },
      ],
    },
  },
  raueEingaben: {
    context: {
      titel: '<script>alert(1)</script> & "Preise"',
      wofuer: '<b>Karte</b>',
      spalten: ['"><img src=x onerror=alert(1)>', 'ÄÖÜ & ß'],
      gruppen: [
        {
          titel: "' onmouseover='alert(1)",
          zeilen: [{ titel: '<i>Zeile</i>', hinweis: '{{7*7}}', betraege: [0.01, 1_000_000, 3] }],
        },
      ],
      text: '<p>&lt;script&gt; bleibt Text.</p>',
    },
  },
} satisfies Examples<typeof preise>
