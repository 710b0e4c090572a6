import type { Schriftstueck } from './satz.ts'
import { abfallkalender } from './texte/abfallkalender.ts'
import { bebauungsplan } from './texte/bebauungsplan.ts'
import { elternbrief } from './texte/elternbrief.ts'
import { freibadordnung } from './texte/freibadordnung.ts'
import { haushaltssatzung } from './texte/haushaltssatzung.ts'
import { hundesteuersatzung } from './texte/hundesteuersatzung.ts'

/** Was die Stadt gedruckt hat. */
export const schriftstuecke: readonly Schriftstueck[] = [
  haushaltssatzung,
  abfallkalender,
  hundesteuersatzung,
  freibadordnung,
  elternbrief,
  bebauungsplan,
]
