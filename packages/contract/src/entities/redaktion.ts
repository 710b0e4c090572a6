import * as z from 'zod'
import { givenText } from '../given-text.ts'
import { realms } from '../rights.ts'
import { mailzustellung } from './mailzustellung.ts'

/** What the editors' desk is told. Contents themselves stand in `daten`, in the shape of their kind of record. */

const moment = z.iso.datetime({ offset: true })

/**
 * Given by who creates a document, so that sending a creation twice makes one. Imports call it by where it comes from:
 * `service-bw:leistung:1001`.
 */
export const inhaltId = z.string().regex(/^[\w:-]{1,100}$/)

/** Name of a kind of record: `seite`, `stelle`. */
export const inhaltsart = z.string().regex(/^[a-z]{1,40}$/)

/** Content as an editor has it; what it has to be, its kind says. */
export const daten = z.record(z.string(), z.unknown())

/** Number of a revision; 1 is the first. */
export const fassung = z.number().int().min(1).max(1_000_000_000)

/** Said to a step, for those who read it later. */
export const vermerk = givenText(500)

export const zielgruppe = z.enum(['oeffentlich', 'intranet', 'raete'])

/** Somebody of the desk; of a part of the house itself (an import, the start of a town) the name alone. */
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

/** A document without what it says. */
export const inhaltKopf = z
  .object({
    id: inhaltId,
    art: inhaltsart,
    titel: z.string(),
    /** What tells it from others of its kind: a path, a menu's name. */
    schluessel: z.string(),
    /** Its path on the site, where it has one already. */
    pfad: z.string().nullable(),
    zielgruppe,
    status: z.enum(inhaltStatuses),
    /** How many things of the draft are missing or do not fit yet; with any it cannot be published. */
    luecken: z.number().int().min(0),
    /** Number of the newest revision: what a change is based on. */
    fassung,
    /** Revision that others see; null if none. */
    oeffentliche_fassung: fassung.nullable(),
    gueltig_von: moment.nullable(),
    gueltig_bis: moment.nullable(),
    /** Since when what was announced no longer holds; null while it does, and of whatever cannot be taken back. */
    zurueckgenommen_am: z.iso.date().nullable(),
    angelegt_am: moment,
    geaendert_am: moment,
    geaendert_von: bearbeiter,
    geloescht_am: moment.nullable(),
  })
  .meta({ id: 'InhaltKopf', title: 'Inhalt ohne Daten' })
export type InhaltKopf = z.output<typeof inhaltKopf>

/** What who asks may do with a document. */
export const inhaltRechte = ['schreiben', 'freigeben', 'loeschen'] as const

/** Steps of being looked at, and what was said to them. */
export const pruefschritte = ['einreichen', 'freigeben', 'zurueckgeben'] as const

