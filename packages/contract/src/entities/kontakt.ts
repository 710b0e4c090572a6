import * as z from 'zod'
import { isSafeAddress } from '../address.ts'
import { type Anlass, anlaesse } from '../anlaesse.ts'
import { email, filledIn, givenLine, givenText } from '../given-text.ts'

/** A message to the town as the contact form takes it. The texts are for the person who writes. */
export const kontaktnachricht = z
  .object({
    anlass: z
      .enum(Object.keys(anlaesse) as [Anlass, ...Anlass[]], 'Bitte wählen Sie aus, worum es geht.')
      .meta({ title: 'Worum geht es?' }),
    nachricht: filledIn(givenText(5_000), 'Bitte schreiben Sie uns, was wir für Sie tun können.').meta({
      title: 'Ihre Nachricht',
    }),
    name: filledIn(givenLine(120), 'Bitte geben Sie Ihren Namen an.').meta({ title: 'Name' }),
    email: givenLine(254)
      .pipe(
        z.email({
          pattern: email,
          error: 'Bitte geben Sie eine E-Mail-Adresse an, zum Beispiel name@example.org.',
        }),
      )
      .meta({ title: 'E-Mail' }),
    telefon: givenLine(40)
      .regex(/^[\d\s+()/.-]*$/, 'Bitte nur Ziffern, zum Beispiel 030 23125-100.')
      .default('')
      .meta({ title: 'Telefon' }),
    /** The page that a report is about. */
    seite: givenLine(500)
      .refine(
        path => path === '' || (path.startsWith('/') && isSafeAddress(path)),
        'Bitte nennen Sie eine Seite dieser Website, zum Beispiel /rathaus.',
      )
      .default('')
      .meta({ title: 'Seite' }),
  })
  .meta({ id: 'Kontaktnachricht', title: 'Nachricht an die Stadt' })
export type Kontaktnachricht = z.infer<typeof kontaktnachricht>

/** What the sender can refer to: `K-7GQ2M9XD`. */
export const vorgang = z
  .string()
  .regex(/^K-[0-9A-HJKMNP-TV-Z]{8}$/)
  .meta({ title: 'Vorgangsnummer' })
