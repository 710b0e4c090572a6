import { personen, rau, technik } from '../rat/examples.ts'
import type { Examples } from '../template.ts'
import type { RatspersonData } from './load.ts'
import type { ratsperson } from './schema.ts'

const [wendling, ganter] = personen as [RatspersonData['person'], RatspersonData['person']]

export const examples = {
  standard: {
    context: { person: wendling.id },
    data: {
      person: wendling,
      heute: wendling.mitgliedschaften,
      kuenftig: [],
      frueher: [
        {
          gremium: { ...technik, id: 'bauausschuss', name: 'Bauausschuss' },
          art: 'ausschuss',
          rolle: 'stellvertretung',
          stimmrecht: true,
          von: '2019-07-01',
          bis: '2024-07-22',
        },
      ],
    },
  },
  nurWenig: {
    context: { person: ganter.id },
    data: { person: ganter, heute: ganter.mitgliedschaften, kuenftig: [], frueher: [] },
  },
  ausgeschieden: {
    context: { person: ganter.id },
    data: { person: ganter, heute: [], kuenftig: [], frueher: ganter.mitgliedschaften },
  },
  raueEingaben: {
    context: { person: wendling.id },
    data: {
      person: { ...wendling, einleitung: rau, beruf: rau, wohnort: rau },
      heute: wendling.mitgliedschaften,
      kuenftig: [],
      frueher: [],
    },
  },
} satisfies Examples<typeof ratsperson, RatspersonData>
