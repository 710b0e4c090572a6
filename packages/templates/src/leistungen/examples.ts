import type { Examples } from '../template.ts'
import type { LeistungenData } from './load.ts'
import type { leistungen } from './schema.ts'

const eintrag = (name: string, kurztext = '', online = false) => {
  const id = name.toLowerCase().replaceAll(/[^a-z]+/g, '-')
  return {
    id,
    name,
    kurztext,
    buchstabe: name.slice(0, 1),
    detailURL: `/rathaus/leistungen/${id}`,
    online,
  }
}

const personalausweis = eintrag('Personalausweis beantragen', 'Nach etwa drei Wochen holen Sie ihn ab.')
const parkausweis = eintrag('Parkausweis für Bewohner', 'Für die Altstadt, gültig ein Jahr.')
const fuehrungszeugnis = eintrag('Führungszeugnis beantragen', 'Kommt nach zwei Wochen per Post.', true)
const ueberschwemmung = eintrag('Überschwemmung melden')

const alphabet = (counts: Record<string, number>) =>
  Array.from('ABCDEFGHIJKLMNOPQRSTUVWXYZ', buchstabe => ({ buchstabe, anzahl: counts[buchstabe] ?? 0 }))

const alle = {
  buchstaben: alphabet({ F: 1, P: 2, U: 1 }),
  buchstabe: '',
  q: '',
  anzahl: 4,
  gruppen: [
    { buchstabe: 'F', leistungen: [fuehrungszeugnis] },
    { buchstabe: 'P', leistungen: [parkausweis, personalausweis] },
    { buchstabe: 'U', leistungen: [ueberschwemmung] },
  ],
  page: 1,
  pages: 1,
} satisfies LeistungenData

export const examples = {
  standard: { context: {}, data: alle },
  mitTitel: { context: { titel: 'Alle Leistungen' }, data: alle },
  einBuchstabe: {
    context: {},
    data: { ...alle, buchstabe: 'P', anzahl: 2, gruppen: alle.gruppen.slice(1, 2) },
  },
  gesucht: {
    context: {},
    data: { ...alle, q: 'Perso', anzahl: 1, gruppen: [{ buchstabe: '', leistungen: [personalausweis] }] },
  },
  ohneTreffer: {
    context: {},
    data: { ...alle, q: 'Zaubertrank', anzahl: 0, gruppen: [{ buchstabe: '', leistungen: [] }] },
  },
  mehrereSeiten: { context: {}, data: { ...alle, anzahl: 304, page: 2, pages: 4 } },
  mitZiffern: {
    context: {},
    data: { ...alle, buchstaben: [{ buchstabe: '0-9', anzahl: 1 }, ...alle.buchstaben], anzahl: 5 },
  },
  nurEineLebenslage: {
    context: { titel: 'Wenn Sie umziehen', lebenslage: 'umzug' },
    data: {
      ...alle,
      buchstaben: [],
      anzahl: 2,
      gruppen: [{ buchstabe: '', leistungen: [personalausweis, parkausweis] }],
    },
  },
  keine: {
    context: { titel: 'Wenn Sie umziehen', lebenslage: 'umzug' },
    data: { ...alle, buchstaben: [], anzahl: 0, gruppen: [{ buchstabe: '', leistungen: [] }] },
  },
  raueEingaben: {
    context: { titel: '<script>alert(1)</script> & "Leistungen"' },
    data: {
      ...alle,
      q: '<img src=x onerror=alert(1)>',
      anzahl: 1,
      gruppen: [
        {
          buchstabe: '',
          leistungen: [
            eintrag(
              '<b>Grundstücksverkehrsgenehmigungszuständigkeitsübertragungsverordnung</b>',
              '"><script>alert(1)</script>',
              true,
            ),
          ],
        },
      ],
    },
  },
} satisfies Examples<typeof leistungen, LeistungenData>
