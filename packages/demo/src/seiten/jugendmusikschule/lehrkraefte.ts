import { html } from '../../html.ts'
import { entry, type Seite } from '../../seite.ts'
import { jugendmusikschuleKontakt } from './kontakt.ts'

export const jugendmusikschuleLehrkraefte: Seite = {
  pfad: '/jugendmusikschule/lehrkraefte',
  pageLayout: 'default',
  title: 'Lehrkräfte der Jugendmusikschule',
  breadcrumbTitle: 'Lehrkräfte',
  description: 'Wer an der Jugendmusikschule Rebenau welches Instrument unterrichtet und an welchen Tagen.',
  content: [
    entry('text', {
      einleitung: 'Alle haben ihr Fach studiert, und alle stehen selbst noch auf der Bühne.',
      text: html`
        <table>
        <caption>Wer was unterrichtet</caption>
        <thead><tr><th scope="col">Name</th><th scope="col">Fach</th><th scope="col">Tage</th></tr></thead>
        <tbody>
        <tr><th scope="row">Daniel Krämer</th><td>Leitung, Sinfonieorchester</td><td>Montag bis Freitag</td></tr>
        <tr><th scope="row">Irina Weber</th><td>Geige, Streicherkreis</td><td>Montag, Mittwoch, Donnerstag</td></tr>
        <tr><th scope="row">Paul Schaub</th><td>Cello, Kontrabass</td><td>Dienstag, Freitag</td></tr>
        <tr><th scope="row">Anna Lindner</th><td>Querflöte, Blockflöte</td><td>Montag, Dienstag</td></tr>
        <tr><th scope="row">Markus Boll</th><td>Trompete, Posaune, Bläserbande</td><td>Dienstag, Donnerstag</td></tr>
        <tr><th scope="row">Clara Immel</th><td>Horn</td><td>Mittwoch</td></tr>
        <tr><th scope="row">Juri Petrow</th><td>Klavier</td><td>Montag bis Donnerstag</td></tr>
        <tr><th scope="row">Sabine Rau</th><td>Klavier, Früherziehung</td><td>Dienstag, Freitag</td></tr>
        <tr><th scope="row">Leon Castillo</th><td>Gitarre, E-Gitarre, Rockwerkstatt</td><td>Montag, Mittwoch, Freitag</td></tr>
        <tr><th scope="row">Ayşe Tan</th><td>Gesang, Kinder- und Jugendchor</td><td>Mittwoch, Donnerstag</td></tr>
        <tr><th scope="row">Bernd Kuhl</th><td>Schlagzeug</td><td>Dienstag, Donnerstag</td></tr>
        <tr><th scope="row">Verena Stolz</th><td>Musikgarten</td><td>Dienstag, Donnerstag, Samstag</td></tr>
        </tbody>
        </table>
        <p>Sieben weitere Lehrkräfte kommen für einzelne Stunden. Das Büro stellt den Kontakt her.</p>`,
    }),
    ...jugendmusikschuleKontakt,
  ],
}
