import type { NichtZugestellt, RightIn, Who } from '@rathausplatz/contract'

type Asked = {
  /** From `betrifft`, after the colon: `F-7GQ2M9XD` of `formular:F-7GQ2M9XD`. */
  readonly keys: readonly string[]
  /** Ids of the mails themselves. */
  readonly mails: readonly string[]
}
export type Place = Pick<NichtZugestellt, 'wo' | 'worum'>
/** `of` is one of the keys, or the id of a mail. */
type Found = readonly [of: string, place: Place]

/**
 * Finds the entries that undelivered mails of a room are about. Leaves out deleted entries and those that the
 * editor may not see.
 */
export type MailPlaces = {
  readonly right: RightIn<'redaktion'>
  readonly find: (asked: Asked, who: Who<'redaktion'>) => Promise<readonly Found[]>
}

export const mailAt = (of: string, art: NichtZugestellt['wo']['art'], id: string, worum: string): Found => [
  of,
  { wo: { art, id }, worum },
]
