import { setImmediate } from 'node:timers/promises'
import type { Abfallart } from '@rathausplatz/contract'
import { type Faces, linesOf, openFaces, type Part, Sheet, shortened, write } from '@rathausplatz/pdf'
import type { Jahresblatt } from '@rathausplatz/templates/abfall'
import { formatMonth, inkOn, zeichenOf } from '@rathausplatz/ui'

/** Width of an A4 sheet in landscape, in points. */
const WIDTH = 841.89
const EDGE = 24
const COLUMN = (WIDTH - 2 * EDGE) / 12
/** Where the days end and the notes begin: distance from the top in points. */
const BOTTOM = 543
const LEGEND_AT = 56
const LEGEND_ROW = 28
const LEGEND_COLUMNS = 4
const MARK = 11
const TOWN_SIZE = 10
const NOTE_SIZE = 7
const NOTE_LINES = 4

const INK = '#1e2421'
const GREEN = '#24523b'
const LINE = '#c9c2b6'
const FREE = '#efe7dc'

const WEEK = ['Mo', 'Di', 'Mi', 'Do', 'Fr', 'Sa', 'So']
const MARK_SHAPE = 'M2.5 7h19l-1.7 13.6q-.2 1.9-2.1 1.9H6.3q-1.9 0-2.1-1.9zM1.5 3.5q0-2 2-2h17q2 0 2 2V6h-21z'

type Poster = { readonly sheet: Sheet; readonly faces: Faces }

/**
 * Draws the waste calendar of a street as a poster on one A4 sheet. A screen reader reads it month by month,
 * each collection with its day; days without a collection are marked as decoration (PDF/UA).
 */
export async function yearSheetPdf(blatt: Jahresblatt, town: string): Promise<Buffer> {
  const title = `Abfuhrkalender ${blatt.jahr}, ${blatt.ort.name}`
  const made = new Date(Date.UTC(blatt.jahr, 0, 1))
  const sheet = new Sheet({ title, author: town, made, isUa: true })
  const poster = { sheet, faces: openFaces(sheet, 'house', 700) }
  const { whole } = sheet
  sheet.addPage({ layout: 'landscape' })
  whole.add(sheet.struct('H1', { actual: title }, () => drawTitle(poster, blatt, town)))
  whole.add(sheet.struct('P', {}, () => drawTown(poster, town)))
  const legend = sheet.struct('L')
  whole.add(legend)
  drawLegend(poster, legend, blatt.arten)
  const at = LEGEND_AT + Math.ceil(blatt.arten.length / LEGEND_COLUMNS) * LEGEND_ROW + 18
  const days: Days = { at, height: (BOTTOM - at) / 31 }
  for (const [column, month] of blatt.monate.entries()) {
    // Yields to other requests.
    await setImmediate()
    drawMonth(poster, days, column, month)
  }
  await setImmediate()
  const actual = notesOf(blatt)
  if (blatt.anmerkungen.length > 0) whole.add(sheet.struct('P', { actual }, () => drawNotes(poster, actual)))
  return sheet.bytes()
}

/** Position of the first day from the top, and height of each day, in points. */
type Days = { at: number; height: number }

type Look = { readonly size: number; readonly colour?: string; readonly face?: keyof Faces }

/** Distance from the top of a line of text to its baseline, as a share of the font size. */
const ASCENT = 0.935

/** Writes a text; x and y are its upper left corner. */
function say({ sheet, faces }: Poster, text: string, x: number, y: number, look: Look): void {
  const { size, colour = INK, face = 'plain' } = look
  write(sheet, faces[face], text, { x, y: sheet.page.height - y - ASCENT * size, size, colour })
}

function drawTitle(poster: Poster, { jahr, ort }: Jahresblatt, town: string): void {
  const { strong, plain } = poster.faces
  const said = `Abfuhrkalender ${jahr}`
  say(poster, said, EDGE, 20, { size: 24, colour: GREEN, face: 'strong' })
  const at = EDGE + strong.widthOf(said, 24) + 18
  const room = WIDTH - at - EDGE - plain.widthOf(town, TOWN_SIZE) - 18
  const size = Math.max(7, Math.min(16, (16 * room) / Math.max(1, strong.widthOf(ort.name, 16))))
  say(poster, shortened(ort.name, strong, size, room), at, 26, { size, face: 'strong' })
}

function drawTown(poster: Poster, town: string): void {
  const x = WIDTH - EDGE - poster.faces.plain.widthOf(town, TOWN_SIZE)
  say(poster, town, x, 30, { size: TOWN_SIZE })
}

function mark(poster: Poster, { farbe, buchstabe }: Abfallart, x: number, y: number, size: number): void {
  const { sheet, faces } = poster
  sheet
    .save()
    .translate(x, y)
    .scale(size / 24)
  sheet.path(MARK_SHAPE).lineWidth(1).fillAndStroke(farbe, INK)
  sheet.restore()
  const look: Look = { size: size * 0.58, colour: inkOn(farbe), face: 'strong' }
  say(poster, buchstabe, x + (size - faces.strong.widthOf(buchstabe, look.size)) / 2, y + size * 0.29, look)
}

