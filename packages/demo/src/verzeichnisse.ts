import { betriebe } from './verzeichnisse/betriebe.ts'
import type { Eintrag } from './verzeichnisse/eintrag.ts'
import { vereine } from './verzeichnisse/vereine.ts'
import { gastgeber, gesundheit, soziales } from './verzeichnisse/weitere.ts'

const rubriken = (names: Record<string, string>) => Object.entries(names).map(([id, name]) => ({ id, name }))

/** The directories of the town; `seite` is the page with the list. */
export const verzeichnisse = [
  {
    slug: 'vereine',
    name: 'Vereine',
    einzahl: 'Verein',
    mehrzahl: 'Vereine',
    rubriktitel: 'Sparte',
    seite: '/leben/vereine',
    rubriken: rubriken({
      sport: 'Sport',
      musik: 'Musik',
      kultur: 'Kultur und Geschichte',
      brauchtum: 'Fasnacht und Brauchtum',
      natur: 'Natur und Garten',
      jugend: 'Kinder und Jugend',
      soziales: 'Soziales',
      rettung: 'Feuerwehr und Rettung',
      kirche: 'Kirche',
    }),
  },
  {
    slug: 'betriebe',
    eintragsart: 'betrieb',
    name: 'Betriebe',
    einzahl: 'Betrieb',
    mehrzahl: 'Betriebe',
    rubriktitel: 'Branche',
    suchfeld: 'branchensearch',
    seite: '/wirtschaft/betriebe',
    rubriken: rubriken({
      handwerk: 'Bau und Handwerk',
      beratung: 'Beratung und Planung',
      garten: 'Blumen und Garten',
      einzelhandel: 'Einzelhandel',
      energie: 'Energie und Wärme',
      mobilitaet: 'Fahrzeuge und Fahrdienste',
      gesundheit: 'Gesundheit und Pflege',
      industrie: 'Industrie und Gewerbe',
      landwirtschaft: 'Landwirtschaft',
      lebensmittel: 'Lebensmittel',
      gestaltung: 'Werbung und Gestaltung',
      weinbau: 'Weinbau',
    }),
  },
  {
    slug: 'gastgeber',
    eintragsart: 'betrieb',
    name: 'Essen, Trinken, Übernachten',
    einzahl: 'Gastgeber',
    mehrzahl: 'Gastgeber',
    rubriktitel: 'Angebot',
    seite: '/stadt/gastgeber',
    rubriken: rubriken({ essen: 'Essen und Trinken', uebernachten: 'Übernachten' }),
  },
  {
    slug: 'gesundheit',
    eintragsart: 'betrieb',
    name: 'Ärzte und Apotheken',
    einzahl: 'Adresse',
    mehrzahl: 'Adressen',
    rubriktitel: 'Fachrichtung',
    seite: '/leben/aerzte',
    rubriken: rubriken({
      hausarzt: 'Hausarztpraxen',
      facharzt: 'Facharztpraxen',
      zahnarzt: 'Zahnarztpraxen',
      apotheke: 'Apotheken',
      hebamme: 'Hebammen',
      notdienst: 'Notdienste',
    }),
  },
  {
    slug: 'kirchen-und-soziales',
    name: 'Kirchen und soziale Einrichtungen',
    einzahl: 'Einrichtung',
    mehrzahl: 'Einrichtungen',
    rubriktitel: 'Art',
    seite: '/leben/soziales',
    rubriken: rubriken({ kirche: 'Kirchen', pflege: 'Pflege', hilfe: 'Rat und Hilfe' }),
  },
] as const

export const verzeichniseintraege: readonly Eintrag[] = [
  ...vereine,
  ...betriebe,
  ...gastgeber,
  ...gesundheit,
  ...soziales,
]
