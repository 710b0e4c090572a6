import { heroImage } from '../../bild.ts'
import { euro, gebuehren } from '../../gebuehren.ts'
import { html } from '../../html.ts'
import { entry, type Seite } from '../../seite.ts'
import { klimaschutzKontakt } from './kontakt.ts'

export const klimaschutzSolar: Seite = {
  pfad: '/klimaschutz/solar',
  pageLayout: 'default',
  title: 'Strom vom eigenen Dach',
  breadcrumbTitle: 'Solar',
  description: 'Solardächer der Stadt, Balkonsolar, Denkmalschutz und Anmeldung: Strom aus Sonne in Rebenau.',
  heroImages: [heroImage('klimaschutz-solardaecher')],
  content: [
    entry('text', {
      einleitung:
        'In Rebenau scheint die Sonne 1.780 Stunden im Jahr. Ein Dach nach Süden liefert je Quadratmeter etwa 210 kWh im Jahr.',
      text: html`
        <h2>Balkonsolar</h2>
        <p>Zwei Module mit höchstens 800 Watt dürfen Sie selbst anschließen. Sie melden sie im Marktstammdatenregister an, mehr
        nicht. Die Stadt gibt <a href="/klimaschutz/foerderung">${euro(gebuehren.balkonsolar.alle)} dazu</a>. Wohnen Sie zur Miete, fragen Sie die Vermieterin
        oder den Vermieter; ablehnen darf man nur mit gutem Grund.</p>
        <h2>Auf dem Dach</h2>
        <p>Eine Anlage für eine Familie macht sich meist nach zehn bis dreizehn Jahren bezahlt. Bei der
        <a href="/klimaschutz/energieberatung">Beratung</a> rechnen wir das mit Ihrer Stromrechnung durch.</p>
        <h2>In der Altstadt</h2>
        <p>Seit 2024 sind Module auch auf Fachwerkhäusern erlaubt, wenn sie flach liegen und rot oder schwarz sind. Sprechen Sie
        vorher mit der <a href="/bauen">Bauberatung</a>; die <a href="/rathaus/leistungen/denkmal">Genehmigung</a> ist kostenlos.</p>`,
    }),
    entry('diagramm', {
      titel: 'Die sieben Dächer der Stadt',
      einheit: 'kWh im Jahr',
      achse: 'Gebäude',
      spalten: [
        'Rheintalhalle',
        'Schillerschule',
        'Bauhof',
        'Jahnschule',
        'Feuerwehrhaus Kernstadt',
        'Kita am Stadtpark',
        'Klärwerk',
      ],
      reihen: [{ titel: 'Ertrag', werte: [118_000, 86_000, 71_000, 52_000, 34_000, 27_000, 22_000] }],
      quelle: 'Ertrag 2025; das Dach der Schillerschule ist neu, sein Ertrag ist im Voraus berechnet',
    }),
    ...klimaschutzKontakt,
  ],
}
