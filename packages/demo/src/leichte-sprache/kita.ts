import { gebuehren } from '../gebuehren.ts'
import { html } from '../html.ts'
import { kitas } from '../kitas.ts'
import { tel } from '../kontakt.ts'
import { entry } from '../seite.ts'
import { amtLeicht, type Fassung, geld, heisst, liste, schritte, uhr, zurueck } from './teile.ts'

const haeuser = kitas.map(
  ({ name, strasse, ortsteil, stelle, alter, beginn, ende }) =>
    `<strong>${name}</strong><br>${strasse}${ortsteil && ` in ${ortsteil}`}<br>Für Kinder ${alter}<br>Von ${uhr(beginn)} bis ${uhr(ende)}<br>Telefon: ${tel(stelle)}`,
)

export const kitaLeicht: Fassung = {
  title: 'Ein Platz in der Kita',
  description: 'So bekommt Ihr Kind in Rebenau einen Platz in der Kita. In Leichter Sprache.',
  content: [
    entry('text', {
      einleitung: 'Sie suchen einen Platz für Ihr Kind? Hier lesen Sie: So geht das.',
      text: html`
        ${heisst('Kita', 'Dort spielen und lernen kleine Kinder.', 'Ein anderes Wort ist: Kinder-Garten.')}
        <h2>So bekommt Ihr Kind einen Platz</h2>
        ${schritte(
          'Sehen Sie sich die Kitas an.<br>Das geht am 1. Mittwoch im Monat um 16 Uhr.<br>Aber nicht im Januar und im August.',
          `Rufen Sie im Familien-Büro an: ${tel('familie')}<br>Machen Sie das früh: 6 Monate vorher oder noch früher.<br>Für September: bis Mitte Januar.`,
          'Sagen Sie: Diese Kitas gefallen mir.<br>Sie können bis zu 3 Kitas nennen.',
          'Ende Januar bekommen Sie einen Brief.<br>Im Brief steht: Gibt es einen Platz ab September?',
          'Sagen Sie uns: Ja, ich will den Platz.<br>Dafür haben Sie 2 Wochen Zeit.',
        )}
        <p>Sie brauchen den Platz sofort?<br>Fragen Sie nach. Manchmal ist ein Platz frei.</p>
        <h2>Das brauchen wir von Ihnen</h2>
        ${liste(
          'Die Geburts-Urkunde von dem Kind',
          'Ein Papier vom Arzt: Das Kind hat die Impfung gegen Masern.',
          'Arbeiten beide Eltern? Dann ein Papier von der Arbeit.',
        )}
        ${heisst('Geburts-Urkunde', 'Auf dem Papier steht der Geburts-Tag.')}
        <h2>Das kostet der Platz im Monat</h2>
        ${liste(
          `Ab 3 Jahren, bis 14 Uhr:<br>${geld(gebuehren.kita.vormittag[0])}`,
          `Ab 3 Jahren, den ganzen Tag:<br>${geld(gebuehren.kita.ganztags[0])}`,
          `Unter 3 Jahren, den ganzen Tag:<br>${geld(gebuehren.kita.krippe[0])}`,
        )}
        <p>Haben Sie mehr Kinder? Dann kostet es weniger.</p>
        <p>Ist das zu viel Geld?<br>Dann hilft das Landrats-Amt.<br>Wir schreiben den Brief mit Ihnen zusammen.</p>
        <h2>Das sind die ${String(kitas.length)} Kitas</h2>
        ${liste(...haeuser)}`,
    }),
    ...amtLeicht('familienbuero', 'Familien-Büro'),
    zurueck,
  ],
}
