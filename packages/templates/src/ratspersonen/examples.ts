import { gremienwahl, personen as people, rau } from '../rat/examples.ts'
import type { Examples } from '../template.ts'
import type { RatspersonenData } from './load.ts'
import type { ratspersonen } from './schema.ts'

const personen = Array.from(people, person => ({
  ...person,
  gremien: ['Gemeinderat', 'Technischer Ausschuss'],
}))
const data: RatspersonenData = {
  path: '/rathaus/gemeinderat/personen',
  personen,
  gremien: gremienwahl,
  gremium: '',
}

export const examples = {
  standard: { context: {}, data },
  einGremium: {
    context: { titel: 'Mitglieder' },
    data: { ...data, personen: personen.slice(0, 1), gremium: 'gemeinderat' },
  },
  keine: { context: {}, data: { ...data, personen: [], gremien: [] } },
  raueEingaben: {
    context: { titel: rau },
    data: {
      ...data,
      personen: Array.from(personen, person => ({ ...person, nachname: rau, gremien: [rau] })),
    },
  },
} satisfies Examples<typeof ratspersonen, RatspersonenData>
