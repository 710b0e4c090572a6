import { euro, gebuehren } from '../../gebuehren.ts'
import { html } from '../../html.ts'
import { entry, personNebenan, type Seite } from '../../seite.ts'

export const parken: Seite = {
  pfad: '/stadt/parken',
  pageLayout: 'default',
  title: 'Parken',
  description:
    'Parkplätze, Preise und Höchstdauer in Rebenau, Parkausweis und Plätze für Menschen mit Behinderung.',
  content: [
    entry('preise', {
      titel: 'Wo Sie parken und was es kostet',
      wofuer: 'Platz',
      spalten: ['Erste Stunde', 'Jede weitere'],
      gruppen: [
        {
          titel: 'In der Kernstadt',
          zeilen: [
            {
              titel: 'Tiefgarage Marktplatz',
              hinweis: '86 Plätze, höchstens 8 € am Tag',
              betraege: [0, 1.2],
            },
            {
              titel: 'Straßen in der Altstadt',
              hinweis: 'Montag bis Samstag 09:00–18:00 Uhr, höchstens 2 Stunden',
              betraege: [1, 1.5],
            },
            { titel: 'Bahnhof', hinweis: '110 Plätze, mit Fahrkarte frei', betraege: [0, 0.5] },
            { titel: 'Festplatz', hinweis: '240 Plätze, sieben Gehminuten zum Markt', betraege: [0, 0] },
          ],
        },
        {
          titel: 'In Unterweiler',
          zeilen: [
            { titel: 'Gemeindehaus', hinweis: '30 Plätze, mit Parkscheibe 3 Stunden', betraege: [0, null] },
          ],
        },
      ],
      text: '<p>Am <a href="/freibad/anfahrt">Freibad</a> kostet der Tag 2 €. Am Mittwochvormittag ist auf dem Marktplatz <a href="/stadt/wochenmarkt">Wochenmarkt</a>; in die Tiefgarage kommen Sie trotzdem.</p>',
    }),
    entry('text', {
      text: html`
        <h2>Menschen mit Behinderung</h2>
        <p>Mit dem blauen Parkausweis stehen Sie auf allen Plätzen kostenlos und ohne Höchstdauer. Eigene Plätze gibt es in
        der Tiefgarage neben dem Aufzug (2) und in der Kirchgasse (2). Weitere sind am Bahnhof (3), an der Rheintalhalle (4)
        und am Freibad (6).</p>
        <h2>Parkausweis für Bewohnerinnen und Bewohner</h2>
        <p>Wer in der Altstadt oder am Bahnhof wohnt, bekommt im Ordnungsamt den
        <a href="/rathaus/leistungen/parkausweis-bewohner">Parkausweis</a> für ${euro(gebuehren.bewohnerparken)} im Jahr. Er gilt in der
        eigenen Zone (A oder B), garantiert aber keinen bestimmten Platz.</p>
        <h2>Umzug, Baustelle, Container</h2>
        <p>Ein Halteverbot beantragen Sie mindestens zwei Wochen vorher beim Ordnungsamt. Es kostet ${euro(gebuehren.halteverbot)}, die Schilder
        stellt der Bauhof auf.</p>
        <h2>Strafzettel bekommen?</h2>
        <p>Auf dem Schreiben steht ein Aktenzeichen. Nennen Sie es, wenn Sie uns anrufen oder schreiben; dann finden wir Ihren Fall sofort.</p>`,
    }),
    ...personNebenan('Ordnungsamt', 'Emre Aydin'),
  ],
}
