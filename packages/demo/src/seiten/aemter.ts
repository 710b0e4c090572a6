import { html } from '../html.ts'
import { adresse, mail, nummer, type Stelle, tel } from '../kontakt.ts'
import { entry, type Seite } from '../seite.ts'

type Amt = { name: string; fuer: string; leitung: string; stelle: Stelle; email: string; zimmer: string }

const aemter: readonly Amt[] = [
  {
    name: 'Bürgerbüro',
    fuer: 'Ausweise, Wohnsitz, Fundsachen',
    leitung: 'Miriam Österle',
    stelle: 'buergerbuero',
    email: 'buergerbuero',
    zimmer: 'Zimmer 1',
  },
  {
    name: 'Familienbüro',
    fuer: 'Kita, Betreuung, Ferienprogramm',
    leitung: 'Franziska Kuhn',
    stelle: 'familie',
    email: 'familie',
    zimmer: 'Zimmer 4',
  },
  {
    name: 'Kasse und Steuern',
    fuer: 'Grundsteuer, Hundesteuer, Gebühren',
    leitung: 'Sabine Maurer',
    stelle: 'kaemmerei',
    email: 'kasse',
    zimmer: 'Zimmer 5',
  },
  {
    name: 'Standesamt',
    fuer: 'Geburt, Heirat, Sterbefall',
    leitung: 'Ute Reinhard',
    stelle: 'standesamt',
    email: 'standesamt',
    zimmer: 'Zimmer 7',
  },
  {
    name: 'Ordnungsamt',
    fuer: 'Märkte, Parken, Hunde, Gewerbe',
    leitung: 'Emre Aydin',
    stelle: 'ordnungsamt',
    email: 'ordnungsamt',
    zimmer: 'Zimmer 8',
  },
  {
    name: 'Soziales und Senioren',
    fuer: 'Wohngeld, Rente, Fahrdienst',
    leitung: 'Helga Ritter',
    stelle: 'soziales',
    email: 'soziales',
    zimmer: 'Zimmer 9',
  },
  {
    name: 'Bauamt',
    fuer: 'Bauanträge, Bebauungspläne, Straßen',
    leitung: 'Jonas Wehrle',
    stelle: 'bauberatung',
    email: 'bauamt',
    zimmer: 'Zimmer 14',
  },
  {
    name: 'Klimaschutz',
    fuer: 'Energieberatung, Radwege, Förderung',
    leitung: 'Lena Vogt',
    stelle: 'klimaschutz',
    email: 'klimaschutz',
    zimmer: 'Zimmer 16',
  },
  {
    name: 'Personal',
    fuer: 'Bewerbungen, Ausbildung, Praktikum',
    leitung: 'Kirsten Falk',
    stelle: 'personal',
    email: 'personal',
    zimmer: 'Zimmer 17',
  },
  {
    name: 'Bauhof',
    fuer: 'Grünflächen, Winterdienst, Laternen',
    leitung: 'Bernd Ganter',
    stelle: 'bauhof',
    email: 'bauhof',
    zimmer: 'Rheinweg 18',
  },
]

const rows = aemter
  .map(
    ({ name, fuer, leitung, stelle, email, zimmer }) =>
      `<tr><th scope="row">${name}</th><td>${fuer}</td><td>${leitung}<br>${zimmer}</td><td>${tel(stelle)}<br>${mail(email)}</td></tr>`,
  )
  .join('')

export const aemterSeite: Seite = {
  pfad: '/rathaus/aemter',
  pageLayout: 'wide',
  title: 'Ämter und Ansprechpersonen',
  description: 'Wer im Rathaus wofür zuständig ist, mit Durchwahl, E-Mail und Zimmer.',
  content: [
    entry('text', {
      einleitung: `Sie wissen nicht, wer zuständig ist? Rufen Sie ${nummer('zentrale')} an oder schreiben Sie an ${adresse('stadt')}. Wir verbinden Sie.`,
      text: html`
        <table>
        <caption>Ämter der Stadt Rebenau</caption>
        <thead><tr><th scope="col">Amt</th><th scope="col">Zuständig für</th><th scope="col">Leitung und Zimmer</th><th scope="col">Telefon und E-Mail</th></tr></thead>
        <tbody>${rows}</tbody>
        </table>
        <p>Alle Zimmer liegen im Rathaus, Marktplatz 1. Nur der Bauhof ist im Rheinweg 18, gleich neben dem
        Wertstoffhof.</p>
        <h2>Wenn das Wasser steht oder nicht mehr läuft</h2>
        <p>Bei Rohrbruch, verstopftem Kanal oder umgestürztem Baum erreichen Sie unsere Bereitschaft Tag und Nacht unter
        ${tel('stoerung')}.</p>`,
    }),
  ],
}
