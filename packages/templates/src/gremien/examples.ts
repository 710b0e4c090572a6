import { gremien as bodies, rau } from '../rat/examples.ts'
import type { Examples } from '../template.ts'
import type { GremienData } from './load.ts'
import type { gremien } from './schema.ts'

const of = (...ids: string[]) => bodies.filter(({ id }) => ids.includes(id))
const data: GremienData = {
  gruppen: [
    { art: 'rat', gremien: of('gemeinderat') },
    { art: 'ausschuesse', gremien: of('technischer-ausschuss') },
    { art: 'fraktionen', gremien: of('buergerliste') },
    { art: 'frueher', gremien: of('bauausschuss') },
  ],
}

export const examples = {
  standard: { context: {}, data },
  mitTitel: { context: { titel: 'Gremien' }, data },
  keine: { context: {}, data: { gruppen: [] } },
  raueEingaben: {
    context: { titel: rau },
    data: {
      gruppen: [
        { art: 'rat', gremien: Array.from(bodies, body => ({ ...body, name: rau, einleitung: rau })) },
      ],
    },
  },
} satisfies Examples<typeof gremien, GremienData>
