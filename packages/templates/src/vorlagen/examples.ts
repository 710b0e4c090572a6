import { gremienwahl, vorlage as paper, rau } from '../rat/examples.ts'
import type { Examples } from '../template.ts'
import type { VorlagenData } from './load.ts'
import type { vorlagen } from './schema.ts'

const { id, nummer, titel, art, datum, gremium, einleitung, detailURL } = paper
const listed = { id, nummer, titel, art, datum, gremium, einleitung, detailURL }
const data: VorlagenData = {
  path: '/rathaus/gemeinderat/vorlagen',
  vorlagen: [
    listed,
    {
      ...listed,
      id: 'hauptstrasse',
      nummer: '2026/086',
      titel: 'Umbau der Hauptstraße',
      art: 'Antrag',
      einleitung: '',
      detailURL: '/rathaus/gemeinderat/vorlagen/hauptstrasse',
    },
  ],
  jahre: [2026, 2025],
  gremien: gremienwahl,
  auswahl: { gremium: '', jahr: null },
  pagination: { page: 1, pages: 1 },
}

export const examples = {
  standard: { context: {}, data },
  ausgewaehlt: {
    context: { titel: 'Vorlagen' },
    data: { ...data, auswahl: { gremium: 'gemeinderat', jahr: 2026 }, pagination: { page: 1, pages: 4 } },
  },
  keine: { context: {}, data: { ...data, vorlagen: [], jahre: [], gremien: [] } },
  keineGefunden: { context: {}, data: { ...data, vorlagen: [], auswahl: { gremium: '', jahr: 2025 } } },
  raueEingaben: {
    context: { titel: rau },
    data: { ...data, vorlagen: [{ ...listed, titel: rau, einleitung: rau, art: rau.slice(0, 80) }] },
  },
} satisfies Examples<typeof vorlagen, VorlagenData>
