import * as z from 'zod'
import { otherForms } from '../other-forms.ts'
import { endInTownTime } from '../town-time.ts'

/** A moment with its offset. */
export const zeitpunkt = z.iso.datetime({ offset: true })

/** The end of something; a day without a time means the end of that day. */
export const ende = z.iso.datetime({ offset: true }).register(otherForms, {
  take: given => (typeof given === 'string' ? endInTownTime(given) : given),
})
