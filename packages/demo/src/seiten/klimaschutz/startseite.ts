import { bildupload, heroImage } from '../../bild.ts'
import { html } from '../../html.ts'
import { entry, type Seite } from '../../seite.ts'
import { klimaschutzKontakt } from './kontakt.ts'

export const klimaschutz: Seite = {
  pfad: '/klimaschutz',
  pageLayout: 'default',
  title: 'Klimaschutz in Rebenau',
  breadcrumbTitle: 'Klimaschutz',
  description: 'Ziele, Zahlen, Beratung und Förderung: was Rebenau für das Klima tut und wie Sie mitmachen.',
  heroImages: [heroImage('klimaschutz-solardaecher'), heroImage('klimaschutz-radweg')],
  content: [
    entry('text', {
      einleitung:
        'Bis 2035 sollen alle Gebäude und Fahrzeuge der Stadt ohne Öl und Gas auskommen. Wo wir stehen, rechnen wir jedes Jahr nach.',
    }),
    entry('kennzahlen', {
      titel: 'Was bisher erreicht ist',
      zahlen: [
        { wert: '−36', einheit: '%', text: 'Ausstoß der Verwaltung seit 2019' },
        {
          wert: '324.000',
          einheit: 'kWh',
          text: 'Strom im Jahr 2025 von sechs Solardächern; das siebte ist neu',
        },
        { wert: '54', einheit: 'Häuser', text: 'hängen an der Nahwärme' },
        { wert: '640', text: 'Menschen fahren am Werktag auf dem Radweg im Stadtpark' },
      ],
      quelle: 'Energiebericht 2025 der Stadt Rebenau',
    }),
    entry('linkliste', {
      titel: 'Was Sie tun können',
      eintraege: [
        {
          titel: 'Zuschuss beantragen',
          text: 'Balkonsolar, Lastenrad, Blumenbeet, Zisterne.',
          link: '/klimaschutz/foerderung',
        },
        {
          titel: 'Energieberatung zu Hause',
          text: 'Eine Stunde, kostenlos, ohne Verkauf.',
          link: '/klimaschutz/energieberatung',
        },
        {
          titel: 'Mit der Sonne Strom machen',
          text: 'Was sich lohnt und was Sie anmelden müssen.',
          link: '/klimaschutz/solar',
        },
        {
          titel: 'Wissen, womit Ihre Straße heizt',
          text: 'Die Wärmeplanung für jeden Ortsteil.',
          link: '/klimaschutz/waermeplanung',
        },
        {
          titel: 'Rad fahren',
          text: 'Neue Wege, Zählstelle und die nächsten Lücken.',
          link: '/klimaschutz/radverkehr',
        },
        {
          titel: 'Mitreden im Klimabeirat',
          text: '15 Menschen, vier Sitzungen, öffentlich.',
          link: '/klimaschutz/klimabeirat',
        },
      ],
    }),
    entry('bild-text', {
      titel: 'Repariert statt weggeworfen',
      text: html`
        <p>Am vierten Freitag im Monat schraubt die Werkstatt im Bauhof von 16:00 bis 19:00 Uhr, was noch zu retten ist. Im August und
        an Feiertagen ist sie geschlossen. Im letzten Jahr waren es 412 Geräte, vom Toaster bis zum Traktor, der nur halb so groß war.</p>`,
      bildupload: bildupload('stadtpark-radweg'),
      anordnung: 'text-bild',
      link: '/veranstaltungen',
      linktext: 'Termine ansehen',
    }),
    ...klimaschutzKontakt,
  ],
}
