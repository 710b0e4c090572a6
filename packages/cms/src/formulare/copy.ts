import type { FileAnswer } from '@rathausplatz/contract'
import { turnstile } from '../media/turnstile.ts'
import type { Printed } from './print-copy.ts'

/** One at a time, and whoever comes when many wait is asked to come again: the machine is small. */
const oneAtATime = turnstile(1, 20)

/** What was sent, on paper. What draws it is large: it comes with the first copy, not with each start of the house. */
export const copyOf = (eingang: Printed): Promise<FileAnswer> =>
  oneAtATime.run(async () => (await import('./print-copy.ts')).printed(eingang))
