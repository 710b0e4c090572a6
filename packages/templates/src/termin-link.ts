import { type Cms, calls, type Terminangebot } from '@rathausplatz/contract'

/** Returns the address to book an appointment for a concern. */
export const anliegenPfad = ({ id }: Pick<Terminangebot, 'id'>, anliegen: { readonly id: string }): string =>
  `/termin/${id}/${anliegen.id}`

/** Returns the offers of appointments; an empty list if the CMS lacks the call or it fails. */
export async function terminangebote(
  cms: Cms,
  query: { amt?: string; leistung?: string },
): Promise<readonly Terminangebot[]> {
  const { data } = await cms.call(calls.terminangebote, { query }).catch(() => ({ data: [] }))
  return data
}

/** Returns the address to book an appointment at an office; undefined if the office offers none. */
export async function terminlinkOfAmt(cms: Cms, amt: string): Promise<string | undefined> {
  const [first, ...others] = await terminangebote(cms, { amt })
  if (!first) return undefined
  return others.length > 0 ? '/rathaus/termine' : `/rathaus/termine/${first.id}`
}
