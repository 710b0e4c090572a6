import {
  type Beteiligt,
  brauchtGrund,
  CmsError,
  type Lage,
  type Pinnwandschritt,
  type Pinnwandstand,
  standNach,
} from '@rathausplatz/contract'

/** Columns that each step sets in the row of an entry, in every room. */
export type Moderated = {
  readonly stand: Pinnwandstand
  /** The state before the entry was locked. */
  readonly stand_davor: Pinnwandstand | null
  readonly gesperrt_von: 'verfasser' | 'stadt' | null
  readonly grund: string
  /** Starts at 1 and grows with each change. */
  readonly fassung: number
  readonly geaendert_am: string
}

export type Step = {
  readonly schritt: Pinnwandschritt
  readonly wer: Beteiligt
  readonly now: Date
  readonly grund?: string | undefined
}

/**
 * Returns the entry after a step. Throws `CmsError` falscher-stand if the step is not possible from this
 * state, and ungueltig if the town gives no reason where one is needed.
 */
export function afterStep(
  row: Lage & Pick<Moderated, 'fassung'>,
  { schritt, wer, now, grund = '' }: Step,
): Moderated {
  const stand = standNach(row, schritt, wer)
  if (stand === undefined) throw new CmsError('falscher-stand', 'Das geht bei diesem Eintrag gerade nicht.')
  if (brauchtGrund(schritt) && wer === 'stadt' && grund === '') throw missingReason()
  const moved = { stand, fassung: row.fassung + 1, geaendert_am: now.toISOString() }
  if (stand === 'gesperrt' && (schritt === 'sperren' || schritt === 'ablehnen'))
    return {
      ...moved,
      stand_davor: schritt === 'ablehnen' ? 'bestaetigt' : row.stand,
      gesperrt_von: wer === 'stadt' ? 'stadt' : 'verfasser',
      grund,
    }
  // The author changed the entry, or the town locked it too: the town reviews it before it becomes public.
  if (stand === 'gesperrt' && row.gesperrt_von !== null)
    return { ...moved, stand_davor: 'bestaetigt', gesperrt_von: 'verfasser', grund: '' }
  // A refused change: the author reads the reason, also if the earlier version stays public.
  return { ...moved, stand_davor: null, gesperrt_von: null, grund: schritt === 'ablehnen' ? grund : '' }
}

const missingReason = () => {
  const message = 'Bitte schreiben Sie, warum. Wer den Eintrag geschrieben hat, liest das.'
  return new CmsError('ungueltig', message, { details: { issues: [{ path: 'grund', message }] } })
}

/** Names in the log for participants without an account. */
export const NAMES: Readonly<Record<Beteiligt, string>> = {
  verfasser: 'Wer den Eintrag geschrieben hat',
  stadt: 'System',
  uhr: 'System',
}
