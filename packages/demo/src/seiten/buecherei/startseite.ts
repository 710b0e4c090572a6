import { bildupload, heroImage } from '../../bild.ts'
import { html } from '../../html.ts'
import { aside, entry, type Seite } from '../../seite.ts'
import { buechereiKontakt } from './kontakt.ts'

export const buecherei: Seite = {
  pfad: '/buecherei',
  pageLayout: 'default',
  title: 'Stadtbücherei Rebenau',
  breadcrumbTitle: 'Stadtbücherei',
  description: 'Katalog, Öffnungszeiten, Ausweis und Angebote der Stadtbücherei in der Zehntscheuer.',
  heroImages: [heroImage('buecherei-lesesaal')],
  content: [
    entry('text', {
      einleitung:
        'In der Zehntscheuer warten 18.400 Bücher, Spiele, Filme und Zeitschriften. Zum Stöbern und Lesen brauchen Sie keinen Ausweis.',
      link: 'https://katalog.rebenau.example.org',
      linktext: 'Im Katalog suchen',
    }),
    entry('linkliste', {
      titel: 'Was möchten Sie tun?',
      eintraege: [
        {
          titel: 'Ausweis holen',
          text: 'Fünf Minuten am Tresen. Für Kinder und Jugendliche frei.',
          link: '/buecherei/ausweis',
        },
        {
          titel: 'Ausleihen und verlängern',
          text: 'Wie lange Sie etwas behalten dürfen und was bei Verspätung gilt.',
          link: '/buecherei/ausleihe',
        },
        {
          titel: 'E-Books und Hörbücher laden',
          text: 'Rund um die Uhr, auf Telefon, Tablet oder Lesegerät.',
          link: '/buecherei/digital',
        },
        {
          titel: 'Neue Bücher entdecken',
          text: 'Was in diesem Monat dazugekommen ist.',
          link: '/buecherei/neu',
        },
        {
          titel: 'Mit Kindern kommen',
          text: 'Vorlesen, Spieltisch und die erste Büchertasche.',
          link: '/buecherei/kinder',
        },
        {
          titel: 'Zu einer Veranstaltung kommen',
          text: 'Lesungen, Bücherflohmarkt und der lange Donnerstag.',
          link: '/buecherei/veranstaltungen',
        },
        {
          titel: 'Gebühren nachsehen',
          text: 'Jahresausweis 15 €, Verspätung 20 Cent am Tag.',
          link: '/buecherei/gebuehren',
        },
        {
          titel: 'Ohne Hindernisse ins Haus',
          text: 'Aufzug, Lesehilfen und Bücher, die zu Ihnen kommen.',
          link: '/buecherei/barrierefrei',
        },
      ],
    }),
    entry('bild-text', {
      titel: 'Lesesaal und Kinderecke',
      text: html`
        <p>24 Plätze, gutes Licht, freies WLAN und die Tageszeitungen. Wer lernen will, bekommt für zwei Stunden einen
        abgeteilten Tisch. Reden darf man in der Leseecke, flüstern überall.</p>`,
      bildupload: bildupload('buecherei-kinderecke'),
    }),
    entry('kennzahlen', {
      titel: 'Das Haus in Zahlen',
      zahlen: [
        { wert: '18.400', text: 'Medien stehen in den Regalen' },
        { wert: '71.000', text: 'Mal wurde im letzten Jahr etwas ausgeliehen' },
        { wert: '1.240', text: 'Kinder haben einen Ausweis' },
        { wert: '29', text: 'Stunden in der Woche ist geöffnet' },
      ],
    }),
    ...buechereiKontakt,
    aside('text', {
      titel: 'Rückgabe rund um die Uhr',
      text: '<p>Die Klappe links neben dem Tor ist immer offen. Spiele und Dinge geben Sie bitte am Tresen ab, damit keine Teile fehlen.</p>',
    }),
  ],
}
