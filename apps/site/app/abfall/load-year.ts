import { abfallortId, binsQuery, type Cms, calls, tonnenIn, tonnenText } from '@rathausplatz/contract'
import { type Jahresblatt, kindsShown, yearSheet } from '@rathausplatz/templates/abfall'
import { holidaysIn } from '../cms/holidays-in.ts'

/** Reads the bins that a household has from an address. */
export const binsIn = (query: URLSearchParams): string => tonnenText(tonnenIn(query.get('tonnen') ?? ''))

/** Returns the sheet of the place and year in an address; undefined if place or year is not valid. */
export async function loadYear(
  cms: Cms,
  { ort = '', jahr = '' }: { ort?: string | undefined; jahr?: string | undefined },
  tonnen = '',
): Promise<Jahresblatt | undefined> {
  const id = abfallortId.safeParse(ort).data
  if (id === undefined || !/^20\d\d$/.test(jahr)) return undefined
  const query = { von: `${jahr}-01-01`, bis: `${jahr}-12-31`, mit_entfallenen: 'false', ...binsQuery(tonnen) }
  const found = await cms.call(calls.abfallTermine, { params: { ort: id }, query })
  return yearSheet(Number(jahr), found.ort, kindsShown(found), found.data, await holidaysIn(cms))
}
