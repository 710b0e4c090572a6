import { pdf } from '../../dokument.ts'
import { html } from '../../html.ts'
import { entry, type Seite } from '../../seite.ts'
import { jahnschuleKontakt } from './kontakt.ts'

export const jahnschuleAnmeldung: Seite = {
  pfad: '/jahnschule/anmeldung',
  pageLayout: 'default',
  title: 'Anmeldung an der Jahnschule',
  breadcrumbTitle: 'Anmeldung',
  description:
    'So melden Sie Ihr Kind an der Jahnschule in Unterweiler an: Termine, Unterlagen und Kennenlernen.',
  content: [
    entry('text', {
      einleitung:
        'Im Februar bekommen alle Familien in Unterweiler Post von uns. Sie müssen vorher nichts tun.',
      text: html`
        <h2>Kennenlernen</h2>
        <p>Am ersten Samstag im Februar ist Spielvormittag in der Turnhalle, von 10:00 bis 12:00 Uhr. Ihr Kind klettert, Sie
        trinken Kaffee mit dem Kollegium. Im Mai kommt jedes Kind für eine Stunde in den Unterricht.</p>
        <h2>Anmelden</h2>
        <ol>
        <li>Sie kommen in der zweiten Märzwoche mit Ihrem Kind ins Sekretariat. Den Termin schlagen wir vor.</li>
        <li>Mitzubringen sind Geburtsurkunde und Impfausweis.</li>
        <li>Sie sagen uns, ob Sie Betreuung brauchen und mit wem Ihr Kind gern in eine Klasse kommt. Einen Namen
        versprechen wir, mehr nicht.</li>
        </ol>
        <h2>Aus der Kernstadt an die Jahnschule</h2>
        <p>Kinder aus der Kernstadt nehmen wir auf, wenn Platz ist; im letzten Jahr waren es fünf. Sprechen Sie vorher mit Stefan
        Huber. Der Stadtbus der Linie 1 braucht vom Marktplatz elf Minuten.</p>
        <h2>Für den ersten Tag</h2>
        <p>Was in den Ranzen gehört, steht im ${pdf('elternbrief-schulanfang', 'Elternbrief der Schillerschule')}; die
        Materialliste gilt auch für uns. Dazu kommen Turnschuhe, die nass werden dürfen.</p>`,
    }),
    ...jahnschuleKontakt,
  ],
}
