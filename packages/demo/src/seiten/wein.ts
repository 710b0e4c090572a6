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
        'Auf Löss und Kalk wachsen vor allem Grauburgunder, Riesling und Spätburgunder. Zwölf Betriebe keltern, was auf 212 Hektar wächst, vier davon ökologisch: elf Weingüter und die Genossenschaft von 86 Familien.',
      text: html`
        <h2>Die drei Lagen</h2>
        <dl>
        <dt>Steinberg</dt><dd>Roter Sandstein, steil, nach Süden: hier reift der Spätburgunder.</dd>
        <dt>Hohlweg</dt><dd>Tiefer Löss, windgeschützt: Heimat des Grauburgunders.</dd>
        <dt>Lindenacker</dt><dd>Kalk und kühle Nächte, gut für Riesling.</dd>
        </dl>
        <h2>Einkaufen und probieren</h2>
        <p>Einige Betriebe mit Anschrift und Telefon stehen im <a href="/wirtschaft/betriebe?rubrik=weinbau">Verzeichnis der
        Betriebe</a>, Straußwirtschaften und Gasthäuser unter <a href="/stadt/gastgeber">Essen, Trinken,
        Übernachten</a>.</p>
        <p>Eine Übersicht aller zwölf Betriebe verschickt die <a href="/rathaus/aemter/tourist-info">Tourist-Info</a>: ${tel('tourismus')} oder ${mail('gaeste')}.</p>`,
    }),
    entry('bild-text', {
      titel: 'Weinfest am zweiten Wochenende im September',
      text: html`
        <p>Drei Abende lang öffnen 14 Höfe in der Altstadt ihre Tore, und auf dem Marktplatz wird getanzt. Jeder Hof hat seine Musik, vom Akkordeon bis zur
        Blaskapelle. Um Mitternacht ist Schluss, am Sonntag schon um 22:00 Uhr, damit auch die Nachbarschaft schlafen kann.</p>
        <p>Am Freitag und Samstag fährt der Nachtbus bis 01:30 Uhr in alle Ortsteile. Wasser gibt es kostenlos an zwei Ständen.</p>`,
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
