import type { Examples } from '../template.ts'
import { wayInExamples } from '../way-in/examples.ts'
import type { intranetLogout } from './schema.ts'

export const examples = wayInExamples(
  'An fremden Geräten melden Sie sich bitte immer ab.',
) satisfies Examples<typeof intranetLogout>
