import { html } from '../html.ts'
import { amtNebenan, entry, type Seite } from '../seite.ts'

/** The overview of all forms. */
export const formulareSeite: Seite = {
  pfad: '/formulare',
  pageLayout: 'default',
  title: 'Formulare',
  description: 'Melden, anmelden, beantragen: alles, was Sie der Stadt Rebenau online schicken können.',
  content: [
    entry('text', {
      einleitung:
        'Formulare gehen Schritt für Schritt, auch auf dem Telefon. Die meisten können Sie jederzeit speichern und später weiter ausfüllen.',
    }),
    entry('linkliste', {
      titel: 'Abfall, Wasser und Tiere',
      eintraege: [
        {
          titel: 'Sperrmüll anmelden',
          text: 'Zweimal im Jahr kostenlos.',
          link: '/formulare/sperrmuell-anmelden',
        },
        {
          titel: 'Tonne bestellen oder tauschen',
          text: 'Größer, kleiner oder ganz neu.',
          link: '/formulare/tonne-bestellen',
        },
        {
          titel: 'Zählerstand für Wasser melden',
          text: 'Im Januar und beim Umzug.',
          link: '/formulare/zaehlerstand-melden',
        },
        {
          titel: 'Hund anmelden oder abmelden',
          text: 'Der Bescheid kommt mit der Post.',
          link: '/formulare/hund-anmelden',
        },
        { titel: 'Schaden melden', text: 'Wenn etwas kaputt ist.', link: '/schaden-melden' },
      ],
    }),
    entry('linkliste', {
      titel: 'Vereine, Feste und Führungen',
      eintraege: [
        {
          titel: 'Veranstaltung melden',
          text: 'Für den Kalender der Stadt.',
          link: '/formulare/veranstaltung-melden',
        },
        {
          titel: 'Verein vorschlagen',
          text: 'Für das Verzeichnis der Vereine.',
          link: '/verzeichnis/vorschlagen?verzeichnis=vereine',
        },
        {
          titel: 'Jugendpauschale beantragen',
          text: 'Für Vereine mit Kindern und Jugendlichen.',
          link: '/formulare/jugendpauschale-beantragen',
        },
        {
          titel: 'Führung anfragen',
          text: 'Eine eigene für Ihre Gruppe.',
          link: '/formulare/fuehrung-anfragen',
        },
      ],
    }),
    entry('linkliste', {
      titel: 'Fragen und Nachweise',
      eintraege: [
        {
          titel: 'Parkausweis für Bewohner beantragen',
          text: 'Für die Altstadt und am Bahnhof.',
          link: '/formulare/parkausweis-beantragen',
        },
        { titel: 'Nachricht an die Stadt', text: 'Wenn nichts anderes passt.', link: '/kontakt' },
        {
          titel: 'Corona',
          text: 'Bescheinigungen und Geld für abgesagte Veranstaltungen.',
          link: '/formulare/corona',
        },
      ],
    }),
    entry('text', {
      titel: 'Schon angefangen oder abgeschickt?',
      text: html`
        <p>Mit Ihrem Code können Sie <a href="/formulare/fortsetzen">ein gespeichertes Formular fortsetzen</a>. Mit
        Vorgangsnummer und Kennwort sehen Sie, <a href="/formulare/stand">wie weit Ihr Vorgang ist</a>.</p>`,
    }),
    ...amtNebenan('buergerbuero'),
  ],
}
