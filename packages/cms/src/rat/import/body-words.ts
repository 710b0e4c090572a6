import type { gremiumartLabels } from '@rathausplatz/contract/labels'

type Art = keyof typeof gremiumartLabels

const START = String.raw`(?<!\p{L})`
const END = String.raw`(?!\p{L})`
/** Words at the end of a compound: `Bauausschuss`, `Ausschuss für …`; but not `Ausschussdienst`. */
const tail = (...words: string[]) => new RegExp(`(?:${words.join('|')})${END}`, 'iu')
const whole = (...words: string[]) => new RegExp(`${START}(?:${words.join('|')})${END}`, 'iu')

/** The first line that stands first in a name wins: the head of a German name comes first. */
const ARTEN: readonly (readonly [Art, RegExp])[] = [
  ['fraktion', tail('fraktion(?:en|sgemeinschaft)?', 'wählervereinigung', 'gruppierung(?:en)?')],
  [
    'ortschaftsrat',
    tail(
      'ortschaftsr(?:at|ates|äte)',
      'ortsr(?:at|äte)',
      'orts(?:teil)?beir(?:at|äte)',
      'bezirksbeir(?:at|äte)',
      'bezirksvertretung(?:en)?',
      'stadtbezirksr(?:at|äte)',
    ),
  ],
  [
    'beirat',
    tail(
      'beir(?:at|äte)',
      'jugend(?:gemeinde|stadt)?r(?:at|äte)',
      'seniorenr(?:at|äte)',
      'integrationsr(?:at|äte)',
      '(?:jugend|kinder)parlament',
    ),
  ],
  ['ausschuss', tail('aussch(?:uss|uß|üsse|usses)', 'kommission(?:en)?')],
  [
    'gemeinderat',
    whole(
      '(?:markt|verbands|samt|orts)?gemeinder(?:at|äte)',
      'stadtr(?:at|äte)',
      'kreistag',
      'ratsversammlung',
      'gemeindevertretung',
      'stadtverordnetenversammlung',
      'stadtvertretung',
      'bürgerschaft',
      'parlament',
      'rat der (?:stadt|gemeinde)',
      '^rat',
    ),
  ],
]

/** Bodies of others, wherever the word stands: their business is not that of the council. */
const OF_OTHERS = new RegExp(
  [
    String.raw`${START}(?:zweckverb[aä]nd|abwasserverb[aä]nd|wasserverb[aä]nd|schulverb[aä]nd|regionalverb[aä]nd|verwaltungsgemeinschaft)\p{L}*`,
    String.raw`verbandsversammlung|aufsichtsr[aä]t|verwaltungsr[aä]t|stiftungsr[aä]t|kuratori(?:um|en)|gesellschafter|trägerversammlung`,
    String.raw`hauptversammlung|mitgliederversammlung|elternbeir[aä]t|betriebsr[aä]t|personalr[aä]t|elternvertret`,
    String.raw`${START}(?:extern|fremd|auswärtig)\p{L}*`,
    String.raw`${START}(?:g?gmbh|kg|gbr|e\.\s?v\.|eingetragener\sverein)${END}`,
  ].join('|'),
  'iu',
)

/** Parts of the administration, and companies, parties and clubs: as the head of a name, not as a topic. */
const OFFICES = new RegExp(
  [
    String.raw`${START}(?:\p{L}*verwaltung(?:sbereiche?|seinheit(?:en)?|sstellen?)?|\p{L}*dienststellen?|\p{L}*dezernate?|\p{L}*fachbereiche?|\p{L}*abteilung(?:en)?)${END}`,
    String.raw`${START}(?:\p{L}*geschäftsstellen?|\p{L}*stabsstellen?|\p{L}*referate?|\p{L}*sachgebiete?|\p{L}*behörden?|\p{L}*ämter|\p{L}*amt(?:es)?|\p{L}*amt\s\d+)${END}`,
    String.raw`${START}(?:\p{L}*institution(?:en)?|\p{L}*eigenbetriebe?|\p{L}*beauftragte[rn]?|\p{L}*büro|\p{L}*dienste?|sonstige[srn]?|presse|gäste|mitarbeiter\p{L}*|personen(?:gruppen?)?)${END}`,
    String.raw`${START}(?:ag|stadtwerke|sparkasse|\p{L}*partei(?:en)?|\p{L}*verein(?:e|s)?|kirchen?|kirchengemeinden?|unternehmen|beteiligung(?:en)?|firma)${END}`,
  ].join('|'),
  'iu',
)

/** A type that says that the organization is a body of the council, whatever its name. */
const SAYS_BODY = /^(?:politische[s]?\s)?gremi(?:um|en)$/iu

export type Organization = {
  readonly type: string
  readonly classification: string
  readonly name: string
}

/**
 * Returns the kind of a body of the council by its type, classification and name. `unknown`: its type says
 * that it is one, but not which. Undefined: it is not certainly one, such as offices, companies, and unions.
 */
export function gremiumartOf({ type, classification, name }: Organization): Art | 'unknown' | undefined {
  const said = [type, classification, name].map(words => words.trim()).filter(Boolean)
  if (said.some(words => OF_OTHERS.test(words))) return undefined
  const kinds = said.map(kindOf)
  if (kinds.includes('office')) return undefined
  const art = kinds.find(kind => kind !== undefined && kind !== 'office')
  if (art !== undefined) return art
  return SAYS_BODY.test(type.trim()) ? 'unknown' : undefined
}

/** Returns the kind whose word stands first: „Ausschuss für Verwaltung“ is a committee. */
function kindOf(words: string): Art | 'office' | undefined {
  const found = ([...ARTEN, ['office', OFFICES]] as const).flatMap(([kind, pattern]) => {
    const match = pattern.exec(words)
    return match ? [{ kind, end: match.index + match[0].length, length: match[0].length }] : []
  })
  // By the end: in „Stadtratsfraktion“ and „Jugendgemeinderat“ the words overlap, and the longer one is meant.
  return found.toSorted((a, b) => a.end - b.end || b.length - a.length)[0]?.kind
}

const ORDER: readonly Art[] = ['gemeinderat', 'ausschuss', 'ortschaftsrat', 'beirat', 'fraktion']

/** Order in lists: the council first, its groups last, with gaps for manual sorting. */
export const placeOfArt = (art: Art): number => 10 * (1 + ORDER.indexOf(art))
