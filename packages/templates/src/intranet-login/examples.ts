import type { Examples } from '../template.ts'
import { wayInExamples } from '../way-in/examples.ts'
import type { intranetLogin } from './schema.ts'

export const examples = wayInExamples(
  'Für Beschäftigte der Stadtverwaltung und ihrer Einrichtungen.',
) satisfies Examples<typeof intranetLogin>
