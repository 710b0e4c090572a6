import { setImmediate } from 'node:timers/promises'
import type { Abfallart } from '@rathausplatz/contract'
import type { Jahresblatt } from '@rathausplatz/templates/abfall'
import { formatMonth, inkOn, zeichenOf } from '@rathausplatz/ui'
import PdfBlatt from 'pdfkit'
import { sheetFont } from './sheet-font.ts'

/** Points of a sheet of A4, held across. */
const WIDTH = 841.89
const EDGE = 24
const COLUMN = (WIDTH - 2 * EDGE) / 12
/** Where the days end, and the notes begin. */
const BOTTOM = 543
const LEGEND_AT = 56
const LEGEND_ROW = 28
const LEGEND_COLUMNS = 4
const MARK = 11

const INK = '#1e2421'
const GREEN = '#24523b'
const LINE = '#c9c2b6'
const FREE = '#efe7dc'

const WEEK = ['Mo', 'Di', 'Mi', 'Do', 'Fr', 'Sa', 'So']
const MARK_SHAPE = 'M2.5 7h19l-1.7 13.6q-.2 1.9-2.1 1.9H6.3q-1.9 0-2.1-1.9zM1.5 3.5q0-2 2-2h17q2 0 2 2V6h-21z'

type Sheet = InstanceType<typeof PdfBlatt>

/**
 * The year of a street as a poster for the kitchen, on one sheet. Who cannot see it hears it month by month, each collection
 * with its day; the days between are ornament (PDF/UA).
 */
export async function yearSheetPdf(blatt: Jahresblatt, town: string): Promise<Buffer> {
  const title = `Abfuhrkalender ${blatt.jahr}, ${blatt.ort.name}`
  const made = new Date(Date.UTC(blatt.jahr, 0, 1))
  const sheet = new PdfBlatt({
    size: 'A4',
    layout: 'landscape',
    margin: 0,
    lang: 'de-DE',
    tagged: true,
    pdfVersion: '1.7',
    displayTitle: true,
    info: { Title: title, Author: town, CreationDate: made, ModDate: made },
  })
  const done = gathered(sheet)
  sheet.registerFont('plain', sheetFont(400))
  sheet.registerFont('strong', sheetFont(700))
  const root = sheet.struct('Document')
  sheet.addStructure(root)
  root.add(sheet.struct('H1', {}, () => head(sheet, blatt, town)))
  const legend = sheet.struct('L')
  root.add(legend)
  drawLegend(sheet, legend, blatt.arten)
  legend.end()
  const at = LEGEND_AT + Math.ceil(blatt.arten.length / LEGEND_COLUMNS) * LEGEND_ROW + 18
  const days: Days = { at, height: (BOTTOM - at) / 31 }
  for (const [column, month] of blatt.monate.entries()) {
    // Visitors are served meanwhile.
    await setImmediate()
    drawMonth(sheet, root, days, column, month)
  }
  await setImmediate()
  if (blatt.anmerkungen.length > 0) root.add(sheet.struct('P', {}, () => notes(sheet, blatt)))
  root.end()
  sheet.end()
  return done
}

type Part = ReturnType<Sheet['struct']>
/** Where the first day stands, and how high each is. */
type Days = { at: number; height: number }

/** A line that is cut rather than broken: the sheet has one page. */
const line = { lineBreak: false } as const

function head(sheet: Sheet, { jahr, ort }: Jahresblatt, town: string): void {
  sheet.font('strong').fontSize(24).fillColor(GREEN).text(`Abfuhrkalender ${jahr}`, EDGE, 20, line)
  const at = EDGE + sheet.widthOfString(`Abfuhrkalender ${jahr}`) + 18
  sheet
    .fontSize(fitting(sheet, ort.name, 16, WIDTH - at - 150))
    .fillColor(INK)
    .text(ort.name, at, 26, line)
  sheet.font('plain').fontSize(10)
  sheet.text(town, WIDTH - EDGE - sheet.widthOfString(town), 30, line)
}

function fitting(sheet: Sheet, text: string, size: number, width: number): number {
  sheet.fontSize(size)
  return Math.max(7, Math.min(size, (size * width) / Math.max(1, sheet.widthOfString(text))))
}

function mark(sheet: Sheet, { farbe, buchstabe }: Abfallart, x: number, y: number, size: number): void {
  const scale = size / 24
  sheet.save().translate(x, y).scale(scale)
  sheet.path(MARK_SHAPE).lineWidth(1).fillAndStroke(farbe, INK)
  sheet.restore()
  sheet
    .font('strong')
    .fontSize(size * 0.58)
    .fillColor(inkOn(farbe))
  sheet.text(buchstabe, x + (size - sheet.widthOfString(buchstabe)) / 2, y + size * 0.29, line)
}

