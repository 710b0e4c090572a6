import * as z from 'zod'
import * as field from '../field.ts'
import { bildupload } from './bildupload.ts'
import { oeffnungszeit } from './oeffnungszeiten.ts'
import { kommunikation } from './organisationseinheit.ts'
import { anschrift } from './stadt.ts'

/** A rubric of a directory: a branch of business, a kind of club. */
export const verzeichnisrubrik = z
  .object({
    id: field.kennung({
      label: 'Kennung',
      help: 'Ein Wort ohne Leerzeichen, das in Adressen steht. Bitte später nicht mehr ändern.',
    }),
    name: field.requiredLine({ label: 'Name', max: 80 }),
  })
  .meta({ id: 'Verzeichnisrubrik', title: 'Rubrik eines Verzeichnisses' })
export type Verzeichnisrubrik = z.infer<typeof verzeichnisrubrik>

/** The names of the search field in forms; for businesses it is `branchensearch` (spec §3). */
export const suchfelder = { q: 'Suche', branchensearch: 'Branchensuche' } as const

/** The type of the entries for search engines; organisations by default. */
export const eintragsarten = { betrieb: 'Betriebe', organisation: 'Organisationen' } as const

/** A directory of clubs, businesses or accommodation, with its wording and its filters. */
export const verzeichnis = z
  .object({
    id: field.kennung({
      label: 'Kennung',
      help: 'Ein Wort ohne Leerzeichen, das in Adressen steht. Bitte später nicht mehr ändern.',
    }),
    name: field.requiredLine({ label: 'Name' }),
    einzahl: field.requiredLine({ label: 'Ein Eintrag heißt', help: 'Zum Beispiel: Verein', max: 60 }),
    mehrzahl: field.requiredLine({ label: 'Mehrere heißen', help: 'Zum Beispiel: Vereine', max: 60 }),
    rubriktitel: field
      .requiredLine({ label: 'Rubriken heißen', help: 'Zum Beispiel: Branche', max: 60 })
      .default('Rubrik'),
    eintragsart: field
      .choice(eintragsarten, {
        label: 'Einträge sind',
        help: 'So nennen wir sie Suchmaschinen: Betriebe, in denen man etwas kauft oder bestellt, oder Organisationen.',
      })
      .optional(),
    suchfeld: field
      .choice(suchfelder, {
        label: 'Name des Suchfelds',
        help: 'Wie das Suchfeld in der Adresse heißt, wenn jemand in der Liste sucht.',
      })
      .default('q'),
    /** The page of the site that lists the entries. */
    seite: field.link({
      label: 'Seite mit der Liste',
      help: 'Die Seite der Website, auf der dieses Verzeichnis steht.',
    }),
    rubriken: z.array(verzeichnisrubrik.extend({ anzahl: z.number().int().min(0) })),
    /** The first letters of entries; `0-9` for all that do not begin with a letter. */
    buchstaben: z.array(z.string().max(3)),
    anzahl: z.number().int().min(0),
    /**
     * Whether visitors can propose entries: not if the server cannot send mail, and not if a remote CMS does
     * not say.
     */
    vorschlaege: z.boolean().default(false),
  })
  .meta({ id: 'Verzeichnis', title: 'Verzeichnis' })
export type Verzeichnis = z.infer<typeof verzeichnis>

/** An entry of a directory. */
export const verzeichniseintrag = z
  .object({
    id: field.kennung({
      label: 'Kennung',
      help: 'Ein Wort ohne Leerzeichen, das in Adressen steht. Bitte später nicht mehr ändern.',
    }),
    verzeichnis: field.verweis('verzeichnis', { label: 'Verzeichnis' }),
    name: field.requiredLine({ label: 'Name' }),
    einleitung: field.plainText({ label: 'Kurz gesagt', max: 300 }).default(''),
    text: field.richText({ label: 'Text' }).default(''),
    rubriken: z.array(verzeichnisrubrik).max(10).default([]),
    anschrift: anschrift.optional(),
    ansprechperson: field.line({ label: 'Ansprechperson' }).default(''),
    kommunikation: z.array(kommunikation).max(10).default([]).meta({ title: 'Kontaktwege' }),
    webseite: field.link({ label: 'Website' }).default(''),
    oeffnungszeiten: z.array(oeffnungszeit).max(10).default([]).meta({ title: 'Öffnungszeiten' }),
    barrierefreiheit: field
      .plainText({ label: 'Barrierefreiheit', help: 'Zum Beispiel: Eingang ohne Stufe, WC im Erdgeschoss.' })
      .default(''),
    ...bildupload.partial({ bild: true, bildtext: true }).shape,
    detailURL: field.link({ label: 'Adresse der Einzelseite' }),
  })
  .meta({ id: 'Verzeichniseintrag', title: 'Eintrag eines Verzeichnisses' })
export type Verzeichniseintrag = z.infer<typeof verzeichniseintrag>
