import { type Block, INK, LINE, type Paragraph, QUIET } from '@rathausplatz/pdf'
import { blocksOfHtml } from './blocks-of-html.ts'
import { type Enclosure, hasSheet, type Item, type Packet, type Part } from './packet.ts'

const text = (said: string, more: Partial<Paragraph> = {}): Paragraph => ({
  runs: [{ text: said }],
  size: 10.5,
  before: 6,
  ...more,
})
const strong = (said: string, more: Partial<Paragraph> = {}): Paragraph =>
  text(said, { runs: [{ text: said, strong: true }], ...more })
const heading = (said: string, role: 'h1' | 'h2' | 'h3', more: Partial<Paragraph> = {}): Paragraph =>
  strong(said, { role, size: 12.5, before: 18, leads: true, ...more })
const small = (said: string, more: Partial<Paragraph> = {}): Paragraph =>
  text(said, { size: 9, colour: QUIET, before: 2, ...more })

/** Returns the reference of an item or enclosure, used for page numbers. */
export const refOf = (part: number, item: number, enclosure?: number): string =>
  [part, item, ...(enclosure === undefined ? [] : [enclosure])].join('.')

/**
 * Returns the blocks of the cover with the agenda and page numbers. The non-public agenda is on separate
 * pages.
 */
export const coverOf = (
  { town, titel, kopf, hinweise, notizenVon, teile }: Packet,
  stand: string,
): Block[][] => {
  const [first, ...rest] = teile.map((part, place) => agendaOf(part, place))
  const head: Block[] = [
    text(town, { size: 11, colour: QUIET }),
    strong('Sitzungsunterlagen', { size: 11, before: 2 }),
    heading(titel, 'h1', { size: 25, lead: 1.2, before: 34 }),
    ...kopf.map((line, place) => text(line, { size: 12, before: place === 0 ? 12 : 2 })),
    ...hinweise.map(line => text(line, { before: 12, indent: 14, edge: INK })),
    small(`Stand dieser Unterlagen: ${stand}`, { before: 14 }),
    ...(notizenVon === undefined
      ? []
      : [small(`Mit den privaten Notizen von ${notizenVon}. Bitte nicht weitergeben.`)]),
  ]
  return [[...head, ...(first ?? [])], ...rest]
}

function agendaOf({ titel, punkte }: Part, place: number): Block[] {
  return [
    heading(titel, 'h2', { size: 15, before: 30, rule: INK }),
    ...punkte.flatMap((item, index): Block[] => [
      {
        runs: [{ text: item.titel, strong: hasSheet(item) }],
        role: 'point',
        size: 11,
        before: 9,
        indent: 40,
        sign: item.nummer,
        ...(hasSheet(item) ? { ref: refOf(place, index) } : {}),
        leads: item.vorlage !== undefined,
      },
      ...(item.vorlage ? [small(item.vorlage.name, { role: 'more', indent: 40 })] : []),
    ]),
    ...(punkte.length === 0 ? [text('Die Tagesordnung steht noch nicht fest.')] : []),
  ]
}

/** Returns the blocks printed before the files of an item. */
export function sheetOf(item: Item, part: number, place: number): Block[] {
  const { nummer, titel, vorlage, ergebnis, notiz, beilagen } = item
  const isPrinted = beilagen.some(({ art, fehlt }) => art === 'Vorlage' && fehlt === undefined)
  return [
    text(nummer ? `Tagesordnungspunkt ${nummer}` : 'Zur Sitzung', { size: 11, colour: QUIET }),
    heading(titel, 'h2', { size: 19, lead: 1.24, before: 4 }),
    ...(vorlage
      ? [strong(vorlage.name, { before: 10 }), ...vorlage.angaben.map(line => text(line, { before: 1 }))]
      : []),
    ...paragraphs(item.text, 12),
    ...section('Notiz', notiz, { edge: LINE, indent: 14 }),
    ...section('Worum es geht', vorlage?.einleitung),
    ...section('Beschlussvorschlag', vorlage?.beschlussvorschlag, { edge: INK, indent: 14 }),
    ...section('Ergebnis', ergebnis),
    ...(vorlage && !isPrinted && vorlage.text
      ? [heading('Sachverhalt', 'h3'), ...blocksOfHtml(vorlage.text)]
      : []),
    ...(isPrinted ? [] : section('Kosten', vorlage?.kosten)),
    ...(beilagen.length === 0
      ? []
      : [
          heading('Dazu in diesem Paket', 'h3', { before: 24, rule: LINE }),
          ...beilagen.map(({ art, titel: name, fehlt }, index) =>
            text(nameOf(art, name) + (fehlt === undefined ? '' : ' (fehlt)'), {
              role: 'point',
              ref: refOf(part, place, index),
            }),
          ),
        ]),
  ]
}

/** Prefixes the kind of an enclosure, unless its title contains it. */
const nameOf = (art: Enclosure['art'], titel: string) =>
  titel.toLowerCase().includes(art.toLowerCase()) ? titel : `${art}: ${titel}`

const section = (title: string, said: string | undefined, look: Partial<Paragraph> = {}): Block[] =>
  said ? [heading(title, 'h3'), ...paragraphs(said, 4, look)] : []

const paragraphs = (said: string, before: number, look: Partial<Paragraph> = {}): Block[] =>
  said
    .split(/\n{2,}/)
    .filter(Boolean)
    .map((paragraph, place) => text(paragraph, { ...look, before: place === 0 ? before : 7 }))

/** Returns the page that replaces a file that cannot be printed. */
export const missingSheet = ({ art, titel }: Enclosure, why: string): Block[] => [
  text(art, { size: 11, colour: QUIET }),
  heading(titel, 'h3', { size: 19, lead: 1.24, before: 4 }),
  strong('Diese Datei steht nicht in diesem Paket.', { before: 16 }),
  text(why),
  text(
    'Bitte öffnen Sie sie bei der Sitzung auf der Website, oder fragen Sie die Geschäftsstelle des Gemeinderats.',
  ),
]
