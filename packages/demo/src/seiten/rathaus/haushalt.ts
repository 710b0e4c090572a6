import { longDay } from '@rathausplatz/time'
import { pdf } from '../../dokument.ts'
import { html } from '../../html.ts'
import { zimmerVon } from '../../organisationseinheiten.ts'
import { haushalt2026 } from '../../satzungen-und-plaene.ts'
import { amtNebenan, entry, type Seite } from '../../seite.ts'

export const haushalt: Seite = {
  pfad: '/rathaus/haushalt',
  pageLayout: 'default',
  title: 'Haushalt: woher das Geld kommt und wohin es geht',
  breadcrumbTitle: 'Haushalt',
  description:
    'Einnahmen, Ausgaben, Schulden und Bauvorhaben der Stadt Rebenau im laufenden Jahr, mit Diagrammen.',
  content: [
    entry('kennzahlen', {
      titel: 'Das laufende Jahr',
      zahlen: [
        { wert: '31,5', einheit: 'Mio. €', text: 'nimmt die Stadt ein' },
        { wert: '31,1', einheit: 'Mio. €', text: 'gibt sie für den Alltag aus' },
        { wert: '6,2', einheit: 'Mio. €', text: 'kosten Bauten und Anschaffungen' },
        { wert: '612', einheit: '€', text: 'Schulden je Einwohnerin und Einwohner' },
      ],
      quelle: `Haushaltssatzung, beschlossen am ${longDay(haushalt2026.beschlossen)}; gerundet`,
    }),
    entry('diagramm', {
      titel: 'Wohin das Geld geht',
      einleitung:
        'Fast ein Drittel ist für Kitas und Schulen. Über die Umlagen an Landkreis und Land entscheidet die Stadt nicht selbst.',
      einheit: 'Millionen €',
      achse: 'Bereich',
      spalten: [
        'Kitas und Schulen',
        'Umlagen an Kreis und Land',
        'Rathaus und Bürgerbüro',
        'Straßen, Wasser, Grün',
        'Kultur, Sport, Freibad',
        'Feuerwehr und Ordnung',
      ],
      reihen: [{ titel: 'Ausgaben', werte: [9.6, 8.3, 4.6, 4.1, 2.7, 1.8] }],
    }),
    entry('diagramm', {
      titel: 'Woher es kommt',
      einheit: 'Millionen €',
      achse: 'Quelle',
      spalten: [
        'Anteil an der Einkommensteuer',
        'Zuweisungen des Landes',
        'Gewerbesteuer',
        'Gebühren und Mieten',
        'Grundsteuer',
        'Anderes',
      ],
      reihen: [{ titel: 'Einnahmen', werte: [8.9, 7.2, 6.4, 5.1, 1.9, 2] }],
    }),
    entry('text', {
      text: html`
        <h2>Selbst nachlesen</h2>
        <p>Das Wichtigste steht in der ${pdf('haushaltssatzung')}. Den ganzen Plan mit 312 Seiten sehen Sie in der Kämmerei ein, ${zimmerVon('kaemmerei')}. Fragen beantwortet der <a href="/rathaus/gemeinderat">Gemeinderat</a> in jeder öffentlichen Sitzung.</p>
        <h2>Wie der Haushalt entsteht</h2>
        <ol>
        <li>Im Juni melden die Ämter, was sie brauchen.</li>
        <li>Im September rechnet die Kämmerei, was davon möglich ist.</li>
        <li>Im Oktober beraten die Ausschüsse, öffentlich.</li>
        <li>Dann beschließt der Gemeinderat. Das Landratsamt prüft.</li>
        </ol>`,
    }),
    ...amtNebenan('kaemmerei'),
  ],
}
