import { heroImage } from '../../bild.ts'
import { html } from '../../html.ts'
import { entry, personNebenan, type Seite } from '../../seite.ts'

export const partnerstadt: Seite = {
  pfad: '/stadt/partnerstadt',
  pageLayout: 'default',
  title: 'Unsere Partnerstadt im Elsass',
  breadcrumbTitle: 'Partnerstadt',
  description:
    'Rebenau und Valmont-sur-Moder: Austausch, Begegnungen und wie Sie mitfahren oder Gäste aufnehmen.',
  heroImages: [heroImage('weinfest-abend')],
  content: [
    entry('text', {
      einleitung:
        'Valmont-sur-Moder liegt 38 km entfernt, auf der anderen Seite des Rheins. Seit 1967 besuchen wir uns.',
      text: html`
        <h2>Was im Jahr geschieht</h2>
        <ul>
        <li>Im Mai lernen die Klassen 4 der <a href="/schillerschule">Schillerschule</a> und der École des Tilleuls eine Woche gemeinsam.</li>
        <li>Im Juli fahren 60 Menschen mit dem Rad hinüber, dieses Jahr hin und nächstes Jahr her.</li>
        <li>Im September steht auf dem <a href="/stadt/wein">Weinfest</a> ein Hof mit Flammkuchen aus Valmont.</li>
        <li>Ende November bringt die Partnerstadt den Baum für den Marktplatz.</li>
        </ul>
        <h2>Gäste aufnehmen</h2>
        <p>Wer ein Bett frei hat und neugierig ist, meldet sich. Französisch müssen Sie nicht können; im letzten Jahr
        wurde viel gezeigt und noch mehr gelacht.</p>
        <h2>Zusammen handeln</h2>
        <p>Beide Städte planen einen Radweg über die Staustufe und leihen sich im Sommer eine mobile Bühne. Auszubildende der
        Verwaltung arbeiten zwei Wochen im anderen Rathaus.</p>`,
    }),
    ...personNebenan('Partnerschaft', 'Judith Amann'),
  ],
}
