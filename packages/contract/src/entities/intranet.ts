import * as z from 'zod'
import * as field from '../field.ts'
import { contentItem } from './content-item.ts'

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
    rubrik: field.line({ label: 'Rubrik' }),
    taggingpfad: field.line({ label: 'Schlagwortpfad' }).default(''),
  })
  .meta({ id: 'IntranetRubrik', title: 'Rubrik des Intranets' })

export const intranetText = contentItem
  .extend({ id: z.union([z.string(), z.number()]) })
  .meta({ id: 'IntranetText', title: 'Beitrag des Intranets' })

export const archivThema = z
  .object({ themen_id: z.number().int(), thema: field.line({ label: 'Thema' }) })
  .meta({ id: 'ArchivThema', title: 'Archivthema' })

export const archivDokument = z
  .object({
    titel: field.line({ label: 'Titel' }),
    stand: field.dateTime({ label: 'Stand' }),
    downloadtext: field.line({ label: 'Text des Downloads' }),
    thema: field.line({ label: 'Thema' }),
    download: field.link({ label: 'Datei' }),
  })
  .meta({ id: 'ArchivDokument', title: 'Archivdokument' })
