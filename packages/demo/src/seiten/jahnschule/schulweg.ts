import { heroImage } from '../../bild.ts'
import { html } from '../../html.ts'
import { entry, type Seite } from '../../seite.ts'
import { jahnschuleKontakt } from './kontakt.ts'

export const jahnschuleSchulweg: Seite = {
  pfad: '/jahnschule/schulweg',
  pageLayout: 'default',
  title: 'Sicher zur Schule',
  breadcrumbTitle: 'Schulweg',
  description: 'Drei Gehgruppen, Roller und Rad, Haltverbot vor dem Tor: der Schulweg zur Jahnschule.',
  heroImages: [heroImage('stadtpark-radweg')],
  content: [
    entry('zeitplan', {
      titel: 'Gehgruppen am Morgen',
      zeilen: [
        { beginn: '07:25', titel: 'Fähre', text: 'Über Fährgasse und Kirchstraße, 15 Minuten.' },
        { beginn: '07:30', titel: 'Gemeindehaus', text: 'Über Dorfstraße und Brücke, 12 Minuten.' },
        { beginn: '07:35', titel: 'Haltestelle Freibad', text: 'Am Altrhein entlang, 8 Minuten.' },
      ],
      text: html`
        <p>Eltern begleiten die Gruppen im Wechsel, jede Familie etwa alle drei Wochen. Ihr Kind steht einfach am Treffpunkt. Wer
        mitgeht, trägt eine Weste; das Sekretariat verleiht sie.</p>`,
    }),
    entry('text', {
      text: html`
        <h2>Roller und Rad</h2>
        <p>Roller parken im Ständer neben der Weide. Mit dem Rad dürfen Kinder allein kommen, wenn sie in Klasse 4 die Prüfung
        bestanden haben. Vorher fahren Eltern mit.</p>
        <h2>Auto</h2>
        <p>Vor dem Tor dürfen Autos von 07:15 bis 08:00 Uhr nicht halten. Wer fahren muss, hält am Gemeindehaus und schickt das
        Kind mit der Gruppe.</p>
        <h2>Gefährliche Stelle?</h2>
        <p>Zeigen Sie sie uns. Im letzten Jahr hat der Bauhof nach drei Hinweisen die Hecke an der Dorfstraße geschnitten.</p>`,
      link: '/schaden-melden',
      linktext: 'Gefährliche Stelle melden',
    }),
    ...jahnschuleKontakt,
  ],
}
