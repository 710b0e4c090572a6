import { html } from '../../html.ts'
import { entry, type Seite } from '../../seite.ts'
import { klimaschutzKontakt } from './kontakt.ts'

export const klimaschutzZahlen: Seite = {
  pfad: '/klimaschutz/zahlen',
  pageLayout: 'default',
  title: 'So entwickelt sich der Ausstoß',
  breadcrumbTitle: 'Zahlen',
  description:
    'CO2-Ausstoß der Stadtverwaltung und der ganzen Stadt seit 2019, nach Bereichen, mit Zielen und Quellen.',
  content: [
    entry('diagramm', {
      titel: 'Die Verwaltung: 36 % weniger seit 2019',
      einleitung:
        'Beim Strom hat sich der Ausstoß mehr als halbiert, beim Heizen geht er langsam zurück. Die Fahrzeuge machen nur einen kleinen Teil aus.',
      art: 'linie',
      einheit: 'Tonnen CO₂',
      spalten: ['2019', '2020', '2021', '2022', '2023', '2024', '2025'],
      reihen: [
        { titel: 'Heizen', werte: [1140, 1095, 1080, 985, 930, 870, 820] },
        { titel: 'Strom', werte: [610, 560, 505, 440, 370, 310, 270] },
        { titel: 'Fahrzeuge', werte: [165, 148, 152, 150, 144, 136, 128] },
      ],
      quelle: 'Quelle: Energiebericht 2025, Kämmerei und Bauamt',
    }),
    entry('diagramm', {
      titel: 'Die ganze Stadt: wo der Ausstoß entsteht',
      einleitung: 'Fast die Hälfte kommt aus Wohnhäusern. Darum beraten wir dort zuerst.',
      einheit: 'Tonnen CO₂ im Jahr 2024',
      achse: 'Bereich',
      spalten: ['Wohnen', 'Verkehr', 'Gewerbe und Handel', 'Landwirtschaft', 'Verwaltung'],
      reihen: [{ titel: 'Ausstoß', werte: [21_400, 15_900, 6_800, 2_100, 1_316] }],
      quelle: 'Quelle: Bilanz der Energieagentur des Landkreises; jedes zweite Jahr neu',
    }),
    entry('text', {
      text: html`
        <h2>Was gebracht hat</h2>
        <ul>
        <li>sechs Solardächer: 104 Tonnen im Jahr. Das siebte, auf der <a href="/aktuelles/solardach-schillerschule">Schillerschule</a>, ist neu und soll 27 Tonnen bringen.</li>
        <li>1.180 neue Straßenlaternen: 118 Tonnen</li>
        <li>Nahwärme für Rathaus, Kirche und Alte Post: 164 Tonnen</li>
        <li>drei elektrische Wagen auf dem Bauhof: 22 Tonnen</li>
        </ul>
        <h2>Was schwerfällt</h2>
        <p>Alte Häuser zu heizen. Die Schillerschule, die Rheintalhalle und zwei Kitas stehen für 60 Prozent der Wärme. Mit der
        <a href="/klimaschutz/plan">Erneuerung der Schillerschule</a> sinkt der Ausstoß um weitere 190 Tonnen.</p>
        <h2>So wird gerechnet</h2>
        <p>Wir zählen, was in Zählern und Tankrechnungen steht, und nehmen die Faktoren des Umweltbundesamts. Ein warmer Winter
        wird herausgerechnet. Die Tabelle hinter jedem Bild enthält alle Werte.</p>`,
    }),
    ...klimaschutzKontakt,
  ],
}
