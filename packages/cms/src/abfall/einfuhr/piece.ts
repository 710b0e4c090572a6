import type { Abfalleinfuhr } from '@rathausplatz/contract'
import type { Abfallfraktion } from '@rathausplatz/contract/abfallfraktionen'
import type { NewPlace } from './find-places.ts'
import type { Covered, Wanted } from './merge-dates.ts'

type Told = Pick<
  Abfalleinfuhr,
  'zeilen' | 'erster' | 'letzter' | 'bedenken' | 'hinweise' | 'fehler' | 'unbekannte_namen'
> & {
  readonly anzahl: Pick<
    Abfalleinfuhr['anzahl'],
    'unbekannt' | 'ausgelassen' | 'fehlerhaft' | 'repariert' | 'neue_orte'
  >
}

/** One piece of the result; the largest holds the dates of one tour. */
export type Piece =
  | {
      readonly art: 'unlesbar'
      readonly satz: string
      /** The names that nobody knows: explained, they may make the file readable. */
      readonly unbekannteNamen?: readonly string[]
    }
  | { readonly art: 'gelesen'; readonly bericht: Told }
  | { readonly art: 'orte'; readonly orte: readonly NewPlace[] }
  | {
      /** The kind of the tours that follow. */
      readonly art: 'abfallart'
      readonly fraktion: Abfallfraktion
      /** All places for which the file names this kind. */
      readonly orte: readonly string[]
    }
  | ({
      readonly art: 'tour'
      readonly orte: readonly string[]
      /** The variant of these dates, and all variants that the file has for these places. */
      readonly variante: string
      readonly varianten: readonly string[]
      readonly termine: readonly Wanted[]
    } & Covered)
