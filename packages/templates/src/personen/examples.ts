import type { Person } from '@rathausplatz/contract'
import type { Examples } from '../template.ts'
import type { PersonenData } from './load.ts'
import type { personen } from './schema.ts'

const einheit = { id: 'buergerbuero', name: 'Bürgerbüro', detailURL: '/rathaus/buergerbuero' }

const person = (vorname: string, nachname: string, more: Partial<Person> = {}): Person => ({
  vorname,
  nachname,
  funktion: '',
  raum: '',
  kommunikation: [],
  einheit,
  ...more,
})

const data: PersonenData = {
  personen: [
    person('Dilek', 'Arslan', {
      funktion: 'Ausweise und Pässe',
      raum: 'Zimmer\u00a01',
      kommunikation: [
        { kanal: 'TELEFON', kennung: '030\u00a023125-111' },
        { kanal: 'EMAIL', kennung: 'dilek.arslan@rebenau.example.org' },
      ],
    }),
    person('Petra', 'Schwab', {
      funktion: 'Leitung',
      bild: '/medien/buecherei-lesesaal',
      bildtext: 'Lesesaal der Stadtbücherei',
      bildcopyright: 'Stadt Rebenau',
      einheit: { id: 'buecherei', name: 'Stadtbücherei', detailURL: '/buecherei' },
      kommunikation: [{ kanal: 'FAX', kennung: '030\u00a023125-199' }],
    }),
    person('', 'Österle'),
  ],
  anzahl: 3,
  buchstaben: ['A', 'O', 'S'],
  pagination: { page: 1, pages: 1 },
  auswahl: { suchwort: '', buchstabe: '' },
}

export const examples = {
  standard: { context: {}, data },
  mitTitel: { context: { titel: 'Alle Personen' }, data },
  ausgewaehlt: {
    context: {},
    data: {
      ...data,
      personen: data.personen.slice(0, 1),
      anzahl: 1,
      auswahl: { suchwort: 'Pässe', buchstabe: 'A' },
    },
  },
  zweiteSeite: { context: {}, data: { ...data, anzahl: 51, pagination: { page: 2, pages: 3 } } },
  nichtsGefunden: {
    context: {},
    data: { ...data, personen: [], anzahl: 0, buchstaben: [], auswahl: { suchwort: 'Xaver', buchstabe: '' } },
  },
  raueEingaben: {
    context: { titel: '<script>alert(1)</script> & "Personen"' },
    data: {
      ...data,
      personen: [
        person('<img src=x onerror=alert(1)>', '"><script>alert(1)</script>', {
          funktion: 'Grundstücksverkehrsgenehmigungszuständigkeitsübertragungsbeauftragter',
          raum: "'Raum'",
          kommunikation: [{ kanal: 'EMAIL', kennung: 'javascript:alert(1)' }],
        }),
      ],
      auswahl: { suchwort: '"><script>', buchstabe: '' },
    },
  },
} satisfies Examples<typeof personen, PersonenData>
