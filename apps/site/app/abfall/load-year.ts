import { abfallortId, type Cms, calls } from '@rathausplatz/contract'
import { type Jahresblatt, yearSheet } from '@rathausplatz/templates/abfall'

/** Returns the sheet of the place and year in an address; undefined if place or year is not valid. */
export async function loadYear(
  cms: Cms,
  { ort = '', jahr = '' }: { ort?: string | undefined; jahr?: string | undefined },
): Promise<Jahresblatt | undefined> {
  const id = abfallortId.safeParse(ort).data
  if (id === undefined || !/^20\d\d$/.test(jahr)) return undefined
  const query = { von: `${jahr}-01-01`, bis: `${jahr}-12-31`, mit_entfallenen: 'false' }
  const found = await cms.call(calls.abfallTermine, { params: { ort: id }, query })
  return yearSheet(Number(jahr), found.ort, found.fraktionen, found.data)
}
