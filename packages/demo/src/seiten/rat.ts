import { html } from '../html.ts'
import { aside, entry, personNebenan, type Seite } from '../seite.ts'

const RAT = '/rathaus/gemeinderat'

export const ratSeiten: readonly Seite[] = [
  {
    pfad: `${RAT}/sitzungen`,
    pageLayout: 'default',
    title: 'Sitzungen des Rates',
    breadcrumbTitle: 'Sitzungen',
    description: 'Wann Gemeinderat und Ausschüsse tagen, worüber sie beraten und was sie beschlossen haben.',
    content: [
      entry('sitzungen', {}),
      aside('text', {
        titel: 'Zuhören',
        text: html`
          <p>Die Sitzungen sind öffentlich. Sie müssen sich nicht anmelden und können kommen und gehen, wann Sie möchten.</p>
          <p>Mit dem Kalender stehen neue, verlegte und abgesagte Sitzungen von selbst in Ihrem Telefon.</p>`,
      }),
      ...personNebenan('Geschäftsstelle', 'Tobias Kern'),
    ],
  },
  {
    pfad: `${RAT}/vorlagen`,
    pageLayout: 'default',
    title: 'Vorlagen des Rates',
    breadcrumbTitle: 'Vorlagen',
    description: 'Worüber der Rat berät: Vorlagen, Anträge und Anfragen mit allen Dateien.',
    content: [entry('vorlagen', {})],
  },
  {
    pfad: `${RAT}/gremien`,
    pageLayout: 'default',
    title: 'Gremien und Fraktionen',
    breadcrumbTitle: 'Gremien',
    description: 'Gemeinderat, Ausschüsse, Ortschaftsräte und Fraktionen.',
    content: [entry('gremien', {})],
  },
  {
    pfad: `${RAT}/personen`,
    pageLayout: 'default',
    title: 'Mitglieder des Rates',
    breadcrumbTitle: 'Personen',
    description: 'Wer im Gemeinderat und in den Ausschüssen sitzt.',
    content: [
      entry('ratspersonen', {}),
      entry('text', {
        text: html`<p>Sie sind selbst Mitglied? Hier geht es <a href="${RAT}/fuer-mitglieder">zum Ratsinformationssystem</a>.</p>`,
      }),
    ],
  },
  {
    pfad: `${RAT}/fuer-mitglieder`,
    pageLayout: 'default',
    title: 'Für Mitglieder des Rates',
    breadcrumbTitle: 'Für Mitglieder',
    description: 'Anmeldung im Ratsinformationssystem, eigenes Passwort und Berichte der Verwaltung.',
    content: [
      entry('raete-login', {
        text: 'Im Ratsinformationssystem stehen die Unterlagen Ihrer Sitzungen, auch die nichtöffentlichen, und auf Wunsch ohne Netz.',
      }),
      entry('raete-berichte', {
        text: 'Berichte der Verwaltung und Niederschriften Ihrer Gremien.',
      }),
      entry('raete-passwort', {
        text: 'Ihr neues Passwort gilt sofort. Auf allen anderen Geräten sind Sie danach abgemeldet.',
      }),
      ...personNebenan('Fragen zum Zugang', 'Tobias Kern'),
    ],
  },
]
