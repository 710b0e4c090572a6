import { html } from '../../html.ts'
import { entry, type Seite } from '../../seite.ts'
import { schillerschuleKontakt } from './kontakt.ts'

export const schillerschuleKollegium: Seite = {
  pfad: '/schillerschule/kollegium',
  pageLayout: 'default',
  title: 'Kollegium der Schillerschule',
  breadcrumbTitle: 'Kollegium',
  description:
    'Schulleitung, Klassenlehrerinnen und Klassenlehrer, Sozialarbeit und Hausmeister der Schillerschule.',
  content: [
    entry('text', {
      einleitung:
        'Sie erreichen alle über das Sekretariat. Lehrkräfte rufen am selben Tag zurück, wenn Sie bis 11:00 Uhr eine Nachricht hinterlassen.',
      text: html`
        <table>
        <caption>Leitung und Haus</caption>
        <thead><tr><th scope="col">Name</th><th scope="col">Aufgabe</th></tr></thead>
        <tbody>
        <tr><th scope="row">Nadja Brenner</th><td>Rektorin; Sprechzeit Mittwoch 10:00–11:00 Uhr</td></tr>
        <tr><th scope="row">Johannes Rapp</th><td>Konrektor, Stundenplan und Vertretung</td></tr>
        <tr><th scope="row">Anja Wolff</th><td>Sekretariat</td></tr>
        <tr><th scope="row">Dilek Kaya</th><td>Leitung des Ganztags</td></tr>
        <tr><th scope="row">Simon Ott</th><td>Schulsozialarbeit, Zimmer 4; für Kinder und Eltern, vertraulich</td></tr>
        <tr><th scope="row">Walter Zink</th><td>Hausmeister und Herr über die Kastanien</td></tr>
        </tbody>
        </table>
        <table>
        <caption>Klassen in diesem Schuljahr</caption>
        <thead><tr><th scope="col">Klasse</th><th scope="col">a, Igel</th><th scope="col">b, Eulen</th><th scope="col">c, Füchse</th></tr></thead>
        <tbody>
        <tr><th scope="row">1</th><td>Marie Lorenz</td><td>Svenja Hahn</td><td>Tomasz Nowak</td></tr>
        <tr><th scope="row">2</th><td>Beatrix Seitz</td><td>Jule Armbruster</td><td>Hanna Fels</td></tr>
        <tr><th scope="row">3</th><td>Christian Maurer</td><td>Elif Arslan</td><td>Rosemarie Klein</td></tr>
        <tr><th scope="row">4</th><td>Johannes Rapp</td><td>Pia Steinmetz</td><td>Odile Keller</td></tr>
        </tbody>
        </table>
        <p>Odile Keller unterrichtet in allen Klassen Französisch, Tomasz Nowak leitet den Chor, Hanna Fels die
        Theaterwoche.</p>`,
    }),
    ...schillerschuleKontakt,
  ],
}
