import { fieldsDenyPublic } from './closed-fields.ts'
import { tellsOfClosedPart } from './closed-file-names.ts'
import { type Client, isDeleted, isObject, type Json, objectAt } from './oparl-client.ts'
import { readObject } from './read-object.ts'
import { kindOf, namesAllOfMeeting, namesOpenNumber, namesOpenOf, namesOpenPart } from './whole-minutes.ts'

const SLOTS = ['invitation', 'resultsProtocol', 'verbatimProtocol', 'auxiliaryFile'] as const

/** Reads the names of the files of a meeting and of its items, also of those at an address. */
async function fileNames(objects: readonly Json[], get: Client): Promise<readonly (readonly string[])[]> {
  const found: (readonly string[])[] = []
  for (const object of objects)
    for (const part of [...SLOTS, 'resolutionFile'].flatMap(slot => readObject(object).parts(slot))) {
      const file = typeof part === 'string' ? await objectAt(part, get) : part
      if (!isObject(file) || isDeleted(file)) continue
      const reader = readObject(file)
      const denied = fieldsDenyPublic(file) ? ['nichtöffentlich'] : []
      found.push([reader.judged('name'), reader.judged('fileName'), ...denied])
    }
  return found
}

/**
 * Returns whether a file of a meeting must say itself that it is public. Servers leave out non-public items
 * without a word, but the names of the files tell of them: beside „Niederschrift öffentlicher Teil“ or
 * „Gesamtniederschrift“ there is a part that is not public, and beside „Öffentliche Niederschrift“ there may
 * be other minutes.
 */
export async function mustSayOpen(
  meeting: Json,
  items: readonly Json[],
  get: Client,
): Promise<(names: readonly string[]) => boolean> {
  const all = (await fileNames([meeting, ...items], get)).flat()
  const isProved = all.some(name => tellsOfClosedPart(name) || namesAllOfMeeting(name) || namesOpenPart(name))
  const kinds = new Set<string>(all.flatMap(name => namesOpenOf(name) ?? []))
  return names =>
    !names.some(namesOpenNumber) && (isProved || names.some(name => kinds.has(kindOf(name) ?? '')))
}
