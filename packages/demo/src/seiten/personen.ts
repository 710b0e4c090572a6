import { html } from '../html.ts'
import { entry, type Seite } from '../seite.ts'

export const personenSeite: Seite = {
  pfad: '/rathaus/personen',
  pageLayout: 'wide',
  title: 'Ansprechpersonen',
  description: 'Wer bei der Stadt arbeitet: mit Aufgabe, Zimmer, Durchwahl und E-Mail.',
  content: [
    entry('text', {
      text: html`
        <p>Suchen Sie nach einem Namen, einer Aufgabe oder einem Amt. Wenn Sie nur das Anliegen kennen, hilft die
        <a href="/rathaus/aemter">Liste der Ämter</a>.</p>`,
    }),
    entry('personen', {}),
  ],
}
