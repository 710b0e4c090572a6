import * as z from 'zod'
import { antwort, eingangsnummer, eingangsschritt } from '../../../entities/eingang.ts'
import { amtsmail, mailzustellung } from '../../../entities/mailzustellung.ts'
import { bearbeiter, fassung } from '../../../entities/redaktion.ts'
import { type Eingangshandlung, eingangsschritte, eingangsstaende } from '../../../vorgang/eingang.ts'

/** A submission of a form as the office sees it. */

const moment = z.iso.datetime({ offset: true })

export const handlungen = Object.keys(eingangsschritte) as [Eingangshandlung, ...Eingangshandlung[]]

export const kopf = z.object({
  vorgang: eingangsnummer,
  formular: z.object({ slug: z.string(), titel: z.string() }),
  /**
   * The label of the option chosen in the first choice field of the form, such as „Straßenlicht“; empty without
   * one. Never a text of the sender.
   */
  worum: z.string().default(''),
  eingegangen_am: moment,
  stand: z.enum(eingangsstaende),
  /** The clerk who took the submission; `ich` is true if this is the caller. */
  zustaendig: bearbeiter.extend({ ich: z.boolean() }).nullable(),
  /** The mail with which an office should have learned of an open submission, if it went astray. */
  amtsmail: amtsmail.optional(),
  /** The day on which the submission is deleted automatically. */
  geloescht_am: z.iso.date(),
})

export const eingang = kopf
  .extend({
    antworten: z.array(antwort),
    /** The address for a reply; null if the form did not ask for an e-mail. */
    email: z.string().nullable(),
    /** Whether the server can send mail. If not, the sender of an F- submission reads the reply on the status page. */
    versand: z.boolean(),
    /**
     * The delivery of the latest mail to the sender; absent without a mail, or if its state is no longer
     * known.
     */
    zustellung: mailzustellung.optional(),
    verlauf: z.array(
      eingangsschritt.extend({
        von: bearbeiter.nullable(),
        /** The clerk to whom the submission was handed on. */
        an: bearbeiter.nullable().default(null),
      }),
    ),
    /** An internal note. */
    notiz: z.string(),
    /** The steps that are possible now. */
    moeglich: z.array(z.enum(handlungen)),
    /** The value for `grundfassung` of the next change. */
    fassung,
  })
  .meta({ id: 'Eingang', title: 'Eingang eines Formulars' })
