/** What a packet is made of, before it is set: everything in it is for whoever gets it. */
export type Packet = {
  readonly town: string
  readonly titel: string
  /** Lines below the title: the body, day and hour, place. */
  readonly kopf: readonly string[]
  /** What has to be known before all else: called off, moved, a word of the office. */
  readonly hinweise: readonly string[]
  /** Whose notes stand in it; without, the packet of everybody who may read the same. */
  readonly notizenVon?: string | undefined
  readonly teile: readonly Part[]
}

export type Part = {
  readonly istOeffentlich: boolean
  readonly titel: string
  readonly punkte: readonly Item[]
}

/** An item of the agenda with all that is printed to it. */
export type Item = {
  /** What the place is called at which it begins, for links from elsewhere. */
  readonly stelle?: string | undefined
  /** Without one: files of the meeting itself, behind its agenda. */
  readonly nummer: string
  readonly titel: string
  readonly text: string
  readonly vorlage?: Paper | undefined
  readonly ergebnis: string
  readonly notiz: string
  readonly beilagen: readonly Enclosure[]
}

export type Paper = {
  /** `Beschlussvorlage 2026/087`. */
  readonly name: string
  readonly angaben: readonly string[]
  readonly einleitung: string
  readonly beschlussvorschlag: string
  readonly kosten: string
  /** Formatted text; printed only where the paper is not there as a file. */
  readonly text: string
}

/** A file behind an item: under its key among the files of the packet, or why it is not there. */
export type Enclosure = {
  readonly art: 'Vorlage' | 'Anlage' | 'Datei'
  readonly titel: string
} & ({ readonly datei: string; readonly fehlt?: never } | { readonly fehlt: string })

/** True where an item has more than its line on the agenda. */
export const hasSheet = ({ text, vorlage, ergebnis, notiz, beilagen }: Item): boolean =>
  Boolean(text || vorlage || ergebnis || notiz) || beilagen.length > 0
