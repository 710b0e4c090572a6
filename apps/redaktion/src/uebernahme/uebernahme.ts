import {
  type CallAnswer,
  type calls,
  type UebernahmeStand,
  uebernahmeQuellen,
  uebernahmeStaende,
} from '@rathausplatz/contract'

export type Kopf = CallAnswer<typeof calls.redaktionUebernahmen>['data'][number]
export type Uebernahme = CallAnswer<typeof calls.redaktionUebernahme>
export type Tabelle = NonNullable<Uebernahme['tabelle']>
export type Stueck = CallAnswer<typeof calls.redaktionUebernahmeStuecke>['data'][number]

export const wayTo = ({ id }: Pick<Kopf, 'id'>): string => `/uebernahme/${id}`

/** True while the CMS works on the import. */
export const isAtWork = ({ stand }: { stand: UebernahmeStand }): boolean =>
  stand === 'sucht' || stand === 'laeuft' || stand === 'nimmt_zurueck'

/** True if pieces can be chosen, also those left by a finished import. */
export const isOpen = ({ stand, anzahl }: Pick<Uebernahme, 'stand' | 'anzahl'>): boolean =>
  stand === 'bereit' || (stand === 'fertig' && anzahl.gefunden > 0)

const number = new Intl.NumberFormat('de-DE')

export const counted = (count: number, one: string, many: string): string =>
  count === 1 ? one : `${number.format(count)} ${many}`

export const drafts = (count: number): string => counted(count, 'ein Entwurf', 'Entwürfe')

/** Capitalises the beginning of a sentence. */
export const begun = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1)

/** Returns the result in one line: "198 Entwürfe, 2 nicht möglich". Empty while an address is crawled. */
export function outcomeOf({ stand, anzahl }: Pick<Kopf, 'stand' | 'anzahl'>): string {
  const { uebernommen, abgelehnt, schon_da, gefunden, weggenommen, geblieben } = anzahl
  if (stand === 'sucht') return ''
  const told = [
    uebernommen > 0 && drafts(uebernommen),
    gefunden > 0 && `${number.format(gefunden)} noch nicht übernommen`,
    abgelehnt > 0 && `${number.format(abgelehnt)} nicht möglich`,
    schon_da > 0 && `${number.format(schon_da)} schon da`,
    weggenommen > 0 && `${number.format(weggenommen)} wieder weggenommen`,
    geblieben > 0 && `${number.format(geblieben)} geblieben`,
  ]
  return told.filter(Boolean).join(', ')
}

export const sourceOf = ({ quelle }: Pick<Kopf, 'quelle'>): string => uebernahmeQuellen[quelle]
export const standOf = ({ stand }: Pick<Kopf, 'stand'>): string => uebernahmeStaende[stand]

/** Returns the progress from 0 to 1; undefined while an address is crawled. */
export function shareOf({ stand, anzahl }: Pick<Uebernahme, 'stand' | 'anzahl'>): number | undefined {
  const { gewaehlt, uebernommen, abgelehnt, schon_da, weggenommen, geblieben } = anzahl
  if (stand === 'sucht') return undefined
  const done = stand === 'nimmt_zurueck' ? weggenommen + geblieben : uebernommen + abgelehnt + schon_da
  const left = stand === 'nimmt_zurueck' ? uebernommen : gewaehlt
  return done + left === 0 ? 0 : done / (done + left)
}

/** Returns an old address without scheme and `www.`. */
export const shortAddress = (adresse: string): string => adresse.replace(/^https?:\/\/(?:www\.)?/, '')
