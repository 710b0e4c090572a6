import type { Schriftstueck } from './satz.ts'
import { abfallkalender } from './texte/abfallkalender.ts'
import { bebauungsplan } from './texte/bebauungsplan.ts'
import { brandschutzordnung } from './texte/brandschutzordnung.ts'
import { dienstvereinbarung } from './texte/dienstvereinbarung.ts'
import { elternbrief } from './texte/elternbrief.ts'
import { freibadordnung } from './texte/freibadordnung.ts'
import { haushaltssatzung } from './texte/haushaltssatzung.ts'
import { hundesteuersatzung } from './texte/hundesteuersatzung.ts'
import { personalversammlung } from './texte/personalversammlung.ts'
import { reisekosten } from './texte/reisekosten.ts'
import { urlaubsantrag } from './texte/urlaubsantrag.ts'

/** The printed documents of the town. */
export const schriftstuecke: readonly Schriftstueck[] = [
  haushaltssatzung,
  abfallkalender,
  hundesteuersatzung,
  freibadordnung,
  elternbrief,
  bebauungsplan,
  dienstvereinbarung,
  urlaubsantrag,
  personalversammlung,
  brandschutzordnung,
  reisekosten,
]
