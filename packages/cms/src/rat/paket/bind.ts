import { PDFDocument, PDFHexString, type PDFPage } from '@cantoo/pdf-lib'
import { embedFonts, type Fonts } from './fonts.ts'
import { pagesOf } from './foreign-pages.ts'
import { type Bookmark, setOutline, setPlaces } from './outline.ts'
import { hasSheet, type Item, type Packet } from './packet.ts'
import { coverOf, missingSheet, refOf, sheetOf } from './sheets.ts'
import { colourOf, type Stamp, stampForeign, stampSheet, write } from './stamp.ts'
import { INK, type Mark, type Page, QUIET, SHEET, typeset } from './typeset.ts'

/** More than anybody reads before a meeting, and what a viewer on a tablet still opens. */
const MOST_PAGES = 3_000

type Job = {
  readonly packet: Packet
  readonly files: ReadonlyMap<string, Uint8Array>
  /** Files on which an attempt before this one has died. */
  readonly deadly: ReadonlySet<string>
  readonly stand: string
  /** Hears what is being read, so that who waits knows what it was if it comes to no end; nothing once all is read. */
  readonly onFile: (datei: string | undefined) => void
}

/** A run of pages that belong together: what is on them, what their stamp says, and what leads to them. */
type Section = {
  readonly ref: string
  /** What its first page is called for links from elsewhere. */
  readonly stelle?: string | undefined
  readonly title: string
  readonly what: string
  readonly isPublic: boolean
  readonly depth: 0 | 1 | 2
  readonly sheets: readonly Page[]
  readonly foreign: readonly PDFPage[]
  /** Of the first of its part: the bookmark of the part leads to it. */
  readonly part?: string
}

const TOO_MUCH = 'Sie ist zu groß oder zu verschachtelt für dieses Paket.'

/** Binds a packet: cover and agenda, then to each item its sheet and its files, in the order of the agenda. */
export async function bind(job: Job): Promise<Uint8Array<ArrayBuffer>> {
  const { packet, stand } = job
  const document = await PDFDocument.create()
  const fonts = await embedFonts(document)
  const sections = [...coverSections(packet, stand, fonts), ...(await itemSections(job, document, fonts))]

  const starts = new Map<string, number>()
  let number = 1
  for (const { ref, sheets, foreign } of sections) {
    starts.set(ref, number)
    number += sheets.length + foreign.length
  }
  job.onFile(undefined)
  const pages = sections.map(section => printed(document, section, starts, fonts))
  for (const [place, { sheets }] of sections.entries())
    for (const [index, sheet] of sheets.entries()) linkRefs(document, pages[place]?.[index], sheet, starts)
  setOutline(document, bookmarksOf(sections, pages))
  setPlaces(document, placesOf(sections, pages))
  name(document, packet)
  return document.save({ useObjectStreams: true, addDefaultPage: false, updateFieldAppearances: false })
}

function coverSections(packet: Packet, stand: string, fonts: Fonts): Section[] {
  return coverOf(packet, stand).map((blocks, place) => {
    const part = packet.teile[place]
    const isPublic = part?.istOeffentlich ?? true
    const titel = place === 0 ? 'Tagesordnung' : (part?.titel ?? '')
    return {
      ref: `deckblatt.${place}`,
      title: place === 0 ? 'Deckblatt und Tagesordnung' : `Tagesordnung: ${titel}`,
      what: `${packet.titel} · ${titel}`,
      isPublic,
      depth: 0,
      sheets: typeset(blocks, fonts),
      foreign: [],
    }
  })
}

async function itemSections(job: Job, document: PDFDocument, fonts: Fonts): Promise<Section[]> {
  const sections: Section[] = []
  let room = MOST_PAGES
  for (const [part, { istOeffentlich: isPublic, titel: partTitle, punkte }] of job.packet.teile.entries()) {
    const ofPart: Section[] = []
    for (const [place, item] of punkte.entries()) {
      if (!hasSheet(item)) continue
      const said = item.nummer ? `TOP ${item.nummer}` : 'Zur Sitzung'
      const enclosed: Section[] = []
      const beilagen: Item['beilagen'][number][] = []
      for (const [index, enclosure] of item.beilagen.entries()) {
        const taken =
          enclosure.fehlt === undefined
            ? await read(job, enclosure.datei, document, room)
            : { fehlt: enclosure.fehlt }
        const fehlt = 'fehlt' in taken ? taken.fehlt : undefined
        beilagen.push(fehlt === undefined ? enclosure : { art: enclosure.art, titel: enclosure.titel, fehlt })
        const foreign = 'pages' in taken ? taken.pages : []
        room -= foreign.length
        enclosed.push({
          ref: refOf(part, place, index),
          title: enclosure.titel,
          what: `${said} · ${enclosure.titel}`,
          isPublic,
          depth: 2,
          sheets: fehlt === undefined ? [] : typeset(missingSheet(enclosure, fehlt), fonts),
          foreign,
        })
      }
      ofPart.push({
        ref: refOf(part, place),
        stelle: item.stelle,
        title: item.nummer ? `${item.nummer}  ${item.titel}` : item.titel,
        what: `${said} · ${item.titel}`,
        isPublic,
        depth: 1,
        sheets: typeset(sheetOf({ ...item, beilagen }, part, place), fonts),
        foreign: [],
      })
      ofPart.push(...enclosed)
    }
    const [first, ...rest] = ofPart
    if (first) sections.push({ ...first, part: partTitle }, ...rest)
  }
  return sections
}

