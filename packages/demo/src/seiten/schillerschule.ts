import { bildupload, heroImage } from '../bild.ts'
import { pdf } from '../dokument.ts'
import { html } from '../html.ts'
import { contact, entry, type Seite } from '../seite.ts'

export const schillerschule: Seite = {
  pfad: '/schillerschule',
  pageLayout: 'default',
  title: 'Schillerschule Rebenau',
  breadcrumbTitle: 'Schillerschule',
  description: 'Grundschule in der Kernstadt: Unterrichtszeiten, Ganztag, Anmeldung und Sekretariat.',
  heroImages: [heroImage('schillerschule-vormittag')],
  content: [
    entry('text', {
      einleitung:
        'In der Schillerschule lernen 248 Kinder in zwölf Klassen. Das Haus von 1911 steht unter Kastanien, zwei Gehminuten vom Marktplatz.',
      text: html`
        <h2>Ein Schultag</h2>
        <table>
        <caption>Zeiten</caption>
        <thead><tr><th scope="col">Zeit</th><th scope="col">Was ist los</th></tr></thead>
        <tbody>
        <tr><th scope="row">07:00–08:00 Uhr</th><td>Frühbetreuung mit Frühstück</td></tr>
        <tr><th scope="row">08:00–12:15 Uhr</th><td>Unterricht, mit einer langen Pause um 09:35 Uhr</td></tr>
        <tr><th scope="row">12:15–13:45 Uhr</th><td>Mittagessen und Hofzeit</td></tr>
        <tr><th scope="row">13:45–15:30 Uhr</th><td>Ganztag: Lernzeit, Werkstatt, Chor, Garten</td></tr>
        <tr><th scope="row">15:30–17:00 Uhr</th><td>Spätbetreuung</td></tr>
        </tbody>
        </table>
        <h2>Was uns ausmacht</h2>
        <ul>
        <li>der Schulgarten mit 24 Beeten: Jede Klasse erntet, was sie im Jahr zuvor gepflanzt hat</li>
        <li>Französisch ab Klasse 1, mit einer Partnerschule jenseits des Rheins</li>
        <li>eine Lesestunde für alle, dienstags in der ersten Stunde, auch im Sekretariat</li>
        <li>zwei Lehrkräfte in jeder Klasse, in der Kinder mit Förderbedarf lernen</li>
        </ul>
        <h2>Anmelden</h2>
        <p>Kinder, die bis zum 30. Juni sechs Jahre alt werden, kommen im September in die Schule. Im Februar schreiben wir
        allen Familien im Schulbezirk. Sie bringen Geburtsurkunde und Impfausweis mit. Am Nachmittag der offenen Tür
        schauen Sie mit Ihrem Kind in alle Räume. Materialliste und Schulweg stehen im
        ${pdf('elternbrief-schulanfang', 'Elternbrief zum Schulanfang')}.</p>
        <h2>Krank?</h2>
        <p>Rufen Sie bis 07:45 Uhr im Sekretariat an oder sprechen Sie auf den Anrufbeantworter. Ab dem dritten Tag brauchen
        wir eine schriftliche Entschuldigung.</p>
        <h2>Mitmachen</h2>
        <p>Der Elternbeirat trifft sich jeden zweiten Monat. Der Förderverein hat das Klettergerüst bezahlt und sucht
        Lesepatinnen und Lesepaten, die einmal in der Woche eine Stunde Zeit haben.</p>`,
    }),
    entry('bild-text', {
      titel: 'Die Schule wird erneuert',
      text: html`
        <p>Bis zum übernächsten Schuljahr bekommt das Haus neue Fenster, eine Wärmepumpe und Toiletten, die man gern
        benutzt. Gearbeitet wird vor allem in den Ferien. Auf dem Dach liegen schon 244 Solarmodule.</p>`,
      bildupload: bildupload('klimaschutz-solardaecher'),
      link: '/klimaschutz',
      linktext: 'Zum Klimaschutz',
    }),
    contact({
      titel: 'Sekretariat',
      wer: 'Rektorin: Nadja Brenner<br>Sekretariat: Anja Wolff',
      stelle: 'schillerschule',
      email: 'schillerschule',
      ort: 'Schulstraße 2<br>76999 Rebenau',
      zeiten: ['Montag bis Freitag 07:30–12:30 Uhr', 'Dienstag auch 13:30–15:30 Uhr'],
    }),
  ],
}
