import { bildupload, heroImage } from '../bild.ts'
import { euro, gebuehren } from '../gebuehren.ts'
import { html } from '../html.ts'
import { mail } from '../kontakt.ts'
import { amtNebenan, entry, type Seite } from '../seite.ts'

export const familie: Seite = {
  pfad: '/leben/familie',
  pageLayout: 'default',
  title: 'Familie',
  description:
    'Kita, Schule, Betreuung am Nachmittag und in den Ferien, Beratung und Zuschüsse für Familien in Rebenau.',
  heroImages: [heroImage('kindergarten-garten'), heroImage('schillerschule-vormittag')],
  content: [
    entry('text', {
      einleitung:
        'Das Familienbüro im Erdgeschoss des Rathauses ist Ihre eine Adresse für alles rund um Kinder. Kinder dürfen mitkommen, es gibt eine Spielecke.',
      text: html`
        <h2>Unter sechs</h2>
        <p>Fünf Kindertagesstätten und elf Tagesmütter und Tagesväter betreuen Kinder ab dem ersten Geburtstag. Für alle
        genügt <a href="/leben/familie/kita">eine Anmeldung</a>. Das Willkommenspaket bringt eine Hebamme in den ersten
        Wochen nach der Geburt vorbei, wenn Sie möchten; sonst kommt es mit der Post.</p>
        <h2>Grundschule und Nachmittag</h2>
        <p>Die <a href="/schillerschule">Schillerschule</a> in der Kernstadt und die <a href="/jahnschule">Jahnschule</a>
        in Unterweiler betreuen Kinder von 07:00 bis 17:00 Uhr, freitags bis 15:30 Uhr. Je nachdem, wie lange Ihr Kind
        bleibt, kostet das 20 bis 95 € im Monat, ein warmes Mittagessen ${euro(gebuehren.mittagessen)}.</p>
        <h2>Ferien</h2>
        <p>In zehn Ferienwochen ist Betreuung von 07:30 bis 16:30 Uhr. Dazu kommt im Sommer das Ferienprogramm mit 70
        Angeboten: Bienen besuchen, Kanu fahren, Trickfilm drehen. Das Heft erscheint sechs Wochen vor den Ferien; die
        Plätze werden ausgelost, damit nicht die schnellste Internetleitung gewinnt.</p>
        <h2>Zuschüsse</h2>
        <ul>
        <li>Rebenau-Pass: halber Preis in Freibad und Musikschule für Familien mit kleinem Einkommen und alle mit
        drei oder mehr Kindern</li>
        <li>Bildungspaket: Mittagessen, Schulausflug und Nachhilfe ohne Kosten</li>
        <li>Windeltonne: 60 Liter Restmüll zusätzlich ohne Aufpreis, bis zum dritten Geburtstag</li>
        </ul>
        <p>Franziska Kuhn füllt die Anträge mit Ihnen aus. Schreiben Sie an ${mail('familie')} oder kommen Sie vorbei.</p>`,
    }),
    entry('headline-teaser', { titel: 'Kitas und Grundschulen' }),
    entry('bild-text-teaser-3x', {
      titel1: 'Kita und Kindergarten',
      text1: 'Alle fünf Häuser mit Zeiten, Plätzen und Kosten.',
      link1: '/leben/familie/kita',
      linktext1: 'Häuser vergleichen',
      bildupload1: bildupload('kindergarten-garten'),
      titel2: 'Schillerschule',
      text2: 'Grundschule in der Kernstadt mit Ganztag und Schulgarten.',
      link2: '/schillerschule',
      linktext2: 'Zur Schillerschule',
      bildupload2: bildupload('schillerschule-vormittag'),
      titel3: 'Jahnschule',
      text3: 'Grundschule in Unterweiler mit täglicher Bewegungszeit.',
      link3: '/jahnschule',
      linktext3: 'Zur Jahnschule',
      bildupload3: bildupload('jahnschule-sportfest'),
    }),
    ...amtNebenan('familienbuero'),
  ],
}
