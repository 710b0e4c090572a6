import { dayWithWeekday, plusDays } from '@rathausplatz/time'
import { bildupload, heroImage } from '../../bild.ts'
import { momentOf } from '../../calendar.ts'
import { html } from '../../html.ts'
import { entry, type Seite } from '../../seite.ts'
import { freibadKontakt } from './kontakt.ts'
import { saison } from './saison.ts'

/** The home page of the pool: in season it shows the water temperature, otherwise the day of the opening. */
export const freibad = (heute: Date): Seite => {
  const { day, beginn, ende, istSaison } = saison(heute)
  return {
    pfad: '/freibad',
    pageLayout: 'default',
    title: 'Freibad am Altrhein',
    breadcrumbTitle: 'Freibad',
    description:
      'Saison, Öffnungszeiten, Preise, Wassertemperatur und Kurse im Freibad am Altrhein in Unterweiler.',
    // Outside the season a picture of the foggy river replaces that of bathers.
    heroImages: [heroImage(istSaison ? 'freibad-sommer' : 'rheinaue-nebel')],
    content: [
      entry('text', {
        einleitung:
          'Vier Becken, ein Sprungturm und 14.000 Quadratmeter Wiese unter Pappeln. Wer Bahnen schwimmen will, kommt früh; wer Schatten sucht, findet ihn den ganzen Tag.',
      }),
      ...(istSaison
        ? []
        : [
            entry('hinweis', {
              stufe: 'information',
              titel: `Das Bad öffnet wieder am ${dayWithWeekday(beginn)}`,
              text: '<p>Bis dahin ist Winterpause. Saisonkarten bekommen Sie ab April im <a href="/rathaus/buergerbuero">Bürgerbüro</a>.</p>',
              link: '/freibad/oeffnungszeiten',
              linktext: 'Saison und Öffnungszeiten',
            }),
          ]),
      entry('wassertemperatur', {
        titel: 'So warm ist das Wasser',
        becken: [
          { titel: 'Schwimmerbecken', grad: 23.5 },
          { titel: 'Nichtschwimmerbecken', grad: 26 },
          { titel: 'Altrhein am Steg', grad: 21 },
        ],
        gemessen_am: momentOf(istSaison ? plusDays(day, -1) : ende, '08:30'),
        text: istSaison
          ? 'Für heute liegt noch keine Messung vor. Wir messen jeden Morgen um 08:30 Uhr.'
          : 'Im Winter sind die Becken leer. Ab dem ersten Öffnungstag messen wir jeden Morgen um 08:30 Uhr, in den Becken und am Steg im Altrhein.',
      }),
      entry('linkliste', {
        titel: 'Vor dem Besuch',
        eintraege: [
          {
            titel: 'Eintrittspreise',
            text: 'Einzelkarte 4,50 €, Saisonkarte 85 €. Kinder unter sechs sind frei.',
            link: '/freibad/preise',
          },
          {
            titel: 'Saison und Öffnungszeiten',
            text: 'Von Mai bis September, dienstags und donnerstags ab 06:30 Uhr.',
            link: '/freibad/oeffnungszeiten',
          },
          {
            titel: 'Becken und Liegewiese',
            text: 'Tiefe, Temperatur und was wo erlaubt ist.',
            link: '/freibad/becken',
          },
          { titel: 'Anfahrt und Parken', text: 'Rad, Stadtbus Linie 1 oder Auto.', link: '/freibad/anfahrt' },
          { titel: 'Schwimmkurse', text: 'Für Kinder ab fünf und für Erwachsene.', link: '/freibad/kurse' },
          {
            titel: 'Baden ohne Barrieren',
            text: 'Lift, Wege, Umkleide und freie Begleitung.',
            link: '/freibad/barrierefrei',
          },
          { titel: 'Baderegeln', text: 'Was gilt, damit sich alle wohlfühlen.', link: '/freibad/baderegeln' },
          {
            titel: 'Kiosk und Verleih',
            text: 'Essen, Liegen, Bälle und Schließfächer.',
            link: '/freibad/kiosk',
          },
        ],
      }),
      entry('bild-text', {
        titel: 'Früh am Morgen gehört das Wasser Ihnen',
        text: html`
          <p>Dienstags und donnerstags öffnen wir um 06:30 Uhr. Dann liegt Dunst über den Bahnen, und am Steg gibt
          es schon Kaffee. Wer nur schwimmt und um 08:30 Uhr geht, zahlt nur die Frühkarte.</p>`,
        bildupload: bildupload('freibad-morgen'),
        anordnung: 'text-bild',
        link: '/freibad/preise',
        linktext: 'Alle Preise ansehen',
      }),
      ...freibadKontakt,
    ],
  }
}
