import { buffer } from 'node:stream/consumers'
import PdfDocument from 'pdfkit'

export type About = {
  readonly title: string
  readonly author: string
  readonly subject?: string
  /** The creation date in the file. Default: now. */
  readonly made?: Date
  /** All content is tagged and all fonts are embedded, as PDF/UA requires. */
  readonly isUa?: boolean
  /**
   * Default: true. False for a file that has to be the same everywhere: compressed bytes differ between
   * machines.
   */
  readonly isPacked?: boolean
}

export type Part = PDFKit.PDFStructureElement
export type Bookmark = PDFKit.PDFDocument['outline']
type Reference = PDFKit.PDFKitReference

/**
 * A tagged PDF document with a title and a language. Everything drawn on it belongs to a part of `whole`, in
 * reading order, or is an artifact (`aside`).
 */
export class Sheet extends PdfDocument {
  readonly whole: Part
  readonly #pages: Reference[] = []
  readonly #places = new Map<number, Reference>()

  constructor({ title, author, subject, made, isUa = false, isPacked = true }: About) {
    super({
      autoFirstPage: false,
      font: '',
      margin: 0,
      compress: isPacked,
      pdfVersion: '1.7',
      tagged: true,
      lang: 'de-DE',
      displayTitle: true,
      info: {
        Title: title,
        Author: author,
        Creator: 'Rathausplatz',
        Producer: 'Rathausplatz',
        ...(subject === undefined ? {} : { Subject: subject }),
        ...(made ? { CreationDate: made, ModDate: made } : {}),
      },
    })
    if (isUa) this.appendXML(UA)
    this.whole = this.struct('Document')
    this.addStructure(this.whole)
  }

  override addPage(options: PDFKit.PDFDocumentOptions = {}) {
    super.addPage({ size: 'A4', margin: 0, ...options })
    this.#pages.push(this.page.dictionary)
    return this
  }

  /** Draws an artifact, which screen readers skip: lines, colours, page numbers. */
  aside(type: 'Layout' | 'Pagination', draw: () => void): void {
    this.markContent('Artifact', { type })
    draw()
    this.endMarkedContent()
  }

  /** Links an area of this page to another page, which may not exist yet. */
  leadTo(number: number, from: Part, [x, y, width, height]: readonly [number, number, number, number]): void {
    const place = this.#places.get(number) ?? this.ref([])
    this.#places.set(number, place)
    this.annotate(x, y, width, height, {
      Subtype: 'Link',
      // The library writes a plain string as a PDF name; a `String` object becomes a PDF string.
      Contents: Object(`Zu Seite ${number}`),
      Dest: place as never,
      structParent: from,
    } as PDFKit.Mixins.AnnotationOption)
  }

  /** Adds a bookmark of this page, below another one or at the top level. */
  bookmark(title: string, above: Bookmark = this.outline): Bookmark {
    return above.addItem(title, FIT)
  }

  async bytes(): Promise<Buffer> {
    for (const [number, place] of this.#places) {
      place.data = [this.#pages[number - 1], 'Fit'] as never
      place.end(undefined)
    }
    fold(this.outline as unknown as Folded)
    this.whole.end()
    const bytes = buffer(this as unknown as AsyncIterable<Buffer>)
    this.end()
    return bytes
  }

  /** Escapes the values first: the library writes them into the XML unchanged. */
  override endMetadata(): void {
    for (const key of ['Title', 'Author', 'Subject'] as const) {
      const said = this.info[key]
      if (said !== undefined) this.info[key] = said.replaceAll(/[&<>]/g, sign => `&#${sign.charCodeAt(0)};`)
    }
    super.endMetadata()
  }
}

const UA = `<rdf:Description xmlns:pdfuaid="http://www.aiim.org/pdfua/ns/id/" rdf:about=""><pdfuaid:part>1</pdfuaid:part></rdf:Description>`

/** Makes a bookmark show the whole page; the types of the library lack this option. */
const FIT: object = { fit: true }

type Folded = { outlineData: { Count?: number }; children: Folded[] }

/**
 * Sets on each bookmark the number of bookmarks below it, which viewers need; a negative number folds them at
 * first.
 */
function fold({ children }: Folded): void {
  for (const below of children) {
    if (below.children.length > 0) below.outlineData.Count = -below.children.length
    fold(below)
  }
}

/** Returns the object number of a part in the document. */
export const objectOf = (part: Part): number => (part as unknown as { dictionary: Reference }).dictionary.id
