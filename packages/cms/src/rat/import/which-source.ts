import { records } from '@rathausplatz/contract/records'
import { type KnownSources, sourcesIn } from './known-sources.ts'
import { asBefore, type Naming, namings } from './moved-ids.ts'
import type { Json } from './oparl-client.ts'
import { readObject } from './read-object.ts'
import {
  idsBelow,
  isPublic,
  prefixIn,
  prefixOf,
  type RatDocuments,
  type RatKind,
  ratKinds,
  type Stored,
} from './stock.ts'
import type { Found } from './walk-oparl.ts'

type Asked = {
  /** Where the server is read now. */
  readonly address: string
  readonly found: Found
  readonly documents: RatDocuments
  readonly sources: KnownSources
  /** The source that the operator says is continued, by its address or key. */
  readonly fortsetzt?: string | undefined
  /** The operator says that it is another source. */
  readonly neueQuelle?: boolean | undefined
}

export type Source = {
  /** What the ids of its documents begin with. */
  readonly prefix: string
  readonly named: Naming['named']
  /** What the operator should know about it, in German. */
  readonly saetze: readonly string[]
}
export type WhichSource =
  | { readonly ok: true; readonly source: Source }
  | { readonly ok: false; readonly satz: string }

/**
 * Decides which source a server is: the one that was read at this address, or one that was read at another
 * address and has moved. If that is likely but not certain, the operator is asked, and nothing is written.
 */
export function whichSource(asked: Asked): WhichSource {
  const { address, found, documents, sources, fortsetzt, neueQuelle } = asked
  const objects = sampleOf(found)
  const all = new Map(ratKinds.flatMap(kind => documents[kind].map(one => [one.id, one] as const)))
  const bestOf = (prefix: string) => bestNaming(objects, all, { prefix, before: sources.addressesOf(prefix) })
  const present = sourcesIn(documents)
  const own = sources.prefixAt(address) ?? prefixOf(address)
  const isKnown = present.includes(own) || sources.prefixAt(address) !== undefined
  const saetze = (of: string) =>
    othersStanding(
      present.filter(prefix => prefix !== of),
      asked,
    )

  if (isKnown && fortsetzt === undefined) {
    const best = bestOf(own)
    return said({ prefix: own, named: best.isSame ? best.named : asBefore.named, saetze: saetze(own) })
  }
  const others = present.filter(prefix => prefix !== own)
  if (fortsetzt !== undefined) {
    const prefix = sources.called(fortsetzt)
    if (prefix === undefined || !present.includes(prefix))
      return { ok: false, satz: unknownSource(fortsetzt, others, sources) }
    const best = bestOf(prefix)
    if (best.matched === 0) return { ok: false, satz: notTheSame(address, sources.nameOf(prefix)) }
    return said({
      ...best,
      prefix,
      saetze: [continued(sources.nameOf(prefix), best, objects.length), ...saetze(prefix)],
    })
  }
  const candidates = others
    .map(prefix => ({ prefix, ...bestOf(prefix) }))
    .toSorted((a, b) => Number(b.isSame) - Number(a.isSame) || b.matched - a.matched)
  const [best] = candidates
  if (best?.isSame && !neueQuelle)
    return said({
      ...best,
      saetze: [continued(sources.nameOf(best.prefix), best, objects.length), ...saetze(best.prefix)],
    })
  const doubtful = candidates.filter(({ prefix }) => publicOf(documents, prefix).length > 0)
  if (doubtful.length > 0 && !neueQuelle)
    return { ok: false, satz: question(doubtful, objects.length, asked) }
  return said({ prefix: own, named: asBefore.named, saetze: saetze(own) })
}

const said = ({ prefix, named, saetze }: Source): WhichSource => ({
  ok: true,
  source: { prefix, named, saetze },
})

type Sample = { readonly kind: RatKind; readonly foreign: string; readonly object: Json }

/** Objects of each kind that are compared with earlier documents. */
const MOST_COMPARED = 60

function sampleOf({ organizations, persons, papers, meetings }: Found): readonly Sample[] {
  const some = (kind: RatKind, objects: ReadonlyMap<string, Json>) =>
    [...objects].slice(0, MOST_COMPARED).map(([foreign, object]) => ({ kind, foreign, object }))
  return [
    ...some('gremium', organizations),
    ...some('ratsperson', persons),
    ...some('vorlage', papers),
    ...some('sitzung', meetings),
  ]
}

type Best = {
  readonly named: Naming['named']
  /** Number of objects that are known by their id, and of those that are also called the same. */
  readonly matched: number
  readonly isSame: boolean
}

function bestNaming(
  objects: readonly Sample[],
  documents: ReadonlyMap<string, Stored>,
  { prefix, before }: { prefix: string; before: readonly string[] },
): Best {
  let best: Best & { isCertain: boolean } = { ...asBefore, matched: 0, isSame: false, isCertain: false }
  for (const { named, isCertain } of namings(
    objects.map(({ foreign }) => foreign),
    before,
  )) {
    const ids = idsBelow(prefix, named)
    const known = objects.flatMap(one => {
      const document = documents.get(ids.of(one.kind, one.foreign))
      return document ? [{ ...one, document }] : []
    })
    if (known.length <= best.matched) continue
    const alike = known.filter(isAlike)
    // The same number of a meeting may be another meeting on another server, and every town has a council.
    const isProven =
      alike.length * 3 >= known.length * 2 && alike.length > 1 && alike.some(({ kind }) => kind !== 'gremium')
    const isUnmistakable = isCertain && known.every(({ foreign }) => URL.canParse(foreign))
    best = { named, matched: known.length, isSame: isUnmistakable || isProven, isCertain }
  }
  return best
}

