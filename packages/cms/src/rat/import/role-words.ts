import type { gremiumartLabels, rollenLabels } from '@rathausplatz/contract/labels'

type Rolle = keyof typeof rollenLabels
type Art = keyof typeof gremiumartLabels

/** A role in a body; `stimmrecht` is undefined if the words do not decide it. */
export type Role = { readonly rolle: Rolle; readonly stimmrecht?: boolean }

const DEPUTY = String.raw`(?:(?:1|2|3|erste[rs]?|zweite[rs]?|dritte[rs]?|weitere[rs]?|persönliche[rs]?)\.?\s)?(?:stellvertretende[rsn]?|stellv\.?|stv\.?|stellvertr\.?|vertretende[rs]?|vize)[-\s]?`
const CHAIR = String.raw`(?:(?:ausschuss|gremiums|rats|beirats|ortschaftsrats|gemeinderats)?(?:vorsitz(?:ende[rn]?)?|vors\.))`
/** Offices that chair one kind of body only; elsewhere their holders sit like others. */
const CHAIRS_OF: Readonly<Record<Art, string>> = {
  gemeinderat: String.raw`(?:${CHAIR}|(?:ober)?bürgermeister)`,
  ortschaftsrat: String.raw`(?:${CHAIR}|(?:orts|bezirks)vorsteher|ortsbürgermeister)`,
  fraktion: String.raw`(?:${CHAIR}|(?:fraktions|gruppen)vors(?:itz(?:ende[rn]?)?|\.))`,
  ausschuss: CHAIR,
  beirat: CHAIR,
}
const NTH = String.raw`(?:(?:1|2|3|erste[rs]?|zweite[rs]?|dritte[rs]?)\.?\s)?`
const HEAD_ELSEWHERE = String.raw`(?:(?:ober|orts)?bürgermeister|(?:fraktions|gruppen)vors(?:itz(?:ende[rn]?)?|\.)|vorsitz(?:ende[rn]?)?\s(?:der|von|des)\s.*fraktion)`
const LOCAL_HEAD = '(?:orts|bezirks)vorsteher'
const PERSON = String.raw`(?:(?:rats|stadtrats|gemeinderats|ausschuss|fraktions|gremien|beirats|ortschaftsrats|kreistags)?mitglied(?:er)?|(?:stadt|gemeinde|ortschafts|kreis|ort)s?(?:rat|rät)|stadtverordnete[rn]?|gemeindevertreter|ratsfrau|ratsherr|beisitzer)`
/** Speaks for a body, and may chair it: the word stays as it is. */
const SPEAKER = String.raw`(?:(?:fraktions|gruppen|ausschuss|beirats|gremiums)?sprecher)`
const ADVISER = String.raw`(?:sachkundige[rn]?\s?(?:einwohner|bürger)|sachverständige[rn]?|beratende[rs]?\smitglied(?:er)?|berat\.\smitglied|mitglied(?:er)?\smit\sberatender\sstimme|mitglied[\s,(]+beratend\)?|(?:mit\s)?beratende(?:r)?\sstimme|beratend)`
const WITHOUT_VOTE = String.raw`(?:(?:nicht\sstimmberechtigtes\s|nichtstimmberechtigtes\s)${PERSON}|${PERSON}[\s,(]+(?:ohne\sstimmrecht|nicht\sstimmberechtigt)\)?)`

/** The whole role must match; the first line that does wins. */
const rolesIn = (chair: string): readonly (readonly [pattern: string, Role])[] => [
  [`${DEPUTY}(?:${ADVISER})`, { rolle: 'stellvertretung', stimmrecht: false }],
  [
    String.raw`(?:${ADVISER})[\s,(-]+(?:stellvertret(?:er|ung)|stellv\.?|stv\.?)\)?`,
    { rolle: 'stellvertretung', stimmrecht: false },
  ],
  [`${DEPUTY}${chair}`, { rolle: 'stellvertretender_vorsitz' }],
  [String.raw`(?:2|3|zweite[rs]?|dritte[rs]?)\.?\s${chair}`, { rolle: 'stellvertretender_vorsitz' }],
  [
    String.raw`(?:(?:1|2|3|erste[rs]?|zweite[rs]?|dritte[rs]?)\.?\s)?stellvertret(?:er|ung)\s(?:des|der)\s${chair}s?`,
    { rolle: 'stellvertretender_vorsitz' },
  ],
  [
    String.raw`${chair}[\s,(-]+(?:stellvertret(?:er|ung)|stellv\.?|stv\.?)\)?`,
    { rolle: 'stellvertretender_vorsitz' },
  ],
  [String.raw`(?:(?:1|erste[rs]?)\.?\s)?${chair}`, { rolle: 'vorsitz' }],
  [`${DEPUTY}(?:${PERSON})?`, { rolle: 'stellvertretung' }],
  [
    String.raw`(?:(?:1|2|3|erste[rs]?|zweite[rs]?|dritte[rs]?|persönliche[rs]?)\.?\s)?(?:stellvertret(?:er|ung)|ersatz(?:mitglied(?:er)?|person)?)`,
    { rolle: 'stellvertretung' },
  ],
  [String.raw`${PERSON}[\s,(-]+(?:stellvertret(?:er|ung)|stellv\.?|stv\.?)\)?`, { rolle: 'stellvertretung' }],
  [ADVISER, { rolle: 'beratend', stimmrecht: false }],
  [WITHOUT_VOTE, { rolle: 'mitglied', stimmrecht: false }],
  [
    String.raw`(?:ordentliche[rs]?|ordentl\.|stimmberechtigte[rs]?|reguläre[rs]?|geborene[rs]?|gewählte[rs]?|voll)?[-\s]?${PERSON}(?:[\s,(]+(?:stimmberechtigt|mit\sstimmrecht|kraft\s(?:seines\s|ihres\s)?amt(?:e?s)?|von\samts\swegen|(?:seit|ab|bis|vo[nm])\s[\d.,/\s–-]+(?:bis\s[\d.]+)?)\)?)?`,
    { rolle: 'mitglied' },
  ],
  // After the chairs of the body itself: who heads something else sits here like others. The head of a village
  // may speak in the council and its committees, without a vote.
  [`(?:${DEPUTY}|${NTH})${LOCAL_HEAD}`, { rolle: 'beratend', stimmrecht: false }],
  [`(?:${DEPUTY}|${NTH})(?:${HEAD_ELSEWHERE}|${SPEAKER})`, { rolle: 'mitglied' }],
  [String.raw`${NTH}stellvertret(?:er|ung)\s(?:des|der)\s${HEAD_ELSEWHERE}s?`, { rolle: 'mitglied' }],
]

