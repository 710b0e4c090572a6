import { dateiCalls, redaktionMediumBeschreiben } from './datei.ts'
import { medienpapierkorbCalls } from './papierkorb.ts'
import { sammlungCalls } from './sammlung.ts'
import { verkuendeteDateienCalls } from './verkuendete-dateien.ts'

/** The media library. */
export const medienCalls = {
  ...sammlungCalls,
  ...dateiCalls,
  ...verkuendeteDateienCalls,
  redaktionMediumBeschreiben,
  ...medienpapierkorbCalls,
}
