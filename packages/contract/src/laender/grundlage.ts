import { rechtOf } from './recht.ts'

/** A legal basis that each state has in a law of its own. */
export type Landesgrundlage = { readonly land: keyof typeof inWorten }

const inWorten = {
  /** A task in the public interest. */
  aufgabe: (ags: string | undefined) => {
    const { aufgabe, kurz } = rechtOf(ags)?.datenschutz ?? {}
    const law = aufgabe ?? `dem Datenschutzgesetz des Landes${kurz ? ` (${kurz})` : ''}`
    return `Art. 6 Abs. 1 Buchst. e DSGVO mit ${law}`
  },
  /** Data of employees and of members of the council. */
  beschaeftigte: (ags: string | undefined) =>
    rechtOf(ags)?.datenschutz.beschaeftigte ?? 'Datenschutzrecht des Landes',
  /** The invitation to a meeting of the council: the paragraph, without its parts. */
  ladung: (ags: string | undefined) => {
    const { kurz, ladung } = rechtOf(ags)?.kommunal ?? {}
    const [paragraf] = /^(?:§|Art\.) \d+\w*/.exec(ladung?.paragraf ?? '') ?? []
    return kurz && paragraf ? `${paragraf} ${kurz}` : 'Kommunalrecht des Landes'
  },
}

/** Returns a legal basis as text for visitors of a town, neutral without its official key. */
export const grundlageInWorten = (grundlage: string | Landesgrundlage, ags: string | undefined): string =>
  typeof grundlage === 'string' ? grundlage : inWorten[grundlage.land](ags)
