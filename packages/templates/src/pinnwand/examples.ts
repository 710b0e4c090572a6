import { fundrubriken, type Pinnwandrubrik, pinnwandrubriken } from '@rathausplatz/contract'
import type { Examples } from '../template.ts'
import type { PinnwandData } from './load.ts'
import type { pinnwand } from './schema.ts'

const fahrrad = {
  nummer: 'P-7GQ2M9XD',
  rubrik: 'verschenke' as const,
  titel: 'Kinderfahrrad, 20 Zoll',
  text: 'Gut in Schuss, der Sattel ist neu bezogen. Zum Abholen in der Altstadt, am liebsten am Wochenende.',
  ort: 'Altstadt',
  name: 'Erika',
  datum_von: '2026-11-18T08:00:00+01:00',
  laeuft_ab_am: '2026-12-18T08:00:00+01:00',
  fotos: [],
  detailURL: '/pinnwand/P-7GQ2M9XD',
}
const schluessel = {
  ...fahrrad,
  nummer: 'P-3HT8K2VW',
  rubrik: 'gefunden' as const,
  titel: 'Schlüsselbund mit rotem Band',
  text: 'Lag am Samstag auf der Bank vor der Kelter.',
  ort: '',
  datum_von: '2026-11-16T18:00:00+01:00',
  detailURL: '/pinnwand/P-3HT8K2VW',
}
const data: PinnwandData = {
  eintraege: [fahrrad, schluessel],
  rubriken: Object.keys(pinnwandrubriken) as Pinnwandrubrik[],
  rubrik: null,
  pagination: { page: 1, pages: 1 },
  moeglich: true,
}

export const examples = {
  standard: { context: { titel: 'Pinnwand' }, data },
  ohneTitel: { context: {}, data },
  eineRubrik: {
    context: {},
    data: { ...data, eintraege: [fahrrad], rubrik: 'verschenke', pagination: { page: 2, pages: 3 } },
  },
  fundsachen: {
    context: {},
    options: { fundsachen: true },
    data: { ...data, eintraege: [schluessel], rubriken: [...fundrubriken] },
  },
  keine: { context: {}, data: { ...data, eintraege: [] } },
  keineInRubrik: { context: {}, data: { ...data, eintraege: [], rubrik: 'suche' } },
  ohneEMail: { context: {}, data: { ...data, eintraege: [], moeglich: false } },
  raueEingaben: {
    context: { titel: '<script>alert(1)</script>' },
    data: {
      ...data,
      eintraege: [
        {
          ...fahrrad,
          titel: 'Grundstücksverkehrsgenehmigungszuständigkeitsübertragungsverordnung <b>neu</b>',
          text: '"><img src=x onerror=alert(1)>',
          ort: 'Hochwasserrückhaltebeckenbesichtigungstermin',
        },
      ],
    },
  },
} satisfies Examples<typeof pinnwand, PinnwandData>
