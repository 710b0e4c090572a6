import { slugOf } from '@rathausplatz/text'
import { type StrangeWay, strangeWays } from './own-ways.ts'
import { inOrder, nameOf, peopleOf, wayKey, waysIn } from './people.ts'

/**
 * Numbers and addresses that a person of the record had before and somebody else in the record has now. They
 * are wrong only beside the name of the person who had them.
 */

type Thing = Record<string, unknown>

type HandedOver = {
  readonly art: 'telefon' | 'email'
  readonly alt: string
  readonly neu: string
  /** The name of the person who had it. */
  readonly wer: string | undefined
}

/** Returns these facts of the older versions, the newest first. */
export function handedOver(older: readonly unknown[], now: unknown): HandedOver[] {
  const there = new Map(peopleIn(now).map(person => [idOf(person), person]))
  const here = new Set(peopleIn(now).flatMap(waysIn).map(wayKey))
  const found = new Map<string, HandedOver>()
  for (const version of older)
    for (const before of peopleIn(version)) {
      const person = there.get(idOf(before))
      if (!person) continue
      const own = waysIn(person)
      for (const alt of waysIn(before)) {
        const key = wayKey(alt)
        if (key === '' || !here.has(key) || own.some(way => wayKey(way) === key)) continue
        const isMail = alt.includes('@')
        const neu = own.find(way => way.includes('@') === isMail && wayKey(way) !== '')
        if (neu === undefined) continue
        const wer = nameOf(person)
        found.set(`${idOf(person)} ${key}`, {
          art: isMail ? 'email' : 'telefon',
          alt,
          neu,
          wer,
        })
      }
    }
  return [...found.values()]
}

/** Returns a test whether a sentence of the record's texts gives a fact beside the name of its former owner. */
export function besideOwner(now: unknown): (text: string, fact: Pick<HandedOver, 'alt' | 'wer'>) => boolean {
  const { people, shared } = peopleOf([{ kind: 'organisationseinheit', data: now }])
  const named = inOrder(people.values())
  return (text, { alt, wer }) =>
    strangeWays(text, { named, shared, above: [] }).some(
      ({ key, people }: StrangeWay) => key === wayKey(alt) && people.length === 1 && people[0]?.name === wer,
    )
}

export const peopleIn = (data: unknown): Thing[] => {
  const list = (data as Thing | null)?.['kontaktpersonen']
  return Array.isArray(list) ? list.filter(one => typeof one === 'object' && one !== null) : []
}

/** Versions of an older program have no ids; their people are known by name. */
export const idOf = ({ id, vorname, nachname }: Thing): string =>
  typeof id === 'string' && id !== '' ? id : slugOf([vorname, nachname].filter(Boolean).join(' '))
