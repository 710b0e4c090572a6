import { dateiCalls, redaktionMediumBeschreiben } from './datei.ts'
import { medienpapierkorbCalls } from './papierkorb.ts'
import { sammlungCalls } from './sammlung.ts'
import { verkuendeteDateienCalls } from './verkuendete-dateien.ts'

/** The media library. The order of the calls is that of the OpenAPI document. */
export const medienCalls = {
  ...sammlungCalls,
  ...dateiCalls,
  ...verkuendeteDateienCalls,
  redaktionMediumBeschreiben,
  ...medienpapierkorbCalls,
}
