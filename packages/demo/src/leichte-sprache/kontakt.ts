import { html } from '../html.ts'
import { mail, tel } from '../kontakt.ts'
import { entry } from '../seite.ts'
import { type Fassung, rathausAnschriftLeicht } from './teile.ts'

/** The only version that a group has checked: whoever changes its text removes the note until the next check. */
export const kontaktLeicht: Fassung = {
  title: 'So erreichen Sie uns',
  description: 'Telefon, E-Mail und Adresse der Stadt Rebenau. In Leichter Sprache.',
  pruefvermerk: 'Geprüft von der Lese-Gruppe der Lebenshilfe Rebenau.',
  content: [
    entry('text', {
      einleitung: 'Sie haben eine Frage? Wir helfen Ihnen gern.',
      text: html`
        <ul>
        <li><strong>Anrufen:</strong> ${tel('zentrale')}<br>Ein Mensch geht ans Telefon.</li>
        <li><strong>Schreiben:</strong> ${mail('stadt')}<br>Das ist eine E-Mail-Adresse.</li>
        <li><strong>Kommen:</strong><br>${rathausAnschriftLeicht}</li>
        </ul>
        <p>Sie können auch hier schreiben.<br>Füllen Sie dafür die Felder aus.<br>Dann drücken Sie auf: Absenden.</p>`,
    }),
  ],
}
