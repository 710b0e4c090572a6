import * as z from 'zod'

/** The delivery of the latest mail about something, for its recipient. */
export const zustellungslagen = {
  wartet: 'Wartet',
  /** Put off by the mail server and tried again; only for recipients, the desk reads the reason. */
  vertagt: 'Wird wiederholt',
  uebergeben: 'Verschickt',
  nicht_zugestellt: 'Nicht zugestellt',
  ungewiss: 'Ungewiss',
} as const
export type Zustellungslage = keyof typeof zustellungslagen
export const zustellungslage = z.enum(
  Object.keys(zustellungslagen) as [Zustellungslage, ...Zustellungslage[]],
)

/** The same for clerks, with a sentence about the time or the answer of the mail server. */
export const mailzustellung = z
  .object({
    lage: zustellungslage,
    text: z.string(),
    /** The subject of the mail, if several mails were sent and this one may not have arrived. */
    betreff: z.string().optional(),
  })
  .meta({ id: 'Mailzustellung', title: 'Zustellung einer E-Mail' })
export type Mailzustellung = z.infer<typeof mailzustellung>

/** A mail to an office about what a resident sent, which did not arrive, or perhaps did not. */
export const amtsmail = z
  .object({ an: z.string(), zustellung: mailzustellung })
  .meta({ id: 'Amtsmail', title: 'E-Mail an ein Amt, die nicht angekommen ist' })
export type Amtsmail = z.infer<typeof amtsmail>

/** A mail that was not delivered, and its place at the desk. */
export const nichtZugestellt = z
  .object({
    wo: z.object({
      art: z.enum(['eingang', 'termin', 'schaden', 'pinnwand', 'vorschlag', 'sitzung', 'konto']),
      id: z.string(),
    }),
    /** The topic of the mail, in the words of the desk. */
    worum: z.string(),
    zustellung: mailzustellung,
  })
  .meta({ id: 'NichtZugestellt', title: 'E-Mail, die nicht angekommen ist' })
export type NichtZugestellt = z.infer<typeof nichtZugestellt>
