import { pdf } from '../../dokument.ts'
import { html } from '../../html.ts'
import { entry, type Seite } from '../../seite.ts'
import { schillerschuleKontakt } from './kontakt.ts'

export const schillerschuleAnmeldung: Seite = {
  pfad: '/schillerschule/anmeldung',
  pageLayout: 'default',
  title: 'Anmeldung an der Schillerschule',
  breadcrumbTitle: 'Anmeldung',
  description:
    'Schulanfang an der Schillerschule: wer wann angemeldet wird, was Sie mitbringen und wie es weitergeht.',
  content: [
    entry('text', {
      einleitung: 'Kinder, die bis zum 30. Juni sechs Jahre alt werden, kommen im September in die Schule.',
      text: html`
        <h2>So läuft es ab</h2>
        <ol>
        <li>Am Nachmittag der offenen Tür, in der dritten Januarwoche, schauen Sie mit Ihrem Kind in alle Räume.</li>
        <li>Im Februar schreiben wir allen Familien im Schulbezirk und schlagen einen Termin vor.</li>
        <li>In der ersten Märzwoche melden Sie Ihr Kind im Sekretariat an. Ihr Kind kommt mit und malt uns ein Bild.</li>
        <li>Im Juni besucht Ihr Kind an zwei Vormittagen die erste Klasse.</li>
        <li>Im Juli ist Elternabend. Dann erfahren Sie, in welche Klasse Ihr Kind kommt.</li>
        </ol>
        <h2>Das bringen Sie mit</h2>
        <ul>
        <li>Geburtsurkunde oder Familienbuch</li>
        <li>Impfausweis mit zwei Masernimpfungen</li>
        <li>den Bericht der Einschulungsuntersuchung, wenn Sie ihn schon haben</li>
        <li>bei alleinigem Sorgerecht: den Nachweis</li>
        </ul>
        <p>Materialliste und Schulweg stehen im ${pdf('elternbrief-schulanfang', 'Elternbrief zum Schulanfang')}.</p>`,
    }),
    entry('fragen', {
      titel: 'Was Eltern fragen',
      fragen: [
        {
          titel: 'Mein Kind wird erst im Juli sechs. Darf es trotzdem kommen?',
          text: '<p>Ja, wenn Sie das möchten. Sprechen Sie bis Ende Januar mit der Schulleitung und der Kita.</p>',
        },
        {
          titel: 'Mein Kind ist noch nicht so weit.',
          text: '<p>Dann überlegen wir gemeinsam mit Kita und Ärztin, ob es ein Jahr wartet. Über das Zurückstellen entscheidet die Schulleitung.</p>',
        },
        {
          titel: 'Wir wohnen in Unterweiler, möchten aber in die Schillerschule.',
          text: '<p>Ihr Bezirk ist die <a href="/jahnschule">Jahnschule</a>. Einen Wechsel beantragen Sie bis zum 15. März mit einem wichtigen Grund, zum Beispiel der Betreuung durch die Großeltern.</p>',
        },
        {
          titel: 'Wir ziehen mitten im Jahr her.',
          text: '<p>Rufen Sie an. Meist kann Ihr Kind in derselben Woche kommen.</p>',
        },
      ],
    }),
    ...schillerschuleKontakt,
  ],
}
