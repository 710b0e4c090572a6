import { examples as newsticker } from '../newsticker/examples.ts'
import type { Examples } from '../template.ts'
import type { Nachrichten } from './load.ts'
import type { aktuellesliste } from './schema.ts'

const data = (more: Partial<Nachrichten> = {}): Nachrichten => ({
  artikel: newsticker.neun.data,
  pagination: { page: 1, pages: 4 },
  path: '/aktuelles',
  ...more,
})

export const examples = {
  standard: { context: { titel: 'Alle Nachrichten' }, data: data() },
  ohneTitel: { context: {}, data: data({ pagination: { page: 1, pages: 1 } }) },
  november: { context: { titel: 'Alle Nachrichten' }, data: data({ jahr: 2026, monat: 11 }) },
  keine: { context: {}, data: data({ artikel: [], pagination: { page: 1, pages: 0 }, jahr: 2020 }) },
  raueEingaben: {
    context: { titel: '<script>alert(1)</script> & "Neues"' },
    data: data({ artikel: newsticker.raueEingaben.data }),
  },
} satisfies Examples<typeof aktuellesliste, Nachrichten>
