/**
 * Turns a text into a PDF with a header and a number on each page, tagged for screen readers (PDF/UA). The
 * bytes are the same every time.
 */
import { type Block, type Faces, print, SHEET, type Sheet, write } from '@rathausplatz/pdf'
import { typeset } from '../src/typeset.ts'

export type Absatz =
  | { art: 'ueberschrift'; text: string }
  | { art: 'text'; text: string }
  | { art: 'liste'; punkte: readonly string[] }
  | { art: 'tabelle'; kopf: readonly string[]; zeilen: readonly (readonly string[])[] }

export type Schriftstueck = {
  /** The key in the media library. */
  name: string
  titel: string
  /** The day of issue, ISO. */
  stand: string
  absaetze: readonly Absatz[]
}

export const h = (text: string): Absatz => ({ art: 'ueberschrift', text })
export const p = (text: string): Absatz => ({ art: 'text', text })
export const liste = (...punkte: string[]): Absatz => ({ art: 'liste', punkte })
export const tabelle = (kopf: readonly string[], ...zeilen: (readonly string[])[]): Absatz => ({
  art: 'tabelle',
  kopf,
  zeilen,
})

const TINTE = '#1E2421'
const GRUEN = '#24523B'
const RAND = { top: 96, bottom: 84, side: 72 }
const GROESSE = 10.5

/**
 * The font: `hausschrift` is the town's font, with the same bytes everywhere; `schlicht` is a standard font
 * of every PDF reader. `schlicht` takes a tenth of the time and of the bytes. It is for documents that depend
 * on the day and are made at the first start.
 */
type Druck = 'hausschrift' | 'schlicht'

/** Returns a document as PDF. */
export function setze(
  { titel, stand, absaetze }: Schriftstueck,
  druck: Druck = 'hausschrift',
): Promise<Buffer> {
  const title: Block = { ...kraeftig(titel, 21), role: 'h1', lead: 1.3, colour: GRUEN }
  return print(
    {
      title: titel,
      author: 'Stadt Rebenau',
      made: new Date(`${stand}T08:00:00Z`),
      // Compressed bytes differ between machines.
      isPacked: druck === 'schlicht',
    },
    [title, ...typeset(absaetze).flatMap((absatz, stelle) => gesetzt(absatz, absaetze[stelle - 1]))],
    {
      margin: RAND,
      typeface: druck === 'schlicht' ? 'common' : 'house',
      frame: (blatt, schriften, seite, von) =>
        rahmen(blatt, schriften, `${titel}, Seite ${seite} von ${von}`),
    },
  )
}

const schlicht = (text: string, size = GROESSE) => ({ runs: [{ text }], size, lead: 1.5, colour: TINTE })
const kraeftig = (text: string, size = GROESSE) => ({
  ...schlicht(text, size),
  runs: [{ text, strong: true }],
})

function gesetzt(absatz: Absatz, davor: Absatz | undefined): Block[] {
  const before = davor ? (davor.art === 'ueberschrift' ? 3 : 8) : 16
  if (absatz.art === 'ueberschrift')
    return [{ ...kraeftig(absatz.text, 13), role: 'h2', before: before + 6, leads: true }]
  if (absatz.art === 'text') return [{ ...schlicht(absatz.text), before }]
  if (absatz.art === 'liste')
    return absatz.punkte.map((punkt, stelle) => ({
      ...schlicht(punkt),
      role: 'point',
      sign: '•',
      indent: 16,
      before: stelle === 0 ? before : 4,
    }))
  const rows = [absatz.kopf, ...absatz.zeilen].map((zellen, zeile) =>
    zellen.map(text => ({ runs: [{ text, strong: zeile === 0 }], isHead: zeile === 0 })),
  )
  return [{ rows, size: 10, colour: TINTE, before }]
}

/** Draws the header and the page number, which do not belong to the text. */
function rahmen(blatt: Sheet, { plain, strong }: Faces, fuss: string): void {
  const { width, height } = SHEET
  write(blatt, strong, 'Stadt Rebenau', { x: RAND.side, y: height - 57, size: 9, colour: GRUEN })
  blatt.rect(RAND.side, 65.4, width - 2 * RAND.side, 1.2).fill(GRUEN)
  write(blatt, plain, fuss, { x: RAND.side, y: height - 793, size: 8.5, colour: TINTE })
}
