import { html } from '../../html.ts'
import { mail } from '../../kontakt.ts'
import { entry, type Seite } from '../../seite.ts'
import { schillerschuleKontakt } from './kontakt.ts'

export const schillerschuleFoerderverein: Seite = {
  pfad: '/schillerschule/foerderverein',
  pageLayout: 'default',
  title: 'Förderverein der Schillerschule',
  breadcrumbTitle: 'Förderverein',
  description:
    'Was der Förderverein der Schillerschule bezahlt, wie Sie Mitglied werden und wo er Hilfe sucht.',
  content: [
    entry('text', {
      einleitung: 'Für 12 € im Jahr machen Sie möglich, was im Haushalt der Stadt nicht steht.',
      text: html`
        <h2>Das haben wir zuletzt bezahlt</h2>
        <ul>
        <li>das Klettergerüst auf dem Hof</li>
        <li>400 Bücher für die Schulbücherei</li>
        <li>Bühnenlicht für die Theaterwoche</li>
        <li>Zuschüsse für Kinder, deren Familien die Klassenfahrt nicht allein bezahlen können; niemand erfährt davon</li>
        </ul>
        <h2>Mitglied werden</h2>
        <p>Vorsitzende ist Birgit Haas. Schreiben Sie Name und Anschrift an ${mail('foerderverein.schillerschule')}. Den Beitrag bestimmen Sie selbst, ab 12 € im
        Jahr. Spenden können Sie von der Steuer absetzen.</p>
        <h2>Mit anpacken</h2>
        <p>Gesucht werden Lesepatinnen und Lesepaten, jemand mit einer Nähmaschine für die Kostüme und zwei Menschen, die am
        Sommerfest den Grill nicht aus den Augen lassen.</p>`,
    }),
    ...schillerschuleKontakt,
  ],
}
