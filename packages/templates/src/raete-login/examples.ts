import type { Examples } from '../template.ts'
import { wayInExamples } from '../way-in/examples.ts'
import type { raeteLogin } from './schema.ts'

export const examples = wayInExamples(
  'Für Mitglieder des Gemeinderats und seiner Ausschüsse.',
) satisfies Examples<typeof raeteLogin>
