import { heroImage } from '../bild.ts'
import { html } from '../html.ts'
import { mail } from '../kontakt.ts'
import { entry, personNebenan, type Seite } from '../seite.ts'

export const veranstaltungenSeite: Seite = {
  pfad: '/veranstaltungen',
  pageLayout: 'default',
  title: 'Veranstaltungen',
  description: 'Märkte, Konzerte, Sitzungen, Feste und Vorlesestunden: alle kommenden Termine in Rebenau.',
  heroImages: [heroImage('weinfest-abend')],
  apiCalls: [{ name: 'veranstaltungen', forward: ['rubrik_id', 'seite'], options: { meta: true } }],
  content: [
    entry(
      'veranstaltungsliste',
      { titel: 'Die nächsten Termine', link: '/kalender', linktext: 'Zum Monatskalender' },
      { limit: 20, filter: true },
    ),
    entry('formular', {
      formular: 'veranstaltung-melden',
      titel: 'Ihre Veranstaltung im Kalender',
      linktext: 'Veranstaltung melden',
    }),
    entry('text', {
      text: html`
        <p>Vereine, Schulen und Kirchen können ihre öffentlichen Termine hier zeigen, möglichst drei Wochen vorher. Lieber
        per E-Mail? Schreiben Sie Titel, Tag, Uhrzeit, Ort und zwei Sätze an ${mail('gaeste')}, bitte auch, ob der Ort ohne
        Stufen erreichbar ist.</p>`,
    }),
    ...personNebenan('Kultur und Vereine', 'Judith Amann'),
  ],
}

export const kalenderSeite: Seite = {
  pfad: '/kalender',
  pageLayout: 'wide',
  title: 'Monatskalender',
  description: 'Was in Rebenau los ist, Monat für Monat: Märkte, Konzerte, Sitzungen, Kurse und Feste.',
  content: [
    entry('veranstaltungskalender', { link: '/veranstaltungen', linktext: 'Alle Termine als Liste' }),
  ],
}
