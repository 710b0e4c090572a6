import { heroImage } from '../bild.ts'
import { gebuehren } from '../gebuehren.ts'
import { html } from '../html.ts'
import { kitaplaetze, kitas } from '../kitas.ts'
import { tel } from '../kontakt.ts'
import { kitaLeicht } from '../leichte-sprache/kita.ts'
import { amtNebenan, entry, type Seite } from '../seite.ts'

const haeuser = kitas
  .map(
    ({ slug, name, strasse, ortsteil, alter, beginn, ende, plaetze }) =>
      `<tr><th scope="row"><a href="/rathaus/aemter/${slug}">${name}</a>, ${strasse}${ortsteil && `, ${ortsteil}`}</th><td>${alter}</td><td>${beginn}–${ende} Uhr</td><td>${plaetze}</td></tr>`,
  )
  .join('')

export const kita: Seite = {
  pfad: '/leben/familie/kita',
  pageLayout: 'default',
  title: 'Kita und Kindergarten',
  description: 'Fünf Häuser, eine Anmeldung: Zeiten, Kosten und Fristen für Kita-Plätze in Rebenau.',
  heroImages: [heroImage('kindergarten-garten')],
  leichteSprache: kitaLeicht,
  content: [
    entry('text', {
      einleitung: `Fünf Häuser haben in Rebenau zusammen ${kitaplaetze} Plätze, die neue Gruppe im Kindergarten Regenbogen mitgezählt. Sie melden Ihr Kind einmal an und nennen bis zu drei Wunschhäuser.`,
      text: html`
        <h2>Die Häuser im Vergleich</h2>
        <table>
        <caption>Kindertagesstätten in Rebenau</caption>
        <thead><tr><th scope="col">Haus</th><th scope="col">Alter</th><th scope="col">Öffnungszeit</th><th scope="col">Plätze</th></tr></thead>
        <tbody>
        ${haeuser}
        </tbody>
        </table>
        <h2>So melden Sie Ihr Kind an</h2>
        <ol>
        <li>Sie schauen sich die Häuser an. Jedes Haus öffnet am ersten Mittwoch im Monat um 16:00 Uhr für neue Familien, nur im Januar und im August nicht.</li>
        <li>Sie melden Ihr Kind im Familienbüro an, frühestens ein Jahr und spätestens sechs Monate vor dem Wunschtermin. Soll es im September beginnen, melden Sie es bis Mitte Januar an.</li>
        <li>Ende Januar vergeben wir die Plätze ab September. Den Brief bekommen alle am selben Tag.</li>
        <li>Sie sagen innerhalb von zwei Wochen zu und besprechen mit dem Haus die Eingewöhnung.</li>
        </ol>
        <p>Im laufenden Jahr werden immer wieder Plätze frei. Fragen Sie nach: ${tel('familie')}.</p>`,
    }),
    entry('preise', {
      titel: 'Das kostet ein Platz im Monat',
      wofuer: 'Betreuung',
      spalten: ['Ein Kind', 'Zwei Kinder', 'Drei und mehr'],
      gruppen: [
        {
          zeilen: [
            { titel: 'ab 3 Jahren, bis 14:00 Uhr', betraege: [...gebuehren.kita.vormittag] },
            { titel: 'ab 3 Jahren, ganztags', betraege: [...gebuehren.kita.ganztags] },
            { titel: 'unter 3 Jahren, ganztags', betraege: [...gebuehren.kita.krippe] },
          ],
        },
      ],
      text: '<p>Gezählt werden alle Kinder der Familie unter 18 Jahren. Wenn das zu viel ist, übernimmt das Landratsamt den Beitrag ganz oder teilweise. Den Antrag stellen wir gemeinsam.</p>',
    }),
    entry('text', {
      text: html`
        <h2>Wer zuerst einen Platz bekommt</h2>
        <p>Zuerst kommen Kinder von Alleinerziehenden, die arbeiten, und Kinder mit besonderem Förderbedarf, dann
        Geschwister, dann die Kinder, die in der Nähe wohnen. Die Punkte für Ihr Kind sagen wir Ihnen auf Nachfrage.</p>`,
    }),
    ...amtNebenan('familienbuero'),
  ],
}
