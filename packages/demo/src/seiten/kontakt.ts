import { html } from '../html.ts'
import { mail, tel } from '../kontakt.ts'
import { aside, entry, rathausOrt, rathausZeiten, type Seite } from '../seite.ts'

export const kontaktSeite: Seite = {
  pfad: '/kontakt',
  pageLayout: 'default',
  title: 'Kontakt',
  description: 'Telefon, E-Mail, Adresse und Öffnungszeiten der Stadtverwaltung Rebenau.',
  content: [
    entry('text', {
      einleitung:
        'Rufen Sie an, schreiben Sie oder kommen Sie vorbei. Sie müssen nicht wissen, wer zuständig ist.',
      text: html`
        <h2>Anrufen</h2>
        <p>${tel('zentrale')}, Montag bis Freitag 08:00–12:00 Uhr und 13:30–16:00 Uhr. Am Telefon meldet sich ein Mensch.
        Wenn Sie nicht gut hören oder sprechen können, schreiben Sie uns; auf Wunsch bestellen wir für Ihren Besuch eine
        Person, die in Gebärdensprache übersetzt.</p>
        <h2>Schreiben</h2>
        <p>${mail('stadt')}. Wir antworten innerhalb von zwei Werktagen, auch wenn die Lösung länger dauert.</p>
        <p>Stadt Rebenau<br>Marktplatz 1<br>76999 Rebenau</p>
        <h2>Vorbeikommen</h2>
        <ul>
        <li>Montag bis Freitag 08:30–12:00 Uhr</li>
        <li>Dienstag und Donnerstag auch 15:00–17:30 Uhr</li>
        <li>außerhalb dieser Zeiten nach Absprache</li>
        </ul>
        <p>Der Eingang im Hof ist ebenerdig. Der Stadtbus der Linie 1 hält vor der Tür, Haltestelle Marktplatz.</p>
        <h2>Häufige Durchwahlen</h2>
        <table>
        <caption>Durchwahlen der Stadtverwaltung</caption>
        <thead><tr><th scope="col">Anliegen</th><th scope="col">Telefon</th></tr></thead>
        <tbody>
        <tr><th scope="row">Ausweis und Wohnsitz</th><td>${tel('buergerbuero')}</td></tr>
        <tr><th scope="row">Kita und Betreuung</th><td>${tel('familie')}</td></tr>
        <tr><th scope="row">Abfall</th><td>${tel('abfall')}</td></tr>
        <tr><th scope="row">Bauen</th><td>${tel('bauberatung')}</td></tr>
        <tr><th scope="row">Schäden auf Straßen und Plätzen</th><td>${tel('bauhof')}</td></tr>
        <tr><th scope="row">Rohrbruch und umgestürzte Bäume, Tag und Nacht</th><td>${tel('stoerung')}</td></tr>
        </tbody>
        </table>`,
      link: '/rathaus/aemter',
      linktext: 'Alle Ansprechpersonen ansehen',
    }),
    aside('text', {
      titel: 'Rathaus',
      text: html`
        <p>${rathausOrt}</p>
        <ul>${rathausZeiten.map(zeit => `<li>${zeit}</li>`).join('')}</ul>`,
    }),
    aside('text', {
      titel: 'Im Notfall',
      text: html`
        <p>Feuer, Unfall, Lebensgefahr: <strong>112</strong></p>
        <p>Polizei: <strong>110</strong></p>`,
    }),
  ],
}
