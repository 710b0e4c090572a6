/** The content of a packet before typesetting; its reader may read all of it. */
export type Packet = {
  readonly town: string
  readonly titel: string
  /** Lines below the title: body, day and hour, place. */
  readonly kopf: readonly string[]
  /** Notices printed before the agenda: cancelled, moved, a note of the office. */
  readonly hinweise: readonly string[]
  /**
   * The member whose notes are included. Without notes, all readers with the same access share the packet.
   */
  readonly notizenVon?: string | undefined
  readonly teile: readonly Part[]
}

export type Part = {
  readonly istOeffentlich: boolean
  readonly titel: string
  readonly punkte: readonly Item[]
}

/** An agenda item with everything printed for it. */
export type Item = {
  /** Named destination, for links from elsewhere. */
  readonly stelle?: string | undefined
  /** Empty for files of the meeting itself, which follow its agenda. */
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
  /** Formatted text, printed only if the paper is not enclosed as a file. */
  readonly text: string
}

/** A file for an item: its key among the files of the packet, or why it is missing. */
export type Enclosure = {
  readonly art: 'Vorlage' | 'Anlage' | 'Datei'
  readonly titel: string
} & ({ readonly datei: string; readonly fehlt?: never } | { readonly fehlt: string })

/** Whether an item has more than its line on the agenda. */
export const hasSheet = ({ text, vorlage, ergebnis, notiz, beilagen }: Item): boolean =>
  Boolean(text || vorlage || ergebnis || notiz) || beilagen.length > 0
