import type { Vorlage } from './beratungsfolge.ts'
import type { Termin } from './sitzung.ts'
import type { Entwurf } from './vorlage.ts'

type Ergebnis = NonNullable<Entwurf['ergebnis']>

/** An item of an agenda as a stored record. */
export type Punkt = {
  titel: string
  vorlage?: string
  text?: string
  ergebnis?: Ergebnis
  beschluss?: string
  abstimmung?: { ja: number; nein: number; enthaltungen: number }
}

/** The items of every agenda besides the papers. */
const immer = {
  gemeinderat: ['Fragen der Einwohnerinnen und Einwohner', 'Beschlüsse aus nichtöffentlicher Sitzung'],
  technik: ['Bauanträge: Einvernehmen der Stadt'],
  verwaltung: ['Bericht der Kämmerei'],
  bildung: ['Berichte aus Kitas, Schulen und Häusern der Kultur'],
} as const

/** Building applications; two of them are on each monthly agenda. */
const bauantraege = [
  'ein Carport in der Waldstraße und ein größeres Dachfenster in der Torgasse',
  'ein Wohnhaus am Lindenbach und ein Wintergarten im Lindenweg',
  'ein Anbau in der Gartenstraße und ein Vordach in der Bahnhofstraße',
  'ein Doppelhaus im Rieslingweg und ein Schuppen Am Steinberg',
] as const

type Angaben = {
  termin: Termin
  vorlagen: readonly Vorlage[]
  /** The number of people with a vote. */
  anwesend: number
  bekanntgaben: readonly string[]
}

/** Returns the public agenda of a meeting; for a past meeting with the result of each item. */
export function tagesordnungFuer({ termin, vorlagen, anwesend, bekanntgaben }: Angaben): Punkt[] {
  if (termin.abgesagt) return []
  const { gremium, vorbei, tag } = termin
  const papers = vorlagen.filter(({ folge }) => folge.includes(termin))
  const spenden = gremium === 'gemeinderat' && Number(tag.slice(5, 7)) % 2 === 1
  return [
    ...immer[gremium].map(titel => staendig(titel, termin, anwesend, bekanntgaben)),
    ...papers.map(paper => punktFuer(paper, termin, anwesend)),
    ...(spenden
      ? [
          {
            titel: 'Annahme von Spenden',
            ...(vorbei
              ? {
                  ...abgestimmt('angenommen', anwesend),
                  beschluss: 'Der Gemeinderat nimmt die Spenden nach der ausgelegten Liste an.',
                }
              : {}),
          },
        ]
      : []),
    { titel: 'Verschiedenes' },
  ]
}

/** Returns a standing item; some standing items have a result. */
function staendig(
  titel: string,
  { vorbei, tag }: Termin,
  anwesend: number,
  bekanntgaben: readonly string[],
): Punkt {
  if (!vorbei) return { titel }
  if (titel.startsWith('Beschlüsse'))
    return { titel, text: bekanntgaben.join('\n') || 'Es gibt keine Beschlüsse bekannt zu geben.' }
  if (titel.startsWith('Bauanträge'))
    return {
      titel,
      ...abgestimmt('angenommen', anwesend),
      beschluss: `Die Stadt ist mit zwei Bauanträgen einverstanden: ${bauantraege[Number(tag.slice(5, 7)) % bauantraege.length]}.`,
    }
  return { titel }
}

/** Returns a paper as an item: the last meeting decides on it, earlier meetings give advice. */
export function punktFuer(
  { entwurf, slug, folge }: Pick<Vorlage, 'slug' | 'folge'> & { entwurf: Omit<Entwurf, 'anlage' | 'von'> },
  termin: Termin,
  anwesend: number,
): Punkt {
  const { titel, ergebnis = 'angenommen', beschluss = '', nein = 0, enthaltungen = 0, befangen } = entwurf
  const punkt = { titel, vorlage: slug }
  if (!termin.vorbei) return punkt
  if (termin !== folge.at(-1)) {
    const rat = ergebnis === 'abgelehnt' ? 'den Antrag abzulehnen' : 'wie vorgeschlagen zu beschließen'
    return {
      ...punkt,
      ...abgestimmt('angenommen', anwesend, Math.min(nein, 2)),
      beschluss: `Der Ausschuss empfiehlt dem Gemeinderat, ${rat}.`,
    }
  }
  if (ergebnis === 'zur_kenntnis' || ergebnis === 'vertagt') return { ...punkt, ergebnis }
  return {
    ...punkt,
    ...(befangen
      ? { text: `${befangen} ist befangen und nimmt an Beratung und Abstimmung nicht teil.` }
      : {}),
    ...abgestimmt(ergebnis, befangen ? anwesend - 1 : anwesend, nein, enthaltungen),
    ...(ergebnis === 'angenommen' ? { beschluss } : {}),
  }
}

/** Returns a result with its votes: everyone present votes in favour, against, or abstains. */
const abgestimmt = (ergebnis: Ergebnis, anwesend: number, nein = 0, enthaltungen = 0) => ({
  ergebnis,
  abstimmung: { ja: anwesend - nein - enthaltungen, nein, enthaltungen },
})
