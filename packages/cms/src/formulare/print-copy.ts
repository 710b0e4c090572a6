import { type Antwort, type Eingangsstand, eingangsstand, type FileAnswer } from '@rathausplatz/contract'
import { type Block, LINE, MARGIN, openMissingLetters, print, QUIET, write } from '@rathausplatz/pdf'
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
  const bytes = await print(about, blocksOf(eingang, openMissingLetters()), {
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

const LACKING = 'Diese Zeichen kann das PDF nicht zeigen, hier steht „?“ oder ein ähnlicher Buchstabe:'
const ORIGINAL =
  'Vollständig steht der Text in der Redaktion unter „Eingänge“ und auf der Website unter „Wie weit ist mein Vorgang?“ (/formulare/stand).'

/** The parts of a copy from top to bottom. */
export function blocksOf(
  { titel, vorgang, stadt, eingegangen_am, stand, antworten, verlauf }: Printed,
  missingIn: (text: string) => readonly string[] = () => [],
): Block[] {
  const line = (text: string, more: Partial<Block> = {}): Block => ({ runs: [{ text }], size: 11, ...more })
  const small = (text: string, more: Partial<Block> = {}): Block =>
    line(text, { size: 9, colour: QUIET, leads: true, ...more })
  // What the paper cannot show is said where it is missing: a silent `?` would look like the answer.
  const lacking = (text: string): Block[] => {
    const kinds = missingIn(text)
    return kinds.length === 0
      ? []
      : [small(`${LACKING} ${kinds.join(', ')}. ${ORIGINAL}`, { leads: false, role: 'more', indent: 12 })]
  }
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
      ...lacking(`${answer.label}\n${answerWords(answer)}`),
    ]),
    { runs: [{ text: 'Verlauf', strong: true }], role: 'h2', size: 13, before: 22, leads: true },
    ...verlauf.flatMap(step => [
      line(`${moment(step.am)}: ${eingangsstand[step.stand]}`, { role: 'point', before: 6 }),
      ...(step.text ? [line(step.text, { role: 'more', indent: 12 }), ...lacking(step.text)] : []),
    ]),
  ]
}
