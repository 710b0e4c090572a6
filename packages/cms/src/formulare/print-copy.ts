import { type Antwort, type Eingangsstand, eingangsstand, type FileAnswer } from '@rathausplatz/contract'
import { type Block, LINE, MARGIN, print, QUIET, write } from '@rathausplatz/pdf'
import { longMoment } from '@rathausplatz/time'
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

/** Renders a submission as PDF, for its sender and for the records of the office. */
export async function printed(eingang: Printed): Promise<FileAnswer> {
  const { vorgang, titel, stadt, eingegangen_am, verlauf } = eingang
  const made = new Date(verlauf.at(-1)?.am ?? eingegangen_am)
  const about = { title: `${titel} (${vorgang})`, author: stadt, made }
  const bytes = await print(about, blocksOf(eingang), {
    frame: (sheet, { plain }, number, of) =>
      write(sheet, plain, `${vorgang} · Seite ${number} von ${of}`, {
        x: MARGIN.side,
        y: 40,
        size: 9,
        colour: QUIET,
      }),
  })
  return {
    typ: 'application/pdf',
    name: `${vorgang}.pdf`,
    version: `${verlauf.length}`,
    bytes: Uint8Array.from(bytes),
  }
}

/** The parts of a copy from top to bottom. */
export function blocksOf({
  titel,
  vorgang,
  stadt,
  eingegangen_am,
  stand,
  antworten,
  verlauf,
}: Printed): Block[] {
  const line = (text: string, more: Partial<Block> = {}): Block => ({ runs: [{ text }], size: 11, ...more })
  const small = (text: string, more: Partial<Block> = {}): Block =>
    line(text, { size: 9, colour: QUIET, leads: true, ...more })
  const moment = (at: string) => `${longMoment(new Date(at))} Uhr`
  return [
    ...(stadt ? [small(stadt)] : []),
    { runs: [{ text: titel, strong: true }], role: 'h1', size: 20, lead: 1.25, before: 4 },
    line(`Vorgangsnummer ${vorgang}`, { before: 8 }),
    line(`Eingegangen am ${moment(eingegangen_am)}`, { colour: QUIET }),
    line(`Stand: ${eingangsstand[stand]}`, { colour: QUIET }),
    ...antworten.flatMap(answer => [
      small(answer.label, { role: 'term', before: 12, rule: LINE }),
      // Set in, so that no line of it looks like a question of the form.
      line(answerWords(answer), { role: 'more', indent: 12 }),
    ]),
    { runs: [{ text: 'Verlauf', strong: true }], role: 'h2', size: 13, before: 22, leads: true },
    ...verlauf.flatMap(step => [
      line(`${moment(step.am)}: ${eingangsstand[step.stand]}`, { role: 'point', before: 6 }),
      ...(step.text ? [line(step.text, { role: 'more', indent: 12 })] : []),
    ]),
  ]
}