async function read({ files, deadly, onFile }: Job, datei: string, document: PDFDocument, room: number) {
  if (deadly.has(datei)) return { fehlt: TOO_MUCH }
  onFile(datei)
  return pagesOf(files.get(datei) ?? new Uint8Array(), document, room)
}

function printed(
  document: PDFDocument,
  { ref, sheets, foreign, stelle: _, ...stamp }: Section,
  starts: ReadonlyMap<string, number>,
  fonts: Fonts,
): PDFPage[] {
  let number = starts.get(ref) ?? 0
  const stampOf = (): Stamp => ({ ...stamp, number: number++ })
  return [
    ...sheets.map(sheet => {
      const page = document.addPage([SHEET.width, SHEET.height])
      for (const mark of sheet.marks) draw(page, mark, starts, fonts)
      stampSheet(page, stampOf(), fonts)
      return page
    }),
    ...foreign.map(page => {
      document.addPage(page)
      stampForeign(page, stampOf(), fonts)
      return page
    }),
  ]
}

const saidOf = (ref: string, starts: ReadonlyMap<string, number>) => `Seite ${starts.get(ref) ?? ''}`

function draw(page: PDFPage, mark: Mark, starts: ReadonlyMap<string, number>, fonts: Fonts): void {
  if (mark.kind === 'bar') {
    const { x, y, width, height, colour } = mark
    page.drawRectangle({ x, y, width, height, color: colourOf(colour) })
  } else if (mark.kind === 'text') write(page, fonts[mark.face], mark.text, mark)
  else {
    const { ref, from, right, y, size } = mark
    const said = saidOf(ref, starts)
    const x = right - fonts.plain.widthOf(said, size)
    const step = 5
    const dots = Math.max(0, Math.floor((x - 6 - from) / step))
    for (let dot = 1; dot <= dots; dot++)
      page.drawCircle({ x: x - 6 - dot * step, y: y + 1, size: 0.45, color: colourOf(QUIET) })
    write(page, fonts.plain, said, { x, y, size, colour: INK })
  }
}

/** A line that names a page leads there. */
function linkRefs(
  document: PDFDocument,
  page: PDFPage | undefined,
  { marks }: Page,
  starts: ReadonlyMap<string, number>,
): void {
  for (const mark of marks) {
    const number = mark.kind === 'ref' ? starts.get(mark.ref) : undefined
    if (mark.kind !== 'ref' || !page || number === undefined) continue
    const link = document.context.obj({
      Type: 'Annot',
      Subtype: 'Link',
      Rect: [SHEET.width - mark.right, mark.y - mark.size * 0.4, mark.right, mark.y + mark.size],
      Border: [0, 0, 0],
      Contents: PDFHexString.fromText(`Zu Seite ${number}`),
      Dest: [document.getPage(number - 1).ref, 'Fit'],
    })
    page.node.addAnnot(document.context.register(link))
  }
}

const placesOf = (sections: readonly Section[], pages: readonly PDFPage[][]) =>
  new Map(
    sections.flatMap(({ stelle }, place) => {
      const page = pages[place]?.[0]
      return stelle !== undefined && page ? [[stelle, page] as const] : []
    }),
  )

function bookmarksOf(sections: readonly Section[], pages: readonly PDFPage[][]): Bookmark[] {
  type Open = { title: string; page: PDFPage; below: Open[] }
  const top: Open[] = []
  let part: Open[] = top
  let item: Open[] = top
  for (const [place, { title, depth, part: partTitle }] of sections.entries()) {
    const page = pages[place]?.[0]
    if (!page) continue
    const mark: Open = { title, page, below: [] }
    if (depth === 0) {
      top.push(mark)
      continue
    }
    if (partTitle !== undefined) {
      const ofPart: Open = { title: partTitle, page, below: [] }
      top.push(ofPart)
      part = ofPart.below
    }
    if (depth === 1) {
      part.push(mark)
      item = mark.below
    } else item.push(mark)
  }
  return top
}

/** What viewers and those who read aloud want to know of a document. */
function name(document: PDFDocument, { titel, kopf, town }: Packet): void {
  const [, wann] = kopf
  document.setTitle([`Sitzungsunterlagen: ${titel}`, wann].filter(Boolean).join(', '), {
    showInWindowTitleBar: true,
  })
  document.setAuthor(town)
  document.setSubject(kopf.join(', '))
  document.setLanguage('de-DE')
  document.setCreator('Rathausplatz')
  document.setProducer('Rathausplatz')
}
