import { FIELDS } from './fields.ts'
import type { Json, Walked } from './walk.ts'

const DATE_TIME = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d[+-]\d\d:\d\d$/
const DATE = /^\d{4}-\d\d-\d\d$/

/** The lists of a body that `oparl-validator-rs` reads; everything else must be embedded in their objects. */
const FOUR_LISTS: ReadonlySet<string> = new Set(['Organization', 'Person', 'Meeting', 'Paper'])

const typeOf = (object: Json) => String(object['type']).split('/').at(-1) ?? ''
const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [value])

/**
 * Reports what the validators for OParl report: invalid types, fields that the specification does not know,
 * `http:` ids, positions of items that are not their order, and linked objects that are in none of the four
 * main lists, neither themselves nor embedded. `walk` reports the rest.
 */
export function validate({ objects }: Pick<Walked, 'objects'>): string[] {
  const faults: string[] = []
  const known = new Set<string>()
  const links: { to: string; from: string }[] = []

  const fits = (value: unknown, type: string, from: string): boolean => {
    if (type.startsWith('->')) {
      if (typeof value !== 'string') return false
      // The system is the entry itself, which stands in no list.
      if (type !== '->System') links.push({ to: value, from })
      return true
    }
    if (type === 'url') return typeof value === 'string' && URL.canParse(value)
    if (type === 'string') return typeof value === 'string' && value.trim() !== ''
    if (type === 'boolean') return typeof value === 'boolean'
    if (type === 'integer') return Number.isInteger(value) && Number(value) >= 0
    if (type === 'date-time') return DATE_TIME.test(String(value))
    if (type === 'date') return DATE.test(String(value))
    const isThing = typeof value === 'object' && value !== null && !Array.isArray(value)
    return isThing && (type === 'object' || typeOf(value as Json) === type)
  }

  const judge = (object: Json, isKnown: boolean) => {
    const type = typeOf(object)
    const id = String(object['id'])
    if (isKnown) known.add(id)
    if (!id.startsWith('https:')) faults.push(`${id}: no https`)
    for (const [name, value] of Object.entries(object)) {
      const at = `${id} ${name}`
      const given = FIELDS[type]?.[name]
      if (given === undefined) {
        // Fields of a vendor have a prefix.
        if (!/^[a-z]+:/i.test(name)) faults.push(`${at}: unknown field`)
        continue
      }
      const isList = given.endsWith('[]')
      if (isList !== Array.isArray(value)) faults.push(`${at}: ${isList ? 'no list' : 'a list'}`)
      for (const one of listOf(value)) {
        if (!fits(one, given.replace('[]', ''), id)) faults.push(`${at}: no ${given}`)
        else if (typeof one === 'object') judge(one as Json, isKnown)
      }
    }
    const items = type === 'Meeting' ? listOf(object['agendaItem'] ?? []) : []
    for (const [index, item] of (items as Json[]).entries())
      if (item['order'] !== index) faults.push(`${id}: item ${index} has the order ${String(item['order'])}`)
  }

  for (const object of objects.values()) {
    const type = typeOf(object)
    judge(object, FOUR_LISTS.has(type) || type === 'Body' || type === 'System')
  }
  for (const { to, from } of links) if (!known.has(to)) faults.push(`${from}: ${to} is in no main list`)
  return faults
}
