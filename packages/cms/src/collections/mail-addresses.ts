import type { Kommunikation } from '@rathausplatz/contract'
import { readEmail } from '@rathausplatz/contract/typed'
import type * as z from 'zod'

type Reachable = {
  readonly kommunikation: readonly Kommunikation[]
  readonly kontaktpersonen?: readonly { readonly kommunikation: readonly Kommunikation[] }[]
}

/**
 * Refuses a way to contact somebody by e-mail that is no address, with an issue at the field. For `.check()` of
 * schemas with `kommunikation`. What a remote CMS names is shown as it is.
 */
export function mailAddresses({ value, issues }: z.core.ParsePayload<Reachable>): void {
  const places = [
    { ways: value.kommunikation, at: [] as (string | number)[] },
    ...(value.kontaktpersonen ?? []).map(({ kommunikation }, index) => ({
      ways: kommunikation,
      at: ['kontaktpersonen', index],
    })),
  ]
  for (const { ways, at } of places)
    for (const [index, { kanal, kennung }] of ways.entries()) {
      const read = readEmail(kennung)
      if (kanal !== 'EMAIL' || read.ok) continue
      const path = [...at, 'kommunikation', index, 'kennung']
      issues.push({ code: 'custom', path, message: read.fault, input: kennung })
    }
}