/** A document as editors have it: with the data of its newest revision. */
export const inhalt = inhaltKopf
  .extend({
    daten,
    vermerk: z.string().nullable(),
    /** The last of them since it was public; null if nobody was asked to look. */
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

/** That somebody has something unsaved of a document. */
export const arbeitskopieKopf = z
  .object({
    id: inhaltId,
    art: inhaltsart,
    von: bearbeiter,
    /** True for one's own. */
    eigene: z.boolean(),
    grundfassung: fassung.nullable(),
    /** Since when who works on it types. */
    begonnen_am: moment,
    geaendert_am: moment,
    /** Who has taken the work over and goes on with it; null if nobody has. */
    uebernommen: z.object({ von: bearbeiter, am: moment }).nullable(),
  })
  .meta({ id: 'ArbeitskopieKopf', title: 'Arbeitskopie ohne Daten' })
export type ArbeitskopieKopf = z.output<typeof arbeitskopieKopf>

/** What an editor has typed, unchecked. */
export const arbeitskopie = arbeitskopieKopf
  .extend({ daten: z.unknown() })
  .meta({ id: 'Arbeitskopie', title: 'Arbeitskopie' })

/** What is looked at: what one is typing oneself, where there is such a thing, or the draft as others know it. */
export const ansichtStaende = ['arbeitskopie', 'entwurf'] as const

/** A document that leads to another, with the field it does so in. */
export const verweisstelle = z
  .object({
    id: inhaltId,
    art: inhaltsart,
    schluessel: z.string(),
    titel: z.string(),
    feld: z.string(),
    /** As words: "Inhalt › 2 › Text". */
    feldname: z.string(),
  })
  .meta({ id: 'Verweisstelle', title: 'Verweist hierher' })

/** Who leads here; of those that who asks may not see only how many. */
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

/** A piece of text as it stayed, came or went. */
export const textteil = z.object({ art: z.enum(['gleich', 'neu', 'entfernt']), text: z.string() })
export type Textteil = z.output<typeof textteil>

/** A field that is not the same in two revisions. */
export const feldunterschied = z
  .object({
    /** Dotted: `heroImages.0.bildtext`. */
    feld: z.string(),
    feldname: z.string(),
    art: z.enum(['neu', 'entfernt', 'geaendert']),
    vorher: z.unknown().optional(),
    nachher: z.unknown().optional(),
    /** By words, where both are texts. */
    teile: z.array(textteil).optional(),
  })
  .meta({ id: 'Feldunterschied', title: 'Unterschied eines Feldes' })
export type Feldunterschied = z.output<typeof feldunterschied>

/** How much a finding of the Durchsicht weighs: to be mended or explained, to be mended, or only a plainer word. */
export const befundGewichte = {
  fehler: 'Fehler',
  hinweis: 'Hinweise',
  wort: 'Einfachere Wörter',
} as const
export type BefundGewicht = keyof typeof befundGewichte

/** Something that people would stumble over, with what to do about it. */
export const befund = z
  .object({
    gewicht: z.enum(Object.keys(befundGewichte) as [BefundGewicht, ...BefundGewicht[]]),
    /** Name of the rule: `linktext`, `bildtext`. */
    regel: z.string(),
    /** Dotted: `content.2.context.text`. */
    feld: z.string(),
    feldname: z.string(),
    /** What is amiss. */
    satz: z.string(),
    /** What to do. */
    rat: z.string(),
    /** The words in question. */
    stelle: z.string().optional(),
    /** The date of a series in question: `2026-12-24`. */
    tag: z.string().optional(),
  })
  .meta({ id: 'Befund', title: 'Befund der Durchsicht' })
export type Befund = z.output<typeof befund>

/** More than anybody mends in one go. */
export const MOST_BEFUNDE = 200

/** How hard a text is to read, as a school year and in words. */
export const lesbarkeit = z
  .object({ stufe: z.number(), worte: z.string() })
  .meta({ id: 'Lesbarkeit', title: 'Lesbarkeit' })
export type Lesbarkeit = z.output<typeof lesbarkeit>

/** Kinds of file of the media library that editors keep. */
export const medienarten = ['bild', 'dokument'] as const
export type Medienart = (typeof medienarten)[number]

/**
 * What is known of a file that was promulgated: fixed with the promulgation; later, and nothing says that it was changed
 * between; the old bytes were found again; replaced before this was prevented, and the old bytes are gone.
 */
export const verkuendungsbefunde = ['verkuendung', 'spaeter', 'wiederhergestellt', 'ersetzt'] as const
export type Verkuendungsbefund = (typeof verkuendungsbefunde)[number]

/** A file as it was promulgated with a notice. */
export const verkuendeteDatei = z
  .object({
    datei: z.string(),
    /** By which the notice was written: `/medien/satzung.pdf`. */
    url: z.string(),
    /** Where it stays as it is. */
    adresse: z.string(),
    titel: z.string(),
    groesse: z.number().int(),
    version: z.string(),
    /** Null where it cannot be told: the bytes are gone. */
    sha256: z.string().nullable(),
    verkuendet_am: moment,
    festgehalten_am: moment,
    befund: z.enum(verkuendungsbefunde),
    /** What the library has by this name now; null where it has nothing. */
    heute: z.object({ version: z.string(), groesse: z.number().int() }).nullable(),
  })
  .meta({ id: 'VerkuendeteDatei', title: 'Verkündete Datei' })
export type VerkuendeteDatei = z.infer<typeof verkuendeteDatei>

/** A notice that keeps a file as it was promulgated. */
export const behalten = z
  .object({
    id: inhaltId,
    titel: z.string(),
    pfad: z.string(),
    verkuendet_am: moment,
    adresse: z.string(),
    befund: z.enum(verkuendungsbefunde),
    /** What it keeps is another file than the one that stands in the library now. */
    andere: z.boolean(),
  })
  .meta({ id: 'BehalteneDatei', title: 'Bekanntmachung mit ihrer Datei' })

/** An account as administrators see it. */
export const konto = z
  .object({
    id: z.string(),
    zugang: z.enum(realms),
    email: z.string(),
    vorname: z.string(),
    nachname: z.string(),
    rollen: z.array(z.string()),
    /** Paths below which an editor works; `/` is the whole town. */
    bereiche: z.array(z.string()),
    /** Committees of a councillor. */
    gremien: z.array(z.string()),
    gesperrt: z.boolean(),
    /** Nobody has ever signed in: there is no password yet. */
    eingeladen: z.boolean(),
    zweiter_faktor: z.boolean(),
    /** Somebody at the identity provider of the town opens it. */
    verbunden: z.boolean().default(false),
    /** Of the latest mail about it, such as its invitation; missing where there is none, or none is known any more. */
    zustellung: mailzustellung.optional(),
    /** In how many places just now. */
    angemeldet: z.number().int(),
  })
  .meta({ id: 'Konto', title: 'Konto' })
