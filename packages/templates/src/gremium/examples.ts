import type { Gremium } from '@rathausplatz/contract'
import { ganter, gremien, liste, naechste, rat, rau, technik, wendling } from '../rat/examples.ts'
import type { Examples } from '../template.ts'
import type { GremiumData } from './load.ts'
import type { gremium } from './schema.ts'

const context = { gremium: rat.id }
const council: Gremium = {
  ...rat,
  kurzname: 'GR',
  art: 'gemeinderat',
  einleitung: 'Entscheidet über alles Wichtige in der Stadt.',
  ort: 'Rathaus, Ratssaal',
  text: '<p>Der Gemeinderat beschließt den Haushalt und die Satzungen.</p>',
  wahlperioden: [{ name: '2024 bis 2029', von: '2024-07-23' }],
  mitglieder: [
    { person: ganter, rolle: 'vorsitz', stimmrecht: true, von: '2024-07-23' },
    {
      person: wendling,
      fraktion: liste,
      rolle: 'mitglied',
      stimmrecht: true,
      von: '2024-07-23',
      bild: '/medien/ratssaal',
      bildtext: 'Gisela Wendling im Ratssaal',
    },
    {
      person: { ...ganter, id: 'x', name: 'Ines Maier' },
      rolle: 'beratend',
      stimmrecht: false,
      von: '2024-07-23',
    },
  ],
  detailURL: rat.detailURL,
}

export const examples = {
  standard: { context, data: { gremium: council, sitzungen: naechste, istAufgeloest: false } },
  fraktion: {
    context: { gremium: liste.id },
    data: {
      gremium: {
        ...council,
        ...liste,
        art: 'fraktion',
        kurzname: '',
        ort: '',
        uebergeordnet: rat,
        wahlperioden: [],
      },
      sitzungen: [],
      istAufgeloest: false,
    },
  },
  aufgeloest: {
    context: { gremium: 'bauausschuss' },
    data: {
      gremium: { ...council, ...technik, name: 'Bauausschuss', endet_am: '2024-07-22', mitglieder: [] },
      sitzungen: [],
      istAufgeloest: true,
    },
  },
  leer: {
    context,
    data: {
      gremium: {
        ...council,
        kurzname: '',
        einleitung: '',
        ort: '',
        text: '',
        wahlperioden: [],
        mitglieder: [],
      },
      sitzungen: [],
      istAufgeloest: false,
    },
  },
  raueEingaben: {
    context,
    data: {
      gremium: {
        ...council,
        einleitung: rau,
        ort: rau,
        mitglieder: Array.from(council.mitglieder, member => ({
          ...member,
          person: { ...wendling, name: rau },
        })),
      },
      sitzungen: Array.from(naechste, meeting => ({ ...meeting, titel: rau })),
      istAufgeloest: gremien.length === 0,
    },
  },
} satisfies Examples<typeof gremium, GremiumData>
