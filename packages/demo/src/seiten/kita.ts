import { heroImage } from '../bild.ts'
import { html } from '../html.ts'
import { tel } from '../kontakt.ts'
import { amtNebenan, entry, type Seite } from '../seite.ts'

export const kita: Seite = {
  pfad: '/leben/familie/kita',
  pageLayout: 'default',
  title: 'Kita und Kindergarten',
  description: 'Fünf Häuser, eine Anmeldung: Zeiten, Kosten und Fristen für Kita-Plätze in Rebenau.',
  heroImages: [heroImage('kindergarten-garten')],
  content: [
    entry('text', {
      einleitung:
        'Fünf Häuser betreuen in Rebenau 412 Kinder. Sie melden Ihr Kind einmal an und nennen bis zu drei Wunschhäuser.',
      text: html`
        <h2>Die Häuser im Vergleich</h2>
        <table>
        <caption>Kindertagesstätten in Rebenau</caption>
        <thead><tr><th scope="col">Haus</th><th scope="col">Alter</th><th scope="col">Öffnungszeit</th><th scope="col">Plätze</th></tr></thead>
        <tbody>
        <tr><th scope="row">Kindergarten Regenbogen, Gartenstraße 9</th><td>ab 3 Jahren</td><td>07:00–14:00 Uhr</td><td>92</td></tr>
        <tr><th scope="row">Kita Rebstöckle, Am Steinberg 3</th><td>ab 1 Jahr</td><td>07:00–17:00 Uhr</td><td>110</td></tr>
        <tr><th scope="row">Kita am Stadtpark, Parkweg 12</th><td>ab 1 Jahr</td><td>06:30–17:00 Uhr</td><td>98</td></tr>
        <tr><th scope="row">Kindergarten Altrhein, Fährgasse 5, Unterweiler</th><td>ab 2 Jahren</td><td>07:30–14:30 Uhr</td><td>72</td></tr>
        <tr><th scope="row">Waldkindergarten Lindenhof, Treffpunkt Waldhütte</th><td>ab 3 Jahren</td><td>08:00–13:30 Uhr</td><td>40</td></tr>
        </tbody>
        </table>
        <h2>So melden Sie Ihr Kind an</h2>
        <ol>
        <li>Sie schauen sich die Häuser an. Jedes Haus öffnet am ersten Mittwoch im Monat um 16:00 Uhr für neue Familien.</li>
        <li>Sie melden Ihr Kind im Familienbüro an, frühestens ein Jahr und spätestens sechs Monate vor dem Wunschtermin.</li>
        <li>Ende Januar vergeben wir die Plätze ab September. Den Brief bekommen alle am selben Tag.</li>
        <li>Sie sagen innerhalb von zwei Wochen zu und besprechen mit dem Haus die Eingewöhnung.</li>
        </ol>
        <p>Im laufenden Jahr werden immer wieder Plätze frei. Fragen Sie nach: ${tel('familie')}.</p>
        <h2>Das kostet ein Platz im Monat</h2>
        <table>
        <caption>Elternbeitrag nach Zahl der Kinder in der Familie</caption>
        <thead><tr><th scope="col">Betreuung</th><th scope="col">Ein Kind</th><th scope="col">Zwei Kinder</th><th scope="col">Drei und mehr</th></tr></thead>
        <tbody>
        <tr><th scope="row">ab 3 Jahren, bis 14:00 Uhr</th><td>148 €</td><td>114 €</td><td>77 €</td></tr>
        <tr><th scope="row">ab 3 Jahren, ganztags</th><td>246 €</td><td>190 €</td><td>128 €</td></tr>
        <tr><th scope="row">unter 3 Jahren, ganztags</th><td>472 €</td><td>350 €</td><td>237 €</td></tr>
        </tbody>
        </table>
        <p>Wenn das zu viel ist, übernimmt das Landratsamt den Beitrag ganz oder teilweise. Den Antrag stellen wir
        gemeinsam.</p>
        <h2>Wer zuerst einen Platz bekommt</h2>
        <p>Zuerst kommen Kinder von Alleinerziehenden, die arbeiten, und Kinder mit besonderem Förderbedarf, dann
        Geschwister, dann die Kinder, die in der Nähe wohnen. Die Punkte für Ihr Kind sagen wir Ihnen auf Nachfrage.</p>`,
    }),
    ...amtNebenan('familienbuero'),
  ],
}
