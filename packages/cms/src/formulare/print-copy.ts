import { PDFDocument } from '@cantoo/pdf-lib'
import { type Antwort, type Eingangsstand, eingangsstand, type FileAnswer } from '@rathausplatz/contract'
import { longMoment } from '@rathausplatz/time'
import { embedFonts } from '../rat/paket/fonts.ts'
import { colourOf, write } from '../rat/paket/stamp.ts'
import { type Block, LINE, QUIET, SHEET, typeset } from '../rat/paket/typeset.ts'
import { answerWords } from './answer-words.ts'

export type Printed = {
  readonly vorgang: string
  readonly titel: string
  readonly stadt: string
  readonly eingegangen_am: string
  readonly stand: Eingangsstand
  readonly antworten: readonly Antwort[]
  readonly verlauf: readonly { readonly am: string; readonly stand: Eingangsstand; readonly text: string }[]
}

/** What was sent, on paper: for who sent it and for the file of the office. */
export async function printed(eingang: Printed): Promise<FileAnswer> {
  const document = await PDFDocument.create()
  document.setTitle(`${eingang.titel} (${eingang.vorgang})`, { showInWindowTitleBar: true })
  document.setLanguage('de-DE')
  document.setAuthor(eingang.stadt)
  const fonts = await embedFonts(document)
  const pages = typeset(blocksOf(eingang), fonts)
  for (const [index, { marks }] of pages.entries()) {
    const page = document.addPage([SHEET.width, SHEET.height])
    for (const mark of marks) {
      if (mark.kind === 'text') write(page, fonts[mark.face], mark.text, mark)
      if (mark.kind === 'bar') page.drawRectangle({ ...mark, color: colourOf(mark.colour) })
    }
    const foot = `${eingang.vorgang} · Seite ${index + 1} von ${pages.length}`
    write(page, fonts.plain, foot, { x: 68, y: 40, size: 9, colour: QUIET })
  }
  const bytes = Uint8Array.from(await document.save())
  return {
    typ: 'application/pdf',
    name: `${eingang.vorgang}.pdf`,
    version: `${eingang.verlauf.length}`,
    bytes,
  }
}

function blocksOf({ titel, vorgang, stadt, eingegangen_am, stand, antworten, verlauf }: Printed): Block[] {
  const line = (text: string, more: Partial<Block> = {}): Block => ({ runs: [{ text }], size: 11, ...more })
  const small = (text: string, more: Partial<Block> = {}): Block =>
    line(text, { size: 9, colour: QUIET, leads: true, ...more })
  const moment = (at: string) => `${longMoment(new Date(at))} Uhr`
  return [
    ...(stadt ? [small(stadt)] : []),
    { runs: [{ text: titel, strong: true }], size: 20, lead: 1.25, before: 4 },
    line(`Vorgangsnummer ${vorgang}`, { before: 8 }),
    line(`Eingegangen am ${moment(eingegangen_am)}`, { colour: QUIET }),
    line(`Stand: ${eingangsstand[stand]}`, { colour: QUIET }),
    ...antworten.flatMap(answer => [
      small(answer.label, { before: 12, rule: LINE }),
      line(answerWords(answer)),
    ]),
    { runs: [{ text: 'Verlauf', strong: true }], size: 13, before: 22, leads: true },
    ...verlauf.flatMap(step => [
      line(`${moment(step.am)}: ${eingangsstand[step.stand]}`, { before: 6 }),
      ...(step.text ? [line(step.text, { indent: 12 })] : []),
    ]),
  ]
}
