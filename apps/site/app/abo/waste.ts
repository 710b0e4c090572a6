import {
  type Abholfraktion,
  abfallortId,
  abfallthemaOf,
  abholfraktion,
  binsQuery,
  type Cms,
  calls,
  type Erinnerungszeit,
  erinnerungszeit,
  isAbholung,
  tonnenIn,
  tonnenText,
} from '@rathausplatz/contract'
import { reminderTimes } from '@rathausplatz/templates/abfall'
import { textIn } from '../answers/text-in.ts'

/** The reminders that a street with waste collections offers: `/abo?abfall=k3m8x2q7wa`. */
export type WasteOffer = {
  ort: string
  name: string
  /** The bins that the household has, as its address says. */
  tonnen: string
  arten: { fraktion: Abholfraktion; name: string }[]
  zeiten: { zeit: Erinnerungszeit; text: string }[]
}

/** The selected bins and time. */
export type WasteChosen = { arten: Abholfraktion[]; zeit: Erinnerungszeit }

/**
 * Returns the offer for the place in an address; undefined if the address names no place, if the place has no
 * bins or if the CMS does not answer.
 */
export async function wasteOffer(cms: Cms, query: URLSearchParams): Promise<WasteOffer | undefined> {
  const id = abfallortId.safeParse(query.get('abfall')).data
  const wahl = tonnenIn(query.get('tonnen') ?? '')
  const tonnen = tonnenText(wahl)
  if (id === undefined) return undefined
  const found = await cms
    .call(calls.abfallTermine, { params: { ort: id }, query: binsQuery(tonnen) })
    // Without the offer, the form still has the other topics.
    .catch(() => undefined)
  const binOf = (fraktion: Abholfraktion): string => {
    const auswahl = found?.tonnenfragen.find(one => one.fraktion === fraktion)?.auswahl
    const bin = auswahl?.find(({ kennung }) => kennung === wahl.get(fraktion))
    return bin ? ` (${bin.name})` : ''
  }
  const arten =
    found?.fraktionen.flatMap(({ fraktion, name }) =>
      isAbholung(fraktion) ? [{ fraktion, name: name + binOf(fraktion) }] : [],
    ) ?? []
  if (!found || arten.length === 0) return undefined
  return {
    ort: id,
    name: found.ort.name,
    tonnen,
    arten,
    zeiten: reminderTimes,
  }
}

/** The default, which nearly all residents want: all bins, on the evening before. */
export const usual = ({ arten }: WasteOffer): WasteChosen => ({
  arten: arten.map(({ fraktion }) => fraktion),
  zeit: 'abend',
})

type WasteRead = {
  ort: string
  chosen: WasteChosen
  themen: string[]
  /** Whether the form selects a bin or a time that does not exist. */
  isOdd: boolean
}

/** Returns the bins that a form selects, as topics; undefined if the form names no street. */
export function wasteIn(form: FormData): WasteRead | undefined {
  const ort = abfallortId.safeParse(textIn(form, 'abfall')).data
  if (ort === undefined) return undefined
  const said = erinnerungszeit.safeParse(textIn(form, 'abfall_zeit'))
  const zeit = said.data ?? 'abend'
  const given = [...new Set(form.getAll('abfall_art'))]
  const arten = given.flatMap(one => abholfraktion.safeParse(one).data ?? [])
  const tonnen = textIn(form, 'abfall_tonnen')
  const wahl = tonnenIn(tonnen)
  return {
    ort,
    chosen: { arten, zeit },
    isOdd: !said.success || arten.length < given.length || tonnenText(wahl) !== tonnen,
    themen: arten.map(fraktion => {
      const tonne = wahl.get(fraktion)
      return abfallthemaOf({ zeit, ort, fraktion, ...(tonne === undefined ? {} : { tonne }) })
    }),
  }
}
