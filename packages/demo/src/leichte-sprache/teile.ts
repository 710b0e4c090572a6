import { gebuehrVon } from '../leistungen.ts'
import { rathausAnschrift } from '../organisationseinheiten/haeuser.ts'
import { type Entry, entry, type Seite } from '../seite.ts'

/** Parts of the pages in Leichte Sprache: short sentences, one thought each, no difficult words. */

export type Fassung = NonNullable<Seite['leichteSprache']>

/** The address of the town hall in lines. */
export const rathausAnschriftLeicht = `Stadt Rebenau<br>${rathausAnschrift.street}<br>${rathausAnschrift.zip} ${rathausAnschrift.city}`

/** `8 Uhr 30` */
export function uhr(time: string): string {
  const [hours, minutes] = time.split(':').map(Number)
  return `${hours} Uhr${minutes ? ` ${minutes}` : ''}`
}

/** `46 Euro`, `27 Euro und 60 Cent`, or that it is free of charge. */
export function geld(betrag: number): string {
  if (betrag === 0) return 'kein Geld'
  const cents = Math.round((betrag % 1) * 100)
  return `${Math.floor(betrag)} Euro${cents ? ` und ${cents} Cent` : ''}`
}

/** The fee of a service, from its record. */
export const kostet = (leistung: string, bezeichnung: string): string =>
  geld(gebuehrVon(leistung, bezeichnung))

/** The steps in their order; a step may have several lines. */
export const schritte = (...steps: readonly string[]): string =>
  `<ol>${steps.map(step => `<li>${step}</li>`).join('')}</ol>`

export const liste = (...items: readonly string[]): string =>
  `<ul>${items.map(item => `<li>${item}</li>`).join('')}</ul>`

/** The explanation of a difficult word. */
export const heisst = (wort: string, ...satz: readonly string[]): string =>
  `<p><strong>${wort}</strong> heißt:<br>${satz.join('<br>')}</p>`

/** The link to a page in everyday German, with a warning. */
export const schwer = (href: string, name: string): string =>
  `<a href="${href}">${name}</a>.<br>Achtung: Diese Seite ist in schwerer Sprache.`

/** Contact, hours and closures of an office. */
export const amtLeicht = (einheit: string, name: string): Entry[] => [
  entry('anschrift', { titel: `${name}: So erreichen Sie uns`, einheit }),
  entry('oeffnungszeiten', { titel: `${name}: Wann ist offen?`, einheit }),
]

/** The way back to the overview; the last part of every version. */
export const zurueck: Entry = entry('text', {
  link: '/leichte-sprache',
  linktext: 'Alle Seiten in Leichter Sprache',
})

/** A page that exists only in Leichte Sprache. */
export const eigeneSeite = (
  pfad: string,
  { title, description = '', content, pruefvermerk }: Fassung,
): Seite => ({
  pfad,
  pageLayout: 'default',
  title,
  sprache: 'leicht',
  description,
  ...(pruefvermerk ? { pruefvermerk } : {}),
  content,
})
