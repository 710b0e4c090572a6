import * as z from 'zod'
import * as field from '../field.ts'
import { defineRecord, type RecordOf } from './define-record.ts'

/** A redirect: an address of the old website or a short one for posters, and its target page. */
export const weiterleitung = defineRecord({
  kind: 'weiterleitung',
  label: { one: 'Weiterleitung', many: 'Weiterleitungen' },
  schema: z.object({
    von: field.requiredLine({
      label: 'Alte oder kurze Adresse',
      help: 'Zum Beispiel: /muell oder /index.php?id=12',
      max: 1_000,
    }),
    nach: field
      .link({ label: 'Ziel', help: 'Eine Seite dieser Website.' })
      .refine(
        to => to.startsWith('/'),
        'Bitte eine Seite dieser Website angeben, zum Beispiel /leben/abfall',
      ),
    status: z
      .literal([301, 302])
      .meta({ title: 'Art', editor: 'auswahl', namen: { 301: 'auf Dauer', 302: 'vorübergehend' } })
      .default(301),
  }),
  title: 'von',
  key: 'von',
  list: { columns: ['nach', 'status'], filters: ['status'] },
})
export type Weiterleitung = RecordOf<typeof weiterleitung>
