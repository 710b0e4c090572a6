import type { Textblock } from '@rathausplatz/contract'

/** Texts that have a place of their own on the page of a service; all others follow each other under their titles. */
export type TextblockArt =
  | 'preamble'
  | 'unterlagen'
  | 'kosten'
  | 'bearbeitungsdauer'
  | 'fristen'
  | 'stelle'
  | 'rechtsgrundlage'
  | 'freigabevermerk'

/** The words of service-bw and of XZuFi, in `typ` or in the title; the first that fits holds. */
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

/** What a text block is about, told by its `typ`, else by its title. */
export function textblockArt({ typ, titel }: Pick<Textblock, 'typ' | 'titel'>): TextblockArt | undefined {
  const told = (text: string) => words.find(([, word]) => word.test(text.trim()))?.[0]
  return told(typ) ?? told(titel)
}
