import { bildupload, heroImage } from '../bild.ts'
import { html } from '../html.ts'
import { mail, tel } from '../kontakt.ts'
import { entry, type Seite } from '../seite.ts'

export const wein: Seite = {
  pfad: '/stadt/wein',
  pageLayout: 'wide',
  title: 'Wein aus Rebenau',
  breadcrumbTitle: 'Wein',
  description:
    'Zwölf Weinbaubetriebe, 212 Hektar Reben: Lagen, Hofläden, Besenwirtschaften und das Weinfest.',
  heroImages: [heroImage('weinberge-herbst'), heroImage('weinberge-fruehling')],
  content: [
    entry('text', {
      einleitung:
        'Auf Löss und Kalk wachsen vor allem Grauburgunder, Riesling und Spätburgunder. Zwölf Familienbetriebe bewirtschaften 212 Hektar, vier davon ökologisch.',
      text: html`
        <h2>Die drei Lagen</h2>
        <dl>
        <dt>Steinberg</dt><dd>Roter Sandstein, steil, nach Süden: hier reift der Spätburgunder.</dd>
        <dt>Hohlweg</dt><dd>Tiefer Löss, windgeschützt: Heimat des Grauburgunders.</dd>
        <dt>Lindenacker</dt><dd>Kalk und kühle Nächte, gut für Riesling.</dd>
        </dl>
        <h2>Einkaufen und probieren</h2>
        <table>
        <caption>Wann die Höfe geöffnet haben</caption>
        <thead><tr><th scope="col">Hof</th><th scope="col">Geöffnet</th><th scope="col">Besonderheit</th></tr></thead>
        <tbody>
        <tr><th scope="row">Am Steinberg 21, Kernstadt</th><td>Freitag 15:00–19:00 Uhr, Samstag 10:00–16:00 Uhr</td><td>ebenerdig, Sekt aus eigener Herstellung</td></tr>
        <tr><th scope="row">Hohlweg 4, Lindenhof</th><td>Montag bis Samstag 09:00–12:00 Uhr</td><td>ökologisch, Traubensaft für Kinder</td></tr>
        <tr><th scope="row">Kirchplatz 2, Lindenhof</th><td>Samstag 10:00–18:00 Uhr</td><td>Besenwirtschaft im Oktober und November</td></tr>
        <tr><th scope="row">Fährgasse 17, Unterweiler</th><td>Donnerstag und Freitag 16:00–20:00 Uhr</td><td>Fisch und Wein im Hof</td></tr>
        </tbody>
        </table>
        <p>Eine Übersicht aller zwölf Höfe verschickt die Auskunft für Gäste: ${tel('tourismus')} oder ${mail('gaeste')}.</p>`,
    }),
    entry('bild-text', {
      titel: 'Weinfest am zweiten Wochenende im September',
      text: html`
        <p>Drei Abende lang öffnen 14 Höfe in der Altstadt ihre Tore, und auf dem Marktplatz wird getanzt. Jeder Hof hat seine Musik, vom Akkordeon bis zur
        Blaskapelle. Um Mitternacht ist Schluss, damit auch die Nachbarschaft schlafen kann.</p>
        <p>Der Nachtbus fährt bis 1:30 Uhr in alle Ortsteile. Wasser gibt es kostenlos am Marktbrunnen.</p>`,
      bildupload: bildupload('weinfest-abend'),
      link: '/veranstaltungen',
      linktext: 'Termin nachsehen',
    }),
    entry('panoramabild-panoramateaser', {
      bildupload: bildupload('weinberge-herbst'),
      titel: 'Rücksicht im Weinberg',
      text: 'Zur Lese sind die Wirtschaftswege werktags den Betrieben vorbehalten. Bitte bleiben Sie auf den ausgeschilderten Rundwegen und nehmen Sie keine Trauben mit.',
      link: '/stadt/rundwege',
      linktext: 'Rundwege ansehen',
    }),
  ],
}
