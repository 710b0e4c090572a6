import * as z from 'zod'
import { isSafeAddress } from '../address.ts'
import { givenLine, givenText } from '../given-text.ts'

/** Longer is no remark any more: that is what the contact form is for. */
export const LAENGSTE_RUECKMELDUNG = 500

/** Over so many days answers are added up for editors. */
export const RUECKMELDUNG_TAGE = 90

/** What a visitor says to "War diese Seite hilfreich?". The texts are for the person who writes. */
export const rueckmeldung = z
  .object({
    pfad: givenLine(500).refine(
      path => path.startsWith('/') && isSafeAddress(path),
      'Bitte nennen Sie eine Seite dieser Website, zum Beispiel /rathaus.',
    ),
    hilfreich: z.boolean(),
    text: givenText(LAENGSTE_RUECKMELDUNG).default('').meta({ title: 'Was hat gefehlt?' }),
    /** Said to an answer that is counted already. */
    nachtrag: z.boolean().default(false),
  })
  .meta({ id: 'Rueckmeldung', title: 'War diese Seite hilfreich?' })
export type Rueckmeldung = z.infer<typeof rueckmeldung>
