import { heroImage } from '../../bild.ts'
import { html } from '../../html.ts'
import { entry, type Seite } from '../../seite.ts'
import { jugendmusikschuleKontakt } from './kontakt.ts'

export const jugendmusikschuleFrueh: Seite = {
  pfad: '/jugendmusikschule/fruehe-musik',
  pageLayout: 'default',
  title: 'Musik für die Kleinen',
  breadcrumbTitle: 'Frühe Musik',
  description:
    'Musikgarten ab 18 Monaten, Früherziehung ab vier und das Instrumentenkarussell ab sechs Jahren.',
  heroImages: [heroImage('kindergarten-garten')],
  content: [
    entry('text', {
      einleitung:
        'Erst singen, dann klatschen, dann wählen: drei Schritte, bevor ein Instrument gekauft wird.',
      text: html`
        <h2>Musikgarten, ab 18 Monaten</h2>
        <p>Singen, Klatschen, Tanzen mit Mutter, Vater oder Oma, 45 Minuten in der Woche. Dienstag 09:30 Uhr und Samstag 09:00 Uhr im
        Saal der Alten Post, Donnerstag 15:30 Uhr im Gemeindehaus Unterweiler.</p>
        <h2>Früherziehung, ab vier Jahren</h2>
        <p>Trommeln, Xylofon und Geschichten in Gruppen mit zehn Kindern. Der Kurs dauert zwei Jahre und findet auch in vier Kitas
        statt; fragen Sie dort, an welchem Tag.</p>
        <h2>Instrumentenkarussell, ab sechs Jahren</h2>
        <p>Vier Instrumente in einem Jahr: Geige, Trompete, Klarinette, Schlagzeug. Jedes darf zehn Wochen mit nach Hause. Danach
        weiß jedes Kind, was ihm liegt. Von den Kindern des letzten Jahres spielen acht von zehn weiter.</p>`,
      link: '/jugendmusikschule/gebuehren',
      linktext: 'Gebühren ansehen',
    }),
    ...jugendmusikschuleKontakt,
  ],
}
