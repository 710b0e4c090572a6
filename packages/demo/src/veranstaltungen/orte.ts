import type { Anschrift } from '@rathausplatz/contract'

type Ort = { ort: string; anschrift?: Anschrift }

const at = (location: string, street: string, city = 'Rebenau'): Anschrift => ({
  location,
  street,
  zip: '76999',
  city,
})

/** The venues with their addresses. */
export const orte = {
  marktplatz: { ort: 'Marktplatz', anschrift: at('Marktplatz', 'Marktplatz 1') },
  ratssaal: { ort: 'Rathaus, Ratssaal', anschrift: at('Rathaus', 'Marktplatz 1') },
  zimmer12: { ort: 'Rathaus, Zimmer 12', anschrift: at('Rathaus', 'Marktplatz 1') },
  zimmer16: { ort: 'Rathaus, Zimmer 16', anschrift: at('Rathaus', 'Marktplatz 1') },
  lesesaal: { ort: 'Stadtbücherei, Lesesaal', anschrift: at('Zehntscheuer', 'Kirchgasse 2') },
  freibad: {
    ort: 'Freibad am Altrhein',
    anschrift: at('Freibad am Altrhein', 'Am Altrhein 40', 'Rebenau-Unterweiler'),
  },
  schillerschule: { ort: 'Schillerschule', anschrift: at('Schillerschule', 'Schulstraße 2') },
  jahnschule: {
    ort: 'Jahnschule, Turnhalle',
    anschrift: at('Jahnschule', 'Turnplatz 1', 'Rebenau-Unterweiler'),
  },
  schulgarten: {
    ort: 'Jahnschule, Schulgarten',
    anschrift: at('Jahnschule', 'Turnplatz 1', 'Rebenau-Unterweiler'),
  },
  altePost: { ort: 'Jugendmusikschule, Saal der Alten Post', anschrift: at('Alte Post', 'Bahnhofstraße 11') },
  jugendhaus: { ort: 'Jugendhaus', anschrift: at('Jugendhaus', 'Bahnhofstraße 3') },
  bauhof: { ort: 'Bauhof', anschrift: at('Bauhof', 'Rheinweg 18') },
  gemeindehaus: { ort: 'Gemeindehaus Unterweiler' },
  rheintalhalle: { ort: 'Rheintalhalle' },
  stadtpark: { ort: 'Stadtpark, am Pavillon' },
  rebgarten: { ort: 'Ende der Gartenstraße' },
  kitas: { ort: 'Alle fünf Kindertagesstätten' },
} as const satisfies Record<string, Ort>
export type Ortsname = keyof typeof orte
