import * as z from 'zod'
import { givenText } from '../given-text.ts'

/** The data of the editors' desk. Contents are in `daten`, in the shape of their kind of record. */

const moment = z.iso.datetime({ offset: true })

/**
 * Chosen by the client that creates a document, so that creating is idempotent. Imports use the id of the
 * source: `service-bw:leistung:1001`.
 */
export const inhaltId = z.string().regex(/^[\w:-]{1,100}$/)

/** The name of a kind of record: `seite`, `stelle`. */
export const inhaltsart = z.string().regex(/^[a-z]{1,40}$/)

/** The content of a document; its kind defines the shape. */
export const daten = z.record(z.string(), z.unknown())

/** The number of a revision, from 1. */
export const fassung = z.number().int().min(1).max(1_000_000_000)

/** A note on a step, for later readers. */
export const vermerk = givenText(500)

export const zielgruppe = z.enum(['oeffentlich', 'intranet', 'raete'])

/** An account of the desk; for the system itself (an import, the start of a town) only a name. */
export const bearbeiter = z
  .object({ id: z.string(), name: z.string() })
  .meta({ id: 'Bearbeiter', title: 'Wer es war' })

export const inhaltStatus = {
  entwurf: 'Entwurf',
  in_pruefung: 'In Prüfung',
  geplant: 'Geplant',
  oeffentlich: 'Öffentlich',
  geaendert: 'Öffentlich, mit Änderungen',
  abgelaufen: 'Abgelaufen',
  zurueckgenommen: 'Zurückgenommen',
  papierkorb: 'Im Papierkorb',
} as const
export type InhaltStatus = keyof typeof inhaltStatus
export const inhaltStatuses = Object.keys(inhaltStatus) as [InhaltStatus, ...InhaltStatus[]]

/** A document without its content. */
export const inhaltKopf = z
  .object({
    id: inhaltId,
    art: inhaltsart,
    titel: z.string(),
    /** The unique key within its kind: a path, the name of a menu. */
    schluessel: z.string(),
    /** The path of the document on the site, if it has one already. */
    pfad: z.string().nullable(),
    zielgruppe,
    status: z.enum(inhaltStatuses),
    /** The number of missing or invalid fields of the draft; it can be published only if this is 0. */
    luecken: z.number().int().min(0),
    /** The number of the newest revision, on which a change is based. */
    fassung,
    /** The public revision; null if none. */
    oeffentliche_fassung: fassung.nullable(),
    gueltig_von: moment.nullable(),
    gueltig_bis: moment.nullable(),
    /**
     * The day since which a notice no longer holds; null while it holds, and for kinds that cannot be
     * withdrawn.
     */
    zurueckgenommen_am: z.iso.date().nullable(),
    angelegt_am: moment,
    geaendert_am: moment,
    geaendert_von: bearbeiter,
    geloescht_am: moment.nullable(),
  })
  .meta({ id: 'InhaltKopf', title: 'Inhalt ohne Daten' })
export type InhaltKopf = z.output<typeof inhaltKopf>

/** The rights of the caller on a document. */
export const inhaltRechte = ['schreiben', 'freigeben', 'loeschen'] as const

/** The steps of a review, each with a note. */
export const pruefschritte = ['einreichen', 'freigeben', 'zurueckgeben'] as const

/** A document for editors, with the content of its newest revision. */
export const inhalt = inhaltKopf
  .extend({
    daten,
    vermerk: z.string().nullable(),
    /** The last step since the last publication; null if no review was requested. */
    pruefung: z
      .object({
        schritt: z.enum(pruefschritte),
        von: bearbeiter,
        am: moment,
        vermerk: z.string().nullable(),
      })
      .nullable(),
    rechte: z.array(z.enum(inhaltRechte)),
  })
  .meta({ id: 'Inhalt', title: 'Inhalt' })
export type Inhalt = z.output<typeof inhalt>

/** The information that an editor has unsaved changes of a document. */
export const arbeitskopieKopf = z
  .object({
    id: inhaltId,
    art: inhaltsart,
    von: bearbeiter,
    /** True for the caller's own. */
    eigene: z.boolean(),
    grundfassung: fassung.nullable(),
    /** When its author began to type. */
    begonnen_am: moment,
    geaendert_am: moment,
    /** The editor who has taken over the working copy; null if none. */
    uebernommen: z.object({ von: bearbeiter, am: moment }).nullable(),
  })
  .meta({ id: 'ArbeitskopieKopf', title: 'Arbeitskopie ohne Daten' })
export type ArbeitskopieKopf = z.output<typeof arbeitskopieKopf>

/** The unsaved input of an editor, unchecked. */
export const arbeitskopie = arbeitskopieKopf
  .extend({ daten: z.unknown() })
  .meta({ id: 'Arbeitskopie', title: 'Arbeitskopie' })

/** The source of a preview: the caller's own working copy if there is one, or the saved draft. */
export const ansichtStaende = ['arbeitskopie', 'entwurf'] as const

/** A document with a link to another one, and the field with the link. */
export const verweisstelle = z
  .object({
    id: inhaltId,
    art: inhaltsart,
    schluessel: z.string(),
    titel: z.string(),
    feld: z.string(),
    /** The place in words: "2. Baustein „Kontakt“ › Text". */
    feldname: z.string(),
    /** The id of the part of the content that the field names, such as a person of an office. */
    teil: z.string().optional(),
    /** Of a file: the size that somebody typed beside the link, „46 KB“. */
    groesse: z.string().optional(),
  })
  .meta({ id: 'Verweisstelle', title: 'Verweist hierher' })

/** The documents that link here; those that the caller may not see are only counted. */
export const verwendung = z
  .object({
    entwurf: z.array(verweisstelle),
    oeffentlich: z.array(verweisstelle),
    weitere: z.number().int().min(0),
  })
  .meta({ id: 'Verwendung', title: 'Verwendet von' })

export const fassungKopf = z
  .object({
    nummer: fassung,
    von: bearbeiter,
    vermerk: z.string().nullable(),
    geaendert_am: moment,
  })
  .meta({ id: 'FassungKopf', title: 'Fassung ohne Daten' })

/** A piece of text that is unchanged, added or removed. */
export const textteil = z.object({ art: z.enum(['gleich', 'neu', 'entfernt']), text: z.string() })
export type Textteil = z.output<typeof textteil>

/** A field that differs between two revisions. */
export const feldunterschied = z
  .object({
    /** A path: `heroImages.0.bildtext`. */
    feld: z.string(),
    feldname: z.string(),
    art: z.enum(['neu', 'entfernt', 'geaendert']),
    vorher: z.unknown().optional(),
    nachher: z.unknown().optional(),
    /** The difference by words, if both values are texts. */
    teile: z.array(textteil).optional(),
  })
  .meta({ id: 'Feldunterschied', title: 'Unterschied eines Feldes' })
export type Feldunterschied = z.output<typeof feldunterschied>

/** The kinds of files in the media library. */
export const medienarten = ['bild', 'dokument'] as const
export type Medienart = (typeof medienarten)[number]
