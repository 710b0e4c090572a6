import type { Veranstaltung } from '@rathausplatz/contract'
import { examples as eventteaser } from '../eventteaser/examples.ts'
import type { Examples } from '../template.ts'
import type { veranstaltungsliste } from './schema.ts'

/** Events are the same wherever they are listed. */
export const examples = {
  standard: { context: { titel: 'Alle Termine' }, data: eventteaser.standard.data },
  ohneTitel: { context: {}, data: eventteaser.standard.data },
  ohneBild: { context: { titel: 'Alle Termine' }, data: eventteaser.ohneBild.data },
  eines: { context: { titel: 'Alle Termine' }, data: eventteaser.eines.data },
  keine: { context: { titel: 'Alle Termine' }, data: [] },
  ohneRubrik: { context: { titel: 'Alle Termine' }, data: eventteaser.ohneRubrik.data },
  raueEingaben: {
    context: { titel: '<script>alert(1)</script> & "Termine" ÄÖÜäöüß' },
    data: eventteaser.raueEingaben.data,
  },
} satisfies Examples<typeof veranstaltungsliste, readonly Veranstaltung[]>
