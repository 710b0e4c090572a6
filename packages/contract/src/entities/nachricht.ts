import * as z from 'zod'
import { bearbeiter } from './redaktion.ts'

/** How far the house is with a message of a visitor. */
export const nachrichtenstand = {
  neu: 'Neu',
  in_arbeit: 'In Arbeit',
  erledigt: 'Erledigt',
} as const
export type Nachrichtenstand = keyof typeof nachrichtenstand
export const nachrichtenstaende = Object.keys(nachrichtenstand) as Nachrichtenstand[]

/** What somebody does with a message: takes it upon themselves, gives it back to all, is done with it. */
export const nachrichtenschritte = ['uebernehmen', 'abgeben', 'erledigen'] as const
export type Nachrichtenschritt = (typeof nachrichtenschritte)[number]

const moment = z.iso.datetime({ offset: true })

/** A message of the contact form with what the house does about it. */
export const nachricht = z
  .object({
    vorgang: z.string(),
    eingegangen_am: moment,
    /** As the form lets people choose it. */
    anlass: z.string(),
    nachricht: z.string(),
    name: z.string(),
    email: z.string(),
    telefon: z.string().default(''),
    /** The page that it is about. */
    seite: z.string().default(''),
    bearbeitung: z.object({
      stand: z.enum(nachrichtenstaende as [Nachrichtenstand, ...Nachrichtenstand[]]),
      /** Whoever took it upon themselves, or was done with it; `ich`: whoever asks. */
      zustaendig: bearbeiter.extend({ ich: z.boolean() }).nullable(),
      /** For the house alone. */
      notiz: z.string(),
      /** For `grundfassung` of the next change. */
      fassung: z.number().int().min(1),
      /** The last change; null where nobody has touched it yet. */
      zuletzt: z.object({ am: moment, von: bearbeiter }).nullable(),
    }),
  })
  .meta({ id: 'Nachricht', title: 'Nachricht des Kontaktformulars' })
