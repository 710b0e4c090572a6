import type { Textblock } from '@rathausplatz/contract'

/** Kinds of text with a fixed position on the page. All other texts follow under their own titles. */
export type TextblockArt =
  | 'preamble'
  | 'unterlagen'
  | 'kosten'
  | 'bearbeitungsdauer'
  | 'fristen'
  | 'stelle'
  | 'rechtsgrundlage'
  | 'freigabevermerk'

/** Terms of service-bw and XZuFi in `typ` or in the title; the first matching kind is used. */
const words: readonly (readonly [TextblockArt, RegExp])[] = [
  ['preamble', /^(?:preamble|kurztext|teaser)/i],
  ['freigabevermerk', /^(?:freigabe|fachliche\s*freigabe)/i],
  ['unterlagen', /unterlagen/i],
  ['kosten', /^(?:kosten|geb(?:ü|ue)hr)/i],
  ['bearbeitungsdauer', /^(?:bearbeitungs)?dauer/i],
  ['fristen', /^frist/i],
  ['stelle', /^zust(?:ä|ae)ndige\s*stelle/i],
  ['rechtsgrundlage', /^rechtsgrundlage/i],
]

/** Determines the kind of a text block by its `typ`, otherwise by its title. */
export function textblockArt({ typ, titel }: Pick<Textblock, 'typ' | 'titel'>): TextblockArt | undefined {
  const told = (text: string) => words.find(([, word]) => word.test(text.trim()))?.[0]
  return told(typ) ?? told(titel)
}
