import { type Cms, calls, type Stadt } from '@rathausplatz/contract'

/**
 * If the call for the town fails, returns the last answer of the CMS; if there is none, the town from the
 * operator's settings. A CMS with only the calls of spec §7 never answers this call. The settings also fill
 * fields that a CMS leaves empty.
 */
export function rememberTown(named?: Stadt): (cms: Cms) => Cms {
  let told: Stadt | undefined
  return cms => ({
    call: ((call: { name: string }, input: object) => {
      const answer = cms.call(call as never, input as never) as Promise<unknown>
      if (call.name !== calls.stadt.name) return answer
      return answer.then(
        town => (told = named ? completed(town as Stadt, named) : (town as Stadt)),
        (error: unknown) => {
          const known = told ?? named
          if (known) return known
          throw error
        },
      )
    }) as Cms['call'],
  })
}

function completed(town: Stadt, named: Stadt): Stadt {
  const missing = Object.entries(named).filter(([name]) => isEmpty(town[name as keyof Stadt]))
  return { ...town, ...Object.fromEntries(missing) }
}

/** Whether a value is empty, or an object whose values are all empty. */
const isEmpty = (value: unknown): boolean =>
  typeof value === 'object' && value !== null ? Object.values(value).every(isEmpty) : !value
