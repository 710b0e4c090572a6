import type { Stellenanzeige } from '@rathausplatz/contract'
import type { Examples } from '../template.ts'
import type { StellenData } from './load.ts'
import type { stellen } from './schema.ts'

const stelle = (id: string, own: Partial<Stellenanzeige>): Stellenanzeige => ({
  id,
  titel: id,
  bereich: 'Verwaltung',
  employmentType: ['FULL_TIME'],
  umfang: '',
  beginn: '',
  befristung: '',
  entgeltgruppe: 'EG 9b TVöD',
  einheit: '',
  datePosted: '2026-11-16T08:00:00+01:00',
  einleitung: '',
  detailURL: `/rathaus/stellen/${id}`,
  ...own,
})

const jobs: readonly Stellenanzeige[] = [
  stelle('erzieherin', {
    titel: 'Erzieher oder Erzieherin (m/w/d)',
    bereich: 'Kindertagesstätten',
    employmentType: ['FULL_TIME', 'PART_TIME'],
    umfang: '80 bis 100 Prozent',
    entgeltgruppe: 'S 8a TVöD',
    einleitung: 'Im Kindergarten Regenbogen, mit neun Menschen, darunter eine Köchin, und zwölf Hühnern.',
    validThrough: '2026-12-14T00:00:00+01:00',
  }),
  stelle('baeder', {
    titel: 'Fachkraft für Bäderbetriebe (m/w/d)',
    bereich: 'Freibad',
    entgeltgruppe: 'EG 6 TVöD',
    validThrough: '2027-01-11T00:00:00+01:00',
  }),
  stelle('bauantraege', {
    titel: 'Sachbearbeitung Bauanträge (m/w/d)',
    employmentType: ['PART_TIME'],
    umfang: '50 bis 100 Prozent',
  }),
  stelle('gaertner', {
    titel: 'Ausbildung zum Gärtner oder zur Gärtnerin (m/w/d)',
    bereich: 'Bauhof',
    employmentType: ['INTERN'],
    entgeltgruppe: 'TVAöD',
    einleitung: 'Drei Jahre in den Parks und Beeten der Stadt.',
  }),
  stelle('jahnschule', {
    titel: 'Freiwilliges Soziales Jahr in der Jahnschule (m/w/d)',
    bereich: 'Schulen',
    employmentType: ['VOLUNTEER'],
    entgeltgruppe: 'Taschengeld 450\u00a0€',
  }),
]

const data: StellenData = {
  stellen: jobs,
  anzahl: jobs.length,
  bereiche: ['Bauhof', 'Freibad', 'Kindertagesstätten', 'Schulen', 'Verwaltung'],
  arten: ['FULL_TIME', 'PART_TIME', 'INTERN', 'VOLUNTEER'],
  auswahl: { bereich: '', umfang: '' },
}

export const examples = {
  standard: { context: {}, data },
  ausgewaehlt: {
    context: {},
    data: { ...data, stellen: jobs.slice(2, 3), auswahl: { bereich: 'Verwaltung', umfang: 'PART_TIME' } },
  },
  nichtsInDerAuswahl: {
    context: {},
    data: { ...data, stellen: [], auswahl: { bereich: 'Freibad', umfang: 'PART_TIME' } },
  },
  eine: { context: { titel: '' }, data: { ...data, stellen: jobs.slice(0, 1), anzahl: 1 } },
  keine: {
    context: { text: '<p>Schicken Sie uns gern eine Bewerbung auf Vorrat.</p>' },
    data: { ...data, stellen: [], anzahl: 0, bereiche: [], arten: [] },
  },
  raueEingaben: {
    context: { titel: '<script>alert(1)</script> & "Stellen"' },
    data: {
      ...data,
      stellen: [
        stelle('rau', {
          titel: '<img src=x onerror=alert(1)> Rinderkennzeichnungsfleischetikettierungsüberwachung (m/w/d)',
          bereich: '<b>Bauhof</b>',
          einleitung: "<script>alert(1)</script> ÄÖÜäöüß 'x'",
          entgeltgruppe: '"><svg onload=alert(1)>',
        }),
      ],
      bereiche: ['<b>Bauhof</b>'],
    },
  },
} satisfies Examples<typeof stellen, StellenData>
