import type { verzeichniseintrag } from '@rathausplatz/contract'
import type * as z from 'zod'
import { type Bildname, bildupload } from '../bild.ts'
import { adresse, anschluss, nummer, type Stelle } from '../kontakt.ts'

type Wire = z.input<typeof verzeichniseintrag>

/** An entry as an editor wrote it. */
export type Eintrag = Omit<Wire, 'id' | 'detailURL' | 'rubriken'> & { rubriken: string[] }

type Kurz = Pick<Eintrag, 'name' | 'rubriken' | 'einleitung'> &
  Partial<Pick<Eintrag, 'text' | 'ansprechperson' | 'oeffnungszeiten' | 'barrierefreiheit'>> & {
    /** `Kirchgasse 4`, or with another part of the town: `Dorfstraße 2, Lindenhof`. */
    wo?: string
    /** Name before the @ and in the address of the website. */
    email?: string
    web?: true
    /** A number of its own, where it does not follow the one before. */
    stelle?: Stelle
    bild?: Bildname
  }

/** Entries of one directory; their numbers follow each other from the first. */
export const eintraege = (verzeichnis: string, ersteNummer: number, kurz: readonly Kurz[]): Eintrag[] =>
  kurz.map(({ wo, email, web, bild, stelle, ...eintrag }, index): Eintrag => {
    const [street = '', ortsteil] = wo?.split(', ') ?? []
    return {
      ...eintrag,
      verzeichnis,
      ...(wo
        ? {
            anschrift: {
              location: '',
              street,
              zip: '76999',
              city: ortsteil ? `Rebenau-${ortsteil}` : 'Rebenau',
            },
          }
        : {}),
      kommunikation: [
        { kanal: 'TELEFON', kennung: stelle ? nummer(stelle) : anschluss(ersteNummer + index) },
        ...(email ? [{ kanal: 'EMAIL' as const, kennung: adresse(email) }] : []),
      ],
      ...(web && email ? { webseite: `https://${email}.rebenau.example.org` } : {}),
      ...(bild ? bildupload(bild) : {}),
    }
  })
