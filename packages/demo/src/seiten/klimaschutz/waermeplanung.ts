import { html } from '../../html.ts'
import { zimmerVon } from '../../organisationseinheiten.ts'
import { entry, type Seite } from '../../seite.ts'
import { klimaschutzKontakt } from './kontakt.ts'

export const klimaschutzWaerme: Seite = {
  pfad: '/klimaschutz/waermeplanung',
  pageLayout: 'default',
  title: 'Kommunale Wärmeplanung',
  breadcrumbTitle: 'Wärmeplanung',
  description: 'Womit in Rebenau künftig geheizt wird: Nahwärme oder eigene Wärmepumpe, Straße für Straße.',
  content: [
    entry('text', {
      einleitung:
        'Die Wärmeplanung sagt, wo ein Netz kommt und wo Sie selbst für Wärme sorgen. Sie verbietet keine Heizung, die läuft.',
      text: html`
        <h2>Was für Ihre Straße gilt</h2>
        <table>
        <caption>Gebiete</caption>
        <thead><tr><th scope="col">Gebiet</th><th scope="col">Was kommt</th><th scope="col">Wann</th></tr></thead>
        <tbody>
        <tr><th scope="row">Altstadt bis Stadtmauer</th><td>Nahwärme</td><td>erster Teil liegt, zweiter bis 2029</td></tr>
        <tr><th scope="row">Rebgarten</th><td>Nahwärme</td><td>mit jedem Bauabschnitt</td></tr>
        <tr><th scope="row">Bahnhofstraße und Schulzentrum</th><td>Nahwärme wird geprüft</td><td>Entscheidung 2027</td></tr>
        <tr><th scope="row">Übrige Kernstadt</th><td>eigene Lösung, meist Wärmepumpe</td><td>–</td></tr>
        <tr><th scope="row">Unterweiler</th><td>eigene Lösung; Wärme aus dem Altrhein wird geprüft</td><td>Bericht 2027</td></tr>
        <tr><th scope="row">Lindenhof</th><td>eigene Lösung; Holz aus dem Wald der Stadt</td><td>–</td></tr>
        </tbody>
        </table>
        <p>Die Karte mit jeder Straße liegt im Bauamt, ${zimmerVon('bauamt')}. Wir schicken Ihnen den Ausschnitt für Ihr Haus zu.</p>`,
    }),
    entry('fragen', {
      titel: 'Was die meisten fragen',
      fragen: [
        {
          titel: 'Muss ich meine Heizung herausreißen?',
          text: '<p>Nein. Was läuft, darf weiterlaufen und repariert werden. Neue Heizungen müssen nach dem Gesetz zu einem großen Teil mit erneuerbarer Wärme arbeiten; ab wann das bei Ihnen gilt, sagen wir Ihnen.</p>',
        },
        {
          titel: 'Muss ich mich an die Nahwärme anschließen?',
          text: '<p>In der Altstadt nicht. Im Rebgarten steht es im Kaufvertrag.</p>',
        },
        {
          titel: 'Was kostet ein Anschluss?',
          text: '<p>In der Altstadt zwischen 8.000 und 14.000 €, davon trägt der Bund derzeit bis zur Hälfte. Ein Angebot ist kostenlos.</p>',
        },
        {
          titel: 'Meine Gasheizung ist kaputt. Was tue ich heute?',
          text: '<p>Rufen Sie uns an. Es gibt Übergangsfristen und Leihheizungen, damit niemand friert und niemand übereilt kauft.</p>',
        },
      ],
    }),
    ...klimaschutzKontakt,
  ],
}
