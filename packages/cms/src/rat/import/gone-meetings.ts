import { isObject, type Json } from './oparl-client.ts'
import { readObject } from './read-object.ts'
import type { Found } from './walk-oparl.ts'

/** Whether a paper that no item deals with any more was dealt with in a meeting that the source has deleted. */
export const isOfGoneMeeting = (
  { deleted, meetings, isOfChanges, isWhole }: Found,
  paper: Json,
  items: readonly unknown[],
): boolean =>
  items.length === 0 &&
  readObject(paper)
    .parts('consultation')
    .filter(isObject)
    .some(one => {
      const meeting = readObject(one).link('meeting')
      const isMissing = meeting !== undefined && !isOfChanges && isWhole && !meetings.has(meeting)
      return meeting !== undefined && (isMissing || deleted.has(meeting))
    })
