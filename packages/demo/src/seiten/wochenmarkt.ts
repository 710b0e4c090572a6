import { heroImage } from '../bild.ts'
import { html } from '../html.ts'
import { mail } from '../kontakt.ts'
import { entry, personNebenan, type Seite } from '../seite.ts'

export const wochenmarkt: Seite = {
  pfad: '/stadt/wochenmarkt',
  pageLayout: 'default',
  title: 'Wochenmarkt',
  description: 'Jeden Mittwoch von 07:30 bis 12:30 Uhr: die Stände auf dem Marktplatz von Rebenau.',
  heroImages: [heroImage('wochenmarkt')],
  content: [
    entry('text', {
      einleitung:
        'Jeden Mittwoch von 07:30 bis 12:30 Uhr stehen elf Stände auf dem Marktplatz. Ist der Mittwoch ein Feiertag, ist der Markt am Dienstag davor.',
      text: html`
        <h2>Das finden Sie hier</h2>
        <ul>
        <li>Gemüse, Salat und Beeren von drei Höfen aus der Ebene</li>
        <li>Brot aus dem Holzofen, am liebsten vor neun, danach ist das Nussbrot weg</li>
        <li>Ziegenkäse aus Lindenhof und Kuhmilchkäse aus dem Schwarzwald</li>
        <li>Fisch, in ungeraden Kalenderwochen</li>
        <li>Blumen, Honig, Oliven, Nudeln, Eier und ein Kaffeewagen mit vier Stehtischen</li>
        </ul>
        <h2>Parken, Bus und Rad</h2>
        <p>Der Marktplatz ist mittwochs von 05:00 bis 14:00 Uhr für Autos gesperrt. In der Tiefgarage ist die erste Stunde
        frei. Der Stadtbus hält in dieser Zeit an der Haltestelle Kirche. Fahrräder schließen Sie am besten an den Bügeln
        in der Kirchgasse an.</p>
        <h2>Gut für alle</h2>
        <p>Zwischen den Ständen bleiben drei Meter frei, auch für Rollstühle. Wer schwer trägt, leiht sich am Stand des
        Ordnungsamts einen Handwagen. Die Händlerinnen und Händler füllen die Ware gern in mitgebrachte Dosen.</p>
        <h2>Selbst verkaufen</h2>
        <p>Zwei Plätze sind frei, besonders gesucht wird ein Stand mit Backwaren ohne Gluten. Schreiben Sie an
        ${mail('ordnungsamt')}.</p>`,
    }),
    entry('preise', {
      titel: 'Was ein Stand kostet',
      wofuer: 'Wofür',
      spalten: ['Am Tag'],
      gruppen: [
        {
          zeilen: [
            { titel: 'Standplatz', hinweis: 'je Meter Breite', betraege: [3.5] },
            { titel: 'Strom', betraege: [4] },
            { titel: 'Vereine und Schulklassen', hinweis: 'zweimal im Jahr', betraege: [0] },
          ],
        },
      ],
    }),
    ...personNebenan('Marktmeister', 'Emre Aydin'),
  ],
}
