import { heroImage } from '../../bild.ts'
import { html } from '../../html.ts'
import { entry, type Seite } from '../../seite.ts'
import { jugendmusikschuleKontakt } from './kontakt.ts'

export const jugendmusikschuleFaecher: Seite = {
  pfad: '/jugendmusikschule/faecher',
  pageLayout: 'default',
  title: 'Instrumente und Gesang',
  breadcrumbTitle: 'Fächer',
  description: 'Alle Fächer der Jugendmusikschule Rebenau: ab welchem Alter und wie lange man wartet.',
  heroImages: [heroImage('musikschule-unterricht')],
  content: [
    entry('text', {
      einleitung:
        'Das Alter ist ein Rat, keine Regel. Entscheidend ist, ob die Hände groß und die Neugier groß genug sind.',
      text: html`
        <table>
        <caption>Fächer</caption>
        <thead><tr><th scope="col">Fach</th><th scope="col">Ab etwa</th><th scope="col">Warteliste</th></tr></thead>
        <tbody>
        <tr><th scope="row">Blockflöte</th><td>6 Jahren</td><td>keine</td></tr>
        <tr><th scope="row">Geige, Bratsche</th><td>6 Jahren</td><td>kurz</td></tr>
        <tr><th scope="row">Cello</th><td>7 Jahren</td><td>kurz</td></tr>
        <tr><th scope="row">Kontrabass</th><td>8 Jahren</td><td>keine</td></tr>
        <tr><th scope="row">Querflöte, Klarinette, Saxofon</th><td>8 Jahren</td><td>kurz</td></tr>
        <tr><th scope="row">Oboe, Fagott</th><td>9 Jahren</td><td>keine</td></tr>
        <tr><th scope="row">Trompete, Horn, Posaune, Tuba</th><td>8 Jahren</td><td>keine</td></tr>
        <tr><th scope="row">Klavier</th><td>7 Jahren</td><td>etwa ein Jahr</td></tr>
        <tr><th scope="row">Gitarre, E-Gitarre, E-Bass</th><td>8 Jahren</td><td>etwa ein halbes Jahr</td></tr>
        <tr><th scope="row">Akkordeon</th><td>7 Jahren</td><td>keine</td></tr>
        <tr><th scope="row">Schlagzeug</th><td>7 Jahren</td><td>etwa ein halbes Jahr</td></tr>
        <tr><th scope="row">Gesang</th><td>10 Jahren, im Chor ab 6</td><td>keine</td></tr>
        </tbody>
        </table>
        <h2>Wo unterrichtet wird</h2>
        <p>In der Alten Post, in der <a href="/schillerschule">Schillerschule</a> und in der <a href="/jahnschule">Jahnschule</a>.
        Schlagzeug und alle Blasinstrumente außer der Blockflöte gibt es nur in der Alten Post; dort stört es niemanden.</p>
        <h2>Wer nicht weiß, was</h2>
        <p>Kommen Sie am zweiten Samstag im Monat um 10:00 Uhr in die Alte Post. Daniel Krämer schließt den Schrank auf, und Ihr Kind
        darf alles in die Hand nehmen.</p>`,
    }),
    ...jugendmusikschuleKontakt,
  ],
}
