import type { Examples } from '../template.ts'
import { wayInExamples } from '../way-in/examples.ts'
import type { raetePasswort } from './schema.ts'

export const examples = wayInExamples(
  'Am besten ändern Sie es gleich, wenn jemand es gesehen haben könnte.',
) satisfies Examples<typeof raetePasswort>
