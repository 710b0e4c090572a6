import { ownFields } from './builders/blocks.ts'
import { plainText } from './found.ts'
import type { XmlItem } from './xml-items.ts'

/** Returns the meta values of a post by their keys: each value follows its key. */
export function metasOf({ fields }: XmlItem): ReadonlyMap<string, string> {
  const metas = new Map<string, string>()
  for (const [at, [called, { text }]] of fields.entries()) {
    const next = called === 'wp:meta_key' ? fields[at + 1] : undefined
    if (next?.[0] === 'wp:meta_value' && !metas.has(text)) metas.set(text, next[1].text)
  }
  return metas
}

/** Fields in which calendars of WordPress keep the beginning and the end of an event, and its place. */
const OF_EVENT: Readonly<Record<string, string>> = {
  _eventstartdate: 'Beginn',
  _eventenddate: 'Ende',
  _event_start_date: 'Beginn',
  _event_start_time: 'Beginn',
  _event_end_date: 'Ende',
  _event_end_time: 'Ende',
  evcal_srow: 'Beginn',
  evcal_erow: 'Ende',
  _eventcost: 'Eintritt',
  _eventurl: 'Website',
  event_start_date: 'Beginn',
  event_end_date: 'Ende',
}

/** The date of an event has no field on a page, so it is told. */
export function eventTimes(meta: ReadonlyMap<string, string>): readonly string[] {
  const told = [...meta].flatMap(([key, value]) => {
    const called = OF_EVENT[key.toLowerCase()]
    if (called === undefined || value === '') return []
    const isSeconds = key.startsWith('evcal_') && /^\d{9,11}$/.test(value)
    const when = isSeconds
      ? new Date(Number(value) * 1_000).toISOString().slice(0, 16).replace('T', ' ')
      : value
    return [`${called}: ${plainText(when).slice(0, 100)}`]
  })
  return told.length === 0
    ? []
    : [`War auf der alten Website ein Termin. ${told.join(', ')}. Bitte legen Sie ihn als Veranstaltung an.`]
}

/** Most fields of a post that its notes quote. */
const MOST_FIELDS_TOLD = 12

/** Tells the fields that the town itself has added: their words are often not in the text. */
export function tellFields(meta: ReadonlyMap<string, string>, html: string): readonly string[] {
  const fields = ownFields(meta, plainText(html))
  return fields
    .slice(0, MOST_FIELDS_TOLD)
    .map(field => `Ein Feld der alten Website steht hier nicht im Text: ${field}`)
    .concat(
      fields.length > MOST_FIELDS_TOLD
        ? ['Die alte Website hatte hier noch mehr Felder. Bitte vergleichen Sie.']
        : [],
    )
}
