import { records } from '@rathausplatz/contract/records'
import type { Best } from './best-naming.ts'
import type { KnownSources } from './known-sources.ts'
import { readObject } from './read-object.ts'
import { publicOf, type RatDocuments, ratKinds, type Stored } from './stock.ts'
import type { Found } from './walk-oparl.ts'

/** What the operator reads about sources, in German. */

/** Where a server is read now, what was found there, and what was known before. */
export type Asked = {
  readonly address: string
  readonly found: Found
  readonly documents: RatDocuments
  readonly sources: KnownSources
}

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

/** Says that a source is continued. */
export const continued = (before: string, { matched }: Best, of: number): string =>
  `Dieses Ratsinformationssystem wurde bisher unter ${before} gelesen (bei ${number(matched)} von ${number(of)} verglichenen Einträgen ist die Kennung dieselbe). Es wird fortgesetzt: Nichts kommt doppelt, und was dort nicht mehr öffentlich ist, verschwindet auch hier.`

/** Names what other sources have brought and no run checks any more. */
export const othersStanding = (prefixes: readonly string[], { documents, sources }: Asked): string[] =>
  prefixes.flatMap(prefix => {
    const standing = publicOf(documents, prefix)
    if (standing.length === 0) return []
    const name = sources.nameOf(prefix)
    return [
      `Von einer anderen Quelle (${name}) ist hier noch öffentlich: ${countedKinds(standing)}. Dieser Lauf prüft das nicht. Gibt es diese Quelle nicht mehr, zeigt „npm run rat -- aufgeben ${name}“, was zurückgezogen würde.`,
    ]
  })

const nameOfBody = ({ body }: Found): string => readObject(body).line('name') || 'ohne Namen'

/** Asks whether a server is one of those that were read before. */
export function question(
  candidates: readonly (Best & { prefix: string })[],
  of: number,
  asked: Asked,
): string {
  const { address, found, documents, sources } = asked
  const named = candidates.map(one => ({ ...one, name: sources.nameOf(one.prefix) }))
  // With several systems before, each way says which of them it is about.
  const instead = (name: string): string => (named.length > 1 ? name : 'das bisherige')
  const continues = (name: string): string => (named.length > 1 ? `Dasselbe wie ${name}` : 'Dasselbe')
  return [
    'Nichts übernommen. Bitte sagen Sie zuerst, ob es dasselbe Ratsinformationssystem ist wie bisher:',
    ...named.map(({ name, prefix, matched }) => {
      const standing = countedKinds(publicOf(documents, prefix))
      const alike =
        matched === 0
          ? 'Keine Kennung stimmt überein.'
          : `Bei ${number(matched)} von ${number(of)} verglichenen Einträgen ist die Kennung dieselbe, aber zu wenige heißen auch gleich, um sicher zu sein.`
      return `  Bisher: ${name}; öffentlich sind hier davon ${standing}. ${alike}`
    }),
    `  Jetzt: ${address} („${nameOfBody(found)}“)${of === 0 ? '; dort ist zurzeit kein Eintrag zu lesen' : ''}`,
    '',
    ...named
      .filter(({ matched }) => matched > 0)
      .map(({ name }) => `${continues(name)} unter neuer Adresse: denselben Befehl mit --fortsetzt ${name}`),
    ...named.flatMap(({ name }) => [
      `Ein neues, das ${instead(name)} ersetzt: zuerst „npm run rat -- aufgeben ${name}“ (zeigt erst,`,
      '  was zurückgezogen würde), danach denselben Befehl wie jetzt.',
    ]),
    named.length > 1
      ? 'Eines, das neben allen gilt: denselben Befehl mit --neue-quelle'
      : 'Zwei, die nebeneinander gelten: denselben Befehl mit --neue-quelle',
  ].join('\n')
}

/** Says that other objects stand at an address that was read before. */
export const replaced = (address: string, standing: readonly Stored[]): string =>
  `Nichts übernommen. Unter ${address} hat kein Eintrag mehr eine Kennung wie bisher; von den bisherigen ist hier noch öffentlich: ${countedKinds(standing)}. Steht dort jetzt ein anderes System: „npm run rat -- aufgeben ${address}“ zeigt, was zurückgezogen würde; danach denselben Befehl noch einmal. Soll beides nebeneinander gelten: denselben Befehl mit --neue-quelle.`

/** Says that a server cannot continue a source. */
export const notTheSame = (now: string, before: string): string =>
  `Nichts übernommen. Unter ${now} hat kein Eintrag eine Kennung wie bisher unter ${before}; es lässt sich nicht fortsetzen. Ersetzt das neue System das bisherige: „npm run rat -- aufgeben ${before}“ zeigt, was zurückgezogen würde; danach denselben Befehl ohne --fortsetzt.`

/** Says which sources there are. */
export const unknownSource = (name: string, prefixes: readonly string[], sources: KnownSources): string => {
  const known = prefixes.map(prefix => `  ${sources.nameOf(prefix)}`)
  return known.length === 0
    ? `Von „${name}“ ist hier nichts, und auch von keinem anderen Ratsinformationssystem.`
    : [`Von „${name}“ ist hier nichts. Bekannt sind:`, ...known].join('\n')
}
