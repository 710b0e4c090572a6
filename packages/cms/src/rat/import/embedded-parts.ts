import type { ListReader } from './list-reader.ts'
import { type Client, type Json, listIn, objectsAt, referenceIn } from './oparl-client.ts'

type Kind = {
  /** The property of the whole, which is also the name of the list of a body. */
  readonly name: string
  readonly type: string
  /** The property of a part that names its whole. */
  readonly back: string
}

/** If no object embeds its parts, as on some servers, reads the parts from their own list. */
export async function embed(
  wholes: Map<string, Json>,
  name: string,
  back: string,
  read: () => Promise<readonly Json[]>,
): Promise<void> {
  if (wholes.size === 0 || [...wholes.values()].some(whole => name in whole)) return
  const parts = Map.groupBy(await read(), part => part[back])
  for (const [id, whole] of wholes) {
    const own = parts.get(id)
    if (own) wholes.set(id, { ...whole, [name]: own })
  }
}

/**
 * Completes the parts of objects: embedded, only in their own list, or embedded as addresses, which OParl does
 * not allow and some servers write nevertheless. An address that cannot be read stays.
 */
export function partsReader(
  get: Client,
  read: (name: string, type: string) => Promise<ReadonlyMap<string, Json>>,
) {
  return async (wholes: Map<string, Json>, { name, type, back }: Kind): Promise<void> => {
    await embed(wholes, name, back, async () => [...(await read(name, type)).values()])
    let listed: ReadonlyMap<string, Json> | undefined
    for (const [id, whole] of wholes) {
      const given = whole[name]
      const parts = listIn(given) ?? (given === undefined || given === null ? [] : [given])
      if (!parts.some(part => referenceIn(part) !== undefined)) continue
      const all = (listed ??= await read(name, type))
      const found: unknown[] = []
      for (const part of parts) {
        const address = referenceIn(part)
        if (address === undefined) found.push(part)
        else found.push(...(all.has(address) ? [all.get(address)] : await objectsOrAddress(address, get)))
      }
      wholes.set(id, { ...whole, [name]: found })
    }
  }
}

const objectsOrAddress = async (address: string, get: Client): Promise<readonly (Json | string)[]> =>
  (await objectsAt(address, get)) ?? [address]

/** Returns a body with its terms, also if it names only their addresses or their list. */
export async function withTerms(body: Json, reader: ListReader): Promise<Json> {
  const given = body['legislativeTerm']
  const isWhole = Array.isArray(given) && given.every(part => referenceIn(part) === undefined)
  return given === undefined || given === null || isWhole
    ? body
    : { ...body, legislativeTerm: await reader.list(given, 'LegislativeTerm') }
}