function drawLegend(poster: Poster, legend: Part, arten: readonly Abfallart[]): void {
  const { sheet, faces } = poster
  const step = (WIDTH - 2 * EDGE) / LEGEND_COLUMNS
  const room = step - 56
  for (const [at, art] of arten.entries()) {
    const x = EDGE + (at % LEGEND_COLUMNS) * step
    const y = LEGEND_AT + Math.floor(at / LEGEND_COLUMNS) * LEGEND_ROW
    const draw = () => {
      mark(poster, art, x, y, 22)
      sheet
        .save()
        .translate(x + 26, y + 2)
        .scale(0.8)
      sheet.path(zeichenOf(art)).fill(INK, 'even-odd')
      sheet.restore()
      const name = shortened(art.name, faces.strong, 10, room)
      say(poster, name, x + 50, art.rhythmus ? y + 1 : y + 6, { size: 10, face: 'strong' })
      say(poster, shortened(art.rhythmus, faces.plain, 7, room), x + 50, y + 14, { size: 7 })
    }
    const actual = [art.name, art.rhythmus].filter(Boolean).join(', ')
    legend.add(sheet.struct('LI', {}, [sheet.struct('LBody', { actual }, draw)]))
  }
}

function drawMonth(
  poster: Poster,
  days: Days,
  column: number,
  { monat, tage }: Jahresblatt['monate'][number],
): void {
  const { sheet, faces } = poster
  const x = EDGE + column * COLUMN
  const name = formatMonth(monat)
  const [short = ''] = name.split(' ')
  const draw = () => say(poster, short, x + 2, days.at - 15, { size: 10.5, colour: GREEN, face: 'strong' })
  sheet.whole.add(sheet.struct('H2', { actual: name }, draw))
  sheet.aside('Layout', () => {
    for (const [at, { tag, wochentag, feiertag }] of tage.entries()) {
      const y = days.at + at * days.height
      if (wochentag === 6 || feiertag) sheet.rect(x + 0.5, y, COLUMN - 1.5, days.height).fill(FREE)
      sheet
        .moveTo(x + 0.5, y)
        .lineTo(x + COLUMN - 1, y)
        .lineWidth(0.5)
        .strokeColor(LINE)
        .stroke()
      const day = String(Number(tag.slice(8)))
      say(poster, day, x + 12 - faces.strong.widthOf(day, 8.5), y + 2.2, { size: 8.5, face: 'strong' })
      say(poster, WEEK[wochentag] ?? '', x + 14, y + 3.6, { size: 6.5 })
    }
  })
  const list = sheet.struct('L')
  sheet.whole.add(list)
  for (const [at, { tag, abfuhren }] of tage.entries()) {
    if (abfuhren.length === 0) continue
    const y = days.at + at * days.height
    const step = Math.min(MARK + 1.5, (COLUMN - 25) / abfuhren.length)
    const actual = `${Number(tag.slice(8))}. ${name}: ${abfuhren
      .map(({ art, istVerschoben }) => art.name + (istVerschoben ? ' (verschoben)' : ''))
      .join(', ')}`
    const draw = () => {
      for (const [place, { art, istVerschoben }] of abfuhren.entries()) {
        mark(poster, art, x + 24 + place * step, y + 1.2, MARK)
        if (istVerschoben) say(poster, '!', x + COLUMN - 5, y + 2.5, { size: 8, face: 'strong' })
      }
    }
    list.add(sheet.struct('LI', {}, [sheet.struct('LBody', { actual }, draw)]))
  }
}

/** The notes that the marks cannot express. */
function notesOf({ anmerkungen, monate }: Jahresblatt): string {
  const isMoved = monate.some(({ tage }) =>
    tage.some(({ abfuhren }) => abfuhren.some(({ istVerschoben }) => istVerschoben)),
  )
  return [
    ...(isMoved ? ['! = wegen eines Feiertags oder aus anderem Grund verschoben'] : []),
    ...anmerkungen.map(
      ({ datum, text }) => `${Number(datum.slice(8))}.${Number(datum.slice(5, 7))}. ${text}`,
    ),
  ].join('\u00a0 \u00a0·\u00a0 \u00a0')
}

/**
 * Draws the notes in small lines. Text that does not fit is not drawn, but screen readers still read it, and
 * the page of the street shows it.
 */
function drawNotes(poster: Poster, told: string): void {
  const lines = linesOf([{ text: told }], NOTE_SIZE, WIDTH - 2 * EDGE - 8, poster.faces)
  for (const [at, { words }] of lines.slice(0, NOTE_LINES).entries()) {
    const rest = at === NOTE_LINES - 1 && lines.length > NOTE_LINES ? '…' : ''
    const text = words.map(word => word.text).join('')
    say(poster, text + rest, EDGE, BOTTOM + 5 + at * 1.2 * NOTE_SIZE, { size: NOTE_SIZE })
  }
}
