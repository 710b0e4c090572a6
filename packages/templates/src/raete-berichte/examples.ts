import type { Examples } from '../template.ts'
import { wayInExamples } from '../way-in/examples.ts'
import type { raeteBerichte } from './schema.ts'

export const examples = wayInExamples(
  'Berichte der Verwaltung lesen Mitglieder des Rates nach der Anmeldung.',
) satisfies Examples<typeof raeteBerichte>
