import { PDFContext } from '@cantoo/pdf-lib'
import { type Faces, openFaces, Sheet, typeset } from '@rathausplatz/pdf'
import { takeIn } from './foreign-pages.ts'
import { printOwn, type Section } from './own-pages.ts'
import { hasSheet, type Item, type Packet } from './packet.ts'
import { putTogether } from './put-together.ts'
import { coverOf, missingSheet, refOf, sheetOf } from './sheets.ts'

/**
 * Most pages of a packet: more than anybody reads before a meeting, and few enough for a viewer on a tablet.
 */
const MOST_PAGES = 3_000
/** Maximum number of structure elements copied from tagged files; files beyond it are read page by page. */
const MOST_PARTS = 150_000

type Job = {
  readonly packet: Packet
  readonly files: ReadonlyMap<string, Uint8Array>
  /** Files on which an earlier attempt died. */
  readonly deadly: ReadonlySet<string>
  readonly stand: string
  /**
   * Called before each file is read, so that the caller can blame it if the thread dies; with undefined after
   * the last.
   */
  readonly onFile: (datei: string | undefined) => void
}

const TOO_MUCH = 'Sie ist zu groß oder zu verschachtelt für dieses Paket.'

/**
 * Binds a packet: cover and agenda, then for each item its sheet and its files, in the order of the agenda.
 */
export async function bind(job: Job): Promise<Uint8Array<ArrayBuffer>> {
  const { packet, stand } = job
  const { titel, kopf, town } = packet
  const title = [`Sitzungsunterlagen: ${titel}`, kopf[1]].filter(Boolean).join(', ')
  const sheet = new Sheet({ title, author: town, subject: kopf.join(', ') })
  const faces = openFaces(sheet)
  const into = PDFContext.create()
  const sections = [...coverSections(packet, stand, faces), ...(await itemSections(job, into, faces))]
  job.onFile(undefined)
  const slots = printOwn(sheet, faces, sections)
  return putTogether(await sheet.bytes(), slots, into)
}

function coverSections(packet: Packet, stand: string, faces: Faces): Section[] {
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
      sheets: typeset(blocks, faces),
    }
  })
}

async function itemSections(job: Job, into: PDFContext, faces: Faces): Promise<Section[]> {
  const sections: Section[] = []
  let room = MOST_PAGES
  let most = MOST_PARTS
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
            ? await read(job, enclosure.datei, into, { room, most, isPublic })
            : { fehlt: enclosure.fehlt }
        const fehlt = 'fehlt' in taken ? taken.fehlt : undefined
        beilagen.push(fehlt === undefined ? enclosure : { art: enclosure.art, titel: enclosure.titel, fehlt })
        const foreign = 'pages' in taken ? taken : undefined
        room -= foreign?.pages.length ?? 0
        most -= foreign?.heard.count ?? 0
        enclosed.push({
          ref: refOf(part, place, index),
          title: enclosure.titel,
          what: `${said} · ${enclosure.titel}`,
          isPublic,
          depth: 2,
          sheets: fehlt === undefined ? [] : typeset(missingSheet(enclosure, fehlt), faces),
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
        sheets: typeset(sheetOf({ ...item, beilagen }, part, place), faces),
      })
      ofPart.push(...enclosed)
    }
    const [first, ...rest] = ofPart
    if (first) sections.push({ ...first, part: partTitle }, ...rest)
  }
  return sections
}

async function read(
  { files, deadly, onFile }: Job,
  datei: string,
  into: PDFContext,
  limits: Parameters<typeof takeIn>[2],
) {
  if (deadly.has(datei)) return { fehlt: TOO_MUCH }
  onFile(datei)
  return takeIn(files.get(datei) ?? new Uint8Array(), into, limits)
}
