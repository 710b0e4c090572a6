import type { Anschrift, verzeichniseintrag } from '@rathausplatz/contract'
import type * as z from 'zod'
import { type Bildname, bildupload } from '../bild.ts'
import { adresse, anschluss } from '../kontakt.ts'

type Wire = z.input<typeof verzeichniseintrag>

/** An entry as written by an editor. */
export type Eintrag = Omit<Wire, 'id' | 'detailURL' | 'rubriken'> & {
  rubriken: string[]
  slug?: string
}

type Kurz = Pick<Eintrag, 'name' | 'rubriken' | 'einleitung'> &
  Partial<Pick<Eintrag, 'text' | 'ansprechperson' | 'oeffnungszeiten' | 'barrierefreiheit'>> & {
    /**
     * The address: `Kirchgasse 4`. With the name of a house and another part of the town: `Kelterhaus,
     * Dorfstraße 2, Lindenhof`.
     */
    wo?: string
    /** The name before the @, also used in the address of the website. */
    email?: string
    web?: true
    /** A telephone number of its own instead of the next number. */
    telefon?: string
    /** For entries that other pages link to. */
    slug?: string
    bild?: Bildname
  }

/** Returns the entries of a directory; their telephone numbers are consecutive from the first one. */
export const eintraege = (verzeichnis: string, ersteNummer: number, kurz: readonly Kurz[]): Eintrag[] =>
  kurz.map(({ wo, email, web, bild, telefon, ...eintrag }, index): Eintrag => {
    const anschrift = wo === undefined ? undefined : anschriftOf(wo)
    return {
      ...eintrag,
      verzeichnis,
      ...(anschrift ? { anschrift } : {}),
      kommunikation: [
        { kanal: 'TELEFON', kennung: telefon ?? anschluss(ersteNummer + index) },
        ...(email ? [{ kanal: 'EMAIL' as const, kennung: adresse(email) }] : []),
      ],
      ...(web && email ? { webseite: `https://${email}.rebenau.example.org` } : {}),
      ...(bild ? bildupload(bild) : {}),
    }
  })

/**
 * Reads an address: a part before the street is the name of a house, a part after the street is another part
 * of the town.
 */
function anschriftOf(wo: string): Anschrift {
  const parts = wo.split(', ')
  const at = parts.findIndex(part => /\d[a-z]?$/.test(part))
  if (at < 0) throw new Error(`„${wo}“ nennt keine Straße mit Hausnummer.`)
  const ortsteil = parts[at + 1]
  return {
    location: parts.slice(0, at).join(', '),
    street: parts[at] ?? '',
    zip: '76999',
    city: ortsteil ? `Rebenau-${ortsteil}` : 'Rebenau',
  }
}
