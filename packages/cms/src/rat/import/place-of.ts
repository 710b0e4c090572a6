import { compatible } from '@rathausplatz/text'
import { foreignText, saysNothing } from './foreign-text.ts'
import { type Client, isObject, type Json, objectAt } from './oparl-client.ts'
import { readObject } from './read-object.ts'

/** Returns the place of a meeting in one line; '' if it names none. */
export async function placeOf({ location }: Json, get: Client): Promise<string> {
  const isAddress = typeof location === 'string' && /^https?:/.test(location)
  const found = isAddress ? await objectAt(location, get) : location
  if (typeof found === 'string') {
    const text = foreignText(found).replaceAll(/\s+/g, ' ').trim()
    return saysNothing(text) ? '' : text.slice(0, 300)
  }
  if (!isObject(found)) return ''
  const reader = readObject(found)
  const lines = ['description', 'room', 'streetAddress', 'locality'].map(name => reader.told(name))
  const parts = lines.flatMap(line => line.split(/,\s*/)).filter(Boolean)
  // A room or the whole address often stands in the description too.
  return parts
    .reduce((place, part) => (isIn(place, part) ? place : [place, part].filter(Boolean).join(', ')), '')
    .slice(0, 300)
}

const spelled = (text: string): string =>
  compatible(text)
    .toLocaleLowerCase('de')
    .replaceAll(/str(?:asse|\.|aße)/gu, 'straße ')
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

/** Whether a place contains these words already. */
const isIn = (place: string, part: string): boolean => ` ${spelled(place)} `.includes(` ${spelled(part)} `)