/** Whether an object is called as its document here, or takes place at the same time. */
function isAlike({ kind, object, document }: Sample & { document: Stored }): boolean {
  const reader = readObject(object)
  const data = document.data as unknown as Readonly<Record<string, unknown>>
  switch (kind) {
    case 'gremium':
      return reader.line('name') === data['name']
    case 'vorlage':
      return reader.line('name', 500) === data['titel']
    case 'ratsperson':
      return [reader.line('name'), reader.line('familyName')].join(' ').includes(String(data['nachname']))
    case 'sitzung':
      return Date.parse(reader.moment('start') ?? '') === Date.parse(String(data['datum_von']))
  }
}

const publicOf = (documents: RatDocuments, prefix: string): readonly Stored[] =>
  ratKinds.flatMap(kind => documents[kind].filter(one => prefixIn(one.id) === prefix && isPublic(one)))

const number = (count: number) => count.toLocaleString('de-DE')

/** „3 Sitzungen, 1 Vorlage“. */
const countedKinds = (documents: readonly Stored[]): string =>
  ratKinds
    .flatMap(kind => {
      const count = documents.filter(document => document.kind === kind).length
      const { one, many } = records[kind].label
      return count === 0 ? [] : [`${number(count)} ${count === 1 ? one : many}`]
    })
    .join(', ')

const continued = (before: string, { matched }: Best, of: number): string =>
  `Dieses Ratsinformationssystem wurde bisher unter ${before} gelesen (${number(matched)} von ${number(of)} verglichenen Einträgen haben dieselbe Kennung). Es wird fortgesetzt: Nichts kommt doppelt, und was dort nicht mehr öffentlich ist, verschwindet auch hier.`

/** Names what other sources have brought and no run checks any more. */
const othersStanding = (prefixes: readonly string[], { documents, sources }: Asked): string[] =>
  prefixes.flatMap(prefix => {
    const standing = publicOf(documents, prefix)
    if (standing.length === 0) return []
    const name = sources.nameOf(prefix)
    return [
      `Von einer anderen Quelle (${name}) ist hier noch öffentlich: ${countedKinds(standing)}. Dieser Lauf prüft das nicht. Gibt es diese Quelle nicht mehr, zeigt „npm run rat -- aufgeben ${name}“, was zurückgezogen würde.`,
    ]
  })

const nameOfBody = ({ body }: Found): string => readObject(body).line('name') || 'ohne Namen'

function question(candidates: readonly (Best & { prefix: string })[], of: number, asked: Asked): string {
  const { address, found, documents, sources } = asked
  const before = candidates.map(({ prefix, matched }) => {
    const name = sources.nameOf(prefix)
    return `  Bisher: ${name}; öffentlich sind hier davon ${countedKinds(publicOf(documents, prefix))}. ${
      matched === 0
        ? 'Keine Kennung stimmt überein.'
        : `${number(matched)} von ${number(of)} verglichenen Einträgen haben dieselbe Kennung, heißen aber nicht gleich genug, um sicher zu sein.`
    }`
  })
  const [first] = candidates
  const name = sources.nameOf(first?.prefix ?? '')
  return [
    'Nichts übernommen. Bitte sagen Sie zuerst, ob es dasselbe Ratsinformationssystem ist wie bisher:',
    ...before,
    `  Jetzt: ${address} („${nameOfBody(found)}“)`,
    '',
    ...(candidates.some(({ matched }) => matched > 0)
      ? [`Dasselbe unter neuer Adresse: denselben Befehl mit --fortsetzt ${name}`]
      : []),
    `Ein neues, das das bisherige ersetzt: zuerst „npm run rat -- aufgeben ${name}“ (zeigt erst,`,
    '  was zurückgezogen würde), danach denselben Befehl wie jetzt.',
    'Zwei, die nebeneinander gelten: denselben Befehl mit --neue-quelle',
  ].join('\n')
}

const notTheSame = (now: string, before: string): string =>
  `Nichts übernommen. Unter ${now} hat kein Eintrag eine Kennung wie bisher unter ${before}; es lässt sich nicht fortsetzen. Ersetzt das neue System das bisherige: „npm run rat -- aufgeben ${before}“ zeigt, was zurückgezogen würde; danach denselben Befehl ohne --fortsetzt.`

/** Says which sources there are. */
export const unknownSource = (name: string, prefixes: readonly string[], sources: KnownSources): string => {
  const known = prefixes.map(prefix => `  ${sources.nameOf(prefix)}`)
  return known.length === 0
    ? `Von „${name}“ ist hier nichts, und auch von keinem anderen Ratsinformationssystem.`
    : [`Von „${name}“ ist hier nichts. Bekannt sind:`, ...known].join('\n')
}
