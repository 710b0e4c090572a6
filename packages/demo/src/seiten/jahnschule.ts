import { bildupload, heroImage } from '../bild.ts'
import { html } from '../html.ts'
import { contact, entry, type Seite } from '../seite.ts'

export const jahnschule: Seite = {
  pfad: '/jahnschule',
  pageLayout: 'default',
  title: 'Jahnschule Unterweiler',
  breadcrumbTitle: 'Jahnschule',
  description: 'Grundschule in Unterweiler: tägliche Bewegungszeit, Betreuung, Anmeldung und Sekretariat.',
  heroImages: [heroImage('jahnschule-sportfest')],
  content: [
    entry('text', {
      einleitung:
        'Die Jahnschule ist die Grundschule für Unterweiler: 146 Kinder, acht Klassen und jeden Tag eine Stunde Bewegung.',
      text: html`
        <h2>Bewegung gehört zum Lernen</h2>
        <p>Um 10:00 Uhr gehen alle nach draußen, bei jedem Wetter außer Gewitter. Es gibt eine Laufbahn, eine Kletterwand,
        einen Hügel zum Rollen und einen stillen Platz unter der Weide für alle, die lieber schauen. Gerechnet wird auch
        auf der Treppe, gelesen auch im Liegen.</p>
        <h2>Ein Schultag</h2>
        <table>
        <caption>Zeiten</caption>
        <thead><tr><th scope="col">Zeit</th><th scope="col">Was ist los</th></tr></thead>
        <tbody>
        <tr><th scope="row">07:00–07:50 Uhr</th><td>Frühbetreuung</td></tr>
        <tr><th scope="row">07:50–12:25 Uhr</th><td>Unterricht, Bewegungszeit um 10:00 Uhr</td></tr>
        <tr><th scope="row">12:25–14:00 Uhr</th><td>Mittagessen und freies Spiel</td></tr>
        <tr><th scope="row">14:00–17:00 Uhr</th><td>Betreuung mit Hausaufgabenzeit, Sport, Werken</td></tr>
        </tbody>
        </table>
        <h2>Schwimmen</h2>
        <p>Jedes Kind soll am Ende der Klasse 4 sicher schwimmen. Deshalb gehen die Klassen 2 und 3 von Mai bis Juli einmal in
        der Woche ins <a href="/freibad">Freibad</a> gegenüber.</p>
        <h2>Anmelden</h2>
        <p>Im Februar bekommen alle Familien in Unterweiler Post von uns. Kinder aus der Kernstadt nehmen wir auf, wenn Platz
        ist; sprechen Sie vorher mit der Schulleitung. Mitzubringen sind Geburtsurkunde und Impfausweis.</p>
        <h2>Sicher zur Schule</h2>
        <p>Drei Gehgruppen laufen jeden Morgen los: um 07:25 Uhr an der Fähre, um 07:30 Uhr am Gemeindehaus und um 07:35 Uhr
        an der Haltestelle Freibad. Eltern begleiten sie im Wechsel. Vor dem Tor dürfen Autos von 07:15 bis 08:00 Uhr
        nicht halten.</p>
        <h2>Krank?</h2>
        <p>Bitte bis 07:30 Uhr anrufen. Kommt ein Kind nicht und wir wissen nichts, melden wir uns bei Ihnen.</p>`,
    }),
    entry('bild-text', {
      titel: 'Sportfest',
      text: html`
        <p>Einmal im Jahr läuft die ganze Schule Runden für einen guten Zweck. Beim letzten Mal kamen 611 Kilometer zusammen,
        und die Klasse 3 b hat ausgerechnet, dass man damit bis ans Meer käme.</p>`,
      bildupload: bildupload('jahnschule-sportfest'),
      anordnung: 'text-bild',
    }),
    contact({
      titel: 'Sekretariat',
      wer: 'Rektor: Stefan Huber<br>Sekretariat: Gül Yildiz',
      stelle: 'jahnschule',
      email: 'jahnschule',
      ort: 'Turnplatz 1<br>76999 Rebenau-Unterweiler',
      zeiten: ['Montag, Mittwoch, Donnerstag 07:30–12:00 Uhr', 'Dienstag 07:30–12:00 und 13:00–15:00 Uhr'],
    }),
  ],
}
