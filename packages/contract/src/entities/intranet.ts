import * as z from 'zod'
import * as field from '../field.ts'
import { emailAddress } from '../given-text.ts'
import { contentItem } from './content-item.ts'
import { dokument } from './dokument.ts'

/** The answer of a sign-in: the token for all other calls. */
export const intranetSession = z
  .object({ token: z.string().min(1), uuid: z.string().min(1) })
  .meta({ id: 'IntranetSession', title: 'Anmeldung im Intranet' })

/**
 * A member of staff (spec §3). The e-mail is only displayed: without it, or with an invalid one, the sign-in
 * still works.
 */
export const intranetUser = z
  .object({
    vorname: field.line({ label: 'Vorname' }),
    nachname: field.line({ label: 'Nachname' }),
    email: emailAddress().or(z.literal('')).default(''),
  })
  .meta({ id: 'IntranetUser', title: 'Benutzerin oder Benutzer des Intranets' })

export const intranetRubrik = z
  .object({
    url: z.string().min(1).max(200),
    /** Spec §7 guarantees only the address. */
    rubrik: field.line({ label: 'Rubrik' }).default(''),
    taggingpfad: field.line({ label: 'Schlagwortpfad' }).default(''),
  })
  .meta({ id: 'IntranetRubrik', title: 'Rubrik des Intranets' })
export type IntranetRubrik = z.infer<typeof intranetRubrik>

/** Fields beyond spec §7 may be absent; then the page omits that part. */
export const intranetText = contentItem
  .extend({
    id: z.union([z.string(), z.number()]),
    rubrik: intranetRubrik.pick({ url: true, rubrik: true }).optional(),
    dateien: z.array(dokument).optional(),
    /**
     * Present if readers are asked to confirm that they have read the text; `gelesen_am` is the moment of the
     * caller's confirmation.
     */
    lesebestaetigung: z.object({ gelesen_am: z.iso.datetime({ offset: true }).optional() }).optional(),
  })
  .meta({ id: 'IntranetText', title: 'Beitrag des Intranets' })
export type IntranetText = z.infer<typeof intranetText>

/**
 * A document of an archive (spec §3): `titel` is the title of its archive, `archiv_id` the number. The day may be
 * absent: staff need the document all the same.
 */
export const archivDokument = z
  .object({
    titel: field.line({ label: 'Titel des Archivs' }),
    stand: field.dateTime({ label: 'Stand' }).optional(),
    downloadtext: field.line({ label: 'Text des Downloads' }),
    thema: field.line({ label: 'Thema' }),
    download: field.link({ label: 'Datei' }),
    archiv_id: z.number().int().optional(),
    groesse: z.number().int().optional(),
    gueltig_von: z.iso.date().optional(),
    gueltig_bis: z.iso.date().optional(),
  })
  .meta({ id: 'ArchivDokument', title: 'Archivdokument' })
export type ArchivDokument = z.infer<typeof archivDokument>

/** An archive of a topic: several documents of one subject. */
const archivTitel = z
  .object({ archiv_id: z.number().int(), titel: field.line({ label: 'Titel des Archivs' }) })
  .meta({ id: 'ArchivTitel', title: 'Archiv' })

/**
 * A topic, with its archives and their documents if the CMS includes them: by title of the archive, then by
 * link text.
 */
export const archivThema = z
  .object({
    themen_id: z.number().int(),
    thema: field.line({ label: 'Thema' }),
    archive: z.array(archivTitel).optional(),
    dokumente: z.array(archivDokument).optional(),
  })
  .meta({ id: 'ArchivThema', title: 'Archivthema' })
export type ArchivThema = z.infer<typeof archivThema>

/** A hit of the intranet search. */
export const intranetTreffer = z
  .object({
    art: z.enum(['beitrag', 'dokument']),
    titel: z.string(),
    einleitung: z.string(),
    /** The Rubrik or topic of the hit. */
    ort: z.string(),
    datum: z.iso.datetime({ offset: true }),
    url: field.link({ label: 'Adresse' }),
  })
  .meta({ id: 'IntranetTreffer', title: 'Treffer der Suche im Intranet' })
export type IntranetTreffer = z.infer<typeof intranetTreffer>
