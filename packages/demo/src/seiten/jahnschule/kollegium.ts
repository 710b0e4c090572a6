import { html } from '../../html.ts'
import { mail } from '../../kontakt.ts'
import { entry, type Seite } from '../../seite.ts'
import { jahnschuleKontakt } from './kontakt.ts'

export const jahnschuleKollegium: Seite = {
  pfad: '/jahnschule/kollegium',
  pageLayout: 'default',
  title: 'Kollegium der Jahnschule',
  breadcrumbTitle: 'Kollegium',
  description: 'Wer an der Jahnschule unterrichtet, betreut und leitet und wie Sie die Menschen erreichen.',
  content: [
    entry('text', {
      einleitung:
        'Elf Lehrkräfte, sieben Betreuerinnen und Betreuer und zwei junge Leute im Freiwilligendienst.',
      text: html`
        <table>
        <caption>Wen Sie wofür fragen</caption>
        <thead><tr><th scope="col">Name</th><th scope="col">Aufgabe</th></tr></thead>
        <tbody>
        <tr><th scope="row">Stefan Huber</th><td>Rektor, unterrichtet Sport und Mathematik</td></tr>
        <tr><th scope="row">Andrea Bächle</th><td>Stellvertretung, Klasse 4 a</td></tr>
        <tr><th scope="row">Gül Yildiz</th><td>Sekretariat</td></tr>
        <tr><th scope="row">Patrick Moser</th><td>Leitung der Betreuung</td></tr>
        <tr><th scope="row">Nele Friedrich</th><td>Klasse 1 a</td></tr>
        <tr><th scope="row">Samir Haddad</th><td>Klasse 1 b, Schwimmen</td></tr>
        <tr><th scope="row">Ute Bohnert</th><td>Klasse 2 a, Schulgarten</td></tr>
        <tr><th scope="row">Lisa Grether</th><td>Klasse 2 b, Musik</td></tr>
        <tr><th scope="row">Frank Eble</th><td>Klasse 3 a, Hühner</td></tr>
        <tr><th scope="row">Katja Sokolow</th><td>Klasse 3 b, Deutsch als Zweitsprache</td></tr>
        <tr><th scope="row">Maike Jansen</th><td>Klasse 4 b, Verkehrserziehung</td></tr>
        <tr><th scope="row">Rolf Kiefer</th><td>Hausmeister</td></tr>
        </tbody>
        </table>
        <p>Eine Nachricht an ${mail('jahnschule')} genügt; wir leiten sie weiter. Gespräche führen wir gern im Gehen, eine
        Runde um den Turnplatz dauert zwölf Minuten.</p>`,
    }),
    ...jahnschuleKontakt,
  ],
}
