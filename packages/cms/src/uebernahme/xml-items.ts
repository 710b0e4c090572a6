import { setImmediate } from 'node:timers/promises'
import { htmlAttribute, htmlText } from '@rathausplatz/text'
import { Parser } from 'htmlparser2'

export type XmlField = { readonly text: string; readonly attributes: Readonly<Record<string, string>> }

/** An item element with its fields by lower-case name, in the order of the file. */
export type XmlItem = { readonly name: string; readonly fields: readonly (readonly [string, XmlField])[] }

export type XmlRead = {
  /** Name of the outermost element; undefined if the file is not XML. */
  readonly root: string | undefined
  readonly items: readonly XmlItem[]
  /** The fields outside of all items. */
  readonly about: XmlItem
  /** True if the file ends early or exceeds a limit. */
  readonly isCut: boolean
  /** True if the file has more items than were read. */
  readonly more: boolean
}

const DEEPEST = 60
/**
 * Most open elements. If a file has more, the rest is not read, because each level costs time for everything
 * below it.
 */
const MOST_OPEN = 250
const MOST_ATTRIBUTES = 200
const LONGEST_FIELD = 2_000_000
const MOST_FIELDS = 3_000
const MOST_FIELDS_IN_ALL = 1_000_000
const CHUNK = 100_000

/**
 * Reads the items of an XML file: posts of an export, entries of a feed. Entities declared in the file are
 * not read, so they can neither expand nor include a local file. A broken file is read as far as possible.
 */
export async function readXml(text: string, names: ReadonlySet<string>, mostItems: number): Promise<XmlRead> {
  const items: XmlItem[] = []
  const about: XmlItem & { fields: [string, XmlField][] } = { name: '', fields: [] }
  let current: (XmlItem & { fields: [string, XmlField][] }) | undefined
  let root: string | undefined
  let isClosed = false
  let more = false
  let depth = 0
  let attributesOfOne = 0
  let fieldsInAll = 0
  let isStopped = false
  const open: { name: string; attributes: Record<string, string>; text: string }[] = []
  /** The field whose content is markup (Atom: `type="xhtml"`), with the names of the open elements in it. */
  let markup: { field: { text: string }; open: string[] } | undefined

  const stop = () => {
    isStopped = true
    parser.pause()
  }
  const parser: Parser = new Parser(
    {
      onopentagname() {
        attributesOfOne = 0
      },
      onattribute() {
        if (++attributesOfOne > MOST_ATTRIBUTES) stop()
      },
      onopentag(name, attributes) {
        if (++depth > MOST_OPEN) return stop()
        const small = name.toLowerCase()
        if (markup) {
          const { field } = markup
          markup.open.push(name)
          if (field.text.length < LONGEST_FIELD) field.text += opening(small, attributes)
          return
        }
        root ??= small
        if (open.length < DEEPEST) open.push({ name: small, attributes, text: '' })
        if (!current && names.has(small)) current = { name: small, fields: [] }
        const field = open.at(-1)
        if (field?.name === small && attributes['type'] === 'xhtml') markup = { field, open: [] }
      },
      ontext(data) {
        const field = open.at(-1)
        if (field && field.text.length < LONGEST_FIELD)
          field.text += markup ? htmlText(data) : withWindowsSigns(data)
      },
      onclosetag(name, isImplied) {
        depth--
        const small = name.toLowerCase()
        if (markup?.open.length) {
          markup.open.pop()
          markup.field.text += `</${small}>`
          return
        }
        markup = undefined
        if (small === root && !isImplied) isClosed = true
        const field = open.at(-1)
        if (field?.name !== small) return
        open.pop()
        if (current?.name === small && !open.some(({ name }) => name === small)) {
          // The last item of a truncated file is incomplete, so it is left out.
          if (isImplied) isClosed = false
          else if (items.length < mostItems) items.push(current)
          else more = true
          current = undefined
          return
        }
        const { fields } = current ?? about
        if (++fieldsInAll > MOST_FIELDS_IN_ALL) stop()
        else if (fields.length < MOST_FIELDS)
          fields.push([small, { text: field.text.trim(), attributes: field.attributes }])
      },
    },
    { xmlMode: true, decodeEntities: true },
  )
  for (let at = 0; at < text.length && !isStopped; at += CHUNK) {
    parser.write(text.slice(at, at + CHUNK))
    // Yields to requests of visitors.
    await setImmediate()
  }
  parser.end()
  return { root, items, about, isCut: !isClosed, more }
}

const opening = (name: string, attributes: Readonly<Record<string, string>>): string =>
  `<${name}${Object.entries(attributes)
    .filter(([called]) => !called.startsWith('xmlns'))
    .map(([called, value]) => ` ${called}="${htmlAttribute(value)}"`)
    .join('')}>`

const windows = new TextDecoder('windows-1252')

/** Old programs write „&#132;“ for a quotation mark: the number is that of Windows-1252. */
const withWindowsSigns = (text: string): string =>
  text.replaceAll(/[\u0080-\u009f]/g, sign => windows.decode(Uint8Array.of(sign.charCodeAt(0))))

/**
 * Returns the text of the first field that is not empty; earlier names have precedence. Without such a field,
 * returns ''.
 */
export const textIn = ({ fields }: XmlItem, ...names: readonly string[]): string => {
  for (const name of names) {
    const found = fields.find(([called, { text }]) => called === name && text !== '')
    if (found) return found[1].text
  }
  return ''
}

export const fieldsIn = ({ fields }: XmlItem, name: string): readonly XmlField[] =>
  fields.flatMap(([called, field]) => (called === name ? [field] : []))
