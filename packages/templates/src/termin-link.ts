import { type Cms, calls, type Terminangebot } from '@rathausplatz/contract'

/** Where a time is chosen for what somebody comes for. */
export const anliegenPfad = ({ id }: Pick<Terminangebot, 'id'>, anliegen: { readonly id: string }): string =>
  `/termin/${id}/${anliegen.id}`

/** A CMS that knows no appointments leaves the page alive, with nothing to book. */
export async function terminangebote(
  cms: Cms,
  query: { amt?: string; leistung?: string },
): Promise<readonly Terminangebot[]> {
  const { data } = await cms.call(calls.terminangebote, { query }).catch(() => ({ data: [] }))
  return data
}

/** Where appointments at an office are made; nothing where it offers none. */
export async function terminlinkOfAmt(cms: Cms, amt: string): Promise<string | undefined> {
  const [first, ...others] = await terminangebote(cms, { amt })
  if (!first) return undefined
  return others.length > 0 ? '/rathaus/termine' : `/rathaus/termine/${first.id}`
}
