import { buffer } from 'node:stream/consumers'
import PdfDocument from 'pdfkit'

export type About = {
  readonly title: string
  readonly author: string
  readonly subject?: string
  /** When it says that it was made; now, where nothing is said. */
  readonly made?: Date
  /** All of it is ours and brings its letters along: what PDF/UA asks for. */
  readonly isUa?: boolean
  /** Packing differs from machine to machine; what has to be the same on all of them stays unpacked. */
  readonly isPacked?: boolean
}

export type Part = PDFKit.PDFStructureElement
export type Bookmark = PDFKit.PDFDocument['outline']
type Reference = PDFKit.PDFKitReference

/**
 * Paper to write on: a PDF that is tagged and says its title and its language. Whatever is drawn on it belongs to a part of
 * `whole`, in the order in which it is to be heard, or stands aside.
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

  /** What belongs to nobody's reading: lines, colours, numbers of pages. */
  aside(type: 'Layout' | 'Pagination', draw: () => void): void {
    this.markContent('Artifact', { type })
    draw()
    this.endMarkedContent()
  }

  /** Leads from a place on this page to another page, which may be yet to come. */
  leadTo(number: number, from: Part, [x, y, width, height]: readonly [number, number, number, number]): void {
    const place = this.#places.get(number) ?? this.ref([])
    this.#places.set(number, place)
    this.annotate(x, y, width, height, {
      Subtype: 'Link',
      // A string of the library is a name of the format.
      Contents: Object(`Zu Seite ${number}`),
      Dest: place as never,
      structParent: from,
    } as PDFKit.Mixins.AnnotationOption)
  }

  /** A bookmark of this page, below another or at the top. */
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

  /** The library writes what it is told into XML as it stands. */
  override endMetadata(): void {
    for (const key of ['Title', 'Author', 'Subject'] as const) {
      const said = this.info[key]
      if (said !== undefined) this.info[key] = said.replaceAll(/[&<>]/g, sign => `&#${sign.charCodeAt(0)};`)
    }
    super.endMetadata()
  }
}

const UA = `<rdf:Description xmlns:pdfuaid="http://www.aiim.org/pdfua/ns/id/" rdf:about=""><pdfuaid:part>1</pdfuaid:part></rdf:Description>`

/** Shows all of a page; the types of the library do not know it. */
const FIT: object = { fit: true }

type Folded = { outlineData: { Count?: number }; children: Folded[] }

/** Viewers ask how many bookmarks lie below one; a minus says that they are folded at first. */
function fold({ children }: Folded): void {
  for (const below of children) {
    if (below.children.length > 0) below.outlineData.Count = -below.children.length
    fold(below)
  }
}

/** Under which number a part stands in the document. */
export const objectOf = (part: Part): number => (part as unknown as { dictionary: Reference }).dictionary.id
