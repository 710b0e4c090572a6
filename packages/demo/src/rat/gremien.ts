import type { Gremiumart } from '@rathausplatz/contract'
import { html } from '../html.ts'
import type { Ausschuss } from './tage.ts'

/** The term of the council: five years. */
export const wahlperiode = { name: '2024 bis 2029', von: '2024-07-09', bis: '2029-06-30' } as const

/** The committees with their names. */
export const ausschuesse = {
  technik: {
    slug: 'technischer-ausschuss',
    name: 'Technischer Ausschuss',
    kurzname: 'TA',
    einleitung:
      'Berät über Bauen, Straßen, Verkehr und Umwelt. Über kleinere Bauaufträge entscheidet er selbst.',
    text: html`
      <p>Der Ausschuss gibt das Einvernehmen der Stadt zu Bauanträgen und vergibt Aufträge bis 250.000 €. Was mehr kostet,
      berät er vor. Dann entscheidet der Gemeinderat.</p>`,
  },
  verwaltung: {
    slug: 'verwaltungsausschuss',
    name: 'Verwaltungsausschuss',
    kurzname: 'VA',
    einleitung: 'Berät über Haushalt, Gebühren, Personal, Ordnung und Feuerwehr.',
    text: html`
      <p>Der Ausschuss sieht jede Gebühr und den ganzen Haushalt, bevor der Gemeinderat entscheidet. Zuschüsse bis
      10.000 € je Verein und Anschaffungen bis 100.000 € beschließt er selbst.</p>`,
  },
  bildung: {
    slug: 'ausschuss-fuer-bildung-kultur-und-soziales',
    name: 'Ausschuss für Bildung, Kultur und Soziales',
    kurzname: 'ABKS',
    einleitung:
      'Berät über Kitas, Schulen, Bücherei, Musikschule, Freibad und alles für Ältere und Jugendliche.',
    text: html`
      <p>Viermal im Jahr. Die Leitungen der Häuser berichten selbst; der Jugendrat darf reden und Anträge stellen.</p>`,
  },
} as const satisfies Record<
  Ausschuss,
  { slug: string; name: string; kurzname: string; einleitung: string; text: string }
>

/** The lists in the council, the largest first. */
export const listen = {
  buergerliste: { slug: 'buergerliste-rebenau', name: 'Bürgerliste Rebenau' },
  miteinander: { slug: 'miteinander-fuer-rebenau', name: 'Miteinander für Rebenau' },
  gruene: { slug: 'gruene-liste-oberrhein', name: 'Grüne Liste Oberrhein' },
  unterweiler: { slug: 'unabhaengige-unterweiler', name: 'Unabhängige Unterweiler' },
} as const
export type Liste = keyof typeof listen

const ortschaftsraete = {
  'ortschaftsrat-unterweiler': {
    slug: 'ortschaftsrat-unterweiler',
    name: 'Ortschaftsrat Unterweiler',
    ort: 'Gemeindehaus Unterweiler',
    einleitung:
      'Wird gehört, bevor der Gemeinderat über Unterweiler entscheidet. Ortsvorsteherin ist Renate Zoller. Seine Sitzungen stehen am schwarzen Brett im Gemeindehaus, nicht auf dieser Website.',
  },
  'ortschaftsrat-lindenhof': {
    slug: 'ortschaftsrat-lindenhof',
    name: 'Ortschaftsrat Lindenhof',
    ort: 'Altes Schulhaus, Lindenhof',
    einleitung:
      'Wird gehört, bevor der Gemeinderat über Lindenhof entscheidet. Ortsvorsteher ist Karl-Heinz Bitsch. Seine Sitzungen stehen am schwarzen Brett im Alten Schulhaus, nicht auf dieser Website.',
  },
} as const
export type Ortschaftsrat = keyof typeof ortschaftsraete

type Gremium = {
  slug: string
  name: string
  kurzname?: string
  art: Gremiumart
  einleitung: string
  ort?: string
  uebergeordnet?: string
  text?: string
  wahlperioden?: { name: string; von: string; bis: string }[]
  sortierung: number
}

export const RATSSAAL = 'Rathaus, Ratssaal'

type Benannt = Pick<Gremium, 'slug' | 'name' | 'einleitung' | 'ort'>

function alsAusschuss(ausschuss: Benannt, index: number): Gremium {
  return {
    ...ausschuss,
    art: 'ausschuss',
    ort: RATSSAAL,
    uebergeordnet: 'gemeinderat',
    sortierung: 2 + index,
  }
}

function alsFraktion(liste: Omit<Benannt, 'einleitung'>, index: number): Gremium {
  return { ...liste, art: 'fraktion', einleitung: '', uebergeordnet: 'gemeinderat', sortierung: 10 + index }
}

function alsOrtschaftsrat(rat: Benannt, index: number): Gremium {
  return { ...rat, art: 'ortschaftsrat', wahlperioden: [wahlperiode], sortierung: 20 + index }
}

/** The bodies of the council as stored records. */
export const gremien: readonly Gremium[] = [
  {
    slug: 'gemeinderat',
    name: 'Gemeinderat',
    kurzname: 'GR',
    art: 'gemeinderat',
    einleitung:
      'Entscheidet über alles Wichtige in der Stadt. Die Bürgermeisterin leitet ihn und stimmt mit.',
    ort: RATSSAAL,
    text: html`
      <p>Der Rat beschließt den Haushalt, die Satzungen und die Bebauungspläne. Er tagt öffentlich. Nichtöffentlich berät er nur,
      wenn das Wohl der Stadt oder das Recht Einzelner es verlangt, etwa bei Grundstücken und Personal. Was er dort beschließt,
      sagt er in der nächsten öffentlichen Sitzung, soweit das Gesetz es erlaubt.</p>`,
    wahlperioden: [wahlperiode],
    sortierung: 1,
  },
  ...Object.values(ausschuesse).map(alsAusschuss),
  ...Object.values(listen).map(alsFraktion),
  ...Object.values(ortschaftsraete).map(alsOrtschaftsrat),
]

/** Returns the slug of a body with meetings. */
export const slugDes = (gremium: Ausschuss | 'gemeinderat'): string =>
  gremium === 'gemeinderat' ? gremium : ausschuesse[gremium].slug

/** `Gemeinderat`, `Technischer Ausschuss`. */
export const nameDes = (gremium: Ausschuss | 'gemeinderat'): string =>
  gremium === 'gemeinderat' ? 'Gemeinderat' : ausschuesse[gremium].name
