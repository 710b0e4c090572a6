import type { rollenLabels } from '@rathausplatz/contract/labels'

type Rolle = keyof typeof rollenLabels

/** A role in a body; `stimmrecht` is undefined if the words do not decide it. */
export type Role = { readonly rolle: Rolle; readonly stimmrecht?: boolean }

const DEPUTY = String.raw`(?:(?:1|2|3|erste[rs]?|zweite[rs]?|dritte[rs]?|weitere[rs]?|persönliche[rs]?)\.?\s)?(?:stellvertretende[rsn]?|stellv\.?|stv\.?|stellvertr\.?|vertretende[rs]?|vize)[-\s]?`
const CHAIR = String.raw`(?:(?:ausschuss|gremiums|rats|fraktions|beirats|gruppen|ortschaftsrats|gemeinderats)?(?:vorsitz(?:ende[rn]?)?|vors\.)|(?:ober)?bürgermeister|ortsvorsteher)`
const PERSON = String.raw`(?:(?:rats|stadtrats|gemeinderats|ausschuss|fraktions|gremien|beirats|ortschaftsrats|kreistags)?mitglied(?:er)?|(?:stadt|gemeinde|ortschafts|kreis|ort)s?(?:rat|rät)|stadtverordnete[rn]?|gemeindevertreter|ratsfrau|ratsherr|(?:fraktions|ausschuss)?sprecher|beisitzer)`
const ADVISER = String.raw`(?:sachkundige[rn]?\s?einwohner|sachverständige[rn]?|beratende[rs]?\smitglied(?:er)?|berat\.\smitglied|mitglied(?:er)?\smit\sberatender\sstimme|mitglied[\s,(]+beratend\)?|(?:mit\s)?beratende(?:r)?\sstimme|beratend)`
const WITHOUT_VOTE = String.raw`(?:(?:nicht\sstimmberechtigtes\s|nichtstimmberechtigtes\s)${PERSON}|${PERSON}[\s,(]+(?:ohne\sstimmrecht|nicht\sstimmberechtigt)\)?)`

/** The whole role must match; the first line that does wins. */
const ROLES: readonly (readonly [pattern: string, Role])[] = [
  [`${DEPUTY}(?:${ADVISER})`, { rolle: 'stellvertretung', stimmrecht: false }],
  [
    String.raw`(?:${ADVISER})[\s,(-]+(?:stellvertret(?:er|ung)|stellv\.?|stv\.?)\)?`,
    { rolle: 'stellvertretung', stimmrecht: false },
  ],
  [`${DEPUTY}${CHAIR}`, { rolle: 'stellvertretender_vorsitz' }],
  [String.raw`(?:2|3|zweite[rs]?|dritte[rs]?)\.?\s${CHAIR}`, { rolle: 'stellvertretender_vorsitz' }],
  [
    String.raw`(?:(?:1|2|3|erste[rs]?|zweite[rs]?|dritte[rs]?)\.?\s)?stellvertret(?:er|ung)\s(?:des|der)\s${CHAIR}s?`,
    { rolle: 'stellvertretender_vorsitz' },
  ],
  [
    String.raw`${CHAIR}[\s,(-]+(?:stellvertret(?:er|ung)|stellv\.?|stv\.?)\)?`,
    { rolle: 'stellvertretender_vorsitz' },
  ],
  [String.raw`(?:(?:1|erste[rs]?)\.?\s)?${CHAIR}`, { rolle: 'vorsitz' }],
  [`${DEPUTY}(?:${PERSON})?`, { rolle: 'stellvertretung' }],
  [
    String.raw`(?:(?:1|2|3|erste[rs]?|zweite[rs]?|dritte[rs]?|persönliche[rs]?)\.?\s)?(?:stellvertret(?:er|ung)|ersatz(?:mitglied(?:er)?|person)?)`,
    { rolle: 'stellvertretung' },
  ],
  [String.raw`${PERSON}[\s,(-]+(?:stellvertret(?:er|ung)|stellv\.?|stv\.?)\)?`, { rolle: 'stellvertretung' }],
  [ADVISER, { rolle: 'beratend', stimmrecht: false }],
  [WITHOUT_VOTE, { rolle: 'mitglied', stimmrecht: false }],
  [
    String.raw`(?:ordentliche[rs]?|ordentl\.|stimmberechtigte[rs]?|reguläre[rs]?|geborene[rs]?|gewählte[rs]?|voll)?[-\s]?${PERSON}(?:[\s,(]+(?:stimmberechtigt|mit\sstimmrecht)\)?)?`,
    { rolle: 'mitglied' },
  ],
]

const known = ROLES.map(([pattern, role]) => [new RegExp(`^(?:${pattern})$`, 'u'), role] as const)

/**
 * Returns the role that a server calls by these words; undefined if they name no seat in the body („Gast“,
 * „Schriftführerin“) or none that is certain. Without words, a membership is that of a member.
 */
export function roleOf(said: string): Role | undefined {
  const words = plain(said)
  if (words === '') return { rolle: 'mitglied' }
  return known.find(([pattern]) => pattern.test(words))?.[1]
}

/** Lower case, without endings of gender: `Vorsitzende(r)`, `Stellvertreter/in`, `Einwohner*innen`. */
const plain = (said: string): string =>
  said
    .toLowerCase()
    .replaceAll(/(?<=\p{L})(?:\((?:r|in|innen|n)\)|[/*:_]-?(?:r|in|innen|n)(?!\p{L}))/gu, '')
    .replaceAll(/(?<=\p{L}(?:er|rät|herr))(?:in|innen)(?!\p{L})/gu, '')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/^[\s.–-]+|[\s–-]+$/g, '')
