import type { Examples } from '../template.ts'
import type { stelle } from './schema.ts'

const standard = {
  titel: 'Sachbearbeitung Bauanträge (m/w/d)',
  bereich: 'Verwaltung',
  employmentType: ['FULL_TIME', 'PART_TIME'],
  umfang: '50 bis 100 Prozent',
  beginn: 'zum 1.\u00a0Februar 2027',
  befristung: 'unbefristet',
  entgeltgruppe: 'EG 9b TVöD',
  entgelt_von: 3714,
  entgelt_bis: 5038,
  einheit: 'Bauamt',
  arbeitsort: { location: 'Rathaus', street: 'Marktplatz\u00a01', zip: '76999', city: 'Rebenau' },
  datePosted: '2026-11-16T08:00:00+01:00',
  validThrough: '2026-12-14T00:00:00+01:00',
  einleitung: 'Sie prüfen, ob gebaut werden darf, und sagen es so, dass man es versteht.',
  aufgaben: '<ul><li>Bauanträge annehmen und prüfen</li><li>Bauwillige beraten</li></ul>',
  profil: '<p>Eine Ausbildung in der Verwaltung oder am Bau.</p>',
  angebot: '<p>Gleitzeit, 30 Tage Urlaub und bis zu zwei Tage Arbeit von zu Hause.</p>',
  bewerbung: '<p>Schicken Sie Lebenslauf und Zeugnisse als PDF.</p>',
  kontakt: {
    vorname: 'Kirsten',
    nachname: 'Falk',
    funktion: 'Personal',
    kommunikation: [
      { kanal: 'TELEFON', kennung: '030\u00a023125-270' },
      { kanal: 'EMAIL', kennung: 'personal@rebenau.example.org' },
    ],
  },
  link: '/kontakt',
} as const

export const examples = {
  standard: {
    context: {
      ...standard,
      employmentType: [...standard.employmentType],
      kontakt: { ...standard.kontakt, kommunikation: [...standard.kontakt.kommunikation] },
    },
  },
  nurPflicht: {
    context: {
      titel: 'Auszubildende zum Gärtner (m/w/d)',
      bereich: 'Bauhof',
      employmentType: ['INTERN'],
      entgeltgruppe: 'TVAöD',
      datePosted: '2026-11-16T08:00:00+01:00',
    },
  },
  raueEingaben: {
    context: {
      titel: '<script>alert(1)</script> (m/w/d)',
      bereich: '<b>Bauhof</b> & "Garten"',
      employmentType: ['OTHER', 'TEMPORARY'],
      umfang: '"><img src=x onerror=alert(1)>',
      entgeltgruppe: "<i>EG</i> 'x' {{7*7}}",
      entgelt_von: 0,
      datePosted: '2026-11-16T08:00:00+01:00',
      validThrough: '2026-12-14T00:00:00+01:00',
      einleitung: 'Grundstücksverkehrsgenehmigungszuständigkeitsübertragungsverordnung <svg onload=alert(1)>',
      aufgaben: '<p>&lt;script&gt;alert(1)&lt;/script&gt;</p>',
      kontakt: { vorname: '<b>', nachname: '</style>', kommunikation: [] },
    },
  },
} satisfies Examples<typeof stelle>
