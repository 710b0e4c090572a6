import type { Realm } from '@rathausplatz/contract'

/**
 * How long the answer of a CMS is cached, and how long a missing answer, in ms: a CMS rarely gets or loses
 * accounts, but a failure passes soon.
 */
const TOLD_MS = 300_000
const SILENT_MS = 30_000

type Said = boolean | undefined

/** Caches for each realm whether the CMS has accounts; the value is undefined if the CMS did not answer. */
export type KnownAccounts = (realm: Realm, ask: () => Promise<Said>) => Promise<Said>

export function rememberAccounts(now: () => number = () => performance.now()): KnownAccounts {
  const known = new Map<Realm, { said: Promise<Said>; until: number }>()
  return (realm, ask) => {
    const before = known.get(realm)
    if (before && before.until > now()) return before.said
    const entry = { said: ask(), until: now() + SILENT_MS }
    known.set(realm, entry)
    return entry.said.then(said => {
      if (said !== undefined) entry.until = now() + TOLD_MS
      return said
    })
  }
}
