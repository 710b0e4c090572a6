import { html } from '../html.ts'
import { mail, nummer, tel } from '../kontakt.ts'
import { entry, type Seite } from '../seite.ts'

export const impressum: Seite = {
  pfad: '/impressum',
  pageLayout: 'default',
  title: 'Impressum',
  description: 'Wer diese Website verantwortet und wie Sie die Stadt Rebenau erreichen.',
  content: [
    entry('text', {
      einleitung: 'Angaben nach § 5 Digitale-Dienste-Gesetz und § 18 Medienstaatsvertrag.',
      text: html`
        <h2>Anbieterin</h2>
        <p>Stadt Rebenau<br>Marktplatz 1<br>76999 Rebenau</p>
        <p>Die Stadt Rebenau ist eine Körperschaft des öffentlichen Rechts. Sie wird vertreten durch Bürgermeisterin
        Katharina Lehmann.</p>
        <h2>So erreichen Sie uns</h2>
        <p>Telefon ${tel('zentrale')}<br>Fax ${nummer('fax')}<br>E-Mail ${mail('stadt')}</p>
        <p>Öffnungszeiten und Durchwahlen stehen unter <a href="/kontakt">Kontakt</a>.</p>
        <h2>Zuständige Aufsicht</h2>
        <p>Die Rechtsaufsicht über die Stadt hat das Landratsamt Rheinhardt, Kommunal- und Rechtsamt.</p>
        <h2>Umsatzsteuer</h2>
        <p>Eine Umsatzsteuer-Identifikationsnummer hat die Stadt Rebenau nicht.</p>
        <h2>Verantwortlich für den Inhalt</h2>
        <p>Verantwortlich nach § 18 Absatz 2 Medienstaatsvertrag: Paul Wiedemann, Stadt Rebenau, Marktplatz 1, 76999
        Rebenau.</p>
        <p>Dieses Impressum gilt auch für die Seiten der Stadtbücherei, des Freibads, der Schillerschule, der Jahnschule,
        der Jugendmusikschule und des Klimaschutzes. Für die Inhalte der Schulseiten sind die Schulleitungen
        verantwortlich: Nadja Brenner (Schillerschule, Schulstraße 2) und Stefan Huber (Jahnschule, Turnplatz 1).</p>
        <h2>Bilder</h2>
        <p>Alle Bilder zeigen eine erfundene Stadt. Sie wurden für diese Website gezeichnet und gehören der Stadt Rebenau.</p>
        <h2>Links auf andere Websites</h2>
        <p>Für Inhalte fremder Seiten sind deren Anbieter verantwortlich. Wir prüfen sie, wenn wir den Link setzen. Ist
        etwas nicht in Ordnung, sagen Sie es uns; wir entfernen den Link.</p>
        <h2>Über diese Vorführung</h2>
        <p>Rebenau gibt es nicht. Stadt, Personen, Telefonnummern und Adressen sind erfunden, damit sich das
        Website-System an einem vollständigen Beispiel zeigen lässt.</p>`,
    }),
  ],
}
