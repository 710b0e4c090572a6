import {
  addressOf,
  type CallAnswer,
  type CallInput,
  calls,
  type Schadenschritt,
  schadenBrauchtGrund,
  schadenskategorieOf,
  schadenstaende,
} from '@rathausplatz/contract'

export type Damages = CallAnswer<typeof calls.redaktionSchaeden>
/** A damage report as a row. */
export type DamageHead = Damages['data'][number]
/** A damage report with its history, reports nearby and possible steps. */
export type Damage = CallAnswer<typeof calls.redaktionSchaden>
export type StepBody = CallInput<typeof calls.redaktionSchadenSchritt>['body']

export const DAMAGES = '/schaeden'

export const categoryOf = ({ kategorie }: Pick<DamageHead, 'kategorie'>): string =>
  schadenskategorieOf(kategorie).name

/** True if only the words of the reporter describe the place. */
export const isOnlyInWords = ({ adresse, lage }: Pick<Damage, 'adresse' | 'lage'>): boolean =>
  adresse === '' && !lage

/** Returns the place in one line. */
export const whereOf = ({ adresse, ort, lage }: Pick<DamageHead, 'adresse' | 'ort' | 'lage'>): string =>
  adresse || ort.split('\n', 1)[0] || (lage ? `${lage.breite}, ${lage.laenge}` : '')

/** Returns the state in words: "In Arbeit, öffentlich". */
export const standWords = ({ stand, oeffentlich }: Pick<DamageHead, 'stand' | 'oeffentlich'>): string =>
  `${schadenstaende[stand]}, ${oeffentlich ? 'öffentlich' : 'nicht öffentlich'}`

/** Returns the address of a photo at the desk, also if it is not public. */
export const photoOf = (nummer: string, kennung: string): string =>
  addressOf(location.origin, calls.redaktionSchadenFoto, { params: { nummer, kennung } }).pathname

/** Returns the waiting reports in a sentence; undefined if there are none. */
export function waitingWords({ eingegangen, wieder_geoeffnet }: Damages['anzahl']): string | undefined {
  const fresh = eingegangen === 1 ? 'Eine Meldung ist neu' : `${eingegangen} Meldungen sind neu`
  const again =
    wieder_geoeffnet === 1 ? 'eine ist wieder geöffnet' : `${wieder_geoeffnet} sind wieder geöffnet`
  if (eingegangen === 0 && wieder_geoeffnet === 0) return undefined
  if (wieder_geoeffnet === 0) return `${fresh}.`
  if (eingegangen === 0)
    return wieder_geoeffnet === 1
      ? 'Eine Meldung ist wieder geöffnet.'
      : `${wieder_geoeffnet} Meldungen sind wieder geöffnet.`
  return `${fresh}, ${again}.`
}

/** Steps of the town, with their labels and their messages. */
export const townSteps = {
  bestaetigen: { label: 'Bestätigen', done: 'Bestätigt.' },
  beginnen: { label: 'In Arbeit nehmen', done: 'In Arbeit.' },
  mitteilen: { label: 'Nur mitteilen', done: 'Mitgeteilt.' },
  erledigen: { label: 'Erledigt', done: 'Erledigt.' },
  ablehnen: { label: 'Ablehnen', done: 'Abgelehnt.' },
  wieder_oeffnen: { label: 'Wieder öffnen', done: 'Wieder geöffnet.' },
} as const satisfies Partial<Record<Schadenschritt, { label: string; done: string }>>
export type TownStep = keyof typeof townSteps
export const townStepNames = Object.keys(townSteps) as TownStep[]

/** True if a step may be sent with this text. */
export const isSaid = (schritt: TownStep, text: string): boolean =>
  !schadenBrauchtGrund(schritt) || text.trim() !== ''
