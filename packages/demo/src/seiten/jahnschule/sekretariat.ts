import { html } from '../../html.ts'
import { mail, tel } from '../../kontakt.ts'
import { entry, type Seite } from '../../seite.ts'
import { jahnschuleKontakt } from './kontakt.ts'

export const jahnschuleSekretariat: Seite = {
  pfad: '/jahnschule/sekretariat',
  pageLayout: 'default',
  title: 'Sekretariat der Jahnschule',
  breadcrumbTitle: 'Sekretariat',
  description: 'Krank melden, frei nehmen, Bescheinigungen und Wege zur Jahnschule in Unterweiler.',
  content: [
    entry('text', {
      text: html`
        <h2>Krank melden</h2>
        <p>Bis 07:30 Uhr unter ${tel('jahnschule')} oder per E-Mail an ${mail('jahnschule')}. Läuse, Scharlach und Masern sagen
        Sie uns bitte auch dann, wenn Ferien sind.</p>
        <h2>Frei nehmen</h2>
        <p>Einen einzelnen Tag sagen Sie der Klassenlehrerin oder dem Klassenlehrer. Für mehr als einen Tag schreiben Sie an Stefan
        Huber, mindestens zwei Wochen vorher.</p>
        <h2>Bescheinigung, Umzug, Wechsel</h2>
        <p>Eine Schulbescheinigung stellt Gül Yildiz sofort aus, auch auf Englisch. Ziehen Sie weg, melden Sie Ihr Kind
        erst an der neuen Schule an und dann bei uns ab.</p>
        <h2>So finden Sie uns</h2>
        <p>Turnplatz 1, Haltestelle Freibad der Linie 1. Das Haus ist ebenerdig, die Turnhalle hat eine Rampe. Besuch klingelt am
        Tor; es ist während des Unterrichts zu.</p>`,
    }),
    ...jahnschuleKontakt,
  ],
}
