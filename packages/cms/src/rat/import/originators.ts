import { type Data, type ForeignNames, given, type Reader } from './foreign-names.ts'
import { isObject } from './oparl-client.ts'
import { readObject } from './read-object.ts'
import type { Found } from './walk-oparl.ts'

type Sources = { found: Found; names: ForeignNames; say: (sentence: string) => void }

const MOST_NAMED = 5

/**
 * Reads who filed a paper: members and groups that are imported. The others, mostly offices of the town, are
 * counted in one sentence of the report, because a server names them at many papers.
 */
export function originators({ found, names, say }: Sources) {
  const missing = new Map<string, number>()

  const nameIn = (objects: Found['persons'], id: string): string => {
    const object = objects.get(id)
    if (!object) return id
    const reader = readObject(object)
    return (
      reader.told('name') || [reader.told('givenName'), reader.told('familyName')].filter(Boolean).join(' ')
    )
  }
  const slugsIn = (
    reader: Reader,
    { field, kind, objects }: { field: string; kind: 'gremium' | 'ratsperson'; objects: Found['persons'] },
  ): string[] => {
    const slugs = new Set<string>()
    for (const part of reader.parts(field)) {
      const id = isObject(part) ? readObject(part).line('id', 2_000) : part.trim()
      const slug = names.slugFor(kind, id)
      if (slug === undefined) {
        // Some servers write a name instead of an address.
        const name = (isObject(part) && readObject(part).told('name')) || nameIn(objects, id)
        if (name !== '') missing.set(name, (missing.get(name) ?? 0) + 1)
      } else slugs.add(slug)
    }
    return [...slugs]
  }

  return {
    of(reader: Reader): Data {
      const people = slugsIn(reader, {
        field: 'originatorPerson',
        kind: 'ratsperson',
        objects: found.persons,
      })
      const [group, ...groups] = slugsIn(reader, {
        field: 'originatorOrganization',
        kind: 'gremium',
        objects: found.organizations,
      })
      return given({
        eingereicht_von: group,
        eingereicht_auch_von: groups.length === 0 ? undefined : groups.slice(0, 20),
        einreichende: people.length === 0 ? undefined : people.slice(0, 100),
      })
    },

    /** Call it after the last paper. */
    tell(): void {
      if (missing.size === 0) return
      const all = [...missing].toSorted(([, one], [, other]) => other - one)
      const named = all
        .slice(0, MOST_NAMED)
        .map(([name, count]) => `„${name.slice(0, 150)}“ (${count.toLocaleString('de-DE')})`)
      const more = all.length - named.length
      say(
        `„Eingereicht von“ fehlt, wo dort genannt ist, wer hier nicht geführt wird: ${named.join(', ')}${more > 0 ? ` und ${more.toLocaleString('de-DE')} weitere` : ''}`,
      )
    },
  }
}
