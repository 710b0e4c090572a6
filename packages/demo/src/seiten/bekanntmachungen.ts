import { html } from '../html.ts'
import { zimmerVon } from '../organisationseinheiten.ts'
import { aside, entry, type Seite } from '../seite.ts'

export const bekanntmachungenSeite: Seite = {
  pfad: '/bekanntmachungen',
  pageLayout: 'default',
  title: 'Öffentliche Bekanntmachungen',
  breadcrumbTitle: 'Bekanntmachungen',
  description: 'Satzungen, Bebauungspläne, Sitzungen und Ausschreibungen der Stadt Rebenau im Wortlaut.',
  content: [
    entry('bekanntmachungen', {}),
    aside('text', {
      titel: 'Was hier steht',
      text: html`
        <p>Die Stadt Rebenau macht nach ihrer Bekanntmachungssatzung auf dieser Seite öffentlich bekannt. Jede
        Bekanntmachung trägt den Tag, an dem sie bereitgestellt wurde. Danach wird sie nicht mehr geändert.</p>
        <p>Auf Papier lesen Sie sie in der Geschäftsstelle, Rathaus, ${zimmerVon('gemeinderat')}, während der Öffnungszeiten. Gegen Kostenersatz schicken wir Ihnen
        einen Ausdruck.</p>`,
    }),
  ],
}
