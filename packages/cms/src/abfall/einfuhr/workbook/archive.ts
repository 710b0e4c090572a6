import { Parser, type ParserOptions } from 'htmlparser2'
import { type Entry, fromBufferPromise, type ZipFile } from 'yauzl'

/** Most bytes of an unpacked workbook: ten times the dates of a county for one year. */
const MOST_BYTES = 200 * 1024 * 1024
const MOST_ENTRIES = 2_000

type Attributes = Readonly<Record<string, string>>
/** What is done with the parts of an XML file. Names come without their prefix: `x:row` is `row`. */
export type Handlers = {
  readonly open?: (name: string, attributes: Attributes) => void
  readonly text?: (text: string) => void
  readonly close?: (name: string) => void
}

/** A ZIP file whose members are read as XML. */
export type Archive = {
  readonly names: readonly string[]
  has(name: string): boolean
  /** The text of a small member; empty if there is none. */
  text(name: string): Promise<string>
  /** Reads a member; does nothing if there is none. Throws if the file is broken or too large. */
  xml(name: string, handlers: Handlers): Promise<void>
  close(): void
}

const AS_XML: ParserOptions = { xmlMode: true, decodeEntities: true }

/** Programs spell the names of members differently: `xl/SharedStrings.xml`, `/xl\sharedStrings.xml`. */
const keyOf = (name: string): string => name.replaceAll('\\', '/').replace(/^\//, '').toLowerCase()

const withoutPrefix = (name: string): string => {
  const at = name.indexOf(':')
  return at < 0 ? name : name.slice(at + 1)
}

/** Returns the value of an attribute with any prefix: `r:id` is `id`. */
export const attributeOf = (attributes: Attributes, name: string): string | undefined =>
  attributes[name] ??
  Object.entries(attributes).find(([key]) => withoutPrefix(key).toLowerCase() === name)?.[1]

/** Opens a ZIP file; returns undefined if it is none. */
export async function openArchive(bytes: Uint8Array): Promise<Archive | undefined> {
  let zip: ZipFile
  const entries = new Map<string, Entry>()
  try {
    zip = await fromBufferPromise(Buffer.from(bytes), { lazyEntries: true, validateEntrySizes: true })
    if (zip.entryCount > MOST_ENTRIES) return undefined
    for await (const entry of zip.eachEntry()) entries.set(keyOf(entry.fileName), entry)
  } catch {
    return undefined
  }
  let left = MOST_BYTES

  async function* piecesOf(name: string): AsyncGenerator<string> {
    const entry = entries.get(keyOf(name))
    if (!entry) return
    const decoder = new TextDecoder()
    for await (const chunk of await zip.openReadStreamPromise(entry)) {
      left -= (chunk as Buffer).length
      if (left < 0) throw new Error('This workbook is too large.')
      yield decoder.decode(chunk as Buffer, { stream: true })
    }
  }

  return {
    names: [...entries.values()].map(({ fileName }) => fileName),
    has: name => entries.has(keyOf(name)),
    async text(name) {
      let text = ''
      for await (const piece of piecesOf(name)) text += piece
      return text
    },
    async xml(name, { open, text, close }) {
      // At the end of a member that breaks off, the parser closes what is open.
      let isAtEnd = false
      let isCutOff = false
      const parser = new Parser(
        {
          onopentag: (tag, attributes) => open?.(withoutPrefix(tag), attributes),
          ontext: data => text?.(data),
          onclosetag: tag => {
            isCutOff ||= isAtEnd
            close?.(withoutPrefix(tag))
          },
        },
        AS_XML,
      )
      for await (const piece of piecesOf(name)) parser.write(piece)
      isAtEnd = true
      parser.end()
      if (isCutOff) throw new Error('This member of the workbook breaks off.')
    },
    close: () => zip.close(),
  }
}
