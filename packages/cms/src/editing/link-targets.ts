import type { LinkUse } from '../links/find-broken.ts'

/** A target with all its links, in the order in which they were found. */
export type Target = Pick<LinkUse, 'art' | 'target_kind' | 'target'> & {
  readonly uses: readonly LinkUse[]
  /** Target of the redirect. */
  readonly to?: string
}

export const compare = (one: string, other: string) => (one < other ? -1 : Number(one > other))

export function byTarget(uses: readonly LinkUse[]): Target[] {
  const targets = new Map<string, Target & { readonly uses: LinkUse[] }>()
  for (const use of uses) {
    const { art, target_kind, target } = use
    const key = `${art} ${target_kind} ${target}`
    const known = targets.get(key)
    if (known) known.uses.push(use)
    else targets.set(key, { art, target_kind, target, uses: [use] })
  }
  return [...targets.values()]
}
