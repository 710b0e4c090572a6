import {
  kosten,
  lebenslage,
  lebenslagenbaum,
  leistung,
  leistungEintrag,
  prozess,
  verweis,
} from '@rathausplatz/contract'
import * as z from 'zod'
import { zustandSchema } from './unit-hours-schema.ts'

/** Schemas of the loader data of the service portal, by template. */
export const leistungData = {
  leistungen: z.object({
    buchstaben: z.array(z.object({ buchstabe: z.string(), anzahl: z.int() })),
    buchstabe: z.string(),
    q: z.string(),
    anzahl: z.int(),
    gruppen: z.array(z.object({ buchstabe: z.string(), leistungen: z.array(leistungEintrag) })),
    page: z.int(),
    pages: z.int(),
  }),
  leistung: leistung
    .pick({
      kurztext: true,
      unterlagen: true,
      bearbeitungsdauer: true,
      persoenlich: true,
      fristen: true,
      lebenslagen: true,
    })
    .extend({
      kosten: z.array(kosten),
      online: z.array(prozess),
      formulare: z.array(prozess),
      stellen: z.array(
        verweis.extend({
          anschrift: z.string(),
          telefon: z.string(),
          email: z.string(),
          terminlink: verweis.shape.detailURL,
          zustand: zustandSchema.nullable(),
        }),
      ),
      texte: z.record(z.string(), z.string()),
      weitere: z.array(z.object({ titel: z.string(), text: z.string() })),
    }),
  lebenslagen: z.array(lebenslagenbaum),
  lebenslage,
}