function drawLegend(sheet: Sheet, legend: Part, arten: readonly Abfallart[]): void {
  const step = (WIDTH - 2 * EDGE) / LEGEND_COLUMNS
  for (const [at, art] of arten.entries()) {
    const x = EDGE + (at % LEGEND_COLUMNS) * step
    const y = LEGEND_AT + Math.floor(at / LEGEND_COLUMNS) * LEGEND_ROW
    const draw = () => {
      mark(sheet, art, x, y, 22)
      sheet
        .save()
        .translate(x + 26, y + 2)
        .scale(0.8)
      sheet.path(zeichenOf(art)).fill(INK, 'even-odd')
      sheet.restore()
      const room = { width: step - 56, height: 10, ellipsis: true, lineBreak: true }
      sheet.font('strong').fillColor(INK).fontSize(10)
      sheet.text(art.name, x + 50, art.rhythmus ? y + 1 : y + 6, { ...room, height: 13 })
      if (art.rhythmus)
        sheet
          .font('plain')
          .fontSize(7)
          .text(art.rhythmus, x + 50, y + 14, room)
    }
    const actual = [art.name, art.rhythmus].filter(Boolean).join(', ')
    legend.add(sheet.struct('LI', {}, [sheet.struct('LBody', { actual }, draw)]))
  }
}

function drawMonth(
  sheet: Sheet,
  root: Part,
  days: Days,
  column: number,
  { monat, tage }: Jahresblatt['monate'][number],
): void {
  const x = EDGE + column * COLUMN
  const name = formatMonth(monat)
  root.add(
    sheet.struct('H2', { actual: name }, () => {
      const [short = ''] = name.split(' ')
      sheet
        .font('strong')
        .fontSize(10.5)
        .fillColor(GREEN)
        .text(short, x + 2, days.at - 15, line)
    }),
  )
  root.add(
    sheet.struct('Artifact', {}, () => {
      for (const [at, { tag, wochentag, feiertag }] of tage.entries()) {
        const y = days.at + at * days.height
        if (wochentag === 6 || feiertag) sheet.rect(x + 0.5, y, COLUMN - 1.5, days.height).fill(FREE)
        sheet
          .moveTo(x + 0.5, y)
          .lineTo(x + COLUMN - 1, y)
          .lineWidth(0.5)
          .strokeColor(LINE)
          .stroke()
        sheet.font('strong').fontSize(8.5).fillColor(INK)
        const day = String(Number(tag.slice(8)))
        sheet.text(day, x + 12 - sheet.widthOfString(day), y + 2.2, line)
        sheet
          .font('plain')
          .fontSize(6.5)
          .text(WEEK[wochentag] ?? '', x + 14, y + 3.6, line)
      }
    }),
  )
  const list = sheet.struct('L')
  root.add(list)
  for (const [at, { tag, abfuhren }] of tage.entries()) {
    if (abfuhren.length === 0) continue
    const y = days.at + at * days.height
    const step = Math.min(MARK + 1.5, (COLUMN - 25) / abfuhren.length)
    const actual = `${Number(tag.slice(8))}. ${name}: ${abfuhren
      .map(({ art, istVerschoben }) => art.name + (istVerschoben ? ' (verschoben)' : ''))
      .join(', ')}`
    const draw = () => {
      for (const [place, { art, istVerschoben }] of abfuhren.entries()) {
        mark(sheet, art, x + 24 + place * step, y + 1.2, MARK)
        if (!istVerschoben) continue
        sheet
          .font('strong')
          .fontSize(8)
          .fillColor(INK)
          .text('!', x + COLUMN - 5, y + 2.5, line)
      }
    }
    list.add(sheet.struct('LI', {}, [sheet.struct('LBody', { actual }, draw)]))
  }
  list.end()
}

/** What the marks cannot say, in one small line after another; what does not fit stands on the page of the street. */
function notes(sheet: Sheet, { anmerkungen, monate }: Jahresblatt): void {
  const isMoved = monate.some(({ tage }) =>
    tage.some(({ abfuhren }) => abfuhren.some(({ istVerschoben }) => istVerschoben)),
  )
  const told = [
    ...(isMoved ? ['! = wegen eines Feiertags oder aus anderem Grund verschoben'] : []),
    ...anmerkungen.map(
      ({ datum, text }) => `${Number(datum.slice(8))}.${Number(datum.slice(5, 7))}. ${text}`,
    ),
  ].join('   ·   ')
  sheet
    .font('plain')
    .fontSize(7)
    .fillColor(INK)
    .text(told, EDGE, BOTTOM + 5, { width: WIDTH - 2 * EDGE, height: 36, ellipsis: true })
}

function gathered(sheet: Sheet): Promise<Buffer> {
  const parts: Buffer[] = []
  return new Promise((resolve, reject) => {
    sheet.on('data', (part: Buffer) => parts.push(part))
    sheet.on('end', () => resolve(Buffer.concat(parts)))
    sheet.on('error', reject)
  })
}
