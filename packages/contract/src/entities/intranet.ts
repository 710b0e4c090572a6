import * as z from 'zod'
import * as field from '../field.ts'
import { contentItem } from './content-item.ts'
import { dokument } from './dokument.ts'

/** What a log-in answers: the key to everything else the user may ask for. */
export const intranetSession = z
  .object({ token: z.string().min(1), uuid: z.string().min(1) })
  .meta({ id: 'IntranetSession', title: 'Anmeldung im Intranet' })

/** A member of staff (spec §3). The address is only shown: without it, or with an odd one, they are signed in all the same. */
export const intranetUser = z
  .object({
    vorname: field.line({ label: 'Vorname' }),
    nachname: field.line({ label: 'Nachname' }),
    email: z.email().or(z.literal('')).default(''),
  })
  .meta({ id: 'IntranetUser', title: 'Benutzerin oder Benutzer des Intranets' })

export const intranetRubrik = z
  .object({
    url: z.string().min(1).max(200),
    /** Spec §7 promises the address alone. */
    rubrik: field.line({ label: 'Rubrik' }).default(''),
    taggingpfad: field.line({ label: 'Schlagwortpfad' }).default(''),
  })
  .meta({ id: 'IntranetRubrik', title: 'Rubrik des Intranets' })
export type IntranetRubrik = z.infer<typeof intranetRubrik>

/** What a CMS says beyond spec §7 may be missing: without it, the page has no such part. */
export const intranetText = contentItem
  .extend({
    id: z.union([z.string(), z.number()]),
    rubrik: intranetRubrik.pick({ url: true, rubrik: true }).optional(),
    dateien: z.array(dokument).optional(),
    /** There where whoever reads it is to say so; with the moment at which they did. */
    lesebestaetigung: z.object({ gelesen_am: z.iso.datetime({ offset: true }).optional() }).optional(),
  })
  .meta({ id: 'IntranetText', title: 'Beitrag des Intranets' })
export type IntranetText = z.infer<typeof intranetText>

/** Whether it says of when it is or not: it is a document that somebody needs. */
export const archivDokument = z
  .object({
    titel: field.line({ label: 'Titel' }),
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

/** A topic, with its documents where the CMS puts them there: by title, then by the words of their link. */
export const archivThema = z
  .object({
    themen_id: z.number().int(),
    thema: field.line({ label: 'Thema' }),
    dokumente: z.array(archivDokument).optional(),
  })
  .meta({ id: 'ArchivThema', title: 'Archivthema' })
export type ArchivThema = z.infer<typeof archivThema>

/** What the search inside the intranet finds. */
export const intranetTreffer = z
  .object({
    art: z.enum(['beitrag', 'dokument']),
    titel: z.string(),
    einleitung: z.string(),
    /** Its Rubrik or topic. */
    ort: z.string(),
    datum: z.iso.datetime({ offset: true }),
    url: field.link({ label: 'Adresse' }),
  })
  .meta({ id: 'IntranetTreffer', title: 'Treffer der Suche im Intranet' })
export type IntranetTreffer = z.infer<typeof intranetTreffer>
