import { abfallcodes, abfallfraktionen } from '@rathausplatz/contract'
import { labelsOf } from '../../kinds.ts'
import { type PlaceRow, placeKey, placeName } from '../../places.ts'
import type { Order } from '../order.ts'
import type { Piece } from '../piece.ts'
import { understand } from '../understand.ts'

const labels = labelsOf(
  abfallcodes.map(fraktion => {
    const { name, buchstabe, symbol, farbe } = abfallfraktionen[fraktion]
    return { fraktion, name, buchstabe, symbol, farbe, rhythmus: '', aktiv: true }
  }),
)

export const place = (ort: string, strasse: string, hausnummern = ''): PlaceRow => ({
  id: `${strasse}${hausnummern}`,
  ort,
  bezirk: '',
  strasse,
  hausnummern,
  ort_key: placeKey(ort),
  strasse_key: placeKey(strasse),
  geaendert_am: '2026-11-20T12:00:00.000Z',
})

const holidayTown = { ags: '08215999' }

type Town = Partial<Pick<Order, 'name' | 'manner' | 'orte' | 'gemeinde'>>

/** Reads a file in a town. Its dates are `restmuell 2027-01-07 Parkweg 1–9, Kernstadt`, with a stop if they have one. */
export async function readInTown(file: readonly string[] | Uint8Array, town: Town = {}) {
  const { name = 'abfuhr.csv', manner = { neueOrte: false }, orte = [], gemeinde } = town
  const bytes = file instanceof Uint8Array ? file : new TextEncoder().encode(file.join('\n'))
  const dates: string[] = []
  const names = new Map(orte.map(one => [one.id, placeName(one)]))
  let fraktion = ''
  let told: Extract<Piece, { art: 'gelesen' }>['bericht'] | undefined
  let refused: string | undefined
  const order = { name, bytes, manner, labels, orte, heute: '2026-11-20', gemeinde, holidayTown }
  for await (const piece of understand(order))
    if (piece.art === 'abfallart') ({ fraktion } = piece)
    else if (piece.art === 'orte') for (const one of piece.orte) names.set(one.id, placeName(one))
    else if (piece.art === 'tour')
      for (const { datum, zeit_von, zeit_bis, platz } of piece.termine) {
        const stop = [zeit_von, zeit_bis, platz].filter(Boolean).join(' ')
        for (const id of piece.orte)
          dates.push([fraktion, datum, names.get(id), stop].filter(Boolean).join(' '))
      }
    else if (piece.art === 'gelesen') told = piece.bericht
    else refused = piece.satz
  return { dates: dates.toSorted(), told, refused }
}
