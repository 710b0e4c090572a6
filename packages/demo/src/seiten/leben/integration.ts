import { html } from '../../html.ts'
import { entry, personNebenan, type Seite } from '../../seite.ts'

export const integration: Seite = {
  pfad: '/leben/integration',
  pageLayout: 'default',
  title: 'Neu in Deutschland',
  breadcrumbTitle: 'Ankommen',
  description:
    'Deutschkurse, Beratung, Dolmetschen, Wohnen, Arbeit und Treffpunkte für alle, die neu in Rebenau sind.',
  content: [
    entry('text', {
      einleitung:
        'In Rebenau leben Menschen aus 62 Ländern. Wenn Sie gerade angekommen sind, beginnen Sie hier.',
      text: html`
        <h2>Die ersten Wege</h2>
        <ol>
        <li><a href="/rathaus/buergerbuero/wohnsitz">Wohnsitz anmelden</a>, innerhalb von zwei Wochen.</li>
        <li>Für den Aufenthalt ist die Ausländerbehörde im Landratsamt zuständig. Wir helfen beim Termin.</li>
        <li>Kinder in <a href="/leben/familie/kita">Kita</a> oder Schule anmelden: Das Familienbüro macht das mit Ihnen.</li>
        <li>Konto, Krankenkasse, Arzt: Dafür gibt es die Lotsinnen und Lotsen.</li>
        </ol>
        <h2>Lotsinnen und Lotsen</h2>
        <p>18 Menschen, die selbst einmal neu waren, gehen mit Ihnen zu Ämtern und Ärzten. Sie sprechen Arabisch, Dari, Englisch,
        Französisch, Rumänisch, Russisch, Türkisch und Ukrainisch. Das kostet nichts.</p>
        <h2>Deutsch lernen</h2>
        <table>
        <caption>Kurse in Rebenau</caption>
        <thead><tr><th scope="col">Kurs</th><th scope="col">Wann</th><th scope="col">Wo</th></tr></thead>
        <tbody>
        <tr><th scope="row">Integrationskurs A1 bis B1</th><td>Montag bis Freitag, 08:30–12:30 Uhr</td><td>Alte Post</td></tr>
        <tr><th scope="row">Deutsch am Abend B1 und B2</th><td>Dienstag und Donnerstag, 18:30 Uhr</td><td>Schillerschule</td></tr>
        <tr><th scope="row">Mama lernt Deutsch, mit Kinderbetreuung</th><td>Mittwoch und Freitag, 09:00 Uhr</td><td>Kita Rebstöckle</td></tr>
        <tr><th scope="row">Sprechcafé, ohne Anmeldung</th><td>Dienstag, 16:00 Uhr</td><td><a href="/buecherei/veranstaltungen">Stadtbücherei</a></td></tr>
        </tbody>
        </table>
        <h2>Selbst helfen</h2>
        <p>Der Helferkreis sucht Menschen für Nachhilfe, Fahrradwerkstatt und das Sprechcafé. Zwei Stunden in der Woche genügen.</p>`,
    }),
    ...personNebenan('Integration', 'Leyla Demirci'),
  ],
}
