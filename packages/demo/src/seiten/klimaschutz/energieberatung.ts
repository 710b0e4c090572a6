import { html } from '../../html.ts'
import { tel } from '../../kontakt.ts'
import { entry, type Seite } from '../../seite.ts'
import { klimaschutzKontakt } from './kontakt.ts'

export const klimaschutzBeratung: Seite = {
  pfad: '/klimaschutz/energieberatung',
  pageLayout: 'default',
  title: 'Energieberatung zu Hause',
  breadcrumbTitle: 'Energieberatung',
  description:
    'Lena Vogt kommt zu Ihnen, schaut Heizung, Dach und Stromrechnung an und sagt, was sich lohnt. Kostenlos.',
  content: [
    entry('text', {
      einleitung:
        'Lena Vogt kommt zu Ihnen nach Hause und schaut Heizung, Dach und Stromrechnung an. Eine Stunde kostet nichts, und sie verkauft nichts.',
      text: html`
        <h2>Das legen Sie bereit</h2>
        <ul>
        <li>die Rechnungen für Strom und Heizung der letzten zwei Jahre</li>
        <li>das letzte Protokoll des Schornsteinfegers</li>
        <li>Baujahr und Wohnfläche; einen Plan, wenn Sie einen haben</li>
        </ul>
        <h2>Das bekommen Sie</h2>
        <p>Zwei Seiten mit drei Dingen, die sich bei Ihnen zuerst lohnen, was sie kosten und wer dafür Geld gibt. Wenn mehr nötig
        ist, nennen wir Ihnen drei Büros, die einen Sanierungsfahrplan machen.</p>
        <h2>Zur Miete</h2>
        <p>Auch dann kommen wir. Oft sparen dichte Fenster, ein neuer Duschkopf und die richtige Einstellung am Thermostat mehr als
        100 € im Jahr. Messgerät und Wärmebildkamera leihen Sie in der <a href="/buecherei">Stadtbücherei</a>.</p>
        <h2>Termin</h2>
        <p>Rufen Sie an: ${tel('klimaschutz')}. Meist dauert es drei Wochen, im Herbst länger. Im Rathaus berät sie am ersten Montag im Monat von
        14:00 bis 18:00 Uhr; auch dafür reservieren Sie bitte einen Platz.</p>`,
      link: '/veranstaltungen/energieberatung',
      linktext: 'Die nächsten Termine im Rathaus',
    }),
    ...klimaschutzKontakt,
  ],
}
