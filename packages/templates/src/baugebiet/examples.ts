import type { Bauplatz } from '@rathausplatz/contract'
import type { Examples } from '../template.ts'
import type { BaugebietData } from './load.ts'
import type { baugebiet } from './schema.ts'

const platz = (
  nummer: number,
  status: Bauplatz['status'],
  column: number,
  row: number,
  more: Partial<Bauplatz> = {},
): Bauplatz => {
  const [x, y] = [column * 17, row * 34]
  return {
    nummer: String(nummer),
    art: 'Doppelhaushälfte',
    flaeche: 320 + nummer * 12,
    status,
    hinweis: '',
    umriss: [
      [x, y],
      [x + 17, y],
      [x + 17, y + 24],
      [x, y + 24],
    ],
    ...more,
  }
}

const bauplaetze = [
  platz(1, 'frei', 0, 0),
  platz(2, 'frei', 1, 0),
  platz(3, 'reserviert', 2, 0, { hinweis: 'Bis Ende Februar' }),
  platz(4, 'verkauft', 3, 0),
  platz(5, 'in-vergabe', 0, 1, { art: 'Einfamilienhaus', flaeche: 508, preis: 213_360 }),
  platz(6, 'in-vergabe', 1, 1),
  platz(7, 'verkauft', 2, 1),
  platz(8, 'frei', 3, 1),
]

const data: BaugebietData = {
  auswahl: { status: '', sortierung: 'nummer' },
  reihenfolge: [0, 1, 2, 3, 4, 5, 6, 7],
  zustaendig: {
    name: 'Bauamt',
    detailURL: '/bauen',
    kommunikation: [{ kanal: 'TELEFON', kennung: '030\u00a023125-165' }],
  },
}

const context = {
  name: 'Rebgarten',
  lage: 'Ostrand der Kernstadt',
  einleitung: 'Zwischen Gartenstraße und Reben entstehen Häuser für 64 Familien.',
  text: '<p>Geheizt wird mit Nahwärme aus Holz und Sonne.</p>',
  preis_qm: 385,
  konditionen: '<p>Gebaut wird innerhalb von drei Jahren.</p>',
  zeitplan: [{ wann: 'Bis 31.\u00a0Januar', was: 'Bewerbung beim Bauamt' }],
  kontaktstelle: 'bauamt',
  bauplaetze,
  planflaechen: [
    {
      art: 'strasse' as const,
      name: 'Rieslingweg',
      umriss: [
        [-4, 25],
        [72, 25],
        [72, 33],
        [-4, 33],
      ] as [number, number][],
    },
  ],
}

export const examples = {
  standard: { context, data },
  nurFreie: {
    context,
    data: { ...data, auswahl: { status: 'frei', sortierung: 'preis' }, reihenfolge: [0, 1, 7] },
  },
  ohnePlan: {
    context: {
      ...context,
      planflaechen: [],
      bauplaetze: [{ nummer: '1', flaeche: 412, status: 'frei' as const }],
    },
    data: { ...data, reihenfolge: [0] },
  },
  ohnePlaetze: {
    context: { name: 'Obere Mühle', einleitung: 'Der Bebauungsplan entsteht gerade.' },
    data: { ...data, reihenfolge: [], zustaendig: null },
  },
  raueEingaben: {
    context: {
      name: '<script>alert(1)</script> & "Gebiet"',
      lage: '<img src=x onerror=alert(1)>',
      einleitung: "<b>fett</b> ÄÖÜäöüß 'x' {{7*7}}",
      text: '<p>&lt;script&gt;alert(1)&lt;/script&gt;</p>',
      preis_qm: 0,
      zeitplan: [{ wann: '</style>', was: '"><svg onload=alert(1)>' }],
      bauplaetze: [
        platz(1, 'frei', 0, 0, { nummer: '<i>1</i>', art: '<svg onload=alert(1)>', hinweis: '</title>' }),
        platz(2, 'verkauft', 1, 0, {
          flaeche: 1_000_000,
          preis: 99_999_999,
          hinweis: 'Grundstücksverkehrsgenehmigungszuständigkeitsübertragungsverordnung',
        }),
      ],
    },
    data: { ...data, reihenfolge: [0, 1, 7] },
  },
} satisfies Examples<typeof baugebiet, BaugebietData>
