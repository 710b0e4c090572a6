import { html } from '../html.ts'
import { adresse, nummer, tel } from '../kontakt.ts'
import { entry, type Seite } from '../seite.ts'

export const aemterSeite: Seite = {
  pfad: '/rathaus/aemter',
  pageLayout: 'wide',
  title: 'Ämter und Einrichtungen',
  breadcrumbTitle: 'Ämter',
  description: 'Wer im Rathaus wofür zuständig ist, was jetzt geöffnet hat, mit Durchwahl und Zimmer.',
  content: [
    entry('aemter', { weitere: 'Häuser der Stadt' }),
    entry('headline-teaser', {
      titel: 'Wer hilft weiter?',
      einleitung: `Sie wissen nicht, wer zuständig ist? Rufen Sie ${nummer('zentrale')} an oder schreiben Sie an ${adresse('stadt')}. Wir verbinden Sie.`,
    }),
    entry('text', {
      titel: 'Wenn das Wasser steht oder nicht mehr läuft',
      text: html`
        <p>Bei Rohrbruch, verstopftem Kanal oder umgestürztem Baum erreichen Sie unsere Bereitschaft Tag und Nacht unter
        ${tel('stoerung')}.</p>`,
      link: '/rathaus/personen',
      linktext: 'Eine Person suchen',
    }),
  ],
}