const patternsFor = (chair: string) =>
  rolesIn(chair).map(([pattern, role]) => [new RegExp(`^(?:${pattern})$`, 'u'), role] as const)
const known: Readonly<Record<Art, ReturnType<typeof patternsFor>>> = {
  gemeinderat: patternsFor(CHAIRS_OF.gemeinderat),
  ortschaftsrat: patternsFor(CHAIRS_OF.ortschaftsrat),
  fraktion: patternsFor(CHAIRS_OF.fraktion),
  ausschuss: patternsFor(CHAIRS_OF.ausschuss),
  beirat: patternsFor(CHAIRS_OF.beirat),
}

/**
 * Returns the role that a server calls by these words in a body of this kind; undefined if they name no seat
 * in the body („Gast“, „Schriftführerin“) or none that is certain. Without words, a membership is that of a
 * member.
 */
export function roleOf(said: string, art: Art): Role | undefined {
  const words = plain(said)
  if (words === '') return { rolle: 'mitglied' }
  return known[art].find(([pattern]) => pattern.test(words))?.[1]
}

/** Lower case, without endings of gender: `Vorsitzende(r)`, `Stellvertreter/in`, `Einwohner*innen`. */
const plain = (said: string): string =>
  said
    .toLowerCase()
    .replaceAll(/(?<=\p{L})(?:\((?:r|in|innen|n)\)|[/*:_]-?(?:r|in|innen|n)(?!\p{L}))/gu, '')
    .replaceAll(/(?<=\p{L}(?:er|rät|herr))(?:in|innen)(?!\p{L})/gu, '')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/^[\s.–-]+|[\s–-]+$/g, '')

/** The chair of these bodies is an office with a name of its own. */
const OFFICE_OF_CHAIR = /(?:orts|bezirks)vorsteher|bürgermeister/u

/** Words that say by themselves whether the member votes. */
const SAYS_NO_VOTE = /berat|ohne stimmrecht|nicht ?stimmberechtigt/u
const SAYS_VOTE = /stimmberechtigt|mit stimmrecht/u

/** Functions of a member that are not told by „Mitglied“. */
const FUNCTION = /sprecher|beisitzer|bürgermeister|vorsteher|vors(?:itz|\.)/u

type Held = Role & {
  readonly stimmrecht: boolean
  readonly stimmrecht_unbekannt?: boolean
  readonly bezeichnung?: string
}

/**
 * Returns a role with its vote: that of the source, whatever the words. In some states „sachkundige Bürger“ vote,
 * in others they advise, so such words stay as they are, and where the source does not say who votes, the vote is
 * only assumed. `isOdd`: the words themselves deny the vote.
 */
export function roleWithVote(
  { rolle, stimmrecht: usual }: Role,
  { said, votes }: { said: string; votes: boolean | undefined },
): Held & { readonly isOdd: boolean } {
  const words = plain(said)
  const saysNoVote = SAYS_NO_VOTE.test(words)
  const stimmrecht = votes ?? usual ?? true
  const isOdd = votes === undefined ? false : votes ? saysNoVote : !saysNoVote && SAYS_VOTE.test(words)
  const isChair = rolle === 'vorsitz' || rolle === 'stellvertretender_vorsitz'
  const isNamed =
    (rolle === 'beratend' && !saysNoVote) ||
    (rolle === 'mitglied' && FUNCTION.test(words)) ||
    (isChair && OFFICE_OF_CHAIR.test(words))
  const isUnknown = votes === undefined && !saysNoVote && !SAYS_VOTE.test(words)
  return {
    rolle: rolle === 'beratend' && stimmrecht ? 'mitglied' : rolle,
    stimmrecht,
    ...(isUnknown ? { stimmrecht_unbekannt: true } : {}),
    ...(isNamed ? { bezeichnung: said.slice(0, 100) } : {}),
    isOdd,
  }
}
