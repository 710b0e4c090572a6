import { html } from '../html.ts'
import { tel } from '../kontakt.ts'
import { entry, type Seite } from '../seite.ts'

export const beschaeftigteSeite: Seite = {
  pfad: '/rathaus/beschaeftigte',
  pageLayout: 'default',
  title: 'Für Beschäftigte',
  description: 'Anmeldung im Intranet der Stadtverwaltung und ihrer Einrichtungen.',
  content: [
    entry('intranet-login', {
      text: 'Im Intranet stehen Nachrichten aus dem Haus, Vordrucke, Dienstvereinbarungen und die Telefonliste.',
    }),
    entry('intranet-logout', { text: 'An fremden Geräten melden Sie sich bitte immer ab.' }),
    entry('text', {
      text: html`<p>Sie haben noch kein Konto, oder es ist gesperrt? Die Zentrale verbindet Sie mit dem Hauptamt: ${tel('zentrale')}.</p>`,
    }),
  ],
}
