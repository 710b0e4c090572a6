import type { Vorlage } from '@rathausplatz/contract'
import { vorlage as paper, rau } from '../rat/examples.ts'
import type { Examples } from '../template.ts'
import type { vorlage } from './schema.ts'

const context = { vorlage: paper.id }
const { amt: _1, datei: _2, ...bare } = paper

export const examples = {
  standard: { context, data: paper },
  nurWenig: {
    context,
    data: {
      ...bare,
      einleitung: '',
      beschlussvorschlag: '',
      text: '',
      kosten: '',
      strassen: [],
      anlagen: [],
      bezug: [],
      beratungen: [],
    },
  },
  zurueckgenommen: {
    context,
    data: { ...bare, zurueckgenommen: { am: '2026-11-18', grund: 'Die Zahlen waren falsch.' } },
  },
  raueEingaben: {
    context,
    data: {
      ...paper,
      nummer: rau.slice(0, 40),
      einleitung: rau,
      beschlussvorschlag: rau,
      kosten: rau,
      strassen: [rau.slice(0, 120)],
      text: '<p>&lt;script&gt;alert(2)&lt;/script&gt;</p>',
    },
  },
} satisfies Examples<typeof vorlage, Vorlage>
