import type { Terminangebot } from '@rathausplatz/contract'
import type { Examples } from '../template.ts'
import type { TerminvereinbarungData } from './load.ts'
import type { terminvereinbarung } from './schema.ts'

const buergerbuero: Terminangebot = {
  id: 'buergerbuero',
  name: 'Bürgerbüro',
  amt: { id: 'buergerbuero', name: 'Bürgerbüro', detailURL: '/rathaus/buergerbuero' },
  telefon: '030\u00a023125-110',
  einleitung: 'Mit Termin kommen Sie ohne Warten an die Reihe.',
  mail: true,
  erinnert_ab: '2026-11-27',
  tage_bis_loeschung: 30,
  anliegen: [
    {
      id: 'personalausweis',
      name: 'Personalausweis beantragen',
      dauer: 15,
      unterlagen: [],
      hinweis: '',
      naechster: '2026-12-02T09:15:00+01:00',
    },
    {
      id: 'reisepass',
      name: 'Reisepass beantragen',
      dauer: 15,
      unterlagen: [],
      hinweis: '',
      naechster: null,
    },
  ],
}
const standesamt: Terminangebot = {
  ...buergerbuero,
  id: 'standesamt',
  name: 'Standesamt',
  amt: { id: 'standesamt', name: 'Standesamt', detailURL: '/rathaus/aemter/standesamt' },
  einleitung: '',
  telefon: '',
  anliegen: [
    {
      id: 'eheschliessung',
      name: 'Eheschließung anmelden',
      dauer: 45,
      unterlagen: [],
      hinweis: '',
      naechster: '2026-12-03T15:00:00+01:00',
    },
  ],
}
const rau =
  '<script>alert(1)</script> & "Grundstücksverkehrsgenehmigungszuständigkeitsübertragungsverordnung"'

export const examples = {
  standard: { context: {}, data: { angebote: [buergerbuero, standesamt] } },
  einAmt: { context: { angebot: 'buergerbuero' }, data: { angebote: [buergerbuero] } },
  keines: { context: {}, data: { angebote: [] } },
  raueEingaben: {
    context: { angebot: 'x' },
    data: {
      angebote: [
        {
          ...buergerbuero,
          name: rau,
          einleitung: rau,
          telefon: rau,
          anliegen: buergerbuero.anliegen.map(one => Object.assign({}, one, { name: rau })),
        },
      ],
    },
  },
} satisfies Examples<typeof terminvereinbarung, TerminvereinbarungData>
