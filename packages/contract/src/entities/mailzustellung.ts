import * as z from 'zod'

/** What became of the latest mail about something, for whoever waits for it. */
export const zustellungslagen = {
  wartet: 'Wartet',
  uebergeben: 'An den Mailserver übergeben',
  nicht_zugestellt: 'Nicht zugestellt',
  ungewiss: 'Ungewiss',
} as const
export type Zustellungslage = keyof typeof zustellungslagen
export const zustellungslage = z.enum(
  Object.keys(zustellungslagen) as [Zustellungslage, ...Zustellungslage[]],
)

/** The same for the house, with a sentence that says when, or what the mail server said. */
export const mailzustellung = z
  .object({
    lage: zustellungslage,
    text: z.string(),
    /** Which of the mails about something it is, where somebody may wait for it in vain. */
    betreff: z.string().optional(),
  })
  .meta({ id: 'Mailzustellung', title: 'Zustellung einer E-Mail' })
export type Mailzustellung = z.infer<typeof mailzustellung>

/** A mail that did not arrive, and where at the desk it stands. */
export const nichtZugestellt = z
  .object({
    wo: z.object({
      art: z.enum(['eingang', 'termin', 'schaden', 'pinnwand', 'vorschlag', 'sitzung', 'konto']),
      id: z.string(),
    }),
    /** What it is about, in words of the house. */
    worum: z.string(),
    zustellung: mailzustellung,
  })
  .meta({ id: 'NichtZugestellt', title: 'E-Mail, die nicht angekommen ist' })
export type NichtZugestellt = z.infer<typeof nichtZugestellt>
