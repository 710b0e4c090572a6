import { heroImage } from '../../bild.ts'
import { html } from '../../html.ts'
import { mail } from '../../kontakt.ts'
import { entry, type Seite } from '../../seite.ts'
import { schillerschuleKontakt } from './kontakt.ts'

export const schillerschuleLesen: Seite = {
  pfad: '/schillerschule/lesen-und-theater',
  pageLayout: 'default',
  title: 'Lesen und Theater',
  description: 'Lesestunde, Lesepaten, Schulbücherei und die Theaterwoche der Schillerschule Rebenau.',
  heroImages: [heroImage('schillerschule-lesen')],
  content: [
    entry('text', {
      einleitung:
        'Dienstags um acht ist es im ganzen Haus still. Dann lesen alle: 248 Kinder, das Kollegium, Anja Wolff im Sekretariat und Walter Zink im Heizungskeller.',
      text: html`
        <h2>Lesen</h2>
        <ul>
        <li>Die Schulbücherei unter dem Dach ist in jeder großen Pause offen. Kinder der Klasse 4 geben die Bücher aus.</li>
        <li>22 Lesepatinnen und Lesepaten kommen einmal in der Woche und lesen mit einem Kind, eine Stunde lang, nur zu zweit.</li>
        <li>Jede erste Klasse bekommt den <a href="/buecherei/kinder">Ausweis der Stadtbücherei</a>.</li>
        <li>Im November wählt jede Klasse ihre beste Vorleserin oder ihren besten Vorleser für den Abend in der Zehntscheuer.</li>
        </ul>
        <h2>Theater</h2>
        <p>Die Theaterwoche ist die letzte volle Woche im Januar. Hanna Fels und zwei Theaterleute aus der Region helfen. Die
        Stücke schreiben die Kinder selbst; im letzten Jahr ging es um einen Bürgermeister, der zum Dachs wird. Am Freitag
        um 16:00 Uhr öffnet die Aula für alle. Der Eintritt ist frei, die Klasse 4 verkauft Suppe.</p>
        <h2>Lesepatin oder Lesepate werden</h2>
        <p>Sie brauchen eine Stunde Zeit in der Woche und Freude an Kindern. Wir zeigen Ihnen, wie es geht, und besorgen das
        Führungszeugnis. Melden Sie sich bei ${mail('foerderverein.schillerschule')}.</p>`,
      link: '/schillerschule/foerderverein',
      linktext: 'Zum Förderverein',
    }),
    ...schillerschuleKontakt,
  ],
}
