import * as z from 'zod'
import { isSafeAddress } from '../address.ts'
import { givenLine, givenText } from '../given-text.ts'

/** The maximum length of a comment, in characters. Longer texts belong in the contact form. */
export const LAENGSTE_RUECKMELDUNG = 500

/** The period in days over which editors see the sum of answers. */
export const RUECKMELDUNG_TAGE = 90

/** An answer of a visitor to "War diese Seite hilfreich?". */
export const rueckmeldung = z
  .object({
    pfad: givenLine(500).refine(
      path => path.startsWith('/') && isSafeAddress(path),
      'Bitte nennen Sie eine Seite dieser Website, zum Beispiel /rathaus.',
    ),
    hilfreich: z.boolean(),
    text: givenText(LAENGSTE_RUECKMELDUNG).default('').meta({ title: 'Was hat gefehlt?' }),
    /** A comment on an answer that is counted already. */
    nachtrag: z.boolean().default(false),
  })
  .meta({ id: 'Rueckmeldung', title: 'War diese Seite hilfreich?' })
export type Rueckmeldung = z.infer<typeof rueckmeldung>
