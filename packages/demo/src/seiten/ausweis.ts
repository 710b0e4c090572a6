import { html } from '../html.ts'
import { tel } from '../kontakt.ts'
import { amtNebenan, entry, type Seite } from '../seite.ts'

export const ausweis: Seite = {
  pfad: '/rathaus/buergerbuero/ausweis',
  pageLayout: 'default',
  title: 'Ausweis und Reisepass beantragen',
  breadcrumbTitle: 'Ausweis und Reisepass',
  description: 'Unterlagen, Gebühren und Dauer: So beantragen Sie in Rebenau Personalausweis und Reisepass.',
  content: [
    entry('text', {
      einleitung:
        'Den Ausweis beantragen Sie persönlich im Bürgerbüro. Mit Termin dauert das eine Viertelstunde, drei Wochen später ist er da.',
      text: html`
        <h2>Das bringen Sie mit</h2>
        <ul>
        <li>Ihren bisherigen Ausweis oder Reisepass, auch wenn er abgelaufen ist</li>
        <li>ein digitales biometrisches Foto: aus einem Fotogeschäft mit Übertragungscode oder von unserem Gerät im
        Bürgerbüro (6 €)</li>
        <li>beim ersten Ausweis oder nach einer Namensänderung: Geburts- oder Eheurkunde</li>
        <li>für Kinder unter 16 Jahren: das Einverständnis beider Sorgeberechtigten und deren Ausweise; das Kind kommt mit</li>
        </ul>
        <h2>Das kostet es</h2>
        <table>
        <caption>Gebühren für Ausweise und Pässe</caption>
        <thead><tr><th scope="col">Dokument</th><th scope="col">Gültig</th><th scope="col">Gebühr</th></tr></thead>
        <tbody>
        <tr><th scope="row">Personalausweis ab 24 Jahren</th><td>10 Jahre</td><td>46 €</td></tr>
        <tr><th scope="row">Personalausweis unter 24 Jahren</th><td>6 Jahre</td><td>27,60 €</td></tr>
        <tr><th scope="row">Vorläufiger Personalausweis</th><td>3 Monate</td><td>10 €</td></tr>
        <tr><th scope="row">Reisepass ab 24 Jahren</th><td>10 Jahre</td><td>70 €</td></tr>
        <tr><th scope="row">Reisepass unter 24 Jahren</th><td>6 Jahre</td><td>37,50 €</td></tr>
        </tbody>
        </table>
        <h2>So läuft es ab</h2>
        <ol>
        <li>Sie vereinbaren einen Termin unter ${tel('buergerbuero')} oder kommen am Vormittag ohne Termin.</li>
        <li>Wir prüfen Ihre Unterlagen und nehmen zwei Fingerabdrücke auf.</li>
        <li>Sie zahlen mit Karte oder bar.</li>
        <li>Wir schreiben Ihnen, sobald der Ausweis da ist: nach etwa drei Wochen, beim Reisepass nach bis zu sechs.</li>
        <li>Sie holen ihn ab und geben den alten zurück. Eine andere Person darf ihn mit Vollmacht abholen.</li>
        </ol>
        <h2>Wenn es eilt</h2>
        <p>Einen vorläufigen Personalausweis stellen wir sofort aus. Ein Express-Reisepass ist nach drei Werktagen da und
        kostet 32 € zusätzlich. Fragen Sie vorher nach, welches Dokument Ihr Reiseland verlangt.</p>
        <h2>Ausweis verloren?</h2>
        <p>Melden Sie den Verlust gleich, damit niemand Ihren Ausweis missbraucht: bei uns oder bei jeder
        Polizeidienststelle. Finden Sie ihn wieder, sagen Sie bitte auch das.</p>`,
    }),
    entry('text', {
      titel: 'Sie können nicht ins Rathaus kommen?',
      text: html`
        <p>Wer krank oder pflegebedürftig ist, bekommt Besuch von uns. Wir bringen alles mit, was für den Antrag nötig
        ist, auch die Kamera. Rufen Sie uns an oder lassen Sie anrufen.</p>`,
      link: '/kontakt',
      linktext: 'Kontakt aufnehmen',
    }),
    entry('leistungen', { titel: 'Rund um Ausweise und Reisen', lebenslage: 'ausweise-und-reisen' }),
    ...amtNebenan('buergerbuero'),
  ],
}
