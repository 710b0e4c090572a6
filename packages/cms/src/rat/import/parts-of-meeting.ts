import { fieldsDenyPublic } from './closed-fields.ts'
import { tellsOfClosedPart } from './closed-file-names.ts'
import { type Client, isDeleted, isObject, type Json, objectsAt, referenceIn } from './oparl-client.ts'
import { readObject } from './read-object.ts'
import {
  kindOf,
  namesAllOfMeeting,
  namesOpenNumber,
  namesOpenOf,
  namesOpenPart,
  namesWholeMinutes,
} from './whole-minutes.ts'

const SLOTS = [
  'invitation',
  'resultsProtocol',
  'verbatimProtocol',
  'resolutionFile',
  'auxiliaryFile',
] as const

/** Returns embedded files, or those at an address; undefined if there is anything else: an error, or no file. */
async function filesOf(part: Json | string, get: Client): Promise<readonly Json[] | undefined> {
  const address = referenceIn(part)
  if (address === undefined) return isObject(part) ? [part] : undefined
  const files = await objectsAt(address, get)
  return files?.length && files.every(isFile) ? files : undefined
}

const isFile = (object: Json): boolean =>
  isDeleted(object) ||
  ['name', 'fileName', 'accessUrl', 'downloadUrl'].some(field => readObject(object).line(field) !== '')

/** Reads the names of the files of an object, also of those at an address; undefined if any cannot be read. */
async function fileNames(object: Json, get: Client): Promise<readonly string[] | undefined> {
  const names: string[] = []
  for (const part of SLOTS.flatMap(slot => readObject(object).parts(slot))) {
    const files = await filesOf(part, get)
    if (!files) return undefined
    for (const file of files.filter(one => !isDeleted(one))) {
      const reader = readObject(file)
      const denied = fieldsDenyPublic(file) ? ['nichtöffentlich'] : []
      names.push(reader.judged('name'), reader.judged('fileName'), ...denied)
    }
  }
  return names
}

/**
 * Returns whether a file of a meeting must say itself that it is public. Servers leave out non-public items
 * without a word, but the names of the files tell of them: beside „Niederschrift öffentlicher Teil“ or
 * „Gesamtniederschrift“ there is a part that is not public, and beside „Öffentliche Niederschrift“ there may
 * be other minutes. If a name cannot be read, every file must say it.
 */
export async function mustSayOpen(
  meeting: Json,
  items: readonly Json[],
  get: Client,
): Promise<(names: readonly string[]) => boolean> {
  const ofMeeting = await fileNames(meeting, get)
  const all = [...(ofMeeting ?? [])]
  // The plan of an item may be „gesamt“ too.
  let isProved = all.some(namesAllOfMeeting)
  let isUnread = ofMeeting === undefined
  for (const item of items) {
    const names = await fileNames(item, get)
    isUnread ||= names === undefined
    isProved ||= names?.some(namesWholeMinutes) === true
    all.push(...(names ?? []))
  }
  if (isUnread) return () => true
  isProved ||= all.some(name => tellsOfClosedPart(name) || namesOpenPart(name))
  const kinds = new Set<string>(all.flatMap(name => namesOpenOf(name) ?? []))
  return names =>
    !names.some(namesOpenNumber) && (isProved || names.some(name => kinds.has(kindOf(name) ?? '')))
}
