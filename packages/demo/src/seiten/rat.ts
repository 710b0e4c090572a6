import { html } from '../html.ts'
import { aside, entry, personNebenan, type Seite } from '../seite.ts'

const RAT = '/rathaus/gemeinderat'

/** The pages that hold the lists of the council. */
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
    content: [entry('ratspersonen', {})],
  },
]
